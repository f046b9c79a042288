"""The real sea: data as published, models as in the papers."""

import math
from hashlib import sha256
from importlib.resources import files

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tsukiji_lab import sea
from tsukiji_lab.rulebook import LANGUAGES
from tsukiji_lab.sea import provenance as module

RATES = st.floats(0.05, 1.5)
WEIGHTS = st.floats(10, 1e6)


# --- data ---


@pytest.mark.parametrize("name", list(sea.datasets()))
def test_every_file_is_the_one_its_provenance_describes(name: str) -> None:
    source = sea.dataset(name)
    data = files("tsukiji_lab.sea").joinpath("data", source.file).read_bytes()
    assert sha256(data).hexdigest() == source.sha256
    table = sea.rows(name)
    assert table
    assert source.key in table[0]
    assert set(source.units) <= set(table[0])


@pytest.mark.parametrize("name", list(sea.datasets()))
def test_every_provenance_speaks_every_language(name: str) -> None:
    source = sea.dataset(name)
    for text in (source.title, source.done, source.not_for):
        assert set(text) == set(LANGUAGES)
        assert len(set(text.values())) == len(LANGUAGES)
    assert set(source.publication) == set(source.licence) == set(LANGUAGES)
    assert source.address


def test_no_data_file_is_without_provenance() -> None:
    folder = files("tsukiji_lab.sea").joinpath("data")
    there = {entry.name for entry in folder.iterdir() if entry.name.endswith(".csv")}
    there |= {f"restricted/{entry.name}" for entry in folder.joinpath("restricted").iterdir()}
    assert there == {source.file for source in sea.datasets().values()}


def test_terms_that_are_non_commercial_or_unread_lie_apart() -> None:
    for name, source in sea.datasets().items():
        assert source.restricted == source.file.startswith("restricted/"), name
        if any(owner in source.publication["en"] for owner in ("14.4.1", "RAM Legacy")):
            assert source.restricted, name


def test_second_hand_rows_say_so() -> None:
    editions = {row["publication"]: row["label"] for row in sea.rows("sofia_editions")}
    assert editions["SOFIA 2022"] == "second-hand"
    assert editions["SOFIA 2024"] == ""
    species = {row["game_name"]: row["label"] for row in sea.rows("game_species")}
    assert species["spider crab"] == "second-hand"
    assert {row["label"] for row in sea.rows("northern_cod_ssb_1983_2015")} == {"second-hand"}


def test_only_assessed_years_of_the_world_series_are_assessments() -> None:
    table = sea.rows("fao_stocks_world_1974_2021")
    assert sum(row["assessed_year"] == 1 for row in table) == 23
    assert len(table) == 48


def test_without_the_restricted_folder_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module.DataSet, "is_here", property(lambda self: not self.restricted))
    with pytest.raises(sea.MissingData, match="terms"):
        sea.rows("ram_biomass_game_stocks")
    assert sea.rows("sofia_editions")


def test_an_unknown_data_set_names_those_there_are() -> None:
    with pytest.raises(sea.MissingData, match="sofia_editions"):
        sea.rows("herring")


def test_a_frame_carries_its_provenance() -> None:
    table = sea.frame("northern_cod_catch_1950_2019")
    assert table["catch_kt"].max() == 810.01
    assert "Schijns" in table.attrs["provenance"]["publication"]["en"]


# --- models ---


def test_pacific_halibut() -> None:
    halibut = sea.Stock(growth=0.71, capacity=80.5e6)
    assert halibut.msy == pytest.approx(14.29e6, rel=1e-3)
    assert halibut.biomass_after(2, start=0.25 * 80.5e6) == pytest.approx(46.66e6, rel=1e-3)


def test_continuous_time_follows_small_steps() -> None:
    stock, effort, biomass = sea.Stock(0.5, 1000.0, 0.01), 20.0, 900.0
    steps = 20_000
    for _ in range(steps):
        biomass += (stock.surplus(biomass) - 0.01 * effort * biomass) * 10 / steps
    assert stock.biomass_after(10, 900.0, effort) == pytest.approx(biomass, rel=1e-3)


