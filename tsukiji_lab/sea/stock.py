"""A fish stock in a model: how it grows, and what it yields.

Sources: logistic growth (Verhulst 1838); surplus production, M. B. Schaefer 1954, «Some aspects
of the dynamics of populations important to the management of the commercial marine fisheries»,
Bulletin of the Inter-American Tropical Tuna Commission 1: 27-56. Formulas as in J. C. Seijo,
O. Defeo and S. Salas 1998, FAO Fisheries Technical Paper 368, chapter 2.

Biomass and catch are in any one unit of weight (tonnes, kilograms, pounds), time in years.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp

from msgspec import Struct


class Stock(Struct, frozen=True):
    """A stock that grows logistically: dB/dt = r B (1 - B / K).

    ``growth`` is r, the growth rate of a very small stock, per year; ``capacity`` is K, the
    biomass that the sea carries; ``catchability`` is q, the share of the stock that one unit of
    effort takes in a year. Raises ValueError unless all three are above zero.
    """

    growth: float
    capacity: float
    catchability: float = 1.0

    def __post_init__(self) -> None:
        if not (self.growth > 0 and self.capacity > 0 and self.catchability > 0):
            raise ValueError("growth, capacity and catchability of a stock must be above zero")

    @property
    def msy(self) -> float:
        """The largest catch a year that can last: r K / 4."""
        return self.growth * self.capacity / 4

    @property
    def biomass_at_msy(self) -> float:
        """The biomass that yields it: K / 2."""
        return self.capacity / 2

    @property
    def fishing_at_msy(self) -> float:
        """The fishing mortality that takes it, per year: r / 2."""
        return self.growth / 2

    @property
    def effort_at_msy(self) -> float:
        """The effort that takes it: r / (2 q)."""
        return self.growth / (2 * self.catchability)

    def surplus(self, biomass: float) -> float:
        """What the stock grows by in a year at that biomass: r B (1 - B / K)."""
        return self.growth * biomass * (1 - biomass / self.capacity)

    def lasting_biomass(self, effort: float) -> float:
        """The biomass that settles under a constant effort: K (1 - q E / r), or 0."""
        return max(self.capacity * (1 - self.catchability * effort / self.growth), 0.0)

    def lasting_yield(self, effort: float) -> float:
        """The yearly catch that settles under a constant effort: q E K (1 - q E / r), or 0."""
        return self.catchability * effort * self.lasting_biomass(effort)

    def biomass_after(self, years: float, start: float, effort: float = 0.0) -> float:
        """The biomass after so many years of constant effort, in continuous time.

        The exact solution of dB/dt = r B (1 - B / K) - q E B, which is again logistic, with the
        growth r - q E.
        """
        _check_biomass(start)
        rate = self.growth - self.catchability * effort
        density = self.growth / self.capacity
        if start == 0:
            return 0.0
        if abs(rate * years) < 1e-12:
            return start / (1 + density * start * years)
        decay = exp(-rate * years)
        return start * rate / (density * start * (1 - decay) + rate * decay)

    def next_year(self, biomass: float, catch: float) -> float:
        """The biomass a year later: B + r B (1 - B / K) - C, and never below 0."""
        _check_biomass(biomass)
        return max(biomass + self.surplus(biomass) - catch, 0.0)

    def run(self, start: float, catches: Iterable[float]) -> list[float]:
        """The biomass at the start of each year, and after the last one (``next_year``)."""
        course = [start]
        for catch in catches:
            course.append(self.next_year(course[-1], catch))
        return course


def _check_biomass(biomass: float) -> None:
    if not biomass >= 0:
        raise ValueError("a biomass cannot be below zero")
