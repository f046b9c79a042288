"""Red Snapper (鯛): worth less with every token taken from its grid.

Source: Red Snapper; rulings, Markets (tokens that come back).
"""

from __future__ import annotations

from tsukiji_lab.tsukiji.board import FishMarket
from tsukiji_lab.tsukiji.state import State
from tsukiji_lab.tsukiji.terms import RESOURCES, TIMES, TOKENS, UP, Term, View, make
from tsukiji_lab.tsukiji.visiting import BuyLicence

WORTH_OVERFISHED = 2
GRID_ROWS = 3
"""How many tokens of the grid stand for one Resource."""


class RedSnapper(FishMarket, frozen=True, kw_only=True):
    """What is printed on the Red Snapper board, and what lies on it."""

    board = "red_snapper"
    token_kinds = ("red_snapper",)
    verbs = (BuyLicence,)
    no_sale = "red-snapper.no-sale"

    @classmethod
    def set_up(cls, players: int) -> RedSnapper:
        return cls.lay(
            barrels=min(3 * players, 9), tokens=18, licences=min(players, 3), licence_price=3
        )

    @property
    def value(self) -> int:
        """What one token is worth now: the lowest number uncovered in the grid."""
        return WORTH_OVERFISHED if self.overfished else -(-self.tokens // GRID_ROWS)

    def worth(self, state: State, tokens: tuple[str, ...]) -> int:
        return self.value * len(tokens)

    def explain_worth(self, view: View, token: str, seat: int) -> Term:
        if self.overfished:
            rule = "red-snapper.worth.overfished"
            return Term("explain_overfished-worth", self.value, RESOURCES, rule, {"token": token})
        left = Term("explain_on-board", self.tokens, TOKENS, "red-snapper.worth", {"token": token})
        part = Term("explain_divided", GRID_ROWS, TIMES, "red-snapper.worth")
        return make(UP, "explain_grid", RESOURCES, "red-snapper.worth", left, part, token=token)
