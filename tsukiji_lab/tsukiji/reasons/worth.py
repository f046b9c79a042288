"""What tokens are worth, one by one and all together."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tsukiji_lab.game.action import MARKS
from tsukiji_lab.tsukiji.reach import best_sale
from tsukiji_lab.tsukiji.reasons.question import (
    Answer,
    Phrase,
    Question,
    Topic,
    of_everybody,
    the_seat,
    why,
)
from tsukiji_lab.tsukiji.terms import RESOURCES, SUM, Term, View, make
from tsukiji_lab.tsukiji.worth import explain_kind, explain_kinds, resources


def _asked(view: View) -> Iterator[Question]:
    for market in view.state.fish_markets:
        for token in market.token_kinds:
            if not market.worth_by_owner:
                yield Question("worth", token)
            for seat in range(len(view.state.players)):
                yield Question("worth", token, seat)


def _worth(view: View, question: Question) -> Answer:
    if question.seat is None:
        market = view.state.home(question.name)
        each = market.explain_worth(view, question.name, view.state.on_turn)
        return each, [why(each), *_sold(view, question, each)]
    kind = explain_kind(view, question.name, question.seat)
    held, each = kind.terms
    told = why(replace(kind, values={**kind.values, "each": each.number or 0}))
    return kind, [told, why(each), *_sold(view, question, each)] if held.number else [told]


def _sold(view: View, question: Question, each: Term) -> Iterator[Phrase]:
    """What a market pays for one of the tokens now, where that is more than it is worth."""
    yen, market = best_sale(view.state, question.name, question.seat)
    if view.state.frames and yen > (each.number or 0):
        yield "explain_sold", {"market": market, "yen": yen}


def _total(view: View, question: Question) -> Answer:
    seat = the_seat(question)
    kinds = tuple(explain_kinds(view, seat))
    tokens = tuple(dict.fromkeys(view.state.players[seat].tokens))
    term = make(SUM, "explain_total", RESOURCES, "worth.owned", *kinds, seat=seat)
    return term, [why(replace(term, values={"seat": seat, "token_kinds": tokens}))]


def stock(view: View, seat: int) -> Term:
    """A player's Resources, as a part of something else."""
    number, what = resources(view.state, seat), f"total {MARKS[seat]}"
    return Term("explain_total", number, RESOURCES, "worth.resources", {"seat": seat}, what=what)


TOPICS = {"worth": Topic(_asked, _worth), "total": Topic(of_everybody("total"), _total)}
