"""`tsukiji-lab rules`: rules listed, found by words, and shown whole."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tsukiji_lab.rulebook import LANGUAGES, RULES, words
from tsukiji_lab.rulebook.search import find_rules
from tsukiji_lab.scenarios import cases
from tsukiji_lab.web.cli import main

Captured = pytest.CaptureFixture[str]


def ids(printed: str) -> list[str]:
    """The rules at the beginning of each line."""
    return [line.split()[0] for line in printed.splitlines() if not line.startswith("…")]


def found(query: str, language: str = "en") -> list[str]:
    return [each.id for each in find_rules(query, language)]


# --- searching ---


def test_words_find_the_rules_that_are_most_about_them(capsys: Captured) -> None:
    assert main(["rules", "search", "salmon", "price"]) == 0
    printed = capsys.readouterr().out
    assert ids(printed)[:2] == ["salmon.licence", "salmon.no-sale"]
    assert "Salmon licence price" in printed


@pytest.mark.parametrize(
    ("language", "query", "first"),
    [
        ("en", "empty ship", "fishing.catch.empty-ship"),
        ("en", "own fugu", "fugu.own"),
        ("en", "degradation freezer", "rentals.freezer"),
        ("en", "price blue ship", "blue-ship.buy"),
        ("es", "barco vacío", "fishing.catch.empty-ship"),
        ("es", "fugu propio", "fugu.own.freezer"),
        ("es", "precio barco azul", "blue-ship.buy"),
        ("es", "venta salmon", "salmon.no-sale"),
    ],
)
def test_what_is_found_first(language: str, query: str, first: str) -> None:
    assert found(query, language)[0] == first


@pytest.mark.parametrize(
    ("language", "queries"),
    [
        ("en", ["salmon price", "SALMON Price", "price: salmon!", "salm_pric"]),
        ("es", ["precio salmón", "PRECIO SALMON", "salmón, precio"]),
    ],
)
def test_accents_capitals_signs_and_order_do_not_matter(language: str, queries: list[str]) -> None:
    first, *others = (found(query, language) for query in queries)
    assert first[0] == "salmon.licence"
    for other in others:
        assert other == first


def test_a_word_that_stands_nowhere_does_not_spoil_the_others() -> None:
    assert found("salmon price please")[0] == "salmon.licence"


def test_a_rule_is_found_by_its_id_and_by_its_title() -> None:
    for id in list(RULES)[::20]:
        assert id in found(id)
        assert id in found(words("en").title(id))


def test_a_long_answer_says_how_much_is_left_out(capsys: Captured) -> None:
    assert main(["rules", "search", "market"]) == 0
    *lines, last = capsys.readouterr().out.splitlines()
    assert len(lines) == 20
    assert last == f"… and {len(found('market')) - 20} more."


# --- listing and showing ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_holds_every_rule_with_its_title(capsys: Captured, language: str) -> None:
    assert main(["rules", "list", "--language", language]) == 0
    printed = capsys.readouterr().out
    assert ids(printed) == list(RULES)
    for line in printed.splitlines():
        assert line.endswith(f"  {words(language).title(line.split()[0])}")


@pytest.mark.parametrize(
    ("language", "board"),
    [
        ("en", "spider-crab"),
        ("en", "spider_crab"),
        ("en", "Spider Crab"),
        ("es", "cangrejo arana"),
        ("es", "Cangrejo Araña"),
    ],
)
def test_the_list_of_a_board(capsys: Captured, language: str, board: str) -> None:
    assert main(["rules", "--language", language, "list", "--board", board]) == 0
    own = [each.id for each in RULES.values() if "spider_crab" in each.boards]
    assert ids(capsys.readouterr().out) == own


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_shown_whole(capsys: Captured, language: str) -> None:
    id = "fishing.catch.empty-ship"
    assert main(["rules", "show", id, "--language", language]) == 0
    printed, said = capsys.readouterr().out, words(language)
    for part in (said.title(id), id, said.text(id), said.citation(id)):
        assert part in printed.splitlines()
    assert all(other in printed and said.title(other) in printed for other in RULES[id].related)
    assert all(path.name in printed for path in cases()[id])


def test_the_boards_of_a_rule_are_named(capsys: Captured) -> None:
    assert main(["rules", "show", "himono.dry"]) == 0
    assert "Boards: Himono, Mackerel, Horse Mackerel, Sardines\n" in capsys.readouterr().out


# --- bad input ---


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("show salmon.licences", "no rule “salmon.licences”. Close to it: salmon.licence"),
        ("show qqq", "The catalogue has no rule “qqq”.\n"),
        ("show qqq --language es", "El catálogo no tiene ninguna regla «qqq».\n"),
        ("show salmon.licences --language es", "Se parecen: salmon.licence"),
        ("list --board cod", "There is no board “cod”. There are: Mackerel"),
        ("list --board cod --language es", "No hay ningún tablero «cod»."),
        ("list --language fr", "There are no words in 'fr'; the languages are en, es.\n"),
        ("search xyzzy", "No rule speaks of “xyzzy”.\n"),
        ("search ...", "No rule speaks of “...”.\n"),
        ("--language es search xyzzy", "Ninguna regla habla de «xyzzy».\n"),
    ],
)
def test_what_is_not_there_is_said_in_a_sentence(
    capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str, sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["rules", *line.split()]) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert sentence in printed.err
    assert printed.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "line",
    ["", "sing", "show", "search", "list eel", "list --board", "show a b", "list --bord eel"],
)
def test_a_command_line_that_cannot_be_read(capsys: Captured, line: str) -> None:
    with pytest.raises(SystemExit) as left:
        main(["rules", *line.split()])
    assert left.value.code == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert "usage: tsukiji-lab" in printed.err


@pytest.mark.posix
def test_a_reader_that_has_had_enough_is_no_problem() -> None:
    command = [sys.executable, "-m", "tsukiji_lab.web.cli", "rules", "list"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as lister:
        assert lister.stdout is not None
        assert lister.stderr is not None
        lister.stdout.readline()
        lister.stdout.close()
        assert lister.stderr.read() == b""
        assert lister.wait(timeout=30) == 0
