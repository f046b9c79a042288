"""The stalls of the external markets: what they sell and buy, and what lies on their boards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tsukiji_lab.drawing.glyphs import coin, glyph
from tsukiji_lab.drawing.html import Child, Html, el, join
from tsukiji_lab.drawing.stalls import fact, of, pieces, stall
from tsukiji_lab.drawing.view import View
from tsukiji_lab.tsukiji.board import BOARDS
from tsukiji_lab.tsukiji.markets import aquarium, auction, government, rentals, trading
from tsukiji_lab.tsukiji.pieces import BOATS
from tsukiji_lab.tsukiji.scoring import INTEREST, LOAN


def external_stall(view: View, market: Any) -> Html:
    """An external market."""
    heading = el("h3", view.words.name("board", market.board))
    body = BODIES.get(market.board)
    return stall(view, market, join(heading, body(view, market) if body else None))


def _table(view: View, headings: tuple[str, ...], rows: list[Html]) -> Html:
    heads = (el("th", view.say(f"head-{heading}"), scope="col") for heading in headings)
    return el("table", el("thead", el("tr", *heads)), el("tbody", *rows), class_="shop")


def _row(first: Child, *cells: Child, gone: bool = False) -> Html:
    rest = (el("td", cell) for cell in cells)
    return el("tr", el("th", first, scope="row"), *rest, class_="gone" if gone else None)


def _price(yen: str, gone: bool) -> Html:
    """A price, struck out when there is nothing to be had for it."""
    return el("s" if gone else "span", yen)


def _boats(view: View, market: Any) -> Html:
    rows = []
    for kind in BOATS:
        here = market.boats.count(kind)
        name = join(glyph(kind), " ", view.words.name("boat", kind))
        asks = _price(view.words.yen(market.asks(kind)), gone=not here)
        gives = view.words.yen(market.gives(kind))
        rows.append(_row(name, asks, f"×{here}", gives, gone=not here))
    return _table(view, ("boat", "price", "left", "pays"), rows)


def _aquarium(view: View, market: aquarium.Aquarium) -> Html:
    rows = []
    for kind, wanted in aquarium.DEMAND.items():
        left = market.demand(kind)
        name = join(coin(kind, "s"), " ", view.words.name("fish", kind))
        price = _price(view.words.yen(aquarium.PRICES[kind]), gone=not left)
        rows.append(_row(name, of(left, wanted), price, gone=not left))
    return _table(view, ("fish", "wanted", "pays"), rows)


def _lots(view: View, lines: list[Html]) -> Html:
    return el("ul", *lines, class_="lots")


def _trading(view: View, market: trading.Trading) -> Html:
    lines = []
    for space, price in trading.SPACES.items():
        lying = market.lying(space)
        yen = _price(view.words.yen(price), gone=bool(lying))
        lines.append(
            el(
                "li",
                view.say("at-least", resources=space),
                pieces(view, lying),
                el("b", yen),
                class_="full" if lying else None,
            )
        )
    return join(_lots(view, lines), el("p", view.say("trading-note"), class_="note"))


def _auction(view: View, market: Any) -> Html:
    lines = [
        el("li", view.say("at-least", resources=least), el("b", view.say("fee", yen=fee)))
        for least, fee in auction.FEES.items()
    ]
    return join(_lots(view, lines), el("p", view.say("auction-note"), class_="note"))


def _barter(view: View, market: Any) -> Html:
    return el("p", view.say("barter-note"), class_="note")


def _government(view: View, market: government.Government) -> Html:
    rows = []
    for space, capacity in government.CAPACITY.items():
        room = market.room(space)
        lying = pieces(view, market.left if space == "left" else market.right)
        yen = _price(view.words.yen(government.PRICES[space]), gone=not room)
        name = join(view.say(f"space-{space}"), " ", lying)
        rows.append(_row(name, of(room, capacity), yen, gone=not room))
    note = el("p", view.say("government-note"), class_="note")
    return join(_table(view, ("space", "wanted", "pays"), rows), note)


def _bank(view: View, market: Any) -> Html:
    full: Any = BOARDS["bank"].set_up(len(view.state.players))
    name = view.words.name
    return el(
        "dl",
        fact(join(glyph("loan"), " ", name("item", "loan")), of(market.loans, full.loans)),
        el("dd", view.say("loan-note", yen=LOAN, yen_back=LOAN + INTEREST), class_="wide"),
        fact(join(glyph("share"), " ", name("item", "share")), of(market.shares, full.shares)),
        el("dd", view.say("share-note", yen=market.share_price), class_="wide"),
        class_="facts",
    )


def _rentals(view: View, market: rentals.Rentals) -> Html:
    full = rentals.Rentals.set_up(len(view.state.players))
    lines: list[Html] = []
    for item in rentals.ITEMS:
        name = join(glyph(item), " ", view.words.name("item", item))
        lines.append(fact(name, of(market.left(item), full.left(item))))
        note = view.say(f"{item}-note", yen=market.price, uses=rentals.USES)
        lines.append(el("dd", note, class_="wide"))
    return el("dl", *lines, class_="facts")


BODIES: dict[str, Callable[[View, Any], Html]] = {
    "ships": _boats,
    "used_ships": _boats,
    "aquarium": _aquarium,
    "auction": _auction,
    "bank": _bank,
    "barter": _barter,
    "government": _government,
    "rentals": _rentals,
    "trading": _trading,
}
"""What is drawn of each board; one that is not here has its name and its entry cost."""
