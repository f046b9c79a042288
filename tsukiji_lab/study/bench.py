"""How fast the engine is, measured against python-chess in the same run.

Ours: stored games of three greedy players are replayed through the public face; at each step the
legal actions are listed, then the recorded one is played. Theirs: random games of chess, where
the legal moves are listed and one is played. The two take turns, medians are compared, and time is
the processor's, so that other work on the machine counts for neither.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from importlib.resources import files
from importlib.util import find_spec
from itertools import count, islice
from pathlib import Path
from statistics import median
from time import process_time
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from tsukiji_lab.game.action import Action
from tsukiji_lab.game.session import Session
from tsukiji_lab.players import play_out
from tsukiji_lab.tsukiji.board import BOARDS
from tsukiji_lab.tsukiji.setup import (
    BASE,
    BOXES,
    EXPANSION,
    FOUR_SLOT,
    MORE_MARKETS,
    STAPLES,
    Setup,
    external_boards,
    fish_boards,
)

if TYPE_CHECKING:
    from tsukiji_lab.public import Game

ROUNDS = 5
IMPORTS = 9
GAMES_FILE = "bench_games.txt"
STORED_GAMES = 20
"""Games of three greedy players, ended by the rules, whose codes the file holds."""
GAMES_PER_TABLE = 2
"""Greedy games played afresh for each other number of players."""
ALL_BOARDS: dict[str, Any] = {
    "box": EXPANSION,
    "variants": [MORE_MARKETS],
    "fish_markets": len(fish_boards(EXPANSION)) - 1,
    "external_markets": len(external_boards(EXPANSION)) - 1,
    "barges": FOUR_SLOT,
    "blue_ship": True,
}
"""A table with every board and every kind of boat."""
MOST_PROBLEMS = 20
"""Problems of a walk that are printed."""

YARDSTICK = """
import random, sys, time
import chess

rng = random.Random(0)
for games in sys.stdin:
    plies = 0
    start = time.process_time()
    for _ in range(int(games)):
        board = chess.Board()
        while board.ply() < 400:
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(rng.choice(moves))
        plies += board.ply()
    print(plies / (time.process_time() - start), flush=True)
"""
"""Plays so many random games of chess for each line it reads, and prints plies per second.

