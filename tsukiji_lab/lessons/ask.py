"""Questions as markup: before the answer, and after it with what explains."""

from __future__ import annotations

from tsukiji_lab.drawing.controls import button
from tsukiji_lab.drawing.glyphs import glyph
from tsukiji_lab.drawing.html import Child, Html, el, join
from tsukiji_lab.lessons.figures import tell, write
from tsukiji_lab.lessons.handle import handle
from tsukiji_lab.lessons.progress import Given, Progress
from tsukiji_lab.lessons.questions import (
    LONGEST_TEXT,
    Choice,
    Choices,
    Interval,
    Number,
    Order,
    Question,
    Scaled,
    ShortText,
    Verdict,
)
from tsukiji_lab.lessons.seas import Slider
from tsukiji_lab.rulebook.texts import Texts

QUARTERS = 4


def draw_question(
    words: Texts,
    question: Question,
    progress: Progress,
    *,
    is_guess: bool = False,
    is_here: bool = False,
) -> Html:
    """A question: a form, or the answer with what explains it. ``is_here`` is whether it was
    answered just now, so that the reader is led to it.
    """
    asked = el("h3", tell(words, f"q_{question.id}"), class_="qn", id=f"q-{question.id}")
    given = progress.answers.get(question.id)
    if given is None:
        return join(asked, _form(words, question, is_guess))
    return join(asked, _answered(words, question, given, progress, is_guess, is_here))


def worded(words: Texts, question: Question, given: Given) -> str:
    """An answer in words."""
    if isinstance(question, Interval) and isinstance(given, tuple):
        low, high = (write(words, question.form, float(end), 0) for end in given)
        return words.say("ask_interval-given", low=low, high=high)
    if isinstance(question, Scaled) and isinstance(given, float):
        places = 0 if given == round(given) else 1
        return write(words, question.form, given, places)
    if isinstance(given, tuple):
        return "; ".join(option(words, question, str(each)) for each in given) or words.say(
            "ask_none"
        )
    return str(given) if isinstance(question, ShortText) else option(words, question, str(given))


def option(words: Texts, question: Question, name: str) -> str:
    """An option in words."""
    match question:
        case Choice(form="turn"):
            key = "turn" if name.isdecimal() else name
            return words.say(f"option_{key}", turn=name)
        case Choice(form="year"):
            return name
    return tell(words, f"q_{question.id}_{name}")


def answer_in_words(words: Texts, question: Question, progress: Progress) -> str:
    """The answer to a question, computed; nothing for a short text."""
    if isinstance(question, Scaled):
        value = question.answer(progress)
        is_small = question.form == "percent" and value != round(value)
        return write(words, question.form, value, 1 if is_small else 0)
    if isinstance(question, Choice):
        return option(words, question, question.answer(progress))
    if isinstance(question, Choices):
        fitting = question.answer(progress)
        given = tuple(each for each in question.options if each in fitting)
        return worded(words, question, given)
    if isinstance(question, Order):
        return worded(words, question, question.answer(progress))
    return ""


# --- before the answer ---


def _form(words: Texts, question: Question, is_guess: bool) -> Html:
    label = words.say("ask_lock" if is_guess else "ask_answer")
    return el(
        "form",
        el("input", type="hidden", name="question", value=question.id),
        _fields(words, question),
        el("button", glyph("check"), label, class_="btn primary"),
        class_=f"ask ask-{question.kind}",
        data_do="answer",
    )


def _fields(words: Texts, question: Question) -> Html:
    named = {"aria_labelledby": f"q-{question.id}"}
    if isinstance(question, Interval):
        return _ends(words, question)
    if isinstance(question, Number):
        low, high = (write(words, question.form, end) for end in (question.low, question.high))
        hint = words.say("ask_between", low=low, high=high)
        field = el(
            "input",
            name="value",
            inputmode="decimal",
            autocomplete="off",
            size=8,
            maxlength=20,
            aria_describedby=f"hint-{question.id}",
            **named,
        )
        return el(
            "div", field, el("span", hint, class_="hint", id=f"hint-{question.id}"), class_="row"
        )
    if isinstance(question, Choice | Choices):
        kind = "radio" if isinstance(question, Choice) else "checkbox"
        boxes = (
            el(
                "label",
                el("input", type=kind, name="value", value=each),
                el("span", option(words, question, each)),
            )
            for each in question.options
        )
        many = el("p", words.say("ask_many"), class_="hint") if kind == "checkbox" else None
        is_short = isinstance(question, Choice) and bool(question.form)
        classes = "choice-row" if is_short else "ticks long"
        return join(many, el("div", *boxes, class_=classes, role="group", **named))
    if isinstance(question, Order):
        chosen = (
            el("option", option(words, question, each), value=each) for each in question.options
        )
        several = join(el("option", "–", value=""), *chosen)
        places = (
            el(
                "li",
                el("select", several, name="value", aria_label=words.say("ask_place", place=n)),
            )
            for n in range(1, len(question.options) + 1)
        )
        return join(
            el("p", words.say("ask_order"), class_="hint"), el("ol", *places, class_="order")
        )
    return el("textarea", name="value", rows=3, maxlength=LONGEST_TEXT, **named)


