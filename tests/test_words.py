"""The words of play: every event, action and bad input can be said, rightly, in every language."""

from __future__ import annotations

import ast
import random
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import tsukiji_lab as lab
from tsukiji_lab.game.action import Action, id_of
from tsukiji_lab.rulebook import LANGUAGES, Words, words
from tsukiji_lab.rulebook.catalogue import RULES
from tsukiji_lab.rulebook.messages import sources
from tsukiji_lab.tsukiji import visiting
from tsukiji_lab.tsukiji.rules import VERBS
from tsukiji_lab.tsukiji.setup import EXPANSION, VARIANTS, all_boards

PACKAGE = Path(lab.__file__).parent
SOURCES = sorted(PACKAGE.rglob("*.py"))
RARELY = {"return licence", "sell boat", "discard"}


def said(language: str, prefix: str) -> set[str]:
    """The ids of the messages with a prefix, without it."""
    return {
        id
        for source in sources(language).values()
        for id in re.findall(rf"^{prefix}(\S+) =", source, re.MULTILINE)
    }


# --- what the source says ---


def calls(source: Path) -> Iterator[tuple[ast.Call, set[str]]]:
    """Every call, with the names of the values it gives; ``**values`` is a dict made before it."""
    for function in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if not isinstance(function, ast.FunctionDef):
            continue
        made: dict[str, set[str]] = {}
        for node in ast.walk(function):
            if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Dict):
                keys = [key.value for key in node.value.keys if isinstance(key, ast.Constant)]
                made[ast.unparse(node.target)] = set(keys)
        for node in ast.walk(function):
            if isinstance(node, ast.Call):
                given = {word.arg for word in node.keywords if word.arg}
                for word in node.keywords:
                    if word.arg is None:
                        given |= made.get(ast.unparse(word.value), set())
                yield node, given


def texts(argument: ast.expr) -> list[str]:
    """The text that stands there, or both of a choice between two."""
    if isinstance(argument, ast.IfExp):
        return texts(argument.body) + texts(argument.orelse)
    is_text = isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    return [argument.value] if is_text else []


@cache
def told() -> dict[str, list[set[str]]]:
    """Every event that the engine tells, with the values it gives, once for each place."""
    found = defaultdict(list)
    for source in SOURCES:
        if source.is_relative_to(PACKAGE / "tsukiji"):
            for call, given in calls(source):
                if getattr(call.func, "attr", "") in ("say", "say_of"):
                    what = call.args[getattr(call.func, "attr", "") == "say_of"]
                    for event in texts(what):
                        found[event].append({"seat", *given})
    return found


@cache
def complaints() -> dict[str, list[set[str]]]:
    """Every complaint about bad input, with the values it gives."""
    found = defaultdict(list)
    for source in SOURCES:
        for call, given in calls(source):
            for text in (text for argument in call.args for text in texts(argument)):
                if text.startswith(("error.", "error_")):
                    found[text[len("error.") :]].append(given)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_its_sentence_and_the_values_for_it(language: str) -> None:
    events = told()
    assert set(events) == said(language, "event_")
    for what, places in events.items():
        for given in places:
            assert words(language).needs(f"event_{what}") <= given, what


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_has_its_words(language: str) -> None:
    assert {verb.verb.replace(" ", "-") for verb in VERBS} == said(language, "action_")
    for verb in VERBS:
        given = {*verb.__struct_fields__, *({"points", "fee"} if verb is visiting.Enter else ())}
        assert words(language).needs(f"action_{verb.verb.replace(' ', '-')}") <= given


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_complaint_has_its_sentence_and_the_values_for_it(language: str) -> None:
    found = complaints()
    assert set(found) == said(language, "error_")
    for what, places in found.items():
        for given in places:
            # A few reach their complaint through a helper that passes the values on.
            if given:
                assert words(language).needs(f"error_{what}") <= given, what


