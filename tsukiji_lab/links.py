"""A table as a link: fields as in an address, which a person can read, write and pass on.

    seed=7&lang=es&players=3&fish=eel,tuna&external=bank,barter&seats=person,greedy,greedy

What a link leaves out is as the form has it at first; in a game that it opens by its code or as a
stored case, people play the seats that it leaves out. ``fish`` and ``external`` name markets
(where they are too few, the others are drawn by the seed), say how many are drawn, or are ``lot``
or ``beginners``. ``name`` comes once for each player, ``first`` is a seat («moon»), and a printed
number that was changed has the name of its board: ``himono.barrels=6``. With the open order,
``next-fish`` and ``next-external`` are the boards that lie ready. Two links need none of this:
``scenario`` names a stored case («eel/worth»), and ``code`` holds a whole game.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from itertools import zip_longest
from pathlib import Path
from random import SystemRandom
from typing import Any, NoReturn
from urllib.parse import parse_qs, quote, urlencode

from msgspec import Struct

from tsukiji_lab.drawing.setup_form import BEGINNERS, LOT, MOST_FIELDS, Form
from tsukiji_lab.game.action import MARKS, id_of, read_whole, written
from tsukiji_lab.game.refusal import BadSetup, Complaint
from tsukiji_lab.game.session import Session
from tsukiji_lab.players.seats import PERSON, SEAT_KINDS
from tsukiji_lab.public import RULES, Game, game_from_code, new_game
from tsukiji_lab.rulebook import LANGUAGES, words
from tsukiji_lab.scenarios import cases_folder, load_scenario
from tsukiji_lab.tsukiji.box import PAIR
from tsukiji_lab.tsukiji.setup import (
    BASE,
    EXPANSION,
    MACKEREL,
    MORE_EXTERNAL,
    MORE_FISH,
    SIX_SLOT,
    Setup,
    arguments_of,
)

USUAL = {"box": BASE, "staple": MACKEREL, "barges": SIX_SLOT, "money": "open"}
"""Fields that are arguments of ``new_game`` as they stand, and what is usual."""
MARKETS = ("fish", "external")
ORDERS = ("next-fish", "next-external")
FIELDS = (
    *("code", "scenario", "seed", "lang", "players", "name", "seats", *MARKETS, *USUAL),
    *("blue-ship", "variants", "rounds", "first", *ORDERS),
)
"""What a link can say, beside printed numbers that were changed."""
LEAST = {"fish_markets": MORE_FISH, "external_markets": MORE_EXTERNAL}
"""How many markets of a sort are needed, by the number of players."""
YES, NO = "yes", "no"
DIGITS = 19
"""So many has a number at most."""
SHOWN = 40
"""So much of what is wrong is said back."""


class BadLink(Complaint):
    """A link that opens no table."""


class Opened(Struct, frozen=True):
    """A game out of a link, and who plays each seat, as the link says it."""

    game: Game
    seats: tuple[str, ...]


def language_of(link: str, otherwise: str) -> str:
    """The language that a link asks for, if there are words in it. Raises BadLink."""
    language = _Reader(link, otherwise).text("lang")
    return language if language in LANGUAGES else otherwise


def open_link(link: str, language: str, beside: Collection[str] = ()) -> Opened:
    """Open what a link describes, in a language; ``beside`` are fields that somebody else reads.

    Beside a code or a stored case, other fields are left alone. Raises BadLink, BadSetup or
    BadRecord: a link may come from anywhere.
    """
    read = _Reader(link, language)
    if read.has("code") or read.has("scenario"):
        is_code = read.has("code")
        game = game_from_code(read.text("code"), language=language) if is_code else read.case()
        players = len(game.players)
        return Opened(game, read.seats((PERSON,) * players))
    setup = _completed(read.setup(beside), language)
    seats = read.seats(Form().kinds[: len(setup["players"])])
    return Opened(new_game(**setup, language=language), seats)


def read_seats(kept: str, players: int, language: str) -> tuple[str, ...]:
    """Who plays each of so many seats, as what is kept of a game says it. Raises BadLink."""
    return _Reader(kept, language).seats((PERSON,) * players)


def link_of(setup: Mapping[str, Any], seats: Sequence[str], language: str, **beside: str) -> str:
    """The link to a table that is set up with these arguments of ``new_game``; ``beside`` are
    fields that somebody else reads.
    """
    said = [*_said(setup), ("seats", ",".join(seats)), ("lang", language)]
    return _write([*said, *beside.items()])


def link_to(game: Game, seats: Sequence[str], **beside: str) -> str:
    """The link to a game as it stands; while bids are sealed, before the first of them."""
    said = [("code", game.code), ("seats", ",".join(seats)), ("lang", game.language)]
    return _write([*said, *beside.items()])


def link_to_start(game: Game, seats: Sequence[str], **beside: str) -> str:
    """The link to a game as it began. One that begins in a position is told by its code."""
    arguments = arguments_of(game.setup)
    first = arguments.pop("first_player")
    for asked in (arguments, {**arguments, "first_player": first}):
        if new_game(**asked).setup == game.setup:
            return link_of(asked, seats, game.language, **beside)
    return link_to(Game(Session(RULES, game.setup), game.language), seats, **beside)


@cache
def stored_cases() -> Mapping[str, Path]:
    """The stored cases by their names: «salmon/price»."""
    folder = cases_folder()
    files = sorted(folder.rglob("*.toml"))
    return {path.relative_to(folder).with_suffix("").as_posix(): path for path in files}


# --- writing ---


def _write(fields: Sequence[tuple[str, str]]) -> str:
    said = [(name, value) for name, value in fields if value]
    return urlencode(said, safe=",/", quote_via=quote)


def _said(setup: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """The fields of a set-up; what is as usual is left out."""
    if setup.get("seed") is not None:
        yield "seed", str(setup["seed"])
    names = tuple(setup["players"])
    if names == _marks(len(names)):
        yield "players", str(len(names))
    else:
        yield from (("name", name) for name in names)
    for field, usual in USUAL.items():
        if setup.get(field, usual) != usual:
            yield field, written(setup[field])
    for field in MARKETS:
        yield field, _markets(setup.get(f"{field}_markets"))
    if setup.get("blue_ship"):
        yield "blue-ship", YES
    yield "variants", ",".join(map(written, setup.get("variants", ())))
    if setup.get("round_limit") is not None:
        yield "rounds", str(setup["round_limit"])
    if setup.get("first_player") is not None:
        yield "first", MARKS[setup["first_player"]]
    for field in ORDERS:
        yield field, ",".join(map(written, setup.get(id_of(field)) or ()))
    for board, numbers in setup.get("boards", {}).items():
        yield from ((f"{board}.{number}", str(value)) for number, value in numbers.items())


def _markets(markets: Any) -> str:
    if markets is None:
        return LOT
    return str(markets) if isinstance(markets, int | str) else ",".join(map(written, markets))


def _marks(players: int) -> tuple[str, ...]:
    return tuple(mark.capitalize() for mark in MARKS[:players])


# --- reading ---


class _Reader:
    """Reads the fields of a link, and complains of them in a language."""

    def __init__(self, link: str, language: str) -> None:
        self._words = words(language)
        try:
            self._fields = parse_qs(link, max_num_fields=MOST_FIELDS)
        except ValueError:
            self._fields = {}
        if not self._fields:
            self._complain("links_unreadable")

    def has(self, field: str) -> bool:
        return field in self._fields

    def text(self, field: str) -> str:
        """What a field says; nothing if the link does not have it."""
        return self._fields.get(field, [""])[-1].strip()

    def listed(self, field: str) -> tuple[str, ...]:
        """What a field lists between commas."""
        return tuple(each.strip() for each in self.text(field).split(",") if each.strip())

    def case(self) -> Game:
        """The game that lies where a stored case begins."""
        path = stored_cases().get(self.text("scenario"))
        if path is None:
            self._complain("links_no-case", text=self.text("scenario")[:SHOWN])
        return load_scenario(path, language=self._words.language)

    def setup(self, beside: Collection[str] = ()) -> dict[str, Any]:
        """The arguments of ``new_game``, with what a link leaves out as the form has it at first.

        Raises BadLink, also for fields that neither a link nor somebody ``beside`` knows.
        """
        for field in self._fields:
            if not (field in FIELDS or field in beside or "." in field):
                self._complain("links_field", text=field[:SHOWN], verbs=FIELDS)
        if self.has("lang"):
            self._one_of("lang", LANGUAGES)
        is_base = id_of(self.text("box") or BASE) == BASE
        setup: dict[str, Any] = {field: self.text(field) or usual for field, usual in USUAL.items()}
        setup |= {
            "players": self._names(),
            "fish_markets": self._markets("fish", BEGINNERS if is_base else LOT),
            "external_markets": self._markets("external", LOT),
            "blue_ship": self.has("blue-ship") and self._one_of("blue-ship", (YES, NO)) == YES,
            "variants": self.listed("variants"),
            "boards": self._boards(),
            "seed": self._number("seed"),
            "round_limit": self._number("rounds"),
        }
        setup |= {id_of(field): self.listed(field) for field in ORDERS if self.has(field)}
        if self.has("first"):
            setup["first_player"] = MARKS.index(self._one_of("first", MARKS))
        return setup

    def seats(self, usual: Sequence[str]) -> tuple[str, ...]:
        """Who plays each seat; of one that nothing is said of, who usually does."""
        said = self._said_seats()
        if len(said) > len(usual):
            self._complain("links_seats", players=len(usual), given=len(said))
        seats = [kind or each for kind, each in zip_longest(said, usual, fillvalue="")]
        for kind in seats:
            self._check("seats", kind, SEAT_KINDS)
        return tuple(seats)

    def _said_seats(self) -> list[str]:
        text = self.text("seats")
        return [kind.strip() for kind in text.split(",")] if text else []

    def _names(self) -> tuple[str, ...]:
        names = tuple(" ".join(name.split()) for name in self._fields.get("name", ()))
        usual = len(names) or len(self._said_seats()) or Form().players
        asked = self._number("players")
        players = usual if asked is None else asked
        if players not in MORE_FISH:
            values = {"players": players, "most": max(MORE_FISH)}
            raise self._words.spoken(BadSetup("error.players", **values))
        if len(names) > players:
            self._complain("links_names", players=players, given=len(names))
        return (*names, *_marks(players)[len(names) :])

    def _markets(self, field: str, usual: str) -> Any:
        text = self.text(field) or usual
        if text == LOT:
            return None
        if text == BEGINNERS and field == "fish":
            return BEGINNERS
        number = read_whole(text, DIGITS)
        return tuple(map(id_of, self.listed(field))) if number is None else number

    def _boards(self) -> dict[str, dict[str, int]]:
        boards: dict[str, dict[str, int]] = {}
        for field in self._fields:
            board, dot, number = field.partition(".")
            if dot:
                boards.setdefault(id_of(board), {})[id_of(number)] = self._number(field) or 0
        return boards

    def _number(self, field: str) -> int | None:
        text = self.text(field)
        if text and read_whole(text.removeprefix("-"), DIGITS) is None:
            self._complain("links_number", pattern=field, text=text[:SHOWN])
        return int(text) if text else None

    def _one_of(self, field: str, offered: Sequence[str]) -> str:
        self._check(field, self.text(field), offered)
        return self.text(field)

    def _check(self, field: str, text: str, offered: Sequence[str]) -> None:
        if text not in offered:
            verbs = tuple(offered)
            self._complain("links_value", pattern=field, text=text[:SHOWN], verbs=verbs)

    def _complain(self, message: str, **values: Any) -> NoReturn:
        raise self._words.spoken(BadLink(message, **values))


def _completed(setup: dict[str, Any], language: str) -> dict[str, Any]:
    """The same set-up; where fewer markets are named than are needed, its seed draws the others.

    Raises BadSetup.
    """
    seed = SystemRandom().getrandbits(32) if setup["seed"] is None else setup["seed"]
    setup = setup | {"seed": seed}
    named = {field: setup[field] for field in LEAST if isinstance(setup[field], tuple)}
    left_open = dict.fromkeys((*named, *map(id_of, ORDERS)))
    drawn = new_game(**setup | left_open, language=language).setup
    for field, markets in named.items():
        always, *others = getattr(drawn, field)
        left = [board for board in others if board not in markets]
        while left and _fewer(field, {*markets} - {always}, drawn):
            markets = (*markets, left.pop(0))
        setup[field] = markets
    return setup


def _fewer(field: str, markets: set[str], setup: Setup) -> bool:
    """Whether these markets are fewer than so many players need; a pair counts once."""
    pair = set(PAIR) if setup.box == EXPANSION else set[str]()
    paired = bool(markets & pair)
    return len(markets - pair) + paired < LEAST[field][len(setup.names)]
