"""Acting at the table without a browser: pick a thing, choose, see the effect, commit."""

from __future__ import annotations

import re
from urllib.parse import urlencode

import pytest
from tsukiji_widgets import Table, computers

import tsukiji_lab as lab
from tests.rules.table import Table as Rules
from tests.rules.table import at_sea
from tests.test_widget import Page
from tsukiji_lab.game.refusal import Complaint
from tsukiji_lab.rulebook import words


def page_of(game: lab.Game, **table: object) -> Page:
    return Page(Table(game, **table))


@pytest.fixture
def start() -> Page:
    """The first turn of a game of two people."""
    return page_of(lab.new_game(2, seed=5, first_player=0))


def offered(page: Page) -> list[str]:
    """The actions that the panel offers to be chosen."""
    return re.findall(r'data-do="choose" data-text="([^"]+)"', page.parts["panel"])


def pressed(page: Page) -> list[str]:
    """Those of them that are chosen."""
    return re.findall(r'data-text="([^"]+)" aria-pressed="true"', page.parts["panel"])


def test_a_choice_is_shown_and_done_only_when_it_is_committed(start: Page) -> None:
    before = start.table.game.state
    start.do("choose", "enter mackerel points")
    assert start.table.game.state is before
    assert pressed(start) == ["enter mackerel points"]
    assert start.parts["panel"].count('class="btn primary"') == 1
    start.do("play")
    assert start.table.game.actions == ("enter mackerel points",)
    assert pressed(start) == []


def test_what_is_chosen_again_is_done(start: Page) -> None:
    start.do("choose", "fish")
    start.do("choose", "fish")
    assert start.table.game.actions == ("fish",)


def test_another_choice_takes_the_place_of_the_first(start: Page) -> None:
    start.do("choose", "fish")
    start.do("choose", "enter mackerel points")
    assert pressed(start) == ["enter mackerel points"]
    assert start.table.game.actions == ()


def test_a_thing_on_the_table_offers_what_can_be_done_with_it(start: Page) -> None:
    start.play("fish")
    everything = offered(start)
    start.do("pick", "boat one-slot")
    assert offered(start) == ["undock one-slot"]
    assert pressed(start) == ["undock one-slot"], "the only thing to do is chosen at once"
    start.do("pick", "")
    assert offered(start) == everything
    assert pressed(start) == []


def test_a_thing_picked_again_is_let_go(start: Page) -> None:
    start.play("fish")
    everything = offered(start)
    start.do("pick", "boat one-slot")
    start.do("pick", "boat one-slot")
    assert offered(start) == everything


def test_picking_or_choosing_forgets_itself_when_the_game_goes_on(start: Page) -> None:
    start.do("choose", "fish")
    start.table.game.play("enter mackerel points")
    assert pressed(start) == []
    start.do("play")
    assert start.answer == words("en").say("table_not-understood")
    assert start.table.game.actions == ("enter mackerel points",)


def test_the_same_price_is_set_for_several_barrels_at_once() -> None:
    table = Rules("eel", players=2).lay(0, licences="eel", boats=[at_sea("two-slot", "eel", "eel")])
    page = page_of(table.game)
    page.play("fish", "dock two-slot left")
    page.do("choose", "price eel 300")
    page.do("times", "2")
    assert "×2" in page.panel
    page.do("play")
    assert table.game.actions[-2:] == ("price eel 300", "price eel 300")


@pytest.mark.parametrize(
    ("do", "text"),
    [
        ("times", "2"),
        ("play", ""),
        ("pick", "boat royal-yacht"),
        ("pick", "market salmon"),
        ("pick", "x" * 5000),
    ],
)
def test_forged_orders_get_a_sentence_and_change_nothing(start: Page, do: str, text: str) -> None:
    before = start.table.game.state
    start.do(do, text)
    assert start.answer == words("en").say("table_not-understood")
    assert start.table.game.state is before


@pytest.mark.parametrize("text", ["0", "-1", "3", "999999999999", "2.0", "²", "two", ""])
def test_a_forged_number_of_times_changes_nothing(start: Page, text: str) -> None:
    start.do("choose", "fish")
    start.do("times", text)
    assert start.answer == words("en").say("table_not-understood")
    assert start.table.game.actions == ()


def test_what_is_not_legal_cannot_be_chosen(start: Page) -> None:
    start.do("choose", "end turn")
    assert start.answer.startswith("You still have 2 Action Points")
    start.do("play")
    assert start.table.game.actions == ()


def test_nobody_chooses_for_a_computer_or_under_a_cover() -> None:
    page = page_of(lab.new_game(2, seed=5, first_player=1), players=["person", "random"])
    for do, text in (("choose", "fish"), ("pick", "market mackerel"), ("times", "1")):
        page.do(do, text)
        assert page.answer.startswith("Peak decides now")
    closed = page_of(lab.new_game(2, seed=5, first_player=0, money="closed"))
    closed.do("choose", "fish")
    assert "open the screen first" in closed.answer


# --- the pace of computer players ---


def test_computers_play_step_by_step_when_told_to() -> None:
    page = page_of(lab.new_game(2, seed=5, first_player=1), players=["person", "random"])
    game = page.table.game
    page.do("pace", "pace=step")
    for _ in range(3):
        page.do("painted")
    assert game.actions == ()
    page.do("next")
    assert len(game.actions) == 1
    page.do("skip")
    page.let_computers_move()
    assert game.to_act == 0