WRITERS = [
    *SOURCES,
    *sorted((PACKAGE.parent / "widgets").rglob("*.py")),
    Path(__file__).with_name("rulebook_page.py"),
]
"""All that says messages: the package, its widgets, and what writes the rulebook for docs/."""


@cache
def written_texts() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """Every text of the code, and every one with gaps (an f-string) that says more than signs."""
    whole, with_gaps = set(), set()
    for source in WRITERS:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr):
                with_gaps.add("".join(map(gap, node.values)))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(plain(node.value))
    patterns = {each for each in with_gaps if re.search("[a-z]", each)}
    return frozenset(whole), tuple(map(re.compile, sorted(patterns)))


def gap(piece: ast.expr) -> str:
    """A piece of an f-string as a pattern: its text, or what a choice in its gap can be."""
    if isinstance(piece, ast.FormattedValue):
        choice = piece.value
        of = choice.value.values if is_table(choice) else [choice]
        options = [plain(text) for each in of for text in texts(each)]
        return f"({'|'.join(map(re.escape, options)) or '.+?'})"
    return re.escape(plain(ast.literal_eval(piece)))


def is_table(choice: ast.expr) -> bool:
    """Whether it picks from a dict that is written there."""
    return isinstance(choice, ast.Subscript) and isinstance(choice.value, ast.Dict)


def plain(text: str) -> str:
    """A text with one sign between its words: code writes «buy boat», «red_snapper», «error.x»."""
    return re.sub("[ _.-]", "-", text)


def can_be_said(text: str, depth: int = 2) -> bool:
    """Whether code writes this text, whole or as one with gaps whose fillings it writes too."""
    whole, with_gaps = written_texts()
    if text in whole or text.isdecimal():
        return True
    matches = (pattern.fullmatch(text) for pattern in with_gaps) if depth else ()
    return any(all(can_be_said(each, depth - 1) for each in m.groups()) for m in matches if m)


NAMES = ("board_", "count_", "fish_", "item_", "section_", "sort_", "ware_")
"""Names of things are found by what the game, the catalogue or a message calls them."""


def test_every_message_can_be_said() -> None:
    source = "\n".join(sources("en"))
    messages = set(re.findall(r"^([a-z]\S*) =", source, re.MULTILINE))
    inside = set(re.findall(r"{ *([a-z][\w-]*)", source))
    rules = {id.replace(".", "_") for id in RULES}
    left = sorted(messages - inside - rules)
    assert [
        each for each in left if not each.startswith(NAMES) and not can_be_said(plain(each))
    ] == []


# --- whole games ---


@pytest.mark.parametrize("seed", range(10))
def test_whole_games_are_told_in_every_language(seed: int) -> None:
    tell(lab.new_game(2 + seed % 5, seed=seed, round_limit=8), random.Random(seed))


def tell(game: lab.Game, rng: random.Random) -> None:
    """Play the game to its end by chance, and say all that can be done and is done."""
    twins = [lab.Game(game.session, language) for language in LANGUAGES]
    while not game.is_over:
        legal = list(game.legal_actions)
        for twin in twins:
            buttons = [twin.say(action) for action in legal]
            for button in buttons:
                check(button)
                assert not button.endswith(".")
            twice = [button for button, times in Counter(buttons).items() if times > 1]
            assert not twice
        game.play(choose(legal, rng))
    for twin in twins:
        assert len(twin.log) > 100
        for line in twin.log:
            check(line.sentence)
            assert line.sentence.endswith(".")


