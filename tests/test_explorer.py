"""The rules explorer, without a browser: what the page is told, and what it may ask for."""

from __future__ import annotations

import json
import logging
import re
import zlib
from collections import Counter
from html import unescape
from typing import Any
from urllib.parse import parse_qs, urlencode

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tsukiji_widgets import explorer as widget
from tsukiji_widgets.explorer import Explorer
from tsukiji_widgets.page import LOG

import tsukiji_lab as lab
from tsukiji_lab.drawing.explorer import MOST_FOUND
from tsukiji_lab.numbers import numbers
from tsukiji_lab.rulebook import KINDS, LANGUAGES, RULES, UnknownLanguage, UnknownRule, words
from tsukiji_lab.rulebook.chapters import chapter_of, chapters
from tsukiji_lab.rulebook.search import find_rules
from tsukiji_lab.scenarios import cases, cases_folder, read_scenario
from tsukiji_lab.trail import Trail
from tsukiji_lab.tsukiji.position import BadPosition
from tsukiji_lab.tsukiji.status import status

EMPTY_SHIP = "fishing.catch.empty-ship"
ONE_LICENCE = cases_folder() / "fishing" / "catch-empty-ship.toml"
"""Moon goes fishing, tries to catch with an empty Ship, and catches with the other."""


class Reader:
    """Stands for the page: keeps what it is told, and sends orders."""

    def __init__(self, explorer: Explorer, **hello: str) -> None:
        self.explorer = explorer
        self.parts: dict[str, str] = {}
        self.frame = self.kept = ""
        explorer.page.send = self._receive
        self.do("hello", urlencode({"language": "en", "address": "", **hello}))

    def _receive(self, content: dict[str, str], buffers: list[bytes]) -> None:
        value = json.loads(zlib.decompress(buffers[0]))
        if content["what"] == "keep":
            self.kept = value["text"]
        else:
            assert content["what"] == "parts", value
            if value["frame"] is not None:
                self.parts, self.frame = {}, value["frame"]
            self.parts.update(value["changed"])

    def do(self, do: str, text: str = "", **fields: str) -> None:
        self.explorer.obey({"do": do, "text": text or urlencode(fields)})

    def text(self, part: str) -> str:
        """What a part says."""
        bare = re.sub(r"<[^>]+>", " ", self.parts.get(part, ""))
        return " ".join(unescape(bare).split())

    def offers(self, part: str, do: str) -> list[str]:
        """What the buttons of a part would ask for."""
        found = re.findall(rf'data-do="{do}" data-text="([^"]*)"', self.parts.get(part, ""))
        return [unescape(text) for text in found]

    def fields(self) -> dict[str, int]:
        """The numbers that the form shows."""
        found = re.findall(r'name="([^"]+)" value="(\d+)" min', self.parts["change"])
        return {name: int(value) for name, value in found}

    @property
    def answer(self) -> str:
        return self.text("answer")

    @property
    def rules(self) -> list[str]:
        """The rules behind the answer."""
        return self.offers("answer", "rule")


@pytest.fixture
def reader() -> Reader:
    return Reader(Explorer())


@pytest.fixture
def on_table(reader: Reader) -> Reader:
    """The case of the Empty Ship, at its start."""
    reader.do("rule", EMPTY_SHIP)
    reader.do("case", str(cases()[EMPTY_SHIP].index(ONE_LICENCE)))
    return reader


# --- finding ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_reached_by_the_chapter_it_stands_in(language: str) -> None:
    reader = Reader(Explorer(language=language))
    offered = reader.offers("found", "chapter")
    assert sorted(offered) == sorted(chapters())
    seen: Counter[str] = Counter()
    for chapter in offered:
        reader.do("chapter", chapter)
        listed = reader.offers("found", "rule")
        seen.update(id for id in listed if chapter_of(id) == chapter)
    assert seen == Counter(list(RULES))


def test_a_board_lists_the_rules_about_it_that_stand_elsewhere(reader: Reader) -> None:
    reader.do("chapter", "bank")
    expected = {id for id, rule in RULES.items() if "bank" in rule.boards or id.startswith("bank.")}
    assert set(reader.offers("found", "rule")) == expected
    assert len(expected) > len(chapters()["bank"])


