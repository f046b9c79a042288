"""The final count of a player, line by line, as things lie."""

from __future__ import annotations

from collections.abc import Iterator

from tsukiji_lab.game.refusal import Values
from tsukiji_lab.tsukiji.reasons import interest
from tsukiji_lab.tsukiji.reasons.purse import purse
from tsukiji_lab.tsukiji.reasons.question import Answer, Question, Topic, of_everybody, the_seat
from tsukiji_lab.tsukiji.reasons.worth import stock
from tsukiji_lab.tsukiji.scoring import HIGHEST, HIGHEST_TIED, LOWEST, LOWEST_TIED
from tsukiji_lab.tsukiji.terms import (
    GREATEST,
    LEAST,
    PRODUCT,
    REACHES,
    RESOURCES,
    SUM,
    YEN,
    YES,
    Term,
    View,
    make,
)


def _score(view: View, question: Question) -> Answer:
    seat, state = the_seat(question), view.state
    own, tokens, lines = purse(view, seat), _tokens(view, seat), list(_lines(view, seat))
    term = make(SUM, "explain_score", YEN, "scoring.order", own, *lines, tokens, seat=seat)
    rest = sum(line.number or 0 for line in lines)
    values: Values = {
        "seat": seat,
        "yen": term.number or 0,
        "yen_own": own.number or 0,
        "yen_tokens": tokens.number or 0,
        "yen_rest": rest,
        "yen_without": rest + (tokens.number or 0),
    }
    case = "now" if state.scores is None else "over"
    return term, [(f"explain_score-{'hidden' if term.number is None else case}", values)]


def _lines(view: View, seat: int) -> Iterator[Term]:
    """What comes between the yen and the tokens, in the order of the count."""
    stocks = [stock(view, each) for each in range(len(view.state.players))]
    most = make(GREATEST, "explain_most", RESOURCES, "scoring.highest", *stocks)
    least = make(LEAST, "explain_least", RESOURCES, "scoring.lowest", *stocks)
    has_most = make(REACHES, "explain_has-most", YES, "scoring.highest", stocks[seat], most)
    has_least = make(REACHES, "explain_has-least", YES, "scoring.lowest", least, stocks[seat])
    numbers = [each.number for each in stocks]
    bonus, penalty = (HIGHEST, "scoring.highest"), (-LOWEST, "scoring.lowest")
    if numbers.count(most.number) > 1:
        bonus = (HIGHEST_TIED, "scoring.tie")
    if numbers.count(least.number) > 1:
        penalty = (-LOWEST_TIED, "scoring.tie")
    yield _if_so("explain_highest", has_most, *bonus)
    yield _if_so("explain_lowest", has_least, *penalty)
    for market in view.state.markets:
        settled = market.explain_settled(view.state, seat)
        if settled:
            rule = settled[0].rule
            yield make(SUM, "explain_settled", YEN, rule, *settled, market=market.board)
    if interest.are_lent(view):
        yield from (line(view, seat) for line in (interest.repaid, interest.paid))
        yield interest.received(view, seat)


def _if_so(label: str, holds: Term, yen: int, rule: str) -> Term:
    """An amount that counts if something is so."""
    return make(PRODUCT, label, YEN, rule, holds, Term("explain_amount", yen, YEN, rule))


def _tokens(view: View, seat: int) -> Term:
    rule = "scoring.tokens"
    each = Term("explain_resource-yen", 1, YEN, rule)
    return make(PRODUCT, "explain_tokens-yen", YEN, rule, stock(view, seat), each)


TOPICS = {"score": Topic(of_everybody("score"), _score)}
