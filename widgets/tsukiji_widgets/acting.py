"""Acting by hand: pick a thing on the table, choose what to do, see what it does, commit."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from tsukiji_lab.drawing.choices import AMOUNTS, CLOSING, Choice
from tsukiji_lab.drawing.dangers import dangers
from tsukiji_lab.drawing.refusals import draw_refusal
from tsukiji_lab.drawing.things import about, live
from tsukiji_lab.drawing.view import Live
from tsukiji_lab.game.action import read_whole
from tsukiji_lab.game.refusal import IllegalAction
from tsukiji_lab.public import Game
from tsukiji_lab.tsukiji.foresight import repeats
from tsukiji_widgets import learning
from tsukiji_widgets.page import UnreadableOrder
from tsukiji_widgets.sitting import Sitting

if TYPE_CHECKING:
    from tsukiji_widgets.table import Table


def live_on(sitting: Sitting) -> Live:
    """What can be pressed on the table now. The only person's harbour stands first."""
    home = next(iter(sitting.persons)) if len(sitting.persons) == 1 else None
    if not sitting.decides:
        return Live(home=home)
    game, choice = sitting.game, sitting.choice
    return live(game.state, game.legal_actions, choice.picked, choice.action, home)


def pick(table: Table, text: str) -> None:
    """Pick a thing on the table: only what concerns it is offered. Nothing: everything is.

    Where two things of one action are picked one after the other (a boat, then its port), or only
    one action concerns it, that one is chosen.
    """
    sitting = table.seated()
    game, before = sitting.playing(), sitting.choice.picked
    if text in ("", before):
        sitting.choice = Choice()
        return
    actions = [action for action in game.legal_actions if not isinstance(action, CLOSING)]
    both = about(game.state, actions, before, text) if before else []
    found = both or about(game.state, actions, text)
    if not found:
        raise UnreadableOrder("nothing can be done with this now")
    chosen = found[0] if len(found) == 1 and not isinstance(found[0], AMOUNTS) else None
    sitting.choice = Choice(before if both else text, chosen)


def choose(table: Table, text: str) -> None:
    """Choose an action; the one that is chosen already is done, unless a warning stands beside it:
    then only the button under the warning does it.
    """
    sitting = table.seated()
    game = sitting.playing()
    action = game.action(text)
    if action == sitting.choice.action and not _is_dangerous(game, sitting.choice):
        commit(table, game)
        return
    refusal = game.why_not(action)
    if refusal is not None:
        raise IllegalAction(refusal)
    sitting.choice = Choice(sitting.choice.picked, action)


def times(table: Table, text: str) -> None:
    """Choose how many times in a row the chosen action is done."""
    sitting = table.seated()
    game, action = sitting.playing(), sitting.choice.action
    number = read_whole(text, 3)
    if action is None or number is None:
        raise UnreadableOrder("nothing is chosen that could be done so often")
    if not 1 <= number <= repeats(game.state, action):
        raise UnreadableOrder("it cannot be done so often")
    sitting.choice = replace(sitting.choice, times=number)


def play(table: Table, text: str) -> None:
    """Play an action, or do what is chosen."""
    sitting = table.seated()
    game = sitting.playing()
    if not text:
        commit(table, game)
        return
    action = game.action(text)
    learning.read_card(table)
    sitting.play(action)


def commit(table: Table, game: Game) -> None:
    """Do what is chosen, as often as it was chosen."""
    sitting = table.seated()
    choice = sitting.choice
    if choice.action is None:
        raise UnreadableOrder("nothing is chosen")
    learning.read_card(table)
    for _ in range(choice.times):
        sitting.play(choice.action)


def _is_dangerous(game: Game, choice: Choice) -> bool:
    """Whether a warning stands beside what is chosen."""
    assert game.to_act is not None
    actions = [choice.action] * choice.times if choice.action else []
    return bool(dangers(game.observe(game.to_act), actions))


def why(table: Table, text: str) -> None:
    """Say why an action, as a player types it, cannot be done now; or that it can."""
    refusal = table.seated().playing().why_not(text)
    words = table.words
    table.said = words.say("table_can") if refusal is None else draw_refusal(words, refusal)


def open_cover(table: Table, text: str) -> None:
    """Show the table to the one to whom the screen was handed."""
    table.seated().open_cover()


ORDERS: dict[str, Callable[[Table, str], None]] = {
    "pick": pick,
    "choose": choose,
    "times": times,
    "play": play,
    "why": why,
    "open": open_cover,
}
