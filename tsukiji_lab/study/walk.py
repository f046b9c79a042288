"""The walk: games that programs play by lot, and what must hold at every position of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from random import Random

import msgspec

from tsukiji_lab.players import PLAYERS
from tsukiji_lab.public import RULES, Game
from tsukiji_lab.study.by_lot import game_by_lot
from tsukiji_lab.tsukiji.markets.foreign_market import DockAbroad
from tsukiji_lab.tsukiji.pieces import FOREIGN
from tsukiji_lab.tsukiji.rules import decode_state
from tsukiji_lab.tsukiji.setup import BOXES
from tsukiji_lab.tsukiji.status import status
from tsukiji_lab.tsukiji.visiting import Enter


class Walk:
    """Plays ``games`` by ``player`` ("wild" or "random"), one after the other, each of them set up
    by lot: of both boxes in turn, or of one ``box``. ``problems`` are the broken promises it found,
    ``verbs`` how often each verb was played, ``met`` how often each board was entered or docked at,
    or counted in a final scoring.

    Every position is looked at; every ``deep``-th one also as its texts and its JSON.
    """

    def __init__(
        self, games: int, player: str, *, box: str = "", seed: int = 0, deep: int = 25
    ) -> None:
        self.problems: list[str] = []
        self.decisions = 0
        self.verbs: Counter[str] = Counter()
        self.met: Counter[str] = Counter()
        self._games = games
        self._player = PLAYERS[player]()
        self._boxes = (box,) if box else BOXES
        self._seed = seed
        self._deep = deep

    def __iter__(self) -> Iterator[Game]:
        """The games at every moment of theirs, the last after their end."""
        for number in range(self._seed, self._seed + self._games):
            # The parity of the seed says where a game begins: both boxes begin in both ways.
            game = game_by_lot(number, self._boxes[number // 2 % len(self._boxes)])
            yield from self._play(game, Random(number))
            self._note(game, undo_problems(game))
            self.met.update(boards_met(game))

    def run(self) -> Walk:
        """Walk to the end, and return the walk."""
        for _ in self:
            pass
        return self

    def _play(self, game: Game, rng: Random) -> Iterator[Game]:
        while True:
            self._note(game, problems(game))
            if self.decisions % self._deep == 0:
                self._note(game, form_problems(game))
            yield game
            if game.to_act is None or not game.legal_actions:
                return
            observation = game.observe(game.to_act)
            action = self._player.choose(observation, game.legal_actions, rng)
            game.play(action)
            self.decisions += 1
            self.verbs[action.verb] += 1

    def _note(self, game: Game, found: Iterator[str]) -> None:
        where = f"seed {game.setup.seed}, {len(game.players)} players, step {game.session.here}"
        self.problems += [f"{where}: {problem}" for problem in found]


def boards_met(game: Game) -> Iterator[str]:
    """The boards of a game that were entered or docked at, each as often as that happened, and
    those that gave or took yen in its final scoring.
    """
    for step in game.session.steps:
        if isinstance(step.action, Enter):
            yield step.action.market
        elif isinstance(step.action, DockAbroad):
            yield FOREIGN
    if game.is_over:
        for market in game.state.markets:
            if any(market.settled(game.state, seat) for seat in range(len(game.players))):
                yield market.board


def problems(game: Game) -> Iterator[str]:
    """Broken promises of a position: what the pieces, the legal actions and the end must be."""
    yield from status(game.state)
    legal = game.legal_actions
    if game.is_over != (game.to_act is None):
        yield "somebody is to act after the end, or nobody before it"
    if game.is_over != (len(legal) == 0):
        yield "a game without legal actions that is not over, or the other way round"
    if len(set(legal)) < len(legal):
        yield "a legal action is offered twice"
    verbs = [verb for verb, _ in groupby(action.verb for action in legal)]
    if len(set(verbs)) < len(verbs):
        yield f"verbs are not offered one after the other: {verbs}"


def form_problems(game: Game) -> Iterator[str]:
    """Broken promises of how a position and its actions are written, read and refused."""
    state, legal = game.state, set(game.legal_actions)
    again = decode_state(msgspec.json.encode(state))
    if again != state:
        yield "the position is another one after JSON"
    if RULES.legal_actions(again) != list(game.legal_actions):
        yield "the position read from JSON offers other actions, or in another order"
    for action in legal:
        if RULES.grammar.read(str(action)) != action or game.action(str(action)) != action:
            yield f"«{action}» reads back as another action"
    for action in {*RULES.candidates(state), *legal}:
        if (RULES.why_not(state, action) is None) != (action in legal):
            yield f"«{action}» is offered and refused, or neither"


def undo_problems(game: Game) -> Iterator[str]:
    """Whether undo leads to every earlier position, and redo back to this one. Played last."""
    states, last = game.session.states, game.state
    for place in reversed(range(len(states) - 1)):
        game.undo()
        if game.state is not states[place]:
            yield f"undo to step {place} leads elsewhere"
    for _ in range(len(states) - 1):
        game.redo()
    if game.state is not last:
        yield "redo leads elsewhere"
