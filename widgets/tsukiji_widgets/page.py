"""A page and what obeys it: named parts go out, one order at a time comes in."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, ClassVar
from urllib.parse import parse_qs

from anywidget import AnyWidget
from ipywidgets import widget_serialization
from msgspec import Meta, Struct, ValidationError, convert
from msgspec.structs import asdict, replace
from traitlets import List, Unicode

from tsukiji_lab.drawing.forms import LONGEST_FILE
from tsukiji_lab.drawing.setup_form import MOST_FIELDS
from tsukiji_lab.rulebook import LANGUAGES, known_language
from tsukiji_widgets.deaf import Deaf, DeafBox, DeafLayout
from tsukiji_widgets.log import server_log

LOG = server_log(__name__)

HERE = Path(__file__).parent
EVERY_PAGE = (
    "idiomorph.min.js",
    "storage.js",
    "theme.js",
    "figures.js",
    "fields.js",
    "patching.js",
    "connection.js",
    "orders.js",
    "page.js",
)
"""What every page can do."""


class Numbered(Struct, frozen=True):
    """An order as far as its ``number``: from 1 on, the page waits for its answer."""

    number: Annotated[int, Meta(ge=0, lt=2**53)] = 0


class Order(Numbered, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the page asks for: what to do, and a text that says with what."""

    do: Annotated[str, Meta(max_length=20)]
    text: Annotated[str, Meta(max_length=LONGEST_FILE)]


class Answer(Struct):
    """What the page is told of the order under way: its ``number``, whether it was ``refused``."""

    number: int = 0
    refused: bool = False


class UnreadableOrder(ValueError):
    """What came from the page is no order."""


@contextmanager
def _reading() -> Iterator[None]:
    try:
        yield
    except ValidationError as error:
        raise UnreadableOrder(str(error)) from None


def read_number(content: object) -> int:
    """The number of an order, whatever else is wrong with it. Raises UnreadableOrder."""
    with _reading():
        return convert(content, Numbered).number


def read_order(content: object) -> Order:
    """The order in a message from the page, which may be anything. Raises UnreadableOrder."""
    with _reading():
        order = convert(content, Order)
    # Half a character could not be sent on.
    return replace(order, text=order.text.encode(errors="replace").decode())


def read_fields(text: str) -> dict[str, list[str]]:
    """Fields as in an address, each with its values. Raises UnreadableOrder."""
    try:
        return parse_qs(text, keep_blank_values=True, max_num_fields=MOST_FIELDS)
    except ValueError as error:
        raise UnreadableOrder(str(error)) from None


def read_values(text: str) -> dict[str, str]:
    """Fields that have one value each; of several it is the last. Raises UnreadableOrder."""
    return {name: values[-1] for name, values in read_fields(text).items()}


def read_files(*names: str) -> str:
    """The text of these files beside this one, one after the other."""
    return "\n".join((HERE / name).read_text(encoding="utf-8") for name in names)


class Page(Deaf, AnyWidget):
    """Shows named parts and gives orders to ``obey``. What a page can do and how it looks, each
    kind of page says by itself.

    Nothing of a game is ever in a trait: parts go out as messages, those that changed only,
    deflated. Nothing goes out before a page has said that it is there.
    """

    keeps = Unicode("game", help="the name by which a browser keeps the code").tag(sync=True)
    figures: Any = List(help="widgets to be shown in its places").tag(
        sync=True, **widget_serialization
    )

    def __init__(self, obey: Callable[[object], None]) -> None:
        super().__init__(layout=DeafLayout())
        self._frame = ""
        self._sent: dict[str, str] = {}
        self._under_way = Answer()
        self.on_msg(lambda page, content, buffers: obey(content))

    def forget(self) -> None:
        """Send everything at the next ``show``: a page began that has nothing yet."""
        self._frame, self._sent = "", {}

    def begin(self, number: int) -> None:
        """An order of this number is under way; 0: one that the page does not wait for."""
        self._under_way = Answer(number)

    def refuse(self) -> None:
        """The order under way was not done."""
        self._under_way.refused = True

    def end(self) -> None:
        """Tell the page that the order under way is over, unless what it showed has told so."""
        if self._under_way.number:
            self.tell("done", asdict(self._under_way))
            self._under_way = Answer()

    def show(self, language: str, frame: str, parts: Mapping[str, str]) -> None:
        """Show these parts and no others, in the elements ``data-part="…"`` of the ``frame``: the
        answer to the order under way.
        """
        changed = {name: html for name, html in parts.items() if self._sent.get(name) != html}
        new_frame = None if frame == self._frame else frame
        shown = {"language": language, "frame": new_frame, "changed": changed}
        self.tell("parts", {**shown, "done": asdict(self._under_way)})
        self._frame, self._sent, self._under_way = frame, dict(parts), Answer()

    def add(self, parts: Mapping[str, str]) -> None:
        """Show these parts anew, beside what is shown, when the page is painted."""
        changed = {name: html for name, html in parts.items() if self._sent.get(name) != html}
        if changed:
            self.tell("more", changed)
            self._sent.update(changed)

    def tell(self, what: str, value: object) -> None:
        """Send the page something that it understands."""
        packed = zlib.compress(json.dumps(value).encode(), 6)
        self.send({"what": what}, [packed])


