"""The Himono market: licences that catch other fish, and dry it."""

from __future__ import annotations

import pytest

from tests.rules.table import Table, at_sea, in_port, rule, rules_of
from tsukiji_lab.tsukiji.scoring import count

DRIED = ("mackerel", "horse-mackerel", "sardines")
CRAB = "spider-crab"


def drying(table: Table, licence: str = "himono-1", seat: int = 0) -> str:
    """What lies on a Himono licence."""
    return " ".join(
        piece.kind.replace("_", "-") + "-token" * piece.is_token
        for piece in table.player(seat).drying
        if piece.licence.replace("_", "-") == licence
    )


def caught(fish: str, licence: str = "himono-1") -> str:
    """A barrel that a Himono licence caught."""
    return f"{fish}-by-{licence}"


def fisher(*markets: str, licences: str = "himono-1", ships: str = "three-slot") -> Table:
    """Seat 0 with these licences and empty Ships at sea, in a Fishing action."""
    table = Table("himono", *markets).lay(0, licences=licences)
    table.lay(0, boats=[at_sea(ship) for ship in ships.split()])
    table.play("fish")
    return table


@rule("himono.stock")
@pytest.mark.parametrize(("players", "licences"), [(2, 2), (3, 3), (6, 4)])
def test_stock(players: int, licences: int) -> None:
    table = Table("himono", players=players)
    market = table.market("himono")
    assert (market.barrels, market.tokens, market.licences) == (4, 7, licences)
    for number in ("points", "barrels", "tokens", "licences"):
        assert market.provenance(number, table.state) == "reconstructed"
    assert market.provenance("licence_price", table.state) == "rulebook"


# --- the market ---


@rule("himono.entry")
def test_the_way_in() -> None:
    table = Table("himono").lay(0, fresh="himono-500", tokens="himono")
    table.play("enter himono points")
    assert table.state.turn.points == 1
    for way in ("yen", "free", "himono", "fresh-himono-500"):
        table = Table("himono").lay(0, fresh="himono-500", tokens="himono")
        assert table.refused(f"enter himono {way}") == "visit.cost"


@rule("himono.licence", "himono.licence.one", "visit.income")
def test_one_licence_an_entry_for_400_yen() -> None:
    table = Table("himono").lay(0, yen=1000, licences="")
    table.play("enter himono points", "buy licence himono")
    assert table.yen() == 600
    assert table.licences() == "himono-1"
    assert table.refused("buy licence himono") == "himono.licence.one"
    table.play("leave", "enter himono points", "buy licence himono")
    # The first licence brought ¥100 at the second entry.
    assert table.yen() == 600 + 100 - 400
    assert table.licences() == "himono-1 himono-2"
    assert table.market("himono").licences == 1


@rule("himono.licence")
def test_each_player_counts_from_one() -> None:
    table = Table("himono").lay(0, yen=400, licences="").lay(1, licences="himono-1")
    table.play("enter himono points", "buy licence himono")
    assert table.licences() == "himono-1"
    assert table.market("himono").licences == 1


@rule("himono.no-sale")
def test_it_buys_no_tokens() -> None:
    table = Table("himono").lay(0, tokens="himono mackerel")
    table.play("enter himono points")
    for token in ("himono", "mackerel"):
        assert table.refused(f"sell {token} 1") == "himono.no-sale"


@rule("himono.worth")
def test_worth() -> None:
    assert Table("himono").lay(0, tokens="himono himono").resources() == 10


# --- catching ---


@rule("himono.catch", "licence.once")
@pytest.mark.parametrize("fish", DRIED)
def test_a_licence_catches_three_kinds_of_fish(fish: str) -> None:
    table = fisher("horse-mackerel", "sardines", ships="three-slot two-slot")
    before = table.market(fish).barrels
    events = table.play(f"catch by himono three-slot {fish} himono-1")
    assert rules_of(events) == ["himono.catch"]
    assert table.load("three-slot") == caught(fish)
    assert table.market(fish).barrels == before - 1
    assert table.market("himono").barrels == 4
    # One use in an action, one activity for the Ship.
    assert table.refused(f"catch by himono three-slot {fish} himono-1") == "fishing.one-activity"
    table.play("finish fishing", "fish", f"catch by himono three-slot {fish} himono-1")
    assert table.load("three-slot") == f"{caught(fish)} {caught(fish)}"


@rule("licence.once")
def test_it_is_used_once_in_an_action() -> None:
    table = Table("himono").lay(0, licences="himono-1")
    table.lay(0, boats=[at_sea("two-slot", caught("mackerel")), at_sea("three-slot", "mackerel")])
    table.play("fish", "catch by himono three-slot mackerel himono-1")
    # With two at sea it could not catch anyway; a barrel less, and it is used all the same.
    assert table.refused("catch by himono two-slot mackerel himono-1") == "himono.catch.two-at-sea"
    table = Table("himono").lay(0, licences="himono-1")
    table.lay(0, boats=[at_sea("two-slot", "mackerel"), at_sea("three-slot", "mackerel")])
    table.play("fish", "catch by himono three-slot mackerel himono-1")
    assert table.refused("catch by himono two-slot mackerel himono-1") == "licence.once"


@rule("himono.catch")
@pytest.mark.parametrize("fish", ["horse-mackerel", "sardines", "eel", "clam-oyster", "cod"])
def test_it_catches_nothing_else_and_nothing_that_is_not_in_play(fish: str) -> None:
    table = fisher("eel", "clam-oyster", licences="himono-1 eel")
    assert table.refused(f"catch by himono three-slot {fish} himono-1") == "himono.catch"


@rule("himono.catch")
def test_it_catches_no_fish_that_is_overfished() -> None:
    table = Table("himono", "sardines").overfish("mackerel")
    table.lay(0, licences="himono-1", boats=[at_sea("two-slot")])
    table.play("fish")
    assert table.refused("catch by himono two-slot mackerel himono-1") == "himono.catch"
    assert table.offered("catch by himono") == ["catch by himono two-slot sardines himono-1"]


