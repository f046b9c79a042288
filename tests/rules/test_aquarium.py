"""The Aquarium market."""

from __future__ import annotations

import pytest

from tests.rules.table import Table, rule

BOARD = {
    # fish: (how many are wanted, price of each)
    "mackerel": (4, 300),
    "fugu": (2, 500),
    "octopus": (1, 500),
    "eel": (1, 600),
    "squid": (2, 600),
    "takoyaki": (1, 700),
    "salmon": (1, 700),
    "tuna-15": (1, 2000),
}


def aquarium(token: str, count: int) -> Table:
    """Seat 0 is in the Aquarium with so many tokens."""
    fish = {"takoyaki": "octopus", "tuna-15": "tuna"}.get(token, token)
    table = Table("aquarium", fish).lay(0, yen=0, tokens=f"{token} " * count)
    table.play("enter aquarium points")
    return table


@rule("aquarium.sell", "aquarium.prices")
@pytest.mark.parametrize("token", BOARD)
def test_prices(token: str) -> None:
    table = aquarium(token, 1)
    table.play(f"sell {token} 1")
    assert table.yen() == BOARD[token][1]
    assert table.tokens() == ""


@rule("aquarium.demand")
@pytest.mark.parametrize("token", BOARD)
def test_demand(token: str) -> None:
    wanted, price = BOARD[token]
    table = aquarium(token, wanted + 1)
    assert table.refused(f"sell {token} {wanted + 1}") == "aquarium.demand"
    assert table.values(f"sell {token} {wanted + 1}")["demand"] == wanted
    table.play(f"sell {token} {wanted}")
    assert table.yen() == wanted * price
    assert table.refused(f"sell {token} 1") == "aquarium.demand"
    assert table.values(f"sell {token} 1")["demand"] == 0


@rule("aquarium.demand")
def test_any_tuna_fills_the_tuna_space() -> None:
    table = Table("aquarium", "tuna").lay(0, tokens="tuna-15 tuna-25")
    table.play("enter aquarium points", "sell tuna-25 1")
    assert table.refused("sell tuna-15 1") == "aquarium.demand"


@rule("aquarium.kinds", "visit.interact.possible")
@pytest.mark.parametrize("token", ["red-snapper", "spider-crab-8"])
def test_no_space_for_snapper_and_crab(token: str) -> None:
    fish = "spider-crab" if token.startswith("spider") else token
    table = Table("aquarium", fish).lay(0, tokens=token)
    assert table.refused("enter aquarium points") == "visit.interact.possible"
    table.lay(0, tokens=f"{token} mackerel").play("enter aquarium points")
    assert table.refused(f"sell {token} 1") == "aquarium.kinds"


@rule("aquarium.stays", "overfishing.removed")
def test_what_it_buys_stays_there() -> None:
    table = aquarium("squid", 2)
    assert table.market("squid").tokens == 6
    table.play("sell squid 2", "leave")
    assert table.market("squid").tokens == 6
    assert table.market("aquarium").kept == ("squid", "squid")
