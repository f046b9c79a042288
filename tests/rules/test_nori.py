"""The Nori market: one licence each, worth by tenths, and a fine for all who own some."""

from __future__ import annotations

import pytest

from tests.rules.table import Table, at_sea, rule, rules_of
from tsukiji_lab.tsukiji.scoring import count

THIRTY_EIGHT = "himono " * 6 + "mackerel " * 8
"""Six Himono at 5 Resources and eight Mackerel at 1."""


@rule("nori.stock")
@pytest.mark.parametrize(("players", "licences"), [(2, 2), (3, 3), (6, 4)])
def test_stock(players: int, licences: int) -> None:
    table = Table("nori", players=players)
    market = table.market("nori")
    assert (market.barrels, market.tokens, market.licences) == (5, 10, licences)
    for number in ("points", "barrels", "tokens", "licences"):
        assert market.provenance(number, table.state) == "reconstructed"
    assert market.provenance("licence_price", table.state) == "rulebook"


# --- the market ---


@rule("nori.entry", "nori.once", "nori.licence")
def test_it_is_entered_for_nothing_to_take_a_licence_for_nothing() -> None:
    table = Table("nori").lay(0, yen=0)
    for way in ("points", "yen"):
        assert table.refused(f"enter nori {way}") == "visit.cost"
    table.play("enter nori free", "buy licence nori")
    assert table.licences() == "mackerel nori"
    assert (table.yen(), table.state.turn.points) == (0, 2)
    assert table.refused("buy licence nori") == "nori.licence.one"
    table.play("leave")
    assert table.refused("enter nori free") == "visit.free-once"
    table.begin_turn(0)
    # A turn later it is the licence held that keeps the board closed.
    assert table.refused("enter nori free") == "nori.licence.one"


@rule("nori.once")
def test_once_a_turn_also_where_a_rule_of_the_house_puts_a_cost_on_it() -> None:
    table = Table("nori", boards={"nori": {"fee": 100}}).lay(0, yen=500, licences="")
    table.play("enter nori yen", "buy licence nori", "leave")
    assert table.yen() == 400
    assert table.refused("enter nori yen") == "visit.free-once"


@rule("nori.once", "nori.licence.one", "licence.no-rebuy")
def test_giving_the_licence_back_opens_no_second_way_in() -> None:
    table = Table("nori").lay(0, licences="nori")
    table.play("return licence nori")
    assert table.refused("enter nori free") == "licence.no-rebuy"
    table.begin_turn(0)
    table.play("enter nori free", "buy licence nori")


@rule("nori.entry.possible", "licence.spaces")
def test_a_free_space_is_needed() -> None:
    table = Table("nori", "rentals").lay(0, licences="mackerel mackerel mackerel", freezers=(2,))
    assert table.refused("enter nori free") == "licence.spaces"
    table.play("return licence mackerel", "enter nori free", "buy licence nori")


@rule("nori.entry.possible")
def test_a_licence_must_lie_there() -> None:
    table = Table("nori", players=6)
    for seat in range(1, 5):
        table.lay(seat, licences="nori")
    assert table.refused("enter nori free") == "visit.licence.none-left"


@rule("nori.entry", "turn.after-last-point.free-visits")
def test_not_after_the_last_action_point() -> None:
    assert Table("nori").set_turn(points=0).refused("enter nori free") == (
        "turn.after-last-point.free-visits"
    )


@rule("nori.entry", "visit.income")
def test_its_licences_bring_income() -> None:
    table = Table("nori").lay(0, yen=0).lay(1, yen=0, licences="nori").lay(2, yen=0)
    table.play("enter nori free", "buy licence nori")
    assert table.purses == [0, 100, 0]


@rule("nori.no-sale")
def test_it_buys_no_tokens() -> None:
    table = Table("nori").lay(0, tokens="nori mackerel")
    table.play("enter nori free")
    for token in ("nori", "mackerel"):
        assert table.refused(f"sell {token} 1") == "nori.no-sale"


