"""Twins at the table: what a seat must not see makes no difference to anything its page is told.

Two tables differ in closed yen, or in sealed bids, alone; the same orders are given at both.
Source: Gameplay (closed money); the blind bids; rulings, The screen and the rules.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tsukiji_widgets import Table
from tsukiji_widgets.charts import CHARTS, COMPARED

import tsukiji_lab as lab
from tests.rules.table import Table as Rules
from tests.test_twins import (
    SHOWS_YEN,
    auction_market,
    barter_market,
    closed_crowd,
    closed_twins,
    crab_auction,
    foreign_lot,
    swordfish_auction,
    together,
)
from tests.test_widget import Page
from tsukiji_lab.charts import Chart
from tsukiji_lab.public import RULES

OF_THE_CODE = ("keep", "link", "file")
"""What goes to a page with the game's code, from which the whole game can be played again."""

Games = tuple[lab.Game, lab.Game]


class Told(Page):
    """A page that keeps all it was told, but for the game's code."""

    def _receive(self, content: dict[str, str], buffers: list[bytes]) -> None:
        super()._receive(content, buffers)
        text = self.messages.pop()
        if content["what"] not in OF_THE_CODE:
            self.messages.append(f"{content['what']}: {text}")


class Pair:
    """Two tables at which the same is done."""

    def __init__(self, games: Games, kinds: list[str]) -> None:
        self.games = games
        self.tables = tuple(Table(game, players=kinds) for game in games)
        self.pages = tuple(Told(table) for table in self.tables)
        self.compared = 0

    def do(self, do: str, text: str = "") -> None:
        """Give an order at both tables; both pages must be told the same."""
        for page in self.pages:
            page.do(do, text)
        self.same(f"{do} {text}")

    def same(self, after: str) -> None:
        """Whether both pages were told the same since, and both charts show the same."""
        one, other = (page.messages for page in self.pages)
        if one != other:
            first, second = (page.parts for page in self.pages)
            parts = [name for name in first if first[name] != second.get(name)]
            raise AssertionError(f"the pages differ after «{after}», in {parts}")
        self.compared += len(one)
        for page in self.pages:
            page.messages.clear()
        figures = [json.dumps([o.outputs for o in table.charts.outputs]) for table in self.tables]
        assert figures[0] == figures[1], f"the charts differ after «{after}»"

    def look_everywhere(self, rng: Random) -> None:
        """Ask both tables for all that a page can show of the moment, and change nothing."""
        self.do("painted")
        for name in CHARTS:
            self.do("chart table", name)
            self.do("chart csv", name)
        self.do("count")
        one = self.games[0]
        self.do("explain")
        for what in rng.sample(one.explainable, 6):
            self.do("explain", what)
        self.do("look", str(rng.randint(0, one.session.here)))
        self.do("painted")
        self.do("explain", rng.choice(one.explainable))
        self.do("look")
        self.do("count", "close")

    def think(self, rng: Random) -> None:
        """Ask for advice, and what an action would do, for one action of each verb."""
        one, other = self.games
        self.do("hint")
        self.do("here")
        both = [action for action in one.legal_actions if action in other.legal_actions]
        rng.shuffle(both)
        for action in {action.verb: action for action in both}.values():
            self.do("choose", str(action))
        self.do("times", "2")
        self.do("pick")
        candidates = RULES.candidates(one.state)
        for action in rng.sample(candidates, min(5, len(candidates))):
            self.do("why", str(action))

    def branch(self, rng: Random) -> None:
        """Lay another line beside the one that is played, and come back."""
        here = self.games[0].session.here
        self.do("look", str(rng.randint(0, here)))
        self.do("branch", "what if")
        self.do("compare", "A")
        self.do("painted")
        self.do("line", "A")
        self.do("compare", "what if")
        self.do("painted")
        self.do("forget line", "what if")


def moments(games: Games, steps: int, rng: Random) -> Iterator[int]:
    """The moments of twin games until the rules show closed yen."""
    one, _ = games
    for moment, _ in enumerate(together(*games, steps, rng)):
        told = {event.what for step in one.session.steps[-1:] for event in step.events}
        if one.is_over or told & SHOWS_YEN:
            return
        yield moment


PERSONS = [{0}, {3}, {0, 3}]
"""Seats that must not know the yen of Peak and Gate; two of them hand the screen on."""


