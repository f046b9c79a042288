"""Positions and scenarios: written, read, played, and refused where they cannot be."""

from __future__ import annotations

from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import msgspec
import pytest

import tsukiji_lab as lab
from tsukiji_lab.game.refusal import BadSetup
from tsukiji_lab.rulebook import LANGUAGES, RULES
from tsukiji_lab.scenarios import (
    BadScenario,
    cases,
    check_scenario,
    game_of,
    load_scenario,
    read_scenario,
    write_scenario,
)
from tsukiji_lab.tsukiji.position import Position, lay_position, position_of
from tsukiji_lab.tsukiji.setup import table
from tsukiji_lab.web.cli import main

FOLDER = Path(__file__).parent / "scenarios"

EMPTY_SHIP = """
rules = ["fishing.catch.empty-ship"]

[setup]
players = 3
fish_markets = ["eel", "fugu", "octopus", "salmon"]

[position.seats.moon]
yen = 700
licences = ["eel"]
boats = [{ name = "two-slot", at = "sea", load = ["eel"] }, { name = "one-slot", at = "sea" }]

[[steps]]
do = "fish"

[[steps]]
try = "catch one-slot eel"
refused = "fishing.catch.empty-ship"

[[steps]]
do = "catch two-slot eel"
rules = ["fishing.catch"]

[steps.after.seats.moon]
yen = 700
boats = [
    { name = "one-slot", at = "sea" },
    { name = "two-slot", at = "sea", load = ["eel", "eel"] },
]

[steps.after.boards.eel]
barrels = 4
"""

TABLES: list[dict[str, Any]] = [
    {"players": 2, "money": "closed"},
    {"players": 4, "fish_markets": "beginners"},
    {"players": 3, "box": "expansion", "staple": "horse_mackerel", "variants": ["open_order"]},
    {
        "players": 5,
        "box": "expansion",
        "fish_markets": 14,
        "external_markets": 14,
        "blue_ship": True,
        "barges": "four_slot",
        "variants": ["more_markets", "collapse"],
        "boards": {"himono": {"barrels": 6}, "harbour": {"column_5": 600}},
    },
]


def random_game(number: int, setup: dict[str, Any], *, rounds: int = 4) -> lab.Game:
    """A game that was played for some rounds, by lot over the verbs."""
    game, lot = lab.new_game(**setup, seed=number, round_limit=rounds), Random(number)
    while not game.is_over:
        verbs = sorted({action.verb for action in game.session.legal_actions})
        verb = lot.choice(verbs)
        game.session.play(lot.choice([a for a in game.session.legal_actions if a.verb == verb]))
    return game


@pytest.mark.parametrize("setup", TABLES)
def test_a_position_comes_back_from_its_words(setup: dict[str, Any]) -> None:
    for number in range(2):
        game = random_game(number, setup)
        start = table(game.setup)
        plain = [state for state in game.session.states if len(state.frames) == 1]
        assert len(plain) > 10
        for state in plain:
            text = msgspec.json.encode(position_of(state, start))
            assert lay_position(start, msgspec.json.decode(text, type=Position)) == state


