"""Blind bids: everybody seals an amount, all are revealed together; ties are
settled by the player on turn.

Source: Spider Crab, Tuna, Auction, Barter; rulings, Blind bids.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from tsukiji_lab.game.action import Action, Seat, Yen
from tsukiji_lab.game.refusal import Refusal
from tsukiji_lab.tsukiji.frame import Frame
from tsukiji_lab.tsukiji.state import State
from tsukiji_lab.tsukiji.step import Step

HIDDEN = -1
"""Stands for a sealed bid in what other seats may know."""


class Bids(Frame, frozen=True, gc=False):
    """A blind bid in a market for a ``lot`` of tokens. ``bids`` are those sealed so far, in the
    order of ``bidders``, in units of ¥100.
    """

    rule = "bid.everyone"
    rule_for_free_steps = "turn.free-steps.not-in-bids"

    market: str
    lot: tuple[str, ...]
    bidders: tuple[int, ...]
    bids: tuple[int, ...] = ()

    def actor(self, state: State) -> int:
        return self.bidders[len(self.bids)]

    def tokens(self) -> tuple[str, ...]:
        return self.lot

    def advance(self, step: Step) -> bool:
        if len(self.bids) < len(self.bidders):
            return False
        step.pop()
        step.say("bids-revealed", "bid.blind", seats=self.bidders, bids=self.bids)
        if not step.state.market(self.market).settle(step, self):
            _settle(step, self)
        return True


def _settle(step: Step, bids: Bids) -> None:
    """The highest bid wins; the player on turn chooses among equals."""
    best = max(bids.bids)
    tied = tuple(s for s, bid in zip(bids.bidders, bids.bids, strict=True) if bid == best)
    if len(tied) > 1:
        step.push(Tie(bids, tied))
    else:
        step.state.market(bids.market).won(step, bids, tied[0], best)


def pay_bid(step: Step, winner: int, bid: int) -> None:
    """The winner pays the player on turn; if they are the same, the general supply."""
    seat = step.state.on_turn
    if winner == seat:
        step.pay(seat, bid)
    else:
        step.pay_player(winner, seat, bid)


class Bid(Action, frozen=True):
    """Seal a bid."""

    verb = "bid"
    part_of = "bid.blind"

    amount: Yen

    @classmethod
    def options(cls, state: State) -> Iterable[Bid]:
        return _bids(state.players[state.top.actor(state)].yen)

    legal = options

    def why_not(self, state: State) -> Refusal | None:
        yen = state.players[state.top.actor(state)].yen
        if not 0 <= self.amount <= yen:
            return Refusal("bid.range", {"yen": yen})
        return None

    def play(self, step: Step) -> None:
        bidder = step.state.top.actor(step.state)
        step.put_top(bids=(*step.state.top.bids, self.amount))
        step.say_of(bidder, "bid-sealed", "bid.range")


@cache
def _bids(yen: int) -> tuple[Bid, ...]:
    return tuple(map(Bid, range(yen + 1)))


class Tie(Frame, frozen=True, gc=False):
    """Equal highest bids, to be settled by the player on turn."""

    rule = "bid.tie"
    rule_for_free_steps = "turn.free-steps.not-in-bids"

    bids: Bids
    tied: tuple[int, ...]

    def tokens(self) -> tuple[str, ...]:
        return self.bids.lot


class Award(Action, frozen=True):
    """Choose the winner among equal bids."""

    verb = "award"
    part_of = "bid.blind"

    winner: Seat

    @classmethod
    def options(cls, state: State) -> Iterator[Award]:
        return (cls(seat) for seat in sorted(state.top.tied))

    legal = options

    def why_not(self, state: State) -> Refusal | None:
        if self.winner not in state.top.tied:
            return Refusal("bid.tie", {"seats": state.top.tied})
        return None

    def play(self, step: Step) -> None:
        bids: Bids = step.state.top.bids
        step.pop()
        step.state.market(bids.market).won(step, bids, self.winner, max(bids.bids))
