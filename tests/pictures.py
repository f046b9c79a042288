"""Photographs for the documentation, taken of the live page: ``python -m tests.pictures``.

Names of moments after it take these alone.
"""

from __future__ import annotations

import sys
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser

from tests.conftest import ROOT
from tests.measuring import fresh_page, served_page, wait_until_idle
from tests.moments import MOMENTS

FOLDER = ROOT / "docs" / "pictures"
SIZES = {1280: 1100, 820: 1100, 360: 780}
MOST_BYTES = 150_000
TAKEN = {
    "start": "light en",
    "effect": "light es",
    "middle": "dark en",
    "cover": "light en",
    "bid": "light en",
    "reveal": "dark es",
    "scoring": "light en",
    "guide": "light en",
    "comparison": "light en",
}
"""Nine moments, in one theme and language each."""


def take(browser: Browser, url: str, name: str, width: int, folder: Path) -> Path:
    """Photograph a moment as wide as this."""
    scheme, language = TAKEN[name].split()
    page = fresh_page(
        browser, width, SIZES[width], color_scheme=scheme, locale=language, has_touch=width < 500
    )
    MOMENTS[name](page, url)
    wait_until_idle(page)
    if page.locator(".commit .effects, form.bid").count() == 0:  # the page has scrolled to these
        page.evaluate("document.querySelectorAll('*').forEach((each) => { each.scrollTop = 0; })")
    page.mouse.move(0, 0)
    picture = Image.open(BytesIO(page.screenshot()))
    page.context.close()
    path = folder / f"{name}-{width}.webp"
    for quality in (88, 80, 70, 60, 50):
        picture.convert("RGB").save(path, quality=quality, method=6)
        if path.stat().st_size <= MOST_BYTES:
            return path
    raise ValueError(f"{path.name} is too large")


def main(names: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with served_page() as (browser, url):
        for name in names or TAKEN:
            for width in SIZES:
                taken = take(browser, url, name, width, FOLDER)
                print(taken.name, taken.stat().st_size // 1000, "kB", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
