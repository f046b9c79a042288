"""The Fishing action: every boat may undock, catch or dock; prices may be changed.

Source: Fishing; rulings, Fishing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache

from msgspec.structs import replace

from tsukiji_lab.game.action import Action, Name, Yen
from tsukiji_lab.game.refusal import Refusal, Values
from tsukiji_lab.tsukiji.board import FishMarket
from tsukiji_lab.tsukiji.frame import Frame
from tsukiji_lab.tsukiji.overfishing import return_barrel, take_barrel
from tsukiji_lab.tsukiji.pieces import ANY_PRICE, BARGE_PORT, BOATS, COLUMNS, PORTS, ROWS, SEA
from tsukiji_lab.tsukiji.pricing import Column, NamingPrice, Pricing, reprice
from tsukiji_lab.tsukiji.quay import Auctions
from tsukiji_lab.tsukiji.state import Boat, Player, Sale, State
from tsukiji_lab.tsukiji.step import Step, with_piece, without_piece


class Fish(Action, frozen=True):
    """Begin a Fishing action (1 Action Point)."""

    verb = "fish"

    def why_not(self, state: State) -> Refusal | None:
        return why_no_point(state)

    def play(self, step: Step) -> None:
        step.begin_action(1)
        step.push(Fishing())
        step.say("fishing", "fishing.cost")


def why_no_point(state: State) -> Refusal | None:
    """The rule that forbids to begin Fishing or Purchasing: a Cart's point does not pay for it."""
    if not state.turn.points:
        return Refusal(
            "rentals.cart.visits-only" if state.turn.cart_points else "turn.after-last-point"
        )
    return None


class Fishing(Frame, frozen=True, gc=False):
    """A Fishing action under way: the boats that ``acted``, the licences ``used``, how many
    barrels were ``unloaded``, those for auction that wait on the ``quay``, and what was repriced
    (row and piece, as it is now).
    """

    rule = "turn.one-action"

    acted: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    unloaded: int = 0
    quay: tuple[str, ...] = ()
    repriced: tuple[tuple[str, Sale], ...] = ()

    def barrels(self) -> tuple[str, ...]:
        return self.quay

    def licence_returned(self, kind: str) -> Fishing:
        # A used one goes first, so that the others can still catch.
        if kind not in self.used:
            return self
        return replace(self, used=without_piece(self.used, kind))

    def unused(self, player_licences: tuple[str, ...], kind: str) -> int:
        """Licences of a kind that can still catch in this action."""
        return player_licences.count(kind) - self.used.count(kind)


def _can_act(state: State) -> Sequence[Boat]:
    """The boats of the player on turn that had no activity yet in this action."""
    acted, boats = state.frames[-1].acted, state.players[state.on_turn].boats
    return [boat for boat in boats if boat.name not in acted] if acted else boats


def _why_not_act(state: State, boat: Boat | None) -> Refusal | None:
    if boat is None:
        return Refusal("fishing.own-boats")
    if boat.name in state.top.acted:
        return Refusal("fishing.one-activity", {"boat": boat.name})
    return None


def _acted(step: Step, boat: str) -> None:
    step.put_top(acted=(*step.state.top.acted, boat))


class Undock(Action, frozen=True):
    """A boat leaves its port."""

    verb = "undock"
    part_of = "fishing.parts"

    boat: Name

    @classmethod
    def options(cls, state: State) -> list[Undock]:
        return [cls(boat.name) for boat in _can_act(state) if boat.place != SEA]

    legal = options

    def why_not(self, state: State) -> Refusal | None:
        boat = state.player.boat(self.boat)
        if refusal := _why_not_act(state, boat):
            return refusal
        assert boat is not None
        if boat.at_sea:
            return Refusal("fishing.undock.in-port", {"boat": self.boat})
        return None

    def play(self, step: Step) -> None:
        step.put_boat(self.boat, place=SEA)
        _acted(step, self.boat)
        step.say("undocked", "fishing.undock", boat=self.boat)


