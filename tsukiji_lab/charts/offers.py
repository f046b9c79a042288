"""The prices that were asked for barrels, and what came of them.

Source: Fishing, Docking; Purchasing; Fish Degradation.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from tsukiji_lab.charts import look
from tsukiji_lab.charts.chart import Cell, Chart, Table
from tsukiji_lab.charts.history import steps, turn_ends
from tsukiji_lab.game.event import Event
from tsukiji_lab.rulebook import Words
from tsukiji_lab.tsukiji.board import HOME, FishMarket
from tsukiji_lab.tsukiji.pieces import COLUMNS, DEGRADED, FRESH, ROWS
from tsukiji_lab.tsukiji.state import Player, State
from tsukiji_lab.tsukiji.worth import resources

if TYPE_CHECKING:
    from tsukiji_lab.public import Game

PANELS = 2
"""Panels beside each other."""
LABEL, PLOT, FOOT = 42, 96, 14
"""Heights of the parts of a panel, in pixels: two lines of text, the plot, room below it."""
PANEL = LABEL + PLOT + FOOT
MARGIN = {"l": 14, "r": 14, "b": 0, "t": 0}
GAP = 0.1
"""Between panels, in widths of a panel."""
WIDTH = 1 / (PANELS + GAP * (PANELS - 1))
"""Of a panel, in widths of the plot."""
BESIDE = 0.25
"""How far apart barrels lie that were offered in one turn at one price, in turns."""

OPEN, PAID, BACK, USED = "open", "paid", "back", "used"
"""What came of a price: it still stands, somebody paid it, the piece went back unsold, or its
owner took it for something else.
"""
SYMBOLS = {PAID: "circle", OPEN: "circle-open", BACK: "x-thin", USED: "diamond-open"}


class Asked(Struct):
    """A piece that was offered in ``turn`` by ``seat``, and what came of it in the turn ``ended``.

    ``price`` is in units of ¥100 and the last that was asked, ``row`` is the one it lies in.
    ``gain`` are the Resources, and the yen that a drawn token paid at once, that the buyer had
    more after paying it.
    """

    turn: int
    seat: int
    kind: str
    price: int
    row: str
    outcome: str = OPEN
    ended: int | None = None
    buyer: int | None = None
    gain: int = 0

    @property
    def fish(self) -> str:
        """The fish market that the piece belongs to."""
        return HOME[self.kind]

    def end(self, outcome: str, turn: int) -> None:
        """Note what came of it."""
        self.outcome, self.ended = outcome, turn


def prices_chart(game: Game, *, theme: str = "light") -> Chart:
    """What was asked for every barrel and every Takoyaki, in yen, and what came of it: bought,
    gone back unsold, used by its owner, or still on sale; beside what a token was worth.
    """
    words, asked = game.words, offers(game)
    ends = turn_ends(game)
    title = _finding(words, asked)
    if not asked:
        headers = (words.say("chart_turn"),)
        return Chart(look.empty(theme), title, "", f"{title}.", Table(headers, ()), theme)
    met = {each.outcome for each in asked}
    keys = ["prices-unit", *(f"key-{outcome}" for outcome in SYMBOLS if outcome in met)]
    worths = {fish: _worths(ends, fish) for fish in dict.fromkeys(each.fish for each in asked)}
    told = (_told(words, fish, [each for each in asked if each.fish == fish]) for fish in worths)
    return Chart(
        figure=_figure(words, theme, asked, worths, len(ends) - 1),
        title=title,
        unit=look.DOT.join(words.say(f"chart_{key}") for key in (*keys, "key-worth")),
        sentence=" ".join([f"{title}.", *told]),
        table=_table(words, asked, worths),
        theme=theme,
    )


def offers(game: Game) -> list[Asked]:
    """Every piece that was offered, in the order in which they were."""
    first = game.session.states[0]
    asked = [
        Asked(0, seat, sale.kind, sale.price, row)
        for seat, player in enumerate(first.players)
        for row in ROWS
        for sale in player.row(row)
    ]
    for before, events, after in steps(game):
        if before.players is not after.players:
            _follow(asked, before, events, after)
    return asked


def _follow(asked: list[Asked], before: State, events: Sequence[Event], after: State) -> None:
    """Note what a decision did to the pieces on sale.

    Pieces that are alike stand for each other: the oldest goes first.
    """
    turn = before.turns
    for event in events:
        kind, row, price = (event.values.get(name) for name in ("fish", "row", "yen"))
        if event.what == "priced":
            asked.append(Asked(turn, event.seat, str(kind), int(str(price)), FRESH))
        elif event.what == "repriced":
            piece = _find(asked, event.seat, str(row), str(kind), int(str(event.values["old"])))
            piece.price = int(str(price))
        elif event.what == "bought":
            piece = _find(
                asked, int(str(event.values["seller"])), str(row), str(kind), int(str(price))
            )
            piece.end(PAID, turn)
            piece.buyer = event.seat
            owned = resources(after, event.seat), resources(before, event.seat)
            piece.gain = owned[0] - owned[1] + _drawn_yen(events) - piece.price
        elif event.what == "degradation":
            _degrade(asked, event, after.turns)
    for seat, (then, now) in enumerate(zip(before.players, after.players, strict=True)):
        if then.fresh is not now.fresh or then.degraded is not now.degraded:
            _take_away(asked, seat, now, turn)


def _drawn_yen(events: Sequence[Event]) -> int:
    """What a token that was drawn for a bought piece paid at once, in units of ¥100."""
    return sum(int(str(event.values["yen"])) for event in events if event.what == "oyster-paid")


def _find(asked: Iterable[Asked], seat: int, row: str, kind: str, price: int) -> Asked:
    """The oldest such piece that is on sale."""
    sought = seat, row, kind, price
    return next(a for a in _standing(asked) if (a.seat, a.row, a.kind, a.price) == sought)


def _standing(asked: Iterable[Asked]) -> Iterator[Asked]:
    return (each for each in asked if each.outcome == OPEN)


def _degrade(asked: Iterable[Asked], event: Event, turn: int) -> None:
    """All pieces that age do so together: from the lower row back unsold, and down into it."""
    lost, aged = (event.values[name] for name in ("lost", "aged"))
    assert isinstance(lost, tuple)
    assert isinstance(aged, tuple)
    for each in [each for each in _standing(asked) if each.seat == event.seat]:
        if each.row == DEGRADED and each.kind in lost:
            each.end(BACK, turn)
        elif each.row == FRESH and each.kind in aged:
            each.row = DEGRADED


def _take_away(asked: Iterable[Asked], seat: int, player: Player, turn: int) -> None:
    """End the prices of pieces that no longer lie in the rows of that player."""
    on_sale = Counter((row, sale.kind, sale.price) for row in ROWS for sale in player.row(row))
    for each in reversed([each for each in _standing(asked) if each.seat == seat]):
        piece = each.row, each.kind, each.price
        if on_sale[piece]:
            on_sale[piece] -= 1
        else:
            each.end(USED, turn)


def _worths(ends: list[State], fish: str) -> dict[int, float | None]:
    """What a token that a purchase brings was worth at the end of each turn, in Resources.

    Of tokens in a bag it is the mean; None where it hangs on what else their owner has.
    """
    return {
        turn: _worth(state, state.market(fish))
        for turn, state in enumerate(ends)
        if state.find_market(fish)
    }


def _worth(state: State, market: FishMarket) -> float | None:
    if market.worth_of_rest:
        return None
    in_bag = [token for token in state.bag if HOME[token] == market.board]
    worths = [market.worth(state, (token,)) for token in in_bag or market.token_kinds[:1]]
    return sum(worths) / len(worths)


def _finding(words: Words, asked: list[Asked]) -> str:
    """How many found a buyer, and what buyers gained by it."""
    if not asked:
        return words.say("chart_prices-none")
    paid = [each for each in asked if each.outcome == PAID]
    gain = sum(each.gain for each in paid)
    said = [words.say("chart_prices-bought", number=len(paid), all=len(asked))]
    if paid and gain > 0:
        said.append(words.say("chart_prices-gain", yen=gain))
    back = sum(each.outcome == BACK for each in asked)
    if back:
        said.append(words.say("chart_prices-thrown", number=back))
    return "; ".join(said)


def _told(words: Words, fish: str, asked: list[Asked]) -> str:
    prices = [each.price for each in asked]
    met = Counter(each.outcome for each in asked)
    return words.say(
        "chart_prices-sentence",
        fish=fish,
        number=len(asked),
        same=int(min(prices) == max(prices)),
        price_least=min(prices),
        price_most=max(prices),
        paid=met[PAID],
        back=met[BACK],
    )


def _table(words: Words, asked: list[Asked], worths: dict[str, dict[int, float | None]]) -> Table:
    """One row for each piece that was offered, money in yen."""
    keys = ("fish", "seller", "price", "worth", "outcome", "ended", "buyer")
    headers = (words.say("chart_turn"), *(words.say(f"chart_prices-{key}") for key in keys))
    return Table(headers, tuple(_row(words, each, worths[each.fish]) for each in asked))


def _row(words: Words, asked: Asked, worths: dict[int, float | None]) -> tuple[Cell, ...]:
    worth = worths[max(asked.turn, min(worths))]
    return (
        asked.turn,
        words.name("fish", asked.kind),
        words.name("seat", asked.seat),
        100 * asked.price,
        None if worth is None else round(100 * worth),
        words.say(f"chart_prices-{asked.outcome}"),
        asked.ended,
        None if asked.buyer is None else words.name("seat", asked.buyer),
    )


def _figure(
    words: Words,
    theme: str,
    asked: list[Asked],
    worths: dict[str, dict[int, float | None]],
    now: int,
) -> look.Spec:
    """One panel for each fish, all in one scale: the prices by turn, and the worth as a line."""
    known = [worth for track in worths.values() for worth in track.values() if worth is not None]
    most = 100 * max(max(COLUMNS), *(each.price for each in asked), *known) * 1.08
    height = -(-len(worths) // PANELS) * PANEL
    labels: list[look.Spec] = []
    layout: look.Spec = {
        "template": look.template(theme),
        "plot_bgcolor": look.THEMES[theme]["inset"],
        **look.numbers(words.number),
        "height": height + MARGIN["t"] + MARGIN["b"],
        "margin": {**MARGIN, "l": look.scale_room(words, most, True)},
        "hovermode": "closest",
        "annotations": labels,
    }
    data: list[look.Spec] = []
    for place, (fish, track) in enumerate(worths.items()):
        row, column = divmod(place, PANELS)
        left, top = column * (1 + GAP) * WIDTH, 1 - (row * PANEL + LABEL) / height
        x, y = look.axis("x", place), look.axis("y", place)
        layout[f"xaxis{x[1:]}"] = {
            "domain": look.domain(left, left + WIDTH),
            "anchor": y,
            "range": [-0.5, now + 0.5],
            "showticklabels": False,
            "showline": False,
        }
        layout[f"yaxis{y[1:]}"] = {
            "domain": look.domain(top - PLOT / height, top),
            "anchor": x,
            "range": [0, most],
            "dtick": look.step(round(most), 3),
            "showticklabels": column == 0,
            **look.in_yen(words),
        }
        own = [each for each in asked if each.fish == fish]
        paid = sum(each.outcome == PAID for each in own)
        said = words.say("chart_prices-label", number=paid, all=len(own))
        name = look.plain(words.name("fish", fish))
        at = {"x": 0, "xref": f"{x} domain", "y": 1, "yref": f"{y} domain"}
        labels.append({**at, "yanchor": "bottom", "text": f"<b>{name}</b><br>{said}"})
        data += _traces(words, theme, own, track, (x, y))
    return {"data": data, "layout": layout}


def _traces(
    words: Words,
    theme: str,
    asked: list[Asked],
    track: dict[int, float | None],
    axes: tuple[str, str],
) -> list[look.Spec]:
    colours, fish = look.THEMES[theme], asked[0].fish
    on = dict(zip(("xaxis", "yaxis"), axes, strict=True))
    traces: list[look.Spec] = []
    known = {turn: worth for turn, worth in track.items() if worth is not None}
    if known:
        worth = {"x0": min(known), "dx": 1, "y": [round(100 * each) for each in known.values()]}
        line = {"shape": "hv", "width": 2, "dash": "3px,3px", "color": colours["ink-2"]}
        traces.append({**worth, **on, "mode": "lines", "line": line, "hoverinfo": "skip"})
    met: Counter[tuple[int, int]] = Counter()
    points: dict[str, list[tuple[float, int, str]]] = {outcome: [] for outcome in SYMBOLS}
    for each in asked:
        place = each.turn, each.price
        points[each.outcome].append(
            (each.turn + BESIDE * met[place], 100 * each.price, _hover(words, each))
        )
        met[place] += 1
    for outcome, symbol in SYMBOLS.items():
        if points[outcome]:
            x, y, said = zip(*points[outcome], strict=True)
            ink = look.FISH[fish] if outcome == PAID else colours["ink"]
            edge = {"width": 1.5 if outcome == PAID else 2, "color": colours["rim"]}
            marker = {"symbol": symbol, "size": 8, "color": ink, "line": edge}
            points_drawn = {
                "x": x,
                "y": y,
                "text": said,
                "mode": "markers",
                "marker": marker,
                "cliponaxis": False,
            }
            traces.append({**points_drawn, **on, "hovertemplate": "%{text}<extra></extra>"})
    return traces


def _hover(words: Words, asked: Asked) -> str:
    said = words.say(
        f"chart_prices-hover-{asked.outcome}",
        seat=asked.seat,
        kind=asked.kind,
        price=asked.price,
        turn=asked.turn,
        ended=asked.ended or 0,
        buyer=asked.seat if asked.buyer is None else asked.buyer,
    )
    return look.plain(said)
