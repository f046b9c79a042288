"""The way back and forth: undo, a look at an earlier step, branches beside each other."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tsukiji_lab import drawing
from tsukiji_lab.drawing.comparing import draw_comparison
from tsukiji_lab.drawing.controls import button
from tsukiji_lab.drawing.html import Html, el
from tsukiji_lab.drawing.page import section_of
from tsukiji_lab.drawing.panel import Ways
from tsukiji_lab.drawing.scoring import final_count
from tsukiji_lab.drawing.timeline import (
    Branch,
    Times,
    draw_exploring,
    draw_looking,
    draw_timeline,
)
from tsukiji_lab.drawing.view import Live, look
from tsukiji_lab.game.action import read_whole
from tsukiji_lab.lines import LONGEST_NAME, Lines, at_same_turn, decode, encode
from tsukiji_lab.public import RULES, Game
from tsukiji_lab.undoing import Undo, undo_to
from tsukiji_widgets.keeping import Kept
from tsukiji_widgets.page import UnreadableOrder, read_values

if TYPE_CHECKING:
    from tsukiji_widgets.sitting import Sitting
    from tsukiji_widgets.table import Table


class Past:
    """The ``lines`` of a game, and what of them is shown beside the present: the step that is
    ``looked`` at, the name of the line that is ``compared``, and whether it is counted as if the
    game ended. ``explores``: everything can be undone.
    """

    def __init__(self, game: Game) -> None:
        self.lines = Lines(game)
        self.looked: int | None = None
        self.compared = ""
        self.counts = False
        self.explores = False

    def put_away(self) -> None:
        """Show the present, and nothing beside it."""
        self.looked, self.compared, self.counts = None, "", False

    @property
    def looks(self) -> bool:
        """Whether an earlier step than the present is looked at."""
        return self.looked is not None and self.looked < self.lines.game.session.here

    @property
    def step(self) -> int:
        """The step that is shown."""
        here = self.lines.game.session.here
        return here if self.looked is None else min(self.looked, here)

    @property
    def shown(self) -> Game:
        """The game as it is shown: as it stands, or as it stood at the step that is looked at."""
        game = self.lines.game
        return game.at(self.step) if self.looks else game

    @property
    def times(self) -> Times:
        """What the timeline shows."""
        lines = self.lines
        branches = [
            Branch(name, lines.parts_after(name), game.session.here, game.state.turns)
            for name, game in lines.games.items()
            if name != lines.now
        ]
        is_sealed = RULES.keeps_secret(lines.game.session.state_after(self.step))
        return Times(
            self.step, lines.now, lines.free_name, LONGEST_NAME, branches, self.explores, is_sealed
        )


# --- what is drawn ---


def draw(sitting: Sitting, live: Live) -> dict[str, str]:
    """The parts of the drawing. A look back keeps the parts of the present, some of them empty, so
    that the page stays; and its log, which tells the way from there to here.
    """
    past, viewer = sitting.past, sitting.viewer
    now = drawing.draw(sitting.game, viewer, live)
    if not past.looks:
        return now
    log = {part: markup for part, markup in now.items() if section_of(part) == "log"}
    return {
        **dict.fromkeys(now, ""),
        **drawing.draw(past.shown, viewer, Live(home=live.home)),
        **log,
    }


def parts(sitting: Sitting) -> dict[str, str]:
    """The timeline, and what is told beside the table: a comparison, a count."""
    past = sitting.past
    return {
        "compared": _comparison(sitting) if past.compared else "",
        "count-now": _count(sitting) if past.counts else "",
        "time": draw_timeline(sitting.game, past.times),
    }


def panel(sitting: Sitting) -> Html | None:
    """What stands in the panel's place while an earlier step is looked at."""
    past = sitting.past
    if not past.looks:
        return None
    return draw_looking(sitting.game, sitting.game.lines(past.step), past.times)


def switch(sitting: Sitting) -> Html:
    """The switch between undo as it is fair, and undo of everything."""
    return draw_exploring(sitting.words, sitting.past.explores)


def _comparison(sitting: Sitting) -> Html:
    lines, viewer = sitting.past.lines, sitting.viewer
    names = lines.pair(sitting.past.compared)
    left, right = at_same_turn(*(lines.games[name] for name in names))
    parted = lines.parts_after(sitting.past.compared)
    return draw_comparison(look(left, viewer), look(right, viewer), names, parted)


def _count(sitting: Sitting) -> Html:
    say, past = sitting.words.say, sitting.past
    close = button("count", say("time_close"), text="close", look="btn quiet")
    view = look(past.shown, sitting.viewer)
    return el("div", final_count(view, is_end=view.state.scores is not None), close)


