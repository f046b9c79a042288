"""Learning at the table: help at every decision, numbers explained, and the guided first game."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import unescape
from itertools import product
from random import Random

import pytest
from msgspec.structs import replace
from tsukiji_widgets import Table, learning

import tsukiji_lab as lab
from tests.laden import both_boxes, crowded_harbours, full_boards, wander
from tests.rules.table import Table as Laid
from tests.rules.table import at_sea
from tsukiji_lab.drawing import learning as draw
from tsukiji_lab.drawing.band import STEPS
from tsukiji_lab.drawing.news import ON_THE_WAY, draw_news
from tsukiji_lab.game.action import Action
from tsukiji_lab.lessons import first_game
from tsukiji_lab.lessons.first_game import STUMBLES, Progress
from tsukiji_lab.players import PLAYERS
from tsukiji_lab.rulebook import LANGUAGES, RULES, words
from tsukiji_lab.tsukiji.board import BOARDS
from tsukiji_lab.tsukiji.explaining import questions
from tsukiji_lab.tsukiji.pricing import Pricing
from tsukiji_lab.tsukiji.setup import BASE, BEGINNERS, fish_boards
from tsukiji_lab.tsukiji.terms import View
from tsukiji_lab.tsukiji.turn import END_RESOURCES, END_YEN
from tsukiji_lab.tsukiji.visiting import Visit
from tsukiji_lab.tsukiji.worth import resources

NOT_ENTERED = {"foreign_market", "overfishing_market"}
"""Nobody visits them: see foreign-market.entry and overfishing-market.entry."""

# --- what can be done here ---


def test_no_kind_of_decision_is_without_help() -> None:
    assert {*draw.DECISIONS, Visit} == set(STEPS)
    assert set(draw.VISITS) == set(BOARDS) - NOT_ENTERED


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_and_every_market_has_its_words(language: str) -> None:
    names = [name for name, _ in draw.DECISIONS.values() if name != "lot"]
    messages = [f"at-{name}" for name in names]
    messages += [f"bids-{board}" for board in draw.BIDS]
    messages += [f"lot-{board}" for board in draw.LOTS]
    messages += [f"in-{board}" for board in (*draw.VISITS, draw.ABROAD)]
    messages += [f"own-{board}" for board in fish_boards(BASE)]
    missing = [m for m in messages if not words(language).has(f"learn_{m.replace('_', '-')}")]
    assert not missing


def test_every_rule_of_the_help_is_in_the_catalogue() -> None:
    named = [rule for _, rules in draw.DECISIONS.values() for rule in rules]
    named += [rule for rules in (*draw.BIDS.values(), *draw.LOTS.values()) for rule in rules]
    named += [BOARDS[board].rule(each) for board, rules in draw.VISITS.items() for each in rules]
    assert not set(named) - set(RULES)


def help_at(table: Laid, language: str = "en") -> str:
    return " ".join(draw.here(words(language), table.state)[0])


def test_a_point_of_a_cart_is_not_told_as_one_for_everything() -> None:
    table = Laid("rentals").set_turn(points=0, cart_points=1)
    assert not table.allows("fish")
    assert table.allows("end turn")
    told = help_at(table)
    assert "of a Cart" in told
    assert "Fishing" not in told
    table = Laid("rentals").set_turn(points=2, cart_points=1)
    assert table.values("end turn") == {"points": 2}
    told = help_at(table)
    assert "You have 2 Action Points to spend." in told
    assert "A Cart gives you 1 more" in told
    table = Laid("rentals").lay(0, carts=(2,)).set_turn(points=0)
    assert table.allows("use cart 2")
    assert "a Cart" in help_at(table)


def test_a_licence_is_told_to_catch_what_it_catches() -> None:
    table = Laid("himono", "sardines").lay(0, yen=2000)
    table.play("enter himono points")
    assert "can catch Mackerel and Sardine." in help_at(table)
    table = Laid("mackerel", "eel", staple="horse-mackerel").overfish("horse-mackerel")
    table.lay(0, yen=2000, boats=[at_sea("two-slot")]).play("enter horse-mackerel free")
    assert "can catch Mackerel." in help_at(table)
    table.play("buy licence horse-mackerel", "leave", "fish")
    assert table.allows("catch by horse-mackerel two-slot 2")


def test_a_licence_of_an_overfished_fish_brings_yen_only() -> None:
    table = Laid("eel").overfish("eel").lay(0, yen=2000, licences="eel")
    table.play("enter eel points")
    assert table.yen() == 2100
    told = help_at(table)
    assert "of yours can catch" not in told
    assert "brings its holder ¥100" in told
    table = Laid("eel", staple="horse-mackerel").overfish("horse-mackerel").lay(0, yen=2000)
    table.play("enter horse-mackerel free")
    assert "¥" not in help_at(table)


@pytest.mark.parametrize("market", draw.ONCE)
def test_what_can_be_done_once_is_not_told_to_go_on(market: str) -> None:
    table = Laid(market.replace("_", "-"), "eel").lay(0, yen=2000, tokens="eel eel")
    entry = next(text for text in table.offered("enter") if f"enter {market} " in text)
    table.play(entry)
    assert "once in a visit" in help_at(table)
    lots = {"barter": "offer lot", "auction": "auction lot"}
    if market in lots:
        table.play(lots[market], "add eel", "add eel", "confirm", "bid 0", "bid 100")
        table.play("decline") if market == "barter" else None
    else:
        table.play(f"buy licence {market}")
    assert "Nothing more can be done here" in help_at(table)
    assert table.allows("leave")


def test_where_more_can_be_done_it_is_told() -> None:
    table = Laid("eel").lay(0, yen=2000, tokens="eel eel")
    table.play("enter eel points", "sell eel 1")
    assert "Go on as long as you like" in help_at(table)


def test_a_red_snapper_falls_by_one_for_every_three_bought() -> None:
    table = Laid("red-snapper")
    held, worths = [], []
    for count in range(7):
        table.lay(1, tokens=" ".join(["red-snapper"] * count))
        held.append(table.market("red-snapper").tokens)
        worths.append(table.market("red-snapper").value)
    assert worths == [-(-left // 3) for left in held]
    assert "1 less for every three bought" in words("en").say("learn_own-red-snapper")
    assert "less with each one" not in words("en").say("learn_own-red-snapper")


def test_the_guide_names_every_licence_that_is_held() -> None:
    game = first_game.begin()
    assert set(game.state.player.licences) == {"mackerel", "red_snapper"}
    said = words("en").say("guide_begin-text", seat=0)
    assert "a Mackerel and a Red Snapper licence" in said


def test_an_empty_boat_alone_is_not_told_to_hold_an_auction_abroad() -> None:
    table = Laid("eel", "foreign-market")
    table.lay(0, yen=2000, boats=[at_sea("three-slot"), at_sea("one-slot", "eel")])
    table.play("fish", "dock abroad three-slot")
    assert not table.allows("auction abroad")
    assert "at least one barrel" in help_at(table)


def test_what_comes_before_ageing_is_asked_without_boards_that_are_not_there() -> None:
    table = Laid("himono").lay(0, licences="himono-1", degraded="mackerel-100")
    table.begin_turn()
    verbs = {action.verb for action in table.game.legal_actions}
    assert verbs >= {"dry", "degrade"}
    assert not verbs & {"use freezer", "buy own fugu"}
    asked = words("en").say("draw_step-morning-detail", waiting=0)
    assert not {"Freezer", "Fugu"} & set(asked.replace("?", "").split())


def test_the_column_without_a_price_takes_any() -> None:
    table = Laid("eel").lay(0, boats=[at_sea("one-slot", "eel")])
    table.play("fish", "dock one-slot left", "price eel ???")
    assert table.allows("amount 100")
    assert words("en").say("draw_any-price") == "(any price)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_plain_and_short_wherever_a_game_leads(language: str) -> None:
    said: dict[str, str] = {}
    for seed, lay_out in product(range(4), (crowded_harbours, full_boards, both_boxes)):
        game = lay_out().game
        game.language = language
        for _ in wander(game, 120, Random(seed)):
            if game.to_act is not None:
                top = game.state.top
                told, rules = draw.here(game.words, game.state)
                said[f"{type(top).__name__} {getattr(top, 'market', '')}"] = " ".join(told)
                assert rules
    assert len(said) > 30
    for text in said.values():
        assert text.endswith(".")
        assert 60 < len(text) < 620, text
        assert not set("{}_") & set(text)


def test_the_help_of_a_market_tells_what_a_licence_costs_in_this_game() -> None:
    game = lab.new_game(
        3,
        box="expansion",
        fish_markets=["eel", "fugu", "octopus", "salmon"],
        boards={"eel": {"licence_price": 700}},
        first_player=0,
        seed=1,
    )
    game.play("enter eel points")
    assert "A licence costs ¥700" in draw.here(game.words, game.state)[0][0]
    game.play("buy licence")
    game.play("leave")
    game.play("enter fugu points")
    assert "The licence is free" in draw.here(game.words, game.state)[0][0]
    game.play("buy licence")
    assert "No licence is left here" in draw.here(game.words, game.state)[0][0]


def said_of(table: Laid) -> str:
    return " ".join(draw.here(table.game.words, table.game.state)[0])


def landed(turns: int) -> Laid:
    """A Mackerel barrel waits for its price in that turn, in the game of three that ends with
    turn 9.
    """
    table = Laid("eel").set_state(turns=turns, last_turn=9, ended_by=0)
    table.lay(0, boats=[at_sea("one-slot", "mackerel")])
    table.play("fish", "dock one-slot left")
    return table


def test_how_long_fish_is_for_sale_is_told_by_the_turns_that_are_left() -> None:
    """Fish Degradation; Game End: unsold fish counts nothing, and no turn is left in the last."""
    assert "then it is lost" in said_of(landed(3))
    assert "until the game ends" in said_of(landed(4))
    assert "lost" not in said_of(landed(4))
    assert "until the game ends" in said_of(landed(8))
    assert "nobody has a turn left to buy it" in said_of(landed(9))
    assert "a nadie le queda un turno" in help_at(landed(9), "es")


def test_a_buyer_who_waits_for_the_end_of_the_last_turn_can_still_buy() -> None:
    """Expansion, Influence: a Buyer acts after the turn of the player it was placed with."""
    table = Laid("influence", box="expansion").set_state(turns=9, last_turn=9, ended_by=0)
    table.lay(1, buyers=1).lay(0, boats=[at_sea("one-slot", "mackerel")])
    table.set_state(errands=((1, 0),))
    table.play("fish", "dock one-slot left")
    assert "until the game ends" in said_of(table)


def test_takoyaki_that_never_ages_is_not_said_to_be_lost() -> None:
    table = Laid("octopus", "eel", "fugu", "salmon")
    table.lay(0, tokens="octopus", yen=1000)
    table.begin_turn(0)
    for action in ("enter octopus yen", "trade octopus"):
        table.game.play(action)
    assert "never ages" in said_of(table)


def test_an_overfished_market_and_a_cart_are_told_of() -> None:
    table = Laid("eel", "fugu", "octopus", "salmon", "rentals", "trading")
    table.lay(0, yen=1000, carts=(2,))
    table.overfish("eel")
    table.begin_turn(0)
    table.game.play("use cart")
    assert "2 Action Points to spend" in said_of(table)
    assert "for entering markets only" in said_of(table)
    table.game.play("enter eel points")
    assert "overfished" in said_of(table)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_that_can_be_asked_for_has_a_name_of_its_own(language: str) -> None:
    said = words(language)
    for game in (both_boxes().game, full_boards().game):
        view = View(game.state, (True,) * len(game.players), game.session)
        titles = [draw.title_of(said, question) for question in questions(view)]
        assert len(titles) == len(set(titles)) > 50


# --- the guided first game ---

Policy = Callable[[lab.Game, str, Random], Action | str]
"""What the person does at a decision: the game, the action on the guide's card, a generator."""


