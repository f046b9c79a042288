"""What a seat expects of the rest of the game; worked out once for each decision.

Money is in units of ¥100, as everywhere in the engine; a Resource counts as one unit. What is a
guess here was set by playing many tables; ``bench --greedy`` counts how they end.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from tsukiji_lab.tsukiji.board import FishMarket, Market
from tsukiji_lab.tsukiji.markets.clam_oyster import OYSTER, SET, ClamOyster
from tsukiji_lab.tsukiji.markets.government import SPACES, Government
from tsukiji_lab.tsukiji.markets.himono import ROOM
from tsukiji_lab.tsukiji.markets.overfishing_market import OverfishingMarket
from tsukiji_lab.tsukiji.markets.salmon import DEGRADED_TOKEN, FRESH_TOKEN
from tsukiji_lab.tsukiji.observation import Observation
from tsukiji_lab.tsukiji.offers import once_priced
from tsukiji_lab.tsukiji.pieces import FRESH, START_YEN
from tsukiji_lab.tsukiji.purchasing import who_can_buy
from tsukiji_lab.tsukiji.reach import after_buying, has_turn_to_come, in_reach
from tsukiji_lab.tsukiji.state import State
from tsukiji_lab.tsukiji.step import with_piece
from tsukiji_lab.tsukiji.turn import END_RESOURCES, END_YEN, TurnEnd
from tsukiji_lab.tsukiji.worth import resources, worth

LENGTH = 18
"""Turns that a player has in a usual game."""
AGED = {FRESH_TOKEN: DEGRADED_TOKEN}
"""What a degraded barrel brings, where that is another token than a fresh one brings."""
DEGRADED_SELLS = 0.6
"""How much more rarely a degraded piece finds a buyer than a fresh one."""
IN_REACH = 0.6
"""The part one may hope for of what a market pays above a token's worth, before going there."""
LEAST = 3.0
"""Turns that one plans for as long as the end is not triggered."""
HEAD_START = 6
"""Turns at the usual pace that count together with those played."""
GROWTH = {"eel": 3, "salmon": 3}
"""What a token may yet gain of fish whose worth grows as they are landed or bought."""
MORE_THAN_YEN = 1.2
"""What players give for a Resource: it counts for the rank in the final count too."""
SELLS = 0.6
"""The part of a barrel's value to others that it brings on average in the long run."""
INCOME = 0.25
"""What unloading a barrel brings, at least: ¥100 come for every second one."""
PAIR = 0.5
"""What the Mackerel market pays for a barrel."""
KEPT = {"sardines": 1.0}
"""What its fisher keeps of a barrel beside its price."""
MANY = 9
"""Tokens of one kind are not counted beyond this."""


class Outlet(Struct, frozen=True, gc=False):
    """A market that takes a token: what it pays for one, and how many it takes."""

    price: int
    room: int


class Buyer(Struct, frozen=True, gc=False):
    """Another player as a customer: what one piece is worth to them, and the yen they have."""

    value: float
    yen: int

    def chance(self, price: int) -> float:
        """The chance that they take a piece: the more they gain, the better."""
        if price > self.yen or price >= self.value:
            return 0.0
        return min(0.8, 2 * (1 - price / self.value))


class Outlook(Struct, frozen=True, gc=False):
    """What ``seat`` expects.

    ``turns`` are its turns still to come after the present one; ``age`` runs from 0 at the start
    to 1 at the end. ``stocks`` are all players' Resources. ``outlets`` is the best market for each
    token that the seat can still sell, ``buyers`` are the customers for each ware, ``now`` is what
    a barrel of each kind brings if it is landed now, ``later`` what it brings in the long run; of
    Himono, a barrel that is to be dried. ``settled`` is what the final count gives or takes for
    owning each token, ``prices`` are those that were worked out so far.
    """

    seat: int
    turns: float
    age: float
    stocks: tuple[int, ...]
    outlets: dict[str, Outlet]
    buyers: dict[str, tuple[Buyer, ...]]
    now: dict[str, float]
    later: dict[str, float]
    settled: dict[str, int]
    prices: dict[str, int]

    def hope(self, ware: str, price: int, row: str = FRESH) -> float:
        """What a piece on sale at that price in a row brings on average."""
        fresh = max(buyer.chance(price) for buyer in self.buyers[ware]) if row == FRESH else 0.0
        aged = self.buyers[AGED.get(ware, ware)]
        degraded = DEGRADED_SELLS * max(buyer.chance(price) for buyer in aged)
        return max(price * max(fresh, degraded), PAIR if ware == "mackerel" else 0.0)

    def asking(self, ware: str) -> int:
        """The price that brings most on average."""
        if ware not in self.prices:
            wares = (ware, AGED.get(ware, ware))
            dearest = max(int(buyer.value) for each in wares for buyer in self.buyers[each])
            prices = range(1, max(dearest, 1) + 1)
            self.prices[ware] = max(prices, key=lambda price: self.hope(ware, price))
        return self.prices[ware]


