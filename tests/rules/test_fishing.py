"""Fishing: undocking, catching, docking, prices, the Barge; auctions in the middle of it."""

from __future__ import annotations

import pytest

from tests.rules.table import Table, at_sea, in_port, rule, rules_of
from tsukiji_lab.game.refusal import UnreadableAction

CRAB = "spider-crab"


@rule("fishing.cost", "fishing.parts", "fishing.nothing")
def test_a_fishing_action_costs_one_point_and_may_be_empty() -> None:
    table = Table("eel").lay(0, fresh="eel-300", boats=[in_port("one-slot")])
    table.play("fish")
    assert table.state.turn.points == 1
    assert table.allows("undock one-slot")
    assert table.allows("reprice fresh eel 300 400")
    table.play("finish fishing", "fish", "finish fishing")
    assert table.state.turn.points == 0


@rule("fishing.any-order", "fishing.one-activity")
def test_boats_act_in_any_order_and_each_once() -> None:
    table = Table("eel").lay(0, ports=3, licences="eel eel")
    table.lay(0, boats=[at_sea("two-slot", "eel"), at_sea("three-slot"), in_port("barge", "right")])
    table.play(
        "fish", "undock barge", "dock two-slot left", "price eel 100", "catch three-slot eel"
    )
    for again in (
        "catch two-slot eel",
        "undock two-slot",
        "dock three-slot centre",
        "dock barge right",
    ):
        assert table.refused(again) == "fishing.one-activity"


@rule("fishing.own-boats")
def test_only_own_boats() -> None:
    table = Table("eel").lay(0, boats=[]).lay(1, boats=[at_sea("two-slot")])
    table.play("fish")
    for text in ("undock one-slot", "catch two-slot mackerel", "dock two-slot left"):
        assert table.refused(text) == "fishing.own-boats"


# --- undocking ---


@rule("fishing.undock", "fishing.undock.in-port", "fishing.undock.no-berth")
def test_undocking() -> None:
    table = Table().lay(0, boats=[in_port("one-slot"), at_sea("two-slot"), at_sea("three-slot")])
    table.play("fish")
    assert table.refused("undock two-slot") == "fishing.undock.in-port"
    table.play("undock one-slot")
    assert table.place("one-slot") == "sea"


# --- catching ---


@rule("fishing.catch", "licence.use")
def test_a_catch_takes_one_barrel_with_one_licence() -> None:
    table = Table("eel").lay(0, licences="eel", boats=[at_sea("three-slot"), at_sea("two-slot")])
    table.play("fish", "catch three-slot eel")
    assert table.load("three-slot") == "eel"
    assert table.market("eel").barrels == 5
    assert table.licences() == "eel"


@rule("fishing.catch.at-sea")
def test_a_ship_must_be_at_sea_to_catch() -> None:
    table = Table().lay(0, boats=[in_port("one-slot")])
    table.play("fish")
    assert table.refused("catch one-slot mackerel") == "fishing.catch.at-sea"


@rule("fishing.catch.licence")
def test_a_catch_needs_a_licence() -> None:
    table = Table("eel").lay(0, boats=[at_sea("one-slot")])
    table.play("fish")
    assert table.refused("catch one-slot eel") == "fishing.catch.licence"
    values = {"fish": "eel", "left": 3, "seats": ()}
    assert table.values("catch one-slot eel") == values
    table.lay(1, licences="eel mackerel").lay(2, licences="eel")
    assert table.values("catch one-slot eel") == {**values, "left": 1, "seats": (1, 2)}
    assert table.allows("catch one-slot mackerel")


@rule("licence.once")
def test_a_licence_works_once_in_an_action_and_again_in_the_next() -> None:
    table = Table().lay(0, licences="mackerel")
    table.lay(0, boats=[at_sea("two-slot", "mackerel"), at_sea("three-slot", "mackerel")])
    table.play("fish", "catch two-slot mackerel")
    assert table.refused("catch three-slot mackerel") == "licence.once"
    table.play("finish fishing", "fish", "catch three-slot mackerel")
    assert table.load("three-slot") == "mackerel mackerel"


