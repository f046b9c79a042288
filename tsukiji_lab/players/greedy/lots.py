"""Lots of tokens: which to put together, what to bid for them, what they will bring."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence

from tsukiji_lab.game.action import Action
from tsukiji_lab.players.greedy.holdings import added_value, holdings
from tsukiji_lab.players.greedy.outlook import Outlook
from tsukiji_lab.tsukiji.bidding import Bid, Bids
from tsukiji_lab.tsukiji.board import SHAPE
from tsukiji_lab.tsukiji.lots import Add, Confirm, Lot, Remove
from tsukiji_lab.tsukiji.markets.auction import SPACES
from tsukiji_lab.tsukiji.markets.foreign_market import Consignment
from tsukiji_lab.tsukiji.markets.sushi_shop import SushiShop
from tsukiji_lab.tsukiji.state import State
from tsukiji_lab.tsukiji.worth import worth

Tokens = tuple[str, ...]

FROM_THE_BAG = 0.7
"""The part of its worth that a lot of landed fish brings its fisher, won or sold."""


def put_together(state: State, actions: Sequence[Action], outlook: Outlook) -> Action:
    """The next step towards the best lot."""
    lot: Lot = state.top
    _, best = best_lot(state, lot, outlook)
    wanted, chosen = Counter(best), Counter(lot.chosen)
    steps = [Add(token) for token in wanted - chosen] + [Remove(token) for token in chosen - wanted]
    return steps[0] if steps else Confirm()


def proceeds(state: State, lot: Lot, outlook: Outlook) -> float:
    """What the lot that is being put together will bring above the worth of its tokens."""
    return best_lot(state, lot, outlook)[0]


def _best_bid(state: State, lot: Tokens, outlook: Outlook) -> float:
    """The highest bid to be expected from the others for tokens of the seat."""
    rivals = len(state.players) - 1
    bids = (
        min(player.yen, _fair_share(_value_to(state, seat, lot, outlook), rivals))
        for seat, player in enumerate(state.players)
        if seat != outlook.seat
    )
    return max(bids)


def bid(state: State, actions: Sequence[Action], outlook: Outlook) -> Action:
    """A fair share of what the lot is worth to the seat."""
    bids: Bids = state.top
    lot = all_of(state, bids)
    share = _fair_share(added_value(state, lot, outlook), len(bids.bidders))
    return Bid(max(0, min(state.players[outlook.seat].yen, int(share))))


def outcome(state: State, bids: Bids, outlook: Outlook) -> float:
    """What bids that are out will bring the player who holds them, in yen or in tokens."""
    if bids.market == "auction":
        return 2 * _best_bid(state, bids.lot, outlook)
    if bids.market == "barter":
        offer = _best_bid(state, bids.lot, outlook)
        return max(added_value(state, bids.lot, outlook), offer)
    return FROM_THE_BAG * worth(state, all_of(state, bids))


def all_of(state: State, bids: Bids) -> Tokens:
    """The tokens of a lot, those too that its barrels will bring."""
    below = state.frames[-2]
    if not isinstance(below, Consignment):
        return bids.lot
    taken = (state.home(barrel).token_kinds[0] for barrel in below.load)
    return tuple(sorted((*bids.lot, *taken)))


def _fair_share(value: float, bidders: int) -> float:
    """What to bid for something of that value: more, the more others bid."""
    rivals = max(bidders - 1, 1)
    return value * rivals / (rivals + 1)


def _value_to(state: State, seat: int, lot: Tokens, outlook: Outlook) -> float:
    tokens = tuple(sorted((*state.players[seat].tokens, *lot)))
    return worth(state, tokens) - outlook.stocks[seat]


def best_lot(state: State, lot: Lot, outlook: Outlook) -> tuple[float, Tokens]:
    """The best lot with what it brings above what its tokens are worth to the seat."""
    tokens = state.players[outlook.seat].tokens
    purpose, _, space = lot.purpose.partition("_")
    if space:
        given = _cheapest(state, tokens, int(space))
        taken = state.market(lot.market).lying(int(space))
        price = state.market(lot.market).price(int(space)) if purpose == "trade" else 0
        return price + _exchange(state, given, taken, outlook), given
    if lot.market == "sushi_shop":
        return max((_sushi(state, each, outlook), each) for each in _platters(state, outlook))
    lots = {tokens, *((kind,) * tokens.count(kind) for kind in tokens)}
    lots |= {_cheapest(state, tokens, least) for least in SPACES}
    return max((_sale(state, lot.market, each, outlook), each) for each in sorted(lots))


def _exchange(state: State, given: Tokens, taken: Tokens, outlook: Outlook) -> float:
    """What it brings the seat to give tokens for others."""
    tokens = state.players[outlook.seat].tokens
    left = Counter(tokens)
    left.subtract(given)
    after = tuple(sorted((*left.elements(), *taken)))
    return holdings(state, after, outlook) - holdings(state, tokens, outlook)


def _sale(state: State, market: str, lot: Tokens, outlook: Outlook) -> float:
    bid = _best_bid(state, lot, outlook)
    change = _exchange(state, lot, (), outlook)
    if market == "barter":
        return max(0.0, bid + change)
    player = state.players[outlook.seat]
    price: int | None = state.market(market).lot_fee(worth(state, lot, player.tokens))
    if price is None or price > player.yen:
        return -math.inf
    return 2 * bid - price + change


def _sushi(state: State, lot: Tokens, outlook: Outlook) -> float:
    shop: SushiShop = state.market("sushi_shop")
    return shop.prices[len(lot) - 1] + _exchange(state, lot, (), outlook)


def _platters(state: State, outlook: Outlook) -> Iterator[Tokens]:
    """For every empty space of the Sushi Shop, the shapes that are missed least."""
    tokens = state.players[outlook.seat].tokens
    missed = {token: -_exchange(state, (token,), (), outlook) for token in tokens}
    shapes: dict[str, str] = {}
    for token in sorted(missed, key=missed.__getitem__):
        shapes.setdefault(SHAPE[token], token)
    least = list(shapes.values())
    shop: SushiShop = state.market("sushi_shop")
    for number, lying in enumerate(shop.spaces, start=1):
        if not lying and number <= len(least):
            yield tuple(sorted(least[:number]))


def _cheapest(state: State, tokens: Tokens, least: int) -> Tokens:
    """The lot of least worth that reaches ``least``; all tokens if none does."""
    reached: dict[int, Tokens] = {0: ()}
    for kind, held in Counter(tokens).items():
        parts = [(kind,) * count for count in range(1, held + 1)]
        for value, lot in list(reached.items()):
            if value < least:
                for part in parts:
                    reached.setdefault(value + worth(state, part, tokens), lot + part)
    enough = [value for value in reached if value >= least]
    return tuple(sorted(reached[min(enough)])) if enough else tokens
