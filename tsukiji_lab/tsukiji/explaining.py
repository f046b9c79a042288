"""Every number on the table, explained: what it is made of, by which rules, since which step.

What one token is worth, and what a board does in the final count, stands with the board; all else
stands in ``reasons``. Nothing is kept for this while a game is played: the answer is worked out
from the position and the steps that led to it. There are no words here; a message id and its values
stand for each.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from tsukiji_lab.game.action import MARKS, normal_words, written
from tsukiji_lab.game.refusal import Complaint
from tsukiji_lab.tsukiji.reasons import ending, interest, points, purse, score, stock, worth
from tsukiji_lab.tsukiji.reasons.question import Phrase, Question, Topic
from tsukiji_lab.tsukiji.terms import Term, View

TOPICS: dict[str, Topic] = {
    **worth.TOPICS,
    **purse.TOPICS,
    **points.TOPICS,
    **ending.TOPICS,
    **stock.TOPICS,
    **interest.TOPICS,
    **score.TOPICS,
}
"""What can be asked about."""


class CannotExplain(Complaint):
    """There is no such number on the table."""


class Explanation(Struct, frozen=True):
    """A number of the table with what makes it.

    ``what`` is the question, ``value`` the number in its ``unit`` (money in units of ¥100; None if
    it must not be known), ``how`` says how the ``terms`` make it, ``rule`` is the rule behind it.
    The engine leaves ``sentence`` and ``citation`` empty; the public face says what is ``told`` in
    the game's language. ``str`` gives the sentence and the terms, with their steps in brackets.
    """

    what: str
    value: int | None
    unit: str
    rule: str
    how: str
    terms: tuple[Term, ...]
    told: tuple[Phrase, ...]
    sentence: str = ""
    citation: str = ""

    def __str__(self) -> str:
        return "\n".join([self.sentence, *_lines(self.terms, "  ")])


def _lines(terms: Iterable[Term], indent: str) -> Iterator[str]:
    for term in terms:
        step = "" if term.step is None else f" [{term.step}]"
        yield f"{indent}{term.text}: {term.amount}{step}"
        yield from _lines(term.terms, indent + "  ")


def explain(view: View, what: str | Question) -> Explanation:
    """The number that is asked for, with what makes it. Raises CannotExplain."""
    question = _read(what, len(view.state.players)) if isinstance(what, str) else what
    if question not in questions(view):
        raise _unknown(view, question, what if isinstance(what, str) else repr(what))
    term, told = TOPICS[question.topic].answer(view, question)
    value = (term.number, term.unit, term.rule, term.how, term.terms)
    return Explanation(str(question), *value, tuple(told))


def questions(view: View) -> list[Question]:
    """All numbers that can be explained now."""
    return [question for topic in TOPICS.values() for question in topic.asked(view)]


def _read(text: str, seats: int) -> Question:
    """What a text asks («worth red snapper moon»); there may be no such number."""
    topic, *name = normal_words(text) or [""]
    seat = MARKS.index(name.pop()) if name and name[-1] in MARKS[:seats] else None
    return Question(topic, "_".join(name).replace("-", "_"), seat)


def _unknown(view: View, question: Question, text: str) -> CannotExplain:
    """What to say of a question that is none, or of one that leaves out whose number it means."""
    fuller = [str(each) for each in questions(view) if replace(each, seat=None) == question]
    if fuller:
        return CannotExplain("explain.whose", text=text[:80], verbs=tuple(fuller))
    markets = view.state.fish_markets
    tokens = (token for market in markets for token in market.token_kinds)
    return CannotExplain(
        "explain.unknown",
        text=text[:80],
        verbs=tuple(_forms(view)),
        text_tokens=tuple(map(written, tokens)),
        text_markets=tuple(written(market.board) for market in markets),
        text_players=MARKS[: len(view.state.players)],
    )


def _forms(view: View) -> Iterator[str]:
    """How the questions that can be asked now are written, each way once."""
    ways = ((each.topic, bool(each.name), each.seat is not None) for each in questions(view))
    for topic, is_named, is_seated in dict.fromkeys(ways):
        name = "<market>" if topic == "market" else "<token>"
        yield " ".join([topic, *[name] * is_named, *["<player>"] * is_seated])
