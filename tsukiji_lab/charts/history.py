"""A game told turn by turn: how the table lay at the end of each turn, and what happened in it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING

from tsukiji_lab.game.event import Event
from tsukiji_lab.tsukiji.state import State

if TYPE_CHECKING:
    from tsukiji_lab.public import Game


def turn_ends(game: Game) -> list[State]:
    """The table as set up, then at the end of each turn; the last one is the present.

    Its places are the numbers of the turns.
    """
    states = game.session.states
    ends = [now for now, then in pairwise(states) if now.turns < then.turns]
    return [states[0], *ends, states[-1]]


def steps(game: Game) -> Iterator[tuple[State, tuple[Event, ...], State]]:
    """Every decision: the table before it, what happened, the table after it."""
    session = game.session
    for (before, after), step in zip(pairwise(session.states), session.steps, strict=True):
        yield before, step.events, after


def overfished_in(game: Game) -> dict[str, int]:
    """The fish markets that are overfished, each with the turn in which it happened."""
    return {
        str(event.values["market"]): before.turns
        for before, events, _ in steps(game)
        for event in events
        if event.what == "overfished"
    }
