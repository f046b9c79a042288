"""Aquarium: buys a few fish of each kind, and keeps them.

Source: Aquarium.
"""

from __future__ import annotations

from functools import cache

from tsukiji_lab.game.refusal import Refusal
from tsukiji_lab.tsukiji.board import HOME, Market
from tsukiji_lab.tsukiji.state import Player, State
from tsukiji_lab.tsukiji.step import Step
from tsukiji_lab.tsukiji.visiting import Sell

DEMAND = {
    "mackerel": 4,
    "fugu": 2,
    "octopus": 1,
    "eel": 1,
    "squid": 2,
    "takoyaki": 1,
    "salmon": 1,
    "tuna": 1,
}
PRICES = {
    "mackerel": 3,
    "fugu": 5,
    "octopus": 5,
    "eel": 6,
    "squid": 6,
    "takoyaki": 7,
    "salmon": 7,
    "tuna": 20,
}


def space(token: str) -> str:
    """The space that a token would go to, whether the board has it or not."""
    return token if token in DEMAND else HOME[token]


@cache
def _bought() -> tuple[str, ...]:
    return tuple(token for token in HOME if space(token) in DEMAND)


class Aquarium(Market, frozen=True, kw_only=True):
    """The Aquarium board with the tokens ``kept`` on it."""

    board = "aquarium"
    verbs = (Sell,)
    no_sale = "aquarium.kinds"

    points: int = 2
    kept: tuple[str, ...] = ()

    @classmethod
    def set_up(cls, players: int) -> Aquarium:
        return cls()

    def demand(self, kind: str) -> int:
        """How many more tokens the space takes."""
        return DEMAND[kind] - sum(1 for token in self.kept if space(token) == kind)

    def is_of_use(self, state: State, visitor: Player) -> bool:
        spaces = map(space, dict.fromkeys(visitor.tokens))
        return any(kind in DEMAND and self.demand(kind) > 0 for kind in spaces)

    def buys(self, state: State) -> tuple[str, ...]:
        return _bought()

    def why_not_sell(self, state: State, token: str, count: int) -> Refusal | None:
        demand = self.demand(space(token))
        if count > demand:
            return Refusal("aquarium.demand", {"token": token, "demand": demand})
        return None

    def sale_price(self, state: State, token: str, count: int) -> int:
        return PRICES[space(token)] * count

    def sold(self, step: Step, token: str, count: int) -> None:
        kept = step.state.market(self.board).kept
        step.put_market(self.board, kept=(*kept, *(token,) * count))

    def tokens_here(self) -> tuple[str, ...]:
        return self.kept
