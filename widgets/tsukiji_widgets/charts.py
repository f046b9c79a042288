"""The charts under a table: plain figures, shown the cheap way."""

from __future__ import annotations

from typing import Any

from ipywidgets import Box, Output

from tsukiji_lab import Game, charts
from tsukiji_lab.drawing.html import Html, el, join
from tsukiji_lab.rulebook import Words

FIGURES = (charts.value_tracks_chart, charts.stocks_chart, charts.wealth_chart)


class Charts(Box):
    """Three charts that follow a game. A figure that did not change is not sent again.

    A Plotly widget would send megabytes to every visitor; an output with the figure's data is
    drawn by the page's own Plotly. The same is told in a sentence and in a table.
    """

    def __init__(self) -> None:
        super().__init__()
        self._shown: list[charts.Chart] = []
        self._outputs = [Output() for _ in FIGURES]  # what a page says of children counts nothing
        self.add_class("tsk-charts")

    def clear(self) -> None:
        """Show no charts."""
        self._shown, self.children = [], ()

    def show(self, game: Game, theme: str) -> None:
        """Show how the game stands, in the "light" or "dark" theme."""
        figures = [chart(game, theme=theme) for chart in FIGURES]
        self.children = tuple(self._outputs)
        for place, chart in enumerate(figures):
            if self._shown[place : place + 1] != [chart]:
                self._outputs[place].outputs = _bundles(chart, game.words)
        self._shown = figures

    @property
    def are_shown(self) -> bool:
        """Whether a game's charts are shown."""
        return bool(self._shown)


def _bundles(chart: charts.Chart, words: Words) -> tuple[dict[str, Any], ...]:
    """The chart as a figure, and in words and numbers."""
    plot = {**chart.figure, "config": charts.CONFIG}
    return (
        _output({"application/vnd.plotly.v1+json": plot, "text/plain": chart.sentence}),
        _output({"text/html": _told(chart, words), "text/plain": chart.sentence}),
    )


def _output(data: dict[str, Any]) -> dict[str, Any]:
    return {"output_type": "display_data", "metadata": {}, "data": data}


def _told(chart: charts.Chart, words: Words) -> Html:
    heads = (el("th", header, scope="col") for header in chart.table.headers)
    rows = (
        el(
            "tr",
            *(
                el("td", words.number(cell) if isinstance(cell, int) else cell or "–")
                for cell in row
            ),
        )
        for row in chart.table.rows
    )
    table = el("table", el("thead", el("tr", *heads)), el("tbody", *rows))
    scrolled = el("div", table, class_="wide", tabindex="0", role="region", aria_label=chart.title)
    summary = el("summary", words.say("chart_as-table"))
    return join(
        el("p", chart.sentence, class_="vh"), el("details", summary, scrolled, class_="told")
    )
