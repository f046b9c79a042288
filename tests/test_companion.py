"""The box on the table: people enter what they play there, and say what came out."""

from __future__ import annotations

import re
from collections import Counter
from urllib.parse import urlencode

import msgspec
import pytest
from msgspec.structs import replace
from tsukiji_widgets import Table
from tsukiji_widgets.sitting import Sitting

import tsukiji_lab as lab
from tests.test_golden import path
from tests.test_widget import Page
from tsukiji_lab.game.action import written
from tsukiji_lab.game.record import Record
from tsukiji_lab.game.session import Session
from tsukiji_lab.game.told_chance import BadTold, NotTold
from tsukiji_lab.public import RULES, Game, game_in_position
from tsukiji_lab.rulebook import LANGUAGES
from tsukiji_lab.tsukiji.board import BOARDS
from tsukiji_lab.tsukiji.position import BoatAt, Position, SeatAt

BASE = {
    "companion": "yes",
    "players": "3",
    "first": "peak",
    "fish-market": ["eel", "fugu", "salmon", "tuna"],
    "external-market": ["auction", "bank"],
}


def auction() -> Game:
    """Two crabs are about to be landed: one token will be drawn and auctioned."""
    setup = lab.new_game(2, fish_markets="beginners", first_player=0, seed=2).setup
    boat = BoatAt("two-slot", "sea", ("spider-crab", "spider-crab"))
    game = game_in_position(setup, Position(seats={"moon": SeatAt(boats=(boat,))}))
    game.play("fish")
    return game


def seated(game: Game) -> Page:
    """A page on which a game is entered that lies on a real table."""
    table = Table()
    page = Page(table)
    table.sit_down(game, with_box=True)
    page.do("language", "en")
    return page


def offered(page: Page) -> dict[str, str]:
    """What can be said to have come out, with the words of its button."""
    buttons = re.findall(r'data-do="drawn" data-text="([^"]+)">(.*?)</button>', page.parts["panel"])
    return {piece: re.sub(r"<[^>]+>", " ", words) for piece, words in buttons}


# --- what came out ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_bag_gave_is_asked_with_just_the_tokens_in_it(language: str) -> None:
    page = seated(auction())
    page.do("language", language)
    game = page.table.game
    assert game is not None
    page.do("play", "dock two-slot left")
    bag = Counter(written(token) for token in game.state.bag)
    asked = offered(page)
    assert list(asked) == sorted(bag)
    for token, words in asked.items():
        assert str(bag[token]) in words
        assert game.words.name("token", token.replace("-", "_")) in words
    assert game.session.here == 1
    page.do("drawn", "spider-crab-8")
    assert game.session.steps[-1].drawn == ("spider_crab_8",)
    assert Counter(map(written, game.state.bag)) == bag - Counter(["spider-crab-8"])
    assert not offered(page)


def test_what_was_asked_can_be_put_back() -> None:
    page = seated(auction())
    game = page.table.game
    assert game is not None
    before = game.state
    page.do("play", "dock two-slot left")
    page.do("put back")
    assert (game.state, game.session.here) == (before, 1)
    assert not offered(page)
    page.do("drawn", "spider-crab-4")
    assert game.session.here == 1
    assert page.answer


def test_what_cannot_have_come_out_is_refused_and_asked_again() -> None:
    page = seated(auction())
    game = page.table.game
    assert game is not None
    page.do("play", "dock two-slot left")
    for piece in ("tuna-15", "spider-crab-5", "eel", "", "<b>", "spider-crab-8 spider-crab-8"):
        page.do("drawn", piece)
        assert game.session.here == 1
        assert page.answer
        assert offered(page)


def test_a_question_is_gone_when_something_else_was_done() -> None:
    page = seated(auction())
    game = page.table.game
    assert game is not None
    page.do("play", "dock two-slot left")
    game.undo()
    assert not offered(page)
    page.do("drawn", "spider-crab-4")
    assert game.session.here == 0


