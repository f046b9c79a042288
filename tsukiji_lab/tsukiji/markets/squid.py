"""Squid (烏賊): worth nothing in the end, but sells well.

Source: Squid; rulings, Markets (a token paid as entry).
"""

from __future__ import annotations

from collections.abc import Iterable

from tsukiji_lab.game.refusal import Refusal
from tsukiji_lab.tsukiji.board import MONEY, FishMarket
from tsukiji_lab.tsukiji.state import State
from tsukiji_lab.tsukiji.step import Step
from tsukiji_lab.tsukiji.visiting import BuyLicence, Sell


class Squid(FishMarket, frozen=True, kw_only=True):
    """What is printed on the Squid board, and what lies on it."""

    board = "squid"
    token_kinds = ("squid",)
    verbs = (BuyLicence, Sell)
    numbers = {**FishMarket.numbers, "token_price": MONEY}

    points: int = 2
    token_price: int = 6

    @classmethod
    def set_up(cls, players: int) -> Squid:
        return cls.lay(
            barrels=min(2 * players, 7), tokens=8, licences=min(players, 4), licence_price=3
        )

    def worth(self, state: State, tokens: tuple[str, ...]) -> int:
        return 0

    def ways_to_pay(self, state: State) -> Iterable[str]:
        yield from FishMarket.ways_to_pay(self, state)
        yield from dict.fromkeys(state.player.tokens)

    def why_not_pay(self, state: State, way: str) -> Refusal | None:
        return None if way in state.player.tokens else Refusal("visit.cost.token", {"token": way})

    def take_pay(self, step: Step, way: str) -> None:
        step.take_token(step.state.on_turn, way)
        step.send_home(way)

    def buys(self, state: State) -> tuple[str, ...]:
        return self.token_kinds

    def sale_price(self, state: State, token: str, count: int) -> int:
        return self.token_price * count
