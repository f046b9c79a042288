"""Nothing is lost: what a browser keeps of games, two tabs, links, and a line that is lost."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import nbformat
import pytest
from conftest import (
    Server,
    Traffic,
    any_free_port,
    serve_command,
    start_laboratory,
    start_server,
    stop_server,
)
from nbformat.v4 import new_code_cell, new_notebook
from playwright.sync_api import Browser, BrowserContext, Page, expect

import tsukiji_lab as lab
from tests.measuring import LOADED, SOCKETS, Mouse, code_of, decide, end_of, kernel_of
from tsukiji_lab.links import link_to, open_link, stored_cases

pytestmark = pytest.mark.browser

TABLE = "seed=3&players=2&seats=person,person&lang=en"
"""With this seed Moon begins."""
GAMES = "Object.entries(localStorage).filter(([key]) => key.startsWith('tsukiji-lab-game-'))"
FORGOTTEN = "!Object.keys(localStorage).some(key => key.startsWith('tsukiji-lab-'))"


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A browser of its own, with nothing stored, that may use the clipboard."""
    fresh = browser.new_context(viewport={"width": 1280, "height": 900}, locale="en-GB")
    fresh.grant_permissions(["clipboard-read", "clipboard-write"])
    yield fresh
    fresh.close()


def opened(context: BrowserContext, url: str, fragment: str = TABLE) -> Page:
    """A tab in which a table stands, or the form if the address says of none."""
    page = context.new_page()
    page.goto(f"{url}#{fragment}" if fragment else url)
    stands = ".act" if fragment else "form.setup"
    expect(page.locator(stands)).to_be_visible(timeout=LOADED)
    return page


def play(page: Page, *actions: str) -> None:
    """Take decisions, each when the one before is kept."""
    for action in actions:
        before = code_of(page)
        decide(page, Mouse(), action)
        page.wait_for_function(
            "code => document.querySelector('[data-code]')?.value !== code", arg=before
        )


def in_address(page: Page) -> str:
    return urlsplit(page.url).fragment


def kept(page: Page) -> dict[str, str]:
    """The code of each game that the browser keeps, by its id."""
    texts = page.evaluate(f"Object.fromEntries({GAMES})")
    return {key.rpartition("game-")[2]: parse_qs(text)["code"][0] for key, text in texts.items()}


def wait_until_stored(page: Page) -> None:
    page.wait_for_function(
        f"code => {GAMES}.some(([, text]) => text.includes(code))", arg=code_of(page)
    )


def open_menu(page: Page) -> None:
    page.locator("#table-menu > summary").click()


# --- the games of a browser ---


def test_a_game_is_kept_listed_and_gone_on_with(context: BrowserContext, server: str) -> None:
    page = opened(context, server)
    traffic = Traffic(page)
    play(page, "fish", "undock one-slot")
    wait_until_stored(page)
    code = code_of(page)
    assert in_address(page).startswith(f"code={code}&")
    page.reload()
    expect(page.locator(".act")).to_be_visible(timeout=LOADED)
    assert code_of(page) == code

    page.goto("about:blank")
    page.goto(server)
    games = page.get_by_role("region", name="Your games")
    expect(games).to_contain_text("Moon and Peak", timeout=LOADED)
    expect(games).to_contain_text("Turn 1")
    expect(games.locator("time")).to_contain_text("20")  # a date
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(".act")).to_be_visible()
    assert code_of(page) == code
    play(page, "finish fishing")
    assert len(kept(page)) == 1
    assert traffic.elsewhere == []
    assert traffic.errors == []
    assert context.cookies() == []


def begun_and_kept(context: BrowserContext, server: str) -> tuple[Page, str]:
    """A page with a game that was begun, and the name under which it is stored."""
    page = opened(context, server)
    play(page, "fish")
    wait_until_stored(page)
    (id,) = kept(page)
    return page, id


def test_two_tabs_with_one_game_never_write_over_each_other(
    context: BrowserContext, server: str
) -> None:
    first, id = begun_and_kept(context, server)
    second = opened(context, server, fragment="")
    second.get_by_role("button", name="Go on").click()
    said = second.get_by_role("status").filter(has_text="open in another tab too")
    expect(said).to_be_visible()
    second.wait_for_function("id => !location.hash.includes(id)", arg=id)
    play(second, "undock one-slot")
    wait_until_stored(second)
    play(first, "finish fishing")
    wait_until_stored(first)
    games = kept(first)
    assert len(games) == 2
    assert games.pop(id) == code_of(first)
    assert list(games.values()) == [code_of(second)]

    third = opened(context, server, fragment=in_address(first))  # the address was copied
    expect(third.get_by_role("status").filter(has_text="another tab")).to_be_visible()
    for page in (first, second):
        code = code_of(page)
        page.reload()
        expect(page.locator(".act")).to_be_visible(timeout=LOADED)
        assert code_of(page) == code


