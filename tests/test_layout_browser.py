"""Where things stand on screens of all sizes and on paper: what is needed is in sight."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest
from playwright.sync_api import Browser, FloatRect, Page, expect

import tsukiji_lab as lab
from tests.measuring import (
    ANSWERED,
    COMMIT,
    fresh_page,
    open_table,
    play_to_the_end,
    wait_for_charts,
    wait_until_idle,
)
from tests.moments import DOCKED, HAND, MOMENTS
from tests.stored_games import begun, stored
from tsukiji_lab.drawing import draw, lay_out, style, symbols
from tsukiji_lab.drawing.choices import Choice
from tsukiji_lab.drawing.panel import draw_panel, panel_style
from tsukiji_lab.drawing.scoring import final_count
from tsukiji_lab.drawing.things import live
from tsukiji_lab.drawing.timeline import Branch, Times, draw_timeline
from tsukiji_lab.drawing.view import Live, look
from tsukiji_lab.game.action import MARKS
from tsukiji_lab.players import PLAYERS
from tsukiji_lab.rulebook import words

pytestmark = pytest.mark.browser

SIZES = ((1280, 1100), (1280, 800), (820, 1100), (640, 400), (360, 780), (360, 640))
PHONES = ((360, 780), (360, 640))

IS_SEEN = """element => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [left + 2, right - 2].every(x => [top + 2, bottom - 2].every(y => {
        const there = document.elementFromPoint(x, y);
        return there && element.contains(there);
    }));
}"""
"""Whether all four corners of an element are in sight and nothing lies over them."""

MIDDLE_IS_SEEN = """element => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return element.contains(there);
}"""

REACHES = """all => all.filter(each => each.checkVisibility()).map(each => {
    each.scrollIntoView({ block: "center", inline: "center" });
    const { left, right, top, bottom } = each.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const far = (dx, dy) => {
        let steps = 0;
        const there = () => document.elementFromPoint(x + steps * dx, y + steps * dy);
        while (steps < 400 && each.contains(there())) steps += 0.5;
        return steps;
    };
    return [each.dataset.text, far(1, 0) + far(-1, 0), far(0, 1) + far(0, -1)];
})"""
"""How wide and how high a target answers, round its middle; in pixels."""

FOCUS_IS_SEEN = """() => {
    const element = document.activeElement;
    const { left, right, top } = element.getBoundingClientRect();
    const there = document.elementFromPoint((left + right) / 2, Math.max(top, 0) + 5);
    return there && (element.contains(there) || there.contains(element));
}"""

FILL_THEIR_CARDS = """() => {
    const cards = [...document.querySelectorAll(".chart:has(.main-svg)")];
    const share = (card) => card.querySelector(".main-svg").getBoundingClientRect().width
        / card.getBoundingClientRect().width;
    return cards.length && cards.map(share).every(part => part >= 0.93 && part <= 1);
}"""

ROWS = """all => {
    const boxes = all.map(each => each.getBoundingClientRect());
    const rows = Map.groupBy(boxes, box => Math.round(box.top));
    const span = row =>
        Math.max(...row.map(box => box.right)) - Math.min(...row.map(box => box.left));
    return [...rows.values()].map(row => Math.round(span(row)));
}"""
"""How wide the rows are that elements stand in."""


OUT_OF_PLACE = """() => {
    const found = [];
    const seen = (element) => element.checkVisibility() && !element.closest(".vh");
    const room = (element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return (element.matches("svg, li") ? element : range).getBoundingClientRect();
    };
    const meet = (one, other) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
        && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
    for (const stall of document.querySelectorAll(".stall")) {
        const card = stall.getBoundingClientRect();
        const said = "h3, .worth, li, .bar b, svg, dt, dd, .note, .flag";
        const told = [...stall.querySelectorAll(said)]
            .filter(seen).map(each => [each, room(each)]);
        for (const [each, { left, right }] of told)
            if (left < card.left - 0.5 || right > card.right + 0.5) found.push(each.textContent);
        for (const [one, its] of told)
            for (const [other, theirs] of told)
                if (!one.contains(other) && !other.contains(one) && meet(its, theirs))
                    found.push(`${one.textContent} on ${other.textContent}`);
    }
    return found;
}"""
"""What runs over the edge of a market board, or over something else on it."""

CUT_AMOUNTS = """all => all.filter(amount => {
    const [its, part] = [amount, amount.parentElement].map(each => each.getBoundingClientRect());
    return its.top < part.bottom - 3 && (its.left < part.left || its.right > part.right);
}).map(amount => amount.textContent)"""
"""The amounts in bars of which only a part is seen."""

WIDTHS = (360, 820, 1101, 1180, 1265, 1280, 1366, 1440, 1920)


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def sized(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A page of each size, in the language with the longer words."""
    width, height = request.param
    page = fresh_page(browser, width, height, locale="es-ES", has_touch=width < 500)
    yield page
    page.context.close()


