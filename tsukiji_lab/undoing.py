"""How far one person may take decisions back at a table where others play too."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct

from tsukiji_lab.game.session import Session, Step
from tsukiji_lab.tsukiji.setup import Setup
from tsukiji_lab.tsukiji.state import State


class Undo(Struct, frozen=True):
    """The number of steps that stay, or None; then ``why`` is the message that says what stands in
    the way, or empty if no person has decided anything yet.
    """

    step: int | None
    why: str = ""


def undo_to(session: Session[State, Setup], persons: Collection[int], explores: bool) -> Undo:
    """Where undo leads: to the last decision of whoever has the screen, one of the seats that
    ``persons`` play. What computers did since goes with it.

    What somebody learned cannot be unlearned: undo goes over no revealed bid of another seat, no
    closed money that was shown, no result of chance and no decision of another person, unless the
    table ``explores``.
    """
    steps, states = session.steps, session.states
    here = states[-1].to_act
    holder = here if here in persons else None
    why = ""
    for number in range(len(steps), 0, -1):
        step, decider = steps[number - 1], states[number - 1].to_act
        if step.drawn:
            why = why or "time_undo-chance"
        if _shows_other_bids(step, holder):
            why = why or "time_undo-bids"
        if _shows_yen(states[number - 1], states[number], step):
            why = why or "time_undo-yen"
        if decider in persons:
            if holder not in (None, decider):
                why = why or "time_undo-handed"
            return Undo(number - 1) if explores or not why else Undo(None, why)
    return Undo(None)


def _shows_yen(before: State, after: State, step: Step) -> bool:
    """Whether a step showed closed money: in an end check, or in the final count."""
    is_counted = before.scores is None and after.scores is not None
    return before.closed_money and (
        is_counted or any(event.what in ("has-5000", "all-show-yen") for event in step.events)
    )


def _shows_other_bids(step: Step, holder: int | None) -> bool:
    """Whether bids of other seats than the holder's were revealed in a step."""
    revealed = (event.values["seats"] for event in step.events if event.what == "bids-revealed")
    return any(set(seats) - {holder} for seats in revealed if isinstance(seats, tuple))
