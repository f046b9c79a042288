"""Why an action cannot be taken, and the ways in which input can be bad."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

Value = int | str | tuple[int, ...] | tuple[str, ...]
Values = dict[str, Value]


class Refusal(Struct, frozen=True, gc=False):
    """The rule that forbids an action, with the numbers of the case.

    ``rule`` is an id of the rulebook's catalogue; ``values`` fill that rule's sentence
    (money in units of ¥100, seats as indices, pieces by their ids). ``because`` is another
    refusal that this one rests on. The engine leaves ``sentence`` and ``citation`` empty; the
    public face fills them in the game's language.
    """

    rule: str
    values: Values = {}
    because: Refusal | None = None
    sentence: str = ""
    citation: str = ""

    def __str__(self) -> str:
        return f"{self.sentence} ({self.citation})" if self.sentence else self.rule


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

    def __reduce__(self) -> tuple[Callable[..., Complaint], tuple[object, ...]]:
        return _again, (type(self), self.__dict__)


def _again(kind: type[Complaint], told: dict[str, object]) -> Complaint:
    """The complaint as it was, in another process."""
    complaint = kind.__new__(kind)
    complaint.__dict__.update(told)
    return complaint


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


class BadSeat(Complaint, IndexError):
    """Nobody sits there."""


class BadStep(Complaint, IndexError):
    """The game has had no such step."""


class BadRecord(Complaint):
    """A saved game or replay code cannot be opened."""
