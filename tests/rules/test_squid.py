"""The Squid market."""

from __future__ import annotations

import pytest

from tests.rules.table import Table, rule


@rule("squid.entry", "squid.entry.any-token")
@pytest.mark.parametrize(
    "token", ["mackerel", "squid", "takoyaki", "octopus", "salmon", "salmon-4", "tuna-15"]
)
def test_any_token_pays_the_way_in(token: str) -> None:
    table = Table("squid", "octopus", "salmon", "tuna").lay(0, yen=300, tokens=f"{token} {token}")
    table.play(f"enter squid {token}")
    assert table.tokens() == token
    assert table.state.turn.points == 2
    assert table.yen() == 300


@rule("visit.cost.printed")
def test_a_token_is_a_cost_although_the_english_list_of_costs_leaves_it_out() -> None:
    table = Table("squid").lay(0, yen=2000, tokens="eel")
    ways = [way for way in table.offered("enter") if way.startswith("enter squid")]
    assert ways == ["enter squid points", "enter squid eel"]


@rule("squid.entry.any-token", "visit.interact.possible")
def test_the_squid_that_pays_cannot_be_sold_too() -> None:
    table = Table("squid").lay(0, yen=0, licences="", tokens="squid")
    assert table.refused("enter squid squid") == "money.enough"
    table.lay(0, tokens="squid squid").play("enter squid squid", "sell squid 1")
    assert table.yen() == 600


@rule("squid.sell")
def test_sold_for_600_yen() -> None:
    table = Table("squid").lay(0, yen=0, licences="", tokens="squid squid squid")
    table.play("enter squid points", "sell squid 3")
    assert table.yen() == 1800
    assert table.market("squid").tokens == 8


@rule("squid.worth")
def test_worth() -> None:
    assert Table("squid").lay(0, tokens="squid squid").resources() == 0