def as_greedy(game: lab.Game, action: str, rng: Random) -> Action:
    player = PLAYERS["greedy"]()
    return player.choose(game.observe(first_game.PERSON), game.legal_actions, rng)


def as_told(game: lab.Game, action: str, rng: Random) -> Action | str:
    return action or as_greedy(game, action, rng)


def by_lot(game: lab.Game, action: str, rng: Random) -> Action:
    player = PLAYERS["random"]()
    return player.choose(game.observe(first_game.PERSON), game.legal_actions, rng)


def idly(game: lab.Game, action: str, rng: Random) -> Action | str:
    """Goes fishing, lets no boat do anything, ends the turn."""
    ways = ("finish fishing", "end turn", "fish")
    return next((way for way in ways if way in game.legal_actions), game.legal_actions[0])


class Reader:
    """Somebody who plays the guided first game, and all that the guide told in it."""

    def __init__(self, language: str = "en") -> None:
        self.game = first_game.begin(language)
        self.progress = Progress()
        self.told: list[str] = []
        self.texts: list[str] = []

    def read(self) -> str:
        """Read what is told at this decision; returns the action that it names."""
        while card := first_game.card(self.game, self.progress):
            html = draw.draw_card(self.game.words, card)
            assert self.game.words.say(f"guide_{card.name}-text", **card.values) in unescape(html)
            self.told.append(card.name)
            self.texts += re.findall("<(?:h2|p|li)[ >].*?</(?:h2|p|li)>", html)
            before, self.progress = self.progress, first_game.read(self.progress, card.name)
            if card.action or self.progress == before:
                return card.action
        return ""

    def play(self, policy: Policy, turns: int, rng: Random) -> None:
        """Play until so many own turns are over."""
        last = first_game.FIRST_ROUND + turns - 1
        while self.game.to_act is not None and self.game.state.round <= last:
            if self.game.to_act == first_game.PERSON:
                action = policy(self.game, self.read(), rng)
                if self.game.why_not(action) is None:
                    self.game.play(action)
            else:
                seat = self.game.to_act
                player = PLAYERS[first_game.SEATS[seat]]()
                self.game.play(player.choose(self.game.observe(seat), self.game.legal_actions, rng))