EXPANDED: list[dict[str, Any]] = [
    {"players": 2, "staple": "horse_mackerel", "barges": "four_slot", "variants": ["open_order"]},
    {"players": 3, "fish_markets": 14, "external_markets": 14, "variants": ["more_markets"]},
    {"players": 4, "fish_markets": 14, "external_markets": 6, "variants": VARIANTS},
    {
        "players": 5,
        "staple": "horse_mackerel",
        "barges": "four_slot",
        "fish_markets": 14,
        "external_markets": 14,
        "variants": ["more_markets", "collapse"],
    },
]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("setup", EXPANDED)
def test_games_of_the_expansion_are_told_in_every_language(
    setup: dict[str, Any], seed: int
) -> None:
    rng = random.Random(seed)
    game = lab.new_game(**setup, box="expansion", blue_ship=True, seed=seed, round_limit=14)
    tell(game, rng)


def choose(legal: list[Action], rng: random.Random) -> Action:
    """Every verb alike, but those seldom that would soon leave a player without boats or fish."""
    verbs = {action.verb for action in legal}
    verb = rng.choice(sorted(verbs - RARELY) or sorted(verbs))
    return rng.choice([action for action in legal if action.verb == verb])


def check(sentence: str) -> None:
    assert not sentence[0].islower()
    assert "  " not in sentence
    assert not any(mark in sentence for mark in "{}_$\ue000")


# --- number for number ---

