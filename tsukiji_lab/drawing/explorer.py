"""The rules explorer as named parts of a page: find a rule, read it, go through its case."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Protocol

from msgspec import Struct

from tsukiji_lab.drawing.controls import button
from tsukiji_lab.drawing.glyphs import board_glyph, glyph, sail
from tsukiji_lab.drawing.html import Child, Html, el, join
from tsukiji_lab.drawing.page import slot
from tsukiji_lab.drawing.view import MARK, hidden, seat_class
from tsukiji_lab.game.action import MARKS
from tsukiji_lab.rulebook import RULES, Rule, Words
from tsukiji_lab.rulebook.chapters import BOARD_OF, chapter_of, chapter_title, chapters, part_of

MOST_FOUND = 30
"""So many rules that were found are listed."""
LONGEST_QUERY = 80

MOMENTS = {
    "before": (
        *("setup", "external", "more-markets", "open-order", "collapse", "variants"),
        "house-rules",
    ),
    "turn": (
        *("turn", "port", "licence", "fishing", "barge", "blue-ship", "purchase", "visit", "bid"),
        "overfishing",
    ),
    "always": ("money", "worth", "screen"),
    "end": ("end", "scoring"),
}
"""The chapters about the game, by the moment at which they count."""

LIST, RULE, CASE = "list", "rule", "case"
"""What the page is about: finding rules, one rule, or a case of it."""


class Told(Struct, frozen=True):
    """Something that is told: a sentence with the rules behind it, and what it is about."""

    sentence: str
    rules: tuple[str, ...] = ()
    title: str = ""


class StepSaid(Struct, frozen=True):
    """A step of a case in words: who acts, and the rule that refuses what is only tried."""

    seat: int
    sentence: str
    is_tried: bool
    refused: str


class Changeable(Protocol):
    """A number of the position that can be changed."""

    @property
    def kind(self) -> str: ...
    @property
    def piece(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def value(self) -> int: ...
    @property
    def least(self) -> int: ...
    @property
    def most(self) -> int: ...
    @property
    def step(self) -> int: ...


@cache
def explorer_style() -> str:
    """The style sheet of the explorer; it needs those of the drawings and of the panel."""
    return files(__package__).joinpath("explorer.css").read_text(encoding="utf-8")


def lay_out(about: str, table: Html | None) -> Html:
    """The frame of the page, with the ``table`` of an open case."""
    found = el("div", slot("found"), class_="x-found")
    if about == CASE:
        reading = el(
            "div", slot("rule"), slot("steps"), slot("answer"), slot("change"), class_="x-read"
        )
        body = join(reading, el("div", table, class_="x-table"))
    elif about == RULE:
        body = join(found, el("div", slot("rule"), class_="x-read"))
    else:
        body = found
    return join(
        *map(slot, ("symbols", "lost", "bar", "search")),
        slot("answer") if about != CASE else None,
        el("div", body, class_=f"explorer at-{about}"),
    )


# --- finding ---


def draw_search(words: Words, query: str) -> Html:
    """The field for words, and the ways to all chapters and to the table."""
    say = words.say
    return el(
        "div",
        el(
            "form",
            el(
                "input",
                type="search",
                name="words",
                value=query,
                maxlength=LONGEST_QUERY,
                placeholder=say("explorer_example"),
                autocomplete="off",
                aria_label=say("explorer_search"),
            ),
            el("button", say("explorer_find"), class_="btn primary"),
            data_do="find",
            role="search",
        ),
        button("chapter", say("explorer_all"), text=""),
        class_="x-search",
    )


def draw_overview(words: Words, here: bool) -> Html:
    """All chapters: by the moment of the game, and by board."""
    found = chapters()
    groups = {f"explorer_moment-{moment}": names for moment, names in MOMENTS.items()}
    for part in ("fish", "external"):
        names = [name for name in found if part_of(name) == part]
        groups[f"rules_page-{part}"] = tuple(
            sorted(names, key=lambda name: chapter_title(name, words))
        )
    sections = (
        el(
            "section",
            el("h3", words.say(title)),
            el("ul", *(el("li", _chapter(words, name, len(found[name]))) for name in names)),
            class_="x-part",
        )
        for title, names in groups.items()
    )
    return el(
        "div",
        el("h2", words.say("explorer_title"), tabindex=-1, data_here=here),
        el("p", words.say("explorer_intro", number=len(RULES)), class_="hint"),
        el("div", *sections, class_="x-parts"),
        class_="x-overview",
    )


def _chapter(words: Words, name: str, rules: int) -> Html:
    sign = board_glyph(BOARD_OF[name].board, "s") if name in BOARD_OF else None
    count = hidden(words.say("explorer_rules", number=rules))
    label = (sign, el("span", chapter_title(name, words)), el("small", rules, aria_hidden="true"))
    return button("chapter", *label, " ", count, look="x-item", text=name)


def draw_chapter(words: Words, chapter: str, shown: str, here: bool) -> Html:
    """The rules of a chapter; of a board's also those elsewhere that are about the board."""
    rules = chapters()[chapter]
    title = el("h2", chapter_title(chapter, words), tabindex=-1, data_here=here)
    elsewhere = None
    if chapter in BOARD_OF:
        board = BOARD_OF[chapter].board
        others = [r for r in RULES.values() if board in r.boards and chapter_of(r.id) != chapter]
        if others:
            also = el("h3", words.say("explorer_elsewhere", board=board))
            elsewhere = join(also, _listed(words, others, shown, with_chapter=True))
    return el("div", title, _listed(words, rules, shown), elsewhere, class_="x-list")


