"""A blind bid on the screen: number, slider and what follows from winning move together."""

from __future__ import annotations

import re

import pytest
from conftest import Traffic
from playwright.sync_api import Page, expect

from tests.measuring import COVER, LOADED, address, lose_first
from tests.stored_games import begun

pytestmark = pytest.mark.browser

AT_A_BID = 338
"""After so many decisions of this game everybody bids for a Spider Crab of 6 Resources."""


def stands_on(page: Page, yen: int) -> bool:
    """Whether the page has this number anywhere, in text or in an attribute, in either language."""
    english = f"{yen:,}"
    written = "|".join(map(re.escape, (str(yen), english, english.replace(",", "."))))
    return re.search(rf"(?<![\w.,-])({written})(?![\w,.])", page.content()) is not None


def test_a_bid_is_chosen_by_button_slider_or_number_and_sealed(
    page: Page, server: str, traffic: Traffic
) -> None:
    game = begun("two", AT_A_BID)
    purse = game.state.players[game.state.on_turn].yen * 100
    page.goto(address(server, game))
    page.locator(COVER).click(timeout=LOADED)
    form = page.locator("form.bid")
    number, slider, seal = (
        form.locator(each) for each in ("[name=yen]", "[type=range]", ".primary")
    )
    more, kept = form.locator("[data-step='100']"), form.locator(".effects dd").nth(1)
    expect(kept).to_have_text("+¥600")

    more.click()
    more.click()
    expect(number).to_have_value("200")
    expect(slider).to_have_value("200")
    expect(slider).to_have_attribute("aria-valuetext", "¥200")
    expect(seal).to_have_text("Seal your bid: ¥200")
    expect(kept).to_have_text("+¥400")

    slider.press("ArrowRight")
    expect(number).to_have_value("300")
    expect(kept).to_have_text("+¥300")
    slider.press("End")
    expect(number).to_have_value(str(purse))
    expect(seal).to_have_text(f"Seal your bid: ¥{purse:,}")

    secret = next(yen for yen in range(700, purse, 100) if not stands_on(page, yen))
    number.fill(str(secret))
    expect(slider).to_have_value(str(secret))
    expect(kept).to_have_text(f"−¥{secret - 600:,}")
    assert stands_on(page, secret)
    seal.click()
    expect(page.locator(".handover")).to_contain_text("1 of 2 bids are sealed")
    assert not stands_on(page, secret)

    page.locator("[data-do=language][data-text=es]").first.click()
    expect(page.locator(".handover")).to_contain_text("Pujas selladas: 1 de 2")
    assert not stands_on(page, secret)
    page.locator(COVER).click()
    form.locator("[data-step='100']").click()
    expect(seal).to_have_text("Sella tu puja: 100 ¥")
    expect(form.locator(".effects dd").nth(1)).to_have_text("+500 ¥")
    assert traffic.elsewhere == []
    assert traffic.errors == []


@pytest.mark.parametrize("wrong", ["1e3", "-100", "250", "999900", ""])
def test_what_is_no_bid_is_not_sealed_and_the_page_says_what_is_wanted(
    page: Page, server: str, wrong: str
) -> None:
    game = begun("two", AT_A_BID)
    page.goto(address(server, game))
    page.locator(COVER).click(timeout=LOADED)
    number, seal = page.locator("form.bid [name=yen]"), page.locator("form.bid .primary")
    number.fill(wrong)
    expect(seal).to_have_text("Seal your bid: …")
    number.press("Enter")
    purse = game.state.players[game.state.on_turn].yen * 100
    said = number.evaluate("field => field.validationMessage")
    assert said == f"A whole number from ¥0 to ¥{purse:,}, in hundreds, in digits only."
    number.fill("700")
    expect(seal).to_have_text("Seal your bid: ¥700")

    page.locator("[data-do=language][data-text=es]").first.click()
    expect(seal).to_have_text("Sella tu puja: 700 ¥")
    expect(number).to_have_value("700")
    number.press("Enter")
    expect(page.locator(".handover")).to_contain_text("Pujas selladas: 1 de 2")


def test_a_bid_that_could_not_be_sent_stays_and_so_does_its_reader(page: Page, server: str) -> None:
    page.goto(address(server, begun("two", AT_A_BID)))
    page.locator(COVER).click(timeout=LOADED)
    number = page.locator("form.bid [name=yen]")
    number.fill("500")
    page.evaluate("() => { window.sent = WebSocket.prototype.send; }")
    page.evaluate("() => { WebSocket.prototype.send = () => {}; }")
    page.context.set_offline(True)
    banner = page.get_by_role("alert").filter(has_text="The connection is lost")
    expect(banner).to_be_visible()
    number.press("Enter")
    expect(banner.get_by_role("button").first).to_be_focused()
    page.evaluate("() => { WebSocket.prototype.send = sent; }")
    page.context.set_offline(False)
    expect(banner).to_be_hidden()
    expect(number).to_be_focused()
    expect(number).to_have_value("500")


def test_a_bid_that_gets_lost_on_the_way_stays(page: Page, server: str) -> None:
    game = begun("two", AT_A_BID)
    lose_first(page, "play")
    page.goto(address(server, game))
    page.locator(COVER).click(timeout=LOADED)
    number, seal = page.locator("form.bid [name=yen]"), page.locator("form.bid .primary")
    number.fill("700")
    expect(seal).to_have_text("Seal your bid: ¥700")
    seal.click()
    page.wait_for_function("window.wasLost")
    expect(page.locator(".is-lost")).to_have_count(0)
    expect(number).to_have_value("700")
    expect(page.locator("form.bid [type=range]")).to_have_value("700")
    expect(seal).to_have_text("Seal your bid: ¥700")
    expect(page.get_by_role("status").filter(has_text="may not have arrived")).to_be_visible()
    seal.click()
    expect(page.locator(COVER)).to_be_visible()