@rule("himono.catch.himono")
def test_himono_is_caught_only_when_the_three_others_cannot_be() -> None:
    table = Table("himono", "sardines").overfish("mackerel")
    table.lay(0, licences="himono-1", boats=[at_sea("two-slot")])
    table.play("fish")
    assert table.refused("catch by himono two-slot himono himono-1") == "himono.catch.himono"
    # Horse Mackerel is not in play, Mackerel and Sardines are overfished.
    table.overfish("sardines")
    assert table.offered("catch by himono") == ["catch by himono two-slot himono himono-1"]
    table.play("catch by himono two-slot himono himono-1")
    assert table.load("two-slot") == caught("himono")
    assert table.market("himono").barrels == 3
    table.play("finish fishing", "fish")
    table.overfish("himono")
    assert table.refused("catch by himono two-slot himono himono-1") == "fishing.catch.none-left"


@rule("himono.catch.himono")
def test_himono_has_no_catch_of_its_own_kind() -> None:
    table = fisher()
    assert table.refused("catch three-slot himono") == "himono.catch.which-licence"


@rule("himono.catch", "fishing.catch.licence", "himono.catch.which-licence")
def test_a_himono_licence_of_ones_own_is_needed() -> None:
    table = fisher(licences="mackerel").lay(1, licences="himono-1")
    assert table.refused("catch by himono three-slot mackerel himono-1") == "fishing.catch.licence"
    assert table.refused("catch three-slot himono") == "fishing.catch.licence"
    table = fisher()
    assert table.refused("catch by himono three-slot mackerel himono-2") == "fishing.catch.licence"
    table = Table().lay(0, boats=[at_sea("two-slot")])
    table.play("fish")
    assert table.refused("catch by himono two-slot mackerel himono-1") == "fishing.catch.licence"


@rule("himono.catch", "fishing.parts")
def test_the_ship_must_be_able_to_catch() -> None:
    boats = [at_sea("barge"), at_sea("two-slot", "mackerel", "mackerel"), in_port("one-slot")]
    table = Table("himono").lay(0, licences="himono-1", boats=boats)
    catch = "catch by himono {} mackerel himono-1"
    assert table.refused(catch.format("two-slot")) == "fishing.parts"
    table.play("fish")
    for boat, reason in (
        ("barge", "barge.no-catch"),
        ("two-slot", "fishing.catch.full"),
        ("one-slot", "fishing.catch.at-sea"),
        ("four-slot", "fishing.own-boats"),
    ):
        assert table.refused(catch.format(boat)) == reason
    assert table.offered("catch by himono") == []


@rule("himono.catch.one-kind", "fishing.catch.loaded-ship.any-licence")
def test_a_ship_with_himono_catch_carries_one_kind() -> None:
    table = Table("himono", "sardines", "eel").lay(0, licences="himono-1 himono-2 mackerel eel")
    table.lay(0, boats=[at_sea("two-slot", "eel"), at_sea("three-slot", "mackerel")])
    table.play("fish")
    refused = "catch by himono two-slot mackerel himono-1"
    assert table.refused(refused) == "himono.catch.one-kind"
    assert table.refused("catch by himono three-slot sardines himono-1") == "himono.catch.one-kind"
    # More of the fish aboard, whichever licence caught the first.
    table.play("catch by himono three-slot mackerel himono-1", "finish fishing", "fish")
    assert table.refused("catch three-slot eel") == "fishing.catch.same-kind"
    table.play("catch three-slot mackerel")
    assert table.load("three-slot") == f"mackerel {caught('mackerel')} mackerel"


@rule("himono.catch.which-licence", "himono.catch.two-at-sea", "fishing.catch.loaded-ship")
def test_the_barrel_is_marked_with_the_licence_that_caught_it() -> None:
    table = fisher(licences="himono-1 himono-2", ships="four-slot")
    table.play("catch by himono four-slot mackerel himono-2")
    assert table.load("four-slot") == caught("mackerel", "himono-2")
    table.play("finish fishing", "fish", "catch by himono four-slot mackerel himono-2")
    table.set_turn().play("fish")
    assert table.refused("catch by himono four-slot mackerel himono-2") == "himono.catch.two-at-sea"
    assert table.values("catch by himono four-slot mackerel himono-2") == {"item": "himono_2"}
    table.play("catch by himono four-slot mackerel himono-1")
    assert table.load("four-slot").split().count(caught("mackerel", "himono-1")) == 1


@rule("himono.catch.two-at-sea", "himono.catch.face-down", "barge.transfer")
def test_barrels_in_a_barge_are_at_sea() -> None:
    table = Table("himono").lay(0, licences="himono-1")
    table.lay(0, boats=[at_sea("one-slot", caught("mackerel")), at_sea("barge")])
    table.play(f"transfer one-slot {caught('mackerel')} barge", "fish")
    assert table.load("barge") == caught("mackerel")
    table.play("catch by himono one-slot mackerel himono-1")
    table.play(f"transfer one-slot {caught('mackerel')} barge", "finish fishing", "fish")
    assert table.load("barge") == f"{caught('mackerel')} {caught('mackerel')}"
    assert table.refused("catch by himono one-slot mackerel himono-1") == "himono.catch.two-at-sea"


@rule("himono.catch.face-down")
def test_one_landed_turns_the_licence_up_again() -> None:
    table = Table("himono").lay(0, licences="himono-1", ports=3)
    boats = [at_sea("one-slot", caught("mackerel")), at_sea("barge", caught("mackerel"))]
    table.lay(0, boats=[*boats, at_sea("two-slot")])
    table.play("fish")
    # One Ship carries its catch (the Barge does not count), and there is but one licence.
    assert table.refused("catch by himono two-slot mackerel himono-1") == "himono.catch.two-at-sea"
    table.play("dock one-slot left", "catch by himono two-slot mackerel himono-1")
    assert table.load("two-slot") == caught("mackerel")
    assert drying(table) == "mackerel"


