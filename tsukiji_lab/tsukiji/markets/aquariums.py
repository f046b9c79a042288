"""What both Aquariums have in common: they buy a few fish of each shape, and keep them.

Source: Aquarium; expansion, New Aquarium (its interactions are those of the Aquarium).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import ClassVar

from tsukiji_lab.game.refusal import Refusal
from tsukiji_lab.tsukiji.board import CLOSED, COUNT, MONEY, SHAPE, Market
from tsukiji_lab.tsukiji.state import Player, State
from tsukiji_lab.tsukiji.step import Step
from tsukiji_lab.tsukiji.visiting import Sell


def rows_of(spaces: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """The names of the numbers that are printed on these spaces, by the field that holds them."""
    return {
        "demands": tuple(f"demand_{space}" for space in spaces),
        "prices": tuple(f"price_{space}" for space in spaces),
    }


def numbers_of(rows: dict[str, tuple[str, ...]]) -> dict[str, int]:
    """All numbers of such a board with what they are given in."""
    demands = dict.fromkeys(rows["demands"], COUNT)
    return {**Market.numbers, **demands, **dict.fromkeys(rows["prices"], MONEY)}


class AquariumBoard(Market, frozen=True, kw_only=True):
    """A board with a space for each of ``spaces``, which are shapes of tokens; ``demands`` and
    ``prices`` are printed on them in the same order. ``kept`` are the tokens that lie there.
    """

    spaces: ClassVar[tuple[str, ...]]
    verbs = (Sell,)
    collapses = CLOSED

    demands: tuple[int, ...]
    prices: tuple[int, ...]
    kept: tuple[str, ...] = ()

    def wanted(self, space: str) -> int:
        """How many tokens the space holds."""
        return self.demands[self.spaces.index(space)]

    def price(self, space: str) -> int:
        """What the space pays for a token."""
        return self.prices[self.spaces.index(space)]

    def demand(self, space: str) -> int:
        """How many more tokens the space takes."""
        return self.wanted(space) - sum(1 for token in self.kept if SHAPE[token] == space)

    def flaws(self, state: State) -> Iterator[str]:
        for space in dict.fromkeys(map(SHAPE.__getitem__, self.kept)):
            if space not in self.spaces or self.demand(space) < 0:
                yield f"too much {space}"

    def is_exhausted(self) -> bool:
        return not any(map(self.demand, self.spaces))

    def is_of_use(self, state: State, visitor: Player) -> bool:
        shapes = map(SHAPE.__getitem__, dict.fromkeys(visitor.tokens))
        return any(shape in self.spaces and self.demand(shape) > 0 for shape in shapes)

    def buys(self, state: State) -> tuple[str, ...]:
        return _bought(self.spaces)

    def why_not_sell(self, state: State, token: str, count: int) -> Refusal | None:
        demand = self.demand(SHAPE[token])
        if count > demand:
            return Refusal(self.rule("demand"), {"token": token, "demand": demand})
        return None

    def sale_price(self, state: State, token: str, count: int) -> int:
        return self.price(SHAPE[token]) * count

    def sold(self, step: Step, token: str, count: int) -> None:
        kept = step.state.market(self.board).kept
        step.put_market(self.board, kept=(*kept, *(token,) * count))

    def tokens_here(self) -> tuple[str, ...]:
        return self.kept


@cache
def _bought(spaces: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(token for token, shape in SHAPE.items() if shape in spaces)
