"""The table at which people play, without a browser: what the page is told and what it may do."""

from __future__ import annotations

import io
import json
import logging
import random
import re
import zlib
from contextlib import nullcontext
from html.parser import HTMLParser
from typing import Any
from urllib.parse import parse_qs, urlencode

import pytest
from tsukiji_widgets import Table
from tsukiji_widgets.explorer import Explorer
from tsukiji_widgets.lesson import Lesson
from tsukiji_widgets.page import Listener

import tsukiji_lab as lab
from tests.rules.table import Table as Rules
from tests.rules.table import at_sea
from tsukiji_lab.drawing.forms import LONGEST_FILE
from tsukiji_lab.game.record import decode
from tsukiji_lab.public import RULES
from tsukiji_lab.rulebook import UnknownLanguage, words

TWO = {"players": "2", "kind-0": "person", "kind-1": "person", "fish": "beginners", "seed": "5"}


class Page:
    """Stands for the page: keeps what it is told, and sends orders."""

    def __init__(self, table: Table, **hello: str) -> None:
        self.table = table
        self.messages: list[str] = []
        self.parts: dict[str, str] = {}
        self.plots: dict[str, Any] = {}
        self.changed: dict[str, str] = {}
        self.kept = ""
        self.file = ""
        self.told: dict[str, Any] = {}
        table.page.send = self._receive
        self.do("hello", urlencode({"language": "en", "kept": "", **hello}))

    def _receive(self, content: dict[str, str], buffers: list[bytes]) -> None:
        text = zlib.decompress(buffers[0]).decode()
        self.messages.append(text)
        value = json.loads(text)
        match content["what"]:
            case "parts":
                self.changed = value["changed"]
                if value["frame"] is not None:
                    self.parts = {}
                self.parts.update(self.changed)
            case "more":
                self.parts.update(value)
            case "keep":
                self.kept = value["text"]
            case "plots":
                self.plots.update(value)
            case "file":
                self.file = value
        self.told[content["what"]] = value

    def do(self, do: str, text: str = "") -> None:
        self.table.obey({"do": do, "text": text})

    def play(self, *actions: str) -> None:
        for action in actions:
            self.do("play", action)
            assert self.answer == ""

    def set_up(self, **fields: str | list[str]) -> None:
        self.do("setup", urlencode({**TWO, **fields}, doseq=True))

    def fill_in(self, **fields: str | list[str]) -> None:
        self.do("form", urlencode({**TWO, **fields}, doseq=True))

    def offered(self, name: str) -> list[str]:
        """The values that the fields of this name can have, in the form."""
        return re.findall(rf'name="{name}" value="([^"]+)"', self.parts["form"])

    def let_computers_move(self) -> None:
        for _ in range(1000):
            if not (self.table.sitting and self.table.sitting.computer_decides):
                return
            self.do("painted")

    @property
    def answer(self) -> str:
        return text_of(self.parts.get("panel-answer") or self.parts.get("answer", ""))

    @property
    def panel(self) -> str:
        return text_of(self.parts["panel"])


class _Reader(HTMLParser):
    """The text of some markup, and the actions that it offers."""

    def __init__(self, markup: str) -> None:
        super().__init__()
        self.text: list[str] = []
        self.actions: set[str] = set()
        self._verb = ""
        self.feed(markup)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if (
            tag == "button"
            and given.get("data-do") in ("choose", "play")
            and given.get("data-text")
        ):
            self.actions.add(given["data-text"])
        elif tag == "form":
            self._verb = given.get("data-text", "")
        elif tag == "option":
            self.actions.add(f"{self._verb} {given['value']}".strip())
        elif tag == "input" and given.get("type") == "number":
            amounts = range(int(given["min"]), int(given["max"]) + 1, int(given["step"]))
            self.actions.update(f"{self._verb} {amount}" for amount in amounts)

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def text_of(markup: str) -> str:
    return " ".join(" ".join(_Reader(markup).text).split())


def quay(**setup: Any) -> lab.Game:
    """A crab is up for auction; all bid, the player on turn first."""
    table = Rules("spider-crab", players=2, **setup)
    table.lay(0, yen=1600, boats=[at_sea("two-slot", "spider-crab", "spider-crab")])
    table.lay(1, yen=1700)
    table.play("fish", "dock two-slot left")
    return table.game


# --- setting up ---


def test_a_table_without_a_game_asks_for_one() -> None:
    page = Page(Table())
    assert page.table.game is None
    assert "A new game" in text_of(page.parts["form"])
    page.set_up(**{"name-0": "Ana", "kind-1": "greedy", "money": "closed", "rounds": "9"})
    game = page.table.game
    assert game is not None
    assert game.players == ("Ana", "Peak")
    assert game.setup.closed_money
    assert game.setup.round_limit == 9
    assert set(game.setup.fish_markets) == {"mackerel", "spider_crab", "eel", "red_snapper"}
    assert "form" not in page.parts


