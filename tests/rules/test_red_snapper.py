"""The Red Snapper market and its grid."""

from __future__ import annotations

import pytest

from tests.rules.table import Table, rule

GRID = [6, 6, 5, 5, 5, 4, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 1]
"""The red number that each token uncovers, down the columns from left to right; then the X."""


@rule("red-snapper.worth", "red-snapper.next-token")
@pytest.mark.parametrize("taken", range(1, 18))
def test_worth_after_each_token(taken: int) -> None:
    table = Table("red-snapper").lay(1, tokens="red-snapper " * (taken - 1))
    table.lay(2, fresh="red-snapper-100")
    table.play("purchase", "buy gate fresh red-snapper 100")
    assert table.market("red-snapper").tokens == 18 - taken
    assert table.resources() == GRID[taken - 1]
    assert table.resources(1) == GRID[taken - 1] * (taken - 1)


@rule("red-snapper.worth.overfished")
@pytest.mark.parametrize("owned", [1, 5, 17])
def test_overfished_by_barrels_they_are_worth_2(owned: int) -> None:
    table = Table("red-snapper").lay(0, tokens="red-snapper " * owned).overfish("red-snapper")
    assert table.resources() == 2 * owned


@rule("red-snapper.worth.overfished", "overfishing.when")
def test_overfished_by_tokens_they_are_worth_2() -> None:
    table = Table("red-snapper").lay(1, tokens="red-snapper " * 17)
    table.lay(2, fresh="red-snapper-100")
    assert table.resources(1) == 17
    table.play("purchase", "buy gate fresh red-snapper 100")
    assert table.resources(1) == 34
    assert table.resources(0) == 2


@rule("red-snapper.token-back")
def test_a_token_that_comes_back_covers_the_outline_emptied_last() -> None:
    table = Table("red-snapper", "squid").lay(0, tokens="red-snapper red-snapper red-snapper")
    assert table.market("red-snapper").value == 5
    table.play("enter squid red-snapper")
    assert table.market("red-snapper").tokens == 16
    assert table.market("red-snapper").value == 6
    assert table.resources() == 12


@rule("red-snapper.no-sale")
def test_it_buys_no_tokens() -> None:
    table = Table("red-snapper").lay(0, tokens="red-snapper")
    table.play("enter red-snapper points")
    assert table.refused("sell red-snapper 1") == "red-snapper.no-sale"
