"""The web app: its command line, its page, and how it ends."""

import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path

import pytest
from conftest import Traffic, any_free_port, serve_command, start_server
from playwright.sync_api import Page

import tsukiji_lab
from tsukiji_lab.web import cli, ports, serve


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


@pytest.mark.parametrize("path", ["voila/files/play.ipynb", "voila/files/logo.png", "play.ipynb"])
def test_no_file_is_handed_out(server: str, path: str) -> None:
    with pytest.raises(urllib.error.HTTPError) as refusal:
        urllib.request.urlopen(server + path, timeout=10)
    assert refusal.value.code in (403, 404)


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
    assert log.read_text() == f"The market is open at {running.url} (Ctrl-C closes it)\n"
    if sys.platform == "linux":
        assert kernels
        assert not [pid for pid in kernels if Path(f"/proc/{pid}/cmdline").exists()]


def test_bench_passes_its_arguments_on() -> None:
    command = [sys.executable, "-m", "tsukiji_lab.web.cli", "bench", "--help"]
    answer = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert answer.returncode == 0, answer.stderr
    assert "--walk" in answer.stdout
