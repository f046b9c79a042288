"""The play notebook as a player meets it: in a browser, with the mouse."""

from __future__ import annotations

import pytest
from conftest import Traffic
from playwright.sync_api import FilePayload, Page, expect

import tsukiji_lab as lab
from tests.measuring import Mouse, decide

pytestmark = pytest.mark.browser

SEED = "3"
"""With it Moon begins, and the game has the Ships, Government and Barter markets."""

TWO_TURNS = (
    *("fish", "undock one-slot", "finish fishing"),
    *("fish", "catch one-slot mackerel", "finish fishing", "end turn"),
    *("fish", "undock one-slot", "finish fishing"),
    *("enter mackerel points", "buy licence mackerel", "leave"),
)

HIMONO_TURN = (
    *("enter himono points", "buy licence himono", "leave"),
    *("fish", "undock one-slot", "finish fishing", "end turn"),
)


def open_form(page: Page, url: str) -> None:
    page.goto(url)
    expect(page.locator("form.setup")).to_be_visible(timeout=30_000)


def set_up(page: Page, other: str, names: tuple[str, str] = ("", "")) -> None:
    """Set up a game of two, with the mouse; the other seat is played by ``other``."""
    page.get_by_role("radio", name="2", exact=True).click()
    expect(page.locator(".setup .seat-row")).to_have_count(2)
    page.locator("[name=kind-1]").select_option(other)
    for seat, name in enumerate(names):
        page.locator(f"[name=name-{seat}]").fill(name)
    page.locator("#form-more > summary").click()
    page.locator("[name=seed]").fill(SEED)
    page.get_by_role("button", name="Set up the game").click()
    expect(page.locator(".act")).to_be_visible(timeout=20_000)  # the server may still warm up


def click(page: Page, action: str) -> None:
    """Choose an action and commit to it, and wait until it has been played."""
    log = page.locator("[data-part=log]")
    before = log.inner_text()
    decide(page, Mouse(), action)
    expect(log).not_to_have_text(before, use_inner_text=True)


def plotted(page: Page) -> str:
    """What the three charts show that have something to draw from the start."""
    charts = page.locator(".a-charts .js-plotly-plot")
    expect(charts).to_have_count(3, timeout=15_000)
    return str(charts.evaluate_all("plots => JSON.stringify(plots.map(plot => plot.data))"))


def is_as_wide_as_the_screen(page: Page) -> bool:
    """Whether nothing lies beside the screen but what can be scrolled to, and the page is still."""
    return bool(
        page.evaluate(
            """() => {
                const boxes = "#rendered_cells, #rendered_cells .jp-OutputArea-output, .tsk";
                const isScrolled = element =>
                    element.closest(
                        ".plot, .numbers, .a-harbours .slots, .tsk .slots[tabindex], .wide, .vh"
                    );
                const isSeen = element =>
                    element.checkVisibility({ contentVisibilityAuto: true })
                    && !isScrolled(element);
                const isInside = ({ left, right }) => left >= -0.5 && right <= innerWidth + 0.5;
                return [document.documentElement, ...document.querySelectorAll(boxes)]
                    .every(element => element.scrollWidth <= innerWidth)
                    && [...document.querySelectorAll(".tsk-table *")]
                        .filter(isSeen)
                        .every(element => isInside(element.getBoundingClientRect()));
            }"""
        )
    )


