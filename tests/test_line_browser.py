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
    const model = { send: (order) => sent.push(order), on: (_, told) => (hear = told) };
    const answers = { parts: (value) => shown.push(value) };
    window.line = connection({
        model, answers, greeting: () => "", showLost: () => {}, goOn: () => {},
    });
    window.tell = async (what, value) => {
        const text = new Blob([JSON.stringify(value)]).stream();
        const deflated = text.pipeThrough(new CompressionStream("deflate"));
        const packed = await new Response(deflated).bytes();
        hear({ what }, [packed]);
        await new Promise((go) => setTimeout(go, 50));
    };
}"""


@pytest.fixture
def line(page: Page) -> Page:
    """A page with a line that has greeted its kernel and was answered."""
    page.add_script_tag(path=CONNECTION)
    page.evaluate(KERNEL)
    page.evaluate("line.hello()")
    page.evaluate("tell('done', 1)")
    return page


def test_what_is_shown_unasked_is_no_answer_to_an_order(line: Page) -> None:
    line.evaluate("line.ask('undo')")
    assert line.evaluate("sent.at(-1)") == {"do": "undo", "text": "", "number": 2}
    line.evaluate("tell('parts', { changed: 'what a computer did', done: 0 })")
    assert line.evaluate("shown.at(-1).changed") == "what a computer did"
    assert line.evaluate("line.isBusy()")
    line.evaluate("tell('parts', { changed: 'what was undone', done: 2 })")
    assert not line.evaluate("line.isBusy()")


def test_after_a_greeting_an_older_order_is_answered_by_nobody(line: Page) -> None:
    line.evaluate("line.ask('undo')")
    line.evaluate("line.hello()")
    line.evaluate("tell('done', 2)")
    assert line.evaluate("line.isBusy()")
    line.evaluate("tell('done', 3)")
    assert not line.evaluate("line.isBusy()")


def test_what_nobody_waits_for_makes_the_line_wait_for_nothing(line: Page) -> None:
    line.evaluate("line.send('painted')")
    assert line.evaluate("sent.at(-1)") == {"do": "painted", "text": ""}
    assert not line.evaluate("line.isBusy()")