@rule("himono.catch.face-down", "turn.discard")
def test_one_thrown_back_turns_the_licence_up_again() -> None:
    table = Table("himono").lay(0, licences="himono-1")
    table.lay(0, boats=[at_sea("three-slot", caught("mackerel"), caught("mackerel"))])
    assert table.market("mackerel").barrels == 13
    assert table.offered("discard") == [f"discard three-slot {caught('mackerel')}"]
    table.play(f"discard three-slot {caught('mackerel')}")
    assert table.market("mackerel").barrels == 14
    table.play("fish", "catch by himono three-slot mackerel himono-1")
    assert table.load("three-slot") == f"{caught('mackerel')} {caught('mackerel')}"


@rule("himono.catch.face-down.income", "visit.income")
def test_it_earns_face_down() -> None:
    table = Table("himono").lay(0, yen=400).lay(1, yen=0, licences="himono-1 himono-2")
    table.lay(1, boats=[at_sea("barge", caught("mackerel"), caught("mackerel"))])
    table.play("enter himono points")
    assert table.purses[:2] == [400, 200]


@rule("fishing.catch.empty-ship", "fishing.catch.empty-ship.several-kinds")
def test_an_empty_ship_counts_the_ships_with_himono_catch_of_any_fish() -> None:
    table = Table("himono", "sardines").lay(0, licences="himono-1")
    table.lay(0, boats=[at_sea("two-slot", caught("sardines")), at_sea("one-slot")])
    table.play("fish")
    refused = "catch by himono one-slot mackerel himono-1"
    assert table.refused(refused) == "fishing.catch.empty-ship"
    assert table.values(refused) == {"fish": "himono", "licences": 1, "ships": 1}
    table.lay(0, licences="himono-1 himono-2")
    table.play(refused)


@rule("fishing.catch.empty-ship.several-kinds")
def test_a_ship_with_mackerel_of_the_mackerel_licence_is_no_ship_with_himono_catch() -> None:
    table = Table("himono").lay(0, licences="himono-1 mackerel")
    table.lay(0, boats=[at_sea("two-slot", "mackerel"), at_sea("one-slot"), at_sea("three-slot")])
    table.play("fish")
    assert table.refused("catch one-slot mackerel") == "fishing.catch.empty-ship"
    table.play("catch by himono one-slot mackerel himono-1", "finish fishing", "fish")
    # The other way round as well: what Himono caught does not keep the Mackerel licence busy.
    table.play("dock two-slot left", "price mackerel 100", "catch three-slot mackerel")


# --- landing ---


@rule("himono.land", "himono.land.income", "fishing.unload.income")
@pytest.mark.parametrize("boat", ["two-slot", "barge"])
def test_the_catch_goes_onto_the_licence_and_not_on_sale(boat: str) -> None:
    table = Table("himono").lay(0, yen=0, licences="himono-1", ports=3)
    table.lay(0, boats=[at_sea(boat, caught("mackerel"), caught("mackerel"))])
    table.play("fish")
    events = table.play(f"dock {boat} right")
    assert rules_of(events) == [
        "fishing.dock",
        "fishing.unload.income",
        "himono.land",
        "himono.land",
    ]
    assert drying(table) == "mackerel mackerel"
    assert table.sales() == ""
    assert table.yen() == 100
    table.play("finish fishing")


@rule("himono.land.income")
def test_it_makes_a_pair_with_any_other_barrel() -> None:
    table = Table("himono", "eel").lay(0, yen=0, licences="himono-1", ports=2)
    table.lay(0, boats=[at_sea("one-slot", "eel"), at_sea("two-slot", caught("mackerel"))])
    table.play("fish", "dock one-slot left", "price eel 300")
    assert table.yen() == 0
    table.play("dock two-slot centre")
    assert table.yen() == 100


@rule("himono.land")
def test_of_a_mixed_load_only_himono_catch_is_laid_to_dry() -> None:
    table = Table("himono").lay(0, licences="himono-1")
    table.lay(0, boats=[at_sea("three-slot", "mackerel", caught("mackerel"), "mackerel")])
    table.play("fish", "dock three-slot left", "price mackerel 100", "price mackerel 300")
    assert table.sales() == "mackerel-100 mackerel-300"
    assert drying(table) == "mackerel"


@rule("himono.land.sardines", "sardines.unload")
def test_sardines_so_caught_hand_out_no_tokens() -> None:
    table = Table("himono", "sardines").lay(0, licences="himono-1")
    table.lay(0, boats=[at_sea("three-slot", caught("sardines"), "sardines")])
    table.play("fish", "dock three-slot left")
    assert (table.market("sardines").tokens, table.tokens()) == (14, "")
    table.play("price sardines 300")
    assert table.tokens() == "sardines"
    assert drying(table) == "sardines"


@rule("himono.land.excess")
def test_what_finds_no_room_goes_back() -> None:
    table = Table("himono").lay(0, licences="himono-1", drying="mackerel")
    table.lay(0, boats=[at_sea("two-slot", caught("mackerel"), caught("mackerel"))])
    assert table.market("mackerel").barrels == 12
    table.play("fish")
    events = table.play("dock two-slot left")
    assert rules_of(events)[-2:] == ["himono.land", "himono.land.excess"]
    assert drying(table) == "mackerel mackerel"
    assert table.market("mackerel").barrels == 13


@rule("himono.land.excess", "himono.land.any-licence")
def test_without_a_licence_all_of_it_goes_back() -> None:
    table = Table("himono").lay(0, yen=0, licences="")
    table.lay(
        0, boats=[at_sea("two-slot", caught("mackerel", "himono"), caught("mackerel", "himono"))]
    )
    table.play("fish")
    events = table.play("dock two-slot left")
    assert rules_of(events) == ["fishing.dock", "fishing.unload.income", "himono.land.excess"]
    assert table.market("mackerel").barrels == 15
    # They were unloaded all the same.
    assert table.yen() == 100


