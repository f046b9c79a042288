"""The public face: every name does what it says, and bad input gets a sentence and changes nothing.

Source of the names: the project's own specification; of the numbers: the rulebook's Setup.
"""

from __future__ import annotations

import pickle
import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tsukiji_lab as lab
from tsukiji_lab.game.action import Action
from tsukiji_lab.game.refusal import Complaint
from tsukiji_lab.tsukiji.bidding import Bid
from tsukiji_lab.tsukiji.catching import Catch
from tsukiji_lab.tsukiji.fishing import Fish, Undock
from tsukiji_lab.tsukiji.observation import Observation
from tsukiji_lab.tsukiji.rules import Tsukiji

LANGUAGES = ("en", "es")
STRANGE_TEXTS = [
    "",
    "   ",
    "hello",
    "catch",
    "catch one-slot",
    "catch one-slot mackerel now",
    "fish; import os",
    "bid ¥1e5",
    "bid -100",
    "bid 150",
    "bid ٣٠٠",
    "🐟 🎣",
    "fish\0",
    "سمك",
    "שלום \u202e fish",
    "<b>fish</b>",
    "{ $yen }",
    "x" * 1_000_000,
    "fish " * 200_000,
]
STRANGE_THINGS: list[Any] = [None, 3, 2.5, b"fish", ["fish"], {"verb": "fish"}, Fish, object()]


def known_table(**setup: Any) -> lab.Game:
    """Three players, Moon first, known markets."""
    known: dict[str, Any] = {
        "fish_markets": ["eel", "fugu", "salmon", "tuna"],
        "external_markets": ["rentals", "trading"],
        "first_player": 0,
        "seed": 7,
    }
    return lab.new_game(**{**known, **setup})


def play(game: lab.Game, *texts: str) -> lab.Game:
    for text in texts:
        game.play(text)
    return game


def complaint(kind: type[Complaint], call: Callable[[], object]) -> str:
    """The sentence with which ``call`` is refused; it must be one a person can read."""
    with pytest.raises(kind) as caught:
        call()
    sentence = str(caught.value)
    assert isinstance(caught.value, ValueError)
    assert sentence == caught.value.sentence
    bare = sentence.split(" (")[0] if kind is lab.IllegalAction else sentence
    assert bare.endswith((".", "!")), f"no whole sentence: {sentence!r}"
    assert "{" not in sentence.replace("{ $yen }", ""), f"a hole in {sentence!r}"
    assert caught.value.what not in sentence
    return sentence


def in_both(kind: type[Complaint], call: Callable[[str], object]) -> dict[str, str]:
    """The sentences in English and in Spanish, which must not be the same."""
    said = {language: complaint(kind, partial(call, language)) for language in LANGUAGES}
    assert said["en"] != said["es"]
    return said


def unchanged(game: lab.Game) -> Callable[[], None]:
    """Asks later whether anything about the game has changed, as far as anybody can see."""
    state, actions, code = game.state, game.actions, game.code
    legal, log = list(game.legal_actions), game.log
    calls: list[int] = []
    game.watch(lambda: calls.append(1))

    def check() -> None:
        assert game.state is state
        assert (game.actions, game.code) == (actions, code)
        assert (list(game.legal_actions), game.log) == (legal, log)
        assert not calls, "somebody was told of a change"

    return check


# --- a game and its position ---


def test_a_game_by_number_has_the_seats_of_the_lab() -> None:
    for number in range(2, 7):
        game = lab.new_game(players=number, seed=7)
        assert game.players == ("Moon", "Peak", "Gate", "Wave", "Star", "Well")[:number]
        assert game.to_act is not None
        assert not game.is_over
        assert game.scores is None
        assert game.winners == ()


def test_a_game_is_set_up_as_it_is_asked_for() -> None:
    game = lab.new_game(
        players=["Ana", "Bo", "Cy"],
        fish_markets=["eel", "fugu", "salmon", "tuna"],
        external_markets=["rentals", "trading"],
        money="closed",
        first_player=2,
        seed=7,
        round_limit=5,
    )
    assert game.players == ("Ana", "Bo", "Cy")
    assert game.to_act == 2
    assert game.state.closed_money
    boards = [market.board for market in game.state.markets]
    assert boards == ["mackerel", "eel", "fugu", "salmon", "tuna", "ships", "rentals", "trading"]


def test_the_rulebooks_number_of_markets_is_drawn() -> None:
    table = {2: (3, 2), 3: (4, 2), 4: (4, 3), 5: (5, 3), 6: (5, 4)}
    for players, (fish, external) in table.items():
        for seed in range(12):
            setup = lab.new_game(players=players, seed=seed).setup
            assert setup.fish_markets[0] == "mackerel"
            assert setup.external_markets[0] == "ships"
            assert len(set(setup.fish_markets)) == 1 + fish
            assert len(set(setup.external_markets)) == 1 + external
            assert players > 2 or "auction" not in setup.external_markets


