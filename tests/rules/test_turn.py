"""Player Turns; Fish Degradation; Discarding; what is no action; ports; money; licence spaces."""

from __future__ import annotations

import pytest

from tests.rules.table import Table, at_sea, in_port, rule, rules_of
from tsukiji_lab.game.refusal import UnreadableAction

# --- whose turn it is, and how it begins ---


@rule("turn.order")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_turns_go_round_clockwise(players: int) -> None:
    table = Table(players=players, first_player=1)
    for turn in range(2 * players):
        assert table.game.to_act == (1 + turn) % players
        assert table.state.round == 1 + turn // players
        table.play("fish", "finish fishing", "fish", "finish fishing", "end turn")


@rule("turn.whose")
def test_only_the_player_to_decide_can_act() -> None:
    table = Table("spider-crab")
    table.lay(0, boats=[at_sea("two-slot", "spider-crab", "spider-crab")])
    assert rules_of(table.begin_turn(0))[0] == "turn.whose"
    table.play("fish", "dock two-slot left")
    bidders = []
    for _ in range(3):
        bidders.append(table.game.to_act)
        table.play("bid 0")
    assert sorted(bidders) == [0, 1, 2]
    assert table.game.to_act == 0


@rule("turn.end-check", "turn.end-check.no-choice")
def test_the_end_check_comes_first_and_by_itself() -> None:
    table = Table("eel").lay(0, yen=5000, fresh="eel-300").lay(1, tokens="eel")
    table.lay(2, tokens="mackerel")
    table.lay(0, tokens="mackerel mackerel")
    rules = rules_of(table.begin_turn(0))
    assert rules == ["turn.whose", "end.yen", "turn.degradation"]


@rule("turn.start-order")
def test_the_order_at_the_start_of_a_turn() -> None:
    table = Table("fugu", "rentals")
    table.lay(0, degraded="fugu-200", fresh="mackerel-100", freezers=(2,))
    table.lay(0, boats=[at_sea("one-slot", "mackerel")])
    table.begin_turn(0)
    # Freezer or own Fugu first; discards and actions wait for the degradation.
    assert table.allows("use freezer 2")
    assert table.allows("buy own fugu 200")
    assert table.refused("fish") == "turn.start-order"
    assert table.refused("enter ships points") == "turn.start-order"
    assert table.refused("end turn") == "turn.start-order"
    assert table.refused("discard one-slot mackerel") == "turn.start-order"
    table.play("degrade")
    assert table.refused("use freezer 2") == "turn.start-order"
    assert table.refused("buy own fugu 200") == "turn.start-order"
    assert table.allows("discard one-slot mackerel")
    assert table.allows("fish")


# --- degradation ---


@rule("turn.degradation", "turn.degradation.lower-row", "turn.degradation.upper-row")
def test_the_lower_row_is_cleared_and_the_upper_row_moves_down() -> None:
    table = Table("eel").lay(0, yen=700, fresh="eel-300 mackerel-500", degraded="mackerel-100")
    eels, mackerel = table.market("eel").barrels, table.market("mackerel").barrels
    table.begin_turn(0)
    assert table.sales(0, "degraded") == "eel-300 mackerel-500"
    assert table.sales(0, "fresh") == ""
    assert table.yen() == 700
    assert table.market("mackerel").barrels == mackerel + 1
    assert table.market("eel").barrels == eels


@rule("turn.degradation")
def test_only_the_player_on_turn_degrades() -> None:
    table = Table().lay(1, fresh="mackerel-100", degraded="mackerel-200")
    table.begin_turn(0)
    assert table.sales(1, "fresh") == "mackerel-100"
    assert table.sales(1, "degraded") == "mackerel-200"


# --- discards ---


