"""Auction: a lot of fish tokens to the highest bidder; the market adds as much again.

Source: Auction; rulings, Blind bids.
"""

from __future__ import annotations

from collections import Counter

from tsukiji_lab.game.action import Action
from tsukiji_lab.game.refusal import Refusal
from tsukiji_lab.tsukiji.bidding import Bids
from tsukiji_lab.tsukiji.board import MONEY, Market, why_not_afford
from tsukiji_lab.tsukiji.lots import Lot
from tsukiji_lab.tsukiji.state import Player, State
from tsukiji_lab.tsukiji.step import Step
from tsukiji_lab.tsukiji.visiting import interact
from tsukiji_lab.tsukiji.worth import worth

SPACES = (2, 5, 10)
"""The least Resources of a lot, for each space."""


class AuctionLot(Action, frozen=True):
    """Begin to put a lot together for an auction; once per visit."""

    verb = "auction lot"
    part_of = "visit.one-market"

    def why_not(self, state: State) -> Refusal | None:
        if self.verb in state.top.done:
            return Refusal("auction.once")
        auction: Auction = state.market("auction")
        fees = [auction.lot_fee(value) for value in _reachable(state)]
        possible = [fee for fee in fees if fee is not None]
        if not possible:
            return Refusal("auction.entry.lot")
        return why_not_afford(state.player, min(possible))

    def play(self, step: Step) -> None:
        step.push(Lot("auction", self.verb))
        step.say("auction-begun", "auction.lot")


def _reachable(state: State) -> set[int]:
    """Every worth, up to the dearest space, that a lot of the player on turn can have."""
    most = max(SPACES)
    sums = {0}
    for token, held in Counter(state.player.tokens).items():
        tokens = state.player.tokens
        parts = [worth(state, (token,) * count, tokens) for count in range(held + 1)]
        sums = {min(one + part, most) for one in sums for part in parts}
    return sums


class Auction(Market, frozen=True, kw_only=True):
    """The Auction board."""

    board = "auction"
    least_players = 3
    verbs = (AuctionLot,)
    rows = {"fees": tuple(f"fee_{space}" for space in SPACES)}
    numbers = {**Market.numbers, **dict.fromkeys(rows["fees"], MONEY)}

    fees: tuple[int, ...] = (2, 3, 5)

    @classmethod
    def set_up(cls, players: int) -> Auction:
        return cls()

    def is_of_use(self, state: State, visitor: Player) -> bool | None:
        if not visitor.tokens or worth(state, visitor.tokens) < min(SPACES):
            return False
        # With yen for every fee any lot will do; with fewer it takes one of the right worth.
        return True if visitor.yen >= max(self.fees) else None

    def lot_fee(self, value: int) -> int | None:
        """The fee for a lot of that worth; None if it reaches no space."""
        fees = [fee for least, fee in zip(SPACES, self.fees, strict=True) if value >= least]
        return fees[-1] if fees else None

    def why_not_lot(self, state: State, lot: Lot) -> Refusal | None:
        value = worth(state, lot.chosen, state.player.tokens)
        price = self.lot_fee(value)
        if price is None:
            return Refusal("auction.lot.smallest", {"worth": value})
        return why_not_afford(state.player, price)

    def lot_made(self, step: Step, lot: Lot, worth: int) -> None:
        price = self.lot_fee(worth)
        assert price is not None
        step.pay(step.state.on_turn, price)
        interact(step, lot.purpose)
        step.say("auction-opened", "auction.fee", tokens=lot.chosen, yen=price)
        step.push(Bids(self.board, lot.chosen, step.state.others))

    def won(self, step: Step, bids: Bids, winner: int, bid: int) -> None:
        seat = step.state.on_turn
        step.pay_player(winner, seat, bid)
        step.earn(seat, bid)
        for token in bids.lot:
            step.give_token(winner, token)
        step.say_of(winner, "lot-won", "auction.matched", tokens=bids.lot, yen=bid)
