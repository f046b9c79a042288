"""Four true stories: northern cod, Pacific bluefin, Japanese sardine, eel."""

from __future__ import annotations

from tsukiji_lab.charts.sea.chart import SeaChart, plain


def northern_cod(*, language: str = "en", theme: str = "light") -> SeaChart:
    """The catch, 1950 to 2019, and the spawning stock, 1983 to 2015, each in thousand tonnes and
    on its own axis, with the moratorium of 1992.

    Source: Schijns et al. 2021 (``northern_cod_catch_1950_2019``); DFO 2016/026
    (``northern_cod_ssb_1983_2015``, read second-hand and labelled so).
    """
    return plain("northern-cod", language, theme)


def pacific_bluefin(*, language: str = "en", theme: str = "light") -> SeaChart:
    """The spawning stock as per cent of an unfished one, by two assessments that are not joined,
    with the target of 20 per cent; above it the total biomass, 1952 to 2014, thousand tonnes.

    Source: ISC 2020 and 2024 (``species_points``); RAM Legacy (``ram_biomass_game_stocks``).
    """
    return plain("pacific-bluefin", language, theme)


def japanese_sardine(*, language: str = "en", theme: str = "light") -> SeaChart:
    """The biomass in Tsushima Strait, tonnes, 1960 to 2013, each line of the scale ten times the
    one below: a stock that rises and falls with warm and cold seas.

    Source: RAM Legacy (``ram_biomass_game_stocks``).
    """
    return plain("japanese-sardine", language, theme)


def eel(*, language: str = "en", theme: str = "light") -> SeaChart:
    """The catch of glass eels in Japan, tonnes, in the four years that are documented.

    Source: named in each row (``species_points``).
    """
    return plain("eel", language, theme)