@rule("turn.discard")
def test_barrels_at_sea_can_be_thrown_back_at_the_start() -> None:
    table = Table("eel").lay(0, boats=[at_sea("three-slot", "eel", "eel"), in_port("one-slot")])
    assert table.market("eel").barrels == 4
    table.play("discard three-slot eel", "discard three-slot eel")
    assert table.load("three-slot") == ""
    assert table.market("eel").barrels == 6
    assert table.state.turn.points == 2


@rule("turn.discard.at-sea")
def test_only_what_is_at_sea_can_be_thrown_back() -> None:
    table = Table("eel").lay(0, boats=[at_sea("two-slot", "eel")], fresh="eel-300")
    assert table.refused("discard two-slot mackerel") == "turn.discard.at-sea"
    assert table.offered("discard") == ["discard two-slot eel"]


@rule("turn.discard.before-actions", "turn.discard.first-action")
@pytest.mark.parametrize("action", ["fish", "enter mackerel points"])
def test_discards_are_over_once_the_first_action_begins(action: str) -> None:
    table = Table("eel").lay(0, boats=[at_sea("two-slot", "eel")])
    table.play(action)
    assert table.refused("discard two-slot eel") == "turn.discard.before-actions"
    table.play(*(["finish fishing"] if action == "fish" else ["buy licence mackerel", "leave"]))
    assert table.refused("discard two-slot eel") == "turn.discard.before-actions"


@rule("turn.free-steps.discards")
def test_free_steps_do_not_end_the_time_for_discards() -> None:
    table = Table("eel").lay(0, boats=[at_sea("two-slot", "eel"), at_sea("barge")], licences="eel")
    table.play("open port centre", "return licence eel", "transfer two-slot eel barge")
    table.play("discard barge eel")
    assert table.load("barge") == ""


# --- Action Points ---


@rule("turn.points", "turn.both-points", "turn.end", "fishing.nothing")
def test_two_points_which_must_both_be_spent() -> None:
    table = Table()
    assert table.state.turn.points == 2
    for left in (2, 1):
        assert table.refused("end turn") == "turn.both-points"
        assert table.values("end turn") == {"points": left}
        table.play("fish", "finish fishing")
    # The turn does not end by itself: free steps are still open.
    assert table.game.to_act == 0
    assert table.allows("open port centre")
    table.play("end turn")
    assert table.game.to_act == 1


@rule("turn.points.enough")
def test_an_action_needs_the_points_it_costs() -> None:
    table = Table("squid").lay(0, tokens="squid").set_turn(points=1)
    assert table.refused("enter squid points") == "turn.points.enough"
    assert table.values("enter squid points") == {"needed": 2, "points": 1}
    assert table.allows("fish")


@rule("turn.after-last-point")
@pytest.mark.parametrize("action", ["fish", "purchase", "enter eel points"])
def test_no_action_begins_after_the_last_point(action: str) -> None:
    table = Table("eel").lay(1, fresh="mackerel-100").set_turn(points=0)
    assert table.refused(action) == "turn.after-last-point"


@rule("turn.after-last-point.free-visits")
@pytest.mark.parametrize(
    "visit",
    ["enter salmon yen", "enter squid mackerel", "enter octopus takoyaki", "enter government free"],
)
def test_nor_a_visit_that_costs_no_point(visit: str) -> None:
    table = Table("salmon", "squid", "octopus", "government")
    table.lay(0, tokens="mackerel mackerel takoyaki")
    assert table.allows(visit)
    table.set_turn(points=0)
    assert table.refused(visit) == "turn.after-last-point.free-visits"


@rule("turn.action-kinds")
def test_the_three_kinds_of_action_mix_as_you_like() -> None:
    table = Table("eel").lay(1, fresh="eel-300")
    for action in ("fish", "purchase", "enter mackerel points"):
        assert table.allows(action)
    table.play("purchase", "buy peak fresh eel 300", "finish purchasing")
    for action in ("fish", "enter mackerel points"):
        assert table.allows(action)


