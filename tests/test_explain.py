"""Every number on the table is explained: its terms make it, and they are true to the record."""

from __future__ import annotations

import math
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import chain, pairwise, product
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import tsukiji_lab as lab
from tests.laden import crowded_harbours, full_boards, wander
from tests.rules.table import Table, at_sea, in_port
from tests.test_words import EXPANDED, choose, said
from tsukiji_lab.game.event import Event
from tsukiji_lab.players import PLAYERS
from tsukiji_lab.rulebook import LANGUAGES, RULES, words
from tsukiji_lab.scenarios import game_of, read_scenario
from tsukiji_lab.tsukiji.explaining import TOPICS
from tsukiji_lab.tsukiji.reasons.purse import AUCTIONS, PAYS, TAKES
from tsukiji_lab.tsukiji.scoring import count
from tsukiji_lab.tsukiji.state import State
from tsukiji_lab.tsukiji.terms import Term
from tsukiji_lab.tsukiji.worth import resources, worth

MAKE: dict[str, Callable[[Sequence[int]], int]] = {
    "sum": sum,
    "product": math.prod,
    "quotient, rounded up": lambda numbers: math.ceil(numbers[0] / numbers[1]),
    "quotient, rounded down": lambda numbers: math.floor(numbers[0] / numbers[1]),
    "least": min,
    "greatest": max,
    "first reaches second": lambda numbers: int(numbers[0] >= numbers[1]),
    "all": lambda numbers: int(all(numbers)),
    "any": lambda numbers: int(any(numbers)),
}


def recomputed(how: str, terms: Sequence[Term], number: int | None) -> int | None:
    """What the terms make, all the way down; a number without terms is what it is."""
    if not how:
        assert not terms
        return number
    return MAKE[how]([recomputed(term.how, term.terms, term.number) or 0 for term in terms])


def all_terms(terms: Sequence[Term]) -> Iterator[Term]:
    for term in terms:
        yield term
        yield from all_terms(term.terms)


# --- the numbers on the table, without an explanation ---


def triggers(state: State, seat: int) -> bool:
    """Gameplay: whether the player would trigger the end at the start of a turn."""
    if state.last_turn or state.scores is not None:
        return False
    yen = [player.yen * 100 for player in state.players]
    stock = [resources(state, other) for other in range(len(yen))]
    is_lowest = [
        all(each[seat] < other for place, other in enumerate(each) if place != seat)
        for each in (yen, stock)
    ]
    return (yen[seat] >= 5000 and not is_lowest[1]) or (stock[seat] >= 50 and not is_lowest[0])


def with_share(state: State, seat: int) -> State:
    player = state.players[seat]
    owner = replace(player, shares=max(player.shares, 1))
    return replace(state, players=(*state.players[:seat], owner, *state.players[seat + 1 :]))


def on_the_table(state: State, what: str) -> int:
    """The number that a question asks for, as the engine itself has it."""
    topic, *rest = what.replace("-", "_").split()
    marks = ("moon", "peak", "gate", "wave", "star", "well")
    seat = marks.index(rest[-1]) if rest and rest[-1] in marks else 0
    player, line = state.players[seat], count(state)[seat]
    match topic, rest:
        case "worth", [token]:
            return worth(state, (token,))
        case "worth", [token, _]:
            return worth(state, (token,) * player.tokens.count(token), player.tokens)
        case "total", _:
            return resources(state, seat)
        case "yen", _:
            return player.yen
        case "points", _:
            return state.turn.points + state.turn.cart_points
        case "end", _:
            return triggers(state, seat)
        case "turns", _:
            assert state.turns_left is not None
            return state.turns_left
        case "market", [board]:
            market = state.market(board)
            return min(market.barrels, market.tokens_left(state))
        case "loan", _:
            return -10
        case "share", _:
            is_owner = player.shares or (state.market("bank").shares and not player.loans)
            return count(with_share(state, seat))[seat].interest_received if is_owner else 0
        case "interest", _:
            return line.interest_paid + line.interest_received
        case "score", _:
            return line.total
    raise AssertionError(what)


# --- games at many positions ---


def base_games() -> Iterator[lab.Game]:
    for seed in range(6):
        game = lab.new_game(2 + seed % 5, seed=seed, round_limit=8)
        player, rng = PLAYERS["greedy" if seed % 2 else "random"](), Random(seed)
        while not game.is_over:
            game.play(player.choose(game.observe(game.state.to_act or 0), game.legal_actions, rng))
            if rng.random() < 0.03:
                yield game
        yield game


def expansion_games() -> Iterator[lab.Game]:
    for seed, setup in enumerate(EXPANDED):
        game = lab.new_game(**setup, box="expansion", blue_ship=True, seed=seed, round_limit=14)
        rng = Random(seed)
        while not game.is_over:
            game.play(choose(list(game.legal_actions), rng))
            if rng.random() < 0.01:
                yield game
        yield game


