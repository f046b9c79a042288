"""What an action would cost that its player may not have thought of: said before it is done.

Only where it bites: each warning looks at the position, and stands with the rule behind it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from tsukiji_lab.drawing.citing import Cite
from tsukiji_lab.drawing.html import Html, el
from tsukiji_lab.game.action import Action
from tsukiji_lab.rulebook import Words
from tsukiji_lab.tsukiji import catching, fishing, lots, purchasing, turn, visiting
from tsukiji_lab.tsukiji.anytime import OpenPort, ReturnLicence
from tsukiji_lab.tsukiji.board import CAUGHT_BY, HOME, FishMarket, is_barrel
from tsukiji_lab.tsukiji.boats import BuyBlueShip, BuyBoat, SellBoat
from tsukiji_lab.tsukiji.foresight import DRAW, Foresight, foresee
from tsukiji_lab.tsukiji.markets.bank import BuyShare, TakeLoan, can_bring_interest
from tsukiji_lab.tsukiji.markets.barter import Accept, Decline
from tsukiji_lab.tsukiji.markets.foreign_market import DockAbroad, Join
from tsukiji_lab.tsukiji.markets.fugu import BuyOwnFugu, Fugu
from tsukiji_lab.tsukiji.markets.himono import CatchByHimono, Dry, Himono, can_dry
from tsukiji_lab.tsukiji.markets.horse_mackerel import MACKEREL, CatchByHorseMackerel
from tsukiji_lab.tsukiji.markets.influence import BuyBuyer, BuyExpansion, PlaceBuyer
from tsukiji_lab.tsukiji.markets.octopus import TradeOctopus
from tsukiji_lab.tsukiji.markets.overfishing_market import OverfishingMarket
from tsukiji_lab.tsukiji.markets.rentals import FlipCart, Rent, UseFreezer
from tsukiji_lab.tsukiji.markets.salmon import Salmon
from tsukiji_lab.tsukiji.markets.ship_rentals import RentBoat
from tsukiji_lab.tsukiji.markets.trading import Trading, rule_of, space_of
from tsukiji_lab.tsukiji.observation import Observation
from tsukiji_lab.tsukiji.offers import Offer, most_of_draw
from tsukiji_lab.tsukiji.overfishing import overfishing_brings
from tsukiji_lab.tsukiji.pieces import DEGRADED, FRESH, PORT_PRICE, PORTS
from tsukiji_lab.tsukiji.reach import has_turn_to_come
from tsukiji_lab.tsukiji.rules import Tsukiji
from tsukiji_lab.tsukiji.scoring import INTEREST, LOAN, count
from tsukiji_lab.tsukiji.state import Boat, Player, Sale, State
from tsukiji_lab.tsukiji.turn import END_RESOURCES, END_YEN
from tsukiji_lab.tsukiji.worth import resources, worth

RULES = Tsukiji()

LOSSES = (
    "left-over",
    "himono-excess",
    "no-auction",
    "left-out-abroad",
    "no-lot-abroad",
    "dried-for-nothing",
    "fugu-licence-back",
)
"""Events that take something from the one who decides: told in the words of the log."""

CATCHES = (catching.Catch, CatchByHimono, CatchByHorseMackerel)
"""Verbs by which a Ship takes fish aboard."""

SALES = ("sold", "pair-sold", "set-sold", "given", "traded", "swapped", "sushi-sold")
"""Events by which tokens leave for yen or for others."""


class Danger(Struct, frozen=True):
    """A warning: the ``message`` that says it with its ``values``, and the ``rule`` behind it."""

    message: str
    rule: str
    values: dict[str, Any]


def dangers(seen: Observation, actions: Sequence[Action]) -> list[Danger]:
    """What the seat that decides should know before it plays these actions, legal one after the
    other; from what it may know alone.
    """
    foresight = foresee(seen, actions)
    action = actions[0]
    warn = WARNINGS.get(type(action))
    return [
        *(warn(seen.state, action, foresight) if warn else ()),
        *_losses(foresight),
        *_below_worth(foresight),
        *_rank(seen, foresight),
        *_too_dear(seen, foresight),
        *_overfishes(foresight),
        *_nears_the_end(seen, foresight),
    ]


def draw_dangers(words: Words, found: Sequence[Danger], cite: Cite) -> Html | None:
    """The warnings, each with where its rule stands."""
    if not found:
        return None
    lines = (
        el("li", words.say(danger.message, **danger.values), " ", cite(words, danger.rule))
        for danger in found
    )
    sign = el("b", "!", aria_hidden="true")
    label = words.say("warning_title")
    return el("div", sign, el("ul", *lines, aria_label=label), class_="alarm danger")


Warn = Callable[[State, Any, Foresight], Iterator[Danger]]


def _danger(what: str, rule: str, /, **values: Any) -> Danger:
    return Danger(f"danger_{what}", rule, values)


# --- whatever is done ---


def _losses(foresight: Foresight) -> Iterator[Danger]:
    for event in foresight.events:
        if event.what in LOSSES and event.seat == foresight.seat:
            values = {"seat": event.seat, **event.values}
            yield Danger(f"event_{event.what}", event.rule, values)


def _below_worth(foresight: Foresight) -> Iterator[Danger]:
    """Tokens go for fewer yen than they would count at the end."""
    if any(event.what in SALES for event in foresight.events):
        yield from _given_for(foresight, -foresight.brings)


def _given_for(foresight: Foresight, lost: int) -> Iterator[Danger]:
    yen = foresight.of_seat(foresight.yen)
    if lost > max(yen, 0):
        yield _danger(_or_last("below-worth", foresight), "scoring.tokens", yen_worth=lost, yen=yen)


def _rank(seen: Observation, foresight: Foresight) -> Iterator[Danger]:
    """In its last turn a seat is no longer among those with the most Resources, or among those with
    the fewest.
    """
    if has_turn_to_come(foresight.after, foresight.seat):
        return
    now, then = (count(state)[foresight.seat] for state in (seen.state, foresight.after))
    lost = now.highest + now.lowest - then.highest - then.lowest
    if lost > 0:
        rule = "scoring.highest" if then.highest < now.highest else "scoring.lowest"
        yield _danger("rank", rule, yen=lost)


def _or_last(what: str, foresight: Foresight) -> str:
    """The warning, or in a seat’s last turn the one that names what its numbers leave out: who has
    most and fewest Resources at the end.
    """
    return what if has_turn_to_come(foresight.after, foresight.seat) else f"{what}-last"


def _too_dear(seen: Observation, foresight: Foresight) -> Iterator[Danger]:
    after = foresight.after
    if foresight.offers and not purchasing.anybody_can_buy(after):
        yield _danger("no-buyer-left", "scoring.tokens")
        return
    for offer in dict.fromkeys(foresight.offers):
        values = {"fish": offer.piece, "yen": offer.price}
        if not offer.has_token:
            yield _danger("no-token", "purchase.token-left", fish=offer.piece)
            continue
        most = max((*offer.worth, offer.sale[0]))
        if offer.worth and offer.price > most:
            what, rule = _unsold(after, offer)
            yield _danger(what, rule, yen_most=most, **values)
        elif all(seen.knows_yen) and offer.price > _richest_other(seen.state, foresight.seat):
            yield _danger("nobody-can-pay", "money.enough", **values)


def _unsold(state: State, offer: Offer) -> tuple[str, str]:
    """What becomes of a piece that nobody buys: a warning, and the rule behind it."""
    if not turn.degrades(state, offer.piece):
        is_fish = is_barrel(offer.piece)
        rule = state.home(offer.piece).rule("keeps") if is_fish else "purchase.takoyaki"
        return "too-dear-piece", rule
    is_fresh = offer.row == FRESH
    if not state.goes_on_for(len(state.players) * (2 if is_fresh else 1)):
        return "too-dear-last", "scoring.tokens"
    return "too-dear" if is_fresh else "too-dear-lower", "turn.degradation.lower-row"


def _richest_other(state: State, seat: int) -> int:
    return max(player.yen for other, player in enumerate(state.players) if other != seat)


def _overfishes(foresight: Foresight) -> Iterator[Danger]:
    for board in foresight.overfished:
        yield _danger("overfishes", "overfishing.for-good", market=board)
        yield from _costs_at_the_end(foresight, board)
    yield from _is_settled_later(foresight)


def _costs_at_the_end(foresight: Foresight, board: str) -> Iterator[Danger]:
    """What the Overfishing Market then takes for a fish in the final count, and gave before."""
    after = foresight.after
    market = after.find_market(OverfishingMarket.board)
    held = [sum(HOME[token] == board for token in player.tokens) for player in after.players]
    if isinstance(market, OverfishingMarket) and any(held):
        each, own = market.penalty + market.reward, held[foresight.seat]
        yield _danger(
            "costs-at-end",
            market.rule("scoring"),
            fish=board,
            yen=market.penalty,
            yen_before=market.reward,
            yen_own=each * own,
            yen_others=each * (sum(held) - own),
        )


def _is_settled_later(foresight: Foresight) -> Iterator[Danger]:
    """What overfishing pays or takes, where that waits for the end of the purchase."""
    after = foresight.after
    waiting = [frame for frame in after.frames if isinstance(frame, purchasing.Purchasing)]
    for board in foresight.overfished:
        if any(board in frame.overfished for frame in waiting):
            due = [overfishing_brings(after, board, seat) for seat in range(len(after.players))]
            own, others = abs(due[foresight.seat]), abs(sum(due)) - abs(due[foresight.seat])
            market: FishMarket = after.market(board)
            what = "pays-later" if market.overfishing_pays > 0 else "costs-later"
            each = abs(market.overfishing_pays)
            values = {"fish": board, "yen": each, "yen_own": own, "yen_others": others}
            yield _danger(what, market.rule("overfished"), **values)


def _nears_the_end(seen: Observation, foresight: Foresight) -> Iterator[Danger]:
    """Somebody comes to own what would trigger the end."""
    after = foresight.after
    if after.last_turn or not after.frames or not (foresight.yen or foresight.stocks):
        return
    old, new = _could_trigger(seen, seen.state), _could_trigger(seen, after)
    for seat, player in enumerate(after.players):
        by_yen, by_resources = (
            is_so > was for was, is_so in zip(old[seat], new[seat], strict=True)
        )
        if by_yen and has_turn_to_come(after, seat):
            yield _danger("rich", "end.yen", seat=seat, yen=player.yen)
        if by_resources and has_turn_to_come(after, seat):
            yield _danger("stocked", "end.resources", seat=seat, count=resources(after, seat))


def _could_trigger(seen: Observation, state: State) -> list[tuple[bool, bool]]:
    """Who would trigger the end as far as is known, by yen and by Resources, as things lie."""
    seats, known = range(len(state.players)), seen.knows_yen
    stocks = [resources(state, seat) for seat in seats]
    yen = [player.yen for player in state.players]
    # While purses are hidden, nobody is known to have the least.
    shown = yen if all(known) else [0 for _ in seats]
    return [
        (
            known[seat] and turn.triggers_end(yen, END_YEN, stocks, seat),
            turn.triggers_end(stocks, END_RESOURCES, shown, seat),
        )
        for seat in seats
    ]


# --- by what is done ---


def _end_turn(state: State, action: turn.EndTurn, foresight: Foresight) -> Iterator[Danger]:
    player, cart_points = state.player, state.turn.cart_points
    if cart_points:
        what = "cart-lost" if _can_enter(state) else "cart-lost-idle"
        yield _danger(what, "rentals.cart.lost", points=cart_points)
    unsold = _ageing(state, player.degraded)
    if unsold and state.goes_on_for(len(state.players)):
        dawn = replace(state, frames=(*state.frames, turn.Morning()))
        can_save = any(market.has_morning(dawn) for market in state.markets)
        what = "lower-row-or-saved" if can_save else "lower-row"
        yield _danger(what, "turn.degradation.lower-row", barrels=unsold)


def _ageing(state: State, row: Sequence[Sale]) -> tuple[str, ...]:
    return tuple(sale.kind for sale in row if turn.degrades(state, sale.kind))


def _degrade(state: State, action: turn.Degrade, foresight: Foresight) -> Iterator[Danger]:
    unsold = _ageing(state, state.player.degraded)
    if unsold:
        yield _danger("ages-now", "turn.degradation.lower-row", barrels=unsold)


def _discard(state: State, action: turn.Discard, foresight: Foresight) -> Iterator[Danger]:
    if state.home(action.kind).overfished:
        yield _danger("discard-to-box", "overfishing.returning-barrels", fish=HOME[action.kind])
    else:
        yield _danger("discard", "turn.discard", fish=HOME[action.kind])


def _finish_fishing(
    state: State, action: fishing.FinishFishing, foresight: Foresight
) -> Iterator[Danger]:
    idle = tuple(boat.name for boat in fishing.can_act(state) if _has_work(state, boat))
    if idle:
        yield _danger("boats-idle", "fishing.one-activity", boat=idle)


def _has_work(state: State, boat: Boat) -> bool:
    """Whether a boat that has not acted could bring fish home, or catch or go out to catch what can
    still be brought home: that takes further Fishing actions.
    """
    if not boat.at_sea:
        return not boat.is_barge and _has_spare_licences(state) and fishing.can_fish(state, 2)
    if boat.load and any(dock.boat == boat.name for dock in fishing.Dock.legal(state)):
        return True
    catches = catching.Catch.legal(state) if fishing.can_fish(state) else []
    return any(catch.boat == boat.name for catch in catches)


def _has_spare_licences(state: State) -> bool:
    """Whether one more Ship at sea would have a licence to use, of those that still catch."""
    player = state.player
    afloat = [boat for boat in player.boats if boat.at_sea and not boat.is_barge]
    spare = Counter(each for each in player.licences if state.home(each).caught(state))
    spare -= Counter(each for boat in afloat for each in {CAUGHT_BY[b] for b in boat.load})
    return spare.total() > sum(not boat.load for boat in afloat)


def _undock(state: State, action: fishing.Undock, foresight: Foresight) -> Iterator[Danger]:
    boat = state.player.boat(action.boat)
    # What a Ship catches in the next action, a Barge can bring home in the same one.
    has_barge = any(each.is_barge for each in state.player.boats)
    if not fishing.can_fish(state, 1 if has_barge else 2) and not _wants_berth(state):
        yield _danger("too-late-at-sea", "worth.at-sea", boat=action.boat)
    elif boat and not boat.is_barge and not state.player.licences:
        yield _danger("nothing-to-catch-with", "fishing.catch.licence", boat=boat.name)


def _wants_berth(state: State) -> bool:
    """Whether a boat could still come in with its load in this Fishing action."""
    return any(boat.at_sea and boat.load for boat in fishing.can_act(state))


def _dock(state: State, action: fishing.Dock, foresight: Foresight) -> Iterator[Danger]:
    after = foresight.after
    under_way = after.frames[1] if len(after.frames) > 1 else None
    if not isinstance(under_way, fishing.Fishing) or foresight.stops:
        return
    boats = after.player.boats
    # A boat that has not acted could put out to sea, and free its berth.
    staying = tuple(boat for boat in boats if boat.name in under_way.acted)
    waiting = [boat for boat in boats if boat.at_sea and boat not in staying]
    for kind in dict.fromkeys(under_way.quay):
        market: FishMarket = after.home(kind)
        missing = market.auction_lot - under_way.quay.count(kind)
        if _can_land(replace(after.player, boats=staying), waiting, kind) < missing:
            yield _danger("single", market.rule("left-over"), fish=kind, count=market.auction_lot)


def _can_land(player: Player, waiting: Sequence[Boat], kind: str) -> int:
    """The most barrels of a fish that these boats at sea can unload, one after the other, in the
    player’s ports and those that there are yen to open.
    """
    most = 0
    loaded = [boat for boat in waiting if kind in map(HOME.__getitem__, boat.load)]
    for boat in loaded:
        aboard = sum(HOME[barrel] == kind for barrel in boat.load)
        others = [each for each in loaded if each != boat]
        for port in player.berths(boat.kind):
            # A rented boat goes back as it has docked.
            moored = () if boat.rented else (replace(boat, place=port),)
            docked = replace(player, boats=(*player.boats, *moored))
            most = max(most, aboard + _can_land(docked, others, kind))
    if player.yen >= PORT_PRICE and player.open_ports < len(PORTS):
        yen, ports = player.yen - PORT_PRICE, player.open_ports + 1
        most = max(most, _can_land(replace(player, yen=yen, open_ports=ports), loaded, kind))
    return most


def _dock_abroad(state: State, action: DockAbroad | Join, foresight: Foresight) -> Iterator[Danger]:
    after = foresight.after
    boat, joined = after.player.boat(action.boat), after.top.boats
    group = [HOME[b] for each in after.player.boats if each.name in joined for b in each.load]
    others = [[*map(HOME.__getitem__, each.load)] for each in fishing.can_act(after) if each.at_sea]
    for kind in dict.fromkeys(map(HOME.__getitem__, boat.load if boat else ())):
        market: FishMarket = after.market(kind)
        lot, tokens = market.auction_lot or 1, market.reserve(after)
        # Whichever of the others join.
        numbers = {group.count(kind)}
        for load in others:
            numbers |= {number + load.count(kind) for number in numbers}
        left = min(number - lot * min(number // lot, tokens) for number in numbers)
        if left:
            rule = "exchange" if left < market.auction_lot else "lot.no-token"
            yield _danger("nothing-abroad", f"foreign-market.{rule}", barrels=(kind,) * left)


def _catch(state: State, action: catching.Catch, foresight: Foresight) -> Iterator[Danger]:
    yield from _catch_too_late(state, action, foresight)
    boat = state.player.boat(action.boat)
    if boat and action.kind == Salmon.board and boat.licences == 1 < boat.slots - len(boat.load):
        yield _danger("salmon-alone", "salmon.nothing-more", boat=boat.name)


def _catch_too_late(
    state: State,
    action: catching.Catch | CatchByHimono | CatchByHorseMackerel,
    foresight: Foresight,
) -> Iterator[Danger]:
    barges = [boat for boat in fishing.can_act(state) if boat.is_barge and boat.at_sea]
    if not (fishing.can_fish(state) or any(len(each.load) < each.slots for each in barges)):
        yield _danger("too-late-at-sea", "worth.at-sea", boat=action.boat)


def _purchase(state: State, action: purchasing.Purchase, foresight: Foresight) -> Iterator[Danger]:
    after, seat = foresight.after, foresight.seat
    offers = [buy for buy in RULES.legal_actions(after) if isinstance(buy, purchasing.Buy)]
    kinds = dict.fromkeys(offer.kind for offer in offers)
    all_lose = all(_loses(after, buy, foresee(Observation(seat, after), [buy])) for buy in offers)
    if all_lose and not any(_pay_together(after, seat, kind) for kind in kinds):
        yield _danger(_or_last("must-buy", foresight), "purchase.at-least-one")


def _buy(state: State, action: purchasing.Buy, foresight: Foresight) -> Iterator[Danger]:
    if _loses(state, action, foresight):
        counts, _ = _brings(state, action, foresight)
        paid = foresight.played * action.price
        what = _or_last("overpaid", foresight)
        yield _danger(what, "scoring.tokens", yen=paid, yen_worth=counts)


def _buy_own(state: State, action: BuyOwnFugu, foresight: Foresight) -> Iterator[Danger]:
    own = purchasing.Buy(state.on_turn, DEGRADED, Fugu.board, action.price)
    return _buy(state, own, foresight)


def _loses(state: State, offer: purchasing.Buy, foresight: Foresight) -> bool:
    """Whether pieces cost more than they bring, kept or sold."""
    return foresight.played * offer.price > max(_brings(state, offer, foresight))


def _brings(state: State, offer: purchasing.Buy, foresight: Foresight) -> tuple[int, int]:
    """What pieces that are bought count at the end, and what they bring if they are sold where most
    is paid, of the markets that can still be entered; at most, if their token is drawn.
    """
    after, seat = foresight.after, foresight.seat
    if foresight.stops == DRAW:
        return most_of_draw(state, offer.kind, offer.row, seat)
    at_once = foresight.played * offer.price + foresight.of_seat(foresight.yen)
    due = sum(overfishing_brings(after, board, seat) for board in foresight.overfished)
    return foresight.brings + at_once, foresight.sells + at_once + due


def _pay_together(state: State, seat: int, kind: str) -> bool:
    """Whether several pieces of a kind, the cheapest first, count as much as they cost."""
    paid = brought = 0
    while offers := [
        buy
        for buy in RULES.legal_actions(state)
        if isinstance(buy, purchasing.Buy) and buy.kind == kind
    ]:
        cheapest = min(offers, key=lambda buy: buy.price)
        foresight = foresee(Observation(seat, state), [cheapest])
        paid, brought = paid + cheapest.price, brought + foresight.brings
        state = foresight.after
        if brought >= paid:
            return True
        if foresight.stops:
            break
    return False


def _return_licence(state: State, action: ReturnLicence, foresight: Foresight) -> Iterator[Danger]:
    yield _danger("licence-back", "licence.no-rebuy", fish=HOME[action.kind])
    still = _can_add(foresight.after)
    lost = [each for each in _can_add(state) if each not in still]
    for fish in dict.fromkeys(fish for _, fish in lost):
        boats = tuple(boat for boat, carried in lost if carried == fish)
        yield _danger("licence-needed", "fishing.catch.licence", boat=boats, fish=fish)
    if any(piece.licence == action.kind for piece in state.player.drying):
        yield _danger("drying-lost", "himono.licence.given-back")


def _can_add(state: State) -> dict[tuple[str, str], None]:
    """The loaded Ships at sea that a Fishing action could catch more with, each with such a fish of
    its load.
    """
    aboard = {boat.name: {HOME[barrel] for barrel in boat.load} for boat in state.player.boats}
    found: dict[tuple[str, str], None] = {}
    for action in RULES.legal_actions(replace(state, frames=(state.turn, fishing.Fishing()))):
        if isinstance(action, CATCHES):
            fish = MACKEREL if isinstance(action, CatchByHorseMackerel) else action.kind
            if fish in aboard[action.boat]:
                found[action.boat, fish] = None
    return found


def _sell_boat(state: State, action: SellBoat, foresight: Foresight) -> Iterator[Danger]:
    if not foresight.after.player.boats:
        yield _danger("last-boat", "fishing.own-boats")


def _new_boat(state: State, action: Action, foresight: Foresight) -> Iterator[Danger]:
    player = foresight.after.player
    ships = sum(not boat.is_barge for boat in player.boats)
    if len(player.licences) < ships > sum(not boat.is_barge for boat in state.player.boats):
        yield _danger(
            "no-licence-for-ship",
            "licence.once",
            ships=ships,
            licences=len(player.licences),
        )
    yield from _last_turn(state, action, foresight)


def _last_turn(state: State, action: Action, foresight: Foresight) -> Iterator[Danger]:
    """What serves later turns is bought in the seat's last one."""
    if not state.goes_on_for(len(state.players)):
        yield _danger("last-turn", _rule_of_end(state))


