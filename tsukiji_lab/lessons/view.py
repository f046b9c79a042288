"""A lesson as a reader sees it: how far it came, and what is open of it by now."""

from __future__ import annotations

from msgspec import Struct

from tsukiji_lab.charts.sea import SeaChart
from tsukiji_lab.lessons.progress import Progress
from tsukiji_lab.lessons.step import Block, Lesson, Show, Step
from tsukiji_lab.rulebook.texts import Texts

HEAD = "head"
"""What is done last when another step is opened."""


class View(Struct, frozen=True):
    """A lesson as a reader sees it: ``progress`` is what was done, ``last`` the question, scene or
    sentence with which something was done last (the reader is led there), ``said`` the complaint
    about an order; ``charts`` are those that are open, in their order.
    """

    lesson: Lesson
    words: Texts
    progress: Progress
    last: str = ""
    said: str = ""
    charts: tuple[SeaChart | None, ...] = ()

    @property
    def step(self) -> Step:
        """The step that is open."""
        return self.lesson.now(self.progress)

    @property
    def blocks(self) -> tuple[Block, ...]:
        """The blocks that are open."""
        return self.lesson.opened(self.step, self.progress)[0]

    @property
    def is_seen(self) -> bool:
        """Whether all of the step is open and done."""
        return self.lesson.opened(self.step, self.progress)[1]


def shows(lesson: Lesson, progress: Progress) -> list[Show]:
    """The charts that are open, in their order."""
    blocks, _ = lesson.opened(lesson.now(progress), progress)
    return [block for block in blocks if isinstance(block, Show)]
