"""Fish with a value track: a marker on it shows what a token is worth.

Source: Eel; expansion, Swordfish.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, cast

from tsukiji_lab.game.refusal import Values
from tsukiji_lab.tsukiji.board import FishMarket
from tsukiji_lab.tsukiji.state import State
from tsukiji_lab.tsukiji.step import Step
from tsukiji_lab.tsukiji.terms import RESOURCES, SUM, Term, View, events, make

TRACK = range(1, 14)
"""The spaces of the track, by what a token is worth there in Resources."""


class TrackedFish(FishMarket, frozen=True, kw_only=True):
    """A fish whose tokens are all worth what the ``marker`` shows, in Resources.

    ``begins_by`` is the rule that says where it begins, ``moved_by`` name the events that move it.
    """

    begins_by: ClassVar[str]
    moved_by: ClassVar[tuple[str, ...]]

    marker: int = TRACK[0]

    def flaws(self, state: State) -> Iterator[str]:
        if self.marker not in TRACK:
            yield f"the marker stands on {self.marker}"

    def worth(self, state: State, tokens: tuple[str, ...]) -> int:
        return self.marker * len(tokens)

    def explain_worth(self, view: View, token: str, seat: int) -> Term:
        moves = self._moves(view)
        return make(SUM, "explain_marker", RESOURCES, self.rule("worth"), *moves, token=token)

    def _moves(self, view: View) -> Iterator[Term]:
        """Where the marker began, and every move with the event that caused it."""
        states = view.past.states
        first = next(number for number, state in enumerate(states) if self.board in state.boards)
        in_position = view.past.setup.position and not first
        began = "explain_position" if in_position else "explain_marker-start"
        start = states[first].market(self.board).marker
        yield Term(began, start, RESOURCES, self.begins_by, {"fish": self.board}, first)
        cause = None
        for number, event in events(view.past):
            if event.what in self.moved_by:
                cause = event
            elif event.what == "marker-moved" and event.values["fish"] == self.board:
                moved = cast("int", event.values["new"]) - cast("int", event.values["old"])
                told = cause or event
                values: Values = {"seat": told.seat, **told.values}
                yield Term(f"event_{told.what}", moved, RESOURCES, event.rule, values, number)


def move_marker(step: Step, board: str, spaces: int, rule: str) -> None:
    """Move the marker of a board, no further than the ends of its track."""
    old = step.state.market(board).marker
    new = min(max(old + spaces, TRACK[0]), TRACK[-1])
    if new != old:
        step.put_market(board, marker=new)
        step.say("marker-moved", rule, fish=board, old=old, new=new)
