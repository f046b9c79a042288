"""What the README promises can be done as it stands there."""

from __future__ import annotations

import ast
import re

import pytest

import tsukiji_lab as lab
from tests.conftest import ROOT
from tsukiji_lab.links import open_link

README = (ROOT / "README.md").read_text("utf-8")
LINKS = [link for link in re.findall(r"`#([^`]+)`", README) if "…" not in link]
BLOCKS = re.findall(r"```python\n(.*?)```", README, flags=re.DOTALL)


def test_there_is_something_to_try() -> None:
    assert LINKS
    assert BLOCKS


@pytest.mark.parametrize("link", LINKS)
def test_a_link_opens_a_game(link: str) -> None:
    assert open_link(link, "en").game.legal_actions


def test_every_name_of_the_face_that_it_shows_is_there() -> None:
    shown = {"lab": lab, "game": lab.new_game(3, seed=7)}
    for block in BLOCKS:
        for node in ast.walk(ast.parse(block)):
            if not (isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)):
                continue
            if (owner := shown.get(node.value.id)) is not None:
                assert hasattr(owner, node.attr), f"{node.value.id}.{node.attr}"
