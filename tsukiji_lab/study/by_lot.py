"""Games by lot: any seats, boards, boats, variants and printed numbers, from the start or from the
middle.
"""

from __future__ import annotations

from random import Random
from typing import Any

from tsukiji_lab.game.action import MARKS
from tsukiji_lab.public import Game, game_in_position, new_game
from tsukiji_lab.tsukiji.board import HOME
from tsukiji_lab.tsukiji.house_rules import COLUMN_NAMES, HARBOUR, NEEDED, numbers_of
from tsukiji_lab.tsukiji.pieces import BOATS, PORTS, SEA
from tsukiji_lab.tsukiji.position import BoatAt, Position, SeatAt
from tsukiji_lab.tsukiji.setup import (
    BARGES,
    EXPANSION,
    MORE_EXTERNAL,
    MORE_FISH,
    MORE_MARKETS,
    STAPLES,
    VARIANTS,
    external_boards,
    fish_boards,
)
from tsukiji_lab.tsukiji.state import State

ROUND_LIMIT = 15
UNCHANGED = 0.7
"""The part of the games in which all numbers are as printed."""


def game_by_lot(seed: int, box: str) -> Game:
    """A game with that box. One with an odd seed begins in a position where everybody has boats at
    sea, licences, tokens and pieces on sale; any other one begins as the rulebook says.
    """
    rng = Random(seed)
    seats = rng.randint(2, 6)
    choices: dict[str, Any] = {"variants": [each for each in VARIANTS if rng.random() < 0.5]}
    if MORE_MARKETS in choices["variants"]:
        fish, external = fish_boards(box), external_boards(box)
        choices["fish_markets"] = rng.randint(MORE_FISH[seats], len(fish) - 1)
        choices["external_markets"] = rng.randint(MORE_EXTERNAL[seats], len(external) - 1)
    if box == EXPANSION:
        choices["staple"] = rng.choice(STAPLES)
        choices["barges"] = rng.choice(list(BARGES))
        choices["blue_ship"] = rng.random() < 0.5
    if rng.random() > UNCHANGED:
        choices["boards"] = _house_rule(box, rng)
    money = rng.choice(("open", "closed"))
    game = new_game(seats, box=box, money=money, seed=seed, round_limit=ROUND_LIMIT, **choices)
    return game_in_position(game.setup, _deal(game.state, rng)) if seed % 2 else game


def _house_rule(box: str, rng: Random) -> dict[str, dict[str, int]]:
    """Another number on one board, or another dearest column of the harbours."""
    board = rng.choice((HARBOUR, *fish_boards(box), *external_boards(box)))
    if board == HARBOUR:
        return {board: {COLUMN_NAMES[-1]: 100 * rng.randint(6, 12)}}
    number, unit = rng.choice(list(numbers_of(board).items()))
    return {board: {number: unit * rng.randint(number.startswith(NEEDED), 6)}}


def _deal(state: State, rng: Random) -> Position:
    """A position in which pieces were dealt to all players, and none is the last of its market."""
    fish = state.fish_markets
    barrels = [market.board for market in fish for _ in range(market.barrels - 1)]
    licences = [m.licence_names()[0] for m in fish for _ in range(m.licences)]
    tokens = [market.token_kinds[0] for market in fish for _ in range(market.tokens - 1)]
    homes = [HOME[token] for token in state.bag]
    tokens += [t for place, t in enumerate(state.bag) if homes[place] in homes[:place]]
    ships = list(state.market("ships").boats)
    for pieces in (barrels, licences, tokens, ships):
        rng.shuffle(pieces)
    seats = {}
    for mark, player in zip(MARKS, state.players, strict=False):
        fleet = dict.fromkeys([*(boat.kind for boat in player.boats), *_taken(ships, 2)])
        held = {*player.licences, *_taken(licences, 3)}
        seats[mark] = SeatAt(
            yen=100 * rng.randint(5, 30),
            ports=len(PORTS),
            boats=tuple(BoatAt(kind, SEA, _load(state, kind, barrels, rng)) for kind in fleet),
            licences=tuple(sorted(held)),
            fresh=_sales(state, barrels, rng),
            degraded=_sales(state, barrels, rng),
            tokens=tuple(_taken(tokens, 6)),
        )
    return Position(seats=seats)


def _taken(pieces: list[str], number: int) -> list[str]:
    """So many of the pieces, or all there are."""
    return [pieces.pop() for _ in range(min(number, len(pieces)))]


def _sales(state: State, barrels: list[str], rng: Random) -> tuple[str, ...]:
    """Up to two barrels with their prices; what is auctioned is never put up for sale."""
    wares = [kind for kind in barrels if not state.market(kind).auction_lot][: rng.randrange(3)]
    for kind in wares:
        barrels.remove(kind)
    return tuple(f"{kind} {100 * rng.randint(1, 6)}" for kind in wares)


def _load(state: State, kind: str, barrels: list[str], rng: Random) -> tuple[str, ...]:
    """Barrels of one fish for a boat of that kind."""
    if not barrels:
        return ()
    fish = barrels[-1]
    most = min(rng.randint(0, BOATS[kind].slots), barrels.count(fish))
    number = min(most, state.market(fish).per_boat or most)
    for _ in range(number):
        barrels.remove(fish)
    return (fish,) * number
