"""The band at the top: whose turn it is, what is left to spend, what is being done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tsukiji_lab.drawing.glyphs import glyph, sail
from tsukiji_lab.drawing.html import Html, el
from tsukiji_lab.drawing.live import why
from tsukiji_lab.drawing.scoring import headline
from tsukiji_lab.drawing.view import COLON, Steps, View, after_turn_of
from tsukiji_lab.tsukiji.bidding import Bids, Tie
from tsukiji_lab.tsukiji.fishing import Fishing
from tsukiji_lab.tsukiji.frame import Frame
from tsukiji_lab.tsukiji.lots import Lot
from tsukiji_lab.tsukiji.markets.barter import Answer
from tsukiji_lab.tsukiji.markets.foreign_market import Consignment, Group
from tsukiji_lab.tsukiji.markets.himono import Stowing
from tsukiji_lab.tsukiji.markets.influence import Errand
from tsukiji_lab.tsukiji.pieces import ACTION_POINTS
from tsukiji_lab.tsukiji.pricing import NamingPrice, Pricing
from tsukiji_lab.tsukiji.purchasing import Purchasing
from tsukiji_lab.tsukiji.quay import Auctions
from tsukiji_lab.tsukiji.turn import Morning, Turn, TurnEnd
from tsukiji_lab.tsukiji.visiting import Visit

STEPS: dict[type[Frame], tuple[str, Callable[[Any], dict[str, Any]]]] = {
    Turn: ("turn", lambda frame: {"count": frame.points_left}),
    Morning: ("morning", lambda frame: {"waiting": int(frame.waiting)}),
    Fishing: ("fishing", lambda frame: {"count": len(frame.acted)}),
    Pricing: ("pricing", lambda frame: {"count": len(frame.pieces)}),
    NamingPrice: ("naming", lambda frame: {"fish": frame.kind}),
    Auctions: ("auctions", lambda frame: {}),
    Bids: ("bids", lambda frame: {"count": len(frame.bids), "all": len(frame.bidders)}),
    Tie: ("tie", lambda frame: {"seats": frame.tied}),
    Purchasing: ("purchasing", lambda frame: {"count": frame.bought}),
    Visit: ("visit", lambda frame: {"market": frame.market}),
    Lot: ("lot", lambda frame: {"count": len(frame.chosen)}),
    Answer: ("answer", lambda frame: {}),
    Group: ("group", lambda frame: {"boat": frame.boats}),
    Consignment: ("consignment", lambda frame: {}),
    Stowing: ("stowing", lambda frame: {"count": len(frame.waiting)}),
    TurnEnd: ("turn-end", lambda frame: {"seat": frame.served}),
    Errand: ("errand", lambda frame: {"count": frame.bought}),
}
"""What the strip says of each frame of the stack: a message, and its values from the frame."""


ACTED = ("undocked", "caught", "caught-by", "docked", "joined-group")
"""Events by which a boat has acted in a Fishing action."""

THEN: dict[type[Frame], str] = {
    Fishing: "fishing",
    Pricing: "pricing",
    NamingPrice: "pricing",
    Auctions: "auctions",
    Bids: "bids",
    Purchasing: "purchasing",
    Visit: "visit",
    Lot: "lot",
}
"""What comes after the decision to be taken now, where it can be told."""


def turn(view: View, session: Steps) -> Html:
    """Whose turn it is, or how the game ended."""
    state = view.state
    if state.scores is not None:
        return headline(view)
    seat = state.on_turn
    served = after_turn_of(state)
    told = [where(view)]
    if served is not None:
        told.append(view.say("after-turn", seat=served))
    elif state.last_turn or not state.goes_on_for(1):
        told.append(view.say("last-round", turns=state.turns_left))
    else:
        told.append(view.say("next", seat=state.others[0]))
        if state.round == state.round_limit:
            told.append(view.say("limit-round"))
    title = el("h2", view.say("turn-of" if served is None else "errand-of", seat=seat))
    who = el("div", sail(seat, "l"), el("div", title, el("p", " ".join(told))), class_="who")
    return el(
        "section",
        who,
        _points(view) if served is None else None,
        _strip(view, session),
        class_="turn",
        aria_label=view.say("turn"),
    )


def where(view: View) -> str:
    """Which turn and round it is; while a limit decides the end, of how many rounds."""
    state = view.state
    if state.last_turn or not state.round_limit:
        return view.say("where", turn=state.turns, round=state.round)
    return view.say("where-limit", turn=state.turns, round=state.round, rounds=state.round_limit)


def _points(view: View) -> Html:
    left, cart = view.state.turn.points, view.state.turn.cart_points
    pips = [el("span", class_=f"pip {'on' if n < left else 'off'}") for n in range(ACTION_POINTS)]
    carts = [el("span", class_="pip on"), glyph("cart")] if cart else []
    words = view.words.count("point", left)
    more = el("small", view.say("cart-points", points=cart)) if cart else None
    return el(
        "div",
        el("span", *pips, *carts, aria_hidden="true", class_="pips"),
        el(
            "p",
            why(view, "points", words, view.say("points-to-spend", text=words)),
            " ",
            view.say("to-spend"),
            more,
        ),
        class_="ap",
    )


def steps(view: View) -> list[tuple[str, str]]:
    """What is being done, the decision to be taken now last: what it is about, how far it is."""
    frames = view.state.frames
    told = []
    for frame in frames[1:] or frames:
        if isinstance(frame, Auctions) and frame is not frames[-1]:
            continue  # it asks which comes first only while it is on top
        message, values = STEPS[type(frame)]
        detail = view.say(f"step-{message}-detail", **values(frame))
        told.append((view.say(f"step-{message}"), detail))
    return told


def _acted(view: View, session: Steps) -> list[tuple[str, str]]:
    """The boats that acted in the Fishing action under way, and what each did."""
    found: list[tuple[str, str]] = []
    for step in reversed(session.steps):
        for event in reversed(step.events):
            if event.what == "fishing":
                return found[::-1]
            if event.what in ACTED:
                boat = view.words.name("boat", str(event.values["boat"]))
                said = view.say(f"acted-{event.what}", **event.values)
                found.append((boat[:1].upper() + boat[1:], said))
    return found[::-1]


def _strip(view: View, session: Steps) -> Html:
    *before, (title, detail) = steps(view)
    fishing = view.frame(Fishing)
    if fishing and fishing.acted and before:
        before[0:1] = [(before[0][0], view.say("step-begun")), *_acted(view, session)[-2:]]
    links = [el("li", title, COLON, " ", el("b", detail)) for title, detail in before]
    now = el("li", title, COLON, " ", el("b", detail), class_="now", aria_current="step")
    after = None
    if message := THEN.get(type(view.state.top)):
        said = view.say(f"then-{message}")
        after = el("li", view.say("then"), " ", el("b", said), class_="then")
    return el("ol", *links, now, after, class_="steps", aria_label=view.say("strip"))
