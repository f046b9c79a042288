"""Fitting a stock to what was caught and how well the fishing went.

Source: T. Polacheck, R. Hilborn and A. E. Punt 1993, «Fitting surplus production models:
comparing methods and measuring uncertainty», Canadian Journal of Fisheries and Aquatic Sciences
50: 2597-2607 (their observation-error estimator).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, log, sqrt

from msgspec import Struct

from tsukiji_lab.sea.stock import Stock

CHI_SQUARE_95 = 3.841458820694124
"""The 95 % point of chi-square with one degree of freedom: bounds of a profile interval."""
FEWEST_YEARS = 5
IMPOSSIBLE = 1e6
"""The misfit of a stock that could not have given the catches."""
WIDEST = log(1000)
"""How far from the best value a bound is looked for."""


class Estimate(Struct, frozen=True):
    """An estimated number with the bounds of its 95 % profile interval."""

    value: float
    low: float
    high: float


class Fit(Struct, frozen=True):
    """A fitted stock. ``growth`` is per year, ``capacity`` and ``msy`` in the unit of the catch;
    ``biomass`` is the course of the stock, one value a year; ``sigma`` the spread of the
    logarithms of the index about q B.
    """

    stock: Stock
    growth: Estimate
    capacity: Estimate
    msy: Estimate
    biomass: tuple[float, ...]
    sigma: float


def fit_stock(catch: Sequence[float], index: Sequence[float]) -> Fit:
    """Fit r, K and q to yearly catches and an index of abundance (such as catch per effort).

    The stock starts unfished (B = K); its course follows ``Stock.run``, and the index is q B with
    log-normal errors of observation. Raises ValueError if the series do not fit each other or
    tell nothing. Needs scipy.
    """
    if len(catch) != len(index) or len(catch) < FEWEST_YEARS:
        raise ValueError(f"catch and index must cover the same years, {FEWEST_YEARS} or more")
    if min(index) <= 0 or min(catch) < 0 or max(catch) <= 0:
        raise ValueError("the index must be above zero and no catch below it")
    from scipy.optimize import minimize

    def cost(point: Sequence[float]) -> float:
        return _misfit(exp(point[0]), exp(point[1]), catch, index)

    starts = [(log(0.1 * 2**i), log(max(catch) * 2**j)) for i in range(4) for j in range(1, 7)]
    start = min(starts, key=cost)
    best = minimize(cost, start, method="Nelder-Mead", options={"xatol": 1e-9, "fatol": 1e-12})
    if best.fun >= IMPOSSIBLE:
        raise ValueError("no stock could have given these catches")
    growth, capacity = exp(best.x[0]), exp(best.x[1])
    logs = _log_ratios(growth, capacity, catch, index)
    assert logs is not None
    stock = Stock(growth, capacity, exp(sum(logs) / len(logs)))
    limit = best.fun + CHI_SQUARE_95
    free_growth = log(growth)
    return Fit(
        stock=stock,
        growth=_interval(cost, lambda r, k: (r, k), log(growth), log(capacity), limit),
        capacity=_interval(cost, lambda k, r: (r, k), log(capacity), free_growth, limit),
        msy=_interval(cost, lambda m, r: (r, m + log(4) - r), log(stock.msy), free_growth, limit),
        biomass=tuple(stock.run(capacity, catch)[:-1]),
        sigma=sqrt(_squares(logs) / len(logs)),
    )


def _log_ratios(
    growth: float, capacity: float, catch: Sequence[float], index: Sequence[float]
) -> list[float] | None:
    """ln(I / B) of every year, or None if the stock dies out before the last."""
    course = Stock(growth, capacity).run(capacity, catch)[:-1]
    if min(course) <= 0:
        return None
    return [log(seen / biomass) for seen, biomass in zip(index, course, strict=True)]


def _squares(logs: Sequence[float]) -> float:
    mean = sum(logs) / len(logs)
    return sum((value - mean) ** 2 for value in logs)


def _misfit(
    growth: float, capacity: float, catch: Sequence[float], index: Sequence[float]
) -> float:
    """Minus twice the log-likelihood, but for a constant; q and sigma are the best ones."""
    logs = _log_ratios(growth, capacity, catch, index)
    return IMPOSSIBLE if logs is None else len(logs) * log(_squares(logs) / len(logs))


def _interval(
    cost: Callable[[Sequence[float]], float],
    point: Callable[[float, float], tuple[float, float]],
    best: float,
    free: float,
    limit: float,
) -> Estimate:
    """The profile interval of a parameter: held at one value after another, the other is free.

    All are logarithms; ``point`` makes (ln r, ln K) of the held and the free one.
    """
    low, high = (_bound(cost, point, best, free, limit, way) for way in (-1, +1))
    return Estimate(exp(best), exp(low), exp(high))


def _bound(
    cost: Callable[[Sequence[float]], float],
    point: Callable[[float, float], tuple[float, float]],
    best: float,
    free: float,
    limit: float,
    way: int,
) -> float:
    """Where the profile crosses the limit, walking up or down; the edge if it never does."""
    from scipy.optimize import brentq, minimize_scalar

    near = free

    def excess(held: float) -> float:
        nonlocal near
        found = minimize_scalar(lambda other: cost(point(held, other)), bracket=(near - 0.05, near))
        near = float(found.x)
        return float(found.fun) - limit

    inside, step = best, 0.02
    while abs(inside - best) < WIDEST:
        outside = inside + way * step
        if excess(outside) > 0:
            return float(brentq(excess, inside, outside, xtol=1e-6))
        inside, step = outside, step * 1.3
    return inside
