"""Ship Rentals: a boat of Ships or Used Ships for one trip.

Source: expansion, Ship Rentals; rulings, Expansion external markets.
"""

from __future__ import annotations

from collections.abc import Iterator

from tsukiji_lab.game.action import Action, Name
from tsukiji_lab.game.refusal import Refusal, Values
from tsukiji_lab.tsukiji.board import CLOSED, COUNT, MONEY, Market, why_not_afford
from tsukiji_lab.tsukiji.boats import BoatMarket, hand_out, take_in
from tsukiji_lab.tsukiji.fishing import why_no_berth
from tsukiji_lab.tsukiji.pieces import BOATS, PORTS
from tsukiji_lab.tsukiji.state import Boat, State
from tsukiji_lab.tsukiji.step import Step
from tsukiji_lab.tsukiji.visiting import interact


class RentBoat(Action, frozen=True):
    """Rent a boat of a market, into a port."""

    verb = "rent boat"
    part_of = "visit.one-market"

    kind: Name
    market: Name
    port: Name

    @classmethod
    def options(cls, state: State) -> Iterator[RentBoat]:
        for market in state.markets:
            if isinstance(market, BoatMarket):
                for kind in market.for_yen():
                    for port in PORTS[: state.player.open_ports]:
                        yield cls(kind, market.board, port)

    def why_not(self, state: State) -> Refusal | None:
        rentals: ShipRentals = state.market("ship_rentals")
        market = state.find_market(self.market)
        if not isinstance(market, BoatMarket) or self.kind not in market.boats:
            return Refusal("ship-rentals.rent", {"boat": self.kind})
        if BOATS[self.kind].trade_in:
            return Refusal("ship-rentals.no-blue-ship")
        if not rentals.rentals:
            return Refusal("ship-rentals.left")
        if refusal := why_not_afford(state.player, rentals.price(self.kind)):
            return refusal
        return why_no_berth(state.player, self.port, self.kind, rentals.rule("rent"))

    def play(self, step: Step) -> None:
        rentals: ShipRentals = step.state.market("ship_rentals")
        price = rentals.price(self.kind)
        step.pay(step.state.on_turn, price)
        step.put_market(rentals.board, rentals=rentals.rentals - 1)
        hand_out(step, step.state.market(self.market), self.kind, self.port, rented=self.market)
        interact(step, self.verb)
        values: Values = {
            "boat": self.kind,
            "port": self.port,
            "yen": price,
            "market": self.market,
        }
        step.say("boat-rented", "ship-rentals.rent", **values)


class ShipRentals(Market, frozen=True, kw_only=True):
    """The Ship Rentals board with its tokens; ``slot_price`` is asked for each slot."""

    board = "ship_rentals"
    verbs = (RentBoat,)
    collapses = CLOSED
    numbers = {**Market.numbers, "rentals": COUNT, "slot_price": MONEY}

    rentals: int = 6
    slot_price: int = 1

    @classmethod
    def set_up(cls, players: int) -> ShipRentals:
        return cls()

    def reconstructed(self, players: int) -> frozenset[str]:
        return frozenset({"points"})

    def price(self, kind: str) -> int:
        """What a boat costs for one trip."""
        return self.slot_price * BOATS[kind].slots

    def flaws(self, state: State) -> Iterator[str]:
        for seat, player in enumerate(state.players):
            for boat in player.boats:
                if boat.rented and BOATS[boat.kind].trade_in:
                    yield f"seat {seat} has rented the {boat.name}"

    def is_exhausted(self) -> bool:
        return not self.rentals

    def docked(self, step: Step, boat: Boat) -> None:
        take_in(step, boat, boat.rented)
        if not self.collapsed:
            step.put_market(self.board, rentals=self.rentals + 1)
        step.say("trip-ended", "ship-rentals.one-trip", boat=boat.kind, market=boat.rented)
