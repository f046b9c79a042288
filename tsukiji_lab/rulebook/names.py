"""What things are called: pieces, places, players and amounts, with article, gender and number."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any

from tsukiji_lab.game.action import MARKS, id_of
from tsukiji_lab.rulebook.messages import Messages, MissingWords

SEATS = tuple(mark.capitalize() for mark in MARKS)
"""The names seats have unless the players choose others; these are translated."""

TOO_LONG = 10**18
"""Numbers from here on are written without groups: nobody reads them."""

KEPT = 1024
"""How many names and sentences are kept: boards and logs say the same ones again and again."""

_ELSEWHERE = {"way": "token", "token": "fish", "item": "fish", "fish": "boat", "boat": "sort"}
"""Where a name is looked for if its own kind does not have it."""

_CAPITAL = "\ue000"
"""Stands before an article, so that it can become a capital or melt with the word before it."""
_START = re.compile(f"(^|[.!?:] |[¿¡]){_CAPITAL}(.)")


class Name(str):
    """The name of a thing in one language; ``message`` is where its forms stand."""

    message: str

    def __new__(cls, text: str, message: str) -> Name:
        name = super().__new__(cls, text)
        name.message = message
        return name


class List(str):
    """Several things in words; ``parts`` holds each for itself, ``size`` is how many they are."""

    parts: tuple[str, ...]
    size: int

    def __new__(cls, text: str, parts: Sequence[str], size: int) -> List:
        joined = super().__new__(cls, text)
        joined.parts = tuple(parts)
        joined.size = size
        return joined


class Names:
    """What everything is called in one language at one table.

    ``names`` are the players' names by seat; left out, seats are called Moon, Peak and so on.
    """

    def __init__(self, language: str, names: Sequence[str] = ()) -> None:
        functions: dict[str, Callable[..., Any]] = {
            "THE": self._the,
            "A": self._a,
            "GENDER": self._gender,
            "COUNT": self._count,
            "TOKENS": self._tokens,
            "SIZE": self._size,
            "EACH": self._each,
            "PAIRS": self._pairs,
            "WRITTEN": self._written,
            "YEN": self._yen,
        }
        self.language = language
        self.names = tuple(names)
        self._messages = Messages(language, functions)
        self._locale = self._messages.make("grammar_locale")
        self._melting = tuple(self._read_melting())
        self._called = lru_cache(KEPT)(self._find_name)

    def name(self, kind: str, id: str | int) -> str:
        """The name of one thing: ``name("fish", "eel")``, ``name("seat", 0)``."""
        return str(self._called(kind, id))

    def the(self, kind: str, id: str | int) -> str:
        """The name with its article, as inside a sentence."""
        return self._the(self._called(kind, id)).replace(_CAPITAL, "")

    def yen(self, units: int) -> str:
        """An amount, given in units of ¥100."""
        values = {"sign": "−" if units < 0 else "", "amount": self.number(abs(units) * 100)}
        return self._messages.make("grammar_yen", values)

    def number(self, number: int) -> str:
        """A plain number, grouped as the language does."""
        return _grouped(number, self._locale)

    def decimal(self, number: float, places: int) -> str:
        """A number rounded to so many decimal places."""
        return _grouped(number, self._locale, places)

    def count(self, thing: str, number: int) -> str:
        """So many of a thing: ``count("licence", 2)``; the things are the messages ``count_…``."""
        return self._messages.make(f"count_{thing}", {"count": number})

    def listed(self, parts: Sequence[str]) -> str:
        """The parts joined as a sentence joins them."""
        from babel.lists import format_list

        if not parts:
            return self._messages.make("grammar_nothing")
        return format_list(parts, locale=self._locale)

    def japanese(self, fish: str) -> tuple[str, str]:
        """The Japanese name of a fish and how it is read."""
        message = f"japanese_{_slug(fish)}"
        return self._messages.make(message), self._messages.make(f"{message}.reading")

    # --- finding a name ---

    def _find_name(self, kind: str, id: str | int) -> Name:
        """Raises MissingWords, for a seat IndexError, and TypeError for ids of the wrong type."""
        if kind == "seat":
            return self._seat(id)
        if isinstance(id, int):
            raise TypeError
        named: str | None = kind
        while named:
            message = f"{named}_{_slug(id)}"
            if self._messages.has(message):
                return Name(self._messages.make(message), message)
            named = _ELSEWHERE.get(named)
        id = id.replace("-", "_")
        fish, _, licence = id.partition("_by_")
        if licence:
            return self._caught_by(self._called("fish", fish), self._called("fish", licence))
        stem, _, number = id.rpartition("_")
        if stem and number.isdecimal():
            return self._numbered(kind, stem, int(number))
        raise MissingWords(f"The words of {self.language!r} have no message '{kind}_{_slug(id)}'.")

    def _numbered(self, kind: str, stem: str, number: int) -> Name:
        """«takoyaki_300» and «fresh_eel_300» are for sale at ¥300, «spider_crab_6» is printed
        with a 6, «two_slot_2» is the second of its kind.
        """
        if kind in ("way", "ware"):
            sale, yen = f"sale_{_slug(stem)}", self.yen(number // 100)
            if self._messages.has(sale):
                return Name(self._messages.make(sale, {"yen": yen}), sale)
            row, _, fish = stem.partition("_")
            sale = f"sale_{row}-barrel"
            if fish and self._messages.has(sale):
                values = {"yen": yen, "name": self._called("fish", fish)}
                return Name(self._messages.make(sale, values), sale)
        first = self._called(kind, stem)
        pattern = f"grammar_{first.message.partition('_')[0]}-number"
        return Name(self._messages.make(pattern, {"name": first, "number": number}), first.message)

    def _caught_by(self, fish: Name, licence: Name) -> Name:
        """«mackerel_by_himono_1» is a barrel aboard that another fish's licence caught."""
        values = {"name": fish, "licence": licence}
        return Name(self._messages.make("grammar_caught-by", values), fish.message)

    def _seat(self, seat: str | int) -> Name:
        if isinstance(seat, str):
            raise TypeError
        if seat < 0:
            raise IndexError(seat)
        message = f"seat_{MARKS[seat]}"
        name = self.names[seat] if self.names else SEATS[seat]
        if name in SEATS:
            return Name(self._messages.make(f"seat_{name.lower()}"), message)
        return Name(name, message)

    # --- its forms ---

    def _form(self, name: Name, form: str) -> str:
        """A form of the name that its message states as an attribute, or nothing."""
        attribute = f"{name.message}.{form}"
        return self._messages.make(attribute) if self._messages.has(attribute) else ""

    def _with_article(self, message: str, name: Name) -> str:
        forms = {form: self._form(name, form) for form in ("gender", "sound")}
        return _CAPITAL + self._messages.make(message, {"name": name, **forms})

    def _counted(self, kind: str, name: Name, number: int) -> str:
        return self._messages.make(f"grammar_{kind}", {"count": number, "name": name})

    def _finish(self, text: str) -> str:
        """Give the articles their capitals, or let them melt with the word before («del»)."""
        if _CAPITAL not in text:
            return text
        text = _START.sub(lambda found: found[1] + found[2].upper(), text)
        for apart, joined in self._melting:
            text = apart.sub(joined, text)
        return text.replace(_CAPITAL, "")

    def _read_melting(self) -> Iterator[tuple[re.Pattern[str], str]]:
        if self._messages.has("grammar_the.joined"):
            for pair in self._messages.make("grammar_the.joined").split(", "):
                apart, joined = pair.split(" = ")
                before, article = apart.split(" ")
                yield re.compile(rf"\b{before} {_CAPITAL}{article} "), f"{joined} "

    # --- what messages can ask for ---

    def _the(self, name: Name) -> str:
        form = self._form(name, "the")
        return _CAPITAL + form if form else self._with_article("grammar_the", name)

    def _a(self, name: Name) -> str:
        return self._with_article("grammar_a", name)

    def _gender(self, name: Name) -> str:
        return self._form(name, "gender")

    def _count(self, number: int, thing: str) -> str:
        return self.count(str(thing), int(number))

    def _tokens(self, number: int, name: Name) -> str:
        return self._counted("tokens", name, int(number))

    def _size(self, things: List) -> int:
        return things.size

    def _each(self, amounts: List) -> str:
        seats = range(len(amounts.parts))
        return self._paired([self._seat(seat) for seat in seats], amounts.parts)

    def _pairs(self, names: List, amounts: List) -> str:
        return self._paired(names.parts, amounts.parts)

    def _written(self, names: List) -> str:
        """The names; with its id one that nobody could write as it is said."""
        return self.listed([self._with_id(name) for name in names.parts if isinstance(name, Name)])

    def _with_id(self, name: Name) -> str:
        id = id_of(name.message.partition("_")[2])
        if id_of(name) == id:
            return name
        return self._messages.make("grammar_written", {"name": name, "text": id})

    def _paired(self, names: Sequence[str], amounts: Sequence[str]) -> str:
        pairs = zip(names, amounts, strict=True)
        values = ({"name": name, "amount": amount} for name, amount in pairs)
        return self.listed([self._messages.make("grammar_pair", value) for value in values])

    def _yen(self, units: int) -> str:
        return self.yen(int(units))


def _slug(id: str) -> str:
    return id.replace("_", "-")


@lru_cache(KEPT)
def _grouped(number: float, locale: str, places: int = 0) -> str:
    from babel.numbers import format_decimal

    if abs(number) >= TOO_LONG:
        return str(number)
    pattern = f"#,##0.{'0' * places}"
    return format_decimal(number, format=pattern, locale=locale).replace("-", "−")
