"""The stalls of the external markets: what they sell and buy, and what lies on their boards."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from tsukiji_lab.drawing.glyphs import coin, fish_of, glyph, sail
from tsukiji_lab.drawing.html import Child, Html, el, join
from tsukiji_lab.drawing.live import thing, why
from tsukiji_lab.drawing.stalls import fact, of, pieces, sign, stall
from tsukiji_lab.drawing.things import space_key, ware_key
from tsukiji_lab.drawing.view import COLON, View, hidden
from tsukiji_lab.tsukiji.board import HOME, SHAPE
from tsukiji_lab.tsukiji.boats import BoatMarket
from tsukiji_lab.tsukiji.box import laid_out
from tsukiji_lab.tsukiji.markets import auction, government, rentals, sushi_shop, trading
from tsukiji_lab.tsukiji.markets.aquariums import AquariumBoard
from tsukiji_lab.tsukiji.markets.foreign_market import Consignment
from tsukiji_lab.tsukiji.pieces import BOATS, FOREIGN
from tsukiji_lab.tsukiji.scoring import INTEREST, LOAN
from tsukiji_lab.tsukiji.state import State


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


def boats_in_game(state: State) -> list[str]:
    """The kinds of boat that this game is played with."""
    owned = {boat.kind for player in state.players for boat in player.boats}
    kinds = owned.union(*(market.boats_here() for market in state.markets))
    return [kind for kind in BOATS if kind in kinds]


def _named_boat(view: View, market: Any, kind: str) -> Html:
    key, name = ware_key(market.board, kind), view.words.name("boat", kind)
    return thing(view, key, glyph(kind), " ", name, look="ware")


def _boats(view: View, market: BoatMarket) -> Html:
    rows = []
    for kind in boats_in_game(view.state):
        here = market.boats.count(kind)
        asks = _price(view.words.yen(market.asks(kind)), gone=not here)
        if BOATS[kind].trade_in:
            asks = join(asks, " ", el("small", view.say("trade-in")))
        gives = view.words.yen(market.gives(kind))
        rows.append(_row(_named_boat(view, market, kind), asks, f"×{here}", gives, gone=not here))
    return _table(view, ("boat", "price", "left", "pays"), rows)


def _ship_rentals(view: View, market: Any) -> Html:
    boats = [boat for other in view.state.markets for boat in other.boats_here()]
    full: Any = laid_out(view.state, market.board)
    left = fact(
        join(glyph("rental"), " ", view.say("rental-tokens")),
        of(market.rentals, full.rentals),
        sign(view, market, "rentals"),
    )
    rows = []
    for kind in boats_in_game(view.state):
        if not BOATS[kind].trade_in:
            here = boats.count(kind)
            price = _price(view.words.yen(market.price(kind)), gone=not here)
            rows.append(_row(_named_boat(view, market, kind), f"×{here}", price, gone=not here))
    table = _table(view, ("boat", "to-rent", "trip"), rows)
    note = view.say("ship-rentals-note", yen=market.slot_price)
    said = el("p", note, sign(view, market, "slot_price"), class_="note")
    return join(el("dl", left, class_="facts"), table, said)


def shapes(state: State, space: str) -> tuple[str, ...]:
    """The fish that go onto a space of an Aquarium and may come into this game."""
    known = (HOME[space], *state.boards, *state.box)
    kinds = (fish_of(t) for t, shape in SHAPE.items() if shape == space and HOME[t] in known)
    return tuple(dict.fromkeys(kinds))


def _aquarium(view: View, market: AquariumBoard) -> Html:
    rows = []
    for space in market.spaces:
        left, kinds = market.demand(space), shapes(view.state, space)
        names = ", ".join(view.words.name("fish", kind) for kind in kinds)
        name = join(*(coin(kind, "s") for kind in kinds), " ", names)
        wanted = join(of(left, market.wanted(space)), sign(view, market, f"demand_{space}"))
        price = _price(view.words.yen(market.price(space)), gone=not left)
        price = join(price, sign(view, market, f"price_{space}"))
        rows.append(_row(name, wanted, price, gone=not left))
    return _table(view, ("fish", "wanted", "pays"), rows)


def _lots(view: View, lines: list[Html]) -> Html:
    return el("ul", *lines, class_="lots")


def _trading(view: View, market: trading.Trading) -> Html:
    wants = [view.say("at-least", resources=space) for space in trading.SPACES]
    return join(
        _spaces(view, market, wants, trading.SPACES),
        el("p", view.say("trading-note"), class_="note"),
    )


def _spaces(view: View, market: Any, wants: Iterable[str], names: Iterable[int]) -> Html:
    """The spaces of a board that each take one lot: what they want, what lies there, the price."""
    lines = []
    for told, name, lying, price in zip(wants, names, market.spaces, market.prices, strict=True):
        yen = _price(view.words.yen(price), gone=bool(lying))
        lines.append(
            el(
                "li",
                thing(view, space_key(market.board, name), told, look="ware"),
                COLON,
                pieces(view, lying),
                el("b", yen, sign(view, market, f"price_{name}")),
                class_="full" if lying else None,
            )
        )
    return _lots(view, lines)


def _auction(view: View, market: auction.Auction) -> Html:
    lines = []
    for least, fee in zip(auction.SPACES, market.fees, strict=True):
        yen = el("b", view.say("fee", yen=fee), sign(view, market, f"fee_{least}"))
        lines.append(el("li", el("span", view.say("at-least", resources=least), COLON), yen))
    return join(_lots(view, lines), el("p", view.say("auction-note"), class_="note"))


def _barter(view: View, market: Any) -> Html:
    return el("p", view.say("barter-note"), class_="note")


def _government(view: View, market: government.Government) -> Html:
    rows = []
    for space in government.SPACES:
        room = market.room(space)
        lying = pieces(view, market.left if space == "left" else market.right)
        key = space_key(market.board, space)
        name = join(thing(view, key, view.say(f"space-{space}"), look="ware"), " ", lying)
        wanted = join(of(room, market.capacity(space)), sign(view, market, f"{space}_space"))
        yen = _price(view.words.yen(market.price(space)), gone=not room)
        yen = join(yen, sign(view, market, f"{space}_price"))
        rows.append(_row(name, wanted, yen, gone=not room))
    note = el("p", view.say("government-note"), class_="note")
    return join(_table(view, ("space", "wanted", "pays"), rows), note)


def _bank(view: View, market: Any) -> Html:
    full: Any = laid_out(view.state, market.board)
    loan = view.say("loan-note", yen=LOAN, yen_back=LOAN + INTEREST)
    share = view.say("share-note", yen=market.share_price)
    return el(
        "dl",
        _stock(view, market, "loan", market.loans, full.loans),
        el("dd", why(view, "loan", loan, loan, tag="span"), class_="wide"),
        _stock(view, market, "share", market.shares, full.shares),
        el("dd", share, sign(view, market, "share_price"), class_="wide"),
        class_="facts",
    )


def _stock(view: View, market: Any, item: str, left: int, all_of_them: int) -> Html:
    """How many of an item the market has left; its number is called by the item's plural."""
    name = view.words.name("item", item)
    key = ware_key(market.board, item)
    name = thing(view, key, glyph(item), " ", name[:1].upper() + name[1:], look="ware")
    return fact(name, of(left, all_of_them), sign(view, market, f"{item}s"))


