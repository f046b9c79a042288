"""What actions would change, before they are played: nothing is drawn, no secret is touched.

Actions are tried on what a seat may know. The look ahead ends where a draw, a blind bid or an
overfishing begins, or somebody else decides: what comes then is not for anybody to know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import accumulate
from operator import add
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from tsukiji_lab.game.action import Action
from tsukiji_lab.game.chance import Drawn, Veiled
from tsukiji_lab.game.event import Event
from tsukiji_lab.tsukiji.bidding import Bids
from tsukiji_lab.tsukiji.board import FishMarket
from tsukiji_lab.tsukiji.observation import Observation
from tsukiji_lab.tsukiji.offers import Offer, offers_in
from tsukiji_lab.tsukiji.overfishing import overfished_since, overfishing_brings
from tsukiji_lab.tsukiji.pricing import Pricing
from tsukiji_lab.tsukiji.reach import in_reach, sales
from tsukiji_lab.tsukiji.rules import Tsukiji
from tsukiji_lab.tsukiji.scoring import counted, counted_with
from tsukiji_lab.tsukiji.state import State
from tsukiji_lab.tsukiji.step import Step
from tsukiji_lab.tsukiji.worth import resources, worth

RULES = Tsukiji()

DRAW, BIDS, OVERFISHING, TURN, OVER = "draw", "bids", "overfishing", "turn", "over"
"""Where a look ahead can end: at a draw, a blind bid, an overfishing, another's decision, the end
of the game.
"""

BY_ALL_YEN = (
    "has-5000",
    "all-show-yen",
    "end-by-yen",
    "end-by-resources",
    "game-over",
    "game-over-by-limit",
)
"""Events that hang on everybody's yen: with closed money they cannot be foreseen."""

PAID, DUE = "nori-paid", "nori-due"
"""The event of a payment as far as there are yen, and what stands for it in a foresight where the
yen are not known: then it tells all that is due.
"""


class Shift(Struct, frozen=True, gc=False):
    """A number before and after; ``of`` is the seat, token or market that it belongs to.

    ``is_known`` is False for closed money of another seat: only the difference may be told.
    """

    of: Any
    before: int
    after: int
    is_known: bool = True

    @property
    def by(self) -> int:
        """How much it rises; below zero: falls."""
        return self.after - self.before


class Foresight(Struct, frozen=True, gc=False):
    """What actions of ``seat`` change; only what changes is named.

    ``after`` is the position that they lead to, as far as it can be foreseen. ``played`` of them
    were foreseen, ``points`` Action Points are spent (those of Carts too). ``yen`` (units of ¥100)
    and ``stocks`` (Resources) are by seat. ``worths`` are Resources of one token, where they do not
    depend on its owner. ``barrels``, ``tokens`` and ``licences`` are what lies on the fish markets,
    by market. ``brings`` is what the tokens of ``seat`` count more at the end, in units of ¥100.
    ``overfished`` are the markets that become so. ``to_price`` waits for prices then,
    ``offers`` have got theirs. ``sale`` is what the market that pays most, of those that ``seat``
    can still enter, gives for one of the tokens that it gets, and its name; ``sells`` is what all
    of them bring if as many are sold there as it takes. ``events`` are all that happens. ``stops``
    says why no more can be foreseen, ``next_seat`` decides then.
    """

    seat: int
    after: State
    played: int = 0
    points: int = 0
    yen: tuple[Shift, ...] = ()
    stocks: tuple[Shift, ...] = ()
    worths: tuple[Shift, ...] = ()
    barrels: tuple[Shift, ...] = ()
    tokens: tuple[Shift, ...] = ()
    licences: tuple[Shift, ...] = ()
    brings: int = 0
    overfished: tuple[str, ...] = ()
    to_price: tuple[str, ...] = ()
    offers: tuple[Offer, ...] = ()
    sale: tuple[int, str] = (0, "")
    sells: int = 0
    events: tuple[Event, ...] = ()
    stops: str = ""
    next_seat: int | None = None

    def of_seat(self, shifts: Sequence[Shift]) -> int:
        """How much a number of the one who decides rises."""
        return next((shift.by for shift in shifts if shift.of == self.seat), 0)

    @property
    def is_to_sell(self) -> bool:
        """Whether more is paid than the tokens count at the end, and no more than they bring where
        they are sold.
        """
        paid = -self.of_seat(self.yen)
        return max(self.brings, 0) < paid <= self.sells


def foresee(seen: Observation, actions: Sequence[Action]) -> Foresight:
    """What the actions, legal one after the other for the seat that decides, would change."""
    state = before = seen.state
    seat = state.top.actor(state)
    events: list[Event] = []
    played, stops = 0, ""
    for action in actions:
        step = Step(state, Veiled())
        stops = _try(step, action, seat)
        state = step.state
        events += step.events
        played += 1
        if stops:
            break
    if state.closed_money:
        known = {"last_turn": before.last_turn, "ended_by": before.ended_by, "scores": None}
        state = replace(state, **known)
        events = [_known(seen, state, each) for each in events if each.what not in BY_ALL_YEN]
    return _difference(seen, state, events, seat, played, stops)