EVENTS: list[tuple[str, dict[str, Any], str, str]] = [
    (
        "docked",
        {"boat": "two_slot", "port": "centre", "barrels": ("red_snapper", "red_snapper")},
        "Moon’s Two-slot Ship docks in the centre port and unloads 2 Red Snapper barrels.",
        "El Barco de dos huecos de Luna atraca en el muelle central y descarga "
        "2 barriles de Pargo Rojo.",
    ),
    (
        "docked",
        {"boat": "barge", "port": "right", "barrels": ("eel", "tuna", "tuna")},
        "Moon’s Barge docks in the right port and unloads 1 Eel barrel and 2 Tuna barrels.",
        "La Gabarra de Luna atraca en el muelle derecho y descarga "
        "1 barril de Anguila y 2 barriles de Atún.",
    ),
    (
        "docked",
        {"boat": "one_slot_2", "port": "left", "barrels": ()},
        "Moon’s One-slot Ship 2 docks in the left port.",
        "El Barco de un hueco 2 de Luna atraca en el muelle izquierdo.",
    ),
    (
        "caught",
        {"boat": "one_slot", "fish": "mackerel"},
        "Moon catches a Mackerel with the One-slot Ship.",
        "Luna captura una Caballa con el Barco de un hueco.",
    ),
    (
        "degradation",
        {"lost": ("eel",), "aged": ("squid", "squid")},
        "Moon’s fish ages: 1 Eel barrel back unsold, 2 Squid barrels to the lower row.",
        "Envejece el pescado de Luna: 1 barril de Anguila de vuelta sin vender, "
        "2 barriles de Calamar a la fila inferior.",
    ),
    (
        "degradation",
        {"lost": (), "aged": ("squid",)},
        "Moon’s fish ages: 1 Squid barrel to the lower row.",
        "Envejece el pescado de Luna: 1 barril de Calamar a la fila inferior.",
    ),
    (
        "degradation",
        {"lost": ("squid",), "aged": ()},
        "Moon’s fish ages: 1 Squid barrel back unsold.",
        "Envejece el pescado de Luna: 1 barril de Calamar de vuelta sin vender.",
    ),
    (
        "bids-revealed",
        {"seats": (1, 2, 0), "bids": (3, 0, 12)},
        "The bids are revealed: Peak ¥300, Gate ¥0 and Moon ¥1,200.",
        "Se revelan las pujas: Cima 300\u00a0¥, Puerta 0\u00a0¥ y Luna 1.200\u00a0¥.",
    ),
    (
        "game-over",
        {"scores": (61, -5), "winners": (0,)},
        "The game is over: Moon ¥6,100 and Peak −¥500. Moon wins.",
        "Fin de la partida: Luna 6.100\u00a0¥ y Cima −500\u00a0¥. Gana Luna.",
    ),
    (
        "game-over",
        {"scores": (61, 20, 61), "winners": (0, 2)},
        "The game is over: Moon ¥6,100, Peak ¥2,000 and Gate ¥6,100. Moon and Gate share the win.",
        "Fin de la partida: Luna 6.100\u00a0¥, Cima 2.000\u00a0¥ y Puerta 6.100\u00a0¥. "
        "Comparten la victoria Luna y Puerta.",
    ),
    (
        "game-over-by-limit",
        {"scores": (61, 20), "winners": (0,), "rounds": 30},
        "The game ends by the limit of 30 rounds, a ruling of this project: "
        "Moon ¥6,100 and Peak ¥2,000. Moon wins.",
        "La partida acaba por el límite de 30 rondas, decisión de este proyecto: "
        "Luna 6.100\u00a0¥ y Cima 2.000\u00a0¥. Gana Luna.",
    ),
    (
        "end-by-yen",
        {"left": 3},
        "Moon has at least ¥5,000 and triggers the end. After this turn, 3 turns follow.",
        "Luna tiene al menos 5.000\u00a0¥ y provoca el final. "
        "Después de este turno quedan 3 turnos.",
    ),
    (
        "end-by-yen",
        {"left": 0},
        "Moon has at least ¥5,000 and triggers the end. This is the last turn.",
        "Luna tiene al menos 5.000\u00a0¥ y provoca el final. Este es el último turno.",
    ),
    (
        "end-by-resources",
        {"resources": 52, "left": 1},
        "Moon owns 52 Resources and triggers the end. After this turn, 1 turn follows.",
        "Luna tiene 52 Recursos y provoca el final. Después de este turno queda 1 turno.",
    ),
    (
        "all-show-yen",
        {"yen": (50, 12)},
        "Everybody shows their yen: Moon ¥5,000 and Peak ¥1,200.",
        "Todos enseñan sus yenes: Luna 5.000\u00a0¥ y Cima 1.200\u00a0¥.",
    ),
    (
        "bought",
        {"seller": 1, "fish": "salmon", "row": "degraded", "yen": 3, "token": "salmon_4"},
        "Moon buys a Salmon from Peak’s lower row for ¥300 and takes a “4” Salmon token.",
        "Luna compra un Salmón de la fila inferior de Cima por 300\u00a0¥ "
        "y toma una ficha de Salmón «4».",
    ),
    (
        "entered",
        {"market": "bank", "cost": "points", "points": 2, "fee": 1},
        "Moon enters the Bank for 2 Action Points.",
        "Luna entra en el Banco por 2 Puntos de Acción.",
    ),
    (
        "entered",
        {"market": "octopus", "cost": "takoyaki_300", "points": 2, "fee": 2},
        "Moon enters the Octopus market for a Takoyaki for sale at ¥300.",
        "Luna entra en el mercado de Pulpo por un Takoyaki a la venta por 300\u00a0¥.",
    ),
    (
        "sold",
        {"market": "eel", "token": "eel", "count": 2, "yen": 12},
        "Moon sells 2 Eel tokens to the Eel market for ¥1,200.",
        "Luna vende 2 fichas de Anguila al mercado de Anguila por 1.200\u00a0¥.",
    ),
    (
        "pair-sold",
        {"tokens": 1, "barrels": 1, "yen": 1},
        "Moon sells a Mackerel token and a Mackerel barrel for ¥100.",
        "Luna vende una ficha y un barril de Caballa por 100\u00a0¥.",
    ),
    (
        "token-drawn",
        {"token": "spider_crab_6"},
        "A Spider Crab (6) token comes up for auction.",
        "Sale a subasta una ficha de Cangrejo Araña (6).",
    ),
    (
        "swapped",
        {"tokens": ("eel", "eel"), "taken": ("salmon", "tuna_15")},
        "Moon swaps 2 Eel tokens for 1 fresh Salmon token and 1 Tuna (15) token.",
        "Luna cambia 2 fichas de Anguila por 1 ficha de Salmón fresco y 1 ficha de Atún (15).",
    ),
    (
        "overfished",
        {"market": "eel", "barrels": 1},
        "Eel is overfished; 1 barrel goes to the box.",
        "Sobrepesca de Anguila: 1 barril va a la caja.",
    ),
    (
        "overfished",
        {"market": "eel", "barrels": 3},
        "Eel is overfished; 3 barrels go to the box.",
        "Sobrepesca de Anguila: 3 barriles van a la caja.",
    ),
    (
        "caught-by",
        {
            "boat": "blue_ship",
            "fish": "horse_mackerel",
            "barrels": ("mackerel", "mackerel"),
        },
        "Moon catches 2 Mackerel barrels with the Blue Ship and a Horse Mackerel licence.",
        "Luna captura 2 barriles de Caballa con el Barco Azul y una licencia de Jurel.",
    ),
    (
        "dried",
        {"item": "himono_2"},
        "Moon’s Himono 2 licence is full and gives a Himono barrel.",
        "La licencia de Himono 2 de Luna está llena y da un barril de Himono.",
    ),
    (
        "shell-drawn",
        {"token": "oyster"},
        "Moon draws an Oyster from the bag.",
        "Luna saca de la bolsa una Ostra.",
    ),
    (
        "set-sold",
        {"tokens": ("clam", "oyster"), "yen": 8},
        "Moon sells 1 Clam token and 1 Oyster token for ¥800.",
        "Luna vende 1 ficha de Almeja y 1 ficha de Ostra por 800\u00a0¥.",
    ),
    (
        "lot-abroad",
        {"barrels": ("clam_oyster", "sardines", "sardines")},
        "Moon has 1 Clam & Oyster barrel and 2 Sardine barrels auctioned at the Foreign Market.",
        "Luna lleva a subasta en el Mercado Extranjero 1 barril de Almejas y Ostras "
        "y 2 barriles de Sardinas.",
    ),
    (
        "token-drawn",
        {"token": "swordfish"},
        "A Swordfish token comes up for auction.",
        "Sale a subasta una ficha de Pez Espada.",
    ),
    (
        "buyer-acts",
        {"player": 2},
        "Moon’s Buyer acts after Gate’s turn.",
        "Tras el turno de Puerta actúa el Comprador de Luna.",
    ),
    (
        "collapsed",
        {"market": "sushi_shop", "face": "closed"},
        "The Sushi Shop collapses and closes.",
        "La Tienda de Sushi colapsa y cierra.",
    ),
    (
        "collapsed",
        {"market": "ships", "face": "collapsed"},
        "The Ships market collapses; it stays open.",
        "El mercado de Barcos colapsa; sigue abierto.",
    ),
    (
        "trip-ended",
        {"boat": "four_slot_barge", "market": "used_ships"},
        "Moon’s rented Four-slot Barge goes back to the Used Ships market.",
        "La Gabarra de cuatro huecos de alquiler de Luna vuelve al mercado de "
        "Barcos de Segunda Mano.",
    ),
]


