"""Barter: offer a group of fish tokens, take the offer you like, or none.

Source: Barter; rulings, Blind bids.
"""

from __future__ import annotations

from collections.abc import Iterator

from tsukiji_lab.game.action import Action, Seat
from tsukiji_lab.game.refusal import Refusal
from tsukiji_lab.tsukiji.bidding import Bids
from tsukiji_lab.tsukiji.board import Market
from tsukiji_lab.tsukiji.frame import Frame
from tsukiji_lab.tsukiji.lots import Lot
from tsukiji_lab.tsukiji.state import Player, State
from tsukiji_lab.tsukiji.step import Step
from tsukiji_lab.tsukiji.visiting import interact


class OfferLot(Action, frozen=True):
    """Begin to put a group of tokens together for an offer; once per visit."""

    verb = "offer lot"
    part_of = "visit.one-market"

    def why_not(self, state: State) -> Refusal | None:
        if self.verb in state.top.done:
            return Refusal("barter.once")
        return None if state.player.tokens else Refusal("barter.offer.one-token")

    def play(self, step: Step) -> None:
        step.push(Lot("barter", self.verb))
        step.say("offer-begun", "barter.offer")


class Answer(Frame, frozen=True, gc=False):
    """The offers are open; the player on turn accepts one or declines all."""

    rule = "barter.answer"
    rule_for_free_steps = "turn.free-steps.not-in-bids"

    bids: Bids

    def tokens(self) -> tuple[str, ...]:
        return self.bids.lot


class Accept(Action, frozen=True):
    """Accept an offer."""

    verb = "accept"
    part_of = "barter.answer"

    buyer: Seat

    @classmethod
    def options(cls, state: State) -> Iterator[Accept]:
        return (cls(seat) for seat in sorted(state.top.bids.bidders))

    def why_not(self, state: State) -> Refusal | None:
        return None if self.buyer in state.top.bids.bidders else Refusal("barter.answer")

    def play(self, step: Step) -> None:
        bids: Bids = step.state.top.bids
        step.pop()
        yen = bids.bids[bids.bidders.index(self.buyer)]
        step.state.market(bids.market).won(step, bids, self.buyer, yen)


class Decline(Action, frozen=True):
    """Decline all offers; the tokens come back."""

    verb = "decline"
    part_of = "barter.answer"

    def why_not(self, state: State) -> Refusal | None:
        return None

    def play(self, step: Step) -> None:
        bids: Bids = step.state.top.bids
        step.pop()
        for token in bids.lot:
            step.give_token(step.state.on_turn, token)
        step.say("offers-declined", "barter.answer", tokens=bids.lot)


class Barter(Market, frozen=True, kw_only=True):
    """The Barter board."""

    board = "barter"
    verbs = (OfferLot,)
    frames = {Answer: (Accept, Decline)}

    @classmethod
    def set_up(cls, players: int) -> Barter:
        return cls()

    def is_of_use(self, state: State, visitor: Player) -> bool:
        return bool(visitor.tokens)

    def why_not_lot(self, state: State, lot: Lot) -> Refusal | None:
        return None if lot.chosen else Refusal("barter.offer.one-token")

    def won(self, step: Step, bids: Bids, winner: int, bid: int) -> None:
        step.pay_player(winner, step.state.on_turn, bid)
        for token in bids.lot:
            step.give_token(winner, token)
        step.say("offer-accepted", "barter.answer", buyer=winner, tokens=bids.lot, yen=bid)

    def lot_made(self, step: Step, lot: Lot, worth: int) -> None:
        interact(step, lot.purpose)
        step.say("offer-opened", "barter.offer", tokens=lot.chosen)
        step.push(Bids(self.board, lot.chosen, step.state.others))

    def settle(self, step: Step, bids: Bids) -> bool:
        step.push(Answer(bids))
        return True
