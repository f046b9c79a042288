"""run.py, without doing the real thing: a recorder stands in for the commands it starts.

Windows, macOS and Playwright's own browser cannot be run everywhere; here they are played
by stand-ins.
"""

import ast
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest

import run

ROOT = Path(run.__file__).resolve().parent


class Recorder:
    """Takes commands instead of running them; some of them fail."""

    def __init__(self, failing: Iterable[str] = ()) -> None:
        self.commands: list[list[str]] = []
        self.environs: list[dict[str, str] | None] = []
        self.failing = set(failing)

    def __call__(self, command: Sequence[str], env: dict[str, str] | None = None) -> int:
        self.commands.append(list(command))
        self.environs.append(env)
        return 1 if self.failing & set(command) else 0

    def running(self, word: str) -> list[list[str]]:
        """The commands that hold `word`."""
        return [command for command in self.commands if word in command]


def checkout(folder: Path, run_: Recorder) -> run.Environment:
    """An environment of a checkout in `folder`; making the venv only puts its Python there."""
    (folder / "pyproject.toml").write_text("[project]\n")
    environment = run.Environment(folder, run_)
    python = Path(environment.python)
    python.parent.mkdir(parents=True)
    python.touch()
    return environment


# --- Python itself ---------------------------------------------------------------------


def test_reads_on_old_pythons() -> None:
    tree = ast.parse(Path(run.__file__).read_text(), feature_version=(3, 6))
    imported = {
        (node.module or "").partition(".")[0] if isinstance(node, ast.ImportFrom) else name.name
        for node in ast.walk(tree)
        if isinstance(node, (ast.Import, ast.ImportFrom))
        for name in node.names
    }
    assert imported <= sys.stdlib_module_names - {"__future__", "dataclasses"}


@pytest.mark.parametrize("version", [(3, 11, 0), (3, 11, 7), (3, 14, 0), (4, 0, 0)])
def test_new_enough(version: tuple[int, int, int]) -> None:
    run.check_python(version, "linux")


@pytest.mark.parametrize(
    ("system", "advice"),
    [
        ("linux", "sudo apt install python3.11 python3.11-venv"),
        ("darwin", "brew install python"),
        ("win32", "python.org or the Microsoft Store"),
    ],
)
def test_too_old_names_what_to_install(system: str, advice: str) -> None:
    with pytest.raises(run.Problem) as problem:
        run.check_python((3, 9, 2), system)
    assert "needs Python 3.11 or newer, and this is Python 3.9.2" in str(problem.value)
    assert advice in str(problem.value)


def test_main_tells_an_old_python_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 8, 10))
    assert run.main(["test"]) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert "this is Python 3.8.10" in printed.err


def test_no_ensurepip_names_what_to_install() -> None:
    with pytest.raises(run.Problem, match=r"sudo apt install python3\.12-venv"):
        run.check_venv((3, 12), lambda name: name != "ensurepip")
    run.check_venv((3, 12), lambda name: True)


# --- The environment -------------------------------------------------------------------


def test_missing_environment_is_made(tmp_path: Path) -> None:
    recorder = Recorder()
    environment = checkout(tmp_path, recorder)
    Path(environment.python).unlink()
    environment.make(["app"])
    venv, pip = recorder.commands
    assert venv == [sys.executable, "-m", "venv", "--clear", str(tmp_path / ".venv")]
    assert pip[0] == environment.python
    assert pip[-2:] == ["--editable", ".[app]"]


