"""The lesson as a pupil meets it: in a browser, by keyboard alone, on a phone and on a laptop."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from conftest import Traffic
from playwright.sync_api import Browser, Page, expect

from tests.axe import findings
from tsukiji_lab.lessons.overfishing import OVERFISHING
from tsukiji_lab.lessons.step import Show

pytestmark = pytest.mark.browser

MOST_TABS = 60
STEPS = OVERFISHING.steps


@pytest.fixture
def open_lesson(browser: Browser, server: str) -> Iterator[Any]:
    """Opens the lesson on a fresh page of some width, in a language."""
    contexts = []

    def opened(width: int = 1280, language: str = "en", scheme: Any = "light") -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": 800}, locale=language, color_scheme=scheme
        )
        contexts.append(context)
        page = context.new_page()
        page.goto(f"{server}lesson")
        expect(page.locator(".lhead h1")).to_be_visible(timeout=40_000)
        return page

    yield opened
    for context in contexts:
        context.close()


def go_to(page: Page, step: int) -> None:
    """Turn to a step and wait until it is there: the one before may ask for a guess too."""
    way = page.locator("[data-do=step]").nth(step)
    way.click()
    expect(way).to_have_attribute("aria-current", "step")


def tab_to(page: Page, control: str) -> None:
    """Move with Tab alone until a control has the focus."""
    for _ in range(MOST_TABS):
        if page.evaluate("which => document.activeElement.matches(which)", control):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {control}")


def press(page: Page, control: str, key: str = "Enter") -> None:
    tab_to(page, control)
    page.keyboard.press(key)


def answer(page: Page, form: str) -> None:
    """Answer the question of a form by keyboard, whatever it asks for."""
    kind = re.findall(r"ask-(\w+)", page.locator(form).get_attribute("class") or "")[0]
    if kind == "interval":
        press(page, f"{form} [name=from]", "ArrowLeft")
        press(page, f"{form} [name=to]", "ArrowRight")
    elif kind == "number":
        tab_to(page, f"{form} [name=value]")
        page.keyboard.type("2048")
    elif kind == "choice":
        press(page, f"{form} [type=radio]", "Space")
        page.keyboard.press("ArrowDown")
    elif kind == "choices":
        press(page, f"{form} [type=checkbox]", "Space")
    elif kind == "order":
        for place in range(1, page.locator(f"{form} select").count() + 1):
            tab_to(page, f"{form} li:nth-child({place}) select")
            for _ in range(place):
                page.keyboard.press("ArrowDown")
    else:
        tab_to(page, f"{form} textarea")
        page.keyboard.type("The class did, and nobody wanted it.")
    press(page, f"{form} .primary")


def do_next(page: Page) -> bool:
    """Do what the step asks for next; False if there is nothing more."""
    asked = page.locator("form.ask")
    if asked.count():
        name = asked.first.locator("[name=question]").get_attribute("value")
        form = f'form.ask:has([value="{name}"])'
        if name in ("deadline", "sardine-rise"):
            tab_to(page, f"{form} [name=value]")
            page.keyboard.type("many")
            page.keyboard.press("Enter")
            expect(page.locator("[data-part=answer]")).not_to_be_empty()
            page.keyboard.press("Control+A")
            page.keyboard.type("97" if name == "sardine-rise" else "2020")
            page.keyboard.press("Enter")
        else:
            answer(page, form)
        expect(page.locator(form)).to_have_count(0)
        expect(page.locator("[data-part=answer]")).to_be_empty()
        return True
    for control in ("[data-do=catch]", '[data-do="days to the end"]'):
        if page.locator(control).count():
            before = page.locator(".lesson").inner_text()
            press(page, control)
            expect(page.locator(".lesson")).not_to_have_text(before, use_inner_text=True)
            return True
    if page.locator(".rule-form").count() and page.locator(".l-keep.shut").count():
        press(page, ".rule-form .btn")
        expect(page.locator(".l-keep.card")).to_be_visible()
        return True
    return False


def is_as_wide_as_the_screen(page: Page) -> bool:
    return bool(
        page.evaluate(
            """() => [...document.querySelectorAll(".lesson, .lesson *")].every(
                (element) =>
                    element.closest(".wide, .vh, .plot") ||
                    !element.checkVisibility() ||
                    element.getBoundingClientRect().right <= innerWidth + 1
            )"""
        )
    )


@pytest.mark.slow
@pytest.mark.parametrize(("width", "language"), [(1280, "en"), (360, "es")])
def test_the_whole_lesson_by_keyboard(open_lesson: Any, width: int, language: str) -> None:
    page = open_lesson(width, language, "dark" if width == 360 else "light")
    traffic = Traffic(page)
    expect(page.locator("html")).to_have_attribute("lang", language)
    for number, step in enumerate(STEPS):
        expect(page.locator(".lhead p").first).to_contain_text(str(number + 1))
        if number == 0:
            assert not findings(page)
        while do_next(page):
            page.wait_for_function("document.activeElement !== document.body")
        charts = sum(isinstance(block, Show) for block in step.blocks)
        expect(page.locator(".plot .js-plotly-plot")).to_have_count(charts, timeout=15_000)
        press(page, ".l-keep .primary")
        expect(page.locator(".l-keep .judged")).to_be_focused()
        assert not findings(page), step.id
        assert is_as_wide_as_the_screen(page), step.id
        if number + 1 < len(STEPS):
            press(page, ".lfoot .primary")
            expect(page.locator(".lhead h1")).to_be_focused()
    expect(page.locator(".sheet li")).to_have_count(len(STEPS))
    assert traffic.elsewhere == []
    assert traffic.errors == []


def test_a_reload_loses_nothing(open_lesson: Any) -> None:
    page = open_lesson()
    page.wait_for_function("location.hash.includes('code=l1.')")
    is_kept = "before => location.hash !== before"
    begun = page.evaluate("location.hash")
    page.locator(".l-guess label").nth(3).click()
    page.locator(".l-guess .primary").click()
    page.wait_for_function(is_kept, arg=begun)
    guessed = page.evaluate("location.hash")
    page.locator("[data-do=catch]").first.click()
    page.wait_for_function(is_kept, arg=guessed)
    page.reload()
    expect(page.locator(".turns > li")).to_have_count(1, timeout=40_000)


def test_the_lesson_begins_anew_when_it_is_told_to_for_sure(open_lesson: Any) -> None:
    page = open_lesson()
    page.locator(".l-guess label").nth(3).click()
    page.locator(".l-guess .primary").click()
    page.locator("[data-do=catch]").first.click()
    expect(page.locator(".turns > li")).to_have_count(1)
    page.locator("summary").filter(has_text="Start again").click()
    page.get_by_role("button", name="Yes, forget").click()
    expect(page.locator(".turns > li")).to_have_count(0)


def test_sliders_move_the_figure_and_the_language_follows(open_lesson: Any) -> None:
    page = open_lesson()
    go_to(page, 4)
    page.locator(".l-guess .primary").click()
    slider = page.locator(".l-look [name=days]")
    title = page.locator("[data-part^=block] h3.find").filter(has_text="boat-days 51 t")
    expect(title).to_be_visible()
    slider.focus()
    for _ in range(14):
        slider.press("ArrowRight")
    expect(page.locator(".result")).to_contain_text("200")
    expect(page.locator("h3.find").filter(has_text="boat-days 100 t")).to_be_visible()
    page.get_by_role("button", name="ES", exact=True).click()
    expect(page.locator(".result")).to_contain_text("Con 200 días")
    expect(page.locator("html")).to_have_attribute("lang", "es")


def test_the_middle_of_a_scale_is_marked_in_its_middle(open_lesson: Any) -> None:
    page = open_lesson(360, "es")
    go_to(page, 1)
    page.locator(".l-guess .primary").click()
    middles = page.locator(".scale.locked").evaluate(
        """(scale) => {
            const middle = (box) => (box.left + box.right) / 2;
            const marks = [...scale.querySelectorAll(".marks span")].slice(1, -1);
            const track = scale.querySelector(".track").getBoundingClientRect();
            return marks.map((mark) =>
                (middle(mark.getBoundingClientRect()) - track.left) / track.width);
        }"""
    )
    assert middles == pytest.approx([0.25, 0.5, 0.75], abs=0.01)


def test_the_printed_step_holds_all_that_was_done(open_lesson: Any) -> None:
    page = open_lesson()
    go_to(page, 1)
    page.locator(".l-guess .primary").click()
    expect(page.locator(".plot .js-plotly-plot")).to_have_count(1, timeout=15_000)
    paper = page.pdf(format="A4")
    assert len(re.findall(rb"/Type\s*/Page\b", paper)) >= 2
    page.emulate_media(media="print")
    expect(page.locator(".masthead")).to_be_hidden()
    expect(page.locator(".plot svg.main-svg").first).to_be_visible()
    expect(page.locator(".src").first).to_be_visible()
