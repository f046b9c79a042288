"""A game as a data frame."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tsukiji_lab.game.session import Step
from tsukiji_lab.tsukiji.house_rules import as_asked
from tsukiji_lab.tsukiji.state import State
from tsukiji_lab.tsukiji.worth import resources

if TYPE_CHECKING:
    import pandas as pd

    from tsukiji_lab.public import Game

MOVING_WORTH = ("eel", "red_snapper", "swordfish")
"""The fish whose tokens all have one worth, which moves."""
TINNED = "sardines"
"""The fish of which tokens lie in the middle of the board too."""


def decisions(game: Game) -> pd.DataFrame:
    """One row per decision, indexed by ``step``, from 1.

    ``turn``, ``round``: when it was taken; what a Buyer buys belongs to the turn that it follows.
    ``seat``, ``player``: who took it. ``verb``, ``action``: what was done; ``action`` is the text
    that ``Game.play`` takes. ``legal``: among how many legal actions. ``drawn``, ``events``: what
    chance gave and what happened, as ids with a space between them; empty if nothing did.

    For each seat (numbered from 0) ``yen_before_0``, ``yen_after_0`` in yen and
    ``resources_before_0``, ``resources_after_0`` in Resources. For each fish market that came into
    play ``barrels_eel`` and ``tokens_eel``: what was left on it after the decision, missing before
    it came into play; for Eel, Red Snapper and Swordfish ``worth_eel``: what a token was then
    worth, in Resources; for Sardines ``tins_sardines``: the tokens in the middle of their board.

    While bids are sealed the frame ends before the first of them; with closed money yen are missing
    until the game is over. ``attrs["boards"]`` are the printed numbers that were changed, as
    ``new_game`` takes them.
    """
    import pandas as pd

    session, words = game.session, game.words
    steps = session.public_steps()
    hidden = game.state.closed_money and not game.is_over
    states = session.states[: len(steps) + 1]
    boards = [market.board for market in states[-1].fish_markets]
    rows = [
        {
            **_decided(step, before),
            "player": words.name("seat", _seat(before)),
            "legal": len(session.rules.legal_actions(before)),
            **_owned(before, "before", hidden),
            **_owned(after, "after", hidden),
            **_left(after, boards),
        }
        for step, before, after in zip(steps, states, states[1:], strict=False)
    ]
    index = pd.RangeIndex(1, len(rows) + 1, name="step")
    types = dict.fromkeys(("turn", "round", "seat"), "int64")
    types |= dict.fromkeys(("player", "verb", "action"), "string") | {"legal": "int64"}
    types |= dict.fromkeys(("drawn", "events"), "string")
    owned = (*_owned(states[0], "before", hidden), *_owned(states[0], "after", hidden))
    types |= dict.fromkeys(owned, "Int64")
    types |= dict.fromkeys(_left(states[0], boards), "Int64")
    frame = pd.DataFrame(rows, index=index, columns=list(types)).astype(types)
    frame.attrs["boards"] = as_asked(states[0].house_rules)
    return frame


def _seat(state: State) -> int:
    """The seat that decides; there is one before every decision."""
    seat = state.to_act
    assert seat is not None
    return seat


def _decided(step: Step, before: State) -> dict[str, object]:
    return {
        "turn": before.turns,
        "round": before.round,
        "seat": _seat(before),
        "verb": step.action.verb,
        "action": str(step.action),
        "drawn": " ".join(step.drawn),
        "events": " ".join(event.what for event in step.events),
    }


def _owned(state: State, when: str, hidden: bool) -> dict[str, object]:
    row: dict[str, object] = {}
    for seat, player in enumerate(state.players):
        row[f"yen_{when}_{seat}"] = None if hidden else 100 * player.yen
        row[f"resources_{when}_{seat}"] = resources(state, seat)
    return row


def _left(state: State, boards: list[str]) -> dict[str, object]:
    row: dict[str, object] = {}
    in_play = {market.board: market for market in state.fish_markets}
    for board in boards:
        market = in_play.get(board)
        row[f"barrels_{board}"] = market and market.barrels
        row[f"tokens_{board}"] = market and market.reserve(state)
        if board in MOVING_WORTH:
            row[f"worth_{board}"] = market and market.worth(state, (board,))
        if board == TINNED:
            row[f"tins_{board}"] = market and len(market.tokens_here())
    return row
