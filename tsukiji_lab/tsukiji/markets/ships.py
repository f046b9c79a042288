"""Ships: always in play; sells boats at ¥500 per slot, buys them back for a tenth.

Source: Setup, step 4; Ships.
"""

from __future__ import annotations

from tsukiji_lab.tsukiji.boats import BoatMarket
from tsukiji_lab.tsukiji.pieces import BOATS


class Ships(BoatMarket, frozen=True, kw_only=True):
    """The Ships board."""

    board = "ships"

    @classmethod
    def set_up(cls, players: int) -> Ships:
        printed = {
            "one_slot": 1,
            "two_slot": players,
            "three_slot": players - 1,
            "four_slot": max(players - 2, 1),
            "barge": 1,
        }
        taken = {"one_slot": players}
        boats = tuple(
            kind
            for kind, count in printed.items()
            for _ in range(min(count, BOATS[kind].pieces - taken.get(kind, 0)))
        )
        return cls(boats=tuple(sorted(boats)))

    def asks(self, kind: str) -> int:
        return BOATS[kind].price

    def gives(self, kind: str) -> int:
        return -(-BOATS[kind].price // 10)
