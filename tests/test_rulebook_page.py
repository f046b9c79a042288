"""The pages of all rules: current, whole, and every link of theirs leads somewhere."""

from __future__ import annotations

import re
from functools import cache

import pytest

from tests.rulebook_page import DOCS, page, page_path
from tsukiji_lab.rulebook import LANGUAGES, RULES, words

LIMIT = 400_000
"""Bytes that a page may have."""


@cache
def read(language: str) -> str:
    return page_path(language).read_text(encoding="utf-8")


def entries(text: str) -> dict[str, str]:
    """What the page says of each rule."""
    parts = re.split(r'^### <a id="(.+?)"></a>', text.partition('## <a id="tests">')[0], flags=re.M)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_current(language: str) -> None:
    assert page(language) == read(language), "write it anew: python -m tests.rulebook_page"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_stands_there_once_and_whole(language: str) -> None:
    said, found = words(language), entries(read(language))
    assert found.keys() == RULES.keys()
    assert read(language).count("### ") == len(RULES)
    for id, entry in found.items():
        for part in (said.title(id), said.text(id), f"`{id}` · {said.citation(id)}"):
            assert part in entry, id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_leads_somewhere(language: str) -> None:
    text = read(language)
    places = re.findall(r'<a id="(.+?)">', text)
    assert len(places) == len(set(places))
    targets = set(re.findall(r"\]\((.+?)\)", text))
    assert len(targets) > len(RULES)
    for target in targets:
        if target.startswith("#"):
            assert target[1:] in places
        else:
            assert (DOCS / target).resolve().is_file(), target


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_names_a_test_that_is_in_the_file_it_links_to(language: str) -> None:
    for id, entry in entries(read(language)).items():
        named = re.findall(r"\[(test_\w+)\]\((.+?)\)", entry)
        assert len(named) == 1, id
        [(name, path)] = named
        assert f"def {name}(" in (DOCS / path).read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_chapter_of_the_table_is_without_rules_and_tests(language: str) -> None:
    table = read(language).partition('## <a id="tests">')[2]
    rows = re.findall(r"^\| \[.+?\]\(#(.+?)\) \| (\d+) \| \d+ \| (\d+) \|$", table, flags=re.M)
    chapters = {id.partition(".")[0] for id in RULES}
    assert sorted(name for name, _, _ in rows) == sorted(chapters)
    assert all(int(tests) > 0 for _, _, tests in rows)
    assert sum(int(rules) for _, rules, _ in rows) == len(RULES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_not_too_large(language: str) -> None:
    assert len(read(language).encode()) < LIMIT
