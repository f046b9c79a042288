"""Bank: Loans now, to be repaid with interest in the final count; Shares in that interest.

Source: Bank. Repayment and interest are part of ``scoring``.
"""

from __future__ import annotations

from tsukiji_lab.game.action import Action
from tsukiji_lab.game.refusal import Refusal
from tsukiji_lab.tsukiji.board import CLOSED, COUNT, MONEY, Market, why_not_afford
from tsukiji_lab.tsukiji.reach import has_turn_to_come
from tsukiji_lab.tsukiji.scoring import LOAN
from tsukiji_lab.tsukiji.state import State
from tsukiji_lab.tsukiji.step import Step
from tsukiji_lab.tsukiji.visiting import interact


class TakeLoan(Action, frozen=True):
    """Take a Loan of ¥500."""

    verb = "take loan"
    part_of = "visit.one-market"

    def why_not(self, state: State) -> Refusal | None:
        if state.player.shares:
            return Refusal("bank.either")
        return None if state.market("bank").loans else Refusal("bank.loan.left")

    def play(self, step: Step) -> None:
        seat = step.state.on_turn
        step.put_market("bank", loans=step.state.market("bank").loans - 1)
        step.put_player(seat, loans=step.player(seat).loans + 1)
        step.earn(seat, LOAN)
        interact(step, self.verb)
        step.say("loan-taken", "bank.loan", yen=LOAN)


class BuyShare(Action, frozen=True):
    """Buy a Share."""

    verb = "buy share"
    part_of = "visit.one-market"

    def why_not(self, state: State) -> Refusal | None:
        bank: Bank = state.market("bank")
        if state.player.loans:
            return Refusal("bank.either")
        return (
            why_not_afford(state.player, bank.share_price)
            if bank.shares
            else Refusal("bank.share.left")
        )

    def play(self, step: Step) -> None:
        seat = step.state.on_turn
        bank: Bank = step.state.market("bank")
        step.pay(seat, bank.share_price)
        step.put_market("bank", shares=bank.shares - 1)
        step.put_player(seat, shares=step.player(seat).shares + 1)
        interact(step, self.verb)
        step.say("share-bought", "bank.share", yen=bank.share_price)


def can_bring_interest(state: State, seat: int) -> bool:
    """Whether a Share of that player can bring anything: another has a Loan, or a turn to come to
    take one, which nobody may who owns a Share.
    """
    return any(
        player.loans or (not player.shares and has_turn_to_come(state, other))
        for other, player in enumerate(state.players)
        if other != seat
    )


class Bank(Market, frozen=True, kw_only=True):
    """The Bank board with its Loans and Shares."""

    board = "bank"
    verbs = (TakeLoan, BuyShare)
    collapses = CLOSED
    lends = True
    numbers = {**Market.numbers, "loans": COUNT, "shares": COUNT, "share_price": MONEY}

    points: int = 2
    fee: int = 1
    loans: int = 3
    shares: int = 2
    share_price: int = 3

    @classmethod
    def set_up(cls, players: int) -> Bank:
        return cls()

    def is_exhausted(self) -> bool:
        return not (self.loans or self.shares)
