"""What is left on the fish markets, turn by turn.

Source: Fish Markets; Overfishing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from tsukiji_lab.charts import look
from tsukiji_lab.charts.chart import Chart, Table
from tsukiji_lab.charts.history import overfished_in, turn_ends
from tsukiji_lab.rulebook import Words
from tsukiji_lab.tsukiji.state import State

if TYPE_CHECKING:
    from tsukiji_lab.public import Game

COLUMNS = 2
LABEL, BARRELS, TOKENS = 42, 38, 21
"""Heights of the parts of a panel, in pixels: two lines of text, what is left above, and below."""
SLIT = 3
"""Height of the gap between barrels and tokens, in pixels."""
PANEL = LABEL + BARRELS + SLIT + TOKENS
MARGIN = {"l": 14, "r": 14, "b": 14}
GAP = 0.16
"""Between panels, in widths of a panel."""
WIDTH = 1 / (COLUMNS + GAP * (COLUMNS - 1))
"""Of a panel, in widths of the plot."""
HEADROOM = 1.06
"""How far the scale goes beyond what was laid out, so that the line on top is seen whole."""
RIM = 1.5
REST = 0.5
"""How far the present reaches into the next turn, so that it is seen; the pointer finds no point
there.
"""


class Shoal(Struct, frozen=True):
    """What was left of a fish at the end of each turn, beginning with turn ``first``.

    ``overfished`` is the turn in which it ran out, None if it has not.
    """

    fish: str
    first: int
    barrels: list[int]
    tokens: list[int]
    all_barrels: int
    all_tokens: int
    overfished: int | None

    @property
    def share(self) -> float:
        """The share that is left, of barrels or of tokens: whichever runs out first."""
        return min(self.barrels[-1] / self.all_barrels, self.tokens[-1] / self.all_tokens)


def stocks_chart(game: Game, *, theme: str = "light") -> Chart:
    """Barrels and tokens left on every fish market at the end of each turn."""
    words, ends = game.words, turn_ends(game)
    shoals = _shoals(ends, overfished_in(game))
    title = _finding(words, shoals)
    keys = ["stocks-unit"]
    if any(shoal.overfished for shoal in shoals):
        keys.append("overfished-key")
    unit = " · ".join(words.say(f"chart_{key}", turns=len(ends) - 1) for key in keys)
    return Chart(
        figure=_figure(words, theme, look.heading(theme, title, unit), shoals, len(ends) - 1),
        title=title,
        unit=unit,
        sentence=" ".join([f"{title}.", *(_told(words, shoal) for shoal in shoals)]),
        table=_table(words, shoals, len(ends)),
    )


def _shoals(ends: list[State], overfished: dict[str, int]) -> list[Shoal]:
    found: dict[str, Shoal] = {}
    for turn, state in enumerate(ends):
        for market in state.fish_markets:
            fish = market.board
            if fish not in found:
                laid_out = market.all_barrels, market.all_tokens
                found[fish] = Shoal(fish, turn, [], [], *laid_out, overfished.get(fish))
            found[fish].barrels.append(market.barrels)
            found[fish].tokens.append(market.reserve(state))
    return list(found.values())


def _finding(words: Words, shoals: list[Shoal]) -> str:
    """What ran out, and what may run out next."""
    gone = tuple(shoal.fish for shoal in shoals if shoal.overfished)
    left = [shoal for shoal in shoals if not shoal.overfished]
    if not left:
        return words.say("chart_stocks-all-gone")
    said = [words.say("chart_stocks-gone", fish=gone, number=len(gone))] if gone else []
    least = min(left, key=lambda shoal: shoal.share)
    if least.share < 1:
        said.append(_next(words, least))
    return "; ".join(said) or words.say("chart_stocks-full")


def _next(words: Words, shoal: Shoal) -> str:
    if shoal.barrels[-1] / shoal.all_barrels == shoal.share:
        kind, left, laid_out = "barrels", shoal.barrels[-1], shoal.all_barrels
    else:
        kind, left, laid_out = "tokens", shoal.tokens[-1], shoal.all_tokens
    return words.say(f"chart_stocks-next-{kind}", fish=shoal.fish, left=left, all=laid_out)


def _told(words: Words, shoal: Shoal) -> str:
    told = [
        words.say(
            "chart_stocks-sentence",
            fish=shoal.fish,
            barrels=shoal.barrels[-1],
            barrels_all=shoal.all_barrels,
            tokens=shoal.tokens[-1],
            tokens_all=shoal.all_tokens,
        )
    ]
    if shoal.first:
        told.append(words.say("chart_stocks-drawn", market=shoal.fish, turn=shoal.first))
    if shoal.overfished:
        told.append(words.say("chart_overfished", market=shoal.fish, turn=shoal.overfished))
    return " ".join(told)


def _table(words: Words, shoals: list[Shoal], turns: int) -> Table:
    headers, columns = [words.say("chart_turn")], [list(range(turns))]
    for shoal in shoals:
        for column in ("barrels", "tokens"):
            headers.append(words.say(f"chart_stocks-{column}-header", fish=shoal.fish))
            columns.append([None] * shoal.first + getattr(shoal, column))
    return Table(tuple(headers), tuple(zip(*columns, strict=True)))


def _figure(
    words: Words,
    theme: str,
    heading: tuple[look.Spec, int],
    shoals: list[Shoal],
    now: int,
) -> look.Spec:
    """One panel for each market: barrels above the line, tokens below it, each in its own scale."""
    title, head = heading
    height = -(-len(shoals) // COLUMNS) * PANEL
    data: list[look.Spec] = []
    labels: list[look.Spec] = []
    layout: look.Spec = {
        "template": look.template(theme),
        "title": title,
        "plot_bgcolor": look.THEMES[theme]["inset"],
        "height": head + height + MARGIN["b"],
        "margin": {**MARGIN, "t": head},
        "hoversubplots": "axis",
        "annotations": labels,
    }
    for place, shoal in enumerate(shoals):
        row, column = divmod(place, COLUMNS)
        left, top = column * (1 + GAP) * WIDTH, 1 - (row * PANEL + LABEL) / height
        line = top - BARRELS / height
        ceiling, foot = line - SLIT / height, line - (SLIT + TOKENS) / height
        x, y, below = _axis("x", place), _axis("y", place), _axis("y", len(shoals) + place)
        layout[f"xaxis{x[1:]}"] = {
            "domain": _domain(left, left + WIDTH),
            "anchor": y,
            "range": [0, now + REST],
            "showticklabels": False,
            "showline": False,
            "tickprefix": f"{words.say('chart_turn')} ",
        }
        layout[f"yaxis{y[1:]}"] = {
            "domain": _domain(line, top),
            "anchor": x,
            "visible": False,
            "range": [0, shoal.all_barrels * HEADROOM],
        }
        layout[f"yaxis{below[1:]}"] = {
            "domain": _domain(foot, ceiling),
            "anchor": x,
            "visible": False,
            "range": [shoal.all_tokens * HEADROOM, 0],
        }
        data += _traces(words, theme, shoal, (x, y, below))
        label = {"x": 0, "xref": f"{x} domain", "y": 1, "yref": f"{y} domain"}
        labels.append({**label, "yanchor": "bottom", "text": _label(words, theme, shoal)})
    return {"data": data, "layout": layout}


def _domain(*ends: float) -> list[float]:
    """Rounded, because Plotly refuses what lies beside 0 to 1 by a rounding error."""
    return [round(end, 4) for end in ends]


def _axis(letter: str, place: int) -> str:
    return f"{letter}{place + 1}" if place else letter


def _label(words: Words, theme: str, shoal: Shoal) -> str:
    name = look.plain(words.name("fish", shoal.fish))
    if shoal.overfished:
        said = words.say("chart_stocks-gone-in", turn=shoal.overfished)
        return f'<b>{name}</b><br><span style="color:{look.THEMES[theme]["warn"]}">{said}</span>'
    said = words.say("chart_stocks-left", left=shoal.barrels[-1], all=shoal.all_barrels)
    return f"<b>{name}</b><br>{said}"


def _traces(words: Words, theme: str, shoal: Shoal, axes: tuple[str, str, str]) -> list[look.Spec]:
    colours, (x, y, below) = look.THEMES[theme], axes
    traces: list[look.Spec] = [
        {
            "x0": shoal.first,
            "dx": 1,
            "y": [*left, left[-1]],
            "name": words.say(f"chart_stocks-{kind}"),
            "xaxis": x,
            "yaxis": axis,
            "mode": "lines",
            "line": {"shape": "hv", "width": RIM, "color": colours["rim"]},
            "fill": "tozeroy",
            "fillcolor": look.FISH[shoal.fish],
        }
        for kind, left, axis in (("barrels", shoal.barrels, y), ("tokens", shoal.tokens, below))
    ]
    if shoal.overfished:
        traces.append(
            {
                "x": [shoal.overfished],
                "y": [shoal.all_barrels / 5],
                "xaxis": x,
                "yaxis": y,
                "mode": "markers",
                "marker": {"symbol": "x", "size": 9, "color": colours["warn"]},
                "cliponaxis": False,
                "hoverinfo": "skip",
            }
        )
    return traces
