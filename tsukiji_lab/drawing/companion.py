"""With the box on the table: what came out of the bag or the box is asked for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tsukiji_lab.drawing.controls import button, fieldset, radios
from tsukiji_lab.drawing.glyphs import board_glyph, coin, glyph
from tsukiji_lab.drawing.html import Html, el, join
from tsukiji_lab.drawing.setup_form import Form, sorts
from tsukiji_lab.game.action import MARKS, written
from tsukiji_lab.rulebook import Words
from tsukiji_lab.tsukiji.board import BOARDS, FishMarket


def draw_question(words: Words, action: str, pieces: Sequence[str], drawn: Sequence[str]) -> Html:
    """What came out? ``action``, in words, draws one of ``pieces``; ``drawn`` came before.

    Sends ``drawn`` with the name of a piece, or ``put back``.
    """
    say = words.say
    before = words.listed([_name(words, piece) for piece in drawn]) if drawn else None
    choices = (_choice(words, piece, count) for piece, count in Counter(pieces).items())
    return el(
        "section",
        el(
            "div",
            el("p", glyph("bag"), " ", action, class_="step"),
            el("h2", say(f"bag_{_sort(pieces[0])}"), tabindex=-1),
            el("p", say("bag_before", text=before), class_="hint") if before else None,
        ),
        el("div", *choices, class_="choices"),
        button("put back", glyph("undo"), say("bag_put-back"), look="btn quiet"),
        class_="act card bag",
    )


def _choice(words: Words, piece: str, count: int) -> Html:
    is_board = piece in BOARDS
    there = None if is_board else el("small", words.say("bag_there", count=count))
    return button(
        "drawn",
        board_glyph(piece) if is_board else coin(piece),
        el("span", join(el("b", _name(words, piece)), there), class_="say"),
        look="btn choice",
        text=written(piece),
    )


def _sort(piece: str) -> str:
    """Whether pieces are tokens, fish markets or external markets: they are of one sort."""
    if piece not in BOARDS:
        return "token"
    return "fish" if issubclass(BOARDS[piece], FishMarket) else "external"


def _name(words: Words, piece: str) -> str:
    return words.name("board" if piece in BOARDS else "token", piece)


# --- setting up ---


def draw_place(words: Words, form: Form) -> Html:
    """Where the game is played: on the screen, or with the box on a real table."""
    where = {"no": words.say("box_screen"), "yes": words.say("box_table")}
    chosen = radios("companion", where, "yes" if form.companion else "no", live=True)
    note = el("p", words.say("box_note"), class_="hint") if form.companion else None
    return fieldset(words.say("box_where"), chosen, note)


def draw_first(words: Words, form: Form) -> Html:
    """Who begins, on a real table."""
    seated = Words(words.language, form.called)
    options = (
        el("option", seated.name("seat", seat), value=mark, selected=mark == form.first)
        for seat, mark in enumerate(MARKS[: form.players])
    )
    field = el("select", *options, name="first", data_live=True)
    return el("label", el("b", words.say("box_first")), field, class_="line")


def draw_ready(words: Words, form: Form) -> Html:
    """With the open order: which boards lie ready on the real table, the next one first."""
    parts = [el("p", words.say("box_ready-note"))]
    for sort in sorts(form.box, form.staple, form.players):
        said, rest = form.ready(sort)
        places = range(len(said) + bool(rest))
        lines = (_place(words, sort.name, place, said, rest) for place in places)
        title = el("h3", words.say(f"form_{sort.name}"))
        parts.append(el("div", title, el("ol", *lines), class_="ready"))
    return fieldset(words.say("box_ready"), *parts)


def _place(words: Words, sort: str, place: int, said: Sequence[str], rest: Sequence[str]) -> Html:
    """Which board lies in a place: the one that was said, or one of those that come after it."""
    options = (
        el(
            "option",
            words.name("board", board),
            value=board,
            selected=board in said[place : place + 1],
        )
        for board in (*said[place:], *rest)
    )
    nothing = None if place < len(said) else el("option", words.say("box_choose"), value="")
    name = words.say("box_place", number=place + 1)
    field = el("select", nothing, *options, name=f"{sort}-order", data_live=True, aria_label=name)
    return el("li", el("span", f"{place + 1}.", aria_hidden="true"), " ", field)
