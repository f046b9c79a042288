"""A table to play at: in any cell of a notebook, by hand and from Python at the same time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

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
from tsukiji_lab.drawing.setup_form import Form
from tsukiji_lab.game.refusal import Complaint, IllegalAction, Value
from tsukiji_lab.players.seats import SEAT_KINDS
from tsukiji_lab.rulebook import Words, words
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
from tsukiji_widgets.keeping import Keeping, Kept
from tsukiji_widgets.learning import Learning
from tsukiji_widgets.page import (
    EVERY_PAGE,
    Listener,
    Order,
    Page,
    UnreadableOrder,
    as_now,
    read_files,
    read_values,
)
from tsukiji_widgets.sitting import Sitting

SCRIPTS = (
    "acting.js",
    "grid.js",
    "bidding.js",
    "timeline.js",
    "charts.js",
    "spoken.js",
    "learning.js",
)
"""What a table's page can do beside what every page can: each does one thing. What has happened is
said before what the guide says of it.
"""


class TablePage(Page):
    """The page of a table."""

    _esm = read_files(*EVERY_PAGE, *SCRIPTS)
    _css = drawing.style() + panel_style()


class Table(Listener):
    """A table at which people and computer players play a game.

    ``game`` is what is played: what is done by hand stands in it, and what is done to it from
    Python stands on the table at once. Without one the table begins with a form that sets it up.
    ``players`` says for each seat of ``game`` who plays it: "person", "greedy" or "random".
    ``language`` is "en" or "es", or else that of the game, or of the page. Raises Complaint or
    UnknownLanguage.
    """

    refusals = (Complaint,)

    def __init__(
        self,
        game: lab.Game | None = None,
        *,
        players: Sequence[str] | None = None,
        language: str | None = None,
    ) -> None:
        is_game = isinstance(game, lab.Game)
        self.form = Form()
        self.said = ""
        self.sitting: Sitting | None = None
        self.keeping = Keeping(KEPT, keeps=game is None)
        self.computers = Computers()
        self.learning = Learning()
        self.counting = Counting()
        self.charts = Charts()
        self.theme = "light"
        self._unwatch: Callable[[], None] = lambda: None
        super().__init__(
            TablePage(self.obey), game.language if is_game and language is None else language
        )
        self.page.figures = self.charts.outputs
        if game is not None and not is_game:
            raise self.complaint("table_no-game", text=type(game).__name__)
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
        self.computers.skips = False
        self.sitting, sitting.opened = sitting, None
        sitting.game.language = self.language
        sitting.let_go()
        self._watch(sitting.game)

    def follow(self) -> None:
        """Another line of the game is played from now on."""
        sitting = self.seated()
        self._watch(None)
        sitting.opened, sitting.choice, sitting.told = None, Choice(), None
        if sitting.companion:
            sitting.companion.put_back()
        sitting.game.language = self.language
        self._watch(sitting.game)

    def _watch(self, game: lab.Game | None) -> None:
        """Show from now on what is done to this game, and to no other."""
        self._unwatch()
        self._unwatch = game.watch(self._on_change) if game else lambda: None

    def stand_up(self) -> None:
        """Put the game aside: the form stands on the table again, and can go on with it."""
        if self.sitting is not None:
            self.keeping.put_aside(self.sitting)
        self._watch(None)
        self.sitting = None
        self.counting.is_open = False
        self.charts.clear()

    def complaint(self, message: str, **values: Value) -> Complaint:
        """What is wrong, in the table's language."""
        return self.words.spoken(Complaint(message, **values))

    # --- orders from the page ---

    def do(self, order: Order) -> None:
        if order.do not in QUIET:
            self.said = ""
        super().do(order)

    def remembered(self) -> Callable[[], None]:
        """What puts everything back that an order can change: the game on the table with its lines
        and the step of each, who plays it, what is chosen, what is put aside. What stands in a form
        stays, so that it can be mended.
        """
        sitting = self.sitting
        holders = (
            self.keeping,
            self.computers,
            self.learning,
            *(sitting.holders if sitting else ()),
        )
        values, language = as_now(*holders), self.language
        lines = sitting.past.lines.as_now() if sitting else None

        def put_back() -> None:
            values()
            self.sitting, self.language = sitting, language
            self._watch(None)
            if lines is not None:
                lines()
            self._watch(self.game)

        return put_back

    def say_wrong(self, error: Exception) -> None:
        match error:
            case UnreadableOrder():
                self.said = self.words.say("table_not-understood")
            case IllegalAction():
                self.said = draw_refusal(self.words, self.words.spoken(error).refusal)
            case Complaint():
                self.said = str(self.words.spoken(error))
            case _:
                self.said = self.fault

    @property
    def fault(self) -> str:
        return self.words.say("table_fault")

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
        before = sitting.viewer
        sitting.kinds = tuple(
            sent.get(f"seat-{seat}", kind) for seat, kind in enumerate(sitting.kinds)
        )
        if not {*sitting.kinds} <= {*SEAT_KINDS}:
            raise UnreadableOrder("nobody of this kind plays")
        seat = sitting.viewer
        if sitting.game.state.closed_money and seat is not None and seat != before:
            raise self.complaint("table_shows-other", seat=seat)

    def speak(self, text: str) -> None:
        super().speak(text)
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
            self.computers.skips = False
            charts.follow(self)

    # --- showing ---

    def _on_change(self) -> None:
        if self.sitting is not None:
            self.language = self.sitting.game.language
            self.sitting.let_go()
        if not self.is_busy:
            self.said = ""
            self.show()

    def draw(self) -> None:
        try:
            self.page.show(self.words.language, *self._drawn())
        except Exception:
            self._put_away()
            raise

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
            "lost": draw_lost(said, is_game=sitting is not None, is_kept=self.keeping.keeps),
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
        game, live = sitting.game, acting.live_on(sitting)
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
            **past.draw(sitting, live),
            **past.parts(sitting),
            **self.charts.parts,
        }
        earlier = [name for name in table if name.startswith("log-")]
        if earlier and not sitting.tells_all:
            for name in earlier:
                del table[name]
            table["log-more"] = draw_earlier(said, len(earlier))
        empty = drawing.lay_out(dict.fromkeys(table, ""), said, live.home)
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
    "language": Table.speak,
    "log": Table._tell_all,
}
"""Everything the page can ask for."""

KEPT: dict[str, Kept] = {**past.KEPT, **learning.KEPT, **companion.KEPT, **computers.KEPT}
"""Everything that is kept beside a game's code, by its field."""

QUIET = ("painted", "theme", "kept", "charts")
"""Orders that nobody gave: they show by themselves what changed."""

Table.orders, Table.quiet = ORDERS, QUIET
