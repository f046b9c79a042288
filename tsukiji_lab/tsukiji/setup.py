"""Setting up a game: who plays, with which markets.

Source: Setup; expansion, Setup, More Markets and Open Market Order; rulings, Turn (start player),
Blind bids (Auction for two) and Variants.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from operator import index
from random import Random
from typing import Any
from unicodedata import category, normalize

from msgspec import Struct

from tsukiji_lab.game.action import MARKS, id_of
from tsukiji_lab.game.chance import NoChance
from tsukiji_lab.game.refusal import BadSetup, Value, Values
from tsukiji_lab.tsukiji.board import BOARDS
from tsukiji_lab.tsukiji.box import PAIR, laid_out, lay_out, partners
from tsukiji_lab.tsukiji.house_rules import (
    HouseRule,
    as_asked,
    check_house_rules,
    columns_of,
    read_house_rules,
)
from tsukiji_lab.tsukiji.markets import (
    BASE_EXTERNAL_MARKETS,
    BASE_FISH_MARKETS,
    EXTERNAL_MARKETS,
    FISH_MARKETS,
)
from tsukiji_lab.tsukiji.markets.mackerel import ALL_LICENCES as MACKEREL_LICENCES
from tsukiji_lab.tsukiji.markets.mackerel import Mackerel
from tsukiji_lab.tsukiji.markets.ships import Ships
from tsukiji_lab.tsukiji.pieces import ALL_YEN, MOST_PLAYERS, START_YEN
from tsukiji_lab.tsukiji.position import Position, lay_position
from tsukiji_lab.tsukiji.state import Boat, Player, State
from tsukiji_lab.tsukiji.step import Step

MACKEREL, HORSE_MACKEREL = "mackerel", "horse_mackerel"
STAPLES = (MACKEREL, HORSE_MACKEREL)
"""The fish markets of which one is always in play."""
EXTERNAL = "ships"
"""The external market that is always in play."""
MORE_FISH = {2: 3, 3: 4, 4: 4, 5: 5, 6: 5}
MORE_EXTERNAL = {2: 2, 3: 2, 4: 3, 5: 3, 6: 4}
"""How many markets join them, by the number of players."""
BEGINNERS = ("spider_crab", "eel", "red_snapper")
"""The fish markets that suit a first game; Tuna suits it least."""
BASE, EXPANSION = "base", "expansion"
BOXES = (BASE, EXPANSION)
SIX_SLOT, FOUR_SLOT = "six_slot", "four_slot"
BARGES = {SIX_SLOT: ("barge",), FOUR_SLOT: ("four_slot_barge",) * 2}
"""The Barges that lie on Ships, by the choice made."""
MORE_MARKETS, COLLAPSE, OPEN_ORDER = "more_markets", "collapse", "open_order"
VARIANTS = (MORE_MARKETS, COLLAPSE, OPEN_ORDER)
MOST_ROUNDS = 100_000
MOST_SEED = 10**18 - 1
LONGEST_NAME = 40
BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that look like nothing."""

Markets = int | str | Sequence[str] | None


