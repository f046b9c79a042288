"""What a token of the fish with a moving worth is worth, turn by turn, and what moved it.

Source: Eel; Red Snapper; expansion, Swordfish.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from tsukiji_lab.charts import look
from tsukiji_lab.charts.chart import Chart, Table
from tsukiji_lab.charts.history import overfished_in, steps, turn_ends
from tsukiji_lab.game.event import Event
from tsukiji_lab.rulebook import Words
from tsukiji_lab.study.frames import MOVING_WORTH
from tsukiji_lab.tsukiji.board import FishMarket
from tsukiji_lab.tsukiji.markets.tracked import TrackedFish
from tsukiji_lab.tsukiji.setup import BASE
from tsukiji_lab.tsukiji.state import State

if TYPE_CHECKING:
    from tsukiji_lab.public import Game

HEIGHT = 300
"""Of the plot without the turns, in pixels."""
MARGIN = {"l": 34, "r": 14, "b": 30, "t": 12}
LEAST_TOP = 6
"""The scale reaches at least this far: what the first Red Snapper are worth."""
LINE, RIM = 3, 5.5
DASHES = {"swordfish": "14px,7px", "red_snapper": "3px,2px"}
"""What tells the lines apart where they cross; Red Snapper and Swordfish begin at one worth."""
SYMBOLS = {
    "landed": "triangle-up",
    "abroad": "triangle-right",
    "sold": "triangle-down",
    "bid": "diamond",
    "taken": "square",
    "back": "square",
    "overfished": "x",
}
"""By what moved a worth, the symbol that marks it on the line."""
CAUSES = {
    "priced": "landed",
    "lot-abroad": "abroad",
    "sold": "sold",
    "auction-won": "bid",
    "lot-abroad-won": "bid",
}
"""What moves a marker, by the event that does it. The Red Snapper is moved by tokens alone."""
LABEL_GAP = 18
_LEAST_PLOT = 290 - MARGIN["l"] - MARGIN["r"]
"""The width of the plot on a phone of 320 pixels, in pixels."""
BESIDE = 22
"""From a mark to the words that tell it, in pixels."""
LEAST_TOLD = 2
"""Smaller moves, in Resources, are told when the pointer is on them, and in the table."""

Track = dict[int, int]
"""What one token is worth by turn, from the turn in which its market came into play."""


class Move(NamedTuple):
    """What one cause did to the worth of a fish within a turn; ``number`` counts tokens sold and
    barrels auctioned abroad, or how often it happened.
    """

    fish: str
    turn: int
    cause: str
    old: int
    new: int
    number: int

    def told(self, words: Words) -> str:
        """The move in words."""
        message = f"chart_move-{self.cause}"
        return words.say(message, number=self.number, old=self.old, new=self.new)


def value_tracks_chart(game: Game, *, theme: str = "light") -> Chart:
    """What an Eel, a Red Snapper and a Swordfish token are worth, in Resources, at the end of each
    turn, with what moved it: barrels unloaded or auctioned abroad, tokens sold, bids, tokens taken,
    overfishing.
    """
    words, ends = game.words, turn_ends(game)
    now = len(ends) - 1
    tracks = {fish: track for fish in MOVING_WORTH if (track := _track(ends, fish))}
    if not tracks:
        return _nothing_to_draw(game, theme)
    moves = list(_moves(game, tracks))
    gone = {fish: turn for fish, turn in overfished_in(game).items() if fish in tracks}
    title = "; ".join(
        _finding(words, fish, track, len(game.players)) for fish, track in tracks.items()
    )
    causes = {move.cause for move in moves} | ({"overfished"} if gone else set())
    keys = [f"key-{cause}" for cause in SYMBOLS if cause in causes and cause != "back"]
    unit = look.DOT.join(words.say(f"chart_{key}") for key in ("value-unit", *keys))
    told = [_told(words, fish, track, moves) for fish, track in tracks.items()]
    told += [words.say("chart_overfished", market=fish, turn=turn) for fish, turn in gone.items()]
    return Chart(
        figure=_figure(words, theme, tracks, moves, gone),
        title=title,
        unit=unit,
        sentence=" ".join([f"{title}.", *told]),
        table=_table(words, tracks, moves, now),
        theme=theme,
    )


def _track(ends: list[State], fish: str) -> Track:
    return {turn: _worth(state, fish) for turn, state in enumerate(ends) if state.find_market(fish)}


def _worth(state: State, fish: str) -> int:
    return state.home(fish).worth(state, (fish,))


def _moves(game: Game, tracks: Iterable[str]) -> Iterator[Move]:
    """The moves of every worth; those of one turn that have one cause are one."""
    joined: dict[tuple[str, int, str], Move] = {}
    for before, events, after in steps(game):
        if before.markets is after.markets:
            continue
        for fish in tracks:
            if not before.find_market(fish):
                continue
            old, new = _worth(before, fish), _worth(after, fish)
            if old == new:
                continue
            cause, number = _cause(before.home(fish), events, new - old)
            key = fish, before.turns, cause
            first = joined.get(key)
            joined[key] = Move(
                *key,
                first.old if first else old,
                new,
                number + (first.number if first else 0),
            )
    yield from (move for move in joined.values() if move.old != move.new)


def _cause(market: FishMarket, events: Sequence[Event], change: int) -> tuple[str, int]:
    """What moved the worth, and how many pieces it took or how often it happened."""
    if isinstance(market, TrackedFish):
        moved = next(event for event in events if event.what in market.moved_by)
        if moved.what == "lot-abroad":
            lot, left_out = (
                _barrels(events, what, market.board) for what in ("lot-abroad", "left-out-abroad")
            )
            return CAUSES[moved.what], lot - left_out
        return CAUSES[moved.what], int(str(moved.values.get("count", 1)))
    if any(e.what == "overfished" and e.values["market"] == market.board for e in events):
        return "overfished", 1
    return "taken" if change < 0 else "back", 1


def _barrels(events: Iterable[Event], what: str, fish: str) -> int:
    """How many barrels of a fish events of one kind are about."""
    named = (event.values["barrels"] for event in events if event.what == what)
    return sum(barrels.count(fish) for barrels in named if isinstance(barrels, tuple))


def _told(words: Words, fish: str, track: Track, moves: Iterable[Move]) -> str:
    """Where a worth began, how high it was, where it is, and what moved it most."""
    said = words.say(
        "chart_value-sentence",
        fish=fish,
        start=track[min(track)],
        highest=max(track.values()),
        now=track[max(track)],
    )
    own = [move for move in moves if move.fish == fish]
    if not own:
        return said
    most = max(own, key=_size)
    return f"{said} {words.say('chart_value-most', turn=most.turn, text=most.told(words))}"


def _size(move: Move) -> int:
    return abs(move.new - move.old)


def _finding(words: Words, fish: str, track: Track, seats: int) -> str:
    """How the worth moved in the last round."""
    now = max(track)
    before = track.get(now - seats, track[min(track)])
    change = "rises" if track[now] > before else "falls" if track[now] < before else "stands"
    return words.say(f"chart_value-{change}", fish=fish, worth=track[now])


def _table(words: Words, tracks: dict[str, Track], moves: Iterable[Move], now: int) -> Table:
    told: dict[int, list[str]] = {}
    for move in moves:
        said = words.say("chart_value-moved", fish=move.fish, text=move.told(words))
        told.setdefault(move.turn, []).append(said)
    names = (words.name("fish", fish) for fish in tracks)
    return Table(
        (words.say("chart_turn"), *names, words.say("chart_value-why")),
        tuple(
            (turn, *(track.get(turn) for track in tracks.values()), "; ".join(told.get(turn, [])))
            for turn in range(now + 1)
        ),
    )


def _nothing_to_draw(game: Game, theme: str) -> Chart:
    words, box = game.words, game.setup.box
    title = words.say("chart_value-none" if box == BASE else "chart_value-none-of-three")
    figure = look.empty(theme)
    return Chart(figure, title, "", f"{title}.", Table((words.say("chart_turn"),), ()), theme)


def _figure(
    words: Words,
    theme: str,
    tracks: dict[str, Track],
    moves: list[Move],
    gone: dict[str, int],
) -> look.Spec:
    rim = look.THEMES[theme]["rim"]
    now = max(max(track) for track in tracks.values())
    top = max(LEAST_TOP, *(max(track.values()) for track in tracks.values())) + 1
    names = [words.name("fish", fish) for fish in tracks]
    places = look.apart([track[now] * HEIGHT / top for track in tracks.values()], LABEL_GAP, HEIGHT)
    data: list[look.Spec] = []
    for fish, track in tracks.items():
        line = {"x0": min(track), "dx": 1, "y": list(track.values()), "mode": "lines"}
        shape = {"shape": "hv", "dash": DASHES.get(fish, "solid")}
        casing = {"shape": "hv", "width": RIM, "color": rim}
        if fish in DASHES:
            casing["dash"] = DASHES[fish]
        data.append({**line, "line": casing, "hoverinfo": "skip"})
        colour = {"width": LINE, "color": look.FISH[fish]}
        data.append({**line, "line": {**shape, **colour}, "name": words.name("fish", fish)})
    happened = [(move.fish, move.turn, move.cause, move.told(words)) for move in moves]
    happened += [
        (fish, turn, "overfished", words.say("chart_overfished", market=fish, turn=turn))
        for fish, turn in gone.items()
        if not any((move.fish, move.cause) == (fish, "overfished") for move in moves)
    ]
    for symbol in dict.fromkeys(SYMBOLS.values()):
        marked = [each for each in happened if SYMBOLS[each[2]] == symbol]
        if marked:
            data.append(_marks(symbol, marked, tracks, rim))
    room = max(look.width(f"13 {name}") for name in names)
    labels = [
        look.beside(place, f"<b>{track[now]}</b> {name}")
        for name, track, place in zip(names, tracks.values(), places, strict=True)
    ]
    scale = (_LEAST_PLOT - room) / max(now, 1), HEIGHT / top
    labels += _worded(words, theme, tracks, moves, scale)
    layout = {
        "template": look.template(theme),
        "height": MARGIN["t"] + HEIGHT + MARGIN["b"],
        "margin": {**MARGIN, "r": MARGIN["r"] + room},
        "xaxis": look.turn_axis(words, now),
        "yaxis": {"range": [0, top], "dtick": look.step(int(top), 7)},
        "annotations": labels,
    }
    return {"data": data, "layout": layout}


def _marks(
    symbol: str,
    marked: list[tuple[str, int, str, str]],
    tracks: dict[str, Track],
    rim: str,
) -> look.Spec:
    """What happened, on the lines, with one symbol."""
    return {
        "x": [turn for _, turn, _, _ in marked],
        "y": [tracks[fish][turn] for fish, turn, _, _ in marked],
        "mode": "markers",
        "cliponaxis": False,
        "marker": {
            "symbol": symbol,
            "size": 11,
            "color": [look.FISH[fish] for fish, _, _, _ in marked],
            "line": {"width": 1.5, "color": rim},
        },
        "text": [look.plain(said) for _, _, _, said in marked],
        "hovertemplate": "%{text}<extra></extra>",
    }


def _worded(
    words: Words,
    theme: str,
    tracks: dict[str, Track],
    moves: list[Move],
    scale: tuple[float, float],
) -> list[look.Spec]:
    """The largest move of every worth in words beside its mark, if there is room on a phone.

    ``scale`` is in pixels for a turn and for a Resource.
    """
    right, up = scale
    taken: list[tuple[float, ...]] = []
    labels: list[look.Spec] = []
    for fish, track in tracks.items():
        own = [move for move in moves if move.fish == fish and _size(move) >= LEAST_TOLD]
        if not own:
            continue
        move = max(own, key=lambda move: (_size(move), move.turn))
        said = move.told(words)
        x, y, wide = move.turn * right, track[move.turn] * up, look.width(said)
        is_left = x > wide
        side = -1 if move.new < move.old and y > 2 * BESIDE else 1
        span = (x - wide, x) if is_left else (x, x + wide)
        box = (*span, y + side * BESIDE - 9, y + side * BESIDE + 9)
        fits = box[0] >= 0 and box[1] <= max(track) * right and box[3] < HEIGHT
        if not fits or any(_meet(box, other) for other in taken):
            continue
        taken.append(box)
        labels.append(
            {
                "x": move.turn,
                "y": track[move.turn],
                "yshift": side * BESIDE,
                "yanchor": "middle",
                "xanchor": "right" if is_left else "left",
                "text": look.plain(said),
                "bgcolor": look.THEMES[theme]["card"],
            }
        )
    return labels


def _meet(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    """Whether two boxes (left, right, bottom, top) lie on each other."""
    return one[0] < other[1] and other[0] < one[1] and one[2] < other[3] and other[2] < one[3]
