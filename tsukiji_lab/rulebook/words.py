"""Sentences in every language: rules, refusals, events and actions, from ids and numbers.

The engine hands over ids and ints by name (``boat="two_slot"``, ``yen=3``, ``seat=0``). The name
tells the kind of the value, and the kind how it is put into words: see ``KIND_OF``. A name may
carry an ending (``fish_lost``, ``yen_left``): its first part then tells the kind. A tuple becomes
a list («2 Eel barrels and 1 Tuna barrel»). Every other name stands for a plain number.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, TypeVar, cast

from msgspec.structs import replace

from tsukiji_lab.game.refusal import Complaint, IllegalAction, Refusal
from tsukiji_lab.rulebook.catalogue import rule
from tsukiji_lab.rulebook.messages import MissingWords, WrongValue
from tsukiji_lab.rulebook.names import KEPT, TOO_LONG, List, Names
from tsukiji_lab.tsukiji.pieces import ANY_PRICE
from tsukiji_lab.tsukiji.terms import YEN, YES, Term

if TYPE_CHECKING:
    from tsukiji_lab.tsukiji.explaining import Explanation

C = TypeVar("C", bound=Complaint)

KIND_OF = {
    **dict.fromkeys(("fish", "kind", "aboard", "licence"), "fish"),
    **dict.fromkeys(("barrels", "lost", "aged"), "barrels"),
    "token": "token",
    **dict.fromkeys(("tokens", "taken"), "tokens"),
    **dict.fromkeys(("boat", "barge"), "boat"),
    "port": "port",
    "row": "row",
    **dict.fromkeys(("board", "boards", "market"), "board"),
    **dict.fromkeys(
        ("seat", "seats", "player", "buyer", "seller", "winner", "winners"),
        "seat",
    ),
    **dict.fromkeys(("yen", "price", "amount", "fee", "bids", "missing", "scores"), "yen"),
    "item": "item",
    "column": "column",
    "cost": "way",
    "space": "space",
    **dict.fromkeys(("first", "second", "source"), "ware"),
    **dict.fromkeys(("text", "pattern", "verbs", "path", "game", "face"), "text"),
}
"""What a value is, by its name. Money is in units of ¥100, a seat is an index.

