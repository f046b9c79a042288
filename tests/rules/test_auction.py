"""The Auction market."""

from __future__ import annotations

import pytest

from tests.rules.table import Table, rule


def open_lot(table: Table, *tokens: str) -> None:
    """Enter the Auction and put these tokens into a lot."""
    table.play("enter auction points", "auction lot", *(f"add {token}" for token in tokens))


@rule("auction.entry.lot", "visit.interact.possible")
def test_entered_only_with_a_lot_and_the_yen_for_its_fee() -> None:
    table = Table("auction").lay(0, yen=1000, tokens="mackerel")
    assert table.refused("enter auction points") == "auction.entry.lot"
    table.lay(0, tokens="mackerel mackerel", yen=100)
    assert table.refused("enter auction points") == "money.enough"
    table.lay(0, yen=200)
    assert table.allows("enter auction points")


@rule("auction.entry.lot")
def test_a_lot_that_only_reaches_a_dearer_space_needs_its_fee() -> None:
    table = Table("auction", "eel").lay_market("eel", marker=6).lay(0, yen=200, tokens="eel")
    assert table.refused("enter auction points") == "money.enough"
    assert table.values("enter auction points") == {"yen": 3, "missing": 1}
    # Smaller lots of the same tokens may be within reach.
    table.lay(0, tokens="mackerel " * 12)
    assert table.allows("enter auction points")


@rule("auction.lot", "auction.fee")
@pytest.mark.parametrize(
    ("count", "fee"), [(2, 200), (4, 200), (5, 300), (9, 300), (10, 500), (15, 500)]
)
def test_the_fee_of_the_last_space_that_the_worth_reaches(count: int, fee: int) -> None:
    table = Table("auction").lay(0, yen=1000, tokens="mackerel " * count)
    open_lot(table, *["mackerel"] * count)
    table.play("confirm")
    assert table.yen() == 1000 - fee


@rule("auction.lot.smallest")
def test_a_lot_is_worth_two_at_least() -> None:
    table = Table("auction").lay(0, tokens="mackerel mackerel")
    open_lot(table, "mackerel")
    assert table.refused("confirm") == "auction.lot.smallest"
    assert table.values("confirm") == {"worth": 1}
    table.play("add mackerel", "confirm")


@rule("auction.fee", "money.enough")
def test_the_fee_must_be_payable() -> None:
    table = Table("auction").lay(0, yen=200, tokens="mackerel " * 5)
    open_lot(table, *["mackerel"] * 5)
    assert table.refused("confirm") == "money.enough"
    table.play("remove mackerel", "confirm")
    assert table.yen() == 0


@rule("auction.fee")
def test_the_fee_is_paid_before_the_bids_and_to_the_supply() -> None:
    table = Table("auction").lay(0, yen=200, tokens="mackerel mackerel").lay(1, yen=100)
    supply = table.state.supply
    open_lot(table, "mackerel", "mackerel")
    table.play("confirm")
    assert (table.yen(), table.state.supply) == (0, supply + 2)
    assert table.tokens() == ""


@rule("auction.highest", "auction.matched")
def test_the_market_pays_as_much_again() -> None:
    table = Table("auction", "eel").lay(0, yen=200, tokens="mackerel eel").lay(1, yen=400)
    open_lot(table, "eel", "mackerel")
    table.play("confirm", "bid 300", "bid 100")
    assert table.yen() == 600
    assert table.yen(1) == 100
    assert table.tokens(1) == "eel mackerel"


@rule("auction.highest", "auction.no-withdrawal", "bid.zero")
def test_the_seller_must_take_even_nothing() -> None:
    table = Table("auction").lay(0, yen=200, tokens="mackerel mackerel")
    open_lot(table, "mackerel", "mackerel")
    table.play("confirm", "bid 0", "bid 0")
    assert table.refused("decline") == "bid.tie"
    assert table.offered("award") == ["award peak", "award gate"]
    table.play("award gate")
    assert table.tokens(2) == "mackerel mackerel"
    assert table.yen() == 0


@rule("auction.once")
def test_one_auction_per_entry() -> None:
    table = Table("auction").lay(0, tokens="mackerel " * 4)
    open_lot(table, "mackerel", "mackerel")
    table.play("confirm", "bid 100", "bid 0")
    assert table.refused("auction lot") == "auction.once"
    table.play("leave")
    open_lot(table, "mackerel", "mackerel")


@rule("bid.tie.every")
def test_the_seller_settles_the_tie() -> None:
    table = Table("auction").lay(0, yen=200, tokens="mackerel mackerel")
    open_lot(table, "mackerel", "mackerel")
    table.play("confirm", "bid 400", "bid 400", "award gate")
    assert table.purses == [800, 2000, 1600]


@rule("worth.before-leaving", "worth.lot-fugu")
def test_fugu_count_the_square_of_those_in_the_lot() -> None:
    table = Table("auction", "fugu").lay(0, yen=1000, tokens="fugu fugu fugu fugu")
    open_lot(table, "fugu", "fugu", "fugu")
    table.play("confirm")  # 9 Resources, not 12 of the 16
    assert table.yen() == 700


@rule("worth.before-leaving", "worth.lot-salmon", "worth.owned")
def test_fresh_salmon_count_all_salmon_that_players_own() -> None:
    table = Table("auction", "salmon").lay(0, yen=1000, tokens="salmon salmon-4")
    table.lay(1, tokens="salmon salmon salmon-4", fresh="salmon-300")
    open_lot(table, "salmon")
    table.play("confirm")  # 5 Salmon are owned; the barrel on sale is none
    assert table.yen() == 700


@rule("salmon.side.kept")
def test_a_salmon_keeps_its_side_when_it_changes_hands() -> None:
    table = Table("auction", "salmon").lay(0, tokens="salmon salmon-4")
    open_lot(table, "salmon", "salmon-4")
    table.play("confirm", "bid 100", "bid 0")
    assert table.tokens(1) == "salmon salmon-4"


@rule("worth.owned")
def test_tokens_up_for_auction_are_nobodys() -> None:
    table = Table("auction").lay(0, tokens="mackerel " * 4)
    open_lot(table, "mackerel", "mackerel")
    assert table.resources() == 4
    table.play("confirm")
    assert table.resources() == 2
