"""What can never lie on a table is named by ``status``, board by board."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tests.rules.table import Table, abroad, at_sea
from tsukiji_lab.tsukiji.status import status

HIMONO = "mackerel-by-himono-1"
CAUGHT = "mackerel-by-horse-mackerel"

SEATS: dict[str, tuple[tuple[str, ...], dict[str, Any]]] = {
    "three barrels at sea by one Himono licence": (
        ("himono",),
        {"licences": "himono-1", "boats": [at_sea("three-slot", HIMONO, HIMONO, HIMONO)]},
    ),
    "a barrel of a Himono licence that is not held": (
        ("himono",),
        {"licences": "", "boats": [at_sea("one-slot", HIMONO)]},
    ),
    "three pieces on a Himono licence": (
        ("himono",),
        {"licences": "himono-1", "drying": "mackerel mackerel mackerel"},
    ),
    "two Himono licences of one number": (("himono",), {"licences": "himono-1 himono-1"}),
    "two Nori licences": (("nori",), {"licences": "nori nori"}),
    "Horse Mackerel beside Mackerel that its licence caught": (
        ("horse-mackerel",),
        {"boats": [at_sea("blue-ship", CAUGHT, "horse-mackerel")]},
    ),
    "a boat rented where nobody rents": (("eel",), {"boats": [at_sea("one-slot", rented="ships")]}),
    "a boat rented from a market that is not there": (
        ("ship-rentals",),
        {"boats": [at_sea("one-slot", rented="used-ships")]},
    ),
    "a rented Blue Ship": (
        ("ship-rentals",),
        {"boats": [at_sea("blue-ship", rented="ships")]},
    ),
    "a boat abroad without the Foreign Market": (("eel",), {"boats": [abroad("one-slot")]}),
    "both Loans and Shares": (("bank",), {"loans": 1, "shares": 1}),
    "five licences": (("eel",), {"licences": "mackerel mackerel mackerel eel eel"}),
    "two kinds in a Ship": (("eel",), {"boats": [at_sea("two-slot", "eel", "mackerel")]}),
    "more Salmon than a boat carries": (
        ("salmon",),
        {"boats": [at_sea("two-slot", "salmon", "salmon")]},
    ),
}
BOARDS: dict[str, tuple[str, dict[str, Any]]] = {
    "an Eel marker beyond its track": ("eel", {"marker": 14}),
    "a Swordfish marker before its track": ("swordfish", {"marker": 0}),
    "more in the Aquarium than it takes": ("aquarium", {"kept": ("mackerel",) * 5}),
    "what the Aquarium does not take": ("aquarium", {"kept": ("sardines",)}),
    "two Sushi on the space for one": (
        "sushi-shop",
        {"spaces": (("eel", "mackerel"), (), (), (), ())},
    ),
    "more charity than there is room": ("government", {"left": ("mackerel",) * 4}),
    "fewer Loans than there are": ("bank", {"loans": 2}),
}


@pytest.mark.parametrize("what", SEATS)
def test_what_cannot_lie_in_front_of_a_player(what: str) -> None:
    markets, pieces = SEATS[what]
    table = Table(*markets, blue_ship="blue" in str(pieces))
    assert status(table.state) == []
    with pytest.raises(AssertionError, match=r"\['"):
        table.lay(0, **pieces)


@pytest.mark.parametrize("what", BOARDS)
def test_what_cannot_lie_on_a_board(what: str) -> None:
    board, fields = BOARDS[what]
    table = Table(*dict.fromkeys((board, "eel", "sardines")))
    state = table.state
    name = board.replace("-", "_")
    markets = tuple(replace(m, **fields) if m.board == name else m for m in state.markets)
    assert status(state) == []
    assert any(problem.startswith(name) for problem in status(replace(state, markets=markets)))
