"""A lesson as named parts of a page: guess, look, keep.

``lay_out`` is the frame with a place for every part and chart, ``draw`` what stands in the parts.
Charts are not drawn here: a frame has the places ``data-figure``, in the order of ``charts``.
"""

from __future__ import annotations

from collections.abc import Sequence

from tsukiji_lab.drawing import symbols
from tsukiji_lab.drawing.bar import draw_bar
from tsukiji_lab.drawing.controls import button
from tsukiji_lab.drawing.glyphs import glyph
from tsukiji_lab.drawing.html import Child, Html, el, join
from tsukiji_lab.drawing.page import slot
from tsukiji_lab.lessons.around import draw_foot, draw_head, draw_side
from tsukiji_lab.lessons.ask import draw_question, worded
from tsukiji_lab.lessons.figures import are_here, cite, sources, tell
from tsukiji_lab.lessons.questions import LONGEST_TEXT
from tsukiji_lab.lessons.scenes import draw_scene
from tsukiji_lab.lessons.step import Ask, Block, Say, Scene, Show, Step
from tsukiji_lab.lessons.view import View
from tsukiji_lab.rulebook import words
from tsukiji_lab.rulebook.texts import Texts
from tsukiji_lab.sea import MissingData


def lay_out(view: View) -> Html:
    """The frame of the page: places for the parts and for the charts."""
    look: list[Child] = []
    place = 0
    for number, block in enumerate(view.blocks):
        look.append(slot(f"block-{number}"))
        if isinstance(block, Show):
            name = f"plot-{view.step.id}-{place}"
            look.append(el("div", class_="plot", data_figure=place, id=name))
            look.append(slot(f"below-{number}"))
            place += 1
    look.append(slot("closed"))
    is_open = bool(view.blocks)
    evidence = _part(view, "look", 2, *look, is_open=is_open, is_done=view.is_seen)
    steps = el("div", slot("guess"), evidence, slot("keep"), class_="lsteps")
    return join(
        slot("symbols"),
        slot("lost"),
        slot("bar"),
        slot("answer"),
        el(
            "div",
            slot("head"),
            steps,
            el("div", slot("side"), class_="lside"),
            slot("foot"),
            class_="lesson",
        ),
    )


def draw(view: View) -> dict[str, str]:
    """What stands in every part."""
    parts: dict[str, str] = {
        "symbols": symbols(),
        "lost": el("p", view.words.say("lesson_lost"), class_="lost", role="alert"),
        "bar": draw_bar(words(view.words.language), "lesson", view.words.say("lesson_title")),
        "answer": el("p", view.said, class_="answer") if view.said else "",
        "head": draw_head(view),
        "guess": _guess(view),
        "keep": _keep(view),
        "side": draw_side(view),
        "foot": draw_foot(view),
        "closed": _closed(view),
    }
    place = 0
    for number, block in enumerate(view.blocks):
        try:
            parts[f"block-{number}"] = _block(view, block, place)
            if isinstance(block, Show):
                parts[f"below-{number}"] = _below(view, place)
                place += 1
        except MissingData:
            parts[f"block-{number}"] = el("p", view.words.say("lesson_no-data"), class_="hint")
    return parts


# --- the three parts ---


def _part(
    view: View, name: str, number: int, *children: Child, is_open: bool, is_done: bool
) -> Html:
    """One of the three parts of a step, open or closed."""
    said = view.words.say(f"lesson_{name}")
    sign = glyph("check") if is_done else number
    badge = el("span", sign, class_=f"no{' done' if is_done else ''}")
    title = el("h2", badge, said, id=f"part-{name}")
    if is_open:
        return el(
            "section",
            title,
            *children,
            class_=f"lstep l-{name} card",
            aria_labelledby=f"part-{name}",
        )
    why = el("span", glyph("lock"), view.words.say(f"lesson_closed-{name}"), class_="why")
    return el("section", title, why, *children, class_=f"lstep l-{name} shut")


def _guess(view: View) -> Html:
    guess = view.step.guess
    body = draw_question(
        view.words, guess, view.progress, is_guess=True, is_here=view.last == guess.id
    )
    sources_ = _sources(view.words, (f"q_{guess.id}", f"q_{guess.id}_because"))
    is_done = guess.id in view.progress.answers
    return _part(
        view, "guess", 1, body, sources_ if is_done else None, is_open=True, is_done=is_done
    )


