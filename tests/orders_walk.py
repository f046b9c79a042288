"""A walk of orders by lot over a table without a browser, and what must hold after each of them."""

from __future__ import annotations

import json
import logging
import re
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from html.parser import HTMLParser
from random import Random
from types import SimpleNamespace
from typing import NamedTuple
from urllib.parse import urlencode

import pytest
from msgspec.structs import replace
from tsukiji_widgets import Table, computers
from tsukiji_widgets.page import read_files
from tsukiji_widgets.sitting import Sitting
from tsukiji_widgets.table import ORDERS, TablePage

import tsukiji_lab as lab
from tests.laden import wander
from tests.test_companion import auction
from tests.test_widget import Page
from tsukiji_lab.drawing.setup_form import sorts
from tsukiji_lab.drawing.view import EVERYBODY
from tsukiji_lab.links import link_to, stored_cases
from tsukiji_lab.players import PLAYERS
from tsukiji_lab.players.seats import PERSON, SEAT_KINDS
from tsukiji_lab.public import RULES
from tsukiji_lab.study.by_lot import game_by_lot
from tsukiji_lab.tsukiji import position, rules, setup, status, turn
from tsukiji_lab.tsukiji.bidding import Bids
from tsukiji_lab.tsukiji.setup import BOXES, EXPANSION, MORE_FISH, STAPLES, VARIANTS, Setup
from tsukiji_lab.tsukiji.state import State

RICHES = (217, 331, 439, 547, 653, 769)
"""What each seat has more than usual, in units of ¥100, and something by the seed: nothing else at
a table is a number of that size, so that an amount tells whose it is.
"""
UNMISTAKABLE = 200 * 100
"""Amounts from here on, in yen, are somebody's yen."""

LOCAL = frozenset(
    re.findall(
        r'^    "?([a-z ]+)"?: \(.*=>', read_files("page.js").split("const local = {")[1], re.M
    )
) | frozenset(re.findall(r'local\["([a-z ]+)"\]', TablePage._esm))
"""What a page does by itself."""


def enrich(monkeypatch: pytest.MonkeyPatch) -> None:
    """Begin every game with unmistakable yen, which end no game."""
    start = rules.first_state

    def rich(setup: Setup) -> State:
        state, own = start(setup), setup.seed % 89
        players = [
            replace(player, yen=player.yen + more + own)
            for player, more in zip(state.players, RICHES, strict=False)
        ]
        spent = sum(RICHES[: len(players)]) + own * len(players)
        return replace(state, players=tuple(players), supply=state.supply - spent)

    for module in (position, setup, status):
        monkeypatch.setattr(module, "ALL_YEN", 10_000)
    monkeypatch.setattr(rules, "first_state", rich)
    monkeypatch.setattr(turn, "END_YEN", 10_000)


