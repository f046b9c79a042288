"""The reconstructed numbers of a box, in the form that sets up a game: listed, to be changed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import groupby
from typing import Any

from msgspec import Struct

from tsukiji_lab.drawing.controls import complaint, fieldset, number_field
from tsukiji_lab.drawing.glyphs import board_glyph, glyph
from tsukiji_lab.drawing.html import Html, el, join
from tsukiji_lab.drawing.view import hidden
from tsukiji_lab.game.action import read_whole
from tsukiji_lab.game.refusal import BadSetup
from tsukiji_lab.rulebook import Words
from tsukiji_lab.tsukiji.board import BOARDS, MONEY, Market
from tsukiji_lab.tsukiji.house_rules import COLUMN_NAMES, HARBOUR, read_house_rules
from tsukiji_lab.tsukiji.pieces import COLUMNS, RECONSTRUCTED_COLUMNS
from tsukiji_lab.tsukiji.setup import LONGEST_NAME, external_boards, fish_boards


class Guess(Struct, frozen=True):
    """A reconstructed number of a board, and what stands there: pieces, points or yen."""

    board: str
    number: str
    printed: int
    unit: int

    @property
    def field(self) -> str:
        """Its name in the form."""
        return f"{self.board}.{self.number}"

    def read(self, typed: str, words: Words) -> int:
        """What was typed for it; nothing means what stands there. Raises BadSetup."""
        text = typed.strip()
        if not text:
            return self.printed
        number = read_whole(text, LONGEST_NAME)
        value: Any = text if number is None else number
        try:
            read_house_rules({self.board: {self.number: value}}, (self.board,))
        except BadSetup as bad:
            bad.values["pattern"] = f"{words.name('board', self.board)}: {self.name(words)}"
            words.spoken(bad)
            raise
        return int(value)

    def name(self, words: Words) -> str:
        """What it is called."""
        return words.say(f"form_number-{self.number.replace('_', '-')}")

    def shown(self, words: Words) -> str:
        """What stands there, in words."""
        money = self.unit == MONEY
        return words.yen(self.printed // MONEY) if money else words.number(self.printed)


@cache
def guesses(box: str, players: int) -> tuple[Guess, ...]:
    """All numbers that no source states on the boards of a box, for so many players."""
    return tuple(_guesses(box, players))


def _guesses(box: str, players: int) -> Iterator[Guess]:
    for name, column in zip(COLUMN_NAMES, COLUMNS, strict=True):
        if column in RECONSTRUCTED_COLUMNS:
            yield Guess(HARBOUR, name, column * MONEY, MONEY)
    for board in (*fish_boards(box), *external_boards(box)):
        market = BOARDS[board].set_up(players)
        guessed = market.reconstructed(players)
        for number, unit in market.numbers.items():
            if number in guessed:
                yield Guess(board, number, _printed(market, number) * unit, unit)


def _printed(market: Market, number: str) -> int:
    """A printed number, in the units of the engine."""
    for field, names in market.rows.items():
        if number in names:
            return int(getattr(market, field)[names.index(number)])
    return int(getattr(market, number))


def house_rules(
    box: str, players: int, typed: Mapping[str, str], words: Words
) -> dict[str, dict[str, int]]:
    """The numbers that were changed, as ``new_game`` takes them. Raises BadSetup."""
    boards: dict[str, dict[str, int]] = {}
    for guess in guesses(box, players):
        value = guess.read(typed.get(guess.field, ""), words)
        if value != guess.printed:
            boards.setdefault(guess.board, {})[guess.number] = value
    return boards


def draw_guesses(words: Words, box: str, players: int, typed: Mapping[str, str]) -> Html:
    """A folded list of all of them by board, each with its field."""
    groups = (
        fieldset(
            join(board_glyph(board), words.name("board", board)),
            *(_draw(words, guess, typed.get(guess.field, "")) for guess in group),
        )
        for board, group in groupby(guesses(box, players), key=lambda guess: guess.board)
    )
    return el(
        "details",
        el("summary", words.say("form_numbers")),
        el("p", words.say("form_numbers-note"), class_="hint"),
        el("div", *groups, class_="guesses"),
        id="form-numbers",
    )


def _draw(words: Words, guess: Guess, typed: str) -> Html:
    """A number: its name, what stands there, a field, and what is wrong with what was typed."""
    wrong, changed = "", False
    try:
        changed = guess.read(typed, words) != guess.printed
    except BadSetup as bad:
        wrong = str(bad)
    field = number_field(guess.field, typed, wrong)
    sign = el("sup", glyph("house") if changed else "†", class_="rec", aria_hidden="true")
    provenance = hidden(words.say("draw_house-rule" if changed else "kind_reconstructed"))
    shown = el("span", guess.shown(words), sign, " ", provenance)
    label = el("label", el("span", guess.name(words)), shown, field, class_="guess")
    return join(label, complaint(guess.field, wrong))
