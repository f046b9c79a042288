"""What happened, told without language: an id, the rule behind it, and values."""

from __future__ import annotations

from msgspec import Struct

from tsukiji_lab.game.refusal import Value


class Event(Struct, frozen=True, gc=False):
    """One thing that happened.

    ``what`` names the sentence in the language files, ``rule`` the catalogue's rule behind it,
    ``seat`` whom it concerns. Money in ``values`` is in units of ¥100.
    """

    what: str
    rule: str
    seat: int
    values: dict[str, Value]
