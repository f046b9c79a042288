"""A game under way: its set-up, its steps, and the way back and forth between them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, Protocol, TypeVar

from msgspec import Struct

from tsukiji_lab.game.action import Action, Grammar
from tsukiji_lab.game.chance import Chance, SeededChance
from tsukiji_lab.game.event import Event
from tsukiji_lab.game.refusal import IllegalAction, Refusal

S = TypeVar("S")
U = TypeVar("U")
V = TypeVar("V", contravariant=True)


class Move(Struct, Generic[S], frozen=True, gc=False):
    """What one action led to: the state after it, what happened, what chance gave."""

    state: S
    events: tuple[Event, ...]
    drawn: tuple[str, ...]


class Rules(Protocol[S, V]):
    """A game's rules, as the session asks for them. ``S`` is its state, ``V`` its set-up."""

    name: str
    version: str
    grammar: Grammar
    mark: str

    @property
    def phrases(self) -> bytes:
        """What the texts of most games are made of: it shortens their codes."""

    def start(self, setup: V) -> Move[S]:
        """The first state; nothing is drawn here, the set-up holds it all."""

    def legal_actions(self, state: S) -> list[Action]:
        """All legal actions, each once: verb by verb, and as the pieces lie on the table."""

    def candidates(self, state: S) -> list[Action]:
        """Actions that could be meant now, legal or not."""

    def why_not(self, state: S, action: Action) -> Refusal | None:
        """The rule that forbids the action, or None."""

    def why_not_now(self, state: S, verb: type[Action]) -> Refusal | None:
        """The rule that gives a verb another moment, whatever its fields; or None."""

    def play(self, state: S, action: Action, chance: Chance) -> Move[S]:
        """Play a legal action."""

    def keeps_secret(self, state: S) -> bool:
        """Whether the state holds a choice that others must not see yet."""

    def seed(self, setup: V) -> int:
        """The seed of the game's draws."""


class Step(Struct, frozen=True, gc=False):
    """One action with what it brought about."""

    action: Action
    events: tuple[Event, ...]
    drawn: tuple[str, ...]


class Session(Generic[S, U]):
    """Set-up and steps of one game; every state it went through is kept.

    ``here`` counts the steps played up to the present; steps behind it wait for ``redo``.
    """

    def __init__(self, rules: Rules[S, U], setup: U) -> None:
        start = rules.start(setup)
        self.rules = rules
        self.setup = setup
        self.opening = start.events
        self._chance = SeededChance(rules.seed(setup))
        self._states: list[S] = [start.state]
        self._steps: list[Step] = []
        self._here = 0
        self._legal: tuple[Action, ...] | None = None

    @property
    def state(self) -> S:
        """The present state."""
        return self._states[self._here]

    @property
    def here(self) -> int:
        """How many steps lead to the present."""
        return self._here

    @property
    def steps(self) -> Sequence[Step]:
        """The steps up to the present."""
        return self._steps[: self._here]

    @property
    def states(self) -> Sequence[S]:
        """All states up to the present, the first one at the start."""
        return self._states[: self._here + 1]

    @property
    def can_redo(self) -> bool:
        """Whether a step was undone and nothing else was played since."""
        return self._here < len(self._steps)

    @property
    def legal_actions(self) -> tuple[Action, ...]:
        """The legal actions of the present; the same tuple until something is played."""
        if self._legal is None:
            self._legal = tuple(self.rules.legal_actions(self.state))
        return self._legal

    def play(self, action: Action, chance: Chance | None = None) -> tuple[Event, ...]:
        """Play one action; if a rule forbids it, IllegalAction names it and nothing has changed."""
        state = self._states[self._here]
        if self._legal is None or action not in self._legal:
            refusal = self.rules.why_not(state, action)
            if refusal is not None:
                raise IllegalAction(refusal)
        move = self.rules.play(state, action, chance or self._chance)
        if self._here < len(self._steps):
            del self._steps[self._here :]
            del self._states[self._here + 1 :]
        self._steps.append(Step(action, move.events, move.drawn))
        self._states.append(move.state)
        self._here, self._legal = len(self._steps), None
        return move.events

    def undo(self) -> None:
        """Go back one step; at the start nothing happens."""
        self._go(max(self._here - 1, 0))

    def redo(self) -> None:
        """Go forward one undone step; if there is none, nothing happens."""
        self._go(min(self._here + 1, len(self._steps)))

    def branch(self) -> Session[S, U]:
        """A game of its own that begins at the present and draws like this one."""
        return self.at(self._here)

    def at(self, steps: int) -> Session[S, U]:
        """This game as it stood after so many steps, as a game of its own that draws like it."""
        twin = Session(self.rules, self.setup)
        twin._states = self._states[: steps + 1]
        twin._steps = self._steps[:steps]
        twin._go(steps)
        return twin

    def as_now(self) -> Callable[[], None]:
        """What puts the game back as it stands now, with the steps that wait for ``redo``."""
        states, steps, here = self._states[:], self._steps[:], self._here

        def put_back() -> None:
            self._states, self._steps = states, steps
            self._go(here)

        return put_back

    def public_steps(self) -> Sequence[Step]:
        """The steps that everybody may know: up to the present or to an open sealed choice."""
        here = self._here
        while here and self.rules.keeps_secret(self._states[here]):
            here -= 1
        return self._steps[:here]

    def state_after(self, steps: int) -> S:
        """The state after that many steps."""
        return self._states[steps]

    def _go(self, here: int) -> None:
        self._here = here
        self._legal = None
