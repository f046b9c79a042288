"""The Horse Mackerel market: two Mackerel at once, no income, and Mackerel that comes in later."""

from __future__ import annotations

import pytest

from tests.rules.table import Table, at_sea, in_port, rule, rules_of

BY = "mackerel-by-horse-mackerel"
"""A Mackerel barrel that a Horse Mackerel licence caught."""


def fisher(*boats: tuple[str, ...], licences: str = "horse-mackerel", **setup: str) -> Table:
    """Seat 0 with these licences and Ships at sea, each with its load, in a Fishing action."""
    table = Table("horse-mackerel", "himono", **setup).lay(0, licences=licences)
    table.lay(0, boats=[at_sea(*boat) for boat in boats])
    table.play("fish")
    return table


def last_barrel(*markets: str, **setup: str) -> Table:
    """Of nine barrels eight are on sale elsewhere; seat 0 may catch the last one."""
    table = Table("horse-mackerel", *markets, **setup)
    table.lay(0, licences="horse-mackerel", boats=[at_sea("two-slot")])
    table.lay(1, fresh="horse-mackerel-100 " * 4).lay(2, fresh="horse-mackerel-100 " * 4)
    return table


# --- set-up ---


@rule("horse-mackerel.stock")
@pytest.mark.parametrize(("players", "barrels", "licences"), [(2, 6, 2), (3, 9, 3), (6, 12, 6)])
def test_stock(players: int, barrels: int, licences: int) -> None:
    table = Table("horse-mackerel", players=players)
    market = table.market("horse-mackerel")
    assert (market.barrels, market.tokens, market.licences) == (barrels, 16, licences)
    for number in ("points", "barrels", "tokens", "licences"):
        assert market.provenance(number, table.state) == "reconstructed"
    assert market.provenance("licence_price", table.state) == "rulebook"


@rule("setup.staple", "setup.staple.other", "setup.no-starting-licences")
def test_it_lies_beside_ships_instead_of_mackerel() -> None:
    table = Table(staple="horse-mackerel", box="expansion")
    assert table.state.boards[0] == "horse_mackerel"
    assert "mackerel" in table.state.box
    assert [table.licences(seat) for seat in range(3)] == ["", "", ""]
    table = Table("mackerel", staple="mackerel", box="expansion")
    assert table.state.boards[0] == "mackerel"
    assert "horse_mackerel" in table.state.box
    assert [table.licences(seat) for seat in range(3)] == ["mackerel"] * 3


@rule("setup.no-starting-licences", "setup.staple.other")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_with_both_of_them_nobody_is_dealt_a_licence(players: int) -> None:
    table = Table("horse-mackerel", players=players)
    assert all(table.licences(seat) == "" for seat in range(players))
    # None is set aside, so P lie on the board with six players too.
    assert table.market("mackerel").licences == players


# --- the market ---


@rule("horse-mackerel.entry", "horse-mackerel.once")
def test_it_is_entered_for_nothing_and_once_a_turn() -> None:
    table = Table("horse-mackerel").lay(0, yen=1000)
    for way in ("points", "yen"):
        assert table.refused(f"enter horse-mackerel {way}") == "visit.cost"
    table.play("enter horse-mackerel free", "buy licence horse-mackerel", "leave")
    assert table.state.turn.points == 2
    assert table.refused("enter horse-mackerel free") == "visit.free-once"
    table.begin_turn(0)
    table.play("enter horse-mackerel free", "buy licence horse-mackerel")


@rule("horse-mackerel.once")
def test_once_a_turn_also_where_a_rule_of_the_house_puts_a_cost_on_it() -> None:
    table = Table("horse-mackerel", boards={"horse_mackerel": {"points": 1}}).lay(0, yen=1000)
    table.play("enter horse-mackerel points", "buy licence horse-mackerel", "leave")
    assert table.state.turn.points == 1
    assert table.refused("enter horse-mackerel points") == "visit.free-once"


@rule("horse-mackerel.entry", "turn.after-last-point.free-visits")
def test_not_after_the_last_action_point() -> None:
    table = Table("horse-mackerel").set_turn(points=0)
    assert table.refused("enter horse-mackerel free") == "turn.after-last-point.free-visits"


