"""The table by arrow keys: selling boards as grids, things in a row, focus that stays."""

from __future__ import annotations

from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect

import tsukiji_lab as lab

pytestmark = pytest.mark.browser

SETTING = (
    *("fish", "undock", "finish fishing", "fish", "catch", "finish fishing", "end turn"),
    *("fish", "finish fishing", "fish", "finish fishing", "end turn", "fish", "dock"),
)
"""Two turns, until a Mackerel barrel lies on the quay and waits for its price."""


@pytest.fixture
def table(page: Page, server: str) -> Page:
    """A game in which the first barrel is to be priced, on the screen."""
    game = lab.new_game(2, seed=3, first_player=0)
    for text in SETTING:
        game.play(text)
    fields = {"code": game.code, "seats": "person,person", "lang": "en"}
    page.goto(f"{server}#{urlencode(fields)}")
    expect(page.locator(".act")).to_be_visible(timeout=40_000)
    expect(page.locator("[role=grid] [tabindex='0']").first).to_be_attached()
    return page


def here(page: Page) -> str:
    """What a screen reader is told of what has the focus."""
    said = page.evaluate(
        "document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent"
    )
    return str(said)


def test_a_selling_board_is_one_stop_and_arrows_go_from_cell_to_cell(table: Page) -> None:
    grid = table.get_by_role("grid").first
    for board in table.get_by_role("grid").all():
        assert board.locator("[tabindex='0']").count() == 1
    grid.locator("[tabindex='0']").focus()
    for key, said in (
        (
            "ArrowRight",
            "upper row, ¥200: empty; if sold to the Government market, the buyer gains ¥100; "
            "if kept, the buyer loses ¥100",
        ),
        ("ArrowDown", "lower row, ¥200: empty"),
        ("ArrowRight", "lower row, ¥300: empty"),
        ("End", "lower row, ??? (name a price): empty"),
        ("ArrowRight", "lower row, ??? (name a price): empty"),
        ("Home", "lower row, ¥100: empty"),
        ("Control+Home", "upper row, ¥100: empty; if kept, the buyer gains nothing"),
        ("ArrowUp", "upper row, ¥100: empty; if kept, the buyer gains nothing"),
    ):
        table.keyboard.press(key)
        assert here(table) == f"Moon’s harbour, {said}"
    assert grid.locator("[tabindex='0']").count() == 1
    table.keyboard.press("ArrowRight")
    table.keyboard.press("Tab")
    assert not table.evaluate("document.activeElement.closest('[role=grid]')")
    table.keyboard.press("Shift+Tab")
    assert here(table).startswith("Moon’s harbour, upper row, ¥200"), "it is where its reader was"


def test_a_price_is_chosen_in_its_cell_and_the_focus_stays_there(table: Page) -> None:
    cell = table.get_by_role("button", name="upper row, ¥300: empty")
    cell.focus()
    table.keyboard.press("Enter")
    expect(cell).to_have_attribute("aria-pressed", "true")
    expect(cell).to_be_focused()
    expect(cell).to_have_accessible_name(
        "Moon’s harbour, upper row, ¥300: empty; chosen, the piece goes here; "
        "if sold to the Government market, the buyer neither gains nor loses; "
        "if kept, the buyer loses ¥200"
    )
    assert cell.locator(".ghost").count() == 1
    table.keyboard.press("ArrowLeft")
    assert here(table).startswith("Moon’s harbour, upper row, ¥200")


def test_left_and_right_go_through_the_things_of_a_harbour(table: Page) -> None:
    quay = table.locator(".harbour .quay .thing")
    quay.focus()
    assert "1 Mackerel barrel" in here(table)
    table.keyboard.press("ArrowRight")
    told = table.evaluate("document.activeElement.dataset.text")
    assert told.partition(" ")[0] in ("port", "licence")
    table.keyboard.press("ArrowLeft")
    expect(quay).to_be_focused()


def test_what_can_be_pressed_is_as_large_as_a_finger(table: Page) -> None:
    for width in (360, 820, 1280):
        table.set_viewport_size({"width": width, "height": 800})
        sizes = table.evaluate(
            """() => [...document.querySelectorAll('.thing.lit')].map((each) => {
              const { width, height } = each.getBoundingClientRect();
              return [each.dataset.text, Math.min(width, height)];
            })"""
        )
        assert len(sizes) >= 7
        assert [size for size in sizes if size[1] < 43.5] == []
