"""Two lines of one game beside each other: what differs between them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct

from tsukiji_lab.drawing.band import steps
from tsukiji_lab.drawing.controls import button
from tsukiji_lab.drawing.fishes import worth_of
from tsukiji_lab.drawing.glyphs import board_glyph, glyph, sail
from tsukiji_lab.drawing.html import Html, el
from tsukiji_lab.drawing.text import NOTHING, belongings, what_lies
from tsukiji_lab.drawing.view import View, seat_class
from tsukiji_lab.tsukiji.board import FishMarket
from tsukiji_lab.tsukiji.scoring import count
from tsukiji_lab.tsukiji.state import State

Value = int | str | bool | None
"""A value of a row; None stands for what is not known, or not there."""


class Row(Struct, frozen=True):
    """One thing that is compared: of whom or what (``head``), what of it, and its ``values``.

    ``in_yen`` values are in units of ¥100; what is missing is called by the message ``none``.
    ``is_told``: the values are words, which may be many.
    """

    head: Html
    what: str
    values: tuple[Value, Value]
    in_yen: bool = False
    none: str = "hidden"
    is_told: bool = False


def draw_comparison(left: View, right: View, names: tuple[str, str], parted: int) -> Html:
    """What differs between two lines of a game that part after so many steps, as a viewer of both
    may know it.
    """
    words = left.words
    rows = [row for row in _rows(left, right) if row.values[0] != row.values[1]]
    title = words.say("time_compared", text=names[0], text_other=names[1])
    turn = left.past[parted].turns
    said = [
        words.say("time_parted", number=parted, turn=turn),
        words.say("time_differs", count=len(rows)),
    ]
    if left.state.turns == right.state.turns:
        said.insert(0, words.say("time_same-turn", turn=left.state.turns))
    if rows:
        said.append(words.say("time_all-same"))
    close = words.say("time_close")
    return el(
        "section",
        el("header", el("h2", title), button("compare", close, text="", look="btn quiet")),
        el("p", " ".join(said)),
        _table(left, rows, names, title) if rows else None,
        class_="card compared",
    )


def _table(view: View, rows: list[Row], names: tuple[str, str], title: str) -> Html:
    say = view.words.say
    difference = say("time_difference", text=names[0], text_other=names[1])
    heads = (say("time_what"), *names, difference)
    lines = (
        el(
            "tr",
            el("th", row.head, " ", el("span", row.what), scope="row"),
            *(_cell(view, row, value) for value in row.values),
            el("td", _difference(view, row)),
        )
        for row in rows
    )
    table = el(
        "table",
        el("thead", el("tr", *(el("th", head, scope="col") for head in heads))),
        el("tbody", *lines),
    )
    return el("div", table, class_="wide", tabindex="0", role="region", aria_label=title)


def _cell(view: View, row: Row, value: Value) -> Html:
    return el("td", _said(view, row, value), class_="told" if row.is_told else None)


def _said(view: View, row: Row, value: Value) -> str:
    words = view.words
    if value is None:
        return words.say(f"time_{row.none}")
    if isinstance(value, bool):
        return words.say("time_yes" if value else "time_no")
    if isinstance(value, str):
        return value
    return words.yen(value) if row.in_yen else words.number(value)


def _difference(view: View, row: Row) -> str:
    """By how much the right value is more or less; a dash where that is no number."""
    before, after = row.values
    if type(before) is not int or type(after) is not int:
        return "–"
    more = after - before
    amount = view.words.yen(abs(more)) if row.in_yen else view.words.number(abs(more))
    return f"{'+' if more > 0 else '−'}\u2060{amount}"


# --- what is compared ---


def _rows(left: View, right: View) -> Iterator[Row]:
    say = left.words.say
    head = glyph("list", "s")
    yield Row(head, say("time_row-turn"), (left.state.turns, right.state.turns))
    yield Row(head, say("time_row-steps"), (_steps(left), _steps(right)), is_told=True)
    for seat in range(len(left.state.players)):
        yield from _seat(left, right, seat)
    for board in sorted({*left.state.boards, *right.state.boards}, key=_place(left, right)):
        yield from _market(left, right, board)


def _steps(view: View) -> str:
    """Who is to do what."""
    if not view.state.frames:
        return NOTHING
    told = ", ".join(f"{title}: {detail}" for title, detail in steps(view))
    return f"{view.words.name('seat', view.state.on_turn)}. {told}"


def _place(left: View, right: View) -> Callable[[str], tuple[bool, int]]:
    """Where a board stands: fish markets first, as they lie in the left line."""
    boards = [*dict.fromkeys([*left.state.boards, *right.state.boards])]
    fish = {market.board for view in (left, right) for market in view.state.fish_markets}
    return lambda board: (board not in fish, boards.index(board))


def _seat(left: View, right: View, seat: int) -> Iterator[Row]:
    say = left.words.say
    a, b = count(left.state)[seat], count(right.state)[seat]
    name = left.words.name("seat", seat)
    head = el("b", sail(seat, "s"), " ", name, class_=seat_class(seat))
    knows_a, knows_b = left.knows_yen[seat], right.knows_yen[seat]
    yen = a.yen if knows_a else None, b.yen if knows_b else None
    total = a.total if knows_a else None, b.total if knows_b else None
    yield Row(head, say("time_row-yen"), yen, in_yen=True)
    yield Row(head, say("time_row-resources"), (a.resources, b.resources))
    yield Row(head, say("time_row-total"), total, in_yen=True)
    told, other = belongings(left, seat), belongings(right, seat)
    for what in dict.fromkeys([*told, *other]):
        values = told.get(what, NOTHING), other.get(what, NOTHING)
        yield Row(head, what[:1].upper() + what[1:], values, is_told=True)


def _market(left: View, right: View, board: str) -> Iterator[Row]:
    """The rows of a market; of one that only one of the lines has, there is one row."""
    say = left.words.say
    head = el("b", board_glyph(board, "s"), " ", left.words.name("board", board))
    a, b = left.state.find_market(board), right.state.find_market(board)
    if a is None or b is None:
        there = a is not None or None, b is not None or None
        yield Row(head, say("time_row-in-play"), there, none="absent")
    elif isinstance(a, FishMarket):
        for what, value_of in MARKET_ROWS.items():
            values = value_of(a, left.state), value_of(b, right.state)
            yield Row(head, say(f"time_row-{what}"), values)
    else:
        values = what_lies(left, a), what_lies(right, b)
        yield Row(head, say("time_row-lies"), values, is_told=True)


MARKET_ROWS: dict[str, Callable[[Any, State], Value]] = {
    "barrels": lambda market, state: market.barrels,
    "tokens": lambda market, state: market.reserve(state),
    "licences": lambda market, state: market.licences,
    "worth": lambda market, state: _number(worth_of(market, state)),
    "takoyaki": lambda market, state: getattr(market, "takoyaki", None),
    "tins": lambda market, state: getattr(market, "tins", None),
    "overfished": lambda market, state: market.overfished,
}
"""What is compared of a fish market; None where it has no such thing."""


def _number(text: str) -> Value:
    return int(text) if text.isdecimal() else text
