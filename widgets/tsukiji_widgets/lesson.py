"""A lesson: guess, look, keep. It draws what a reader did and sends what the reader does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any
from urllib.parse import urlencode

from msgspec.structs import replace

from tsukiji_lab.charts import CONFIG
from tsukiji_lab.charts.sea import SeaChart
from tsukiji_lab.drawing import style
from tsukiji_lab.drawing.panel import panel_style
from tsukiji_lab.game.action import read_whole
from tsukiji_lab.lessons import board, seas
from tsukiji_lab.lessons.figures import write
from tsukiji_lab.lessons.overfishing import OVERFISHING
from tsukiji_lab.lessons.page import draw, lay_out
from tsukiji_lab.lessons.progress import BadCode, Progress, read_code
from tsukiji_lab.lessons.questions import LONGEST_TEXT, BadAnswer, is_given
from tsukiji_lab.lessons.step import Ask, Show
from tsukiji_lab.lessons.step import Lesson as Plan
from tsukiji_lab.lessons.view import HEAD, View, shows
from tsukiji_lab.lessons.words import lesson_words
from tsukiji_lab.rulebook.texts import Texts
from tsukiji_widgets.deaf import Figure
from tsukiji_widgets.log import server_log
from tsukiji_widgets.page import (
    EVERY_PAGE,
    Listener,
    Order,
    Page,
    UnreadableOrder,
    read_fields,
    read_files,
    read_values,
)

LOG = server_log(__name__)

FIRST: dict[str, dict[str, Any]] = {
    "board": {"catches": ()},
    "shared": {"days": ()},
    "rules": {"rules": {}},
}
"""How scenes begin that can be played again."""
LENGTHS = ("long", "short")
MOST_FIGURES = max(
    sum(isinstance(block, Show) for block in step.blocks) for step in OVERFISHING.steps
)
"""Charts that a step can have at most."""


class LessonPage(Page):
    """The page of a lesson."""

    _esm = read_files(*EVERY_PAGE)
    _css = style() + panel_style() + read_files("lesson.css")


class Lesson(Listener):
    """The lesson on overfishing, in any cell of a notebook or as a page of its own.

    ``language`` is "en" or "es", or else that of the page; ``cut`` takes the lesson of 45 minutes.
    ``progress`` is what the reader did so far; a page keeps it in its address and in the browser.
    Raises UnknownLanguage.
    """

    refusals = (BadAnswer, BadCode)

    def __init__(
        self, *, language: str | None = None, cut: bool = False, progress: Progress | None = None
    ) -> None:
        self.plan: Plan = OVERFISHING
        self.progress = progress or Progress(cut=cut)
        self._keeps = progress is None
        self._began = progress is not None
        self._said = self._last = ""
        self._theme = "light"
        self._outputs = [Figure() for _ in range(MOST_FIGURES)]
        self._charts: tuple[SeaChart | None, ...] = ()
        self._drawn: dict[int, SeaChart | None] = {}
        super().__init__(LessonPage(self.obey), language)
        self.page.keeps = "lesson"
        self.page.figures = self._outputs

    @property
    def words(self) -> Texts:
        """The words of the lesson's language."""
        return lesson_words(self.language)

    # --- orders from the page ---

    def do(self, order: Order) -> None:
        if order.do not in QUIET:
            self._said = self._last = ""
        super().do(order)

    def remembered(self) -> Callable[[], None]:
        progress = self.progress

        def put_back() -> None:
            self.progress = progress

        return put_back

    def say_wrong(self, error: Exception) -> None:
        match error:
            case UnreadableOrder():
                self._said = self.words.say("lesson_not-understood")
            case BadAnswer():
                self._said = self.words.say(error.why, **self._worded(error))
            case BadCode():
                self._said = self.words.say("lesson_code-damaged")
            case _:
                self._said = self.fault

    @property
    def fault(self) -> str:
        return self.words.say("lesson_fault")

    def _worded(self, bad: BadAnswer) -> dict[str, str]:
        return {name: write(self.words, bad.form, value) for name, value in bad.values.items()}

    def _hello(self, text: str) -> None:
        """A page is there: it tells its language and what it kept."""
        sent = read_values(text)
        self.page.forget()
        self._drawn.clear()
        if self._began:
            return
        self._began = True
        self.follow_page(sent.get("language", ""))
        with suppress(BadCode):
            self._take(sent.get("kept", ""))
        with self.guard():
            self._take(sent.get("address", ""))

    def _take(self, kept: str) -> None:
        """Go on with what a page kept. Raises BadCode."""
        if kept:
            self.progress = self._checked(read_code(read_values(kept).get("code", "")))

    def _checked(self, progress: Progress) -> Progress:
        """The progress without what no reader can have done."""
        asked = {id: self.plan.question(id) for id in progress.answers}
        answers = {
            id: given
            for id, given in progress.answers.items()
            if (question := asked[id]) is not None and is_given(question, given)
        }
        return replace(
            progress,
            answers=answers,
            catches=tuple(each for each in progress.catches if each in board.HARDNESS),
            days=progress.days[: seas.ROUNDS],
            kept={id: text[:LONGEST_TEXT] for id, text in progress.kept.items()},
        )

    def _dress(self, text: str) -> None:
        if text not in ("light", "dark"):
            raise UnreadableOrder("a page is light or dark")
        if text != self._theme:
            self._theme = text
            self._charts = self._draw_charts()
            self._show_charts()

    def _answer(self, text: str) -> None:
        fields = read_fields(text)
        question = self.plan.question(fields.pop("question", [""])[0])
        step = self.plan.now(self.progress)
        blocks, _ = self.plan.opened(step, self.progress)
        open_ = [step.guess, *(block.question for block in blocks if isinstance(block, Ask))]
        if question is None:
            raise UnreadableOrder("no question has this name")
        if question not in open_ or (
            question == step.guess and question.id in self.progress.answers
        ):
            raise BadAnswer("bad_early")
        answers = {**self.progress.answers, question.id: question.read(fields)}
        self.progress = replace(self.progress, answers=answers)
        self._last = question.id

    def _reopen(self, text: str) -> None:
        """Ask a question again; a guess stays locked."""
        if any(step.guess.id == text for step in self.plan.steps):
            raise BadAnswer("bad_early")
        answers = {id: given for id, given in self.progress.answers.items() if id != text}
        self.progress = replace(self.progress, answers=answers)

    def _go(self, text: str) -> None:
        step = read_whole(text, 3)
        if step is None or step >= len(self.plan.cut(self.progress)):
            raise UnreadableOrder("there is no such step")
        self.progress = replace(self.progress, step=step)
        self._last = HEAD

    def _length(self, text: str) -> None:
        """Take the long lesson or the short one; the step stays the same if it is in both."""
        if text not in LENGTHS:
            raise UnreadableOrder("the lesson is long or short")
        step = self.plan.now(self.progress)
        progress = replace(self.progress, cut=text == "short")
        steps = self.plan.cut(progress)
        place = steps.index(step) if step in steps else 0
        self.progress = replace(progress, step=place)

    def _keep(self, text: str) -> None:
        step = self.plan.now(self.progress)
        if not self.plan.opened(step, self.progress)[1]:
            raise BadAnswer("bad_early")
        own = " ".join(read_values(text).get("text", "").split())
        if len(own) > LONGEST_TEXT:
            raise BadAnswer("bad_long", most=LONGEST_TEXT)
        self.progress = replace(self.progress, kept={**self.progress.kept, step.id: own})
        self._last = f"keep-{step.id}"

    def _begin_anew(self, text: str) -> None:
        self.progress = Progress(cut=self.progress.cut)

    def _catch(self, text: str) -> None:
        if text not in board.HARDNESS:
            raise UnreadableOrder("a port does not fish that way")
        if not board.is_over(board.play(self.progress.catches)[1]):
            self.progress = replace(self.progress, catches=(*self.progress.catches, text))
        self._last = "board"

    def _again(self, text: str) -> None:
        if text not in FIRST:
            raise UnreadableOrder("no scene begins anew by this name")
        self.progress = replace(self.progress, **FIRST[text])
        self._last = text

    def _slide(self, text: str) -> None:
        slid = dict(self.progress.slid)
        for name, value in read_values(text).items():
            made = {**seas.ALONE, **seas.LASTING}.get(name)
            if made is not None:
                slid[name] = made.hold(_number(value))
        self.progress = replace(self.progress, slid=slid)

    def _days(self, text: str) -> None:
        days = seas.DAYS.hold(_number(read_values(text).get("days", "")))
        self.progress = replace(self.progress, days=(*self.progress.days, days)[: seas.ROUNDS])
        self._last = "shared"

    def _days_to_the_end(self, text: str) -> None:
        while len(self.progress.days) < seas.ROUNDS:
            self._days(text)

    def _rule(self, text: str) -> None:
        fields = read_values(text)
        rule = fields.get("rule", "")
        if rule not in seas.RULES:
            raise UnreadableOrder("there is no such rule")
        strength = seas.RULES[rule].hold(_number(fields.get("strength", "")))
        self.progress = replace(self.progress, rules={**self.progress.rules, rule: strength})

    def _after_paint(self, text: str) -> None:
        """What may wait until the page stands: the charts, and the code."""
        self._show_charts()
        self.page.tell(
            "keep", {"text": urlencode({"code": self.progress.code}), "store": self._keeps}
        )

    # --- showing ---

    def draw(self) -> None:
        self._charts = self._draw_charts()
        view = View(self.plan, self.words, self.progress, self._last, self._said, self._charts)
        self.page.show(self.language, lay_out(view), draw(view))

    def _draw_charts(self) -> tuple[SeaChart | None, ...]:
        look = {"language": self.language, "theme": self._theme}
        return tuple(self._chart(show.draw, look) for show in shows(self.plan, self.progress))

    def _chart(self, make: Callable[..., SeaChart], look: Mapping[str, str]) -> SeaChart | None:
        """A chart, or None where the reader's numbers allow none."""
        try:
            return make(self.progress, **look)
        except (ValueError, ArithmeticError):
            LOG.warning("A chart could not be drawn", exc_info=True)
            return None

    def _show_charts(self) -> None:
        """Fill the places of the figures; one that did not change is not sent again."""
        for rank, chart in enumerate(self._charts):
            if self._drawn.get(rank) != chart:
                self._outputs[rank].outputs = () if chart is None else _output(chart)
                self._drawn[rank] = chart


