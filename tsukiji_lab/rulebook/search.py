"""Finding rules by words: «salmon price»."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from tsukiji_lab.rulebook.catalogue import RULES, Rule
from tsukiji_lab.rulebook.words import Words

TITLE, NAME, TEXT = 4, 3, 1
"""How much a word counts that stands in a rule's title, in its id or boards, or in its text."""


def find_rules(query: str, said: Words) -> list[Rule]:
    """The rules in which all words of the query stand, or begin a word, best first; if there is
    none, those with the most of them.
    """
    asked = _plain(query)
    if not asked:
        return []
    scored = [(_score(rule, asked, said), place, rule) for place, rule in enumerate(RULES.values())]
    best = max(hits for (hits, _), _, _ in scored)
    found = [(-weight, place, rule) for (hits, weight), place, rule in scored if 0 < hits == best]
    return [rule for _, _, rule in sorted(found, key=lambda each: each[:2])]


def _score(rule: Rule, asked: list[str], said: Words) -> tuple[int, int]:
    """How many of the words stand in the rule, and how well."""
    names = [rule.id, *(said.name("board", board) for board in rule.boards)]
    places = [
        (TITLE, _plain(said.title(rule.id))),
        (NAME, _plain(" ".join(names))),
        (TEXT, _plain(said.text(rule.id))),
    ]
    weights = [sum(weight for weight, words in places if _stands(word, words)) for word in asked]
    return sum(map(bool, weights)), sum(weights)


def _stands(word: str, words: Iterable[str]) -> bool:
    return any(each.startswith(word) for each in words)


def _plain(text: str) -> list[str]:
    """The words of a text, in small letters and without accents."""
    letters = unicodedata.normalize("NFD", text.casefold())
    return re.findall(r"\w+", "".join(c for c in letters if not unicodedata.combining(c)))
