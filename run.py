"""Start Tsukiji Lab from a fresh checkout: nothing but Python is needed.

    python3 run.py           play in the browser
    python3 run.py test      run every check there is; with --all, play a whole game too
    python3 run.py lab       open JupyterLab on the notebooks
    python3 run.py bench     print the benchmark table

Only the standard library is used here, and only syntax that Python 3.6 can read: a Python
that is too old has to get as far as the sentence that says so.
"""

import argparse
import hashlib
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from typing import Callable, Dict, Iterable, List, NamedTuple, Optional, Sequence, Tuple

ROOT = Path(__file__).resolve().parent
OLDEST_PYTHON = (3, 11)
APP_EXTRAS = ("app",)
TEST_EXTRAS = ("app", "test", "bench")
BENCH_EXTRAS = ("app", "bench")
BROWSER_VARIABLE = "TSUKIJI_LAB_BROWSER"
FULL_RUN_VARIABLE = "TSUKIJI_LAB_FULL_RUN"
GRACE_SECONDS = 15

BROWSER_COMMANDS = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
MAC_BROWSERS = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
WINDOWS_BROWSERS = ("Google/Chrome/Application/chrome.exe", "Chromium/Application/chrome.exe")
WINDOWS_FOLDERS = ("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA")

# Runs a command to its end and returns its exit code; tests put a recorder in its place.
Runner = Callable[..., int]


class Problem(Exception):
    """Something the person at the keyboard can mend; its text says how."""


class Stage(NamedTuple):
    """One check of the test run."""

    name: str
    command: List[str]


class Timed(NamedTuple):
    """How a stage went: its name, its seconds and whether it passed."""

    name: str
    seconds: float
    passed: bool


# --- Python itself ---------------------------------------------------------------------


def check_python(version: Tuple[int, ...], system: str) -> None:
    """Raise Problem if `version` is too old; `system` is a `sys.platform`."""
    if tuple(version[:2]) >= OLDEST_PYTHON:
        return
    wanted = ".".join(str(part) for part in OLDEST_PYTHON)
    found = ".".join(str(part) for part in version[:3])
    raise Problem(
        "Tsukiji Lab needs Python {0} or newer, and this is Python {1}. {2} "
        "Then start run.py with that Python, for example: python{0} run.py".format(
            wanted, found, python_advice(wanted, system)
        )
    )


def python_advice(wanted: str, system: str) -> str:
    """Name what to install to get Python `wanted` on `system`."""
    if system.startswith("win"):
        return "Install Python {} from python.org or the Microsoft Store.".format(wanted)
    if system == "darwin":
        return "Install Python {} from python.org or with: brew install python".format(wanted)
    return (
        "Install Python {0} with your package manager, for example on Debian or Ubuntu: "
        "sudo apt install python{0} python{0}-venv".format(wanted)
    )


def check_venv(version: Tuple[int, ...], can_import: Callable[[str], bool]) -> None:
    """Raise Problem if this Python cannot make virtual environments."""
    missing = [name for name in ("venv", "ensurepip") if not can_import(name)]
    if not missing:
        return
    raise Problem(
        "This Python cannot make a virtual environment: its module {} is missing. "
        "Install it, on Debian or Ubuntu with: sudo apt install python{}.{}-venv "
        "(elsewhere, a Python from python.org has it).".format(
            " and ".join(missing), version[0], version[1]
        )
    )


def can_import(name: str) -> bool:
    """Tell whether the module `name` can be imported here."""
    try:
        __import__(name)
    except ImportError:
        return False
    return True


# --- Running commands ------------------------------------------------------------------


def run_command(command: Sequence[str], env: Optional[Dict[str, str]] = None) -> int:
    """Run `command` in the checkout and return its exit code (127 if there is no such file)."""
    try:
        return subprocess.call(list(command), cwd=str(ROOT), env=env)
    except FileNotFoundError:
        return 127


