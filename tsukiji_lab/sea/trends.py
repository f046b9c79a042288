"""The trend line behind «2048», to be extrapolated and understood.

Source: B. Worm et al. 2006, «Impacts of biodiversity loss on ocean ecosystem services», Science
314: 787-790, Fig. 3A.
"""

from __future__ import annotations

from itertools import count

WORM_FACTOR, WORM_EXPONENT = 0.0168, 1.8992
WORM_START = 1950


def collapsed_share(year: float) -> float:
    """The fitted percentage of taxa that had collapsed by a year from 1950 on.

    y = 0.0168 x^1.8992 with x in years since 1950. «Collapsed» means a catch below a tenth of the
    record catch. A power curve passes 100 % sooner or later and cannot hold beyond.
    """
    if year < WORM_START:
        raise ValueError(f"the trend begins in {WORM_START}")
    return float(WORM_FACTOR * (year - WORM_START) ** WORM_EXPONENT)


def year_of_all() -> int:
    """The first year for which the trend line says 100 per cent or more."""
    return next(year for year in count(WORM_START) if collapsed_share(year) >= 100)