def test_markets_can_be_chosen_by_name() -> None:
    page = Page(Table())
    chosen = [("fish-market", each) for each in ("eel", "fugu", "tuna")]
    chosen += [("external-market", each) for each in ("bank", "barter")]
    fields = {**TWO, "fish": "named", "external": "named"}
    page.do("setup", urlencode([*fields.items(), *chosen]))
    game = page.table.game
    assert game is not None
    assert game.setup.fish_markets == ("mackerel", "eel", "fugu", "tuna")
    assert game.setup.external_markets == ("ships", "bank", "barter")


def test_a_wrong_number_of_markets_gets_the_right_one() -> None:
    page = Page(Table())
    page.set_up(**{"fish": "named", "fish-market": "eel"})
    assert page.table.game is None
    assert "are needed, not 1" in page.answer
    assert "Chosen: 1 of 3" in text_of(page.parts["form"])


def test_two_players_are_not_offered_the_auction() -> None:
    page = Page(Table())
    page.do("form", urlencode({**TWO, "external": "named"}))
    assert "Auction" not in text_of(page.parts["form"])
    page.do("form", urlencode({**TWO, "players": "3", "external": "named"}))
    assert "Auction" in text_of(page.parts["form"])


def test_a_seed_that_is_no_number_gets_a_sentence() -> None:
    page = Page(Table())
    page.set_up(seed="five")
    assert page.answer == "“five” is not a whole number from 0 up."


def test_the_form_speaks_the_language_of_the_browser() -> None:
    page = Page(Table(), language="es")
    assert "Una partida nueva" in text_of(page.parts["form"])
    page.set_up()
    assert page.table.game is not None
    assert page.table.game.language == "es"


# --- setting up: the expansion, the variants, the numbers ---


def test_who_asks_for_nothing_is_asked_nothing_of_the_expansion() -> None:
    page = Page(Table())
    shown = page.parts["form"].partition("<details")[0]
    assert page.offered("box") == ["base", "expansion"]
    for name in ("staple", "barges", "blue-ship", "variant", "fish-number"):
        assert f'name="{name}"' not in shown
    assert "<details open" not in page.parts["form"]
    page.set_up()
    game = page.table.game
    assert game is not None
    assert game.setup.box == "base"
    assert game.setup.variants == ()
    assert game.setup.house_rules == ()


def test_the_expansion_brings_its_choices() -> None:
    page = Page(Table())
    page.fill_in(box="expansion", fish="beginners")
    assert page.offered("staple") == ["mackerel", "horse_mackerel"]
    assert page.offered("barges") == ["six_slot", "four_slot"]
    assert page.offered("blue-ship") == ["yes"]
    assert page.table.form.fish.way == "lot"  # a first game does without the expansion's boards
    page.fill_in(box="expansion", fish="beginners")
    assert page.table.form.fish.way == "beginners"
    page.fill_in(box="base", fish="lot")
    assert page.table.form.fish.way == "beginners"
    assert "staple" not in page.parts["form"]


def test_all_choices_reach_the_game() -> None:
    page = Page(Table())
    fish = ["mackerel", "himono", "nori"]
    page.set_up(
        **{"box": "expansion", "staple": "horse_mackerel", "fish": "named", "fish-market": fish},
        **{"external": "named", "external-market": ["foreign_market", "sushi_shop"]},
        **{"barges": "four_slot", "blue-ship": "yes", "variant": ["collapse", "open_order"]},
    )
    game = page.table.game
    assert game is not None
    assert game.setup.fish_markets == ("horse_mackerel", *fish)
    assert game.setup.external_markets == ("ships", "foreign_market", "sushi_shop")
    assert game.setup.variants == ("collapse", "open_order")
    boats = game.state.market("ships").boats_here()
    assert boats.count("four_slot_barge") == 2
    assert "barge" not in boats
    assert "blue_ship" in boats
    assert game.state.players[0].licences == ()


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_market_of_the_box_can_be_named(language: str) -> None:
    page = Page(Table(), language=language)
    page.fill_in(
        players="3", box="expansion", staple="horse_mackerel", fish="named", external="named"
    )
    fish, external = page.offered("fish-market"), page.offered("external-market")
    assert len(fish) == 14
    assert {"mackerel", "swordfish"} <= {*fish}
    assert len(external) == 13  # of 15 boards Ships is there already, and two share one tick
    said = words(language)
    for board in (*fish, *external, "new_aquarium"):
        assert said.name("board", board) in text_of(page.parts["form"])


def test_the_two_aquariums_are_ticked_together_and_add_one() -> None:
    page = Page(Table())
    chosen = {"box": "expansion", "external": "named"}
    page.fill_in(**chosen, **{"external-market": ["bank", "barter"]})
    assert "Chosen: 2 of 2" in text_of(page.parts["form"])
    page.fill_in(**chosen, **{"external-market": ["aquarium"]})
    assert "Chosen: 2 of 3" in text_of(page.parts["form"])
    assert "Aquarium and New Aquarium" in text_of(page.parts["form"])
    page.set_up(**chosen, **{"external-market": ["aquarium", "bank"]})
    game = page.table.game
    assert game is not None
    assert {*game.setup.external_markets} == {"ships", "aquarium", "new_aquarium", "bank"}