def laden_tables() -> Iterator[lab.Game]:
    for seed in range(2):
        for lay_out in (crowded_harbours, full_boards):
            rng = Random(seed)
            game = lay_out().game
            for _ in wander(game, 120, rng):
                if rng.random() < 0.08:
                    yield game


def marked_games() -> Iterator[lab.Game]:
    """Games in which value markers move: Eels landed and sold, Swordfish auctioned and sold."""
    many = {"eel": {"barrels": 20}, "swordfish": {"barrels": 20, "tokens": 30}}
    for seed in range(6):
        table = Table("eel", "swordfish", "foreign-market", boards=many)
        for seat in range(3):
            boats = [at_sea("three-slot", *["eel"] * 2), at_sea("two-slot", *["swordfish"] * 2)]
            table.lay(seat, boats=boats, ports=3, licences="eel swordfish", tokens="eel swordfish")
        game, rng = table.game, Random(seed)
        while not game.is_over and game.session.here < 400:
            game.play(choose(list(game.legal_actions), rng))
            if rng.random() < 0.01:
                yield game
        yield game


def scarce_games() -> Iterator[lab.Game]:
    """Games in which fish of the expansion runs out: of most one barrel or token is left."""
    fish = ("clam-oyster", "himono", "horse-mackerel", "nori", "sardines", "red-snapper")
    few = {board: {"barrels": 4} for board in ("horse_mackerel", "red_snapper")}
    few |= {"clam_oyster": {"barrels": 7}, "nori": {"tokens": 4}}
    for seed in range(8):
        table = Table(*fish, "overfishing-market", boards=few)
        for seat, licence in enumerate(("himono-1", "himono-2", "himono-3")):
            boats = [at_sea("two-slot", "clam_oyster"), at_sea("one-slot", "sardines")]
            boats += [at_sea("one-slot")]
            on_sale = "clam-oyster-100 nori-100 horse-mackerel-100 red-snapper-100"
            table.lay(
                seat, boats=boats, ports=3, licences=f"{licence} nori horse-mackerel", fresh=on_sale
            )
            table.lay(seat, tokens="clam oyster nori horse-mackerel red-snapper sardines")
        table.lay(0, drying="mackerel sardines-token")
        game, rng = table.game, Random(seed)
        while not game.is_over and game.session.here < 250:
            game.play(choose(list(game.legal_actions), rng))
            if rng.random() < 0.02:
                yield game
        yield game


GAMES = {
    "base": base_games,
    "expansion": expansion_games,
    "laden": laden_tables,
    "marked": marked_games,
    "scarce": scarce_games,
}
with_all_games = pytest.mark.parametrize("games", GAMES)


@cache
def positions(games: str) -> list[lab.Game]:
    """Games of one kind, each as it was at some moment."""
    return [game.branch() for game in GAMES[games]()]


@with_all_games
def test_terms_make_every_number_of_the_table(games: str) -> None:
    for game in positions(games):
        values = {}
        for what in game.explainable:
            found = game.explain(what)
            assert found.value == on_the_table(game.state, what), what
            assert recomputed(found.how, found.terms, found.value) == found.value, what
            values[what] = found
        for found in values.values():
            for term in all_terms(found.terms):
                assert recomputed(term.how, term.terms, term.number) == term.number, found.what
                # A term that says by what it is explained is that number.
                assert not term.what or values[term.what].value == term.number, found.what


def test_every_kind_of_number_is_among_them() -> None:
    asked = {
        what.split()[0] for games in GAMES for game in positions(games) for what in game.explainable
    }
    assert asked == set(TOPICS)


@with_all_games
def test_terms_name_rules_and_steps_of_the_record(games: str) -> None:
    for game in positions(games):
        session = game.session
        events = [session.opening, *(step.events for step in session.steps)]
        for what in game.explainable:
            found = game.explain(what)
            assert found.rule in RULES
            for term in all_terms(found.terms):
                assert term.rule in RULES
                assert term.step is None or 0 <= term.step < len(events)
                if term.label.startswith("event_"):
                    assert term.step is not None
                    told = [event.what for event in events[term.step]]
                    assert term.label.removeprefix("event_") in told


@with_all_games
def test_both_languages_say_something_for_every_number(games: str) -> None:
    for number, game in enumerate(positions(games)):
        if number % 5:
            continue
        sentences = defaultdict(set)
        for language in LANGUAGES:
            twin = lab.Game(game.session, language)
            for what in twin.explainable:
                found = twin.explain(what)
                assert found.citation
                assert found.sentence.endswith(".")
                texts = [term.text for term in all_terms(found.terms)]
                for text in (found.sentence, *texts):
                    assert re.search(r"[^\W\d_]{2}", text), text
                    assert not re.search(r"[{}_$\ue000]|  |\.\.", text), text
                assert all(term.amount for term in all_terms(found.terms))
                assert str(found).startswith(found.sentence)
                sentences[what].add(found.sentence)
        assert all(len(both) == len(LANGUAGES) for both in sentences.values())


# --- the record ---


