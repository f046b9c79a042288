"""The Rentals market: Freezers and Carts."""

from __future__ import annotations

import pytest

from tests.rules.table import Table, rule
from tsukiji_lab.game.refusal import UnreadableAction


@rule("rentals.entry")
def test_that_it_is_free_is_marked_as_reconstructed() -> None:
    assert Table("rentals").market("rentals").reconstructed(3) == {"points"}


@rule("rentals.rent", "rentals.rent.left", "rentals.space")
def test_200_yen_each_as_long_as_there_are_any_and_spaces() -> None:
    table = Table("rentals").lay(0, yen=1000, licences="mackerel")
    table.play("enter rentals free", "rent cart", "rent cart")
    assert table.yen() == 600
    assert table.refused("rent cart") == "rentals.rent.left"
    assert table.values("rent cart") == {"item": "cart"}
    table.play("rent freezer")
    assert table.refused("rent freezer") == "rentals.space"
    assert (table.player().carts, table.player().freezers) == ((2, 2), (2,))


@rule("rentals.rent", "money.enough")
def test_they_must_be_paid_for() -> None:
    table = Table("rentals").lay(0, yen=100)
    assert table.refused("enter rentals free") == "money.enough"


@rule("rentals.freezer", "rentals.freezer.scope")
def test_a_freezer_spares_both_rows() -> None:
    table = Table("rentals", "eel").lay(0, freezers=(2,), fresh="eel-300", degraded="mackerel-100")
    table.begin_turn(0)
    table.play("use freezer 2")
    assert table.sales() == "eel-300"
    assert table.sales(0, "degraded") == "mackerel-100"
    assert table.allows("fish")


@rule("rentals.freezer", "turn.start-order")
def test_or_not() -> None:
    table = Table("rentals", "eel").lay(0, freezers=(2,), fresh="eel-300", degraded="mackerel-100")
    table.begin_turn(0)
    table.play("degrade")
    assert table.sales(0, "degraded") == "eel-300"
    assert table.player().freezers == (2,)
    assert table.refused("use freezer 2") == "turn.start-order"


@rule("rentals.freezer.once")
def test_one_use_a_turn() -> None:
    table = Table("rentals").lay(0, freezers=(2, 2), fresh="mackerel-100")
    table.begin_turn(0)
    table.play("use freezer 2")
    assert table.refused("use freezer 2") == "turn.start-order"
    assert sum(table.player().freezers) == 3


@rule("rentals.two-uses")
def test_a_freezer_works_twice_and_goes_back() -> None:
    table = Table("rentals").lay(0, freezers=(2,), fresh="mackerel-100")
    table.lay_market("rentals", freezers=1)
    table.begin_turn(0)
    table.play("use freezer 2")
    assert table.player().freezers == (1,)
    assert table.market("rentals").freezers == 1
    table.begin_turn(0)
    table.play("use freezer 1")
    assert table.player().freezers == ()
    assert table.market("rentals").freezers == 2
    assert table.player().free_spaces == 3


@rule("rentals.two-uses", "rentals.cart.many")
def test_a_cart_works_twice_in_one_turn_too() -> None:
    table = Table("rentals").lay(0, carts=(2, 2)).lay_market("rentals", carts=0)
    table.play("use cart 2", "use cart 1", "use cart 2")
    assert table.state.turn.cart_points == 3
    assert table.player().carts == (1,)
    assert table.market("rentals").carts == 1


@rule("rentals.cart.many")
def test_either_cart_may_be_used() -> None:
    table = Table("rentals").lay(0, carts=(2, 2)).lay_market("rentals", carts=0)
    table.play("use cart 2")
    assert table.offered("use cart") == ["use cart 1", "use cart 2"]
    table.play("use cart 2")
    assert table.player().carts == (1, 1)
    assert table.refused("use cart 2") == "rentals.cart"


@rule("rentals.leave-by-use")
def test_they_cannot_be_given_back() -> None:
    table = Table("rentals").lay(0, carts=(2,), freezers=(2,))
    with pytest.raises(UnreadableAction):
        table.play("return cart")
    assert table.refused("return licence cart") == "licence.return.own"
    assert table.offered("return licence") == ["return licence mackerel"]


@rule("rentals.cart", "rentals.cart.visits-only")
def test_a_cart_gives_a_point_for_visits() -> None:
    table = Table("rentals", "eel").lay(0, yen=5000, carts=(2,)).lay(1, fresh="mackerel-100")
    table.play("use cart 2", "enter eel points", "buy licence eel", "leave")
    assert table.state.turn.points == 2
    table.play("fish", "finish fishing", "purchase", "buy peak fresh mackerel 100")
    table.play("finish purchasing", "use cart 1")
    assert table.refused("fish") == "rentals.cart.visits-only"
    assert table.refused("purchase") == "rentals.cart.visits-only"
    assert table.allows("enter eel points")


@rule("rentals.cart.mixed")
def test_cart_points_are_spent_first_and_mix_with_others() -> None:
    table = Table("rentals", "squid").lay(0, tokens="squid", carts=(2,)).set_turn(points=1)
    assert table.refused("enter squid points") == "turn.points.enough"
    table.play("use cart 2", "enter squid points")
    assert (table.state.turn.points, table.state.turn.cart_points) == (0, 0)
    table = Table("rentals", "eel").lay(0, carts=(2,))
    table.play("use cart 2", "enter eel points")
    assert (table.state.turn.points, table.state.turn.cart_points) == (2, 0)


@rule("rentals.cart.timing")
def test_while_its_point_is_unspent_visits_of_any_cost_may_begin() -> None:
    table = Table("rentals", "salmon", "government").lay(0, yen=2000, carts=(2,))
    table.lay(0, tokens="mackerel").set_turn(points=0)
    assert table.refused("enter salmon yen") == "turn.after-last-point.free-visits"
    table.play("use cart 2")
    table.play("enter salmon yen", "buy licence salmon", "leave")
    table.play("enter government free", "give left mackerel", "leave")
    assert table.state.turn.cart_points == 1
    table.play("enter mackerel points", "buy licence mackerel", "leave")
    assert table.refused("enter salmon yen") == "turn.after-last-point.free-visits"


@rule("rentals.cart.lost")
def test_an_unspent_point_is_lost() -> None:
    table = Table("rentals").lay(0, carts=(2,)).set_turn(points=0)
    table.play("use cart 2", "end turn")
    assert table.player().carts == (1,)
    assert table.state.turn.cart_points == 0
    table.begin_turn(0)
    assert table.state.turn.cart_points == 0


@rule("rentals.cart.same-turn")
def test_usable_in_the_turn_in_which_it_is_rented() -> None:
    table = Table("rentals")
    table.play("enter rentals free", "rent cart", "use cart 2", "leave")
    assert table.state.turn.cart_points == 1


@rule("rentals.cart")
def test_no_cart_no_point() -> None:
    assert Table("rentals").refused("use cart 2") == "rentals.cart"
