"""What the tests share: a browser, and the play notebook served as a visitor gets it.

The browser comes from `python3 run.py test`, which finds or installs one; a plain `pytest`
looks for one on the machine. No test is skipped for want of a browser: it fails.
"""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import pytest
from hypothesis import HealthCheck, settings
from playwright.sync_api import Browser, Page, Playwright, expect, sync_playwright

import run
from tsukiji_lab.web.ports import HOST

ROOT = Path(__file__).resolve().parent.parent

BROWSER_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]

# What follows from a press may take long on a busy machine.
expect.set_options(timeout=20_000)

settings.register_profile(
    "steady",
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("steady")  # the same examples in every run: none is red by chance


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what Windows does not have (bash, signals to one process); pytest counts it."""
    if os.name == "nt":
        posix = [item for item in items if item.get_closest_marker("posix")]
        items[:] = [item for item in items if item not in posix]
        config.hook.pytest_deselected(items=posix)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """In the full run of `run.py test`, a skipped test is a failure."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if os.environ.get(run.FULL_RUN_VARIABLE) and reporter and reporter.stats.get("skipped"):
        reporter.write_line("\nThe full run skips nothing: see the tests marked SKIPPED.", red=True)
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def any_free_port() -> int:
    """A port that the system gives out at random, so that two test runs do not meet on it."""
    with socket.create_server((HOST, 0)) as probe:
        return int(probe.getsockname()[1])


class Server(NamedTuple):
    """A running web app: its process and its address."""

    process: "subprocess.Popen[str]"
    url: str


def start_server(command: list[str], port: int, log: Path, cwd: Path = ROOT) -> Server:
    """Start a web app on `port` by `command`, and wait until it listens.

    What it prints goes to the file `log`. Raises AssertionError with that if it does not
    listen within a minute.
    """
    url = f"http://{HOST}:{port}/"
    with log.open("w") as output:
        process = subprocess.Popen(
            command, cwd=cwd, stdout=output, stderr=subprocess.STDOUT, text=True
        )
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and process.poll() is None:
        try:
            socket.create_connection((HOST, port), timeout=5).close()
        except OSError:
            time.sleep(0.1)
        else:
            return Server(process, url)
    stop_server(process)
    raise AssertionError(f"nothing listens at {url} for {command}:\n{log.read_text()}")


def start_laboratory(folder: Path) -> Server:
    """Start JupyterLab on the notebooks in a folder. It asks nobody for news of itself."""
    port = any_free_port()
    command = [
        *[sys.executable, "-m", "jupyterlab", str(folder), "--no-browser", "--allow-root"],
        *["--expose-app-in-browser", "--IdentityProvider.token=", "--LabApp.news_url="],
        "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
        *[f"--ServerApp.ip={HOST}", f"--ServerApp.port={port}", "--ServerApp.port_retries=0"],
    ]
    return start_server(command, port, folder / "log.txt")


def stop_server(process: "subprocess.Popen[str]") -> None:
    """End a web app started by `start_server`, with its kernels."""
    process.terminate()
    try:
        process.wait(timeout=20)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def serve_command(python: str, port: int, *options: str) -> list[str]:
    """The command that serves the play notebook with `python` on `port`."""
    words = ["-m", "tsukiji_lab.web.cli", "serve", "--no-browser", "--port", str(port)]
    return [python, *words, *options]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the play notebook, served as `tsukiji-lab serve` does it.

    Each file has its own, with room for all pages of the file: a server keeps the tables of pages
    that are gone for a while.
    """
    port = any_free_port()
    log = tmp_path_factory.mktemp("server") / "log.txt"
    running = start_server(serve_command(sys.executable, port, "--tables", "120"), port, log)
    yield running.url
    stop_server(running.process)


@pytest.fixture(scope="session")
def browser_path() -> str:
    """The browser for the tests; without one they fail, and say so."""
    found = run.installed_browser(run.this_machine())
    if found is None:
        pytest.fail("no Chromium or Chrome here; `python3 run.py test` installs one")
    return found


@pytest.fixture(scope="session")
def playwright_api() -> Iterator[Playwright]:
    """Playwright, started once."""
    with sync_playwright() as api:
        yield api


@pytest.fixture(scope="session")
def browser(playwright_api: Playwright, browser_path: str) -> Iterator[Browser]:
    """One headless browser for all browser tests."""
    chromium = playwright_api.chromium.launch(executable_path=browser_path, args=BROWSER_FLAGS)
    yield chromium
    chromium.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A fresh page, 1280 by 900, with nothing stored."""
    context = browser.new_context(viewport={"width": 1280, "height": 900}, locale="en-GB")
    yield context.new_page()
    context.close()


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    """A fresh page as narrow as a small phone, touched with a finger."""
    context = browser.new_context(viewport={"width": 360, "height": 780}, has_touch=True)
    yield context.new_page()
    context.close()


class Traffic:
    """Everything a page asked for and complained of."""

    def __init__(self, page: Page) -> None:
        self.requests: list[str] = []
        self.errors: list[str] = []
        page.on("request", lambda request: self.requests.append(request.url))
        page.on("websocket", lambda socket: self.requests.append(socket.url))
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on(
            "console",
            lambda message: self.errors.append(message.text) if message.type == "error" else None,
        )

    @property
    def elsewhere(self) -> list[str]:
        """The requests that left this machine."""
        schemes = ("http", "https", "ws", "wss")
        web = [url for url in self.requests if urlsplit(url).scheme in schemes]
        return [url for url in web if urlsplit(url).hostname != HOST]


@pytest.fixture
def traffic(page: Page) -> Traffic:
    """What `page` asks for from now on."""
    return Traffic(page)
