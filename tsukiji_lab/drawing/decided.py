"""What decided a final count: sentences that the count itself gives, each with its numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from msgspec import Struct
from msgspec.structs import replace

from tsukiji_lab.game.refusal import Values
from tsukiji_lab.tsukiji.board import HOME
from tsukiji_lab.tsukiji.markets.bank import Bank
from tsukiji_lab.tsukiji.markets.overfishing_market import OverfishingMarket
from tsukiji_lab.tsukiji.markets.red_snapper import RedSnapper
from tsukiji_lab.tsukiji.scoring import Count, leaders
from tsukiji_lab.tsukiji.state import State
from tsukiji_lab.tsukiji.worth import worth

Told = tuple[str, Values]
"""The id of a sentence, and its values."""


class CountStep(Struct, frozen=True):
    """A step of the final count: the ``amounts`` it brings a player and takes, in units of ¥100;
    between yen and fish the ``rule`` behind it, and the ``market`` that brings it, if one does.
    """

    amounts: Callable[[Count], tuple[int, ...]]
    rule: str = ""
    market: str = ""

    def brings(self, line: Count) -> int:
        """What it brings a player in all, in units of ¥100."""
        return sum(self.amounts(line))


STEPS = {
    "yen": CountStep(lambda line: (line.yen,)),
    "extremes": CountStep(lambda line: (line.highest, line.lowest), "scoring.order"),
    "overfishing": CountStep(
        lambda line: (line.overfishing,), "overfishing-market.scoring", OverfishingMarket.board
    ),
    "bank": CountStep(
        lambda line: (line.loans, line.interest_paid, line.interest_received),
        "bank.repay",
        Bank.board,
    ),
    "fish": CountStep(lambda line: (line.resources,)),
}
"""The steps of the final count, in their order."""

TURNING = ("extremes", "overfishing", "bank")
"""The steps of which is told if somebody else would have won without them."""


def decided(state: State, counts: Sequence[Count]) -> Iterator[Told]:
    """What decided the count, the most telling first. Money is in units of ¥100."""
    won = leaders([line.total for line in counts])
    yield from _turning(counts, won)
    yield from _lead(counts, won)
    yield from _overfished(state)
    for seat in won:
        yield from _largest(state, seat, counts[seat].resources)


def _turning(counts: Sequence[Count], won: tuple[int, ...]) -> Iterator[Told]:
    """The steps without which others would have won."""
    for name in TURNING:
        totals = [line.total - STEPS[name].brings(line) for line in counts]
        would = leaders(totals)
        if would != won:
            yield f"score_without-{name}", {"winners": would, "yen": max(totals)}


def _lead(counts: Sequence[Count], won: tuple[int, ...]) -> Iterator[Told]:
    """The step that gave the winner most over the best of the others."""
    others = [seat for seat in range(len(counts)) if seat not in won]
    if not others:
        return
    winner, other = won[0], max(others, key=lambda seat: counts[seat].total)
    name = max(
        STEPS,
        key=lambda name: STEPS[name].brings(counts[winner]) - STEPS[name].brings(counts[other]),
    )
    brought = STEPS[name].brings(counts[winner]), STEPS[name].brings(counts[other])
    yield (
        f"score_lead-{name}",
        {"winner": winner, "seat": other, "yen": brought[0], "yen_other": brought[1]},
    )


def _overfished(state: State) -> Iterator[Told]:
    """What overfishing took from every Red Snapper, or gave it."""
    market = state.find_market(RedSnapper.board)
    held = sum(player.tokens.count(RedSnapper.board) for player in state.players)
    if not (isinstance(market, RedSnapper) and market.overfished and held):
        return
    otherwise = replace(market, overfished=False).value
    if otherwise > market.value:
        yield "score_snapper", {"count": held, "worth": market.value, "otherwise": otherwise}


def _largest(state: State, seat: int, resources: int) -> Iterator[Told]:
    """The fish that brought a player most."""
    tokens = state.players[seat].tokens
    kinds = [tuple(group) for _, group in groupby(tokens, HOME.__getitem__)]
    if len(kinds) < 2:
        return
    best = max(kinds, key=lambda kind: worth(state, kind, tokens))
    yield (
        "score_largest",
        {"seat": seat, "tokens": best, "worth": worth(state, best, tokens), "all": resources},
    )
