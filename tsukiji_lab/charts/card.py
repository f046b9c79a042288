"""A chart on a page: its finding, a place for its figure, its table, and what can be had of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tsukiji_lab.charts.chart import Cell, Chart
from tsukiji_lab.drawing.controls import button
from tsukiji_lab.drawing.glyphs import glyph
from tsukiji_lab.drawing.html import Html, el, join
from tsukiji_lab.rulebook import Words

PICTURES = ("png", "svg")
"""What the page itself makes of a figure."""


def draw_card(words: Words, name: str, chart: Chart, place: int, is_open: bool) -> Html:
    """The card of a chart, by its ``name``; its figure goes into the page's ``place`` of that rank.

    ``is_open``: its table is shown.
    """
    plot = el("div", class_="plot", data_figure=place, id=f"plot-{name}", aria_hidden="true")
    drawn = el("div", plot, role="img", aria_label=chart.sentence) if chart.figure["data"] else None
    return el(
        "article",
        el("h3", chart.title),
        el("p", chart.unit, class_="unit") if chart.unit else None,
        drawn,
        _foot(words, name, chart, is_open) if chart.table.rows else None,
        _table(words, chart) if is_open else None,
        class_="chart card",
    )


def _foot(words: Words, name: str, chart: Chart, is_open: bool) -> Html:
    show = button(
        "chart table",
        glyph("list", "s"),
        words.say("chart_as-table"),
        look="btn quiet",
        text=name,
        aria_expanded=str(is_open).lower(),
    )
    pictures = (_picture(words, kind, name, chart) for kind in PICTURES)
    numbers = button(
        "chart csv",
        words.say("chart_csv"),
        look="btn quiet",
        text=name,
        aria_label=words.say("chart_csv-of", text=chart.title),
    )
    downloads = el("span", *pictures, numbers, class_="downloads")
    return join(el("div", show, downloads, class_="foot"), el("p", class_="cannot hint"))


def _picture(words: Words, kind: str, name: str, chart: Chart) -> Html:
    """A button that says so where the page cannot make the picture."""
    return button(
        f"chart {kind}",
        words.say(f"chart_{kind}"),
        look="btn quiet",
        text=name,
        data_cannot=words.say("chart_no-picture"),
        data_file=file_name(words, name),
        aria_label=words.say(f"chart_{kind}-of", text=chart.title),
    )


def file_name(words: Words, name: str) -> str:
    """What a file with that chart is called, without its ending."""
    return f"tsukiji-{words.say(f'chart_name-{name}')}"


def _table(words: Words, chart: Chart) -> Html:
    rows = chart.table.rows
    heads = (
        el("th", header, scope="col", class_=_class_of(rows, column))
        for column, header in enumerate(chart.table.headers)
    )
    drawn = (
        el("tr", el("th", _written(words, first), scope="row"), *_cells(words, rest))
        for first, *rest in rows
    )
    table = el("table", el("thead", el("tr", *heads)), el("tbody", *drawn))
    return el(
        "div",
        el("p", chart.sentence),
        table,
        class_="numbers",
        tabindex="0",
        role="region",
        aria_label=chart.title,
    )


def _class_of(rows: Iterable[Sequence[Cell]], column: int) -> str | None:
    """The class of a column of words; numbers need none."""
    return "text" if any(isinstance(row[column], str) for row in rows) else None


def _cells(words: Words, cells: list[Cell]) -> list[Html]:
    return [
        el("td", _written(words, cell), class_="text" if isinstance(cell, str) else None)
        for cell in cells
    ]


def _written(words: Words, cell: Cell) -> str:
    return words.number(cell) if isinstance(cell, int) else cell or "–"
