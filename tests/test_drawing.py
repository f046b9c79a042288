"""The drawing of a position: whole, well formed, in both languages, and silent about secrets."""

import random
import re
import statistics
import time
from collections import Counter
from collections.abc import Iterator
from html.parser import HTMLParser
from itertools import islice
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

import tsukiji_lab as lab
from tests.rules.table import Table, abroad, at_sea, in_port
from tsukiji_lab.drawing import draw, draw_page, lay_out, style, symbols
from tsukiji_lab.drawing.band import STEPS
from tsukiji_lab.drawing.html import VOID, Html, el
from tsukiji_lab.drawing.panel import Ways, draw_panel
from tsukiji_lab.players import PLAYERS
from tsukiji_lab.rulebook import words
from tsukiji_lab.scenarios import cases_folder
from tsukiji_lab.tsukiji.bidding import Bids
from tsukiji_lab.tsukiji.board import BOARDS, CLOSED, COLLAPSED, HOME, MONEY, FishMarket
from tsukiji_lab.tsukiji.frame import Frame
from tsukiji_lab.tsukiji.pieces import RECONSTRUCTED_COLUMNS
from tsukiji_lab.tsukiji.turn import Turn
from tsukiji_lab.tsukiji.worth import worth

TABLES = [
    (["eel", "fugu", "octopus"], ["aquarium", "bank"]),
    (["red_snapper", "salmon", "spider_crab", "squid"], ["barter", "government"]),
    (["tuna", "eel", "octopus", "salmon"], ["rentals", "trading", "used_ships"]),
    (["eel", "red_snapper", "spider_crab", "tuna", "fugu"], ["auction", "bank", "aquarium"]),
    (
        ["fugu", "octopus", "salmon", "squid", "red_snapper"],
        ["trading", "barter", "government", "rentals"],
    ),
]
"""Markets for two to six players; every board of the base game is among them."""

DULL = {"return", "sell boat", "discard", "decline", "finish fishing", "end turn", "leave"}


class Restless:
    """Plays what fills the table: often what a good player would do, else something lively."""

    def choose(self, observation: Any, actions: Any, rng: random.Random) -> Any:
        if rng.random() < 0.7:
            return self.sensible.choose(observation, actions, rng)
        by_verb: dict[str, list[Any]] = {}
        for action in actions:
            by_verb.setdefault(action.verb, []).append(action)
        verbs = [verb for verb in by_verb if verb not in DULL] or list(by_verb)
        choices = by_verb[rng.choice(verbs)]
        return rng.choice(choices[:8])

    def __init__(self) -> None:
        self.sensible = PLAYERS["greedy"]()


def played(game: lab.Game, seed: int = 1) -> Iterator[lab.Game]:
    """The game after each step of a lively game, which is played out on a branch."""
    whole = lab.play_out(game.branch(), Restless(), seed=seed)
    for step in whole.session.steps:
        game.play(step.action)
        yield game


def table(players: int, **more: Any) -> lab.Game:
    fish, external = TABLES[players - 2]
    return lab.new_game(players, fish_markets=fish, external_markets=external, seed=7, **more)


def expanded(**setup: Any) -> Table:
    """Four players between all boards of the expansion; Moon is on turn."""
    table = Table(
        *("clam-oyster", "himono", "horse-mackerel", "nori", "sardines", "swordfish", "tuna"),
        *("foreign-market", "influence", "new-aquarium", "aquarium", "overfishing-market"),
        *("ship-rentals", "sushi-shop", "used-ships"),
        players=4,
        blue_ship=True,
        **{"barges": "four_slot", "variants": ("collapse", "open_order"), **setup},
    )
    table.lay(
        0,
        boats=[
            at_sea("blue-ship", "nori", "mackerel_by_horse_mackerel", "mackerel_by_horse_mackerel"),
            at_sea("two-slot", "sardines_by_himono_2", "sardines_by_himono_2"),
            in_port("one-slot"),
            in_port("four-slot", "right"),
        ],
        licences="himono-1 himono-2 horse-mackerel nori",
        drying="mackerel sardines-token",
        tokens="clam clam horse-mackerel nori nori oyster sardines swordfish",
        fresh="clam-oyster-300 himono-500 himono-500",
        degraded="nori-200",
    )
    table.lay(
        1,
        boats=[
            at_sea("four-slot-barge", "mackerel_by_himono_1", "swordfish"),
            abroad("three-slot"),
        ],
        licences="himono-1 sardines swordfish",
        buyers=1,
        tokens="mackerel tuna-15",
        fresh="sardines-400 swordfish-1200",
    )
    rented = replace(at_sea("two-slot", "clam_oyster"), rented="used_ships")
    table.lay(2, boats=[rented, in_port("one-slot")], licences="clam-oyster", tokens="himono")
    table.lay_market("sardines", tins=3)
    table.lay_market("sushi_shop", spaces=((), ("himono", "nori"), (), (), ()))
    table.set_state(errands=((1, 0),))
    return table


