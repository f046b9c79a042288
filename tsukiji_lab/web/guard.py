"""What keeps one visitor from spoiling the table for the others.

Voilà takes every request and every message as meant well. Here stands what it leaves open: who
may ask, how many tables there are, and whether a message can be read at all.
"""

from __future__ import annotations

from html import escape
from itertools import pairwise
from struct import unpack_from
from typing import Any

from jupyter_server.auth.identity import IdentityProvider, User
from msgspec import MsgspecError, Struct
from msgspec.json import decode
from tornado.httputil import HTTPHeaders
from tornado.routing import HostMatches, Rule
from tornado.web import RequestHandler
from voila.app import Voila
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from tsukiji_lab.rulebook import LANGUAGES, words

# A page elsewhere can give its own name this machine's address; the browser then takes the
# table for a part of that page. The name it asks by tells.
THIS_MACHINE = r"(127\.0\.0\.1|localhost|\[::1\])"

PROTOCOL = "v1.kernel.websocket.jupyter.org"
PROTOCOL_ERROR = 1002

LATER_SECONDS = 3

OFFSET_BYTES = 8
FEWEST_OFFSETS = 6
"""Channel, header, parent header, metadata, content; and where the last of them ends."""
MOST_OFFSETS = 100

CONTROL = "jupyter.widget.control"
"""Over this, and nothing else that it opens, a page asks for its widgets."""


def is_readable(frame: bytes) -> bool:
    """Tell whether the parts of a v1 message lie one after another inside its frame.

    A frame begins with the number of offsets and the offsets, which Jupyter believes unread:
    one that promises 2**64 of them would keep the server busy for ever.
    """
    count = int.from_bytes(frame[:OFFSET_BYTES], "little")
    first = OFFSET_BYTES * (1 + count)
    if not FEWEST_OFFSETS <= count <= MOST_OFFSETS or len(frame) < first:
        return False
    bounds = [first, *unpack_from(f"<{count}Q", frame, OFFSET_BYTES), len(frame)]
    return all(start <= end for start, end in pairwise(bounds))


class _Header(Struct):
    msg_type: str


class _Opening(Struct):
    target_name: str = ""


def makes_widget(frame: bytes) -> bool:
    """Tell whether a readable frame would have the kernel make something for the page.

    A page only asks for the widgets that there are: what else it opens would fill its kernel, or
    fail there and be told to the page with all that a traceback says of the server. What cannot be
    read counts as such.
    """
    count = int.from_bytes(frame[:OFFSET_BYTES], "little")
    bounds = unpack_from(f"<{count}Q", frame, OFFSET_BYTES)
    _, header, _, _, content, *_ = (frame[start:end] for start, end in pairwise(bounds))
    try:
        if decode(header, type=_Header).msg_type != "comm_open":
            return False
        return decode(content, type=_Opening).target_name != CONTROL
    except (MsgspecError, RecursionError):
        return True


def is_opened_by_hand(headers: HTTPHeaders) -> bool:
    """Tell whether a person opened the page, not another page by a script, picture or frame.

    Browsers say so; what says nothing is no browser and needs no page to lure it here.
    """
    if headers.get("Sec-Fetch-Site", "none") in ("none", "same-origin"):
        return True
    return headers.get("Sec-Fetch-Mode") == "navigate" and (
        headers.get("Sec-Fetch-Dest") == "document"
    )


def refuse(handler: RequestHandler, status: int, message: str) -> None:
    """Answer with a page that says why in every language, and with nothing else."""
    sentences = "".join(
        f'<p lang="{language}">{escape(words(language).say(message))}</p>' for language in LANGUAGES
    )
    handler.set_status(status)
    handler.set_header("Content-Type", "text/html; charset=utf-8")
    handler.finish(
        '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">'
        "<title>Tokyo Tsukiji Market</title>"
        '<body style="font: 1.125rem/1.5 system-ui; max-width: 34rem; margin: 4rem auto; '
        f'padding: 0 1rem">{sentences}</body></html>'
    )


class Anybody(IdentityProvider):
    """Takes all visitors for the same one; to tell them apart, Jupyter would give each a cookie."""

    def get_user(self, handler: RequestHandler) -> User:
        """The one visitor."""
        return User("visitor")


class Stranger(RequestHandler):
    """Answers whoever asks by a name that is not this machine's."""

    def prepare(self) -> None:
        """Refuse, before anything is read."""
        refuse(self, 403, "web_other-name")


class Page(TornadoVoilaHandler):
    """The page with the table: every visit takes a kernel, and there are only so many."""

    # Visits that are being answered: their kernels may not have started yet.
    visits = 0

    async def get(self, path: str | None = None) -> None:
        """Give the page, or say why there is none: 404 for any other address, as no file is handed
        out, 403 if it was not opened by hand, 503 if all tables are taken.
        """
        if path:
            refuse(self, 404, "web_no-page")
        elif not is_opened_by_hand(self.request.headers):
            refuse(self, 403, "web_not-by-hand")
        elif len(self.kernel_manager) + Page.visits >= self.settings["most_kernels"]:
            refuse(self, 503, "web_all-taken")
        else:
            Page.visits += 1
            try:
                await super().get(path)
            finally:
                Page.visits -= 1


class Socket(VoilaKernelWebsocketHandler):
    """What page and kernel say to each other, in the one protocol that Voilà can read."""

    async def get(self, kernel_id: str) -> None:
        """Open the socket: 400 if it speaks another protocol, 404 if its kernel is gone."""
        offered = self.request.headers.get("Sec-WebSocket-Protocol", "")
        if PROTOCOL not in (each.strip() for each in offered.split(",")):
            self.set_status(400)
            self.finish(f"This socket speaks {PROTOCOL} only.")
        elif kernel_id not in self.kernel_manager:
            # A page that was left open while the server was started again asks on and on.
            self.set_status(404)
            self.finish("This table is gone.")
        else:
            await super().get(kernel_id)

    def on_message(self, ws_message: str | bytes) -> None:
        """Pass on what Voilà can read and a page may ask for; anything else closes the socket."""
        if not isinstance(ws_message, bytes) or not is_readable(ws_message):
            self.close(PROTOCOL_ERROR, "This is no message of the protocol.")
        elif makes_widget(ws_message):
            self.close(PROTOCOL_ERROR, "A page makes no widgets.")
        else:
            super().on_message(ws_message)


GUARDED = {TornadoVoilaHandler: Page, VoilaKernelWebsocketHandler: Socket}


class GuardedVoila(Voila):
    """Voilà, with these handlers in the place of its own, and for this machine only.

    ``pages`` are notebooks beside the one that Voilà serves, by their address.
    """

    pages: dict[str, str] = {}

    def init_handlers(self) -> list[Any]:
        """Every path with what answers it."""
        handlers: list[Any] = []
        for path, handler, *rest in super().init_handlers():
            if handler is TornadoVoilaHandler:
                (settings,) = rest
                for address, notebook in self.pages.items():
                    handlers.append((address, Page, {**settings, "notebook_path": notebook}))
            handlers.append((path, GUARDED.get(handler, handler), *rest))
        return [Rule(HostMatches(THIS_MACHINE), handlers), (".*", Stranger)]

    def preheat(self) -> None:
        """Keep kernels ready for the other pages too, once the first page has its own."""
        for notebook in self.pages.values():
            self.kernel_manager.fill_if_needed(delay=LATER_SECONDS, notebook_name=notebook)