def test_a_game_is_played_undone_and_kept(page: Page, traffic: Traffic, server: str) -> None:
    open_form(page, server)
    set_up(page, "person")
    before = plotted(page)
    for action in TWO_TURNS:
        click(page, action)
    expect(page.locator("[data-part=log]")).to_contain_text("Peak leaves the Mackerel market.")
    expect(page.locator(".act h2")).to_have_text("Anything else before your turn ends?")
    page.locator(".a-charts").scroll_into_view_if_needed()
    page.wait_for_function(
        """before => before !== JSON.stringify(
            [...document.querySelectorAll('.a-charts .js-plotly-plot')].map(plot => plot.data)
        )""",
        arg=before,
    )
    for undone in ("leave", "buy licence mackerel"):
        page.get_by_role("button", name="Undo").click()
        expect(page.locator(f'.act button[data-text="{undone}"]')).to_be_visible()
    expect(page.locator("[data-part=log]")).not_to_contain_text("buys a Mackerel licence")

    game = lab.new_game(2, seed=int(SEED), fish_markets="beginners")
    for action in TWO_TURNS[:-2]:
        game.play(action)
    page.wait_for_function("code => location.hash.includes(code)", arg=f"code={game.code}&")
    page.reload()
    asked = page.locator(".act h2")
    expect(asked).to_have_text("What do you do in the Mackerel market?", timeout=30_000)
    click(page, "buy licence mackerel")
    assert is_as_wide_as_the_screen(page)
    assert traffic.elsewhere == []
    assert traffic.errors == []


def test_a_phone_plays_against_a_computer(phone: Page, server: str) -> None:
    traffic = Traffic(phone)
    open_form(phone, server)
    assert is_as_wide_as_the_screen(phone)
    set_up(phone, "greedy")
    for action in TWO_TURNS[:7]:
        click(phone, action)
    expect(phone.locator(".act h2")).to_have_text("What do you do?", timeout=15_000)
    expect(phone.locator(".turn")).to_contain_text("Turn 3")
    plotted(phone)
    assert is_as_wide_as_the_screen(phone)
    small = phone.locator(".act button").evaluate_all(
        "all => all.filter(one => one.offsetHeight && one.offsetHeight < 44).length"
    )
    assert small == 0
    assert traffic.elsewhere == []
    assert traffic.errors == []


@pytest.mark.parametrize("width", [320, 360])
def test_long_names_and_small_screens_break_nothing(phone: Page, server: str, width: int) -> None:
    phone.set_viewport_size({"width": width, "height": 700})
    open_form(phone, server)
    assert is_as_wide_as_the_screen(phone)
    small = "all => all.filter(one => one.offsetHeight && one.offsetHeight < 44).length"
    for controls in (".setup .btn", ".open :is(.btn, [type=file])"):
        assert phone.locator(controls).evaluate_all(small) == 0
    set_up(phone, "person", names=("W" * 40, "M" * 20))
    phone.locator("#table-menu summary").click()
    phone.evaluate("for (const each of document.querySelectorAll('.act details')) each.open = true")
    assert is_as_wide_as_the_screen(phone)
    phone.locator("#table-menu summary").click()
    for action in TWO_TURNS:
        click(phone, action)
        assert is_as_wide_as_the_screen(phone)


def test_fields_and_details_stay_while_the_game_goes_on(page: Page, server: str) -> None:
    open_form(page, server)
    set_up(page, "person")
    page.locator("#panel-free summary").click()
    typed = page.get_by_role("textbox", name="Type an action")
    typed.fill("catch one-slot eel")
    click(page, "fish")
    expect(typed).to_have_value("catch one-slot eel")
    expect(page.locator("#panel-free")).to_have_attribute("open", "")
    page.get_by_role("button", name="Why not?").click()
    expect(page.locator(".answer")).to_contain_text("is not at sea")
    page.get_by_role("button", name="ES", exact=True).click()
    expect(page.locator(".act h2")).to_have_text("¿Qué hacen tus barcos?")


def open_expansion(page: Page, url: str) -> None:
    """Open the form and choose the expansion, with all that it can ask."""
    open_form(page, url)
    page.locator("[name=box][value=expansion]").click()
    expect(page.locator("[name=staple]")).to_have_count(2)
    for sort in ("fish", "external"):
        page.locator(f"[name={sort}][value=named]").click()
        expect(page.locator(f"[name={sort}-market]").first).to_be_visible()
    page.locator("#form-more > summary").click()
    page.locator("#form-numbers > summary").click()