@pytest.mark.parametrize("setup", TABLES)
def test_every_moment_of_a_game_can_be_written_as_a_scenario(setup: dict[str, Any]) -> None:
    game = random_game(3, setup)
    for _ in range(game.session.here // 11):
        for _ in range(11):
            game.undo()
        scenario = read_scenario(game.scenario)
        again = game_of(scenario)
        for step in scenario.steps:
            draws = [piece.replace("-", "_") for piece in step.draws]
            again.session.play(again.action(step.do))
            assert [*again.session.steps[-1].drawn] == draws
        public = len(game.session.public_steps())
        assert again.state == game.session.state_after(public)


SEALED = """
[setup]
players = 3
money = "closed"
fish_markets = ["spider_crab", "fugu", "octopus", "salmon"]

[position.seats.moon]
boats = [{ name = "two-slot", at = "sea", load = ["spider-crab", "spider-crab"] }]
"""


def test_a_scenario_holds_no_sealed_bid() -> None:
    game = game_of(read_scenario(SEALED))
    game.play("fish")
    game.play("dock two-slot left")
    before = game.scenario
    game.play("bid 900")
    assert "bid" not in game.scenario
    assert game.scenario == before
    game.play("bid 300")
    game.play("bid 200")
    assert [step.do for step in read_scenario(game.scenario).steps][-3:] == [
        "bid 900",
        "bid 300",
        "bid 200",
    ]


def test_a_scenario_is_played_and_says_nothing_if_it_goes_as_expected() -> None:
    check_scenario(read_scenario(EMPTY_SHIP))


@pytest.mark.parametrize(
    ("before", "after", "complaint"),
    [
        ("yen = 700\nboats", "yen = 800\nboats", "After step 3, seats.moon.yen should be 800"),
        ("barrels = 4", "barrels = 3", "boards.eel.barrels should be 3, but it is 4"),
        ('refused = "fishing.catch.empty-ship"', 'refused = "licence.once"', "“licence.once”"),
        ('try = "catch one-slot eel"', 'try = "catch two-slot eel"', "it is allowed"),
        ('do = "catch two-slot eel"', 'do = "catch one-slot eel"', "Step 3, “catch one-slot eel”"),
        ('do = "fish"', 'do = "swim"', "Step 1, “swim”"),
        ('rules = ["fishing.catch"]', 'rules = ["fishing.dock"]', "no event names the rule"),
        ('do = "fish"', 'do = "fish"\ndraws = ["eel"]', "what is drawn there"),
        ('do = "fish"', 'do = "fish"\ntry = "fish"', "either “do” or “try”"),
    ],
)
def test_what_goes_otherwise_is_told(before: str, after: str, complaint: str) -> None:
    assert before in EMPTY_SHIP
    with pytest.raises(BadScenario) as told:
        check_scenario(read_scenario(EMPTY_SHIP.replace(before, after)))
    assert complaint in str(told.value)


@pytest.mark.parametrize(
    ("before", "after", "complaint"),
    [
        ("[setup]", "[setup", "This is no TOML"),
        ('licences = ["eel"]', 'licence = ["eel"]', "Line 10, “licence”"),
        ("yen = 700\nlic", 'yen = "much"\nlic', "Line 9, “yen”"),
        ('refused = "fishing.catch.empty-ship"', 'refused = "fishing.luck"', "Line 18"),
        ('rules = ["fishing.catch"]', 'rules = ["fishing.luck"]', "Line 22"),
        ("players = 3", "player = 3", "“player”"),
    ],
)
def test_a_malformed_scenario_is_told_with_line_and_field(
    before: str, after: str, complaint: str
) -> None:
    assert before in EMPTY_SHIP
    with pytest.raises(BadScenario) as told:
        check_scenario(read_scenario(EMPTY_SHIP.replace(before, after)))
    assert complaint in str(told.value)


@pytest.mark.parametrize(
    ("before", "after", "complaint"),
    [
        ('load = ["eel"]', 'load = ["eel", "eel", "eel"]', "cannot lie like this"),
        ('load = ["eel"]', 'load = ["cod"]', "“cod” is not a barrel"),
        ('at = "sea"', 'at = "pond"', "not at “pond”"),
        ('name = "one-slot"', 'name = "raft"', "“raft” is not a boat"),
        ("seats.moon]\nyen = 700\nlic", "seats.moon]\nyen = -700\nlic", "cannot lie like this"),
        ("seats.moon]\nyen = 700\nlic", "seats.moon]\nyen = 750\nlic", "steps of ¥100"),
        ("[position.seats.moon]", "[position.seats.well]", "no seat “well”"),
        ('licences = ["eel"]', 'licences = ["tuna"]', "its market is not in play"),
        ('licences = ["eel"]', 'tokens = ["eel 3"]', "not a piece"),
        ('load = ["eel"]', 'load = ["tuna"]', "tuna: its market is not in play"),
        ('load = ["eel"]', 'load = ["salmon-4"]', "“salmon-4” is not a barrel"),
        ('licences = ["eel"]', 'licences = ["salmon-4"]', "salmon_4 is a licence"),
        ('licences = ["eel"]', 'tokens = ["himono-1"]', "himono_1 is a token"),
        ('licences = ["eel"]', 'fresh = ["himono-1 300"]', "himono_1 is for sale"),
        ('licences = ["eel"]', 'drying = ["himono-1 eel"]', "himono_1: its market is not in play"),
        ('licences = ["eel"]', "buyers = 1", "influence: buyers of a market that is not in play"),
        ('licences = ["eel"]', "loans = -1", "a negative number of Loans"),
        ('licences = ["eel"]', "ports = 9", "9 open ports"),
        ("[position.seats", '[position]\nerrands = ["moon"]\n[position.seats', "errands: “moon”"),
        (
            "[position.seats",
            'external_markets = ["rentals", "bank"]\n[position.seats.peak]\ncarts = [5]\n'
            "[position.seats",
            "seat 1 has a rental with no use left, or too many",
        ),
        (
            "[position.seats",
            'external_markets = ["rentals", "bank"]\n[position.seats.peak]\nloans = 9\n'
            "[position.seats",
            "bank: 9 loans of 3",
        ),
        ("[position.seats", "[position]\nlast_turn = 9\n[position.seats", "go together"),
        ("[position.seats", "[position]\nturn = 10000000\n[position.seats", "above a million"),
        ("[position.seats", '[position]\nentered = ["nori"]\n[position.seats', "“nori”"),
        ("yen = 700", "yen = 123456789012345600", "above a million"),
        (
            "[position.seats",
            'external_markets = ["used-ships", "bank"]\n[position.boards.used-ships]\n'
            'boats = ["eel"]\n[position.seats',
            "“eel” is not a piece",
        ),
        ("[[steps]]\ndo", "[position.boards.eel]\ncollapsed = 'x'\n[[steps]]\ndo", "collapsed"),
        ("[[steps]]\ndo", "[position.boards.eel]\nmarker = 'x'\n[[steps]]\ndo", "cannot be"),
        ("[[steps]]\ndo", "[position.boards.eel]\nsize = 3\n[[steps]]\ndo", "called “size”"),
        ("[[steps]]\ndo", "[position.boards.nori]\nmarker = 3\n[[steps]]\ndo", "“nori”"),
    ],
)
def test_a_position_that_cannot_be_is_refused(before: str, after: str, complaint: str) -> None:
    assert before in EMPTY_SHIP
    with pytest.raises(BadSetup) as told:
        game_of(read_scenario(EMPTY_SHIP.replace(before, after, 1)))
    assert complaint in str(told.value)
    assert told.value.sentence


def test_fewer_pieces_on_a_board_than_in_the_box() -> None:
    more = "[position.boards.eel]\nbarrels = 1\ntokens = 2\nlicences = 0\nmarker = 9\n[[steps]]\ndo"
    game = game_of(read_scenario(EMPTY_SHIP.replace("[[steps]]\ndo", more, 1)))
    eel = game.state.market("eel")
    assert (eel.barrels, eel.tokens, eel.licences, eel.marker) == (1, 2, 0, 9)


def test_a_scenario_opens_as_a_game_at_its_beginning(tmp_path: Path) -> None:
    path = tmp_path / "empty-ship.toml"
    path.write_text(EMPTY_SHIP, encoding="utf-8")
    game = load_scenario(path, language="es")
    assert game.session.here == 0
    assert game.language == "es"
    game.redo()
    assert game.actions == ("fish",)
    game.redo()
    assert game.actions == ("fish", "catch two-slot eel")
    assert lab.game_from_code(game.code).state == game.state


@pytest.mark.parametrize(
    ("before", "after", "complaint"),
    [
        ('do = "catch two-slot eel"', 'do = "catch one-slot eel"', "Step 3, “catch one-slot eel”"),
        ('do = "fish"', 'do = "swim"', "Step 1, “swim”"),
        ('do = "fish"', 'do = "fish"\ndraws = ["eel"]', "what is drawn there"),
        ('do = "fish"', 'do = "fish"\ntry = "fish"', "either “do” or “try”"),
    ],
)
def test_a_scenario_whose_steps_cannot_be_done_is_not_opened(
    before: str, after: str, complaint: str, tmp_path: Path
) -> None:
    path = tmp_path / "fails.toml"
    path.write_text(EMPTY_SHIP.replace(before, after), encoding="utf-8")
    with pytest.raises(BadScenario) as told:
        load_scenario(path)
    assert complaint in str(told.value)


def test_the_command_checks_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(EMPTY_SHIP, encoding="utf-8")
    bad.write_text(EMPTY_SHIP.replace("barrels = 4", "barrels = 3"), encoding="utf-8")
    assert main(["check", str(good)]) == 0
    assert main(["check", str(good), str(bad), str(tmp_path / "none.toml")]) == 1
    said = capsys.readouterr()
    assert said.out.count("as expected") == 2
    assert "boards.eel.barrels should be 3" in said.err
    assert "no such file" in said.err
    assert main(["check", str(good), "--language", "es"]) == 0
    assert "como se esperaba" in capsys.readouterr().out
    assert main(["check", str(good), "--language", "xx"]) == 1
    assert "xx" in capsys.readouterr().err
    with pytest.raises(SystemExit) as left:
        main(["check"])
    assert left.value.code == 2


def test_a_rule_must_be_named_or_seen_in_what_lies_where() -> None:
    steps = "[[steps]]\ndo = 'fish'\n[[steps]]\ndo = 'catch two-slot eel'\n"
    about = 'rules = ["eel.worth"]\n'
    named = EMPTY_SHIP.partition("[[steps]]")[0].partition("\n\n")[2] + steps
    check_scenario(read_scenario('rules = ["fishing.catch"]\n' + named))
    with pytest.raises(BadScenario) as told:
        check_scenario(read_scenario(about + named))
    assert "no step shows" in str(told.value)
    check_scenario(read_scenario(about + named + "[steps.after.seats.moon]\nresources = 0"))
    refused = "[[steps]]\ntry = 'catch one-slot eel'\nrefused = 'fishing.catch.empty-ship'"
    check_scenario(read_scenario(about + named + refused))


COUNTED = """
rules = ["scoring.lowest"]

[setup]
players = 3
fish_markets = ["eel", "fugu", "octopus", "tuna"]
external_markets = ["bank", "barter"]

[position.seats.moon]
yen = 1000
tokens = ["tuna-15", "mackerel"]
boats = [{ name = "two-slot", at = "left" }, { name = "one-slot", at = "sea" }]

[after.seats.moon]
resources = 16
tokens = ["tuna-15", "mackerel"]
boats = [{ name = "two-slot", at = "left" }, { name = "one-slot", at = "sea" }]

[after.table]
markets = ["mackerel", "eel", "fugu", "octopus", "tuna", "ships", "bank", "barter"]
bag = ["tuna-15", "tuna-15", "tuna-20", "tuna-25"]
supply = 18500
points = 2

[after.scores]
moon = 3600
peak = 1700
"""


def test_what_lies_where_at_the_start() -> None:
    # ¥1,000 and ¥1,000 for the most Resources, and 16 of them; two are tied for the fewest.
    check_scenario(read_scenario(COUNTED))


@pytest.mark.parametrize(
    ("before", "after", "complaint"),
    [
        ("moon = 3600", "moon = 3500", "After step 0, scores.moon should be 3500, but it is 3600"),
        ("points = 2", "points = 1", "table.points should be 1, but it is 2"),
        ("supply = 18500", "supply = 17500", "table.supply should be 17500"),
        ("resources = 16", "resources = 15", "seats.moon.resources should be 15"),
        ('"sea" }]\n\n[after.table]', '"left" }]\n\n[after.table]', "seats.moon.boats"),
    ],
)
def test_what_lies_otherwise_at_the_start_is_told(before: str, after: str, complaint: str) -> None:
    assert before in COUNTED
    with pytest.raises(BadScenario) as told:
        check_scenario(read_scenario(COUNTED.replace(before, after)))
    assert complaint in str(told.value)


# --- the cases of the rulebook ---

NOT_SHOWN = {
    "money.closed": "what others see of a purse is a matter of the screen",
    "collapse.tokens": "the tokens left over lie nowhere",
    "house-rules.reconstructed": "a mark beside a number is a matter of the screen",
    "screen.why-not": "a matter of the screen",
}
"""Rules that no position can show, and why."""


def test_every_rule_has_a_case() -> None:
    assert sorted(set(RULES) - set(cases())) == sorted(NOT_SHOWN)


def test_the_case_that_is_about_a_rule_comes_first() -> None:
    files = [path.relative_to(FOLDER).as_posix() for path in cases()["eel.marker.down"]]
    assert files == ["eel/sell.toml", "examples/two-eels.toml", "eel/marker-stops.toml"]


@pytest.mark.parametrize("path", sorted(FOLDER.rglob("*.toml")), ids=lambda path: path.stem)
def test_every_scenario_goes_as_expected(path: Path) -> None:
    scenario = read_scenario(path.read_text(encoding="utf-8"))
    assert scenario.rules
    assert read_scenario(write_scenario(scenario)) == scenario
    for language in LANGUAGES:
        check_scenario(scenario, language=language)


def test_all_cases_are_played_in_15_seconds() -> None:
    begun = process_time()
    for path in FOLDER.rglob("*.toml"):
        check_scenario(read_scenario(path.read_text(encoding="utf-8")))
    assert process_time() - begun < 15
