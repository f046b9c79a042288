"""The boards that lie face up beside the table, in the order in which they come in."""

from __future__ import annotations

from tsukiji_lab.drawing.glyphs import board_glyph, fish_class
from tsukiji_lab.drawing.html import Html, el
from tsukiji_lab.drawing.view import View
from tsukiji_lab.tsukiji.box import external_boards_left


def coming(view: View) -> Html:
    """The fish markets and the external markets that come in next."""
    fish, external = view.state.box, external_boards_left(view.state)
    rows = (_row(view, "section-fish", fish), _row(view, "section-external", external))
    title = el("h2", view.say("coming"))
    return el("section", title, el("p", view.say("coming-note")), *rows, class_="coming card")


def _row(view: View, title: str, boards: tuple[str, ...]) -> Html:
    lines = [
        el("li", board_glyph(board), view.words.name("board", board), class_=fish_class(board))
        for board in boards
    ]
    nothing = el("p", view.say("coming-nothing"))
    heading = view.say(title)
    listed = el("ol", *lines, aria_label=heading) if lines else nothing
    return el("div", el("h3", heading), listed)
