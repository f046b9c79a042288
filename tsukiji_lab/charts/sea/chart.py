"""A chart of the sea: the project's chart, with the source that it rests on."""

from __future__ import annotations

from tsukiji_lab.charts.chart import Chart, Table


class SeaChart(Chart, frozen=True, kw_only=True):
    """A chart whose figure is the bare plot: the page sets ``title`` and ``unit`` above it and
    ``source`` below it, as wide as it is itself.

    The cells of ``table`` are words and numbers as the language writes them. ``source`` names
    publication and address, what was done to the data, what they must not be used for, and their
    terms.
    """

    source: str


def plain(name: str, language: str, theme: str) -> SeaChart:
    figure = {"data": [], "layout": {"height": 300}}
    return SeaChart(
        figure=figure, title=name, unit="", sentence=name, table=Table((), ()), source=""
    )