def _block(view: View, block: Block, place: int) -> Html:
    said, progress = view.words, view.progress
    if isinstance(block, Say):
        text = el("p", tell(said, block.message), class_="text")
        return join(text, _sources(said, (block.message,), block.sources))
    if isinstance(block, Ask):
        question = block.question
        drawn = draw_question(said, question, progress, is_here=view.last == question.id)
        cited = (
            _sources(said, (f"q_{question.id}", f"q_{question.id}_because"), block.sources)
            if question.id in progress.answers
            else None
        )
        return el("div", drawn, cited, class_="inner")
    if isinstance(block, Scene):
        return el(
            "div", draw_scene(said, block.name, progress, view.last == block.name), class_="inner"
        )
    chart = view.charts[place]
    if chart is None:
        return el("p", said.say("lesson_no-chart"), class_="hint")
    return join(el("h3", chart.title, class_="find"), el("p", chart.unit, class_="unit"))


def _below(view: View, place: int) -> Html:
    chart = view.charts[place]
    if chart is None:
        return Html("")
    heads = (el("th", head, scope="col") for head in chart.table.headers)
    rows = (
        el("tr", *(el("td", "–" if cell is None else cell) for cell in row))
        for row in chart.table.rows
    )
    table = el("table", el("thead", el("tr", *heads)), el("tbody", *rows), class_="numbers")
    region = el("div", table, class_="wide", tabindex="0", role="region", aria_label=chart.title)
    return join(
        el("p", chart.sentence, class_="vh"),
        el("p", chart.source, class_="src"),
        el("details", el("summary", view.words.say("lesson_chart-table")), region, class_="told"),
    )


def _closed(view: View) -> Html:
    """What the reader still has to do before the step goes on."""
    if not view.blocks or view.is_seen:
        return Html("")
    how = "next" if isinstance(view.blocks[-1], Ask) else "played"
    return el("p", glyph("lock"), view.words.say(f"lesson_closed-{how}"), class_="why")


def _keep(view: View) -> Html:
    said, step, progress = view.words, view.step, view.progress
    if not view.is_seen:
        return _part(view, "keep", 3, is_open=False, is_done=False)
    kept = progress.kept.get(step.id)
    quote = el("blockquote", kept or _sentence(said, step))
    if kept is None:
        own = el(
            "details",
            el("summary", said.say("lesson_own-words"), class_="btn"),
            el(
                "form",
                el(
                    "textarea",
                    name="text",
                    rows=3,
                    maxlength=LONGEST_TEXT,
                    aria_label=said.say("lesson_own-words"),
                ),
                el("button", said.say("lesson_keep-mine"), class_="btn"),
                data_do="keep",
            ),
        )
        as_it_is = button(
            "keep", glyph("check"), said.say("lesson_keep-mine"), look="btn primary", text=""
        )
        controls: Child = el("div", as_it_is, own, class_="row")
    else:
        controls = el(
            "p",
            glyph("check"),
            said.say("lesson_kept"),
            class_="judged",
            data_here=view.last == f"keep-{step.id}",
            tabindex="-1",
        )
    is_last = step == view.lesson.cut(progress)[-1]
    sheet = _sheet(view) if kept is not None and is_last else None
    return join(
        _part(view, "keep", 3, quote, controls, is_open=True, is_done=kept is not None), sheet
    )


def _sentence(words: Texts, step: Step) -> str:
    """The sentence to keep of a step."""
    message = f"keep_{step.id}"
    return tell(words, message) if are_here(words, message) else words.say("lesson_no-data")


def _sheet(view: View) -> Html:
    """At the end: every guess, and every sentence that was kept."""
    said, progress = view.words, view.progress
    lines = (
        el(
            "li",
            el("h3", tell(said, f"step_{step.id}")),
            el(
                "p",
                said.say(
                    "ask_locked", given=worded(said, step.guess, progress.answers[step.guess.id])
                ),
                class_="hint",
            )
            if step.guess.id in progress.answers
            else None,
            el("p", progress.kept[step.id] or _sentence(said, step)),
        )
        for step in view.lesson.cut(progress)
        if step.id in progress.kept
    )
    return el(
        "section",
        el("h2", said.say("lesson_sheet")),
        el("ol", *lines),
        class_="card sheet",
    )


def _sources(words: Texts, messages: Sequence[str], more: Sequence[str] = ()) -> Html | None:
    """The line of sources under a text."""
    found = [*sources(words, messages), *(cite(words, source) for source in more)]
    named = list(dict.fromkeys(found))
    if not named:
        return None
    text = words.say("lesson_sources", count=len(named), text="; ".join(named))
    return el("p", text, class_="src")
