"""What fish tokens are worth, in Resources.

Source: each Fish Market's «Resource value»; rulings, Worth.
"""

from __future__ import annotations

from itertools import groupby

from tsukiji_lab.tsukiji.board import HOME, FishMarket
from tsukiji_lab.tsukiji.state import State

Tokens = tuple[str, ...]


def worth(state: State, tokens: Tokens, owned: Tokens | None = None) -> int:
    """What these (sorted) tokens are worth together now.

    ``owned`` are all tokens of their owner; left out, these are all.
    """
    total = 0
    last: list[tuple[FishMarket, Tokens]] = []
    for board, group in groupby(tokens, HOME.__getitem__):
        market: FishMarket = state.market(board)
        if market.worth_of_rest:
            last.append((market, tuple(group)))
        else:
            total += market.worth(state, tuple(group))
    if not last:
        return total
    rest = total if owned is None else _without(state, owned)
    return total + sum(market.worth_beside(group, rest) for market, group in last)


def _without(state: State, tokens: Tokens) -> int:
    """What tokens are worth without those that take their worth from the others."""
    return worth(state, tuple(t for t in tokens if not state.home(t).worth_of_rest))


def resources(state: State, seat: int) -> int:
    """The total Resources of a player's tokens now."""
    return worth(state, state.players[seat].tokens)
