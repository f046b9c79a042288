"""The Mackerel market. Its stock, entry cost and licence price are with set-up and visits."""

from __future__ import annotations

import pytest

from tests.rules.table import Table, rule


@rule("mackerel.licence.one")
def test_one_licence_per_entry() -> None:
    table = Table().lay(0, licences="")
    table.play("enter mackerel points", "buy licence mackerel")
    assert table.refused("buy licence mackerel") == "mackerel.licence.one"
    table.play("leave", "enter mackerel points", "buy licence mackerel")
    assert table.licences() == "mackerel mackerel"


@rule("mackerel.sell", "mackerel.sell.pairs")
@pytest.mark.parametrize(
    "pair", ["token token", "fresh-300 token", "fresh-300 fresh-300", "degraded-100 fresh-300"]
)
def test_two_barrels_or_tokens_in_any_mix_bring_100_yen(pair: str) -> None:
    table = Table().lay(0, yen=0, licences="", tokens="mackerel mackerel")
    table.lay(0, fresh="mackerel-300 mackerel-300", degraded="mackerel-100")
    barrels, tokens = table.market("mackerel").barrels, table.market("mackerel").tokens
    table.play("enter mackerel points", f"sell pair {pair}")
    assert table.yen() == 100
    sold = pair.split().count("token")
    assert table.market("mackerel").tokens == tokens + sold
    assert table.market("mackerel").barrels == barrels + 2 - sold


@rule("mackerel.sell.pairs", "visit.any-number")
def test_pairs_only_as_many_as_there_are() -> None:
    table = Table().lay(0, yen=0, licences="", tokens="mackerel " * 5)
    table.play("enter mackerel points", "sell pair token token", "sell pair token token")
    assert table.yen() == 200
    assert table.refused("sell pair token token") == "mackerel.sell.pairs"
    assert table.tokens() == "mackerel"


@rule("visit.income.new-licence")
def test_a_licence_bought_in_the_visit_earns_nothing_yet() -> None:
    table = Table().lay(0, yen=1000, licences="")
    table.play("enter mackerel points", "buy licence mackerel", "leave")
    assert table.yen() == 900
    table.play("enter mackerel points")
    assert table.yen() == 1000


@rule("mackerel.sell.pairs", "visit.interact.possible")
def test_one_mackerel_is_no_pair() -> None:
    table = Table().lay(0, yen=0, tokens="mackerel", licences="")
    assert table.refused("enter mackerel points") == "money.enough"


@rule("mackerel.sell.overfished", "overfishing.returning-barrels")
def test_overfished_it_still_pays_and_the_barrels_go_to_the_box() -> None:
    table = (
        Table().overfish("mackerel").lay(0, yen=0, licences="", fresh="mackerel-100 mackerel-200")
    )
    boxed = table.market("mackerel").boxed
    table.play("enter mackerel points", "sell pair fresh-100 fresh-200")
    assert table.yen() == 100
    assert table.market("mackerel").boxed == boxed + 2
    assert table.market("mackerel").barrels == 0


@rule("mackerel.worth")
def test_worth() -> None:
    assert Table().lay(0, tokens="mackerel " * 4).resources() == 4
