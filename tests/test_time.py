"""The way back and forth: undo, looking back, branches, comparison, counting now."""

from __future__ import annotations

import random
import re
from html import unescape
from typing import Any
from urllib.parse import urlencode

import pytest
from tsukiji_widgets import Table

import tsukiji_lab as lab
from tests.laden import both_boxes, crowded_harbours, full_boards, wander
from tests.rules.table import Table as Rules
from tests.rules.table import at_sea
from tests.test_widget import Page, without_ids
from tsukiji_lab.drawing import draw
from tsukiji_lab.drawing.comparing import draw_comparison
from tsukiji_lab.drawing.view import look
from tsukiji_lab.game.refusal import BadStep, Complaint
from tsukiji_lab.lines import LONGEST_NAME, MOST_LINES, Lines, at_same_turn, decode, encode
from tsukiji_lab.players import PLAYERS
from tsukiji_lab.tsukiji.scoring import count
from tsukiji_lab.undoing import Undo, undo_to

TURN = (
    *("fish", "undock one-slot", "finish fishing"),
    *("fish", "catch one-slot mackerel", "finish fishing", "end turn"),
)
"""A whole turn, the first of a game."""


def greedy(game: lab.Game, steps: int, seed: int = 0) -> lab.Game:
    """Let greedy players take so many decisions."""
    return lets_play(game, steps, "greedy", seed)


def lets_play(game: lab.Game, steps: int, kind: str, seed: int = 0) -> lab.Game:
    player, rng = PLAYERS[kind](), random.Random(seed)
    for _ in range(steps):
        assert game.to_act is not None
        game.play(player.choose(game.observe(game.to_act), game.legal_actions, rng))
    return game


def auction(money: str = "open") -> lab.Game:
    """A crab is up for auction after two draws; Moon bids first, then Peak."""
    table = Rules("spider-crab", players=2, money=money)
    table.lay(0, yen=1600, boats=[at_sea("two-slot", "spider-crab", "spider-crab")])
    table.lay(1, yen=1700)
    table.play("fish", "dock two-slot left")
    return table.game


# --- a game at an earlier step ---


def test_a_game_at_a_step_is_the_game_as_it_was_and_a_game_of_its_own() -> None:
    game = greedy(lab.new_game(3, seed=4, language="es"), 60)
    states = list(game.session.states)
    for step in (0, 1, 17, 59, 60):
        then = game.at(step)
        assert then.state == states[step]
        assert then.session.here == step
        assert not then.session.can_redo
        assert then.language == "es"
        assert [line.number for line in then.log] == [
            line.number for line in game.log if line.number <= step
        ]
    game.at(17).play(game.at(17).legal_actions[0])
    assert game.session.here == 60
    assert game.state == states[60]


def test_a_game_at_a_step_draws_what_the_game_drew() -> None:
    game = lets_play(auction(), 40, "random")
    steps = game.session.steps
    drawing = [number for number, step in enumerate(steps) if step.drawn]
    assert drawing
    for number in drawing:
        twin = game.at(number)
        twin.play(steps[number].action)
        assert twin.session.steps[-1].drawn == steps[number].drawn
        assert twin.state == game.session.states[number + 1]


@pytest.mark.parametrize("step", [-1, 61, True, "3", 2.0, None])
def test_a_step_that_never_was_is_refused_in_words(step: Any) -> None:
    game = greedy(lab.new_game(2, seed=1, language="es"), 60)
    with pytest.raises(BadStep, match="de 0 a 60"):
        game.at(step)


# --- undo ---


def undo(game: lab.Game, *persons: int, explores: bool = False) -> Undo:
    return undo_to(game.session, persons, explores)


