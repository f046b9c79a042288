"""Golden games: whole games that were played once and must stay as they are.

There is one for every number of players and every way to end a game, and some for the expansion
and the variants. They were played by computer players (5-both by a script), and hold all boards. A
golden game that is no longer legal, or that is counted otherwise, is a change of the rules as they
are played: it needs a line in CHANGELOG.md that names the rule, and a new rules version. So does
another shape of the state, which only changes the hash at the end, since without a new version it
closes all saved games. Then ``python -m tests.test_golden`` plays them again with the new rules and
saves them; what is illegal now is to be replaced by another game.
"""

from __future__ import annotations

from itertools import chain
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

import tsukiji_lab as lab
from tests.test_scores import final_yen
from tsukiji_lab.game import record as records
from tsukiji_lab.game.event import Event
from tsukiji_lab.tsukiji.board import BOARDS
from tsukiji_lab.tsukiji.markets.foreign_market import DockAbroad
from tsukiji_lab.tsukiji.rules import Tsukiji
from tsukiji_lab.tsukiji.scoring import count
from tsukiji_lab.tsukiji.setup import VARIANTS
from tsukiji_lab.tsukiji.status import status
from tsukiji_lab.tsukiji.visiting import Enter

FOLDER = Path(__file__).parent / "golden"
PLAYERS = range(2, 7)
ENDS: dict[str, set[str]] = {
    "yen": {"end.yen", "end.last-round"},
    "resources": {"end.resources", "end.last-round"},
    "both": {"end.yen", "end.resources", "end.last-round"},
    "rounds": {"end.round-limit"},
}
"""The rules that tell of the end, by what brought it about."""
SCORES: dict[str, tuple[int, ...]] = {
    "2-yen": (6300, 3800),
    "2-resources": (7600, 9400),
    "2-both": (4000, 18400),
    "2-rounds": (2600, 200),
    "3-yen": (800, 4800, 6000),
    "3-resources": (9000, 9100, 1700),
    "3-both": (10100, 4400, 6200),
    "3-rounds": (4400, -2900, 4000),
    "4-yen": (5500, 5500, 5400, 5600),
    "4-resources": (7400, 9200, 4700, 5500),
    "4-both": (16700, 4200, 5900, 8000),
    "4-rounds": (4000, 100, 4100, 300),
    "5-yen": (2400, 2600, 5100, 4200, 5800),
    "5-resources": (5900, 5100, 6100, 8400, 6400),
    "5-both": (10600, 200, 200, 200, 1500),
    "5-rounds": (3000, 100, 3900, 100, 2500),
    "6-yen": (4700, 5500, 3100, 3300, 7100, 3700),
    "6-resources": (-200, 3000, 1400, 7800, 9100, 3200),
    "6-both": (6000, 3000, 28400, 19500, 3400, 2900),
    "6-rounds": (2100, 0, 3600, -100, 2100, 100),
}
"""The final yen of each game of the base game, by seat."""
EXPANSION: dict[str, tuple[set[str], tuple[int, ...]]] = {
    "2-open-order": ({"end.round-limit"}, (3300, 6100)),
    "3-collapse": ({"end.yen", "end.last-round"}, (5100, 3500, 4700)),
    "4-more-markets": ({"end.resources", "end.last-round"}, (1800, 4300, 7700, 8600)),
    "5-expansion": ({"end.round-limit"}, (1300, 1800, 2400, 2800, 1700)),
    "6-everything": ({"end.resources", "end.last-round"}, (9800, 6800, 1900, 9100, 10800, 7900)),
}
"""The games of the expansion: the rules that tell of their ends, and their final yen. They were
played by greedy players who now and then try something they have not done yet.
"""
ALL_SCORES = {**SCORES, **{name: scores for name, (_, scores) in EXPANSION.items()}}


def path(name: str) -> Path:
    return FOLDER / f"{name}.json"


def told(game: lab.Game) -> list[Event]:
    """Everything that happened in a game."""
    return list(chain.from_iterable(step.events for step in game.session.steps))


def test_no_golden_game_is_missing() -> None:
    assert set(SCORES) == {f"{players}-{end}" for players in PLAYERS for end in ENDS}
    assert {file.name for file in FOLDER.iterdir()} == {path(name).name for name in ALL_SCORES}
    assert all(file.stat().st_size < 40_000 for file in FOLDER.iterdir())


@pytest.mark.parametrize("name", ALL_SCORES)
def test_a_golden_game_is_played_and_counted_as_it_was(name: str) -> None:
    game = lab.load_game(path(name))
    assert game.notice == ""
    assert game.is_over
    assert f"{len(game.players)}-" == name[:2]
    assert game.scores == ALL_SCORES[name]
    assert game.scores == final_yen(game.state)
    assert status(game.state) == []

    ends = {event.rule for event in told(game) if event.rule in set().union(*ENDS.values())}
    assert ends == (EXPANSION[name][0] if name in EXPANSION else ENDS[name[2:]])

    saved = msgspec.json.decode(path(name).read_bytes(), type=records.Record)
    assert saved.rules == Tsukiji.version, "saved under older rules: play it again, see above"
    assert game.record.end == saved.end
    assert game.record.actions == saved.actions


def test_the_golden_games_hold_every_board_and_variant() -> None:
    games = [lab.load_game(path(name)) for name in ALL_SCORES]
    laid_out = {market.board for game in games for market in game.state.markets}
    actions = [step.action for game in games for step in game.session.steps]
    entered = {action.market for action in actions if isinstance(action, Enter)}
    assert laid_out == set(BOARDS)
    assert set(BOARDS) - entered == {"foreign_market", "overfishing_market"}
    assert any(isinstance(action, DockAbroad) for action in actions)
    assert any(line.overfishing for game in games for line in count(game.state))
    assert {variant for game in games for variant in game.setup.variants} == set(VARIANTS)
    faces = {market.collapsed for game in games for market in game.state.markets}
    assert faces == {"", "collapsed", "closed"}


def play_again() -> None:
    """Play every golden game with the present rules, and save it where all of it is legal."""
    for name in ALL_SCORES:
        old = replace(records.load(path(name)), rules="older")
        game = lab.game_from_json(msgspec.json.encode(old))
        print(name, game.notice or game.scores)
        if not game.notice:
            game.save(path(name), overwrite=True)


if __name__ == "__main__":
    play_again()
