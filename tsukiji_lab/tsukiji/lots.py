"""Putting a lot together, token by token.

Source: Auction; Barter; Trading.
"""

from __future__ import annotations

from collections.abc import Iterator

from tsukiji_lab.game.action import Action, Name
from tsukiji_lab.game.refusal import Refusal
from tsukiji_lab.tsukiji.frame import Frame
from tsukiji_lab.tsukiji.state import State
from tsukiji_lab.tsukiji.step import Step, with_piece, without_piece
from tsukiji_lab.tsukiji.worth import worth


class Lot(Frame, frozen=True, gc=False):
    """A lot for a market, for the ``purpose`` that the market named. The (sorted) ``chosen``
    tokens still lie in front of their owner.
    """

    rule = "turn.one-action"
    rule_for_free_steps = "turn.free-steps.not-in-lot"

    market: str
    purpose: str
    chosen: tuple[str, ...] = ()


class Add(Action, frozen=True):
    """Put a token into the lot."""

    verb = "add"
    part_of = "visit.one-market"

    token: Name

    @classmethod
    def options(cls, state: State) -> Iterator[Add]:
        return (cls(token) for token in dict.fromkeys(state.player.tokens))

    def why_not(self, state: State) -> Refusal | None:
        held = state.player.tokens.count(self.token)
        if held <= state.top.chosen.count(self.token):
            return Refusal("visit.sell.own", {"token": self.token, "held": held, "count": held + 1})
        return None

    def play(self, step: Step) -> None:
        step.put_top(chosen=with_piece(step.state.top.chosen, self.token))
        step.say("lot-added", "visit.any-number", token=self.token)


class Remove(Action, frozen=True):
    """Take a token out of the lot again."""

    verb = "remove"
    part_of = "visit.one-market"

    token: Name

    @classmethod
    def options(cls, state: State) -> Iterator[Remove]:
        return (cls(token) for token in dict.fromkeys(state.top.chosen))

    legal = options

    def why_not(self, state: State) -> Refusal | None:
        if self.token not in state.top.chosen:
            return Refusal("visit.lot.chosen", {"token": self.token})
        return None

    def play(self, step: Step) -> None:
        step.put_top(chosen=without_piece(step.state.top.chosen, self.token))
        step.say("lot-removed", "visit.any-number", token=self.token)


class Confirm(Action, frozen=True):
    """The lot is complete."""

    verb = "confirm"
    part_of = "visit.one-market"

    def why_not(self, state: State) -> Refusal | None:
        lot: Lot = state.top
        refusal: Refusal | None = state.market(lot.market).why_not_lot(state, lot)
        return refusal

    def play(self, step: Step) -> None:
        lot: Lot = step.state.top
        value = worth(step.state, lot.chosen, step.state.player.tokens)
        step.pop()
        for token in lot.chosen:
            step.take_token(step.state.on_turn, token)
        step.state.market(lot.market).lot_made(step, lot, value)