def test_in_the_base_game_the_aquarium_comes_alone() -> None:
    page = Page(Table())
    page.fill_in(**{"external": "named", "external-market": ["aquarium", "bank"]})
    assert "Chosen: 2 of 2" in text_of(page.parts["form"])
    assert "New Aquarium" not in text_of(page.parts["form"])


def test_more_markets_are_drawn_by_their_number() -> None:
    page = Page(Table())
    more = {"box": "expansion", "variant": "more_markets", "fish": "lot", "external": "lot"}
    page.fill_in(**more)
    assert "Mackerel and at least 3 more" in text_of(page.parts["form"])
    page.set_up(**more, **{"fish-number": "7", "external-number": "13"})
    game = page.table.game
    assert game is not None
    assert len(game.setup.fish_markets) == 1 + 7
    assert len(game.setup.external_markets) == 1 + 13


def test_a_number_of_markets_counts_with_the_variant_only() -> None:
    page = Page(Table())
    page.set_up(**{"fish": "lot", "fish-number": "7"})
    assert page.table.game is not None
    assert len(page.table.game.setup.fish_markets) == 1 + 3


@pytest.mark.parametrize("text", ["2", "15", "-4", "four", "4.5", "²", "9" * 60])
def test_a_wrong_number_to_be_drawn_gets_a_sentence(text: str) -> None:
    page = Page(Table())
    page.set_up(
        **{"box": "expansion", "variant": "more_markets", "fish": "lot", "fish-number": text}
    )
    assert page.table.game is None
    assert page.answer == f"“Fish markets” is a whole number from 3 to 14, not “{text[:40]}”."


def test_more_markets_can_be_named() -> None:
    page = Page(Table())
    more = {"variant": "more_markets", "fish": "named"}
    page.fill_in(**more, **{"fish-market": ["eel", "fugu"]})
    assert "Chosen: 2; at least 3 are needed" in text_of(page.parts["form"])
    page.set_up(**more, **{"fish-market": ["eel", "fugu", "salmon", "squid", "tuna"]})
    assert page.table.game is not None
    assert len(page.table.game.setup.fish_markets) == 1 + 5


RECONSTRUCTED = {
    "harbour": {"column_1": 100, "column_2": 200, "column_4": 400, "column_5": 500},
    "clam_oyster": {"points": 1, "barrels": 6, "licences": 3, "clams": 6, "oysters": 6},
    "himono": {"points": 1, "barrels": 4, "tokens": 7, "licences": 3},
    "horse_mackerel": {"points": 0, "barrels": 9, "tokens": 16, "licences": 3},
    "nori": {"points": 0, "barrels": 5, "tokens": 10, "licences": 3},
    "sardines": {"points": 1, "barrels": 5, "tokens": 14},
    "swordfish": {"points": 1, "barrels": 4, "tokens": 6, "licences": 3},
    "rentals": {"points": 0},
    "foreign_market": {"berths": 0},
    "influence": {"points": 1},
    "new_aquarium": {
        "demand_sardines": 3,
        "demand_nori": 2,
        "demand_clam": 2,
        "demand_red_snapper": 2,
        "demand_himono": 1,
        "demand_spider_crab": 1,
        "demand_swordfish": 1,
        "price_sardines": 300,
        "price_nori": 400,
        "price_clam": 400,
        "price_red_snapper": 500,
        "price_himono": 700,
        "price_spider_crab": 1000,
        "price_swordfish": 1000,
    },
    "ship_rentals": {"points": 1},
    "sushi_shop": {"points": 1, "price_1": 200, "price_2": 400, "price_4": 1100, "price_5": 1600},
}
"""What no source states, for three players."""


def listed(page: Page) -> dict[str, dict[str, int]]:
    """The numbers that the form lists as reconstructed, with what is printed."""
    found: dict[str, dict[str, int]] = {}
    row = r"<span>([^<]+)<sup[^>]*>†</sup>[^†]*?<input name=.([a-z_]+)[.]([a-z_0-9]+)"
    for printed, board, number in re.findall(row, page.parts["form"]):
        found.setdefault(board, {})[number] = int(re.sub(r"\D", "", printed))
    return found


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_reconstructed_number_is_listed_with_what_is_printed(language: str) -> None:
    page = Page(Table(), language=language)
    page.fill_in(players="3", box="expansion")
    assert listed(page) == RECONSTRUCTED
    page.fill_in(players="3")
    assert listed(page) == {board: RECONSTRUCTED[board] for board in ("harbour", "rentals")}
    page.fill_in(players="2", box="expansion")
    assert listed(page)["salmon"] == {"barrels": 4, "licences": 4}


def test_a_number_that_was_changed_is_a_rule_of_the_house() -> None:
    page = Page(Table())
    changed = {"himono.barrels": "6", "sushi_shop.price_1": "300", "harbour.column_5": "700"}
    same = {"nori.tokens": "10", "new_aquarium.price_swordfish": "1000", "himono.tokens": " "}
    fields = {"players": "3", "box": "expansion", **changed, **same}
    page.fill_in(**fields)
    assert "barrels" not in listed(page)["himono"]  # it carries the mark of the house instead
    assert "tokens" in listed(page)["nori"]
    page.set_up(**fields)
    game = page.table.game
    assert game is not None
    assert game.setup.house_rules == (
        ("harbour", "column_5", 7),
        ("himono", "barrels", 6),
        ("sushi_shop", "price_1", 3),
    )
    page.do("new")
    assert 'name="himono.barrels" value="6"' in page.parts["form"]


