"""Every rule of the catalogue is proven by a test that names it, and the engine knows no other."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path

from tests.rulebook_page import proofs
from tsukiji_lab.game.action import Action
from tsukiji_lab.rulebook import RULES
from tsukiji_lab.tsukiji.board import FishMarket, Market
from tsukiji_lab.tsukiji.boats import BoatMarket
from tsukiji_lab.tsukiji.frame import Frame
from tsukiji_lab.tsukiji.markets import MARKETS
from tsukiji_lab.tsukiji.rules import VERBS, VERBS_IN

ROOT = Path(__file__).resolve().parent.parent
ENGINE = ROOT / "tsukiji_lab" / "tsukiji"
ID = re.compile(r"[a-z0-9-]+(\.[a-z0-9-]+)+")


def trees(folder: Path) -> Iterator[ast.Module]:
    """The syntax trees of all modules in a folder."""
    for path in sorted(folder.rglob("*.py")):
        yield ast.parse(path.read_text(encoding="utf-8"))


def texts(nodes: list[ast.expr]) -> list[str]:
    """The texts among some arguments."""
    return [n.value for n in nodes if isinstance(n, ast.Constant) and isinstance(n.value, str)]


def calls(tree: ast.Module, name: str) -> Iterator[ast.Call]:
    """The calls of ``name(…)`` and ``….name(…)``."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = node.func
            if getattr(called, "id", None) == name or getattr(called, "attr", None) == name:
                yield node


def test_every_rule_is_proven() -> None:
    assert sorted(set(RULES) - set(proofs())) == []


def test_no_test_names_an_unknown_rule() -> None:
    assert sorted(set(proofs()) - set(RULES)) == []


def test_every_rule_that_the_engine_names_is_in_the_catalogue() -> None:
    named: set[str] = set()
    for tree in trees(ENGINE):
        topics = {topic for call in calls(tree, "rule") for topic in texts(call.args)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                named |= {node.value} - topics if ID.fullmatch(node.value) else set()
    assert len(named) > 100
    assert (
        sorted(id for id in named - set(RULES) if not id.startswith(("error.", "explain."))) == []
    )


def test_every_topic_that_boards_share_is_a_rule_of_theirs() -> None:
    topics = {t for tree in trees(ENGINE) for call in calls(tree, "rule") for t in texts(call.args)}
    assert {"entry", "licence", "sell"} <= topics
    for board in MARKETS:
        assert board.rule("entry") in RULES
        assert board.no_sale in RULES
    for topic in topics:
        assert any(board.rule(topic) in RULES for board in MARKETS), topic


def test_every_verb_and_every_frame_names_a_rule_for_the_wrong_moment() -> None:
    verbs: tuple[type[Action], ...] = VERBS
    frames: tuple[type[Frame], ...] = tuple(VERBS_IN)
    for rule in (
        *(verb.part_of for verb in verbs),
        *(frame.rule for frame in frames),
        *(frame.rule_for_free_steps for frame in frames),
    ):
        assert not rule or rule in RULES


def answers(thing: type, base: type, *names: str) -> bool:
    """Whether a class has an own answer to each of these, where the base has none."""
    return all(getattr(thing, name) is not getattr(base, name) for name in names)


def test_every_verb_answers_what_the_table_asks_of_it() -> None:
    verbs: tuple[type[Action], ...] = VERBS
    for verb in verbs:
        assert answers(verb, Action, "why_not", "play"), verb


def test_every_board_answers_what_the_table_asks_of_it() -> None:
    for board in MARKETS:
        assert board.set_up(3).board == board.board
        assert "set_up" in vars(board), board
        if issubclass(board, FishMarket):
            assert answers(board, FishMarket, "worth"), board
            assert not board.worth_of_rest or answers(board, FishMarket, "worth_beside"), board
            assert not board.auction_lot or answers(board, FishMarket, "token_for_auction"), board
        if issubclass(board, BoatMarket):
            assert answers(board, BoatMarket, "asks", "gives"), board
        if answers(board, Market, "buys"):
            assert answers(board, Market, "sale_price", "sold"), board


def test_every_board_that_asks_for_lots_or_bids_settles_them() -> None:
    asked = set()
    for board in MARKETS:
        tree = ast.parse(Path(inspect.getfile(board)).read_text(encoding="utf-8"))
        if any(calls(tree, "Lot")):
            assert answers(board, Market, "why_not_lot", "lot_made"), board
            asked.add(board.board)
        is_auctioned = issubclass(board, FishMarket) and board.auction_lot
        if is_auctioned or any(calls(tree, "Bids")):
            assert answers(board, Market, "won") or answers(board, Market, "settle"), board
    assert asked == {"auction", "barter", "trading", "sushi_shop"}
