"""Every public name says what it is: a docstring of its own, or that of what it overrides."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType

import pytest
import tsukiji_widgets

import tsukiji_lab

PACKAGES = (tsukiji_lab, tsukiji_widgets)
MODULES = [package.__name__ for package in PACKAGES] + [
    found.name
    for package in PACKAGES
    for found in walk_packages(package.__path__, f"{package.__name__}.")
    if not found.name.endswith("__main__")  # it would run
]


def is_public(name: str) -> bool:
    return not name.startswith("_")


def is_code(thing: object) -> bool:
    return inspect.isroutine(thing) or isinstance(thing, (property, classmethod, staticmethod))


def silent(module: ModuleType) -> Iterator[str]:
    """The public names of a module that say nothing."""
    if not module.__doc__:
        yield module.__name__
    for name, thing in vars(module).items():
        if not is_public(name) or getattr(thing, "__module__", None) != module.__name__:
            continue
        if (inspect.isfunction(thing) or inspect.isclass(thing)) and not thing.__doc__:
            yield f"{module.__name__}.{name}"
        if inspect.isclass(thing) and not getattr(thing, "_is_protocol", False):
            yield from silent_members(thing)


def silent_members(owner: type) -> Iterator[str]:
    """Those of a class; what overrides says what its base says."""
    for name, member in vars(owner).items():
        ways = [vars(base)[name] for base in owner.__mro__ if name in vars(base)]
        if is_public(name) and is_code(member) and not any(each.__doc__ for each in ways):
            yield f"{owner.__module__}.{owner.__qualname__}.{name}"


@pytest.mark.parametrize("name", MODULES)
def test_every_public_name_has_a_docstring(name: str) -> None:
    assert list(silent(import_module(name))) == []


def test_a_silent_name_is_found() -> None:
    silent_one = ModuleType("silent_one")
    source = (
        "def said():\n    'It says.'\n"
        "def hushed(): pass\n"
        "def _own(): pass\n"
        "class Base:\n    'It says.'\n    def over(self):\n        'It says.'\n"
        "class Under(Base):\n    'It says.'\n    def over(self): pass\n    def more(self): pass\n"
        "class Hushed: pass\n"
    )
    exec(source, vars(silent_one))
    assert list(silent(silent_one)) == [
        "silent_one",
        "silent_one.hushed",
        "silent_one.Under.more",
        "silent_one.Hushed",
    ]
