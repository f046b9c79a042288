"""Parts of the plots: lines and bars with their labels right beside them.

All sizes are pixels. A plot is as wide as its page, from 300 pixels on, and as high as it says.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Mapping, Sequence
from math import floor, log10
from typing import Any, NamedTuple

from tsukiji_lab.charts import look
from tsukiji_lab.charts.sea.chart import Sheet

HEIGHT = 300
LEFT, RIGHT, TOP, BOTTOM = 44, 16, 14, 32
LINE, RING, DOT = 2.4, 9, 13
BIG = 18
MARK_LABEL = 20
"""Height of a line of labels above a plot."""
BAR, BAR_GAP, CAPTION, GROUP_GAP = 20, 6, 18, 14
CAPTION_LETTERS = 38
"""Letters of a caption that fit into a line of a plot 290 pixels wide."""


class Mark(NamedTuple):
    """A point of a curve with its label; ``seal`` is the colour of what the reader chose."""

    x: float
    y: float
    text: str
    colour: str = "ink"


class Plot:
    """A plot being drawn: traces, labels and rules in the colours of its sheet."""

    def __init__(
        self,
        sheet: Sheet,
        height: int = HEIGHT,
        left: int = LEFT,
        right: int = RIGHT,
        top: int = TOP,
    ) -> None:
        self.sheet, self.height = sheet, height
        self.left, self.right, self.top, self.bottom = left, right, top, BOTTOM
        self.data: list[look.Spec] = []
        self.labels: list[look.Spec] = []
        self.shapes: list[look.Spec] = []

    def line(self, x: Sequence[Any], y: Sequence[Any], colour: str = "ink", **more: Any) -> None:
        """A line, with the name of one of the theme's colours."""
        line = {"width": LINE, "color": self.sheet.colours[colour], **more.pop("line", {})}
        self.data.append({"x": list(x), "y": list(y), "mode": "lines", "line": line, **more})

    def area(self, values: Mapping[Any, float], **more: Any) -> None:
        """A line through the values at their places, with water under it."""
        water = {"fill": "tozeroy", "fillcolor": self.sheet.colours["sea"]}
        self.line(list(values), list(values.values()), **water, **more)

    def rings(self, values: dict[int, float], hover: str) -> None:
        """Open rings by year, for what was counted; ``hover`` is how plotly writes a value."""
        colours = self.sheet.colours
        rim = {"width": LINE, "color": colours["ink"]}
        marker = {"size": RING, "color": colours["card"], "line": rim}
        hover = f"{hover}<extra></extra>"
        self._mark(
            list(values), list(values.values()), marker, hoverinfo="all", hovertemplate=hover
        )

    def dot(self, x: Any, y: float, colour: str = "ink", **more: Any) -> None:
        """The point that a chart is about."""
        colours = self.sheet.colours
        rim = {"width": 2, "color": colours["card"]}
        self._mark([x], [y], {"size": DOT, "color": colours[colour], "line": rim}, **more)

    def diamond(self, x: Any, y: float, **more: Any) -> None:
        """What the reader guessed or chose."""
        colours = self.sheet.colours
        rim = {"width": LINE, "color": colours["seal"]}
        marker = {"symbol": "diamond", "size": DOT, "color": colours["card"], "line": rim}
        self._mark([x], [y], marker, **more)

    def _mark(self, x: Sequence[Any], y: Sequence[Any], marker: look.Spec, **more: Any) -> None:
        trace = {"x": list(x), "y": list(y), "mode": "markers", "marker": marker}
        self.data.append({**trace, "cliponaxis": False, "hoverinfo": "skip", **more})

    def rule(
        self,
        x: tuple[Any, Any],
        y: tuple[Any, Any],
        colour: str = "ink-2",
        dash: str = "dot",
        **more: Any,
    ) -> None:
        """A thin rule from (x, y) to (x, y)."""
        line = {"width": 1.5, "dash": dash, "color": self.sheet.colours[colour]}
        ends = {"x0": x[0], "x1": x[1], "y0": y[0], "y1": y[1]}
        self.shapes.append({"type": "line", "line": line, **ends, **more})

    def label(self, x: Any, y: Any, text: str, colour: str = "ink", **more: Any) -> None:
        """Words at a place of the plot; ``text`` may hold tags."""
        font = {"color": self.sheet.colours[colour], **more.pop("font", {})}
        self.labels.append({"x": x, "y": y, "text": text, "font": font, **more})

    def band(self, low: float, high: float) -> None:
        """A shaded band across the plot, between two heights."""
        fill = {"fillcolor": self.sheet.colours["inset"], "line": {"width": 0}, "layer": "below"}
        sides = {"x0": 0, "x1": 1, "xref": "paper"}
        self.shapes.append({"type": "rect", "y0": low, "y1": high, **sides, **fill})

    def ends(self, top: float, ends: Iterable[tuple[float, str, str]], gap: int = 40) -> None:
        """Labels to the right of the plot at their heights on a scale up to ``top``, moved apart;
        each is a value, its text and a colour.
        """
        ends = list(ends)
        places = look.apart([value / top * self.height for value, _, _ in ends], gap, self.height)
        for up, (_, text, colour) in zip(places, ends, strict=True):
            font = {"color": self.sheet.colours[colour]}
            self.labels.append({**look.beside(up, text, 12), "font": font})
            self.right = max(self.right, _width(text) + 12 + RIGHT)

    def end(self, y: float, text: str) -> None:
        """A label to the right of the topmost plot, beside a value on its scale."""
        self.label(1, y, text, xref="paper", xshift=12)
        self.right = max(self.right, _width(text) + 12 + RIGHT)

    def marks(self, last: float, top: float, marks: Sequence[Mark]) -> None:
        """Points of a curve with their labels in lines above the plot, each on a thread from its
        point; ``last`` and ``top`` are where the axes end.
        """
        self.top = TOP + MARK_LABEL * len(marks)
        left = sorted((mark for mark in marks if mark.x < last / 2), key=lambda mark: mark.x)
        right = sorted((mark for mark in marks if mark.x >= last / 2), key=lambda mark: -mark.x)
        for place, mark in enumerate([*left, *right]):
            up = MARK_LABEL * (len(marks) - place)
            side, shift = ("left", -6) if mark in left else ("right", 6)
            down = self.height * (1 - mark.y / top)
            pixels: look.Spec = {"yref": "paper", "yanchor": 1, "ysizemode": "pixel"}
            self.rule((mark.x, mark.x), (up, -down), mark.colour, **pixels)
            background = {"bgcolor": self.sheet.colours["card"], "borderpad": 0}
            at: look.Spec = {"yref": "paper", "yshift": up, "xanchor": side, "xshift": shift}
            self.label(mark.x, 1, f"<b>{mark.text}</b>", mark.colour, **at, **background)
            draw = self.diamond if mark.colour == "seal" else self.dot
            draw(mark.x, mark.y)

    def figure(self, **axes: Any) -> look.Spec:
        """The figure, with its axes: ``xaxis``, ``yaxis`` and so on."""
        margin = {"l": self.left, "r": self.right, "t": self.top, "b": self.bottom}
        layout = {
            "template": look.template(self.sheet.theme),
            **look.numbers(self.sheet.number),
            "height": self.height + self.top + self.bottom,
            "margin": margin,
            "annotations": self.labels,
            "shapes": self.shapes,
            **axes,
        }
        return {"data": self.data, "layout": layout}