@rule("fishing.catch.empty-ship")
def test_an_empty_ship_needs_more_licences_than_ships_carry_the_fish() -> None:
    table = Table().lay(0, licences="mackerel")
    table.lay(0, boats=[at_sea("two-slot", "mackerel"), at_sea("one-slot")])
    table.play("fish")
    assert table.refused("catch one-slot mackerel") == "fishing.catch.empty-ship"
    assert table.values("catch one-slot mackerel") == {
        "fish": "mackerel",
        "licences": 1,
        "ships": 1,
    }


@rule("fishing.catch.empty-ship.counting")
def test_licences_held_count_used_or_not() -> None:
    # Two held, one used, one Ship carries: 2 > 1, and one is unused.
    table = Table().lay(0, licences="mackerel mackerel")
    table.lay(0, boats=[at_sea("two-slot", "mackerel"), at_sea("one-slot")])
    table.play("fish", "catch two-slot mackerel", "catch one-slot mackerel")
    assert table.load("one-slot") == "mackerel"


@rule("fishing.catch.empty-ship.counting")
def test_a_ship_docked_in_the_same_action_counts_no_more() -> None:
    table = Table().lay(0, licences="mackerel")
    table.lay(0, boats=[at_sea("two-slot", "mackerel"), at_sea("one-slot")])
    table.play("fish", "dock two-slot left", "price mackerel 100", "catch one-slot mackerel")


@rule("fishing.catch.empty-ship.counting")
def test_a_catch_in_the_action_is_a_ship_that_carries() -> None:
    table = Table("eel").lay(0, licences="eel eel")
    table.lay(0, boats=[at_sea("two-slot"), at_sea("three-slot"), at_sea("one-slot")])
    table.play("fish", "catch two-slot eel", "catch three-slot eel")
    assert table.refused("catch one-slot eel") == "fishing.catch.empty-ship"
    assert table.values("catch one-slot eel") == {"fish": "eel", "licences": 2, "ships": 2}


@rule("fishing.catch.empty-ship.counting", "barge.mixed")
def test_the_barge_and_its_load_do_not_count() -> None:
    table = Table().lay(0, licences="mackerel")
    table.lay(0, boats=[at_sea("barge", "mackerel", "mackerel"), at_sea("one-slot")])
    table.play("fish", "catch one-slot mackerel")
    assert table.load("one-slot") == "mackerel"


@rule("fishing.catch.empty-ship.counting", "barge.transfer")
def test_an_emptied_ship_is_an_empty_ship() -> None:
    table = Table("eel").lay(0, licences="mackerel eel")
    table.lay(0, boats=[at_sea("barge"), at_sea("two-slot", "mackerel")])
    table.play("transfer two-slot mackerel barge", "fish", "catch two-slot eel")
    assert table.load("two-slot") == "eel"


@rule("fishing.catch.loaded-ship")
def test_for_a_loaded_ship_one_licence_is_enough() -> None:
    table = Table("eel").lay(0, licences="eel")
    table.lay(0, boats=[at_sea("three-slot", "eel"), at_sea("two-slot", "eel")])
    table.play("fish", "catch three-slot eel")
    assert table.load("three-slot") == "eel eel"


@rule("fishing.catch.same-kind")
def test_a_loaded_ship_catches_only_its_own_fish() -> None:
    table = Table("eel").lay(0, licences="eel mackerel", boats=[at_sea("two-slot", "eel")])
    table.play("fish")
    assert table.refused("catch two-slot mackerel") == "fishing.catch.same-kind"
    case = {"boat": "two_slot", "aboard": "eel", "fish": "mackerel"}
    assert table.values("catch two-slot mackerel") == case


@rule("fishing.catch.full")
def test_a_full_ship_catches_nothing() -> None:
    table = Table("eel").lay(0, licences="eel", boats=[at_sea("two-slot", "eel", "eel")])
    table.play("fish")
    assert table.refused("catch two-slot eel") == "fishing.catch.full"
    assert table.values("catch two-slot eel") == {"boat": "two_slot", "slots": 2}


