"""The rulebook as a page: every rule with its source, its cases and the tests that prove it.

``python -m tests.rulebook_page`` writes ``docs/rulebook.md`` and ``docs/rulebook.es.md``; a test
holds them to the catalogue.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tsukiji_lab.rulebook import LANGUAGES, Rule, Words, words
from tsukiji_lab.rulebook.chapters import PARTS, chapter_of, chapter_title, chapters, part_of
from tsukiji_lab.scenarios import cases

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"


def page_path(language: str) -> Path:
    """Where the page of a language lies."""
    return DOCS / ("rulebook.md" if language == "en" else f"rulebook.{language}.md")


class Proof(NamedTuple):
    """A test that names rules with ``@rule(…)`` or ``@pytest.mark.rule(…)``."""

    path: Path
    name: str
    rules: tuple[str, ...]


@cache
def proofs() -> dict[str, list[Proof]]:
    """The tests of each rule; those that are about few other rules come first."""
    found: dict[str, list[Proof]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                proof = Proof(path.relative_to(ROOT), node.name, tuple(_rules_of(node)))
                for rule in proof.rules:
                    found.setdefault(rule, []).append(proof)
    return {rule: sorted(tests, key=lambda test: len(test.rules)) for rule, tests in found.items()}


def _rules_of(test: ast.FunctionDef) -> Iterator[str]:
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func).endswith("rule"):
            for argument in mark.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def page(language: str) -> str:
    """The page in a language, as Markdown."""
    said = words(language)
    lines = [*_opening(said), ""]
    for name, rules in chapters().items():
        lines += [f'## <a id="{name}"></a>{chapter_title(name, said)}', ""]
        for rule in rules:
            lines += [*_entry(rule, said), ""]
    return "\n".join([*lines, *_table(said), ""])


def _opening(said: Words) -> Iterator[str]:
    yield f"# {said.say('rules_page-title')}"
    yield ""
    yield said.say("rules_page-note")
    yield ""
    yield said.say("rules_page-kinds")
    yield ""
    yield " · ".join(
        f"[{words(language).say('rules_page-language')}]({page_path(language).name})"
        for language in LANGUAGES
        if language != said.language
    )
    yield ""
    yield f"| | {said.say('rules_page-chapters')} |"
    yield "| --- | --- |"
    for part in PARTS:
        names = [name for name in chapters() if part_of(name) == part]
        links = " · ".join(_link(name, said) for name in names)
        yield f"| **{said.say(f'rules_page-{part}')}** | {links} |"
    link = f"[{said.say('rules_page-table')}](#tests)"
    yield f"| | {link} |"


def _link(name: str, said: Words) -> str:
    return f"[{chapter_title(name, said)}](#{name})"


def _entry(rule: Rule, said: Words) -> Iterator[str]:
    yield f'### <a id="{rule.id}"></a>{said.title(rule.id)}'
    yield ""
    yield said.text(rule.id)
    yield ""
    yield f"`{rule.id}` · {said.citation(rule.id)}"
    yield ""
    paths = [path.relative_to(ROOT) for path in cases().get(rule.id, ())]
    if paths:
        links = [f"[{path.stem}](../{path.as_posix()})" for path in paths]
        yield f"- {said.say('rules_page-case', number=len(paths))}: {', '.join(links)}"
    first, *others = proofs()[rule.id]
    link = f"[{first.name}](../{first.path.as_posix()})"
    more = f" {said.say('rules_page-more', number=len(others))}" if others else ""
    yield f"- {said.say('rules_page-test', number=1 + len(others))}: {link}{more}"
    if rule.related:
        related = ", ".join(_related(rule, other, said) for other in rule.related)
        yield f"- {said.say('rules_page-related')}: {related}"


def _related(rule: Rule, other: str, said: Words) -> str:
    link, chapter = f"[{said.title(other)}](#{other})", chapter_of(other)
    return link if chapter == chapter_of(rule.id) else f"{link} ({chapter_title(chapter, said)})"


def _table(said: Words) -> Iterator[str]:
    """How many cases and tests there are for the rules of each chapter."""
    yield f'## <a id="tests"></a>{said.say("rules_page-table")}'
    yield ""
    heads = [
        said.say("rules_page-chapter"),
        said.say("rules_page-rules"),
        said.say("rules_page-case", number=2),
        said.say("rules_page-test", number=2),
    ]
    yield f"| {' | '.join(heads)} |"
    yield "| --- | ---: | ---: | ---: |"
    for name, rules in chapters().items():
        shown = {path for rule in rules for path in cases().get(rule.id, ())}
        proven = {test for rule in rules for test in proofs()[rule.id]}
        yield f"| {_link(name, said)} | {len(rules)} | {len(shown)} | {len(proven)} |"


def main() -> None:
    """Write the pages."""
    DOCS.mkdir(exist_ok=True)
    for language in LANGUAGES:
        page_path(language).write_text(page(language), encoding="utf-8")


if __name__ == "__main__":
    main()
