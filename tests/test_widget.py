"""The table at which people play, without a browser: what the page is told and what it may do."""

from __future__ import annotations

import json
import logging
import random
import zlib
from html.parser import HTMLParser
from typing import Any
from urllib.parse import parse_qs, urlencode

import pytest
from tsukiji_widgets import Table
from tsukiji_widgets.charts import FIGURES

import tsukiji_lab as lab
from tests.rules.table import Table as Rules
from tests.rules.table import at_sea
from tsukiji_lab.game.record import decode
from tsukiji_lab.public import RULES
from tsukiji_lab.rulebook import words

TWO = {"players": "2", "kind-0": "person", "kind-1": "person", "fish": "beginners", "seed": "5"}


class Page:
    """Stands for the page: keeps what it is told, and sends orders."""

    def __init__(self, table: Table, **hello: str) -> None:
        self.table = table
        self.messages: list[str] = []
        self.parts: dict[str, str] = {}
        self.changed: dict[str, str] = {}
        self.kept = ""
        self.file = ""
        table._page.send = self._receive
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
            case "keep":
                self.kept = value["text"]
            case "file":
                self.file = value

    def do(self, do: str, text: str = "") -> None:
        self.table.obey({"do": do, "text": text})

    def play(self, *actions: str) -> None:
        for action in actions:
            self.do("play", action)
            assert self.answer == ""

    def set_up(self, **fields: str) -> None:
        self.do("setup", urlencode({**TWO, **fields}))

    def let_computers_move(self) -> None:
        for _ in range(1000):
            if not self.table._computer_moves:
                return
            self.do("painted")

    @property
    def answer(self) -> str:
        return _text(self.parts.get("panel-answer") or self.parts.get("answer", ""))

    @property
    def panel(self) -> str:
        return _text(self.parts["panel"])


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
        if tag == "button" and given.get("data-do") == "play" and "data-text" in given:
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


def _text(markup: str) -> str:
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
    assert "A new game" in _text(page.parts["form"])
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
    assert "3 fish markets besides Mackerel must be named, not 1" in page.answer
    assert "Chosen: 1 of 3" in _text(page.parts["form"])


def test_two_players_are_not_offered_the_auction() -> None:
    page = Page(Table())
    page.do("form", urlencode({**TWO, "external": "named"}))
    assert "Auction" not in _text(page.parts["form"])
    page.do("form", urlencode({**TWO, "players": "3", "external": "named"}))
    assert "Auction" in _text(page.parts["form"])


def test_a_seed_that_is_no_number_gets_a_sentence() -> None:
    page = Page(Table())
    page.set_up(seed="five")
    assert page.answer == "«five» is no whole number."


def test_the_form_speaks_the_language_of_the_browser() -> None:
    page = Page(Table(), language="es")
    assert "Una partida nueva" in _text(page.parts["form"])
    page.set_up()
    assert page.table.game is not None
    assert page.table.game.language == "es"


# --- by hand and from Python ---


def test_what_is_played_by_hand_stands_in_the_game() -> None:
    game = lab.new_game(2, seed=5, first_player=0)
    page = Page(Table(game))
    page.play("fish", "undock one-slot")
    assert game.actions == ("fish", "undock one-slot")
    assert "Moon goes fishing." in _text(page.parts["log"])


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
    assert not {"symbols", "market-mackerel", "harbour-1", "masthead"} & page.changed.keys()


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
    assert "wins" in page.panel or "share the win" in page.panel


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
    assert "Sell 1 Eel +\u2060¥600, −8 Resources" in page.panel  # the other falls from 6 to 4
    assert "Sell 2 Eel +\u2060¥1,200, −12 Resources" in page.panel


def test_why_not_tells_the_rule() -> None:
    page = Page(Table(lab.new_game(2, seed=5, first_player=0)))
    page.do("why", "end turn")
    assert page.answer.startswith("You still have 2 Action Points to spend")
    assert "rulebook" in page.answer
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
    assert "pesca" in _text(page.parts["log"])
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
    page.do("back")
    assert game.session.here == there - 1


