"""Influence: Buyers, who buy for their owner after somebody else's turn, and Expansion tokens."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.table import Table, at_sea, in_port, rule, rules_of

IDLE = ("fish", "finish fishing", "fish", "finish fishing", "end turn")
"""A turn in which nothing happens."""


def visitor(*markets: str, yen: int = 2000, licences: str = "mackerel", **setup: Any) -> Table:
    """Seat 0 is in the Influence market."""
    table = Table("influence", *markets, **setup).lay(0, yen=yen, licences=licences)
    table.play("enter influence points")
    return table


def placed(*with_whom: str, **setup: Any) -> Table:
    """Moon has placed Buyers with these players and ends the turn; Peak and Gate have an Eel and a
    Squid on sale.
    """
    table = Table("influence", "eel", "squid", **setup).lay(0, buyers=len(with_whom))
    table.lay(1, fresh="eel-300").lay(2, fresh="squid-400")
    table.play(*(f"place buyer {seat}" for seat in with_whom), *IDLE)
    return table


# --- Buyers: bought and placed ---


@rule("influence.entry")
def test_entering_costs_a_point() -> None:
    table = visitor()
    assert table.state.turn.points == 1
    assert table.market("influence").provenance("points", table.state) == "reconstructed"
    assert table.refused("leave") == "visit.interact"
    assert Table("influence").refused("enter influence yen") == "visit.cost"


@rule("influence.buyer", "setup.influence")
def test_a_buyer_costs_200() -> None:
    table = visitor()
    table.play("buy buyer")
    assert table.yen() == 1800
    assert table.player().buyers == 1
    assert table.market("influence").buyers == 1
    table.play("buy buyer", "leave")
    assert table.yen() == 1600
    assert table.player().buyers == 2


@rule("influence.buyer.left")
def test_there_are_two_buyers() -> None:
    table = Table("influence").lay(1, buyers=1)
    table.play("enter influence points", "buy buyer")
    assert table.refused("buy buyer") == "influence.buyer.left"


@rule("influence.buyer.space", "licence.spaces")
def test_a_buyer_takes_a_licence_space() -> None:
    table = visitor(licences="mackerel mackerel mackerel")
    table.play("buy buyer")
    assert table.player().free_spaces == 0
    assert table.refused("buy buyer") == "influence.buyer.space"
    table.play("leave")
    assert table.refused("enter mackerel points") == "licence.spaces"


@rule("influence.buyer.space", "influence.buyer.place")
def test_a_placed_buyer_takes_no_space() -> None:
    table = visitor(licences="mackerel mackerel mackerel")
    table.play("buy buyer", "place buyer peak")
    assert table.player().free_spaces == 1
    table.play("buy buyer")


@rule("influence.buyer")
def test_a_buyer_must_be_paid() -> None:
    table = visitor(yen=300)
    table.play("buy buyer")
    assert table.refused("buy buyer") == "money.enough"
    assert table.values("buy buyer") == {"yen": 2, "missing": 1}
    assert table.refused("buy expansion fish") == "money.enough"


@rule("visit.interact.possible", "influence.buyer.space")
def test_the_market_is_entered_only_if_something_can_be_done() -> None:
    assert Table("influence").lay(0, yen=100).refused("enter influence points") == "money.enough"
    table = Table("influence").lay(0, licences="mackerel mackerel mackerel mackerel")
    table.lay_market("influence", expansions=0)
    assert table.refused("enter influence points") == "influence.buyer.space"
    table.lay(0, licences="mackerel").lay_market("influence", expansions=0)
    assert table.allows("enter influence points")


@rule("visit.one-market", "visit.own-rules")
def test_its_interactions_belong_to_its_visit() -> None:
    table = Table("influence", "rentals").lay(0, yen=5000)
    for text in ("buy buyer", "buy expansion fish"):
        assert table.refused(text) == "visit.one-market"
    table.play("enter influence points")
    assert table.refused("rent cart") == "visit.own-rules"
    table.play("buy buyer", "leave", "enter rentals free")
    assert table.refused("buy buyer") == "visit.own-rules"


@rule("influence.buyer.place", "influence.buyer.not-oneself")
def test_a_buyer_is_placed_with_another_player() -> None:
    table = Table("influence")
    assert table.refused("place buyer peak") == "influence.buyer.place"
    table.lay(0, buyers=1)
    assert table.refused("place buyer moon") == "influence.buyer.not-oneself"
    assert table.refused("place buyer wave") == "influence.buyer.not-oneself"  # nobody sits there
    assert table.offered("place buyer") == ["place buyer peak", "place buyer gate"]
    table.play("place buyer gate")
    assert table.player().buyers == 0
    assert table.market("influence").buyers == 1  # it lies with Gate, not on its board
    assert table.state.turn.points == 2


@rule("influence.buyer.place", "turn.free-steps.expansion", "turn.free-steps")
def test_a_buyer_is_placed_at_any_moment_of_the_turn() -> None:
    boats = [at_sea("two-slot", "eel"), at_sea("one-slot", "squid")]
    moments: list[tuple[str, ...]] = [
        (),
        ("fish",),
        ("fish", "dock two-slot left"),
        ("purchase",),
        ("enter mackerel points", "buy licence mackerel"),
        ("fish", "finish fishing", "fish", "finish fishing"),
    ]
    for texts in moments:
        table = Table("influence", "eel", "squid").lay(0, boats=boats, buyers=1)
        table.lay(1, fresh="eel-300").play(*texts, "place buyer peak")
    table = Table("influence", "fugu").lay(0, buyers=1, degraded="fugu-300")
    table.begin_turn(0)
    assert table.allows("degrade")  # before degradation
    table.play("place buyer peak")


@rule("turn.free-steps.not-before-interaction", "turn.free-steps.not-in-bids")
def test_a_buyer_is_not_placed_before_the_first_interaction_nor_while_bids_are_out() -> None:
    table = Table("influence", "spider-crab").lay(0, buyers=1)
    table.play("enter influence points")
    assert table.refused("place buyer peak") == "turn.free-steps.not-before-interaction"
    table = Table("influence", "spider-crab").lay(0, buyers=1)
    table.lay(0, boats=[at_sea("two-slot", "spider-crab", "spider-crab")])
    table.play("fish", "dock two-slot left")
    assert table.refused("place buyer peak") == "turn.free-steps.not-in-bids"


@rule("influence.buyer.leave-by-use")
def test_a_buyer_is_not_given_back() -> None:
    table = Table("influence").lay(0, buyers=1)
    assert table.refused("return licence buyer") == "licence.return.own"
    assert table.offered("return licence") == ["return licence mackerel"]


# --- Buyers: what they do ---


@rule("influence.buyer.acts", "influence.buyer.back", "influence.buyer.when", "purchase.pay")
def test_a_buyer_acts_after_the_next_turn_of_that_player() -> None:
    table = placed("peak")
    assert table.game.to_act == 1
    table.play(*IDLE[:-1])
    assert "influence.buyer.acts" in rules_of(table.play("end turn"))
    assert table.game.to_act == 0
    table.play("buy gate fresh squid 400")
    assert table.tokens() == "squid"
    assert table.purses == [1600, 2000, 2400]
    assert table.market("squid").tokens == 7
    events = table.play("finish purchasing")
    assert table.game.to_act == 2
    assert "turn.whose" in rules_of(events)
    assert table.market("influence").buyers == 2
    assert table.state.errands == ()


@rule("influence.buyer.served-too", "influence.buyer.acts")
def test_it_buys_from_the_player_it_was_placed_with_and_from_others() -> None:
    table = placed("peak")
    table.play(*IDLE)
    assert table.sales(1, "degraded") == "eel-300"  # it aged as Peak's turn began
    table.play("buy peak degraded eel 300", "buy gate fresh squid 400", "finish purchasing")
    assert table.tokens() == "eel squid"


@rule("influence.buyer.acts")
def test_a_buyer_waits_for_the_player_it_lies_with() -> None:
    table = placed("gate")
    table.play(*IDLE)  # Peak's
    assert table.game.to_act == 2
    table.play(*IDLE)
    assert table.game.to_act == 0
    assert table.refused("fish") == "influence.buyer.acts"
    table.play("finish purchasing", "fish")  # and then Moon's own turn
    assert table.state.turns == 4


@rule("influence.buyer.back")
def test_a_buyer_need_not_buy_anything() -> None:
    table = placed("peak")
    table.play(*IDLE, "finish purchasing")
    assert table.market("influence").buyers == 2
    assert table.game.to_act == 2


@rule("influence.buyer.back")
def test_where_nothing_is_on_sale_the_buyer_goes_back_by_itself() -> None:
    table = Table("influence").lay(0, buyers=1)
    table.play("place buyer peak", *IDLE, *IDLE[:-1])
    events = table.play("end turn")
    assert "influence.buyer.acts" in rules_of(events)
    assert table.game.to_act == 2
    assert table.market("influence").buyers == 2
    assert table.tokens() == ""


@rule("influence.buyer.nothing-else", "influence.buyer.acts")
def test_nothing_else_is_done_while_a_buyer_acts() -> None:
    table = placed("peak").lay(0, licences="mackerel", tokens="mackerel", buyers=1)
    table.lay(0, boats=[at_sea("one-slot", "mackerel")], yen=900)
    table.play(*IDLE)
    assert table.game.to_act == 0
    texts = (
        *("fish", "purchase", "enter mackerel points", "end turn", "discard one-slot mackerel"),
        *("open port centre", "return licence mackerel", "place buyer peak"),
    )
    for text in texts:
        assert table.refused(text) == "influence.buyer.acts"
    assert {action.verb for action in table.game.legal_actions} == {"buy", "finish purchasing"}


@rule("influence.buyer.acts", "purchase.not-own", "purchase.on-sale", "purchase.token-left")
def test_a_buyer_follows_the_rules_of_purchasing() -> None:
    table = placed("peak").lay(0, yen=500, fresh="eel-100").lay(1, tokens="squid " * 7)
    table.play(*IDLE)
    assert table.refused("buy moon fresh eel 100") == "purchase.not-own"
    assert table.refused("buy peak fresh eel 300") == "purchase.on-sale"  # it is degraded by now
    table.play("buy gate fresh squid 400")
    assert table.refused("buy peak degraded eel 300") == "money.enough"
    assert table.market("squid").overfished
    table = placed("peak").overfish("squid").lay(1, tokens="squid " * 8)
    table.play(*IDLE)
    assert table.refused("buy gate fresh squid 400") == "purchase.token-left"


@rule("influence.buyer.same-turn")
def test_a_buyer_may_be_placed_in_the_turn_it_was_bought() -> None:
    table = visitor("eel").lay(2, fresh="eel-300")
    table.play("buy buyer", "place buyer peak", "leave", *IDLE[2:], *IDLE)
    table.play("buy gate fresh eel 300", "finish purchasing")
    assert table.tokens() == "eel"


@rule("influence.buyer.when")
def test_a_buyer_pays_before_the_next_players_end_check() -> None:
    # Gate has ¥4,700 until Moon's Buyer pays ¥400; Gate's Eel is worth more than others' nothing.
    table = placed("peak").lay(2, yen=4700, tokens="eel")
    table.play(*IDLE, "buy gate fresh squid 400")
    assert table.state.ended_by is None
    assert "end.yen" in rules_of(table.play("finish purchasing"))
    assert table.state.ended_by == 2


@rule("influence.buyer.when")
def test_after_a_last_turn_a_buyer_still_acts_before_the_scoring() -> None:
    table = placed("peak").set_state(last_turn=2, ended_by=2)
    table.play(*IDLE)
    assert not table.game.is_over
    assert table.game.to_act == 0
    table.play("buy peak degraded eel 300")
    events = table.play("finish purchasing")
    assert table.game.is_over
    assert rules_of(events)[-1] == "end.last-round"
    # Moon: ¥1,700 + ¥1,000 for most Resources + 1 Eel. Peak: ¥2,300 − ¥300, as Gate: ¥2,000 − ¥300.
    assert table.game.scores == (1700 + 1000 + 100, 2300 - 300, 2000 - 300)


@rule("influence.buyer.lapses")
def test_without_a_next_turn_the_buyer_lapses() -> None:
    table = placed("gate").set_state(last_turn=2, ended_by=2)
    table.play(*IDLE)
    assert table.game.is_over
    assert table.tokens() == ""


@rule("influence.buyer.when", "influence.buyer.lapses", "end.round-limit")
def test_a_round_limit_is_a_last_turn_like_others() -> None:
    table = placed("peak", "gate", round_limit=1)
    table.play(*IDLE, "finish purchasing", *IDLE)
    assert table.game.to_act == 0
    table.play("buy peak degraded eel 300", "finish purchasing")
    assert table.game.is_over
    table = (
        Table("influence", round_limit=1).lay(2, buyers=1, yen=1000).lay(1, fresh="mackerel-100")
    )
    table.play(*IDLE, *IDLE, "place buyer peak", *IDLE)
    assert table.game.is_over


@rule("influence.buyer.several")
def test_several_buyers_of_one_player_act_one_after_the_other() -> None:
    table = placed("peak", "peak")
    table.play(*IDLE, "buy peak degraded eel 300", "finish purchasing")
    assert table.game.to_act == 0  # the second one
    assert table.refused("buy peak degraded eel 300") == "purchase.on-sale"
    table.play("buy gate fresh squid 400", "finish purchasing")
    assert table.game.to_act == 2
    assert table.market("influence").buyers == 2


@rule("influence.buyer.several")
@pytest.mark.parametrize(("first", "second", "served"), [(0, 1, "gate"), (2, 0, "peak")])
def test_buyers_of_several_players_act_in_the_order_in_which_they_were_placed(
    first: int, second: int, served: str
) -> None:
    table = Table("influence", "eel", first_player=first)
    table.lay(first, buyers=1).lay(second, buyers=1)
    table.lay(["moon", "peak", "gate"].index(served), fresh="eel-300")
    for _ in range(2):
        table.play(f"place buyer {served}", *IDLE)
    table.play(*IDLE)
    assert table.game.to_act == first
    table.play("finish purchasing")
    assert table.game.to_act == second
    table.play(f"buy {served} degraded eel 300", "finish purchasing")
    assert table.tokens(second) == "eel"
    assert table.game.to_act == first  # whose turn it is, one seat on from the one served
    assert table.state.turn.points == 2


@rule("influence.buyer.acts", "overfishing.new-market", "horse-mackerel.overfished.order")
def test_what_a_buyer_overfishes() -> None:
    table = Table("influence", "eel", staple="horse-mackerel").lay(0, buyers=1)
    table.lay(1, tokens="horse-mackerel " * 14).lay(
        2, fresh="horse-mackerel-100 horse-mackerel-200"
    )
    table.play("place buyer peak", *IDLE, *IDLE)
    assert table.market("horse-mackerel").tokens == 2
    table.play("buy gate fresh horse-mackerel 100", "buy gate fresh horse-mackerel 200")
    assert table.market("horse-mackerel").overfished
    assert table.purses == [1700, 2000, 2300]  # nobody is paid before the purchase is finished
    assert not table.has("mackerel")
    events = table.play("finish purchasing", drawn=["nori"])
    assert table.purses == [1700 + 400, 2000 + 2800, 2300]
    assert table.has("mackerel")
    assert table.has("nori")
    named = rules_of(events)
    assert named.index("horse-mackerel.overfished") < named.index("turn.whose")


@rule("influence.buyer.acts", "clam-oyster.oyster.anyone", "clam-oyster.purchase.before-next")
def test_a_buyer_draws_clams_and_oysters_like_any_buyer() -> None:
    table = Table("influence", "clam-oyster").lay(0, buyers=1, yen=500)
    table.lay(2, fresh="clam-oyster-300 clam-oyster-400")
    table.play("place buyer peak", *IDLE, *IDLE)
    table.play("buy gate fresh clam-oyster 300", drawn=["oyster"])
    assert table.yen() == 400  # the Oyster's ¥200 pay for the next
    table.play("buy gate fresh clam-oyster 400", drawn=["clam"])
    assert table.tokens() == "clam oyster"


@rule("influence.buyer.acts", "money.closed")
@pytest.mark.parametrize("yen", [0, 300, 5000])
def test_whether_a_buyer_could_pay_does_not_show(yen: int) -> None:
    table = placed("peak", money="closed").lay(0, yen=yen)
    table.play(*IDLE)
    assert table.game.to_act == 0
    assert "finish purchasing" in table.game.legal_actions
    table.play("finish purchasing")


@rule("influence.buyer.acts")
def test_a_buyers_purchase_can_be_undone() -> None:
    table = placed("peak")
    table.play(*IDLE)
    before = table.state
    table.play("buy gate fresh squid 400", "finish purchasing")
    table.game.undo()
    table.game.undo()
    assert table.state is before
    table.game.undo()
    assert table.game.to_act == 1
    assert table.state.errands == ((0, 1),)
    again = table.game.branch()
    again.play("end turn")
    assert again.state == before


@rule("influence.buyer.acts", "purchase.takoyaki")
def test_a_buyer_buys_takoyaki_too() -> None:
    table = Table("influence", "octopus").lay(0, buyers=1).lay(2, fresh="takoyaki-700")
    table.play("place buyer peak", *IDLE, *IDLE, "buy gate fresh takoyaki 700")
    assert table.tokens() == "takoyaki"


# --- Expansion tokens ---


@rule("influence.expansion", "setup.influence")
def test_an_expansion_token_brings_a_fish_market_for_200() -> None:
    table = visitor("eel", "fugu", "salmon", "squid")
    events = table.play("buy expansion fish", drawn=["spider-crab"])
    assert rules_of(events) == ["influence.expansion", "overfishing.new-market"]
    assert table.yen() == 1800
    assert table.market("influence").expansions == 1
    crab = table.market("spider-crab")
    assert (crab.barrels, crab.licences) == (5, 3)
    assert len(table.state.bag) == 10
    assert "spider_crab" not in table.state.box
    table.play("leave", "enter spider-crab points", "buy licence spider-crab")


@rule("influence.expansion", "external.new-market")
def test_an_expansion_token_brings_an_external_market() -> None:
    table = visitor()
    events = table.play("buy expansion external", drawn=["sushi-shop"])
    assert rules_of(events) == ["influence.expansion", "external.new-market"]
    assert table.has("sushi-shop")
    assert "sushi_shop" not in table.state.external_box
    table = visitor()
    table.play("buy expansion external", drawn=["government"])
    table.lay(0, tokens="mackerel").play("leave", "enter government free", "give left mackerel")


@rule("influence.expansion", "influence.expansion.left", "influence.expansion.one-by-one")
def test_one_expansion_is_dealt_with_before_the_next_is_bought() -> None:
    table = visitor()
    table.play("buy expansion external", drawn=["ship-rentals"])
    assert table.has("ship-rentals")
    table.play("buy expansion fish", drawn=["nori"])
    assert table.yen() == 1600
    assert table.market("influence").expansions == 0
    assert table.refused("buy expansion fish") == "influence.expansion.left"
    assert table.refused("buy expansion external") == "influence.expansion.left"
    assert table.allows("buy buyer")


@rule("influence.expansion")
def test_there_are_two_sorts_of_market() -> None:
    table = visitor()
    assert table.offered("buy expansion") == ["buy expansion fish", "buy expansion external"]
    assert table.refused("buy expansion boats") == "influence.expansion"


@rule("influence.expansion.box-empty", "external.new-market.box-empty")
def test_only_a_sort_of_which_one_can_come_in() -> None:
    table = visitor().set_state(box=())
    assert table.refused("buy expansion fish") == "influence.expansion.box-empty"
    assert table.allows("buy expansion external")
    table.set_state(external_box=())
    assert table.refused("buy expansion external") == "influence.expansion.box-empty"


@rule("influence.expansion.box-empty", "setup.no-auction-for-two.draw-again")
def test_for_two_the_auction_does_not_count() -> None:
    table = visitor(players=2).set_state(external_box=("auction",))
    assert table.refused("buy expansion external") == "influence.expansion.box-empty"
    table.set_state(external_box=("auction", "barter"))
    table.play("buy expansion external")
    assert table.has("barter")
    assert table.state.external_box == ("auction",)


@rule("new-aquarium.pair", "influence.expansion")
@pytest.mark.parametrize("drawn", ["aquarium", "new-aquarium"])
def test_an_expansion_that_draws_one_aquarium_brings_both(drawn: str) -> None:
    table = visitor()
    boards = len(table.state.boards)
    table.play("buy expansion external", drawn=[drawn])
    assert table.has("aquarium")
    assert table.has("new-aquarium")
    assert len(table.state.boards) == boards + 2
    assert table.market("influence").expansions == 1


@rule("mackerel.later", "mackerel.later.licences", "influence.expansion")
def test_mackerel_by_an_expansion_deals_no_licences() -> None:
    table = Table("influence", staple="horse-mackerel")
    table.play("enter influence points")
    table.play("buy expansion fish", drawn=["mackerel"])
    mackerel = table.market("mackerel")
    assert (mackerel.barrels, mackerel.tokens, mackerel.licences) == (15, 30, 3)
    assert all(player.licences == () for player in table.state.players)


@rule("influence.expansion", "setup.swordfish-marker", "setup.clam-oyster-bag")
@pytest.mark.parametrize("fish", ["swordfish", "clam-oyster", "sardines"])
def test_a_new_market_is_laid_out_as_at_the_start(fish: str) -> None:
    table = visitor()
    table.play("buy expansion fish", drawn=[fish])
    laid = Table(fish)
    assert table.market(fish) == laid.market(fish)
    assert [p for p in table.state.bag if p in ("clam", "oyster")] == [
        p for p in laid.state.bag if p in ("clam", "oyster")
    ]


@rule("influence.expansion")
def test_buyers_and_expansions_in_one_visit() -> None:
    table = visitor("squid").lay(0, boats=[in_port("one-slot")])
    table.play("buy expansion external", "buy buyer", "buy expansion fish", "buy buyer", "leave")
    assert table.yen() == 2000 - 4 * 200
    influence = table.market("influence")
    assert (influence.buyers, influence.expansions) == (0, 0)
    assert table.refused("enter influence points") == "influence.buyer.left"
