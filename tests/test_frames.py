"""A game as a data frame: one row per decision, in yen, Resources, barrels and tokens."""

from __future__ import annotations

import subprocess
import sys

import pandas as pd

import tsukiji_lab as lab

IDLE = ("fish", "finish fishing", "fish", "finish fishing", "end turn")
LAND_AN_EEL = (
    *("enter eel points", "buy licence eel", "leave"),
    *("fish", "undock one-slot", "finish fishing", "end turn", *IDLE),
    *("fish", "catch one-slot eel", "finish fishing"),
    *("fish", "dock one-slot left", "price eel 300", "finish fishing", "end turn"),
)


def table(*actions: str, fish: tuple[str, ...] = ("eel", "fugu", "octopus")) -> lab.Game:
    game = lab.new_game(players=2, seed=1, first_player=0, fish_markets=fish)
    for action in actions:
        game.play(action)
    return game


def test_one_row_per_decision_which_can_be_played_again() -> None:
    game = table(*LAND_AN_EEL)
    frame = game.frame()
    assert list(frame.index) == list(range(1, len(LAND_AN_EEL) + 1))
    assert table(*frame["action"]).state == game.state


def test_who_decided_when() -> None:
    frame = table(*LAND_AN_EEL).frame()
    turns = frame.groupby("turn").first()
    assert list(turns.index) == [1, 2, 3]
    assert list(turns["round"]) == [1, 1, 2]
    assert list(turns["seat"]) == [0, 1, 0]
    assert list(turns["player"]) == ["Moon", "Peak", "Moon"]


def test_numbers_before_and_after_the_decision() -> None:
    frame = table(*LAND_AN_EEL).frame()
    bought = frame[frame["verb"] == "buy licence"].iloc[0]
    assert (bought["yen_before_0"], bought["yen_after_0"]) == (2000, 1500)
    assert (bought["yen_before_1"], bought["yen_after_1"]) == (2000, 2000)
    caught = frame[frame["verb"] == "catch"].iloc[0]
    assert (caught["barrels_eel"], caught["tokens_eel"], caught["worth_eel"]) == (3, 13, 1)
    priced = frame[frame["verb"] == "price"].iloc[0]
    assert "marker-moved" in priced["events"].split()
    assert priced["worth_eel"] == 2
    # Six columns for the Eel; a port can be opened and either of two licences returned.
    assert priced["legal"] == 6 + 1 + 2


def test_boards_of_the_expansion_have_their_columns() -> None:
    changed = {"sardines": {"tokens": 9, "tin_price": 200}, "harbour": {"column_5": 700}}
    game = lab.new_game(
        2,
        box="expansion",
        fish_markets=["swordfish", "sardines", "clam_oyster"],
        boards=changed,
        seed=1,
        first_player=0,
    )
    for action in (
        *("enter sardines points", "buy licence sardines", "leave"),
        *("fish", "undock one-slot", "finish fishing", "end turn", *IDLE),
        *("fish", "catch one-slot sardines", "finish fishing"),
        *("fish", "dock one-slot left", "price sardines 300", "finish fishing"),
    ):
        game.play(action)
    frame = game.frame()
    priced = frame[frame["verb"] == "price"].iloc[0]
    # Of nine tokens one went to the fisher, one into the middle of the board.
    assert (priced["tokens_sardines"], priced["tins_sardines"]) == (7, 1)
    assert (priced["worth_swordfish"], priced["tokens_clam_oyster"]) == (6, 12)
    assert frame.attrs["boards"] == changed
    assert table(*LAND_AN_EEL).frame().attrs["boards"] == {}


def test_resources_follow_the_tokens() -> None:
    game = table(*LAND_AN_EEL, "purchase", "buy moon fresh eel 300")
    row = game.frame().iloc[-1]
    assert (row["resources_before_1"], row["resources_after_1"]) == (0, 2)
    assert (row["yen_after_0"], row["yen_after_1"]) == (1800, 1700)


def test_a_market_drawn_later_is_missing_before() -> None:
    game = table(
        *("open port centre", "enter ships points", "buy boat three-slot centre", "leave"),
        *("enter fugu points", "buy licence fugu", "leave", "end turn", *IDLE),
        *("fish", "undock three-slot", "finish fishing"),
        *("fish", "catch three-slot fugu", "finish fishing", "end turn", *IDLE),
        *("fish", "catch three-slot fugu", "finish fishing", "fish", "catch three-slot fugu"),
    )
    drawn = game.state.markets[-1].board
    frame = game.frame()
    assert frame["drawn"].iloc[-1] == drawn
    assert frame[f"barrels_{drawn}"].isna().sum() == len(frame) - 1
    assert frame["barrels_fugu"].iloc[-1] == 0


def test_columns_have_the_same_types_at_the_start() -> None:
    empty, played = table().frame(), table(*LAND_AN_EEL).frame()
    assert len(empty) == 0
    assert dict(empty.dtypes) == dict(played.dtypes)
    assert all(pd.api.types.is_integer_dtype(played[name]) for name in played if "_" in name)


def test_undo_takes_the_row_away() -> None:
    game = table(*LAND_AN_EEL)
    before = game.frame()
    game.play("purchase")
    game.undo()
    pd.testing.assert_frame_equal(game.frame(), before)


def test_the_frame_ends_before_sealed_bids() -> None:
    game = table(
        *("enter ships points", "sell boat one-slot", "buy boat two-slot left", "leave"),
        *("enter spider-crab points", "buy licence spider-crab", "leave", "end turn", *IDLE),
        *("fish", "undock two-slot", "finish fishing"),
        *("fish", "catch two-slot spider-crab", "finish fishing", "end turn", *IDLE),
        *("fish", "catch two-slot spider-crab", "finish fishing", "fish", "dock two-slot left"),
        fish=("spider_crab", "eel", "fugu"),
    )
    before = len(game.frame())
    game.play("bid 300")
    assert len(game.frame()) == before
    game.play("bid 200")
    assert list(game.frame()["verb"].iloc[before:]) == ["bid", "bid"]


def test_pandas_is_loaded_by_the_frame_alone() -> None:
    code = (
        "import sys, tsukiji_lab as lab, tsukiji_lab.study, tsukiji_lab.charts as charts;"
        "charts.stocks_chart(lab.new_game(2, seed=1));"
        "print(sorted({'pandas', 'plotly', 'numpy'} & set(sys.modules)))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == "[]\n"


def test_closed_money_stays_closed_until_the_end() -> None:
    game = lab.new_game(3, money="closed", seed=2, round_limit=3)
    for text in ("fish", "undock one-slot", "finish fishing"):
        game.play(text)
    frame = game.frame()
    yen = [name for name in frame.columns if name.startswith("yen_")]
    assert frame[yen].isna().all().all()
    assert frame["resources_after_0"].notna().all()
    frame = lab.play_out(game, "random").frame()
    assert frame[yen].notna().all().all()
