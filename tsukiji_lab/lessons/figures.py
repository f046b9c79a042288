"""Every figure of the lesson's texts, by name: where it comes from and how it is written.

The texts hold no digit. A message asks for a figure by its name, and gets it from a data set, a
publication (``sea.facts``), a model or the engine; the source goes with it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec import Struct

from tsukiji_lab import sea
from tsukiji_lab.lessons import board, seas
from tsukiji_lab.rulebook.texts import Texts

GAME, MODEL = "game", "model"
"""Sources that are the engine of this package and its models."""


class Figure(Struct, frozen=True):
    """A figure: its value when asked, the ``form`` it is written in, to how many ``places``, and
    its ``source``: a data set of ``sea``, a publication, ``"game"`` or ``"model"``.
    """

    value: Callable[[], float | str]
    form: str
    source: str
    places: int = 0


def write(words: Texts, form: str, value: float | str, places: int = 0) -> str:
    """A figure as the language writes it: ``number``, ``percent``, ``year``, ``label`` (as it
    is), ``rate`` (two places), ``tonnes``, or ``turn`` (a turn of the class's game).
    """
    if isinstance(value, str):
        return value
    match form:
        case "year" | "turn":
            return str(round(value))
        case "percent":
            return words.percent(value, places)
        case "rate":
            return words.number(value, 2)
        case "tonnes" if value >= 1e6:
            return words.say("form_million-tonnes", number=words.number(value / 1e6, 1))
        case "tonnes":
            return words.say("form_tonnes", number=words.number(value, places))
    return words.number(value, places)


def figure(name: str, words: Texts) -> str:
    """A figure by its name, in words."""
    found = FIGURES[name]
    return write(words, found.form, found.value(), found.places)


def tell(words: Texts, message: str, **given: str | int) -> str:
    """A message with the figures it asks for; ``given`` are those that the reader made."""
    named = words.needs(message) - given.keys()
    return words.say(message, **given, **{name: figure(name, words) for name in named})


def are_here(words: Texts, *messages: str) -> bool:
    """Whether the data behind the figures of these messages are part of this installation."""
    named = {name for message in messages if words.has(message) for name in words.needs(message)}
    behind = {FIGURES[name].source for name in named if name in FIGURES}
    return all(sea.dataset(source).is_here for source in behind & sea.datasets().keys())


def sources(words: Texts, messages: Iterable[str]) -> list[str]:
    """The sources of the figures that these messages ask for, each once."""
    named = (name for message in messages if words.has(message) for name in words.needs(message))
    found = {FIGURES[name].source for name in named if name in FIGURES}
    return [cite(words, source) for source in sorted(found)]


def cite(words: Texts, source: str) -> str:
    """A source as a page prints it; what was read in a secondary copy only says so."""
    if source in (GAME, MODEL):
        return words.say(f"source_{source}")
    if source not in sea.datasets():
        return sea.paper(source).publication
    found = sea.dataset(source)
    publication = found.publication[words.language]
    if "*" in found.labels:
        return words.say("source_second-hand", publication=publication)
    return publication


# --- where figures come from ---


def edition(publication: str, column: str) -> float:
    """A value of one of FAO's reports."""
    (row,) = (row for row in sea.rows("sofia_editions") if row["publication"] == publication)
    return number(row[column])


def latest_review() -> str:
    """The name of FAO's review by the new method."""
    rows = sea.rows("sofia_editions")
    return str(max(rows, key=lambda row: number(row["published"]))["publication"])


def year_of_the_rulebook() -> int:
    """The year whose count, rounded, gives the two shares that the rulebook prints."""
    printed = (sea.fact("rulebook-overfished"), sea.fact("rulebook-fully-fished"))
    columns = ("overfished_pct", "fully_or_maximally_fished_pct")
    for row in sea.rows("sofia_editions"):
        if tuple(round(number(row[column] or 0.0)) for column in columns) == printed:
            return round(number(row["data_year"]))
    raise LookupError("no edition has the rulebook's shares")


def year_of_the_line() -> int:
    """The first year in which the trend line of 2006 is at 100 per cent or more."""
    year = sea.trends.WORM_START
    while sea.collapsed_share(year) < 100:
        year += 1
    return year


def worm_year() -> int:
    """The last year of the study of 2006."""
    year = sea.facts()["worm-collapsed"].year
    assert year is not None
    return year


def world_share(year: int) -> float:
    """The share of overfished stocks in FAO's series, per cent."""
    return _cell("fao_stocks_world_1974_2021", "overfished_pct", year=year)


def area_share(code: int, year: int) -> float:
    """The share of overfished stocks in one of FAO's areas, per cent."""
    return _cell("fao_stocks_by_area_2004_2021", "overfished_pct", fao_area_code=code, year=year)


def japan_share(year: int) -> float:
    """Japan's part of the world's capture, per cent."""
    name = "japan_world_capture_1960_2018"
    japan, world = (_cell(name, f"{who}_capture_t", year=year) for who in ("japan", "world"))
    return 100 * japan / world


def cod_stock(year: int) -> float:
    """The spawning stock of northern cod, thousand tonnes."""
    return _cell("northern_cod_ssb_1983_2015", "ssb_kt", year=year)


def cod_peak() -> float:
    """The year of the largest spawning stock of northern cod."""
    rows = sea.rows("northern_cod_ssb_1983_2015")
    return number(max(rows, key=lambda row: number(row["ssb_kt"]))["year"])


def cod_low() -> float:
    """The year of the smallest spawning stock of northern cod."""
    rows = sea.rows("northern_cod_ssb_1983_2015")
    return number(min(rows, key=lambda row: number(row["ssb_kt"]))["year"])


def cod_left() -> float:
    """The smallest spawning stock of northern cod, per cent of the largest."""
    return 100 * cod_stock(int(cod_low())) / cod_stock(int(cod_peak()))


def cod_catch(largest: bool, column: str) -> float:
    """Of the year with the largest catch of northern cod, or of the last year, that column."""
    rows = sea.rows("northern_cod_catch_1950_2019")
    row = max(rows, key=lambda row: number(row["catch_kt"])) if largest else rows[-1]
    return number(row[column])


def point(name: str, measure: str, year: int) -> float:
    """A documented figure of a species of the game."""
    return _cell("species_points", "value", scientific_name=name, measure=measure, year=year)


def sardine(largest: bool, column: str) -> float:
    """Of the year with the largest or smallest biomass of Japanese sardine, that column."""
    rows = [row for row in sea.rows("ram_biomass_game_stocks") if row["scientific_name"] == SARDINE]
    rank = max if largest else min
    return number(rank(rows, key=lambda row: number(row["total_biomass_t"]))[column])


def region(name: str, year: int) -> float:
    """The abundance of assessed stocks of a region, as a ratio to the target."""
    return _cell("ram_regions_b_over_bmsy", "b_over_bmsy", region=name, year=year)


def halibut() -> sea.Stock:
    """Pacific halibut as textbooks have it, in tonnes."""
    return sea.Stock(sea.fact("halibut-growth"), sea.fact("halibut-capacity") / 1000)


def _cell(name: str, column: str, **where: float | str) -> float:
    for row in sea.rows(name):
        if all(row[key] == value for key, value in where.items()):
            return number(row[column])
    raise LookupError(f"{name} has no row with {where}")


def number(value: float | str | None) -> float:
    """A cell of a data set that holds a number."""
    assert isinstance(value, float | int)
    return float(value)


# --- the figures by name ---

WORLD, AREAS = "fao_stocks_world_1974_2021", "fao_stocks_by_area_2004_2021"
COD, COD_CATCH = "northern_cod_ssb_1983_2015", "northern_cod_catch_1950_2019"
RAM, REGIONS, JAPAN = (
    "ram_biomass_game_stocks",
    "ram_regions_b_over_bmsy",
    "japan_world_capture_1960_2018",
)

BLUEFIN, EEL, SARDINE = "Thunnus orientalis", "Anguilla japonica", "Sardinops melanostictus"
OVER_UNFISHED = "spawning stock biomass over unfished (ISC {} assessment)"
GLASS_EELS = "glass eel catch, Japan"
NORTHWEST_PACIFIC = 61
BEYOND = 12
"""Years after the line is full, for which the reader asks it once more."""
SDG_TARGET, SDG_INDICATOR = "14.4", "14.4.1"


def _fact(name: str, form: str = "number", places: int = 0) -> Figure:
    return Figure(lambda: sea.fact(name), form, sea.facts()[name].paper, places)


def _report(publication: str, column: str, form: str = "percent") -> Figure:
    source = publication.lower().replace(" ", "-")
    places = 1 if form == "percent" else 0
    return Figure(lambda: edition(publication, column), form, source, places)


def _review(column: str, form: str = "percent") -> Figure:
    places = 1 if form == "percent" else 0
    return Figure(lambda: edition(latest_review(), column), form, "fao-2025", places)


FIGURES: dict[str, Figure] = {
    # what others wrote
    "rulebook_overfished": _fact("rulebook-overfished", "percent"),
    "rulebook_fully": _fact("rulebook-fully-fished", "percent"),
    "rulebook_end": _fact("rulebook-empty-sea", "year"),
    "article_year": _fact("article-year", "year"),
    "worm_published": _fact("worm-published", "year"),
    "worm_collapsed": _fact("worm-collapsed", "percent"),
    "worm_year": Figure(worm_year, "year", "worm-2006"),
    "worm_start": Figure(lambda: sea.trends.WORM_START, "year", "worm-2006"),
    "collapse_bound": _fact("worm-collapse-below", "percent"),
    "together_year": _fact("worm-2009-published", "year"),
    "ecosystems": _fact("worm-2009-ecosystems"),
    "ecosystems_better": _fact("worm-2009-rate-fell"),
    "rebuilding": _fact("worm-2009-to-rebuild", "percent"),
    "hilborn_year": _fact("hilborn-published", "year"),
    "weakly_harvest": _fact("hilborn-weak-harvest"),
    "warming_loss": _fact("free-msy-lost", "percent", 1),
    "warming_from": _fact("free-from", "year"),
    "warming_to": _fact("free-to", "year"),
    "overfished_bound": _fact("overfished-below", "percent"),
    "rise_a_year": _fact("fao-rise", "percent"),
    "experts": _fact("fao-new-experts"),
    "moratorium": _fact("cod-moratorium", "year"),
    "out_of_work": _fact("cod-out-of-work"),
    "shares_fisheries": _fact("itq-fisheries"),
    "shares_from": _fact("itq-from", "year"),
    "shares_to": _fact("itq-to", "year"),
    "reserve_studies": _fact("reserve-studies"),
    "reserve_count": _fact("reserve-count"),
    "reserve_gain": _fact("reserve-fish-density", "percent"),
    "reserve_years": _fact("reserve-reliable"),
    "sdg_target": Figure(lambda: SDG_TARGET, "label", "sdg-14-4"),
    "sdg_indicator": Figure(lambda: SDG_INDICATOR, "label", "sdg-14-4"),
    "sdg_deadline": _fact("sdg-end-overfishing", "year"),
    "halibut_growth": _fact("halibut-growth", "rate"),
    "halibut_capacity": Figure(lambda: halibut().capacity, "tonnes", "halibut"),
    # the game
    "class_ports": Figure(lambda: board.PLAYERS, "number", GAME),
    "class_turns": Figure(lambda: board.TURNS, "number", GAME),
    "class_barrels": Figure(lambda: board.BARRELS, "number", GAME),
    "class_printed": Figure(board.printed_barrels, "number", GAME),
    "class_hard": Figure(lambda: board.emptied_in(["all"] * board.TURNS), "label", GAME),
    # FAO's counts
    "rulebook_year": Figure(year_of_the_rulebook, "year", "sofia-2014"),
    "then_overfished": _report("SOFIA 2014", "overfished_pct"),
    "then_fully": _report("SOFIA 2014", "fully_or_maximally_fished_pct"),
    "current_overfished": _report("SOFIA 2018", "overfished_pct"),
    "current_fully": _report("SOFIA 2018", "fully_or_maximally_fished_pct"),
    "current_year": _report("SOFIA 2018", "data_year", "year"),
    "now_overfished": _report("SOFIA 2024", "overfished_pct"),
    "now_fully": _report("SOFIA 2024", "fully_or_maximally_fished_pct"),
    "now_sustainable": _report("SOFIA 2024", "sustainable_pct"),
    "now_year": _report("SOFIA 2024", "data_year", "year"),
    "now_stocks": _report("SOFIA 2024", "stocks", "number"),
    "review_overfished": _review("overfished_pct"),
    "review_sustainable": _review("sustainable_pct"),
    "review_landings": _review("sustainable_share_of_assessed_landings_pct"),
    "review_published": _review("published", "year"),
    "review_stocks": _review("stocks", "number"),
    "first_year": Figure(lambda: number(sea.rows(WORLD)[0]["year"]), "year", WORLD),
    "first_overfished": Figure(lambda: world_share(1974), "percent", WORLD),
    "area_code": Figure(lambda: NORTHWEST_PACIFIC, "label", AREAS),
    "area_good": Figure(lambda: area_share(NORTHWEST_PACIFIC, 2015), "percent", AREAS, 1),
    "area_good_year": Figure(lambda: 2015, "year", AREAS),
    "area_now": Figure(lambda: area_share(NORTHWEST_PACIFIC, 2021), "percent", AREAS),
    "area_now_year": Figure(lambda: 2021, "year", AREAS),
    "japan_then_year": Figure(lambda: 1984, "year", JAPAN),
    "japan_then": Figure(lambda: japan_share(1984), "percent", JAPAN, 1),
    "japan_now_year": Figure(lambda: 2015, "year", JAPAN),
    "japan_now": Figure(lambda: japan_share(2015), "percent", JAPAN, 1),
    # 2048
    "line_year": Figure(year_of_the_line, "year", "worm-2006"),
    "line_beyond_year": Figure(lambda: year_of_the_line() + BEYOND, "year", "worm-2006"),
    "line_beyond": Figure(
        lambda: sea.collapsed_share(year_of_the_line() + BEYOND), "percent", "worm-2006"
    ),
    "japan_low": Figure(lambda: region("Japan", 1995), "rate", REGIONS),
    "japan_low_year": Figure(lambda: 1995, "year", REGIONS),
    "japan_late": Figure(lambda: region("Japan", 2018), "rate", REGIONS),
    "japan_late_year": Figure(lambda: 2018, "year", REGIONS),
    # models
    "halibut_msy": Figure(lambda: halibut().msy, "tonnes", MODEL),
    "halibut_share": Figure(lambda: 100 * halibut().msy / halibut().capacity, "percent", MODEL, 1),
    "half": Figure(lambda: 100 * seas.STOCK.biomass_at_msy / seas.STOCK.capacity, "percent", MODEL),
    "sea_growth": Figure(lambda: 100 * seas.STOCK.growth, "percent", MODEL),
    "sea_capacity": Figure(lambda: seas.STOCK.capacity, "tonnes", MODEL),
    "msy_days": Figure(lambda: seas.STOCK.effort_at_msy, "number", MODEL),
    "mey_days": Figure(lambda: seas.FISHERY.effort_at_mey, "number", MODEL),
    "open_days": Figure(lambda: seas.FISHERY.effort_at_open_access, "number", MODEL),
    "open_share": Figure(
        lambda: 100 * seas.FISHERY.biomass_at_open_access / seas.STOCK.capacity, "percent", MODEL
    ),
    "skippers": Figure(lambda: len(seas.SHARED.boats), "number", MODEL),
    "others": Figure(lambda: len(seas.SHARED.boats) - 1, "number", MODEL),
    "rules": Figure(lambda: len(seas.RULES), "number", MODEL),
    "rounds": Figure(lambda: seas.ROUNDS, "number", MODEL),
    "most_days": Figure(lambda: seas.DAYS.high, "number", MODEL),
    "rule_years": Figure(lambda: seas.RULE_YEARS, "number", MODEL),
    "shared_left": Figure(seas.share_left, "percent", MODEL),
    # stories
    "cod_peak_year": Figure(cod_peak, "year", COD),
    "cod_low_year": Figure(cod_low, "year", COD),
    "cod_left": Figure(cod_left, "percent", COD, 1),
    "cod_late_year": Figure(lambda: 2015, "year", COD),
    "cod_late": Figure(lambda: 1000 * cod_stock(2015), "tonnes", COD),
    "cod_record": Figure(lambda: 1000 * cod_catch(True, "catch_kt"), "tonnes", COD_CATCH),
    "cod_record_year": Figure(lambda: cod_catch(True, "year"), "year", COD_CATCH),
    "bluefin_low": Figure(
        lambda: point(BLUEFIN, OVER_UNFISHED.format(2020), 2018), "percent", "isc-2020", 1
    ),
    "bluefin_low_year": Figure(lambda: 2018, "year", "isc-2020"),
    "bluefin_late": Figure(
        lambda: point(BLUEFIN, OVER_UNFISHED.format(2024), 2022), "percent", "isc-2024", 1
    ),
    "bluefin_late_year": Figure(lambda: 2022, "year", "isc-2024"),
    "sardine_peak": Figure(lambda: sardine(True, "total_biomass_t"), "tonnes", RAM),
    "sardine_peak_year": Figure(lambda: sardine(True, "year"), "year", RAM),
    "sardine_low": Figure(lambda: sardine(False, "total_biomass_t"), "tonnes", RAM),
    "sardine_low_year": Figure(lambda: sardine(False, "year"), "year", RAM),
    "sardine_first_year": Figure(lambda: 1960, "year", RAM),
    "eel_then": Figure(lambda: point(EEL, GLASS_EELS, 1963), "tonnes", "asiaone-eels"),
    "eel_then_year": Figure(lambda: 1963, "year", "asiaone-eels"),
    "eel_low": Figure(lambda: point(EEL, GLASS_EELS, 2019), "tonnes", "seg-eels", 1),
    "eel_low_year": Figure(lambda: 2019, "year", "seg-eels"),
}
"""Every figure that a text may ask for."""
