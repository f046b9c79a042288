"""The page of a table or a lesson: named parts go out, one order at a time comes in."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs

from anywidget import AnyWidget
from ipywidgets import widget_serialization
from msgspec import Struct
from traitlets import List, Unicode

from tsukiji_lab.drawing.forms import LONGEST_FILE
from tsukiji_lab.drawing.setup_form import MOST_FIELDS
from tsukiji_widgets.deaf import Deaf, DeafLayout

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


class Order(Struct, frozen=True):
    """What the page asks for: what to do, and a text that says with what."""

    do: str
    text: str


class UnreadableOrder(ValueError):
    """What came from the page is no order."""


def read_order(content: object) -> Order:
    """The order in a message from the page, which may be anything. Raises UnreadableOrder."""
    if not isinstance(content, dict) or content.keys() != {"do", "text"}:
        raise UnreadableOrder("a message has the words «do» and «text»")
    do, text = content["do"], content["text"]
    if not (isinstance(do, str) and isinstance(text, str)):
        raise UnreadableOrder("«do» and «text» are texts")
    if len(do) > 20 or len(text) > LONGEST_FILE:
        raise UnreadableOrder("the text is too long")
    return Order(do, text.encode(errors="replace").decode())  # half a character would be sent on


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
        self.on_msg(lambda page, content, buffers: obey(content))

    def forget(self) -> None:
        """Send everything at the next ``show``: a page began that has nothing yet."""
        self._frame, self._sent = "", {}

    def show(self, language: str, frame: str, parts: Mapping[str, str]) -> None:
        """Show these parts and no others, in the elements ``data-part="…"`` of the ``frame``."""
        changed = {name: html for name, html in parts.items() if self._sent.get(name) != html}
        new_frame = None if frame == self._frame else frame
        self.tell("parts", {"language": language, "frame": new_frame, "changed": changed})
        self._frame, self._sent = frame, dict(parts)

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
