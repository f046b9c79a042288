"""Barrels and tokens leaving and returning, and what happens when a fish runs out.

Source: Overfishing; expansion, Horse Mackerel and Nori, Overfishing.
"""

from __future__ import annotations

from tsukiji_lab.tsukiji.board import HOME, FishMarket
from tsukiji_lab.tsukiji.box import draw_fish_market
from tsukiji_lab.tsukiji.state import State
from tsukiji_lab.tsukiji.step import Step


def take_barrel(step: Step, kind: str) -> None:
    """A barrel leaves its market; the last one makes the fish overfished."""
    step.put_market(kind, barrels=step.state.market(kind).barrels - 1)
    look(step, kind)


def return_barrel(step: Step, barrel: str) -> None:
    """A barrel goes back to its market, or to the box if the fish is overfished."""
    kind = HOME[barrel]
    market = step.state.market(kind)
    if market.overfished:
        step.put_market(kind, boxed=market.boxed + 1)
    else:
        step.put_market(kind, barrels=market.barrels + 1)


def look(step: Step, board: str) -> None:
    """If the market's barrels or tokens are gone, it is overfished for the rest of the game."""
    market: FishMarket = step.state.market(board)
    if market.overfished or not market.is_run_out(step.state):
        return
    step.put_market(board, overfished=True, barrels=0, boxed=market.boxed + market.barrels)
    step.say("overfished", "overfishing.when", market=board, barrels=market.barrels)
    if not step.state.top.postpones(step, board):
        follow(step, board)


def follow(step: Step, board: str) -> None:
    """What an overfished market brings about, then a new market."""
    step.state.market(board).run_out(step)
    draw_fish_market(step)


def overfished_since(before: State, after: State) -> tuple[str, ...]:
    """The fish markets that have become overfished between two positions."""
    markets = zip(before.fish_markets, after.fish_markets, strict=False)
    return tuple(new.board for old, new in markets if new.overfished > old.overfished)


def overfishing_brings(state: State, board: str, seat: int) -> int:
    """What the overfishing of a market pays a player for its tokens, in units of ¥100; below zero:
    takes, as far as there are yen.
    """
    market: FishMarket = state.market(board)
    owned = sum(state.players[seat].tokens.count(token) for token in market.token_kinds)
    return market.overfishing_pays * owned
