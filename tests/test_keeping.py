"""What is kept of a game, and links: without a browser."""

from __future__ import annotations

import random
from typing import Any
from urllib.parse import urlencode

import pytest

import tsukiji_lab as lab
from tsukiji_lab.drawing.setup_form import SEAT_KINDS, Form, read_form, sorts
from tsukiji_lab.game.refusal import BadSetup, Complaint
from tsukiji_lab.links import (
    language_of,
    link_of,
    link_to,
    link_to_start,
    open_link,
    stored_cases,
)
from tsukiji_lab.players import play_out
from tsukiji_lab.rulebook import LANGUAGES, words
from tsukiji_lab.tsukiji.setup import BARGES, BOXES, EXPANSION, MORE_FISH, STAPLES, VARIANTS

EN = words("en")

# --- links ---


def some_form(rng: random.Random) -> Form:
    """The form, filled in by chance, rightly or nearly."""
    players, box = rng.choice(list(MORE_FISH)), rng.choice(BOXES)
    staple = rng.choice(STAPLES) if box == EXPANSION else "mackerel"
    variants = rng.sample(VARIANTS, rng.randint(0, 3))
    sent: list[tuple[str, str]] = [("players", str(players)), ("box", box), ("staple", staple)]
    for sort in sorts(box, staple, players):
        number = sort.right + rng.randint(0, 2) * ("more_markets" in variants)
        chosen = rng.sample(sort.others, min(number, len(sort.others)))
        sent.append((sort.name, rng.choice(sort.ways)))
        sent += [(f"{sort.name}-market", board) for board in chosen]
        sent.append((f"{sort.name}-number", rng.choice(["", str(number)])))
    for seat in range(6):
        name = rng.choice(["", "", "Ana", "Ñandú & Co", "a,b=c", "100 %", "#1", "東京"])
        sent.append((f"name-{seat}", f"{name}{seat}" if name else ""))
        sent.append((f"kind-{seat}", rng.choice(SEAT_KINDS)))
    sent += [("variant", variant) for variant in variants]
    sent.append(("barges", rng.choice(list(BARGES))))
    sent += [("blue-ship", "yes")] * rng.randint(0, 1)
    sent.append(("money", rng.choice(["open", "closed"])))
    sent.append(("seed", rng.choice(["", str(rng.randrange(10**6))])))
    sent.append(("rounds", rng.choice(["", "6"])))
    changed = rng.choice(["himono.barrels", "harbour.column_5", "nori.tokens"])
    sent.append((changed, "700" if changed.startswith("harbour") else "7"))
    return read_form(urlencode(sent))


def test_every_set_up_of_the_form_goes_through_a_link() -> None:
    rng, found = random.Random(5), 0
    for _ in range(400):
        form = some_form(rng)
        asked = form.setup(EN) | {"seed": int(form.seed or 1)}
        try:
            game = lab.new_game(**asked)
        except BadSetup:
            continue  # nearly right: the form refuses it, and makes no link
        found += 1
        opened = open_link(link_of(asked, form.seats, "en"), "en")
        assert opened.game.setup == game.setup
        assert opened.game.state == game.state
        assert opened.seats == form.seats
    assert found > 200


def test_a_set_up_without_a_seed_is_drawn_anew_each_time() -> None:
    link = link_of(Form().setup(EN), Form().seats, "en")
    assert "seed" not in link
    assert len({open_link(link, "en").game.setup.seed for _ in range(3)}) == 3


@pytest.mark.parametrize(
    "setup",
    [
        {"players": 3, "seed": 7},
        {"players": ["Ana", "Bo"], "seed": 7, "money": "closed", "round_limit": 6},
        {"players": 4, "seed": -7, "first_player": 2},
        {"players": 3, "seed": 7, "box": "expansion", "variants": ["open_order", "collapse"]},
        {"players": 3, "seed": 7, "box": "expansion", "boards": {"himono": {"barrels": 6}}},
        {"players": 5, "seed": 7, "variants": ["open_order"], "first_player": 4},
    ],
)
def test_a_game_is_linked_as_it_began(setup: dict[str, Any]) -> None:
    game = lab.new_game(**setup)
    start = game.state
    game.play("fish")
    link = link_to_start(game, ("person",) * len(game.players))
    assert "code=" not in link
    opened = open_link(link, "en")
    assert opened.game.setup == game.setup
    assert opened.game.state == start


def test_a_game_that_begins_in_a_position_is_linked_too() -> None:
    game = lab.load_scenario(stored_cases()["auction/matched"])
    while game.session.can_redo:
        game.redo()
    opened = open_link(link_to_start(game, ()), "en")
    assert opened.game.actions == ()
    assert opened.game.setup == game.setup