def test_a_skip_ends_with_the_turns_it_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computers, "PATIENCE", 0)  # no computer gets to decide meanwhile
    page = page_of(lab.new_game(2, seed=5), players=["person", "random"])
    page.do("pace", "pace=step")
    page.play("fish", "finish fishing", "fish", "finish fishing", "end turn")
    page.do("skip")
    assert page.table.computers.skips
    page.do("undo")
    page.do("painted")
    page.do("play", "end turn")
    page.do("painted")
    assert "Next step" in page.panel

    page.do("skip")
    page.do("new")
    page.set_up(**{"kind-0": "random", "kind-1": "person", "first": "0"})
    page.do("painted")
    assert "Next step" in page.panel


def test_computers_play_on_until_a_person_decides_when_told_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(computers, "PATIENCE", 60)
    players = ["person", "random", "random", "random"]
    page = page_of(lab.new_game(4, seed=5, first_player=1), players=players)
    page.do("pace", "pace=skip")
    page.do("painted")
    assert page.table.game.to_act == 0


@pytest.mark.parametrize("text", ["pace=fast", "pace=", "", "%00", "pace=step;turn"])
def test_a_forged_pace_changes_nothing(start: Page, text: str) -> None:
    start.do("pace", text)
    assert start.answer == words("en").say("table_not-understood")
    assert start.table.computers.pace == "turn"


# --- what a second press and a change of hands must not do ---


def test_a_warned_choice_is_done_by_its_button_alone() -> None:
    table = Rules("eel", players=2).lay(0, licences="eel", boats=[at_sea("two-slot", "eel", "eel")])
    page = page_of(table.game)
    page.do("choose", "return licence eel")
    assert 'class="alarm danger"' in page.parts["panel"]
    page.do("choose", "return licence eel")
    assert table.game.state.players[0].licences == ("eel",)
    page.do("play")
    assert table.game.state.players[0].licences == ()


def test_a_card_does_not_outlive_its_game() -> None:
    page = page_of(lab.new_game(3, seed=5, first_player=0))
    page.do("explain", "total gate")
    assert "Gate" in page.parts["told"]
    page.table.sit_down(lab.new_game(2, seed=5, first_player=0))
    page.do("painted")
    page.do("choose", "fish")
    assert page.parts["told"] == ""
    assert page.answer == ""


def test_who_plays_cannot_be_changed_so_that_hidden_money_is_shown() -> None:
    page = page_of(lab.new_game(2, seed=5, first_player=1, money="closed"))
    page.do("open")
    page.do("seats", "seat-1=greedy")
    assert "hidden" in page.answer
    assert page.table.sitting.kinds == ("person", "person")
    assert page.table.sitting.viewer == 1


def test_a_real_table_is_entered_with_open_money() -> None:
    page = Page(Table())
    fields = {"players": "2", "companion": "yes", "money": "closed", "fish": "named"}
    markets = {"fish-market": ["eel", "fugu", "salmon"], "external-market": ["bank", "trading"]}
    page.do("setup", urlencode({**fields, **markets, "external": "named"}, doseq=True))
    assert page.answer == ""
    assert page.table.game.state.closed_money is False


# --- what a page sends for a widget itself ---


@pytest.mark.parametrize(
    "state",
    [
        {"keeps": 5},
        {"keeps": "lesson"},
        {"_esm": "alert(1)"},
        {"_css": 7},
        {"figures": []},
        {"children": []},
        {"outputs": 3},
        {"layout": "IPY_MODEL_none"},
        {"width": 12},
    ],
)
def test_no_page_changes_the_state_of_a_widget(start: Page, state: dict[str, object]) -> None:
    assert_unheard(start, {"method": "update", "state": state})


@pytest.mark.parametrize(
    "data",
    [
        None,
        5,
        [],
        {},
        {"method": None},
        {"method": "other"},
        {"method": "update"},
        {"method": "update", "state": 5},
        {"method": "update", "state": {"keeps": 5}, "buffer_paths": [["a"]]},
        {"method": "custom"},
        {"method": "custom", "content": 5},
    ],
)
def test_no_frame_of_a_page_does_harm(start: Page, data: object) -> None:
    assert_unheard(start, data)


def assert_unheard(page: Page, data: object) -> None:
    """A frame that a page sends to any of the widgets raises nothing and changes none."""
    table = page.table
    widgets = [table, table.page, *table.charts.outputs]
    widgets += [each.layout for each in widgets]
    before = [each.get_state() for each in widgets]
    for each in widgets:
        each.comm.handle_msg({"content": {"data": data}, "buffers": []})
    assert [each.get_state() for each in widgets] == before


def test_players_are_as_many_as_seats_and_of_a_known_kind() -> None:
    game = lab.new_game(3, seed=5)
    with pytest.raises(Complaint, match="9 were given"):
        Table(game, players=["person"] * 9)
    with pytest.raises(Complaint, match="no player “None”"):
        Table(game, players=[None] * 3)


def test_a_language_set_in_python_stays_when_a_branch_begins(start: Page) -> None:
    start.table.game.language = "es"
    start.do("branch", "B")
    assert "¿Qué haces?" in start.panel


def test_a_change_of_language_keeps_the_choice(start: Page) -> None:
    start.do("choose", "fish")
    start.do("language", "es")
    assert pressed(start) == ["fish"]