def test_undo_takes_computer_moves_with_it() -> None:
    game = lab.new_game(3, seed=5, fish_markets="beginners", first_player=0)
    assert undo(game, 0) == Undo(None)
    for action in TURN:
        game.play(action)
    before = game.session.here
    while game.to_act != 0:
        greedy(game, 1)
    assert not any(step.drawn for step in game.session.steps)
    assert undo(game, 0) == Undo(before - 1)
    assert undo(game, 2).step is None or undo(game, 2).step >= before


def test_undo_ends_where_another_person_decided() -> None:
    game = lab.new_game(2, seed=5, fish_markets="beginners", first_player=0)
    for number, action in enumerate(TURN, 1):
        game.play(action)
        if action != TURN[-1]:
            assert undo(game, 0, 1) == Undo(number - 1)
    assert game.to_act == 1
    assert undo(game, 0, 1) == Undo(None, "time_undo-handed")
    assert undo(game, 0, 1, explores=True) == Undo(len(TURN) - 1)
    game.play("fish")
    assert undo(game, 0, 1) == Undo(len(TURN))


def test_undo_ends_at_a_result_of_chance() -> None:
    game = auction()
    game.play("bid 300")
    game.play("bid 500")  # reveals the bids; the next token is drawn
    assert game.session.steps[1].drawn
    game = game.at(2)
    assert undo(game, 0) == Undo(None, "time_undo-chance")
    assert undo(game, 0, explores=True) == Undo(1)


def test_undo_ends_where_bids_of_others_were_revealed() -> None:
    game = auction()
    game.play("bid 300")
    sealed = game.session.here
    # One's own sealed bid can be taken back as long as nobody else has decided.
    assert undo(game, 0) == Undo(sealed - 1)
    assert undo(game, 0, 1) == Undo(None, "time_undo-handed")
    game.play("bid 300")
    assert game.session.here == sealed + 1
    assert any(event.what == "bids-revealed" for event in game.session.steps[-1].events)
    assert not game.session.steps[-1].drawn
    for persons in ((0,), (1,), (0, 1)):
        assert undo(game, *persons) == Undo(None, "time_undo-bids")


def rich(money: str) -> lab.Game:
    """Moon's turn has ended, and Peak, who has 60 Resources, begins the next one."""
    table = Rules("tuna", "eel", money=money)
    table.lay(0, yen=1500).lay(1, yen=0, tokens="tuna-25 tuna-20 tuna-15")
    table.set_turn(points=0)
    table.play("end turn")
    return table.game


def test_undo_ends_where_closed_money_was_shown() -> None:
    game = rich("closed")
    assert any(event.what == "all-show-yen" for event in game.session.steps[-1].events)
    assert undo(game, 0) == Undo(None, "time_undo-yen")
    assert undo(game, 0, explores=True) == Undo(0)
    assert undo(rich("open"), 0) == Undo(0)


def test_where_no_person_decided_there_is_nothing_to_undo_or_to_say() -> None:
    game = auction()
    assert game.session.steps[1].drawn
    assert undo(game) == Undo(None)
    assert undo(game, 1) == Undo(None)


# --- branches ---


def test_a_branch_leaves_its_line_as_it_is() -> None:
    game = greedy(lab.new_game(3, seed=8), 90)
    state = game.state
    lines = Lines(game)
    assert lines.free_name == "B"
    other = lines.branch("  no   third Fugu ", 40)
    assert lines.now == "no third Fugu"
    assert lines.game is other
    assert other.state == game.at(40).state
    lets_play(other, 30, "random", seed=3)
    assert game.state == state
    assert lines.parts_after("A") < 71
    assert lines.play("A") is game
    lines.forget("no third Fugu")
    assert list(lines.games) == ["A"]