def test_an_old_address_writes_over_nothing(context: BrowserContext, server: str) -> None:
    page, id = begun_and_kept(context, server)
    old = in_address(page)
    play(page, "undock one-slot")
    wait_until_stored(page)
    newer = code_of(page)
    page.goto("about:blank")
    again = opened(context, server, fragment=old)
    assert code_of(again) != newer
    again.wait_for_function("id => !location.hash.includes(id)", arg=id)
    assert kept(again) == {id: newer}
    play(again, "finish fishing")
    wait_until_stored(again)
    assert kept(again).pop(id) == newer
    assert len(kept(again)) == 2


def test_an_old_address_leaves_the_branches_alone(context: BrowserContext, server: str) -> None:
    page, id = begun_and_kept(context, server)
    old = in_address(page)
    play(page, "undock one-slot")
    page.get_by_role("button", name="One step back").click()
    page.locator("#time-branches > summary").click()
    page.locator("form[data-do=branch] button").click()
    play(page, "finish fishing")
    page.locator("#time-branches > summary").click()
    page.locator("#time-branches [data-do=line]").click()
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function("code => location.hash.includes(code)", arg=f"{old.split('&')[0]}&")
    wait_until_stored(page)
    everything = page.evaluate(f"Object.fromEntries({GAMES})")[f"tsukiji-lab-game-{id}"]
    assert "lines=" in everything
    page.goto("about:blank")
    again = opened(context, server, fragment=old)
    again.wait_for_function("id => !location.hash.includes(id)", arg=id)
    assert again.evaluate(f"Object.fromEntries({GAMES})") == {f"tsukiji-lab-game-{id}": everything}


def test_a_tab_with_the_form_sees_what_another_keeps(context: BrowserContext, server: str) -> None:
    form = opened(context, server, fragment="")
    expect(form.get_by_role("region", name="Your games")).to_have_count(0)
    page = opened(context, server)
    play(page, "fish")
    expect(form.get_by_role("region", name="Your games")).to_contain_text("Moon and Peak")


def test_games_are_forgotten_when_that_is_confirmed(context: BrowserContext, server: str) -> None:
    for _ in range(2):
        page = opened(context, server)
        play(page, "fish")
        wait_until_stored(page)
    page.evaluate("localStorage.setItem('other', 'mine')")
    open_menu(page)
    page.get_by_role("button", name="New game").click()
    rows = page.locator(".kept li")
    expect(rows).to_have_count(2)
    assert in_address(page) == ""
    expect(page.get_by_role("button", name="Forget this game")).to_have_count(0)
    rows.first.locator("summary").click()
    page.get_by_role("button", name="Forget this game").click()
    expect(rows).to_have_count(1)
    assert len(kept(page)) == 1
    page.locator("#forget-all > summary").click()
    expect(page.locator(".kept")).to_contain_text("your answers in the lesson")
    page.get_by_role("button", name="Delete everything").click()
    expect(page.locator(".kept")).to_have_count(0)
    assert page.evaluate(FORGOTTEN)
    assert page.evaluate("localStorage.getItem('other')") == "mine"
    page.reload()
    expect(page.locator("form.setup")).to_be_visible(timeout=LOADED)
    expect(page.locator(".kept")).to_have_count(0)


def test_the_oldest_games_make_room(context: BrowserContext, server: str) -> None:
    page = opened(context, server, fragment="")
    page.evaluate(
        """() => { for (let n = 1; n <= 24; n++)
            localStorage.setItem(`tsukiji-lab-game-old${n}`,
                                 `code=x&names=Ana%0ABo&turn=${n}&when=${n}`); }"""
    )
    page.reload()
    expect(page.locator(".kept")).to_contain_text("more games", timeout=LOADED)
    expect(page.locator(".kept li").first).to_contain_text("Turn 24")
    page.evaluate("fragment => { location.hash = fragment; }", TABLE)
    expect(page.locator(".act")).to_be_visible()
    play(page, "fish")
    wait_until_stored(page)
    left = {id for id in kept(page) if id.startswith("old")}
    assert left == {f"old{n}" for n in range(6, 25)}


