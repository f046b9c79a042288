"""The stalls of the fish markets: worth, barrels, tokens, licences, and what is particular."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

from tsukiji_lab.drawing.glyphs import glyph, sail
from tsukiji_lab.drawing.html import Html, el, join
from tsukiji_lab.drawing.live import thing, why
from tsukiji_lab.drawing.stalls import fact, of, pieces, sign, stall
from tsukiji_lab.drawing.things import ware_key
from tsukiji_lab.drawing.view import COLON, PAUSE, View, hidden
from tsukiji_lab.game.action import MARKS, written
from tsukiji_lab.tsukiji.board import HOUSE_RULE
from tsukiji_lab.tsukiji.markets import clam_oyster, octopus
from tsukiji_lab.tsukiji.markets.bagged import BaggedFish
from tsukiji_lab.tsukiji.markets.tracked import TRACK
from tsukiji_lab.tsukiji.state import State
from tsukiji_lab.tsukiji.worth import worth


def fish_stall(view: View, market: Any) -> Html:
    """A fish market."""
    state, board = view.state, market.board
    each = worth_of(market, state)
    head = el(
        "header",
        el(
            "div",
            el("h3", view.words.name("board", board)),
            el("small", view.say("worth-nori" if board == "nori" else "worth-each"), COLON),
        ),
        _worth(view, market, each),
    )
    barrels = el(
        "p",
        _dots(market.barrels, market.all_barrels),
        hidden(view.say("stock-barrels")),
        COLON,
        _stock(view, market),
        class_="bar",
    )
    facts = el(
        "dl",
        fact(
            view.say(tokens_lie(market)),
            of(market.reserve(state), market.all_tokens),
            sign(view, market, "tokens"),
        ),
        *MORE_TOKENS.get(board, _nothing)(view, market),
        fact(
            thing(view, ware_key(board, "licence"), view.say("stock-licences"), look="ware"),
            of(market.licences, market.all_licences),
            sign(view, market, "licences"),
        ),
        fact(
            view.say("licence-price"),
            view.words.yen(market.next_licence_price) if market.licence_price else view.say("free"),
            sign(view, market, "licence_price"),
        ),
        *MORE_FACTS.get(board, _nothing)(view, market),
        class_="facts",
    )
    track = TRACKS.get(board, _nothing)(view, market)
    values, numbers = NOTES[board]
    said = view.say(f"buys-{board.replace('_', '-')}", **values(market))
    note = el("p", said, sign(view, market, *numbers), class_="note")
    return stall(view, market, join(head, *track, barrels, facts, note, _flag(view, market)))


def _worth(view: View, market: Any, each: str) -> Html:
    """What one token is worth, in large figures; where it is the same for all, it can be asked."""
    look = "worth long" if len(each) > 2 else "worth"
    kind = market.token_kinds[0]
    if market.worth_by_owner or len(market.token_kinds) > 1:
        return el("b", each, class_=look)
    told = view.say("worth-of-token", token=kind, text=each)
    return el("b", why(view, f"worth {written(kind)}", each, told, tag="span"), class_=look)


def _stock(view: View, market: Any) -> Html:
    left = of(market.barrels, market.all_barrels)
    told = view.say("barrels-left", market=market.board, count=market.barrels)
    number = why(view, f"market {written(market.board)}", left, told, tag="span")
    return el("b", number, sign(view, market, "barrels"))


FEW = 3
"""With so few barrels or tokens left, and no more than a third of all, a fish is at risk: one
Fishing action, or a few purchases, can take them.
"""


def _flag(view: View, market: Any) -> Html | None:
    """The one thing to be said loud: that it is overfished, or near it."""
    if market.overfished:
        words = view.say("overfished", barrels=market.boxed)
        return el("p", glyph("bone", "s"), words, class_="flag over")
    tokens = market.tokens_left(view.state)
    if _is_few(market.barrels, market.all_barrels):
        words = view.say("at-risk", count=market.barrels)
    elif _is_few(tokens, market.all_tokens):
        words = view.say("at-risk-tokens", count=tokens)
    else:
        return None
    return el("p", glyph("bone", "s"), words, class_="flag")


def _is_few(left: int, of_all: int) -> bool:
    return left <= FEW and 3 * left <= of_all


def worth_of(market: Any, state: State) -> str:
    """What one token is worth now, as short as it can be told."""
    if market.board in WORTHS:
        return WORTHS[market.board]
    worths = [market.worth(state, (kind,)) for kind in market.token_kinds]
    if isinstance(market, BaggedFish):
        return f"{min(worths)}–{max(worths)}"
    return str(worths[0])


WORTHS = {"fugu": "n²", "nori": "n⁄10"}
"""Worths that are no number by themselves."""


def tokens_lie(market: Any) -> str:
    """The message that says where a fish market's tokens lie."""
    return "stock-bag" if isinstance(market, BaggedFish) else "stock-tokens"