def test_the_first_game_is_the_rulebooks_for_beginners() -> None:
    game = first_game.begin()
    assert {"mackerel", *BEGINNERS} < {market.board for market in game.state.fish_markets}
    assert "tuna" not in game.state.boards
    assert game.setup.box == BASE
    assert game.setup.seed == first_game.begin().setup.seed
    assert game.to_act == first_game.PERSON
    assert game.state.turn.points == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_follows_the_guide_meets_all_four_stops_in_two_turns(language: str) -> None:
    reader = Reader(language)
    reader.play(as_told, 2, Random(1))
    assert [name for name in reader.told if name in first_game.STUMBLES] == [
        "buy",
        "yen",
        "own",
        "price",
    ]
    assert reader.told[-1] == "done"
    said = [line.what for step in reader.game.session.steps for line in step.events]
    assert said.count("bought") == 1
    on_sale = reader.game.state.players[first_game.PERSON].fresh
    assert [sale.kind for sale in on_sale] == ["red_snapper"]


def to_the_price(reader: Reader) -> None:
    """Play as told until the price of what was landed is asked, the fourth of the stops."""
    while not isinstance(reader.game.state.top, Pricing):
        reader.game.play(reader.read())
        while reader.game.to_act != first_game.PERSON:
            reader.game.play(as_greedy(reader.game, "", Random(1)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_has_a_word_for_every_decision_until_the_turn_is_over(language: str) -> None:
    """Who has read the fourth stop still has a price to ask and an Action Point to spend."""
    reader = Reader(language)
    to_the_price(reader)
    while reader.game.to_act == first_game.PERSON:
        assert reader.told[-1] != "done"
        action = reader.read()
        assert action
        reader.game.play(action)
    assert reader.told.count("done") == 1
    assert reader.progress.seen == first_game.READ_ONCE


def test_the_farewell_names_the_goal_and_the_buttons_that_help() -> None:
    for language in LANGUAGES:
        say = words(language).say
        told = say("guide_done-text", yen=END_YEN, resources=END_RESOURCES)
        assert words(language).yen(END_YEN) in told
        assert words(language).count("resource", END_RESOURCES) in told
        assert say("learn_hint") in told
        assert say("learn_here") in told


def test_the_first_turn_that_the_guide_leads_through_is_a_sensible_one() -> None:
    reader = Reader()
    before = resources(reader.game.state, first_game.PERSON), reader.game.state.player.yen
    reader.play(as_told, 1, Random(1))
    after = reader.game.state.players[first_game.PERSON]
    # It paid less for its fish than that is worth, and has something to sell.
    gained = resources(reader.game.state, first_game.PERSON) - before[0]
    assert gained > before[1] - after.yen > 0
    assert [boat.load for boat in after.boats] == [("red_snapper",)]


def test_the_guide_compares_yen_with_yen() -> None:
    """Objective: a Resource is ¥100. Red Snapper: a third of the tokens left, so 6 of the 18."""
    reader = Reader()
    reader.play(as_told, 2, Random(1))
    told = " ".join(re.sub("<[^>]*>", "", text) for text in reader.texts)
    assert "asks ¥300 for a Red Snapper, and it is worth ¥600 to you" in told
    assert "you take a token that is worth ¥600 to you" in told
    assert re.search(r"is worth ¥[\d,]+ to a buyer now, so ¥\d+ leaves something", told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_turn_can_be_read_and_pressed_in_two_minutes(language: str) -> None:
    """At 240 words a minute, and two seconds for each button of the guide and each red one."""
    reader = Reader(language)
    reader.play(as_told, 1, Random(1))
    read = sum(len(re.sub("<[^>]*>", " ", text).split()) for text in reader.texts)
    assert read / 240 * 60 + 2 * 2 * len(reader.told) <= 120


@pytest.mark.parametrize("policy", [as_greedy, by_lot, idly])
@pytest.mark.parametrize("seed", range(12))
def test_all_four_stops_come_up_whatever_is_done(policy: Policy, seed: int) -> None:
    reader = Reader()
    reader.play(policy, 4, Random(seed))
    stumbles = [name for name in reader.told if name in first_game.STUMBLES]
    assert sorted(stumbles) == sorted(first_game.STUMBLES)


def test_a_computer_loses_a_barrel_that_it_asked_too_much_for() -> None:
    """The script shows in the log what the guide warns of."""
    reader = Reader()
    reader.play(as_told, 3, Random(1))
    lost = [line.sentence for line in reader.game.log if "back unsold" in line.sentence]
    assert lost == ["Peak’s fish ages: 1 Eel barrel back unsold."]


def test_what_the_guide_names_can_be_done() -> None:
    for seed in range(12):
        reader, rng = Reader(), Random(seed)
        while reader.game.state.round <= 4 and reader.game.to_act is not None:
            if reader.game.to_act == first_game.PERSON:
                action = reader.read()
                assert not action or action in reader.game.legal_actions
            reader.game.play(by_lot(reader.game, "", rng))


def test_progress_is_kept_as_a_short_text() -> None:
    reader = Reader()
    assert first_game.decode(first_game.encode(reader.progress)) == reader.progress
    reader.play(as_told, 1, Random(1))
    left = replace(reader.progress, is_left=True)
    assert first_game.decode(first_game.encode(left)) == left
    assert len(first_game.encode(left)) < 60


@pytest.mark.parametrize("text", ["", "nonsense", "buy.buy.buy", "....", "left", "x" * 5000])
def test_any_text_is_read_as_some_progress(text: str) -> None:
    progress = first_game.decode(text)
    assert set(progress.seen) <= set(first_game.READ_ONCE)
    assert first_game.decode(first_game.encode(progress)) == progress


def test_somebody_who_comes_back_goes_on_where_they_were() -> None:
    reader = Reader()
    reader.play(as_told, 1, Random(1))
    again = Reader()
    again.game = lab.game_from_code(reader.game.code)
    again.progress = first_game.decode(first_game.encode(reader.progress))
    for each in (reader, again):
        each.told.clear()
        each.play(as_told, 2, Random(1))
    assert again.told == reader.told
    assert "price" in again.told
    assert "buy" not in again.told


# --- at the table ---


def table_of(game: lab.Game, *players: str) -> Table:
    return Table(game, players=players or ("person", *["greedy"] * (len(game.players) - 1)))


def order(table: Table, do: str, text: str = "") -> dict[str, str]:
    """Give an order as the page does; returns the parts that help, in plain text."""
    table.obey({"do": do, "text": text})
    return learning.parts(table)


def guided(language: str = "en") -> Table:
    table = Table(language=language)
    order(table, "guide", "start")
    return table


def turn_by_turn(table: Table) -> None:
    """Let the computer players of a table decide until it is a person's turn."""
    while table.sitting and table.sitting.computer_decides:
        table.obey({"do": "painted", "text": ""})


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_is_played_at_the_table_until_it_says_farewell(language: str) -> None:
    table = guided(language)
    said = table.words.say
    titles = []
    for _ in range(60):
        turn_by_turn(table)
        assert table.game is not None
        card = learning.parts(table)["guide"]
        found = re.search(r"<h2[^>]*>(.*?)</h2>", card)
        if found is None:
            break
        titles.append(unescape(found[1]))
        action = re.search(r'data-do="choose" data-text="([^"]*)"', card)
        if 'data-text="next"' in card:
            order(table, "guide", "next")
        else:
            assert action
            order(table, "choose", action[1])
            assert said("guide_chosen") in unescape(learning.parts(table)["guide"])
            order(table, "play")
        assert not table.said
    stumbles = [title for title in titles if title in {said(f"guide_{s}") for s in STUMBLES}]
    assert len(stumbles) == len(STUMBLES)
    assert titles[-1] == said("guide_done")


def test_a_card_that_a_decision_was_taken_under_has_been_read() -> None:
    table = guided()
    assert "Welcome" in learning.parts(table)["guide"]
    order(table, "play", "purchase")
    assert "Welcome" not in order(table, "undo")["guide"]


def test_the_guide_can_be_left_and_come_back_to() -> None:
    table = guided()
    order(table, "guide", "next")
    assert "only if you buy it" in learning.parts(table)["guide"]
    left = order(table, "guide", "leave")["guide"]
    assert "only if you buy it" not in left
    assert 'data-text="resume"' in left
    order(table, "play", "fish")
    order(table, "undo")
    assert "only if you buy it" in order(table, "guide", "resume")["guide"]


def test_what_is_kept_brings_the_guide_back_where_it_was() -> None:
    table = guided()
    order(table, "guide", "next")
    kept = {name: kept.said(table) for name, kept in learning.KEPT.items()}
    again = Table(lab.game_from_code(table.game.code), players=first_game.SEATS)
    for name, text in kept.items():
        learning.KEPT[name].taken(again, text)
    assert learning.parts(again)["guide"] == learning.parts(table)["guide"]


def test_only_the_first_game_has_a_guide() -> None:
    other = table_of(lab.new_game(6, box="expansion", seed=1, first_player=0))
    learning.KEPT["guide"].taken(other, "begin.buy")
    assert learning.parts(other)["guide"] == ""
    order(other, "guide", "next")
    assert other.said == other.words.say("table_not-understood")


def test_a_number_is_explained_with_its_steps_and_its_rule() -> None:
    table = guided()
    card = order(table, "explain", "worth eel")["told"]
    assert "An Eel token is worth 2 Resources" in card
    step = re.search(r'data-do="look" data-text="(\d+)"', card)
    assert step
    lines = table.game.lines(int(step[1]))
    assert "The value of Eel goes from 1 to 2." in [line.sentence for line in lines]
    assert 'href="./rules#code=eel.worth"' in card
    assert order(table, "close")["told"] == ""


def test_every_number_that_the_table_lists_can_be_explained_there() -> None:
    table = guided()
    options = re.findall(r'<option value="([^"]*)"', order(table, "explain")["told"])
    assert set(options) == set(table.game.explainable)
    for what in options:
        assert f'data-about="{what}"' in order(table, "explain", what)["told"]


def test_a_number_that_is_none_gets_a_sentence_and_leaves_the_card_as_it_is() -> None:
    table = guided()
    before = order(table, "explain", "worth eel")["told"]
    assert order(table, "explain", "worth cod")["told"] == before
    assert "“worth cod” is not a number of this table" in table.said


def test_a_card_closes_when_something_is_done() -> None:
    table = guided()
    assert order(table, "explain", "worth eel")["told"]
    assert order(table, "play", "purchase")["told"] == ""


def test_help_can_be_turned_off_and_on_again() -> None:
    table = guided()
    shown = order(table, "here")
    order(table, "explain", "points")
    assert set(order(table, "help", "off").values()) == {""}
    assert "left in this turn" in order(table, "explain", "points")["told"]
    kept = learning.KEPT["help"]
    assert kept.everywhere
    other = guided()
    kept.taken(other, kept.said(table))
    assert set(learning.parts(other).values()) == {""}
    assert order(table, "help", "on")["guide"] == shown["guide"]


def test_what_can_be_done_here_stays_open_and_follows_the_game() -> None:
    table = guided()
    assert "You have 2 Action Points to spend" in order(table, "here")["panel-help"]
    assert "piece by piece" in order(table, "play", "purchase")["panel-help"]
    assert "piece by piece" not in order(table, "here")["panel-help"]


def test_a_hint_names_an_action_that_can_be_done_and_why() -> None:
    table = guided()
    card = order(table, "hint")["told"]
    action = re.search(r'data-do="choose" data-text="([^"]*)"', card)
    assert action
    assert action[1] in table.game.legal_actions
    assert len(re.findall("<p>", card)) >= 2


def test_no_hint_is_given_for_another_seat_or_behind_a_cover() -> None:
    closed = lab.new_game(2, money="closed", seed=3, first_player=0)
    table = table_of(closed, "person", "person")
    assert order(table, "hint")["told"] == ""
    assert "open the screen first" in table.said
    assert learning.parts(table)["panel-help"] == ""


def test_nothing_hidden_is_explained() -> None:
    """Behind a cover nobody's yen are told; to one player, only their own."""
    game = lab.new_game(2, money="closed", seed=3, first_player=0)
    table = table_of(game, "person", "person")
    hidden = table.words.say("explain_yen-hidden", seat=0)
    assert hidden in unescape(order(table, "explain", "yen moon")["told"])
    order(table, "open")
    assert "¥2,000" in order(table, "explain", "yen moon")["told"]
    assert "2,000" not in order(table, "explain", "yen peak")["told"]
    # The card stays when the turn ends and the screen is handed on; then it tells no more.
    for action in ("fish", "finish fishing", "fish", "finish fishing", "end turn"):
        order(table, "play", action)
    assert learning.parts(table)["told"] == ""
    assert hidden in unescape(order(table, "explain", "yen moon")["told"])


@pytest.mark.parametrize("do", ["here", "explain", "close", "help", "guide", "hint"])
@pytest.mark.parametrize("text", ["", "nonsense", "next", "leave", "on", "<i>eel", "x" * 999])
def test_no_order_breaks_the_table_or_changes_the_game(do: str, text: str) -> None:
    empty = Table()
    empty.obey({"do": do, "text": text})
    assert empty.said != empty.words.say("table_fault")
    assert empty.game is None
    for table in (guided(), table_of(both_boxes().game)):
        before = table.game.state
        parts = order(table, do, text)
        assert table.said != table.words.say("table_fault")
        assert table.game.state == before
        assert "<i>" not in "".join(parts.values())


# --- what others did ---


@pytest.mark.parametrize(
    ("language", "title"), [("en", "What Peak and Gate did"), ("es", "Qué han hecho Cima y Puerta")]
)
def test_what_each_computer_did_is_told_with_the_next_decision(language: str, title: str) -> None:
    game = first_game.begin(language)
    for text in ("fish", "catch one-slot red-snapper", "finish fishing"):
        game.play(text)
    for text in ("fish", "dock one-slot left", "price red-snapper 400", "finish fishing"):
        game.play(text)
    game.play("end turn")
    here, player = game.session.here, PLAYERS["greedy"]()
    while game.to_act != first_game.PERSON:
        assert game.to_act is not None
        game.play(player.choose(game.observe(game.to_act), game.legal_actions, Random(1)))
    news = draw_news(game, first_game.PERSON, {1, 2})
    assert news is not None
    told = unescape(news)
    assert title in told
    assert "<details" in news
    assert " open" not in news  # the question below it is seen
    for number in range(here + 1, game.session.here + 1):
        for event, line in zip(
            game.session.steps[number - 1].events, game.lines(number), strict=True
        ):
            assert (line.sentence in told) == (event.what not in ON_THE_WAY), line
