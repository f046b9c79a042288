"""How far a reader has come in a lesson, and how that is kept: a short text, as of a game."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error

import msgspec
from msgspec import Struct

Given = float | str | tuple[float | str, ...]
"""An answer: a number, the ends of an interval, an option or a text, or several options."""

LONGEST = 64 * 1024
"""So many bytes of an unpacked progress are read."""
MARK = "l1."
"""Begins every code, so that an old one is known as such."""


class Progress(Struct, frozen=True, omit_defaults=True):
    """What a reader did: the step that is open, ``answers`` by question, and ``kept``, the
    sentences of the steps that are done, in the reader's words (or none). ``catches`` are the
    turns of the class's game, ``slid`` the sliders of scenes by name, ``days`` what the reader
    fished in each year of the shared sea, ``rules`` the rules tried there, with their strength.
    ``cut`` is whether it is the lesson of 45 minutes.
    """

    step: int = 0
    answers: dict[str, Given] = {}
    kept: dict[str, str] = {}
    catches: tuple[str, ...] = ()
    slid: dict[str, float] = {}
    days: tuple[float, ...] = ()
    rules: dict[str, float] = {}
    cut: bool = False

    @property
    def code(self) -> str:
        """The progress as a short text that fits into an address."""
        packed = zlib.compress(msgspec.json.encode(self), 9)
        return MARK + urlsafe_b64encode(packed).decode().rstrip("=")


class BadCode(ValueError):
    """A text is no code of a lesson."""


def read_code(code: str) -> Progress:
    """The progress behind a code. What it says of questions and scenes is still unproven.

    Raises BadCode.
    """
    if not code.startswith(MARK):
        raise BadCode("the mark of lessons is missing")
    text = code.removeprefix(MARK)
    try:
        packed = urlsafe_b64decode(text + "=" * (-len(text) % 4))
        reader = zlib.decompressobj()
        unpacked = reader.decompress(packed, LONGEST)
        if not reader.eof:
            raise BadCode("the code is cut off, or too long")
        return msgspec.json.decode(unpacked, type=Progress)
    except (ValueError, Error, zlib.error, msgspec.DecodeError) as error:
        raise BadCode(str(error)) from None
