"""Printed numbers that somebody changed for a game, each by its board and its name.

Boards are asked for by their ``numbers``; the harbours' selling columns are ``column_1`` to
``column_5`` of the board ``harbour``. From outside, money is in yen.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from operator import index
from typing import Any

from tsukiji_lab.game.action import id_of
from tsukiji_lab.game.refusal import BadSetup
from tsukiji_lab.tsukiji.board import BOARDS, MONEY
from tsukiji_lab.tsukiji.pieces import COLUMNS

HARBOUR = "harbour"
COLUMN_NAMES = tuple(f"column_{place}" for place in range(1, len(COLUMNS) + 1))
NEEDED = ("barrels", "tokens", "clams", "oysters", "column")
"""What numbers that must not be 0 begin with."""
MOST = 99

HouseRule = tuple[str, str, int]
"""A board, one of its numbers, and the value inside (money in units of ¥100)."""


def numbers_of(board: str) -> Mapping[str, int]:
    """The numbers of a board that can be changed, with what they are given in."""
    return dict.fromkeys(COLUMN_NAMES, MONEY) if board == HARBOUR else BOARDS[board].numbers


def read_house_rules(
    boards: Mapping[str, Mapping[str, int]], known: Iterable[str]
) -> tuple[HouseRule, ...]:
    """The house rules out of what was asked for, in the order of their names. Raises BadSetup."""
    if not isinstance(boards, Mapping):
        raise BadSetup("error.house-boards", text=str(boards)[:40])
    return tuple(sorted(_read(boards, (HARBOUR, *known))))


def _read(boards: Mapping[str, Any], known: tuple[str, ...]) -> Iterator[HouseRule]:
    for name, numbers in boards.items():
        board = id_of(name)
        if board not in known:
            raise BadSetup("error.unknown-market", text=str(name)[:40], boards=known)
        if not isinstance(numbers, Mapping):
            raise BadSetup("error.house-boards", text=str(numbers)[:40])
        units = numbers_of(board)
        for number, value in numbers.items():
            field = id_of(number)
            if field not in units:
                raise BadSetup(
                    "error.house-number",
                    board=board,
                    text=str(number)[:40],
                    verbs=tuple(units),
                )
            yield board, field, _inside(board, field, value)


def _inside(board: str, number: str, value: Any) -> int:
    """The value in the units of the engine."""
    unit = numbers_of(board)[number]
    least = unit if number.partition("_")[0] in NEEDED else 0
    try:
        given = index(value)
    except TypeError:
        given = -1
    if given % unit or not least <= given <= MOST * unit:
        raise BadSetup(
            "error.house-yen" if unit == MONEY else "error.house-count",
            pattern=number,
            text=str(value)[:40],
            least=least,
            most=MOST * unit,
        )
    return given // unit


def as_asked(rules: Iterable[HouseRule]) -> dict[str, dict[str, int]]:
    """House rules as they are asked for: numbers by board and name, money in yen."""
    boards: dict[str, dict[str, int]] = {}
    for board, number, value in rules:
        boards.setdefault(board, {})[number] = value * numbers_of(board)[number]
    return boards


def check_house_rules(rules: tuple[HouseRule, ...], known: Iterable[str]) -> None:
    """Raise BadSetup if these are no house rules of a game with these boards."""
    boards: dict[str, dict[str, int]] = {}
    for board, number, value in rules:
        unit = numbers_of(board).get(number, 1) if board in (HARBOUR, *known) else 1
        boards.setdefault(board, {})[number] = value * unit
    if read_house_rules(boards, known) != rules:
        raise BadSetup("error.house-boards", text=str(rules)[:40])
    columns = columns_of(rules)
    if sorted(set(columns)) != list(columns):
        raise BadSetup("error.house-columns")


def columns_of(rules: tuple[HouseRule, ...]) -> tuple[int, ...]:
    """The selling columns of the harbours."""
    changed = {number: value for board, number, value in rules if board == HARBOUR}
    return tuple(changed.get(name, c) for name, c in zip(COLUMN_NAMES, COLUMNS, strict=True))