@pytest.fixture(params=PHONES, ids=lambda size: f"{size[0]}x{size[1]}")
def phone(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A phone of each height."""
    page = fresh_page(browser, *request.param, locale="es-ES", has_touch=True)
    yield page
    page.context.close()


def box(page: Page, which: str) -> dict[str, float]:
    """Where the first of these stands, in pixels of the window."""
    found = page.locator(which).first.bounding_box()
    assert found is not None
    return {**found, "bottom": found["y"] + found["height"]}


def height(page: Page) -> int:
    assert page.viewport_size is not None
    return page.viewport_size["height"]


def test_what_commits_is_seen_whole_after_a_choice(sized: Page, server: str) -> None:
    open_table(sized, server, begun("four", DOCKED))
    sized.locator('.act [data-do=choose][data-text^="price "]').nth(2).click()
    commit = sized.locator(COMMIT)
    commit.wait_for(timeout=ANSWERED)
    sized.wait_for_function(IS_SEEN, arg=commit.element_handle(), timeout=ANSWERED)


def test_a_bid_is_seen_at_four_times_its_size(browser: Browser, server: str) -> None:
    page = fresh_page(browser, 320, 256)
    MOMENTS["bid"](page, server)
    for control in ("[name=yen]", "[data-step='100']", ".primary"):
        page.locator(f"form.bid {control}").focus()
        expect(page.locator(f"form.bid {control}")).to_be_in_viewport(ratio=1)
        assert page.locator(f"form.bid {control}").evaluate(IS_SEEN)
    page.context.close()


@pytest.mark.parametrize(("width", "tall"), [(1920, 1080), (1280, 720), (820, 1100), (360, 780)])
def test_what_seals_a_bid_is_seen_at_once(
    browser: Browser, server: str, width: int, tall: int
) -> None:
    page = fresh_page(browser, width, tall, locale="es-ES", has_touch=width < 500)
    MOMENTS["bid"](page, server)
    seal = page.locator(".act .bid .primary")
    assert seal.evaluate(MIDDLE_IS_SEEN)
    assert box(page, ".act .bid .primary")["bottom"] <= tall
    assert page.locator(".act h2").evaluate(MIDDLE_IS_SEEN)
    page.context.close()


LAPTOPS = ((1280, 1000), (1280, 800), (1366, 650), (1280, 720))


@pytest.fixture(params=LAPTOPS, ids=lambda size: f"{size[0]}x{size[1]}")
def laptop(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A page in the window of a laptop."""
    page = fresh_page(browser, *request.param, locale="es-ES")
    yield page
    page.context.close()


def assert_what_is_asked_is_seen(page: Page) -> None:
    """The page is at its top, and the question and its first answers are in sight."""
    page.wait_for_function(
        """([band, question, answer]) =>
            [band, question, answer].every((which) => {
                const { left, right, top, bottom } =
                    document.querySelector(which).getBoundingClientRect();
                return [top + 2, bottom - 2].every((y) => {
                    const there = document.elementFromPoint((left + right) / 2, y);
                    return there?.closest(which);
                });
            })""",
        arg=[".masthead", ".act h2", ".act .choice"],
        timeout=ANSWERED,
    )


def test_what_is_asked_first_is_seen_at_once(laptop: Page, server: str) -> None:
    MOMENTS["form"](laptop, server)
    laptop.locator("form.setup .primary").click()
    expect(laptop.locator(".act .choice").first).to_be_attached(timeout=ANSWERED)
    assert_what_is_asked_is_seen(laptop)


def test_what_is_asked_beside_the_guide_is_seen_at_once(laptop: Page, server: str) -> None:
    MOMENTS["guide"](laptop, server)
    for told in laptop.locator(".guide :is(h2, p, .btn)").all():
        assert told.evaluate(MIDDLE_IS_SEEN), told.inner_text()
    assert_what_is_asked_is_seen(laptop)


def test_what_computers_did_does_not_push_the_question_away(laptop: Page, server: str) -> None:
    game = lab.new_game(3, seed=7, first_player=1)
    player = PLAYERS["greedy"]()
    while game.to_act != 0:
        assert game.to_act is not None
        game.play(player.choose(game.observe(game.to_act), game.legal_actions, Random(1)))
    open_table(laptop, server, game, ("person", "greedy", "greedy"))
    told = laptop.locator("#news-others")
    expect(told).to_be_visible()
    assert_what_is_asked_is_seen(laptop)
    told.locator("summary").click()
    expect(told.locator("li")).to_have_count(2)


@pytest.mark.parametrize("moment", ["middle", "bid"])
def test_a_projector_shows_whoever_is_on_turn(browser: Browser, server: str, moment: str) -> None:
    page = fresh_page(browser, 1920, 1080, locale="es-ES")
    MOMENTS[moment](page, server)
    assert box(page, ".harbour.hot")["bottom"] <= box(page, ".a-time")["y"]
    right = box(page, ".act")
    assert right["x"] + right["width"] >= 1850
    small = page.locator(".harbour.hot tbody th").first.evaluate(
        "one => parseFloat(getComputedStyle(one).fontSize) * one.currentCSSZoom"
    )
    assert small >= 14.9
    page.context.close()


@pytest.mark.parametrize("width", [1920, 1280, 360])
def test_harbours_begin_with_whoever_is_on_turn(browser: Browser, server: str, width: int) -> None:
    page = fresh_page(browser, width, 900)
    game = begun("six", 260)
    open_table(page, server, game)
    shown = page.locator(".harbour").evaluate_all(
        "all => all.map(one => { const { x, y } = one.getBoundingClientRect();"
        " return [Math.round(y), x, one.className]; })"
    )
    seats = re.findall(r"seat-(\w+)", " ".join(name for *_, name in sorted(shown)))
    turns = [*MARKS[game.state.on_turn : 6], *MARKS[: game.state.on_turn]]
    assert seats == turns
    page.context.close()


def test_the_count_is_read_when_a_game_ends(browser: Browser, server: str) -> None:
    page = fresh_page(browser)
    game = begun("four", len(stored("four").session.steps) - 1)
    open_table(page, server, game)
    wait_for_charts(page)
    page.locator(".a-charts").scroll_into_view_if_needed()
    play_to_the_end(page, HAND, game)
    expect(page.locator("[data-part=count]")).to_be_focused()
    assert page.locator(".turn.over h2").evaluate(MIDDLE_IS_SEEN)
    assert page.locator(".bars li").first.evaluate(MIDDLE_IS_SEEN)
    page.context.close()


def test_bids_are_drawn_on_one_scale(browser: Browser, server: str) -> None:
    page = fresh_page(browser)
    MOMENTS["reveal"](page, server)
    tracks = [bar.bounding_box() for bar in page.locator(".reveal .meter").all()]
    assert len(tracks) == 4
    assert len({(bar["x"], bar["width"]) for bar in tracks if bar}) == 1
    page.context.close()


def test_a_finger_finds_every_number(phone: Page, server: str) -> None:
    open_table(phone, server, begun("four", 180))
    wait_for_charts(phone)
    reached = phone.locator(".page .ask-why").evaluate_all(REACHES)
    assert len(reached) > 15
    assert [each for each in reached if min(each[1:]) < 44] == []


def test_bars_never_hide_what_has_the_focus(sized: Page, server: str) -> None:
    open_table(sized, server, begun("four", 180))
    wait_for_charts(sized)
    hidden = []
    for _ in range(90):
        sized.keyboard.press("Tab")
        if not sized.evaluate(FOCUS_IS_SEEN):
            hidden.append(sized.evaluate("document.activeElement.outerHTML.slice(0, 120)"))
    assert hidden == []


def test_a_phone_shows_the_table_between_band_and_panel(phone: Page, server: str) -> None:
    open_table(phone, server, begun("four", 180))
    wait_for_charts(phone)
    sheet, table = box(phone, ".a-sheet"), box(phone, ".harbour")
    assert sheet["height"] <= height(phone) / 2 + 1
    assert sheet["y"] - table["y"] >= 60
    line = box(phone, ".a-time")
    assert line["y"] >= box(phone, ".a-foot")["bottom"]
    # At the end of the page the sheet lies below its last content.
    phone.evaluate(
        "document.querySelectorAll('*').forEach(e => {"
        " if (e.contains(document.querySelector('.page'))) e.scrollTop = e.scrollHeight; })"
    )
    lowest = max(box(phone, f".a-{name}")["bottom"] for name in ("log", "charts"))
    assert lowest <= box(phone, ".a-sheet")["y"] + 1


def test_a_phone_fits_nothing_to_the_window_while_it_scrolls(phone: Page, server: str) -> None:
    open_table(phone, server, begun("four", 180))
    wait_for_charts(phone)
    line, side = phone.locator(".a-time"), phone.locator(".a-side")
    before = side.get_attribute("style")
    line.scroll_into_view_if_needed()
    phone.mouse.wheel(0, 40)
    expect(line).to_be_in_viewport()
    assert side.get_attribute("style") == before  # all in it would be laid out anew


def test_on_a_phone_the_guide_is_read_at_once(phone: Page, server: str) -> None:
    MOMENTS["guide"](phone, server)
    guide = phone.locator(".guide")
    for told in guide.locator("h2, p, .row .btn").all():
        assert told.evaluate(IS_SEEN), told.inner_text()
    assert phone.locator(".act .choice").first.evaluate(IS_SEEN)
    assert box(phone, ".a-sheet")["y"] - box(phone, ".harbour")["y"] >= 60


def test_a_phone_shows_the_red_button_that_the_guide_speaks_of(phone: Page, server: str) -> None:
    MOMENTS["guide"](phone, server)
    guide, red = phone.locator(".guide"), phone.locator(COMMIT)
    ends = words("es").say("guide_step-end")
    told = guide.locator("h2").inner_text()
    for _ in range(14):
        choose, go_on = (guide.locator(f"[data-{how}]") for how in ("do=choose", "text=next"))
        if choose.count():
            choose.tap()
            expect(choose).to_have_count(0)
            phone.wait_for_function(IS_SEEN, arg=red.element_handle(), timeout=ANSWERED)
            if told == ends:
                break
        if go_on.count():
            go_on.tap()
        else:
            red.tap()
        expect(guide.locator("h2")).not_to_have_text(told)
        told = guide.locator("h2").inner_text()
        if red.count():
            phone.wait_for_function(IS_SEEN, arg=red.element_handle(), timeout=ANSWERED)
    assert told == ends


def test_nothing_peeps_out_round_what_seals_a_bid(phone: Page, server: str) -> None:
    MOMENTS["bid"](phone, server)
    sheet, edge = box(phone, ".a-sheet"), box(phone, ".act .bid .primary")["bottom"] + 1
    below = FloatRect(x=0, y=edge, width=sheet["width"], height=sheet["bottom"] - edge)
    shown = phone.screenshot(clip=below)
    phone.add_style_tag(content=".bid > :not(.primary) { visibility: hidden !important }")
    assert phone.screenshot(clip=below) == shown


def test_beside_the_guide_the_table_is_seen(browser: Browser, server: str) -> None:
    page = fresh_page(browser, 820, 1100)
    MOMENTS["guide"](page, server)
    assert page.locator(".guide").evaluate(IS_SEEN)
    assert box(page, ".a-time")["y"] - box(page, ".stall")["y"] >= 60
    page.context.close()


def lay(page: Page, game: lab.Game, **more: str) -> None:
    """Put a table with its panel on the page, as it looks to whoever decides."""
    assert game.to_act is not None
    now = live(game.state, game.legal_actions, home=game.to_act)
    panel = draw_panel(game, range(6), covered=False, ways=None, choice=Choice())
    parts = {**draw(game, game.to_act, now), "panel": panel, **more}
    sheet = f"body {{ margin: 0 }} {style()} {panel_style()}"
    drawn = f'<div class="tsk">{symbols()}{lay_out(parts, game.words)}</div>'
    page.set_content(f"<style>{sheet}</style>{drawn}")


def wide(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("players", range(2, 7))
def test_all_that_a_market_board_says_is_read(page: Page, players: int, language: str) -> None:
    markets = {3: ["eel", "red_snapper", "spider_crab", "tuna"]}.get(players)
    base = lab.new_game(players, seed=7, language=language, fish_markets=markets)
    for game in (base, lab.new_game(players, seed=11, language=language, box="expansion")):
        lay(page, game)
        for width in WIDTHS:
            wide(page, width)
            assert page.evaluate(OUT_OF_PLACE) == [], width


@pytest.mark.parametrize("language", ["en", "es"])
def test_what_is_done_in_a_turn_does_not_move_the_table(page: Page, language: str) -> None:
    turn = stored("four").at(DOCKED).state.turns
    steps = [step for step in range(DOCKED + 9) if stored("four").at(step).state.turns == turn]
    tops: dict[int, set[float]] = {width: set() for width in WIDTHS}
    for step in steps:
        game = begun("four", step)
        game.language = language
        lay(page, game)
        for width in WIDTHS:
            wide(page, width)
            tops[width].add(box(page, ".a-harbours" if width < 600 else ".a-fish")["y"])
            now, strip = box(page, ".steps .now"), box(page, ".steps")
            assert strip["x"] - 8 <= now["x"]
            assert now["x"] + now["width"] <= strip["x"] + strip["width"] + 1
            assert now["bottom"] <= strip["bottom"] + 1
            if width > 820 or width < 600:
                assert len(tops[width]) == 1, (width, step)
    assert len(steps) > 3


@pytest.mark.parametrize("language", ["en", "es"])
def test_what_a_buyer_gains_is_read_in_the_cells(page: Page, language: str) -> None:
    game = begun("four", DOCKED)
    game.language = language
    lay(page, game)
    for width in WIDTHS:
        wide(page, width)
        words_in_cells = page.locator(".place :is(small, b):visible").evaluate_all(
            """all => all.map(one => {
                const [its, cell] = [one, one.parentElement].map(it => it.getBoundingClientRect());
                const room = Math.min(
                    its.left - cell.left, cell.right - its.right,
                    its.top - cell.top, cell.bottom - its.bottom);
                return [parseFloat(getComputedStyle(one).fontSize), room];
            })"""
        )
        assert len(words_in_cells) >= 6
        assert min(size for size, _ in words_in_cells) >= 13
        assert min(room for _, room in words_in_cells) >= 0, width


def test_a_phone_shows_the_action_points_in_the_band(page: Page) -> None:
    lay(page, lab.new_game(3, seed=7))
    wide(page, 360)
    assert page.locator(".turn .pip.on").count() == 2
    for point in page.locator(".turn .pip").all():
        assert point.evaluate(MIDDLE_IS_SEEN)
    assert box(page, ".turn .pip")["y"] < box(page, ".turn .who")["bottom"]


def test_an_amount_in_a_bar_is_whole_or_left_out(page: Page) -> None:
    game = begun("four", 240)
    lay(page, game, count=final_count(look(game, None), is_end=False))
    for width in WIDTHS:
        wide(page, width)
        amounts = page.locator(".stack span")
        assert amounts.count() > 5
        assert amounts.evaluate_all(CUT_AMOUNTS) == [], width
        assert page.locator(".stack .is-yen span").first.evaluate(MIDDLE_IS_SEEN)


def test_a_long_effect_leaves_its_action_room(page: Page) -> None:
    """Squid: worth 0 Resources, sold for ¥600; so both gains are told of every price."""
    lay(page, begun("four", 240))
    for width in WIDTHS:
        wide(page, width)
        lines = page.locator(".of-reprice .say").evaluate_all(
            "all => all.map(one => one.offsetHeight / parseFloat(getComputedStyle(one).lineHeight))"
        )
        assert len(lines) == 5
        assert max(lines) < 2.5, width


def test_names_of_branches_are_read_whole(page: Page) -> None:
    game = begun("four", 54)
    branches = [Branch("A", 54, 60, 9), Branch("Cheap fish", 54, 57, 8)]
    line = draw_timeline(game, Times(54, "B", "C", 40, branches))
    lay(page, game, time=line)
    for width in WIDTHS:
        wide(page, width)
        names = page.locator(".stretch .name")
        assert names.count() == 2
        foot = box(page, ".time")["bottom"]
        for name in names.all():
            there = name.bounding_box()
            assert there is not None
            assert there["y"] + there["height"] <= foot, width


def lay_harbours(page: Page, game: lab.Game, home: int | None) -> None:
    """Show a table with a panel; the harbour of the seat ``home`` is the reader's own."""
    shown = None if home is None else Live(home=home)
    parts = {**draw(game, home, shown), "panel": "panel"}
    drawn = f'<div class="tsk">{symbols()}{lay_out(parts, game.words, home)}</div>'
    page.set_content(f"<style>body {{ margin: 0; }} {style()}</style>{drawn}")


@pytest.mark.parametrize("width", [1280, 820])
@pytest.mark.parametrize("home", [0, None])
def test_no_row_of_harbours_has_a_hole(page: Page, width: int, home: int | None) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    for players in range(2, 7):
        game = lab.new_game(players, seed=3)
        lay_harbours(page, game, home)
        rows = page.locator(".harbour").evaluate_all(ROWS)
        assert max(rows) - min(rows) <= 2, (players, rows)


@pytest.mark.parametrize("home", [0, 2])
@pytest.mark.parametrize("width", [1280, 820, 360])
def test_the_own_harbour_is_first_and_fills_a_row(page: Page, width: int, home: int) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    for players in range(3, 7):
        lay_harbours(page, lab.new_game(players, seed=3), home)
        slots = page.locator(".a-harbours .slots > div")
        names = slots.evaluate_all("all => all.map((each) => each.dataset.part)")
        own, *others = slots.evaluate_all("all => all.map((each) => each.offsetWidth)")
        row = page.locator(".a-harbours .slots").evaluate("slots => slots.clientWidth")
        assert names[0] == f"harbour-{home}"
        assert own >= max(*others, 0.85 * row), (players, own, others)
        assert min(others) >= 270, (players, others)


def test_a_game_is_printed_on_few_pages_without_bars(browser: Browser, server: str) -> None:
    page = fresh_page(browser, 1280, 900, color_scheme="dark")
    open_table(page, server, begun("four", 200))
    wait_for_charts(page)
    printed = page.pdf(format="A4")
    assert len(re.findall(rb"/Type /Page\b", printed)) <= 4
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")
    for unseen in (".masthead", ".a-time", ".act", ".offers", ".chart .foot", ".a-log"):
        expect(page.locator(unseen).first).to_be_hidden()
    page.set_viewport_size({"width": 718, "height": 900})  # A4 without its margins
    page.wait_for_function(FILL_THEIR_CARDS)  # figures are drawn anew for the sheet's width
    two = box(page, ".harbour")["width"]
    assert 300 <= two <= 718 / 2
    page.context.close()


def test_charts_are_printed_in_light_colours(browser: Browser, server: str) -> None:
    found = {}
    for theme in ("light", "dark"):
        page = fresh_page(browser, color_scheme=theme)
        open_table(page, server, begun("four", 200))
        wait_for_charts(page)
        page.locator(".a-charts").scroll_into_view_if_needed()
        wait_until_idle(page)
        shown = colours(page)
        page.evaluate("dispatchEvent(new Event('beforeprint'))")
        found[theme] = colours(page)
        page.evaluate("dispatchEvent(new Event('afterprint'))")
        assert colours(page) == shown
        page.context.close()
    assert found["light"] == found["dark"] != shown


def colours(page: Page) -> set[str]:
    """Those that the charts are drawn with."""
    drawn = page.locator(".chart .main-svg").evaluate_all("all => all.map(one => one.outerHTML)")
    return set(re.findall(r"rgb\([^)]*\)", "".join(drawn)))


def test_what_is_chosen_is_told_in_forced_colours(browser: Browser, server: str) -> None:
    page = fresh_page(browser, forced_colors="active")
    MOMENTS["effect"](page, server)
    ground = "all => all.map(one => getComputedStyle(one).backgroundColor)"
    chosen = page.locator(".act .choice[aria-pressed=true]").evaluate_all(ground)
    others = page.locator(".act .choice[aria-pressed=false]").evaluate_all(ground)
    assert len(chosen) == 1
    assert chosen[0] not in others
    page.context.close()


def test_signs_on_the_line_do_not_touch(browser: Browser, server: str) -> None:
    page = fresh_page(browser, 820, 1100)
    MOMENTS["scoring"](page, server)
    for width in (1280, 820, 770, 620, 360):
        page.set_viewport_size({"width": width, "height": 900})
        signs = page.locator(".stretch .mark .g").evaluate_all(
            "all => all.filter(one => one.checkVisibility()).map(one => {"
            " const { left, right } = one.getBoundingClientRect(); return [left, right]; })"
        )
        assert signs
        signs.sort()
        gaps = [after[0] - before[1] for before, after in pairwise(signs)]
        assert all(gap >= 1 for gap in gaps), (width, gaps)
    page.context.close()


def test_the_panel_goes_along_with_the_table_but_not_over_the_charts(
    browser: Browser, server: str
) -> None:
    page = fresh_page(browser, 1280, 900)
    open_table(page, server, lab.new_game(2, seed=3, fish_markets="beginners"))
    charts = page.locator(".a-charts")
    charts.scroll_into_view_if_needed()
    wait_for_charts(page)
    page.locator(".a-external").evaluate("each => each.scrollIntoView({ block: 'start' })")
    expect(page.locator(".act")).to_be_in_viewport()
    charts.evaluate("each => each.scrollIntoView({ block: 'start' })")
    side, below = page.locator(".a-side").bounding_box(), charts.bounding_box()
    assert side is not None
    assert below is not None
    assert side["y"] + side["height"] <= below["y"]
    page.context.close()


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("moment", ["long names", "near the end"])
def test_the_step_under_way_is_read_whole(page: Page, moment: str, language: str) -> None:
    if moment == "long names":
        names = ["Maximilian Fernandez", "Bartholomew Featherstone"]
        game = lab.new_game(names, seed=3, first_player=0, language=language)
        game.play("fish")
        game.play("undock one-slot")
    else:
        game = begun("four", 290)
        game.language = language
    lay(page, game)
    for width in WIDTHS:
        wide(page, width)
        now = page.locator(".steps .now").evaluate("each => each.scrollHeight - each.clientHeight")
        assert now <= 0, width
