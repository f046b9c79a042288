"""Overfishing: the last barrel or token gone, for the rest of the game."""

from __future__ import annotations

import pytest

from tests.rules.table import Table, at_sea, rule, rules_of


def one_eel_left() -> Table:
    """Of six Eel barrels five are on sale elsewhere; seat 0 can catch the last one."""
    table = Table("eel", "fugu", "salmon", "squid").lay(0, licences="eel")
    table.lay(0, boats=[at_sea("two-slot")])
    return table.lay(1, fresh="eel-100 eel-200 eel-300").lay(2, fresh="eel-100", degraded="eel-200")


@rule("overfishing.when", "overfishing.at-once", "overfishing.removed", "overfishing.new-market")
def test_the_last_barrel_caught() -> None:
    table = one_eel_left()
    table.play("fish")
    events = table.play("catch two-slot eel", drawn=["tuna"])
    assert rules_of(events) == ["fishing.catch", "overfishing.when", "overfishing.new-market"]
    assert table.market("eel").overfished
    assert table.has("tuna")


@rule("overfishing.last-barrel", "overfishing.returning-barrels")
def test_the_last_barrel_stays_where_it_is_and_goes_to_the_box_in_the_end() -> None:
    table = one_eel_left()
    table.play("fish", "catch two-slot eel")
    assert table.load("two-slot") == "eel"
    assert table.market("eel").boxed == 0
    table.play("finish fishing", "fish", "dock two-slot left", "price eel 500", "finish fishing")
    assert table.sales() == "eel-500"
    table.play("end turn")
    # Peak's fresh Eels become degraded; a turn later they go to the box, like what Moon buys.
    table.begin_turn(1)
    assert table.market("eel").boxed == 3
    assert table.market("eel").barrels == 0
    table.play("purchase", "buy moon fresh eel 500")
    assert table.market("eel").boxed == 4
    assert table.tokens(1) == "eel"


@rule("overfishing.returning-barrels", "turn.discard")
def test_a_barrel_thrown_back_goes_to_the_box() -> None:
    table = Table("eel").overfish("eel").lay(0, boats=[at_sea("two-slot", "eel")])
    boxed = table.market("eel").boxed
    table.play("discard two-slot eel")
    assert table.market("eel").boxed == boxed + 1
    assert table.market("eel").barrels == 0


@rule("overfishing.when", "overfishing.barrels-out", "overfishing.last-token-bought")
def test_the_last_token_bought() -> None:
    table = Table("eel", "fugu").lay(0, yen=1000).lay(2, tokens="eel " * 12)
    table.lay(1, fresh="eel-300")
    table.play("purchase", "buy peak fresh eel 300")
    eel = table.market("eel")
    assert table.tokens() == "eel"
    assert (eel.overfished, eel.tokens, eel.barrels) == (True, 0, 0)
    assert eel.boxed == 6  # the five that lay there, and the one just bought
    assert eel.licences == 3


@rule("overfishing.removed")
def test_tokens_on_another_market_are_gone_too() -> None:
    table = Table("squid", "government").lay(0, tokens="", yen=1000).lay(1, fresh="squid-100")
    table.lay_market("government", left=("squid",) * 3, right=("squid",) * 4)
    assert table.market("squid").tokens == 1
    table.play("purchase", "buy peak fresh squid 100")
    assert table.market("squid").overfished


@rule("overfishing.takoyaki")
def test_takoyaki_do_not_count() -> None:
    table = Table("octopus").lay(0, tokens="octopus").lay(1, tokens="takoyaki " * 9)
    table.play("enter octopus points", "trade octopus")
    assert table.market("octopus").takoyaki == 0
    assert not table.market("octopus").overfished


@rule("overfishing.takoyaki")
def test_octopus_run_out_although_takoyaki_are_left() -> None:
    table = Table("octopus").lay(0, yen=500).lay(1, fresh="octopus-100", tokens="octopus " * 5)
    table.play("purchase", "buy peak fresh octopus 100")
    assert table.market("octopus").takoyaki == 12
    assert table.market("octopus").overfished


