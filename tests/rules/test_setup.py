"""Setup: what comes out of the box, by the number of players."""

from __future__ import annotations

import pytest

import tsukiji_lab as lab
from tests.rules.table import EXTERNAL, FISH, Table, rule
from tsukiji_lab.game.refusal import BadSetup
from tsukiji_lab.tsukiji.status import status

PLAYERS = (2, 3, 4, 5, 6)
by_players = pytest.mark.parametrize("players", PLAYERS)


def boards(game: lab.Game) -> tuple[list[str], list[str]]:
    """The names of the fish markets and the external markets on the table."""
    names = [market.board for market in game.state.markets]
    return [n for n in names if n in FISH], [n for n in names if n in EXTERNAL]


@rule("setup.players")
@pytest.mark.parametrize("players", [0, 1, 7])
def test_the_game_is_for_two_to_six(players: int) -> None:
    with pytest.raises(BadSetup) as refused:
        lab.new_game(players)
    assert refused.value.values["players"] == players


@rule("setup.players", "setup.player")
@by_players
def test_everyone_begins_with_the_same(players: int) -> None:
    game = lab.new_game(players, seed=2)
    assert len(game.players) == players
    for player in game.state.players:
        assert player.yen * 100 == 2000
        assert player.licences == ("mackerel",)
        (boat,) = player.boats
        assert (boat.kind, boat.place, boat.load) == ("one_slot", "left", ())
        assert player.open_ports == 1
        assert (player.tokens, player.fresh, player.degraded) == ((), (), ())
        assert (player.loans, player.shares, player.freezers, player.carts) == (0, 0, (), ())


@rule("setup.mackerel-and-ships", "setup.markets")
@pytest.mark.parametrize(
    ("players", "fish", "external"), [(2, 3, 2), (3, 4, 2), (4, 4, 3), (5, 5, 3), (6, 5, 4)]
)
def test_how_many_markets_lie_on_the_table(players: int, fish: int, external: int) -> None:
    fish_seen, external_seen = set(), set()
    for seed in range(40):
        on_table = boards(lab.new_game(players, seed=seed))
        assert "mackerel" in on_table[0]
        assert len(set(on_table[0])) == fish + 1
        assert "ships" in on_table[1]
        assert len(set(on_table[1])) == external + 1
        fish_seen |= set(on_table[0])
        external_seen |= set(on_table[1])
    assert fish_seen == set(FISH)
    assert external_seen == set(EXTERNAL) - ({"auction"} if players == 2 else set())


@rule("setup.markets")
@pytest.mark.parametrize(
    "wrong",
    [
        {"fish_markets": ["eel"]},
        {"external_markets": ["bank", "rentals", "trading"]},
        {"fish_markets": ["eel", "eel", "fugu", "squid"]},
        {"fish_markets": ["eel", "herring", "fugu", "squid"]},
        {"external_markets": ["eel", "bank"]},
    ],
)
def test_a_wrong_choice_of_markets_is_refused(wrong: dict[str, list[str]]) -> None:
    with pytest.raises(BadSetup):
        lab.new_game(3, seed=1, **wrong)


@rule("setup.first-game")
@by_players
def test_the_set_for_a_first_game(players: int) -> None:
    fish, _ = boards(lab.new_game(players, fish_markets="beginners", seed=5))
    assert {"mackerel", "spider_crab", "eel", "red_snapper"} <= set(fish)
    assert "tuna" not in fish


@rule("setup.no-auction-for-two")
def test_no_auction_for_two() -> None:
    with pytest.raises(BadSetup):
        lab.new_game(2, external_markets=["auction", "bank"])
    assert "auction" in boards(lab.new_game(3, external_markets=["auction", "bank"]))[1]


@rule("setup.no-auction-for-two.draw-again")
def test_for_two_another_board_is_drawn_instead_of_the_auction() -> None:
    for seed in range(60):
        _, external = boards(lab.new_game(2, seed=seed))
        assert "auction" not in external
        assert len(external) == 3


STOCK = {
    # (barrels, tokens, licences, price of a licence) for 2, 3, 4, 5, 6 players
    "eel": ([4, 6, 8, 8, 8], [13] * 5, [2, 3, 4, 4, 4], 500),
    "fugu": ([3] * 5, [7] * 5, [1] * 5, 0),
    "octopus": ([4, 6, 6, 6, 6], [4, 6, 6, 6, 6], [2, 3, 3, 3, 3], 300),
    "red_snapper": ([6, 9, 9, 9, 9], [18] * 5, [2, 3, 3, 3, 3], 300),
    "salmon": ([4] * 5, [10] * 5, [4] * 5, 400),
    "spider_crab": ([5] * 5, [10] * 5, [2, 3, 3, 3, 3], 800),
    "squid": ([4, 6, 7, 7, 7], [8] * 5, [2, 3, 4, 4, 4], 300),
    "tuna": ([6] * 5, [5] * 5, [2, 3, 3, 3, 3], 1000),
    "mackerel": ([12, 15, 15, 15, 15], [30] * 5, [2, 3, 4, 3, 2], 100),
}


@rule(
    "setup.stock",
    "mackerel.stock",
    "eel.stock",
    "fugu.stock",
    "octopus.stock",
    "red-snapper.stock",
    "salmon.stock",
    "spider-crab.stock",
    "squid.stock",
    "tuna.stock",
)
@by_players
@pytest.mark.parametrize("board", STOCK)
def test_stock_of_a_fish_market(board: str, players: int) -> None:
    table = Table(board, players=players)
    market = table.market(board)
    barrels, tokens, licences, price = STOCK[board]
    place = PLAYERS.index(players)
    assert market.barrels == barrels[place]
    assert market.reserve(table.state) == tokens[place]
    assert market.licences == licences[place]
    assert market.licence_price * 100 == price
    assert status(table.state) == []


