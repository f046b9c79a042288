"""Acting by hand: pick a thing on the table, choose what to do, see what it does, commit."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tsukiji_widgets.table import Table


def play(table: Table, text: str) -> None:
    table.seated().playing().play(text)


def why(table: Table, text: str) -> None:
    refusal = table.seated().playing().why_not(text)
    table.said = table.words.say("table_can") if refusal is None else str(refusal)


def open_cover(table: Table, text: str) -> None:
    table.seated().open_cover()


ORDERS: dict[str, Callable[[Table, str], None]] = {
    "play": play,
    "why": why,
    "open": open_cover,
}