def test_words_find_the_rules_that_the_catalogue_finds(reader: Reader) -> None:
    reader.do("find", words="empty ship")
    found = [rule.id for rule in find_rules("empty ship", "en")]
    assert reader.offers("found", "rule") == found
    assert found[0] == EMPTY_SHIP
    assert reader.text("found").startswith(f"{len(found)} rules for “empty ship”")


def test_words_of_many_rules_show_the_best_and_how_many_more(reader: Reader) -> None:
    reader.do("find", words="licence")
    found = find_rules("licence", "en")
    assert len(reader.offers("found", "rule")) == MOST_FOUND < len(found)
    assert f"{len(found) - MOST_FOUND} more" in reader.text("found")


@pytest.mark.parametrize("query", ["xyzzy", "<xyzzy>"])
def test_words_of_no_rule_are_said_back_safely(reader: Reader, query: str) -> None:
    reader.do("find", words=query)
    assert f"No rule speaks of “{query}”" in unescape(reader.parts["found"])
    assert "<xyzzy" not in reader.parts["found"] + reader.parts["search"]


def test_no_words_are_all_chapters(reader: Reader) -> None:
    reader.do("find", words="  ")
    assert sorted(reader.offers("found", "chapter")) == sorted(chapters())


# --- reading ---


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_rule_is_shown_whole(language: str, kind: str) -> None:
    said = words(language)
    rule = next(rule for rule in RULES.values() if rule.kind == kind and rule.related)
    reader = Reader(Explorer(rule.id, language=language))
    shown = reader.text("rule")
    for expected in (said.title(rule.id), said.text(rule.id), said.citation(rule.id)):
        assert " ".join(expected.split()) in shown
    assert said.say(f"explorer_kind-{kind}") in shown
    assert reader.offers("rule", "rule") == list(rule.related)
    assert len(reader.offers("rule", "case")) == len(cases().get(rule.id, ()))


def test_related_rules_are_links_and_the_list_beside_follows(reader: Reader) -> None:
    reader.do("find", words="empty ship")
    reader.do("rule", EMPTY_SHIP)
    related = reader.offers("rule", "rule")[0]
    reader.do("rule", related)
    assert words("en").title(related) in reader.text("rule")
    assert reader.offers("found", "rule")[0] == EMPTY_SHIP  # what was found stays
    reader.do("chapter", "fishing")
    reader.do("rule", "salmon.licence")
    assert "salmon.licence" in reader.offers("found", "rule")


def test_an_unknown_rule_is_said(reader: Reader) -> None:
    reader.do("rule", "no.such-rule")
    assert reader.answer == "The catalogue has no rule “no.such-rule”."
    with pytest.raises(UnknownRule, match="empty-ship"):
        Explorer("fishing.catch.empty-shop")
    with pytest.raises(UnknownLanguage):
        Explorer(language="xx")


# --- a case ---


def test_the_steps_of_a_case_are_told_and_gone_through(on_table: Reader) -> None:
    reader, trail = on_table, on_table.explorer.trail
    assert trail is not None
    steps = reader.text("steps")
    assert "Moon tries: Catch Mackerel with the One-slot Ship" in steps
    assert reader.offers("steps", "rule") == [EMPTY_SHIP]
    reader.do("on")
    assert reader.answer.startswith("Moon goes fishing.")
    assert reader.rules == ["fishing.cost"]
    before = trail.game.state
    reader.do("on")
    assert trail.game.state == before
    refusal = trail.game.why_not("catch one-slot mackerel")
    assert refusal is not None
    assert refusal.sentence in reader.answer
    assert reader.rules == [EMPTY_SHIP]
    reader.do("on")
    assert "Mackerel" in reader.answer
    assert not trail.can_go_on
    reader.do("on")
    assert trail.now.done == 3
    for _ in range(5):
        reader.do("back")
    assert trail.game.state == lab.load_scenario(ONE_LICENCE).state
    assert reader.answer == ""


def test_every_chapter_has_a_case_that_goes_as_it_is_told() -> None:
    first = {chapter_of(rule): paths[-1] for rule, paths in cases().items()}
    assert len(first) > 40
    for path in first.values():
        trail, game = Trail(path), lab.load_scenario(path)
        written = read_scenario(path.read_text(encoding="utf-8")).steps
        assert len(trail.steps("es")) == len(written)
        for step in written:
            trail.go_on()
            if step.do:
                game.redo()
            told = list(trail.now.tell(words("en")))
            assert not step.refused or step.refused in told[0].rules
        assert trail.game.state == game.state
        assert not trail.can_go_on


