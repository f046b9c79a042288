"""Catching: what a Ship may take aboard, and with which licences.

Source: Fishing, Catching; Rules for Fishing Licenses; expansion, The Blue Ship; rulings, Fishing,
Expansion fish and Expansion boats.
"""

from __future__ import annotations

from collections.abc import Iterator

from tsukiji_lab.game.action import Action, Name
from tsukiji_lab.game.refusal import Refusal, Values
from tsukiji_lab.tsukiji.board import BOARDS, CAUGHT_BY, HOME, KEPT_CATCH, FishMarket
from tsukiji_lab.tsukiji.fishing import Fishing, can_act, why_not_act
from tsukiji_lab.tsukiji.overfishing import take_barrel
from tsukiji_lab.tsukiji.pieces import SEA
from tsukiji_lab.tsukiji.state import Boat, Player, State
from tsukiji_lab.tsukiji.step import Step, with_piece, without_piece


class Catch(Action, frozen=True):
    """A Ship at sea catches a barrel, with a licence."""

    verb = "catch"
    part_of = "fishing.parts"

    boat: Name
    kind: Name

    @classmethod
    def options(cls, state: State) -> Iterator[Catch]:
        kinds = [kind for kind in dict.fromkeys(state.player.licences) if kind in BOARDS]
        for boat in can_catch(state):
            for kind in kinds:
                if _may_load(boat, kind):
                    yield cls(boat.name, kind)

    @classmethod
    def legal(cls, state: State) -> list[Catch]:
        boats = can_catch(state)
        if not boats:
            return []
        player, used = state.player, state.top.used
        held = player.licences
        kinds = [kind for kind in dict.fromkeys(held) if held.count(kind) > used.count(kind)]
        return [
            cls(boat.name, kind)
            for boat in boats
            for kind in kinds
            if _may_load(boat, kind)
            if _why_no_catch(state, player, boat, kind) is None
        ]

    def why_not(self, state: State) -> Refusal | None:
        player = state.player
        boat = player.boat(self.boat)
        if refusal := why_not_catch_now(state, boat):
            return refusal
        assert boat is not None
        return _why_no_catch(state, player, boat, self.kind)

    def play(self, step: Step) -> None:
        boat = step.state.player.boat(self.boat)
        assert boat is not None
        step.say("caught", "fishing.catch", boat=self.boat, fish=self.kind)
        catch(step, boat, (self.kind,), self.kind)


_fish_of, _caught_by = HOME.__getitem__, CAUGHT_BY.__getitem__


def _may_load(boat: Boat, kind: str) -> bool:
    """Whether a fish goes with what the boat carries, as far as its slots are concerned."""
    load = boat.load
    return not load or HOME[load[0]] == kind or boat.licences > 1


def why_not_catch_now(state: State, boat: Boat | None) -> Refusal | None:
    """The rule that forbids a boat to catch anything now, or None."""
    if boat is None or boat.name not in state.top.second:
        if refusal := why_not_act(state, boat):
            return refusal
        assert boat is not None
    if boat.is_barge:
        return Refusal("barge.no-catch")
    if not boat.at_sea:
        return Refusal("fishing.catch.at-sea", {"boat": boat.name})
    return None


def _why_no_catch(state: State, player: Player, boat: Boat, kind: str) -> Refusal | None:
    """The rule that forbids a Ship that may catch to catch that fish with its own licence."""
    market = state.find_market(kind)
    if isinstance(market, FishMarket) and not market.barrels:
        return Refusal("fishing.catch.none-left", {"fish": kind})
    held = player.licences.count(kind)
    if not held or market is None:
        if market is not None and kind in map(_fish_of, player.licences):
            return Refusal(market.rule("catch.which-licence"))
        return no_licence(state, kind)
    if boat.load and (refusal := why_no_room(state, boat, kind)):
        return refusal
    if refusal := why_not_empty_ship(player, boat, kind, kind, held):
        return refusal
    if state.top.used.count(kind) >= held:
        return Refusal("licence.once", {"fish": kind})
    return None


