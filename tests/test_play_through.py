"""Games played to their end on the screen, by every hand: the same final state each time."""

from __future__ import annotations

import pytest
from conftest import Traffic
from playwright.sync_api import Browser, expect

from tests.measuring import (
    Finger,
    Hand,
    Keyboard,
    Mouse,
    end_of,
    fresh_page,
    open_table,
    play_to_the_end,
)
from tests.stored_games import LAST, stored

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
