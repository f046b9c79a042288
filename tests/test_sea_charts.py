"""The charts of the real sea: what they find and tell, and that they can be read."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any

import plotly.graph_objects as go
import plotly.offline
import pytest
from playwright.sync_api import Page

from tsukiji_lab import sea
from tsukiji_lab.charts import CONFIG, look
from tsukiji_lab.charts import sea as charts
from tsukiji_lab.charts.sea import SeaChart
from tsukiji_lab.rulebook import LANGUAGES
from tsukiji_lab.rulebook.texts import Texts, texts
from tsukiji_lab.sea import provenance, years

STOCK = sea.Stock(0.4, 1000.0, 0.001)
FISHERY = sea.Fishery(STOCK, price=1000.0, cost=160.0)
SHARED = sea.Sea(STOCK, tuple(sea.Boat(150, cost) for cost in (100, 140, 180, 220)), 1000.0)
RULES = {
    "open-access": sea.Policy(),
    "quota": sea.Quota(80),
    "effort-limit": sea.EffortLimit(60),
    "reserve": sea.Reserve(0.4),
    "tax": sea.Tax(500),
    "tradable-quota": sea.TradableQuota(80),
}
COURSES = {name: sea.play_years(SHARED, 1000.0, 10, rule) for name, rule in RULES.items()}
SKIPPERS = ("You", "Moon", "Peak", "Wave")
LOSS = sea.Year(900.0, (1.0, 2.0, 0.0, 0.0), (3.0, 4.0, 0.0, 0.0), (500.0, -300.0, 0.0, 0.0))

OF_DATA: dict[str, Callable[..., SeaChart]] = {
    "world": charts.world_shares,
    "world, guess": partial(charts.world_shares, guess=33),
    "world, close guess": partial(charts.world_shares, guess=38),
    "world, high guess": partial(charts.world_shares, guess=90),
    "classes": charts.fished_classes,
    "two 29": charts.two_twenty_nines,
    "two methods": charts.two_methods,
    "northwest Pacific": charts.northwest_pacific,
    "Japan": charts.japan_share,
    "regions": charts.assessed_regions,
    "cod": charts.northern_cod,
    "bluefin": charts.pacific_bluefin,
    "sardine": charts.japanese_sardine,
    "eel": charts.eel,
}
OF_MODELS: dict[str, Callable[..., SeaChart]] = {
    "worm": charts.worm_curve,
    "worm, guess": partial(charts.worm_curve, guess=2055),
    "worm, late guess": partial(charts.worm_curve, guess=2149),
    "game": partial(charts.beside_the_game, [15, 14, 11, 9, 5, 2, 0], growth=0.71),
    "game goes on": partial(charts.beside_the_game, [6, 6, 5, 5, 4], growth=0.4, fish="squid"),
    "growth": partial(charts.logistic_growth, sea.Stock(0.71, 80_500.0), start=20_125, years=12),
    "lasting": partial(charts.lasting_catch, STOCK),
    "lasting, little": partial(charts.lasting_catch, STOCK, effort=60),
    "lasting, much": partial(charts.lasting_catch, STOCK, effort=390),
    "lasting, too much": partial(charts.lasting_catch, STOCK, effort=900),
    "open": partial(charts.open_access, FISHERY),
    "open, cheap": partial(charts.open_access, sea.Fishery(STOCK, 1000.0, 20.0)),
    "open, dear": partial(charts.open_access, sea.Fishery(STOCK, 1000.0, 1200.0)),
    "own, back": partial(charts.own_sea, STOCK, [500] * 15 + [100] * 25),
    "own, holds": partial(charts.own_sea, STOCK, [180] * 40),
    "own, gone": partial(charts.own_sea, STOCK, [1000] * 40),
    "own, no years": partial(charts.own_sea, STOCK, []),
    "shared": partial(charts.shared_sea, SHARED, COURSES["open-access"], names=SKIPPERS),
    "shared, full": partial(charts.shared_sea, SHARED, [], names=SKIPPERS),
    "cost": partial(charts.cost_to_whom, SHARED, COURSES, names=SKIPPERS),
    "cost, a loss": partial(charts.cost_to_whom, SHARED, {"quota": [LOSS]}, names=SKIPPERS),
}
ALL = OF_DATA | OF_MODELS


def lines(chart: SeaChart) -> Iterator[list[float]]:
    """The heights of every line that is drawn."""
    return (list(t["y"]) for t in chart.figure["data"] if t.get("mode") == "lines")


def shown(chart: SeaChart) -> str:
    """All labels in the figure, with plain spaces."""
    labels = chart.figure["layout"].get("annotations", [])
    return " ".join(label["text"] for label in labels).replace("\u00a0", " ")


def column(name: str, column: str, **where: Any) -> list[float]:
    rows = sea.rows(name)
    return [float(r[column] or 0) for r in rows if all(r[k] == v for k, v in where.items())]


# --- what they find ---


def test_the_overfished_share_has_almost_quadrupled() -> None:
    chart = charts.world_shares()
    assert chart.title.endswith("from 10 % in 1974 to 37.7 % in 2021".replace(" %", "\u00a0%"))
    shares = column("fao_stocks_world_1974_2021", "overfished_pct")
    assert 3.5 < shares[-1] / shares[0] < 4
    assert "printed in 2019" in chart.sentence
    assert "the count for 2011, 28.9" in chart.sentence
    assert len(chart.table.rows) == 23


def test_the_readers_guess_is_marked_if_it_is_a_share() -> None:
    assert "33 %</b><br>your guess" in shown(charts.world_shares(guess=33))
    for impossible in (-5, 250, float("nan")):
        assert "your guess" not in shown(charts.world_shares(guess=impossible))


@pytest.mark.parametrize(
    ("draw", "title"),
    [
        (charts.fished_classes, "in 2021, 50.5 %"),
        (charts.two_twenty_nines, "Two figures of 29 % "),
        (charts.two_methods, "37.7 % and 35.5 %: two ways to count, not a recovery"),
        (charts.northwest_pacific, "from 10 % in 2004 to 56 % in 2021"),
        (charts.japan_share, "15 % of the world’s catch in 1984 and 3.7 % in 2015"),
        (charts.worm_curve, "passes 100 % in 2048"),
        (charts.northern_cod, "810,000 t caught in 1968, 410 t in 1995"),
        (charts.pacific_bluefin, "4.5 % of an unfished stock in 2018, 23.2 % in 2022"),
        (charts.japanese_sardine, "10.2 million t in 1988 to 4,380 t in 2003"),
        (charts.eel, "232 t caught in 1963, 3.7 t in 2019"),
    ],
)
def test_findings_are_those_of_the_sources(draw: Callable[..., SeaChart], title: str) -> None:
    assert title in draw().title.replace("\u00a0", " ")


def test_cod_at_a_third_of_its_limit_in_2015() -> None:
    sentence = charts.northern_cod().sentence.replace("\u00a0", " ")
    assert "In 1995 1 % of the largest" in sentence
    assert "in 2015 it stood at 34 % of the limit of that time" in sentence


def test_the_northwest_pacific_is_third_worst_of_fifteen() -> None:
    assert "number 3 of 15" in charts.northwest_pacific().sentence


def test_the_curve_leaves_the_possible() -> None:
    assert "101.6" in charts.worm_curve().sentence
    assert "31.6" in charts.worm_curve().sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_regions_keep_room_for_their_dots_on_a_phone(language: str) -> None:
    margin = charts.assessed_regions(language=language).figure["layout"]["margin"]
    assert 296 - margin["l"] - margin["r"] >= 60


def test_the_game_beside_a_stock_that_grows() -> None:
    gone = charts.beside_the_game([4, 2, 0], growth=0.5)
    assert gone.title.startswith("Mackerel: gone from the game in turn 2")
    # B1 = 100 - 50; B2 = 50 + 0.5 * 50 * 0.5 - 50 = 12.5
    assert [row[3] for row in gone.table.rows] == ["100\u00a0%", "50\u00a0%", "12\u00a0%"]


def test_a_collapse_and_a_recovery_are_found() -> None:
    def title(*efforts: float) -> str:
        return charts.own_sea(STOCK, efforts).title

    assert title(*[180] * 30).startswith("The stock holds")
    assert "is not back in year 40" in title(*[500] * 40)
    back = charts.own_sea(STOCK, [500] * 15 + [100] * 25)
    assert back.title == "The stock collapses in year 9 and is back at half in year 28"
    assert back.table.rows[0][2] == "500\u00a0t"


def test_silly_models_are_told_in_a_sentence() -> None:
    assert "dies out" in charts.lasting_catch(STOCK, effort=1e9).title
    assert "never pays" in charts.open_access(sea.Fishery(STOCK, 1.0, 1e9)).title
    assert "not back" in charts.own_sea(STOCK, [1e9] * 5).title


def test_the_readers_effort_is_told() -> None:
    chart = charts.lasting_catch(STOCK, effort=60)
    assert chart.title.replace("\u00a0", " ") == (
        "With 60 boat-days 51 t a year can last: 51 % of the most"
    )


def test_what_a_rule_cost_whom_adds_up() -> None:
    chart = charts.cost_to_whom(SHARED, COURSES, names=SKIPPERS)
    tax = next(row for row in chart.table.rows if row[0] == "tax")
    profits = [sum(year.profits[boat] for year in COURSES["tax"]) for boat in range(4)]
    revenue = sum(year.revenue for year in COURSES["tax"])
    assert tax[1:6] == tuple(f"{round(each):,}" for each in (*profits, revenue))
    assert chart.title.startswith("Of what was tried, ")


# --- what must not be joined, and what was not read ---


def test_no_line_joins_series_of_different_methods() -> None:
    own_series = {
        "world": [column("fao_stocks_world_1974_2021", "overfished_pct")],
        "northwest Pacific": [
            column("fao_stocks_by_area_2004_2021", "overfished_pct", fao_area_code=61)
        ],
        "cod": [[1000 * kt for kt in column("northern_cod_ssb_1983_2015", "ssb_kt")]],
        "bluefin": [
            column(
                "ram_biomass_game_stocks", "total_biomass_t", scientific_name="Thunnus orientalis"
            )
        ],
        "sardine": [
            column(
                "ram_biomass_game_stocks",
                "total_biomass_t",
                scientific_name="Sardinops melanostictus",
            )
        ],
    }
    of_one_series = {"Japan"}  # a quotient of two columns of one data set
    for name, draw in OF_DATA.items():
        if name not in of_one_series:
            assert list(lines(draw())) == own_series.get(name.partition(",")[0], []), name


def test_the_two_methods_and_the_two_assessments_stand_apart() -> None:
    for draw in (charts.two_methods, charts.pacific_bluefin):
        for trace in draw().figure["data"]:
            values = set(map(float, trace["y"] if trace.get("mode") else trace["x"]))
            assert trace.get("mode") != "lines" or not {4.5, 23.2, 37.7, 35.5} & values


def test_what_was_read_second_hand_is_absent_or_labelled() -> None:
    assert "second-hand" in shown(charts.northern_cod())
    assert "second-hand" in next(
        card.category for card in charts.dossier() if card.fish == "spider_crab"
    )
    (second_hand,) = (row for row in sea.rows("sofia_editions") if row["label"])
    year = str(int(float(str(second_hand["data_year"]))))
    for draw in (charts.fished_classes, charts.two_methods, charts.two_twenty_nines):
        assert year not in {cell for row in draw().table.rows for cell in row}
        assert str(second_hand["overfished_pct"]) not in shown(draw())


@pytest.mark.parametrize("name", ALL)
def test_every_chart_prints_where_it_is_from(name: str) -> None:
    chart = ALL[name]()
    assert chart.source.startswith("Source: ")
    for record in sea.datasets().values():
        if record.publication["en"] in chart.source:
            for part in (record.address, record.done, record.not_for, record.licence):
                assert (part if isinstance(part, str) else part["en"]) in chart.source
    assert "copy" not in chart.source
    assert "copies" not in chart.source


@pytest.mark.parametrize("name", OF_DATA)
def test_every_chart_prints_the_data_sets_it_draws(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: set[str] = set()
    rows = provenance.rows

    def listen(data: str) -> list[dict[str, provenance.Value]]:
        read.add(data)
        return rows(data)

    for module in (sea, years):
        monkeypatch.setattr(module, "rows", listen)
    source = OF_DATA[name]().source
    assert read
    if name.startswith("world"):
        read.remove("sofia_editions")  # tells which year the rulebook means, and draws nothing
    assert [each for each in read if sea.dataset(each).publication["en"] not in source] == []


def test_without_the_restricted_folder_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(provenance.DataSet, "is_here", property(lambda self: not self.restricted))
    for language in LANGUAGES:
        for draw in (charts.world_shares, charts.japanese_sardine, charts.japan_share):
            chart = draw(language=language)
            assert chart.figure["data"] == []
            assert go.Figure(chart.figure)
            assert {"en": "not part of", "es": "no forman parte"}[language] in chart.title
            assert "http" in chart.sentence
    assert "23.2" in charts.pacific_bluefin().title
    assert len(charts.dossier()) == 15
    assert charts.fished_classes().figure["data"]


def test_the_restricted_folder_can_be_deleted(tmp_path: Path) -> None:
    package = Path(sea.__file__).parent.parent
    shutil.copytree(package, tmp_path / package.name, ignore=shutil.ignore_patterns("restricted"))
    program = (
        "from tsukiji_lab.charts import sea; "
        "print(sea.world_shares().title); print(sea.eel().title, len(sea.dossier()))"
    )
    command = [sys.executable, "-P", "-c", program]
    run = subprocess.run(command, cwd=tmp_path, env={"PYTHONPATH": "."}, capture_output=True)
    missing, kept = run.stdout.decode().splitlines()
    assert "not part of this installation" in missing
    assert kept.startswith("Glass eels")
    assert kept.endswith("15")


def test_the_dossier_has_the_games_fifteen_species() -> None:
    cards = {card.fish: card for card in charts.dossier(language="es")}
    assert len(cards) == 15
    assert cards["eel"].category == "En peligro, 2014"
    assert cards["octopus"].category == ""
    assert cards["tuna"].kanji.endswith("鮪")
    documented = [each.text.replace("\u00a0", " ") for each in cards["mackerel"].documented]
    assert "Captura, Japón (ministerio), 2020: 376.600 t" in documented
    assert all(each.address for card in cards.values() for each in card.documented)
    assert "madai" in cards["red_snapper"].note
    # Figures that stand under a wider name than the species say so.
    assert "género Scomber" in cards["mackerel"].note
    assert "cultivo" in cards["oyster"].note


# --- words ---


def messages(language: str) -> dict[str, str]:
    source = files("tsukiji_lab.charts.sea").joinpath(f"{language}.ftl").read_text("utf-8")
    return dict(re.findall(r"^([a-z][\w-]*) = (.*)$", source, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_digit_stands_in_the_words(language: str) -> None:
    assert [text for text in messages(language).values() if re.search(r"\d", text)] == []


def test_both_languages_say_the_same_things() -> None:
    english, spanish = map(messages, LANGUAGES)
    assert english.keys() == spanish.keys()
    for name, text in english.items():
        assert set(re.findall(r"\$\w+", text)) == set(re.findall(r"\$\w+", spanish[name])), name


def test_every_message_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    said: set[str] = set()
    say = Texts.say

    def listen(self: Texts, message_id: str, /, **values: Any) -> str:
        said.add(message_id)
        return say(self, message_id, **values)

    monkeypatch.setattr(Texts, "say", listen)
    for draw in ALL.values():
        draw()
    charts.lasting_catch(sea.Stock(0.71, 80_500.0))
    charts.lasting_catch(sea.Stock(0.71, 80.5e6))
    charts.open_access(sea.Fishery(sea.Stock(0.4, 1.0, 0.001), 1000.0, 0.1))
    charts.open_access(sea.Fishery(sea.Stock(0.4, 1e6, 0.001), 1000.0, 1e5))
    charts.dossier()
    with monkeypatch.context() as gone:
        gone.setattr(provenance.DataSet, "is_here", property(lambda self: not self.restricted))
        charts.world_shares()
    assert messages("en").keys() - said == set()


@pytest.mark.parametrize("name", ALL)
def test_every_chart_tells_what_it_shows(name: str) -> None:
    english, spanish = (ALL[name](language=language) for language in LANGUAGES)
    for chart in (english, spanish):
        assert chart.sentence.startswith(f"{chart.title}.")
        assert chart.unit
        assert all(len(row) == len(chart.table.headers) for row in chart.table.rows)
    for part in ("title", "unit", "sentence", "source"):
        assert getattr(english, part) != getattr(spanish, part)


def test_spanish_numbers_are_written_in_spanish() -> None:
    chart = charts.world_shares(language="es")
    assert "37,7\u00a0%" in chart.title
    assert chart.figure["layout"]["separators"] == ",."
    assert texts("es", "tsukiji_lab.charts.sea").number(12345.6, 1) == "12.345,6"


# --- look ---


@pytest.mark.parametrize("theme", look.THEMES)
@pytest.mark.parametrize("name", ALL)
def test_plotly_takes_every_figure(name: str, theme: str) -> None:
    chart = ALL[name](theme=theme)
    shown = go.Figure(chart.figure)
    assert shown.layout.template.layout.paper_bgcolor == look.THEMES[theme]["card"]
    framed = chart.plotly()
    assert framed.layout.height > shown.layout.height
    assert "Source: " in framed.layout.annotations[-1].text


DRAW = "([id, {data, layout}, config]) => Plotly.newPlot(id, data, layout, config)"
RESIZE = """() => Promise.all(
  [...document.querySelectorAll(".js-plotly-plot")].map((chart) => Plotly.Plots.resize(chart))
)"""
LABELS_THAT_CANNOT_BE_READ = """() => {
  const found = [];
  for (const chart of document.querySelectorAll(".js-plotly-plot")) {
    const edge = chart.getBoundingClientRect();
    const texts = [...chart.querySelectorAll(".annotation-text-g text, [class*=tick] > text")]
      .filter((text) => text.textContent.trim())
      .map((text) => [`${chart.id}: ${text.textContent}`, text.getBoundingClientRect()]);
    texts.forEach(([name, box], place) => {
      if (box.left < edge.left - 1 || box.right > edge.right + 1) found.push(`${name} is cut`);
      if (box.top < edge.top - 1 || box.bottom > edge.bottom + 1) found.push(`${name} is cut`);
      for (const [other, its] of texts.slice(place + 1)) {
        const across = Math.min(box.right, its.right) - Math.max(box.left, its.left);
        const down = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top);
        if (across > 1 && down > 4) found.push(`${name} covers ${other}`);
      }
    });
  }
  return found;
}"""


@pytest.mark.browser
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_label_is_cut_or_covered_on_phone_and_screen(page: Page, language: str) -> None:
    figures = {name: draw(language=language).figure for name, draw in ALL.items()}
    boxes = "".join(f'<div id="{name}"></div>' for name in figures)
    page.set_viewport_size({"width": 296, "height": 800})
    page.set_content(f"<!doctype html><body style='margin:0'>{boxes}</body>")
    page.add_script_tag(content=plotly.offline.get_plotlyjs())
    for drawn in figures.items():
        page.evaluate(DRAW, [*drawn, CONFIG])
    assert page.evaluate(LABELS_THAT_CANNOT_BE_READ) == []
    page.set_viewport_size({"width": 900, "height": 800})
    page.evaluate(RESIZE)
    assert page.evaluate(LABELS_THAT_CANNOT_BE_READ) == []
