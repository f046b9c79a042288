"""The timeline in a browser: by keys, mouse and finger; branches beside each other; a reload."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.conftest import Traffic
from tests.stored_games import stored

pytestmark = pytest.mark.browser


def opened(page: Page, server: str, language: str = "en") -> Locator:
    """Open a stored game at which four people sit; gives its slider."""
    people = ",".join(["person"] * 4)
    page.goto(f"{server}#code={stored('four').code}&seats={people}&lang={language}")
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible(timeout=30_000)
    expect(page.locator(".tsk-table .chart").first).to_be_visible(timeout=30_000)
    return slider


def at(slider: Locator) -> int:
    return int(slider.get_attribute("aria-valuenow") or "")


def turns(slider: Locator) -> list[int]:
    return [int(step) for step in (slider.get_attribute("data-turns") or "").split()]


def test_the_line_is_a_slider_for_the_keyboard(page: Page, traffic: Traffic, server: str) -> None:
    slider = opened(page, server)
    here, begins = at(slider), turns(slider)
    slider.focus()
    for key, step in (
        ("ArrowLeft", here - 1),
        ("ArrowRight", here),
        ("ArrowRight", here),
        ("Shift+ArrowLeft", begins[-1]),
        ("Shift+ArrowLeft", begins[-2]),
        ("ArrowDown", begins[-2] - 1),
        ("Shift+ArrowRight", begins[-2]),
        ("Home", 0),
        ("ArrowLeft", 0),
        ("PageUp", begins[0]),
        ("End", here),
    ):
        page.keyboard.press(key)
        expect(slider).to_have_attribute("aria-valuenow", str(step))
        expect(slider).to_be_focused()
    for _ in range(12):  # faster than the answers come
        page.keyboard.press("ArrowLeft")
    expect(slider).to_have_attribute("aria-valuenow", str(here - 12))
    expect(page.get_by_role("heading", name="You are looking back")).to_be_visible()
    then = stored("four", left=12)
    seat = then.words.name("seat", then.state.on_turn)
    said = f"Step {here - 12} of {here}, turn {then.state.turns}, {seat}"
    expect(slider).to_have_attribute("aria-valuetext", said)
    assert traffic.errors == []
    assert traffic.elsewhere == []


def test_arrow_keys_move_through_the_game_only_when_the_line_has_the_focus(
    page: Page, server: str
) -> None:
    slider = opened(page, server)
    here = at(slider)
    to_now = page.get_by_role("button", name="To the present", exact=True)
    page.get_by_role("button", name="To the start").focus()
    for key in ("ArrowLeft", "Home", "Shift+ArrowLeft"):
        page.keyboard.press(key)
    page.get_by_role("button", name="One step back").click()
    expect(slider).to_have_attribute("aria-valuenow", str(here - 1))
    expect(page.get_by_role("button", name="One step back")).to_be_focused()
    for step in (here - 2, here - 3, here - 4):
        page.keyboard.press("Enter")
        expect(slider).to_have_attribute("aria-valuenow", str(step))
    expect(page.get_by_role("button", name="One step back")).to_be_focused()
    to_now.press("Enter")
    expect(slider).to_have_attribute("aria-valuenow", str(here))
    expect(to_now).to_be_focused()


def place_of(page: Page, step: int, here: int) -> tuple[float, float]:
    """Where on the screen a step of so many lies."""
    box = page.locator(".stretch").bounding_box()
    assert box is not None
    return box["x"] + box["width"] * step / here, box["y"] + 30


def test_the_line_is_dragged_with_the_mouse(page: Page, server: str) -> None:
    slider = opened(page, server)
    here = at(slider)
    place = slider.bounding_box()
    page.mouse.move(*place_of(page, 160, here))
    page.mouse.down()
    expect(slider).to_have_attribute("aria-valuenow", "160")
    page.mouse.move(*place_of(page, 80, here), steps=5)
    expect(slider).to_have_attribute("aria-valuenow", "80")
    assert slider.bounding_box() == place  # the line lies still under the hand
    page.mouse.move(1, 1)
    expect(slider).to_have_attribute("aria-valuenow", "0")
    assert slider.bounding_box() == place
    page.mouse.up()
    page.mouse.move(*place_of(page, 160, here))
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuenow", "1")  # one from where it was let go


def test_on_a_phone_the_line_and_its_keys_are_touched(phone: Page, server: str) -> None:
    slider = opened(phone, server, "es")
    here = at(slider)
    slider.scroll_into_view_if_needed()
    phone.touchscreen.tap(*place_of(phone, 160, here))
    expect(slider).to_have_attribute("aria-valuenow", "160")
    expect(slider).to_be_in_viewport()
    phone.get_by_role("button", name="Un paso atrás").tap()
    expect(slider).to_have_attribute("aria-valuenow", "159")
    phone.locator("#time-branches > summary").tap()
    menu = phone.locator("#time-branches .menu")
    expect(menu).to_be_in_viewport()
    for control in phone.locator(".time :is(button, summary, input)").all():
        size = control.bounding_box()
        assert size is not None
        assert size["height"] >= 44
        assert size["width"] >= 44
        assert size["x"] >= 0
        assert size["x"] + size["width"] <= 360
    assert phone.evaluate("document.documentElement.scrollWidth") == 360


def test_two_branches_are_played_compared_and_there_after_a_reload(
    page: Page, traffic: Traffic, server: str
) -> None:
    slider = opened(page, server)
    here, middle = at(slider), turns(slider)[20]
    slider.focus()
    page.keyboard.press("Home")
    for _ in range(21):
        page.keyboard.press("Shift+ArrowRight")
    expect(slider).to_have_attribute("aria-valuenow", str(middle))
    panel = page.locator("[data-part=panel]")
    panel.get_by_label("Name of the branch").fill("no third Fugu")
    page.keyboard.press("Enter")
    expect(slider).to_have_attribute("aria-valuemax", str(middle))
    fishing = page.locator(".act .choice[data-text=fish]")
    fishing.press("Enter")
    expect(fishing).to_have_attribute("aria-pressed", "true")
    fishing.press("Enter")
    expect(slider).to_have_attribute("aria-valuenow", str(middle + 1))
    page.locator("#time-branches > summary").press("Enter")
    page.get_by_role("button", name="Compare with branch A").press("Enter")
    heading = page.get_by_role("heading", name="A beside no third Fugu")
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()
    expect(page.locator(".compared")).to_contain_text(f"They part after step {middle}")
    page.locator("[data-part=chart-wealth]").scroll_into_view_if_needed()
    expect(page.locator(".chart").filter(has_text="no third Fugu").first).to_be_visible()
    expect(page.locator("#time-branches")).not_to_have_attribute("open", "")

    page.reload()
    expect(slider).to_have_attribute("aria-valuemax", str(middle + 1), timeout=30_000)
    page.locator("#time-branches > summary").click()
    page.keyboard.press("Escape")
    expect(page.locator("#time-branches > summary")).to_be_focused()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Go to branch A").click()
    expect(slider).to_have_attribute("aria-valuemax", str(here))
    expect(page.locator(".time .name")).to_have_text("no third Fugu")
    assert traffic.errors == []


@pytest.mark.parametrize("menu", ["#table-menu", "#time-branches"])
def test_a_menu_over_the_page_closes_when_its_reader_goes_on(
    page: Page, server: str, menu: str
) -> None:
    opened(page, server)
    details, summary = page.locator(menu), page.locator(f"{menu} > summary")
    summary.click()
    expect(details.locator(".menu")).to_be_visible()
    page.keyboard.press("Escape")
    expect(details.locator(".menu")).to_be_hidden()
    expect(summary).to_be_focused()
    summary.click()
    page.locator(".masthead").click(position={"x": 4, "y": 4})
    expect(details.locator(".menu")).to_be_hidden()


def test_on_a_phone_a_count_is_read_from_its_heading(phone: Page, server: str) -> None:
    opened(phone, server)
    phone.locator("[data-do=count]").first.tap()
    heading = phone.locator("[data-part=count-now] h2").first
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport(ratio=1)


def test_count_now_is_brought_into_view_and_closed(page: Page, server: str) -> None:
    opened(page, server).press("Home")
    counting = page.get_by_role("button", name="Count now")
    counting.click()
    told = page.locator("[data-part=count-now]")
    expect(told.get_by_role("heading").first).to_be_focused()
    expect(told).to_contain_text("not the end")
    told.get_by_role("button", name="Close").click()
    expect(told).to_be_empty()
