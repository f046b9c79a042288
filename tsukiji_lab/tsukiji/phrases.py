"""Phrases that the texts of most games are made of, which shorten their codes.

Codes count from the end of them: new phrases may be put in front. Any other change makes every
older code unreadable and needs another ``mark`` in ``rules``.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import cycle

_FISH = ("salmon", "squid", "octopus", "tuna", "spider-crab", "fugu", "eel", "red-snapper")
_KINDS = (*_FISH, "mackerel")
_PIECES = ("takoyaki", *_KINDS)
_BOATS = ("four-slot", "three-slot", "two-slot", "one-slot")
_SHIPS = ("four-slot", "three-slot", "two-slot", "one-slot-2", "one-slot")
_PORTS = ("right", "left", "centre")
_SEATS = ("well", "star", "wave", "gate", "peak", "moon")
_COST_POINTS = ("auction", "aquarium", "bank", "barter", "trading", "used-ships", "ships")
_RARE = (
    "accept moon",
    "decline",
    "award peak",
    "take loan",
    "buy share",
    "rent freezer",
    "use freezer",
    "degrade",
    "trade octopus",
    "use cart",
    "auction lot",
    "offer lot",
    "discard one-slot mackerel",
    "transfer one-slot mackerel barge",
    "sell spider-crab-8 1",
    "sell tuna-15 1",
)
_NEW_FISH = ("nori", "himono", "clam-oyster", "sardines", "swordfish", "horse-mackerel")
_EXPANSION = (
    "buy blue-ship one-slot ships right",
    "rent boat three-slot ships centre",
    "enter new-aquarium fresh-mackerel-300",
    "enter new-aquarium degraded-sardines-300",
    "enter clam-oyster fresh-clam-oyster-300",
    "buy expansion external",
    "buy expansion fish",
    "place buyer moon",
    "buy buyer",
    "sushi lot",
    "sell set",
    "buy tin",
    "add horse-mackerel",
    "add oyster",
    "add clam",
    "enter influence points",
    "enter ship-rentals points",
    "enter sushi-shop points",
    "join two-slot",
    "dock abroad one-slot",
    "auction abroad",
    "stow mackerel himono-1",
    "dry himono-2 mackerel fresh-300",
    "dry himono-1 sardines token",
    "return licence himono-1",
    "discard barge mackerel-by-himono-1",
    "transfer two-slot sardines-by-himono-1 four-slot-barge",
    "catch by himono two-slot horse-mackerel himono-2",
    "catch by himono one-slot sardines himono-1",
    "catch by horse-mackerel two-slot 2",
    "dock blue-ship right",
    "dock four-slot-barge right",
    "catch blue-ship eel",
    "undock blue-ship",
)
_SETUP_EXPANSION = (
    '"box":"expansion","barges":"four_slot","blue_ship":true,"variants":["more_markets","collapse",'
    '"open_order"],"fish_order":["clam_oyster","himono","horse_mackerel","nori","sardines",'
    '"swordfish"],"external_order":["foreign_market","influence","new_aquarium",'
    '"overfishing_market","ship_rentals","sushi_shop"]}'
)
_SETUP = (
    '{"names":["Moon","Peak","Gate","Wave","Star","Well"],"fish_markets":["mackerel","eel",'
    '"fugu","octopus","red_snapper","salmon","spider_crab","squid","tuna"],'
    '"external_markets":["ships","aquarium","auction","bank","barter","government","rentals",'
    '"trading","used_ships"],"closed_money":true,"first_player":0,"seed":1,"round_limit":100}'
    ',"closed_money":false,"first_player":'
)


def _phrases() -> Iterator[str]:
    """Rare ones first: what stands nearer to the end costs less."""
    yield _SETUP_EXPANSION
    yield from _EXPANSION
    for piece in _NEW_FISH:
        yield from (f"buy licence {piece}", f"enter {piece} points", f"enter {piece} free")
        yield from (f"sell {piece} 1", f"remove {piece}", f"add {piece}", f"give left {piece}")
        yield from (f"reprice fresh {piece} 300 400", f"buy moon fresh {piece} 400")
        yield from (f"price {piece} {column}" for column in (200, 300, 500, "???", 100, 400))
        yield from (f"catch {boat} {piece}" for boat in _SHIPS)
    yield from _RARE
    for piece in _PIECES:
        yield from (f"sell {piece} 1", f"remove {piece}", f"add {piece}", f"give left {piece}")
    for space in (2, 3, 4, 5, 10):
        yield from (f"trade {space}", f"swap {space}")
    yield "confirm"
    yield from (f"enter {market} points" for market in _COST_POINTS)
    yield from ("enter bank yen", "enter octopus yen", "enter government free")
    yield from ("enter rentals free", "enter salmon yen")
    for boat in _BOATS:
        yield f"sell boat {boat}"
        yield from (f"buy boat {boat} {port}" for port in _PORTS)
    yield from ("open port right", "open port centre")
    for kind in _KINDS:
        yield from (f"return licence {kind}", f"enter {kind} points", f"buy licence {kind}")
    yield "leave"
    for seat, piece in zip(cycle(_SEATS), _PIECES, strict=False):
        yield from (f"buy {seat} degraded {piece} 200", f"buy {seat} fresh {piece} 400")
    yield from ("finish purchasing", "end turn", "purchase")
    for price in range(1500, 500, -100):
        yield from (f"reprice fresh eel {price} ???", f"amount {price + 100}")
    yield from (f"reprice fresh {piece} 300 400" for piece in _PIECES)
    for piece in _PIECES:
        yield from (f"price {piece} {column}" for column in (200, 300, 500, "???", 100, 400))
    yield from (f"bid {yen}" for yen in range(900, -100, -100))
    for boat in _SHIPS:
        yield from (f"catch {boat} {kind}" for kind in _KINDS)
    for boat in ("barge", *_SHIPS):
        yield from (f"dock {boat} {port}" for port in _PORTS)
        yield f"undock {boat}"
    yield from ("finish fishing", "end turn", "fish", "tsukiji", "1")
    yield _SETUP


@cache
def phrases() -> bytes:
    """All of them, made when a code is first written or read."""
    return "\n".join(_phrases()).encode()