class Setup(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game as it is set up. Markets are named in the order in which they lie on the table.

    ``first_player`` is a seat, ``seed`` decides all draws, ``round_limit`` 0 means none. ``box`` is
    "expansion" if its boards are mixed with those of the base game. ``fish_order`` and
    ``external_order`` are the boards that lie ready, with the variant of the open order.
    ``house_rules`` are printed numbers that were changed: board, number, its value inside.
    ``position`` is where the game begins, if not with the first turn.
    """

    names: tuple[str, ...]
    fish_markets: tuple[str, ...]
    external_markets: tuple[str, ...]
    closed_money: bool
    first_player: int
    seed: int
    round_limit: int = 0
    box: str = BASE
    barges: str = SIX_SLOT
    blue_ship: bool = False
    variants: tuple[str, ...] = ()
    fish_order: tuple[str, ...] = ()
    external_order: tuple[str, ...] = ()
    house_rules: tuple[HouseRule, ...] = ()
    position: Position | None = None


def make_setup(
    players: int | Sequence[str],
    *,
    box: str,
    staple: str,
    fish_markets: Markets,
    external_markets: Markets,
    barges: str,
    blue_ship: bool,
    variants: Sequence[str],
    boards: Mapping[str, Mapping[str, int]] | None,
    money: str,
    first_player: int | None,
    seed: int,
    round_limit: int | None,
    next_fish: Sequence[str] | None,
    next_external: Sequence[str] | None,
) -> Setup:
    """Complete and check a set-up; what is not named is drawn with the seed. Raises BadSetup.

    Markets are named, or a number of them is drawn, up to all; ``fish_markets`` may be
    ``"beginners"``: the beginners' set, others drawn but Tuna last. ``next_fish`` and
    ``next_external`` are, with the open order, the boards that lie ready.
    """
    names = _names(players)
    seats = len(names)
    seed = whole(seed, "error.seed")
    lot = Random(seed)
    if money not in ("open", "closed"):
        raise BadSetup("error.money", text=str(money)[:40])
    box = _one_of(box, BOXES, "error.box")
    staple = _one_of(staple, STAPLES, "error.staple", "boards")
    variants = _variants(variants)
    more = MORE_MARKETS in variants
    fish = (staple, *_fish(fish_markets, staple, seats, box, lot, more=more))
    external = (EXTERNAL, *_external(external_markets, seats, box, lot, more=more))
    if first_player is None:
        first_player = lot.randrange(max(seats, 1))
    if not isinstance(blue_ship, bool):
        raise BadSetup("error.blue-ship", text=str(blue_ship)[:40])
    fish_left = [board for board in fish_boards(box) if board not in fish]
    external_left = [board for board in external_boards(box) if board not in external]
    ordered = OPEN_ORDER in variants
    if ordered:
        lot.shuffle(fish_left)
        lot.shuffle(external_left)
    setup = Setup(
        names=names,
        fish_markets=fish,
        external_markets=external,
        closed_money=money == "closed",
        first_player=whole(first_player, "error.first-player", most=seats - 1),
        seed=seed,
        round_limit=(
            0 if round_limit is None else whole(round_limit, "error.round-limit", most=MOST_ROUNDS)
        ),
        box=box,
        barges=_one_of(barges, tuple(BARGES), "error.barges"),
        blue_ship=blue_ship,
        variants=variants,
        fish_order=_order(next_fish, fish_left if ordered else ()),
        external_order=_order(next_external, external_left if ordered else ()),
        house_rules=read_house_rules({} if boards is None else boards, all_boards(box)),
    )
    check(setup)
    if round_limit == 0:
        raise BadSetup("error.round-limit", most=MOST_ROUNDS)
    return setup


def fish_boards(box: str) -> tuple[str, ...]:
    """The fish markets of a box."""
    markets = FISH_MARKETS if box == EXPANSION else BASE_FISH_MARKETS
    return tuple(market.board for market in markets)


def external_boards(box: str) -> tuple[str, ...]:
    """The external markets of a box."""
    markets = EXTERNAL_MARKETS if box == EXPANSION else BASE_EXTERNAL_MARKETS
    return tuple(market.board for market in markets)


def all_boards(box: str) -> tuple[str, ...]:
    """All markets of a box."""
    return fish_boards(box) + external_boards(box)


def is_name(text: str, longest: int = LONGEST_NAME) -> bool:
    """Tell whether a player or a thing can be called this, in any language."""
    seen = _seen(text)
    is_seen = any(category(each)[0] in "LNPS" and each not in BLANK for each in seen)
    return is_seen and len(text.strip()) <= longest and seen.isprintable()


def _seen(name: str) -> str:
    """A name without what only joins or parts its letters, as many languages need it."""
    return name.replace("\u200c", "").replace("\u200d", "")


def check(setup: Setup) -> None:
    """Raise BadSetup if no game can be set up like this."""
    seats = len(setup.names)
    if seats not in MORE_FISH:
        raise BadSetup("error.players", players=seats, most=MOST_PLAYERS)
    if not all(map(is_name, setup.names)):
        raise BadSetup("error.name", most=LONGEST_NAME)
    called = [normalize("NFKC", _seen(name)).casefold().strip() for name in setup.names]
    if len(set(called)) < seats:
        raise BadSetup("error.same-names")
    for seat, name in enumerate(called):
        if name in MARKS and name != MARKS[seat]:
            raise BadSetup("error.name-of-other-seat", text=setup.names[seat])
    _check_box(setup)
    _check_boards(setup)
    if not 0 <= setup.first_player < seats:
        raise BadSetup("error.first-player", most=seats - 1)
    if not 0 <= setup.round_limit <= MOST_ROUNDS:
        raise BadSetup("error.round-limit", most=MOST_ROUNDS)
    if not -MOST_SEED <= setup.seed <= MOST_SEED:
        raise BadSetup("error.seed")


def _check_box(setup: Setup) -> None:
    """What lies in the box, and which variants there are."""
    _one_of(setup.box, BOXES, "error.box")
    _one_of(setup.barges, tuple(BARGES), "error.barges")
    if setup.box == BASE:
        if setup.fish_markets[:1] == (HORSE_MACKEREL,):
            raise BadSetup("error.expansion-board", board=HORSE_MACKEREL)
        for wanted, boat in (
            (setup.barges != SIX_SLOT, "four_slot_barge"),
            (setup.blue_ship, "blue_ship"),
        ):
            if wanted:
                raise BadSetup("error.expansion-boat", boat=boat)
    if setup.variants != _variants(setup.variants):
        raise BadSetup("error.variant", text=str(setup.variants)[:40], verbs=VARIANTS)
    check_house_rules(setup.house_rules, all_boards(setup.box))


def _check_boards(setup: Setup) -> None:
    """Which markets are in play, and which lie ready."""
    seats, more = len(setup.names), MORE_MARKETS in setup.variants
    fish, external = fish_boards(setup.box), external_boards(setup.box)
    _check_markets(setup.fish_markets, fish, STAPLES, MORE_FISH[seats], more, "error.fish-markets")
    pair = [board for board in PAIR if board in setup.external_markets]
    if setup.box == EXPANSION and len(pair) == 1:
        raise BadSetup("error.aquarium-pair")
    right = MORE_EXTERNAL[seats] + (len(pair) == len(PAIR))
    _check_markets(
        setup.external_markets, external, (EXTERNAL,), right, more, "error.external-markets"
    )
    for market in EXTERNAL_MARKETS:
        if market.board in setup.external_markets and seats < market.least_players:
            values: Values = {"market": market.board, "players": market.least_players}
            raise BadSetup("error.too-few-players", **values)
    ordered = OPEN_ORDER in setup.variants
    for order, markets, known in (
        (setup.fish_order, setup.fish_markets, fish),
        (setup.external_order, setup.external_markets, external),
    ):
        left = sorted(set(known) - set(markets)) if ordered else []
        if sorted(order) != left:
            raise BadSetup("error.open-order")


def _check_markets(
    markets: tuple[str, ...],
    known: tuple[str, ...],
    first: tuple[str, ...],
    right: int,
    more: bool,
    wrong_number: str,
) -> None:
    for market in markets:
        if market not in known:
            raise BadSetup("error.unknown-market", text=market[:40], boards=known)
        if markets.count(market) > 1:
            raise BadSetup("error.doubled-market", market=market)
    given = len(markets) - 1
    if not set(markets[:1]) <= set(first) or given < right or (given > right and not more):
        raise BadSetup(wrong_number, right=right, given=given)


def _one_of(choice: Any, choices: tuple[str, ...], wrong: str, kind: str = "verbs") -> str:
    name = id_of(choice)
    if name not in choices:
        values: Values = {"text": str(choice)[:40], kind: choices}
        raise BadSetup(wrong, **values)
    return name


def _variants(variants: Any) -> tuple[str, ...]:
    """The variants in their own order, each once."""
    listed = isinstance(variants, Iterable) and not isinstance(variants, str)
    given = variants if listed else [variants]
    named = [_one_of(variant, VARIANTS, "error.variant") for variant in given]
    return tuple(variant for variant in VARIANTS if variant in named)


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


def _fish(
    markets: Markets, staple: str, players: int, box: str, lot: Random, *, more: bool
) -> tuple[str, ...]:
    usual = MORE_FISH.get(players, 0)
    rest = [board for board in fish_boards(box) if board != staple]
    lot.shuffle(rest)
    if markets == "beginners":
        others = sorted(
            (kind for kind in rest if kind not in BEGINNERS and kind in fish_boards(BASE)),
            key="tuna".__eq__,
        )
        return (*BEGINNERS, *others)[:usual]
    number = _number(markets, usual, more, "error.fish-markets")
    return _named(markets, staple) if number is None else tuple(rest[:number])


def _external(
    markets: Markets, players: int, box: str, lot: Random, *, more: bool
) -> tuple[str, ...]:
    usual = MORE_EXTERNAL.get(players, 0)
    rest = [
        board
        for board in external_boards(box)
        if board != EXTERNAL and BOARDS[board].least_players <= players
    ]
    lot.shuffle(rest)
    number = _number(markets, usual, more, "error.external-markets")
    if number is None:
        chosen = _named(markets, EXTERNAL)
        missing = [other for board in chosen for other in partners(board) if other not in chosen]
        return (*chosen, *missing) if box == EXPANSION else chosen
    chosen = tuple(rest[:number])
    pair = [board for board in PAIR if board in chosen]
    if box == BASE or not pair:
        return chosen
    # Of the two Aquariums both come, or none; then there is one market more.
    return (*chosen, *(partners(pair[0]) if len(pair) == 1 else rest[number : number + 1]))


def _number(markets: Markets, usual: int, more: bool, wrong: str) -> int | None:
    """How many markets are to be drawn; None if they are named."""
    if markets is None:
        return usual
    if isinstance(markets, str | Sequence):
        return None
    number = whole(markets, "error.number-of-markets")
    if number < usual or (number > usual and not more):
        raise BadSetup(wrong, right=usual, given=number)
    return number


def _named(markets: Markets, always: str) -> tuple[str, ...]:
    listed = isinstance(markets, Sequence) and not isinstance(markets, str)
    names: Sequence[Any] = markets if isinstance(markets, Sequence) and listed else [markets]
    return tuple(board for board in map(id_of, names) if board != always)


def _order(named: Sequence[str] | None, drawn: Sequence[str]) -> tuple[str, ...]:
    """The boards that lie ready, in their order."""
    return tuple(drawn) if named is None else tuple(map(id_of, named))


def arguments_of(setup: Setup) -> dict[str, Any]:
    """What would set up the same table, by the names of the arguments of ``new_game``."""
    arguments = {
        "players": list(setup.names),
        "box": setup.box,
        "staple": setup.fish_markets[0],
        "fish_markets": list(setup.fish_markets[1:]),
        "external_markets": list(setup.external_markets[1:]),
        "barges": setup.barges,
        "blue_ship": setup.blue_ship,
        "variants": list(setup.variants),
        "boards": as_asked(setup.house_rules),
        "money": "closed" if setup.closed_money else "open",
        "first_player": setup.first_player,
        "seed": setup.seed,
        "round_limit": setup.round_limit,
    }
    unsaid = {
        "box": BASE,
        "staple": MACKEREL,
        "barges": SIX_SLOT,
        "blue_ship": False,
        "variants": [],
        "boards": {},
        "money": "open",
        "round_limit": 0,
    }
    return {name: value for name, value in arguments.items() if value != unsaid.get(name)}


def first_state(setup: Setup) -> State:
    """The table as it lies where the game begins. Raises BadSetup."""
    start = table(setup)
    return lay_position(start, setup.position) if setup.position else start


def table(setup: Setup) -> State:
    """The table as it lies before the first turn. Raises BadSetup."""
    check(setup)
    seats = len(setup.names)
    fish, external = setup.fish_markets, setup.external_markets
    fish_box = setup.fish_order or sorted(set(fish_boards(setup.box)) - set(fish))
    external_box = setup.external_order or sorted(set(external_boards(setup.box)) - set(external))
    is_dealt = MACKEREL in fish and HORSE_MACKEREL not in fish
    player = Player(
        yen=START_YEN, boats=(Boat("one_slot"),), licences=(MACKEREL,) if is_dealt else ()
    )
    empty = State(
        players=(player,) * seats,
        markets=(),
        boards=(),
        box=tuple(fish_box),
        external_box=tuple(external_box),
        bag=(),
        supply=ALL_YEN - START_YEN * seats,
        on_turn=setup.first_player,
        closed_money=setup.closed_money,
        round_limit=setup.round_limit,
        open_order=OPEN_ORDER in setup.variants,
        collapsing=COLLAPSE in setup.variants,
        house_rules=setup.house_rules,
        columns=columns_of(setup.house_rules),
    )
    step = Step(empty, NoChance())
    for board in (*fish, *external):
        market = laid_out(step.state, board)
        if isinstance(market, Mackerel) and is_dealt:
            changed = any(rule[:2] == (MACKEREL, "licences") for rule in setup.house_rules)
            market = market.dealt(seats, market.licences if changed else MACKEREL_LICENCES - seats)
        if isinstance(market, Ships):
            market = market.fitted(BARGES[setup.barges], setup.blue_ship)
        lay_out(step, market)
    return step.state