def _rule_of_end(state: State) -> str:
    """The rule by which the game is known to end."""
    return "end.last-round" if state.last_turn else "end.round-limit"


def _rent(state: State, action: Rent, foresight: Foresight) -> Iterator[Danger]:
    if action.item == "freezer":
        yield from _last_turn(state, action, foresight)


def _buy_licence(
    state: State, action: visiting.BuyLicence, foresight: Foresight
) -> Iterator[Danger]:
    market: FishMarket = state.market(action.kind)
    if not market.caught(state):
        yield _danger("nothing-to-catch", "fishing.catch.none-left", fish=action.kind)
    elif not state.goes_on_for(len(state.players)):
        yield _danger("last-licence", _rule_of_end(state))


def _open_port(state: State, action: OpenPort, foresight: Foresight) -> Iterator[Danger]:
    is_fishing = any(isinstance(frame, fishing.Fishing) for frame in state.frames)
    if not (is_fishing or state.turn.points):
        yield from _last_turn(state, action, foresight)


def _dry(state: State, action: Dry, foresight: Foresight) -> Iterator[Danger]:
    if not state.goes_on_for(len(state.players)):
        yield _danger("dries-too-late", "himono.dawn.next-turn", fish=action.kind)
    elif not can_dry(state, action.licence):
        left = state.market(Himono.board).barrels
        yield _danger("none-to-dry", "himono.dawn.none-left", count=left)


