"""The Octopus market and Takoyaki."""

from __future__ import annotations

import pytest

from tests.rules.table import Table, rule


@rule("octopus.entry", "octopus.entry.takoyaki")
@pytest.mark.parametrize("way", ["takoyaki", "takoyaki-700"])
def test_a_takoyaki_pays_the_way_in_owned_or_on_sale(way: str) -> None:
    table = Table("octopus").lay(0, yen=300, licences="", tokens="takoyaki", fresh="takoyaki-700")
    assert table.market("octopus").takoyaki == 10
    table.play(f"enter octopus {way}")
    assert table.market("octopus").takoyaki == 11
    assert table.tokens() == ("" if way == "takoyaki" else "takoyaki")
    assert table.sales() == ("takoyaki-700" if way == "takoyaki" else "")
    assert table.yen() == 300
    assert table.state.turn.points == 2


@rule("octopus.entry.takoyaki", "visit.interact.possible")
def test_a_takoyaki_that_pays_is_one_of_the_three_for_an_octopus() -> None:
    table = Table("octopus").lay(0, yen=200, licences="", tokens="octopus" + " takoyaki" * 10)
    assert table.market("octopus").takoyaki == 2
    assert not table.allows("enter octopus yen")
    assert table.allows("enter octopus takoyaki")
    table.play("enter octopus takoyaki", "trade octopus")
    assert table.market("octopus").takoyaki == 0


@rule("octopus.entry.takoyaki")
def test_an_octopus_does_not_pay() -> None:
    table = Table("octopus").lay(0, tokens="octopus")
    assert table.refused("enter octopus octopus") == "octopus.entry.takoyaki"
    assert table.refused("enter octopus takoyaki") == "octopus.entry.takoyaki"


@rule("octopus.entry.takoyaki-on-sale")
def test_a_takoyaki_on_sale_pays_nowhere_else() -> None:
    table = Table("octopus", "squid").lay(0, fresh="takoyaki-700")
    assert table.refused("enter squid takoyaki") == "visit.cost.token"
    assert table.refused("enter squid takoyaki-700") == "visit.cost.token"
    table.lay(0, tokens="takoyaki")
    assert table.allows("enter squid takoyaki")


@rule("octopus.no-sale")
@pytest.mark.parametrize("token", ["octopus", "takoyaki"])
def test_it_buys_neither_octopus_nor_takoyaki(token: str) -> None:
    table = Table("octopus").lay(0, tokens="octopus takoyaki")
    table.play("enter octopus yen")
    assert table.refused(f"sell {token} 1") == "octopus.no-sale"


@rule("octopus.trade", "octopus.trade.prices")
def test_one_octopus_becomes_three_takoyaki_each_with_its_price() -> None:
    table = Table("octopus").lay(0, tokens="octopus octopus")
    table.play("enter octopus points", "trade octopus")
    octopus = table.market("octopus")
    assert (octopus.tokens, octopus.takoyaki) == (5, 9)
    table.play("price takoyaki 300", "price takoyaki 500", "price takoyaki ???", "amount 800")
    assert table.sales() == "takoyaki-300 takoyaki-500 takoyaki-800"
    assert table.tokens() == "octopus"
    table.play("trade octopus", *["price takoyaki 100"] * 3, "leave")


@rule("octopus.trade")
def test_a_trade_needs_an_octopus() -> None:
    table = Table("octopus").lay(0, tokens="takoyaki")
    table.play("enter octopus yen")
    assert table.refused("trade octopus") == "octopus.trade"


@rule("octopus.trade.three-left")
def test_three_takoyaki_must_be_left() -> None:
    table = Table("octopus").lay(0, tokens="octopus").lay(1, tokens="takoyaki " * 10)
    table.play("enter octopus yen")
    assert table.refused("trade octopus") == "octopus.trade.three-left"
    assert table.values("trade octopus") == {"left": 2}


@rule("octopus.trade.three-left", "visit.interact.possible")
def test_the_takoyaki_that_pays_is_on_the_board_again() -> None:
    table = Table("octopus").lay(0, yen=200, licences="", tokens="octopus takoyaki")
    table.lay(1, tokens="takoyaki " * 9)
    assert table.refused("enter octopus yen") == "money.enough"
    table.play("enter octopus takoyaki", "trade octopus")


@rule("octopus.takoyaki-keeps", "turn.degradation")
def test_takoyaki_never_degrade() -> None:
    table = Table("octopus").lay(0, fresh="takoyaki-700 octopus-300")
    table.begin_turn(0)
    assert table.sales() == "takoyaki-700"
    assert table.sales(0, "degraded") == "octopus-300"
    table.begin_turn(0)
    assert table.sales() == "takoyaki-700"
    assert table.sales(0, "degraded") == ""


@rule("octopus.worth", "octopus.takoyaki-worth")
def test_worth() -> None:
    table = Table("octopus").lay(0, tokens="octopus octopus takoyaki", fresh="takoyaki-700")
    assert table.resources() == 3 + 3 + 5
