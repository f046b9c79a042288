"""What the table says in a position, held against the rulebook.

Source: rulings, End, The screen and the rules; the rulebook's sections named in each case.
"""

from __future__ import annotations

import pytest

from tests.rules.table import Table
from tests.test_drawing import Reader, speaking
from tests.test_effects import warnings
from tsukiji_lab.drawing import draw


def part(table: Table, name: str, language: str = "en") -> str:
    """The text of a part of the page."""
    return Reader(draw(speaking(table.game, language))[name]).text


def warned(table: Table, text: str) -> list[str]:
    """The messages of the warnings before an action."""
    return [danger.message for danger in warnings(table, text)]


# --- the end by a round limit (rulings, End) ---


@pytest.fixture
def limited() -> Table:
    """A table of three that stops after two rounds, in the last one."""
    return Table("eel", round_limit=2).set_state(turns=4)


def test_the_band_tells_a_round_limit_in_the_last_round(limited: Table) -> None:
    first = Table("eel", round_limit=2)
    assert "ends with this round" not in part(first, "turn")
    assert "Peak is next. The game ends with this round." in part(limited, "turn")
    assert "La partida termina con esta ronda." in part(limited, "turn", "es")
    limited.set_state(turns=6)
    assert "This is the last turn of the game." in part(limited, "turn")
    assert "next" not in part(limited, "turn")


def test_how_near_the_end_is_tells_the_round_limit(limited: Table) -> None:
    assert "ends with round 2 at the latest" in part(limited, "ends")
    assert "con la ronda 2" in part(limited, "ends", "es")
    assert "latest" not in part(Table("eel"), "ends")


def test_the_end_is_not_triggered_by_a_turn_that_never_comes() -> None:
    def sells(turns: int) -> Table:
        table = Table("eel", round_limit=2).lay(0, yen=4900, tokens="eel").set_state(turns=turns)
        table.play("enter eel points")
        return table

    assert "danger_rich" in warned(sells(3), "sell eel 1")
    assert "danger_rich" not in warned(sells(4), "sell eel 1")


# --- what a stall says of its market (expansion, Fish markets) ---


def test_a_stall_tells_what_its_overfishing_and_its_landing_do() -> None:
    table = Table("horse-mackerel", "nori", "sardines", "himono", box="expansion")
    horse = part(table, "market-horse-mackerel")
    assert "if Mackerel is in play, it also catches up to 2" in horse
    assert "it pays everybody ¥200 for each of its tokens" in horse
    assert "it costs everybody ¥100 for each of its tokens" in part(table, "market-nori")
    assert "1 to its owner, 1 to the tins" in part(table, "market-sardines")
    assert "Two Mackerel, Horse Mackerel or Sardines" in part(table, "market-himono")
