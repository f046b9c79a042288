"""The text form of actions: every verb can be written, read back and told from the others."""

from __future__ import annotations

import pytest

from tsukiji_lab.game.action import Action, notations
from tsukiji_lab.tsukiji.rules import VERBS, Tsukiji

WORDS = ["eel", "left", "300", "1", "0", "moon", "???"]


@pytest.mark.parametrize("verb", VERBS, ids=lambda verb: verb.verb)
def test_every_verb_reads_back_what_it_writes(verb: type[Action]) -> None:
    values = []
    for _, notation in notations(verb):
        for word in WORDS:
            try:
                values.append(notation.read(word))
                break
            except ValueError:
                continue
    action = verb(*values)
    assert Tsukiji.grammar.read(str(action)) == action