def believe(observation: Observation) -> State:
    """The position with a guess at what the seat does not know: purses are as at the start."""
    state = observation.state
    known = observation.knows_yen
    if all(known):
        return state
    players = tuple(
        player if known[seat] else replace(player, yen=START_YEN)
        for seat, player in enumerate(state.players)
    )
    return replace(state, players=players)


def look_ahead(state: State, seat: int) -> Outlook:
    """The outlook of a seat."""
    stocks = tuple(resources(state, other) for other in range(len(state.players)))
    age = _age(state, stocks)
    outlets, settled = _outlets(state, state.boards), _settled(state)
    # What waits for a price is bought once all has one.
    priced = once_priced(state)
    by_reach = {state.boards: outlets} if priced is state else {}
    goes_on = state.goes_on_for(2 * len(state.players))
    customers = {state.on_turn, *who_can_buy(state)}

    def value(other: int, token: str) -> float:
        is_bought = not state.home(token).auction_lot
        if is_bought and other not in customers:
            return 0.0
        reach = state.boards
        if not goes_on and token in outlets:
            is_bought_later = is_bought and other != state.on_turn
            reach = tuple((after_buying if is_bought_later else in_reach)(priced, other, token))
        if reach not in by_reach:
            by_reach[reach] = _outlets(priced, reach)
        growth = GROWTH.get(token, 0) * (1 - age) if goes_on else 0.0
        more = _one_more(priced, other, token, by_reach[reach].get(token))
        return growth + settled.get(token, 0) + more

    buyers = {
        token: tuple(
            Buyer(value(other, token), player.yen)
            for other, player in enumerate(state.players)
            if other != seat
        )
        for token in _tokens(state.markets)
    }
    turns = _turns(state, seat, age)
    own = outlets if has_turn_to_come(state, seat) else _last_outlets(state, seat)
    outlook = Outlook(seat, turns, age, stocks, own, buyers, {}, {}, settled, {})
    for market in state.markets:
        if isinstance(market, ClamOyster):
            buyers[market.board] = _buyers_of_a_draw(market, state, buyers)
        if isinstance(market, FishMarket):
            outlook.now[market.board] = _now(market, state, outlook)
            outlook.later[market.board] = _later(market, state, outlook)
    return outlook


def _age(state: State, stocks: Sequence[int]) -> float:
    """How far the player nearest to an end condition has come from the start."""
    richest = (max(player.yen for player in state.players) - START_YEN) / (END_YEN - START_YEN)
    return min(1.0, max(0.0, richest, max(stocks) / END_RESOURCES))


def _turns(state: State, seat: int, age: float) -> float:
    """The game goes on at its own pace so far, which is a usual one before the start."""
    if state.last_turn:
        # A Buyer acts after the turn of another player.
        served = [frame.served for frame in state.frames if isinstance(frame, TurnEnd)]
        wait = (seat - (served or [state.on_turn])[0]) % len(state.players)
        return float(0 < wait <= state.last_turn - state.turns)
    turns = max(LEAST, (1 - age) * (state.round + HEAD_START) / (age + HEAD_START / LENGTH))
    return min(turns, state.round_limit - state.round) if state.round_limit else turns


def _tokens(markets: Sequence[Market]) -> Iterator[str]:
    for market in markets:
        if isinstance(market, FishMarket):
            yield from market.token_kinds


def _one_more(state: State, seat: int, token: str, outlet: Outlet | None) -> float:
    """What one more token is worth to a seat that can sell it there."""
    own = state.players[seat].tokens
    more = worth(state, with_piece(own, token)) - worth(state, own)
    if outlet is None or own.count(token) >= outlet.room:
        return MORE_THAN_YEN * more
    return MORE_THAN_YEN * more + IN_REACH * max(0, outlet.price - more)