python-chess is under the GPL: it runs in a process of its own, and nothing here imports it.
"""
CHESS_GAMES = 60


class Played(Struct, frozen=True):
    """A game to be replayed: its set-up and its actions."""

    setup: Setup
    actions: tuple[Action, ...]


class Pace(Struct, frozen=True):
    """How fast games were replayed, and how many actions were legal on average."""

    decisions: float
    turns: float
    legal: float


def main(argv: Sequence[str] | None = None) -> int:
    """Print the benchmark table, or walk; returns the exit code."""
    options = _parser().parse_args(argv)
    if options.store:
        _store()
        return 0
    if options.walk:
        return _walk(options.walk)
    if options.greedy:
        return _greedy(options.greedy)
    return _table()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="tsukiji-lab bench", description="Measure the engine's speed.", allow_abbrev=False
    )
    parser.add_argument(
        "--walk",
        type=int,
        metavar="N",
        help="instead, play N games by lot and check every position of them",
    )
    parser.add_argument(
        "--greedy",
        type=int,
        metavar="N",
        help="instead, play N games of greedy against three randoms and N of four greedy ones, "
        "with each box",
    )
    parser.add_argument(
        "--store",
        action="store_true",
        help="instead, play the stored games anew, after a change of the rules or of the codes",
    )
    return parser


def replay(games: Sequence[Played]) -> Pace:
    """Replay games through the public face and measure it."""
    from tsukiji_lab.public import RULES, Game

    decisions, turns, legal = 0, 0, 0
    start = process_time()
    for played in games:
        game = Game(Session(RULES, played.setup))
        for action in played.actions:
            legal += len(list(game.legal_actions))
            game.play(action)
        decisions += len(played.actions)
        turns += game.state.turns
    seconds = process_time() - start
    return Pace(decisions / seconds, turns / seconds, legal / decisions)


def stored_games() -> list[Played]:
    """The stored games of three greedy players."""
    from tsukiji_lab.public import game_from_code

    codes = (files(__package__) / GAMES_FILE).read_text(encoding="ascii").split()
    return [_played(game_from_code(code)) for code in codes]


def _played(game: Game) -> Played:
    return Played(game.setup, tuple(step.action for step in game.session.steps))


def _game(players: str | Sequence[str], seats: int, seed: int, **table: Any) -> Game:
    from tsukiji_lab.public import new_game

    return play_out(new_game(seats, seed=seed, **table), players)


def _store() -> None:
    games = (_game("greedy", 3, seed) for seed in count())
    ended = (game.code for game in games if game.state.ended_by is not None)
    codes = "\n".join(islice(ended, STORED_GAMES))
    Path(__file__).with_name(GAMES_FILE).write_text(f"{codes}\n", encoding="ascii")


def greedy_games(players: int, **table: Any) -> list[Played]:
    """A few games of greedy players, played afresh; ``table`` is what ``new_game`` takes."""
    return [_played(_game("greedy", players, seed, **table)) for seed in range(GAMES_PER_TABLE)]


def _table() -> int:
    if find_spec("chess") is None:
        print('The yardstick is missing: pip install "tsukiji-lab[bench]"', file=sys.stderr)
        return 1
    three, all_boards = stored_games(), greedy_games(3, **ALL_BOARDS)
    ours, theirs, with_all = [], [], []
    with _yardstick() as chess:
        for _ in range(ROUNDS):
            ours.append(replay(three))
            theirs.append(_play_chess(chess))
            with_all.append(replay(all_boards))
    print("players  boards  decisions/s  turns/s  legal actions (mean)")
    for players in range(2, 7):
        games = [] if players == 3 else greedy_games(players)
        _print_row(players, "usual", [replay(games) for _ in range(ROUNDS)] if games else ours)
    _print_row(3, "all 30", with_all)
    print(f"python-chess, random games: {median(theirs):,.0f} plies/s")
    for boards, paces in (("three players", ours), ("all 30 boards", with_all)):
        ratio = median(our.decisions / their for our, their in zip(paces, theirs, strict=True))
        print(f"ratio with {boards}, median of {ROUNDS}: {ratio:.2f}")
    alone, ready = import_time(), import_time("tsukiji_lab.Game")
    print(f"import of tsukiji_lab, median of {IMPORTS}: {alone:.0f} ms")
    print(f"with its engine: {ready:.0f} ms")
    return 0


def _print_row(players: int, boards: str, paces: Sequence[Pace]) -> None:
    decisions = median(pace.decisions for pace in paces)
    turns = median(pace.turns for pace in paces)
    legal = paces[0].legal
    print(f"{players:>7}  {boards:>6}  {decisions:>11,.0f}  {turns:>7,.0f}  {legal:>20.1f}")


def _yardstick() -> subprocess.Popen[str]:
    command = [sys.executable, "-c", YARDSTICK]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def _play_chess(chess: subprocess.Popen[str]) -> float:
    """Plies per second of a round of chess."""
    assert chess.stdin is not None
    assert chess.stdout is not None
    print(CHESS_GAMES, file=chess.stdin, flush=True)
    return float(chess.stdout.readline())


def import_time(asked: str = "") -> float:
    """Milliseconds of the processor's time that a fresh Python takes to import the package, and to
    load what is ``asked`` of it.
    """
    program = (
        f"import time; start = time.process_time(); import tsukiji_lab; {asked or None}; "
        "print((time.process_time() - start) * 1000)"
    )
    command = [sys.executable, "-c", program]
    return median(float(subprocess.check_output(command, text=True)) for _ in range(IMPORTS))


def _walk(games: int) -> int:
    from tsukiji_lab.study.walk import Walk

    halves = {"wild": games // 2, "random": games - games // 2}
    problems: list[str] = []
    met: Counter[str] = Counter()
    for player, number in halves.items():
        start = process_time()
        walk = Walk(number, player).run()
        print(
            f"{number} {player} games, {walk.decisions:,} decisions, "
            f"{process_time() - start:.0f} s: {len(walk.problems)} problems"
        )
        problems += walk.problems
        met += walk.met
    missing = [board for board in BOARDS if not met[board]]
    print(f"boards that no game entered, docked at or counted: {', '.join(missing) or 'none'}")
    for problem in problems[:MOST_PROBLEMS]:
        print(problem)
    return 1 if problems else 0


def _greedy(games: int) -> int:
    """How good greedy is with each box: at four seats, over markets by lot."""
    for box in BOXES:
        print(f"with the {box} box:")
        _greedy_with(box, games)
    return 0


def _greedy_with(box: str, games: int) -> None:
    from tsukiji_lab.study.walk import boards_met

    tables = [_lay(box, seed) for seed in range(games)]
    wins = 0
    for seed, table in enumerate(tables):
        players = ["random"] * 4
        players[seed % 4] = "greedy"
        wins += seed % 4 in _game(players, 4, seed, **table).winners
    print(f"greedy beats three randoms in {wins} of {games} games")

    ended, decisions = 0, 0
    opened: Counter[str] = Counter()
    met: Counter[str] = Counter()
    start = process_time()
    for seed, table in enumerate(tables):
        game = _game("greedy", 4, seed, **table)
        ended += game.state.ended_by is not None
        decisions += len(game.session.steps)
        opened.update(market.board for market in game.state.markets)
        met.update(set(boards_met(game)))
    pace = (process_time() - start) * 1000 / decisions
    print(f"four greedy players end by the rules in {ended} of {games} games")
    print(
        f"they take {pace:.2f} ms for a decision, and {decisions / games:.0f} decisions for a game"
    )
    for board in (*fish_boards(box), *external_boards(box)):
        print(f"  {board:<18} met in {met[board]:>3} of the {opened[board]:>3} games with it")


def _lay(box: str, seed: int) -> dict[str, Any]:
    """What ``new_game`` takes: of the expansion all kinds of boat, and the staples in turn."""
    if box == BASE:
        return {}
    return {"box": box, "staple": STAPLES[seed % len(STAPLES)], "blue_ship": True}