@rule("fishing.catch.none-left")
def test_no_barrels_no_catch_for_the_rest_of_the_game() -> None:
    # With or without a licence: buying one would not help.
    for licences in ("eel", ""):
        table = Table("eel").overfish("eel").lay(0, licences=licences, boats=[at_sea("two-slot")])
        table.play("fish")
        assert table.refused("catch two-slot eel") == "fishing.catch.none-left"


# --- docking ---


@rule("fishing.dock", "fishing.dock.berth", "fishing.dock.at-sea", "fishing.unload")
def test_docking() -> None:
    table = Table("eel").lay(0, boats=[at_sea("two-slot", "eel"), in_port("one-slot", "left")])
    table.play("fish")
    assert table.refused("dock one-slot left") == "fishing.dock.at-sea"
    assert table.refused("dock two-slot left") == "fishing.dock.berth"
    assert table.refused("dock two-slot centre") == "port.open"
    table.play("open port centre", "dock two-slot centre")
    assert table.place("two-slot") == "centre"
    assert table.load("two-slot") == ""


@rule("fishing.dock.barge-port")
def test_the_barge_docks_in_the_right_port_alone() -> None:
    table = Table().lay(0, ports=3, boats=[at_sea("barge")])
    table.play("fish")
    assert table.refused("dock barge left") == "fishing.dock.barge-port"
    assert table.refused("dock barge centre") == "fishing.dock.barge-port"
    assert table.allows("dock barge right")


@rule("fishing.dock.not-forced", "worth.at-sea")
def test_boats_may_stay_at_sea_and_their_barrels_are_worth_nothing() -> None:
    table = Table("eel").lay(0, boats=[at_sea("two-slot", "eel", "eel")])
    for _ in range(3):
        table.play("fish", "finish fishing", "fish", "finish fishing", "end turn")
    assert table.load("two-slot") == "eel eel"
    assert table.resources() == 0


@rule("licence.catch-only")
def test_undocking_and_docking_need_no_licence() -> None:
    table = Table("eel").lay(0, ports=2, licences="")
    table.lay(0, boats=[at_sea("two-slot", "eel"), in_port("one-slot")])
    table.play("fish", "undock one-slot", "dock two-slot centre", "price eel 100")
    assert table.sales() == "eel-100"


@rule("fishing.unload.income", "fishing.unload.income.any-pair")
def test_100_yen_for_every_second_barrel_of_the_action() -> None:
    table = Table("eel", CRAB).lay(0, yen=0, ports=3)
    boats = [
        at_sea("three-slot", "eel", "eel", "eel"),
        at_sea("one-slot", CRAB),
        at_sea("two-slot", "mackerel"),
    ]
    table.lay(0, boats=boats)
    table.play("fish", "dock three-slot left")
    assert table.yen() == 100  # 3 barrels
    table.play("price eel 100", "price eel 100", "price eel 100", "dock one-slot centre")
    assert table.yen() == 200  # the crab makes the fourth
    table.play("dock two-slot right", "price mackerel 100")
    assert table.yen() == 200  # the fifth waits for a sixth, which does not come
    table.play("finish fishing")
    assert table.yen() == 200


@rule("fishing.unload.income")
def test_an_odd_barrel_does_not_count_for_the_next_action() -> None:
    table = Table("eel").lay(0, yen=0, ports=2)
    table.lay(0, boats=[at_sea("one-slot", "eel"), at_sea("two-slot", "eel")])
    table.play("fish", "dock one-slot left", "price eel 100", "finish fishing")
    table.play("fish", "dock two-slot centre", "price eel 100")
    assert table.yen() == 0


@rule("fishing.unload.income")
def test_a_full_barge_brings_300_yen() -> None:
    load = ("eel", "eel", "mackerel", "mackerel", "squid", "squid")
    table = Table("eel", "squid").lay(0, yen=0, boats=[at_sea("barge", *load)], ports=3)
    table.play("fish", "dock barge right")
    assert table.yen() == 300


