"""The final count: who won and by how much, what it is made of, and what decided it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from msgspec import Struct

from tsukiji_lab.drawing.citing import cited
from tsukiji_lab.drawing.decided import STEPS, decided
from tsukiji_lab.drawing.glyphs import fish_class, fish_of, glyph, sail
from tsukiji_lab.drawing.html import Html, el, join
from tsukiji_lab.drawing.live import why
from tsukiji_lab.drawing.stalls import pieces
from tsukiji_lab.drawing.view import PAUSE, View, seat_class
from tsukiji_lab.game.action import MARKS
from tsukiji_lab.tsukiji.scoring import Count, count, leaders
from tsukiji_lab.tsukiji.worth import worth

SHOWN = 3
"""So much of the longest bar, in percent, has room for a glyph."""


class Portion(Struct, frozen=True):
    """A part of a bar: what it is, how many units of ¥100, and for fish which."""

    kind: str
    amount: int
    fish: str = ""


def headline(view: View) -> Html:
    """Who won and by how much, and how the game ended."""
    state, say = view.state, view.words.say
    gone = sum(market.overfished for market in state.fish_markets)
    length = say("score_length", turns=state.turns, rounds=state.round)
    fish = say("score_overfished", count=gone, all=len(state.fish_markets))
    return el(
        "section",
        winner(view, how_it_ended(view)),
        el("p", el("span", length), PAUSE, " ", el("span", fish), class_="length"),
        class_="turn over",
        aria_label=view.say("turn"),
    )


def how_it_ended(view: View) -> str | None:
    """What ended a game that is over; None if its position does not tell."""
    state, say = view.state, view.words.say
    if state.turns != state.last_turn:
        return say("score_by-limit", rounds=state.round_limit)
    return None if state.ended_by is None else say("score_ended-by", seat=state.ended_by)


def winner(view: View, ended: str | None = None) -> Html:
    """Who has won and by how much, in large letters; below it, how it ``ended``."""
    totals = [line.total for line in count(view.state)]
    sails = (sail(seat, "l") for seat in leaders(totals))
    told = el("div", el("h2", _title(view, totals)), el("p", ended) if ended else None)
    return el("div", *sails, told, class_="who")


def _title(view: View, totals: Sequence[int], is_end: bool = True) -> str:
    say, won = view.words.say, leaders(totals)
    others = [total for seat, total in enumerate(totals) if seat not in won]
    if len(won) > 1 or not others:
        return say("score_share" if is_end else "score_level", winners=won)
    ahead = totals[won[0]] - max(others)
    return say("score_wins" if is_end else "score_ahead", winner=won[0], yen=ahead)


def final_count(view: View, is_end: bool = True) -> Html:
    """The final count: a bar for each player, the table of its steps, what decided it.

    ``is_end`` is False for what would count if the game ended now; then yen may be unknown.
    """
    say, counts = view.words.say, count(view.state)
    is_known = all(view.knows_yen)
    title = say("score_count")
    if not is_end:
        totals = [line.total for line in counts]
        title = _title(view, totals, is_end=False) if is_known else say("score_as-it-lies")
    return el(
        "section",
        el("h2", title),
        None if is_end else el("p", say("score_not-the-end"), class_="note"),
        None if is_known else el("p", say("score_unknown"), class_="note"),
        _bars(view, counts) if is_known else None,
        _table(view, counts),
        _decided(view, counts) if is_known else None,
        class_="count card",
    )


# --- bars ---


def _bars(view: View, counts: Sequence[Count]) -> Html:
    """A bar for each player, the first first."""
    totals = [line.total for line in counts]
    bars = [list(_portions(view, seat, line)) for seat, line in enumerate(counts)]
    longest = max(max(_gross(bar), _loss(bar)) for bar in bars) or 1
    rows = (
        el(
            "li",
            el("b", 1 + sum(total > totals[seat] for total in totals), class_="rank"),
            el("span", sail(seat), " ", el("b", view.words.name("seat", seat)), class_="whose"),
            el("div", _bar(view, bars[seat], longest), _caption(view, bars[seat]), class_="made"),
            el("b", view.words.yen(totals[seat]), class_="sum"),
            class_=f"{seat_class(seat)}{' won' if totals[seat] == max(totals) else ''}",
        )
        for seat in _ranked(counts)
    )
    key = el("p", view.words.say("score_lost"), class_="note", aria_hidden="true")
    return join(key if any(map(_loss, bars)) else None, el("ol", *rows, class_="bars"))


def _ranked(counts: Sequence[Count]) -> list[int]:
    """The seats, the first first."""
    return sorted(range(len(counts)), key=lambda seat: (-counts[seat].total, seat))


def _portions(view: View, seat: int, line: Count) -> Iterator[Portion]:
    """What a player's yen are made of, fish first, losses last."""
    tokens = view.state.players[seat].tokens
    kinds = [(fish, tuple(group)) for fish, group in groupby(tokens, fish_of)]
    fish = [Portion("fish", worth(view.state, group, tokens), name) for name, group in kinds]
    yield from sorted(fish, key=lambda portion: -portion.amount)
    yield Portion("highest", line.highest)
    yield Portion("reward", max(line.overfishing, 0))
    yield Portion("interest", line.interest_received)
    yield Portion("yen", line.yen)
    yield Portion("lowest", line.lowest)
    yield Portion("penalty", min(line.overfishing, 0))
    yield Portion("loans", line.loans + line.interest_paid)