def settle(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let computer players decide by a count of decisions instead of the clock."""
    clock = iter(range(10**9))
    tick = SimpleNamespace(monotonic=lambda: next(clock) * computers.PATIENCE / 8)
    monkeypatch.setattr(computers, "time", tick)


# --- what is drawn ---

VOID = ("br", "hr", "input")
IN_SVG = ("path", "circle", "rect", "line", "use", "ellipse", "polygon", "polyline", "stop")
NO_BLOCK_IN = ("p", "h1", "h2", "h3", "h4", "button", "summary", "label", "span")
BLOCKS = ("div", "p", "ul", "ol", "table", "section", "form", "details", "h1", "h2", "h3", "h4")
POINTERS = ("for", "aria-labelledby", "aria-describedby", "aria-controls", "list", "form")


class Field(NamedTuple):
    """A field of a form, and the values that it can send; None: any text, or any but none."""

    name: str
    values: tuple[str, ...] | None
    required: bool = False


class Control(NamedTuple):
    """A button or a form: what it asks for, with which text and fields."""

    do: str
    text: str | None
    fields: tuple[Field, ...] = ()


class Markup(HTMLParser):
    """Some markup: what is wrong with it, its ids and where it points, its controls."""

    def __init__(self, markup: str) -> None:
        super().__init__()
        self.problems: list[str] = []
        self.ids: list[str] = []
        self.pointed: list[str] = []
        self.slots: list[str] = []
        self.done: set[str] = set()
        self.controls: list[Control] = []
        self._open: list[str] = []
        self._form: tuple[str | None, list[Field]] | None = None
        self._dos: list[str] = []
        self._select: tuple[str, list[str]] | None = None
        self.feed(markup)
        self.close()
        if self._open:
            self.problems.append(f"never closed: {self._open}")

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if len(given) < len(attrs):
            self.problems.append(f"an attribute twice in <{tag}>: {attrs}")
        if tag in BLOCKS and any(each in self._open for each in NO_BLOCK_IN):
            self.problems.append(f"<{tag}> in {self._open}")
        if tag in ("button", "a", "input", "select", "summary") and {"button", "a"} & {*self._open}:
            self.problems.append(f"<{tag}> in {self._open}")
        if tag == "form" and "form" in self._open:
            self.problems.append("a form in a form")
        self.ids += [given["id"]] if "id" in given else []
        self.pointed += [id for name in POINTERS if name in given for id in given[name].split()]
        self.pointed += [given["href"][1:]] if given.get("href", "").startswith("#") else []
        self.slots += [given["data-part"]] if "data-part" in given else []
        if "data-do" in given:
            self.done.add(given["data-do"])
        self._control(tag, given)
        if tag not in VOID:
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        if not self._open or self._open[-1] != tag:
            self.problems.append(f"</{tag}> closes {self._open}")
        else:
            self._open.pop()
        if tag == "select" and self._select is not None and self._form is not None:
            self._form[1].append(Field(self._select[0], tuple(self._select[1])))
            self._select = None
        elif tag == "form" and self._form is not None:
            text, fields = self._form
            self.controls += [Control(do, text, tuple(fields)) for do in self._dos]
            self._form = None

    def handle_data(self, data: str) -> None:
        if self._open and self._open[-1] in ("ul", "ol", "table", "tr", "tbody") and data.strip():
            self.problems.append(f"text in <{self._open[-1]}>: {data}")

    def _control(self, tag: str, given: dict[str, str]) -> None:
        do = given.get("data-do")
        if tag == "form":
            self._form, self._dos = (given.get("data-text"), []), [do] if do else []
        elif tag == "button" and do and "disabled" not in given:
            if given.get("type") == "button":
                self.controls.append(Control(do, given.get("data-text", "")))
            elif self._form is not None:
                self._dos.append(do)
        elif tag == "select":
            self._select = given["name"], []
        elif tag == "option" and self._select is not None:
            self._select[1].append(given["value"])
        elif tag in ("input", "textarea") and self._form is not None and "name" in given:
            self._form[1].append(Field(given["name"], _values(given), "required" in given))


def _values(given: dict[str, str]) -> tuple[str, ...] | None:
    match given.get("type", "text"):
        case "number" | "range" if given.get("min") and given.get("max"):
            step = int(given.get("step") or 1)
            return tuple(map(str, range(int(given["min"]), int(given["max"]) + 1, step)))
        case "radio" | "checkbox":
            return ("", given.get("value", "on"))
        case "hidden":
            return (given.get("value", ""),)
    return None


@lru_cache(20_000)
def read_markup(markup: str) -> Markup:
    """The markup of a part, read once."""
    return Markup(markup)


def markup_problems(page: Watched) -> Iterator[str]:
    """What is wrong with the page as it stands."""
    frame = read_markup(page.frame)
    slots = Counter(frame.slots)
    yield from (f"part {name} has {n} places" for name, n in slots.items() if n > 1)
    read = {"the frame": frame, **{name: read_markup(part) for name, part in page.parts.items()}}
    ids = Counter(id for each in read.values() for id in each.ids)
    yield from (f"id {id} stands {n} times" for id, n in ids.items() if n > 1)
    for name, markup in read.items():
        yield from (f"{name}: {problem}" for problem in markup.problems)
        yield from (f"{name}: no id {id}" for id in markup.pointed if id not in ids)
        unknown = markup.done - ORDERS.keys() - LOCAL
        yield from (f"{name}: nothing is called {do}" for do in unknown)


# --- what is secret ---


def hidden_amounts(table: Table) -> set[int]:
    """The yen that the page must not tell now: closed yen and sealed bids of all seats but the one
    that has the screen, in the positions that it can show.
    """
    sitting = table.sitting or (table.keeping.aside and table.keeping.aside.sitting)
    if not sitting:
        return set()
    viewer = sitting.viewer if table.sitting else None
    hidden, told = set[int](), set[int]()
    for game in sitting.past.lines.games.values():
        told |= _told(game)
        step = min(sitting.past.step, game.session.here)
        for state in (game.state, game.session.state_after(step)):
            for seat, amount in _amounts(state):
                (told if seat == viewer else hidden).add(amount * 100)
    return {amount for amount in hidden - told if amount >= UNMISTAKABLE}


def _amounts(state: State) -> Iterator[tuple[int, int]]:
    """The seats and their closed yen and sealed bids; what is left in the supply is nobody's."""
    if state.closed_money and state.scores is None:
        yield from enumerate(player.yen for player in state.players)
        yield EVERYBODY, state.supply
    for frame in state.frames:
        if isinstance(frame, Bids):
            yield from zip(frame.bidders, frame.bids, strict=False)


def open_amounts(table: Table) -> set[int]:
    """The yen that everybody is shown now: the money is open, or the game is over."""
    if table.game is None or (table.game.state.closed_money and not table.game.is_over):
        return set()
    states = table.game.session.states
    return {player.yen * 100 for state in states for player in state.players}


def _told(game: lab.Game) -> set[int]:
    """The amounts that everybody was told in a game."""
    values = [
        v for step in game.session.public_steps() for e in step.events for v in e.values.values()
    ]
    flat = [each for value in values for each in (value if isinstance(value, tuple) else (value,))]
    return {each * 100 for each in flat if isinstance(each, int)}


GROUPS = re.compile("(?<=[0-9])[,.\u00a0\u202f](?=[0-9]{3}(?![0-9]))")
NUMBERS = re.compile("(?<![0-9.])[0-9]{5}(?![0-9])")


def numbers_in(text: str) -> set[int]:
    """The amounts of five digits in a text of any language, with or without marks of thousands."""
    return {int(number) for number in NUMBERS.findall(GROUPS.sub("", text))}


# --- the page ---


class Watched(Page):
    """A page that finds what it must not be told."""

    def __init__(self, table: Table, **hello: str) -> None:
        self.frame = ""
        self.known: dict[str, str] = {}
        self.problems: list[str] = []
        self.shown: set[int] = set()
        self.store: dict[str, str] = {}
        super().__init__(table, **hello)

    def _receive(self, content: dict[str, str], buffers: list[bytes]) -> None:
        super()._receive(content, buffers)
        what = content["what"]
        value, text = self.told[what], self.messages.pop()
        if what == "fault":
            self.problems.append("the page was told of a fault")
        if what == "parts":
            self._lay_out(value["frame"], value["changed"])
        if what == "keep" and value["store"]:
            game = value["game"]
            self.store[game["id"]] = f"{value['text']}&{game['about']}&when={len(self.store)}"
        if what == "parts":
            value = {name: part for name, part in value["changed"].items() if name != "symbols"}
        self.shown |= open_amounts(self.table)
        if leaked := self.leaked(json.dumps(value, ensure_ascii=False)):
            where = [name for name, part in self.parts.items() if numbers_in(part) & leaked]
            self.problems.append(f"{what} tells hidden amounts {leaked}: {where or text[:200]}")

    def leaked(self, text: str) -> set[int]:
        """The amounts in a text that this page must not know and was never shown."""
        return (numbers_in(text) & hidden_amounts(self.table)) - self.shown

    def _lay_out(self, frame: str | None, changed: dict[str, str]) -> None:
        """A page keeps the parts that it has where a new frame has a place for them."""
        self.known.update(changed)
        if frame is not None:
            self.frame = frame
        places = read_markup(self.frame).slots
        self.problems += [f"part {name} has no place" for name in changed if name not in places]
        self.problems += [f"part {name} was not sent" for name in places if name not in self.known]
        self.parts = {name: self.known.get(name, "") for name in places}

    def listing(self) -> str:
        """What the browser keeps, as the page lists it."""
        return "\n".join(f"id={id}&{fields}" for id, fields in self.store.items())


def traits(table: Table) -> str:
    """All that lies in the models of the page and its charts, which every page that opens gets."""
    state = {k: v for k, v in table.page.get_state().items() if k not in ("_esm", "_css")}
    return json.dumps([state, *(each.get_state() for each in table.charts.outputs)], default=str)


# --- the orders ---


class Order(NamedTuple):
    """What the walk does: nonsense if it is ``forged``, offered by the page if it is ``drawn``."""

    do: str
    text: str = ""
    forged: bool = False
    drawn: bool = False


GARBAGE = (
    *("9" * 5000, "-1", "٣", "²", "½", "\ud800", "\x00", "a" * 2000, "<script>alert(1)</script>"),
    *("&".join(f"f{n}=1" for n in range(400)), "code=zzz", "../../etc/passwd", "null", "{}"),
    *("bid 99999999999999999999", "buy moon fresh mackerel -100", "market-xxx-3", "1e9", " ", "🦑"),
    *("code=t1-AAAA&seats=,,,", "scenario=../x", "%ff%fe", "total nobody", "end turn twice"),
)
READ = (
    *("pick", "choose", "times", "play", "why", "code", "load", "address", "continue", "line"),
    *("forget line", "compare", "drawn", "explain", "pace", "language", "theme", "guide", "help"),
    *(
        "chart table",
        "chart csv",
        "link",
        "look",
        "seats",
        "hello",
        "kept",
        "taken",
        "form",
        "nothing",
    ),
)
"""Orders that do nothing to a game where their text is nonsense."""
UNREADABLE = (None, 3, [], {}, {"do": "play"}, {"do": 1, "text": ""}, {"do": "play", "text": None})


class Moment(NamedTuple):
    """A sitting, the positions of its lines by their names, the line and the step that are played,
    who plays, and whose secrets are shown.
    """

    sitting: int
    games: dict[str, tuple[int, int]]
    line: str
    here: int
    kinds: tuple[str, ...]
    viewer: int | None


class Walk:
    """Gives a table orders by lot. ``problems`` are the broken promises it found."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.problems: list[str] = []
        self.given: Counter[str] = Counter()
        self.last: list[str] = []
        self.faults: list[str] = []
        self.holder: int | None = None
        self._sound: dict[int, State] = {}
        self.where = f"walk {seed}"
        self.table = self._begin()
        self.table.computers._rng = Random(seed)
        self._sat_down()
        self.page = Watched(self.table)

    def _begin(self) -> Table:
        """A table with the form, or with a game under way, near its end, or entered from a real
        table where a token is to be drawn.
        """
        rng = self.rng
        luck = rng.random()
        if luck < 0.3:
            return Table()
        if luck < 0.4:
            table = Table()
            table.sit_down(auction(), with_box=True)
            assert table.game is not None
            table.game.language = "en"
            table.obey({"do": "play", "text": "dock two-slot left"})
            return table
        game = game_by_lot(rng.randrange(10**6), rng.choice(BOXES))
        if luck < 0.6:
            game.limit_rounds(1)
            end = lab.play_out(game, "random").session.here
            for _ in range(rng.randint(0, min(end, 6))):
                game.undo()
        else:
            for _ in wander(game, rng.randrange(80), rng):
                pass
        kinds = [self._kind() for _ in game.players]
        return Table(game, players=kinds, language=rng.choice(("en", "es")))

    @property
    def sitting(self) -> Sitting | None:
        return self.table.sitting

    def _kind(self) -> str:
        return self.rng.choice((PERSON, *SEAT_KINDS))

    # --- one step ---

    def step(self) -> None:
        rng, table = self.rng, self.table
        before, moment = self.sitting, self._moment()
        if before is not None and rng.random() < 0.12:
            order = self._in_python(before)
        elif rng.random() < 0.02:
            order = Order("unreadable", forged=True)
            table.obey(rng.choice(UNREADABLE))
        else:
            order = self._chosen()
            self.page.do(order.do, order.text)
        self.given[order.do] += not order.forged
        self.last = [*self.last[-7:], f"{order.do}«{order.text[:60]}»{'!' * order.forged}"]
        self._check(order)
        now = self._moment()
        if order.forged and now != moment:
            self._note("a forged order changed the game or who sees it")
        self._follow_the_screen(order, before, moment, now)

    def _moment(self) -> Moment | None:
        """What no forged order may change."""
        if self.sitting is None:
            return None
        past = self.sitting.past
        return Moment(
            id(self.sitting),
            {name: (id(game), id(game.state)) for name, game in past.lines.games.items()},
            past.lines.now,
            self.sitting.game.session.here,
            self.sitting.kinds,
            self.sitting.viewer,
        )

    def _follow_the_screen(
        self, order: Order, before: Sitting | None, was: Moment | None, now: Moment | None
    ) -> None:
        """The secrets of a seat are shown once it has opened the screen, or if it plays alone from
        the beginning; else they come and go only with what is decided or undone.
        """
        sitting = self.sitting
        if sitting is None or now is None:
            return
        if sitting is not before:
            self._sat_down()
        elif order.do == "open":
            self.holder = sitting.viewer
        state = sitting.game.state
        if not (state.closed_money or RULES.keeps_secret(state)) or sitting.viewer is None:
            return
        if state.closed_money and sitting.viewer != self.holder:
            self._note(f"the money of {sitting.viewer} is shown, {self.holder} has the screen")
            self.holder = sitting.viewer
        elif was is not None and order.do != "open" and now.games == was.games:
            if sitting is before and sitting.viewer != was.viewer:
                self._note(f"the secrets of {sitting.viewer} are shown instead of {was.viewer}’s")

    def _sat_down(self) -> None:
        """Another game lies on the table: who plays it alone has the screen."""
        sitting = self.sitting
        alone = sitting is not None and len(sitting.persons) == 1
        self.holder = sitting.viewer if sitting is not None and alone else None

    def _check(self, order: Order) -> None:
        page, sitting = self.page, self.sitting
        for problem in page.problems:
            self._note(problem)
        page.problems.clear()
        for problem in self.faults:
            if order.drawn or order.do.startswith("python") or "not understood" not in problem:
                self._note(problem)
        self.faults.clear()
        for problem in markup_problems(page):
            self._note(problem)
        if sitting is None:
            return
        if order.do == "painted" and (leaked := page.leaked(traits(self.table))):
            self._note(f"a trait tells hidden amounts {leaked}")
        for name, game in sitting.past.lines.games.items():
            if id(game.state) not in self._sound:
                self._sound[id(game.state)] = game.state
                for problem in status.status(game.state):
                    self._note(f"line {name}: {problem}")

    def _note(self, problem: str) -> None:
        self.problems.append(f"{self.where}: {problem} after {', '.join(self.last)}")

    # --- which order ---

    def _chosen(self) -> Order:
        rng = self.rng
        luck = rng.random()
        if luck < 0.12:
            return Order(rng.choice(READ), rng.choice(GARBAGE), forged=True)
        if luck < 0.3:
            return Order("painted")
        if luck < 0.75:
            return self._pressed() or self._plausible()
        return self._plausible()

    def _pressed(self) -> Order | None:
        """Something that a person could press on the page."""
        rng = self.rng
        found: dict[str, list[Control]] = {}
        for markup in self.page.parts.values():
            for control in read_markup(markup).controls:
                if control.do in ORDERS.keys() - LOCAL:
                    found.setdefault(control.do, []).append(control)
        if self.sitting is not None and rng.random() < 0.9:
            found.pop("new", None)
        if not found:
            return None
        if {"play", "choose"} & found.keys() and rng.random() < 0.5:
            do = rng.choice([do for do in ("play", "choose") if do in found])
        else:
            do = rng.choice(sorted(found))
        control = rng.choice(found[do])
        return Order(do, self._text(control), drawn=True)

    def _text(self, control: Control) -> str:
        rng = self.rng
        values = {
            field.name: self._typed(field.required)
            if field.values is None
            else rng.choice(field.values)
            for field in control.fields
        }
        match control:
            case Control("continue", text):
                return f"{self.page.store[text]}&id={text}" if text in self.page.store else ""
            case Control("new"):
                return self.page.listing()
            case Control("setup" | "form" | "link form"):
                return self._set_up()
            case Control(_, None, _):
                return urlencode([(name, value) for name, value in values.items() if value != ""])
            case Control(_, text, fields):
                return " ".join([text or "", *values.values()]).strip() if fields else text or ""

    def _typed(self, required: bool = False) -> str:
        """What a person may type."""
        game = self.table.game
        texts = ["end turn" if required else "", "B", "what if", "Ñandú", "1", "17", "total moon"]
        if game is not None and not game.is_over:
            texts += [str(self.rng.choice(game.legal_actions)), "end turn", "fish"]
        return self.rng.choice(texts)

    def _set_up(self) -> str:
        rng = self.rng
        players, box = rng.choice(list(MORE_FISH)), rng.choice(BOXES)
        staple = rng.choice(STAPLES) if box == EXPANSION else "mackerel"
        sent = [("players", str(players)), ("box", box), ("staple", staple)]
        companion = rng.random() < 0.2
        for sort in sorts(box, staple, players):
            sent.append((sort.name, "named" if companion else "lot"))
            sent += [(f"{sort.name}-market", each) for each in rng.sample(sort.others, sort.right)]
        sent += [("companion", "yes"), ("first", "moon")] if companion else []
        sent += [("variant", each) for each in rng.sample(VARIANTS, rng.randint(0, 2))]
        sent += [(f"kind-{seat}", self._kind()) for seat in range(6)]
        sent += [("blue-ship", "yes")] * rng.randint(0, 1)
        sent += [("money", rng.choice(("open", "closed", "closed")))]
        sent += [("seed", str(rng.randrange(10**6))), ("rounds", rng.choice(("", "1", "3")))]
        return urlencode(sent)

    def _plausible(self) -> Order:
        """An order that could be meant, whether the page offers it or not."""
        rng = self.rng
        do = rng.choice([do for do in ORDERS if do not in ("new", "setup", "code", "address")])
        if self.sitting is None or rng.random() < 0.03:
            do = rng.choice(("new", "setup", "setup", "code", "address", "continue", "guide"))
        return Order(do, self._text_for(do))

    def _text_for(self, do: str) -> str:
        rng, game, page = self.rng, self.table.game, self.page
        lines = list(self.sitting.past.lines.games) if self.sitting else ["A"]
        match do:
            case "choose" | "play" | "why":
                return self._typed()
            case "pick":
                keys = [
                    k
                    for m in page.parts.values()
                    for c in read_markup(m).controls
                    if c.do == "pick"
                    for k in [c.text]
                ]
                return rng.choice([key for key in keys if key] or [""])
            case "times":
                return rng.choice(("1", "2", "3"))
            case "line" | "forget line" | "compare":
                return rng.choice([*lines, ""])
            case "branch":
                return rng.choice(("B", "C", "what if", "a", ""))
            case "look":
                here = game.session.here if game else 0
                return rng.choice(("", "back", "forward", str(rng.randint(0, here))))
            case "count" | "close":
                return rng.choice(("", "close"))
            case "explain":
                return rng.choice(["", *(game.explainable if game else ())])
            case "language":
                return rng.choice(("en", "es"))
            case "theme":
                return rng.choice(("light", "dark"))
            case "help":
                return rng.choice(("on", "off"))
            case "guide":
                return rng.choice(("start", "next", "leave", "resume"))
            case "pace":
                return urlencode({"pace": rng.choice(("step", "turn", "skip"))})
            case "explore":
                return rng.choice(("explore=yes", ""))
            case "seats":
                kinds = {
                    f"seat-{seat}": rng.choice(SEAT_KINDS)
                    for seat in range(6)
                    if rng.random() < 0.5
                }
                return urlencode(kinds)
            case "setup" | "form" | "link form":
                return self._set_up()
            case "hello":
                ways = urlencode({"pace": rng.choice(("step", "turn")), "help": "on"})
                return urlencode({"language": "es", "kept": page.listing(), "ways": ways})
            case "kept" | "new":
                return page.listing()
            case "continue":
                kept = rng.choice([*page.store.items(), ("", "")])
                return f"{kept[1]}&id={kept[0]}" if kept[0] else ""
            case "code":
                return self._some_game().code
            case "load":
                return page.file if isinstance(page.file, str) else ""
            case "address":
                return self._address()
            case "link":
                return rng.choice(("game", "start"))
            case "charts":
                return rng.choice(("seen", ""))
            case "chart table" | "chart csv":
                return rng.choice(("tracks", "wealth", "stocks", "prices"))
            case "drawn" if game is not None and game.state.bag and rng.random() < 0.7:
                return rng.choice(game.state.bag).replace("_", "-")
            case "drawn":
                return rng.choice(("spider-crab-6", "eel", "bank", "tuna-15"))
            case "calculator":
                return rng.choice(("", "players=3", "yen-0=5000"))
        return ""

    def _some_game(self) -> lab.Game:
        return self.table.game or game_by_lot(self.rng.randrange(10**6), self.rng.choice(BOXES))

    def _address(self) -> str:
        rng, page = self.rng, self.page
        if rng.random() < 0.3:
            return f"scenario={rng.choice(sorted(stored_cases()))}"
        if page.kept and rng.random() < 0.5:
            return page.kept
        game = self._some_game()
        seats = [self._kind() for _ in game.players]
        return link_to(game, seats, explore="yes", companion=rng.choice(("", "1")))

    # --- Python's own ---

    def _in_python(self, sitting: Sitting) -> Order:
        """What a notebook does with the game on the table."""
        rng, game = self.rng, sitting.game
        match rng.choice(("play", "play", "play", "undo", "redo", "limit", "language")):
            case "play" if game.to_act is not None:
                player = PLAYERS["random"]()
                action = player.choose(game.observe(game.to_act), game.legal_actions, rng)
                game.play(action)
                return Order("python play", str(action))
            case "undo":
                for _ in range(rng.randint(1, 3)):
                    game.undo()
                return Order("python undo")
            case "redo":
                game.redo()
                return Order("python redo")
            case "limit" if rng.random() < 0.2 and not game.is_over:
                game.limit_rounds(game.state.round + rng.randint(0, 2))
                return Order("python limit")
            case "language":
                game.language = rng.choice(("en", "es"))
                return Order("python language")
        return Order("python looks on")


class Faults(logging.Handler):
    """Tells a walk what is logged."""

    def __init__(self, walk: Walk) -> None:
        super().__init__(logging.WARNING)
        self.walk = walk

    def emit(self, record: logging.LogRecord) -> None:
        text = record.getMessage()
        if record.exc_info:
            text += "\n" + logging.Formatter().formatException(record.exc_info)
        self.walk.faults.append(text)
