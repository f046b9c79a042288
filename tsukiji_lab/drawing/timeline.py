"""The timeline: every step of a game on one line, what lies beside it, and a look at the past."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec import Struct

from tsukiji_lab.drawing.controls import button
from tsukiji_lab.drawing.glyphs import board_glyph, glyph, sail
from tsukiji_lab.drawing.html import Html, el, join
from tsukiji_lab.drawing.view import PAUSE, Drawable, Steps, seat_class
from tsukiji_lab.rulebook import Words
from tsukiji_lab.tsukiji.bidding import Bids
from tsukiji_lab.tsukiji.state import State

WIDTH, LINE, LANE, LANES = 1000, 26, 17, 2
"""The rail is drawn ``WIDTH`` wide and stretched. On it the game is a line at the height ``LINE``,
and other lines of it lie ``LANE`` below each other, as many as there are ``LANES``.
"""
APART, FAR_APART = 32, 70
"""So far apart are two glyphs on a wide rail, and on a narrow one."""
LABEL = 180
"""So much room a line's name takes."""


class Branch(Struct, frozen=True):
    """Another line of the game: it is like the one that is played up to the step ``parts_after``,
    and stands at ``step`` in ``turn``.
    """

    name: str
    parts_after: int
    step: int
    turn: int


class Times(Struct, frozen=True):
    """What a timeline shows: the step that is looked at, the name of the line that is played, the
    other lines, and a name that is free for one more, which has ``longest`` characters at most. A
    table that ``explores`` says so, and no branch begins where bids are ``sealed``.
    """

    at: int
    name: str
    free_name: str
    longest: int
    branches: Sequence[Branch] = ()
    explores: bool = False
    sealed: bool = False


def draw_timeline(game: Drawable, times: Times) -> Html:
    """The bar with the line. It is a slider, and sends the order ``look`` with a step, with
    ``back`` or ``forward``, or with nothing for the present.
    """
    words, session = game.words, game.session
    states = session.states
    here, at = len(states) - 1, times.at
    value = _value(words, states[at], at, here)
    length = max([here, *(branch.step for branch in times.branches)]) or 1
    rail = el(
        "div",
        el(
            "div",
            _lines(states, at, times, length),
            *_marks(words, session, length),
            *_names(times, length),
            el("i", class_="knob", style=_left(at, length)),
            class_="stretch",
        ),
        class_="course",
        role="slider",
        tabindex="0",
        aria_label=words.say("time_slider"),
        aria_valuemin=0,
        aria_valuemax=here,
        aria_valuenow=at,
        aria_valuetext=value,
        data_do="look",
        data_turns=" ".join(str(step) for step, _ in _turns(states)),
        data_length=length,
    )
    shown = el(
        "p",
        el("b", words.say("time_step", step=at)),
        PAUSE,
        " ",
        el("span", words.say("time_turn", turn=states[at].turns)),
        el("span", words.say("time_branch", text=times.name), class_="which")
        if times.branches
        else None,
        class_="now",
    )
    return el(
        "section",
        el("p", words.say("time_explores"), class_="flag") if times.explores else None,
        el("div", *_keys(words, at, here), class_="keys"),
        rail,
        el(
            "div",
            shown,
            button("count", words.say("time_count"), look="btn quiet"),
            _menu(words, times, is_past=at < here),
            class_="end",
        ),
        class_="time",
        aria_label=words.say("time_line"),
    )


def _value(words: Words, state: State, at: int, here: int) -> str:
    """Where a step lies, in words."""
    if state.scores is not None:
        return words.say("time_value-over", step=at, all=here, turn=state.turns)
    return words.say("time_value", step=at, all=here, turn=state.turns, seat=state.on_turn)


