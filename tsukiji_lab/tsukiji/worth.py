"""What fish tokens are worth, in Resources.

Source: each Fish Market's «Resource value»; rulings, Worth.
"""

from __future__ import annotations

from itertools import groupby

from tsukiji_lab.tsukiji.board import HOME
from tsukiji_lab.tsukiji.state import State


def worth(state: State, tokens: tuple[str, ...]) -> int:
    """What these (sorted) tokens are worth together now."""
    by_market = groupby(tokens, HOME.__getitem__)
    return sum(state.market(board).worth(state, tuple(group)) for board, group in by_market)


def resources(state: State, seat: int) -> int:
    """The total Resources of a player's tokens now."""
    return worth(state, state.players[seat].tokens)
