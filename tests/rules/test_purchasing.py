"""Purchasing: other players' barrels and Takoyaki become tokens."""

from __future__ import annotations

from tests.rules.table import Table, rule


@rule("purchase.cost", "purchase.any-number")
def test_any_number_of_barrels_from_any_number_of_players_for_one_point() -> None:
    table = Table("eel", "squid").lay(0, yen=2000)
    table.lay(1, fresh="eel-300 eel-400", degraded="squid-100").lay(2, fresh="mackerel-100")
    table.play("purchase")
    for text in (
        "buy peak fresh eel 300",
        "buy gate fresh mackerel 100",
        "buy peak degraded squid 100",
        "buy peak fresh eel 400",
    ):
        table.play(text)
    table.play("finish purchasing")
    assert table.tokens() == "eel eel mackerel squid"
    assert table.state.turn.points == 1


@rule("purchase.pay", "purchase.barrel-back", "purchase.token")
def test_pay_the_owner_barrel_back_token_taken() -> None:
    table = Table("eel").lay(0, yen=1000).lay(1, yen=200, fresh="eel-300")
    barrels, tokens = table.market("eel").barrels, table.market("eel").tokens
    supply = table.state.supply
    table.play("purchase", "buy peak fresh eel 300")
    assert table.purses[:2] == [700, 500]
    assert table.state.supply == supply
    assert table.market("eel").barrels == barrels + 1
    assert table.market("eel").tokens == tokens - 1
    assert table.tokens() == "eel"
    assert table.sales(1) == ""


@rule("purchase.on-sale")
def test_only_what_is_on_sale_at_its_price() -> None:
    table = Table("eel").lay(1, fresh="eel-300")
    table.play("purchase")
    assert table.refused("buy peak fresh eel 200") == "purchase.on-sale"
    assert table.refused("buy peak degraded eel 300") == "purchase.on-sale"
    assert table.refused("buy gate fresh eel 300") == "purchase.on-sale"
    assert table.values("buy peak fresh eel 200") == {"fish": "eel", "row": "fresh", "yen": 2}


@rule("purchase.at-least-one")
def test_at_least_one_purchase() -> None:
    table = Table("eel")
    assert table.refused("purchase") == "purchase.at-least-one"
    table.lay(1, fresh="eel-300").play("purchase")
    assert table.refused("finish purchasing") == "purchase.at-least-one"
    table.play("buy peak fresh eel 300", "finish purchasing")


@rule("purchase.at-least-one")
def test_a_port_does_not_eat_the_yen_for_the_purchase() -> None:
    table = Table("eel").lay(0, yen=700).lay(1, fresh="eel-300")
    table.play("purchase")
    assert table.refused("open port centre") == "purchase.at-least-one"
    table.lay(0, yen=800)
    assert table.allows("open port centre")


@rule("money.enough")
def test_nothing_is_bought_on_credit() -> None:
    table = Table("eel").lay(0, yen=500).lay(1, fresh="eel-300 eel-400")
    table.play("purchase", "buy peak fresh eel 300")
    assert table.refused("buy peak fresh eel 400") == "money.enough"
    assert table.values("buy peak fresh eel 400") == {"yen": 4, "missing": 2}


@rule("purchase.token-left")
def test_only_while_the_market_has_a_token() -> None:
    table = Table("octopus").overfish("octopus").lay(2, tokens="octopus " * 6)
    table.lay(1, fresh="octopus-300 takoyaki-500")
    table.play("purchase")
    assert table.refused("buy peak fresh octopus 300") == "purchase.token-left"
    assert table.allows("buy peak fresh takoyaki 500")


@rule("purchase.one-by-one")
def test_pieces_are_bought_one_by_one_and_each_token_is_seen() -> None:
    table = Table("red-snapper").lay(0, yen=2000).lay(1, fresh="red-snapper-300 red-snapper-400")
    table.play("purchase", "buy peak fresh red-snapper 300")
    assert table.tokens() == "red-snapper"
    assert table.yen() == 1700
    table.play("buy peak fresh red-snapper 400")
    assert table.tokens() == "red-snapper red-snapper"


@rule("purchase.one-by-one", "bid.payment")
def test_yen_must_be_there_for_each_piece_in_its_turn() -> None:
    table = Table("eel").lay(0, yen=300).lay(1, fresh="eel-200 eel-100")
    table.play("purchase", "buy peak fresh eel 100", "buy peak fresh eel 200", "finish purchasing")
    assert table.yen() == 0


@rule("purchase.not-own")
def test_own_barrels_cannot_be_bought() -> None:
    table = (
        Table("eel", "fugu").lay(0, fresh="eel-300", degraded="fugu-100").lay(1, fresh="eel-300")
    )
    table.play("purchase")
    assert table.refused("buy moon fresh eel 300") == "purchase.not-own"
    assert table.refused("buy moon degraded fugu 100") == "purchase.not-own"
    assert table.offered("buy") == ["buy peak fresh eel 300"]


@rule("purchase.takoyaki")
def test_takoyaki_of_others_can_be_bought() -> None:
    table = Table("octopus").lay(0, yen=1000).lay(1, yen=0, fresh="takoyaki-600")
    table.play("purchase", "buy peak fresh takoyaki 600", "finish purchasing")
    assert table.tokens() == "takoyaki"
    assert table.purses[:2] == [400, 600]
    assert table.market("octopus").tokens == 6
    assert table.market("octopus").barrels == 6


@rule("purchase.not-own-takoyaki")
def test_own_takoyaki_cannot_be_bought() -> None:
    table = Table("octopus").lay(0, fresh="takoyaki-600").lay(1, fresh="octopus-100")
    table.play("purchase")
    assert table.refused("buy moon fresh takoyaki 600") == "purchase.not-own-takoyaki"
