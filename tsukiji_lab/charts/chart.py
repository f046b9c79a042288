"""A chart: a figure, what it finds, and the same told as a table and as a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

if TYPE_CHECKING:
    import plotly.graph_objects as go


class Table(Struct, frozen=True):
    """The numbers of a chart in rows: plain, or as the language writes them; None where there is
    none yet.
    """

    headers: tuple[str, ...]
    rows: tuple[tuple[int | str | None, ...], ...]


class Chart(Struct, frozen=True):
    """A chart in the game's language.

    ``figure`` is the Plotly figure as plain data (``data`` and ``layout``, with ``title`` and
    ``unit`` in it), ``sentence`` says the same to those who do not see it.
    """

    figure: dict[str, Any]
    title: str
    unit: str
    sentence: str
    table: Table

    def plotly(self) -> go.Figure:
        """The figure as a Plotly object, to show in a notebook."""
        import plotly.graph_objects as go

        return go.Figure(self.figure)
