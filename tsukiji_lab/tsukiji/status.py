"""What is wrong with a position: every broken invariant, in plain English for developers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import chain

from tsukiji_lab.tsukiji.board import CAUGHT_BY, CLOSED, HOME, SHAPE, FishMarket, is_barrel
from tsukiji_lab.tsukiji.box import laid_out
from tsukiji_lab.tsukiji.pieces import (
    ALL_YEN,
    ANY_PRICE,
    BOATS,
    FOREIGN,
    LICENCE_SPACES,
    PORTS,
    ROWS,
    SEA,
)
from tsukiji_lab.tsukiji.state import Player, State


def status(state: State) -> list[str]:
    """All broken invariants of a position; empty if it is sound."""
    return [
        *_yen(state),
        *_fish(state),
        *_kinds(state),
        *_boats(state),
        *_loads(state),
        *_components(state),
        *(f"{m.board}: {flaw}" for m in state.markets for flaw in m.flaws(state)),
        *(f"{m.board}: collapsed" for m in state.markets if m.collapsed not in ("", m.collapses)),
        *chain.from_iterable(
            _harbour(f"seat {seat}", player) for seat, player in enumerate(state.players)
        ),
        *_stack(state),
    ]


def _yen(state: State) -> Iterator[str]:
    total = state.supply + sum(player.yen for player in state.players)
    if total != ALL_YEN:
        yield f"yen: {total} units instead of {ALL_YEN}"
    for seat, player in enumerate(state.players):
        if player.yen < 0:
            yield f"seat {seat}: {player.yen} units of yen"


def _fish(state: State) -> Iterator[str]:
    barrels, tokens = with_players(state)
    tokens.update(state.bag)
    for frame in state.frames:
        barrels.update(frame.barrels())
        tokens.update(frame.tokens())
    for market in state.markets:
        tokens.update(market.tokens_here())
    for fish in state.fish_markets:
        yield from _market(state, fish, barrels[fish.board], tokens)
    licences = [licence for player in state.players for licence in player.licences]
    licences += [piece.licence for player in state.players for piece in player.drying]
    for name in dict.fromkeys((*barrels, *tokens, *licences)):
        if HOME[name] not in state.boards:
            yield f"{name}: its market is not in play"


def _kinds(state: State) -> Iterator[str]:
    """Pieces that lie where only others belong."""
    licences = {name for fish in state.fish_markets for name in fish.licence_names()}
    for seat, player in enumerate(state.players):
        sales = (sale.kind for sale in player.fresh + player.degraded)
        for place, pieces, right in (
            ("aboard", (barrel for boat in player.boats for barrel in boat.load), CAUGHT_BY),
            ("for sale", (kind for kind in sales if not is_barrel(kind)), SHAPE),
            ("a token", player.tokens, SHAPE),
            ("a licence", player.licences, licences),
        ):
            yield from (f"seat {seat}: {each} is {place}" for each in pieces if each not in right)


def with_players(state: State) -> tuple[Counter[str], Counter[str]]:
    """The barrels and the tokens in front of the players, barrels by their fish."""
    barrels: Counter[str] = Counter()
    tokens: Counter[str] = Counter()
    for player in state.players:
        barrels.update(HOME[barrel] for boat in player.boats for barrel in boat.load)
        tokens.update(player.tokens)
        for sale in player.fresh + player.degraded:
            (barrels if is_barrel(sale.kind) else tokens)[sale.kind] += 1
        for piece in player.drying:
            (tokens if piece.is_token else barrels)[piece.kind] += 1
    return barrels, tokens


def _market(state: State, market: FishMarket, out: int, tokens: Counter[str]) -> Iterator[str]:
    kind = market.board
    if min(market.barrels, market.tokens, market.licences, market.boxed) < 0:
        yield f"{kind}: a negative number of pieces"
    if market.barrels + market.boxed + out != market.all_barrels:
        yield f"{kind}: barrels {market.barrels}+{market.boxed}+{out} of {market.all_barrels}"
    counted = market.tokens + sum(tokens[token] for token in market.token_kinds)
    if counted != market.tokens_in_box():
        yield f"{kind}: {counted} tokens of {market.tokens_in_box()}"
    for token, count in Counter(market.bag_tokens()).items():
        if tokens[token] != count:
            yield f"{kind}: {tokens[token]} pieces of {token}"
    held = sum(HOME[licence] == kind for player in state.players for licence in player.licences)
    if market.licences + held != market.all_licences:
        yield f"{kind}: {market.licences}+{held} licences of {market.all_licences}"
    if market.overfished and market.barrels:
        yield f"{kind}: overfished with barrels on the board"
    if not market.overfished and market.is_run_out(state):
        yield f"{kind}: run out and not overfished"


def _boats(state: State) -> Iterator[str]:
    boats = Counter(boat.kind for player in state.players for boat in player.boats)
    for market in state.markets:
        boats.update(market.boats_here())
    for kind, count in boats.items():
        if count > BOATS[kind].pieces:
            yield f"{count} boats of kind {kind}"


def _loads(state: State) -> Iterator[str]:
    for seat, player in enumerate(state.players):
        for boat in player.boats:
            for kind in dict.fromkeys(boat.load):
                market = state.find_market(HOME[kind])
                if isinstance(market, FishMarket) and 0 < market.per_boat < boat.load.count(kind):
                    yield f"seat {seat}: {boat.name} carries too much {kind}"
            if boat.place == FOREIGN and FOREIGN not in state.boards:
                yield f"seat {seat}: {boat.name} lies at a market that is not in play"
            if boat.rented and not {boat.rented, "ship_rentals"} <= set(state.boards):
                yield f"seat {seat}: {boat.name} is rented from a market that is not in play"


OUT: dict[tuple[str, str], Callable[[State], int]] = {
    ("bank", "loans"): lambda state: sum(player.loans for player in state.players),
    ("bank", "shares"): lambda state: sum(player.shares for player in state.players),
    ("rentals", "freezers"): lambda state: sum(len(player.freezers) for player in state.players),
    ("rentals", "carts"): lambda state: sum(len(player.carts) for player in state.players),
    ("influence", "buyers"): lambda state: (
        len(state.errands) + sum(player.buyers for player in state.players)
    ),
    ("ship_rentals", "rentals"): lambda state: sum(
        bool(boat.rented) for player in state.players for boat in player.boats
    ),
}
"""How many of a board's components lie in front of the players."""


