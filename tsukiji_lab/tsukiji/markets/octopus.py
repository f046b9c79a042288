"""Octopus (蛸): cannot be sold, but becomes Takoyaki (たこ焼), which others buy.

Source: Octopus; rulings, Markets.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Self

from msgspec.structs import replace

from tsukiji_lab.game.action import Action
from tsukiji_lab.game.refusal import Refusal
from tsukiji_lab.tsukiji.board import FishMarket
from tsukiji_lab.tsukiji.pieces import ROWS
from tsukiji_lab.tsukiji.pricing import Pricing
from tsukiji_lab.tsukiji.state import Player, Sale, State
from tsukiji_lab.tsukiji.step import Step
from tsukiji_lab.tsukiji.terms import Term, View
from tsukiji_lab.tsukiji.visiting import BuyLicence, interact

TAKOYAKI = "takoyaki"
ALL_TAKOYAKI = 12
TAKOYAKI_FOR_ONE = 3
WORTH = {"octopus": 3, TAKOYAKI: 5}


def why_no_trade(market: Octopus, visitor: Player) -> Refusal | None:
    """The rule that forbids to trade an Octopus token for Takoyaki, or None."""
    if "octopus" not in visitor.tokens:
        return Refusal("octopus.trade")
    if market.takoyaki < TAKOYAKI_FOR_ONE:
        return Refusal("octopus.trade.three-left", {"left": market.takoyaki})
    return None


class TradeOctopus(Action, frozen=True):
    """Trade an Octopus token for three Takoyaki, to be put up for sale."""

    verb = "trade octopus"
    part_of = "visit.one-market"

    def why_not(self, state: State) -> Refusal | None:
        return why_no_trade(state.market("octopus"), state.player)

    def play(self, step: Step) -> None:
        step.take_token(step.state.on_turn, "octopus")
        step.send_home("octopus")
        left = step.state.market("octopus").takoyaki
        step.put_market("octopus", takoyaki=left - TAKOYAKI_FOR_ONE)
        interact(step, self.verb)
        step.say("octopus-traded", "octopus.trade")
        step.push(Pricing((TAKOYAKI,) * TAKOYAKI_FOR_ONE, "octopus.trade.prices"))


class Octopus(FishMarket, frozen=True, kw_only=True):
    """What is printed on the Octopus board, and what lies on it; ``takoyaki`` tokens apart."""

    board = "octopus"
    token_kinds = ("octopus", TAKOYAKI)
    verbs = (BuyLicence, TradeOctopus)
    no_sale = "octopus.no-sale"

    points: int = 2
    fee: int = 2
    takoyaki: int = ALL_TAKOYAKI

    @classmethod
    def set_up(cls, players: int) -> Octopus:
        return cls.lay(
            barrels=min(2 * players, 6),
            tokens=min(2 * players, 6),
            licences=min(players, 3),
            licence_price=3,
        )

    def booked(self, barrels: int, tokens: Counter[str], licences: int) -> Self:
        takoyaki = ALL_TAKOYAKI - tokens[TAKOYAKI]
        return FishMarket.booked(replace(self, takoyaki=takoyaki), barrels, tokens, licences)

    def is_of_use(self, state: State, visitor: Player) -> bool:
        return FishMarket.is_of_use(self, state, visitor) or why_no_trade(self, visitor) is None

    @classmethod
    def shape(cls, token: str) -> str:
        return token

    def worth(self, state: State, tokens: tuple[str, ...]) -> int:
        return sum(WORTH[token] for token in tokens)

    @property
    def kinds_that_run_out(self) -> tuple[str, ...]:
        return (self.board,)

    def explain_worth(self, view: View, token: str, seat: int) -> Term:
        term = FishMarket.explain_worth(self, view, token, seat)
        return replace(term, rule=self.rule("takoyaki-worth")) if token == TAKOYAKI else term

    def ways_to_pay(self, state: State) -> Iterable[str]:
        yield from FishMarket.ways_to_pay(self, state)
        if TAKOYAKI in state.player.tokens:
            yield TAKOYAKI
        for price in sorted(_prices(state)):
            yield f"{TAKOYAKI}_{price * 100}"

    def why_not_pay(self, state: State, way: str) -> Refusal | None:
        if way in self.ways_to_pay(state):
            return None
        return Refusal("octopus.entry.takoyaki")

    def take_pay(self, step: Step, way: str) -> None:
        seat = step.state.on_turn
        if way == TAKOYAKI:
            step.take_token(seat, TAKOYAKI)
        else:
            sale = Sale(TAKOYAKI, int(way.removeprefix(f"{TAKOYAKI}_")) // 100)
            row = next(row for row in ROWS if sale in step.player(seat).row(row))
            step.withdraw(seat, row, sale)
        step.send_home(TAKOYAKI)

    def take_back(self, step: Step, token: str) -> None:
        if token == TAKOYAKI:
            market = step.state.market("octopus")
            step.put_market("octopus", takoyaki=market.takoyaki + 1)
        else:
            FishMarket.take_back(self, step, token)

    def tokens_in_box(self) -> int:
        return self.all_tokens + ALL_TAKOYAKI

    def tokens_here(self) -> tuple[str, ...]:
        return (TAKOYAKI,) * self.takoyaki


def _prices(state: State) -> set[int]:
    """The prices at which the player on turn has Takoyaki for sale."""
    player = state.player
    return {sale.price for row in ROWS for sale in player.row(row) if sale.kind == TAKOYAKI}
