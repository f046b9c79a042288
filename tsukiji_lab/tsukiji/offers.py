"""What pieces on sale bring who buys them, and lots who wins them, before anybody does.

No secret is touched. Nothing is drawn: where a draw decides, each token that may come is told.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress

from msgspec import Struct

from tsukiji_lab.game.action import Action
from tsukiji_lab.game.chance import Chance, Drawn, First, RecordedChance, Veiled
from tsukiji_lab.game.event import Event
from tsukiji_lab.tsukiji.bidding import Bids
from tsukiji_lab.tsukiji.board import is_barrel
from tsukiji_lab.tsukiji.overfishing import look, overfished_since, overfishing_brings
from tsukiji_lab.tsukiji.pieces import DEAREST, FRESH
from tsukiji_lab.tsukiji.pricing import NamingPrice, Pricing, put_up
from tsukiji_lab.tsukiji.purchasing import take_token_for, who_can_buy
from tsukiji_lab.tsukiji.reach import best_resale, best_sale
from tsukiji_lab.tsukiji.rules import Tsukiji
from tsukiji_lab.tsukiji.scoring import counted
from tsukiji_lab.tsukiji.state import State
from tsukiji_lab.tsukiji.step import Step

RULES = Tsukiji()


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
    with suppress(Drawn):
        RULES.carry_out(step, action)
    return _offer(once_priced(step.state), piece, price, row)


def offers_in(state: State, events: Sequence[Event]) -> Iterator[Offer]:
    """The pieces that got a price in these events, on offer once all that wait have theirs."""
    asked = [event for event in events if event.what in ("priced", "repriced")]
    if asked:
        state = once_priced(state)
    for event in asked:
        piece, price = str(event.values["fish"]), event.values["yen"]
        row = str(event.values.get("row", FRESH))
        assert isinstance(price, int)
        yield _offer(state, piece, price, row)


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
            yield from _bought(state, piece, row, buyer, RecordedChance((each,)))
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
    overfished = overfished_since(before, after)
    paid = sum(overfishing_brings(after, board, seat) for board in overfished)
    return counted(after, seat) - counted(before, seat) + paid
