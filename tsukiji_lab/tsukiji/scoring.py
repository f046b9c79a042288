"""The final count.

Source: Endgame Scoring; Bank, Repaying a Loan; expansion, Overfishing Market; rulings, End.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from tsukiji_lab.tsukiji.state import State
from tsukiji_lab.tsukiji.worth import resources

HIGHEST, HIGHEST_TIED = 10, 5
LOWEST, LOWEST_TIED = 5, 3
LOAN, INTEREST = 5, 5


class Count(Struct, frozen=True):
    """One player's final count, line by line, in units of ¥100; ``resources`` in Resources."""

    yen: int
    resources: int
    highest: int
    lowest: int
    overfishing: int
    loans: int
    interest_paid: int
    interest_received: int

    @property
    def total(self) -> int:
        """The final yen: a Resource is worth ¥100."""
        interest = self.interest_paid + self.interest_received
        extremes = self.highest + self.lowest
        return self.yen + extremes + self.overfishing + self.loans + interest + self.resources


def count(state: State) -> tuple[Count, ...]:
    """The count by seat as the game lies now. Money paid is negative."""
    stocks = [resources(state, seat) for seat in range(len(state.players))]
    most, least = max(stocks), min(stocks)
    highest = HIGHEST if stocks.count(most) == 1 else HIGHEST_TIED
    lowest = LOWEST if stocks.count(least) == 1 else LOWEST_TIED
    interest = INTEREST * sum(player.loans for player in state.players)
    owners = sum(1 for player in state.players if player.shares)
    each = -(-interest // owners) if owners else 0
    return tuple(
        Count(
            yen=player.yen,
            resources=stock,
            highest=highest if stock == most else 0,
            lowest=-lowest if stock == least else 0,
            overfishing=sum(market.settled(state, seat) for market in state.markets),
            loans=-LOAN * player.loans,
            interest_paid=-INTEREST * player.loans,
            interest_received=each if player.shares else 0,
        )
        for seat, (player, stock) in enumerate(zip(state.players, stocks, strict=True))
    )


def counted(state: State, seat: int) -> int:
    """What a player's tokens count at the end as things lie now, in units of ¥100: their Resources,
    and what boards such as the Overfishing Market give or take for them.
    """
    return resources(state, seat) + sum(market.settled(state, seat) for market in state.markets)


def counted_with(state: State, seat: int, tokens: tuple[str, ...]) -> int:
    """The same if these were the player's tokens."""
    players = [*state.players]
    players[seat] = replace(players[seat], tokens=tokens)
    return counted(replace(state, players=tuple(players)), seat)


def counted_alone(state: State, token: str) -> int:
    """What one such token counts at the end if its owner has no other, in units of ¥100."""
    return counted_with(state, 0, (token,))


def leaders(totals: Sequence[int]) -> tuple[int, ...]:
    """The seats with the highest total."""
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))


def winners(state: State) -> tuple[int, ...]:
    """The seats that share the win; empty before the end."""
    return leaders(state.scores or ())
