"""The variant in which the boards to come lie face up, in the order in which they will."""

from __future__ import annotations

from typing import Any

import pytest

import tsukiji_lab as lab
from tests.rules.table import EXTERNAL, FISH, Table, at_sea, rule, rules_of
from tsukiji_lab.tsukiji.setup import external_boards, fish_boards

OPEN = ["open_order"]


def opened(*markets: str, variants: list[str] = OPEN, **setup: Any) -> Table:
    return Table(*markets, variants=variants, **setup)


# --- the rows ---


@rule("open-order.rows", "variants.mix")
@pytest.mark.parametrize("box", ["base", "expansion"])
def test_all_boards_left_over_lie_face_up_in_two_rows(box: str) -> None:
    game = lab.new_game(3, box=box, variants=OPEN, seed=4)
    state = game.state
    assert state.open_order
    assert {*state.box, *state.boards} >= {*fish_boards(box)}
    assert {*state.external_box, *state.boards} >= {*external_boards(box)}
    assert not {*state.box, *state.external_box} & {*state.boards}
    assert state.box == game.setup.fish_order
    assert state.external_box == game.setup.external_order
    for seat in range(3):
        assert game.observe(seat).state.box == state.box
        assert game.observe(seat).state.external_box == state.external_box


@rule("open-order.rows")
def test_the_rows_are_shuffled() -> None:
    named = {"fish_markets": FISH[1:5], "external_markets": ["bank", "barter"]}
    games = [lab.new_game(3, variants=OPEN, seed=seed, **named) for seed in range(20)]
    fish = {game.state.box for game in games}
    external = {game.state.external_box for game in games}
    assert len(fish) > 5
    assert len(external) > 5
    assert {frozenset(row) for row in fish} == {frozenset(FISH[5:])}
    assert {frozenset(row) for row in external} == {
        frozenset({*EXTERNAL} - {"ships", "bank", "barter"})
    }


@rule("open-order.rows")
def test_without_the_variant_there_is_no_order() -> None:
    game = lab.new_game(3, seed=4)
    assert not game.state.open_order
    assert list(game.state.box) == sorted(game.state.box)
    assert game.setup.fish_order == game.setup.external_order == ()


# --- what comes next ---


def last_eel(table: Table) -> Table:
    """Seat 0 catches the last Eel barrel."""
    table.lay(0, licences="eel", boats=[at_sea("two-slot")])
    table.lay(1, fresh="eel-100 eel-200 eel-300 eel-100 eel-200")
    table.play("fish", "catch two-slot eel")
    return table


@rule("open-order.next", "overfishing.new-market")
@pytest.mark.parametrize("order", [("tuna", "squid"), ("squid", "tuna")])
def test_overfishing_brings_the_next_fish_market(order: tuple[str, ...]) -> None:
    table = last_eel(opened("eel").set_state(box=order))
    assert table.state.boards[-1] == order[0]
    assert table.state.box == order[1:]
    assert table.state.draws == 0


@rule("open-order.next", "influence.expansion")
def test_an_expansion_token_brings_the_next_of_its_sort() -> None:
    table = opened("influence")
    fish = table.state.box
    table.set_state(external_box=("bank", "sushi_shop", "barter"))
    table.play("enter influence points", "buy expansion external")
    assert table.state.boards[-1] == "bank"
    assert table.state.external_box == ("sushi_shop", "barter")
    table.play("buy expansion fish")
    assert table.state.boards[-1] == fish[0]
    assert table.state.box == fish[1:]
    assert table.state.draws == 0


@rule("open-order.collapse", "variants.mix")
def test_a_collapse_brings_the_next_external_market() -> None:
    table = opened("government", variants=[*OPEN, "collapse"]).lay(0, tokens="mackerel")
    table.lay_market("government", left=("mackerel",) * 3, right=("mackerel",) * 9)
    table.set_state(external_box=("trading", "bank"))
    table.play("enter government free")
    events = table.play("give right mackerel")
    assert rules_of(events)[-2:] == ["collapse.closed", "external.new-market"]
    assert table.state.boards[-1] == "trading"
    assert table.state.external_box == ("bank",)


@rule("open-order.skipped")
def test_for_two_the_auction_is_skipped_and_stays_in_its_row() -> None:
    table = opened("influence", players=2)
    table.set_state(external_box=("auction", "bank", "barter"))
    table.play("enter influence points", "buy expansion external")
    assert table.state.boards[-1] == "bank"
    table.play("buy expansion external")
    assert table.state.boards[-1] == "barter"
    assert table.state.external_box == ("auction",)


@rule("open-order.next")
def test_for_three_the_auction_comes_in_its_turn() -> None:
    table = opened("influence").set_state(external_box=("auction", "bank"))
    table.play("enter influence points", "buy expansion external")
    assert table.state.boards[-1] == "auction"


@rule("open-order.fetched", "horse-mackerel.overfished.mackerel")
@pytest.mark.parametrize(
    ("order", "comes", "left"),
    [
        (("nori", "tuna", "mackerel"), ["mackerel", "nori"], ("tuna",)),
        (("mackerel", "tuna", "nori"), ["mackerel", "tuna"], ("nori",)),
        (("nori", "mackerel", "tuna"), ["mackerel", "nori"], ("tuna",)),
        (("tuna", "nori"), ["tuna"], ("nori",)),
    ],
)
def test_mackerel_after_horse_mackerel_is_fetched_from_wherever_it_lies(
    order: tuple[str, ...], comes: list[str], left: tuple[str, ...]
) -> None:
    also = [] if "mackerel" in order else ["mackerel"]
    table = opened("eel", *also, staple="horse-mackerel").set_state(box=order)
    table.lay(2, tokens="horse-mackerel " * 15).lay(1, fresh="horse-mackerel-100")
    boards = table.state.boards
    table.play("purchase", "buy peak fresh horse-mackerel 100", "finish purchasing")
    assert list(table.state.boards[len(boards) :]) == comes
    assert table.state.box == left


@rule("open-order.fetched", "new-aquarium.pair")
@pytest.mark.parametrize(
    "order",
    [
        ("aquarium", "bank", "new_aquarium", "barter"),
        ("new_aquarium", "bank", "barter", "aquarium"),
    ],
)
def test_the_second_aquarium_is_fetched_from_wherever_it_lies(order: tuple[str, ...]) -> None:
    table = opened("influence").set_state(external_box=order)
    table.play("enter influence points", "buy expansion external")
    first, second = order[0], "aquarium" if order[0] == "new_aquarium" else "new_aquarium"
    assert table.state.boards[-2:] == (first, second)
    assert table.state.external_box == ("bank", "barter")


@rule("overfishing.new-market.box-empty", "external.new-market.box-empty")
def test_a_row_can_be_used_up() -> None:
    table = opened("eel").set_state(box=())
    boards = table.state.boards
    assert last_eel(table).state.boards == boards


@rule("open-order.next")
def test_what_comes_in_is_undone_into_its_place() -> None:
    table = opened("eel").set_state(box=("tuna", "squid"))
    last_eel(table)
    table.game.undo()
    assert table.state.box == ("tuna", "squid")