def decisions() -> Iterator[lab.Game]:
    """What is decided in the expansion alone: a group, a lot from abroad, drying, an errand."""
    for texts in (
        ("fish", "dock abroad blue-ship"),
        ("fish", "dock abroad blue-ship", "auction abroad"),
        ("enter sushi-shop points", "sushi lot", "add clam"),
    ):
        table = expanded()
        for text in texts:
            table.game.play(text)
        yield table.game
    table = expanded().lay(0, drying="", boats=[at_sea("one-slot", "mackerel_by_himono_1")])
    table.game.play("fish")
    table.game.play("dock one-slot left")
    yield table.game
    table = expanded().set_turn(points=0)
    table.game.play("end turn")
    yield table.game
    table = expanded()
    table.begin_turn(0)
    yield table.game


@pytest.fixture(scope="module")
def positions() -> list[lab.Game]:
    """Positions of two to six players, with every market."""
    played_out = [
        game.branch()
        for players in range(2, 7)
        for number, game in enumerate(played(table(players, round_limit=12), seed=players))
        if number % 60 == 59
    ]
    return [expanded().game, *decisions(), *played_out]


class Twin(NamedTuple):
    """A game as it is drawn, in another state than was played or in another language."""

    session: Any
    state: Any
    setup: Any
    words: Any


def twin(game: lab.Game, state: Any) -> Twin:
    return Twin(game.session, state, game.setup, game.words)


def speaking(game: lab.Game, language: str) -> Twin:
    return Twin(game.session, game.state, game.setup, words(language, game.players))


# --- reading markup ---


class Node(NamedTuple):
    tag: str
    attributes: dict[str, str | None]


