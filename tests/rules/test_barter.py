"""The Barter market."""

from __future__ import annotations

from tests.rules.table import Table, rule


def offered(tokens: str = "mackerel eel") -> Table:
    """Seat 0 offers all its tokens; the others have not bid yet."""
    table = Table("barter", "eel").lay(0, yen=0, tokens=tokens)
    table.play("enter barter points", "offer lot", *(f"add {token}" for token in tokens.split()))
    table.play("confirm")
    return table


@rule("barter.offer", "barter.offer.one-token")
def test_an_offer_holds_at_least_one_token_of_any_worth() -> None:
    table = Table("barter", "squid").lay(0, tokens="")
    assert table.refused("enter barter points") == "barter.offer.one-token"
    table.lay(0, tokens="squid").play("enter barter points", "offer lot")
    assert table.refused("confirm") == "barter.offer.one-token"
    table.play("add squid", "confirm")
    assert table.tokens() == ""
    assert table.game.to_act == 1


@rule("barter.answer", "barter.answer.any", "barter.offer")
def test_the_seller_takes_the_offer_he_likes() -> None:
    table = offered()
    table.play("bid 500", "bid 100")
    assert table.game.to_act == 0
    table.play("accept gate")
    assert table.tokens(2) == "eel mackerel"
    assert table.purses == [100, 2000, 1900]


@rule("barter.answer.any", "bid.zero")
def test_even_one_of_nothing() -> None:
    table = offered()
    table.play("bid 500", "bid 0", "accept gate")
    assert table.tokens(2) == "eel mackerel"
    assert table.purses == [0, 2000, 2000]


@rule("barter.answer")
def test_or_none() -> None:
    table = offered()
    table.play("bid 500", "bid 400")
    assert table.refused("accept moon") == "barter.answer"
    table.play("decline")
    assert table.tokens() == "eel mackerel"
    assert table.purses == [0, 2000, 2000]


@rule("barter.once", "barter.once.printed")
def test_one_offer_per_entry_and_not_per_game() -> None:
    table = offered()
    table.play("bid 0", "bid 0", "decline")
    assert table.refused("offer lot") == "barter.once"
    table.play("leave", "enter barter points", "offer lot", "add eel", "confirm")
    assert table.game.to_act == 1
