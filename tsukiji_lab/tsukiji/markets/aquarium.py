"""Aquarium: buys a few fish of each kind, and keeps them.

Source: Aquarium; expansion, Horse Mackerel (which shares the Mackerel's space).
"""

from __future__ import annotations

from tsukiji_lab.tsukiji.markets.aquariums import AquariumBoard, numbers_of, rows_of


class Aquarium(AquariumBoard, frozen=True, kw_only=True):
    """The Aquarium board."""

    board = "aquarium"
    no_sale = "aquarium.kinds"
    spaces = ("mackerel", "fugu", "octopus", "eel", "squid", "takoyaki", "salmon", "tuna")
    rows = rows_of(spaces)
    numbers = numbers_of(rows)

    points: int = 2
    demands: tuple[int, ...] = (4, 2, 1, 1, 2, 1, 1, 1)
    prices: tuple[int, ...] = (3, 5, 5, 6, 6, 7, 7, 20)

    @classmethod
    def set_up(cls, players: int) -> Aquarium:
        return cls()