def test_what_a_branch_cannot_be_is_said_and_changes_nothing() -> None:
    lines = Lines(greedy(lab.new_game(3, seed=8), 20))
    lines.branch("B", 10)
    for name, complaint in (
        ("", "time_name-long"),
        (" \n ", "time_name-long"),
        ("x" * (LONGEST_NAME + 1), "time_name-long"),
        ("a\x00b", "time_name-long"),
        ("A", "time_taken"),
    ):
        with pytest.raises(Complaint, match=complaint):
            lines.branch(name, 5)
    with pytest.raises(BadStep):
        lines.branch("C", 11)
    for refused in (lines.forget, lines.other):
        with pytest.raises(Complaint, match="time_played"):
            refused("B")
    for refused in (lines.play, lines.forget, lines.other):
        with pytest.raises(Complaint, match="time_no-branch"):
            refused("Z")
    assert list(lines.games) == ["A", "B"]
    assert lines.now == "B"
    for _ in range(MOST_LINES - 2):
        lines.branch(lines.free_name, 3)
    with pytest.raises(Complaint, match="time_too-many"):
        lines.branch("Z", 3)


def test_no_branch_begins_between_sealed_bids() -> None:
    game = auction()
    before = game.session.here
    game.play("bid 300")
    lines = Lines(game)
    with pytest.raises(Complaint, match="time_sealed"):
        lines.branch("B", before + 1)
    assert lines.branch("B", before).to_act == 0


def some_lines() -> Lines:
    lines = Lines(greedy(lab.new_game(4, seed=3, fish_markets="beginners"), 120))
    lets_play(lines.branch("no third Fugu", 60), 25, "random", seed=2)
    lines.play("A")
    greedy(lines.branch("¿Y si…? & = ñ", 119), 40, seed=9)
    return lines


@pytest.mark.parametrize("played", ["A", "no third Fugu", "¿Y si…? & = ñ"])
def test_lines_are_kept_beside_the_code_of_the_one_that_is_played(played: str) -> None:
    lines = some_lines()
    lines.play(played)
    text = encode(lines)
    assert len(text) < 1500
    again = decode(text, lab.game_from_code(lines.game.code))
    assert again.now == played
    assert list(again.games) == list(lines.games)
    for name, game in lines.games.items():
        assert again.games[name].code == game.code
        assert again.games[name].state == game.state


def test_a_line_alone_needs_no_text() -> None:
    game = lab.new_game(2, seed=1)
    assert encode(Lines(game)) == ""
    assert list(decode("", game).games) == ["A"]


def test_what_is_no_line_of_the_game_is_left_out() -> None:
    lines = some_lines()
    game = lines.play("A")
    stranger = lab.new_game(2, seed=99).code
    kept = dict(pair.split("=", 1) for pair in encode(lines).split("&"))
    kept["no+third+Fugu"] = kept["no+third+Fugu"][:-9]
    text = "&".join(f"{name}={line}" for name, line in kept.items())
    more = {"C": f"0.{stranger}", "D": "x", "E": "1.", "": f"0.{game.code}", "F" * 99: ""}
    again = decode(f"{text}&{urlencode(more)}", game)
    assert list(again.games) == ["A", "¿Y si…? & = ñ"]
    assert again.game is game


@pytest.mark.parametrize(
    "text",
    [
        "&".join("B=1" for _ in range(2000)),
        "%ff%fe=\x00",
        "B=" + "9" * 5000 + ".x",
        "A",
        "=&=&=",
        "A=&B=",
    ],
)
def test_any_text_gives_at_least_the_line_that_is_played(text: str) -> None:
    game = greedy(lab.new_game(2, seed=1), 5)
    lines = decode(text, game)
    assert lines.game is game
    assert list(lines.games.values()) == [game]


# --- at the table ---


def seated(game: lab.Game, *kinds: str) -> Page:
    return Page(Table(game, players=kinds or ["person"] * len(game.players)))


def text_of(markup: str) -> str:
    """Markup as it is read, without marks that only join words."""
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", markup)).replace("\u2060", "").split())


def long_game(**setup: Any) -> lab.Game:
    return greedy(lab.new_game(4, seed=3, fish_markets="beginners", **setup), 150)


