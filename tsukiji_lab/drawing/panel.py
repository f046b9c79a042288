"""The action panel: who decides, what is asked, and everything that may be answered.

A button or form says in ``data-do`` what it is for: ``play`` with the text of an action in
``data-text`` (a form: the words of ``data-text`` and of its fields), ``why``, ``undo`` and so on.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from importlib.resources import files
from typing import Protocol

from msgspec import Struct

from tsukiji_lab.drawing import choices
from tsukiji_lab.drawing.auction import draw_bid, draw_cover, draw_question
from tsukiji_lab.drawing.choices import Choice, draw_choices, draw_commit
from tsukiji_lab.drawing.citing import Cite, cited
from tsukiji_lab.drawing.controls import button
from tsukiji_lab.drawing.glyphs import coin, glyph, sail
from tsukiji_lab.drawing.html import Html, el, join
from tsukiji_lab.drawing.news import Told, draw_news
from tsukiji_lab.drawing.refusals import draw_refusals
from tsukiji_lab.drawing.view import after_turn_of, seat_class
from tsukiji_lab.rulebook import Words
from tsukiji_lab.tsukiji import lots
from tsukiji_lab.tsukiji.bidding import Bids
from tsukiji_lab.tsukiji.state import State
from tsukiji_lab.tsukiji.worth import worth


class Playable(choices.Playable, Told, Protocol):
    """A game as far as it is played by hand, with what happened in it."""


class Ways(Struct, frozen=True):
    """The way back and forth: whether a decision can be undone, or redone."""

    undo: bool
    redo: bool


SHEETS = ("panel", "time", "keeping", "charts", "acting", "learning", "companion", "live")


@cache
def panel_style() -> str:
    """The style sheets of the panel, the forms and all that stands round the drawing, whose own
    they need.
    """
    folder = files(__package__)
    return "".join(folder.joinpath(f"{name}.css").read_text(encoding="utf-8") for name in SHEETS)


def draw_panel(
    game: Playable,
    persons: Collection[int],
    covered: bool,
    ways: Ways | None,
    choice: Choice | None = None,
    cite: Cite = cited,
    waits: bool = False,
) -> Html:
    """The panel for whoever decides now; without ``ways`` it has none back and forth.

    ``persons`` are the seats that people play. A ``covered`` panel shows nothing that only the
    one who decides may know; it waits to be opened. With a ``choice`` an action is chosen first
    and shows what it would do; without one it is played at once. ``cite`` names the rule of a
    refusal. A computer player may be one that ``waits`` to be told.
    """
    seat = game.to_act
    if seat is None:
        body = join(_over(game.words), _back(game.words, ways))
    elif covered:
        body = join(draw_cover(game.words, game.state, seat), _back(game.words, ways))
    elif seat in persons:
        body = _question(game, seat, ways, choice, cite)
    else:
        body = join(_computer(game, seat, ways, waits), _back(game.words, ways))
    news = None
    if seat is not None and seat in persons and not covered:
        computers = {*range(len(game.state.players))} - {*persons}
        news = draw_news(game, seat, computers)
    return el("section", news, body, class_="card act", aria_label=game.words.say("panel_name"))


# --- a person decides ---


def _question(
    game: Playable, seat: int, ways: Ways | None, choice: Choice | None, cite: Cite
) -> Html:
    words, state = game.words, game.state
    top = state.top
    frame = "".join(f"-{c.lower()}" if c.isupper() else c for c in type(top).__name__)
    values = {name: getattr(top, name) for name in top.__struct_fields__}
    values.update(fish=values.get("kind"), tokens=values.get("lot"), points=state.turn.points_left)
    header = el(
        "header",
        el("p", sail(seat, "s"), _where(words, state, seat), class_="step"),
        el("h2", words.say(f"panel_ask{frame}", **values), tabindex=-1),
        _hint(words, state),
        class_=f"ask {seat_class(seat)}",
    )
    if isinstance(top, Bids):
        return join(header, draw_bid(words, game.observe(seat)), _back(words, ways))
    return join(
        header,
        draw_question(words, state),
        *draw_choices(game, choice),
        draw_commit(game, choice, cite, *_ways(words, ways)),
        draw_refusals(game, cite),
    )


def _where(words: Words, state: State, seat: int) -> str:
    if (served := after_turn_of(state)) is not None:
        return words.say("panel_where-errand", seat=seat, player=served)
    if seat != state.on_turn:
        return words.say("panel_where-other", seat=seat, player=state.on_turn)
    points, carts = state.turn.points, state.turn.cart_points
    return words.say("panel_where", seat=seat, turn=state.turns, points=points, carts=carts)


def _hint(words: Words, state: State) -> Html | None:
    """What helps to decide about a lot: its tokens, and what they are worth now."""
    top = state.top
    if not isinstance(top, lots.Lot):
        return None
    value = worth(state, top.chosen, state.player.tokens)
    said = words.say("panel_hint-lot", tokens=top.chosen, worth=value)
    return el("p", *map(coin, top.chosen), said, class_="hint")


# --- nobody decides here ---


def _computer(game: Playable, seat: int, ways: Ways | None, waits: bool) -> Html:
    words = game.words
    header = el(
        "header",
        el("p", sail(seat, "s"), _where(words, game.state, seat), class_="step"),
        el("h2", words.say("panel_computer", seat=seat), tabindex=-1),
        class_=f"ask {seat_class(seat)}",
    )
    if ways is not None and ways.redo:
        go_on = button("go on", words.say("panel_go-on"), look="btn primary")
        return join(header, el("p", words.say("panel_in-the-past"), class_="hint"), go_on)
    if not waits:
        return header
    step = button("next", glyph("right"), words.say("panel_next"), look="btn primary")
    return join(header, el("div", step, button("skip", words.say("panel_skip")), class_="row"))


def _over(words: Words) -> Html:
    """What can be done after the end."""
    return join(
        el("h2", words.say("score_now"), tabindex=-1),
        el(
            "div",
            button("look", glyph("left"), words.say("score_replay"), text=0),
            button("new", words.say("score_new")),
            class_="row",
        ),
    )


# --- what stands around it ---


def _back(words: Words, ways: Ways | None) -> Html | None:
    """The same in a row of their own."""
    return el("div", *_ways(words, ways), class_="row back") if ways else None


def _ways(words: Words, ways: Ways | None) -> list[Html]:
    """Undo to the last own decision, and forth again."""
    if ways is None:
        return []
    both = (("undo", ways.undo), ("redo", ways.redo))
    return [
        button(
            do,
            glyph(do),
            disabled=not possible,
            title=words.say(f"panel_{do}"),
            aria_label=words.say(f"panel_{do}"),
        )
        for do, possible in both
    ]
