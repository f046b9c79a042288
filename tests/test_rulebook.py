"""The rule catalogue and its words: complete in every language, and well formed."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Mapping

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from tsukiji_lab.rulebook import (
    KIND_OF,
    KINDS,
    LANGUAGES,
    RULES,
    MissingWords,
    UnknownLanguage,
    UnknownName,
    UnknownRule,
    Words,
    WrongValue,
    rule,
    words,
)
from tsukiji_lab.rulebook.messages import sources

FISH_BOARDS = [
    *("mackerel", "eel", "fugu", "octopus", "red_snapper", "salmon", "spider_crab", "squid"),
    *("tuna", "clam_oyster", "himono", "horse_mackerel", "nori", "sardines", "swordfish"),
]
BOARDS = [
    *FISH_BOARDS,
    *("aquarium", "auction", "bank", "barter", "government", "rentals", "ships", "trading"),
    *("used_ships", "foreign_market", "influence", "new_aquarium", "overfishing_market"),
    *("ship_rentals", "sushi_shop"),
]
FISH = [*FISH_BOARDS, "takoyaki", "clam", "oyster"]
BOATS = [
    *("one_slot", "two_slot", "three_slot", "four_slot", "barge", "blue_ship"),
    "four_slot_barge",
]
# Attributes that belong to a language's grammar; one language may have them and another not.
GRAMMAR = {"the", "gender", "sound", "joined"}


def read(language: str) -> list[ast.Message]:
    body = [entry for source in sources(language).values() for entry in parse(source).body]
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert not junk
    return [entry for entry in body if isinstance(entry, ast.Message)]


def patterns(language: str) -> Mapping[str, ast.Pattern]:
    """Every message and every attribute that is no matter of grammar, by its name."""
    found = {}
    for entry in read(language):
        assert entry.value is not None
        found[entry.id.name] = entry.value
        for attribute in entry.attributes:
            if attribute.id.name not in GRAMMAR:
                found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


class Collector(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.things: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        if node.id.name == "COUNT":
            _, thing = node.arguments.positional
            assert isinstance(thing, ast.StringLiteral)
            self.things.add(thing.value)
        self.generic_visit(node)


def collect(pattern: ast.Pattern) -> Collector:
    collector = Collector()
    collector.visit(pattern)
    return collector


# --- the catalogue ---


def test_rules_are_well_formed() -> None:
    for id, entry in RULES.items():
        assert entry.id == id
        assert entry.kind in KINDS
        assert entry.book in ("base", "expansion")
        assert entry.section
        assert set(entry.boards) <= set(BOARDS)
        assert id == id.lower()
        assert "_" not in id


def test_every_board_has_rules() -> None:
    for board in BOARDS:
        own = [entry for entry in RULES.values() if board in entry.boards]
        assert any(entry.id.startswith(board.replace("_", "-") + ".") for entry in own)
        assert f"{board.replace('_', '-')}.entry" in RULES


def test_rules_under_a_board_name_belong_to_it() -> None:
    for entry in RULES.values():
        board = entry.id.partition(".")[0].replace("-", "_")
        if board in BOARDS:
            assert board in entry.boards, entry.id


def test_reconstructed_numbers_of_the_base_game_are_marked() -> None:
    marked = {
        entry.id
        for entry in RULES.values()
        if entry.kind == "reconstructed" and entry.book == "base"
    }
    assert marked == {"fishing.price.columns", "salmon.stock.two-players", "rentals.entry"}


def test_reconstructed_numbers_of_the_expansion_are_marked() -> None:
    marked = {
        entry.id
        for entry in RULES.values()
        if entry.kind == "reconstructed" and entry.book == "expansion"
    }
    fish = ("clam-oyster", "himono", "horse-mackerel", "nori", "sardines", "swordfish")
    assert marked == {
        *(f"{board}.{topic}" for board in fish for topic in ("stock", "entry")),
        *(f"{board}.entry" for board in ("influence", "ship-rentals", "sushi-shop")),
        *("foreign-market.berths", "new-aquarium.prices", "new-aquarium.demand"),
        "sushi-shop.prices",
    }


def test_an_unknown_rule_is_refused_with_a_hint() -> None:
    with pytest.raises(UnknownRule, match=r"port\.open"):
        rule("port.opn")
    with pytest.raises(UnknownRule):
        words("en").text("port.opn")


# --- every language says everything ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_text_and_citation(language: str) -> None:
    spoken = words(language)
    for id in RULES:
        said = spoken.text(id)
        assert said[0].isupper() or said[0] in "“«"
        assert said.endswith((".", "?"))
        assert len(said) < 330, id
        assert len(sentences(said)) <= 3, id
        cited = spoken.citation(id)
        assert cited
        assert "(" not in cited  # it is shown in brackets itself


def sentences(said: str) -> list[str]:
    """The sentences of a text; a full stop inside an amount ends none."""
    return re.findall(r"\S.*?[.?](?=\s|$)", said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_short_title_of_its_own(language: str) -> None:
    said = words(language)
    owners: dict[str, list[str]] = {}
    for id in RULES:
        title = said.title(id)
        assert title[0].isupper(), id
        assert not title.endswith("."), id
        assert len(title) <= 50, id
        assert len(title.split()) <= 9, id
        owners.setdefault(title.casefold(), []).append(id)
    assert [ids for ids in owners.values() if len(ids) > 1] == []


# --- rules beside each other ---


def test_related_rules_exist_and_name_each_other() -> None:
    for id, entry in RULES.items():
        assert len(set(entry.related)) == len(entry.related)
        for other in entry.related:
            assert other in RULES, id
            assert other != id
            assert id in RULES[other].related, other
            # An id that goes on from another one's is found beside it anyway.
            assert not f"{other}.".startswith(f"{id}."), id


def test_an_exception_names_what_it_limits() -> None:
    assert "purchase.not-own" in rule("fugu.own").related
    assert "visit.licence" in rule("mackerel.licence.one").related
    assert "overfishing.when" in rule("sardines.overfished").related
    assert "fishing.catch.same-kind" in rule("blue-ship.two-kinds").related


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_given_twice(language: str) -> None:
    ids = [entry.id.name for entry in read(language)]
    assert len(ids) == len(set(ids))


def test_languages_have_the_same_messages() -> None:
    first, *others = (set(patterns(language)) for language in LANGUAGES)
    for other in others:
        assert other == first


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_rules_have_titles_and_refusals_and_none_is_superfluous(language: str) -> None:
    rules = {id.replace(".", "_") for id in RULES}
    for id in patterns(language):
        message, _, attribute = id.partition(".")
        assert attribute in ("", "title", "no", "note")
        if attribute in ("title", "no"):
            assert message in rules
    # A message named like a rule of the catalogue's families is one of its rules.
    families = {id.partition(".")[0] for id in RULES}
    ports = {f"port_{port}" for port in ("left", "centre", "right", "foreign-market")}
    for message in {entry.id.name for entry in read(language)} - rules - ports:
        assert message.partition("_")[0] not in families, message


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_parsed_alone_is_the_one_of_its_file(language: str) -> None:
    said = words(language)
    for entry in read(language):
        assert said.needs(entry.id.name) == collect(entry.value).variables
        for attribute in entry.attributes:
            name = f"{entry.id.name}.{attribute.id.name}"
            assert said.needs(name) == collect(attribute.value).variables


def test_languages_speak_of_the_same_values() -> None:
    grammar = ("grammar_", "count_")
    by_language = [patterns(language) for language in LANGUAGES]
    for id, pattern in by_language[0].items():
        if not id.startswith(grammar):
            wanted = collect(pattern).variables
            assert all(collect(other[id]).variables == wanted for other in by_language), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_counted_things_exist(language: str) -> None:
    known = patterns(language)
    for pattern in known.values():
        for thing in collect(pattern).things:
            assert f"count_{thing}" in known


def test_every_name_that_tells_a_kind_is_spoken_of() -> None:
    spoken = set[str]().union(*(collect(pattern).variables for pattern in patterns("en").values()))
    assert set(KIND_OF) <= spoken


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_without_a_case_speaks_of_no_values(language: str) -> None:
    said = words(language)
    for id in RULES:
        assert not said.needs(id.replace(".", "_")), id


SAMPLE = {
    **dict.fromkeys(("fish", "aboard"), "eel"),
    "licence": "himono_1",
    **dict.fromkeys(("port",), "centre"),
    **dict.fromkeys(("market", "board"), "used_ships"),
    "boat": "barge",
    "token": "tuna_15",
    "item": "share",
    "row": "fresh",
    "seat": 0,
    "seats": (0, 1),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [1, 2])
def test_every_refusal_can_be_said(language: str, number: int) -> None:
    said = words(language)
    for id in RULES:
        message = id.replace(".", "_")
        if said.has(f"{message}.no"):
            needed = said.needs(f"{message}.no")
            values = {name: SAMPLE.get(name, number) for name in needed}
            sentence = said.refuse(id, **values)
            assert not sentence[0].islower()
            assert sentence.endswith(".")
            assert not any(mark in sentence for mark in "{}_$\ue000")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    said = words(language)
    for board in BOARDS:
        assert said.name("board", board)
        assert said.the("board", board) != said.name("board", board)
    for fish in FISH:
        assert said.name("fish", fish)
        assert all(said.japanese(fish))
    for boat in BOATS:
        assert said.name("boat", boat)
        assert said.name("boat", f"{boat}_2").endswith(" 2")
    for port in ("left", "centre", "right", "foreign_market"):
        assert said.name("port", port)
    for row in ("fresh", "degraded"):
        assert said.name("row", row)
    for item in ("freezer", "cart", "loan", "share", "buyer", "expansion", "rental"):
        assert said.name("item", item)
    for seat in range(6):
        assert said.name("seat", seat)


# --- grammar ---


def test_a_barrel_that_another_licence_caught_says_so() -> None:
    english, spanish = words("en"), words("es")
    assert english.name("fish", "mackerel_by_himono_1") == "Mackerel (Himono 1 licence)"
    assert spanish.name("fish", "mackerel_by_himono_1") == "Caballa (licencia de Himono 1)"
    assert spanish.the("fish", "sardines_by_himono") == "las Sardinas (licencia de Himono)"
    caught = {"seat": 0, "boat": "blue_ship", "fish": "mackerel_by_horse_mackerel"}
    assert english.say("event_discarded", **caught) == (
        "Moon throws a Mackerel (Horse Mackerel licence) from the Blue Ship back into the sea."
    )
    with pytest.raises(UnknownName):
        english.say("event_discarded", **{**caught, "fish": "mackerel_by_moonlight"})


def test_a_barrel_that_pays_the_way_in_is_named_with_row_and_price() -> None:
    entered = {"seat": 0, "market": "new_aquarium", "points": 0, "fee": 0}
    for cost, english, spanish in (
        (
            "fresh_eel_300",
            "Moon enters the New Aquarium for a barrel of Eel at ¥300 (upper row).",
            "Luna entra en el Nuevo Acuario por un barril de Anguila a 300\u00a0¥ (fila superior).",
        ),
        (
            "degraded_horse_mackerel_1200",
            "Moon enters the New Aquarium for a barrel of Horse Mackerel at ¥1,200 (lower row).",
            "Luna entra en el Nuevo Acuario por un barril de Jurel a 1.200\u00a0¥ (fila inferior).",
        ),
    ):
        assert words("en").say("event_entered", cost=cost, **entered) == english
        assert words("es").say("event_entered", cost=cost, **entered) == spanish


def test_names_in_the_plural_take_the_plural_article() -> None:
    caught = {"seat": 0, "boat": "two_slot", "fish": "sardines"}
    assert words("es").say("event_caught", **caught) == (
        "Luna captura unas Sardinas con el Barco de dos huecos."
    )
    assert words("en").say("event_caught", **caught) == (
        "Moon catches a Sardine with the Two-slot Ship."
    )


def test_himono_licences_are_told_apart() -> None:
    returned = {"seat": 0, "fish": "himono_2"}
    assert words("en").say("event_licence-returned", **returned) == (
        "Moon gives a Himono 2 licence back."
    )
    assert words("es").say("event_licence-returned", **returned) == (
        "Luna devuelve una licencia de Himono 2."
    )


def test_a_ruling_says_which_rulebook_leaves_it_open() -> None:
    assert "expansion’s rulebook" in words("en").citation("himono.dry.either-row")
    assert "de la expansión" in words("es").citation("himono.dry.either-row")
    assert "expansion" not in words("en").citation("turn.end")


def test_english_plurals() -> None:
    said = words("en")
    values = {"fish": "eel", "licences": 1, "ships": 1}
    assert "1 licence for Eel and have 1 Ship" in said.refuse("fishing.catch.empty-ship", **values)
    values = {"fish": "eel", "licences": 2, "ships": 2}
    sentence = said.refuse("fishing.catch.empty-ship", **values)
    assert "2 licences for Eel and have 2 Ships" in sentence
    assert said.count("point", 1) == "1 Action Point"
    assert said.count("point", 2) == "2 Action Points"


def test_spanish_plurals() -> None:
    said = words("es")
    values = {"needed": 2, "points": 1}
    assert "te queda 1." in said.refuse("turn.points.enough", **values)
    values = {"needed": 1, "points": 2}
    assert "te quedan 2." in said.refuse("turn.points.enough", **values)
    assert said.count("barrel", 1) == "1 barril"
    assert said.count("barrel", 2) == "2 barriles"


def test_spanish_genders_and_capitals() -> None:
    said = words("es")
    assert said.refuse("fishing.undock.in-port", boat="barge") == "La Gabarra ya está en el mar."
    assert said.refuse("fishing.undock.in-port", boat="two_slot").startswith("El Barco de dos")
    assert "ninguna Gabarra" in said.refuse("ships.buy.left", boat="barge")
    assert "ningún Barco de dos huecos" in said.refuse("ships.buy.left", boat="two_slot")


def test_articles_melt_with_the_word_before_only_in_spanish() -> None:
    values = {"seat": 0, "fish": "eel", "boat": "two_slot", "barge": "three_slot"}
    assert words("es").say("event_transferred", **values) == (
        "Luna pasa una Anguila del Barco de dos huecos al Barco de tres huecos."
    )
    values |= {"boat": "barge", "barge": "barge"}
    assert words("es").say("event_transferred", **values) == (
        "Luna pasa una Anguila de la Gabarra a la Gabarra."
    )
    assert words("en").say("event_transferred", **values) == (
        "Moon moves an Eel from the Barge to the Barge."
    )


@pytest.mark.parametrize(
    ("language", "amount", "debt"),
    [("en", "¥1,200", "−¥500"), ("es", "1.200\u00a0¥", "−500\u00a0¥")],
)
def test_yen(language: str, amount: str, debt: str) -> None:
    assert words(language).yen(12) == amount
    assert words(language).yen(-5) == debt
    assert amount in words(language).refuse("money.enough", yen=12, missing=3)


def test_an_amount_in_a_sentence_never_breaks_before_its_sign() -> None:
    amounts = words("es").text("fishing.price.columns")
    assert "100\u00a0¥" in amounts
    assert " ¥" not in "".join(sources("es").values())


def test_lists_of_pieces() -> None:
    seats = {"en": "Moon, Peak and Gate", "es": "Luna, Cima y Puerta"}
    for language, expected in seats.items():
        assert expected in words(language).refuse("bid.tie", seats=(0, 1, 2))
    swapped = {"seat": 0, "tokens": ("tuna_15", "eel", "tuna_15"), "taken": ()}
    assert words("en").say("event_swapped", **swapped) == (
        "Moon swaps 2 Tuna (15) tokens and 1 Eel token for nothing."
    )
    assert words("es").say("event_swapped", **swapped) == (
        "Luna cambia 2 fichas de Atún (15) y 1 ficha de Anguila por nada."
    )


def test_players_names() -> None:
    table = words("es", ("Ana", "Moon"))
    assert "Ana" in table.refuse("turn.whose", seat=0)
    assert "Luna" in table.refuse("turn.whose", seat=1)
    bids = table.say("event_bids-revealed", seat=0, seats=(0, 1), bids=(3, 0))
    assert "Ana 300\u00a0¥ y Luna 0\u00a0¥" in bids


def test_a_value_left_out_gives_the_rule_itself() -> None:
    assert words("en").refuse("fishing.catch.full") == words("en").text("fishing.catch.full")


# --- bad input ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_that_a_player_made_up_gives_the_rule_itself(language: str) -> None:
    said = words(language)
    assert said.refuse("port.open", port="east") == said.text("port.open")
    assert said.refuse("licence.return.own", fish="{ $yen }") == said.text("licence.return.own")


def test_unknown_language_names_those_there_are() -> None:
    with pytest.raises(UnknownLanguage, match="en, es"):
        words("fr")
    with pytest.raises(UnknownLanguage):
        Words("../en")


def test_unknown_message() -> None:
    with pytest.raises(MissingWords, match="no-such"):
        words("en").say("no-such-message")


def test_wrong_values() -> None:
    said = words("en")
    with pytest.raises(UnknownName, match="not a row"):
        said.say("event_repriced", seat=0, row="middle", fish="eel", yen=1, old=2)
    with pytest.raises(UnknownName):
        said.say("event_fishing", seat=-1)
    with pytest.raises(WrongValue, match="a yen"):
        said.refuse("money.enough", yen="much", missing=1)
    with pytest.raises(WrongValue, match="was not given: name"):
        said.say("grammar_the")


def test_importing_the_rulebook_loads_no_language_library() -> None:
    code = (
        "import sys, tsukiji_lab.rulebook;"
        "print({name.split('.')[0] for name in sys.modules} & {'fluent', 'babel'})"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "set()"
