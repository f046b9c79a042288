"""Trying an action on what a seat sees: no secret is touched, no draw is foreseen."""

from __future__ import annotations

from collections.abc import Sequence

from tsukiji_lab.game.action import Action
from tsukiji_lab.tsukiji.rules import Tsukiji
from tsukiji_lab.tsukiji.state import State

RULES = Tsukiji()


class Guess:
    """Stands for chance in a trial: what lies in the middle of the bag is what one expects."""

    def draw(self, k: int, pieces: Sequence[str]) -> str:
        """Give the piece in the middle of the bag, in order."""
        return sorted(pieces)[len(pieces) // 2]


def after(state: State, action: Action) -> State:
    """The position that a legal action would lead to, if chance gave what one expects."""
    return RULES.play(state, action, Guess()).state