@rule("fishing.dock.order")
def test_one_docking_in_its_order() -> None:
    table = Table("eel", "fugu", CRAB)
    load = ("eel", "fugu", CRAB, CRAB)
    table.lay(0, yen=0, licences="fugu", ports=3, boats=[at_sea("barge", *load)])
    events = table.play("fish", "dock barge right", drawn=["spider-crab-8"])
    # Barrels off, income for two pairs, Fugu licence back, then the auction; prices wait.
    assert rules_of(events) == [
        "fishing.dock",
        "fishing.unload.income",
        "fugu.licence.back",
        "spider-crab.auction.draw",
    ]
    assert table.yen() == 200
    assert table.licences() == ""
    assert table.market("eel").marker == 1
    # What unloading paid can be bid: ¥200, no more.
    assert table.refused("bid 300") == "bid.range"
    table.play("bid 200", "bid 0", "bid 0")
    assert table.tokens() == "spider-crab-8"
    table.play("price eel 300", "price fugu 300")
    assert table.market("eel").marker == 2
    assert table.allows("finish fishing")


@rule("fishing.unload.overfished")
def test_barrels_of_an_overfished_kind_are_unloaded_like_others() -> None:
    table = Table("eel").lay(0, yen=0, boats=[at_sea("two-slot", "eel", "eel")]).overfish("eel")
    table.play("fish", "dock two-slot left", "price eel 100", "price eel 200")
    assert table.yen() == 100
    assert table.sales() == "eel-100 eel-200"
    assert table.market("eel").marker == 3


@rule("fishing.reprice.once", "fishing.price")
def test_a_barrel_just_landed_can_get_another_price_once() -> None:
    table = Table("eel").lay(0, boats=[at_sea("one-slot", "eel")])
    table.play("fish", "dock one-slot left", "price eel 300", "reprice fresh eel 300 500")
    assert table.refused("reprice fresh eel 500 400") == "fishing.reprice.once"
    assert table.market("eel").marker == 2


# --- the quay ---


@rule("fishing.unload.overfished", "overfishing.returning-barrels")
def test_overfished_crabs_are_auctioned_and_their_barrels_go_to_the_box() -> None:
    table = Table(CRAB).lay(0, yen=0, boats=[at_sea("two-slot", CRAB, CRAB)]).overfish(CRAB)
    table.play("fish", "dock two-slot left", "bid 100", "bid 0", "bid 0")
    assert len(table.player().tokens) == 1
    assert table.market(CRAB).boxed == 5


@rule("tuna.auction", "tuna.left-over", "fishing.quay")
def test_five_tuna_from_two_boats_make_one_auction() -> None:
    boats = [at_sea("two-slot", "tuna", "tuna"), at_sea("four-slot", *["tuna"] * 3)]
    table = Table("tuna").lay(0, ports=2, boats=boats)
    table.play("fish", "dock two-slot left")
    assert table.game.to_act == 0
    table.play("dock four-slot centre", "bid 100", "bid 0", "bid 0")
    # Five were unloaded: one auction, and two wait in vain.
    assert len(table.player().tokens) == 1
    assert table.market("tuna").barrels == 4
    table.play("finish fishing")
    assert table.market("tuna").barrels == 6


@rule("fishing.unload.auction", "spider-crab.auction", "tuna.auction")
@pytest.mark.parametrize(("fish", "barrels"), [(CRAB, 2), ("tuna", 3)])
def test_crabs_and_tuna_are_auctioned_instead_of_sold(fish: str, barrels: int) -> None:
    table = Table(fish).lay(0, boats=[at_sea("three-slot", *[fish] * barrels)])
    before = table.market(fish).barrels
    table.play("fish", "dock three-slot left")
    assert table.sales() == ""
    assert table.market(fish).barrels == before + barrels
    assert table.refused("price spider-crab 300") == "bid.everyone"
    table.play("bid 100", "bid 0", "bid 0")
    assert len(table.player().tokens) == 1


