"""What is installed: the wheel, and the files for Binder, in an environment of their own."""

import json
import os
import subprocess
import sys
import urllib.request
import zipfile
from collections.abc import Iterator
from http.client import HTTPException
from pathlib import Path

import pytest
from conftest import Server, any_free_port, serve_command, start_server, stop_server

import run
import tsukiji_lab
from tsukiji_lab.web.ports import HOST

ROOT = Path(__file__).resolve().parent.parent
NOTEBOOKS = sorted((ROOT / "notebooks").glob("*.ipynb"))
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
LARGEST_NOTEBOOK = 200_000


def call(command: list[str], cwd: Path = ROOT, **environ: str) -> str:
    """Run `command`, and return what it prints; fail with all of it if it fails."""
    clean = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    answer = subprocess.run(
        command, cwd=cwd, env=clean | environ, capture_output=True, text=True, timeout=300
    )
    assert answer.returncode == 0, f"{command}\n{answer.stdout}\n{answer.stderr}"
    return answer.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built as pip builds it."""
    folder = tmp_path_factory.mktemp("wheel")
    call([*PIP, "wheel", "--quiet", "--no-deps", "--wheel-dir", str(folder), "."])
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def binder_python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of a fresh environment with exactly what Binder would install."""
    folder = tmp_path_factory.mktemp("binder") / "env"
    call([sys.executable, "-m", "venv", "--without-pip", str(folder)])
    python = folder / run.python_inside(sys.platform)
    requirements = ["--requirement", "binder/requirements.txt"]
    call([*PIP, "--python", str(python), "install", "--quiet", "--no-compile", *requirements])
    return python


def files_of(folder: Path) -> Iterator[str]:
    """The files that belong to a source folder, as paths from the folder above it."""
    for path in folder.rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts and not path.name.startswith("."):
            yield path.relative_to(folder.parent).as_posix()


def fetch(running: Server, log: Path) -> tuple[str, str]:
    """The address one ends at from the server's front door, and the page that stands there."""
    try:
        with urllib.request.urlopen(running.url, timeout=60) as answer:
            return answer.url, answer.read().decode()
    except (OSError, HTTPException) as failure:
        raise AssertionError(f"{failure}\n{log.read_text()}") from failure


@pytest.mark.slow
def test_wheel_carries_everything_and_no_more(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        carried = {name for name in archive.namelist() if ".dist-info/" not in name}
    assert set(files_of(ROOT / "tsukiji_lab")) <= carried
    assert set(files_of(ROOT / "widgets" / "tsukiji_widgets")) <= carried
    assert {f"tsukiji_lab/notebooks/{notebook.name}" for notebook in NOTEBOOKS} <= carried
    assert {name.partition("/")[0] for name in carried} <= {"tsukiji_lab", "tsukiji_widgets"}
    assert not [name for name in carried if "checkpoint" in name or name.endswith(".pyc")]


@pytest.mark.slow
def test_binder_environment_runs_the_notebooks(binder_python: Path, tmp_path: Path) -> None:
    where = "import tsukiji_lab; print(tsukiji_lab.__file__)"
    assert str(ROOT) not in call([str(binder_python), "-c", where], cwd=tmp_path)
    for notebook in NOTEBOOKS:
        copy = tmp_path / notebook.name
        copy.write_bytes(notebook.read_bytes())
        execute = "from nbclient.cli import NbClientApp; NbClientApp.launch_instance()"
        call([str(binder_python), "-c", execute, str(copy)], cwd=tmp_path)


@pytest.mark.slow
@pytest.mark.posix
def test_binder_opens_the_play_notebook(binder_python: Path, tmp_path: Path) -> None:
    port = any_free_port()
    command = [
        *["env", f"PATH={binder_python.parent}:{os.environ['PATH']}", "binder/start"],
        *["jupyter-lab", "--no-browser", "--allow-root", "--IdentityProvider.token="],
        *[f"--ServerApp.ip={HOST}", f"--ServerApp.port={port}", "--ServerApp.port_retries=0"],
    ]
    running = start_server(command, port, tmp_path / "log.txt")
    try:
        address, page = fetch(running, tmp_path / "log.txt")
        assert address == f"{running.url}voila/render/notebooks/play.ipynb"
        assert "<title>Tokyo Tsukiji Market</title>" in page
        assert "jsdelivr" not in page
    finally:
        stop_server(running.process)


@pytest.mark.slow
def test_wheel_installs_elsewhere_and_serves(
    wheel: Path, binder_python: Path, tmp_path: Path
) -> None:
    alone = ["--no-deps", "--force-reinstall", str(wheel)]
    call([*PIP, "--python", str(binder_python), "install", "--quiet", *alone])
    version = call([str(binder_python), "-m", "tsukiji_lab.web.cli", "--version"], cwd=tmp_path)
    assert version == f"tsukiji-lab {tsukiji_lab.__version__}\n"
    folder = "from tsukiji_lab.web.serve import play_notebook; print(play_notebook())"
    served = call([str(binder_python), "-c", folder], cwd=tmp_path).strip()
    assert Path(served).is_relative_to(binder_python.parent.parent)

    port = any_free_port()
    command = serve_command(str(binder_python), port)
    running = start_server(command, port, tmp_path / "log.txt", cwd=tmp_path)
    try:
        _, page = fetch(running, tmp_path / "log.txt")
        assert "<title>Tokyo Tsukiji Market</title>" in page
        assert "application/vnd.voila.cell-output+json" in page
        assert '"output_type": "error"' not in page
    finally:
        stop_server(running.process)


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.name)
def test_notebooks_are_clean(notebook: Path) -> None:
    text = notebook.read_text(encoding="utf-8")
    content = json.loads(text)
    assert len(text.encode()) <= LARGEST_NOTEBOOK
    assert "widgets" not in content["metadata"]
    assert content["metadata"]["kernelspec"]["name"] == "python3"
    for place in (str(ROOT), str(Path.home()) + os.sep):
        assert place not in text
