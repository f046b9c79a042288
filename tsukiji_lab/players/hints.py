"""Advice for a person: what the greedy player would do, and why, from what the seat may know.

The reasons are those parts of its estimate that gain most by the action, each told with numbers of
the position; there are no words here, a message id and its values stand for each.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from tsukiji_lab.game.action import Action
from tsukiji_lab.players.greedy import Thought, think
from tsukiji_lab.players.greedy.estimate import PARTS, SOLD_AS
from tsukiji_lab.players.greedy.holdings import added_value
from tsukiji_lab.players.greedy.lots import all_of, best_lot
from tsukiji_lab.players.greedy.outlook import AGED, Outlook
from tsukiji_lab.players.trial import after
from tsukiji_lab.tsukiji.bidding import Bid, Bids
from tsukiji_lab.tsukiji.board import HOME, is_barrel
from tsukiji_lab.tsukiji.fishing import FinishFishing, Fish, Reprice, can_fish
from tsukiji_lab.tsukiji.foresight import DRAW, foresee
from tsukiji_lab.tsukiji.lots import Lot
from tsukiji_lab.tsukiji.markets.bank import TakeLoan
from tsukiji_lab.tsukiji.observation import Observation
from tsukiji_lab.tsukiji.offers import offer_once_asked
from tsukiji_lab.tsukiji.pieces import BOAT_NAMES, BOATS, DEGRADED, FRESH, PORTS, ROWS
from tsukiji_lab.tsukiji.pricing import Amount, NamingPrice, Pricing
from tsukiji_lab.tsukiji.purchasing import Buy, FinishPurchasing, anybody_can_buy
from tsukiji_lab.tsukiji.scoring import INTEREST, LOAN
from tsukiji_lab.tsukiji.state import Player, State
from tsukiji_lab.tsukiji.turn import EndTurn
from tsukiji_lab.tsukiji.visiting import Leave
from tsukiji_lab.tsukiji.worth import worth

Reason = tuple[str, dict[str, Any]]
"""The id of a sentence, and its values."""

WORTH_TELLING = 0.3
"""A part of the gain is told beside the largest if it is at least so much of it."""
MOST = 2
"""So many reasons are told."""

OFFERED = {"auction": "hint_auction-sold", "barter": "hint_barter"}
"""What is told of a lot that is offered on a market of its own kind."""

ENDS = (EndTurn, FinishFishing, FinishPurchasing, Leave)


class Hint(Struct, frozen=True):
    """Advice: the ``action``, what it would be followed by if all goes as expected, and why."""

    action: Action
    then: tuple[Action, ...]
    reasons: tuple[Reason, ...]


def hint(observation: Observation, actions: Sequence[Action]) -> Hint:
    """What the seat that decides could do best, of these legal actions, and why."""
    thought, is_drawn = _foreseeable(think(observation, actions))
    reasons = [("hint_only", {})] if len(actions) == 1 else list(_reasons(thought))[:MOST]
    if is_drawn:
        reasons.append(("hint_drawn", {}))
    return Hint(thought.action, thought.plan[1:], tuple(reasons))


def _foreseeable(thought: Thought) -> tuple[Thought, bool]:
    """The thought as far as it does not hang on a draw, a bid or an overfishing, and whether a draw
    ends it: that one is guessed.
    """
    seen = Observation(thought.outlook.seat, thought.before)
    foreseen = foresee(seen, thought.plan)
    plan, state = thought.plan[: foreseen.played], thought.before
    for action in plan:
        state = after(state, action)
    return replace(thought, plan=plan, after=state), foreseen.stops == DRAW


def _reasons(thought: Thought) -> Iterator[Reason]:
    told = OWN.get(type(thought.before.top))
    if told:
        yield from told(thought)
        return
    if isinstance(thought.action, ENDS):
        yield "hint_nothing-better", {}
        return
    gains = _gains(thought)
    least = WORTH_TELLING * max(gains.values())
    best = sorted((part for part in gains if gains[part] > 0), key=lambda part: -gains[part])
    reasons = [why for part in best if gains[part] >= least for why in TELL[part](thought)]
    total = _about(sum(gains.values()))
    if any(isinstance(each, TakeLoan) for each in thought.plan):
        yield from reasons[: MOST - 1]
        yield "hint_loan", {"yen": LOAN + INTEREST}
        return
    if reasons and total < 0 and best[0] == "yen":  # for what is worth more
        yield "hint_least", {}
    yield from reasons
    if reasons:
        return
    if thought.plan == (Fish(),):
        yield "hint_spend", {}
    elif total:
        yield ("hint_gain", {"yen": total}) if total > 0 else ("hint_least", {})
    else:
        yield "hint_free", {}


def _gains(thought: Thought) -> dict[str, float]:
    """What each part of the estimate gains; a piece that waits for its price counts as on sale."""
    seat = thought.outlook.seat
    before, after = thought.before, thought.after
    gains = {
        name: part(after, after.players[seat], thought.outlook)
        - part(before, before.players[seat], thought.outlook)
        for name, part in PARTS.items()
    }
    gains["yen"] += gains.pop("purse")
    gains["on_sale"] += gains.pop("waiting")
    return gains


def _players(thought: Thought) -> tuple[Player, Player]:
    """What lies in front of the seat before and after."""
    seat = thought.outlook.seat
    return thought.before.players[seat], thought.after.players[seat]


def _about(value: float) -> int:
    """In units of ¥100."""
    return round(value)


# --- by the part that gains most ---


def _yen(thought: Thought) -> Iterator[Reason]:
    before, after = _players(thought)
    if after.yen > before.yen:
        yield "hint_yen", {"yen": after.yen - before.yen}


def _tokens(thought: Thought) -> Iterator[Reason]:
    before, after = _players(thought)
    old, new = worth(thought.before, before.tokens), worth(thought.after, after.tokens)
    # What is drawn can bring yen too: a price is told as it is paid.
    prices = sum(each.price for each in thought.plan if isinstance(each, Buy))
    paid = prices or before.yen - after.yen
    if new > old and paid > 0:
        yield "hint_tokens-paid", {"before": old, "after": new, "yen": paid}
    elif new > old:
        yield "hint_tokens", {"before": old, "after": new}
    else:
        yield "hint_tokens-use", {}


def _end(thought: Thought) -> Iterator[Reason]:
    yield "hint_end", {}


def _fleet(thought: Thought) -> Iterator[Reason]:
    before, after = _players(thought)
    yield from _caught(before, after, thought.outlook)
    names = {boat.name for boat in before.boats}
    for boat in after.boats:
        old = before.boat(boat.name)
        if boat.name not in names:
            yield "hint_boat", {"boat": boat.kind, "slots": boat.slots}
        elif old and boat.at_sea and not old.at_sea:
            yield from _can_catch(boat.name, thought)
    for licence in Counter(after.licences) - Counter(before.licences):
        market = thought.after.home(licence)
        if caught := market.caught(thought.after):
            value = thought.outlook.now.get(market.board, 0.0)
            yield from _brings("hint_licence", caught, value)
    if after.open_ports > before.open_ports:
        yield "hint_port", {"port": PORTS[before.open_ports]}


def _caught(before: Player, after: Player, outlook: Outlook) -> Iterator[Reason]:
    loads = [Counter(b for boat in each.boats for b in boat.load) for each in (before, after)]
    for barrel in loads[1] - loads[0]:
        yield from _brings("hint_catch", HOME[barrel], outlook.now.get(SOLD_AS[barrel], 0.0))


def _can_catch(boat: str, thought: Thought) -> Iterator[Reason]:
    state, now = thought.after, thought.outlook.now
    if not can_fish(state, 2):  # to catch, and to bring it home
        return
    held = {HOME[licence] for licence in _players(thought)[1].licences}
    catching = [kind for kind in sorted(held) if state.home(kind).caught(state)]
    if catching and not BOATS[BOAT_NAMES[boat]].is_barge:
        best = max(catching, key=lambda kind: now.get(kind, 0.0))
        caught = state.home(best).caught(state)
        for message, values in _brings("hint_undock", caught, now.get(best, 0.0)):
            yield message, {"boat": boat, **values}


def _brings(message: str, fish: str | tuple[str, ...], value: float) -> Iterator[Reason]:
    """What a landed barrel brings on average."""
    yen = _about(value)
    yield (message, {"fish": fish, "yen": yen}) if yen else (f"{message}-little", {"fish": fish})


def _on_sale(thought: Thought) -> Iterator[Reason]:
    if isinstance(thought.action, Reprice):
        yield from _asked(thought, thought.action.kind, thought.action.row)
        return
    before, after = _players(thought)
    top = thought.after.frames[-1] if thought.after.frames else None
    waiting = top.pieces if isinstance(top, Pricing) else ()
    new = Counter((*_for_sale(after), *waiting)) - Counter(_for_sale(before))
    if new:
        barrels = tuple(piece for piece in new.elements() if is_barrel(piece))
        tokens = tuple(piece for piece in new.elements() if not is_barrel(piece))
        hope = sum(
            thought.outlook.hope(piece, thought.outlook.asking(piece)) for piece in new.elements()
        )
        pieces = {"barrels": barrels} if barrels else {"tokens": tokens}
        what = "hint_sale-barrels" if barrels else "hint_sale-tokens"
        yield (
            (what, {**pieces, "yen": _about(hope)}) if _about(hope) else (f"{what}-little", pieces)
        )
    elif isinstance(top, Bids):
        yield OFFERED.get(top.market, "hint_auction"), {}
    elif isinstance(top, Lot):
        yield from _best(thought.after, thought.outlook)


def _for_sale(player: Player) -> Iterator[str]:
    return (sale.kind for row in ROWS for sale in player.row(row))


def _drying(thought: Thought) -> Iterator[Reason]:
    yield "hint_drying", {}


def _bank(thought: Thought) -> Iterator[Reason]:
    yield "hint_bank", {}


def _points(thought: Thought) -> Iterator[Reason]:
    yield "hint_points", {}


TELL: dict[str, Callable[[Thought], Iterator[Reason]]] = {
    "yen": _yen,
    "tokens": _tokens,
    "end": _end,
    "fleet": _fleet,
    "on_sale": _on_sale,
    "drying": _drying,
    "bank": _bank,
    "points": _points,
}


# --- what is worked out instead of tried ---


def _priced(thought: Thought) -> Iterator[Reason]:
    top = thought.before.top
    if isinstance(top, NamingPrice):
        return _asked(thought, top.kind, top.row or FRESH)
    return _asked(thought, top.pieces[0], FRESH)


def _asked(thought: Thought, kind: str, row: str) -> Iterator[Reason]:
    """What a price leaves a buyer who keeps the piece or sells it now; where that is nothing, what
    it is worth in the long run to the one who is most likely to pay.
    """
    state, action = thought.before, thought.action
    price = action.price if isinstance(action, Amount) else thought.outlook.asking(kind)
    if not anybody_can_buy(state):
        yield "hint_price-late", {"fish": kind}
        return
    offer = offer_once_asked(state, action, kind, price, row)
    if not offer.has_token:
        yield "hint_price-nobody", {"fish": kind}
        return
    ware = kind if row == FRESH else AGED.get(kind, kind)
    buyers = thought.outlook.buyers[ware]
    buyer = max(buyers, key=lambda buyer: (buyer.chance(price), buyer.value))
    hoped, kept, (sold, market) = _about(buyer.value), max(offer.worth), offer.sale
    values: dict[str, Any] = {"fish": kind, "yen": price}
    ages = ware in AGED and state.goes_on_for(len(state.players) + 1)
    if ages and not buyer.chance(price):
        aged = max(offer_once_asked(state, action, kind, price, DEGRADED).worth)
        yield "hint_price-aged", {**values, "yen_worth": aged, "yen_gain": aged - price}
    elif not buyer.chance(price) or hoped <= price:
        yield "hint_price-low", values
    elif kept > price:
        yield "hint_price", {**values, "yen_worth": kept, "yen_gain": kept - price}
    elif market and sold > price:
        sale = {"market": market, "yen_worth": sold, "yen_gain": sold - price}
        yield "hint_price-sold", {**values, **sale}
    else:
        yield "hint_price-later", {**values, "yen_most": max(kept, sold), "yen_worth": hoped}


def _bid(thought: Thought) -> Iterator[Reason]:
    state, outlook = thought.before, thought.outlook
    bids: Bids = state.top
    value = _about(added_value(state, all_of(state, bids), outlook))
    assert isinstance(thought.action, Bid)
    amount = thought.action.amount
    if amount == state.players[outlook.seat].yen:
        yield "hint_bid-all", {"yen": max(value, 0)}
    elif value > amount:
        yield "hint_bid", {"yen": value, "amount": amount, "yen_left": value - amount}
    else:
        yield "hint_bid-nothing", {"yen": max(value, 0)}


def _lot(thought: Thought) -> Iterator[Reason]:
    return _best(thought.before, thought.outlook)


def _best(state: State, outlook: Outlook) -> Iterator[Reason]:
    """The best lot that can be put together."""
    lot: Lot = state.top
    more, best = best_lot(state, lot, outlook)
    if best and _about(more) > 0:
        yield "hint_lot", {"tokens": best, "yen": _about(more)}
    else:
        yield "hint_lot-least", {"tokens": best}


OWN: dict[type, Callable[[Thought], Iterator[Reason]]] = {
    Pricing: _priced,
    NamingPrice: _priced,
    Bids: _bid,
    Lot: _lot,
}
"""Decisions that Greedy works out: prices, bids, lots."""
