"""Tables in the thick of things: full hands, laden boats, every board, and how to play on there."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import tsukiji_lab as lab
from tests.rules.table import Table, abroad, at_sea, in_port
from tsukiji_lab.players import PLAYERS


def crowded_harbours() -> Table:
    """Six players whose boats are full of what is auctioned and of what has rules of its own."""
    table = Table(
        *("spider-crab", "tuna", "fugu", "octopus", "squid"),
        *("barter", "auction", "trading", "government"),
        players=6,
    )
    table.lay(
        0,
        yen=3000,
        boats=[at_sea("barge", *["spider_crab"] * 2, *["tuna"] * 3), in_port("one-slot")],
        ports=3,
        licences="fugu mackerel",
        tokens="takoyaki octopus fugu fugu tuna-15",
        degraded="fugu-300 mackerel-200",
    )
    table.lay(
        1,
        yen=2500,
        boats=[at_sea("three-slot", *["spider_crab"] * 2), at_sea("one-slot", "squid")],
        licences="spider-crab tuna mackerel",
        tokens="octopus squid squid mackerel mackerel spider-crab-6",
        fresh="takoyaki-400 mackerel-100",
    )
    table.lay(2, yen=1500, boats=[at_sea("three-slot", *["tuna"] * 2)], ports=2, licences="tuna")
    table.lay(3, yen=0, tokens="octopus takoyaki fugu fugu", degraded="takoyaki-900")
    table.lay(4, boats=[at_sea("two-slot", "octopus", "octopus")], fresh="squid-300 fugu-500")
    table.begin_turn(0)
    return table


def full_boards() -> Table:
    """Six players between boards to borrow from, rent from, sell to."""
    table = Table(
        *("eel", "red-snapper", "salmon", "tuna", "squid"),
        *("rentals", "bank", "aquarium", "used-ships"),
        players=6,
    )
    table.lay(
        0,
        yen=2500,
        boats=[at_sea("four-slot", *["eel"] * 3), in_port("two-slot"), at_sea("barge")],
        ports=3,
        licences="eel eel",
        tokens="eel eel red-snapper salmon salmon-4 mackerel",
        carts=(2,),
        freezers=(1,),
        fresh="eel-700 salmon-400",
        degraded="red-snapper-300",
    )
    table.lay(1, yen=2000, boats=[at_sea("two-slot", "red_snapper")], freezers=(2,), carts=(1,))
    table.lay(2, tokens="tuna-25 squid salmon mackerel mackerel mackerel mackerel", loans=1)
    table.lay(3, boats=[at_sea("one-slot", "salmon")], fresh="salmon-500 squid-100", shares=1)
    table.begin_turn(0)
    return table


def both_boxes() -> Table:
    """Six players between boards of the expansion; two fish have one token left each, and the Blue
    Ship carries both.
    """
    table = Table(
        *("himono", "horse-mackerel", "clam-oyster", "sardines", "nori", "swordfish"),
        *("foreign-market", "influence", "ship-rentals", "sushi-shop", "aquarium"),
        players=6,
        blue_ship=True,
    )
    table.lay(
        0,
        yen=2500,
        boats=[at_sea("blue-ship", "clam-oyster", "nori"), at_sea("two-slot"), in_port("one-slot")],
        ports=3,
        licences="himono-1 himono-2 horse-mackerel",
        tokens="mackerel mackerel sardines swordfish",
        fresh="mackerel-200 himono-400",
        degraded="sardines-100",
    )
    table.lay(
        1,
        yen=2000,
        boats=[
            at_sea("three-slot", "mackerel-by-himono-1", "mackerel-by-himono-1"),
            at_sea("two-slot", *["swordfish"] * 2, rented="ships"),
        ],
        ports=2,
        licences="himono-1 himono-2 swordfish sardines",
        drying="mackerel",
    )
    table.lay(2, yen=2500, tokens="clam clam clam oyster oyster oyster oyster nori nori nori nori")
    table.lay(3, tokens="clam clam oyster oyster nori nori nori nori nori", buyers=1)
    table.lay(4, boats=[abroad("one-slot")], fresh="clam-oyster-300", licences="clam-oyster")
    table.begin_turn(0)
    return table


def wander(game: lab.Game, steps: int, rng: Random) -> Iterator[None]:
    """Play so many actions by lot; comes back before each of them and after the last."""
    player = PLAYERS["random"]()
    for _ in range(steps):
        yield
        if game.to_act is None:
            return
        game.play(player.choose(game.observe(game.to_act), game.legal_actions, rng))
    yield
