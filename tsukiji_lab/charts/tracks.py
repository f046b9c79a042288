"""What a token of the fish with a moving worth is worth, turn by turn.

Source: Eel; Red Snapper; expansion, Swordfish.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from tsukiji_lab.charts import look
from tsukiji_lab.charts.chart import Chart, Table
from tsukiji_lab.charts.history import events, overfished_in, turn_ends
from tsukiji_lab.game.event import Event
from tsukiji_lab.rulebook import Words
from tsukiji_lab.study.frames import MOVING_WORTH
from tsukiji_lab.tsukiji.setup import BASE
from tsukiji_lab.tsukiji.state import State

if TYPE_CHECKING:
    from tsukiji_lab.public import Game

HEIGHT = 200
"""Of the plot without heading and turns, in pixels."""
MARGIN = {"l": 34, "r": 14, "b": 30}
LEAST_TOP = 6
"""The scale reaches at least this far: what the first Red Snapper are worth."""
LINE, RIM = 3, 5.5
DASHES = {"swordfish": "14px,7px"}
"""Red Snapper and Swordfish begin at one worth: both are seen where their lines are one."""
SOLD, BID, GONE = "triangle-down", "diamond", "x"
"""Symbols of what happened."""
UP, DOWN = "swordfish.marker.up", "swordfish.marker.down"
"""The rules by which a bid moves a marker."""
LABEL_GAP = 18

Track = dict[int, int]
"""What one token is worth by turn, from the turn in which its market came into play."""


class Mark(NamedTuple):
    """What happened to a fish in a turn, to be marked on its line."""

    fish: str
    turn: int
    symbol: str
    text: str


def value_tracks_chart(game: Game, *, theme: str = "light") -> Chart:
    """What an Eel, a Red Snapper and a Swordfish token are worth, in Resources, at the end of each
    turn.
    """
    words, ends = game.words, turn_ends(game)
    now = len(ends) - 1
    tracks = {fish: track for fish in MOVING_WORTH if (track := _track(ends, fish))}
    if not tracks:
        return _nothing_to_draw(game, theme)
    sold, bids, gone = list(_sold(game)), list(_bids(game)), list(_gone(game, tracks))
    title = "; ".join(
        _finding(words, fish, track, len(game.players)) for fish, track in tracks.items()
    )
    unit = " · ".join(
        words.say(f"chart_{key}")
        for key, shown in (
            ("value-unit", True),
            ("sold-key", sold),
            ("bid-key", bids),
            ("overfished-key", gone),
        )
        if shown
    )
    told = [
        words.say(
            "chart_value-sentence",
            fish=fish,
            start=track[min(track)],
            highest=max(track.values()),
            now=track[now],
        )
        for fish, track in tracks.items()
    ]
    if bids:
        told.append(_told_of_bids(game))
    names = (words.name("fish", fish) for fish in tracks)
    rows = ((turn, *(track.get(turn) for track in tracks.values())) for turn in range(now + 1))
    return Chart(
        figure=_figure(words, theme, look.heading(theme, title, unit), tracks, sold + bids + gone),
        title=title,
        unit=unit,
        sentence=" ".join([f"{title}.", *told, *(mark.text for mark in gone)]),
        table=Table((words.say("chart_turn"), *names), tuple(rows)),
    )


def _track(ends: list[State], fish: str) -> Track:
    return {
        turn: state.home(fish).worth(state, (fish,))
        for turn, state in enumerate(ends)
        if state.find_market(fish)
    }


def _sold(game: Game) -> Iterator[Mark]:
    """The sales to the fish's own market, which move its worth."""
    sold: Counter[tuple[str, int]] = Counter()
    for turn, event in events(game):
        if event.what == "sold" and event.values["market"] in MOVING_WORTH:
            sold[str(event.values["market"]), turn] += int(str(event.values["count"]))
    for (fish, turn), count in sold.items():
        yield Mark(fish, turn, SOLD, game.words.say("chart_sold", sold=count))


def _moved_by_bids(game: Game) -> Iterator[tuple[int, Event]]:
    return (each for each in events(game) if each[1].rule in (UP, DOWN))