def slider(page: Page) -> dict[str, str]:
    found = re.search(r'<div[^>]*role="slider"[^>]*>', page.parts["time"])
    assert found
    return dict(re.findall(r'([a-z-]+)="([^"]*)"', found[0]))


def test_a_look_back_shows_the_step_and_changes_nothing() -> None:
    game = long_game()
    page = seated(game)
    now, code = dict(page.parts), game.code
    page.do("look", "40")
    then = seated(game.at(40), *["greedy"] * 4)  # nobody can press anything there either
    for part, markup in then.parts.items():
        if part.startswith(("harbour", "market", "turn", "ends")):
            assert text_of(page.parts[part]) == text_of(markup), part
    assert "You are looking back" in page.panel
    assert f"Step 40 of {game.session.here}, turn {game.at(40).state.turns}" in page.panel
    assert [line.sentence for line in game.lines(40) if line.sentence not in page.panel] == []
    assert game.code == code
    assert page.table.game is game
    page.do("look")
    assert page.parts == now


def test_a_look_back_sends_what_differs_and_neither_the_frame_nor_the_log() -> None:
    page = seated(long_game())
    page.messages.clear()
    page.do("look", "20")
    page.do("look", "19")
    page.do("look", "")
    assert all('"frame": null' in message for message in page.messages)
    assert not {part for part in page.changed if part.startswith(("log", "round"))}
    assert not re.search('"(log|round-)', "".join(page.messages))


def test_steps_back_and_forward_end_at_both_ends() -> None:
    game = long_game()
    page, here = seated(game), game.session.here
    shown = []
    for text in (
        "forward",
        "back",
        "back",
        "forward",
        "0",
        "back",
        "forward",
        str(here),
        "back",
        "",
    ):
        page.do("look", text)
        shown.append(int(slider(page)["aria-valuenow"]))
    assert shown == [here, here - 1, here - 2, here - 1, 0, 0, 1, here, here - 1, here]


@pytest.mark.parametrize("text", ["-1", "151", "1.5", "x", "9" * 400, "٣", "²", " 3", "1e2"])
def test_a_look_at_no_step_is_not_understood(text: str) -> None:
    page = seated(long_game())
    page.do("look", "7")
    before = page.parts["time"]
    page.do("look", text)
    assert "does not understand" in page.answer
    assert page.parts["time"] == before


def test_nothing_is_played_while_one_looks_back() -> None:
    game = long_game()
    page, state = seated(game), game.state
    page.do("look", "12")
    legal = [str(action) for action in game.at(12).legal_actions]
    for do, text in [
        *(("play", text) for text in [*legal, str(game.legal_actions[0])]),
        ("choose", legal[0]),
        ("pick", "boat one-slot"),
        ("play", ""),
        ("why", legal[0]),
    ]:
        page.do(do, text)
        assert page.answer == "You are looking back: return to the present first."
        assert game.state is state
    assert 'data-do="play"' not in page.parts["panel"]
    assert 'data-do="choose"' not in page.parts["panel"]


def test_computers_wait_while_one_looks_back() -> None:
    game = lab.new_game(3, seed=5, first_player=1)
    page = seated(game, "person", "greedy", "greedy")
    page.do("painted")
    page.do("look", "0")
    here = game.session.here
    page.do("painted")
    assert game.session.here == here
    page.do("look", "")
    page.let_computers_move()
    assert game.session.here > here


def test_the_slider_says_in_words_where_it_stands() -> None:
    game = long_game()
    page = seated(game)
    page.do("look", "40")
    state, fields = game.at(40).state, slider(page)
    name = game.words.name("seat", state.on_turn)
    assert fields["aria-valuetext"] == f"Step 40 of 150, turn {state.turns}, {name}"
    assert (fields["aria-valuemin"], fields["aria-valuemax"]) == ("0", "150")
    begins = [int(step) for step in fields["data-turns"].split()]
    turns = [state.turns for state in game.session.states]
    assert begins == [n for n in range(1, 151) if turns[n] != turns[n - 1]]
    page.do("language", "es")
    assert slider(page)["aria-valuetext"].startswith(f"Paso 40 de 150, turno {state.turns}, ")