def _keys(words: Words, at: int, here: int) -> Iterator[Html]:
    """The buttons. One that leads nowhere stays, so that the focus does too."""
    ways = (
        ("start", "0", at > 0),
        ("back", "back", at > 0),
        ("forward", "forward", at < here),
        ("end", "", at < here),
    )
    signs = {"back": "left", "forward": "right"}
    for name, text, leads in ways:
        said = words.say(f"time_{name}")
        yield button(
            "look",
            glyph(signs.get(name, name)),
            text=text,
            title=said,
            aria_label=said,
            aria_disabled=None if leads else "true",
        )


# --- the rail ---


def _left(step: int, length: int) -> str:
    return f"left:{100 * step / length:.2f}%"


def _turns(states: Sequence[State]) -> Iterator[tuple[int, State]]:
    """The steps with which turns begin, but for the first turn."""
    for step in range(1, len(states)):
        if states[step].turns > states[step - 1].turns:
            yield step, states[step]


def _lines(states: Sequence[State], at: int, times: Times, length: int) -> Html:
    """The line of the game with its turns and rounds, and the other lines below it."""

    def x(step: int) -> str:
        return f"{WIDTH * step / length:.1f}".removesuffix(".0")

    def ticks(steps: Iterable[int], size: int) -> str:
        return "".join(f"M{x(step)} {LINE - size}v{2 * size}" for step in steps)

    begun = list(_turns(states))
    rounds = [step for step, state in begun if (state.turns - 1) % len(state.players) == 0]
    turns = [step for step, state in begun if step not in set(rounds)]
    here = len(states) - 1
    paths = [
        ("ahead", f"M{x(at)} {LINE}H{x(here)}"),
        ("line", f"M0 {LINE}H{x(at)}"),
        ("turns", ticks(turns, 4)),
        ("rounds", ticks([0, *rounds], 8)),
    ]
    for branch, lane in _laid(times, length):
        y, start = LINE + LANE * lane, WIDTH * branch.parts_after / length
        bend = min(start + 10, WIDTH * branch.step / length)
        paths.append(("branch", f"M{start:.1f} {LINE}L{bend:.1f} {y}H{x(branch.step)}"))
    drawn = "".join(f'<path class="{name}" d="{path}"/>' for name, path in paths)
    height = LINE + LANE * LANES
    return Html(
        f'<svg viewBox="0 0 {WIDTH} {height}" preserveAspectRatio="none" aria-hidden="true">'
        f"{drawn}</svg>"
    )


def _laid(times: Times, length: int) -> Iterator[tuple[Branch, int]]:
    """The other lines, each with the first lane (from 1) that has room for it; those for which
    there is none are in the menu only.
    """
    taken: list[list[tuple[float, float]]] = [[] for _ in range(LANES)]
    for branch in times.branches:
        start, end = (WIDTH * step / length for step in (branch.parts_after, branch.step))
        span = (start, end + LABEL) if end + LABEL <= WIDTH else (min(start, end - LABEL), end)
        for lane, spans in enumerate(taken, 1):
            if all(span[1] <= other[0] or other[1] <= span[0] for other in spans):
                spans.append(span)
                yield branch, lane
                break


def _names(times: Times, length: int) -> Iterator[Html]:
    """The ends of the other lines, with their names."""
    for branch, lane in _laid(times, length):
        place = f"{_left(branch.step, length)};top:{LINE + LANE * lane}px"
        fits = WIDTH * branch.step / length + LABEL <= WIDTH
        name = el("span", branch.name, class_="name" if fits else "name before")
        yield el("span", name, class_="tip", style=place)


def _marks(words: Words, session: Steps, length: int) -> Iterator[Html]:
    """Glyphs where a market was overfished and where bids were revealed; where they would lie on
    each other, the overfished market counts.
    """
    overfished, auctions = [], []
    for number, (step, before) in enumerate(zip(session.steps, session.states, strict=False), 1):
        for event in step.events:
            if event.what == "overfished":
                overfished.append((number, event.what, event.values["market"], before.turns))
            elif event.what == "bids-revealed" and isinstance(before.top, Bids):
                auctions.append((number, "auction", before.top.market, before.turns))
    placed: list[tuple[float, bool]] = []
    for number, kind, market, turn in (*overfished, *auctions):
        x = WIDTH * number / length
        if any(abs(x - other) < APART for other, _ in placed):
            continue
        is_close = any(abs(x - other) < FAR_APART for other, stays in placed if stays)
        placed.append((x, not is_close))
        sign = glyph("bone", "s") if kind == "overfished" else board_glyph(str(market), "s")
        yield el(
            "span",
            sign,
            class_="mark close" if is_close else "mark",
            style=_left(number, length),
            title=words.say(f"time_mark-{kind}", turn=turn, market=market),
        )


