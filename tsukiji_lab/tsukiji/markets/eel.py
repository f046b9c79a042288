"""Eel (鰻): dearer with every barrel landed, cheaper with every token sold.

Source: Eel.
"""

from __future__ import annotations

from tsukiji_lab.tsukiji.board import FishMarket
from tsukiji_lab.tsukiji.markets.tracked import TrackedFish, move_marker
from tsukiji_lab.tsukiji.state import State
from tsukiji_lab.tsukiji.step import Step
from tsukiji_lab.tsukiji.visiting import BuyLicence, Sell

FALL = 2
"""Spaces that the marker moves back for each token sold."""


class Eel(TrackedFish, frozen=True, kw_only=True):
    """What is printed on the Eel board, and what lies on it."""

    board = "eel"
    token_kinds = ("eel",)
    verbs = (BuyLicence, Sell)
    begins_by = "setup.eel-marker"
    moved_by = ("priced", "lot-abroad", "sold")

    @classmethod
    def set_up(cls, players: int) -> Eel:
        return cls.lay(
            barrels=min(2 * players, 8), tokens=13, licences=min(players, 4), licence_price=5
        )

    def priced(self, step: Step) -> None:
        move_marker(step, self.board, +1, "eel.marker.up")

    def auctioned_abroad(self, step: Step) -> None:
        move_marker(step, self.board, +1, "eel.marker.up")

    def buys(self, state: State) -> tuple[str, ...]:
        return self.token_kinds

    def sale_price(self, state: State, token: str, count: int) -> int:
        return self.marker * count

    def sold(self, step: Step, token: str, count: int) -> None:
        FishMarket.sold(self, step, token, count)
        move_marker(step, self.board, -FALL * count, "eel.marker.down")
