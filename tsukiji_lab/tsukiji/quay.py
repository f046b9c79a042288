"""Auctions of what lies on the quay: every so many unloaded barrels bring one token.

Source: Spider Crab and Tuna, Docking during a Fishing action; expansion, Swordfish; rulings,
Fishing.
"""

from __future__ import annotations

from collections.abc import Iterator

from tsukiji_lab.game.action import Action, Name
from tsukiji_lab.game.refusal import Refusal
from tsukiji_lab.tsukiji.bidding import Bids
from tsukiji_lab.tsukiji.board import FishMarket
from tsukiji_lab.tsukiji.frame import Frame
from tsukiji_lab.tsukiji.overfishing import look, return_barrel
from tsukiji_lab.tsukiji.state import State
from tsukiji_lab.tsukiji.step import Step, without_piece


class Auctions(Frame, frozen=True, gc=False):
    """Auctions due, one after the other; of two kinds the player on turn says which is first."""

    rule = "fishing.quay.two-auctions"

    def advance(self, step: Step) -> bool:
        due = kinds_due(step.state)
        if len(due) > 1:
            return False
        if due:
            hold(step, due[0])
        else:
            step.pop()
        return True


def kinds_due(state: State) -> tuple[str, ...]:
    """The kinds of which enough barrels lie on the quay for an auction."""
    quay = state.action.quay
    return tuple(
        kind for kind in dict.fromkeys(quay) if quay.count(kind) >= state.home(kind).auction_lot
    )


def hold(step: Step, kind: str) -> None:
    """The barrels go back, a token comes off the board or out of the bag, everybody bids."""
    market: FishMarket = step.state.market(kind)
    for _ in range(market.auction_lot):
        step.put_action(quay=without_piece(step.state.action.quay, kind))
        return_barrel(step, kind)
    token = step.state.market(kind).token_for_auction(step)
    if token is None:
        step.say("no-auction", "bid.no-token", fish=kind)
        return
    step.say("token-drawn", market.rule("auction.draw"), token=token)
    step.push(Bids(kind, (token,), (step.state.on_turn, *step.state.others)))
    look(step, kind)


class HoldAuction(Action, frozen=True):
    """Say which kind is auctioned next."""

    verb = "hold auction"
    part_of = "fishing.quay"

    kind: Name

    @classmethod
    def options(cls, state: State) -> Iterator[HoldAuction]:
        return (cls(kind) for kind in kinds_due(state))

    legal = options

    def why_not(self, state: State) -> Refusal | None:
        if self.kind not in kinds_due(state):
            return Refusal("fishing.quay", {"fish": self.kind})
        return None

    def play(self, step: Step) -> None:
        hold(step, self.kind)