def runs_quietly(command: Sequence[str]) -> bool:
    """Tell whether `command` starts and ends well; what it prints is dropped."""
    try:
        return (
            subprocess.call(
                list(command),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
            == 0
        )
    except OSError:
        return False


def run_until_stopped(command: Sequence[str]) -> int:
    """Run a server until it ends or Ctrl-C is pressed, and leave nothing running behind.

    Ctrl-C reaches the server too when both share a terminal. It is asked to end a second
    time in case it did not; the servers started here do not mind.
    """

    def stop(signum: int, frame: object) -> None:
        raise KeyboardInterrupt

    previous = signal.signal(signal.SIGTERM, stop)
    process = subprocess.Popen(list(command), cwd=str(ROOT))
    try:
        return process.wait()
    except KeyboardInterrupt:
        end(process)
        say("Stopped.")
        return 0
    finally:
        signal.signal(signal.SIGTERM, previous)


def end(process: "subprocess.Popen[bytes]") -> None:
    """End `process`: first politely, then for good."""
    if os.name != "nt":  # on Windows this call ends it at once, before its own clean-up
        process.terminate()
    try:
        process.wait(timeout=GRACE_SECONDS)
    except (subprocess.TimeoutExpired, KeyboardInterrupt):
        process.kill()
        process.wait()


def say(text: str) -> None:
    """Print one line at once, in order with what the commands print."""
    print(text, flush=True)


class Clock:
    """Prints what begins and how long it took; keeps the times for a table at the end."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.stages = []  # type: List[Timed]

    def stage(self, name: str, work: Callable[[], bool]) -> bool:
        """Do `work`, print its time, and return whether it passed."""
        say("== {}".format(name))
        start = self.now()
        passed = work()
        seconds = self.now() - start
        self.stages.append(Timed(name, seconds, passed))
        say("== {}: {} in {:.1f} s".format(name, "done" if passed else "FAILED", seconds))
        return passed

    def table(self) -> str:
        """All stages and their total, one line each."""
        width = max(len(stage.name) for stage in self.stages)
        lines = [
            "{:<{}}  {:>7.1f} s  {}".format(
                stage.name, width, stage.seconds, "ok" if stage.passed else "FAILED"
            )
            for stage in self.stages
        ]
        total = sum(stage.seconds for stage in self.stages)
        return "\n".join([*lines, "{:<{}}  {:>7.1f} s".format("total", width, total)])


# --- The environment -------------------------------------------------------------------


def python_inside(system: str) -> str:
    """Where a virtual environment keeps its Python on `system`, seen from its folder."""
    return "Scripts/python.exe" if system.startswith("win") else "bin/python"


class Environment:
    """The virtual environment of the checkout, with the project installed into it.

    A stamp inside it says from which `pyproject.toml`, by which Python and with which
    extras it was made; as long as that holds, nothing is done.
    """

    def __init__(self, root: Path = ROOT, run: Runner = run_command) -> None:
        self.root = root
        self.folder = root / ".venv"
        self.stamp = self.folder / "tsukiji-lab.json"
        self.run = run

    @property
    def python(self) -> str:
        """The Python inside the environment."""
        return str(self.folder / python_inside(sys.platform))

    def origin(self) -> Dict[str, str]:
        """What the environment depends on."""
        digest = hashlib.sha256((self.root / "pyproject.toml").read_bytes()).hexdigest()
        return {"pyproject": digest, "python": sys.version.split()[0], "folder": str(self.folder)}

    def stamped(self) -> Dict[str, object]:
        """What the stamp says; empty if there is none that can be read."""
        try:
            read = json.loads(self.stamp.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return read if isinstance(read, dict) else {}

    def extras_installed(self) -> List[str]:
        """The extras that are installed, as far as the stamp can be trusted."""
        extras = self.stamped().get("extras", [])
        return [str(extra) for extra in extras] if isinstance(extras, list) else []

    def is_current(self, extras: Iterable[str]) -> bool:
        """Tell whether the environment stands, with all of `extras`."""
        stamped = self.stamped()
        return (
            os.path.exists(self.python)
            and all(stamped.get(key) == value for key, value in self.origin().items())
            and set(extras) <= set(self.extras_installed())
        )

    def must_be_made_anew(self) -> bool:
        """Tell whether the folder is missing, or was made by another Python or elsewhere."""
        stamped, origin = self.stamped(), self.origin()
        return not os.path.exists(self.python) or any(
            key in stamped and stamped[key] != origin[key] for key in ("python", "folder")
        )

    def make(self, extras: Iterable[str]) -> None:
        """Make the environment and install the project with `extras` (and those it has)."""
        wanted = sorted(set(extras) | set(self.extras_installed()))
        origin = self.origin()
        anew = self.must_be_made_anew()
        if self.stamp.exists():  # an interrupted installation must not look finished
            self.stamp.unlink()
        if anew and self.run([sys.executable, "-m", "venv", "--clear", str(self.folder)]) != 0:
            raise Problem(
                "The virtual environment {} could not be made; the lines above say why.".format(
                    self.folder
                )
            )
        project = ".[{}]".format(",".join(wanted))
        pip = [self.python, "-m", "pip", "--disable-pip-version-check", "-qq"]
        if self.run([*pip, "install", "--editable", project]) != 0:
            raise Problem(
                "The project could not be installed; the lines above say why. The first time, "
                "this needs a connection to the Python package index."
            )
        stamp = dict(origin, extras=wanted)
        self.stamp.write_text(json.dumps(stamp, indent=2) + "\n", encoding="utf-8")


def ensure_environment(environment: Environment, extras: Sequence[str], clock: Clock) -> None:
    """Make the environment if it is missing or `pyproject.toml` changed; print the time."""

    def work() -> bool:
        if not environment.is_current(extras):
            say("Installing into .venv; the first time this takes a minute or two.")
            environment.make(extras)
        return True

    clock.stage("environment", work)


# --- A browser for the tests -----------------------------------------------------------


class Machine(NamedTuple):
    """What the search for a browser looks at; tests describe other machines with it."""

    system: str
    is_root: bool
    environ: Dict[str, str]
    which: Callable[[str], Optional[str]]
    works: Callable[[str], bool]


def this_machine() -> Machine:
    """The machine we are on."""
    return Machine(
        system=sys.platform,
        is_root=hasattr(os, "geteuid") and os.geteuid() == 0,
        environ=dict(os.environ),
        which=shutil.which,
        works=browser_works,
    )


def browser_works(path: str) -> bool:
    """Tell whether `path` is a browser that starts.

    Ubuntu has a `chromium-browser` that only says where to get one, so being there is not
    enough. On Windows `chrome --version` opens a window; there, the file has to do.
    """
    if os.name == "nt":
        return os.path.exists(path)
    return os.path.exists(path) and runs_quietly([path, "--version"])


def browser_candidates(machine: Machine) -> List[str]:
    """Where a Chromium or Chrome may be on `machine`, the best guess first."""
    named = machine.environ.get(BROWSER_VARIABLE)
    found = [machine.which(command) for command in BROWSER_COMMANDS]
    places = [named, *found]
    if machine.system == "darwin":
        places.extend(MAC_BROWSERS)
    if machine.system.startswith("win"):
        folders = [machine.environ.get(name) for name in WINDOWS_FOLDERS]
        for folder in filter(None, folders):
            places.extend("{}/{}".format(folder, name) for name in WINDOWS_BROWSERS)
    return [place for place in places if place]


def installed_browser(machine: Machine) -> Optional[str]:
    """The first Chromium or Chrome on `machine` that starts."""
    for place in browser_candidates(machine):
        if machine.works(place):
            return place
    return None


def find_browser(
    machine: Machine, python: str, run: Runner, playwright_browser: Callable[[str], Optional[str]]
) -> str:
    """Find a browser, or get one: from the machine, by apt as root, or Playwright's own.

    `playwright_browser` asks the `python` of the environment where Playwright keeps its
    Chromium. Raises Problem if there is no way.
    """
    found = installed_browser(machine)
    if found:
        return found
    if machine.is_root and machine.which("apt-get"):
        say("No Chromium or Chrome here: installing the package chromium with apt-get.")
        run(["apt-get", "update", "-qq"])
        environ = dict(machine.environ, DEBIAN_FRONTEND="noninteractive")
        run(["apt-get", "install", "-y", "-qq", "chromium"], env=environ)
        found = installed_browser(machine)
        if found:
            return found
    say("No Chromium or Chrome here: asking Playwright for its own.")
    run([python, "-m", "playwright", "install", "chromium"])
    found = playwright_browser(python)
    if found and machine.works(found):
        return found
    raise Problem(
        "The browser tests need Chromium or Chrome, and none could be found or installed. "
        "Install one (on Debian: sudo apt install chromium), or put the path of one into the "
        "environment variable {}.".format(BROWSER_VARIABLE)
    )


def playwright_browser(python: str) -> Optional[str]:
    """Where the Playwright of `python` keeps its own Chromium, or None."""
    question = (
        "from playwright.sync_api import sync_playwright\n"
        "with sync_playwright() as p: print(p.chromium.executable_path)"
    )
    try:
        answer = subprocess.check_output([python, "-c", question], stderr=subprocess.DEVNULL)
    except (OSError, subprocess.CalledProcessError):
        return None
    path = answer.decode("utf-8", "replace").strip()
    return path if path and os.path.exists(path) else None


# --- The commands ----------------------------------------------------------------------


def play(environment: Environment, options: argparse.Namespace) -> int:
    """Start the web app and stay until Ctrl-C."""
    ensure_environment(environment, APP_EXTRAS, Clock())
    command = [environment.python, "-m", "tsukiji_lab.web.cli", "serve"]
    if options.port is not None:
        command += ["--port", str(options.port)]
    if options.no_browser:
        command += ["--no-browser"]
    return run_until_stopped(command)


def lab(environment: Environment, options: argparse.Namespace) -> int:
    """Open JupyterLab on the notebooks and stay until Ctrl-C."""
    ensure_environment(environment, APP_EXTRAS, Clock())
    command = [
        *[environment.python, "-m", "jupyterlab", str(ROOT / "notebooks")],
        "--ServerApp.ip=127.0.0.1",
        "--ServerApp.answer_yes=True",  # one Ctrl-C is enough
        "--LabApp.news_url=",  # nothing is asked of other hosts
        "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
    ]
    if options.port is not None:
        command += ["--ServerApp.port={}".format(options.port)]
    if options.no_browser:
        command += ["--no-browser"]
    if this_machine().is_root:
        command += ["--allow-root"]
    return run_until_stopped(command)


def bench(environment: Environment, options: argparse.Namespace) -> int:
    """Print the benchmark table."""
    clock = Clock()
    ensure_environment(environment, BENCH_EXTRAS, clock)
    command = [environment.python, "-m", "tsukiji_lab.web.cli", "bench", *options.rest]
    return 0 if clock.stage("bench", lambda: environment.run(command) == 0) else 1


def check_stages(python: str, plays_whole_game: bool = False) -> List[Stage]:
    """Every check there is, the quick ones first."""
    pytest = [python, "-m", "pytest"]
    left_out = [] if plays_whole_game else ["-m", "not whole"]
    return [
        Stage("ruff", [python, "-m", "ruff", "check", "."]),
        Stage("mypy", [python, "-m", "mypy", "--strict", "tsukiji_lab"]),
        Stage("tests", [*pytest, "--durations=10", *left_out]),
        Stage("notebooks", [*pytest, "--nbval-lax", "--nbval-current-env", "notebooks"]),
    ]


def check(
    environment: Environment,
    options: argparse.Namespace,
    machine: Optional[Machine] = None,
    ask_playwright: Callable[[str], Optional[str]] = playwright_browser,
) -> int:
    """Run every check, print the time of each, and return 0 only if all passed."""
    clock = Clock()
    ensure_environment(environment, TEST_EXTRAS, clock)
    found = []  # type: List[str]

    def look_for_browser() -> bool:
        here = machine or this_machine()
        found.append(find_browser(here, environment.python, environment.run, ask_playwright))
        say("Browser: {}".format(found[0]))
        return True

    clock.stage("browser", look_for_browser)
    environ = dict(os.environ, **{BROWSER_VARIABLE: found[0], FULL_RUN_VARIABLE: "1"})

    def passes(command: List[str]) -> bool:
        return environment.run(command, env=environ) == 0

    for stage in check_stages(environment.python, options.all):
        clock.stage(stage.name, partial(passes, stage.command))
    say("\n" + clock.table())
    return 0 if all(stage.passed for stage in clock.stages) else 1


COMMANDS = {"play": play, "test": check, "lab": lab, "bench": bench}


def read_arguments(argv: Sequence[str]) -> argparse.Namespace:
    """Read the command line; without a command it is `play`.

    What follows `bench` is the benchmark's own: it goes on untouched, as `rest`.
    """
    parser = argparse.ArgumentParser(
        prog="run.py",
        description="Start Tsukiji Lab. The first time, this makes .venv and installs into it.",
        epilog="Without a command: play in the browser. Ctrl-C ends it.",
        allow_abbrev=False,
    )
    parser.add_argument("command", nargs="?", choices=sorted(COMMANDS), default="play")
    parser.add_argument("--port", type=int, help="first port to try (play: 8866)")
    parser.add_argument("--no-browser", action="store_true", help="print the address only")
    parser.add_argument("--all", action="store_true", help="test: play a whole game too")
    own, rest = list(argv), []  # type: Tuple[List[str], List[str]]
    if own[:1] == ["bench"]:
        own, rest = own[:1], own[1:]
    options = parser.parse_args(own)
    options.rest = rest
    return options


def main(argv: Optional[Sequence[str]] = None) -> int:
    """Do what the command line asks; problems are told in a sentence."""
    try:
        check_python(tuple(sys.version_info[:3]), sys.platform)
        check_venv(tuple(sys.version_info[:2]), can_import)
        options = read_arguments(sys.argv[1:] if argv is None else argv)
        return COMMANDS[options.command](Environment(), options)
    except Problem as problem:
        print(problem, file=sys.stderr, flush=True)
        return 1
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr, flush=True)
        return 130


if __name__ == "__main__":
    sys.exit(main())