@rule("nori.licence")
def test_its_barrels_are_caught_and_sold_like_others() -> None:
    table = Table("nori").lay(0, licences="nori", boats=[at_sea("one-slot")])
    table.play("fish", "catch one-slot nori", "finish fishing")
    table.play("fish", "dock one-slot left", "price nori 300", "finish fishing", "end turn")
    table.lay(1, yen=300).play("purchase", "buy moon fresh nori 300")
    assert table.tokens(1) == "nori"
    assert (table.market("nori").barrels, table.market("nori").tokens) == (5, 9)


# --- worth ---


@rule("nori.worth", "nori.worth.last")
@pytest.mark.parametrize(
    ("others", "each"),
    [
        (THIRTY_EIGHT, 3),  # 38
        (THIRTY_EIGHT + "mackerel", 3),  # 39
        (THIRTY_EIGHT + "mackerel mackerel", 4),  # 40
        ("mackerel " * 9, 0),
        ("mackerel " * 10, 1),
        ("fugu fugu fugu mackerel", 1),  # 9 + 1
        ("salmon salmon-4 salmon-4", 1),  # three owned: 3, and 4 + 4
        ("fugu fugu fugu", 0),
    ],
)
def test_a_tenth_of_all_other_fish_rounded_down(others: str, each: int) -> None:
    table = Table("nori", "himono", "fugu", "salmon").lay(0, tokens=others)
    without = table.resources()
    table.lay(0, tokens=f"{others} nori nori")
    # Nori itself never counts among the others.
    assert table.resources() == without + 2 * each


@rule("nori.worth")
def test_the_worked_example() -> None:
    table = Table("nori", "himono").lay(0, tokens=THIRTY_EIGHT)
    assert table.resources() == 38
    table.lay(0, tokens=THIRTY_EIGHT + "nori")
    assert table.resources() == 38 + 3


@rule("nori.worth", "worth.owned")
def test_only_what_lies_in_front_of_its_owner_counts() -> None:
    table = Table("nori", "himono").lay(0, tokens="nori himono mackerel mackerel mackerel mackerel")
    table.lay(0, licences="himono-1", drying="mackerel-token", fresh="mackerel-300")
    table.lay(1, tokens="himono himono")
    assert table.resources() == 5 + 4
    table.lay(0, drying="", tokens="nori himono mackerel mackerel mackerel mackerel mackerel")
    assert table.resources() == 5 + 5 + 1


@rule("nori.worth.last", "scoring.highest")
def test_it_counts_for_the_most_and_the_fewest_resources() -> None:
    table = Table("nori", "himono").lay(0, tokens="himono " * 4 + "nori " * 3)
    table.lay(1, tokens="mackerel " * 25).lay(2, tokens="himono himono nori nori")
    lines = count(table.state)
    # 20 + 3 × 2, 25, 10 + 2 × 1
    assert [line.resources for line in lines] == [26, 25, 12]
    assert [line.highest * 100 for line in lines] == [1000, 0, 0]
    assert [line.lowest * 100 for line in lines] == [0, 0, -500]


@rule("nori.worth.last", "end.resources")
@pytest.mark.parametrize(("tokens", "ends"), [("nori nori nori", True), ("nori nori", False)])
def test_it_counts_for_the_end_of_the_game(tokens: str, ends: bool) -> None:
    table = Table("nori", "himono").lay(0, tokens=THIRTY_EIGHT + "mackerel mackerel " + tokens)
    table.lay(1, yen=0).lay(2, yen=0)
    # 40 for the others, 4 for each Nori: 52 or 48.
    assert ("end.resources" in rules_of(table.begin_turn(0))) == ends


@rule("nori.worth.lot", "trading.yen.worth")
def test_in_a_lot_it_counts_all_other_fish_of_its_owner() -> None:
    table = Table("nori", "himono", "trading").lay(0, yen=0, tokens="himono himono nori nori nori")
    table.play("enter trading points", "trade 3", "add nori", "add nori")
    assert table.refused("confirm") == "trading.yen.worth"
    assert table.values("confirm") == {"space": 3, "worth": 2}
    table.play("add nori", "confirm")
    assert table.yen() == 500


