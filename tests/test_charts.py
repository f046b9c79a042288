"""The charts of a game: what they find, show and tell, in both languages and themes."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from importlib.resources import as_file, files
from typing import Any

import plotly.graph_objects as go
import pytest
from playwright.sync_api import Page

import tsukiji_lab as lab
from tests.rules.table import Table, at_sea
from tsukiji_lab import charts
from tsukiji_lab.charts import Chart, look
from tsukiji_lab.drawing import style
from tsukiji_lab.rulebook import LANGUAGES
from tsukiji_lab.tsukiji.markets import FISH_MARKETS

ALL: tuple[Callable[..., Chart], ...] = (
    charts.value_tracks_chart,
    charts.stocks_chart,
    charts.wealth_chart,
)
FIGURES = (charts.value_tracks, charts.stocks, charts.wealth)

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
    (mark,) = (trace for trace in sold.figure["data"] if trace["mode"] == "markers")
    assert (mark["x"], mark["y"], mark["text"]) == ([6], [1], ["1 sold"])


def test_the_swordfish_is_drawn_with_the_bids_that_moved_it() -> None:
    three = Table("swordfish", "eel", "red-snapper")
    three.lay(0, boats=[at_sea("two-slot", "swordfish", "swordfish")])
    three.play("fish", "dock two-slot left", "bid 800", "bid 100", "bid 0")
    game = three.game
    chart = charts.value_tracks_chart(game)
    assert chart.title == "Eel stands at 1; Red Snapper stands at 6; Swordfish climbs to 8"
    assert column(chart, "Swordfish") == [6, 8]
    assert "◆" in chart.unit
    assert "Bids that moved Swordfish: 1 up, 0 down." in chart.sentence
    (mark,) = (trace for trace in chart.figure["data"] if trace["mode"] == "markers")
    assert (mark["x"], mark["y"], mark["text"]) == ([1], [8], ["by a bid from 6 to 8"])
    assert {named(chart, name)[0]["line"]["dash"] for name in ("Eel", "Red Snapper")} == {"solid"}
    assert named(chart, "Swordfish")[0]["line"]["dash"] != "solid"

    three.play("finish fishing", "enter swordfish points", "sell swordfish 1")
    chart = charts.value_tracks_chart(game)
    assert column(chart, "Swordfish") == [6, 7]
    marks = [trace for trace in chart.figure["data"] if trace["mode"] == "markers"]
    assert [mark["text"] for mark in marks] == [["1 sold"], ["by a bid from 6 to 8"]]


def test_lines_of_worth_are_steps_with_their_label_at_the_right_end() -> None:
    chart = charts.value_tracks_chart(table(*LAND_AN_EEL))
    (eel,) = named(chart, "Eel")
    assert eel["line"]["shape"] == "hv"
    assert (eel["x0"], eel["dx"], eel["y"]) == (0, 1, [1, 1, 1, 2])
    assert [note["text"] for note in chart.figure["layout"]["annotations"]] == [
        "<b>2</b> Eel",
        "<b>6</b> Red Snapper",
    ]


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
    assert column(chart, "Eel, barrels") == [4, 4, 4, 3]


def test_every_fish_of_both_boxes_has_a_panel_of_its_own() -> None:
    game = table(box="expansion", fish_markets=14, variants=["more_markets"])
    chart = charts.stocks_chart(game)
    fills = [trace["fillcolor"] for trace in named(chart, "barrels")]
    assert len(fills) == len(set(fills)) == 15
    assert [header for header in chart.table.headers if header.endswith(", barrels")] == [
        f"{game.words.name('fish', market.board)}, barrels"
        for market in game.state.markets
        if market.board in look.FISH
    ]


def test_an_overfished_market_is_marked_and_the_one_drawn_for_it_begins_later() -> None:
    game = table(*OVERFISH_FUGU)
    chart = charts.stocks_chart(game)
    new = game.words.name("fish", game.state.markets[-1].board)
    assert chart.title == "Fugu is overfished"
    assert column(chart, "Fugu, barrels") == [3, 3, 3, 2, 2, 0]
    assert column(chart, f"{new}, tokens")[:5] == [None] * 5
    assert column(chart, f"{new}, tokens")[5] is not None
    assert [trace["x0"] for trace in named(chart, "barrels")] == [0, 0, 0, 0, 5]
    (mark,) = (trace for trace in chart.figure["data"] if trace["mode"] == "markers")
    assert mark["x"] == [5]
    assert "The Fugu market was overfished in turn 5." in chart.sentence


def test_wealth_adds_yen_and_resources_round_by_round() -> None:
    assert charts.wealth_chart(table()).title == "All players are level at ¥2,000"
    game = table(*LAND_AN_EEL, *BUY_AND_SELL_IT[:-2])
    chart = charts.wealth_chart(game)
    assert chart.title == "Peak leads Moon by ¥100"
    assert chart.table.headers == (
        *("turn", "Moon, yen", "Moon, Resources", "Peak, yen", "Peak, Resources"),
    )
    assert chart.table.rows[-1] == (6, 1800, 0, 1700, 2)
    (peak,) = named(chart, "Peak")
    assert (peak["x"], peak["y"]) == ([0, 2, 4, 6], [2000, 2000, 1900, 1900])


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
    assert chart.table.rows[2] == (4, 1700, 1, 2100, 0)
    assert [row[0] for row in chart.table.rows] == [0, 2, 4, 5]


def test_seats_differ_by_dash_marker_and_mark_too() -> None:
    game = table(players=6, fish_markets=["eel", "red_snapper", "fugu", "tuna", "squid"])
    figure = charts.wealth_chart(game).figure
    for told in ("dash", "color"):
        assert len({trace["line"][told] for trace in figure["data"]}) == 6
    assert len({trace["marker"]["symbol"] for trace in figure["data"]}) == 6
    assert len({shape["path"] for shape in figure["layout"]["shapes"]}) == 6


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
        assert chart.sentence.startswith(f"{chart.title}.")
        assert all(len(row) == len(chart.table.headers) for row in chart.table.rows)
        assert not set("{}\ue000") & set(chart.sentence + chart.unit + "".join(chart.table.headers))


def test_spanish_charts_speak_spanish() -> None:
    game = table(*LAND_AN_EEL, language="es")
    titles = [draw(game).title for draw in ALL]
    assert titles == [
        "Anguila sube a 2; Pargo Rojo sigue en 6",
        "Anguila puede ser el siguiente: quedan 3 de 4 barriles",
        "Cima aventaja a Luna en 500\u00a0¥",
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
    texts = [note["text"] for note in chart.figure["layout"]["annotations"]]
    assert texts == ["&lt;b&gt;Ana&lt;/b&gt; ¥2,000", "A name th… ¥2,000"]
    assert chart.table.headers[1] == "<b>Ana</b>, yen"


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
    assert time.perf_counter() - start < 0.1
    assert sum(sizes) < 25_000


BASE_TABLE = {"fish_markets": ["eel", "red_snapper", "fugu", "spider_crab", "tuna"]}
FULL_TABLE = {"fish_markets": 14, "box": "expansion", "variants": ["more_markets"]}


@pytest.mark.browser
@pytest.mark.parametrize("markets", [BASE_TABLE, FULL_TABLE], ids=["base", "all fish"])
def test_everything_stands_inside_a_narrow_page(page: Page, markets: dict[str, Any]) -> None:
    names = ["Ana", "Bartolomé de las Casas", "Gate", "Wave", "Star", "Well"]
    game = table(players=names, language="es", **markets)
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.set_viewport_size({"width": 290, "height": 1100})
    page.set_content("<style>body{margin:0}</style>")
    with as_file(files("plotly") / "package_data" / "plotly.min.js") as script:
        page.add_script_tag(path=str(script))
    for draw in ALL:
        figure = json.dumps({**draw(game).figure, "config": charts.CONFIG})
        page.evaluate(
            "figure => { const box = document.body.appendChild(document.createElement('div'));"
            " return Plotly.newPlot(box, JSON.parse(figure)).then(() => null) }",
            figure,
        )
    outside = page.evaluate(
        """() => [...document.querySelectorAll('.js-plotly-plot')].flatMap(plot => {
            const frame = plot.getBoundingClientRect();
            return [...plot.querySelectorAll('text')].filter(text => {
                const box = text.getBoundingClientRect();
                return box.left < frame.left || box.right > frame.right
                    || box.top < frame.top || box.bottom > frame.bottom;
            }).map(text => text.textContent);
        })"""
    )
    overlapping = page.evaluate(
        """() => [...document.querySelectorAll('.js-plotly-plot')].flatMap(plot => {
            const texts = [...plot.querySelectorAll('text')].map(text =>
                [text.textContent, text.getBoundingClientRect()]);
            return texts.flatMap(([one, a], place) => texts.slice(place + 1)
                .filter(([, b]) => a.width && b.width && a.left < b.right - 1
                    && b.left < a.right - 1 && a.top < b.bottom - 4 && b.top < a.bottom - 4)
                .map(([other]) => [one, other]));
        })"""
    )
    assert page.locator(".js-plotly-plot").count() == len(ALL)
    assert outside == []
    assert overlapping == []
    assert errors == []
