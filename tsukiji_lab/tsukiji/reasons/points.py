"""Action Points of the turn under way: what is left, and where the others went."""

from __future__ import annotations

from collections.abc import Iterator

from tsukiji_lab.game.refusal import Values
from tsukiji_lab.tsukiji.reasons.question import Answer, Question, Topic, by_event, why
from tsukiji_lab.tsukiji.terms import POINTS, SUM, Term, View, make


def _asked(view: View) -> Iterator[Question]:
    if view.state.frames:
        yield Question("points")


def _points(view: View, question: Question) -> Answer:
    states, turn = view.past.states, view.state.turn
    first = len(states) - 1
    while first and states[first - 1].turns == view.state.turns:
        first -= 1
    # A Buyer acts for somebody else while the turn is not over yet.
    whose = states[first].on_turn
    left = [state.turn.points_left for state in states[first:]]
    in_position = view.past.setup.position and not first
    began = "explain_position" if in_position else "explain_points-start"
    terms = [Term(began, left[0], POINTS, "turn.points", {"seat": whose}, first)]
    for place in range(1, len(left)):
        if left[place] != left[place - 1]:
            step = first + place
            event = view.past.steps[step - 1].events[0]
            terms.append(by_event(event, left[place] - left[place - 1], POINTS, step))
    term = make(SUM, "explain_points", POINTS, "turn.points", *terms, seat=whose)
    message, values = why(term)
    left_now: Values = {"points": turn.points, "carts": turn.cart_points}
    return term, [(message, {**values, **left_now})]


TOPICS = {"points": Topic(_asked, _points)}
