"""What happened since somebody last decided, as far as it concerns them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

from tsukiji_lab.drawing.auction import draw_bids
from tsukiji_lab.drawing.html import Html, el
from tsukiji_lab.drawing.view import Drawable
from tsukiji_lab.game.event import Event
from tsukiji_lab.rulebook import Words
from tsukiji_lab.tsukiji.bidding import Tie
from tsukiji_lab.tsukiji.markets.barter import Answer

REVEALED = "bids-revealed"

TO_EVERYBODY = (
    "overfished",
    "collapsed",
    "market-drawn",
    "no-market-left",
    "has-5000",
    "all-show-yen",
    "end-by-yen",
    "end-by-resources",
)
"""Events that change the table for everybody."""

TO_THE_SELLER = ("bought",)
TO_THE_SEAT = ("licence-income", "overfished-pays", "nori-paid", "left-over")
"""Events that concern one seat: whose barrel was bought, who was paid or has lost."""


class Told(Drawable, Protocol):
    """A game with its log."""

    def lines(self, number: int) -> Sequence[Any]: ...


def draw_news(game: Told, seat: int) -> Html | None:
    """What others did since the seat's last decision that concerns it; the latest bids as bars."""
    found = list(_since(game, seat))
    if not found:
        return None
    words, title = game.words, el("h3", game.words.say("panel_news"))
    is_drawn = isinstance(game.session.states[-1].top, Tie | Answer)
    revealed = [] if is_drawn else [event for event, _ in found if event.what == REVEALED]
    lines = [el("li", sentence) for event, sentence in found if event.what != REVEALED]
    bars = _bars(words, revealed[-1]) if revealed else None
    listed = el("ul", *lines) if lines else None
    return el("div", title, listed, bars, class_="news") if listed or bars else None


def _since(game: Told, seat: int) -> Iterator[tuple[Event, str]]:
    states, steps = game.session.states, game.session.steps
    first = len(steps)
    while first and states[first - 1].to_act != seat:
        first -= 1
    for number in range(first + 1, len(steps) + 1):
        events = steps[number - 1].events
        for event, line in zip(events, game.lines(number), strict=True):
            if _concerns(event, seat):
                yield event, line.sentence


def _concerns(event: Event, seat: int) -> bool:
    if event.what == REVEALED or event.what in TO_EVERYBODY:
        return True
    if event.what in TO_THE_SELLER:
        return event.values.get("seller") == seat
    return event.what in TO_THE_SEAT and event.seat == seat


def _bars(words: Words, event: Event) -> Html:
    seats, bids = event.values["seats"], event.values["bids"]
    assert isinstance(seats, tuple)
    assert isinstance(bids, tuple)
    return draw_bids(words, [int(seat) for seat in seats], [int(bid) for bid in bids])
