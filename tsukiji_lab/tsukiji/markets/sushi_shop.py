"""Sushi Shop: one to five tokens of different shapes, once for each number.

Source: expansion, Sushi Shop; rulings, Expansion external markets. All prices but that for three
tokens are reconstructed.
"""

from __future__ import annotations

from collections.abc import Iterator

from tsukiji_lab.game.action import Action
from tsukiji_lab.game.refusal import Refusal
from tsukiji_lab.tsukiji.board import CLOSED, MONEY, SHAPE, Market
from tsukiji_lab.tsukiji.lots import Lot
from tsukiji_lab.tsukiji.state import Player, State
from tsukiji_lab.tsukiji.step import Step
from tsukiji_lab.tsukiji.visiting import interact

SPACES = range(1, 6)
"""How many tokens each space takes."""


class SushiLot(Action, frozen=True):
    """Begin to put tokens of different shapes together."""

    verb = "sushi lot"
    part_of = "visit.one-market"

    def why_not(self, state: State) -> Refusal | None:
        shop: SushiShop = state.market("sushi_shop")
        return shop.why_no_lot(state.player)

    def play(self, step: Step) -> None:
        step.push(Lot("sushi_shop", self.verb))
        step.say("sushi-begun", "sushi-shop.sell")


class SushiShop(Market, frozen=True, kw_only=True):
    """The Sushi Shop board: the ``prices`` of its spaces, and the tokens on them."""

    board = "sushi_shop"
    verbs = (SushiLot,)
    collapses = CLOSED
    rows = {"prices": tuple(f"price_{space}" for space in SPACES)}
    numbers = {**Market.numbers, **dict.fromkeys(rows["prices"], MONEY)}

    prices: tuple[int, ...] = (2, 4, 7, 11, 16)
    spaces: tuple[tuple[str, ...], ...] = ((),) * len(SPACES)

    @classmethod
    def set_up(cls, players: int) -> SushiShop:
        return cls()

    def reconstructed(self, players: int) -> frozenset[str]:
        return frozenset({"points", *(f"price_{space}" for space in SPACES if space != 3)})

    def flaws(self, state: State) -> Iterator[str]:
        for number, tokens in zip(SPACES, self.spaces, strict=True):
            if tokens and len(tokens) != number:
                yield f"{len(tokens)} tokens on space {number}"

    def is_exhausted(self) -> bool:
        return all(self.spaces)

    def is_of_use(self, state: State, visitor: Player) -> bool:
        return self.why_no_lot(visitor) is None

    def why_no_lot(self, player: Player) -> Refusal | None:
        """The rule by which the player can fill no space, or None."""
        shapes = len({SHAPE[token] for token in player.tokens})
        empty = [number for number in SPACES if not self.spaces[number - 1]]
        if not empty:
            return Refusal("sushi-shop.full")
        if shapes < empty[0]:
            return Refusal("sushi-shop.shapes", {"needed": empty[0], "shapes": shapes})
        return None

    def why_not_lot(self, state: State, lot: Lot) -> Refusal | None:
        number = len(lot.chosen)
        if number not in SPACES:
            return Refusal("sushi-shop.size")
        shapes = len({SHAPE[token] for token in lot.chosen})
        if shapes < number:
            return Refusal("sushi-shop.shapes", {"needed": number, "shapes": shapes})
        if self.spaces[number - 1]:
            return Refusal("sushi-shop.empty-space", {"count": number})
        return None

    def lot_made(self, step: Step, lot: Lot, worth: int) -> None:
        place = len(lot.chosen) - 1
        spaces = (*self.spaces[:place], lot.chosen, *self.spaces[place + 1 :])
        step.put_market(self.board, spaces=spaces)
        step.earn(step.state.on_turn, self.prices[place])
        interact(step, lot.purpose)
        step.say("sushi-sold", "sushi-shop.sell", tokens=lot.chosen, yen=self.prices[place])

    def gives_for(self, state: State, token: str, count: int) -> int:
        return self.prices[0] if count and not self.spaces[0] else 0

    def tokens_here(self) -> tuple[str, ...]:
        return tuple(token for space in self.spaces for token in space)
