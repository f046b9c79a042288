"""Government: takes fish tokens for charity, at a price that asks nothing of their worth.

Source: Government.
"""

from __future__ import annotations

from collections.abc import Iterator

from tsukiji_lab.game.action import Action, Name
from tsukiji_lab.game.refusal import Refusal, Values
from tsukiji_lab.tsukiji.board import Market
from tsukiji_lab.tsukiji.state import Player, State
from tsukiji_lab.tsukiji.step import Step
from tsukiji_lab.tsukiji.visiting import interact

CAPACITY = {"left": 3, "right": 10}
PRICES = {"left": 3, "right": 2}


class Give(Action, frozen=True):
    """Give a token to charity, into one of the two spaces."""

    verb = "give"
    part_of = "visit.one-market"

    space: Name
    token: Name

    @classmethod
    def options(cls, state: State) -> Iterator[Give]:
        return (
            cls(space, token) for space in CAPACITY for token in dict.fromkeys(state.player.tokens)
        )

    def why_not(self, state: State) -> Refusal | None:
        if self.space not in CAPACITY:
            return Refusal("government.spaces")
        if self.token not in state.player.tokens:
            return Refusal("visit.sell.own", {"token": self.token, "held": 0, "count": 1})
        government: Government = state.market("government")
        if not any(government.room(space) for space in CAPACITY):
            return Refusal("government.full")
        if not government.room(self.space):
            return Refusal("government.spaces", {"space": self.space})
        return None

    def play(self, step: Step) -> None:
        seat = step.state.on_turn
        step.take_token(seat, self.token)
        given = getattr(step.state.market("government"), self.space)
        step.put_market("government", **{self.space: (*given, self.token)})
        step.earn(seat, PRICES[self.space])
        interact(step, self.verb)
        values: Values = {"space": self.space, "token": self.token, "yen": PRICES[self.space]}
        step.say("given", "government.give", **values)


class Government(Market, frozen=True, kw_only=True):
    """The Government board with the tokens in its ``left`` and ``right`` space."""

    board = "government"
    verbs = (Give,)

    points: int = 0
    left: tuple[str, ...] = ()
    right: tuple[str, ...] = ()

    @classmethod
    def set_up(cls, players: int) -> Government:
        return cls()

    def is_of_use(self, state: State, visitor: Player) -> bool:
        return bool(visitor.tokens) and any(map(self.room, CAPACITY))

    def room(self, space: str) -> int:
        """How many more tokens the space takes."""
        return CAPACITY[space] - len(self.left if space == "left" else self.right)

    def tokens_here(self) -> tuple[str, ...]:
        return self.left + self.right
