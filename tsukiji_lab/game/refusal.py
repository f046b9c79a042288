"""Why an action cannot be taken, and the ways in which input can be bad."""

from __future__ import annotations

from msgspec import Struct

Value = int | str | tuple[int, ...] | tuple[str, ...]
Values = dict[str, Value]


class Refusal(Struct, frozen=True, gc=False):
    """The rule that forbids an action, with the numbers of the case.

    ``rule`` is an id of the rulebook's catalogue; ``values`` fill that rule's sentence
    (money in units of ¥100, seats as indices, pieces by their ids).
    """

    rule: str
    values: Values = {}


class Complaint(ValueError):
    """Bad input, told without language: the id of a sentence and its values.

    Whoever knows the reader's language fills ``sentence``; it is what ``str`` gives then.
    """

    def __init__(self, what: str, **values: Value) -> None:
        super().__init__(what)
        self.what = what
        self.values = values
        self.sentence = ""

    def __str__(self) -> str:
        return self.sentence or f"{self.what} {self.values}"


class UnreadableAction(Complaint):
    """The text is no action of this game."""


class AmbiguousAction(Complaint):
    """The text fits more than one action that is legal now."""


class IllegalAction(Complaint):
    """The action is one of this game's, but a rule forbids it now (``refusal``)."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.rule, **refusal.values)
        self.refusal = refusal


class BadSetup(Complaint):
    """A game cannot be set up like this."""


class BadRecord(Complaint):
    """A saved game or replay code cannot be opened."""