def test_the_table_stands_beside_the_case_and_offers_every_action(on_table: Reader) -> None:
    on_table.do("on")
    trail = on_table.explorer.trail
    assert trail is not None
    legal = [str(action) for action in trail.game.legal_actions]
    assert sorted(on_table.offers("panel", "play")) == sorted(legal)
    assert EMPTY_SHIP in on_table.offers("panel", "rule")  # of what cannot be done
    assert {"turn", "harbour-0", "market-mackerel", "log"} <= on_table.parts.keys()


def test_a_case_at_the_end_of_the_game_shows_the_count_and_asks_nothing(reader: Reader) -> None:
    path = cases_folder() / "end" / "round-limit.toml"
    rule = next(rule for rule, paths in cases().items() if path in paths)
    reader.do("rule", rule)
    reader.do("case", str(cases()[rule].index(path)))
    trail = reader.explorer.trail
    assert trail is not None
    while trail.can_go_on:
        reader.do("on")
        assert reader.text("steps")
    assert trail.game.is_over
    assert "count" in reader.parts
    assert reader.offers("panel", "play") == []
    assert words("en").say("explorer_over") in reader.text("panel")


# --- trying ---


def test_a_legal_action_has_its_effect_and_its_rules(on_table: Reader) -> None:
    on_table.do("play", "enter eel points")
    assert "Moon enters the Eel market" in on_table.answer
    assert on_table.rules[0] == "eel.entry"
    assert "own way" in on_table.text("steps")
    on_table.do("return")
    assert on_table.answer == ""
    assert "own way" not in on_table.text("steps")


def test_the_next_step_may_be_done_on_the_table(on_table: Reader) -> None:
    on_table.do("play", "fish")
    trail = on_table.explorer.trail
    assert trail is not None
    assert (trail.now.done, trail.now.astray) == (1, False)


@pytest.mark.parametrize("do", ["play", "why"])
def test_a_refused_action_names_its_rule_and_changes_nothing(on_table: Reader, do: str) -> None:
    trail = on_table.explorer.trail
    assert trail is not None
    on_table.do("on")
    before = trail.game.state
    on_table.do(do, "catch one-slot eel")
    assert on_table.rules == ["fishing.catch.licence"]
    assert words("en").title("fishing.catch.licence") in on_table.answer
    assert on_table.answer.startswith("You hold no Eel licence.")
    assert trail.game.state is before
    assert trail.now.done == 1


def test_a_legal_action_may_be_asked_about(on_table: Reader) -> None:
    on_table.do("why", "fish")
    assert on_table.answer == "That can be done now."


@pytest.mark.parametrize(
    "text", ["", "blub", "catch", "enter", "price eel x", "a" * 5000, "\ud800"]
)
@pytest.mark.parametrize("do", ["play", "why"])
def test_what_cannot_be_read_is_said_and_changes_nothing(
    on_table: Reader, do: str, text: str
) -> None:
    trail = on_table.explorer.trail
    assert trail is not None
    before = trail.game.state
    on_table.explorer.obey({"do": do, "text": text})
    assert on_table.answer
    assert on_table.answer != words("en").say("explorer_fault")
    assert trail.game.state is before


# --- other numbers ---


def test_a_licence_more_makes_the_catch_legal(on_table: Reader) -> None:
    reader, trail = on_table, on_table.explorer.trail
    assert trail is not None
    reader.do("on")
    reader.do("form", place="moon")
    assert reader.fields()["licence mackerel"] == 1
    reader.do("change", **{"place": "moon", "licence mackerel": "2"})
    assert reader.answer.startswith("Possible now: Catch Mackerel with the One-slot Ship")
    assert "catch one-slot mackerel" in trail.game.legal_actions
    assert reader.fields()["licence mackerel"] == 2
    reader.do("on")
    assert reader.answer == "That can be done now."
    reader.do("back")
    reader.do("back")
    assert reader.fields()["licence mackerel"] == 1


def test_less_yen_makes_actions_illegal_by_a_rule(on_table: Reader) -> None:
    on_table.do("change", place="moon", yen="0")
    assert "No longer possible:" in on_table.answer
    assert "money.enough" in on_table.rules
    on_table.do("change", place="moon", yen="0")
    assert on_table.answer == "Nothing is other than before."


