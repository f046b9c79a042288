"""The table for everybody: what axe-core finds, what is hard to see, what a screen reader is told.

``python -m tests.test_accessible`` stores the accessibility trees anew; what changed in them is to
be read as somebody who sees no picture.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.axe import GRAVE, findings
from tests.colours import faint_texts
from tests.measuring import ANSWERED, fresh_page, served_page, wait_until_idle
from tests.moments import MOMENTS

pytestmark = [pytest.mark.browser, pytest.mark.slow]

WIDTHS = (1280, 820, 360)
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
TREES = Path(__file__).parent / "trees"
TOLD = ("form", "start", "effect", "cover", "bid", "reveal", "scoring", "why", "past")
"""The nine moments whose accessibility trees are stored."""


def speak(page: Page, language: str) -> None:
    """Switch the language, as a player does."""
    page.set_viewport_size({"width": WIDTHS[0], "height": 900})
    page.locator(f'[data-do=language][data-text="{language}"]').first.click()
    expect(page.get_by_role("main")).to_have_attribute("lang", language)
    wait_until_idle(page)


def dress(page: Page, scheme: Literal["light", "dark"]) -> None:
    """Make the page light or dark, and wait for the table and then its charts to follow."""
    page.emulate_media(color_scheme=scheme)
    page.wait_for_function(
        """scheme => document.querySelector(".tsk-table").dataset.theme === scheme
            && [...document.querySelectorAll(".chart .js-plotly-plot")].every((plot) =>
                plot.querySelector(".main-svg").style.background
                    === getComputedStyle(plot.closest(".chart")).backgroundColor)""",
        arg=scheme,
        timeout=ANSWERED,
    )


def tree(page: Page) -> str:
    """What a screen reader is told."""
    return page.locator(".tsk-table").aria_snapshot() + "\n"


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_moment_is_for_everybody(browser: Browser, server: str, moment: str) -> None:
    page = fresh_page(browser, color_scheme="light")
    MOMENTS[moment](page, server)
    wait_until_idle(page)
    told = tree(page)
    wrong: set[str] = set()
    is_lost = moment == "lost"  # then nothing is asked any more, and the charts stay as they are
    languages, schemes = (("en",), SCHEMES[:1]) if is_lost else (("en", "es"), SCHEMES)
    for language in languages:
        if language != "en":
            speak(page, language)
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 900})
            for charts in page.locator(".a-charts").all():  # unseen, they follow no theme
                charts.scroll_into_view_if_needed()
            for scheme in schemes:
                dress(page, scheme)
                where = f"{language} {width} {scheme}"
                wrong |= {f"{where}: {text}" for text in faint_texts(page)}
                if (language == "en") == (scheme == "light"):
                    wrong |= {f"{where}: {finding}" for finding in findings(page, impacts=GRAVE)}
    page.context.close()
    assert sorted(wrong) == []
    if moment in TOLD:
        assert told == (TREES / f"{moment}.txt").read_text("utf-8")


def store(moments: list[str]) -> None:
    """Store the trees of these moments."""
    TREES.mkdir(exist_ok=True)
    with served_page() as (browser, url):
        for moment in moments:
            page = fresh_page(browser, color_scheme="light")
            MOMENTS[moment](page, url)
            wait_until_idle(page)
            (TREES / f"{moment}.txt").write_text(tree(page), "utf-8")
            page.context.close()
            print(moment, flush=True)


if __name__ == "__main__":
    store(sys.argv[1:] or list(TOLD))
