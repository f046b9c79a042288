"""The way back and forth: undo, looking back, branches, comparison, counting now."""

from __future__ import annotations

import random
from typing import Any
from urllib.parse import urlencode

import pytest

import tsukiji_lab as lab
from tests.rules.table import Table as Rules
from tests.rules.table import at_sea
from tsukiji_lab.game.refusal import BadStep, Complaint
from tsukiji_lab.lines import LONGEST_NAME, MOST_LINES, Lines, decode, encode
from tsukiji_lab.players import PLAYERS
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