``barrels`` and ``tokens`` are pieces to be counted if they are tuples, and plain numbers if they
are ints. ``cost`` is a way to pay: points, yen or free, which messages choose by, or a piece.
``first`` and ``second`` are what is sold as a pair, ``source`` is what is dried. ``space`` is one
of a board's, by its name or by the Resources it asks for.
"""

_COUNTED = {"barrels": "fish", "tokens": "token"}
_INTS_ONLY = {"yen", "column", "seat"}
_INTS_TOO = {*_COUNTED, "space"}
_WAYS = ("points", "yen", "free")


class UnknownName(WrongValue):
    """A value is an id that nothing in the game has."""


class Words(Names):
    """Everything that can be said in one language at one table.

    ``names`` are the players' names by seat; left out, seats are called Moon, Peak and so on.
    """

    def __init__(self, language: str, names: Sequence[str] = ()) -> None:
        super().__init__(language, names)
        self._said = lru_cache(KEPT)(self._say)
        self._cited = lru_cache(KEPT)(self._cite)

    def say(self, message_id: str, /, **values: object) -> str:
        """The message in words; raises MissingWords or WrongValue."""
        return self._said(message_id, tuple(values.items()))

    def has(self, message_id: str) -> bool:
        """Whether there is such a message; ``id.no`` asks for that attribute."""
        return self._messages.has(message_id)

    def needs(self, message_id: str) -> frozenset[str]:
        """The names of the values that a message speaks of; ``id.no`` for that attribute."""
        return self._messages.needs(message_id)

    def text(self, rule_id: str) -> str:
        """The rule in plain words."""
        return self.say(_message(rule_id))

    def title(self, rule_id: str) -> str:
        """What the rule is called."""
        return self.say(f"{_message(rule_id)}.title")

    def refuse(self, rule_id: str, /, **values: object) -> str:
        """Why the rule forbids an action, with the numbers of the case.

        Where the rule has no such sentence, or a value for it was not given, its text; so too
        where a value names nothing of this game, because a player typed it.
        """
        message = f"{_message(rule_id)}.no"
        if self.has(message) and self.needs(message) <= values.keys():
            with suppress(UnknownName):
                return self.say(message, **values)
        return self.text(rule_id)

    def citation(self, rule_id: str) -> str:
        """Where the rule comes from."""
        return self._cited(rule_id)

    def _cite(self, rule_id: str) -> str:
        found = rule(rule_id)
        book, section = self.say(f"book_{found.book}"), self.place(rule_id)
        values = {"book": book, "source": found.book, "section": section}
        return self._messages.make(f"cite_{found.kind}", values)

    def place(self, rule_id: str) -> str:
        """Where in the book the rule stands: «Fishing › Docking»."""
        places = []
        for place in rule(rule_id).section.split("; "):
            headings = place.split(", ")
            places.append(" › ".join(self.say(_section(heading)) for heading in headings))
        return "; ".join(places)

    # --- what the engine answers with ---

    def told(self, refusal: Refusal) -> Refusal:
        """The refusal with its sentence and citation."""
        sentence = self.refuse(refusal.rule, **refusal.values)
        if refusal.because:
            sentence = f"{sentence} {self.refuse(refusal.because.rule, **refusal.because.values)}"
        return replace(refusal, sentence=sentence, citation=self.citation(refusal.rule))

    def spoken(self, complaint: C) -> C:
        """The same complaint with its sentence; one that it has stays."""
        if complaint.sentence:
            return complaint
        if isinstance(complaint, IllegalAction):
            complaint.refusal = self.told(complaint.refusal)
            complaint.sentence = str(complaint.refusal)
        else:
            complaint.sentence = self.say(complaint.what.replace(".", "_"), **complaint.values)
        return complaint

    def explained(self, explanation: Explanation) -> Explanation:
        """The explanation with its sentence, its citation and the words of its terms."""
        return replace(
            explanation,
            sentence=" ".join(self.say(message, **values) for message, values in explanation.told),
            citation=self.citation(explanation.rule),
            terms=tuple(map(self._term, explanation.terms)),
        )

    def _term(self, term: Term) -> Term:
        return replace(
            term,
            text=self.say(term.label, **term.values).removesuffix("."),
            amount=self._term_amount(term),
            citation=self.citation(term.rule),
            terms=tuple(map(self._term, term.terms)),
        )

    def _term_amount(self, term: Term) -> str:
        if term.number is None:
            return self.say("explain_hidden")
        if term.unit == YES:
            return self.say("explain_yes" if term.number else "explain_no")
        return self.yen(term.number) if term.unit == YEN else self.number(term.number)

    # --- values in words ---

    def _say(self, message: str, values: tuple[tuple[str, object], ...]) -> str:
        given = dict(values)
        needed = self.needs(message)
        missing = sorted(needed - given.keys())
        if missing:
            raise WrongValue(f"The message {message!r} was not given: {', '.join(missing)}.")
        ready = {name: self._value(message, name, given[name]) for name in needed}
        return self._finish(self._messages.make(message, ready))

    def _value(self, message: str, name: str, value: object) -> Any:
        kind = KIND_OF.get(name) or KIND_OF.get(name.partition("_")[0])
        try:
            if isinstance(value, tuple):
                return self._many(kind, value)
            return self._one(kind, value)
        except (MissingWords, TypeError, IndexError) as error:
            meant = f"a {kind}" if kind else "a number"
            refused = WrongValue if isinstance(error, TypeError) else UnknownName
            raise refused(
                f"The message {message!r} was given {name}={value!r}, which is not {meant}."
            ) from None

    def _one(self, kind: str | None, value: object) -> Any:
        if isinstance(value, bool) or not isinstance(value, int | str):
            raise TypeError
        if kind == "text":
            return str(value)
        return self._id(kind, value) if isinstance(value, str) else self._int(kind, value)

    def _id(self, kind: str | None, id: str) -> str:
        if kind is None or kind in _INTS_ONLY:
            raise TypeError
        if kind == "way" and id in _WAYS:
            return id
        return self._called(_COUNTED.get(kind, kind), id)

    def _int(self, kind: str | None, number: int) -> Any:
        if kind == "seat":
            return self._called(kind, number)
        if kind == "column" and number == ANY_PRICE:
            return self.say("column_any")
        if kind in ("yen", "column"):
            return self.yen(number)
        if kind is None or kind in _INTS_TOO:
            return number if abs(number) < TOO_LONG else str(number)
        raise TypeError

    def _many(self, kind: str | None, values: Iterable[object]) -> List:
        if kind in _COUNTED:
            counts = Counter(cast("Iterable[str]", values))
            parts = [
                self._counted(kind, self._called(_COUNTED[kind], id), number)
                for id, number in counts.items()
            ]
            return List(self.listed(parts), parts, counts.total())
        made = [self._one(kind, value) for value in values]
        parts = [self.number(part) if isinstance(part, int) else part for part in made]
        return List(self.listed(parts), parts, len(parts))


@cache
def words(language: str, names: tuple[str, ...] = ()) -> Words:
    """The words of a language, made once; ``names`` are the players' names by seat."""
    return Words(language, names)


def _message(rule_id: str) -> str:
    """The id of a rule's message; raises UnknownRule."""
    return rule(rule_id).id.replace(".", "_")


def _section(heading: str) -> str:
    return f"section_{heading.lower().replace(' ', '-')}"