@pytest.mark.parametrize(
    ("number", "text", "said"),
    [
        ("himono.barrels", "0", "“Himono: Barrels” is a whole number from 1 to 99, not “0”."),
        ("himono.tokens", "six", "“Himono: Tokens” is a whole number from 1 to 99, not “six”."),
        ("nori.licences", "-1", "“Nori: Licences” is a whole number from 0 to 99, not “-1”."),
        ("nori.points", "100", "Points” is a whole number from 0 to 99, not “100”."),
        ("sushi_shop.price_1", "250", "token” is money in steps of ¥100 from ¥0 to ¥9,900, not"),
        ("harbour.column_1", "0", "column 1” is money in steps of ¥100 from ¥100 to ¥9,900, not"),
        ("harbour.column_1", "300", "The selling columns must rise from left to right."),
    ],
)
def test_a_wrong_number_gets_a_sentence(number: str, text: str, said: str) -> None:
    page = Page(Table())
    page.set_up(**{"box": "expansion", number: text})
    assert page.table.game is None
    assert said in page.answer.replace("⁠", "")


def test_a_wrong_number_is_marked_where_it_was_typed() -> None:
    page = Page(Table())
    page.set_up(
        **{"box": "expansion", "himono.barrels": "x", "nori.tokens": "y", "nori.points": "1"}
    )
    assert page.parts["form"].count('aria-invalid="true"') == 2
    for wrong in ("“x”", "“y”"):
        assert f"is a whole number from 1 to 99, not {wrong}." in text_of(page.parts["form"])
    assert 'aria-describedby="nori.tokens-wrong"' in page.parts["form"]
    assert 'id="nori.tokens-wrong"' in page.parts["form"]


def test_only_what_the_form_offers_is_read() -> None:
    page = Page(Table())
    page.set_up(
        box="cellar",
        staple="tuna",
        fish="all",
        barges="nine",
        variant=["chaos", "collapse"],
        **{"blue-ship": "yes", "mackerel.barrels": "3", "himono.barrels": "3", "x.points": "3"},
    )
    game = page.table.game
    assert game is not None
    assert game.setup.box == "base"
    assert game.setup.fish_markets[0] == "mackerel"
    assert game.setup.barges == "six_slot"
    assert not game.setup.blue_ship
    assert game.setup.variants == ("collapse",)
    assert game.setup.house_rules == ()


@pytest.fixture
def grand() -> Page:
    """A page with a game in which everything is chosen that can be."""
    page = Page(Table())
    page.set_up(
        **{"box": "expansion", "staple": "horse_mackerel", "fish": "lot", "fish-number": "9"},
        **{"external-number": "12", "barges": "four_slot", "blue-ship": "yes"},
        **{"variant": ["more_markets", "collapse", "open_order"], "himono.barrels": "6"},
    )
    game = page.table.game
    assert game is not None
    assert game.setup.house_rules
    return page


def test_what_was_chosen_is_kept_saved_and_opened_again(grand: Page) -> None:
    game = grand.table.game
    assert game is not None
    grand.play(str(game.legal_actions[0]))
    grand.do("painted")
    grand.do("save")
    kept, from_code, from_file = Page(Table()), Page(Table()), Page(Table())
    kept.do("continue", grand.kept)
    from_code.do("code", game.code)
    from_file.do("load", grand.file)
    for again in (kept, from_code, from_file):
        assert again.table.game is not None
        assert again.table.game.setup == game.setup
        assert again.table.game.state == game.state


@pytest.mark.parametrize("seed", range(2))
def test_every_legal_action_of_the_expansion_is_offered(seed: int) -> None:
    game = lab.new_game(
        2 + seed,
        box="expansion",
        fish_markets=14,
        external_markets=14,
        variants=["more_markets", "collapse", "open_order"],
        barges="four_slot",
        blue_ship=True,
        seed=seed,
        round_limit=3,
    )
    page = Page(Table(game))
    rng = random.Random(seed)
    while not game.is_over:
        page.do("open")
        legal = sorted(str(action) for action in game.legal_actions)
        assert _Reader(page.parts["panel"]).actions.issuperset(legal)
        page.play(rng.choice(legal))


# --- by hand and from Python ---


def test_what_is_played_by_hand_stands_in_the_game() -> None:
    game = lab.new_game(2, seed=5, first_player=0)
    page = Page(Table(game))
    page.play("fish", "undock one-slot")
    assert game.actions == ("fish", "undock one-slot")
    assert "Moon goes fishing." in text_of(page.parts["log"])


def test_what_is_played_from_python_stands_on_the_table() -> None:
    game = lab.new_game(2, seed=5, first_player=0)
    page = Page(Table(game))
    assert "What do you do?" in page.panel
    game.play("fish")
    assert "What do your boats do?" in page.panel


