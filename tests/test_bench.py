"""The benchmark: its stored games, its measures, and the yardstick beside it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import tsukiji_lab as lab
from tsukiji_lab.study import bench
from tsukiji_lab.study.walk import Walk
from tsukiji_lab.tsukiji.board import BOARDS


@pytest.fixture(scope="module")
def games() -> list[bench.Played]:
    return bench.stored_games()


def test_twenty_games_of_three_players_are_stored(games: list[bench.Played]) -> None:
    assert len(games) == 20
    assert {len(played.setup.names) for played in games} == {3}
    assert all(played.actions for played in games)


def test_stored_games_were_played_by_the_rules_to_the_end() -> None:
    codes = Path(bench.__file__).with_name(bench.GAMES_FILE).read_text().split()
    ends = [lab.game_from_code(code).state for code in codes]
    assert all(state.scores is not None for state in ends)
    assert all(state.ended_by is not None for state in ends)
    assert len(set(codes)) == len(codes)


def test_a_replay_counts_decisions_turns_and_legal_actions(games: list[bench.Played]) -> None:
    played = games[0]
    game = lab.new_game(
        played.setup.names,
        fish_markets=played.setup.fish_markets,
        external_markets=played.setup.external_markets,
        first_player=played.setup.first_player,
        seed=played.setup.seed,
    )
    legal = 0
    for action in played.actions:
        legal += len(game.legal_actions)
        game.play(action)
    pace = bench.replay([played])
    assert pace.legal == pytest.approx(legal / len(played.actions))
    assert pace.turns / pace.decisions == pytest.approx(game.state.turns / len(played.actions))
    assert pace.decisions > 0


def test_the_yardstick_plays_chess_in_a_process_of_its_own() -> None:
    command = [sys.executable, "-c", bench.YARDSTICK]
    run = subprocess.run(command, input="1\n1\n", capture_output=True, text=True, check=True)
    first, second = run.stdout.split()
    assert float(first) > 100
    assert float(second) > 100
    program = "import sys, tsukiji_lab.study.bench; print('chess' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert run.stdout == "False\n", run.stderr


def test_the_table_names_every_measure(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, games: list[bench.Played]
) -> None:
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "IMPORTS", 1)
    monkeypatch.setattr(bench, "CHESS_GAMES", 2)
    monkeypatch.setattr(bench, "stored_games", lambda: games[:1])
    monkeypatch.setattr(bench, "greedy_games", lambda players, **table: games[:1])
    assert bench.main([]) == 0
    table = capsys.readouterr().out
    heading, *rows = table.splitlines()
    assert heading.split()[:4] == ["players", "boards", "decisions/s", "turns/s"]
    assert [row.split()[0] for row in rows[:6]] == ["2", "3", "4", "5", "6", "3"]
    assert [row.split()[1] for row in rows[:6]] == ["usual"] * 5 + ["all"]
    for words in (
        "python-chess",
        "ratio with three players",
        "ratio with all 30 boards",
        "import of tsukiji_lab",
    ):
        assert words in table


def test_all_boards_and_all_kinds_of_boat_are_in_play() -> None:
    state = lab.new_game(3, seed=1, **bench.ALL_BOARDS).state
    assert set(state.boards) == set(BOARDS)
    assert len(BOARDS) == 30
    assert {"blue_ship", "four_slot_barge"} < set(state.market("ships").boats)


def test_without_the_yardstick_the_bench_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "find_spec", lambda name: None)
    assert bench.main([]) == 1
    assert "tsukiji-lab[bench]" in capsys.readouterr().err


def test_the_walk_reports_what_it_found(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert bench.main(["--walk", "2"]) == 0
    said = capsys.readouterr().out
    assert "1 wild games" in said
    assert "1 random games" in said
    assert said.count("0 problems") == 2
    assert "boards that no game entered, docked at or counted: " in said
    monkeypatch.setattr(Walk, "run", lambda walk: walk.problems.append("yen: lost") or walk)
    assert bench.main(["--walk", "2"]) == 1
    assert "yen: lost" in capsys.readouterr().out


def test_greedy_is_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(["--greedy", "1"]) == 0
    said = capsys.readouterr().out
    assert said.count("greedy beats three randoms in") == 2
    assert said.count("four greedy players end by the rules in 1 of 1 games") == 2
    for board in ("eel", "swordfish", "foreign_market", "overfishing_market"):
        assert f"  {board} " in said
