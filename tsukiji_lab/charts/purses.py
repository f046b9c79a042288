"""What the players own, round by round.

Source: Endgame Scoring (a Resource is worth ¥100); rulings, The screen and the rules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import Struct

from tsukiji_lab.charts import look
from tsukiji_lab.charts.chart import Cell, Chart, Table
from tsukiji_lab.charts.history import turn_ends
from tsukiji_lab.rulebook import Words
from tsukiji_lab.tsukiji.worth import resources

if TYPE_CHECKING:
    from tsukiji_lab.public import Game

TALL, LOW = 150, 96
"""Heights of the first panel and of those below it, without their headings, in pixels."""
HEADING = 26
"""Height of a panel's heading, in pixels."""
MARGIN = {"l": 14, "r": 14, "b": 30, "t": 0}
LABEL_GAP = 17
MARK = 13
"""Size of a seat's mark, in pixels."""
TOTAL, YEN, RESOURCES = "total", "yen", "resources"
"""What is drawn, in this order."""


class Purses(Struct, frozen=True):
    """What every seat owned at the end of each round and owns now.

    ``turns`` are the turns looked at; ``resources`` and ``yen`` (in units of ¥100) are by seat
    and by turn. ``yen`` is None while money is closed.
    """

    turns: list[int]
    resources: list[list[int]]
    yen: list[list[int]] | None

    @property
    def totals(self) -> list[list[int]] | None:
        """By seat and turn, yen and Resources together, in units of ¥100; None as ``yen``."""
        if self.yen is None:
            return None
        return [
            [coins + worth for coins, worth in zip(*both, strict=True)]
            for both in zip(self.yen, self.resources, strict=True)
        ]

    @property
    def owned(self) -> list[list[int]]:
        """By seat and turn, what players are compared by: their totals, or Resources alone."""
        return self.totals or self.resources

    @property
    def panels(self) -> dict[str, list[list[int]]]:
        """What can be drawn, yen in yen."""
        if self.yen is None or self.totals is None:
            return {RESOURCES: self.resources}
        in_yen = {TOTAL: self.totals, YEN: self.yen}
        drawn = {
            name: [[100 * units for units in line] for line in lines]
            for name, lines in in_yen.items()
        }
        return {**drawn, RESOURCES: self.resources}


def wealth_chart(game: Game, *, theme: str = "light") -> Chart:
    """Yen, Resources and both together (at ¥100 each) of every player, at the end of each round
    and now.

    With closed money everybody sees the same: Resources alone, until the game is over.
    """
    words, owned = game.words, purses(game)
    title = _finding(game, words, owned)
    kind = "-over" if game.is_over else "" if owned.yen else "-closed"
    unit = words.say(f"chart_wealth-unit{kind}")
    return Chart(
        figure=_figure(words, theme, owned),
        title=title,
        unit=unit,
        sentence=" ".join([f"{title}.", *_told(words, owned)]),
        table=_table(words, owned),
        theme=theme,
    )


def purses(game: Game) -> Purses:
    """What every seat owned, as far as everybody may know it."""
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


def amount_of(words: Words, purses: Purses) -> Callable[[int], str]:
    """How an amount by which players are compared is written."""
    if purses.yen is None:
        return lambda amount: words.count("resource", amount)
    return words.yen


def _finding(game: Game, words: Words, purses: Purses) -> str:
    if game.is_over:
        won = game.winners
        best = max(game.state.scores or ())
        return words.say("chart_wealth-won", winners=won, number=len(won), yen=best)
    amount, owned = amount_of(words, purses), [line[-1] for line in purses.owned]
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
    if purses.yen is None or purses.totals is None:
        return [
            words.say("chart_wealth-sentence-closed", seat=seat, resources=line[-1])
            for seat, line in enumerate(purses.resources)
        ]
    owned = zip(purses.yen, purses.resources, purses.totals, strict=True)
    return [
        words.say(
            "chart_wealth-sentence",
            seat=seat,
            yen=yen[-1],
            resources=line[-1],
            amount=total[-1],
        )
        for seat, (yen, line, total) in enumerate(owned)
    ]


