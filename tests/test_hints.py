"""Hints: legal, with a true reason in every language, and from what the seat may know alone."""

from __future__ import annotations

import random

import pytest

import tsukiji_lab as lab
from tests.rules.table import Table, at_sea, in_port
from tests.test_effects import moments, no_squid_left, spoken
from tests.test_words import said
from tsukiji_lab.drawing.advice import draw_hint, told
from tsukiji_lab.drawing.dangers import dangers
from tsukiji_lab.drawing.things import buyer_gain
from tsukiji_lab.game.chance import SeededChance
from tsukiji_lab.players import PLAYERS
from tsukiji_lab.players.hints import Hint, hint
from tsukiji_lab.rulebook import LANGUAGES, words
from tsukiji_lab.tsukiji.foresight import foresee
from tsukiji_lab.tsukiji.rules import Tsukiji
from tsukiji_lab.tsukiji.worth import resources

RULES_OF_PLAY = Tsukiji()


def of(table: Table) -> Hint:
    seat = table.game.to_act
    assert seat is not None
    return hint(table.game.observe(seat), table.game.legal_actions)


def why(table: Table) -> str:
    return told(words("en"), of(table))


def test_a_hint_is_legal_and_always_has_a_reason() -> None:
    met: set[str] = set()
    for moment in moments()[::4]:
        found = hint(moment.seen, moment.legal)
        assert found.action in moment.legal
        assert found.reasons
        met |= {message for message, _ in found.reasons}
        for language in LANGUAGES:
            sentence = told(words(language), found)
            assert sentence.endswith(".")
            assert sentence[0].isupper()
    assert len(met) > 15


def test_it_is_what_the_greedy_player_does() -> None:
    for moment in moments()[::20]:
        greedy = PLAYERS["greedy"]().choose(moment.seen, moment.legal, random.Random(0))
        assert hint(moment.seen, moment.legal).action == greedy


def test_the_yen_and_the_resources_that_a_reason_tells_come_true() -> None:
    checked = 0
    for moment in moments()[::2]:
        state, seat = moment.state, moment.seen.seat
        if state.closed_money or len(moment.legal) < 2:
            continue
        found = hint(moment.seen, moment.legal)
        reasons = dict(found.reasons)
        if not {"hint_yen", "hint_tokens", "hint_tokens-paid"} & reasons.keys():
            continue
        if "hint_drawn" in reasons:
            continue
        after = state
        for action in (found.action, *found.then):
            assert RULES_OF_PLAY.why_not(after, action) is None
            after = RULES_OF_PLAY.play(after, action, SeededChance(1)).state
        yen = after.players[seat].yen - state.players[seat].yen
        checked += 1
        if "hint_yen" in reasons:
            assert reasons["hint_yen"] == {"yen": yen}
        for name in ("hint_tokens", "hint_tokens-paid"):
            if name in reasons:
                assert reasons[name]["before"] == resources(state, seat)
                assert reasons[name]["after"] == resources(after, seat)
        if "hint_tokens-paid" in reasons:
            assert reasons["hint_tokens-paid"]["yen"] == -yen
    assert checked > 30


def test_a_price_is_advised_with_what_it_leaves_the_buyer() -> None:
    table = Table("red-snapper").lay(0, boats=[at_sea("one-slot", "red-snapper")])
    table.play("fish", "dock one-slot left")
    found = of(table)
    ((message, values),) = found.reasons
    assert message == "hint_price"
    assert values["yen"] + values["yen_gain"] == values["yen_worth"]
    assert values["yen_worth"] == 6  # the Resources of a first one
    price = values["yen"]
    assert str(found.action) == f"price red-snapper {price * 100}"
    assert f"at ¥{price * 100} that still leaves ¥" in why(table)


def test_a_price_is_advised_by_what_all_landed_pieces_will_be_worth() -> None:
    """Eel, Fishing: the marker goes up one space for each barrel unloaded."""
    advised = []
    for barrels, marker in ((2, 4), (1, 5)):
        table = Table("eel").lay_market("eel", marker=marker)
        table.lay(0, boats=[at_sea("two-slot", *["eel"] * barrels)])
        table.play("fish", "dock two-slot left")
        advised.append(of(table).reasons)
    assert advised[0] == advised[1]


def test_no_gain_is_promised_to_who_cannot_sell_any_more() -> None:
    """Squid, Resource value: 0; who buys it in a last turn has one of the 2 points to enter."""
    for last, told_of in ((9, False), (12, True)):
        table = Table("squid").set_state(turns=7, last_turn=last, ended_by=0)
        table.lay(0, boats=[at_sea("one-slot", "squid")]).play("fish", "dock one-slot left")
        assert ("that still leaves" in why(table)) == told_of


