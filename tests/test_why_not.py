"""«Why not?» has an answer with words for everything that can be named at a table."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import tsukiji_lab as lab
from tests.test_scenarios import TABLES
from tsukiji_lab.public import RULES as TSUKIJI
from tsukiji_lab.rulebook import LANGUAGES, RULES, words
from tsukiji_lab.tsukiji.nameable import nameable

ASKED = 40
"""So many actions are asked about at each position."""


def positions(setup: dict[str, Any], seed: int) -> lab.Game:
    """A game by lot, so long that most decisions came up."""
    game, lot = lab.new_game(**setup, seed=seed, round_limit=10), Random(seed)
    while not game.is_over:
        verbs = sorted({action.verb for action in game.session.legal_actions})
        verb = lot.choice(verbs)
        game.session.play(lot.choice([a for a in game.session.legal_actions if a.verb == verb]))
    return game


@pytest.mark.parametrize("setup", TABLES)
@pytest.mark.parametrize("seed", [1, 2])
def test_every_action_that_is_not_offered_is_refused_by_a_rule_with_words(
    setup: dict[str, Any], seed: int
) -> None:
    game, lot = positions(setup, seed), Random(seed)
    said = [words(language) for language in LANGUAGES]
    asked = refused = 0
    for state in game.session.states[::3]:
        if not state.frames:
            continue
        legal = set(TSUKIJI.legal_actions(state))
        every = list(nameable(state))
        for action in lot.sample(every, ASKED):
            refusal = TSUKIJI.why_not(state, action)
            asked += 1
            assert (refusal is None) == (action in legal), action
            if refusal is None:
                continue
            refused += 1
            for reason in filter(None, (refusal, refusal.because)):
                assert reason.rule in RULES, action
                for language in said:
                    assert language.refuse(reason.rule, **reason.values)
                    assert language.citation(reason.rule)
    assert asked > 1000
    assert refused > 0.9 * asked


def test_what_is_legal_can_be_named() -> None:
    game = positions(TABLES[3], 5)
    for state in game.session.states[::7]:
        if state.frames:
            beside = set(TSUKIJI.legal_actions(state)) - set(nameable(state))
            # Amounts and counts have no end: a few of them stand for all.
            assert {action.verb for action in beside} <= {"bid", "amount", "sell"}