def test_the_line_marks_where_markets_were_overfished_and_bids_revealed() -> None:
    game = auction()
    game.play("bid 300")
    game.play("bid 500")
    turn = game.state.turns
    assert f"Turn {turn}: an auction at Spider Crab" in seated(game).parts["time"]
    table = Rules("eel", "fugu", "salmon", "squid").lay(
        0, licences="eel", boats=[at_sea("one-slot")]
    )
    table.lay(1, fresh="eel-100 eel-200 eel-300").lay(2, fresh="eel-100", degraded="eel-200")
    table.play("fish", "catch one-slot eel")
    marked = seated(table.game).parts["time"]
    assert "Eel is overfished" in marked
    assert "an auction" not in marked


# --- secrets ---


def test_closed_money_of_others_stays_closed_in_the_past() -> None:
    game = long_game(money="closed")
    page = seated(game)
    seat = game.to_act
    assert seat is not None
    for step in (0, 60, 120):
        page.do("look", str(step))
        yen = [player.yen for player in game.at(step).state.players]
        for other in range(4):
            shown = text_of(page.parts[f"harbour-{other}"])
            heading = shown.split("Resources")[0]
            assert "hidden" in heading.lower()
            assert game.words.yen(yen[other]) not in heading
    page.do("look")
    page.do("open")
    page.do("look", "60")
    for other in range(4):
        heading = text_of(page.parts[f"harbour-{other}"]).split("Resources")[0]
        assert ("hidden" not in heading.lower()) == (other == seat)
    page.do("count")
    counted = text_of(page.parts["count-now"]).lower()
    assert counted.count("hidden") >= 3


def test_a_sealed_bid_is_in_no_message_about_the_past() -> None:
    game = auction()
    page = seated(game)
    page.do("open")
    page.play("bid 1300")
    page.do("open")  # Peak has the screen now
    page.messages.clear()
    here = game.session.here
    for step in range(here + 1):
        page.do("look", str(step))
        page.do("painted")
    page.do("look", "")
    for part in ("time", "panel"):
        assert 'data-do="branch"' not in page.parts[part]
    assert "Bids are sealed at this step" in page.parts["time"]
    page.do("branch", "B")
    assert page.answer.startswith("Bids are sealed at this step")
    page.do("look", str(here - 1))
    page.do("branch", "B")
    page.do("compare", "A")
    page.do("count")
    page.do("painted")
    said = without_ids("".join(page.messages))
    assert "1300" not in said
    assert "1,300" not in said
    page.do("line", "A")
    assert game.session.here == here


# --- undo at the table ---


def test_undo_says_why_it_ends_and_explores_when_told() -> None:
    game = auction()
    page = seated(game)
    assert game.session.steps[1].drawn
    page.do("undo")
    assert "chance has shown something" in page.answer
    assert game.session.here == 2
    page.do("explore", "explore=yes")
    assert "Explore is on" in page.parts["time"]
    page.do("undo")
    assert page.answer == ""
    assert game.session.here == 1
    page.do("redo")
    assert game.session.here == 2
    page.do("explore", "")
    assert "Explore is on" not in page.parts["time"]
    page.do("undo")
    assert game.session.here == 2


def test_what_is_explored_is_kept_and_comes_back() -> None:
    page = Page(Table())
    page.set_up()
    page.play("fish", "undock one-slot")
    page.do("explore", "explore=yes")
    page.do("painted")
    again = Page(Table(), address=page.kept)
    assert "Explore is on" in again.parts["time"]


# --- branches at the table ---


