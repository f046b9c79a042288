"""Printed numbers: where each comes from, and how a house changes them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import tsukiji_lab as lab
from tests.rules.table import Table, at_sea, rule
from tests.rules.test_setup import PLAYERS
from tsukiji_lab.game.refusal import BadRecord, BadSetup
from tsukiji_lab.tsukiji.board import BOARDS
from tsukiji_lab.tsukiji.pieces import COLUMNS, RECONSTRUCTED_COLUMNS
from tsukiji_lab.tsukiji.status import status

AQUARIUM_SPACES = ("sardines", "nori", "clam", "red_snapper", "himono", "spider_crab", "swordfish")
STOCK = ["barrels", "tokens", "licences"]
NO_SOURCE = {
    "rentals": ["points"],
    "clam_oyster": ["points", "barrels", "licences", "clams", "oysters"],
    "himono": ["points", *STOCK],
    "horse_mackerel": ["points", *STOCK],
    "nori": ["points", *STOCK],
    "sardines": ["points", "barrels", "tokens"],
    "swordfish": ["points", *STOCK],
    "foreign_market": ["berths"],
    "influence": ["points"],
    "new_aquarium": [
        f"{what}_{space}" for what in ("demand", "price") for space in AQUARIUM_SPACES
    ],
    "ship_rentals": ["points"],
    "sushi_shop": ["points", "price_1", "price_2", "price_4", "price_5"],
}
"""The numbers that no source states."""

ALL = {
    "box": "expansion",
    "fish_markets": 14,
    "external_markets": 14,
    "variants": ["more_markets"],
}


def everything(**setup: Any) -> lab.Game:
    """A game with all 30 boards."""
    return lab.new_game(setup.pop("players", 3), **{"seed": 1, **ALL, **setup})


def printed(market: Any, number: str) -> int:
    """What stands on a board, in the units in which a house gives it."""
    unit: int = market.numbers[number]
    for field, names in market.rows.items():
        if number in names:
            return int(getattr(market, field)[names.index(number)]) * unit
    return int(getattr(market, number)) * unit


# --- where numbers come from ---


@rule("house-rules.reconstructed")
@pytest.mark.parametrize("players", PLAYERS)
def test_what_no_source_states_is_marked(players: int) -> None:
    game = everything(players=players)
    for market in game.state.markets:
        marks = {number: market.provenance(number, game.state) for number in market.numbers}
        expected = set(NO_SOURCE.get(market.board, []))
        if market.board == "salmon" and players == 2:
            expected = {"barrels", "licences"}
        assert {n for n, mark in marks.items() if mark == "reconstructed"} == expected
        assert set(marks.values()) <= {"reconstructed", "rulebook"}


@rule("house-rules.reconstructed")
def test_of_the_selling_columns_only_the_third_stands_in_a_source() -> None:
    assert [column * 100 for column in COLUMNS] == [100, 200, 300, 400, 500]
    assert set(COLUMNS) - set(RECONSTRUCTED_COLUMNS) == {3}


# --- changing them ---


@rule("house-rules.override")
@pytest.mark.parametrize("board", BOARDS)
def test_every_number_of_a_board_can_be_changed(board: str, tmp_path: Path) -> None:
    for number, unit in BOARDS[board].numbers.items():
        game = everything(boards={board: {number: 7 * unit}})
        market = game.state.market(board)
        assert printed(market, number) == 7 * unit, number
        assert market.provenance(number, game.state) == "house_rule"
        assert status(game.state) == []
        others = [n for n in market.numbers if n != number]
        plain = everything().state.market(board)
        assert [printed(market, n) for n in others] == [printed(plain, n) for n in others]
        assert "house_rule" not in {market.provenance(n, game.state) for n in others}
        for again in (lab.game_from_code(game.code), lab.load_game(game.save(tmp_path / number))):
            assert again.setup.house_rules == ((board, number, 7),)
            assert again.state == game.state


@rule("house-rules.override")
def test_a_house_may_change_all_numbers_at_once_and_play_with_them() -> None:
    boards = {name: dict.fromkeys(board.numbers, 0) for name, board in BOARDS.items()}
    for name, board in BOARDS.items():
        laid = board.set_up(3)
        for number, unit in board.numbers.items():
            boards[name][number] = printed(laid, number) + 2 * unit
    for seed in range(2):
        game = everything(boards=boards, seed=seed, round_limit=8)
        assert status(game.state) == []
        lab.play_out(game, "random")
        assert game.is_over
        assert status(game.state) == []
        assert lab.game_from_code(game.code).state == game.state


@rule("house-rules.override")
def test_the_issues_own_example() -> None:
    game = lab.new_game(
        3, box="expansion", fish_markets=["himono", "eel", "fugu", "squid"],
        boards={"himono": {"barrels": 6}}, seed=1,
    )  # fmt: skip
    himono = game.state.market("himono")
    assert (himono.barrels, himono.all_barrels) == (6, 6)
    assert himono.provenance("barrels", game.state) == "house_rule"
    assert himono.provenance("tokens", game.state) == "reconstructed"
    assert himono.provenance("licence_price", game.state) == "rulebook"


@rule("house-rules.override")
def test_changed_numbers_are_what_is_played_with() -> None:
    boards = {
        "eel": {"licence_price": 100, "barrels": 2},
        "trading": {"price_2": 1000, "points": 2},
        "rentals": {"price": 0},
    }
    table = Table("eel", "trading", "rentals", boards=boards).lay(0, tokens="mackerel mackerel")
    table.play("enter rentals free", "rent cart", "leave")
    assert table.yen() == 2000
    table.play(
        "enter trading points", "trade 2", "add mackerel", "add mackerel", "confirm", "leave"
    )
    assert table.yen() == 3000
    assert table.state.turn.points == 0
    table.begin_turn(0)
    table.play("enter eel points", "buy licence eel")
    assert table.yen() == 3000 - 100
    table.lay(0, boats=[at_sea("two-slot")]).play("leave", "fish", "catch two-slot eel")
    assert table.market("eel").barrels == 1


@rule("house-rules.override", "visit.free-once")
def test_a_changed_entry_cost() -> None:
    table = Table("influence", boards={"influence": {"points": 0}}).lay(0, yen=5000)
    table.play("enter influence free", "buy buyer", "leave")
    assert table.state.turn.points == 2
    assert table.refused("enter influence free") == "visit.free-once"
    table = Table("influence", boards={"influence": {"points": 0, "fee": 300}}).lay(0, yen=500)
    table.play("enter influence yen", "buy buyer")
    assert table.yen() == 0
    table = Table("government", boards={"government": {"points": 1}}).lay(0, tokens="mackerel")
    assert table.refused("enter government free") == "visit.cost"
    table.play("enter government points")
    assert table.state.turn.points == 1


@rule("house-rules.override", "new-aquarium.entry")
def test_the_new_aquarium_for_a_point_too() -> None:
    table = Table("new-aquarium", "nori", boards={"new_aquarium": {"points": 1}})
    table.lay(0, tokens="nori nori", fresh="mackerel-300")
    table.play("enter new-aquarium points", "sell nori 1", "leave")
    table.play("enter new-aquarium fresh-mackerel-300", "sell nori 1")
    assert table.state.turn.points == 1


@rule("house-rules.override", "setup.bag")
def test_tokens_in_the_bag_by_their_worth() -> None:
    boards = {"spider_crab": {"tokens_8": 4}, "clam_oyster": {"clams": 1}}
    state = Table("spider-crab", "clam-oyster", boards=boards).state
    assert state.bag.count("spider_crab_8") == 4
    assert (state.bag.count("clam"), state.bag.count("oyster")) == (1, 6)
    assert status(state) == []


@rule("house-rules.override", "setup.mackerel-licences")
@pytest.mark.parametrize("players", [3, 6])
def test_licences_of_mackerel_that_are_left_after_everyone_got_one(players: int) -> None:
    table = Table(players=players, boards={"mackerel": {"licences": 7}})
    assert table.market("mackerel").licences == 7
    assert table.licences(5 % players) == "mackerel"


@rule("house-rules.override", "external.new-market", "overfishing.new-market")
def test_boards_that_come_in_later_have_the_numbers_of_the_house() -> None:
    boards = {"nori": {"tokens": 3}, "bank": {"loans": 5}}
    table = Table("influence", "barter", "government", boards=boards)
    table.play("enter influence points")
    table.play("buy expansion fish", drawn=["nori"])
    assert table.market("nori").tokens == 3
    table.play("buy expansion external", drawn=["bank"])
    assert table.market("bank").loans == 5


@rule("house-rules.override")
def test_spellings_of_boards_and_numbers() -> None:
    for name, number in (("red-snapper", "licence-price"), ("Red Snapper", "Licence Price")):
        game = lab.new_game(3, boards={name: {number: 200}}, seed=1)
        assert game.setup.house_rules == (("red_snapper", "licence_price", 2),)


@rule("house-rules.override")
def test_what_is_changed_to_what_stands_there_is_a_house_rule_too() -> None:
    game = lab.new_game(3, fish_markets=["eel", "fugu", "salmon", "squid"], seed=1,
                        boards={"eel": {"tokens": 13}})  # fmt: skip
    assert game.state.market("eel").provenance("tokens", game.state) == "house_rule"


# --- the harbours' columns ---


@rule("house-rules.override", "fishing.price.columns")
def test_the_selling_columns_can_be_changed() -> None:
    boards = {"harbour": {"column_1": 200, "column_2": 300, "column_3": 600, "column_4": 700}}
    boards["harbour"]["column_5"] = 1000
    table = Table("eel", boards=boards).lay(0, boats=[at_sea("two-slot", "eel", "eel")])
    assert table.state.columns == (2, 3, 6, 7, 10)
    table.play("fish", "dock two-slot left")
    assert table.offered("price") == [
        f"price eel {column}" for column in ("200", "300", "600", "700", "1000", "???")
    ]
    assert table.refused("price eel 100") == "fishing.price.columns"
    table.play("price eel 600", "price eel ???", "amount 100", "finish fishing", "fish")
    assert table.sales() == "eel-100 eel-600"
    assert table.refused("reprice fresh eel 600 500") == "fishing.price.columns"
    table.play("reprice fresh eel 600 1000")
    again = lab.game_from_code(lab.new_game(3, seed=1, boards=boards).code)
    assert again.state.columns == (2, 3, 6, 7, 10)


@rule("house-rules.override")
@pytest.mark.parametrize(
    "columns",
    [{"column_1": 200}, {"column_5": 300}, {"column_2": 400}, {"column_1": 600, "column_5": 700}],
)
def test_columns_rise_from_left_to_right(columns: dict[str, int]) -> None:
    for language in ("en", "es"):
        with pytest.raises(BadSetup) as refused:
            lab.new_game(3, boards={"harbour": columns}, language=language)
        assert refused.value.what == "error.house-columns"


# --- what is refused ---

WRONG: list[tuple[Any, str, tuple[str, ...]]] = [
    # what a house asks for, the complaint, and what its sentence names
    ({"herring": {"barrels": 6}}, "error.unknown-market", ("herring", "Himono")),
    ({"himono": {"herrings": 6}}, "error.house-number", ("herrings", "Himono", "barrels")),
    ({"harbour": {"column_6": 600}}, "error.house-number", ("column_6", "column_5")),
    ({"clam_oyster": {"tokens": 6}}, "error.house-number", ("tokens", "oysters")),
    ({"himono": {"barrels": 0}}, "error.house-count", ("barrels", "“0”")),
    ({"himono": {"barrels": -1}}, "error.house-count", ("“-1”",)),
    ({"himono": {"barrels": 100}}, "error.house-count", ("“100”", "99")),
    ({"himono": {"barrels": "six"}}, "error.house-count", ("“six”",)),
    ({"himono": {"barrels": 6.5}}, "error.house-count", ("“6.5”",)),
    ({"himono": {"barrels": None}}, "error.house-count", ("“None”",)),
    ({"himono": {"licence_price": 450}}, "error.house-yen", ("“450”",)),
    ({"himono": {"licence_price": -100}}, "error.house-yen", ("“-100”",)),
    ({"himono": {"licence_price": 10_000}}, "error.house-yen", ("“10000”",)),
    ({"harbour": {"column_1": 0}}, "error.house-yen", ("column_1",)),
    ({"spider_crab": {"tokens_8": 0}}, "error.house-count", ("tokens_8",)),
    ({"himono": 6}, "error.house-boards", ("“6”",)),
    (["himono"], "error.house-boards", ("himono",)),
]


@rule("house-rules.override")
@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize(("boards", "what", "named"), WRONG)
def test_a_clear_word_about_what_cannot_be_changed(
    boards: dict[Any, Any], what: str, named: tuple[str, ...], language: str
) -> None:
    with pytest.raises(BadSetup) as refused:
        everything(boards=boards, language=language)
    assert refused.value.what == what
    said = str(refused.value).replace("«", "“").replace("»", "”")
    for word in named:
        assert word in said
    assert str(refused.value)[-1] in ".!"


@rule("house-rules.override")
def test_a_board_of_the_other_box_is_unknown() -> None:
    with pytest.raises(BadSetup) as refused:
        lab.new_game(3, boards={"himono": {"barrels": 6}}, seed=1)
    assert "himono" in str(refused.value)
    game = lab.new_game(3, box="expansion", boards={"himono": {"barrels": 6}}, seed=1)
    assert game.setup.house_rules == (("himono", "barrels", 6),)


@rule("house-rules.override")
@pytest.mark.parametrize(
    "forged",
    [
        [["herring", "barrels", 6]],
        [["eel", "herrings", 6]],
        [["eel", "barrels", 0]],
        [["eel", "barrels", 1000]],
        [["eel", "tokens", 6], ["eel", "barrels", 6]],
        [["eel", "tokens", 6], ["eel", "tokens", 7]],
        [["harbour", "column_1", 9]],
    ],
)
def test_a_record_with_forged_numbers_is_refused(forged: list[Any], tmp_path: Path) -> None:
    game = lab.new_game(3, seed=1, boards={"eel": {"tokens": 6}})
    raw = msgspec.json.decode(game.save(tmp_path / "game").read_bytes())
    assert raw["setup"]["house_rules"] == [["eel", "tokens", 6]]
    raw["setup"]["house_rules"] = forged
    with pytest.raises(BadRecord):
        lab.game_from_json(msgspec.json.encode(raw))
