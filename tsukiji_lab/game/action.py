"""Actions and their text form.

An action is a small frozen record whose class is the verb: ``Catch(boat="two_slot",
kind="eel")`` is written ``catch two-slot eel``. The class holds all there is to know about the
verb: which actions are worth trying (``options``), which rule forbids one (``why_not``), and
what it does (``play``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Annotated, Any, ClassVar, get_type_hints

from msgspec import Struct
from msgspec.structs import astuple

from tsukiji_lab.game.refusal import Refusal, UnreadableAction, Values

MARKS = ("moon", "peak", "gate", "wave", "star", "well")
"""The seats' marks, which name them in every text form, whatever the players are called."""


class Notation(Struct, frozen=True):
    """How one field of an action is written as a word, and read back (ValueError: it is none)."""

    write: Callable[[Any], str]
    read: Callable[[str], Any]


def read_whole(text: str, digits: int) -> int | None:
    """The whole number that is written in at most so many digits; None if none is."""
    is_whole = text.isascii() and text.isdigit() and len(text) <= digits
    return int(text) if is_whole else None


def _read_number(word: str) -> int:
    number = read_whole(word, 6)
    if number is None:
        raise ValueError(f"{word!r} is no number")
    return number


def read_yen(word: str) -> int:
    """An amount written in yen, in units of ¥100 (ValueError: it is none)."""
    yen = _read_number(word.removeprefix("¥").replace(",", ""))
    if yen % 100:
        raise UnreadableAction("error.yen-step", text=word)
    return yen // 100


def written(id: str) -> str:
    """An id as texts write it: «red-snapper»."""
    return id.replace("_", "-")


def _read_name(word: str) -> str:
    return word.replace("-", "_")


Name = Annotated[str, Notation(written, _read_name)]
Yen = Annotated[int, Notation(lambda units: str(units * 100), read_yen)]
Count = Annotated[int, Notation(str, _read_number)]
Seat = Annotated[int, Notation(MARKS.__getitem__, MARKS.index)]


class Action(Struct, frozen=True, order=True, gc=False):
    """Base of all actions; a subclass is one verb.

    Fields are ``Name``, ``Yen``, ``Count``, ``Seat``, or others with a
    notation. State and step are those of the game that the verb belongs to.
    """

    verb: ClassVar[str] = ""
    part_of: ClassVar[str] = ""
    """The rule that says what this verb is a part of, named when it is used elsewhere."""

    def __str__(self) -> str:
        words = [self.verb]
        for name, notation in notations(type(self)):
            words.append(notation.write(getattr(self, name)))
        return " ".join(words)

    def values(self, state: Any) -> Values:
        """What its sentence speaks of: its fields, and numbers of the position it is said in."""
        return {name: getattr(self, name) for name in self.__struct_fields__}

    @classmethod
    def options(cls, state: Any) -> Iterable[Action]:
        """Every action of this verb that can be legal in ``state``, and few others, each once.

        They come as the pieces lie on the table. A verb without fields has one action.
        """
        return (cls(),)

    @classmethod
    def legal(cls, state: Any) -> Iterable[Action]:
        """The legal actions of this verb: the options that no rule forbids.

        A verb whose options are all legal says ``legal = options``.
        """
        if not cls.__struct_fields__:
            action = cls()
            return (action,) if action.why_not(state) is None else ()
        return [option for option in cls.options(state) if option.why_not(state) is None]

    def why_not(self, state: Any) -> Refusal | None:
        """The rule that forbids this action in ``state``, or None."""
        raise NotImplementedError(self.verb)

    def play(self, step: Any) -> None:
        """Do what the rules say; only called where ``why_not`` is None."""
        raise NotImplementedError(self.verb)


@cache
def notations(verb: type[Action]) -> tuple[tuple[str, Notation], ...]:
    """The fields of a verb, in their order, each with its notation."""
    hints = get_type_hints(verb, include_extras=True)
    return tuple((name, hints[name].__metadata__[0]) for name in verb.__struct_fields__)


def _types(verb: type[Action]) -> tuple[type, ...]:
    hints = get_type_hints(verb)
    return tuple(hints[name] for name in verb.__struct_fields__)


def _pattern(verb: type[Action]) -> str:
    """How actions of a verb are written."""
    return " ".join([verb.verb, *(f"<{name}>" for name in verb.__struct_fields__)])


class Grammar:
    """All verbs of one game: reads texts into actions."""

    def __init__(self, verbs: Sequence[type[Action]]) -> None:
        self._verbs = {verb.verb: verb for verb in verbs}
        if len(self._verbs) < len(verbs):
            raise ValueError("two verbs are written alike")
        self._types: dict[type[Action], tuple[type, ...]] = {}
        self._lengths = sorted({len(verb.split()) for verb in self._verbs}, reverse=True)

    def read(self, text: str) -> Action:
        """The action written in full as ``text``; raises UnreadableAction."""
        words = normal_words(text)
        verb = self.verb(text)
        if verb is None:
            raise UnreadableAction("error.no-such-verb", text=text[:80], verbs=self._near(words))
        return self._read_fields(verb, words[len(verb.verb.split()) :], text)

    def verb(self, text: str) -> type[Action] | None:
        """The verb that a text begins with, or None."""
        words = normal_words(text)
        verbs = (self._verbs.get(" ".join(words[:length])) for length in self._lengths)
        return next(filter(None, verbs), None)

    def _near(self, words: Sequence[str]) -> tuple[str, ...]:
        """The verbs that may have been meant: those spelt nearly so, or else all."""
        from difflib import get_close_matches

        near = get_close_matches(" ".join(words[:2]), self._verbs, cutoff=0.5)
        near = near or get_close_matches(" ".join(words[:1]), self._verbs, cutoff=0.5)
        return tuple(near or sorted(self._verbs))

    def _read_fields(self, verb: type[Action], words: Sequence[str], text: str) -> Action:
        fields, pattern = notations(verb), _pattern(verb)
        if len(words) != len(fields):
            raise UnreadableAction("error.incomplete-action", text=text[:80], pattern=pattern)
        try:
            values = [
                notation.read(word) for word, (_, notation) in zip(words, fields, strict=True)
            ]
        except UnreadableAction:
            raise
        except ValueError:
            raise UnreadableAction(
                "error.unreadable-word", text=text[:80], pattern=pattern
            ) from None
        return verb(*values)

    def check(self, action: Action) -> None:
        """Raise UnreadableAction if a field is not of its type, so that no text can say it."""
        verb = type(action)
        types = self._types.get(verb)
        if types is None:
            if self._verbs.get(verb.verb) is not verb:
                raise UnreadableAction(
                    "error.no-such-verb", text=repr(action)[:80], verbs=self._near([verb.verb])
                )
            types = self._types[verb] = _types(verb)
        if types and tuple(map(type, astuple(action))) != types:
            text, pattern = repr(action)[:80], _pattern(verb)
            raise UnreadableAction("error.unreadable-word", text=text, pattern=pattern)


def id_of(name: object) -> str:
    """The id that a name means, however it is written: «Red Snapper», «red-snapper»."""
    return str(name).strip().lower().replace("-", "_").replace(" ", "_")


def normal_words(text: str) -> list[str]:
    """The words of an action's text, small letters, ``red_snapper`` and ``red-snapper`` alike."""
    return text.lower().replace("_", "-").split()


def fits(words: Sequence[str], action: Action) -> bool:
    """Whether ``words`` are those of the action with some left out, but not the first («catch
    eel»).
    """
    first, *rest = str(action).split()
    left = iter(rest)
    return words[:1] == [first] and all(word in left for word in words[1:])
