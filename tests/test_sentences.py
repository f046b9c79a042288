"""What the table says in a position, held against the rulebook.

Source: rulings, End, The screen and the rules; the rulebook's sections named in each case.
"""

from __future__ import annotations

import pytest

from tests.rules.table import Table, at_sea
from tests.test_drawing import Reader, speaking
from tests.test_effects import foresight, shown, spoken, warnings
from tsukiji_lab.drawing import draw
from tsukiji_lab.drawing.effects import draw_effects, short_effect
from tsukiji_lab.drawing.things import buyer_gain
from tsukiji_lab.players.hints import hint
from tsukiji_lab.rulebook import words


def part(table: Table, name: str, language: str = "en") -> str:
    """The text of a part of the page."""
    return Reader(draw(speaking(table.game, language))[name]).text


def told(table: Table, text: str) -> str:
    """What an action does, in Spanish."""
    return spoken(str(draw_effects(words("es"), foresight(table, text))))


def warned(table: Table, text: str) -> list[str]:
    """The messages of the warnings before an action."""
    return [danger.message for danger in warnings(table, text)]


# --- the end by a round limit (rulings, End) ---


@pytest.fixture
def limited() -> Table:
    """A table of three that stops after two rounds, in the last one."""
    return Table("eel", round_limit=2).set_state(turns=4)


def test_the_band_tells_a_round_limit_in_the_last_round(limited: Table) -> None:
    first = Table("eel", round_limit=2)
    assert "ends with this round" not in part(first, "turn")
    assert "Peak is next. The game ends with this round." in part(limited, "turn")
    assert "La partida termina con esta ronda." in part(limited, "turn", "es")
    limited.set_state(turns=6)
    assert "This is the last turn of the game." in part(limited, "turn")
    assert "next" not in part(limited, "turn")


def test_how_near_the_end_is_tells_the_round_limit(limited: Table) -> None:
    assert "ends with round 2 at the latest" in part(limited, "ends")
    assert "con la ronda 2" in part(limited, "ends", "es")
    assert "latest" not in part(Table("eel"), "ends")


def test_the_end_is_not_triggered_by_a_turn_that_never_comes() -> None:
    def sells(turns: int) -> Table:
        table = Table("eel", round_limit=2).lay(0, yen=4900, tokens="eel").set_state(turns=turns)
        table.play("enter eel points")
        return table

    assert "danger_rich" in warned(sells(3), "sell eel 1")
    assert "danger_rich" not in warned(sells(4), "sell eel 1")


def test_in_the_last_turn_no_buyer_is_promised_a_gain() -> None:
    """Game End: nobody has a turn after the last; unsold fish counts nothing."""

    def landed(turns: int) -> Table:
        table = Table("eel").set_state(turns=turns, last_turn=9, ended_by=0)
        table.lay(0, boats=[at_sea("one-slot", "eel")])
        table.play("fish", "dock one-slot left")
        return table

    table = landed(9)
    assert "Eel at ¥100: nobody has a turn left to buy it" in shown(table, "price eel 100")
    assert "a nadie le queda un turno" in told(table, "price eel 100")
    assert "gains" not in shown(table, "price eel 100")
    button = short_effect(words("en"), foresight(table, "price eel 100"))
    assert button == "nobody can buy"
    assert buyer_gain(table.state, table.game.action("price eel 100")) is None
    (reason,) = hint(table.game.observe(0), list(table.game.legal_actions)).reasons
    assert words("en").say(reason[0], **reason[1]).startswith("Nobody has a turn left to buy Eel")
    assert "gains" in shown(landed(8), "price eel 100")
    assert buyer_gain(landed(8).state, table.game.action("price eel 100")) is not None


def test_what_comes_too_late_under_a_round_limit_cites_the_limit(limited: Table) -> None:
    limited.lay(0, boats=())
    limited.play("enter ships points")
    found = {danger.message: danger.rule for danger in warnings(limited, "buy two-slot left")}
    assert found["danger_last-turn"] == "end.round-limit"


# --- what a stall says of its market (expansion, Fish markets) ---


def test_a_stall_tells_what_its_overfishing_and_its_landing_do() -> None:
    table = Table("horse-mackerel", "nori", "sardines", "himono", box="expansion")
    horse = part(table, "market-horse-mackerel")
    assert "it also catches up to 2 Mackerel, if they are in play" in horse
    assert "it pays everybody ¥200 per token" in horse
    assert "it costs everybody ¥100 per token" in part(table, "market-nori")
    assert "1 token to its owner and 1 to the tins" in part(table, "market-sardines")
    assert "Two Mackerel, Horse Mackerel or Sardines" in part(table, "market-himono")


