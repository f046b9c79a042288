"""The rulebook's worked examples, number for number."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.rules.table import Table, at_sea, in_port, rule
from tsukiji_lab.tsukiji.board import FishMarket
from tsukiji_lab.tsukiji.markets import BASE_FISH_MARKETS, EXPANSION_FISH_MARKETS
from tsukiji_lab.tsukiji.pieces import BOATS
from tsukiji_lab.tsukiji.scoring import count


@rule("setup.stock", "setup.player", "setup.ships", "setup.rentals", "setup.mackerel-licences")
def test_setup_for_three_players() -> None:
    table = Table("eel", "fugu", "salmon", "tuna", "rentals", "trading")
    state = table.state
    assert [player.yen * 100 for player in state.players] == [2000] * 3
    for seat in range(3):
        assert table.licences(seat) == "mackerel"
        assert table.player(seat).boats == (in_port("one-slot", "left"),)
        assert table.player(seat).open_ports == 1
    assert len(state.markets) == 5 + 3
    stock = {
        market.board: (market.barrels, market.reserve(state), market.licences)
        for market in state.markets[:5]
    }
    assert stock == {
        "mackerel": (15, 30, 3),
        "eel": (6, 13, 3),
        "fugu": (3, 7, 1),
        "salmon": (4, 10, 4),
        "tuna": (6, 5, 3),
    }
    assert table.market("eel").marker == 1
    assert len(state.bag) == 5
    assert Counter(table.market("ships").boats) == {
        "one_slot": 1,
        "two_slot": 3,
        "three_slot": 2,
        "four_slot": 1,
        "barge": 1,
    }
    rentals = table.market("rentals")
    assert (rentals.freezers, rentals.carts) == (2, 2)
    assert table.market("trading").spaces == ((),) * 5


@rule("fishing.any-order", "licence.once", "fishing.price.third-column")
def test_two_fishing_actions_in_one_turn() -> None:
    # Naomi's two-slot Ship is at sea, her one-slot Ship in port; she holds one Mackerel licence.
    table = Table().lay(0, yen=0, boats=[at_sea("two-slot"), in_port("one-slot", "left")])
    table.play("fish", "catch two-slot mackerel", "undock one-slot", "finish fishing")
    assert table.load("two-slot") == "mackerel"
    assert table.place("one-slot") == "sea"
    table.play("fish", "dock two-slot left", "price mackerel 300", "catch one-slot mackerel")
    assert table.place("two-slot") == "left"
    assert table.sales() == "mackerel-300"
    assert table.load("one-slot") == "mackerel"
    assert table.licences() == "mackerel"
    assert table.yen() == 0  # a single barrel brings no ¥100
    table.play("finish fishing", "end turn")


@rule("fishing.catch.empty-ship", "fishing.catch.loaded-ship")
def test_catching_with_one_licence_and_with_two() -> None:
    boats = [at_sea("two-slot", "mackerel"), at_sea("one-slot")]
    table = Table().lay(0, boats=boats, licences="mackerel mackerel")
    table.play("fish", "catch one-slot mackerel")
    assert table.load("one-slot") == "mackerel"

    table = Table().lay(0, boats=boats, licences="mackerel")
    table.play("fish")
    assert table.refused("catch one-slot mackerel") == "fishing.catch.empty-ship"
    table.play("catch two-slot mackerel")  # the first Ship, with its free slot, may
    assert table.load("two-slot") == "mackerel mackerel"

    docked = Table().lay(0, boats=boats, licences="mackerel")
    docked.play("fish", "dock two-slot left", "price mackerel 100", "catch one-slot mackerel")

    thrown_back = Table().lay(0, boats=boats, licences="mackerel")
    thrown_back.play("discard two-slot mackerel", "fish", "catch one-slot mackerel")


@rule("eel.sell", "eel.marker.down")
def test_two_eels_at_6_bring_1200_yen_and_the_marker_to_2() -> None:
    table = Table("eel").lay(0, yen=0, tokens="eel eel").lay_market("eel", marker=6)
    table.play("enter eel points", "sell eel 2")
    assert table.yen() == 1200
    assert table.market("eel").marker == 2


@rule("fugu.sell")
def test_four_fugu_bring_1600_yen() -> None:
    table = Table("fugu").lay(0, yen=0, tokens="fugu fugu fugu fugu")
    table.play("enter fugu points", "sell fugu 4")
    assert table.yen() == 1600


@rule("ships.buy", "ships.sell")
def test_a_three_slot_ship_for_1500_yen_and_back_for_200() -> None:
    table = Table().lay(0, yen=1500, boats=[])
    table.play("enter ships points", "buy boat three-slot left")
    assert table.yen() == 0
    table.play("sell boat three-slot")
    assert table.yen() == 200


@rule("auction.matched")
def test_a_highest_bid_of_300_yen_brings_600() -> None:
    table = Table("auction").lay(0, yen=200, tokens="mackerel mackerel")
    table.play("enter auction points", "auction lot", "add mackerel", "add mackerel", "confirm")
    assert table.yen() == 0
    table.play("bid 300", "bid 200")
    assert table.yen() == 600
    assert table.yen(1) == 1700


@rule("bank.repay", "bank.interest", "bank.interest.owners")
def test_three_loans_and_two_shares_bring_800_yen_to_each_owner() -> None:
    table = Table("bank", players=4).lay_market("bank", loans=0, shares=0)
    table.lay(0, loans=2).lay(1, loans=1).lay(2, shares=1).lay(3, shares=1)
    a, b, c, d = count(table.state)
    assert (a.loans, b.loans) == (-10, -5)
    assert (a.interest_paid, b.interest_paid) == (-10, -5)
    assert (c.interest_received, d.interest_received) == (8, 8)


@rule("scoring.highest", "scoring.lowest", "scoring.tie")
@pytest.mark.parametrize(
    ("stocks", "bonus"),
    [((3, 2, 1), (1000, 0, -500)), ((3, 3, 1), (500, 500, -500)), ((3, 1, 1), (1000, -300, -300))],
)
def test_the_bonus_for_most_and_the_fine_for_fewest(
    stocks: tuple[int, ...], bonus: tuple[int, ...]
) -> None:
    table = Table()
    for seat, stock in enumerate(stocks):
        table.lay(seat, tokens="mackerel " * stock)
    lines = count(table.state)
    assert tuple((line.highest + line.lowest) * 100 for line in lines) == bonus


@rule("setup.stock")
@pytest.mark.parametrize(
    ("markets", "barrels", "tokens", "licences"),
    [(BASE_FISH_MARKETS, 63, 119, 33), (EXPANSION_FISH_MARKETS, 36, 65, 23)],
)
def test_the_pieces_of_the_boxes(
    markets: tuple[type[FishMarket], ...], barrels: int, tokens: int, licences: int
) -> None:
    boards = [market.set_up(6) for market in markets]
    assert sum(board.all_barrels for board in boards) == barrels
    assert sum(len(board.bag_tokens()) or board.tokens_in_box() for board in boards) == tokens
    # Two Mackerel licences of eight stay in the box if nobody is dealt one.
    in_box = 2 if markets is BASE_FISH_MARKETS else 0
    assert sum(board.licences for board in boards) + in_box == licences


@rule("setup.stock")
def test_the_boats_of_the_boxes() -> None:
    assert {kind: boat.pieces for kind, boat in BOATS.items()} == {
        "one_slot": 6,
        "two_slot": 4,
        "three_slot": 3,
        "four_slot": 1,
        "blue_ship": 1,
        "barge": 1,
        "four_slot_barge": 2,
    }
    assert {kind: boat.slots for kind, boat in BOATS.items()} == {
        "one_slot": 1,
        "two_slot": 2,
        "three_slot": 3,
        "four_slot": 4,
        "blue_ship": 4,
        "barge": 6,
        "four_slot_barge": 4,
    }
