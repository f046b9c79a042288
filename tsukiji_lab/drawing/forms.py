"""The form that sets up a game, and what a page sent back in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from urllib.parse import parse_qsl

from msgspec import Struct

from tsukiji_lab.drawing.glyphs import board_glyph, glyph, sail
from tsukiji_lab.drawing.html import Html, el, join
from tsukiji_lab.drawing.view import seat_class
from tsukiji_lab.game.action import MARKS
from tsukiji_lab.game.refusal import BadSetup
from tsukiji_lab.rulebook import LANGUAGES, Words
from tsukiji_lab.tsukiji.markets import EXTERNAL_MARKETS, FISH_MARKETS
from tsukiji_lab.tsukiji.setup import (
    EXTERNAL,
    LONGEST_NAME,
    MACKEREL,
    MORE_EXTERNAL,
    MORE_FISH,
)

PERSON = "person"
SEAT_KINDS = (PERSON, "greedy", "random")
"""Who can play a seat."""

LONGEST_FILE = 256 * 1024
"""So many bytes of a saved game are read: one of thousands of decisions fits."""

MOST_FIELDS = 60
"""So many fields of a form are read; it has fewer."""

_FISH = tuple(market.board for market in FISH_MARKETS if market.board != MACKEREL)
_EXTERNAL = tuple(market.board for market in EXTERNAL_MARKETS if market.board != EXTERNAL)


class Form(Struct, frozen=True):
    """What stands in the form, as it was typed; only choices that the form offers are kept."""

    players: int = 3
    names: tuple[str, ...] = ("",) * len(MARKS)
    kinds: tuple[str, ...] = (PERSON, *("greedy",) * (len(MARKS) - 1))
    fish: str = "beginners"
    fish_named: tuple[str, ...] = ()
    external: str = "lot"
    external_named: tuple[str, ...] = ()
    money: str = "open"
    seed: str = ""
    rounds: str = ""

    @property
    def seats(self) -> tuple[str, ...]:
        """Who plays each seat."""
        return self.kinds[: self.players]

    def setup(self, words: Words) -> dict[str, Any]:
        """The arguments of ``new_game``. Raises BadSetup for what is no number."""
        names = zip(self.names, MARKS, strict=True)
        return {
            "players": [name.strip() or mark.capitalize() for name, mark in names][: self.players],
            "fish_markets": {"beginners": "beginners", "lot": None}.get(self.fish, self.fish_named),
            "external_markets": None if self.external == "lot" else self.external_named,
            "money": self.money,
            "seed": _number(self.seed, words),
            "round_limit": _number(self.rounds, words),
        }


def _number(text: str, words: Words) -> int | None:
    text = text.strip()
    if not text:
        return None
    if not (text.isascii() and text.isdigit()):
        complaint = BadSetup("form.bad-number", text=text)
        complaint.sentence = words.say("form_bad-number", text=text)
        raise complaint
    return int(text)


def read_form(text: str) -> Form:
    """The form out of what a page sent (as in an address); what it does not offer is left out.

    Raises ValueError if it is no form at all.
    """
    sent = parse_qsl(text, keep_blank_values=True, max_num_fields=MOST_FIELDS)
    one = {name: value[:LONGEST_NAME] for name, value in sent}
    plain = Form()

    def choice(name: str, offered: Sequence[str], otherwise: str) -> str:
        return one[name] if one.get(name) in offered else otherwise

    def several(name: str, offered: Sequence[str]) -> tuple[str, ...]:
        return tuple(board for board in offered if (name, board) in sent)

    return Form(
        players=int(choice("players", [str(seats) for seats in MORE_FISH], "3")),
        names=tuple(one.get(f"name-{seat}", "") for seat in range(len(MARKS))),
        kinds=tuple(
            choice(f"kind-{seat}", SEAT_KINDS, kind) for seat, kind in enumerate(plain.kinds)
        ),
        fish=choice("fish", ("beginners", "lot", "named"), plain.fish),
        fish_named=several("fish-market", _FISH),
        external=choice("external", ("lot", "named"), plain.external),
        external_named=several("external-market", _EXTERNAL),
        money=choice("money", ("open", "closed"), plain.money),
        seed=one.get("seed", ""),
        rounds=one.get("rounds", ""),
    )


# --- drawing it ---


def draw_form(words: Words, form: Form, kept: str) -> Html:
    """The page before a game: set one up, go on with the one ``kept`` (said in words), or open one.

    Fields with ``data-live`` change what else the form asks for.
    """
    say = words.say
    more_fish, more_external = MORE_FISH[form.players], MORE_EXTERNAL[form.players]
    kept_game = el(
        "section",
        el("p", kept),
        _do("continue", say("form_continue"), "primary"),
        class_="card kept",
    )
    setting_up = el(
        "form",
        el("h2", say("form_title"), tabindex=-1),
        _fieldset(
            say("form_players"),
            None,
            _choice("players", [(str(n), str(n)) for n in MORE_FISH], str(form.players), live=True),
            *(_seat(words, form, seat) for seat in range(form.players)),
        ),
        _fieldset(
            say("form_fish"),
            say("form_fish-note", right=more_fish),
            _choice(
                "fish",
                [(each, say(f"form_{each}")) for each in ("beginners", "lot", "named")],
                form.fish,
                live=True,
            ),
            _markets(words, "fish-market", _FISH, form.fish_named, more_fish)
            if form.fish == "named"
            else None,
        ),
        _fieldset(
            say("form_external"),
            say("form_external-note", right=more_external),
            _choice(
                "external",
                [(each, say(f"form_{each}")) for each in ("lot", "named")],
                form.external,
                live=True,
            ),
            _markets(words, "external-market", _external(form), form.external_named, more_external)
            if form.external == "named"
            else None,
        ),
        _fieldset(
            say("form_money"),
            None,
            _choice(
                "money", [(each, say(f"form_{each}")) for each in ("open", "closed")], form.money
            ),
        ),
        el(
            "details",
            el("summary", say("form_more")),
            _line(say("form_seed"), "seed", form.seed, say("form_seed-note")),
            _line(say("form_rounds"), "rounds", form.rounds, say("form_rounds-note")),
            id="form-more",
        ),
        el("button", glyph("check"), say("form_start"), class_="btn primary"),
        class_="card setup",
        data_do="setup",
    )
    opening = el(
        "section",
        el("h2", say("form_code-title")),
        el(
            "form",
            el("label", say("form_code"), el("textarea", name="code", rows=3, required=True)),
            el("button", say("form_code-open"), class_="btn"),
            data_do="code",
            data_text="",
        ),
        el(
            "label",
            say("form_file"),
            el("input", type="file", accept=".json", data_do="load", data_most=LONGEST_FILE),
        ),
        class_="card open",
    )
    return el("div", kept_game if kept else None, setting_up, opening, class_="forms")


def _external(form: Form) -> tuple[str, ...]:
    """The external markets that so many players can have."""
    return tuple(board for board in _EXTERNAL if form.players > 2 or board != "auction")


def _fieldset(title: str, note: str | None, *fields: Html | None) -> Html:
    legend = el("legend", title, " ", el("small", note) if note else None)
    return el("fieldset", legend, *fields)


def _choice(name: str, offered: Sequence[tuple[str, str]], chosen: str, live: bool = False) -> Html:
    """One of several, side by side."""
    labels = (
        el(
            "label",
            el(
                "input",
                type="radio",
                name=name,
                value=value,
                checked=value == chosen,
                data_live=live,
            ),
            el("span", text),
        )
        for value, text in offered
    )
    return el("div", *labels, class_="choice-row")


def _seat(words: Words, form: Form, seat: int) -> Html:
    say, default = words.say, Words(words.language).name("seat", seat)
    name = el(
        "input",
        name=f"name-{seat}",
        value=form.names[seat],
        placeholder=default,
        maxlength=LONGEST_NAME,
        autocomplete="off",
        aria_label=say("form_name", number=seat + 1),
    )
    kinds = draw_kinds(words, f"kind-{seat}", form.kinds[seat])
    return el("div", sail(seat), name, kinds, class_=f"seat-row {seat_class(seat)}")


def draw_kinds(words: Words, name: str, kind: str) -> Html:
    """A choice of who plays a seat."""
    options = (
        el("option", words.say(f"form_{each}"), value=each, selected=each == kind)
        for each in SEAT_KINDS
    )
    return el("select", *options, name=name, aria_label=words.say("form_who"))


def _markets(
    words: Words, name: str, offered: Sequence[str], chosen: Sequence[str], right: int
) -> Html:
    """Markets to be ticked, with the number that is right."""
    boxes = (
        el(
            "label",
            el(
                "input",
                type="checkbox",
                name=name,
                value=board,
                checked=board in chosen,
                data_live=True,
            ),
            board_glyph(board),
            el("span", words.name("board", board)),
        )
        for board in offered
    )
    given = sum(board in offered for board in chosen)
    counted = words.say("form_chosen", given=given, right=right)
    wrong = "hint" if given == right else "hint wrong"
    return join(el("div", *boxes, class_="ticks"), el("p", counted, class_=wrong, role="status"))


def _line(title: str, name: str, value: str, note: str) -> Html:
    field = el(
        "input", name=name, value=value, inputmode="numeric", autocomplete="off", maxlength=18
    )
    return el("label", el("b", title), field, el("small", note), class_="line")


# --- around the table ---


def draw_bar(words: Words, kinds: Sequence[str]) -> Html:
    """The bar above the table: language, theme, and for a game its code, file, and who plays."""
    say = words.say
    languages = (
        _do("language", language.upper(), "tool", text=language, pressed=language == words.language)
        for language in LANGUAGES
    )
    theme = el(
        "button",
        "◐",
        class_="btn tool",
        type="button",
        data_do="theme",
        aria_label=say("table_theme"),
    )
    return el(
        "div",
        el("h1", "Tokyo Tsukiji Market", class_="brand"),
        el("div", *languages, role="group", aria_label=say("table_language"), class_="languages"),
        theme,
        _keeping(words, kinds) if kinds else None,
        class_="masthead",
    )


def _keeping(words: Words, kinds: Sequence[str]) -> Html:
    say = words.say
    code = el("textarea", rows=3, readonly=True, data_code=True, aria_label=say("table_code"))
    rows = (
        el(
            "label",
            sail(seat, "s"),
            el("span", words.name("seat", seat)),
            draw_kinds(words, f"seat-{seat}", kind),
            class_=f"seat-row {seat_class(seat)}",
        )
        for seat, kind in enumerate(kinds)
    )
    return el(
        "details",
        el("summary", say("table_game"), class_="btn tool"),
        el(
            "div",
            el("p", say("table_code")),
            code,
            el(
                "div",
                _do("copy", say("table_copy")),
                _do("save", say("table_save")),
                _do("new", say("table_new")),
                class_="row",
            ),
            el("p", say("table_seats")),
            el("form", *rows, data_do="seats", data_live=True),
            class_="card menu",
        ),
        id="table-menu",
        class_="keeping",
    )


def _do(do: str, label: str, look: str = "", text: str = "", pressed: bool | None = None) -> Html:
    return el(
        "button",
        label,
        class_=f"btn {look}".strip(),
        type="button",
        data_do=do,
        data_text=text or None,
        aria_pressed=None if pressed is None else str(pressed).lower(),
    )


def draw_type(words: Words, example: str) -> Html:
    """A field in which any action may be typed, to play it or to ask why it cannot be."""
    say = words.say
    field = el(
        "input",
        name="action",
        required=True,
        maxlength=120,
        autocomplete="off",
        autocapitalize="off",
        spellcheck="false",
        placeholder=example,
        aria_label=say("table_type"),
    )
    return el(
        "form",
        field,
        el("button", say("table_why"), class_="btn", data_do="why"),
        el("button", say("table_do"), class_="btn", data_do="play"),
        class_="row type",
        data_do="why",
        data_text="",
    )


def draw_lost(words: Words) -> Html:
    """What is shown when nothing answers any more; the page fills in the code."""
    return el(
        "div",
        glyph("eye_off"),
        el("div", el("b", words.say("table_lost")), el("p", words.say("table_lost-text"))),
        el("textarea", rows=2, readonly=True, data_code=True, aria_label=words.say("table_code")),
        _do("copy", words.say("table_copy")),
        class_="lost",
        role="alert",
    )
