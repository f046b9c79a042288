"""Which markets a player can still enter before the game ends, and what they give for a token."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from tsukiji_lab.tsukiji.board import CLOSED
from tsukiji_lab.tsukiji.pieces import ACTION_POINTS, DEAREST
from tsukiji_lab.tsukiji.state import State
from tsukiji_lab.tsukiji.step import with_piece
from tsukiji_lab.tsukiji.turn import Turn, TurnEnd
from tsukiji_lab.tsukiji.visiting import Enter


def has_turn_to_come(state: State, seat: int) -> bool:
    """Whether another turn of the player begins, as far as is known."""
    seats, of_turn = len(state.players), _of_turn(state)
    return state.goes_on_for((seat - of_turn) % seats or seats)


def in_reach(state: State, seat: int, token: str) -> tuple[str, ...]:
    """The markets that a player can enter with such a token in hand: in a turn to come any, else
    those for which the Action Points left suffice, those of Carts too, or what else pays for them.
    """
    if has_turn_to_come(state, seat):
        return state.boards
    # A Buyer acts after the turn of another player, and gives no Action Point.
    if not state.frames or seat != _of_turn(state):
        return ()
    return _to_enter(state, seat, state.turn, token)


def after_buying(state: State, seat: int, token: str) -> tuple[str, ...]:
    """The same for another player who buys the token of the one on turn first, and has yen for
    every entry.
    """
    player, seats = state.players[seat], len(state.players)
    wait = (seat - state.on_turn) % seats
    has_buyer = player.buyers or any(owner == seat for owner, _ in state.errands)
    if not state.goes_on_for(wait):
        return ()
    if has_buyer or state.goes_on_for(wait + seats):
        return state.boards
    others = (replace(each, yen=DEAREST) for each in state.players)
    return _to_enter(
        replace(state, players=tuple(others)), seat, Turn(points=ACTION_POINTS - 1), token
    )


def best_sale(state: State, token: str, seat: int | None = None) -> tuple[int, str]:
    """What the market that pays most gives for such a token now, in units of ¥100, and its name; of
    those alone that the player can still enter with it, if a ``seat`` is named. 0 and no name if
    none takes one by itself.
    """
    boards = state.boards if seat is None else in_reach(state, seat, token)
    return _best_sale(state, token, boards)


def best_resale(state: State, token: str) -> tuple[int, str]:
    """The same of the markets that another player can still enter who buys such a token of the
    player on turn first.
    """
    reach = {after_buying(state, seat, token) for seat in state.others}
    return max(_best_sale(state, token, boards) for boards in reach)


def _of_turn(state: State) -> int:
    """Whose turn it is: also while others buy through Buyers as it ends."""
    served = (frame.served for frame in state.frames if isinstance(frame, TurnEnd))
    return next(served, state.on_turn)


def _to_enter(state: State, seat: int, turn: Turn, token: str) -> tuple[str, ...]:
    """The markets that a player can enter in such a turn to sell such a token."""
    player = state.players[seat]
    if token not in player.tokens:
        player = replace(player, tokens=with_piece(player.tokens, token))
    players = (*state.players[:seat], player, *state.players[seat + 1 :])
    turn = replace(turn, cart_points=turn.cart_points + sum(player.carts))
    inside = replace(state, on_turn=seat, players=players, frames=(turn,))
    # What is handed over as the entry cost cannot be sold.
    is_alone = player.tokens.count(token) == 1
    visits = (visit for visit in Enter.legal(inside) if not (is_alone and visit.cost == token))
    return tuple(dict.fromkeys(visit.market for visit in visits))


def _best_sale(state: State, token: str, boards: Sequence[str]) -> tuple[int, str]:
    markets = (state.market(board) for board in boards)
    offers = (
        (market.gives_alone(state, token), market.board)
        for market in markets
        if market.collapsed != CLOSED
    )
    return max((offer for offer in offers if offer[0]), default=(0, ""))