def test_a_game_is_linked_as_it_stands() -> None:
    game = lab.new_game(3, seed=7, language="es")
    play_out(game, "random", seed=3)
    link = link_to(game, ("person", "greedy", "random"))
    opened = open_link(link, language_of(link, "en"))
    assert opened.game.state == game.state
    assert opened.game.language == "es"
    assert opened.seats == ("person", "greedy", "random")


def test_the_link_of_the_issue_opens_a_table() -> None:
    link = "seed=7&lang=es&fish=eel,tuna"
    assert language_of(link, "en") == "es"
    opened = open_link(link, "es")
    assert opened.game.setup.fish_markets[1:3] == ("eel", "tuna")
    assert len(opened.game.setup.fish_markets) == 5  # as many as three players need
    assert open_link(link, "es").game.setup == opened.game.setup
    assert opened.seats == ("person", "greedy", "greedy")


def test_markets_that_are_not_named_are_drawn_and_the_aquariums_count_once() -> None:
    for seed in range(30):
        opened = open_link(f"seed={seed}&box=expansion&players=4&external=aquarium", "en")
        markets = opened.game.setup.external_markets
        assert {"ships", "aquarium", "new_aquarium"} < {*markets}
        assert len(markets) == 5  # three beside Ships, where the two Aquariums are one


@pytest.mark.parametrize("name", ["auction/matched", "eel/worth", "end/closed-money"])
def test_a_stored_case_is_opened_by_its_name(name: str) -> None:
    game = open_link(f"scenario={name}&lang=es", "es").game
    assert game.state == lab.load_scenario(stored_cases()[name]).state
    assert game.language == "es"


DAMAGED = {
    "fsh=eel": "knows no «fsh»",
    "players=1": "is for 2 to 6 players, not 1",
    "players=-2": "is for 2 to 6 players",
    "players=three": "«players» is a whole number, not «three»",
    f"players={'9' * 5000}": "«players» is a whole number",
    "seed=²": "«seed» is a whole number",
    f"seed={10**18}": "at most 18 digits",
    "fish=eel,coelacanth": "no market «coelacanth»",
    "fish=eel,eel": "named twice",
    "fish=9": "are needed, not 9",
    "external=auction&players=2": "needs at least 3 players",
    "box=cellar": "There is no box «cellar»",
    "money=secret": "Money is",
    "rounds=0": "A round limit is",
    "first=seven": "«first» is one of",
    "first=well&players=2": "The first player is a seat",
    "seats=person,robot": "not «robot»",
    "players=2&seats=person,person,person": "3 seats, but there are 2",
    "name=A&name=B&name=C&players=2": "names 3 players",
    "name=A&name=a": "needs a different name",
    f"name={'x' * 50}&name=B": "has 1 to 40 printable characters",
    "himono.barrels=0&box=expansion": "«barrels» is a whole number",
    "himono.barrels=6": "no market «himono»",
    "himono.soul=6&box=expansion": "has no number «soul»",
    "blue-ship=perhaps": "«blue-ship» is one of",
    "lang=tlh": "«lang» is one of",
    "scenario=../../etc/passwd": "no stored case «../../etc/passwd»",
    "scenario=": "cannot be read",
    "7": "cannot be read",
    "": "cannot be read",
    "code=t1.broken": "code",
    "&".join(f"name={n}" for n in range(200)): "cannot be read",
}


@pytest.mark.parametrize(("link", "said"), DAMAGED.items(), ids=[each[:30] for each in DAMAGED])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_link_gets_a_sentence(link: str, said: str, language: str) -> None:
    with pytest.raises(Complaint) as refused:
        open_link(link, language)
    sentence = str(refused.value)
    assert sentence == refused.value.sentence
    if language == "en":
        assert said in sentence
    assert len(sentence) < 400


def test_any_text_opens_a_table_or_gets_a_sentence() -> None:
    rng = random.Random(9)
    pieces = [
        *("seed", "lang", "players", "name", "seats", "fish", "external", "box", "variants"),
        *("code", "scenario", "first", "rounds", "a.b", "himono.barrels", "=", "=", "=", "&", "&"),
        *(",", "7", "-1", "eel", "bank", "%", "%00", "+", "\ud800", "<b>", "expansion", "person"),
    ]
    for _ in range(2000):
        text = "".join(rng.choices(pieces, k=rng.randint(1, 12)))
        try:
            open_link(text, "en")
        except Complaint as complaint:
            assert complaint.sentence
