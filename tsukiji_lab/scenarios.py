"""Scenarios: a position, what is done in it, and what must come of it; written as TOML.

    rules = ["fishing.catch.empty-ship"]
    [setup]
    players = 3
    fish_markets = ["eel", "fugu", "octopus", "salmon"]
    [position.seats.moon]
    licences = ["eel"]
    boats = [{ name = "two-slot", at = "sea", load = ["eel"] }, { name = "one-slot", at = "sea" }]
    [[steps]]
    do = "fish"
    [[steps]]
    try = "catch one-slot eel"
    refused = "fishing.catch.empty-ship"

``setup`` holds arguments of ``new_game`` (the seed is 1 and the first seat begins unless it says
otherwise), ``position`` is a ``Position``. A step does an action
(``do``), or tries one that must be ``refused`` by that rule. ``draws`` is what bag and box give,
``rules`` are rules that the events of the step name, and ``after`` is what must lie where then: a
part of a position («seats.moon.yen», «boards.eel.marker»), a seat's ``resources``, what lies on no
board (``table``, see ``After``), the ``scores`` as a count would give them now, and ``to_act``, who
decides. An ``after`` above all steps is what lies where at the start. The rules at the top are
those that the scenario is about: each must be named by a step, or be seen in what lies where
``after`` one or in what is ``refused``.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from inspect import signature
from pathlib import Path
from typing import Any

import msgspec
import tomli_w
from msgspec import Struct, ValidationError, field
from msgspec.structs import replace

from tsukiji_lab.game.action import MARKS, id_of, written
from tsukiji_lab.game.chance import BadDraw, RecordedChance
from tsukiji_lab.game.event import Event
from tsukiji_lab.game.refusal import (
    AmbiguousAction,
    Complaint,
    IllegalAction,
    UnreadableAction,
)
from tsukiji_lab.public import Game, game_in_position, new_game
from tsukiji_lab.rulebook import RULES, Words, words
from tsukiji_lab.tsukiji.position import BoatAt, Position, SeatAt, boards_of, position_of, seats_of
from tsukiji_lab.tsukiji.scoring import count
from tsukiji_lab.tsukiji.setup import arguments_of, table
from tsukiji_lab.tsukiji.state import State
from tsukiji_lab.tsukiji.turn import Turn
from tsukiji_lab.tsukiji.worth import resources

LINE = 84
"""So long a list stands on one line of a file."""


class BadScenario(Complaint):
    """A file is no scenario, or does not lead to what it expects."""


class After(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What must lie where after a step; what is not named may be as it likes, and what a seat has
    may be listed in any order.

    ``table`` has the ``markets`` in play, those left in the box (``box``, ``external_box``), the
    ``bag``, the ``supply`` in yen, the ``points`` and ``cart_points`` left of the turn, and who
    triggered the end (``ended_by``). ``scores`` are yen by seat.
    """

    seats: dict[str, dict[str, Any]] = {}
    boards: dict[str, dict[str, Any]] = {}
    table: dict[str, Any] = {}
    scores: dict[str, int] = {}
    to_act: str = ""


