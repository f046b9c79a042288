"""A game is its set-up and its actions: what is kept, how small it is, and how it is read again."""

from __future__ import annotations

import base64
import os
import pickle
import random
import time
from pathlib import Path
from typing import Any
from zlib import DEFLATED, compressobj

import msgspec
import pytest

import tsukiji_lab as lab
from tsukiji_lab.game import record as records
from tsukiji_lab.game.chance import SeededChance
from tsukiji_lab.game.record import Record
from tsukiji_lab.public import RULES
from tsukiji_lab.tsukiji.bidding import Bids
from tsukiji_lab.tsukiji.setup import VARIANTS

PLAYERS = range(2, 7)
OLD_CODE = (
    "t1.wxr0jkD_6ig55RMIW7RAhIYWOKwJhBY8RGCBEEuUY3F616CWyyjRzCTR2DDR1MDcCJKqCCRBsBpcxQ-u5Erq-BIA"
)
"""Ten actions, written with the first phrases there were."""


def played(players: int, seed: int, rounds: int = 12, who: str = "random") -> lab.Game:
    money = "closed" if seed % 2 else "open"
    game = lab.new_game(players=players, seed=seed, round_limit=rounds, money=money)
    return lab.play_out(game, who)


@pytest.fixture(scope="module")
def with_draws() -> list[lab.Game]:
    """Games in which something was drawn: Tuna and Spider Crab are landed, fish run out."""
    games = []
    for seed in range(4):
        setup = {"fish_markets": ["spider_crab", "tuna", "fugu"], "external_markets": None}
        games.append(lab.play_out(lab.new_game(2, **setup, seed=seed, round_limit=25), "greedy"))
    return [game for game in games if game.state.draws > 1]


def same(one: lab.Game, other: lab.Game) -> None:
    assert one.state == other.state
    assert one.setup == other.setup
    assert one.actions == other.actions
    assert [step.drawn for step in one.session.steps] == [s.drawn for s in other.session.steps]
    assert one.code == other.code


@pytest.mark.parametrize("players", PLAYERS)
def test_a_game_comes_back_whole_from_file_and_code_at_any_moment(
    players: int, tmp_path: Path
) -> None:
    rng = random.Random(players)
    game = played(players, seed=40 + players)
    moments = sorted(rng.sample(range(game.session.here), 12), reverse=True)
    for moment in [game.session.here, *moments, 0]:
        while game.session.here > moment:
            game.undo()
        if any(isinstance(frame, Bids) and frame.bids for frame in game.state.frames):
            continue  # sealed bids are not kept: see below
        for kept in (game, game.branch()):
            same(kept, lab.game_from_code(kept.code))
            path = kept.save(tmp_path / "game.json", overwrite=True)
            same(kept, lab.load_game(path))


def test_a_game_that_was_undone_and_played_on_comes_back_as_it_is_now() -> None:
    rng = random.Random(5)
    game = lab.new_game(players=3, seed=5)
    for _ in range(400):
        if rng.random() < 0.2:
            game.undo()
        elif rng.random() < 0.1:
            game.redo()
        elif rng.random() < 0.05:
            game = game.branch()
        else:
            game.play(rng.choice(game.legal_actions))
    while game.session.rules.keeps_secret(game.state):
        game.undo()
    same(game, lab.game_from_code(game.code))