def test_the_beginners_set_is_on_offer_and_has_no_tuna() -> None:
    for players in range(2, 7):
        fish = lab.new_game(players=players, fish_markets="beginners", seed=3).setup.fish_markets
        assert {"spider_crab", "eel", "red_snapper"} <= set(fish)
        assert "tuna" not in fish


def test_markets_are_named_with_either_stroke() -> None:
    with_either = [
        lab.new_game(2, fish_markets=[name, "eel", "tuna"], external_markets=[ships, "bank"])
        for name, ships in [("red_snapper", "used_ships"), ("Red-Snapper", "used-ships")]
    ]
    for game in with_either:
        assert game.setup.fish_markets == ("mackerel", "red_snapper", "eel", "tuna")
        assert game.setup.external_markets == ("ships", "used_ships", "bank")


def test_without_a_seed_games_differ() -> None:
    assert len({lab.new_game().setup.seed for _ in range(8)}) > 1


def test_the_round_limit_ends_the_game_with_that_round() -> None:
    game = lab.new_game(players=3, seed=1, round_limit=2)
    turns = 0
    while not game.is_over:
        play(game, "fish", "finish fishing", "fish", "finish fishing", "end turn")
        turns += 1
    assert turns == 6
    assert game.to_act is None
    assert list(game.legal_actions) == []
    assert "end.round-limit" in [line.rule for line in game.log]
    # ¥2,000 each; equal Resources: all tied for most (+¥500) and for least (−¥300).
    assert game.scores == (2200, 2200, 2200)
    assert game.winners == (0, 1, 2)
    refusal = game.why_not("fish")
    assert refusal is not None
    assert refusal.rule == "end.over"


# --- actions ---


def test_legal_actions_are_a_view_to_iterate_count_and_ask() -> None:
    game = known_table()
    legal = game.legal_actions
    assert isinstance(legal, Sequence)
    assert len(legal) == len(list(legal)) > 3
    assert all(isinstance(action, Action) for action in legal)
    assert Fish() in legal
    assert "fish" in legal
    assert "enter eel points" in legal
    assert "end turn" not in legal
    assert 3 not in legal
    assert "nonsense" not in legal
    shown = repr(legal)
    assert shown.startswith(f"{len(legal)} legal actions")
    verbs = [line.split(":")[0].strip() for line in shown.splitlines()[1:]]
    assert verbs == list(dict.fromkeys(action.verb for action in legal))


def test_a_long_list_of_legal_actions_stays_readable() -> None:
    game = play(known_table(), "fish", "undock one-slot", "finish fishing", "fish")
    play(game, "catch mackerel", "finish fishing", "end turn")
    for _ in range(2):
        play(game, "fish", "finish fishing", "fish", "finish fishing", "end turn")
    play(game, "fish", "dock one-slot left", "price mackerel ???")
    assert len(game.legal_actions) == 99  # ¥100 to ¥9,900
    assert len(repr(game.legal_actions)) < 200


def test_an_action_is_played_as_an_action_or_as_its_text() -> None:
    by_text, by_action = known_table(), known_table()
    events = by_text.play("fish")
    assert by_action.play(Fish()) == events
    assert [event.what for event in events] == ["fishing"]
    play(by_text, "undock one-slot")
    by_action.play(Undock("one_slot"))
    assert by_text.state == by_action.state
    assert by_text.actions == ("fish", "undock one-slot")


def test_names_are_written_with_either_stroke_in_any_case() -> None:
    for text in ("undock one-slot", "undock one_slot", "  UNDOCK\tOne-Slot ", "undock"):
        assert play(known_table(), "fish", text).actions[-1] == "undock one-slot"
    snapper = {"fish_markets": ["red_snapper", "eel", "fugu", "tuna"]}
    for text in ("enter red-snapper points", "enter red_snapper points", "enter red-snapper"):
        game = play(known_table(**snapper), text, "buy licence")
        assert game.actions == ("enter red-snapper points", "buy licence red-snapper")


def test_words_may_be_left_out_where_only_one_legal_action_fits() -> None:
    game = play(known_table(), "fish", "undock one-slot", "finish fishing", "fish")
    assert game.action("catch") == Catch("one_slot", "mackerel")
    assert game.action("catch mackerel") == Catch("one_slot", "mackerel")
    for fragment in ("one-slot mackerel", "mackerel", "centre", "fishing"):
        with pytest.raises(lab.UnreadableAction):
            game.play(fragment)
    assert game.why_not("catch") is None


