"""What can be pressed in a live drawing: things to act on, and numbers to ask about."""

from __future__ import annotations

from tsukiji_lab.drawing.controls import button
from tsukiji_lab.drawing.html import Child, Html, el
from tsukiji_lab.drawing.view import View


def is_lit(view: View, key: str) -> bool:
    """Whether the thing can be pressed now."""
    return view.live is not None and (key in view.live.lit or key in view.live.calm)


def thing(
    view: View, key: str, *inside: Child, tag: str = "span", look: str = "", **more: str | int
) -> Html:
    """A thing on the table: a button if it can be acted on now, else a plain element.

    ``look`` are its classes in either case, ``more`` its attributes as a button.
    """
    live = view.live
    if live is None or not is_lit(view, key):
        return el(tag, *inside, class_=look or None)
    light = "lit" if key in live.lit else "calm"
    is_picked = key == live.picked
    return button(
        "pick",
        *inside,
        look=f"{look} thing {light}".strip(),
        text=key,
        aria_pressed=str(is_picked).lower(),
        **more,
    )


def why(view: View, question: str, number: Child, named: str, tag: str = "b") -> Html:
    """A number that can be asked about, if the drawing is live; ``named`` says what it is."""
    if view.live is None:
        return el(tag, number)
    name = view.say("why", text=named)
    return el(tag, button("explain", number, look="ask-why", text=question, aria_label=name))
