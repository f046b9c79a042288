"""Ship Rentals: boats of Ships and Used Ships for one trip."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.table import Table, at_sea, in_port, rule, rules_of

RENTALS = "ship-rentals"
RENT = {"one-slot": 100, "two-slot": 200, "three-slot": 300, "four-slot": 400, "barge": 600}


def visitor(*markets: str, used: str = "", **setup: Any) -> Table:
    """Seat 0 with all ports open and empty is in the Ship Rentals market; ``used`` boats lie at
    Used Ships.
    """
    table = Table(RENTALS, "used-ships", *markets, **setup).lay(0, boats=[], ports=3)
    table.lay_market("used-ships", boats=tuple(used.replace("-", "_").split()))
    table.play(f"enter {RENTALS} points")
    return table


# --- renting ---


@rule("ship-rentals.entry", "setup.ship-rentals")
def test_entering_costs_a_point() -> None:
    table = visitor()
    assert table.state.turn.points == 1
    market = table.market(RENTALS)
    assert market.rentals == 6
    assert market.provenance("points", table.state) == "reconstructed"
    assert market.provenance("rentals", table.state) == "rulebook"
    assert market.provenance("slot_price", table.state) == "rulebook"
    assert table.refused("leave") == "visit.interact"
    for cost in ("yen", "free"):
        assert Table(RENTALS).refused(f"enter {RENTALS} {cost}") == "visit.cost"


@rule("ship-rentals.rent")
@pytest.mark.parametrize("boat", RENT)
@pytest.mark.parametrize("market", ["ships", "used-ships"])
def test_a_boat_costs_100_for_each_slot(boat: str, market: str) -> None:
    table = visitor(used=boat if market == "used-ships" else "")
    supply = table.state.supply
    table.play(f"rent boat {boat} {market} right")
    assert table.yen() == 2000 - RENT[boat]
    assert table.state.supply * 100 == supply * 100 + RENT[boat]
    (rented,) = table.player().boats
    assert (rented.kind, rented.place, rented.load) == (boat.replace("-", "_"), "right", ())
    assert rented.rented == market.replace("-", "_")
    assert table.market(RENTALS).rentals == 5


@rule("ship-rentals.rent", "barge.four-slot")
def test_a_four_slot_barge_is_rented_for_400() -> None:
    table = visitor(barges="four_slot")
    table.play("rent boat four-slot-barge ships right")
    assert table.yen() == 1600
    assert table.refused("rent boat barge ships right") == "ship-rentals.rent"


@rule("ship-rentals.rent")
def test_as_many_boats_as_one_likes_of_both_markets() -> None:
    table = visitor(used="two-slot four-slot")
    table.play("rent boat two-slot used-ships left", "rent boat two-slot ships centre")
    table.play("rent boat one-slot ships right", "rent boat four-slot used-ships right", "leave")
    assert table.yen() == 2000 - 200 - 200 - 100 - 400
    assert table.market(RENTALS).rentals == 2
    assert table.market("used-ships").boats == ()
    assert [boat.name for boat in table.player().boats] == [
        *("four_slot", "one_slot", "two_slot", "two_slot_2")
    ]


@rule("ship-rentals.rent", "ship-rentals.no-blue-ship")
def test_what_cannot_be_rented() -> None:
    table = visitor(used="three-slot", blue_ship=True).lay(1, boats=[in_port("four-slot")])
    assert table.refused("rent boat four-slot ships left") == "ship-rentals.rent"
    assert table.values("rent boat four-slot ships left") == {"boat": "four_slot"}
    assert table.refused("rent boat two-slot used-ships left") == "ship-rentals.rent"
    assert table.refused("rent boat two-slot mackerel left") == "ship-rentals.rent"
    assert table.refused("rent boat blue-ship ships left") == "ship-rentals.no-blue-ship"
    table.lay_market("used-ships", boats=("blue_ship",))
    assert table.refused("rent boat blue-ship used-ships left") == "ship-rentals.no-blue-ship"
    assert not [text for text in table.offered("rent boat") if "blue" in text]
    table = Table(RENTALS, "bank").lay(0, boats=[])
    table.play(f"enter {RENTALS} points")
    assert table.refused("rent boat one-slot used-ships left") == "ship-rentals.rent"


@rule("ship-rentals.left")
def test_a_boat_needs_a_rental_token() -> None:
    table = visitor(boards={"ship_rentals": {"rentals": 1}})
    table.play("rent boat two-slot ships left")
    assert table.refused("rent boat two-slot ships centre") == "ship-rentals.left"


@rule("ship-rentals.left")
def test_there_are_six_rental_tokens() -> None:
    boats = [at_sea("two-slot", rented="ships"), at_sea("three-slot", rented="ships")]
    table = Table(RENTALS).lay(1, boats=boats).lay(2, boats=boats)
    table.lay(0, boats=[at_sea("one-slot", rented="ships"), at_sea("barge", rented="ships")])
    assert table.market(RENTALS).rentals == 0
    assert table.refused(f"enter {RENTALS} points") == "ship-rentals.left"


@rule("money.enough", "ship-rentals.rent")
def test_the_rent_must_be_paid() -> None:
    table = visitor().lay(0, yen=300)
    assert table.refused("rent boat four-slot ships left") == "money.enough"
    assert table.values("rent boat four-slot ships left") == {"yen": 4, "missing": 1}
    table.play("rent boat three-slot ships left")
    assert table.yen() == 0


@rule("ship-rentals.rent.berth", "port.open", "port.sizes")
def test_a_rented_boat_needs_a_berth_now() -> None:
    table = Table(RENTALS).lay(0, boats=[in_port("one-slot"), at_sea("four-slot")], ports=2)
    table.play(f"enter {RENTALS} points")
    assert table.refused("rent boat two-slot ships left") == "ship-rentals.rent.berth"
    assert table.values("rent boat two-slot ships left") == {"port": "left"}
    assert table.refused("rent boat two-slot ships right") == "port.open"
    assert table.refused("rent boat two-slot ships sea") == "port.sizes"
    table.play("rent boat two-slot ships centre")
    assert table.refused("rent boat two-slot ships centre") == "ship-rentals.rent.berth"


@rule("ship-rentals.rent.barge-port", "ship-rentals.rent.berth")
def test_a_rented_barge_needs_the_whole_right_port() -> None:
    table = visitor()
    assert table.refused("rent boat barge ships left") == "ship-rentals.rent.barge-port"
    assert table.refused("rent boat barge ships centre") == "ship-rentals.rent.barge-port"
    table.play("rent boat one-slot ships right")
    assert table.refused("rent boat barge ships right") == "ship-rentals.rent.berth"
    table.play("rent boat two-slot ships right")
    assert table.refused("rent boat two-slot ships right") == "ship-rentals.rent.berth"


@rule("visit.interact.possible", "ship-rentals.rent.berth")
def test_no_visit_in_which_nothing_can_be_rented() -> None:
    table = Table(RENTALS).lay(0, boats=[in_port("one-slot")])
    assert table.refused(f"enter {RENTALS} points") == "ship-rentals.rent.berth"
    table.lay(0, boats=[at_sea("one-slot")], yen=0)
    assert table.refused(f"enter {RENTALS} points") == "money.enough"
    table.lay(0, yen=100)
    assert table.allows(f"enter {RENTALS} points")


@rule("ship-rentals.last-turn", "used-ships.last-turn")
def test_boats_are_rented_after_the_end_is_triggered_from_used_ships_too() -> None:
    table = Table(RENTALS, "used-ships").lay(0, boats=[], ports=3)
    table.lay_market("used-ships", boats=("two_slot",)).set_state(last_turn=3, ended_by=2)
    assert table.refused("enter used-ships points") == "used-ships.last-turn"
    table.play(f"enter {RENTALS} points", "rent boat two-slot used-ships left")


@rule("visit.one-market", "visit.own-rules")
def test_renting_is_part_of_its_visit() -> None:
    table = Table(RENTALS).lay(0, boats=[])
    assert table.refused("rent boat two-slot ships left") == "visit.one-market"
    table.play("enter ships points")
    assert table.refused("rent boat two-slot ships left") == "visit.own-rules"


# --- the trip ---


@rule("ship-rentals.one-trip", "fishing.unload.income")
def test_a_rented_boat_makes_one_trip() -> None:
    table = visitor("eel")
    table.lay(0, licences="eel eel", boats=[])
    table.play("rent boat two-slot ships left", "leave", "fish", "undock two-slot")
    table.play("finish fishing", "end turn")
    table.begin_turn(0)
    for _ in range(2):
        table.play("fish", "catch two-slot eel", "finish fishing")
    table.begin_turn(0)
    ships = table.market("ships").boats
    table.play("fish")
    events = table.play("dock two-slot left")
    assert rules_of(events) == [
        "fishing.dock",
        "fishing.unload.income",
        "ship-rentals.one-trip",
    ]
    assert table.player().boats == ()
    assert table.market(RENTALS).rentals == 6
    assert table.market("ships").boats == tuple(sorted((*ships, "two_slot")))
    assert table.yen() == 2000 - 200 + 100
    table.play("price eel 300", "price eel 400", "finish fishing")
    assert table.sales() == "eel-300 eel-400"


@rule("ship-rentals.one-trip")
def test_it_goes_back_to_the_market_it_came_from() -> None:
    table = visitor(used="two-slot")
    table.play("rent boat two-slot used-ships left", "rent boat two-slot ships centre", "leave")
    ships = table.market("ships").boats
    table.play("fish", "undock two-slot", "undock two-slot-2", "finish fishing", "end turn")
    table.begin_turn(0)
    table.play("fish", "dock two-slot left")
    assert table.market("used-ships").boats == ("two_slot",)
    assert table.market("ships").boats == ships
    table.play("dock two-slot-2 left")
    assert table.market("ships").boats == tuple(sorted((*ships, "two_slot")))


@rule("ship-rentals.one-trip.berth")
def test_a_rented_boat_needs_a_free_berth_to_dock_and_leaves_it() -> None:
    table = Table(RENTALS)
    boats = [at_sea("three-slot", rented="ships"), in_port("one-slot"), at_sea("two-slot")]
    table.lay(0, boats=boats).play("fish")
    assert table.refused("dock three-slot left") == "fishing.dock.berth"
    table.play("undock one-slot", "dock three-slot left", "dock two-slot left")
    assert [boat.name for boat in table.player().boats] == ["one_slot", "two_slot"]


@rule("ship-rentals.not-owned", "ship-rentals.one-trip")
def test_it_may_lie_in_port_as_long_as_one_likes() -> None:
    table = Table(RENTALS).lay(0, boats=[in_port("two-slot", rented="ships")])
    for _ in range(3):
        table.begin_turn(0)
    assert table.place("two-slot") == "left"
    table.play("fish", "undock two-slot")
    assert table.refused("dock two-slot left") == "fishing.one-activity"


@rule("ship-rentals.one-trip")
def test_an_empty_trip_ends_like_any_other() -> None:
    table = Table(RENTALS).lay(0, boats=[at_sea("one-slot", rented="ships")])
    table.play("fish", "dock one-slot left")
    assert table.player().boats == ()
    assert table.market(RENTALS).rentals == 6


@rule("ship-rentals.one-trip", "bid.everyone")
def test_what_it_brings_in_is_auctioned_although_it_is_gone() -> None:
    table = Table(RENTALS, "spider-crab")
    table.lay(0, boats=[at_sea("two-slot", "spider-crab", "spider-crab", rented="ships")])
    table.play("fish")
    table.play("dock two-slot left", drawn=["spider-crab-6"])
    assert table.player().boats == ()
    table.play("bid 0", "bid 700", "bid 0")
    assert table.tokens(1) == "spider-crab-6"


@rule("ship-rentals.not-owned")
@pytest.mark.parametrize("market", ["ships", "used-ships"])
def test_a_rented_boat_is_not_sold(market: str) -> None:
    boats = [in_port("two-slot", rented="ships"), in_port("one-slot", "centre")]
    table = Table(RENTALS, "used-ships").lay(0, boats=boats)
    table.play(f"enter {market} points")
    assert table.refused("sell boat two-slot") == "ship-rentals.not-owned"
    assert table.values("sell boat two-slot") == {"boat": "two_slot"}
    assert table.offered("sell boat") == ["sell boat one-slot"]
    table.play("sell boat one-slot")


@rule("ship-rentals.not-owned", "blue-ship.buy.no-barge")
def test_a_rented_ship_is_not_handed_in_for_the_blue_ship() -> None:
    boats = [in_port("two-slot", rented="ships"), in_port("one-slot", "centre")]
    table = Table(RENTALS, blue_ship=True).lay(0, boats=boats, yen=3000)
    table.play("enter ships points")
    refused = table.refused("buy blue-ship two-slot ships left")
    assert refused == "blue-ship.buy.own-ship"
    table.play("buy blue-ship one-slot ships centre")


@rule("visit.interact.possible", "ship-rentals.not-owned")
def test_a_rented_boat_opens_no_visit_for_a_sale() -> None:
    table = Table(RENTALS).lay(0, boats=[in_port("two-slot", rented="ships")], yen=0)
    assert table.refused("enter ships points") == "money.enough"
    table.lay(0, boats=[in_port("two-slot")])
    assert table.allows("enter ships points")


@rule("ship-rentals.no-transfer")
def test_nothing_is_moved_from_a_rented_ship_to_a_barge() -> None:
    boats = [at_sea("two-slot", "mackerel", rented="ships"), at_sea("barge")]
    table = Table(RENTALS).lay(0, boats=boats)
    assert table.refused("transfer two-slot mackerel barge") == "ship-rentals.no-transfer"
    assert table.values("transfer two-slot mackerel barge") == {"boat": "two_slot"}
    assert table.offered("transfer") == []


@rule("ship-rentals.no-transfer.barge", "ship-rentals.one-trip")
def test_a_rented_barge_is_loaded_from_own_ships() -> None:
    boats = [
        at_sea("two-slot", "mackerel"),
        at_sea("one-slot", "mackerel", rented="ships"),
        at_sea("barge", "mackerel", rented="ships"),
    ]
    table = Table(RENTALS).lay(0, boats=boats, ports=3)
    table.play("transfer two-slot mackerel barge")
    assert table.load("barge") == "mackerel mackerel"
    assert table.refused("transfer one-slot mackerel barge") == "ship-rentals.no-transfer"
    table.play("fish", "dock barge right", "price mackerel 100", "price mackerel 100")
    assert table.market("ships").boats.count("barge") == 1
    assert table.refused("transfer two-slot mackerel barge") == "fishing.own-boats"


@rule("fishing.catch.empty-ship.counting", "ship-rentals.rent")
def test_a_rented_ship_fishes_like_an_own_one() -> None:
    boats = [at_sea("two-slot", "eel", rented="ships"), at_sea("one-slot")]
    table = Table(RENTALS, "eel").lay(0, licences="eel", boats=boats)
    table.play("fish")
    assert table.refused("catch one-slot eel") == "fishing.catch.empty-ship"
    table.play("catch two-slot eel")
    assert table.load("two-slot") == "eel eel"


@rule("turn.discard", "ship-rentals.one-trip")
def test_its_load_can_be_thrown_back() -> None:
    table = Table(RENTALS).lay(0, boats=[at_sea("two-slot", "mackerel", rented="ships")])
    table.play("discard two-slot mackerel")
    assert table.load("two-slot") == ""


@rule("ship-rentals.rent", "ship-rentals.one-trip")
def test_a_trip_that_is_undone_is_not_over() -> None:
    table = Table(RENTALS).lay(0, boats=[at_sea("two-slot", "mackerel", rented="ships")])
    table.play("fish", "dock two-slot left")
    table.game.undo()
    assert table.load("two-slot") == "mackerel"
    assert [boat.rented for boat in table.player().boats] == ["ships"]
    assert table.market(RENTALS).rentals == 5
