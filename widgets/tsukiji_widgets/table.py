"""A table to play at: in any cell of a notebook, by hand and from Python at the same time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager

import tsukiji_lab as lab
from tsukiji_lab import drawing
from tsukiji_lab.drawing import forms
from tsukiji_lab.drawing.bar import draw_about, draw_bar, draw_menu, draw_pace
from tsukiji_lab.drawing.choices import Choice
from tsukiji_lab.drawing.counting import draw_calculator
from tsukiji_lab.drawing.html import Html, el, join
from tsukiji_lab.drawing.keeping import draw_lost
from tsukiji_lab.drawing.learning import draw_start, draw_switch
from tsukiji_lab.drawing.ledger import draw_earlier
from tsukiji_lab.drawing.page import slot
from tsukiji_lab.drawing.panel import draw_panel, panel_style
from tsukiji_lab.drawing.refusals import draw_refusal
from tsukiji_lab.drawing.setup_form import SEAT_KINDS, Form
from tsukiji_lab.game.refusal import Complaint, IllegalAction, Value
from tsukiji_lab.rulebook import LANGUAGES, Words, words
from tsukiji_widgets import (
    acting,
    charts,
    companion,
    computers,
    counting,
    keeping,
    learning,
    past,
    setting_up,
)
from tsukiji_widgets.charts import Charts
from tsukiji_widgets.computers import Computers
from tsukiji_widgets.counting import Counting
from tsukiji_widgets.deaf import DeafBox
from tsukiji_widgets.keeping import Keeping, Kept
from tsukiji_widgets.learning import Learning
from tsukiji_widgets.log import server_log
from tsukiji_widgets.page import (
    EVERY_PAGE,
    Page,
    UnreadableOrder,
    read_files,
    read_order,
    read_values,
)
from tsukiji_widgets.sitting import Sitting

LOG = server_log(__name__)

SCRIPTS = (
    "acting.js",
    "grid.js",
    "bidding.js",
    "timeline.js",
    "charts.js",
    "learning.js",
    "spoken.js",
)
"""What a table's page can do beside what every page can: each does one thing."""


class TablePage(Page):
    """The page of a table."""

    _esm = read_files(*EVERY_PAGE, *SCRIPTS)
    _css = drawing.style() + panel_style()


