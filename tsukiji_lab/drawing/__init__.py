"""A position as named parts of a page, in either theme and language.

``draw`` gives the parts by name, in the order of the page; ``lay_out`` the sections they lie in.
A page holds ``style()`` and ``symbols()`` once, and its root element has the class ``tsk``
(``data-theme="light"`` or ``"dark"`` overrules the system's theme).
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from tsukiji_lab.drawing.glyphs import symbols

__all__ = ["style", "symbols"]


@cache
def style() -> str:
    """The style sheet of all drawings; every rule of it stands under the root class ``tsk``."""
    return files(__package__).joinpath("style.css").read_text(encoding="utf-8")
