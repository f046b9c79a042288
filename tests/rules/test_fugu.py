"""The Fugu market; own degraded Fugu; the licence that returns."""

from __future__ import annotations

import pytest

from tests.rules.table import Table, at_sea, rule, rules_of


@rule("fugu.licence.back")
@pytest.mark.parametrize("boat", ["two-slot", "barge"])
def test_the_licence_returns_when_a_fugu_is_unloaded_from_any_boat(boat: str) -> None:
    table = Table("fugu").lay(0, ports=3, licences="fugu mackerel", boats=[at_sea(boat, "fugu")])
    table.play("fish", f"dock {boat} right")
    assert table.licences() == "mackerel"
    assert table.market("fugu").licences == 1


@rule("fugu.licence.back")
def test_another_players_licence_stays() -> None:
    table = Table("fugu").lay(0, boats=[at_sea("two-slot", "fugu")]).lay(1, licences="fugu")
    table.play("fish", "dock two-slot left", "price fugu 300")
    assert table.licences(1) == "fugu"


@rule("fugu.licence.back", "licence.no-rebuy")
def test_it_can_be_taken_again_in_the_same_turn_as_it_was_not_given_back_by_choice() -> None:
    table = Table("fugu").lay(0, licences="fugu", boats=[at_sea("two-slot", "fugu")])
    table.play("fish", "dock two-slot left", "price fugu 300", "finish fishing")
    table.play("enter fugu points", "buy licence fugu")
    assert table.licences() == "fugu"


@rule("fugu.licence.back", "licence.no-rebuy")
def test_given_back_by_choice_it_cannot() -> None:
    table = Table("fugu").lay(0, licences="fugu")
    table.play("return licence fugu")
    assert table.refused("enter fugu points") == "licence.no-rebuy"


@rule("fugu.own", "turn.degradation")
def test_own_degraded_fugu_is_bought_from_the_supply_before_it_goes() -> None:
    table = Table("fugu").lay(
        0, yen=500, degraded="fugu-200 fugu-300 mackerel-100", fresh="mackerel-200"
    )
    table.begin_turn(0)
    supply, tokens = table.state.supply, table.market("fugu").tokens
    table.play("buy own fugu 200")
    assert table.tokens() == "fugu"
    assert table.yen() == 300
    assert table.state.supply == supply + 2
    assert table.market("fugu").tokens == tokens - 1
    table.play("degrade")
    assert table.sales(0, "degraded") == "mackerel-200"  # the other two are gone, unsold
    assert table.yen() == 300


@rule("fugu.own.one-by-one", "fugu.own.price")
def test_one_by_one_each_at_its_own_price() -> None:
    table = Table("fugu").lay(0, yen=600, degraded="fugu-200 fugu-300")
    table.begin_turn(0)
    assert table.offered("buy own fugu") == ["buy own fugu 200", "buy own fugu 300"]
    assert table.refused("buy own fugu 100") == "fugu.own"
    assert table.values("buy own fugu 100") == {"yen": 1}
    assert table.refused("reprice degraded fugu 300 100") == "turn.start-order"
    table.play("buy own fugu 300", "buy own fugu 200")
    assert table.tokens() == "fugu fugu"
    assert table.yen() == 100
    assert table.allows("fish") is False
    table.play("degrade", "fish")


@rule("fugu.own")
def test_fresh_fugu_and_other_fish_of_ones_own_cannot_be_bought() -> None:
    table = Table("fugu").lay(0, fresh="fugu-100", degraded="mackerel-100")
    table.begin_turn(0)
    # Nothing to choose: degradation has happened.
    assert table.sales(0, "degraded") == "fugu-100"
    assert table.allows("fish")


@rule("fugu.own", "money.enough")
def test_own_fugu_must_be_paid_for() -> None:
    table = Table("fugu").lay(0, yen=200, degraded="fugu-100 fugu-300")
    table.begin_turn(0)
    assert table.refused("buy own fugu 300") == "money.enough"


@rule("fugu.own.freezer", "rentals.freezer.scope")
def test_a_freezer_or_own_fugu_but_not_both() -> None:
    table = Table("fugu", "rentals").lay(0, degraded="fugu-100 fugu-100", freezers=(2,))
    table.begin_turn(0)
    table.play("use freezer 2")
    assert table.sales(0, "degraded") == "fugu-100 fugu-100"
    assert table.refused("buy own fugu 100") == "turn.start-order"
    table.begin_turn(0)
    table.play("buy own fugu 100")
    assert table.refused("use freezer 1") == "rentals.freezer.scope"


@rule("fugu.own.token-left", "overfishing.last-token-bought")
def test_only_while_fugu_tokens_are_left() -> None:
    table = Table("fugu").lay(2, tokens="fugu " * 6).lay(0, degraded="fugu-100 fugu-200")
    table.begin_turn(0)
    events = table.play("buy own fugu 100")
    assert "overfishing.when" in rules_of(events)
    assert table.market("fugu").boxed == 2  # the one on the board and the one just bought
    assert table.refused("buy own fugu 200") == "fugu.own.token-left"


@rule("fugu.sell")
@pytest.mark.parametrize(("count", "yen"), [(1, 100), (2, 400), (3, 900), (5, 2500)])
def test_sold_together_they_bring_their_square(count: int, yen: int) -> None:
    table = Table("fugu").lay(0, yen=0, tokens="fugu " * 5)
    table.play("enter fugu points", f"sell fugu {count}")
    assert table.yen() == yen
    assert table.player().tokens.count("fugu") == 5 - count


@rule("fugu.worth")
@pytest.mark.parametrize(("count", "worth"), [(0, 0), (1, 1), (4, 16), (6, 36)])
def test_worth(count: int, worth: int) -> None:
    assert Table("fugu").lay(0, tokens="fugu " * count).resources() == worth
