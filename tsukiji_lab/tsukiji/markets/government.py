"""Government: takes fish tokens for charity, at a price that asks nothing of their worth.

Source: Government.
"""

from __future__ import annotations

from collections.abc import Iterator

from tsukiji_lab.game.action import Action, Name
from tsukiji_lab.game.refusal import Refusal, Values
from tsukiji_lab.tsukiji.board import CLOSED, COUNT, MONEY, Market
from tsukiji_lab.tsukiji.state import Player, State
from tsukiji_lab.tsukiji.step import Step
from tsukiji_lab.tsukiji.visiting import interact

SPACES = ("left", "right")


class Give(Action, frozen=True):
    """Give a token to charity, into one of the two spaces."""

    verb = "give"
    part_of = "visit.one-market"

    space: Name
    token: Name

    @classmethod
    def options(cls, state: State) -> Iterator[Give]:
        return (
            cls(space, token) for space in SPACES for token in dict.fromkeys(state.player.tokens)
        )

    def why_not(self, state: State) -> Refusal | None:
        if self.space not in SPACES:
            return Refusal("government.spaces")
        if self.token not in state.player.tokens:
            return Refusal("visit.sell.own", {"token": self.token, "held": 0, "count": 1})
        government: Government = state.market("government")
        if government.is_exhausted():
            return Refusal("government.full")
        if not government.room(self.space):
            return Refusal("government.spaces", {"space": self.space})
        return None

    def play(self, step: Step) -> None:
        seat = step.state.on_turn
        step.take_token(seat, self.token)
        government: Government = step.state.market("government")
        given, price = getattr(government, self.space), government.price(self.space)
        step.put_market("government", **{self.space: (*given, self.token)})
        step.earn(seat, price)
        interact(step, self.verb)
        values: Values = {"space": self.space, "token": self.token, "yen": price}
        step.say("given", "government.give", **values)


class Government(Market, frozen=True, kw_only=True):
    """The Government board with the tokens in its ``left`` and ``right`` space."""

    board = "government"
    once_per_turn = True
    verbs = (Give,)
    collapses = CLOSED
    numbers = {
        **Market.numbers,
        **dict.fromkeys(("left_space", "right_space"), COUNT),
        **dict.fromkeys(("left_price", "right_price"), MONEY),
    }

    points: int = 0
    left_space: int = 3
    right_space: int = 10
    left_price: int = 3
    right_price: int = 2
    left: tuple[str, ...] = ()
    right: tuple[str, ...] = ()

    @classmethod
    def set_up(cls, players: int) -> Government:
        return cls()

    def is_of_use(self, state: State, visitor: Player) -> bool:
        return bool(visitor.tokens) and not self.is_exhausted()

    def flaws(self, state: State) -> Iterator[str]:
        for space in SPACES:
            if self.room(space) < 0:
                yield f"too many tokens in the {space} space"

    def is_exhausted(self) -> bool:
        return not any(map(self.room, SPACES))

    def capacity(self, space: str) -> int:
        """How many tokens the space holds."""
        return self.left_space if space == "left" else self.right_space

    def price(self, space: str) -> int:
        """What the space pays for a token."""
        return self.left_price if space == "left" else self.right_price

    def room(self, space: str) -> int:
        """How many more tokens the space takes."""
        return self.capacity(space) - len(self.left if space == "left" else self.right)

    def gives_for(self, state: State, token: str, count: int) -> int:
        prices = (self.price(space) for space in SPACES for _ in range(self.room(space)))
        return sum(sorted(prices, reverse=True)[:count])

    def tokens_here(self) -> tuple[str, ...]:
        return self.left + self.right
