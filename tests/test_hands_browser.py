"""What a reader does while the page is still being told of the last thing: nothing of it is undone,
and nothing is done unasked.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import tsukiji_lab as lab
from tests.measuring import (
    COMMIT,
    LOADED,
    fresh_page,
    lose_first,
    open_table,
    wait_until_idle,
    wait_until_kept,
)

pytestmark = pytest.mark.browser

GATE = """() => {
    const read = Response.prototype.text;
    const waiting = [];
    let isOpen = false;
    window.opened = (open) => {
        isOpen = open;
        if (open) for (const go of waiting.splice(0)) go();
    };
    window.admit = () => waiting.shift()();
    window.waits = () => waiting.length > 0;
    Response.prototype.text = async function () {
        const text = await read.call(this);
        if (!isOpen) await new Promise((go) => waiting.push(go));
        return text;
    };
}"""
"""Answers wait at a gate from now on. ``admit()`` lets the next one in, ``opened`` opens it."""

PIN = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
        ".act > :not(.commit), .commit > :not(.row), .offers { display: none !important; } " +
        ".commit .primary { height: 60px !important; }"
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const { x, y } = document.querySelector(".commit .primary").getBoundingClientRect();
    return [x + 60, y + 30];
}"""
"""Only red buttons are left in the panel, all in one place; tells where."""

WATCH = """([x, y, closing]) => {
    window.hit = new Promise((tell) => {
        const look = () => {
            const button = document.querySelector(closing);
            if (!button) return;
            watcher.disconnect();
            const { left, right, top, bottom } = button.getBoundingClientRect();
            if (x < left || x > right || y < top || y > bottom) tell("it is elsewhere");
            tell(document.elementFromPoint(x, y).closest("button")?.dataset.text ?? "nothing");
        };
        const watcher = new MutationObserver(look);
        watcher.observe(document, { subtree: true, childList: true, attributes: true });
    });
}"""
"""What a press in a place hits in the moment in which a closing button appears."""

CLOSING = '.commit [data-do=play][data-text="finish fishing"]'


def admit(page: Page) -> None:
    """Let the next answer in that waits."""
    page.wait_for_function("waits()")
    page.evaluate("admit()")


def test_an_older_answer_never_changes_what_was_ticked_since(page: Page, server: str) -> None:
    page.goto(server)
    page.locator("[name=fish][value=named]").click(timeout=LOADED)
    count = page.locator("fieldset:has([name=fish-market]) [role=status]")

    def market(name: str) -> Locator:
        return page.locator(f"[name=fish-market][value={name}]")

    expect(market("eel")).to_be_visible()
    page.evaluate(GATE)
    market("eel").click()
    market("fugu").click()
    market("eel").click()
    admit(page)  # knows of the eel alone
    expect(count).to_contain_text("1")
    expect(market("eel")).not_to_be_checked()
    expect(market("fugu")).to_be_checked()
    market("salmon").click()
    market("tuna").click()
    for _ in range(2):
        admit(page)
        expect(market("eel")).not_to_be_checked()
        for name in ("fugu", "salmon", "tuna"):
            expect(market(name)).to_be_checked()
    expect(count).to_contain_text("3")


def test_an_older_answer_never_changes_what_was_typed_since(page: Page, server: str) -> None:
    page.goto(server)
    page.locator("[data-do=calculator]").click(timeout=LOADED)
    yen, tokens = page.locator("[name=yen-0]"), page.locator("[name=yen-1]")
    yen.wait_for()
    page.evaluate(GATE)
    yen.fill("12")
    tokens.fill("300")  # what was typed before is told to the table
    yen.fill("1200")
    admit(page)
    expect(page.locator("#yen-0-wrong")).to_be_visible()
    expect(yen).to_have_value("1200")
    expect(tokens).to_have_value("300")
    tokens.focus()
    for _ in range(2):
        admit(page)
        expect(yen).to_have_value("1200")
        expect(tokens).to_have_value("300")
    expect(page.locator("#yen-0-wrong")).to_have_count(0)


def test_what_was_entered_but_not_yet_sent_stays_when_the_language_changes(
    page: Page, server: str
) -> None:
    page.goto(server)
    name, closed = page.locator("[name=name-0]"), page.locator("[name=money][value=closed]")
    name.fill("Ana", timeout=LOADED)
    closed.click()
    page.locator("[name=kind-1]").select_option("random")
    page.locator("[data-do=language][data-text=es]").first.click()
    expect(page.get_by_role("button", name="Preparar la partida")).to_be_visible()
    expect(name).to_have_value("Ana")
    expect(closed).to_be_checked()
    expect(page.locator("[name=kind-1]")).to_have_value("random")


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_press_too_many_ends_nothing_and_a_deliberate_one_does(
    page: Page, server: str, by: str
) -> None:
    game = lab.new_game(2, seed=3, fish_markets="beginners")
    open_table(page, server, game)
    page.locator('.act [data-do=choose][data-text="fish"]').click()
    page.locator(COMMIT).wait_for()
    x, y = page.evaluate(PIN)
    page.evaluate(WATCH, [x, y, CLOSING])
    if by == "mouse":
        page.mouse.click(x, y)
        expect(page.locator(CLOSING)).to_be_attached()
        assert page.evaluate("hit") == "nothing"
        page.locator(CLOSING).click()
    else:
        page.locator(COMMIT).press("Enter")
        expect(page.locator(CLOSING)).to_be_attached()
        assert page.evaluate("hit") == "finish fishing"
        page.locator(CLOSING).press("Enter")
    game.play("fish")
    game.play("finish fishing")
    wait_until_kept(page, game)