FORBIDDEN = "Object.defineProperty(window, 'localStorage', { get() { throw new Error(); } });"
FULL = "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError'); };"


@pytest.mark.parametrize("script", [FORBIDDEN, FULL], ids=["forbidden", "full"])
def test_without_storage_the_address_keeps_the_game(
    context: BrowserContext, server: str, script: str
) -> None:
    context.add_init_script(script)
    page = context.new_page()
    traffic = Traffic(page)
    page.goto(f"{server}#{TABLE}")
    expect(page.locator(".act")).to_be_visible(timeout=LOADED)
    play(page, "fish")
    code = code_of(page)
    page.wait_for_function("code => location.hash.includes(code)", arg=code)
    page.reload()
    expect(page.locator(".act")).to_be_visible(timeout=LOADED)
    assert code_of(page) == code
    open_menu(page)
    page.get_by_role("button", name="New game").click()
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(".act")).to_be_visible()
    assert code_of(page) == code
    assert traffic.errors == []


OLD = "code=x&names=Ana%0ABo&turn=1&when="


def test_what_cannot_be_written_costs_no_other_game(context: BrowserContext, server: str) -> None:
    page = opened(context, server, fragment="")
    page.evaluate(
        f"""() => {{ for (let n = 1; n <= 24; n++)
            localStorage.setItem(`tsukiji-lab-game-old${{n}}`, "{OLD}" + n); }}"""
    )
    page.evaluate(f"() => {{ {FULL} }}")
    told = page.get_by_role("status").filter(has_text="no room")
    for seed in (3, 4):
        page.evaluate("link => { location.hash = link; }", TABLE.replace("3", str(seed), 1))
        page.wait_for_function("document.querySelector('.act') && location.hash.includes('code=')")
        play(page, "fish")
        expect(told).to_have_count(1)
        play(page, "undock one-slot")
        expect(told).to_have_count(0)  # of each game once
    assert set(kept(page)) == {f"old{n}" for n in range(1, 25)}


def test_where_room_lacks_the_oldest_game_that_is_not_open_makes_it(
    context: BrowserContext, server: str
) -> None:
    _, mine = begun_and_kept(context, server)
    page = opened(context, server, fragment="")
    page.evaluate(
        f"""() => {{
            for (const n of [1, 2]) localStorage.setItem(
                `tsukiji-lab-game-old${{n}}`, `{OLD}${{Date.now() + n}}&x=${{"x".repeat(5000)}}`);
            let size = 2 ** 22;
            while (size >= 1) {{
                try {{ localStorage.setItem(`else-${{size}}`, "x".repeat(size)); }} catch {{ }}
                size /= 2;
            }}
        }}"""
    )
    page.evaluate("fragment => { location.hash = fragment; }", TABLE)
    expect(page.locator(".act")).to_be_visible()
    play(page, "fish")
    wait_until_stored(page)
    assert page.evaluate(f"{GAMES}.length") == 3
    assert {mine, "old2"} < set(kept(page))


# --- links ---


def test_a_link_in_the_address_opens_that_table(context: BrowserContext, server: str) -> None:
    page = opened(context, server, fragment="seed=7&lang=es&fish=eel,tuna")
    expect(page.locator("html")).to_have_attribute("lang", "es")
    expect(page.get_by_role("heading", name="Anguila", exact=True)).to_be_visible()
    is_kept = "/code=.*lang=es/.test(location.hash)"
    page.wait_for_function(is_kept)
    page.evaluate("location.hash = 'seed=7&fish=coelacanth'")
    expect(page.get_by_role("status").filter(has_text="coelacanth")).to_be_visible()
    expect(page.locator(".act")).to_be_visible()
    page.wait_for_function(is_kept)  # and what was refused is gone
    page.evaluate("location.hash = 'scenario=auction/matched&lang=en&seats=person,person,person'")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.wait_for_function("/code=.*lang=en/.test(location.hash)")
    case = lab.load_scenario(stored_cases()["auction/matched"])
    assert open_link(in_address(page), "en").game.state == case.state


def test_a_wrong_link_gets_a_sentence_and_the_form(context: BrowserContext, server: str) -> None:
    page = context.new_page()
    page.goto(f"{server}#players=9")
    expect(page.locator("form.setup")).to_be_visible(timeout=LOADED)
    expect(page.get_by_role("status").filter(has_text="2 to 6 players")).to_be_visible()
    page.goto(f"{server}#code=t1.broken")
    expect(page.get_by_role("status").filter(has_text="The code in the address")).to_be_visible()
    page.get_by_role("button", name="Set up the game").click()
    expect(page.locator(".act")).to_be_visible()


