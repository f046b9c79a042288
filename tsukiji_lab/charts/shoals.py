"""What is left on the fish markets, turn by turn.

Source: Fish Markets; Overfishing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec import Struct

from tsukiji_lab.charts import look
from tsukiji_lab.charts.chart import Chart, Table
from tsukiji_lab.charts.history import overfished_in, turn_ends
from tsukiji_lab.rulebook import Words
from tsukiji_lab.tsukiji.board import HOME, is_barrel

if TYPE_CHECKING:
    from tsukiji_lab.public import Game

COLUMNS = 2
LABEL, BARRELS, TOKENS, FOOT = 42, 52, 21, 24
"""Heights of the parts of a panel, in pixels: two lines of text, what is left above and below, and
a line of text.
"""
SLIT = 3
"""Height of the gap between barrels and tokens, in pixels."""
PANEL = LABEL + BARRELS + SLIT + TOKENS + FOOT
MARGIN = {"l": 14, "r": 14, "b": 0, "t": 0}
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
HATCHES = {"at_sea": "/", "on_sale": "."}
"""What tells barrels that have left their board from those on it, without colour."""


HATCHED = {"size": 5, "solidity": 0.35}
"""How dense these patterns are."""


class Shoal(Struct, frozen=True):
    """Where the pieces of a fish were at the end of each turn, beginning with turn ``first``.

    ``barrels`` and ``tokens`` are those left on its board, ``at_sea`` the barrels aboard boats,
    ``on_sale`` those in harbours. ``overfished`` is the turn in which it ran out, None if it has
    not.
    """

    fish: str
    first: int
    all_barrels: int
    all_tokens: int
    overfished: int | None
    barrels: list[int] = []
    at_sea: list[int] = []
    on_sale: list[int] = []
    tokens: list[int] = []

    @property
    def share(self) -> float:
        """The share that is left, of barrels or of tokens: whichever runs out first."""
        return min(self.barrels[-1] / self.all_barrels, self.tokens[-1] / self.all_tokens)


def stocks_chart(game: Game, *, theme: str = "light") -> Chart:
    """Barrels on every fish market, at sea and on sale, and tokens left, by the end of a turn."""
    words, found = game.words, shoals(game)
    turns = len(turn_ends(game)) - 1
    title = finding(words, found)
    keys = ["stocks-unit", *(["key-overfished"] if any(s.overfished for s in found) else [])]
    return Chart(
        figure=_figure(words, theme, found, turns),
        title=title,
        unit=look.DOT.join(words.say(f"chart_{key}", turns=turns) for key in keys),
        sentence=" ".join([f"{title}.", *(_told(words, shoal) for shoal in found)]),
        table=_table(words, found, turns + 1),
        theme=theme,
    )


def shoals(game: Game) -> list[Shoal]:
    """The stock of every fish market that came into play, in the order in which they did."""
    overfished = overfished_in(game)
    found: dict[str, Shoal] = {}
    for turn, state in enumerate(turn_ends(game)):
        at_sea = _homes(barrel for p in state.players for boat in p.boats for barrel in boat.load)
        on_sale = _homes(
            sale.kind
            for p in state.players
            for sale in p.fresh + p.degraded
            if is_barrel(sale.kind)
        )
        for market in state.fish_markets:
            fish = market.board
            if fish not in found:
                laid_out = market.all_barrels, market.all_tokens
                found[fish] = Shoal(fish, turn, *laid_out, overfished.get(fish))
            found[fish].barrels.append(market.barrels)
            found[fish].at_sea.append(at_sea[fish])
            found[fish].on_sale.append(on_sale[fish])
            found[fish].tokens.append(market.reserve(state))
    return list(found.values())


def _homes(barrels: Iterable[str]) -> Counter[str]:
    """How many of the barrels belong to each fish market."""
    return Counter(HOME[barrel] for barrel in barrels)


def finding(words: Words, shoals: list[Shoal]) -> str:
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
            sea=shoal.at_sea[-1],
            sale=shoal.on_sale[-1],
            tokens=shoal.tokens[-1],
            tokens_all=shoal.all_tokens,
        )
    ]
    if shoal.first:
        told.append(words.say("chart_stocks-drawn", market=shoal.fish, turn=shoal.first))
    if shoal.overfished:
        told.append(words.say("chart_overfished", market=shoal.fish, turn=shoal.overfished))
    return " ".join(told)


PLACES = ("barrels", "at_sea", "on_sale", "tokens")
"""Where pieces of a fish can be, by the fields of a ``Shoal``."""


def _table(words: Words, shoals: list[Shoal], turns: int) -> Table:
    headers, columns = [words.say("chart_turn")], [list(range(turns))]
    for shoal in shoals:
        for place in PLACES:
            where = words.say(f"chart_stocks-{place.replace('_', '-')}")
            headers.append(words.say("chart_stocks-header", fish=shoal.fish, text=where))
            columns.append([None] * shoal.first + getattr(shoal, place))
    return Table(tuple(headers), tuple(zip(*columns, strict=True)))


def _figure(words: Words, theme: str, shoals: list[Shoal], now: int) -> look.Spec:
    """One panel for each market: barrels above the line, tokens below it, each in its own scale."""
    grid = Grid(words, theme, len(shoals), now)
    for place, shoal in enumerate(shoals):
        axes = grid.panel(place, shoal.all_barrels, shoal.all_tokens, _label(words, theme, shoal))
        grid.note(axes, _below(words, shoal))
        grid.data += _traces(words, theme, shoal, axes)
    return grid.figure


class Grid:
    """The figure of panels in columns, each with what is left above a line and below it."""

    def __init__(self, words: Words, theme: str, panels: int, now: int) -> None:
        self._panels, self._now = panels, now
        self._height = -(-panels // COLUMNS) * PANEL
        self.data: list[look.Spec] = []
        self._labels: list[look.Spec] = []
        self._layout: look.Spec = {
            "template": look.template_of_panels(
                theme,
                {"mode": "lines", "dx": 1, "line": _edge(theme), "fillpattern": HATCHED},
                xaxis={
                    "showticklabels": False,
                    "showline": False,
                    "tickprefix": f"{words.say('chart_turn')} ",
                },
                yaxis={"visible": False},
            ),
            "plot_bgcolor": look.THEMES[theme]["inset"],
            "height": self._height + MARGIN["t"] + MARGIN["b"],
            "margin": MARGIN,
            "hoversubplots": "axis",
            "annotations": self._labels,
        }

    @property
    def figure(self) -> look.Spec:
        """All panels with what was drawn in them."""
        return {"data": self.data, "layout": self._layout}

    def panel(self, place: int, above: int, below: int, label: str) -> tuple[str, str, str]:
        """One more panel, with scales for so much above and below: its axes x, y and y below."""
        row, column = divmod(place, COLUMNS)
        left, top = column * (1 + GAP) * WIDTH, 1 - (row * PANEL + LABEL) / self._height
        line = top - BARRELS / self._height
        ceiling, foot = line - SLIT / self._height, line - (SLIT + TOKENS) / self._height
        x, y, y_below = (
            look.axis("x", place),
            look.axis("y", place),
            look.axis("y", self._panels + place),
        )
        self._layout[f"xaxis{x[1:]}"] = {
            "domain": look.domain(left, left + WIDTH),
            "anchor": y,
            "range": [0, self._now + REST],
        }
        for axis, domain, scale in (
            (y, look.domain(line, top), [0, above * HEADROOM]),
            (y_below, look.domain(foot, ceiling), [below * HEADROOM, 0]),
        ):
            placed = {"domain": domain, "anchor": x, "range": scale}
            self._layout[f"yaxis{axis[1:]}"] = placed
        at = {"x": 0, "xref": f"{x} domain", "y": 1, "yref": f"{y} domain"}
        self._labels.append({**at, "yanchor": "bottom", "text": label})
        return x, y, y_below

    def note(self, axes: tuple[str, str, str], text: str) -> None:
        """A line of text under a panel."""
        x, _, y_below = axes
        at = {"x": 0, "xref": f"{x} domain", "y": 0, "yref": f"{y_below} domain"}
        self._labels.append({**at, "yanchor": "top", "text": text})


def _edge(theme: str) -> look.Spec:
    return {"shape": "hv", "width": RIM, "color": look.THEMES[theme]["rim"]}


def _label(words: Words, theme: str, shoal: Shoal) -> str:
    name = look.plain(words.name("fish", shoal.fish))
    if shoal.overfished:
        said = words.say("chart_stocks-gone-in", turn=shoal.overfished)
        return f'<b>{name}</b><br><span style="color:{look.THEMES[theme]["warn"]}">{said}</span>'
    said = words.say("chart_stocks-left", left=shoal.barrels[-1], all=shoal.all_barrels)
    return f"<b>{name}</b><br>{said}"


def _below(words: Words, shoal: Shoal) -> str:
    return words.say("chart_stocks-tokens-left", left=shoal.tokens[-1], all=shoal.all_tokens)


def _traces(words: Words, theme: str, shoal: Shoal, axes: tuple[str, str, str]) -> list[look.Spec]:
    """Barrels stacked by where they are, the tokens, and the moment in which they ran out."""
    colours, (x, y, below) = look.THEMES[theme], axes
    common = {"xaxis": x, **({"x0": shoal.first} if shoal.first else {})}
    traces: list[look.Spec] = []
    for place in PLACES[:3]:
        left = getattr(shoal, place)
        if place in HATCHES and not any(left):
            continue
        trace = {
            **common,
            "y": [*left, left[-1]],
            "name": words.say(f"chart_stocks-{place.replace('_', '-')}"),
            "yaxis": y,
            "stackgroup": x,
            "fillcolor": look.FISH[shoal.fish],
        }
        if place in HATCHES:
            hatch = {"bgcolor": colours["card"], "fgcolor": colours["rim"]}
            trace["fillpattern"] = {"shape": HATCHES[place], **hatch}
        traces.append(trace)
    tokens = {
        **common,
        "y": [*shoal.tokens, shoal.tokens[-1]],
        "name": words.say("chart_stocks-tokens"),
        "yaxis": below,
        "fill": "tozeroy",
        "fillcolor": look.FISH[shoal.fish],
    }
    traces.append(tokens)
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
