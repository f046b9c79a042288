"""Markets: the cost, the income of licences, then what is done there."""

from __future__ import annotations

from random import Random

import pytest

from tests.rules.table import EXTERNAL, FISH, Table, at_sea, in_port, rule, rules_of
from tsukiji_lab.game.chance import SeededChance
from tsukiji_lab.tsukiji.rules import Tsukiji
from tsukiji_lab.tsukiji.step import Step
from tsukiji_lab.tsukiji.visiting import Enter

ENTRY = {
    # every way in that the board prints, with its cost: (Action Points, yen)
    "mackerel": {"points": (1, 0)},
    "eel": {"points": (1, 0)},
    "fugu": {"points": (1, 0)},
    "octopus": {"points": (2, 0), "yen": (0, 200)},
    "red-snapper": {"points": (1, 0)},
    "salmon": {"yen": (0, 400)},
    "spider-crab": {"points": (1, 0)},
    "squid": {"points": (2, 0)},
    "tuna": {"points": (1, 0)},
    "ships": {"points": (1, 0)},
    "aquarium": {"points": (2, 0)},
    "auction": {"points": (1, 0)},
    "bank": {"points": (2, 0), "yen": (0, 100)},
    "barter": {"points": (1, 0)},
    "government": {"free": (0, 0)},
    "rentals": {"free": (0, 0)},
    "trading": {"points": (1, 0)},
    "used-ships": {"points": (1, 0)},
}


@rule(
    "visit.cost",
    "visit.cost.choice",
    "mackerel.entry",
    "eel.entry",
    "fugu.entry",
    "octopus.entry",
    "red-snapper.entry",
    "salmon.entry",
    "spider-crab.entry",
    "squid.entry",
    "tuna.entry",
    "ships.entry",
    "aquarium.entry",
    "auction.entry",
    "bank.entry",
    "barter.entry",
    "government.entry",
    "rentals.entry",
    "trading.entry",
    "used-ships.entry",
)
@pytest.mark.parametrize("board", ENTRY)
def test_entry_costs(board: str) -> None:
    for way, (points, yen) in ENTRY[board].items():
        table = Table(board).lay(0, yen=5000, tokens="mackerel mackerel mackerel", licences="")
        table.play(f"enter {board} {way}")
        assert table.state.frames[0].points == 2 - points
        assert table.yen() == 5000 - yen
    for way in {"points", "yen", "free"} - set(ENTRY[board]):
        table = Table(board).lay(0, yen=5000, tokens="mackerel mackerel mackerel", licences="")
        assert table.refused(f"enter {board} {way}") == "visit.cost"
        assert table.values(f"enter {board} {way}") == {"board": board.replace("-", "_")}


@rule("visit.one-market", "visit.in-play")
def test_one_market_of_those_on_the_table() -> None:
    table = Table("eel", "bank", "barter")
    assert table.refused("enter tuna points") == "visit.in-play"
    assert table.values("enter tuna points") == {"market": "tuna"}
    table.play("enter eel points")
    assert table.refused("enter mackerel points") == "turn.one-action"


@rule("visit.cost.first", "money.enough")
def test_the_cost_must_be_there_before_the_income() -> None:
    table = Table("salmon").lay(0, yen=300, licences="salmon salmon salmon")
    assert table.refused("enter salmon yen") == "money.enough"
    table.lay(0, yen=400)
    assert table.allows("enter salmon yen") is False  # ¥300 income, but the licence costs ¥400
    table.lay(0, yen=500)
    table.play("enter salmon yen", "buy licence salmon")
    assert table.yen() == 0


@rule("visit.income", "visit.income.timing")
def test_every_holder_takes_100_yen_for_each_matching_licence() -> None:
    table = Table("mackerel").lay(0, yen=1000, licences="mackerel mackerel")
    table.lay(1, yen=0, licences="mackerel mackerel mackerel").lay(2, yen=0, licences="")
    events = table.play("enter mackerel points")
    assert table.purses == [1200, 300, 0]
    assert rules_of(events) == ["mackerel.entry", "visit.income", "visit.income"]


@rule("visit.income")
def test_only_licences_of_that_fish_earn_and_only_at_fish_markets() -> None:
    table = Table("eel", "bank").lay(0, yen=1000, licences="mackerel").lay(1, licences="mackerel")
    table.play("enter eel points")
    assert table.yen() == 1000
    table.play("buy licence eel", "leave", "enter bank yen")
    assert table.yen() == 400


@rule("visit.income.overfished", "overfishing.stays-open")
def test_an_overfished_market_pays_and_sells_its_licences() -> None:
    table = Table("eel").overfish("eel").lay(0, yen=1000, licences="eel", tokens="eel")
    table.play("enter eel points")
    assert table.yen() == 1100
    table.play("buy licence eel", "sell eel 1")
    assert table.licences() == "eel eel"


