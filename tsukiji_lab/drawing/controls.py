"""Buttons and fields that more than one part of a page has."""

from __future__ import annotations

from tsukiji_lab.drawing.html import Child, Html, el
from tsukiji_lab.rulebook import LANGUAGES, Words


def button(
    do: str,
    *label: Child,
    look: str | None = "btn",
    text: str | int | None = None,
    **more: str | int | bool | None,
) -> Html:
    """A button that sends the order ``do`` with its ``text``; ``look`` are its classes."""
    return el("button", *label, class_=look, type="button", data_do=do, data_text=text, **more)


def amount_field(words: Words, least: int, most: int) -> Html:
    """A number of yen between two, with a button on either side that moves it by ¥100."""
    say = words.say
    field = el(
        "input",
        name="yen",
        type="number",
        inputmode="numeric",
        min=least,
        max=most,
        step=100,
        value=least,
        required=True,
        autocomplete="off",
        aria_label=say("panel_yen"),
    )
    less, more = (
        el(
            "button",
            sign,
            type="button",
            class_="btn",
            data_step=by,
            aria_label=say(f"panel_{way}"),
        )
        for by, sign, way in ((-100, "−", "less"), (100, "+", "more"))
    )
    return el("div", less, field, more, class_="stepper")


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
