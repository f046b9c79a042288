"""Widgets that take nothing from the page: what they show is Python's alone.

A page may send any state for any widget. Nothing here is set by a page; it gives its orders as
messages, which are read with care.
"""

from __future__ import annotations

from typing import Any

from ipywidgets import Layout, Output, VBox
from ipywidgets.widgets.widget import Widget

from tsukiji_widgets.log import server_log

LOG = server_log(__name__)


class Deaf(Widget):
    """A widget whose state no page can change."""

    def _handle_msg(self, msg: dict[str, Any]) -> None:
        """Hear orders, and the wish to be told its own state; leave anything else a page sends."""
        match msg["content"].get("data"):
            case {"method": "custom" | "request_state"}:
                super()._handle_msg(msg)
            case _:
                LOG.warning("A page sent a %s something that it does not hear", type(self).__name__)


class DeafLayout(Deaf, Layout):
    """A layout of a deaf widget."""


class DeafBox(Deaf, VBox):
    """A box of other widgets."""

    def __init__(self, children: Any = ()) -> None:
        super().__init__(children, layout=DeafLayout())


class Figure(Deaf, Output):
    """A place for a figure."""

    def __init__(self) -> None:
        super().__init__(layout=DeafLayout())
