"""The way back and forth between the decisions of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tsukiji_lab.drawing.panel import Past
from tsukiji_widgets.sitting import Sitting

if TYPE_CHECKING:
    from tsukiji_widgets.table import Table


def past_of(sitting: Sitting) -> Past:
    """Which ways back and forth there are now."""
    session, earlier = sitting.game.session, sitting.last_own_decision()
    return Past(undo=earlier is not None, redo=session.can_redo)


def undo(table: Table, text: str) -> None:
    """Back to the last decision of a person."""
    sitting = table.seated()
    earlier = sitting.last_own_decision()
    if earlier is not None:
        sitting.opened = None
        while sitting.game.session.here > earlier:
            sitting.game.undo()


def redo(table: Table, text: str) -> None:
    """Forward to the next decision of a person, or to where the game is."""
    sitting = table.seated()
    sitting.opened = None
    while sitting.game.session.can_redo:
        sitting.game.redo()
        if sitting.game.to_act in sitting.persons:
            break


def go_on(table: Table, text: str) -> None:
    """Leave what was undone behind: the computer player decides anew."""
    sitting = table.seated()
    if sitting.game.to_act is not None and sitting.game.to_act not in sitting.persons:
        table.computers.decide(sitting)


ORDERS: dict[str, Callable[[Table, str], None]] = {
    "undo": undo,
    "redo": redo,
    "go on": go_on,
}
