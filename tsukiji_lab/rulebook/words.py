"""Words in every language: rules, refusals, events and names, from ids and numbers.

The engine hands over ids and ints by name (``boat="two_slot"``, ``yen=3``, ``seat=0``). The name
tells the kind of the value, and the kind how it is put into words: see ``KIND_OF``. A name may
carry an ending (``fish_lost``, ``yen_left``): its first part then tells the kind. A tuple becomes
a list («2 Eel barrels and 1 Tuna barrel»). Every other name stands for a plain number.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import cache
from typing import TYPE_CHECKING, Any, cast

from tsukiji_lab.rulebook.catalogue import rule
from tsukiji_lab.tsukiji.pieces import ANY_PRICE

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

LANGUAGES = ("en", "es")

SEATS = ("Moon", "Peak", "Gate", "Wave", "Star", "Well")
"""The names seats have unless the players choose others; these are translated."""

KIND_OF = {
    **dict.fromkeys(("fish", "kind", "aboard", "piece"), "fish"),
    **dict.fromkeys(("barrels", "lost", "aged"), "barrels"),
    **dict.fromkeys(("licence", "licences"), "licences"),
    "token": "token",
    **dict.fromkeys(("tokens", "lot", "taken"), "tokens"),
    **dict.fromkeys(("boat", "barge"), "boat"),
    "boats": "boats",
    **dict.fromkeys(("port", "ports"), "port"),
    **dict.fromkeys(("row", "rows"), "row"),
    **dict.fromkeys(("board", "boards", "market", "markets"), "board"),
    **dict.fromkeys(
        ("seat", "seats", "player", "owner", "buyer", "seller", "bidder", "winner", "winners"),
        "seat",
    ),
    **dict.fromkeys(
        ("yen", "price", "amount", "fee", "bid", "bids", "income", "missing", "scores"),
        "yen",
    ),
    **dict.fromkeys(("item", "items"), "item"),
    "column": "column",
    "cost": "way",
    "space": "space",
    **dict.fromkeys(("first", "second"), "ware"),
    **dict.fromkeys(("text", "pattern", "verbs", "path", "game", "name", "names"), "text"),
}
"""What a value is, by its name. Money is in units of ¥100, a seat is an index.

