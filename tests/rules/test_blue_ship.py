"""The boats of the expansion: the Blue Ship, and two Barges of four slots."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.rules.table import Table, abroad, at_sea, in_port, rule, rules_of

BY = "mackerel-by-horse-mackerel"
HIMONO = "mackerel-by-himono-1"


def visitor(board: str = "ships", *markets: str, yen: int = 3000) -> Table:
    """Seat 0 with its One-slot Ship in the left port, in the market where the Blue Ship lies."""
    table = Table(board, *markets, blue_ship=True).lay(0, yen=yen)
    if board == "used-ships":
        # It was sold there: then Ships has it no more.
        table.lay_market("used-ships", boats=("blue_ship",))
    table.play(f"enter {board} points")
    return table


def fisher(*load: str, licences: str, others: tuple[tuple[str, ...], ...] = ()) -> Table:
    """Seat 0 with the Blue Ship and other boats at sea, in a Fishing action."""
    table = Table("eel", "salmon", "horse-mackerel", "himono", "sardines", blue_ship=True)
    table.lay(
        0, licences=licences, boats=[at_sea("blue-ship", *load), *[at_sea(*b) for b in others]]
    )
    table.play("fish")
    return table


# --- the Barges of four slots ---


@rule("setup.barges")
def test_either_one_barge_of_six_or_two_of_four() -> None:
    boats = Counter(Table("eel", box="expansion").market("ships").boats)
    assert (boats["barge"], boats["four_slot_barge"]) == (1, 0)
    boats = Counter(Table("eel", barges="four_slot").market("ships").boats)
    assert (boats["barge"], boats["four_slot_barge"]) == (0, 2)


@rule("barge.four-slot.price")
@pytest.mark.parametrize(
    ("board", "buys", "sells"), [("ships", 1000, 100), ("used-ships", 600, 400)]
)
def test_they_cost_and_bring_what_the_barge_of_six_does(board: str, buys: int, sells: int) -> None:
    table = Table(board, barges="four_slot").lay(0, yen=1000, ports=3)
    if board == "used-ships":
        table.lay_market(board, boats=("four_slot_barge",))
    table.play(f"enter {board} points", "buy boat four-slot-barge right")
    assert table.yen() == 1000 - buys
    table.play("sell boat four-slot-barge")
    assert table.yen() == 1000 - buys + sells
    assert "four_slot_barge" in table.market(board).boats


@rule("barge.four-slot.both", "barge.four-slot.one-in-port")
def test_one_player_may_own_both_but_only_one_lies_in_port() -> None:
    table = Table(barges="four_slot").lay(0, yen=2000, ports=3)
    table.play("enter ships points", "buy boat four-slot-barge right")
    assert table.refused("buy boat four-slot-barge right") == "ships.buy.berth"
    assert table.refused("buy boat four-slot-barge left") == "ships.buy.barge-port"
    table.play("leave", "fish", "undock four-slot-barge", "finish fishing", "end turn")
    table.begin_turn(0)
    table.play("enter ships points", "buy boat four-slot-barge right", "leave", "fish")
    assert table.place("four-slot-barge-2") == "right"
    assert "four_slot_barge" not in table.market("ships").boats
    assert table.refused("dock four-slot-barge right") == "fishing.dock.berth"
    table.play("undock four-slot-barge-2", "dock four-slot-barge right")


@rule("barge.four-slot")
def test_it_works_like_the_barge_of_six() -> None:
    table = Table("eel", barges="four_slot").lay(0, yen=0, ports=3, licences="eel")
    boats = [at_sea("four-slot-barge", "eel", "mackerel"), at_sea("four-slot-barge")]
    table.lay(0, boats=[*boats, at_sea("three-slot", "eel", "eel", "eel")])
    assert (
        table.refused("transfer four-slot-barge eel four-slot-barge-2") == "barge.transfer.one-way"
    )
    assert table.refused("transfer four-slot-barge eel three-slot") == "barge.transfer.one-way"
    table.play(*["transfer three-slot eel four-slot-barge"] * 2)
    full = "transfer three-slot eel four-slot-barge"
    assert table.refused(full) == "barge.transfer.room"
    assert table.values(full) == {"slots": 4}
    table.play("transfer three-slot eel four-slot-barge-2", "fish")
    assert table.refused("catch four-slot-barge-2 eel") == "barge.no-catch"
    for port in ("left", "centre"):
        assert table.refused(f"dock four-slot-barge {port}") == "fishing.dock.barge-port"
    table.play("dock four-slot-barge right")
    assert table.yen() == 200


@rule("barge.four-slot.salmon", "salmon.one-per-boat")
def test_each_of_them_carries_one_salmon() -> None:
    table = Table("salmon", barges="four_slot")
    boats = [at_sea("four-slot-barge"), at_sea("four-slot-barge")]
    table.lay(0, boats=[*boats, at_sea("one-slot", "salmon"), at_sea("two-slot", "salmon")])
    table.play("transfer one-slot salmon four-slot-barge")
    assert table.refused("transfer two-slot salmon four-slot-barge") == "salmon.one-per-boat"
    table.play("transfer two-slot salmon four-slot-barge-2")


@rule("barge.four-slot", "barge.four-slot.both", "fishing.catch.empty-ship.counting")
def test_neither_counts_as_a_ship_that_carries_a_fish() -> None:
    table = Table("eel", barges="four_slot").lay(0, licences="eel")
    boats = [at_sea("four-slot-barge", "eel"), at_sea("four-slot-barge", "eel")]
    table.lay(0, boats=[*boats, at_sea("one-slot")])
    table.play("fish", "catch one-slot eel")


# --- buying and selling the Blue Ship ---


@rule("setup.blue-ship")
def test_it_lies_at_ships_beside_the_four_slot_ship_if_one_plays_with_it() -> None:
    boats = Counter(Table("eel", blue_ship=True).market("ships").boats)
    assert (boats["blue_ship"], boats["four_slot"]) == (1, 1)
    table = Table("eel", box="expansion").lay(0, yen=3000)
    assert "blue_ship" not in table.market("ships").boats
    table.play("enter ships points")
    assert table.refused("buy blue-ship one-slot ships left") == "ships.buy.left"


@rule("blue-ship.buy", "blue-ship.buy.berth", "blue-ship.buy.where")
def test_at_ships_for_2000_yen_and_a_ship_in_whose_berth_it_may_lie() -> None:
    table = visitor()
    one_slots = table.market("ships").boats.count("one_slot")
    events = table.play("buy blue-ship one-slot ships left")
    assert rules_of(events) == ["blue-ship.buy", "ships.buy"]
    # Nothing is paid for the One-slot Ship.
    assert table.yen() == 1000
    assert table.player().boats == (in_port("blue-ship", "left"),)
    boats = table.market("ships").boats
    assert boats.count("one_slot") == one_slots + 1
    assert "blue_ship" not in boats
    table.play("leave")


@rule("blue-ship.buy")
def test_yen_alone_do_not_buy_it() -> None:
    table = visitor().lay(0, ports=2)
    assert table.refused("buy boat blue-ship centre") == "blue-ship.buy"
    assert "buy boat blue-ship centre" not in table.offered("buy boat")
    table = visitor(yen=1900)
    assert table.refused("buy blue-ship one-slot ships left") == "money.enough"
    assert table.values("buy blue-ship one-slot ships left") == {"yen": 20, "missing": 1}


@rule("blue-ship.buy", "blue-ship.buy.where")
def test_at_used_ships_for_1200_yen_and_a_ship_that_stays_there() -> None:
    table = visitor("used-ships", yen=1200)
    assert table.refused("buy blue-ship one-slot ships left") == "blue-ship.buy.where"
    table.play("buy blue-ship one-slot used-ships left")
    assert table.yen() == 0
    assert table.place("blue-ship") == "left"
    assert table.market("used-ships").boats == ("one_slot",)
    table = visitor("used-ships", yen=1100)
    assert table.refused("buy blue-ship one-slot used-ships left") == "money.enough"


@rule("blue-ship.buy.where", "blue-ship.buy.where.choice")
def test_a_buyer_at_ships_chooses_where_the_ship_goes() -> None:
    table = visitor("ships", "used-ships")
    assert table.offered("buy blue-ship") == [
        "buy blue-ship one-slot ships left",
        "buy blue-ship one-slot used-ships left",
    ]
    one_slots = table.market("ships").boats.count("one_slot")
    table.play("buy blue-ship one-slot used-ships left")
    assert table.yen() == 1000
    assert table.market("used-ships").boats == ("one_slot",)
    assert table.market("ships").boats.count("one_slot") == one_slots
    table = visitor()
    for board in ("used-ships", "eel", "mackerel"):
        assert table.refused(f"buy blue-ship one-slot {board} left") == "blue-ship.buy.where"


@rule("blue-ship.buy.where.choice", "used-ships.last-turn")
def test_on_the_last_turn_too() -> None:
    table = Table("used-ships", blue_ship=True).lay(0, yen=3000).set_state(last_turn=3, ended_by=0)
    assert table.refused("enter used-ships points") == "used-ships.last-turn"
    table.play("enter ships points", "buy blue-ship one-slot used-ships left")
    assert table.market("used-ships").boats == ("one_slot",)


@rule("blue-ship.buy.own-ship", "blue-ship.buy.no-barge")
def test_the_ship_handed_in_lies_in_a_port_and_is_no_barge_and_not_rented() -> None:
    table = Table("ship-rentals", "foreign-market", blue_ship=True).lay(0, yen=3000)
    boats = [in_port("barge", "right"), at_sea("two-slot"), abroad("three-slot")]
    table.lay(0, boats=[*boats, in_port("one-slot", "left", "ships")])
    table.lay(1, boats=[in_port("four-slot")])
    table.play("enter ships points")
    for boat in ("barge", "two-slot", "three-slot", "one-slot"):
        text = f"buy blue-ship {boat} ships left"
        assert table.refused(text) == "blue-ship.buy.own-ship"
        assert table.values(text) == {"boat": boat.replace("-", "_")}
    assert table.refused("buy blue-ship four-slot ships left") == "ships.sell.own"
    assert table.offered("buy blue-ship") == []


@rule("blue-ship.buy.berth")
def test_it_needs_a_berth_that_is_free_once_the_ship_has_left() -> None:
    table = Table(blue_ship=True).lay(0, yen=3000)
    boats = [
        in_port("one-slot", "left"),
        in_port("two-slot", "centre"),
        in_port("three-slot", "right"),
    ]
    table.lay(0, boats=[*boats, in_port("four-slot", "right")])
    table.play("enter ships points")
    assert table.refused("buy blue-ship one-slot ships centre") == "ships.buy.berth"
    assert table.refused("buy blue-ship one-slot ships right") == "ships.buy.berth"
    assert table.allows("buy blue-ship one-slot ships left")
    table.play("buy blue-ship three-slot ships right")
    assert table.place("blue-ship") == "right"
    table = visitor("used-ships")
    table.lay(0, boats=[in_port("one-slot", "left"), in_port("two-slot", "centre")])
    assert table.refused("buy blue-ship one-slot used-ships centre") == "used-ships.buy.berth"
    assert table.refused("buy blue-ship one-slot used-ships right") == "port.open"
    assert table.refused("buy blue-ship one-slot used-ships sea") == "port.sizes"


@rule("blue-ship.buy", "visit.one-market")
def test_it_is_bought_in_a_visit() -> None:
    table = Table(blue_ship=True).lay(0, yen=3000)
    assert table.refused("buy blue-ship one-slot ships left") == "visit.one-market"


@rule("blue-ship.sell", "blue-ship.buy")
def test_it_sells_like_the_four_slot_ship() -> None:
    for board, yen in (("ships", 200), ("used-ships", 800)):
        table = Table(board, blue_ship=True).lay(0, yen=0, boats=[in_port("blue-ship")])
        table.play(f"enter {board} points", "sell boat blue-ship")
        assert table.yen() == yen
        assert "blue_ship" in table.market(board).boats
    # From Used Ships the next player has it for ¥1,200 and a Ship.
    table.begin_turn(1)
    table.lay(1, yen=1200)
    table.play("enter used-ships points", "buy blue-ship one-slot used-ships left")
    assert table.yen(1) == 0
    assert table.market("used-ships").boats == ("one_slot",)


# --- two licences at once ---


@rule("blue-ship.two-licences", "blue-ship.two-licences.any", "fishing.one-activity")
def test_two_barrels_in_one_activity_each_with_its_licence() -> None:
    table = fisher(licences="eel eel mackerel")
    table.play("catch blue-ship eel")
    # The activity has begun: nothing but a second catch belongs to it.
    assert table.refused("dock blue-ship left") == "fishing.one-activity"
    table.play("catch blue-ship mackerel")
    assert table.load("blue-ship") == "eel mackerel"
    assert table.refused("catch blue-ship eel") == "fishing.one-activity"
    assert table.offered("catch") == []
    table.play("finish fishing", "fish", "catch blue-ship eel", "catch blue-ship eel")
    assert table.load("blue-ship") == "eel mackerel eel eel"


@rule("blue-ship.two-licences.any")
def test_one_alone_will_do() -> None:
    table = fisher(licences="eel")
    table.play("catch blue-ship eel")
    assert table.refused("catch blue-ship eel") == "licence.once"
    table.play("finish fishing")
    assert table.load("blue-ship") == "eel"


@rule("blue-ship.two-licences")
def test_no_other_ship_has_a_second_catch() -> None:
    table = fisher(licences="eel eel", others=(("four-slot",),))
    table.play("catch four-slot eel")
    assert table.refused("catch four-slot eel") == "fishing.one-activity"
    # The licence left over is there for the Blue Ship.
    table.play("catch blue-ship eel")


MACKEREL, EEL, JACK, SALMON = (
    f"catch blue-ship {f}" for f in ("mackerel", "eel", "horse-mackerel", "salmon")
)
PAIR_OF_MACKEREL = "catch by horse-mackerel blue-ship 2"
DRY_MACKEREL, DRY_MACKEREL_2, DRY_JACK, DRY_SARDINES = (
    f"catch by himono blue-ship {caught}"
    for caught in (
        "mackerel himono-1",
        "mackerel himono-2",
        "horse-mackerel himono-1",
        "sardines himono-2",
    )
)
LICENCES = {
    MACKEREL: "mackerel",
    EEL: "eel",
    JACK: "horse-mackerel",
    SALMON: "salmon",
    PAIR_OF_MACKEREL: "horse-mackerel",
    DRY_MACKEREL: "himono-1",
    DRY_MACKEREL_2: "himono-2",
    DRY_JACK: "himono-1",
    DRY_SARDINES: "himono-2",
}


@rule(
    "blue-ship.two-licences.any",
    "blue-ship.two-kinds",
    "blue-ship.horse-mackerel",
    "blue-ship.both-mackerels",
    "blue-ship.himono",
    "blue-ship.one-salmon",
)
@pytest.mark.parametrize(
    ("first", "second", "load"),
    [
        (EEL, EEL, "eel eel"),
        (EEL, MACKEREL, "eel mackerel"),
        (SALMON, EEL, "salmon eel"),
        (EEL, SALMON, "eel salmon"),
        (JACK, JACK, "horse-mackerel horse-mackerel"),
        (JACK, EEL, "horse-mackerel eel"),
        (JACK, MACKEREL, "horse-mackerel mackerel"),
        (MACKEREL, JACK, "mackerel horse-mackerel"),
        (PAIR_OF_MACKEREL, PAIR_OF_MACKEREL, f"{BY} {BY} {BY} {BY}"),
        (PAIR_OF_MACKEREL, EEL, f"{BY} {BY} eel"),
        (EEL, PAIR_OF_MACKEREL, f"eel {BY} {BY}"),
        (PAIR_OF_MACKEREL, MACKEREL, f"{BY} {BY} mackerel"),
        (MACKEREL, PAIR_OF_MACKEREL, f"mackerel {BY} {BY}"),
        (DRY_MACKEREL, DRY_MACKEREL_2, f"{HIMONO} mackerel-by-himono-2"),
        (DRY_MACKEREL, MACKEREL, f"{HIMONO} mackerel"),
        (MACKEREL, DRY_MACKEREL, f"mackerel {HIMONO}"),
        (DRY_MACKEREL, PAIR_OF_MACKEREL, f"{HIMONO} {BY} {BY}"),
        (PAIR_OF_MACKEREL, DRY_MACKEREL, f"{BY} {BY} {HIMONO}"),
        (DRY_JACK, JACK, "horse-mackerel-by-himono-1 horse-mackerel"),
        (JACK, DRY_JACK, "horse-mackerel horse-mackerel-by-himono-1"),
    ],
)
def test_licences_that_go_together(first: str, second: str, load: str) -> None:
    table = fisher(licences=f"{LICENCES[first]} {LICENCES[second]}")
    table.play(first, second, "finish fishing")
    assert table.load("blue-ship") == load


@rule(
    "blue-ship.two-kinds",
    "blue-ship.himono",
    "blue-ship.one-salmon",
    "blue-ship.both-mackerels",
    "himono.catch.one-kind",
    "horse-mackerel.not-both",
)
@pytest.mark.parametrize(
    ("first", "second", "reason"),
    [
        (SALMON, SALMON, "salmon.one-per-boat"),
        (PAIR_OF_MACKEREL, JACK, "horse-mackerel.not-both"),
        (JACK, PAIR_OF_MACKEREL, "horse-mackerel.not-both"),
        (DRY_MACKEREL, EEL, "fishing.catch.same-kind"),
        (EEL, DRY_MACKEREL, "himono.catch.one-kind"),
        (DRY_MACKEREL, JACK, "fishing.catch.same-kind"),
        (JACK, DRY_MACKEREL, "himono.catch.one-kind"),
        (DRY_JACK, MACKEREL, "fishing.catch.same-kind"),
        (MACKEREL, DRY_JACK, "himono.catch.one-kind"),
        (DRY_JACK, PAIR_OF_MACKEREL, "fishing.catch.same-kind"),
        (PAIR_OF_MACKEREL, DRY_JACK, "himono.catch.one-kind"),
        (DRY_MACKEREL, DRY_SARDINES, "himono.catch.one-kind"),
        (DRY_MACKEREL, DRY_MACKEREL, "licence.once"),
    ],
)
def test_licences_that_do_not_go_together(first: str, second: str, reason: str) -> None:
    licences = [LICENCES[first], LICENCES[second]]
    kinds = dict.fromkeys(licences) if "himono" in licences[0] else licences
    table = fisher(licences=" ".join(kinds))
    table.play(first)
    assert table.refused(second) == reason


@rule("blue-ship.two-kinds")
@pytest.mark.parametrize("load", [("eel", "mackerel"), ("eel", "mackerel", "mackerel")])
def test_a_third_kind_has_no_place(load: tuple[str, ...]) -> None:
    table = fisher(*load, licences="salmon horse-mackerel eel mackerel")
    for text in (SALMON, JACK):
        assert table.refused(text) == "fishing.catch.same-kind"
    assert table.values(SALMON)["aboard"] == ("eel", "mackerel")
    # Mackerel of a Horse Mackerel licence is Mackerel.
    assert table.allows("catch by horse-mackerel blue-ship 1")
    table.play(MACKEREL)


@rule("blue-ship.both-mackerels", "horse-mackerel.not-both")
def test_both_mackerels_aboard_keep_the_other_catch_away() -> None:
    table = fisher("mackerel", "horse-mackerel", licences="horse-mackerel mackerel himono-1")
    assert table.refused("catch by horse-mackerel blue-ship 1") == "horse-mackerel.not-both"
    assert table.refused(DRY_MACKEREL) == "himono.catch.one-kind"
    table.play(MACKEREL, JACK)
    table = fisher("mackerel", BY, licences="horse-mackerel mackerel")
    assert table.refused(JACK) == "horse-mackerel.not-both"
    table.play(MACKEREL, "catch by horse-mackerel blue-ship 1")


@rule("blue-ship.one-salmon", "salmon.one-per-boat")
def test_beside_its_salmon_it_goes_on_catching() -> None:
    table = fisher("salmon", "eel", licences="salmon eel eel")
    assert table.refused(SALMON) == "salmon.one-per-boat"
    table.play(EEL, EEL)
    assert table.load("blue-ship") == "salmon eel eel eel"


@rule("blue-ship.horse-mackerel", "horse-mackerel.catch.one", "fishing.catch.full")
def test_its_four_slots_are_the_limit() -> None:
    table = fisher(BY, BY, licences="horse-mackerel horse-mackerel eel")
    table.play("catch by horse-mackerel blue-ship 1")
    assert table.refused(PAIR_OF_MACKEREL) == "horse-mackerel.catch.one"
    table.play("catch by horse-mackerel blue-ship 1")
    assert table.load("blue-ship") == " ".join([BY] * 4)
    table = fisher("mackerel", "mackerel", "mackerel", licences="eel mackerel")
    table.play(EEL)
    assert table.refused(MACKEREL) == "fishing.catch.full"


@rule("blue-ship.counting", "fishing.catch.empty-ship")
def test_for_a_fish_it_does_not_carry_it_is_an_empty_ship() -> None:
    table = fisher(
        "eel", licences="eel mackerel", others=(("two-slot", "mackerel"), ("one-slot", "eel"))
    )
    assert table.refused(MACKEREL) == "fishing.catch.empty-ship"
    assert table.values(MACKEREL) == {"fish": "mackerel", "licences": 1, "ships": 1}
    # For the Eel that it carries it is a partly loaded one.
    table.play(EEL)


@rule("blue-ship.counting", "fishing.catch.empty-ship.several-kinds")
def test_for_other_ships_it_carries_both_of_its_fish() -> None:
    table = fisher("eel", "mackerel", licences="eel mackerel", others=(("two-slot",),))
    for fish in ("eel", "mackerel"):
        assert table.refused(f"catch two-slot {fish}") == "fishing.catch.empty-ship"
    table.lay(0, licences="eel eel mackerel").play("catch two-slot eel")


@rule("blue-ship.counting", "blue-ship.himono")
def test_a_second_himono_licence_serves_the_same_ship() -> None:
    table = fisher(licences="himono-1 himono-2", others=(("one-slot",),))
    table.play(DRY_MACKEREL)
    # The Blue Ship carries the fish: it is no empty Ship any more.
    table.play(DRY_MACKEREL_2)
    assert table.refused("catch by himono one-slot mackerel himono-1") == "licence.once"


@rule("blue-ship.two-licences", "fishing.any-order", "barge.transfer.timing")
def test_other_boats_may_act_and_barrels_go_over_between_the_two() -> None:
    table = fisher(
        *["mackerel"] * 3,
        licences="mackerel eel",
        others=(("barge",), ("two-slot", "eel")),
    )
    table.play(MACKEREL)
    assert table.refused(EEL) == "fishing.catch.full"
    table.play("transfer blue-ship mackerel barge", "dock two-slot left", "price eel 300", EEL)
    assert table.load("blue-ship") == "mackerel mackerel mackerel eel"


@rule("blue-ship.two-licences", "overfishing.at-once", "fishing.catch.none-left")
def test_the_first_catch_may_take_the_last_barrel() -> None:
    table = fisher(licences="eel eel mackerel").lay(1, fresh="eel-100 " * 5)
    table.play(EEL)
    assert table.refused(EEL) == "fishing.catch.none-left"
    table.play(MACKEREL)


@rule("blue-ship.himono", "himono.licence.given-back.at-sea", "himono.land.excess")
def test_a_himono_licence_given_back_between_the_two() -> None:
    table = fisher(licences="himono-1 eel mackerel").lay(0, yen=0)
    table.play(DRY_MACKEREL, "return licence himono-1")
    assert table.load("blue-ship") == "mackerel-by-himono"
    # It stays Himono catch, and alone.
    assert table.refused(EEL) == "fishing.catch.same-kind"
    table.play(MACKEREL, "finish fishing", "fish", "dock blue-ship left", "price mackerel 300")
    assert table.yen() == 100
    assert table.sales() == "mackerel-300"
    assert table.player().drying == ()
    assert table.market("mackerel").barrels == 14


@rule("himono.catch.two-at-sea", "himono.catch.face-down")
def test_himono_catch_of_the_blue_ship_turns_the_licence_down() -> None:
    table = fisher(HIMONO, HIMONO, licences="himono-1 himono-2")
    assert table.refused(DRY_MACKEREL) == "himono.catch.two-at-sea"
    table.play(DRY_MACKEREL_2)


@rule("blue-ship.two-kinds", "fishing.unload")
def test_it_lands_two_kinds() -> None:
    table = fisher("eel", "mackerel", "eel", licences="").lay(0, yen=0)
    table.play("dock blue-ship left", "price eel 300", "price mackerel 100", "price eel 500")
    assert table.sales() == "eel-300 eel-500 mackerel-100"
    assert table.yen() == 100
    table.play("finish fishing", "fish", "undock blue-ship")
    assert table.place("blue-ship") == "sea"
