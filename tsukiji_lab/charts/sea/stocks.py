"""How many of the world's fish stocks are overfished: FAO's counts, and what they do not say."""

from __future__ import annotations

from tsukiji_lab import sea
from tsukiji_lab.charts import look
from tsukiji_lab.charts.sea.chart import SeaChart, Sheet, drawn, moments
from tsukiji_lab.charts.sea.plot import HEIGHT, Plot, bars, big, percents, two_lines, years
from tsukiji_lab.sea.years import (
    AREAS,
    CAPTURE,
    EDITIONS,
    WORLD,
    caught_by_japan,
    highest,
    overfished_in_the_world,
    overfished_round_japan,
    part_of_japan,
    risen_since,
    rulebook_year,
    series,
)

SHARE = "%{y:.1f}\u00a0%"
TALL = 420
"""Of a plot that has to reach a guess far above the shares."""
OLD_METHOD, NEW_METHOD = 2024.0, 2025.0
"""When the last report by the old method was published, and the first by the new one."""
CLASSES = {
    "overfished": "overfished_pct",
    "fully-fished": "fully_or_maximally_fished_pct",
    "underfished": "underfished_pct",
}
CLASSED = ("SOFIA 2014", "SOFIA 2018", "SOFIA 2024")
"""The editions whose three classes were read in the source."""


@drawn
def world_shares(
    *, guess: float | None = None, language: str = "en", theme: str = "light"
) -> SeaChart:
    """The share of overfished stocks, world, per cent, 1974 to 2021, with the figure that the
    rulebook prints and the year in which it was printed; ``guess`` is the reader's, for 2021
    (left out if it is no share).

    Source: FAO, SDG indicator 14.4.1 (``fao_stocks_world_1974_2021``).
    """
    sheet = Sheet("world-shares", language, theme)
    shares = overfished_in_the_world()
    counted = series(WORLD, "overfished_pct", assessed_year=1.0)
    first, last = min(counted), max(counted)
    printed, meant = sea.fact_year("rulebook-overfished"), rulebook_year()
    mine = guess if guess is not None and 0 <= guess <= 100 else None
    top, height = (50, HEIGHT) if mine is None or mine <= 45 else (100, TALL)
    plot = Plot(sheet, height)
    plot.area(shares, hoverinfo="skip")
    plot.rule((printed, printed), (shares[printed], top))
    text = sheet.say("printed", year=str(printed))
    plot.label(printed, top, text, "ink-2", xanchor="right", xshift=-5, yanchor="top")
    plot.rule((meant, meant), (15.5, counted[meant]), "ink")
    plot.rings(counted, SHARE)
    plot.dot(meant, counted[meant])
    told = two_lines(
        sheet.say("rulebook", share=f"<b>{sheet.percent(sea.fact('rulebook-overfished'))}</b>"),
        sheet.say("counts", year=str(meant)),
    )
    plot.label(meant, 15.5, told, xanchor="left", xshift=-62, yanchor="top")
    start = big(sheet.percent(counted[first]), 16)
    plot.label(first, counted[first], start, yanchor="top", xshift=-4, yshift=-7)
    ends = [(counted[last], two_lines(big(sheet.exact(counted[last])), f"FAO, {last}"), "ink")]
    plot.dot(last, counted[last])
    if mine is not None:
        plot.rule((last, last), (mine, counted[last]), "seal")
        plot.diamond(last, mine)
        ends.append((mine, two_lines(big(sheet.percent(mine)), sheet.say(":your-guess")), "seal"))
    plot.ends(top, ends)
    began = moments(counted, sheet.percent, first=first)
    facts = began | moments(counted, sheet.exact, last=last)
    return sheet.chart(
        plot.figure(
            xaxis=years(first, last, (first, 1990, 2005, last)), yaxis=percents(top, top / 5)
        ),
        title=sheet.say("title", **facts),
        told=sheet.say(
            "told", year=str(meant), share=sheet.exact(counted[meant]), printed=str(printed)
        ),
        table=(
            (sheet.say(":year"), sheet.say(":overfished-share")),
            ((str(year), sheet.exact(share)) for year, share in counted.items()),
        ),
        source=sheet.source("rulebook", WORLD),
    )