``barrels``, ``licences``, ``tokens`` and ``boats`` are pieces to be counted if they are tuples,
and plain numbers if they are ints. ``cost`` is a way to pay: points, yen or free, which messages
choose by, or a piece. ``first`` and ``second`` are what is sold as a pair. ``space`` is one of a
board's, by its name or by the Resources it asks for.
"""

_COUNTED = {"barrels": "fish", "licences": "fish", "tokens": "token", "boats": "boat"}

_ELSEWHERE = {"way": "token", "token": "fish", "fish": "boat"}
"""Where a name is looked for if its own kind does not have it."""

_WAYS = ("points", "yen", "free")

_CAPITAL = "\ue000"
"""Stands before an article, so that it can become a capital or melt with the word before it."""
_START = re.compile(f"(^|[.!?:] |[¿¡]){_CAPITAL}(.)")


class UnknownLanguage(ValueError):
    """There are no words in this language."""


class MissingWords(LookupError):
    """The language files have no such message."""


class WrongValue(ValueError):
    """A message did not get the values it speaks of, or not of the kind their names say."""


class UnknownName(WrongValue):
    """A value is an id that nothing in the game has."""


class Name(str):
    """The name of a thing in one language; ``message`` is where its forms stand."""

    message: str

    def __new__(cls, text: str, message: str) -> Name:
        name = super().__new__(cls, text)
        name.message = message
        return name


class _List(str):
    """Several things in words; ``parts`` holds each for itself, ``size`` is how many they are."""

    parts: tuple[str, ...]
    size: int

    def __new__(cls, text: str, parts: Sequence[str], size: int) -> _List:
        joined = super().__new__(cls, text)
        joined.parts = tuple(parts)
        joined.size = size
        return joined


def _slug(id: str) -> str:
    return id.replace("_", "-")


class Words:
    """Everything that can be said in one language at one table.

    ``names`` are the players' names by seat; left out, seats are called Moon, Peak and so on.
    """

    def __init__(self, language: str, names: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise UnknownLanguage(f"There are no words in {language!r}; the languages are {known}.")
        self.language = language
        self.names = tuple(names)
        self._entries = _entries(language)
        self._bundle = self._make_bundle()
        self._locale = self._plain("grammar_locale")

    # --- sentences ---

    def say(self, message_id: str, /, **values: object) -> str:
        """The message in words; raises MissingWords or WrongValue."""
        return self._say(message_id, "", values)

    def has(self, message_id: str) -> bool:
        """Whether there is such a message; ``id.no`` asks for that attribute."""
        message, _, attribute = message_id.partition(".")
        entry = self._entries.get(message)
        return entry is not None and (not attribute or attribute in _attributes(entry))

    def needs(self, message_id: str) -> frozenset[str]:
        """The names of the values that a message speaks of; ``id.no`` for that attribute."""
        message, _, attribute = message_id.partition(".")
        return _variables(self.language, message, attribute)

    def text(self, rule_id: str) -> str:
        """The rule in plain words."""
        rule(rule_id)
        return self._say(_message(rule_id), "", {})

    def refuse(self, rule_id: str, /, **values: object) -> str:
        """Why the rule forbids an action, with the numbers of the case.

        Where the rule has no such sentence, or a value for it was not given, its text; so too
        where a value names nothing of this game, because a player typed it.
        """
        rule(rule_id)
        message = _message(rule_id)
        if self.has(f"{message}.no") and self.needs(f"{message}.no") <= values.keys():
            with suppress(UnknownName):
                return self._say(message, "no", values)
        return self._say(message, "", {})

    def citation(self, rule_id: str) -> str:
        """Where the rule comes from."""
        found = rule(rule_id)
        values = {"book": self._plain(f"book_{found.book}"), "section": self.place(rule_id)}
        return self._plain(f"cite_{found.kind}", values)

    def place(self, rule_id: str) -> str:
        """Where in the book the rule stands: «Fishing › Docking»."""
        places = []
        for place in rule(rule_id).section.split("; "):
            headings = place.split(", ")
            places.append(" › ".join(self._section(heading) for heading in headings))
        return "; ".join(places)

    # --- names and numbers ---

    def name(self, kind: str, id: str | int) -> str:
        """The name of one thing: ``name("fish", "eel")``, ``name("seat", 0)``."""
        return str(self._name(kind, id))

    def the(self, kind: str, id: str | int) -> str:
        """The name with its article, as inside a sentence."""
        return self._the(self._name(kind, id)).replace(_CAPITAL, "")

    def yen(self, units: int) -> str:
        """An amount, given in units of ¥100."""
        from babel.numbers import format_decimal

        amount = format_decimal(abs(units) * 100, locale=self._locale)
        return self._plain("grammar_yen", {"sign": "−" if units < 0 else "", "amount": amount})

    def number(self, number: int) -> str:
        """A plain number, grouped as the language does."""
        from babel.numbers import format_decimal

        return format_decimal(number, locale=self._locale).replace("-", "−")

    def count(self, thing: str, number: int) -> str:
        """So many of a thing: ``count("licence", 2)``; the things are the messages ``count_…``."""
        return self._plain(f"count_{thing}", {"count": number})

    def listed(self, parts: Sequence[str]) -> str:
        """The parts joined as a sentence joins them."""
        from babel.lists import format_list

        return format_list(parts, locale=self._locale) if parts else self._plain("grammar_nothing")

    def japanese(self, fish: str) -> tuple[str, str]:
        """The Japanese name of a fish and how it is read."""
        message = f"japanese_{_slug(fish)}"
        return self._plain(message), self._plain(message, attribute="reading")

    # --- inside ---

    def _say(self, message: str, attribute: str, values: dict[str, object]) -> str:
        shown = f"{message}.{attribute}" if attribute else message
        needed = _variables(self.language, message, attribute)
        missing = sorted(needed - values.keys())
        if missing:
            raise WrongValue(f"The message {shown!r} was not given: {', '.join(missing)}.")
        ready = {name: self._value(shown, name, values[name]) for name in needed}
        return self._finish(self._plain(message, ready, attribute))

    def _plain(
        self, message: str, values: dict[str, Any] | None = None, attribute: str = ""
    ) -> str:
        """A message with values that are words or numbers already, articles still unfinished."""
        entry = self._bundle.get_message(message) if self.has(message) else None
        pattern = entry and (entry.attributes.get(attribute) if attribute else entry.value)
        if not pattern:
            shown = f"{message}.{attribute}" if attribute else message
            raise MissingWords(f"{self.language}.ftl has no message {shown!r}.")
        text, errors = self._bundle.format_pattern(pattern, values)
        for error in errors:
            if isinstance(error, MissingWords | WrongValue):
                raise error
            raise WrongValue(f"The message {message!r} cannot be said: {error}.")
        return str(text)

    def _finish(self, text: str) -> str:
        """Give the articles their capitals, or let them melt with the word before («del»)."""
        if _CAPITAL not in text:
            return text
        text = _START.sub(lambda found: found[1] + found[2].upper(), text)
        if "joined" in _attributes(self._entries["grammar_the"]):
            for pair in self._plain("grammar_the", attribute="joined").split(", "):
                apart, joined = pair.split(" = ")
                before, article = apart.split(" ")
                text = re.sub(rf"\b{before} {_CAPITAL}{article} ", f"{joined} ", text)
        return text.replace(_CAPITAL, "")

    def _section(self, heading: str) -> str:
        return self._plain(f"section_{heading.lower().replace(' ', '-')}")

    def _value(self, message: str, name: str, value: object) -> Any:
        kind = KIND_OF.get(name) or KIND_OF.get(name.partition("_")[0])
        try:
            if isinstance(value, tuple | list):
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
        if isinstance(value, str):
            if kind is None or kind in ("yen", "seat", "column"):
                raise TypeError
            if kind == "way" and value in _WAYS:
                return value
            return self._name(_COUNTED.get(kind, kind), value)
        if kind == "column":
            return self._plain("column_any") if value == ANY_PRICE else self.yen(value)
        if kind == "yen":
            return self.yen(value)
        if kind == "seat":
            return self._name(kind, value)
        if kind is None or kind == "space" or kind in _COUNTED:
            return value
        raise TypeError

    def _many(self, kind: str | None, values: Iterable[object]) -> str:
        if kind in _COUNTED:
            counts = Counter(cast("Iterable[str]", values))
            names = {self._name(_COUNTED[kind], id): number for id, number in counts.items()}
            parts = [self._counted(kind, name, number) for name, number in names.items()]
            return _List(self.listed(parts), parts, counts.total())
        made = [self._one(kind, value) for value in values]
        parts = [self.number(part) if isinstance(part, int) else part for part in made]
        return _List(self.listed(parts), parts, len(parts))

    def _counted(self, kind: str, name: Name, number: int) -> str:
        many = self._form(name, "many") or name
        return self._plain(f"grammar_{kind}", {"count": number, "name": name, "many": many})

    def _name(self, kind: str, id: str | int) -> Name:
        if kind == "seat":
            return self._seat(id)
        if isinstance(id, int):
            raise TypeError
        named: str | None = kind
        while named:
            message = f"{named}_{_slug(id)}"
            if self.has(message):
                return Name(self._plain(message), message)
            named = _ELSEWHERE.get(named)
        stem, _, number = id.replace("-", "_").rpartition("_")
        if stem and number.isdigit():
            return self._numbered(kind, stem, int(number))
        raise MissingWords(f"{self.language}.ftl has no message {kind}_{_slug(id)!r}.")

    def _numbered(self, kind: str, stem: str, number: int) -> Name:
        """«takoyaki_300» is for sale at ¥300, «spider_crab_6» is printed with a 6, «two_slot_2»
        is the second of its kind.
        """
        sale = f"sale_{_slug(stem)}"
        if kind in ("way", "ware") and self.has(sale):
            return Name(self._plain(sale, {"yen": self.yen(number // 100)}), sale)
        first = self._name(kind, stem)
        kind = first.message.partition("_")[0]
        return Name(
            self._plain(f"grammar_{kind}-number", {"name": first, "number": number}), first.message
        )

    def _seat(self, seat: str | int) -> Name:
        if isinstance(seat, str):
            raise TypeError
        if seat < 0:
            raise IndexError(seat)
        default = SEATS[seat]
        message = f"seat_{default.lower()}"
        name = self.names[seat] if self.names else default
        return Name(self._plain(f"seat_{name.lower()}") if name in SEATS else name, message)

    def _form(self, name: Name, form: str) -> str:
        """A form of the name that its message states as an attribute, or nothing."""
        if form not in _attributes(self._entries[name.message]):
            return ""
        return self._plain(name.message, attribute=form)

    def _with_article(self, message: str, name: Name) -> str:
        forms = {form: self._form(name, form) for form in ("gender", "sound")}
        return _CAPITAL + self._plain(message, {"name": name, **forms})

    # --- what the messages can ask for ---

    def _make_bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        functions: dict[str, Callable[..., Any]] = {
            "THE": self._the,
            "A": self._a,
            "GENDER": self._gender,
            "COUNT": self._count,
            "EACH": self._each,
            "PAIRS": self._pairs,
            "SIZE": self._size,
            "TOKENS": self._tokens,
            "YEN": self._yen,
        }
        bundle = FluentBundle([self.language], functions=functions, use_isolating=False)
        for resource in _resources(self.language):
            bundle.add_resource(resource)
        return bundle

    def _the(self, name: Name) -> str:
        form = self._form(name, "the")
        return _CAPITAL + form if form else self._with_article("grammar_the", name)

    def _a(self, name: Name) -> str:
        return self._with_article("grammar_a", name)

    def _gender(self, name: Name) -> str:
        return self._form(name, "gender")

    def _count(self, number: int, thing: str) -> str:
        return self.count(str(thing), int(number))

    def _yen(self, units: int) -> str:
        return self.yen(int(units))

    def _tokens(self, number: int, name: Name) -> str:
        return self._counted("tokens", name, int(number))

    def _size(self, things: _List) -> int:
        return things.size

    def _each(self, amounts: _List) -> str:
        seats = range(len(amounts.parts))
        return self._paired([self._seat(seat) for seat in seats], amounts.parts)

    def _pairs(self, names: _List, amounts: _List) -> str:
        return self._paired(names.parts, amounts.parts)

    def _paired(self, names: Sequence[str], amounts: Sequence[str]) -> str:
        pairs = zip(names, amounts, strict=True)
        values = ({"name": name, "amount": amount} for name, amount in pairs)
        return self.listed([self._plain("grammar_pair", value) for value in values])


@cache
def words(language: str, names: tuple[str, ...] = ()) -> Words:
    """The words of a language, made once; ``names`` are the players' names by seat."""
    return Words(language, names)


