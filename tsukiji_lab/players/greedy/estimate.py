"""What a position is worth to a seat: its yen, its tokens, and what its harbour will bring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from tsukiji_lab.players.greedy.holdings import holdings
from tsukiji_lab.players.greedy.lots import outcome, proceeds
from tsukiji_lab.players.greedy.outlook import KEPT, LEAST, Outlook
from tsukiji_lab.tsukiji.bidding import Bids
from tsukiji_lab.tsukiji.board import CAUGHT_BY, HOME, KEPT_CATCH, FishMarket
from tsukiji_lab.tsukiji.fishing import Fishing, can_fish
from tsukiji_lab.tsukiji.lots import Lot
from tsukiji_lab.tsukiji.markets.bank import can_bring_interest
from tsukiji_lab.tsukiji.markets.himono import BOARD as HIMONO
from tsukiji_lab.tsukiji.markets.himono import ROOM, Stowing
from tsukiji_lab.tsukiji.markets.horse_mackerel import AT_ONCE, MACKEREL
from tsukiji_lab.tsukiji.markets.horse_mackerel import BOARD as HORSE_MACKEREL
from tsukiji_lab.tsukiji.pieces import ROWS
from tsukiji_lab.tsukiji.pricing import NamingPrice, Pricing
from tsukiji_lab.tsukiji.scoring import INTEREST, LOAN
from tsukiji_lab.tsukiji.state import Boat, Player, State
from tsukiji_lab.tsukiji.turn import END_RESOURCES, END_YEN
from tsukiji_lab.tsukiji.worth import worth

POINT = 1.0
"""What an Action Point brings in a usual turn."""
PURSE, NEED = 8, 1.6
"""So much yen in hand is needed to grow: early on, each of these units counts so much more."""
CART, FREEZER = 1.1, 0.5
"""What one use of a Cart and of a Freezer is worth, in Action Points; one Cart is enough."""
LEAD = 4
"""The most that is made of ending the game as the first, or of not ending it."""
BERTHS = (1, 2, 4)
"""Berths by open ports."""
PLANS = 0.5
"""The part of a plan's gain that counts before it is carried out."""
AFLOAT = 7
"""What it is worth to have any boat at all, as long as the game may go on."""
LICENCE = 0.05
"""What a licence brings in a turn, when somebody enters its market."""
BUYER, ON_THE_WAY = 1.6, 0.1
"""What a Buyer is worth, in Action Points, and how much more for each barrel that the player it
serves may land.
"""
HALF_DRY = 0.3
"""The part of a Himono that one piece on a licence is worth."""

SOLD_AS = {
    barrel: CAUGHT_BY[barrel] if barrel in KEPT_CATCH else fish
    for barrel, fish in HOME.items()
    if barrel in CAUGHT_BY
}
"""The fish as which a barrel aboard brings yen: its own, or Himono."""


def estimate(state: State, outlook: Outlook) -> float:
    """What the position is worth to the seat, in units of ¥100 of its final score."""
    player, total = state.players[outlook.seat], 0.0
    for part in PARTS.values():
        total += part(state, player, outlook)
    return total


def _yen(state: State, player: Player, outlook: Outlook) -> float:
    return player.yen


def _purse(state: State, player: Player, outlook: Outlook) -> float:
    """What yen in hand are worth beyond themselves: without them nothing can be bought."""
    return NEED * min(player.yen, PURSE) * min(1.0, outlook.turns / 15)


def _tokens(state: State, player: Player, outlook: Outlook) -> float:
    return holdings(state, player.tokens, outlook)


def _end(state: State, player: Player, outlook: Outlook) -> float:
    """Being able to trigger the end is worth the lead, and costs the arrears."""
    stock = worth(state, player.tokens)
    if player.yen < END_YEN and stock < END_RESOURCES:
        return 0.0
    rivals = (
        other.yen + outlook.stocks[seat]
        for seat, other in enumerate(state.players)
        if seat != outlook.seat
    )
    return float(max(-LEAD, min(LEAD, player.yen + stock - max(rivals))))


def _fleet(state: State, player: Player, outlook: Outlook) -> float:
    return sum(_trips(state, player, outlook))


