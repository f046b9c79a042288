"""The Salmon market: one to a boat, two sides of a token."""

from __future__ import annotations

from tests.rules.table import Table, at_sea, rule


@rule("salmon.one-per-boat")
def test_a_ship_carries_one_salmon_whatever_its_slots() -> None:
    table = Table("salmon").lay(0, licences="salmon salmon", boats=[at_sea("three-slot", "salmon")])
    table.play("fish")
    assert table.refused("catch three-slot salmon") == "salmon.one-per-boat"


@rule("salmon.nothing-more", "fishing.catch.same-kind")
def test_and_catches_nothing_more() -> None:
    table = Table("salmon").lay(0, boats=[at_sea("three-slot", "salmon")])
    table.play("fish")
    assert table.refused("catch three-slot mackerel") == "fishing.catch.same-kind"
    assert table.offered("catch") == []


@rule("salmon.one-per-boat", "barge.mixed")
def test_so_does_the_barge() -> None:
    boats = [at_sea("two-slot", "salmon"), at_sea("three-slot", "salmon"), at_sea("barge")]
    table = Table("salmon", "eel").lay(0, boats=boats)
    table.play("transfer two-slot salmon barge")
    assert table.refused("transfer three-slot salmon barge") == "salmon.one-per-boat"
    table.lay(0, boats=[at_sea("barge", "salmon"), at_sea("two-slot", "eel")])
    table.play("transfer two-slot eel barge")
    assert table.load("barge") == "eel salmon"


@rule("salmon.side")
def test_the_row_decides_the_side() -> None:
    table = Table("salmon").lay(1, fresh="salmon-300", degraded="salmon-200")
    table.play("purchase", "buy peak fresh salmon 300", "buy peak degraded salmon 200")
    assert table.tokens() == "salmon salmon-4"
    assert table.market("salmon").tokens == 8
    assert table.market("salmon").barrels == 4


@rule("salmon.worth.four", "salmon.worth.fresh", "worth.owned")
def test_worth() -> None:
    table = (
        Table("salmon").lay(0, tokens="salmon salmon-4").lay(1, tokens="salmon salmon-4 salmon-4")
    )
    table.lay(2, fresh="salmon-300", boats=[at_sea("one-slot", "salmon")])
    assert table.resources(0) == 5 + 4
    assert table.resources(1) == 5 + 4 + 4


@rule("salmon.worth.fresh")
def test_a_salmon_that_leaves_its_owner_makes_the_others_worth_less() -> None:
    table = Table("salmon", "government").lay(0, tokens="salmon salmon").lay(1, tokens="salmon")
    assert table.resources(1) == 3
    table.play("enter government free", "give left salmon")
    assert table.resources(1) == 2
    assert table.resources(0) == 2


@rule("salmon.side.alike")
def test_both_sides_are_the_same_fish_to_other_markets() -> None:
    for token in ("salmon", "salmon-4"):
        table = Table("salmon", "aquarium", "squid").lay(0, yen=0, tokens="salmon salmon-4")
        table.play("enter aquarium points", f"sell {token} 1")
        assert table.yen() == 700
        other = table.tokens()
        assert table.refused(f"sell {other} 1") == "aquarium.demand"
        table = Table("salmon", "squid").lay(0, tokens=token)
        assert table.allows(f"enter squid {token}")


@rule("salmon.no-sale")
def test_it_buys_no_tokens() -> None:
    table = Table("salmon").lay(0, tokens="salmon")
    table.play("enter salmon yen")
    assert table.refused("sell salmon 1") == "salmon.no-sale"