def tick(page: Page, sort: str, *boards: str) -> None:
    """Tick markets, one after the other."""
    counted = page.locator(f"fieldset:has([name={sort}-market]) [role=status]")
    for number, board in enumerate(boards, start=1):
        page.locator(f"[name={sort}-market][value={board}]").click()
        expect(counted).to_contain_text(f": {number} ")


def test_a_game_of_the_expansion_is_set_up_played_and_kept(
    page: Page, traffic: Traffic, server: str
) -> None:
    open_expansion(page, server)
    page.locator("[name=kind-1]").select_option("person")
    page.locator("[name=kind-2]").select_option("person")
    tick(page, "fish", "himono", "nori", "sardines", "swordfish")
    tick(page, "external", "foreign_market", "influence")
    page.locator("[name=seed]").fill(SEED)
    barrels = page.locator("[name='himono.barrels']")
    barrels.fill("many")
    page.get_by_role("button", name="Set up the game").click()
    wrong = page.get_by_role("status").filter(has_text="“Himono: Barrels” is a whole number")
    expect(wrong).to_be_in_viewport()
    expect(barrels).to_have_attribute("aria-invalid", "true")
    expect(barrels).to_have_accessible_description(
        "“Himono: Barrels” is a whole number from 1 to 99, not “many”."
    )
    barrels.fill("6")
    barrels.press("Enter")
    expect(page.locator(".act")).to_be_visible(timeout=20_000)
    for action in HIMONO_TURN:
        click(page, action)
    expect(page.locator(".turn")).to_contain_text("Turn 2")
    expect(page.locator("[data-part=market-himono]")).to_contain_text("6 / 6")
    assert is_as_wide_as_the_screen(page)

    game = lab.new_game(
        3,
        box="expansion",
        fish_markets=["himono", "nori", "sardines", "swordfish"],
        external_markets=["foreign_market", "influence"],
        boards={"himono": {"barrels": 6}},
        seed=int(SEED),
    )
    for action in HIMONO_TURN:
        game.play(action)
    page.wait_for_function("code => location.hash.includes(code)", arg=f"code={game.code}&")
    page.reload()
    expect(page.locator(".turn")).to_contain_text("Turn 2", timeout=30_000)
    expect(page.locator("[data-part=market-himono]")).to_contain_text("6 / 6")
    assert traffic.elsewhere == []
    assert traffic.errors == []


@pytest.mark.parametrize("width", [320, 360])
def test_all_that_the_expansion_asks_fits_a_phone(phone: Page, server: str, width: int) -> None:
    phone.set_viewport_size({"width": width, "height": 780})
    open_expansion(phone, server)
    controls = ".setup :is(.choice-row label, .ticks label, .line input, .guess input, summary)"
    small = "all => all.filter(one => one.offsetHeight < 44).length"
    for language in ("EN", "ES"):
        phone.get_by_role("button", name=language, exact=True).click()
        expect(phone.get_by_role("main")).to_have_attribute("lang", language.lower())
        assert is_as_wide_as_the_screen(phone)
        assert phone.locator(controls).evaluate_all(small) == 0


def test_changes_in_quick_succession_all_count(page: Page, server: str) -> None:
    open_form(page, server)
    page.evaluate(  # in one go, so that no answer can come between
        """() => {
            for (const name of ["[name=players][value='4']", "[name=players][value='6']",
                                "[name=box][value=expansion]"])
                document.querySelector(name).click();
        }"""
    )
    expect(page.locator(".setup .seat-row")).to_have_count(6)
    expect(page.locator("[name=staple]")).to_have_count(2)
    expect(page.locator("[name=players][value='6']")).to_be_checked()


def test_the_expansion_is_chosen_by_keyboard(page: Page, server: str) -> None:
    open_form(page, server)
    press(page, "[name=box]", "ArrowRight")
    expect(page.locator("[name=box][value=expansion]")).to_be_focused()
    press(page, "[name=staple]", "ArrowRight")
    expect(page.locator("[name=staple][value=horse_mackerel]")).to_be_focused()
    expect(page.locator(".setup")).to_contain_text("nobody begins with a licence")
    press(page, "#form-more > summary")
    press(page, "[name=variant]", "Space")
    expect(page.locator("[name=variant]").first).to_be_focused()
    expect(page.get_by_role("textbox", name="How many more")).to_have_count(2)
    press(page, "#form-numbers > summary")
    press(page, "[name='nori.barrels']", "7")
    page.keyboard.press("Enter")
    expect(page.locator(".act h2")).to_be_focused(timeout=20_000)


