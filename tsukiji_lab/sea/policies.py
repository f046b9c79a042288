"""A sea fished by several boats, each deciding alone, and what a rule changes.

A model for teaching: each year every skipper fishes as hard as pays at the present stock, the
catch is shared out by effort, and the stock grows on (``Stock.next_year``). It shows the problem
of the commons of H. S. Gordon 1954 and G. Hardin 1968 (open access, not a governed common).
Biomass and catch are in tonnes, effort in boat-days, money in one currency.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from tsukiji_lab.sea.stock import Stock


class Boat(Struct, frozen=True):
    """A boat: the most effort it can make in a year (boat-days), and its cost per boat-day."""

    capacity: float
    cost: float


class Sea(Struct, frozen=True):
    """A stock, the boats on it, and the price of a tonne."""

    stock: Stock
    boats: tuple[Boat, ...]
    price: float

    def pays(self, boat: Boat, biomass: float, price: float) -> bool:
        """Whether a day of fishing earns more than it costs."""
        return price * self.stock.catchability * biomass > boat.cost

    def after(self, course: Sequence[Year]) -> float:
        """The biomass after the last of these years, in tonnes; a full sea before the first."""
        if not course:
            return self.stock.capacity
        return self.stock.next_year(course[-1].biomass, course[-1].catch)


class Year(Struct, frozen=True):
    """One year: biomass at its start, and by boat effort, catch and profit; ``revenue`` is what
    the rule brought to the public purse.
    """

    biomass: float
    efforts: tuple[float, ...]
    catches: tuple[float, ...]
    profits: tuple[float, ...]
    revenue: float = 0.0

    @property
    def catch(self) -> float:
        """The catch of all boats."""
        return sum(self.catches)


class Policy(Struct, frozen=True):
    """Open access, and the base of every rule: each boat fishes as much as it can if it pays."""

    def fish(self, sea: Sea, biomass: float) -> Year:
        """What happens in a year that begins with that biomass."""
        return self._year(sea, biomass, biomass, self._efforts(sea, biomass, sea.price))

    def _efforts(self, sea: Sea, within_reach: float, price: float) -> tuple[float, ...]:
        return tuple(
            boat.capacity if sea.pays(boat, within_reach, price) else 0.0 for boat in sea.boats
        )

    def _year(
        self, sea: Sea, biomass: float, within_reach: float, efforts: Sequence[float]
    ) -> Year:
        """Share out the catch by effort; no more than what is within reach can be caught."""
        pressure = sea.stock.catchability * sum(efforts)
        share = min(pressure, 1.0) / pressure if pressure else 0.0
        catches = tuple(
            sea.stock.catchability * effort * within_reach * share for effort in efforts
        )
        profits = tuple(
            sea.price * catch - boat.cost * effort
            for boat, effort, catch in zip(sea.boats, efforts, catches, strict=True)
        )
        return Year(biomass, tuple(efforts), catches, profits)


class Quota(Policy, frozen=True):
    """A total allowable catch: the season ends when it is reached. ``total`` in tonnes a year."""

    total: float

    def fish(self, sea: Sea, biomass: float) -> Year:
        year = Policy.fish(self, sea, biomass)
        if year.catch <= self.total:
            return year
        part = self.total / year.catch
        return self._year(sea, biomass, biomass, [effort * part for effort in year.efforts])


class EffortLimit(Policy, frozen=True):
    """Each boat may fish so many days a year at most."""

    days: float

    def fish(self, sea: Sea, biomass: float) -> Year:
        efforts = [min(effort, self.days) for effort in self._efforts(sea, biomass, sea.price)]
        return self._year(sea, biomass, biomass, efforts)


class Reserve(Policy, frozen=True):
    """A part of the sea (0 to 1) is closed; its fish are out of reach, and mix in by next year."""

    closed: float

    def fish(self, sea: Sea, biomass: float) -> Year:
        within_reach = biomass * (1 - self.closed)
        return self._year(sea, biomass, within_reach, self._efforts(sea, within_reach, sea.price))


class Tax(Policy, frozen=True):
    """A tax on every tonne landed."""

    per_tonne: float

    def fish(self, sea: Sea, biomass: float) -> Year:
        efforts = self._efforts(sea, biomass, sea.price - self.per_tonne)
        year = self._year(sea, biomass, biomass, efforts)
        taxes = [self.per_tonne * catch for catch in year.catches]
        profits = tuple(p - tax for p, tax in zip(year.profits, taxes, strict=True))
        return Year(biomass, year.efforts, year.catches, profits, sum(taxes))


class TradableQuota(Policy, frozen=True):
    """A total allowable catch given out in equal shares, which boats may lease to each other.

    The cheapest boats fish; the lease price is what the dearest boat that fishes could just pay.
    """

    total: float

    def fish(self, sea: Sea, biomass: float) -> Year:
        left = self.total
        per_day = sea.stock.catchability * biomass
        efforts = [0.0] * len(sea.boats)
        lease = 0.0
        for seat in sorted(range(len(sea.boats)), key=lambda seat: sea.boats[seat].cost):
            boat = sea.boats[seat]
            if left <= 0 or not sea.pays(boat, biomass, sea.price):
                break
            efforts[seat] = min(boat.capacity, left / per_day)
            left -= efforts[seat] * per_day
            lease = sea.price - boat.cost / per_day
        if left > 1e-9 * self.total:
            lease = 0.0  # quota is left over: nobody needs to lease any
        year = self._year(sea, biomass, biomass, efforts)
        share = year.catch / len(sea.boats)
        profits = tuple(
            profit - lease * (catch - share)
            for profit, catch in zip(year.profits, year.catches, strict=True)
        )
        return Year(biomass, year.efforts, year.catches, profits)


OPEN_ACCESS = Policy()


def play_years(sea: Sea, start: float, years: int, policy: Policy = OPEN_ACCESS) -> list[Year]:
    """So many years under a rule (without one: open access), from a starting biomass in tonnes."""
    course: list[Year] = []
    for _ in range(years):
        course.append(policy.fish(sea, sea.after(course) if course else start))
    return course
