"""What a position is worth to a seat: its yen, its tokens, and what its harbour will bring."""

from __future__ import annotations

from collections.abc import Iterator

from tsukiji_lab.players.greedy.holdings import holdings
from tsukiji_lab.players.greedy.lots import outcome, proceeds
from tsukiji_lab.players.greedy.outlook import Outlook
from tsukiji_lab.tsukiji.bidding import Bids
from tsukiji_lab.tsukiji.board import HOME, FishMarket
from tsukiji_lab.tsukiji.fishing import Fishing
from tsukiji_lab.tsukiji.lots import Lot
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


def estimate(state: State, outlook: Outlook) -> float:
    """What the position is worth to the seat, in units of ¥100 of its final score."""
    player = state.players[outlook.seat]
    return (
        player.yen
        + NEED * min(player.yen, PURSE) * min(1.0, outlook.turns / 15)
        + holdings(state, player.tokens, outlook)
        + _end(state, player, outlook)
        + sum(_fleet(state, player, outlook))
        + _on_sale(player, outlook)
        + _bank(state, player, outlook)
        + _points(state, player, outlook)
        + sum(_waiting(state, outlook))
    )


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


def _fleet(state: State, player: Player, outlook: Outlook) -> Iterator[float]:
    """What the boats have done of their trips, and what they will bring with one activity in each
    turn. Each needs a licence of its own; one that has none may get one, and so may one that could
    catch something better.
    """
    idle = sorted(player.licences, key=lambda kind: -outlook.later.get(kind, 0.0))
    boats = sorted(player.boats, key=lambda boat: (-len(boat.load), -boat.slots))
    on_offer = _on_offer(state, player, outlook)
    for place, boat in enumerate(boats):
        if boat.is_barge:
            continue
        crowd = 1.0 if place < BERTHS[player.open_ports - 1] else 0.5
        kinds = [kind for kind in idle if not boat.load or HOME[boat.load[0]] == kind]
        kind = max(kinds, key=lambda kind: _rate(state, boat, kind, outlook), default="")
        if kind:
            idle.remove(kind)
        now = crowd * _rate(state, boat, kind, outlook) * outlook.turns if kind else 0.0
        then = (
            crowd * _rate(state, boat, other, outlook) * outlook.turns - price
            for other, price in on_offer
        )
        yield now + PLANS * max(0.0, max(then, default=0.0) - now)
        if boat.at_sea and (kind or boat.load):
            yield _under_way(state, boat, kind or HOME[boat.load[0]], outlook)
    if boats and not state.last_turn:
        yield AFLOAT
    yield LICENCE * len(player.licences) * outlook.turns


def _on_offer(state: State, player: Player, outlook: Outlook) -> list[tuple[str, int]]:
    """The licences that the player could get, with their prices."""
    if not player.free_spaces:
        return []
    return [
        (market.board, market.licence_price)
        for market in state.markets
        if isinstance(market, FishMarket) and market.licences and market.barrels
    ]


def _sellable(market: FishMarket, barrels: int) -> int:
    """How many of so many barrels on one boat bring yen."""
    if market.per_boat:
        return min(barrels, market.per_boat)
    lot = market.auction_lot or 1
    return barrels // lot * lot


def _rate(state: State, boat: Boat, kind: str, outlook: Outlook) -> float:
    """What a boat brings with each activity if it always catches one kind: a trip is undocking,
    catching until it is full, and docking."""
    market: FishMarket = state.home(kind)
    full = _sellable(market, boat.slots) if market.barrels else 0
    return full * outlook.later.get(kind, 0.0) / (full + 2)


def _under_way(state: State, boat: Boat, kind: str, outlook: Outlook) -> float:
    """What a boat at sea has done of its trip."""
    market: FishMarket = state.home(kind)
    carried = len(boat.load)
    to_catch = market.barrels if outlook.turns else 0
    goal = _sellable(market, min(boat.slots, carried + to_catch))
    return (1 + carried) / (goal + 2) * goal * outlook.now.get(kind, 0.0)


def _on_sale(player: Player, outlook: Outlook) -> float:
    return sum(outlook.hope(sale.kind, sale.price, row) for row in ROWS for sale in player.row(row))


def _bank(state: State, player: Player, outlook: Outlook) -> float:
    """Loans with their interest, and the interest that a Share will bring."""
    due = float(-(LOAN + INTEREST) * player.loans)
    if not player.shares:
        return due
    loans = sum(other.loans for other in state.players)
    to_come: float = state.market("bank").loans * 0.4 * (1 - outlook.age)
    owners = sum(1 for other in state.players if other.shares)
    return due + INTEREST * (loans + to_come) / owners


def _points(state: State, player: Player, outlook: Outlook) -> float:
    """Action Points left, and those that Carts will give; what Freezers will keep. A point that a
    Cart has given is worth no more than the visit it is for.
    """
    later = min(1.0, outlook.turns / 3)
    items = POINT * later * (CART * min(sum(player.carts), 2) + FREEZER * sum(player.freezers))
    if not state.frames or state.on_turn != outlook.seat:
        return items
    return items + POINT * float(state.turn.points)


def _waiting(state: State, outlook: Outlook) -> Iterator[float]:
    """What will come of the decisions that the seat has still open in its turn."""
    if state.on_turn != outlook.seat:
        return
    for frame in state.frames:
        if isinstance(frame, Pricing):
            for ware in frame.pieces:
                yield outlook.hope(ware, outlook.asking(ware))
        elif isinstance(frame, NamingPrice):
            yield outlook.hope(frame.kind, outlook.asking(frame.kind))
        elif isinstance(frame, Lot):
            yield proceeds(state, frame, outlook)
        elif isinstance(frame, Bids):
            yield outcome(state, frame, outlook)
        elif isinstance(frame, Fishing):
            for kind in set(frame.quay):
                landed = _sellable(state.home(kind), frame.quay.count(kind))
                yield landed * outlook.now.get(kind, 0.0)
