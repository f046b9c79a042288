"""The Trading market."""

from __future__ import annotations

import pytest

from tests.rules.table import Table, rule

SPACES = {2: 300, 3: 500, 4: 700, 5: 900, 10: 1800}


def trade(table: Table, what: str, *tokens: str) -> None:
    """Choose a space and lay a lot on it."""
    table.play(what, *(f"add {token}" for token in tokens), "confirm")


@rule("trading.spaces", "trading.yen")
@pytest.mark.parametrize("space", SPACES)
def test_the_yen_of_the_spaces(space: int) -> None:
    table = Table("trading").lay(0, yen=0, tokens="mackerel " * space)
    table.play("enter trading points")
    trade(table, f"trade {space}", *["mackerel"] * space)
    assert table.yen() == SPACES[space]
    assert table.tokens() == ""
    assert table.refused("trade 7") == "trading.spaces"
    assert table.refused("swap 7") == "trading.spaces"


@rule("trading.yen", "visit.any-number")
def test_as_often_as_you_like_on_any_space() -> None:
    table = Table("trading").lay(0, yen=0, tokens="mackerel " * 10)
    table.play("enter trading points")
    trade(table, "trade 5", *["mackerel"] * 5)
    trade(table, "trade 2", *["mackerel"] * 2)
    trade(table, "trade 3", *["mackerel"] * 3)
    assert table.yen() == 900 + 300 + 500


@rule("trading.yen.worth")
def test_the_lot_must_reach_the_number_but_may_pass_it() -> None:
    table = Table("trading", "tuna").lay(0, yen=0, tokens="mackerel mackerel tuna-15")
    table.play("enter trading points", "trade 3", "add mackerel", "add mackerel")
    assert table.refused("confirm") == "trading.yen.worth"
    assert table.values("confirm") == {"space": 3, "worth": 2}
    table.play("add tuna-15", "confirm")
    assert table.yen() == 500


@rule("trading.yen.worth")
def test_a_space_out_of_reach_is_not_chosen() -> None:
    table = Table("trading").lay(0, tokens="mackerel " * 4)
    table.play("enter trading points")
    assert table.refused("trade 5") == "trading.yen.worth"
    assert table.values("trade 5") == {"space": 5, "worth": 4}


@rule("trading.yen.empty-space", "trading.yen.one-per-space")
def test_each_space_trades_once_for_yen() -> None:
    table = Table("trading").lay(0, tokens="mackerel " * 10)
    table.play("enter trading points")
    trade(table, "trade 2", "mackerel", "mackerel")
    assert table.refused("trade 2") == "trading.yen.empty-space"
    table.play("leave")
    table.lay(1, tokens="mackerel mackerel").begin_turn(1)
    table.play("enter trading points")
    assert table.refused("trade 2") == "trading.yen.empty-space"


@rule("trading.swap.filled-space")
def test_no_swap_before_somebody_traded_for_yen() -> None:
    table = Table("trading").lay(0, tokens="mackerel " * 10)
    table.play("enter trading points")
    assert table.refused("swap 2") == "trading.swap.filled-space"
    assert table.values("swap 2") == {"space": 2}


@rule("trading.swap", "trading.swap.all", "trading.stays")
def test_a_swap_takes_all_tokens_of_the_space() -> None:
    table = Table("trading", "eel", "tuna").lay(0, yen=0, tokens="mackerel mackerel eel")
    table.lay_market("trading", spaces=(("eel", "tuna_15"), (), (), (), ()))
    table.play("enter trading points")
    trade(table, "swap 2", "mackerel", "mackerel")
    assert table.tokens() == "eel eel tuna-15"
    assert table.yen() == 0
    assert table.market("trading").lying(2) == ("mackerel", "mackerel")


@rule("trading.swap.worth")
def test_a_swap_reaches_the_number_printed_not_the_worth_that_lies_there() -> None:
    table = Table("trading", "tuna").lay(0, tokens="mackerel " * 3)
    table.lay_market("trading", spaces=((), ("tuna_25",), (), (), ()))
    table.play("enter trading points", "swap 3", "add mackerel", "add mackerel")
    assert table.refused("confirm") == "trading.swap.worth"
    assert table.values("confirm") == {"space": 3, "worth": 2}
    table.play("add mackerel", "confirm")
    assert table.tokens() == "tuna-25"


@rule("trading.swap.all")
def test_also_on_a_space_filled_in_this_visit() -> None:
    table = Table("trading", "fugu").lay(0, tokens="mackerel mackerel fugu fugu")
    table.play("enter trading points")
    trade(table, "trade 2", "mackerel", "mackerel")
    trade(table, "swap 2", "fugu", "fugu")
    assert table.tokens() == "mackerel mackerel"


@rule("trading.swap.once")
def test_one_swap_per_space_and_visit() -> None:
    table = Table("trading").lay(0, tokens="mackerel " * 6)
    spaces = (("mackerel", "mackerel"), ("mackerel",) * 3, (), (), ())
    table.lay_market("trading", spaces=spaces).play("enter trading points")
    trade(table, "swap 2", "mackerel", "mackerel")
    assert table.refused("swap 2") == "trading.swap.once"
    trade(table, "swap 3", "mackerel", "mackerel", "mackerel")
    table.play("leave", "enter trading points")
    assert table.allows("swap 2")


@rule("trading.stays", "overfishing.removed")
def test_traded_tokens_stay_on_the_board() -> None:
    table = Table("trading", "squid", "tuna").lay(0, tokens="squid tuna-15")
    table.play("enter trading points")
    trade(table, "trade 2", "squid", "tuna-15")
    table.play("leave")
    assert table.market("squid").tokens == 7
    assert "tuna_15" in table.market("trading").lying(2)


@rule("worth.before-leaving", "worth.lot-fugu")
def test_fugu_count_by_those_in_the_lot() -> None:
    table = Table("trading", "fugu").lay(0, tokens="fugu fugu fugu fugu")
    table.play("enter trading points", "trade 10", "add fugu", "add fugu", "add fugu")
    assert table.values("confirm") == {"space": 10, "worth": 9}
    table.play("add fugu", "confirm")


@rule("worth.before-leaving", "worth.lot-salmon")
def test_worth_changes_in_the_middle_of_a_visit() -> None:
    # Five Salmon are owned; with one traded away, four.
    table = Table("trading", "salmon").lay(0, tokens="salmon salmon").lay(1, tokens="salmon " * 3)
    table.play("enter trading points")
    trade(table, "trade 5", "salmon")
    assert table.refused("trade 10") == "trading.yen.worth"
    assert table.values("trade 10") == {"space": 10, "worth": 4}
    trade(table, "trade 4", "salmon")


@rule("turn.free-steps.not-in-lot")
def test_a_lot_once_begun_is_finished_before_anything_else() -> None:
    table = Table("trading").lay(0, yen=500, tokens="mackerel mackerel")
    table.play("enter trading points", "trade 2")
    assert table.refused("open port centre") == "turn.free-steps.not-in-lot"
    table.play("add mackerel", "add mackerel")
    assert table.refused("open port centre") == "turn.free-steps.not-in-lot"
    table.play("confirm", "open port centre")
    assert table.player().open_ports == 2
