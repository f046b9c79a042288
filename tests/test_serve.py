"""The web app: its command line, its page, and how it ends."""

import json
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple
from uuid import uuid4

import pytest
import websocket
from conftest import Traffic, any_free_port, serve_command, start_server, stop_server
from jupyter_server.services.kernels.connection.base import serialize_msg_to_ws_v1
from playwright.sync_api import Page

import tsukiji_lab
from tsukiji_lab.web import cli, guard, ports, serve


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as exit_:
        cli.main(["--version"])
    assert exit_.value.code == 0
    assert capsys.readouterr().out == f"tsukiji-lab {tsukiji_lab.__version__}\n"


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (["serve", "--port", "70000"], "70000 is no port; choose one from 1 to 65535."),
        (["serve", "--pool", "-1"], "-1 tables cannot be kept ready; choose 0 or more."),
        (["serve", "--tables", "0"], "0 tables are too few to play at; choose 1 or more."),
    ],
)
def test_bad_options_get_a_sentence(
    argv: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(argv) == 1
    assert capsys.readouterr().err == f"tsukiji-lab: {sentence}\n"


def test_missing_extra_gets_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def serve_play(**options: object) -> int:
        raise ModuleNotFoundError("No module named 'voila'", name="voila")

    monkeypatch.setattr(serve, "serve_play", serve_play)
    assert cli.main(["serve"]) == 1
    assert 'pip install "tsukiji-lab[app]"' in capsys.readouterr().err


def test_missing_notebook_gets_a_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serve, "PACKAGE", tmp_path / "package")
    assert cli.main(["serve"]) == 1
    assert "the play notebook is missing" in capsys.readouterr().err


def test_next_free_port_is_taken() -> None:
    first = any_free_port()
    with socket.create_server((ports.HOST, first)):
        assert not ports.is_free(first)
        assert ports.free_port(first) > first


def test_all_ports_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ports, "is_free", lambda port: False)
    with pytest.raises(OSError, match="every port from 8866 to 8965 is taken"):
        ports.free_port(8866)


@pytest.mark.browser
def test_page_stands_and_asks_no_other_host(page: Page, traffic: Traffic, server: str) -> None:
    page.goto(server)
    page.wait_for_selector("#rendered_cells .jp-OutputArea-output", timeout=30_000)
    page.wait_for_load_state("networkidle")
    assert page.title() == "Tokyo Tsukiji Market"
    assert len(traffic.requests) > 10
    assert traffic.elsewhere == []
    assert traffic.errors == []


@pytest.mark.browser
def test_a_socket_to_another_host_is_seen(page: Page, traffic: Traffic) -> None:
    addresses = ["ws://localhost:9/", "wss://localhost:9/"]
    for address in addresses:
        with page.expect_websocket():
            page.evaluate("address => { new WebSocket(address); }", address)
    assert traffic.elsewhere == addresses


@pytest.mark.browser
def test_page_cannot_ask_another_host(page: Page, server: str) -> None:
    page.goto(server)
    blocked = page.evaluate(
        """new Promise(done => {
            document.addEventListener('securitypolicyviolation', e => done(e.blockedURI));
            fetch('http://localhost:9/').catch(() => {});
            setTimeout(() => done('not by the policy'), 2000);
        })"""
    )
    assert blocked.startswith("http://localhost:9")


@pytest.mark.browser
def test_all_of_the_page_is_printed(page: Page, server: str) -> None:
    page.set_viewport_size({"width": 700, "height": 400})
    page.goto(server)
    page.locator("form.setup").wait_for(timeout=30_000)
    bottom = page.locator("form.setup").evaluate("form => form.getBoundingClientRect().bottom")
    assert bottom > 400
    paper = page.pdf(width="700px", height="200px")
    assert len(re.findall(rb"/Type\s*/Page\b", paper)) >= bottom // 200


