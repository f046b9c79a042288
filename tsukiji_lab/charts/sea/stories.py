"""Four true stories: northern cod, Pacific bluefin, Japanese sardine, eel."""

from __future__ import annotations

from math import log10

from tsukiji_lab import sea
from tsukiji_lab.charts import look
from tsukiji_lab.charts.sea.chart import SeaChart, Sheet, drawn, moments
from tsukiji_lab.charts.sea.plot import (
    HEADROOM,
    Panel,
    Plot,
    bars,
    big,
    caption,
    percents,
    scale,
    stacked,
    two_lines,
    years,
)
from tsukiji_lab.sea.years import (
    BLUEFIN,
    COD_CATCH,
    COD_STOCK,
    POINTS,
    RAM,
    bluefin_of_2020,
    bluefin_of_2024,
    cod_catch,
    cod_stock,
    glass_eels,
    highest,
    lowest,
    sardine,
    series,
)

LIMIT_YEARS = range(1983, 1990)
"""The years whose mean spawning stock is DFO's limit."""
RIGHT_OF: look.Spec = {"xanchor": "left", "xshift": 10}
LEFT_OF: look.Spec = {"xanchor": "right", "align": "right", "xshift": -10}
OVER: look.Spec = {"xanchor": "center", "align": "center", "yanchor": "bottom", "yshift": 8}
UNDER: look.Spec = {"xanchor": "center", "align": "center", "yanchor": "top", "yshift": -8}


@drawn
def northern_cod(*, language: str = "en", theme: str = "light") -> SeaChart:
    """The catch, 1950 to 2019, and the spawning stock, 1983 to 2015, each in thousand tonnes and
    on its own axis, with the moratorium of 1992.

    Source: Schijns et al. 2021 (``northern_cod_catch_1950_2019``); DFO 2016/026
    (``northern_cod_ssb_1983_2015``, read second-hand and labelled so).
    """
    sheet = Sheet("northern-cod", language, theme)
    catch, stock = cod_catch(), cod_stock()
    first, last, closed = min(catch), max(catch), int(sea.fact("cod-moratorium"))
    record, low, late = highest(catch), lowest(stock), max(stock)
    limit = sum(stock[year] for year in LIMIT_YEARS) / len(LIMIT_YEARS)
    (landed, weight), (left, _) = scale(sheet, catch[record]), scale(sheet, max(stock.values()), 2)
    plot = Plot(sheet)
    axes = stacked(
        plot,
        [
            Panel(caption(sheet.say("catch"), weight), catch, landed, 160, bars=True),
            Panel(caption(sheet.say("stock-second-hand"), weight), stock, left, 130),
        ],
        years(first - 0.6, last + 0.6, (first, record, closed, last)),
    )
    for axis, value in (("y", catch[record]), ("y2", max(stock.values()))):
        plot.rule((closed, closed), (0, HEADROOM * value), yref=axis)
    plot.label(closed, catch[record], f"<b>{sheet.say('moratorium')}</b>", xshift=6)
    tall = two_lines(big(sheet.tonnes(catch[record]), 16), str(record))
    plot.label(record, catch[record], tall, xanchor="right", align="right", xshift=-6, yshift=-8)
    below: look.Spec = {"yref": "y2"}
    plot.rule((first, last), (limit, limit), "warn", **below)
    plot.label(
        first, limit, sheet.say("limit"), "ink-2", yanchor="top", xshift=2, yshift=-2, **below
    )
    for year, where in ((low, RIGHT_OF), (late, OVER)):
        text = two_lines(f"<b>{sheet.tonnes(stock[year])}</b>", str(year))
        place = {**where, "yanchor": "bottom", "yshift": 6, **below}
        plot.dot(year, stock[year], yaxis="y2")
        plot.label(year, stock[year], text, **place)
    caught = moments(catch, sheet.tonnes, record=record, low=lowest(catch), last=last)
    facts = caught | {
        "left": sheet.percent(100 * stock[low] / max(stock.values())),
        "left_year": str(low),
        "late": sheet.percent(100 * stock[late] / limit),
        "late_year": str(late),
    }
    rows = (
        (str(year), sheet.tonnes(caught), sheet.tonnes(stock[year]) if year in stock else None)
        for year, caught in catch.items()
    )
    return sheet.chart(
        plot.figure(**axes),
        title=sheet.say("title", **facts),
        told=sheet.say("told", **facts),
        table=([sheet.say(key) for key in (":year", "catch", "stock")], rows),
        source=sheet.source(COD_CATCH, COD_STOCK),
    )


