"""Foreign Market: boats dock there in groups, and all they carry is auctioned as one lot.

Source: expansion, Foreign Market; rulings, Expansion external markets.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from tsukiji_lab.game.action import Action, Name
from tsukiji_lab.game.refusal import Refusal
from tsukiji_lab.tsukiji.bidding import Bids
from tsukiji_lab.tsukiji.board import COUNT, HOME, MONEY, FishMarket, Market, why_not_afford
from tsukiji_lab.tsukiji.fishing import act, can_act, end_trip, why_not_act
from tsukiji_lab.tsukiji.frame import Frame
from tsukiji_lab.tsukiji.overfishing import look, return_barrel
from tsukiji_lab.tsukiji.pieces import FOREIGN, FRESH
from tsukiji_lab.tsukiji.state import Boat, State
from tsukiji_lab.tsukiji.step import Step


class Group(Frame, frozen=True, gc=False):
    """Boats that dock abroad together; they are at sea until the group is complete."""

    rule = "foreign-market.groups"
    rule_for_free_steps = "turn.free-steps.not-in-lot"

    boats: tuple[str, ...] = ()


class Consignment(Frame, frozen=True, gc=False):
    """The lot of a group while it is auctioned: its ``load`` of barrels; tokens lie in the bids."""

    rule = "foreign-market.lot"
    rule_for_free_steps = "turn.free-steps.not-in-bids"

    load: tuple[str, ...]

    def barrels(self) -> tuple[str, ...]:
        return self.load


def _boats(state: State) -> list[Boat]:
    """The boats that could still join a group."""
    return [boat for boat in can_act(state) if boat.at_sea]


def _why_not_join(state: State, name: str) -> Refusal | None:
    boat = state.player.boat(name)
    if refusal := why_not_act(state, boat):
        return refusal
    assert boat is not None
    if not boat.at_sea:
        return Refusal("fishing.dock.at-sea", {"boat": name})
    market: ForeignMarket = state.market(FOREIGN)
    joined = len(state.top.boats) if isinstance(state.top, Group) else 0
    abroad = sum(each.place == FOREIGN for player in state.players for each in player.boats)
    if 0 < market.berths <= abroad + joined:
        return Refusal("foreign-market.berths", {"berths": market.berths})
    return None


def _join(step: Step, name: str) -> None:
    act(step, name)
    step.put_top(boats=(*step.state.top.boats, name))
    step.say("joined-group", "foreign-market.groups", boat=name)


class DockAbroad(Action, frozen=True):
    """Dock a boat at the Foreign Market, as the first of a group."""

    verb = "dock abroad"
    part_of = "fishing.parts"

    boat: Name

    @classmethod
    def options(cls, state: State) -> Iterator[DockAbroad]:
        if FOREIGN in state.boards:
            yield from (cls(boat.name) for boat in _boats(state))

    def why_not(self, state: State) -> Refusal | None:
        market = state.find_market(FOREIGN)
        if not isinstance(market, ForeignMarket):
            return Refusal("visit.in-play", {"market": FOREIGN})
        if refusal := _why_not_join(state, self.boat):
            return refusal
        first = state.player.boat(self.boat)
        assert first is not None
        if not first.load and (market.berths == 1 or not any(boat.load for boat in _boats(state))):
            return Refusal("foreign-market.one-barrel")
        return why_not_afford(state.player, market.fee)

    def play(self, step: Step) -> None:
        market: ForeignMarket = step.state.market(FOREIGN)
        step.pay(step.state.on_turn, market.fee)
        step.push(Group())
        step.say("group-begun", "foreign-market.dock", yen=market.fee)
        _join(step, self.boat)


class Join(Action, frozen=True):
    """Another boat docks with the group."""

    verb = "join"
    part_of = "foreign-market.groups"

    boat: Name

    @classmethod
    def options(cls, state: State) -> Iterator[Join]:
        return (cls(boat.name) for boat in _boats(state))

    def why_not(self, state: State) -> Refusal | None:
        return _why_not_join(state, self.boat)

    def play(self, step: Step) -> None:
        _join(step, self.boat)


class AuctionAbroad(Action, frozen=True):
    """The group is complete: all that it carries is auctioned."""

    verb = "auction abroad"
    part_of = "foreign-market.groups"

    def why_not(self, state: State) -> Refusal | None:
        boats = [state.player.boat(name) for name in state.top.boats]
        if any(boat is not None and boat.load for boat in boats):
            return None
        return Refusal("foreign-market.one-barrel")

    def play(self, step: Step) -> None:
        names = step.state.top.boats
        boats = [boat for boat in step.state.player.boats if boat.name in names]
        load = tuple(sorted(HOME[barrel] for boat in boats for barrel in boat.load))
        for boat in boats:
            step.put_boat(boat.name, place=FOREIGN, load=())
        step.pop()
        step.push(Consignment(load))
        step.say("lot-abroad", "foreign-market.lot", barrels=load)
        tokens: tuple[str, ...] = ()
        for kind, number in Counter(load).items():
            tokens += _made_ready(step, kind, number)
        rest = step.state.top.load
        if rest or tokens:
            step.push(Bids(FOREIGN, tokens, (step.state.on_turn, *step.state.others)))
        else:
            step.say("no-lot-abroad", "foreign-market.lot.empty")
            _over(step)


def _made_ready(step: Step, kind: str, number: int) -> tuple[str, ...]:
    """Barrels of a kind that come into the lot: exchanged for tokens if the kind is auctioned by
    tokens (these are returned), without those that no token is left for.
    """
    market: FishMarket = step.state.market(kind)
    if market.auction_lot:
        tokens = []
        _put_back(step, kind, number)
        for _ in range(number // market.auction_lot):
            token = step.state.market(kind).token_for_auction(step)
            if token:
                tokens.append(token)
                step.say("token-drawn", "foreign-market.exchange", token=token)
                look(step, kind)
        return tuple(tokens)
    _put_back(step, kind, max(number - market.reserve(step.state), 0))
    for _ in range(min(number, market.reserve(step.state))):
        step.state.market(kind).auctioned_abroad(step)
    return ()


def _put_back(step: Step, kind: str, number: int) -> None:
    """Barrels leave the lot for their market."""
    load = list(step.state.top.load)
    for _ in range(number):
        load.remove(kind)
        return_barrel(step, kind)
    step.put_top(load=tuple(load))


def _over(step: Step) -> None:
    """The lot is settled; rented boats of the group go back."""
    step.pop()
    for boat in step.state.player.boats:
        if boat.rented and boat.place == FOREIGN:
            end_trip(step, boat)


class ForeignMarket(Market, frozen=True, kw_only=True):
    """The Foreign Market: ``fee`` is paid by every group of boats; ``berths`` 0 means no limit."""

    board = FOREIGN
    fishing_verbs = (DockAbroad,)
    frames = {Group: (Join, AuctionAbroad), Consignment: ()}
    numbers = {"fee": MONEY, "berths": COUNT}

    points: int = 0
    fee: int = 1
    berths: int = 0

    @classmethod
    def set_up(cls, players: int) -> ForeignMarket:
        return cls()

    def reconstructed(self, players: int) -> frozenset[str]:
        return frozenset({"berths"})

    def ways_to_pay(self, state: State) -> Iterable[str]:
        return ()

    def why_closed(self, state: State) -> Refusal | None:
        return Refusal("foreign-market.entry")

    def won(self, step: Step, bids: Bids, winner: int, bid: int) -> None:
        seat = step.state.on_turn
        if winner == seat:
            step.pay(seat, bid)
        else:
            step.pay_player(winner, seat, bid)
        load: tuple[str, ...] = step.state.top.load
        for kind in load:
            return_barrel(step, kind)
        step.put_top(load=())
        taken = tuple(step.state.market(kind).hand_over(step, FRESH, winner) for kind in load)
        won = tuple(sorted((*bids.lot, *taken)))
        for token in won:
            step.give_token(winner, token)
        step.say_of(winner, "lot-abroad-won", "foreign-market.lot.winner", tokens=won, yen=bid)
        for board in dict.fromkeys(HOME[token] for token in bids.lot):
            step.state.market(board).bid_for(step, bid)
        for kind in dict.fromkeys(load):
            look(step, kind)
        _over(step)
