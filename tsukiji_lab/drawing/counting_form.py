"""What is entered of a table that was played without a screen, and the position that it makes.

The position is laid and counted by the engine; here numbers are only read and held to what there
is in the box.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from urllib.parse import parse_qsl

from msgspec import Struct
from msgspec.structs import replace

from tsukiji_lab.drawing.setup_form import MOST_FIELDS, called
from tsukiji_lab.game.action import MARKS, read_whole, written
from tsukiji_lab.game.refusal import BadSetup
from tsukiji_lab.rulebook import Words
from tsukiji_lab.tsukiji.board import BOARDS, HOME, FishMarket
from tsukiji_lab.tsukiji.box import PAIR
from tsukiji_lab.tsukiji.house_rules import MOST as MOST_TOKENS
from tsukiji_lab.tsukiji.markets.bank import Bank
from tsukiji_lab.tsukiji.markets.overfishing_market import OverfishingMarket
from tsukiji_lab.tsukiji.markets.red_snapper import RedSnapper
from tsukiji_lab.tsukiji.markets.tracked import TRACK, TrackedFish
from tsukiji_lab.tsukiji.position import MOST, Position, SeatAt, lay_position
from tsukiji_lab.tsukiji.setup import (
    BASE,
    BOXES,
    EXTERNAL,
    LONGEST_NAME,
    MACKEREL,
    MORE_EXTERNAL,
    MORE_FISH,
    STAPLES,
    Setup,
    external_boards,
    fish_boards,
    make_setup,
    table,
)
from tsukiji_lab.tsukiji.state import State

COUNTED_BOARDS = (Bank.board, OverfishingMarket.board)
"""The external markets that the final count asks for."""

TOKEN_NUMBERS = {"clam": "clams", "oyster": "oysters"}
"""Numbers of a board that say how many tokens of a kind there are, where it is not ``tokens``."""


class Sheet(Struct, frozen=True):
    """What was entered, as it was typed; only what the form offers is kept.

    ``fish`` and ``external`` are the markets on the table, ``gone`` those ticked as overfished.
    ``typed`` are numbers by their fields: ``yen-0``, ``eel-2`` (tokens), ``loans-1``,
    ``marker-eel``, ``left-red_snapper``. It ``is_sent`` once anything was entered, or the count was
    asked for.
    """

    players: int = 3
    names: tuple[str, ...] = ("",) * len(MARKS)
    box: str = BASE
    fish: tuple[str, ...] = (MACKEREL,)
    external: tuple[str, ...] = ()
    gone: tuple[str, ...] = ()
    typed: dict[str, str] = {}
    is_sent: bool = False

    @property
    def called(self) -> tuple[str, ...]:
        """The players' names; who gave none is called by the mark of the seat."""
        return called(self.names)[: self.players]

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of token that there are on this table."""
        return tuple(kind for board in self.fish for kind in _fish(board).token_kinds)

    @property
    def tracked(self) -> tuple[str, ...]:
        """The fish whose worth a marker shows."""
        return tuple(board for board in self.fish if issubclass(BOARDS[board], TrackedFish))

    @property
    def overfishable(self) -> tuple[str, ...]:
        """The fish of which it matters whether they are overfished."""
        if OverfishingMarket.board in self.external:
            return self.fish
        return tuple(board for board in self.fish if board == RedSnapper.board)


class Entered(Struct, frozen=True):
    """The numbers of a sheet by field, and what is wrong by field, in words."""

    numbers: dict[str, int]
    wrong: dict[str, str]


def _fish(board: str) -> type[FishMarket]:
    market = BOARDS[board]
    assert issubclass(market, FishMarket)
    return market


def counted_boards(box: str) -> tuple[str, ...]:
    """The external markets of a box that the final count asks for."""
    return tuple(board for board in COUNTED_BOARDS if board in external_boards(box))


def read_sheet(text: str) -> Sheet:
    """The sheet out of what a page sent (as in an address); what it does not offer is left out.

    Raises ValueError if it is no form at all.
    """
    sent = parse_qsl(text, keep_blank_values=True, max_num_fields=MOST_FIELDS)
    one = {name: value[:LONGEST_NAME] for name, value in sent}
    asked = one.get("players", "")
    players = int(asked) if asked in map(str, MORE_FISH) else 3
    box = one["box"] if one.get("box") in BOXES else BASE

    def several(name: str, offered: Sequence[str]) -> tuple[str, ...]:
        return tuple(board for board in offered if (name, board) in sent)

    sheet = Sheet(
        players=players,
        names=tuple(one.get(f"name-{seat}", "") for seat in range(len(MARKS))),
        box=box,
        fish=several("fish", fish_boards(box)),
        external=several("external", counted_boards(box)),
        gone=several("gone", fish_boards(box)),
    )
    known = {field for field, _ in _fields(sheet)}
    typed = {name: value for name, value in one.items() if name in known and value.strip()}
    return replace(sheet, typed=typed, is_sent=True)


def _fields(sheet: Sheet) -> Iterator[tuple[str, int]]:
    """Every field for a number, and the most that it can be."""
    for board in sheet.tracked:
        yield f"marker-{board}", TRACK[-1]
    if RedSnapper.board in sheet.fish:
        yield f"left-{RedSnapper.board}", MOST_TOKENS
    for seat in range(sheet.players):
        yield f"yen-{seat}", MOST
        if Bank.board in sheet.external:
            yield f"loans-{seat}", MOST_TOKENS
            yield f"shares-{seat}", MOST_TOKENS
        for kind in sheet.kinds:
            yield f"{kind}-{seat}", MOST_TOKENS


# --- what is wrong with it ---


def read_numbers(sheet: Sheet, words: Words) -> Entered:
    """The numbers that were entered, nothing as 0, and what is wrong with them."""
    numbers: dict[str, int] = {}
    wrong: dict[str, str] = {}
    for field, most in _fields(sheet):
        typed = sheet.typed.get(field, "").strip()
        numbers[field] = 0
        if not typed:
            continue
        number = read_whole(typed, LONGEST_NAME)
        if number is None:
            wrong[field] = words.say("form_bad-number", text=typed)
        elif number > most:
            wrong[field] = words.say("calc_at-most", most=most)
        elif field.startswith("yen-") and number % 100:
            wrong[field] = words.say("error_yen-step", text=typed)
        else:
            numbers[field] = number
    for field, complaint in _impossible(sheet, numbers, words):
        wrong.setdefault(field, complaint)
    return Entered(numbers, wrong)


def _impossible(sheet: Sheet, numbers: dict[str, int], words: Words) -> Iterator[tuple[str, str]]:
    """The numbers that no table can show, each with a sentence."""
    seats = range(sheet.players)
    for board in sheet.tracked:
        held = any(numbers[f"{board}-{seat}"] for seat in seats)
        if held and not numbers[f"marker-{board}"]:
            yield f"marker-{board}", words.say("calc_marker", most=TRACK[-1])
    for limited, most in _limits(sheet):
        fields = [f"{kind}-{seat}" for seat in seats for kind in limited]
        given = 0
        for field in fields:
            given += numbers[field]
            if given > most and numbers[field]:
                yield field, words.say("calc_too-many", most=most, given=given)
    if Bank.board in sheet.external:
        for seat in seats:
            if numbers[f"loans-{seat}"] and numbers[f"shares-{seat}"]:
                yield f"shares-{seat}", words.text("bank.either")
    if RedSnapper.board in sheet.fish:
        field = f"left-{RedSnapper.board}"
        there = market_of(RedSnapper.board, sheet.players).all_tokens
        left = there - sum(numbers[f"{RedSnapper.board}-{seat}"] for seat in seats)
        if numbers[field] > max(left, 0):
            yield field, words.say("calc_at-most", most=max(left, 0))


def _limits(sheet: Sheet) -> Iterator[tuple[tuple[str, ...], int]]:
    """How many there are of each kind, or of several together. What no source states is no limit:
    the real board has the right number.
    """
    for board in sheet.fish:
        market = market_of(board, sheet.players)
        guessed = market.reconstructed(sheet.players)
        drawn = Counter(market.bag_tokens())
        for kind in market.token_kinds:
            if TOKEN_NUMBERS.get(kind, "tokens") not in guessed:
                apart = kind not in market.kinds_that_run_out
                of_all = market.tokens_in_box() - market.all_tokens if apart else market.all_tokens
                yield (kind,), drawn[kind] if drawn else of_all
        if "tokens" not in guessed and len(market.kinds_that_run_out) > 1 and not drawn:
            yield market.kinds_that_run_out, market.all_tokens
    if Bank.board in sheet.external:
        bank = Bank.set_up(sheet.players)
        yield ("loans",), bank.loans
        yield ("shares",), bank.shares


@cache
def market_of(board: str, players: int) -> FishMarket:
    """A fish market as it is laid out."""
    market = BOARDS[board].set_up(players)
    assert isinstance(market, FishMarket)
    return market


# --- the position ---


def state_of(sheet: Sheet, numbers: dict[str, int]) -> tuple[Setup, State]:
    """The table as the engine counts it, and how it was set up. Raises BadSetup.

    ``numbers`` are those of a sheet with which nothing is wrong.
    """
    staple = next((board for board in STAPLES if board in sheet.fish), MACKEREL)
    others = [board for board in sheet.fish if board != staple]
    if not set(STAPLES) & set(sheet.fish):
        raise BadSetup("calc_no-staple" if sheet.box == BASE else "calc_no-staple-of-two")
    usual = MORE_FISH[sheet.players]
    if len(others) < usual:
        raise BadSetup("calc_few-fish", right=usual + 1, given=len(sheet.fish))
    fillers = [
        board
        for board in external_boards(sheet.box)
        if board not in (EXTERNAL, *PAIR, *COUNTED_BOARDS)
        and BOARDS[board].least_players <= sheet.players
    ]
    setup = make_setup(
        sheet.called,
        box=sheet.box,
        staple=staple,
        fish_markets=others[:usual],
        external_markets=(*sheet.external, *fillers)[: MORE_EXTERNAL[sheet.players]],
        barges="six_slot",
        blue_ship=False,
        variants=(),
        boards=_house_rules(sheet, numbers),
        money="open",
        first_player=0,
        seed=0,
        round_limit=None,
        next_fish=None,
        next_external=None,
    )
    position = Position(
        came_in=tuple(others[usual:]),
        seats={
            mark: _seat(sheet, numbers, seat) for seat, mark in enumerate(MARKS[: sheet.players])
        },
        boards={board: row for board in sheet.fish if (row := _board(sheet, numbers, board))},
    )
    return setup, lay_position(table(setup), position)


def _held(sheet: Sheet, numbers: dict[str, int], kind: str) -> int:
    return sum(numbers[f"{kind}-{seat}"] for seat in range(sheet.players))


def _house_rules(sheet: Sheet, numbers: dict[str, int]) -> dict[str, dict[str, int]]:
    """Where more tokens lie on the table than were guessed, one more is left on the board."""
    rules: dict[str, dict[str, int]] = {}
    for kind in sheet.kinds:
        market = market_of(HOME[kind], sheet.players)
        number = TOKEN_NUMBERS.get(kind, "tokens")
        if number in market.reconstructed(sheet.players):
            there = getattr(market, number)
            held = _held(sheet, numbers, kind)
            if held >= there:
                rules.setdefault(market.board, {})[number] = held + 1
    return rules


def _seat(sheet: Sheet, numbers: dict[str, int], seat: int) -> SeatAt:
    tokens = [kind for kind in sheet.kinds for _ in range(numbers[f"{kind}-{seat}"])]
    return SeatAt(
        yen=numbers[f"yen-{seat}"],
        tokens=tuple(map(written, tokens)),
        loans=numbers.get(f"loans-{seat}", 0),
        shares=numbers.get(f"shares-{seat}", 0),
    )


def _board(sheet: Sheet, numbers: dict[str, int], board: str) -> dict[str, int | bool]:
    """What lies on a fish market otherwise than at the start; without tokens it is overfished."""
    row: dict[str, int | bool] = {}
    market = market_of(board, sheet.players)
    if f"left-{board}" in sheet.typed:
        row["tokens"] = left = numbers[f"left-{board}"]
    else:
        left = market.all_tokens
        left -= sum(_held(sheet, numbers, kind) for kind in market.kinds_that_run_out)
    is_known = not {"tokens", *TOKEN_NUMBERS.values()} & market.reconstructed(sheet.players)
    if board in sheet.gone or (is_known and not left):
        row["overfished"] = True
    if marker := numbers.get(f"marker-{board}"):
        row["marker"] = marker
    return row
