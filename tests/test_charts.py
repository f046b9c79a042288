"""The charts of a game: what they find, show and tell, in both languages and themes."""

from __future__ import annotations

import csv
import io
import json
import random
import re
import time
from collections.abc import Callable, Sequence
from html import escape
from typing import Any

import plotly.graph_objects as go
import pytest
from tsukiji_widgets import Table as Screen
from tsukiji_widgets.charts import CHARTS

import tsukiji_lab as lab
from tests.rules.table import Table, at_sea
from tests.test_widget import Page, text_of
from tsukiji_lab import charts
from tsukiji_lab.charts import Chart, look, offers, tracks
from tsukiji_lab.charts.shoals import shoals
from tsukiji_lab.drawing import style
from tsukiji_lab.players import PLAYERS
from tsukiji_lab.rulebook import LANGUAGES
from tsukiji_lab.study.frames import MOVING_WORTH
from tsukiji_lab.tsukiji.board import HOME
from tsukiji_lab.tsukiji.markets import FISH_MARKETS

ALL: tuple[Callable[..., Chart], ...] = (
    charts.value_tracks_chart,
    charts.stocks_chart,
    charts.wealth_chart,
    charts.prices_chart,
)
COMPARING = (charts.compare_wealth_chart, charts.compare_stocks_chart)
FIGURES = (charts.value_tracks, charts.stocks, charts.wealth, charts.prices)

PLACES = ("barrels left", "at sea", "on sale", "tokens left")

IDLE = ("fish", "finish fishing", "fish", "finish fishing", "end turn")
LAND_AN_EEL = (
    *("enter eel points", "buy licence eel", "leave"),
    *("fish", "undock one-slot", "finish fishing", "end turn", *IDLE),
    *("fish", "catch one-slot eel", "finish fishing"),
    *("fish", "dock one-slot left", "price eel 300", "finish fishing"),
)
"""Turns 1 to 3: Moon buys an Eel licence, catches an Eel, lands it and asks ¥300."""
BUY_AND_SELL_IT = (
    *("end turn", "purchase", "buy moon fresh eel 300", "finish purchasing"),
    *("fish", "finish fishing", "end turn", *IDLE),
    *("enter eel points", "sell eel 1"),
)
"""Turns 4 to 6: Peak buys the barrel and sells the token to the Eel market."""
OVERFISH_FUGU = (
    *("open port centre", "enter ships points", "buy three-slot centre", "leave"),
    *("enter fugu points", "buy licence fugu", "leave", "end turn", *IDLE),
    *("fish", "undock three-slot", "finish fishing"),
    *("fish", "catch three-slot fugu", "finish fishing", "end turn", *IDLE),
    *("fish", "catch three-slot fugu", "finish fishing", "fish", "catch three-slot fugu"),
)
"""Turns 1 to 5: Moon buys a ship and catches all three Fugu."""

SEND_A_BUYER = (
    *("enter influence points", "buy buyer", "leave", "fish", "finish fishing", "end turn"),
    *("fish", "undock one-slot", "finish fishing"),
    *("fish", "catch one-slot mackerel", "finish fishing", "end turn"),
    *("place buyer peak", *IDLE),
    *("fish", "dock one-slot left", "price mackerel 100", "finish fishing"),
    *("fish", "finish fishing", "end turn"),
)
"""Turns 1 to 4: Moon buys a Buyer, which acts after Peak has landed a Mackerel and asks ¥100."""

LAND_TWO_CRABS = (
    *("enter ships points", "sell boat one-slot", "buy boat two-slot left", "leave"),
    *("enter spider-crab points", "buy licence spider-crab", "leave", "end turn", *IDLE),
    *("fish", "undock two-slot", "finish fishing"),
    *("fish", "catch two-slot spider-crab", "finish fishing", "end turn", *IDLE),
    *("fish", "catch two-slot spider-crab", "finish fishing", "fish", "dock two-slot left"),
)
"""Turns 1 to 5: Moon catches two Spider Crab and lands them, so that a token is auctioned."""


def table(*actions: str, language: str = "en", **setup: Any) -> lab.Game:
    setup = {"players": 2, "fish_markets": ["eel", "red_snapper", "fugu"], **setup}
    game = lab.new_game(seed=1, first_player=0, language=language, **setup)
    for action in actions:
        game.play(action)
    return game


def column(chart: Chart, header: str) -> list[int | None]:
    place = chart.table.headers.index(header)
    return [row[place] for row in chart.table.rows]


def texts(chart: Chart) -> list[str]:
    """The labels in a figure."""
    return [note["text"] for note in chart.figure["layout"]["annotations"]]


def named(chart: Chart, name: str) -> list[dict[str, Any]]:
    return [trace for trace in chart.figure["data"] if trace.get("name") == name]


# --- what they find ---