@pytest.mark.parametrize(("what", "values", "english", "spanish"), EVENTS)
def test_what_happened(what: str, values: dict[str, Any], english: str, spanish: str) -> None:
    for language, sentence in {"en": english, "es": spanish}.items():
        assert words(language).say(f"event_{what}", seat=0, **values) == sentence


@pytest.mark.parametrize(
    ("text", "english", "spanish"),
    [
        (
            "enter octopus points",
            "Enter the Octopus market for 2 Action Points",
            "Entra en el mercado de Pulpo por 2 Puntos de Acción",
        ),
        (
            "enter octopus yen",
            "Enter the Octopus market for ¥200",
            "Entra en el mercado de Pulpo por 200\u00a0¥",
        ),
        (
            "enter octopus takoyaki",
            "Enter the Octopus market for a Takoyaki",
            "Entra en el mercado de Pulpo por un Takoyaki",
        ),
        (
            "enter ships points",
            "Enter the Ships market for 1 Action Point",
            "Entra en el mercado de Barcos por 1 Punto de Acción",
        ),
        (
            "enter rentals free",
            "Enter the Rentals market for free",
            "Entra gratis en el mercado de Alquileres",
        ),
        (
            "buy boat barge right",
            "Buy a Barge for the right port",
            "Compra una Gabarra para el muelle derecho",
        ),
        (
            "dock two-slot-2 centre",
            "Dock the Two-slot Ship 2 in the centre port",
            "Atraca el Barco de dos huecos 2 en el muelle central",
        ),
        (
            "give left octopus",
            "Give Octopus to charity (left space)",
            "Da Pulpo a la beneficencia (espacio izquierdo)",
        ),
        (
            "trade 3",
            "Trade at least 3 Resources for yen",
            "Entrega al menos 3 Recursos por yenes",
        ),
        ("use cart 2", "Use a Cart (2 uses left)", "Usa un Carrito (quedan 2 usos)"),
        ("use freezer 1", "Use a Freezer (1 use left)", "Usa un Congelador (queda 1 uso)"),
        ("price eel 300", "Put Eel up for sale at ¥300", "Pon a la venta Anguila por 300\u00a0¥"),
        (
            "price eel ???",
            "Put Eel up for sale at ??? (name a price)",
            "Pon a la venta Anguila por ??? (di el precio)",
        ),
        (
            "reprice degraded fugu 1200 100",
            "Fugu at ¥1,200 (lower row): ask ¥100",
            "Fugu a 1.200\u00a0¥ (fila inferior): pide 100\u00a0¥",
        ),
        ("sell eel 2", "Sell 2 Eel", "Vende 2 fichas de Anguila"),
        ("sell salmon 1", "Sell 1 fresh Salmon", "Vende 1 ficha de Salmón fresco"),
        (
            "sell pair fresh-300 token",
            "Sell 2 Mackerel: barrel at ¥300 (upper row) + token",
            "Vende 2 de Caballa: barril a 300\u00a0¥ (fila superior) + ficha",
        ),
    ],
)
def test_what_can_be_done(text: str, english: str, spanish: str) -> None:
    game = lab.new_game(
        3,
        fish_markets=["octopus", "eel", "fugu", "salmon"],
        external_markets=["rentals", "trading"],
        seed=1,
    )
    assert game.say(game.action(text)) == english
    game.language = "es"
    assert game.say(game.action(text)) == spanish


