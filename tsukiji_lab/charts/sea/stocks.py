"""How many of the world's fish stocks are overfished: FAO's counts, and what they do not say."""

from __future__ import annotations

from tsukiji_lab.charts.sea.chart import SeaChart, plain


def world_shares(
    *, guess: float | None = None, language: str = "en", theme: str = "light"
) -> SeaChart:
    """The share of overfished stocks, world, per cent, 1974 to 2021, with the figure that the
    rulebook prints and the year in which it was printed; ``guess`` is the reader's, for 2021.

    Source: FAO, SDG indicator 14.4.1 (``fao_stocks_world_1974_2021``).
    """
    return plain("world-shares", language, theme)


def fished_classes(*, language: str = "en", theme: str = "light") -> SeaChart:
    """Overfished, maximally fished and underfished stocks, per cent, in the editions of FAO's
    report that give all three: what «fully fished» means.

    Source: FAO, The State of World Fisheries and Aquaculture (``sofia_editions``).
    """
    return plain("fished-classes", language, theme)


def two_twenty_nines(*, language: str = "en", theme: str = "light") -> SeaChart:
    """The two figures of 29 per cent that are not the same: taxa whose catch had collapsed (2003)
    and stocks whose abundance was too low (2011), side by side.

    Source: Worm et al. 2006; FAO, SOFIA 2014 (``sofia_editions``).
    """
    return plain("two-twenty-nines", language, theme)


def two_methods(*, language: str = "en", theme: str = "light") -> SeaChart:
    """Overfished stocks, per cent, by the old method and by that of 2025, with the number of
    stocks each counts. They are never joined: the step between them is no recovery.

    Source: FAO, SOFIA 2024 and Review 2025 (``sofia_editions``).
    """
    return plain("two-methods", language, theme)


def northwest_pacific(*, language: str = "en", theme: str = "light") -> SeaChart:
    """The share of overfished stocks, per cent, in FAO's area 61 (Japan's seas), 2004 to 2021.

    Source: FAO, SDG indicator 14.4.1 by area (``fao_stocks_by_area_2004_2021``).
    """
    return plain("northwest-pacific", language, theme)


def japan_share(*, language: str = "en", theme: str = "light") -> SeaChart:
    """Japan's part of the world's capture, per cent of tonnes, 1960 to 2015.

    Source: FAO via Our World in Data (``japan_world_capture_1960_2018``).
    """
    return plain("japan-share", language, theme)
