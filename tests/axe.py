"""What axe-core, the checker of accessibility, finds wrong with a page."""

from collections.abc import Collection
from pathlib import Path

import axe_playwright_python
from playwright.sync_api import Page

AXE = Path(axe_playwright_python.__file__).parent.joinpath("axe.min.js").read_text("utf-8")
GRAVE = ("serious", "critical")
ALL = ("minor", "moderate", *GRAVE)


def findings(page: Page, root: str = ".tsk", impacts: Collection[str] = ALL) -> list[str]:
    """The findings of these impacts below a part of the page, each with where it was found."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found = page.evaluate("root => axe.run(root, { resultTypes: ['violations'] })", root)
    return [
        f"{each['id']}: {node['html'][:160]}"
        for each in found["violations"]
        if each["impact"] in impacts
        for node in each["nodes"][:3]
    ]


def is_wider_than_the_screen(page: Page) -> bool:
    """Whether the page can be scrolled sideways."""
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))
