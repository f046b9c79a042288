"""Buttons and fields that more than one part of a page has."""

from __future__ import annotations

from collections.abc import Mapping

from tsukiji_lab.drawing.html import Child, Html, el
from tsukiji_lab.drawing.view import PAUSE
from tsukiji_lab.rulebook import LANGUAGES, Words
from tsukiji_lab.tsukiji.setup import LONGEST_NAME


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
        data_wanted=say("panel_wanted", yen_least=least // 100, yen_most=most // 100),
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


# --- what a form asks for ---


def fieldset(title: Child, *fields: Child, note: str | None = None) -> Html:
    """Fields that belong together, under a title; the ``note`` is read with it."""
    legend = el("legend", title, *([PAUSE, " ", el("small", note)] if note else ()))
    return el("fieldset", legend, *fields)


def radios(name: str, offered: Mapping[str, Child], chosen: str, live: bool = False) -> Html:
    """One of several, side by side: what each sends, with its label. ``live``: at once."""
    labels = (
        el(
            "label",
            el(
                "input",
                type="radio",
                name=name,
                value=value,
                checked=value == chosen,
                data_live=live,
            ),
            el("span", label),
        )
        for value, label in offered.items()
    )
    return el("div", *labels, class_="choice-row")


def tick(name: str, value: str, checked: bool, *label: Child, live: bool = False) -> Html:
    """Something to be ticked. ``live``: a change is sent at once."""
    field = el("input", type="checkbox", name=name, value=value, checked=checked, data_live=live)
    return el("label", field, *label)


def name_field(words: Words, seat: int, typed: str) -> Html:
    """A field for the name of a player, who is else called by the mark of the seat."""
    return el(
        "input",
        name=f"name-{seat}",
        value=typed,
        placeholder=Words(words.language).name("seat", seat),
        maxlength=LONGEST_NAME,
        autocomplete="off",
        aria_label=words.say("form_name", number=seat + 1),
    )


def number_field(name: str, typed: str, wrong: str | None = None) -> Html:
    """A field for a whole number; what is ``wrong`` with it is told by ``complaint``."""
    return el(
        "input",
        name=name,
        value=typed,
        inputmode="numeric",
        autocomplete="off",
        maxlength=LONGEST_NAME,
        aria_invalid="true" if wrong else None,
        aria_describedby=f"{name}-wrong" if wrong else None,
    )


def complaint(name: str, wrong: str | None) -> Html | None:
    """What is wrong with what was typed in a field, to stand below it."""
    return el("p", wrong, class_="hint wrong", id=f"{name}-wrong") if wrong else None


# --- every page ---


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
