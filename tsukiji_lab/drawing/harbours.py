"""The harbours: ports, boats, what is for sale, and what lies in front of a player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tsukiji_lab.drawing.boats import boat_drawing
from tsukiji_lab.drawing.glyphs import coin, glyph, sail, tag, tub
from tsukiji_lab.drawing.html import Child, Html, el, join
from tsukiji_lab.drawing.stalls import pieces
from tsukiji_lab.drawing.view import View, after_turn_of, hidden, mark, seat_class
from tsukiji_lab.tsukiji.board import HOME, HOUSE_RULE, RECONSTRUCTED, RULEBOOK
from tsukiji_lab.tsukiji.fishing import Fishing
from tsukiji_lab.tsukiji.house_rules import COLUMN_NAMES, HARBOUR
from tsukiji_lab.tsukiji.markets import himono
from tsukiji_lab.tsukiji.markets.foreign_market import Consignment
from tsukiji_lab.tsukiji.pieces import (
    ANY_PRICE,
    COLUMNS,
    FOREIGN,
    PORT_PRICE,
    PORTS,
    RECONSTRUCTED_COLUMNS,
    ROWS,
)
from tsukiji_lab.tsukiji.pricing import NamingPrice, Pricing
from tsukiji_lab.tsukiji.state import Boat, Player, Sale
from tsukiji_lab.tsukiji.turn import Morning
from tsukiji_lab.tsukiji.worth import resources, worth


def harbour(view: View, seat: int) -> Html:
    """The harbour of one seat with all that belongs to it."""
    player = view.state.players[seat]
    name = view.words.name("seat", seat)
    is_on_turn = view.state.scores is None and seat == view.state.on_turn
    heading = el(
        "header",
        sail(seat),
        el("h3", name),
        _flag(view) if is_on_turn else None,
        _purse(view, seat),
    )
    return el(
        "section",
        heading,
        _errands(view, seat),
        _selling(view, player),
        _quay(view) if is_on_turn else None,
        _water(view, seat, player),
        el("div", _spaces(view, seat, player), _tokens(view, player), class_="own"),
        class_=f"harbour card {seat_class(seat)}{' hot' if is_on_turn else ''}",
        aria_label=view.say("harbour", seat=seat),
    )


def _flag(view: View) -> Html:
    is_turn = after_turn_of(view.state) is None
    return el("span", view.say("on-turn" if is_turn else "buyer-buys"), class_="flag now")


def _purse(view: View, seat: int) -> Html:
    player = view.state.players[seat]
    yen: Child = view.words.yen(player.yen) if view.knows_yen[seat] else view.say("yen-hidden")
    worth = view.words.count("resource", resources(view.state, seat))
    return el(
        "p",
        el("span", glyph("yen"), el("b", yen)),
        el("span", glyph("resource"), el("b", worth)),
        class_="purse",
    )


def _errands(view: View, seat: int) -> Html | None:
    """The Buyers that were placed before this harbour, in the order in which they will buy."""
    lines = [
        el("li", sail(owner, "s"), glyph("buyer"), view.say("errand", seat=owner, player=served))
        for owner, served in view.state.errands
        if served == seat
    ]
    return el("ul", *lines, class_="errands") if lines else None


# --- for sale ---


def _selling(view: View, player: Player) -> Html:
    heads = [el("th", hidden(view.say("row")))]
    for place, column in enumerate(view.state.columns):
        sign = mark(view, _provenance(view, place))
        heads.append(el("th", el("span", view.words.yen(column), sign), scope="col"))
    heads.append(el("th", el("span", "???", hidden(view.say("any-price"))), scope="col"))
    rows = (_selling_row(view, row, player.row(row)) for row in ROWS)
    return el(
        "table",
        el("caption", view.say("for-sale"), class_="vh"),
        el("thead", el("tr", *heads)),
        el("tbody", *rows),
        class_="sell",
    )


def _provenance(view: View, place: int) -> str:
    """Where the number of a selling column comes from."""
    houses = view.state.house_rules
    if any((board, name) == (HARBOUR, COLUMN_NAMES[place]) for board, name, _ in houses):
        return HOUSE_RULE
    return RECONSTRUCTED if COLUMNS[place] in RECONSTRUCTED_COLUMNS else RULEBOOK


def _selling_row(view: View, row: str, sales: tuple[Sale, ...]) -> Html:
    columns = view.state.columns
    by_column: dict[int, list[Sale]] = {}
    for sale in sales:
        column = sale.price if sale.price in columns else ANY_PRICE
        by_column.setdefault(column, []).append(sale)
    cells = [_cell(view, row, by_column.get(column, [])) for column in columns]
    cells.append(_cell(view, row, by_column.get(ANY_PRICE, []), priced=True))
    head = el("th", el("i", class_="rim"), el("span", view.say(f"row-{row}")), scope="row")
    return el("tr", head, *cells, class_=row)


def _cell(view: View, row: str, sales: list[Sale], priced: bool = False) -> Html:
    lots = []
    for sale, count in Counter(sales).items():
        kind = "barrels" if HOME[sale.kind] == sale.kind else "tokens"
        words = hidden(view.say(kind, **{kind: (sale.kind,) * count}))
        draw = tub(sale.kind, "", row == ROWS[1]) if kind == "barrels" else coin(sale.kind)
        number = el("span", f"×{count}", aria_hidden="true") if count > 1 else None
        price = el("small", view.words.yen(sale.price)) if priced else None
        lots.append(el("span", draw, words, number, price, class_="n"))
    return el("td", *lots)


def _quay(view: View) -> Html:
    """What waits on the quay for its price or its auction; an empty place while nothing does."""
    waiting: list[Html] = []
    pricing, naming = view.frame(Pricing), view.frame(NamingPrice)
    to_price = pricing.pieces if pricing else ()
    frames = (frame for frame in view.state.frames if not isinstance(frame, Consignment))
    barrels = tuple(piece for frame in frames for piece in frame.barrels())
    takoyaki = tuple(piece for piece in to_price if HOME[piece] != piece)
    if barrels or takoyaki:
        waiting += [pieces(view, barrels, "barrels"), pieces(view, takoyaki)]
        waiting.append(el("b", view.say("dried" if view.frame(Morning) else "on-quay")))
    if naming:
        waiting.append(el("span", view.say("naming-price", fish=naming.kind)))
    return el("div", *waiting, class_="quay", role="status")


# --- the water ---


def _water(view: View, seat: int, player: Player) -> Html:
    ports = []
    for place, port in enumerate(PORTS):
        moored = [boat for boat in player.boats if boat.place == port]
        name = el("span", view.say(f"port-{port}"), class_="nm")
        if place < player.open_ports:
            ports.append(el("li", name, *_fleet(view, seat, moored, "empty"), class_="port"))
        else:
            cover = el("b", view.words.yen(PORT_PRICE)), el("span", view.say("covered"))
            ports.append(el("li", name, el("div", *cover, class_="cover"), class_="port"))
    at_sea = [boat for boat in player.boats if boat.at_sea]
    sea = el("span", view.say("at-sea"), class_="nm"), *_fleet(view, seat, at_sea, "none")
    abroad = [boat for boat in player.boats if boat.place == FOREIGN]
    away = el("span", view.say("abroad"), class_="nm"), *_fleet(view, seat, abroad, "none")
    return el(
        "div",
        el("ol", *ports, class_="ports", aria_label=view.say("ports")),
        el("div", *sea, class_="sea"),
        el("div", *away, class_="sea abroad") if abroad else None,
        class_="water",
    )


def _fleet(view: View, seat: int, boats: list[Boat], nothing: str) -> Iterable[Html]:
    """Boats side by side, or the word for none."""
    if not boats:
        return (hidden(view.say(nothing)),)
    acted = fishing.acted if (fishing := view.frame(Fishing)) and seat == view.state.on_turn else ()
    return (_boat(view, seat, boat, boat.name in acted) for boat in boats)


def _boat(view: View, seat: int, boat: Boat, has_acted: bool) -> Html:
    load = hidden(view.say("load", barrels=boat.load, slots=boat.slots - len(boat.load)))
    tick = has_acted and el("span", glyph("check", "s"), hidden(view.say("acted")), class_="tick")
    name = view.words.name("boat", boat.name)
    rented = view.say("rented", market=boat.rented) if boat.rented else None
    caption = el("span", name, rented and el("small", glyph("rental", "s"), rented), class_="cap")
    return el("div", boat_drawing(seat, boat), caption, load, tick or None, class_="boat")


# --- in front of the player ---


def _spaces(view: View, seat: int, player: Player) -> Html:
    fishing = view.frame(Fishing)
    used = Counter(fishing.used if fishing and seat == view.state.on_turn else ())
    tags = []
    for kind in player.licences:
        is_used = used[kind] > 0
        used[kind] -= 1
        if HOME[kind] == himono.Himono.board:
            tags.append(_drying(view, player, kind, is_used))
            continue
        words = hidden(view.say("licence", fish=kind))
        state = el("small", view.say("used")) if is_used else None
        tags.append(el("li", tag(kind, "used" if is_used else ""), words, state))
    for item, all_uses in (("freezer", player.freezers), ("cart", player.carts)):
        for uses in all_uses:
            name = hidden(view.words.name("item", item))
            tags.append(el("li", tag(item), name, el("small", view.say("uses", uses=uses))))
    buyer = hidden(view.words.name("item", "buyer"))
    tags += [el("li", tag("buyer"), buyer)] * player.buyers
    tags += [el("li", class_="free", aria_hidden="true")] * player.free_spaces
    label = view.say("spaces")
    return el(
        "div",
        el("h4", label, " ", el("small", view.say("free-spaces", free=player.free_spaces))),
        el("ul", *tags, class_="tags", aria_label=label),
    )


def _drying(view: View, player: Player, licence: str, is_used: bool) -> Html:
    """A Himono licence with its number and what dries on it."""
    is_down = himono.is_face_down(player, licence)
    lies = "face-down" if is_down else "used" if is_used else ""
    state = join(el("br"), view.say(lies)) if lies else None
    dries = [
        join(coin(piece.kind, "s"), hidden(view.say("tokens", tokens=(piece.kind,))))
        if piece.is_token
        else join(tub(piece.kind, "s"), hidden(view.say("barrels", barrels=(piece.kind,))))
        for piece in player.drying
        if piece.licence == licence
    ]
    dries += [el("i")] * (himono.ROOM - len(dries))
    words = hidden(view.say("licence", fish=licence))
    number = view.say("licence-number", number=int(licence.rpartition("_")[2]))
    caption = el("small", el("b", number), state)
    rack = el("span", *dries, class_="rack")
    return el("li", tag(licence, lies), words, rack, caption, class_="dries")


def _tokens(view: View, player: Player) -> Html:
    lines = []
    for token, count in Counter(player.tokens).items():
        together = worth(view.state, (token,) * count, owned=player.tokens)
        name = view.words.name("token", token)
        total = el("b", together, hidden(view.say("resources")))
        lines.append(el("li", coin(token), el("span", name), el("i", f"×{count}"), total))
    for item, glyph_name, count in (
        ("loan", "loan", player.loans),
        ("share", "share", player.shares),
    ):
        if count:
            name = view.words.name("item", item)
            lines.append(el("li", glyph(glyph_name), el("span", name), el("i", f"×{count}")))
    if not lines:
        lines.append(el("li", view.say("no-tokens"), class_="none"))
    label = view.say("tokens-held")
    return el(
        "div",
        el("h4", label, " ", el("small", view.say("worth"))),
        el("ul", *lines, class_="toks", aria_label=label),
    )