@drawn
def fished_classes(*, language: str = "en", theme: str = "light") -> SeaChart:
    """Overfished, fully fished and underfished stocks, per cent, in three editions of FAO's
    report: what «fully fished» means.

    Source: FAO, The State of World Fisheries and Aquaculture (``sofia_editions``).
    """
    sheet = Sheet("fished-classes", language, theme)
    shares = {
        name: {
            year: share
            for edition in CLASSED
            for year, share in series(EDITIONS, column, "data_year", publication=edition).items()
        }
        for name, column in CLASSES.items()
    }
    groups = [
        (
            sheet.say(name),
            [(str(year), share, sheet.exact(share)) for year, share in by_year.items()],
        )
        for name, by_year in shares.items()
    ]
    full = shares["fully-fished"]
    last = max(full)
    rows = (
        (str(year), *(sheet.exact(by_year[year]) for by_year in shares.values())) for year in full
    )
    return sheet.chart(
        bars(sheet, groups),
        title=sheet.say("title", share=sheet.exact(full[last]), year=str(last)),
        told=sheet.say("told"),
        table=((sheet.say(":year"), *(sheet.say(f"{name}-short") for name in CLASSES)), rows),
        source=sheet.source(EDITIONS),
    )


@drawn
def two_twenty_nines(*, language: str = "en", theme: str = "light") -> SeaChart:
    """The two figures of 29 per cent that are not the same: taxa whose catch had collapsed (2003)
    and stocks whose abundance was too low (2011), side by side.

    Source: Worm et al. 2006; FAO, SOFIA 2014 (``sofia_editions``).
    """
    sheet = Sheet("two-twenty-nines", language, theme)
    collapsed, below = sea.fact("worm-collapsed"), sea.fact("worm-collapse-below")
    collapsed_by, year = sea.fact_year("worm-collapsed"), rulebook_year()
    overfished = series(EDITIONS, "overfished_pct", "data_year")[year]
    found = (
        (sheet.say("collapsed", below=sheet.percent(below)), collapsed_by, collapsed),
        (sheet.say("overfished"), year, overfished),
    )
    shown = [sheet.percent(collapsed), sheet.exact(overfished)]
    groups = [
        (caption, [(str(when), share, text)])
        for (caption, when, share), text in zip(found, shown, strict=True)
    ]
    return sheet.chart(
        bars(sheet, groups),
        title=sheet.say("title", share=sheet.percent(round(overfished))),
        told=sheet.say(
            "told", first=str(collapsed_by), below=sheet.percent(below), second=str(year)
        ),
        table=(
            (sheet.say("counted"), sheet.say(":year"), sheet.say("share")),
            (
                (caption, str(when), text)
                for (caption, when, _), text in zip(found, shown, strict=True)
            ),
        ),
        source=sheet.source("worm-2006", "sofia-2014", EDITIONS),
    )


@drawn
def two_methods(*, language: str = "en", theme: str = "light") -> SeaChart:
    """Overfished stocks, per cent, by the old method and by that of 2025, with the number of
    stocks each counts. They are never joined: the step between them is no recovery.

    Source: FAO, SOFIA 2024 and Review 2025 (``sofia_editions``).
    """
    sheet = Sheet("two-methods", language, theme)
    shares = series(EDITIONS, "overfished_pct", "published")
    stocks = series(EDITIONS, "stocks", "published")
    found = [
        (
            sheet.say(name, year=str(int(year)), stocks=sheet.number(stocks[int(year)])),
            sheet.exact(shares[int(year)]),
            shares[int(year)],
        )
        for name, year in (("old", OLD_METHOD), ("new", NEW_METHOD))
    ]
    (_, old, _), (_, new, _) = found
    return sheet.chart(
        bars(sheet, [(caption, [("", share, text)]) for caption, text, share in found]),
        title=sheet.say("title", old=old, new=new),
        told=sheet.say("told"),
        table=(
            (sheet.say("method"), sheet.say(":overfished-share")),
            ((caption, text) for caption, text, _ in found),
        ),
        source=sheet.source(EDITIONS),
    )


