"""The things on the table: every action is about some, and what can be used can be pressed."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from html import unescape
from itertools import islice

import pytest
from msgspec.structs import replace

import tsukiji_lab as lab
from tests import laden
from tests.rules.table import Table, at_sea
from tests.test_drawing import Reader, decisions, expanded, played, twin
from tsukiji_lab.drawing import draw
from tsukiji_lab.drawing.panel import draw_panel
from tsukiji_lab.drawing.things import _ABOUT, WITHOUT, about, live, things_of
from tsukiji_lab.tsukiji.bidding import Bids
from tsukiji_lab.tsukiji.explaining import TOPICS
from tsukiji_lab.tsukiji.fishing import Fish
from tsukiji_lab.tsukiji.offers import Gain
from tsukiji_lab.tsukiji.pricing import NamingPrice
from tsukiji_lab.tsukiji.rules import VERBS

FISH = ["mackerel", "eel", "fugu", "octopus", "red_snapper", "salmon", "spider_crab", "tuna"]


def pressed(markup: str, do: str = "pick") -> list[str]:
    """What the buttons of a drawing send, in their order."""
    return [unescape(text) for text in re.findall(f'data-do="{do}" data-text="([^"]*)"', markup)]


def acted_on(game: lab.Game, picked: str = "") -> str:
    """The whole drawing for whoever decides now."""
    now = live(game.state, game.legal_actions, picked)
    return "".join(draw(game, game.to_act, now).values())


def lively() -> Iterator[lab.Game]:
    """Positions of both boxes, with every board: games that fill the table, and full tables."""
    for players, seed in [(2, 3), (4, 5)]:
        game = lab.new_game(players, seed=seed, fish_markets=8, variants=["more_markets"])
        yield from islice(played(game, seed=seed), 0, 200, 7)
    for laid in (laden.crowded_harbours, laden.full_boards, laden.both_boxes):
        for seed in range(3):
            game = laid().game
            steps = laden.wander(game, 60, random.Random(seed))
            yield from (game for _ in islice(steps, 0, None, 2))
    yield expanded().game
    yield from decisions()


@pytest.fixture(scope="module")
def games() -> list[lab.Game]:
    """Positions of those games in which a choice among things is to be made."""
    return [
        game.branch()
        for game in lively()
        if game.to_act is not None and not isinstance(game.state.top, Bids | NamingPrice)
    ]


def test_every_verb_is_about_things_or_named_as_about_none() -> None:
    assert set(_ABOUT) | WITHOUT == set(VERBS)
    assert not set(_ABOUT) & WITHOUT


def test_everything_that_can_be_acted_on_can_be_pressed(games: list[lab.Game]) -> None:
    verbs, kinds, rng = set(), set(), random.Random(1)
    for game in games:
        state, actions = game.state, game.legal_actions
        now = live(state, actions)
        keys = pressed(acted_on(game))
        assert set(keys) == now.lit | now.calm
        assert not now.lit & now.calm
        for action in actions:
            things = things_of(state, action)
            verbs.add(type(action))
            is_idle = isinstance(action, Fish) and not state.player.boats
            assert bool(things) == (type(action) not in WITHOUT and not is_idle), action
            assert not things or things[0] in keys, action
            kinds |= {key.partition(" ")[0] for key in things}
        for action in rng.sample(actions, min(3, len(actions))):
            things = things_of(state, action)
            if things:
                assert set(things) <= set(pressed(acted_on(game, things[0]))), action
    assert kinds == {
        *("boat", "port", "market", "licence", "token", "lot", "cart", "freezer", "buyer"),
        *("sale", "cell", "quay", "seat", "ware", "space"),
    }
    assert len(verbs) >= len(VERBS) - 12


def test_a_thing_is_pressed_in_one_place_but_for_equal_licences(games: list[lab.Game]) -> None:
    for game in games:
        twice = {key for key, count in Counter(pressed(acted_on(game))).items() if count > 1}
        licences = {"licence", "cart", "freezer", "buyer"}
        assert {key.partition(" ")[0] for key in twice} <= licences


def test_every_button_has_a_name(games: list[lab.Game]) -> None:
    for game in games[::6]:
        for part in draw(game, game.to_act, live(game.state, game.legal_actions)).values():
            for piece in part.split("<button ")[1:]:
                inside = piece.partition("</button>")[0]
                opening, _, content = inside.partition(">")
                assert 'aria-label="' in opening or Reader(content).text, inside


def test_what_is_looked_at_only_has_no_buttons(games: list[lab.Game]) -> None:
    for game in games[::20]:
        assert "<button" not in "".join(draw(game, game.to_act).values())


def test_every_number_that_can_be_explained_can_be_asked_about(games: list[lab.Game]) -> None:
    asked = set()
    for game in games[::3]:
        questions = set(pressed(acted_on(game), "explain"))
        assert questions <= set(game.explainable)
        asked |= {question.partition(" ")[0] for question in questions}
        for seat in range(len(game.players)):
            mark = ("moon", "peak", "gate", "wave", "star", "well")[seat]
            assert {f"yen {mark}", f"total {mark}", f"end {mark}"} <= questions
    assert asked >= set(TOPICS) - {"score", "settled", "turns"}


def test_hidden_yen_cannot_be_asked_about() -> None:
    game = lab.new_game(3, seed=4, money="closed")
    asked = pressed(
        "".join(draw(game, 1, live(game.state, game.legal_actions)).values()), "explain"
    )
    assert [question for question in asked if question.startswith("yen")] == ["yen peak"]


def test_a_turn_begins_with_boats_markets_and_what_others_sell() -> None:
    table = (
        Table("eel", players=2).lay(0, yen=1000, licences="eel").lay(1, fresh="eel-300 eel-1200")
    )
    now = live(table.state, table.game.legal_actions)
    assert {"boat one-slot", "market eel", "sale peak fresh eel 300"} <= now.lit
    assert "sale peak fresh eel 1200" not in now.lit, "it is too dear"
    assert {"licence eel", "port centre"} <= now.calm, "free steps are not pointed at"


def test_a_boat_is_picked_first_and_then_a_port() -> None:
    table = Table("eel", players=2).lay(
        0, boats=[at_sea("two-slot", "eel")], ports=2, licences="eel"
    )
    table.play("fish")
    actions = table.game.legal_actions
    assert "port left" not in live(table.state, actions).lit
    now = live(table.state, actions, "boat two-slot")
    assert {"port left", "port centre", "boat two-slot"} <= now.lit
    assert now.picked == "boat two-slot"
    both = about(table.state, actions, "boat two-slot", "port left")
    assert [str(action) for action in both] == ["dock two-slot left"]


def test_what_cannot_be_picked_is_not_picked() -> None:
    game = lab.new_game(2, seed=1)
    for nonsense in ("market nowhere", "boat", "'><script>", "licence eel " * 50):
        now = live(game.state, game.legal_actions, nonsense)
        assert now.picked == ""
        assert now == live(game.state, game.legal_actions)


def test_columns_say_what_a_buyer_would_gain_who_sells_a_squid() -> None:
    """Squid: worth 0 Resources, sold for ¥600."""
    table = Table("squid", players=2).lay(0, boats=[at_sea("one-slot", "squid")])
    table.play("fish", "dock one-slot left")
    now = live(table.state, table.game.legal_actions)
    harbour = draw(table.game, 0, now)["harbour-0"]
    cell = re.search(r'data-text="cell fresh 200".*?</button>', harbour)
    assert cell
    assert "<small>buyer</small><b>+\u2060¥400</b>" in cell[0]
    assert "if sold to the Squid market, the buyer gains ¥400; if kept, the buyer loses ¥200" in (
        harbour
    )


def test_columns_say_what_a_buyer_would_gain() -> None:
    table = Table("eel", players=2).lay(0, boats=[at_sea("two-slot", "eel", "eel")])
    table.lay_market("eel", marker=4).play("fish", "dock two-slot left")
    now = live(table.state, table.game.legal_actions)
    # As the two barrels get their prices, the marker goes up by two.
    counts = table.state.market("eel").marker + 2
    assert now.gains["cell fresh 100"] == Gain(counts - 1, counts - 1)
    assert "cell fresh ???" in now.lit
    assert "cell fresh ???" not in now.gains
    harbour = draw(table.game, 0, now)["harbour-0"]
    assert (
        f"Moon’s harbour, upper row, ¥100: empty; if kept, the buyer gains ¥{counts - 1}00"
        in harbour
    )
    assert "Eel, barrel 1 of 2: choose a column" in Reader(harbour).texts
    panel = Reader(draw_panel(table.game, {0}, covered=False, ways=None)).texts
    for price in range(1, 6):
        gain = counts - price
        sign = "+" if gain > 0 else "−" if gain else "±"
        amount = f"¥{abs(gain)}00" if gain else "¥0"
        assert panel[panel.index(f"¥{price}00") + 1] == f"buyer {sign}\u2060{amount}"
    table.play("price eel 300")
    harbour = draw(table.game, 0, live(table.state, table.game.legal_actions))["harbour-0"]
    assert "Eel, barrel 2 of 2: choose a column" in Reader(harbour).texts
    assert "Moon’s harbour, upper row, ¥300: 1 Eel barrel, fresh" in harbour


def test_what_is_chosen_stands_where_it_would_go() -> None:
    table = Table("eel", players=2).lay(0, boats=[at_sea("two-slot", "eel")], licences="eel")
    table.play("fish")
    game = table.game

    def drawn(text: str) -> Reader:
        chosen = game.action(text)
        now = live(game.state, game.legal_actions, "boat two-slot", chosen)
        return Reader(draw(game, 0, now)["harbour-0"])

    assert drawn("catch two-slot eel").classes()["ghost"] == 1
    docking = drawn("dock two-slot left")
    assert "Two-slot Ship: chosen, it goes here" in docking.texts
    table.play("dock two-slot left")
    assert "chosen, the piece goes here" in str(drawn("price eel 300").nodes)


def test_cells_and_what_lies_in_them_are_spoken() -> None:
    table = Table("eel", "octopus", players=2)
    table.lay(1, fresh="eel-300 eel-300 octopus-1200", degraded="eel-100")
    harbour = acted_on(table.game)
    for said in (
        "Peak’s harbour, upper row, ¥300: 2 Eel barrels, fresh",
        "Peak’s harbour, lower row, ¥100: 1 Eel barrel, degraded",
        "Peak’s harbour, upper row, ??? (name a price): 1 Octopus barrel at ¥1,200, fresh",
        "Peak’s harbour, lower row, ¥500: empty",
        "Moon’s harbour, upper row, ¥100: empty",
    ):
        assert f'aria-label="{said}"' in harbour
    table.game.language = "es"
    harbour = acted_on(table.game)
    assert "fila superior, 300\u00a0¥: 2 barriles de Anguila, pescado fresco" in harbour


def test_each_harbour_is_one_grid_with_a_stop_for_every_cell() -> None:
    game = lab.new_game(3, seed=2)
    for seat in range(3):
        part = draw(game, 0, live(game.state, game.legal_actions))[f"harbour-{seat}"]
        roles = Counter(node.attributes.get("role") for node in Reader(part).nodes)
        assert roles["grid"] == 1
        assert roles["gridcell"] == 12


def test_the_track_shows_where_the_marker_came_from() -> None:
    table = Table("eel", players=2).lay(0, tokens="eel eel")
    table.lay_market("eel", marker=7)
    table.play("enter eel points", "sell eel 1")
    stall = draw(table.game)["market-eel"]
    assert stall.count('class="was"') == 1
    assert "The value marker stands on 5 of 13. It came down from 7." in Reader(stall).texts
    table.play("sell eel 1")
    assert "It came down from 5." in draw(table.game)["market-eel"]


@pytest.mark.parametrize(
    ("barrels", "tokens", "said"),
    [
        (3, 9, "At risk: 3 left"),
        (4, 9, ""),
        (6, 2, "At risk: 2 tokens left"),
        (1, 1, "At risk: 1 left"),
    ],
)
def test_a_stock_that_runs_out_is_flagged_once(barrels: int, tokens: int, said: str) -> None:
    game = Table("red-snapper", players=4).game
    boards = tuple(
        replace(market, barrels=barrels, tokens=tokens) if market.board == "red_snapper" else market
        for market in game.state.markets
    )
    changed = twin(game, replace(game.state, markets=boards))
    stall = Reader(draw(changed)["market-red-snapper"])
    assert stall.classes()["flag"] == bool(said)
    assert not said or said in stall.texts


def test_parts_that_did_not_change_stay_the_same() -> None:
    game = lab.new_game(4, seed=6)
    now = live(game.state, game.legal_actions)
    assert draw(game, 0, now) == draw(game, 0, live(game.state, game.legal_actions))
    changed = draw(game, 0, live(game.state, game.legal_actions, "market mackerel"))
    before = draw(game, 0, now)
    assert {part for part in before if before[part] != changed[part]} == {"market-mackerel"}