def _output(chart: SeaChart) -> tuple[dict[str, Any], ...]:
    plot = {**chart.figure, "config": CONFIG}
    data = {"application/vnd.plotly.v1+json": plot, "text/plain": chart.sentence}
    return ({"output_type": "display_data", "metadata": {}, "data": data},)


def _number(text: str) -> float:
    """A number that a slider sent; what is none becomes no number at all."""
    try:
        return float(text)
    except ValueError:
        return float("nan")


ORDERS: dict[str, Callable[[Lesson, str], None]] = {
    "hello": Lesson._hello,
    "theme": Lesson._dress,
    "painted": Lesson._after_paint,
    "language": Lesson.speak,
    "answer": Lesson._answer,
    "reopen": Lesson._reopen,
    "step": Lesson._go,
    "length": Lesson._length,
    "keep": Lesson._keep,
    "begin anew": Lesson._begin_anew,
    "catch": Lesson._catch,
    "again": Lesson._again,
    "slide": Lesson._slide,
    "days": Lesson._days,
    "days to the end": Lesson._days_to_the_end,
    "rule": Lesson._rule,
}
"""Everything the page can ask for."""

QUIET = ("painted", "theme")
"""Orders that nobody gave: they show by themselves what changed."""

Lesson.orders, Lesson.quiet = ORDERS, QUIET