def test_a_text_that_fits_several_legal_actions_names_some_of_them() -> None:
    game = known_table()
    check = unchanged(game)
    for ask in (game.play, game.why_not, game.action):
        with pytest.raises(lab.AmbiguousAction) as caught:
            ask("enter")
        assert "enter eel points" in str(caught.value)
    check()
    said = in_both(lab.AmbiguousAction, lambda lang: known_table(language=lang).play("enter"))
    assert all("enter eel points" in sentence for sentence in said.values())


@pytest.mark.parametrize("text", STRANGE_TEXTS, ids=lambda text: repr(text[:30]))
def test_a_text_that_is_no_action_is_refused(text: str) -> None:
    game = play(known_table(), "fish", "undock one-slot")
    check = unchanged(game)
    for ask in (game.play, game.action):
        sentence = complaint(lab.UnreadableAction, lambda ask=ask: ask(text))
        assert len(sentence) < 1000
    with suppress(lab.UnreadableAction):  # else it says at least what is not done now
        refusal = game.why_not(text)
        assert refusal is not None
        assert refusal.sentence
    check()
    in_both(lab.UnreadableAction, lambda language: known_table(language=language).play(text))


@pytest.mark.parametrize("thing", STRANGE_THINGS, ids=repr)
def test_what_is_not_even_a_text_is_refused(thing: Any) -> None:
    game = known_table()
    check = unchanged(game)
    for ask in (game.play, game.why_not, game.action):
        sentence = complaint(lab.UnreadableAction, lambda ask=ask: ask(thing))
        assert type(thing).__name__ in sentence
    assert thing not in game.legal_actions
    check()


def test_an_incomplete_text_is_told_how_it_is_written() -> None:
    sentence = complaint(lab.UnreadableAction, lambda: known_table().play("bid"))
    assert "bid <amount>" in sentence


ILLEGAL = {
    "end turn": "turn.both-points",
    "catch one-slot mackerel": "fishing.parts",
    "enter eel yen": "visit.cost",
    "enter squid points": "visit.in-play",
    "enter ??? ???": "visit.in-play",
    "open port right": "port.open.order",
    "return licence eel": "licence.return.own",
    "purchase": "purchase.at-least-one",
    "bid 300": "bid.blind",
}


@pytest.mark.parametrize("text", ILLEGAL)
def test_an_illegal_action_is_refused_with_its_rule(text: str) -> None:
    said = []
    for language in LANGUAGES:
        game = known_table(language=language)
        check = unchanged(game)
        refusal = game.why_not(text)
        assert refusal is not None
        assert refusal.rule == ILLEGAL[text]
        assert refusal.sentence
        assert refusal.citation
        assert str(refusal) == f"{refusal.sentence} ({refusal.citation})"
        sentence = complaint(lab.IllegalAction, lambda game=game: game.play(text))
        assert sentence == str(refusal)
        assert text not in game.legal_actions
        check()
        said.append(sentence)
    assert said[0] != said[1]


def test_a_legal_action_is_refused_nothing() -> None:
    game = known_table()
    assert all(game.why_not(action) is None for action in game.legal_actions)
    assert all(game.why_not(str(action)) is None for action in game.legal_actions)


def auction_for_moon(**setup: Any) -> lab.Game:
    """A game in which Moon lands two Spider Crabs and all three bid; Moon bids first."""
    setup = {"players": 3, "fish_markets": ["spider_crab", "eel", "fugu", "salmon"], **setup}
    game = lab.new_game(
        external_markets=["bank", "rentals"], first_player=0, **{"seed": 11, **setup}
    )
    idle = ("fish", "finish fishing", "fish", "finish fishing", "end turn")
    play(game, "enter spider-crab points", "buy licence spider-crab", "leave")
    play(game, "enter ships points", "sell boat one-slot", "buy boat two-slot left", "leave")
    play(game, "end turn", *idle, *idle)
    play(game, "fish", "undock two-slot", "finish fishing")
    play(game, "fish", "catch two-slot spider-crab", "finish fishing", "end turn", *idle, *idle)
    play(game, "fish", "catch two-slot spider-crab", "finish fishing")
    return play(game, "fish", "dock two-slot left")


def test_a_bid_above_ones_yen_is_refused() -> None:
    for language in LANGUAGES:
        game = auction_for_moon(language=language)
        assert game.to_act == 0
        # ¥2,000 − ¥800 licence + ¥100 for the boat − ¥1,000 + ¥100 for two barrels unloaded.
        assert game.state.players[0].yen == 4
        check = unchanged(game)
        refusal = game.why_not("bid 500")
        assert refusal is not None
        assert refusal.rule == "bid.range"
        assert "400" in refusal.sentence
        complaint(lab.IllegalAction, lambda game=game: game.play(Bid(5)))
        check()
        assert game.why_not("bid 400") is None
        assert game.why_not("bid 0") is None
        assert len(game.legal_actions) == 5