class ScenarioStep(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One step of a scenario: an action that is done, or one that is tried and refused."""

    do: str = ""
    attempt: str = field(name="try", default="")
    refused: str = ""
    draws: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    after: After | None = None


class Scenario(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A scenario as it is written; see the module."""

    rules: tuple[str, ...] = ()
    setup: dict[str, Any] = {}
    position: Position | None = None
    after: After | None = None
    steps: tuple[ScenarioStep, ...] = ()


def read_scenario(text: str, *, language: str = "en") -> Scenario:
    """Read a scenario. Raises BadScenario, with line and field of what is wrong."""
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise _bad(words(language), "scenario.no-toml", text=str(problem)[:120]) from None
    try:
        scenario = msgspec.convert(raw, Scenario)
    except ValidationError as problem:
        line, name = _place(text, raw, str(problem))
        values = {"line": line, "pattern": name, "text": str(problem)[:120]}
        raise _bad(words(language), "scenario.field", **values) from None
    for number, step in enumerate(scenario.steps, start=1):
        if bool(step.do) == bool(step.attempt):
            raise _bad(words(language), "scenario.do-or-try", number=number)
    named = (rule for step in scenario.steps for rule in (*step.rules, step.refused) if rule)
    for rule in (*scenario.rules, *named):
        if rule not in RULES:
            line = next(iter(_lines(text, f".*{re.escape(rule)}.*")), 1)
            raise _bad(words(language), "scenario.unknown-rule", text=rule[:80], line=line)
    return scenario


def _bad(said: Words, what: str, **values: Any) -> BadScenario:
    return said.spoken(BadScenario(what, **values))


def _place(text: str, raw: Mapping[str, Any], problem: str) -> tuple[int, str]:
    """The line and the field that a complaint about a scenario speaks of."""
    path = problem.rpartition("`$")[2]
    unknown = re.search("unknown field `(.+?)`", problem)
    names = re.findall(r"\w+", path.replace("[...]", ""))
    keys = [unknown[1]] if unknown else [name for name in names if not name.isdigit()]
    start = 0
    step = re.match(r"\.steps\[(\d+)\]", path)
    if step:
        start = _lines(text, r"\[\[\s*steps\s*\]\]")[int(step[1])]
    elif path.startswith(".position.seats[...]"):
        mark = next(filter(None, map(_unreadable, raw["position"]["seats"].items())))
        start = next(iter(_lines(text, rf"\[\s*position\.seats\.{mark}\s*\]")), 0)
    for key in reversed(keys):
        found = [line for line in _lines(text, rf".*\b{re.escape(key)}\b.*") if line >= start]
        if found:
            return found[0], key
    return start or 1, keys[-1] if keys else "?"


def _unreadable(seat: tuple[str, Any]) -> str:
    mark, raw = seat
    try:
        msgspec.convert(raw, SeatAt)
    except ValidationError:
        return re.escape(mark)
    return ""


def _lines(text: str, pattern: str) -> list[int]:
    """The numbers of the lines that match, from 1."""
    lines = enumerate(text.splitlines(), start=1)
    return [number for number, line in lines if re.match(rf"\s*{pattern}\s*$", line)]


# --- playing it ---


def load_scenario(path: str | os.PathLike[str], *, language: str = "en") -> Game:
    """Open a scenario as a game that lies where it begins; ``redo`` goes through its steps.

    Raises BadScenario, BadSetup for a position that cannot be, or OSError.
    """
    scenario = read_scenario(Path(path).read_text(encoding="utf-8"), language=language)
    game = game_of(scenario, language=language)
    for number, step in enumerate(scenario.steps, start=1):
        if step.do:
            _do(game, step, number)
    while game.session.here:
        game.session.undo()
    return game


def game_of(scenario: Scenario, *, language: str = "en") -> Game:
    """A game that lies where the scenario begins. Raises BadScenario or BadSetup."""
    known = tuple(name for name in signature(new_game).parameters if name != "language")
    for name in scenario.setup:
        if name not in known:
            raise _bad(words(language), "scenario.setup", text=name[:40], verbs=known)
    game = new_game(**{"seed": 1, "first_player": 0, **scenario.setup}, language=language)
    if scenario.position is None:
        return game
    return game_in_position(game.setup, scenario.position, language)


def _do(game: Game, step: ScenarioStep, number: int) -> tuple[Event, ...]:
    """Do the action of a step. Raises BadScenario if that cannot be done, or draws otherwise."""
    draws = [id_of(piece) for piece in step.draws]
    chance = RecordedChance(draws) if draws else None
    try:
        events = game.session.play(game.action(step.do), chance)
    except (UnreadableAction, AmbiguousAction, IllegalAction) as problem:
        raise _fails(game, step.do, number, problem) from None
    except BadDraw:
        raise _bad(game.words, "scenario.draws", number=number, text=step.do) from None
    if chance and not chance.is_used_up:
        raise _bad(game.words, "scenario.draws", number=number, text=step.do)
    return events


def _fails(game: Game, text: str, number: int, problem: Complaint) -> BadScenario:
    values = {"text": text, "text_came": str(game.words.spoken(problem))}
    return _bad(game.words, "scenario.step-fails", number=number, **values)


def check_scenario(scenario: Scenario, *, language: str = "en") -> None:
    """Play a scenario; raises BadScenario where it does not go as it expects, or BadSetup."""
    game = game_of(scenario, language=language)
    named: set[str] = set()
    _compare(game, scenario.after, 0)
    for number, step in enumerate(scenario.steps, start=1):
        named |= set(_done(game, step, number) if step.do else _tried(game, step, number))
        _compare(game, step.after, number)
    shows = scenario.after or any(step.after or step.refused for step in scenario.steps)
    for rule in scenario.rules:
        if rule not in named and not shows:
            raise _bad(game.words, "scenario.rule-unseen", text=rule)


def _done(game: Game, step: ScenarioStep, number: int) -> Iterator[str]:
    """The rules that the action's events name."""
    rules = [event.rule for event in _do(game, step, number)]
    for rule in step.rules:
        if rule not in rules:
            values = {"text": rule, "text_came": ", ".join(dict.fromkeys(rules))}
            raise _bad(game.words, "scenario.no-such-event", number=number, **values)
    yield from rules


def _tried(game: Game, step: ScenarioStep, number: int) -> Iterator[str]:
    """The rules that refuse the action."""
    try:
        refusal = game.why_not(step.attempt)
    except (UnreadableAction, AmbiguousAction) as problem:
        raise _fails(game, step.attempt, number, problem) from None
    if refusal is None:
        raise _bad(game.words, "scenario.not-refused", number=number, text=step.attempt)
    rules = [refusal.rule, *([refusal.because.rule] if refusal.because else [])]
    if step.refused and step.refused not in rules:
        values = {"text": step.refused, "text_came": rules[-1]}
        raise _bad(game.words, "scenario.other-refusal", number=number, **values)
    yield from rules


def _compare(game: Game, after: After | None, number: int) -> None:
    for place, expected, came in _differences(game, after) if after else ():
        values = {"text_place": place, "text": str(expected), "text_came": str(came)}
        raise _bad(game.words, "scenario.after", number=number, **values)


def _differences(game: Game, after: After) -> Iterator[tuple[str, Any, Any]]:
    """What lies otherwise than expected: where, what was expected, what is there."""
    state = game.state
    if after.to_act:
        to_act = "" if game.to_act is None else MARKS[game.to_act]
        if to_act != after.to_act:
            yield "to_act", after.to_act, to_act
    scores = {mark: line.total * 100 for mark, line in zip(MARKS, count(state), strict=False)}
    for name, expected, row in (
        ("table", after.table, _table(state)),
        ("scores", after.scores, scores),
    ):
        for field_name, value in expected.items():
            came = _plain(row.get(field_name))
            if _plain(value) != came:
                yield f"{name}.{field_name}", value, came
    seats = {mark: msgspec.structs.asdict(seat) for mark, seat in seats_of(state).items()}
    for seat, row in enumerate(seats.values()):
        row["resources"] = resources(state, seat)
    boards = boards_of(state)
    for name, owners, there in (("seats", after.seats, seats), ("boards", after.boards, boards)):
        for owner, wanted in owners.items():
            for field_name, value in wanted.items():
                came = there.get(written(owner), {}).get(field_name)
                if name == "seats":
                    value, came = _in_any_order(field_name, value), _in_any_order(field_name, came)
                if _plain(value) != _plain(came):
                    yield f"{name}.{owner}.{field_name}", _plain(value), _plain(came)


def _in_any_order(name: str, value: Any) -> Any:
    """What a seat has, so that two lists of it can be compared."""
    if name == "boats" and value:
        value = msgspec.convert(msgspec.to_builtins(value), tuple[BoatAt, ...])
    return sorted(value, key=str) if isinstance(value, list | tuple) else value


def _table(state: State) -> dict[str, Any]:
    """What lies on no board and in front of nobody."""
    turn = state.turn if state.frames else Turn(points=0)
    return {
        "markets": state.boards,
        "box": state.box,
        "external_box": state.external_box,
        "bag": state.bag,
        "supply": state.supply * 100,
        "points": turn.points,
        "cart_points": turn.cart_points,
        "ended_by": "" if state.ended_by is None else MARKS[state.ended_by],
    }


def _plain(value: Any) -> Any:
    """A value as it can be compared: lists, hyphens."""
    if isinstance(value, list | tuple):
        return [_plain(each) for each in value]
    if isinstance(value, Struct):
        return _plain(msgspec.structs.asdict(value))
    if isinstance(value, dict):
        return {name: _plain(each) for name, each in value.items()}
    return written(value) if isinstance(value, str) else value


# --- the cases of the rulebook ---


def cases_folder() -> Path:
    """Where the rulebook's cases are: inside an installed package, beside it in a checkout."""
    package = Path(__file__).parent
    installed = package / "cases"
    return installed if installed.is_dir() else package.parent / "tests" / "scenarios"


@cache
def cases() -> dict[str, tuple[Path, ...]]:
    """The scenario files that are about each rule, by its id: first those that name it first and
    are about few others.
    """
    found: dict[str, list[tuple[int, int, Path]]] = {}
    for path in cases_folder().rglob("*.toml"):
        rules = read_scenario(path.read_text(encoding="utf-8")).rules
        for place, rule in enumerate(rules):
            found.setdefault(rule, []).append((place, len(rules), path))
    return {rule: tuple(path for _, _, path in sorted(rows)) for rule, rows in found.items()}


# --- writing one ---


def scenario_of(game: Game) -> Scenario:
    """The present position of a game as a scenario: the last moment at which nothing but a turn was
    under way, and the actions since, up to sealed bids.
    """
    session = game.session
    last = len(session.public_steps())
    first = next(here for here in range(last, -1, -1) if _is_plain(session.state_after(here)))
    start = table(replace(game.setup, position=None))
    steps = (
        ScenarioStep(do=str(step.action), draws=tuple(map(written, step.drawn)))
        for step in session.steps[first:last]
    )
    return Scenario(
        setup=arguments_of(game.setup),
        position=position_of(session.state_after(first), start),
        steps=tuple(steps),
    )


def _is_plain(state: State) -> bool:
    return len(state.frames) == 1 and isinstance(state.frames[0], Turn)


def write_scenario(scenario: Scenario) -> str:
    """The scenario as TOML, its steps last, short lists on one line."""
    raw = msgspec.to_builtins(scenario)
    steps = (tomli_w.dumps(step, indent=2) for step in raw.pop("steps", ()))
    inside = (re.sub(r"(?m)^(\[+)", r"\1steps.", step) for step in steps)
    text = "\n[[steps]]\n".join((tomli_w.dumps(raw, indent=2), *inside))
    return re.sub(r"(?m)^.* = \[\n(?:  .*\n)+\]$", _in_one_line, text)


def _in_one_line(listed: re.Match[str]) -> str:
    line = re.sub(r"\[ |,? \]", lambda end: end[0].strip(" ,"), " ".join(listed[0].split()))
    return line if len(line) <= LINE else listed[0]
