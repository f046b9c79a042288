"""Where faults are written down: on the server, for whoever runs it."""

from __future__ import annotations

import io
import logging
import os
import sys
from contextlib import suppress


class ServerHandler(logging.Handler):
    """Writes to the file behind ``sys.stderr``.

    A kernel sends what goes through ``sys.stderr`` to the page, with all that it tells of the
    server; the file behind it is the server's own.
    """

    def emit(self, record: logging.LogRecord) -> None:
        with suppress(AttributeError, io.UnsupportedOperation):
            os.write(sys.stderr.fileno(), f"{self.format(record)}\n".encode())


def server_log(name: str) -> logging.Logger:
    """A logger whose lines reach the server and not the page."""
    log = logging.getLogger(name)
    log.propagate = False  # who asks for logs in a notebook has them on the page
    handler = ServerHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(name)s %(levelname)s: %(message)s"))
    log.addHandler(handler)
    return log
