"""How charts look: the colours of the table, and a slim template instead of plotly's own."""

from __future__ import annotations

import html
import re
import textwrap
from collections.abc import Callable
from functools import cache
from typing import Any

from tsukiji_lab.rulebook import Words

Spec = dict[str, Any]
"""A part of a plotly figure as plain data."""

THEMES: dict[str, dict[str, str]] = {
    "light": {
        "card": "#FBF8F0",
        "inset": "#E9E0CC",
        "ink": "#14283C",
        "ink-2": "#45586A",
        "line": "#D3C7AF",
        "edge": "#85775C",
        "warn": "#7A4B00",
        "seal": "#B4311B",
        "sea": "#DCE6E3",
        "rim": "#14283C",
    },
    "dark": {
        "card": "#152532",
        "inset": "#1E3141",
        "ink": "#F1E9D9",
        "ink-2": "#B4C0C9",
        "line": "#2D4355",
        "edge": "#8093A3",
        "warn": "#F0C25C",
        "seal": "#FF8466",
        "sea": "#1E4158",
        "rim": "#C9BEA8",
    },
}
"""The colours of a theme. ``rim`` runs round every fish, whose colour is the same in both;
``seal`` is for what the reader guessed or chose.
"""

SEATS = {
    "light": ("#1F6794", "#A85A12", "#2B7455", "#754A8A", "#5B6470", "#7A6612"),
    "dark": ("#7DBBE8", "#E8A25F", "#74C79F", "#C8A2DC", "#AEB8C2", "#D6C15B"),
}
DASHES = ("solid", "dash", "dot", "longdash", "dashdot", "longdashdot")
SYMBOLS = ("circle", "triangle-up", "square", "diamond-wide", "star", "hash-open")
"""By seat, what tells its line from the others beside the colour."""
MARKS = (
    ("M4,0C4,2.2 2.2,4 0,4C-2.2,4 -4,2.2 -4,0C-4,-2.2 -2.2,-4 0,-4C2.2,-4 4,-2.2 4,0Z", 0),
    ("M0,5L5,-4L-5,-4Z", 0),
    (
        "M-5,4L5,4L5,2L3.25,2L3.25,-5L1.25,-5L1.25,2L-1.25,2L-1.25,-5L-3.25,-5L-3.25,2L-5,2Z",
        0,
    ),
    (
        "M-5,2C-3,4 -1.75,4 0,2C1.75,0 3,0 5,2"
        "M-5,-2.25C-3,-0.25 -1.75,-0.25 0,-2.25C1.75,-4.25 3,-4.25 5,-2.25",
        1.75,
    ),
    (
        "M0,5.5L1.5,1.8L5.5,1.4L2.4,-1.1L3.4,-5L0,-2.9L-3.4,-5L-2.4,-1.1L-5.5,1.4L-1.5,1.8Z",
        0,
    ),
    ("M-1.75,-5L-1.75,5M1.75,-5L1.75,5M-5,-1.75L5,-1.75M-5,1.75L5,1.75", 1.6),
)
"""The seats' marks, about 10 pixels wide, y upwards: a path and the width of its stroke, 0 where
the path is filled.
"""

FISH = {
    "mackerel": "#1A5A96",
    "eel": "#3A3D10",
    "fugu": "#F4E27C",
    "octopus": "#7E275C",
    "red_snapper": "#D27C69",
    "salmon": "#E9AA68",
    "spider_crab": "#8A5F44",
    "squid": "#BFC6D9",
    "tuna": "#121F36",
    "clam_oyster": "#E2CAA3",
    "himono": "#C49A3C",
    "horse_mackerel": "#257C79",
    "nori": "#0D3933",
    "sardines": "#C2E2F0",
    "swordfish": "#A89DD8",
}
"""The colours of the fish, in both themes."""