# --- back and forth ---


def test_undo_goes_back_one_decision_and_redo_forward() -> None:
    game = auction_for_moon()
    states, actions = list(game.session.states), game.actions
    legal = list(game.legal_actions)
    for place in reversed(range(len(states) - 1)):
        game.undo()
        assert game.state == states[place]
        assert game.actions == actions[:place]
    check_start = game.state
    game.undo()
    assert game.state is check_start
    for _ in actions:
        game.redo()
    assert game.state == states[-1]
    assert list(game.legal_actions) == legal
    game.redo()
    assert game.actions == actions


def test_undo_inside_a_blind_bid_goes_back_one_bid() -> None:
    game = auction_for_moon()
    before = game.state
    play(game, "bid 100")
    assert game.to_act == 1
    game.undo()
    assert game.to_act == 0
    assert game.state == before
    game.redo()
    play(game, "bid 300", "bid 200")
    game.undo()
    assert game.to_act == 2


def test_another_action_after_undo_leaves_nothing_to_redo() -> None:
    game = play(known_table(), "fish", "undock one-slot")
    game.undo()
    game.play("finish fishing")
    state = game.state
    game.redo()
    assert game.state is state


def test_a_branch_is_a_game_of_its_own_that_draws_the_same() -> None:
    game = auction_for_moon()
    for _ in range(2):
        game.undo()
    branch = game.branch()
    kept = game.state
    play(branch, "fish", "dock two-slot left", "bid 100")
    assert game.state is kept
    play(game, "fish", "dock two-slot left", "bid 100")
    assert game.state == branch.state
    branch.undo()
    assert game.state != branch.state
    assert branch.players == game.players


def test_watchers_are_told_of_every_change_and_can_leave() -> None:
    game = known_table()
    told: list[int] = []
    leave = game.watch(lambda: told.append(game.session.here))
    play(game, "fish")
    game.undo()
    game.redo()
    assert told == [1, 0, 1]
    leave()
    game.undo()
    assert told == [1, 0, 1]


# --- what a seat may know ---


def test_an_observation_is_for_one_seat_that_is_there() -> None:
    game = known_table()
    for seat in range(3):
        seen = game.observe(seat)
        assert isinstance(seen, Observation)
        assert seen.seat == seat
        assert seen.state == game.state  # open money, nothing sealed
    for seat in (-1, 3):
        with pytest.raises(IndexError, match="0 to 2"):
            game.observe(seat)


def test_closed_money_is_seen_by_its_owner_until_the_end() -> None:
    game = known_table(money="closed", round_limit=1)
    assert [player.yen for player in game.observe(1).state.players] == [0, 20, 0]
    assert game.observe(1).knows_yen == (False, True, False)
    while not game.is_over:
        play(game, "fish", "finish fishing", "fish", "finish fishing", "end turn")
    assert [player.yen for player in game.observe(1).state.players] == [20, 20, 20]
    assert game.observe(1).knows_yen == (True, True, True)


# --- the log ---


def test_every_line_of_the_log_is_a_sentence_with_its_rule_in_either_language() -> None:
    game = lab.play_out(lab.new_game(players=4, seed=5, round_limit=8), "random")
    assert len(game.log) > 100
    for language in LANGUAGES:
        game.language = language
        for line in game.log:
            assert line.sentence.rstrip("»)").endswith((".", "!", "?")), line
            assert "{" not in line.sentence
            assert line.citation
    spoken = {game.say(step.action) for step in game.session.steps}
    game.language = "en"
    assert spoken.isdisjoint({game.say(step.action) for step in game.session.steps})


# --- set-ups that cannot be ---

