"""The handle of a slider, in a question or in a scene."""

from __future__ import annotations

from tsukiji_lab.drawing.html import Html, el
from tsukiji_lab.lessons.figures import write
from tsukiji_lab.lessons.seas import Slider
from tsukiji_lab.rulebook.texts import Texts


def handle(words: Texts, name: str, made: Slider, value: float, label: str | None = None) -> Html:
    """A handle at a value. The page writes what it is moved to, with the unit behind it."""
    return el(
        "input",
        type="range",
        name=name,
        min=f"{made.low:g}",
        max=f"{made.high:g}",
        step=f"{made.step:g}",
        value=f"{value:g}",
        aria_label=label,
        data_unit=write(words, made.form, 0).lstrip("0.,"),
    )