def _width(label: str) -> int:
    """About how many pixels the widest line of a label takes, its tags left out."""
    lines = label.split("<br>")
    size = {line: BIG / look.SMALL if "font-size" in line else 1.0 for line in lines}
    return round(max(look.width(re.sub("<[^>]*>", "", line)) * size[line] for line in lines))


def percents(top: float, step: float, **more: Any) -> look.Spec:
    """A scale of shares from 0 on; the sign stands at the last one."""
    suffix = {"ticksuffix": "\u00a0%", "showticksuffix": "last"}
    return {"range": [0, top], "tick0": 0, "dtick": step, **suffix, "rangemode": "tozero", **more}


def years(first: float, last: float, ticks: Sequence[int]) -> look.Spec:
    """The axis of years; years are never grouped."""
    return {
        "range": [first, last],
        "tickvals": list(ticks),
        "ticktext": [str(t) for t in ticks],
        "ticklabelstandoff": 6,
    }


def counted(last: int, beyond: float = 0.0) -> look.Spec:
    """The axis of turns, rounds or years of a model, from 0 on, and a little beyond the last."""
    step = look.step(max(last, 1), 6)
    return {"range": [0, max(last, 1) + beyond], "tick0": 0, "dtick": step, "ticklabelstandoff": 6}


def big(text: str, size: int = BIG) -> str:
    """A number to be seen first."""
    return f'<b style="font-size:{size}px">{text}</b>'


HEADROOM = 1.08
"""How far a scale goes beyond the most that is drawn on it."""
PANEL_CAPTION = 38
"""Height of the caption over a panel."""


class Panel(NamedTuple):
    """One of several plots above each other, with the years in common.

    ``axis`` is its upright one; without ``bars`` its values are an area of water.
    """

    caption: str
    values: dict[int, float]
    axis: look.Spec
    height: int
    bars: bool = False