@rule("himono.land.excess", "overfishing.returning-barrels")
def test_excess_of_an_overfished_fish_goes_to_the_box() -> None:
    table = Table("himono").lay(0, licences="himono-1", drying="mackerel mackerel-token")
    table.lay(0, boats=[at_sea("two-slot", caught("mackerel"))]).overfish("mackerel")
    boxed = table.market("mackerel").boxed
    table.play("fish", "dock two-slot left")
    assert table.market("mackerel").boxed == boxed + 1


@rule("himono.land", "himono.land.excess", "himono.land.any-licence")
def test_the_player_chooses_which_barrels_find_room() -> None:
    load = (caught("mackerel"), caught("sardines"))
    table = Table("himono", "sardines").lay(0, licences="himono-1", drying="mackerel", ports=3)
    table.lay(0, boats=[at_sea("barge", *load)])
    table.play("fish", "dock barge right")
    assert table.offered("stow") == ["stow mackerel himono-1", "stow sardines himono-1"]
    for text in ("finish fishing", "fish", "stow eel himono-1", "stow mackerel himono-2"):
        assert table.refused(text) == "himono.land"
    table.play("stow sardines himono-1")
    assert drying(table) == "mackerel sardines"
    assert table.market("mackerel").barrels == 14


@rule("himono.land.any-licence")
def test_the_player_chooses_among_two_licences_whichever_caught_it() -> None:
    load = (caught("mackerel"), caught("mackerel", "himono-2"))
    table = Table("himono").lay(0, licences="himono-1 himono-2", drying="mackerel-token")
    table.lay(0, boats=[at_sea("four-slot", *load)])
    table.play("fish", "dock four-slot left")
    assert table.offered("stow") == ["stow mackerel himono-1", "stow mackerel himono-2"]
    table.play("stow mackerel himono-2", "stow mackerel himono-2")
    assert drying(table) == "mackerel-token"
    assert drying(table, "himono-2") == "mackerel mackerel"
    assert table.allows("finish fishing")
    assert table.refused("stow mackerel himono-1") == "himono.land"


@rule("himono.land.any-licence", "himono.dry.room")
def test_a_full_licence_takes_no_more() -> None:
    load = (caught("mackerel"), caught("sardines"))
    table = Table("himono", "sardines").lay(0, licences="himono-1 himono-2", ports=3)
    table.lay(0, drying="mackerel mackerel-token", tokens="mackerel")
    table.lay(0, boats=[at_sea("barge", *load, "mackerel")])
    table.play("dry himono-2 mackerel token", "fish", "dock barge right")
    assert table.refused("stow mackerel himono-1") == "himono.dry.room"
    assert table.values("stow mackerel himono-1") == {"item": "himono_1"}
    table.play("stow mackerel himono-2", "price mackerel 300")
    assert drying(table, "himono-2") == "mackerel mackerel-token"
    assert table.market("sardines").barrels == 5


@rule("himono.land", "himono.land.any-licence")
def test_nobody_is_asked_where_every_order_comes_to_the_same() -> None:
    load = (caught("mackerel"), caught("sardines"))
    table = Table("himono", "sardines").lay(0, licences="himono-1", ports=3)
    table.lay(0, boats=[at_sea("barge", *load)])
    table.play("fish", "dock barge right")  # room for both on one licence
    assert drying(table) == "mackerel sardines"
    assert table.allows("finish fishing")
    load = (*[caught("mackerel")] * 2, caught("mackerel", "himono-2"))
    table = Table("himono").lay(0, licences="himono-1 himono-2", drying="mackerel-token")
    table.lay(0, boats=[at_sea("four-slot", *load)])
    table.play("fish", "dock four-slot left")  # three of a kind, and room for just three
    assert drying(table) == "mackerel mackerel-token"
    assert drying(table, "himono-2") == "mackerel mackerel"


@rule("himono.land.when", "fishing.dock.order")
def test_one_docking_with_fugu_himono_catch_crabs_and_eel() -> None:
    load = ("eel", "fugu", CRAB, CRAB, caught("mackerel"), caught("mackerel", "himono-2"))
    table = Table("himono", "fugu", CRAB, "eel").lay(
        0,
        yen=0,
        ports=3,
        boats=[at_sea("barge", *load)],
        licences="fugu himono-1 himono-2",
    )
    table.play("fish")
    events = table.play("dock barge right")
    assert rules_of(events) == ["fishing.dock", "fishing.unload.income", "fugu.licence.back"]
    # Three pairs are paid and the Fugu licence is back; the place on a licence comes next.
    assert table.yen() == 300
    assert table.licences() == "himono-1 himono-2"
    assert table.refused("bid 100") == table.refused("price eel 300") == "himono.land"
    table.play("stow mackerel himono-1")
    events = table.play("stow mackerel himono-1", drawn=["spider-crab-8"])
    assert rules_of(events) == ["himono.land", "spider-crab.auction.draw"]
    assert table.market("eel").marker == 1
    table.play("bid 300", "bid 0", "bid 0")
    assert table.tokens() == "spider-crab-8"
    table.play("price eel 300", "price fugu 500")
    assert table.market("eel").marker == 2
    assert table.sales() == "eel-300 fugu-500"
    table.play("finish fishing")


