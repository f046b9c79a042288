"""The Tuna market. Its auctions are with Fishing and the bids."""

from __future__ import annotations

import pytest

from tests.rules.table import Table, rule


@rule("tuna.sell")
@pytest.mark.parametrize("worth", [15, 20, 25])
def test_sold_for_its_worth_into_the_bag(worth: int) -> None:
    table = Table("tuna").lay(0, yen=0, licences="", tokens=f"tuna-{worth}")
    assert len(table.state.bag) == 4
    table.play("enter tuna points", f"sell tuna-{worth} 1")
    assert table.yen() == worth * 100
    assert len(table.state.bag) == 5


@rule("tuna.worth")
def test_worth() -> None:
    assert Table("tuna").lay(0, tokens="tuna-15 tuna-15 tuna-20 tuna-25").resources() == 75
