"""Who would trigger the end of the game, and how many turns are left once it is known."""

from __future__ import annotations

from collections.abc import Iterator

from tsukiji_lab.game.refusal import Values
from tsukiji_lab.tsukiji.reach import has_turn_to_come
from tsukiji_lab.tsukiji.reasons.purse import purse
from tsukiji_lab.tsukiji.reasons.question import Answer, Question, Topic, of_everybody, the_seat
from tsukiji_lab.tsukiji.reasons.worth import stock
from tsukiji_lab.tsukiji.terms import (
    ALL,
    ANY,
    LEAST,
    REACHES,
    RESOURCES,
    SUM,
    TURNS,
    YEN,
    YES,
    Term,
    View,
    events,
    make,
)
from tsukiji_lab.tsukiji.turn import END_RESOURCES, END_YEN

BY_YEN, BY_RESOURCES, NOT_LOWEST = "end.yen", "end.resources", "end.tie-not-lowest"


def _end(view: View, question: Question) -> Answer:
    """The check at the start of a turn, as things lie now."""
    seat, state = the_seat(question), view.state
    if state.last_turn or state.scores is not None:
        return _settled(view, seat)
    others = [other for other in range(len(state.players)) if other != seat]
    own, yen = stock(view, seat), purse(view, seat)
    stocks, purses = ([part(view, other) for other in others] for part in (stock, purse))
    fewest = make(LEAST, "explain_fewest-resources", RESOURCES, NOT_LOWEST, *stocks)
    poorest = make(LEAST, "explain_fewest-yen", YEN, NOT_LOWEST, *purses)
    yen_needed = Term("explain_needed", END_YEN, YEN, BY_YEN)
    own_needed = Term("explain_needed", END_RESOURCES, RESOURCES, BY_RESOURCES)
    by_yen = make(
        ALL,
        "explain_end-by-yen",
        YES,
        BY_YEN,
        make(REACHES, "explain_enough-yen", YES, BY_YEN, yen, yen_needed),
        make(REACHES, "explain_not-fewest-resources", YES, BY_YEN, own, fewest),
    )
    by_resources = make(
        ALL,
        "explain_end-by-resources",
        YES,
        BY_RESOURCES,
        make(REACHES, "explain_enough-resources", YES, BY_RESOURCES, own, own_needed),
        make(REACHES, "explain_not-fewest-yen", YES, BY_RESOURCES, yen, poorest),
    )
    comes = has_turn_to_come(state, seat)
    rule = "turn.end-check" if comes else "end.round-limit"
    term = make(ANY, "explain_end", YES, rule, by_yen, by_resources, seat=seat)
    values: Values = {
        "seat": seat,
        "yen": yen.number or 0,
        "yen_needed": END_YEN,
        "yen_others": poorest.number or 0,
        "resources": own.number or 0,
        "needed": END_RESOURCES,
        "others": fewest.number or 0,
        "rounds": state.round_limit,
    }
    verdict = {1: "yes", 0: "no", None: "hidden"}[term.number]
    told = [f"explain_end-{verdict}", _stage(by_yen), _stage(by_resources)]
    if not comes:
        told.append("explain_end-no-turn")
    return term, [(message, values) for message in told]


def _stage(way: Term) -> str:
    """The sentence for one way to trigger the end, by how far it goes."""
    enough, not_fewest = (part.number for part in way.terms)
    if enough:
        return f"{way.label}-{ {1: 'met', 0: 'lowest', None: 'hidden'}[not_fewest] }"
    return f"{way.label}-{'hidden' if enough is None else 'short'}"


def _settled(view: View, seat: int) -> Answer:
    """Nobody can trigger the end any more."""
    steps = (step for step, event in events(view.past) if event.what.startswith("end-by"))
    rule = "end.once" if view.state.last_turn else "end.over"
    still = Term("explain_still-open", 0, YES, rule, step=next(steps, None))
    term = make(ALL, "explain_end", YES, rule, still, seat=seat)
    if view.state.ended_by is None:
        return term, [("explain_end-over", {})]
    return term, [("explain_end-triggered", {"seat": view.state.ended_by})]


def _asked_turns(view: View) -> Iterator[Question]:
    if view.state.frames and view.state.turns_left is not None:
        yield Question("turns")


def _turns(view: View, question: Question) -> Answer:
    state, rounds = view.state, view.state.round_limit
    ends = []
    if state.last_turn:
        ends.append(Term("explain_last-turn", state.last_turn, TURNS, "end.last-round"))
    if rounds:
        limit, values = rounds * len(state.players), {"rounds": rounds}
        ends.append(Term("explain_limit-turn", limit, TURNS, "end.round-limit", {**values}))
    last = make(LEAST, "explain_end-turn", TURNS, "turn.order", *ends)
    now = Term("explain_this-turn", -state.turns, TURNS, "turn.order")
    term = make(SUM, "explain_turns", TURNS, "turn.order", last, now)
    told: Values = {"left": term.number or 0, "last": last.number or 0, "turn": state.turns}
    return term, [("explain_turns-why", told)]


TOPICS = {
    "end": Topic(of_everybody("end"), _end),
    "turns": Topic(_asked_turns, _turns),
}
