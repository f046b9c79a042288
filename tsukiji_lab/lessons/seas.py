"""The seas of the lesson: one that the reader fishes alone, one shared with other skippers.

Both are made up, so that collapse and recovery fit a few decades; both follow ``sea.Stock``.
Biomass and catch are in tonnes, effort in boat-days, money in coins.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from tsukiji_lab.lessons.words import lesson_words
from tsukiji_lab.rulebook import words
from tsukiji_lab.sea import (
    Boat,
    EffortLimit,
    Fishery,
    Policy,
    Quota,
    Reserve,
    Sea,
    Stock,
    Tax,
    TradableQuota,
    Year,
    play_years,
)


class Slider(Struct, frozen=True):
    """A number that the reader chooses: from ``low`` to ``high`` in steps; at first ``value``.
    ``form`` is how it is written (see ``figures``).
    """

    low: float
    high: float
    step: float
    value: float
    form: str = "number"

    def hold(self, value: float) -> float:
        """The value, or the nearest end of the slider; what is no number becomes the first."""
        return min(max(value, self.low), self.high) if value == value else self.value


STOCK = Stock(growth=0.4, capacity=1000.0, catchability=0.001)
YEARS = 40
ROUNDS = 10
RULE_YEARS = 15
FISHERY = Fishery(STOCK, price=1000.0, cost=160.0)
SHARED = Sea(
    STOCK, tuple(Boat(capacity=150, cost=cost) for cost in (100, 120, 140, 180, 220)), price=1000.0
)
"""Five boats, alike but for what a day at sea costs them; the first is the reader's."""

ALONE = {
    "growth": Slider(0.1, 1.0, 0.05, STOCK.growth, "rate"),
    "effort": Slider(0, 1000, 10, 500),
    "later": Slider(0, 1000, 10, 100),
    "turn": Slider(1, YEARS - 1, 1, 15),
}
"""The sliders of the reader's own sea: growth r, days at sea a year, days a year later on, and
the year from which on.
"""
LASTING = {"days": Slider(0, 400, 10, 60)}
"""The slider on the curve of catches that last."""
DAYS = Slider(0, SHARED.boats[0].capacity, 10, 70)
"""How many days the reader's boat fishes this year."""
RULES = {
    "quota": Slider(0, 150, 5, 80, "tonnes"),
    "effort-limit": Slider(0, 150, 5, 50),
    "reserve": Slider(0, 90, 5, 40, "percent"),
    "tax": Slider(0, 900, 25, 500),
    "tradable-quota": Slider(0, 150, 5, 80, "tonnes"),
}
"""The rules to choose from, each with the slider of its strength."""
POLICIES: dict[str, Callable[[float], Policy]] = {
    "quota": Quota,
    "effort-limit": EffortLimit,
    "reserve": lambda per_cent: Reserve(per_cent / 100),
    "tax": Tax,
    "tradable-quota": TradableQuota,
}
"""The rules as the model has them, by the strength on their slider."""
OPEN = "open-access"


def skippers(language: str) -> list[str]:
    """What the skippers of the shared sea are called: the first is the reader."""
    said = words(language)
    names = [said.name("seat", seat) for seat in range(1, len(SHARED.boats))]
    return [lesson_words(language).say("skipper_you"), *names]


def value(slid: Mapping[str, float], name: str, sliders: Mapping[str, Slider]) -> float:
    """What a slider stands at."""
    slider = sliders[name]
    return slider.hold(slid.get(name, slider.value))


def own_stock(slid: Mapping[str, float]) -> Stock:
    """The reader's own stock."""
    return replace(STOCK, growth=value(slid, "growth", ALONE))


def own_efforts(slid: Mapping[str, float]) -> list[float]:
    """The days at sea in each year of the reader's own sea."""
    first, later, turn = (value(slid, name, ALONE) for name in ("effort", "later", "turn"))
    return [first if year < turn else later for year in range(YEARS)]


def shared_course(days: Sequence[float]) -> list[Year]:
    """The years in which the reader's boat fishes so many days, if fishing pays at all, and every
    other skipper as much as pays.
    """
    course: list[Year] = []
    for fished in days[:ROUNDS]:
        own = replace(SHARED.boats[0], capacity=DAYS.hold(fished))
        sea = replace(SHARED, boats=(own, *SHARED.boats[1:]))
        course += play_years(sea, sea.after(course), 1)
    return course


def courses(rules: Mapping[str, float]) -> dict[str, list[Year]]:
    """All years of the shared sea, without a rule and under each of these."""
    policies = {OPEN: Policy()} | {
        rule: POLICIES[rule](RULES[rule].hold(strength))
        for rule, strength in rules.items()
        if rule in RULES
    }
    return {
        name: play_years(SHARED, STOCK.capacity, RULE_YEARS, policy)
        for name, policy in policies.items()
    }


def share_left() -> float:
    """What is left of the shared sea when all fish as they like, per cent of what it carries."""
    return 100 * SHARED.after(play_years(SHARED, STOCK.capacity, ROUNDS)) / STOCK.capacity


def best_for_skippers() -> str:
    """The rule, at the strength it begins with, under which the skippers earn most together."""
    earned = {
        name: sum(sum(year.profits) for year in course)
        for name, course in courses({name: rule.value for name, rule in RULES.items()}).items()
    }
    return max(earned, key=lambda name: earned[name])
