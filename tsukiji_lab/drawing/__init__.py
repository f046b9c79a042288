"""A position as named parts of a page, in either theme and language.

``draw`` gives the parts by name, in the order of the page; ``lay_out`` the sections they lie in.
A page holds ``style()`` and ``symbols()`` once, and its root element has the class ``tsk``
(``data-theme="light"`` or ``"dark"`` overrules the system's theme).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from tsukiji_lab.drawing.band import turn
from tsukiji_lab.drawing.externals import external_stall
from tsukiji_lab.drawing.glyphs import symbols
from tsukiji_lab.drawing.harbours import harbour
from tsukiji_lab.drawing.html import Html, el
from tsukiji_lab.drawing.ledger import ends, final_count, legend, log
from tsukiji_lab.drawing.stalls import fish_stall
from tsukiji_lab.drawing.view import Drawable, look
from tsukiji_lab.rulebook import Words
from tsukiji_lab.tsukiji.board import BOARDS, FishMarket

__all__ = ["draw", "draw_page", "lay_out", "style", "symbols"]


@cache
def style() -> str:
    """The style sheet of all drawings; every rule of it stands under the root class ``tsk``."""
    return files(__package__).joinpath("style.css").read_text(encoding="utf-8")


def draw(game: Drawable, viewer: int | None = None) -> dict[str, str]:
    """The table as named parts of markup, in the order of the page.

    Shown is what the seat ``viewer`` may know; None knows what everybody knows. The parts are
    ``turn``; ``count`` after the end; ``harbour-0`` … by seat; ``market-eel`` … for each market
    in play; ``ends``; ``legend``; ``log``, and ``log-3`` … for each earlier round. A part that
    did not change is the same string as before.
    """
    view = look(game, viewer)
    state = view.state
    parts: dict[str, str] = {"turn": turn(view)}
    if state.scores is not None:
        parts["count"] = final_count(view)
    for market in state.markets:
        stall = fish_stall if isinstance(market, FishMarket) else external_stall
        parts[f"market-{market.board.replace('_', '-')}"] = stall(view, market)
    for seat in range(len(state.players)):
        parts[f"harbour-{seat}"] = harbour(view, seat)
    parts["ends"] = ends(view)
    parts["legend"] = legend(view)
    parts.update(log(game, view))
    return parts


SECTIONS = {
    "turn": "top",
    "count": "top",
    "panel": "panel",
    "log": "log",
    "harbour": "harbours",
    "ends": "foot",
    "legend": "foot",
}
"""The section of the page that a part lies in, by the first word of its name."""

COLUMNS = {"side": ("panel", "log"), "left": ("harbours", "external", "foot")}
"""Sections that lie below each other in a column of a wide page."""

TITLED = ("fish", "harbours", "external")


def lay_out(parts: Mapping[str, str], words: Words) -> Html:
    """The page: its sections, and in them for each part an element ``data-part="…"`` with it.

    Parts that ``draw`` does not give (``"panel"``) may be among them. With empty strings this is
    the empty page, which changes only when a market or a round is new.
    """
    slots: dict[str, list[Html]] = {}
    for part, markup in parts.items():
        slots.setdefault(_section_of(part), []).append(el("div", Html(markup), data_part=part))
    section = {name: _section(name, held, words) for name, held in slots.items()}
    side, left = (
        el("div", *(section.get(name) for name in names), class_=f"a-{column}")
        for column, names in COLUMNS.items()
    )
    return el("div", section.get("top"), side, section.get("fish"), left, class_="page")


def _section(name: str, slots: list[Html], words: Words) -> Html:
    scrolls = 0 if name == "log" else None
    body = el("div", *slots, class_="slots", tabindex=scrolls)
    if name not in TITLED:
        return el("div", body, class_=f"a-{name}")
    heading = el("h2", words.say(f"draw_section-{name}"), class_="h2")
    return el("section", heading, body, class_=f"a-{name}")


def _section_of(part: str) -> str:
    kind, _, name = part.partition("-")
    if kind != "market":
        return SECTIONS[kind]
    is_fish = issubclass(BOARDS[name.replace("-", "_")], FishMarket)
    return "fish" if is_fish else "external"


def draw_page(game: Drawable) -> str:
    """The table as everybody may see it, complete with style and symbols, to be looked at only."""
    page = lay_out(draw(game), game.words)
    language = game.words.language
    return el("div", el("style", Html(style())), symbols(), page, class_="tsk", lang=language)
