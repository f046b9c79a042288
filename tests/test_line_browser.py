"""The line between a page and its kernel, with a kernel that a test speaks for."""

from __future__ import annotations

from pathlib import Path

import pytest
import tsukiji_widgets
from playwright.sync_api import Page

pytestmark = pytest.mark.browser

CONNECTION = Path(tsukiji_widgets.__file__).with_name("connection.js")

KERNEL = """() => {
    window.sent = [];
    window.shown = [];
    let hear;
    const model = {
        send: (order) => sent.push(order),
        on: (_, told) => (hear = told),
        widget_manager: { kernel: { status: "idle" } },
    };
    window.kernel = model.widget_manager.kernel;
    const answers = { parts: (value) => shown.push(value) };
    window.isLost = false;
    window.line = connection({
        model, answers, greeting: () => "", showLost: (lost) => (isLost = lost), goOn: () => {},
    });
    const packed = async (value) => {
        const text = new Blob([JSON.stringify(value)]).stream();
        const deflated = text.pipeThrough(new CompressionStream("deflate"));
        return [await new Response(deflated).bytes()];
    };
    window.tell = async (what, value) => {
        hear({ what }, await packed(value));
        const last = await packed("");
        await new Promise((go) => {
            answers.last = go; // what came before it has been heard
            hear({ what: "last" }, last);
        });
    };
}"""


@pytest.fixture
def line(page: Page) -> Page:
    """A page with a line that has greeted its kernel and was answered."""
    page.clock.install()
    page.add_script_tag(path=CONNECTION)
    page.evaluate(KERNEL)
    page.evaluate("line.hello()")
    page.evaluate("tell('done', { number: 1, refused: false })")
    return page


def test_what_is_shown_unasked_is_no_answer_to_an_order(line: Page) -> None:
    line.evaluate("line.ask('undo')")
    assert line.evaluate("sent.at(-1)") == {"do": "undo", "text": "", "number": 2}
    line.evaluate("tell('parts', { changed: 'what a computer did', done: { number: 0 } })")
    assert line.evaluate("shown.at(-1).changed") == "what a computer did"
    assert line.evaluate("line.isBusy()")
    line.evaluate("tell('parts', { changed: 'what was undone', done: { number: 2 } })")
    assert not line.evaluate("line.isBusy()")


def test_after_a_greeting_an_older_order_is_answered_by_nobody(line: Page) -> None:
    line.evaluate("line.ask('undo')")
    line.evaluate("line.hello()")
    line.evaluate("tell('done', { number: 2, refused: false })")
    assert line.evaluate("line.isBusy()")
    line.evaluate("tell('done', { number: 3, refused: false })")
    assert not line.evaluate("line.isBusy()")


def test_what_nobody_waits_for_makes_the_line_wait_for_nothing(line: Page) -> None:
    line.evaluate("line.send('painted')")
    assert line.evaluate("sent.at(-1)") == {"do": "painted", "text": ""}
    assert not line.evaluate("line.isBusy()")


@pytest.mark.parametrize(("status", "minutes"), [("idle", "00:16"), ("busy", "01:01")])
def test_a_line_over_which_nothing_comes_is_lost(line: Page, status: str, minutes: str) -> None:
    """What a kernel is said to do may be old: over a line that died comes no other word of it."""
    line.evaluate("status => { kernel.status = status }", status)
    line.evaluate("line.ask('undo')")
    line.clock.run_for("00:14")
    assert not line.evaluate("isLost")
    line.clock.run_for(minutes)
    assert line.evaluate("isLost")
    assert line.evaluate("sent.at(-1).do") == "hello"


def test_a_busy_kernel_is_waited_for(line: Page) -> None:
    line.evaluate("() => { kernel.status = 'busy' }")
    line.evaluate("line.ask('undo')")
    line.clock.run_for("00:50")
    assert not line.evaluate("isLost")