@given(RATES, WEIGHTS)
def test_the_largest_lasting_catch_is_taken_at_half_the_capacity(r: float, k: float) -> None:
    stock = sea.Stock(r, k, 0.01)
    assert stock.lasting_yield(stock.effort_at_msy) == pytest.approx(stock.msy)
    assert stock.lasting_biomass(stock.effort_at_msy) == pytest.approx(stock.biomass_at_msy)
    assert stock.catchability * stock.effort_at_msy == pytest.approx(stock.fishing_at_msy)
    for other in (0.5, 0.9, 1.1, 1.9):
        assert stock.lasting_yield(other * stock.effort_at_msy) < stock.msy


@given(RATES, WEIGHTS, st.floats(0.01, 0.99))
def test_open_access_is_twice_the_effort_of_the_greatest_profit(
    r: float, k: float, dearness: float
) -> None:
    fishery = sea.Fishery(sea.Stock(r, k, 0.01), price=2.0, cost=dearness * 2.0 * 0.01 * k)
    assert fishery.effort_at_open_access == pytest.approx(2 * fishery.effort_at_mey)
    settled = fishery.stock.lasting_biomass(fishery.effort_at_mey)
    assert settled == pytest.approx(fishery.biomass_at_mey)
    top = fishery.lasting_profit(fishery.effort_at_mey)
    assert fishery.lasting_profit(fishery.effort_at_open_access) == pytest.approx(0, abs=top * 1e-9)
    assert fishery.lasting_profit(fishery.effort_at_mey * 0.9) < top
    assert fishery.lasting_profit(fishery.effort_at_mey * 1.1) < top


@pytest.mark.parametrize(
    ("name", "r", "k", "msy"),
    [
        ("polacheck1993_south_atlantic_albacore", 0.320, 243.4, 19.45),
        ("polacheck1993_namibian_hake", 0.370, 2823.0, 261.2),
    ],
)
def test_published_stocks_are_fitted(name: str, r: float, k: float, msy: float) -> None:
    table = sea.rows(name)
    fit = sea.fit_stock([row["catch_kt"] for row in table], [row["cpue"] for row in table])
    for estimate, expected in ((fit.growth, r), (fit.capacity, k), (fit.msy, msy)):
        assert estimate.value == pytest.approx(expected, rel=0.03)
        assert estimate.low < estimate.value < estimate.high


def test_a_fit_finds_the_stock_that_made_the_data() -> None:
    stock = sea.Stock(0.4, 500.0, 0.002)
    catch = [10.0, 30.0, 60.0, 80.0, 90.0, 70.0, 50.0, 30.0, 20.0, 20.0]
    index = [0.002 * biomass for biomass in stock.run(500.0, catch)[:-1]]
    fit = sea.fit_stock(
        catch, [value * (1.001 if i % 2 else 0.999) for i, value in enumerate(index)]
    )
    assert fit.growth.value == pytest.approx(0.4, rel=0.03)
    assert fit.capacity.value == pytest.approx(500, rel=0.03)
    for estimate, truth in ((fit.growth, 0.4), (fit.capacity, 500.0), (fit.msy, 50.0)):
        assert estimate.low < truth < estimate.high


def test_noisier_data_give_wider_intervals() -> None:
    table = sea.rows("polacheck1993_south_atlantic_albacore")
    catch = [float(str(row["catch_kt"])) for row in table]
    course = sea.Stock(0.32, 243.4).run(243.4, catch)[:-1]

    def width(noise: float) -> float:
        index = [b * (1 + noise * (-1) ** year) for year, b in enumerate(course)]
        found = sea.fit_stock(catch, index).growth
        return found.high - found.low

    assert width(0.02) < width(0.05) < width(0.1)


@pytest.mark.parametrize("name", list(sea.datasets()))
def test_every_data_set_comes_as_a_frame_with_its_units(name: str) -> None:
    table, source = sea.frame(name), sea.dataset(name)
    assert len(table) == len(sea.rows(name))
    assert set(source.units) <= set(table.columns)
    assert table.attrs["provenance"]["units"] == source.units