@rule("himono.land.when", "turn.free-steps")
def test_free_steps_while_the_catch_waits_for_its_place() -> None:
    load = (caught("mackerel"), caught("mackerel", "himono-2"))
    table = Table("himono").lay(0, licences="himono-1 himono-2", ports=3)
    table.lay(0, boats=[at_sea("barge", *load)])
    table.play("fish", "dock barge right", "return licence himono-2")
    # One licence is left, with room for both.
    assert drying(table) == "mackerel mackerel"
    assert table.licences() == "himono-1"
    table = Table("himono").lay(0, licences="himono-1 himono-2", tokens="mackerel", ports=3)
    table.lay(0, boats=[at_sea("barge", *load)])
    table.play("fish", "dock barge right", "dry himono-1 mackerel token")
    table.play("stow mackerel himono-1")
    assert drying(table) == "mackerel mackerel-token"
    assert drying(table, "himono-2") == "mackerel"


# --- drying ---


@rule("himono.dry", "himono.dry.either-row", "turn.free-steps.expansion")
@pytest.mark.parametrize("fish", DRIED)
def test_barrels_of_either_row_and_tokens_are_laid_to_dry_for_nothing(fish: str) -> None:
    table = Table("himono", "horse-mackerel", "sardines")
    table.lay(0, yen=0, licences="himono-1 himono-2", tokens=fish)
    table.lay(0, fresh=f"{fish}-300", degraded=f"{fish}-1200")
    market = table.market(fish)
    events = table.play(f"dry himono-1 {fish} degraded-1200")
    assert rules_of(events) == ["himono.dry"]
    table.play(f"dry himono-1 {fish} token", f"dry himono-2 {fish} fresh-300")
    assert drying(table) == f"{fish} {fish}-token"
    assert drying(table, "himono-2") == fish
    assert (table.sales(), table.sales(0, "degraded"), table.tokens()) == ("", "", "")
    assert (table.yen(), table.state.turn.points) == (0, 2)
    # Barrels and tokens lie on the licence and not on their board.
    assert table.market(fish) == market
    assert table.resources() == 0


@rule("himono.dry")
def test_a_licence_of_ones_own_is_needed_to_dry() -> None:
    table = Table("himono").lay(0, licences="mackerel", tokens="mackerel")
    table.lay(1, licences="himono-1")
    for licence in ("himono-1", "mackerel", "himono"):
        assert table.refused(f"dry {licence} mackerel token") == "himono.dry"
    table = Table().lay(0, tokens="mackerel")
    assert table.refused("dry himono-1 mackerel token") == "himono.dry"


@rule("himono.dry.kinds")
@pytest.mark.parametrize("fish", ["eel", "himono", "clam-oyster", "cod"])
def test_no_other_fish_dries(fish: str) -> None:
    table = Table("himono", "eel", "clam-oyster").lay(0, licences="himono-1", tokens="eel himono")
    table.lay(0, fresh="eel-300 himono-300 clam-oyster-300")
    for source in ("token", "fresh-300"):
        assert table.refused(f"dry himono-1 {fish} {source}") == "himono.dry.kinds"


@rule("himono.dry.own")
def test_only_what_one_has() -> None:
    table = Table("himono").lay(0, licences="himono-1", fresh="mackerel-300")
    table.lay(1, tokens="mackerel", fresh="mackerel-400", degraded="mackerel-300")
    for source in ("token", "fresh-400", "degraded-300", "barge"):
        assert table.refused(f"dry himono-1 mackerel {source}") == "himono.dry.own"
    assert table.offered("dry") == ["dry himono-1 mackerel fresh-300"]


@rule("himono.dry.room")
def test_two_pieces_on_a_licence() -> None:
    table = Table("himono").lay(0, licences="himono-1", drying="mackerel", tokens="mackerel")
    table.lay(0, fresh="mackerel-300")
    table.play("dry himono-1 mackerel token")
    assert table.refused("dry himono-1 mackerel fresh-300") == "himono.dry.room"
    assert table.values("dry himono-1 mackerel fresh-300") == {"item": "himono_1"}


@rule("turn.free-steps.expansion", "turn.discard")
def test_drying_ends_no_time_for_discards() -> None:
    table = Table("himono", "eel").lay(0, licences="himono-1", tokens="mackerel")
    table.lay(0, boats=[at_sea("two-slot", "eel")])
    table.play("dry himono-1 mackerel token", "discard two-slot eel")


@rule("himono.dry", "turn.free-steps.expansion")
def test_drying_at_every_moment_of_the_own_turn() -> None:
    table = Table("himono", "eel").lay(0, yen=2000, ports=2, tokens="mackerel mackerel mackerel")
    table.lay(0, licences="himono-1 himono-2", fresh="mackerel-100 mackerel-200")
    table.lay(0, boats=[at_sea("one-slot", "eel")])
    table.play("fish", "dock one-slot left")
    table.play("dry himono-1 mackerel fresh-100")  # while a barrel waits for its price
    table.play("price eel 300", "finish fishing", "enter eel points", "buy licence eel")
    table.play("dry himono-1 mackerel token", "leave")
    assert table.state.turn.points == 0
    table.play("dry himono-2 mackerel fresh-200", "end turn")
    assert drying(table) == "mackerel mackerel-token"
    assert drying(table, "himono-2") == "mackerel"


@rule("himono.dry", "turn.free-steps.expansion")
def test_drying_in_a_purchasing_action() -> None:
    table = Table("himono", "sardines").lay(0, yen=300, licences="himono-1")
    table.lay(1, fresh="sardines-100")
    table.play("purchase", "buy peak fresh sardines 100", "dry himono-1 sardines token")
    table.play("finish purchasing")
    assert drying(table) == "sardines-token"


@rule("turn.free-steps.not-before-interaction", "turn.free-steps.not-in-bids")
def test_no_drying_before_the_first_interaction_nor_while_bids_are_out() -> None:
    table = Table("himono", CRAB).lay(0, licences="himono-1", tokens="mackerel")
    table.lay(0, boats=[at_sea("two-slot", CRAB, CRAB)])
    dry = "dry himono-1 mackerel token"
    table.play("enter himono points")
    assert table.refused(dry) == "turn.free-steps.not-before-interaction"
    table.play("buy licence himono")
    assert table.allows(dry)
    table.play("leave", "fish", "dock two-slot left")
    assert table.refused(dry) == "turn.free-steps.not-in-bids"
    table.play("bid 0")
    assert table.refused(dry) == "turn.free-steps.not-in-bids"


