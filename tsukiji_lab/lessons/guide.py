"""For the teacher: aims, plan, misconceptions, cues, answers and standards of the lesson.

Every function gives a text for a notebook, in English or Spanish. Plan and answers are computed
from the lesson itself, so that they cannot tell of another one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from tsukiji_lab.lessons import seas
from tsukiji_lab.lessons.ask import answer_in_words
from tsukiji_lab.lessons.figures import FIGURES, Figure, cite, tell, write
from tsukiji_lab.lessons.overfishing import OVERFISHING
from tsukiji_lab.lessons.progress import Progress
from tsukiji_lab.lessons.questions import Question, ShortText
from tsukiji_lab.lessons.step import Ask, Scene, Show, Step
from tsukiji_lab.lessons.words import lesson_words
from tsukiji_lab.rulebook.texts import Texts
from tsukiji_lab.sea import MissingData

AGE, AGE_OF_THE_GAME = 14, 11
"""From which age on the lesson is meant, and the game with the charts alone."""
START = "python3 run.py"
"""What starts the page from a fresh checkout."""

AIMS = ("commons", "figures", "model", "rules", "sources")
MATERIALS = ("page", "screen", "game", "paper")
MISCONCEPTIONS = {
    "empty": "emptied",
    "alarm": "shares",
    "recovered": "shares",
    "no-fish": "line",
    "forecast": "line",
    "most": "model",
    "greed": "shared",
    "quota": "shared",
    "always": "stories",
}
"""What pupils often believe, with the step that speaks of it."""
CUES = (
    *("q_emptied", "scene_board", "q_left-out", "q_which-year", "q_fully", "q_recovered"),
    *("q_line", "q_beyond", "scene_lasting", "q_points", "scene_shared", "scene_rules"),
    *("q_bluefin", "q_sardine-rise", "q_closing"),
)
"""The moments for which there is something to say or ask: questions and scenes."""
PLAIN = Progress(
    days=(seas.DAYS.value,) * seas.ROUNDS,
    rules={name: slider.value for name, slider in seas.RULES.items()},
)
"""A class that leaves every slider where it stands."""
DEBRIEF = ("whose", "certain", "fair", "game", "tomorrow")
STANDARDS = {
    "sdg": ("SDG 14.4", "https://worldbank.github.io/sdg-metadata/phase-2/metadata/en/14-4-1"),
    "carrying": ("NGSS HS-LS2-1", ""),
    "evidence": ("NGSS HS-LS2-2", ""),
    "claims": ("NGSS HS-LS2-6", ""),
    "solution": ("NGSS HS-LS2-7", ""),
    "spain": ("LOMLOE, Real Decreto 217/2022; 1º Bachillerato", ""),
}
"""Curricula that the lesson fits, with an address where one was read."""


class Text(str):
    """A text that a notebook sets as Markdown."""

    __slots__ = ()

    def _repr_markdown_(self) -> str:
        return str(self)

    def __repr__(self) -> str:
        return str(self)


def aims(language: str) -> Text:
    """What pupils can do after the lesson, and for whom it is."""
    words = lesson_words(language)
    ages = words.say("guide_ages", age=str(AGE), younger=str(AGE_OF_THE_GAME))
    return _section(words, "aims", [*_bullets(_told(words, "aim", AIMS)), "", ages])


def plan(language: str) -> Text:
    """The steps with their minutes, in the long lesson and in the short one."""
    words, steps = lesson_words(language), OVERFISHING.steps
    head = [words.say(f"guide_plan-{name}") for name in ("step", "long", "short", "what")]
    rows = [
        [
            f"{n}. {tell(words, f'step_{step.id}')}",
            str(step.minutes),
            str(step.short or "–"),
            _contents(words, step),
        ]
        for n, step in enumerate(steps, 1)
    ]
    sums = [sum(step.minutes for step in steps), sum(step.short for step in steps)]
    rows.append([words.say("guide_plan-sum"), *map(str, sums), ""])
    halves = _halves(steps)
    split = words.say("guide_plan-split", step=str(len(halves)), minutes=str(sum(halves)))
    return _section(words, "plan", [split, "", *_table(head, rows)])


def materials(language: str) -> Text:
    """What is needed, and how the page is opened."""
    words = lesson_words(language)
    lines = [words.say("guide_material_page", command=f"`{START}`")]
    lines += _told(words, "material", MATERIALS[1:])
    return _section(words, "materials", _bullets(lines))


def misconceptions(language: str) -> Text:
    """What pupils often believe, and what helps."""
    words = lesson_words(language)
    head = [words.say(f"guide_belief-{name}") for name in ("said", "helps", "step")]
    rows = [
        [
            tell(words, f"guide_belief_{name}"),
            tell(words, f"guide_belief_{name}_helps"),
            tell(words, f"step_{step}"),
        ]
        for name, step in MISCONCEPTIONS.items()
    ]
    return _section(words, "misconceptions", _table(head, rows))


def cues(language: str) -> Text:
    """What to say or ask at which moment."""
    words = lesson_words(language)
    head = [words.say(f"guide_cue-{name}") for name in ("step", "moment", "say")]
    rows = [
        [
            tell(words, f"step_{step.id}"),
            _if_here(tell, words, moment),
            tell(words, f"guide_cue_{moment.partition('_')[2]}"),
        ]
        for step in OVERFISHING.steps
        for moment in moments(step)
        if moment in CUES
    ]
    return _section(words, "cues", _table(head, rows))


def debrief(language: str) -> Text:
    """Questions for the end, when the screens are shut."""
    words = lesson_words(language)
    return _section(words, "debrief", _bullets(_told(words, "debrief", DEBRIEF)))


def answers(language: str) -> Text:
    """Every question with its answer, computed; where the class plays, as if all fished hard."""
    words = lesson_words(language)
    lines: list[str] = []
    for step in OVERFISHING.steps:
        lines += ["", f"### {tell(words, f'step_{step.id}')}", ""]
        lines += _bullets(_if_here(_answer, words, question) for question in step.questions)
    return _section(words, "answers", lines)


def figures(language: str) -> Text:
    """Every figure of the lesson's texts, with its source."""
    words = lesson_words(language)
    head = [words.say(f"guide_figure-{name}") for name in ("name", "value", "source")]
    rows = [
        [
            f"`{name}`",
            _if_here(_value, words, figure),
            cite(words, figure.source),
        ]
        for name, figure in FIGURES.items()
    ]
    return _section(words, "figures", _table(head, rows))