def _rentals(view: View, market: rentals.Rentals) -> Html:
    full: Any = laid_out(view.state, market.board)
    lines: list[Html] = []
    for item in rentals.ITEMS:
        lines.append(_stock(view, market, item, market.left(item), full.left(item)))
        note = view.say(f"{item}-note", yen=market.price, uses=rentals.USES)
        lines.append(el("dd", note, sign(view, market, "price"), class_="wide"))
    return el("dl", *lines, class_="facts")


def _influence(view: View, market: Any) -> Html:
    full: Any = laid_out(view.state, market.board)
    lines: list[Html] = []
    for item, left, all_of_them in (
        ("buyer", market.buyers, full.buyers),
        ("expansion", market.expansions, full.expansions),
    ):
        lines.append(_stock(view, market, item, left, all_of_them))
        note = view.say(f"{item}-note", yen=market.price)
        lines.append(el("dd", note, sign(view, market, "price"), class_="wide"))
    return el("dl", *lines, class_="facts")


def _foreign(view: View, market: Any) -> Html:
    berths = market.berths or view.say("no-limit")
    facts = el("dl", fact(view.say("berths"), berths, sign(view, market, "berths")), class_="facts")
    docked = [
        el("li", sail(seat, "s"), glyph(boat.kind), view.words.name("boat", boat.name))
        for seat, player in enumerate(view.state.players)
        for boat in player.boats
        if boat.place == FOREIGN
    ]
    lot = view.frame(Consignment)
    waiting = lot and el("li", view.say("lot-abroad"), pieces(view, lot.load, "barrels"))
    lines = [*docked, *([waiting] if waiting else [])]
    note = el("p", view.say("foreign-note"), class_="note")
    return join(facts, _lots(view, lines) if lines else None, note)


def gain(view: View, yen: int) -> str:
    """«+¥300» or «−¥100»."""
    return ("+" if yen > 0 else "") + view.words.yen(yen)


def _overfishing(view: View, market: Any) -> Html:
    penalty, reward = gain(view, -market.penalty), gain(view, market.reward)
    facts = el(
        "dl",
        fact(view.say("of-overfished"), penalty, sign(view, market, "penalty")),
        fact(view.say("of-others"), reward, sign(view, market, "reward")),
        class_="facts",
    )
    chips = []
    for seat in range(len(view.state.players)):
        name = hidden(view.words.name("seat", seat))
        now = el("b", gain(view, market.settled(view.state, seat)))
        chips.append(el("li", sail(seat, "s"), name, now))
    label = view.say("settled-now")
    each = el("ul", *chips, class_="each", aria_label=label)
    return join(facts, el("p", label, class_="note"), each)


def _sushi(view: View, market: sushi_shop.SushiShop) -> Html:
    wants = [view.say("different", count=count) for count in sushi_shop.SPACES]
    return join(
        _spaces(view, market, wants, sushi_shop.SPACES),
        el("p", view.say("sushi-note"), class_="note"),
    )


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
    "foreign_market": _foreign,
    "influence": _influence,
    "new_aquarium": _aquarium,
    "overfishing_market": _overfishing,
    "ship_rentals": _ship_rentals,
    "sushi_shop": _sushi,
}
"""What is drawn of each board; one that is not here has its name and its entry cost."""
