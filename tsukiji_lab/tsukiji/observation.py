"""What one seat may know.

Source: Gameplay (open or closed money); rulings, Blind bids and The screen and the rules.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from tsukiji_lab.tsukiji.bidding import HIDDEN, Bids
from tsukiji_lab.tsukiji.state import State

UNKNOWN = 0
"""Stands for yen that the seat must not know; ``Observation.knows_yen`` tells them from ¥0."""

EVERYBODY = -1
"""Stands for the seat of somebody who may know only what all know."""


class Observation(Struct, frozen=True):
    """The position as ``seat`` sees it: other players' closed money and sealed bids are hidden.

    ``state`` has ``UNKNOWN`` for hidden yen (the general supply's too) and ``HIDDEN`` for sealed
    bids. What is in the bag is public (tokens can be counted), what will come out of it is not.
    """

    seat: int
    state: State

    @property
    def knows_yen(self) -> tuple[bool, ...]:
        """By seat, whether its yen are known."""
        state = self.state
        is_open = not state.closed_money or state.scores is not None
        return tuple(is_open or seat == self.seat for seat in range(len(state.players)))


def observe(state: State, seat: int) -> Observation:
    """The position as that seat may know it."""
    frames = tuple(
        _sealed(frame, seat) if isinstance(frame, Bids) else frame for frame in state.frames
    )
    if not state.closed_money or state.scores is not None:
        return Observation(seat, replace(state, frames=frames))
    players = tuple(
        player if owner == seat else replace(player, yen=UNKNOWN)
        for owner, player in enumerate(state.players)
    )
    return Observation(seat, replace(state, frames=frames, players=players, supply=UNKNOWN))


def _sealed(bids: Bids, seat: int) -> Bids:
    shown = (
        bid if bidder == seat else HIDDEN
        for bidder, bid in zip(bids.bidders, bids.bids, strict=False)
    )
    return replace(bids, bids=tuple(shown))