def test_going_on_from_the_past_begins_a_branch_and_leaves_the_game() -> None:
    game = long_game()
    page, state = seated(game), game.state
    page.do("look", "40")
    assert 'data-do="branch"' in page.parts["panel"]
    page.do("branch", "no third Fugu")
    branch = page.table.game
    assert branch is not None
    assert branch is not game
    assert branch.state == game.at(40).state
    page.do("play", str(branch.legal_actions[0]))
    assert branch.session.here == 41
    assert "What do you do?" in page.panel or "turn" in page.panel
    assert game.state is state
    branch.undo()  # from Python, on the table at once
    assert slider(page)["aria-valuenow"] == "40"
    page.do("line", "A")
    assert page.table.game is game
    game.undo()
    assert slider(page)["aria-valuenow"] == "149"
    assert "no third Fugu" in page.parts["time"]
    page.do("forget line", "no third Fugu")
    assert "no third Fugu" not in page.parts["time"]


def test_the_name_of_a_branch_is_text_and_nothing_else() -> None:
    page = seated(long_game())
    page.do("branch", "<i>&amp;</i>")
    page.do("line", "A")
    page.do("compare", "<i>&amp;</i>")
    assert page.answer == ""
    for part in ("time", "compared", "panel"):
        assert "<i>&amp;" not in page.parts[part]
    for do, text, sentence in (
        ("branch", "x" * 31, "A branch’s name has 1 to 30 printable characters."),
        ("branch", "A", "A branch is called “A” already: choose another name."),
        ("line", "Z" * 400, f"There is no branch “{'Z' * 30}”."),
        ("compare", "A", "You are in branch “A” now."),
        ("forget line", "A", "You are in branch “A” now."),
    ):
        page.do(do, text)
        assert page.answer == sentence


def test_branches_are_kept_with_the_game_and_come_back() -> None:
    page = Page(Table())
    page.set_up()
    page.play(*TURN)
    page.do("look", "3")
    page.do("branch", "¿Y si…?")
    page.play("fish")
    page.do("painted")
    again = Page(Table(), address=page.kept)
    assert again.table.game is not None
    assert again.table.game.actions == (*TURN[:3], "fish")
    assert "¿Y si…?" in again.parts["time"]
    again.do("line", "A")
    assert again.table.game.actions == TURN


# --- comparing and counting ---


def test_two_lines_beside_each_other_show_what_differs() -> None:
    game = lab.new_game(2, seed=5, fish_markets=["eel", "fugu", "salmon"], first_player=0)
    page = seated(game)
    page.play("fish", "undock one-slot", "finish fishing")
    page.do("branch", "B")
    page.play("enter mackerel points", "buy licence mackerel", "leave", "end turn")
    page.do("compare", "A")
    told = text_of(page.parts["compared"])
    assert "A beside B" in told
    assert "What A B B minus A" in told
    assert "They part after step 3, in turn 1." in told
    # Moon paid ¥100 for the licence and took as much of licence income; Peak took the same.
    assert "Peak Yen ¥2,000 ¥2,100 +¥100" in told
    assert "Moon Licences Mackerel ×1 Mackerel ×2 –" in told
    assert "Mackerel Licences 2 1 −1" in told
    assert "What is being done Moon. Now: choose an action Moon. Now: end the turn –" in told
    assert told.count("Moon") == 3
    assert "Eel" not in told
    page.do("compare")
    assert page.parts["compared"] == ""


def test_the_difference_is_what_the_line_begun_later_has_more_whichever_is_played() -> None:
    page = seated(lab.new_game(3, seed=7, first_player=0))
    page.do("branch", "A port")
    page.play("open port")
    page.do("compare", "A")
    told = text_of(page.parts["compared"])
    assert "What A A port A port minus A" in told
    assert "Moon Yen ¥2,000 ¥1,500 −¥500" in told
    page.do("line", "A")
    page.do("compare", "A port")
    assert text_of(page.parts["compared"]) == told