def _trade_octopus(state: State, action: TradeOctopus, foresight: Foresight) -> Iterator[Danger]:
    if not purchasing.anybody_can_buy(state):
        yield _danger("no-buyer-left", "scoring.tokens")


def _take_loan(state: State, action: TakeLoan, foresight: Foresight) -> Iterator[Danger]:
    yield _danger("loan", "bank.repay", yen=LOAN + INTEREST)


def _buy_share(state: State, action: BuyShare, foresight: Foresight) -> Iterator[Danger]:
    if not can_bring_interest(state, foresight.seat):
        yield _danger("share-useless", "bank.interest.no-loans")


def _use_cart(state: State, action: FlipCart, foresight: Foresight) -> Iterator[Danger]:
    if not _can_enter(foresight.after):
        yield _danger("no-visit", "rentals.cart.visits-only")


def _can_enter(state: State) -> bool:
    return any(isinstance(each, visiting.Enter) for each in RULES.legal_actions(state))


def _use_freezer(state: State, action: UseFreezer, foresight: Foresight) -> Iterator[Danger]:
    player = state.player
    if not _ageing(state, (*player.fresh, *player.degraded)):
        yield _danger("nothing-ages", "rentals.freezer")


def _confirm(state: State, action: lots.Confirm, foresight: Foresight) -> Iterator[Danger]:
    lot: lots.Lot = state.top
    if lot.market == "auction":
        yield _danger("no-withdrawal", "auction.no-withdrawal")
    board = state.market(lot.market)
    smaller = (
        replace(lot, chosen=lot.chosen[:place] + lot.chosen[place + 1 :])
        for place in range(len(lot.chosen))
    )
    if isinstance(board, Trading) and None in (board.why_not_lot(state, each) for each in smaller):
        value = worth(state, lot.chosen, state.player.tokens)
        yield _danger("lot-too-large", rule_of(lot), worth=value, count=space_of(lot))


