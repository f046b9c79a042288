"""The table in plain text, as ``print(game)`` shows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from tsukiji_lab.drawing.band import steps, where
from tsukiji_lab.drawing.externals import boats_in_game, gain, shapes
from tsukiji_lab.drawing.fishes import tokens_lie, worth_of
from tsukiji_lab.drawing.view import Drawable, View, after_turn_of, look
from tsukiji_lab.tsukiji.board import HOME, FishMarket
from tsukiji_lab.tsukiji.box import external_boards_left
from tsukiji_lab.tsukiji.markets import government, himono, rentals, sushi_shop, trading
from tsukiji_lab.tsukiji.markets.aquariums import AquariumBoard
from tsukiji_lab.tsukiji.pieces import BOATS, FOREIGN, PORTS, ROWS
from tsukiji_lab.tsukiji.scoring import winners
from tsukiji_lab.tsukiji.state import Boat, Player
from tsukiji_lab.tsukiji.worth import resources

NOTHING = "–"


def draw_text(game: Drawable) -> str:
    """The table as everybody may see it, in the game's language."""
    view = look(game, None)
    state = view.state
    fish = [market for market in state.markets if isinstance(market, FishMarket)]
    external = [market for market in state.markets if not isinstance(market, FishMarket)]
    lines = [
        *_turn(view),
        "",
        view.say("section-fish"),
        *_columns([_fish(view, market) for market in fish]),
        "",
        view.say("section-external"),
        *_columns(
            [[view.words.name("board", each.board), what_lies(view, each)] for each in external]
        ),
    ]
    if state.open_order:
        lines += ["", *_coming(view)]
    for seat in range(len(state.players)):
        lines += ["", *_harbour(view, seat)]
    return "\n".join(lines)


def _turn(view: View) -> Iterator[str]:
    state = view.state
    if state.scores is not None:
        yield view.say("won", winners=winners(state), yen=max(state.scores))
        yield view.say("over", turn=state.turns, round=state.round)
        for seat, score in enumerate(state.scores):
            yield f"  {view.words.name('seat', seat)}: {view.words.yen(score)}"
        return
    if (served := after_turn_of(state)) is not None:
        after = view.say("after-turn", seat=served)
        yield f"{view.say('errand-of', seat=state.on_turn)}. {where(view)} {after}"
    else:
        yield f"{view.say('turn-of', seat=state.on_turn)}. {where(view)}"
        carts = state.turn.cart_points
        more = f" {view.say('cart-points', points=carts)}" if carts else ""
        yield f"{view.words.count('point', state.turn.points)} {view.say('to-spend')}{more}"
    for title, detail in steps(view):
        yield f"{title}: {detail}"