# --- undo ---


def ways(sitting: Sitting) -> Ways:
    """Which ways back and forth there are now. Where undo is refused, it says why."""
    found = _undo(sitting)
    return Ways(undo=found.step is not None or bool(found.why), redo=sitting.game.session.can_redo)


def _undo(sitting: Sitting) -> Undo:
    explores = sitting.past.explores or sitting.companion is not None
    return undo_to(sitting.game.session, sitting.persons, explores)


def undo(table: Table, text: str) -> None:
    """Back to the last decision of the person who has the screen."""
    sitting = table.seated()
    found = _undo(sitting)
    if found.why:
        raise sitting.complaint(found.why)
    if found.step is not None:
        _back_to_now(sitting)
        sitting.opened = None
        while sitting.game.session.here > found.step:
            sitting.game.undo()


def redo(table: Table, text: str) -> None:
    """Forward to the next decision of a person, or to where the game is."""
    sitting = table.seated()
    _back_to_now(sitting)
    sitting.opened = None
    while sitting.game.session.can_redo:
        sitting.game.redo()
        if sitting.game.to_act in sitting.persons:
            break


def go_on(table: Table, text: str) -> None:
    """Leave what was undone behind: the computer player decides anew."""
    sitting = table.seated()
    _back_to_now(sitting)
    if sitting.game.to_act is not None and sitting.game.to_act not in sitting.persons:
        table.computers.decide(sitting)


def explore(table: Table, text: str) -> None:
    """Let everything be undone at this table, or no longer."""
    table.seated().past.explores = _is_yes(read_values(text).get("explore", ""))


def _is_yes(text: str) -> bool:
    """Whether a tick says yes; without it there is nothing. Raises UnreadableOrder."""
    if text not in ("", "yes"):
        raise UnreadableOrder("a tick says yes or nothing")
    return text == "yes"


# --- looking back ---


def look_at(table: Table, text: str) -> None:
    """Show the game as it stood at a step, without changing it; with no step, as it stands."""
    past = table.seated().past
    here = past.lines.game.session.here
    match text:
        case "":
            step = here
        case "back":
            step = max(past.step - 1, 0)
        case "forward":
            step = min(past.step + 1, here)
        case _:
            asked = read_whole(text, 6)
            if asked is None or asked > here:
                raise UnreadableOrder("there is no such step")
            step = asked
    past.looked = step if step < here else None


def _back_to_now(sitting: Sitting) -> None:
    sitting.past.looked = None


def count(table: Table, text: str) -> None:
    """Count as if the game ended at the step that is shown, or close that count."""
    if text not in ("", "close"):
        raise UnreadableOrder("a count is opened or closed")
    table.seated().past.counts = not text


# --- branches ---


def branch(table: Table, text: str) -> None:
    """Begin a branch of that name at the step that is shown, and play it."""
    past = table.seated().past
    past.lines.branch(text, past.step)
    _changed_line(table)


def play_line(table: Table, text: str) -> None:
    """Go on with the branch of that name."""
    table.seated().past.lines.play(text)
    _changed_line(table)


def forget(table: Table, text: str) -> None:
    """Forget the branch of that name."""
    past = table.seated().past
    past.lines.forget(text)
    if past.compared == text:
        past.compared = ""


def compare(table: Table, text: str) -> None:
    """Lay another line beside the one that is played; with no name, put it away."""
    past = table.seated().past
    if text:
        past.lines.other(text)
    past.compared = text


def _changed_line(table: Table) -> None:
    """Another line lies on the table now."""
    past = table.seated().past
    past.looked, past.compared = None, ""
    table.follow()


ORDERS: dict[str, Callable[[Table, str], None]] = {
    "undo": undo,
    "redo": redo,
    "go on": go_on,
    "explore": explore,
    "look": look_at,
    "count": count,
    "branch": branch,
    "line": play_line,
    "forget line": forget,
    "compare": compare,
}

# --- what is kept ---


def _said_lines(table: Table) -> str:
    return encode(table.seated().past.lines)


def _took_lines(table: Table, text: str) -> None:
    sitting = table.seated()
    sitting.past.lines = decode(text, sitting.game)


def _said_explores(table: Table) -> str:
    return "yes" if table.seated().past.explores else ""


def _took_explores(table: Table, text: str) -> None:
    table.seated().past.explores = _is_yes(text)


KEPT = {
    "lines": Kept(_said_lines, _took_lines),
    "explore": Kept(_said_explores, _took_explores),
}
"""What is kept beside a game's code."""
