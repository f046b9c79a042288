"""Setup with the boards of both boxes, with its boats, and with more markets than usual."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

import tsukiji_lab as lab
from tests.rules.table import EXPANSION_FISH, EXTERNAL, FISH, Table, at_sea, rule
from tests.rules.test_setup import PLAYERS, by_players
from tsukiji_lab.game.refusal import BadSetup
from tsukiji_lab.tsukiji.board import BOARDS, FishMarket
from tsukiji_lab.tsukiji.pieces import BOATS
from tsukiji_lab.tsukiji.setup import check
from tsukiji_lab.tsukiji.status import status

EXPANSION_EXTERNAL = (
    *("foreign_market", "influence", "new_aquarium", "overfishing_market", "ship_rentals"),
    "sushi_shop",
)
ALL_FISH, ALL_EXTERNAL = (*FISH, *EXPANSION_FISH), (*EXTERNAL, *EXPANSION_EXTERNAL)
MORE = {"fish": {2: 3, 3: 4, 4: 4, 5: 5, 6: 5}, "external": {2: 2, 3: 2, 4: 3, 5: 3, 6: 4}}
"""How many markets join the two that always lie there."""
AQUARIUMS = {"aquarium", "new_aquarium"}
both_staples = pytest.mark.parametrize("staple", ["mackerel", "horse_mackerel"])


def expansion(players: int = 3, **setup: Any) -> lab.Game:
    return lab.new_game(players, box="expansion", **{"seed": 1, **setup})


# --- what is in the box ---


def pieces(boards: tuple[str, ...], players: int = 6) -> tuple[int, int, int]:
    """Barrels, tokens and licences of some fish markets, of which there are enough for six."""
    markets = [BOARDS[board].set_up(players) for board in boards]
    fish = [market for market in markets if isinstance(market, FishMarket)]
    return (
        sum(market.all_barrels for market in fish),
        sum(market.tokens_in_box() for market in fish),
        sum(8 if market.board == "mackerel" else market.all_licences for market in fish),
    )


@rule("setup.expansion.pieces")
def test_the_expansion_holds_36_barrels_65_tokens_and_23_licences_of_six_fish() -> None:
    assert pieces(EXPANSION_FISH) == (36, 65, 23)
    assert len(EXPANSION_FISH) == len(EXPANSION_EXTERNAL) == 6
    assert set(BOARDS) == {*ALL_FISH, *ALL_EXTERNAL}
    assert len(BOARDS) == 30


@rule("setup.expansion.pieces")
def test_the_base_game_holds_63_barrels_119_tokens_and_33_licences() -> None:
    assert pieces(FISH) == (63, 119, 33)


@rule("setup.expansion.pieces")
def test_there_are_18_boats_three_of_them_the_expansions() -> None:
    assert sum(kind.pieces for kind in BOATS.values()) == 18
    assert (BOATS["blue_ship"].pieces, BOATS["blue_ship"].slots) == (1, 4)
    assert (BOATS["four_slot_barge"].pieces, BOATS["four_slot_barge"].slots) == (2, 4)


@rule("setup.expansion.pieces", "setup.influence", "setup.ship-rentals")
def test_ten_tokens_of_external_markets() -> None:
    table = Table("influence", "ship-rentals")
    influence, rentals = table.market("influence"), table.market("ship-rentals")
    assert (influence.buyers, influence.expansions, rentals.rentals) == (2, 2, 6)


# --- which boards come out ---


@rule("setup.expansion", "setup.markets", "setup.staple.other")
@both_staples
@by_players
def test_as_many_boards_as_usual_out_of_both_boxes(players: int, staple: str) -> None:
    fish_seen, external_seen = set(), set()
    for seed in range(60):
        setup = expansion(players, staple=staple, seed=seed).setup
        fish, external = setup.fish_markets, setup.external_markets
        assert fish[0] == staple
        assert external[0] == "ships"
        assert len(set(fish)) == 1 + MORE["fish"][players]
        pair = AQUARIUMS & {*external}
        assert pair in (set(), AQUARIUMS)
        assert len(set(external)) == 1 + MORE["external"][players] + bool(pair)
        fish_seen |= {*fish[1:]}
        external_seen |= {*external[1:]}
    assert fish_seen == {*ALL_FISH} - {staple}
    without = {"ships", "auction"} if players == 2 else {"ships"}
    assert external_seen == {*ALL_EXTERNAL} - without


@rule("setup.expansion.later", "setup.expansion")
def test_a_game_is_of_the_base_box_unless_the_expansion_is_asked_for() -> None:
    for seed in range(30):
        setup = lab.new_game(4, seed=seed).setup
        assert {*setup.fish_markets} <= {*FISH}
        assert {*setup.external_markets} <= {*EXTERNAL}
    state = lab.new_game(4, seed=1).state
    assert {*state.box} <= {*FISH}
    assert {*state.external_box} <= {*EXTERNAL}


@rule("setup.expansion.later", "setup.first-game")
def test_the_beginners_set_has_no_board_of_the_expansion() -> None:
    for seed in range(30):
        fish = expansion(5, seed=seed, fish_markets="beginners").setup.fish_markets
        assert {"spider_crab", "eel", "red_snapper"} <= {*fish} <= {*FISH}
        assert "tuna" not in fish


@rule("setup.staple")
def test_mackerel_or_horse_mackerel_lies_beside_ships() -> None:
    assert expansion().setup.fish_markets[0] == "mackerel"
    assert expansion(staple="horse_mackerel").setup.fish_markets[0] == "horse_mackerel"
    assert expansion(staple="horse-mackerel").setup.fish_markets[0] == "horse_mackerel"
    named = expansion(staple="horse_mackerel", fish_markets=["eel", "fugu", "nori", "squid"])
    assert named.setup.fish_markets == ("horse_mackerel", "eel", "fugu", "nori", "squid")
    assert "mackerel" in named.state.box


@rule("setup.staple.other")
def test_both_can_be_in_play() -> None:
    game = expansion(fish_markets=["horse_mackerel", "eel", "fugu", "nori"])
    assert game.setup.fish_markets[:2] == ("mackerel", "horse_mackerel")
    game = expansion(staple="horse_mackerel", fish_markets=["mackerel", "eel", "fugu", "nori"])
    assert game.setup.fish_markets[:2] == ("horse_mackerel", "mackerel")


@rule("setup.staple", "setup.expansion")
@pytest.mark.parametrize(
    "wrong",
    [
        {"staple": "horse_mackerel"},
        {"staple": "herring"},
        {"blue_ship": True},
        {"barges": "four_slot"},
        {"fish_markets": ["nori", "eel", "fugu", "squid"]},
        {"external_markets": ["sushi_shop", "bank"]},
        {"box": "both"},
        {"box": "expansion", "staple": "eel"},
        {"box": "expansion", "barges": "seven_slot"},
        {"box": "expansion", "variants": ["chaos"]},
    ],
)
@pytest.mark.parametrize("language", ["en", "es"])
def test_what_is_not_in_the_box_is_refused(wrong: dict[str, Any], language: str) -> None:
    with pytest.raises(BadSetup) as refused:
        lab.new_game(3, seed=1, language=language, **wrong)
    assert str(refused.value).endswith(".")


# --- the two Aquariums ---


@rule("setup.aquarium-pair")
@by_players
@pytest.mark.parametrize("one", sorted(AQUARIUMS))
def test_the_other_aquarium_joins_on_top_of_the_usual_number(one: str, players: int) -> None:
    spare = [board for board in EXPANSION_EXTERNAL if board not in AQUARIUMS]
    named = [one, *spare[: MORE["external"][players] - 1]]
    external = expansion(players, external_markets=named).setup.external_markets
    assert {*external} == {"ships", *named} | AQUARIUMS
    assert len(external) == 1 + MORE["external"][players] + 1


@rule("setup.aquarium-pair.both-drawn")
def test_where_both_are_drawn_there_is_one_more_market_all_the_same() -> None:
    found = Counter(
        len(setup.external_markets)
        for seed in range(300)
        if {*(setup := expansion(2, seed=seed).setup).external_markets} >= AQUARIUMS
    )
    assert set(found) == {1 + 2 + 1}
    both = expansion(2, external_markets=["aquarium", "new_aquarium", "bank"]).setup
    assert len(both.external_markets) == 4
    with pytest.raises(BadSetup):
        expansion(2, external_markets=["aquarium", "new_aquarium"])


@rule("setup.aquarium-pair")
def test_an_aquarium_alone_is_no_game_of_the_expansion() -> None:
    setup = expansion(external_markets=["bank", "barter"]).setup
    with pytest.raises(BadSetup):
        check(replace(setup, external_markets=("ships", "aquarium", "bank")))


# --- what lies on the boards ---


@rule("setup.no-starting-licences")
@pytest.mark.parametrize(
    "setup",
    [
        {"staple": "horse_mackerel"},
        {"fish_markets": ["horse_mackerel", "eel", "fugu", "squid"]},
        {"staple": "horse_mackerel", "fish_markets": ["mackerel", "eel", "fugu", "squid"]},
    ],
)
def test_nobody_begins_with_a_licence_where_horse_mackerel_is_in_play(
    setup: dict[str, Any],
) -> None:
    game = expansion(**setup)
    for player in game.state.players:
        assert player.licences == ()
        assert player.yen == 20
        assert [boat.name for boat in player.boats] == ["one_slot"]
    mackerel = game.state.find_market("mackerel")
    if mackerel is not None:
        assert isinstance(mackerel, FishMarket)
        assert mackerel.licences == 3


@rule("setup.no-starting-licences", "setup.mackerel-licences")
@pytest.mark.parametrize("players", [2, 5, 6])
def test_mackerel_beside_horse_mackerel_has_a_licence_for_each_player(players: int) -> None:
    more = [*ALL_FISH[1 : MORE["fish"][players]]]
    game = expansion(players, fish_markets=["horse_mackerel", *more])
    assert game.state.market("mackerel").licences == players
    assert status(game.state) == []


@rule("setup.no-starting-licences", "setup.player")
def test_everyone_begins_with_a_mackerel_licence_otherwise() -> None:
    game = expansion(fish_markets=["nori", "sardines", "himono", "swordfish"])
    assert [player.licences for player in game.state.players] == [("mackerel",)] * 3
    assert game.state.market("mackerel").licences == 3


@rule("mackerel.later", "mackerel.later.licences")
@pytest.mark.parametrize(("players", "barrels"), [(2, 12), (3, 15), (6, 15)])
def test_mackerel_that_comes_in_later_is_laid_out_and_deals_nothing(
    players: int, barrels: int
) -> None:
    # A last Horse Mackerel token is bought: Mackerel comes in, and a board from the box.
    table = Table(staple="horse-mackerel", players=players)
    table.lay(0, tokens="horse-mackerel " * 15).lay(1, fresh="horse-mackerel-100")
    table.play("purchase", "buy peak fresh horse-mackerel 100", "finish purchasing")
    mackerel = table.market("mackerel")
    assert (mackerel.barrels, mackerel.tokens, mackerel.licences) == (barrels, 30, players)
    assert all("mackerel" not in player.licences for player in table.state.players)


@rule("mackerel.later", "overfishing.new-market")
def test_mackerel_drawn_from_the_box_deals_nothing_either() -> None:
    table = Table("eel", staple="horse-mackerel").lay(0, licences="eel")
    table.lay(0, boats=[at_sea("two-slot")]).lay(1, fresh="eel-100 " * 5)
    table.play("fish")
    table.play("catch two-slot eel", drawn=["mackerel"])
    assert table.market("mackerel").licences == 3
    assert table.licences(1) == ""


@rule("setup.clam-oyster-bag")
def test_clams_and_oysters_lie_in_the_bag() -> None:
    table = Table("clam-oyster")
    assert table.state.bag == ("clam",) * 6 + ("oyster",) * 6
    assert table.market("clam-oyster").tokens == 0
    assert Table("nori").state.bag == ()


@rule("setup.sardines-tins")
def test_the_tins_begin_empty() -> None:
    sardines = Table("sardines").market("sardines")
    assert (sardines.tokens, sardines.tins) == (14, 0)


@rule("setup.swordfish-marker")
def test_the_swordfish_marker_begins_on_6() -> None:
    assert Table("swordfish").market("swordfish").marker == 6


# --- boats ---


@rule("setup.blue-ship")
def test_the_blue_ship_lies_at_ships_if_it_is_played_with() -> None:
    with_it, without = expansion(blue_ship=True), expansion()
    boats = Counter(with_it.state.market("ships").boats)
    assert boats - Counter(without.state.market("ships").boats) == Counter({"blue_ship": 1})
    assert boats["four_slot"] == 1


@rule("setup.barges")
@by_players
def test_one_barge_of_six_slots_or_two_of_four(players: int) -> None:
    six = Counter(expansion(players, barges="six_slot").state.market("ships").boats)
    four = Counter(expansion(players, barges="four-slot").state.market("ships").boats)
    assert (six["barge"], six["four_slot_barge"]) == (1, 0)
    assert (four["barge"], four["four_slot_barge"]) == (0, 2)
    del six["barge"], four["four_slot_barge"]
    assert six == four


# --- more markets ---


@rule("more-markets.any-number", "variants.mix")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("box", ["base", "expansion"])
def test_all_boards_at_once(box: str, players: int) -> None:
    fish, external = (FISH, EXTERNAL) if box == "base" else (ALL_FISH, ALL_EXTERNAL)
    numbers = {"fish_markets": len(fish) - 1, "external_markets": len(external) - 1}
    game = lab.new_game(players, box=box, variants=["more_markets"], seed=3, **numbers)
    without = {"auction"} if players == 2 else set()
    assert {*game.state.boards} == {*fish, *external} - without
    assert status(game.state) == []
    assert game.state.box == ()


@rule("more-markets.any-number", "more-markets.each-kind")
def test_more_of_one_kind_alone() -> None:
    more = ["more_markets"]
    game = expansion(variants=more, fish_markets=7, external_markets=["bank", "barter"])
    assert len(game.setup.fish_markets) == 1 + 7
    assert len(game.setup.external_markets) == 1 + 2
    named = ["bank", "barter", "rentals", "trading", "sushi_shop", "influence"]
    game = expansion(variants=more, external_markets=named)
    assert game.setup.external_markets == ("ships", *named)
    assert len(game.setup.fish_markets) == 1 + 4


@rule("more-markets.each-kind", "setup.aquarium-pair")
@pytest.mark.parametrize("number", range(2, 15))
def test_the_second_aquarium_comes_on_top_of_the_number_asked_for(number: int) -> None:
    for seed in range(12):
        external = expansion(variants=["more_markets"], external_markets=number, seed=seed).setup
        pair = AQUARIUMS & {*external.external_markets}
        assert pair in (set(), AQUARIUMS)
        assert len(external.external_markets) == 1 + min(number + bool(pair), 14)


@rule("more-markets.any-number")
@pytest.mark.parametrize(
    "wrong",
    [
        {"fish_markets": 5},
        {"external_markets": 3},
        {"fish_markets": 3, "variants": ["more_markets"]},
        {"external_markets": 1, "variants": ["more_markets"]},
        {"fish_markets": ["eel", "fugu", "nori", "squid", "tuna"]},
    ],
)
def test_more_only_with_the_variant_and_never_fewer(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        expansion(**wrong)


@rule("more-markets.any-number")
def test_more_than_all_there_are_is_all_there_are() -> None:
    game = expansion(variants=["more_markets"], fish_markets=99, external_markets=99)
    assert len(game.state.boards) == 30


@rule("more-markets.any-number")
@pytest.mark.parametrize("wrong", [{"fish_markets": 2.5}, {"external_markets": {}}])
def test_a_number_of_markets_is_a_whole_number(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        expansion(variants=["more_markets"], **wrong)


@rule("variants.mix")
@pytest.mark.parametrize("box", ["base", "expansion"])
@pytest.mark.parametrize(
    "variants",
    [
        [],
        ["more_markets"],
        ["collapse"],
        ["open_order"],
        ["open_order", "collapse"],
        ["collapse", "more_markets"],
        ["open_order", "collapse", "more_markets"],
        "open order",
    ],
)
def test_variants_are_played_alone_or_together(box: str, variants: Any) -> None:
    game = lab.new_game(3, box=box, variants=variants, seed=2, round_limit=3)
    kept = set(game.setup.variants)
    assert kept == ({"open_order"} if isinstance(variants, str) else set(variants))
    assert game.state.open_order == ("open_order" in kept)
    assert game.state.collapsing == ("collapse" in kept)
    lab.play_out(game, "random")
    assert game.is_over
    assert status(game.state) == []


@rule("setup.no-auction-for-two", "setup.expansion")
def test_no_auction_for_two_in_the_expansion_either() -> None:
    for seed in range(60):
        assert "auction" not in expansion(2, seed=seed).setup.external_markets
    with pytest.raises(BadSetup):
        expansion(2, external_markets=["auction", "sushi_shop"])