def test_eel_climbs_with_a_barrel_landed_and_falls_with_a_token_sold() -> None:
    landed = charts.value_tracks_chart(table(*LAND_AN_EEL))
    assert landed.title == "Eel climbs to 2; Red Snapper stands at 6"
    sold = charts.value_tracks_chart(table(*LAND_AN_EEL, *BUY_AND_SELL_IT))
    assert sold.title == "Eel falls to 1; Red Snapper stands at 6"
    assert column(sold, "turn") == [0, 1, 2, 3, 4, 5, 6]
    assert column(sold, "Eel") == [1, 1, 1, 2, 2, 2, 1]
    up, down = (trace for trace in sold.figure["data"] if trace["mode"] == "markers")
    assert (up["x"], up["y"], up["text"]) == ([3], [2], ["1 unloaded, 1 → 2"])
    assert (down["x"], down["y"], down["text"]) == ([6], [1], ["1 sold, 2 → 1"])
    assert column(sold, "what moved it")[3:] == [
        *("Eel: 1 unloaded, 1 → 2", "", "", "Eel: 1 sold, 2 → 1"),
    ]
    assert all(key in sold.unit for key in "▲▼")


def test_the_swordfish_is_drawn_with_the_bids_that_moved_it() -> None:
    three = Table("swordfish", "eel", "red-snapper")
    three.lay(0, boats=[at_sea("two-slot", "swordfish", "swordfish")])
    three.play("fish", "dock two-slot left", "bid 800", "bid 100", "bid 0")
    game = three.game
    chart = charts.value_tracks_chart(game)
    assert chart.title == "Eel stands at 1; Red Snapper stands at 6; Swordfish climbs to 8"
    assert column(chart, "Swordfish") == [6, 8]
    assert "◆" in chart.unit
    assert "What moved it most, in turn 1: a bid, 6 → 8." in chart.sentence
    (mark,) = (trace for trace in chart.figure["data"] if trace["mode"] == "markers")
    assert (mark["x"], mark["y"], mark["text"]) == ([1], [8], ["a bid, 6 → 8"])

    three.play("finish fishing", "enter swordfish points", "sell swordfish 1")
    chart = charts.value_tracks_chart(game)
    assert column(chart, "Swordfish") == [6, 7]
    marks = [trace for trace in chart.figure["data"] if trace["mode"] == "markers"]
    assert [mark["text"] for mark in marks] == [["1 sold, 8 → 7"], ["a bid, 6 → 8"]]
    assert [mark["marker"]["symbol"] for mark in marks] == ["triangle-down", "diamond"]


@pytest.mark.parametrize("tokens_left", [13, 1])
def test_eel_climbs_with_every_barrel_auctioned_abroad(tokens_left: int) -> None:
    """Expansion, Foreign Market: what docks there is not unloaded in a Harbour, and the Eel marker
    goes up for each; rulings: without a token, a barrel goes back before the bids.
    """
    table = Table("eel", "foreign-market").lay(0, boats=[at_sea("two-slot", "eel", "eel")])
    table.lay(1, tokens=" ".join(["eel"] * (13 - tokens_left)))
    table.play("fish", "dock abroad two-slot", "auction abroad")
    count = min(tokens_left, 2)
    move = f"{count} auctioned abroad, 1 → {1 + count}"
    chart = charts.value_tracks_chart(table.game)
    assert f"What moved it most, in turn 1: {move}." in chart.sentence
    assert chart.table.rows[-1][-1] == f"Eel: {move}"
    assert "►" in chart.unit
    assert "▲" not in chart.unit


def test_lines_of_worth_are_steps_with_their_label_at_the_right_end() -> None:
    chart = charts.value_tracks_chart(table(*LAND_AN_EEL))
    (eel,) = named(chart, "Eel")
    assert eel["line"]["shape"] == "hv"
    assert (eel["x0"], eel["dx"], eel["y"]) == (0, 1, [1, 1, 1, 2])
    assert texts(chart) == ["<b>2</b> Eel", "<b>6</b> Red Snapper"]


def test_without_eel_and_red_snapper_the_chart_says_so() -> None:
    chart = charts.value_tracks_chart(table(fish_markets=["fugu", "octopus", "tuna"]))
    assert chart.title.startswith("Neither Eel nor Red Snapper is in play")
    assert chart.figure["data"] == []
    assert chart.table.rows == ()
    game = table(box="expansion", fish_markets=["fugu", "octopus", "tuna"], language="es")
    assert "Pez Espada" in charts.value_tracks_chart(game).title


def test_stocks_tell_what_may_run_out_next() -> None:
    assert charts.stocks_chart(table()).title == "All the fish is still there"
    chart = charts.stocks_chart(table(*LAND_AN_EEL))
    assert chart.title == "Eel may be next: 3 of 4 barrels are left"
    assert column(chart, "Eel, barrels left") == [4, 4, 4, 3]
    assert column(chart, "Eel, at sea") == [0, 0, 0, 0]
    assert column(chart, "Eel, on sale") == [0, 0, 0, 1]
    assert "Eel: 3 of 4 barrels left, 0 at sea, 1 on sale; 13 of 13 tokens left." in chart.sentence