def test_only_parts_that_changed_are_sent() -> None:
    page = Page(Table(lab.new_game(2, seed=5, first_player=0)))
    page.play("fish")
    assert {"panel", "log", "turn"} <= page.changed.keys()
    assert not {"symbols", "harbour-1", "bar", "ends"} & page.changed.keys()


@pytest.mark.parametrize("seed", range(4))
def test_every_legal_action_is_offered_and_nothing_else(seed: int) -> None:
    game = lab.new_game(2 + seed % 3, seed=seed, round_limit=3)
    page = Page(Table(game))
    rng = random.Random(seed)
    while not game.is_over:
        page.do("open")
        offered = _Reader(page.parts["panel"]).actions
        legal = {str(action) for action in game.legal_actions}
        assert offered >= legal
        for action in offered - legal:  # a field for amounts has no gap for the present price
            refusal = game.why_not(action)
            assert refusal is not None
            assert refusal.rule == "fishing.reprice.other-price"
        page.play(rng.choice(sorted(legal)))
    assert "win" in text_of(page.parts["turn"])


def test_many_choices_become_a_list_and_amounts_a_number() -> None:
    table = Rules("eel", players=2)
    table.lay(0, fresh="eel-100 eel-200 mackerel-300", degraded="eel-400").play("fish")
    page = Page(Table(table.game))
    assert "<select" in page.parts["panel"]
    page.play("reprice fresh eel 100 ???")
    assert 'min="200" max="9900" step="100"' in page.parts["panel"]


def test_the_example_of_a_typed_action_can_be_played() -> None:
    game = lab.new_game(2, seed=5, first_player=0)
    page = Page(Table(game))
    for _ in range(8):
        example = page.parts["panel-type"].partition('placeholder="')[2].partition('"')[0]
        page.play(example)
    assert len(game.actions) == 8


def test_a_button_is_named_by_its_words_and_described_in_full() -> None:
    page = Page(Table(lab.new_game(2, seed=5, first_player=0)))
    button = page.parts["panel"].partition('data-text="fish"')
    opening = button[0].rpartition("<button")[2] + button[2].partition(">")[0]
    assert "aria-label" not in opening
    assert 'aria-description="Go fishing' in opening


def test_a_choice_says_what_it_costs_and_brings() -> None:
    table = Rules("eel", players=2).lay(0, tokens="eel eel").lay_market("eel", marker=6)
    page = Page(Table(table.game))
    assert "Eel 1 Action Point" in page.panel
    page.play("enter eel points")
    assert "Sell 1 Eel +\u2060¥600, −\u20608 Resources" in page.panel  # the other falls from 6 to 4
    assert "Sell 2 Eel +\u2060¥1,200, −\u206012 Resources" in page.panel


def test_why_not_tells_the_rule() -> None:
    page = Page(Table(lab.new_game(2, seed=5, first_player=0)))
    page.do("why", "end turn")
    assert page.answer.startswith("You still have 2 Action Points to spend")
    assert "rulebook" in page.answer
    assert re.search(r'href="./rules#code=turn\.[a-z-]+"', page.parts["panel-answer"])
    page.do("why", "fish")
    assert page.answer == "That can be done now."
    page.do("play", "end turn")
    assert page.answer.startswith("You still have 2 Action Points to spend")


def test_the_language_changes_while_playing() -> None:
    game = lab.new_game(2, seed=5, first_player=0)
    page = Page(Table(game))
    page.play("fish")
    page.do("language", "es")
    assert "¿Qué hacen tus barcos?" in page.panel
    assert "pesca" in text_of(page.parts["log"])
    assert game.language == "es"


# --- undo, computer players ---


def test_undo_goes_back_to_the_last_own_decision() -> None:
    page = Page(Table(lab.new_game(2, seed=5, first_player=0), players=["person", "random"]))
    page.play("fish", "finish fishing", "fish", "finish fishing", "end turn")
    game = page.table.game
    assert game is not None
    page.let_computers_move()
    assert game.to_act == 0
    there = game.session.here
    assert there > 6
    page.do("undo")
    assert game.session.here == 4
    page.do("redo")
    assert game.session.here == there


def test_computers_wait_in_the_past_until_told_to_go_on() -> None:
    page = Page(Table(lab.new_game(2, seed=5, first_player=1), players=["person", "random"]))
    game = page.table.game
    assert game is not None
    page.let_computers_move()
    game.undo()
    here = game.session.here
    page.do("painted")
    assert game.session.here == here
    assert "Go on from here" in page.panel
    page.do("go on")
    assert game.session.here == here + 1
    assert not game.session.can_redo