def _nothing(view: View, market: Any) -> Iterable[Html]:
    return ()


# --- tracks and the like ---


def _track(view: View, market: Any) -> Iterable[Html]:
    words = view.say("marker", marker=market.marker, last=TRACK[-1])
    before = _marker_before(view, market)
    if before:
        words = f"{words} {view.say('marker-before', start=before, up=int(before < market.marker))}"
    return (_marker_track(market.marker, before), hidden(words))


def _marker_before(view: View, market: Any) -> int:
    """Where the marker stood before its last move, if that was in the last turn of everybody."""
    since = view.state.turns - len(view.state.players)
    for state in reversed(view.past):
        earlier: Any = state.find_market(market.board)
        if state.turns <= since or earlier is None:
            break
        if earlier.marker != market.marker:
            return int(earlier.marker)
    return 0


@cache
def _marker_track(marker: int, before: int) -> Html:
    """The value track, filled up to the marker; a hollow one stands where it came from, if it
    moved.
    """
    cells = "".join(
        f'<rect x="{10 * cell - 8.8:g}" y="13" width="8.6" height="11" rx="1"'
        f' class="{"on" if cell <= marker else "off"}"/>'
        for cell in TRACK
    )
    arrows = _arrow("on", marker) + (_arrow("was", before) if before else "")
    return Html(f'<svg class="track" viewBox="0 0 131 25" aria-hidden="true">{cells}{arrows}</svg>')


def _arrow(kind: str, cell: int) -> str:
    x = 10 * cell - 4.5
    return f'<path class="{kind}" d="M{x - 6:g} 1.2H{x + 6:g}L{x:g} 11.4Z"/>'


def _ladder(view: View, market: Any) -> Iterable[Html]:
    message = "ladder-overfished" if market.overfished else "ladder"
    words = view.say(message, tokens=market.tokens, worth=market.value)
    return (_steps(market.tokens, market.value, market.all_tokens), hidden(words))


