"""Words outside the game: those of a package with language files of its own.

The charts of the real sea and the lessons speak of years, shares and tonnes, not of pieces and
seats. Their messages hold no digit: every figure comes in by its name, made into words here.
"""

from __future__ import annotations

from functools import cache

from tsukiji_lab.rulebook.messages import Messages, WrongValue
from tsukiji_lab.rulebook.words import words

Said = str | int
"""A value as a message takes it: words, or a number that the message only chooses a form by."""


class Texts:
    """What a package's files ``en.ftl`` and ``es.ftl`` say, in one of the languages."""

    def __init__(self, language: str, package: str) -> None:
        self.language = language
        self._messages = Messages(language, {}, package)
        self._game = words(language)

    def has(self, message_id: str) -> bool:
        """Whether there is such a message."""
        return self._messages.has(message_id)

    def needs(self, message_id: str) -> frozenset[str]:
        """The names of the values that a message speaks of."""
        return self._messages.needs(message_id)

    def say(self, message_id: str, /, **values: Said) -> str:
        """The message in words; raises MissingWords, or WrongValue where a value is missing."""
        missing = sorted(self.needs(message_id) - values.keys())
        if missing:
            raise WrongValue(f"The message {message_id!r} was not given: {', '.join(missing)}.")
        return self._messages.make(message_id, values)

    def number(self, value: float, places: int = 0) -> str:
        """A number to so many decimal places, grouped and pointed as the language does."""
        return self._game.decimal(value, places)

    def percent(self, value: float, places: int = 0) -> str:
        """A share, given in per cent: «37.7 %»."""
        return f"{self.number(value, places)}\u00a0%"


@cache
def texts(language: str, package: str) -> Texts:
    """The words of a package in a language, made once."""
    return Texts(language, package)