def sums(terms: Sequence[Term]) -> dict[int, int]:
    """What the terms of every step come to."""
    found: dict[int, int] = defaultdict(int)
    for term in terms:
        assert term.step is not None
        assert term.number is not None
        found[term.step] += term.number
    return {step: number for step, number in found.items() if number}


def moves(numbers: Sequence[int]) -> dict[int, int]:
    """By how much a number changed, by the step of which it did."""
    steps = enumerate(pairwise(numbers), start=1)
    return {step: new - old for step, (old, new) in steps if new != old}


def test_terms_of_a_marker_are_its_moves_step_by_step() -> None:
    seen = set()
    for game, board in product(positions("marked"), ("eel", "swordfish")):
        terms = game.explain(f"worth {board}").terms
        markers = [state.market(board).marker for state in game.session.states]
        assert terms[0].number == markers[0]
        assert sums(terms[1:]) == moves(markers)
        for term in terms[1:]:
            assert term.step is not None
            assert term.rule in [event.rule for event in game.session.steps[term.step - 1].events]
        seen |= {(board, term.rule.rpartition(".")[2], term.label) for term in terms[1:]}
    assert {
        ("eel", "up", "event_priced"),
        ("eel", "up", "event_lot-abroad"),
        ("eel", "down", "event_sold"),
        ("swordfish", "up", "event_auction-won"),
        ("swordfish", "down", "event_auction-won"),
        ("swordfish", "sold", "event_sold"),
    } <= seen


def test_a_marker_goes_back_with_undo() -> None:
    table = Table("eel").lay(0, boats=[at_sea("one-slot", "eel")])
    table.play("fish", "dock one-slot left", "price eel 300")
    assert [term.step for term in table.game.explain("worth eel").terms] == [0, 3]
    table.game.undo()
    assert [term.step for term in table.game.explain("worth eel").terms] == [0]


def spent(event: Event) -> int:
    """What an event costs in Action Points; a Cart brings one."""
    if event.what == "entered":
        return int(str(event.values["points"])) if event.values["cost"] == "points" else 0
    return {"fishing": 1, "purchasing": 1, "cart-used": -1}.get(event.what, 0)


def started(game: lab.Game) -> int:
    """The step with which the turn under way began."""
    told = enumerate([game.session.opening, *(step.events for step in game.session.steps)])
    return max([step for step, events in told if any(e.what == "turn" for e in events)] or [0])


@with_all_games
def test_action_points_went_where_the_record_says(games: str) -> None:
    for game in positions(games):
        if game.is_over:
            continue
        first = started(game)
        terms = game.explain("points").terms
        record = {
            step: -sum(map(spent, game.session.steps[step - 1].events))
            for step in range(first + 1, game.session.here + 1)
        }
        assert sums(terms[1:]) == {step: number for step, number in record.items() if number}
        assert terms[0].step == first


@with_all_games
def test_yen_came_and_went_with_every_step_as_the_purses_did(games: str) -> None:
    for game in positions(games):
        states = game.session.states
        for seat, mark in enumerate(("moon", "peak", "gate", "wave", "star", "well")):
            if seat < len(game.players):
                purses = [state.players[seat].yen for state in states]
                assert sums(game.explain(f"yen {mark}").terms[1:]) == moves(purses)


# --- worked examples, number for number ---


def told(table: Table, what: str, seat: int | None = None) -> list[str]:
    """The sentences for a number, in both languages."""
    return [lab.Game(table.game.session, lang).explain(what, seat).sentence for lang in LANGUAGES]


def numbers(table: Table, what: str) -> tuple[int | None, list[int | None]]:
    found = table.game.explain(what)
    return found.value, [term.number for term in found.terms]


def test_an_eel_sold_at_six() -> None:
    """Eel: the marker is at 6 when two tokens are sold; it goes to 2."""
    table = Table("eel").lay(
        0, boats=[at_sea("four-slot", *["eel"] * 4), at_sea("one-slot", "eel")]
    )
    table.lay(0, ports=2, tokens="eel eel").lay(1, tokens="eel")
    table.play("fish", "dock four-slot left", *["price eel 300"] * 4)
    table.play("dock one-slot centre", "price eel 500", "finish fishing")
    assert numbers(table, "worth eel") == (6, [1, 1, 1, 1, 1, 1])
    assert numbers(table, "worth eel moon") == (12, [2, 6])
    table.play("enter eel points", "sell eel 2")
    assert numbers(table, "worth eel") == (2, [1, 1, 1, 1, 1, 1, -4])
    last = table.game.explain("worth eel").terms[-1]
    assert (last.rule, last.step) == ("eel.marker.down", table.game.session.here)
    assert last.text == "Moon sells 2 Eel tokens to the Eel market for ¥1,200"
    assert told(table, "worth eel") == [
        "An Eel token is worth 2 Resources: the value marker began at 1 and has moved 5 up and "
        "4 down since.",
        "Una ficha de Anguila vale 2 Recursos: el marcador de valor empezó en 1 y desde entonces "
        "ha subido 5 y bajado 4.",
    ]
    assert told(table, "worth eel peak")[0].startswith(
        "Peak owns 1 Eel token, worth 2 Resources: 1 × 2."
    )
    assert told(table, "worth eel moon") == [
        "Moon owns no Eel token.",
        "Luna no tiene ninguna ficha de Anguila.",
    ]


