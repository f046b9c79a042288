"""What a whole game weighs: memory of kernel and page, bytes over the wire."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from tests.conftest import BROWSER_FLAGS
from tests.measuring import (
    Mouse,
    Received,
    decisions,
    fresh_page,
    heap_of,
    hosted,
    kernel_of,
    open_table,
    private_bytes,
    wait_for_charts,
    wait_until_idle,
)
from tests.stored_games import begun
from tsukiji_lab.tsukiji.turn import EndTurn

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.posix]

MB = 2**20
KB = 1000
TALL = 4500
"""A screen on which the charts are seen too: unseen, they are not sent."""
COLLECT = """
import gc, sys
import ipywidgets

button = ipywidgets.Button(description="collect")
told = ipywidgets.Label("0")

def collect(button):
    gc.collect()
    heavy = [name for name in ("plotly", "pandas", "numpy", "scipy") if name in sys.modules]
    told.value = f"{int(told.value.split()[0]) + 1} collected, {heavy or 'nothing heavy'}"

button.on_click(collect)
ipywidgets.VBox([button, told])
"""
TABLE = """
from tsukiji_widgets import Table
table = Table()
table
"""

KERNEL = 20
"""MB above a bare kernel."""

GROWTH = 1.05
"""Of the kernel, from 50 decisions to 200, and of the page."""


def collect(page: Page, times: int) -> None:
    """Let the kernel collect what is no longer used; it holds none of the large libraries."""
    page.get_by_role("button", name="collect").click()
    expect(page.get_by_text(f"{times} collected")).to_contain_text("nothing heavy")


@pytest.fixture
def interpreter(playwright_api: Playwright, browser_path: str) -> Iterator[Browser]:
    """A browser that does not compile what it runs often: what it compiles, and when, is its own
    affair, and would hide whether the page gathers anything.
    """
    flags = [*BROWSER_FLAGS, "--js-flags=--jitless"]
    chromium = playwright_api.chromium.launch(executable_path=browser_path, args=flags)
    yield chromium
    chromium.close()


@pytest.mark.parametrize(
    "most", [200, pytest.param(sys.maxsize, marks=pytest.mark.whole)], ids=["long", "whole"]
)
def test_a_long_game_stays_small(interpreter: Browser, tmp_path: Path, most: int) -> None:
    with hosted(tmp_path, "button", COLLECT) as (running, _):
        page = fresh_page(interpreter)
        page.goto(running.url)
        collect(page, 1)
        bare = private_bytes(kernel_of(page, running))
        page.context.close()
    game = begun("four")
    with hosted(tmp_path, "table", COLLECT, TABLE) as (running, _):
        page = fresh_page(interpreter, height=TALL)
        received = Received(page)
        open_table(page, running.url, game)
        wait_for_charts(page)
        wait_until_idle(page)
        print(f"load {received.bytes / KB:.0f} kB")
        kernel = kernel_of(page, running)
        weights: dict[int, tuple[int, int]] = {}
        bytes_of: list[int] = []
        turn_ends: list[int] = []
        before = received.bytes
        for action in decisions(page, Mouse(), game):
            wait_until_idle(page)
            bytes_of.append(received.bytes - before)
            if isinstance(action, EndTurn):
                turn_ends.append(bytes_of[-1])
            if game.session.here in (50, 200):
                collect(page, len(weights) + 1)
                weights[game.session.here] = private_bytes(kernel), heap_of(page)
            if game.session.here == most:
                break
            before = received.bytes
        page.context.close()
    (kernel_50, page_50), (kernel_200, page_200) = weights[50], weights[200]
    print(
        f"kernel: bare {bare / MB:.1f}, 50 {kernel_50 / MB:.1f}, 200 {kernel_200 / MB:.1f} MB;"
        f" page: 50 {page_50 / MB:.1f}, 200 {page_200 / MB:.1f} MB;"
        f" per action {median(bytes_of) / KB:.1f}, end of turn {max(turn_ends) / KB:.1f} kB"
    )
    assert kernel_50 - bare <= KERNEL * MB
    assert kernel_200 <= GROWTH * kernel_50
    assert page_200 <= GROWTH * page_50
    assert median(bytes_of) <= 30 * KB
    assert max(turn_ends) <= 60 * KB
