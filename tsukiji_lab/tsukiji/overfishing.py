"""Barrels and tokens leaving and returning, and what happens when a fish runs out.

Source: Overfishing.
"""

from __future__ import annotations

from tsukiji_lab.tsukiji.board import BOARDS, FishMarket
from tsukiji_lab.tsukiji.step import Step, with_piece, without_piece


def take_barrel(step: Step, kind: str) -> None:
    """A barrel leaves its market; the last one makes the fish overfished."""
    step.put_market(kind, barrels=step.state.market(kind).barrels - 1)
    look(step, kind)


def return_barrel(step: Step, kind: str) -> None:
    """A barrel goes back to its market, or to the box if the fish is overfished."""
    market = step.state.market(kind)
    if market.overfished:
        step.put_market(kind, boxed=market.boxed + 1)
    else:
        step.put_market(kind, barrels=market.barrels + 1)


def look(step: Step, board: str) -> None:
    """If the market's barrels or tokens are gone, it is overfished for the rest of the game."""
    market: FishMarket = step.state.market(board)
    if market.overfished or (market.barrels and market.reserve(step.state)):
        return
    step.put_market(board, overfished=True, barrels=0, boxed=market.boxed + market.barrels)
    step.say("overfished", "overfishing.when", market=board, barrels=market.barrels)
    draw_market(step)


def draw_market(step: Step) -> None:
    """A random fish market comes out of the box and is laid out at once, if one is left."""
    if not step.state.box:
        step.say("no-market-left", "overfishing.new-market.box-empty")
        return
    board = step.draw(step.state.box)
    step.put(box=without_piece(step.state.box, board))
    lay_out(step, board)
    step.say("market-drawn", "overfishing.new-market", market=board)


def lay_out(step: Step, board: str) -> None:
    """Set up a fish market as at the start of the game."""
    market = BOARDS[board].set_up(len(step.state.players))
    assert isinstance(market, FishMarket)
    bag = step.state.bag
    for token in market.bag_tokens():
        bag = with_piece(bag, token)
    state = step.state
    step.put(markets=(*state.markets, market), boards=(*state.boards, board), bag=bag)
