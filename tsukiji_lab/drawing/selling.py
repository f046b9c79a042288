"""What is for sale in a harbour: two rows of columns, a grid of priced pieces."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from msgspec import Struct

from tsukiji_lab.drawing.glyphs import coin, ghost_tub, tub
from tsukiji_lab.drawing.html import Html, el
from tsukiji_lab.drawing.live import is_lit, thing
from tsukiji_lab.drawing.things import cell_key, sale_key
from tsukiji_lab.drawing.view import View, hidden, mark
from tsukiji_lab.rulebook import Words
from tsukiji_lab.tsukiji.board import HOUSE_RULE, RECONSTRUCTED, RULEBOOK, is_barrel
from tsukiji_lab.tsukiji.house_rules import COLUMN_NAMES, HARBOUR
from tsukiji_lab.tsukiji.offers import Gain
from tsukiji_lab.tsukiji.pieces import ANY_PRICE, COLUMNS, DEGRADED, RECONSTRUCTED_COLUMNS, ROWS
from tsukiji_lab.tsukiji.state import Player, Sale


def selling(view: View, seat: int, player: Player) -> Html:
    """The selling rows of a player's harbour."""
    heads = [el("th", hidden(view.say("row")))]
    for place, column in enumerate(view.state.columns):
        sign = mark(view, _provenance(view, place))
        heads.append(el("th", el("span", view.words.yen(column), sign), scope="col"))
    heads.append(el("th", el("span", "???", hidden(view.say("any-price"))), scope="col"))
    rows = (_selling_row(view, seat, row, player.row(row)) for row in ROWS)
    label = view.say("for-sale", seat=seat)
    return el(
        "table",
        el("caption", label, class_="vh"),
        el("thead", el("tr", *heads)),
        el("tbody", *rows),
        class_="sell",
        role="grid" if view.live else None,
    )


def _provenance(view: View, place: int) -> str:
    """Where the number of a selling column comes from."""
    houses = view.state.house_rules
    if any((board, name) == (HARBOUR, COLUMN_NAMES[place]) for board, name, _ in houses):
        return HOUSE_RULE
    return RECONSTRUCTED if COLUMNS[place] in RECONSTRUCTED_COLUMNS else RULEBOOK


def _selling_row(view: View, seat: int, row: str, sales: tuple[Sale, ...]) -> Html:
    columns = (*view.state.columns, ANY_PRICE)
    by_column: dict[int, list[Sale]] = {}
    for sale in sales:
        column = sale.price if sale.price in columns else ANY_PRICE
        by_column.setdefault(column, []).append(sale)
    cells = (Cell(seat, row, column, tuple(by_column.get(column, ()))) for column in columns)
    name = view.say(f"row-{row}")
    head = el("th", el("i", class_="rim"), el("span", name), scope="row")
    return el("tr", head, *(_cell(view, cell) for cell in cells), class_=row, aria_label=name)


class Cell(Struct, frozen=True):
    """A selling column of a row, with what is for sale there."""

    seat: int
    row: str
    column: int
    sales: tuple[Sale, ...]


def _cell(view: View, cell: Cell) -> Html:
    lots = Counter(cell.sales)
    if view.live is None:
        return el("td", *(_lot(view, cell, sale, count) for sale, count in lots.items()))
    key = cell_key(cell.row, cell.column) if cell.seat == view.state.on_turn else ""
    if not lots and not is_lit(view, key):
        return _empty(view.words, cell)
    said = _said(view.words, cell, [_words_of(view, cell, *lot) for lot in lots.items()])
    place = _offered(view, cell, key, said) if is_lit(view, key) else None
    lies = [_lot(view, cell, sale, count) for sale, count in lots.items()]
    has_button = place or any(is_lit(view, sale_key(cell.seat, cell.row, sale)) for sale in lots)
    label = None if has_button else said
    return el("td", place, *lies, role="gridcell", aria_label=label, tabindex=-1)


