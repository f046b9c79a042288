"""Computer players at a table: they decide while the page is painted, never for long."""

from __future__ import annotations

import time
from random import Random
from typing import TYPE_CHECKING

from tsukiji_lab.players import PLAYERS

if TYPE_CHECKING:
    from tsukiji_widgets.sitting import Sitting

PATIENCE = 0.25
"""For so many seconds computer players decide before the page is shown what they did."""


class Computers:
    """Decide for every seat that no person plays."""

    def __init__(self) -> None:
        self._rng = Random()

    def move(self, sitting: Sitting) -> None:
        """Play one turn of computer players at most, and not for long."""
        turn, end = sitting.game.state.turns, time.monotonic() + PATIENCE
        while sitting.computer_decides and sitting.game.state.turns == turn:
            self.decide(sitting)
            if time.monotonic() >= end:
                break

    def decide(self, sitting: Sitting) -> None:
        """Take the decision of the computer player that is to act."""
        game = sitting.game
        assert game.to_act is not None
        player = PLAYERS[sitting.kinds[game.to_act]]()
        sitting.play(player.choose(game.observe(game.to_act), game.legal_actions, self._rng))