def test_what_a_price_leaves_is_what_is_said_where_it_is_asked() -> None:
    met: set[str] = set()
    for moment in moments():
        found = hint(moment.seen, moment.legal)
        if found.action.verb not in ("price", "reprice"):
            continue
        gain = buyer_gain(moment.state, found.action)
        warned = {danger.message: danger.values for danger in dangers(moment.seen, [found.action])}
        too_dear = [warned[name] for name in warned if name.startswith("danger_too-dear")]
        for message, values in found.reasons:
            met.add(message)
            if message in ("hint_price", "hint_price-sold"):
                assert not too_dear
                assert 0 < values["yen_gain"] == values["yen_worth"] - values["yen"]
            if gain and message == "hint_price":
                assert values["yen_gain"] == gain.most
            elif gain and message == "hint_price-sold":
                assert gain.most <= 0
                assert not gain.market or gain.sold == values["yen_gain"]
            elif message == "hint_price-later":
                assert gain is None or max(gain.most, gain.sold) <= 0
                assert all(danger["yen_most"] == values["yen_most"] for danger in too_dear)
    assert met >= {"hint_price", "hint_price-sold", "hint_price-later"}


def test_what_may_come_later_is_told_apart_from_what_a_piece_brings_now() -> None:
    """Eel, Fishing: the marker goes up with each barrel unloaded; after these two it is on 3."""
    table = Table("eel").lay(0, boats=[at_sea("two-slot", "eel", "eel")])
    table.play("fish", "dock two-slot left")
    assert str(of(table).action) == "price eel 400"
    assert "Eel brings no buyer more than ¥300 now." in why(table)


def test_a_piece_that_a_market_takes_for_more_is_advised_with_that_market() -> None:
    """Squid, Resource value: 0; its market pays for it."""
    table = Table("squid").lay(0, boats=[at_sea("one-slot", "squid")])
    table.play("fish", "dock one-slot left")
    assert "A buyer can sell Squid for ¥600 at the Squid market now:" in why(table)


def test_salmon_is_advised_for_what_it_brings_once_degraded() -> None:
    """Salmon, Resource value: a token of a degraded barrel is worth 4; of a fresh one, as many as
    all players own.
    """
    table = Table("salmon").lay(0, boats=[at_sea("one-slot", "salmon")])
    table.play("fish", "dock one-slot left")
    price = int(str(of(table).action).split()[-1])
    assert f"brings a buyer up to ¥400: at ¥{price} that then leaves ¥{400 - price}" in why(table)


@pytest.mark.parametrize("last", [7, 9, 12])
def test_no_yen_are_promised_for_what_nobody_gains_by_any_more(last: int) -> None:
    """Squid, Resource value: 0; to enter its market takes 2 points, and who buys has one left."""
    for pieces in (
        {"boats": [at_sea("two-slot", "squid", "squid")]},
        {"fresh": "squid-700", "boats": [in_port("one-slot")]},
    ):
        table = Table("squid").set_state(turns=7, last_turn=last, ended_by=0).set_turn(points=1)
        table.lay(0, yen=500, **pieces)
        told = str(of(table).reasons)
        assert ("hint_sale-barrels'" in told or "hint_gain" in told) == (last == 12)
        table.play("fish")
        assert (of(table).action.verb == "reprice") == ("fresh" in pieces and last == 12)


def test_no_gain_is_promised_for_what_nobody_can_buy() -> None:
    """Rulings, Markets, Purchasing: only barrels whose market has a token in its reserve."""
    told = why(no_squid_left())
    assert "Nobody can buy Squid now" in told
    assert "gains" not in told


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("end", [{"last_turn": 12, "ended_by": 0}, {"round_limit": 12}])
def test_no_share_is_advised_when_nobody_can_take_a_loan_any_more(
    players: int, end: dict[str, int]
) -> None:
    """Bank: if no players have taken Loans, owners of Shares receive nothing."""
    turns = end.get("last_turn") or end["round_limit"] * players
    table = Table("bank", players=players).set_state(turns=turns, **end)
    found = of(table)
    assert "buy share" not in map(str, (found.action, *found.then))
    table.lay(1, loans=3)
    found = of(table)
    assert [*map(str, (found.action, *found.then))][:2] == ["enter bank yen", "buy share"]


def test_no_share_is_advised_where_nobody_can_borrow() -> None:
    """Bank: no player can have both a Loan and a Share."""
    for shares, advised in ((0, True), (1, False)):
        table = Table("bank", players=2).lay(1, shares=shares)
        table.lay_market("bank", shares=2 - shares).play("enter bank yen")
        # One thing must be done there, and a Loan costs more.
        found = of(table)
        assert str(found.action) == "buy share"
        assert ("hint_bank" in dict(found.reasons)) == advised


