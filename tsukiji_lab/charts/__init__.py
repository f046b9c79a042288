"""Plotly figures of a game, each with its finding, its table and its sentence.

``value_tracks``, ``stocks``, ``wealth`` and ``prices`` give Plotly figures, and so do
``compare_wealth`` and ``compare_stocks`` of two lines of a game; the functions ``…_chart`` give
the same as plain data, with the words for those who do not see it, and do not load Plotly.
``theme`` is ``"light"`` or ``"dark"``; the language is the game's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tsukiji_lab.charts.chart import Chart, Table
from tsukiji_lab.charts.comparing import Lines, compare_stocks_chart, compare_wealth_chart
from tsukiji_lab.charts.offers import prices_chart
from tsukiji_lab.charts.purses import wealth_chart
from tsukiji_lab.charts.shoals import stocks_chart
from tsukiji_lab.charts.tracks import value_tracks_chart

if TYPE_CHECKING:
    import plotly.graph_objects as go

    from tsukiji_lab.public import Game

__all__ = [
    "CONFIG",
    "Chart",
    "Table",
    "compare_stocks",
    "compare_stocks_chart",
    "compare_wealth",
    "compare_wealth_chart",
    "prices",
    "prices_chart",
    "stocks",
    "stocks_chart",
    "value_tracks",
    "value_tracks_chart",
    "wealth",
    "wealth_chart",
]

CONFIG = {"displayModeBar": False, "responsive": True}
"""How a page shows the figures: as wide as their container, without buttons."""


def value_tracks(game: Game, *, theme: str = "light") -> go.Figure:
    """What an Eel, a Red Snapper and a Swordfish token are worth, in Resources, at the end of each
    turn, with what moved it.
    """
    return value_tracks_chart(game, theme=theme).plotly()


def stocks(game: Game, *, theme: str = "light") -> go.Figure:
    """Barrels left on every fish market, at sea and on sale, and tokens left, at the end of each
    turn.
    """
    return stocks_chart(game, theme=theme).plotly()


def wealth(game: Game, *, theme: str = "light") -> go.Figure:
    """Yen, Resources, and both together (at ¥100 each) of every player, at the end of each round
    and now.

    With closed money: Resources alone, until the game is over.
    """
    return wealth_chart(game, theme=theme).plotly()


def prices(game: Game, *, theme: str = "light") -> go.Figure:
    """What was asked for every barrel, in yen, what came of it, and what a token was worth."""
    return prices_chart(game, theme=theme).plotly()


def compare_wealth(
    game: Game, other: Game, *, names: Lines = ("A", "B"), theme: str = "light"
) -> go.Figure:
    """What every player owns in two lines of a game, round by round; ``other`` is dashed.

    ``names`` are what the lines are called.
    """
    return compare_wealth_chart(game, other, names=names, theme=theme).plotly()


def compare_stocks(
    game: Game, other: Game, *, names: Lines = ("A", "B"), theme: str = "light"
) -> go.Figure:
    """Barrels and tokens left in two lines of a game, turn by turn; ``other`` is dashed.

    ``names`` are what the lines are called.
    """
    return compare_stocks_chart(game, other, names=names, theme=theme).plotly()
