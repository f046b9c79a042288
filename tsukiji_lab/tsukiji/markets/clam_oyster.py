"""Clam & Oyster (蛤, 牡蠣): whoever buys a barrel draws a Clam or an Oyster.

Source: expansion, Clam & Oyster; rulings, Expansion fish.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from msgspec.structs import replace

from tsukiji_lab.game.action import Action
from tsukiji_lab.game.refusal import Refusal
from tsukiji_lab.tsukiji.barrel_pay import barrels_to_pay, pay_barrel, why_not_pay_barrel
from tsukiji_lab.tsukiji.board import COUNT, MONEY
from tsukiji_lab.tsukiji.markets.bagged import BaggedFish
from tsukiji_lab.tsukiji.state import Player, State
from tsukiji_lab.tsukiji.step import Step
from tsukiji_lab.tsukiji.visiting import BuyLicence, interact

CLAM, OYSTER = "clam", "oyster"
SET = (CLAM, OYSTER)
WORTH = {CLAM: 3, OYSTER: 1}


class SellSet(Action, frozen=True):
    """Sell a Clam and an Oyster together."""

    verb = "sell set"
    part_of = "visit.one-market"

    def why_not(self, state: State) -> Refusal | None:
        return None if set(SET) <= set(state.player.tokens) else Refusal("clam-oyster.sell")

    def play(self, step: Step) -> None:
        seat = step.state.on_turn
        market: ClamOyster = step.state.market("clam_oyster")
        for token in SET:
            step.take_token(seat, token)
            step.send_home(token)
        step.earn(seat, market.set_price)
        interact(step, self.verb)
        step.say("set-sold", "clam-oyster.sell", tokens=SET, yen=market.set_price)


class ClamOyster(BaggedFish, frozen=True, kw_only=True):
    """What is printed on the Clam & Oyster board, and what lies on it."""

    board = "clam_oyster"
    token_kinds = SET
    verbs = (BuyLicence, SellSet)
    no_sale = "clam-oyster.sell"
    numbers = {
        **BaggedFish.numbers,
        "clams": COUNT,
        "oysters": COUNT,
        "set_price": MONEY,
        "oyster_bonus": MONEY,
    }

    clams: int = 6
    oysters: int = 6
    set_price: int = 8
    oyster_bonus: int = 2

    @classmethod
    def set_up(cls, players: int) -> ClamOyster:
        return cls.lay(
            barrels=min(2 * players, 6), tokens=12, licences=min(players, 4), licence_price=5
        )

    @classmethod
    def shape(cls, token: str) -> str:
        return CLAM

    def reconstructed(self, players: int) -> frozenset[str]:
        return frozenset({"points", "barrels", "clams", "oysters", "licences"})

    def with_numbers(self, numbers: dict[str, int]) -> Self:
        board = super().with_numbers(numbers)
        return replace(board, all_tokens=board.clams + board.oysters)

    def ways_to_pay(self, state: State) -> Iterable[str]:
        yield from BaggedFish.ways_to_pay(self, state)
        yield from barrels_to_pay(state.player, self.board)

    def why_not_pay(self, state: State, way: str) -> Refusal | None:
        return why_not_pay_barrel(state.player, way, "clam-oyster.entry.barrel", self.board)

    def take_pay(self, step: Step, way: str) -> None:
        pay_barrel(step, way)

    def is_of_use(self, state: State, visitor: Player) -> bool:
        has_set = set(SET) <= set(visitor.tokens)
        return has_set or BaggedFish.is_of_use(self, state, visitor)

    def bag_tokens(self) -> tuple[str, ...]:
        return (CLAM,) * self.clams + (OYSTER,) * self.oysters

    def hand_over(self, step: Step, row: str, buyer: int) -> str:
        token = self.draw(step)
        step.say_of(buyer, "shell-drawn", "clam-oyster.purchase", token=token)
        if token == OYSTER:
            step.earn(buyer, self.oyster_bonus)
            step.say_of(buyer, "oyster-paid", "clam-oyster.oyster", yen=self.oyster_bonus)
        return token

    def worth(self, state: State, tokens: tuple[str, ...]) -> int:
        return sum(WORTH[token] for token in tokens)
