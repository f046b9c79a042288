"""Moments of the screen that are looked at, listened to and photographed: each as a page reaches
them.
"""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.measuring import (
    ANSWERED,
    COMMIT,
    COVER,
    LOADED,
    Mouse,
    decide,
    decisions,
    open_table,
    wait_for_charts,
    wait_until_idle,
    wait_until_kept,
)
from tests.stored_games import begun, stored

AUCTION = 290
"""The step of the game of four at which three players bid for a Tuna, and two bid the same."""
DOCKED = 140
HAND = Mouse()


def form(page: Page, url: str) -> None:
    """The form before a game."""
    page.goto(url)
    expect(page.locator("form.setup")).to_be_visible(timeout=LOADED)


def start(page: Page, url: str) -> None:
    """Four players begin."""
    open_table(page, url, begun("four"))
    wait_for_charts(page)


def effect(page: Page, url: str) -> None:
    """A price is chosen for a barrel; what it would do is shown."""
    game = begun("four", DOCKED)
    open_table(page, url, game)
    page.locator('.act [data-do=choose][data-text^="price "]').nth(2).click()
    page.locator(COMMIT).wait_for()
    wait_for_charts(page)


def middle(page: Page, url: str) -> None:
    """Six players with twenty boards, in the middle of their game."""
    open_table(page, url, begun("six", 260))
    wait_for_charts(page)


def cover(page: Page, url: str) -> None:
    """The screen is handed over for a sealed bid."""
    open_table(page, url, begun("four", AUCTION))
    page.locator(COVER).wait_for()
    wait_for_charts(page)


def bid(page: Page, url: str) -> None:
    """A player bids in private."""
    cover(page, url)
    page.locator(COVER).click()
    page.locator(".act form.amount").wait_for()


def reveal(page: Page, url: str) -> None:
    """All bids are opened; two are the same."""
    game = begun("four", AUCTION)
    open_table(page, url, game)
    for _ in decisions(page, HAND, game):
        if game.session.here == AUCTION + 4:
            break
    page.locator(COVER).or_(page.locator(".act .choices")).first.wait_for()
    wait_for_charts(page)


def scoring(page: Page, url: str) -> None:
    """The final count."""
    open_table(page, url, stored("four"))
    wait_for_charts(page)


def why(page: Page, url: str) -> None:
    """A number is explained."""
    open_table(page, url, begun("four", 240))
    page.locator('.a-fish [data-do=explain][data-text^="worth"]').first.click()
    expect(page.locator("[data-part=told]")).not_to_be_empty(timeout=ANSWERED)
    wait_for_charts(page)


def past(page: Page, url: str) -> None:
    """An earlier step is looked at."""
    open_table(page, url, begun("four", 240))
    slider = page.locator(".time [role=slider]")
    slider.press("Home")
    expect(slider).to_have_attribute("aria-valuenow", "0", timeout=ANSWERED)
    for step in (1, 2, 3):
        slider.press("ArrowRight")
        expect(slider).to_have_attribute("aria-valuenow", str(step), timeout=ANSWERED)
    wait_for_charts(page)


def guide(page: Page, url: str) -> None:
    """The guided first game begins."""
    form(page, url)
    page.locator('[data-do=guide][data-text="start"]').click()
    expect(page.locator(".act")).to_be_visible(timeout=LOADED)
    expect(page.locator("[data-part=guide]")).not_to_be_empty()
    wait_for_charts(page)


def comparison(page: Page, url: str) -> None:
    """Two branches of a game beside each other."""
    game = begun("four", 240)
    open_table(page, url, game)
    page.locator("#time-branches > summary").click()
    page.locator("#time-branches form.branching button").click()
    expect(page.locator("#time-branches li")).to_have_count(2, timeout=ANSWERED)
    page.locator("#time-branches > summary").click()
    for _ in range(4):
        decide(page, HAND, str(game.legal_actions[0]))
        game.play(game.legal_actions[0])
        wait_until_kept(page, game)
    page.locator("#time-branches > summary").click()
    page.locator("[data-do=compare]").first.click()
    expect(page.locator("[data-part=compared]")).not_to_be_empty(timeout=ANSWERED)
    wait_for_charts(page)


def lost(page: Page, url: str) -> None:
    """The line to the kernel is broken."""
    open_table(page, url, begun("four", 240))
    wait_for_charts(page)
    wait_until_idle(page)
    page.evaluate(
        """() => {
            WebSocket.prototype.send = () => {};
            Object.defineProperty(navigator, "onLine", { value: false });
            dispatchEvent(new Event("offline"));
        }"""
    )
    expect(page.get_by_role("alert")).to_be_visible()


MOMENTS: dict[str, Callable[[Page, str], None]] = {
    reach.__name__: reach
    for reach in (
        *(form, start, effect, middle, cover, bid, reveal),
        *(scoring, why, past, guide, comparison, lost),
    )
}
