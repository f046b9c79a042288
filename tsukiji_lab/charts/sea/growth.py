"""A stock in a model: how it grows, what catch lasts, and where open access ends."""

from __future__ import annotations

from collections.abc import Sequence

from tsukiji_lab.charts.sea.chart import SeaChart, plain
from tsukiji_lab.sea import Fishery, Stock


def beside_the_game(
    left: Sequence[int],
    *,
    growth: float,
    fish: str = "mackerel",
    language: str = "en",
    theme: str = "light",
) -> SeaChart:
    """A fish of the game beside a stock that grows, both as per cent of what was there at first.

    ``left`` are the barrels left at the end of each turn, the first value as laid out (see
    ``barrels_left``). The same catches, in the same shares, are taken from a stock with that
    ``growth`` (r, per turn) that begins full.

    Source: the game; ``sea.Stock``.
    """
    return plain("beside-the-game", language, theme)


def logistic_growth(
    stock: Stock,
    *,
    start: float,
    years: int = 20,
    language: str = "en",
    theme: str = "light",
) -> SeaChart:
    """The biomass of an unfished stock, tonnes, from ``start`` tonnes on, for so many years.

    Source: ``sea.Stock.biomass_after`` (Verhulst 1838).
    """
    return plain("logistic-growth", language, theme)


def lasting_catch(
    stock: Stock, *, effort: float | None = None, language: str = "en", theme: str = "light"
) -> SeaChart:
    """The yearly catch that lasts, tonnes, by effort (boat-days), with its top (MSY);
    ``effort`` is the reader's, marked on the curve.

    Source: ``sea.Stock.lasting_yield`` (Schaefer 1954).
    """
    return plain("lasting-catch", language, theme)


def open_access(
    fishery: Fishery,
    *,
    effort: float | None = None,
    language: str = "en",
    theme: str = "light",
) -> SeaChart:
    """What a lasting catch brings and what fishing costs, a year, in coins, by effort
    (boat-days): greatest profit (MEY), greatest catch (MSY), and open access, where nothing is
    left; ``effort`` is the reader's.

    Source: ``sea.Fishery`` (Gordon 1954).
    """
    return plain("open-access", language, theme)
