"""Contrast AA: every text on every ground it is set on, and every sign, in both themes.

What is declared here is computed from the style sheets, and the style sheets use nothing else; the
browser tests hold the texts of the live page against the same measure.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.colours import Colour, contrast, read_colour
from tsukiji_lab import drawing

FOLDER = Path(drawing.__file__).parent
SEATS = ("moon", "peak", "gate", "wave", "star", "well")
TEXT: dict[str, str] = {
    "ink": "paper card inset wood wood-2 tag sea-1 seal-wash warn-wash",
    "ink-2": "paper card inset wood seal-wash warn-wash",
    "seal": "paper card inset seal-wash",
    "warn": "paper card inset warn-wash",
    "paper": "ink",
    "on-seal": "seal",
    "warn-wash": "warn",
    "on-sea": "sea-3",
    "on-seat": " ".join(SEATS),
    **dict.fromkeys(SEATS, "card"),
}
"""Texts by their token, with the grounds they may be set on: 4.5 to 1."""
SIGNS: dict[str, str] = {
    "edge": "paper card inset seal-wash warn-wash sea-1",
    "focus": "paper card inset wood wood-2 tag sea-1 seal-wash warn-wash",
    "seal": "paper card inset wood wood-2 tag sea-1 seal-wash warn-wash",
    "warn": "paper card inset warn-wash",
    "ink-2": "paper card inset wood wood-2 tag sea-1",
    "wood-line": "paper card wood",
    "piece-line": "paper card wood wood-2 tag sea-1 seal-wash",
    **dict.fromkeys(SEATS, "paper card"),
}
"""Borders of controls, rings, lines and marks that say something: 3 to 1."""
ELSEWHERE = {"inherit", "transparent", "currentColor", "var(--k)", "var(--kf)", "var(--seat)"}
"""What is proved by itself: a fish's mark on its ground, a seat's on its own; or no colour."""
FORCED = {"Highlight", "HighlightText"}
"""Where a reader forces colours, the system gives these two as a pair that can be read."""


def css(name: str) -> str:
    return re.sub(r"/\*.*?\*/", "", (FOLDER / name).read_text("utf-8"), flags=re.DOTALL)


def sheets() -> list[str]:
    return sorted(path.name for path in FOLDER.glob("*.css"))


@cache
def tokens() -> dict[str, tuple[Colour, Colour]]:
    """The colours of the root by their names, light and dark."""
    found = re.findall(r"--([\w-]+):\s*light-dark\((#\w+),\s*(#\w+)\)", css("style.css"))
    return {name: (read_colour(light), read_colour(dark)) for name, light, dark in found}


def blocks(text: str) -> Iterator[dict[str, str]]:
    """The declarations of each rule, those of the rules inside it apart."""
    stack: list[dict[str, str]] = [{}]
    for words, end in re.findall(r"([^{};]*)([{};])", text):
        if end == "{":
            stack.append({})
            continue
        name, colon, value = words.partition(":")
        if colon:
            stack[-1][name.strip()] = value.strip()
        if end == "}":
            yield stack.pop()


def least(first: str, second: str) -> float:
    """The smaller contrast of the two themes."""
    pairs = zip(tokens()[first], tokens()[second], strict=True)
    return min(contrast(one, other) for one, other in pairs)


@pytest.mark.parametrize(("table", "enough"), [(TEXT, 4.5), (SIGNS, 3.0)], ids=["text", "signs"])
def test_every_pair_that_is_used_is_seen(table: dict[str, str], enough: float) -> None:
    ratios = {(one, on): least(one, on) for one, grounds in table.items() for on in grounds.split()}
    assert {pair: ratio for pair, ratio in ratios.items() if ratio < enough} == {}


def test_every_fish_is_seen_on_its_ground() -> None:
    found = re.findall(r"--k:\s*(#\w+);\s*--kf:\s*(#\w+)", css("style.css"))
    assert len(found) >= 17
    weak = {pair for pair in found if contrast(*map(read_colour, pair)) < 4.5}
    assert weak == set()


def token_of(value: str) -> str:
    found = re.fullmatch(r"var\(--([\w-]+)\)", value)
    return found[1] if found else value


@pytest.mark.parametrize("sheet", sheets())
def test_a_text_has_a_colour_that_is_proved(sheet: str) -> None:
    used = {block["color"] for block in blocks(css(sheet)) if "color" in block}
    used -= ELSEWHERE | FORCED
    assert {token_of(value) for value in used} - set(TEXT) - set(SIGNS) - OWN.get(sheet, set()) == (
        set()
    )


OWN = {
    "panel.css": {"light-dark(#F3EDDF, #F1E9D9)", "#C8402A", "#FBF8F0", "#14283C"},
    "style.css": {"var(--kf, var(--ink))"},
}
"""Colours of the bar and of the cover, which are dark in both themes; the browser tests hold them
against their grounds.
"""


@pytest.mark.parametrize("sheet", sheets())
def test_no_rule_sets_a_text_on_another_ground(sheet: str) -> None:
    wrong = []
    for block in blocks(css(sheet)):
        text = token_of(block.get("color", ""))
        ground = token_of(block.get("background", ""))
        if text in TEXT and ground in tokens() and ground not in TEXT[text].split():
            wrong.append((text, ground))
    assert wrong == []