@pytest.mark.parametrize("path", ["voila/files/play.ipynb", "voila/files/logo.png"])
def test_no_file_is_handed_out(server: str, path: str) -> None:
    assert ask(server + path).status in (403, 404)


@pytest.mark.parametrize("path", ["play.ipynb", "juego", "%00", "%0d%0aSet-Cookie:a=b"])
def test_another_address_says_that_nothing_is_there(server: str, path: str) -> None:
    status, text = ask(server + path)
    assert status == 404
    assert "There is no page at this address." in text
    assert "En esta dirección no hay ninguna página." in text


class Answer(NamedTuple):
    """What a server says to a request."""

    status: int
    text: str


def ask(url: str, method: str = "GET", **headers: str) -> Answer:
    """The answer to a request with these headers (``Sec_Fetch_Site`` for Sec-Fetch-Site)."""
    given = {name.replace("_", "-"): value for name, value in headers.items()}
    request = urllib.request.Request(url, method=method, headers=given)
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return Answer(answer.status, answer.read().decode())
    except urllib.error.HTTPError as refusal:
        return Answer(refusal.code, refusal.read().decode())


def kernel_id(page: str) -> str:
    """The secret id of the kernel behind a served page."""
    found = re.search(r'"kernelId": "([^"]+)"', page)
    assert found, page[:200]
    return found[1]


class Taken(NamedTuple):
    """A server of one table, which a visitor has taken."""

    url: str
    kernel: str
    log: Path

    @property
    def kernel_url(self) -> str:
        return f"{self.url}api/kernels/{self.kernel}"

    @property
    def socket_url(self) -> str:
        return self.kernel_url.replace("http", "ws", 1) + "/channels?session_id=visitor"


@pytest.fixture(scope="module")
def taken(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Taken]:
    port = any_free_port()
    command = serve_command(sys.executable, port, "--pool", "0", "--tables", "1")
    log = tmp_path_factory.mktemp("taken") / "log.txt"
    running = start_server(command, port, log)
    try:
        yield Taken(running.url, kernel_id(ask(running.url).text), log)
    finally:
        stop_server(running.process)


def assert_others_are_served(taken: Taken) -> None:
    asked = time.monotonic()
    assert ask(taken.kernel_url).status == 200
    assert time.monotonic() - asked < 1


def wait_until_closed(visitor: websocket.WebSocket) -> None:
    """Read until the server closes the socket; raises WebSocketTimeoutException if it does not."""
    with suppress(websocket.WebSocketConnectionClosedException):
        while visitor.recv_data()[0] != websocket.ABNF.OPCODE_CLOSE:
            pass


def v1_frame(
    header: bytes, buffers: int = 0, content: bytes = b"{}", metadata: bytes = b"{}"
) -> bytes:
    """A message to the kernel as JupyterLab's front end sends it."""
    parts = [header, b"{}", metadata, content, *[b"x"] * buffers]
    return bytes(serialize_msg_to_ws_v1(parts, "shell"))


def header(what: str) -> bytes:
    return json.dumps({"msg_id": "1", "msg_type": what, "session": "s"}).encode()


OPENS, SAYS, HEADER = header("comm_open"), header("comm_msg"), header("kernel_info_request")
WIDGET = json.dumps({"comm_id": "1", "target_name": "jupyter.widget", "data": {}}).encode()
CONTROL = WIDGET.replace(b"widget", b"widget.control")
ASKS_FOR_ALL = json.dumps({"comm_id": "1", "data": {"method": "request_states"}}).encode()
VERSION = json.dumps({"version": "1.0.0"}).encode()


def test_a_page_left_open_from_an_earlier_server_is_answered_quietly(taken: Taken) -> None:
    gone = taken.socket_url.replace(taken.kernel, str(uuid4()))
    with pytest.raises(websocket.WebSocketBadStatusException) as refusal:
        websocket.create_connection(
            gone, timeout=10, subprotocols=["v1.kernel.websocket.jupyter.org"]
        )
    assert refusal.value.status_code == 404
    assert "Traceback" not in taken.log.read_text()