def _table(words: Words, purses: Purses) -> Table:
    headers = [words.say("chart_turn")]
    columns: list[list[Cell]] = [list(purses.turns)]
    for seat in range(len(purses.resources)):
        for name in (YEN, RESOURCES, TOTAL):
            if name in purses.panels:
                headers.append(words.say(f"chart_wealth-{name}-header", seat=seat))
                columns.append(list(purses.panels[name][seat]))
    return Table(tuple(headers), tuple(zip(*columns, strict=True)))


def _figure(words: Words, theme: str, purses: Purses) -> look.Spec:
    """A tall panel with what players are compared by, and low ones with what it is made of."""
    panels = purses.panels
    heights = [TALL, *[LOW] * (len(panels) - 1)]
    height = sum(heights) + HEADING * len(panels)
    names = [words.name("seat", seat) for seat in range(len(purses.resources))]
    labels: list[look.Spec] = []
    marks: list[look.Spec] = []
    layout: look.Spec = {
        "template": look.template_of_panels(
            theme,
            {
                "mode": "lines+markers",
                "cliponaxis": False,
                "line": {"width": 2},
                "marker": {"size": 8, "maxdisplayed": 9},
            },
        ),
        **look.numbers(words.number),
        "height": MARGIN["t"] + height + MARGIN["b"],
        "hoversubplots": "axis",
        "xaxis": {
            **look.turn_axis(words, purses.turns[-1]),
            "anchor": look.axis("y", len(panels) - 1),
        },
        "annotations": labels,
        "shapes": marks,
    }
    data: list[look.Spec] = []
    room, foot = 0, height
    for rank, ((name, lines), tall) in enumerate(zip(panels.items(), heights, strict=True)):
        top, foot = foot - HEADING, foot - HEADING - tall
        axis = look.axis("y", rank)
        most = max(1, *(max(line) for line in lines)) * 1.05
        is_yen = name != RESOURCES
        layout[f"yaxis{axis[1:]}"] = {
            "domain": [round(foot / height, 4), round(top / height, 4)],
            "range": [0, most],
            "dtick": look.step(round(most), 6 if rank == 0 else 3),
            **(look.in_yen(words) if is_yen else {}),
        }
        data += [
            {**_line(theme, seat, purses.turns, line, axis), "name": look.plain(names[seat])}
            for seat, line in enumerate(lines)
        ]
        ends = [words.yen(line[-1] // 100) if is_yen else str(line[-1]) for line in lines]
        if rank == 0:
            ends = [f"{look.short(n)} {end}" for n, end in zip(names, ends, strict=True)]
        places = look.apart([line[-1] * tall / most for line in lines], LABEL_GAP, tall)
        for seat, (place, end) in enumerate(zip(places, ends, strict=True)):
            labels.append(look.beside(foot + place, look.plain(end), shift=8 + MARK))
            marks.append(look.mark_beside(foot + place, seat, theme))
        labels.append(look.over(foot + tall, f"<b>{words.say(f'chart_wealth-{name}')}</b>"))
        room = max(room, *map(look.width, ends))
    highest = max(max(line) for line in next(iter(panels.values())))
    left = look.scale_room(words, highest, TOTAL in panels)
    layout["margin"] = {**MARGIN, "l": left, "r": MARGIN["r"] + MARK + room}
    return {"data": data, "layout": layout}


def _line(theme: str, seat: int, turns: list[int], line: list[int], axis: str) -> look.Spec:
    return {
        "x": turns,
        "y": line,
        "yaxis": axis,
        "line": {"color": look.SEATS[theme][seat], "dash": look.DASHES[seat]},
        "marker": {"symbol": look.SYMBOLS[seat]},
    }
