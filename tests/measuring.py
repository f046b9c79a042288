"""What the tests of the screen measure with: hands that play, a clock, scales for bytes and memory.

The hands take the decisions of a stored game, each in its own way: a mouse, a keyboard, a finger.
"""

from __future__ import annotations

import base64
import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Protocol
from urllib.parse import urlencode

import nbformat
import psutil
from nbformat.v4 import new_code_cell, new_notebook
from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect, sync_playwright
from tsukiji_widgets.sitting import Sitting

import run
import tsukiji_lab as lab
from tests.conftest import (
    BROWSER_FLAGS,
    Server,
    any_free_port,
    serve_command,
    start_server,
    stop_server,
)
from tests.stored_games import last_action
from tsukiji_lab.game.action import Action

LOADED = 40_000
"""Milliseconds within which a table stands, also on a busy machine."""
ANSWERED = 15_000
COVER = ".handover [data-do=open]"
SINGLE = 400
"""Milliseconds between two taps that are not one double tap."""

COMMIT = '.act [data-do=play][data-text=""]'

# --- a table in a browser ---


def address(url: str, game: lab.Game, kinds: Sequence[str] = ()) -> str:
    """Where this game stands on the table, in the language of the browser."""
    return f"{url}#{urlencode({'code': game.code, 'seats': ','.join(kinds)})}"


def open_table(page: Page, url: str, game: lab.Game, kinds: Sequence[str] = ()) -> None:
    """Open a game and wait until it stands and is kept; charts may still be missing."""
    page.goto(address(url, game, kinds))
    expect(page.locator(".act")).to_be_visible(timeout=LOADED)
    wait_until_kept(page, game)


def wait_until_kept(page: Page, game: lab.Game) -> None:
    """Wait until the page holds the game's code: the last thing that follows a decision."""
    page.wait_for_function(
        "code => document.querySelector('[data-code]')?.value === code",
        arg=game.code,
        timeout=ANSWERED,
    )


def wait_for_charts(page: Page) -> None:
    """Wait until every place of a chart holds one that is drawn."""
    page.wait_for_function(
        """() => {
            const places = [...document.querySelectorAll("[data-figure]")];
            return places.length && places.every((place) => place.querySelector(".main-svg"));
        }""",
        timeout=LOADED,
    )


def wait_until_idle(page: Page) -> None:
    """Wait until nothing comes in any more and all of it is drawn.

    The kernel has done all that it was asked, and then there was silence: what is painted brings on
    what comes next (the code, the charts, a move of a computer player).
    """
    page.wait_for_function("!asked.size && performance.now() - heard > 120", timeout=ANSWERED)
    page.evaluate("new Promise((idle) => requestIdleCallback(idle, { timeout: 2000 }))")


def lose_first(page: Page, what: str) -> None:
    """The first order of this kind that the page sends gets lost on its way; ``wasLost`` tells when
    the page has found the line lost.
    """
    lost: list[bytes] = []

    def pass_on(here: WebSocketRoute) -> None:
        there = here.connect_to_server()

        def on_message(message: str | bytes) -> None:
            if isinstance(message, bytes) and b'"do":"%b"' % what.encode() in message and not lost:
                lost.append(message)
            else:
                there.send(message)

        here.on_message(on_message)

    page.route_web_socket(re.compile("/channels"), pass_on)
    page.add_init_script(
        """(() => {
            const look = () => (window.wasLost ||= !!document.querySelector(".is-lost"));
            const what = { subtree: true, attributeFilter: ["class"] };
            new MutationObserver(look).observe(document, what);
        })()"""
    )


# --- hands ---


class Hand(Protocol):
    """A way to use a page."""

    def press(self, page: Page, control: str) -> None:
        """Press a button that can be seen."""

    def name(self, page: Page, form: str, number: int) -> None:
        """Give the number that a form asks for."""

    def pick(self, page: Page, form: str, answer: str) -> None:
        """Take an answer out of the list of a form."""