def _components(state: State) -> Iterator[str]:
    for (board, name), out in OUT.items():
        market = state.find_market(board)
        if market is None:
            if out(state):
                yield f"{board}: {name} of a market that is not in play"
            continue
        of_all = getattr(laid_out(state, board), name)
        left = getattr(market, name)
        count = left + out(state)
        if left < 0:
            yield f"{board}: {out(state)} {name} of {of_all}"
        elif count > of_all or (count < of_all and market.collapsed != CLOSED):
            yield f"{board}: {count} {name} of {of_all}"


def _harbour(who: str, player: Player) -> Iterator[str]:
    if player.free_spaces < 0:
        yield f"{who}: more than {LICENCE_SPACES} licence spaces taken"
    if min(player.loans, player.shares, player.buyers) < 0:
        yield f"{who}: a negative number of Loans, Shares or Buyers"
    if not 1 <= player.open_ports <= len(PORTS):
        yield f"{who}: {player.open_ports} open ports"
    if player.loans and player.shares:
        yield f"{who}: both Loans and Shares"
    names = [boat.name for boat in player.boats]
    if len(set(names)) < len(names):
        yield f"{who}: two boats of one name"
    for row in ROWS:
        if list(player.row(row)) != sorted(player.row(row)):
            yield f"{who}: {row} row is not sorted"
        if any(not 1 <= sale.price < ANY_PRICE for sale in player.row(row)):
            yield f"{who}: a price out of range"
    if list(player.tokens) != sorted(player.tokens):
        yield f"{who}: tokens are not sorted"
    for boat in player.boats:
        if boat.place not in (*PORTS, SEA, FOREIGN):
            yield f"{who}: {boat.name} lies nowhere"
        if len(boat.load) > boat.slots or (boat.load and not boat.at_sea):
            yield f"{who}: {boat.name} is overloaded or loaded in port"
        if not boat.is_barge and len({HOME[barrel] for barrel in boat.load}) > boat.licences:
            yield f"{who}: {boat.name} carries too many kinds"
    for port in PORTS:
        moored = [boat for boat in player.boats if boat.place == port]
        if moored and PORTS.index(port) >= player.open_ports:
            yield f"{who}: a boat in the covered {port} port"
        room = 2 if port == PORTS[-1] and not any(boat.is_barge for boat in moored) else 1
        if len(moored) > room:
            yield f"{who}: {len(moored)} boats in the {port} port"
        if port != PORTS[-1] and any(boat.is_barge for boat in moored):
            yield f"{who}: a Barge in the {port} port"


def _stack(state: State) -> Iterator[str]:
    if bool(state.frames) == (state.scores is not None):
        yield "a game is either under way or scored"
    if state.boards != tuple(market.board for market in state.markets):
        yield "the names of the markets do not fit the markets"
    if state.frames and (state.turn.points < 0 or state.turn.cart_points < 0):
        yield "a negative number of Action Points"