@pytest.mark.parametrize(
    "path",
    [
        "static/nothing.js",
        "voila/labextensions/nothing.js",
        "voila/labextensions/anywidget",
        "voila/labextensions/%00",
        "voila/templates/tsukiji",
        "voila/templates/tsukiji/static/",
        "voila/templates/tsukiji/static/..",
        "voila/templates/tsukiji/static/%00",
        "voila/templates/tsukiji/other/index.css",
        "voila/api/themes/nothing.css",
        "login",
        "logout",
    ],
)
def test_what_is_not_there_is_one_line_in_the_log(taken: Taken, path: str) -> None:
    before = taken.log.read_text()
    status, text = ask(taken.url + path)
    assert status == 404
    assert "There is no page at this address." in text
    until = time.monotonic() + 10
    while (told := taken.log.read_text().removeprefix(before)) == "" and time.monotonic() < until:
        time.sleep(0.05)  # the answer goes out first
    assert [line.partition(" (")[0] for line in told.splitlines()] == [f"404 GET /{path}"]


def test_a_socket_without_the_protocol_is_refused(taken: Taken) -> None:
    for offered in ([], ["v0.kernel.websocket.jupyter.org"]):
        with pytest.raises(websocket.WebSocketBadStatusException) as refusal:
            websocket.create_connection(taken.socket_url, timeout=10, subprotocols=offered)
        assert refusal.value.status_code == 400
    assert_others_are_served(taken)


@pytest.mark.parametrize(
    "frame",
    [
        b"\xff" * 100,
        b"",
        (2**20).to_bytes(8, "little") + bytes(100),
        v1_frame(HEADER)[:40],
        v1_frame(b"no JSON"),
        v1_frame(b"[" * 100_000),
        v1_frame(OPENS, content=WIDGET),
        v1_frame(OPENS, content=b"no JSON"),
        v1_frame(OPENS, content=CONTROL),
        v1_frame(OPENS, content=CONTROL.replace(b'"1"', b"[1]"), metadata=VERSION),
        v1_frame(SAYS, content=ASKS_FOR_ALL),
        v1_frame(SAYS, content=b"[]"),
        v1_frame(header("comm_close"), content=b'{"comm_id": "1"}'),
        v1_frame(header("shutdown_request"), content=b'{"restart": false}'),
        v1_frame(header("execute_request"), content=b'{"code": "1"}'),
        "text",
    ],
    ids=[
        *("endless", "empty", "too many parts", "cut off", "no JSON", "too deep"),
        *("a widget", "a widget without JSON", "no version", "no name", "asks what is not open"),
        *("no object", "closes a widget", "shuts down", "runs code", "text"),
    ],
)
def test_an_unreadable_message_closes_its_socket_only(taken: Taken, frame: bytes | str) -> None:
    opcode = websocket.ABNF.OPCODE_TEXT if isinstance(frame, str) else websocket.ABNF.OPCODE_BINARY
    visitor = websocket.create_connection(
        taken.socket_url, timeout=10, subprotocols=[guard.PROTOCOL]
    )
    visitor.send(frame, opcode)
    wait_until_closed(visitor)
    assert_others_are_served(taken)


@pytest.mark.parametrize("buffers", [0, 3])
def test_a_message_of_the_protocol_is_readable(buffers: int) -> None:
    frame = v1_frame(HEADER, buffers)
    assert guard.is_readable(frame)
    assert not guard.is_readable(frame[:-1])
    backwards = frame[16:24] + frame[8:16]
    assert not guard.is_readable(frame[:8] + backwards + frame[24:])


@pytest.mark.parametrize("host", ["tsukiji.example", "127.0.0.1.example:80", "10.0.0.1", "[::2]"])
def test_another_name_for_this_machine_is_refused(taken: Taken, host: str) -> None:
    for url in (taken.url, taken.kernel_url):
        refusal = ask(url, Host=host)
        assert refusal.status == 403
        assert "on this computer only" in refusal.text
        assert "solo está abierta en este ordenador" in refusal.text


