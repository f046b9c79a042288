"""The rule catalogue and all words: id, text in our own words per language, citation.

Importing this reads no file and loads no language library; the first word asked for does.
"""

from tsukiji_lab.rulebook.catalogue import KINDS, RULES, Rule, UnknownRule, rule
from tsukiji_lab.rulebook.messages import (
    LANGUAGES,
    MissingWords,
    UnknownLanguage,
    WrongValue,
    known_language,
)
from tsukiji_lab.rulebook.words import KIND_OF, UnknownName, Words, words

__all__ = [
    "KINDS",
    "KIND_OF",
    "LANGUAGES",
    "RULES",
    "MissingWords",
    "Rule",
    "UnknownLanguage",
    "UnknownName",
    "UnknownRule",
    "Words",
    "WrongValue",
    "known_language",
    "rule",
    "words",
]
