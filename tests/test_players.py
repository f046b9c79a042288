"""Computer players: what each one promises, and what ``play_out`` does for them.

Source of the round limit: rulings, End (100 rounds when only programs play).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import product
from random import Random, getstate
from typing import Any

import pytest

import tsukiji_lab as lab
from tests.rules.table import Table, at_sea, in_port
from tsukiji_lab.game.action import Action
from tsukiji_lab.players import PLAYERS, BadPlayer
from tsukiji_lab.players.greedy import Greedy
from tsukiji_lab.tsukiji.bidding import Bid
from tsukiji_lab.tsukiji.markets import BASE_EXTERNAL_MARKETS, BASE_FISH_MARKETS
from tsukiji_lab.tsukiji.observation import Observation
from tsukiji_lab.tsukiji.pricing import Price
from tsukiji_lab.tsukiji.setup import STAPLES, VARIANTS
from tsukiji_lab.tsukiji.status import status

LANGUAGES = ("en", "es")
RUINOUS = {"return licence", "sell boat", "discard"}


def choose(player: str, table: Table, seed: int = 0) -> Action:
    """What a player chooses at a table."""
    game = table.game
    assert game.to_act is not None
    return PLAYERS[player]().choose(game.observe(game.to_act), game.legal_actions, Random(seed))


class Witness:
    """Chooses the first action, and remembers what it was given."""

    def __init__(self) -> None:
        self.seen: list[Observation] = []
        self.luck: list[float] = []

    def choose(self, observation: Observation, actions: Sequence[Action], rng: Random) -> Action:
        self.seen.append(observation)
        self.luck.append(rng.random())
        return actions[0]


class Stubborn:
    """Always wants to end its turn."""

    def choose(self, observation: Observation, actions: Sequence[Action], rng: Random) -> Action:
        return lab.new_game(2, seed=1).action("end turn")


# --- play_out ---


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("players", [2, 6])
def test_every_player_plays_to_the_end(player: str, players: int) -> None:
    game = lab.play_out(lab.new_game(players, seed=4, round_limit=4), player)
    assert game.is_over
    assert game.scores is not None


def test_one_player_for_each_seat_by_name_or_as_an_object() -> None:
    witness = Witness()
    game = lab.new_game(3, seed=4, round_limit=2)
    assert lab.play_out(game, ["random", witness, "greedy"]) is game
    assert {observation.seat for observation in witness.seen} == {1}


def test_the_same_seed_brings_the_same_game_and_another_seed_another() -> None:
    def play(seed: int | None) -> tuple[str, ...]:
        return lab.play_out(lab.new_game(3, seed=4, round_limit=3), "wild", seed=seed).actions

    assert play(None) == play(4)
    assert play(1) == play(1)
    assert play(1) != play(2)


def test_every_seat_has_a_generator_of_its_own() -> None:
    witnesses = [Witness(), Witness()]
    lab.play_out(lab.new_game(2, seed=4, round_limit=2), witnesses)
    assert witnesses[0].luck[:3] != witnesses[1].luck[:3]


def test_the_global_generator_is_left_alone() -> None:
    before = getstate()
    lab.play_out(lab.new_game(3, seed=4, round_limit=2), ["random", "wild", "greedy"])
    assert getstate() == before


def test_players_see_no_closed_money_and_no_sealed_bid() -> None:
    witness = Witness()
    game = lab.new_game(3, seed=4, round_limit=2, money="closed")
    lab.play_out(game, witness)
    for observation in witness.seen[:-1]:
        others = {0, 1, 2} - {observation.seat}
        assert all(observation.state.players[seat].yen == 0 for seat in others)


def test_a_game_of_programs_has_a_round_limit_of_100() -> None:
    game = lab.play_out(lab.new_game(2, seed=4), Witness())
    assert game.setup.round_limit == 100


def test_a_round_limit_that_was_set_is_kept() -> None:
    game = lab.play_out(lab.new_game(2, seed=4, round_limit=3), "wild")
    assert game.setup.round_limit == 3


def test_a_game_that_people_began_is_played_on() -> None:
    game = lab.new_game(2, seed=4)
    game.play("fish")
    before = game.actions
    lab.play_out(game, "random")
    assert game.actions[: len(before)] == before
    assert game.is_over
    assert lab.play_out(game, "random").is_over


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_illegal_answer_is_named_and_not_played(language: str) -> None:
    game = lab.new_game(["Ana", "Ben"], seed=4, first_player=1, language=language)
    with pytest.raises(BadPlayer, match=r"Ben.*end turn"):
        lab.play_out(game, Stubborn())
    assert game.actions == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_player_is_refused_with_those_there_are(language: str) -> None:
    game = lab.new_game(2, seed=4, language=language)
    unknown: tuple[Any, ...] = ("gredy", 7)
    for name in unknown:
        with pytest.raises(BadPlayer) as caught:
            lab.play_out(game, name)
        assert all(known in str(caught.value) for known in (str(name), *PLAYERS))
    assert game.setup.round_limit == 0


def test_a_wrong_number_of_players_is_refused_with_the_right_one() -> None:
    with pytest.raises(BadPlayer, match=r"3.*2"):
        lab.play_out(lab.new_game(3, seed=4), ["random", "random"])


# --- by lot ---


def test_wild_takes_every_legal_action_alike() -> None:
    table = Table().lay(0, boats=[in_port("one-slot"), at_sea("two-slot", "mackerel")])
    counts = Counter(choose("wild", table, seed) for seed in range(2000))
    legal = table.game.legal_actions
    assert set(counts) == set(legal)
    share = 2000 / len(legal)
    assert all(share / 2 < count < share * 2 for count in counts.values())


def test_random_takes_every_legal_action_alike_but_the_ruinous_ones() -> None:
    table = Table().lay(0, boats=[at_sea("two-slot", "mackerel")])
    counts = Counter(choose("random", table, seed) for seed in range(2000))
    legal = set(table.game.legal_actions)
    ruinous = {action for action in legal if action.verb in RUINOUS}
    assert {action.verb for action in ruinous} == {"return licence", "discard"}
    assert set(counts) == legal - ruinous
    share = 2000 / len(counts)
    assert all(share / 2 < count < share * 2 for count in counts.values())


def test_random_ruins_itself_if_nothing_else_is_legal() -> None:
    table = Table("used-ships").lay(0, yen=0, licences="")
    table.play("enter used-ships points")
    assert {action.verb for action in table.game.legal_actions} == {"sell boat"}
    assert choose("random", table).verb == "sell boat"


def test_random_enters_ships_to_buy_and_not_only_to_sell() -> None:
    free = Table().lay(0, yen=2000, boats=[at_sea("one-slot")])
    poor = Table().lay(0, yen=400)
    entered = [
        {str(choose("random", table, seed)) for seed in range(300)} for table in (free, poor)
    ]
    assert "enter ships points" in poor.game.legal_actions
    assert "enter ships points" in entered[0]
    assert "enter ships points" not in entered[1]


# --- greedy, one decision at a time ---


def test_greedy_docks_a_full_boat_and_prices_below_what_buyers_gain() -> None:
    table = Table("spider-crab", "red-snapper")
    table.lay(0, boats=[at_sea("one-slot", "red-snapper")], licences="red-snapper mackerel")
    table.play("fish")
    assert str(choose("greedy", table)) == "dock one-slot left"
    table.play("dock one-slot left")
    price = choose("greedy", table)
    assert isinstance(price, Price)
    assert 1 < price.column < 6


def test_greedy_catches_what_sells_best() -> None:
    table = Table("red-snapper")
    table.lay(0, boats=[at_sea("two-slot")], licences="mackerel red-snapper")
    table.play("fish")
    assert str(choose("greedy", table)) == "catch two-slot red-snapper"


def test_greedy_buys_what_is_cheap_and_leaves_what_is_dear() -> None:
    table = Table("red-snapper").lay(1, fresh="red-snapper-200 red-snapper-900")
    table.play("purchase")
    assert str(choose("greedy", table)) == "buy peak fresh red-snapper 200"
    table.play("buy peak fresh red-snapper 200")
    assert choose("greedy", table).verb == "finish purchasing"


def test_greedy_counts_the_square_of_fugu() -> None:
    """A fourth Fugu adds 7 Resources to three, the first one adds 1; a Red Snapper adds 6."""
    bought = []
    for tokens in ("fugu fugu fugu", ""):
        table = Table("fugu", "red-snapper", "bank", "rentals").lay(0, tokens=tokens)
        table.lay(1, fresh="fugu-400 red-snapper-400").play("purchase")
        bought.append(str(choose("greedy", table)))
    assert bought == ["buy peak fresh fugu 400", "buy peak fresh red-snapper 400"]


def test_greedy_sells_squid_which_is_worth_nothing_in_the_end() -> None:
    table = Table("squid").lay(0, tokens="squid squid squid")
    table.play("enter squid points")
    assert choose("greedy", table).verb == "sell"


def test_greedy_bids_a_share_of_the_worth_and_never_more() -> None:
    table = Table("auction").lay(0, tokens="mackerel " * 6)
    table.play("enter auction points", "auction lot", *["add mackerel"] * 6, "confirm")
    bid = choose("greedy", table)
    assert isinstance(bid, Bid)
    assert 1 <= bid.amount <= 8


def test_greedy_declines_an_offer_below_the_worth() -> None:
    table = Table("barter").lay(0, tokens="mackerel " * 6)
    table.play("enter barter points", "offer lot", *["add mackerel"] * 6, "confirm")
    table.play("bid 100", "bid 200")
    assert str(choose("greedy", table)) == "decline"


def test_greedy_offers_what_another_seat_values_more() -> None:
    """Fugu are worth the square of their number: the fifth adds nine times what the first did."""
    table = Table("barter").lay(0, tokens="mackerel fugu").lay(1, tokens="fugu fugu fugu fugu")
    table.play("enter barter points", "offer lot")
    assert str(choose("greedy", table)) == "add fugu"


def test_greedy_chooses_without_luck() -> None:
    table = Table("red-snapper").lay(1, fresh="red-snapper-200")
    assert len({choose("greedy", table, seed) for seed in range(5)}) == 1


# --- greedy, with the expansion ---


def test_greedy_dries_two_cheap_fish_but_no_lone_token() -> None:
    def evening(**pieces: str) -> str:
        table = Table("himono").lay(0, yen=0, licences="himono-1", **pieces)
        return str(choose("greedy", table.set_turn(points=0)))

    assert evening(degraded="mackerel-100 mackerel-100") == "dry himono-1 mackerel degraded-100"
    assert evening(tokens="mackerel", drying="mackerel") == "dry himono-1 mackerel token"
    assert evening(tokens="mackerel") == "end turn"


def test_greedy_catches_with_licences_for_other_fish() -> None:
    for licence, caught in (
        ("himono-1", "catch by himono two-slot mackerel himono-1"),
        ("horse-mackerel", "catch by horse-mackerel two-slot 2"),
    ):
        table = Table("himono", "horse-mackerel")
        table.lay(0, boats=[at_sea("two-slot")], licences=licence).play("fish")
        assert str(choose("greedy", table)) == caught


def test_greedy_sells_a_clam_with_an_oyster() -> None:
    table = Table("clam-oyster").lay(0, yen=0, tokens="clam oyster")
    table.play("enter clam-oyster points")
    assert str(choose("greedy", table)) == "sell set"


def test_greedy_gives_the_sushi_shop_what_is_worth_least() -> None:
    table = Table("sushi-shop", "squid", "red-snapper", "tuna")
    table.lay(0, tokens="squid mackerel mackerel red-snapper tuna-25")
    table.play("enter sushi-shop points", "sushi lot")
    while (action := choose("greedy", table)).verb != "confirm":
        table.play(str(action))
    assert set(table.game.state.top.chosen) <= {"mackerel", "squid"}


def test_greedy_pays_the_new_aquarium_with_the_cheapest_barrel() -> None:
    table = Table("aquarium", "new-aquarium", "himono", "red-snapper")
    table.lay(0, yen=0, tokens="himono red-snapper", fresh="mackerel-100 red-snapper-500")
    assert str(choose("greedy", table)) == "enter new-aquarium fresh-mackerel-100"


def test_greedy_bids_for_the_barrels_of_a_lot_abroad() -> None:
    table = Table("foreign-market", "red-snapper")
    table.lay(0, boats=[at_sea("two-slot", "red-snapper", "red-snapper")])
    table.play("fish", "dock abroad two-slot", "auction abroad")
    bid = choose("greedy", table)
    assert isinstance(bid, Bid)
    # Two tokens of 6 Resources, which count for the rank too.
    assert 6 < bid.amount < 15


def test_greedy_rents_a_boat_that_it_cannot_buy() -> None:
    table = Table("ship-rentals", "red-snapper", "trading")
    table.lay(0, yen=300, boats=[], licences="red-snapper")
    assert str(choose("greedy", table)) == "enter ship-rentals points"


def test_greedy_sends_a_buyer_to_whoever_lands_most() -> None:
    table = Table("influence", "red-snapper").lay(0, buyers=1)
    table.lay(2, boats=[at_sea("three-slot", *["red-snapper"] * 3)]).set_turn(points=0)
    assert str(choose("greedy", table)) == "place buyer gate"


def test_the_buyer_of_greedy_buys_what_is_cheap() -> None:
    table = Table("influence", "red-snapper").set_state(errands=((0, 2),))
    table.lay(1, fresh="red-snapper-100 red-snapper-900").begin_turn(2)
    table.play(*["fish", "finish fishing"] * 2, "end turn")
    assert table.game.to_act == 0
    assert str(choose("greedy", table)) == "buy peak fresh red-snapper 100"
    table.play("buy peak fresh red-snapper 100")
    assert choose("greedy", table).verb == "finish purchasing"


def test_greedy_buys_for_the_overfishing_market() -> None:
    """It adds ¥100 to a Sardine, which is worth 1 Resource."""
    wanted = []
    for market in ("overfishing-market", "bank"):
        table = Table("sardines", market).lay(1, fresh="sardines-100 sardines-200")
        table.play("purchase", "buy peak fresh sardines 100")
        wanted.append(choose("greedy", table).verb)
    assert wanted == ["buy", "finish purchasing"]


# --- greedy, whole games ---


def test_greedy_beats_randoms() -> None:
    """At least 90 of 100 is promised; a few games here tell a broken player from a sound one."""
    wins = 0
    for seed in range(4):
        players = ["random"] * 4
        players[seed] = "greedy"
        game = lab.play_out(lab.new_game(4, seed=seed, round_limit=30), players)
        wins += seed in game.winners
    assert wins >= 3


SEEDS = (302, 313, 317, 325, 334, 335)
"""Short games in which, together, every market is entered; the bench counts over a hundred."""


@pytest.fixture(scope="module")
def greedy_games() -> list[lab.Game]:
    return [lab.play_out(lab.new_game(4, seed=seed), "greedy") for seed in SEEDS]


def test_greedy_tables_end_by_the_rules(greedy_games: list[lab.Game]) -> None:
    """At least 95 of 100 is promised."""
    ended = [game.state.ended_by is not None for game in greedy_games]
    assert sum(ended) >= len(ended) - 1


def test_greedy_tables_enter_every_market_of_the_base_box(greedy_games: list[lab.Game]) -> None:
    entered: set[str] = set()
    opened: set[str] = set()
    for game in greedy_games:
        opened |= {market.board for market in game.state.markets}
        words = [action.split() for action in game.actions]
        entered |= {word[1].replace("-", "_") for word in words if word[0] == "enter"}
    assert opened == {market.board for market in (*BASE_FISH_MARKETS, *BASE_EXTERNAL_MARKETS)}
    assert opened - entered == set()


def test_greedy_ends_better_than_it_began(greedy_games: list[lab.Game]) -> None:
    """Everybody began with ¥2,000; a table that trades grows richer."""
    scores = [score for game in greedy_games for score in game.scores or ()]
    assert sum(scores) / len(scores) > 3000


@pytest.mark.parametrize("players", [2, 6])
def test_greedy_plays_with_all_boards_and_all_variants(players: int) -> None:
    for staple, money in product(STAPLES, ("open", "closed")):
        game = lab.new_game(
            players,
            box="expansion",
            staple=staple,
            fish_markets=14,
            external_markets=14,
            barges="four_slot",
            blue_ship=True,
            variants=VARIANTS,
            money=money,
            seed=3,
            round_limit=4,
        )
        assert lab.play_out(game, "greedy").is_over
        assert status(game.state) == []


def test_greedy_beats_randoms_with_the_expansion() -> None:
    wins = 0
    for seed in range(3):
        players = ["random"] * 4
        players[seed] = "greedy"
        game = lab.new_game(4, box="expansion", seed=seed, round_limit=25)
        wins += seed in lab.play_out(game, players).winners
    assert wins >= 2


def test_greedy_is_a_player() -> None:
    assert PLAYERS["greedy"] is Greedy