@rule("visit.interact")
def test_at_least_one_interaction() -> None:
    table = Table("eel").lay(0, tokens="eel")
    table.play("enter eel points")
    assert table.refused("leave") == "visit.interact"
    table.play("sell eel 1", "leave")


@rule("visit.interact.possible")
def test_no_entering_when_nothing_can_be_done_there() -> None:
    table = Table("aquarium", "trading", "government", players=4).lay(0, tokens="")
    assert table.refused("enter aquarium points") == "visit.interact.possible"
    assert table.refused("enter government free") == "visit.interact.possible"
    # Where only something is missing, the refusal says what.
    assert table.refused("enter trading points") == "trading.yen.worth"
    assert table.values("enter trading points") == {"space": 2, "worth": 0}


@rule("visit.interact.possible")
def test_the_income_may_make_the_interaction_possible() -> None:
    table = Table("eel").lay(0, yen=400, licences="eel")
    table.play("enter eel points", "buy licence eel")
    assert table.yen() == 0
    table = Table("eel").lay(0, yen=400, licences="mackerel")
    assert table.refused("enter eel points") == "money.enough"


@rule("visit.interact.possible")
def test_the_cost_may_make_it_impossible() -> None:
    table = Table("bank", "octopus").lay(0, yen=300, licences="", loans=0)
    table.lay(1, loans=3).lay_market("bank", loans=0)
    assert table.refused("enter bank yen") == "bank.loan.left"
    assert table.allows("enter bank points")
    table.lay(0, yen=400)
    assert table.refused("enter octopus yen") == "money.enough"


@rule("visit.interact.possible", "turn.free-steps.not-before-interaction")
def test_no_licence_returned_and_no_port_opened_to_make_it_possible() -> None:
    table = Table("eel").lay(0, licences="mackerel mackerel mackerel mackerel")
    assert table.refused("enter eel points") == "licence.spaces"


@rule("visit.any-number", "visit.own-rules")
def test_as_often_and_in_as_many_ways_as_you_like() -> None:
    table = Table("eel", "squid").lay(0, tokens="eel eel", licences="")
    table.play("enter eel points", "sell eel 1", "buy licence eel", "sell eel 1", "buy licence eel")
    assert table.licences() == "eel eel"
    assert table.refused("buy boat two-slot left") == "visit.own-rules"
    assert table.refused("sell squid 1") == "visit.sell.not-bought"
    table.play("leave")


@rule("visit.free-once")
@pytest.mark.parametrize(
    ("board", "use"), [("rentals", "rent cart"), ("government", "give left eel")]
)
def test_a_free_market_once_per_turn(board: str, use: str) -> None:
    table = Table("eel", board).lay(0, tokens="eel eel")
    table.play(f"enter {board} free", use, "leave")
    assert table.refused(f"enter {board} free") == "visit.free-once"
    assert table.values(f"enter {board} free") == {"market": board}
    table.begin_turn(0)
    assert table.allows(f"enter {board} free")


@rule("visit.again")
def test_a_market_with_a_cost_can_be_entered_again() -> None:
    table = Table("bank").lay(0, yen=1000)
    table.play("enter bank yen", "buy share", "leave", "enter bank yen", "buy share", "leave")
    assert table.player().shares == 2


@rule("visit.licence", "visit.licence.none-left")
def test_as_many_licences_as_lie_there() -> None:
    table = Table("eel").lay(0, yen=5000, licences="")
    table.play("enter eel points")
    for _ in range(3):
        table.play("buy licence eel")
    assert table.refused("buy licence eel") == "visit.licence.none-left"
    assert table.refused("buy licence mackerel") == "visit.licence"
    assert table.yen() == 3500
    assert table.market("eel").licences == 0


LICENCE_PRICES = {
    "mackerel": 100,
    "eel": 500,
    "fugu": 0,
    "octopus": 300,
    "red-snapper": 300,
    "salmon": 400,
    "spider-crab": 800,
    "squid": 300,
    "tuna": 1000,
}


@rule(
    "mackerel.licence",
    "eel.licence",
    "fugu.licence",
    "octopus.licence",
    "red-snapper.licence",
    "salmon.licence",
    "spider-crab.licence",
    "squid.licence",
    "tuna.licence",
)
@pytest.mark.parametrize("board", LICENCE_PRICES)
def test_prices_of_licences(board: str) -> None:
    table = Table(board).lay(0, yen=2000, licences="")
    way = next(iter(ENTRY[board]))
    table.play(f"enter {board} {way}")
    before, left = table.yen(), table.market(board).licences
    table.play(f"buy licence {board}")
    assert before - table.yen() == LICENCE_PRICES[board]
    assert table.market(board).licences == left - 1
    assert table.licences() == board