def test_a_swordfish_auctioned_above_its_worth_then_sold() -> None:
    table = Table("swordfish").lay(0, boats=[at_sea("two-slot", *["swordfish"] * 2)])
    table.play("fish", "dock two-slot left", "bid 900", "bid 0", "bid 0", "finish fishing")
    table.play("enter swordfish points", "sell swordfish 1")
    found = table.game.explain("worth swordfish")
    assert [(term.number, term.rule, term.label) for term in found.terms] == [
        (6, "setup.swordfish-marker", "explain_marker-start"),
        (2, "swordfish.marker.up", "event_auction-won"),
        (-1, "swordfish.marker.sold", "event_sold"),
    ]
    assert found.value == 7
    assert found.terms[1].text == "Moon wins a Swordfish token for ¥900"
    assert numbers(table, "market swordfish") == (4, [4, 5])
    out = table.game.explain("market swordfish").terms[1].terms[-1]
    assert (out.label, out.number) == ("explain_out-of-game", -1)


@pytest.mark.parametrize(("taken", "value"), [(0, 6), (3, 5), (7, 4), (16, 1)])
def test_a_red_snapper_is_worth_a_third_of_those_left(taken: int, value: int) -> None:
    table = Table("red-snapper").lay(0, tokens="red-snapper " * taken)
    assert numbers(table, "worth red-snapper") == (value, [18 - taken, 3])
    assert numbers(table, "worth red snapper moon") == (taken * value, [taken, value])
    assert "rounded up" in told(table, "worth red-snapper")[0]


def test_an_overfished_red_snapper_is_worth_two() -> None:
    table = Table("red-snapper").lay(0, tokens="red-snapper").overfish("red-snapper")
    found = table.game.explain("worth red-snapper")
    assert (found.value, found.rule) == (2, "red-snapper.worth.overfished")
    assert told(table, "worth red-snapper") == [
        "A Red Snapper token is worth 2 Resources, because the fish is overfished.",
        "Una ficha de Pargo Rojo vale 2 Recursos, porque hay sobrepesca.",
    ]
    assert table.game.explain("market red-snapper").value == 0
    assert "overfished for the rest of the game" in told(table, "market red-snapper")[0]


def test_three_fugu_are_worth_nine() -> None:
    table = Table("fugu").lay(1, tokens="fugu fugu fugu")
    assert numbers(table, "worth fugu peak") == (9, [3, 3])
    assert told(table, "worth fugu peak") == [
        "Peak owns 3 Fugu tokens, worth 9 Resources: 3 × 3. "
        "Each is worth as many Resources as Peak owns of them.",
        "Cima tiene 3 fichas de Fugu, con un valor de 9 Recursos: 3 × 3. "
        "Cada una vale tantos Recursos como fichas de estas tiene Cima.",
    ]


def test_a_fresh_salmon_counts_those_of_all_players() -> None:
    table = Table("salmon").lay(0, tokens="salmon salmon-4").lay(2, tokens="salmon salmon salmon-4")
    assert numbers(table, "worth salmon") == (5, [2, 0, 3])
    assert numbers(table, "worth salmon-4") == (4, [])
    assert numbers(table, "total gate") == (14, [10, 4])
    assert told(table, "worth salmon")[0] == (
        "A fresh Salmon token is worth 5 Resources, as many as players own tokens of this fish: "
        "Moon 2, Peak 0 and Gate 3."
    )


def test_nori_is_a_tenth_of_the_rest_rounded_down() -> None:
    table = Table("nori", "eel", "fugu", "tuna").lay_market("eel", marker=6)
    table.lay(0, tokens="eel eel eel fugu fugu tuna-15 nori nori")
    found = table.game.explain("worth nori moon")
    each = found.terms[1]
    assert (found.value, each.number) == (6, 3)
    assert [term.number for term in each.terms] == [37, 10]
    assert [term.number for term in each.terms[0].terms] == [18, 4, 15]
    assert numbers(table, "total moon") == (43, [18, 4, 6, 15])
    assert told(table, "total moon") == [
        "Moon owns 43 Resources: Eel 18, Fugu 4, Nori 6 and Tuna (15) 15.",
        "Luna tiene 43 Recursos: Anguila 18, Fugu 4, Nori 6 y Atún (15) 15.",
    ]
    assert told(table, "worth nori moon")[0] == (
        "Moon owns 2 Nori tokens, worth 6 Resources: 2 × 3. "
        "Each is worth a tenth of the 37 Resources of all other fish, rounded down."
    )


