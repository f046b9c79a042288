"""Games that the tests of the screen begin from: stored as codes, played by computer players.

``python -m tests.stored_games`` plays them again from their seeds, which a change of the rules or
of the greedy player may ask for.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import tsukiji_lab as lab
from tsukiji_lab.game.action import Action

FOLDER = Path(__file__).parent / "games"
SETUPS: dict[str, dict[str, Any]] = {
    "two": {"players": 2, "money": "closed", "seed": 10},
    "four": {
        "players": 4,
        "variants": ["more_markets"],
        "fish_markets": 5,
        "external_markets": 3,
        "seed": 47,
    },
    "six": {
        "players": 6,
        "box": "expansion",
        "variants": ["more_markets"],
        "fish_markets": 9,
        "external_markets": 8,
        "seed": 4,
    },
}
"""Two players who hand the screen over at every turn; four with ten boards; six with twenty."""
LAST = 60
"""So many decisions are left in the positions that are played to the end."""


@cache
def stored_code(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_text("utf-8").strip()


def stored(name: str, left: int = 0) -> lab.Game:
    """The game of this name as it stood when so many decisions were left; they can be redone."""
    game = lab.game_from_code(stored_code(name))
    for _ in range(left):
        game.undo()
    return game


def begun(name: str, done: int = 0) -> lab.Game:
    """The game of this name after so many decisions."""
    game = stored(name)
    return stored(name, left=len(game.actions) - done)


def last_action(game: lab.Game) -> Action:
    return game.session.steps[game.session.here - 1].action


def play_again() -> None:
    """Play every game anew, and store it."""
    FOLDER.mkdir(exist_ok=True)
    for name, setup in SETUPS.items():
        game = lab.play_out(lab.new_game(**setup), "greedy")
        (FOLDER / f"{name}.txt").write_text(game.code + "\n", "utf-8")
        print(name, len(game.actions), "decisions,", len(game.state.markets), "boards", game.scores)


if __name__ == "__main__":
    play_again()
