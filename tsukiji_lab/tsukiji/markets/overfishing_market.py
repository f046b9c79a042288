"""Overfishing Market: nobody enters it; it counts at the end.

Source: expansion, Overfishing Market; rulings, Expansion external markets.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tsukiji_lab.game.refusal import Refusal
from tsukiji_lab.tsukiji.board import MONEY, Market
from tsukiji_lab.tsukiji.state import State
from tsukiji_lab.tsukiji.terms import PRODUCT, TOKENS, YEN, Term, make


class OverfishingMarket(Market, frozen=True, kw_only=True):
    """The Overfishing Market: what it takes for a token of an overfished market (``penalty``), and
    gives for one of any other (``reward``).
    """

    board = "overfishing_market"
    numbers = {"penalty": MONEY, "reward": MONEY}

    points: int = 0
    penalty: int = 1
    reward: int = 1

    @classmethod
    def set_up(cls, players: int) -> OverfishingMarket:
        return cls()

    @property
    def is_free(self) -> bool:
        return False

    def ways_to_pay(self, state: State) -> Iterable[str]:
        return ()

    def why_closed(self, state: State) -> Refusal | None:
        return Refusal("overfishing-market.entry")

    def settled(self, state: State, seat: int) -> int:
        homes = (state.home(token) for token in state.players[seat].tokens)
        return sum(-self.penalty if home.overfished else self.reward for home in homes)

    def explain_settled(self, state: State, seat: int) -> tuple[Term, ...]:
        rule = "overfishing-market.scoring"
        terms = []
        for token, count in Counter(state.players[seat].tokens).items():
            is_gone = state.home(token).overfished
            label = "explain_of-overfished" if is_gone else "explain_of-others"
            held = Term("explain_held", count, TOKENS, rule, {"token": token, "seat": seat})
            each = Term(label, -self.penalty if is_gone else self.reward, YEN, rule)
            terms.append(
                make(PRODUCT, "explain_kind", YEN, rule, held, each, token=token, seat=seat)
            )
        return tuple(terms)