@pytest.mark.parametrize(
    ("text", "english", "spanish"),
    [
        (
            "catch by himono two-slot sardines himono-1",
            "Catch Sardine with the Two-slot Ship (Himono 1 licence)",
            "Captura Sardinas con el Barco de dos huecos (licencia de Himono 1)",
        ),
        (
            "catch by horse-mackerel blue-ship 2",
            "Catch 2 Mackerel with the Blue Ship (Horse Mackerel licence)",
            "Captura 2 Caballas con el Barco Azul (licencia de Jurel)",
        ),
        (
            "dry himono-1 mackerel degraded-300",
            "Dry Mackerel on the Himono 1 licence: barrel at ¥300 (lower row)",
            "Seca Caballa sobre la licencia de Himono 1: barril a 300\u00a0¥ (fila inferior)",
        ),
        (
            "enter new-aquarium fresh-horse-mackerel-300",
            "Enter the New Aquarium for a barrel of Horse Mackerel at ¥300 (upper row)",
            "Entra en el Nuevo Acuario por un barril de Jurel a 300\u00a0¥ (fila superior)",
        ),
        (
            "buy blue-ship one-slot used-ships left",
            "Buy the Blue Ship for the left port; the One-slot Ship goes to the Used Ships market",
            "Compra el Barco Azul para el muelle izquierdo; el Barco de un hueco va al mercado de "
            "Barcos de Segunda Mano",
        ),
        (
            "rent boat four-slot-barge ships right",
            "Rent a Four-slot Barge from the Ships market for the right port",
            "Alquila una Gabarra de cuatro huecos del mercado de Barcos para el muelle derecho",
        ),
        (
            "buy expansion external",
            "Buy an Expansion token: external market",
            "Compra una ficha de Expansión: mercado externo",
        ),
        ("place buyer gate", "Place a Buyer with Gate", "Asigna un Comprador a Puerta"),
    ],
)
def test_what_can_be_done_with_the_expansion(text: str, english: str, spanish: str) -> None:
    game = lab.new_game(
        players=3,
        box="expansion",
        blue_ship=True,
        barges="four_slot",
        fish_markets=14,
        external_markets=14,
        variants=["more_markets"],
        seed=1,
    )
    assert game.say(game.action(text)) == english
    game.language = "es"
    assert game.say(game.action(text)) == spanish


