"""Before a game: set one up, open one, or go on with one that was kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import tsukiji_lab as lab
from tsukiji_lab.drawing import forms
from tsukiji_widgets import keeping

if TYPE_CHECKING:
    from tsukiji_widgets.table import Table


def change_form(table: Table, text: str) -> None:
    """Fill in the form; another box brings its usual choices. Raises UnreadableOrder."""
    form = keeping.form_in(text)
    table.form = form if form.box == table.form.box else form.as_usual()


def set_up(table: Table, text: str) -> None:
    """Begin the game that the form describes. Raises UnreadableOrder or Complaint."""
    table.form = keeping.form_in(text)
    game = lab.new_game(**table.form.setup(table.words), language=table.language)
    table.sit_down(game, table.form.seats, with_box=table.form.companion)


def open_code(table: Table, text: str) -> None:
    """Put the game of a code on the table. Raises Complaint."""
    _sit_down(table, lab.game_from_code(text, language=table.language))


def open_file(table: Table, text: str) -> None:
    """Put the game of a file on the table. Raises Complaint."""
    _sit_down(table, lab.game_from_json(text, language=table.language))


def _sit_down(table: Table, game: lab.Game) -> None:
    """People have all seats of a game that does not say who plays them."""
    table.sit_down(game)
    if not game.is_over:
        table.said = table.words.say("table_all-people")


def refuse_file(table: Table, text: str) -> None:
    """Raises Complaint: the page found the file too large, and did not send it."""
    raise table.complaint("table_too-large", most=forms.LONGEST_FILE // 1024)


def stand_up(table: Table, text: str) -> None:
    """Put the game aside for the form, with the games that the browser keeps."""
    table.stand_up()
    keeping.take_list(table, text)


ORDERS: dict[str, Callable[[Table, str], None]] = {
    "form": change_form,
    "setup": set_up,
    "code": open_code,
    "load": open_file,
    "too large": refuse_file,
    "new": stand_up,
}
