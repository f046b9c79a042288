"""The Purchasing action: buy any number of pieces from other players' harbours.

Source: Purchasing; rulings, Markets.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from tsukiji_lab.game.action import Action, Name, Seat, Yen
from tsukiji_lab.game.refusal import Refusal, Values
from tsukiji_lab.tsukiji.board import HOME, FishMarket, is_barrel, why_not_afford
from tsukiji_lab.tsukiji.fishing import why_no_point
from tsukiji_lab.tsukiji.frame import Frame
from tsukiji_lab.tsukiji.overfishing import follow, look, return_barrel
from tsukiji_lab.tsukiji.pieces import ROWS
from tsukiji_lab.tsukiji.reach import errands_of
from tsukiji_lab.tsukiji.state import Sale, State
from tsukiji_lab.tsukiji.step import Step


class Purchase(Action, frozen=True):
    """Begin a Purchasing action (1 Action Point); something must be bought."""

    verb = "purchase"

    def why_not(self, state: State) -> Refusal | None:
        if refusal := why_no_point(state):
            return refusal
        first = None
        for buy in Buy.options(state):
            refusal = buy.why_not(state)
            if refusal is None:
                return None
            first = first or refusal
        return first or Refusal("purchase.at-least-one")

    def play(self, step: Step) -> None:
        step.begin_action(1)
        step.push(Purchasing())
        step.say("purchasing", "purchase.cost")


class Purchasing(Frame, frozen=True, gc=False):
    """A Purchasing action under way, with the number of pieces ``bought``. ``overfished`` are the
    markets whose overfishing has consequences that wait for its end.
    """

    rule = "turn.one-action"
    least: ClassVar[int] = 1
    """How many pieces must be bought."""

    bought: int = 0
    overfished: tuple[str, ...] = ()

    def postpones(self, step: Step, board: str) -> bool:
        waits: bool = step.state.market(board).overfished_after_purchase
        if waits:
            step.put_top(overfished=(*self.overfished, board))
        return waits

    def why_not_spend(self, state: State, amount: int) -> Refusal | None:
        left = state.player.yen - amount
        buys = (buy for buy in Buy.options(state) if buy.why_not(state) is None)
        if self.bought or any(buy.price <= left for buy in buys):
            return None
        return Refusal("purchase.at-least-one")


class Buy(Action, frozen=True):
    """Buy a piece from a harbour: pay its owner, the barrel goes back, take a token."""

    verb = "buy"
    part_of = "purchase.any-number"

    seller: Seat
    row: Name
    kind: Name
    price: Yen

    @classmethod
    def options(cls, state: State) -> Iterator[Buy]:
        for seller in range(len(state.players)):
            if seller == state.on_turn:
                continue
            player = state.players[seller]
            for row in ROWS:
                for sale in dict.fromkeys(player.row(row)):
                    yield cls(seller, row, sale.kind, sale.price)

    def why_not(self, state: State) -> Refusal | None:
        if self.seller == state.on_turn:
            own_token = self.kind in HOME and not is_barrel(self.kind)
            return Refusal("purchase.not-own-takoyaki" if own_token else "purchase.not-own")
        on_sale = 0 <= self.seller < len(state.players) and self.row in ROWS
        sale = Sale(self.kind, self.price)
        if not on_sale or sale not in state.players[self.seller].row(self.row):
            values: Values = {"fish": self.kind, "row": self.row, "yen": self.price}
            return Refusal("purchase.on-sale", values)
        if refusal := why_not_afford(state.player, self.price):
            return refusal
        if is_barrel(self.kind) and not state.home(self.kind).reserve(state):
            return Refusal("purchase.token-left", {"fish": self.kind})
        return None

    def play(self, step: Step) -> None:
        buyer = step.state.on_turn
        step.put_top(bought=step.state.top.bought + 1)
        step.withdraw(self.seller, self.row, Sale(self.kind, self.price))
        step.pay_player(buyer, self.seller, self.price)
        token = take_token_for(step, self.kind, self.row, buyer)
        step.give_token(buyer, token)
        values: Values = {
            "seller": self.seller,
            "fish": self.kind,
            "row": self.row,
            "yen": self.price,
        }
        step.say("bought", "purchase.pay", token=token, **values)
        look(step, step.state.home(self.kind).board)


def who_can_buy(state: State) -> tuple[int, ...]:
    """The players, clockwise, who could still buy what the player on turn puts up for sale: in a
    turn to come, or through a Buyer who is placed.
    """
    return tuple(
        seat
        for wait, seat in enumerate(state.others, start=1)
        if state.goes_on_for(wait) or errands_of(state, seat)
    )


def anybody_can_buy(state: State) -> bool:
    """Whether there is such a player."""
    return bool(who_can_buy(state))


def take_token_for(step: Step, piece: str, row: str, buyer: int) -> str:
    """The token that a bought piece brings: its barrel is back on its board first."""
    if not is_barrel(piece):
        return piece
    return_barrel(step, piece)
    market: FishMarket = step.state.market(piece)
    return market.hand_over(step, row, buyer)


class FinishPurchasing(Action, frozen=True):
    """End the Purchasing action."""

    verb = "finish purchasing"
    part_of = "purchase.any-number"

    def why_not(self, state: State) -> Refusal | None:
        purchasing: Purchasing = state.top
        enough = purchasing.bought >= purchasing.least
        return None if enough else Refusal("purchase.at-least-one")

    def play(self, step: Step) -> None:
        overfished = step.state.top.overfished
        step.pop()
        step.say("purchasing-finished", "purchase.cost")
        for board in overfished:
            follow(step, board)