def press(page: Page, control: str, key: str = "Enter") -> None:
    """Move to a control with Tab alone, and press a key on it."""
    for _ in range(150):
        page.keyboard.press("Tab")
        if page.evaluate("which => document.activeElement.matches(which)", control):
            break
    else:
        raise AssertionError(f"Tab does not reach {control}")
    page.keyboard.press(key)


def take(page: Page, action: str) -> None:
    """Take a decision with Tab and Enter: what is chosen is committed by Enter again."""
    control = f'.act button[data-text="{action}"]'
    press(page, control)
    if page.locator(f"{control}[data-do=choose]").count():
        expect(page.locator(f"{control}[aria-pressed=true]")).to_be_focused()
        page.keyboard.press("Enter")


def test_a_turn_is_played_by_keyboard_and_the_focus_is_never_lost(page: Page, server: str) -> None:
    open_form(page, server)
    page.locator("#form-more > summary").click()
    page.locator("[name=seed]").fill(SEED)
    page.locator("[name=kind-1]").select_option("person")
    question = page.locator(".act h2")
    press(page, ".setup .primary")
    expect(question).to_be_focused(timeout=20_000)
    for action in ("fish", "undock one-slot", "finish fishing", "enter mackerel points"):
        before = question.inner_text()
        take(page, action)
        if action != "undock one-slot":
            expect(question).not_to_have_text(before)
        expect(question).to_be_focused()
    press(page, ".act [data-do=undo]", "Space")
    expect(question).to_have_text("What do you do?")
    expect(page.locator(".act [data-do=undo]")).to_be_focused()
    take(page, "enter mackerel points")
    for action in ("buy licence mackerel", "leave", "end turn"):
        take(page, action)
        expect(page.locator(f'.act [data-text="{action}"]')).to_have_count(0)
        expect(question).to_be_focused()
    expect(page.locator(".turn")).to_contain_text("Turn 2")
    press(page, ".act [data-do=undo]", "Space")
    expect(page.locator("[data-part=panel-answer]")).to_contain_text("explore", ignore_case=True)
    expect(page.locator(".act [data-do=undo]")).to_be_focused()


def test_a_screen_reader_hears_answers_questions_and_the_language(page: Page, server: str) -> None:
    open_form(page, server)
    set_up(page, "person")
    answers = page.locator("[data-part=panel-answer]")
    expect(answers).to_have_role("status")
    answers.evaluate("element => { element.mark = true; }")
    typed = page.get_by_role("textbox", name="Type an action")
    typed.fill("catch one-slot eel")
    page.get_by_role("button", name="Why not?").click()
    expect(answers).to_contain_text("none is under way")
    assert answers.evaluate("element => element.mark")
    typed.fill("fish")
    typed.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    said = page.get_by_role("status").filter(has_text="What do your boats do?")
    expect(said).to_have_count(1)
    page.get_by_role("button", name="ES", exact=True).click()
    expect(page.locator("html")).to_have_attribute("lang", "es")
    expect(page.get_by_role("main")).to_have_attribute("lang", "es")


def test_a_damaged_address_is_told_and_the_kept_game_offered(page: Page, server: str) -> None:
    open_form(page, server)
    set_up(page, "person")
    page.wait_for_function("location.hash.includes('code=')")
    page.goto(f"{server}#code=t1.broken")
    page.reload()
    open_form(page, page.url)
    expect(page.get_by_role("status").filter(has_text="The code in the address")).to_be_visible()
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(".act")).to_be_visible()