@rule("nori.worth.lot", "trading.yen.worth")
def test_in_the_lot_or_not() -> None:
    table = Table("nori", "himono", "trading").lay(0, yen=0, tokens="himono himono nori")
    table.play("enter trading points", "trade 10", "add himono", "add nori")
    assert table.values("confirm") == {"space": 10, "worth": 5 + 1}
    table.play("add himono")
    table.play("remove nori", "confirm")
    assert table.yen() == 1800
    # With the Himono gone the Nori is worth nothing, so no space can be reached any more.
    assert table.resources() == 0
    assert table.refused("trade 2") == "trading.yen.worth"


@rule("nori.worth.lot", "auction.fee")
@pytest.mark.parametrize(
    ("lot", "fee"),
    [
        ("nori", 200),  # 3
        ("nori nori", 300),  # 6
        ("himono nori nori", 500),  # 11
    ],
)
def test_the_fee_of_an_auction_goes_by_that_worth(lot: str, fee: int) -> None:
    table = Table("nori", "himono", "auction").lay(0, yen=1000, tokens=THIRTY_EIGHT + "nori nori")
    table.play("enter auction points", "auction lot", *[f"add {token}" for token in lot.split()])
    table.play("confirm")
    assert table.yen() == 1000 - fee


@rule("nori.worth.lot", "auction.entry.lot")
def test_nori_alone_reaches_no_space_without_other_fish() -> None:
    table = Table("nori", "auction").lay(0, tokens="nori nori nori nori mackerel")
    assert table.refused("enter auction points") == "auction.entry.lot"


# --- overfishing ---


def last_barrel(*markets: str) -> Table:
    """Of five barrels four are on sale elsewhere; seat 0 may catch the last one."""
    table = Table("nori", *markets).lay(0, licences="nori", boats=[at_sea("two-slot")])
    return table.lay(1, fresh="nori-100 nori-100").lay(2, fresh="nori-100 nori-100")


@rule("nori.overfished", "nori.overfished.what-you-can")
def test_overfished_everybody_pays_for_each_token_and_keeps_it() -> None:
    table = last_barrel("himono")
    table.lay(0, yen=1000, tokens="nori nori nori himono himono")
    table.lay(1, yen=200, tokens="nori " * 5).lay(2, yen=700)
    table.play("fish")
    events = table.play("catch two-slot nori", drawn=["tuna"])
    assert rules_of(events) == [
        "fishing.catch",
        "overfishing.when",
        "nori.overfished",
        "nori.overfished",
        "overfishing.new-market",
    ]
    # Peak owes ¥500 and has ¥200.
    assert table.purses == [700, 0, 700]
    assert table.tokens(1) == "nori nori nori nori nori"
    assert table.resources() == 10 + 3
    assert table.has("tuna")


@rule("nori.overfished.what-you-can")
def test_who_has_nothing_pays_nothing() -> None:
    table = last_barrel().lay(0, yen=0, tokens="nori nori").lay(1, yen=100, tokens="nori")
    table.play("fish", "catch two-slot nori")
    assert table.purses[:2] == [0, 0]
    assert table.tokens() == "nori nori"


@rule("nori.overfished")
def test_nobody_pays_twice_nor_for_tokens_that_lie_elsewhere() -> None:
    table = last_barrel("trading").lay(0, yen=1000, tokens="nori")
    table.lay_market("trading", spaces=(("nori", "nori"), (), (), (), ()))
    table.play("fish", "catch two-slot nori", "finish fishing")
    assert table.yen() == 900
    table.play("fish", "dock two-slot left", "price nori 100", "finish fishing")
    table.begin_turn(1)
    table.begin_turn(1)
    assert table.market("nori").boxed == 2
    assert table.yen() == 900


def last_token(*markets: str) -> Table:
    """Nine of ten tokens are owned, and seat 0 may buy a barrel for the last one."""
    table = Table("nori", "eel", *markets).lay(0, yen=500)
    table.lay(1, yen=0, tokens="nori nori nori nori", fresh="nori-100 eel-200")
    return table.lay(2, yen=600, tokens="nori nori nori nori nori")


