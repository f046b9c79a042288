"""Questions as data: what is asked, what may be answered, and what the answer is.

No answer is typed here: each comes from the data, from the models or from the engine, by a
function of what the reader did so far. Words are elsewhere: a question is named by its id.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from math import isfinite
from typing import Any, ClassVar

from msgspec import Struct

from tsukiji_lab.lessons.progress import Given, Progress

Fields = Mapping[str, Sequence[str]]
"""What a page sent, by the name of the field."""

GROUPED = re.compile(r"[1-9]\d{0,2}([.,]\d{3})+")
"""A number whose thousands are set apart, as English or Spanish does."""
LONGEST_TEXT = 600
"""So many letters of a short text are kept."""


class BadAnswer(ValueError):
    """What was given is no answer; ``why`` is the message that says so, with its ``values``, which
    are written in a ``form`` (see ``figures``).
    """

    def __init__(self, why: str, form: str = "number", **values: float) -> None:
        super().__init__(why)
        self.why, self.form, self.values = why, form, values


class Verdict(Struct, frozen=True):
    """How an answer fares: ``held`` is None where nothing is right or wrong. ``off`` is how far a
    number lies from the answer, in its unit; below zero if it is too low.
    """

    held: bool | None
    off: float = 0.0


class Question(Struct, frozen=True, kw_only=True):
    """What all questions have: an id, which names their words. The verdict waits until the
    question ``is_ready``: some are about what is played afterwards.
    """

    kind: ClassVar[str]

    id: str
    is_ready: Callable[[Progress], bool] = lambda progress: True

    def read(self, fields: Fields) -> Given:
        """The answer in what a page sent. Raises BadAnswer."""
        raise NotImplementedError

    def judge(self, given: Given, progress: Progress) -> Verdict:
        """How an answer fares."""
        raise NotImplementedError


class Scaled(Question, frozen=True, kw_only=True):
    """A question on a scale from ``low`` to ``high``, of shares if nothing else is said; ``form``
    is how figures on it are written (see ``figures``). ``answer`` is the true value.
    """

    low: float = 0
    high: float = 100
    form: str = "percent"
    answer: Callable[[Progress], float]

    def _number(self, fields: Fields, name: str) -> float:
        text = _one(fields, name).strip().replace("\u2212", "-").rstrip("% ")
        if GROUPED.fullmatch(text):
            text = text.replace(",", "").replace(".", "")
        if not text:
            raise BadAnswer("bad_empty")
        try:
            value = float(text.replace(",", "."))
        except ValueError:
            raise BadAnswer("bad_number") from None
        if not isfinite(value) or not self.low <= value <= self.high:
            raise BadAnswer("bad_range", self.form, low=self.low, high=self.high)
        return value


class Number(Scaled, frozen=True, kw_only=True):
    """One number; it is right within ``near`` of the answer."""

    kind = "number"

    near: float

    def read(self, fields: Fields) -> float:
        return self._number(fields, "value")

    def judge(self, given: Given, progress: Progress) -> Verdict:
        assert isinstance(given, float)
        off = given - self.answer(progress)
        return Verdict(abs(off) <= self.near, off)


class Interval(Scaled, frozen=True, kw_only=True):
    """Two numbers: the answer is guessed to lie between them."""

    kind = "interval"

    def read(self, fields: Fields) -> tuple[float, float]:
        low, high = self._number(fields, "from"), self._number(fields, "to")
        if low > high:
            raise BadAnswer("bad_order")
        return low, high

    def judge(self, given: Given, progress: Progress) -> Verdict:
        assert isinstance(given, tuple)
        low, high = map(float, given)
        answer = self.answer(progress)
        return Verdict(low <= answer <= high, min(high - answer, 0.0) or max(low - answer, 0.0))


class Choice(Question, frozen=True, kw_only=True):
    """One of several options. ``form`` says what options are that are figures: a ``turn`` of the
    class's game, or a ``year``; others are named by messages.
    """

    kind = "choice"

    options: tuple[str, ...]
    form: str = ""
    answer: Callable[[Progress], str]

    def read(self, fields: Fields) -> str:
        value = _one(fields, "value")
        if not value:
            raise BadAnswer("bad_empty-choice")
        if value not in self.options:
            raise BadAnswer("bad_choice")
        return value

    def judge(self, given: Given, progress: Progress) -> Verdict:
        return Verdict(given == self.answer(progress))


class Choices(Question, frozen=True, kw_only=True):
    """Any of several options; right if it is exactly those of the answer."""

    kind = "choices"

    options: tuple[str, ...]
    answer: Callable[[Progress], frozenset[str]]

    def read(self, fields: Fields) -> tuple[str, ...]:
        values = fields.get("value", ())
        if not set(values) <= set(self.options):
            raise BadAnswer("bad_choice")
        return tuple(option for option in self.options if option in values)

    def judge(self, given: Given, progress: Progress) -> Verdict:
        assert isinstance(given, tuple)
        return Verdict(set(given) == self.answer(progress))


class Order(Question, frozen=True, kw_only=True):
    """Things to be put in order. ``options`` is the order in which they are offered."""

    kind = "order"

    options: tuple[str, ...]
    answer: Callable[[Progress], tuple[str, ...]]

    def read(self, fields: Fields) -> tuple[str, ...]:
        values = tuple(fields.get("value", ()))
        if not set(values) <= {"", *self.options}:
            raise BadAnswer("bad_choice")
        if sorted(values) != sorted(self.options):
            raise BadAnswer("bad_places")
        return values

    def judge(self, given: Given, progress: Progress) -> Verdict:
        return Verdict(given == self.answer(progress))


class ShortText(Question, frozen=True, kw_only=True):
    """A sentence in the reader's own words; nothing is right or wrong."""

    kind = "text"

    def read(self, fields: Fields) -> str:
        value = " ".join(_one(fields, "value").split())
        if not value:
            raise BadAnswer("bad_empty")
        if len(value) > LONGEST_TEXT:
            raise BadAnswer("bad_long", most=LONGEST_TEXT)
        return value

    def judge(self, given: Given, progress: Progress) -> Verdict:
        return Verdict(None)


def is_given(question: Question, given: Any) -> bool:
    """Whether a kept answer could have been read from a page: what was kept may be forged."""
    fields: dict[str, tuple[str, ...]] = {"value": tuple(map(str, _many(given)))}
    if isinstance(question, Interval):
        ends = [*_many(given), "", ""]
        fields = {"from": (str(ends[0]),), "to": (str(ends[1]),)}
    try:
        return bool(question.read(fields) == given)
    except BadAnswer:
        return False


def _many(given: Any) -> Sequence[Any]:
    return given if isinstance(given, tuple) else (given,)


def _one(fields: Fields, name: str) -> str:
    values = fields.get(name, ())
    return values[0] if len(values) == 1 else ""