@pytest.mark.parametrize(
    ("token", "value", "rule"),
    [
        ("clam", 3, "clam-oyster.worth"),
        ("oyster", 1, "clam-oyster.worth"),
        ("octopus", 3, "octopus.worth"),
        ("takoyaki", 5, "octopus.takoyaki-worth"),
        ("spider-crab-8", 8, "spider-crab.worth"),
        ("tuna-25", 25, "tuna.worth"),
        ("himono", 5, "himono.worth"),
        ("mackerel", 1, "mackerel.worth"),
        ("squid", 0, "squid.worth"),
        ("salmon-4", 4, "salmon.worth.four"),
    ],
)
def test_fish_of_a_fixed_worth(token: str, value: int, rule: str) -> None:
    fish = ("clam-oyster", "octopus", "spider-crab", "tuna", "himono", "squid", "salmon")
    found = Table(*fish).game.explain(f"worth {token}")
    assert (found.value, found.rule, found.terms) == (value, rule, ())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_worth_tells_what_a_market_pays_beyond_it(language: str) -> None:
    """Squid: worth 0 Resources, sold for ¥600. Eel: sold for what it is worth."""
    table = Table("squid", "eel").lay(0, tokens="squid eel")
    table.game.language = language
    pays = words(language).say("explain_sold", market="squid", yen=6)
    assert pays in table.game.explain("worth squid").sentence
    assert pays in table.game.explain("worth squid moon").sentence
    sold = words(language).say("explain_sold", market="eel", yen=worth(table.state, ("eel",)))
    assert sold not in table.game.explain("worth eel").sentence
    table.set_state(turns=7, last_turn=7, ended_by=1).set_turn(points=1)
    assert pays in table.game.explain("worth squid moon").sentence
    table.lay(0, tokens="squid")
    assert pays not in table.game.explain("worth squid moon").sentence


def test_5200_yen_but_alone_with_the_fewest_resources() -> None:
    table = Table().lay(0, yen=5200, tokens="mackerel").lay(1, tokens="mackerel mackerel")
    table.lay(2, tokens="mackerel mackerel mackerel")
    found = table.game.explain("end moon")
    by_yen, by_resources = found.terms
    assert (found.value, by_yen.number, by_resources.number) == (0, 0, 0)
    enough, not_fewest = by_yen.terms
    assert (enough.number, [term.number for term in enough.terms]) == (1, [52, 50])
    assert (not_fewest.number, [term.number for term in not_fewest.terms]) == (0, [1, 2])
    assert told(table, "end moon") == [
        "If Moon’s turn began now, it would not trigger the end. By yen: ¥5,200 reach ¥5,000, but "
        "Moon is alone with the fewest Resources (1; the others have 2 or more). "
        "By Resources: 1 of 50.",
        "Si el turno de Luna empezara ahora, no provocaría el final. Por yenes: 5.200\u00a0¥ "
        "llegan a 5.000\u00a0¥, pero Luna tiene menos Recursos que todos los demás (1; los demás "
        "tienen 2 o más). Por Recursos: 1 de 50.",
    ]
    table.lay(1, tokens="mackerel")
    assert table.game.explain("end moon").value == 1
    assert told(table, "end moon")[0].startswith("If Moon’s turn began now, it would trigger")


def test_50_resources_but_alone_with_the_fewest_yen() -> None:
    table = Table("tuna").lay(0, yen=300, tokens="tuna-25 tuna-15 tuna-15")
    table.lay(1, yen=400).lay(2, yen=900)
    assert table.game.explain("end moon").value == 0
    assert told(table, "end moon")[0] == (
        "If Moon’s turn began now, it would not trigger the end. By yen: ¥300 of ¥5,000. "
        "By Resources: 55 reach 50, but Moon is alone with the fewest yen "
        "(¥300; the others have ¥400 or more)."
    )
    table.lay(1, yen=300)
    assert table.game.explain("end moon").value == 1
    assert "Moon is not alone with the fewest yen" in told(table, "end moon")[0]


def test_once_triggered_the_end_is_looked_for_no_more() -> None:
    table = Table().lay(1, yen=5000, tokens="mackerel")
    table.begin_turn(1)
    found = table.game.explain("end moon")
    assert (found.value, found.rule, found.terms[0].step) == (0, "end.once", 1)
    assert told(table, "end peak") == [
        "Peak has triggered the end; it is not looked for any more.",
        "Cima ha provocado el final; ya no se comprueba más.",
    ]
    assert table.game.explain("turns").value == 2
    assert told(table, "turns")[0] == "This is turn 2, and turn 4 is the last: 2 turns follow."


def test_a_player_whose_turn_a_round_limit_cuts_off_brings_about_no_end() -> None:
    table = Table(round_limit=2).lay(0, yen=5000, tokens="mackerel").lay(1, tokens="mackerel")
    for turns, whose, cut_off in ((3, 2, ""), (4, 0, "moon"), (5, 1, "moon peak")):
        table.set_state(turns=turns, on_turn=whose)
        for mark in ("moon", "peak", "gate"):
            english, spanish = told(table, f"end {mark}")
            no_turn = f" But no turn of {mark.capitalize()}’s begins any more"
            is_said = english.endswith(f"{no_turn}: the game ends with round 2.")
            assert is_said == (mark in cut_off)
            cites_limit = table.game.explain(f"end {mark}").rule == "end.round-limit"
            assert cites_limit == is_said
            assert spanish.endswith(": la partida termina con la ronda 2.") == is_said


