"""What the players own, round by round.

Source: Endgame Scoring (a Resource is worth ¥100); rulings, The screen and the rules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import Struct

from tsukiji_lab.charts import look
from tsukiji_lab.charts.chart import Chart, Table
from tsukiji_lab.charts.history import turn_ends
from tsukiji_lab.rulebook import Words
from tsukiji_lab.tsukiji.worth import resources

if TYPE_CHECKING:
    from tsukiji_lab.public import Game

HEIGHT = 220
"""Of the plot without heading and turns, in pixels."""
MARGIN = {"l": 54, "r": 14, "b": 30}
LABEL_GAP = 17
MARK = 13
"""Size of a seat's mark, in pixels."""


class Purses(Struct, frozen=True):
    """What every seat owned at the end of each round and owns now.

    ``turns`` are the turns looked at; ``resources`` and ``yen`` (in units of ¥100) are by seat
    and by turn. ``yen`` is None while money is closed.
    """

    turns: list[int]
    resources: list[list[int]]
    yen: list[list[int]] | None

    @property
    def drawn(self) -> list[list[int]]:
        """By seat and turn, what the chart shows: yen and Resources together, in yen; or
        Resources alone.
        """
        if self.yen is None:
            return self.resources
        return [
            [100 * (coins + worth) for coins, worth in zip(*both, strict=True)]
            for both in zip(self.yen, self.resources, strict=True)
        ]


def wealth_chart(game: Game, *, theme: str = "light") -> Chart:
    """Yen and Resources (at ¥100 each) of every player, at the end of each round and now.

    With closed money everybody sees the same: Resources alone, until the game is over.
    """
    words, purses = game.words, _purses(game)
    title = _finding(game, words, purses)
    kind = "-over" if game.is_over else "" if purses.yen else "-closed"
    unit = words.say(f"chart_wealth-unit{kind}")
    return Chart(
        figure=_figure(words, theme, look.heading(theme, title, unit), purses),
        title=title,
        unit=unit,
        sentence=" ".join([f"{title}.", *_told(words, purses)]),
        table=_table(words, purses),
    )


def _purses(game: Game) -> Purses:
    ends, seats = turn_ends(game), range(len(game.players))
    now = len(ends) - 1
    turns = [*range(0, now, len(seats)), now]
    return Purses(
        turns,
        [[resources(ends[turn], seat) for turn in turns] for seat in seats],
        None
        if game.state.closed_money and not game.is_over
        else [[ends[turn].players[seat].yen for turn in turns] for seat in seats],
    )


def _amount(words: Words, purses: Purses) -> Callable[[int], str]:
    """How an amount of the chart is written."""
    if purses.yen is None:
        return lambda amount: words.count("resource", amount)
    return lambda amount: words.yen(amount // 100)


def _finding(game: Game, words: Words, purses: Purses) -> str:
    if game.is_over:
        won = game.winners
        best = max(game.state.scores or ())
        return words.say("chart_wealth-won", winners=won, number=len(won), yen=best)
    amount, owned = _amount(words, purses), [line[-1] for line in purses.drawn]
    ranked = sorted(range(len(owned)), key=lambda seat: -owned[seat])
    best = owned[ranked[0]]
    ahead = tuple(seat for seat in sorted(ranked) if owned[seat] == best)
    if len(ahead) == len(owned):
        return words.say("chart_wealth-level", text=amount(best))
    if len(ahead) > 1:
        return words.say("chart_wealth-tied", seats=ahead, text=amount(best))
    second = ranked[1]
    lead = amount(best - owned[second])
    return words.say("chart_wealth-leads", seat=ahead[0], seat_next=second, text=lead)


def _told(words: Words, purses: Purses) -> list[str]:
    if purses.yen is None:
        return [
            words.say("chart_wealth-sentence-closed", seat=seat, resources=line[-1])
            for seat, line in enumerate(purses.resources)
        ]
    return [
        words.say("chart_wealth-sentence", seat=seat, yen=yen[-1], resources=line[-1])
        for seat, (yen, line) in enumerate(zip(purses.yen, purses.resources, strict=True))
    ]


def _table(words: Words, purses: Purses) -> Table:
    headers, columns = [words.say("chart_turn")], [purses.turns]
    for seat, line in enumerate(purses.resources):
        if purses.yen is not None:
            headers.append(words.say("chart_wealth-yen-header", seat=seat))
            columns.append([100 * yen for yen in purses.yen[seat]])
        headers.append(words.say("chart_wealth-resources-header", seat=seat))
        columns.append(line)
    return Table(tuple(headers), tuple(zip(*columns, strict=True)))


def _figure(words: Words, theme: str, heading: tuple[look.Spec, int], purses: Purses) -> look.Spec:
    title, head = heading
    lines = purses.drawn
    top = max(1, *(max(line) for line in lines)) * 1.05
    names = [words.name("seat", seat) for seat in range(len(lines))]
    ends = [words.yen(line[-1] // 100) if purses.yen else str(line[-1]) for line in lines]
    labels = [f"{look.short(name)} {end}" for name, end in zip(names, ends, strict=True)]
    places = look.apart([line[-1] * HEIGHT / top for line in lines], LABEL_GAP, HEIGHT)
    data = [
        {
            "x": purses.turns,
            "y": line,
            "mode": "lines+markers",
            "cliponaxis": False,
            "name": look.plain(names[seat]),
            "line": {"color": look.SEATS[theme][seat], "width": 2, "dash": look.DASHES[seat]},
            "marker": {"symbol": look.SYMBOLS[seat], "size": 8, "maxdisplayed": 9},
        }
        for seat, line in enumerate(lines)
    ]
    before, after = words.yen(0).split("0") if purses.yen else ("", "")
    grouping = words.number(12345)[2]
    layout = {
        "template": look.template(theme),
        "title": title,
        "separators": f"{',' if grouping == '.' else '.'}{grouping}",
        "height": head + HEIGHT + MARGIN["b"],
        "margin": {**MARGIN, "t": head, "r": MARGIN["r"] + MARK + max(map(look.width, labels))},
        "xaxis": look.turn_axis(words, purses.turns[-1]),
        "yaxis": {
            "range": [0, top],
            "dtick": look.step(round(top), 6),
            "tickformat": ",d",
            "tickprefix": before,
            "ticksuffix": after,
        },
        "shapes": [look.mark_beside(place, seat, theme) for seat, place in enumerate(places)],
        "annotations": [
            look.beside(place, look.plain(label), shift=8 + MARK)
            for label, place in zip(labels, places, strict=True)
        ],
    }
    return {"data": data, "layout": layout}