@rule("horse-mackerel.no-income")
def test_its_licences_bring_no_income() -> None:
    table = Table("horse-mackerel").lay(0, yen=200, licences="horse-mackerel")
    table.lay(1, yen=0, licences="horse-mackerel")
    events = table.play("enter horse-mackerel free")
    assert rules_of(events) == ["horse-mackerel.entry"]
    assert table.purses[:2] == [200, 0]
    # So ¥100 and a licence do not pay for another one.
    table = Table("horse-mackerel").lay(0, yen=100, licences="horse-mackerel")
    assert table.refused("enter horse-mackerel free") == "money.enough"


@rule("horse-mackerel.licence")
def test_licences_for_200_yen_each() -> None:
    table = Table("horse-mackerel").lay(0, yen=700)
    table.play("enter horse-mackerel free", *["buy licence horse-mackerel"] * 3)
    assert table.yen() == 100
    assert table.licences() == " ".join(["horse-mackerel"] * 3)
    assert table.refused("buy licence horse-mackerel") == "visit.licence.none-left"


@rule("horse-mackerel.no-sale")
def test_it_buys_no_tokens_and_mackerel_buys_none_of_it() -> None:
    table = Table("horse-mackerel").lay(0, tokens="horse-mackerel horse-mackerel mackerel")
    table.lay(0, fresh="horse-mackerel-300")
    table.play("enter horse-mackerel free")
    for token in ("horse-mackerel", "mackerel"):
        assert table.refused(f"sell {token} 1") == "horse-mackerel.no-sale"
    table.play("buy licence horse-mackerel", "leave", "enter mackerel points")
    for pair in ("token token", "fresh-300 token"):
        assert table.refused(f"sell pair {pair}") == "mackerel.sell.pairs"


@rule("horse-mackerel.worth")
def test_worth() -> None:
    table = Table("horse-mackerel").lay(0, tokens="horse-mackerel horse-mackerel mackerel")
    assert table.resources() == 3


@rule("horse-mackerel.aquarium")
def test_the_aquarium_takes_it_on_the_space_of_mackerel() -> None:
    table = Table("horse-mackerel", "aquarium", "new-aquarium")
    table.lay(0, yen=0, tokens="mackerel " * 3 + "horse-mackerel " * 3)
    table.play("enter aquarium points", "sell mackerel 2")
    assert table.yen() == 600
    table.play("sell horse-mackerel 1")
    assert table.yen() == 900
    assert table.refused("sell horse-mackerel 2") == "aquarium.demand"
    assert table.values("sell horse-mackerel 2") == {"token": "horse_mackerel", "demand": 1}
    table.play("sell horse-mackerel 1")
    assert table.yen() == 1200
    assert table.refused("sell mackerel 1") == "aquarium.demand"


# --- catching ---


@rule("horse-mackerel.catch", "licence.use")
def test_a_licence_catches_a_horse_mackerel_like_others() -> None:
    table = fisher(("two-slot",))
    table.play("catch two-slot horse-mackerel")
    assert table.load("two-slot") == "horse-mackerel"
    assert table.market("horse-mackerel").barrels == 8


@rule("horse-mackerel.catch", "horse-mackerel.catch.same-ship", "horse-mackerel.catch.one-use")
@pytest.mark.parametrize("count", [1, 2])
def test_or_one_or_two_mackerel_into_one_ship(count: int) -> None:
    table = fisher(("three-slot", BY), ("two-slot", "horse-mackerel"))
    events = table.play(f"catch by horse-mackerel three-slot {count}")
    assert rules_of(events) == ["horse-mackerel.catch"]
    assert table.load("three-slot") == " ".join([BY] * (1 + count))
    assert table.market("mackerel").barrels == 14 - count
    assert table.market("horse-mackerel").barrels == 8
    # The only licence is used, and the Ship has had its activity.
    assert table.refused("catch two-slot horse-mackerel") == "licence.once"
    assert table.refused("catch by horse-mackerel three-slot 1") == "fishing.one-activity"