def test_points_of_a_turn_with_a_cart() -> None:
    table = Table("aquarium", "rentals", "squid", "fugu").lay(0, carts=(2,), tokens="fugu squid")
    table.play("fish", "undock one-slot", "finish fishing", "use cart 2")
    assert numbers(table, "points") == (2, [2, -1, 1])
    assert told(table, "points") == [
        "Moon has 1 Action Point left in this turn and 1 from Carts, for visits only: "
        "2 to begin with, 1 from Carts, 1 spent.",
        "A Luna le queda 1 Punto de Acción en este turno y 1 de Carritos, solo para visitas: "
        "2 al empezar, más 1 de Carritos, menos 1 por acciones.",
    ]
    table.play("enter aquarium points")
    assert numbers(table, "points") == (0, [2, -1, 1, -2])
    entered = table.game.explain("points").terms[-1]
    assert (entered.rule, entered.step) == ("aquarium.entry", 5)
    assert entered.text == "Moon enters the Aquarium for 2 Action Points"


def test_points_of_a_turn_after_which_a_buyer_acts() -> None:
    table = Table("influence").lay(0, buyers=1).lay(2, fresh="mackerel-100")
    two_actions = ("fish", "undock one-slot", "finish fishing", "fish", "finish fishing")
    table.play("place buyer peak", *two_actions, "end turn")
    table.play(*two_actions, "end turn")
    assert table.game.to_act == 0
    assert numbers(table, "points") == (0, [2, -1, -1])
    assert told(table, "points")[0] == (
        "Peak has 0 Action Points left in this turn: 2 to begin with, 2 spent."
    )


def test_where_the_barrels_of_a_market_are() -> None:
    table = Table("himono", "sardines")
    table.lay(0, boats=[at_sea("two-slot", "mackerel"), in_port("one-slot")], fresh="mackerel-200")
    table.lay(0, licences="himono-1", drying="mackerel sardines-token", tokens="mackerel mackerel")
    table.lay(1, boats=[at_sea("one-slot", "mackerel-by-himono-2")], licences="himono-2")
    table.lay(2, degraded="mackerel-100 mackerel-400")
    found = table.game.explain("market mackerel")
    barrels, tokens = found.terms
    assert (found.value, barrels.number, tokens.number) == (9, 9, 28)
    away = [(term.label, term.values.get("seat"), term.number) for term in barrels.terms]
    assert away == [
        ("explain_barrels-all", None, 15),
        ("explain_at-sea", 0, -1),
        ("explain_on-sale", 0, -1),
        ("explain_drying", 0, -1),
        ("explain_at-sea", 1, -1),
        ("explain_on-sale", 2, -2),
    ]
    assert told(table, "market mackerel") == [
        "The Mackerel market has 9 of 15 barrels and 28 of 30 tokens left. When either runs out, "
        "the fish is overfished. Its barrels: 9 on the board, 2 at sea, 0 on the quay, 3 on sale, "
        "1 drying, 0 in the box.",
        "En el mercado de Caballa quedan 9 de 15 barriles y 28 de 30 fichas. Si se acaba lo uno o "
        "lo otro, hay sobrepesca. Sus barriles: 9 en el tablero, 2 en el mar, 0 en tierra, "
        "3 a la venta, 1 secándose, 0 en la caja.",
    ]
    tinned = table.game.explain("market sardines").terms[1]
    assert [(term.label, term.number) for term in tinned.terms] == [
        ("explain_tokens-all", 14),
        ("explain_drying", -1),
    ]


def test_a_number_of_the_house_is_marked_as_one() -> None:
    game = lab.new_game(
        3, seed=1, fish_markets=["eel", "fugu", "tuna", "squid"], boards={"eel": {"barrels": 3}}
    )
    barrels, tokens = game.explain("market eel").terms
    assert (barrels.number, barrels.terms[0].rule) == (3, "house-rules.override")
    assert tokens.terms[0].rule == "eel.stock"


def test_the_interest_of_the_rulebooks_example() -> None:
    """Bank: two Loans and one, two owners of Shares; each takes ¥800 of the ¥1,500."""
    table = Table("bank", players=4).lay(0, loans=2).lay(1, loans=1)
    table.lay(2, shares=1).lay(3, shares=1)
    assert [table.game.explain(f"interest {mark}").value for mark in ("moon", "peak")] == [-10, -5]
    assert [table.game.explain(f"interest {mark}").value for mark in ("gate", "wave")] == [8, 8]
    share = table.game.explain("share gate")
    assert [term.number for term in share.terms] == [15, 2]
    assert told(table, "share gate")[0] == (
        "With a Share, Gate takes ¥800 in the final count as things stand: "
        "¥1,500 of interest divided by 2 owners, rounded up."
    )
    assert told(table, "interest moon") == [
        "Moon pays ¥1,000 of interest, for 2 Loans.",
        "Luna paga 1.000\u00a0¥ de interés, por 2 Préstamos.",
    ]
    assert numbers(table, "loan") == (-10, [-5, -5])
    assert told(table, "loan")[0] == (
        "A Loan costs ¥1,000 in the final count: ¥500 paid back and ¥500 interest."
    )


