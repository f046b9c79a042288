"""What stands in the form that sets up a game, and what a page sent back in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NoReturn
from urllib.parse import parse_qsl

from msgspec import Struct
from msgspec.structs import replace

from tsukiji_lab.drawing.guesses import guesses, house_rules
from tsukiji_lab.game.action import MARKS, read_whole
from tsukiji_lab.game.refusal import BadSetup, Value
from tsukiji_lab.players.seats import PERSON, SEAT_KINDS
from tsukiji_lab.rulebook import Words
from tsukiji_lab.tsukiji.board import BOARDS
from tsukiji_lab.tsukiji.box import partners
from tsukiji_lab.tsukiji.setup import (
    BARGES,
    BASE,
    BOXES,
    EXPANSION,
    EXTERNAL,
    LONGEST_NAME,
    MACKEREL,
    MORE_EXTERNAL,
    MORE_FISH,
    MORE_MARKETS,
    OPEN_ORDER,
    SIX_SLOT,
    STAPLES,
    VARIANTS,
    Markets,
    external_boards,
    fish_boards,
)

MOST_FIELDS = 400
"""So many fields of a form are read; the longest, the count for six players, has fewer."""

BEGINNERS, LOT, NAMED = "beginners", "lot", "named"
"""How markets are chosen."""


class Sort(Struct, frozen=True):
    """The markets of one sort: the one in every game, the others, and how many of them join it.

    ``ways`` are those in which they can be chosen, ``boards`` are all of the box, also those that
    are for more players.
    """

    name: str
    ways: tuple[str, ...]
    boards: tuple[str, ...]
    always: str
    others: tuple[str, ...]
    right: int

    def with_partner(self, board: str) -> tuple[str, ...]:
        """A market, and the one that comes with it."""
        return (board, *(other for other in partners(board) if other in self.others))


class Chosen(Struct, frozen=True):
    """How the markets of a sort are chosen; ``number`` is how many are drawn, as it was typed."""

    way: str
    named: tuple[str, ...] = ()
    number: str = ""


def called(names: Sequence[str]) -> tuple[str, ...]:
    """What players are called whose names were typed, or left open, for every seat."""
    each = zip(names, MARKS, strict=True)
    return tuple(name.strip() or mark.capitalize() for name, mark in each)


class Form(Struct, frozen=True):
    """What stands in the form, as it was typed; only choices that the form offers are kept.

    ``numbers`` is what was typed for reconstructed numbers, by their fields. ``companion``: the
    game is played on a real table, which has fixed the markets, the ``first`` player (a seat's
    mark; nothing: by lot) and, with the open order, the boards that lie ready.
    """

    players: int = 3
    names: tuple[str, ...] = ("",) * len(MARKS)
    kinds: tuple[str, ...] = (PERSON, *("greedy",) * (len(MARKS) - 1))
    box: str = BASE
    staple: str = MACKEREL
    fish: Chosen = Chosen(BEGINNERS)
    external: Chosen = Chosen(LOT)
    barges: str = SIX_SLOT
    blue_ship: bool = False
    money: str = "open"
    variants: tuple[str, ...] = ()
    seed: str = ""
    rounds: str = ""
    numbers: dict[str, str] = {}
    companion: bool = False
    first: str = ""
    fish_order: tuple[str, ...] = ()
    external_order: tuple[str, ...] = ()

    @property
    def seats(self) -> tuple[str, ...]:
        """Who plays each seat; at a real table people do."""
        kinds = (PERSON,) * len(self.kinds) if self.companion else self.kinds
        return kinds[: self.players]

    @property
    def called(self) -> tuple[str, ...]:
        """The players' names; who gave none is called by the mark of the seat."""
        return called(self.names)[: self.players]

    @property
    def names_order(self) -> bool:
        """Whether the form asks in which order the boards lie ready."""
        return self.companion and OPEN_ORDER in self.variants

    @property
    def more(self) -> bool:
        """Whether there may be more markets than usual."""
        return MORE_MARKETS in self.variants

    def chosen(self, sort: Sort) -> Chosen:
        """How the markets of a sort are chosen."""
        return self.fish if sort.name == "fish" else self.external

    def ready(self, sort: Sort) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The boards that lie ready, as far as their order was said, and the others left over."""
        named = self.chosen(sort).named
        here = {sort.always, *(each for board in named for each in sort.with_partner(board))}
        order = self.fish_order if sort.name == "fish" else self.external_order
        said = tuple(board for board in order if board not in here)
        rest = tuple(board for board in sort.boards if board not in (*here, *said))
        return ((*said, *rest), ()) if len(rest) == 1 else (said, rest)

    def as_usual(self) -> Form:
        """The form with the usual way to choose fish markets from its box, unless they are named.

        No market of the expansion is for a first game.
        """
        usual = LOT if self.box == EXPANSION else BEGINNERS
        is_named = self.fish.way == NAMED
        return self if is_named else replace(self, fish=replace(self.fish, way=usual))

    def setup(self, words: Words) -> dict[str, Any]:
        """The arguments of ``new_game``. Raises BadSetup for a number that is none."""
        fish, external = sorts(self.box, self.staple, self.players)
        return {
            "players": self.called,
            "box": self.box,
            "staple": self.staple,
            "fish_markets": self._markets(self.fish, fish, words),
            "external_markets": self._markets(self.external, external, words),
            "barges": self.barges,
            "blue_ship": self.blue_ship,
            "variants": self.variants,
            "boards": house_rules(self.box, self.players, self.numbers, words),
            "money": "open" if self.companion else self.money,
            "seed": _number(self.seed, words),
            "round_limit": _number(self.rounds, words),
            "first_player": MARKS.index(self.first) if self.first else None,
            "next_fish": self.ready(fish)[0] if self.names_order else None,
            "next_external": self.ready(external)[0] if self.names_order else None,
        }

    def _markets(self, chosen: Chosen, sort: Sort, words: Words) -> Markets:
        if chosen.way != LOT:
            return chosen.named if chosen.way == NAMED else BEGINNERS
        text = chosen.number.strip()
        if not (self.more and text):
            return None
        least, most = sort.right, len(sort.others)
        number = read_whole(text, LONGEST_NAME)
        if number is None or not least <= number <= most:
            pattern = words.say(f"form_{sort.name}")
            _complain(
                "error_house-count", words, pattern=pattern, text=text, least=least, most=most
            )
        return number


def sorts(box: str, staple: str, players: int) -> tuple[Sort, Sort]:
    """The fish markets and the external markets of a box, for so many players."""
    fish = tuple(board for board in fish_boards(box) if board != staple)
    external = tuple(
        board
        for board in external_boards(box)
        if board != EXTERNAL and BOARDS[board].least_players <= players
    )
    return (
        Sort("fish", (BEGINNERS, LOT, NAMED), fish_boards(box), staple, fish, MORE_FISH[players]),
        Sort(
            "external",
            (LOT, NAMED),
            external_boards(box),
            EXTERNAL,
            external,
            MORE_EXTERNAL[players],
        ),
    )


def _number(text: str, words: Words) -> int | None:
    text = text.strip()
    if not text:
        return None
    number = read_whole(text, LONGEST_NAME)
    if number is None:
        _complain("form_bad-number", words, text=text)
    return number


def _complain(message: str, words: Words, **values: Value) -> NoReturn:
    raise words.spoken(BadSetup(message, **values))


def read_form(text: str) -> Form:
    """The form out of what a page sent (as in an address); what it does not offer is left out.

    Raises ValueError if it is no form at all.
    """
    sent = parse_qsl(text, keep_blank_values=True, max_num_fields=MOST_FIELDS)
    one = {name: value[:LONGEST_NAME] for name, value in sent}
    plain = Form()

    def choice(name: str, offered: Sequence[str], otherwise: str) -> str:
        return one[name] if one.get(name) in offered else otherwise

    def several(name: str, offered: Sequence[str]) -> tuple[str, ...]:
        return tuple(each for each in offered if (name, each) in sent)

    companion = one.get("companion") == "yes"

    def chosen(sort: Sort, usual: str) -> Chosen:
        return Chosen(
            NAMED if companion else choice(sort.name, sort.ways, usual),
            several(f"{sort.name}-market", sort.others),
            one.get(f"{sort.name}-number", ""),
        )

    players = int(choice("players", [str(seats) for seats in MORE_FISH], "3"))
    box = choice("box", BOXES, plain.box)
    expansion = box == EXPANSION
    staple = choice("staple", STAPLES, plain.staple) if expansion else plain.staple
    fish, external = sorts(box, staple, players)
    marks = MARKS[:players]

    def order(sort: Sort) -> tuple[str, ...]:
        named = (board for name, board in sent if name == f"{sort.name}-order")
        return tuple(dict.fromkeys(board for board in named if board in sort.boards))

    return Form(
        players=players,
        names=tuple(one.get(f"name-{seat}", "") for seat in range(len(MARKS))),
        kinds=tuple(
            choice(f"kind-{seat}", SEAT_KINDS, kind) for seat, kind in enumerate(plain.kinds)
        ),
        box=box,
        staple=staple,
        fish=chosen(fish, plain.fish.way),
        external=chosen(external, plain.external.way),
        barges=choice("barges", tuple(BARGES), plain.barges) if expansion else plain.barges,
        blue_ship=expansion and "blue-ship" in one,
        money=choice("money", ("open", "closed"), plain.money),
        variants=several("variant", VARIANTS),
        seed=one.get("seed", ""),
        rounds=one.get("rounds", ""),
        numbers={
            guess.field: one[guess.field] for guess in guesses(box, players) if one.get(guess.field)
        },
        companion=companion,
        first=choice("first", marks, marks[0] if companion else ""),
        fish_order=order(fish),
        external_order=order(external),
    )