def stacked(plot: Plot, panels: Sequence[Panel], xaxis: look.Spec) -> dict[str, look.Spec]:
    """Draw the panels, the first on top, and give all axes for ``Plot.figure``."""
    plot.height = whole = sum(PANEL_CAPTION + panel.height for panel in panels)
    plot.top = 0
    foot = f"y{len(panels)}" if len(panels) > 1 else "y"
    axes: dict[str, look.Spec] = {"xaxis": {**xaxis, "anchor": foot, "ticklabelstandoff": 6}}
    down = 0
    for place, panel in enumerate(panels, start=1):
        axis = "" if place == 1 else str(place)
        down += PANEL_CAPTION
        above = 1 - down / whole
        edge: look.Spec = {"xref": "paper", "xanchor": "left", "xshift": 14 - plot.left}
        over: look.Spec = {"yref": "paper", "yanchor": "bottom", "yshift": 4}
        plot.label(0, above, panel.caption, **edge, **over)
        down += panel.height
        domain = [round(max(1 - down / whole, 0), 4), round(above, 4)]
        axes[f"yaxis{axis}"] = {**panel.axis, "domain": domain, "anchor": "x"}
        if panel.bars:
            colour = {"color": plot.sheet.colours["ink-2"]}
            bars = {"type": "bar", "x": list(panel.values), "y": list(panel.values.values())}
            drawn = {"yaxis": f"y{axis}", "marker": colour, "hoverinfo": "skip"}
            plot.data.append({**bars, **drawn})
        elif panel.values:
            plot.area(panel.values, yaxis=f"y{axis}", hoverinfo="skip")
    return axes


def caption(name: str, unit: str) -> str:
    """The caption of a panel: what, in which unit."""
    return f"<b>{look.plain(name)}</b>, {look.plain(unit)}"


def scale(sheet: Sheet, most: float, ticks: int = 4, weight: bool = True) -> tuple[look.Spec, str]:
    """A scale from 0 to what holds ``most``, its numbers few and round, and the unit they are in.

    Weights are in tonnes or thousands or millions of them; other amounts likewise.
    """
    step, top = nice(most / ticks) if most else 1.0, HEADROOM * most or 1.0
    size, name = next(
        (each for each in ((1e6, "million"), (1e4, "thousand")) if most >= each[0]), (1.0, "ones")
    )
    size = 1e3 if name == "thousand" else size
    values = [step * i for i in range(floor(most / step * HEADROOM) + 1)]
    places = max(0, -floor(log10(step / size) + 1e-9))
    texts = [sheet.number(value / size, places if value else 0) for value in values]
    kind = "weight" if weight else "amount"
    return {"range": [0, top], "tickvals": values, "ticktext": texts}, sheet.say(f":{kind}-{name}")


def nice(step: float) -> float:
    """The next of 1, 2, 5, 10 and so on."""
    power = 10.0 ** floor(log10(step))
    return next(power * each for each in (1, 2, 5, 10) if power * each >= step * (1 - 1e-9))


Bar = tuple[str, float, str]
"""What it is for, how long it is, what stands at its end."""


def bars(sheet: Sheet, groups: Iterable[tuple[str, Sequence[Bar]]]) -> look.Spec:
    """Lying bars in groups, each group under its caption, all on one scale; no axis is needed,
    since every bar carries its value. One unit of the upright axis is one pixel.
    """
    groups = list(groups)
    every = [bar for _, each in groups for bar in each]
    left = max(look.width(name) for name, _, _ in every) + 24
    right = max(look.width(said) for _, _, said in every) + 14
    low, high = min(0, *(v for _, v, _ in every)), max(0, *(v for _, v, _ in every))
    plot = Plot(sheet, left=max(left, 14), right=right)
    down = 0
    places: list[float] = []
    for caption, each in groups:
        lines = textwrap.wrap(caption, CAPTION_LETTERS)
        if lines:
            text = "<br>".join(f"<b>{look.plain(line)}</b>" for line in lines)
            edge: look.Spec = {"xref": "paper", "xshift": 14 - plot.left, "xanchor": "left"}
            plot.label(0, down, text, **edge, yanchor="top", yshift=4)
            down += CAPTION * len(lines) + 4
        edges = (down - BAR_GAP / 2, down + len(each) * (BAR + BAR_GAP) - BAR_GAP / 2)
        plot.rule((0, 0), edges, "edge", "solid")
        for _ in each:
            places.append(down + BAR / 2)
            down += BAR + BAR_GAP
        down += GROUP_GAP
    length = down - GROUP_GAP - BAR_GAP
    colours = sheet.colours
    for (name, value, said), place in zip(every, places, strict=True):
        start: look.Spec = {"x": 0, "xref": "paper", "xanchor": "right", "xshift": -8}
        plot.label(y=place, text=look.plain(name), colour="ink-2", **start)
        beyond: look.Spec = {"xanchor": "left", "xshift": 6}
        plot.label(max(value, 0), place, f"<b>{look.plain(said)}</b>", **beyond)
    plot.data.append(
        {
            "type": "bar",
            "orientation": "h",
            "x": [value for _, value, _ in every],
            "y": places,
            "width": BAR,
            "marker": {"color": colours["ink-2"], "line": {"width": 0}},
            "hoverinfo": "skip",
        }
    )
    plot.height, plot.bottom = length, TOP
    return plot.figure(
        xaxis={"range": [low, high or 1], "visible": False},
        yaxis={"range": [length, 0], "visible": False},
        hovermode=False,
    )


def two_lines(above: str, below: str) -> str:
    """A label of two lines."""
    return f"{above}<br>{below}"