def _buyers_of_a_draw(
    market: ClamOyster, state: State, buyers: dict[str, tuple[Buyer, ...]]
) -> tuple[Buyer, ...]:
    """The customers for a barrel that brings any of the tokens in the bag."""
    tokens = market.in_bag(state) or SET
    bonus = market.oyster_bonus * tokens.count(OYSTER) / len(tokens)
    return tuple(
        Buyer(bonus + sum(buyer.value for buyer in each) / len(tokens), each[0].yen)
        for each in zip(*(buyers[token] for token in tokens), strict=True)
    )


def _settled(state: State) -> dict[str, int]:
    """What the Overfishing Market will give or take for each token, as fish lies now."""
    market = state.find_market("overfishing_market")
    if not isinstance(market, OverfishingMarket):
        return {}
    return {
        token: -market.penalty if state.home(token).overfished else market.reward
        for token in _tokens(state.markets)
    }


def _outlets(state: State, boards: Iterable[str]) -> dict[str, Outlet]:
    """The best of these markets for each token."""
    best: dict[str, Outlet] = {}
    for market in map(state.market, boards):
        if isinstance(market, ClamOyster):
            _improve(best, dict.fromkeys(SET, Outlet(market.set_price // len(SET), MANY)))
        if isinstance(market, Government):
            space = next((space for space in SPACES if market.room(space)), None)
            if space:
                outlet = Outlet(market.price(space), market.room(space))
                _improve(best, dict.fromkeys(_tokens(state.markets), outlet))
        for token in market.buys(state):
            room = _room(market, state, token)
            if room:
                _improve(best, {token: Outlet(market.sale_price(state, token, 1), room)})
    return best


def _last_outlets(state: State, seat: int) -> dict[str, Outlet]:
    """The same for tokens that can still be sold in the seat's last turn; what is won after its
    last action can only be kept.
    """
    left: dict[str, Outlet] = {}
    for token in _tokens(state.markets):
        outlet = _outlets(state, in_reach(state, seat, token)).get(token)
        if outlet:
            left[token] = outlet
    return left


def _improve(best: dict[str, Outlet], outlets: dict[str, Outlet]) -> None:
    for token, outlet in outlets.items():
        if token not in best or best[token].price < outlet.price:
            best[token] = outlet


def _room(market: Market, state: State, token: str) -> int:
    """How many tokens of a kind a market takes, up to ``MANY``."""
    for count in range(1, MANY + 1):
        if market.why_not_sell(state, token, count):
            return count - 1
    return MANY


def _now(market: FishMarket, state: State, outlook: Outlook) -> float:
    """What a barrel brings if it is landed now: its price, or its part of what a token brings."""
    landed = INCOME + KEPT.get(market.board, 0.0)
    if not market.auction_lot:
        price = outlook.hope(market.board, outlook.asking(market.board))
        return landed + price / _for_one(market)
    bids = [max(min(b.value, b.yen) for b in outlook.buyers[t]) for t in _to_come(market, state)]
    return landed + SELLS * sum(bids) / max(len(bids), 1) / market.auction_lot


def _later(market: FishMarket, state: State, outlook: Outlook) -> float:
    """What a barrel brings in the long run, when buyers will have other purses than now."""
    landed = INCOME + KEPT.get(market.board, 0.0)
    if not market.auction_lot:
        value = max(buyer.value for buyer in outlook.buyers[market.board])
        bids = [max(value, PAIR) if market.board == "mackerel" else value]
    else:
        tokens = _to_come(market, state)
        bids = [max(buyer.value for buyer in outlook.buyers[token]) for token in tokens]
    average = sum(bids) / max(len(bids), 1) / _for_one(market)
    return (landed + SELLS * average + outlook.now[market.board]) / 2


def _for_one(market: FishMarket) -> int:
    """How many barrels it takes to sell one piece: as many as are auctioned, or dried, together."""
    return market.auction_lot or (ROOM if market.keeps_catch else 1)


def _to_come(market: FishMarket, state: State) -> Sequence[str]:
    """The tokens of an auctioned fish that may still be auctioned: in the bag, or on its board."""
    in_bag = [token for token in state.bag if token in market.token_kinds]
    return in_bag or market.token_kinds[: min(market.tokens, 1)]