def _gross(bar: Sequence[Portion]) -> int:
    return sum(portion.amount for portion in bar if portion.amount > 0)


def _loss(bar: Sequence[Portion]) -> int:
    return -sum(portion.amount for portion in bar if portion.amount < 0)


def _bar(view: View, bar: Sequence[Portion], longest: int) -> Html:
    """The bar, drawn: what is left of its parts when what is lost is taken off its end, and that,
    hatched. The table says the same in words.
    """
    loss, drawn = _loss(bar), []
    if loss:
        drawn.append(_part(view, Portion("lost", -loss), longest))
    for portion in reversed(bar):
        if portion.amount > 0:
            taken = min(portion.amount, loss)
            loss -= taken
            if taken < portion.amount:
                left = Portion(portion.kind, portion.amount - taken, portion.fish)
                drawn.append(_part(view, left, longest))
    return el("div", *reversed(drawn), class_="stack", aria_hidden="true")


def _part(view: View, portion: Portion, longest: int) -> Html:
    """A part of a bar as long as its amount, with a glyph or the amount; the style sheet leaves out
    an amount for which there is no room.
    """
    share = 100 * abs(portion.amount) / longest
    style = f"width:{share:.2f}%"
    if portion.kind == "fish":
        fish = glyph(portion.fish) if share > SHOWN else None
        return el("i", fish, class_=fish_class(portion.fish), style=style)
    amount = el("span", view.words.yen(portion.amount))
    return el("i", amount, class_=f"is-{portion.kind}", style=style)


def _caption(view: View, bar: Sequence[Portion]) -> Html:
    """What the bar is made of, in words."""
    say = view.words.say
    fish = sum(portion.amount for portion in bar if portion.kind == "fish")
    parts = [say("score_part-fish", text=view.words.count("resource", fish))]
    parts += [
        say(f"score_part-{portion.kind}", yen=portion.amount)
        for portion in bar
        if portion.kind != "fish" and portion.amount
    ]
    return el("p", *(join(el("span", part), " ") for part in parts))


# --- the table ---


def _table(view: View, counts: Sequence[Count]) -> Html:
    """The steps of the count, one line for each player."""
    say, steps = view.words.say, _steps(view)
    seats = _ranked(counts) if all(view.knows_yen) else range(len(counts))
    heads = (
        el("th", say("score_player"), scope="col"),
        *(
            el("th", say(f"score_{name}"), el("small", say(f"score_{name}.note")), scope="col")
            for name in ("yen", *steps, "fish", "resources", "total")
        ),
    )
    rows = (_row(view, seat, counts[seat], steps) for seat in seats)
    title = say("score_table")
    table = el(
        "table",
        el("caption", title, class_="vh"),
        el("thead", el("tr", *heads)),
        el("tbody", *rows),
    )
    return el("div", table, class_="wide", tabindex="0", role="region", aria_label=title)


def _steps(view: View) -> list[str]:
    """The steps between the yen and the fish that this game has."""
    boards = ("", *view.state.boards)
    return [name for name, step in STEPS.items() if step.rule and step.market in boards]


def _row(view: View, seat: int, line: Count, steps: Sequence[str]) -> Html:
    yen, is_known = view.words.yen, view.knows_yen[seat]
    unknown, mark = view.say("yen-hidden"), MARKS[seat]
    stock, total = view.words.count("resource", line.resources), yen(line.total)
    tokens = view.state.players[seat].tokens
    return el(
        "tr",
        el("th", sail(seat, "s"), " ", view.words.name("seat", seat), scope="row"),
        el("td", yen(line.yen) if is_known else unknown),
        *(el("td", _amounts(view, STEPS[step].amounts(line))) for step in steps),
        el(
            "td", pieces(view, tokens) if tokens else view.words.say("score_no-fish"), class_="held"
        ),
        el(
            "td",
            why(view, f"total {mark}", line.resources, view.say("of-seat", seat=seat, text=stock)),
            el("small", yen(line.resources)),
        ),
        el(
            "td",
            why(view, f"score {mark}", total, view.say("of-seat", seat=seat, text=total))
            if is_known
            else unknown,
            class_="total",
        ),
        class_=seat_class(seat),
    )


def _amounts(view: View, amounts: Sequence[int]) -> str:
    """What a step brings and takes, each with its sign."""
    yen = view.words.yen
    shown = (f"+{yen(amount)}" if amount > 0 else yen(amount) for amount in amounts if amount)
    return " ".join(shown) or "0"


# --- what decided it ---


def _decided(view: View, counts: Sequence[Count]) -> Html | None:
    told = [view.words.say(message, **values) for message, values in decided(view.state, counts)]
    if not told:
        return None
    rules = (cited(view.words, STEPS[step].rule) for step in _steps(view))
    return el(
        "section",
        el("h3", view.words.say("score_decided")),
        *(el("p", sentence) for sentence in told),
        el("p", *rules, class_="rules"),
        class_="decided",
    )
