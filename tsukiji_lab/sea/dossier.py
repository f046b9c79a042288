"""The species behind the game's fish: what they are called, and what is documented of them."""

from __future__ import annotations

import re

from msgspec import Struct

from tsukiji_lab.sea.provenance import Value, dataset, rows
from tsukiji_lab.sea.years import POINTS, RAM

ALSO = {"mackerel": ("Scomber spp.",), "oyster": ("oyster (farmed)",)}
"""Other names under which figures of a fish stand."""
GAME_NAMES = {"sardine": "sardines"}
"""The game's ids where they differ from the data's names."""


class Point(Struct, frozen=True):
    """One documented figure. Points of different measures must not be joined."""

    measure: str
    year: int
    value: float
    unit: str
    address: str
    note: str


class Species(Struct, frozen=True):
    """A fish of the game: ``fish`` is its id there, ``names`` are common names in Japanese.

    ``category`` is that of the Red List, for the species and not for one stock, None where it was
    not read; ``second_hand`` says that it was read in a secondary copy. ``biomass`` is by stock,
    named by its area: tonnes by year, without those that were taken out of the installation.
    """

    fish: str
    scientific: str
    katakana: str
    kanji: str
    category: str | None
    category_year: int | None
    category_address: str
    second_hand: bool
    points: tuple[Point, ...]
    biomass: dict[str, dict[int, float]]


def dossier() -> tuple[Species, ...]:
    """The 15 species of the game's fish, in the order of the data."""
    return tuple(_species(row) for row in rows("game_species"))


def _species(row: dict[str, Value]) -> Species:
    game_name, described = str(row["game_name"]), str(row["scientific_name"])
    scientific = re.sub(r" \([^)]*\)$", "", described)
    known = {described, scientific, *ALSO.get(game_name, ())}
    year = re.search(r"\d{4}", str(row["iucn_year"]))
    return Species(
        fish=GAME_NAMES.get(game_name, game_name.replace(" ", "_")),
        scientific=scientific,
        katakana=str(row["japanese_katakana"]),
        kanji=str(row["kanji"]),
        category=str(row["iucn_category"]) if row["iucn_category"] else None,
        category_year=int(year[0]) if year else None,
        category_address=str(row["iucn_source"] or "").partition(" ")[0],
        second_hand=bool(row["label"]),
        points=tuple(_points(known)),
        biomass=_biomass(scientific),
    )


def _points(known: set[str]) -> list[Point]:
    return [
        Point(
            measure=str(row["measure"]),
            year=int(float(str(row["year"]))),
            value=float(str(row["value"])),
            unit=str(row["unit"]),
            address=str(row["source_url"]).partition(" ")[0],
            note=str(row["note"] or ""),
        )
        for row in rows(POINTS)
        if row["scientific_name"] in known
    ]


def _biomass(scientific: str) -> dict[str, dict[int, float]]:
    if not dataset(RAM).is_here:
        return {}
    found: dict[str, dict[int, float]] = {}
    for row in rows(RAM):
        year, tonnes = row["year"], row["total_biomass_t"]
        if row["scientific_name"] == scientific and isinstance(tonnes, float):
            found.setdefault(str(row["stock_area"]), {})[int(float(str(year)))] = tonnes
    return found
