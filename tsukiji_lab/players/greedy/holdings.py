"""What fish tokens are worth to a seat: their Resources, what markets pay, the rank they give."""

from __future__ import annotations

from collections import Counter

from tsukiji_lab.players.greedy.outlook import IN_REACH, Outlook
from tsukiji_lab.tsukiji.scoring import HIGHEST, HIGHEST_TIED, LOWEST, LOWEST_TIED
from tsukiji_lab.tsukiji.state import State
from tsukiji_lab.tsukiji.worth import worth

RANK = 0.2
"""What a Resource adds, early on, to the chance for the final count's bonus."""


def holdings(state: State, tokens: tuple[str, ...], outlook: Outlook) -> float:
    """What it is worth to the seat to own these (sorted) tokens, in units of ¥100."""
    stock = worth(state, tokens)
    value = stock + _outlets(state, tokens, outlook) + _rank(stock, outlook)
    settled = outlook.settled
    return value + sum(settled.get(token, 0) for token in tokens) if settled else value


def added_value(state: State, tokens: tuple[str, ...], outlook: Outlook) -> float:
    """What it is worth to the seat to own these tokens too."""
    own = state.players[outlook.seat].tokens
    more = tuple(sorted((*own, *tokens)))
    return holdings(state, more, outlook) - holdings(state, own, outlook)


def _outlets(state: State, tokens: tuple[str, ...], outlook: Outlook) -> float:
    """What markets pay for the tokens above their worth, as far as it is in reach."""
    total = 0.0
    for token, held in Counter(tokens).items():
        outlet = outlook.outlets.get(token)
        if outlet:
            more = outlet.price - worth(state, (token,) * held, tokens) / held
            total += IN_REACH * min(held, outlet.room) * max(0.0, more)
    return total


def _rank(stock: int, outlook: Outlook) -> float:
    """What the final count gives or takes for the rank in Resources: more and more of it counts."""
    stocks = [*outlook.stocks]
    stocks[outlook.seat] = stock
    bonus = 0
    if stock == max(stocks):
        bonus += HIGHEST if stocks.count(stock) == 1 else HIGHEST_TIED
    if stock == min(stocks):
        bonus -= LOWEST if stocks.count(stock) == 1 else LOWEST_TIED
    return bonus * outlook.age**2 + RANK * stock * (1 - outlook.age)