def draw_found(words: Words, query: str, rules: Sequence[Rule], shown: str, here: bool) -> Html:
    """The rules that were found by words, the best first."""
    count = words.say("explorer_found", number=len(rules), text=query)
    more = len(rules) - MOST_FOUND
    hint = None
    if not rules:
        hint = el("p", words.say("explorer_none-hint"), class_="hint")
    elif more > 0:
        hint = el("p", words.say("explorer_more", number=more), class_="hint")
    return el(
        "div",
        el("h2", count, tabindex=-1, data_here=here),
        _listed(words, rules[:MOST_FOUND], shown, with_chapter=True),
        hint,
        class_="x-list",
    )


def _listed(words: Words, rules: Iterable[Rule], shown: str, with_chapter: bool = False) -> Html:
    rows = []
    for rule in rules:
        chapter = chapter_title(chapter_of(rule.id), words) if with_chapter else None
        label = el("span", words.title(rule.id)), el("small", chapter) if chapter else None
        opening = button(
            "rule",
            *label,
            look="x-item",
            text=rule.id,
            aria_current="true" if rule.id == shown else None,
        )
        rows.append(el("li", opening))
    return el("ul", *rows)


# --- reading ---


def draw_rule(
    words: Words,
    rule: Rule,
    cases: Sequence[StepSaid | None] | None,
    here: bool,
    *,
    left: bool,
) -> Html:
    """A rule with a telling step of each of its cases; without these, the short of it. ``left``: a
    case was left for it, to which a button leads back.
    """
    say, chapter = words.say, chapter_of(rule.id)
    way = el(
        "nav",
        button(
            "chapter", glyph("left", "s"), chapter_title(chapter, words), look="link", text=chapter
        ),
        aria_label=say("explorer_way"),
        class_="x-way",
    )
    sign = glyph("brush" if rule.kind == "ruling" else "book")
    return el(
        "article",
        button("rule", glyph("left", "s"), say("explorer_close"), look="link", text=rule.id)
        if cases is None
        else way,
        button("case-again", glyph("left", "s"), say("explorer_case-again"), look="link")
        if left and cases is not None
        else None,
        el("h2", words.title(rule.id), tabindex=-1, data_here=here),
        el("p", words.text(rule.id), class_="x-text"),
        el(
            "p",
            el(
                "b",
                say(f"explorer_kind-{rule.kind}"),
                MARK if rule.kind == "reconstructed" else None,
            ),
            el("span", sign, words.citation(rule.id), class_="rule"),
            class_="x-source",
        ),
        None if cases is None else _more(words, rule, cases),
        class_="card x-card",
    )


def _more(words: Words, rule: Rule, cases: Sequence[StepSaid | None]) -> Html:
    """The cases of a rule, and what is worth reading beside it."""
    say = words.say
    boards = [board.replace("_", "-") for board in rule.boards]
    boards = [board for board in boards if board != chapter_of(rule.id)]
    about = [
        button(
            "chapter",
            board_glyph(BOARD_OF[b].board, "s"),
            chapter_title(b, words),
            look="link",
            text=b,
        )
        for b in boards
    ]
    related = (el("li", rule_link(words, other, with_chapter=True)) for other in rule.related)
    return join(
        el("div", el("h3", say("explorer_cases")), _cases(words, cases)) if cases else None,
        el("div", el("h3", say("rules_page-related")), el("ul", *related))
        if rule.related
        else None,
        el("div", el("h3", say("explorer_boards")), el("p", *about, class_="row"))
        if about
        else None,
    )


def _cases(words: Words, cases: Sequence[StepSaid | None]) -> Html:
    """The cases of a rule, each told by a step."""
    rows = []
    for number, step in enumerate(cases):
        told = words.say("explorer_position") if step is None else _step(words, step)
        title = words.say("explorer_case-title", number=number + 1, of=len(cases))
        label = join(glyph("right", "s"), el("span", el("b", title), " ", told))
        rows.append(el("li", button("case", label, look="x-item", text=str(number))))
    return el("ul", *rows)