def test_a_price_is_told_as_it_is_paid_whatever_is_drawn() -> None:
    """Clam & Oyster: with an Oyster come ¥200."""
    table = Table("clam-oyster").lay(0, yen=2000).lay(1, fresh="clam-oyster-300")
    table.play("purchase")
    found = of(table)
    assert str(found.action) == "buy peak fresh clam-oyster 300"
    assert dict(found.reasons)["hint_tokens-paid"]["yen"] == 3


def test_nothing_is_advised_to_be_dried_that_does_not_become_himono() -> None:
    """Rulings, Expansion fish, Loading: if Himono has no barrel left, nothing comes."""
    table = Table("himono").lay(0, licences="himono-1", tokens="mackerel", drying="mackerel")
    assert of(table.set_turn(points=0)).action.verb == "dry"
    assert of(table.overfish("himono")).action.verb == "end turn"
    for left, verb in ((2, "dry"), (1, "end turn")):
        table = Table("himono").lay_market("himono", boxed=4 - left).set_turn(points=0)
        table.lay(0, licences="himono-1 himono-2", tokens="mackerel mackerel")
        table.lay(0, drying="mackerel mackerel").play("dry himono-2 mackerel token")
        assert of(table).action.verb == verb


def test_a_lot_that_can_only_be_kept_is_valued_by_what_it_counts() -> None:
    """End: whoever has had the last turn sells nothing any more."""
    values = []
    for last in (8, 9):  # Gate's turn is the ninth
        table = Table("spider-crab").set_state(turns=7, last_turn=last, ended_by=0)
        table.lay(0, boats=[at_sea("two-slot", "spider-crab", "spider-crab")])
        for seat in range(3):
            table.lay(seat, tokens="mackerel " * seat)
        table.play("fish")
        table.play("dock two-slot left", drawn=["spider-crab-4"])
        table.play("bid 0", "bid 0")
        reasons = dict(of(table).reasons)
        values.append(max(values_of["yen"] for values_of in reasons.values()))
    assert values[0] < values[1]


@pytest.mark.parametrize("points", [1, 2])
@pytest.mark.parametrize("end", [{"last_turn": 9, "ended_by": 0}, {"round_limit": 3}])
def test_nothing_is_advised_to_be_caught_that_cannot_be_landed(
    end: dict[str, int], points: int
) -> None:
    """Endgame: the final count is of yen and tokens; a barrel at sea is neither."""
    table = Table("red-snapper").set_state(turns=7, **end).set_turn(points=points)
    table.lay(0, yen=0, licences="red-snapper", boats=[at_sea("two-slot")])
    assert ("catch" in " ".join(map(str, of(table).then))) == (points == 2)
    table.play("fish")
    assert of(table).action.verb == ("catch" if points == 2 else "finish fishing")


def test_a_last_berth_is_freed_for_what_is_to_be_landed() -> None:
    table = Table("red-snapper").set_state(turns=7, last_turn=9, ended_by=0).set_turn(points=1)
    boats = [at_sea("two-slot", "red-snapper"), in_port("one-slot")]
    table.lay(0, yen=0, licences="red-snapper", boats=boats).play("fish")
    assert str(of(table).action) == "undock one-slot"
    assert "catch" not in why(table)
    table.play("undock one-slot")
    assert of(table).action.verb == "dock"


def test_docking_is_advised_for_what_comes_on_sale() -> None:
    table = Table("eel").lay_market("eel", marker=9)
    table.lay(0, yen=0, licences="eel", boats=[at_sea("two-slot", "eel", "eel")])
    table.set_turn(points=1)
    assert str(of(table).action) == "fish"
    assert "dock two-slot" in str(of(table).then[0])
    assert "goes on sale" in why(table)
    assert "2 Eel barrels" in why(table)


def test_a_sale_is_advised_for_its_yen() -> None:
    table = Table("government").lay(0, tokens="mackerel", yen=100)
    table.lay_market("government", left_price=9)
    assert str(of(table).action) == "enter government free"
    assert [*map(str, of(table).then)] == ["give left mackerel"]
    assert "It brings you ¥900." in why(table)


def test_a_loan_is_advised_with_what_it_costs() -> None:
    """Bank: a Loan of ¥500 is repaid with ¥500 of interest."""
    table = Table("bank", "government").lay(0, yen=0)
    assert str(of(table).then[-1]) == "take loan"
    assert "It brings you ¥500." in why(table)
    assert "in the final count it costs you ¥1,000." in why(table)


def test_yen_for_what_is_worth_more_are_told_as_a_loss() -> None:
    """Government: ¥300 for a Red Snapper, which counts ¥600; something must be done there."""
    table = Table("government", "red-snapper").lay(0, yen=0, tokens="red-snapper red-snapper")
    table.set_turn(points=1).play("enter government free")
    assert why(table).startswith("Of all that you can do now, this costs you least.")


