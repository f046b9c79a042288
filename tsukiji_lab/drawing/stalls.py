"""The market boards as stalls: what every stall has, and the stalls of the fish."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

from tsukiji_lab.drawing.glyphs import board_glyph, coin, fish_class, glyph, tub
from tsukiji_lab.drawing.html import Child, Html, el, join
from tsukiji_lab.drawing.view import View, hidden, mark
from tsukiji_lab.tsukiji.board import HOME, FishMarket, Market
from tsukiji_lab.tsukiji.markets import eel, mackerel, octopus, squid
from tsukiji_lab.tsukiji.state import State

PIECE_COSTS = {"octopus": "takoyaki", "squid": "token"}
"""What may be handed over to enter, instead of points or yen."""


def stall(view: View, market: Any, body: Html) -> Html:
    """A market: its cartouche with the entry cost, and what its board holds."""
    is_fish = isinstance(market, FishMarket)
    classes = ["stall", "card", fish_class(market.board) if is_fish else "external"]
    if view.is_visited(market):
        classes.append("hot")
    if is_fish and market.overfished:
        classes.append("overfished")
    name = view.words.name("board", market.board)
    japanese = view.words.japanese(market.board)[0] if is_fish else None
    eave = el(
        "div",
        board_glyph(market.board, "l"),
        japanese and el("span", japanese, lang="ja"),
        el("p", el("small", view.say("enter")), *_costs(view, market), class_="cost"),
        class_="eave",
    )
    return el(
        "article", eave, el("div", body, class_="in"), class_=" ".join(classes), aria_label=name
    )


def _costs(view: View, market: Market) -> Iterable[Html]:
    """The entry costs to choose from, one chip each."""
    sign = is_reconstructed(view, market, "points")
    costs: list[Child] = []
    if market.points:
        costs.append(view.say("points", points=market.points))
    if market.fee:
        costs.append(view.words.yen(market.fee))
    if market.is_free:
        costs.append(view.say("free"))
    if piece := PIECE_COSTS.get(market.board):
        costs.append(join("1 ", glyph(piece, "s"), hidden(view.say(f"cost-{piece}"))))
    for place, cost in enumerate(costs):
        if place:
            yield el("small", view.say("or"))
        yield el("span", cost, sign)


def is_reconstructed(view: View, market: Market, field: str) -> Html | None:
    """The sign of a reconstructed number, if that number of the board is one."""
    found = field in market.reconstructed(len(view.state.players))
    return mark(view) if found else None


def fact(name: Child, *value: Child) -> Html:
    """A line of a list of facts."""
    return join(el("dt", name), el("dd", *value))


def of(number: int, all_of_them: int) -> Html:
    """«5 / 8»."""
    return join(number, el("i", f" / {all_of_them}"))


def fish_stall(view: View, market: Any) -> Html:
    """A fish market: worth, barrels, tokens, licences, and what is particular to it."""
    state = view.state
    worth = worth_of(market, state)
    head = el(
        "header",
        el(
            "div",
            el("h3", view.words.name("board", market.board)),
            el("small", view.say("worth-each")),
        ),
        el("b", worth, class_="worth long" if len(worth) > 2 else "worth"),
    )
    barrels = el(
        "p",
        _dots(market.barrels, market.all_barrels),
        el("span", view.say("stock-barrels"), class_="l"),
        el("b", of(market.barrels, market.all_barrels), is_reconstructed(view, market, "barrels")),
        class_="bar",
    )
    tokens = "stock-bag" if market.auction_lot else "stock-tokens"
    price = view.words.yen(market.licence_price) if market.licence_price else view.say("free")
    facts = el(
        "dl",
        fact(view.say(tokens), of(market.reserve(state), market.all_tokens)),
        fact(
            view.say("stock-licences"),
            of(market.licences, market.all_licences),
            is_reconstructed(view, market, "licences"),
        ),
        fact(view.say("licence-price"), price),
        *MORE_FACTS.get(market.board, _nothing)(view, market),
        class_="facts",
    )
    track = TRACKS.get(market.board, _nothing)(view, market)
    note = None
    if values := NOTES.get(market.board):
        message = f"buys-{market.board.replace('_', '-')}"
        note = el("p", view.say(message, **values(market)), class_="note")
    words = view.say("overfished", barrels=market.boxed)
    flag = el("p", glyph("bone", "s"), words, class_="flag over") if market.overfished else None
    return stall(view, market, join(head, *track, barrels, facts, note, flag))


def worth_of(market: Any, state: State) -> str:
    """What one token is worth now, as short as it can be told."""
    if market.board == "fugu":
        return "n²"
    worths = [market.worth(state, (kind,)) for kind in market.token_kinds]
    if market.auction_lot:
        return f"{worths[0]}–{worths[-1]}"
    return str(worths[0])


def _nothing(view: View, market: Any) -> Iterable[Html]:
    return ()


# --- what is particular to a fish ---


def _eel_track(view: View, market: Any) -> Iterable[Html]:
    words = view.say("eel-marker", marker=market.marker, last=eel.TRACK[-1])
    return (_marker_track(market.marker), hidden(words))


@cache
def _marker_track(marker: int) -> Html:
    """The value track, filled up to the marker."""
    cells = "".join(
        f'<rect x="{10 * cell - 8.8:g}" y="13" width="8.6" height="11" rx="1"'
        f' class="{"on" if cell <= marker else "off"}"/>'
        for cell in eel.TRACK
    )
    x = 10 * marker - 4.5
    arrow = f'<path class="on" d="M{x - 6:g} 1.2H{x + 6:g}L{x:g} 11.4Z"/>'
    return Html(f'<svg class="track" viewBox="0 0 131 25" aria-hidden="true">{cells}{arrow}</svg>')


def _ladder(view: View, market: Any) -> Iterable[Html]:
    words = view.say("ladder", tokens=market.tokens, worth=market.value)
    return (_steps(market.tokens, market.value), hidden(words))


@cache
def _steps(tokens: int, value: int) -> Html:
    """The six steps of the ladder, with the tokens that still hold each worth."""
    steps = []
    for place, worth in enumerate(range(6, 0, -1)):
        left = min(max(tokens - 3 * (worth - 1), 0), 3)
        x = 10.6 + 22 * place
        dots = "".join(
            f'<circle class="{"there" if dot < left else "gone"}" cx="{x - 6 + 6 * dot:g}"'
            f' cy="25.4" r="2.4"/>'
            for dot in range(3)
        )
        box = f'<rect x="{x - 9.8:g}" y="1" width="19.6" height="32" rx="2.5"/>'
        steps.append(f'{box if worth == value else ""}<text x="{x:g}" y="16">{worth}</text>{dots}')
    return Html(
        f'<svg class="ladder" viewBox="0 0 132 34" aria-hidden="true">{"".join(steps)}</svg>'
    )


def _bag(view: View, market: Any) -> Iterable[Html]:
    tokens = [token.rpartition("_")[2] for token in view.state.bag if HOME[token] == market.board]
    if not tokens:
        return ()
    words = view.say("in-bag")
    return (el("ul", *(el("li", token) for token in tokens), class_="chips", aria_label=words),)


def _squares(view: View, market: Any) -> Iterable[Html]:
    numbers = range(1, market.all_tokens + 1)
    squares = (el("li", market.worth(view.state, ("fugu",) * number)) for number in numbers)
    return (el("ul", *squares, class_="chips", aria_label=view.say("squares")),)


def _takoyaki(view: View, market: Any) -> Iterable[Html]:
    name = view.words.name("fish", "takoyaki")
    worth = view.say("resources-of", text=str(octopus.WORTH["takoyaki"]))
    left = of(market.takoyaki, octopus.ALL_TAKOYAKI)
    return (fact(name, left), fact(view.say("worth-of", token="takoyaki"), worth))


def _degraded_salmon(view: View, market: Any) -> Iterable[Html]:
    token = market.token_kinds[1]
    worth = view.say("resources-of", text=str(market.worth(view.state, (token,))))
    return (fact(view.say("worth-of", token=token), worth),)


TRACKS: dict[str, Callable[[View, Any], Iterable[Html]]] = {
    "eel": _eel_track,
    "red_snapper": _ladder,
    "spider_crab": _bag,
    "tuna": _bag,
    "fugu": _squares,
}
MORE_FACTS: dict[str, Callable[[View, Any], Iterable[Html]]] = {
    "octopus": _takoyaki,
    "salmon": _degraded_salmon,
}
NOTES: dict[str, Callable[[Any], dict[str, int]]] = {
    "mackerel": lambda market: {"yen": mackerel.PAIR_PRICE},
    "eel": lambda market: {"yen": market.marker},
    "fugu": lambda market: {"yen": 1},
    "octopus": lambda market: {"count": octopus.TAKOYAKI_FOR_ONE},
    "red_snapper": lambda market: {},
    "salmon": lambda market: {},
    "spider_crab": lambda market: {"yen": 1, "yen_more": market.sale_bonus},
    "squid": lambda market: {"yen": squid.PRICE},
    "tuna": lambda market: {"yen": 1},
}
"""The numbers in the sentence about what a market buys."""


@cache
def _dots(there: int, of_all: int) -> Html:
    """Barrels left in the sea, a dot for each there ever was."""
    in_row, apart = 9, 10.6
    dots = []
    for place in range(of_all):
        x, y = 5.3 + place % in_row * apart, 5.3 + place // in_row * 11
        kind = "on" if place < there else "off"
        dots.append(f'<circle class="{kind}" cx="{x:g}" cy="{y:g}" r="4.2"/>')
    height = 11 * -(-of_all // in_row)
    return Html(
        f'<svg class="dots" viewBox="0 0 96 {height}" aria-hidden="true">{"".join(dots)}</svg>'
    )


# --- groups of pieces ---


def pieces(view: View, tokens: Iterable[str], kind: str = "tokens") -> Html:
    """Tokens or barrels in a row, one of each kind with its number, and in words."""
    draw = coin if kind == "tokens" else tub
    return join(
        *(
            el(
                "span",
                draw(piece, "s"),
                hidden(view.say(kind, **{kind: (piece,) * count})),
                el("span", f"×{count}", aria_hidden="true") if count > 1 else None,
                class_="n",
            )
            for piece, count in Counter(tokens).items()
        )
    )
