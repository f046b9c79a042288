"""Twins: the same seed is the same game, and what a seat must not see makes no difference to it.

Source: Gameplay (closed money); the blind bids; rulings, The screen and the rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import tsukiji_lab as lab
from tests.rules.table import EXPANSION_FISH, FISH, Table, at_sea, in_port, rule
from tsukiji_lab.drawing import draw
from tsukiji_lab.game.action import Action
from tsukiji_lab.game.session import Session
from tsukiji_lab.players import PLAYERS
from tsukiji_lab.public import RULES
from tsukiji_lab.tsukiji.board import BOARDS
from tsukiji_lab.tsukiji.setup import VARIANTS

CHARTS = ("value_tracks", "stocks", "wealth", "prices")
ALL_FISH = (*FISH, *EXPANSION_FISH)
ALL_EXTERNAL = tuple(board for board in BOARDS if board not in ALL_FISH)
MORE = {"fish_markets": 14, "external_markets": 14, "variants": ["more_markets"]}
EVERY_VARIANT = {**MORE, "variants": VARIANTS}
OTHER_PIECES = {"staple": "horse_mackerel", "barges": "four_slot", "blue_ship": True}
SETUPS: dict[str, dict[str, Any]] = {
    "all boards": {"players": 3, "box": "expansion", **MORE, "blue_ship": True},
    "all variants": {"players": 4, "box": "expansion", **EVERY_VARIANT, **OTHER_PIECES},
    "two players": {"players": 2, "box": "expansion", "variants": ["collapse"]},
    "the base box": {"players": 5, **EVERY_VARIANT},
    "open order": {"players": 3, "box": "expansion", "variants": ["open_order"]},
}
with_every_setup = pytest.mark.parametrize("name", SETUPS)


def view(game: lab.Game, seat: int) -> dict[str, Any]:
    """All that a seat is shown: its observation, its screen, the log, what is kept."""
    return {
        "observation": game.observe(seat),
        "screen": draw(game, seat),
        "log": game.log,
        "actions": game.actions,
        "repr": repr(game),
    }


def public(game: lab.Game) -> dict[str, Any]:
    """All that everybody is shown."""
    charts = {name: getattr(lab.charts, name)(game).to_json() for name in CHARTS}
    return {"text": str(game), "page": game._repr_html_(), "log": game.log, **charts}


def together(one: lab.Game, other: lab.Game, steps: int, rng: Random) -> Iterator[None]:
    """Play the same actions in both games, chosen by lot among those legal in both."""
    player = PLAYERS["random"]()
    for _ in range(steps):
        yield
        if one.to_act is None:
            return
        both: list[Action] = [a for a in one.legal_actions if a in other.legal_actions]
        assert both
        action = player.choose(one.observe(one.to_act), both, rng)
        one.play(action)
        other.play(action)


# --- the same seed ---


@pytest.mark.parametrize("who", ["random", "wild", "greedy"])
def test_the_same_seed_is_the_same_game(who: str) -> None:
    for players in (2, 4):
        one, other = (
            lab.play_out(lab.new_game(players, seed=5, round_limit=6), who) for _ in range(2)
        )
        assert one.state == other.state
        assert one.code == other.code
        assert one.log == other.log


@with_every_setup
@pytest.mark.parametrize("who", ["random", "wild"])
def test_the_same_seed_is_the_same_game_with_every_board_and_variant(who: str, name: str) -> None:
    one, other = (
        lab.play_out(lab.new_game(**SETUPS[name], seed=5, round_limit=6), who) for _ in range(2)
    )
    assert one.state == other.state
    assert one.setup == other.setup
    assert one.code == other.code
    assert one.log == other.log


def test_the_setups_hold_every_board_and_variant() -> None:
    games = [lab.new_game(**setup, seed=5) for setup in SETUPS.values()]
    assert {board for game in games for board in game.state.boards} == set(BOARDS)
    assert {variant for game in games for variant in game.setup.variants} == set(VARIANTS)


def test_another_seed_is_another_game() -> None:
    games = [lab.play_out(lab.new_game(3, seed=seed, round_limit=4), "random") for seed in (1, 2)]
    assert games[0].actions != games[1].actions


def test_no_player_disturbs_the_chance_of_another() -> None:
    """Every seat has its own generator: what Moon does with its own is nothing to Peak."""

    class Restless:
        def choose(self, observation: Any, actions: Any, rng: Random) -> Any:
            rng.random()
            return PLAYERS["random"]().choose(observation, actions, Random(3))

    class Calm(Restless):
        def choose(self, observation: Any, actions: Any, rng: Random) -> Any:
            return PLAYERS["random"]().choose(observation, actions, Random(3))

    games = [
        lab.play_out(lab.new_game(2, seed=1, round_limit=5), [moon, "random"])
        for moon in (Restless(), Calm())
    ]
    assert games[0].actions == games[1].actions


# --- what will be drawn ---


def test_the_draws_to_come_are_seen_by_nobody() -> None:
    """Games that differ in their seed alone look the same to everybody until something is drawn."""
    fish = ["spider_crab", "tuna", "fugu", "eel"]
    compared = 0
    for number in range(6):
        one, other = (
            lab.new_game(
                3,
                fish_markets=fish,
                external_markets=["bank", "barter"],
                first_player=0,
                seed=seed,
                round_limit=10,
            )
            for seed in (number, number + 1000)
        )
        for moment, _ in enumerate(together(one, other, 200, Random(number))):
            if one.state.draws:
                break
            if moment % 20 == 0:
                assert [view(one, seat) for seat in range(3)] == [view(other, s) for s in range(3)]
                assert public(one) == public(other)
                compared += 1
    assert compared > 30


def reseeded(game: lab.Game, seed: int) -> lab.Game:
    """The game as it was set up, boards that lie ready included, but for what will be drawn."""
    return lab.Game(Session(RULES, replace(game.setup, seed=seed)))


@rule("open-order.rows", "external.new-market")
@with_every_setup
def test_neither_boards_nor_tokens_to_come_are_seen(name: str) -> None:
    compared = 0
    for number in range(2):
        one = lab.new_game(**SETUPS[name], seed=number, round_limit=12)
        other = reseeded(one, number + 1000)
        for moment, _ in enumerate(together(one, other, 120, Random(number))):
            if one.state.draws:
                break
            if moment % 20 == 0:
                seats = range(len(one.players))
                assert [view(one, seat) for seat in seats] == [view(other, s) for s in seats]
                assert public(one) == public(other)
                compared += 1
    assert compared > 4


def test_games_that_differ_in_their_seed_alone_draw_differently() -> None:
    """So that the twins above would show what they must not."""
    drawn = set()
    for seed in range(12):
        table = Table("influence", seed=seed)
        table.play("enter influence points", "buy expansion fish", "buy expansion external")
        drawn.add(table.state.boards[-2:])
    assert len(drawn) > 5


def test_the_bag_is_seen_as_what_is_in_it_in_no_order() -> None:
    game = lab.new_game(2, fish_markets=["tuna", "spider_crab", "eel"], seed=3)
    seen = game.observe(0).state.bag
    assert list(seen) == sorted(seen)
    assert len(seen) == 15
    assert "seed" not in str(game.observe(0)).lower()


# --- closed money ---


def closed_twins() -> tuple[lab.Game, lab.Game]:
    """Two tables alike but for the yen of Peak and Gate."""
    tables = []
    for peak, gate in ((1200, 900), (300, 2500)):
        table = Table("eel", "spider-crab", "rentals", "bank", players=4, money="closed")
        for seat, yen in ((1, peak), (2, gate)):
            table.lay(seat, yen=yen, fresh="eel-300 mackerel-100", tokens="mackerel eel")
        table.lay(0, boats=[at_sea("two-slot", "spider_crab", "spider_crab")])
        tables.append(table)
    return tables[0].game, tables[1].game


@pytest.mark.parametrize("number", range(4))
def test_closed_yen_make_no_difference_to_other_seats(number: int) -> None:
    one, other = closed_twins()
    for moment, _ in enumerate(together(one, other, 120, Random(number))):
        if one.is_over:
            break
        if one.to_act in (0, 3):
            assert list(one.legal_actions) == list(other.legal_actions)
        if moment % 10 == 0:
            assert one.state != other.state
            for seat in (0, 3):
                assert view(one, seat) == view(other, seat)
            assert public(one) == public(other)
            assert view(one, 1) != view(other, 1)


def closed_crowd(variants: list[str]) -> tuple[lab.Game, lab.Game]:
    """Two tables with all boards, alike but for the yen of Peak and Gate."""
    tables = []
    for peak, gate in ((1500, 900), (500, 2500)):
        table = Table(
            *ALL_FISH,
            *ALL_EXTERNAL,
            players=4,
            money="closed",
            variants=[*variants],
            blue_ship=True,
        )
        table.lay(
            0,
            yen=3000,
            ports=3,
            boats=[
                at_sea("barge", "spider_crab", "spider_crab", "swordfish", "swordfish", "eel"),
                at_sea("blue-ship", "clam_oyster", "squid"),
                in_port("one-slot"),
            ],
            licences="himono-1 eel nori",
            tokens="nori sardines mackerel mackerel clam oyster",
            buyers=1,
            drying="mackerel sardines-token",
        )
        fresh = "eel-300 clam-oyster-200 himono-400"
        table.lay(1, yen=peak, fresh=fresh, degraded="fugu-600", tokens="nori eel", buyers=1)
        table.lay(2, yen=gate, fresh="mackerel-100 takoyaki-300", tokens="swordfish red-snapper")
        table.lay(2, boats=[at_sea("three-slot", "tuna", "tuna", "tuna")], degraded="fugu-900")
        table.lay(3, yen=2000, boats=[at_sea("two-slot", "mackerel")], fresh="squid-200")
        table.begin_turn(0)
        tables.append(table)
    return tables[0].game, tables[1].game


SHOWS_YEN = {"nori-paid", "has-5000", "all-show-yen"}
"""Events that the rules let show something of closed yen: who pays what there is, who is rich."""


@rule("money.closed")
@pytest.mark.parametrize("variants", [[], ["collapse", "open_order"]])
@pytest.mark.parametrize("number", range(2))
def test_closed_yen_make_no_difference_with_every_board_and_variant(
    number: int, variants: list[str]
) -> None:
    one, other = closed_crowd(variants)
    compared = 0
    for moment, _ in enumerate(together(one, other, 120, Random(number))):
        told = {event.what for step in one.session.steps[-1:] for event in step.events}
        if one.is_over or told & SHOWS_YEN:
            break
        assert one.to_act == other.to_act
        if one.to_act in (0, 3):
            assert list(one.legal_actions) == list(other.legal_actions)
        if moment % 15 == 0:
            assert one.state != other.state
            for seat in (0, 3):
                assert view(one, seat) == view(other, seat)
            assert public(one) == public(other)
            compared += 1
    assert compared > 3


@rule("money.closed", "fugu.own")
def test_what_own_fugu_would_cost_is_asked_whatever_one_has() -> None:
    for yen in (0, 900):
        table = Table("fugu", money="closed").lay(0, yen=yen, degraded="fugu-300")
        table.begin_turn(0)
        assert table.allows("degrade")
        assert table.allows("buy own fugu 300") == (yen > 0)


def test_open_yen_are_seen_by_all() -> None:
    game = Table(players=3).lay(1, yen=1700).game
    assert [player.yen for player in game.observe(0).state.players] == [20, 17, 20]
    assert "1,700" in str(game)


# --- sealed bids ---


def crab_auction(money: str) -> Table:
    table = Table("spider-crab", players=4, money=money)
    table.lay(0, boats=[at_sea("two-slot", "spider_crab", "spider_crab")])
    table.play("fish", "dock two-slot left", drawn=["spider_crab_6"])
    return table


def auction_market(money: str) -> Table:
    table = Table("auction", players=4, money=money).lay(0, tokens="mackerel mackerel mackerel")
    table.play("enter auction points", "auction lot", "add mackerel", "add mackerel", "confirm")
    return table


def barter_market(money: str) -> Table:
    table = Table("barter", players=4, money=money).lay(0, tokens="mackerel mackerel")
    table.play("enter barter points", "offer lot", "add mackerel", "confirm")
    return table


def swordfish_auction(money: str) -> Table:
    table = Table("swordfish", players=4, money=money)
    table.lay(0, boats=[at_sea("two-slot", "swordfish", "swordfish")])
    table.play("fish", "dock two-slot left")
    return table


def foreign_lot(money: str) -> Table:
    table = Table("foreign-market", "eel", "swordfish", players=4, money=money)
    table.lay(0, boats=[at_sea("barge", "eel", "swordfish", "swordfish")])
    table.play("fish", "dock abroad barge", "auction abroad")
    return table


@pytest.mark.parametrize("money", ["open", "closed"])
@pytest.mark.parametrize(
    "lay_out", [crab_auction, auction_market, barter_market, swordfish_auction, foreign_lot]
)
def test_a_sealed_bid_is_seen_by_its_bidder_alone(lay_out: Any, money: str) -> None:
    one, other = lay_out(money).game, lay_out(money).game
    bidders = one.state.top.bidders
    sealed: list[int] = []
    for bidder in bidders[:-1]:
        assert one.to_act == bidder
        one.play("bid 100")
        other.play("bid 700")
        sealed.append(bidder)
        for seat in range(4):
            if seat in sealed:
                assert view(one, seat)["observation"] != view(other, seat)["observation"]
            else:
                assert view(one, seat) == view(other, seat)
        assert list(one.legal_actions) == list(other.legal_actions)
        assert public(one) == public(other)
        assert one.code == other.code
        assert one.record == other.record
        assert not any(action.startswith("bid") for action in one.actions)
    one.play("bid 300")
    other.play("bid 300")
    assert one.actions != other.actions
    assert "bids-revealed" in [event.what for event in one.session.steps[-1].events]


def test_the_events_of_a_sealed_bid_do_not_tell_it() -> None:
    told = []
    for bid in ("bid 0", "bid 2000"):
        table = barter_market("open")
        told.append(table.play(bid))
    assert told[0] == told[1]
