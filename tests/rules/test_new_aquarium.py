"""New Aquarium: entered for a barrel; buys a few of other fish, and comes with the Aquarium."""

from __future__ import annotations

from typing import Any

import pytest

import tsukiji_lab as lab
from tests.rules.table import Table, at_sea, rule, rules_of

NEW = "new-aquarium"
SPACES = {
    # how many the space takes, what it pays for each
    "sardines": (3, 300),
    "nori": (2, 400),
    "clam": (2, 400),
    "oyster": (2, 400),
    "red-snapper": (2, 500),
    "himono": (1, 700),
    "spider-crab-4": (1, 1000),
    "spider-crab-6": (1, 1000),
    "spider-crab-8": (1, 1000),
    "swordfish": (1, 1000),
}
FISH = ("sardines", "nori", "clam-oyster", "red-snapper", "himono", "spider-crab", "swordfish")


def visitor(tokens: str, *fish: str, **setup: Any) -> Table:
    """Seat 0 paid a Mackerel barrel and is in the New Aquarium with these tokens."""
    table = Table(NEW, *(fish or FISH), **setup).lay(0, tokens=tokens, fresh="mackerel-300")
    table.play(f"enter {NEW} fresh-mackerel-300")
    return table


# --- a barrel as the entry cost ---


@rule("new-aquarium.entry", "visit.cost.barrel", "visit.cost.barrel.back")
def test_a_barrel_of_the_own_harbour_pays_for_the_visit() -> None:
    table = Table(NEW, *FISH).lay(0, tokens="nori", fresh="mackerel-300 nori-500")
    assert table.market("mackerel").barrels == 14
    events = table.play(f"enter {NEW} fresh-mackerel-300")
    assert rules_of(events) == ["new-aquarium.entry"]
    assert table.market("mackerel").barrels == 15
    assert table.sales() == "nori-500"
    assert table.state.turn.points == 2
    assert table.yen() == 2000
    table.play("sell nori 1", "leave")


@rule("new-aquarium.entry", "visit.cost.barrel.any-row")
def test_any_fish_of_either_row_will_do() -> None:
    fresh = "himono-500 swordfish-100 mackerel-300 mackerel-300 nori-400"
    table = Table(NEW, "squid", *FISH).lay(0, tokens="nori", fresh=fresh)
    table.lay(0, degraded="mackerel-300 squid-9900")
    assert [text for text in table.offered("enter") if NEW in text] == [
        f"enter {NEW} {barrel}"
        for barrel in (
            *("fresh-himono-500", "fresh-mackerel-300", "fresh-nori-400", "fresh-swordfish-100"),
            *("degraded-mackerel-300", "degraded-squid-9900"),
        )
    ]
    table.play(f"enter {NEW} degraded-squid-9900")
    assert table.sales(0, "degraded") == "mackerel-300"
    assert table.sales() == "himono-500 mackerel-300 mackerel-300 nori-400 swordfish-100"


@rule("visit.cost.barrel.any-row", "visit.cost.barrel.back", "himono.keeps")
def test_a_himono_barrel_goes_back_to_its_market_too() -> None:
    table = Table(NEW, *FISH).lay(0, tokens="nori", fresh="himono-500")
    table.play(f"enter {NEW} fresh-himono-500")
    assert table.market("himono").barrels == 4


@rule("visit.cost.barrel.any-row", "overfishing.returning-barrels")
def test_a_barrel_of_an_overfished_kind_pays_and_goes_to_the_box() -> None:
    table = Table(NEW, *FISH, "squid").overfish("squid").lay(0, tokens="nori", fresh="squid-300")
    assert table.market("squid").boxed == 5
    table.play(f"enter {NEW} fresh-squid-300")
    assert (table.market("squid").boxed, table.market("squid").barrels) == (6, 0)


@rule("visit.cost.barrel.no-other-piece")
def test_neither_takoyaki_nor_what_dries_can_pay() -> None:
    table = Table(NEW, *FISH, "octopus").lay(0, tokens="nori takoyaki", licences="himono-1")
    table.lay(0, fresh="takoyaki-300", drying="mackerel")
    for cost in (
        "fresh-takoyaki-300",
        "takoyaki",
        "takoyaki-300",
        "fresh-mackerel-300",
        "mackerel",
    ):
        assert table.refused(f"enter {NEW} {cost}") == "new-aquarium.entry"
    assert not [text for text in table.offered("enter") if NEW in text]


