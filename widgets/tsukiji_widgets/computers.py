"""Computer players at a table: step by step, turn by turn, or on until a person decides."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

from tsukiji_lab.players import PLAYERS
from tsukiji_lab.players.seats import PACES, SKIP, STEP, TURN
from tsukiji_widgets.keeping import Kept
from tsukiji_widgets.page import UnreadableOrder, read_values

if TYPE_CHECKING:
    from tsukiji_widgets.sitting import Sitting
    from tsukiji_widgets.table import Table

PATIENCE = 0.25
"""For so many seconds computer players decide before the page is shown what they did."""


class Computers:
    """Decide for every seat that no person plays, at a ``pace`` of ``PACES``; while it ``skips``,
    on until a person decides.
    """

    def __init__(self) -> None:
        self.pace = TURN
        self.skips = False
        self._rng = Random()

    def waits(self, sitting: Sitting) -> bool:
        """Whether a computer player is to act and waits to be told."""
        return sitting.computer_decides and self.pace == STEP and not self.skips

    def move(self, sitting: Sitting) -> None:
        """Play one turn of computer players or on until a person decides, but not for long."""
        turn, end = sitting.game.state.turns, time.monotonic() + PATIENCE
        goes_on = self.skips or self.pace == SKIP
        while sitting.computer_decides and time.monotonic() < end:
            if sitting.game.state.turns != turn and not goes_on:
                break
            self.decide(sitting)
        self.skips = self.skips and sitting.computer_decides

    def decide(self, sitting: Sitting) -> None:
        """Take the decision of the computer player that is to act."""
        game = sitting.game
        assert game.to_act is not None
        player = PLAYERS[sitting.kinds[game.to_act]]()
        sitting.play(player.choose(game.observe(game.to_act), game.legal_actions, self._rng))


def set_pace(table: Table, text: str) -> None:
    """Show the moves of computer players at this pace: step by step, turn by turn or at once."""
    _take_pace(table, read_values(text).get("pace", ""))


def next_step(table: Table, text: str) -> None:
    """Let a computer player that waits take one decision."""
    sitting = table.seated()
    if sitting.computer_decides:
        table.computers.decide(sitting)


def skip(table: Table, text: str) -> None:
    """Let computer players that wait play until a person decides."""
    sitting = table.seated()
    if sitting.computer_decides:
        table.computers.skips = True
        table.computers.move(sitting)


def _take_pace(table: Table, text: str) -> None:
    if text not in PACES:
        raise UnreadableOrder("computer players do not know this pace")
    table.computers.pace = text


KEPT = {"pace": Kept(lambda table: table.computers.pace, _take_pace, everywhere=True)}
"""What is kept beside a game's code."""

ORDERS: dict[str, Callable[[Table, str], None]] = {
    "pace": set_pace,
    "next": next_step,
    "skip": skip,
}
