"""The Eel market and its value marker."""

from __future__ import annotations

import pytest

from tests.rules.table import Table, at_sea, rule, rules_of


@rule("eel.marker.up")
def test_every_eel_put_on_sale_moves_the_marker_up() -> None:
    table = Table("eel").lay(0, licences="eel", boats=[at_sea("three-slot", "eel")])
    table.play("fish", "catch three-slot eel", "finish fishing")
    assert table.market("eel").marker == 1
    table.play("fish", "dock three-slot left")
    assert "eel.marker.up" in rules_of(table.play("price eel 300"))
    assert table.market("eel").marker == 2
    table.play("price eel ???", "amount 900")
    assert table.market("eel").marker == 3


@rule("eel.marker.down", "eel.sell")
@pytest.mark.parametrize(("marker", "count", "left"), [(6, 1, 4), (13, 3, 7), (9, 4, 1)])
def test_every_eel_sold_moves_it_down_two_after_the_sale(
    marker: int, count: int, left: int
) -> None:
    table = Table("eel").lay(0, yen=0, tokens="eel " * 5).lay_market("eel", marker=marker)
    events = table.play("enter eel points", f"sell eel {count}")
    assert rules_of(events)[-1] == "eel.marker.down"
    assert table.yen() == marker * 100 * count
    assert table.market("eel").marker == left


@rule("eel.sell")
def test_eels_sold_one_after_the_other_bring_less() -> None:
    table = Table("eel").lay(0, yen=0, tokens="eel eel").lay_market("eel", marker=6)
    table.play("enter eel points", "sell eel 1", "sell eel 1")
    assert table.yen() == 600 + 400


@rule("eel.marker.ends")
def test_never_above_13_or_below_1() -> None:
    table = Table("eel").lay(0, tokens="eel", boats=[at_sea("one-slot", "eel")])
    table.lay_market("eel", marker=13)
    table.play("fish", "dock one-slot left", "price eel 100", "finish fishing")
    assert table.market("eel").marker == 13
    table.lay_market("eel", marker=1)
    table.play("enter eel points", "sell eel 1")
    assert table.market("eel").marker == 1


@rule("eel.marker.stops")
def test_a_move_past_the_end_stops_there() -> None:
    table = Table("eel").lay(0, tokens="eel").lay_market("eel", marker=2)
    table.play("enter eel points", "sell eel 1")
    assert table.market("eel").marker == 1


@rule("eel.worth")
@pytest.mark.parametrize("marker", [1, 7, 13])
def test_worth(marker: int) -> None:
    table = Table("eel").lay(0, tokens="eel eel").lay_market("eel", marker=marker)
    assert table.resources() == 2 * marker