BAD_SETUPS: dict[str, tuple[dict[str, Any], list[str]]] = {
    "seven players": ({"players": 7}, ["6", "7"]),
    "nobody": ({"players": 0}, ["2", "6"]),
    "one": ({"players": 1}, ["2", "6"]),
    "fewer than none": ({"players": -3}, ["2", "6"]),
    "seven names": ({"players": list("ABCDEFG")}, ["6", "7"]),
    "no names": ({"players": []}, ["2", "6"]),
    "one word": ({"players": "abc"}, []),
    "no number": ({"players": None}, []),
    "half a player": ({"players": 2.5}, []),
    "an empty name": ({"players": ["Ana", " "]}, []),
    "a long name": ({"players": ["Ana", "B" * 41]}, ["40"]),
    "a name with a line break": ({"players": ["Ana", "B\nC"]}, []),
    "a name that turns the line": ({"players": ["Ana", "\u202eoB"]}, []),
    "a name that only joins": ({"players": ["Ana", "\u200d"]}, []),
    "a letter that nobody sees": ({"players": ["Ana", "\u3164"]}, []),
    "a sign that nobody sees": ({"players": ["Ana", "\u2800"]}, []),
    "a mark without a letter": ({"players": ["Ana", "\ufe0f"]}, []),
    "a name that ends its line": ({"players": ["Ana", "Bo\n"]}, []),
    "equal names": ({"players": ["Ana", "ana"]}, []),
    "names that look equal": ({"players": ["Ana", "An\u200ca"]}, []),
    "an unknown fish": ({"fish_markets": ["sole", "eel", "fugu", "tuna"]}, ["sole", "Fugu"]),
    "a fish outside": ({"external_markets": ["eel", "bank"]}, ["eel"]),
    "no text": ({"fish_markets": [None, 3]}, ["Fugu"]),
    "no list": ({"external_markets": 2.5}, []),
    "more than usual": ({"external_markets": 3}, ["2", "3"]),
    "a doubled fish": ({"fish_markets": ["eel", "eel", "fugu", "tuna"]}, []),
    "a doubled external": ({"external_markets": ["bank", "Bank"]}, []),
    "too few fish": ({"fish_markets": ["eel", "fugu"]}, ["4", "2"]),
    "too many fish": ({"fish_markets": ["eel", "fugu", "tuna", "squid", "salmon"]}, ["4", "5"]),
    "too few for six": ({"players": 6, "fish_markets": ["eel"]}, ["5", "1"]),
    "no external": ({"external_markets": []}, ["2", "0"]),
    "Auction for two": ({"players": 2, "external_markets": ["auction", "bank"]}, ["3"]),
    "other money": ({"money": "euro"}, ["open", "closed", "euro"]),
    "no money": ({"money": None}, ["open", "closed"]),
    "first player off": ({"first_player": 3}, ["0", "2"]),
    "first player below": ({"first_player": -1}, ["0", "2"]),
    "first player by name": ({"first_player": "Moon"}, ["0", "2"]),
    "a seed of words": ({"seed": "seven"}, []),
    "half a seed": ({"seed": 0.5}, []),
    "a huge seed": ({"seed": 10**30}, ["18"]),
    "no rounds": ({"round_limit": 0}, ["1"]),
    "fewer rounds than none": ({"round_limit": -2}, ["1"]),
    "half a round": ({"round_limit": 2.5}, ["1"]),
    "endless rounds": ({"round_limit": 10**9}, ["100"]),
}


@pytest.mark.parametrize("case", BAD_SETUPS)
def test_a_set_up_that_cannot_be_is_refused(case: str) -> None:
    setup, words = BAD_SETUPS[case]
    said = in_both(lab.BadSetup, lambda language: lab.new_game(**setup, language=language))
    for sentence in said.values():
        assert all(word in sentence for word in words), sentence


def test_unusual_names_are_welcome() -> None:
    family, persian = "👩\u200d👧", "نیک\u200cنام"
    names = ("Ñandú", "山田 花子", "O'Brien {x}", family, f"<b>{persian}</b>", "B" * 40)
    game = lab.new_game(players=names, seed=1)
    play(game, "fish", "finish fishing")
    assert game.players == names
    assert lab.game_from_code(game.code).players == names
    assert names[game.state.on_turn] in game.log[0].sentence.replace("\u2068", "")


def test_a_language_without_words_is_refused() -> None:
    with pytest.raises(ValueError, match="en, es"):
        lab.new_game(language="fr")


# --- keeping ---


def test_a_game_is_kept_in_a_file_and_in_a_code(tmp_path: Path) -> None:
    game = auction_for_moon()
    play(game, "bid 0", "bid 300", "bid 100")
    saved = game.save(tmp_path / "game.json")
    assert saved == tmp_path / "game.json"
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]
    for again in (
        lab.load_game(saved),
        lab.load_game(str(saved)),
        lab.game_from_json(saved.read_text()),
        lab.game_from_json(game.json),
        lab.game_from_json(saved.read_bytes()),
        lab.game_from_code(game.code),
    ):
        assert again.state == game.state
        assert again.actions == game.actions
        assert again.setup == game.setup
        assert again.log == game.log
        assert again.notice == ""
    assert game.code.translate(str.maketrans("", "", "-_.")).isalnum()
    assert game.code.isascii()


def test_a_game_goes_on_from_its_code_with_the_same_draws() -> None:
    game = auction_for_moon()
    game.undo()
    again = lab.game_from_code(game.code)
    play(game, "dock two-slot left")
    play(again, "dock two-slot left")
    assert game.state == again.state


