"""The box on the table, and a finished table, as people at a screen beside it meet them."""

from __future__ import annotations

from urllib.parse import urlencode

import pytest
from conftest import Traffic
from playwright.sync_api import Browser, Page, expect

from tests.axe import findings, is_wider_than_the_screen
from tests.test_companion import auction

pytestmark = pytest.mark.browser

WAIT = 30_000


def test_a_real_table_is_set_up_by_what_lies_on_it(
    page: Page, traffic: Traffic, server: str
) -> None:
    page.goto(server)
    page.get_by_text("With the box on our table").click(timeout=WAIT)
    expect(page.locator("select[name=first]")).to_be_visible()
    expect(page.locator("[name=seed], [name^=kind-]")).to_have_count(0)
    for market in ("eel", "fugu", "salmon", "tuna", "bank", "barter"):
        page.locator(f'.ticks input[value="{market}"]').click()
        expect(page.locator(f'.ticks input[value="{market}"]')).to_be_checked()
    page.locator("select[name=first]").select_option("gate")
    assert not findings(page)
    assert not is_wider_than_the_screen(page)
    page.get_by_role("button", name="Set up the game").click()
    expect(page.locator(".turn h2")).to_contain_text("Gate", timeout=WAIT)
    page.wait_for_function("() => location.hash.includes('companion=1')")
    assert traffic.errors == []


@pytest.mark.parametrize("width", [1280, 360])
def test_what_the_bag_gave_is_chosen_and_survives_a_reload(
    browser: Browser, server: str, width: int
) -> None:
    context = browser.new_context(viewport={"width": width, "height": 800})
    page = context.new_page()
    traffic = Traffic(page)
    page.goto(f"{server}#{urlencode({'code': auction().code, 'companion': '1'})}")
    dock = page.locator('.act [data-text="dock two-slot left"]')
    question = page.get_by_role("heading", name="What did the bag give?")

    def land() -> None:
        dock.click(timeout=WAIT)
        expect(dock).to_have_attribute("aria-pressed", "true")
        dock.click()
        expect(question).to_be_visible()

    land()
    assert not findings(page)
    assert not is_wider_than_the_screen(page)
    expect(page.locator(".bag .choices button")).to_have_count(3)
    page.get_by_role("button", name="Back, play nothing").click()
    expect(question).to_have_count(0)
    land()
    before = page.evaluate("location.hash")
    page.locator(".bag").get_by_role("button", name="Spider Crab (8)").press("Enter")
    expect(question).to_have_count(0)
    expect(page.locator("[data-part=log]")).to_contain_text("A Spider Crab (8) token comes up")
    page.wait_for_function("before => location.hash !== before", arg=before)
    page.reload()
    expect(page.locator("[data-part=log]")).to_contain_text("Spider Crab (8)", timeout=WAIT)
    page.wait_for_function("() => location.hash.includes('companion=1')")
    assert traffic.errors == []
    context.close()


@pytest.mark.parametrize("width", [1280, 360])
def test_a_finished_table_is_counted_while_it_is_entered(
    browser: Browser, server: str, width: int
) -> None:
    context = browser.new_context(viewport={"width": width, "height": 800}, locale="es-ES")
    page = context.new_page()
    traffic = Traffic(page)
    page.goto(server)
    page.get_by_role("button", name="Abrir la hoja").click(timeout=WAIT)
    for market in ("eel", "fugu", "salmon", "red_snapper"):
        page.locator(f'[name=fish][value="{market}"]').click()
        expect(page.locator(f'[name="{market}-0"], [name="{market}-2"]')).to_have_count(2)
    expect(page.locator(".result h2").first).to_be_visible()
    for field, number in (("yen-0", "3200"), ("yen-1", "2400"), ("eel-0", "3")):
        page.locator(f'[name="{field}"]').fill(number)
        page.locator(f'[name="{field}"]').press("Tab")
    expect(page.locator("#marker-eel-wrong")).to_contain_text("Del 1 al 13")
    held = page.evaluate("document.activeElement.name")
    assert held == "fugu-0"
    page.locator('[name="marker-eel"]').fill("9")
    page.locator('[name="marker-eel"]').press("Enter")
    result = page.locator(".result")
    expect(result.locator("h2").first).to_have_text("Gana Luna por 4.800\u00a0¥")
    assert page.locator('[name="yen-0"]').input_value() == "3200"
    assert not findings(page)
    assert not is_wider_than_the_screen(page)
    page.get_by_role("button", name="Atrás").click()
    expect(page.locator("form[data-do=setup]")).to_be_visible()
    assert traffic.errors == []
    context.close()