@drawn
def northwest_pacific(*, language: str = "en", theme: str = "light") -> SeaChart:
    """The share of overfished stocks, per cent, in FAO's area 61 (Japan's seas), 2004 to 2021.

    Source: FAO, SDG indicator 14.4.1 by area (``fao_stocks_by_area_2004_2021``).
    """
    sheet = Sheet("northwest-pacific", language, theme)
    shares = overfished_round_japan()
    first, before, last = min(shares), risen_since(shares), max(shares)
    plot, top = Plot(sheet), 60
    plot.area(shares, hoverinfo="skip")
    plot.rings(shares, SHARE)
    above: look.Spec = {"yanchor": "bottom", "yshift": 8}
    at_first = big(sheet.percent(shares[first]), 16)
    plot.label(first, shares[first], at_first, **above, xshift=-4)
    at_turn = two_lines(big(sheet.percent(shares[before]), 16), str(before))
    below: look.Spec = {"yanchor": "top", "yshift": -10, "xanchor": "center", "align": "center"}
    plot.label(before, shares[before], at_turn, **below)
    plot.dot(last, shares[last])
    plot.ends(top, [(shares[last], two_lines(big(sheet.percent(shares[last])), str(last)), "ink")])
    areas = {row["fao_area_code"] for row in sea.rows(AREAS)}
    worst_first = sorted(
        (series(AREAS, "overfished_pct", fao_area_code=area)[last] for area in areas), reverse=True
    )
    return sheet.chart(
        plot.figure(xaxis=years(first, last, (first, 2009, before, last)), yaxis=percents(top, 10)),
        title=sheet.say("title", **moments(shares, sheet.percent, first=first, last=last)),
        told=sheet.say(
            "told",
            rank=sheet.number(worst_first.index(shares[last]) + 1),
            areas=sheet.number(len(areas)),
            year=str(before),
            share=sheet.percent(shares[before]),
        ),
        table=(
            (sheet.say(":year"), sheet.say(":overfished-share")),
            ((str(year), sheet.exact(share)) for year, share in shares.items()),
        ),
        source=sheet.source(AREAS),
    )


@drawn
def japan_share(*, language: str = "en", theme: str = "light") -> SeaChart:
    """Japan's part of the world's capture, per cent of tonnes, 1960 to 2015.

    Source: FAO via Our World in Data (``japan_world_capture_1960_2018``).
    """
    sheet = Sheet("japan-share", language, theme)
    shares, japan, world = part_of_japan(), caught_by_japan(), series(CAPTURE, "world_capture_t")
    first, most, last = min(shares), highest(japan), max(shares)
    plot, top = Plot(sheet), 20
    plot.area(shares, name="", hovertemplate=SHARE)
    plot.dot(most, shares[most])
    text = two_lines(big(sheet.exact(shares[most]), 16), str(most))
    plot.label(most, shares[most], text, xanchor="left", yanchor="bottom", yshift=6)
    plot.dot(last, shares[last])
    plot.ends(top, [(shares[last], two_lines(big(sheet.exact(shares[last])), str(last)), "ink")])
    peak = moments(shares, sheet.percent, most=most)
    facts = peak | moments(shares, sheet.exact, last=last)
    rows = (
        (str(year), sheet.number(japan[year]), sheet.number(world[year]), sheet.exact(share))
        for year, share in shares.items()
    )
    headers = (":year", "japan", "world", "share")
    return sheet.chart(
        plot.figure(xaxis=years(first, last, (first, most, 2000, last)), yaxis=percents(top, 5)),
        title=sheet.say("title", **facts),
        told=sheet.say("told", tonnes=sheet.tonnes(japan[most]), year=str(most)),
        table=([sheet.say(header) for header in headers], rows),
        source=sheet.source(CAPTURE),
    )
