"""Counting a finished table that was played without a screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tsukiji_lab.drawing.counting_form import Sheet, read_sheet
from tsukiji_widgets.page import UnreadableOrder

if TYPE_CHECKING:
    from tsukiji_widgets.table import Table


class Counting:
    """The sheet of the calculator; it stays while the page shows something else."""

    def __init__(self) -> None:
        self.sheet = Sheet()
        self.is_open = False


def calculate(table: Table, text: str) -> None:
    """Open the calculator, or read what was entered in it. Not while a game is on the table."""
    if table.sitting is not None:
        raise UnreadableOrder("a game is on the table")
    if text:
        try:
            table.counting.sheet = read_sheet(text)
        except ValueError as error:
            raise UnreadableOrder(str(error)) from None
    table.counting.is_open = True


ORDERS: dict[str, Callable[[Table, str], None]] = {"calculator": calculate}
