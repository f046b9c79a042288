"""The lines of one game: what happened at the table, and beside it what would have happened if.

All of them begin with the same set-up and the same draws, so that what differs comes from what the
players did.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Iterable
from contextlib import suppress
from itertools import takewhile
from string import ascii_uppercase
from urllib.parse import parse_qsl, urlencode

from msgspec.structs import replace

from tsukiji_lab.game import record as records
from tsukiji_lab.game.action import read_whole
from tsukiji_lab.game.refusal import BadRecord, Complaint
from tsukiji_lab.public import RULES, Game
from tsukiji_lab.tsukiji.setup import Setup, is_name

MOST_LINES = 8
LONGEST_NAME = 30


class Lines:
    """Lines of one game, each with its name, in the order in which they were begun.

    ``now`` is the name of the one that is played. Whatever is wrong raises Complaint and changes
    nothing.
    """

    def __init__(self, game: Game) -> None:
        self.games = {ascii_uppercase[0]: game}
        self.now = ascii_uppercase[0]

    @property
    def game(self) -> Game:
        """The line that is played."""
        return self.games[self.now]

    @property
    def free_name(self) -> str:
        """The first letter that names no line yet."""
        taken = {name.casefold() for name in self.games}
        return next(letter for letter in ascii_uppercase if letter.casefold() not in taken)

    def branch(self, name: str, step: int) -> Game:
        """Begin a line of that name after so many steps of the one that is played, and play it.

        It cannot begin between sealed bids: there, it would show them to somebody.
        """
        if len(self.games) == MOST_LINES:
            raise Complaint("time_too-many", most=MOST_LINES)
        name = _new_name(name, self.games)
        game = self.game.at(step)
        if RULES.keeps_secret(game.state):
            raise Complaint("time_sealed")
        self.games[name], self.now = game, name
        return game

    def play(self, name: str) -> Game:
        """Play the line of that name from now on."""
        self.now = self._known(name)
        return self.game

    def forget(self, name: str) -> None:
        """Drop a line that is not played."""
        if self._known(name) == self.now:
            raise Complaint("time_played", text=name)
        del self.games[name]

    def other(self, name: str) -> Game:
        """The game of another line than the one that is played."""
        if self._known(name) == self.now:
            raise Complaint("time_played", text=name)
        return self.games[name]

    def pair(self, name: str) -> tuple[str, str]:
        """A line and the one that is played, the one that was begun first as the first."""
        first, second = (each for each in self.games if each in (name, self.now))
        return first, second

    def as_now(self) -> Callable[[], None]:
        """What puts all lines back as they stand now, each with its steps and its language."""
        now, games = self.now, dict(self.games)
        kept = [
            (game, game.session, game.session.as_now(), game.state, game.language)
            for game in games.values()
        ]

        def put_back() -> None:
            self.games, self.now = games, now
            for game, session, stand, state, language in kept:
                is_same = game.state is state and game.language == language
                game.session = session
                stand()
                if not is_same:
                    game.language = language  # it tells whoever watches the game

        return put_back

    def parts_after(self, name: str) -> int:
        """How many steps a line has in common with the one that is played."""
        return common_steps(self.game, self.games[name])

    def _known(self, name: str) -> str:
        if name not in self.games:
            raise Complaint("time_no-branch", text=name[:LONGEST_NAME])
        return name


def common_steps(game: Game, other: Game) -> int:
    """How many steps two lines have in common, of those that everybody may know."""
    pairs = zip(game.session.public_steps(), other.session.public_steps(), strict=False)
    return _leading((a.action, a.drawn) == (b.action, b.drawn) for a, b in pairs)


def at_same_turn(game: Game, other: Game) -> tuple[Game, Game]:
    """Two lines at the last turn that both have reached: there, what differs comes from what the
    players did. Who is further is shown at the end of that turn. Two that are over stay so.
    """
    if game.is_over and other.is_over:
        return game, other
    turn = min(game.state.turns, other.state.turns)
    return _at_turn(game, turn), _at_turn(other, turn)


def _at_turn(game: Game, turn: int) -> Game:
    """A line as it stands, or at the end of that turn if it is further."""
    if game.state.turns == turn:
        return game
    return game.at(bisect(game.session.states, turn, key=lambda state: state.turns) - 1)


def _new_name(name: str, taken: Iterable[str]) -> str:
    name = " ".join(name.split())
    if not is_name(name, LONGEST_NAME):
        raise Complaint("time_name-long", most=LONGEST_NAME)
    if name.casefold() in {each.casefold() for each in taken}:
        raise Complaint("time_taken", text=name)
    return name


# --- as a short text ---


def encode(lines: Lines) -> str:
    """All lines but the one that is played, which is kept by its own code; empty if it is alone.

    Of each there is what it has not in common with that one.
    """
    if len(lines.games) == 1:
        return ""
    played = lines.game.record.actions
    kept = {}
    for name, game in lines.games.items():
        record = game.record
        common = _leading(a == b for a, b in zip(played, record.actions, strict=False))
        own = replace(record, actions=record.actions[common:])
        kept[name] = f"{common}.{records.encode(own, RULES)}"
    return urlencode({**kept, lines.now: ""})


def decode(text: str, game: Game) -> Lines:
    """The lines of ``game``, the one that is played, as they were kept. A text from elsewhere may
    be anything: what in it is no line of this game is left out.
    """
    alone = Lines(game)
    try:
        kept = parse_qsl(text, keep_blank_values=True, max_num_fields=MOST_LINES)
    except ValueError:
        return alone
    lines = Lines(game)
    lines.games.clear()
    for name, line in kept:
        with suppress(Complaint):
            name = _new_name(name, lines.games)
            if line:
                lines.games[name] = _open(line, game)
            elif game not in lines.games.values():
                lines.games[name], lines.now = game, name
    return lines if game in lines.games.values() else alone


def _open(line: str, played: Game) -> Game:
    """A line by its text and the line it has steps in common with. Raises BadRecord."""
    number, _, code = line.partition(".")
    common = read_whole(number, 6)
    if common is None:
        raise BadRecord("error.code-damaged")
    own = records.decode(code, RULES)
    whole = replace(own, actions=(*played.record.actions[:common], *own.actions))
    session, _ = records.replay(whole, RULES, Setup)
    if _unlimited(session.setup) != _unlimited(played.setup):
        raise BadRecord("error.code-damaged")
    return Game(session, played.language)


def _unlimited(setup: Setup) -> Setup:
    """The set-up without what may change while the game is played."""
    return replace(setup, round_limit=0)


def _leading(same: Iterable[bool]) -> int:
    """How many stand before the first that is not."""
    return sum(1 for _ in takewhile(bool, same))
