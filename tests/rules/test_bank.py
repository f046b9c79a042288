"""The Bank: Loans, Shares, and both in the final count."""

from __future__ import annotations

import pytest

from tests.rules.table import Table, rule
from tsukiji_lab.game.refusal import UnreadableAction
from tsukiji_lab.tsukiji.scoring import count


def counted(*hands: tuple[int, int, int]) -> list[tuple[int, int]]:
    """What each player pays for Loans, and takes for Shares, with (yen, loans, shares) each."""
    table = Table("bank", players=len(hands))
    for seat, (yen, loans, shares) in enumerate(hands):
        table.lay(seat, yen=yen, loans=loans, shares=shares)
    lines = count(table.state)
    return [
        (100 * (line.loans + line.interest_paid), 100 * line.interest_received) for line in lines
    ]


@rule("bank.loan", "bank.loan.left")
def test_loans_of_500_yen_as_long_as_there_are_any() -> None:
    table = Table("bank").lay(0, yen=0)
    table.play("enter bank points", "take loan", "take loan", "take loan")
    assert table.yen() == 1500
    assert table.player().loans == 3
    assert table.refused("take loan") == "bank.loan.left"


@rule("bank.share", "bank.share.left")
def test_shares_at_300_yen_both_at_once() -> None:
    table = Table("bank").lay(0, yen=1000)
    table.play("enter bank yen", "buy share", "buy share")
    assert table.yen() == 300
    assert table.player().shares == 2
    assert table.refused("buy share") == "bank.share.left"


@rule("bank.either")
def test_never_both() -> None:
    table = Table("bank").lay(0, yen=2000)
    table.play("enter bank yen", "take loan")
    assert table.refused("buy share") == "bank.either"
    table = Table("bank").lay(0, yen=2000)
    table.play("enter bank yen", "buy share")
    assert table.refused("take loan") == "bank.either"
    table.play("leave", "enter bank yen")
    assert table.refused("take loan") == "bank.either"


@rule("bank.either", "visit.interact.possible")
def test_with_a_share_and_none_left_there_is_nothing_to_do() -> None:
    table = Table("bank").lay(0, yen=2000, shares=1).lay(1, shares=1).lay_market("bank", shares=0)
    assert table.refused("enter bank yen") == "bank.either"


@rule("bank.no-space")
def test_they_take_no_licence_space() -> None:
    table = Table("bank").lay(0, licences="mackerel mackerel mackerel mackerel")
    table.play("enter bank yen", "take loan", "take loan")
    assert table.player().free_spaces == 0


@rule("bank.repay", "bank.interest.no-shares")
def test_each_loan_costs_1000_yen_at_the_end() -> None:
    assert counted((1000, 1, 0), (0, 0, 0), (2000, 2, 0)) == [(-1000, 0), (0, 0), (-2000, 0)]


@rule("bank.repay.end-only")
def test_not_before_the_end() -> None:
    table = Table("bank").lay(0, yen=2000, loans=1)
    table.play("enter bank yen")
    with pytest.raises(UnreadableAction):
        table.play("repay loan")
    assert [action.verb for action in table.game.legal_actions] == ["take loan"]


@rule("bank.interest", "bank.interest.owners")
def test_interest_is_divided_by_owners_not_by_shares() -> None:
    assert counted((0, 1, 0), (0, 0, 2), (0, 0, 0)) == [(-1000, 0), (0, 500), (0, 0)]
    assert counted((0, 2, 0), (0, 0, 1), (0, 0, 1)) == [(-2000, 0), (0, 500), (0, 500)]


@rule("bank.interest")
def test_rounded_up_to_100_yen() -> None:
    assert counted((0, 1, 0), (0, 0, 1), (0, 0, 1)) == [(-1000, 0), (0, 300), (0, 300)]
    assert counted((0, 3, 0), (0, 0, 1), (0, 0, 1)) == [(-3000, 0), (0, 800), (0, 800)]


@rule("bank.interest.no-loans")
def test_no_loans_no_interest() -> None:
    assert counted((0, 0, 1), (0, 0, 1)) == [(0, 0), (0, 0)]


@rule("bank.below-zero", "scoring.below-zero")
def test_repaying_may_take_a_player_below_zero() -> None:
    table = Table("bank", players=2).lay(0, yen=0, loans=3).lay(1, yen=0, shares=1)
    table.lay_market("bank", loans=0, shares=1)
    # Both are tied for most and fewest Resources: +¥500, −¥300.
    assert [line.total * 100 for line in count(table.state)] == [-3000 + 200, 1500 + 200]
