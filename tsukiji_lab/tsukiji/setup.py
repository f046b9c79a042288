"""Setting up a game: who plays, with which markets.

Source: Setup; rulings, Turn (start player) and Blind bids (Auction for two).
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from random import Random
from typing import Any

from msgspec import Struct

from tsukiji_lab.game.action import MARKS
from tsukiji_lab.game.chance import NoChance
from tsukiji_lab.game.refusal import BadSetup, Value, Values
from tsukiji_lab.tsukiji import overfishing
from tsukiji_lab.tsukiji.board import BOARDS
from tsukiji_lab.tsukiji.markets import EXTERNAL_MARKETS, FISH_MARKETS
from tsukiji_lab.tsukiji.pieces import ALL_YEN, MOST_PLAYERS, START_YEN
from tsukiji_lab.tsukiji.state import Boat, Player, State
from tsukiji_lab.tsukiji.step import Step

FISH, EXTERNAL = "mackerel", "ships"
"""The markets that are always in play."""
MORE_FISH = {2: 3, 3: 4, 4: 4, 5: 5, 6: 5}
MORE_EXTERNAL = {2: 2, 3: 2, 4: 3, 5: 3, 6: 4}
"""How many markets join them, by the number of players."""
BEGINNERS = ("spider_crab", "eel", "red_snapper")
"""The fish markets that suit a first game; Tuna suits it least."""
MOST_ROUNDS = 100_000
MOST_SEED = 10**18 - 1
LONGEST_NAME = 40


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """A game as it is set up. Markets are named in the order in which they lie on the table.

    ``first_player`` is a seat, ``seed`` decides all draws, ``round_limit`` 0 means none.
    """

    names: tuple[str, ...]
    fish_markets: tuple[str, ...]
    external_markets: tuple[str, ...]
    closed_money: bool
    first_player: int
    seed: int
    round_limit: int = 0


def make_setup(
    players: int | Sequence[str],
    fish_markets: str | Sequence[str] | None,
    external_markets: Sequence[str] | None,
    money: str,
    first_player: int | None,
    seed: int,
    round_limit: int | None,
) -> Setup:
    """Complete and check a set-up; what is not named is drawn with the seed. Raises BadSetup.

    ``fish_markets`` may be ``"beginners"``: the beginners' set, others drawn but Tuna last.
    """
    names = _names(players)
    seed = whole(seed, "error.seed")
    lot = Random(seed)
    if money not in ("open", "closed"):
        raise BadSetup("error.money", text=str(money)[:40])
    fish = _fish(fish_markets, len(names), lot)
    external = _external(external_markets, len(names), lot)
    if first_player is None:
        first_player = lot.randrange(max(len(names), 1))
    setup = Setup(
        names=names,
        fish_markets=(FISH, *fish),
        external_markets=(EXTERNAL, *external),
        closed_money=money == "closed",
        first_player=whole(first_player, "error.first-player", most=len(names) - 1),
        seed=seed,
        round_limit=(
            0 if round_limit is None else whole(round_limit, "error.round-limit", most=MOST_ROUNDS)
        ),
    )
    check(setup)
    if round_limit == 0:
        raise BadSetup("error.round-limit", most=MOST_ROUNDS)
    return setup


def check(setup: Setup) -> None:
    """Raise BadSetup if no game can be set up like this."""
    seats = len(setup.names)
    if seats not in MORE_FISH:
        raise BadSetup("error.players", players=seats, most=MOST_PLAYERS)
    for name in setup.names:
        if not 0 < len(name.strip()) <= LONGEST_NAME or not name.isprintable():
            raise BadSetup("error.name", most=LONGEST_NAME)
    called = [name.casefold().strip() for name in setup.names]
    if len(set(called)) < seats:
        raise BadSetup("error.same-names")
    for seat, name in enumerate(called):
        if name in MARKS and name != MARKS[seat]:
            raise BadSetup("error.name-of-other-seat", text=setup.names[seat])
    fish = tuple(market.board for market in FISH_MARKETS)
    external = tuple(market.board for market in EXTERNAL_MARKETS)
    _check_markets(setup.fish_markets, fish, FISH, MORE_FISH[seats], "error.fish-markets")
    _check_markets(
        setup.external_markets, external, EXTERNAL, MORE_EXTERNAL[seats], "error.external-markets"
    )
    for market in EXTERNAL_MARKETS:
        if market.board in setup.external_markets and seats < market.least_players:
            values: Values = {"market": market.board, "players": market.least_players}
            raise BadSetup("error.too-few-players", **values)
    if not 0 <= setup.first_player < seats:
        raise BadSetup("error.first-player", most=seats - 1)
    if not 0 <= setup.round_limit <= MOST_ROUNDS:
        raise BadSetup("error.round-limit", most=MOST_ROUNDS)
    if not -MOST_SEED <= setup.seed <= MOST_SEED:
        raise BadSetup("error.seed")


def _check_markets(
    markets: tuple[str, ...], known: tuple[str, ...], always: str, more: int, wrong_number: str
) -> None:
    for market in markets:
        if market not in known:
            raise BadSetup("error.unknown-market", text=market[:40], names=known)
        if markets.count(market) > 1:
            raise BadSetup("error.doubled-market", market=market)
    if markets[:1] != (always,) or len(markets) != more + 1:
        raise BadSetup(wrong_number, right=more, given=len(markets) - 1)


def _names(players: int | Sequence[str]) -> tuple[str, ...]:
    if isinstance(players, Sequence) and not isinstance(players, str):
        return tuple(str(name) for name in players)
    number = whole(players, "error.players-kind")
    if number not in MORE_FISH:
        raise BadSetup("error.players", players=number, most=MOST_PLAYERS)
    return tuple(mark.capitalize() for mark in MARKS[:number])


def whole(number: Any, wrong: str, **values: Value) -> int:
    """The whole number that ``number`` is; if it is none, the sentence ``wrong`` is raised."""
    try:
        return index(number)
    except TypeError:
        raise BadSetup(wrong, **values) from None


def _fish(markets: str | Sequence[str] | None, players: int, lot: Random) -> tuple[str, ...]:
    more = MORE_FISH.get(players, 0)
    rest = [market.board for market in FISH_MARKETS if market.board != FISH]
    lot.shuffle(rest)
    if markets is None:
        return tuple(rest[:more])
    if markets == "beginners":
        others = sorted((kind for kind in rest if kind not in BEGINNERS), key="tuna".__eq__)
        return (*BEGINNERS, *others)[:more]
    return _named(markets, FISH)


def _external(markets: Sequence[str] | None, players: int, lot: Random) -> tuple[str, ...]:
    more = MORE_EXTERNAL.get(players, 0)
    rest = [
        market.board
        for market in EXTERNAL_MARKETS
        if market.board != EXTERNAL and market.least_players <= players
    ]
    lot.shuffle(rest)
    return tuple(rest[:more]) if markets is None else _named(markets, EXTERNAL)


def _named(markets: str | Sequence[str], always: str) -> tuple[str, ...]:
    listed = isinstance(markets, Sequence) and not isinstance(markets, str)
    names = markets if listed else [markets]
    ids = (str(name).strip().lower().replace("-", "_").replace(" ", "_") for name in names)
    return tuple(board for board in ids if board != always)


def first_state(setup: Setup) -> State:
    """The table as it lies before the first turn. Raises BadSetup."""
    check(setup)
    seats = len(setup.names)
    box = sorted(market.board for market in FISH_MARKETS if market.board not in setup.fish_markets)
    player = Player(yen=START_YEN, boats=(Boat("one_slot"),), licences=(FISH,))
    empty = State(
        players=(player,) * seats,
        markets=(),
        boards=(),
        box=tuple(box),
        bag=(),
        supply=ALL_YEN - START_YEN * seats,
        on_turn=setup.first_player,
        closed_money=setup.closed_money,
        round_limit=setup.round_limit,
    )
    step = Step(empty, NoChance())
    for board in setup.fish_markets:
        overfishing.lay_out(step, board)
    dealt = step.state.market(FISH).licences + seats
    step.put_market(FISH, all_licences=dealt)
    external = tuple(BOARDS[board].set_up(seats) for board in setup.external_markets)
    step.put(
        markets=(*step.state.markets, *external),
        boards=(*step.state.boards, *setup.external_markets),
    )
    return step.state
