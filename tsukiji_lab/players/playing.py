"""Programs play a game to its end."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING

from tsukiji_lab.game.refusal import Complaint, Value
from tsukiji_lab.players.greedy import Greedy
from tsukiji_lab.players.player import Player
from tsukiji_lab.players.uniform import Random, Wild

if TYPE_CHECKING:
    from tsukiji_lab.public import Game

PLAYERS: dict[str, type[Player]] = {"random": Random, "wild": Wild, "greedy": Greedy}
"""The computer players by name."""

ROUND_LIMIT = 100
"""Rounds after which a game ends that only programs play (rulings, End)."""


class BadPlayer(Complaint):
    """A name that no player has, a wrong number of players, or an answer that is not legal."""


def play_out(
    game: Game, players: str | Player | Sequence[str | Player], *, seed: int | None = None
) -> Game:
    """Let programs play the game to its end, and return it.

    ``players`` is one for all seats or one for each: names («random», «wild», «greedy») or objects
    with ``choose(observation, actions, rng)``. Every seat has its own generator, made of ``seed``
    (the game's own if left out) and the seat. A game without a round limit gets one of 100 rounds.
    Raises BadPlayer.
    """
    table = _seated(game, players)
    seed = game.setup.seed if seed is None else seed
    generators = [random.Random(f"{seed}/{seat}") for seat in range(len(table))]
    if not (game.is_over or game.setup.round_limit):
        game.limit_rounds(max(ROUND_LIMIT, game.state.round))
    while (seat := game.to_act) is not None:
        actions = game.legal_actions
        action = table[seat].choose(game.observe(seat), actions, generators[seat])
        if action not in actions:
            raise _bad(game, "player.illegal", seat=seat, text=str(action)[:80])
        game.play(action)
    return game


def _seated(game: Game, players: str | Player | Sequence[str | Player]) -> list[Player]:
    """One player for each seat."""
    seats = len(game.players)
    if isinstance(players, str) or not isinstance(players, Sequence):
        return [_player(game, players) for _ in range(seats)]
    if len(players) != seats:
        raise _bad(game, "player.number", right=seats, given=len(players))
    return [_player(game, each) for each in players]


def _player(game: Game, named: str | Player) -> Player:
    if isinstance(named, str) and named in PLAYERS:
        return PLAYERS[named]()
    if isinstance(named, str) or not hasattr(named, "choose"):
        raise _bad(game, "player.unknown", text=str(named)[:40], verbs=tuple(PLAYERS))
    return named


def _bad(game: Game, what: str, **values: Value) -> BadPlayer:
    return game.words.spoken(BadPlayer(what, **values))
