"""Tuna (鮪): every three barrels unloaded bring one token from the bag to auction.

Source: Tuna.
"""

from __future__ import annotations

from tsukiji_lab.tsukiji.board import COUNT
from tsukiji_lab.tsukiji.markets.bagged import DrawnFish


class Tuna(DrawnFish, frozen=True, kw_only=True):
    """What is printed on the Tuna board, and what lies on it."""

    board = "tuna"
    token_kinds = ("tuna_15", "tuna_20", "tuna_25")
    auction_lot = 3
    rows = {"counts": ("tokens_15", "tokens_20", "tokens_25")}
    numbers = {**DrawnFish.numbers, **dict.fromkeys(rows["counts"], COUNT)}

    counts: tuple[int, ...] = (3, 1, 1)

    @classmethod
    def set_up(cls, players: int) -> Tuna:
        return cls.lay(barrels=6, tokens=5, licences=min(players, 3), licence_price=10)