def test_what_costs_nothing_is_not_said_to_cost_least() -> None:
    """Visiting Markets: what must be done there was done, and leaving is free."""
    table = Table("mackerel").set_state(turns=6, last_turn=6, ended_by=1)
    table.lay(0, licences="mackerel mackerel mackerel", boats=[], yen=2000)
    table.play("enter mackerel points", "buy licence mackerel")
    assert "costs you least" not in why(table)


@pytest.mark.parametrize(
    ("market", "sentence"),
    [("auction", "the market adds as much again"), ("barter", "or keep what you offered")],
)
def test_what_is_offered_is_told_by_the_rules_of_its_market(market: str, sentence: str) -> None:
    """Auction: the seller takes the highest bid, and as much again; Barter: one offer, or none."""
    table = Table("fugu", market).set_state(turns=6, last_turn=6, ended_by=1).set_turn(points=1)
    table.lay(0, tokens="fugu mackerel", yen=1000)
    for other in (1, 2):
        table.lay(other, tokens="fugu fugu", yen=4000)
    assert str(of(table).action) == f"enter {market} points"
    assert sentence in why(table)

    table = Table().lay(0, boats=[], licences="", yen=0).set_turn(points=2)
    while len(table.game.legal_actions) > 1:
        table.play("fish", "finish fishing")
    assert why(table) == "It is the only thing you can do now."


def test_a_ship_is_advised_for_what_its_licences_catch() -> None:
    table = Table("himono", "sardines")
    table.lay(0, yen=0, licences="himono-1", boats=[in_port("two-slot")]).play("fish")
    assert str(of(table).action) == "undock two-slot"
    assert "can then catch Mackerel and Sardine; a barrel so caught" in why(table)
    table = Table("mackerel", "eel", staple="horse-mackerel").overfish("horse-mackerel")
    table.lay(0, yen=0, licences="horse-mackerel", boats=[in_port("two-slot")]).play("fish")
    assert "Horse Mackerel" not in why(table)


def test_no_hint_says_that_an_overfished_fish_can_be_caught() -> None:
    checked = 0
    for moment in moments():
        found = hint(moment.seen, moment.legal)
        for message, values in found.reasons:
            if message.startswith(("hint_licence", "hint_undock")):
                checked += 1
                fish = values["fish"]
                assert isinstance(fish, tuple)
                assert all(moment.state.home(kind).barrels for kind in fish)
                assert "himono" not in fish or len(fish) == 1
    assert checked > 20


# --- nothing hidden ---


def test_closed_yen_of_others_change_no_hint() -> None:
    def told_to_moon(yen: int) -> list[str]:
        table = Table("eel", money="closed").lay_market("eel", marker=6)
        table.lay(0, boats=[at_sea("one-slot", "eel")], tokens="eel")
        table.lay(1, yen=yen, fresh="eel-300")
        found = []
        for text in ("fish", "dock one-slot left", "price eel ???", "amount 600", "finish fishing"):
            found.append(why(table) + str(of(table).action))
            table.play(text)
        return [*found, why(table)]

    assert told_to_moon(0) == told_to_moon(4500)


def test_sealed_bids_change_no_hint() -> None:
    def told_to_peak(bid: int) -> tuple[str, str]:
        crab = "spider-crab"
        table = Table(crab).lay(0, boats=[at_sea("two-slot", crab, crab)])
        table.play("fish", "dock two-slot left", drawn=["spider-crab-8"])
        table.play(f"bid {bid}")
        return str(of(table).action), why(table)

    assert told_to_peak(0) == told_to_peak(1500)


@pytest.mark.parametrize("seed", range(3))
def test_what_will_be_drawn_changes_no_hint(seed: int) -> None:
    fish = ["spider_crab", "tuna", "fugu", "eel"]
    one, other = (
        lab.new_game(
            3, fish_markets=fish, external_markets=["bank", "barter"], first_player=0, seed=s
        )
        for s in (seed, seed + 100)
    )
    for _ in range(60):
        assert one.to_act is not None
        found = hint(one.observe(one.to_act), one.legal_actions)
        assert found == hint(other.observe(one.to_act), other.legal_actions)
        if foresee(one.observe(one.to_act), [found.action]).stops == "draw":
            return
        one.play(found.action)
        other.play(found.action)


# --- on the screen ---


def test_a_hint_is_drawn_with_a_button_that_chooses_it() -> None:
    table = Table("eel").lay_market("eel", marker=7).lay(0, boats=[at_sea("one-slot", "eel")])
    found = of(table)
    say = table.game.say
    html = str(draw_hint(table.game.words, found, say))
    assert f'data-do="choose" data-text="{found.action}"' in html
    assert f"A computer player would do this: {say(found.action)}" in spoken(html)
    assert f"And then: {say(found.then[0])}" in spoken(html)


def test_no_reason_is_without_words() -> None:
    assert said("en", "hint_") == said("es", "hint_")