def test_barrels_aboard_are_at_sea_until_they_are_bought() -> None:
    chart = charts.stocks_chart(table(*LAND_AN_EEL[:-4]))
    assert [column(chart, f"Eel, {where}")[-1] for where in PLACES] == [3, 1, 0, 13]
    chart = charts.stocks_chart(table(*LAND_AN_EEL, *BUY_AND_SELL_IT[:2], "buy moon fresh eel 300"))
    assert [column(chart, f"Eel, {where}")[-1] for where in PLACES] == [4, 0, 0, 12]


def test_every_fish_of_both_boxes_has_a_panel_of_its_own() -> None:
    game = table(box="expansion", fish_markets=14, variants=["more_markets"])
    chart = charts.stocks_chart(game)
    fills = [trace["fillcolor"] for trace in named(chart, "barrels left")]
    assert len(fills) == len(set(fills)) == 15
    assert [header for header in chart.table.headers if header.endswith(", barrels left")] == [
        f"{game.words.name('fish', market.board)}, barrels left"
        for market in game.state.markets
        if market.board in look.FISH
    ]


def test_an_overfished_market_is_marked_and_the_one_drawn_for_it_begins_later() -> None:
    game = table(*OVERFISH_FUGU)
    chart = charts.stocks_chart(game)
    new = game.words.name("fish", game.state.markets[-1].board)
    assert chart.title == "Fugu is overfished"
    assert column(chart, "Fugu, barrels left") == [3, 3, 3, 2, 2, 0]
    assert column(chart, f"{new}, tokens left")[:5] == [None] * 5
    assert column(chart, f"{new}, tokens left")[5] is not None
    assert [trace.get("x0", 0) for trace in named(chart, "barrels left")] == [0, 0, 0, 0, 5]
    (mark,) = (trace for trace in chart.figure["data"] if trace.get("mode") == "markers")
    assert mark["x"] == [5]
    assert "The Fugu market was overfished in turn 5." in chart.sentence


def test_wealth_adds_yen_and_resources_round_by_round() -> None:
    assert charts.wealth_chart(table()).title == "All players are level at ¥2,000"
    game = table(*LAND_AN_EEL, *BUY_AND_SELL_IT[:-2])
    chart = charts.wealth_chart(game)
    assert chart.title == "Peak leads Moon by ¥100"
    assert chart.table.headers == (
        *("turn", "Moon, yen", "Moon, Resources", "Moon, together"),
        *("Peak, yen", "Peak, Resources", "Peak, together"),
    )
    assert chart.table.rows[-1] == (6, 1800, 0, 1800, 1700, 2, 1900)
    together, yen, owned = named(chart, "Peak")
    assert (together["x"], together["y"]) == ([0, 2, 4, 6], [2000, 2000, 1900, 1900])
    assert yen["y"] == [2000, 2000, 1700, 1700]
    assert owned["y"] == [0, 0, 2, 2]
    assert [each for each in texts(chart) if each.startswith("<b>")] == [
        *("<b>Together</b>", "<b>Yen</b>", "<b>Resources</b>"),
    ]
    assert "Peak has ¥1,700 and 2 Resources, ¥1,900 together." in chart.sentence


def test_what_a_buyer_buys_belongs_to_the_turn_that_it_follows() -> None:
    game = table(
        *SEND_A_BUYER,
        box="expansion",
        external_markets=["influence", "barter"],
    )
    assert (game.state.turns, game.to_act) == (4, 0)
    game.play("buy peak fresh mackerel 100")
    game.play("finish purchasing")
    assert game.state.turns == 5
    chart = charts.wealth_chart(game)
    assert chart.table.rows[2] == (4, 1700, 1, 1800, 2100, 0, 2100)
    assert [row[0] for row in chart.table.rows] == [0, 2, 4, 5]


def test_seats_differ_by_dash_marker_and_mark_too() -> None:
    game = table(players=6, fish_markets=["eel", "red_snapper", "fugu", "tuna", "squid"])
    figure = charts.wealth_chart(game).figure
    for told in ("dash", "color"):
        assert len({trace["line"][told] for trace in figure["data"]}) == 6
    assert len({trace["marker"]["symbol"] for trace in figure["data"]}) == 6
    assert len({shape["path"] for shape in figure["layout"]["shapes"][:6]}) == 6


def test_closed_money_shows_no_yen_before_the_end() -> None:
    game = table(*LAND_AN_EEL, *BUY_AND_SELL_IT[:-2], money="closed", round_limit=3)
    chart = charts.wealth_chart(game)
    assert chart.title == "Peak leads Moon by 2 Resources"
    assert chart.table.headers == ("turn", "Moon, Resources", "Peak, Resources")
    assert "¥" not in json.dumps(chart.figure, ensure_ascii=False) + chart.sentence
    for action in ("fish", "finish fishing", "fish", "finish fishing", "end turn"):
        game.play(action)
    assert game.is_over
    over = charts.wealth_chart(game)
    # ¥1,700, 2 Resources and ¥1,000 for the most of them, against ¥1,800 less ¥500.
    assert over.title == "Peak wins with ¥2,900"
    assert column(over, "Moon, yen") == [2000, 1500, 1800, 1800]


def test_a_shared_win_names_all_winners() -> None:
    game = table(*IDLE, *IDLE, round_limit=1)
    assert charts.wealth_chart(game).title == "Moon and Peak share the win with ¥2,200 each"


