"""The wooden and cardboard pieces that are no market's: boats, ports, selling rows.

Source: Contents; Setup, step 4; Harbour boards; expansion, Contents, The Blue Ship and The two
four-slot Barges. Reconstructed numbers are named as such.
"""

from __future__ import annotations

from msgspec import Struct


class BoatKind(Struct, frozen=True):
    """A kind of boat: how many barrels it holds, its price in units of ¥100, how many there are.

    ``licences`` is how many it uses at once, and so how many kinds of fish it can carry;
    ``trade_in``: its buyer hands in another Ship.
    """

    slots: int
    price: int
    pieces: int
    is_barge: bool = False
    licences: int = 1
    trade_in: bool = False


BOATS: dict[str, BoatKind] = {
    "one_slot": BoatKind(slots=1, price=5, pieces=6),
    "two_slot": BoatKind(slots=2, price=10, pieces=4),
    "three_slot": BoatKind(slots=3, price=15, pieces=3),
    "four_slot": BoatKind(slots=4, price=20, pieces=1),
    "blue_ship": BoatKind(slots=4, price=20, pieces=1, licences=2, trade_in=True),
    "barge": BoatKind(slots=6, price=10, pieces=1, is_barge=True),
    "four_slot_barge": BoatKind(slots=4, price=10, pieces=2, is_barge=True),
}

BOAT_NAMES = {
    kind if number == 1 else f"{kind}_{number}": kind
    for kind, boat in BOATS.items()
    for number in range(1, boat.pieces + 1)
}
"""The kind of every boat that a fleet can hold, by its name within the fleet."""

PORTS = ("left", "centre", "right")
"""The ports in the order in which they are opened. The right one takes two Ships or one Barge."""

BARGE_PORT = "right"
SEA = "sea"
FOREIGN = "foreign_market"
"""Where a boat lies that is in none of its owner's ports."""

FRESH, DEGRADED = "fresh", "degraded"
ROWS = (FRESH, DEGRADED)
"""The selling rows: upper (fresh) and lower (degraded)."""

COLUMNS = (1, 2, 3, 4, 5)
"""The printed selling columns, in units of ¥100; one more column, «???», takes any price."""
RECONSTRUCTED_COLUMNS = (1, 2, 4, 5)
"""The columns that no source states; the rulebook's example fixes the third at ¥300."""
DEAREST = 99
"""The highest price that may be asked, in units of ¥100."""
ANY_PRICE = DEAREST + 1
"""Stands for the column «???», to the right of the printed ones."""

LICENCE_SPACES = 4
PORT_PRICE = 5
START_YEN = 20
ALL_YEN = 235
"""All yen tokens of the box: 35 × ¥100, 10 × ¥500, 15 × ¥1,000."""
ACTION_POINTS = 2
"""Action Points of a turn, which must be spent."""
MOST_PLAYERS = 6
