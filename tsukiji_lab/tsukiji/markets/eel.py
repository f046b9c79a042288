"""Eel (鰻): dearer with every barrel landed, cheaper with every token sold.

Source: Eel.
"""

from __future__ import annotations

from tsukiji_lab.tsukiji.board import FishMarket
from tsukiji_lab.tsukiji.state import State
from tsukiji_lab.tsukiji.step import Step
from tsukiji_lab.tsukiji.terms import RESOURCES, SUM, Term, View, make, moves_of_marker
from tsukiji_lab.tsukiji.visiting import BuyLicence, Sell

TRACK = range(1, 14)
FALL = 2
"""Spaces that the marker moves back for each token sold."""
MOVED_BY = ("priced", "lot-abroad", "sold")
"""The events that move the marker."""


class Eel(FishMarket, frozen=True, kw_only=True):
    """What is printed on the Eel board, and what lies on it; ``marker`` is the value of a token."""

    board = "eel"
    token_kinds = ("eel",)
    verbs = (BuyLicence, Sell)

    marker: int = TRACK[0]

    @classmethod
    def set_up(cls, players: int) -> Eel:
        return cls.lay(
            barrels=min(2 * players, 8), tokens=13, licences=min(players, 4), licence_price=5
        )

    def worth(self, state: State, tokens: tuple[str, ...]) -> int:
        return self.marker * len(tokens)

    def explain_worth(self, view: View, token: str, seat: int) -> Term:
        moves = moves_of_marker(view, self.board, "setup.eel-marker", MOVED_BY)
        return make(SUM, "explain_marker", RESOURCES, "eel.worth", *moves, token=token)

    def priced(self, step: Step) -> None:
        move_marker(step, +1)

    def auctioned_abroad(self, step: Step) -> None:
        move_marker(step, +1)

    def buys(self, state: State) -> tuple[str, ...]:
        return self.token_kinds

    def sale_price(self, state: State, token: str, count: int) -> int:
        return self.marker * count

    def sold(self, step: Step, token: str, count: int) -> None:
        FishMarket.sold(self, step, token, count)
        move_marker(step, -FALL * count)


def move_marker(step: Step, spaces: int) -> None:
    """Move the value marker, no further than the ends of its track."""
    old = step.state.market("eel").marker
    new = min(max(old + spaces, TRACK[0]), TRACK[-1])
    if new != old:
        step.put_market("eel", marker=new)
        step.say(
            "marker-moved",
            f"eel.marker.{'up' if new > old else 'down'}",
            fish="eel",
            old=old,
            new=new,
        )