def _trips(state: State, player: Player, outlook: Outlook) -> Iterator[float]:
    """What the boats have done of their trips, and what they will bring with one activity in each
    turn. Each needs a licence of its own; one that has none may get one, and so may one that could
    catch something better.
    """
    licences = [HOME[licence] for licence in player.licences]
    idle = sorted(licences, key=lambda kind: -outlook.later.get(kind, 0.0))
    boats = sorted(player.boats, key=lambda boat: (-len(boat.load), -boat.slots))
    on_offer = _on_offer(state, player, outlook)
    for place, boat in enumerate(boats):
        if boat.is_barge:
            continue
        crowd = 1.0 if place < BERTHS[player.open_ports - 1] else 0.5
        turns = _one_trip(boat, outlook) if boat.rented else outlook.turns
        kinds = [kind for kind in idle if not boat.load or CAUGHT_BY[boat.load[0]] == kind]
        rates = [_rate(state, boat, state.market(kind), outlook) for kind in kinds]
        best = max(rates, default=0.0)
        now = crowd * best * turns
        then = [
            crowd * _rate(state, boat, other, outlook) * turns - price for other, price in on_offer
        ]
        yield now + PLANS * max(0.0, max(then, default=0.0) - now)
        kind = kinds[rates.index(best)] if kinds else ""
        if kind:
            idle.remove(kind)
        if boat.at_sea and (kind or boat.load):
            aboard = [SOLD_AS[barrel] for barrel in boat.load]
            for fish in dict.fromkeys(aboard) or (kind,):
                yield _under_way(state, boat, fish, aboard.count(fish), outlook)
    if boats and not state.last_turn:
        yield AFLOAT
    yield LICENCE * len(player.licences) * outlook.turns


def _one_trip(boat: Boat, outlook: Outlook) -> float:
    """The activities that a rented boat still has, as far as they are worth planning."""
    left = boat.slots + 2 - boat.at_sea - len(boat.load)
    return PLANS * min(outlook.turns, left)


def _on_offer(state: State, player: Player, outlook: Outlook) -> list[tuple[FishMarket, int]]:
    """The markets whose licences the player could get, with their prices."""
    if not player.free_spaces:
        return []
    return [
        (market, market.next_licence_price)
        for market in state.markets
        if isinstance(market, FishMarket) and market.licences and market.barrels
    ]


def _sellable(market: FishMarket, barrels: int) -> int:
    """How many of so many barrels on one boat bring yen."""
    most = market.per_boat or (ROOM if market.keeps_catch else 0)
    if most:
        return min(barrels, most)
    lot = market.auction_lot or 1
    return barrels // lot * lot