# --- who bids (rulings, Blind bids) ---


@pytest.mark.parametrize(
    ("market", "verb", "players", "english", "spanish"),
    [
        ("auction", "auction lot", 3, "Then Peak and Gate bid in secret.", "pujan en secreto"),
        ("barter", "offer lot", 3, "Then Peak and Gate make their offers", "hacen sus ofertas"),
        ("barter", "offer lot", 2, "Then Peak makes an offer in secret.", "hace una oferta"),
    ],
)
def test_the_seller_is_not_said_to_bid(
    market: str, verb: str, players: int, english: str, spanish: str
) -> None:
    table = Table(market, players=players).lay(0, tokens="mackerel mackerel mackerel")
    table.play(f"enter {market} points", verb, "add mackerel", "add mackerel")
    assert english in shown(table, "confirm")
    assert spanish in told(table, "confirm")
    assert "verybody" not in shown(table, "confirm")


def test_what_is_offered_at_barter_is_not_said_to_be_auctioned() -> None:
    table = Table("barter").lay(0, tokens="mackerel")
    table.play("enter barter points", "offer lot", "add mackerel", "confirm")
    assert "On offer: 1 Mackerel" in part(table, "lot")
    assert "Se ofrece: 1 ficha" in part(table, "lot", "es")


def test_whoever_lands_fish_for_an_auction_bids_too() -> None:
    table = Table("foreign-market").lay(0, boats=[at_sea("one-slot", "mackerel")])
    table.play("fish", "dock abroad one-slot")
    assert "Then everybody bids in secret." in shown(table, "auction abroad")


# --- what no number tells ---


def test_a_freezer_says_what_it_keeps_from_ageing_and_from_being_bought() -> None:
    """Fugu, Special rules: with a Freezer, own Fugu cannot be bought that turn."""
    table = Table("rentals", "fugu").lay(0, freezers=(2,), degraded="fugu-300")
    table.begin_turn(0)
    assert "ages in this turn, and your own Fugu cannot be bought" in shown(table, "use freezer 2")
    assert "no puedes comprar tu propio Fugu" in told(table, "use freezer 2")
    table = Table("rentals", "fugu").lay(0, freezers=(2,), degraded="mackerel-300")
    table.begin_turn(0)
    assert "None of your fish ages in this turn." in shown(table, "use freezer 2")


def test_a_cart_says_what_its_point_is_for() -> None:
    table = Table("rentals").lay(0, carts=(2,))
    assert (
        shown(table, "use cart 2") == "You get 1 more Action Point in this turn, for visits only."
    )
    assert "solo para visitas" in told(table, "use cart 2")


def test_a_buyer_says_when_it_buys() -> None:
    table = Table("influence", box="expansion").lay(0, buyers=1)
    assert "After the next turn of Gate you may buy" in shown(table, "place buyer gate")
    assert "próximo turno de Puerta" in told(table, "place buyer gate")


def test_a_takoyaki_that_pays_an_entry_is_handed_over() -> None:
    table = Table("octopus").lay(0, fresh="takoyaki-500", tokens="octopus")
    assert "You hand over a Takoyaki" in shown(table, "enter octopus takoyaki-500")
    assert "Entregas" in told(table, "enter octopus takoyaki-500")


def test_what_is_laid_to_dry_stays_there_and_two_are_needed() -> None:
    """Expansion, Himono; rulings, Loading: never taken off again."""
    table = Table("himono", box="expansion").lay(0, licences="himono-1", tokens="mackerel mackerel")
    first = shown(table, "dry himono-1 mackerel token")
    assert "never taken off again. With a second piece there" in first
    table.play("dry himono-1 mackerel token")
    assert "The licence is full" in shown(table, "dry himono-1 mackerel token")
    assert "La licencia está llena" in told(table, "dry himono-1 mackerel token")


def test_docked_himono_catch_is_said_to_go_onto_its_licence() -> None:
    boat = at_sea("two-slot", "mackerel-by-himono-1", "mackerel-by-himono-1")
    table = Table("himono", box="expansion").lay(0, licences="himono-1", boats=[boat], ports=1)
    table.play("fish")
    assert "Mackerel dries on the" in shown(table, "dock two-slot left")
    assert "The licence is full" in shown(table, "dock two-slot left")


def test_nothing_new_waits_for_a_price_when_a_port_is_opened_between_two_prices() -> None:
    boat = at_sea("two-slot", "mackerel", "mackerel")
    table = Table("squid").lay(0, boats=[boat], ports=1, yen=1000, licences="mackerel")
    table.play("fish", "dock two-slot left")
    assert "Goes on sale next" not in shown(table, "open centre")
    assert "Goes on sale next" in shown(table, "price mackerel 100")