@rule("new-aquarium.entry", "visit.cost", "visit.cost.barrel")
def test_what_is_not_on_sale_in_the_own_harbour_cannot_pay() -> None:
    table = Table(NEW, *FISH).lay(0, tokens="nori", fresh="mackerel-300")
    table.lay(1, fresh="mackerel-400")
    for cost in ("degraded-mackerel-300", "fresh-mackerel-400", "fresh-nori-300"):
        assert table.refused(f"enter {NEW} {cost}") == "new-aquarium.entry"
    for cost in ("points", "yen", "free"):
        assert table.refused(f"enter {NEW} {cost}") == "visit.cost"


@rule("turn.after-last-point.free-visits", "visit.again")
def test_a_visit_for_a_barrel_needs_an_action_point_left_and_can_be_repeated() -> None:
    table = Table(NEW, *FISH).lay(0, tokens="nori nori", fresh="mackerel-300 mackerel-400")
    for price in (300, 400):
        table.play(f"enter {NEW} fresh-mackerel-{price}", "sell nori 1", "leave")
    assert table.state.turn.points == 2
    table.lay(0, tokens="nori", fresh="mackerel-300").set_turn(points=0)
    refused = table.refused(f"enter {NEW} fresh-mackerel-300")
    assert refused == "turn.after-last-point.free-visits"


@rule("turn.discard.before-actions", "new-aquarium.entry")
def test_a_visit_for_a_barrel_is_an_action() -> None:
    table = Table(NEW, *FISH).lay(0, tokens="nori", fresh="mackerel-300")
    table.lay(0, boats=[at_sea("one-slot", "nori")])
    assert table.allows("discard one-slot nori")
    table.play(f"enter {NEW} fresh-mackerel-300", "sell nori 1", "leave")
    assert table.refused("discard one-slot nori") == "turn.discard.before-actions"


@rule("visit.interact.possible", "new-aquarium.demand")
def test_no_visit_without_a_token_that_is_wanted() -> None:
    table = Table(NEW, *FISH).lay(0, tokens="mackerel", fresh="mackerel-300")
    entry = f"enter {NEW} fresh-mackerel-300"
    assert table.refused(entry) == "visit.interact.possible"
    table.lay_market(NEW, kept=("himono",)).lay(0, tokens="himono mackerel")
    assert table.refused(entry) == "new-aquarium.demand"
    table.lay(0, tokens="nori")
    assert table.allows(entry)


@rule("visit.cost.barrel.back", "overfishing.prevent")
def test_a_barrel_that_pays_lies_on_its_board_again() -> None:
    table = Table(NEW, *FISH, "squid").lay(0, tokens="nori", fresh="squid-300")
    table.lay(1, fresh="squid-100 squid-100 squid-100 squid-200")
    assert table.market("squid").barrels == 1
    table.play(f"enter {NEW} fresh-squid-300")
    assert table.market("squid").barrels == 2


# --- selling ---


@rule("new-aquarium.sell", "new-aquarium.prices", "new-aquarium.demand")
@pytest.mark.parametrize("token", SPACES)
def test_what_a_space_takes_and_pays(token: str) -> None:
    takes, pays = SPACES[token]
    held = {"spider-crab-8": 2}.get(token, 4)
    table = visitor(" ".join([token] * held))
    if held > takes:
        assert table.refused(f"sell {token} {takes + 1}") == "new-aquarium.demand"
        assert table.values(f"sell {token} {takes + 1}")["demand"] == takes
    table.play(f"sell {token} {takes}")
    assert table.yen() == 2000 + takes * pays
    assert table.market(NEW).kept == (token.replace("-", "_"),) * takes
    assert table.refused(f"sell {token} 1") == "new-aquarium.demand"
    assert table.values(f"sell {token} 1")["demand"] == 0


@rule("new-aquarium.prices", "new-aquarium.demand", "house-rules.reconstructed")
def test_no_source_states_what_it_takes_and_pays() -> None:
    table = Table(NEW)
    numbers = table.market(NEW).numbers
    marks = {number: table.market(NEW).provenance(number, table.state) for number in numbers}
    assert {marks.pop("points"), marks.pop("fee")} == {"rulebook"}
    assert len(marks) == 14
    assert set(marks.values()) == {"reconstructed"}


