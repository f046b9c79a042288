"""Forged input: whatever is named, typed or sent is refused without harm, or it is legal."""

from __future__ import annotations

import base64
from functools import cache
from itertools import product
from random import Random
from typing import Any
from urllib.parse import urlencode

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import astuple

import tsukiji_lab as lab
from tests.laden import crowded_harbours, full_boards, wander
from tests.rules.table import Table, at_sea
from tsukiji_lab.drawing.forms import draw_form
from tsukiji_lab.drawing.guesses import guesses
from tsukiji_lab.drawing.setup_form import read_form
from tsukiji_lab.game.action import Action
from tsukiji_lab.players.seats import SEAT_KINDS
from tsukiji_lab.public import RULES
from tsukiji_lab.rulebook import LANGUAGES
from tsukiji_lab.rulebook import words as spoken
from tsukiji_lab.tsukiji.bidding import Award, Bid
from tsukiji_lab.tsukiji.board import BOARDS, HOME
from tsukiji_lab.tsukiji.catching import Catch
from tsukiji_lab.tsukiji.fishing import Dock, Undock
from tsukiji_lab.tsukiji.pieces import BOATS, PORTS, ROWS, SEA
from tsukiji_lab.tsukiji.purchasing import Buy
from tsukiji_lab.tsukiji.rules import VERBS, VERBS_IN

NAMES = sorted(
    {
        *HOME,
        *BOARDS,
        *BOATS,
        *PORTS,
        *ROWS,
        SEA,
        *("one_slot_2", "two_slot_2", "points", "yen", "free", "token", "freezer", "cart"),
        *("fresh_300", "degraded_100", "takoyaki_400", "takoyaki_x", "fresh_", "moon", "???"),
        *("fresh_mackerel_300", "degraded_himono_100", "fish", "external", "blue_ship_2"),
    }
)


def far_shores() -> Table:
    """Three players with a catch for abroad, one to dry and a Buyer; two fish run out at once."""
    table = Table(
        *("himono", "fugu", "squid", "octopus", "clam-oyster", "foreign-market", "influence"),
        players=3,
    )
    table.lay(
        0,
        yen=3000,
        boats=[
            at_sea("two-slot", "fugu"),
            at_sea("one-slot", "squid"),
            at_sea("three-slot", "mackerel_by_himono_1"),
        ],
        ports=2,
        licences="himono-1 himono-2 fugu",
        buyers=1,
        tokens="fugu fugu squid clam oyster",
    )
    table.lay(1, tokens="fugu fugu fugu fugu squid squid squid", fresh="mackerel-100")
    table.lay(2, tokens="squid squid squid", fresh="mackerel-200")
    return table


IDLE = ("fish", "finish fishing") * 2
ABROAD = (
    *("fish", "dock abroad two-slot", "join one-slot", "auction abroad"),
    *(*["bid 0"] * 3, "award moon"),
)
"""With this lot two fish run out."""
ERRAND = (
    *("place buyer peak", "fish", "dock three-slot left"),
    *("stow mackerel himono-1", "finish fishing", *IDLE[:2], "end turn"),
    *(*IDLE, "end turn"),
)
"""The catch is dried, and once the turn of the next player is over the Buyer buys."""


@cache
def positions() -> dict[str, lab.Game]:
    """One position of every kind of decision, and one after the end, each as a game."""
    found: dict[str, lab.Game] = {}
    tie = crowded_harbours().game
    for text in ("degrade", "fish", "dock barge right", "hold auction tuna", *["bid 0"] * 6):
        found.setdefault(type(tie.state.top).__name__, tie.branch())
        tie.play(text)
    found["Tie"] = tie
    for texts in (ABROAD, ERRAND):
        game = far_shores().game
        for text in texts:
            game.play(text)
            found.setdefault(type(game.state.top).__name__, game.branch())
    for lay_out, seed in product((crowded_harbours, full_boards), range(6)):
        game = lay_out().game
        for _ in wander(game, 120, Random(seed)):
            if not game.is_over and type(game.state.top).__name__ not in found:
                found[type(game.state.top).__name__] = game.branch()
    assert set(found) == set(DECISIONS)
    over = lab.play_out(lab.new_game(2, seed=1, round_limit=1), "random")
    return {**found, "the end": over}


DECISIONS = [frame.__name__ for frame, verbs in VERBS_IN.items() if verbs]
"""The frames in which somebody decides."""

