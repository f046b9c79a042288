"""The rules explorer as a reader meets it: in a browser, by keyboard, on a phone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from conftest import Traffic
from playwright.sync_api import Browser, Page, expect

from tests.axe import findings, is_wider_than_the_screen
from tsukiji_lab.rulebook import words
from tsukiji_lab.scenarios import cases, cases_folder

pytestmark = pytest.mark.browser

EMPTY_SHIP = "fishing.catch.empty-ship"
CASE = cases()[EMPTY_SHIP].index(cases_folder() / "fishing" / "catch-empty-ship.toml")


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    """A page as narrow as a small phone, in Spanish and dark."""
    context = browser.new_context(
        viewport={"width": 360, "height": 780}, has_touch=True, locale="es-ES", color_scheme="dark"
    )
    yield context.new_page()
    context.close()


def test_a_rule_is_found_tried_and_changed_by_keyboard(
    page: Page, traffic: Traffic, server: str
) -> None:
    page.goto(f"{server}rules")
    heading = page.locator("[data-here]")
    page.get_by_role("searchbox", name="Search the rules").fill("empty ship", timeout=40_000)
    page.keyboard.press("Enter")
    expect(heading).to_contain_text("rules for “empty ship”", timeout=20_000)
    assert not findings(page)
    assert not is_wider_than_the_screen(page)
    page.locator(f"[data-do=rule][data-text='{EMPTY_SHIP}']").focus()
    page.keyboard.press("Enter")
    page.locator(f"[data-do=case][data-text='{CASE}']").focus(timeout=20_000)
    page.keyboard.press("Enter")
    expect(heading).to_have_text(f"Case {CASE + 1}", timeout=20_000)
    expect(heading).to_be_focused()

    answer = page.get_by_role("status").filter(has=page.locator(".answer"))
    page.get_by_role("button", name="Next step").focus()
    page.keyboard.press("Enter")
    expect(answer).to_contain_text("Moon goes fishing.")
    expect(page.get_by_role("button", name="Next step")).to_be_focused()
    typed = page.get_by_role("textbox", name="Type an action")
    typed.fill("catch one-slot mackerel")
    page.keyboard.press("Enter")
    link = answer.get_by_role("button", name=words("en").title(EMPTY_SHIP))
    expect(link).to_be_visible()

    page.locator("#explorer-change > summary").focus()
    page.keyboard.press("Enter")
    page.get_by_label("Where").select_option("moon")
    page.get_by_label("Mackerel licences").fill("2")
    page.keyboard.press("Enter")
    expect(answer).to_contain_text("Possible now:")
    expect(answer).to_contain_text("Catch Mackerel with the One-slot Ship")
    assert not findings(page)
    assert not is_wider_than_the_screen(page)
    page.wait_for_function(f"location.hash.includes('case={CASE}&done=1')")
    page.reload()
    expect(page.locator(".x-steps .is-done")).to_have_count(1, timeout=40_000)
    assert traffic.elsewhere == []
    assert traffic.errors == []


def test_on_a_phone_one_thing_stands_at_a_time(phone: Page, server: str) -> None:
    phone.goto(f"{server}rules")
    phone.locator("[data-do=chapter][data-text=eel]").tap(timeout=40_000)
    phone.locator("[data-do=rule][data-text='eel.sell']").tap()
    title = phone.get_by_role("heading", name=words("es").title("eel.sell"))
    expect(title).to_be_focused()
    expect(title).to_be_in_viewport()
    expect(phone.locator("[data-part=found]")).to_be_hidden()
    assert not findings(phone)
    assert not is_wider_than_the_screen(phone)
    phone.locator("[data-do=case]").first.tap()
    expect(phone.locator(".x-steps")).to_be_in_viewport()
    going_on = phone.get_by_role("button", name="Paso siguiente")
    going_on.tap()
    expect(phone.locator(".answer")).to_contain_text("Luna")
    expect(phone.locator(".answer")).to_be_in_viewport(ratio=1)
    expect(going_on).to_be_in_viewport(ratio=1)
    assert not findings(phone)
    assert not is_wider_than_the_screen(phone)
