"""The market boards as stalls: what every stall has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from tsukiji_lab.drawing.glyphs import board_glyph, coin, fish_class, glyph, tub
from tsukiji_lab.drawing.html import Child, Html, el, join
from tsukiji_lab.drawing.live import is_lit, thing
from tsukiji_lab.drawing.things import market_key
from tsukiji_lab.drawing.view import COLON, View, hidden, mark, paused
from tsukiji_lab.tsukiji.board import CLOSED, FREE, FishMarket, Market
from tsukiji_lab.tsukiji.pieces import FOREIGN

PIECE_COSTS = {
    "octopus": "takoyaki",
    "squid": "token",
    "clam_oyster": "clam-oyster",
    "new_aquarium": "barrel",
}
"""What may be handed over to enter, instead of points or yen."""


def stall(view: View, market: Any, body: Html) -> Html:
    """A market: what its board holds, and its cartouche with the entry cost."""
    is_fish = isinstance(market, FishMarket)
    classes = ["stall", "card", fish_class(market.board) if is_fish else "external"]
    if view.is_touched(market):
        classes.append("hot")
    if market.collapsed == CLOSED or (is_fish and market.overfished):
        classes.append("done")
    name = view.words.name("board", market.board)
    japanese = view.words.japanese(market.board)[0] if is_fish else None
    key = market_key(market.board)
    lit = is_lit(view, key)
    eave = thing(
        view,
        key,
        board_glyph(market.board, "l"),
        japanese and el("span", japanese, lang="ja", aria_hidden="true" if lit else None),
        el("span", *_entry(view, market, lit), class_="cost"),
        tag="div",
        look="eave",
    )
    inside = el("div", body, _collapse(view, market), class_="in")
    return el("article", inside, eave, class_=" ".join(classes), aria_label=name)


def _entry(view: View, market: Market, lit: bool) -> Iterable[Html]:
    """How the market is entered: the costs to choose from, one chip each. Where it can be pressed
    (``lit``), speech says which market it is.
    """
    if market.board == "overfishing_market" or market.collapsed == CLOSED:
        yield el("span", glyph("lock", "s"), hidden(view.say("no-entry")))
        return
    costs: list[Html] = []
    if market.points:
        points = view.say("points", points=market.points)
        spoken = view.words.count("point", market.points)
        costs.append(join(_shown(points, spoken), sign(view, market, "points")))
    if market.fee:
        costs.append(join(view.words.yen(market.fee), sign(view, market, "fee")))
    if not costs and (market.board == FOREIGN or FREE in market.ways_to_pay(view.state)):
        costs.append(join(view.say("free"), sign(view, market, "points", "fee")))
    if piece := PIECE_COSTS.get(market.board):
        costs.append(_shown(join("1 ", glyph(piece, "s")), view.say(f"cost-{piece}")))
    way = "dock" if market.board == FOREIGN else "enter"
    if lit:
        yield el("small", view.say(way), aria_hidden="true")
        yield hidden(view.say(f"{way}-market", market=market.board))
    else:
        yield el("small", view.say(way), COLON)
    yield Html(" ")
    for place, cost in enumerate(costs):
        if place:
            yield el("small", " ", view.say("or"), " ")
        yield el("span", cost)


def _shown(drawn: Child, spoken: str) -> Html:
    """Something short to look at, with the words for it."""
    return join(el("b", drawn, aria_hidden="true"), hidden(spoken))


def _collapse(view: View, market: Market) -> Html | None:
    """The Collapse token that lies on the market, if one does."""
    if not market.collapsed:
        return None
    face = glyph("lock" if market.collapsed == CLOSED else "bone", "s")
    return el("p", face, view.say(market.collapsed), class_="flag over")


def sign(view: View, market: Market, *numbers: str) -> Html | None:
    """The sign at printed numbers that no source states, or that were changed for this game."""
    origins = (market.provenance(number, view.state) for number in numbers)
    signs = dict.fromkeys(mark(view, origin) for origin in origins)
    return join(*signs) or None


def fact(name: Child, *value: Child) -> Html:
    """A line of a list of facts."""
    return join(el("dt", name), el("dd", *value))


def of(number: int, all_of_them: int) -> Html:
    """«5 / 8»."""
    return join(number, el("i", f" / {all_of_them}"))


# --- groups of pieces ---


def pieces(view: View, tokens: Iterable[str], kind: str = "tokens") -> Html:
    """Tokens or barrels in a row, one of each kind with its number, and in words."""
    draw = coin if kind == "tokens" else tub
    return paused(
        el(
            "span",
            draw(piece, "s"),
            hidden(view.say(kind, **{kind: (piece,) * count})),
            el("span", f"×{count}", aria_hidden="true") if count > 1 else None,
            class_="n",
        )
        for piece, count in Counter(tokens).items()
    )