def copied(page: Page) -> str:
    """What the clipboard holds, when it is what the page shows."""
    field = page.locator("[data-link]")
    expect(field).to_be_visible()
    page.wait_for_function(
        """async () => await navigator.clipboard.readText()
            === document.querySelector('[data-link]').value"""
    )
    return field.input_value()


def test_links_are_copied_and_open_the_same_table(context: BrowserContext, server: str) -> None:
    page = opened(context, server, fragment="")
    page.locator("[name=players][value='2']").click()
    expect(page.locator(".setup .seat-row")).to_have_count(2)
    page.locator("[name=kind-1]").select_option("person")
    page.locator("[name=name-0]").fill("Ana & Co")
    page.locator("#form-more > summary").click()
    page.locator("[name=seed]").fill("3")
    page.get_by_role("button", name="Copy a link to this set-up").click()
    setup = copied(page)
    assert setup.startswith(f"{server}#")
    table = opened(context, server, fragment=urlsplit(setup).fragment)
    expect(table.locator(".page")).to_contain_text("Ana & Co")
    play(table, "fish")
    open_menu(table)
    table.get_by_role("button", name="Copy a link to this game").click()
    game = copied(table)
    again = opened(context, server, fragment=urlsplit(game).fragment)
    assert code_of(again) == code_of(table)
    assert end_of(again) == end_of(table)
    expect(again.get_by_role("status").filter(has_text="another tab")).to_have_count(0)
    table.get_by_role("button", name="Copy a link to its start").click()
    table.wait_for_function("old => document.querySelector('[data-link]').value !== old", arg=game)
    start = opened(context, server, fragment=urlsplit(copied(table)).fragment)
    assert open_link(f"code={code_of(start)}", "en").game.actions == ()


def test_what_the_browser_did_not_copy_is_not_said_to_be_copied(
    context: BrowserContext, server: str
) -> None:
    page = opened(context, server)
    copied = page.get_by_role("status").filter(has_text="copied")
    open_menu(page)
    page.get_by_role("button", name="Copy", exact=True).first.click()
    expect(copied).to_have_count(1)
    page.evaluate(
        """() => { navigator.clipboard.writeText = () => Promise.reject(new Error());
            document.execCommand = () => false; }"""
    )
    page.get_by_role("button", name="Copy", exact=True).first.click()
    expect(copied).to_have_count(0)
    code = code_of(page)
    assert page.evaluate("getSelection().toString() || document.activeElement.value") == code


# --- bids ---


def test_a_sealed_bid_stands_neither_in_the_address_nor_in_the_browser(
    context: BrowserContext, server: str
) -> None:
    game = lab.load_scenario(stored_cases()["bid/blind"])
    for _ in ("fish", "dock"):
        game.redo()
    page = opened(context, server, fragment=link_to(game, ("person",) * 3))
    page.locator("[data-do=open]").first.click()
    field = page.locator(".act form[data-text=bid] [name=yen]")
    field.fill("300")
    field.press("Enter")
    expect(page.locator("[data-do=open]").first).to_be_visible()
    for _ in range(10):
        everything = f"{in_address(page)}&{page.evaluate(f'JSON.stringify({GAMES})')}"
        codes = [each.split("&")[0].strip('"') for each in everything.split("code=")[1:]]
        assert codes
        for code in codes:
            assert not any("bid" in each for each in lab.game_from_code(code).actions)
        page.wait_for_timeout(50)
    assert code_of(page) == game.code


# --- a line that is lost ---


def banner(page: Page) -> Any:
    return page.get_by_role("alert").filter(has_text="The connection is lost")


@pytest.fixture(scope="module")
def market(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Path]]:
    """A server of its own, that may be stopped."""
    port = any_free_port()
    log = tmp_path_factory.mktemp("market") / "log.txt"
    running = start_server(serve_command(sys.executable, port), port, log)
    yield running, log
    stop_server(running.process)


