"""Trading: fish tokens for yen, once for each space; later for the tokens that lie there.

Source: Trading; rulings, Markets.
"""

from __future__ import annotations

from collections.abc import Iterator

from tsukiji_lab.game.action import Action, Count
from tsukiji_lab.game.refusal import Refusal
from tsukiji_lab.tsukiji.board import COLLAPSED, MONEY, Market
from tsukiji_lab.tsukiji.lots import Lot
from tsukiji_lab.tsukiji.state import Player, State
from tsukiji_lab.tsukiji.step import Step
from tsukiji_lab.tsukiji.visiting import interact
from tsukiji_lab.tsukiji.worth import resources, worth

SPACES = (2, 3, 4, 5, 10)
"""The Resources that each space asks for."""


class Trade(Action, frozen=True):
    """Trade tokens of at least so many Resources for yen."""

    verb = "trade"
    part_of = "visit.one-market"

    space: Count

    @classmethod
    def options(cls, state: State) -> Iterator[Trade]:
        return (cls(space) for space in SPACES)

    def why_not(self, state: State) -> Refusal | None:
        if self.space not in SPACES:
            return Refusal("trading.spaces")
        if state.market("trading").lying(self.space):
            return Refusal("trading.yen.empty-space", {"space": self.space})
        return _why_not_reach(resources(state, state.on_turn), self.space, "trading.yen.worth")

    def play(self, step: Step) -> None:
        step.push(Lot("trading", f"trade_{self.space}"))
        step.say("lot-begun", "trading.yen", market="trading", space=self.space)


class Swap(Action, frozen=True):
    """Swap tokens of at least so many Resources for all tokens of that space."""

    verb = "swap"
    part_of = "visit.one-market"

    space: Count

    @classmethod
    def options(cls, state: State) -> Iterator[Swap]:
        return (cls(space) for space in SPACES)

    def why_not(self, state: State) -> Refusal | None:
        if self.space not in SPACES:
            return Refusal("trading.spaces")
        if not state.market("trading").lying(self.space):
            return Refusal("trading.swap.filled-space", {"space": self.space})
        if f"swap_{self.space}" in state.top.done:
            return Refusal("trading.swap.once", {"space": self.space})
        return _why_not_reach(resources(state, state.on_turn), self.space, "trading.swap.worth")

    def play(self, step: Step) -> None:
        step.push(Lot("trading", f"swap_{self.space}"))
        step.say("swap-begun", "trading.swap", market="trading", space=self.space)


def _why_not_reach(value: int, space: int, rule: str) -> Refusal | None:
    return Refusal(rule, {"space": space, "worth": value}) if value < space else None


def space_of(lot: Lot) -> int:
    """The Resources that the space asks for which a lot is meant for."""
    return int(lot.purpose.partition("_")[2])


def rule_of(lot: Lot) -> str:
    """The rule that asks for them."""
    return "trading.yen.worth" if lot.purpose.startswith("trade") else "trading.swap.worth"


class Trading(Market, frozen=True, kw_only=True):
    """The Trading board with the tokens on its five spaces, cheapest space first."""

    board = "trading"
    verbs = (Trade, Swap)
    collapses = COLLAPSED
    rows = {"prices": tuple(f"price_{space}" for space in SPACES)}
    numbers = {**Market.numbers, **dict.fromkeys(rows["prices"], MONEY)}

    prices: tuple[int, ...] = (3, 5, 7, 9, 18)
    spaces: tuple[tuple[str, ...], ...]

    @classmethod
    def set_up(cls, players: int) -> Trading:
        return cls(spaces=((),) * len(SPACES))

    def is_of_use(self, state: State, visitor: Player) -> bool:
        # The smallest space takes a trade while it is empty, and a swap once it is filled.
        return bool(visitor.tokens) and worth(state, visitor.tokens) >= min(SPACES)

    def lying(self, space: int) -> tuple[str, ...]:
        """The tokens on the space that asks for so many Resources."""
        return self.spaces[SPACES.index(space)]

    def price(self, space: int) -> int:
        """What the space pays."""
        return self.prices[SPACES.index(space)]

    def is_exhausted(self) -> bool:
        return all(self.spaces)

    def why_not_lot(self, state: State, lot: Lot) -> Refusal | None:
        value = worth(state, lot.chosen, state.player.tokens)
        return _why_not_reach(value, space_of(lot), rule_of(lot))

    def lot_made(self, step: Step, lot: Lot, worth: int) -> None:
        seat, space = step.state.on_turn, space_of(lot)
        taken = self.lying(space)
        place = SPACES.index(space)
        spaces = (*self.spaces[:place], lot.chosen, *self.spaces[place + 1 :])
        step.put_market(self.board, spaces=spaces)
        for token in taken:
            step.give_token(seat, token)
        interact(step, lot.purpose)
        if taken:
            step.say("swapped", "trading.swap", tokens=lot.chosen, taken=taken)
        else:
            step.earn(seat, self.price(space))
            step.say("traded", "trading.yen", tokens=lot.chosen, yen=self.price(space))

    def gives_for(self, state: State, token: str, count: int) -> int:
        value = worth(state, (token,))
        reached = (space for space in SPACES if space <= value and not self.lying(space))
        return sum(sorted(map(self.price, reached), reverse=True)[:count])

    def tokens_here(self) -> tuple[str, ...]:
        return tuple(token for space in self.spaces for token in space)
