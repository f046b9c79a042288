"""The charts under a table: plain figures, shown the cheap way."""

from __future__ import annotations

from typing import Any

from ipywidgets import Box, Output

from tsukiji_lab import Game, charts

FIGURES = (charts.value_tracks_chart, charts.stocks_chart, charts.wealth_chart)


class Charts(Box):  # type: ignore[misc]
    """Three charts that follow a game. A figure that did not change is not sent again.

    A Plotly widget would send megabytes to every visitor; an output with the figure's data is
    drawn by the page's own Plotly.
    """

    def __init__(self) -> None:
        super().__init__()
        self._shown: list[dict[str, Any]] = []
        self.add_class("tsk-charts")

    def clear(self) -> None:
        """Show no charts."""
        self._shown, self.children = [], ()

    def show(self, game: Game, theme: str) -> None:
        """Show how the game stands, in the "light" or "dark" theme."""
        figures = [chart(game, theme=theme) for chart in FIGURES]
        if not self.children:
            self.children = tuple(Output() for _ in figures)
        for place, chart in enumerate(figures):
            if self._shown[place : place + 1] != [chart.figure]:
                self.children[place].outputs = (_bundle(chart),)
        self._shown = [chart.figure for chart in figures]


def _bundle(chart: charts.Chart) -> dict[str, Any]:
    plot = {**chart.figure, "config": charts.CONFIG}
    return {
        "output_type": "display_data",
        "metadata": {},
        "data": {"application/vnd.plotly.v1+json": plot, "text/plain": chart.sentence},
    }