@pytest.mark.parametrize("key", ["Enter", "1"])
def test_a_key_that_is_held_down_decides_nothing(browser: Browser, server: str, key: str) -> None:
    game = lab.new_game(2, seed=3, fish_markets="beginners")
    page = fresh_page(browser)
    open_table(page, server, game)
    page.locator('.act [data-do=choose][data-text="fish"]').focus()
    page.keyboard.down(key)
    page.locator(COMMIT).wait_for()
    for _ in range(3):
        page.keyboard.down(key)  # as a keyboard repeats it
    wait_until_idle(page)
    page.keyboard.up(key)
    expect(page.locator(COMMIT)).to_be_visible()
    wait_until_kept(page, game)
    page.keyboard.press(key)  # pressed anew on what was chosen, it is meant
    game.play("fish")
    wait_until_kept(page, game)
    page.context.close()


TAP = """([x, y, time]) => {
    const tap = new PointerEvent("click", {
        bubbles: true, cancelable: true, detail: 1, pointerType: "touch", clientX: x, clientY: y,
    });
    Object.defineProperty(tap, "timeStamp", { value: time });
    document.elementFromPoint(x, y).dispatchEvent(tap);
}"""
"""A tap at a place and a time, in milliseconds, however slow the machine is."""


@pytest.mark.parametrize("by", ["mouse", "finger"])
def test_a_double_press_only_chooses(browser: Browser, server: str, by: str) -> None:
    game = lab.new_game(2, seed=3, fish_markets="beginners")
    page = fresh_page(browser)
    open_table(page, server, game)
    place = page.locator('.act [data-do=choose][data-text="fish"]').bounding_box()
    assert place
    x, y = place["x"] + 40, place["y"] + 20
    if by == "mouse":
        page.mouse.dblclick(x, y)
    else:
        page.evaluate(TAP, [x, y, 5000])
        page.locator(COMMIT).wait_for()
        page.evaluate(TAP, [x, y, 5200])
    wait_until_idle(page)
    expect(page.locator(COMMIT)).to_be_visible()
    wait_until_kept(page, game)
    page.context.close()


TYPED, DO_TYPED = "form.type input", "form.type [data-do=play]"


def test_an_action_that_is_refused_stays_in_its_field(page: Page, server: str) -> None:
    open_table(page, server, lab.new_game(2, seed=3, fish_markets="beginners"))
    page.locator(TYPED).fill("dock two-slt left")
    page.locator(DO_TYPED).click()
    expect(page.locator("[data-part=panel-answer]")).not_to_be_empty()
    expect(page.locator(TYPED)).to_have_value("dock two-slt left")
    page.locator(TYPED).fill("fish")
    page.locator(DO_TYPED).click()
    expect(page.locator("[data-part=panel-answer]")).to_be_empty()
    expect(page.locator(TYPED)).to_have_value("")


def test_the_next_action_can_be_typed_while_the_answer_is_on_its_way(
    page: Page, server: str
) -> None:
    open_table(page, server, lab.new_game(2, seed=3, fish_markets="beginners"))
    page.evaluate(GATE)
    page.locator(TYPED).fill("fish")
    page.locator(DO_TYPED).click()
    page.locator(TYPED).fill("undock one-slot")
    page.evaluate("opened(true)")
    expect(page.locator(".act")).to_contain_text("Put out to sea")
    expect(page.locator(TYPED)).to_have_value("undock one-slot")


def test_what_waited_for_a_press_that_got_lost_is_not_done(page: Page, server: str) -> None:
    game = lab.new_game(2, seed=3, fish_markets="beginners")
    game.play("fish")
    game.play("undock one-slot")
    lose_first(page, "play")
    open_table(page, server, game)
    page.locator('.act [data-do=play][data-text="finish fishing"]').click()
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function("window.wasLost")
    expect(page.locator(".is-lost")).to_have_count(0)
    expect(page.get_by_role("status").filter(has_text="may not have arrived")).to_be_visible()
    wait_until_kept(page, game)


def test_what_is_done_before_the_answer_waits_for_it_but_a_decision_does_not(
    browser: Browser, server: str
) -> None:
    game = lab.new_game(2, seed=3, fish_markets="beginners")
    page = fresh_page(browser)
    open_table(page, server, game)
    table = page.get_by_role("main")
    page.evaluate(GATE)
    fishing = page.locator('.act [data-do=choose][data-text="fish"]')
    fishing.click()
    page.wait_for_function("waits()")
    page.locator("[data-do=language][data-text=es]").first.click()
    fishing.click()  # again, for nothing was seen to happen: its effect has not been seen either
    page.evaluate("opened(true)")
    expect(table).to_have_attribute("lang", "es")
    expect(page.locator(COMMIT)).to_be_visible()
    wait_until_idle(page)
    page.evaluate("opened(false)")
    page.locator("[data-do=language][data-text=en]").first.click()
    page.wait_for_function("waits()")
    page.locator(COMMIT).click()
    page.locator(TYPED).fill("fish")
    page.locator(DO_TYPED).click()
    page.evaluate("opened(true)")
    expect(table).to_have_attribute("lang", "en")
    wait_until_idle(page)
    expect(page.locator(COMMIT)).to_be_visible()
    expect(page.locator(TYPED)).to_have_value("fish")  # what was done would be gone from there
    wait_until_kept(page, game)
    page.context.close()