@pytest.mark.parametrize(
    ("game", "players", "sentence"),
    [
        ("a game", None, "A table is given a game"),
        (5, ["person"], "A table is given a game"),
        (None, ["person"], "give the game too"),
        (..., ["person", "clever"], "There is no player “clever” at a table; there are person"),
        (..., [None, None], "There is no player “None” at a table"),
        (..., "greedy", "Players are a list with one of person"),
        (..., 2, "Players are a list with one of person"),
        (..., [], "2 are needed, 0 were given"),
        (..., ["person"] * 9, "2 are needed, 9 were given"),
    ],
)
def test_a_table_that_cannot_be_gets_a_sentence(game: Any, players: Any, sentence: str) -> None:
    game = lab.new_game(2, seed=5) if game is ... else game
    with pytest.raises(ValueError, match=re.escape(sentence)):
        Table(game, players=players)


def test_a_seat_changes_hands() -> None:
    page = Page(Table(lab.new_game(2, seed=5, first_player=1), players=["person", "greedy"]))
    assert "Peak is playing" in page.panel
    page.do("seats", "seat-1=person")
    assert "What do you do?" in page.panel


@pytest.mark.parametrize("kind", ["greedy", "random"])
def test_computers_play_a_game_to_its_end(kind: str) -> None:
    table = Table(lab.new_game(2, seed=5, round_limit=3), players=[kind, kind])
    page = Page(table)
    page.let_computers_move()
    assert table.game is not None
    assert table.game.is_over
    assert "count" in page.parts


# --- secrets ---


def test_the_page_is_told_that_an_order_it_waits_for_is_done(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    page = Page(Table(quay()))
    page.table.obey({"do": "open", "text": "", "number": 7})
    assert page.told["parts"]["done"] == {"number": 7, "refused": False}
    wrong: list[dict[str, Any]] = [
        {"do": "nonsense", "text": "", "number": 8},
        {"do": "code", "text": "x" * (LONGEST_FILE + 1), "number": 8},
        {"do": "play", "text": "dock two-slt left", "number": 8},
        {"number": 8},
    ]
    for order in wrong:
        page.table.obey(order)
        assert page.told["parts"]["done"] == {"number": 8, "refused": True}
    page.table.obey({"do": "theme", "text": "dark", "number": 9})
    assert page.told["done"] == {"number": 9, "refused": False}  # nothing is shown anew
    page.do("hint")
    assert page.told["parts"]["done"]["number"] == 0
    page.do("theme", "light")
    assert page.told["done"]["number"] == 9
    monkeypatch.setattr(Table, "_drawn", lambda table: {}["nothing"])
    page.table.obey({"do": "open", "text": "", "number": 10})
    assert page.told["fault"]
    assert page.told["done"]["number"] == 10

    def interrupted(table: Table) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Table, "_drawn", interrupted)
    with pytest.raises(KeyboardInterrupt):
        page.table.obey({"do": "open", "text": "", "number": 11})
    assert page.told["done"]["number"] == 11


def without_ids(told: str) -> str:
    """What was told without the ids of games and widgets, in which any number may stand by lot."""
    return re.sub(r"[0-9a-f]{12,}", "", told)


def everything_told(page: Page) -> str:
    """Every message since the list was cleared, and every trait of every widget."""
    widgets = [page.table, page.table.page, *page.table.charts.outputs]
    told = [*page.messages, *(repr(each.get_state()) for each in widgets)]
    return without_ids("\n".join(told))


def test_a_sealed_bid_leaves_the_page_until_all_are_open() -> None:
    page = Page(Table(quay()))
    assert "Hand the screen to Moon" in page.panel
    page.do("open")
    assert "What do you bid" in page.panel
    page.messages.clear()
    page.play("bid 1300")
    page.do("painted")
    assert "Hand the screen to Peak" in page.panel
    page.do("open")
    page.do("save")
    page.do("explore", "explore=yes")
    here = page.table.game.session.here
    for order, step in (("undo", here - 1), ("redo", here), ("open", here)):
        page.do(order)
        assert page.answer == ""
        assert page.table.game.session.here == step
    said = everything_told(page)
    assert "1300" not in said
    assert "1,300" not in said
    kept = decode(parse_qs(page.kept)["code"][0], RULES)
    assert kept.actions[-1].startswith("dock two-slot left")
    page.play("bid 400")
    assert "¥1,300" in page.panel
    assert "¥400" in page.panel


def test_no_bid_before_the_screen_is_handed_over() -> None:
    game = quay()
    page = Page(Table(game))
    page.do("play", "bid 100")
    assert page.answer == "It is Moon who decides now: open the screen first."
    page.do("why", "bid 9900")
    assert "¥" not in page.answer
    assert game.actions == ("fish", "dock two-slot left")


def test_one_person_among_computers_bids_without_a_cover() -> None:
    page = Page(Table(quay(), players=["person", "greedy"]))
    assert "What do you bid" in page.panel


def test_who_plays_stays_while_bids_are_sealed() -> None:
    page = Page(Table(quay(), players=["person", "greedy"]))
    page.play("bid 100")
    page.do("seats", "seat-0=greedy&seat-1=person")
    assert page.answer.startswith("Bids are sealed")
    assert page.table.sitting.kinds == ("person", "greedy")


