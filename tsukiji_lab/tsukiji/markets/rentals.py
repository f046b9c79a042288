"""Rentals: Freezers, which skip a degradation, and Carts, which give points for visits.

Source: Rentals; rulings, Turn. That the board costs nothing to enter is reconstructed.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from tsukiji_lab.game.action import Action, Count, Name
from tsukiji_lab.game.refusal import Refusal
from tsukiji_lab.tsukiji.anytime import FreeStep
from tsukiji_lab.tsukiji.board import CLOSED, COUNT, MONEY, Market, why_not_afford
from tsukiji_lab.tsukiji.state import Player, State
from tsukiji_lab.tsukiji.step import Step, with_piece, without_piece
from tsukiji_lab.tsukiji.visiting import interact

USES = 2
ITEMS = ("freezer", "cart")


class Rent(Action, frozen=True):
    """Rent a Freezer or a Cart; it takes a licence space."""

    verb = "rent"
    part_of = "visit.one-market"

    item: Name

    @classmethod
    def options(cls, state: State) -> Iterator[Rent]:
        return (cls(item) for item in ITEMS)

    def why_not(self, state: State) -> Refusal | None:
        rentals: Rentals = state.market("rentals")
        if self.item not in ITEMS:
            return Refusal("rentals.rent")
        if not rentals.left(self.item):
            return Refusal("rentals.rent.left", {"item": self.item})
        if state.player.free_spaces < 1:
            return Refusal("rentals.space")
        return why_not_afford(state.player, rentals.price)

    def play(self, step: Step) -> None:
        seat = step.state.on_turn
        rentals: Rentals = step.state.market("rentals")
        step.pay(seat, rentals.price)
        _put_on_board(step, self.item, -1)
        step.put_player(seat, **{f"{self.item}s": with_piece(_held(step, self.item), USES)})
        interact(step, self.verb)
        step.say("rented", "rentals.rent", item=self.item, yen=rentals.price)


class UseFreezer(Action, frozen=True):
    """Skip degradation this turn, with a Freezer that has so many ``uses`` left."""

    verb = "use freezer"
    part_of = "turn.start-order"

    uses: Count

    @classmethod
    def options(cls, state: State) -> Iterator[UseFreezer]:
        return (cls(uses) for uses in dict.fromkeys(state.player.freezers))

    def why_not(self, state: State) -> Refusal | None:
        if self.uses not in state.player.freezers:
            return Refusal("rentals.freezer")
        return Refusal("rentals.freezer.scope") if state.top.bought else None

    def play(self, step: Step) -> None:
        step.pop()
        step.say("freezer-used", "rentals.freezer")
        _use(step, "freezer", self.uses)


class FlipCart(FreeStep, frozen=True):
    """Use a Cart that has so many ``uses`` left, for one more Action Point, for visits only."""

    verb = "use cart"
    part_of = "rentals.cart"

    uses: Count

    @classmethod
    def options(cls, state: State) -> tuple[FlipCart, ...]:
        return _flips(state.players[state.on_turn].carts)

    legal = options

    def why_not(self, state: State) -> Refusal | None:
        return None if self.uses in state.player.carts else Refusal("rentals.cart")

    def play(self, step: Step) -> None:
        step.put_turn(cart_points=step.state.turn.cart_points + 1)
        step.say("cart-used", "rentals.cart")
        _use(step, "cart", self.uses)


@cache
def _flips(carts: tuple[int, ...]) -> tuple[FlipCart, ...]:
    return tuple(map(FlipCart, dict.fromkeys(carts)))


class Rentals(Market, frozen=True, kw_only=True):
    """The Rentals board with its Freezers and Carts."""

    board = "rentals"
    verbs = (Rent,)
    morning_verbs = (UseFreezer,)
    anytime_verbs = (FlipCart,)
    collapses = CLOSED
    numbers = {**Market.numbers, "freezers": COUNT, "carts": COUNT, "price": MONEY}

    points: int = 0
    freezers: int = 2
    carts: int = 2
    price: int = 2

    @classmethod
    def set_up(cls, players: int) -> Rentals:
        return cls()

    def reconstructed(self, players: int) -> frozenset[str]:
        return frozenset({"points"})

    def is_of_use(self, state: State, visitor: Player) -> bool:
        left = self.freezers or self.carts
        return bool(left) and visitor.free_spaces > 0 and visitor.yen >= self.price

    def flaws(self, state: State) -> Iterator[str]:
        for seat, player in enumerate(state.players):
            if any(not 1 <= uses <= USES for uses in player.freezers + player.carts):
                yield f"seat {seat} has a rental with no use left, or too many"

    def is_exhausted(self) -> bool:
        return not (self.freezers or self.carts)

    def left(self, item: str) -> int:
        """How many of an item can still be rented."""
        return self.freezers if item == "freezer" else self.carts


def _held(step: Step, item: str) -> tuple[int, ...]:
    player = step.state.player
    return player.freezers if item == "freezer" else player.carts


def _use(step: Step, item: str, uses: int) -> None:
    """Use the item once that has so many uses left; after its last use it goes back."""
    left = without_piece(_held(step, item), uses)
    if uses > 1:
        left = with_piece(left, uses - 1)
    else:
        if step.state.market("rentals").collapsed:
            step.say("rental-boxed", "collapse.closed.boxed", item=item)
        else:
            _put_on_board(step, item, +1)
            step.say("rental-back", "rentals.two-uses", item=item)
    step.put_player(step.state.on_turn, **{f"{item}s": left})


def _put_on_board(step: Step, item: str, change: int) -> None:
    rentals: Rentals = step.state.market("rentals")
    step.put_market("rentals", **{f"{item}s": rentals.left(item) + change})
