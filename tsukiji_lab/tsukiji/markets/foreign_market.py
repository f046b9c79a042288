"""Foreign Market: boats dock there in groups, and all they carry is auctioned as one lot.

Source: expansion, Foreign Market; rulings, Expansion external markets.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from tsukiji_lab.game.action import Action, Name
from tsukiji_lab.game.refusal import Refusal
from tsukiji_lab.tsukiji.bidding import Bids, pay_bid
from tsukiji_lab.tsukiji.board import COUNT, HOME, MONEY, FishMarket, Market, why_not_afford
from tsukiji_lab.tsukiji.fishing import can_act, end_trip, why_not_act
from tsukiji_lab.tsukiji.frame import Frame
from tsukiji_lab.tsukiji.overfishing import follow, look, return_barrel
from tsukiji_lab.tsukiji.pieces import FOREIGN, FRESH
from tsukiji_lab.tsukiji.state import Boat, State
from tsukiji_lab.tsukiji.step import Step, without_piece


class Group(Frame, frozen=True, gc=False):
    """Boats that dock abroad together; they are at sea until the group is complete."""

    rule = "foreign-market.groups"
    rule_for_free_steps = "turn.free-steps.not-in-lot"

    boats: tuple[str, ...] = ()


class Consignment(Frame, frozen=True, gc=False):
    """The lot of a group while it is auctioned: its ``load`` of barrels; tokens lie in the bids.
    Once it ``is_sold``, what follows the overfishing of several fish at once comes in the order
    that the player on turn says.
    """

    rule = "foreign-market.lot"
    rule_for_free_steps = "turn.free-steps.not-in-bids"

    load: tuple[str, ...]
    is_sold: bool = False
    overfished: tuple[str, ...] = ()

    def why_waiting(self) -> str:
        return "overfishing.several" if self.overfished else self.rule

    def barrels(self) -> tuple[str, ...]:
        return self.load

    def postpones(self, step: Step, board: str) -> bool:
        if self.is_sold:
            step.put_top(overfished=(*self.overfished, board))
        return self.is_sold

    def advance(self, step: Step) -> bool:
        if len(self.overfished) > 1:
            return False
        step.pop()
        for board in self.overfished:
            follow(step, board)
        _end_trips(step)
        return True


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
    room = _room(state)
    if room == 0:
        return Refusal("foreign-market.berths", {"berths": state.market(FOREIGN).berths})
    group = [state.player.boat(joined) for joined in _joined(state)]
    # Whoever takes the last berth must not leave the group without a barrel.
    others = [each for each in _boats(state) if room != 1]
    if not any(each is not None and each.load for each in (boat, *group, *others)):
        return Refusal("foreign-market.one-barrel")
    return None


def _joined(state: State) -> tuple[str, ...]:
    """The boats of the group so far."""
    return state.top.boats if isinstance(state.top, Group) else ()


def _room(state: State) -> int | None:
    """How many more boats can dock, those of the group counted; None: any number."""
    market: ForeignMarket = state.market(FOREIGN)
    abroad = sum(boat.place == FOREIGN for player in state.players for boat in player.boats)
    return market.berths - abroad - len(_joined(state)) if market.berths else None


def _join(step: Step, name: str) -> None:
    step.put_action(acted=(*step.state.action.acted, name))
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
        tokens = _make_ready(step, Counter(load))
        if step.state.top.load or tokens:
            step.push(Bids(FOREIGN, tokens, (step.state.on_turn, *step.state.others)))
        else:
            step.say("no-lot-abroad", "foreign-market.lot.empty")


def _make_ready(step: Step, lot: Counter[str]) -> tuple[str, ...]:
    """Before the bids: barrels are exchanged for tokens where the fish is auctioned by tokens,
    those that no token is left for go back, and boards see what is in the lot. The tokens.
    """
    tokens: list[str] = []
    for kind, number in lot.items():
        market: FishMarket = step.state.market(kind)
        if market.auction_lot:
            tokens += _exchange(step, kind, *divmod(number, market.auction_lot))
        else:
            no_token = number - market.reserve(step.state)
            _leave_out(step, kind, no_token, "foreign-market.lot.no-token")
    for kind in step.state.top.load:
        step.state.market(kind).auctioned_abroad(step)
    return tuple(tokens)


def _exchange(step: Step, kind: str, sets: int, odd: int) -> list[str]:
    """Barrels of a kind go back, and a token is drawn for every set of them that is complete."""
    lot = step.state.market(kind).auction_lot
    _leave_out(step, kind, odd, "foreign-market.exchange")
    left = step.state.market(kind).reserve(step.state)
    _leave_out(step, kind, lot * (sets - left), "foreign-market.lot.no-token")
    drawn = min(sets, left)
    _put_back(step, kind, lot * drawn)
    tokens = []
    for _ in range(drawn):
        token = step.state.market(kind).token_for_auction(step)
        step.say("token-drawn", "foreign-market.exchange", token=token)
        look(step, kind)
        tokens.append(token)
    return tokens


def _leave_out(step: Step, kind: str, number: int, rule: str) -> None:
    """Barrels go back for nothing."""
    if number > 0:
        _put_back(step, kind, number)
        step.say("left-out-abroad", rule, barrels=(kind,) * number)


def _put_back(step: Step, kind: str, number: int) -> None:
    """Barrels leave the lot for their market."""
    load = list(step.state.top.load)
    for _ in range(number):
        load.remove(kind)
        return_barrel(step, kind)
    step.put_top(load=tuple(load))


class OverfishFirst(Action, frozen=True):
    """Say for which of several fish that a lot overfished what follows comes first."""

    verb = "overfish first"
    part_of = "foreign-market.lot"

    kind: Name

    @classmethod
    def options(cls, state: State) -> Iterator[OverfishFirst]:
        return map(cls, state.top.overfished)

    legal = options

    def why_not(self, state: State) -> Refusal | None:
        return None if self.kind in state.top.overfished else Refusal("overfishing.several")

    def play(self, step: Step) -> None:
        step.put_top(overfished=without_piece(step.state.top.overfished, self.kind))
        follow(step, self.kind)


def _end_trips(step: Step) -> None:
    """Rented boats of the group go back."""
    for boat in step.state.player.boats:
        if boat.rented and boat.place == FOREIGN:
            end_trip(step, boat)


class ForeignMarket(Market, frozen=True, kw_only=True):
    """The Foreign Market: ``fee`` is paid by every group of boats; ``berths`` 0 means no limit."""

    board = FOREIGN
    fishing_verbs = (DockAbroad,)
    frames = {Group: (Join, AuctionAbroad), Consignment: (OverfishFirst,)}
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
        pay_bid(step, winner, bid)
        load: tuple[str, ...] = step.state.top.load
        for kind in load:
            return_barrel(step, kind)
        step.put_top(load=(), is_sold=True)
        tokens = [step.state.market(kind).hand_over(step, FRESH, winner) for kind in load]
        won = tuple(sorted((*bids.lot, *tokens)))
        for token in won:
            step.give_token(winner, token)
        step.say_of(winner, "lot-abroad-won", "foreign-market.lot.winner", tokens=won, yen=bid)
        for board in dict.fromkeys(HOME[token] for token in bids.lot):
            step.state.market(board).bid_for(step, bid)
        for kind in dict.fromkeys(load):
            look(step, kind)
