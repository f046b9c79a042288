"""The Clam & Oyster market, and barrels as the cost of entering a market."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.rules.table import Table, at_sea, rule, rules_of

SHELLS = ("clam",) * 6 + ("oyster",) * 6


@rule("setup.clam-oyster-bag", "clam-oyster.stock")
@pytest.mark.parametrize(("players", "barrels", "licences"), [(2, 4, 2), (3, 6, 3), (6, 6, 4)])
def test_stock(players: int, barrels: int, licences: int) -> None:
    table = Table("clam-oyster", players=players)
    market = table.market("clam-oyster")
    assert (market.barrels, market.licences) == (barrels, licences)
    # The tokens lie in the bag and not on the board.
    assert market.tokens == 0
    assert [token for token in table.state.bag if token in SHELLS] == list(SHELLS)
    guessed = {
        number: market.provenance(number, table.state)
        for number in ("points", "barrels", "clams", "oysters", "licences")
    }
    assert set(guessed.values()) == {"reconstructed"}
    for number in ("licence_price", "set_price", "oyster_bonus"):
        assert market.provenance(number, table.state) == "rulebook"


@rule("clam-oyster.stock", "setup.clam-oyster-bag")
def test_other_numbers_of_clams_and_oysters() -> None:
    house = {"clam_oyster": {"clams": 2, "oysters": 8}}
    table = Table("clam-oyster", boards=house).lay(0, yen=300).lay(1, fresh="clam-oyster-300")
    assert Counter(table.state.bag) == {"clam": 2, "oyster": 8}
    table.play("purchase")
    table.play("buy peak fresh clam-oyster 300", drawn=["oyster"])
    assert Counter(table.state.bag) == {"clam": 2, "oyster": 7}


# --- the way in ---


@rule("clam-oyster.entry")
def test_the_way_in_for_an_action_point() -> None:
    table = Table("clam-oyster").lay(0, yen=500, licences="")
    table.play("enter clam-oyster points")
    assert table.state.turn.points == 1
    assert table.yen() == 500
    for way in ("yen", "free"):
        assert Table("clam-oyster").refused(f"enter clam-oyster {way}") == "visit.cost"


@rule(
    "clam-oyster.entry", "clam-oyster.entry.barrel", "visit.cost.barrel", "visit.cost.barrel.back"
)
@pytest.mark.parametrize("row", ["fresh", "degraded"])
def test_the_way_in_for_a_barrel_of_either_row(row: str) -> None:
    table = Table("clam-oyster").lay(0, yen=500, licences="", **{row: "clam-oyster-300"})
    assert table.market("clam-oyster").barrels == 5
    events = table.play(f"enter clam-oyster {row}-clam-oyster-300")
    assert rules_of(events) == ["clam-oyster.entry"]
    assert table.state.turn.points == 2
    assert table.yen() == 500
    assert table.sales(0, row) == ""
    assert table.market("clam-oyster").barrels == 6
    # A barrel pays and nothing is drawn for it.
    assert table.tokens() == ""
    table.play("buy licence clam-oyster", "leave")


@rule("visit.cost.barrel")
def test_a_market_with_a_cost_may_be_entered_again_for_another_barrel() -> None:
    table = Table("clam-oyster").lay(0, yen=1500, licences="", fresh="clam-oyster-100")
    table.lay(0, degraded="clam-oyster-200")
    for way in ("fresh-clam-oyster-100", "degraded-clam-oyster-200", "points"):
        table.play(f"enter clam-oyster {way}", "buy licence clam-oyster", "leave")
    assert table.licences() == "clam-oyster clam-oyster clam-oyster"
    # The licences bought brought income in the visits after: ¥100, then ¥200.
    assert table.yen() == 1500 - 3 * 500 + 100 + 200
    assert table.state.turn.points == 1


@rule("visit.cost.barrel", "turn.after-last-point.free-visits")
def test_a_barrel_opens_no_market_after_the_last_action_point() -> None:
    table = Table("clam-oyster").lay(0, yen=500, licences="", fresh="clam-oyster-300")
    table.set_turn(points=0)
    way = "enter clam-oyster fresh-clam-oyster-300"
    assert table.refused(way) == "turn.after-last-point.free-visits"
    table.set_turn(points=0, cart_points=1)
    table.play(way)
    assert table.state.turn.cart_points == 1


@rule("clam-oyster.entry.barrel", "visit.cost.barrel.no-other-piece")
def test_only_a_clam_and_oyster_barrel_on_sale_pays_here() -> None:
    table = Table("clam-oyster", "octopus", "himono").lay(0, yen=500, tokens="clam oyster takoyaki")
    table.lay(0, fresh="octopus-300 takoyaki-300 clam-oyster-300", degraded="clam-oyster-200")
    table.lay(1, fresh="clam-oyster-400")
    for way in (
        "clam",
        "oyster",
        "clam-oyster",
        "takoyaki",
        "fresh-octopus-300",
        "fresh-takoyaki-300",
        "fresh-clam-oyster-200",
        "degraded-clam-oyster-300",
        "fresh-clam-oyster-400",
    ):
        assert table.refused(f"enter clam-oyster {way}") == "clam-oyster.entry.barrel"
    ways = {text for text in table.offered("enter") if text.startswith("enter clam-oyster")}
    assert ways == {
        "enter clam-oyster points",
        "enter clam-oyster fresh-clam-oyster-300",
        "enter clam-oyster degraded-clam-oyster-200",
    }


@rule("visit.cost.barrel.any-row", "visit.cost.barrel.no-other-piece")
def test_barrels_of_every_kind_pay_elsewhere_but_no_takoyaki_and_nothing_that_dries() -> None:
    table = Table("octopus", "himono", "squid", "new-aquarium", "aquarium")
    table.lay(0, licences="himono-1", drying="mackerel", tokens="himono")
    table.lay(0, fresh="octopus-300 takoyaki-300 himono-500", degraded="squid-700")
    ways = {text for text in table.offered("enter") if text.startswith("enter new-aquarium")}
    assert ways == {
        "enter new-aquarium fresh-octopus-300",
        "enter new-aquarium fresh-himono-500",
        "enter new-aquarium degraded-squid-700",
    }
    for way in ("fresh-takoyaki-300", "takoyaki-300", "mackerel", "fresh-mackerel-300", "himono"):
        assert table.refused(f"enter new-aquarium {way}") == "new-aquarium.entry"
    assert table.refused("enter squid fresh-squid-700") == "visit.cost.token"
    table.play("enter new-aquarium fresh-himono-500")
    assert table.market("himono").barrels == 4


@rule("visit.cost.barrel.any-row", "visit.cost.barrel.back", "overfishing.returning-barrels")
def test_a_barrel_of_an_overfished_kind_pays_and_goes_to_the_box() -> None:
    table = Table("clam-oyster").overfish("clam-oyster")
    table.lay(0, yen=500, licences="", degraded="clam-oyster-900")
    boxed = table.market("clam-oyster").boxed
    table.play("enter clam-oyster degraded-clam-oyster-900")
    market = table.market("clam-oyster")
    assert (market.barrels, market.boxed) == (0, boxed + 1)


@rule("visit.cost.barrel", "visit.interact.possible")
def test_a_barrel_pays_only_for_a_visit_in_which_something_can_be_done() -> None:
    table = Table("clam-oyster").lay(0, yen=400, licences="", fresh="clam-oyster-300")
    assert table.refused("enter clam-oyster fresh-clam-oyster-300") == "money.enough"
    table.lay(0, tokens="clam clam")
    assert table.refused("enter clam-oyster points") == "money.enough"
    # With the income of a licence ¥500 are there.
    table.lay(0, tokens="", licences="clam-oyster")
    table.play("enter clam-oyster fresh-clam-oyster-300", "buy licence clam-oyster")
    assert table.yen() == 0


# --- licences ---


@rule("clam-oyster.licence")
def test_licences_for_500_yen_each_as_many_as_one_likes() -> None:
    table = Table("clam-oyster").lay(0, yen=1600, licences="")
    table.play("enter clam-oyster points", *["buy licence clam-oyster"] * 3)
    assert table.yen() == 100
    assert table.licences() == "clam-oyster clam-oyster clam-oyster"
    assert table.refused("buy licence clam-oyster") == "visit.licence.none-left"


@rule("clam-oyster.licence")
def test_a_licence_catches_the_barrels_which_are_sold_like_others() -> None:
    table = Table("clam-oyster").lay(0, licences="clam-oyster", boats=[at_sea("one-slot")])
    table.play("fish", "catch one-slot clam-oyster", "finish fishing")
    table.play("fish", "dock one-slot left", "price clam-oyster 400", "finish fishing")
    assert table.sales() == "clam-oyster-400"
    assert table.market("clam-oyster").barrels == 5
    # Nothing is drawn for the one who lands it.
    assert table.tokens() == ""
    table.begin_turn(0)
    assert table.sales(0, "degraded") == "clam-oyster-400"
    table.begin_turn(0)
    assert table.market("clam-oyster").barrels == 6


# --- buying barrels ---


@rule("clam-oyster.purchase", "clam-oyster.oyster")
@pytest.mark.parametrize(("drawn", "yen"), [("clam", 700), ("oyster", 900)])
def test_a_buyer_draws_a_clam_or_an_oyster_which_brings_200_yen(drawn: str, yen: int) -> None:
    table = Table("clam-oyster").lay(0, yen=1000).lay(1, yen=0, fresh="clam-oyster-300")
    table.play("purchase")
    events = table.play("buy peak fresh clam-oyster 300", drawn=[drawn])
    oyster = ["clam-oyster.oyster"] if drawn == "oyster" else []
    assert rules_of(events) == ["clam-oyster.purchase", *oyster, "purchase.pay"]
    assert table.tokens() == drawn
    assert table.purses[:2] == [yen, 300]
    assert table.market("clam-oyster").barrels == 6
    assert Counter(table.state.bag)[drawn] == 5


@rule("clam-oyster.purchase.before-next", "clam-oyster.oyster")
def test_the_oysters_yen_buy_the_next_barrel() -> None:
    table = Table("clam-oyster").lay(0, yen=300)
    table.lay(1, fresh="clam-oyster-300", degraded="clam-oyster-200")
    table.play("purchase")
    table.play("buy peak fresh clam-oyster 300", drawn=["oyster"])
    assert table.tokens() == "oyster"
    assert table.yen() == 200
    table.play("buy peak degraded clam-oyster 200", drawn=["clam"])
    assert table.yen() == 0
    table.play("finish purchasing")


@rule("clam-oyster.purchase", "overfishing.last-barrel")
def test_the_last_token_drawn_overfishes_it_and_the_barrel_goes_to_the_box() -> None:
    table = Table("clam-oyster").lay(0, yen=300)
    table.lay(1, yen=0, fresh="clam-oyster-300").lay(2, tokens=" ".join(SHELLS[1:]))
    table.play("purchase")
    events = table.play("buy peak fresh clam-oyster 300", drawn=["clam", "nori"])
    assert "overfishing.when" in rules_of(events)
    market = table.market("clam-oyster")
    assert (market.overfished, market.barrels, market.boxed) == (True, 0, 6)


@rule("clam-oyster.purchase.none-left")
def test_with_none_of_its_tokens_in_the_bag_no_barrel_can_be_bought() -> None:
    table = Table("clam-oyster", "spider-crab").overfish("clam-oyster").lay(0, yen=900)
    table.lay(1, fresh="clam-oyster-300").lay(2, tokens=" ".join(SHELLS))
    # Spider Crabs are still in the bag; they are no Clams.
    assert len(table.state.bag) == 10
    assert table.refused("purchase") == "purchase.token-left"
    table.lay(1, fresh="clam-oyster-300 mackerel-100")
    table.play("purchase")
    assert table.refused("buy peak fresh clam-oyster 300") == "purchase.token-left"


@rule("clam-oyster.oyster.anyone")
@pytest.mark.parametrize(
    ("bids", "purses"),
    [
        # Moon pays ¥100 to dock; two Oysters bring the winner ¥400.
        (("bid 200", "bid 500", "bid 0"), [1000 - 100 + 500, 1000 - 500 + 400, 1000]),
        (("bid 500", "bid 200", "bid 0"), [1000 - 100 - 500 + 400, 1000, 1000]),
    ],
)
def test_the_winner_of_a_lot_draws_too(bids: tuple[str, ...], purses: list[int]) -> None:
    table = Table("clam-oyster", "foreign-market")
    for seat in range(3):
        table.lay(seat, yen=1000)
    table.lay(0, boats=[at_sea("three-slot", *["clam-oyster"] * 3)])
    table.play("fish", "dock abroad three-slot", "auction abroad", *bids[:2])
    table.play(bids[2], drawn=["oyster", "clam", "oyster"])
    assert table.purses == purses
    assert table.tokens(0 if bids[0] == "bid 500" else 1) == "clam oyster oyster"


@rule("clam-oyster.oyster", "visit.cost.token")
def test_an_oyster_paid_as_entry_goes_back_into_the_bag() -> None:
    table = Table("clam-oyster", "squid").lay(0, yen=300, licences="", tokens="oyster")
    table.play("enter squid oyster", "buy licence squid")
    assert table.yen() == 0
    assert Counter(table.state.bag) == {"clam": 6, "oyster": 6}


# --- selling sets ---


@rule("clam-oyster.sell", "clam-oyster.sell.sets")
def test_sets_for_800_yen_as_many_as_one_has() -> None:
    table = Table("clam-oyster").lay(0, yen=0, tokens="clam clam clam oyster oyster")
    table.play("enter clam-oyster points", "sell set")
    assert table.yen() == 800
    assert table.tokens() == "clam clam oyster"
    assert Counter(table.state.bag) == {"clam": 4, "oyster": 5}
    table.play("sell set")
    assert table.yen() == 1600
    assert table.refused("sell set") == "clam-oyster.sell"
    assert table.tokens() == "clam"
    table.play("leave")


@rule("clam-oyster.sell", "clam-oyster.sell.sets")
@pytest.mark.parametrize("tokens", ["clam clam", "oyster oyster", "clam mackerel"])
def test_nothing_but_a_clam_with_an_oyster(tokens: str) -> None:
    table = Table("clam-oyster").lay(0, yen=500, tokens=tokens)
    table.play("enter clam-oyster points")
    assert table.refused("sell set") == "clam-oyster.sell"
    for token in tokens.split():
        assert table.refused(f"sell {token} 1") == "clam-oyster.sell"
    assert table.offered("sell set") == table.offered("sell") == []


@rule("clam-oyster.sell", "visit.interact.possible")
def test_a_set_alone_is_reason_enough_for_a_visit() -> None:
    table = Table("clam-oyster").lay(0, yen=0, licences="", tokens="clam oyster")
    table.play("enter clam-oyster points", "sell set", "leave")
    assert table.yen() == 800


@rule("clam-oyster.sell", "visit.one-market", "visit.own-rules")
def test_a_set_is_sold_in_its_own_market() -> None:
    table = Table("clam-oyster").lay(0, yen=2000, tokens="clam oyster", ports=2)
    assert table.refused("sell set") == "visit.one-market"
    table.play("enter ships points")
    assert table.refused("sell set") == "visit.own-rules"


@rule("clam-oyster.sell", "overfishing.for-good")
def test_tokens_that_come_back_can_be_drawn_again_but_undo_no_overfishing() -> None:
    table = Table("clam-oyster").overfish("clam-oyster").lay(0, tokens=" ".join(SHELLS))
    table.lay(0, yen=300).lay(1, fresh="clam-oyster-300")
    table.play("enter clam-oyster points", "sell set", "leave", "purchase")
    table.play("buy peak fresh clam-oyster 300", drawn=["oyster"])
    market = table.market("clam-oyster")
    assert (market.overfished, market.barrels) == (True, 0)
    assert table.yen() == 300 + 800 - 300 + 200


@rule("clam-oyster.worth")
def test_worth() -> None:
    table = Table("clam-oyster").lay(0, tokens="clam clam oyster mackerel")
    assert table.resources() == 3 + 3 + 1 + 1