def _rate(state: State, boat: Boat, market: FishMarket, outlook: Outlook) -> float:
    """What a boat brings with each activity if it always uses the licence of one market: a trip is
    undocking, catching until it is full, and docking.
    """
    full = _sellable(market, boat.slots) if market.barrels else 0
    rate = full * outlook.later.get(market.board, 0.0) / (full + 2)
    if market.board == HORSE_MACKEREL and _has_barrels(state, MACKEREL):
        trip = -(-boat.slots // AT_ONCE) + 2
        rate = max(rate, boat.slots * outlook.later.get(MACKEREL, 0.0) / trip)
    return rate


def _has_barrels(state: State, fish: str) -> bool:
    return fish in state.boards and state.market(fish).barrels > 0


def _under_way(state: State, boat: Boat, kind: str, carried: int, outlook: Outlook) -> float:
    """What a boat at sea has done of its trip for one kind of fish, if it can still dock."""
    if not (outlook.turns or _can_dock(state, boat, outlook)):
        return 0.0
    market: FishMarket = state.market(kind)
    room = boat.slots - len(boat.load)
    to_catch = market.barrels if outlook.turns else 0
    goal = _sellable(market, carried + min(room, to_catch))
    return (1 + carried) / (goal + 2) * goal * outlook.now.get(kind, 0.0)


def _can_dock(state: State, boat: Boat, outlook: Outlook) -> bool:
    """Whether a boat at sea can still dock in the seat's last turn."""
    if not state.frames or state.on_turn != outlook.seat:
        return False
    under_way = state.frames[1] if len(state.frames) > 1 else None
    can_now = isinstance(under_way, Fishing) and boat.name not in under_way.acted
    return can_fish(state) or (can_now and bool(state.player.berths(boat.kind)))


def _on_sale(state: State, player: Player, outlook: Outlook) -> float:
    return sum(outlook.hope(sale.kind, sale.price, row) for row in ROWS for sale in player.row(row))


def _drying(state: State, player: Player, outlook: Outlook) -> float:
    """What will have dried by the seat's next turn."""
    if not (player.drying and outlook.turns):
        return 0.0
    dried = outlook.hope(HIMONO, outlook.asking(HIMONO))
    licences = Counter(piece.licence for piece in player.drying)
    fullest = licences.most_common(state.market(HIMONO).barrels)
    return sum(dried if pieces == ROOM else HALF_DRY * dried for _, pieces in fullest)


def _bank(state: State, player: Player, outlook: Outlook) -> float:
    """Loans with their interest, and the interest that a Share will bring."""
    due = float(-(LOAN + INTEREST) * player.loans)
    if not (player.shares and can_bring_interest(state, outlook.seat)):
        return due
    loans = sum(other.loans for other in state.players)
    time = min(1 - outlook.age, outlook.turns / LEAST)
    to_come: float = state.market("bank").loans * 0.4 * time
    owners = sum(1 for other in state.players if other.shares)
    return due + INTEREST * (loans + to_come) / owners


def _points(state: State, player: Player, outlook: Outlook) -> float:
    """Action Points left, and those that Carts will give; what Freezers will keep, and Buyers buy.
    A point that a Cart has given is worth no more than the visit it is for.
    """
    later = min(1.0, outlook.turns / 3)
    items = POINT * later * (CART * min(sum(player.carts), 2) + FREEZER * sum(player.freezers))
    if player.buyers or state.errands:
        items += POINT * later * _buyers(state, player, outlook)
    if not state.frames or state.on_turn != outlook.seat:
        return items
    return items + POINT * float(state.turn.points)


def _buyers(state: State, player: Player, outlook: Outlook) -> float:
    """What Buyers are worth, in Action Points: those that wait, and those that are placed."""
    served = [served for owner, served in state.errands if owner == outlook.seat]
    landing = sum(len(boat.load) for seat in served for boat in state.players[seat].boats)
    return BUYER * (player.buyers + len(served)) + ON_THE_WAY * (len(served) + landing)


def _waiting(state: State, player: Player, outlook: Outlook) -> float:
    return sum(_open(state, outlook))


def _open(state: State, outlook: Outlook) -> Iterator[float]:
    """What will come of the decisions that the seat has still open in its turn."""
    if state.on_turn != outlook.seat:
        return
    for frame in state.frames:
        if isinstance(frame, Pricing):
            for ware in frame.pieces:
                yield outlook.hope(ware, outlook.asking(ware)) + KEPT.get(ware, 0.0)
        elif isinstance(frame, NamingPrice):
            yield outlook.hope(frame.kind, outlook.asking(frame.kind))
        elif isinstance(frame, Lot):
            yield proceeds(state, frame, outlook)
        elif isinstance(frame, Bids):
            yield outcome(state, frame, outlook)
        elif isinstance(frame, Stowing):
            yield len(frame.waiting) * outlook.now.get(HIMONO, 0.0)
        elif isinstance(frame, Fishing):
            for kind in set(frame.quay):
                landed = _sellable(state.home(kind), frame.quay.count(kind))
                yield landed * outlook.now.get(kind, 0.0)


PARTS: dict[str, Callable[[State, Player, Outlook], float]] = {
    "yen": _yen,
    "purse": _purse,
    "tokens": _tokens,
    "end": _end,
    "fleet": _fleet,
    "on_sale": _on_sale,
    "drying": _drying,
    "bank": _bank,
    "points": _points,
    "waiting": _waiting,
}
"""All that a position is worth to a seat, part by part, in units of ¥100."""
