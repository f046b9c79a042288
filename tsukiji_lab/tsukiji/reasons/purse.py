"""Where the yen of a player came from and went."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from msgspec.structs import replace

from tsukiji_lab.game.action import MARKS
from tsukiji_lab.game.event import Event
from tsukiji_lab.tsukiji import board
from tsukiji_lab.tsukiji.pieces import PORT_PRICE
from tsukiji_lab.tsukiji.reasons.question import (
    Answer,
    Question,
    Topic,
    by_event,
    of_everybody,
    the_seat,
    why,
)
from tsukiji_lab.tsukiji.terms import SUM, YEN, Term, View, events, make

TAKES = (
    *("unloading-paid", "licence-income", "oyster-paid", "overfished-pays", "loan-taken"),
    *("sold", "pair-sold", "set-sold", "sushi-sold", "given", "traded", "boat-sold"),
)
"""Events of which the seat takes the yen from the supply."""

PAYS = (
    *("licence-bought", "own-fugu-bought", "boat-bought", "boat-rented", "rented", "tin-bought"),
    *("share-bought", "buyer-bought", "expansion-bought", "auction-opened", "group-begun"),
    "nori-paid",
)
"""Events of which the seat pays the yen to the supply."""

AUCTIONS = ("auction-won", "lot-abroad-won")
"""Events of which the seat pays the player on turn, or the supply if it is that player."""


def purse(view: View, seat: int) -> Term:
    """A player's yen, as a part of something else."""
    what = f"yen {MARKS[seat]}"
    rule = "scoring.goal" if view.knows_yen[seat] else "money.closed"
    return Term("explain_yen", view.yen(seat), YEN, rule, {"seat": seat}, what=what)


def _yen(view: View, question: Question) -> Answer:
    seat = the_seat(question)
    if not view.knows_yen[seat]:
        return replace(purse(view, seat), what=""), [("explain_yen-hidden", {"seat": seat})]
    began = "explain_position" if view.past.setup.position else "explain_yen-start"
    yen = view.past.states[0].players[seat].yen
    start = Term(began, yen, YEN, "setup.player", {"seat": seat}, 0)
    term = make(SUM, "explain_yen", YEN, "scoring.goal", start, *_moves(view, seat), seat=seat)
    _, values = why(term)
    sums = {f"yen_{name}": values[name] for name in ("number", "start", "up", "down")}
    return term, [("explain_yen-why", {"seat": seat, **sums})]


def _moves(view: View, seat: int) -> Iterator[Term]:
    states = view.past.states
    for step, event in events(view.past):
        moved = _change(event, seat, states[step - 1].on_turn) if step else 0
        if moved:
            yield by_event(event, moved, YEN, step)


def _change(event: Event, seat: int, on_turn: int) -> int:
    """What the event brings a player, in units of ¥100; below zero: costs."""
    return sum(yen for owner, yen in _changes(event, on_turn) if owner == seat)


def _changes(event: Event, on_turn: int) -> Iterator[tuple[int, int]]:
    values = event.values
    yen = cast("int", values.get("yen", 0))
    match event.what:
        case what if what in TAKES:
            yield event.seat, yen
        case what if what in PAYS:
            yield event.seat, -yen
        case what if what in AUCTIONS:
            yield event.seat, -yen
            if event.seat != on_turn:
                yield on_turn, yen
        case "lot-won":
            yield event.seat, -yen
            yield on_turn, 2 * yen
        case "bought":
            yield event.seat, -yen
            yield cast("int", values["seller"]), yen
        case "offer-accepted":
            yield cast("int", values["buyer"]), -yen
            yield event.seat, yen
        case "entered" if values["cost"] == board.YEN:
            yield event.seat, -cast("int", values["fee"])
        case "port-opened":
            yield event.seat, -PORT_PRICE


TOPICS = {"yen": Topic(of_everybody("yen"), _yen)}
