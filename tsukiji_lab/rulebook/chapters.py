"""The rules by chapter: one for every board, and one for every matter of the game."""

from __future__ import annotations

from tsukiji_lab.rulebook.catalogue import RULES, Rule
from tsukiji_lab.rulebook.words import Words
from tsukiji_lab.tsukiji.board import FishMarket
from tsukiji_lab.tsukiji.markets import MARKETS

PARTS = ("game", "fish", "external")
BOARD_OF = {board.board.replace("_", "-"): board for board in MARKETS}
"""The board that a chapter is about; all other chapters are about the game."""


def part_of(chapter: str) -> str:
    """The part that a chapter belongs to, one of ``PARTS``."""
    board = BOARD_OF.get(chapter)
    if board is None:
        return "game"
    return "fish" if issubclass(board, FishMarket) else "external"


def chapter_of(id: str) -> str:
    """The chapter in which a rule stands."""
    return id.partition(".")[0]


def chapters() -> dict[str, list[Rule]]:
    """The rules by chapter: those about the game first, then the markets."""
    found: dict[str, list[Rule]] = {}
    for rule in RULES.values():
        found.setdefault(chapter_of(rule.id), []).append(rule)
    order = sorted(found, key=lambda name: PARTS.index(part_of(name)))
    return {name: found[name] for name in order}


def chapter_title(chapter: str, said: Words) -> str:
    """What a chapter is called."""
    if chapter in BOARD_OF:
        return said.name("board", BOARD_OF[chapter].board)
    return said.say(f"rules_chapter-{chapter}")