def test_facts_name_their_paper() -> None:
    assert sea.fact("worm-collapsed") == 29
    for fact in sea.facts().values():
        assert sea.paper(fact.paper).publication
    with pytest.raises(sea.MissingData, match="worm-collapsed"):
        sea.fact("herring")
    with pytest.raises(sea.MissingData, match="worm-2006"):
        sea.paper("herring")


def test_the_dossier_joins_names_and_figures() -> None:
    species = {each.fish: each for each in sea.dossier()}
    assert len(species) == 15
    assert species["red_snapper"].scientific == "Pagrus major"
    assert species["oyster"].points[0].value == 146_300
    assert species["spider_crab"].second_hand
    assert species["sardines"].biomass["Tsushima Strait"][2003] == 4380


@pytest.mark.parametrize(
    ("catch", "index"),
    [
        ([1.0] * 6, [1.0] * 5),
        ([1.0] * 3, [1.0] * 3),
        ([0.0] * 6, [1.0] * 6),
        ([1.0] * 6, [0.0] * 6),
    ],
)
def test_series_that_tell_nothing_are_refused(catch: list[float], index: list[float]) -> None:
    with pytest.raises(ValueError, match="catch"):
        sea.fit_stock(catch, index)


def test_worm_2006() -> None:
    assert sea.collapsed_share(1950 + 98) == pytest.approx(101.6, abs=0.05)
    assert sea.collapsed_share(2003) == pytest.approx(31.6, abs=0.05)
    with pytest.raises(ValueError, match="1950"):
        sea.collapsed_share(1949)


@pytest.mark.parametrize("values", [(0, 1, 1), (1, -1, 1), (1, 1, 0), (math.nan, 1, 1)])
def test_no_stock_without_growth(values: tuple[float, float, float]) -> None:
    with pytest.raises(ValueError, match="above zero"):
        sea.Stock(*values)


def test_a_stock_cannot_fall_below_nothing() -> None:
    assert sea.Stock(0.4, 100.0).run(50.0, [500.0, 0.0]) == [50.0, 0.0, 0.0]
    with pytest.raises(ValueError, match="below zero"):
        sea.Stock(0.4, 100.0).next_year(-1.0, 0.0)


# --- policies ---

SEA = sea.Sea(
    sea.Stock(0.4, 1000.0, 0.001),
    tuple(sea.Boat(capacity=150, cost=cost) for cost in (100, 140, 180, 220)),
    price=1000.0,
)
RULES = {
    "open access": sea.Policy(),
    "quota": sea.Quota(80),
    "effort limit": sea.EffortLimit(60),
    "reserve": sea.Reserve(0.4),
    "tax": sea.Tax(300),
    "tradable quota": sea.TradableQuota(80),
}


@pytest.mark.parametrize("rule", RULES.values(), ids=RULES)
def test_every_year_adds_up(rule: sea.Policy) -> None:
    for year in sea.play_years(SEA, 900.0, 40, rule):
        assert 0 <= year.catch <= year.biomass
        costs = sum(b.cost * e for b, e in zip(SEA.boats, year.efforts, strict=True))
        earned = SEA.price * year.catch - costs - year.revenue
        assert sum(year.profits) == pytest.approx(earned)


def test_rules_hold_what_they_promise() -> None:
    def course(name: str) -> list[sea.Year]:
        return sea.play_years(SEA, 900.0, 40, RULES[name])

    assert all(year.catch <= 80 + 1e-9 for year in course("quota") + course("tradable quota"))
    assert all(max(year.efforts) <= 60 for year in course("effort limit"))
    assert sum(year.revenue for year in course("tax")) > 0
    left = {name: course(name)[-1].biomass for name in RULES}
    assert all(left[name] > left["open access"] for name in RULES if name != "open access")


def test_leased_quota_pays_the_dear_boats_for_staying_in_port() -> None:
    year = sea.play_years(SEA, 900.0, 40, RULES["tradable quota"])[-1]
    assert year.efforts[-1] == 0
    assert year.profits[-1] > 0
