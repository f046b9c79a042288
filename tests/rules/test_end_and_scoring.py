"""Game End and Endgame Scoring; what things are worth."""

from __future__ import annotations

import pytest

import tsukiji_lab as lab
from tests.rules.table import Table, at_sea, rule, rules_of
from tsukiji_lab.tsukiji.scoring import count

# --- the trigger ---


def begins(table: Table, seat: int = 0) -> list[str]:
    """The rules that the beginning of a seat's turn brings about."""
    return rules_of(table.begin_turn(seat))


@rule("end.yen", "turn.end-check")
@pytest.mark.parametrize(("yen", "triggers"), [(4900, False), (5000, True), (5100, True)])
def test_5000_yen_without_the_fewest_resources(yen: int, triggers: bool) -> None:
    table = Table().lay(0, yen=yen, tokens="mackerel mackerel").lay(1, tokens="mackerel")
    assert ("end.yen" in begins(table)) == triggers
    assert (table.state.ended_by == 0) == triggers


@rule("end.yen")
def test_5000_yen_with_the_fewest_resources_alone() -> None:
    table = Table().lay(0, yen=6000).lay(1, tokens="mackerel").lay(2, tokens="mackerel")
    assert begins(table) == ["turn.whose"]
    assert table.state.last_turn == 0


@rule("end.tie-not-lowest", "end.yen")
def test_a_shared_lowest_place_does_not_hinder() -> None:
    table = Table().lay(0, yen=5000).lay(1, tokens="mackerel").lay(2, tokens="")
    assert "end.yen" in begins(table)


SALMON_50 = "salmon " * 7  # seven fresh ones are worth 49 together


@rule("end.resources")
@pytest.mark.parametrize(("tokens", "triggers"), [("", False), ("mackerel", True)])
def test_50_resources_without_the_fewest_yen(tokens: str, triggers: bool) -> None:
    table = Table("salmon").lay(0, yen=500, tokens=SALMON_50 + tokens).lay(1, yen=400)
    assert table.resources() == (50 if triggers else 49)
    assert ("end.resources" in begins(table)) == triggers


@rule("end.resources", "end.tie-not-lowest")
def test_50_resources_with_the_fewest_yen() -> None:
    table = Table("salmon").lay(0, yen=300, tokens=SALMON_50 + "mackerel")
    table.lay(1, yen=400).lay(2, yen=400)
    assert begins(table) == ["turn.whose"]
    table.lay(2, yen=300)  # now the lowest place is shared
    assert "end.resources" in begins(table)


@rule("end.yen", "end.resources")
def test_both_conditions_at_once() -> None:
    table = Table("salmon").lay(0, yen=5000, tokens=SALMON_50 + "mackerel")
    assert begins(table)[1:] == ["end.yen", "end.resources"]


@rule("end.once", "turn.end-check")
def test_only_the_start_of_a_turn_is_looked_at() -> None:
    table = Table("bank").lay(0, yen=4900, tokens="mackerel mackerel")
    table.begin_turn(0)
    table.play("enter bank points", "take loan", "leave", "end turn")
    assert table.yen() == 5400
    assert table.state.last_turn == 0


@rule("end.once", "end.last-round")
def test_the_end_is_triggered_once() -> None:
    table = Table().lay(0, yen=5000, tokens="mackerel").lay(1, yen=5000, tokens="mackerel")
    begins(table, 0)
    last = table.state.last_turn
    table.play("fish", "finish fishing", "fish", "finish fishing")
    assert "end.yen" not in rules_of(table.play("end turn"))
    assert (table.state.last_turn, table.state.ended_by) == (last, 0)


@rule("end.last-round", "end.over")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_trigger_plays_this_turn_and_all_others_one_more(players: int) -> None:
    table = Table(players=players).lay(1, yen=5000, tokens="mackerel")
    begins(table, 1)
    seats = []
    while not table.game.is_over:
        seats.append(table.game.to_act)
        table.play("fish", "finish fishing", "fish", "finish fishing", "end turn")
    assert seats == [(1 + turn) % players for turn in range(players)]
    assert table.game.to_act is None
    assert len(table.game.legal_actions) == 0
    assert table.refused("fish") == "end.over"


# --- closed money ---


@rule("end.closed-money", "end.closed-money.shown")
def test_with_closed_money_5000_yen_are_declared_and_no_sum_is_shown() -> None:
    table = Table(money="closed").lay(0, yen=5700).lay(1, tokens="mackerel")
    table.lay(2, tokens="mackerel")
    events = table.begin_turn(0)
    assert rules_of(events) == ["turn.whose", "end.closed-money"]
    assert events[1].values == {}
    assert table.state.last_turn == 0


@rule("end.closed-money", "end.closed-money.shown")
def test_with_closed_money_50_resources_show_all_yen_triggered_or_not() -> None:
    table = Table("salmon", money="closed").lay(0, yen=300, tokens=SALMON_50 + "mackerel")
    table.lay(1, yen=400).lay(2, yen=700)
    events = table.begin_turn(0)
    assert rules_of(events) == ["turn.whose", "end.closed-money.shown"]
    assert events[1].values == {"yen": (3, 4, 7)}
    table.lay(0, yen=400)
    assert rules_of(table.begin_turn(0)) == [
        "turn.whose",
        "end.closed-money.shown",
        "end.resources",
    ]


