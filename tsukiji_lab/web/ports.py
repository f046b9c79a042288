"""Where the web app listens: on this machine only, on the first free port."""

from __future__ import annotations

import os
import socket

HOST = "127.0.0.1"
FIRST_PORT = 8866
PORTS_TRIED = 100
LAST_PORT = 65535


def is_free(port: int) -> bool:
    """Tell whether `port` of this machine can be listened on."""
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
        if os.name == "posix":
            # A port whose last server has just gone is free; on Windows this option would
            # call a port free that is taken.
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((HOST, port))
        except OSError:
            return False
    return True


def free_port(first: int = FIRST_PORT) -> int:
    """Return `first`, or the next free port after it.

    Raises ValueError if `first` is no port, OSError if a hundred ports in a row are taken.
    """
    if not 1 <= first <= LAST_PORT:
        raise ValueError(f"{first} is no port; choose one from 1 to {LAST_PORT}.")
    last = min(first + PORTS_TRIED - 1, LAST_PORT)
    for port in range(first, last + 1):
        if is_free(port):
            return port
    raise OSError(f"every port from {first} to {last} is taken; choose another with --port.")