def _step(words: Words, step: StepSaid) -> str:
    message = "explorer_step-try" if step.is_tried else "explorer_step-do"
    return words.say(message, seat=step.seat, text=step.sentence)


def rule_link(words: Words, id: str, with_chapter: bool = False) -> Html:
    """The name of a rule, which opens it."""
    chapter = chapter_title(chapter_of(id), words) if with_chapter else None
    link = button("rule", words.title(id), look="link", text=id)
    return join(link, " ", el("small", chapter)) if chapter else link


# --- a case ---


def draw_steps(
    words: Words,
    case: tuple[int, int],
    steps: Sequence[StepSaid],
    done: int,
    ways: tuple[bool, bool, bool],
    here: bool,
) -> Html:
    """The steps of a case, so many of them done. ``case`` is its number and how many there are,
    ``ways`` whether one can go back, go on, and return to the case.
    """
    say = words.say
    back, on, astray = ways
    rows = []
    for place, step in enumerate(steps):
        state = "done" if place < done else "next" if place == done and not astray else "later"
        refused: Child = None
        if step.refused:
            refused = el("small", say("explorer_refused-by"), " ", rule_link(words, step.refused))
        rows.append(
            el(
                "li",
                sail(step.seat, "s"),
                el("span", _step(words, step), refused),
                glyph("check", "s") if state == "done" else None,
                hidden(say("explorer_done")) if state == "done" else None,
                class_=f"{seat_class(step.seat)} is-{state}",
                aria_current="step" if state == "next" else None,
            )
        )
    number, of = case
    hint = None if steps else el("p", say("explorer_only-position"), class_="hint")
    if astray:
        hint = el("p", say("explorer_astray"), class_="hint")
    return el(
        "section",
        el("h2", say("explorer_case-title", number=number + 1, of=of), tabindex=-1, data_here=here),
        el("ol", *rows, class_="x-steps") if rows else None,
        hint,
        el(
            "div",
            button("back", glyph("left"), say("explorer_back"), disabled=not back),
            button("return", say("explorer_return"), look="btn primary")
            if astray
            else button(
                "on", say("explorer_on"), glyph("right"), look="btn primary", disabled=not on
            ),
            class_="row x-ways",
        ),
        class_="card x-card",
    )


def draw_answer(words: Words, told: Iterable[Told]) -> Html:
    """What came of something; the rules behind it are links."""
    lines = []
    for each in told:
        links = [rule_link(words, rule) for rule in dict.fromkeys(each.rules)]
        lines.append(
            el(
                "p",
                el("b", each.title, " ") if each.title else None,
                each.sentence,
                el("span", " ", glyph("book", "s"), *links, class_="x-by") if links else None,
            )
        )
    return el("div", *lines, class_="answer") if lines else Html("")


def draw_change(
    words: Words, place: str, numbers: Mapping[str, Sequence[Changeable]], is_earlier: bool
) -> Html:
    """The numbers of one place of the table, to be changed."""
    say = words.say
    options = (
        el("option", _place(words, each), value=each, selected=each == place) for each in numbers
    )
    fields = (
        el(
            "label",
            el("span", number_name(words, number)),
            el(
                "input",
                # Another place has another field of this name.
                id=f"x-{place}-{number.name}".replace(" ", "-"),
                type="number",
                inputmode="numeric",
                name=number.name,
                value=number.value,
                min=number.least,
                max=number.most,
                step=number.step,
                required=True,
                autocomplete="off",
                data_wanted=say(
                    "explorer_wanted", least=number.least, most=number.most, step=number.step
                ),
            ),
        )
        for number in numbers[place]
    )
    form = el(
        "form",
        el(
            "label",
            el("span", say("explorer_where")),
            el("select", *options, name="place", data_live=True),
        ),
        el("div", *fields, class_="x-numbers"),
        el("p", say("explorer_earlier"), class_="hint") if is_earlier else None,
        el("button", say("explorer_do-change"), class_="btn"),
        data_do="change",
    )
    summary = el("summary", say("explorer_change"))
    return el("details", summary, form, class_="card x-card x-change", id="explorer-change")


def number_name(words: Words, number: Changeable) -> str:
    """What a number counts."""
    values = {number.kind: number.piece} if number.piece else {}
    return words.say(f"explorer_number-{number.kind}", **values)


def _place(words: Words, place: str) -> str:
    if place in MARKS:
        return words.name("seat", MARKS.index(place))
    return words.name("board", place) if place != "turn" else words.say("explorer_turn")
