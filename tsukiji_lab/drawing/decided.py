"""What decided a final count: sentences that the count itself gives, each with its numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from msgspec.structs import replace

from tsukiji_lab.game.refusal import Values
from tsukiji_lab.tsukiji.board import HOME
from tsukiji_lab.tsukiji.markets.red_snapper import RedSnapper
from tsukiji_lab.tsukiji.scoring import Count
from tsukiji_lab.tsukiji.state import State
from tsukiji_lab.tsukiji.worth import worth

Told = tuple[str, Values]
"""The id of a sentence, and its values."""

STEPS: dict[str, Callable[[Count], int]] = {
    "yen": lambda line: line.yen,
    "extremes": lambda line: line.highest + line.lowest,
    "overfishing": lambda line: line.overfishing,
    "bank": lambda line: line.loans + line.interest_paid + line.interest_received,
    "fish": lambda line: line.resources,
}
"""The steps of the final count, in their order: what each brings a player, in units of ¥100."""

TURNING = ("extremes", "overfishing", "bank")
"""The steps of which is told if somebody else would have won without them."""


def leaders(totals: Sequence[int]) -> tuple[int, ...]:
    """The seats with the most yen."""
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))


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
        totals = [line.total - STEPS[name](line) for line in counts]
        would = leaders(totals)
        if would != won:
            yield f"score_without-{name}", {"winners": would, "yen": max(totals)}


def _lead(counts: Sequence[Count], won: tuple[int, ...]) -> Iterator[Told]:
    """The step that gave the winner most over the best of the others."""
    others = [seat for seat in range(len(counts)) if seat not in won]
    if not others:
        return
    winner, other = won[0], max(others, key=lambda seat: counts[seat].total)
    name = max(STEPS, key=lambda name: STEPS[name](counts[winner]) - STEPS[name](counts[other]))
    brought = STEPS[name](counts[winner]), STEPS[name](counts[other])
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
