"""Tsukiji Lab: play, study and teach Tokyo Tsukiji Market in a notebook.

An unofficial companion to Jordan Draper's board game: a rules engine that can explain itself,
and what people see of it on top.
"""

from typing import TYPE_CHECKING, Any

from tsukiji_lab.game.refusal import (
    AmbiguousAction,
    BadRecord,
    BadSetup,
    IllegalAction,
    Refusal,
    UnreadableAction,
)
from tsukiji_lab.public import (
    Game,
    LegalActions,
    game_from_code,
    game_from_json,
    load_game,
    new_game,
)

if TYPE_CHECKING:
    from tsukiji_lab import charts as charts
    from tsukiji_lab.players import play_out as play_out

__version__ = "0.1.0"

__all__ = [
    "AmbiguousAction",
    "BadRecord",
    "BadSetup",
    "Game",
    "IllegalAction",
    "LegalActions",
    "Refusal",
    "UnreadableAction",
    "charts",
    "game_from_code",
    "game_from_json",
    "load_game",
    "new_game",
    "play_out",
]


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def __getattr__(name: str) -> Any:
    """``charts`` and ``play_out`` are imported when they are first asked for."""
    from importlib import import_module

    if name == "charts":
        return import_module("tsukiji_lab.charts")
    if name == "play_out":
        return import_module("tsukiji_lab.players").play_out
    raise AttributeError(f"module 'tsukiji_lab' has no attribute {name!r}")
