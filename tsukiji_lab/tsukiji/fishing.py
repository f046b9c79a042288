"""The Fishing action: every boat may undock, catch or dock; prices may be changed.

What a Ship may catch stands in ``catching``.

Source: Fishing; rulings, Fishing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache

from msgspec.structs import replace

from tsukiji_lab.game.action import Action, Name, Yen
from tsukiji_lab.game.refusal import Refusal, Values
from tsukiji_lab.tsukiji.board import CAUGHT_BY, HOME, KEPT_CATCH
from tsukiji_lab.tsukiji.frame import Frame
from tsukiji_lab.tsukiji.overfishing import return_barrel
from tsukiji_lab.tsukiji.pieces import ACTION_POINTS, ANY_PRICE, BARGE_PORT, BOATS, PORTS, ROWS, SEA
from tsukiji_lab.tsukiji.pricing import Column, NamingPrice, Pricing, reprice
from tsukiji_lab.tsukiji.quay import Auctions
from tsukiji_lab.tsukiji.state import Boat, Player, Sale, State
from tsukiji_lab.tsukiji.step import Step, without_piece


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


def can_fish(state: State, times: int = 1) -> bool:
    """Whether the player on turn can begin so many Fishing actions more, as far as is known."""
    turns = -(-(times - state.turn.points) // ACTION_POINTS)
    return state.goes_on_for(turns * len(state.players))


class Fishing(Frame, frozen=True, gc=False):
    """A Fishing action under way: the boats that ``acted``, those that may use a ``second``
    licence in the same activity, the licences ``used``, how many barrels were ``unloaded``, those
    for auction that wait on the ``quay``, and what was repriced (row and piece, as it is now).
    """

    rule = "turn.one-action"

    acted: tuple[str, ...] = ()
    second: tuple[str, ...] = ()
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

    def laid_away(self, row: str, sale: Sale) -> Fishing:
        # A repriced one goes first, so that its equals can still get another price.
        if (row, sale) not in self.repriced:
            return self
        return replace(self, repriced=without_piece(self.repriced, (row, sale)))


def can_act(state: State) -> Sequence[Boat]:
    """The boats of the player on turn that had no activity yet in this action."""
    acted, boats = state.action.acted, state.players[state.on_turn].boats
    return [boat for boat in boats if boat.name not in acted] if acted else boats


def why_not_act(state: State, boat: Boat | None) -> Refusal | None:
    """The rule that forbids a boat any activity now, or None."""
    if boat is None:
        return Refusal("fishing.own-boats")
    if boat.name in state.action.acted:
        return Refusal("fishing.one-activity", {"boat": boat.name})
    return None


def act(step: Step, boat: str) -> None:
    """A boat has its activity in the Fishing action on top."""
    step.put_top(acted=(*step.state.frames[-1].acted, boat))


class Undock(Action, frozen=True):
    """A boat leaves its port."""

    verb = "undock"
    part_of = "fishing.parts"

    boat: Name

    @classmethod
    def options(cls, state: State) -> list[Undock]:
        return [cls(boat.name) for boat in can_act(state) if boat.place != SEA]

    legal = options

    def why_not(self, state: State) -> Refusal | None:
        boat = state.player.boat(self.boat)
        if refusal := why_not_act(state, boat):
            return refusal
        assert boat is not None
        if boat.at_sea:
            return Refusal("fishing.undock.in-port", {"boat": self.boat})
        return None

    def play(self, step: Step) -> None:
        step.put_boat(self.boat, place=SEA)
        act(step, self.boat)
        step.say("undocked", "fishing.undock", boat=self.boat)


class Dock(Action, frozen=True):
    """A boat comes into a port; everything on it is unloaded."""

    verb = "dock"
    part_of = "fishing.parts"

    boat: Name
    port: Name

    @classmethod
    def options(cls, state: State) -> Iterator[Dock]:
        ports = PORTS[: state.player.open_ports]
        for boat in can_act(state):
            if boat.at_sea:
                for port in ports:
                    yield cls(boat.name, port)

    @classmethod
    def legal(cls, state: State) -> list[Dock]:
        player = state.player
        return [
            cls(boat.name, port)
            for boat in can_act(state)
            if boat.place == SEA
            for port in player.berths(boat.kind)
        ]

    def why_not(self, state: State) -> Refusal | None:
        boat = state.player.boat(self.boat)
        if refusal := why_not_act(state, boat):
            return refusal
        assert boat is not None
        if not boat.at_sea:
            return Refusal("fishing.dock.at-sea", {"boat": self.boat})
        return why_no_berth(state.player, self.port, boat.kind)

    def play(self, step: Step) -> None:
        boat = step.state.player.boat(self.boat)
        assert boat is not None
        step.put_boat(self.boat, place=self.port, load=())
        act(step, self.boat)
        fish = tuple(map(HOME.__getitem__, boat.load))
        values: Values = {"boat": self.boat, "port": self.port, "barrels": fish}
        step.say("docked", "fishing.dock", **values)
        if boat.load:
            _unload(step, boat.load)
        if boat.rented:
            end_trip(step, boat)


def end_trip(step: Step, boat: Boat) -> None:
    """A rented boat has docked and is empty."""
    for market in step.state.markets:
        market.docked(step, boat)


def why_no_berth(
    player: Player, port: str, kind: str, what: str = "fishing.dock"
) -> Refusal | None:
    """The rule, one of those under ``what``, that keeps a boat of that kind out of a port now."""
    if port not in PORTS:
        return Refusal("port.sizes")
    if port in player.berths(kind):
        return None
    if PORTS.index(port) >= player.open_ports:
        return Refusal("port.open", {"port": port})
    if BOATS[kind].is_barge and port != BARGE_PORT:
        return Refusal(f"{what}.barge-port")
    return Refusal(f"{what}.berth", {"port": port})


def _unload(step: Step, load: tuple[str, ...]) -> None:
    """All barrels off, ¥100 for every second one of this action, then the catch that a licence
    keeps, auctions, and prices.
    """
    before = step.state.top.unloaded
    after = before + len(load)
    income = after // 2 - before // 2
    step.put_top(unloaded=after)
    if income:
        step.earn(step.state.on_turn, income)
        step.say("unloading-paid", "fishing.unload.income", yen=income)
    kept = [] if KEPT_CATCH.isdisjoint(load) else [b for b in load if b in KEPT_CATCH]
    fish = [HOME[barrel] for barrel in load if barrel not in kept]
    for kind, number in sorted(Counter(fish).items()):
        step.state.home(kind).unloaded(step, number)
    auctioned = [kind for kind in fish if step.state.home(kind).auction_lot]
    for_sale = sorted(kind for kind in fish if kind not in auctioned)
    if auctioned:
        step.put_top(quay=tuple(sorted((*step.state.top.quay, *auctioned))))
    if for_sale:
        step.push(Pricing(tuple(for_sale)))
    if auctioned:
        step.push(Auctions())
    for board in dict.fromkeys(CAUGHT_BY[barrel] for barrel in kept):
        step.state.market(board).landed(step, tuple(b for b in kept if CAUGHT_BY[b] == board))


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
                    found += _new_prices(row, sale, state.columns)
        return found

    legal = options

    def why_not(self, state: State) -> Refusal | None:
        sale = Sale(self.kind, self.price)
        if self.row not in ROWS or sale not in state.player.row(self.row):
            values: Values = {"row": self.row, "fish": self.kind, "yen": self.price}
            return Refusal("fishing.reprice", values)
        if self.column not in (*state.columns, ANY_PRICE):
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
def _new_prices(row: str, sale: Sale, columns: tuple[int, ...]) -> tuple[Reprice, ...]:
    others = (column for column in (*columns, ANY_PRICE) if column != sale.price)
    return tuple(Reprice(row, sale.kind, sale.price, column) for column in others)


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
