"""Sushi Shop: one to five tokens of different shapes, each number once."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.table import Table, rule, rules_of

SHOP = "sushi-shop"
FISH = ("eel", "fugu", "salmon", "squid")
PRICES = {1: 200, 2: 400, 3: 700, 4: 1100, 5: 1600}
FIVE = ("mackerel", "eel", "fugu", "salmon", "squid")


def visitor(tokens: str, *fish: str, filled: str = "", **setup: Any) -> Table:
    """Seat 0 is in the Sushi Shop with these tokens; Mackerel lie on the spaces ``filled``."""
    table = Table(SHOP, *(fish or FISH), **setup).lay(0, tokens=tokens)
    spaces = tuple(("mackerel",) * n if str(n) in filled else () for n in PRICES)
    table.lay_market(SHOP, spaces=spaces)
    table.play(f"enter {SHOP} points")
    return table


def put_together(table: Table, *tokens: str) -> None:
    """Begin a lot of these tokens."""
    table.play("sushi lot", *(f"add {token}" for token in tokens))


@rule("sushi-shop.entry")
def test_entering_costs_a_point() -> None:
    table = visitor("eel")
    assert table.state.turn.points == 1
    assert table.market(SHOP).provenance("points", table.state) == "reconstructed"
    assert table.refused("leave") == "visit.interact"
    table = Table(SHOP, *FISH).lay(0, tokens="eel")
    for cost in ("yen", "free"):
        assert table.refused(f"enter {SHOP} {cost}") == "visit.cost"


@rule("sushi-shop.sell")
def test_the_rulebooks_example() -> None:
    # One Fugu, one Eel and one Salmon together bring ¥700.
    table = visitor("eel fugu salmon")
    supply = table.state.supply
    put_together(table, "fugu", "eel", "salmon")
    events = table.play("confirm")
    assert rules_of(events) == ["sushi-shop.sell"]
    assert table.yen() == 2700
    assert table.state.supply == supply - 7
    assert table.tokens() == ""


@rule("sushi-shop.prices", "sushi-shop.space", "house-rules.reconstructed")
@pytest.mark.parametrize("number", PRICES)
def test_the_number_of_tokens_decides_space_and_price(number: int) -> None:
    table = visitor(" ".join(FIVE))
    put_together(table, *FIVE[:number])
    table.play("confirm")
    assert table.yen() == 2000 + PRICES[number]
    lying = [len(space) for space in table.market(SHOP).spaces]
    assert lying == [number if space == number else 0 for space in PRICES]
    mark = table.market(SHOP).provenance(f"price_{number}", table.state)
    assert mark == ("rulebook" if number == 3 else "reconstructed")


@rule("sushi-shop.sell", "visit.any-number")
def test_as_many_sales_as_one_can_make() -> None:
    table = visitor("eel eel eel fugu fugu salmon")
    for tokens in (["eel"], ["eel", "fugu"], ["eel", "fugu", "salmon"]):
        put_together(table, *tokens)
        table.play("confirm")
    table.play("leave")
    assert table.yen() == 2000 + 200 + 400 + 700
    assert table.tokens() == ""


@rule("sushi-shop.empty-space")
@pytest.mark.parametrize("number", PRICES)
def test_a_space_is_sold_to_once(number: int) -> None:
    table = visitor(" ".join(FIVE), filled=str(number))
    put_together(table, *FIVE[:number])
    assert table.refused("confirm") == "sushi-shop.empty-space"
    assert table.values("confirm") == {"count": number}
    if number < 5:
        table.play(f"add {FIVE[number]}", "confirm")
    else:
        table.play("remove eel", "confirm")


@rule("sushi-shop.empty-space", "sushi-shop.stays")
def test_a_space_stays_filled_in_later_visits() -> None:
    table = visitor("eel fugu")
    put_together(table, "eel")
    table.play("confirm", "leave")
    table.begin_turn(0)
    assert table.market(SHOP).spaces[0] == ("eel",)
    assert table.refused(f"enter {SHOP} points") == "sushi-shop.shapes"  # two are needed by now
    assert table.values(f"enter {SHOP} points") == {"needed": 2, "shapes": 1}


@rule("sushi-shop.full")
def test_a_full_shop_buys_nothing_more() -> None:
    table = Table(SHOP, *FISH).lay(0, tokens="eel fugu salmon squid mackerel")
    table.lay_market(SHOP, spaces=tuple(("mackerel",) * n for n in PRICES))
    assert table.refused(f"enter {SHOP} points") == "sushi-shop.full"
    table = visitor(" ".join(FIVE), filled="1234")
    put_together(table, *FIVE)
    table.play("confirm")
    assert table.refused("sushi lot") == "sushi-shop.full"


@rule("sushi-shop.size")
def test_a_sale_has_one_to_five_tokens() -> None:
    table = visitor("eel fugu salmon squid mackerel octopus", *FISH, "octopus")
    table.play("sushi lot")
    assert table.refused("confirm") == "sushi-shop.size"
    table.play(*(f"add {token}" for token in ("eel", "fugu", "salmon", "squid", "mackerel")))
    assert table.allows("confirm")
    table.play("add octopus")
    assert table.refused("confirm") == "sushi-shop.size"
    table.play("remove eel", "confirm")
    assert table.yen() == 3600


@rule("sushi-shop.shapes")
@pytest.mark.parametrize(
    ("pair", "fish"),
    [
        ("eel eel", ("eel",)),
        ("mackerel horse-mackerel", ("horse-mackerel",)),
        ("clam oyster", ("clam-oyster",)),
    ],
)
def test_no_two_tokens_of_one_shape(pair: str, fish: tuple[str, ...]) -> None:
    table = visitor(f"{pair} squid", *fish, "squid")
    put_together(table, *pair.split())
    assert table.refused("confirm") == "sushi-shop.shapes"
    assert table.values("confirm") == {"needed": 2, "shapes": 1}
    table.play(f"remove {pair.split()[0]}", "add squid", "confirm")
    assert table.yen() == 2400


@rule("sushi-shop.shapes.alike")
@pytest.mark.parametrize(
    ("pair", "fish"),
    [
        ("salmon salmon-4", "salmon"),
        ("spider-crab-4 spider-crab-8", "spider-crab"),
        ("tuna-15 tuna-25", "tuna"),
    ],
)
def test_tokens_of_one_fish_are_of_one_shape(pair: str, fish: str) -> None:
    table = visitor(pair, fish)
    put_together(table, *pair.split())
    assert table.refused("confirm") == "sushi-shop.shapes"


@rule("sushi-shop.shapes")
def test_octopus_and_takoyaki_are_two_shapes() -> None:
    table = visitor("octopus takoyaki", "octopus")
    put_together(table, "octopus", "takoyaki")
    table.play("confirm")
    assert table.yen() == 2400


@rule("sushi-shop.sell", "sushi-shop.space")
def test_what_a_token_is_worth_does_not_matter() -> None:
    table = visitor("squid tuna-25", "squid", "tuna")
    put_together(table, "squid")
    table.play("confirm")
    assert table.yen() == 2200
    assert table.refused("sushi lot") == "sushi-shop.shapes"  # one shape for two tokens


@rule("sushi-shop.stays")
def test_tokens_stay_on_their_space() -> None:
    table = visitor("spider-crab-6 swordfish", "spider-crab", "swordfish")
    put_together(table, "spider-crab-6", "swordfish")
    table.play("confirm", "leave")
    assert table.market(SHOP).spaces[1] == ("spider_crab_6", "swordfish")
    assert table.state.bag.count("spider_crab_6") == 3
    assert table.market("swordfish").tokens == 5


@rule("visit.interact.possible", "sushi-shop.shapes")
@pytest.mark.parametrize(
    ("filled", "tokens", "possible"),
    [
        ("", "", False),
        ("", "eel", True),
        ("1", "eel eel", False),
        ("1", "eel squid", True),
        ("12", "eel squid eel squid", False),
        ("12", "eel squid mackerel", True),
        ("1234", "eel squid mackerel salmon", False),
        ("345", "eel", True),
    ],
)
def test_no_visit_without_a_sale(filled: str, tokens: str, possible: bool) -> None:
    table = Table(SHOP, *FISH).lay(0, tokens=tokens)
    spaces = tuple(("mackerel",) * n if str(n) in filled else () for n in PRICES)
    table.lay_market(SHOP, spaces=spaces)
    if possible:
        table.play(f"enter {SHOP} points", "sushi lot")
    else:
        assert table.refused(f"enter {SHOP} points") == "sushi-shop.shapes"


@rule("visit.sell.own", "visit.lot.chosen")
def test_a_lot_is_of_own_tokens() -> None:
    table = visitor("eel")
    table.play("sushi lot", "add eel")
    assert table.refused("add eel") == "visit.sell.own"
    assert table.refused("add squid") == "visit.sell.own"
    assert table.refused("remove squid") == "visit.lot.chosen"


@rule("visit.one-market", "visit.own-rules", "turn.free-steps.not-in-lot", "turn.one-action")
def test_a_lot_is_made_in_its_visit_and_brought_to_an_end() -> None:
    table = Table(SHOP, "trading", *FISH).lay(0, yen=3000, tokens="eel fugu fugu fugu")
    assert table.refused("sushi lot") == "visit.one-market"
    table.play(f"enter {SHOP} points", "sushi lot")
    assert table.refused("open port centre") == "turn.free-steps.not-in-lot"
    assert table.refused("leave") == "turn.one-action"
    table.play("add eel", "confirm", "open port centre", "leave", "enter trading points")
    assert table.refused("sushi lot") == "visit.own-rules"


@rule("sushi-shop.sell")
def test_a_sale_that_is_undone_gives_the_tokens_back() -> None:
    table = visitor("eel fugu")
    put_together(table, "eel", "fugu")
    table.play("confirm")
    table.game.undo()
    assert table.tokens() == "eel fugu"
    assert table.yen() == 2000


@rule("house-rules.override", "sushi-shop.prices")
def test_a_house_may_pay_otherwise() -> None:
    table = visitor("eel", boards={"sushi_shop": {"price_1": 300, "points": 2}})
    assert table.state.turn.points == 0
    put_together(table, "eel")
    table.play("confirm")
    assert table.yen() == 2300
    assert table.market(SHOP).provenance("price_1", table.state) == "house_rule"
    assert table.market(SHOP).provenance("price_2", table.state) == "reconstructed"