def test_computers_wait_in_the_past_until_told_to_go_on() -> None:
    page = Page(Table(lab.new_game(2, seed=5, first_player=1), players=["person", "random"]))
    game = page.table.game
    assert game is not None
    page.let_computers_move()
    page.do("back")
    here = game.session.here
    page.do("painted")
    assert game.session.here == here
    assert "Go on from here" in page.panel
    page.do("go on")
    assert game.session.here == here + 1
    assert not game.session.can_redo


def test_an_unknown_player_gets_a_sentence() -> None:
    with pytest.raises(ValueError, match="person"):
        Table(lab.new_game(2, seed=5), players=["person", "clever"])


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


def everything_told(page: Page) -> str:
    """Every message since the list was cleared, and every trait of every widget."""
    widgets = [page.table, page.table._page, page.table._charts, *page.table._charts.children]
    return "\n".join([*page.messages, *(repr(each.get_state()) for each in widgets)])


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
    page.do("back")
    page.do("redo")
    page.do("open")
    said = everything_told(page)
    assert "1300" not in said
    assert "1,300" not in said
    kept = decode(parse_qs(page.kept)["code"][0], RULES)
    assert kept.actions[-1].startswith("dock two-slot left")
    page.play("bid 400")
    assert "Moon ¥1,300 and Peak ¥400" in page.panel


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
    assert page.table._kinds == ("person", "greedy")


def test_hidden_money_is_shown_to_its_owner_only() -> None:
    table = Rules("eel", players=2, money="closed").lay(0, yen=1300).lay(1, yen=1700)
    page = Page(Table(table.game))
    assert "Hand the screen to Moon" in page.panel
    page.do("painted")
    assert "1,300" not in everything_told(page)
    page.do("open")
    page.do("painted")
    shown = _text(" ".join(page.parts.values()))
    assert "¥1,300" in shown
    assert "1,700" not in everything_told(page)


def test_no_trait_holds_anything_of_a_game() -> None:
    page = Page(Table(lab.new_game(["Ana", "Berta"], seed=5)))
    state = {name: value for name, value in page.table._page.get_state().items() if name[0] != "_"}
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
    {"do": "hello", "text": "&".join(f"{n}=1" for n in range(100))},
    {"do": "seats", "text": "&".join(f"seat-{n}=1" for n in range(100))},
    {"do": "setup", "text": "&".join(f"{n}=1" for n in range(100))},
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
        ("", "is no action of this game"),
        ("swim", "is no action of this game"),
        ("<img src=x onerror=alert(1)>", "is no action of this game"),
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
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    game = lab.new_game(2, seed=5, first_player=0)
    page = Page(Table(game))

    def fail(action: object) -> None:
        raise RuntimeError("/home/somebody/secret")

    with monkeypatch.context() as broken, caplog.at_level(logging.ERROR):
        broken.setattr(game, "play", fail)
        page.do("play", "fish")
    assert page.answer.startswith("Something went wrong in the program.")
    assert "secret" not in "".join(page.messages)
    assert "/home/somebody/secret" in caplog.text
    page.play("fish")


# --- keeping ---


def test_a_game_is_offered_again_after_a_reload() -> None:
    first = Page(Table())
    first.set_up(**{"kind-1": "greedy", "name-0": "Ana"})
    first.let_computers_move()
    first.play("fish")
    first.do("painted")
    assert first.table.game is not None
    again = Page(Table(), kept=first.kept)
    assert "Your last game is kept in this browser: Ana and Peak" in _text(again.parts["form"])
    again.do("continue")
    assert again.table.game is not None
    assert again.table.game.state == first.table.game.state
    assert again.table._kinds == ("person", "greedy")


@pytest.mark.parametrize("kept", ["code=", "code=xyz&seats=person", "nonsense", "&" * 500])
def test_a_damaged_kept_game_is_not_offered(kept: str) -> None:
    page = Page(Table(), kept=kept)
    assert "Continue" not in _text(page.parts.get("form", ""))
    page.set_up()
    assert page.table.game is not None