@rule("salmon.stock.two-players")
def test_the_salmon_numbers_for_two_are_marked_as_reconstructed() -> None:
    salmon = Table("salmon", players=2).market("salmon")
    assert (salmon.barrels, salmon.licences) == (4, 4)
    assert salmon.reconstructed(2) == {"barrels", "licences"}
    for players in PLAYERS[1:]:
        assert salmon.reconstructed(players) == frozenset()


@rule("salmon.stock.printed")
@by_players
def test_the_ports_in_the_salmon_line_are_licences(players: int) -> None:
    assert Table("salmon", players=players).market("salmon").licences == 4


@rule("setup.mackerel-licences")
@pytest.mark.parametrize(("players", "left"), [(2, 2), (3, 3), (4, 4), (5, 3), (6, 2)])
def test_mackerel_licences_are_dealt_before_the_board_is_stocked(players: int, left: int) -> None:
    table = Table(players=players)
    assert table.market("mackerel").licences == left
    assert players + left <= 8


@rule("setup.bag")
def test_crabs_and_tuna_lie_in_the_bag() -> None:
    table = Table("spider-crab", "tuna")
    assert table.market("spider-crab").tokens == table.market("tuna").tokens == 0
    crabs = ["spider_crab_4"] * 4 + ["spider_crab_6"] * 4 + ["spider_crab_8"] * 2
    tuna = ["tuna_15"] * 3 + ["tuna_20", "tuna_25"]
    assert list(table.state.bag) == crabs + tuna


@rule("setup.bag")
def test_without_crab_and_tuna_there_is_no_bag() -> None:
    table = Table("eel", "fugu", "salmon", "squid")
    assert table.state.bag == ()


@rule("setup.eel-marker")
def test_the_eel_marker_begins_on_1() -> None:
    assert Table("eel").market("eel").marker == 1


@rule("setup.red-snapper-grid")
def test_a_red_snapper_lies_on_each_of_the_18_outlines() -> None:
    market = Table("red-snapper").market("red-snapper")
    assert market.tokens == 18
    assert market.value == 6


@rule("setup.octopus-tokens")
def test_octopus_and_takoyaki_lie_on_the_octopus_board() -> None:
    market = Table("octopus").market("octopus")
    assert (market.tokens, market.takoyaki) == (6, 12)


@rule("setup.ships")
@pytest.mark.parametrize(
    ("players", "one", "two", "three"),
    [(2, 1, 2, 1), (3, 1, 3, 2), (4, 1, 4, 3), (5, 1, 4, 3), (6, 0, 4, 3)],
)
def test_boats_on_the_ships_board(players: int, one: int, two: int, three: int) -> None:
    boats = Table(players=players).market("ships").boats
    counts = [boats.count(kind) for kind in ("one_slot", "two_slot", "three_slot")]
    assert counts == [one, two, three]
    assert sorted({*boats} - {"one_slot", "two_slot", "three_slot"}) == ["barge", "four_slot"]


@rule("setup.bank")
def test_the_bank_begins_with_three_loans_and_two_shares() -> None:
    bank = Table("bank").market("bank")
    assert (bank.loans, bank.shares) == (3, 2)


@rule("setup.rentals")
def test_rentals_begins_with_two_freezers_and_two_carts() -> None:
    rentals = Table("rentals").market("rentals")
    assert (rentals.freezers, rentals.carts) == (2, 2)


@rule("setup.unused")
def test_what_is_not_in_play_stays_in_the_box() -> None:
    table = Table("eel", "fugu", "salmon", "squid", "bank", "barter")
    assert set(table.state.box) == {"octopus", "red_snapper", "spider_crab", "tuna"}
    for board in ("octopus", "tuna", "auction", "trading"):
        assert not table.has(board)
    assert table.refused("enter tuna points") == "visit.in-play"


@rule("setup.supply")
@pytest.mark.parametrize(("players", "supply"), [(2, 19_500), (3, 17_500), (6, 11_500)])
def test_all_other_yen_form_the_supply(players: int, supply: int) -> None:
    # 35 × ¥100, 10 × ¥500 and 15 × ¥1,000 are ¥23,500.
    assert Table(players=players).state.supply * 100 == supply


@rule("setup.supply.endless")
def test_the_supply_never_runs_out() -> None:
    table = Table("bank").lay(0, yen=21_500)
    table.lay(1, yen=1000).lay(2, yen=1000)
    assert table.state.supply == 0
    table.play("enter bank points", "take loan")
    assert table.yen() == 22_000


@rule("setup.money")
def test_money_is_agreed_to_be_open_or_closed() -> None:
    assert not lab.new_game(3, money="open").state.closed_money
    assert lab.new_game(3, money="closed").state.closed_money
    with pytest.raises(BadSetup):
        lab.new_game(3, money="hidden")


@rule("setup.start-player", "setup.start-player.agreed")
def test_the_start_player_is_agreed_on_or_drawn() -> None:
    # Nobody can tell the program who drank water last: the players say who begins.
    for seat in range(3):
        assert lab.new_game(3, first_player=seat).to_act == seat
    assert {lab.new_game(3, seed=seed).to_act for seed in range(30)} == {0, 1, 2}
    with pytest.raises(BadSetup):
        lab.new_game(3, first_player=3)
