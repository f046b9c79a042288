"""Charts in a browser: as wide as their place, followed, opened as tables, and downloaded."""

from __future__ import annotations

import csv
import json
import struct
from collections.abc import Iterator
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Browser, Page, expect

import tsukiji_lab as lab
from tests.measuring import (
    ANSWERED,
    Mouse,
    decisions,
    fresh_page,
    open_table,
    wait_for_charts,
    wait_until_idle,
)
from tests.stored_games import begun
from tsukiji_lab import charts
from tsukiji_lab.charts import Chart

pytestmark = pytest.mark.browser

BASE_TABLE = {"fish_markets": ["eel", "red_snapper", "fugu", "spider_crab", "tuna"]}
FULL_TABLE = {"fish_markets": 14, "box": "expansion", "variants": ["more_markets"]}
LONG = "Wolfeschlegelsteinhausenbergerdorffxyzab"
"""A name of 40 letters without a gap."""


def played(**setup: Any) -> lab.Game:
    """A game that computer players have played to its end, in Spanish."""
    game = lab.new_game(seed=4, round_limit=14, language="es", **setup)
    return lab.play_out(game, "greedy")


def drawn(game: lab.Game) -> list[Chart]:
    """Every chart of a game, beside itself at an earlier moment."""
    before = game.at(game.session.here // 2)
    compared = [
        draw(game, before, names=("como fue", "sin tercera Anguila"))
        for draw in (charts.compare_wealth_chart, charts.compare_stocks_chart)
    ]
    alone = (
        charts.value_tracks_chart,
        charts.stocks_chart,
        charts.wealth_chart,
        charts.prices_chart,
    )
    return [*(draw(game) for draw in alone), *compared]


@pytest.mark.parametrize("markets", [BASE_TABLE, FULL_TABLE], ids=["base", "all fish"])
@pytest.mark.parametrize("width", [290, 600])
def test_everything_stands_inside_its_figure(
    page: Page, markets: dict[str, Any], width: int
) -> None:
    names = ["Ana", "Bartolomé de las Casas", "Gate", "Wave", "Star", LONG]
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.set_viewport_size({"width": width, "height": 1100})
    page.set_content("<!doctype html><style>body{margin:0}</style>")
    with as_file(files("plotly") / "package_data" / "plotly.min.js") as script:
        page.add_script_tag(path=str(script))
    shown = drawn(played(players=names, **markets))
    for chart in shown:
        page.evaluate(
            "figure => { const box = document.body.appendChild(document.createElement('div'));"
            " return Plotly.newPlot(box, JSON.parse(figure)).then(() => null) }",
            json.dumps({**chart.figure, "config": charts.CONFIG}),
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
    smallest = page.evaluate(
        """() => Math.min(...[...document.querySelectorAll('.js-plotly-plot text')]
            .map(text => parseFloat(getComputedStyle(text).fontSize)))"""
    )
    assert page.locator(".js-plotly-plot").count() == len(shown)
    assert outside == []
    assert overlapping == []
    assert smallest >= 12
    assert errors == []


def whole_game() -> lab.Game:
    """Two people in the middle of a game in which barrels were sold and thrown back; what follows
    can be redone.
    """
    game = lab.new_game(["Ana", LONG], seed=3, round_limit=20, fish_markets="beginners")
    lab.play_out(game, "greedy")
    while game.session.here > 220:
        game.undo()
    return game


@pytest.fixture(scope="module")
def game() -> lab.Game:
    return whole_game().branch()


@pytest.fixture(scope="module")
def table(browser: Browser, server: str, game: lab.Game) -> Iterator[Page]:
    """That game on a table, with its charts in sight."""
    page = fresh_page(browser)
    open_table(page, server, game)
    look_at_charts(page)
    yield page
    page.context.close()


def look_at_charts(page: Page) -> None:
    wait_for_charts(page)
    page.locator(".a-charts").scroll_into_view_if_needed()


def card(page: Page, name: str) -> Any:
    return page.locator(f"[data-part=chart-{name}] .chart")


def lines(page: Page, name: str) -> str:
    """What a figure shows."""
    plot = card(page, name).locator(".js-plotly-plot")
    return str(plot.evaluate("plot => JSON.stringify(plot.data.map(trace => [trace.x, trace.y]))"))


class Unseen(Mouse):
    """Presses buttons that may be out of sight, and leaves the page where it is scrolled to."""

    def press(self, page: Page, control: str) -> None:
        page.locator(control).first.evaluate("button => button.click()")


HAND = Unseen()
LOOK_AWAY = """() => new Promise((seen) => {
    document.querySelector(".masthead").scrollIntoView();
    new IntersectionObserver(seen).observe(document.querySelector(".a-charts"));
})"""
"""Scrolls to the top, and ends when the page was told that its charts are out of sight, as this
younger observer is.
"""
WATCHED = """
window.tooWide = [];
(function look() {
    for (const figure of document.querySelectorAll(".plot .main-svg"))
        if (figure.clientWidth > figure.closest(".plot").clientWidth + 1)
            tooWide.push(figure.clientWidth);
    requestAnimationFrame(() => setTimeout(look)); // when the frame has been painted
})();
"""
"""Notes every figure that is seen wider than its place, be it for one frame."""


def play_turns(page: Page, game: lab.Game, turns: int) -> None:
    """Take the decisions of the record until so many turns have ended."""
    end = game.state.turns + turns
    for _ in decisions(page, HAND, game):
        if game.state.turns >= end:
            return


def test_every_chart_has_its_finding_its_figure_and_its_table(table: Page, game: lab.Game) -> None:
    expect(table.locator(".chart .js-plotly-plot")).to_have_count(4, timeout=ANSWERED)
    for name, draw in (
        ("tracks", charts.value_tracks_chart),
        ("wealth", charts.wealth_chart),
        ("stocks", charts.stocks_chart),
        ("prices", charts.prices_chart),
    ):
        chart = draw(game)
        expect(card(table, name).get_by_role("heading")).to_have_text(chart.title, timeout=ANSWERED)
        expect(card(table, name).locator("[role=img]")).to_have_accessible_name(
            chart.sentence, timeout=ANSWERED
        )
        as_table = card(table, name).get_by_role("button", name="As a table")
        as_table.click()
        expect(as_table).to_have_attribute("aria-expanded", "true", timeout=ANSWERED)
        expect(as_table).to_be_focused(timeout=ANSWERED)
        numbers = card(table, name).locator("tbody tr")
        expect(numbers).to_have_count(len(chart.table.rows), timeout=ANSWERED)
        as_table.click()
        expect(numbers).to_have_count(0, timeout=ANSWERED)


@pytest.mark.parametrize("name", ["tracks", "wealth", "stocks", "prices"])
def test_a_chart_is_downloaded_as_a_picture_with_its_heading(
    table: Page, game: lab.Game, name: str, tmp_path: Path
) -> None:
    title = card(table, name).get_by_role("heading").inner_text()
    for kind in ("png", "svg"):
        with table.expect_download() as download:
            card(table, name).locator(f"[data-do='chart {kind}']").click()
        assert download.value.suggested_filename.endswith(f".{kind}")
        download.value.save_as(tmp_path / f"chart.{kind}")
    png = (tmp_path / "chart.png").read_bytes()
    assert png.startswith(b"\x89PNG")
    assert struct.unpack(">I", png[16:20]) == (1440,)
    drawing = ElementTree.parse(tmp_path / "chart.svg").getroot()
    said = "".join(drawing.itertext())
    assert title.split()[0] in said
    assert title.split()[-1] in said


def test_numbers_are_downloaded(table: Page, game: lab.Game, tmp_path: Path) -> None:
    with table.expect_download() as download:
        card(table, "wealth").locator("[data-do='chart csv']").click()
    assert download.value.suggested_filename == "tsukiji-wealth.csv"
    download.value.save_as(tmp_path / "chart.csv")
    with (tmp_path / "chart.csv").open(encoding="utf-8-sig") as file:
        headers, *rows = csv.reader(file)
    chart = charts.wealth_chart(game)
    assert tuple(headers) == chart.table.headers
    assert len(rows) == len(chart.table.rows)


def test_where_no_picture_can_be_made_the_button_says_so(
    browser: Browser, server: str, game: lab.Game
) -> None:
    page = fresh_page(browser)
    open_table(page, server, game)
    look_at_charts(page)
    page.evaluate("delete window.Plotly")
    button = card(page, "tracks").locator("[data-do='chart svg']")
    button.click()
    expect(card(page, "tracks").locator(".cannot")).to_contain_text(
        "cannot make a picture", timeout=ANSWERED
    )
    expect(button).to_have_attribute("aria-disabled", "true", timeout=ANSWERED)
    page.context.close()


def test_charts_follow_while_they_are_in_sight(browser: Browser, server: str) -> None:
    page, twin = fresh_page(browser, height=1100), whole_game()
    open_table(page, server, twin)
    look_at_charts(page)
    HAND.press(page, "[data-do='chart table'][data-text=wealth]")
    rows = card(page, "wealth").locator("tbody tr")
    expect(rows).to_have_count(len(charts.wealth_chart(twin).table.rows), timeout=ANSWERED)
    play_turns(page, twin, 2)
    title = card(page, "wealth").get_by_role("heading")
    expect(title).to_have_text(charts.wealth_chart(twin).title, timeout=ANSWERED)
    expect(rows).to_have_count(len(charts.wealth_chart(twin).table.rows), timeout=ANSWERED)

    page.evaluate(LOOK_AWAY)
    before = lines(page, "stocks")
    play_turns(page, twin, 2)
    # What is asked now is answered after all that came before.
    HAND.press(page, "[data-do=explain][data-text^=worth]")
    expect(page.locator("[data-part=told]")).not_to_be_empty(timeout=ANSWERED)
    assert lines(page, "stocks") == before
    page.locator(".a-charts").scroll_into_view_if_needed()
    page.wait_for_function(
        "before => before !== JSON.stringify(document.querySelector("
        "'[data-part=chart-stocks] .js-plotly-plot').data.map(trace => [trace.x, trace.y]))",
        arg=before,
    )
    page.context.close()


@pytest.mark.parametrize("width", [360, 820, 1280])
def test_charts_are_as_wide_as_their_cards(
    browser: Browser, server: str, game: lab.Game, width: int
) -> None:
    page = fresh_page(browser, width)
    page.add_init_script(WATCHED)
    twin = game.branch()
    twin.language = "es"
    open_table(page, server, twin)
    look_at_charts(page)
    HAND.press(page, "[data-do=language][data-text=es]")
    expect(card(page, "stocks").get_by_role("heading")).to_have_text(
        charts.stocks_chart(twin).title, timeout=ANSWERED
    )
    for name in ("tracks", "wealth", "stocks", "prices"):
        HAND.press(page, f"[data-do='chart table'][data-text={name}]")
        expect(card(page, name).locator("tbody tr").first).to_be_attached(timeout=ANSWERED)
    page.wait_for_function(
        """() => [...document.querySelectorAll(".chart .js-plotly-plot")].every(
            plot => plot.querySelector(".main-svg").clientWidth === plot.clientWidth)"""
    )
    beyond = page.locator(".chart").evaluate_all(
        """cards => cards.flatMap(card => [...card.querySelectorAll(":scope > *, .foot *")]
            .filter(each => each.getBoundingClientRect().right > innerWidth
                || each.scrollWidth > each.clientWidth + 1 && !each.matches(".numbers, .btn *"))
            .map(each => each.outerHTML.slice(0, 80)))"""
    )
    assert beyond == []
    small = page.locator(".chart .btn").evaluate_all(
        "all => all.filter(each => each.clientHeight < 40 || each.clientWidth < 40).length"
    )
    assert small == 0
    assert page.evaluate("tooWide") == []
    page.context.close()


def test_another_game_lets_go_of_the_charts_of_the_last(browser: Browser, server: str) -> None:
    page = fresh_page(browser, height=4500)  # charts out of sight are not drawn
    session = page.context.new_cdp_session(page)
    listeners: list[int] = []
    for done in (150, 151, 152):
        open_table(page, server, begun("four", done))
        wait_for_charts(page)
        wait_until_idle(page)
        session.send("HeapProfiler.collectGarbage")
        listeners.append(session.send("Memory.getDOMCounters")["jsEventListeners"])
    page.context.close()
    assert max(listeners) == listeners[0]
