"""Buying and selling boats.

Source: Ships; Used Ships; rulings, Fishing and Markets.
"""

from __future__ import annotations

from collections.abc import Iterator

from tsukiji_lab.game.action import Action, Name
from tsukiji_lab.game.refusal import Refusal, Values
from tsukiji_lab.tsukiji.board import Market, why_not_afford
from tsukiji_lab.tsukiji.fishing import why_no_berth
from tsukiji_lab.tsukiji.pieces import BOAT_NAMES, BOATS, PORTS
from tsukiji_lab.tsukiji.state import Boat, Player, State
from tsukiji_lab.tsukiji.step import Step, with_piece, without_piece
from tsukiji_lab.tsukiji.visiting import interact


class BuyBoat(Action, frozen=True):
    """Buy a boat of the market that is visited, into a port."""

    verb = "buy boat"
    part_of = "visit.one-market"

    kind: Name
    port: Name

    @classmethod
    def options(cls, state: State) -> Iterator[BuyBoat]:
        market: BoatMarket = state.market(state.top.market)
        player = state.player
        for kind in (kind for kind in BOATS if kind in market.boats):
            # One port is enough to be told that the yen are missing.
            ports = player.open_ports if market.asks(kind) <= player.yen else 1
            for port in PORTS[:ports]:
                yield cls(kind, port)

    @classmethod
    def legal(cls, state: State) -> list[BuyBoat]:
        market: BoatMarket = state.market(state.top.market)
        player = state.player
        return [
            cls(kind, port)
            for kind in BOATS
            if kind in market.boats and market.asks(kind) <= player.yen
            for port in player.berths(kind)
        ]

    def why_not(self, state: State) -> Refusal | None:
        market: BoatMarket = state.market(state.top.market)
        if self.kind not in market.boats:
            return Refusal(market.rule("buy.left"), {"boat": self.kind})
        if refusal := why_not_afford(state.player, market.asks(self.kind)):
            return refusal
        return why_no_berth(state, self.port, self.kind, market.rule("buy"))

    def play(self, step: Step) -> None:
        seat = step.state.on_turn
        market: BoatMarket = step.state.market(step.state.top.market)
        price = market.asks(self.kind)
        step.pay(seat, price)
        step.put_market(market.board, boats=without_piece(market.boats, self.kind))
        names = (name for name, kind in BOAT_NAMES.items() if kind == self.kind)
        name = next(name for name in names if step.player(seat).boat(name) is None)
        boat = Boat(name, self.port)
        step.put_player(seat, boats=with_piece(step.player(seat).boats, boat))
        interact(step, self.verb)
        values: Values = {
            "boat": self.kind,
            "port": self.port,
            "yen": price,
            "market": market.board,
        }
        step.say("boat-bought", market.rule("buy"), **values)


class SellBoat(Action, frozen=True):
    """Sell a boat that lies in an own port to the market that is visited."""

    verb = "sell boat"
    part_of = "visit.one-market"

    boat: Name

    @classmethod
    def options(cls, state: State) -> Iterator[SellBoat]:
        boats = state.player.boats
        return (cls(boat.name) for boat in boats if not boat.at_sea)

    legal = options

    def why_not(self, state: State) -> Refusal | None:
        market: BoatMarket = state.market(state.top.market)
        boat = state.player.boat(self.boat)
        if boat is None:
            return Refusal("ships.sell.own")
        if boat.at_sea:
            return Refusal(market.rule("sell.in-port"), {"boat": self.boat})
        return None

    def play(self, step: Step) -> None:
        seat = step.state.on_turn
        market: BoatMarket = step.state.market(step.state.top.market)
        boat = step.player(seat).boat(self.boat)
        assert boat is not None
        price = market.gives(boat.kind)
        step.put_player(seat, boats=without_piece(step.player(seat).boats, boat))
        step.put_market(market.board, boats=tuple(sorted((*market.boats, boat.kind))))
        step.earn(seat, price)
        interact(step, self.verb)
        values: Values = {"boat": self.boat, "yen": price, "market": market.board}
        step.say("boat-sold", market.rule("sell"), **values)


class BoatMarket(Market, frozen=True, kw_only=True):
    """A market where ``boats`` lie; prices in units of ¥100."""

    verbs = (SellBoat, BuyBoat)

    boats: tuple[str, ...] = ()

    def is_of_use(self, state: State, visitor: Player) -> bool:
        if any(not boat.at_sea for boat in visitor.boats):
            return True
        payable = (kind for kind in dict.fromkeys(self.boats) if self.asks(kind) <= visitor.yen)
        return any(map(visitor.berths, payable))

    def asks(self, kind: str) -> int:
        """What the market asks for a boat."""
        raise NotImplementedError

    def gives(self, kind: str) -> int:
        """What the market gives for a boat."""
        raise NotImplementedError

    def boats_here(self) -> tuple[str, ...]:
        return self.boats
