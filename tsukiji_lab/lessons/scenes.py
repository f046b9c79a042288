"""What is played or tried in a step, as markup."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tsukiji_lab import sea
from tsukiji_lab.charts.sea import dossier
from tsukiji_lab.drawing import draw
from tsukiji_lab.drawing.controls import button
from tsukiji_lab.drawing.glyphs import glyph, sail, tub
from tsukiji_lab.drawing.html import Child, Html, el, join
from tsukiji_lab.drawing.view import seat_class
from tsukiji_lab.lessons import board, seas
from tsukiji_lab.lessons.figures import tell, write
from tsukiji_lab.lessons.handle import handle
from tsukiji_lab.lessons.progress import Progress
from tsukiji_lab.lessons.seas import Slider
from tsukiji_lab.rulebook.texts import Texts

NAMED = ("fish-forward", "earle", "gibbens-2019")
"""The pages that the rulebook names."""
READING = ("worm-2006", "worm-committee", "hilborn-2020", "uw-overfished", "fao-2025")
"""What the lesson rests on and can be read on the web."""


def draw_scene(words: Texts, name: str, progress: Progress, is_here: bool) -> Html:
    """A scene as it stands. ``is_here`` is whether something was done in it just now, so that
    the reader is led to what came of it.
    """
    title = el("h3", tell(words, f"scene_{name}"), class_="find")
    return join(title, SCENES[name](words, progress, is_here))


# --- the class's game ---


def _board(words: Texts, progress: Progress, is_here: bool) -> Html:
    game, turns = board.play(progress.catches, words.language)
    said = game.words
    seat = game.state.on_turn
    over = board.is_over(turns)
    if over:
        emptied = turns[-1].overfished
        told = (
            words.say("scene_board_emptied", turn=len(turns))
            if emptied
            else words.say("scene_board_never", turns=len(turns), left=turns[-1].left)
        )
        ask = el("p", told, class_="judged", data_here=is_here, tabindex="-1")
        buttons: Child = button("again", words.say("scene_board_again"), text="board")
    else:
        turn = words.say(
            "scene_board_turn", turn=len(turns) + 1, turns=board.TURNS, port=said.name("seat", seat)
        )
        ask = el(
            "p",
            sail(seat, "s"),
            el("b", turn),
            class_=f"on-turn {seat_class(seat)}",
            data_here=is_here,
            tabindex="-1",
        )
        buttons = join(
            *(
                button("catch", words.say(f"scene_board_{hardness}"), text=hardness)
                for hardness in board.HARDNESS
            )
        )
    told_turns = (
        el(
            "li",
            el(
                "p",
                words.say(
                    "scene_board_told",
                    turn=n,
                    port=said.name("seat", (n - 1) % board.PLAYERS),
                    caught=turn.caught,
                    left=turn.left,
                ),
            ),
            el(
                "details",
                el("summary", words.say("scene_board_log")),
                el("ul", *(el("li", line.sentence) for line in turn.lines)),
            ),
        )
        for n, turn in enumerate(turns, 1)
    )
    barrels = board.barrels_left(progress.catches)[-1]
    tubs = (
        el("span", tub(board.FISH), class_="there" if n < barrels else "gone")
        for n in range(board.BARRELS)
    )
    return el(
        "div",
        el("div", Html(draw(game)[f"market-{board.FISH}"]), class_="one-stall"),
        el(
            "div",
            el(
                "div",
                *tubs,
                class_="shoal",
                role="img",
                aria_label=words.say("scene_board_left", left=barrels),
            ),
            ask,
            el("div", buttons, class_="row"),
            el("ol", *told_turns, class_="turns"),
            class_="play",
        ),
        class_="class-game",
    )


# --- sliders ---


def slider(words: Texts, label: str, name: str, made: Slider, value: float) -> Html:
    """A slider with its name and what it stands at."""
    return el(
        "label",
        el("span", label),
        handle(words, name, made, value),
        el("output", write(words, made.form, value), data_of=name),
        class_="slide",
    )


def _lasting(words: Texts, progress: Progress, is_here: bool) -> Html:
    days = seas.value(progress.slid, "days", seas.LASTING)
    biomass, catch = seas.STOCK.lasting_biomass(days), seas.STOCK.lasting_yield(days)
    values = {
        "days": words.number(days),
        "biomass": write(words, "tonnes", biomass),
        "catch": write(words, "tonnes", catch),
    }
    empty = words.say("scene_lasting_empty", days=values["days"])
    return join(
        _live(slider(words, words.say("scene_lasting_days"), "days", seas.LASTING["days"], days)),
        el(
            "p",
            words.say("scene_lasting_result", **values) if biomass else empty,
            class_="result",
            role="status",
        ),
    )


def _alone(words: Texts, progress: Progress, is_here: bool) -> Html:
    sliders = (
        slider(
            words,
            words.say(f"scene_alone_{name}"),
            name,
            seas.ALONE[name],
            seas.value(progress.slid, name, seas.ALONE),
        )
        for name in ("growth", "effort", "turn", "later")
    )
    return _live(*sliders)


def _live(*sliders: Html) -> Html:
    return el("form", *sliders, class_="sliders", data_do="slide", data_live=True)


# --- the shared sea ---


def _shared(words: Texts, progress: Progress, is_here: bool) -> Html:
    course = seas.shared_course(progress.days)
    biomass = write(words, "tonnes", seas.SHARED.after(course))
    last: Child = None
    if course:
        year = course[-1]
        last = el(
            "p",
            words.say(
                "scene_shared_last",
                own=write(words, "tonnes", year.catches[0]),
                others=write(words, "tonnes", year.catch - year.catches[0]),
                profit=words.number(year.profits[0]),
            ),
        )
    if len(course) == seas.ROUNDS:
        told = words.say("scene_shared_over", years=len(course), biomass=biomass)
        return join(
            last,
            el("p", told, class_="judged", data_here=is_here, tabindex="-1"),
            el(
                "div", button("again", words.say("scene_shared_again"), text="shared"), class_="row"
            ),
        )
    told = words.say("scene_shared_year", year=len(course) + 1, years=seas.ROUNDS, biomass=biomass)
    stands = seas.DAYS.hold(progress.days[-1]) if progress.days else seas.DAYS.value
    return join(
        last,
        el("p", el("b", told), class_="result", data_here=is_here, tabindex="-1"),
        el(
            "form",
            slider(words, words.say("scene_shared_days"), "days", seas.DAYS, stands),
            el(
                "div",
                el("button", words.say("scene_shared_fish"), class_="btn primary"),
                el(
                    "button",
                    words.say("scene_shared_rest"),
                    class_="btn",
                    data_do="days to the end",
                ),
                class_="row",
            ),
            class_="sliders",
            data_do="days",
        ),
    )


def _rules(words: Texts, progress: Progress, is_here: bool) -> Html:
    forms = (
        el(
            "form",
            el("h4", words.say(f"rule_{rule}")),
            el("input", type="hidden", name="rule", value=rule),
            slider(
                words,
                words.say(f"rule_{rule}_strength"),
                "strength",
                made,
                made.hold(progress.rules.get(rule, made.value)),
            ),
            el("button", words.say("scene_rules_try"), class_="btn"),
            class_="sliders rule-form",
            data_do="rule",
        )
        for rule, made in seas.RULES.items()
    )
    forget = (
        button("again", words.say("scene_rules_forget"), text="rules") if progress.rules else None
    )
    return join(el("div", *forms, class_="rule-forms"), forget)


# --- the dossier and the reading ---


def _dossier(words: Texts, progress: Progress, is_here: bool) -> Html:
    heads = ("fish", "japanese", "species", "iucn", "figures")
    titles = (el("th", words.say(f"dossier_{head}"), scope="col") for head in heads)
    rows = (
        el(
            "tr",
            el("th", glyph(card.fish), " ", card.name, scope="row"),
            el("td", el("span", f"{card.kanji} · {card.katakana}", lang="ja")),
            el("td", el("i", card.scientific, lang="la")),
            el("td", _linked(card.category, card.category_address)),
            el(
                "td",
                *(el("p", _linked(each.text, each.address)) for each in card.documented),
                el("p", card.note) if card.note else None,
            ),
        )
        for card in dossier(language=words.language)
    )
    table = el(
        "table", el("thead", el("tr", *titles)), el("tbody", *rows), class_="numbers dossier"
    )
    title = tell(words, "scene_dossier")
    return join(
        el("p", words.say("scene_dossier_intro")),
        el(
            "details",
            el("summary", words.say("dossier_open")),
            el("div", table, class_="wide", tabindex="0", role="region", aria_label=title),
        ),
    )


def _linked(text: str, address: str) -> Child:
    """A text that leads to where it was read, if that has an address."""
    return el("a", text, href=address, **AWAY) if text and address.startswith("http") else text


AWAY = {"target": "_blank", "rel": "noreferrer noopener"}
"""A link that leads away from the page."""


def _reading(words: Texts, progress: Progress, is_here: bool) -> Html:
    return join(
        el("p", words.say("scene_reading_film")),
        _links(NAMED),
        el("p", words.say("scene_reading_more")),
        _links(READING),
    )


def _links(names: Iterable[str]) -> Html:
    found = (sea.paper(name) for name in names)
    links = (el("a", paper.publication, href=paper.address, **AWAY) for paper in found)
    return el("ul", *(el("li", link) for link in links), class_="links")


SCENES: dict[str, Callable[[Texts, Progress, bool], Html]] = {
    "board": _board,
    "lasting": _lasting,
    "alone": _alone,
    "shared": _shared,
    "rules": _rules,
    "dossier": _dossier,
    "reading": _reading,
}
"""Every scene by its name."""
