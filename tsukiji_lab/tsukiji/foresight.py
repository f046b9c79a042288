"""What actions would change, before they are played: nothing is drawn, no secret is touched.

Actions are tried on what a seat may know. The look ahead ends where a draw, a blind bid or an
overfishing begins, or somebody else decides: what comes then is not for anybody to know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import accumulate
from operator import add
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from tsukiji_lab.game.action import Action
from tsukiji_lab.game.chance import Chance
from tsukiji_lab.game.event import Event
from tsukiji_lab.tsukiji.bidding import Bids
from tsukiji_lab.tsukiji.board import FishMarket, is_barrel
from tsukiji_lab.tsukiji.observation import Observation
from tsukiji_lab.tsukiji.overfishing import look
from tsukiji_lab.tsukiji.pieces import DEAREST, FRESH
from tsukiji_lab.tsukiji.pricing import NamingPrice, Pricing, put_up
from tsukiji_lab.tsukiji.purchasing import take_token_for, who_can_buy
from tsukiji_lab.tsukiji.reach import best_resale, best_sale, in_reach, sales
from tsukiji_lab.tsukiji.rules import Tsukiji
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


class Gain(Struct, frozen=True, gc=False):
    """What a price leaves to a buyer, in units of ¥100: ``least`` to ``most`` to who keeps the
    piece. Where that is a loss to everybody and none to who sells it, ``sold`` is what selling it
    to the ``market`` that pays most leaves.
    """

    least: int
    most: int
    sold: int = 0
    market: str = ""


class Offer(Struct, frozen=True, gc=False):
    """A piece that gets a price, in units of ¥100; ``worth`` is what buying it would bring each of
    the other seats that can still buy, in the same units, for each token that may be drawn; none if
    ``has_token`` is False: then nobody can buy it. It lies in that ``row``. ``sale`` is what a
    buyer would get for it now, at the market that pays most, and the name of that market; no name
    if that hangs on a draw.
    """

    piece: str
    price: int
    worth: tuple[int, ...]
    row: str
    has_token: bool = True
    sale: tuple[int, str] = (0, "")

    @property
    def gain(self) -> Gain | None:
        """What it leaves to a buyer; None if nobody can buy it."""
        if not self.worth:
            return None
        least, most = min(self.worth) - self.price, max(self.worth) - self.price
        yen, market = self.sale
        if market and most < 0 <= yen - self.price:
            return Gain(least, most, yen - self.price, market)
        return Gain(least, most)


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


class Drawn(Exception):
    """Chance would have its say now: one of the ``pieces`` would be drawn."""

    def __init__(self, pieces: Sequence[str]) -> None:
        self.pieces = tuple(dict.fromkeys(pieces))


class Veiled:
    """Stands for chance where nothing may be drawn but what is certain."""

    def draw(self, k: int, pieces: Sequence[str]) -> str:
        """Give the piece that must come; raises Drawn if another could."""
        if len({*pieces}) > 1:
            raise Drawn(pieces)
        return pieces[0]


class First:
    """Stands for chance where what is drawn is of no matter."""

    def draw(self, k: int, pieces: Sequence[str]) -> str:
        """Give the first piece."""
        return pieces[0]


class Given(Struct, frozen=True):
    """Stands for chance where it is known what is drawn."""

    piece: str

    def draw(self, k: int, pieces: Sequence[str]) -> str:
        """Give that piece."""
        return self.piece


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


def counted(state: State, seat: int) -> int:
    """What a player's tokens count at the end as things lie now, in units of ¥100: their Resources,
    and what boards such as the Overfishing Market give or take for them.
    """
    return resources(state, seat) + sum(market.settled(state, seat) for market in state.markets)


def counted_alone(state: State, token: str) -> int:
    """What one such token counts at the end if its owner has no other, in units of ¥100."""
    return _counted_with(state, 0, (token,))


def _counted_with(state: State, seat: int, tokens: tuple[str, ...]) -> int:
    """What a player would count with these tokens."""
    players = [*state.players]
    players[seat] = replace(players[seat], tokens=tokens)
    return counted(replace(state, players=tuple(players)), seat)


def overfishing_brings(state: State, board: str, seat: int) -> int:
    """What the overfishing of a market pays a player for its tokens, in units of ¥100; below zero:
    takes, as far as there are yen.
    """
    market: FishMarket = state.market(board)
    owned = sum(state.players[seat].tokens.count(token) for token in market.token_kinds)
    return market.overfishing_pays * owned


def can_be_bought(state: State, piece: str) -> bool:
    """Whether a token is left for a piece on sale."""
    return not is_barrel(piece) or bool(state.home(piece).reserve(state))


def worth_to_buyers(state: State, piece: str, row: str = FRESH) -> tuple[int, ...]:
    """What buying a piece of the player on turn would bring each of the others who can still buy,
    clockwise, in units of ¥100, for each token that may be drawn; nothing if none is left.
    """
    if not can_be_bought(state, piece):
        return ()
    return tuple(
        brings for seat in who_can_buy(state) for brings in worth_to_buyer(state, piece, row, seat)
    )


def worth_to_buyer(state: State, piece: str, row: str, buyer: int) -> Iterator[int]:
    """What buying a piece of another would bring a player, in units of ¥100: what its token counts
    more at the end, and what comes with it at once; for each token that may be drawn.
    """
    for after, _, at_once in _bought(state, piece, row, buyer):
        step = Step(after, Veiled())
        with suppress(Drawn):
            # It is overfished by the time a new market is drawn.
            look(step, state.home(piece).board)
        yield _brought(state, step.state, buyer) + at_once


def most_of_draw(state: State, piece: str, row: str, buyer: int) -> tuple[int, int]:
    """What buying a piece whose token is drawn would bring the player at most, in units of ¥100: as
    it counts at the end, and sold where most is paid for it.
    """
    held = state.players[buyer].tokens
    sold = (
        at_once + best_sale(state, token, buyer, held.count(token))[0]
        for _, token, at_once in _bought(state, piece, row, buyer)
    )
    return max(worth_to_buyer(state, piece, row, buyer)), max(sold)


def offer_once_asked(state: State, action: Action, piece: str, price: int, row: str) -> Offer:
    """The piece on offer once the action has given it its price, and all that wait have theirs."""
    step = Step(state, Veiled())
    _try(step, action, state.on_turn)
    return _offer(once_priced(step.state), piece, price, row)


def once_priced(state: State) -> State:
    """The position once all pieces that wait have got a price: whatever it is, a price can change
    what pieces of its kind are worth, and nobody buys before.
    """
    step = Step(state, Veiled())
    if state.frames and isinstance(state.top, NamingPrice):
        step.pop()
    with suppress(Drawn):
        while step.state.frames and isinstance(top := step.state.top, Pricing) and top.pieces:
            put_up(step, top.pieces[0], DEAREST)
    return step.state


def worth_to_winner(state: State, bids: Bids, seat: int, bid: int) -> int | None:
    """What winning the bids on top with that ``bid`` would bring a bidder, in units of ¥100; None
    if something of the lot is drawn only then.
    """
    try:
        return _brought(state, _after_bids(state, bids, seat, bid, Veiled()), seat)
    except Drawn:
        return None


def worth_to_loser(state: State, bids: Bids, seat: int, winner: int, bid: int) -> int:
    """What it would bring a bidder that another wins with that ``bid``, beside the yen of the bid:
    how much more the bidder's own tokens count, in units of ¥100.
    """
    # What the winner draws changes nothing for others.
    return _brought(state, _after_bids(state, bids, winner, bid, First()), seat)


def _bought(
    state: State, piece: str, row: str, buyer: int, chance: Chance | None = None
) -> Iterator[tuple[State, str, int]]:
    """The position once a piece is bought, before it is paid for, with its token and what comes
    with it at once, in units of ¥100; for each token that may be drawn.
    """
    step = Step(state, chance or Veiled())
    try:
        token = take_token_for(step, piece, row, buyer)
    except Drawn as drawn:
        for each in drawn.pieces:
            yield from _bought(state, piece, row, buyer, Given(each))
        return
    at_once = step.player(buyer).yen - state.players[buyer].yen
    step.give_token(buyer, token)
    yield step.state, token, at_once


def _after_bids(state: State, bids: Bids, winner: int, bid: int, chance: Chance) -> State:
    step = Step(state, chance)
    step.pop()
    state.market(bids.market).won(step, bids, winner, bid)
    return step.state


def _brought(before: State, after: State, seat: int) -> int:
    """What tokens count more at the end, and what is paid for them because a fish is overfished."""
    overfished = (
        new.board for old, new in _touched(before, after) if new.overfished > old.overfished
    )
    paid = sum(overfishing_brings(after, board, seat) for board in overfished)
    return counted(after, seat) - counted(before, seat) + paid


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
        overfished=tuple(new.board for old, new in markets if new.overfished > old.overfished),
        to_price=waiting.pieces if isinstance(waiting, Pricing) and is_new else (),
        offers=tuple(_offers(after, events)),
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


def _offers(state: State, events: Sequence[Event]) -> Iterator[Offer]:
    asked = [event for event in events if event.what in ("priced", "repriced")]
    if asked:
        state = once_priced(state)
    for event in asked:
        piece, price = str(event.values["fish"]), event.values["yen"]
        row = str(event.values.get("row", FRESH))
        assert isinstance(price, int)
        yield _offer(state, piece, price, row)


def _offer(state: State, piece: str, price: int, row: str) -> Offer:
    worths = worth_to_buyers(state, piece, row)
    sale = _resale(state, piece, row) if worths else (0, "")
    return Offer(piece, price, worths, row, can_be_bought(state, piece), sale)


def _resale(state: State, piece: str, row: str) -> tuple[int, str]:
    """What a buyer gets for a piece of the player on turn who sells its token, where most is paid
    for it, and the name of that market; no name if that hangs on a draw.
    """
    found = set()
    for _, token, at_once in _bought(state, piece, row, state.others[0]):
        yen, market = best_resale(state, token)
        found.add((yen + at_once, market))
    yen, market = max(found)
    return yen, market if len(found) == 1 else ""


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
            kept = (_counted_with(after, seat, tokens) - counted(before, seat) for tokens in left)
            found.append((max(map(add, accumulate(yen), kept)), (max(yen), board)))
    return max(found)


def _without(tokens: tuple[str, ...], token: str, count: int) -> tuple[str, ...]:
    place = tokens.index(token)
    return tokens[:place] + tokens[place + count :]
