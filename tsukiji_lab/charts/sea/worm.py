"""«2048»: the trend line, what it must do, and what was found later."""

from __future__ import annotations

from tsukiji_lab.charts.sea.chart import SeaChart, plain


def worm_curve(
    *, guess: float | None = None, language: str = "en", theme: str = "light"
) -> SeaChart:
    """The fitted share of collapsed taxa, per cent, 1950 to 2003, and where the curve leads if it
    is simply drawn on; ``guess`` is the year in which the reader's own straight line, from 2003
    on, reaches 100 per cent.

    Source: Worm et al. 2006 (``sea.collapsed_share``).
    """
    return plain("worm-curve", language, theme)


def assessed_regions(*, language: str = "en", theme: str = "light") -> SeaChart:
    """The abundance of assessed stocks by region, as a ratio to the target B_MSY, in the last year
    there is for each.

    Source: RAM Legacy; Hilborn et al. 2020 (``ram_regions_b_over_bmsy``).
    """
    return plain("assessed-regions", language, theme)