SANS = (
    '-apple-system,BlinkMacSystemFont,"Segoe UI","Hiragino Sans","Noto Sans CJK JP",Roboto,'
    '"Noto Sans","Helvetica Neue",Arial,sans-serif'
)
SERIF = (
    '"Iowan Old Style","Hiragino Mincho ProN","Yu Mincho","Noto Serif CJK JP",'
    '"Palatino Linotype",Palatino,Georgia,serif'
)
SMALL, SUBTITLE, TITLE = 13, 14, 18
"""Sizes of type, in pixels."""
_CAPITAL = 13
"""Height of a capital in the title: plotly lays the first of several lines on its place."""
_POINT = re.compile(r"(-?[\d.]+),(-?[\d.]+)")
DOT = "\u00a0· "
"""Between the parts of a key: no line begins with it."""
EDGE = 12
"""Pixels between the figure and what is drawn in it."""
_LETTER = 0.56
"""How wide a letter of the sans is on average, in sizes of type: rather too much."""
_TITLE_LETTERS, _UNIT_LETTERS = 60, 84
"""Letters that fit into a line of a figure 600 pixels wide."""


@cache
def template(theme: str) -> Spec:
    """What all charts have in common. The axes are fixed, so a finger scrolls the page."""
    colours = THEMES[theme]
    axis = {
        "fixedrange": True,
        "zeroline": False,
        "linecolor": colours["edge"],
        "gridcolor": colours["line"],
        "tickfont": {"color": colours["ink-2"]},
        "ticklabelstandoff": 3,
        "tickangle": 0,
    }
    return {
        "layout": {
            "paper_bgcolor": colours["card"],
            "plot_bgcolor": colours["card"],
            "font": {"family": SANS, "size": SMALL, "color": colours["ink"]},
            "title": {
                "font": {"family": SERIF, "size": TITLE, "color": colours["ink"], "weight": 700},
                "x": 0,
                "y": 1,
                "xref": "container",
                "yref": "container",
                "xanchor": "left",
                "yanchor": "top",
                "pad": {"l": EDGE, "t": EDGE + _CAPITAL},
            },
            "xaxis": {**axis, "showgrid": False, "showline": True},
            "yaxis": axis,
            "annotationdefaults": {"showarrow": False, "xanchor": "left", "align": "left"},
            "hoverlabel": {
                "bgcolor": colours["card"],
                "bordercolor": colours["edge"],
                "font": {"color": colours["ink"]},
            },
            "hovermode": "x unified",
            "showlegend": False,
            "dragmode": False,
        }
    }


def template_of_panels(theme: str, trace: Spec, **axes: Spec) -> Spec:
    """The template for many panels, with what all their traces and axes have in common."""
    layout = template(theme)["layout"]
    same = {name: {**layout[name], **axis} for name, axis in axes.items()}
    return {"layout": {**layout, **same}, "data": {"scatter": [trace]}}


def heading(theme: str, title: str, unit: str) -> tuple[Spec, int]:
    """The finding with the unit under it, and the height they take, in pixels.

    Plotly breaks no lines: these are broken for a notebook and a download.
    """
    above, below = textwrap.wrap(title, _TITLE_LETTERS), textwrap.wrap(unit, _UNIT_LETTERS)
    style = (
        f"font-size:{SUBTITLE}px;font-weight:400;font-family:{SANS};color:{THEMES[theme]['ink-2']}"
    )
    lines = [plain(line) for line in above]
    lines += [f"<span style='{style}'>{plain(line)}</span>" for line in below]
    return {"text": "<br>".join(lines)}, EDGE + round(1.3 * TITLE * len(lines))


def empty(theme: str) -> Spec:
    """The figure of a chart that has nothing to draw yet."""
    hidden = {"visible": False}
    margin = {"l": EDGE, "r": EDGE, "t": 0, "b": 0}
    layout = {"template": template(theme), "height": EDGE, "margin": margin}
    return {"data": [], "layout": {**layout, "xaxis": hidden, "yaxis": hidden}}


def beside(up: int, text: str, shift: int = 8) -> Spec:
    """A label to the right of the plot, so many pixels over its lower edge."""
    place = {"x": 1, "xref": "paper", "xshift": shift, "y": 0, "yref": "paper", "yshift": up}
    return {**place, "yanchor": "middle", "text": text}