def test_a_killed_kernel_leaves_the_code_and_a_reload_goes_on(
    context: BrowserContext, market: tuple[Server, Path]
) -> None:
    server, _ = market
    context.add_init_script(SOCKETS)
    page = opened(context, server.url)
    play(page, "fish", "undock one-slot")
    wait_until_stored(page)
    code, end = code_of(page), end_of(page)
    expect(banner(page)).to_be_hidden()
    kernel_of(page, server).kill()
    expect(banner(page)).to_be_visible(timeout=30_000)
    page.evaluate("dispatchEvent(new Event('online'))")  # which is no answer
    expect(banner(page)).to_be_visible()
    shown = banner(page).locator("textarea")
    expect(shown).to_have_value(code)
    wait_for_new_kernel(page, server)
    page.locator('.act [data-text="finish fishing"]').first.click()
    page.wait_for_timeout(3000)
    expect(banner(page)).to_be_visible()  # a new kernel is connected, and knows of no game
    expect(shown).to_have_value(code)
    expect(page.locator(".act h2")).to_have_text("What do your boats do?")
    banner(page).get_by_role("button", name="Load again").click()
    expect(banner(page)).to_be_hidden(timeout=LOADED)
    expect(page.locator(".act h2")).to_have_text("What do your boats do?", timeout=LOADED)
    assert code_of(page) == code
    assert end_of(page) == end
    play(page, "finish fishing")


def wait_for_new_kernel(page: Page, server: Server) -> None:
    """Wait until the kernel was started again."""
    for _ in range(100):
        try:
            kernel_of(page, server)
        except AssertionError:
            page.wait_for_timeout(100)
        else:
            return
    raise AssertionError("the kernel was not started again")


def test_a_stopped_server_leaves_the_code_and_the_table(
    context: BrowserContext, market: tuple[Server, Path]
) -> None:
    server, log = market
    page = opened(context, server.url)
    play(page, "fish")
    wait_until_stored(page)
    end = end_of(page)
    stop_server(server.process)
    expect(banner(page)).to_be_visible(timeout=20_000)
    expect(page.locator(".act h2")).to_have_text("What do your boats do?")
    expect(page.get_by_role("heading", name="Mackerel")).to_be_visible()
    again = start_server(
        serve_command(sys.executable, urlsplit(server.url).port or 0),
        urlsplit(server.url).port or 0,
        log,
    )
    try:
        page.wait_for_timeout(3000)
        expect(banner(page)).to_be_visible()
        with page.expect_navigation():
            banner(page).get_by_role("button", name="Load again").click()
        expect(page.locator(".act h2")).to_have_text("What do your boats do?", timeout=LOADED)
        assert end_of(page) == end
        expect(banner(page)).to_be_hidden()
    finally:
        stop_server(again.process)


# --- in JupyterLab ---


@pytest.fixture
def laboratory(tmp_path: Path) -> Iterator[str]:
    """The address of JupyterLab with a notebook that shows a table."""
    notebook = new_notebook(cells=[new_code_cell(CELL)], metadata={"kernelspec": PYTHON})
    nbformat.write(notebook, tmp_path / "table.ipynb")
    running = start_laboratory(tmp_path)
    yield f"{running.url}lab/tree/table.ipynb"
    stop_server(running.process)


CELL = "from tsukiji_widgets import Table\ntable = Table()\ntable"
PYTHON = {"name": "python3", "display_name": "Python 3", "language": "python"}
RUN = "window.jupyterapp.commands.execute('notebook:run-all-cells')"


def test_in_jupyterlab_the_storage_alone_keeps_the_game(
    context: BrowserContext, laboratory: str
) -> None:
    page = context.new_page()
    page.goto(laboratory)
    expect(page.locator(".jp-Cell").first).to_be_visible(timeout=LOADED)
    page.wait_for_function("window.jupyterapp?.shell.currentWidget?.sessionContext?.isReady")
    page.evaluate(RUN)
    expect(page.locator("form.setup")).to_be_visible(timeout=LOADED)
    expect(page.get_by_role("button", name="Copy a link")).to_have_count(0)
    page.locator("[name=kind-1]").select_option("person")
    page.locator("[name=kind-2]").select_option("person")
    page.get_by_role("button", name="Set up the game").click()
    expect(page.locator(".act")).to_be_visible()
    play(page, "fish")
    wait_until_stored(page)
    code = code_of(page)
    assert in_address(page) == ""

    page.evaluate(RUN)  # another table, which knows of nothing
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(".act")).to_be_visible()
    assert code_of(page) == code
    play(page, "undock one-slot")
    wait_until_stored(page)
    assert list(kept(page).values()) == [code_of(page)]
    assert in_address(page) == ""
