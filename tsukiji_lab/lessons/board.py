"""The emptied board: a small position of the game, played by a class for six turns.

Three ports, two Ships each, all at sea and empty, two Mackerel licences each; the Mackerel market
begins with fewer barrels than printed, as a rule of the house, so that six turns can empty it.
A class does not play cards and prices: it says how hard the port on turn fishes, and the engine
plays that.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from msgspec import Struct

import tsukiji_lab as lab
from tsukiji_lab.game.action import Action
from tsukiji_lab.tsukiji.catching import Catch
from tsukiji_lab.tsukiji.fishing import Dock
from tsukiji_lab.tsukiji.markets.mackerel import Mackerel

FISH = "mackerel"
PLAYERS = 3
BARRELS = 10
TURNS = 6
SEED = 7
HARDNESS = {"all": 99, "one": 1, "none": 0}
"""How many barrels a port catches in its turn at most, by the name of the order."""
NEVER = "never"
"""The turn in which the fish is overfished if it is not within the six."""

OPENING = (
    (
        *("open port centre", "fish", "undock one-slot", "finish fishing"),
        *("enter ships points", "buy boat two-slot left", "leave", "end turn"),
    ),
    (
        *("enter mackerel points", "buy licence mackerel", "leave"),
        *("fish", "undock two-slot", "finish fishing", "end turn"),
    ),
)
"""What every port does in the rounds before the class plays."""


class Turn(Struct, frozen=True):
    """A turn of the class's game: what the port was told, what it caught, what is left in the
    sea, what the log says, and whether the fish is overfished now.
    """

    hardness: str
    caught: int
    left: int
    lines: tuple[lab.public.Line, ...]
    overfished: bool


def start(language: str = "en") -> lab.Game:
    """The position before the first turn of the class."""
    return lab.game_from_code(_opening(), language=language)


def printed_barrels() -> int:
    """What the Mackerel board would hold in a game of so many players."""
    return Mackerel.set_up(PLAYERS).all_barrels


def play(catches: Iterable[str], language: str = "en") -> tuple[lab.Game, list[Turn]]:
    """The class's game after these turns, to be looked at; it ends early if the fish is
    overfished.
    """
    return _play(tuple(catches), language)


def is_over(turns: Sequence[Turn]) -> bool:
    """Whether the class's game has ended."""
    return len(turns) == TURNS or any(turn.overfished for turn in turns)


def emptied_in(catches: Sequence[str]) -> str:
    """The turn, from 1, in which the fish is overfished under these orders, or ``NEVER``."""
    _, turns = play(catches)
    return next((str(n) for n, turn in enumerate(turns, 1) if turn.overfished), NEVER)


def barrels_left(catches: Sequence[str]) -> tuple[int, ...]:
    """The barrels on the board at first and at the end of each turn."""
    _, turns = play(catches)
    return (BARRELS, *(turn.left for turn in turns))


@cache
def _opening() -> str:
    game = lab.new_game(
        PLAYERS,
        fish_markets=["eel", "fugu", "salmon", "tuna"],
        external_markets=["rentals", "trading"],
        boards={FISH: {"barrels": BARRELS}},
        first_player=0,
        seed=SEED,
    )
    for texts in OPENING:
        for _ in range(PLAYERS):
            for text in texts:
                game.play(text)
    return game.code


@lru_cache(maxsize=16)
def _play(catches: tuple[str, ...], language: str) -> tuple[lab.Game, list[Turn]]:
    game, turns = start(language), []
    for hardness in catches:
        turns.append(_play_turn(game, hardness))
        if turns[-1].overfished or len(turns) == TURNS:
            break
    return game, turns


def _play_turn(game: lab.Game, hardness: str) -> Turn:
    before, number, caught = game.session.here, game.state.turns, 0
    while game.state.turns == number and game.to_act is not None:
        action = _next(game, HARDNESS[hardness] - caught)
        caught += action.verb == "catch"
        game.play(action)
        if game.state.market(FISH).overfished:
            break
    market = game.state.market(FISH)
    lines = tuple(
        line for step in range(before + 1, game.session.here + 1) for line in game.lines(step)
    )
    return Turn(hardness, caught, market.barrels, lines, market.overfished)


def _next(game: lab.Game, may_catch: int) -> Action:
    """What a port does next: catch while it may, bring loaded boats in, send the others out."""
    boats = {boat.name: boat for boat in game.state.player.boats}

    def is_wanted(action: Action, verb: str) -> bool:
        match action:
            case Catch(kind=fish):
                return verb == "catch" and fish == FISH and may_catch > 0
            case Dock(boat=name):
                return verb == "dock" and bool(boats[str(name)].load)
        return action.verb.startswith(verb)

    for verb in ("catch", "dock", "undock", "price", "finish", "fish", "end turn"):
        for action in game.legal_actions:
            if is_wanted(action, verb):
                return action
    return game.legal_actions[0]
