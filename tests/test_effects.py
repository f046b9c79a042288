"""What a choice does before it is made, what it would cost unseen, and blind bids on the screen.

Source: rulings, The screen and the rules; the rulebook's sections named in each case.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from html import unescape
from itertools import combinations
from time import process_time
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

import tsukiji_lab as lab
from tests.rules.table import FISH, Table, at_sea, in_port
from tests.test_twins import SETUPS
from tests.test_words import choose, said
from tsukiji_lab.drawing.auction import draw_bid, draw_bids, draw_cover, draw_lot, draw_question
from tsukiji_lab.drawing.citing import cited
from tsukiji_lab.drawing.dangers import Danger, dangers, draw_dangers
from tsukiji_lab.drawing.effects import draw_effects, short_effect, short_gain
from tsukiji_lab.drawing.things import buyer_gain
from tsukiji_lab.game.action import Action
from tsukiji_lab.game.chance import SeededChance
from tsukiji_lab.game.event import Event
from tsukiji_lab.players import PLAYERS
from tsukiji_lab.rulebook import LANGUAGES, RULES, words
from tsukiji_lab.tsukiji.bidding import Bids
from tsukiji_lab.tsukiji.board import HOME
from tsukiji_lab.tsukiji.foresight import (
    BIDS,
    BY_ALL_YEN,
    DRAW,
    DUE,
    OVER,
    OVERFISHING,
    PAID,
    TURN,
    Foresight,
    foresee,
    repeats,
)
from tsukiji_lab.tsukiji.observation import Observation
from tsukiji_lab.tsukiji.offers import Gain, worth_to_buyer, worth_to_buyers
from tsukiji_lab.tsukiji.purchasing import Buy, who_can_buy
from tsukiji_lab.tsukiji.reach import best_resale, best_sale
from tsukiji_lab.tsukiji.rules import Tsukiji
from tsukiji_lab.tsukiji.scoring import count, counted
from tsukiji_lab.tsukiji.state import Boat, State
from tsukiji_lab.tsukiji.worth import resources, worth

RULES_OF_PLAY = Tsukiji()

CRAB = "spider-crab"


def foresight(table: Table, *texts: str) -> Foresight:
    """What actions would do, as the one who decides may know it."""
    assert table.game.to_act is not None
    actions = [table.game.action(text) for text in texts]
    return foresee(table.game.observe(table.game.to_act), actions)


def shown(table: Table, *texts: str) -> str:
    """The same in English, as a screen reader says it."""
    html = str(draw_effects(table.game.words, foresight(table, *texts)))
    return spoken(html)


def spoken(html: str) -> str:
    html = re.sub(r'<(\w+)[^>]* aria-hidden="true"[^>]*>.*?</\1>', "", html)
    return " ".join(re.sub(r"<[^>]*>", " ", html).replace("\u2060", "").split())


# --- it comes true ---


def test_entering_says_that_something_must_be_done_there() -> None:
    """Visiting Markets: whoever has entered must use the market at least once."""
    table = Table("mackerel").lay(0, yen=1000)
    assert "begin with one thing only, and you must: Buy a Mackerel licence." in shown(
        table, "enter mackerel points"
    )
    assert "you must" not in shown(table, "enter mackerel points", "buy licence mackerel")
    table = Table("mackerel").lay(0, yen=1000, tokens="mackerel mackerel")
    told = shown(table, "enter mackerel points")
    assert "Then you must do at least one thing there." in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_entering_tells_its_cost_on_the_button_as_on_the_board(language: str) -> None:
    """Rentals: no cost is stated for entering; Salmon is entered for yen, Trading for a point."""
    table = Table("rentals", "salmon", "trading").lay(0, yen=1000, tokens="eel")
    say = words(language)
    for entry, cost in (
        ("enter rentals free", say.say("draw_free")),
        ("enter salmon yen", "−" + say.yen(table.state.market("salmon").fee)),
        ("enter trading points", say.count("point", 1)),
    ):
        effect = short_effect(say, foresight(table, entry)).replace("\u2060", "")
        assert effect == cost


class Moment(NamedTuple):
    """A decision: the position, what the one who decides may know, and what may be done."""

    state: State
    seen: Observation
    legal: list[Action]


@cache
def moments() -> list[Moment]:
    """Decisions of games of both boxes with every board and variant: half of their moves are
    greedy, so that they get somewhere, half random.
    """
    found = []
    for number, setup in enumerate([*SETUPS.values(), {"players": 6, "money": "closed"}]):
        rng = random.Random(number)
        game = lab.new_game(**setup, seed=number, round_limit=11)
        while (seat := game.to_act) is not None:
            moment = Moment(game.state, game.observe(seat), list(game.legal_actions))
            found.append(moment)
            if rng.random() < 0.5:
                game.play(PLAYERS["greedy"]().choose(moment.seen, moment.legal, rng))
            else:
                game.play(choose(moment.legal, rng))
    return found


def some(moment: Moment, rng: random.Random) -> list[Action]:
    return rng.sample(moment.legal, min(3, len(moment.legal)))


def test_what_is_foreseen_comes_true() -> None:
    rng = random.Random(1)
    met: set[str] = set()
    for moment in moments():
        state = moment.state
        for action in some(moment, rng):
            foreseen = foresee(moment.seen, [action])
            move = RULES_OF_PLAY.play(state, action, SeededChance(1))
            happened = [
                event
                for event in move.events
                if not (state.closed_money and event.what in BY_ALL_YEN)
            ]
            met.add(foreseen.stops)
            if foreseen.stops in ("", TURN):
                assert [*foreseen.events] == [known(moment.seen, event) for event in happened]
                check(foreseen, state, move.state)
            else:
                assert [*foreseen.events] == happened[: len(foreseen.events)]
    assert met >= {"", TURN, DRAW, BIDS, OVER}


def known(seen: Observation, event: Event) -> Event:
    """The event as a foresight tells it: of a purse that is not known, no payment."""
    if event.what != PAID or seen.knows_yen[event.seat]:
        return event
    due = seen.state.players[event.seat].tokens.count("nori")
    return replace(event, what=DUE, values={**event.values, "yen": due})


def check(foreseen: Foresight, before: Any, after: Any) -> None:
    """Every number that is told, and that no change is left out."""
    seats = range(len(before.players))
    moved = {s: after.players[s].yen - before.players[s].yen for s in seats}
    assert {shift.of: shift.by for shift in foreseen.yen} == {s: y for s, y in moved.items() if y}
    stocks = {s: (resources(before, s), resources(after, s)) for s in seats}
    told = {shift.of: (shift.before, shift.after) for shift in foreseen.stocks}
    assert told == {seat: pair for seat, pair in stocks.items() if pair[0] != pair[1]}
    for shift in foreseen.worths:
        assert worth(before, (shift.of,)) == shift.before
        assert worth(after, (shift.of,)) == shift.after
    for shift in foreseen.barrels:
        assert after.market(shift.of).barrels == shift.after
    for shift in foreseen.tokens:
        assert after.market(shift.of).reserve(after) == shift.after


def test_an_action_can_be_repeated_exactly_as_often_as_is_said() -> None:
    rng = random.Random(2)
    often = 0
    for moment in moments():
        for action in some(moment, rng):
            times, state = repeats(moment.state, action), moment.state
            often += times > 1
            for _ in range(times):
                assert RULES_OF_PLAY.why_not(state, action) is None
                last, state = state, RULES_OF_PLAY.play(state, action, SeededChance(1)).state
            is_over = RULES_OF_PLAY.why_not(state, action) is not None
            assert is_over or foresee(Observation(moment.seen.seat, last), [action]).stops
    assert often > 100


def test_a_choice_is_foreseen_within_a_millisecond() -> None:
    tried = [(moment.seen, action) for moment in moments()[::5] for action in moment.legal[:30]]
    begun = process_time()
    for seen, action in tried:
        foresee(seen, [action])
    assert (process_time() - begun) / len(tried) <= 0.001


# --- what is shown ---


def test_a_sale_tells_yen_and_what_it_does_to_everybody() -> None:
    table = Table("eel").lay_market("eel", marker=7).lay(0, yen=500, tokens="eel eel")
    table.lay(1, tokens="eel")
    table.play("enter eel points")
    told = shown(table, "sell eel 2")
    assert "You receive; you will have ¥1,900 ¥1,400" in told
    assert "Your Resources from 14 to 0" in told
    assert "Resources of Peak from 7 to 3" in told
    assert "Each Eel token is worth less, for everyone from 7 to 3" in told
    effect = short_effect(table.game.words, foresight(table, "sell eel 2"))
    assert effect.replace("\u2060", "") == "+¥1,400, −14 Resources"


def test_buying_red_snapper_tells_that_all_of_them_lose_worth() -> None:
    table = Table("red-snapper")
    table.lay(0, yen=2600, tokens="red-snapper red-snapper red-snapper")
    table.lay(1, fresh="red-snapper-300", tokens="red-snapper red-snapper")
    table.lay(2, fresh="red-snapper-300", tokens="red-snapper red-snapper")
    table.play("purchase")
    both = "buy peak fresh red-snapper 300", "buy gate fresh red-snapper 300"
    told = shown(table, *both)
    assert "You pay; you keep ¥2,000 ¥600" in told
    assert "9 tokens stay on the board, so each Red Snapper is then worth 3, not 4." in told
    assert "Your Resources from 12 to 15" in told
    assert "Peak receives ¥300" in told


def test_docking_tells_the_income_and_what_must_be_priced() -> None:
    table = Table().lay(0, yen=200, boats=[at_sea("two-slot", "mackerel", "mackerel")])
    table.play("fish")
    dock = foresight(table, "dock two-slot left")
    assert (
        short_effect(table.game.words, dock).replace("\u2060", "") == "2 Mackerel to price, +¥100"
    )
    assert "Goes on sale next 2 Mackerel barrels" in shown(table, "dock two-slot left")


def test_a_price_tells_what_a_buyer_would_gain() -> None:
    table = priced(4)
    # Once it has its price, the barrel moves the marker up.
    assert worth_to_buyers(table.state, "eel") == (4, 4)
    assert "Eel at ¥300: a buyer who keeps it gains +¥200" in shown(table, "price eel 300")
    assert "Eel at ¥500: a buyer who keeps it gains ¥0" in shown(table, "price eel 500")
    assert "Eel at ¥500: a buyer who keeps it loses ¥300" in shown(priced(1), "price eel 500")


def test_who_buys_a_squid_to_sell_it_is_told_to_lose_nothing() -> None:
    table = Table("squid").lay(0, boats=[at_sea("one-slot", "squid")])
    table.play("fish", "dock one-slot left")
    told = shown(table, "price squid 300")
    assert "a buyer who keeps it loses ¥300" in told
    assert "a buyer who sells it to the Squid market gains +¥300" in told
    gain = buyer_gain(table.state, table.game.action("price squid 300"))
    assert gain == Gain(-3, -3, 3, "squid")
    assert spoken(short_gain(words("en"), gain)) == "buyer −¥300 kept, +¥300 sold"
    assert warnings(table, "price squid 300") == []
    table.play("price squid ???")
    (danger,) = warnings(table, "amount 700")
    said = words("en").say(danger.message, **danger.values)
    assert "brings no buyer more than ¥600 now, and you ask ¥700" in said


@pytest.mark.parametrize(
    ("price", "more", "says"),
    [(200, {}, True), (600, {}, True), (700, {}, False), (200, {"last": True}, False)],
)
def test_a_piece_bought_to_be_sold_tells_what_a_market_pays(
    price: int, more: dict[str, bool], says: bool
) -> None:
    """Squid: worth 0 Resources, sold for ¥600; 2 Action Points or a token."""
    table = Table("squid").lay(0, yen=2000).lay(1, fresh=f"squid-{price}")
    if more:
        table.set_state(**LAST_TURN)
    assert bool(warnings(table, f"buy peak fresh squid {price}")) != says
    foreseen = foresight(table, f"buy peak fresh squid {price}")
    button = short_effect(words("en"), foreseen)
    assert ("sells for ¥600 at the Squid market" in button) == says
    table_of_effects = spoken(str(draw_effects(words("en"), foreseen)))
    assert ("Sold to the Squid market, one brings now ¥600" in table_of_effects) == says


def test_no_market_is_named_where_keeping_is_no_loss() -> None:
    """Eel: the market pays what a token is worth."""
    table = Table("eel", "trading").lay_market("eel", marker=7).lay(0, yen=2000)
    table.lay(1, fresh="eel-300").play("purchase")
    assert "sells" not in short_effect(words("en"), foresight(table, "buy peak fresh eel 300"))


def test_what_buying_is_said_to_bring_comes_true() -> None:
    """Each fish’s Resource value; expansion, Overfishing Market."""
    checked = 0
    for moment in moments():
        state, buyer = moment.state, moment.seen.seat
        for buy in moment.legal:
            if not isinstance(buy, Buy):
                continue
            wait = (buyer - buy.seller) % len(state.players)
            before = replace(state, on_turn=buy.seller, turns=state.turns - wait)
            assert buyer in who_can_buy(before)
            told = [*worth_to_buyer(before, buy.kind, buy.row, buyer)]
            assert {*told} <= {*worth_to_buyers(before, buy.kind, buy.row)}
            after = RULES_OF_PLAY.play(state, buy, SeededChance(1)).state
            at_once = after.players[buyer].yen - state.players[buyer].yen + buy.price
            assert counted(after, buyer) - counted(state, buyer) + at_once in told
            checked += 1
    assert checked > 50


def test_the_last_red_snapper_doubles_what_the_others_are_worth() -> None:
    """Red Snapper, Resource value: once it is overfished, each is worth 2."""
    table = Table("red-snapper").lay(1, tokens=" ".join(["red-snapper"] * 10))
    table.lay(2, tokens=" ".join(["red-snapper"] * 7))
    table.lay(0, boats=[at_sea("one-slot", "red-snapper")])
    table.play("fish", "dock one-slot left")
    assert worth_to_buyers(table.state, "red_snapper") == (22 - 10, 16 - 7)
    told = shown(table, "price red-snapper 200")
    assert "Red Snapper at ¥200: a buyer who keeps it gains up to +¥1,000" in told
    assert warnings(table, "price red-snapper 200") == []


def test_the_last_horse_mackerel_pays_for_all_that_its_buyer_has() -> None:
    """Expansion, Horse Mackerel, Overfishing: ¥200 for each token after the action."""
    table = Table("eel", staple="horse-mackerel").lay(1, tokens=" ".join(["horse-mackerel"] * 15))
    table.lay(0, boats=[at_sea("one-slot", "horse-mackerel")])
    table.play("fish", "dock one-slot left")
    assert worth_to_buyers(table.state, "horse_mackerel") == (1 + 32, 1 + 2)


def test_a_price_button_says_what_the_price_will_leave() -> None:
    """Eel, Resource value: the marker goes up as a barrel is priced."""
    table = Table("eel").lay_market("eel", marker=5)
    table.lay(0, boats=[at_sea("two-slot", "eel", "eel")])
    table.play("fish", "dock two-slot left")
    assert buyer_gain(table.state, table.game.action("price eel 300")) == Gain(4, 4)
    checked = 0
    for moment in moments():
        for action in moment.legal:
            gain = buyer_gain(moment.state, action)
            if gain:
                (offer,) = foresee(moment.seen, [action]).offers
                gains = [worth - offer.price for worth in offer.worth]
                assert (gain.least, gain.most) == (min(gains), max(gains))
                checked += 1
    assert checked > 100


def test_a_price_counts_all_that_must_be_priced_before_anybody_buys() -> None:
    """Eel, Fishing: the marker goes up one space for each barrel unloaded."""
    table = Table("eel", players=4).lay_market("eel", marker=1)
    table.lay(0, boats=[at_sea("barge", *["eel"] * 6)], ports=3)
    table.play("fish", "dock barge right")
    assert "Eel at ¥500: a buyer who keeps it gains +¥200" in shown(table, "price eel 500")
    assert warnings(table, "price eel 500") == []
    table.play("price eel ???")
    (danger,) = warnings(table, "amount 800")
    assert danger.values["yen_most"] == 7
    table.play("amount 800", *["price eel 500"] * 5)
    assert worth(table.state, ("eel",)) == 7


def test_sardines_priced_later_take_the_last_tokens_too() -> None:
    """Expansion, Sardines: as a barrel is priced, a token goes to its owner and one is tinned."""
    table = Table("sardines")
    spare = table.market("sardines").tokens - 4
    table.lay(1, tokens=" ".join(["sardines"] * spare))
    table.lay(0, boats=[at_sea("two-slot", "sardines", "sardines")])
    table.play("fish", "dock two-slot left")
    price = foresight(table, "price sardines 100")
    assert "nobody can buy" in short_effect(table.game.words, price)
    assert buyer_gain(table.state, table.game.action("price sardines 100")) is None


def test_of_what_nobody_can_buy_no_gain_is_told() -> None:
    """Rulings, Markets, Purchasing: only barrels whose market has a token in its reserve."""
    table = no_squid_left()
    price = foresight(table, "price squid 200")
    assert "nobody can buy" in short_effect(table.game.words, price)
    assert buyer_gain(table.state, table.game.action("price squid 200")) is None
    told = shown(table, "price squid 200")
    assert "Squid at ¥200: nobody can buy it, no token is left" in told
    assert "gains" not in told
    assert "loses" not in told


def test_a_price_that_takes_the_last_tokens_leaves_none_to_buy() -> None:
    """Expansion, Sardines: as a barrel is priced, a token goes to its owner and one is tinned."""
    table = Table("sardines")
    spare = table.market("sardines").tokens - 2
    table.lay(1, tokens=" ".join(["sardines"] * spare))
    table.lay(0, boats=[at_sea("one-slot", "sardines")])
    table.play("fish", "dock one-slot left")
    price = foresight(table, "price sardines 100")
    assert price.overfished == ()
    assert "nobody can buy" in short_effect(table.game.words, price)
    assert buyer_gain(table.state, table.game.action("price sardines 100")) is None


def test_the_overfishing_market_is_counted_in_what_a_piece_counts_at_the_end() -> None:
    """Expansion, Overfishing Market: ¥100 for a token, or ¥100 less once it is overfished."""
    table = Table("tuna", "overfishing-market")
    table.lay(0, boats=[at_sea("three-slot", "tuna", "tuna", "tuna")])
    table.play("fish")
    table.play("dock three-slot left", drawn=["tuna-15"])
    assert "Kept, it counts ¥1,600" in spoken(str(draw_lot(words("en"), table.state)))
    table = Table("squid", "overfishing-market").lay(0, boats=[at_sea("one-slot", "squid")])
    table.play("fish", "dock one-slot left")
    assert worth_to_buyers(table.state, "squid") == (1, 1)
    for market, warned in (("squid", False), ("overfishing-market", True)):
        table = Table("mackerel", "trading", market, variants=["more_markets"])
        table.lay(0, tokens="mackerel mackerel mackerel")
        table.play("enter trading points", "trade 2", "add mackerel", "add mackerel")
        found = {danger.message: danger for danger in warnings(table, "confirm")}
        assert ("danger_below-worth" in found) == warned


def test_who_cannot_sell_any_more_is_told_of_no_sale() -> None:
    """End: everyone has one turn more; Spider Crab: sold in a visit."""
    table = Table(CRAB).set_state(turns=7, last_turn=8, ended_by=1).set_turn(points=1)
    table.lay(0, boats=[at_sea("two-slot", CRAB, CRAB)])
    table.play("fish", "dock two-slot left")
    assert "and sell it" not in spoken(str(draw_bid(words("en"), table.game.observe(0))))
    table.play("bid 0")
    assert "and sell it" in spoken(str(draw_bid(words("en"), table.game.observe(1))))
    table.play("bid 0")
    form = str(draw_bid(words("en"), table.game.observe(2)))
    assert "and sell it" not in spoken(form)
    assert "sold ¥" not in form


LAST_TURN = {"turns": 7, "last_turn": 7, "ended_by": 0}
"""The turn under way is the last of the game."""


@pytest.mark.parametrize(
    ("market", "piece", "own", "warned"),
    [
        ("aquarium", "mackerel-300", {}, True),
        ("aquarium", "mackerel-300", {"carts": (1,)}, False),
        ("squid", "squid-500", {}, True),
        ("squid", "squid-500", {"carts": (1,)}, False),
        ("squid", "squid-500", {"tokens": "mackerel"}, False),
        ("squid", "squid-500", {"tokens": "squid"}, False),
        ("sushi-shop", "mackerel-200", {}, False),
    ],
)
def test_what_cannot_be_sold_any_more_is_bought_for_what_it_counts(
    market: str, piece: str, own: dict[str, Any], warned: bool
) -> None:
    """The entry cost of each market, after one of two Action Points has gone into Purchasing;
    rulings, Turn, Cart: it may be flipped when both ordinary points are gone.
    """
    fish, price = piece.rsplit("-", 1)
    table = Table(market, "rentals").lay(0, yen=2000, **own).lay(1, fresh=piece)
    assert warnings(table, "purchase") == []
    table.set_state(**LAST_TURN)
    assert {danger.message for danger in warnings(table, "purchase")} == (
        {"danger_must-buy-last"} if warned else set()
    )
    told = {danger.message for danger in warnings(table, f"buy peak fresh {fish} {price}")}
    assert told == ({"danger_overpaid-last"} if warned else set())


def test_a_last_turn_warns_of_the_yen_that_go_with_the_most_resources() -> None:
    """Endgame Scoring: ¥1,000 for the most Resources; whoever has the fewest loses ¥500, ¥300 each
    if tied. Two Octopus are 6 of them, and Government pays ¥300 for one.
    """
    table = Table("octopus", "government").lay(0, yen=1000, tokens="octopus octopus")
    table.lay(1, tokens="octopus mackerel").lay(2, tokens="octopus")
    table.set_state(**LAST_TURN)
    table.play("enter government free")
    before = count(table.state)[0].total
    (danger,) = warnings(table, "give left octopus")
    assert (danger.message, danger.rule) == ("danger_rank", "scoring.highest")
    assert danger.values == {"yen": 13}
    table.play("give left octopus")
    assert count(table.state)[0].total == before - 3 + 3 - 13


def test_a_last_turn_names_what_its_warnings_leave_out() -> None:
    """Endgame Scoring: all who are tied for the most Resources take ¥500. A Mackerel for ¥300 makes
    a tie of 6 Resources.
    """
    table = Table("octopus").lay(0, yen=1000, tokens="mackerel mackerel octopus")
    table.lay(1, tokens="octopus octopus", fresh="mackerel-300").lay(2, tokens="mackerel")
    table.set_state(**LAST_TURN)
    total = count(table.state)[0].total
    (danger,) = warnings(table, "buy peak fresh mackerel 300")
    assert danger.values == {"yen": 3, "yen_worth": 1}
    told = {
        language: words(language).say(danger.message, **danger.values) for language in LANGUAGES
    }
    assert "not counting the yen for most and fewest Resources" in told["en"]
    assert "sin contar los yenes por tener más o menos Recursos" in told["es"]
    table.play("buy peak fresh mackerel 300")
    assert count(table.state)[0].total == total - 3 + 1 + 5


def test_a_last_turn_promises_no_sale_that_its_points_do_not_reach() -> None:
    """Aquarium: 2 Action Points. One is spent on Fishing. The others have no turn in which they
    could sell, so what it pays is not told to all.
    """
    for carts, told_of in (((), False), ((1,), True)):
        table = Table("tuna", "aquarium", "rentals").set_state(**LAST_TURN)
        table.lay(0, boats=[at_sea("three-slot", "tuna", "tuna", "tuna")], carts=carts)
        table.play("fish")
        table.play("dock three-slot left", drawn=["tuna-15"])
        form = spoken(str(draw_bid(words("en"), table.game.observe(0))))
        assert ("sell it to the Aquarium" in form) == told_of
        assert "The Aquarium pays" not in spoken(str(draw_lot(words("en"), table.state)))


def test_a_price_is_too_dear_if_its_buyers_cannot_sell_any_more() -> None:
    """Squid: 2 Action Points or a token; who buys in a last turn has one point left."""
    for last, tokens, warned in (
        (9, "", True),
        (9, "mackerel", False),
        (9, "squid", False),
        (12, "", False),
    ):
        table = Table("squid").set_state(turns=7, last_turn=last, ended_by=0)
        table.lay(0, boats=[at_sea("one-slot", "squid")]).lay(1, yen=2000, tokens=tokens)
        table.play("fish", "dock one-slot left")
        told = {danger.message for danger in warnings(table, "price squid 500")}
        assert told == ({"danger_too-dear-last"} if warned else set())


def test_no_gain_is_told_of_who_has_no_turn_left_to_buy() -> None:
    """Fugu: a third one counts 5; Influence: a Buyer acts at no turn of its owner’s."""
    for last, errands, most in ((8, (), 1), (9, (), 5), (8, ((2, 0),), 5)):
        table = Table("fugu", "influence").set_state(turns=7, last_turn=last, ended_by=1)
        table.lay_market("influence", buyers=2 - len(errands)).set_state(errands=errands)
        table.lay(0, boats=[at_sea("one-slot", "fugu")]).lay(2, yen=2000, tokens="fugu fugu")
        table.play("fish", "dock one-slot left")
        (offer,) = foresight(table, "price fugu 300").offers
        assert max(offer.worth) == most
        told = {danger.message for danger in warnings(table, "price fugu 300")}
        assert ("danger_too-dear-last" in told) == (most < 3)


@pytest.mark.parametrize(
    ("last", "errands", "can_sell", "can_buy"),
    [
        (9, (), False, True),
        (9, ((2, 1),), True, True),
        (8, ((2, 1),), False, True),
        (8, ((2, 0),), False, True),
        (8, (), False, False),
    ],
)
def test_a_buyer_who_is_placed_is_counted_for_what_it_can_do(
    last: int, errands: tuple[tuple[int, int], ...], can_sell: bool, can_buy: bool
) -> None:
    """Influence: a Buyer acts after the next turn of the player it lies in front of, for no Action
    Point, in a last turn too. Aquarium: 2 Action Points; Moon has turn 7, Gate turn 9.
    """
    table = Table("octopus", "aquarium", "influence").lay(2, yen=2000, buyers=0)
    table.set_state(turns=7, last_turn=last, ended_by=1)
    table.lay_market("influence", buyers=2 - len(errands)).set_state(errands=errands)
    table.lay(0, boats=[at_sea("one-slot", "octopus")]).lay(1, yen=0)
    table.play("fish", "dock one-slot left")
    # Peak, too, may buy it in turn 8, and then has one point left.
    assert (2 in who_can_buy(table.state)) == can_buy
    assert (best_resale(table.state, "octopus") == (5, "aquarium")) == can_sell


def test_a_buyer_in_hand_is_of_no_use_before_a_last_turn() -> None:
    """Influence: it is placed in a turn of its owner, and acts after that."""
    table = Table("octopus", "aquarium", "influence").lay(2, yen=2000, buyers=1)
    table.lay_market("influence", buyers=1).set_state(turns=7, last_turn=9, ended_by=1)
    table.lay(0, boats=[at_sea("one-slot", "octopus")])
    table.play("fish", "dock one-slot left")
    assert best_resale(table.state, "octopus") == (0, "")


@pytest.mark.parametrize(
    ("own", "count", "price", "is_fair"),
    [("", 1, 500, True), ("octopus", 1, 400, False), ("", 2, 500, False), ("", 2, 400, True)],
)
def test_a_market_pays_for_no_more_than_it_takes(
    own: str, count: int, price: int, is_fair: bool
) -> None:
    """Aquarium: it takes one Octopus, for ¥500; Octopus: kept, each counts 3."""
    table = Table("octopus", "aquarium").lay(0, yen=2000, tokens=own)
    table.lay(1, fresh=f"octopus-{price} octopus-{price}").play("purchase")
    buys = [f"buy peak fresh octopus {price}"] * count
    sells = "sells for ¥500 at the Aquarium" in short_effect(words("en"), foresight(table, *buys))
    actions = [table.game.action(text) for text in buys]
    warned = bool(dangers(table.game.observe(0), actions))
    assert (sells, warned) == (is_fair, not is_fair)


def test_no_sale_is_told_of_buyers_who_own_what_a_market_takes() -> None:
    """Aquarium: it takes one Octopus."""
    for tokens, told in (("", True), ("octopus", False)):
        table = Table("octopus", "aquarium").lay(0, boats=[at_sea("one-slot", "octopus")])
        table.lay(1, tokens="octopus").lay(2, tokens=tokens).play("fish", "dock one-slot left")
        assert ("sells it to the Aquarium" in shown(table, "price octopus 400")) == told
        found = {danger.message for danger in warnings(table, "price octopus 400")}
        assert found == (set() if told else {"danger_too-dear"})


def test_what_pays_for_the_entry_is_not_sold() -> None:
    """Squid: 2 Action Points or a token; one point is left in a last turn."""
    for price, warned in ((400, True), (300, False)):
        table = Table("squid").set_state(**LAST_TURN).lay(0, yen=2000)
        table.lay(1, fresh=f"squid-{price} squid-{price}").play("purchase")
        buys = [table.game.action(f"buy peak fresh squid {price}")] * 2
        told = {danger.message for danger in dangers(table.game.observe(0), buys)}
        assert ("danger_overpaid-last" in told) == warned


@pytest.mark.parametrize("price", [300, 400])
def test_a_piece_whose_token_is_drawn_is_dear_if_any_of_them_is(price: int) -> None:
    """Clam & Oyster: a Clam counts 3; an Oyster counts 1 and brings ¥200 at once."""
    table = Table("clam-oyster", "eel").lay(0, yen=2000).lay(1, fresh=f"clam-oyster-{price}")
    for text, what in (
        ("purchase", "must-buy"),
        (f"buy peak fresh clam-oyster {price}", "overpaid"),
    ):
        told = {danger.message for danger in warnings(table, text)}
        assert told == ({f"danger_{what}"} if price > 300 else set())
    table = Table("clam-oyster", "eel").lay(0, boats=[at_sea("one-slot", "clam-oyster")])
    table.play("fish", "dock one-slot left")
    gain = buyer_gain(table.state, table.game.action(f"price clam-oyster {price}"))
    assert gain == Gain(3 - price // 100, 3 - price // 100)
    told = {danger.message for danger in warnings(table, f"price clam-oyster {price}")}
    assert told == ({"danger_too-dear"} if price > 300 else set())


def test_no_market_is_named_for_one_of_the_tokens_that_may_be_drawn() -> None:
    """Government: ¥300 for any token; with an Oyster come ¥200."""
    table = Table("clam-oyster", "government").lay(0, boats=[at_sea("one-slot", "clam-oyster")])
    table.play("fish", "dock one-slot left")
    (offer,) = foresight(table, "price clam-oyster 400").offers
    assert offer.sale == (5, "")
    assert offer.gain == Gain(-1, -1)
    assert warnings(table, "price clam-oyster 400") == []


def test_own_fugu_that_costs_more_than_it_brings_is_warned_of() -> None:
    """Fugu: two count four, one counts one; an own degraded barrel costs its price."""
    for tokens, warned in (("", True), ("fugu fugu", False)):
        table = Table("fugu").lay(0, yen=2000, degraded="fugu-500", tokens=tokens)
        table.begin_turn()
        told = {danger.message for danger in warnings(table, "buy own fugu 500")}
        assert ("danger_overpaid" in told) == warned


def test_a_port_is_warned_of_only_when_no_boat_can_dock_any_more() -> None:
    """End: the last turn; a Fishing action needs an Action Point."""
    for turn, points, warned in ((7, 0, True), (7, 1, False), (6, 0, False)):
        table = Table().set_state(turns=turn, last_turn=9 if turn == 6 else 7, ended_by=1)
        table.lay(0, yen=2000).set_turn(points=points)
        told = {danger.message for danger in warnings(table, "open port centre")}
        assert ("danger_last-turn" in told) == warned


def test_a_token_by_itself_is_sold_where_most_is_paid_for_it() -> None:
    def best(*boards: str, token: str) -> tuple[int, str]:
        return best_sale(Table(*boards).state, token.replace("-", "_"))

    assert best("octopus", "trading", token="takoyaki") == (9, "trading")
    assert best("octopus", "trading", token="octopus") == (5, "trading")
    assert best("sushi-shop", token="mackerel") == (2, "sushi_shop")
    assert best("squid", "trading", token="squid") == (6, "squid")
    table = Table("octopus", "trading").lay(0, tokens="takoyaki")
    table.play("enter trading points", "trade 5", "add takoyaki", "confirm")
    # The space that asks for 4 is the next best one.
    assert best_sale(table.state, "takoyaki") == (7, "trading")
    table = Table("sushi-shop").lay(0, tokens="mackerel", yen=0)
    table.play("enter sushi-shop points", "sushi lot", "add mackerel", "confirm")
    assert table.yen() == 200
    assert best_sale(table.state, "mackerel") == (0, "")


def test_bought_together_is_judged_together() -> None:
    table = Table("salmon").lay(0, yen=2000).lay(1, fresh=" ".join(["salmon-200"] * 3))
    assert [danger.message for danger in warnings(table, "purchase")] == []
    table.play("purchase")
    buys = [table.game.action("buy peak fresh salmon 200")] * 3
    assert "danger_overpaid" not in {d.message for d in dangers(table.game.observe(0), buys)}
    assert "danger_overpaid" in {d.message for d in dangers(table.game.observe(0), buys[:1])}
    table.play(*map(str, buys))
    assert table.resources() == 9
    table = Table("fugu").lay(0, yen=2000).lay(1, fresh="fugu-500 fugu-500")
    table.play("purchase")
    buys = [table.game.action("buy peak fresh fugu 500")] * 2
    (danger,) = dangers(table.game.observe(0), buys)
    assert (danger.values["yen"], danger.values["yen_worth"]) == (10, 4)


def test_one_price_for_both_barrels_and_no_more() -> None:
    table = Table().lay(0, boats=[at_sea("two-slot", "mackerel", "mackerel")])
    table.play("fish", "dock two-slot left")
    assert repeats(table.state, table.game.action("price mackerel 100")) == 2
    table = Table().lay(0, tokens="mackerel mackerel mackerel mackerel mackerel")
    table.play("enter mackerel points")
    assert repeats(table.state, table.game.action("sell pair token token")) == 2
    table = Table().lay(0, yen=2000).lay(1, fresh=" ".join(["mackerel-100"] * 14))
    table.play("purchase")
    assert repeats(table.state, table.game.action("buy peak fresh mackerel 100")) == 14


def test_it_stops_at_a_draw_at_bids_and_at_an_overfishing() -> None:
    table = Table(CRAB).lay(0, boats=[at_sea("two-slot", CRAB, CRAB)])
    table.play("fish")
    docked = foresight(table, "dock two-slot left")
    assert docked.stops == DRAW
    assert [event.what for event in docked.events] == ["docked", "unloading-paid"]
    table.play("dock two-slot left", drawn=["spider-crab-8"])
    assert foresight(table, "bid 300").stops == BIDS
    assert not foresight(table, "bid 300").yen
    table = Table("fugu").lay(0, licences="fugu", boats=[at_sea("one-slot"), at_sea("two-slot")])
    table.lay(1, boats=[at_sea("two-slot", "fugu", "fugu")])
    table.play("fish")
    assert table.market("fugu").barrels == 1
    caught = foresight(table, "catch one-slot fugu")
    assert caught.stops == OVERFISHING
    assert caught.overfished == ("fugu",)
    assert foresight(table, "catch one-slot fugu", "finish fishing").played == 1


def test_a_buyer_is_promised_to_act_only_after_a_turn_to_come() -> None:
    """Expansion, Influence: a Buyer acts after the next turn of the player it is placed with."""
    assert "After the next turn of Peak you may buy" in shown(errand(), "place buyer peak")
    assert "you may buy" not in shown(errand(), "place buyer gate")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_token_in_the_bag_is_certain(language: str) -> None:
    """Rulings, Overfishing: the last token drawn for an auction makes its market overfished at
    once; what is in the bag is public.
    """
    table = Table("tuna").lay(0, boats=[at_sea("three-slot", *["tuna"] * 3)])
    *others, last = sorted(token for token in table.state.bag if HOME[token] == "tuna")
    laid = " ".join(token.replace("_", "-") for token in others)
    table.lay(1, tokens=laid).play("fish")
    clam = Table("clam-oyster").lay(0, yen=2000).lay(1, fresh="clam-oyster-300")
    *others, last = sorted(token for token in clam.state.bag if HOME[token] == "clam_oyster")
    clam.lay(2, tokens=" ".join(others))
    for at, text, fish in (
        (table, "dock three-slot left", "tuna"),
        (clam, "buy peak fresh clam-oyster 300", "clam_oyster"),
    ):
        assert "danger_overfishes" in {danger.message for danger in warnings(at, text)}
        foreseen = foresight(at, text)
        assert foreseen.stops == OVERFISHING
        assert foreseen.overfished == (fish,)
        told = spoken(str(draw_effects(words(language), foreseen)))
        assert words(language).say("effect_stop-draw") not in told
        at.play(text)
        assert all(at.market(shift.of).barrels == shift.after for shift in foreseen.barrels)
    assert last in clam.player(0).tokens


def test_the_end_of_a_turn_tells_who_is_next_and_what_ages_there() -> None:
    table = Table().lay(1, fresh="mackerel-300", degraded="mackerel-500").set_turn(points=0)
    told = shown(table, "end turn")
    assert "Peak’s fish ages: 1 Mackerel barrel back unsold, 1 Mackerel barrel" in told
    assert "Then Peak decides." in told


@pytest.mark.parametrize("money", ["open", "closed"])
def test_who_triggers_the_end_is_foreseen_with_open_money_only(money: str) -> None:
    table = Table(money=money).lay(1, yen=5500, tokens="mackerel").set_turn(points=0)
    assert ("triggers the end" in shown(table, "end turn")) == (money == "open")


def test_what_others_own_under_closed_money_changes_nothing_that_is_told() -> None:
    def told(yen: int) -> list[str]:
        table = Table("eel", "nori", money="closed")
        table.lay(0, tokens="eel", fresh="eel-300").lay(1, yen=yen, fresh="eel-400", tokens="nori")
        lines = []
        for texts in (["purchase"], ["end turn"]):
            table.set_turn(points=1 if texts == ["purchase"] else 0)
            table.play(*texts[:-1])
            for action in table.game.legal_actions:
                lines.append(shown(table, str(action)))
                seen = table.game.observe(0)
                lines.append(repr(dangers(seen, [action])))
        return lines

    assert told(200) == told(5500)


@pytest.mark.parametrize("money", ["open", "closed"])
@pytest.mark.parametrize("yen", [0, 200, 2000])
def test_what_overfished_nori_takes_is_told_as_far_as_the_purse_is_known(
    money: str, yen: int
) -> None:
    """Expansion, Nori, Overfishing: ¥100 for each token, as far as there are yen."""
    table = Table("nori", money=money).lay(0, yen=500, tokens="nori", licences="nori")
    rest = table.market("nori").barrels - 1
    table.lay(0, boats=[at_sea("one-slot")]).lay(1, yen=yen, tokens="nori nori nori")
    table.lay(2, boats=[at_sea("barge", *["nori"] * rest)]).play("fish")
    told = shown(table, "catch one-slot nori")
    assert "Moon pays ¥100 for Nori tokens." in told
    if money == "closed":
        assert "Peak pays ¥300 for Nori tokens, or as much as there is." in told
    else:
        assert f"Peak pays ¥{min(yen, 300)} for Nori tokens." in told


def test_a_seller_with_closed_money_takes_a_known_amount() -> None:
    table = Table(money="closed").lay(1, fresh="mackerel-400")
    table.play("purchase")
    foreseen = foresight(table, "buy peak fresh mackerel 400")
    (own, other) = foreseen.yen
    assert (own.of, own.is_known, own.after) == (0, True, 16)
    assert (other.of, other.is_known, other.by) == (1, False, 4)
    assert "Peak receives ¥400" in shown(table, "buy peak fresh mackerel 400")


# --- warnings ---


def at_visit(market: str, *boards: str, **pieces: Any) -> Table:
    table = Table(market, *boards).lay(0, **pieces)
    table.play(f"enter {market} points")
    return table


def given() -> Table:
    table = Table("octopus", "government").lay(0, tokens="octopus octopus")
    table.lay(1, tokens="octopus").set_state(**LAST_TURN)
    table.play("enter government free")
    return table


def docked(*boats: Any, **pieces: Any) -> Table:
    table = Table("eel", CRAB).lay(0, boats=boats, **pieces)
    table.play("fish")
    return table


def last_turn() -> Table:
    table = Table().set_state(turns=7, last_turn=7, ended_by=1)
    return table.play("enter ships points") and table


def last_fishing(*boats: Boat, points: int = 1, **pieces: Any) -> Table:
    """The last Fishing action, or one with so many points in hand, in a player’s last turn."""
    table = Table("himono").set_state(turns=7, last_turn=7, ended_by=1).set_turn(points=points)
    return table_after(table.lay(0, boats=boats, **pieces), "fish")


def to_dock_abroad(*boats: Boat) -> Table:
    """Boats that may dock abroad; one Eel token is left."""
    table = Table("foreign-market", "tuna", "eel").lay(0, yen=1000, boats=boats)
    tokens = table.market("eel").tokens - 1
    return table_after(table.lay(1, tokens=" ".join(["eel"] * tokens)), "fish")


def himono() -> Table:
    return Table("himono", "sardines", box="expansion").lay(
        0, licences="himono-1", tokens="", drying="mackerel sardines-token"
    )


def drying() -> Table:
    """A Himono licence on which a second piece can be laid."""
    return Table("himono").lay(0, licences="himono-1", tokens="mackerel", drying="mackerel")


def fugu_to_overfish(*boards: str) -> Table:
    """One Fugu barrel is left; Moon owns two of its tokens, Gate one."""
    table = Table("fugu", *boards).lay(2, tokens="fugu")
    table.lay(0, licences="fugu", boats=[at_sea("one-slot")], tokens="fugu fugu mackerel")
    return table.lay(1, boats=[at_sea("two-slot", "fugu", "fugu")])


def errand() -> Table:
    table = Table("influence").set_state(turns=7, last_turn=8, ended_by=0)
    return table.lay(0, buyers=1)


def priced(marker: int, yen: int = 2000, last_turn: int = 0) -> Table:
    """An Eel barrel waits for its price in turn 7; the others have so many yen."""
    table = Table("eel").set_state(turns=7, last_turn=last_turn, ended_by=0 if last_turn else None)
    table.lay_market("eel", marker=marker).lay(1, yen=yen).lay(2, yen=yen)
    table.lay(0, boats=[at_sea("one-slot", "eel")])
    table.play("fish", "dock one-slot left")
    return table


def lot(market: str, verb: str, *tokens: str, **pieces: Any) -> Table:
    table = at_visit(market, tokens=" ".join(tokens), **pieces)
    table.play(verb, *(f"add {token}" for token in tokens))
    return table


WARNED: dict[str, tuple[Callable[[], Table], str, str]] = {
    "lower-row": (
        lambda: Table().lay(0, degraded="mackerel-300").set_turn(points=0),
        "end turn",
        "turn.degradation.lower-row",
    ),
    "cart-lost": (
        lambda: Table("rentals").set_turn(points=0, cart_points=1),
        "end turn",
        "rentals.cart.lost",
    ),
    "cart-lost-idle": (
        lambda: (
            Table("rentals", "eel", "octopus", "squid", "tuna")
            .lay(0, yen=0, licences="", boats=[at_sea("one-slot")])
            .set_turn(points=0, cart_points=1)
        ),
        "end turn",
        "rentals.cart.lost",
    ),
    "ages-now": (
        lambda: morning(degraded="mackerel-300", freezers=(2,)),
        "degrade",
        "turn.degradation.lower-row",
    ),
    "nothing-ages": (
        lambda: morning(freezers=(2,)),
        "use freezer 2",
        "rentals.freezer",
    ),
    "lower-row-or-saved": (
        lambda: Table("rentals").lay(0, degraded="mackerel-300", freezers=(2,)).set_turn(points=0),
        "end turn",
        "turn.degradation.lower-row",
    ),
    "discard-to-box": (
        lambda: Table("eel").lay(0, boats=[at_sea("one-slot", "eel")]).overfish("eel"),
        "discard one-slot eel",
        "overfishing.returning-barrels",
    ),
    "discard": (
        lambda: Table().lay(0, boats=[at_sea("one-slot", "mackerel")]),
        "discard one-slot mackerel",
        "turn.discard",
    ),
    "boats-idle": (
        lambda: docked(at_sea("one-slot", "mackerel")),
        "finish fishing",
        "fishing.one-activity",
    ),
    "too-late-at-sea": (
        lambda: last_fishing(at_sea("one-slot")),
        "catch one-slot mackerel",
        "worth.at-sea",
    ),
    "nothing-to-catch-with": (
        lambda: docked(in_port("two-slot"), licences=""),
        "undock two-slot",
        "fishing.catch.licence",
    ),
    "single": (
        lambda: docked(at_sea("two-slot", CRAB)),
        "dock two-slot left",
        "spider-crab.left-over",
    ),
    "nothing-abroad": (
        lambda: to_dock_abroad(at_sea("two-slot", "tuna", "tuna")),
        "dock abroad two-slot",
        "foreign-market.exchange",
    ),
    "salmon-alone": (
        lambda: Table("salmon").lay(0, licences="salmon", boats=[at_sea("three-slot")]),
        "catch three-slot salmon",
        "salmon.nothing-more",
    ),
    "must-buy": (
        lambda: Table().lay(1, fresh="mackerel-500"),
        "purchase",
        "purchase.at-least-one",
    ),
    "must-buy-last": (
        lambda: Table().lay(1, fresh="mackerel-500").set_state(**LAST_TURN),
        "purchase",
        "purchase.at-least-one",
    ),
    "overpaid": (
        lambda: Table().lay(1, fresh="mackerel-500"),
        "buy peak fresh mackerel 500",
        "scoring.tokens",
    ),
    "below-worth": (
        lambda: at_visit("eel", tokens="eel eel eel").lay_market("eel", marker=7),
        "sell eel 1",
        "scoring.tokens",
    ),
    "below-worth-last": (
        lambda: (
            at_visit("eel", tokens="eel eel eel").lay_market("eel", marker=7).set_state(**LAST_TURN)
        ),
        "sell eel 1",
        "scoring.tokens",
    ),
    "rank": (given, "give left octopus", "scoring.highest"),
    "too-dear": (
        lambda: priced(1),
        "price eel 500",
        "turn.degradation.lower-row",
    ),
    "too-dear-lower": (
        lambda: relaid(),
        "reprice degraded eel 100 500",
        "turn.degradation.lower-row",
    ),
    "too-dear-last": (
        lambda: priced(1, last_turn=9),
        "price eel 500",
        "scoring.tokens",
    ),
    "too-dear-piece": (
        lambda: takoyaki(),
        "amount 900",
        "purchase.takoyaki",
    ),
    "no-buyer-left": (lambda: priced(4, last_turn=7), "price eel 300", "scoring.tokens"),
    "nobody-can-pay": (
        lambda: priced(12, yen=400),
        "price eel 500",
        "money.enough",
    ),
    "overfishes": (
        lambda: fugu_to_overfish(),
        "catch one-slot fugu",
        "overfishing.for-good",
    ),
    "rich": (
        lambda: at_visit("eel", yen=4900, tokens="eel"),
        "sell eel 1",
        "end.yen",
    ),
    "stocked": (
        lambda: (
            Table("eel")
            .lay_market("eel", marker=13)
            .lay(0, tokens="eel eel eel", yen=2500)
            .lay(1, fresh="eel-500")
        ),
        "buy peak fresh eel 500",
        "end.resources",
    ),
    "licence-back": (
        lambda: Table("eel").lay(0, licences="eel mackerel"),
        "return licence eel",
        "licence.no-rebuy",
    ),
    "licence-needed": (
        lambda: Table("eel").lay(0, licences="eel", boats=[at_sea("two-slot", "eel")]),
        "return licence eel",
        "fishing.catch.licence",
    ),
    "drying-lost": (himono, "return licence himono-1", "himono.licence.given-back"),
    "dries-too-late": (
        lambda: drying().set_state(turns=7, last_turn=7, ended_by=1),
        "dry himono-1 mackerel token",
        "himono.dawn.next-turn",
    ),
    "none-to-dry": (
        lambda: drying().overfish("himono"),
        "dry himono-1 mackerel token",
        "himono.dawn.none-left",
    ),
    "last-boat": (lambda: at_visit("ships"), "sell boat one-slot", "fishing.own-boats"),
    "no-licence-for-ship": (
        lambda: at_visit("ships", ports=2),
        "buy boat two-slot centre",
        "licence.once",
    ),
    "last-turn": (
        lambda: last_turn().lay(0, ports=2, licences="mackerel mackerel"),
        "buy boat two-slot centre",
        "end.last-round",
    ),
    "nothing-to-catch": (
        lambda: at_visit("eel").overfish("eel"),
        "buy licence eel",
        "fishing.catch.none-left",
    ),
    "loan": (lambda: at_visit("bank"), "take loan", "bank.repay"),
    "share-useless": (
        lambda: table_after(
            Table("bank").set_state(turns=7, last_turn=7, ended_by=1), "enter bank yen"
        ),
        "buy share",
        "bank.interest.no-loans",
    ),
    "no-visit": (
        lambda: (
            Table("rentals")
            .lay(
                0,
                carts=(2,),
                yen=0,
                ports=1,
                boats=[at_sea("one-slot")],
                licences="mackerel",
                freezers=(2, 2),
            )
            .set_turn(points=0)
        ),
        "use cart 2",
        "rentals.cart.visits-only",
    ),
    "no-withdrawal": (
        lambda: lot("auction", "auction lot", "mackerel", "mackerel"),
        "confirm",
        "auction.no-withdrawal",
    ),
    "lot-too-large": (
        lambda: lot("trading", "trade 2", "mackerel", "mackerel", "mackerel"),
        "confirm",
        "trading.yen.worth",
    ),
    "buyer-lapses": (errand, "place buyer gate", "influence.buyer.lapses"),
    "no-token": (
        lambda: no_squid_left(),
        "price squid 200",
        "purchase.token-left",
    ),
    "costs-at-end": (
        lambda: fugu_to_overfish("overfishing-market"),
        "catch one-slot fugu",
        "overfishing-market.scoring",
    ),
    "pays-later": (
        lambda: Table("eel", staple="horse-mackerel").lay(
            1, fresh="horse-mackerel-200", tokens=" ".join(["horse-mackerel"] * 15)
        ),
        "buy peak fresh horse-mackerel 200",
        "horse-mackerel.overfished",
    ),
    "costs-later": (
        lambda: Table("nori").lay(0, tokens=" ".join(["nori"] * 9)).lay(1, fresh="nori-100"),
        "buy peak fresh nori 100",
        "nori.overfished",
    ),
    "overpaid-last": (
        lambda: (
            Table("squid")
            .set_state(turns=7, last_turn=7, ended_by=1)
            .lay(1, fresh="squid-400")
            .set_turn(points=1)
        ),
        "buy peak fresh squid 400",
        "scoring.tokens",
    ),
    "last-licence": (
        lambda: table_after(
            Table("eel").set_state(turns=7, last_turn=7, ended_by=1), "enter eel points"
        ),
        "buy licence eel",
        "end.last-round",
    ),
    "buyer-useless": (
        lambda: table_after(
            Table("influence").set_state(turns=7, last_turn=7, ended_by=1),
            "enter influence points",
        ),
        "buy buyer",
        "influence.buyer.lapses",
    ),
}
"""Each warning: a position, the action that it warns of, and the rule behind it."""


@pytest.mark.parametrize(
    ("boat", "works_with"),
    [(in_port("one-slot"), 2), (at_sea("one-slot"), 1), (at_sea("one-slot", "eel"), 0)],
)
@pytest.mark.parametrize("points", [0, 1, 2])
def test_a_boat_is_idle_only_if_what_it_catches_can_still_be_landed(
    boat: Boat, works_with: int, points: int
) -> None:
    """Fishing: each boat does one thing in an action; rulings: what is at sea at the end counts
    nothing.
    """
    table = Table("eel").set_state(turns=7, last_turn=7, ended_by=1).lay(0, boats=[boat])
    table.lay(0, licences="eel").play("fish")
    turn, *others = table.state.frames
    table.set_state(frames=(replace(turn, points=points), *others))
    told = {danger.message for danger in warnings(table, "finish fishing")}
    assert ("danger_boats-idle" in told) == (points >= works_with)


@pytest.mark.parametrize(
    ("text", "boats", "points", "warned"),
    [
        ("catch one-slot mackerel", [at_sea("one-slot")], 1, True),
        ("catch one-slot mackerel", [at_sea("one-slot")], 2, False),
        ("catch one-slot mackerel", [at_sea("one-slot"), at_sea("barge")], 1, False),
        ("catch one-slot mackerel", [at_sea("one-slot"), in_port("barge", "right")], 1, True),
        ("catch by himono one-slot mackerel himono-1", [at_sea("one-slot")], 1, True),
        ("undock one-slot", [in_port("one-slot")], 1, True),
        ("undock one-slot", [in_port("one-slot")], 2, True),
        ("undock one-slot", [in_port("one-slot"), in_port("barge", "right")], 2, False),
        ("undock one-slot", [in_port("one-slot"), at_sea("two-slot", "mackerel")], 1, False),
        ("undock barge", [in_port("barge", "right")], 1, True),
        ("undock barge", [in_port("barge", "right")], 2, False),
    ],
)
def test_it_is_too_late_at_sea_for_what_cannot_come_home_any_more(
    text: str, boats: list[Boat], points: int, warned: bool
) -> None:
    """Fishing: each boat does one thing in an action; Barge: it takes a catch at once, and docks;
    rulings: what is at sea at the end counts nothing. A boat that puts out can free a berth.
    """
    table = last_fishing(*boats, points=points, licences="mackerel himono-1")
    told = {danger.message for danger in warnings(table, text)}
    assert ("danger_too-late-at-sea" in told) == warned


@pytest.mark.parametrize(
    ("afloat", "overfished", "is_idle"),
    [
        ("", "mackerel", False),
        ("", "squid", True),
        ("eel", "mackerel", False),
        ("eel", "eel", True),
        ("mackerel", "eel", False),
        ("eel", "squid", True),
    ],
)
def test_a_ship_in_port_is_idle_only_if_a_licence_that_still_catches_is_left_for_it(
    afloat: str, overfished: str, is_idle: bool
) -> None:
    """Fishing, Catching: a licence catches once in an action, and only barrels that are left."""
    table = Table("eel", "squid").overfish(overfished)
    licences, boats = ("eel mackerel", [at_sea("two-slot", afloat)]) if afloat else ("mackerel", [])
    table.lay(0, licences=licences, boats=[in_port("one-slot"), *boats], ports=1).play("fish")
    told = str([danger.values for danger in warnings(table, "finish fishing")])
    assert ("one_slot" in told) == is_idle


@pytest.mark.parametrize(
    ("fish", "moored", "ports", "yen", "is_lost"),
    [
        (CRAB, (), 1, 400, True),
        (CRAB, (), 1, 500, False),
        (CRAB, (), 2, 0, False),
        (CRAB, (in_port("two-slot", "centre"),), 2, 0, False),
        ("tuna", (), 2, 400, True),
        ("tuna", (), 2, 500, False),
    ],
)
def test_a_barrel_for_an_auction_is_alone_if_the_others_find_no_berth(
    fish: str, moored: tuple[Boat, ...], ports: int, yen: int, is_lost: bool
) -> None:
    """Harbour: a boat docks where there is room, and a port is opened for ¥500; Spider Crab, Tuna:
    two and three barrels for an auction.
    """
    laden = [at_sea("three-slot", fish), at_sea("four-slot", fish), at_sea("one-slot", fish)]
    boats = [*laden[: 2 if fish == CRAB else 3], *moored]
    table = Table(fish).lay(0, boats=boats, ports=ports, yen=yen)
    table.play("fish")
    told = {danger.message for danger in warnings(table, "dock three-slot left")}
    assert ("danger_single" in told) == is_lost


def in_sight(tokens: tuple[str, str], yen: tuple[int, int], **setup: Any) -> set[str]:
    """What is said of the end when Moon buys a Mackerel for ¥100 from Peak; two players."""
    table = Table("tuna", players=2, **setup)
    table.lay(0, tokens=tokens[0], yen=yen[0])
    table.lay(1, tokens=tokens[1], yen=yen[1], fresh="mackerel-100")
    found = warnings(table, "buy peak fresh mackerel 100")
    return {
        f"{danger.message} {danger.values['seat']}" for danger in found if "seat" in danger.values
    }


@pytest.mark.parametrize(
    ("load", "other", "lost", "rule"),
    [
        ("tuna tuna", "", {"tuna": 2}, "foreign-market.exchange"),
        ("tuna tuna", "eel", {"tuna": 2}, "foreign-market.exchange"),
        ("tuna tuna", "tuna", {}, ""),
        ("tuna tuna", "tuna tuna", {"tuna": 1}, "foreign-market.exchange"),
        ("tuna tuna tuna", "tuna", {}, ""),
        ("eel eel eel", "", {"eel": 2}, "foreign-market.lot.no-token"),
        ("eel", "eel", {}, ""),
        ("mackerel", "tuna", {}, ""),
    ],
)
def test_before_docking_abroad_it_is_told_what_no_lot_can_hold(
    load: str, other: str, lost: dict[str, int], rule: str
) -> None:
    """Foreign Market: Tuna is exchanged 3 barrels for a token, odd ones go back for nothing, and
    so do barrels without a token left; whoever docks says which boats make a group.
    """
    boats = at_sea("three-slot", *load.split()), at_sea("two-slot", *other.split())
    found = warnings(to_dock_abroad(*boats), "dock abroad three-slot")
    assert [danger.rule for danger in found] == [rule] * len(lost)
    assert Counter(fish for danger in found for fish in danger.values["barrels"]) == lost


def test_what_no_lot_can_hold_is_told_of_who_joins_too() -> None:
    table = to_dock_abroad(at_sea("one-slot", "eel"), at_sea("two-slot", "eel"))
    table.play("dock abroad one-slot")
    (danger,) = warnings(table, "join two-slot")
    assert danger.values == {"barrels": ("eel",)}


def test_the_end_is_in_sight_of_who_is_not_alone_with_the_least_of_the_other() -> None:
    """Game End: ¥5,000 and not the outright lowest Resources, or 50 Resources and not the outright
    lowest Yen.
    """
    assert in_sight(("tuna-15", ""), (2000, 4900)) == set()
    assert in_sight(("", "tuna-15"), (2000, 4900)) == {"danger_rich 1"}
    # A tie for the lowest is not outright.
    assert in_sight(("mackerel", "mackerel mackerel"), (2000, 4900)) == {"danger_rich 1"}
    nearly = "tuna-25 tuna-20 mackerel mackerel mackerel mackerel"
    assert in_sight((nearly, ""), (2000, 2000)) == set()
    assert in_sight((nearly, ""), (2000, 1800)) == {"danger_stocked 0"}
    # What the other owns is not known, so it can be.
    assert in_sight((nearly, ""), (2000, 2000), money="closed") == {"danger_stocked 0"}


def test_the_end_comes_in_sight_as_somebody_else_comes_to_have_the_least() -> None:
    """Game End: the outright lowest cannot trigger it; what Moon sells changes who that is."""
    table = Table("eel", players=2).lay(0, tokens="eel eel", yen=2000)
    table.lay(1, tokens="mackerel", yen=5500)
    table.play("enter eel points")
    (danger,) = (each for each in warnings(table, "sell eel 1") if "seat" in each.values)
    assert (danger.message, danger.values) == ("danger_rich", {"seat": 1, "yen": 55})


def table_after(table: Table, *texts: str) -> Table:
    table.play(*texts)
    return table


def no_squid_left() -> Table:
    """A Squid barrel waits for its price, and others own all tokens."""
    table = Table("squid")
    every_token = " ".join(["squid"] * table.market("squid").tokens)
    table.overfish("squid").lay(1, tokens=every_token)
    table.lay(0, boats=[at_sea("one-slot", "squid")])
    return table_after(table, "fish", "dock one-slot left")


def morning(**pieces: Any) -> Table:
    table = Table("rentals").lay(0, **pieces)
    table.begin_turn()
    return table


def visiting_horse_mackerel() -> Table:
    """Horse Mackerel is overfished, and Mackerel, which its licence catches too, is not."""
    table = Table("mackerel", "eel", staple="horse-mackerel").overfish("horse-mackerel")
    table.lay(0, yen=2000).play("enter horse-mackerel free")
    return table


def test_a_licence_given_back_is_not_missed_where_another_catches_the_same() -> None:
    table = Table("mackerel", "eel", staple="horse-mackerel")
    table.lay(0, licences="mackerel horse-mackerel", boats=[at_sea("three-slot", "mackerel")])
    told = {danger.message for danger in warnings(table, "return licence mackerel")}
    assert "danger_licence-needed" not in told
    table.play("return licence mackerel", "fish")
    assert table.allows("catch by horse-mackerel three-slot 1")


@pytest.mark.parametrize(
    ("licences", "load", "returned", "catch"),
    [
        ("himono-1 mackerel", "mackerel-by-himono-1", "himono-1", "catch two-slot mackerel"),
        (
            "himono-1 himono-2",
            "mackerel-by-himono-1",
            "himono-1",
            "catch by himono two-slot mackerel himono-2",
        ),
        ("himono-1 mackerel", "mackerel", "mackerel", "catch by himono two-slot mackerel himono-1"),
        (
            "horse-mackerel mackerel",
            "mackerel-by-horse-mackerel",
            "horse-mackerel",
            "catch two-slot mackerel",
        ),
    ],
)
def test_any_other_licence_that_catches_a_ship_s_load_will_do(
    licences: str, load: str, returned: str, catch: str
) -> None:
    """Expansion fish: a partly loaded Ship takes its own fish with any licence that may."""
    table = Table("mackerel", "himono", "horse-mackerel", "eel")
    table.lay(0, licences=licences, boats=[at_sea("two-slot", load)])
    told = {danger.message for danger in warnings(table, f"return licence {returned}")}
    assert told == {"danger_licence-back"}
    table.play(f"return licence {returned}", "fish")
    assert table.allows(catch)


def test_the_only_licence_for_a_load_is_missed_by_the_fish_that_is_aboard() -> None:
    table = Table("mackerel", "himono", "eel")
    table.lay(0, licences="himono-1 eel", boats=[at_sea("two-slot", "mackerel-by-himono-1")])
    found = {danger.message: danger.values for danger in warnings(table, "return licence himono-1")}
    assert found["danger_licence-needed"] == {"boat": ("two_slot",), "fish": "mackerel"}
    table.play("return licence himono-1", "fish")
    assert not [text for text in table.offered("catch") if "two-slot" in text]


def last_fugu(boards: tuple[str, ...] = ("fugu",), **setup: Any) -> Table:
    """A Ship can catch the last Fugu."""
    table = Table(*boards, **setup).lay(0, licences="fugu", boats=[at_sea("one-slot")])
    table.lay(1, boats=[at_sea("two-slot", "fugu", "fugu")]).play("fish")
    return table


def last_nori(**setup: Any) -> Table:
    table = Table("nori", **setup).lay(0, tokens=" ".join(["nori"] * 9)).lay(1, fresh="nori-100")
    table.play("purchase")
    return table


def test_a_new_market_is_told_to_come_in_once_and_only_if_one_is_left() -> None:
    """Overfishing: one new market for one fish; none if no board is left in the box."""
    to_come = "Then a new market comes in"
    assert to_come in shown(last_fugu(), "catch one-slot fugu")
    assert to_come in shown(last_nori(), "buy peak fresh nori 100")
    # In the open order it is known which, but it waits for the end of the purchase.
    assert to_come in shown(last_nori(variants=["open_order"]), "buy peak fresh nori 100")
    told = shown(last_fugu(variants=["open_order"]), "catch one-slot fugu")
    assert "A new market opens:" in told
    assert to_come not in told
    table = last_fugu(FISH)
    assert not table.state.box
    told = shown(table, "catch one-slot fugu")
    assert "No market is left that could come in." in told
    assert to_come not in told


def test_octopus_that_nobody_can_buy_as_takoyaki_is_warned_of() -> None:
    """Octopus: what others buy counts for its owner only then; unsold at the end it is nothing."""
    table = Table("octopus").lay(0, tokens="octopus", yen=1000)
    table.play("enter octopus points")
    assert warnings(table, "trade octopus") == []
    table.set_state(turns=7, last_turn=7, ended_by=0)
    danger, other = warnings(table, "trade octopus")
    assert (danger.message, danger.rule) == ("danger_no-buyer-left", "scoring.tokens")
    assert other.message == "danger_rank"  # nobody else has any fish
    button = short_effect(table.game.words, foresight(table, "trade octopus"))
    assert button == "nobody can buy, 3 Takoyaki to price, −\u20603 Resources"


def test_a_market_that_its_buyer_cannot_enter_any_more_is_warned_of() -> None:
    """Influence: what an Expansion token brings in is of use while a visit can still begin."""
    table = Table("influence").set_state(turns=7, last_turn=7, ended_by=1)
    table.play("enter influence points")
    assert warnings(table, "buy expansion fish") == []
    table = Table("influence").set_state(turns=7, last_turn=7, ended_by=1).set_turn(points=1)
    table.play("enter influence points")
    (danger,) = warnings(table, "buy expansion fish")
    assert (danger.message, danger.rule) == ("danger_last-turn", "end.last-round")


def test_an_offer_below_what_the_tokens_count_is_warned_of() -> None:
    """Barter: any offer may be taken, or none, and then the tokens come back."""
    table = Table("barter", "tuna").lay(0, tokens="tuna-25").lay(2, yen=4000)
    table.play("enter barter points", "offer lot", "add tuna-25", "confirm", "bid 0", "bid 2500")
    (danger,) = warnings(table, "accept peak")
    assert (danger.message, danger.values) == ("danger_below-worth", {"yen_worth": 25, "yen": 0})
    assert warnings(table, "accept gate") == []
    assert warnings(table, "decline") == []


def test_own_fugu_in_the_lower_row_can_be_saved() -> None:
    table = Table("fugu").lay(0, yen=2000, degraded="fugu-100").set_turn(points=0)
    told = {danger.message for danger in warnings(table, "end turn")}
    assert told == {"danger_lower-row-or-saved"}


def relaid() -> Table:
    """A degraded Eel barrel may be given another price."""
    table = Table("eel").lay(0, degraded="eel-100")
    table.play("fish")
    return table


def takoyaki() -> Table:
    table = at_visit("octopus", tokens="octopus")
    table.play("trade octopus", "price takoyaki ???")
    return table


def test_a_dear_piece_is_lost_only_if_it_is_not_saved_either() -> None:
    """Rentals, Freezer; Fugu, own degraded Fugu: neither is sold, and neither is lost."""
    table = Table("fugu", "rentals").lay(0, freezers=(2,), degraded="fugu-300 eel-300")
    table.play("fish")
    for text in ("reprice degraded fugu 300 500", "reprice degraded eel 300 500"):
        (danger,) = warnings(table, text)
        assert "Unless it is sold or saved" in words("en").say(danger.message, **danger.values)
        assert "no se vende ni se salva" in words("es").say(danger.message, **danger.values)


def test_of_himono_that_is_too_dear_no_rule_of_takoyaki_is_told() -> None:
    """Expansion, Himono: its barrels never degrade."""
    table = Table("himono").lay(0, licences="himono-1", drying="mackerel mackerel")
    table.begin_turn()
    table.play("price himono ???")
    (danger,) = warnings(table, "amount 900")
    assert (danger.message, danger.rule) == ("danger_too-dear-piece", "himono.keeps")


def begun(table: Table, text: str) -> None:
    """Begin the action that ``text`` is a part of."""
    if text.startswith("buy peak"):
        table.play("purchase")
    if text.startswith("catch") and len(table.state.frames) == 1:
        table.play("fish")


def warnings(table: Table, text: str) -> list[Danger]:
    begun(table, text)
    assert table.game.to_act is not None
    return dangers(table.game.observe(table.game.to_act), [table.game.action(text)])


def test_what_dries_is_promised_a_barrel_only_where_one_comes() -> None:
    """Rulings, Expansion fish, Loading: if Himono has no barrel left, nothing comes; expansion,
    Himono: what is left on a licence at the end is worth nothing.
    """
    dry = "dry himono-1 mackerel token"
    assert "The licence is full: it becomes 1 Himono barrel" in shown(drying(), dry)
    assert warnings(drying(), dry) == []
    last = drying().set_state(turns=7, last_turn=7, ended_by=1)
    for table in (last, drying().overfish("himono")):
        assert "becomes" not in shown(table, dry)
        table.lay(0, drying="", tokens="mackerel")
        assert "becomes" not in shown(table, dry)


def test_a_licence_dries_in_vain_where_others_take_the_last_himono() -> None:
    """Rulings, Expansion fish, Loading: if Himono has no barrel left, the pieces go back and
    nothing comes; expansion, Himono: each full licence takes one barrel.
    """
    dry = "dry himono-2 mackerel token"
    for left in (1, 2):
        table = Table("himono").lay(0, licences="himono-1 himono-2", tokens="mackerel mackerel")
        table.lay(0, drying="mackerel mackerel")
        table.lay_market("himono", barrels=left, boxed=table.market("himono").barrels - left)
        assert ("becomes 1 Himono barrel" in shown(table, dry, dry)) == (left > 1)
        told = {danger.message: danger for danger in warnings(table, dry)}
        assert ("danger_none-to-dry" in told) == (left == 1)
        table.play(dry, dry)
        table.begin_turn()
        assert table.state.top.pieces == ("himono",) * left
    sentences = {
        language: words(language).say("danger_none-to-dry", count=1) for language in LANGUAGES
    }
    assert "than your other full licences take" in sentences["en"]
    assert "tus otras licencias llenas" in sentences["es"]


@pytest.mark.parametrize("overfished_market", [True, False])
def test_what_the_final_count_takes_for_an_overfished_fish_is_told(
    overfished_market: bool,
) -> None:
    """Overfishing Market: ¥100 for each token, and a loss of ¥100 for each of an overfished one."""
    boards = ["overfishing-market"] if overfished_market else []
    table = fugu_to_overfish(*boards)
    before = [line.overfishing for line in count(table.state)]
    found = {danger.message: danger for danger in warnings(table, "catch one-slot fugu")}
    assert ("danger_costs-at-end" in found) == overfished_market
    table.play("catch one-slot fugu")
    lost = [old - line.overfishing for old, line in zip(before, count(table.state), strict=True)]
    if overfished_market:
        values = found["danger_costs-at-end"].values
        assert (values["yen_own"], values["yen_others"]) == (4, 2) == (lost[0], lost[1] + lost[2])


def test_a_share_is_useless_once_nobody_can_borrow() -> None:
    """Bank: no player can have both a Loan and a Share."""
    for shares, warned in ((1, True), (0, False)):
        table = Table("bank", players=2).lay(1, shares=shares)
        table.lay_market("bank", shares=2 - shares).play("enter bank yen")
        told = {danger.message for danger in warnings(table, "buy share")}
        assert ("danger_share-useless" in told) == warned


@pytest.mark.parametrize("what", WARNED)
def test_a_dangerous_step_says_so_first(what: str) -> None:
    lay, text, rule = WARNED[what]
    found = {danger.message: danger for danger in warnings(lay(), text)}
    assert found[f"danger_{what}"].rule == rule
    for language in LANGUAGES:
        html = str(draw_dangers(words(language), [*found.values()], cited))
        sentence = words(language).say(f"danger_{what}", **found[f"danger_{what}"].values)
        assert spoken(sentence) in spoken(html)
        assert words(language).citation(rule) in spoken(html)


FOR_NOTHING: dict[str, Callable[[], Table]] = {
    "finish fishing": lambda: table_after(
        Table("tuna").lay(0, boats=[at_sea("two-slot", "tuna", "tuna")]).overfish("tuna"),
        "fish",
        "dock two-slot left",
    ),
    "auction abroad": lambda: table_after(
        Table("foreign-market", "tuna")
        .lay(0, boats=[at_sea("two-slot", "tuna", "tuna")])
        .overfish("tuna"),
        "fish",
        "dock abroad two-slot",
    ),
    "dock one-slot left": lambda: table_after(
        Table("himono")
        .lay(
            0,
            licences="himono-1",
            drying="mackerel mackerel",
            boats=[at_sea("one-slot", "mackerel-by-himono-1")],
        )
        .overfish("mackerel"),
        "fish",
    ),
}
"""Barrels of an overfished kind that nobody gets anything for, and what they are lost by."""


@pytest.mark.parametrize("text", FOR_NOTHING)
def test_barrels_that_go_to_the_box_are_not_said_to_go_back(text: str) -> None:
    """Overfishing: barrels of an overfished kind go to the box; Tuna: tokens are left for them."""
    table = FOR_NOTHING[text]()
    in_box = sum(market.boxed for market in table.state.fish_markets)
    lost = [danger for danger in warnings(table, text) if danger.message.startswith("event_")]
    in_english = " ".join(words("en").say(each.message, **each.values) for each in lost)
    in_spanish = " ".join(words("es").say(each.message, **each.values) for each in lost)
    assert "nothing" in in_english
    assert " back" not in in_english
    assert "No token" not in in_english
    assert "nada" in in_spanish
    assert "vuel" not in in_spanish
    assert "ficha" not in in_spanish
    table.play(text)
    assert sum(market.boxed for market in table.state.fish_markets) > in_box


def test_no_warning_is_without_its_case() -> None:
    for language in LANGUAGES:
        assert said(language, "danger_") == set(WARNED)


SILENT: dict[str, tuple[Callable[[], Table], str]] = {
    "nothing lies in the lower row": (
        lambda: Table().lay(0, fresh="mackerel-300").set_turn(points=0),
        "end turn",
    ),
    "Himono never ages": (
        lambda: Table("himono", box="expansion").lay(0, degraded="").set_turn(points=0),
        "end turn",
    ),
    "every boat has acted": (
        lambda: docked(at_sea("one-slot")).lay(0, licences=""),
        "finish fishing",
    ),
    "an odd crab can still be paired": (
        lambda: docked(at_sea("two-slot", CRAB), at_sea("one-slot", CRAB), ports=2),
        "dock two-slot left",
    ),
    "a fair purchase": (
        lambda: Table("eel").lay_market("eel", marker=4).lay(1, fresh="eel-300"),
        "purchase",
    ),
    "a Takoyaki for Trading": (
        lambda: Table("octopus", "trading").lay(0, yen=2000).lay(1, fresh="takoyaki-700"),
        "buy peak fresh takoyaki 700",
    ),
    "a Ship that goes out while another can dock first": (
        lambda: docked(at_sea("one-slot", "mackerel"), in_port("two-slot")),
        "undock two-slot",
    ),
    "a licence that still catches another fish": (
        lambda: visiting_horse_mackerel(),
        "buy licence horse-mackerel",
    ),
    "a Share while others may still take a Loan": (
        lambda: table_after(
            Table("bank").set_state(turns=7, last_turn=8, ended_by=1), "enter bank yen"
        ),
        "buy share",
    ),
    "a Share with a Loan already taken": (
        lambda: table_after(
            Table("bank").lay(1, loans=1).set_state(turns=7, last_turn=7, ended_by=1),
            "enter bank yen",
        ),
        "buy share",
    ),
    "a sale at its worth": (
        lambda: at_visit("eel", tokens="eel").lay_market("eel", marker=5),
        "sell eel 1",
    ),
    "a price that leaves a gain": (lambda: priced(4), "price eel 300"),
    "a catch that leaves some": (
        lambda: Table("eel").lay(0, licences="eel", boats=[at_sea("one-slot")]),
        "catch one-slot eel",
    ),
    "a Salmon on a small Ship": (
        lambda: Table("salmon").lay(0, licences="salmon", boats=[at_sea("one-slot")]),
        "catch one-slot salmon",
    ),
    "a Ship with a licence for it": (
        lambda: at_visit("ships", ports=2, licences="mackerel mackerel"),
        "buy boat two-slot centre",
    ),
    "a lot that just reaches": (
        lambda: lot("trading", "trade 2", "mackerel", "mackerel"),
        "confirm",
    ),
}
"""Where nothing bites."""


@pytest.mark.parametrize("case", SILENT)
def test_no_warning_without_need(case: str) -> None:
    lay, text = SILENT[case]
    table = lay()
    if text.startswith("catch"):
        begun(table, text)
    assert warnings(table, text) == []


def test_every_warning_of_random_games_can_be_said() -> None:
    rng = random.Random(3)
    for moment in moments():
        for action in some(moment, rng):
            for danger in dangers(moment.seen, [action]):
                assert danger.rule in RULES
                for language in LANGUAGES:
                    assert words(language).say(danger.message, **danger.values)


# --- blind bids ---


def auction(fish: str = CRAB, token: str = "spider-crab-8", **setup: Any) -> Table:
    table = Table(fish, players=4, **setup).lay(0, boats=[at_sea("two-slot", fish, fish)])
    table.lay(1, yen=2300)
    table.play("fish", "dock two-slot left", drawn=[token] if "crab" in token else [])
    return table


def screens(table: Table, viewer: int) -> list[str]:
    """All that is drawn of an auction for a seat, but its own form where another seat bids."""
    state = table.game.observe(viewer).state
    en = words("en")
    drawn = [str(draw_lot(en, state)), str(draw_cover(en, state, viewer))]
    if table.game.to_act == viewer:
        drawn.append(str(draw_bid(en, table.game.observe(viewer))))
    return [*drawn, str(draw_question(en, state))]


def test_nothing_of_a_sealed_bid_is_drawn_before_all_are_open() -> None:
    one, other = auction(), auction()
    one.play("bid 300", "bid 2300")
    other.play("bid 900", "bid 0")
    for viewer in (2, 3):
        assert screens(one, viewer) == screens(other, viewer)


def test_the_public_facts_stand_above_the_bids() -> None:
    table = auction()
    table.play("bid 300")
    told = spoken(str(draw_lot(words("en"), table.game.observe(1).state)))
    assert "Kept, it counts ¥800 at the end." in told
    assert "The Spider Crab market pays ¥1,200 for it now." in told
    left = sorted(
        token.rpartition("_")[2] for token in table.state.bag if HOME[token] == "spider_crab"
    )
    assert f"Left in the bag: {', '.join(left)}" in told
    assert "Moon sealed Peak to bid Gate waits Wave waits" in told


def test_a_price_that_a_market_pays_one_bidder_alone_is_not_told_to_all() -> None:
    """Fugu: the market pays ¥100, ¥400, ¥900 … for one, two, three … tokens together."""
    table = Table("barter", "fugu", players=3).lay(0, tokens="fugu").lay(1, tokens="fugu fugu")
    table.play("enter barter points", "offer lot", "add fugu", "confirm")
    assert "pays ¥" not in spoken(str(draw_lot(words("en"), table.game.observe(1).state)))
    alike = Table("barter", "fugu", players=3).lay(0, tokens="fugu")
    alike.play("enter barter points", "offer lot", "add fugu", "confirm")
    told = spoken(str(draw_lot(words("en"), alike.game.observe(1).state)))
    assert "The Fugu market pays ¥100 for it now." in told


def test_what_is_worth_more_to_one_than_to_another_is_said_to_each_alone() -> None:
    table = Table("auction", "fugu", players=4).lay(0, tokens="fugu fugu").lay(1, tokens="fugu")
    table.play("enter auction points", "auction lot", "add fugu", "add fugu", "confirm")
    assert "at the end" not in str(draw_lot(words("en"), table.game.observe(1).state))
    told = spoken(str(draw_bid(words("en"), table.game.observe(1))))
    assert "If you win and keep it +¥800" in told  # from 1 to 9 Resources
    table.play("bid 0")
    told = spoken(str(draw_bid(words("en"), table.game.observe(2))))
    assert "If you win and keep it +¥400" in told  # from nothing to 4


def test_the_cover_says_how_many_bids_are_sealed() -> None:
    table = auction()
    table.play("bid 300", "bid 400")
    cover = str(draw_cover(words("en"), table.game.observe(2).state, 2))
    assert "2 of 4 bids are sealed" in spoken(cover)
    assert cover.count("is-sealed") == 2
    assert "I am Gate: open my bid" in cover


def test_the_bid_in_private_shows_what_follows_from_it() -> None:
    table = auction()
    table.play("bid 300")
    form = str(draw_bid(words("en"), table.game.observe(1)))
    told = spoken(form)
    assert "You have ¥2,300" in told
    assert "If you win and keep it +¥800" in told
    assert "If you win and sell it to the Spider Crab market +¥1,200" in told
    assert "If you lose ±¥0" in told
    assert 'data-do="play"' in form
    assert 'data-text="bid"' in form
    (field,) = re.findall(r'<input[^>]*name="[^"]*"[^>]*>', form)
    assert 'name="yen"' in field
    assert 'max="2300"' in field


def test_who_landed_the_fish_takes_the_bid_of_whoever_wins() -> None:
    table = auction()
    told = spoken(str(draw_bid(words("en"), table.game.observe(0))))
    assert "If you lose, you receive the winner’s bid" in told


def swordfish(tokens: str = "", others: str = "") -> Table:
    """A Swordfish is auctioned while each is worth 6; Moon bids first. Peak owns the ``others``."""
    boats = [at_sea("two-slot", "swordfish", "swordfish")]
    table = Table("swordfish", players=4).lay(0, yen=2000, tokens=tokens, boats=boats)
    table.lay(1, tokens=others)
    table.play("fish", "dock two-slot left")
    return table


def test_a_bid_for_swordfish_tells_what_it_does_to_the_worth() -> None:
    for bid, kept in ((500, 4), (600, 6), (700, 8)):
        table = swordfish()
        told = spoken(str(draw_bid(words("en"), table.game.observe(0))))
        assert "it brings you ¥400, ¥600 or ¥800 at the end" in told
        assert "you bid less than ¥600, as much or more" in told
        assert "If you win" in told
        assert "sell it" not in told
        lot = spoken(str(draw_lot(words("en"), table.game.observe(0).state)))
        assert "Kept, it counts ¥400, ¥600 or ¥800 at the end" in lot
        assert "pays" not in lot
        table.play(f"bid {bid}", "bid 0", "bid 0", "bid 0")
        assert table.resources() == kept


def test_who_loses_is_told_what_becomes_of_the_own_tokens() -> None:
    """Swordfish: every bid moves the marker; Salmon: as many as all own; Red Snapper: the grid."""

    def if_lost(table: Table, seat: int) -> str:
        while table.game.to_act != seat:
            table.play("bid 0")
        told = spoken(str(draw_bid(words("en"), table.game.observe(seat))))
        return told.partition("If you lose")[2]

    changes = " what your own tokens count changes"
    assert if_lost(swordfish(others="swordfish"), 1).startswith(changes)
    assert if_lost(swordfish(others="swordfish"), 2).startswith(" ±¥0")
    owner = swordfish("swordfish")
    assert "Whoever wins, what your own tokens count changes too." in if_lost(owner, 0)
    table = abroad("salmon", owned="salmon salmon salmon")
    assert if_lost(table, 1).startswith(" +¥300")
    table.play("bid 0", "bid 0", "award moon")
    assert table.resources(1) == 9 + 3
    rest = " ".join(["horse-mackerel"] * 14)
    laid = Table("foreign-market", staple="horse-mackerel").lay(1, tokens=rest)
    laid.lay(0, boats=[at_sea("three-slot", "horse-mackerel", "horse-mackerel")])
    laid.play("fish", "dock abroad three-slot", "auction abroad")
    assert if_lost(laid, 1).startswith(" +¥2,800")
    before = laid.yen(1)
    laid.play("bid 0", "bid 0", "award moon")
    assert laid.yen(1) - before == 2800


def test_own_swordfish_move_with_the_bid() -> None:
    table = swordfish("swordfish")
    assert "at the end" not in str(draw_lot(words("en"), table.game.observe(0).state))
    told = spoken(str(draw_bid(words("en"), table.game.observe(0))))
    assert "it brings you ¥200, ¥600 or ¥1,000 at the end" in told
    table.play("bid 700", "bid 0", "bid 0", "bid 0")
    assert table.resources() == 6 + 10


def test_what_is_won_abroad_is_taken_off_the_board_before_it_is_counted() -> None:
    table = Table("red-snapper", "foreign-market")
    table.lay(0, yen=2000, boats=[at_sea("three-slot", *["red-snapper"] * 3)])
    table.play("fish", "dock abroad three-slot", "auction abroad")
    told = spoken(str(draw_bid(words("en"), table.game.observe(0))))
    table.play("bid 500", "bid 0", "bid 0")
    assert table.resources() == 15
    assert "If you win and keep it +¥1,500" in told


def test_the_reveal_puts_the_highest_first_and_asks_in_a_tie() -> None:
    table = auction()
    table.play("bid 500", "bid 900", "bid 700", "bid 900")
    state = table.game.observe(0).state
    told = spoken(str(draw_question(words("en"), state)))
    assert "All 4 bids are revealed Peak ¥900 Wave ¥900 Gate ¥700 Moon ¥500" in told
    assert "The highest bids are equal, and Moon decides. Whoever wins pays Moon ¥900" in told


def test_bids_of_nothing_are_drawn_too() -> None:
    told = spoken(str(draw_bids(words("es"), (0, 1), (0, 0))))
    assert "Las 2 pujas, reveladas Luna 0 ¥ Cima 0 ¥" in told.replace("\u00a0", " ")


LANDED = (
    *(
        "mackerel",
        "eel",
        "fugu",
        "octopus",
        "red-snapper",
        "salmon",
        "spider-crab",
        "squid",
        "tuna",
    ),
    *("clam-oyster", "horse-mackerel", "nori", "sardines", "swordfish"),
)
"""All fish that can be landed."""


def abroad(*fish: str, owned: str = "") -> Table:
    """So much of each fish as makes an auction is sold at the Foreign Market. Peak has tokens."""
    table = Table("foreign-market", *fish).lay(1, tokens=owned)
    boats = []
    for kind in fish:
        market = table.market(kind)
        number = market.auction_lot or market.per_boat or 2
        boats.append(at_sea("three-slot", *[kind] * number))
    table.lay(0, yen=2000, ports=2, boats=boats)
    joined = ["join three-slot-2"] if len(fish) > 1 else []
    table.play("fish", "dock abroad three-slot", *joined, "auction abroad")
    return table


def lots_of_every_kind() -> Iterator[Table]:
    """Each fish and pair of fish abroad, each fish auctioned at home, and lots of tokens."""
    for kinds in [*combinations(LANDED, 1), *combinations(LANDED, 2)]:
        yield abroad(*kinds)
    for kind in ("spider-crab", "tuna", "swordfish"):
        table = Table(kind).lay(0, boats=[at_sea("three-slot", *[kind] * 3)])
        table.play("fish", "dock three-slot left")
        yield table
    for board, verb in (("auction", "auction lot"), ("barter", "offer lot")):
        for fish, token in FOR_LOTS:
            table = Table(board, fish).lay(0, yen=2000, tokens=f"{token} {token}")
            table.play(f"enter {board} points", verb, f"add {token}", f"add {token}", "confirm")
            yield table


FOR_LOTS = (("fugu", "fugu"), ("salmon", "salmon"), ("tuna", "tuna-15"))
"""Fish whose tokens are put into lots, and those tokens."""


def test_every_kind_of_lot_is_drawn_for_everybody_who_bids() -> None:
    """Rulings, Expansion external markets: the winner of a lot gets what a buyer would."""
    for table in lots_of_every_kind():
        while isinstance(bids := table.state.top, Bids):
            for language in LANGUAGES:
                assert draw_lot(words(language), table.state)
                assert draw_bid(words(language), table.game.observe(bids.actor(table.state)))
            table.play("bid 0")
        for language in LANGUAGES:
            draw_lot(words(language), table.state)
            draw_question(words(language), table.state)


def test_shells_that_the_winner_draws_are_told_as_what_they_may_be() -> None:
    """Expansion, Clam & Oyster; rulings, Expansion fish: whoever draws an Oyster takes ¥200."""
    table = abroad("clam-oyster")
    told = spoken(str(draw_lot(words("en"), table.state)))
    assert (
        "For Clam & Oyster, 2 tokens are drawn from the bag: a Clam counts ¥300 at the end, "
        "an Oyster counts ¥100 and brings ¥200 at once."
    ) in unescape(told)
    assert "If you win and keep it" not in spoken(str(draw_bid(words("en"), table.game.observe(0))))
