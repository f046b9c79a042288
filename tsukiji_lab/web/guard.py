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
from jupyter_server.base.handlers import FileFindHandler
from jupyterlab_server.themes_handler import ThemesHandler
from msgspec import MsgspecError, Struct
from msgspec.json import decode
from tornado.httputil import HTTPHeaders
from tornado.routing import HostMatches, Rule
from tornado.web import RequestHandler
from voila.app import Voila
from voila.static_file_handler import TemplateStaticFileHandler
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

CONTROL, CONTROL_VERSION = "jupyter.widget.control", "1."
"""Over this, and nothing else that it opens, a page asks for its widgets."""
ALL_WIDGETS = "request_states"
"""What a page asks over it, and nowhere else."""


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


class Message(Struct):
    """What a page says to its kernel, as far as it tells whether a page may say it."""

    what: str
    version: str = ""
    target: str = ""
    comm: str = ""
    method: str = ""


class _Header(Struct):
    msg_type: str


class _Metadata(Struct):
    version: str = ""


class _Data(Struct, frozen=True):
    method: str = ""


class _Content(Struct):
    target_name: str = ""
    comm_id: str = ""
    data: _Data = _Data()


def read_message(frame: bytes) -> Message | None:
    """What a readable frame says; None if its parts are no JSON of the protocol."""
    count = int.from_bytes(frame[:OFFSET_BYTES], "little")
    bounds = unpack_from(f"<{count}Q", frame, OFFSET_BYTES)
    _, header, _, metadata, content, *_ = (frame[start:end] for start, end in pairwise(bounds))
    try:
        what = decode(header, type=_Header).msg_type
        version = decode(metadata, type=_Metadata).version
        said = decode(content, type=_Content)
    except (MsgspecError, RecursionError):
        return None
    return Message(what, version, said.target_name, said.comm_id, said.data.method)


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

    def get_handlers(self) -> list[tuple[str, object]]:
        """No address: nobody logs in or out."""
        return []


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


class FrontEnd(FileFindHandler):
    """The files of JupyterLab's front end."""

    def write_error(self, status_code: int, **kwargs: Any) -> None:
        """Say what is wrong without Jupyter's page for it, which needs what Voilà does not set."""
        refuse(self, status_code, "web_no-page")


class Socket(VoilaKernelWebsocketHandler):
    """What page and kernel say to each other, in the one protocol that Voilà can read."""

    def initialize(self, *args: Any, **kwargs: Any) -> None:
        """Nothing was opened over a new socket."""
        super().initialize(*args, **kwargs)
        self._controls: set[str] = set()

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
        message = None
        if isinstance(ws_message, bytes) and is_readable(ws_message):
            message = read_message(ws_message)
        if message is None:
            self.close(PROTOCOL_ERROR, "This is no message of the protocol.")
        elif not self._may_say(message):
            self.close(PROTOCOL_ERROR, "A page uses the widgets that there are, and makes none.")
        else:
            super().on_message(ws_message)

    def _may_say(self, message: Message) -> bool:
        """Whether a page may say this: what else it says would fill or end its kernel, or fail
        there and be told to the page with all that a traceback says of the server.
        """
        match message.what:
            case "kernel_info_request" | "comm_info_request":
                return True
            case "comm_open":
                self._controls.add(message.comm)
                is_control = message.target == CONTROL
                return is_control and message.version.startswith(CONTROL_VERSION)
            case "comm_msg":
                asks_for_all = message.method == ALL_WIDGETS
                return asks_for_all == (message.comm in self._controls)
            case "comm_close":
                return message.comm in self._controls
        return False


GUARDED = {
    TornadoVoilaHandler: Page,
    VoilaKernelWebsocketHandler: Socket,
    FileFindHandler: FrontEnd,
}
TEMPLATE_FILE = r"([\w-]+/static/[\w-]+(?:\.[\w-]+)+)"
"""What the address of a template's file looks like; Voilà fails at any other."""


class GuardedVoila(Voila):
    """Voilà, with these handlers in the place of its own, and for this machine only.

    ``pages`` are notebooks beside the one that Voilà serves, by their address.
    """

    pages: dict[str, str] = {}

    def init_handlers(self) -> list[Any]:
        """Every path with what answers it."""
        handlers: list[Any] = []
        for path, handler, *rest in super().init_handlers():
            if handler is ThemesHandler:  # the pages bring their own look
                continue
            if handler is TemplateStaticFileHandler:
                path = path.replace("(.*)", TEMPLATE_FILE)
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
