"""How quick and how light the table is, as the browser sees it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from statistics import median, quantiles
from typing import Any, NamedTuple

import pytest
from conftest import Traffic
from playwright.sync_api import Browser, Page, expect
from tsukiji_widgets import Table

import tsukiji_lab as lab
from tests.measuring import (
    ANSWERED,
    LOADED,
    Received,
    clocked,
    fresh_page,
    hosted,
    open_table,
    restyled,
    start_clock,
    wait_for_charts,
    wait_until_idle,
)
from tests.stored_games import begun, last_action
from tsukiji_lab.drawing.choices import AMOUNTS, CLOSING

pytestmark = [pytest.mark.browser, pytest.mark.slow]

FROM, DECISIONS = 200, 40
"""The clocked decisions: in the thick of the game of four with ten boards."""

MOST_STYLED = 450
"""Elements that a click may style anew, of some four thousand."""

ROUNDS = 5
"""What else a machine does makes a click slower and never quicker: one good round is enough."""


class Press(NamedTuple):
    """One click of a decision: the order it gives, and the amount that is named before it."""

    do: str
    text: str
    amount: str = ""

    @property
    def control(self) -> str:
        if self.amount:
            return f'.act form[data-text="{self.text.split()[0]}"] .primary'
        return f'.act button[data-do="{self.do}"][data-text="{self.text}"]'


def presses(game: lab.Game) -> list[Press]:
    """The clicks that take the last decision of a game: to choose and to commit, or to do both."""
    action = last_action(game)
    if isinstance(action, AMOUNTS):
        return [Press("play", str(action), str(action).split()[-1])]
    if isinstance(action, CLOSING):
        return [Press("play", str(action))]
    return [Press("choose", str(action)), Press("play", "")]


def press(page: Page, click: Press) -> None:
    """Click when it can be clicked, and wait for what it shows."""
    before = len(clocked(page))
    button = page.locator(click.control).first
    option = page.locator(f'.act option[value="{click.text}"]')
    button.or_(option).first.wait_for(state="attached", timeout=ANSWERED)
    if click.do == "choose" and option.count():
        form = option.locator("xpath=ancestor::form")
        form.locator("select").select_option(click.text)
        button = form.locator("button")
    elif folded := button.locator("xpath=ancestor::details[not(@open)]").all():
        folded[0].locator("summary").click()
    if click.amount:
        page.locator(".act [name=yen]").fill(click.amount)
    button.click()
    page.wait_for_function("before => shown.length > before", arg=before, timeout=ANSWERED)
    wait_until_idle(page)


def recorded(begin: lab.Game, decisions: int) -> tuple[list[Press], list[list[Any]]]:
    """The clicks of the next decisions, and what the table tells its page after each of them."""
    mirror = begin.branch()
    told: list[list[Any]] = []
    table = Table(mirror)
    table.page.tell = lambda what, value: told[-1].append((what, value))
    clicks: list[Press] = []
    told.append([])
    table.obey({"do": "hello", "text": "", "number": len(told)})
    for _ in range(decisions):
        begin.redo()
        for click in presses(begin):
            clicks.append(click)
            told.append([])
            table.obey({"do": click.do, "text": click.text, "number": len(told)})
    assert mirror.state == begin.state
    return clicks, told


BARE = """
import json
from pathlib import Path
from ipywidgets import VBox
from tsukiji_widgets.table import TablePage

told = json.loads(Path({path!r}).read_text())

def replay(content):
    if content["do"] in ("hello", "choose", "play"):
        for what, value in told.pop(0):
            page.tell(what, value)

page = TablePage(replay)
table = VBox([page])
table.add_class("tsk")
table
"""


def clicked(page: Page, clicks: Sequence[Press]) -> list[float]:
    """The milliseconds from each click to the next painted frame; the page is closed after them."""
    start_clock(page)
    for click in clicks:
        press(page, click)
    times = clocked(page)
    page.context.close()
    assert len(times) == len(clicks)
    return times


def test_a_click_is_answered_at_once(browser: Browser, server: str, tmp_path: Path) -> None:
    begin = begun("four", FROM)
    clicks, told = recorded(begun("four", FROM), DECISIONS)
    assert len(begin.state.markets) >= 10
    messages = tmp_path / "told.json"
    messages.write_text(json.dumps(told))

    for _ in range(ROUNDS):
        page = fresh_page(browser)
        open_table(page, server, begin)
        real = clicked(page, clicks)
        with hosted(tmp_path, "bare", BARE.format(path=str(messages))) as (running, _):
            page = fresh_page(browser)
            page.goto(running.url)
            expect(page.locator(".act")).to_be_visible(timeout=LOADED)
            bare = clicked(page, clicks)
        p95 = quantiles(real, n=20)[-1]
        print(f"click: median {median(real):.0f} ms, 95 % {p95:.0f} ms; bare {median(bare):.0f} ms")
        if median(real) <= 80 and p95 <= 150 and median(real) <= 1.5 * median(bare):
            return
    pytest.fail(f"slower in {ROUNDS} rounds of {ROUNDS}; the last took {median(real):.0f} ms")


def test_a_click_styles_what_it_changes_and_little_else(browser: Browser, server: str) -> None:
    """One :has that stands for a large part of the page makes this eight times as much."""
    begin = begun("four", FROM)
    clicks, _ = recorded(begun("four", FROM), DECISIONS // 2)
    page = fresh_page(browser)
    open_table(page, server, begin)
    wait_until_idle(page)
    start_clock(page)
    with restyled(browser) as counts:
        for click in clicks:
            press(page, click)
    each = counts["elements"] / len(clicks)
    print(f"styled anew by a click: {each:.0f} of {page.locator('.tsk-table *').count()} elements")
    assert 0 < each <= MOST_STYLED
    page.context.close()


@pytest.mark.parametrize(
    ("name", "done", "most"), [("four", 250, 300), ("six", 400, 400)], ids=["four", "six"]
)
def test_a_table_is_loaded_in_few_bytes(
    browser: Browser, server: str, name: str, done: int, most: int
) -> None:
    page = fresh_page(browser)
    received, traffic = Received(page), Traffic(page)
    open_table(page, server, begun(name, done))
    wait_for_charts(page)
    wait_until_idle(page)
    print(f"load of {name}: {received.bytes / 1000:.0f} kB")
    assert received.bytes <= most * 1000
    assert traffic.elsewhere == []
    page.context.close()
