"""What fish tokens are worth, in Resources.

Source: each Fish Market's «Resource value»; rulings, Worth.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from msgspec.structs import replace

from tsukiji_lab.game.action import MARKS, written
from tsukiji_lab.tsukiji.board import HOME, FishMarket
from tsukiji_lab.tsukiji.state import State
from tsukiji_lab.tsukiji.terms import PRODUCT, RESOURCES, TOKENS, Term, View, make

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


def gained(before: State, after: State, seat: int) -> int:
    """How many Resources more a player owns after than before."""
    return resources(after, seat) - resources(before, seat)


def explain_kind(view: View, token: str, seat: int) -> Term:
    """What all tokens of a kind are worth to their owner: how many, and what each is worth."""
    market = view.state.home(token)
    name = written(token)
    held = Term(
        "explain_held",
        view.state.players[seat].tokens.count(token),
        TOKENS,
        "worth.owned",
        {"token": token, "seat": seat},
    )
    each = market.explain_worth(view, token, seat)
    if not market.worth_by_owner:
        each = replace(each, what=f"worth {name}")
    kind = make(PRODUCT, "explain_kind", RESOURCES, each.rule, held, each, token=token, seat=seat)
    return replace(kind, what=f"worth {name} {MARKS[seat]}")


def explain_kinds(view: View, seat: int, *, rest: bool = False) -> Iterator[Term]:
    """The same for every kind that a player owns, in brief. ``rest``: of those kinds alone whose
    worth hangs on no other fish.
    """
    for token in dict.fromkeys(view.state.players[seat].tokens):
        if not (rest and view.state.home(token).worth_of_rest):
            kind = explain_kind(view, token, seat)
            held, each = kind.terms
            yield replace(kind, terms=(held, replace(each, how="", terms=())))