@rule("horse-mackerel.catch.one-use")
def test_two_licences_catch_four_mackerel_with_two_ships() -> None:
    table = fisher(("two-slot",), ("four-slot",), licences="horse-mackerel horse-mackerel")
    table.play("catch by horse-mackerel two-slot 2", "catch by horse-mackerel four-slot 2")
    assert table.market("mackerel").barrels == 11
    table = fisher(("two-slot", BY), ("four-slot", BY))
    table.play("catch by horse-mackerel two-slot 1")
    assert table.refused("catch by horse-mackerel four-slot 1") == "licence.once"


@rule("horse-mackerel.catch")
@pytest.mark.parametrize("count", [0, 3])
def test_no_other_number(count: int) -> None:
    table = fisher(("four-slot",))
    assert table.refused(f"catch by horse-mackerel four-slot {count}") == "horse-mackerel.catch"


@rule("horse-mackerel.catch")
def test_mackerel_must_be_in_play() -> None:
    table = fisher(("two-slot",), staple="horse-mackerel")
    assert table.refused("catch by horse-mackerel two-slot 1") == "horse-mackerel.catch"
    assert table.values("catch by horse-mackerel two-slot 1") == {"market": "mackerel"}
    assert table.offered("catch by horse-mackerel") == []


@rule("horse-mackerel.catch", "fishing.catch.none-left")
def test_mackerel_must_not_be_overfished() -> None:
    table = fisher(("two-slot",)).overfish("mackerel")
    assert table.refused("catch by horse-mackerel two-slot 1") == "fishing.catch.none-left"


@rule("horse-mackerel.catch", "fishing.catch.licence", "fishing.parts")
def test_ship_and_licence_must_be_there() -> None:
    table = fisher(("two-slot",), licences="mackerel")
    assert table.refused("catch by horse-mackerel two-slot 1") == "fishing.catch.licence"
    values = {"fish": "horse_mackerel", "left": 3, "seats": ()}
    assert table.values("catch by horse-mackerel two-slot 1") == values
    table = Table("horse-mackerel").lay(0, licences="horse-mackerel")
    boats = [at_sea("barge"), in_port("one-slot"), at_sea("two-slot", "mackerel", "mackerel")]
    table.lay(0, boats=[*boats, at_sea("three-slot", "eel")])
    assert table.refused("catch by horse-mackerel three-slot 1") == "fishing.parts"
    table.play("fish")
    for boat, reason in (
        ("barge", "barge.no-catch"),
        ("one-slot", "fishing.catch.at-sea"),
        ("two-slot", "fishing.catch.full"),
        ("three-slot", "fishing.catch.same-kind"),
        ("four-slot", "fishing.own-boats"),
    ):
        assert table.refused(f"catch by horse-mackerel {boat} 1") == reason


@rule("horse-mackerel.catch.one")
def test_with_one_free_slot_one_mackerel() -> None:
    table = fisher(("two-slot", BY), ("one-slot",))
    for boat in ("two-slot", "one-slot"):
        assert table.refused(f"catch by horse-mackerel {boat} 2") == "horse-mackerel.catch.one"
    table.play("catch by horse-mackerel two-slot 1")
    assert table.load("two-slot") == f"{BY} {BY}"


@rule("horse-mackerel.catch.one", "overfishing.when")
def test_with_one_barrel_left_one_mackerel() -> None:
    table = fisher(("two-slot",)).lay(1, fresh="mackerel-100 " * 14)
    assert table.refused("catch by horse-mackerel two-slot 2") == "horse-mackerel.catch.one"
    events = table.play("catch by horse-mackerel two-slot 1")
    assert rules_of(events)[:2] == ["horse-mackerel.catch", "overfishing.when"]
    assert table.market("mackerel").overfished


@rule("horse-mackerel.catch", "overfishing.when")
def test_the_last_two_mackerel() -> None:
    table = fisher(("two-slot",)).lay(1, fresh="mackerel-100 " * 13)
    table.play("catch by horse-mackerel two-slot 2")
    assert table.market("mackerel").overfished
    assert table.load("two-slot") == f"{BY} {BY}"


