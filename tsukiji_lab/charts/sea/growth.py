"""A stock in a model: how it grows, what catch lasts, and where open access ends."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from tsukiji_lab.charts import look
from tsukiji_lab.charts.sea.chart import SeaChart, Sheet, drawn
from tsukiji_lab.charts.sea.plot import (
    Mark,
    Plot,
    big,
    counted,
    percents,
    scale,
    two_lines,
)
from tsukiji_lab.rulebook import words
from tsukiji_lab.sea import Fishery, Stock

POINTS = 80
"""Points that a curve is drawn through."""
FULL = 100.0


@drawn
def beside_the_game(
    left: Sequence[int],
    *,
    growth: float,
    fish: str = "mackerel",
    language: str = "en",
    theme: str = "light",
) -> SeaChart:
    """A fish of the game beside a stock that grows, both as per cent of what was there at first.

    ``left`` are the barrels left at the end of each turn, the first value as laid out.
    The same catches, in the same shares, are taken from a stock with that
    ``growth`` (r, per turn) that begins full.

    Source: the game; ``sea.Stock``.
    """
    sheet = Sheet("beside-the-game", language, theme)
    game = [FULL * barrels / left[0] for barrels in left]
    catches = [before - after for before, after in pairwise(game)]
    growing = Stock(growth, FULL).run(FULL, catches)
    turns = range(len(left))
    plot, top = Plot(sheet), 120
    plot.area(dict(enumerate(growing)), hoverinfo="skip")
    plot.line(turns, game, line={"dash": "dash", "shape": "hv"}, hoverinfo="skip")
    ends = ((growing, "growing"), (game, "game"))
    for course, _ in ends:
        plot.dot(turns[-1], course[-1])
    plot.ends(
        top,
        [
            (course[-1], two_lines(big(sheet.percent(course[-1])), sheet.say(name)), "ink")
            for course, name in ends
        ],
    )
    gone = next((turn for turn, barrels in enumerate(left) if not barrels), None)
    facts = {
        "fish": words(language).name("fish", fish),
        "game": sheet.percent(game[-1]),
        "growing": sheet.percent(growing[-1]),
    }
    title = (
        sheet.say("title", **facts) if gone is None else sheet.say("gone", **facts, turn=str(gone))
    )
    rows = zip(turns, left, game, growing, strict=True)
    return sheet.chart(
        plot.figure(xaxis=counted(turns[-1]), yaxis=percents(top, 25)),
        title=title,
        told=sheet.say("told", growth=sheet.percent(FULL * growth)),
        table=(
            [sheet.say(key) for key in ("turn", "barrels", "game", "growing")],
            ((t, b, sheet.percent(in_game), sheet.percent(grown)) for t, b, in_game, grown in rows),
        ),
        source=sheet.source("rulebook", "schaefer-1954", "fao-368"),
    )


@drawn
def logistic_growth(
    stock: Stock,
    *,
    start: float,
    years: int = 20,
    language: str = "en",
    theme: str = "light",
) -> SeaChart:
    """The biomass of an unfished stock, tonnes, from ``start`` tonnes on, for so many years.

    Source: ``sea.Stock.biomass_after`` (Verhulst 1838).
    """
    sheet = Sheet("logistic-growth", language, theme)
    times = [years * i / POINTS for i in range(POINTS + 1)]
    course = [stock.biomass_after(time, start) for time in times]
    axis, unit = scale(sheet, 1.06 * max(stock.capacity, start))
    top = axis["range"][1]
    plot = Plot(sheet)
    carried, half = stock.capacity, stock.biomass_at_msy
    plot.area(dict(zip(times, course, strict=True)), hoverinfo="skip")
    plot.rule((0, years), (carried, carried), "ink")
    plot.label(0, carried, sheet.say("carried"), "ink-2", yanchor="bottom", yshift=2, xshift=2)
    fastest = next((t for t, biomass in zip(times, course, strict=True) if biomass >= half), None)
    if fastest and start < half:
        plot.dot(fastest, half)
        grows = two_lines(
            f"<b>{sheet.say('fastest')}</b>", sheet.say(":a-year", amount=sheet.tonnes(stock.msy))
        )
        plot.label(fastest, half, grows, yanchor="top", xshift=10, yshift=2)
    plot.dot(years, course[-1])
    after = sheet.say("after", years=sheet.number(years))
    plot.ends(top, [(course[-1], two_lines(f"<b>{sheet.tonnes(course[-1])}</b>", after), "ink")])
    facts = {"half": sheet.tonnes(half), "growth": sheet.tonnes(stock.msy)}
    rows = ((year, sheet.tonnes(stock.biomass_after(year, start))) for year in range(years + 1))
    return sheet.chart(
        plot.figure(xaxis=counted(years), yaxis=axis),
        title=sheet.say("title", **facts),
        told=sheet.say(
            "told",
            start=sheet.tonnes(start),
            years=sheet.number(years),
            end=sheet.tonnes(course[-1]),
            capacity=sheet.tonnes(carried),
        ),
        table=((sheet.say(":year"), sheet.say(":in-the-sea")), rows),
        source=sheet.source("schaefer-1954", "fao-368"),
        unit=sheet.say("unit", weight=unit),
    )


@drawn
def lasting_catch(
    stock: Stock, *, effort: float | None = None, language: str = "en", theme: str = "light"
) -> SeaChart:
    """The yearly catch that lasts, tonnes, by effort (boat-days), with its top (MSY);
    ``effort`` is the reader's, marked on the curve.

    Source: ``sea.Stock.lasting_yield`` (Schaefer 1954).
    """
    sheet = Sheet("lasting-catch", language, theme)
    best, most = stock.effort_at_msy, stock.msy
    last = max(2 * best, min(effort or 0, 3 * best))
    efforts = [last * i / POINTS for i in range(POINTS + 1)]
    axis, unit = scale(sheet, most)
    plot = Plot(sheet)
    plot.area({each: stock.lasting_yield(each) for each in efforts}, hoverinfo="skip")
    marks = [Mark(best, most, sheet.say("most", amount=sheet.tonnes(most)))]
    facts = {"most": sheet.tonnes(most), "best": sheet.number(best)}
    title, told = sheet.say("title", **facts), sheet.say("told", **facts)
    if effort is not None:
        caught, remains = stock.lasting_yield(effort), stock.lasting_biomass(effort)
        mine = {
            "effort": sheet.number(effort),
            "catch": sheet.tonnes(caught),
            "share": sheet.percent(FULL * caught / most),
            "remains": sheet.percent(FULL * remains / stock.capacity),
        }
        title = sheet.say("mine" if remains else "emptied", **mine)
        told = f"{told} {sheet.say('mine-told', **mine)}"
        choice = sheet.say(":your-choice", amount=sheet.tonnes(caught))
        marks.append(Mark(min(effort, last), caught, choice, "seal"))
    plot.marks(last, axis["range"][1], marks)
    steps = [2 * best * i / 8 for i in range(9)]
    rows = (
        (
            sheet.number(each),
            sheet.tonnes(stock.lasting_yield(each)),
            sheet.percent(FULL * stock.lasting_biomass(each) / stock.capacity),
        )
        for each in steps
    )
    return sheet.chart(
        plot.figure(xaxis=_efforts(sheet, last), yaxis=axis),
        title=title,
        told=told,
        table=([sheet.say(key) for key in (":effort", "catch", "left")], rows),
        source=sheet.source("schaefer-1954", "fao-368"),
        unit=sheet.say("unit", weight=unit),
    )


@drawn
def open_access(fishery: Fishery, *, language: str = "en", theme: str = "light") -> SeaChart:
    """What a lasting catch brings and what fishing costs, a year, in coins, by effort
    (boat-days): greatest profit (MEY), greatest catch (MSY), and open access, where nothing is
    left.

    Source: ``sea.Fishery`` (Gordon 1954).
    """
    sheet = Sheet("open-access", language, theme)
    stock, price = fishery.stock, fishery.price
    last = 2 * stock.effort_at_msy
    efforts = [last * i / POINTS for i in range(POINTS + 1)]
    most = price * stock.msy
    axis, unit = scale(sheet, most, weight=False)
    pays = fishery.effort_at_open_access > 0
    marked = [("msy", stock.effort_at_msy)]
    if pays:
        marked += [("mey", fishery.effort_at_mey), ("open", fishery.effort_at_open_access)]
    plot = Plot(sheet)
    plot.area({each: price * stock.lasting_yield(each) for each in efforts}, hoverinfo="skip")
    paid = min(last, most / fishery.cost) if fishery.cost else last
    plot.line((0, paid), (0, fishery.cost * paid), line={"dash": "dash"}, hoverinfo="skip")
    marks = [
        Mark(at, price * stock.lasting_yield(at), sheet.say(name, effort=sheet.number(at)))
        for name, at in marked
    ]
    facts = {
        "open": sheet.number(fishery.effort_at_open_access),
        "mey": sheet.number(fishery.effort_at_mey),
        "msy": sheet.number(stock.effort_at_msy),
        "profit": sheet.number(fishery.lasting_profit(fishery.effort_at_mey)),
        "remains": sheet.percent(FULL * fishery.biomass_at_open_access / stock.capacity),
    }
    plot.marks(last, axis["range"][1], marks)
    rows = (
        (
            sheet.say(name, effort=sheet.number(at)),
            sheet.number(price * stock.lasting_yield(at)),
            sheet.number(fishery.cost * at),
            sheet.number(fishery.lasting_profit(at)),
            sheet.percent(FULL * stock.lasting_biomass(at) / stock.capacity),
        )
        for name, at in marked
    )
    return sheet.chart(
        plot.figure(xaxis=_efforts(sheet, last), yaxis=axis),
        title=sheet.say("title" if pays else "never", **facts),
        told=sheet.say("told", **facts) if pays else "",
        table=([sheet.say(k) for k in ("point", "brings", "costs", "profit", "left")], rows),
        source=sheet.source("gordon-1954", "schaefer-1954", "fao-368"),
        unit=sheet.say("unit", amount=unit),
    )


def _efforts(sheet: Sheet, last: float) -> look.Spec:
    axis, _ = scale(sheet, last, 5, weight=False)
    return {**axis, "range": [0, last], "ticklabelstandoff": 6}