def _bids(game: Game) -> Iterator[Mark]:
    """The bids that moved a worth; those of one turn have one mark."""
    told: dict[tuple[str, int], list[str]] = {}
    for turn, event in _moved_by_bids(game):
        said = game.words.say("chart_bid", old=event.values["old"], new=event.values["new"])
        told.setdefault((str(event.values["fish"]), turn), []).append(said)
    for (fish, turn), moves in told.items():
        yield Mark(fish, turn, BID, ", ".join(moves))


def _told_of_bids(game: Game) -> str:
    """How often bids moved the Swordfish, either way."""
    moves = Counter(event.rule for _, event in _moved_by_bids(game))
    return game.words.say("chart_bids", fish="swordfish", up=moves[UP], down=moves[DOWN])


def _gone(game: Game, tracks: dict[str, Track]) -> Iterator[Mark]:
    for fish, turn in overfished_in(game).items():
        if fish in tracks:
            said = game.words.say("chart_overfished", market=fish, turn=turn)
            yield Mark(fish, turn, GONE, said)


def _finding(words: Words, fish: str, track: Track, seats: int) -> str:
    """How the worth moved in the last round."""
    now = max(track)
    before = track.get(now - seats, track[min(track)])
    change = "rises" if track[now] > before else "falls" if track[now] < before else "stands"
    return words.say(f"chart_value-{change}", fish=fish, worth=track[now])


def _nothing_to_draw(game: Game, theme: str) -> Chart:
    words, box = game.words, game.setup.box
    title = words.say("chart_value-none" if box == BASE else "chart_value-none-of-three")
    heading, head = look.heading(theme, title, "")
    hidden = {"visible": False}
    layout = {"template": look.template(theme), "title": heading, "height": head + look.EDGE}
    figure = {"data": [], "layout": {**layout, "xaxis": hidden, "yaxis": hidden}}
    return Chart(figure, title, "", f"{title}.", Table((words.say("chart_turn"),), ()))


def _figure(
    words: Words,
    theme: str,
    heading: tuple[look.Spec, int],
    tracks: dict[str, Track],
    marks: list[Mark],
) -> look.Spec:
    title, head = heading
    rim = look.THEMES[theme]["rim"]
    now = max(max(track) for track in tracks.values())
    top = max(LEAST_TOP, *(max(track.values()) for track in tracks.values())) + 0.5
    names = [words.name("fish", fish) for fish in tracks]
    places = look.apart([track[now] * HEIGHT / top for track in tracks.values()], LABEL_GAP, HEIGHT)
    data: list[look.Spec] = []
    for fish, track in tracks.items():
        steps = {"x0": min(track), "dx": 1, "y": list(track.values()), "mode": "lines"}
        shape = {"shape": "hv", "dash": DASHES.get(fish, "solid")}
        casing = {**shape, "width": RIM, "color": rim}
        line = {**shape, "width": LINE, "color": look.FISH[fish]}
        data.append({**steps, "line": casing, "hoverinfo": "skip"})
        data.append({**steps, "line": line, "name": words.name("fish", fish)})
    for symbol in dict.fromkeys(mark.symbol for mark in marks):
        marked = [mark for mark in marks if mark.symbol == symbol]
        data.append(
            {
                "x": [mark.turn for mark in marked],
                "y": [tracks[mark.fish][mark.turn] for mark in marked],
                "mode": "markers",
                "cliponaxis": False,
                "marker": {
                    "symbol": symbol,
                    "size": 12,
                    "color": [look.FISH[mark.fish] for mark in marked],
                    "line": {"width": 1.5, "color": rim},
                },
                "text": [look.plain(mark.text) for mark in marked],
                "hovertemplate": "%{text}<extra></extra>",
            }
        )
    labels = [
        look.beside(place, f"<b>{track[now]}</b> {name}")
        for name, track, place in zip(names, tracks.values(), places, strict=True)
    ]
    room = max(look.width(f"13 {name}") for name in names)
    layout = {
        "template": look.template(theme),
        "title": title,
        "height": head + HEIGHT + MARGIN["b"],
        "margin": {**MARGIN, "t": head, "r": MARGIN["r"] + room},
        "xaxis": look.turn_axis(words, now),
        "yaxis": {"range": [0, top], "dtick": look.step(int(top), 7)},
        "annotations": labels,
    }
    return {"data": data, "layout": layout}
