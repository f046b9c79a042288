"""The words of the lessons, in every language."""

from __future__ import annotations

from tsukiji_lab.rulebook.texts import Texts, texts


def lesson_words(language: str) -> Texts:
    """The words of the lessons in a language."""
    return texts(language, __name__)