@rule("fishing.quay", "spider-crab.auction")
def test_barrels_from_two_boats_make_an_auction() -> None:
    table = Table(CRAB).lay(0, ports=2, boats=[at_sea("one-slot", CRAB), at_sea("two-slot", CRAB)])
    table.play("fish", "dock one-slot left")
    assert table.refused("bid 100") == "bid.blind"
    table.play("dock two-slot centre", "bid 100", "bid 0", "bid 0")
    assert len(table.player().tokens) == 1
    # Then the Fishing action goes on.
    assert table.allows("finish fishing")


@rule("spider-crab.auction", "bid.payment")
def test_another_auction_for_every_further_lot() -> None:
    table = Table(CRAB).lay(0, yen=0, boats=[at_sea("four-slot", *[CRAB] * 4)])
    table.lay(1, yen=600)
    table.play("fish", "dock four-slot left", drawn=["spider-crab-4"])
    table.play("bid 200", "bid 500", "bid 0", drawn=["spider-crab-8"])
    assert table.tokens(1) == "spider-crab-4"
    # ¥200 for unloading and ¥500 from the first auction can be bid in the second.
    assert table.yen() == 700
    table.play("bid 700", "bid 100", "bid 0")
    assert table.tokens(0) == "spider-crab-8"
    assert table.purses[:2] == [0, 100]


@rule("spider-crab.left-over", "fishing.quay")
def test_an_odd_crab_goes_back_for_nothing() -> None:
    table = Table(CRAB).lay(0, yen=0, boats=[at_sea("three-slot", CRAB, CRAB, CRAB)])
    table.play("fish", "dock three-slot left", "bid 0", "bid 0", "bid 0", "award peak")
    assert table.market(CRAB).barrels == 4
    table.play("finish fishing")
    assert table.market(CRAB).barrels == 5
    assert table.yen() == 100  # the pair, not the odd one


@rule("tuna.left-over")
@pytest.mark.parametrize("barrels", [1, 2])
def test_odd_tuna_go_back_for_nothing(barrels: int) -> None:
    table = Table("tuna").lay(0, yen=0, boats=[at_sea("three-slot", *["tuna"] * barrels)])
    table.play("fish", "dock three-slot left", "finish fishing")
    assert table.market("tuna").barrels == 6
    assert table.sales() == ""
    assert table.state.bag == tuple(["tuna_15"] * 3 + ["tuna_20", "tuna_25"])


@rule("spider-crab.left-over")
def test_an_odd_barrel_does_not_wait_for_the_next_action() -> None:
    table = Table(CRAB).lay(0, ports=2, boats=[at_sea("one-slot", CRAB), at_sea("two-slot", CRAB)])
    table.play("fish", "dock one-slot left", "finish fishing", "fish", "dock two-slot centre")
    assert table.game.to_act == 0
    table.play("finish fishing")
    assert table.market(CRAB).barrels == 5


@rule("fishing.quay.two-auctions")
def test_the_player_chooses_which_of_two_auctions_comes_first() -> None:
    load = (CRAB, CRAB, "tuna", "tuna", "tuna", "mackerel")
    table = Table(CRAB, "tuna").lay(0, ports=3, boats=[at_sea("barge", *load)])
    table.play("fish", "dock barge right")
    assert table.offered("hold auction") == [f"hold auction {CRAB}", "hold auction tuna"]
    assert table.refused("price mackerel 300") == "fishing.quay.two-auctions"
    assert table.allows("open port centre") is False  # all are open
    assert table.allows("return licence mackerel")
    table.play("hold auction tuna", "bid 200", "bid 0", "bid 0")
    assert table.tokens().startswith("tuna")
    assert table.game.to_act == 0
    table.play("bid 100", "bid 0", "bid 0")  # the crab's turn, with no choice left
    assert len(table.player().tokens) == 2
    table.play("price mackerel 300")