def test_a_game_opened_from_its_code_goes_on_like_the_first() -> None:
    game = played(4, seed=8)
    for _ in range(game.session.here // 2):
        game.undo()
    while game.session.rules.keeps_secret(game.state):
        game.undo()
    again = lab.game_from_code(game.code)
    lab.play_out(again, "random", seed=1)
    lab.play_out(game, "random", seed=1)
    same(game, again)


def test_while_bids_are_sealed_file_and_code_end_before_the_first(tmp_path: Path) -> None:
    seen = 0
    for seed in range(6):
        game = played(4, seed=seed)
        while game.session.here:
            game.undo()
            sealed = [len(f.bids) for f in game.state.frames if isinstance(f, Bids)]
            if not any(sealed):
                continue
            seen += 1
            before_the_first = game.session.here - sum(sealed)
            kept = game.save(tmp_path / "game.json", overwrite=True)
            for opened in (lab.game_from_code(game.code), lab.load_game(kept)):
                assert opened.actions == game.actions
                assert len(opened.actions) == before_the_first
                assert opened.state == game.session.states[before_the_first]
                assert opened.state.top.bids == ()
    assert seen > 5


@pytest.mark.parametrize(
    ("players", "who"),
    [(2, "random"), (4, "random"), (6, "random"), (3, "wild"), (3, "greedy"), (5, "greedy")],
)
def test_a_code_has_at_most_3_kb_for_1000_decisions(players: int, who: str) -> None:
    game = played(players, seed=2, rounds=60, who=who)
    while game.session.here > 1000 or game.session.rules.keeps_secret(game.state):
        game.undo()
    assert game.session.here > 500
    assert len(game.code) <= 3 * game.session.here


def test_a_code_once_written_can_be_read_for_ever() -> None:
    record = records.decode(OLD_CODE, RULES)
    assert (record.game, record.rules) == ("tsukiji", "1")
    assert b'"names":["Ana","Bo"]' in bytes(record.setup)
    moon = ("undock one-slot", "finish fishing", "fish", "catch one-slot mackerel")
    peak = ("enter mackerel points", "buy licence mackerel", "leave")
    assert record.actions == ("fish", *moon, "finish fishing", "end turn", *peak)


OLD_FILE = """{
 "game": "tsukiji", "rules": "1", "end": "0123456789ab",
 "setup": {
  "names": ["Ana", "Bo"], "fish_markets": ["mackerel", "fugu", "eel", "octopus"],
  "external_markets": ["ships", "used_ships", "rentals"], "closed_money": false,
  "first_player": 1, "seed": 11, "round_limit": 100
 },
 "actions": ["enter rentals free", "rent cart", "leave", "fish", "finish fishing"]
}"""
"""A game saved before there was an expansion."""


def test_games_of_the_base_games_time_open_whole() -> None:
    for game in (lab.game_from_json(OLD_FILE), lab.game_from_code(OLD_CODE)):
        assert game.notice == ""
        assert game.players == ("Ana", "Bo")
        setup = game.setup
        assert (setup.box, setup.barges) == ("base", "six_slot")
        assert (setup.blue_ship, setup.variants) == (False, ())
        assert setup.house_rules == setup.fish_order == setup.external_order == ()
    game = lab.game_from_json(OLD_FILE)
    assert game.actions[-1] == "finish fishing"
    assert game.state.player.carts == (2,)


def test_a_base_game_is_set_up_in_as_many_words_as_before() -> None:
    kept = msgspec.json.decode(lab.new_game(3, seed=1, round_limit=100).record.setup)
    assert set(kept) == {
        *("names", "fish_markets", "external_markets", "closed_money", "first_player", "seed"),
        "round_limit",
    }


EXPANDED: list[dict[str, Any]] = [
    {"players": 2, "staple": "horse_mackerel", "barges": "four_slot", "money": "closed"},
    {"players": 3, "blue_ship": True, "variants": ["open_order"]},
    {"players": 4, "variants": ["collapse"], "boards": {"himono": {"barrels": 6}}},
    {
        "players": 5,
        "fish_markets": 14,
        "external_markets": 14,
        "variants": VARIANTS,
        "boards": {"harbour": {"column_5": 700}, "nori": {"licence_price": 200}},
    },
    {"players": 6, "fish_markets": 9, "variants": ["more_markets"], "blue_ship": True},
    {"players": 3, "fish_markets": 14, "external_markets": 14, "variants": ["more_markets"]},
]
"""Every option of the expansion."""


@pytest.mark.parametrize("setup", EXPANDED)
def test_every_option_comes_back_from_file_and_code(setup: dict[str, Any], tmp_path: Path) -> None:
    rng = random.Random(3)
    game = lab.new_game(**setup, box="expansion", seed=23, round_limit=12)
    lab.play_out(game, "random")
    moments = sorted(rng.sample(range(game.session.here), 8), reverse=True)
    for moment in [game.session.here, *moments, 0]:
        while game.session.here > moment or game.session.rules.keeps_secret(game.state):
            game.undo()
        again = lab.game_from_code(game.code)
        same(game, again)
        same(game, lab.load_game(game.save(tmp_path / "game.json", overwrite=True)))
        same(game, pickle.loads(pickle.dumps(game)))
        assert again.state.box == game.state.box
        assert again.state.columns == game.state.columns
        assert again.code == game.code


@pytest.mark.parametrize("setup", EXPANDED)
def test_codes_of_the_expansion_have_at_most_3_kb_for_1000_decisions(
    setup: dict[str, Any],
) -> None:
    game = lab.new_game(**setup, box="expansion", seed=2, round_limit=40)
    lab.play_out(game, "random")
    while game.session.here > 1000 or game.session.rules.keeps_secret(game.state):
        game.undo()
    assert game.session.here > 300
    assert len(game.code) <= 3 * game.session.here


FORGED: list[dict[str, Any]] = [
    {"box": "base"},
    {"box": "both"},
    {"barges": "none"},
    {"variants": ["collapse", "more_markets", "open_order"]},
    {"variants": ["chaos"]},
    {"variants": []},
    {"fish_order": []},
    {"fish_order": ["eel"]},
    {"external_order": ["ships"]},
    {"external_markets": ["ships", "aquarium", "bank"]},
    {"fish_markets": ["eel", "mackerel", "fugu", "nori", "squid"]},
    {"fish_markets": ["mackerel", "horse_mackerel", "fugu", "nori", "herring"]},
    {"house_rules": [["himono", "barrels", 1000]]},
    {"blue_ship": "yes"},
    {"colour": "blue"},
]


@pytest.mark.parametrize("forged", FORGED)
def test_a_record_with_a_forged_set_up_is_refused(forged: dict[str, Any], tmp_path: Path) -> None:
    variants = ["more_markets", "collapse", "open_order"]
    game = lab.new_game(
        3, box="expansion", blue_ship=True, barges="four_slot", variants=variants, seed=1
    )
    raw = msgspec.json.decode(game.save(tmp_path / "game.json").read_bytes())
    assert lab.game_from_json(msgspec.json.encode(raw)).state == game.state
    raw["setup"].update(forged)
    with pytest.raises(lab.BadRecord):
        lab.game_from_json(msgspec.json.encode(raw))


def test_a_draw_is_kept_with_the_action_that_asked_for_it(with_draws: list[lab.Game]) -> None:
    drawn = 0
    for game in with_draws:
        for line, step in zip(game.record.actions, game.session.steps, strict=True):
            assert line.split(" = ")[0] == str(step.action)
            assert line.count(" = ") == len(step.drawn)
            drawn += len(step.drawn)
    assert drawn > 3


def test_replay_asks_no_generator(
    with_draws: list[lab.Game], monkeypatch: pytest.MonkeyPatch
) -> None:
    codes = [game.code for game in with_draws]
    assert codes

    def refuse(*_: object) -> None:
        raise AssertionError("a replay asked for a random number")

    monkeypatch.setattr(SeededChance, "draw", refuse)
    monkeypatch.setattr(random.Random, "random", refuse)
    monkeypatch.setattr(random.Random, "getrandbits", refuse)
    for code in codes:
        assert lab.game_from_code(code).state.draws


def test_a_record_with_another_draw_is_another_game(with_draws: list[lab.Game]) -> None:
    record = with_draws[0].record
    place = next(n for n, line in enumerate(record.actions) if " = " in line)
    line = record.actions[place]
    for other in (line.split(" = ")[0], line + " = eel", line.split(" = ")[0] + " = nonsense"):
        actions = (*record.actions[:place], other, *record.actions[place + 1 :])
        forged = msgspec.structs.replace(record, actions=actions)
        with pytest.raises(lab.BadRecord, match=str(place + 1)):
            lab.game_from_code(code_of(forged))


def code_of(record: Record) -> str:
    return records.encode(record, RULES)


def bomb(text: bytes) -> str:
    deflate = compressobj(9, DEFLATED, -15)
    return base64.urlsafe_b64encode(deflate.compress(text) + deflate.flush()).decode()


@pytest.mark.parametrize("text", [b"\n", b"fish\n", b"\0", b"[" * 64], ids=repr)
def test_a_decompression_bomb_is_refused_at_once(text: bytes) -> None:
    code = bomb(text * (30_000_000 // len(text)))
    assert len(code) < records.LONGEST_CODE
    start = time.perf_counter()
    with pytest.raises(lab.BadRecord):
        lab.game_from_code(code)
    assert time.perf_counter() - start < 1


def test_the_longest_text_that_is_read_is_replayed_in_reasonable_time() -> None:
    game = lab.new_game(players=2, seed=1)
    record = game.record
    idle = ("fish", "finish fishing", "fish", "finish fishing", "end turn")
    lines = idle * ((records.LONGEST_TEXT - 1000) // len(" ".join((*idle, ""))))
    code = code_of(msgspec.structs.replace(record, actions=lines))
    assert len(code) < records.LONGEST_CODE
    start = time.perf_counter()
    with pytest.raises(lab.BadRecord):  # it states the end of another game
        lab.game_from_code(code)
    assert time.perf_counter() - start < 10


def test_what_is_no_file_is_neither_written_over_nor_read(tmp_path: Path) -> None:
    game = lab.new_game(2, seed=1)
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for there in (tmp_path, pipe):
        with pytest.raises(OSError, match="no file"):
            game.save(there, overwrite=True)
        with pytest.raises(OSError, match="no file"):
            lab.load_game(there)
    assert pipe.is_fifo()


def test_a_link_is_followed(tmp_path: Path) -> None:
    game = lab.new_game(2, seed=1)
    target, link = tmp_path / "game.json", tmp_path / "link"
    link.symlink_to(target)
    game.save(target)
    game.play("fish")
    game.save(link, overwrite=True)
    assert link.is_symlink()
    assert lab.load_game(target).actions == ("fish",)


def test_a_game_from_another_process_has_the_same_code() -> None:
    game = lab.play_out(lab.new_game(3, seed=5, round_limit=4), "random")
    again = pickle.loads(pickle.dumps(game))
    assert again.code == game.code
    assert lab.game_from_code(again.code).state == game.state
