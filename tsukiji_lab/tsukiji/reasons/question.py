"""What is asked, and what an answer is."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct

from tsukiji_lab.game.action import MARKS, written
from tsukiji_lab.game.event import Event
from tsukiji_lab.game.refusal import Values
from tsukiji_lab.tsukiji.terms import Term, View

Phrase = tuple[str, Values]
"""A message id and what it speaks of."""

Answer = tuple[Term, list[Phrase]]
"""A number with what makes it, and the sentences that tell it."""


class Question(Struct, frozen=True):
    """Which number is meant: its ``topic``, the token or fish market it belongs to, the seat."""

    topic: str
    name: str = ""
    seat: int | None = None

    def __str__(self) -> str:
        mark = "" if self.seat is None else MARKS[self.seat]
        return " ".join(filter(None, (self.topic, written(self.name), mark)))


class Topic(Struct, frozen=True):
    """A kind of number: the questions about it that there are now, and how they are answered."""

    asked: Callable[[View], Iterator[Question]]
    answer: Callable[[View, Question], Answer]


def of_everybody(topic: str) -> Callable[[View], Iterator[Question]]:
    """One question of that topic for each player."""

    def asked(view: View) -> Iterator[Question]:
        return (Question(topic, seat=seat) for seat in range(len(view.state.players)))

    return asked


def the_seat(question: Question) -> int:
    """The seat of a question that is about one."""
    assert question.seat is not None
    return question.seat


def why(term: Term) -> Phrase:
    """The sentence of a term, with what its own terms come to: the first is the ``start``."""
    numbers = tuple(part.number or 0 for part in term.terms)
    values: Values = {
        "number": term.number or 0,
        "start": sum(numbers[:1]),
        "up": sum(number for number in numbers[1:] if number > 0),
        "down": -sum(number for number in numbers[1:] if number < 0),
        "parts": numbers,
    }
    return f"{term.label}-why", {**values, **term.values}


def by_event(event: Event, number: int, unit: str, step: int) -> Term:
    """What an event changed, named by the event."""
    values: Values = {"seat": event.seat, **event.values}
    return Term(f"event_{event.what}", number, unit, event.rule, values, step)
