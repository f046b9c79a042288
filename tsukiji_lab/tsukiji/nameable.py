"""Every action that a player could name at a table: with the pieces, places and people there are.

Only answers to «why not?» need them: what is legal is found without.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain, product
from typing import Any

from tsukiji_lab.game.action import Action
from tsukiji_lab.tsukiji.board import BOARDS, SHAPE, WAYS
from tsukiji_lab.tsukiji.boats import BuyBoat
from tsukiji_lab.tsukiji.markets import FISH_MARKETS, government, trading
from tsukiji_lab.tsukiji.markets.himono import LICENCES as HIMONO_LICENCES
from tsukiji_lab.tsukiji.markets.influence import KINDS, BuyExpansion
from tsukiji_lab.tsukiji.markets.rentals import ITEMS, USES
from tsukiji_lab.tsukiji.markets.ship_rentals import RentBoat
from tsukiji_lab.tsukiji.pieces import ANY_PRICE, BOATS, PORTS, ROWS
from tsukiji_lab.tsukiji.rules import VERBS
from tsukiji_lab.tsukiji.state import Sale, State

Things = Iterable[Any]

FISH = tuple(market.board for market in FISH_MARKETS)


def nameable(state: State) -> Iterator[Action]:
    """The actions of all verbs with everything that their words can name here, legal or not."""
    for verb in VERBS:
        things = (_things(verb, field, state) for field in verb.__struct_fields__)
        yield from (verb(*words) for words in product(*things))


def _things(verb: type[Action], field: str, state: State) -> Things:
    """What one word of a verb can name."""
    return dict.fromkeys(THINGS.get((verb, field)) or THINGS_CALLED[field](state))


def _sales(state: State) -> Iterator[Sale]:
    return (sale for player in state.players for row in ROWS for sale in player.row(row))


def _kinds(state: State) -> Things:
    """Fish, and what names barrels, licences and pieces on sale."""
    player = state.player
    loads = (barrel for boat in player.boats for barrel in boat.load)
    return chain(FISH, loads, player.licences, (sale.kind for sale in _sales(state)))


def _boats(state: State) -> Things:
    return chain((boat.name for boat in state.player.boats), BOATS)


def _ways(state: State) -> Things:
    """Ways to pay for entering a market."""
    player = state.player
    barrels = (f"{row}_{s.kind}_{s.price * 100}" for row in ROWS for s in player.row(row))
    return chain(WAYS, player.tokens, barrels, ("takoyaki", "eel"))


def _mackerel(state: State) -> Things:
    """Pieces that could be sold as a pair, or laid to dry."""
    player = state.player
    return chain(("token",), (f"{row}_{s.price * 100}" for row in ROWS for s in player.row(row)))


def _prices(state: State) -> Things:
    return chain((1, 100), (sale.price for sale in _sales(state)))


def _amounts(state: State) -> Things:
    actor = state.to_act
    yen = 0 if actor is None else state.players[actor].yen
    return (0, yen, yen + 1)


def _seats(state: State) -> Things:
    return range(len(state.players))


THINGS_CALLED: dict[str, Callable[[State], Things]] = {
    "market": lambda state: BOARDS,
    "cost": _ways,
    "port": lambda state: PORTS,
    "kind": _kinds,
    "boat": _boats,
    "barge": _boats,
    "licence": lambda state: HIMONO_LICENCES,
    "source": _mackerel,
    "uses": lambda state: range(1, USES + 1),
    "seat": _seats,
    "price": _prices,
    "count": lambda state: (0, 1, 2, 3, 9),
    "row": lambda state: ROWS,
    "column": lambda state: (*state.columns, ANY_PRICE),
    "amount": _amounts,
    "winner": _seats,
    "seller": _seats,
    "buyer": _seats,
    "token": lambda state: SHAPE,
    "first": _mackerel,
    "second": _mackerel,
    "space": lambda state: (0, *trading.SPACES),
    "item": lambda state: ITEMS,
}
"""What a word can name, by the name of its field."""

THINGS: dict[tuple[type[Action], str], tuple[str, ...]] = {
    (BuyBoat, "kind"): tuple(BOATS),
    (RentBoat, "kind"): tuple(BOATS),
    (BuyExpansion, "kind"): KINDS,
    (government.Give, "space"): government.SPACES,
}
"""The same where a field of that name means something else."""