def test_boats_and_ports_are_compared() -> None:
    page = seated(lab.new_game(3, seed=7, first_player=0))
    page.play("fish")
    page.do("branch", "B")
    page.play("open port")
    page.do("line", "A")
    page.play("undock one-slot")
    page.do("compare", "B")
    told = text_of(page.parts["compared"])
    assert "Moon Ports left: empty; centre: covered" in told
    assert "left: One-slot Ship; centre: empty" in told
    assert "Moon At sea One-slot Ship –" in told


@pytest.mark.parametrize("lay_out", [both_boxes, crowded_harbours, full_boards])
def test_a_comparison_names_everybody_and_every_board_where_something_differs(lay_out: Any) -> None:
    game, rng = lay_out().game, random.Random(1)
    for _ in wander(game, 12, rng):
        for action in rng.sample(list(game.legal_actions), min(5, len(game.legal_actions))):
            other = game.branch()
            other.play(action)
            left, right = look(game, None), look(other, None)
            drawn = draw_comparison(left, right, ("A", "B"), 0)
            named = {text_of(head) for head in re.findall(r"<b\b.*?</b>", drawn)}
            names = game.words.name
            for seat, (one, two) in enumerate(
                zip(left.state.players, right.state.players, strict=True)
            ):
                assert one == two or names("seat", seat) in named, (str(action), seat)
            for board in left.state.boards:
                one, two = (view.state.find_market(board) for view in (left, right))
                assert one == two or names("board", board) in named, (str(action), board)


def test_lines_are_compared_at_the_last_turn_that_both_have_reached() -> None:
    """What one player earns while the other line has not come so far is no difference."""
    page = seated(long_game())
    page.do("look", "30")
    page.do("branch", "B")
    page.do("compare", "A")
    game = page.table.game
    assert game is not None
    turn = game.state.turns
    told = text_of(page.parts["compared"])
    assert f"Both are shown at turn {turn}, the last that both have reached." in told
    trunk = page.table.seated().past.lines.games["A"]
    assert trunk.state.turns > turn
    for one, two in ((trunk, game), (game, trunk)):
        assert {each.state.turns for each in at_same_turn(one, two)} == {turn}
    then, _ = at_same_turn(trunk, game)
    assert str(trunk.session.steps[then.session.here].action) == "end turn"


def test_two_lines_that_are_over_are_compared_as_they_ended() -> None:
    game = lab.play_out(lab.new_game(2, seed=5), "greedy")
    other = lab.play_out(game.at(4), "random")
    assert game.state.turns != other.state.turns
    assert at_same_turn(game, other) == (game, other)


def test_a_branch_is_begun_in_one_place_at_a_time() -> None:
    page = seated(long_game())
    beginning = 'data-do="branch"'
    assert page.parts["time"].count(beginning) == 1
    page.do("look", "40")
    assert beginning not in page.parts["time"]
    assert page.parts["panel"].count(beginning) == 1


def test_count_now_counts_the_step_that_is_shown_and_says_it_is_not_the_end() -> None:
    game = long_game()
    page = seated(game)
    for step in (150, 40):
        page.do("look", str(step))
        page.do("count")
        counted = text_of(page.parts["count-now"])
        for line in count(game.at(step).state):
            assert game.words.yen(line.total) in counted
        assert "not the end" in counted
    page.do("count", "close")
    assert page.parts["count-now"] == ""
    assert not game.is_over


def test_after_the_end_the_box_says_how_the_game_ended() -> None:
    by_rules = lab.play_out(lab.new_game(2, seed=5, fish_markets="beginners"), "greedy")
    by_limit = lab.play_out(lab.new_game(2, seed=5, round_limit=2), "greedy")
    assert by_rules.state.ended_by is not None
    for game, said in (
        (by_rules, f"{by_rules.players[by_rules.state.ended_by]} triggered the end."),
        (by_limit, "The game was ended by its limit of 2 rounds"),
    ):
        told = text_of(draw(game)["ends"])
        assert said in told
        assert "this is the last turn" not in told
