"""What Loans cost and Shares bring in the final count."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tsukiji_lab.game.refusal import Values
from tsukiji_lab.tsukiji.reasons.question import Answer, Question, Topic, of_everybody, the_seat
from tsukiji_lab.tsukiji.scoring import INTEREST, LOAN
from tsukiji_lab.tsukiji.terms import PIECES, PRODUCT, SUM, TIMES, UP, YEN, Term, View, make

PAID, DIVIDED = "bank.repay", "bank.interest"


def are_lent(view: View) -> bool:
    """Whether a market in play lends yen."""
    return any(market.lends for market in view.state.markets)


def _if_lent(
    asked: Callable[[View], Iterator[Question]],
) -> Callable[[View], Iterator[Question]]:
    return lambda view: asked(view) if are_lent(view) else iter(())


def _asked_loan(view: View) -> Iterator[Question]:
    yield Question("loan")


def _loan(view: View, question: Question) -> Answer:
    back = Term("explain_loan-back", -LOAN, YEN, PAID)
    interest = Term("explain_loan-interest", -INTEREST, YEN, PAID)
    term = make(SUM, "explain_loan", YEN, PAID, back, interest)
    values: Values = {"yen": LOAN + INTEREST, "yen_back": LOAN, "yen_interest": INTEREST}
    return term, [("explain_loan-why", values)]


def _dividend(view: View, label: str, seat: int) -> Term:
    """What each owner of Shares receives, ``seat`` among them."""
    players = view.state.players
    owners = {owner for owner, player in enumerate(players) if player.shares} | {seat}
    loans = Term("explain_loans", sum(player.loans for player in players), PIECES, "bank.loan")
    each = Term("explain_loan-interest", INTEREST, YEN, DIVIDED)
    interest = make(PRODUCT, "explain_all-interest", YEN, DIVIDED, loans, each)
    parts = Term("explain_share-owners", len(owners), TIMES, "bank.interest.owners")
    return make(UP, label, YEN, DIVIDED, interest, parts, seat=seat)


def _share(view: View, question: Question) -> Answer:
    seat = the_seat(question)
    if rule := _why_no_share(view, seat):
        values: Values = {"seat": seat, "loans": view.state.players[seat].loans}
        return Term("explain_share", 0, YEN, rule, values), [("explain_share-never", values)]
    term = _dividend(view, "explain_share", seat)
    interest, owners = (part.number or 0 for part in term.terms)
    values = {"yen": term.number or 0, "yen_all": interest, "owners": owners}
    return term, [("explain_share-why", {**term.values, **values})]


def _why_no_share(view: View, seat: int) -> str:
    """The rule by which a player will never own a Share, or nothing."""
    player = view.state.players[seat]
    if player.loans:
        return "bank.either"
    is_left = player.shares or view.state.market("bank").shares
    return "" if is_left else "bank.share.left"


def _interest(view: View, question: Question) -> Answer:
    seat = the_seat(question)
    player = view.state.players[seat]
    lines = paid(view, seat), received(view, seat)
    term = make(SUM, "explain_interest", YEN, DIVIDED, *lines, seat=seat)
    values: Values = {
        "seat": seat,
        "loans": player.loans,
        "shares": player.shares,
        "yen": abs(term.number or 0),
    }
    return term, [("explain_interest-why", values)]


def repaid(view: View, seat: int) -> Term:
    """The Loans that a player pays back."""
    return _for_each_loan(view, seat, "explain_loans-back", "explain_loan-back", LOAN)


def paid(view: View, seat: int) -> Term:
    """The interest that a player pays."""
    return _for_each_loan(view, seat, "explain_interest-paid", "explain_loan-interest", INTEREST)


def _for_each_loan(view: View, seat: int, label: str, part: str, yen: int) -> Term:
    held = view.state.players[seat].loans
    loans = Term("explain_loans-of", held, PIECES, "bank.loan", {"seat": seat})
    return make(PRODUCT, label, YEN, PAID, loans, Term(part, -yen, YEN, PAID))


def received(view: View, seat: int) -> Term:
    """The interest that a player receives."""
    if view.state.players[seat].shares:
        return _dividend(view, "explain_interest-received", seat)
    return Term("explain_interest-received", 0, YEN, "bank.interest.owners", {"seat": seat})


TOPICS = {
    "loan": Topic(_if_lent(_asked_loan), _loan),
    "share": Topic(_if_lent(of_everybody("share")), _share),
    "interest": Topic(_if_lent(of_everybody("interest")), _interest),
}