@rule("overfishing.new-market", "overfishing.new-market.usable")
def test_the_new_market_is_set_up_and_usable_at_once() -> None:
    table = one_eel_left()
    table.play("fish")
    table.play("catch two-slot eel", drawn=["spider-crab"])
    crab = table.market("spider-crab")
    assert (crab.barrels, crab.licences) == (5, 3)
    assert len(table.state.bag) == 10
    assert "spider_crab" not in table.state.box
    table.play("finish fishing", "enter spider-crab points", "buy licence spider-crab")
    assert table.licences() == "eel spider-crab"


@rule("overfishing.new-market")
def test_the_new_market_is_drawn_from_the_box() -> None:
    table = one_eel_left()
    box = table.state.box
    assert set(box) == {"octopus", "red_snapper", "spider_crab", "tuna"}
    table.play("fish", "catch two-slot eel")
    (new,) = set(box) - set(table.state.box)
    assert table.has(new)


@rule("overfishing.new-market.box-empty")
def test_with_an_empty_box_no_market_comes() -> None:
    table = one_eel_left().set_state(box=())
    markets = len(table.state.markets)
    table.play("fish")
    events = table.play("catch two-slot eel")
    assert "overfishing.new-market.box-empty" in rules_of(events)
    assert len(table.state.markets) == markets
    assert table.market("eel").overfished


@rule("overfishing.several")
def test_the_order_of_several_is_that_of_the_player_who_acts() -> None:
    # Every removal takes one piece, so the player's own order decides.
    table = Table("eel", "fugu", "salmon", "squid").lay(0, licences="eel fugu")
    table.lay(0, boats=[at_sea("two-slot"), at_sea("three-slot")])
    table.lay(1, fresh="eel-100 eel-100 eel-100 eel-100 eel-100").lay(2, fresh="fugu-100 fugu-100")
    table.play("fish")
    table.play("catch two-slot fugu", drawn=["tuna"])
    table.play("catch three-slot eel", drawn=["octopus"])
    assert [market.board for market in table.state.markets][-2:] == ["tuna", "octopus"]


@rule("overfishing.for-good")
def test_overfished_for_good() -> None:
    table = Table("eel").lay(2, tokens="eel " * 12).lay(1, fresh="eel-100").lay(0, yen=1000)
    table.play("purchase", "buy peak fresh eel 100", "finish purchasing")
    table.play("enter eel points", "sell eel 1")
    assert table.market("eel").tokens == 1
    assert table.market("eel").overfished
    assert table.market("eel").barrels == 0


@rule("overfishing.for-good", "overfishing.new-market")
def test_a_market_is_overfished_once() -> None:
    table = Table("eel").lay(2, tokens="eel " * 12).lay(0, yen=1000)
    table.lay(1, fresh="eel-100 eel-200")
    table.play("purchase", "buy peak fresh eel 100", "finish purchasing")
    markets = len(table.state.markets)
    table.play("enter eel points", "sell eel 1", "leave")
    table.begin_turn(0)
    table.play("purchase", "buy peak fresh eel 200")
    assert len(table.state.markets) == markets


@rule("overfishing.prevent")
def test_throwing_a_barrel_back_saves_the_market() -> None:
    table = one_eel_left().lay(2, degraded="")
    table.lay(0, boats=[at_sea("one-slot", "eel"), at_sea("two-slot")])
    table.play("discard one-slot eel", "fish", "catch two-slot eel")
    assert table.market("eel").barrels == 1
    assert not table.market("eel").overfished


@rule("overfishing.stays-open")
@pytest.mark.parametrize("board", ["eel", "fugu", "squid"])
def test_an_overfished_market_is_visited_at_its_usual_cost(board: str) -> None:
    table = Table(board).overfish(board).lay(0, tokens=f"{board} {board}")
    table.play(f"enter {board} points", f"sell {board} 1")


@rule("overfishing.at-once")
def test_a_capture_of_the_last_but_one_does_nothing() -> None:
    table = one_eel_left().lay(2, degraded="")
    table.play("fish", "catch two-slot eel")
    assert table.market("eel").barrels == 1
    assert not table.market("eel").overfished