@drawn
def pacific_bluefin(*, language: str = "en", theme: str = "light") -> SeaChart:
    """The spawning stock as per cent of an unfished one, by two assessments that are not joined,
    with the target of 20 per cent; above it the total biomass, 1952 to 2014, thousand tonnes.

    Without RAM Legacy's file only the lower part is drawn. Source: ISC 2020 and 2024
    (``species_points``); RAM Legacy (``ram_biomass_game_stocks``).
    """
    sheet = Sheet("pacific-bluefin", language, theme)
    known = sea.dataset(RAM).is_here
    biomass = series(RAM, "total_biomass_t", scientific_name=BLUEFIN) if known else {}
    before, after = bluefin_of_2020(), bluefin_of_2024()
    target = sea.fact("bluefin-target")
    (low, late), last = (max(before), max(after)), 2024
    first = min(biomass, default=2010)
    share = Panel(f"<b>{sheet.say('share')}</b>", {}, percents(26, 10), 150)
    panels = [share]
    if known:
        axis, weight = scale(sheet, max(biomass.values()), 3)
        panels.insert(0, Panel(caption(sheet.say("biomass"), weight), biomass, axis, 130))
    plot = Plot(sheet)
    ticks = (first, 1980, 2000, late) if known else (first, 2016, late)
    axes = stacked(plot, panels, years(first, last, ticks))
    here: look.Spec = {"yref": f"y{len(panels)}" if known else "y"}
    there = {"yaxis": here["yref"]}
    plot.rule((first, last), (target, target), "ink-2", **here)
    goal = sheet.say("target", share=sheet.percent(target))
    plot.label(first, target, goal, "ink-2", yanchor="top", xshift=2, yshift=-2, **here)
    for points, key in ((before, "before"), (after, "after")):
        for year, value in points.items():
            plot.dot(year, value, "ink" if key == "after" else "ink-2", **there)
        year = max(points)
        text = two_lines(f"<b>{sheet.exact(points[year])}</b> {year}", sheet.say(key))
        plot.label(min(points), points[year], text, **LEFT_OF, **here)
    facts = moments(before, sheet.exact, low=low) | moments(after, sheet.exact, late=late)
    facts["target"] = sheet.percent(target)
    rows = [
        (str(year), name, sheet.exact(value))
        for points, name in ((before, sheet.say("before")), (after, sheet.say("after")))
        for year, value in points.items()
    ]
    rows += [(str(y), sheet.say("biomass"), sheet.tonnes(tonnes)) for y, tonnes in biomass.items()]
    return sheet.chart(
        plot.figure(**axes),
        title=sheet.say("title", **facts),
        told=sheet.say("told", **facts),
        table=([sheet.say(key) for key in (":year", "measure", "value")], rows),
        source=sheet.source("isc-2020", "isc-2024", POINTS, *([RAM] if known else [])),
    )


@drawn
def japanese_sardine(*, language: str = "en", theme: str = "light") -> SeaChart:
    """The biomass in Tsushima Strait, tonnes, 1960 to 2013, each line of the scale ten times the
    one below: a stock that rises and falls with warm and cold seas.

    Source: RAM Legacy (``ram_biomass_game_stocks``).
    """
    sheet = Sheet("japanese-sardine", language, theme)
    biomass = sardine()
    first, last, most, least = min(biomass), max(biomass), highest(biomass), lowest(biomass)
    tens = [10**power for power in range(3, 8)]
    texts = [sheet.number(tonnes / 1000) for tonnes in tens]
    plot = Plot(sheet, left=look.width(texts[-1]) + 14)
    plot.area(biomass, hoverinfo="skip")
    plot.dot(most, biomass[most])
    tall = two_lines(big(sheet.tonnes(biomass[most]), 16), str(most))
    plot.label(most, log10(biomass[most]), tall, **OVER)
    plot.dot(least, biomass[least])
    deep = two_lines(big(sheet.tonnes(biomass[least]), 16), str(least))
    plot.label(least, log10(biomass[least]), deep, **UNDER)
    plot.dot(last, biomass[last])
    plot.end(log10(biomass[last]), two_lines(f"<b>{sheet.tonnes(biomass[last])}</b>", str(last)))
    facts = moments(biomass, sheet.tonnes, first=first, most=most, least=least, last=last)
    return sheet.chart(
        plot.figure(
            xaxis=years(first, last, (first, most, last)),
            yaxis={"type": "log", "range": [2.7, 7.9], "tickvals": tens, "ticktext": texts},
        ),
        title=sheet.say("title", **facts),
        told=sheet.say("told", **facts),
        table=(
            (sheet.say(":year"), sheet.say(":in-the-sea")),
            ((str(year), sheet.tonnes(tonnes)) for year, tonnes in biomass.items()),
        ),
        source=sheet.source(RAM),
    )


@drawn
def eel(*, language: str = "en", theme: str = "light") -> SeaChart:
    """The catch of glass eels in Japan, tonnes, in the four years that are documented.

    Source: AsiaOne; Sustainable Eel Group (``species_points``).
    """
    sheet = Sheet("eel", language, theme)
    catch = glass_eels()
    first, last = min(catch), max(catch)
    facts = moments(catch, sheet.tonnes, first=first, last=last)
    return sheet.chart(
        bars(
            sheet, [("", [(str(y), tonnes, sheet.tonnes(tonnes)) for y, tonnes in catch.items()])]
        ),
        title=sheet.say("title", **facts),
        told=sheet.say("told", **facts),
        table=(
            (sheet.say(":year"), sheet.say("catch")),
            ((str(year), sheet.tonnes(tonnes)) for year, tonnes in catch.items()),
        ),
        source=sheet.source("asiaone-eels", "seg-eels", POINTS),
    )
