"""The things on the table, and which of them an action is about.

A thing has a key in the players' notation: ``boat one-slot``, ``port left``, ``market eel``,
``licence eel``, ``sale moon fresh eel 300``. Those of a harbour are the harbour's of the player on
turn, except what is for sale, which names its seat.

========================  ======================================================================
key                       thing
========================  ======================================================================
``boat one-slot``         a boat
``port left``             a port, open or covered
``licence eel``           a licence in its space; a Himono licence with its number
``cart 2``, ``freezer 1``  an item in a licence space, by the uses it has left
``buyer``                 the Buyers in licence spaces
``token eel``             the tokens of a kind
``lot eel``               a token that was put into the lot
``sale moon fresh eel 300``  what is for sale: seat, row, piece, price in yen
``cell fresh 300``        a selling column in a row, by its price in yen or ``???``
``quay eel``              what waits on the quay to be priced, auctioned or stowed
``seat peak``             a player
``market eel``            a board
``ware ships two-slot``   what is to be had from a market: a boat, a licence, a Loan …
``space trading 4``       a space of a board that takes tokens
========================  ======================================================================
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from tsukiji_lab.drawing.view import Ghosts, Live
from tsukiji_lab.game.action import MARKS, Action, written
from tsukiji_lab.tsukiji import (
    anytime,
    bidding,
    fishing,
    lots,
    pricing,
    purchasing,
    quay,
    turn,
    visiting,
)
from tsukiji_lab.tsukiji.anytime import FreeStep
from tsukiji_lab.tsukiji.boats import BuyBlueShip, BuyBoat, SellBoat
from tsukiji_lab.tsukiji.catching import Catch
from tsukiji_lab.tsukiji.markets import (
    auction,
    bank,
    barter,
    clam_oyster,
    foreign_market,
    fugu,
    government,
    himono,
    horse_mackerel,
    influence,
    mackerel,
    octopus,
    rentals,
    sardines,
    ship_rentals,
    sushi_shop,
    trading,
)
from tsukiji_lab.tsukiji.offers import Gain, offer_once_asked
from tsukiji_lab.tsukiji.pieces import ANY_PRICE, DEGRADED, FOREIGN, FRESH
from tsukiji_lab.tsukiji.state import Sale, State

Keys = tuple[str, ...]


# --- keys ---


def boat_key(boat: str) -> str:
    """The key of a boat of the player on turn."""
    return f"boat {written(boat)}"


def port_key(port: str) -> str:
    """The key of a port of the player on turn."""
    return f"port {port}"


def licence_key(licence: str) -> str:
    """The key of a licence of the player on turn."""
    return f"licence {written(licence)}"


def token_key(token: str) -> str:
    """The key of the tokens of a kind of the player on turn."""
    return f"token {written(token)}"


def lot_key(token: str) -> str:
    """The key of a token in the lot that is put together."""
    return f"lot {written(token)}"


def item_key(item: str, uses: int) -> str:
    """The key of a Cart or a Freezer of the player on turn, by the uses it has left."""
    return f"{item} {uses}"


BUYER = "buyer"
"""The key of the Buyers in the licence spaces of the player on turn."""


def sale_key(seat: int, row: str, sale: Sale) -> str:
    """The key of pieces for sale: whose harbour, which row, what, at which price."""
    return f"sale {MARKS[seat]} {row} {written(sale.kind)} {sale.price * 100}"


def cell_key(row: str, column: int) -> str:
    """The key of a selling column in a row of the player on turn."""
    return f"cell {row} {'???' if column == ANY_PRICE else column * 100}"


def quay_key(kind: str) -> str:
    """The key of what waits on the quay, by its kind."""
    return f"quay {written(kind)}"


def seat_key(seat: int) -> str:
    """The key of a player."""
    return f"seat {MARKS[seat]}"


def market_key(board: str) -> str:
    """The key of a board."""
    return f"market {written(board)}"


def ware_key(board: str, ware: str) -> str:
    """The key of what is to be had from a market."""
    return f"ware {written(board)} {written(ware)}"


def space_key(board: str, space: str | int) -> str:
    """The key of a space of a board that takes tokens."""
    return f"space {written(board)} {space}"


# --- what each verb is about ---


def things_of(state: State, action: Action) -> Keys:
    """The keys of the things that a legal action is about, what is taken first; () if of none."""
    return _ABOUT[type(action)](state, action) if type(action) in _ABOUT else ()


def _fish(state: State, action: fishing.Fish) -> Keys:
    """Fishing is what boats are for."""
    return tuple(boat_key(boat.name) for boat in state.player.boats)


def _purchase(state: State, action: purchasing.Purchase) -> Keys:
    """Purchasing is about all that could be bought."""
    buys = purchasing.Buy.options(state)
    return tuple(_buy(state, buy)[0] for buy in buys if buy.why_not(state) is None)


def _buy(state: State, action: purchasing.Buy) -> Keys:
    return (sale_key(action.seller, action.row, Sale(action.kind, action.price)),)


def _source(state: State, source: str, kind: str) -> str:
    """The thing that a text names as a token, or by its row and its price in yen."""
    if source == himono.TOKEN:
        return token_key(kind)
    row, yen = source.split("_")
    return sale_key(state.on_turn, row, Sale(kind, int(yen) // 100))


def _sell_pair(state: State, action: mackerel.SellPair) -> Keys:
    sources = (action.first, action.second)
    return tuple(dict.fromkeys(_source(state, each, "mackerel") for each in sources))


def _visited(state: State, action: Action) -> Keys:
    return (market_key(state.top.market),)


def _buy_boat(state: State, action: BuyBoat) -> Keys:
    return (ware_key(state.top.market, action.kind), port_key(action.port))


def _buy_blue_ship(state: State, action: BuyBlueShip) -> Keys:
    ware = ware_key(state.top.market, "blue_ship")
    return (ware, boat_key(action.boat), port_key(action.port))


def _trade(state: State, action: trading.Trade | trading.Swap) -> Keys:
    return (space_key("trading", action.space),)


def _boat(state: State, action: Any) -> Keys:
    return (boat_key(action.boat),)


def _board_of(board: str) -> Callable[[State, Any], Keys]:
    return lambda state, action: (market_key(board),)


_ABOUT: dict[type[Action], Callable[[State, Any], Keys]] = {
    fishing.Fish: _fish,
    purchasing.Purchase: _purchase,
    visiting.Enter: lambda state, action: (market_key(action.market),),
    # at any time of the own turn
    anytime.OpenPort: lambda state, action: (port_key(action.port),),
    anytime.ReturnLicence: lambda state, action: (licence_key(action.kind),),
    anytime.Transfer: lambda state, action: (boat_key(action.boat), boat_key(action.barge)),
    himono.Dry: lambda state, action: (
        _source(state, action.source, action.kind),
        licence_key(action.licence),
    ),
    rentals.FlipCart: lambda state, action: (item_key("cart", action.uses),),
    influence.PlaceBuyer: lambda state, action: (BUYER, seat_key(action.seat)),
    turn.Discard: _boat,
    # before degradation
    fugu.BuyOwnFugu: lambda state, action: (
        sale_key(state.on_turn, DEGRADED, Sale("fugu", action.price)),
    ),
    rentals.UseFreezer: lambda state, action: (item_key("freezer", action.uses),),
    # Fishing
    fishing.Undock: _boat,
    Catch: lambda state, action: (boat_key(action.boat), licence_key(action.kind)),
    himono.CatchByHimono: lambda state, action: (
        boat_key(action.boat),
        licence_key(action.licence),
    ),
    horse_mackerel.CatchByHorseMackerel: lambda state, action: (
        boat_key(action.boat),
        licence_key(horse_mackerel.BOARD),
    ),
    foreign_market.DockAbroad: lambda state, action: (
        boat_key(action.boat),
        market_key(FOREIGN),
    ),
    foreign_market.Join: lambda state, action: (boat_key(action.boat), market_key(FOREIGN)),
    foreign_market.AuctionAbroad: _board_of(FOREIGN),
    foreign_market.OverfishFirst: lambda state, action: (market_key(action.kind),),
    fishing.Dock: lambda state, action: (boat_key(action.boat), port_key(action.port)),
    fishing.Reprice: lambda state, action: (
        sale_key(state.on_turn, action.row, Sale(action.kind, action.price)),
        cell_key(action.row, action.column),
    ),
    pricing.Price: lambda state, action: (cell_key(FRESH, action.column), quay_key(action.kind)),
    quay.HoldAuction: lambda state, action: (quay_key(action.kind),),
    himono.Stow: lambda state, action: (quay_key(action.kind), licence_key(action.licence)),
    # bids
    bidding.Award: lambda state, action: (seat_key(action.winner),),
    barter.Accept: lambda state, action: (seat_key(action.buyer),),
    # Purchasing
    purchasing.Buy: _buy,
    # visits
    lots.Add: lambda state, action: (token_key(action.token),),
    lots.Remove: lambda state, action: (lot_key(action.token),),
    visiting.BuyLicence: lambda state, action: (ware_key(action.kind, "licence"),),
    visiting.Sell: lambda state, action: (token_key(action.token),),
    mackerel.SellPair: _sell_pair,
    octopus.TradeOctopus: lambda state, action: (token_key("octopus"),),
    clam_oyster.SellSet: lambda state, action: (
        token_key(clam_oyster.CLAM),
        token_key(clam_oyster.OYSTER),
    ),
    sardines.BuyTin: lambda state, action: (ware_key("sardines", "tin"),),
    SellBoat: _boat,
    BuyBoat: _buy_boat,
    BuyBlueShip: _buy_blue_ship,
    ship_rentals.RentBoat: _buy_boat,
    auction.AuctionLot: _visited,
    barter.OfferLot: _visited,
    sushi_shop.SushiLot: _visited,
    bank.TakeLoan: lambda state, action: (ware_key("bank", "loan"),),
    bank.BuyShare: lambda state, action: (ware_key("bank", "share"),),
    government.Give: lambda state, action: (
        token_key(action.token),
        space_key("government", action.space),
    ),
    rentals.Rent: lambda state, action: (ware_key("rentals", action.item),),
    trading.Trade: _trade,
    trading.Swap: _trade,
    influence.BuyBuyer: lambda state, action: (ware_key("influence", "buyer"),),
    influence.BuyExpansion: lambda state, action: (ware_key("influence", "expansion"),),
}

WITHOUT: frozenset[type[Action]] = frozenset(
    {
        turn.EndTurn,
        turn.Degrade,
        fishing.FinishFishing,
        purchasing.FinishPurchasing,
        visiting.Leave,
        lots.Confirm,
        barter.Decline,
        bidding.Bid,
        pricing.Amount,
    }
)
"""The verbs that are about no thing: they close what is under way, or say an amount."""


def about(state: State, actions: Iterable[Action], *keys: str) -> list[Action]:
    """Those of the actions that are about all these things."""
    return [action for action in actions if {*keys} <= {*things_of(state, action)}]


# --- the table as it can be acted on ---

GOALS = ("cell", "port", "seat")
"""Things that can also be the goal of another: they are lit when that one is picked."""


def live(
    state: State,
    actions: Sequence[Action],
    picked: str = "",
    chosen: Action | None = None,
    home: int | None = None,
) -> Live:
    """The table for whoever may take these actions now, with what was picked and chosen so far.

    A key that no action is about is not picked. ``home`` is the seat whose harbour stands first.
    """
    lit: dict[str, None] = {}
    free: dict[str, None] = {}
    for action in actions:
        keys = things_of(state, action)
        is_free = isinstance(action, FreeStep)
        for place, key in enumerate(keys):
            is_goal = place > 0 and key.partition(" ")[0] in GOALS
            if not is_goal or picked in keys:
                (free if is_free and not is_goal else lit)[key] = None
    return Live(
        lit=frozenset(lit),
        calm=frozenset(free.keys() - lit.keys()),
        picked=picked if picked in lit or picked in free else "",
        ghosts=ghosts_of(state, chosen) if chosen else {},
        gains=_gains(state, actions, picked),
        home=home,
    )


def ghosts_of(state: State, action: Action) -> Ghosts:
    """What the action would put where: pieces by the place where they would lie.

    Places are keys of things, ``sea`` and ``spaces`` (the licence spaces).
    """
    match action:
        case pricing.Price():
            return {cell_key(FRESH, action.column): action.kind}
        case fishing.Reprice():
            return {cell_key(action.row, action.column): action.kind}
        case fishing.Dock():
            return {port_key(action.port): action.boat}
        case fishing.Undock():
            return {"sea": action.boat}
        case Catch() | himono.CatchByHimono():
            return {boat_key(action.boat): action.kind}
        case horse_mackerel.CatchByHorseMackerel():
            return {boat_key(action.boat): horse_mackerel.MACKEREL}
        case BuyBoat() | ship_rentals.RentBoat():
            return {port_key(action.port): action.kind}
        case visiting.BuyLicence():
            return {"spaces": action.kind}
        case rentals.Rent():
            return {"spaces": action.item}
        case influence.BuyBuyer():
            return {"spaces": "buyer"}
        case _:
            return {}


def _gains(state: State, actions: Sequence[Action], picked: str) -> Mapping[str, Gain]:
    """What a buyer would gain by each price that can be asked now."""
    gains: dict[str, Gain] = {}
    for action in actions:
        if isinstance(action, fishing.Reprice) and picked not in things_of(state, action):
            continue
        gain = buyer_gain(state, action)
        if gain is not None:
            gains.setdefault(next(iter(ghosts_of(state, action))), gain)
    return gains


def buyer_gain(state: State, action: Action) -> Gain | None:
    """What a buyer of a piece would gain if this action asks its price. None if it asks no price
    yet, or nobody can buy it.
    """
    if not purchasing.anybody_can_buy(state):
        return None
    match action:
        case pricing.Price():
            row = FRESH
        case fishing.Reprice():
            row = action.row
        case _:
            return None
    if action.column == ANY_PRICE:
        return None
    return offer_once_asked(state, action, action.kind, action.column, row).gain
