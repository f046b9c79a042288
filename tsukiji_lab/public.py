"""The public face: one ``Game`` that joins the engine, the words and the drawing."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from itertools import groupby
from random import SystemRandom
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from tsukiji_lab.game import record as records
from tsukiji_lab.game.action import MARKS, Action, fits, id_of, normal_words
from tsukiji_lab.game.chance import RecordedChance
from tsukiji_lab.game.event import Event
from tsukiji_lab.game.record import Record
from tsukiji_lab.game.refusal import (
    AmbiguousAction,
    BadRecord,
    BadSeat,
    BadSetup,
    BadStep,
    Complaint,
    Refusal,
    UnreadableAction,
)
from tsukiji_lab.game.session import Session
from tsukiji_lab.game.told_chance import BadTold, ToldChance
from tsukiji_lab.tsukiji.observation import Observation, observe
from tsukiji_lab.tsukiji.position import Position
from tsukiji_lab.tsukiji.rules import Tsukiji
from tsukiji_lab.tsukiji.scoring import winners
from tsukiji_lab.tsukiji.setup import MOST_ROUNDS, Markets, Setup, make_setup, whole
from tsukiji_lab.tsukiji.state import State
from tsukiji_lab.tsukiji.terms import View

if TYPE_CHECKING:
    from pathlib import Path

    import pandas as pd

    from tsukiji_lab.rulebook import Words
    from tsukiji_lab.tsukiji.explaining import Explanation
    from tsukiji_lab.tsukiji.reasons.question import Question

P = ParamSpec("P")
R = TypeVar("R")

RULES = Tsukiji()
_SHOWN = 5


class Line(Struct, frozen=True):
    """One line of the log: what happened in step ``number`` (0: before the first), and its rule."""

    number: int
    seat: int
    sentence: str
    rule: str
    citation: str


class LegalActions(tuple[Action, ...]):
    """The legal actions of one moment. Iterate, ask for ``len``, or whether an action or its text
    is ``in`` it; its repr groups them by verb.
    """

    __slots__ = ()

    def __contains__(self, action: object) -> bool:
        if isinstance(action, str):
            try:
                action = RULES.grammar.read(action)
            except UnreadableAction:
                return False
        return tuple.__contains__(self, action)

    def __repr__(self) -> str:
        lines = [f"{len(self)} legal actions"]
        for verb, group in groupby(self, key=lambda action: action.verb):
            texts = [str(action).removeprefix(verb).strip() for action in group]
            more = f" … {texts[-1]}" if len(texts) > 2 * _SHOWN else ""
            shown = texts[: _SHOWN if more else 2 * _SHOWN]
            lines.append(f"  {verb}: {', '.join(shown)}{more}" if any(texts) else f"  {verb}")
        return "\n".join(lines)


def _in_words(method: Callable[P, R]) -> Callable[P, R]:
    """Let complaints that leave this method say their sentence in the game's language."""

    @wraps(method)
    def speaking(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return method(*args, **kwargs)
        except Complaint as complaint:
            game: Any = args[0]
            game.words.spoken(complaint)
            raise

    return speaking


def _words(language: str, names: tuple[str, ...] = ()) -> Words:
    """The words of a language. They are loaded when first asked for: importing stays quick."""
    from tsukiji_lab.rulebook import words

    return words(language, names)


class Game:
    """A game of Tokyo Tsukiji Market, from set-up to final score.

    Make one with ``new_game``, ``load_game`` or ``game_from_code``. ``language`` ("en" or "es")
    may be changed at any time; ``notice`` says what was left out when a record was opened.
    Raises UnknownLanguage.
    """

    def __init__(self, session: Session[State, Setup], language: str = "en") -> None:
        self.session = session
        self._language = ""
        self.notice = ""
        self._watchers: list[Callable[[], None]] = []
        self.language = language

    @property
    def language(self) -> str:
        """The language of every sentence, "en" or "es"; setting another raises UnknownLanguage."""
        return self._language

    @language.setter
    def language(self, language: str) -> None:
        from tsukiji_lab.rulebook import known_language

        self._language = known_language(language)
        self._changed()

    # --- the position ---

    @property
    def words(self) -> Words:
        """The words of the game's language, with the players' names."""
        return _words(self.language, self.session.setup.names)

    @property
    def state(self) -> State:
        """The position: an immutable record of everything on the table."""
        return self.session.state

    @property
    def setup(self) -> Setup:
        """How the game was set up."""
        return self.session.setup

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return self.session.setup.names

    @property
    def to_act(self) -> int | None:
        """The seat that decides now, or None after the end."""
        return self.state.to_act

    @property
    def is_over(self) -> bool:
        """Whether the game has ended and is scored."""
        return self.state.scores is not None

    @property
    def scores(self) -> tuple[int, ...] | None:
        """The final yen by seat; None before the end."""
        scores = self.state.scores
        return None if scores is None else tuple(score * 100 for score in scores)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that share the win; empty before the end."""
        return winners(self.state)

    @_in_words
    def observe(self, seat: int) -> Observation:
        """What a seat may know: no closed money of others, no sealed bid, no order of the bag.

        Raises BadSeat.
        """
        if type(seat) is not int or not 0 <= seat < len(self.players):
            raise BadSeat("error.no-such-seat", most=len(self.players) - 1)
        return observe(self.state, seat)

    # --- actions ---

    @property
    def legal_actions(self) -> LegalActions:
        """The legal actions of the player to act, in a fixed order."""
        return LegalActions(self.session.legal_actions)

    @_in_words
    def action(self, text: Action | str) -> Action:
        """The action that a text means. Words may be left out where only one legal action fits.

        Raises UnreadableAction, or AmbiguousAction if several legal actions fit.
        """
        return self._meant(text)

    def _meant(self, text: Action | str) -> Action:
        if isinstance(text, Action):
            RULES.grammar.check(text)
            return text
        if not isinstance(text, str):
            raise UnreadableAction("error.no-text", text=type(text).__name__)
        said = normal_words(text)
        fitting = [action for action in self.session.legal_actions if fits(said, action)]
        exact = [action for action in fitting if len(str(action).split()) == len(said)]
        if fitting and not exact and (whole := self._said_in_full(text)):
            return whole
        if len(exact or fitting) == 1:
            return (exact or fitting)[0]
        if fitting:
            shown = tuple(str(action) for action in fitting[:_SHOWN])
            raise AmbiguousAction("error.ambiguous-action", text=text[:80], verbs=shown)
        try:
            return RULES.grammar.read(text)
        except UnreadableAction:
            for action in RULES.candidates(self.state):
                if fits(said, action):
                    return action
            raise

    def _said_in_full(self, text: str) -> Action | None:
        """The action that a text names without a gap, of a verb that can be used now; or None.

        «catch one-slot mackerel» is not short for a catch with another fish's licence.
        """
        try:
            action = RULES.grammar.read(text)
        except UnreadableAction:
            return None
        return None if RULES.why_not_now(self.state, type(action)) else action

    @_in_words
    def why_not(self, action: Action | str) -> Refusal | None:
        """Why an action cannot be taken now; None if it is legal.

        Raises UnreadableAction or AmbiguousAction for a text that names no action, or several.
        """
        try:
            refusal = RULES.why_not(self.state, self._meant(action))
        except UnreadableAction:
            # «catch eel» lacks a word, but where nobody catches that is not what stands in its way.
            verb = RULES.grammar.verb(action) if isinstance(action, str) else None
            refusal = RULES.why_not_now(self.state, verb) if verb else None
            if refusal is None:
                raise
        return None if refusal is None else self.words.told(refusal)

    def play(self, action: Action | str, drawn: Sequence[str] | None = None) -> tuple[Event, ...]:
        """Play an action and return what happened.

        ``drawn`` says what came out of the bag or the box on a real table («spider-crab-6»,
        «eel»), in its order; left out, the game draws. Raises UnreadableAction, AmbiguousAction or
        IllegalAction, and with ``drawn`` NotTold, which names what can come out next, or BadTold;
        then nothing has changed.
        """
        try:
            meant = self._meant(action)
            chance = None if drawn is None else self._told(meant, drawn)
            events = self.session.play(meant, chance)
        except Complaint as complaint:
            self.words.spoken(complaint)
            raise
        self._changed()
        return events

    def _told(self, action: Action, drawn: Sequence[str]) -> ToldChance:
        """Chance that gives just what the action draws."""
        pieces = [id_of(piece) for piece in drawn]
        trial = ToldChance(pieces)
        self.session.branch().play(action, trial)
        if not trial.is_used_up:
            raise BadTold("error.told-too-much")
        return ToldChance(pieces)

    def undo(self) -> None:
        """Go back one decision; at the start nothing happens."""
        self.session.undo()
        self._changed()

    def redo(self) -> None:
        """Play the decision again that was undone last; if there is none, nothing happens."""
        self.session.redo()
        self._changed()

    def branch(self) -> Game:
        """A game of its own that begins here. The same actions bring the same draws in both."""
        return Game(self.session.branch(), self.language)

    @_in_words
    def at(self, step: int) -> Game:
        """The game as it stood after so many steps (0: as set up), as a game of its own.

        Raises BadStep.
        """
        here = self.session.here
        if type(step) is not int or not 0 <= step <= here:
            raise BadStep("error.no-such-step", most=here)
        return Game(self.session.at(step), self.language)

    @_in_words
    def limit_rounds(self, rounds: int) -> None:
        """Set the number of rounds after which the game ends, as a ruling; see ``new_game``.

        Steps that were undone are left behind. Raises BadSetup if that round is over already.
        """
        rounds = whole(rounds, "error.round-limit", most=MOST_ROUNDS)
        if not self.state.round <= rounds <= MOST_ROUNDS:
            raise BadSetup("error.round-over", round=self.state.round)
        setup = replace(self.setup, round_limit=rounds)
        session = Session(RULES, setup)
        for step in self.session.steps:
            session.play(step.action, RecordedChance(step.drawn))
        self.session = session
        self._changed()

    def watch(self, watcher: Callable[[], None]) -> Callable[[], None]:
        """Call ``watcher`` after every change of the game; returns what ends it."""
        self._watchers.append(watcher)
        return lambda: self._watchers.remove(watcher)

    def _changed(self) -> None:
        for watcher in tuple(self._watchers):
            watcher()

    # --- words ---

    def say(self, action: Action | str) -> str:
        """An action, or its text, in the words of the game."""
        action = self.action(action)
        message = f"action_{action.verb.replace(' ', '-')}"
        return self.words.say(message, **action.values(self.state))

    def tell(self, event: Event) -> str:
        """An event as a sentence."""
        return self.words.say(f"event_{event.what}", **{"seat": event.seat, **event.values})

    def lines(self, number: int) -> list[Line]:
        """What happened in one step, as lines of the log; 0 is the opening."""
        session = self.session
        events = session.steps[number - 1].events if number else session.opening
        return [
            Line(number, event.seat, self.tell(event), event.rule, self.words.citation(event.rule))
            for event in events
        ]

    @property
    def log(self) -> list[Line]:
        """What happened so far, in plain sentences, each with its rule."""
        return [line for number in range(self.session.here + 1) for line in self.lines(number)]

    # --- explaining ---

    @_in_words
    def explain(self, what: str | Question, seat: int | None = None) -> Explanation:
        """What a number of the table is made of: «worth eel», «total moon», «points», «end peak».

        With a ``seat``, only what that seat may know. ``explainable`` lists all that can be asked;
        anything else raises CannotExplain, which says what there is.
        """
        from tsukiji_lab.tsukiji.explaining import explain

        return self.words.explained(explain(self._view(seat), what))

    @property
    def explainable(self) -> tuple[str, ...]:
        """What ``explain`` can be asked now."""
        from tsukiji_lab.tsukiji.explaining import questions

        return tuple(map(str, questions(self._view())))

    def _view(self, seat: int | None = None) -> View:
        if seat is None:
            return View(self.state, (True,) * len(self.players), self.session)
        observation = self.observe(seat)
        return View(observation.state, observation.knows_yen, self.session)

    # --- keeping ---

    @property
    def actions(self) -> tuple[str, ...]:
        """The texts of the actions so far; while bids are sealed, up to the first of them."""
        return tuple(str(step.action) for step in self.session.public_steps())

    @property
    def record(self) -> Record:
        """Set-up, actions and draws; while bids are sealed, up to the first of them."""
        return records.record_of(self.session)

    @property
    def code(self) -> str:
        """The record as a short text that fits into an address."""
        return records.encode(self.record, RULES)

    @property
    def json(self) -> str:
        """The record as JSON, which ``save`` writes into a file."""
        return records.write(self.record).decode()

    @_in_words
    def save(self, path: str | os.PathLike[str], *, overwrite: bool = False) -> Path:
        """Write the record to a file. One that is there is kept (BadRecord), or overwritten."""
        try:
            return records.save(self.record, path, overwrite=overwrite)
        except FileExistsError:
            raise BadRecord("error.file-exists", path=str(path)) from None

    @property
    def scenario(self) -> str:
        """The position as a scenario (TOML): the last moment at which nothing but a turn was under
        way, and the actions since; while bids are sealed, up to the first of them.
        """
        from tsukiji_lab.scenarios import scenario_of, write_scenario

        return write_scenario(scenario_of(self))

    def frame(self) -> pd.DataFrame:
        """One row per decision, as a pandas data frame."""
        from tsukiji_lab.study.frames import decisions

        return decisions(self)

    # --- showing ---

    def __repr__(self) -> str:
        return (
            f"<Game {', '.join(self.players)}: turn {self.state.turns}, step {self.session.here}>"
        )

    def __str__(self) -> str:
        from tsukiji_lab.drawing.text import draw_text

        return draw_text(self)

    def _repr_html_(self) -> str:
        from tsukiji_lab.drawing import draw_page

        return draw_page(self)


def new_game(
    players: int | Sequence[str] = 3,
    *,
    box: str = "base",
    staple: str = "mackerel",
    fish_markets: Markets = None,
    external_markets: Markets = None,
    barges: str = "six_slot",
    blue_ship: bool = False,
    variants: Sequence[str] = (),
    boards: Mapping[str, Mapping[str, int]] | None = None,
    money: str = "open",
    first_player: int | None = None,
    seed: int | None = None,
    round_limit: int | None = None,
    next_fish: Sequence[str] | None = None,
    next_external: Sequence[str] | None = None,
    language: str = "en",
) -> Game:
    """Set up a game of 2 to 6 players.

    ``players``: how many, or their names. ``box``: "base", or "expansion" for the boards of both.
    ``fish_markets`` join the ``staple`` ("mackerel" or "horse_mackerel") and ``external_markets``
    join Ships, as many as the rulebook's table says; they are named, or a number of them is drawn
    with ``seed``, and ``fish_markets="beginners"`` takes the set for a first game. ``barges``: the
    one of "six_slot" or the two of "four_slot"; ``blue_ship``: whether it lies on Ships.
    ``variants`` are any of "more_markets", "collapse" and "open_order". ``boards`` changes printed
    numbers as rules of the house, money in yen: ``{"himono": {"barrels": 6}}``, and
    ``{"harbour": {"column_5": 600}}``. ``money`` is "open" or "closed". ``first_player`` is a seat,
    drawn if not named. ``round_limit`` ends the game after so many rounds. ``next_fish`` and
    ``next_external`` are, with the variant "open_order", the boards that lie ready, in their
    order. Source: Setup; expansion, Setup and variants. Raises BadSetup.
    """
    seed = SystemRandom().getrandbits(32) if seed is None else seed
    try:
        setup = make_setup(
            players,
            box=box,
            staple=staple,
            fish_markets=fish_markets,
            external_markets=external_markets,
            barges=barges,
            blue_ship=blue_ship,
            variants=variants,
            boards=boards,
            money=money,
            first_player=first_player,
            seed=seed,
            round_limit=round_limit,
            next_fish=next_fish,
            next_external=next_external,
        )
        _refuse_like_names(setup.names)
    except Complaint as complaint:
        _words(language).spoken(complaint)
        raise
    return Game(Session(RULES, setup), language)


def _refuse_like_names(names: tuple[str, ...]) -> None:
    """Raise BadSetup if two players are called alike in some language: the names of the marks are
    translated, those that players choose are not.
    """
    chosen = [name for name in names if name.lower() not in MARKS]
    if 0 < len(chosen) < len(names):
        from tsukiji_lab.rulebook import LANGUAGES

        for language in LANGUAGES:
            said = _words(language, names)
            called = {said.name("seat", seat).casefold() for seat in range(len(names))}
            if len(called) < len(names):
                raise BadSetup("error.same-names")


def game_in_position(setup: Setup, position: Position, language: str = "en") -> Game:
    """A game set up like this that begins in a position. Raises BadSetup."""
    try:
        return Game(Session(RULES, replace(setup, position=position)), language)
    except Complaint as complaint:
        _words(language, setup.names).spoken(complaint)
        raise


def load_game(path: str | os.PathLike[str], *, language: str = "en") -> Game:
    """Open a game saved with ``Game.save``. Raises BadRecord, or OSError if it is not there."""
    return _open(lambda: records.load(path), language)


def game_from_json(text: bytes | str, *, language: str = "en") -> Game:
    """Open a game from what ``Game.save`` wrote into its file. Raises BadRecord."""
    return _open(lambda: records.read(text), language)


def game_from_code(code: str, *, language: str = "en") -> Game:
    """Open a game from its ``Game.code``. Raises BadRecord."""
    return _open(lambda: records.decode(code, RULES), language)


def _open(read: Callable[[], Record], language: str) -> Game:
    said = _words(language)
    try:
        session, left_out = records.replay(read(), RULES, Setup)
    except Complaint as complaint:
        said.spoken(complaint)
        raise
    game = Game(session, language)
    if left_out:
        game.notice = said.say("error_record-left-out", left=left_out, done=session.here)
    return game