class Listener(DeafBox):
    """A box that obeys its page, in a ``language``: the one it was given, or else the page's.

    Each kind of them says its ``orders``, and those of them that are ``quiet``: nobody gave these,
    and they show by themselves what changed. ``refusals`` are errors that are no fault of the
    program. Raises UnknownLanguage.
    """

    orders: ClassVar[Mapping[str, Callable[[Any, str], None]]]
    quiet: ClassVar[tuple[str, ...]]
    refusals: ClassVar[tuple[type[Exception], ...]]

    def __init__(self, page: Page, language: str | None) -> None:
        self._is_given = language is not None
        self.language = LANGUAGES[0] if language is None else language
        self.is_busy = False
        self.page = page
        super().__init__([page])
        self.add_class("tsk")

    @property
    def language(self) -> str:
        """The language of every sentence, "en" or "es"; setting another raises UnknownLanguage."""
        return self._language

    @language.setter
    def language(self, language: str) -> None:
        self._language = known_language(language)

    def follow_page(self, language: str) -> None:
        """Speak as the page does, unless a language was asked for."""
        if not self._is_given and language in LANGUAGES:
            self.language = language

    def speak(self, text: str) -> None:
        """The page asks for a language."""
        if text not in LANGUAGES:
            raise UnreadableOrder("there are no words in this language")
        self.language = text

    def obey(self, content: object) -> None:
        """Do what a message from the page asks for; whatever is wrong with it is said there.

        An order that is interrupted from the notebook is not done: the page shows what was there
        before and takes the next order, and the interrupt goes on to the notebook.
        """
        self.is_busy, quiet = True, False
        try:
            with self.guard():
                self.page.begin(read_number(content))
                order = read_order(content)
                if order.do not in self.orders:
                    raise UnreadableOrder(f"nothing is called {order.do!r}")
                self.do(order)
                quiet = order.do in self.quiet
        finally:
            self.is_busy = False
            try:
                if not quiet:
                    self.show()
            finally:
                self.page.end()

    @contextmanager
    def guard(self) -> Iterator[None]:
        """What fails in here has changed nothing; it is said on the page in a plain sentence, and
        logged if it is no player's fault.
        """
        put_back = self.remembered()
        try:
            yield
        except BaseException as error:
            put_back()
            self.page.refuse()
            if not isinstance(error, Exception):
                raise
            if isinstance(error, UnreadableOrder):
                LOG.warning("A message from the page was not understood: %s", error)
            elif not isinstance(error, self.refusals):
                LOG.exception("An order from the page failed")
            self.say_wrong(error)

    def show(self) -> None:
        """Show on the page how things stand."""
        try:
            self.draw()
        except Exception:
            LOG.exception("The page could not be drawn")
            self.page.forget()
            self.page.tell("fault", self.fault)

    # --- what each kind does in its own way ---

    def do(self, order: Order) -> None:
        """Do what is asked for."""
        self.orders[order.do](self, order.text)

    @property
    def fault(self) -> str:
        """The sentence that something went wrong in the program."""
        raise NotImplementedError

    def remembered(self) -> Callable[[], None]:
        """What puts everything back that an order can change, as it is now."""
        raise NotImplementedError

    def say_wrong(self, error: Exception) -> None:
        """Let the page say at the next ``show`` why an order was not done."""
        raise NotImplementedError

    def draw(self) -> None:
        """Show the parts of the page."""
        raise NotImplementedError


def as_now(*holders: object) -> Callable[[], None]:
    """What gives these objects the values again that they have now."""
    kept = [(each, dict(vars(each))) for each in holders]

    def put_back() -> None:
        for each, values in kept:
            vars(each).update(values)

    return put_back
