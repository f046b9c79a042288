"""The Spider Crab market. Its auctions are with Fishing and the bids."""

from __future__ import annotations

import pytest

from tests.rules.table import Table, rule


@rule("spider-crab.sell")
@pytest.mark.parametrize(("worth", "yen"), [(4, 800), (6, 1000), (8, 1200)])
def test_sold_for_worth_and_400_yen_into_the_bag(worth: int, yen: int) -> None:
    token = f"spider-crab-{worth}"
    table = Table("spider-crab").lay(0, yen=0, licences="", tokens=f"{token} {token}")
    in_bag = len(table.state.bag)
    table.play("enter spider-crab points", f"sell {token} 1")
    assert table.yen() == yen
    assert len(table.state.bag) == in_bag + 1
    table.play(f"sell {token} 1")
    assert table.yen() == 2 * yen


@rule("spider-crab.worth")
def test_worth() -> None:
    table = Table("spider-crab").lay(0, tokens="spider-crab-4 spider-crab-6 spider-crab-8")
    assert table.resources() == 18


@rule("spider-crab.auction.draw")
def test_a_token_sold_can_be_drawn_again() -> None:
    table = Table("spider-crab").lay(0, tokens="spider-crab-8 spider-crab-8")
    assert "spider_crab_8" not in table.state.bag
    table.play("enter spider-crab points", "sell spider-crab-8 1")
    assert "spider_crab_8" in table.state.bag
