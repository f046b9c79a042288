"""The table in plain text, as ``print(game)`` shows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from tsukiji_lab.drawing.band import steps
from tsukiji_lab.drawing.stalls import worth_of
from tsukiji_lab.drawing.view import Drawable, View, look
from tsukiji_lab.tsukiji.board import FishMarket
from tsukiji_lab.tsukiji.markets import aquarium, government, rentals, trading
from tsukiji_lab.tsukiji.pieces import BOATS, PORTS, ROWS
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
        *_columns([_external(view, market) for market in external]),
    ]
    for seat, player in enumerate(state.players):
        lines += ["", *_harbour(view, seat, player)]
    return "\n".join(lines)


def _turn(view: View) -> Iterator[str]:
    state = view.state
    if state.scores is not None:
        yield view.say("won", winners=winners(state), yen=max(state.scores))
        yield view.say("over", turn=state.turns, round=state.round)
        for seat, score in enumerate(state.scores):
            yield f"  {view.words.name('seat', seat)}: {view.words.yen(score)}"
        return
    where = view.say("where", turn=state.turns, round=state.round)
    yield f"{view.say('turn-of', seat=state.on_turn)}. {where}"
    yield f"{view.words.count('point', state.turn.points)} {view.say('to-spend')}"
    for title, detail in steps(view):
        yield f"{title}: {detail}"


def _columns(rows: list[list[str]]) -> Iterator[str]:
    """Rows of cells, each column as wide as its widest cell."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        yield f"  {'  '.join(cells)}".rstrip()


def _fish(view: View, market: Any) -> list[str]:
    tokens = "stock-bag" if market.auction_lot else "stock-tokens"
    price = view.words.yen(market.licence_price) if market.licence_price else view.say("free")
    return [
        view.words.name("board", market.board),
        view.say("resources-of", text=worth_of(market, view.state)),
        f"{view.say('stock-barrels')} {market.barrels}/{market.all_barrels}",
        f"{view.say(tokens)} {market.reserve(view.state)}/{market.all_tokens}",
        f"{view.say('stock-licences')} {market.licences}/{market.all_licences} ({price})",
        view.say("overfished", barrels=market.boxed) if market.overfished else "",
    ]


def _external(view: View, market: Any) -> list[str]:
    tell = CONTENTS.get(market.board)
    name = view.words.name("board", market.board)
    return [name, _listed(tell(view, market)) if tell else ""]


def _boats(view: View, market: Any) -> Iterator[str]:
    for kind in BOATS:
        if count := market.boats.count(kind):
            yield f"{view.words.name('boat', kind)} ×{count} {view.words.yen(market.asks(kind))}"


def _wanted(view: View, market: aquarium.Aquarium) -> Iterator[str]:
    for kind in aquarium.DEMAND:
        if left := market.demand(kind):
            price = view.words.yen(aquarium.PRICES[kind])
            yield f"{view.words.name('fish', kind)} ×{left} {price}"


def _spaces(view: View, market: trading.Trading) -> Iterator[str]:
    for space, price in trading.SPACES.items():
        lying = market.lying(space)
        content = view.say("tokens", tokens=lying) if lying else view.words.yen(price)
        yield f"{view.say('at-least', resources=space)} {content}"


def _charity(view: View, market: government.Government) -> Iterator[str]:
    for space, price in government.PRICES.items():
        room = f"{market.room(space)}/{government.CAPACITY[space]}"
        yield f"{view.say(f'space-{space}')} {room} {view.words.yen(price)}"


def _papers(view: View, market: Any) -> Iterator[str]:
    yield f"{view.words.name('item', 'loan')} ×{market.loans}"
    yield f"{view.words.name('item', 'share')} ×{market.shares}"


def _items(view: View, market: rentals.Rentals) -> Iterator[str]:
    for item in rentals.ITEMS:
        yield f"{view.words.name('item', item)} ×{market.left(item)}"


CONTENTS: dict[str, Callable[[View, Any], Iterable[str]]] = {
    "ships": _boats,
    "used_ships": _boats,
    "aquarium": _wanted,
    "trading": _spaces,
    "government": _charity,
    "bank": _papers,
    "rentals": _items,
}


def _harbour(view: View, seat: int, player: Player) -> Iterator[str]:
    yen = view.words.yen(player.yen) if view.knows_yen[seat] else view.say("yen-hidden")
    worth = view.words.count("resource", resources(view.state, seat))
    yield f"{view.words.name('seat', seat)}: {yen}, {worth}"
    lines = {f"row-{row}": _sales(view, player, row) for row in ROWS}
    lines["ports"] = _ports(view, player)
    lines["at-sea"] = (_boat(view, boat) for boat in player.boats if boat.at_sea)
    lines["stock-licences"] = _held(view, player)
    lines["stock-tokens"] = _tokens(view, player)
    yield from _columns([[view.say(title), _listed(parts)] for title, parts in lines.items()])


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
    name = view.words.name("boat", boat.name)
    return f"{name} ({view.say('barrels', barrels=boat.load)})" if boat.load else name


def _held(view: View, player: Player) -> Iterator[str]:
    for kind, count in Counter(player.licences).items():
        yield f"{view.words.name('fish', kind)} ×{count}"
    for item, all_uses in (("freezer", player.freezers), ("cart", player.carts)):
        for uses in all_uses:
            yield f"{view.words.name('item', item)} ({view.say('uses', uses=uses)})"


def _tokens(view: View, player: Player) -> Iterator[str]:
    for token, count in Counter(player.tokens).items():
        yield f"{view.words.name('token', token)} ×{count}"
    for item, count in (("loan", player.loans), ("share", player.shares)):
        if count:
            yield f"{view.words.name('item', item)} ×{count}"


def _listed(parts: Iterable[str]) -> str:
    return "; ".join(parts) or NOTHING