def charts(language: str) -> Text:
    """Every chart of the lesson in words, as for a class that moves no slider."""
    words = lesson_words(language)
    lines: list[str] = []
    for step in OVERFISHING.steps:
        drawn = [
            block.draw(PLAIN, language=language, theme="light")
            for block in step.blocks
            if isinstance(block, Show)
        ]
        if drawn:
            lines += ["", f"### {tell(words, f'step_{step.id}')}", ""]
            lines += [f"- {chart.sentence}" for chart in drawn]
    return _section(words, "charts", lines)


def standards(language: str) -> Text:
    """Where the lesson fits into curricula."""
    words = lesson_words(language)
    lines = []
    for name, (title, address) in STANDARDS.items():
        named = f"[{title}]({address})" if address else f"**{title}**"
        lines.append(f"{named}: {tell(words, f'guide_standard_{name}')}")
    return _section(words, "standards", _bullets(lines))


SECTIONS: tuple[Callable[[str], Text], ...] = (
    *(aims, plan, materials, misconceptions, cues, debrief, answers, charts, figures, standards),
)
"""The whole guide, in its order."""


# --- parts of it ---


def _section(words: Texts, name: str, lines: Iterable[str]) -> Text:
    title, intro = words.say(f"guide_{name}"), f"guide_{name}_intro"
    above = [tell(words, intro), ""] if words.has(intro) else []
    return Text("\n".join([f"## {title}", "", *above, *lines]))


def _told(words: Texts, kind: str, names: Iterable[str]) -> list[str]:
    return [tell(words, f"guide_{kind}_{name}") for name in names]


def _bullets(lines: Iterable[str]) -> list[str]:
    return [f"- {line}" for line in lines]


def _table(head: list[str], rows: Iterable[list[str]]) -> list[str]:
    return [_row(head), _row(["---"] * len(head)), *map(_row, rows)]


def _row(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _contents(words: Texts, step: Step) -> str:
    kinds = {"questions": Ask, "charts": Show, "scenes": Scene}
    counts = {
        name: sum(isinstance(block, kind) for block in step.blocks) for name, kind in kinds.items()
    }
    counts["questions"] += 1
    return ", ".join(
        words.say(f"guide_count_{name}", count=number) for name, number in counts.items() if number
    )


def _halves(steps: tuple[Step, ...]) -> list[int]:
    """The minutes of the steps that fit into the first of two equal lessons."""
    minutes = [step.minutes for step in steps]
    return next(minutes[:n] for n in range(len(minutes)) if 2 * sum(minutes[:n]) >= sum(minutes))


def moments(step: Step) -> Iterator[str]:
    """The questions and scenes of a step in their order, as their words are named."""
    yield f"q_{step.guess.id}"
    for block in step.blocks:
        if isinstance(block, Ask):
            yield f"q_{block.question.id}"
        elif isinstance(block, Scene):
            yield f"scene_{block.name}"


def _if_here(told: Callable[..., str], words: Texts, about: object) -> str:
    """What is told, or that its data are no part of this installation."""
    try:
        return told(words, about)
    except MissingData:
        return words.say("lesson_no-data")


def _value(words: Texts, figure: Figure) -> str:
    return write(words, figure.form, figure.value(), figure.places)


def _answer(words: Texts, question: Question) -> str:
    because = f"q_{question.id}_because"
    told = tell(words, because) if words.has(because) else ""
    asked = f"**{tell(words, f'q_{question.id}')}**"
    if isinstance(question, ShortText):
        return f"{asked} {told}"
    return f"{asked} → {answer_in_words(words, question, Progress())}. {told}"
