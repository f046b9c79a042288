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
from tsukiji_lab.sea import years
from tsukiji_lab.sea.years import (
    AREAS,
    CAPTURE,
    COD_CATCH,
    COD_STOCK,
    NORTHWEST_PACIFIC,
    RAM,
    REGIONS,
    WORLD,
    highest,
    lowest,
    risen_since,
    series,
)

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
    is), ``rate`` (two places), or ``tonnes``.
    """
    if isinstance(value, str):
        return value
    match form:
        case "year":
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
    return _number(row[column])


def latest_review() -> str:
    """The name of FAO's review by the new method."""
    rows = sea.rows("sofia_editions")
    return str(max(rows, key=lambda row: _number(row["published"]))["publication"])


def cod_left() -> float:
    """The smallest spawning stock of northern cod, per cent of the largest."""
    stock = years.cod_stock()
    return 100 * min(stock.values()) / max(stock.values())


def japan_abundance() -> dict[int, float]:
    """The abundance of Japan's assessed stocks by year, as a ratio to the target."""
    return series(REGIONS, "b_over_bmsy", region="Japan")


def halibut() -> sea.Stock:
    """Pacific halibut as textbooks have it, in tonnes."""
    return sea.Stock(sea.fact("halibut-growth"), sea.fact("halibut-capacity") / 1000)


def _number(value: float | str | None) -> float:
    """A cell of a data set that holds a number."""
    assert isinstance(value, float | int)
    return float(value)


# --- the figures by name ---

BEYOND = 12
"""Years after the line is full, for which the reader asks it once more."""
SDG_TARGET, SDG_INDICATOR = "14.4", "14.4.1"


class Spot(Struct, frozen=True):
    """A year of a series, picked by what it is there; ``source`` is where the series is from."""

    source: str
    course: Callable[[], dict[int, float]]
    pick: Callable[[dict[int, float]], int]

    def year(self) -> Figure:
        """The year."""
        return Figure(lambda: self.pick(self.course()), "year", self.source)

    def value(self, form: str, places: int = 0) -> Figure:
        """The value of that year."""

        def value() -> float:
            course = self.course()
            return course[self.pick(course)]

        return Figure(value, form, self.source, places)


FIRST_COUNT = Spot(WORLD, years.overfished_in_the_world, min)
AREA_GOOD = Spot(AREAS, years.overfished_round_japan, risen_since)
AREA_NOW = Spot(AREAS, years.overfished_round_japan, max)
JAPAN_THEN = Spot(CAPTURE, years.part_of_japan, lambda _: highest(years.caught_by_japan()))
JAPAN_NOW = Spot(CAPTURE, years.part_of_japan, max)
JAPAN_BEFORE = Spot(REGIONS, japan_abundance, lambda _: 1990)
JAPAN_LOW = Spot(REGIONS, japan_abundance, lambda _: 1995)
JAPAN_LATE = Spot(REGIONS, japan_abundance, max)
COD_PEAK, COD_LOW, COD_LATE = (
    Spot(COD_STOCK, years.cod_stock, pick) for pick in (highest, lowest, max)
)
COD_RECORD = Spot(COD_CATCH, years.cod_catch, highest)
BLUEFIN_LOW = Spot("isc-2020", years.bluefin_of_2020, max)
BLUEFIN_LATE = Spot("isc-2024", years.bluefin_of_2024, max)
SARDINE_PEAK, SARDINE_LOW, SARDINE_FIRST = (
    Spot(RAM, years.sardine, pick) for pick in (highest, lowest, min)
)
EEL_THEN = Spot("asiaone-eels", years.glass_eels, min)
EEL_LOW = Spot("seg-eels", years.glass_eels, max)


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
    "worm_year": Figure(lambda: sea.fact_year("worm-collapsed"), "year", "worm-2006"),
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
    "rulebook_year": Figure(years.rulebook_year, "year", "sofia-2014"),
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
    "first_year": FIRST_COUNT.year(),
    "first_overfished": FIRST_COUNT.value("percent"),
    "area_code": Figure(lambda: NORTHWEST_PACIFIC, "label", AREAS),
    "area_good": AREA_GOOD.value("percent", 1),
    "area_good_year": AREA_GOOD.year(),
    "area_now": AREA_NOW.value("percent"),
    "area_now_year": AREA_NOW.year(),
    "japan_then_year": JAPAN_THEN.year(),
    "japan_then": JAPAN_THEN.value("percent", 1),
    "japan_now_year": JAPAN_NOW.year(),
    "japan_now": JAPAN_NOW.value("percent", 1),
    # 2048
    "line_year": Figure(sea.year_of_all, "year", "worm-2006"),
    "line_beyond_year": Figure(lambda: sea.year_of_all() + BEYOND, "year", "worm-2006"),
    "line_beyond": Figure(
        lambda: sea.collapsed_share(sea.year_of_all() + BEYOND), "percent", "worm-2006"
    ),
    "japan_before": JAPAN_BEFORE.value("rate"),
    "japan_before_year": JAPAN_BEFORE.year(),
    "japan_low": JAPAN_LOW.value("rate"),
    "japan_low_year": JAPAN_LOW.year(),
    "japan_late": JAPAN_LATE.value("rate"),
    "japan_late_year": JAPAN_LATE.year(),
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
    "cod_peak_year": COD_PEAK.year(),
    "cod_low_year": COD_LOW.year(),
    "cod_left": Figure(cod_left, "percent", COD_STOCK, 1),
    "cod_late_year": COD_LATE.year(),
    "cod_late": COD_LATE.value("tonnes"),
    "cod_record": COD_RECORD.value("tonnes"),
    "cod_record_year": COD_RECORD.year(),
    "bluefin_low": BLUEFIN_LOW.value("percent", 1),
    "bluefin_low_year": BLUEFIN_LOW.year(),
    "bluefin_late": BLUEFIN_LATE.value("percent", 1),
    "bluefin_late_year": BLUEFIN_LATE.year(),
    "sardine_peak": SARDINE_PEAK.value("tonnes"),
    "sardine_peak_year": SARDINE_PEAK.year(),
    "sardine_low": SARDINE_LOW.value("tonnes"),
    "sardine_low_year": SARDINE_LOW.year(),
    "sardine_first_year": SARDINE_FIRST.year(),
    "eel_then": EEL_THEN.value("tonnes"),
    "eel_then_year": EEL_THEN.year(),
    "eel_low": EEL_LOW.value("tonnes", 1),
    "eel_low_year": EEL_LOW.year(),
}
"""Every figure that a text may ask for."""
