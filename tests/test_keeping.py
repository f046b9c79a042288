"""What is kept of a game, and links: without a browser."""

from __future__ import annotations

import random
from typing import Any
from urllib.parse import parse_qs, urlencode

import pytest
from tsukiji_widgets import Table
from tsukiji_widgets.keeping import Kept

import tsukiji_lab as lab
from tests.test_widget import Page, text_of
from tsukiji_lab.drawing.keeping import read_games
from tsukiji_lab.drawing.setup_form import Form, read_form, sorts
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
from tsukiji_lab.players.seats import SEAT_KINDS
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
    if rng.random() < 0.3:  # the box lies on the table: what it has fixed is named
        first = rng.choice(["moon", "peak"])
        sent += [("companion", "yes"), ("first", first)]
        boards = rng.sample(sorts(box, staple, players)[0].others, 3)
        sent += [("fish-order", board) for board in boards]
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
    rng, found, companions = random.Random(5), 0, 0
    for _ in range(400):
        form = some_form(rng)
        asked = form.setup(EN) | {"seed": int(form.seed or 1)}
        try:
            game = lab.new_game(**asked)
        except BadSetup:
            continue  # nearly right: the form refuses it, and makes no link
        found += 1
        opened = open_link(link_of(asked, form.seats, "en"), "en")
        companions += form.companion
        assert opened.game.setup == game.setup
        assert opened.game.state == game.state
        assert opened.seats == form.seats
    assert found > 200
    assert companions > 20


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


@pytest.mark.parametrize(
    ("said", "seats"),
    [
        ("", ("person", "person")),
        ("greedy", ("greedy", "person")),
        (",greedy", ("person", "greedy")),
        ("person, random", ("person", "random")),
    ],
)
def test_a_seat_that_is_left_out_beside_a_code_is_a_persons(
    said: str, seats: tuple[str, ...]
) -> None:
    link = f"code={lab.new_game(2, seed=7).code}&seats={said}"
    assert open_link(link, "en").seats == seats
    page = Browser().opened()
    page.do("continue", link)
    assert page.table.seated().kinds == seats


def test_a_seat_that_is_left_out_of_a_set_up_is_as_in_the_form() -> None:
    assert open_link("players=3&seats=,random", "en").seats == ("person", "random", "greedy")
    assert open_link("seats=,random,person", "en").seats == ("person", "random", "person")


@pytest.mark.parametrize("name", ["auction/matched", "eel/worth", "end/closed-money"])
def test_a_stored_case_is_opened_by_its_name(name: str) -> None:
    game = open_link(f"scenario={name}&lang=es", "es").game
    assert game.state == lab.load_scenario(stored_cases()[name]).state
    assert game.language == "es"


