"""Finding rules by words: «salmon price»."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache

from tsukiji_lab.rulebook.catalogue import RULES, Rule
from tsukiji_lab.rulebook.words import words

TITLE, NAME, TEXT = 4, 3, 1
"""How much a word counts that stands in a rule's title, in its id or boards, or in its text."""

SHORT, COMMON = 3, 0.06
"""A word of so few letters that stands in more than this part of all rules is not looked for."""


def find_rules(query: str, language: str) -> list[Rule]:
    """The rules in which all words of the query stand, or begin a word, best first; if there is
    none, those with the most of them. Raises UnknownLanguage.
    """
    asked = [word for word in plain(query) if not _is_common(word, language)] or plain(query)
    if not asked:
        return []
    scored = [(*_score(rule.id, asked, language), rule) for rule in RULES.values()]
    most = max(hits for hits, _, _ in scored)
    found = [(weight, rule) for hits, weight, rule in scored if 0 < hits == most]
    return [rule for _, rule in sorted(found, key=lambda each: -each[0])]


def plain(text: str) -> list[str]:
    """The words of a text, in small letters and without accents."""
    letters = unicodedata.normalize("NFD", text.casefold())
    return re.findall(r"[^\W_]+", "".join(c for c in letters if not unicodedata.combining(c)))


def _score(id: str, asked: Iterable[str], language: str) -> tuple[int, int]:
    """How many of the words stand in the rule, and how well."""
    places = _places(id, language)
    weights = [sum(weight for weight, text in places if f" {word}" in text) for word in asked]
    return sum(map(bool, weights)), sum(weights)


@cache
def _is_common(word: str, language: str) -> bool:
    """Whether a short word stands in so many rules that it tells none from another: «of», «del»."""
    if len(word) > SHORT:
        return False
    texts = (_places(id, language)[-1][1] for id in RULES)
    return sum(f" {word} " in f"{text} " for text in texts) > COMMON * len(RULES)


@cache
def _places(id: str, language: str) -> tuple[tuple[int, str], ...]:
    """What stands in a rule's title, in its names and in its text, a blank before each word."""
    said = words(language)
    names = " ".join((id, *(said.name("board", board) for board in RULES[id].boards)))
    places = ((TITLE, said.title(id)), (NAME, names), (TEXT, said.text(id)))
    return tuple((weight, " " + " ".join(plain(text))) for weight, text in places)
