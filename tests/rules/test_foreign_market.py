"""Foreign Market: boats dock abroad in groups, and all they carry is auctioned as one lot."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.table import Table, abroad, at_sea, in_port, rule, rules_of
from tsukiji_lab.tsukiji.state import Boat

FOREIGN = "foreign-market"
CRAB, TUNA, SWORDFISH = "spider-crab", "tuna", "swordfish"
EVERY_FISH = (
    *("mackerel", "eel", "fugu", "octopus", "red-snapper", "salmon", CRAB, "squid", TUNA),
    *("clam-oyster", "himono", "horse-mackerel", "nori", "sardines", SWORDFISH),
)


def fishing(*boats: Boat, fish: tuple[str, ...] = ("eel",), **setup: Any) -> Table:
    """Everybody has ¥2,000; seat 0 has these boats and has begun to fish."""
    table = Table(FOREIGN, *fish, **setup).lay(0, boats=boats)
    table.play("fish")
    return table


def two_eels(**setup: Any) -> Table:
    return fishing(at_sea("two-slot", "eel", "eel"), **setup)


# --- docking in groups ---


@rule("foreign-market.entry")
@pytest.mark.parametrize("cost", ["yen", "points", "free"])
def test_nobody_enters_it_as_a_visit(cost: str) -> None:
    table = Table(FOREIGN)
    assert table.refused(f"enter {FOREIGN} {cost}") == "foreign-market.entry"
    assert not [text for text in table.offered("enter") if FOREIGN in text]


@rule("foreign-market.entry", "foreign-market.dock", "foreign-market.lot", "bid.everyone")
def test_a_boat_docks_abroad_and_its_barrels_are_auctioned() -> None:
    table = two_eels()
    table.play("dock abroad two-slot")
    assert table.purses == [1900, 2000, 2000]
    assert table.place("two-slot") == "sea"  # the group is not complete yet
    table.play("auction abroad")
    assert table.place("two-slot") == "foreign_market"
    assert table.load("two-slot") == ""
    bidders = []
    for yen in (300, 700, 500):
        bidders.append(table.game.to_act)
        table.play(f"bid {yen}")
    assert bidders == [0, 1, 2]
    assert [table.tokens(seat) for seat in range(3)] == ["", "eel eel", ""]
    assert (table.market("eel").barrels, table.market("eel").tokens) == (6, 11)
    assert table.allows("finish fishing")


@rule("foreign-market.lot.pay", "bid.payment")
def test_another_winner_pays_the_player_on_turn() -> None:
    table = two_eels()
    table.play("dock abroad two-slot", "auction abroad", "bid 300", "bid 700", "bid 500")
    assert table.purses == [2600, 1300, 2000]


@rule("foreign-market.lot.pay", "bid.payment")
def test_if_the_seller_wins_the_bid_goes_to_the_supply() -> None:
    table = two_eels()
    table.play("dock abroad two-slot", "auction abroad", "bid 800", "bid 700", "bid 500")
    assert table.purses == [1100, 2000, 2000]
    assert table.tokens() == "eel eel"


@rule("foreign-market.entry")
def test_docking_abroad_needs_its_fee() -> None:
    table = two_eels().lay(0, yen=0)
    assert table.refused("dock abroad two-slot") == "money.enough"
    assert table.values("dock abroad two-slot") == {"yen": 1, "missing": 1}
    table.lay(0, yen=100).play("dock abroad two-slot", "auction abroad")
    assert table.yen() == 0


@rule("foreign-market.dock", "foreign-market.dock.activity", "foreign-market.groups")
def test_a_group_of_boats_pays_once_and_makes_one_lot() -> None:
    boats = (at_sea("two-slot", "eel"), at_sea("one-slot", "squid"), at_sea("barge", "eel"))
    table = fishing(*boats, fish=("eel", "squid"))
    table.play("dock abroad two-slot", "join one-slot", "join barge", "auction abroad")
    assert {boat.place for boat in table.player().boats} == {"foreign_market"}
    assert table.yen() == 1900
    table.play("bid 0", "bid 100", "bid 0")
    assert table.tokens(1) == "eel eel squid"
    for boat in ("two-slot", "one-slot", "barge"):
        assert table.refused(f"undock {boat}") == "fishing.one-activity"


@rule("foreign-market.groups", "foreign-market.not-combined")
def test_each_group_pays_for_itself_and_makes_its_own_lot() -> None:
    boats = (at_sea("two-slot", "eel"), at_sea("one-slot", "squid"))
    table = fishing(*boats, fish=("eel", "squid"))
    table.play("dock abroad two-slot", "auction abroad", "bid 0", "bid 100", "bid 0")
    assert table.tokens(1) == "eel"
    table.play("dock abroad one-slot", "auction abroad", "bid 0", "bid 0", "bid 200")
    assert table.tokens(2) == "squid"
    assert table.purses == [2000 - 200 + 300, 1900, 1800]


@rule("foreign-market.one-barrel")
def test_a_group_carries_one_barrel_at_least() -> None:
    table = fishing(at_sea("one-slot"), at_sea("two-slot"))
    assert table.refused("dock abroad one-slot") == "foreign-market.one-barrel"
    table = fishing(at_sea("one-slot"), at_sea("two-slot", "eel"))
    table.play("dock abroad one-slot")
    assert table.refused("auction abroad") == "foreign-market.one-barrel"
    table.play("join two-slot", "auction abroad", "bid 0", "bid 100", "bid 0")
    assert table.place("one-slot") == table.place("two-slot") == "foreign_market"


@rule("foreign-market.one-barrel", "foreign-market.dock.activity")
def test_a_boat_that_has_acted_brings_no_barrel_into_a_group() -> None:
    table = fishing(at_sea("one-slot"), at_sea("two-slot", "eel")).lay(0, licences="eel")
    table.play("catch two-slot eel")
    assert table.refused("dock abroad two-slot") == "fishing.one-activity"
    assert table.refused("dock abroad one-slot") == "foreign-market.one-barrel"


@rule("foreign-market.dock", "fishing.own-boats", "fishing.dock.at-sea", "fishing.one-activity")
def test_which_boats_can_dock_abroad() -> None:
    table = fishing(at_sea("two-slot", "eel"), in_port("one-slot"), at_sea("three-slot", "eel"))
    assert table.refused("dock abroad one-slot") == "fishing.dock.at-sea"
    assert table.refused("dock abroad barge") == "fishing.own-boats"
    table.play("dock abroad two-slot")
    assert table.refused("join two-slot") == "fishing.one-activity"
    assert table.refused("join one-slot") == "fishing.dock.at-sea"
    assert table.refused("join barge") == "fishing.own-boats"
    assert table.offered("join") == ["join three-slot"]


@rule("foreign-market.groups", "turn.free-steps.not-in-lot", "turn.free-steps.not-in-bids")
def test_a_group_is_brought_to_its_auction_before_anything_else() -> None:
    table = fishing(at_sea("two-slot", "eel"), at_sea("one-slot", "eel")).lay(0, yen=3000)
    for text in ("join two-slot", "auction abroad"):
        assert table.refused(text) == "foreign-market.groups"
    table.play("dock abroad two-slot")
    for text in ("finish fishing", "dock one-slot left", "dock abroad one-slot"):
        assert table.refused(text) == "foreign-market.groups"
    for text in ("open port centre", "return licence mackerel"):
        assert table.refused(text) == "turn.free-steps.not-in-lot"
    table.play("auction abroad")
    assert table.refused("finish fishing") == "bid.everyone"
    assert table.refused("open port centre") == "turn.free-steps.not-in-bids"


@rule("visit.in-play", "fishing.parts")
def test_docking_abroad_is_part_of_fishing_with_that_market() -> None:
    table = Table().lay(0, boats=[at_sea("two-slot", "mackerel")])
    assert table.refused("dock abroad two-slot") == "fishing.parts"
    table.play("fish")
    assert table.refused("dock abroad two-slot") == "visit.in-play"


# --- berths ---


@rule("foreign-market.berths")
def test_any_number_of_boats_has_room_abroad() -> None:
    kinds = ("one-slot", "one-slot", "two-slot", "two-slot", "three-slot", "four-slot", "barge")
    table = fishing(at_sea(kinds[0], "eel"), *map(at_sea, kinds[1:]))
    table.lay(1, boats=[abroad("two-slot"), abroad("three-slot")])
    table.play("dock abroad one-slot")
    for name in ("one-slot-2", "two-slot", "two-slot-2", "three-slot", "four-slot", "barge"):
        table.play(f"join {name}")
    table.play("auction abroad")
    assert all(boat.place == "foreign_market" for boat in table.player().boats)
    market = table.market(FOREIGN)
    assert market.provenance("berths", table.state) == "reconstructed"
    assert market.provenance("fee", table.state) == "rulebook"


def with_berths(*boats: Boat, number: int = 2) -> Table:
    return fishing(*boats, boards={"foreign_market": {"berths": number}})


@rule("foreign-market.berths", "house-rules.override")
def test_a_house_may_limit_the_berths() -> None:
    boats = (at_sea("one-slot", "eel"), at_sea("two-slot", "eel"), at_sea("three-slot", "eel"))
    table = with_berths(*boats)
    table.play("dock abroad one-slot", "join two-slot")
    assert table.refused("join three-slot") == "foreign-market.berths"
    assert table.values("join three-slot") == {"berths": 2}
    table.play("auction abroad", "bid 0", "bid 100", "bid 0")
    assert table.refused("dock abroad three-slot") == "foreign-market.berths"


@rule("foreign-market.berths", "foreign-market.one-barrel")
def test_with_one_berth_left_the_boat_that_docks_carries_the_barrel() -> None:
    for number, others in ((2, [abroad("four-slot")]), (1, [])):
        table = with_berths(at_sea("one-slot"), at_sea("two-slot", "eel"), number=number)
        table.lay(1, boats=others)
        assert table.refused("dock abroad one-slot") == "foreign-market.one-barrel"
        table.play("dock abroad two-slot")
        assert table.refused("join one-slot") == "foreign-market.berths"
        table.play("auction abroad")


@rule("foreign-market.berths", "foreign-market.one-barrel")
def test_the_last_berth_of_a_group_without_a_barrel_is_for_a_boat_with_one() -> None:
    table = with_berths(at_sea("one-slot"), at_sea("two-slot"), at_sea("three-slot", "eel"))
    table.play("dock abroad one-slot")
    assert table.refused("join two-slot") == "foreign-market.one-barrel"
    assert table.offered("join") == ["join three-slot"]
    table.play("join three-slot", "auction abroad")
    assert table.load("three-slot") == ""


# --- the bids ---


@rule("foreign-market.lot", "bid.tie")
def test_the_player_on_turn_settles_a_tie() -> None:
    table = two_eels()
    table.play("dock abroad two-slot", "auction abroad", "bid 300", "bid 700", "bid 700")
    assert table.game.to_act == 0
    assert table.refused("award moon") == "bid.tie"
    assert table.refused("finish fishing") == "bid.tie"
    assert table.offered("award") == ["award peak", "award gate"]
    table.play("award gate")
    assert table.tokens(2) == "eel eel"
    assert table.purses == [2600, 2000, 1300]


@rule("bid.zero", "bid.tie.every")
def test_all_zero_is_a_tie_of_all() -> None:
    table = two_eels()
    table.play("dock abroad two-slot", "auction abroad", "bid 0", "bid 0", "bid 0", "award moon")
    assert table.tokens() == "eel eel"
    assert table.purses == [1900, 2000, 2000]


@rule("foreign-market.lot.order", "bid.blind")
def test_bids_are_sealed_until_the_last() -> None:
    table, other = two_eels(), two_eels()
    for each, yen in ((table, 300), (other, 900)):
        each.play("dock abroad two-slot", "auction abroad", f"bid {yen}")
    assert table.game.observe(1).state == other.game.observe(1).state
    assert table.game.code == other.game.code


@rule("foreign-market.lot")
def test_two_players_bid_against_each_other() -> None:
    table = fishing(at_sea("two-slot", "squid", "squid"), fish=("squid",), players=2)
    table.play("dock abroad two-slot", "auction abroad", "bid 100", "bid 200")
    assert table.tokens(1) == "squid squid"
    assert table.purses == [2100, 1800]


@rule("foreign-market.lot.order")
def test_the_order_in_which_a_lot_is_dealt_with() -> None:
    load = [CRAB, CRAB, "eel", SWORDFISH, SWORDFISH, "squid"]
    table = fishing(at_sea("barge", *load), fish=("eel", CRAB, SWORDFISH, "squid"))
    table.lay(2, tokens="squid " * 7)
    assert table.market("squid").tokens == 1
    assert rules_of(table.play("dock abroad barge")) == [
        "foreign-market.dock",
        "foreign-market.groups",
    ]
    events = table.play("auction abroad", drawn=["spider-crab-8"])
    assert rules_of(events) == [
        "foreign-market.lot",
        "foreign-market.exchange",  # Spider Crab
        "foreign-market.exchange",  # Swordfish
        "eel.marker.up",
    ]
    table.play("bid 0", "bid 900")
    events = table.play("bid 100", drawn=["tuna"])
    assert rules_of(events) == [
        "bid.range",
        "bid.blind",
        "foreign-market.lot.winner",
        "swordfish.marker.up",
        "overfishing.when",
        "overfishing.new-market",
    ]
    assert table.tokens(1) == "eel spider-crab-8 squid swordfish"


# --- what is in the lot ---


@rule("foreign-market.no-income")
def test_no_income_for_what_is_auctioned_abroad() -> None:
    boats = (at_sea("four-slot", *["eel"] * 3), at_sea("one-slot", "squid"))
    table = fishing(*boats, fish=("eel", "squid"))
    table.play("dock abroad four-slot", "auction abroad", "bid 0", "bid 100", "bid 0")
    assert table.yen() == 2000
    table.play("dock one-slot left", "price squid 300")
    assert table.yen() == 2000  # one barrel at home, whatever was sold abroad


@rule("foreign-market.eel")
@pytest.mark.parametrize(("before", "after"), [(1, 4), (11, 13)])
def test_each_eel_barrel_moves_the_marker(before: int, after: int) -> None:
    table = fishing(at_sea("three-slot", "eel", "eel", "eel"))
    table.lay_market("eel", marker=before)
    table.play("dock abroad three-slot", "auction abroad")
    assert table.market("eel").marker == after
    table.play("bid 0", "bid 100", "bid 0")
    assert table.market("eel").marker == after


@rule("foreign-market.exchange")
def test_crabs_swordfish_and_tuna_come_as_tokens() -> None:
    barge = at_sea("barge", *[TUNA] * 4, *[CRAB] * 2)
    boats = (barge, at_sea("three-slot", *[CRAB]), at_sea("four-slot", *[SWORDFISH] * 3))
    table = fishing(*boats, fish=(CRAB, TUNA, SWORDFISH))
    table.play("dock abroad barge", "join three-slot", "join four-slot")
    table.play("auction abroad", drawn=["spider-crab-4", "tuna-25"])
    # Three crabs bring one token, three Swordfish one, four Tuna one; the odd ones go back.
    assert sorted(table.state.top.lot) == ["spider_crab_4", "swordfish", "tuna_25"]
    barrels = [table.market(fish).barrels for fish in (CRAB, TUNA, SWORDFISH)]
    assert barrels == [5, 6, 4]
    assert table.market(SWORDFISH).tokens == 5
    table.play("bid 0", "bid 0", "bid 100")
    assert table.tokens(2) == "spider-crab-4 swordfish tuna-25"


@rule("foreign-market.exchange", "bid.last-token", "overfishing.when")
def test_the_last_token_drawn_for_a_lot_makes_its_fish_overfished_before_the_bids() -> None:
    table = fishing(at_sea("two-slot", SWORDFISH, SWORDFISH), fish=(SWORDFISH, "eel", "fugu"))
    table.lay(2, tokens="swordfish " * 5)
    table.play("dock abroad two-slot")
    table.play("auction abroad", drawn=["tuna"])
    assert table.market(SWORDFISH).overfished
    assert table.market(SWORDFISH).boxed == 4
    assert table.has("tuna")
    table.play("bid 0", "bid 600", "bid 0")
    assert table.tokens(1) == "swordfish"


@rule("foreign-market.not-combined")
@pytest.mark.parametrize("kind", [CRAB, SWORDFISH])
def test_odd_barrels_find_no_partner_elsewhere(kind: str) -> None:
    boats = (at_sea("one-slot", kind), at_sea("two-slot", kind), at_sea("three-slot", kind))
    table = fishing(*boats, fish=(kind,))
    barrels = table.market(kind).barrels
    table.play("dock one-slot left", "dock abroad two-slot", "auction abroad")
    table.play("dock abroad three-slot", "auction abroad")
    assert table.market(kind).barrels == barrels + 2  # those from abroad
    table.play("finish fishing")
    assert table.market(kind).barrels == barrels + 3  # the one on the quay
    assert all(table.tokens(seat) == "" for seat in range(3))


@rule("foreign-market.not-unloaded")
def test_the_fugu_licence_stays() -> None:
    table = fishing(at_sea("two-slot", "fugu"), fish=("fugu",)).lay(0, licences="fugu")
    table.play("dock abroad two-slot", "auction abroad", "bid 0", "bid 100", "bid 0")
    assert table.licences() == "fugu"
    assert table.tokens(1) == "fugu"


@rule("foreign-market.not-unloaded", "sardines.reserve-only")
def test_sardines_hand_out_no_token_of_their_own() -> None:
    table = fishing(at_sea("two-slot", "sardines", "sardines"), fish=("sardines",))
    table.play("dock abroad two-slot", "auction abroad", "bid 0", "bid 100", "bid 0")
    assert table.tokens(1) == "sardines sardines"
    assert table.tokens(0) == ""
    assert (table.market("sardines").tokens, table.market("sardines").tins) == (12, 0)


@rule("foreign-market.himono", "himono.catch.face-down")
def test_himono_catch_is_ordinary_fish_abroad() -> None:
    table = Table(FOREIGN, "himono").lay(0, licences="himono-1")
    catch = ["mackerel-by-himono-1", "mackerel-by-himono-1"]
    table.lay(0, boats=[at_sea("two-slot", *catch), at_sea("one-slot")])
    table.play("fish")
    refused = table.refused("catch by himono one-slot mackerel himono-1")
    assert refused == "himono.catch.two-at-sea"
    table.play("dock abroad two-slot", "auction abroad", "bid 0", "bid 100", "bid 0")
    assert table.tokens(1) == "mackerel mackerel"
    assert table.player().drying == ()
    assert table.market("mackerel").barrels == 15
    table.play("catch by himono one-slot mackerel himono-1")


@rule("foreign-market.not-unloaded")
def test_mackerel_that_a_horse_mackerel_licence_caught() -> None:
    table = Table(FOREIGN, "horse-mackerel").lay(0, licences="horse-mackerel")
    table.lay(0, boats=[at_sea("two-slot", *["mackerel-by-horse-mackerel"] * 2)])
    table.play("fish", "dock abroad two-slot", "auction abroad", "bid 0", "bid 100", "bid 0")
    assert table.tokens(1) == "mackerel mackerel"
    assert table.market("horse-mackerel").tokens == 16


@rule("foreign-market.lot.winner")
def test_salmon_is_won_fresh() -> None:
    table = fishing(at_sea("one-slot", "salmon"), fish=("salmon",))
    table.play("dock abroad one-slot", "auction abroad", "bid 0", "bid 100", "bid 0")
    assert table.tokens(1) == "salmon"


@rule("foreign-market.lot.winner")
def test_red_snapper_are_taken_in_their_order() -> None:
    table = fishing(at_sea("two-slot", *["red-snapper"] * 2), fish=("red-snapper",))
    table.play("dock abroad two-slot", "auction abroad", "bid 0", "bid 100", "bid 0")
    assert table.tokens(1) == "red-snapper red-snapper"
    assert table.market("red-snapper").tokens == 16
    assert table.resources(1) == 2 * 6  # the silhouettes uncovered show 6 and 6


@rule("foreign-market.lot.winner", "clam-oyster.oyster.anyone")
@pytest.mark.parametrize("winner", [0, 1])
def test_oysters_pay_whoever_wins_them(winner: int) -> None:
    load = ["clam-oyster"] * 3
    table = fishing(at_sea("three-slot", *load), fish=("clam-oyster",))
    table.play("dock abroad three-slot", "auction abroad")
    table.play(*(f"bid {500 if seat == winner else 0}" for seat in (0, 1)))
    table.play("bid 0", drawn=["oyster", "clam", "oyster"])
    assert table.tokens(winner) == "clam oyster oyster"
    # The seller paid ¥100; the bid of ¥500 is paid; two Oysters bring ¥400.
    assert table.purses == ([1800, 2000, 2000] if winner == 0 else [2400, 1900, 2000])
    assert table.market("clam-oyster").barrels == 6


@rule("foreign-market.lot.winner", "foreign-market.exchange", "foreign-market.eel")
@pytest.mark.parametrize("winner", [0, 2])
def test_a_lot_of_every_fish_at_once(winner: int) -> None:
    table = Table(FOREIGN, *EVERY_FISH).lay(0, licences="fugu sardines")
    one_each = ["mackerel", "eel", "fugu", "octopus", "red-snapper", "salmon"]
    load = ["squid", "clam-oyster", "himono-by-himono", "horse-mackerel", "nori", "sardines"]
    boats = [at_sea("barge", *one_each), *(at_sea("one-slot", fish) for fish in load[:3])]
    boats += [at_sea("two-slot", load[3]), at_sea("two-slot", load[4]), at_sea("two-slot", load[5])]
    boats += [at_sea("three-slot", CRAB, CRAB), at_sea("three-slot", TUNA, TUNA, TUNA)]
    boats += [at_sea("four-slot", SWORDFISH, SWORDFISH)]
    table.lay(0, boats=boats)
    barrels = {fish: table.market(fish).all_barrels for fish in EVERY_FISH}
    table.play("fish", "dock abroad barge", "join one-slot", "join one-slot-2", "join one-slot-3")
    table.play("join two-slot", "join two-slot-2", "join two-slot-3")
    table.play("join three-slot", "join three-slot-2", "join four-slot")
    table.play("auction abroad", drawn=["spider-crab-6", "tuna-15"])
    table.play(*(f"bid {1000 if seat == winner else 0}" for seat in (0, 1)))
    table.play(f"bid {1000 if winner == 2 else 0}", drawn=["oyster"])
    won = "eel fugu himono horse-mackerel mackerel nori octopus oyster red-snapper salmon sardines"
    assert table.tokens(winner) == f"{won} spider-crab-6 squid swordfish tuna-15"
    assert {fish: table.market(fish).barrels for fish in EVERY_FISH} == barrels
    assert table.market("eel").marker == 2
    assert table.market(SWORDFISH).marker == 8  # ¥1,000 for the lot, against a value of 6
    assert table.licences() == "fugu sardines"
    # ¥100 for docking, the bid, ¥200 for the Oyster.
    assert table.purses == ([1100, 2000, 2000] if winner == 0 else [2900, 2000, 1200])


# --- the Swordfish's marker ---


@rule("foreign-market.swordfish-marker")
@pytest.mark.parametrize(("bid", "after"), [(700, 8), (600, 6), (500, 4), (0, 4)])
def test_the_bid_for_the_whole_lot_moves_the_swordfish_marker(bid: int, after: int) -> None:
    load = [SWORDFISH, SWORDFISH, "eel", "eel"]
    table = fishing(at_sea("barge", *load), fish=(SWORDFISH, "eel"))
    table.play("dock abroad barge", "auction abroad", "bid 0", f"bid {bid}", "bid 0")
    if bid == 0:
        table.play("award peak")
    assert table.tokens(1) == "eel eel swordfish"
    assert table.market(SWORDFISH).marker == after


@rule("foreign-market.swordfish-marker.once")
@pytest.mark.parametrize(("bid", "after"), [(700, 8), (600, 6), (500, 4)])
def test_several_swordfish_move_the_marker_once(bid: int, after: int) -> None:
    boards = {"swordfish": {"barrels": 6}}
    table = fishing(at_sea("four-slot", *[SWORDFISH] * 4), fish=(SWORDFISH,), boards=boards)
    table.play("dock abroad four-slot", "auction abroad", "bid 0", f"bid {bid}", "bid 0")
    assert table.tokens(1) == "swordfish swordfish"
    assert table.market(SWORDFISH).marker == after


@rule("foreign-market.swordfish-marker")
def test_without_a_swordfish_token_in_the_lot_the_marker_stays() -> None:
    table = fishing(at_sea("barge", SWORDFISH, "eel"), fish=(SWORDFISH, "eel"))
    table.play("dock abroad barge", "auction abroad", "bid 0", "bid 2000", "bid 0")
    assert table.market(SWORDFISH).marker == 6


# --- no token left, overfishing ---


@rule("foreign-market.lot.no-token", "foreign-market.lot.order")
def test_barrels_without_a_token_go_back_before_the_bids() -> None:
    table = fishing(at_sea("three-slot", *["squid"] * 2), fish=("squid", "eel"))
    table.lay(2, tokens="squid " * 7)
    events = table.play("dock abroad three-slot", "auction abroad")
    assert rules_of(events) == ["foreign-market.lot", "foreign-market.lot.no-token"]
    assert table.market("squid").barrels == 6 - 2 + 1
    table.play("bid 0", "bid 100", "bid 0")
    assert table.tokens(1) == "squid"
    assert table.market("squid").overfished


@rule("foreign-market.lot.no-token", "foreign-market.eel")
def test_an_eel_that_is_not_auctioned_moves_no_marker() -> None:
    table = fishing(at_sea("three-slot", *["eel"] * 3)).lay(2, tokens="eel " * 11)
    table.play("dock abroad three-slot", "auction abroad")
    assert table.market("eel").marker == 3  # two Eels of three are in the lot


@rule("foreign-market.lot.empty", "foreign-market.lot.no-token")
@pytest.mark.parametrize(
    ("kind", "load", "held"),
    [
        (CRAB, [CRAB], ""),
        (TUNA, [TUNA, TUNA], ""),
        (SWORDFISH, [SWORDFISH], ""),
        ("squid", ["squid", "squid"], "squid " * 8),
        (SWORDFISH, [SWORDFISH, SWORDFISH], "swordfish " * 6),
    ],
)
def test_an_empty_lot_has_no_bids(kind: str, load: list[str], held: str) -> None:
    table = Table(FOREIGN, kind)
    if held:
        table.overfish(kind)
    table.lay(1, tokens=held).lay(0, boats=[at_sea("two-slot", *load)])
    out_of_play = table.market(kind).boxed
    table.play("fish", "dock abroad two-slot")
    events = table.play("auction abroad")
    assert rules_of(events)[-1] == "foreign-market.lot.empty"
    assert table.place("two-slot") == "foreign_market"
    assert table.yen() == 1900
    assert table.allows("finish fishing")
    if held:
        assert table.market(kind).boxed == out_of_play + len(load)
    else:
        assert table.market(kind).barrels == table.market(kind).all_barrels


@rule("foreign-market.lot.no-token")
def test_crabs_without_a_token_in_the_bag_go_back() -> None:
    table = fishing(at_sea("four-slot", *[CRAB] * 4), fish=(CRAB, "eel", "fugu"))
    table.lay(1, tokens="spider-crab-8 " * 2 + "spider-crab-6 " * 4 + "spider-crab-4 " * 3)
    table.play("dock abroad four-slot")
    events = table.play("auction abroad", drawn=["spider-crab-4", "tuna"])
    assert "foreign-market.lot.no-token" in rules_of(events)
    assert table.state.top.lot == ("spider_crab_4",)
    assert table.market(CRAB).overfished
    assert table.market(CRAB).boxed == 5


@rule("overfishing.when", "overfishing.last-token-bought")
def test_the_last_token_of_a_lot_makes_its_fish_overfished_after_it() -> None:
    table = fishing(at_sea("two-slot", "squid"), fish=("squid", "eel")).lay(2, tokens="squid " * 7)
    table.play("dock abroad two-slot", "auction abroad")
    assert not table.market("squid").overfished
    table.play("bid 0", "bid 100")
    table.play("bid 0", drawn=["tuna"])
    squid = table.market("squid")
    assert (squid.overfished, squid.boxed, squid.barrels) == (True, 6, 0)
    assert table.has("tuna")


def two_run_out() -> Table:
    """Moon has won a lot of the last Horse Mackerel and the last Nori. Gate has one of each and no
    yen, Peak has all the others.
    """
    table = Table(FOREIGN, "horse-mackerel", "nori", staple="horse-mackerel")
    table.lay(0, boats=[at_sea("barge", "horse-mackerel", "nori")])
    table.lay(1, tokens="horse-mackerel " * 14 + "nori " * 8)
    table.lay(2, yen=0, tokens="horse-mackerel nori")
    table.play("fish", "dock abroad barge", "auction abroad", "bid 100", "bid 0", "bid 0")
    return table


@rule("overfishing.several")
def test_several_that_run_out_at_once_are_overfished_as_the_player_on_turn_says() -> None:
    table = two_run_out()
    assert table.game.to_act == 0
    assert table.tokens() == "horse-mackerel nori"
    assert table.offered("overfish first") == [
        "overfish first horse-mackerel",
        "overfish first nori",
    ]
    assert table.refused("overfish first mackerel") == "overfishing.several"
    assert table.refused("finish fishing") == "overfishing.several"
    assert table.refused("open port centre") == "turn.free-steps.not-in-bids"
    table.play("overfish first nori", "finish fishing")
    assert table.refused("overfish first nori") == "foreign-market.lot"


@rule(
    "overfishing.several",
    "horse-mackerel.overfished",
    "nori.overfished",
    "nori.overfished.what-you-can",
)
@pytest.mark.parametrize(("first", "gates"), [("horse-mackerel", 100), ("nori", 200)])
def test_the_order_of_two_that_pay_and_cost_makes_a_difference(first: str, gates: int) -> None:
    # Gate begins with nothing: ¥200 and then −¥100, or nothing to pay and then ¥200.
    table = two_run_out()
    table.play(f"overfish first {first}")
    assert table.market("horse-mackerel").overfished
    assert table.market("nori").overfished
    moon = 2000 - 100 - 100 + 200 - 100
    assert table.purses == [moon, 2000 + 14 * 200 - 8 * 100, gates]
    assert table.has("mackerel")


@rule("horse-mackerel.overfished", "horse-mackerel.overfished.mackerel")
def test_horse_mackerel_overfished_by_a_lot_pays_for_what_was_just_won() -> None:
    table = Table(FOREIGN, staple="horse-mackerel").lay(2, tokens="horse-mackerel " * 14)
    table.lay(0, boats=[at_sea("two-slot", *["horse-mackerel"] * 2)])
    table.play("fish", "dock abroad two-slot", "auction abroad", "bid 0", "bid 300")
    events = table.play("bid 0", drawn=["nori"])
    assert rules_of(events)[3:] == [
        "overfishing.when",
        *["horse-mackerel.overfished"] * 2,
        "horse-mackerel.overfished.mackerel",
        "overfishing.new-market",
    ]
    assert table.purses == [2000 - 100 + 300, 2000 - 300 + 400, 2000 + 2800]
    assert table.has("mackerel")
    assert table.has("nori")


# --- lying abroad ---


@rule("foreign-market.stay", "foreign-market.stay.undock")
def test_a_boat_lies_abroad_until_it_puts_out_for_nothing() -> None:
    table = Table(FOREIGN).lay(0, boats=[abroad("two-slot"), in_port("one-slot")], ports=3)
    table.begin_turn(0)
    assert table.place("two-slot") == "foreign_market"
    table.play("fish", "undock two-slot")
    assert table.place("two-slot") == "sea"
    assert table.yen() == 2000
    assert table.refused("dock two-slot centre") == "fishing.one-activity"
    table.play("finish fishing", "fish", "dock two-slot centre")


@rule("foreign-market.stay", "foreign-market.stay.nothing-else")
def test_a_boat_abroad_takes_no_berth_at_home_and_docks_there_only_from_the_sea() -> None:
    table = Table(FOREIGN).lay(0, boats=[abroad("two-slot"), at_sea("one-slot")])
    table.play("fish")
    assert table.refused("dock two-slot left") == "fishing.dock.at-sea"
    assert table.refused("dock abroad two-slot") == "fishing.dock.at-sea"
    table.play("dock one-slot left")


@rule("foreign-market.stay.nothing-else")
def test_a_boat_abroad_is_not_sold_handed_in_or_loaded() -> None:
    table = Table(FOREIGN, blue_ship=True).lay(0, yen=5000, ports=3, licences="mackerel")
    table.lay(0, boats=[abroad("two-slot"), abroad("barge"), at_sea("one-slot", "mackerel")])
    assert table.refused("transfer one-slot mackerel barge") == "barge.transfer.at-sea"
    table.play("enter ships points")
    assert table.refused("sell boat two-slot") == "ships.sell.in-port"
    refused = table.refused("buy blue-ship two-slot ships left")
    assert refused == "blue-ship.buy.own-ship"
    table.play("buy boat one-slot left", "leave", "fish")
    assert table.refused("catch two-slot mackerel") == "fishing.catch.at-sea"
    assert table.refused("dock barge right") == "fishing.dock.at-sea"


@rule("fishing.catch.empty-ship.counting")
def test_a_ship_that_was_emptied_abroad_carries_nothing() -> None:
    table = Table(FOREIGN, "eel").lay(0, licences="eel")
    table.lay(0, boats=[at_sea("two-slot", "eel"), at_sea("one-slot")])
    table.play("fish")
    assert table.refused("catch one-slot eel") == "fishing.catch.empty-ship"
    table.play("dock abroad two-slot", "auction abroad", "bid 0", "bid 100", "bid 0")
    table.play("catch one-slot eel")


@rule("ship-rentals.one-trip.abroad")
def test_a_rented_boat_goes_back_after_the_auction() -> None:
    table = Table(FOREIGN, "ship-rentals", "used-ships", "eel")
    boats = [at_sea("two-slot", "eel", rented="ships"), at_sea("one-slot")]
    table.lay(0, boats=boats)
    table.play("fish", "dock abroad one-slot", "join two-slot", "auction abroad")
    assert table.place("two-slot") == "foreign_market"
    assert table.market("ship-rentals").rentals == 5
    table.play("bid 0", "bid 100")
    events = table.play("bid 0")
    assert rules_of(events)[-1] == "ship-rentals.one-trip"
    assert [boat.name for boat in table.player().boats] == ["one_slot"]
    assert table.market("ship-rentals").rentals == 6
    assert table.market("ships").boats.count("two_slot") == 3


@rule("ship-rentals.one-trip.abroad", "foreign-market.lot.empty")
def test_a_rented_boat_goes_back_after_an_empty_lot_too() -> None:
    table = Table(FOREIGN, "ship-rentals", CRAB)
    table.lay(0, boats=[at_sea("three-slot", CRAB, rented="ships"), at_sea("two-slot")])
    table.play("fish", "dock abroad three-slot", "auction abroad")
    assert [boat.name for boat in table.player().boats] == ["two_slot"]
    assert table.market("ship-rentals").rentals == 6


@rule("foreign-market.lot.winner")
def test_a_lot_that_is_undone_brings_the_same_draws_again() -> None:
    table = fishing(at_sea("four-slot", *["clam-oyster"] * 4), fish=("clam-oyster",))
    texts = ["dock abroad four-slot", "auction abroad", "bid 0", "bid 100", "bid 0"]
    table.play(*texts)
    won = table.state
    for _ in texts:
        table.game.undo()
    assert table.purses == [2000, 2000, 2000]
    assert table.load("four-slot") == " ".join(["clam-oyster"] * 4)
    table.play(*texts)
    assert table.state == won
