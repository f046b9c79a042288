"""Where the parts lie on a page: sections, in one column or in several, as wide as the page is."""

from __future__ import annotations

from collections.abc import Mapping

from tsukiji_lab.drawing.html import Html, el
from tsukiji_lab.rulebook import Words
from tsukiji_lab.tsukiji.board import BOARDS, FishMarket

SECTION_OF = {
    "turn": "top",
    "lot": "top",
    "count": "top",
    "guide": "guide",
    "compared": "top",
    "told": "panel",
    "panel": "panel",
    "log": "log",
    "round": "log",
    "harbour": "harbours",
    "coming": "foot",
    "ends": "foot",
    "legend": "foot",
    "chart": "charts",
    "time": "time",
}
"""The section that a part lies in, by the first word of its name; a market's is in its board."""

SHEET = ("guide", "panel")
"""Sections that whoever decides needs together: on a phone they are a sheet at its foot."""
SIDE = ("sheet", "log")
"""Sections that lie beside the table of a wide page."""

TITLED = ("fish", "harbours", "external", "charts")
SCROLLED = ("fish", "external", "log")
"""Sections that may be larger than their place: the keyboard can scroll them, by their name."""
SAID = ("answer", "panel-answer")
"""Parts that a screen reader says when they change."""

MANY = 9
"""From so many fish markets on, they stand beside all else on a very wide page."""


def lay_out(parts: Mapping[str, str], words: Words, home: int | None = None) -> Html:
    """The page: its sections, and in them for each part an element ``data-part="…"`` with it.

    Parts that ``draw`` does not give (``"panel"``, ``"panel-…"``) may be among them. The harbour of
    the seat ``home`` is large. With empty strings this is the empty page, which changes only when a
    market or a round is new, or the screen passes to somebody else.
    """
    slots: dict[str, list[Html]] = {}
    for part, markup in parts.items():
        is_home = part == f"harbour-{home}"
        slots.setdefault(section_of(part), []).append(slot(part, markup, is_home=is_home))
    section = {name: _section(name, held, words) for name, held in slots.items()}
    if held := [section[name] for name in SHEET if name in section]:
        section["sheet"] = el("div", *held, class_="a-sheet")
    beside = [section[name] for name in SIDE if name in section]
    # A browser that had to find out such things by :has would style the whole page anew each time.
    kinds = {
        "page": True,
        "has-side": bool(beside),
        "has-panel": "panel" in parts,
        "has-home": home is not None,
        "many-fish": len(slots.get("fish", ())) >= MANY,
    }
    side = el("div", *beside, class_="a-side")
    table = (section.get(name) for name in ("fish", "harbours", "external", "foot"))
    return el(
        "div",
        section.get("top"),
        el("div", side, class_="a-beside"),  # as high as the table, which the side moves along
        *table,
        section.get("charts"),
        section.get("time"),
        class_=" ".join(kind for kind, is_so in kinds.items() if is_so),
    )


def slot(part: str, markup: str = "", *, is_home: bool = False) -> Html:
    """The element of a part; it lasts while the part changes. The final count can be focused."""
    role = "status" if part in SAID else None
    focus = -1 if part == "count" else None
    kind = "home" if is_home else None
    return el("div", Html(markup), data_part=part, role=role, tabindex=focus, class_=kind)


def section_of(part: str) -> str:
    """The section of the page that a part lies in."""
    kind, _, name = part.partition("-")
    if kind != "market":
        return SECTION_OF[kind]
    is_fish = issubclass(BOARDS[name.replace("-", "_")], FishMarket)
    return "fish" if is_fish else "external"


def _section(name: str, slots: list[Html], words: Words) -> Html:
    say = words.say
    heading = el("h2", say(f"draw_section-{name}"), class_="h2") if name in TITLED else None
    place = {}
    if name in SCROLLED:
        label = say(f"draw_scrolled-{name}")
        place = {"tabindex": "0", "role": "region", "aria_label": label}
    body = el("div", *slots, class_="slots", data_count=len(slots), **place)
    return el("section" if heading else "div", heading, body, class_=f"a-{name}")
