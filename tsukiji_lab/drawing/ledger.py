"""What is told in lines: the log, how near the end is, the legend."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any
from weakref import WeakKeyDictionary

from tsukiji_lab.drawing.controls import button
from tsukiji_lab.drawing.glyphs import glyph, sail
from tsukiji_lab.drawing.html import Html, el, join
from tsukiji_lab.drawing.live import why
from tsukiji_lab.drawing.scoring import how_it_ended
from tsukiji_lab.drawing.view import COLON, Drawable, Steps, View, hidden, mark, seat_class
from tsukiji_lab.game.action import MARKS
from tsukiji_lab.game.event import Event
from tsukiji_lab.rulebook import Words, rule
from tsukiji_lab.tsukiji.board import HOUSE_RULE, RECONSTRUCTED
from tsukiji_lab.tsukiji.turn import END_RESOURCES, END_YEN
from tsukiji_lab.tsukiji.worth import resources

# --- the log ---


Told = tuple[int, tuple[Event, ...]]
"""The number of a step, and what happened in it."""

Rounds = dict[int, tuple[Told, ...]]
"""What happened, by round."""

_finished: WeakKeyDictionary[Steps, dict[str, tuple[object, Html]]] = WeakKeyDictionary()
"""The finished rounds of each game, as they were drawn last, by part."""


def log(game: Drawable, view: View) -> Iterator[tuple[str, Html]]:
    """The log, newest first, in parts. ``log`` is the present round, which alone still grows;
    ``round-before`` the one before it, empty in the first; ``log-3`` the third round, folded.
    """
    rounds = _rounds(game.session)
    newest = view.state.round
    heading = el("h2", glyph("list"), " ", view.say("section-log"))
    lines = el("ol", *_lines(view.words, rounds.pop(newest, ())))
    yield "log", el("section", heading, lines, class_="log card")
    if newest - 1 not in rounds:
        yield "round-before", Html()
    finished = _finished.setdefault(game.session, {})
    for number, steps in sorted(rounds.items(), reverse=True):
        is_folded = number < newest - 1
        part = f"log-{number}" if is_folded else "round-before"
        key = view.words, steps
        if part not in finished or finished[part][0] != key:
            finished[part] = key, _round(view, number, steps, is_folded=is_folded)
        yield part, finished[part][1]


def draw_earlier(words: Words, rounds: int) -> Html:
    """The way to the rounds that are not shown."""
    return button("log", words.say("draw_log-earlier", count=rounds), look="btn quiet")


def _rounds(session: Steps) -> Rounds:
    rounds: dict[int, list[Told]] = {}
    told = [session.opening, *(step.events for step in session.steps)]
    for number, (events, state) in enumerate(zip(told, session.states, strict=True)):
        if events:
            rounds.setdefault(state.round, []).append((number, events))
    return {number: tuple(steps) for number, steps in rounds.items()}


def _round(view: View, number: int, steps: tuple[Told, ...], *, is_folded: bool) -> Html:
    """A finished round."""
    lines = el("ol", *_lines(view.words, steps))
    if not is_folded:
        return el("section", lines, class_="log card")
    summary = el("summary", view.say("log-round", round=number))
    return el("details", summary, lines, class_="log card")


def _lines(words: Words, steps: tuple[Told, ...]) -> Iterator[Html]:
    """The newest turn first, and in it the newest line, under the heading of the turn."""
    turns: list[list[tuple[int, Event]]] = [[]]
    for number, events in steps:
        for event in events:
            if event.what == "turn":
                turns.append([])
            turns[-1].append((number, event))
    for turn in reversed(turns):
        heads = turn[:1] if turn and turn[0][1].what == "turn" else []
        for number, event in (*heads, *reversed(turn[len(heads) :])):
            values = tuple(event.values.items())
            yield _line(words, number, event.what, event.rule, event.seat, values)


@lru_cache(8192)
def _line(
    words: Words, number: int, what: str, rule_id: str, seat: int, values: tuple[Any, ...]
) -> Html:
    sentence = words.say(f"event_{what}", **{"seat": seat, **dict(values)})
    if what == "turn":
        return el("li", el("h3", sentence), class_="tn")
    kind = rule(rule_id).kind
    is_printed = kind in ("rule", "exception")
    place = words.place(rule_id)
    citation = el(
        "span",
        glyph("book" if is_printed else "brush", "s"),
        None if is_printed else hidden(words.name("kind", kind)),
        words.title(rule_id) if "; " in place else place,
        class_="rule",
    )
    told = el("p", el("span", sentence, class_="told-line"), " ", citation)
    step = el("small", hidden(words.say("draw_log-step")), " ", number)
    return el("li", step, told, class_="e", data_step=number)


# --- how near the end is ---


def ends(view: View) -> Html:
    """How far every player is from bringing about the end."""
    state = view.state
    rows = []
    for seat, player in enumerate(state.players):
        stock = resources(state, seat)
        yen = (
            join(el("b", view.words.yen(player.yen)), _meter(player.yen, END_YEN))
            if view.knows_yen[seat]
            else view.say("yen-hidden")
        )
        name = el("th", sail(seat, "s"), " ", view.words.name("seat", seat), scope="row")
        told = view.say("of-seat", seat=seat, text=view.say("end-near", count=stock))
        stocked = join(why(view, f"end {MARKS[seat]}", stock, told), _meter(stock, END_RESOURCES))
        rows.append(el("tr", name, el("td", yen), el("td", stocked), class_=seat_class(seat)))
    if state.scores is not None:
        title = how_it_ended(view) or view.say("ends")
    elif state.last_turn:
        said = view.say("ends-last", seat=state.ended_by, turns=state.turns_left)
        title = why(view, "turns", said, said, tag="span")
    else:
        title = view.say("ends")
    heads = (
        el("th", view.say("player"), scope="col"),
        el("th", view.say("ends-yen", yen=END_YEN), scope="col"),
        el("th", view.say("ends-resources", resources=END_RESOURCES), scope="col"),
    )
    table = el(
        "table",
        el("caption", view.say("ends"), class_="vh"),
        el("thead", el("tr", *heads)),
        el("tbody", *rows),
    )
    note = view.say("ends-note", yen=END_YEN, resources=END_RESOURCES)
    if state.round_limit:
        note = f"{note} {view.say('ends-limit', rounds=state.round_limit)}"
    return el("section", el("h2", title), el("p", note), table, class_="ends card")


def _meter(amount: int, full: int) -> Html:
    share = min(100 * amount // full, 100)
    return el("i", el("i", style=f"width:{share}%"), class_="meter", aria_hidden="true")


def legend(view: View) -> Html:
    """What the short signs mean."""
    signs = (
        join(el("b", view.say("points-short")), COLON, " ", view.say("points-long")),
        join(el("b", view.say("resources-short")), COLON, " ", view.say("resources-long")),
        join(mark(view, RECONSTRUCTED), " ", view.say("reconstructed")),
        join(mark(view, HOUSE_RULE), " ", view.say("house-rule")) if view.state.house_rules else "",
    )
    return el("ul", *(el("li", sign) for sign in signs if sign), class_="legend")
