"""Nori (海苔): worth a tenth of all other fish of its owner.

Source: expansion, Nori; rulings, Expansion fish and Worth.
"""

from __future__ import annotations

from collections.abc import Iterator

from tsukiji_lab.game.refusal import Refusal
from tsukiji_lab.tsukiji.board import FishMarket
from tsukiji_lab.tsukiji.state import Player, State
from tsukiji_lab.tsukiji.step import Step
from tsukiji_lab.tsukiji.terms import DOWN, RESOURCES, SUM, TIMES, Term, View, make
from tsukiji_lab.tsukiji.visiting import BuyLicence
from tsukiji_lab.tsukiji.worth import explain_kinds

TENTH = 10
PAYMENT = 1
"""What each token costs its owner when Nori is overfished, in units of ¥100."""


class Nori(FishMarket, frozen=True, kw_only=True):
    """What is printed on the Nori board, and what lies on it."""

    board = "nori"
    token_kinds = ("nori",)
    verbs = (BuyLicence,)
    no_sale = "nori.no-sale"
    once_per_turn = True
    overfished_after_purchase = True
    overfishing_pays = -PAYMENT
    worth_of_rest = True
    worth_by_owner = True

    points: int = 0

    @classmethod
    def set_up(cls, players: int) -> Nori:
        return cls.lay(barrels=5, tokens=10, licences=min(players, 4), licence_price=0)

    def reconstructed(self, players: int) -> frozenset[str]:
        return frozenset({"points", "barrels", "tokens", "licences"})

    def why_no_licence(self, state: State, visitor: Player) -> Refusal | None:
        if self.board in visitor.licences:
            return Refusal("nori.licence.one")
        return FishMarket.why_no_licence(self, state, visitor)

    def flaws(self, state: State) -> Iterator[str]:
        for seat, player in enumerate(state.players):
            if player.licences.count(self.board) > 1:
                yield f"seat {seat} holds more than one licence"

    def worth(self, state: State, tokens: tuple[str, ...]) -> int:
        return 0

    def worth_beside(self, tokens: tuple[str, ...], rest: int) -> int:
        return rest // TENTH * len(tokens)

    def explain_worth(self, view: View, token: str, seat: int) -> Term:
        rule, others = "nori.worth", explain_kinds(view, seat, rest=True)
        rest = make(SUM, "explain_rest", RESOURCES, rule, *others, seat=seat, token=token)
        part = Term("explain_divided", TENTH, TIMES, rule)
        return make(DOWN, "explain_tenth", RESOURCES, rule, rest, part, seat=seat, token=token)

    def run_out(self, step: Step) -> None:
        for seat, player in enumerate(step.state.players):
            due = PAYMENT * player.tokens.count(self.board)
            if due:
                yen = min(due, player.yen)
                step.pay(seat, yen)
                step.say_of(seat, "nori-paid", "nori.overfished", fish=self.board, yen=yen)
