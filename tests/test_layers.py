"""Imports run downwards only, and opening the package stays cheap."""

import ast
import statistics
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "tsukiji_lab"
WIDGETS = PACKAGE.parent / "widgets" / "tsukiji_widgets"

# From the bottom up. A folder may import from those before it. The modules right inside
# tsukiji_lab/ are the public face: it joins engine, words and drawing. The widgets are a package of
# their own.
LAYERS = [
    "game",
    "tsukiji",
    "rulebook",
    "players",
    "drawing",
    "face",
    "sea",
    "study",
    "charts",
    "lessons",
    "web",
    "widgets",
]
# What the face opens only when it is asked for: `lab.charts`, `game.frame()`.
DOORS_OF_THE_FACE = {"sea", "study", "charts", "lessons"}

ENGINE = {"game", "tsukiji", "rulebook", "players", "drawing"}
HEAVY = {"IPython", "ipywidgets", "anywidget", "plotly", "pandas", "numpy", "scipy"}
LATE_ONLY = {"study", "sea"}

IMPORT_BUDGET_MS = 100


class Import(NamedTuple):
    """One import statement: where it stands and what it names."""

    place: str
    layer: str
    target: str
    inside_function: bool
    for_types: bool

    @property
    def root(self) -> str:
        return self.target.partition(".")[0]

    @property
    def target_layer(self) -> str | None:
        """The layer of ours that is imported, None for the packages of others."""
        parts = self.target.split(".")
        if parts[0] == WIDGETS.name:
            return "widgets"
        if parts[0] != PACKAGE.name:
            return None
        return parts[1] if len(parts) > 1 and (PACKAGE / parts[1]).is_dir() else "face"


def is_type_checking(node: ast.AST) -> bool:
    """Tell whether `node` is `if TYPE_CHECKING:`."""
    return isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)


def statements(
    node: ast.AST, inside: bool = False, types: bool = False
) -> Iterator[tuple[ast.Import | ast.ImportFrom, bool, bool]]:
    """Every import under `node`, whether it is in a function, and whether for types only."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, (ast.Import, ast.ImportFrom)):
            yield child, inside, types
        function = isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda))
        yield from statements(child, inside or function, types or is_type_checking(child))


def targets(statement: ast.Import | ast.ImportFrom, module: list[str]) -> Iterator[str]:
    """The modules `statement` names; `module` is the dotted place it stands in."""
    if isinstance(statement, ast.Import):
        yield from (alias.name for alias in statement.names)
        return
    start = module[: -statement.level] if statement.level else []
    source = ".".join([*start, *([statement.module] if statement.module else [])])
    if source == PACKAGE.name:
        yield from (f"{source}.{alias.name}" for alias in statement.names)
    else:
        yield source


@pytest.fixture(scope="module")
def imports() -> list[Import]:
    """Every import of both packages."""
    found = []
    for path in sorted([*PACKAGE.rglob("*.py"), *WIDGETS.rglob("*.py")]):
        package = PACKAGE if path.is_relative_to(PACKAGE) else WIDGETS
        inner = path.relative_to(package)
        layer = inner.parts[0] if len(inner.parts) > 1 else "face"
        if package == WIDGETS:
            layer = "widgets"
        module = [package.name, *inner.with_suffix("").parts]
        for statement, inside, types in statements(ast.parse(path.read_text(encoding="utf-8"))):
            place = f"{inner}:{statement.lineno}"
            for target in targets(statement, module):
                found.append(Import(place, layer, target, inside, types))
    return found


def runs_upwards(each: Import) -> bool:
    """Tell whether an import goes against the order of the layers.

    Two go upwards and may: the face opens what stands above it from inside its functions, and
    players name the type of a game.
    """
    if each.target_layer is None:
        return False
    if each.layer == "face" and each.target_layer in DOORS_OF_THE_FACE:
        return not (each.inside_function or each.for_types)
    if each.layer == "players" and each.target_layer == "face":
        return not each.for_types
    return LAYERS.index(each.target_layer) > LAYERS.index(each.layer)


def test_every_folder_has_its_layer() -> None:
    folders = {path.parent.name for path in PACKAGE.glob("*/__init__.py")}
    assert folders <= set(LAYERS)


def test_imports_run_downwards_only(imports: list[Import]) -> None:
    assert [each for each in imports if runs_upwards(each)] == []


def test_engine_and_drawing_import_nothing_heavy(imports: list[Import]) -> None:
    assert [each for each in imports if each.layer in ENGINE and each.root in HEAVY] == []


def test_study_and_sea_import_heavy_things_late(imports: list[Import]) -> None:
    assert [
        each
        for each in imports
        if each.layer in LATE_ONLY and each.root in HEAVY
        if not (each.inside_function or each.for_types)
    ] == []


def test_only_study_and_sea_import_pandas(imports: list[Import]) -> None:
    for_pandas = [each for each in imports if each.root == "pandas" and not each.for_types]
    assert {each.layer for each in for_pandas} <= LATE_ONLY


def test_the_gpl_yardstick_is_never_imported(imports: list[Import]) -> None:
    assert [each for each in imports if each.root == "chess"] == []


def test_this_test_sees_an_import_that_runs_upwards() -> None:
    source = "def late():\n    from ..tsukiji import turn\nimport pandas.core\n"
    found = [
        (target, inside)
        for statement, inside, _ in statements(ast.parse(source))
        for target in targets(statement, ["tsukiji_lab", "game", "session"])
    ]
    assert found == [("tsukiji_lab.tsukiji", True), ("pandas.core", False)]
    assert runs_upwards(Import("here", "game", "tsukiji_lab.tsukiji", True, False))
    assert not runs_upwards(Import("here", "tsukiji", "tsukiji_lab.game", False, False))
    assert runs_upwards(Import("here", "face", "tsukiji_lab.charts", False, False))
    assert not runs_upwards(Import("here", "face", "tsukiji_lab.charts", True, False))
    assert runs_upwards(Import("here", "drawing", "tsukiji_lab.public", True, False))
    assert runs_upwards(Import("here", "drawing", "tsukiji_widgets.table", True, False))
    assert runs_upwards(Import("here", "face", "tsukiji_widgets", True, False))
    assert not runs_upwards(Import("here", "widgets", "tsukiji_lab.web", False, False))


def test_import_leaves_heavy_things_alone() -> None:
    program = f"import tsukiji_lab, sys; print(sorted({HEAVY!r} & set(sys.modules)))"
    answer = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert answer.stdout == "[]\n", answer.stderr


def import_ms() -> float:
    """The processor's time for the import in a fresh Python, in ms: the median of nine.

    The processor's time, because the tests do not have the machine to themselves.
    """
    program = (
        "import time; start = time.process_time(); import tsukiji_lab; "
        "print((time.process_time() - start) * 1000)"
    )
    command = [sys.executable, "-c", program]
    return statistics.median(
        float(subprocess.run(command, capture_output=True).stdout) for _ in range(9)
    )


@pytest.mark.slow
def test_import_is_quick() -> None:
    medians = [import_ms()]
    while medians[-1] > IMPORT_BUDGET_MS and len(medians) < 3:
        medians.append(import_ms())
    assert min(medians) <= IMPORT_BUDGET_MS, medians