def test_hidden_money_is_shown_to_its_owner_only() -> None:
    table = Rules("eel", players=2, money="closed").lay(0, yen=1300).lay(1, yen=1700)
    page = Page(Table(table.game))
    assert "Hand the screen to Moon" in page.panel
    page.do("painted")
    assert "1,300" not in everything_told(page)
    page.do("open")
    page.do("painted")
    shown = text_of(" ".join(page.parts.values()))
    assert "¥1,300" in shown
    assert "1,700" not in everything_told(page)


def test_no_trait_holds_anything_of_a_game() -> None:
    page = Page(Table(lab.new_game(["Ana", "Berta"], seed=5)))
    state = {name: value for name, value in page.table.page.get_state().items() if name[0] != "_"}
    assert "Ana" not in repr(state)


# --- what a page may not do ---

FORGED: list[object] = [
    None,
    "fish",
    7,
    [],
    {},
    {"do": "play"},
    {"do": "play", "text": None},
    {"do": "play", "text": ["fish"]},
    {"do": ["play"], "text": "fish"},
    {"do": "play", "text": "fish", "seat": 1},
    {"do": "win", "text": ""},
    {"do": "__init__", "text": ""},
    {"do": "play" * 100, "text": "fish"},
    {"do": "play", "text": "fish" * 100_000},
    {"do": "language", "text": "xx"},
    {"do": "theme", "text": "url(//elsewhere)"},
    {"do": "hello", "text": "&".join(f"{n}=1" for n in range(500))},
    {"do": "seats", "text": "&".join(f"seat-{n}=1" for n in range(500))},
    {"do": "setup", "text": "&".join(f"{n}=1" for n in range(500))},
    {"do": "continue", "text": ""},
]


@pytest.mark.parametrize("content", FORGED, ids=lambda content: str(content)[:40])
def test_forged_messages_get_a_sentence_and_change_nothing(content: object) -> None:
    game = lab.new_game(2, seed=5, first_player=0)
    page = Page(Table(game))
    page.table.obey(content)
    assert page.answer == words("en").say("table_not-understood")
    assert page.table.game is game
    assert game.actions == ()
    page.play("fish")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "does not understand"),
        ("swim", "is not an action of this game"),
        ("<img src=x onerror=alert(1)>", "is not an action of this game"),
        ("catch one-slot eel", "This is part of a Fishing action, and none is under way."),
        ("end turn", "You still have 2 Action Points"),
        ("bid -100", "cannot be read"),
    ],
)
def test_bad_actions_get_a_sentence_and_change_nothing(text: str, said: str) -> None:
    game = lab.new_game(2, seed=5, first_player=0)
    page = Page(Table(game))
    before = game.state
    page.do("play", text)
    assert said in page.answer
    assert "<img" not in page.parts["panel-answer"]
    assert game.state is before


def test_a_name_is_text_and_no_markup() -> None:
    page = Page(Table())
    page.set_up(**{"name-0": "<b onclick=alert(1)>"})
    assert page.table.game is not None
    assert "<b onclick" not in "".join(page.parts.values())


def test_nobody_acts_for_a_computer() -> None:
    game = lab.new_game(2, seed=5, first_player=1)
    page = Page(Table(game, players=["person", "greedy"]))
    for order in ("play", "why"):
        page.do(order, "fish")
        assert page.answer == "Peak decides now, and a computer plays Peak."
    assert game.actions == ()