def no_licence(state: State, kind: str) -> Refusal:
    """A licence is missing: who holds one, and how many lie on its board."""
    market = state.find_market(kind)
    if not isinstance(market, FishMarket):
        return Refusal("fishing.catch.licence")
    holders = tuple(
        seat for seat, player in enumerate(state.players) if kind in map(_fish_of, player.licences)
    )
    values: Values = {"fish": kind, "left": market.licences, "seats": holders}
    return Refusal("fishing.catch.licence", values)


def why_no_room(state: State, boat: Boat, kind: str) -> Refusal | None:
    """The rule by which a loaded Ship takes no barrel of that fish, or None."""
    load = boat.load
    if not _goes_with(boat, kind):
        aboard = dict.fromkeys(HOME[barrel] for barrel in load)
        values: Values = {"boat": boat.name, "aboard": next(iter(aboard)), "fish": kind}
        if len(aboard) > 1:
            values = {"boat": boat.name, "aboard": tuple(aboard), "fish": kind}
        return Refusal("fishing.catch.same-kind", values)
    market: FishMarket = state.market(kind)
    if 0 < market.per_boat <= load.count(kind):
        return Refusal(market.rule("one-per-boat"), {"fish": kind})
    if refusal := market.why_not_carry(boat):
        return refusal
    if len(load) >= boat.slots:
        return Refusal("fishing.catch.full", {"boat": boat.name, "slots": boat.slots})
    return None


def _goes_with(boat: Boat, kind: str) -> bool:
    """Whether a fish may lie beside what the boat carries."""
    load = boat.load
    if HOME[load[0]] == kind:
        return True
    if boat.licences == 1:
        return False
    aboard = {HOME[barrel] for barrel in load}
    return kind in aboard or (len(aboard) < boat.licences and not keeps_apart(load))


def keeps_apart(load: tuple[str, ...]) -> bool:
    """Whether a load is of a catch that goes with no other fish."""
    return not KEPT_CATCH.isdisjoint(load)


def why_not_empty_ship(
    player: Player, boat: Boat, kind: str, licence: str, held: int
) -> Refusal | None:
    """The rule by which so many licences ``held`` of a kind do not serve one more Ship, or None.

    For a fish that it does not carry a Ship is an empty one; rulings, Fishing and Blue Ship.
    """
    if kind in map(_fish_of, boat.load):
        return None
    ships = 0
    for ship in player.boats:
        if licence in map(_caught_by, ship.load) and not ship.is_barge:
            ships += 1
    if held > ships:
        return None
    counts: Values = {"fish": licence, "licences": held, "ships": ships}
    return Refusal("fishing.catch.empty-ship", counts)


def can_catch(state: State) -> list[Boat]:
    """The Ships at sea that may catch now and have a free slot."""
    second = state.frames[-1].second
    boats = can_act(state)
    if second:
        boats = [*boats, *(boat for boat in state.player.boats if boat.name in second)]
    return [
        boat
        for boat in boats
        if boat.place == SEA and len(boat.load) < boat.slots and not boat.is_barge
    ]


def catch(step: Step, boat: Boat, barrels: tuple[str, ...], licence: str) -> None:
    """A Ship takes barrels aboard with one licence; they must be there and there must be room."""
    fishing: Fishing = step.state.top
    step.put_boat(boat.name, load=(*boat.load, *barrels))
    used = with_piece(fishing.used, licence)
    if boat.name in fishing.second:
        step.put_top(used=used, second=without_piece(fishing.second, boat.name))
    else:
        more = (boat.name,) if boat.licences > 1 else ()
        step.put_top(used=used, acted=(*fishing.acted, boat.name), second=(*fishing.second, *more))
    for barrel in barrels:
        take_barrel(step, HOME[barrel])
