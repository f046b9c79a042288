"""The variant in which external markets collapse when they are used up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.rules.table import Table, at_sea, in_port, rule, rules_of
from tsukiji_lab.tsukiji.board import BOARDS
from tsukiji_lab.tsukiji.scoring import count

COLLAPSE = ["collapse"]
CLOSED, COLLAPSED = "closed", "collapsed"
IDLE = ("fish", "finish fishing", "fish", "finish fishing", "end turn")

FACES = {
    "aquarium": CLOSED,
    "bank": CLOSED,
    "government": CLOSED,
    "rentals": CLOSED,
    "ships": COLLAPSED,
    "trading": COLLAPSED,
    "influence": COLLAPSED,
    "new_aquarium": CLOSED,
    "ship_rentals": CLOSED,
    "sushi_shop": CLOSED,
}
"""The ten markets that can collapse, and the face of the token that each gets."""


def collapsing(*markets: str, **setup: Any) -> Table:
    return Table(*markets, variants=COLLAPSE, **setup)


# --- a step before each collapse: the table, in the visit, and the action that brings it about ---

AQUARIUM_FISH = ("fugu", "octopus", "eel", "squid", "salmon", "tuna")
NEW_AQUARIUM_FISH = (
    *("sardines", "nori", "clam-oyster", "red-snapper", "himono", "spider-crab", "swordfish"),
)


def at_the_aquarium(variants: list[str]) -> tuple[Table, str]:
    kept = ["mackerel"] * 4 + ["fugu"] * 2 + ["octopus", "eel", "squid", "squid", "takoyaki"]
    table = Table("aquarium", "barter", *AQUARIUM_FISH, variants=variants)
    table.lay_market("aquarium", kept=(*kept, "salmon")).lay(0, tokens="tuna-15")
    table.play("enter aquarium points")
    return table, "sell tuna-15 1"


def at_the_bank(variants: list[str]) -> tuple[Table, str]:
    table = Table("bank", variants=variants).lay(1, shares=2).lay(2, loans=2)
    table.play("enter bank yen")
    return table, "take loan"


def at_the_government(variants: list[str]) -> tuple[Table, str]:
    table = Table("government", variants=variants).lay(0, tokens="mackerel")
    table.lay_market("government", left=("mackerel",) * 3, right=("mackerel",) * 9)
    table.play("enter government free")
    return table, "give right mackerel"


def at_the_rentals(variants: list[str]) -> tuple[Table, str]:
    table = Table("rentals", variants=variants).lay(1, freezers=(1,)).lay(0, carts=(1, 2))
    table.play("enter rentals free")
    return table, "rent freezer"


def at_the_ships(variants: list[str]) -> tuple[Table, str]:
    fleets = [["one-slot", "two-slot", "two-slot", "barge"], ["three-slot", "three-slot"]]
    table = Table("bank", "rentals", variants=variants).lay(0, boats=[at_sea("one-slot")])
    table.lay(1, boats=[at_sea(kind) for kind in ("one-slot", *fleets[0])])
    table.lay(2, boats=[at_sea(kind) for kind in ("one-slot", "two-slot", *fleets[1])])
    assert table.market("ships").boats == ("four_slot",)
    table.play("enter ships points")
    return table, "buy boat four-slot left"


def at_the_trading(variants: list[str]) -> tuple[Table, str]:
    table = Table("trading", variants=variants).lay(0, tokens="mackerel " * 6)
    spaces = ((), *(("mackerel",) * n for n in (3, 4, 5, 10)))
    table.lay_market("trading", spaces=spaces)
    table.play("enter trading points", "trade 2", "add mackerel", "add mackerel")
    return table, "confirm"


def at_influence(variants: list[str]) -> tuple[Table, str]:
    table = Table("influence", variants=variants).lay(1, buyers=1)
    table.lay_market("influence", expansions=0)
    table.play("enter influence points")
    return table, "buy buyer"


def at_the_new_aquarium(variants: list[str]) -> tuple[Table, str]:
    table = Table("new-aquarium", *NEW_AQUARIUM_FISH, variants=variants)
    kept = ["sardines"] * 3 + ["nori"] * 2 + ["clam", "oyster"] + ["red_snapper"] * 2
    table.lay_market("new-aquarium", kept=(*kept, "himono", "spider_crab_6"))
    table.lay(0, tokens="swordfish", fresh="mackerel-100")
    table.play("enter new-aquarium fresh-mackerel-100")
    return table, "sell swordfish 1"


def at_ship_rentals(variants: list[str]) -> tuple[Table, str]:
    boats = [at_sea(kind, rented="ships") for kind in ("two-slot", "three-slot")]
    table = Table("ship-rentals", variants=variants).lay(1, boats=boats).lay(2, boats=boats)
    table.lay(0, boats=[at_sea("one-slot", rented="ships")], ports=3)
    table.play("enter ship-rentals points")
    return table, "rent boat barge ships right"


def at_the_sushi_shop(variants: list[str]) -> tuple[Table, str]:
    table = Table("sushi-shop", "eel", variants=variants).lay(0, tokens="eel")
    table.lay_market("sushi-shop", spaces=((), *(("mackerel",) * n for n in (2, 3, 4, 5))))
    table.play("enter sushi-shop points", "sushi lot", "add eel")
    return table, "confirm"


LAST_STEP: dict[str, Callable[[list[str]], tuple[Table, str]]] = {
    "aquarium": at_the_aquarium,
    "bank": at_the_bank,
    "government": at_the_government,
    "rentals": at_the_rentals,
    "ships": at_the_ships,
    "trading": at_the_trading,
    "influence": at_influence,
    "new_aquarium": at_the_new_aquarium,
    "ship_rentals": at_ship_rentals,
    "sushi_shop": at_the_sushi_shop,
}
every_board = pytest.mark.parametrize("board", FACES)


# --- all ten ---


@rule("collapse.tokens", "collapse.when")
def test_ten_markets_can_collapse() -> None:
    assert {name: board.collapses for name, board in BOARDS.items() if board.collapses} == FACES


@rule(
    "collapse.when",
    "collapse.at-once",
    "external.new-market",
    "aquarium.collapse",
    "bank.collapse",
    "government.collapse",
    "rentals.collapse",
    "ships.collapse",
    "trading.collapse",
    "influence.collapse",
    "new-aquarium.collapse",
    "ship-rentals.collapse",
    "sushi-shop.collapse",
)
@every_board
def test_the_last_step_collapses_a_market_and_brings_another(board: str) -> None:
    table, last = LAST_STEP[board](COLLAPSE)
    boards, box = table.state.boards, table.state.external_box
    assert table.market(board).collapsed == ""
    drawn = "used_ships" if board != "ships" else "trading"
    events = table.play(last, drawn=[drawn])
    assert rules_of(events)[-2:] == [f"collapse.{FACES[board]}", "external.new-market"]
    assert events[-2].values["market"] == board
    assert table.market(board).collapsed == FACES[board]
    assert table.state.boards == (*boards, drawn)
    assert set(box) - set(table.state.external_box) == {drawn}


@rule("collapse.when")
@every_board
def test_without_the_variant_nothing_collapses(board: str) -> None:
    table, last = LAST_STEP[board]([])
    boards = table.state.boards
    table.play(last)
    assert table.market(board).collapsed == ""
    assert table.state.boards == boards
    if FACES[board] == CLOSED:
        assert table.allows("leave")


@rule("collapse.closed", "collapse.visit")
@pytest.mark.parametrize("board", [board for board, face in FACES.items() if face == CLOSED])
def test_a_market_that_closes_ends_the_visit_and_is_visited_no_more(board: str) -> None:
    table, last = LAST_STEP[board](COLLAPSE)
    table.play(last)
    assert len(table.state.frames) == 1  # back in the turn, without leaving
    table.set_turn()
    for seat in (0, 2):
        if seat:
            table.begin_turn(seat)
        table.lay(seat, tokens="mackerel mackerel", fresh="mackerel-300", ports=3)
        name = board.replace("_", "-")
        for way in ("points", "yen", "free", "fresh-mackerel-300"):
            assert table.refused(f"enter {name} {way}") == "collapse.closed"
            assert table.values(f"enter {name} {way}") == {"market": board}
        assert not [text for text in table.offered("enter") if f" {name} " in text]


@rule("collapse.collapsed", "collapse.visit")
@pytest.mark.parametrize("board", [board for board, face in FACES.items() if face == COLLAPSED])
def test_a_market_that_stays_open_keeps_its_visitor_and_its_cost(board: str) -> None:
    table, last = LAST_STEP[board](COLLAPSE)
    table.play(last, "leave")
    table.lay(0, buyers=0, tokens="mackerel mackerel mackerel").set_turn()
    if board == "influence":
        table.lay_market(board, expansions=0)
    table.play(f"enter {board} points".replace("_", "-"))
    assert table.state.turn.points == 1
    assert table.market(board).collapsed == COLLAPSED


@rule("collapse.at-once", "collapse.visit")
@every_board
def test_a_collapse_is_undone_with_the_step_that_brought_it(board: str) -> None:
    table, last = LAST_STEP[board](COLLAPSE)
    before = table.state
    table.play(last)
    after = table.state
    table.game.undo()
    assert table.state is before
    table.game.redo()
    assert table.state is after
    table.game.undo()
    table.play(last)  # the same board is drawn again
    assert table.state == after


# --- one by one ---


@rule("aquarium.collapse")
def test_spaces_of_fish_that_are_not_in_play_must_be_full_too() -> None:
    fish = ("fugu", "octopus", "eel", "squid", "salmon")
    table = Table("aquarium", "barter", *fish, variants=COLLAPSE).lay(0, tokens="salmon")
    kept = ["mackerel"] * 4 + ["fugu"] * 2 + ["octopus", "eel", "squid", "squid", "takoyaki"]
    table.lay_market("aquarium", kept=tuple(kept))
    table.play("enter aquarium points", "sell salmon 1", "leave")
    assert table.market("aquarium").collapsed == ""


@rule("bank.collapse", "scoring.loans")
@pytest.mark.parametrize("last", ["take loan", "buy share"])
def test_loans_are_repaid_and_interest_is_paid_although_the_bank_is_closed(last: str) -> None:
    table = collapsing("bank").lay(0, yen=1000).lay(1, yen=1000)
    if last == "take loan":
        table.lay(1, shares=2).lay(2, yen=3000, loans=2)
    else:
        table.lay(1, shares=1).lay(2, yen=3000, loans=3)
    table.play("enter bank yen", last)
    assert table.market("bank").collapsed == CLOSED
    moon, peak, gate = count(table.state)
    if last == "take loan":
        # Three Loans: ¥1,500 interest for Peak, the only one who owns Shares.
        assert (moon.yen, moon.loans, moon.interest_paid) == (10 - 1 + 5, -5, -5)
        assert (gate.loans, gate.interest_paid) == (-10, -10)
        assert peak.interest_received == 15
    else:
        assert (moon.yen, moon.interest_received, peak.interest_received) == (10 - 1 - 3, 8, 8)
        assert (gate.loans, gate.interest_paid) == (-15, -15)


@rule("bank.collapse")
def test_the_bank_needs_all_loans_and_all_shares_taken() -> None:
    table = collapsing("bank").lay(2, loans=2)
    table.play("enter bank yen", "take loan")
    assert table.market("bank").loans == 0
    assert table.market("bank").collapsed == ""
    assert table.allows("leave")


@rule("rentals.collapse", "collapse.closed.boxed", "rentals.two-uses")
def test_carts_and_freezers_used_up_later_go_to_the_box() -> None:
    table, last = at_the_rentals(COLLAPSE)
    table.play(last)
    events = table.play("use cart 1")
    assert rules_of(events) == ["rentals.cart", "collapse.closed.boxed"]
    assert table.player().carts == (2,)
    assert table.market("rentals").carts == 0
    table.play("use cart 2")
    assert table.player().carts == (1,)  # one use is left of it
    table.begin_turn(1)
    events = table.play("use freezer 1")
    assert "collapse.closed.boxed" in rules_of(events)
    assert (table.player(1).freezers, table.market("rentals").freezers) == ((), 0)


@rule("rentals.collapse")
def test_one_cart_left_keeps_rentals_open() -> None:
    table = collapsing("rentals").lay(1, freezers=(1,), carts=(2,))
    table.play("enter rentals free", "rent freezer")
    assert table.market("rentals").collapsed == ""
    table.play("leave")


@rule("ships.collapse", "collapse.collapsed", "collapse.at-once")
def test_ships_sells_on_what_comes_back_and_collapses_once() -> None:
    table, last = at_the_ships(COLLAPSE)
    table.lay(0, yen=9000)
    table.play(last)
    boards = table.state.boards
    table.play("sell boat four-slot")  # the visit goes on
    assert table.market("ships").boats == ("four_slot",)
    table.play(last, "leave")
    assert table.market("ships").boats == ()
    assert table.state.boards == boards


@rule("ships.collapse.by-rent", "ships.collapse", "ship-rentals.one-trip")
def test_boats_rented_empty_the_ships_board_too_and_come_back() -> None:
    table = collapsing("ship-rentals").lay(0, boats=[at_sea("one-slot")])
    table.lay(1, boats=[at_sea(kind) for kind in ("one-slot", "one-slot", "two-slot", "barge")])
    kinds = ["one-slot", "two-slot", "two-slot", "three-slot", "three-slot"]
    table.lay(2, boats=[at_sea(kind) for kind in kinds])
    table.play("enter ship-rentals points")
    events = table.play("rent boat four-slot ships left", drawn=["trading"])
    assert rules_of(events)[-2:] == ["collapse.collapsed", "external.new-market"]
    table.play("leave", "fish", "undock four-slot", "finish fishing", "end turn")
    table.begin_turn(0)
    table.play("fish", "dock four-slot left")
    assert table.market("ships").boats == ("four_slot",)
    assert table.market("ships").collapsed == COLLAPSED


@rule("ships.collapse", "blue-ship.buy")
def test_the_blue_ship_is_a_boat_on_the_board_like_others() -> None:
    table = collapsing(blue_ship=True).lay(0, boats=[in_port("one-slot")], yen=5000)
    kinds = ["one-slot", "two-slot", "two-slot", "four-slot", "barge"]
    table.lay(1, boats=[at_sea(kind) for kind in ("one-slot", *kinds)])
    more = ["two-slot", "three-slot", "three-slot"]
    table.lay(2, boats=[at_sea(kind) for kind in ("one-slot", *more)])
    assert table.market("ships").boats == ("blue_ship",)
    # The Ship handed in lies there when the Blue Ship leaves: the board is not empty.
    table.play("enter ships points", "buy blue-ship one-slot ships left")
    assert table.market("ships").boats == ("one_slot",)
    assert table.market("ships").collapsed == ""


@rule("trading.collapse", "collapse.collapsed", "trading.swap", "collapse.visit")
def test_trading_goes_on_with_swaps() -> None:
    table, last = at_the_trading(COLLAPSE)
    boards = len(table.state.boards)
    table.play(last)
    table.play("swap 3", "add mackerel", "add mackerel", "add mackerel", "confirm", "leave")
    assert table.tokens() == "mackerel " * 3 + "mackerel"
    assert len(table.state.boards) == boards + 1


@rule("influence.collapse", "collapse.collapsed", "influence.buyer.back")
def test_buyers_come_back_to_influence_and_are_sold_again() -> None:
    table, last = at_influence(COLLAPSE)
    table.play(last, "place buyer peak", "leave", *IDLE[2:])
    boards = len(table.state.boards)
    table.play(*IDLE)
    assert table.market("influence").buyers == 1
    table.begin_turn(0)
    table.play("enter influence points", "buy buyer")
    assert table.market("influence").buyers == 0
    assert len(table.state.boards) == boards  # it collapses once


@rule("influence.collapse", "influence.expansion.one-by-one", "collapse.at-once")
def test_an_expansion_that_empties_influence_brings_its_own_market_first() -> None:
    table = collapsing("influence").lay(1, buyers=2).lay_market("influence", expansions=1)
    table.play("enter influence points")
    events = table.play("buy expansion external", drawn=["sushi-shop", "ship-rentals"])
    assert rules_of(events) == [
        "influence.expansion",
        "external.new-market",
        "collapse.collapsed",
        "external.new-market",
    ]
    assert table.state.boards[-2:] == ("sushi_shop", "ship_rentals")


@rule("ship-rentals.collapse", "collapse.closed.boxed", "ship-rentals.one-trip")
def test_rental_tokens_that_come_back_to_a_closed_board_go_to_the_box() -> None:
    table, last = at_ship_rentals(COLLAPSE)
    table.play(last)
    assert table.market("ship-rentals").collapsed == CLOSED
    ships = table.market("ships").boats
    table.play("fish", "dock one-slot left", "undock barge", "finish fishing")
    assert table.market("ships").boats == tuple(sorted((*ships, "one_slot")))
    assert table.market("ship-rentals").rentals == 0
    assert [boat.name for boat in table.player().boats] == ["barge"]
    assert table.player().boats[0].rented == "ships"  # it makes its trip all the same


@rule("collapse.at-once", "collapse.visit", "ships.collapse.by-rent")
def test_two_markets_that_one_step_uses_up_both_collapse() -> None:
    table = collapsing("ship-rentals", boards={"ship_rentals": {"rentals": 1}})
    table.lay(0, boats=[at_sea("one-slot")])
    table.lay(1, boats=[at_sea(kind) for kind in ("one-slot", "one-slot", "two-slot", "barge")])
    kinds = ["one-slot", "two-slot", "two-slot", "three-slot", "three-slot"]
    table.lay(2, boats=[at_sea(kind) for kind in kinds])
    table.play("enter ship-rentals points")
    events = table.play("rent boat four-slot ships left", drawn=["trading", "sushi-shop"])
    assert rules_of(events)[1:] == [
        *("collapse.collapsed", "external.new-market"),
        *("collapse.closed", "external.new-market"),
    ]
    assert len(table.state.frames) == 1
    assert table.has("trading")
    assert table.has("sushi-shop")


@rule("sushi-shop.collapse", "sushi-shop.stays", "new-aquarium.stays")
@pytest.mark.parametrize("board", ["sushi_shop", "new_aquarium", "aquarium", "government"])
def test_what_a_closed_market_bought_stays_on_it(board: str) -> None:
    table, last = LAST_STEP[board](COLLAPSE)
    before = len(table.market(board).tokens_here())
    table.play(last)
    assert len(table.market(board).tokens_here()) == before + 1


# --- what comes in ---


@rule("collapse.aquarium-pair", "new-aquarium.pair")
@pytest.mark.parametrize("drawn", ["aquarium", "new-aquarium"])
def test_a_collapse_that_draws_an_aquarium_brings_both(drawn: str) -> None:
    table = Table("bank", "foreign-market", variants=COLLAPSE).lay(1, shares=2).lay(2, loans=2)
    table.play("enter bank yen")
    events = table.play("take loan", drawn=[drawn])
    assert rules_of(events)[-2:] == ["external.new-market"] * 2
    assert table.has("aquarium")
    assert table.has("new-aquarium")
    table.lay(0, tokens="mackerel").set_turn()
    table.play("enter aquarium points", "sell mackerel 1")


@rule("variants.mix", "collapse.aquarium-pair")
def test_in_the_base_game_the_aquarium_comes_alone() -> None:
    table, last = at_the_bank(COLLAPSE)
    assert table.game.setup.box == "base"
    boards = len(table.state.boards)
    table.play(last, drawn=["aquarium"])
    assert table.has("aquarium")
    assert len(table.state.boards) == boards + 1


@rule("external.new-market")
@pytest.mark.parametrize("board", ["bank", "rentals", "ship_rentals", "influence", "government"])
def test_the_new_market_is_laid_out_as_at_the_start(board: str) -> None:
    table = collapsing("foreign-market", "sushi-shop", "eel").lay(0, tokens="eel")
    table.lay_market("sushi-shop", spaces=((), *(("mackerel",) * n for n in (2, 3, 4, 5))))
    table.play("enter sushi-shop points", "sushi lot", "add eel")
    table.play("confirm", drawn=[board])
    assert table.market(board) == Table(board, players=3).market(board)


@rule("external.new-market", "house-rules.override")
def test_the_numbers_of_the_house_hold_for_what_comes_in() -> None:
    table = Table("bank", "barter", variants=COLLAPSE, boards={"rentals": {"carts": 3}})
    table.lay(1, shares=2).lay(2, loans=2).play("enter bank yen")
    table.play("take loan", drawn=["rentals"])
    assert table.market("rentals").carts == 3


@rule("external.new-market.box-empty")
def test_with_no_board_left_none_comes() -> None:
    table, last = at_the_government(COLLAPSE)
    table.set_state(external_box=())
    boards = table.state.boards
    events = table.play(last)
    assert rules_of(events)[-1] == "external.new-market.box-empty"
    assert table.market("government").collapsed == CLOSED
    assert table.state.boards == boards


@rule("external.new-market.box-empty", "setup.no-auction-for-two.draw-again")
def test_for_two_the_auction_is_never_drawn() -> None:
    table = Table("government", players=2, variants=COLLAPSE).lay(0, tokens="mackerel")
    table.lay_market("government", left=("mackerel",) * 3, right=("mackerel",) * 9)
    table.set_state(external_box=("auction",))
    table.play("enter government free")
    events = table.play("give right mackerel")
    assert rules_of(events)[-1] == "external.new-market.box-empty"
    assert not table.has("auction")


@rule("collapse.when", "collapse.at-once")
def test_a_market_that_came_in_can_collapse_in_its_turn() -> None:
    table, last = at_the_bank(COLLAPSE)
    table.play(last, drawn=["government"])
    table.lay(0, tokens="mackerel")
    table.lay_market("government", left=("mackerel",) * 2, right=("mackerel",) * 10)
    table.play("enter government free")
    table.play("give left mackerel", drawn=["trading"])
    assert table.market("government").collapsed == CLOSED
    assert table.has("trading")


@rule("collapse.when")
@pytest.mark.parametrize("board", ["used_ships", "auction", "barter", "foreign_market"])
def test_other_markets_never_collapse(board: str) -> None:
    table = collapsing(board, "bank").lay(
        0, tokens="mackerel mackerel", boats=[in_port("one-slot")]
    )
    table.play(*IDLE, *IDLE, *IDLE)
    assert table.market(board).collapsed == ""
    assert len(table.state.boards) == len(collapsing(board, "bank").state.boards)
