"""The species of the game in words: names, Red List category, documented figures."""

from __future__ import annotations

import re

from msgspec import Struct

from tsukiji_lab import sea
from tsukiji_lab.charts.sea.chart import Sheet
from tsukiji_lab.rulebook import words
from tsukiji_lab.sea import Point, Species
from tsukiji_lab.sea.years import highest, lowest

MEASURES = {
    "glass eel catch, Japan": "glass-eels",
    "landings, Japan (JF Zengyoren, fresh+frozen)": "landings-zengyoren",
    "catch, Japan (Nikkei via SeafoodSource)": "catch-nikkei",
    "catch, Japan (MAFF)": "catch-maff",
    "catch, Japan (MAFF preliminary)": "catch-maff-preliminary",
    "catch, Japan (MAFF preliminary, without Ishikawa)": "catch-maff-preliminary",
    "total allowable catch, Japan": "allowed",
    "spawning stock biomass (ISC 2016 assessment)": "spawners",
    "spawning stock biomass (ISC 2020 assessment)": "spawners",
    "spawning stock biomass (press)": "spawners-press",
    "spawning stock biomass over unfished (ISC 2020 assessment)": "spawners-share",
    "spawning stock biomass over unfished (ISC 2024 assessment)": "spawners-share",
    "catch, Japan Sea + Ariake + East China Sea + Seto Inland Sea": "catch-fugu",
    "national chum catch, Japan": "catch-chum",
    "salmon production, Japan (MAFF)": "production-maff",
    "salmon returning to Hokkaido": "returning",
    "world catch (FAO, SOFIA 2020 Table 3)": "world-catch-sofia",
    "world catch reported to FAO": "world-catch",
    "production, Japan (MAFF preliminary)": "production-maff-preliminary",
}
"""What the measures of ``species_points`` are called in the language files."""
AREAS = {
    "Pacific coast of Japan": "japan-pacific",
    "Tsushima Strait": "tsushima",
    "Pacific Ocean": "pacific",
    "North Pacific Ocean": "north-pacific",
}
PER_CENT = "pct of SSB(F=0)"
ABOUT = ("about", "around", "rounded in source")
"""Notes that say that a figure is round."""


NOTED = ("eel", "mackerel", "octopus", "oyster", "red_snapper", "sardines", "squid")
"""Fish with a note in the language files."""


class Documented(Struct, frozen=True):
    """A documented figure in words, and where it stands."""

    text: str
    address: str


class Card(Struct, frozen=True):
    """A species in words. ``kanji`` and ``katakana`` are Japanese, ``scientific`` is Latin;
    ``category`` is empty where none was read, ``note`` where there is nothing to say.
    """

    fish: str
    name: str
    scientific: str
    kanji: str
    katakana: str
    category: str
    category_address: str
    note: str
    documented: tuple[Documented, ...]


def dossier(*, language: str = "en") -> tuple[Card, ...]:
    """The 15 species of the game's fish, each with what is documented of it."""
    sheet = Sheet("dossier", language, "light")
    return tuple(_card(sheet, species) for species in sea.dossier())


def _card(sheet: Sheet, species: Species) -> Card:
    address = sea.dataset("ram_biomass_game_stocks").address
    stocks = (
        Documented(_biomass(sheet, area, course), address)
        for area, course in species.biomass.items()
    )
    points = (Documented(_point(sheet, point), point.address) for point in species.points)
    return Card(
        fish=species.fish,
        name=words(sheet.language).name("fish", species.fish),
        scientific=species.scientific,
        kanji=species.kanji,
        katakana=species.katakana,
        category=_category(sheet, species),
        category_address=species.category_address,
        note=sheet.say(f"note-{species.fish}") if species.fish in NOTED else "",
        documented=(*points, *stocks),
    )


def _category(sheet: Sheet, species: Species) -> str:
    if species.category is None:
        return ""
    said = [sheet.say(f"category-{species.category.lower()}")]
    if species.category_year:
        said.append(str(species.category_year))
    if species.second_hand:
        said.append(sheet.say("second-hand"))
    return ", ".join(said)


def _point(sheet: Sheet, point: Point) -> str:
    edition = re.search(r"\d{4}", point.measure)
    what = sheet.say(MEASURES[point.measure], edition=edition[0] if edition else "")
    amount = _amount(sheet, point)
    about = "about" if point.note in ABOUT else "exactly"
    said = sheet.say(about, what=what, amount=amount, year=str(point.year))
    if "Ishikawa" in point.measure + point.note:
        said = f"{said} ({sheet.say('without-ishikawa')})"
    return said


def _amount(sheet: Sheet, point: Point) -> str:
    """The figure as it is documented, to its last place."""
    if point.unit == PER_CENT:
        return sheet.exact(point.value)
    number = sheet.number(point.value, 0 if point.value.is_integer() else 1)
    return sheet.say(":tonnes", amount=number) if point.unit == "t" else number


def _biomass(sheet: Sheet, area: str, course: dict[int, float]) -> str:
    """The biomass at its largest and smallest, and in the last year."""
    most, least = highest(course), lowest(course)
    amounts = ", ".join(
        f"{year}: {sheet.tonnes(course[year])}" for year in sorted({most, least, max(course)})
    )
    return sheet.say("biomass", area=sheet.say(f"area-{AREAS[area]}"), amounts=amounts)