def test_prices_tell_what_came_of_every_barrel() -> None:
    assert charts.prices_chart(table()).title == "No barrel has been offered for sale yet"
    offered = charts.prices_chart(table(*LAND_AN_EEL))
    assert offered.title == "0 of 1 barrel was bought"
    assert offered.table.headers == (
        *("turn", "fish", "seller", "asked, in yen", "a token was worth, in yen"),
        *("what came of it", "in turn", "buyer"),
    )
    assert offered.table.rows == ((3, "Eel", "Moon", 300, 200, "on sale", None, None),)
    bought = charts.prices_chart(table(*LAND_AN_EEL, *BUY_AND_SELL_IT))
    assert bought.title == "1 of 1 barrel was bought"
    assert bought.table.rows == ((3, "Eel", "Moon", 300, 200, "bought", 4, "Peak"),)
    assert "Eel: 1 barrel, at ¥300; 1 bought, 0 back unsold." in bought.sentence


def test_a_barrel_that_nobody_buys_is_crossed_two_turns_later() -> None:
    game = table(*LAND_AN_EEL, "end turn", *IDLE)
    assert charts.prices_chart(game).table.rows[0][5] == "on sale"
    for action in (*IDLE, *IDLE):
        game.play(action)
    chart = charts.prices_chart(game)
    assert chart.title == "0 of 1 barrel was bought; 1 went back unsold"
    assert chart.table.rows == ((3, "Eel", "Moon", 300, 200, "back unsold", 7, None),)
    (mark,) = (trace for trace in chart.figure["data"] if trace["mode"] == "markers")
    assert (mark["x"], mark["y"], mark["marker"]["symbol"]) == ((3,), (300,), "x-thin")
    (worth,) = (trace for trace in chart.figure["data"] if trace["mode"] == "lines")
    assert worth["y"] == [100, 100, 100, 200, 200, 200, 200, 200]


def test_barrels_that_all_cost_the_same_are_told_with_one_price() -> None:
    game = table(
        *(*LAND_AN_EEL, "end turn", *IDLE),
        *("fish", "undock one-slot", "finish fishing"),
        *("fish", "catch one-slot eel", "finish fishing", "end turn", *IDLE),
        *("fish", "dock one-slot left", "price eel 300", "finish fishing"),
    )
    told = charts.prices_chart(game).sentence
    assert "Eel: 2 barrels, all at ¥300; 0 bought, 1 back unsold." in told


def test_a_price_that_was_changed_is_the_one_that_counts() -> None:
    game = table(*LAND_AN_EEL, "end turn", *IDLE, "fish", "reprice degraded eel 300 100")
    assert charts.prices_chart(game).table.rows == (
        (3, "Eel", "Moon", 100, 200, "on sale", None, None),
    )


def test_what_buyers_gain_is_what_their_tokens_are_worth_more() -> None:
    game = table(*LAND_AN_EEL, "end turn", *IDLE, "fish", "reprice degraded eel 300 100")
    for action in ("finish fishing", "fish", "finish fishing", "end turn"):
        game.play(action)
    for action in ("purchase", "buy moon degraded eel 100"):
        game.play(action)
    # Peak pays ¥100 for a token that is worth 2 Resources, ¥200.
    assert charts.prices_chart(game).title == "1 of 1 barrel was bought; the buyers gained ¥100"


def test_the_yen_of_a_drawn_oyster_are_part_of_what_a_buyer_gains() -> None:
    """Expansion, Clam & Oyster: an Oyster counts 1 Resource and pays ¥200 when it is drawn."""
    laid = Table("clam-oyster").lay(1, fresh="clam-oyster-100")
    laid.play("purchase")
    laid.play("buy peak fresh clam-oyster 100", drawn=["oyster"])
    assert charts.prices_chart(laid.game).title.endswith("the buyers gained ¥200")


def test_a_barrel_that_its_owner_takes_is_neither_bought_nor_thrown_back() -> None:
    laid = Table().lay(0, fresh="mackerel-300 mackerel-300")
    laid.play("enter mackerel points", "sell pair fresh-300 fresh-300")
    chart = charts.prices_chart(laid.game)
    assert [row[5] for row in chart.table.rows] == ["used by its owner"] * 2


# --- two lines of a game ---


def two_lines() -> tuple[lab.Game, lab.Game]:
    """A game, and one that parts from it in turn 4: there Peak buys no Eel."""
    bought = table(*LAND_AN_EEL, *BUY_AND_SELL_IT)
    kept = table(*LAND_AN_EEL, "end turn", *IDLE)
    return bought, kept


