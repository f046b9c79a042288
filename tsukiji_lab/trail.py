"""A rule's case gone through by hand: its steps, whatever else is tried, other numbers.

Every moment is kept, so that the way back is always open.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import cast

from msgspec import Struct

from tsukiji_lab.drawing.explorer import StepSaid, Told
from tsukiji_lab.game.action import Action
from tsukiji_lab.game.chance import BadDraw, RecordedChance
from tsukiji_lab.game.event import Event
from tsukiji_lab.game.refusal import Complaint, IllegalAction, Refusal
from tsukiji_lab.game.session import Step
from tsukiji_lab.numbers import Number, numbers, with_numbers
from tsukiji_lab.public import Game, game_in_position
from tsukiji_lab.rulebook import Words
from tsukiji_lab.scenarios import load_scenario, read_scenario, scenario_of
from tsukiji_lab.tsukiji.position import Position
from tsukiji_lab.tsukiji.state import State

MOST_TOLD = 6
"""So many actions are named that became possible, and that did not stay so."""

Tell = Callable[[Words], Iterable[Told]]
"""What came of something, told in any language."""


class Planned(Struct, frozen=True):
    """A step of the case: an action with what it draws, or one that is only tried and should be
    ``refused`` by a rule.
    """

    action: Action
    is_tried: bool
    refused: str = ""
    drawn: tuple[str, ...] = ()


class Moment(Struct, frozen=True):
    """Where the trail was: so many steps of the case were done, and other actions too if it had
    gone ``astray``.
    """

    game: Game
    done: int = 0
    astray: bool = False
    tell: Tell = lambda said: ()


class Base(Struct, frozen=True):
    """The last moment at which nothing but a turn was under way, and what was played since."""

    position: Position
    state: State
    steps: Sequence[Step]


class Trail:
    """The way through the case in a scenario file. Raises BadScenario, BadSetup or OSError."""

    def __init__(self, path: Path) -> None:
        self._case = load_scenario(path)
        self._moments = [Moment(self._case.branch())]
        self.plan: list[Planned] = []
        for step in read_scenario(path.read_text(encoding="utf-8")).steps:
            action = self._case.action(step.do or step.attempt)
            if step.attempt:
                self.plan.append(Planned(action, True, step.refused))
            else:
                self._case.redo()
                drawn = self._case.session.steps[-1].drawn
                self.plan.append(Planned(action, False, drawn=drawn))

    # --- where it stands ---

    @property
    def now(self) -> Moment:
        """The present moment."""
        return self._moments[-1]

    @property
    def game(self) -> Game:
        """The game as it lies; it is looked at only."""
        return self.now.game

    @property
    def can_go_on(self) -> bool:
        """Whether a step of the case comes next."""
        return self.now.done < len(self.plan) and not self.now.astray

    @property
    def can_go_back(self) -> bool:
        """Whether anything was done."""
        return len(self._moments) > 1

    def steps(self, language: str) -> list[StepSaid]:
        """The steps of the case in words."""
        case = self._case
        case.language = language
        while case.session.here:
            case.undo()
        said = []
        for step in self.plan:
            seat = case.state.on_turn if case.to_act is None else case.to_act
            said.append(StepSaid(seat, case.say(step.action), step.is_tried, step.refused))
            if not step.is_tried:
                case.redo()
        return said

    # --- back and forth ---

    def go_on(self) -> None:
        """Do the next step of the case, or try it. Raises IllegalAction if it cannot be done in a
        position that was changed.
        """
        if not self.can_go_on:
            return
        moment, step = self.now, self.plan[self.now.done]
        if step.is_tried:
            tell = _answer(moment.game, step.action)
            self._moments.append(Moment(moment.game, moment.done + 1, tell=tell))
        else:
            game = moment.game.branch()
            events = _play(game, step.action, step.drawn)
            self._moments.append(Moment(game, moment.done + 1, tell=_events(game, events)))

    def go_back(self) -> None:
        """Take back what was done last."""
        if self.can_go_back:
            self._moments.pop()

    def return_to_case(self) -> None:
        """Take back everything since the last step of the case."""
        while self.now.astray:
            self._moments.pop()

    # --- trying ---

    def play(self, text: str) -> None:
        """Play an action: the next of the case, or another. Raises Complaint."""
        moment = self.now
        action = moment.game.action(text)
        if self.can_go_on and self.plan[moment.done].action == action:
            self.go_on()
            return
        game = moment.game.branch()
        events = game.play(action)
        self._moments.append(Moment(game, moment.done, True, _events(game, events)))

    def ask(self, text: str) -> Tell:
        """Whether an action can be done now, and by which rule not. Raises Complaint."""
        return _answer(self.game, text)

    # --- other numbers ---

    def base(self) -> Base:
        """What a change of numbers begins with."""
        scenario, session = scenario_of(self.game), self.game.session
        assert scenario.position is not None
        first = len(session.public_steps()) - len(scenario.steps)
        return Base(scenario.position, session.state_after(first), session.steps[first:])

    def numbers(self) -> dict[str, list[Number]]:
        """The numbers that can be changed, by place, as they lie in the base."""
        return numbers(self.base().state)

    def change(self, place: str, values: Mapping[str, int]) -> None:
        """Put other numbers into the base, by their names at that place, and play again what was
        played since. Raises BadSetup if nothing can lie like that.
        """
        moment, old, base = self.now, self.game, self.base()
        position = with_numbers(base.position, base.state, place, values)
        game = game_in_position(old.setup, position, old.language)
        left, tell = list(base.steps), cast("Tell | None", None)
        while left and tell is None:
            try:
                _play(game, left[0].action, left[0].drawn)
                left.pop(0)
            except IllegalAction as illegal:
                tell = _stopped(old, left[0].action, illegal.refusal)
        done = moment.done if moment.astray else self._done_without(len(left))
        tell = tell or _difference(old, game)
        self._moments.append(Moment(game, done, moment.astray, tell))

    def _done_without(self, actions: int) -> int:
        """How many steps of the case are done before the last so many that were played."""
        done = self.now.done
        while actions:
            done -= 1
            actions -= not self.plan[done].is_tried
        return done


@cache
def telling_step(path: Path, rule: str, language: str) -> StepSaid | None:
    """The step of a case that tells most of a rule, in words: the one that it refuses, or else
    the last; None if the case is a position only.
    """
    steps = Trail(path).steps(language)
    refused = (step for step in steps if step.refused == rule)
    return next(refused, steps[-1] if steps else None)


def _play(game: Game, action: Action, drawn: Sequence[str]) -> tuple[Event, ...]:
    """Play an action with these draws, or with others where they are not to be had."""
    try:
        return game.session.play(action, RecordedChance(drawn))
    except BadDraw:
        return game.session.play(action)


# --- what is told ---


def _events(game: Game, events: Iterable[Event]) -> Tell:
    def tell(said: Words) -> Iterator[Told]:
        game.language = said.language
        yield from (Told(game.tell(event), (event.rule,)) for event in events)

    return tell


def complained(complaint: Complaint) -> Tell:
    """A complaint; of a refusal also its rules."""
    if isinstance(complaint, IllegalAction):
        return _refusal(complaint.refusal)
    message = complaint.what.replace(".", "_")
    return lambda said: [Told(said.say(message, **complaint.values))]


def _answer(game: Game, action: Action | str) -> Tell:
    refusal = game.why_not(action)
    if refusal is None:
        return lambda said: [Told(said.say("table_can"))]
    return _refusal(refusal)


def _refusal(refusal: Refusal) -> Tell:
    return lambda said: [_told(said, refusal)]


def _told(said: Words, refusal: Refusal, action: str = "") -> Told:
    rules = (refusal.rule, *((refusal.because.rule,) if refusal.because else ()))
    return Told(said.told(refusal).sentence, rules, title=action)


def _stopped(old: Game, action: Action, refusal: Refusal) -> Tell:
    def tell(said: Words) -> Iterator[Told]:
        old.language = said.language
        yield Told(said.say("explorer_stopped"))
        yield _told(said, refusal, old.say(action))

    return tell


def _difference(old: Game, new: Game) -> Tell:
    """What can be done in one game and not in the other."""
    gained = [action for action in new.legal_actions if action not in old.legal_actions]
    lost = [action for action in old.legal_actions if action not in new.legal_actions]

    def tell(said: Words) -> Iterator[Told]:
        old.language = new.language = said.language
        if not gained and not lost:
            yield Told(said.say("explorer_same"))
        if gained:
            yield Told(said.say("explorer_gained"))
            yield from (Told("", title=new.say(action)) for action in gained[:MOST_TOLD])
        if len(gained) > MOST_TOLD:
            yield Told(said.say("explorer_and-more", number=len(gained) - MOST_TOLD))
        if lost:
            yield Told(said.say("explorer_lost"))
        for rule, actions in _by_rule(new, lost[:MOST_TOLD]).items():
            yield from (Told("", title=old.say(action)) for action in actions)
            yield Told("", (rule,))
        if len(lost) > MOST_TOLD:
            yield Told(said.say("explorer_and-more", number=len(lost) - MOST_TOLD))

    return tell


def _by_rule(game: Game, actions: Iterable[Action]) -> dict[str, list[Action]]:
    """Actions that cannot be done, by the rule that tells most of why."""
    found: dict[str, list[Action]] = {}
    for action in actions:
        refusal = game.why_not(action)
        assert refusal is not None
        found.setdefault((refusal.because or refusal).rule, []).append(action)
    return found
