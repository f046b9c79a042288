"""The form that counts a table which was played without a screen, and what comes of it."""

from __future__ import annotations

from msgspec.structs import replace

from tsukiji_lab.drawing.controls import (
    button,
    complaint,
    fieldset,
    name_field,
    number_field,
    radios,
    tick,
)
from tsukiji_lab.drawing.counting_form import (
    Entered,
    Sheet,
    counted_boards,
    read_numbers,
    state_of,
)
from tsukiji_lab.drawing.glyphs import board_glyph, coin, glyph, sail
from tsukiji_lab.drawing.html import Html, el, join
from tsukiji_lab.drawing.scoring import final_count, winner
from tsukiji_lab.drawing.view import View, seat_class
from tsukiji_lab.game.refusal import BadSetup
from tsukiji_lab.rulebook import Words
from tsukiji_lab.tsukiji.markets.bank import Bank
from tsukiji_lab.tsukiji.markets.red_snapper import RedSnapper
from tsukiji_lab.tsukiji.scoring import count
from tsukiji_lab.tsukiji.setup import BOXES, MORE_FISH, fish_boards

SIGNS = {"yen": "yen", "loans": "loan", "shares": "share"}
"""The glyphs of what lies in front of a player beside tokens."""


def draw_calculator(words: Words, sheet: Sheet) -> Html:
    """The form, and below it the final count, or what is wrong with what was entered.

    Every change sends the whole form as ``calculator``; ``new`` leads back to the form that sets
    up a game.
    """
    say, entered = words.say, read_numbers(sheet, words)
    form = el(
        "form",
        el("h2", say("calc_title"), tabindex=-1),
        el("p", say("calc_note"), class_="hint"),
        fieldset(
            say("form_box"), radios("box", {box: say(f"form_{box}") for box in BOXES}, sheet.box)
        ),
        fieldset(
            say("form_players"),
            radios("players", {str(n): n for n in MORE_FISH}, str(sheet.players)),
        ),
        fieldset(
            say("calc_fish"),
            el("p", say("calc_fish-note", right=MORE_FISH[sheet.players] + 1), class_="hint"),
            _ticks(words, "fish", fish_boards(sheet.box), sheet.fish),
        ),
        fieldset(
            say("calc_external"),
            _ticks(words, "external", counted_boards(sheet.box), sheet.external),
        ),
        _boards(words, sheet, entered),
        *(_seat(words, sheet, entered, seat) for seat in range(sheet.players)),
        el(
            "div",
            el("button", glyph("check"), say("calc_count"), class_="btn primary"),
            button("new", glyph("left"), say("calc_back")),
            class_="row",
        ),
        class_="card setup calc",
        data_do="calculator",
        data_live=True,
    )
    return el("div", form, _result(words, sheet, entered), class_="forms calculator")


# --- fields ---


def _ticks(words: Words, name: str, offered: tuple[str, ...], ticked: tuple[str, ...]) -> Html:
    labels = (
        tick(
            name,
            board,
            board in ticked,
            board_glyph(board),
            el("span", words.name("board", board)),
        )
        for board in offered
    )
    return el("div", *labels, class_="ticks")


def _number(words: Words, sheet: Sheet, entered: Entered, field: str) -> Html:
    """A field for a number, with what is wrong with it below."""
    wrong = entered.wrong.get(field)
    control = number_field(field, sheet.typed.get(field, ""), wrong)
    picture, name = _label(words, field)
    labelled = el("label", el("span", picture, " ", name), control, class_="guess")
    return join(labelled, complaint(field, wrong))


def _label(words: Words, field: str) -> tuple[Html, str]:
    """What a field asks for, as a picture and in words."""
    what, _, of = field.partition("-")
    if what in ("marker", "left"):
        return board_glyph(of), words.say(f"calc_{what}-of", board=of)
    if what in SIGNS:
        return glyph(SIGNS[what]), words.say(f"calc_{what}")
    return coin(what), words.name("token", what)


def _boards(words: Words, sheet: Sheet, entered: Entered) -> Html | None:
    """What lies on the boards and matters for the count."""
    say = words.say
    fields = [_number(words, sheet, entered, f"marker-{board}") for board in sheet.tracked]
    if RedSnapper.board in sheet.fish:
        left = _number(words, sheet, entered, f"left-{RedSnapper.board}")
        fields.append(join(left, el("p", say("calc_left-note"), class_="hint")))
    gone = None
    if sheet.overfishable:
        ticks = _ticks(words, "gone", sheet.overfishable, sheet.gone)
        gone = join(el("p", say("calc_gone")), ticks)
    if not (fields or gone):
        return None
    numbers = el("div", *(el("div", field) for field in fields), class_="boards")
    return fieldset(say("calc_boards"), numbers if fields else None, gone)


def _seat(words: Words, sheet: Sheet, entered: Entered, seat: int) -> Html:
    """What lies in front of a player."""
    names = ["yen", *(("loans", "shares") if Bank.board in sheet.external else ()), *sheet.kinds]
    fields = (_number(words, sheet, entered, f"{name}-{seat}") for name in names)
    legend = el("legend", sail(seat), " ", _with_names(words, sheet).name("seat", seat))
    return el(
        "fieldset",
        legend,
        name_field(words, seat, sheet.names[seat]),
        el("div", *(el("div", field) for field in fields), class_="fields"),
        class_=f"held-by {seat_class(seat)}",
    )


# --- what comes of it ---


def _result(words: Words, sheet: Sheet, entered: Entered) -> Html | None:
    """The final count by the engine; where something is wrong, the fields it waits for, by name, as
    they may be out of sight. Nothing is wrong with a sheet on which nobody has written.
    """
    if not sheet.is_sent:
        return None
    if entered.wrong:
        waits = el("p", words.say("calc_waits"))
        fields = (
            el("li", el("b", _named(words, sheet, field)), " ", wrong)
            for field, wrong in entered.wrong.items()
        )
        return el("section", el("div", waits, el("ul", *fields), class_="answer"), role="status")
    try:
        setup, state = state_of(sheet, entered.numbers)
    except BadSetup as complaint:
        words.spoken(complaint)
        return el("section", el("p", str(complaint), class_="answer"), role="status")
    said = Words(words.language, setup.names)
    scored = replace(state, frames=(), scores=tuple(line.total for line in count(state)))
    view = View(scored, (True,) * sheet.players, said, setup.names)
    return el("div", winner(view), final_count(view), class_="result")


def _named(words: Words, sheet: Sheet, field: str) -> str:
    """A field by its label; one in front of a player with whose it is."""
    _, name = _label(words, field)
    seat = field.rpartition("-")[2]
    if not seat.isdecimal():
        return name
    return _with_names(words, sheet).say("draw_of-seat", seat=int(seat), text=name)


def _with_names(words: Words, sheet: Sheet) -> Words:
    """The words, with the players called by their names."""
    return Words(words.language, sheet.called)
