"""The rules explorer: find a rule, see its case on the table, try things and change numbers."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlencode

from tsukiji_lab import drawing
from tsukiji_lab.drawing import explorer as draw
from tsukiji_lab.drawing.bar import draw_bar
from tsukiji_lab.drawing.explorer import CASE, LIST, LONGEST_QUERY, RULE, StepSaid, Told
from tsukiji_lab.drawing.forms import draw_type
from tsukiji_lab.drawing.html import el
from tsukiji_lab.drawing.panel import draw_panel, panel_style
from tsukiji_lab.game.action import read_whole
from tsukiji_lab.game.refusal import Complaint
from tsukiji_lab.numbers import TURN, Number
from tsukiji_lab.rulebook import RULES, Rule, Words, rule, words
from tsukiji_lab.rulebook.chapters import BOARD_OF, chapter_of, chapters
from tsukiji_lab.rulebook.search import find_rules
from tsukiji_lab.scenarios import cases
from tsukiji_lab.trail import Tell, Trail, complained, telling_step
from tsukiji_lab.tsukiji.position import BadPosition
from tsukiji_widgets.page import (
    EVERY_PAGE,
    Listener,
    Order,
    Page,
    UnreadableOrder,
    read_files,
    read_values,
)


class ExplorerPage(Page):
    """The page of the explorer."""

    _esm = read_files(*EVERY_PAGE)
    _css = drawing.style() + panel_style() + draw.explorer_style()


class Explorer(Listener):
    """The rules with their cases, in any cell of a notebook or as a page of its own.

    It begins with the rule of that id, if one is named; ``language`` is "en" or "es", or else
    that of the page. Raises UnknownRule or UnknownLanguage.
    """

    refusals = (Complaint,)

    def __init__(self, rule_id: str = "", *, language: str | None = None) -> None:
        self.rule: Rule | None = None
        self.trail: Trail | None = None
        self._left: tuple[Rule, Trail, int] | None = None
        self._case = 0
        self._query = self._chapter = self._here = ""
        self._place = TURN
        self._tell: Tell | None = None
        self._began = False
        super().__init__(ExplorerPage(self.obey), language)
        self.page.keeps = "rules"
        if rule_id:
            self._read(rule(rule_id))

    @property
    def words(self) -> Words:
        """The words of the explorer's language."""
        return self.trail.game.words if self.trail else words(self.language)

    @property
    def _about(self) -> str:
        return CASE if self.trail else RULE if self.rule else LIST

    # --- orders from the page ---

    def do(self, order: Order) -> None:
        is_new = order.do not in (*QUIET, "language")
        if is_new:
            self._tell = None
        super().do(order)
        if is_new:
            self._here = ABOUT.get(order.do, "")

    def remembered(self) -> Callable[[], None]:
        names = ("rule", "trail", "_left", "_case", "_query", "_chapter", "_place")
        values = {name: getattr(self, name) for name in names}

        def put_back() -> None:
            for name, value in values.items():
                setattr(self, name, value)

        return put_back

    def say_wrong(self, error: Exception) -> None:
        match error:
            case UnreadableOrder():
                self._tell = _note("explorer_not-understood")
            case Complaint():
                self._tell = _in_words(error)
            case _:
                self._tell = _note("explorer_fault")

    @property
    def fault(self) -> str:
        return self.words.say("explorer_fault")

    def _hello(self, text: str) -> None:
        """A page is there: it tells its language and, in its address, where it was."""
        sent = read_values(text)
        self.page.forget()
        if self._began:
            return
        self._began = True
        self.follow_page(sent.get("language", ""))
        if sent.get("address") and self.rule is None:
            with self.guard():
                self._take_up(read_values(sent["address"]))

    def _take_up(self, kept: dict[str, str]) -> None:
        """Go on where an address says. What is not there any more is left out."""
        self._open(kept.get("code", ""))
        if "case" in kept:
            with self.guard():
                self._show_case(kept["case"])
                for _ in range(_number(kept.get("done", "0"))):
                    self._go_on("")

    def _find(self, text: str) -> None:
        self._query = read_values(text).get("words", "").strip()[:LONGEST_QUERY]
        self._chapter, self.rule, self.trail = "", None, None

    def _turn_to(self, text: str) -> None:
        """Turn to a chapter, or to the list of all."""
        if text and text not in chapters():
            raise UnreadableOrder("there is no such chapter")
        self._chapter, self._query, self.rule, self.trail = text, "", None, None

    def _open(self, text: str) -> None:
        if text not in RULES:
            raise Complaint("rules.unknown", text=text[:LONGEST_QUERY])
        self._read(RULES[text])

    def _read(self, found: Rule) -> None:
        """Show a rule; the list beside it stays if the rule stands in it."""
        chapter = chapter_of(found.id)
        board = BOARD_OF[self._chapter].board if self._chapter in BOARD_OF else ""
        if not self._query and self._chapter != chapter and board not in found.boards:
            self._chapter = chapter
        if self.rule and self.trail and found is not self.rule:
            self._left = (self.rule, self.trail, self._case)
        self.rule, self.trail = found, None

    def _take_back(self, text: str) -> None:
        """Back to the case that was left for a rule, as it lay."""
        if self._left is None:
            raise UnreadableOrder("no case was left")
        (self.rule, self.trail, self._case), self._left = self._left, None
        self.trail.game.language = self.language

    def _show_case(self, text: str) -> None:
        if self.rule is None:
            raise UnreadableOrder("no rule is open")
        paths, number = self._cases(), _number(text)
        if number >= len(paths):
            raise UnreadableOrder("the rule has no such case")
        self.trail, self._case, self._left = Trail(paths[number]), number, None
        self._place = TURN

    def _cases(self) -> tuple[Path, ...]:
        return cases().get(self.rule.id, ()) if self.rule else ()

    def _open_trail(self) -> Trail:
        if self.trail is None:
            raise UnreadableOrder("no case is open")
        return self.trail

    def _go_on(self, text: str) -> None:
        self._open_trail().go_on()

    def _back(self, text: str) -> None:
        self._open_trail().go_back()

    def _return(self, text: str) -> None:
        self._open_trail().return_to_case()

    def _play(self, text: str) -> None:
        self._open_trail().play(text)

    def _why(self, text: str) -> None:
        self._tell = self._open_trail().ask(text)

    def _choose(self, text: str) -> None:
        """The form asks for the numbers of another place."""
        place = read_values(text).get("place", "")
        if place not in self._open_trail().numbers():
            raise UnreadableOrder("there is no such place")
        self._place = place

    def _change(self, text: str) -> None:
        trail, sent = self._open_trail(), read_values(text)
        self._choose(text)
        numbers = {number.name: number for number in trail.numbers()[self._place]}
        values = {
            name: self._value(number, sent[name])
            for name, number in numbers.items()
            if name in sent
        }
        changed = {name: value for name, value in values.items() if value != numbers[name].value}
        if changed:
            trail.change(self._place, changed)
        else:
            self._tell = _note("explorer_unchanged")

    def _value(self, number: Number, text: str) -> int:
        """The number that was typed, if it can be. Raises Complaint."""
        if not re.fullmatch(r"-?[0-9]{1,9}", text):
            raise Complaint("explorer.no-number", text=text[:20])
        value = int(text)
        if not number.least <= value <= number.most:
            name = draw.number_name(self.words, number)
            bounds = {"least": number.least, "most": number.most}
            raise Complaint("explorer.out-of-range", text=name, **bounds)
        return value

    def _after_paint(self, text: str) -> None:
        """The address keeps where the page is."""
        kept = {}
        if self.rule:
            kept["code"] = self.rule.id
        if self.trail:
            kept |= {"case": str(self._case), "done": str(self.trail.now.done)}
        self.page.tell("keep", {"text": urlencode(kept), "store": True})

    # --- showing ---

    def draw(self) -> None:
        if self.trail:
            self.trail.game.language = self.language
        self.page.show(self.language, *self._drawn())

    def _drawn(self) -> tuple[str, dict[str, str]]:
        """The frame of the page and what stands in it now."""
        said = self.words
        parts: dict[str, str] = {
            "symbols": drawing.symbols(),
            "lost": el("p", said.say("explorer_gone"), class_="lost", role="alert"),
            "bar": draw_bar(said, "rules"),
            "search": draw.draw_search(said, self._query),
            "answer": draw.draw_answer(said, self._answer()),
        }
        if self.rule:
            parts["rule"] = draw.draw_rule(
                said, self.rule, self._cases_told(), self._here == RULE, left=self._left is not None
            )
        if self.trail is None:
            parts["found"] = self._list()
            return draw.lay_out(self._about, None), parts
        table = self._table(self.trail)
        parts |= {"steps": self._steps(self.trail), "change": self._numbers(self.trail), **table}
        place = drawing.lay_out(dict.fromkeys(table, ""), said)
        return draw.lay_out(self._about, place), parts

    def _cases_told(self) -> list[StepSaid | None] | None:
        """The cases of the rule, each by a step; None while one is open."""
        if self.rule is None or self.trail is not None:
            return None
        return [telling_step(path, self.rule.id, self.language) for path in self._cases()]

    def _answer(self) -> list[Told]:
        tell = self._tell or (self.trail.now.tell if self.trail else None)
        return list(tell(self.words)) if tell else []

    def _list(self) -> str:
        said, shown = words(self.language), self.rule.id if self.rule else ""
        here = self._here == LIST
        if self._query:
            found = find_rules(self._query, self.language)
            return draw.draw_found(said, self._query, found, shown, here)
        if self._chapter:
            return draw.draw_chapter(said, self._chapter, shown, here)
        return draw.draw_overview(said, here)

    def _steps(self, trail: Trail) -> str:
        return draw.draw_steps(
            self.words,
            (self._case, len(self._cases())),
            trail.steps(self.language),
            trail.now.done,
            (trail.can_go_back, trail.can_go_on, trail.now.astray),
            self._here == CASE,
        )

    def _numbers(self, trail: Trail) -> str:
        numbers = trail.numbers()
        place = self._place if self._place in numbers else TURN
        return draw.draw_change(self.words, place, numbers, bool(trail.base().steps))

    def _table(self, trail: Trail) -> dict[str, str]:
        """The table of the case; everybody's decisions are taken here."""
        game, said = trail.game, self.words
        seats = range(len(game.players))
        if game.is_over:
            over = {"panel": el("p", said.say("explorer_over"), class_="card act")}
            return {**over, **drawing.draw(game)}
        return {
            "panel": draw_panel(game, seats, False, None, cite=draw.rule_link),
            "panel-type": draw_type(said, str(game.legal_actions[0])),
            **drawing.draw(game, game.to_act),
        }