@pytest.mark.parametrize("host", ["localhost:8866", "LOCALHOST", "[::1]:8866", "127.0.0.1"])
def test_the_names_of_this_machine_are_served(taken: Taken, host: str) -> None:
    assert ask(taken.kernel_url, Host=host).status == 200


@pytest.mark.parametrize(
    ("mode", "kind"), [("no-cors", "script"), ("no-cors", "image"), ("cors", "empty")]
)
def test_a_script_of_another_page_takes_no_table(taken: Taken, mode: str, kind: str) -> None:
    for site in ("cross-site", "same-site"):
        refusal = ask(taken.url, Sec_Fetch_Site=site, Sec_Fetch_Mode=mode, Sec_Fetch_Dest=kind)
        assert refusal.status == 403
        assert "opens as a page of its own" in refusal.text
        assert "se abre como página propia" in refusal.text


@pytest.mark.browser
def test_a_table_opens_from_a_link_but_not_in_a_frame(page: Page, server: str) -> None:
    for lure, status in (
        (f'<iframe src="{server}"></iframe>', 403),
        (f'<a href="{server}">The table</a>', 200),
    ):
        with page.expect_response(server, timeout=10_000) as answer:
            page.set_content(lure)
            page.locator("iframe, a").click()
        assert answer.value.status == status


def test_another_page_cannot_end_a_table(taken: Taken) -> None:
    shutdown = f"{taken.url}voila/api/shutdown/{taken.kernel}"
    for origin in ("http://tsukiji.example", "http://127.0.0.1:1", "null"):
        assert ask(shutdown, "POST", Origin=origin).status == 404
        assert ask(taken.kernel_url, "DELETE", Origin=origin).status == 404
    assert ask(taken.kernel_url).status == 200


def test_a_visitor_waits_until_a_table_is_free(taken: Taken) -> None:
    full = ask(taken.url)
    assert full.status == 503
    assert "All tables are taken" in full.text
    assert "todas las mesas están ocupadas" in full.text
    own = taken.url.rstrip("/")
    assert ask(f"{taken.url}voila/api/shutdown/{taken.kernel}", "POST", Origin=own).status == 204
    assert ask(taken.url).status == 200


def kernels_of(pid: int) -> list[int]:
    """The processes that `pid` started and that still run (Linux only)."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == pid and fields[0] != "Z":
            found.append(int(status.parent.name))
    return found


@pytest.mark.posix
@pytest.mark.parametrize("signals", [[signal.SIGINT], [signal.SIGINT, signal.SIGTERM]])
def test_ends_cleanly(signals: list[signal.Signals], tmp_path: Path) -> None:
    port = any_free_port()
    log = tmp_path / "log.txt"
    # Without a pool: a kernel that is ended while it starts has something to say about it.
    running = start_server(serve_command(sys.executable, port, "--pool", "0"), port, log)
    urllib.request.urlopen(running.url, timeout=60).read()
    kernels = kernels_of(running.process.pid)
    for each in signals:
        running.process.send_signal(each)
    assert running.process.wait(timeout=20) == 0
    market = f"The market is open at {running.url} (Ctrl-C closes it)\n"
    pages = f"The lesson is at {running.url}lesson\nThe rules are at {running.url}rules\n"
    assert log.read_text() == market + pages
    if sys.platform == "linux":
        assert kernels
        assert not [pid for pid in kernels if Path(f"/proc/{pid}/cmdline").exists()]


def test_bench_passes_its_arguments_on() -> None:
    command = [sys.executable, "-m", "tsukiji_lab.web.cli", "bench", "--help"]
    answer = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert answer.returncode == 0, answer.stderr
    assert "--walk" in answer.stdout
