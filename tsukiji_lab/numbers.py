"""The numbers of a position that can be changed, and the position with others in their place.

They stand at the places of the table: ``turn``, the seats by their marks, the fish markets.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from tsukiji_lab.game.action import MARKS
from tsukiji_lab.tsukiji.board import HOME, FishMarket
from tsukiji_lab.tsukiji.box import laid_out
from tsukiji_lab.tsukiji.markets.tracked import TRACK, TrackedFish
from tsukiji_lab.tsukiji.pieces import ACTION_POINTS, ALL_YEN, PORTS
from tsukiji_lab.tsukiji.position import Position, seats_of
from tsukiji_lab.tsukiji.state import Player, State

TURN = "turn"
LICENCE, TOKEN = "licence", "token"


class Number(Struct, frozen=True):
    """A number that may be changed between ``least`` and ``most``; money is in yen.

    ``kind`` says what is counted («yen», «licence»), ``piece`` which of its sort.
    """

    kind: str
    value: int
    least: int
    most: int
    piece: str = ""
    step: int = 1

    @property
    def name(self) -> str:
        """What tells it from the other numbers of its place: «licence eel»."""
        return f"{self.kind} {self.piece}".strip()


def numbers(state: State) -> dict[str, list[Number]]:
    """The numbers that can be changed, by place."""
    found = {TURN: [Number("points", state.turn.points, 0, ACTION_POINTS)]}
    for mark, player in zip(MARKS, state.players, strict=False):
        found[mark] = list(_of_seat(state, player))
    for market in state.markets:
        if isinstance(market, FishMarket) and not market.overfished:
            found[market.board] = list(_of_market(state, market))
    return found


def _of_seat(state: State, player: Player) -> Iterator[Number]:
    fish = [market for market in state.markets if isinstance(market, FishMarket)]
    yield Number("yen", player.yen * 100, 0, ALL_YEN * 100, step=100)
    yield Number("ports", player.open_ports, 1, len(PORTS))
    for market in fish:
        held = sum(HOME[licence] == market.board for licence in player.licences)
        used = {piece.licence for piece in player.drying if HOME[piece.licence] == market.board}
        more = min(market.licences, player.free_spaces)
        yield Number(LICENCE, held, len(used), held + more, market.board)
    for market in fish:
        # Without the last of them it would be overfished.
        left = market.tokens_left(state) - (not market.overfished)
        for token in market.token_kinds:
            held = player.tokens.count(token)
            is_drawn = token in market.bag_tokens()
            there = state.bag.count(token) if is_drawn else market.tokens
            yield Number(TOKEN, held, 0, held + max(0, min(there, left)), token)


def _of_market(state: State, market: FishMarket) -> Iterator[Number]:
    printed: Any = laid_out(state, market.board)
    yield Number("barrels", market.barrels, 1, printed.all_barrels)
    if isinstance(market, TrackedFish):
        yield Number("marker", market.marker, TRACK[0], TRACK[-1])


def with_numbers(
    position: Position, state: State, place: str, changes: Mapping[str, int]
) -> Position:
    """The position of a state with other numbers at a place, by their names."""
    if place == TURN:
        return replace(position, **changes)
    if place not in MARKS:
        row = {**position.boards.get(place.replace("_", "-"), {}), **changes}
        return replace(position, boards={**position.boards, place.replace("_", "-"): row})
    seat = seats_of(state)[place]
    for name, number in changes.items():
        kind, _, piece = name.partition(" ")
        if kind == LICENCE:
            held = _licences(state, place, piece, number)
            others = (each for each in seat.licences or () if HOME[_id(each)] != piece)
            seat = replace(seat, licences=(*others, *held))
        elif kind == TOKEN:
            rest = (each for each in seat.tokens if _id(each) != piece)
            seat = replace(seat, tokens=(*rest, *(piece for _ in range(number))))
        else:
            seat = replace(seat, **{kind: number})
    return replace(position, seats={**position.seats, place: seat})


def _id(name: str) -> str:
    return name.replace("-", "_")


def _licences(state: State, mark: str, kind: str, number: int) -> list[str]:
    """So many licences of a kind; of those that are told apart the ones in use stay first."""
    apart = state.home(kind).licences_apart
    if not apart:
        return [kind] * number
    player = state.players[MARKS.index(mark)]
    used = {piece.licence for piece in player.drying}
    own = [each for each in player.licences if HOME[each] == kind]
    taken = {licence for other in state.players for licence in other.licences}
    free = (each for each in apart if each not in taken)
    return [*sorted(own, key=lambda each: each not in used), *free][:number]
