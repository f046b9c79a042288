"""«2048»: the trend line, what it must do, and what was found later."""

from __future__ import annotations

from tsukiji_lab import sea
from tsukiji_lab.charts import look
from tsukiji_lab.charts.sea.chart import SeaChart, Sheet, drawn
from tsukiji_lab.charts.sea.plot import Plot, big, percents, two_lines, years
from tsukiji_lab.sea.trends import WORM_START
from tsukiji_lab.sea.years import REGIONS, series

SHOWN_TO, LATEST_GUESS, TOP = 2060, 2150, 130
ALL = 100.0
ROW = 22


@drawn
def worm_curve(
    *, guess: float | None = None, language: str = "en", theme: str = "light"
) -> SeaChart:
    """The fitted share of collapsed taxa, per cent, 1950 to 2003, and where the curve leads if it
    is simply drawn on; ``guess`` is the year in which the reader's own straight line, from 2003
    on, reaches 100 per cent (without it if that is not between 2003 and 2150).

    Source: Worm et al. 2006 (``sea.collapsed_share``).
    """
    sheet = Sheet("worm-curve", language, theme)
    curve = {year: sea.collapsed_share(year) for year in range(WORM_START, SHOWN_TO + 1)}
    fitted_to, full = sea.fact_year("worm-collapsed"), sea.year_of_all()
    at_last, at_full = curve[fitted_to], curve[full]
    mine = guess if guess and fitted_to < guess <= LATEST_GUESS else None
    plot = Plot(sheet)
    plot.band(ALL, TOP)
    plot.label(WORM_START, (ALL + TOP) / 2, sheet.say("impossible"), "ink-2", xshift=8)
    plot.area({y: s for y, s in curve.items() if y <= fitted_to}, hoverinfo="skip")
    drawn_on = range(fitted_to, SHOWN_TO + 1)
    plot.line(drawn_on, [curve[y] for y in drawn_on], line={"dash": "dash"}, hoverinfo="skip")
    left_of: look.Spec = {"xanchor": "right"}
    plot.dot(fitted_to, at_last)
    share = big(sheet.exact(at_last), 16)
    plot.label(fitted_to, at_last, share, **left_of, xshift=-8, yshift=8)
    plot.rule((full, full), (0, at_full), "ink")
    plot.dot(full, at_full)
    plot.label(full, 0, big(str(full)), **left_of, xshift=-6, yanchor="bottom", yshift=4)
    if mine:
        ends = (fitted_to, mine), (at_last, ALL)
        plot.line(*ends, "seal", line={"dash": "dot"}, hoverinfo="skip")
        plot.diamond(mine, ALL)
        said = two_lines(big(str(round(mine))), sheet.say(":your-guess"))
        plot.ends(TOP, [(ALL, said, "seal")])
    shown_to = max(SHOWN_TO, mine or 0)
    return sheet.chart(
        plot.figure(
            xaxis=years(WORM_START, shown_to, (WORM_START, fitted_to, full)),
            yaxis=percents(TOP, 25),
        ),
        title=sheet.say("title", all=sheet.percent(ALL), year=str(full)),
        told=sheet.say(
            "told",
            first=str(WORM_START),
            last=str(fitted_to),
            share=sheet.exact(at_last),
            year=str(full),
            full=sheet.exact(at_full),
        ),
        table=(
            (sheet.say(":year"), sheet.say("share")),
            ((str(y), sheet.exact(s)) for y, s in curve.items() if y % 10 == 0 or y == full),
        ),
        source=sheet.source("worm-2006"),
    )


@drawn
def assessed_regions(*, language: str = "en", theme: str = "light") -> SeaChart:
    """The abundance of assessed stocks by region, as a ratio to the target B_MSY, in the last year
    there is for each.

    Source: RAM Legacy; Hilborn et al. 2020 (``ram_regions_b_over_bmsy``).
    """
    sheet = Sheet("assessed-regions", language, theme)
    names = dict.fromkeys(str(row["region"]) for row in sea.rows(REGIONS))
    found = []
    for region in names:
        ratios = series(REGIONS, "b_over_bmsy", region=region)
        found.append((max(ratios), ratios[max(ratios)], region))
    found.sort(key=lambda each: each[1])
    said = {
        region: sheet.say(region.lower().replace(" ", "-").replace(",", "")) for region in names
    }
    top = 2.5
    width = max(map(look.width, said.values()))
    plot = Plot(sheet, height=ROW * len(found), left=width + 22, right=56, top=26)
    plot.rule((1, 1), (-0.5, len(found) - 0.5), "ink", "solid")
    target = f"<b>{sheet.say('target')}</b>"
    plot.label(1, 1, target, yref="paper", yanchor="bottom", xanchor="center")
    for place, (_, ratio, region) in enumerate(found):
        name, value, colour = said[region], sheet.number(ratio, 2), "ink-2"
        if region == "Japan":
            name, value, colour = f"<b>{name}</b>", f"<b>{value}</b>", "ink"
        plot.rule((0, ratio), (place, place), "edge", "solid")
        plot.dot(ratio, place, colour)
        plot.label(0, place, name, xref="paper", xanchor="right", xshift=-8)
        plot.label(1, place, value, xref="paper", xshift=14)
    above = sum(ratio >= 1 for _, ratio, _ in found)
    japan = next(ratio for _, ratio, region in found if region == "Japan")
    return sheet.chart(
        plot.figure(
            xaxis={"range": [0, top], "visible": False},
            yaxis={"range": [-0.5, len(found) - 0.5], "visible": False},
            hovermode=False,
        ),
        title=sheet.say("title", above=sheet.number(above), all=sheet.number(len(found))),
        told=sheet.say("told", share=sheet.number(japan, 2)),
        table=(
            (sheet.say("region"), sheet.say(":year"), sheet.say("ratio")),
            ((said[region], str(y), sheet.number(r, 2)) for y, r, region in reversed(found)),
        ),
        source=sheet.source(REGIONS),
    )
