"""What is kept of a game: by the page in its address and in the browser, in files, in links.

What a page keeps is one text, with fields as in an address: ``code`` is the game, ``seats`` who
plays, ``lang`` the language, ``id`` the game's own name in a browser; the others are what the
concerns of a table keep beside it.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlencode

import tsukiji_lab as lab
from tsukiji_lab.drawing.html import Html
from tsukiji_lab.drawing.keeping import KeptGame, draw_games, draw_link, is_id, read_games
from tsukiji_lab.drawing.setup_form import Form, read_form
from tsukiji_lab.game.refusal import BadRecord, Complaint
from tsukiji_lab.links import language_of, link_of, link_to, link_to_start, open_link, read_seats
from tsukiji_widgets.page import UnreadableOrder, read_values

if TYPE_CHECKING:
    from tsukiji_widgets.sitting import Sitting
    from tsukiji_widgets.table import Table


def new_name() -> str:
    """A name that nobody else has."""
    return os.urandom(9).hex()


class Kept(NamedTuple):
    """Something that is kept beside the code.

    ``said(table)`` is a short text for it, empty if there is nothing to keep; ``taken(table,
    text)`` takes it up again, and raises ValueError for a text that cannot be. It belongs to the
    game on the table, or ``everywhere`` to whoever plays in this browser; links say it too if it
    ``is_linked``.
    """

    said: Callable[[Table], str]
    taken: Callable[[Table, str], None]
    everywhere: bool = False
    is_linked: bool = False


class Aside(NamedTuple):
    """A game that was put aside, its id, and the text that the browser had of it then."""

    sitting: Sitting
    id: str
    kept: str


class Keeping:
    """What a table knows of what is kept.

    ``keeps`` tells whether a page may keep the game; one given from Python is not its to keep.
    ``table`` tells this table from others, whose games are not its own.
    ``beside`` is what is kept beside the code, by its field. ``games`` are those that the browser
    keeps, ``aside`` is the one that was put aside last. Of the game on the table, ``id`` is its
    name in the browser, ``kept`` the text that the browser has of it as far as this table knows,
    and ``link`` the last that was asked for. While it ``is_linked`` it is as a link told it,
    ``linked`` steps long with the first moves of computer players; the browser keeps it when a
    person has played in it.
    """

    def __init__(self, beside: Mapping[str, Kept], *, keeps: bool) -> None:
        self.beside = beside
        self.keeps = keeps
        self.table = new_name()
        self.games: tuple[KeptGame, ...] = ()
        self.aside: Aside | None = None
        self.told: dict[str, object] = {}
        self.begin()

    def begin(self, id: str = "", kept: str = "") -> None:
        """Another game is on the table."""
        self.id = id if is_id(id) else new_name()
        self.kept = kept
        self.is_linked = False
        self.linked: int | None = None
        self.link = ""

    def put_aside(self, sitting: Sitting) -> None:
        """The game leaves the table, and can come back."""
        self.aside, self.link = Aside(sitting, self.id, self.kept), ""
        self.told.pop("keep", None)  # its page lets go of it, and keeps it anew when it is back


# --- the page ---


def hello(table: Table, text: str) -> None:
    """A page is there: it tells its language, its address, and what the browser keeps.

    Also one whose line was lost for a moment says so. The game that its address holds is not
    opened again once it was put aside for the form: there it can be gone on with.
    """
    sent, keeping = read_values(text), table.keeping
    table.page.forget()
    table.charts.forget()
    keeping.told.clear()
    if table.sitting is None:
        table.follow_page(sent.get("language", ""))
    with suppress(UnreadableOrder):
        _take(table, read_values(sent.get("ways", "")), everywhere=True)
    if sent.get("missed"):
        table.said = table.words.say("keeping_missed")
    if not keeping.keeps or table.sitting is not None:
        return
    take_list(table, sent.get("kept", ""))
    if sent.get("address") and keeping.aside is None:
        with table.guard():
            open_address(table, sent["address"])


def list_games(table: Table, text: str) -> None:
    """The browser keeps other games than before."""
    take_list(table, text)
    if table.sitting is None:
        table.show()


def take_list(table: Table, text: str) -> None:
    """The games that the browser keeps now. One that it has forgotten is forgotten here too."""
    keeping, before = table.keeping, {game.id for game in table.keeping.games}
    if not keeping.keeps:
        return
    keeping.games = read_games(text)
    forgotten = before - {game.id for game in keeping.games}
    if keeping.aside is not None and keeping.aside.id in forgotten:
        keeping.aside = None


def open_address(table: Table, text: str) -> None:
    """Open what an address says: a game, a stored case, or a set-up."""
    keeping = table.keeping
    if not keeping.keeps:
        raise UnreadableOrder("this table has its game from elsewhere")
    keeping.told.pop("keep", None)  # what is refused does not stay in the address
    language = language_of(text, table.language)
    try:
        opened = open_link(text, language, beside=(*keeping.beside, "id"))
    except BadRecord:
        raise table.complaint("keeping_address-damaged") from None
    fields = read_values(text)
    table.language = language
    table.sit_down(opened.game, opened.seats)
    keeping.begin(fields.get("id", ""), text)
    _take(table, fields)
    keeping.is_linked = keeping.id != fields.get("id")


def keep(table: Table) -> None:
    """Let the page keep the game as it stands."""
    keeping, sitting = table.keeping, table.seated()
    game = sitting.game
    if keeping.is_linked and not sitting.computer_decides:
        keeping.linked = game.session.here if keeping.linked is None else keeping.linked
        keeping.is_linked = game.session.here == keeping.linked
    fields = {"code": game.code, "seats": ",".join(sitting.kinds), "lang": table.language}
    about = {
        "names": "\n".join(game.players),
        "turn": game.state.turns,
        "over": "yes" if game.is_over else "",
    }
    mine = {
        "id": keeping.id,
        "table": keeping.table,
        "about": urlencode(about),
        "begun": not keeping.is_linked,
    }
    keeping.kept = _write(fields | {"id": keeping.id} | _beside(table))
    _tell(table, "keep", {"text": keeping.kept, "store": keeping.keeps, "game": mine})
    _tell(table, "ways", _write(_beside(table, everywhere=True)))


def _tell(table: Table, what: str, value: object) -> None:
    """Tell the page what it was not told yet."""
    if table.keeping.told.get(what) != value:
        table.keeping.told[what] = value
        table.page.tell(what, value)


def tell_full(table: Table, text: str) -> None:
    """The browser has no room for the game."""
    table.seated()
    table.said = table.words.say("keeping_full")


def copy_game(table: Table, text: str) -> None:
    """Another tab keeps this game already: here it becomes a copy."""
    if table.sitting is not None and text == table.keeping.id:
        table.keeping.begin()
        table.said = table.words.say("keeping_copy-here")


def _write(fields: Mapping[str, str]) -> str:
    return urlencode(fields, safe=",")


def _beside(table: Table, *, everywhere: bool = False) -> dict[str, str]:
    """What is kept beside the code, of this game or everywhere."""
    kept = table.keeping.beside.items()
    said = {field: its.said(table) for field, its in kept if its.everywhere == everywhere}
    return {field: text for field, text in said.items() if text}


def _take(table: Table, fields: Mapping[str, str], *, everywhere: bool = False) -> None:
    """Take up what was kept beside the code; what does not fit the game is said, and what cannot be
    read is left.
    """
    for field, kept in table.keeping.beside.items():
        if field in fields and kept.everywhere == everywhere:
            try:
                kept.taken(table, fields[field])
            except Complaint as complaint:
                table.said = str(table.words.spoken(complaint))
            except ValueError:
                continue


# --- going on ---


def go_on(table: Table, text: str) -> None:
    """Go on with a game that the browser keeps, or with the one that was put aside."""
    keeping, fields = table.keeping, read_values(text)
    aside = keeping.aside
    if aside is not None and _is_this(keeping, aside, fields):
        table.take_up(aside.sitting)
        keeping.begin(aside.id, aside.kept)
        return
    if not text:
        raise UnreadableOrder("no game is put aside")
    if "code" not in fields:
        raise table.complaint("keeping_gone")
    try:
        game = lab.game_from_code(fields["code"], language=table.language)
    except BadRecord:
        raise table.complaint("keeping_damaged") from None
    table.sit_down(game, read_seats(text, len(game.players), table.language))
    keeping.begin(fields.get("id", ""), text)
    _take(table, fields)


def _is_this(keeping: Keeping, aside: Aside, fields: Mapping[str, str]) -> bool:
    """Whether fields of the browser are of the game that was put aside, and no other tab has gone
    on with it since. The game itself may be further than the browser was told.
    """
    if not fields:
        return True
    played = ("code", "seats", *keeping.beside)
    before = read_values(aside.kept)
    is_same = all(fields.get(field) == before.get(field) for field in played)
    return fields.get("id") == aside.id and is_same


def draw(table: Table) -> Html | None:
    """The games to go on with."""
    keeping, aside = table.keeping, table.keeping.aside
    if aside is None or any(game.id == aside.id for game in keeping.games):
        return draw_games(table.words, keeping.games)
    game = aside.sitting.game
    return draw_games(
        table.words, keeping.games, KeptGame("", game.players, game.state.turns, game.is_over)
    )


# --- files and links ---


def save(table: Table, text: str) -> None:
    """Give the page the whole game as a file."""
    table.page.tell("file", table.seated().game.json)


def link(table: Table, text: str) -> None:
    """Give a link to the game as it stands, or as it began."""
    make = {"game": link_to, "start": link_to_start}.get(text)
    if make is None:
        raise UnreadableOrder("there is a link to the game and one to its start")
    sitting = table.seated()
    kept = table.keeping.beside
    beside = {field: text for field, text in _beside(table).items() if kept[field].is_linked}
    _give(table, make(sitting.game, sitting.kinds, **beside))


def form_in(text: str) -> Form:
    """The form as a page sent it. Raises UnreadableOrder."""
    try:
        return read_form(text)
    except ValueError as error:
        raise UnreadableOrder(str(error)) from None


def link_form(table: Table, text: str) -> None:
    """Give a link to what stands in the form."""
    form = form_in(text)
    setup = form.setup(table.words)
    lab.new_game(**setup, language=table.language)
    table.form = form
    beside = {"companion": "1"} if form.companion else {}
    _give(table, link_of(setup, form.seats, table.language, **beside))


def _give(table: Table, fragment: str) -> None:
    table.keeping.link = fragment
    table.page.tell("link", fragment)


def draw_links(table: Table) -> Html | None:
    """The link that was asked for."""
    return draw_link(table.words, table.keeping.link)


ORDERS: dict[str, Callable[[Table, str], None]] = {
    "hello": hello,
    "address": open_address,
    "kept": list_games,
    "taken": copy_game,
    "full": tell_full,
    "continue": go_on,
    "save": save,
    "link": link,
    "link form": link_form,
}