@rule("fishing.quay")
def test_no_auction_without_enough_barrels() -> None:
    load = (CRAB, CRAB, "tuna", "tuna")
    table = Table(CRAB, "tuna").lay(0, ports=3, boats=[at_sea("barge", *load)])
    table.play("fish", "dock barge right", "bid 100", "bid 0", "bid 0")
    assert len(table.player().tokens) == 1
    assert table.allows("finish fishing")


# --- prices ---


@rule("fishing.price")
def test_every_unloaded_barrel_gets_its_price_in_the_upper_row() -> None:
    table = Table("eel").lay(0, boats=[at_sea("two-slot", "eel", "eel")])
    table.play("fish", "dock two-slot left")
    assert table.refused("finish fishing") == "fishing.dock.order"
    assert table.refused("price mackerel 300") == "fishing.price"
    table.play("price eel 300", "price eel 500")
    assert table.sales() == "eel-300 eel-500"
    assert table.sales(0, "degraded") == ""


@rule("fishing.price.columns", "fishing.price.third-column")
def test_five_printed_columns_and_one_for_any_price() -> None:
    table = Table("eel").lay(0, boats=[at_sea("one-slot", "eel")])
    table.play("fish", "dock one-slot left")
    columns = [text.rpartition(" ")[2] for text in table.offered("price")]
    assert columns == ["100", "200", "300", "400", "500", "???"]
    assert columns[2] == "300"
    assert table.refused("price eel 700") == "fishing.price.columns"


@rule("fishing.price.any", "fishing.price.range")
def test_any_price_in_the_last_column() -> None:
    table = Table("eel").lay(0, boats=[at_sea("two-slot", "eel", "eel")])
    table.play("fish", "dock two-slot left", "price eel ???")
    # The price is said when the barrel is placed.
    assert table.refused("finish fishing") == "fishing.price.any"
    assert table.offered("amount") == [f"amount {yen}" for yen in range(100, 9901, 100)]
    for yen in (0, 10_000):
        assert table.refused(f"amount {yen}") == "fishing.price.range"
        assert table.values(f"amount {yen}") == {"least": 1, "most": 99}
    with pytest.raises(UnreadableAction):
        table.play("amount 1250")
    table.play("amount 300", "price eel ???", "amount 9900")
    assert table.sales() == "eel-300 eel-9900"


@rule("fishing.price.keeps")
def test_barrels_of_the_last_column_keep_their_own_prices_when_they_degrade() -> None:
    table = Table("eel").lay(0, fresh="eel-700 eel-1200 eel-300")
    table.begin_turn(0)
    assert table.sales(0, "degraded") == "eel-300 eel-700 eel-1200"


@rule("fishing.price.no-limit")
def test_one_column_holds_any_number_of_barrels() -> None:
    mackerel = " ".join(["mackerel-100"] * 7)
    table = Table().lay(0, fresh=mackerel, boats=[at_sea("one-slot", "mackerel")])
    table.play("fish", "dock one-slot left", "price mackerel 100")
    assert len(table.player().fresh) == 8


@rule("fishing.reprice", "fishing.reprice.row")
def test_prices_of_both_rows_can_be_changed_but_not_the_row() -> None:
    table = Table("octopus").lay(0, fresh="octopus-300 takoyaki-700", degraded="mackerel-100")
    assert table.refused("reprice fresh octopus 300 400") == "fishing.parts"
    table.play("fish")
    assert table.refused("reprice degraded octopus 300 400") == "fishing.reprice"
    table.play("reprice fresh octopus 300 200", "reprice degraded mackerel 100 500")
    table.play("reprice fresh takoyaki 700 ???", "amount 900")
    assert table.sales() == "octopus-200 takoyaki-900"
    assert table.sales(0, "degraded") == "mackerel-500"
    assert table.state.turn.points == 1


@rule("fishing.reprice")
def test_changing_a_price_moves_no_eel_marker() -> None:
    table = Table("eel").lay(0, fresh="eel-300")
    table.play("fish", "reprice fresh eel 300 400")
    assert table.market("eel").marker == 1


