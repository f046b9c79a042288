"""Salmon (鮭): fresh, worth as many Resources as players own Salmon; degraded, worth 4.

Source: Salmon; ``set_up``: the English board line is garbled, so its
numbers for two players are reconstructed.
"""

from __future__ import annotations

from msgspec.structs import replace

from tsukiji_lab.tsukiji.board import FishMarket
from tsukiji_lab.tsukiji.pieces import FRESH
from tsukiji_lab.tsukiji.state import Player, State
from tsukiji_lab.tsukiji.step import Step
from tsukiji_lab.tsukiji.terms import RESOURCES, SUM, TOKENS, Term, View, make
from tsukiji_lab.tsukiji.visiting import BuyLicence

FRESH_TOKEN, DEGRADED_TOKEN = "salmon", "salmon_4"
WORTH_DEGRADED = 4


class Salmon(FishMarket, frozen=True, kw_only=True):
    """What is printed on the Salmon board, and what lies on it. A token's side is its name."""

    board = "salmon"
    token_kinds = (FRESH_TOKEN, DEGRADED_TOKEN)
    verbs = (BuyLicence,)
    no_sale = "salmon.no-sale"
    per_boat = 1

    points: int = 0
    fee: int = 4

    @classmethod
    def set_up(cls, players: int) -> Salmon:
        return cls.lay(barrels=4, tokens=10, licences=4, licence_price=4)

    def reconstructed(self, players: int) -> frozenset[str]:
        return frozenset({"barrels", "licences"} if players == 2 else ())

    def worth(self, state: State, tokens: tuple[str, ...]) -> int:
        owned = sum(map(_owned, state.players))
        return sum(owned if token == FRESH_TOKEN else WORTH_DEGRADED for token in tokens)

    def explain_worth(self, view: View, token: str, seat: int) -> Term:
        if token != FRESH_TOKEN:
            term = FishMarket.explain_worth(self, view, token, seat)
            return replace(term, rule="salmon.worth.four")
        rule = "salmon.worth.fresh"
        owned = [
            Term("explain_owned", _owned(player), TOKENS, rule, {"fish": self.board, "seat": owner})
            for owner, player in enumerate(view.state.players)
        ]
        return make(SUM, "explain_all-owned", RESOURCES, rule, *owned, token=token)

    def hand_over(self, step: Step, row: str, buyer: int) -> str:
        FishMarket.hand_over(self, step, row, buyer)
        return FRESH_TOKEN if row == FRESH else DEGRADED_TOKEN


def _owned(player: Player) -> int:
    return player.tokens.count(FRESH_TOKEN) + player.tokens.count(DEGRADED_TOKEN)
