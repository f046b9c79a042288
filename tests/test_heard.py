"""What a screen reader hears of the table: names, pauses, and the order of things."""

import re
from html import unescape

import pytest

import tsukiji_lab as lab
from tests.rules.table import Table
from tests.test_drawing import Reader, expanded
from tsukiji_lab.drawing import draw
from tsukiji_lab.drawing.bar import draw_menu
from tsukiji_lab.drawing.forms import draw_form
from tsukiji_lab.drawing.setup_form import Form
from tsukiji_lab.drawing.things import live
from tsukiji_lab.drawing.view import Live
from tsukiji_lab.players import PLAYERS
from tsukiji_lab.rulebook import words


def heard(markup: str) -> str:
    """The text without what is hidden from speech, in a line."""
    shown = re.sub(r'<(\w+)[^>]* aria-hidden="true"[^>]*>.*?</\1>', "", markup)
    said = re.sub(r"<[^>]+>", " ", shown)
    return re.sub(r" ([,:])(?= |$)", r"\1", re.sub(r"\s+", " ", unescape(said))).strip()


def on_screen(game: lab.Game) -> dict[str, str]:
    return draw(game, game.to_act, live(game.state, game.legal_actions))


def way_in(game: lab.Game, board: str) -> str:
    """What is heard of the cartouche through which a market is entered."""
    return heard(on_screen(game)[f"market-{board}"].rpartition('class="eave')[2].partition(">")[2])


def named(markup: str, tag: str) -> list[str | None]:
    return [node.attributes.get("aria-label") for node in Reader(markup).nodes if node.tag == tag]


def test_a_market_says_what_entering_it_costs() -> None:
    game = Table("squid", "octopus", "bank", players=2).lay(0, tokens="squid").game
    for language, squid, bank in (
        ("en", "Enter Squid: 2 Action Points or 1 token", "Enter Bank: 2 Action Points or ¥100"),
        ("es", "Entrar en Calamar: 2 Puntos de Acción o 1 ficha", "Entrar en Banco: 2 Puntos de"),
    ):
        game.language = language
        assert way_in(game, "squid").startswith(squid)
        assert way_in(game, "bank").startswith(bank)
    game.language = "en"
    assert not re.search(r"\b1 1\b", way_in(game, "octopus"))


def test_a_market_is_named_before_it_is_entered() -> None:
    for name, part in on_screen(expanded().game).items():
        if name.startswith("market-"):
            assert part.index("<h3") < part.index("eave"), name


def test_a_covered_port_says_what_opening_it_costs() -> None:
    game = lab.new_game(2, seed=1)
    harbour = on_screen(game)[f"harbour-{game.to_act}"]
    assert "Open the centre port, ¥500" in named(harbour, "button")
    assert "right: covered, ¥500 to open" in heard(harbour)


def test_the_rows_of_a_harbour_have_short_names() -> None:
    game = lab.new_game(2, seed=1)
    assert [name for name in named(on_screen(game)["harbour-0"], "tr") if name] == [
        "Fresh",
        "Degraded",
    ]


def test_what_stands_side_by_side_is_heard_apart() -> None:
    table = Table("squid", "tuna", "trading", players=2)
    table.lay(0, tokens="squid squid tuna-15", licences="mackerel squid")
    parts = on_screen(table.game)
    harbour = heard(parts["harbour-0"])
    assert re.search(r"Licence spaces, \d free", harbour)
    assert '<h4>Fish tokens <small aria-hidden="true">' in parts["harbour-0"]
    assert "AP: Action Points" in heard(parts["legend"])
    table.play("enter trading points")
    table.play("trade 10", "add squid", "add squid", "add tuna-15")
    assert "2+ R: " in heard(on_screen(table.game)["market-trading"])


def test_tins_are_heard_with_their_price() -> None:
    stall = heard(draw(expanded().game)["market-sardines"])
    assert re.search(r"In tins: ¥\d+( †)?, 3 Sardine tokens", stall)


def test_the_quay_is_no_status_with_a_control_in_it() -> None:
    game = lab.new_game(2, seed=3)
    for text in ("fish", "undock", "finish fishing", "fish", "catch", "finish fishing", "end turn"):
        game.play(text)
    for text in ("fish", "finish fishing", "fish", "finish fishing", "end turn", "fish", "dock"):
        game.play(text)
    harbour = on_screen(game)[f"harbour-{game.to_act}"]
    assert "1 Mackerel barrel on the quay: Mackerel, barrel 1 of 1" in heard(harbour)
    assert "status" not in [node.attributes.get("role") for node in Reader(harbour).nodes]


@pytest.mark.parametrize("home", [0, 1, 2])
def test_the_own_harbour_comes_first(home: int) -> None:
    parts = draw(lab.new_game(3, seed=2), home, Live(home=home))
    harbours = [name for name in parts if name.startswith("harbour-")]
    others = [f"harbour-{seat}" for seat in range(3) if seat != home]
    assert harbours == [f"harbour-{home}", *others]


def test_who_plays_is_asked_for_each_player_by_name() -> None:
    form = draw_form(words("en"), Form(), None, None)
    asked = [name for name in named(form, "select") if name]
    assert asked == [f"Who plays as player {number}" for number in (1, 2, 3)]
    kinds = tuple(PLAYERS)[:1] * 2
    menu = draw_menu(lab.new_game(["Ana", "Ben"], seed=1).words, kinds, None)
    assert named(menu, "select") == ["Who plays for Ana", "Who plays for Ben"]


def test_the_end_is_told_in_a_table_with_a_caption() -> None:
    ends = draw(lab.new_game(2, seed=1))["ends"]
    assert '<caption class="vh">How near the end is</caption>' in ends


def test_the_log_says_which_numbers_are_steps_and_names_one_rule_for_a_sealed_bid() -> None:
    game = lab.load_scenario(lab.scenarios.cases_folder() / "spider-crab" / "auction-pay.toml")
    while game.session.can_redo:
        game.redo()
    log = heard(draw(game)["log"])
    assert re.search(r"step \d+ ", log)
    assert "seals a bid. ruling How much may be bid" in log
    assert "Fish Markets › Tuna" not in log
