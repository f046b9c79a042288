"""Spider Crab (高脚蟹): every two barrels unloaded bring one token from the bag to auction.

Source: Spider Crab.
"""

from __future__ import annotations

from tsukiji_lab.tsukiji.board import COUNT, MONEY
from tsukiji_lab.tsukiji.markets.bagged import DrawnFish


class SpiderCrab(DrawnFish, frozen=True, kw_only=True):
    """What is printed on the Spider Crab board, and what lies on it."""

    board = "spider_crab"
    token_kinds = ("spider_crab_4", "spider_crab_6", "spider_crab_8")
    auction_lot = 2
    rows = {"counts": ("tokens_4", "tokens_6", "tokens_8")}
    numbers = {
        **DrawnFish.numbers,
        **dict.fromkeys(rows["counts"], COUNT),
        "sale_bonus": MONEY,
    }

    counts: tuple[int, ...] = (4, 4, 2)
    sale_bonus: int = 4

    @classmethod
    def set_up(cls, players: int) -> SpiderCrab:
        return cls.lay(barrels=5, tokens=10, licences=min(players, 3), licence_price=8)