CODE = lab.new_game(2, seed=7).code
DAMAGED = {
    "fsh=eel": "knows no “fsh”",
    "players=1": "is for 2 to 6 players, not 1",
    "players=0": "is for 2 to 6 players, not 0",
    "players=-2": "is for 2 to 6 players",
    "players=three": "“players” is a whole number, not “three”",
    f"players={'9' * 5000}": "“players” is a whole number",
    "seed=²": "“seed” is a whole number",
    f"seed={10**18}": "at most 18 digits",
    "fish=eel,coelacanth": "no market “coelacanth”",
    "fish=eel,eel": "named twice",
    "fish=9": "are needed, not 9",
    "external=auction&players=2": "needs at least 3 players",
    "box=cellar": "There is no box “cellar”",
    "money=secret": "Money is",
    "rounds=0": "A round limit is",
    "first=seven": "“first” is one of",
    "first=well&players=2": "The first player is a seat",
    "seats=person,robot": "not “robot”",
    "players=2&seats=person,person,person": "3 seats, but there are 2",
    "name=A&name=B&name=C&players=2": "names 3 players",
    "name=A&name=a": "needs a different name",
    f"name={'x' * 50}&name=B": "has 1 to 40 printable characters",
    "himono.barrels=0&box=expansion": "“barrels” is a whole number",
    "himono.barrels=6": "no market “himono”",
    "himono.soul=6&box=expansion": "has no number “soul”",
    "blue-ship=perhaps": "“blue-ship” is one of",
    "lang=tlh": "“lang” is one of",
    f"code={CODE}&seats=gredy": "not “gredy”",
    f"code={CODE}&seats=person,person,person": "3 seats, but there are 2",
    "scenario=eel/worth&seats=robot": "not “robot”",
    "scenario=../../etc/passwd": "no stored case “../../etc/passwd”",
    "scenario=": "cannot be read",
    "7": "cannot be read",
    "": "cannot be read",
    "code=t1.broken": "code",
    "&".join(f"name={n}" for n in range(500)): "cannot be read",
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
    assert len(sentence) < 500


def test_any_text_opens_a_table_or_gets_a_sentence() -> None:
    rng = random.Random(9)
    pieces = [
        *("seed", "lang", "players", "name", "seats", "fish", "external", "box", "variants"),
        *("code", "scenario", "first", "rounds", "a.b", "himono.barrels", "=", "=", "=", "&", "&"),
        *(",", "7", "-1", "eel", "bank", "%", "%00", "+", "\ud800", "<b>", "expansion", "person"),
    ]
    for _ in range(2000):
        said = _opened("".join(rng.choices(pieces, k=rng.randint(1, 12))))
        assert said is None or said


def _opened(link: str) -> str | None:
    """What is said of a link that opens no table."""
    try:
        open_link(link, "en")
    except Complaint as complaint:
        return complaint.sentence
    return None


# --- at the table ---


class Browser:
    """Stands for what a browser keeps: games by their ids, and the address of each page."""

    def __init__(self) -> None:
        self.games: dict[str, str] = {}

    def opened(self, address: str = "", language: str = "en") -> Page:
        """A page that is opened in it."""
        return Page(Table(), language=language, address=address, kept=self.listed)

    @property
    def listed(self) -> str:
        """Its games as a page lists them, the last one first."""
        fields = [
            {"id": id, "when": str(n), **{name: value[0] for name, value in parse_qs(text).items()}}
            for n, (id, text) in enumerate(self.games.items(), start=1)
        ]
        named = ("id", "names", "turn", "over", "when")
        lines = [urlencode({name: each.get(name, "") for name in named}) for each in fields]
        return "\n".join(reversed(lines))

    def keep(self, page: Page) -> str:
        """Keep what the page is told to; the id under which it is kept."""
        page.do("painted")
        told = page.told["keep"]
        assert told["store"]
        mine = told["game"]
        if mine["begun"]:
            self.games.pop(mine["id"], None)
            self.games[mine["id"]] = f"{told['text']}&{mine['about']}"
        return str(mine["id"])


def game_of(page: Page) -> lab.Game:
    game = page.table.game
    assert game is not None
    return game


def form_of(page: Page) -> str:
    return text_of(page.parts["form"])


def test_games_are_listed_the_newest_first_and_gone_on_with() -> None:
    browser = Browser()
    first = browser.opened()
    first.set_up(**{"kind-1": "greedy", "name-0": "Ana"})
    first.let_computers_move()
    first.play("fish")
    one = browser.keep(first)
    second = browser.opened()
    second.set_up(**{"name-0": "Berta", "name-1": "<i>Carl"})
    two = browser.keep(second)
    assert one != two
    again = browser.opened()
    assert again.parts["form"].index("Berta and &lt;i&gt;Carl") < again.parts["form"].index("Ana")
    again.do("continue", browser.games[one])
    assert game_of(again).state == game_of(first).state
    assert again.table.seated().kinds == ("person", "greedy")
    again.play(str(game_of(again).legal_actions[0]))
    assert browser.keep(again) == one
    assert len(browser.games) == 2


def test_names_of_seats_are_listed_in_the_language_of_the_page() -> None:
    browser = Browser()
    page = browser.opened()
    page.set_up()
    browser.keep(page)
    assert "Moon and Peak" in form_of(browser.opened())
    assert "Luna y Cima" in form_of(browser.opened(language="es"))


def test_a_reload_goes_on_under_the_same_name() -> None:
    browser = Browser()
    page = browser.opened()
    page.set_up(**{"kind-1": "random", "name-0": "Ñandú & Co"})
    page.let_computers_move()
    id = browser.keep(page)
    page.do("language", "es")
    browser.keep(page)
    again = browser.opened(address=page.kept)
    assert game_of(again).state == game_of(page).state
    assert again.table.seated().kinds == ("person", "random")
    assert again.table.language == "es"
    assert browser.keep(again) == id


def test_what_another_tab_keeps_becomes_a_copy_here() -> None:
    browser = Browser()
    page = browser.opened()
    page.set_up()
    id = browser.keep(page)
    other = browser.opened(address=page.kept)
    other.do("painted")
    other.do("taken", id)
    assert "open in another tab too" in other.answer
    assert browser.keep(other) != id
    before = other.kept
    other.do("taken", id)  # late, and of another game
    assert browser.keep(other) in before


def test_a_game_out_of_a_link_is_kept_when_something_is_played_in_it() -> None:
    browser = Browser()
    page = browser.opened(address="seed=3&players=2&seats=person,person")
    browser.keep(page)
    assert browser.games == {}
    page.play("fish")
    id = browser.keep(page)
    page.do("undo")
    assert browser.keep(page) == id
    assert parse_qs(browser.games[id])["turn"] == ["1"]


def test_a_game_is_kept_while_computers_play_but_out_of_a_link_not_by_their_moves() -> None:
    browser = Browser()
    page = browser.opened()
    page.set_up(**{"kind-0": "greedy", "kind-1": "greedy"})
    for _ in range(3):
        browser.keep(page)
    assert game_of(browser.opened(address=page.kept)).session.here > 0
    linked = browser.opened(address="seed=7&players=2&first=peak&seats=person,greedy")
    browser.games.clear()
    for _ in range(5):
        browser.keep(linked)
    assert game_of(linked).session.here > 0
    assert browser.games == {}


def test_a_new_game_leaves_the_old_one_at_hand() -> None:
    page = Page(Table(lab.new_game(["Ana", "Bo"], seed=5, first_player=0)))
    page.play("fish")
    first = game_of(page)
    first.undo()
    page.do("new")
    assert page.table.game is None
    assert "Ana and Bo" in form_of(page)
    page.do("continue")
    assert page.table.game is first
    assert first.session.can_redo


def test_a_game_put_aside_that_the_browser_keeps_stands_in_the_list_once() -> None:
    browser = Browser()
    page = browser.opened()
    page.set_up(**{"name-0": "Ana"})
    first, id = game_of(page), browser.keep(page)
    page.do("new", browser.listed)
    assert form_of(page).count("Ana and Peak") == 1
    page.do("continue", browser.games[id])
    assert page.table.game is first
    assert browser.keep(page) == id
    page.do("new", browser.listed)
    page.do("kept", "")  # it was forgotten
    assert "Go on" not in form_of(page)
    page.do("continue")
    assert page.table.game is None


@pytest.mark.parametrize(
    "orders",
    [
        [("branch", "B"), ("play", "fish"), ("painted", ""), ("line", "A")],
        [("seats", "seat-0=person&seat-1=greedy")],
        [("explore", "explore=yes")],
    ],
    ids=["branch", "seats", "explore"],
)
def test_what_another_tab_did_to_a_game_put_aside_stays(orders: list[tuple[str, str]]) -> None:
    """Its line is the same, and the text that the browser keeps of it is not."""
    browser = Browser()
    page = browser.opened()
    page.set_up()
    id = browser.keep(page)
    page.do("new", browser.listed)
    other = browser.opened()
    other.do("continue", browser.games[id])
    for order in orders:
        other.do(*order)
    assert browser.keep(other) == id
    page.do("continue", browser.games[id])
    assert game_of(page).code == game_of(other).code
    page.do("painted")
    assert page.kept == other.kept


def test_a_game_put_aside_is_further_than_the_browser_was_told() -> None:
    browser = Browser()
    page = browser.opened()
    page.set_up()
    id = browser.keep(page)
    for again in range(2):  # also when it was just gone on with
        page.play(str(game_of(page).legal_actions[0]))
        page.do("new", browser.listed)
        page.do("continue", browser.games[id])
        assert len(game_of(page).actions) == again + 1
    other = browser.opened()
    other.do("continue", browser.games[id])
    other.play(str(game_of(other).legal_actions[0]))
    other.do("new", browser.listed)
    other.do("continue", browser.games[id])
    assert len(game_of(other).actions) == 1


def test_a_game_that_is_gone_on_with_untouched_is_kept_again() -> None:
    """Its page had let go of it, and took it out of the address."""
    browser = Browser()
    page = browser.opened()
    page.set_up()
    id = browser.keep(page)
    page.do("new", browser.listed)
    page.do("continue", browser.games[id])
    page.told.clear()
    page.do("painted")
    assert page.told["keep"]["game"]["id"] == id


def test_a_game_given_from_python_is_not_the_browsers_to_keep() -> None:
    page = Page(Table(lab.new_game(2, seed=5)))
    page.do("painted")
    assert not page.told["keep"]["store"]
    before = page.table.game
    page.do("address", "seed=7")
    assert page.table.game is before


def test_a_game_in_the_address_is_opened_though_others_are_kept() -> None:
    browser = Browser()
    mine, other = browser.opened(), Browser().opened()
    mine.set_up(**{"name-0": "Ana"})
    browser.keep(mine)
    other.set_up(**{"name-0": "Berta"})
    other.do("painted")
    page = browser.opened(address=other.kept)
    assert game_of(page).players == ("Berta", "Peak")


def test_the_form_stays_though_the_address_has_a_game_that_was_put_aside() -> None:
    address = "seed=7&players=2&seats=person,person"
    page = Browser().opened(address=address)
    game = game_of(page)
    page.do("new")
    page.do("hello", urlencode({"language": "en", "kept": "", "address": address}))
    assert page.table.game is None
    assert "Go on" in form_of(page)
    page.do("continue")
    assert page.table.game is game


def test_a_damaged_address_is_told_and_the_form_stays_with_the_kept_games() -> None:
    browser = Browser()
    first = browser.opened()
    first.set_up(**{"name-0": "Ana"})
    browser.keep(first)
    for address, said in (
        ("code=t1.broken&seats=person", "The code in the address is damaged"),
        ("players=9", "is for 2 to 6 players"),
        ("scenario=nothing", "no stored case “nothing”"),
        ("&".join("x=1" for _ in range(500)), "cannot be read"),
    ):
        page = browser.opened(address=address)
        assert said in page.answer
        assert "Ana and Peak" in form_of(page)
        page.do("continue", next(iter(browser.games.values())))
        assert game_of(page).players == ("Ana", "Peak")


def test_an_address_changed_by_hand_opens_another_table_or_gets_a_sentence() -> None:
    browser = Browser()
    page = browser.opened()
    page.set_up()
    page.play(str(game_of(page).legal_actions[0]))
    first = game_of(page)
    page.do("painted")
    kept = page.told.pop("keep")
    page.do("address", "seed=7&fish=coelacanth")
    assert "no market “coelacanth”" in page.answer
    assert page.table.game is first
    page.do("painted")
    assert page.told["keep"] == kept  # so that the address does not stay wrong
    page.do("address", "seed=7&lang=es&fish=eel,tuna")
    assert game_of(page).setup.seed == 7
    assert "Cima está jugando" in page.panel
    page.do("address", "scenario=auction/matched&seats=person,person,person")
    assert game_of(page).state == lab.load_scenario(stored_cases()["auction/matched"]).state


@pytest.mark.parametrize("text", ["code=", "code=xyz&seats=person", "nonsense=1", "&" * 500])
def test_a_damaged_kept_game_gets_a_sentence(text: str) -> None:
    page = Browser().opened()
    page.do("continue", text)
    assert page.answer
    assert page.table.game is None
    page.set_up()
    assert page.table.game is not None


@pytest.mark.parametrize(
    "line",
    [
        "",
        "id=&names=Ana%0ABo&turn=1&when=1",
        "id=../../x&names=Ana%0ABo&turn=1&when=1",
        f"id={'x' * 30}&names=Ana%0ABo&turn=1&when=1",
        "id=a&names=Ana&turn=1&when=1",
        f"id=a&names={'A' * 41}%0ABo&turn=1&when=1",
        "id=a&names=%00%0ABo&turn=1&when=1",
        "id=a&names=Ana%0ABo&turn=-1&when=1",
        "id=a&names=Ana%0ABo&turn=1&when=soon",
        f"id=a&names=Ana%0ABo&turn=1&when={'9' * 40}",
        "&".join(f"id={n}" for n in range(50)),
    ],
)
def test_a_line_of_the_list_that_cannot_be_is_left_out(line: str) -> None:
    good = "id=b&names=Ana%0ABo&turn=4&when=5"
    assert [game.id for game in read_games(f"{line}\n{good}")] == ["b"]
    page = Page(Table(), kept=f"{line}\n{good}")
    assert form_of(page).count("Go on") == 1


def test_forged_orders_about_keeping_change_nothing() -> None:
    page = Page(Table(lab.new_game(2, seed=5, first_player=0)))
    game = page.table.game
    orders = ("kept", "taken", "link", "link form", "address", "continue", "hello")
    for do in orders:
        for text in ("", "x", "\ud800", "id=a", "&" * 500, "code=t1.AAAA", "<script>"):
            page.do(do, text)
            assert page.table.game is game
            assert game_of(page).actions == ()
    assert "<script>" not in "".join(page.parts.values())
    page.play("fish")


# --- links at the table ---


def test_the_form_gives_a_link_to_what_stands_in_it() -> None:
    page = Browser().opened()
    page.do("link form", urlencode({"players": "2", "name-0": "Ana", "seed": "7", "rounds": "6"}))
    link = page.told["link"]
    opened = Browser().opened(address=link)
    assert game_of(opened).players == ("Ana", "Peak")
    assert game_of(opened).setup.round_limit == 6
    assert page.table.game is None
    assert link.replace("&", "&amp;") in page.parts["form"]
    page.do("link form", urlencode({"players": "2", "seed": "seven"}))
    assert page.answer == "“seven” is not a whole number from 0 up."
    assert page.told["link"] == link


def test_the_table_gives_links_to_the_game_and_to_its_start() -> None:
    page = Browser().opened()
    page.set_up(**{"kind-1": "greedy"})
    page.let_computers_move()
    page.play(str(game_of(page).legal_actions[0]))
    page.do("link", "game")
    there = Browser().opened(address=page.told["link"])
    assert game_of(there).state == game_of(page).state
    assert there.table.keeping.id != page.table.keeping.id
    page.do("link", "start")
    start = Browser().opened(address=page.told["link"])
    assert game_of(start).setup == game_of(page).setup
    assert game_of(start).actions == ()
    assert start.table.seated().kinds == ("person", "greedy")


def test_code_address_file_and_link_end_before_the_first_sealed_bid() -> None:
    game = lab.load_scenario(stored_cases()["bid/blind"])
    while not game.session.rules.keeps_secret(game.state):
        game.redo()
    game.undo()
    public = game.actions
    game.redo()
    page = Page(Table(game))
    page.do("open")
    for ask in (("painted", ""), ("save", ""), ("link", "game")):
        page.do(*ask)
    kept = open_link(page.kept, "en").game
    linked = open_link(page.told["link"], "en").game
    page_file = Page(Table())
    page_file.do("load", page.file)
    for opened in (kept, linked, game_of(page_file)):
        assert opened.actions == public
    assert "bid" not in page.file


# --- what is kept beside ---


def test_what_concerns_keep_beside_the_code_comes_back_with_it() -> None:
    browser, found = Browser(), []
    page = browser.opened()
    beside = {
        "mine": Kept(lambda table: "a=b&c", lambda table, text: found.append(text)),
        "nothing": Kept(lambda table: "", lambda table, text: found.append("no")),
        "bad": Kept(lambda table: "x", lambda table, text: int(text) and None),
        "pace": Kept(lambda table: "step", lambda table, text: found.append(text), everywhere=True),
    }
    page.table.keeping.beside = beside
    page.set_up()
    id = browser.keep(page)
    assert page.told["ways"] == "pace=step"
    assert "step" not in page.kept
    again = browser.opened()
    again.table.keeping.beside = beside
    again.do("continue", browser.games[id])
    assert found == ["a=b&c"]
    assert again.answer == ""
    again.do("hello", urlencode({"ways": "pace=skip&mine=no"}))
    assert found == ["a=b&c", "skip"]
    address = browser.opened()
    address.table.keeping.beside = beside
    address.do("address", page.kept)
    assert found == ["a=b&c", "skip", "a=b&c"]


def test_with_the_box_on_the_table_a_link_says_so() -> None:
    page = Browser().opened()
    fields = [("players", "2"), ("companion", "yes"), ("first", "peak")]
    fields += [("fish-market", board) for board in ("eel", "fugu", "tuna")]
    fields += [("external-market", board) for board in ("bank", "barter")]
    page.do("link form", urlencode(fields))
    setup = Browser().opened(address=page.told["link"])
    assert setup.table.seated().companion is not None
    assert game_of(setup).to_act == 1
    setup.do("link", "game")
    game = Browser().opened(address=setup.told["link"])
    assert game.table.seated().companion is not None


def test_what_may_have_been_lost_on_the_line_is_said() -> None:
    page = Browser().opened(address="seed=7&players=2&seats=person,person")
    game = game_of(page)
    page.do("hello", urlencode({"language": "en", "kept": "", "missed": "yes"}))
    assert "may not have arrived" in page.answer
    assert page.table.game is game
    page.do("hello", urlencode({"language": "en", "kept": ""}))
    assert page.answer == ""


def test_a_lost_line_promises_a_safe_game_only_where_one_is() -> None:
    page = Browser().opened()
    assert "is lost" in page.parts["lost"]
    assert "safe" not in page.parts["lost"]
    assert "textarea" not in page.parts["lost"]
    page.set_up()
    assert "safe in this code" in page.parts["lost"]
    assert "textarea" in page.parts["lost"]


def test_a_lost_line_tells_how_this_game_is_had_again_in_a_notebook() -> None:
    """One that the browser keeps stands in the list of games, one that a cell makes does not."""
    kept = Browser().opened()
    kept.set_up()
    given = Page(Table(lab.new_game(2, seed=5)))
    for page, is_told in ((kept, True), (given, False)):
        lost = text_of(page.parts["lost"])
        assert ("Run the cell again, and go on with it under “Your games”" in lost) == is_told
        assert ("game = lab.game_from_code(" in lost) != is_told
