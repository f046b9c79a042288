"""The play notebook, the lesson and the rules as web pages, served by Voilà on its own.

Standalone Voilà is the safe way to show a notebook to strangers: it passes no code from the
page to the kernel. Every visitor gets a kernel; a pool keeps some ready, with the notebook
already run, so that the table stands at once.
"""

from __future__ import annotations

import logging
import os
import signal
import threading
import webbrowser
from pathlib import Path
from typing import Any

from tsukiji_lab.web.ports import FIRST_PORT, HOST, free_port

PACKAGE = Path(__file__).resolve().parent.parent
JUPYTER = Path(__file__).resolve().parent / "jupyter"
TEMPLATE = "tsukiji"
PAGES = {
    "/lesson": ("overfishing_lesson.ipynb", "The lesson is at"),
    "/rules": ("rules_explorer.ipynb", "The rules are at"),
}
"""Notebooks beside the one with the table, by their address, and how they are announced."""

# A kernel whose page has gone is ended after this time; one whose page is open is kept,
# because a table may stand untouched while its players talk.
IDLE_SECONDS = 600
CULL_EVERY_SECONDS = 60

# The parts of JupyterLab's front end that the page needs: widgets, the table, the charts.
EXTENSIONS = [
    "@voila-dashboards/widgets-manager8",
    "@jupyter-widgets/jupyterlab-manager",
    "anywidget",
    "jupyterlab-plotly",
]

# The browser itself holds the page to this machine: whatever a library would like to fetch
# from elsewhere, it does not. Widgets arrive as text and are run from blob: addresses.
CONTENT_SECURITY_POLICY = "; ".join(
    [
        "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:",
        "connect-src 'self' data: blob:",
        "frame-ancestors 'self'",
        "object-src 'none'",
        "base-uri 'self'",
    ]
)


def notebooks_folder() -> Path:
    """Where the notebooks are: inside an installed package, beside it in a checkout."""
    installed = PACKAGE / "notebooks"
    return installed if installed.is_dir() else PACKAGE.parent / "notebooks"


def play_notebook() -> Path:
    """The notebook with the table. Raises FileNotFoundError if it is not there."""
    notebook = notebooks_folder() / "play.ipynb"
    if not notebook.is_file():
        raise FileNotFoundError(f"the play notebook is missing; it should be at {notebook}.")
    return notebook


def add_template_path() -> None:
    """Let Jupyter find the page template of this package, in this process and its kernels."""
    paths = [str(JUPYTER), *os.environ.get("JUPYTER_PATH", "").split(os.pathsep)]
    os.environ["JUPYTER_PATH"] = os.pathsep.join(path for path in paths if path)


def zmq_can_encrypt() -> bool:
    """Tell whether what server and kernel say to each other can be hidden from other users."""
    import zmq

    return zmq.has("curve")


def settings(notebook: Path, port: int, pool: int, tables: int) -> dict[str, dict[str, Any]]:
    """Voilà's configuration, by class and trait."""
    return {
        "Voila": {
            "notebook_path": str(notebook),
            "ip": HOST,
            "port": port,
            "port_retries": 0,  # the port was found free a moment ago, and is announced
            "open_browser": False,
            "config_file_paths": [],
            "log_level": "ERROR",
            "identity_provider_class": "tsukiji_lab.web.guard.Anybody",
            "tornado_settings": {
                "headers": {"Content-Security-Policy": CONTENT_SECURITY_POLICY},
                # A page that is left tells so, and its kernel ends at once. Voilà gives pages no
                # cookie to prove that they are its own; they prove it by the kernel's secret id.
                "disable_check_xsrf": True,
                "most_kernels": pool * (1 + len(PAGES)) + tables,
            },
        },
        "VoilaConfiguration": {
            "template": TEMPLATE,
            "allow_template_override": "NO",
            "allow_theme_override": "NO",
            "file_allowlist": [],
            "extension_allowlist": EXTENSIONS,
            "preheat_kernel": pool > 0,
            "default_pool_size": pool,
            "show_tracebacks": False,
        },
        "KernelManager": {"transport_encryption": "auto" if zmq_can_encrypt() else "disabled"},
        "MappingKernelManager": {
            "cull_idle_timeout": IDLE_SECONDS,
            "cull_interval": CULL_EVERY_SECONDS,
            "cull_connected": False,
        },
    }


def announce(address: str, open_browser: bool) -> None:
    """Say where the table stands and, if asked, open a browser there."""
    print(f"The market is open at {address} (Ctrl-C closes it)", flush=True)
    for page, (_, announced) in PAGES.items():
        print(f"{announced} {address.rstrip('/')}{page}", flush=True)
    if open_browser:
        # Some browsers return only when they are closed.
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def serve_play(
    port: int = FIRST_PORT, pool: int = 1, tables: int = 40, open_browser: bool = True
) -> int:
    """Serve the play notebook on 127.0.0.1 until Ctrl-C; return 0.

    `port` is the first to try, `pool` the number of tables kept ready, `tables` how many can be
    played at. Raises ValueError or OSError, with a sentence, if it cannot start.
    """
    if tables < 1:
        raise ValueError(f"{tables} tables are too few to play at; choose 1 or more.")
    if pool < 0:
        raise ValueError(f"{pool} tables cannot be kept ready; choose 0 or more.")
    notebook = play_notebook()
    port = free_port(port)
    add_template_path()

    from tornado.ioloop import IOLoop
    from traitlets.config import Config

    from tsukiji_lab.web.guard import GuardedVoila

    # Jupyter counts pings in milliseconds. Tornado reads the same settings as seconds and warns.
    logging.getLogger("tornado.general").setLevel(logging.ERROR)

    app = GuardedVoila(config=Config(settings(notebook, port, pool, tables)))
    app.pages = {page: notebook for page, (notebook, _) in PAGES.items()}
    app.initialize([])
    loop = IOLoop.current()

    is_stopping = False

    def stop(signum: int, frame: object) -> None:
        # Once is enough: a second signal must not break off the ending of the kernels. It may come
        # in the midst of this function, which so must hold no lock.
        nonlocal is_stopping
        if not is_stopping:
            is_stopping = True
            loop.add_callback_from_signal(loop.stop)

    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, stop)
    if pool:
        loop.add_callback(app.preheat)
    loop.add_callback(announce, f"http://{HOST}:{port}/", open_browser)
    app.start()
    return 0