class Reader(HTMLParser):
    """Reads markup and fails where a tag is not closed in its order."""

    def __init__(self, markup: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.nodes: list[Node] = []
        self.texts: list[str] = []
        self.feed(markup)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        assert len(names) == len(set(names)), (tag, attrs)
        self.nodes.append(Node(tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert set(self.open) & {"svg", "symbol"}, f"<{tag}/> outside a drawing"
        self.nodes.append(Node(tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if data.strip() and "style" not in self.open:
            self.texts.append(data.strip())

    @property
    def text(self) -> str:
        return " ".join(self.texts).replace(" , ", ", ").replace(" : ", ": ")

    def classes(self) -> Counter[str]:
        return Counter(
            name for node in self.nodes for name in (node.attributes.get("class") or "").split()
        )


def test_every_page_is_well_formed(positions: list[lab.Game]) -> None:
    for game in positions[::5]:
        for language in ("en", "es"):
            page = Reader(draw_page(speaking(game, language)))
            ids = [node.attributes["id"] for node in page.nodes if "id" in node.attributes]
            assert len(ids) == len(set(ids))
            for node in page.nodes:
                if node.tag == "use":
                    assert (node.attributes["href"] or "").removeprefix("#") in ids
                if node.tag == "svg":
                    assert node.attributes["aria-hidden"] == "true"
            assert page.nodes[0].attributes["class"] == "tsk-shown"
            assert page.nodes[0].attributes["lang"] == language


def test_a_page_asks_nobody_for_anything(positions: list[lab.Game]) -> None:
    page = draw_page(positions[0]).replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert not re.search(r"https?:|url\(|@import|@font-face|<script|<link|<img|\son\w+=", page)


def test_all_style_stands_under_the_root() -> None:
    css = re.sub(r"/\*.*?\*/", "", style(), flags=re.S)
    depth, rule, outer = 0, "", []
    for sign in css:
        if sign == "{":
            if depth == 0:
                outer.append(rule.strip())
            depth, rule = depth + 1, ""
        elif sign == "}":
            depth, rule = depth - 1, ""
        else:
            rule += sign
    assert depth == 0
    for selector in outer:
        assert selector.startswith("@") or all(
            ".tsk" in part for part in re.split(r",(?![^(]*\))", selector)
        ), selector


def test_parts_lie_in_the_page_in_the_order_of_the_sections(positions: list[lab.Game]) -> None:
    game = positions[-1]
    parts = draw(game)
    page = Reader(lay_out({"panel": "", **dict.fromkeys(parts, "")}, game.words))
    laid = [node.attributes["data-part"] for node in page.nodes if "data-part" in node.attributes]
    assert sorted(map(str, laid)) == sorted(["panel", *parts])
    assert laid[:3] == ["turn", "lot", "panel"]


# --- everything on the table is there ---


def test_every_market_is_drawn_with_what_lies_on_it(positions: list[lab.Game]) -> None:
    seen = set()
    for game in positions:
        parts = draw(game)
        for market in game.state.markets:
            seen.add(market.board)
            stall = Reader(parts[f"market-{market.board.replace('_', '-')}"])
            assert game.words.name("board", market.board) in stall.texts
            if market.points:
                assert f"{market.points} AP" in stall.texts
            if market.fee:
                assert game.words.yen(market.fee) in stall.texts
            if market.is_free:
                assert "free" in stall.texts
            if isinstance(market, FishMarket):
                dots = stall.classes()
                assert dots["on"] + dots["off"] >= market.all_barrels
                assert f"Barrels: {market.barrels} / {market.all_barrels}" in stall.text
                assert f"Licences {market.licences} / {market.all_licences}" in stall.text
                left = market.reserve(game.state)
                assert f"{left} / {market.all_tokens}" in stall.text
                assert game.words.japanese(market.board)[0] in stall.texts
    assert seen == set(BOARDS)


def test_tokens_on_external_boards_are_drawn(positions: list[lab.Game]) -> None:
    shown = 0
    for game in positions:
        for board in ("trading", "government"):
            if market := game.state.find_market(board):
                stall = draw(game)[f"market-{board}"]
                spaces = market.spaces if board == "trading" else (market.left, market.right)
                for token, count in Counter(token for space in spaces for token in space).items():
                    assert game.words.name("token", token) in stall
                    shown += count
    assert shown > 10


def test_what_boats_markets_have_left_is_shown() -> None:
    game = lab.new_game(2, seed=1)
    stall = Reader(draw(game)["market-ships"])
    assert "Two-slot Ship ¥1,000 ×2 ¥100" in stall.text
    assert "Barge ¥1,000 ×1 ¥100" in stall.text


def test_every_harbour_is_drawn_with_all_its_pieces(positions: list[lab.Game]) -> None:
    kinds = set()
    for game in positions:
        parts = draw(game)
        for seat, player in enumerate(game.state.players):
            harbour = Reader(parts[f"harbour-{seat}"])
            classes = harbour.classes()
            assert classes["boat"] == len(player.boats)
            assert classes["load"] == sum(len(boat.load) for boat in player.boats)
            assert classes["cover"] == 3 - player.open_ports
            items = len(player.freezers) + len(player.carts) + player.buyers
            assert classes["tag"] == len(player.licences) + items
            assert classes["free"] == player.free_spaces
            for boat in player.boats:
                assert game.words.name("boat", boat.name) in harbour.texts
            for token, count in Counter(player.tokens).items():
                together = worth(game.state, (token,) * count, player.tokens)
                name = game.words.name("token", token)
                assert f"{name} ×{count} {together}" in harbour.text
            for sale, count in Counter((*player.fresh, *player.degraded)).items():
                kinds.add(sale.kind)
                what = "barrels" if HOME[sale.kind] == sale.kind else "tokens"
                words = game.words.say(f"draw_{what}", **{what: (sale.kind,) * count})
                assert words in harbour.texts
            assert game.words.yen(player.yen) in harbour.texts
            for item, held in (("Loan", player.loans), ("Share", player.shares)):
                assert (f"{item} ×{held}" in harbour.text) == bool(held)
    assert len(kinds) >= 4


@pytest.mark.parametrize(
    ("prices", "column"), [(["price mackerel 300"], 2), (["price mackerel ???", "amount 1200"], 5)]
)
def test_barrels_wait_on_the_quay_for_the_column_of_their_price(
    prices: list[str], column: int
) -> None:
    game = lab.new_game(2, seed=3)
    for text in ("fish", "undock", "finish fishing", "fish", "catch", "finish fishing", "end turn"):
        game.play(text)
    for text in ("fish", "finish fishing", "fish", "finish fishing", "end turn", "fish", "dock"):
        game.play(text)
    part = f"harbour-{game.to_act}"
    assert "1 Mackerel barrel on the quay" in Reader(draw(game)[part]).text
    for text in prices:
        game.play(text)
    assert "on the quay" not in draw(game)[part]
    cells = draw(game)[part].partition("<tbody>")[2].split("<td>")[1:]
    assert ["1 Mackerel barrel" in cell for cell in cells] == [at == column for at in range(12)]
    assert ("¥1,200" in cells[5]) == (column == 5)


def test_overfished_markets_are_plainly_marked(positions: list[lab.Game]) -> None:
    game = positions[-1]
    for market in game.state.markets:
        if isinstance(market, FishMarket):
            part = f"market-{market.board.replace('_', '-')}"
            gone = replace(market, overfished=True, barrels=0, boxed=2)
            markets = tuple(gone if each is market else each for each in game.state.markets)
            stall = Reader(draw(twin(game, replace(game.state, markets=markets)))[part])
            assert "Overfished; 2 barrels in the box" in stall.texts
            assert "Overfished" not in draw(game)[part]


def test_reconstructed_numbers_carry_their_mark() -> None:
    game = lab.new_game(
        2, fish_markets=["eel", "fugu", "salmon"], external_markets=["rentals", "bank"]
    )
    parts = draw(game)
    assert {part: markup.count("†") for part, markup in parts.items() if "†" in markup} == {
        "market-salmon": 2,
        "market-rentals": 1,
        "harbour-0": len(RECONSTRUCTED_COLUMNS),
        "harbour-1": len(RECONSTRUCTED_COLUMNS),
        "legend": 1,
    }


def stall(game: Any, board: str) -> Reader:
    return Reader(draw(game)[f"market-{board.replace('_', '-')}"])


def setting(board: str, **setup: Any) -> lab.Game:
    """A game of three with that board in play; nobody starts with a licence."""
    fish, external = ["eel", "fugu", "tuna", "squid"], ["barter", "trading"]
    if board in ("aquarium", "new_aquarium"):
        external = ["aquarium", "new_aquarium", "barter"]
    elif issubclass(BOARDS[board], FishMarket):
        fish = [board, *(other for other in fish if other != board)][:4]
    else:
        external = [board, *(other for other in external if other != board)][:2]
    if board == "horse_mackerel":
        fish[0] = "salmon"
    if board == "ships":
        external[0] = "bank"
    return lab.new_game(
        3,
        box="expansion",
        staple="horse_mackerel",
        fish_markets=fish,
        external_markets=external,
        seed=1,
        **setup,
    )


@pytest.mark.parametrize("board", BOARDS)
def test_every_reconstructed_number_is_marked_once(board: str) -> None:
    game = setting(board)
    market = game.state.market(board)
    marked = stall(game, board)
    assert marked.text.count("†") == len(market.reconstructed(3))
    assert "#g-house" not in {node.attributes.get("href") for node in marked.nodes}


@pytest.mark.parametrize("board", BOARDS)
def test_every_changed_number_is_shown_and_marked_as_a_house_rule(board: str) -> None:
    for number, unit in BOARDS[board].numbers.items():
        value = 37 * unit
        game = setting(board, boards={board: {number: value}})
        changed = stall(game, board)
        signs = [node for node in changed.nodes if node.attributes.get("href") == "#g-house"]
        assert signs, number
        shown = game.words.yen(value // MONEY) if unit == MONEY else str(value)
        assert shown in changed.text, number
        assert "house rule" in Reader(draw(game)["legend"]).text
    assert "house rule" not in Reader(draw(setting(board))["legend"]).text


def test_changed_columns_are_drawn_and_marked() -> None:
    game = lab.new_game(2, boards={"harbour": {"column_5": 600}}, seed=1)
    harbour = draw(game)["harbour-0"]
    found = re.search("<thead>.*</thead>", harbour)
    assert found is not None
    heads = Reader(found[0]).texts
    assert [head for head in heads if head.startswith("¥")] == [
        "¥100", "¥200", "¥300", "¥400", "¥600",
    ]  # fmt: skip
    assert heads[heads.index("¥600") + 1] == "house rule"
    assert harbour.count("†") == len(RECONSTRUCTED_COLUMNS) - 1


# --- what only the expansion lays on the table ---


def test_himono_licences_show_their_number_what_dries_and_which_side_is_up() -> None:
    game = expanded().game
    harbour = draw(game)["harbour-0"]
    text = Reader(harbour).text
    assert "Himono 1 licence, 1 Mackerel barrel, 1 Sardine token, no. 1 Himono 2 licence" in text
    assert "no. 2 2 at sea" in text
    assert text.count("2 at sea") == 1
    assert harbour.count("#g-face-down") == 1
    assert "Himono 1 (1 Mackerel barrel, 1 Sardine token)" in str(game)
    assert "Himono 2 (2 at sea)" in str(game)


def test_barrels_of_other_fish_s_licences_are_told_apart() -> None:
    game = expanded().game
    moon, peak = Reader(draw(game)["harbour-0"]), Reader(draw(game)["harbour-1"])
    assert moon.classes()["by"] == 4
    assert peak.classes()["by"] == 1
    assert "1 Nori barrel and 2 Mackerel (Horse Mackerel licence) barrels" in moon.text
    assert "2 Sardine (Himono 2 licence) barrels" in moon.text
    assert "1 Mackerel (Himono 1 licence) barrel" in peak.text


def test_boats_that_are_rented_or_abroad_are_drawn_as_such() -> None:
    game = expanded().game
    parts = draw(game)
    assert "rented, Used Ships" in parts["harbour-2"]
    assert "rented" not in parts["harbour-0"]
    assert "at the Foreign Market" in parts["harbour-1"]
    assert "Foreign" not in parts["harbour-2"]
    assert "Three-slot Ship" in stall(game, "foreign_market").texts
    assert "at the Foreign Market  Three-slot Ship" in str(game)
    assert "Two-slot Ship (1 Clam & Oyster barrel, rented, Used Ships)" in str(game)


def test_markets_offer_the_boats_of_this_game_alone() -> None:
    with_blue = stall(expanded().game, "ships").text
    assert "Blue Ship ¥2,000 + 1 Ship ×0 ¥200" in with_blue
    assert "Four-slot Barge ¥1,000 ×1" in with_blue
    assert " Barge" not in with_blue.replace("Four-slot Barge", "")
    rental = stall(expanded().game, "ship_rentals").text
    assert "Rental tokens 5 / 6" in rental
    assert "Four-slot Barge ×1 ¥400" in rental
    assert "Blue" not in rental
    base = stall(lab.new_game(3, seed=1), "ships").text
    assert "Blue" not in base
    assert "Four-slot Barge" not in base


def test_buyers_lie_on_licence_spaces_and_before_harbours() -> None:
    game = expanded().game
    parts = draw(game)
    assert "Buyer" in Reader(parts["harbour-1"]).texts
    assert "Peak’s Buyer buys after the next turn of Moon." in Reader(parts["harbour-0"]).texts
    assert "Buyer 0 / 2" in stall(game, "influence").text
    table = expanded().set_turn(points=0)
    table.game.play("end turn")
    turn = Reader(draw(table.game)["turn"])
    assert turn.texts[:2] == ["Peak’s Buyer buys", "Turn 1, round 1. Moon has finished."]
    assert "Action Point" not in turn.text
    assert "Buyer" in Reader(draw(table.game)["harbour-1"]).texts


def test_while_a_limit_decides_the_end_it_is_said_of_how_many_rounds() -> None:
    laid = Table("eel", "fugu", players=2, round_limit=6)
    game = laid.game
    assert "Turn 1, round 1 of 6. Peak is next." in Reader(draw(game)["turn"]).texts
    assert "Turn 1, round 1 of 6." in str(game)
    triggered = laid.set_state(last_turn=2, ended_by=0).game
    assert "Turn 1, round 1. The end has been triggered" in Reader(draw(triggered)["turn"]).text
    assert "Turn 1, round 1. Moon is next." in Reader(draw(table(2))["turn"]).texts


def test_an_empty_boat_is_told_in_a_sentence() -> None:
    told = {}
    for language in ("en", "es"):
        laid = Table("eel", players=2).lay(0, boats=[in_port("one-slot")])
        laid.game.language = language
        told[language] = Reader(draw(laid.game)["harbour-0"]).text
    assert "carries nothing, 1 slot free" in told["en"]
    assert "no lleva nada; libre: 1 hueco" in told["es"]


def test_collapsed_markets_are_plainly_marked() -> None:
    table = expanded()
    assert "Collapsed" not in draw_page(table.game)
    table.lay_market("influence", collapsed=COLLAPSED).lay_market("sushi_shop", collapsed=CLOSED)
    influence, sushi = stall(table.game, "influence"), stall(table.game, "sushi_shop")
    assert "Collapsed, still open" in influence.texts
    assert "1 AP" in influence.texts
    assert "Collapsed and closed" in sushi.texts
    assert "cannot be entered" in sushi.texts
    assert "1 AP" not in sushi.texts
    assert str(table.game).count("Collapsed") == 2


def test_what_cannot_be_entered_says_so_and_what_it_would_count() -> None:
    market = stall(expanded().game, "overfishing_market")
    assert "cannot be entered" in market.texts
    assert "Moon +¥800 Peak +¥200 Gate +¥100 Wave ¥0" in market.text
    table = expanded().overfish("nori")
    assert "Moon +¥400 Peak" in stall(table.game, "overfishing_market").text
    foreign = stall(table.game, "foreign_market")
    assert "dock: ¥100" in foreign.text


def test_particulars_of_fish_stalls() -> None:
    table = expanded().lay_market("swordfish", marker=9, tokens_boxed=2)
    game = table.game
    swordfish = draw(game)["market-swordfish"]
    assert swordfish.count('class="on"') == 9 + 1 + 2
    assert "The value marker stands on 9 of 13." in swordfish
    assert "Sold 2" in Reader(swordfish).text
    shells = stall(game, "clam_oyster").text
    assert "In the bag 9 / 12 Clam, 3 R 4 / 6 † Oyster, 1 R 5 / 6 †" in shells
    assert "In tins: ¥100, 3 Sardine tokens" in stall(game, "sardines").text
    assert "A licence ¥300" in stall(game, "sardines").text
    # Beside Nori, Moon has 6 + 1 + 1 + 1 + 9 Resources and Peak 1 + 15.
    assert "Moon 1 Peak 1 Gate 0 Wave 0" in stall(game, "nori").text


def test_what_red_snapper_is_worth_is_told_with_its_reason() -> None:
    """Red Snapper: a third of the tokens left, rounded up; once overfished 2, whatever is left."""
    table = Table("red-snapper").lay(1, tokens=" ".join(["red-snapper"] * 5))
    told = stall(table.game, "red_snapper").text
    assert "13 tokens left on the board: each Red Snapper is worth 5." in told
    told = stall(table.overfish("red-snapper").game, "red_snapper").text
    assert "each Red Snapper is worth 2, however many are left." in told
    assert "on the board: each" not in told


def test_a_cart_s_point_is_told_apart_from_those_that_must_be_spent() -> None:
    """Rentals: it is for visits only, and may be left unspent."""
    game = Table("rentals").set_turn(points=2, cart_points=1).game
    told = "2 Action Points left to spend and 1 from a Cart, for visits"
    assert told in Reader(draw(game)["turn"]).text
    assert told in str(game)
    panel = Reader(draw_panel(game, range(3), covered=False, ways=None))
    assert "2 Action Points left and 1 from a Cart, for visits" in panel.text


def test_the_order_of_coming_markets_is_drawn_where_it_is_open() -> None:
    game = expanded().game
    coming = Reader(draw(game)["coming"])
    names = [game.words.name("board", board) for board in game.state.box]
    others = [game.words.name("board", board) for board in game.state.external_box]
    assert len(names) > 3
    assert len(others) > 3
    assert coming.texts[2:] == ["Fish markets", *names, "External markets", *others]
    assert "; ".join(names) in str(game)
    hidden = expanded(variants=()).game
    assert "coming" not in draw(hidden)
    assert "; ".join(names) not in str(hidden)
    emptied = expanded().set_state(box=()).game
    assert "No market is left." in draw(emptied)["coming"]


def test_the_lot_from_abroad_is_drawn_where_it_lies() -> None:
    game = expanded().game
    game.play("fish")
    game.play("dock abroad blue-ship")
    assert "Blue Ship" in Reader(draw(game)["turn"]).texts
    game.play("auction abroad")
    for part in ("lot", "market-foreign-market"):
        text = Reader(draw(game)[part]).text
        assert "2 Mackerel barrels" in text
        assert "1 Nori barrel" in text
    assert "on the quay" not in draw(game)["harbour-0"]


def test_what_has_dried_waits_to_be_put_on_sale() -> None:
    *_, game = decisions()
    assert "1 Himono barrel dried, to be put on sale" in Reader(draw(game)["harbour-0"]).text
    assert "what has dried is put on sale" in Reader(draw(game)["turn"]).texts


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_panel_asks_for_every_decision_of_the_expansion(language: str) -> None:
    ways = Ways(undo=False, redo=False)
    asked = set()
    for game in decisions():
        game.language = language
        panel = Reader(draw_panel(game, range(4), covered=False, ways=ways))
        headings = [node for node in panel.nodes if node.tag == "h2"]
        assert len(headings) == 1
        asked.add(panel.texts[1])
        offered = {node.attributes.get("data-text") for node in panel.nodes}
        offered |= {node.attributes.get("value") for node in panel.nodes}
        amounts = isinstance(game.state.top, Bids)
        assert amounts or {str(action) for action in game.legal_actions} <= offered
    assert len(asked) == 6


def test_nori_in_a_lot_is_worth_what_all_other_fish_of_its_owner_make_it() -> None:
    table = Table("nori", "himono", "trading").lay(0, tokens="himono himono nori nori")
    table.play("enter trading points", "trade 2", "add nori", "add nori")
    ways = Ways(undo=False, redo=False)
    panel = Reader(draw_panel(table.game, range(3), covered=False, ways=ways))
    assert "worth 2 Resources" in panel.text


def test_every_decision_has_its_words(positions: list[lab.Game]) -> None:
    def below(kind: type) -> set[type]:
        return {kind for each in kind.__subclasses__() for kind in (each, *below(each))}

    assert set(STEPS) == below(Frame)
    for game in positions:
        if game.to_act is not None:
            assert "aria-current" in draw(game)["turn"]


# --- the log, the end ---


def test_the_log_tells_every_event_once_with_its_rule(positions: list[lab.Game]) -> None:
    for game in positions[::4]:
        told = {
            name: markup for name, markup in draw(game).items() if name.startswith(("log", "round"))
        }
        text = Counter(text for markup in told.values() for text in Reader(markup).texts)
        for sentence, count in Counter(line.sentence for line in game.log).items():
            assert text[sentence] == count
        newest = game.log[-1]
        assert newest.sentence in Reader(told["log"]).texts
        if newest.rule != "turn.whose":
            place = game.words.place(newest.rule)
            cited = game.words.title(newest.rule) if "; " in place else place
            assert cited in Reader(told["log"]).texts


def test_the_log_of_a_position_begins_empty_and_has_the_newest_line_first() -> None:
    game = lab.load_scenario(cases_folder() / "spider-crab" / "auction-pay.toml")
    assert "log" in draw(game)
    game.redo()
    game.redo()
    told = [line.sentence for line in game.log]
    texts = [text for text in Reader(draw(game)["log"]).texts if text in told]
    assert len(texts) > 1
    assert texts == told[::-1]


def test_an_earlier_round_is_folded_and_stays_as_it_was() -> None:
    game = table(2, round_limit=6)
    before: dict[str, str] = {}
    for _ in played(game):
        parts = draw(game)
        for name in before.keys() & parts.keys():
            if name.startswith("log-"):
                assert parts[name] is before[name]
        before = parts
    assert sum(name.startswith("log-") for name in before) == game.state.round - 2


# --- secrets ---


@pytest.mark.parametrize("players", [2, 4])
def test_closed_money_is_drawn_for_its_owner_only(players: int) -> None:
    game = next(islice(played(table(players, money="closed")), 90, None))
    state = game.state
    rich = replace(
        state,
        supply=state.supply - 11 * players,
        players=tuple(replace(player, yen=player.yen + 11) for player in state.players),
    )
    assert draw(game) == draw(twin(game, rich))
    for viewer in range(players):
        own = state.players[viewer]
        others = tuple(
            own if seat == viewer else player for seat, player in enumerate(rich.players)
        )
        assert draw(game, viewer) == draw(twin(game, replace(rich, players=others)), viewer)
        changed = draw(twin(game, rich), viewer)
        assert changed[f"harbour-{viewer}"] != draw(game, viewer)[f"harbour-{viewer}"]
        assert game.words.yen(own.yen) in Reader(draw(game, viewer)[f"harbour-{viewer}"]).texts
    assert str(game).count("yen hidden") == players


def test_sealed_bids_are_drawn_for_nobody() -> None:
    def can_offer(game: lab.Game) -> bool:
        state = game.state
        if game.is_over or not isinstance(state.top, Turn) or not state.turn.points:
            return False
        return bool(state.player.tokens) and state.players[state.others[0]].yen > 1

    game = next(filter(can_offer, played(table(3))))
    token = game.state.player.tokens[0].replace("_", "-")
    for text in ("enter barter", "offer lot", f"add {token}", "confirm"):
        game.play(text)
    bidder = game.to_act
    assert isinstance(game.state.top, Bids)
    low, high = game.branch(), game.branch()
    low.play("bid 0")
    high.play("bid 200")
    assert draw(low) == draw(high)
    assert draw_page(low) == draw_page(high)
    assert str(low) == str(high)
    for viewer in range(3):
        if viewer != bidder:
            assert draw(low, viewer) == draw(high, viewer)
    assert Reader(draw(low)["lot"]).texts.count("sealed") == 1


# --- words ---


def test_names_cannot_break_the_page() -> None:
    names = ['<script>alert("1")</script>', "A & B's <i>"]
    game = lab.new_game(names, seed=1)
    page = draw_page(game)
    assert "<script" not in page
    assert "<i>'" not in page
    assert set(names) <= set(Reader(page).texts)


def test_the_builder_escapes_text_and_attributes() -> None:
    assert el("b", "<&>", Html("<i></i>"), 3, None) == "<b>&lt;&amp;&gt;<i></i>3</b>"
    built = el("a", class_="x", aria_label='"<', hidden=True, open=False, title=None)
    assert built == '<a class="x" aria-label="&quot;&lt;" hidden></a>'


SAME_IN_BOTH = {"Fugu", "Takoyaki", "Himono", "Nori", "R", "n", "no"}


def test_spanish_has_no_english_left_over(positions: list[lab.Game]) -> None:
    for game in positions[::2]:
        said = {}
        for language in ("en", "es"):
            parts = draw(speaking(game, language)).items()
            recent = {name: part for name, part in parts if not name.startswith("log-")}
            page = Reader(lay_out(recent, words(language)))
            names = [node.attributes.get("aria-label") for node in page.nodes]
            titles = [node.attributes.get("title") for node in page.nodes]
            said[language] = {text for text in (*page.texts, *names, *titles) if text}
        for text in said["en"] & said["es"]:
            assert set(re.findall(r"[A-Za-z]+", text)) <= SAME_IN_BOTH, text


def test_japanese_is_marked_as_such(positions: list[lab.Game]) -> None:
    page = draw_page(positions[0])
    marked = re.findall(r'<span lang="ja">([^<]*)</span>', page)
    kanji = re.compile(r"[\u3040-\u9fff]+")
    assert marked
    assert kanji.findall(page) == kanji.findall(" ".join(marked))


# --- text ---


def test_the_board_in_text_shows_everything(positions: list[lab.Game]) -> None:
    for game in positions:
        text = str(game)
        for seat, player in enumerate(game.state.players):
            block = text.split(f"\n{game.words.name('seat', seat)}: ")[1].split("\n\n")[0]
            assert game.words.yen(player.yen) in block
            for sale in (*player.fresh, *player.degraded):
                assert f"{game.words.name('fish', sale.kind)} {game.words.yen(sale.price)}" in block
            for boat in player.boats:
                assert game.words.name("boat", boat.name) in block
            for token, count in Counter(player.tokens).items():
                assert f"{game.words.name('token', token)} ×{count}" in block
        for market in game.state.markets:
            line = next(
                line
                for line in text.splitlines()
                if line.startswith(f"  {game.words.name('board', market.board)} ")
                or line == f"  {game.words.name('board', market.board)}"
            )
            if isinstance(market, FishMarket):
                assert f"Barrels {market.barrels}/{market.all_barrels}" in line
                assert ("Overfished" in line) == market.overfished


def test_the_text_speaks_the_language_of_the_game() -> None:
    game = lab.new_game(2, seed=1, language="es")
    assert re.search(r"^Luna: 2\.000\s¥, 0 Recursos$", str(game), re.M)
    game.language = "en"
    assert "Moon: ¥2,000, 0 Resources" in str(game)


# --- small and fast ---


def test_only_what_changed_is_another_string() -> None:
    game = lab.new_game(3, seed=7)
    before = draw(game)
    assert draw(game) == before
    seat = game.to_act
    game.play("fish")
    game.play("undock")
    after = draw(game)
    changed = {name for name in after if after[name] != before.get(name)}
    assert changed == {"turn", "log", f"harbour-{seat}"}


def test_a_whole_table_is_drawn_quickly(positions: list[lab.Game]) -> None:
    for game in (positions[0], positions[-1]):
        draw(game)
        times = []
        for _ in range(9):
            start = time.process_time()
            draw(game)
            times.append(time.process_time() - start)
        assert statistics.median(times) < 0.010
    assert len(symbols()) + len(style()) < 85_000
