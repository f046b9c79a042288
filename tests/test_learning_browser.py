"""Learning at the table, in a browser: the guided first game, and the card that explains."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from conftest import Traffic
from playwright.sync_api import Browser, Locator, Page, expect

from tests.measuring import Mouse, address, decide
from tests.stored_games import begun
from tsukiji_lab.lessons.first_game import STUMBLES
from tsukiji_lab.rulebook import words

pytestmark = pytest.mark.browser

PATIENCE = 30_000


@pytest.fixture(params=["en", "es"])
def visitor(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Page]:
    """Somebody who comes for the first time, on a computer, in either language."""
    context = browser.new_context(
        viewport={"width": 1280, "height": 900}, locale=f"{request.param}-ES"
    )
    yield context.new_page()
    context.close()


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    """A page as narrow as a small phone, touched with a finger."""
    context = browser.new_context(
        viewport={"width": 360, "height": 780}, has_touch=True, locale="es-ES"
    )
    yield context.new_page()
    context.close()


def begin(page: Page, url: str) -> Locator:
    """Begin the guided first game from the form; returns the guide's card."""
    page.goto(url)
    page.locator(".first-game [data-do=guide]").click(timeout=PATIENCE)
    guide = page.locator(".guide")
    expect(guide).to_be_visible(timeout=PATIENCE)
    page.wait_for_function("() => location.hash.includes('guide=')", timeout=PATIENCE)
    return guide


def title(page: Page) -> str:
    return page.locator(".guide h2").inner_text()


def follow(page: Page, press: Callable[[Locator], None] = Locator.click) -> None:
    """Do what the guide's card asks for, and wait until it says something else."""
    guide, before = page.locator(".guide"), title(page)
    if guide.locator("[data-text=next]").count():
        press(guide.locator("[data-text=next]"))
    else:
        press(guide.locator("[data-do=choose]"))
        expect(guide.locator("[data-do=choose]")).to_have_count(0)
        press(page.locator(".act .commit [data-do=play]"))
    expect(guide.locator("h2").filter(has_text=before)).to_have_count(0, timeout=PATIENCE)


def test_the_guide_leads_a_newcomer_through_the_first_turns(visitor: Page, server: str) -> None:
    traffic = Traffic(visitor)
    begin(visitor, server)
    language = visitor.evaluate("document.documentElement.lang")
    said = words(language).say
    titles = [title(visitor)]
    while titles[-1] != said("guide_done") and len(titles) < 30:
        follow(visitor)
        visitor.locator(".guide").wait_for(timeout=PATIENCE)
        titles.append(title(visitor))
    assert {said(f"guide_{name}") for name in STUMBLES} <= set(titles)
    visitor.locator(".guide [data-text=next]").click()
    expect(visitor.locator(".guide")).to_have_count(0)
    assert traffic.errors == []
    assert traffic.elsewhere == []


def test_the_guide_is_left_comes_back_and_outlives_a_reload(page: Page, server: str) -> None:
    begin(page, server)
    follow(page)
    before = title(page)
    assert before == words("en").say("guide_buy")
    page.wait_for_function("() => location.hash.includes('guide=begin')")
    page.reload()
    expect(page.locator(".guide h2")).to_have_text(before, timeout=PATIENCE)
    page.locator(".guide [data-text=leave]").click()
    expect(page.locator(".guide")).to_have_count(0)
    page.wait_for_function("() => location.hash.includes('left')")
    page.reload()
    page.locator(".guide-left [data-text=resume]").click(timeout=PATIENCE)
    expect(page.locator(".guide h2")).to_have_text(before)


def test_a_first_turn_by_touch(phone: Page, server: str) -> None:
    """On a phone the card of the guide and what it speaks of can both be reached."""
    begin(phone, server)
    said = words("es").say
    for _ in range(12):
        if title(phone) == said("guide_step-end"):
            break
        follow(phone, Locator.tap)
    assert title(phone) == said("guide_step-end")
    wide = phone.evaluate("document.documentElement.scrollWidth")
    assert wide <= 360


def test_the_card_takes_the_focus_and_gives_it_back(page: Page, server: str) -> None:
    begin(page, server)
    asked = page.locator(".stall [data-do=explain]").first
    asked.focus()
    page.keyboard.press("Enter")
    card = page.locator(".explained")
    expect(card.locator("h2")).to_be_focused()
    page.keyboard.press("Tab")
    expect(card.locator("[data-do=close]")).to_be_focused()
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(asked).to_be_focused()
    # What is done in the panel closes it too, and then the focus belongs to the panel.
    asked.click()
    expect(card.locator("h2")).to_be_focused()
    page.locator(".act [data-text=fish]").click()
    expect(page.locator(".act [data-text=fish]")).to_have_attribute("aria-pressed", "true")
    page.locator(".act .commit .primary").click()
    expect(card).to_have_count(0)
    assert page.evaluate("!!document.activeElement.closest('.act')")


def test_any_number_can_be_chosen_from_the_list(page: Page, server: str) -> None:
    begin(page, server)
    page.locator(".offers [data-do=explain]").click()
    card = page.locator(".explained")
    card.locator("select").select_option("worth eel")
    card.locator("form .btn").click()
    expect(card).to_contain_text("An Eel token is worth 2 Resources")
    step = card.locator("[data-do=look]").first
    number = step.get_attribute("data-text")
    step.click()
    expect(page.locator("[data-part=panel]")).to_contain_text(re.compile(rf"Step {number}\b"))
    expect(card).to_be_visible()