@rule("horse-mackerel.not-both")
def test_no_ship_carries_both_of_its_fish() -> None:
    table = fisher(("two-slot", "horse-mackerel"), ("three-slot", BY))
    assert table.refused("catch by horse-mackerel two-slot 1") == "horse-mackerel.not-both"
    assert table.refused("catch three-slot horse-mackerel") == "fishing.catch.same-kind"


@rule("horse-mackerel.not-both", "himono.catch.one-kind")
def test_nor_horse_mackerel_that_himono_caught_beside_mackerel() -> None:
    himono = "horse-mackerel-by-himono-1"
    table = fisher(("two-slot", himono), ("three-slot", BY), licences="horse-mackerel himono-1")
    assert table.refused("catch by horse-mackerel two-slot 1") == "fishing.catch.same-kind"
    catch = "catch by himono three-slot horse-mackerel himono-1"
    assert table.refused(catch) == "himono.catch.one-kind"
    table.play("catch two-slot horse-mackerel", "catch by himono three-slot mackerel himono-1")
    assert table.load("three-slot") == f"{BY} mackerel-by-himono-1"


@rule("fishing.catch.loaded-ship.any-licence")
def test_a_partly_loaded_ship_takes_mackerel_with_either_licence() -> None:
    table = fisher(
        ("four-slot", "mackerel"), ("three-slot", BY), licences="horse-mackerel mackerel"
    )
    table.play("catch by horse-mackerel four-slot 2", "catch three-slot mackerel")
    assert table.load("four-slot") == f"mackerel {BY} {BY}"
    assert table.load("three-slot") == f"{BY} mackerel"


@rule("fishing.catch.empty-ship.several-kinds")
def test_an_empty_ship_counts_by_the_licence_that_caught() -> None:
    table = fisher(("three-slot", BY), ("two-slot",), licences="horse-mackerel mackerel")
    for text in ("catch two-slot horse-mackerel", "catch by horse-mackerel two-slot 1"):
        assert table.refused(text) == "fishing.catch.empty-ship"
        assert table.values(text) == {"fish": "horse_mackerel", "licences": 1, "ships": 1}
    # No Ship at sea carries what the Mackerel licence caught.
    table.play("catch two-slot mackerel")


@rule("fishing.catch.empty-ship.several-kinds")
def test_both_fish_of_the_licence_count_and_a_mixed_load_counts_for_both() -> None:
    ships = (("two-slot", "horse-mackerel"), ("three-slot", BY, "mackerel"), ("one-slot",))
    table = fisher(*ships, licences="horse-mackerel horse-mackerel mackerel")
    for text in ("catch by horse-mackerel one-slot 1", "catch one-slot horse-mackerel"):
        assert table.refused(text) == "fishing.catch.empty-ship"
        assert table.values(text) == {"fish": "horse_mackerel", "licences": 2, "ships": 2}
    assert table.refused("catch one-slot mackerel") == "fishing.catch.empty-ship"
    table.play("dock two-slot left", "price horse-mackerel 100")
    table.play("catch by horse-mackerel one-slot 1")


@rule("fishing.catch.empty-ship.several-kinds", "barge.mixed")
def test_the_barge_does_not_count() -> None:
    table = fisher(("two-slot", BY), ("barge",))
    table.play(f"transfer two-slot {BY} barge")
    assert table.load("barge") == BY
    table.play("catch two-slot horse-mackerel")


@rule("horse-mackerel.catch", "fishing.unload")
def test_its_mackerel_are_mackerel_like_others() -> None:
    table = fisher(("two-slot", BY, BY)).lay(0, yen=0)
    table.play("dock two-slot left", "price mackerel 100", "price mackerel 300")
    assert table.sales() == "mackerel-100 mackerel-300"
    assert table.yen() == 100
    table = Table("horse-mackerel").lay(0, boats=[at_sea("two-slot", BY)])
    table.play(f"discard two-slot {BY}")
    assert table.market("mackerel").barrels == 15


# --- overfishing ---


