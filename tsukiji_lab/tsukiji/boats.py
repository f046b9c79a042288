"""Buying and selling boats.

Source: Ships; Used Ships; expansion, The Blue Ship; rulings, Fishing, Markets and Expansion boats.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tsukiji_lab.game.action import Action, Name
from tsukiji_lab.game.refusal import Refusal, Values
from tsukiji_lab.tsukiji.board import Market, why_not_afford
from tsukiji_lab.tsukiji.fishing import why_no_berth
from tsukiji_lab.tsukiji.pieces import BOAT_NAMES, BOATS, PORTS
from tsukiji_lab.tsukiji.state import Boat, Player, State
from tsukiji_lab.tsukiji.step import Step, with_piece, without_piece
from tsukiji_lab.tsukiji.visiting import interact

BLUE_SHIP = "blue_ship"


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
        for kind in market.for_yen():
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
            for kind in market.for_yen()
            if market.asks(kind) <= player.yen
            for port in player.berths(kind)
        ]

    def why_not(self, state: State) -> Refusal | None:
        market: BoatMarket = state.market(state.top.market)
        if self.kind not in market.boats:
            return Refusal(market.rule("buy.left"), {"boat": self.kind})
        if BOATS[self.kind].trade_in:
            return Refusal("blue-ship.buy")
        if refusal := why_not_afford(state.player, market.asks(self.kind)):
            return refusal
        return why_no_berth(state.player, self.port, self.kind, market.rule("buy"))

    def play(self, step: Step) -> None:
        seat = step.state.on_turn
        market: BoatMarket = step.state.market(step.state.top.market)
        price = market.asks(self.kind)
        step.pay(seat, price)
        hand_out(step, market, self.kind, self.port)
        interact(step, self.verb)
        values: Values = {
            "boat": self.kind,
            "port": self.port,
            "yen": price,
            "market": market.board,
        }
        step.say("boat-bought", market.rule("buy"), **values)


def hand_out(step: Step, market: BoatMarket, kind: str, port: str, *, rented: str = "") -> None:
    """A boat goes from its market to the player on turn, into a port."""
    player = step.state.player
    step.put_market(market.board, boats=without_piece(market.boats, kind))
    names = (name for name, named in BOAT_NAMES.items() if named == kind)
    name = next(name for name in names if player.boat(name) is None)
    boat = Boat(name, port, rented=rented)
    step.put_player(step.state.on_turn, boats=with_piece(player.boats, boat))


def take_in(step: Step, boat: Boat, board: str) -> None:
    """A boat goes from the player on turn to a market."""
    player = step.state.player
    held = next(each for each in player.boats if each.name == boat.name)
    step.put_player(step.state.on_turn, boats=without_piece(player.boats, held))
    boats = step.state.market(board).boats
    step.put_market(board, boats=with_piece(boats, boat.kind))


class BuyBlueShip(Action, frozen=True):
    """Buy the Blue Ship of the market that is visited: pay, and hand in an own Ship of a port,
    which goes to ``market``.
    """

    verb = "buy blue-ship"
    part_of = "visit.one-market"

    boat: Name
    market: Name
    port: Name

    @classmethod
    def options(cls, state: State) -> Iterator[BuyBlueShip]:
        visited: BoatMarket = state.market(state.top.market)
        if BLUE_SHIP not in visited.boats:
            return
        for boat in state.player.boats:
            if boat.in_port and not boat.is_barge:
                for board in visited.trade_in_boards(state):
                    for port in PORTS[: state.player.open_ports]:
                        yield cls(boat.name, board, port)

    def why_not(self, state: State) -> Refusal | None:
        visited: BoatMarket = state.market(state.top.market)
        player = state.player
        boat = player.boat(self.boat)
        if BLUE_SHIP not in visited.boats:
            return Refusal(visited.rule("buy.left"), {"boat": BLUE_SHIP})
        if boat is None:
            return Refusal("ships.sell.own")
        if boat.is_barge or boat.rented or not boat.in_port:
            return Refusal("blue-ship.buy.own-ship", {"boat": self.boat})
        if self.market not in visited.trade_in_boards(state):
            return Refusal("blue-ship.buy.where")
        if refusal := why_not_afford(player, visited.asks(BLUE_SHIP)):
            return refusal
        # The Ship handed in leaves first: its berth may serve.
        left = replace(player, boats=without_piece(player.boats, boat))
        return why_no_berth(left, self.port, BLUE_SHIP, visited.rule("buy"))

    def play(self, step: Step) -> None:
        visited: BoatMarket = step.state.market(step.state.top.market)
        boat = step.state.player.boat(self.boat)
        assert boat is not None
        price = visited.asks(BLUE_SHIP)
        step.pay(step.state.on_turn, price)
        take_in(step, boat, self.market)
        step.say("ship-handed-in", "blue-ship.buy", boat=boat.kind, market=self.market)
        hand_out(step, step.state.market(visited.board), BLUE_SHIP, self.port)
        interact(step, self.verb)
        values: Values = {
            "boat": BLUE_SHIP,
            "port": self.port,
            "yen": price,
            "market": visited.board,
        }
        step.say("boat-bought", visited.rule("buy"), **values)


class SellBoat(Action, frozen=True):
    """Sell a boat that lies in an own port to the market that is visited."""

    verb = "sell boat"
    part_of = "visit.one-market"

    boat: Name

    @classmethod
    def options(cls, state: State) -> Iterator[SellBoat]:
        boats = state.player.boats
        return (cls(boat.name) for boat in boats if boat.in_port and not boat.rented)

    legal = options

    def why_not(self, state: State) -> Refusal | None:
        market: BoatMarket = state.market(state.top.market)
        boat = state.player.boat(self.boat)
        if boat is None:
            return Refusal("ships.sell.own")
        if boat.rented:
            return Refusal("ship-rentals.not-owned", {"boat": self.boat})
        if not boat.in_port:
            return Refusal(market.rule("sell.in-port"), {"boat": self.boat})
        return None

    def play(self, step: Step) -> None:
        seat = step.state.on_turn
        market: BoatMarket = step.state.market(step.state.top.market)
        boat = step.player(seat).boat(self.boat)
        assert boat is not None
        price = market.gives(boat.kind)
        take_in(step, boat, market.board)
        step.earn(seat, price)
        interact(step, self.verb)
        values: Values = {"boat": self.boat, "yen": price, "market": market.board}
        step.say("boat-sold", market.rule("sell"), **values)


class BoatMarket(Market, frozen=True, kw_only=True):
    """A market where ``boats`` lie; prices in units of ¥100."""

    verbs = (SellBoat, BuyBoat, BuyBlueShip)

    boats: tuple[str, ...] = ()

    def is_of_use(self, state: State, visitor: Player) -> bool:
        if any(boat.in_port and not boat.rented for boat in visitor.boats):
            return True
        payable = (kind for kind in self.for_yen() if self.asks(kind) <= visitor.yen)
        return any(map(visitor.berths, payable))

    def for_yen(self) -> Iterator[str]:
        """The kinds of boat to be had for yen alone."""
        return (kind for kind in BOATS if kind in self.boats and not BOATS[kind].trade_in)

    def trade_in_boards(self, state: State) -> tuple[str, ...]:
        """The boards to which a Ship that is handed in here may go."""
        return (self.board,)

    def asks(self, kind: str) -> int:
        """What the market asks for a boat."""
        raise NotImplementedError

    def gives(self, kind: str) -> int:
        """What the market gives for a boat."""
        raise NotImplementedError

    def boats_here(self) -> tuple[str, ...]:
        return self.boats
