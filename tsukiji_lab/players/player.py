"""What a player is: somebody who chooses."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Protocol

from tsukiji_lab.game.action import Action
from tsukiji_lab.tsukiji.observation import Observation


class Player(Protocol):
    """Chooses one of the legal actions, whenever its seat is to act."""

    def choose(
        self, observation: Observation, actions: Sequence[Action], rng: random.Random
    ) -> Action:
        """One of ``actions``.

        ``observation`` is what the seat may know; ``rng`` is the seat's own generator, the only
        chance a player may use if the same seed shall bring the same game.
        """