def test_a_file_too_large_is_told(page: Page, server: str) -> None:
    open_form(page, server)
    large: FilePayload = {
        "name": "game.json",
        "mimeType": "application/json",
        "buffer": b" " * 2_000_000,
    }
    page.locator("[type=file]").set_input_files(large)
    expect(page.locator(".answer")).to_contain_text("at most 256 kB")


def test_charts_keep_their_height_and_the_table_its_top(page: Page, server: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    open_form(page, server)
    set_up(page, "greedy")
    plotted(page)
    assert page.locator(".masthead").evaluate("bar => bar.getBoundingClientRect().top") == 0
    for width in (1100, 360, 820):
        page.set_viewport_size({"width": width, "height": 720})
        plots = page.locator(".a-charts .js-plotly-plot")
        page.wait_for_function(
            """() => [...document.querySelectorAll(".a-charts .js-plotly-plot")].every(
                plot => plot.querySelector(".main-svg").clientWidth === plot.clientWidth
            )"""
        )
        assert min(plots.evaluate_all("all => all.map(one => one.clientHeight)")) > 200


def test_language_and_theme_last(page: Page, server: str) -> None:
    open_form(page, server)
    table = page.get_by_role("main")
    page.get_by_role("button", name="ES", exact=True).click()
    expect(table).to_have_attribute("lang", "es")
    page.locator("[data-do=theme]").click()
    theme = str(table.get_attribute("data-theme"))
    page.reload()
    expect(page.locator("form.setup")).to_contain_text("Una partida nueva", timeout=30_000)
    expect(table).to_have_attribute("data-theme", theme)
    assert theme == "dark"


def test_a_lost_line_is_told_at_once(page: Page, server: str) -> None:
    page.set_viewport_size({"width": 820, "height": 500})
    open_form(page, server)
    lost = page.get_by_role("alert")
    page.evaluate(
        """() => {
            WebSocket.prototype.send = () => {};
            Object.defineProperty(navigator, "onLine", { value: false });
            dispatchEvent(new Event("offline"));
        }"""
    )
    expect(lost).to_be_visible(timeout=1000)
    page.locator("[type=file]").scroll_into_view_if_needed()
    expect(lost).to_be_in_viewport()


def test_charts_stand_under_the_table_on_a_projector(page: Page, server: str) -> None:
    page.set_viewport_size({"width": 1920, "height": 1080})
    open_form(page, server)
    set_up(page, "person")
    expect(page.locator(".a-charts .js-plotly-plot")).to_have_count(3, timeout=20_000)
    edges = (
        "each => { const { left, right } = each.getBoundingClientRect(); return [left, right]; }"
    )
    fish, side, charts = (
        page.locator(each).evaluate(edges) for each in (".a-fish", ".a-beside", ".a-charts")
    )
    assert charts == pytest.approx([fish[0], side[1]], abs=4)


def test_a_game_shown_in_a_cell_keeps_its_looks_in_jupyterlab(page: Page) -> None:
    """The rules are of the kind that JupyterLab has for whatever a cell shows."""
    page.set_content(
        """<style>
        .jp-RenderedHTMLCommon ul:not(.list-inline), .jp-RenderedHTMLCommon ol:not(.list-inline)
            { padding-left: 2em; margin-bottom: 1em; }
        .jp-RenderedHTMLCommon td, .jp-RenderedHTMLCommon th, .jp-RenderedHTMLCommon tr
            { text-align: right; padding: 0.5em; }
        .jp-RenderedHTMLCommon tbody tr:nth-child(odd) { background: rgb(255, 0, 0); }
        .jp-RenderedHTMLCommon ol:not(.list-inline) { list-style-type: decimal; }
        </style><div class="jp-RenderedHTMLCommon">"""
        + lab.new_game(3, seed=7)._repr_html_()
        + "</div>"
    )
    for row in page.locator("tbody tr").all():
        expect(row).to_have_css("background-color", "rgba(0, 0, 0, 0)")
    for several in page.locator("ul, ol").all():
        expect(several).not_to_have_css("padding-left", "32px")
        expect(several).to_have_css("list-style-type", "none")
