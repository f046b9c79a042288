"""What is drawn, for whom, and in which words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct

from tsukiji_lab.drawing.glyphs import glyph
from tsukiji_lab.drawing.html import Html, el, join
from tsukiji_lab.game.action import MARKS
from tsukiji_lab.game.event import Event
from tsukiji_lab.rulebook import Words
from tsukiji_lab.tsukiji.board import HOME, RECONSTRUCTED, RULEBOOK, Market
from tsukiji_lab.tsukiji.frame import Frame
from tsukiji_lab.tsukiji.observation import EVERYBODY, observe
from tsukiji_lab.tsukiji.offers import Gain
from tsukiji_lab.tsukiji.pricing import NamingPrice, Pricing
from tsukiji_lab.tsukiji.setup import Setup
from tsukiji_lab.tsukiji.state import State
from tsukiji_lab.tsukiji.turn import TurnEnd

MARK = Html("†")
"""Stands at every number that is reconstructed: no source states it."""


class Steps(Protocol):
    """The steps of a game, as far as they are drawn."""

    opening: tuple[Event, ...]

    @property
    def steps(self) -> Sequence[Any]: ...

    @property
    def states(self) -> Sequence[State]: ...


class Drawable(Protocol):
    """A game as far as it is drawn."""

    @property
    def session(self) -> Steps: ...

    @property
    def state(self) -> State: ...

    @property
    def setup(self) -> Setup: ...

    @property
    def words(self) -> Words: ...


Ghosts = Mapping[str, str]
"""Pieces and boats by the place where the chosen action would put them."""


class Live(Struct, frozen=True):
    """A table that can be acted on. Things have keys, which ``things`` explains.

    ``lit`` are the things that can be acted on now; ``calm`` those that can be pressed as well,
    but only for what costs no Action Point at any time, so that they need no light; ``picked`` is
    the one that was pressed. ``gains`` is what a buyer would gain by the price of a cell. The
    harbour of the seat ``home`` stands first and large.
    """

    lit: frozenset[str] = frozenset()
    calm: frozenset[str] = frozenset()
    picked: str = ""
    ghosts: Ghosts = {}
    gains: Mapping[str, Gain] = {}
    home: int | None = None


class View(Struct, frozen=True):
    """A position as somebody may know it, with the words to tell it.

    ``state`` is that of an ``Observation``; ``knows_yen`` says by seat whether its yen are known.
    ``past`` are the states up to this one. Without ``live`` it is drawn to be looked at only.
    """

    state: State
    knows_yen: tuple[bool, ...]
    words: Words
    names: tuple[str, ...]
    past: Sequence[State] = ()
    live: Live | None = None

    def say(self, message: str, **values: Any) -> str:
        """A sentence or a word of the drawing: the message ``draw_…``."""
        return self.words.say(f"draw_{message}", **values)

    def frame(self, kind: type[Frame]) -> Any:
        """The frame of that kind on the stack, or None."""
        for frame in self.state.frames:
            if isinstance(frame, kind):
                return frame
        return None

    def is_touched(self, market: Market) -> bool:
        """Whether the decision under way is about this market, or about its fish on the quay."""
        for frame in self.state.frames:
            if getattr(frame, "market", "") == market.board:
                return True
            if isinstance(frame, Pricing | NamingPrice):
                kinds = frame.pieces if isinstance(frame, Pricing) else (frame.kind,)
                if any(HOME[kind] == market.board for kind in kinds):
                    return True
        return False


def look(game: Drawable, viewer: int | None, live: Live | None = None) -> View:
    """The position as the viewer may know it; None knows what everybody knows."""
    seen = observe(game.state, EVERYBODY if viewer is None else viewer)
    past = game.session.states
    return View(seen.state, seen.knows_yen, game.words, game.setup.names, past, live)


def after_turn_of(state: State) -> int | None:
    """The seat after whose turn a Buyer acts now; None while a turn is under way."""
    ends = (frame.served for frame in state.frames if isinstance(frame, TurnEnd))
    return next(ends, None)


def seat_class(seat: int) -> str:
    """The class that gives something the colour of a seat."""
    return f"seat-{MARKS[seat]}"


def hidden(words: str) -> Html:
    """Words that only a screen reader says."""
    return el("span", words, class_="vh")


PAUSE = hidden(",")
"""Parts in speech what only stands apart to the eye."""

COLON = hidden(":")
"""The same, between what is meant and what is said of it."""


def paused(parts: Iterable[Html]) -> Html:
    """Parts beside each other, with a pause in speech between them."""
    return Html(PAUSE.join(parts))


def mark(view: View, provenance: str) -> Html | None:
    """The sign at a number that no source states, or that was changed for this game."""
    if provenance == RULEBOOK:
        return None
    is_guess = provenance == RECONSTRUCTED
    sign = MARK if is_guess else join(glyph("house"), hidden(view.say("house")))
    title = view.say("reconstructed" if is_guess else "house-rule")
    return el("sup", sign, class_="rec", title=title)
