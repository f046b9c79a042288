"""One action being played: hands that move pieces, and a mouth that tells what happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from msgspec.structs import replace

from tsukiji_lab.game.chance import Chance
from tsukiji_lab.game.event import Event
from tsukiji_lab.game.refusal import Value
from tsukiji_lab.tsukiji.board import HOME
from tsukiji_lab.tsukiji.frame import Frame
from tsukiji_lab.tsukiji.pieces import FRESH
from tsukiji_lab.tsukiji.state import Player, Sale, State


class Piece(Protocol):
    """Whatever is kept in order: a name, a boat, a sale, the uses left of a Cart."""

    def __lt__(self, other: Any, /) -> bool: ...


T = TypeVar("T", bound=Piece)


class Step:
    """Makes a new state out of an old one, piece by piece; ``state`` is always whole and valid."""

    __slots__ = ("_chance", "drawn", "events", "state")

    def __init__(self, state: State, chance: Chance) -> None:
        self.state = state
        self.events: list[Event] = []
        self.drawn: list[str] = []
        self._chance = chance

    def say(self, what: str, rule: str, /, **values: Value) -> None:
        """Tell an event that concerns the player on turn."""
        self.events.append(Event(what, rule, self.state.on_turn, values))

    def say_of(self, seat: int, what: str, rule: str, /, **values: Value) -> None:
        """Tell an event that concerns another player."""
        self.events.append(Event(what, rule, seat, values))

    def draw(self, pieces: Sequence[str]) -> str:
        """Let chance give one of the pieces (which stay where they are)."""
        piece = self._chance.draw(self.state.draws, pieces)
        self.drawn.append(piece)
        self.put(draws=self.state.draws + 1)
        return piece

    # --- state, players, boards ---

    def put(self, **changes: object) -> None:
        """Change fields of the state."""
        self.state = replace(self.state, **changes)

    def put_player(self, seat: int, **changes: object) -> None:
        """Change what lies in front of one player."""
        players = self.state.players
        player = replace(players[seat], **changes)
        self.state = replace(self.state, players=(*players[:seat], player, *players[seat + 1 :]))

    def put_market(self, board: str, **changes: object) -> None:
        """Change what lies on one board."""
        markets, place = self.state.markets, self.state.boards.index(board)
        market = replace(markets[place], **changes)
        self.state = replace(self.state, markets=(*markets[:place], market, *markets[place + 1 :]))

    def put_boat(self, name: str, **changes: object) -> None:
        """Change one boat of the player on turn."""
        seat = self.state.on_turn
        boats = tuple(
            replace(boat, **changes) if boat.name == name else boat
            for boat in self.state.players[seat].boats
        )
        self.put_player(seat, boats=boats)

    def player(self, seat: int) -> Player:
        """What lies in front of a player now."""
        return self.state.players[seat]

    # --- the stack ---

    def push(self, frame: Frame) -> None:
        """Begin a decision that must be finished first."""
        self.state = replace(self.state, frames=(*self.state.frames, frame))

    def pop(self) -> None:
        """End the decision on top."""
        self.state = replace(self.state, frames=self.state.frames[:-1])

    def put_top(self, **changes: object) -> None:
        """Change the frame on top."""
        self.state = replace(
            self.state, frames=(*self.state.frames[:-1], replace(self.state.frames[-1], **changes))
        )

    def put_action(self, **changes: object) -> None:
        """Change the action under way, which lies on the turn."""
        turn, action, *above = self.state.frames
        self.state = replace(self.state, frames=(turn, replace(action, **changes), *above))

    def put_turn(self, **changes: object) -> None:
        """Change the turn under way, the bottom of the stack."""
        self.state = replace(
            self.state, frames=(replace(self.state.turn, **changes), *self.state.frames[1:])
        )

    def begin_action(self, points: int) -> None:
        """An action begins and costs so many ordinary Action Points."""
        self.put_turn(begun=True, points=self.state.turn.points - points)

    def begin_visit(self, points: int) -> None:
        """A visit begins; points from Carts are spent first."""
        turn = self.state.turn
        from_carts = min(points, turn.cart_points)
        self.put_turn(cart_points=turn.cart_points - from_carts)
        self.begin_action(points - from_carts)

    # --- yen ---

    def pay(self, seat: int, amount: int) -> None:
        """A player pays the general supply."""
        self.earn(seat, -amount)

    def earn(self, seat: int, amount: int) -> None:
        """A player takes yen from the general supply."""
        players = self.state.players
        player = replace(players[seat], yen=players[seat].yen + amount)
        self.put(
            players=(*players[:seat], player, *players[seat + 1 :]),
            supply=self.state.supply - amount,
        )

    def pay_player(self, payer: int, payee: int, amount: int) -> None:
        """A player pays another."""
        self.put_player(payer, yen=self.player(payer).yen - amount)
        self.put_player(payee, yen=self.player(payee).yen + amount)

    # --- tokens, licences, pieces for sale ---

    def give_token(self, seat: int, token: str) -> None:
        """Lay a token in front of a player."""
        self.put_player(seat, tokens=with_piece(self.player(seat).tokens, token))

    def take_token(self, seat: int, token: str) -> None:
        """Take a token away from a player."""
        self.put_player(seat, tokens=without_piece(self.player(seat).tokens, token))

    def send_home(self, token: str) -> None:
        """A token that lies nowhere goes back to its own market."""
        self.state.market(HOME[token]).take_back(self, token)

    def offer(self, seat: int, row: str, sale: Sale) -> None:
        """Lay a piece into a selling row."""
        self._put_row(seat, row, with_piece(self.player(seat).row(row), sale))

    def withdraw(self, seat: int, row: str, sale: Sale) -> None:
        """Take a piece out of a selling row."""
        self._put_row(seat, row, without_piece(self.player(seat).row(row), sale))

    def _put_row(self, seat: int, row: str, sales: tuple[Sale, ...]) -> None:
        self.put_player(seat, **{"fresh" if row == FRESH else "degraded": sales})


def with_piece(pieces: tuple[T, ...], piece: T) -> tuple[T, ...]:
    """The sorted pieces with one more."""
    return tuple(sorted((*pieces, piece)))


def without_piece(pieces: tuple[T, ...], piece: T) -> tuple[T, ...]:
    """The pieces without one of them (ValueError if it is not there)."""
    place = pieces.index(piece)
    return pieces[:place] + pieces[place + 1 :]
