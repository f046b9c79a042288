"""Ships: always in play; sells boats at ¥500 per slot, buys them back for a tenth.

Source: Setup, step 4; Ships; expansion, Setup, step 4.
"""

from __future__ import annotations

from msgspec.structs import replace

from tsukiji_lab.tsukiji.board import COLLAPSED
from tsukiji_lab.tsukiji.boats import BoatMarket
from tsukiji_lab.tsukiji.pieces import BOATS
from tsukiji_lab.tsukiji.state import State


class Ships(BoatMarket, frozen=True, kw_only=True):
    """The Ships board."""

    board = "ships"
    collapses = COLLAPSED

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

    def fitted(self, barges: tuple[str, ...], blue_ship: bool) -> Ships:
        """The board with these Barges instead of the one of six slots, and with the Blue Ship."""
        boats = [kind for kind in self.boats if not BOATS[kind].is_barge]
        return replace(self, boats=tuple(sorted([*boats, *barges, *(["blue_ship"] * blue_ship)])))

    def trade_in_boards(self, state: State) -> tuple[str, ...]:
        return tuple(board for board in (self.board, "used_ships") if board in state.boards)

    def is_exhausted(self) -> bool:
        return not self.boats

    def asks(self, kind: str) -> int:
        return BOATS[kind].price

    def gives(self, kind: str) -> int:
        return -(-BOATS[kind].price // 10)