@lru_cache(2048)
def _empty(words: Words, cell: Cell) -> Html:
    """An empty cell of a grid: most cells are."""
    return el("td", role="gridcell", aria_label=_said(words, cell, []), tabindex=-1)


def _offered(view: View, cell: Cell, key: str, said: str) -> Html:
    """A cell whose price can be asked: what a buyer would gain, or what the choice puts there."""
    assert view.live is not None
    gain, ghost = view.live.gains.get(key), view.live.ghosts.get(key)
    inside: list[Html] = []
    if ghost:
        said = view.say("goes-here", text=said)
        inside = [ghost_tub(ghost)]
    elif gain:
        inside = [el("small", view.say("buyer")), el("b", best_gain(view.words, gain))]
    elif cell.column == ANY_PRICE:
        inside = [el("b", "¥…")]
    if gain:
        said = _gain_in_words(view, said, gain)
    return thing(view, key, *inside, look="place", aria_label=said)


def _gain_in_words(view: View, text: str, gain: Gain) -> str:
    if gain.market:
        sells = "buyer-sells" if gain.sold else "buyer-sells-even"
        values = {"text": text, "market": gain.market, "yen": gain.sold}
        text = view.say(sells, **values)
    if gain.most < 0:
        return view.say("buyer-loses", text=text, yen=-gain.most)
    if gain.least == gain.most == 0:
        return view.say("buyer-gains-nothing", text=text)
    same = int(gain.least == gain.most)
    return view.say("buyer-gains", text=text, yen_least=gain.least, yen=gain.most, same=same)


def best_gain(words: Words, gain: Gain) -> str:
    """What a buyer gains who keeps a piece, or sells it where that alone is no loss."""
    return signed(words, gain.sold) if gain.market else kept_gain(words, gain)


def kept_gain(words: Words, gain: Gain) -> str:
    """«+¥300», «±¥0», «−¥100»; where buyers who keep a piece gain unequally, the most with «≤»."""
    return ("≤\u2060" if gain.least < gain.most else "") + signed(words, gain.most)


def signed(words: Words, yen: int) -> str:
    """An amount of yen with its sign, «±» for none."""
    sign = "+" if yen > 0 else "−" if yen else "±"
    # The joiner keeps sign and amount on one line.
    return f"{sign}\u2060{words.yen(abs(yen))}"


def _words_of(view: View, cell: Cell, sale: Sale, count: int) -> str:
    """What lies in a cell, in words: «2 Eel barrels, fresh»."""
    message = f"lot-{cell.row}{'-priced' if cell.column == ANY_PRICE else ''}"
    return view.say(message, text=pieces_in_words(view, sale.kind, count), yen=sale.price)


def pieces_in_words(view: View, kind: str, count: int) -> str:
    """«2 Eel barrels»."""
    name = "barrels" if is_barrel(kind) else "tokens"
    return view.say(name, **{name: (kind,) * count})


def _said(words: Words, cell: Cell, lots: list[str]) -> str:
    """What a screen reader says of a cell, with its place."""
    text = words.listed(lots) if lots else words.say("draw_empty")
    return words.say(f"draw_cell-{cell.row}", seat=cell.seat, column=cell.column, text=text)


def _lot(view: View, cell: Cell, sale: Sale, count: int) -> Html:
    """Equal pieces for sale at one price."""
    is_tub = is_barrel(sale.kind)
    draw = tub(sale.kind, "", cell.row == DEGRADED) if is_tub else coin(sale.kind)
    number = el("span", f"×{count}", aria_hidden="true") if count > 1 else None
    price = el("small", view.words.yen(sale.price)) if cell.column == ANY_PRICE else None
    key = sale_key(cell.seat, cell.row, sale)
    if is_lit(view, key):
        said = _said(view.words, cell, [_words_of(view, cell, sale, count)])
        return thing(view, key, draw, number, price, look="n", aria_label=said)
    words = hidden(pieces_in_words(view, sale.kind, count))
    return el("span", draw, words, number, price, class_="n")
