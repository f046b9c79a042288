"""Where a rule stands, said beside what follows from it."""

from __future__ import annotations

from collections.abc import Callable

from tsukiji_lab.drawing.glyphs import glyph
from tsukiji_lab.drawing.html import Html, el, join
from tsukiji_lab.rulebook import Words

Cite = Callable[[Words, str], Html]
"""A way to say where a rule stands, named by its id."""


def cited(words: Words, rule: str) -> Html:
    """Where a rule stands: a link to it where the rules are served beside the table, else text."""
    where = join(glyph("book"), words.citation(rule))
    return join(
        el("span", where, class_="rule unserved"),
        el("a", where, class_="rule", href=f"./rules#code={rule}", target="_blank"),
    )