def text(rule_id: str, language: str) -> str:
    """The rule in plain words."""
    return words(language).text(rule_id)


def citation(rule_id: str, language: str) -> str:
    """Where the rule comes from."""
    return words(language).citation(rule_id)


def _message(rule_id: str) -> str:
    """The id of a rule's message."""
    return rule_id.replace(".", "_")


@cache
def _resources(language: str) -> tuple[ast.Resource, ...]:
    from importlib.resources import files

    from fluent.runtime import FluentResource

    here = files(__package__)
    return tuple(
        FluentResource(here.joinpath(f"{name}.ftl").read_text(encoding="utf-8"))
        for name in (language, "japanese")
    )


@cache
def _entries(language: str) -> dict[str, ast.Message]:
    """All messages of a language by id."""
    from fluent.syntax import ast

    return {
        entry.id.name: entry
        for resource in _resources(language)
        for entry in resource.body
        if isinstance(entry, ast.Message)
    }


def _attributes(entry: ast.Message) -> list[str]:
    return [attribute.id.name for attribute in entry.attributes]


@cache
def _variables(language: str, message: str, attribute: str) -> frozenset[str]:
    """The names of the values that a message, or one of its attributes, speaks of."""
    from fluent.syntax.visitor import Visitor

    shown = f"{message}.{attribute}" if attribute else message
    entry = _entries(language).get(message)
    patterns = {item.id.name: item.value for item in entry.attributes} if entry else {}
    pattern = patterns.get(attribute) if attribute else entry and entry.value
    if not pattern:
        raise MissingWords(f"{language}.ftl has no message {shown!r}.")
    found: set[str] = set()

    class Collector(Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
            found.add(node.id.name)

    Collector().visit(pattern)
    return frozenset(found)
