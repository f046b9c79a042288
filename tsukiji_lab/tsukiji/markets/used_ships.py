"""Used Ships: buys boats at ¥200 per slot and sells what it bought at ¥300; starts empty.

Source: Used Ships; rulings, Markets.
"""

from __future__ import annotations

from tsukiji_lab.game.refusal import Refusal
from tsukiji_lab.tsukiji.boats import BoatMarket
from tsukiji_lab.tsukiji.pieces import BOATS
from tsukiji_lab.tsukiji.state import State


class UsedShips(BoatMarket, frozen=True, kw_only=True):
    """The Used Ships board. A Barge has one price, whatever its slots."""

    board = "used_ships"

    @classmethod
    def set_up(cls, players: int) -> UsedShips:
        return cls()

    def why_closed(self, state: State) -> Refusal | None:
        return Refusal("used-ships.last-turn") if state.last_turn else None

    def asks(self, kind: str) -> int:
        return 6 if BOATS[kind].is_barge else 3 * BOATS[kind].slots

    def gives(self, kind: str) -> int:
        return 4 if BOATS[kind].is_barge else 2 * BOATS[kind].slots
