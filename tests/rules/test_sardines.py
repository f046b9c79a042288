"""The Sardines market: two licences for all, tokens for whoever lands a barrel, and tins."""

from __future__ import annotations

import pytest

from tests.rules.table import Table, at_sea, rule, rules_of


@rule("sardines.stock", "setup.sardines-tins")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_stock(players: int) -> None:
    table = Table("sardines", players=players)
    market = table.market("sardines")
    assert (market.barrels, market.tokens, market.tins, market.licences) == (5, 14, 0, 2)
    for number in ("points", "barrels", "tokens"):
        assert market.provenance(number, table.state) == "reconstructed"
    for number in ("licences", "licence_price", "second_price", "tin_price"):
        assert market.provenance(number, table.state) == "rulebook"


# --- the market ---


@rule("sardines.entry")
def test_the_way_in() -> None:
    table = Table("sardines").lay(0, yen=500, fresh="sardines-300", tokens="sardines")
    for way in ("yen", "free", "sardines", "fresh-sardines-300"):
        assert table.refused(f"enter sardines {way}") == "visit.cost"
    table.play("enter sardines points")
    assert table.state.turn.points == 1


@rule("sardines.licence", "sardines.licence.both")
def test_both_licences_in_one_visit_for_800_yen() -> None:
    table = Table("sardines").lay(0, yen=800, licences="")
    table.play("enter sardines points", "buy licence sardines")
    assert table.yen() == 300
    table.play("buy licence sardines")
    assert table.yen() == 0
    assert table.licences() == "sardines sardines"
    assert table.refused("buy licence sardines") == "visit.licence.none-left"
    table.play("leave")


@rule("sardines.licence")
def test_the_second_licence_costs_300_yen_for_another_player_too() -> None:
    table = Table("sardines").lay(0, yen=300, licences="").lay(1, yen=0, licences="sardines")
    table.play("enter sardines points", "buy licence sardines")
    assert table.purses[:2] == [0, 100]
    table = Table("sardines").lay(0, yen=400, licences="")
    assert table.refused("enter sardines points") == "money.enough"
    assert table.values("enter sardines points") == {"yen": 5, "missing": 1}


@rule("sardines.licence")
def test_a_licence_given_back_makes_the_next_one_dear_again() -> None:
    table = Table("sardines").lay(1, licences="sardines").lay(0, yen=500, licences="")
    assert table.market("sardines").next_licence_price * 100 == 300
    table.begin_turn(1)
    table.play("return licence sardines")
    table.begin_turn(0)
    table.play("enter sardines points", "buy licence sardines")
    assert table.yen() == 0


@rule("sardines.closed-to-holders")
def test_closed_to_whoever_holds_a_licence() -> None:
    table = Table("sardines").lay(0, licences="sardines").lay_market("sardines", tins=3)
    assert table.refused("enter sardines points") == "sardines.closed-to-holders"
    assert not [text for text in table.offered("enter") if "sardines" in text]
    # It is closed to its holders and to nobody else.
    table.begin_turn(1)
    table.play("enter sardines points", "buy licence sardines", "buy tin", "leave")


@rule("sardines.closed-to-holders.return", "licence.no-rebuy")
def test_the_licences_can_be_given_back_and_the_market_entered_then() -> None:
    table = Table("sardines").lay(0, yen=1000, licences="sardines sardines")
    table.lay_market("sardines", tins=2)
    table.play("return licence sardines")
    assert table.refused("enter sardines points") == "sardines.closed-to-holders"
    table.play("return licence sardines", "enter sardines points", "buy tin")
    assert table.refused("buy licence sardines") == "licence.no-rebuy"
    table.play("leave")
    # Without tins there is nothing to do there in this turn.
    table = Table("sardines").lay(0, yen=1000, licences="sardines")
    table.play("return licence sardines")
    assert table.refused("enter sardines points") == "licence.no-rebuy"


@rule("sardines.no-sale")
def test_it_buys_no_tokens() -> None:
    table = Table("sardines").lay(0, tokens="sardines mackerel")
    table.play("enter sardines points")
    for token in ("sardines", "mackerel"):
        assert table.refused(f"sell {token} 1") == "sardines.no-sale"


@rule("sardines.tins", "sardines.tins.left")
def test_tins_for_100_yen_each_as_many_as_lie_there() -> None:
    table = Table("sardines").lay(0, yen=1000).lay_market("sardines", tins=3)
    assert table.market("sardines").tokens == 11
    table.play("enter sardines points", "buy tin", "buy tin", "buy tin")
    assert table.yen() == 700
    assert table.tokens() == "sardines sardines sardines"
    assert table.refused("buy tin") == "sardines.tins.left"
    assert (table.market("sardines").tokens, table.market("sardines").tins) == (11, 0)
    table.play("leave")