def test_what_was_done_is_done_again_as_far_as_it_goes(on_table: Reader) -> None:
    trail = on_table.explorer.trail
    assert trail is not None
    on_table.do("on")
    on_table.do("on")
    on_table.do("change", place="turn", points="0")
    assert on_table.answer.startswith("This cannot be done any more: Go fishing")
    assert on_table.rules == ["turn.after-last-point"]
    assert trail.now.done == 0
    on_table.do("back")
    assert trail.now.done == 2


def test_all_sorts_of_numbers_can_be_changed_and_stay_so() -> None:
    path = cases_folder() / "eel" / "sell.toml"
    for place, name, value in [
        ("turn", "points", 1),
        ("moon", "yen", 300),
        ("moon", "ports", 3),
        ("peak", "licence fugu", 1),
        ("gate", "token eel", 2),
        ("eel", "barrels", 2),
        ("eel", "marker", 13),
    ]:
        trail = Trail(path)
        trail.change(place, {name: value})
        trail.change("peak", {"yen": 700})  # another change leaves the first as it is
        shown = {number.name: number.value for number in trail.numbers()[place]}
        assert shown[name] == value
        assert status(trail.game.state) == []


def test_what_the_bounds_of_a_number_allow_can_lie_so() -> None:
    for path in sorted(cases_folder().rglob("*.toml"))[::40]:
        trail = Trail(path)
        for place, here in trail.numbers().items():
            for number in here:
                for value in {number.least, number.most}:
                    if number.name == "licence nori" and value > 1:
                        with pytest.raises(BadPosition, match="more than one licence"):
                            trail.change(place, {number.name: value})
                    else:
                        trail.change(place, {number.name: value})
                        assert status(trail.game.state) == []
                        trail.go_back()


@pytest.mark.parametrize(
    ("fields", "answer"),
    [
        ({"place": "moon", "yen": "150"}, "“150”: yen are counted in steps of ¥100."),
        ({"place": "moon", "yen": "-100"}, "Yen: from 0 to 23,500."),
        ({"place": "moon", "yen": "9" * 4000}, f"“{'9' * 20}” is not a whole number."),
        ({"place": "moon", "yen": "¾"}, "“¾” is not a whole number."),
        ({"place": "moon", "yen": ""}, "“” is not a whole number."),
        ({"place": "moon", "ports": "4"}, "Open ports: from 1 to 3."),
        ({"place": "eel", "marker": "0"}, "Value marker: from 1 to 13."),
        ({"place": "eel", "barrels": "0"}, "Barrels left: from 1 to 6."),
        (
            {"place": "moon", "licence eel": "3", "licence mackerel": "4"},
            "The pieces cannot lie like that.",
        ),
    ],
)
def test_silly_numbers_are_refused_in_a_sentence(
    on_table: Reader, fields: dict[str, str], answer: str
) -> None:
    trail = on_table.explorer.trail
    assert trail is not None
    before = trail.game.state
    on_table.do("change", **fields)
    assert on_table.answer == answer
    assert trail.game.state is before


# --- the language, the address ---


def test_the_same_answer_in_the_other_language(on_table: Reader) -> None:
    on_table.do("on")
    on_table.do("on")
    trail = on_table.explorer.trail
    assert trail is not None
    on_table.do("language", "es")
    refusal = trail.game.why_not("catch one-slot mackerel")
    assert refusal is not None
    assert words("es").title(EMPTY_SHIP) in on_table.answer
    assert refusal.sentence in on_table.answer
    assert words("es").text(EMPTY_SHIP) in on_table.text("rule")
    assert "Luna" in on_table.text("steps")


def test_the_address_keeps_rule_case_and_step(on_table: Reader) -> None:
    on_table.do("on")
    on_table.do("painted")
    again = Reader(Explorer(), language="es", address=on_table.kept)
    assert again.explorer.trail is not None
    assert on_table.explorer.trail is not None
    assert again.explorer.trail.game.state == on_table.explorer.trail.game.state
    assert words("es").title(EMPTY_SHIP) in again.text("rule")
    assert parse_qs(on_table.kept)["code"] == [EMPTY_SHIP]