@rule("turn.one-action")
def test_one_action_is_finished_before_the_next() -> None:
    table = Table("eel").lay(1, fresh="eel-300")
    table.play("fish")
    for action in ("fish", "purchase", "enter mackerel points", "end turn"):
        assert table.refused(action) == "turn.one-action"
    table.play("finish fishing", "purchase")
    assert table.refused("fish") == "turn.one-action"


@rule("turn.action-kinds")
def test_what_belongs_to_an_action_waits_for_it() -> None:
    table = Table("eel").lay(0, boats=[at_sea("two-slot")], licences="eel")
    assert table.refused("catch two-slot eel") == "fishing.parts"
    assert table.refused("dock two-slot left") == "fishing.parts"
    assert table.refused("buy licence eel") == "visit.one-market"


# --- free steps ---


def free_steps(table: Table) -> list[bool]:
    """Whether each of the four free steps of ``free_table`` can be taken now."""
    steps = ("open port centre", "return licence eel", "transfer two-slot eel barge", "use cart 2")
    return [table.allows(step) for step in steps]


def free_table(*markets: str) -> Table:
    """A table on which every free step is possible."""
    table = Table("eel", "fugu", "rentals", *markets)
    boats = [at_sea("two-slot", "eel"), at_sea("barge"), at_sea("one-slot", "eel")]
    return table.lay(0, boats=boats, licences="eel", carts=(2,))


@rule("turn.free-steps", "port.open", "licence.return", "barge.transfer", "rentals.cart.timing")
def test_free_steps_at_any_moment_of_the_own_turn() -> None:
    table = free_table().lay(0, freezers=(2,)).lay(1, fresh="mackerel-100")
    table.begin_turn(0)
    assert free_steps(table) == [True] * 4  # before degradation
    table.play("degrade")
    assert free_steps(table) == [True] * 4  # before the first action
    table.play("fish")
    assert free_steps(table) == [True] * 4  # inside a Fishing action
    table.play("dock one-slot left")
    assert free_steps(table) == [True] * 4  # while a barrel waits for its price
    table.play("price eel 300", "finish fishing", "purchase")
    assert free_steps(table) == [True] * 4  # inside a Purchasing action
    table.play("buy peak fresh mackerel 100", "finish purchasing")
    assert table.state.turn.points == 0
    assert free_steps(table) == [True] * 4  # after the last Action Point


@rule("turn.free-steps.not-before-interaction")
def test_no_free_step_between_entering_and_the_first_interaction() -> None:
    table = free_table()
    table.play("enter mackerel points")
    assert free_steps(table) == [False] * 4
    assert table.refused("open port centre") == "turn.free-steps.not-before-interaction"
    assert table.refused("return licence eel") == "turn.free-steps.not-before-interaction"
    table.play("buy licence mackerel")
    assert free_steps(table) == [True] * 4


@rule("turn.free-steps.not-in-bids")
def test_no_free_step_while_bids_are_out() -> None:
    table = free_table("barter").lay(0, tokens="eel")
    table.play("enter barter points", "offer lot", "add eel", "confirm")
    assert table.refused("open port centre") == "turn.free-steps.not-in-bids"
    table.play("bid 0")
    assert table.refused("return licence eel") == "turn.free-steps.not-in-bids"
    table.play("bid 0")
    assert free_steps(table) == [False] * 4
    table.play("decline")
    assert free_steps(table) == [True] * 4


@rule("turn.free-steps")
def test_others_have_no_free_steps_in_the_turn_of_a_player() -> None:
    table = Table("spider-crab")
    table.lay(0, boats=[at_sea("two-slot", "spider-crab", "spider-crab")])
    table.play("fish", "dock two-slot left", "bid 0")
    assert table.game.to_act == 1
    assert table.refused("open port centre") == "turn.free-steps.not-in-bids"


# --- ports ---


