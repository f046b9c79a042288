"""Chance that is told what came out on a real table, and asks for what it was not told."""

from __future__ import annotations

from collections.abc import Sequence

from tsukiji_lab.game.action import written
from tsukiji_lab.game.refusal import Complaint


class NotTold(Complaint):
    """An action draws, and nobody said what came out. ``pieces`` are those that can, each as often
    as it is there.
    """

    def __init__(self, pieces: Sequence[str]) -> None:
        super().__init__("error.not-told", verbs=_names(pieces))
        self.pieces = tuple(pieces)


class BadTold(Complaint):
    """What is said to have come out could not."""


class ToldChance:
    """Gives what it was told, in the order of the draws of one action."""

    def __init__(self, drawn: Sequence[str]) -> None:
        self._left = list(drawn)

    def draw(self, k: int, pieces: Sequence[str]) -> str:
        """Raises NotTold after the last result, and BadTold for one that could not be drawn."""
        if not self._left:
            raise NotTold(pieces)
        piece = self._left.pop(0)
        if piece not in pieces:
            raise BadTold("error.not-there", text=written(piece)[:40], verbs=_names(pieces))
        return piece

    @property
    def is_used_up(self) -> bool:
        """Whether every result was asked for."""
        return not self._left


def _names(pieces: Sequence[str]) -> tuple[str, ...]:
    return tuple(map(written, dict.fromkeys(pieces)))
