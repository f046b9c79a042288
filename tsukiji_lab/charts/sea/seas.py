"""Seas that the reader fishes: alone over the years, and shared with other skippers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tsukiji_lab.charts.sea.chart import SeaChart, Sheet, drawn
from tsukiji_lab.charts.sea.plot import (
    Panel,
    Plot,
    bars,
    big,
    caption,
    counted,
    scale,
    stacked,
    two_lines,
)
from tsukiji_lab.sea import Sea, Stock, Year

COLLAPSED, RECOVERED = 0.1, 0.5
"""Shares of what the sea carries: below the one a stock has collapsed, at the other it is back."""
BIOMASS, CATCH, EFFORT = 170, 84, 48
BOAT = 44
"""Heights of the panels, in pixels."""
HALF_A_BAR = 0.6


@drawn
def own_sea(
    stock: Stock,
    efforts: Sequence[float],
    *,
    language: str = "en",
    theme: str = "light",
) -> SeaChart:
    """The reader's own sea: biomass (left in the sea) and catch, tonnes, year by year, under these
    efforts (boat-days, one a year); it begins full.

    Its finding says whether the stock collapses (falls below a tenth) and recovers (is back at
    half of what the sea carries). Source: ``sea.Stock.next_year`` (Schaefer 1954).
    """
    sheet = Sheet("own-sea", language, theme)
    biomass, catches = [stock.capacity], []
    for effort in efforts:
        catches.append(min(stock.catchability * effort, 1.0) * biomass[-1])
        biomass.append(stock.next_year(biomass[-1], catches[-1]))
    last = len(efforts)
    swims, caught = dict(enumerate(biomass)), dict(enumerate(catches, start=1))
    most = max(stock.capacity, *biomass)
    (left, weight), (landed, a_year) = scale(sheet, most), scale(sheet, max(catches, default=0), 2)
    days, _ = scale(sheet, max(efforts, default=0), 1, weight=False)
    plot = Plot(sheet)
    axes = stacked(
        plot,
        [
            Panel(caption(sheet.say(":in-the-sea"), weight), swims, left, BIOMASS),
            Panel(caption(sheet.say("caught"), a_year), caught, landed, CATCH, bars=True),
            Panel(
                f"<b>{sheet.say(':effort')}</b>",
                dict(enumerate(efforts, start=1)),
                days,
                EFFORT,
                bars=True,
            ),
        ],
        counted(last, HALF_A_BAR),
    )
    low = COLLAPSED * stock.capacity
    plot.rule((0, last), (low, low), "warn")
    half = RECOVERED * stock.capacity
    fallen = next((year for year, fish in swims.items() if fish < low), None)
    later = {} if fallen is None else {y: fish for y, fish in swims.items() if y > fallen}
    back = next((year for year, fish in later.items() if fish >= half), None)
    for year, colour in ((fallen, "warn"), (back, "ink")):
        if year is not None:
            side = "left" if year < last / 2 else "right"
            text = f"<b>{sheet.say(':in-year', year=sheet.number(year))}</b>"
            plot.dot(year, swims[year], colour)
            plot.label(year, swims[year], text, xanchor=side, yanchor="bottom", yshift=8)
    plot.dot(last, biomass[-1])
    share = sheet.percent(100 * biomass[-1] / stock.capacity)
    plot.end(biomass[-1], two_lines(big(share), sheet.say(":in-the-sea")))
    key = "holds" if fallen is None else "collapses" if back is None else "recovers"
    facts = {
        "fallen": sheet.number(fallen or 0),
        "back": sheet.number(back or 0),
        "left": share,
        "years": sheet.number(last),
    }
    rows = (
        (year, sheet.number(effort), sheet.tonnes(catches[year - 1]), sheet.tonnes(biomass[year]))
        for year, effort in enumerate(efforts, start=1)
    )
    return sheet.chart(
        plot.figure(**axes),
        title=sheet.say(key, **facts),
        told=sheet.say(
            "told",
            caught=sheet.tonnes(sum(catches)),
            left=sheet.tonnes(biomass[-1]),
            capacity=sheet.tonnes(stock.capacity),
        ),
        table=([sheet.say(k) for k in (":year", ":effort", "caught", "left")], rows),
        source=sheet.source("schaefer-1954", "fao-368"),
    )


@drawn
def shared_sea(
    sea: Sea,
    course: Sequence[Year],
    *,
    names: Sequence[str],
    language: str = "en",
    theme: str = "light",
) -> SeaChart:
    """A sea of several skippers, round by round: the biomass at the start of each year and each
    boat's catch, tonnes. ``names`` are the skippers' by boat.

    Source: ``sea.play_years`` (after Gordon 1954 and Hardin 1968).
    """
    sheet = Sheet("shared-sea", language, theme)
    carried = sea.stock.capacity
    after = [sea.stock.next_year(year.biomass, year.catch) for year in course]
    swims = dict(enumerate([*(year.biomass for year in course[:1]), *after])) or {0: carried}
    last = len(course)
    most = max((catch for year in course for catch in year.catches), default=0.0)
    (left, weight), (landed, a_year) = (
        scale(sheet, max(carried, *swims.values())),
        scale(sheet, most, 2),
    )
    plot = Plot(sheet)
    axes = stacked(
        plot,
        [
            Panel(caption(sheet.say(":in-the-sea"), weight), swims, left, BIOMASS),
            *(
                Panel(
                    caption(name, sheet.say("caught", amount=sheet.tonnes(sum(catches)))),
                    dict(enumerate(catches, start=1)),
                    landed,
                    BOAT,
                    bars=True,
                )
                for name, catches in _by_boat(names, [year.catches for year in course])
            ),
        ],
        counted(last, HALF_A_BAR),
    )
    plot.dot(last, swims[last])
    share = sheet.percent(100 * swims[last] / carried)
    plot.end(swims[last], two_lines(big(share), sheet.say(":in-the-sea")))
    rows = (
        (
            sheet.number(round_),
            sheet.tonnes(year.biomass),
            *(sheet.tonnes(catch) for catch in year.catches),
            sheet.tonnes(swims[round_]),
        )
        for round_, year in enumerate(course, start=1)
    )
    return sheet.chart(
        plot.figure(**axes),
        title=sheet.say("title" if course else "begin", years=sheet.number(last), share=share),
        told=sheet.say("told", coins=sheet.number(sum(sum(year.profits) for year in course))),
        table=((sheet.say(":year"), sheet.say("before"), *names, sheet.say("after")), rows),
        source=sheet.source("gordon-1954", "hardin-1968"),
        unit=sheet.say("unit", unit=a_year),
    )


@drawn
def cost_to_whom(
    sea: Sea,
    courses: Mapping[str, Sequence[Year]],
    *,
    names: Sequence[str],
    language: str = "en",
    theme: str = "light",
) -> SeaChart:
    """What each rule left each skipper over all years, in coins, and what was left in the sea.

    ``courses`` are the years under each rule: ``open-access``, ``quota``, ``effort-limit``,
    ``reserve``, ``tax`` or ``tradable-quota``. ``names`` as in ``shared_sea``.

    Source: ``sea.play_years``.
    """
    sheet = Sheet("cost-to-whom", language, theme)
    earned = {
        rule: [sum(profits) for _, profits in _by_boat(names, [y.profits for y in course])]
        for rule, course in courses.items()
    }
    left = {rule: sea.after(course) / sea.stock.capacity for rule, course in courses.items()}
    purse = {rule: sum(year.revenue for year in course) for rule, course in courses.items()}
    groups = []
    for rule, profits in earned.items():
        key = "caption-purse" if purse[rule] else "caption"
        said = sheet.say(
            key,
            rule=sheet.say(f"rule-{rule}"),
            share=sheet.percent(100 * left[rule]),
            purse=sheet.number(purse[rule]),
        )
        groups.append(
            (said, [(n, p, sheet.number(p)) for n, p in zip(names, profits, strict=True)])
        )
    best = max(earned, key=lambda rule: sum(earned[rule]))
    rows = (
        (
            sheet.say(f"rule-{rule}"),
            *map(sheet.number, profits),
            sheet.number(purse[rule]),
            sheet.percent(100 * left[rule]),
        )
        for rule, profits in earned.items()
    )
    return sheet.chart(
        bars(sheet, groups),
        title=sheet.say("title", rule=sheet.say(f"rule-{best}")),
        told=sheet.say("told", coins=sheet.number(sum(earned[best]))),
        table=((sheet.say("rule"), *names, sheet.say("purse"), sheet.say(":in-the-sea")), rows),
        source=sheet.source("gordon-1954", "hardin-1968"),
    )


def _by_boat(
    names: Sequence[str], by_year: Sequence[Sequence[float]]
) -> list[tuple[str, list[float]]]:
    return [(name, [year[boat] for year in by_year]) for boat, name in enumerate(names)]