def _columns(rows: list[list[str]]) -> Iterator[str]:
    """Rows of cells, each column as wide as its widest cell."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        yield f"  {'  '.join(cells)}".rstrip()


def _fish(view: View, market: Any) -> list[str]:
    asks = market.next_licence_price
    price = view.words.yen(asks) if asks else view.say("free")
    notes = [view.say("tinned", count=market.tins)] if market.board == "sardines" else []
    if market.overfished:
        notes.append(view.say("overfished", barrels=market.boxed))
    return [
        view.words.name("board", market.board),
        view.say("resources-of", text=worth_of(market, view.state)),
        f"{view.say('stock-barrels')} {market.barrels}/{market.all_barrels}",
        f"{view.say(tokens_lie(market))} {market.reserve(view.state)}/{market.all_tokens}",
        f"{view.say('stock-licences')} {market.licences}/{market.all_licences} ({price})",
        "; ".join(notes),
    ]


def what_lies(view: View, market: Any) -> str:
    """What lies on an external market; empty for a board on which nothing lies."""
    tell = CONTENTS.get(market.board)
    told = list(tell(view, market)) if tell else []
    if market.collapsed:
        told.append(view.say(market.collapsed))
    return _listed(told) if tell or told else ""


def _boats(view: View, market: Any) -> Iterator[str]:
    for kind in BOATS:
        if count := market.boats.count(kind):
            yield f"{view.words.name('boat', kind)} ×{count} {view.words.yen(market.asks(kind))}"


def _wanted(view: View, market: AquariumBoard) -> Iterator[str]:
    for space in market.spaces:
        if left := market.demand(space):
            kinds = shapes(view.state, space)
            names = "/".join(view.words.name("fish", kind) for kind in kinds)
            yield f"{names} ×{left} {view.words.yen(market.price(space))}"


def _spaces(view: View, market: trading.Trading) -> Iterator[str]:
    for space, price in zip(trading.SPACES, market.prices, strict=True):
        lying = market.lying(space)
        content = view.say("tokens", tokens=lying) if lying else view.words.yen(price)
        yield f"{view.say('at-least', resources=space)} {content}"


def _charity(view: View, market: government.Government) -> Iterator[str]:
    for space in government.SPACES:
        price = market.price(space)
        room = f"{market.room(space)}/{market.capacity(space)}"
        yield f"{view.say(f'space-{space}')} {room} {view.words.yen(price)}"


def _papers(view: View, market: Any) -> Iterator[str]:
    yield f"{view.words.name('item', 'loan')} ×{market.loans}"
    yield f"{view.words.name('item', 'share')} ×{market.shares}"


def _items(view: View, market: rentals.Rentals) -> Iterator[str]:
    for item in rentals.ITEMS:
        yield f"{view.words.name('item', item)} ×{market.left(item)}"


def _influence(view: View, market: Any) -> Iterator[str]:
    for item, left in (("buyer", market.buyers), ("expansion", market.expansions)):
        yield f"{view.words.name('item', item)} ×{left}"


def _abroad(view: View, market: Any) -> Iterator[str]:
    for seat, player in enumerate(view.state.players):
        for boat in player.boats:
            if boat.place == FOREIGN:
                yield f"{view.words.name('seat', seat)}: {_boat(view, boat)}"


def _settled(view: View, market: Any) -> Iterator[str]:
    for seat in range(len(view.state.players)):
        yield f"{view.words.name('seat', seat)} {gain(view, market.settled(view.state, seat))}"


def _ship_rentals(view: View, market: Any) -> Iterator[str]:
    yield f"{view.say('rental-tokens')} ×{market.rentals}"
    for kind in boats_in_game(view.state):
        if not BOATS[kind].trade_in:
            yield f"{view.words.name('boat', kind)} {view.words.yen(market.price(kind))}"


def _sushi(view: View, market: sushi_shop.SushiShop) -> Iterator[str]:
    for count, lying, price in zip(sushi_shop.SPACES, market.spaces, market.prices, strict=True):
        content = view.say("tokens", tokens=lying) if lying else view.words.yen(price)
        yield f"{view.say('different', count=count)} {content}"


CONTENTS: dict[str, Callable[[View, Any], Iterable[str]]] = {
    "ships": _boats,
    "used_ships": _boats,
    "aquarium": _wanted,
    "trading": _spaces,
    "government": _charity,
    "bank": _papers,
    "rentals": _items,
    "foreign_market": _abroad,
    "influence": _influence,
    "new_aquarium": _wanted,
    "overfishing_market": _settled,
    "ship_rentals": _ship_rentals,
    "sushi_shop": _sushi,
}


def _coming(view: View) -> Iterator[str]:
    """The boards that lie face up, in the order in which they come in."""
    boxes = {"fish": view.state.box, "external": external_boards_left(view.state)}
    yield view.say("coming")
    yield from _columns(
        [
            [view.say(f"section-{name}"), _listed(view.words.name("board", b) for b in boards)]
            for name, boards in boxes.items()
        ]
    )


def _harbour(view: View, seat: int) -> Iterator[str]:
    yen = (
        view.words.yen(view.state.players[seat].yen)
        if view.knows_yen[seat]
        else view.say("yen-hidden")
    )
    worth = view.words.count("resource", resources(view.state, seat))
    yield f"{view.words.name('seat', seat)}: {yen}, {worth}"
    yield from _columns([[title, told] for title, told in belongings(view, seat).items()])


def belongings(view: View, seat: int) -> dict[str, str]:
    """What is in a player's harbour and in front of it, by its name."""
    player = view.state.players[seat]
    lines: dict[str, Iterable[str]]
    lines = {f"row-{row}": _sales(view, player, row) for row in ROWS}
    lines["ports"] = _ports(view, player)
    lines["at-sea"] = (_boat(view, boat) for boat in player.boats if boat.at_sea)
    if abroad := [_boat(view, boat) for boat in player.boats if boat.place == FOREIGN]:
        lines["abroad"] = abroad
    lines["stock-licences"] = _held(view, player)
    lines["stock-tokens"] = _tokens(view, player)
    if errands := [each for each in view.state.errands if each[1] == seat]:
        lines["placed-buyers"] = [view.words.name("seat", owner) for owner, _ in errands]
    return {view.say(title): _listed(parts) for title, parts in lines.items()}


def _sales(view: View, player: Player, row: str) -> Iterator[str]:
    for sale, count in Counter(player.row(row)).items():
        number = f" ×{count}" if count > 1 else ""
        yield f"{view.words.name('fish', sale.kind)} {view.words.yen(sale.price)}{number}"


def _ports(view: View, player: Player) -> Iterator[str]:
    for place, port in enumerate(PORTS):
        boats = (_boat(view, boat) for boat in player.boats if boat.place == port)
        content = " + ".join(boats) or view.say("empty")
        is_open = place < player.open_ports
        yield f"{view.say(f'port-{port}')}: {content if is_open else view.say('covered')}"


def _boat(view: View, boat: Boat) -> str:
    told = [view.say("barrels", barrels=boat.load)] if boat.load else []
    if boat.rented:
        told.append(view.say("rented", market=boat.rented))
    name = view.words.name("boat", boat.name)
    return f"{name} ({', '.join(told)})" if told else name


def _held(view: View, player: Player) -> Iterator[str]:
    for kind, count in Counter(player.licences).items():
        number = f" ×{count}" if HOME[kind] == kind else _drying(view, player, kind)
        yield f"{view.words.name('fish', kind)}{number}"
    if player.buyers:
        yield f"{view.words.name('item', 'buyer')} ×{player.buyers}"
    for item, all_uses in (("freezer", player.freezers), ("cart", player.carts)):
        for uses in all_uses:
            yield f"{view.words.name('item', item)} ({view.say('uses', uses=uses)})"


def _drying(view: View, player: Player, licence: str) -> str:
    """What dries on a Himono licence, and whether it lies face down."""
    lying = [piece for piece in player.drying if piece.licence == licence]
    told = [
        view.say("tokens", tokens=(piece.kind,))
        if piece.is_token
        else view.say("barrels", barrels=(piece.kind,))
        for piece in lying
    ]
    if himono.is_face_down(player, licence):
        told.append(view.say("face-down"))
    return f" ({', '.join(told)})" if told else ""


def _tokens(view: View, player: Player) -> Iterator[str]:
    for token, count in Counter(player.tokens).items():
        yield f"{view.words.name('token', token)} ×{count}"
    for item, count in (("loan", player.loans), ("share", player.shares)):
        if count:
            yield f"{view.words.name('item', item)} ×{count}"


def _listed(parts: Iterable[str]) -> str:
    return "; ".join(parts) or NOTHING