def test_two_lines_are_compared_by_what_players_own() -> None:
    bought, kept = two_lines()
    chart = charts.compare_wealth_chart(bought, kept, names=("sold", "kept"))
    # Peak pays ¥300 to Moon in turn 4. That Moon's licence earns ¥100 in turn 6 is left out: the
    # other line has not come so far.
    assert chart.title == "Moon has ¥300 less with “kept” than with “sold”"
    assert chart.unit.endswith("up to turn 5")
    assert "Moon: ¥1,800 with “sold”, ¥1,500 with “kept”." in chart.sentence
    assert "Up to turn 3 both are the same." in chart.sentence
    assert "Peak: ¥1,900 with “sold”, ¥2,000 with “kept”." in chart.sentence
    assert column(chart, "Peak, sold") == [2000, 2000, 1900, 1900]
    assert column(chart, "Peak, kept") == [2000, 2000, 2000, 2000]
    dashes = {trace["line"]["dash"] for trace in named(chart, "Peak")}
    assert len(dashes) == 2
    assert "solid" in dashes


def test_two_lines_are_compared_by_what_is_left() -> None:
    bought, kept = two_lines()
    chart = charts.compare_stocks_chart(bought, kept, names=("sold", "kept"))
    assert chart.title == "Barrels of Eel left: 4 with “sold”, 3 with “kept”"
    assert column(chart, "Eel, barrels left (sold)")[-1] == 4
    assert column(chart, "Eel, barrels left (kept)") == [4, 4, 4, 3, 3, 3]
    assert "4\u00a0· ┄\u00a03 of 4" in "".join(texts(chart))


def test_what_stands_beside_two_lines_is_what_is_said_of_them() -> None:
    """One line is a turn further, in which Moon earned ¥100 more: no label tells of that."""
    bought, kept = two_lines()
    assert bought.state.turns > kept.state.turns
    told = texts(charts.compare_wealth_chart(bought, kept))
    assert told == ["— Moon ¥1,800", "— Peak ¥1,900", "┄ Moon ¥1,500", "┄ Peak ¥2,000"]
    for draw in COMPARING:
        for one, two in ((bought, kept), (kept, bought)):
            chart = draw(one, two)
            assert chart.unit.endswith("up to turn 5")
            assert chart.table.rows[-1][0] == 5


def test_two_lines_that_are_alike_say_so() -> None:
    game = table(*LAND_AN_EEL)
    for draw in COMPARING:
        chart = draw(game, game.branch())
        assert "both" in chart.title
        assert isinstance(chart.plotly(), go.Figure)


def test_a_market_that_came_into_one_line_alone_is_told() -> None:
    with_new, without = table(*OVERFISH_FUGU), table(*OVERFISH_FUGU[:-1])
    chart = charts.compare_stocks_chart(with_new, without, names=("on", "off"))
    new = with_new.words.the("board", with_new.state.markets[-1].board)
    assert f"{new[0].upper()}{new[1:]} came into play with “on” alone, in turn 5." in chart.sentence


def test_comparing_tells_no_closed_yen() -> None:
    game = table(*LAND_AN_EEL, *BUY_AND_SELL_IT[:-2], money="closed")
    other = table(*LAND_AN_EEL, "end turn", *IDLE, money="closed")
    chart = charts.compare_wealth_chart(game, other)
    assert chart.title == "Peak has 2 Resources less with “B” than with “A”"
    assert "¥" not in json.dumps([chart.figure, chart.table.rows], ensure_ascii=False)


# --- at every moment of a game ---


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", look.THEMES)
@pytest.mark.parametrize("actions", [(), OVERFISH_FUGU, (*LAND_AN_EEL, *BUY_AND_SELL_IT)])
def test_every_chart_is_a_valid_figure(language: str, theme: str, actions: Sequence[str]) -> None:
    game = table(*actions, language=language)
    for draw, figure in zip(ALL, FIGURES, strict=True):
        chart, shown = draw(game, theme=theme), figure(game, theme=theme)
        assert isinstance(shown, go.Figure)
        assert shown.to_plotly_json()["data"] == go.Figure(chart.figure).to_plotly_json()["data"]
        assert shown.layout.paper_bgcolor is None
        assert shown.layout.template.layout.paper_bgcolor == look.THEMES[theme]["card"]
        assert shown.layout.title.text.startswith(look.plain(chart.title[:20]))
        assert chart.sentence.startswith(f"{chart.title}.")
        assert all(len(row) == len(chart.table.headers) for row in chart.table.rows)
        assert not set("{}\ue000") & set(chart.sentence + chart.unit + "".join(chart.table.headers))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(6))
def test_charts_agree_with_the_table_in_games_by_lot(language: str, seed: int) -> None:
    """Every move of a worth is told, every barrel is somewhere, every price has its piece."""
    more = {"box": "expansion", "fish_markets": 14, "external_markets": 14, "blue_ship": True}
    setup: dict[str, Any] = {**more, "variants": ["more_markets"]} if seed % 2 else {}
    game = lab.new_game(2 + seed % 4, seed=seed, round_limit=9, language=language, **setup)
    rng, looks = random.Random(seed), 0
    player = PLAYERS["wild" if seed % 3 else "random"]()
    while not game.is_over:
        assert game.to_act is not None
        game.play(player.choose(game.observe(game.to_act), game.legal_actions, rng))
        if game.is_over or rng.random() < 0.02:
            looks += 1
            agree(game)
    assert looks > 1


