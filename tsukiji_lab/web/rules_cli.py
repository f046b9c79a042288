"""`tsukiji-lab rules`: the rule catalogue on the command line."""

from __future__ import annotations

import argparse
from collections.abc import Iterable

from tsukiji_lab.rulebook import RULES, Rule, Words, rule, words
from tsukiji_lab.rulebook.search import find_rules
from tsukiji_lab.scenarios import cases, cases_folder

MOST_FOUND = 20


def rules(options: argparse.Namespace) -> int:
    """Print rules; 1 if there is none."""
    said = words(options.language)
    if options.asked == "show":
        print(whole(rule(options.id), said))
        return 0
    if options.asked == "search":
        found = find_rules(" ".join(options.words), said)[:MOST_FOUND]
    else:
        board = options.board.replace("-", "_")
        found = [each for each in RULES.values() if board in ("", *each.boards)]
    print("\n".join(_lines(found, said)) or said.say("rules_none"))
    return 0 if found else 1


def _lines(found: Iterable[Rule], said: Words) -> Iterable[str]:
    return (f"{each.id}  {said.title(each.id)}" for each in found)


def whole(found: Rule, said: Words) -> str:
    """A rule with all that the catalogue knows of it."""
    boards = ", ".join(said.name("board", board) for board in found.boards)
    lines = [said.title(found.id), found.id, "", said.text(found.id), "", said.citation(found.id)]
    if boards:
        lines.append(said.say("rules_boards", text=boards))
    if found.related:
        lines.append(said.say("rules_related", text=", ".join(found.related)))
    for path in cases().get(found.id, ()):
        place = path.relative_to(cases_folder()).as_posix()
        lines.append(said.say("rules_case", path=place))
    return "\n".join(lines)
