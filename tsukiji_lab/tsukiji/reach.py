"""Which markets a player can still enter before the game ends, and what they give for a token."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise

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


def errands_of(state: State, seat: int) -> list[int]:
    """After how many turns from this one the placed Buyers of a player act, 0 for this one; of
    those that act before the game ends, as far as is known.
    """
    seats = len(state.players)
    waits = [(served - state.on_turn) % seats for owner, served in state.errands if owner == seat]
    return [*filter(state.goes_on_for, waits)]


def in_reach(state: State, seat: int, token: str) -> dict[str, int]:
    """The markets that a player can enter with such a token in hand, each with how many of its kind
    must be handed over for that: in a turn to come any, else those for which the Action Points left
    suffice, those of Carts too, or what else pays for them.
    """
    if has_turn_to_come(state, seat):
        return dict.fromkeys(state.boards, 0)
    # A Buyer acts after the turn of another player, and gives no Action Point.
    if not state.frames or seat != _of_turn(state):
        return {}
    return _to_enter(state, seat, state.turn, token)


def after_buying(state: State, seat: int, token: str) -> dict[str, int]:
    """The same for another player who buys the token of the one on turn first, and has yen for
    every entry.
    """
    seats = len(state.players)
    wait = (seat - state.on_turn) % seats
    if not state.goes_on_for(wait):
        return {}
    if state.goes_on_for(wait + seats):
        return dict.fromkeys(state.boards, 0)
    # A Buyer who acts before that turn spends nothing of it.
    spent = 0 if any(turns < wait for turns in errands_of(state, seat)) else 1
    players = [replace(each, yen=DEAREST) for each in state.players]
    players[seat] = replace(players[seat], tokens=with_piece(players[seat].tokens, token))
    turn = Turn(points=ACTION_POINTS - spent)
    return _to_enter(replace(state, players=tuple(players)), seat, turn, token)


def best_sale(state: State, token: str, seat: int | None = None, held: int = 0) -> tuple[int, str]:
    """What the market that pays most gives for such a token now, in units of ¥100, and its name,
    beyond what it gives for ``held`` others of the kind; of those alone that the player can still
    enter with it, if a ``seat`` is named. 0 and no name if none takes one by itself.
    """
    boards = dict.fromkeys(state.boards, 0) if seat is None else in_reach(state, seat, token)
    return _best_sale(state, token, boards, held)


def best_resale(state: State, token: str) -> tuple[int, str]:
    """The same of the markets that another player can still enter who buys such a token of the
    player on turn first.
    """
    return max(
        _best_sale(
            state, token, after_buying(state, seat, token), state.players[seat].tokens.count(token)
        )
        for seat in state.others
    )


def sales(
    state: State, token: str, boards: Mapping[str, int], held: int, more: int
) -> Iterator[tuple[str, list[int]]]:
    """What each of these markets gives now for each of so many tokens ``more`` than ``held``, in
    units of ¥100; ``boards`` tells how many must be handed over to enter it.
    """
    for board, entry in boards.items():
        market = state.market(board)
        if market.collapsed != CLOSED:
            counts = (max(held - entry + each, 0) for each in range(more + 1))
            given = [market.gives_for(state, token, count) for count in counts]
            yield board, [after - before for before, after in pairwise(given)]


def _of_turn(state: State) -> int:
    """Whose turn it is: also while others buy through Buyers as it ends."""
    served = (frame.served for frame in state.frames if isinstance(frame, TurnEnd))
    return next(served, state.on_turn)


def _to_enter(state: State, seat: int, turn: Turn, token: str) -> dict[str, int]:
    """The markets that a player can enter in such a turn to sell such a token, each with how many
    of its kind must be handed over for that.
    """
    player = state.players[seat]
    if token not in player.tokens:
        player = replace(player, tokens=with_piece(player.tokens, token))
    players = (*state.players[:seat], player, *state.players[seat + 1 :])
    turn = replace(turn, cart_points=turn.cart_points + sum(player.carts))
    inside = replace(state, on_turn=seat, players=players, frames=(turn,))
    held = player.tokens.count(token)
    entries: dict[str, int] = {}
    for visit in Enter.legal(inside):
        entry = int(visit.cost == token)
        # What is handed over as the entry cost cannot be sold.
        if entry < held:
            entries[visit.market] = min(entry, entries.get(visit.market, entry))
    return entries


def _best_sale(state: State, token: str, boards: Mapping[str, int], held: int) -> tuple[int, str]:
    offers = ((yen, board) for board, (yen,) in sales(state, token, boards, held, 1))
    return max((offer for offer in offers if offer[0]), default=(0, ""))
