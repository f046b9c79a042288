"""Tsukiji Lab: play, study and teach Tokyo Tsukiji Market in a notebook.

An unofficial companion to Jordan Draper's board game: a rules engine that can explain itself,
and what people see of it on top. Each name here is loaded when it is first asked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tsukiji_lab import charts as charts
    from tsukiji_lab.game.refusal import AmbiguousAction as AmbiguousAction
    from tsukiji_lab.game.refusal import BadRecord as BadRecord
    from tsukiji_lab.game.refusal import BadSetup as BadSetup
    from tsukiji_lab.game.refusal import IllegalAction as IllegalAction
    from tsukiji_lab.game.refusal import Refusal as Refusal
    from tsukiji_lab.game.refusal import UnreadableAction as UnreadableAction
    from tsukiji_lab.players import play_out as play_out
    from tsukiji_lab.public import Game as Game
    from tsukiji_lab.public import LegalActions as LegalActions
    from tsukiji_lab.public import game_from_code as game_from_code
    from tsukiji_lab.public import game_from_json as game_from_json
    from tsukiji_lab.public import load_game as load_game
    from tsukiji_lab.public import new_game as new_game
    from tsukiji_lab.scenarios import BadScenario as BadScenario
    from tsukiji_lab.scenarios import load_scenario as load_scenario
    from tsukiji_lab.tsukiji.explaining import CannotExplain as CannotExplain
    from tsukiji_lab.tsukiji.explaining import Explanation as Explanation
    from tsukiji_lab.tsukiji.reasons.question import Question as Question

__version__ = "0.1.0"

_HOMES = {
    "game.refusal": (
        "AmbiguousAction",
        "BadRecord",
        "BadSetup",
        "IllegalAction",
        "Refusal",
        "UnreadableAction",
    ),
    "public": ("Game", "LegalActions", "game_from_code", "game_from_json", "load_game", "new_game"),
    "players": ("play_out",),
    "scenarios": ("BadScenario", "load_scenario"),
    "tsukiji.explaining": ("CannotExplain", "Explanation"),
    "tsukiji.reasons.question": ("Question",),
}
_HOME = {name: home for home, names in _HOMES.items() for name in names}

__all__ = ["charts", *sorted(_HOME)]


def __dir__() -> list[str]:
    return sorted({*__all__, "__version__"})


def __getattr__(name: str) -> Any:
    if name == "charts":
        return import_module("tsukiji_lab.charts")
    if name not in _HOME:
        raise AttributeError(f"module 'tsukiji_lab' has no attribute {name!r}")
    return getattr(import_module(f"tsukiji_lab.{_HOME[name]}"), name)