games = st.sampled_from([*DECISIONS, "the end"]).map(lambda kind: positions()[kind])
names = st.one_of(st.sampled_from(NAMES), st.text(max_size=12))
numbers = st.one_of(st.integers(-3, 120), st.integers(), st.integers(10**18, 10**40))
strange = st.one_of(
    st.none(),
    st.booleans(),
    st.floats(),
    st.binary(max_size=4),
    st.lists(st.integers(), max_size=2),
    st.dictionaries(st.text(max_size=2), st.integers(), max_size=1),
    names,
    numbers,
)


def field_types(verb: type[Action]) -> list[str]:
    """What each field of a verb holds: ``str`` or ``int``."""
    schema = msgspec.json.schema(verb)["$defs"][verb.__name__]
    kinds = {"string": "str", "integer": "int"}
    return [kinds[part["type"]] for part in schema["properties"].values()]


@st.composite
def well_typed(draw: Any) -> Action:
    """An action of any verb with names and numbers in its fields that may be anything."""
    verb = draw(st.sampled_from(VERBS))
    values = {"str": names, "int": numbers}
    return verb(*(draw(values[kind]) for kind in field_types(verb)))


@st.composite
def ill_typed(draw: Any) -> Action:
    """An action of which at least one field holds what it never should."""
    verb = draw(st.sampled_from([verb for verb in VERBS if verb.__struct_fields__]))
    action = verb(*(draw(strange) for _ in verb.__struct_fields__))
    right = [{"str": str, "int": int}[kind] for kind in field_types(verb)]
    if [type(value) for value in astuple(action)] == right:
        action = verb(*([None] * len(right)))
    return action


@settings(max_examples=700)
@given(game=games, action=well_typed(), language=st.sampled_from(["en", "es"]))
def test_an_action_with_any_names_and_numbers_is_refused_or_offered(
    game: lab.Game, action: Action, language: str
) -> None:
    before = game.state
    game.language = language
    refusal = game.why_not(action)
    assert (refusal is None) == (action in list(game.legal_actions))
    if refusal is not None:
        assert refusal.rule
        assert refusal.sentence
        assert refusal.citation
        with pytest.raises(lab.IllegalAction) as caught:
            game.play(action)
        assert str(caught.value) == str(refusal)
    assert game.state is before


@settings(max_examples=300)
@given(game=games, action=ill_typed())
def test_an_action_with_fields_of_the_wrong_kind_is_no_action(
    game: lab.Game, action: Action
) -> None:
    before = game.state
    for ask in (game.why_not, game.play, game.action):
        with pytest.raises(lab.UnreadableAction) as caught:
            ask(action)
        assert caught.value.sentence
    assert game.state is before


words = st.one_of(
    st.sampled_from([*NAMES, *(word for verb in VERBS for word in verb.verb.split())]),
    st.integers(-100, 10_000).map(str),
    st.text(max_size=6),
)


@settings(max_examples=400)
@given(game=games, text=st.one_of(st.lists(words, max_size=6).map(" ".join), st.text()))
def test_any_text_is_an_action_or_gets_a_sentence(game: lab.Game, text: str) -> None:
    before = game.state
    try:
        refusal = game.why_not(text)
    except (lab.UnreadableAction, lab.AmbiguousAction) as complaint:
        assert complaint.sentence  # noqa: PT017
        assert text not in game.legal_actions
    else:
        assert refusal is None or refusal.sentence
    assert game.state is before


@settings(max_examples=200)
@given(st.one_of(st.text(), st.binary().map(lambda b: base64.urlsafe_b64encode(b).decode())))
def test_any_text_is_a_code_or_is_refused(text: str) -> None:
    with pytest.raises(lab.BadRecord) as caught:
        lab.game_from_code(text)
    assert caught.value.sentence


json_values: Any = st.recursive(
    strange.filter(lambda value: not isinstance(value, bytes)),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)


@settings(max_examples=300)
@given(
    part=st.sampled_from(["game", "rules", "setup", "actions", "end"]),
    field=st.sampled_from(
        [
            *("names", "fish_markets", "external_markets", "closed_money"),
            *("first_player", "seed", "round_limit", "box", "barges", "blue_ship", "variants"),
            *("fish_order", "external_order", "house_rules"),
        ]
    ),
    value=json_values,
)
def test_a_file_with_anything_in_it_is_a_game_or_is_refused(
    part: str, field: str, value: Any
) -> None:
    game = lab.new_game(2, seed=1, first_player=0)
    game.play("fish")
    saved = msgspec.json.decode(msgspec.json.encode(game.record))
    if part == "setup":
        saved["setup"][field] = value
    else:
        saved[part] = value
    try:
        text = msgspec.json.encode(saved)
    except (OverflowError, ValueError, TypeError):
        return  # no JSON
    try:
        opened = lab.game_from_json(text)
    except lab.BadRecord as complaint:
        assert complaint.sentence  # noqa: PT017
    else:
        assert opened.code
        assert opened.legal_actions