@rule("sardines.tins", "visit.interact.possible")
def test_a_tin_is_reason_enough_for_a_visit() -> None:
    table = Table("sardines").lay(0, yen=100).lay_market("sardines", tins=2)
    table.play("enter sardines points", "buy tin")
    assert table.refused("buy tin") == "money.enough"
    table = Table("sardines").lay(0, yen=0).lay_market("sardines", tins=2)
    assert table.refused("enter sardines points") == "money.enough"


@rule("sardines.tins", "visit.one-market", "visit.own-rules")
def test_tins_are_bought_in_their_own_market() -> None:
    table = Table("sardines").lay(0, yen=2000).lay_market("sardines", tins=2)
    assert table.refused("buy tin") == "visit.one-market"
    table.play("enter mackerel points")
    assert table.refused("buy tin") == "visit.own-rules"


@rule("sardines.worth")
def test_worth() -> None:
    table = Table("sardines").lay(0, tokens="sardines sardines").lay_market("sardines", tins=2)
    assert table.resources() == 2


# --- landing ---


@rule("sardines.unload", "sardines.unload.when", "fishing.unload.income")
@pytest.mark.parametrize("boat", ["two-slot", "barge"])
def test_each_barrel_brings_a_token_and_a_tin_when_it_gets_its_price(boat: str) -> None:
    table = Table("sardines").lay(0, yen=0, ports=3, boats=[at_sea(boat, "sardines", "sardines")])
    table.play("fish", f"dock {boat} right")
    assert table.yen() == 100
    market = table.market("sardines")
    assert (table.tokens(), market.tokens, market.tins) == ("", 14, 0)
    events = table.play("price sardines 300")
    assert rules_of(events) == ["fishing.price", "sardines.unload", "sardines.unload"]
    market = table.market("sardines")
    assert (table.tokens(), market.tokens, market.tins) == ("sardines", 12, 1)
    table.play("price sardines ???", "amount 800")
    market = table.market("sardines")
    assert (table.tokens(), market.tokens, market.tins) == ("sardines sardines", 10, 2)
    # The barrels are on sale like others.
    assert table.sales() == "sardines-300 sardines-800"
    assert market.barrels == 3


@rule("sardines.unload", "fishing.reprice")
def test_another_price_brings_no_more() -> None:
    table = Table("sardines").lay(0, fresh="sardines-300")
    table.play("fish", "reprice fresh sardines 300 500")
    assert (table.tokens(), table.market("sardines").tins) == ("", 0)


@rule("sardines.unload.one-left")
def test_the_only_token_left_is_for_the_one_who_lands() -> None:
    table = Table("sardines").lay(1, tokens="sardines " * 12).lay_market("sardines", tins=1)
    table.lay(0, boats=[at_sea("two-slot", "sardines", "sardines")])
    assert table.market("sardines").tokens == 1
    table.play("fish", "dock two-slot left", "price sardines 100")
    market = table.market("sardines")
    assert (table.tokens(), market.tokens, market.tins) == ("sardines", 0, 1)
    # None is left for the second barrel, and those in the tins are not touched.
    table.play("price sardines 100")
    market = table.market("sardines")
    assert (table.tokens(), market.tins) == ("sardines", 1)
    assert not market.overfished


@rule("sardines.unload", "fishing.unload.overfished")
def test_overfished_barrels_still_bring_what_is_there() -> None:
    table = Table("sardines").lay(0, boats=[at_sea("one-slot", "sardines")]).overfish("sardines")
    table.play("fish", "dock one-slot left", "price sardines 100")
    market = table.market("sardines")
    assert (table.tokens(), market.tokens, market.tins) == ("sardines", 12, 1)


@rule("sardines.unload")
def test_nothing_is_handed_out_abroad() -> None:
    table = Table("sardines", "foreign-market").lay(0, boats=[at_sea("one-slot", "sardines")])
    table.play("fish", "dock abroad one-slot", "auction abroad", "bid 0", "bid 100", "bid 0")
    market = table.market("sardines")
    assert (table.tokens(0), table.tokens(1)) == ("", "sardines")
    assert (market.tokens, market.tins, market.barrels) == (13, 0, 5)


# --- the reserve ---


