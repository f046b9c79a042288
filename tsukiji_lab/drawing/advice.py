"""A hint in words: what the greedy player would do, and why."""

from __future__ import annotations

from collections.abc import Callable

from tsukiji_lab.drawing.controls import button
from tsukiji_lab.drawing.html import Html, el
from tsukiji_lab.game.action import Action
from tsukiji_lab.players.hints import Hint
from tsukiji_lab.rulebook import Words


def told(words: Words, hint: Hint) -> str:
    """Why, in one to three sentences."""
    return " ".join(words.say(message, **values) for message, values in hint.reasons)


def draw_hint(words: Words, hint: Hint, say: Callable[[Action], str]) -> Html:
    """The advice with its reason; a button chooses it. ``say`` puts an action into words."""
    then = [el("p", words.say("hint_then"), " ", words.listed([*map(say, hint.then)]))]
    return el(
        "div",
        el("h3", words.say("hint_title", text=say(hint.action))),
        *(then if hint.then else ()),
        el("p", told(words, hint)),
        button("choose", words.say("hint_choose"), text=str(hint.action)),
        class_="advice",
    )