def test_what_was_asked_for_counts_more_than_the_page() -> None:
    reader = Reader(Explorer("eel.sell", language="es"), address=f"code={EMPTY_SHIP}")
    assert words("es").title("eel.sell") in reader.text("rule")
    reader.do("rule", EMPTY_SHIP)
    reader.do("hello", language="en", address="code=eel.sell")  # the line was lost for a moment
    assert words("es").title(EMPTY_SHIP) in reader.text("rule")


@pytest.mark.parametrize(
    "address", ["code=no.rule", f"code={EMPTY_SHIP}&case=999", "code=&case=x", "&" * 500]
)
def test_a_damaged_address_is_said_and_the_rules_are_there(address: str) -> None:
    reader = Reader(Explorer(), address=address)
    assert reader.answer
    assert reader.offers("found", "rule") or reader.offers("found", "chapter")


# --- forged messages ---

FORGED = [
    None,
    "rule",
    {},
    {"do": "rule"},
    {"do": "rule", "text": 7},
    {"do": ["rule"], "text": ""},
    {"do": "no such order", "text": ""},
    {"do": "rule", "text": "x" * 10**6},
    {"do": "case", "text": "0"},
    {"do": "on", "text": ""},
    {"do": "play", "text": "fish"},
    {"do": "change", "text": "place=moon&yen=0"},
    {"do": "form", "text": "place=nowhere"},
    {"do": "chapter", "text": "__class__"},
    {"do": "language", "text": "xx"},
    {"do": "find", "text": "&".join(f"f{n}=1" for n in range(1000))},
]


@pytest.mark.parametrize("content", FORGED)
def test_forged_messages_get_a_sentence_and_change_nothing(
    reader: Reader, content: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LOG, "warning", lambda *said: None)
    before = reader.parts["found"]
    reader.explorer.obey(content)
    assert "has changed" in reader.answer or "has no rule" in reader.answer
    assert reader.parts["found"] == before
    reader.do("rule", EMPTY_SHIP)
    assert reader.answer == ""


SENT = [
    *("", "0", "1", "es", "moon", "fish", "eel", "turn", EMPTY_SHIP, "undock one-slot"),
    *("place=moon&yen=300", "place=eel&barrels=2", "place=turn&points=1", "words=eel"),
]


class Listener(logging.Handler):
    """Keeps what is logged."""

    def __init__(self) -> None:
        super().__init__()
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


@settings(max_examples=30)
@given(
    st.lists(
        st.tuples(
            st.sampled_from([*widget.ORDERS]),
            st.sampled_from(SENT) | st.text(max_size=20),
        ),
        max_size=12,
    )
)
def test_whatever_is_sent_the_page_stands(orders: list[tuple[str, str]]) -> None:
    handler = Listener()
    LOG.addHandler(handler)
    reader = Reader(Explorer(EMPTY_SHIP))
    for do, text in [("case", "3"), *orders]:
        reader.explorer.obey({"do": do, "text": text})
    LOG.removeHandler(handler)
    assert [record for record in handler.records if record.levelno >= logging.ERROR] == []
    trail = reader.explorer.trail
    assert trail is None or status(trail.game.state) == []


def test_numbers_belong_to_places_of_the_table() -> None:
    state = lab.load_scenario(ONE_LICENCE).state
    fish = {market.board for market in state.markets if hasattr(market, "barrels")}
    assert set(numbers(state)) == {"turn", "moon", "peak", "gate", *fish}


def test_a_rule_read_on_the_way_does_not_lose_the_case(on_table: Reader) -> None:
    assert on_table.explorer.trail is not None
    on_table.do("on")
    lies = on_table.explorer.trail.game.state
    on_table.do("rule", "licence.once")
    assert "Back to the case" in on_table.text("rule")
    on_table.do("case-again")
    assert on_table.explorer.rule is not None
    assert on_table.explorer.rule.id == EMPTY_SHIP
    assert on_table.explorer.trail is not None
    assert on_table.explorer.trail.game.state is lies
    on_table.do("case-again")
    assert on_table.answer


def test_small_words_do_not_spoil_a_search(reader: Reader) -> None:
    for language, query in (("en", "price of salmon"), ("es", "precio del salmón")):
        reader.do("language", language)
        reader.do("find", words=query)
        assert reader.offers("found", "rule")[0].startswith("salmon.")
