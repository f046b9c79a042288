"""Prices: a column of the harbour board, or any amount in the column «???».

Source: Fishing, Docking; Fishing, 2; rulings, Fishing.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import chain
from typing import Annotated

from tsukiji_lab.game.action import Action, Name, Notation, Yen, read_yen
from tsukiji_lab.game.refusal import Refusal, Values
from tsukiji_lab.tsukiji.board import is_barrel
from tsukiji_lab.tsukiji.frame import Frame
from tsukiji_lab.tsukiji.pieces import ANY_PRICE, DEAREST, FRESH
from tsukiji_lab.tsukiji.state import Sale, State
from tsukiji_lab.tsukiji.step import Step, without_piece

_ANY = "???"


def _write_column(column: int) -> str:
    return _ANY if column == ANY_PRICE else str(column * 100)


def _read_column(word: str) -> int:
    return ANY_PRICE if word == _ANY else read_yen(word)


Column = Annotated[int, Notation(_write_column, _read_column)]
"""A selling column by its printed price in units of ¥100, or ``ANY_PRICE``."""


class Pricing(Frame, frozen=True, gc=False):
    """Pieces that wait for their prices; ``since`` is the rule that brought them."""

    rule = "fishing.dock.order"

    pieces: tuple[str, ...]
    since: str = rule

    def why_waiting(self) -> str:
        return self.since

    def advance(self, step: Step) -> bool:
        if self.pieces:
            return False
        step.pop()
        return True

    def barrels(self) -> tuple[str, ...]:
        return tuple(piece for piece in self.pieces if is_barrel(piece))

    def tokens(self) -> tuple[str, ...]:
        return tuple(piece for piece in self.pieces if not is_barrel(piece))


class NamingPrice(Frame, frozen=True, gc=False):
    """The amount asked for in the column «???»: for a new piece (``row`` empty) or one on sale."""

    rule = "fishing.price.any"

    kind: str
    row: str = ""
    price: int = 0


class Price(Action, frozen=True):
    """Put a waiting piece into a column of the upper row."""

    verb = "price"
    part_of = "fishing.price"

    kind: Name
    column: Column

    @classmethod
    def options(cls, state: State) -> Iterable[Price]:
        columns = state.columns
        return chain.from_iterable(
            [_prices(kind, columns) for kind in dict.fromkeys(state.top.pieces)]
        )

    legal = options

    def why_not(self, state: State) -> Refusal | None:
        if self.kind not in state.top.pieces:
            return Refusal("fishing.price", {"fish": self.kind})
        if self.column not in (*state.columns, ANY_PRICE):
            return Refusal("fishing.price.columns")
        return None

    def play(self, step: Step) -> None:
        if self.column == ANY_PRICE:
            step.push(NamingPrice(self.kind))
        else:
            put_up(step, self.kind, self.column)


@cache
def _prices(kind: str, columns: tuple[int, ...]) -> tuple[Price, ...]:
    return tuple(Price(kind, column) for column in (*columns, ANY_PRICE))


class Amount(Action, frozen=True):
    """Name the price in the column «???»."""

    verb = "amount"
    part_of = "fishing.price"

    price: Yen

    @classmethod
    def options(cls, state: State) -> Iterable[Amount]:
        return _amounts(state.top.price)

    legal = options

    def why_not(self, state: State) -> Refusal | None:
        if not 1 <= self.price <= DEAREST:
            return Refusal("fishing.price.range", {"least": 1, "most": DEAREST})
        if self.price == state.top.price:
            return Refusal("fishing.reprice.other-price", {"yen": self.price})
        return None

    def play(self, step: Step) -> None:
        asked: NamingPrice = step.state.top
        step.pop()
        if asked.row:
            reprice(step, asked.row, Sale(asked.kind, asked.price), self.price)
        else:
            put_up(step, asked.kind, self.price)


@cache
def _amounts(now: int) -> tuple[Amount, ...]:
    return tuple(Amount(price) for price in range(1, DEAREST + 1) if price != now)


def put_up(step: Step, kind: str, price: int) -> None:
    """A waiting piece goes on sale in the upper row."""
    step.put_top(pieces=without_piece(step.state.top.pieces, kind))
    step.offer(step.state.on_turn, FRESH, Sale(kind, price))
    step.say("priced", "fishing.price", fish=kind, yen=price)
    step.state.home(kind).priced(step)


def reprice(step: Step, row: str, sale: Sale, price: int) -> None:
    """A piece on sale gets another price, in its row."""
    seat = step.state.on_turn
    new = Sale(sale.kind, price)
    step.withdraw(seat, row, sale)
    step.offer(seat, row, new)
    step.put_top(repriced=(*step.state.top.repriced, (row, new)))
    values: Values = {"fish": sale.kind, "row": row, "old": sale.price, "yen": price}
    step.say("repriced", "fishing.reprice", **values)