def test_a_share_alone_takes_all_interest() -> None:
    table = Table("bank").lay(1, loans=1)
    assert table.game.explain("share moon").value == 5
    assert "all ¥500 of interest" in told(table, "share moon")[0]
    assert told(table, "interest moon")[0] == "Moon has neither Loans nor Shares: no interest."


def test_a_share_that_nobody_can_have_any_more_brings_nothing() -> None:
    """Bank: no player can have both; there are two Shares."""
    table = Table("bank").lay(1, loans=3)
    assert table.game.explain("share moon").value == 15
    found = table.game.explain("share peak")
    assert (found.value, found.rule) == (0, "bank.either")
    assert told(table, "share peak") == [
        "Peak has taken a Loan, and so can never own a Share.",
        "Cima ha pedido un Préstamo, así que no puede tener Participaciones.",
    ]
    table.lay(0, shares=2)
    found = table.game.explain("share gate")
    assert (found.value, found.rule) == (0, "bank.share.left")
    assert told(table, "share gate")[0] == "Gate will never own a Share: all are taken."
    assert table.game.explain("share moon").value == 15


def test_the_score_line_by_line_with_the_overfishing_market() -> None:
    table = Table("overfishing-market", "bank", "eel", "fugu").overfish("fugu")
    table.lay(0, yen=2300, tokens="eel eel fugu", loans=1).lay(1, yen=900, tokens="mackerel")
    table.lay(2, yen=100, tokens="mackerel", shares=1).lay_market("eel", marker=5)
    found = table.game.explain("score moon")
    lines = {term.label.removeprefix("explain_"): term.number for term in found.terms}
    assert lines == {
        "yen": 23,
        "highest": 10,
        "lowest": 0,
        "settled": 1,
        "loans-back": -5,
        "interest-paid": -5,
        "interest-received": 0,
        "tokens-yen": 11,
    }
    assert found.value == 35
    assert told(table, "score moon")[0] == (
        "If the game ended now, Moon would have ¥3,500: ¥2,300 in yen, ¥1,100 for tokens "
        "and ¥100 by the other lines of the count."
    )
    # Peak and Gate are tied for the fewest; Gate alone owns a Share.
    assert numbers(table, "score peak") == (9 - 3 + 1 + 1, [9, 0, -3, 1, 0, 0, 0, 1])
    assert numbers(table, "score gate") == (1 - 3 + 1 + 5 + 1, [1, 0, -3, 1, 0, 0, 5, 1])
    rules = {term.label: term.rule for term in table.game.explain("score peak").terms}
    assert rules["explain_lowest"] == "scoring.tie"
    assert rules["explain_highest"] == "scoring.highest"
    assert rules["explain_settled"] == "overfishing-market.scoring"


def in_position() -> lab.Game:
    """A game that begins in a position."""
    scenario = """
        [setup]
        players = 3
        fish_markets = ["eel", "fugu", "octopus", "salmon"]
        [position]
        points = 1
        [position.seats.moon]
        yen = 1300
        [position.boards.eel]
        marker = 7
        """
    return game_of(read_scenario(scenario))


def test_a_game_that_begins_in_a_position_says_so() -> None:
    for what, value in (("worth eel", 7), ("points", 1), ("yen moon", 13)):
        found = in_position().explain(what)
        assert (found.value, found.terms[0].text) == (value, "As this game began")


# --- closed money ---


def closed(secret: int) -> Table:
    """A table with closed money at which Peak's yen alone differ, played a little."""
    table = Table("eel", "tuna", "bank", "fugu", money="closed")
    table.lay(0, yen=2600, tokens="eel", boats=[at_sea("two-slot", "eel")], licences="eel")
    table.lay(1, yen=secret, tokens="tuna-25 tuna-20 tuna-15", loans=1, fresh="eel-200")
    table.lay(2, yen=1500, shares=1, tokens="fugu")
    table.play("fish", "dock two-slot left", "price eel 300", "finish fishing")
    table.play("purchase", "buy peak fresh eel 200", "finish purchasing")
    return table


@pytest.mark.parametrize("seat", [0, 2])
def test_hidden_yen_make_no_difference_to_what_a_seat_is_told(seat: int) -> None:
    one, other = closed(900), closed(6000)
    for language in LANGUAGES:
        poor, rich = (lab.Game(table.game.session, language) for table in (one, other))
        assert poor.explainable == rich.explainable
        for what in poor.explainable:
            assert poor.explain(what, seat) == rich.explain(what, seat), what
    assert one.game.explain("yen peak", 1) != other.game.explain("yen peak", 1)
    assert one.game.explain("end peak").value != other.game.explain("end peak").value


