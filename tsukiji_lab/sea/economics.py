"""What a fishery earns, and where it ends if everybody may fish.

Source: H. S. Gordon 1954, «The economic theory of a common-property resource: the fishery»,
Journal of Political Economy 62: 124-142; formulas as in FAO Fisheries Technical Paper 368,
chapter 2. ``price`` is money per unit of weight, ``cost`` money per unit of effort and year.
"""

from __future__ import annotations

from msgspec import Struct

from tsukiji_lab.sea.stock import Stock


class Fishery(Struct, frozen=True):
    """A stock that is fished for money (Gordon-Schaefer): profit = p Y - c E."""

    stock: Stock
    price: float
    cost: float

    def __post_init__(self) -> None:
        if not (self.price > 0 and self.cost >= 0):
            raise ValueError("a price must be above zero and a cost not below it")

    @property
    def biomass_at_open_access(self) -> float:
        """Where fishing no longer pays: c / (p q), or K if it never does."""
        return min(self.cost / (self.price * self.stock.catchability), self.stock.capacity)

    @property
    def effort_at_open_access(self) -> float:
        """The effort at which all profit is gone: (r / q) (1 - c / (p q K)). Twice that of MEY."""
        return 2 * self.effort_at_mey

    @property
    def effort_at_mey(self) -> float:
        """The effort of the greatest lasting profit: (r / 2q) (1 - c / (p q K))."""
        return self.stock.effort_at_msy * (1 - self.biomass_at_open_access / self.stock.capacity)

    @property
    def biomass_at_mey(self) -> float:
        """The biomass of the greatest lasting profit: (K + c / (p q)) / 2."""
        return (self.stock.capacity + self.biomass_at_open_access) / 2

    def lasting_profit(self, effort: float) -> float:
        """The yearly profit that settles under a constant effort."""
        return self.price * self.stock.lasting_yield(effort) - self.cost * effort
