"""Fugu (河豚): worth the square of how many one owns; its fisher may buy it degraded.

Source: Fugu; rulings, Turn.
"""

from __future__ import annotations

from collections.abc import Iterator

from tsukiji_lab.game.action import Action, Yen
from tsukiji_lab.game.refusal import Refusal, Values
from tsukiji_lab.tsukiji.anytime import give_back
from tsukiji_lab.tsukiji.board import FishMarket, why_not_afford
from tsukiji_lab.tsukiji.overfishing import look, return_barrel
from tsukiji_lab.tsukiji.pieces import DEGRADED
from tsukiji_lab.tsukiji.state import Sale, State
from tsukiji_lab.tsukiji.step import Step
from tsukiji_lab.tsukiji.terms import RESOURCES, Term, View
from tsukiji_lab.tsukiji.visiting import BuyLicence, Sell


class BuyOwnFugu(Action, frozen=True):
    """Buy an own degraded Fugu barrel before it goes, for its price to the general supply."""

    verb = "buy own fugu"
    part_of = "turn.start-order"

    price: Yen

    @classmethod
    def options(cls, state: State) -> Iterator[BuyOwnFugu]:
        prices = {sale.price for sale in state.player.degraded if sale.kind == "fugu"}
        return (cls(price) for price in sorted(prices))

    def why_not(self, state: State) -> Refusal | None:
        if Sale("fugu", self.price) not in state.player.degraded:
            return Refusal("fugu.own", {"yen": self.price})
        if not state.market("fugu").reserve(state):
            return Refusal("fugu.own.token-left")
        return why_not_afford(state.player, self.price)

    def play(self, step: Step) -> None:
        seat = step.state.on_turn
        step.put_top(bought=step.state.top.bought + 1)
        step.withdraw(seat, DEGRADED, Sale("fugu", self.price))
        step.pay(seat, self.price)
        return_barrel(step, "fugu")
        step.give_token(seat, step.state.market("fugu").hand_over(step, DEGRADED, seat))
        step.say("own-fugu-bought", "fugu.own", yen=self.price)
        look(step, "fugu")


class Fugu(FishMarket, frozen=True, kw_only=True):
    """What is printed on the Fugu board, and what lies on it."""

    board = "fugu"
    token_kinds = ("fugu",)
    verbs = (BuyLicence, Sell)
    morning_verbs = (BuyOwnFugu,)
    worth_by_owner = True

    @classmethod
    def set_up(cls, players: int) -> Fugu:
        return cls.lay(barrels=3, tokens=7, licences=1, licence_price=0)

    def has_morning(self, state: State) -> bool:
        # What is too dear is asked about as well where it would show closed yen.
        if state.closed_money:
            return any(BuyOwnFugu.options(state))
        return FishMarket.has_morning(self, state)

    def worth(self, state: State, tokens: tuple[str, ...]) -> int:
        return len(tokens) ** 2

    def explain_worth(self, view: View, token: str, seat: int) -> Term:
        owned = view.state.players[seat].tokens.count(token)
        values: Values = {"token": token, "seat": seat}
        return Term("explain_as-many", owned, RESOURCES, "fugu.worth", values)

    def unloaded(self, step: Step, barrels: int) -> None:
        if "fugu" in step.state.player.licences:
            give_back(step, "fugu")
            step.say("fugu-licence-back", "fugu.licence.back")

    def buys(self, state: State) -> tuple[str, ...]:
        return self.token_kinds

    def sale_price(self, state: State, token: str, count: int) -> int:
        return count**2