def test_what_hangs_on_hidden_yen_is_told_as_hidden() -> None:
    table = closed(900)
    for what in ("yen peak", "score peak", "end peak"):
        found = table.game.explain(what, 0)
        assert found.value is None
        assert "hidden" in found.sentence
    assert table.game.explain("yen peak", 0).terms == ()
    assert table.game.explain("yen peak", 0).rule == "money.closed"
    assert table.game.explain("score peak", 0).terms[0].amount == "hidden"
    assert told(table, "score peak", 0) == [
        "Peak’s yen are hidden; without them, tokens and the other lines of the count "
        "come to ¥6,000.",
        "Los yenes de Cima están ocultos; sin ellos, las fichas y las demás líneas del recuento "
        "suman 6.000\u00a0¥.",
    ]
    # Too poor in Resources by any reckoning: that needs no yen.
    assert table.game.explain("end gate", 0).value == 0
    # The own yen are known, and what they come to.
    assert table.game.explain("score moon", 0).value == count(table.state)[0].total


def test_yen_are_told_to_all_when_the_game_is_over() -> None:
    game = lab.new_game(2, seed=3, money="closed", round_limit=2)
    lab.play_out(game, "random")
    for what, score in zip(("score moon", "score peak"), game.scores or (), strict=True):
        assert (game.explain(what, 1).value or 0) * 100 == score
        assert "ends with" in game.explain(what, 1).sentence


# --- asking ---


def test_questions_are_read_as_they_are_spoken() -> None:
    game = Table("red-snapper").game
    assert game.explain("Worth Red Snapper MOON") == game.explain("worth red-snapper moon")
    assert game.explain(lab.Question("worth", "red_snapper", 0)).what == "worth red-snapper moon"
    assert isinstance(game.explain("points"), lab.Explanation)


@pytest.mark.parametrize("text", ["", "worth tuna", "worth whale", "price eel", "worth eel wave"])
def test_what_is_no_number_is_answered_with_what_there_is(text: str) -> None:
    session = Table("eel", "fugu").game.session
    for language in LANGUAGES:
        with pytest.raises(lab.CannotExplain) as caught:
            lab.Game(session, language).explain(text)
        sentence = str(caught.value)
        quoted = f"“{text}”" if language == "en" else f"«{text}»"
        for shown in (quoted, "worth <token> <player>", "market <market>", "eel", "moon"):
            assert shown in sentence
        assert "wave" not in sentence.replace(text, "")
        assert "tuna" not in sentence.replace(text, "")


@pytest.mark.parametrize("text", ["total", "worth fugu", "score", "end"])
def test_a_number_that_each_player_has_asks_for_the_player(text: str) -> None:
    game = Table("fugu").game
    with pytest.raises(lab.CannotExplain, match=f"{text} moon, {text} peak and {text} gate"):
        game.explain(text)


@pytest.mark.parametrize("what", [lab.Question("worth", "eel", 9), lab.Question("rain"), None, 7])
def test_structured_questions_are_checked_too(what: Any) -> None:
    with pytest.raises(lab.CannotExplain):
        Table("eel").game.explain(what)


def test_only_seats_of_the_table_can_ask() -> None:
    with pytest.raises(IndexError):
        Table("eel").game.explain("points", 3)


def messages(game: lab.Game, seat: int | None = None) -> Iterator[str]:
    """The ids of all messages with which the numbers of a game are explained."""
    for what in game.explainable:
        found = game.explain(what, seat)
        yield from (message for message, _ in found.told)
        yield from (term.label for term in all_terms(found.terms))


@cache
def all_messages() -> frozenset[str]:
    games = [(game, None) for kind in GAMES for game in positions(kind)]
    return frozenset(chain.from_iterable(messages(game, seat) for game, seat in games))


def test_every_event_that_moves_yen_is_among_the_positions() -> None:
    events = (*TAKES, *PAYS, *AUCTIONS, "lot-won", "bought", "offer-accepted", "entered")
    assert {f"event_{what}" for what in (*events, "port-opened")} <= all_messages()


def test_every_message_has_its_moment() -> None:
    poor = Table("tuna").lay(0, yen=0, tokens="tuna-25 tuna-15 tuna-15")
    spent = Table("red-snapper").overfish("red-snapper")
    rare = [(poor.game, None), (spent.game, None), (in_position(), None)]
    rare += [(closed(900).game, 0), (closed(900).game, 2)]
    heard = all_messages().union(*(messages(game, seat) for game, seat in rare))
    spoken = {"explain_unknown", "explain_whose", "explain_yes", "explain_no", "explain_hidden"}
    assert heard | spoken >= {f"explain_{name}" for name in said("en", "explain_")}


def test_nothing_of_this_is_loaded_while_a_game_is_played() -> None:
    program = (
        "import sys, tsukiji_lab as lab; game = lab.new_game(2, seed=1, round_limit=1); "
        "lab.play_out(game, 'random'); "
        "print([name for name in sys.modules if 'explaining' in name or 'reasons' in name])"
    )
    answer = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert answer.stdout == "[]\n", answer.stderr