FIELDS = (
    *("players", "name-0", "name-5", "kind-0", "box", "staple", "fish", "fish-market"),
    *("fish-number", "external", "external-market", "external-number", "barges", "blue-ship"),
    *("money", "variant", "seed", "rounds", "harbour.points", "", "<i>"),
    *("companion", "first", "fish-order", "external-order"),
    *(guess.field for guess in guesses("expansion", 2)),
)
VALUES = (
    *("2", "3", "6", "7", "base", "expansion", "horse_mackerel", "beginners", "lot", "named"),
    *("more_markets", "collapse", "open_order", "four_slot", "yes", "closed", *SEAT_KINDS),
    *("0", "1", "moon", "100", "9900", "10000", "-1", "", "<i>", "²", *BOARDS),
)


@settings(max_examples=300)
@given(
    fields=st.lists(
        st.tuples(
            st.one_of(st.sampled_from(FIELDS), st.text(max_size=6)),
            st.one_of(st.sampled_from(VALUES), st.text(max_size=50)),
        ),
        max_size=40,
    ),
    language=st.sampled_from(LANGUAGES),
)
def test_a_form_with_anything_in_it_sets_up_a_game_or_gets_a_sentence(
    fields: list[tuple[str, str]], language: str
) -> None:
    form = read_form(urlencode(fields, errors="replace"))
    said = spoken(language)
    assert "<i>" not in draw_form(said, form, None, None)
    try:
        game = lab.new_game(**form.setup(said), language=language)
    except lab.BadSetup as complaint:
        assert complaint.sentence  # noqa: PT017
    else:
        assert game.legal_actions


def test_a_file_of_any_bytes_is_refused() -> None:
    rng = Random(1)
    for length in range(200):
        with pytest.raises(lab.BadRecord):
            lab.game_from_json(rng.randbytes(length))


# --- what a cheat would try ---


def test_nobody_acts_with_what_is_another_seats() -> None:
    game = crowded_harbours().game
    game.play("degrade")
    own = {boat.name for boat in game.state.players[0].boats}
    game.play("fish")
    for seat in range(1, 6):
        for boat in game.state.players[seat].boats:
            if boat.name in own:
                continue
            for action in (Undock(boat.name), Dock(boat.name, "left"), Catch(boat.name, "tuna")):
                refusal = RULES.why_not(game.state, action)
                assert refusal is not None
                assert refusal.rule == "fishing.own-boats"


def test_nobody_buys_for_less_from_oneself_or_from_nobody() -> None:
    game = crowded_harbours().game
    for text in ("degrade", "purchase", "buy peak fresh mackerel 100"):
        game.play(text)
    for action in (
        Buy(1, "fresh", "takoyaki", 3),
        Buy(1, "fresh", "takoyaki", -4),
        Buy(0, "degraded", "mackerel", 2),
        Buy(-1, "fresh", "mackerel", 1),
        Buy(6, "fresh", "mackerel", 1),
        Buy(1, "fresh", "mackerel", 1),  # it was the only one, and is bought
    ):
        assert action not in game.legal_actions
        assert game.why_not(action) is not None
    assert game.why_not("buy peak fresh takoyaki 400") is None


def test_a_bid_is_between_nothing_and_all_one_has() -> None:
    game = positions()["Bids"]
    seat = game.to_act
    assert seat is not None
    yen = game.state.players[seat].yen
    for amount in (-1, yen + 1, 10**12):
        refusal = game.why_not(Bid(amount))
        assert refusal is not None
        assert refusal.rule == "bid.range"
    assert game.why_not(Award(0)) is not None


def test_an_action_of_ones_own_making_is_refused() -> None:
    class FreeBid(Bid, frozen=True):
        """A bid that nothing forbids."""

        def why_not(self, state: Any) -> None:
            return None

    class Win(Action, frozen=True):
        """Ends the game."""

        verb = "win"

        def why_not(self, state: Any) -> None:
            return None

    for game in positions().values():
        before = game.state
        for action in (FreeBid(3), Win(), Action()):
            for ask in (game.play, game.why_not, game.action):
                with pytest.raises(lab.UnreadableAction):
                    ask(action)
        assert game.state is before
