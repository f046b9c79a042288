"""Swordfish (旗魚): auctioned from its board; every bid moves what it is worth.

Source: expansion, Swordfish; rulings, Expansion fish.
"""

from __future__ import annotations

from typing import Any

from tsukiji_lab.tsukiji.board import MONEY, FishMarket
from tsukiji_lab.tsukiji.markets.auctioned import AuctionedFish
from tsukiji_lab.tsukiji.markets.tracked import TrackedFish, move_marker
from tsukiji_lab.tsukiji.state import State
from tsukiji_lab.tsukiji.step import Step
from tsukiji_lab.tsukiji.visiting import Sell, Visit

START = 6
BID_MOVE = 2
"""Spaces that the marker moves by a bid above or below the worth."""


class Swordfish(TrackedFish, AuctionedFish, frozen=True, kw_only=True):
    """What is printed on the Swordfish board, and what lies on it; ``tokens_boxed`` were sold
    and are out of the game.
    """

    board = "swordfish"
    token_kinds = ("swordfish",)
    auction_lot = 2
    begins_by = "setup.swordfish-marker"
    moved_by = ("auction-won", "lot-abroad-won", "sold")
    numbers = {**FishMarket.numbers, "visit_bonus": MONEY}

    marker: int = START
    visit_bonus: int = 2
    tokens_boxed: int = 0

    @classmethod
    def set_up(cls, players: int) -> Swordfish:
        return cls.lay(barrels=4, tokens=6, licences=min(players, 3), licence_price=6)

    def reconstructed(self, players: int) -> frozenset[str]:
        return frozenset({"points", "barrels", "tokens", "licences"})

    def token_for_auction(self, step: Step) -> str | None:
        if not self.tokens:
            return None
        step.put_market(self.board, tokens=self.tokens - 1)
        return self.board

    def bid_for(self, step: Step, bid: int) -> None:
        if bid > self.marker:
            move_marker(step, self.board, BID_MOVE, "swordfish.marker.up")
        elif bid < self.marker:
            move_marker(step, self.board, -BID_MOVE, "swordfish.marker.down")

    def buys(self, state: State) -> tuple[str, ...]:
        return self.token_kinds

    def sale_price(self, state: State, token: str, count: int) -> int:
        top: Any = state.top if state.frames else None
        sold_before = isinstance(top, Visit) and Sell.verb in top.done
        return self.marker * count + (0 if sold_before else self.visit_bonus)

    def sold(self, step: Step, token: str, count: int) -> None:
        step.put_market(self.board, tokens_boxed=self.tokens_boxed + count)
        move_marker(step, self.board, -count, "swordfish.marker.sold")

    @property
    def out_of_game(self) -> int:
        return self.tokens_boxed

    def tokens_in_box(self) -> int:
        return self.all_tokens - self.tokens_boxed
