"""Buttons: one that says what it asks for, and those that stand at the head of every page."""

from __future__ import annotations

from tsukiji_lab.drawing.html import Child, Html, el
from tsukiji_lab.rulebook import LANGUAGES


def button(
    do: str,
    *label: Child,
    look: str | None = "btn",
    text: str | int | None = None,
    **more: str | int | bool | None,
) -> Html:
    """A button that sends the order ``do`` with its ``text``; ``look`` are its classes."""
    return el("button", *label, class_=look, type="button", data_do=do, data_text=text, **more)


def language_buttons(spoken: str, name: str) -> Html:
    """A button for each language, under the name of all; the spoken one is pressed."""
    buttons = (
        button(
            "language",
            language.upper(),
            look="btn tool",
            text=language,
            aria_pressed=str(language == spoken).lower(),
        )
        for language in LANGUAGES
    )
    return el("div", *buttons, role="group", aria_label=name, class_="languages")


def theme_button(name: str) -> Html:
    """The button between light and dark."""
    return button("theme", "◐", look="btn tool", aria_label=name)
