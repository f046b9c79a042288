"""A chart: a figure, what it finds, and the same told as a table and as a sentence."""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from tsukiji_lab.charts import look

if TYPE_CHECKING:
    import plotly.graph_objects as go

Cell = int | str | None

_FORMULA = ("=", "+", "-", "@", "\t", "\r")


class Table(Struct, frozen=True):
    """The numbers of a chart in rows: plain, or as the language writes them; None where there is
    none yet.
    """

    headers: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]

    def csv(self) -> str:
        """The table as comma-separated values, with its headers; an empty cell where there is none.

        Spreadsheets take a text that begins like a formula for one, and players choose their
        names: such a text gets an apostrophe before it.
        """
        written = io.StringIO()
        csv.writer(written, lineterminator="\n").writerows(
            [_plain(cell) for cell in row] for row in (self.headers, *self.rows)
        )
        return written.getvalue()


def _plain(cell: Cell) -> int | str:
    if isinstance(cell, str) and cell.startswith(_FORMULA):
        return f"'{cell}"
    return "" if cell is None else cell


class Chart(Struct, frozen=True):
    """A chart in one language.

    ``figure`` is the bare Plotly figure as plain data (``data`` and ``layout``): a page sets
    ``title``, which is the finding, and ``unit`` above it. ``sentence`` says the same to those who
    do not see it. ``theme`` is "light" or "dark".
    """

    figure: dict[str, Any]
    title: str
    unit: str
    sentence: str
    table: Table
    theme: str

    @property
    def headed(self) -> dict[str, Any]:
        """The figure with title and unit in it, for a place that sets none above it."""
        title, head = look.heading(self.theme, self.title, self.unit)
        layout = self.figure["layout"]
        margin = layout["margin"]
        headed = {"title": title, "height": layout["height"] + head}
        headed |= {"margin": {**margin, "t": margin["t"] + head}}
        return {**self.figure, "layout": {**layout, **headed}}

    def plotly(self) -> go.Figure:
        """The figure with title and unit in it, to show in a notebook."""
        import plotly.graph_objects as go

        return go.Figure(self.headed)