class Catch(Action, frozen=True):
    """A Ship at sea catches a barrel, with a licence."""

    verb = "catch"
    part_of = "fishing.parts"

    boat: Name
    kind: Name

    @classmethod
    def options(cls, state: State) -> Iterator[Catch]:
        kinds = dict.fromkeys(state.player.licences)
        for boat in _can_act(state):
            if boat.at_sea and not boat.is_barge and len(boat.load) < boat.slots:
                for kind in kinds:
                    if not boat.load or kind in boat.load:
                        yield cls(boat.name, kind)

    @classmethod
    def legal(cls, state: State) -> list[Catch]:
        boats = [
            boat for boat in _can_act(state) if boat.place == SEA and len(boat.load) < boat.slots
        ]
        if not boats:
            return []
        player, used = state.player, state.top.used
        held = player.licences
        kinds = [kind for kind in dict.fromkeys(held) if held.count(kind) > used.count(kind)]
        return [
            cls(boat.name, kind)
            for boat in boats
            for kind in kinds
            if not boat.load or kind in boat.load
            if _why_no_catch(state, player, boat, kind) is None
        ]

    def why_not(self, state: State) -> Refusal | None:
        player = state.player
        boat = player.boat(self.boat)
        if refusal := _why_not_act(state, boat):
            return refusal
        assert boat is not None
        return _why_no_catch(state, player, boat, self.kind)

    def play(self, step: Step) -> None:
        boat = step.state.player.boat(self.boat)
        assert boat is not None
        step.put_boat(self.boat, load=(*boat.load, self.kind))
        step.put_top(used=with_piece(step.state.top.used, self.kind))
        _acted(step, self.boat)
        step.say("caught", "fishing.catch", boat=self.boat, fish=self.kind)
        take_barrel(step, self.kind)


def _why_no_catch(state: State, player: Player, boat: Boat, kind: str) -> Refusal | None:
    """The rule that forbids a boat that may act to catch that fish, or None."""
    load = boat.load
    if boat.is_barge:
        return Refusal("barge.no-catch")
    if not boat.at_sea:
        return Refusal("fishing.catch.at-sea", {"boat": boat.name})
    market = state.find_market(kind)
    if isinstance(market, FishMarket) and not market.barrels:
        return Refusal("fishing.catch.none-left", {"fish": kind})
    held = player.licences.count(kind)
    if not held:
        return Refusal("fishing.catch.licence", {"fish": kind})
    if load and load[0] != kind:
        return Refusal(
            "fishing.catch.same-kind", {"boat": boat.name, "aboard": load[0], "fish": kind}
        )
    assert isinstance(market, FishMarket)
    if 0 < market.per_boat <= len(load):
        return Refusal(market.rule("one-per-boat"), {"fish": kind})
    if len(load) >= boat.slots:
        return Refusal("fishing.catch.full", {"boat": boat.name, "slots": boat.slots})
    if not load:
        ships = [ship for ship in player.boats if kind in ship.load and not ship.is_barge]
        if held <= len(ships):
            counts: Values = {"fish": kind, "licences": held, "ships": len(ships)}
            return Refusal("fishing.catch.empty-ship", counts)
    if state.top.unused(player.licences, kind) < 1:
        return Refusal("licence.once", {"fish": kind})
    return None


class Dock(Action, frozen=True):
    """A boat comes into a port; everything on it is unloaded."""

    verb = "dock"
    part_of = "fishing.parts"

    boat: Name
    port: Name

    @classmethod
    def options(cls, state: State) -> Iterator[Dock]:
        ports = PORTS[: state.player.open_ports]
        for boat in _can_act(state):
            if boat.at_sea:
                for port in ports:
                    yield cls(boat.name, port)

    @classmethod
    def legal(cls, state: State) -> list[Dock]:
        player = state.player
        return [
            cls(boat.name, port)
            for boat in _can_act(state)
            if boat.place == SEA
            for port in player.berths(boat.kind)
        ]

    def why_not(self, state: State) -> Refusal | None:
        boat = state.player.boat(self.boat)
        if refusal := _why_not_act(state, boat):
            return refusal
        assert boat is not None
        if not boat.at_sea:
            return Refusal("fishing.dock.at-sea", {"boat": self.boat})
        return why_no_berth(state, self.port, boat.kind)

    def play(self, step: Step) -> None:
        boat = step.state.player.boat(self.boat)
        assert boat is not None
        step.put_boat(self.boat, place=self.port, load=())
        _acted(step, self.boat)
        values: Values = {"boat": self.boat, "port": self.port, "barrels": boat.load}
        step.say("docked", "fishing.dock", **values)
        if boat.load:
            _unload(step, boat.load)