@rule("sardines.reserve-only", "purchase.token-left")
def test_buyers_of_barrels_get_no_tins() -> None:
    table = Table("sardines").lay(0, yen=1000).lay_market("sardines", tins=2)
    table.lay(1, fresh="sardines-100 sardines-200").lay(2, tokens="sardines " * 11)
    table.play("purchase", "buy peak fresh sardines 100")
    market = table.market("sardines")
    assert (table.tokens(), market.tokens, market.tins) == ("sardines", 0, 2)
    assert table.refused("buy peak fresh sardines 200") == "purchase.token-left"


@rule("sardines.reserve-only", "foreign-market.lot")
def test_winners_of_lots_get_no_tins() -> None:
    table = Table("sardines", "foreign-market").lay_market("sardines", tins=2)
    table.lay(0, boats=[at_sea("two-slot", "sardines", "sardines")])
    table.lay(2, tokens="sardines " * 11)
    # One token is in the reserve, so one of the two barrels goes back before the bids.
    table.play("fish", "dock abroad two-slot", "auction abroad", "bid 100", "bid 0", "bid 0")
    market = table.market("sardines")
    assert (table.tokens(), market.tokens, market.tins, market.barrels) == ("sardines", 0, 2, 5)


@rule("sardines.overfished", "overfishing.when")
@pytest.mark.parametrize("tins", [0, 1])
def test_overfished_by_tokens_only_with_reserve_and_tins_empty(tins: int) -> None:
    table = Table("sardines").lay(0, yen=1000).lay_market("sardines", tins=tins)
    table.lay(1, fresh="sardines-100").lay(2, tokens="sardines " * (13 - tins))
    table.play("purchase", "buy peak fresh sardines 100", "finish purchasing")
    market = table.market("sardines")
    assert (market.tokens, market.overfished) == (0, tins == 0)
    assert market.boxed == (5 if tins == 0 else 0)


@rule("sardines.overfished", "overfishing.new-market")
def test_the_last_tin_overfishes_it() -> None:
    table = Table("sardines").lay(0, yen=1000).lay_market("sardines", tins=1)
    table.lay(2, tokens="sardines " * 13)
    assert not table.market("sardines").overfished
    table.play("enter sardines points")
    events = table.play("buy tin", drawn=["tuna"])
    assert rules_of(events) == ["sardines.tins", "overfishing.when", "overfishing.new-market"]
    market = table.market("sardines")
    assert (market.overfished, market.barrels, market.boxed) == (True, 0, 5)
    # The market stays open for its licences.
    table.play("buy licence sardines", "leave")


@rule("sardines.overfished", "sardines.unload.one-left")
def test_the_last_token_handed_out_overfishes_it() -> None:
    table = Table("sardines").lay(2, tokens="sardines " * 13)
    table.lay(0, boats=[at_sea("one-slot", "sardines")])
    table.play("fish", "dock one-slot left")
    events = table.play("price sardines 100")
    assert rules_of(events)[:3] == ["fishing.price", "sardines.unload", "overfishing.when"]
    market = table.market("sardines")
    assert (market.overfished, market.barrels, market.boxed) == (True, 0, 4)


@rule("sardines.overfished", "overfishing.when")
def test_it_is_overfished_by_its_last_barrel_too() -> None:
    table = Table("sardines").lay(0, licences="sardines", boats=[at_sea("one-slot")])
    table.lay(1, fresh="sardines-100 " * 4)
    table.play("fish", "catch one-slot sardines")
    assert table.market("sardines").overfished


@rule("sardines.token-back", "overfishing.for-good", "visit.cost.token")
def test_a_token_that_comes_back_goes_to_the_reserve() -> None:
    table = Table("sardines", "squid").overfish("sardines").lay(0, yen=300, tokens="sardines " * 14)
    table.lay(1, fresh="sardines-100")
    table.play("enter squid sardines", "buy licence squid", "leave")
    market = table.market("sardines")
    assert (market.tokens, market.tins, market.overfished) == (1, 0, True)
    # There it can be had again.
    table.lay(0, yen=100)
    table.play("purchase", "buy peak fresh sardines 100")


@rule("sardines.licence", "licence.use")
def test_two_licences_catch_with_two_ships() -> None:
    table = Table("sardines").lay(0, licences="sardines sardines")
    table.lay(0, boats=[at_sea("one-slot"), at_sea("two-slot")])
    table.play("fish", "catch one-slot sardines", "catch two-slot sardines")
    assert table.market("sardines").barrels == 3
    # Its own licence lands it on sale with tokens, unlike the catch of a Himono licence.
    table.play("finish fishing", "fish", "dock one-slot left", "price sardines 100")
    assert table.tokens() == "sardines"