@rule("end.closed-money")
def test_with_open_money_nothing_is_declared() -> None:
    table = Table(money="open").lay(0, yen=5000).lay(1, tokens="mackerel")
    table.lay(2, tokens="mackerel")
    assert begins(table) == ["turn.whose"]


# --- a stalled table ---


@rule("end.round-limit")
def test_the_round_limit_ends_a_stalled_table() -> None:
    table = Table(round_limit=2)
    for turn in range(6):
        assert not table.game.is_over
        table.play("fish", "finish fishing", "fish", "finish fishing")
        events = table.play("end turn")
        assert ("end.round-limit" in rules_of(events)) == (turn == 5)
    # Nobody has a token: all are tied for most (¥500) and fewest (¥300).
    assert table.game.scores == (2200, 2200, 2200)


@rule("end.round-limit")
def test_without_a_limit_nothing_ends_it() -> None:
    table = Table()
    for _ in range(30):
        table.play("fish", "finish fishing", "fish", "finish fishing", "end turn")
    assert not table.game.is_over


@rule("end.count-now")
def test_count_now_at_any_time() -> None:
    table = Table("eel").lay(0, yen=1000, tokens="mackerel").lay(1, yen=700).lay(2, yen=0)
    before = table.state
    table.play("fish")
    totals = [line.total * 100 for line in count(table.state)]
    assert totals == [1000 + 1000 + 100, 700 - 300, -300]
    table.game.undo()
    assert table.state == before


# --- the count ---


def ended(table: Table) -> lab.Game:
    """The game after its last turn, as things lie."""
    table.set_turn(points=0).set_state(last_turn=table.state.turns, ended_by=0)
    table.play("end turn")
    return table.game


@rule("scoring.highest", "scoring.lowest", "scoring.tokens", "scoring.goal", "scoring.winner")
def test_most_and_fewest_resources() -> None:
    table = Table().lay(0, yen=1000, tokens="mackerel " * 3)
    table.lay(1, yen=2000, tokens="mackerel").lay(2, yen=3000, tokens="mackerel mackerel")
    game = ended(table)
    assert game.scores == (1000 + 1000 + 300, 2000 - 500 + 100, 3000 + 200)
    assert game.winners == (2,)


@rule("scoring.tie")
def test_ties_for_most_and_for_fewest() -> None:
    table = Table(players=4).lay(0, yen=1000, tokens="mackerel " * 3)
    table.lay(1, yen=1000, tokens="mackerel " * 3).lay(2, yen=1000).lay(3, yen=1000)
    assert ended(table).scores == (1800, 1800, 700, 700)


@rule("scoring.tie.all")
def test_all_tied() -> None:
    table = Table(players=2).lay(0, yen=1000).lay(1, yen=500)
    assert ended(table).scores == (1200, 700)


@rule("scoring.shared-win")
def test_equal_yen_share_the_win() -> None:
    table = Table().lay(0, yen=1000, tokens="mackerel").lay(1, yen=1000, tokens="mackerel")
    table.lay(2, yen=1000, tokens="")
    game = ended(table)
    assert game.scores == (1600, 1600, 500)
    assert game.winners == (0, 1)


@rule("scoring.loans", "scoring.order", "bank.repay", "bank.interest", "scoring.below-zero")
def test_loans_come_after_most_and_fewest_and_before_the_tokens() -> None:
    table = Table("bank").lay(0, yen=100, loans=1, tokens="mackerel").lay(1, yen=0, shares=1)
    table.lay(2, yen=0, tokens="mackerel mackerel").lay_market("bank", loans=2, shares=1)
    assert ended(table).scores == (100 - 1000 + 100, -500 + 500, 1000 + 200)


@rule("scoring.order")
def test_the_lines_of_the_count_in_their_order() -> None:
    fields = count(Table().state)[0].__struct_fields__
    lines = [name for name in fields if name not in ("yen", "resources")]
    interest = ["interest_paid", "interest_received"]
    assert lines == ["highest", "lowest", "overfishing", "loans", *interest]


@rule("scoring.highest")
def test_the_scores_of_yen_and_tokens_do_not_change_resources() -> None:
    # The bonus is yen: it makes nobody's Resources higher or lower.
    table = Table(players=2).lay(0, yen=0, tokens="mackerel mackerel").lay(1, yen=0)
    assert ended(table).scores == (1000 + 200, -500)


# --- worth ---


@rule("worth.resources", "mackerel.worth", "squid.worth", "scoring.tokens")
def test_each_board_says_what_its_tokens_are_worth() -> None:
    table = Table("squid").lay(0, tokens="mackerel mackerel squid squid")
    assert table.resources() == 2


@rule("worth.unsold", "worth.owned", "octopus.takoyaki-worth")
def test_what_is_on_sale_is_worth_nothing() -> None:
    table = Table("eel", "octopus").lay(0, yen=0, fresh="eel-500 takoyaki-700", degraded="eel-100")
    table.lay(1, tokens="mackerel", yen=0).lay(2, tokens="mackerel mackerel", yen=0)
    assert table.resources() == 0
    assert ended(table).scores == (-500, 100, 1200)


@rule("worth.at-sea")
def test_what_is_at_sea_is_worth_nothing() -> None:
    table = Table("eel").lay(0, yen=0, boats=[at_sea("two-slot", "eel", "eel")])
    table.lay(1, yen=0).lay(2, yen=0)
    assert ended(table).scores == (200, 200, 200)