@rule("fishing.reprice.other-price")
def test_a_new_price_must_differ() -> None:
    table = Table("eel").lay(0, fresh="eel-300 eel-700")
    table.play("fish")
    assert table.refused("reprice fresh eel 300 300") == "fishing.reprice.other-price"
    table.play("reprice fresh eel 700 ???")
    assert table.refused("amount 700") == "fishing.reprice.other-price"


@rule("fishing.reprice.once")
def test_each_piece_is_repriced_once_in_an_action() -> None:
    table = Table("eel").lay(0, fresh="eel-300 eel-400")
    table.play("fish", "reprice fresh eel 300 500")
    assert table.refused("reprice fresh eel 500 100") == "fishing.reprice.once"
    table.play("reprice fresh eel 400 500")
    assert table.refused("reprice fresh eel 500 100") == "fishing.reprice.once"
    table.play("finish fishing", "fish", "reprice fresh eel 500 100")
    assert table.sales() == "eel-100 eel-500"


# --- the Barge ---


@rule("barge.no-catch")
def test_the_barge_cannot_catch() -> None:
    table = Table().lay(0, boats=[at_sea("barge")])
    table.play("fish")
    assert table.refused("catch barge mackerel") == "barge.no-catch"


@rule("barge.no-catch", "fishing.undock", "fishing.dock")
def test_the_barge_undocks_and_docks() -> None:
    table = Table().lay(0, boats=[in_port("barge", "right")])
    table.play("fish", "undock barge", "finish fishing", "fish", "dock barge right")
    assert table.place("barge") == "right"


@rule("barge.transfer", "barge.mixed")
def test_any_number_of_barrels_from_any_ships() -> None:
    boats = [at_sea("two-slot", "eel", "eel"), at_sea("one-slot", "mackerel"), at_sea("barge")]
    table = Table("eel").lay(0, boats=boats)
    table.play("transfer two-slot eel barge", "transfer two-slot eel barge")
    table.play("transfer one-slot mackerel barge")
    assert table.load("barge") == "eel eel mackerel"
    assert table.state.turn.points == 2
    assert table.refused("transfer two-slot eel barge") == "barge.transfer"


@rule("barge.transfer.at-sea")
@pytest.mark.parametrize("ship_at_sea", [True, False])
def test_ship_and_barge_must_both_be_at_sea(ship_at_sea: bool) -> None:
    ship = at_sea("two-slot", "eel") if ship_at_sea else in_port("two-slot")
    barge = in_port("barge", "right") if ship_at_sea else at_sea("barge")
    table = Table("eel").lay(0, boats=[ship, barge])
    assert table.refused("transfer two-slot eel barge") == "barge.transfer.at-sea"


@rule("barge.transfer.room")
def test_the_barge_holds_six() -> None:
    table = Table("eel").lay(
        0, boats=[at_sea("two-slot", "eel"), at_sea("barge", *["mackerel"] * 6)]
    )
    assert table.refused("transfer two-slot eel barge") == "barge.transfer.room"


@rule("barge.transfer.one-way")
def test_never_back_to_a_ship() -> None:
    table = Table("eel").lay(0, boats=[at_sea("two-slot"), at_sea("barge", "eel")])
    assert table.refused("transfer barge eel two-slot") == "barge.transfer.one-way"


@rule("barge.transfer.timing")
def test_a_barrel_may_go_over_straight_after_its_catch() -> None:
    table = Table("eel").lay(0, licences="eel", boats=[at_sea("one-slot"), at_sea("barge")])
    table.play("fish", "catch one-slot eel", "transfer one-slot eel barge")
    assert table.load("barge") == "eel"
    assert table.refused("catch one-slot eel") == "fishing.one-activity"


@rule("barge.transfer.timing", "barge.transfer.one-way")
def test_never_from_barge_to_barge() -> None:
    table = Table("eel").lay(0, boats=[at_sea("barge", "eel")])
    assert table.refused("transfer barge eel barge") == "barge.transfer.one-way"