def test_typing_can_be_corrected_across_what_came_out() -> None:
    page = seated(auction())
    game = page.table.game
    assert game is not None
    page.do("play", "dock two-slot left")
    page.do("drawn", "spider-crab-8")
    page.do("undo")
    assert game.session.here == 1
    page.do("play", "dock two-slot left")
    page.do("drawn", "spider-crab-4")
    assert game.session.steps[-1].drawn == ("spider_crab_4",)


def test_a_game_on_the_screen_draws_by_itself_and_is_told_nothing() -> None:
    game = auction()
    page = Page(Table(game))
    page.do("play", "dock two-slot left")
    assert game.session.here == 2
    page.do("undo")
    for order, text in (("drawn", "spider-crab-4"), ("put back", "")):
        here = game.session.here
        page.do(order, text)
        assert page.answer
        assert game.session.here == here


# --- whole games ---


@pytest.mark.parametrize("name", ["3-resources", "3-collapse", "5-expansion"])
def test_a_golden_game_is_entered_by_its_texts_and_draws(name: str) -> None:
    """On a table set up alike, whose own draws would be others."""
    golden = lab.load_game(path(name))
    twin = Game(Session(RULES, replace(golden.setup, seed=golden.setup.seed + 1)))
    sitting = Sitting(twin, (), with_box=True)
    assert sitting.companion is not None
    told = 0
    for step in golden.session.steps:
        assert not sitting.is_covered
        sitting.play(str(step.action))
        for piece in step.drawn:
            asked = sitting.companion.asked(twin)
            assert asked is not None
            assert piece in asked.pieces
            sitting.companion.tell(twin, written(piece))
            told += 1
    saved = msgspec.json.decode(path(name).read_bytes(), type=Record)
    assert told >= 14
    assert twin.record.end == saved.end
    assert twin.record.actions == saved.actions
    assert lab.game_from_code(twin.code).state == golden.state


# --- setting up ---


def test_what_the_real_table_fixed_is_asked_and_nothing_is_drawn() -> None:
    page = Page(Table())
    page.do("setup", urlencode(BASE, doseq=True))
    sitting = page.table.seated()
    assert sitting.companion is not None
    assert sitting.kinds == ("person",) * 3
    game = sitting.game
    assert game.to_act == 1
    assert set(game.setup.fish_markets) == {"mackerel", "eel", "fugu", "salmon", "tuna"}
    assert set(game.setup.external_markets) == {"ships", "auction", "bank"}


def test_the_form_asks_for_no_lot() -> None:
    page = Page(Table())
    page.do("form", urlencode({"companion": "yes", "fish": "lot", "kind-0": "greedy"}))
    form = page.parts["form"]
    assert 'value="lot"' not in form
    assert "beginners" not in form
    assert 'name="seed"' not in form
    assert 'name="kind-' not in form
    assert re.findall(r'<option value="(moon|peak|gate)"', form) == ["moon", "peak", "gate"]
    page.do("setup", urlencode({"companion": "yes"}))
    assert page.table.game is None
    assert "4 fish markets" in page.answer


def test_the_order_of_the_boards_that_lie_ready_is_asked() -> None:
    page = Page(Table())
    fields = {**BASE, "variant": "open_order"}
    page.do("form", urlencode(fields, doseq=True))
    assert page.parts["form"].count('name="fish-order"') == 1
    page.do("setup", urlencode(fields, doseq=True))
    assert page.table.game is None
    assert page.answer
    fish = ["squid", "red_snapper", "octopus", "spider_crab"]
    external = ["trading", "government", "rentals", "barter", "aquarium", "used_ships"]
    order = {"fish-order": fish, "external-order": external}
    page.do("setup", urlencode({**fields, **order}, doseq=True))
    game = page.table.game
    assert game is not None, page.answer
    assert game.state.open_order
    assert list(game.state.box[: len(fish)]) == fish
    assert list(game.state.external_box[: len(external)]) == external
    assert set(game.state.box) | set(game.setup.fish_markets) <= set(BOARDS)


