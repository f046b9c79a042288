"""Fish whose tokens lie in the bag and are auctioned when enough barrels are unloaded.

Source: Spider Crab and Tuna (their text is the same but for the numbers).
"""

from __future__ import annotations

from typing import ClassVar, Self

from msgspec.structs import replace

from tsukiji_lab.tsukiji.bidding import Bids
from tsukiji_lab.tsukiji.board import HOME, FishMarket
from tsukiji_lab.tsukiji.state import State
from tsukiji_lab.tsukiji.step import Step, with_piece
from tsukiji_lab.tsukiji.visiting import BuyLicence, Sell


class BaggedFish(FishMarket, frozen=True, kw_only=True):
    """A fish of the bag. ``printed`` is how many tokens of each worth there are."""

    printed: ClassVar[dict[int, int]]
    sale_bonus: ClassVar[int] = 0
    verbs = (BuyLicence, Sell)

    @classmethod
    def lay(cls, *, barrels: int, tokens: int, licences: int, licence_price: int) -> Self:
        board = super().lay(
            barrels=barrels, tokens=tokens, licences=licences, licence_price=licence_price
        )
        return replace(board, tokens=0)

    @classmethod
    def token(cls, worth: int) -> str:
        """The token with that worth printed on it."""
        return f"{cls.board}_{worth}"

    def bag_tokens(self) -> tuple[str, ...]:
        return tuple(
            self.token(worth) for worth, count in self.printed.items() for _ in range(count)
        )

    def reserve(self, state: State) -> int:
        return sum(1 for token in state.bag if HOME[token] == self.board)

    def worth(self, state: State, tokens: tuple[str, ...]) -> int:
        return sum(_printed(token) for token in tokens)

    def take_back(self, step: Step, token: str) -> None:
        step.put(bag=with_piece(step.state.bag, token))

    def won(self, step: Step, bids: Bids, winner: int, bid: int) -> None:
        seat = step.state.on_turn
        if winner == seat:
            step.pay(seat, bid)
        else:
            step.pay_player(winner, seat, bid)
        for token in bids.lot:
            step.give_token(winner, token)
            step.say_of(winner, "auction-won", self.rule("auction.pay"), token=token, yen=bid)

    def buys(self, state: State) -> tuple[str, ...]:
        return self.token_kinds

    def sale_price(self, state: State, token: str, count: int) -> int:
        return count * (_printed(token) + self.sale_bonus)


def _printed(token: str) -> int:
    return int(token.rpartition("_")[2])