def test_players_are_called_by_their_names() -> None:
    game = lab.new_game(["Ana", "Bo"], seed=1, first_player=0, language="es")
    assert game.log[0].sentence == "Ronda 1: juega Ana."
    game.play("fish")
    assert game.log[-1].sentence == "Ana sale de pesca."
    buy = game.action("buy peak fresh eel 300")
    assert game.say(buy) == "Compra Anguila a Bo por 300\u00a0¥ (fila superior)"
    assert words("en", ("Ana", "Bo")).say("event_undocked", seat=1, boat="barge") == (
        "Bo’s Barge puts out to sea."
    )


# --- bad input ---


def refused(attempt: Callable[[], object]) -> str:
    with pytest.raises(ValueError, match=r"\w") as caught:
        attempt()
    return str(caught.value)


BAD_SETUPS: list[tuple[dict[str, Any], str, str]] = [
    (
        {"players": 7},
        "Tokyo Tsukiji Market is for 2 to 6 players, not 7.",
        "Tokyo Tsukiji Market es para 2 a 6 personas, no para 7.",
    ),
    (
        {"fish_markets": ["eel", "fugu", "squid", "cod"]},
        "There is no market “cod” of this kind. There are: Mackerel, Eel, Fugu, Octopus, "
        "Red Snapper, Salmon, Spider Crab, Squid and Tuna.",
        "No hay ningún mercado «cod» de esta clase. Estos son los que hay: Caballa (mackerel), "
        "Anguila (eel), Fugu, Pulpo (octopus), Pargo Rojo (red_snapper), Salmón (salmon), "
        "Cangrejo Araña (spider_crab), Calamar (squid) y Atún (tuna).",
    ),
    (
        {"staple": "cod"},
        "The fish market beside Ships is one of Mackerel and Horse Mackerel, not “cod”.",
        "El mercado de pescado que está junto a Barcos es uno de estos: Caballa (mackerel) "
        "y Jurel (horse_mackerel), no «cod».",
    ),
    (
        {"fish_markets": ["eel", "fugu", "red-snapper", "Red Snapper"]},
        "Red Snapper is named twice; every market can be in a game once.",
        "Pargo Rojo está dos veces; cada mercado está en la partida una sola vez.",
    ),
    (
        {"fish_markets": ["eel"]},
        "With this many players 4 fish markets besides the one in every game are needed, "
        "not 1. Only the variant “More markets” allows more.",
        "Con este número de jugadores hacen falta 4 mercados de pescado además del que "
        "está en toda partida, no 1. Solo la variante «Más mercados» permite más.",
    ),
    (
        {"players": 2, "external_markets": ["auction", "bank"]},
        "The Auction market needs at least 3 players: choose another one.",
        "El mercado de Subasta necesita al menos 3 jugadores: elige otro.",
    ),
    (
        {"money": "secret"},
        "Money is “open” or “closed”, not “secret”.",
        "El dinero es «open» (a la vista) o «closed» (oculto), no «secret».",
    ),
    (
        {"round_limit": 0},
        "A round limit is a whole number from 1 to 100,000.",
        "El límite de rondas es un número entero del 1 al 100.000.",
    ),
    (
        {"blue_ship": True},
        'The Blue Ship is part of the expansion: set the game up with box="expansion".',
        'El Barco Azul es parte de la expansión: prepara la partida con box="expansion".',
    ),
    (
        {"variants": ["chaos"]},
        "There is no variant “chaos”. There are: more_markets, collapse and open_order.",
        "No hay ninguna variante «chaos». Estas son las que hay: more_markets, collapse "
        "y open_order.",
    ),
    (
        {"boards": {"eel": {"barels": 6}}},
        "The Eel market has no number “barels”. It has: points, fee, barrels, tokens, licences "
        "and licence_price.",
        "El mercado de Anguila no tiene ningún número «barels». Estos son los que tiene: points, "
        "fee, barrels, tokens, licences y licence_price.",
    ),
    (
        {"boards": {"eel": {"licence_price": 550}}},
        "“licence_price” is money in steps of ¥100 from ¥0 to ¥9,900, not “550”.",
        "«licence_price» es dinero de 100\u00a0¥ en 100\u00a0¥, de 0\u00a0¥ a 9.900\u00a0¥, "
        "no «550».",
    ),
    (
        {"boards": {"harbour": {"column_1": 400}}},
        "The selling columns must rise from left to right.",
        "Las columnas de venta tienen que subir de izquierda a derecha.",
    ),
]


