"""«Why not?» has an answer with words for everything that can be named at a table."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.test_scenarios import TABLES, random_game
from tsukiji_lab.public import RULES as TSUKIJI
from tsukiji_lab.rulebook import LANGUAGES, RULES, words
from tsukiji_lab.tsukiji.nameable import nameable

ASKED = 40
"""So many actions are asked about at each position."""


@pytest.mark.parametrize("setup", TABLES)
@pytest.mark.parametrize("seed", [1, 2])
def test_every_action_that_is_not_offered_is_refused_by_a_rule_with_words(
    setup: dict[str, Any], seed: int
) -> None:
    game, lot = random_game(seed, setup, rounds=10), Random(seed)
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
    game = random_game(5, TABLES[3], rounds=10)
    for state in game.session.states[::7]:
        if state.frames:
            beside = set(TSUKIJI.legal_actions(state)) - set(nameable(state))
            # Amounts and counts have no end: a few of them stand for all.
            assert {action.verb for action in beside} <= {"bid", "amount", "sell"}
