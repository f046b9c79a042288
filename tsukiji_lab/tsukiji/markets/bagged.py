"""Fish whose tokens lie in the bag.

Source: Spider Crab, Tuna; expansion, Clam & Oyster.
"""

from __future__ import annotations

from collections import Counter
from typing import Self

from msgspec.structs import replace

from tsukiji_lab.tsukiji.board import HOME, FishMarket
from tsukiji_lab.tsukiji.markets.auctioned import AuctionedFish
from tsukiji_lab.tsukiji.state import State
from tsukiji_lab.tsukiji.step import Step, with_piece, without_piece


class BaggedFish(FishMarket, frozen=True, kw_only=True):
    """A fish whose board has no tokens on it: they are drawn from the bag. Its boards say how many
    there are of each kind.
    """

    numbers = {name: unit for name, unit in FishMarket.numbers.items() if name != "tokens"}

    @classmethod
    def lay(cls, *, barrels: int, tokens: int, licences: int, licence_price: int) -> Self:
        board = super().lay(
            barrels=barrels, tokens=tokens, licences=licences, licence_price=licence_price
        )
        return replace(board, tokens=0)

    def booked(self, barrels: int, tokens: Counter[str], licences: int) -> Self:
        return replace(super().booked(barrels, tokens, licences), tokens=0)

    def reserve(self, state: State) -> int:
        return len(self.in_bag(state))

    def in_bag(self, state: State) -> tuple[str, ...]:
        """Its tokens that can still be drawn."""
        return tuple(token for token in state.bag if HOME[token] == self.board)

    def draw(self, step: Step) -> str:
        """Draw one of its tokens, of which there is one at least."""
        token = step.draw(self.in_bag(step.state))
        step.put(bag=without_piece(step.state.bag, token))
        return token

    def take_back(self, step: Step, token: str) -> None:
        step.put(bag=with_piece(step.state.bag, token))


class DrawnFish(BaggedFish, AuctionedFish, frozen=True, kw_only=True):
    """A fish whose auctioned token is drawn; ``counts`` is how many there are of each kind."""

    counts: tuple[int, ...] = ()
    sale_bonus: int = 0

    def with_numbers(self, numbers: dict[str, int]) -> Self:
        board = super().with_numbers(numbers)
        return replace(board, all_tokens=sum(board.counts))

    def bag_tokens(self) -> tuple[str, ...]:
        kinds = zip(self.token_kinds, self.counts, strict=True)
        return tuple(kind for kind, count in kinds for _ in range(count))

    def worth(self, state: State, tokens: tuple[str, ...]) -> int:
        return sum(_printed(token) for token in tokens)

    def token_for_auction(self, step: Step) -> str | None:
        return self.draw(step) if self.reserve(step.state) else None

    def buys(self, state: State) -> tuple[str, ...]:
        return self.token_kinds

    def sale_price(self, state: State, token: str, count: int) -> int:
        return count * (_printed(token) + self.sale_bonus)


def _printed(token: str) -> int:
    return int(token.rpartition("_")[2])
