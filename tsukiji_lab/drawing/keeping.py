"""What is kept of games: the list of them, links, and what is shown when the line is lost."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from urllib.parse import parse_qsl

from msgspec import Struct

from tsukiji_lab.drawing.controls import button
from tsukiji_lab.drawing.glyphs import glyph
from tsukiji_lab.drawing.html import Html, el, join
from tsukiji_lab.game.action import read_whole
from tsukiji_lab.rulebook import Words, words
from tsukiji_lab.tsukiji.setup import MORE_FISH, is_name

MOST_GAMES = 50
"""So many lines of a browser's list are read; a page keeps fewer games."""
FIRST = 3
"""So many games are seen at once."""
MOST_TURN = 10**6
MOST_TIME = 10**14
ID = re.compile(r"[A-Za-z0-9_-]{1,24}")


class KeptGame(Struct, frozen=True):
    """A game as a list shows it: its id in the browser (none: it was put aside at this table), who
    plays, the turn it has come to, whether it is over, and when it was kept (in milliseconds since
    1970, by the browser's clock).
    """

    id: str
    names: tuple[str, ...]
    turn: int
    is_over: bool
    when: int = 0


def is_id(text: str) -> bool:
    """Whether a text can be the id of a game."""
    return ID.fullmatch(text) is not None


def read_games(text: str) -> tuple[KeptGame, ...]:
    """The games that a browser keeps, as a page lists them, a line for each; what cannot be read
    is left out.
    """
    found = (_read_game(line) for line in text.split("\n")[:MOST_GAMES])
    return tuple(game for game in found if game is not None)


def _read_game(line: str) -> KeptGame | None:
    try:
        fields = dict(parse_qsl(line, max_num_fields=10))
    except ValueError:
        return None
    id, names = fields.get("id", ""), tuple(fields.get("names", "").split("\n"))
    turn, when = _number(fields, "turn", MOST_TURN), _number(fields, "when", MOST_TIME)
    if not is_id(id) or turn is None or when is None or len(names) not in MORE_FISH:
        return None
    if not all(map(is_name, names)):
        return None
    return KeptGame(id, names, turn, "over" in fields, when)


def _number(fields: Mapping[str, str], field: str, most: int) -> int | None:
    return read_whole(fields.get(field, ""), len(str(most)))


def draw_games(
    said: Words, games: Sequence[KeptGame], aside: KeptGame | None = None
) -> Html | None:
    """The games to go on with: the one that was put aside at this table, if the browser does not
    keep it, and the others; all but the first few are folded away. None if there is no game.
    """
    say = said.say
    if not games and aside is None:
        return None
    rows = [_draw_game(said, game) for game in (*([aside] if aside else ()), *games)]
    older = el(
        "details",
        el("summary", say("keeping_older", number=len(rows) - FIRST)),
        el("ul", *rows[FIRST:]),
        id="kept-older",
    )
    forgetting = _asking(
        say("keeping_forget-all"),
        say("keeping_forget-all-text"),
        button("forget all", say("keeping_forget-all-yes"), look="btn danger"),
        "forget-all",
    )
    return el(
        "section",
        el("h2", say("keeping_games"), id="kept-games"),
        el("ul", *rows[:FIRST]),
        older if len(rows) > FIRST else None,
        el("p", say("keeping_games-note"), class_="hint") if games else None,
        forgetting if games else None,
        class_="card kept",
        aria_labelledby="kept-games",
    )


def _draw_game(said: Words, game: KeptGame) -> Html:
    say, its_words = said.say, words(said.language, game.names)
    names = said.listed([its_words.name("seat", seat) for seat in range(len(game.names))])
    stage = say("keeping_over") if game.is_over else say("keeping_turn", turn=game.turn)
    when = el("time", data_when=game.when) if game.when else None
    id = f"kept-{game.id or 'aside'}"
    forgetting = _asking(
        say("keeping_forget"),
        say("keeping_forget-text"),
        button("forget", say("keeping_forget-yes"), text=game.id, look="btn danger"),
        f"forget-{game.id}",
        described=id,
    )
    return el(
        "li",
        el("p", el("b", names), el("small", stage, " · " if when else None, when), id=id),
        button(
            "continue",
            glyph("right"),
            say("keeping_open" if game.is_over else "keeping_go-on"),
            text=game.id,
            aria_describedby=id,
        ),
        forgetting if game.id else None,
    )


def _asking(label: str, text: str, yes: Html, id: str, described: str | None = None) -> Html:
    """A step that asks first."""
    summary = el("summary", label, class_="btn", aria_describedby=described)
    return el("details", summary, el("div", el("p", text), yes), id=id, class_="asking")


def draw_copying(said: Words, *, is_form: bool) -> Html:
    """The buttons that give links: to what stands in the form, or to the game on the table."""
    say = said.say
    if is_form:
        ask = el("button", say("keeping_link-form"), class_="btn", data_do="link form")
        return el("div", ask, class_="row linking")
    return el(
        "div",
        button("link", say("keeping_link-game"), text="game"),
        button("link", say("keeping_link-start"), text="start"),
        class_="row linking",
    )


def draw_link(said: Words, fragment: str) -> Html | None:
    """A link to be copied; the page puts its own address before it."""
    if not fragment:
        return None
    field = el(
        "input", readonly=True, data_link=fragment, value="", aria_label=said.say("keeping_link")
    )
    return el(
        "div",
        el("p", said.say("keeping_link-text"), role="status"),
        field,
        _copy(said),
        class_="link",
    )


def draw_code(said: Words, rows: int) -> Html:
    """The code of the game on the table, to be copied; the page fills it in."""
    field = el(
        "textarea", rows=rows, readonly=True, data_code=True, aria_label=said.say("keeping_code")
    )
    return el("div", field, _copy(said), class_="code")


def _copy(said: Words) -> Html:
    return button("copy", said.say("keeping_copy"), data_done=said.say("keeping_copied"))


def draw_lost(said: Words, *, is_game: bool, is_kept: bool) -> Html:
    """What is shown when nothing answers any more, and stays until a game is loaded again.

    ``is_game``: a game is on the table, and its code keeps it. ``is_kept``: so does the browser; a
    game that a notebook gave is made in its cell.
    """
    say = said.say
    alone = el("p", say("keeping_lost-page"), class_="on-page")
    in_lab = el("p", say("keeping_lost-kept" if is_kept else "keeping_lost-cell"), class_="in-cell")
    again = el("p", say("keeping_lost-again"), class_="in-cell")
    return el(
        "div",
        glyph("eye_off"),
        el("div", el("b", say("keeping_lost")), join(alone, in_lab) if is_game else again),
        draw_code(said, 2) if is_game else None,
        button("reload", say("keeping_reload"), look="btn primary on-page"),
        class_="lost",
        role="alert",
        tabindex=-1,
    )
