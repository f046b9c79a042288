"""What an explanation is made of: numbers, and how they make another one. Without language."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import prod
from typing import TYPE_CHECKING

from msgspec import Struct

from tsukiji_lab.game.event import Event
from tsukiji_lab.game.refusal import Value, Values

if TYPE_CHECKING:
    from tsukiji_lab.game.session import Session
    from tsukiji_lab.tsukiji.setup import Setup
    from tsukiji_lab.tsukiji.state import State

SUM, PRODUCT = "sum", "product"
UP, DOWN = "quotient, rounded up", "quotient, rounded down"
LEAST, GREATEST = "least", "greatest"
REACHES = "first reaches second"
ALL, ANY = "all", "any"
MAKES: dict[str, Callable[[Sequence[int]], int]] = {
    SUM: sum,
    PRODUCT: prod,
    UP: lambda numbers: -(-numbers[0] // numbers[1]),
    DOWN: lambda numbers: numbers[0] // numbers[1],
    LEAST: min,
    GREATEST: max,
    REACHES: lambda numbers: int(numbers[0] >= numbers[1]),
    ALL: min,
    ANY: max,
}
"""How terms make a number. What is true or not is 1 or 0."""

YEN, RESOURCES, TOKENS, BARRELS = "¥100", "Resources", "tokens", "barrels"
POINTS, TURNS, PIECES, TIMES, YES = "Action Points", "turns", "pieces", "times", "yes or no"
"""Units. A number of ``TIMES`` is a plain one; of ``YES`` it is 1 or 0."""


class Term(Struct, frozen=True):
    """A number and where it comes from.

    ``label`` is the id of the message that names it, with its ``values``; ``rule`` is the
    catalogue's rule behind it, ``step`` the step of the record that brought it (0: the opening).
    ``terms`` make the number in the way that ``how`` says; without them it lies on the table.
    ``what`` is the question that explains it further. A ``number`` of None must not be known.
    The engine leaves ``text``, ``amount`` and ``citation`` empty; the public face fills them.
    """

    label: str
    number: int | None
    unit: str
    rule: str
    values: Values = {}
    step: int | None = None
    how: str = ""
    terms: tuple[Term, ...] = ()
    what: str = ""
    text: str = ""
    amount: str = ""
    citation: str = ""


class View(Struct, frozen=True):
    """What somebody who asks may look at: the position, whose yen, and what has happened."""

    state: State
    knows_yen: tuple[bool, ...]
    past: Session[State, Setup]

    def yen(self, seat: int) -> int | None:
        """A player's yen; None if they are hidden."""
        return self.state.players[seat].yen if self.knows_yen[seat] else None


def made(how: str, numbers: Sequence[int | None]) -> int | None:
    """The number that others make; None if it hangs on one that must not be known."""
    known = [number for number in numbers if number is not None]
    if len(known) == len(numbers):
        return MAKES[how](known)
    settled = {ALL: 0, ANY: 1}.get(how)
    return settled if settled in known else None


def make(how: str, label: str, unit: str, rule: str, /, *terms: Term, **values: Value) -> Term:
    """The term that others make."""
    number = made(how, [term.number for term in terms])
    return Term(label, number, unit, rule, values, how=how, terms=terms)


def events(past: Session[State, Setup]) -> Iterator[tuple[int, Event]]:
    """All that happened up to now, each with the number of its step (0: the opening)."""
    for event in past.opening:
        yield 0, event
    for number, step in enumerate(past.steps, start=1):
        for event in step.events:
            yield number, event