class Table(DeafBox):
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
        if game is not None and not isinstance(game, lab.Game):
            text = type(game).__name__
            raise words(language or "en").spoken(Complaint("table_no-game", text=text))
        self.language = language or (game.language if game else "en")
        self.form = Form()
        self.said = ""
        self.sitting: Sitting | None = None
        self.keeping = Keeping(KEPT, keeps=game is None)
        self.computers = Computers()
        self.learning = Learning()
        self.counting = Counting()
        self.page = TablePage(self.obey)
        self.charts = Charts()
        self._busy = False
        self.theme = "light"
        self._unwatch: Callable[[], None] = lambda: None
        self.page.figures = self.charts.outputs
        super().__init__([self.page])
        self.add_class("tsk")
        if players is not None:
            self._check_players(game, players)
        if game is not None:
            self.sit_down(game, players or ())

    def _check_players(self, game: lab.Game | None, players: object) -> None:
        """Raises Complaint unless they say for each seat of the game who plays it."""
        if game is None:
            raise self.complaint("table_players-alone")
        if isinstance(players, str) or not isinstance(players, Sequence):
            raise self.complaint("table_players-list", verbs=SEAT_KINDS)
        for kind in players:
            if kind not in SEAT_KINDS:
                raise self.complaint("table_player", text=str(kind)[:40], verbs=SEAT_KINDS)
        if len(players) != len(game.players):
            given = {"right": len(game.players), "given": len(players)}
            raise self.complaint("player_number", **given)

    @property
    def game(self) -> lab.Game | None:
        """The game on the table; None while it is being set up."""
        return self.sitting.game if self.sitting else None

    @property
    def words(self) -> Words:
        """The words of the table's language, with the players' names."""
        return self.sitting.words if self.sitting else words(self.language)

    def seated(self) -> Sitting:
        """The game with those who play it. Raises UnreadableOrder while none is on the table."""
        if self.sitting is None:
            raise UnreadableOrder("no game is on the table")
        return self.sitting

    def sit_down(
        self, game: lab.Game, kinds: Sequence[str] = (), *, with_box: bool = False
    ) -> None:
        """Put another game on the table; ``with_box``: it is played on a real one."""
        self.take_up(Sitting(game, kinds, with_box=with_box))
        self.keeping.begin()
        self.said = game.notice

    def take_up(self, sitting: Sitting) -> None:
        """Put a game with those who play it on the table, also one that was put aside: in whose
        hands the screen is by now must be asked again.
        """
        self.stand_up()
        self.sitting, sitting.opened = sitting, None
        sitting.game.language = self.language
        self._unwatch = sitting.game.watch(self._on_change)

    def follow(self) -> None:
        """Another line of the game is played from now on."""
        sitting = self.seated()
        self._unwatch()
        sitting.opened, sitting.choice, sitting.told = None, Choice(), None
        sitting.game.language = self.language
        self._unwatch = sitting.game.watch(self._on_change)

    def stand_up(self) -> None:
        """Put the game aside: the form stands on the table again, and can go on with it."""
        if self.sitting is not None:
            self.keeping.put_aside(self.sitting)
            self._unwatch()
        self.sitting = None
        self.counting.is_open = False
        self.charts.clear()

    def complaint(self, message: str, **values: Value) -> Complaint:
        """What is wrong, in the table's language."""
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
                self.said = ""
            ORDERS[order.do](self, order.text)
            quiet = order.do in QUIET
        self._busy = False
        if not quiet:
            self.show()

    @contextmanager
    def _guard(self) -> Iterator[None]:
        """Say on the page what went wrong, in a plain sentence; log what is no player's fault."""
        try:
            yield
        except UnreadableOrder as error:
            LOG.warning("A message from the page was not understood: %s", error)
            self.said = self.words.say("table_not-understood")
        except IllegalAction as forbidden:
            refusal = self.words.spoken(forbidden).refusal
            self.said = draw_refusal(self.words, refusal)
        except Complaint as complaint:
            self.said = str(self.words.spoken(complaint))
        except Exception:
            LOG.exception("An order from the page failed")
            self.said = self.words.say("table_fault")

    def _dress(self, text: str) -> None:
        """The page became light or dark; the charts follow."""
        if text not in ("light", "dark"):
            raise UnreadableOrder("a page is light or dark")
        self.theme = text
        if self.sitting is not None and self.charts.are_shown:
            charts.follow(self)

    def _seats(self, text: str) -> None:
        sitting, sent = self.seated(), read_values(text)
        if sitting.game.session.rules.keeps_secret(sitting.game.state):
            raise self.complaint("table_sealed")
        before = sitting.kinds, sitting.viewer
        sitting.kinds = tuple(
            each if (each := sent.get(f"seat-{seat}", kind)) in SEAT_KINDS else kind
            for seat, kind in enumerate(sitting.kinds)
        )
        seat = sitting.viewer
        if sitting.game.state.closed_money and seat is not None and seat != before[1]:
            sitting.kinds = before[0]
            raise self.complaint("table_shows-other", seat=seat)

    def _speak(self, text: str) -> None:
        if text not in LANGUAGES:
            raise UnreadableOrder("there are no words in this language")
        self.language = text
        if self.sitting is not None:
            self.sitting.game.language = text

    def _tell_all(self, text: str) -> None:
        """Show all rounds of the log, not the last two alone."""
        self.seated().tells_all = True

    def _after_paint(self, text: str) -> None:
        """What may wait until the table stands: computer players, charts, the code."""
        if self.sitting is None:
            self.charts.clear()
            return
        keeping.keep(self)
        if self.sitting.computer_decides and not self.computers.waits(self.sitting):
            self.computers.move(self.sitting)
            self.show()
        else:
            charts.follow(self)

    # --- showing ---

    def _on_change(self) -> None:
        if self.sitting is not None:
            self.language = self.sitting.game.language
        if not self._busy:
            self.said = ""
            self.show()

    def show(self) -> None:
        try:
            self.page.show(self.words.language, *self._drawn())
        except Exception:
            LOG.exception("The table could not be drawn")
            self.page.forget()
            self.page.tell("fault", self.words.say("table_fault"))
            self._put_away()

    def _put_away(self) -> None:
        """Close all that is told beside the table: one of them may be what cannot be drawn."""
        self.counting.is_open = False
        if self.sitting is not None:
            self.sitting.told = None
            self.sitting.past.put_away()

    def _drawn(self) -> tuple[str, dict[str, str]]:
        """The frame of the page and what stands in it now."""
        sitting, said = self.sitting, self.words
        above: dict[str, str] = {
            "symbols": drawing.symbols(),
            "lost": draw_lost(said),
            "bar": self._bar(),
        }
        answer = el("p", self.said, class_="answer") if self.said else ""
        if sitting is None:
            above["answer"] = answer
            if self.counting.is_open:
                above["calculator"] = draw_calculator(said, self.counting.sheet)
                return _slots(above), above
            above["first-game"] = draw_start(said)
            above["form"] = forms.draw_form(
                said, self.form, keeping.draw(self), keeping.draw_links(self)
            )
            return _slots(above), above
        game = sitting.game
        aid = learning.parts(self)
        table = {
            "guide": aid["guide"],
            "told": aid["told"],
            "panel": past.panel(sitting)
            or companion.draw(sitting)
            or draw_panel(
                game,
                sitting.persons,
                sitting.is_covered,
                past.ways(sitting),
                sitting.choice,
                waits=self.computers.waits(sitting),
            ),
            "panel-answer": answer,
            "panel-help": aid["panel-help"],
            "panel-type": _typed(said, game) if sitting.decides else "",
            **past.draw(sitting, acting.live_on(sitting)),
            **past.parts(sitting),
            **self.charts.parts,
        }
        earlier = [name for name in table if name.startswith("log-")]
        if earlier and not sitting.tells_all:
            for name in earlier:
                del table[name]
            table["log-more"] = draw_earlier(said, len(earlier))
        empty = drawing.lay_out(dict.fromkeys(table, ""), said)
        return _slots(above) + empty, {**above, **table}

    def _bar(self) -> Html:
        if self.sitting is None:
            return draw_bar(self.words, "table")
        about = draw_about(self.words, self.sitting.game.setup)
        pace = draw_pace(self.words, self.computers.pace)
        menu = draw_menu(
            self.words,
            self.sitting.kinds,
            keeping.draw_links(self),
            pace,
            past.switch(self.sitting),
            draw_switch(self.words, self.learning.is_on),
        )
        return draw_bar(self.words, "table", about, menu)


def _typed(said: Words, game: lab.Game) -> Html:
    """The field for a typed action, with one that can be played now as an example."""
    return forms.draw_type(said, str(game.legal_actions[0]))


def _slots(parts: Iterable[str]) -> Html:
    return join(*map(slot, parts))


ORDERS: dict[str, Callable[[Table, str], None]] = {
    **setting_up.ORDERS,
    **keeping.ORDERS,
    **acting.ORDERS,
    **past.ORDERS,
    **computers.ORDERS,
    **companion.ORDERS,
    **counting.ORDERS,
    **learning.ORDERS,
    **charts.ORDERS,
    "theme": Table._dress,
    "painted": Table._after_paint,
    "seats": Table._seats,
    "language": Table._speak,
    "log": Table._tell_all,
}
"""Everything the page can ask for."""

KEPT: dict[str, Kept] = {**past.KEPT, **learning.KEPT, **companion.KEPT, **computers.KEPT}
"""Everything that is kept beside a game's code, by its field."""

QUIET = ("painted", "theme", "kept", "charts")
"""Orders that nobody gave: they show by themselves what changed."""
