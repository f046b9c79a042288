"""Learning at the table: what can be done here, why a number, a hint, and the guided first game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from tsukiji_lab.drawing import learning as draw
from tsukiji_lab.drawing.html import Html, join
from tsukiji_lab.lessons import first_game
from tsukiji_lab.lessons.first_game import Progress
from tsukiji_lab.players.hints import Hint, hint
from tsukiji_lab.public import Game
from tsukiji_lab.tsukiji.observation import EVERYBODY, observe
from tsukiji_lab.tsukiji.state import State
from tsukiji_lab.tsukiji.terms import View
from tsukiji_widgets.keeping import Kept
from tsukiji_widgets.page import UnreadableOrder

if TYPE_CHECKING:
    from tsukiji_widgets.sitting import Sitting
    from tsukiji_widgets.table import Table


class Told(NamedTuple):
    """What the card over the panel is about: a number of ``game``, or with nothing for ``what``
    the list of all; or a ``hint``. It closes when the game goes on from the position ``at``.
    """

    what: str
    game: Game
    at: State
    hint: Hint | None = None


class Learning:
    """What a table remembers of its help: whether there is any, and whether «What can I do here?»
    is open.
    """

    def __init__(self) -> None:
        self.is_on = True
        self.is_here = False


# --- orders ---


def here(table: Table, text: str) -> None:
    """Open or close what can be done here."""
    table.seated()
    table.learning.is_here = not table.learning.is_here


def ask(table: Table, text: str) -> None:
    """Explain a number of what is shown; without a text, list those that can be asked for."""
    sitting = table.seated()
    shown = sitting.past.shown
    told = Told(text, shown.at(shown.session.here), sitting.game.state)
    if text:
        _explained(sitting, told)
    sitting.told = told


def advise(table: Table, text: str) -> None:
    """Tell what a computer player would do here, and why."""
    sitting = table.seated()
    game = sitting.playing()
    assert game.to_act is not None
    found = hint(game.observe(game.to_act), game.legal_actions)
    sitting.told = Told("", game, game.state, found)


def close(table: Table, text: str) -> None:
    """Put away what was explained."""
    table.seated().told = None


def switch(table: Table, text: str) -> None:
    """Show all help, or none."""
    _took_help(table, text)
    if table.sitting is not None:
        table.sitting.told = None


def guide(table: Table, text: str) -> None:
    """Begin the guided first game, go on in it, leave it or come back to it."""
    if text == "start":
        table.sit_down(first_game.begin(table.language), first_game.SEATS)
        table.seated().guide = Progress()
        table.learning.is_on = True
        return
    sitting = table.seated()
    progress = sitting.guide
    if progress is None:
        raise UnreadableOrder("no guide is at this table")
    if text == "next":
        card = first_game.card(sitting.game, progress)
        if card is None:
            raise UnreadableOrder("the guide says nothing now")
        sitting.guide = first_game.read(progress, card.name)
    elif text in ("leave", "resume"):
        sitting.guide = replace(progress, is_left=text == "leave")
    else:
        raise UnreadableOrder("a guide begins, goes on, is left or is come back to")


ORDERS: dict[str, Callable[[Table, str], None]] = {
    "here": here,
    "explain": ask,
    "hint": advise,
    "close": close,
    "help": switch,
    "guide": guide,
}


# --- what it shows ---


def parts(table: Table) -> dict[str, str]:
    """The parts of the page: the guide, the card over the panel, and what stands beside it. A
    number of the table answers also where help is turned off.
    """
    sitting, learning = table.seated(), table.learning
    return {
        "guide": _guide(sitting) if learning.is_on else "",
        "told": _told(sitting),
        "panel-help": _beside(sitting, learning) if learning.is_on else "",
    }


def read_card(table: Table) -> None:
    """A decision is taken: the card of the guide that it was taken under has been read."""
    sitting = table.seated()
    if sitting.guide is None or sitting.guide.is_left or not table.learning.is_on:
        return
    card = first_game.card(sitting.game, sitting.guide)
    if card is not None:
        sitting.guide = first_game.read(sitting.guide, card.name)


def _guide(sitting: Sitting) -> str:
    progress = sitting.guide
    if progress is None:
        return ""
    if progress.is_left:
        return draw.draw_left(sitting.words)
    card = first_game.card(sitting.game, progress) if sitting.decides else None
    chosen = str(sitting.choice.action) if sitting.choice.action else ""
    return draw.draw_card(sitting.words, card, chosen) if card else ""


def _told(sitting: Sitting) -> str:
    told = sitting.told
    if told is None or told.at is not sitting.game.state:
        return ""
    if told.hint:
        return draw.draw_advice(told.game, told.hint) if sitting.decides else ""
    if told.what:
        return _explained(sitting, told)
    from tsukiji_lab.tsukiji.explaining import questions

    return draw.draw_asking(sitting.words, questions(_view(sitting, told.game)))


def _beside(sitting: Sitting, learning: Learning) -> str:
    if not sitting.decides:
        return ""
    offers = draw.draw_offers(sitting.words, learning.is_here)
    if not learning.is_here:
        return offers
    return join(offers, draw.draw_here(sitting.words, sitting.game.state))


def _explained(sitting: Sitting, told: Told) -> Html:
    """A number as the viewer may know it. Raises CannotExplain."""
    from tsukiji_lab.tsukiji.explaining import explain, questions

    words, view = sitting.words, _view(sitting, told.game)
    found = words.explained(explain(view, told.what))
    question = next(each for each in questions(view) if str(each) == found.what)
    return draw.draw_explained(words, question, found)


def _view(sitting: Sitting, game: Game) -> View:
    seen = observe(game.state, EVERYBODY if sitting.viewer is None else sitting.viewer)
    return View(seen.state, seen.knows_yen, game.session)


# --- what is kept ---


def _said_guide(table: Table) -> str:
    progress = table.seated().guide
    return first_game.encode(progress) if progress else ""


def _took_guide(table: Table, text: str) -> None:
    sitting = table.seated()
    if text and first_game.is_first_game(sitting.game):
        sitting.guide = first_game.decode(text)


def _said_help(table: Table) -> str:
    return "on" if table.learning.is_on else "off"


def _took_help(table: Table, text: str) -> None:
    if text not in ("on", "off"):
        raise UnreadableOrder("help is on or off")
    table.learning.is_on = text == "on"


KEPT = {
    "guide": Kept(_said_guide, _took_guide),
    "help": Kept(_said_help, _took_help, everywhere=True),
}