class Mouse:
    def press(self, page: Page, control: str) -> None:
        page.locator(control).first.click()

    def name(self, page: Page, form: str, number: int) -> None:
        """With the buttons for more and less."""
        field = page.locator(f"{form} [name=yen]")
        here, by = int(field.input_value()), int(str(field.get_attribute("step")))
        sign = 1 if number > here else -1
        for _ in range(abs(number - here) // by):
            self.press(page, f'{form} [data-step="{sign * by}"]')
        expect(field).to_have_value(str(number))

    def pick(self, page: Page, form: str, answer: str) -> None:
        """The list that unfolds is the browser's own, and no part of the page."""
        page.locator(f"{form} select").select_option(answer)
        self.press(page, f"{form} button")


class Finger(Mouse):
    def press(self, page: Page, control: str) -> None:
        """No event tells when the browser would take a tap for the first of its own."""
        page.wait_for_timeout(SINGLE)
        page.locator(control).first.tap()


class Keyboard:
    """Arrows go from answer to answer in the panel, Enter takes one; Tab leads there, and out of a
    field, whose arrows are its own.
    """

    MOST_KEYS = 250
    TOWARDS = """which => {
        const [here, there] = [document.activeElement, document.querySelector(which)];
        if (here === there) return null;
        if (![here, there].every((each) => each.closest(".act"))) return "Tab";
        if (here.matches("input, select")) return "Tab";
        const follows = here.compareDocumentPosition(there) & Node.DOCUMENT_POSITION_FOLLOWING;
        return follows ? "ArrowDown" : "ArrowUp";
    }"""
    """The key that leads from what has the focus to a control; null when it is there."""

    def press(self, page: Page, control: str) -> None:
        self.reach(page, control)
        page.keyboard.press("Enter")

    def name(self, page: Page, form: str, number: int) -> None:
        self.reach(page, f"{form} [name=yen]")
        page.keyboard.press("Control+A")
        page.keyboard.type(str(number))

    def pick(self, page: Page, form: str, answer: str) -> None:
        """Arrows go through the list too, and Enter takes what it shows."""
        shown = page.locator(f"{form} select")
        self.reach(page, f"{form} select")
        page.keyboard.press("Home")
        for _ in range(shown.locator("option").count()):
            if shown.input_value() == answer:
                break
            page.keyboard.press("ArrowDown")
        expect(shown).to_have_value(answer)
        page.keyboard.press("Enter")

    def reach(self, page: Page, control: str) -> None:
        """Move until a control has the focus."""
        page.locator(control).first.wait_for()
        for _ in range(self.MOST_KEYS):
            key = page.evaluate(self.TOWARDS, control)
            if key is None:
                return
            page.keyboard.press(key)
        raise AssertionError(f"no keys lead to {control}")


# --- deciding ---


def decide(page: Page, hand: Hand, action: str) -> None:
    """Choose an action, see what it does, and commit to it."""
    first, _, last = action.rpartition(" ")
    amount = f'.act form[data-do=play][data-text="{first}"]'
    button = f'.act button:is([data-do=choose], [data-do=play])[data-text="{action}"]'
    listed = f'.act form[data-do=choose]:has(option[value="{action}"])'
    offered = page.locator(f"{button}, {listed}, {amount}").first
    offered.wait_for(state="attached", timeout=ANSWERED)
    unfold(page, hand, offered)
    if page.locator(amount).count():
        hand.name(page, amount, int(last))
        hand.press(page, f"{amount} .primary")
        return
    if page.locator(listed).count():
        hand.pick(page, listed, action)
    else:
        hand.press(page, button)
        if page.locator(f"{button}[data-do=choose]").count() == 0:
            return
    page.locator(COMMIT).wait_for(timeout=ANSWERED)
    hand.press(page, COMMIT)


def unfold(page: Page, hand: Hand, control: Locator) -> None:
    """Open what a control is folded away in."""
    folded = control.locator("xpath=ancestor::details[not(@open)]")
    if folded.count():
        hand.press(page, f"#{folded.first.get_attribute('id')} > summary")


def decisions(page: Page, hand: Hand, game: lab.Game) -> Iterator[Action]:
    """Take what a stored game can redo, handing the screen over where that is asked.

    Comes back after every decision, when the page has kept it.
    """
    sitting = Sitting(game, ())
    while game.session.can_redo:
        if sitting.is_covered:
            hand.press(page, COVER)
            sitting.open_cover()
        before = game.code
        game.redo()
        action = last_action(game)
        decide(page, hand, str(action))
        if game.code == before:  # a sealed bid is kept nowhere
            page.locator(COVER).wait_for(timeout=ANSWERED)
        else:
            wait_until_kept(page, game)
        yield action


def play_to_the_end(page: Page, hand: Hand, game: lab.Game) -> None:
    """Take all decisions that a stored game can redo."""
    for _ in decisions(page, hand, game):
        pass


def code_of(page: Page) -> str:
    """The code that the page keeps; it comes after what is drawn."""
    page.wait_for_function("document.querySelector('[data-code]')?.value")
    return page.locator("[data-code]").first.input_value()


def end_of(page: Page) -> str:
    """The hash of the state that the page keeps."""
    return lab.game_from_code(code_of(page)).record.end


# --- a clock ---

CLOCK = """(() => {
    let pressed = null;
    window.shown = [];
    addEventListener("click", (event) => { pressed = event.timeStamp; }, true);
    new MutationObserver((changes) => {
        const isPart = ({ target }) =>
            (target.closest ? target : target.parentElement)?.closest("[data-part]");
        if (pressed === null || !changes.some(isPart)) return;
        const from = pressed;
        pressed = null;
        requestAnimationFrame(() => setTimeout(() => shown.push(performance.now() - from)));
    }).observe(document, {
        subtree: true, childList: true, attributes: true, characterData: true,
    });
})()"""
"""From a click to the next painted frame that shows what it changed, in milliseconds."""


def start_clock(page: Page) -> None:
    """Clock every click from now on."""
    page.evaluate(CLOCK)


def clocked(page: Page) -> list[float]:
    """Milliseconds of every click since the clock began."""
    return [float(each) for each in page.evaluate("shown")]


# --- scales ---


class Received:
    """The bytes that a page received over its websocket, as the browser reports them."""

    def __init__(self, page: Page) -> None:
        self.bytes = 0
        self._session = page.context.new_cdp_session(page)
        self._session.send("Network.enable")
        self._session.on("Network.webSocketFrameReceived", self._count)

    def _count(self, event: dict[str, Any]) -> None:
        frame = event["response"]
        binary = frame["opcode"] == 2
        self.bytes += (
            len(base64.b64decode(frame["payloadData"]))
            if binary
            else len(frame["payloadData"].encode())
        )


@contextmanager
def restyled(browser: Browser) -> Iterator[Counter[str]]:
    """Counts the ``"elements"`` that the pages of a browser style anew meanwhile."""
    session = browser.new_browser_cdp_session()
    counts: Counter[str] = Counter()
    ended: list[object] = []

    def count(told: dict[str, Any]) -> None:
        for event in told["value"]:
            if event["name"] == "UpdateLayoutTree":
                counts["elements"] += event["args"].get("elementCount", 0)

    session.on("Tracing.dataCollected", count)
    session.on("Tracing.tracingComplete", lambda told: ended.append(told))
    session.send("Tracing.start", {"categories": "devtools.timeline"})
    yield counts
    session.send("Tracing.end")
    while not ended:
        browser.contexts[0].pages[0].wait_for_timeout(50)
    session.detach()


def heap_of(page: Page) -> int:
    """The bytes that a page holds in JavaScript's memory, after what is no longer used is gone."""
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    used = int(session.send("Runtime.getHeapUsage")["usedSize"])
    session.detach()
    return used


def kernel_of(page: Page, server: Server) -> psutil.Process:
    """The process of the kernel that a page talks to; the page must have told its address."""
    kernel_id = page.evaluate("[...window.kernels].at(-1)")
    for process in psutil.Process(server.process.pid).children(recursive=True):
        if any(str(kernel_id) in word for word in process.cmdline()):
            return process
    raise AssertionError("the page's kernel is no child of the server")


SOCKETS = """(() => {
    window.kernels = new Set();
    window.asked = new Set();
    window.heard = 0;
    const ID = /"msg_id": ?"([^"]+)"/g;
    const ids = (data) => {
        const text = typeof data === "string" ? data : new TextDecoder("latin1").decode(data);
        const isIdle = /"execution_state": ?"idle"/.test(text);
        return [[...text.matchAll(ID)].map(([, id]) => id), isIdle];
    };
    const Socket = window.WebSocket;
    window.WebSocket = class extends Socket {
        constructor(url, ...rest) {
            super(url, ...rest);
            const found = /kernels\\/([-0-9a-f]+)\\/channels/.exec(url);
            if (!found) return;
            kernels.add(found[1]);
            this.addEventListener("message", ({ data }) => {
                window.heard = performance.now();
                const [done, isIdle] = ids(data);
                if (isIdle) for (const id of done) asked.delete(id);
            });
            this.addEventListener("close", () => asked.clear());
        }
        send(data) {
            const [sent] = ids(data);
            if (sent.length) asked.add(sent[0]);
            super.send(data);
        }
    };
})()"""
"""An init script that remembers which kernels a page talks to, what it asked of them that is not
done, and when it last heard of one.
"""


def private_bytes(process: psutil.Process) -> int:
    """The memory that a process shares with no other."""
    return int(process.memory_full_info().uss)


# --- other notebooks ---

HOST_SCRIPT = """
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from tsukiji_lab.web import serve

usual = serve.settings
def settings(*given):
    found = usual(*given)
    found["Voila"]["log_level"] = "INFO"
    return found

serve.settings = settings
serve.PAGES = {}
serve.play_notebook = lambda: Path(sys.argv[1])
serve.serve_play(int(sys.argv[2]), pool=int(sys.argv[3]), open_browser=False)
"""


@contextmanager
def hosted(folder: Path, name: str, *cells: str, pool: int = 0) -> Iterator[tuple[Server, Path]]:
    """Serve a notebook of these cells as the play notebook is served; gives its log too."""
    notebook = folder / f"{name}.ipynb"
    nbformat.write(new_notebook(cells=[new_code_cell(cell) for cell in cells]), notebook)
    port, log = any_free_port(), folder / f"{name}.log"
    command = [sys.executable, "-c", HOST_SCRIPT, str(notebook), str(port), str(pool)]
    running = start_server(command, port, log)
    try:
        yield running, log
    finally:
        stop_server(running.process)


def fresh_page(browser: Browser, width: int = 1280, height: int = 900, **options: Any) -> Page:
    """A page of its own, with nothing stored."""
    context = browser.new_context(
        viewport={"width": width, "height": height}, **{"locale": "en-GB", **options}
    )
    context.add_init_script(SOCKETS)
    return context.new_page()


@contextmanager
def served_page() -> Iterator[tuple[Browser, str]]:
    """A browser and the address of the play page, for scripts that are no tests."""
    port = any_free_port()
    with TemporaryDirectory() as folder, sync_playwright() as api:
        command = serve_command(sys.executable, port)
        running = start_server(command, port, Path(folder, "log.txt"))
        path = run.installed_browser(run.this_machine())
        browser = api.chromium.launch(executable_path=path, args=BROWSER_FLAGS)
        try:
            yield browser, running.url
        finally:
            browser.close()
            stop_server(running.process)
