"""Boats, drawn by one rule: a bow, slot after slot, a wheelhouse with the mark of the seat."""

from __future__ import annotations

from functools import cache

from tsukiji_lab.drawing.glyphs import fish_class, fish_of
from tsukiji_lab.drawing.html import Html
from tsukiji_lab.game.action import MARKS
from tsukiji_lab.tsukiji.board import CAUGHT_BY, HOME
from tsukiji_lab.tsukiji.state import Boat

BOW, SLOT, HOUSE, HEIGHT = 13, 33, 34, 58
"""Measures of a boat, in units of its drawing."""


@cache
def boat_drawing(seat: int, boat: Boat, catch: str = "") -> Html:
    """A boat of a seat with its barrels; free slots are dashed rings.

    The first of them shows the barrel that the choice made would ``catch``.
    """
    slots = [
        _slot(BOW + SLOT * place, boat.load[place] if place < len(boat.load) else "")
        for place in range(boat.slots)
    ]
    if catch and len(boat.load) < boat.slots:
        slots[len(boat.load)] = _ghost(BOW + SLOT * len(boat.load), catch)
    deck = BOW + SLOT * boat.slots
    draw = _barge if boat.is_barge else _ship
    paint = "bt blue" if boat.kind == "blue_ship" else "bt"
    width = deck + (BOW if boat.is_barge else HOUSE)
    sea = "q2.5 -3 5 0t5 0" * (width // 10)
    waves = f'<path class="wave" d="M0 52{sea}"/>' if boat.at_sea else ""
    return Html(
        f'<svg class="{paint}" viewBox="0 0 {width} {HEIGHT}" style="--w:{width}"'
        ' aria-hidden="true">'
        f"{''.join(slots)}{draw(deck, MARKS[seat])}{waves}</svg>"
    )


def _slot(x: int, piece: str) -> str:
    if not piece:
        return f'<use href="#g-slot" x="{x}" y="1" width="32" height="32"/>'
    fish = fish_of(piece).replace("_", "-")
    return (
        f'<g class="load {fish_class(piece)}">'
        f'<use href="#g-tub" x="{x}" y="1" width="32" height="32"/>'
        f'<use href="#g-{fish}" x="{x + 5}" y="6" width="22" height="22"/></g>'
        f"{_caught_by(x, piece)}"
    )


def _ghost(x: int, piece: str) -> str:
    fish = fish_of(piece).replace("_", "-")
    return (
        f'<g class="ghost"><circle cx="{x + 16}" cy="17" r="14.4"/>'
        f'<use href="#g-{fish}" x="{x + 5}" y="6" width="22" height="22"/></g>'
    )


def _caught_by(x: int, piece: str) -> str:
    """The mark of another fish's licence that caught a barrel: its colour, its number or fish."""
    fish = CAUGHT_BY[piece]
    if piece in (fish, HOME[piece]):
        return ""
    licence = piece.rpartition("_")[2]
    sign = (
        f'<text x="{x + 24}" y="29.4">{licence}</text>'
        if licence.isdigit()
        else f'<use href="#g-{fish.replace("_", "-")}" x="{x + 18}" y="18" width="12" height="12"/>'
    )
    return f'<g class="by {fish_class(fish)}"><circle cx="{x + 24}" cy="24" r="8"/>{sign}</g>'


def _ship(deck: int, mark: str) -> str:
    stern = deck + HOUSE - 4
    return (
        f'<rect class="hull" x="{deck + 3}" y="5" width="24" height="29" rx="1.5"/>'
        f'<rect class="paint" x="{deck + 1}" y="3" width="28" height="4.4" rx="1.5"/>'
        f'<use href="#g-{mark}" class="who" x="{deck + 7.5}" y="11" width="16" height="16"/>'
        f'<path class="hull" d="M1.2 23.5Q5 32.5 16 32.5H{stern + 3}L{stern - 2} 48.5'
        f'Q{stern - 3.4} 52.5 {stern - 8} 52.5H18Q6 50.5 1.2 23.5Z"/>'
        f'<path class="paint" d="M4.4 36Q6 37 10 37H{stern + 1}L{stern} 41.8H8Q6 39 4.4 36Z"/>'
    )


def _barge(deck: int, mark: str) -> str:
    middle = (deck + BOW) / 2
    return (
        f'<path class="hull" d="M2 32.5H{deck + 10}V50.5Q{deck + 10} 52.5 {deck + 8} 52.5H4'
        f'Q2 52.5 2 50.5Z"/><path class="paint" d="M2 38H{deck + 10}V43H2Z"/>'
        f'<rect class="hull" x="{middle - 10:g}" y="33" width="20" height="17" rx="2"/>'
        f'<use href="#g-{mark}" class="who" x="{middle - 7:g}" y="34.5" width="14" height="14"/>'
    )
