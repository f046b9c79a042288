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


def events(game: Game) -> Iterator[tuple[int, Event]]:
    """Everything that happened, each with the number of its turn."""
    session = game.session
    for state, step in zip(session.states, session.steps, strict=False):
        for event in step.events:
            yield state.turns, event


def overfished_in(game: Game) -> dict[str, int]:
    """The fish markets that are overfished, each with the turn in which it happened."""
    found = (each for each in events(game) if each[1].what == "overfished")
    return {str(event.values["market"]): turn for turn, event in found}