def agree(game: lab.Game) -> None:
    state, words = game.state, game.words
    for draw in ALL:
        chart = draw(game)
        assert all(len(row) == len(chart.table.headers) for row in chart.table.rows)
        assert not set("{}\ue000_") & set(chart.title + chart.unit + chart.sentence)
    on_sale = [sale for player in state.players for sale in player.fresh + player.degraded]
    prices = charts.prices_chart(game)
    standing = [row for row in prices.table.rows if row[5] == words.say("chart_prices-open")]
    assert sorted((row[1], row[3]) for row in standing) == sorted(
        (words.name("fish", sale.kind), 100 * sale.price) for sale in on_sale
    )
    bought = sum(e.what == "bought" for step in game.session.steps for e in step.events)
    assert [row[5] for row in prices.table.rows].count(words.say("chart_prices-paid")) == bought
    for shoal in shoals(game):
        market = state.market(shoal.fish)
        gone = market.all_barrels - market.boxed - shoal.barrels[-1]
        elsewhere = gone - shoal.at_sea[-1] - shoal.on_sale[-1]
        assert elsewhere >= 0
        if len(state.frames) < 2:
            dried = [each for player in state.players for each in player.drying]
            assert elsewhere == sum(
                HOME[each.kind] == shoal.fish and not each.is_token for each in dried
            )
    chart = charts.value_tracks_chart(game)
    for fish in MOVING_WORTH:
        if state.find_market(fish):
            worths = column(chart, words.name("fish", fish))
            told = column(chart, words.say("chart_value-why"))
            for turn in range(1, len(worths)):
                moved = worths[turn - 1] is not None and worths[turn] != worths[turn - 1]
                assert not moved or words.name("fish", fish) in str(told[turn])


def test_spanish_charts_speak_spanish() -> None:
    game = table(*LAND_AN_EEL, language="es")
    titles = [draw(game).title for draw in ALL]
    assert titles == [
        "Anguila sube a 2; Pargo Rojo sigue en 6",
        "Anguila puede ser el siguiente: quedan 3 de 4 barriles",
        "Cima aventaja a Luna en 500\u00a0¥",
        "Se ha comprado 0 de 1 barril",
    ]
    assert charts.wealth_chart(game).figure["layout"]["separators"] == ",."


def test_undo_takes_the_charts_back() -> None:
    game = table(*LAND_AN_EEL)
    before = [draw(game) for draw in ALL]
    for action in BUY_AND_SELL_IT:
        game.play(action)
    assert [draw(game) for draw in ALL] != before
    for _ in BUY_AND_SELL_IT:
        game.undo()
    assert [draw(game) for draw in ALL] == before


def test_a_sealed_bid_changes_nothing() -> None:
    game = table(*LAND_TWO_CRABS, fish_markets=["spider_crab", "eel", "fugu"])
    before = [draw(game) for draw in ALL]
    game.play("bid 300")
    assert [draw(game) for draw in ALL] == before


def test_a_name_is_shown_as_it_is() -> None:
    game = table(players=["<b>Ana</b>", "A name that takes all of its room"])
    chart = charts.wealth_chart(game)
    assert texts(chart)[:2] == ["&lt;b&gt;Ana&lt;/b&gt; ¥2,000", "A name th… ¥2,000"]
    assert chart.table.headers[1] == "<b>Ana</b>, yen"


def test_a_name_of_forty_letters_does_not_run_out_of_a_heading() -> None:
    long = "Wolfeschlegelsteinhausenbergerdorffxyzab"
    game = table(*LAND_AN_EEL, players=[long, f"{long[:-1]}c"])
    for draw in (charts.wealth_chart, charts.prices_chart):
        heading = draw(game).headed["layout"]["title"]["text"]
        assert (
            max(len(line) for line in re.sub("<span[^>]*>|</span>", "", heading).split("<br>"))
            <= 84
        )
    named_both = charts.wealth_chart(game).headed["layout"]["title"]["text"]
    assert max(len(line) for line in named_both.split("<br>")[:2]) <= 60


# --- in greyscale ---