@rule("himono.dry", "fishing.reprice.once")
def test_a_barrel_laid_to_dry_takes_its_new_price_with_it() -> None:
    table = Table("himono").lay(0, licences="himono-1", fresh="mackerel-100 mackerel-300")
    table.play("fish", "reprice fresh mackerel 100 300", "dry himono-1 mackerel fresh-300")
    # The barrel that is left was not repriced in this action.
    table.play("reprice fresh mackerel 300 500")
    assert table.sales() == "mackerel-500"


# --- the start of a turn ---


@rule("himono.dawn", "himono.dawn.next-turn")
def test_two_pieces_become_a_himono_barrel_at_the_start_of_the_next_turn() -> None:
    table = Table("himono", "sardines").lay(0, licences="himono-1", tokens="sardines")
    table.lay(0, fresh="mackerel-300")
    table.play("dry himono-1 mackerel fresh-300", "dry himono-1 sardines token")
    assert drying(table) == "mackerel sardines-token"
    assert (table.market("mackerel").barrels, table.market("sardines").tokens) == (14, 13)
    events = table.begin_turn(0)
    assert rules_of(events) == ["turn.whose", "himono.dawn"]
    assert drying(table) == ""
    assert (table.market("mackerel").barrels, table.market("sardines").tokens) == (15, 14)
    assert table.market("himono").barrels == 3
    assert table.refused("fish") == "himono.dawn"
    table.play("price himono ???", "amount 1700")
    assert table.sales() == "himono-1700"
    assert table.allows("fish")


@rule("himono.dawn")
def test_one_piece_alone_goes_on_drying() -> None:
    table = Table("himono").lay(0, licences="himono-1", drying="mackerel")
    table.begin_turn(0)
    assert drying(table) == "mackerel"
    assert table.sales() == ""
    assert table.allows("fish")


@rule("himono.dawn")
def test_only_the_player_on_turn_takes_what_has_dried() -> None:
    table = Table("himono").lay(1, licences="himono-1", drying="mackerel mackerel-token")
    table.begin_turn(0)
    assert drying(table, seat=1) == "mackerel mackerel-token"
    table.begin_turn(1)
    table.play("price himono 300")
    assert table.sales(1) == "himono-300"


@rule("himono.dawn")
def test_two_full_licences_bring_two_barrels_each_at_its_price() -> None:
    table = Table("himono").lay(0, licences="himono-1 himono-3", drying="mackerel mackerel-token")
    table.lay(0, fresh="mackerel-100", tokens="mackerel")
    table.play("dry himono-3 mackerel token", "dry himono-3 mackerel fresh-100")
    table.begin_turn(0)
    table.play("price himono 300", "price himono 500")
    assert table.sales() == "himono-300 himono-500"
    assert table.market("himono").barrels == 2
    assert (table.market("mackerel").barrels, table.market("mackerel").tokens) == (15, 30)


@rule("himono.dawn.none-left")
def test_with_no_himono_barrel_left_nothing_comes() -> None:
    table = Table("himono").overfish("himono")
    table.lay(0, licences="himono-1", drying="mackerel mackerel-token")
    events = table.begin_turn(0)
    assert rules_of(events) == ["turn.whose", "himono.dawn.none-left"]
    assert drying(table) == table.sales() == ""
    assert table.market("mackerel").barrels == 15
    assert table.allows("fish")


@rule("himono.dawn.none-left", "overfishing.when", "overfishing.new-market")
def test_the_last_himono_barrel_overfishes_it_and_the_second_licence_gets_none() -> None:
    table = Table("himono").lay(0, licences="himono-1 himono-2", drying="mackerel mackerel")
    table.lay(0, tokens="mackerel mackerel").lay(1, fresh="himono-300 himono-300 himono-300")
    table.play("dry himono-2 mackerel token", "dry himono-2 mackerel token")
    markets = len(table.state.markets)
    events = table.begin_turn(0)
    assert [r for r in rules_of(events) if r.startswith(("himono", "overfishing"))] == [
        "overfishing.when",
        "overfishing.new-market",
        "himono.dawn",
        "himono.dawn.none-left",
    ]
    assert len(table.state.markets) == markets + 1
    assert table.market("himono").overfished
    table.play("price himono 500")
    assert table.sales() == "himono-500"
    assert drying(table) == drying(table, "himono-2") == ""


@rule("himono.dawn", "overfishing.returning-barrels", "overfishing.for-good")
def test_what_dried_goes_to_the_box_if_its_fish_is_overfished() -> None:
    table = Table("himono").overfish("mackerel")
    table.lay(0, licences="himono-1", drying="mackerel mackerel-token")
    market = table.market("mackerel")
    table.begin_turn(0)
    after = table.market("mackerel")
    assert (after.boxed, after.barrels) == (market.boxed + 1, 0)
    assert after.tokens == market.tokens + 1
    assert after.overfished


@rule("himono.dawn.only-so", "himono.land")
def test_caught_himono_dries_like_the_others() -> None:
    table = Table("himono").overfish("mackerel").lay(0, licences="himono-1")
    table.lay(0, boats=[at_sea("two-slot", caught("himono"), caught("himono"))])
    table.play("fish", "dock two-slot left")
    assert table.sales() == ""
    assert drying(table) == "himono himono"
    assert table.market("himono").barrels == 2
    table.begin_turn(0)
    table.play("price himono 300")
    assert table.market("himono").barrels == 3


