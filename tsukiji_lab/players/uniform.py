"""Players that choose by lot."""

from __future__ import annotations

import random
from collections.abc import Sequence

from tsukiji_lab.game.action import Action
from tsukiji_lab.players.trial import RULES, after
from tsukiji_lab.tsukiji.anytime import ReturnLicence
from tsukiji_lab.tsukiji.boats import SellBoat
from tsukiji_lab.tsukiji.observation import Observation
from tsukiji_lab.tsukiji.state import State
from tsukiji_lab.tsukiji.turn import Discard
from tsukiji_lab.tsukiji.visiting import Enter

RUINOUS = (ReturnLicence, SellBoat, Discard)


class Wild:
    """Uniform over all legal actions."""

    def choose(
        self, observation: Observation, actions: Sequence[Action], rng: random.Random
    ) -> Action:
        """Choose any of the actions."""
        return rng.choice(actions)


class Random:
    """Uniform over the legal actions that do not ruin: it gives back a licence, sells a boat,
    discards, or enters Ships only to sell, if nothing else is legal. A table of players that did
    these things freely would go bankrupt and never end.
    """

    def choose(
        self, observation: Observation, actions: Sequence[Action], rng: random.Random
    ) -> Action:
        """Choose any that does not ruin; any at all where all do."""
        sound = [action for action in actions if not _ruins(observation.state, action)]
        return rng.choice(sound or actions)


def _ruins(state: State, action: Action) -> bool:
    if isinstance(action, Enter) and action.market == "ships":
        inside = RULES.legal_actions(after(state, action))
        return all(isinstance(interaction, SellBoat) for interaction in inside)
    return isinstance(action, RUINOUS)