def test_environment_is_left_alone_while_it_is_current(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    recorder = Recorder()
    environment = checkout(tmp_path, recorder)
    run.ensure_environment(environment, ["app"], run.Clock())
    assert len(recorder.commands) == 1
    run.ensure_environment(environment, ["app"], run.Clock())
    assert len(recorder.commands) == 1
    assert "== environment: done in " in capsys.readouterr().out


def test_changed_pyproject_is_installed_again(tmp_path: Path) -> None:
    recorder = Recorder()
    environment = checkout(tmp_path, recorder)
    environment.make(["app"])
    (tmp_path / "pyproject.toml").write_text("[project]\nname = 'other'\n")
    assert not environment.is_current(["app"])
    environment.make(["app"])
    assert environment.is_current(["app"])
    assert recorder.running("venv") == []


def test_extras_are_added_to_those_there(tmp_path: Path) -> None:
    recorder = Recorder()
    environment = checkout(tmp_path, recorder)
    environment.make(["app"])
    assert not environment.is_current(["app", "test"])
    environment.make(["test"])
    assert environment.is_current(["app", "test"])
    assert recorder.commands[-1][-1] == ".[app,test]"


@pytest.mark.parametrize("key", ["python", "folder"])
def test_another_python_or_place_makes_it_anew(tmp_path: Path, key: str) -> None:
    recorder = Recorder()
    environment = checkout(tmp_path, recorder)
    environment.make(["app"])
    stamp = environment.stamp.read_text()
    environment.stamp.write_text(stamp.replace(environment.origin()[key], "elsewhere"))
    assert not environment.is_current(["app"])
    environment.make(["app"])
    assert len(recorder.running("venv")) == 1


@pytest.mark.parametrize("stamp", ["", "[]", "{", '{"extras": "app"}', '{"extras": null}'])
def test_damaged_stamp_counts_as_none(tmp_path: Path, stamp: str) -> None:
    environment = checkout(tmp_path, Recorder())
    environment.make(["app"])
    environment.stamp.write_text(stamp)
    assert not environment.is_current(["app"])
    environment.make(["app"])
    assert environment.is_current(["app"])


def test_failed_installation_is_told_and_leaves_no_stamp(tmp_path: Path) -> None:
    environment = checkout(tmp_path, Recorder())
    environment.make(["app"])
    environment.run = Recorder(failing=["install"])
    with pytest.raises(run.Problem, match="could not be installed"):
        environment.make(["app"])
    assert not environment.is_current(["app"])


def test_failed_venv_is_told(tmp_path: Path) -> None:
    environment = checkout(tmp_path, Recorder(failing=["venv"]))
    Path(environment.python).unlink()
    with pytest.raises(run.Problem, match="could not be made"):
        environment.make(["app"])


@pytest.mark.parametrize(
    ("system", "python"),
    [("win32", "Scripts/python.exe"), ("linux", "bin/python"), ("darwin", "bin/python")],
)
def test_python_inside(system: str, python: str) -> None:
    assert run.python_inside(system) == python


# --- A browser -------------------------------------------------------------------------


def machine(
    system: str = "linux",
    is_root: bool = False,
    environ: dict[str, str] | None = None,
    commands: dict[str, str] | None = None,
    working: Iterable[str] = (),
) -> run.Machine:
    """A machine with `commands` on its path, on which the browsers `working` start."""
    found = commands or {}
    return run.Machine(system, is_root, environ or {}, found.get, set(working).__contains__)


def no_playwright(python: str) -> None:
    """A Playwright without a browser of its own."""


@pytest.mark.parametrize(
    ("here", "browser"),
    [
        (
            machine(commands={"chromium": "/usr/bin/chromium"}, working=["/usr/bin/chromium"]),
            "/usr/bin/chromium",
        ),
        (
            machine(
                commands={"chromium-browser": "/stub", "google-chrome": "/opt/chrome"},
                working=["/opt/chrome"],
            ),
            "/opt/chrome",
        ),
        (machine("darwin", working=[run.MAC_BROWSERS[1]]), run.MAC_BROWSERS[1]),
        (
            machine(
                "win32",
                environ={"PROGRAMFILES": "C:/Program Files"},
                working=["C:/Program Files/Google/Chrome/Application/chrome.exe"],
            ),
            "C:/Program Files/Google/Chrome/Application/chrome.exe",
        ),
        (
            machine(
                environ={run.BROWSER_VARIABLE: "/my/chrome"},
                commands={"chromium": "/usr/bin/chromium"},
                working=["/my/chrome", "/usr/bin/chromium"],
            ),
            "/my/chrome",
        ),
    ],
)
def test_browser_on_the_machine(here: run.Machine, browser: str) -> None:
    recorder = Recorder()
    assert run.find_browser(here, "python", recorder, no_playwright) == browser
    assert recorder.commands == []


def test_browser_by_apt_as_root() -> None:
    installed: set[str] = set()
    recorder = Recorder()

    def install(command: Sequence[str], env: dict[str, str] | None = None) -> int:
        if "install" in command:
            installed.add("/usr/bin/chromium")
        return recorder(command, env)

    commands = {"apt-get": "/usr/bin/apt-get", "chromium": "/usr/bin/chromium"}
    here = run.Machine("linux", True, {}, commands.get, installed.__contains__)
    assert run.find_browser(here, "python", install, no_playwright) == "/usr/bin/chromium"
    assert [command[:2] for command in recorder.commands] == [
        ["apt-get", "update"],
        ["apt-get", "install"],
    ]


@pytest.mark.parametrize(
    "here",
    [
        machine(commands={"apt-get": "/usr/bin/apt-get"}, working=["/own/chrome"]),
        machine("win32", working=["/own/chrome"]),
    ],
)
def test_playwrights_own_browser_without_root_or_apt(here: run.Machine) -> None:
    recorder = Recorder()
    own = run.find_browser(here, "python", recorder, lambda python: "/own/chrome")
    assert own == "/own/chrome"
    assert recorder.commands == [["python", "-m", "playwright", "install", "chromium"]]


def test_playwrights_own_browser_when_apt_gives_none() -> None:
    here = machine(is_root=True, commands={"apt-get": "/apt-get"}, working=["/own/chrome"])
    recorder = Recorder(failing=["apt-get"])
    assert run.find_browser(here, "python", recorder, lambda python: "/own/chrome") == "/own/chrome"


def test_no_browser_is_told() -> None:
    with pytest.raises(run.Problem, match="need Chromium or Chrome, and none could be"):
        run.find_browser(machine(), "python", Recorder(failing=["playwright"]), no_playwright)


def test_browser_works(tmp_path: Path) -> None:
    assert run.browser_works(sys.executable)
    assert not run.browser_works(str(tmp_path / "none"))
    assert not run.browser_works(str(ROOT / "README.md"))


# --- The commands ----------------------------------------------------------------------

WITH_BROWSER = machine(commands={"chromium": "/chromium"}, working=["/chromium"])


def test_every_check_runs_and_its_time_is_printed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    recorder = Recorder()
    environment = checkout(tmp_path, recorder)
    assert run.check(environment, run.read_arguments(["test"]), WITH_BROWSER, no_playwright) == 0
    stages = [command[2] for command in recorder.commands if "pip" not in command]
    assert stages == ["ruff", "mypy", "pytest", "pytest"]
    assert recorder.running("--strict")
    assert recorder.running("--nbval-lax")
    assert {run.BROWSER_VARIABLE: "/chromium", run.FULL_RUN_VARIABLE: "1"}.items() <= (
        recorder.environs[-1] or {}
    ).items()
    printed = capsys.readouterr().out
    for name in ("environment", "browser", "ruff", "mypy", "tests", "notebooks"):
        assert f"== {name}: done in " in printed
    assert printed.splitlines()[-1].startswith("total ")


@pytest.mark.parametrize(("argv", "plays"), [(["test"], False), (["test", "--all"], True)])
def test_a_whole_game_is_played_if_all_is_asked_for(
    tmp_path: Path, argv: list[str], plays: bool
) -> None:
    recorder = Recorder()
    environment = checkout(tmp_path, recorder)
    assert run.check(environment, run.read_arguments(argv), WITH_BROWSER, no_playwright) == 0
    (tests,) = recorder.running("--durations=10")
    assert ("not whole" not in tests) == plays


def test_one_failure_fails_the_run_and_hides_no_other_check(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    recorder = Recorder(failing=["ruff"])
    environment = checkout(tmp_path, recorder)
    assert run.check(environment, run.read_arguments(["test"]), WITH_BROWSER, no_playwright) == 1
    assert len(recorder.running("pytest")) == 2
    assert "== ruff: FAILED in " in capsys.readouterr().out


def test_no_browser_fails_the_run(tmp_path: Path) -> None:
    environment = checkout(tmp_path, Recorder())
    with pytest.raises(run.Problem, match="Chromium or Chrome"):
        run.check(environment, run.read_arguments(["test"]), machine(), no_playwright)


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that would have been served until Ctrl-C."""
    commands: list[list[str]] = []

    def record(command: Sequence[str]) -> int:
        commands.append(list(command))
        return 0

    monkeypatch.setattr(run, "run_until_stopped", record)
    return commands


def test_play_is_the_default(tmp_path: Path, served: list[list[str]]) -> None:
    environment = checkout(tmp_path, Recorder())
    options = run.read_arguments(["--port", "9000", "--no-browser"])
    assert run.COMMANDS[options.command](environment, options) == 0
    assert served == [
        [
            *[environment.python, "-m", "tsukiji_lab.web.cli", "serve"],
            *["--port", "9000", "--no-browser"],
        ]
    ]
    assert environment.extras_installed() == ["app"]


def test_lab_opens_the_notebooks(tmp_path: Path, served: list[list[str]]) -> None:
    environment = checkout(tmp_path, Recorder())
    assert run.lab(environment, run.read_arguments(["lab", "--no-browser"])) == 0
    assert served[0][2:4] == ["jupyterlab", str(ROOT / "notebooks")]
    assert {"--ServerApp.ip=127.0.0.1", "--no-browser"} <= set(served[0])


def test_bench_passes_its_arguments_on(tmp_path: Path) -> None:
    recorder = Recorder()
    environment = checkout(tmp_path, recorder)
    assert run.bench(environment, run.read_arguments(["bench", "--walk", "2000"])) == 0
    assert recorder.commands[-1][-3:] == ["bench", "--walk", "2000"]
    assert environment.extras_installed() == ["app", "bench"]


@pytest.mark.parametrize("argv", [["play", "--speed"], ["dance"], ["test", "--por", "1"]])
def test_unknown_arguments_are_refused(argv: list[str]) -> None:
    with pytest.raises(SystemExit) as exit_:
        run.read_arguments(argv)
    assert exit_.value.code == 2


def test_missing_command_is_an_exit_code() -> None:
    assert run.run_command(["no-such-command-anywhere"]) == 127


# --- Ctrl-C ----------------------------------------------------------------------------

SERVER = """
import signal, sys, time
def stop(signum, frame):
    print("server ended", flush=True)
    sys.exit(0)
signal.signal(signal.SIGINT, signal.SIG_IGN)
signal.signal(signal.SIGTERM, stop)
print("server up", flush=True)
time.sleep(60)
"""


@pytest.mark.posix
@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM])
def test_ctrl_c_ends_the_server_too(sent: signal.Signals) -> None:
    command = f"[sys.executable, '-c', {SERVER!r}]"
    program = f"import run, sys; sys.exit(run.run_until_stopped({command}))"
    process = subprocess.Popen(
        [sys.executable, "-c", program], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "server up\n"
    process.send_signal(sent)
    rest, _ = process.communicate(timeout=20)
    assert process.returncode == 0
    assert rest == "server ended\nStopped.\n"


def test_exit_code_of_the_server_is_handed_on() -> None:
    start = time.monotonic()
    assert run.run_until_stopped([sys.executable, "-c", "raise SystemExit(3)"]) == 3
    assert time.monotonic() - start < 20