def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("my shopping list")
    for language in LANGUAGES:
        game = known_table(language=language)
        sentence = complaint(lab.BadRecord, lambda game=game: game.save(path))
        assert "game.json" in sentence
        assert "overwrite" in sentence
    assert path.read_text() == "my shopping list"
    game.save(path, overwrite=True)
    assert lab.load_game(path).state == game.state


@pytest.mark.parametrize("overwrite", [False, True])
@pytest.mark.parametrize("broken", ["write_bytes", "replace"])
def test_a_failing_save_changes_nothing(
    broken: str, overwrite: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    if overwrite:
        known_table(seed=1).save(path)
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}

    def full_disk(self: Path, *_: object) -> None:
        if broken == "write_bytes":
            with self.open("wb") as file:
                file.write(b'{"game": "tsuk')
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, broken, full_disk)
    game = play(known_table(), "fish")
    check = unchanged(game)
    with pytest.raises(OSError, match="No space"):
        game.save(path, overwrite=overwrite)
    check()
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


def test_a_save_into_a_folder_that_is_not_there_fails_plainly(tmp_path: Path) -> None:
    for overwrite in (False, True):
        with pytest.raises(FileNotFoundError):
            known_table().save(tmp_path / "no" / "game.json", overwrite=overwrite)
    with pytest.raises(FileNotFoundError):
        lab.load_game(tmp_path / "no.json")


def changed(record: Any, **fields: Any) -> bytes:
    """The saved form of a record with some of its fields changed."""
    return msgspec.json.encode({**msgspec.json.decode(msgspec.json.encode(record)), **fields})