@cache
def _steps(tokens: int, value: int, all_tokens: int) -> Html:
    """The steps of the ladder, with the tokens that still hold each worth."""
    steps = []
    highest = -(-all_tokens // 3)
    for place, step in enumerate(range(highest, 0, -1)):
        left = min(max(tokens - 3 * (step - 1), 0), 3)
        x = 10.6 + 22 * place
        dots = "".join(
            f'<circle class="{"there" if dot < left else "gone"}" cx="{x - 6 + 6 * dot:g}"'
            f' cy="25.4" r="2.4"/>'
            for dot in range(3)
        )
        box = f'<rect x="{x - 9.8:g}" y="1" width="19.6" height="32" rx="2.5"/>'
        steps.append(f'{box if step == value else ""}<text x="{x:g}" y="16">{step}</text>{dots}')
    return Html(
        f'<svg class="ladder" viewBox="0 0 {22 * highest} 34" style="max-width:{25 * highest}px"'
        f' aria-hidden="true">{"".join(steps)}</svg>'
    )


def _bag(view: View, market: Any) -> Iterable[Html]:
    tokens = [token.rpartition("_")[2] for token in market.in_bag(view.state)]
    if not tokens:
        return ()
    words = view.say("in-bag")
    return (el("ul", *(el("li", token) for token in tokens), class_="chips", aria_label=words),)


def _squares(view: View, market: Any) -> Iterable[Html]:
    numbers = range(1, market.all_tokens + 1)
    squares = (el("li", market.worth(view.state, ("fugu",) * number)) for number in numbers)
    return (el("ul", *squares, class_="chips", aria_label=view.say("squares")),)


def _tenths(view: View, market: Any) -> Iterable[Html]:
    """What one Nori is worth to each player."""
    chips = []
    for seat, player in enumerate(view.state.players):
        each = worth(view.state, ("nori",), owned=player.tokens)
        told = view.say("worth-of-token", token="nori", text=str(each))
        told = view.say("of-seat", seat=seat, text=told)
        number = why(view, f"worth nori {MARKS[seat]}", each, told)
        chips.append(el("li", sail(seat, "s"), hidden(view.words.name("seat", seat)), number))
    return (el("ul", *chips, class_="each", aria_label=view.say("tenths")),)


def _tins(view: View, market: Any) -> Iterable[Html]:
    """The middle of the Sardines board."""
    price = el("b", view.words.yen(market.tin_price), sign(view, market, "tin_price"), PAUSE)
    lying = pieces(view, ("sardines",) * market.tins) if market.tins else view.say("no-tins")
    tin = thing(view, ware_key("sardines", "tin"), view.say("tins"), look="ware")
    return (el("p", tin, COLON, price, el("span", lying), class_="tins"),)


TRACKS: dict[str, Callable[[View, Any], Iterable[Html]]] = {
    "eel": _track,
    "swordfish": _track,
    "red_snapper": _ladder,
    "spider_crab": _bag,
    "tuna": _bag,
    "fugu": _squares,
    "nori": _tenths,
    "sardines": _tins,
}


@cache
def _dots(there: int, of_all: int) -> Html:
    """Barrels left in the sea, a dot for each there ever was."""
    rows, apart = -(-of_all // 9), 10.6
    in_row = -(-of_all // rows)
    dots = []
    for place in range(of_all):
        x, y = 5.3 + place % in_row * apart, 5.3 + place // in_row * 11
        kind = "on" if place < there else "off"
        dots.append(f'<circle class="{kind}" cx="{x:g}" cy="{y:g}" r="4.2"/>')
    width, height = in_row * apart, 11 * rows
    return Html(
        f'<svg class="dots" width="{width:g}" height="{height}" aria-hidden="true">'
        f"{''.join(dots)}</svg>"
    )


# --- facts ---


def _worths(view: View, market: Any) -> Iterable[Html]:
    """How many tokens of each worth the house has put into the bag."""
    for kind, number, count in zip(
        market.token_kinds, market.rows["counts"], market.counts, strict=True
    ):
        if market.provenance(number, view.state) == HOUSE_RULE:
            yield fact(view.words.name("fish", kind), count, sign(view, market, number))


def _shells(view: View, market: Any) -> Iterable[Html]:
    bag = market.in_bag(view.state)
    for token, number in ((clam_oyster.CLAM, "clams"), (clam_oyster.OYSTER, "oysters")):
        each = view.say("resources-of", text=str(clam_oyster.WORTH[token]))
        name = f"{view.words.name('token', token)}, {each}"
        all_of_them = getattr(market, number)
        yield fact(name, of(bag.count(token), all_of_them), sign(view, market, number))


def _takoyaki(view: View, market: Any) -> Iterable[Html]:
    name = view.words.name("fish", "takoyaki")
    each = view.say("resources-of", text=str(octopus.WORTH["takoyaki"]))
    yield fact(name, of(market.takoyaki, octopus.ALL_TAKOYAKI))
    yield fact(view.say("worth-of", token="takoyaki"), each)


def _degraded_salmon(view: View, market: Any) -> Iterable[Html]:
    token = market.token_kinds[1]
    each = view.say("resources-of", text=str(market.worth(view.state, (token,))))
    yield fact(view.say("worth-of", token=token), each)


def _last_licence(view: View, market: Any) -> Iterable[Html]:
    last = view.words.yen(market.second_price)
    yield fact(view.say("last-licence"), last, sign(view, market, "second_price"))


def _sold_swordfish(view: View, market: Any) -> Iterable[Html]:
    yield fact(view.say("sold"), market.tokens_boxed)


MORE_TOKENS: dict[str, Callable[[View, Any], Iterable[Html]]] = {
    "clam_oyster": _shells,
    "spider_crab": _worths,
    "tuna": _worths,
    "swordfish": _sold_swordfish,
}
MORE_FACTS: dict[str, Callable[[View, Any], Iterable[Html]]] = {
    "octopus": _takoyaki,
    "salmon": _degraded_salmon,
    "sardines": _last_licence,
}

# --- what a market buys ---

NOTES: dict[str, tuple[Callable[[Any], dict[str, int]], tuple[str, ...]]] = {
    "mackerel": (lambda market: {"yen": market.pair_price}, ("pair_price",)),
    "eel": (lambda market: {"yen": market.marker}, ()),
    "fugu": (lambda market: {"yen": 1}, ()),
    "octopus": (lambda market: {"count": octopus.TAKOYAKI_FOR_ONE}, ()),
    "red_snapper": (lambda market: {}, ()),
    "salmon": (lambda market: {}, ()),
    "spider_crab": (lambda market: {"yen": 1, "yen_more": market.sale_bonus}, ("sale_bonus",)),
    "squid": (lambda market: {"yen": market.token_price}, ("token_price",)),
    "tuna": (lambda market: {"yen": 1}, ()),
    "clam_oyster": (
        lambda market: {"yen": market.set_price, "yen_oyster": market.oyster_bonus},
        ("set_price", "oyster_bonus"),
    ),
    "himono": (lambda market: {}, ()),
    "horse_mackerel": (lambda market: {"yen": market.overfishing_pays}, ()),
    "nori": (lambda market: {"yen": -market.overfishing_pays}, ()),
    "sardines": (lambda market: {}, ()),
    "swordfish": (
        lambda market: {"yen": market.marker, "yen_more": market.visit_bonus},
        ("visit_bonus",),
    ),
}
"""The sentence about what a market buys: the values in it, and which of them are its numbers."""
