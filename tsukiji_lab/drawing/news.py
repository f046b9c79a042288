"""What happened since somebody last decided: what concerns them, and what computers did."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import Any, Protocol

from tsukiji_lab.drawing.auction import draw_bids
from tsukiji_lab.drawing.glyphs import sail
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

ON_THE_WAY = (
    *("turn", "degradation", "fishing", "docked", "unloading-paid", "fishing-finished"),
    *("purchasing", "purchasing-finished", "entered", "left", "licence-income", "marker-moved"),
    *("lot-begun", "lot-added", "lot-removed", "swap-begun", "sushi-begun", "group-begun"),
    *("auction-begun", "offer-begun", "bid-sealed", "token-drawn"),
)
"""Events that only lead to what a player does, or follow from it."""


class Told(Drawable, Protocol):
    """A game with its log."""

    def lines(self, number: int) -> Sequence[Any]: ...


def draw_news(game: Told, seat: int, computers: Collection[int] = ()) -> Html | None:
    """What has happened since the seat's last decision that concerns it, and what ``computers``
    did besides, folded; the latest bids as bars.
    """
    found = list(_since(game))
    words = game.words
    is_drawn = isinstance(game.session.states[-1].top, Tie | Answer)
    revealed = [] if is_drawn else [event for event, _ in found if event.what == REVEALED]
    told = [line for event, line in found if _concerns(event, seat) and event.what != REVEALED]
    listed = el("ul", *(el("li", line) for line in told)) if told else None
    bars = _bars(words, revealed[-1]) if revealed else None
    deeds = _deeds(words, found, seat, computers)
    title = el("h3", words.say("panel_news")) if listed or bars else None
    return el("div", title, listed, bars, deeds, class_="news") if title or deeds else None


def _since(game: Told) -> Iterator[tuple[Event, str]]:
    """What happened since whoever decides now decided last."""
    states, steps = game.session.states, game.session.steps
    seat, first = states[-1].to_act, len(steps)
    while first and states[first - 1].to_act != seat:
        first -= 1
    for number in range(first + 1, len(steps) + 1):
        events = steps[number - 1].events
        for event, line in zip(events, game.lines(number), strict=True):
            yield event, line.sentence


def _deeds(
    words: Words, found: list[tuple[Event, str]], seat: int, computers: Collection[int]
) -> Html | None:
    """What computers did that is not told already, a line for each of them."""
    did: dict[int, Counter[str]] = {}
    for event, sentence in found:
        is_told = event.what == REVEALED or _concerns(event, seat)
        if event.seat in computers and event.what not in ON_THE_WAY and not is_told:
            did.setdefault(event.seat, Counter())[sentence] += 1
    if not did:
        return None
    lines = (el("li", sail(who, "s"), " ", " ".join(_times(deeds))) for who, deeds in did.items())
    summary = el("summary", words.say("panel_news-others", seats=tuple(did)))
    return el("details", summary, el("ul", *lines), id="news-others")


def _times(deeds: Counter[str]) -> Iterator[str]:
    """Sentences, each once; behind it, how often it is true."""
    for sentence, count in deeds.items():
        yield f"{sentence} (×{count})" if count > 1 else sentence


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
