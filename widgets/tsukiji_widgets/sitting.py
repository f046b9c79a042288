"""A game at a table: who plays each seat, and in whose hands the screen is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tsukiji_lab.drawing.choices import Choice
from tsukiji_lab.game.action import Action
from tsukiji_lab.game.refusal import Complaint, Value
from tsukiji_lab.lessons.first_game import Progress
from tsukiji_lab.players.seats import PERSON, SEAT_KINDS
from tsukiji_lab.public import Game
from tsukiji_lab.rulebook import Words
from tsukiji_lab.tsukiji.bidding import Bids
from tsukiji_widgets.companion import Companion
from tsukiji_widgets.past import Past

if TYPE_CHECKING:
    from tsukiji_widgets.learning import Told


class Sitting:
    """A ``game`` with those who play it: ``kinds`` says for each seat "person" or which computer.

    Seats of which nothing is said are played by people. ``opened`` is the seat that has taken the
    screen over, and the step at which it did. ``choice`` is what the one who decides is about to
    do, ``past`` what is shown of other steps and lines, ``guide`` how far a guided first game has
    come, ``told`` what the card over the panel tells; ``tells_all``: the log shows all rounds. With
    a ``companion`` the game lies on a real table and is only entered here.
    """

    def __init__(self, game: Game, kinds: Sequence[str], *, with_box: bool = False) -> None:
        self.past = Past(game)
        self.companion = Companion() if with_box else None
        self.guide: Progress | None = None
        self.told: Told | None = None
        self.tells_all = False
        self._choice = game.state, Choice()
        known = [kind if kind in SEAT_KINDS else PERSON for kind in kinds]
        self.kinds = (*known, *[PERSON] * len(game.players))[: len(game.players)]
        self.opened: tuple[int, int] | None = None

    @property
    def holders(self) -> tuple[object, ...]:
        """What holds together everything of it but its lines."""
        return self, self.past, *((self.companion,) if self.companion else ())

    def let_go(self) -> None:
        """The game has changed: what was chosen, asked or told in another position is over, also
        when that position comes back.
        """
        self.choice = self.choice
        if self.told is not None and self.told.at is not self.game.state:
            self.told = None
        if self.companion and not self.companion.asked(self.game):
            self.companion.put_back()

    @property
    def game(self) -> Game:
        """The line of the game that is played."""
        return self.past.lines.game

    @property
    def choice(self) -> Choice:
        """What the one who decides is about to do; nothing once the game goes on."""
        state, choice = self._choice
        return choice if state is self.game.state else Choice()

    @choice.setter
    def choice(self, choice: Choice) -> None:
        self._choice = self.game.state, choice

    @property
    def words(self) -> Words:
        """The words of the game's language, with the players' names."""
        return self.game.words

    @property
    def persons(self) -> frozenset[int]:
        """The seats that people play."""
        return frozenset(seat for seat, kind in enumerate(self.kinds) if kind == PERSON)

    @property
    def is_covered(self) -> bool:
        """Whether the screen must be handed over before the decision can be shown."""
        game = self.game
        if self.companion or game.to_act not in self.persons or len(self.persons) < 2:
            return False
        if isinstance(game.state.top, Bids):
            return self.opened != (game.to_act, game.session.here)
        return game.state.closed_money and (self.opened is None or self.opened[0] != game.to_act)

    @property
    def viewer(self) -> int | None:
        """The seat whose secrets the screen shows; None: nobody's."""
        if self.companion:
            return None
        if len(self.persons) == 1:
            return next(iter(self.persons))
        seat = self.game.to_act
        return seat if seat in self.persons and not self.is_covered else None

    @property
    def is_drawing(self) -> bool:
        """Whether it waits for what comes out on a real table."""
        return self.companion is not None and self.companion.asked(self.game) is not None

    @property
    def computer_decides(self) -> bool:
        """Whether a computer player decides next. In the past it waits to be told, and where
        something is drawn on a real table.
        """
        game = self.game
        return (
            game.to_act is not None
            and not self.is_drawing
            and game.to_act not in self.persons
            and not game.session.can_redo
            and not self.past.looks
        )

    @property
    def decides(self) -> bool:
        """Whether it is a person's decision that the screen shows."""
        is_here = not self.past.looks and not self.is_covered and not self.is_drawing
        return is_here and self.game.to_act in self.persons

    def playing(self) -> Game:
        """The game, if it is a person's decision that the screen shows; else a Complaint."""
        if self.past.looks:
            raise self.complaint("time_looking-first")
        seat = self.game.to_act
        if seat is None:
            raise self.complaint("table_over")
        if seat not in self.persons:
            raise self.complaint("table_not-yours", seat=seat)
        if self.is_covered:
            raise self.complaint("table_covered", seat=seat)
        return self.game

    def play(self, action: Action | str) -> None:
        """Play an action. Raises as ``Game.play``; what is drawn on a real table is asked for."""
        if self.companion:
            self.companion.play(self.game, action)
        else:
            self.game.play(action)

    def complaint(self, message: str, **values: Value) -> Complaint:
        """What is wrong, in the game's language."""
        return self.words.spoken(Complaint(message, **values))

    def open_cover(self) -> None:
        """The one who decides has taken the screen."""
        if self.game.to_act is not None and self.is_covered:
            self.opened = (self.game.to_act, self.game.session.here)