def _ends(words: Texts, question: Interval) -> Html:
    """Two handles on one scale."""
    quarter = (question.high - question.low) / QUARTERS
    starts = {"from": question.low + quarter, "to": question.high - quarter}
    handles = (
        handle(
            words,
            name,
            Slider(question.low, question.high, 1, start, question.form),
            start,
            words.say(f"ask_{name}-label"),
        )
        for name, start in starts.items()
    )
    low, high = (
        el("output", write(words, question.form, start), data_of=name)
        for name, start in starts.items()
    )
    return join(
        el("p", words.say("ask_interval"), class_="hint"),
        el(
            "div",
            el("div", el("i", class_="track"), *handles, class_="handles"),
            el("p", low, " – ", high, class_="mine"),
            _ticks(words, question),
            class_="scale",
        ),
    )


def _ticks(words: Texts, question: Scaled) -> Html:
    step = (question.high - question.low) / QUARTERS
    marks = (
        el("span", write(words, question.form, question.low + step * n))
        for n in range(QUARTERS + 1)
    )
    return el("div", *marks, class_="marks", aria_hidden="true")


# --- after it ---


def _answered(
    words: Texts,
    question: Question,
    given: Given,
    progress: Progress,
    is_guess: bool,
    is_here: bool,
) -> Html:
    said = words.say(
        "ask_locked" if is_guess else "ask_answered", given=worded(words, question, given)
    )
    if not question.is_ready(progress):
        locked = el("p", glyph("lock"), " ", said, data_here=is_here, tabindex="-1")
        return el("div", locked, class_="verdict")
    verdict = question.judge(given, progress)
    because = f"q_{question.id}_because"
    sign = None if verdict.held is None else glyph("check" if verdict.held else "why")
    again = (
        None
        if is_guess
        else button("reopen", words.say("ask_again"), look="btn quiet", text=question.id)
    )
    kind = {True: " right", False: " wrong", None: ""}[verdict.held]
    return el(
        "div",
        el("p", said, class_="given"),
        _shown(words, question, given, progress),
        el(
            "p",
            sign,
            judged(words, question, verdict, progress),
            class_="judged",
            data_here=is_here,
            tabindex="-1",
        ),
        el("p", tell(words, because)) if words.has(because) else None,
        again,
        class_=f"verdict{kind}",
    )


def judged(words: Texts, question: Question, verdict: Verdict, progress: Progress) -> str:
    """The verdict as a sentence."""
    answer = answer_in_words(words, question, progress)
    if verdict.held is None:
        return words.say("verdict_text")
    if isinstance(question, Scaled):
        if verdict.held:
            if isinstance(question, Interval):
                return words.say("verdict_held", answer=answer)
            return words.say("verdict_near" if verdict.off else "verdict_right", answer=answer)
        off = _off(words, question, abs(verdict.off))
        way = "too-low" if verdict.off < 0 else "too-high"
        return words.say(f"verdict_{way}", off=off, answer=answer)
    return words.say("verdict_right" if verdict.held else "verdict_wrong", answer=answer)


def _off(words: Texts, question: Scaled, off: float) -> str:
    unit = {"percent": "points", "year": "years"}.get(question.form, "number")
    return words.say(f"off_{unit}", number=words.number(off, 1 if unit == "points" else 0))


def _shown(words: Texts, question: Question, given: Given, progress: Progress) -> Child:
    """A guess between two numbers and the answer, on one scale."""
    if not (isinstance(question, Interval) and isinstance(given, tuple)):
        return None
    span = question.high - question.low
    low, high = (100 * (float(end) - question.low) / span for end in given)
    answer = 100 * (question.answer(progress) - question.low) / span
    track = el(
        "div",
        el("i", class_="track"),
        el("i", class_="band", style=f"left:{low:.1f}%;width:{high - low:.1f}%"),
        el("i", class_="truth", style=f"left:{answer:.1f}%"),
        class_="handles",
    )
    return el("div", track, _ticks(words, question), class_="scale locked", aria_hidden="true")