# --- the branches ---


def _menu(words: Words, times: Times, is_past: bool) -> Html:
    """The lines of the game: go to one, compare, forget, or begin another. In the past the panel
    asks for that.
    """
    say = words.say
    is_here = el("p", el("b", times.name), " ", el("small", say("time_here")))
    lines = el("ul", el("li", is_here), *(_line(words, branch) for branch in times.branches))
    return el(
        "details",
        el("summary", glyph("branch"), el("span", say("time_branches")), class_="btn"),
        el(
            "div",
            el("p", say("time_branches-note"), class_="hint"),
            el("p", say("time_branches-in-cell"), class_="hint in-cell"),
            lines if times.branches else None,
            None if is_past else _branching(words, times),
            class_="card menu",
        ),
        id="time-branches",
        class_="branches",
    )


def _line(words: Words, branch: Branch) -> Html:
    say, name = words.say, branch.name
    where = say("time_parts", step=branch.step, turn=branch.turn, number=branch.parts_after)
    buttons = (
        button(do, say(f"time_{word}"), text=name, aria_label=say(f"time_{word}-named", text=name))
        for do, word in (("line", "play"), ("compare", "compare"), ("forget line", "forget"))
    )
    return el(
        "li",
        el("p", el("b", name), " ", el("small", where)),
        el("div", *buttons, class_="row"),
    )


def _branching(words: Words, times: Times) -> Html:
    """Asks for the name of a new branch, and begins it."""
    if times.sealed:
        return el("p", words.say("time_sealed"), class_="hint")
    field = el(
        "input",
        name="name",
        value=times.free_name,
        required=True,
        maxlength=times.longest,
        autocomplete="off",
    )
    return el(
        "form",
        el("label", words.say("time_name"), field),
        el("button", glyph("branch"), words.say("time_begin"), class_="btn"),
        class_="branching",
        data_do="branch",
        data_text="",
    )


# --- looking back ---


def draw_looking(game: Drawable, told: Sequence[Any], times: Times) -> Html:
    """What stands in the panel's place while an earlier step is looked at: where it lies, what
    happened in it (lines of the log), and the ways on.
    """
    say, states = game.words.say, game.session.states
    state = states[times.at]
    header = el(
        "header",
        el(
            "p",
            sail(state.on_turn, "s"),
            _value(game.words, state, times.at, len(states) - 1),
            class_="step",
        ),
        el("h2", say("time_looking"), tabindex=-1),
        el("p", say("time_looking-note"), class_="hint"),
        class_=f"ask {seat_class(state.on_turn)}",
    )
    happened = join(
        el("h3", say("time_happened")), el("ul", *(el("li", line.sentence) for line in told))
    )
    return el(
        "section",
        header,
        el("div", happened, class_="group") if told else None,
        button("look", glyph("check"), say("time_now"), text="", look="btn primary"),
        el(
            "div",
            el("h3", say("time_go-on")),
            _branching(game.words, times),
            el("p", say("time_go-on-note"), class_="hint"),
            class_="group",
        ),
        class_="card act looking",
    )


def draw_exploring(words: Words, explores: bool) -> Html:
    """The switch of a table on which everything can be undone."""
    field = el("input", type="checkbox", name="explore", value="yes", checked=explores)
    label = el("label", field, el("span", words.say("time_explore")))
    return el("form", el("div", label, class_="ticks long"), data_do="explore", data_live=True)
