"""A chart of the sea: the project's chart, with the source that it rests on."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterable, Mapping
from functools import wraps
from math import floor, log10
from typing import TYPE_CHECKING, ParamSpec

from tsukiji_lab.charts import look
from tsukiji_lab.charts.chart import Cell, Chart, Table
from tsukiji_lab.rulebook.texts import Said, texts
from tsukiji_lab.sea import DataSet, MissingData, dataset, datasets, paper

if TYPE_CHECKING:
    import plotly.graph_objects as go

P = ParamSpec("P")

MILLION, FIGURES = 1e6, 3
_SOURCE_LETTERS = 96
"""Letters that fit into a line of a figure in a notebook, 700 pixels wide."""


class SeaChart(Chart, frozen=True, kw_only=True):
    """A chart whose figure is the bare plot: the page sets ``title`` and ``unit`` above it and
    ``source`` below it, as wide as it is itself.

    The cells of ``table`` are words and numbers as the language writes them. ``source`` names
    publication and address, what was done to the data, what they must not be used for, and their
    terms.
    """

    source: str

    def plotly(self) -> go.Figure:
        """The figure with title, unit and source in it, to show in a notebook."""
        figure = super().plotly()
        source = textwrap.wrap(self.source, _SOURCE_LETTERS)
        margin = figure.layout.margin
        foot = round(1.3 * look.SMALL * len(source)) + look.EDGE
        figure.update_layout(height=figure.layout.height + foot, margin={"b": margin.b + foot})
        figure.add_annotation(
            text="<br>".join(map(look.plain, source)),
            font={"color": look.THEMES[self.theme]["ink-2"]},
            x=0,
            xref="paper",
            xshift=look.EDGE - margin.l,
            xanchor="left",
            y=0,
            yref="paper",
            yshift=-margin.b + foot,
            yanchor="top",
        )
        return figure


class Sheet:
    """What one chart is drawn with: its words and numbers in a language, and its colours."""

    def __init__(self, chart: str, language: str, theme: str) -> None:
        self.language, self.theme = language, theme
        self.colours = look.THEMES[theme]
        self._chart = chart
        self._texts = texts(language, __package__)
        self.number, self.percent = self._texts.number, self._texts.percent

    def say(self, key: str, /, **values: Said) -> str:
        """A sentence of this chart; keys that begin with ``:`` are everybody's."""
        name = key[1:] if key.startswith(":") else f"{self._chart}_{key}"
        return self._texts.say(name, **values)

    def exact(self, value: float) -> str:
        """A share given in per cent, to one place."""
        return self.percent(value, 1)

    def tonnes(self, value: float) -> str:
        """A weight given in tonnes, to three figures: «10.2 million t», «841,000 t»."""
        if abs(value) >= MILLION:
            amount = self.number(value / MILLION, _places(value / MILLION))
            return self.say(":million-tonnes", amount=amount)
        rounded = round(value, FIGURES - 1 - floor(log10(abs(value)))) if value else value
        return self.say(":tonnes", amount=self.number(rounded, _places(rounded)))

    def source(self, *names: str) -> str:
        """The source line: papers and data sets by name."""
        return self.say(":source", text=" ".join(map(self._record, names)))

    def _record(self, name: str) -> str:
        if name not in datasets():
            found = paper(name)
            return f"{found.publication}{_at(found.address)}."
        record, here = dataset(name), self.language
        named = f"{record.publication[here]}{_at(record.address)}"
        said = f"{named}. {record.done[here]} {record.not_for[here]}"
        return f"{said} {self.say(':terms', text=record.licence[here])}"

    def chart(
        self,
        figure: look.Spec,
        *,
        title: str,
        told: str,
        table: tuple[Iterable[str], Iterable[Iterable[Cell]]],
        source: str,
        unit: str | None = None,
    ) -> SeaChart:
        """The finished chart; ``told`` is what the sentence adds to the title."""
        headers, rows = table
        return SeaChart(
            figure=figure,
            title=title,
            unit=self.say("unit") if unit is None else unit,
            sentence=f"{title}. {told}" if told else f"{title}.",
            table=Table(tuple(headers), tuple(tuple(row) for row in rows)),
            source=source,
            theme=self.theme,
        )

    def without(self, source: DataSet) -> SeaChart:
        """The empty chart of a data set that was taken out of this installation."""
        title = self.say(":missing", title=source.title[self.language])
        hidden = {"visible": False}
        layout = {"template": look.template(self.theme), "height": 2 * look.EDGE}
        layout |= {"xaxis": hidden, "yaxis": hidden, "margin": dict.fromkeys("lrtb", 0)}
        told = self.say(":missing-why", text=source.licence[self.language], address=source.address)
        return self.chart(
            {"data": [], "layout": layout},
            title=title,
            told=told,
            table=((), ()),
            source=told,
            unit="",
        )


def drawn(draw: Callable[P, SeaChart]) -> Callable[P, SeaChart]:
    """A chart that says so in its title where its data were taken out of the installation."""

    @wraps(draw)
    def drawn_or_missing(*args: P.args, **kwargs: P.kwargs) -> SeaChart:
        try:
            return draw(*args, **kwargs)
        except MissingData as missing:
            if missing.source is None:
                raise
            language, theme = kwargs.get("language", "en"), kwargs.get("theme", "light")
            return Sheet(draw.__name__, str(language), str(theme)).without(missing.source)

    return drawn_or_missing


def moments(
    values: Mapping[int, float], said: Callable[[float], str], **years: int
) -> dict[str, str]:
    """Values of a series in words, with their years: for ``low=1995`` a ``low`` and a
    ``low_year``.
    """
    named = {name: said(values[year]) for name, year in years.items()}
    return named | {f"{name}_year": str(year) for name, year in years.items()}


def _at(address: str) -> str:
    return f" ({address})" if address else ""


def _places(value: float) -> int:
    """Decimal places that a number to three figures needs."""
    most = 0 if abs(value) >= 100 else 1 if abs(value) >= 10 else 2
    return next(p for p in range(most + 1) if round(value, p) == round(value, most))
