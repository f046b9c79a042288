"""What a lesson is made of: steps, each a guess, then the evidence block by block, then a sentence
to keep.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from tsukiji_lab.charts.sea import SeaChart
from tsukiji_lab.lessons.figures import are_here
from tsukiji_lab.lessons.progress import Progress
from tsukiji_lab.lessons.questions import Question
from tsukiji_lab.lessons.words import lesson_words


class Block(Struct, frozen=True, kw_only=True):
    """A piece of evidence. ``extra`` ones are left out of the lesson of 45 minutes."""

    extra: bool = False


class Say(Block, frozen=True):
    """A text, with the sources of its figures and, beside them, others that it rests on."""

    message: str
    sources: tuple[str, ...] = ()


class Ask(Block, frozen=True):
    """A question. What comes after it opens with the answer. ``sources`` are those that its
    explanation rests on beside those of its figures.
    """

    question: Question
    sources: tuple[str, ...] = ()

    @property
    def can_be_asked(self) -> bool:
        """Whether the data that the question rests on are part of this installation."""
        name = f"q_{self.question.id}"
        return are_here(lesson_words("en"), name, f"{name}_because")


class Show(Block, frozen=True):
    """A chart, drawn for a reader in a language (``language=``) and ``theme=``."""

    draw: Callable[..., SeaChart]


class Scene(Block, frozen=True):
    """Something to try or to play. What comes after it opens when ``is_done``."""

    name: str
    is_done: Callable[[Progress], bool] = lambda progress: True


class Step(Struct, frozen=True, kw_only=True):
    """A step of a lesson. ``minutes`` are those of the long lesson, ``short`` those of the one of
    45 minutes, 0 if it is left out there. ``term`` is a word to watch.
    """

    id: str
    minutes: int
    short: int
    guess: Question
    blocks: tuple[Block, ...]
    term: str

    @property
    def questions(self) -> tuple[Question, ...]:
        """The guess, and the questions of the evidence."""
        asked = (block.question for block in self.blocks if isinstance(block, Ask))
        return (self.guess, *asked)


class Lesson(Struct, frozen=True):
    """A lesson: its steps."""

    steps: tuple[Step, ...]

    def cut(self, progress: Progress) -> tuple[Step, ...]:
        """The steps that a reader goes through."""
        return tuple(step for step in self.steps if step.short or not progress.cut)

    def now(self, progress: Progress) -> Step:
        """The step that is open."""
        steps = self.cut(progress)
        return steps[min(max(progress.step, 0), len(steps) - 1)]

    def blocks(self, step: Step, progress: Progress) -> tuple[Block, ...]:
        """The blocks of a step that a reader goes through: without questions whose data are not
        part of this installation.
        """
        return tuple(
            block
            for block in step.blocks
            if not (block.extra and progress.cut)
            if not isinstance(block, Ask) or block.can_be_asked
        )

    def opened(self, step: Step, progress: Progress) -> tuple[tuple[Block, ...], bool]:
        """The blocks that are open by now, and whether those are all and done.

        Nothing is open before the guess; every question or scene closes what follows it until it
        is answered or played.
        """
        if step.guess.id not in progress.answers:
            return (), False
        opened: list[Block] = []
        for block in self.blocks(step, progress):
            opened.append(block)
            if isinstance(block, Ask) and block.question.id not in progress.answers:
                return tuple(opened), False
            if isinstance(block, Scene) and not block.is_done(progress):
                return tuple(opened), False
        return tuple(opened), True

    def question(self, id: str) -> Question | None:
        """The question with that id."""
        found = (q for step in self.steps for q in step.questions if q.id == id)
        return next(found, None)
