"""The data sets of the real sea, each with its provenance.

The values stand as published; what was done to them says the provenance. Some files have terms
that are non-commercial or were not read: they lie in ``data/restricted``, and the package works
without that folder.
"""

from __future__ import annotations

import csv
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

T = TypeVar("T")
Value = float | str | None
"""A cell: a number, a text, or None where the source has none."""


class MissingData(LookupError):
    """The data set is none of this package's, or was taken out of it (then ``source`` is its
    provenance).
    """

    def __init__(self, message: str, source: DataSet | None = None) -> None:
        super().__init__(message)
        self.source = source


class DataSet(Struct, frozen=True):
    """Where a data set comes from.

    ``publication`` names paper or edition (and page) as a chart prints it; ``read_in`` says
    whether the source itself or a copy was read. ``units`` is by column, ``labels`` by the value
    of the column ``key`` (``*``: every row) for rows that were read second-hand. ``title``,
    ``publication``, ``licence``, ``done`` (what was done to the data) and ``not_for`` are by
    language.
    """

    file: str
    sha256: str
    key: str
    publication: dict[str, str]
    address: str
    licence: dict[str, str]
    read_in: str
    units: dict[str, str]
    title: dict[str, str]
    done: dict[str, str]
    not_for: dict[str, str]
    restricted: bool = False
    labels: dict[str, str] = {}

    @property
    def is_here(self) -> bool:
        """Whether the file is part of this installation."""
        return files(__package__).joinpath("data", self.file).is_file()


class Paper(Struct, frozen=True):
    """What a model or a single figure rests on; ``address`` is empty where none was seen."""

    publication: str
    address: str
    read_in: str


class Fact(Struct, frozen=True):
    """A single figure, as its paper gives it. ``year`` is the one it is for, if it has one."""

    value: float
    unit: str
    year: int | None
    paper: str
    place: str | None


@cache
def datasets() -> dict[str, DataSet]:
    """All data sets by name, in the order of the provenance file."""
    text = files(__package__).joinpath("provenance.toml").read_bytes()
    return msgspec.toml.decode(text, type=dict[str, DataSet])


def dataset(name: str) -> DataSet:
    """The provenance of a data set; raises MissingData with the names there are."""
    return _named("data set", name, datasets())


def rows(name: str) -> list[dict[str, Value]]:
    """The rows of a data set as published, numbers as floats, and a column ``label`` if some
    were read second-hand. Raises MissingData if there is no such file here.
    """
    source = dataset(name)
    if not source.is_here:
        raise MissingData(
            f"The data set {name!r} is not part of this installation: its terms "
            f"({source.licence['en']}) kept it out. It can be had at {source.address}.",
            source,
        )
    return [dict(row) for row in _table(name)]


@cache
def _table(name: str) -> list[dict[str, Value]]:
    """The rows of a data set that is here, read once: a page asks for them again and again."""
    source = dataset(name)
    text = files(__package__).joinpath("data", source.file).read_text(encoding="utf-8-sig")
    table = [
        {column: _value(cell) for column, cell in line.items()}
        for line in csv.DictReader(text.splitlines())
    ]
    if source.labels:
        everywhere = source.labels.get("*", "")
        for row in table:
            row["label"] = source.labels.get(str(row[source.key]), everywhere)
    return table


@cache
def _papers() -> dict[str, Paper]:
    text = files(__package__).joinpath("papers.toml").read_bytes()
    return msgspec.toml.decode(text, type=dict[str, Paper])


def paper(name: str) -> Paper:
    """A publication; raises MissingData with the names there are."""
    return _named("paper", name, _papers())


@cache
def facts() -> dict[str, Fact]:
    """All single figures by id, as in ``facts.csv``."""
    return {str(row["id"]): msgspec.convert(row, Fact, strict=False) for row in rows("facts")}


def fact(name: str) -> float:
    """The value of a single figure; raises MissingData with the names there are."""
    return _named("figure", name, facts()).value


def fact_year(name: str) -> int:
    """The year that a single figure is for; raises MissingData if it is for none."""
    year = _named("figure", name, facts()).year
    if year is None:
        raise MissingData(f"The figure {name!r} is for no year.")
    return year


def frame(name: str) -> Any:
    """The rows as a pandas data frame, with the provenance in ``attrs["provenance"]``."""
    import pandas as pd

    table = pd.DataFrame(rows(name))
    table.attrs["provenance"] = msgspec.to_builtins(dataset(name))
    return table


def _named(kind: str, name: str, known: Mapping[str, T]) -> T:
    if name not in known:
        raise MissingData(f"There is no {kind} {name!r}; there are {', '.join(known)}.")
    return known[name]


def _value(cell: str) -> Value:
    if not cell:
        return None
    try:
        return float(cell)
    except ValueError:
        return cell
