"""Games played to their end on the screen, by every hand: the same final state each time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import nbformat
import pytest
from conftest import Traffic, start_laboratory, stop_server
from nbformat.v4 import new_code_cell, new_notebook
from playwright.sync_api import Browser, Locator, Page, expect

from tests.axe import GRAVE, findings
from tests.measuring import (
    ANSWERED,
    LOADED,
    Finger,
    Hand,
    Keyboard,
    Mouse,
    decide,
    end_of,
    fresh_page,
    open_table,
    play_to_the_end,
    wait_until_kept,
)
from tests.stored_games import LAST, SETUPS, begun, last_action, stored
from tsukiji_lab.drawing.choices import MANY

IN_A_CELL = """
import tsukiji_lab as lab
from tsukiji_widgets import Table

game = lab.game_from_code({code!r})
Table(game)
"""

LOOKS = """table => [...table.querySelectorAll("*")].map(each => {
    const look = getComputedStyle(each);
    return ["color", "backgroundColor", "padding", "border", "display", "position", "font"]
        .map(what => look[what]).join("; ");
})"""
"""How everything on a table looks."""

MARKETS = 460
"""The step of the game of six at which so many markets can be entered that a list offers them."""

pytestmark = [pytest.mark.browser, pytest.mark.slow]


@pytest.mark.parametrize(
    ("hand", "name", "width"),
    [(Mouse(), "four", 1280), (Keyboard(), "two", 820), (Finger(), "two", 360)],
    ids=["mouse", "keyboard", "finger"],
)
def test_a_game_is_played_to_its_end(
    browser: Browser, server: str, hand: Hand, name: str, width: int
) -> None:
    page = fresh_page(browser, width, 780, has_touch=isinstance(hand, Finger))
    traffic = Traffic(page)
    open_table(page, server, stored(name, LAST))
    play_to_the_end(page, hand, stored(name, LAST))
    expect(page.locator("[data-part=count]")).not_to_be_empty()
    assert end_of(page) == stored(name).record.end
    assert traffic.elsewhere == []
    assert traffic.errors == []
    page.context.close()


@pytest.mark.parametrize(
    "hand", [Mouse(), Keyboard(), Finger()], ids=["mouse", "keyboard", "finger"]
)
def test_an_answer_is_taken_out_of_a_list(browser: Browser, server: str, hand: Hand) -> None:
    page, game = fresh_page(browser, has_touch=True), begun("six", MARKETS)
    open_table(page, server, game)
    expect(page.locator(".act option").nth(MANY)).to_be_attached()
    game.redo()
    decide(page, hand, str(last_action(game)))
    wait_until_kept(page, game)
    page.context.close()


@pytest.mark.whole
def test_a_whole_game_is_played_from_the_form(browser: Browser, server: str) -> None:
    page = fresh_page(browser, 1280, 900)
    page.goto(server)
    page.get_by_role("radio", name="2", exact=True).click(timeout=LOADED)
    expect(page.locator(".setup .seat-row")).to_have_count(2)
    page.locator("[name=kind-1]").select_option("person")
    for choice in ("[name=fish][value=lot]", "[name=money][value=closed]"):
        page.locator(choice).click()
        expect(page.locator(choice)).to_be_checked()
    page.locator("#form-more > summary").click()
    page.locator("[name=seed]").fill(str(SETUPS["two"]["seed"]))
    page.locator("[name=rounds]").fill(str(stored("two").state.round_limit))
    page.get_by_role("button", name="Set up the game").click()
    page.locator(".act").wait_for(timeout=LOADED)
    game = begun("two")
    wait_until_kept(page, game)
    play_to_the_end(page, Mouse(), game)
    assert end_of(page) == stored("two").record.end
    page.context.close()


@pytest.fixture
def notebook(tmp_path: Path) -> Iterator[str]:
    """The address of a notebook in JupyterLab: a table, its end as text, and the game as shown."""
    code = stored("two", LAST).code
    sources = IN_A_CELL.format(code=code), "print(game.record.end)", "game"
    cells = [new_code_cell(source) for source in sources]
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    written = new_notebook(cells=cells, metadata={"kernelspec": kernel})
    nbformat.write(written, tmp_path / "game.ipynb")
    running = start_laboratory(tmp_path)
    yield f"{running.url}lab/tree/game.ipynb"
    stop_server(running.process)


def run_cell(page: Page, number: int) -> Locator:
    """Run a cell of the notebook, and give what it shows."""
    page.locator(".jp-CodeCell .cm-content").nth(number).click(timeout=LOADED)
    page.locator(".jp-NotebookPanel [data-status=idle]").first.wait_for(timeout=LOADED)
    page.keyboard.press("Shift+Enter")
    return page.locator(".jp-CodeCell").nth(number).locator(".jp-OutputArea-output")


def with_a_table(browser: Browser, notebook: str) -> Page:
    """The notebook in JupyterLab, with a table in its first cell."""
    page = fresh_page(browser, 1280, 900)
    page.goto(notebook)
    run_cell(page, 0)
    page.locator(".act").wait_for(timeout=LOADED)
    return page


def test_a_game_is_played_to_its_end_in_jupyterlab(browser: Browser, notebook: str) -> None:
    page = fresh_page(browser, 1280, 900)
    traffic = Traffic(page)
    page.goto(notebook)
    run_cell(page, 0)
    game = stored("two", LAST)
    page.locator(".act").wait_for(timeout=LOADED)
    wait_until_kept(page, game)
    assert findings(page, ".tsk-table", impacts=GRAVE) == []
    play_to_the_end(page, Mouse(), game)
    printed = run_cell(page, 1)
    expect(printed).to_have_text(stored("two").record.end, timeout=ANSWERED)
    assert traffic.elsewhere == []
    page.context.close()


def test_a_game_shown_in_a_cell_changes_no_table_in_jupyterlab(
    browser: Browser, notebook: str
) -> None:
    page = with_a_table(browser, notebook)
    wait_until_kept(page, stored("two", LAST))
    table = page.locator(".tsk-table")
    before = table.evaluate(LOOKS)
    shown = run_cell(page, 2)
    expect(shown.locator(".harbour")).to_have_count(2, timeout=ANSWERED)
    assert table.evaluate(LOOKS) == before
    page.context.close()


def test_a_cell_that_held_a_table_holds_something_else_as_ever_in_jupyterlab(
    browser: Browser, notebook: str
) -> None:
    page = with_a_table(browser, notebook)
    page.locator(".jp-CodeCell .cm-content").first.click()
    page.keyboard.press("Control+A")
    page.keyboard.insert_text("import IPython.display as d\nd.HTML('<hr style=\"width: 3000px\">')")
    wide = run_cell(page, 0)
    expect(wide.locator("hr")).to_be_attached(timeout=ANSWERED)
    notebook_pane = page.locator(".jp-WindowedPanel-outer").first
    assert notebook_pane.evaluate("pane => pane.scrollWidth <= pane.clientWidth")
    page.context.close()