def closed_yen_make_no_difference(games: Games, persons: set[int], steps: int) -> None:
    """Play twin games, and ask for everything now and then, as people and while others play."""
    rng = Random(len(persons))
    pair = Pair(games, ["person" if seat in persons else "random" for seat in range(4)])
    pair.do("pace", "pace=step")
    pair.do("language", rng.choice(("en", "es")))
    decisions = looked = 0
    for moment in moments(games, steps, rng):
        pair.same(f"step {moment}")
        if games[0].to_act in persons:
            pair.do("open")
            if decisions % 4 == 0:
                pair.think(rng)
            decisions += 1
        if moment % 25 == 10:
            pair.look_everywhere(rng)
            pair.branch(rng)
            looked += 1
    assert decisions > 3
    assert looked > 1
    assert pair.compared > 100


@pytest.mark.parametrize("persons", PERSONS)
def test_closed_yen_make_no_difference_to_a_page(persons: set[int]) -> None:
    closed_yen_make_no_difference(closed_twins(), persons, 50)


@pytest.mark.slow
@pytest.mark.parametrize("variants", [[], ["collapse", "open_order"]])
@pytest.mark.parametrize("persons", PERSONS)
def test_closed_yen_make_no_difference_with_every_board(
    persons: set[int], variants: list[str]
) -> None:
    closed_yen_make_no_difference(closed_crowd(variants), persons, 120)


@pytest.mark.parametrize(
    ("lay_out", "money"),
    [
        (crab_auction, "open"),
        (barter_market, "closed"),
        pytest.param(auction_market, "closed", marks=pytest.mark.slow),
        pytest.param(swordfish_auction, "closed", marks=pytest.mark.slow),
        pytest.param(foreign_lot, "open", marks=pytest.mark.slow),
    ],
)
def test_sealed_bids_make_no_difference_to_a_page(lay_out: Any, money: str) -> None:
    """Four people hand the screen on from bid to bid."""
    rng = Random(1)
    games = lay_out(money).game, lay_out(money).game
    pair = Pair(games, ["person"] * 4)
    for bidder in games[0].state.top.bidders:
        assert games[0].to_act == bidder
        pair.do("open")
        if RULES.keeps_secret(games[0].state):
            pair.do("branch", "B")
            assert pair.tables[0].game is games[0]
        pair.think(rng)
        if bidder == games[0].state.top.bidders[-1]:
            pair.look_everywhere(rng)
        for page, bid in zip(pair.pages, ("bid 100", "bid 700"), strict=True):
            page.do("play", bid)
            assert not page.answer
        if RULES.keeps_secret(games[0].state):
            pair.same("a sealed bid")
    assert not RULES.keeps_secret(games[0].state)
    assert pair.pages[0].messages != pair.pages[1].messages


# --- charts ---


def told(chart: Chart) -> tuple[Any, ...]:
    """All that a chart tells."""
    return (chart.figure, chart.headed, chart.title, chart.unit, chart.sentence, chart.table.csv())


@pytest.mark.parametrize("variants", [[], ["collapse", "open_order"]])
def test_closed_yen_make_no_difference_to_any_chart(variants: list[str]) -> None:
    games = closed_crowd(variants)
    lines: list[Games] = []
    compared = 0
    for moment in moments(games, 100, Random(4)):
        if moment % 25 == 0:
            assert games[0].state != games[1].state
            for draw in CHARTS.values():
                for theme in ("light", "dark"):
                    assert told(draw(games[0], theme=theme)) == told(draw(games[1], theme=theme))
                    compared += 1
            for draw in COMPARED.values():
                for line in lines:
                    one, other = (draw(a, b) for a, b in zip(games, line, strict=True))
                    assert told(one) == told(other)
            lines.append((games[0].branch(), games[1].branch()))
    assert len(lines) > 2
    assert compared > 20


def test_open_yen_make_a_difference_to_charts_and_pages() -> None:
    """So that the twins above would show what they must not."""
    games = [Rules("eel", players=4).lay(1, yen=yen).game for yen in (1200, 300)]
    assert told(CHARTS["wealth"](games[0])) != told(CHARTS["wealth"](games[1]))
    pair = Pair((games[0], games[1]), ["person"] * 4)
    with pytest.raises(AssertionError, match="the pages differ"):
        pair.do("count")
