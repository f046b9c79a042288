"""Influence: Buyers, who buy for their owner after somebody else's turn, and new markets.

Source: expansion, Influence; rulings, Turn and Expansion external markets.
"""

from __future__ import annotations

from collections.abc import Iterator

from tsukiji_lab.game.action import Action, Name, Seat
from tsukiji_lab.game.refusal import Refusal
from tsukiji_lab.tsukiji.anytime import FreeStep
from tsukiji_lab.tsukiji.board import COLLAPSED, COUNT, MONEY, Market, why_not_afford
from tsukiji_lab.tsukiji.box import (
    draw_external_market,
    draw_fish_market,
    external_boards_left,
)
from tsukiji_lab.tsukiji.purchasing import Buy, FinishPurchasing, Purchasing
from tsukiji_lab.tsukiji.state import State
from tsukiji_lab.tsukiji.step import Step
from tsukiji_lab.tsukiji.visiting import interact

FISH, EXTERNAL = "fish", "external"
KINDS = (FISH, EXTERNAL)
"""The kinds of market that can be brought in."""


class BuyBuyer(Action, frozen=True):
    """Buy a Buyer; it takes a licence space."""

    verb = "buy buyer"
    part_of = "visit.one-market"

    def why_not(self, state: State) -> Refusal | None:
        influence: Influence = state.market("influence")
        if not influence.buyers:
            return Refusal("influence.buyer.left")
        if state.player.free_spaces < 1:
            return Refusal("influence.buyer.space")
        return why_not_afford(state.player, influence.price)

    def play(self, step: Step) -> None:
        seat = step.state.on_turn
        influence: Influence = step.state.market("influence")
        step.pay(seat, influence.price)
        step.put_market("influence", buyers=influence.buyers - 1)
        step.put_player(seat, buyers=step.player(seat).buyers + 1)
        interact(step, self.verb)
        step.say("buyer-bought", "influence.buyer", yen=influence.price)


class BuyExpansion(Action, frozen=True):
    """Buy an Expansion token: a new fish market or external market comes in at once."""

    verb = "buy expansion"
    part_of = "visit.one-market"

    kind: Name

    @classmethod
    def options(cls, state: State) -> Iterator[BuyExpansion]:
        return (cls(kind) for kind in KINDS)

    def why_not(self, state: State) -> Refusal | None:
        influence: Influence = state.market("influence")
        if self.kind not in KINDS:
            return Refusal("influence.expansion")
        if not influence.expansions:
            return Refusal("influence.expansion.left")
        if not (state.box if self.kind == FISH else external_boards_left(state)):
            return Refusal("influence.expansion.box-empty")
        return why_not_afford(state.player, influence.price)

    def play(self, step: Step) -> None:
        influence: Influence = step.state.market("influence")
        step.pay(step.state.on_turn, influence.price)
        step.put_market("influence", expansions=influence.expansions - 1)
        interact(step, self.verb)
        step.say("expansion-bought", "influence.expansion", yen=influence.price)
        if self.kind == FISH:
            draw_fish_market(step)
        else:
            draw_external_market(step)


class PlaceBuyer(FreeStep, frozen=True):
    """Lay a Buyer in front of another player: it acts after that player's next turn."""

    verb = "place buyer"

    seat: Seat

    @classmethod
    def options(cls, state: State) -> Iterator[PlaceBuyer]:
        if state.player.buyers:
            yield from map(cls, sorted(state.others))

    legal = options

    def why_not(self, state: State) -> Refusal | None:
        if not state.player.buyers:
            return Refusal("influence.buyer.place")
        if self.seat not in state.others:
            return Refusal("influence.buyer.not-oneself")
        return None

    def play(self, step: Step) -> None:
        seat = step.state.on_turn
        step.put_player(seat, buyers=step.player(seat).buyers - 1)
        step.put(errands=(*step.state.errands, (seat, self.seat)))
        step.say("buyer-placed", "influence.buyer.place", player=self.seat)


class Errand(Purchasing, frozen=True, gc=False):
    """A Buyer buys for the player on turn, who takes no turn; also nothing may be bought."""

    rule = "influence.buyer.acts"
    rule_for_free_steps = "influence.buyer.acts"
    least = 0

    def advance(self, step: Step) -> bool:
        # What is too dear is asked about as well: else closed yen would show.
        if self.bought or any(Buy.options(step.state)):
            return False
        FinishPurchasing().play(step)
        return True


class Influence(Market, frozen=True, kw_only=True):
    """The Influence board with its Buyer and Expansion tokens."""

    board = "influence"
    verbs = (BuyBuyer, BuyExpansion)
    anytime_verbs = (PlaceBuyer,)
    frames = {Errand: (Buy, FinishPurchasing)}
    collapses = COLLAPSED
    numbers = {**Market.numbers, "buyers": COUNT, "expansions": COUNT, "price": MONEY}

    buyers: int = 2
    expansions: int = 2
    price: int = 2

    @classmethod
    def set_up(cls, players: int) -> Influence:
        return cls()

    def reconstructed(self, players: int) -> frozenset[str]:
        return frozenset({"points"})

    def is_exhausted(self) -> bool:
        return not (self.buyers or self.expansions)

    def after_turn(self, step: Step, served: int) -> bool:
        errands = step.state.errands
        due = next((errand for errand in errands if errand[1] == served), None)
        if due is None:
            return False
        place = errands.index(due)
        step.put(errands=errands[:place] + errands[place + 1 :], on_turn=due[0])
        step.put_market(self.board, buyers=self.buyers + 1)
        step.say("buyer-acts", "influence.buyer.acts", player=served)
        step.push(Errand())
        return True