def over(up: int, text: str) -> Spec:
    """A heading over a panel whose upper edge is so many pixels over the plot's lower edge."""
    place = {"x": 0, "xref": "paper", "y": 0, "yref": "paper", "yshift": up}
    return {**place, "yanchor": "bottom", "text": text}


def mark_beside(up: int, seat: int, theme: str) -> Spec:
    """The mark of a seat to the right of the plot, so many pixels over its lower edge."""
    path, stroke = MARKS[seat]
    moved = _POINT.sub(lambda at: f"{float(at[1]) + 12:g},{float(at[2]) + up:g}", path)
    place = {"xref": "paper", "xanchor": 1, "xsizemode": "pixel"}
    place |= {"yref": "paper", "yanchor": 0, "ysizemode": "pixel"}
    colour = SEATS[theme][seat]
    fill = {} if stroke else {"fillcolor": colour}
    line = {"width": stroke, "color": colour}
    return {"type": "path", "path": moved, **place, "line": line, **fill}


def plain(text: str) -> str:
    """A text that plotly shows as it is, though it reads tags."""
    return html.escape(text, quote=False)


def width(text: str) -> int:
    """About how many pixels a label takes."""
    return round(len(text) * SMALL * _LETTER)


def short(text: str, letters: int = 10) -> str:
    """A name cut so that it fits beside a line."""
    return text if len(text) <= letters else f"{text[: letters - 1]}…"


def _mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)  # the statistics module is a large one for every kernel


def apart(places: list[float], gap: int, length: int) -> list[int]:
    """The places moved as little as can be, so that they lie ``gap`` apart and in 0 to ``length``.

    Their order stays. Taking from each what must lie below it leaves places that only have to
    rise, and neighbours that do not are levelled at their mean.
    """
    order = sorted(range(len(places)), key=places.__getitem__)
    levels: list[list[float]] = []
    for rank, index in enumerate(order):
        levels.append([places[index] - gap * rank])
        while len(levels) > 1 and _mean(levels[-2]) > _mean(levels[-1]):
            levels[-2:] = [levels[-2] + levels[-1]]
    room = length - gap * (len(places) - 1)
    raised = [min(max(_mean(level), 0), room) for level in levels for _ in level]
    moved = {
        index: round(low + gap * rank)
        for rank, (index, low) in enumerate(zip(order, raised, strict=True))
    }
    return [moved[index] for index in range(len(places))]


def step(length: int, ticks: int) -> int:
    """A round distance that divides a scale of that length into so many parts at most."""
    return next(
        step
        for power in (1, 10, 100, 1000, 10_000, 100_000)
        for step in (power, 2 * power, 5 * power)
        if length <= step * ticks
    )


def axis(letter: str, place: int) -> str:
    """The name of the axis of a panel, as traces name it."""
    return f"{letter}{place + 1}" if place else letter


def domain(*ends: float) -> list[float]:
    """Where a panel lies; Plotly refuses what lies beside 0 to 1 by a rounding error."""
    return [min(max(round(end, 4), 0), 1) for end in ends]


def numbers(written: Callable[[int], str]) -> Spec:
    """How a language writes numbers, for a figure's layout; ``written`` gives one in its way."""
    grouping = written(12345)[2]
    return {"separators": f"{',' if grouping == '.' else '.'}{grouping}"}


def in_yen(words: Words) -> Spec:
    """How an axis writes yen."""
    before, after = words.yen(0).split("0")
    return {"tickformat": ",d", "tickprefix": before, "ticksuffix": after}


def scale_room(words: Words, most: float, is_yen: bool) -> int:
    """Pixels that the numbers of a scale up to ``most`` take beside it."""
    return width(words.yen(round(most / 100)) if is_yen else words.number(round(most))) + EDGE


def turn_axis(words: Words, turns: int, ticks: int = 3) -> Spec:
    """The axis of turns, from 0 (the table as set up) to the present one."""
    return {
        "range": [0, turns],
        "dtick": step(turns, ticks),
        "tickprefix": f"{words.say('chart_turn')} ",
        "showtickprefix": "first",
    }