def lightness(colour: str) -> float:
    """The relative luminance of a colour, from 0 to 1."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return sum(share * part for share, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one: str, other: str) -> float:
    light, dark = sorted((lightness(one), lightness(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", look.THEMES)
def test_lines_are_told_apart_without_colour(theme: str) -> None:
    game = table(players=6, fish_markets=["eel", "red_snapper", "fugu", "tuna", "squid"])
    card = look.THEMES[theme]["card"]
    for draw in (
        charts.wealth_chart,
        lambda game, theme: charts.compare_wealth_chart(game, game, theme=theme),
    ):
        traces = draw(game, theme=theme).figure["data"]
        looks = {(t["line"]["dash"], t["marker"]["symbol"], t.get("yaxis")) for t in traces}
        assert len(looks) == len(traces)
        assert all(contrast(trace["line"]["color"], card) >= 3 for trace in traces)
    game = table(box="expansion", fish_markets=["eel", "red_snapper", "swordfish"])
    lines = [t for t in charts.value_tracks_chart(game, theme=theme).figure["data"] if "name" in t]
    assert len({line["line"]["dash"] for line in lines}) == 3
    casing = charts.value_tracks_chart(game, theme=theme).figure["data"][0]["line"]["color"]
    assert contrast(casing, card) >= 3


@pytest.mark.parametrize("theme", look.THEMES)
def test_where_barrels_are_is_told_by_pattern(theme: str) -> None:
    games = table(*LAND_AN_EEL[:-4]), table(*LAND_AN_EEL)
    drawn = [charts.stocks_chart(game, theme=theme).figure["data"] for game in games]
    patterns = {
        trace["name"]: trace["fillpattern"]
        for traces in drawn
        for trace in traces
        if "fillpattern" in trace
    }
    assert patterns.keys() == {"on sale", "at sea"}
    assert len({pattern["shape"] for pattern in patterns.values()}) == 2
    for pattern in patterns.values():
        assert contrast(pattern["fgcolor"], pattern["bgcolor"]) >= 4.5


def test_marks_are_told_apart_by_their_symbols() -> None:
    assert len(set(offers.SYMBOLS.values())) == len(offers.SYMBOLS)
    happened = {cause: symbol for cause, symbol in tracks.SYMBOLS.items() if cause != "back"}
    assert len(set(happened.values())) == len(happened)


# --- numbers to keep ---


def test_the_table_of_a_chart_is_read_back_from_its_csv() -> None:
    for draw in ALL:
        chart = draw(table(*LAND_AN_EEL, players=['Ana, “the” "eel"', "Bo"]))
        headers, *rows = csv.reader(io.StringIO(chart.table.csv()))
        assert tuple(headers) == chart.table.headers
        assert rows == [["" if c is None else str(c) for c in row] for row in chart.table.rows]


@pytest.mark.parametrize("name", ["=1+1", "+cmd", "-2", "@SUM(A1)"])
def test_a_name_is_no_formula_in_a_spreadsheet(name: str) -> None:
    game = table(*LAND_AN_EEL, players=[name, "Bo"])
    for draw in ALL:
        for row in csv.reader(io.StringIO(draw(game).table.csv())):
            assert not any(cell.startswith(("=", "+", "-", "@")) for cell in row)


# --- beside the table ---


def shown(page: Page) -> list[Any]:
    """The figures that the page was told last; None where there is none yet."""
    return [page.plots.get(str(place)) for place in range(len(CHARTS))]


def test_charts_come_after_the_table_and_follow_it() -> None:
    page = Page(Screen(table()))
    assert shown(page) == [None] * 4
    assert page.parts["chart-wealth"] == ""
    page.do("painted")
    assert "All players are level at ¥2,000" in text_of(page.parts["chart-wealth"])
    first = shown(page)
    page.play("fish")
    page.messages.clear()
    page.do("painted")
    assert all(one is other for one, other in zip(first, shown(page), strict=True))
    assert not any("chart-" in message for message in page.messages)
    page.play("finish fishing", "enter ships points", "sell boat one-slot", "leave", "end turn")
    page.do("painted")
    assert "Moon leads Peak by" in text_of(page.parts["chart-wealth"])
    page.do("theme", "dark")
    assert "#152532" in json.dumps(shown(page)[0])
    page.do("language", "es")
    page.do("painted")
    assert "Luna aventaja a Cima" in text_of(page.parts["chart-wealth"])


def test_charts_follow_a_look_at_an_earlier_step() -> None:
    page = Page(Screen(table(*LAND_AN_EEL)))
    page.do("painted")
    assert "Eel climbs to 2" in page.parts["chart-tracks"]
    page.do("look", "10")
    page.do("painted")
    assert "Eel stands at 1" in page.parts["chart-tracks"]
    assert "No barrel has been offered for sale yet" in page.parts["chart-prices"]
    page.do("look", "")
    page.do("painted")
    assert "Eel climbs to 2" in page.parts["chart-tracks"]


def test_another_line_of_the_game_is_drawn_beside_the_one_that_is_played() -> None:
    page = Page(Screen(table(*LAND_AN_EEL)))
    page.do("look", "3")
    page.do("branch", "no Eel")
    page.play("fish", "undock one-slot", "finish fishing", "end turn", *IDLE)
    page.do("painted")
    trunk = next(name for name in page.table.seated().past.lines.games if name != "no Eel")
    page.do("compare", trunk)
    page.do("painted")
    assert f"Barrels of Eel left: 3 with “{trunk}”, 4 with “no Eel”" in text_of(
        page.parts["chart-stocks"]
    )
    page.do("compare", "")
    page.do("painted")
    assert "All the fish is still there" in page.parts["chart-stocks"]


def test_charts_out_of_sight_wait_until_they_are_seen() -> None:
    page = Page(Screen(table()))
    page.do("painted")
    page.do("charts", "")
    page.messages.clear()
    page.play("fish", "finish fishing", "enter ships points", "sell boat one-slot", "leave")
    before = shown(page)
    page.do("painted")
    assert shown(page) == before
    assert not any("chart-" in message for message in page.messages)
    page.do("charts", "seen")
    assert "Moon leads Peak by" in text_of(page.parts["chart-wealth"])
    assert "Moon ¥" in json.dumps(shown(page)[1], ensure_ascii=False)
    assert shown(page) != before


def test_charts_of_a_page_that_was_loaded_anew_follow_the_table() -> None:
    page = Page(Screen(table()))
    page.do("painted")
    page.do("charts", "")
    page.do("hello", "language=en")
    page.do("painted")
    before = shown(page)
    page.play("fish", "finish fishing", "enter ships points", "sell boat one-slot", "leave")
    page.do("painted")
    assert shown(page) != before


def test_charts_out_of_sight_have_the_language_and_the_theme_of_the_table() -> None:
    page = Page(Screen(table(*LAND_AN_EEL)))
    page.do("painted")
    page.do("charts", "")
    page.do("language", "es")
    page.do("painted")
    assert "quedan 3 de 4 barriles" in text_of(page.parts["chart-stocks"])
    light = shown(page)
    page.do("theme", "dark")
    assert shown(page) != light


def test_the_table_of_a_chart_is_opened_and_stays_open() -> None:
    game = table()
    page = Page(Screen(game))
    page.do("painted")
    assert "<table" not in page.parts["chart-wealth"]
    page.do("chart table", "wealth")
    for action in ("", *LAND_AN_EEL):
        if action:
            page.play(action)
        page.do("painted")
        chart = charts.wealth_chart(game)
        markup = page.parts["chart-wealth"]
        assert chart.sentence in text_of(markup)
        assert all(header in text_of(markup) for header in chart.table.headers)
        assert markup.count("<tr>") == 1 + len(chart.table.rows)
        assert 'aria-expanded="true"' in markup
    page.do("chart table", "wealth")
    assert "<table" not in page.parts["chart-wealth"]


def test_every_chart_says_in_a_sentence_what_its_figure_shows() -> None:
    page = Page(Screen(table(*LAND_AN_EEL)))
    page.do("painted")
    for name, draw in zip(page.table.charts.parts, CHARTS.values(), strict=True):
        sentence = draw(table(*LAND_AN_EEL)).sentence
        assert f'role="img" aria-label="{escape(sentence)}"' in page.parts[name]


def test_numbers_come_as_a_file() -> None:
    page = Page(Screen(table(*LAND_AN_EEL)))
    page.do("painted")
    page.do("chart csv", "prices")
    assert page.told["numbers"]["name"] == "tsukiji-prices.csv"
    numbers = page.told["numbers"]["text"].removeprefix("\ufeff")
    assert list(csv.reader(io.StringIO(numbers)))[1][:4] == ["3", "Eel", "Moon", "300"]


@pytest.mark.parametrize("order", ["chart table", "chart csv"])
@pytest.mark.parametrize("name", ["", "nothing", "wealth\n", "open"])
def test_a_chart_that_is_not_there_cannot_be_asked_for(order: str, name: str) -> None:
    page = Page(Screen(table()))
    page.do("painted")
    before = dict(page.table.charts.parts)
    page.do(order, name)
    assert page.answer
    assert page.table.charts.parts == before
    assert "numbers" not in page.told


def test_forged_figures_do_no_harm() -> None:
    page = Page(Screen(table()))
    page.do("painted")
    forged = {"figures": [f"IPY_MODEL_{page.table.page.model_id}"]}
    frame = {"content": {"data": {"method": "update", "state": forged}}, "buffers": []}
    page.table.page.comm.handle_msg(frame)
    page.play("fish", "finish fishing", "enter ships points", "sell boat one-slot", "leave")
    page.do("painted")
    assert page.answer == ""
    assert "Moon leads Peak" in text_of(page.parts["chart-wealth"])
    assert "Moon leads Peak" in json.dumps(shown(page)[1])


# --- look ---


def test_colours_are_those_of_the_table() -> None:
    drawn = style().lower()
    for theme, colours in look.THEMES.items():
        for colour in (*colours.values(), *look.SEATS[theme]):
            assert colour.lower() in drawn
    assert all(colour.lower() in drawn for colour in look.FISH.values())


def test_every_fish_has_its_colour() -> None:
    assert look.FISH.keys() == {market.board for market in FISH_MARKETS}


@pytest.mark.parametrize(
    ("places", "apart"),
    [
        ([10.0, 50.0], [10, 50]),
        ([50.0, 52.0], [41, 61]),
        ([52.0, 50.0], [61, 41]),
        ([0.0, 0.0, 0.0], [0, 20, 40]),
        ([100.0, 100.0, 10.0], [80, 100, 10]),
    ],
)
def test_labels_keep_apart_within_the_plot(places: list[float], apart: list[int]) -> None:
    assert look.apart(places, 20, 100) == apart


def test_charts_are_light_and_quick() -> None:
    game = table(*LAND_AN_EEL, *BUY_AND_SELL_IT, "leave", "fish", "finish fishing", "end turn")
    while game.session.here < 500:
        for action in IDLE:
            game.play(action)
    start = time.perf_counter()
    sizes = [len(json.dumps(draw(game).figure)) for draw in ALL]
    # 3 ms on a quiet machine.
    assert time.perf_counter() - start < 0.2
    assert sum(sizes) < 60_000
