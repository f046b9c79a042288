"""The walk: many games by lot, and what must hold at every position of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from random import Random

import pytest

import tsukiji_lab as lab
from tests.laden import both_boxes, crowded_harbours, full_boards, wander
from tests.rules.table import Table
from tsukiji_lab.game.action import Action
from tsukiji_lab.public import RULES
from tsukiji_lab.study.walk import Walk, form_problems, problems, undo_problems
from tsukiji_lab.tsukiji.board import BOARDS, HOME
from tsukiji_lab.tsukiji.markets.government import Give
from tsukiji_lab.tsukiji.markets.influence import KINDS
from tsukiji_lab.tsukiji.pieces import BOATS, PORTS, ROWS, SEA
from tsukiji_lab.tsukiji.rules import VERBS, VERBS_IN, open_verbs
from tsukiji_lab.tsukiji.setup import BASE, BOXES, EXPANSION, external_boards, fish_boards
from tsukiji_lab.tsukiji.state import State
from tsukiji_lab.tsukiji.step import Step
from tsukiji_lab.tsukiji.turn import EndTurn

GAMES = 30
"""Games by each player with each box."""
SAMPLES = 8
"""Positions kept of every kind of decision, to name all actions at."""
DECISIONS = {frame.__name__ for frame, verbs in VERBS_IN.items() if verbs}

Samples = dict[str, list[State]]
Walks = dict[tuple[str, str], Walk]


def keep(samples: Samples, game: lab.Game, rng: Random) -> None:
    """Keep the position as one of a few of its kind, chosen by lot."""
    if game.is_over:
        return
    kind = type(game.state.top).__name__
    kept = samples.setdefault(kind, [])
    if len(kept) < SAMPLES:
        kept.append(game.state)
    elif rng.random() < 0.02:
        kept[rng.randrange(SAMPLES)] = game.state


@pytest.fixture(scope="module")
def walks() -> tuple[Walks, Samples]:
    """The walks by player and box, walked, and some positions of every kind of decision."""
    rng, samples = Random(1), Samples()
    walks = {
        (player, box): Walk(GAMES, player, box=box)
        for player, box in product(("random", "wild"), BOXES)
    }
    for walk in walks.values():
        for game in walk:
            keep(samples, game, rng)
    return walks, samples


@pytest.fixture(scope="module")
def laden() -> tuple[list[str], Counter[str], Samples]:
    """Short walks that begin with laden boats and full hands: problems, verbs, positions."""
    found: list[str] = []
    verbs: Counter[str] = Counter()
    samples = Samples()
    for seed, lay_out in product(range(12), (crowded_harbours, full_boards, both_boxes)):
        rng = Random(seed)
        game = lay_out().game
        for _ in wander(game, 120, rng):
            found += problems(game)
            if rng.random() < 0.1:
                found += form_problems(game)
            keep(samples, game, rng)
        verbs.update(step.action.verb for step in game.session.steps)
        found += undo_problems(game)
    return found, verbs, samples


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("player", ["random", "wild"])
def test_every_promise_holds_at_every_position(
    player: str, box: str, walks: tuple[Walks, Samples]
) -> None:
    walk = walks[0][player, box]
    assert walk.problems == []
    # Fifteen rounds of two to six turns, of at least three decisions each.
    assert walk.decisions > GAMES * 15 * 3 * 3


def test_every_promise_holds_in_laden_positions(
    laden: tuple[list[str], Counter[str], Samples],
) -> None:
    assert laden[0] == []


@pytest.mark.parametrize("box", BOXES)
def test_the_walks_meet_every_board(box: str, walks: tuple[Walks, Samples]) -> None:
    """Each is entered, docked at, or counted in a final scoring."""
    met = set().union(*(walk.met for (_, name), walk in walks[0].items() if name == box))
    boards = [*fish_boards(box), *external_boards(box)]
    assert [board for board in boards if board not in met] == []


def test_the_boxes_hold_every_board() -> None:
    assert set(BOARDS) == {*fish_boards(EXPANSION), *external_boards(EXPANSION)}
    assert {*fish_boards(BASE), *external_boards(BASE)} < set(BOARDS)


def test_the_walks_use_every_verb_and_meet_every_decision(
    walks: tuple[Walks, Samples], laden: tuple[list[str], Counter[str], Samples]
) -> None:
    """By lot nobody lands two kinds for auction at once, and hardly anybody overfishes two kinds
    by one lot or buys own Fugu. The laden walks bring these.
    """
    used = set().union(*(walk.verbs for walk in walks[0].values()))
    all_verbs = {verb.verb for verb in VERBS}
    assert all_verbs - used <= {"hold auction", "overfish first", "buy own fugu"}
    assert all_verbs - used - set(laden[1]) == set()
    assert DECISIONS - {*walks[1], *laden[2]} == set()


# --- offered is what is not refused ---


def boat_names(state: State) -> list[str]:
    owned = {boat.name for player in state.players for boat in player.boats}
    return sorted({*owned, *BOATS, "one_slot_2", "two_slot_9", "whale"})


def prices(state: State) -> list[int]:
    asked = {sale.price for p in state.players for row in ROWS for sale in p.row(row)}
    return sorted({*asked, 0, 1, 3, 5, 6, 99, 100})


def sources(state: State) -> list[str]:
    return ["token", *(f"{row}_{price * 100}" for row in ROWS for price in prices(state))]


def values(verb: type[Action], field: str, state: State) -> Sequence[object]:
    """Everything that might be meant by a field of a verb now, and a little more."""
    pieces = [*HOME, "whale"]
    match field:
        case "boat" | "barge":
            return boat_names(state)
        case "port":
            return [*PORTS, SEA]
        case "market":
            return [*BOARDS, "harbour"]
        case "cost":
            on_sale = sorted({sale.kind for p in state.players for r in ROWS for sale in p.row(r)})
            sold = [f"{kind}_{price * 100}" for kind in on_sale for price in prices(state)]
            barrels = [f"{row}_{each}" for row in ROWS for each in sold]
            return ["points", "yen", "free", *sold, *barrels, *pieces]
        case "row":
            return [*ROWS, "middle"]
        case "kind":
            return [*BOATS, *pieces, *KINDS]
        case "licence":
            return [piece for piece in pieces if "himono" in piece]
        case "source":
            return sources(state)
        case "token":
            return pieces
        case "price" if verb.verb == "amount":
            return range(102)
        case "price":
            return prices(state)
        case "column":
            return [0, 1, 2, 3, 4, 5, 6, 99, 100]
        case "amount":
            return range(-1, 60)
        case "winner" | "buyer" | "seller" | "seat":
            return range(-1, 7)
        case "count":
            return range(-1, 16)
        case "uses":
            return range(-1, 4)
        case "space":
            return ["left", "right", "middle"] if verb is Give else range(12)
        case "item":
            return ["freezer", "cart", "boat"]
        case "first" | "second":
            return sources(state)
    raise AssertionError(f"no values for {field} of {verb}")


def everything(state: State) -> Iterator[Action]:
    """Every action that might be named in a position, but of verbs that are not open in it."""
    for verb in open_verbs(state):
        fields: Iterable[Sequence[object]] = (
            values(verb, field, state) for field in verb.__struct_fields__
        )
        for fitting in product(*fields):
            yield verb(*fitting)


@pytest.mark.parametrize("kind", sorted(DECISIONS))
def test_offered_is_everything_that_is_not_refused(
    kind: str,
    walks: tuple[Walks, Samples],
    laden: tuple[list[str], Counter[str], Samples],
) -> None:
    states = [*walks[1].get(kind, []), *laden[2].get(kind, [])]
    assert states
    for state in states:
        offered = RULES.legal_actions(state)
        possible = {action for action in everything(state) if RULES.why_not(state, action) is None}
        assert possible - set(offered) == set(), "possible and not offered"
        assert set(offered) - possible == set(), "offered and not possible"


# --- what the walks have found ---


def test_a_port_is_not_opened_with_the_yen_that_the_purchase_needs() -> None:
    table = Table().lay(0, yen=700).lay(1, fresh="mackerel-300")
    table.play("purchase")
    assert table.refused("open port centre") == "purchase.at-least-one"
    table = Table().lay(0, yen=800).lay(1, fresh="mackerel-300")
    table.play("purchase", "open port centre", "buy peak fresh mackerel 300", "finish purchasing")
    table = Table().lay(0, yen=800).lay(1, fresh="mackerel-300")
    table.play("purchase", "buy peak fresh mackerel 300", "open port centre")


# --- the walk itself ---


def test_the_walk_finds_what_is_offered_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    def twice(verb: type[EndTurn], state: State) -> list[EndTurn]:
        return [] if state.turn.points else [verb(), verb()]

    monkeypatch.setattr(EndTurn, "legal", classmethod(twice))
    walk = Walk(1, "random", deep=10_000).run()
    assert any("twice" in problem for problem in walk.problems)


def test_the_walk_finds_lost_yen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        Step,
        "pay",
        lambda self, seat, amount: self.put_player(seat, yen=self.player(seat).yen - amount),
    )
    problems = Walk(2, "random").run().problems
    assert any("yen" in problem for problem in problems)
    assert all(problem.startswith("seed ") for problem in problems)


def test_the_same_walk_is_walked_again() -> None:
    one, other = ([game.code for game in Walk(2, "random", seed=9)] for _ in range(2))
    assert one == other
