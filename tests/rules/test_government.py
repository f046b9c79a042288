"""The Government market."""

from __future__ import annotations

from tests.rules.table import Table, rule


@rule("government.give", "government.spaces")
def test_300_yen_in_the_left_space_and_200_in_the_right_whatever_the_worth() -> None:
    table = Table("government", "tuna", "squid").lay(0, yen=0, tokens="tuna-25 squid mackerel")
    table.play("enter government free", "give left squid", "give right tuna-25")
    assert table.yen() == 500
    assert table.tokens() == "mackerel"
    assert table.state.turn.points == 2


@rule("government.spaces")
def test_three_in_the_left_space_ten_in_the_right() -> None:
    table = Table("government").lay(0, yen=0, tokens="mackerel " * 14)
    table.play("enter government free", *["give left mackerel"] * 3)
    assert table.refused("give left mackerel") == "government.spaces"
    table.play(*["give right mackerel"] * 10)
    assert table.yen() == 3 * 300 + 10 * 200
    assert table.refused("give right mackerel") == "government.full"


@rule("government.full")
def test_full_it_cannot_be_entered() -> None:
    table = Table("government").lay(0, tokens="mackerel")
    table.lay_market("government", left=("mackerel",) * 3, right=("mackerel",) * 10)
    assert table.refused("enter government free") == "government.full"


@rule("government.give")
def test_only_own_tokens() -> None:
    table = Table("government", "eel").lay(0, tokens="mackerel")
    table.play("enter government free")
    assert table.refused("give left eel") == "visit.sell.own"


@rule("government.stays", "overfishing.removed")
def test_what_is_given_stays_there() -> None:
    table = Table("government", "squid").lay(0, tokens="squid")
    table.play("enter government free", "give left squid", "leave")
    assert table.market("squid").tokens == 7
    assert table.market("government").left == ("squid",)