def test_the_rule_of_a_number_is_a_link_to_the_rules(page: Page, server: str) -> None:
    begin(page, server)
    page.locator(".offers [data-do=explain]").click()
    page.locator(".explained select").select_option("worth eel")
    page.locator(".explained form .btn").click()
    with page.expect_popup() as opened:
        page.locator(".explained a.rule").click()
    expect(opened.value.locator(".x-text")).to_be_visible(timeout=PATIENCE)
    expect(opened.value.locator("article h2")).to_have_text(words("en").title("eel.worth"))


def test_help_that_is_turned_off_stays_off(page: Page, server: str) -> None:
    begin(page, server)
    page.locator("#table-menu > summary").click()
    page.locator("[data-do=help]").click()
    expect(page.locator(".guide, .offers")).to_have_count(0)
    # The browser is told after the page is painted.
    page.wait_for_function("() => localStorage.getItem('tsukiji-lab-ways')?.includes('help=off')")
    page.reload()
    expect(page.locator(".act")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".guide, .offers")).to_have_count(0)


def test_what_is_picked_is_said_and_escape_takes_it_back(visitor: Page, server: str) -> None:
    visitor.goto(f"{server}#seed=7&fish=eel,fugu,salmon,tuna&first=moon")
    herald = visitor.locator("p.vh[role=status]")
    market = visitor.locator("[data-do=pick][data-text='market eel']")
    market.press("Enter", timeout=PATIENCE)
    expect(market).to_have_attribute("aria-pressed", "true", timeout=PATIENCE)
    expect(herald).not_to_be_empty()
    visitor.keyboard.press("Escape")
    expect(market).to_have_attribute("aria-pressed", "false", timeout=PATIENCE)
    expect(market).to_be_focused()
    answer = visitor.locator(".act [data-do=choose]").first
    answer.press("Enter")
    expect(answer).to_have_attribute("aria-pressed", "true", timeout=PATIENCE)
    visitor.keyboard.press("Escape")
    expect(answer).to_have_attribute("aria-pressed", "false", timeout=PATIENCE)
    expect(visitor.locator(".act h2")).to_be_visible()


def test_the_guide_is_heard_beside_what_has_happened(visitor: Page, server: str) -> None:
    begin(visitor, server)
    herald = visitor.locator("p.vh[role=status]")
    expect(herald).to_contain_text(title(visitor))
    expect(visitor.locator(".told-line").last).to_be_visible()  # what was played before is no news
    assert visitor.locator(".told-line").last.inner_text() not in herald.inner_text()
    while visitor.locator(".guide [data-text=next]").count():
        follow(visitor)
    follow(visitor)
    expect(herald).to_contain_text(title(visitor))
    expect(herald).to_contain_text(visitor.locator(".told-line").first.inner_text())


def test_a_question_is_heard_once(visitor: Page, server: str) -> None:
    visitor.goto(f"{server}#seed=7&fish=eel,fugu,salmon,tuna&first=moon&seats=person,person,person")
    typed = visitor.locator("form.type input")
    typed.fill("fish", timeout=PATIENCE)
    visitor.locator("form.type [data-do=play]").press("Enter")
    herald, line = visitor.locator("p.vh[role=status]"), visitor.locator(".told-line").first
    expect(herald).to_contain_text(line.inner_text())
    question = visitor.locator(".act h2").inner_text()
    assert herald.inner_text().count(question) <= 1


def test_what_had_happened_in_another_game_is_no_news(visitor: Page, server: str) -> None:
    def at(done: int) -> str:
        return address(server, begun("four", done), ("person",) * 4)

    line, herald = visitor.locator(".told-line").first, visitor.locator("p.vh[role=status]")
    visitor.goto(at(140))
    before = line.inner_text(timeout=PATIENCE)
    visitor.evaluate("fragment => { location.hash = fragment; }", at(180).partition("#")[2])
    expect(line).not_to_have_text(before)
    assert line.inner_text() not in herald.inner_text()
    begun_by_a_computer = "seed=7&first=moon&seats=greedy,person,person"
    visitor.evaluate("fragment => { location.hash = fragment; }", begun_by_a_computer)
    expect(visitor.locator(".turn")).to_contain_text(re.compile("Peak|Cima"))
    expect(herald).to_contain_text(re.compile("buys a|compra un"))  # what comes then is


def test_help_that_stays_open_does_not_hide_the_question(visitor: Page, server: str) -> None:
    visitor.set_viewport_size({"width": 1280, "height": 800})
    visitor.goto(f"{server}#seed=7&first=moon&seats=person,greedy,greedy")
    question = visitor.locator(".act h2")
    first = question.inner_text(timeout=PATIENCE)
    visitor.locator("[data-do=here]").click()
    expect(visitor.locator(".here")).to_be_visible()
    for action in (*["fish", "finish fishing"] * 2, "end turn"):
        decide(visitor, Mouse(), action)
    expect(question).to_have_text(first)  # the computers have played
    expect(visitor.locator(".here")).to_be_visible()
    expect(question).to_be_focused()
    expect(question).to_be_in_viewport(ratio=1)


def test_what_can_be_done_here_is_said_to_who_asks(visitor: Page, server: str) -> None:
    visitor.goto(f"{server}#seed=7&first=moon")
    visitor.locator("[data-do=here]").press("Enter", timeout=PATIENCE)
    told = visitor.locator(".here p").first
    expect(told).to_be_visible(timeout=PATIENCE)
    expect(visitor.locator("p.vh[role=status]")).to_contain_text(told.inner_text())
