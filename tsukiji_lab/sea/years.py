"""Series by year that charts and lessons tell of: which rows of which data set they are."""

from __future__ import annotations

from tsukiji_lab.sea.provenance import fact, rows

WORLD, AREAS = "fao_stocks_world_1974_2021", "fao_stocks_by_area_2004_2021"
EDITIONS, CAPTURE = "sofia_editions", "japan_world_capture_1960_2018"
COD_CATCH, COD_STOCK = "northern_cod_catch_1950_2019", "northern_cod_ssb_1983_2015"
RAM, REGIONS = "ram_biomass_game_stocks", "ram_regions_b_over_bmsy"
POINTS = "species_points"
BLUEFIN, EEL, SARDINE = "Thunnus orientalis", "Anguilla japonica", "Sardinops melanostictus"
NORTHWEST_PACIFIC = 61
"""FAO's code of the area with Japan's seas."""


def series(name: str, column: str, key: str = "year", **where: object) -> dict[int, float]:
    """A column of a data set by year, of the rows that are ``where`` and have a number in it.

    Raises MissingData.
    """
    found = {}
    for row in rows(name):
        year, value = row[key], row[column]
        if isinstance(year, float) and isinstance(value, float):
            if all(row[column] == wanted for column, wanted in where.items()):
                found[int(year)] = value
    return found


def highest(values: dict[int, float]) -> int:
    """The year of the largest value, the first of several."""
    return max(values, key=values.__getitem__)


def lowest(values: dict[int, float]) -> int:
    """The year of the smallest value, the first of several."""
    return min(values, key=values.__getitem__)


def risen_since(values: dict[int, float]) -> int:
    """The year from which on the values only rose."""
    found, *before = sorted(values, reverse=True)
    for year in before:
        if values[year] >= values[found]:
            break
        found = year
    return found


def overfished_in_the_world() -> dict[int, float]:
    """The share of overfished stocks in FAO's series, per cent; not every year was assessed."""
    return series(WORLD, "overfished_pct")


def overfished_round_japan() -> dict[int, float]:
    """The share of overfished stocks in FAO's area 61, per cent."""
    return series(AREAS, "overfished_pct", fao_area_code=NORTHWEST_PACIFIC)


def caught_by_japan() -> dict[int, float]:
    """Japan's capture, in tonnes."""
    return series(CAPTURE, "japan_capture_t")


def part_of_japan() -> dict[int, float]:
    """Japan's part of the world's capture, per cent of tonnes."""
    japan = caught_by_japan()
    return {
        year: 100 * japan[year] / world
        for year, world in series(CAPTURE, "world_capture_t").items()
    }


def cod_catch() -> dict[int, float]:
    """The catch of northern cod, in tonnes."""
    return {year: 1000 * kt for year, kt in series(COD_CATCH, "catch_kt").items()}


def cod_stock() -> dict[int, float]:
    """The spawning stock of northern cod, in tonnes."""
    return {year: 1000 * kt for year, kt in series(COD_STOCK, "ssb_kt").items()}


def bluefin_of_2020() -> dict[int, float]:
    """The spawning stock of Pacific bluefin, per cent of an unfished one, as assessed in 2020."""
    return _bluefin(2020)


def bluefin_of_2024() -> dict[int, float]:
    """The same as assessed in 2024; it must not be joined to that of 2020."""
    return _bluefin(2024)


def _bluefin(assessment: int) -> dict[int, float]:
    measure = f"spawning stock biomass over unfished (ISC {assessment} assessment)"
    return series(POINTS, "value", scientific_name=BLUEFIN, measure=measure)


def sardine() -> dict[int, float]:
    """The biomass of Japanese sardine in Tsushima Strait, in tonnes."""
    return series(RAM, "total_biomass_t", scientific_name=SARDINE)


def glass_eels() -> dict[int, float]:
    """The catch of glass eels in Japan, in tonnes, in the years that are documented."""
    return series(POINTS, "value", scientific_name=EEL, measure="glass eel catch, Japan")


def rulebook_year() -> int:
    """The year whose count by FAO, rounded, gives the two shares that the rulebook prints."""
    overfished = series(EDITIONS, "overfished_pct", "data_year")
    full = series(EDITIONS, "fully_or_maximally_fished_pct", "data_year")
    printed = fact("rulebook-overfished"), fact("rulebook-fully-fished")
    return next(y for y in full if (round(overfished[y]), round(full[y])) == printed)
