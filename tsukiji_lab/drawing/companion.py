"""With the box on the table: what came out of the bag or the box is asked for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tsukiji_lab.drawing.controls import button
from tsukiji_lab.drawing.glyphs import board_glyph, coin, glyph
from tsukiji_lab.drawing.html import Html, el, join
from tsukiji_lab.game.action import written
from tsukiji_lab.rulebook import Words
from tsukiji_lab.tsukiji.board import BOARDS, FishMarket


def draw_question(words: Words, action: str, pieces: Sequence[str], drawn: Sequence[str]) -> Html:
    """What came out? ``action``, in words, draws one of ``pieces``; ``drawn`` came before.

    Sends ``drawn`` with the name of a piece, or ``put back``.
    """
    say = words.say
    before = words.listed([_name(words, piece) for piece in drawn]) if drawn else None
    choices = (_choice(words, piece, count) for piece, count in Counter(pieces).items())
    return el(
        "section",
        el(
            "div",
            el("p", glyph("bag"), " ", action, class_="step"),
            el("h2", say(f"bag_{_sort(pieces[0])}"), tabindex=-1),
            el("p", say("bag_before", text=before), class_="hint") if before else None,
        ),
        el("div", *choices, class_="choices"),
        button("put back", glyph("undo"), say("bag_put-back"), look="btn quiet"),
        class_="act card bag",
    )


def _choice(words: Words, piece: str, count: int) -> Html:
    is_board = piece in BOARDS
    there = None if is_board else el("small", words.say("bag_there", count=count))
    return button(
        "drawn",
        board_glyph(piece) if is_board else coin(piece),
        el("span", join(el("b", _name(words, piece)), there), class_="say"),
        look="btn choice",
        text=written(piece),
    )


def _sort(piece: str) -> str:
    """Whether pieces are tokens, fish markets or external markets: they are of one sort."""
    if piece not in BOARDS:
        return "token"
    return "fish" if issubclass(BOARDS[piece], FishMarket) else "external"


def _name(words: Words, piece: str) -> str:
    return words.name("board" if piece in BOARDS else "token", piece)
