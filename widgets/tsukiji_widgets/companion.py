"""With the box on the table: people enter what they play, and say what came out there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import Struct

from tsukiji_lab.drawing.choices import Choice
from tsukiji_lab.drawing.companion import draw_question
from tsukiji_lab.drawing.html import Html
from tsukiji_lab.game.action import Action
from tsukiji_lab.game.refusal import Complaint
from tsukiji_lab.game.told_chance import NotTold
from tsukiji_lab.links import SHOWN
from tsukiji_lab.public import Game
from tsukiji_lab.tsukiji.state import State
from tsukiji_widgets.keeping import Kept
from tsukiji_widgets.page import UnreadableOrder

if TYPE_CHECKING:
    from tsukiji_widgets.sitting import Sitting
    from tsukiji_widgets.table import Table


NO, YES = "0", "1"
"""What a link says of it."""


class Asked(Struct, frozen=True):
    """An action that waits for what came out: ``drawn`` so far, ``pieces`` that can come next.

    It was asked in the position ``state``.
    """

    action: Action
    drawn: tuple[str, ...]
    pieces: tuple[str, ...]
    state: State


class Companion:
    """Plays what people do on a real table, and asks what came out of bag and box there."""

    def __init__(self) -> None:
        self._asked: Asked | None = None

    def asked(self, game: Game) -> Asked | None:
        """What is asked for; None once anything else was done to the game."""
        asked = self._asked
        return asked if asked is not None and asked.state is game.state else None

    def play(self, game: Game, action: Action | str) -> None:
        """Play an action, or ask what came out where it draws. Raises as ``Game.play``."""
        self._try(game, game.action(action), ())

    def tell(self, game: Game, piece: str) -> None:
        """This came out: go on with the action that waits. Raises BadTold, UnreadableOrder."""
        asked = self.asked(game)
        if asked is None:
            raise UnreadableOrder("nothing is being drawn")
        self._try(game, asked.action, (*asked.drawn, piece))

    def put_back(self) -> None:
        """Play nothing of the action that waits."""
        self._asked = None

    def _try(self, game: Game, action: Action, drawn: tuple[str, ...]) -> None:
        try:
            game.play(action, drawn)
        except NotTold as more:
            self._asked = Asked(action, drawn, more.pieces, game.state)
        else:
            self._asked = None


def draw(sitting: Sitting) -> Html | None:
    """What is asked for, as the panel shows it; None if nothing is."""
    game = sitting.game
    asked = sitting.companion.asked(game) if sitting.companion else None
    if asked is None:
        return None
    return draw_question(game.words, game.say(asked.action), asked.pieces, asked.drawn)


def tell(table: Table, text: str) -> None:
    """This came out of the bag or the box."""
    _companion(table).tell(table.seated().game, text)


def put_back(table: Table, text: str) -> None:
    """Take back the action that waits for what came out of the bag or the box."""
    _companion(table).put_back()
    table.seated().choice = Choice()


def _companion(table: Table) -> Companion:
    companion = table.seated().companion
    if companion is None:
        raise UnreadableOrder("the game draws by itself")
    return companion


ORDERS: dict[str, Callable[[Table, str], None]] = {
    "drawn": tell,
    "put back": put_back,
}


def _said(table: Table) -> str:
    return YES if table.seated().companion else ""


def _took(table: Table, text: str) -> None:
    sitting = table.seated()
    if text == NO:
        return
    if text != YES:
        raise Complaint("links_value", pattern="companion", text=text[:SHOWN], verbs=(NO, YES))
    if sitting.game.state.closed_money:
        raise Complaint("box_money")
    sitting.companion = Companion()


KEPT = {"companion": Kept(_said, _took, is_linked=True)}