def why_no_berth(state: State, port: str, kind: str, what: str = "fishing.dock") -> Refusal | None:
    """The rule, one of those under ``what``, that keeps a boat of that kind out of a port now."""
    if port not in PORTS:
        return Refusal("port.sizes")
    if port in state.player.berths(kind):
        return None
    if PORTS.index(port) >= state.player.open_ports:
        return Refusal("port.open", {"port": port})
    if BOATS[kind].is_barge and port != BARGE_PORT:
        return Refusal(f"{what}.barge-port")
    return Refusal(f"{what}.berth", {"port": port})


def _unload(step: Step, load: tuple[str, ...]) -> None:
    """All barrels off, ¥100 for every second one of this action, then auctions, then prices."""
    before = step.state.top.unloaded
    after = before + len(load)
    income = after // 2 - before // 2
    step.put_top(unloaded=after)
    if income:
        step.earn(step.state.on_turn, income)
        step.say("unloading-paid", "fishing.unload.income", yen=income)
    for kind, number in sorted(Counter(load).items()):
        step.state.home(kind).unloaded(step, number)
    auctioned = tuple(kind for kind in load if step.state.home(kind).auction_lot)
    for_sale = tuple(sorted(kind for kind in load if not step.state.home(kind).auction_lot))
    step.put_top(quay=tuple(sorted((*step.state.top.quay, *auctioned))))
    if for_sale:
        step.push(Pricing(for_sale))
    if auctioned:
        step.push(Auctions())


class Reprice(Action, frozen=True):
    """Change the price of a piece for sale; once for each piece in a Fishing action."""

    verb = "reprice"
    part_of = "fishing.parts"

    row: Name
    kind: Name
    price: Yen
    column: Column

    @classmethod
    def options(cls, state: State) -> list[Reprice]:
        player, repriced = state.players[state.on_turn], state.frames[-1].repriced
        found: list[Reprice] = []
        for row in ROWS:
            sales = player.row(row)
            for sale in dict.fromkeys(sales):
                if sales.count(sale) > repriced.count((row, sale)):
                    found += _new_prices(row, sale)
        return found

    legal = options

    def why_not(self, state: State) -> Refusal | None:
        sale = Sale(self.kind, self.price)
        if self.row not in ROWS or sale not in state.player.row(self.row):
            values: Values = {"row": self.row, "fish": self.kind, "yen": self.price}
            return Refusal("fishing.reprice", values)
        if self.column not in (*COLUMNS, ANY_PRICE):
            return Refusal("fishing.price.columns")
        if self.column == self.price:
            return Refusal("fishing.reprice.other-price", {"yen": self.price})
        if state.player.row(self.row).count(sale) <= state.top.repriced.count((self.row, sale)):
            return Refusal("fishing.reprice.once", {"fish": self.kind})
        return None

    def play(self, step: Step) -> None:
        if self.column == ANY_PRICE:
            step.push(NamingPrice(self.kind, self.row, self.price))
        else:
            reprice(step, self.row, Sale(self.kind, self.price), self.column)


@cache
def _new_prices(row: str, sale: Sale) -> tuple[Reprice, ...]:
    columns = (column for column in (*COLUMNS, ANY_PRICE) if column != sale.price)
    return tuple(Reprice(row, sale.kind, sale.price, column) for column in columns)


class FinishFishing(Action, frozen=True):
    """End the Fishing action; odd barrels on the quay go back."""

    verb = "finish fishing"
    part_of = "fishing.parts"

    @classmethod
    def legal(cls, state: State) -> tuple[FinishFishing, ...]:
        return (cls(),)

    def why_not(self, state: State) -> Refusal | None:
        return None

    def play(self, step: Step) -> None:
        left = step.state.top.quay
        step.pop()
        for kind in left:
            return_barrel(step, kind)
            step.say("left-over", step.state.home(kind).rule("left-over"), fish=kind)
        step.say("fishing-finished", "fishing.cost")