@rule("turn.start-order.himono", "turn.end-check")
def test_the_order_at_the_start_of_a_turn() -> None:
    table = Table("himono", "fugu", "rentals", "eel")
    table.lay(0, yen=5000, licences="himono-1", drying="mackerel mackerel-token", freezers=(2,))
    table.lay(0, fresh="eel-300", degraded="fugu-200", boats=[at_sea("two-slot", "eel")])
    table.lay(0, tokens="mackerel mackerel mackerel").lay(1, tokens="mackerel")
    events = table.begin_turn(0)
    assert rules_of(events) == ["turn.whose", "end.yen", "himono.dawn"]
    # Emptied and priced first; then Freezer or own Fugu, then degradation, discards, actions.
    for text in ("use freezer 2", "buy own fugu 200", "degrade", "discard two-slot eel"):
        assert table.refused(text) == "himono.dawn"
    table.play("price himono 500")
    assert table.refused("discard two-slot eel") == "turn.start-order"
    assert table.allows("use freezer 2")
    assert table.allows("buy own fugu 200")
    table.play("degrade")
    assert table.sales() == "himono-500"
    assert table.sales(0, "degraded") == "eel-300"
    table.play("discard two-slot eel", "fish")


@rule("turn.free-steps.expansion", "himono.dry.either-row", "turn.degradation.lower-row")
def test_a_barrel_of_the_lower_row_can_be_dried_before_it_goes() -> None:
    table = Table("himono", "eel").lay(0, licences="himono-1", degraded="mackerel-300 eel-300")
    table.begin_turn(0)
    table.play("dry himono-1 mackerel degraded-300", "degrade")
    assert drying(table) == "mackerel"
    assert table.sales(0, "degraded") == ""
    # It is laid down after full licences were emptied: it dries with the next turn.
    assert table.allows("fish")


@rule("turn.free-steps.expansion", "turn.start-order.himono")
def test_a_licence_just_emptied_takes_what_would_go() -> None:
    table = Table("himono").lay(0, licences="himono-1", drying="mackerel mackerel")
    table.lay(0, degraded="mackerel-100 mackerel-200")
    table.begin_turn(0)
    table.play("price himono 300")
    table.play("dry himono-1 mackerel degraded-100", "dry himono-1 mackerel degraded-200")
    table.play("degrade")
    assert drying(table) == "mackerel mackerel"
    assert table.sales() == "himono-300"
    assert table.sales(0, "degraded") == ""
    # What lies there since this morning dries with the next one.
    table.play("fish", "finish fishing", "fish", "finish fishing", "end turn")
    assert drying(table) == "mackerel mackerel"


@rule("turn.start-order.himono")
@pytest.mark.parametrize(
    "laid",
    [
        {"fresh": "mackerel-300"},
        {"degraded": "eel-300", "tokens": "mackerel"},
        {"degraded": "mackerel-300", "licences": "mackerel"},
    ],
)
def test_without_such_a_choice_the_barrels_degrade_by_themselves(laid: dict[str, str]) -> None:
    table = Table("himono", "eel").lay(0, **{"licences": "himono-1", **laid})
    assert rules_of(table.begin_turn(0))[-1] == "turn.degradation"
    assert table.allows("fish")


@rule("turn.start-order.himono", "himono.dry.room")
def test_a_licence_filled_again_in_the_morning_saves_no_more() -> None:
    table = Table("himono").lay(0, licences="himono-1", drying="mackerel mackerel-token")
    table.lay(0, tokens="mackerel mackerel", degraded="mackerel-300")
    table.begin_turn(0)
    table.play("dry himono-1 mackerel token", "dry himono-1 mackerel token")
    assert rules_of(table.play("price himono 300"))[-1] == "turn.degradation"


@rule("himono.keeps", "turn.degradation")
def test_himono_never_degrades() -> None:
    table = Table("himono", "eel").lay(0, fresh="himono-500 eel-500 mackerel-300")
    table.begin_turn(0)
    assert table.sales() == "himono-500"
    assert table.sales(0, "degraded") == "eel-500 mackerel-300"
    for _ in range(3):
        table.begin_turn(0)
        assert table.sales() == "himono-500"
        assert table.sales(0, "degraded") == ""
    assert (table.market("himono").barrels, table.market("eel").barrels) == (3, 6)


@rule("himono.keeps", "fishing.reprice")
def test_its_price_can_be_changed_like_others() -> None:
    table = Table("himono").lay(0, fresh="himono-500")
    table.play("fish", "reprice fresh himono 500 300")
    assert table.sales() == "himono-300"


@rule("himono.keeps", "purchase.pay", "purchase.barrel-back")
def test_it_stays_until_somebody_buys_it() -> None:
    table = Table("himono").lay(0, yen=800, fresh="").lay(1, yen=0, fresh="himono-700")
    table.play("purchase", "buy peak fresh himono 700")
    assert table.tokens() == "himono"
    assert table.purses[:2] == [100, 700]
    market = table.market("himono")
    assert (market.barrels, market.tokens) == (4, 6)


@rule("himono.keeps", "overfishing.when")
def test_the_last_token_bought_overfishes_it() -> None:
    table = Table("himono").lay(0, yen=800).lay(1, fresh="himono-700").lay(2, tokens="himono " * 6)
    table.play("purchase", "buy peak fresh himono 700")
    market = table.market("himono")
    assert (market.overfished, market.barrels, market.boxed) == (True, 0, 4)


@rule("himono.unsold", "worth.at-sea")
def test_nothing_on_sale_at_sea_or_on_a_licence_is_worth_anything_in_the_end() -> None:
    table = Table("himono").lay(0, yen=1000, licences="himono-1", fresh="himono-500")
    table.lay(0, drying="mackerel mackerel-token", boats=[at_sea("one-slot", caught("mackerel"))])
    table.lay(1, tokens="mackerel").lay(2, tokens="mackerel")
    line = count(table.state)[0]
    # The lowest outright: 0 Resources against 1 and 1.
    assert (line.yen, line.resources, line.lowest, line.total) == (10, 0, -5, 5)


# --- licences given back ---


