"""The rulebook as a page: every rule with its source, its cases and the tests that prove it.

``python -m tests.rulebook_page`` writes ``docs/rulebook.md`` and ``docs/rulebook.es.md`` anew; a test
holds them to the catalogue.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from tsukiji_lab.rulebook import LANGUAGES, RULES, Rule, Words, words
from tsukiji_lab.scenarios import cases

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"


def page_path(language: str) -> Path:
    """Where the page of a language lies."""
    return DOCS / ("rulebook.md" if language == "en" else f"rulebook.{language}.md")


def proofs() -> dict[str, list[str]]:
    """The tests that name each rule with ``@rule(…)``, as «file::test»."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        place = path.relative_to(ROOT / "tests").as_posix()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in _named(node):
                    found.setdefault(rule, []).append(f"{place}::{node.name}")
    return found


def _named(test: ast.FunctionDef) -> Iterator[str]:
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func).endswith("rule"):
            for argument in mark.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def page(language: str) -> str:
    """The page in a language, as Markdown."""
    said, proven = words(language), proofs()
    lines = [f"# {said.say('rules_page-title')}", "", said.say("rules_page-note"), ""]
    chapters = groupby(RULES.values(), key=lambda rule: rule.id.partition(".")[0])
    for chapter, rules in chapters:
        lines += [f"## {_chapter(chapter, said)}", ""]
        for rule in rules:
            lines += [*_entry(rule, said, proven.get(rule.id, [])), ""]
    return "\n".join(lines)


def _chapter(name: str, said: Words) -> str:
    board = name.replace("-", "_")
    if any(board in rule.boards and rule.id.startswith(f"{name}.") for rule in RULES.values()):
        if said.has(f"board_{name}"):
            return said.name("board", board)
    return said.say(f"rules_chapter-{name}")


def _entry(rule: Rule, said: Words, proven: list[str]) -> Iterator[str]:
    yield f'### <a id="{rule.id}"></a>{said.title(rule.id)}'
    yield ""
    yield said.text(rule.id)
    yield ""
    yield f"`{rule.id}` · {said.citation(rule.id)}"
    for path in cases().get(rule.id, ()):
        place = path.relative_to(ROOT).as_posix()
        yield f"- {said.say('rules_page-case')} [{path.stem}](../{place})"
    for test in proven:
        yield f"- {said.say('rules_page-test')} `{test}`"
    if rule.related:
        links = ", ".join(f"[{said.title(other)}](#{other})" for other in rule.related)
        yield f"- {said.say('rules_page-related')} {links}"


def main() -> None:
    """Write the pages."""
    DOCS.mkdir(exist_ok=True)
    for language in LANGUAGES:
        page_path(language).write_text(page(language), encoding="utf-8")


if __name__ == "__main__":
    main()