@rule("port.open", "port.open.order", "port.open.none-covered")
def test_ports_are_opened_from_left_to_right_for_500_yen() -> None:
    table = Table().lay(0, yen=1100)
    assert table.refused("open port right") == "port.open.order"
    assert table.values("open port right") == {"port": "centre"}
    assert table.refused("open port left") == "port.open.none-covered"
    table.play("open port centre")
    assert table.yen() == 600
    table.play("open port right")
    assert table.yen() == 100
    assert table.state.turn.points == 2
    assert table.refused("open port right") == "port.open.none-covered"


@rule("port.open", "money.enough")
def test_a_port_must_be_paid_for() -> None:
    table = Table().lay(0, yen=400)
    assert table.refused("open port centre") == "money.enough"
    assert table.values("open port centre") == {"yen": 5, "missing": 1}


@rule("port.sizes", "port.barge-whole")
def test_how_many_boats_a_port_holds() -> None:
    ships = ("one-slot", "two-slot", "three-slot", "four-slot")
    table = Table().lay(0, ports=3, boats=[at_sea(kind) for kind in (*ships, "barge")])
    table.play("fish", "dock one-slot left")
    assert table.refused("dock two-slot left") == "fishing.dock.berth"
    table.play("dock two-slot centre")
    assert table.refused("dock three-slot centre") == "fishing.dock.berth"
    assert table.allows("dock barge right")
    table.play("dock three-slot right")
    assert table.refused("dock barge right") == "fishing.dock.berth"
    table.play("dock four-slot right")
    assert table.refused("dock barge right") == "fishing.dock.berth"


@rule("port.sizes", "port.barge-whole")
def test_a_barge_fills_the_right_port() -> None:
    table = Table().lay(0, ports=3, boats=[at_sea("barge"), at_sea("one-slot")])
    table.play("fish", "dock barge right")
    assert table.refused("dock one-slot right") == "fishing.dock.berth"


@rule("port.more-boats")
def test_more_boats_than_berths_can_be_owned() -> None:
    table = Table().lay(0, boats=[at_sea("one-slot"), at_sea("two-slot")])
    table.play("enter ships points", "buy boat three-slot left")
    assert len(table.player().boats) == 3
    assert table.player().open_ports == 1


@rule("port.choice", "port.stay")
def test_you_choose_the_port_and_the_boat_stays_there() -> None:
    table = Table().lay(0, ports=2, boats=[at_sea("two-slot")])
    table.play("fish")
    assert table.offered("dock") == ["dock two-slot left", "dock two-slot centre"]
    table.play("dock two-slot centre", "finish fishing")
    assert table.place("two-slot") == "centre"
    table.play("fish", "finish fishing", "end turn")
    assert table.place("two-slot") == "centre"
    # Nothing moves a boat from berth to berth.
    with pytest.raises(UnreadableAction):
        table.play("move two-slot left")


@rule("port.empty-boats")
def test_boats_in_port_and_new_boats_are_empty() -> None:
    table = Table("eel").lay(0, ports=2, boats=[at_sea("two-slot", "eel", "eel")])
    table.play("fish", "dock two-slot left", "price eel 100", "price eel 200", "finish fishing")
    table.play("enter ships points", "buy boat three-slot centre")
    assert table.load("two-slot") == table.load("three-slot") == ""


# --- money ---


@rule("money.hundreds")
def test_money_comes_in_hundreds() -> None:
    table = Table("spider-crab")
    table.lay(0, boats=[at_sea("two-slot", "spider-crab", "spider-crab")])
    table.play("fish", "dock two-slot left")
    for text in ("bid 150", "bid 50"):
        with pytest.raises(UnreadableAction):
            table.play(text)
    assert table.offered("bid") == [f"bid {yen}" for yen in range(0, 2001 + 100, 100)]


@rule("money.enough")
def test_nobody_pays_more_than_there_is() -> None:
    table = Table("eel", "bank").lay(0, yen=400).lay(1, fresh="eel-500")
    assert table.refused("purchase") == "money.enough"
    assert table.refused("enter eel points") == "money.enough"
    assert table.values("enter eel points") == {"yen": 5, "missing": 1}
    table.lay(0, yen=0)
    assert table.refused("enter bank yen") == "money.enough"