@rule(
    "horse-mackerel.overfished",
    "horse-mackerel.overfished.mackerel",
    "mackerel.later",
    "mackerel.later.licences",
)
def test_overfished_it_pays_and_brings_mackerel_and_a_new_market() -> None:
    table = last_barrel("eel", staple="horse-mackerel")
    table.lay(0, yen=0, tokens="horse-mackerel horse-mackerel")
    table.lay(1, yen=100, tokens="horse-mackerel " * 5).lay(2, yen=0)
    box = table.state.box
    assert "mackerel" in box
    table.play("fish")
    events = table.play("catch two-slot horse-mackerel", drawn=["tuna"])
    assert rules_of(events) == [
        "fishing.catch",
        "overfishing.when",
        "horse-mackerel.overfished",
        "horse-mackerel.overfished",
        "horse-mackerel.overfished.mackerel",
        "overfishing.new-market",
    ]
    assert table.purses == [400, 1100, 0]
    assert table.tokens() == "horse-mackerel horse-mackerel"
    assert table.resources(1) == 5
    assert table.state.boards[-2:] == ("mackerel", "tuna")
    mackerel = table.market("mackerel")
    assert (mackerel.barrels, mackerel.tokens, mackerel.licences) == (15, 30, 3)
    assert table.licences(1) == table.licences(2) == ""
    # It can be used at once, even in this Fishing action.
    table.play("finish fishing", "enter mackerel points", "buy licence mackerel")
    assert table.licences() == "horse-mackerel mackerel"


@rule("mackerel.later.licences")
def test_mackerel_that_comes_later_has_a_licence_for_each_of_six_players() -> None:
    table = Table("eel", staple="horse-mackerel", players=6)
    table.lay(0, licences="horse-mackerel", boats=[at_sea("two-slot")])
    table.lay(1, fresh="horse-mackerel-100 " * 11)
    table.play("fish", "catch two-slot horse-mackerel")
    mackerel = table.market("mackerel")
    assert (mackerel.barrels, mackerel.licences) == (15, 6)


@rule("mackerel.later", "overfishing.new-market")
def test_mackerel_may_also_be_the_market_that_is_drawn() -> None:
    table = Table("eel", staple="horse-mackerel").lay(0, licences="eel")
    table.lay(0, boats=[at_sea("two-slot")]).lay(1, fresh="eel-100 " * 5)
    table.play("fish")
    table.play("catch two-slot eel", drawn=["mackerel"])
    assert table.market("mackerel").licences == 3
    assert [table.licences(seat) for seat in range(3)] == ["eel", "", ""]


@rule("horse-mackerel.overfished.mackerel")
def test_with_mackerel_in_play_only_the_new_market_comes() -> None:
    table = last_barrel("eel")
    table.play("fish")
    events = table.play("catch two-slot horse-mackerel", drawn=["tuna"])
    assert rules_of(events) == ["fishing.catch", "overfishing.when", "overfishing.new-market"]
    assert table.state.boards[-1] == "tuna"


@rule("horse-mackerel.overfished.mackerel", "overfishing.new-market.box-empty")
def test_mackerel_alone_is_left_in_the_box() -> None:
    table = last_barrel(staple="horse-mackerel").set_state(box=("mackerel",))
    table.play("fish")
    events = table.play("catch two-slot horse-mackerel")
    assert rules_of(events)[-2:] == [
        "horse-mackerel.overfished.mackerel",
        "overfishing.new-market.box-empty",
    ]


@rule("horse-mackerel.overfished", "himono.catch")
def test_it_is_overfished_by_a_himono_licence_too() -> None:
    table = last_barrel("himono").lay(0, yen=0, licences="himono-1", tokens="horse-mackerel")
    table.play("fish", "catch by himono two-slot horse-mackerel himono-1")
    assert table.market("horse-mackerel").overfished
    assert table.yen() == 200


@rule("horse-mackerel.overfished")
def test_tokens_on_a_himono_licence_are_nobodys() -> None:
    table = last_barrel("himono").lay(1, yen=0, licences="himono-1", tokens="horse-mackerel")
    table.lay(1, drying="horse-mackerel-token")
    table.play("fish", "catch two-slot horse-mackerel")
    assert table.yen(1) == 200