@rule("himono.licence.given-back", "licence.return")
def test_a_licence_given_back_loses_what_lies_on_it() -> None:
    table = Table("himono", "sardines").lay(0, yen=0, licences="himono-1 himono-2")
    table.lay(0, drying="sardines-token mackerel", tokens="mackerel")
    table.play("dry himono-2 mackerel token", "return licence himono-1")
    assert table.licences() == "himono-2"
    assert drying(table) == ""
    assert drying(table, "himono-2") == "mackerel-token"
    assert (table.market("mackerel").barrels, table.market("sardines").tokens) == (15, 14)
    assert (table.yen(), table.tokens(), table.sales()) == (0, "", "")
    assert table.refused("return licence himono-1") == "licence.return.own"


@rule("himono.licence.given-back", "licence.no-rebuy")
def test_no_himono_licence_comes_back_in_the_same_turn() -> None:
    table = Table("himono").lay(0, licences="himono-1 himono-2")
    table.play("return licence himono-2")
    assert table.refused("enter himono points") == "licence.no-rebuy"


@rule("himono.licence.given-back", "overfishing.returning-barrels")
def test_overfished_pieces_of_a_licence_given_back() -> None:
    table = Table("himono").overfish("mackerel").lay(0, licences="himono-1", drying="mackerel")
    boxed = table.market("mackerel").boxed
    table.play("return licence himono-1")
    assert table.market("mackerel").boxed == boxed + 1


@rule("himono.licence.given-back")
def test_given_back_in_the_morning_and_after_the_last_point() -> None:
    table = Table("himono", "rentals").lay(0, licences="himono-1 himono-2", freezers=(1,))
    table.lay(0, drying="mackerel")
    table.begin_turn(0)
    table.play("return licence himono-1")
    assert table.market("mackerel").barrels == 15
    table.play("degrade")
    table.set_turn(points=0).lay(0, tokens="mackerel")
    table.play("dry himono-2 mackerel token", "return licence himono-2", "end turn")
    assert table.licences() == table.tokens() == ""
    assert table.market("mackerel").tokens == 30


@rule("himono.licence.given-back.at-sea", "himono.catch.which-licence")
def test_what_it_caught_stays_himono_catch_on_a_ship_and_in_a_barge() -> None:
    table = Table("himono").lay(0, licences="himono-1 himono-2", ports=3)
    boats = [at_sea("two-slot", caught("mackerel")), at_sea("barge", caught("mackerel"))]
    table.lay(0, boats=[*boats, at_sea("three-slot", caught("mackerel", "himono-2"))])
    table.play("return licence himono-1")
    assert table.load("two-slot") == table.load("barge") == caught("mackerel", "himono")
    assert table.load("three-slot") == caught("mackerel", "himono-2")
    # It goes onto the other licence, as far as there is room.
    table.play("fish", "dock two-slot left", "dock barge right", "finish fishing")
    assert drying(table, "himono-2") == "mackerel mackerel"
    assert table.sales() == ""


@rule("himono.licence.given-back.at-sea", "fishing.catch.empty-ship.several-kinds")
def test_its_catch_still_counts_as_a_ship_with_himono_catch() -> None:
    table = Table("himono").lay(0, licences="himono-1 himono-2")
    table.lay(0, boats=[at_sea("two-slot", caught("mackerel")), at_sea("one-slot")])
    table.play("return licence himono-1", "fish")
    assert table.refused("catch by himono one-slot mackerel himono-2") == "fishing.catch.empty-ship"
    table.play("catch by himono two-slot mackerel himono-2")


@rule("himono.licence.given-back.at-sea", "himono.catch.two-at-sea")
def test_a_licence_bought_later_has_caught_nothing_yet() -> None:
    table = Table("himono").lay(0, yen=400, licences="himono-1")
    table.lay(0, boats=[at_sea("four-slot", caught("mackerel"), caught("mackerel"))])
    table.play("return licence himono-1")
    table.begin_turn(0)
    table.play("enter himono points", "buy licence himono", "leave", "fish")
    assert table.licences() == "himono-1"
    table.play("catch by himono four-slot mackerel himono-1")
    load = table.load("four-slot").split()
    assert (load.count(caught("mackerel", "himono")), load.count(caught("mackerel"))) == (2, 1)


@rule("himono.licence.given-back", "licence.return.used-first")
def test_given_back_in_the_middle_of_a_fishing_action() -> None:
    table = fisher(licences="himono-1 himono-2", ships="two-slot three-slot")
    table.play("catch by himono two-slot mackerel himono-1", "return licence himono-1")
    assert table.load("two-slot") == caught("mackerel", "himono")
    # One Ship carries Himono catch and one licence is held: no empty Ship more.
    refused = "catch by himono three-slot mackerel himono-2"
    assert table.refused(refused) == "fishing.catch.empty-ship"
    table.play("finish fishing", "fish", "catch by himono two-slot mackerel himono-2")


@rule("himono.licence.given-back", "himono.land.excess")
def test_given_back_before_the_docking_of_its_own_catch() -> None:
    table = Table("himono").lay(0, licences="himono-1", drying="mackerel-token")
    table.lay(0, boats=[at_sea("two-slot", caught("mackerel"))])
    table.play("fish", "return licence himono-1", "dock two-slot left", "finish fishing")
    assert (table.market("mackerel").barrels, table.market("mackerel").tokens) == (15, 30)
    assert table.sales() == ""


@rule("himono.licence.given-back", "licence.spaces")
def test_given_back_to_make_room_for_another_licence() -> None:
    table = Table("himono", "eel").lay(0, licences="himono-1 himono-2 mackerel mackerel")
    table.lay(0, drying="mackerel mackerel-token")
    assert table.refused("enter eel points") == "licence.spaces"
    table.play("return licence himono-1", "enter eel points", "buy licence eel")
    assert table.licences() == "eel himono-2 mackerel mackerel"
