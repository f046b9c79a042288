"""The charts beside a table: plain figures, shown the cheap way, in cards of the page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from tsukiji_lab import Game, charts
from tsukiji_lab.charts.card import draw_card, file_name
from tsukiji_lab.rulebook import Words
from tsukiji_widgets.deaf import Figure
from tsukiji_widgets.page import UnreadableOrder

if TYPE_CHECKING:
    from tsukiji_widgets.page import Page
    from tsukiji_widgets.table import Table

CHARTS: dict[str, Callable[..., charts.Chart]] = {
    "tracks": charts.value_tracks_chart,
    "wealth": charts.wealth_chart,
    "stocks": charts.stocks_chart,
    "prices": charts.prices_chart,
}
"""The charts in their order, by name."""

COMPARED: dict[str, Callable[..., charts.Chart]] = {
    "wealth": charts.compare_wealth_chart,
    "stocks": charts.compare_stocks_chart,
}
"""The charts that show another line of the game too, while one lies beside it."""


class Charts:
    """Charts that follow a game, each in a part of the page; a figure that did not change is not
    sent again.

    A Plotly widget would send megabytes to every visitor; an output with the figure's data is
    drawn by the page's own Plotly. ``parts`` are the cards as they were shown last; while they
    are out of sight they stay so, as long as the table keeps its ``dress``: language and theme.
    ``open`` are the charts whose table is open.
    """

    def __init__(self) -> None:
        self.outputs = [Figure() for _ in CHARTS]
        self.parts = dict.fromkeys(map(_part, CHARTS), "")
        self.open: set[str] = set()
        self.in_sight = True
        self.dress = ("", "")
        self._shown: dict[str, charts.Chart] = {}
        self._stale: set[str] = set()

    def clear(self) -> None:
        """Show no charts."""
        self._shown = {}
        for output in self.outputs:
            output.outputs = ()
        self.parts = dict.fromkeys(self.parts, "")

    @property
    def are_shown(self) -> bool:
        """Whether a game's charts are shown."""
        return bool(self._shown)

    def draw(
        self, game: Game, theme: str, both: Sequence[Game] = (), names: charts.Lines = ("A", "B")
    ) -> None:
        """Draw a game, in the "light" or "dark" theme, or ``both`` lines of it that are compared,
        with their ``names``.
        """
        self.dress = game.language, theme
        for name, draw in CHARTS.items():
            if both and name in COMPARED:
                chart = COMPARED[name](*both, names=names, theme=theme)
            else:
                chart = draw(game, theme=theme)
            if self._shown.get(name) != chart:
                self._shown[name] = chart
                self._stale.add(name)
            self._draw_card(game.words, name)

    def send(self, page: Page) -> None:
        """Send the figures that changed; their places must be on the page.

        An output shows a figure once, which brings the page its Plotly. From then on the page is
        told what the figure is, and changes it in place: outputs keep what they have replaced.
        """
        told = {}
        for place, name in enumerate(CHARTS):
            if name in self._stale:
                told[place] = plot = _plot(self._shown[name])
                if not self.outputs[place].outputs:
                    self.outputs[place].outputs = _bundle(plot, self._shown[name].title)
        self._stale.clear()
        if told:
            page.tell("plots", told)

    def forget(self) -> None:
        """Send everything anew: a page began that has nothing yet, and says later what it sees."""
        self.in_sight = True
        self._stale = set(self._shown)

    def _draw_card(self, words: Words, name: str) -> None:
        place = list(CHARTS).index(name)
        card = draw_card(words, name, self._shown[name], place, name in self.open)
        self.parts[_part(name)] = card

    def shown(self, name: str) -> charts.Chart:
        """The chart of that name. Raises UnreadableOrder if none is shown."""
        if name not in self._shown:
            raise UnreadableOrder("no chart has this name")
        return self._shown[name]

    def turn(self, words: Words, name: str) -> None:
        """Open the table of a chart, or close it."""
        self.shown(name)
        self.open ^= {name}
        self._draw_card(words, name)


def _part(name: str) -> str:
    return f"chart-{name}"


def _plot(chart: charts.Chart) -> dict[str, Any]:
    """The figure; a download has the heading in it that stands above it on the page."""
    headed = chart.headed["layout"]
    heading = {key: headed[key] for key in ("title", "height", "margin")}
    layout = {**chart.figure["layout"], "meta": heading}
    return {"data": chart.figure["data"], "layout": layout, "config": charts.CONFIG}


def _bundle(plot: dict[str, Any], title: str) -> tuple[dict[str, Any], ...]:
    """A figure as an output."""
    data = {"application/vnd.plotly.v1+json": plot, "text/plain": title}
    return ({"output_type": "display_data", "metadata": {}, "data": data},)


def follow(table: Table) -> None:
    """Show the game as the table shows it, and the line that lies beside it."""
    past, dress = table.seated().past, (table.language, table.theme)
    if table.charts.are_shown and not table.charts.in_sight and table.charts.dress == dress:
        return
    shown = past.shown
    if past.compared:
        names = past.lines.pair(past.compared)
        both = [shown if name == past.lines.now else past.lines.games[name] for name in names]
        table.charts.draw(shown, table.theme, both, names)
    else:
        table.charts.draw(shown, table.theme)
    table.page.add(table.charts.parts)
    table.charts.send(table.page)


def see(table: Table, text: str) -> None:
    """The charts have come into sight, or gone out of it."""
    if text not in ("seen", ""):
        raise UnreadableOrder("charts are seen or not")
    table.charts.in_sight = text == "seen"
    if table.sitting is not None:
        follow(table)


def turn(table: Table, text: str) -> None:
    """Open the table of a chart, or close it."""
    table.charts.turn(table.words, text)


def save_numbers(table: Table, text: str) -> None:
    """Give the page the numbers of a chart as a file, marked as UTF-8 for spreadsheets."""
    numbers = table.charts.shown(text).table.csv()
    name = f"{file_name(table.words, text)}.csv"
    table.page.tell("numbers", {"name": name, "text": f"\ufeff{numbers}"})


ORDERS: dict[str, Callable[[Table, str], None]] = {
    "charts": see,
    "chart table": turn,
    "chart csv": save_numbers,
}
