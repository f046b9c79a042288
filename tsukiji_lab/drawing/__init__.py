"""A position as named parts of a page, in either theme and language.

``draw`` gives the parts by name, in the order of the page; ``lay_out`` the sections they lie in.
A page holds ``style()`` and ``symbols()`` once, and its root element has the class ``tsk``
(``data-theme="light"`` or ``"dark"`` overrules the system's theme).
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from tsukiji_lab.drawing.auction import draw_lot
from tsukiji_lab.drawing.band import turn
from tsukiji_lab.drawing.coming import coming
from tsukiji_lab.drawing.externals import external_stall
from tsukiji_lab.drawing.fishes import fish_stall
from tsukiji_lab.drawing.glyphs import symbols
from tsukiji_lab.drawing.harbours import harbour
from tsukiji_lab.drawing.html import Html, el
from tsukiji_lab.drawing.ledger import ends, legend, log
from tsukiji_lab.drawing.page import lay_out
from tsukiji_lab.drawing.scoring import final_count
from tsukiji_lab.drawing.view import Drawable, Live, look
from tsukiji_lab.tsukiji.board import FishMarket

__all__ = ["draw", "draw_page", "lay_out", "style", "symbols"]

SHOWN = "tsk-shown"
"""The root class of a page that is complete in itself."""


@cache
def style() -> str:
    """The style sheet of all drawings; every rule of it stands under the root class ``tsk``."""
    folder = files(__package__)
    sheets = ("style.css", "lot.css", "scoring.css")
    return "".join(folder.joinpath(sheet).read_text(encoding="utf-8") for sheet in sheets)


def draw(game: Drawable, viewer: int | None = None, live: Live | None = None) -> dict[str, str]:
    """The table as named parts of markup, in the order of the page.

    Shown is what the seat ``viewer`` may know; None knows what everybody knows. The parts are
    ``turn``; ``lot``, empty unless something is bid for; ``count`` after the end; ``market-eel`` …
    for each market in play; ``harbour-0`` … by seat, but the one at ``home`` first; ``coming`` if
    the order of the next markets is open; ``ends``; ``legend``; ``log``, ``round-before``, and
    ``log-3`` … for each earlier round. A part that did not change is the same string as before.
    With ``live`` they can be acted on: see ``things``.
    """
    view = look(game, viewer, live)
    state = view.state
    parts: dict[str, str] = {
        "turn": turn(view, game.session),
        "lot": draw_lot(view.words, state) or "",
    }
    if state.scores is not None:
        parts["count"] = final_count(view)
    for market in state.markets:
        stall = fish_stall if isinstance(market, FishMarket) else external_stall
        parts[f"market-{market.board.replace('_', '-')}"] = stall(view, market)
    home = live and live.home
    for seat in sorted(range(len(state.players)), key=lambda seat: seat != home):
        parts[f"harbour-{seat}"] = harbour(view, seat)
    if state.open_order:
        parts["coming"] = coming(view)
    parts["ends"] = ends(view)
    parts["legend"] = legend(view)
    parts.update(log(game, view))
    return parts


def draw_page(game: Drawable) -> str:
    """The table as everybody may see it, complete with style and symbols, to be looked at only.

    Earlier rounds of the log are left out. Its style is for its own root class alone, so that it
    changes nothing of a table in the same notebook, whose style sheets it would come after.
    """
    parts = {name: part for name, part in draw(game).items() if not name.startswith("log-")}
    page = lay_out(parts, game.words)
    its_style = el("style", Html(style().replace(".tsk", f".{SHOWN}")))
    return el("div", its_style, symbols(), page, class_=SHOWN, lang=game.words.language)