def damaged_files() -> dict[str, bytes]:
    """Files that are no saved game, or no longer a whole one."""
    record = play(known_table(), "fish", "undock one-slot").record
    whole = msgspec.json.encode(record)
    setup = msgspec.json.decode(record.setup)
    return {
        "empty": b"",
        "a picture": b"\x89PNG\r\n\x1a\n" + bytes(range(256)),
        "another program's": b'{"nbformat": 4, "cells": []}',
        "a list": b"[1, 2, 3]",
        "null": b"null",
        "half": whole[: len(whole) // 2],
        "deep": b"[" * 100_000,
        "deep inside": changed(record).replace(b'"setup":{', b'"setup":{"x":' + b"[" * 9999, 1),
        "deep and closed": changed(record).replace(
            b'"setup":{', b'"setup":{"x":' + b"[" * 9999 + b"]" * 9999 + b",", 1
        ),
        "bad letters": whole.replace(b"Moon", b"\xff\xfe", 1),
        "seven seats": changed(record, setup={**setup, "names": list("ABCDEFG")}),
        "no such market": changed(record, setup={**setup, "fish_markets": ["mackerel", "sole"]}),
        "a seat too far": changed(record, setup={**setup, "first_player": 17}),
        "a huge seed": changed(record, setup={**setup, "seed": 10**30}),
        "half a round": changed(record, setup={**setup, "round_limit": 1.5}),
        "no action": changed(record, actions=["fish", "hello"]),
        "an illegal action": changed(record, actions=["fish", "catch one-slot tuna"]),
        "a draw too many": changed(record, actions=["fish = eel", "undock one-slot"]),
        "another end": changed(record, end="0123456789ab"),
        "an action less": changed(record, actions=["fish"]),
        "actions of the wrong kind": changed(record, actions=[1, 2]),
        "another game": changed(record, game="isaribi"),
        "5 MB": b" " * 5_000_000,
    }


@pytest.mark.parametrize("case", damaged_files())
def test_a_damaged_or_foreign_file_is_refused(case: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(damaged_files()[case])
    in_both(lab.BadRecord, lambda language: lab.load_game(path, language=language))
    assert path.read_bytes() == damaged_files()[case]


def damaged_codes() -> dict[str, Any]:
    code = play(known_table(), "fish", "undock one-slot").code
    rng = random.Random(3)
    return {
        "empty": "",
        "words": "open sesame",
        "no text": None,
        "bytes": code.encode(),
        "umlauts": "ä" * 40,
        "an address": "https://example.org/?game=" + code,
        "half": code[: len(code) // 2],
        "one letter less": code[:-1],
        "one letter more": code + "A",
        "twice": code + code,
        "shuffled": "".join(rng.sample(code, len(code))),
        "too long": "A" * (64 * 1024 + 1),
        "far too long": "A" * 10_000_000,
    }


@pytest.mark.parametrize("case", damaged_codes())
def test_a_damaged_or_foreign_code_is_refused(case: str) -> None:
    code = damaged_codes()[case]
    said = in_both(lab.BadRecord, lambda language: lab.game_from_code(code, language=language))
    if "long" in case:
        assert all("64" in sentence for sentence in said.values())


def test_a_code_survives_line_breaks_of_a_mail() -> None:
    game = auction_for_moon()
    code = game.code
    wrapped = "\r\n ".join(code[place : place + 40] for place in range(0, len(code), 40))
    assert lab.game_from_code(f" {wrapped}\n").actions == game.actions


def test_a_single_wrong_letter_never_opens_another_game() -> None:
    game = auction_for_moon()
    code, state = game.code, game.state
    for place in range(0, len(code), 7):
        wrong = code[:place] + ("A" if code[place] != "A" else "B") + code[place + 1 :]
        with suppress(lab.BadRecord):
            assert lab.game_from_code(wrong).state == state


def test_a_record_of_other_rules_opens_up_to_what_is_no_longer_legal(tmp_path: Path) -> None:
    game = play(known_table(), "fish", "undock one-slot", "finish fishing")
    record = game.record
    path = tmp_path / "old.json"

    actions = [*record.actions, "catch one-slot tuna", "finish fishing"]
    path.write_bytes(changed(record, rules="0.3", actions=actions, end="ffffffffffff"))
    notices = []
    for language in LANGUAGES:
        opened = lab.load_game(path, language=language)
        assert opened.state == game.state
        assert opened.actions == game.actions
        assert "3" in opened.notice
        assert "2" in opened.notice
        notices.append(opened.notice)
    assert notices[0] != notices[1]
    opened.play("fish")

    path.write_bytes(changed(record, rules="0.3", end="ffffffffffff"))
    assert lab.load_game(path).notice == ""
    assert lab.load_game(path).state == game.state


# --- players, charts, tables, looks ---


class First:
    """Takes the first legal action that is not a step back, and remembers what it was shown."""

    def __init__(self) -> None:
        self.shown: list[tuple[Any, Any, Any]] = []

    def choose(self, observation: Any, actions: Any, rng: Any) -> Any:
        self.shown.append((observation, actions, rng))
        ends = [action for action in actions if action.verb in ("end turn", "finish fishing")]
        return (ends or list(actions))[0]


def test_play_out_takes_names_and_objects_with_choose() -> None:
    game = lab.new_game(players=3, seed=4, round_limit=3, first_player=0)
    first = First()
    assert lab.play_out(game, ["random", first, "wild"]) is game
    assert game.is_over
    assert {observation.seat for observation, _, _ in first.shown} == {1}
    assert all(isinstance(rng, random.Random) for _, _, rng in first.shown)
    assert not any(isinstance(part, type(game.state)) for shown in first.shown for part in shown)


def test_play_out_refuses_an_answer_that_is_not_legal_and_names_it() -> None:
    class Cheat:
        def choose(self, observation: Any, actions: Any, rng: Any) -> Any:
            return Bid(3)

    for language in LANGUAGES:
        game = lab.new_game(players=2, seed=4, language=language)
        with pytest.raises(ValueError, match="bid 300"):
            lab.play_out(game, Cheat())
        assert game.actions == ()


def test_a_game_becomes_a_data_frame_with_a_row_for_each_decision() -> None:
    game = auction_for_moon()
    frame = game.frame()
    assert len(frame) == len(game.session.steps)
    assert len(known_table().frame()) == 0


@pytest.mark.parametrize("name", ["value_tracks", "stocks", "wealth", "prices"])
def test_a_game_is_charted(name: str) -> None:
    from plotly.graph_objects import Figure

    game = auction_for_moon()
    assert isinstance(getattr(lab.charts, name)(game), Figure)


def test_a_game_shows_itself_as_text_and_in_a_notebook() -> None:
    game = play(known_table(), "fish")
    assert repr(game) == "<Game Moon, Peak, Gate: turn 1, step 1>"
    text = str(game)
    assert all(name in text for name in game.players)
    assert "<" not in text
    page = game._repr_html_()
    assert all(name in page for name in game.players)
    nasty = lab.new_game(players=["<script>alert(1)</script>", "Bo"], seed=1)
    assert "<script>alert" not in nasty._repr_html_()


def test_everything_promised_is_there() -> None:
    for name in lab.__all__:
        assert getattr(lab, name) is not None
    with pytest.raises(AttributeError, match="nonsense"):
        lab.nonsense


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_limit_below_the_round_under_way_is_refused(language: str) -> None:
    game = lab.new_game(2, seed=1, language=language)
    for text in ("fish", "finish fishing", "fish", "finish fishing", "end turn") * 4:
        game.play(text)
    with pytest.raises(lab.BadSetup, match="3"):
        game.limit_rounds(2)
    game.limit_rounds(3)
    assert game.setup.round_limit == 3
    assert game.state.turns == 5


@pytest.mark.parametrize(
    "complaint",
    [
        lambda: lab.new_game(7),
        lambda: known_table().play("catch"),
        lambda: known_table().play("end turn"),
        lambda: lab.game_from_code("t1.x"),
    ],
)
def test_an_error_survives_the_way_to_another_process(complaint: Callable[[], object]) -> None:
    with pytest.raises(ValueError) as caught:  # noqa: PT011
        complaint()
    again = pickle.loads(pickle.dumps(caught.value))
    assert type(again) is type(caught.value)
    assert str(again) == str(caught.value)
    assert again.__dict__ == caught.value.__dict__


def test_a_refusal_names_rule_sentence_and_citation_wherever_it_comes_from() -> None:
    game = known_table()
    with pytest.raises(lab.IllegalAction) as caught:
        game.play("end turn")
    refusal = game.why_not("end turn")
    assert refusal == caught.value.refusal
    assert refusal is not None
    assert refusal.rule == "turn.both-points"
    assert refusal.sentence
    assert str(refusal) == f"{refusal.sentence} ({refusal.citation})" == str(caught.value)


def test_an_unknown_field_of_a_setup_is_not_dropped_in_silence(tmp_path: Path) -> None:
    path = known_table().save(tmp_path / "game.json")
    forged = path.read_text().replace('"seed"', '"boards": {"eel": {"barrels": 99}}, "seed"', 1)
    with pytest.raises(lab.BadRecord):
        lab.game_from_json(forged)


def test_a_set_up_that_only_newer_rules_know_says_so(tmp_path: Path) -> None:
    path = known_table().save(tmp_path / "game.json")
    text = path.read_text()
    assert f'"rules": "{Tsukiji.version}"' in text
    newer = text.replace(f'"rules": "{Tsukiji.version}"', '"rules": "9"')
    newer = newer.replace('"eel"', '"cuttlefish"')
    with pytest.raises(lab.BadRecord, match="version 9"):
        lab.game_from_json(newer)


def test_a_language_that_is_not_there_is_refused_when_it_is_set() -> None:
    game = known_table()
    with pytest.raises(ValueError, match="en, es"):
        game.language = "fr"
    assert game.language == "en"


@pytest.mark.parametrize("players", [["Cima", "Peak"], ["é", "e\u0301"], ["Ana", "ANA"]])
def test_nobody_is_called_like_another_in_any_language(players: list[str]) -> None:
    with pytest.raises(lab.BadSetup, match="name"):
        lab.new_game(players)


def test_an_absurd_number_is_refused_in_a_sentence() -> None:
    for wrong in ({"players": 10**30}, {"fish_markets": 10**30}, {"round_limit": 10**40}):
        with pytest.raises(lab.BadSetup) as told:
            lab.new_game(**wrong)
        assert told.value.sentence.endswith(".")


def test_a_seat_that_is_not_there_is_told_in_the_language_of_the_game() -> None:
    game = lab.new_game(3, language="es")
    nobodys: tuple[Any, ...] = (3, -1, "moon", True)
    for seat in nobodys:
        with pytest.raises(IndexError, match="Los asientos se numeran del 0 al 2"):
            game.observe(seat)


def test_nobody_bears_the_mark_of_another_seat() -> None:
    with pytest.raises(lab.BadSetup, match="Moon"):
        lab.new_game(["Ana", "Moon"])
    assert lab.new_game(["Moon", "Ana"]).players == ("Moon", "Ana")


def test_all_names_are_found_where_people_look_for_them() -> None:
    assert set(lab.__all__) <= set(dir(lab))


def test_a_round_limit_that_is_no_number_is_refused() -> None:
    game = known_table()
    no_number: Any = "5"
    with pytest.raises(lab.BadSetup):
        game.limit_rounds(no_number)


def test_a_text_that_lacks_words_is_still_told_why_it_cannot_be_done() -> None:
    game = known_table()
    refusal = game.why_not("catch eel")
    assert refusal is not None
    assert refusal.rule == "fishing.parts"
    play(game, "fish")
    with pytest.raises(lab.UnreadableAction, match="catch <boat> <kind>"):
        game.why_not("catch eel")


def test_yen_go_in_steps_of_100() -> None:
    with pytest.raises(lab.UnreadableAction, match="steps of ¥100"):
        known_table().play("bid 250")


def test_a_misspelt_verb_is_guessed() -> None:
    with pytest.raises(lab.UnreadableAction) as caught:
        known_table().play("fishing")
    assert "fish" in caught.value.values["verbs"]
    assert len(caught.value.values["verbs"]) <= 3