def test_a_wrong_order_is_no_set_up() -> None:
    with pytest.raises(lab.BadSetup):
        lab.new_game(3, variants=["open_order"], next_fish=["eel"], seed=1)
    with pytest.raises(lab.BadSetup):
        lab.new_game(3, next_fish=["eel"], seed=1)


# --- from Python ---


def test_a_game_can_be_told_what_came_out() -> None:
    game = auction()
    with pytest.raises(NotTold) as asked:
        game.play("dock two-slot left", drawn=[])
    assert Counter(asked.value.pieces) == Counter(game.state.bag)
    assert "spider-crab-6" in str(asked.value)
    for wrong in (["eel"], ["spider-crab-6", "spider-crab-4"]):
        with pytest.raises(BadTold) as refused:
            game.play("dock two-slot left", drawn=wrong)
        assert str(refused.value).endswith(".")
    assert game.session.here == 1
    game.play("dock two-slot left", drawn=["Spider Crab 6"])
    assert game.session.steps[-1].drawn == ("spider_crab_6",)


def test_while_something_is_drawn_nothing_else_is_lit_or_decided() -> None:
    page = seated(auction())
    assert 'data-do="pick"' in page.parts["harbour-0"]
    page.do("play", "dock two-slot left")
    assert not any('data-do="pick"' in part for part in page.parts.values())
    page.do("put back")
    assert 'data-do="pick"' in page.parts["harbour-0"]


def test_a_computer_at_a_real_table_waits_for_what_came_out() -> None:
    page = seated(auction())
    sitting = page.table.seated()
    page.do("seats", "seat-0=greedy")
    for _ in range(200):
        if sitting.is_drawing:
            break
        assert sitting.computer_decides
        page.table.computers.decide(sitting)
    page.do("language", "en")
    assert offered(page)
    assert not sitting.computer_decides
    here = sitting.game.session.here
    page.do("painted")
    assert sitting.game.session.here == here
    page.do("drawn", next(iter(offered(page))))
    assert sitting.game.session.here == here + 1


def test_a_page_that_is_loaded_again_still_asks() -> None:
    page = seated(auction())
    page.do("painted")
    assert "companion=1" in page.kept
    again = Page(Table(), address=page.kept)
    again.do("play", "dock two-slot left")
    assert offered(again)
    damaged = Page(Table(), address=page.kept.replace("companion=1", "companion=yes"))
    assert damaged.table.seated().companion is None
    assert damaged.answer == "In a link, “companion” is one of 0 and 1, not “yes”."


def test_a_link_to_a_real_table_with_hidden_money_says_that_there_is_none() -> None:
    page = Page(Table(), address="seed=7&companion=1&money=closed")
    assert page.table.seated().companion is None
    assert page.answer.startswith("With the box on your table money is open")
    page = Page(Table(), address="seed=7&companion=1&money=closed&lang=es")
    assert page.answer.startswith("Con la caja en vuestra mesa el dinero está a la vista")


def test_the_link_to_a_set_up_opens_the_same_real_table() -> None:
    page = Page(Table())
    fields = {**BASE, "variant": "open_order"}
    order = {
        "fish-order": ["squid", "red_snapper", "octopus"],
        "external-order": ["trading", "government", "rentals", "barter", "aquarium"],
    }
    page.do("form", urlencode({**fields, **order}, doseq=True))
    page.do("setup", urlencode({**fields, **order}, doseq=True))
    game = page.table.game
    assert game is not None, page.answer
    page.do("link", "start")
    opened = Page(Table(), address=page.table.keeping.link)
    sitting = opened.table.seated()
    assert sitting.companion is not None
    assert sitting.game.setup == replace(game.setup, seed=sitting.game.setup.seed)