@rule("money.closed")
def test_closed_money_is_seen_by_its_owner_alone() -> None:
    table = Table(money="closed").lay(0, yen=1000).lay(1, yen=700).lay(2, yen=300)
    seen = table.game.observe(1)
    assert seen.knows_yen == (False, True, False)
    assert seen.state.players[1].yen == 7
    table.lay(0, yen=5100)
    assert table.game.observe(1) == seen
    table.lay(1, yen=800)
    assert table.game.observe(1) != seen


@rule("money.closed")
def test_open_money_is_seen_by_all() -> None:
    table = Table(money="open").lay(0, yen=1000)
    assert table.game.observe(1).knows_yen == (True, True, True)
    assert table.game.observe(1).state.players[0].yen == 10


# --- licences in the harbour ---


@rule("licence.spaces", "licence.return")
def test_four_licences_at_most() -> None:
    table = Table("eel", "squid").lay(0, licences="mackerel eel eel squid")
    assert table.player().free_spaces == 0
    assert table.refused("enter eel points") == "licence.spaces"
    table.play("return licence squid", "enter eel points", "buy licence eel")
    assert table.licences() == "eel eel eel mackerel"


@rule("licence.spaces.shared", "rentals.space")
def test_freezers_and_carts_share_the_licence_spaces() -> None:
    table = Table("eel", "rentals").lay(0, licences="eel eel", freezers=(2,), carts=(2,))
    assert table.refused("enter eel points") == "licence.spaces"
    assert table.refused("enter rentals free") == "rentals.space"


@rule("licence.return", "licence.return.own", "licence.return.any")
def test_any_licence_can_be_returned_the_last_one_too() -> None:
    table = Table("eel")
    assert table.refused("return licence eel") == "licence.return.own"
    table.play("return licence mackerel")
    assert table.licences() == ""
    assert table.market("mackerel").licences == 4
    assert table.state.turn.points == 2


@rule("licence.return.any")
def test_what_is_aboard_stays_aboard_and_can_be_docked() -> None:
    table = Table("eel").lay(0, licences="eel", boats=[at_sea("two-slot")])
    table.play("fish", "catch two-slot eel", "return licence eel", "finish fishing")
    assert table.load("two-slot") == "eel"
    table.play("fish", "dock two-slot left", "price eel 300")
    assert table.sales() == "eel-300"


@rule("licence.return.used-first")
def test_used_licences_count_as_returned_first() -> None:
    boats = [at_sea("three-slot", "mackerel"), at_sea("two-slot", "mackerel")]
    table = Table().lay(0, licences="mackerel mackerel", boats=boats)
    table.play("fish", "catch three-slot mackerel", "return licence mackerel")
    # The licence that is left is the unused one.
    table.play("catch two-slot mackerel")
    assert table.load("two-slot") == "mackerel mackerel"


@rule("licence.return.used-first", "licence.once")
def test_a_returned_licence_gives_no_second_use() -> None:
    boats = [at_sea("three-slot", "mackerel"), at_sea("two-slot", "mackerel")]
    table = Table().lay(0, licences="mackerel", boats=boats)
    table.play("fish", "catch three-slot mackerel")
    assert table.refused("catch two-slot mackerel") == "licence.once"


@rule("licence.no-rebuy")
def test_a_licence_given_back_cannot_be_bought_again_in_the_turn() -> None:
    table = Table("eel").lay(0, licences="eel eel")
    table.play("return licence eel")
    assert table.refused("enter eel points") == "licence.no-rebuy"
    table.lay(0, tokens="eel").play("enter eel points", "sell eel 1")
    assert table.refused("buy licence eel") == "licence.no-rebuy"
    table.play("leave", "enter mackerel points", "buy licence mackerel")
    table.begin_turn(0)
    table.play("enter eel points", "buy licence eel")
    assert table.licences() == "eel eel mackerel"