def test_a_game_in_the_address_is_opened_and_the_kept_one_stays_at_hand() -> None:
    mine, other = Page(Table()), Page(Table())
    mine.set_up(**{"name-0": "Ana"})
    other.set_up(**{"name-0": "Berta", "kind-1": "greedy"})
    for page in (mine, other):
        page.let_computers_move()
        page.do("painted")
    page = Page(Table(), address=other.kept, kept=mine.kept)
    assert page.table.game is not None
    assert page.table.game.players == ("Berta", "Peak")
    assert page.table._kinds == ("person", "greedy")


def test_a_damaged_address_is_told_and_the_kept_game_offered() -> None:
    first = Page(Table())
    first.set_up(**{"name-0": "Ana"})
    first.do("painted")
    page = Page(Table(), address="code=t1.broken&seats=person", kept=first.kept)
    assert page.answer.startswith("The code in the address is damaged")
    assert "Ana and Peak" in _text(page.parts["form"])
    page.do("continue")
    assert page.answer == ""
    assert page.table.game is not None


def test_a_file_too_large_is_told() -> None:
    page = Page(Table())
    assert 'data-most="262144"' in page.parts["form"]
    page.do("too large")
    assert page.answer == "This file is no saved game: one has at most 256 kB."


def test_half_a_character_harms_nothing() -> None:
    page = Page(Table())
    page.set_up()
    page.do("new")
    page.do("form", "players=2&name-0=\ud800")
    assert 'value="?"' in page.parts["form"]
    page.do("theme", "dark")
    page.set_up()
    assert page.table.game is not None


def test_a_game_given_from_python_is_not_kept_in_the_address() -> None:
    page = Page(Table(lab.new_game(2, seed=5)))
    page.do("painted")
    assert json.loads(page.messages[-1])["store"] is False


def test_a_new_game_leaves_the_old_one_at_hand() -> None:
    page = Page(Table())
    page.set_up()
    first = page.table.game
    page.do("new")
    assert page.table.game is None
    page.do("continue")
    assert page.table.game is first


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


# --- charts ---


def test_charts_follow_the_game_and_are_sent_when_they_change() -> None:
    game = lab.new_game(2, seed=5, first_player=0)
    page = Page(Table(game))
    outputs = page.table._charts
    assert outputs.children == ()
    page.do("painted")
    first = [output.outputs for output in outputs.children]
    assert len(first) == 3
    page.play("fish")
    page.do("painted")
    assert all(a is b.outputs for a, b in zip(first, outputs.children, strict=True))
    page.play("finish fishing", "enter ships points", "sell boat one-slot", "leave", "end turn")
    page.do("painted")
    changed = [a is not b.outputs for a, b in zip(first, outputs.children, strict=True)]
    assert any(changed)
    page.do("theme", "dark")
    plot = outputs.children[0].outputs[0]["data"]["application/vnd.plotly.v1+json"]
    assert "#152532" in json.dumps(plot)


def test_charts_are_told_in_a_sentence_and_a_table() -> None:
    game = lab.new_game(2, seed=5, first_player=0)
    page = Page(Table(game))
    page.do("painted")
    told = [output.outputs[1]["data"]["text/html"] for output in page.table._charts.children]
    for markup, chart in zip(told, (draw(game) for draw in FIGURES), strict=True):
        assert chart.sentence in _text(markup)
        assert all(header in _text(markup) for header in chart.table.headers)
        assert markup.count("<tr>") == 1 + len(chart.table.rows)


def test_forged_children_do_no_harm_to_the_charts() -> None:
    game = lab.new_game(2, seed=5, first_player=0)
    page = Page(Table(game))
    page.do("painted")
    charts = page.table._charts
    charts.set_state({"children": [f"IPY_MODEL_{page.table._page.model_id}"]})
    page.do("theme", "dark")
    page.do("painted")
    assert page.answer == ""
    assert all("outputs" in child.keys for child in charts.children)
    assert len(charts.children) == 3