def _note(message: str) -> Tell:
    return lambda said: [Told(said.say(message))]


def _in_words(complaint: Complaint) -> Tell:
    """A complaint as it is told here: what is wrong with a position is said for developers."""
    if isinstance(complaint, BadPosition) and complaint.what == "error.position":
        return _note("explorer_cannot-lie")
    return complained(complaint)


def _number(text: str) -> int:
    """A number that counts something. Raises UnreadableOrder."""
    number = read_whole(text, 3)
    if number is None:
        raise UnreadableOrder("this is no number")
    return number


ORDERS: dict[str, Callable[[Explorer, str], None]] = {
    "hello": Explorer._hello,
    "theme": lambda explorer, text: None,
    "painted": Explorer._after_paint,
    "language": Explorer.speak,
    "find": Explorer._find,
    "chapter": Explorer._turn_to,
    "rule": Explorer._open,
    "case-again": Explorer._take_back,
    "case": Explorer._show_case,
    "on": Explorer._go_on,
    "back": Explorer._back,
    "return": Explorer._return,
    "play": Explorer._play,
    "why": Explorer._why,
    "form": Explorer._choose,
    "change": Explorer._change,
}
"""Everything the page can ask for."""

QUIET = ("painted", "theme")
"""Orders that nobody gave."""

ABOUT = {
    **dict.fromkeys(("find", "chapter"), LIST),
    "rule": RULE,
    **dict.fromkeys(("case", "on", "back", "return"), CASE),
}
"""Where an order leads its reader."""

Explorer.orders, Explorer.quiet = ORDERS, QUIET