@rule("nori.overfished.after-purchase", "nori.overfished.order")
def test_in_a_purchasing_action_the_payment_follows_after_it() -> None:
    table = last_token()
    boards = table.state.boards
    table.play("purchase")
    events = table.play("buy peak fresh nori 100")
    assert rules_of(events) == ["purchase.pay", "overfishing.when"]
    market = table.market("nori")
    assert (market.overfished, market.barrels, market.boxed) == (True, 0, 5)
    assert table.purses == [400, 100, 600]
    assert table.state.boards == boards
    # What is spent before is not there to pay with.
    table.play("buy peak fresh eel 200")
    events = table.play("finish purchasing", drawn=["tuna"])
    assert rules_of(events) == [
        "purchase.cost",
        *["nori.overfished"] * 3,
        "overfishing.new-market",
    ]
    assert table.purses == [200 - 100, 0, 600 - 500]
    assert table.state.boards == (*boards, "tuna")


@rule("nori.overfished.order", "influence.buyer.acts")
def test_in_a_buyers_purchase_the_payment_follows_after_it() -> None:
    table = last_token("influence")
    table.set_turn(points=0).set_state(errands=((2, 0),))
    table.play("end turn", "buy peak fresh nori 100")
    assert table.purses == [500, 100, 500]
    events = table.play("finish purchasing")
    assert rules_of(events)[:3] == ["purchase.cost", "nori.overfished", "nori.overfished"]
    # Moon owns none; Peak owes ¥400 and has ¥100, Gate now owns six and has ¥500.
    assert table.purses == [500, 0, 0]


@rule("nori.overfished.order", "horse-mackerel.overfished.order", "overfishing.several")
@pytest.mark.parametrize(
    ("first", "second", "purse"),
    [
        # ¥200 for a Horse Mackerel, then ¥300 owed for three Nori.
        ("horse-mackerel", "nori", 0),
        ("nori", "horse-mackerel", 200),
    ],
)
def test_both_overfished_in_one_action_in_the_order_of_the_purchases(
    first: str, second: str, purse: int
) -> None:
    table = Table("nori", "horse-mackerel").lay(0, yen=200)
    table.lay(1, fresh="nori-100 horse-mackerel-100", tokens="nori " * 6 + "horse-mackerel " * 14)
    table.lay(2, yen=0, tokens="nori nori nori horse-mackerel")
    table.play("purchase", f"buy peak fresh {first} 100", f"buy peak fresh {second} 100")
    events = table.play("finish purchasing")
    order = [r for r in dict.fromkeys(rules_of(events)) if r.endswith(".overfished")]
    assert order == [f"{first}.overfished", f"{second}.overfished"]
    assert rules_of(events).count("overfishing.new-market") == 2
    assert table.yen(2) == purse


@rule("nori.overfished", "foreign-market.lot.winner")
def test_a_lot_abroad_is_no_purchasing_action() -> None:
    table = Table("nori", "foreign-market").lay(
        0, yen=1000, boats=[at_sea("two-slot", "nori", "nori")]
    )
    table.lay(1, yen=1000, tokens="nori " * 8).lay(2, yen=500)
    table.play("fish", "dock abroad two-slot", "auction abroad", "bid 0", "bid 0")
    events = table.play("bid 100")
    assert "nori.overfished" in rules_of(events)
    # Gate paid its bid to Moon before it owed ¥200 for the two tokens.
    assert table.purses == [1000 - 100 + 100, 1000 - 800, 500 - 100 - 200]


@rule("nori.overfished", "overfishing.for-good", "visit.cost.token")
def test_a_token_that_pays_the_way_in_elsewhere_goes_back_and_undoes_nothing() -> None:
    table = Table("nori", "squid").overfish("nori").lay(0, yen=300, tokens="nori " * 10)
    table.play("enter squid nori", "buy licence squid")
    market = table.market("nori")
    assert (market.tokens, market.overfished, market.barrels) == (1, True, 0)
