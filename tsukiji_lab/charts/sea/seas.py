"""Seas that the reader fishes: alone over the years, and shared with other skippers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tsukiji_lab.charts.sea.chart import SeaChart, plain
from tsukiji_lab.sea import Sea, Stock, Year


def own_sea(
    stock: Stock,
    efforts: Sequence[float],
    *,
    start: float | None = None,
    language: str = "en",
    theme: str = "light",
) -> SeaChart:
    """The reader's own sea: biomass (left in the sea) and catch, tonnes, year by year, under these
    efforts (boat-days, one a year); it begins full if ``start`` (tonnes) is None.

    Its finding says whether the stock collapses (falls below a tenth) and recovers (is back at
    half of what the sea carries). Source: ``sea.Stock.next_year`` (Schaefer 1954).
    """
    return plain("own-sea", language, theme)


def shared_sea(
    sea: Sea,
    course: Sequence[Year],
    *,
    names: Sequence[str] = (),
    language: str = "en",
    theme: str = "light",
) -> SeaChart:
    """A sea of several skippers, round by round: the biomass at the start of each year and each
    boat's catch, tonnes. ``names`` are the skippers' by boat, else the seats' (Moon, Peak …).

    Source: ``sea.play_years`` (after Gordon 1954 and Hardin 1968).
    """
    return plain("shared-sea", language, theme)


def cost_to_whom(
    sea: Sea,
    courses: Mapping[str, Sequence[Year]],
    *,
    names: Sequence[str] = (),
    language: str = "en",
    theme: str = "light",
) -> SeaChart:
    """What each rule left each skipper over all years, in coins, and what was left in the sea.

    ``courses`` are the years under each rule: ``open-access``, ``quota``, ``effort-limit``,
    ``reserve``, ``tax`` or ``tradable-quota``. ``names`` as in ``shared_sea``.

    Source: ``sea.play_years``.
    """
    return plain("cost-to-whom", language, theme)