def _accept(state: State, action: Accept, foresight: Foresight) -> Iterator[Danger]:
    # The tokens lie on the board since they were offered: what they count is what comes back.
    kept = foresee(Observation(foresight.seat, state), [Decline()])
    yield from _given_for(foresight, kept.brings - foresight.brings)


def _buy_buyer(state: State, action: BuyBuyer, foresight: Foresight) -> Iterator[Danger]:
    if not state.goes_on_for(1):
        yield _danger("buyer-useless", "influence.buyer.lapses")


def _buy_expansion(state: State, action: BuyExpansion, foresight: Foresight) -> Iterator[Danger]:
    if not (state.turn.points_left or state.player.carts):
        yield from _last_turn(state, action, foresight)


def _place_buyer(state: State, action: PlaceBuyer, foresight: Foresight) -> Iterator[Danger]:
    wait = (action.seat - state.on_turn) % len(state.players)
    if not state.goes_on_for(wait):
        yield _danger("buyer-lapses", "influence.buyer.lapses", seat=action.seat)


WARNINGS: dict[type[Action], Warn] = {
    turn.EndTurn: _end_turn,
    turn.Degrade: _degrade,
    turn.Discard: _discard,
    fishing.FinishFishing: _finish_fishing,
    fishing.Undock: _undock,
    fishing.Dock: _dock,
    DockAbroad: _dock_abroad,
    Join: _dock_abroad,
    catching.Catch: _catch,
    CatchByHimono: _catch_too_late,
    CatchByHorseMackerel: _catch_too_late,
    purchasing.Purchase: _purchase,
    purchasing.Buy: _buy,
    BuyOwnFugu: _buy_own,
    OpenPort: _open_port,
    ReturnLicence: _return_licence,
    SellBoat: _sell_boat,
    BuyBoat: _new_boat,
    RentBoat: _new_boat,
    BuyBlueShip: _last_turn,
    Rent: _rent,
    visiting.BuyLicence: _buy_licence,
    Dry: _dry,
    TradeOctopus: _trade_octopus,
    TakeLoan: _take_loan,
    BuyShare: _buy_share,
    FlipCart: _use_cart,
    UseFreezer: _use_freezer,
    lots.Confirm: _confirm,
    Accept: _accept,
    BuyBuyer: _buy_buyer,
    BuyExpansion: _buy_expansion,
    PlaceBuyer: _place_buyer,
}
