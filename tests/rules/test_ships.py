"""The Ships and Used Ships markets."""

from __future__ import annotations

import pytest

from tests.rules.table import Table, at_sea, in_port, rule

NEW = {"one-slot": 500, "two-slot": 1000, "three-slot": 1500, "four-slot": 2000, "barge": 1000}
BOUGHT_BACK = {"one-slot": 100, "two-slot": 100, "three-slot": 200, "four-slot": 200, "barge": 100}
USED = {"one-slot": 300, "two-slot": 600, "three-slot": 900, "four-slot": 1200, "barge": 600}
USED_PAID = {"one-slot": 200, "two-slot": 400, "three-slot": 600, "four-slot": 800, "barge": 400}


def visitor(board: str, *boats: str) -> Table:
    """Seat 0 with ¥5,000, all ports open and these boats in the right port, in the market."""
    table = Table(board).lay(0, yen=5000, ports=3, boats=[in_port(b, "right") for b in boats])
    if board == "used-ships":
        kinds = [kind for kind in NEW if kind not in boats]
        table.lay_market(board, boats=tuple(sorted(kind.replace("-", "_") for kind in kinds)))
    table.play(f"enter {board} points")
    return table


@rule("ships.buy")
@pytest.mark.parametrize("boat", NEW)
def test_prices_of_new_boats(boat: str) -> None:
    table = visitor("ships")
    table.play(f"buy boat {boat} right")
    assert table.yen() == 5000 - NEW[boat]
    assert table.place(boat) == "right"


@rule("ships.sell")
@pytest.mark.parametrize("boat", NEW)
def test_bought_back_for_a_tenth_rounded_up(boat: str) -> None:
    table = visitor("ships", boat)
    boats = table.market("ships").boats
    table.play(f"sell boat {boat}")
    assert table.yen() == 5000 + BOUGHT_BACK[boat]
    assert table.player().boats == ()
    assert len(table.market("ships").boats) == len(boats) + 1


@rule("used-ships.buy")
@pytest.mark.parametrize("boat", NEW)
def test_prices_of_used_boats(boat: str) -> None:
    table = visitor("used-ships")
    table.play(f"buy boat {boat} right")
    assert table.yen() == 5000 - USED[boat]
    assert boat.replace("-", "_") not in table.market("used-ships").boats


@rule("used-ships.sell")
@pytest.mark.parametrize("boat", NEW)
def test_what_used_ships_pays(boat: str) -> None:
    table = visitor("used-ships", boat)
    new = table.market("ships").boats
    table.play(f"sell boat {boat}")
    assert table.yen() == 5000 + USED_PAID[boat]
    assert boat.replace("-", "_") in table.market("used-ships").boats
    assert table.market("ships").boats == new


@rule("ships.any-number", "used-ships.any-number")
@pytest.mark.parametrize("board", ["ships", "used-ships"])
def test_several_boats_in_one_visit(board: str) -> None:
    table = visitor(board, "two-slot")
    table.play("sell boat two-slot", "buy boat one-slot left", "buy boat two-slot centre")
    table.play("buy boat three-slot right", "buy boat four-slot right", "leave")
    assert len(table.player().boats) == 4


@rule("ships.buy.left")
def test_a_kind_that_is_sold_out() -> None:
    table = Table().lay(0, yen=5000, ports=3).lay(1, boats=[at_sea("four-slot")])
    table.play("enter ships points")
    assert table.refused("buy boat four-slot centre") == "ships.buy.left"
    assert table.values("buy boat four-slot centre") == {"boat": "four_slot"}


@rule("used-ships.buy.left")
def test_a_kind_that_nobody_sold() -> None:
    table = Table("used-ships").lay(0, yen=5000)
    table.play("enter used-ships points")
    assert table.refused("buy boat two-slot left") == "used-ships.buy.left"


@rule("ships.buy.berth", "used-ships.buy.berth", "port.open")
@pytest.mark.parametrize("board", ["ships", "used-ships"])
def test_a_new_boat_needs_a_berth_now(board: str) -> None:
    table = visitor(board, "one-slot")
    table.play("buy boat two-slot right")
    assert table.refused("buy boat three-slot right") == f"{board}.buy.berth"
    assert table.values("buy boat three-slot right") == {"port": "right"}
    assert table.refused("buy boat barge right") == f"{board}.buy.berth"
    table = Table(board).lay(0, yen=5000, boats=[in_port("one-slot", "left")])
    if board == "used-ships":
        table.lay_market(board, boats=("two_slot",))
    table.play(f"enter {board} points", "sell boat one-slot", "buy boat two-slot left")
    assert table.refused("buy boat one-slot centre") == "port.open"


@rule("ships.buy.berth", "port.more-boats")
def test_boats_at_sea_do_not_matter() -> None:
    table = Table().lay(0, yen=5000, boats=[at_sea("one-slot"), at_sea("two-slot")])
    table.play("enter ships points", "buy boat two-slot left")
    assert [boat.name for boat in table.player().boats] == ["one_slot", "two_slot", "two_slot_2"]


@rule("ships.buy.barge-port", "used-ships.buy.barge-port")
@pytest.mark.parametrize("board", ["ships", "used-ships"])
def test_a_barge_goes_into_the_right_port(board: str) -> None:
    table = visitor(board)
    assert table.refused("buy boat barge left") == f"{board}.buy.barge-port"
    assert table.refused("buy boat barge centre") == f"{board}.buy.barge-port"
    table.play("buy boat barge right")


@rule("ships.sell.in-port", "used-ships.sell.in-port")
@pytest.mark.parametrize("board", ["ships", "used-ships"])
def test_only_boats_in_port_can_be_sold(board: str) -> None:
    table = Table(board).lay(0, boats=[at_sea("two-slot"), in_port("one-slot")])
    table.play(f"enter {board} points")
    assert table.refused("sell boat two-slot") == f"{board}.sell.in-port"
    assert table.values("sell boat two-slot") == {"boat": "two_slot"}
    assert table.offered("sell boat") == ["sell boat one-slot"]


@rule("ships.sell.own")
@pytest.mark.parametrize("board", ["ships", "used-ships"])
def test_only_own_boats_can_be_sold(board: str) -> None:
    table = Table(board).lay(1, boats=[in_port("two-slot")])
    table.play(f"enter {board} points")
    assert table.refused("sell boat two-slot") == "ships.sell.own"


@rule("used-ships.starts-empty")
def test_used_ships_starts_empty() -> None:
    assert Table("used-ships").market("used-ships").boats == ()


@rule("used-ships.last-turn", "used-ships.last-turn.trigger")
def test_used_ships_is_closed_once_the_end_is_triggered() -> None:
    table = Table("used-ships").lay(0, yen=5000, tokens="mackerel")
    assert table.allows("enter used-ships points")
    table.begin_turn(0)
    for _ in range(3):
        assert table.refused("enter used-ships points") == "used-ships.last-turn"
        assert table.allows("enter ships points")
        table.play("fish", "finish fishing", "fish", "finish fishing", "end turn")
    assert table.game.is_over
