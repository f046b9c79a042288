"""A table to play at: in any cell of a notebook, by hand and from Python at the same time."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from urllib.parse import urlencode

from ipywidgets import VBox

import tsukiji_lab as lab
from tsukiji_lab import drawing
from tsukiji_lab.drawing import forms
from tsukiji_lab.drawing.html import Html, el, join
from tsukiji_lab.drawing.page import slot
from tsukiji_lab.drawing.panel import Past, draw_panel
from tsukiji_lab.drawing.setup_form import PERSON, SEAT_KINDS, Form, read_form
from tsukiji_lab.game.refusal import Complaint, Value
from tsukiji_lab.players import PLAYERS
from tsukiji_lab.rulebook import LANGUAGES, Words, words
from tsukiji_lab.tsukiji.bidding import Bids
from tsukiji_widgets.charts import Charts
from tsukiji_widgets.log import server_log
from tsukiji_widgets.page import Page, UnreadableOrder, read_order, read_values

LOG = server_log(__name__)

PATIENCE = 0.25
"""For so many seconds computer players decide before the page is shown what they did."""


class Table(VBox):
    """A table at which people and computer players play a game.

    ``game`` is what is played: what is done by hand stands in it, and what is done to it from
    Python stands on the table at once. Without one the table begins with a form that sets it up.
    ``players`` says for each seat of ``game`` who plays it: "person", "greedy" or "random".
    """

    def __init__(
        self,
        game: lab.Game | None = None,
        *,
        players: Sequence[str] | None = None,
        language: str | None = None,
    ) -> None:
        self.language = language or (game.language if game else "en")
        self.form = Form()
        self._said = ""
        self._busy = False
        self._theme = "light"
        self._game: lab.Game | None = None
        self._unwatch: Callable[[], None] = lambda: None
        self._kinds: tuple[str, ...] = ()
        self._opened: tuple[int, int] | None = None
        self._kept: tuple[lab.Game, tuple[str, ...]] | None = None
        self._keeps = game is None
        self._rng = Random()
        self._page = Page(self.obey)
        self._charts = Charts()
        super().__init__([self._page, self._charts])
        self.add_class("tsk")
        if game is not None:
            for kind in players or ():
                if kind not in SEAT_KINDS:
                    raise self._complaint("player_unknown", text=kind, verbs=SEAT_KINDS)
            self._sit_down(game, tuple(players or ()))

    @property
    def game(self) -> lab.Game | None:
        """The game on the table; None while it is being set up."""
        return self._game

    @property
    def words(self) -> Words:
        """The words of the table's language, with the players' names."""
        return self._game.words if self._game else words(self.language)

    def _sit_down(self, game: lab.Game | None, kinds: tuple[str, ...]) -> None:
        """Put another game on the table; seats of which nothing is said are played by people."""
        if self._game is not None:
            self._kept = (self._game, self._kinds)
            self._unwatch()
        self._game, self._opened = game, None
        if game is not None:
            game.language = self.language
            self._said = game.notice
            known = [kind if kind in SEAT_KINDS else PERSON for kind in kinds]
            self._kinds = (*known, *[PERSON] * len(game.players))[: len(game.players)]
            self._unwatch = game.watch(self._on_change)

    # --- who decides, and what that seat may see ---

    @property
    def _persons(self) -> frozenset[int]:
        return frozenset(seat for seat, kind in enumerate(self._kinds) if kind == PERSON)

    @property
    def _is_covered(self) -> bool:
        """Whether the screen must be handed over before the decision can be shown."""
        game = self._game
        if game is None or game.to_act not in self._persons or len(self._persons) < 2:
            return False
        if isinstance(game.state.top, Bids):
            return self._opened != (game.to_act, game.session.here)
        return game.state.closed_money and (self._opened is None or self._opened[0] != game.to_act)

    @property
    def _viewer(self) -> int | None:
        """The seat whose secrets the screen shows; None: nobody's."""
        if len(self._persons) == 1:
            return next(iter(self._persons))
        seat = self._game.to_act if self._game else None
        return seat if seat in self._persons and not self._is_covered else None

    @property
    def _computer_moves(self) -> bool:
        """Whether a computer player decides next. In the past it waits to be told."""
        game = self._game
        return (
            game is not None
            and game.to_act is not None
            and game.to_act not in self._persons
            and not game.session.can_redo
        )

    def _playing(self) -> lab.Game:
        """The game, if it is a person's decision that the screen shows; else says why not."""
        game = self._game
        if game is None:
            raise UnreadableOrder("no game is on the table")
        seat = game.to_act
        if seat is None:
            raise self._complaint("table_over")
        if seat not in self._persons:
            raise self._complaint("table_not-yours", seat=seat)
        if self._is_covered:
            raise self._complaint("table_covered", seat=seat)
        return game

    def _complaint(self, message: str, **values: Value) -> Complaint:
        return self.words.spoken(Complaint(message, **values))

    # --- orders from the page ---

    def obey(self, content: object) -> None:
        """Do what a message from the page asks for; whatever is wrong with it is said there."""
        self._busy, quiet = True, False
        with self._guard():
            order = read_order(content)
            if order.do not in ORDERS:
                raise UnreadableOrder(f"nothing is called {order.do!r}")
            if order.do not in QUIET:
                self._said = ""
            ORDERS[order.do](self, order.text)
            quiet = order.do in QUIET
        self._busy = False
        if not quiet:
            self._show()

    @contextmanager
    def _guard(self) -> Iterator[None]:
        """Say on the page what went wrong, in a plain sentence; log what is no player's fault."""
        try:
            yield
        except UnreadableOrder as error:
            LOG.warning("A message from the page was not understood: %s", error)
            self._said = self.words.say("table_not-understood")
        except Complaint as complaint:
            self._said = str(complaint)
        except Exception:
            LOG.exception("An order from the page failed")
            self._said = self.words.say("table_fault")

    def _hello(self, text: str) -> None:
        """A page is there: it tells its language and what it kept of an earlier game."""
        sent = read_values(text)
        self._page.forget()
        if self._game is None and sent.get("language") in LANGUAGES:
            self.language = sent["language"]
        if not self._keeps or self._game is not None:
            return
        with suppress(Complaint):
            self._kept = self._kept or self._read_kept(sent.get("kept", ""))
        if sent.get("address"):
            try:
                self._sit_down(*self._read_kept(sent["address"]))
            except Complaint:
                raise self._complaint("table_address-damaged") from None

    def _read_kept(self, text: str) -> tuple[lab.Game, tuple[str, ...]]:
        """A game as a page keeps it, and who plays it. Raises Complaint if it is damaged."""
        kept = read_values(text)
        game = lab.game_from_code(kept.get("code", ""), language=self.language)
        return game, tuple(kept.get("seats", "").split("."))

    def _dress(self, text: str) -> None:
        """The page became light or dark; the charts follow."""
        if text not in ("light", "dark"):
            raise UnreadableOrder("a page is light or dark")
        self._theme = text
        if self._game is not None and self._charts.are_shown:
            self._charts.show(self._game, self._theme)

    def _continue(self, text: str) -> None:
        if self._kept is None:
            raise UnreadableOrder("no game is kept")
        self._sit_down(*self._kept)

    def _change_form(self, text: str) -> None:
        form = _read_form(text)
        self.form = form if form.box == self.form.box else form.as_usual()

    def _set_up(self, text: str) -> None:
        self.form = _read_form(text)
        game = lab.new_game(**self.form.setup(self.words), language=self.language)
        self._sit_down(game, self.form.seats)

    def _open_code(self, text: str) -> None:
        self._sit_down(lab.game_from_code(text, language=self.language), ())

    def _open_file(self, text: str) -> None:
        with TemporaryDirectory() as folder:
            path = Path(folder, "game.json")
            path.write_text(text, encoding="utf-8")
            self._sit_down(lab.load_game(path, language=self.language), ())

    def _refuse_file(self, text: str) -> None:
        raise self._complaint("table_too-large", most=forms.LONGEST_FILE // 1024)

    def _new(self, text: str) -> None:
        self._sit_down(None, ())

    def _seats(self, text: str) -> None:
        sent = read_values(text)
        if self._game is not None and self._game.session.rules.keeps_secret(self._game.state):
            raise self._complaint("table_sealed")
        self._kinds = tuple(
            each if (each := sent.get(f"seat-{seat}", kind)) in SEAT_KINDS else kind
            for seat, kind in enumerate(self._kinds)
        )

    def _speak(self, text: str) -> None:
        if text not in LANGUAGES:
            raise UnreadableOrder("there are no words in this language")
        self.language = text
        if self._game is not None:
            self._game.language = text

    def _open_cover(self, text: str) -> None:
        game = self._game
        if game is not None and game.to_act is not None and self._is_covered:
            self._opened = (game.to_act, game.session.here)

    def _play(self, text: str) -> None:
        self._playing().play(text)

    def _why(self, text: str) -> None:
        refusal = self._playing().why_not(text)
        self._said = self.words.say("table_can") if refusal is None else str(refusal)

    def _undo(self, text: str) -> None:
        """Back to the last decision of a person."""
        earlier = self._last_own_decision()
        if self._game is not None and earlier is not None:
            self._opened = None
            while self._game.session.here > earlier:
                self._game.undo()

    def _back(self, text: str) -> None:
        if self._game is not None:
            self._opened = None
            self._game.undo()

    def _redo(self, text: str) -> None:
        """Forward to the next decision of a person, or to where the game is."""
        game, self._opened = self._game, None
        while game is not None and game.session.can_redo:
            game.redo()
            if game.to_act in self._persons:
                break

    def _go_on(self, text: str) -> None:
        """Leave what was undone behind: the computer player decides anew."""
        game = self._game
        if game is not None and game.to_act is not None and game.to_act not in self._persons:
            self._decide(game, game.to_act)

    def _save(self, text: str) -> None:
        if self._game is not None:
            with TemporaryDirectory() as folder:
                path = self._game.save(Path(folder, "game.json"))
                self._page.tell("file", path.read_text(encoding="utf-8"))

    def _after_paint(self, text: str) -> None:
        """What may wait until the table stands: computer players, charts, the code."""
        if self._computer_moves:
            self._let_computers_move()
            self._show()
        elif self._game is not None:
            seats = ".".join(self._kinds)
            kept = urlencode({"code": self._game.code, "seats": seats})
            self._page.tell("keep", {"text": kept, "store": self._keeps})
            self._charts.show(self._game, self._theme)
        else:
            self._charts.clear()

    # --- computer players ---

    def _let_computers_move(self) -> None:
        """One turn of computer players at most, and not for long."""
        game = self._game
        assert game is not None
        turn, end = game.state.turns, time.monotonic() + PATIENCE
        while self._computer_moves and game.state.turns == turn and time.monotonic() < end:
            assert game.to_act is not None
            self._decide(game, game.to_act)

    def _decide(self, game: lab.Game, seat: int) -> None:
        player = PLAYERS[self._kinds[seat]]()
        game.play(player.choose(game.observe(seat), game.legal_actions, self._rng))

    def _last_own_decision(self) -> int | None:
        """The number of steps before the last decision of a person; None if there is none."""
        session = self._game.session if self._game else None
        if session is None:
            return None
        steps = range(session.here - 1, -1, -1)
        own = (n for n in steps if session.state_after(n).to_act in self._persons)
        return next(own, None)

    # --- showing ---

    def _on_change(self) -> None:
        if not self._busy:
            self._said = ""
            self._show()

    def _show(self) -> None:
        try:
            self._page.show(self.words.language, *self._drawn())
        except Exception:
            LOG.exception("The table could not be drawn")
            self._page.forget()
            self._page.tell("fault", self.words.say("table_fault"))

    def _drawn(self) -> tuple[str, dict[str, str]]:
        """The frame of the page and what stands in it now."""
        game, said = self._game, self.words
        above: dict[str, str] = {
            "symbols": drawing.symbols(),
            "lost": forms.draw_lost(said),
            "bar": forms.draw_bar(said, self._kinds if game else ()),
        }
        answer = el("p", self._said, class_="answer") if self._said else ""
        if game is None:
            above["answer"] = answer
            above["form"] = forms.draw_form(said, self.form, self._kept_in_words())
            return _slots(above), above
        table = {
            "panel": draw_panel(game, self._persons, self._is_covered, self._past()),
            "panel-answer": answer,
            "panel-type": forms.draw_type(said, self._example()),
            **drawing.draw(game, self._viewer),
        }
        empty = drawing.lay_out(dict.fromkeys(table, ""), said)
        return _slots(above) + empty, {**above, **table}

    def _example(self) -> str:
        """An action that can be typed now, or one that can be on another turn."""
        game = self._game
        assert game is not None
        decides = game.to_act in self._persons and not self._is_covered
        return str(game.legal_actions[0]) if decides else "fish"

    def _past(self) -> Past:
        assert self._game is not None
        session, earlier = self._game.session, self._last_own_decision()
        return Past(
            undo=earlier is not None,
            back=session.here > 0 and earlier != session.here - 1,
            redo=session.can_redo,
        )

    def _kept_in_words(self) -> str:
        if self._kept is None:
            return ""
        game, _ = self._kept
        names = self.words.listed(game.players)
        return self.words.say("form_continue-text", names=names, turn=game.state.turns)


def _slots(parts: Iterable[str]) -> Html:
    return join(*map(slot, parts))


def _read_form(text: str) -> Form:
    try:
        return read_form(text)
    except ValueError as error:
        raise UnreadableOrder(str(error)) from None


ORDERS: dict[str, Callable[[Table, str], None]] = {
    "hello": Table._hello,
    "theme": Table._dress,
    "painted": Table._after_paint,
    "form": Table._change_form,
    "setup": Table._set_up,
    "continue": Table._continue,
    "code": Table._open_code,
    "load": Table._open_file,
    "too large": Table._refuse_file,
    "new": Table._new,
    "seats": Table._seats,
    "language": Table._speak,
    "open": Table._open_cover,
    "play": Table._play,
    "why": Table._why,
    "undo": Table._undo,
    "back": Table._back,
    "redo": Table._redo,
    "go on": Table._go_on,
    "save": Table._save,
}
"""Everything the page can ask for."""

QUIET = ("painted", "theme")
"""Orders that nobody gave: they show by themselves what changed."""
