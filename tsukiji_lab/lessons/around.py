"""What stands around a step of a lesson: bar, title, the list of steps, the ways on."""

from __future__ import annotations

from tsukiji_lab.drawing.controls import button
from tsukiji_lab.drawing.glyphs import glyph
from tsukiji_lab.drawing.html import Html, el, join
from tsukiji_lab.lessons.calibration import calibrate
from tsukiji_lab.lessons.figures import tell
from tsukiji_lab.lessons.view import HEAD, View


def draw_head(view: View) -> Html:
    """The title of the step, its place in the lesson, and what of it is done."""
    said, step = view.words, view.step
    steps = view.lesson.cut(view.progress)
    minutes = step.short if view.progress.cut else step.minutes
    where = said.say("lesson_place", step=steps.index(step) + 1, steps=len(steps), minutes=minutes)
    done = (step.guess.id in view.progress.answers, view.is_seen, step.id in view.progress.kept)
    dots = (el("i", class_="on" if each else "") for each in done)
    is_here = view.last == HEAD
    title = el("h1", tell(said, f"step_{step.id}"), tabindex="-1", data_lead=is_here)
    return el(
        "div",
        el("div", el("p", where), title),
        el("p", said.say("lesson_progress"), " ", *dots, class_="prog"),
        class_="lhead",
    )


def draw_side(view: View) -> Html:
    """A word to watch, how well was guessed, and all steps."""
    said, step, progress = view.words, view.step, view.progress
    steps = (
        el(
            "li",
            button(
                "step",
                glyph("check") if each.id in progress.kept else el("span", n + 1, class_="nth"),
                el("span", tell(said, f"step_{each.id}")),
                el("span", said.say("lesson_step-done"), class_="vh")
                if each.id in progress.kept
                else None,
                look=None,
                text=n,
                aria_current="step" if each == step else None,
            ),
        )
        for n, each in enumerate(view.lesson.cut(progress))
    )
    length = el(
        "div",
        *(
            button(
                "length",
                said.say(f"lesson_{name}"),
                text=name,
                aria_pressed=str((name == "short") == progress.cut).lower(),
            )
            for name in ("long", "short")
        ),
        role="group",
        aria_label=said.say("lesson_length"),
        class_="row lengths",
    )
    again = el(
        "details",
        el("summary", said.say("lesson_again")),
        button("begin anew", said.say("lesson_again-sure")),
    )
    score = calibrate(view.lesson, progress)
    calibration = (
        el(
            "section",
            el("h2", said.say("calibration_title")),
            el(
                "p",
                said.say(
                    "calibration_score",
                    held=score.held,
                    guesses=score.guesses,
                    width=said.percent(score.width),
                ),
            ),
            el("p", said.say("calibration_meaning"), class_="hint"),
            class_="card",
        )
        if score.guesses
        else None
    )
    word = el(
        "section",
        el("h2", said.say("lesson_word")),
        el("p", el("b", tell(said, f"term_{step.term}-name"))),
        el("p", tell(said, f"term_{step.term}")),
        class_="card",
    )
    return join(
        word if step.guess.id in progress.answers else None,
        calibration,
        el(
            "nav",
            el("h2", said.say("lesson_steps")),
            el("ol", *steps),
            length,
            again,
            class_="card steps-list",
            aria_label=said.say("lesson_steps"),
        ),
    )


def draw_foot(view: View) -> Html:
    """The ways to the steps before and after, and to paper."""
    said, steps = view.words, view.lesson.cut(view.progress)
    now = steps.index(view.step)
    back = button("step", glyph("left"), said.say("lesson_back"), text=now - 1) if now else None
    forth = (
        button("step", said.say("lesson_next"), glyph("right"), look="btn primary", text=now + 1)
        if view.step.id in view.progress.kept and now + 1 < len(steps)
        else None
    )
    paper = button("print", said.say("lesson_print"), look="btn quiet")
    return el("div", back, paper, forth, class_="row lfoot")