def _known(seen: Observation, state: State, event: Event) -> Event:
    """The event without what hangs on yen that the seat must not know."""
    if event.what != PAID or seen.knows_yen[event.seat]:
        return event
    due = -overfishing_brings(state, str(event.values["fish"]), event.seat)
    return replace(event, what=DUE, values={**event.values, "yen": due})


def repeats(state: State, action: Action) -> int:
    """How many times in a row a legal action can be played before something stops it: a rule, a
    draw, a blind bid, an overfishing, or somebody else’s decision.
    """
    seat = state.top.actor(state)
    times = 0
    while times == 0 or RULES.why_not(state, action) is None:
        times += 1
        step = Step(state, Veiled())
        if _try(step, action, seat):
            break
        state = step.state
    return times


def _try(step: Step, action: Action, seat: int) -> str:
    """Play an action as far as it can be foreseen; says what stops it."""
    state = step.state
    if isinstance(state.top, Bids):
        return BIDS
    try:
        RULES.carry_out(step, action)
        stops = ""
    except Drawn:
        stops = DRAW
    if any(event.what == "overfished" for event in step.events):
        return OVERFISHING
    if stops:
        return stops
    after = step.state
    if not after.frames:
        return OVER
    if isinstance(after.top, Bids):
        return BIDS
    return TURN if after.turns != state.turns or after.to_act != seat else ""


def _difference(
    seen: Observation, after: State, events: Sequence[Event], seat: int, played: int, stops: str
) -> Foresight:
    before = seen.state
    markets = list(_touched(before, after))
    goes_on = bool(after.frames) and after.turns == before.turns
    waiting = after.frames[-1] if goes_on else None
    is_new = waiting != before.frames[-1]
    brings = counted(after, seat) - counted(before, seat)
    sells, sale = _sale(before, after, seat, brings)
    return Foresight(
        seat=seat,
        after=after,
        played=played,
        points=before.turn.points_left - after.turn.points_left if goes_on else 0,
        yen=tuple(_yen(seen, after)),
        stocks=tuple(_stocks(before, after)),
        worths=tuple(_worths(before, after)),
        barrels=_shifts((new.board, old.barrels, new.barrels) for old, new in markets),
        tokens=_shifts(
            (new.board, old.reserve(before), new.reserve(after)) for old, new in markets
        ),
        licences=_shifts((new.board, old.licences, new.licences) for old, new in markets),
        brings=brings,
        overfished=overfished_since(before, after),
        to_price=waiting.pieces if isinstance(waiting, Pricing) and is_new else (),
        offers=tuple(offers_in(after, events)),
        sale=sale,
        sells=sells,
        events=tuple(events),
        stops=stops,
        next_seat=after.to_act,
    )


def _touched(before: State, after: State) -> Iterator[tuple[FishMarket, FishMarket]]:
    """The fish markets on which something has changed."""
    has_drawn = before.bag != after.bag
    for old, new in zip(before.markets, after.markets, strict=False):
        changed = has_drawn or old is not new
        if changed and isinstance(old, FishMarket) and isinstance(new, FishMarket):
            yield old, new


def _shifts(numbers: Iterator[tuple[Any, int, int]]) -> tuple[Shift, ...]:
    return tuple(Shift(of, old, new) for of, old, new in numbers if old != new)


def _yen(seen: Observation, after: State) -> Iterator[Shift]:
    known = seen.knows_yen
    for seat, (old, new) in enumerate(zip(seen.state.players, after.players, strict=True)):
        if old.yen != new.yen:
            yield Shift(seat, old.yen, new.yen, known[seat])


def _stocks(before: State, after: State) -> Iterator[Shift]:
    players = zip(before.players, after.players, strict=True)
    same = [old.tokens == new.tokens for old, new in players]
    if all(same) and not any(_touched(before, after)):
        return
    for seat in range(len(same)):
        old, new = resources(before, seat), resources(after, seat)
        if old != new:
            yield Shift(seat, old, new)


def _worths(before: State, after: State) -> Iterator[Shift]:
    """What one token is worth, of the kinds that are worth the same to everybody."""
    if before.markets == after.markets and before.players == after.players:
        return
    for board in before.fish_markets:
        if not board.worth_by_owner:
            for token in board.token_kinds:
                old, new = worth(before, (token,)), worth(after, (token,))
                if old != new:
                    yield Shift(token, old, new)


def _sale(before: State, after: State, seat: int, brings: int) -> tuple[int, tuple[int, str]]:
    """What the tokens that a seat gets bring if they are of one kind and as many of them as one
    market takes are sold to it, and what it gives for the best paid of them, with its name.
    """
    old, new = before.players[seat].tokens, after.players[seat].tokens
    got = Counter(new) - Counter(old) if old != new else {}
    if len(got) != 1:
        return brings, (0, "")
    ((token, count),) = got.items()
    found, held = [(brings, (0, ""))], new.count(token) - count
    for board, yen in sales(after, token, in_reach(after, seat, token), held, count):
        if any(yen):
            left = (_without(new, token, sold) for sold in range(1, count + 1))
            kept = (counted_with(after, seat, tokens) - counted(before, seat) for tokens in left)
            found.append((max(map(add, accumulate(yen), kept)), (max(yen), board)))
    return max(found)


def _without(tokens: tuple[str, ...], token: str, count: int) -> tuple[str, ...]:
    place = tokens.index(token)
    return tokens[:place] + tokens[place + count :]
