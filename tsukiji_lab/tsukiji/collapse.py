"""External markets collapse when they are used up: a new one comes in.

Source: expansion, Collapsing External Markets; rulings, Variants.
"""

from __future__ import annotations

from tsukiji_lab.tsukiji.board import CLOSED
from tsukiji_lab.tsukiji.box import draw_external_market
from tsukiji_lab.tsukiji.step import Step
from tsukiji_lab.tsukiji.visiting import Visit


def look(step: Step) -> None:
    """Every external market that is used up now collapses, once in a game."""
    for market in step.state.markets:
        if market.collapses and not market.collapsed and market.is_exhausted():
            step.put_market(market.board, collapsed=market.collapses)
            rule = f"collapse.{market.collapses}"
            step.say("collapsed", rule, market=market.board, face=market.collapses)
            if market.collapses == CLOSED:
                _leave(step, market.board)
            draw_external_market(step)


def _leave(step: Step, board: str) -> None:
    """A visit is over when its market closes."""
    frames = step.state.frames
    if isinstance(frames[-1], Visit) and frames[-1].market == board:
        step.pop()
