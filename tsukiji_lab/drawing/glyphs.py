"""Glyphs and pieces: references to the sheet of symbols, which is put on a page once.

The same glyph has three bodies: a round tub is a barrel, an oval coin a token, a wooden tag a
licence. Drawings do not speak to screen readers; the words stand beside them.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from tsukiji_lab.drawing.html import Html
from tsukiji_lab.game.action import MARKS
from tsukiji_lab.tsukiji.board import HOME

BOARD_GLYPHS = {
    "ships": "two_slot",
    "auction": "envelope",
    "bank": "yen",
    "barter": "token",
    "rentals": "cart",
    "trading": "trade",
    "used_ships": "one_slot",
    "influence": "buyer",
    "overfishing_market": "bone",
    "ship_rentals": "rental",
    "harbour": "anchor",
}
"""The glyphs of the boards that have none of their own name."""

OWN_GLYPHS = ("takoyaki", "clam", "oyster")
"""Tokens that do not show the fish of their market."""


@cache
def symbols() -> Html:
    """The sheet of symbols: what every other drawing refers to, once on each page."""
    sheet = files(__package__).joinpath("glyphs.svg").read_text(encoding="utf-8")
    return Html(sheet.replace("\n", ""))


def _use(name: str, x: float = 0, y: float = 0, width: float = 0, height: float = 0) -> str:
    place = f' x="{x:g}" y="{y:g}" width="{width:g}" height="{height or width:g}"' if width else ""
    return f'<use href="#g-{name.replace("_", "-")}"{place}/>'


def _svg(classes: str, width: int, height: int, *uses: str) -> Html:
    return Html(
        f'<svg class="{classes}" viewBox="0 0 {width} {height}" aria-hidden="true">'
        f"{''.join(uses)}</svg>"
    )


def fish_of(piece: str) -> str:
    """The fish that a barrel, token or licence shows; what is no fish stands for itself."""
    return piece if piece in OWN_GLYPHS else HOME.get(piece, piece)


def fish_class(piece: str) -> str:
    """The class that gives a piece the colours of its fish."""
    return f"f-{fish_of(piece).replace('_', '-')}"


@cache
def glyph(name: str, size_class: str = "") -> Html:
    """A glyph in the colour of the text: a fish, a boat, a seat's mark, a sign (``"undo"``)."""
    return _svg(f"g {size_class}".strip(), 48, 48, _use(name))


def board_glyph(board: str, size_class: str = "") -> Html:
    """The glyph of a market."""
    return glyph(BOARD_GLYPHS.get(board, board), size_class)


@cache
def tub(piece: str, size_class: str = "", degraded: bool = False) -> Html:
    """A barrel in its tub; the broken rim of a degraded one can be told without colour."""
    body = "tub-degraded" if degraded else "tub"
    classes = f"tub {fish_class(piece)} {size_class}".strip()
    return _svg(classes, 48, 48, _use(body), _use(fish_of(piece), 8, 8, 32))


@cache
def ghost_tub(piece: str) -> Html:
    """A barrel or a token where the choice made would put it."""
    return _svg("tub ghost", 48, 48, _use(fish_of(piece), 7, 7, 34))


@cache
def coin(piece: str, size_class: str = "") -> Html:
    """A token."""
    classes = f"coin {fish_class(piece)} {size_class}".strip()
    return _svg(classes, 36, 27, _use("coin"), _use(fish_of(piece), 7, 2.5, 22))


@cache
def tag(name: str, lies: str = "") -> Html:
    """A licence, or an item that lies in a licence space; it may lie there ``used``, which is
    ticked off, or ``face-down``.
    """
    uses = [_use("tag"), _use(fish_of(name), 6.4, 20, 27), *([_use(lies)] if lies else [])]
    return _svg(f"tag {fish_class(name)}", 40, 54, *uses)


@cache
def sail(seat: int, size_class: str = "") -> Html:
    """The sail of a seat, with its mark."""
    mark = MARKS[seat]
    return _svg(
        f"sail seat-{mark} {size_class}".strip(), 48, 48, _use("sail"), _use(mark, 11, 10, 26)
    )
