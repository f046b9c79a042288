"""Chance as a recorded move: what the bag or the shuffle gave; and what stands for it where an
action is only tried.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct


class BadDraw(ValueError):
    """A record gives what could not be drawn."""


class NoChance:
    """For what draws nothing."""

    def draw(self, k: int, pieces: Sequence[str]) -> str:
        """Raises AssertionError: what draws nothing never asks."""
        raise AssertionError("nothing is drawn here")


class Drawn(Exception):
    """Chance would have its say now: one of the ``pieces`` would be drawn."""

    def __init__(self, pieces: Sequence[str]) -> None:
        self.pieces = tuple(dict.fromkeys(pieces))


class Veiled:
    """Stands for chance where nothing may be drawn but what is certain."""

    def draw(self, k: int, pieces: Sequence[str]) -> str:
        """Give the piece that must come; raises Drawn if another could."""
        if len({*pieces}) > 1:
            raise Drawn(pieces)
        return pieces[0]


class First:
    """Stands for chance where what is drawn is of no matter."""

    def draw(self, k: int, pieces: Sequence[str]) -> str:
        """Give the first piece."""
        return pieces[0]


class Chance(Protocol):
    """Whatever answers «what came out?»."""

    def draw(self, k: int, pieces: Sequence[str]) -> str:
        """Give one of ``pieces``; ``k`` counts the draws of this game from 0."""


class SeededChance(Struct, frozen=True):
    """Draws that depend on the seed, on ``k`` and on what is in the bag, and on nothing else.

    So undo and the same action give the same draw, and a branch draws like its trunk.
    """

    seed: int

    def draw(self, k: int, pieces: Sequence[str]) -> str:
        """Give one of ``pieces``, whatever their order; ``k`` counts the draws from 0."""
        from hashlib import blake2b  # late: it loads OpenSSL

        bag = sorted(pieces)
        question = f"{self.seed}/{k}/{' '.join(bag)}".encode()
        number = int.from_bytes(blake2b(question, digest_size=8).digest(), "big")
        return bag[number % len(bag)]


class RecordedChance:
    """Gives back, in their order, the draws that a record holds for one action."""

    def __init__(self, drawn: Sequence[str]) -> None:
        self._left = list(drawn)

    def draw(self, k: int, pieces: Sequence[str]) -> str:
        """Raises BadDraw if the record holds no such draw."""
        if not self._left:
            raise BadDraw("the record holds no result for a draw of this action")
        piece = self._left.pop(0)
        if piece not in pieces:
            raise BadDraw(f"the record draws {piece!r}, which was not there to be drawn")
        return piece

    @property
    def is_used_up(self) -> bool:
        """Whether every recorded draw was asked for."""
        return not self._left
