"""`tsukiji-lab rules`: the rule catalogue on the command line."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence

from tsukiji_lab.rulebook import RULES, Rule, UnknownRule, Words, rule, words
from tsukiji_lab.rulebook.search import find_rules, plain
from tsukiji_lab.scenarios import cases, cases_folder

MOST_FOUND = 20


def rules(options: argparse.Namespace) -> int:
    """Print what is asked for. Raises LookupError, or UnknownLanguage."""
    said = words(options.language)
    print("\n".join(ASKED[options.asked](options, said)))
    return 0


def _list(options: argparse.Namespace, said: Words) -> Iterator[str]:
    if options.board is None:
        return _lines(tuple(RULES.values()), said)
    board = _board(options.board, said)
    return _lines([each for each in RULES.values() if board in each.boards], said)


def _board(text: str, said: Words) -> str:
    """The board with that id or name."""
    boards = dict.fromkeys(board for each in RULES.values() for board in each.boards)
    for board in boards:
        if plain(text) in (plain(board), plain(said.name("board", board))):
            return board
    raise LookupError(said.say("rules_no-board", text=text, boards=tuple(boards)))


def _search(options: argparse.Namespace, said: Words) -> Iterator[str]:
    query = " ".join(options.words)
    found = find_rules(query, said.language)
    if not found:
        raise LookupError(said.say("rules_none", text=query))
    yield from _lines(found[:MOST_FOUND], said)
    if len(found) > MOST_FOUND:
        yield said.say("rules_more", number=len(found) - MOST_FOUND)


def _show(options: argparse.Namespace, said: Words) -> Iterator[str]:
    try:
        return whole(rule(options.id), said)
    except UnknownRule as unknown:
        what = "rules_close" if unknown.close else "rules_unknown"
        values = {"verbs": unknown.close} if unknown.close else {}
        raise LookupError(said.say(what, text=options.id, **values)) from None


ASKED = {"list": _list, "search": _search, "show": _show}


def _lines(found: Sequence[Rule], said: Words) -> Iterator[str]:
    width = max(len(each.id) for each in found)
    return (f"{each.id:{width}}  {said.title(each.id)}" for each in found)


def whole(found: Rule, said: Words) -> Iterator[str]:
    """A rule with all that the catalogue knows of it, line by line."""
    yield from (said.title(found.id), found.id, "", said.text(found.id), "")
    yield said.citation(found.id)
    if found.boards:
        boards = ", ".join(said.name("board", board) for board in found.boards)
        yield said.say("rules_boards", text=boards)
    for path in cases().get(found.id, ()):
        yield said.say("rules_case", path=path.relative_to(cases_folder()).as_posix())
    for other in found.related:
        yield said.say("rules_related", text=f"{other}, {said.title(other)}")