@rule("horse-mackerel.overfished", "overfishing.returning-barrels")
def test_it_pays_once() -> None:
    table = last_barrel().lay(0, yen=0, tokens="horse-mackerel")
    table.play("fish", "catch two-slot horse-mackerel", "finish fishing")
    table.play("fish", "dock two-slot left", "price horse-mackerel 100", "finish fishing")
    assert table.yen() == 200
    table.begin_turn(1)
    # The barrels of the lower row go to the box, and nobody is paid again.
    table.begin_turn(1)
    assert table.market("horse-mackerel").boxed == 4
    assert table.yen() == 200


def last_token(*markets: str, **setup: str) -> Table:
    """Fifteen of sixteen tokens are owned, and seat 0 may buy a barrel for the last one."""
    table = Table("horse-mackerel", "eel", *markets, **setup).lay(0, yen=300, licences="himono-1")
    table.lay(1, yen=0, tokens="horse-mackerel " * 5, fresh="horse-mackerel-100 eel-200")
    return table.lay(2, yen=0, tokens="horse-mackerel " * 10)


@rule(
    "horse-mackerel.overfished.after-purchase",
    "horse-mackerel.overfished.order",
    "horse-mackerel.overfished",
)
def test_in_a_purchasing_action_the_rest_follows_after_it() -> None:
    table = last_token("himono", staple="horse-mackerel")
    markets = table.state.boards
    table.play("purchase")
    events = table.play("buy peak fresh horse-mackerel 100")
    assert rules_of(events) == ["purchase.pay", "overfishing.when"]
    market = table.market("horse-mackerel")
    assert (market.overfished, market.barrels, market.boxed) == (True, 0, 9)
    assert table.purses == [200, 100, 0]
    assert table.state.boards == markets
    table.play("buy peak fresh eel 200")
    events = table.play("finish purchasing", drawn=["tuna"])
    assert rules_of(events) == [
        "purchase.cost",
        *["horse-mackerel.overfished"] * 3,
        "horse-mackerel.overfished.mackerel",
        "overfishing.new-market",
    ]
    assert table.purses == [200, 300 + 5 * 200, 10 * 200]
    assert table.state.boards == (*markets, "mackerel", "tuna")


@rule("horse-mackerel.overfished.after-purchase")
def test_the_payment_buys_nothing_in_the_same_action() -> None:
    table = last_token("himono").lay(0, yen=100)
    table.play("purchase", "buy peak fresh horse-mackerel 100")
    assert table.refused("buy peak fresh eel 200") == "money.enough"
    table.play("finish purchasing")
    assert table.yen() == 200


@rule("horse-mackerel.overfished.order")
def test_the_tokens_held_after_the_action_count() -> None:
    table = last_token("himono")
    table.play("purchase", "buy peak fresh horse-mackerel 100")
    table.play("dry himono-1 horse-mackerel token", "finish purchasing")
    assert table.yen() == 200


@rule("horse-mackerel.overfished.order", "influence.buyer.acts")
def test_in_a_buyers_purchase_the_rest_follows_after_it() -> None:
    table = last_token("himono", "influence", staple="horse-mackerel")
    # Gate's Buyer acts after Moon's turn.
    table.set_turn(points=0).set_state(errands=((2, 0),)).lay(2, yen=100)
    markets = table.state.boards
    table.play("end turn")
    events = table.play("buy peak fresh horse-mackerel 100")
    assert rules_of(events) == ["purchase.pay", "overfishing.when"]
    assert table.purses == [300, 100, 0]
    events = table.play("finish purchasing", drawn=["tuna"])
    assert rules_of(events)[:5] == [
        "purchase.cost",
        *["horse-mackerel.overfished"] * 2,
        "horse-mackerel.overfished.mackerel",
        "overfishing.new-market",
    ]
    assert table.purses == [300, 100 + 5 * 200, 11 * 200]
    assert table.state.boards == (*markets, "mackerel", "tuna")
    assert table.state.on_turn == 1
