"""Sardines (鰯): two licences for all, and a token for whoever lands a barrel.

Source: expansion, Sardines; rulings, Expansion fish.
"""

from __future__ import annotations

from tsukiji_lab.game.action import Action
from tsukiji_lab.game.refusal import Refusal
from tsukiji_lab.tsukiji.board import MONEY, FishMarket, why_not_afford
from tsukiji_lab.tsukiji.overfishing import look
from tsukiji_lab.tsukiji.state import Player, State
from tsukiji_lab.tsukiji.step import Step
from tsukiji_lab.tsukiji.visiting import BuyLicence, interact


class BuyTin(Action, frozen=True):
    """Buy a tinned Sardine."""

    verb = "buy tin"
    part_of = "visit.one-market"

    def why_not(self, state: State) -> Refusal | None:
        market: Sardines = state.market("sardines")
        if not market.tins:
            return Refusal("sardines.tins.left")
        return why_not_afford(state.player, market.tin_price)

    def play(self, step: Step) -> None:
        seat = step.state.on_turn
        market: Sardines = step.state.market("sardines")
        step.pay(seat, market.tin_price)
        step.put_market("sardines", tins=market.tins - 1)
        step.give_token(seat, "sardines")
        interact(step, self.verb)
        step.say("tin-bought", "sardines.tins", yen=market.tin_price)
        look(step, "sardines")


class Sardines(FishMarket, frozen=True, kw_only=True):
    """What is printed on the Sardines board, and what lies on it; ``tins`` lie in its middle.

    ``licence_price`` is asked while two licences or more are left, ``second_price`` for the last.
    """

    board = "sardines"
    token_kinds = ("sardines",)
    verbs = (BuyLicence, BuyTin)
    no_sale = "sardines.no-sale"
    numbers = {**FishMarket.numbers, "second_price": MONEY, "tin_price": MONEY}

    second_price: int = 3
    tin_price: int = 1
    tins: int = 0

    @classmethod
    def set_up(cls, players: int) -> Sardines:
        return cls.lay(barrels=5, tokens=14, licences=2, licence_price=5)

    def reconstructed(self, players: int) -> frozenset[str]:
        return frozenset({"points", "barrels", "tokens"})

    @property
    def next_licence_price(self) -> int:
        return self.licence_price if self.licences > 1 else self.second_price

    def why_closed(self, state: State) -> Refusal | None:
        if self.board in state.player.licences:
            return Refusal("sardines.closed-to-holders")
        return None

    def is_of_use(self, state: State, visitor: Player) -> bool:
        if self.tins and visitor.yen >= self.tin_price:
            return True
        return FishMarket.is_of_use(self, state, visitor)

    def tokens_left(self, state: State) -> int:
        return self.tokens + self.tins

    def priced(self, step: Step) -> None:
        seat = step.state.on_turn
        if not self.tokens:
            return
        step.put_market(self.board, tokens=self.tokens - 1)
        step.give_token(seat, self.board)
        step.say("sardine-kept", "sardines.unload", fish=self.board)
        if self.tokens > 1:
            step.put_market(self.board, tokens=self.tokens - 2, tins=self.tins + 1)
            step.say("sardine-tinned", "sardines.unload", fish=self.board)
        look(step, self.board)

    def worth(self, state: State, tokens: tuple[str, ...]) -> int:
        return len(tokens)

    def tokens_here(self) -> tuple[str, ...]:
        return (self.board,) * self.tins
