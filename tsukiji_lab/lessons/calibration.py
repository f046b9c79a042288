"""How well somebody knows what they know: which guesses held, and how wide they were."""

from __future__ import annotations

from msgspec import Struct

from tsukiji_lab.lessons.progress import Progress
from tsukiji_lab.lessons.questions import Interval
from tsukiji_lab.lessons.step import Lesson


class Calibration(Struct, frozen=True):
    """Of ``guesses`` that were intervals, how many ``held`` the answer, and their mean ``width``
    in per cent of the scale. Narrow guesses that hold are the art.
    """

    guesses: int
    held: int
    width: float


def calibrate(lesson: Lesson, progress: Progress) -> Calibration:
    """The score of the guesses that were made so far."""
    widths, held = [], 0
    for step in lesson.cut(progress):
        guess, given = step.guess, progress.answers.get(step.guess.id)
        if isinstance(guess, Interval) and isinstance(given, tuple):
            low, high = map(float, given)
            widths.append(100 * (high - low) / (guess.high - guess.low))
            held += bool(guess.judge(given, progress).held)
    return Calibration(len(widths), held, sum(widths) / len(widths) if widths else 0.0)