@rule("new-aquarium.sell")
def test_as_many_as_one_likes_in_one_visit() -> None:
    table = visitor("sardines sardines sardines nori himono red-snapper spider-crab-8")
    for text in ("sell sardines 1", "sell himono 1", "sell sardines 2", "sell nori 1"):
        table.play(text)
    table.play("sell red-snapper 1", "sell spider-crab-8 1", "leave")
    assert table.yen() == 2000 + 900 + 700 + 400 + 500 + 1000
    assert table.tokens() == ""


@rule("new-aquarium.clam-oyster", "new-aquarium.clam-oyster.any-mix")
@pytest.mark.parametrize("pair", [("clam", "clam"), ("oyster", "oyster"), ("clam", "oyster")])
def test_clams_and_oysters_share_a_space_in_any_mix(pair: tuple[str, str]) -> None:
    table = visitor("clam clam clam oyster oyster oyster")
    for token in pair:
        table.play(f"sell {token} 1")
    assert table.yen() == 2800
    for token in ("clam", "oyster"):
        assert table.refused(f"sell {token} 1") == "new-aquarium.demand"


@rule("new-aquarium.clam-oyster", "new-aquarium.demand")
def test_one_place_left_is_for_either_of_them() -> None:
    table = visitor("clam clam oyster")
    table.play("sell clam 1")
    assert table.refused("sell clam 2") == "visit.sell.own"
    table.lay(0, tokens="clam clam oyster")
    assert table.refused("sell clam 2") == "new-aquarium.demand"
    table.play("sell oyster 1")


@rule("new-aquarium.demand")
def test_all_crabs_share_one_space() -> None:
    table = visitor("spider-crab-4 spider-crab-8")
    table.play("sell spider-crab-4 1")
    assert table.refused("sell spider-crab-8 1") == "new-aquarium.demand"


@rule("new-aquarium.kinds", "visit.sell.own")
def test_it_takes_the_fish_that_have_a_space() -> None:
    tokens = "eel fugu mackerel octopus salmon squid takoyaki nori tuna-15 horse-mackerel"
    fish = ("eel", "fugu", "octopus", "salmon", "squid", "nori", "tuna", "horse-mackerel")
    table = visitor(tokens, *fish)
    for token in tokens.split():
        if token != "nori":
            assert table.refused(f"sell {token} 1") == "new-aquarium.kinds"
    assert table.refused("sell sardines 1") == "visit.sell.own"
    assert table.refused("sell nori 2") == "visit.sell.own"
    assert table.offered("sell") == ["sell nori 1"]


@rule("new-aquarium.stays", "swordfish.sell.boxed")
def test_what_it_buys_stays_there() -> None:
    table = visitor("swordfish clam spider-crab-6")
    table.play("sell swordfish 1", "sell clam 1", "sell spider-crab-6 1", "leave")
    assert table.market(NEW).kept == ("swordfish", "clam", "spider_crab_6")
    swordfish = table.market("swordfish")
    assert (swordfish.tokens, swordfish.tokens_boxed, swordfish.marker) == (5, 0, 6)
    assert "clam" in table.state.bag
    assert table.state.bag.count("clam") == 5
    assert table.state.bag.count("spider_crab_6") == 3


@rule("new-aquarium.sell", "aquarium.sell")
def test_the_two_aquariums_are_two_markets() -> None:
    table = Table(NEW, "nori", "squid").lay(0, tokens="squid nori", fresh="mackerel-300")
    table.play("enter aquarium points")
    assert table.refused("sell nori 1") == "aquarium.kinds"
    table.play("sell squid 1", "leave")
    assert table.refused(f"enter {NEW} fresh-mackerel-300") == "turn.after-last-point.free-visits"


# --- the pair ---


@rule("new-aquarium.pair", "setup.aquarium-pair")
@pytest.mark.parametrize("named", ["aquarium", "new_aquarium"])
def test_whoever_names_one_gets_both(named: str) -> None:
    game = lab.new_game(3, box="expansion", external_markets=[named, "bank"], seed=1)
    assert set(game.setup.external_markets) == {"ships", "aquarium", "new_aquarium", "bank"}