def test_a_fault_gets_a_plain_sentence_and_a_line_on_the_server(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    game = lab.new_game(2, seed=5, first_player=0)
    page = Page(Table(game))

    def fail(action: object) -> None:
        raise RuntimeError("/home/somebody/secret")

    notebook = io.StringIO()
    asked_for = logging.StreamHandler(notebook)  # as logging.basicConfig() makes one
    logging.getLogger().addHandler(asked_for)
    with monkeypatch.context() as broken:
        broken.setattr(game, "play", fail)
        page.do("play", "fish")
    logging.getLogger().removeHandler(asked_for)
    assert page.answer.startswith("Something went wrong in the program.")
    assert "secret" not in "".join(page.messages)
    assert "/home/somebody/secret" in capfd.readouterr().err
    assert notebook.getvalue() == ""
    page.play("fish")


def stands(page: Page) -> dict[str, str]:
    """What the page shows, but for the answer."""
    page.do("painted")
    return {part: html for part, html in page.parts.items() if not part.endswith("answer")}


@pytest.mark.parametrize("error", [RuntimeError, KeyboardInterrupt])
@pytest.mark.parametrize(
    ("do", "text", "broken"),
    [
        ("play", "...", "play"),
        ("play", "", "play"),
        ("undo", "", "undo"),
        ("redo", "", "redo"),
        ("branch", "what if", "follow"),
        ("address", "seed=7&players=2&lang=es", "sit_down"),
        ("code", lab.new_game(3, seed=1).code, "take_up"),
        ("new", "", "stand_up"),
        ("language", "es", "speak"),
    ],
)
def test_an_order_that_fails_half_way_leaves_the_game_as_it_was(
    monkeypatch: pytest.MonkeyPatch, do: str, text: str, broken: str, error: type[BaseException]
) -> None:
    page = Page(Table())
    page.set_up(first="moon")
    game = page.table.game
    assert game is not None
    for _ in range(3):
        page.play(str(game.legal_actions[0]))
    page.do("branch", "B")
    page.do("undo")
    sitting, game = page.table.seated(), page.table.seated().game
    page.do("choose", str(game.legal_actions[0]))
    here, state, shown, code = game.session.here, game.state, stands(page), page.kept
    holder = Table if hasattr(Table, broken) else type(game)
    whole = getattr(holder, broken)

    def half(*args: Any, **kwargs: Any) -> None:
        whole(*args, **kwargs)
        raise error

    with monkeypatch.context() as patched:
        patched.setattr(holder, broken, half)
        if broken == "speak":
            patched.setitem(Table.orders, "language", half)
        with pytest.raises(KeyboardInterrupt) if error is KeyboardInterrupt else nullcontext():
            page.do(do, str(game.legal_actions[0]) if text == "..." else text)
    assert page.answer.startswith("Something went wrong") == (error is RuntimeError)
    assert page.table.seated() is sitting
    assert sitting.game is game
    assert (game.session.here, game.state, game.session.can_redo) == (here, state, True)
    assert stands(page) == shown
    assert page.kept == code
    game.redo()  # the table still follows Python
    assert page.table.seated().game.session.here == here + 1
    assert stands(page) != shown


@pytest.mark.parametrize("make", [Table, Lesson, Explorer], ids=lambda make: make.__name__)
def test_a_language_that_was_asked_for_counts_more_than_the_page(make: Any) -> None:
    def spoken(language: str | None) -> str:
        widget = make(language=language)
        widget.obey({"do": "hello", "text": urlencode({"language": "es"})})
        return str(widget.language)

    assert [spoken(language) for language in ("en", "es", None)] == ["en", "es", "es"]
    with pytest.raises(UnknownLanguage):
        make(language="fr")
    widget = make()
    with pytest.raises(UnknownLanguage):
        widget.language = "fr"


def test_what_was_chosen_before_an_undo_is_not_chosen_again_after_a_redo() -> None:
    game = lab.new_game(2, seed=5, first_player=0)
    page = Page(Table(game))
    page.play("fish")
    page.do("choose", "undock one-slot")
    page.do("explain", "total moon")
    game.undo()
    game.redo()
    sitting = page.table.seated()
    assert sitting.choice.action is None
    assert sitting.told is None
    page.do("choose", "undock one-slot")
    page.do("language", "es")
    assert str(sitting.choice.action) == "undock one-slot"  # the game did not go on


@pytest.mark.parametrize(
    ("do", "text"),
    [
        ("explore", "explore=perhaps"),
        ("count", "perhaps"),
        ("charts", "perhaps"),
        ("help", "perhaps"),
        ("pace", "pace=perhaps"),
        ("seats", "seat-1=robot"),
    ],
)
def test_an_order_with_a_text_it_does_not_know_is_not_done(do: str, text: str) -> None:
    page = Page(Table(lab.new_game(2, seed=5, first_player=0)))
    before = stands(page)
    page.do(do, text)
    assert page.answer == words("en").say("table_not-understood")
    assert stands(page) == before


# --- files and codes ---


def test_a_file_too_large_is_told() -> None:
    page = Page(Table())
    assert 'data-most="262144"' in page.parts["form"]
    page.do("too large")
    assert page.answer == "This file is not a saved game: one has at most 256 kB."


def test_half_a_character_harms_nothing() -> None:
    page = Page(Table())
    page.set_up()
    page.do("new")
    page.do("form", "players=2&name-0=\ud800")
    assert 'value="?"' in page.parts["form"]
    page.do("theme", "dark")
    page.set_up()
    assert page.table.game is not None


def test_a_file_is_saved_and_opened() -> None:
    page = Page(Table(lab.new_game(2, seed=5, first_player=0)))
    page.play("fish", "undock one-slot")
    page.do("save")
    again = Page(Table())
    again.do("load", page.file)
    assert again.table.game is not None
    assert again.table.game.actions == ("fish", "undock one-slot")


@pytest.mark.parametrize(
    ("do", "text", "said"),
    [
        ("load", "{}", "This is no saved game, or it is damaged."),
        ("load", "\ud800", "This is no saved game, or it is damaged."),
        ("code", "not a code", "This is no code of a Tokyo Tsukiji Market game"),
        ("code", "x" * 70_000, "at most 64 kB"),
    ],
)
def test_a_damaged_game_is_refused_with_a_sentence(do: str, text: str, said: str) -> None:
    page = Page(Table())
    page.do(do, text)
    assert said in page.answer
    assert page.table.game is None


@pytest.mark.parametrize("kind", Listener.__subclasses__(), ids=lambda kind: kind.__name__)
def test_every_kind_of_listener_does_what_it_owes(kind: type[Listener]) -> None:
    owed = {"orders", "quiet", "refusals", "fault", "remembered", "say_wrong", "draw"}
    assert owed <= set(vars(kind))


def test_table_lesson_and_explorer_listen() -> None:
    assert {Table, Lesson, Explorer} <= set(Listener.__subclasses__())
