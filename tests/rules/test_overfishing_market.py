"""Overfishing Market: nobody enters it; it is a step of the final count."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.table import Table, rule, rules_of
from tsukiji_lab.tsukiji.scoring import Count, count

MARKET = "overfishing-market"


def counted(table: Table, seat: int = 0) -> Count:
    """A player's count as it lies now."""
    return count(table.state)[seat]


def settled(tokens: str, *overfished: str, fish: tuple[str, ...] = (), **setup: Any) -> int:
    """What the Overfishing Market brings to the owner of these tokens, in yen."""
    table = Table(MARKET, *fish, **setup)
    for board in overfished:
        table.overfish(board)
    return counted(table.lay(0, tokens=tokens)).overfishing * 100


@rule("overfishing-market.entry")
@pytest.mark.parametrize("cost", ["points", "yen", "free"])
def test_nobody_enters_it(cost: str) -> None:
    table = Table(MARKET).lay(0, tokens="mackerel mackerel")
    assert table.refused(f"enter {MARKET} {cost}") == "overfishing-market.entry"
    assert not [text for text in table.offered("enter") if MARKET in text]


@rule("overfishing-market.scoring")
def test_what_is_not_overfished_brings_100_for_each_token() -> None:
    # Whatever a token is worth: a Squid 0 Resources, a Tuna 25.
    assert settled("mackerel squid tuna-25", fish=("squid", "tuna")) == 300
    assert settled("") == 0


@rule("overfishing-market.scoring")
def test_what_is_overfished_costs_100_for_each_token() -> None:
    tokens = "eel eel eel squid tuna-25 tuna-15"
    assert settled(tokens, "eel", fish=("eel", "squid", "tuna")) == -300 + 300
    assert settled(tokens, "eel", "tuna", fish=("eel", "squid", "tuna")) == -500 + 100


@rule("overfishing-market.takoyaki")
def test_takoyaki_count_as_octopus() -> None:
    assert settled("takoyaki takoyaki octopus", fish=("octopus",)) == 300
    assert settled("takoyaki takoyaki octopus", "octopus", fish=("octopus",)) == -300


@rule("overfishing-market.scoring")
def test_tokens_of_several_kinds_of_one_market() -> None:
    fish = ("salmon", "clam-oyster")
    assert settled("salmon salmon-4 clam oyster oyster", fish=fish) == 500
    assert settled("salmon salmon-4 clam oyster oyster", "clam-oyster", fish=fish) == 200 - 300


@rule("overfishing-market.himono", "himono.unsold")
def test_only_tokens_in_front_of_a_player_count() -> None:
    table = Table(MARKET, "himono", "octopus", "government")
    table.lay(0, tokens="mackerel", licences="himono-1", drying="mackerel-token mackerel")
    table.lay(0, fresh="takoyaki-300 mackerel-300", degraded="mackerel-100")
    table.lay_market("government", left=("mackerel",))
    assert counted(table).overfishing * 100 == 100


@rule("overfishing-market.scoring", "overfishing-market.scoring.before-loans", "scoring.order")
def test_it_is_settled_for_everyone_beside_the_rest_of_the_count() -> None:
    table = Table(MARKET, "bank", "eel").overfish("eel")
    table.lay_market("eel", marker=3)
    table.lay(0, yen=1000, tokens="eel eel eel mackerel", loans=1)
    table.lay(1, yen=2000, tokens="mackerel mackerel", shares=1)
    table.lay(2, yen=500, tokens="eel")
    moon, peak, gate = count(table.state)
    # Moon: 3 × 3 + 1 = 10 Resources, most of all; −3 + 1 tokens; a Loan of ¥500 and ¥500 interest.
    assert moon == Count(
        yen=10,
        resources=10,
        highest=10,
        lowest=0,
        overfishing=-2,
        loans=-5,
        interest_paid=-5,
        interest_received=0,
    )
    # Peak: 2 Resources, fewest of all; the interest of the one Loan.
    assert peak == Count(
        yen=20,
        resources=2,
        highest=0,
        lowest=-5,
        overfishing=2,
        loans=0,
        interest_paid=0,
        interest_received=5,
    )
    assert (gate.resources, gate.overfishing, gate.total) == (3, -1, 5 - 1 + 3)
    assert (moon.total, peak.total) == (10 + 10 + 10 - 2 - 5 - 5, 20 + 2 - 5 + 2 + 5)


@rule("overfishing-market.scoring.after-highest")
def test_the_most_resources_are_found_without_it() -> None:
    # Moon has 5 Resources in 5 overfished tokens, Peak 4 in 4: Moon stays ahead.
    table = Table(MARKET, "eel").overfish("eel")
    table.lay(0, tokens="eel eel eel eel eel").lay(1, tokens="mackerel " * 4)
    moon, peak, gate = count(table.state)
    assert (moon.highest, peak.highest, gate.lowest) == (10, 0, -5)
    assert (moon.overfishing, peak.overfishing, gate.overfishing) == (-5, 4, 0)


@rule("overfishing-market.scoring")
def test_without_the_board_nothing_is_settled() -> None:
    table = Table("eel").overfish("eel").lay(0, tokens="eel mackerel mackerel")
    assert counted(table).overfishing == 0


@rule("overfishing-market.scoring", "scoring.below-zero")
def test_it_may_take_a_player_below_zero() -> None:
    table = Table(MARKET, "squid").overfish("squid").lay(0, yen=100, tokens="squid squid squid")
    table.lay(1, tokens="mackerel")
    assert counted(table).total == 1 - 3 - 3  # fewest Resources too, shared with Gate


@rule("overfishing-market.scoring")
def test_the_end_of_a_game_counts_it() -> None:
    table = Table(MARKET, "eel").overfish("eel").lay(0, yen=1000, tokens="eel eel")
    table.lay(1, yen=1000, tokens="mackerel").lay(2, yen=1000)
    table.set_state(last_turn=1, ended_by=0)
    events = table.play("fish", "finish fishing", "fish", "finish fishing", "end turn")
    assert rules_of(events)[-1] == "end.last-round"
    # Moon 2 Resources and most; Peak 1; Gate none and fewest.
    assert table.game.scores == (
        1000 + 1000 - 200 + 200,
        1000 + 100 + 100,
        1000 - 500,
    )


@rule("house-rules.override", "overfishing-market.scoring")
def test_a_house_may_ask_and_give_other_amounts() -> None:
    boards = {"overfishing_market": {"penalty": 300, "reward": 0}}
    assert settled("eel eel mackerel", "eel", fish=("eel",), boards=boards) == -600
    table = Table(MARKET, boards=boards)
    assert table.market(MARKET).provenance("penalty", table.state) == "house_rule"
    plain = Table(MARKET)
    assert plain.market(MARKET).provenance("penalty", plain.state) == "rulebook"