@pytest.mark.parametrize(("setup", "english", "spanish"), BAD_SETUPS)
def test_a_bad_set_up(setup: dict[str, Any], english: str, spanish: str) -> None:
    assert refused(lambda: lab.new_game(**setup)) == english
    assert refused(lambda: lab.new_game(language="es", **setup)) == spanish


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("board", all_boards(EXPANSION))
def test_a_market_that_is_offered_can_be_written_as_it_stands_there(
    board: str, language: str
) -> None:
    said = words(language).say("error_unknown-market", text="cod", boards=(board,))
    name, _, id = said.partition(": ")[2].removesuffix(".").removesuffix(")").partition(" (")
    assert name == words(language).name("board", board)
    assert id_of(id or name) == board


@pytest.mark.parametrize(
    ("text", "english", "spanish"),
    [
        ("sing a song", "“sing a song” is not an action", "«sing a song» no es una acción"),
        ("catch", "It is written: catch <boat> <kind>.", "Se escribe: catch <boat> <kind>."),
        ("amount 1e5", "The action is written: amount <price>.", "se escribe: amount <price>."),
        ("amount ¥150", "yen are counted in steps of ¥100", "los yenes se cuentan de 100 en 100"),
        ("enter", "“enter” can mean several actions", "«enter» puede ser varias acciones"),
    ],
)
def test_a_text_that_is_no_action(text: str, english: str, spanish: str) -> None:
    game = lab.new_game(3, seed=1)
    assert english in refused(lambda: game.play(text))
    game.language = "es"
    assert spanish in refused(lambda: game.play(text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_player_typed_is_shown_as_it_is(language: str) -> None:
    game = lab.new_game(3, seed=1, language=language)
    text = 'sing { $text } "{" \\u0041'
    shown = f"“{text}”" if language == "en" else f"«{text}»"
    assert shown in refused(lambda: game.play(text))


# --- saying it again ---


def test_a_sentence_is_kept_apart_for_its_values_and_names() -> None:
    said = Words("en", ("Ana", "Bo"))
    assert said.say("event_fishing", seat=0) == said.say("event_fishing", seat=0)
    assert said.say("event_fishing", seat=1) == "Bo goes fishing."
    assert Words("en").say("event_fishing", seat=1) == "Peak goes fishing."