@rule("visit.sell", "visit.sell.own")
def test_as_many_own_tokens_as_you_like() -> None:
    table = Table("squid").lay(0, yen=0, tokens="squid squid squid")
    table.play("enter squid points")
    assert table.refused("sell squid 4") == "visit.sell.own"
    assert table.values("sell squid 4") == {"token": "squid", "held": 3, "count": 4}
    assert table.refused("sell squid 0") == "visit.sell.own"
    table.play("sell squid 2")
    assert table.yen() == 1200
    assert table.market("squid").tokens == 7
    table.play("sell squid 1")


@rule("visit.sell.not-bought")
def test_a_market_buys_its_own_tokens_only() -> None:
    table = Table("squid", "eel").lay(0, tokens="squid eel")
    table.play("enter squid points")
    assert table.refused("sell eel 1") == "visit.sell.not-bought"


@rule("visit.cost.token", "visit.cost.token.back")
def test_a_token_that_pays_goes_back_to_its_market() -> None:
    table = Table("squid", "eel").lay(0, tokens="eel")
    assert table.refused("enter squid tuna-15") == "visit.cost.token"
    tokens = table.market("eel").tokens
    table.play("enter squid eel")
    assert table.market("eel").tokens == tokens + 1
    assert table.tokens() == ""
    assert table.state.turn.points == 2


@rule("visit.cost.token.back")
def test_a_crab_that_pays_goes_into_the_bag() -> None:
    table = Table("squid", "spider-crab").lay(0, tokens="spider-crab-8")
    assert table.state.bag.count("spider_crab_8") == 1
    table.play("enter squid spider-crab-8")
    assert table.state.bag.count("spider_crab_8") == 2


@rule("visit.cost.token.back", "overfishing.for-good")
def test_a_token_that_comes_back_never_undoes_overfishing() -> None:
    table = Table("squid", "octopus").overfish("octopus").lay(0, tokens="octopus " * 6)
    table.play("enter squid octopus")
    assert table.market("octopus").tokens == 1
    assert table.market("octopus").overfished
    assert table.market("octopus").barrels == 0


@rule("visit.lot.chosen")
def test_a_token_can_be_taken_out_of_the_lot_again() -> None:
    table = Table("trading", "eel").lay(0, tokens="mackerel mackerel eel")
    table.play("enter trading points", "trade 2", "add eel", "add mackerel")
    assert table.refused("remove tuna-15") == "visit.lot.chosen"
    table.play("remove eel", "add mackerel")
    assert table.refused("add mackerel") == "visit.sell.own"
    table.play("confirm")
    assert table.tokens() == "eel"


def laden(seed: int) -> Table:
    """A table with random markets on which the player on turn holds a bit of everything."""
    rng = Random(seed)
    table = Table(*rng.sample(FISH[1:], 5), *rng.sample(EXTERNAL[1:], 4), players=6)
    markets = [market for market in table.state.markets if market.board in FISH]
    pieces = [token for market in markets for token in market.token_kinds]
    kinds = [market.board for market in markets]
    return table.lay(
        0,
        yen=rng.randrange(12) * 100,
        tokens=" ".join(rng.sample(pieces, rng.randrange(4))),
        licences=" ".join(rng.sample(kinds, rng.randrange(5))),
        fresh=rng.choice(["", "mackerel-100", "mackerel-100 mackerel-300"]),
        boats=[rng.choice([at_sea, in_port])("two-slot")],
    )


@rule("visit.interact.possible", "visit.interact")
@pytest.mark.parametrize("seed", range(30))
def test_entering_is_allowed_just_when_something_can_be_done_inside(seed: int) -> None:
    table = laden(seed)
    state = table.state
    for market in state.markets:
        for way in market.ways_to_pay(state):
            if way == "yen" and market.fee > state.player.yen:
                continue
            enter = Enter(market.board, way)
            step = Step(state, SeededChance(0))
            enter.play(step)
            usable = bool(Tsukiji().legal_actions(step.state))
            assert (enter.why_not(state) is None) == usable, str(enter)


@rule("visit.interact.possible")
def test_a_useless_visit_says_what_stands_in_its_way() -> None:
    table = Table("eel").lay(0, yen=0)
    refusal = table.game.why_not("enter eel points")
    assert refusal is not None
    assert refusal.rule == "visit.interact.possible"
    assert refusal.because is not None
    assert (refusal.because.rule, refusal.because.values["missing"]) == ("money.enough", 5)


@rule("screen.why-not")
def test_why_not_sends_nobody_where_nobody_can_go() -> None:
    table = Table("eel").lay(1, fresh="eel-300").set_turn(points=0)
    for text in ("undock one-slot", "buy peak fresh eel 300", "sell eel 1", "buy licence eel"):
        assert table.refused(text).startswith("turn.after-last-point")
    table = Table("eel").lay(0, yen=100).lay(1, fresh="eel-300")
    assert table.refused("buy peak fresh eel 300") == "money.enough"
