"""What a page keeps of a game: its code and who plays it, in the address and in the browser."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING
from urllib.parse import urlencode

import tsukiji_lab as lab
from tsukiji_lab.game.refusal import Complaint
from tsukiji_lab.rulebook import LANGUAGES
from tsukiji_widgets.page import UnreadableOrder, read_values
from tsukiji_widgets.sitting import Sitting

if TYPE_CHECKING:
    from tsukiji_widgets.table import Table


def hello(table: Table, text: str) -> None:
    """A page is there: it tells its language and what it kept of an earlier game."""
    sent = read_values(text)
    table.page.forget()
    if table.sitting is None and sent.get("language") in LANGUAGES:
        table.language = sent["language"]
    if not table.keeps or table.sitting is not None:
        return
    with suppress(Complaint):
        table.kept = table.kept or _read_kept(table, sent.get("kept", ""))
    if sent.get("address"):
        try:
            kept = _read_kept(table, sent["address"])
        except Complaint:
            raise table.complaint("table_address-damaged") from None
        table.sit_down(kept.game, kept.kinds)


def _read_kept(table: Table, text: str) -> Sitting:
    """A game as a page keeps it, and who plays it. Raises Complaint if it is damaged."""
    kept = read_values(text)
    game = lab.game_from_code(kept.get("code", ""), language=table.language)
    return Sitting(game, kept.get("seats", "").split("."))


def keep(table: Table) -> None:
    """Let the page keep the game as it stands."""
    sitting = table.seated()
    kept = urlencode({"code": sitting.game.code, "seats": ".".join(sitting.kinds)})
    table.page.tell("keep", {"text": kept, "store": table.keeps})


def go_on(table: Table, text: str) -> None:
    if table.kept is None:
        raise UnreadableOrder("no game is kept")
    table.sit_down(table.kept.game, table.kept.kinds)


def save(table: Table, text: str) -> None:
    with TemporaryDirectory() as folder:
        path = table.seated().game.save(Path(folder, "game.json"))
        table.page.tell("file", path.read_text(encoding="utf-8"))


ORDERS: dict[str, Callable[[Table, str], None]] = {
    "hello": hello,
    "continue": go_on,
    "save": save,
}
