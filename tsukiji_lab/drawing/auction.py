"""Blind bids: the cover between two people, the bid in private, and the reveal.

Nothing here looks at a sealed bid. How many are sealed is public; what they say is drawn by
``draw_bids`` alone, which is given them when they are open.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from tsukiji_lab.drawing.controls import amount_field, button
from tsukiji_lab.drawing.glyphs import coin, fish_class, fish_of, glyph, sail, tub
from tsukiji_lab.drawing.html import Child, Html, el, join
from tsukiji_lab.drawing.view import PAUSE, seat_class
from tsukiji_lab.game.refusal import Values
from tsukiji_lab.rulebook import Words
from tsukiji_lab.tsukiji.bidding import Bids, Tie
from tsukiji_lab.tsukiji.markets.bagged import BaggedFish
from tsukiji_lab.tsukiji.markets.barter import Answer, Barter
from tsukiji_lab.tsukiji.markets.clam_oyster import CLAM, OYSTER, ClamOyster
from tsukiji_lab.tsukiji.markets.foreign_market import Consignment
from tsukiji_lab.tsukiji.markets.swordfish import Swordfish
from tsukiji_lab.tsukiji.observation import Observation
from tsukiji_lab.tsukiji.offers import worth_to_loser, worth_to_winner
from tsukiji_lab.tsukiji.pieces import FOREIGN
from tsukiji_lab.tsukiji.reach import best_sale
from tsukiji_lab.tsukiji.scoring import counted_alone
from tsukiji_lab.tsukiji.state import State

# --- what is bid for ---


def bids_of(state: State) -> Bids | None:
    """The bids that are under way, or that are open and wait for an answer."""
    for frame in state.frames:
        if isinstance(frame, Bids):
            return frame
        if isinstance(frame, Tie | Answer):
            return frame.bids
    return None


def draw_lot(words: Words, state: State) -> Html | None:
    """The public facts above every bid: what it is for, what it is worth, who has sealed one."""
    bids = bids_of(state)
    if bids is None:
        return None
    barrels = _barrels(state)
    message = "bidding_for-barter" if bids.market == Barter.board else "bidding_for"
    title = words.say(message, text=_named(words, barrels, bids.lot))
    facts = [*_worths(words, state, bids), *_bag(words, state, bids.lot)]
    return el(
        "section",
        _big(bids.lot, barrels),
        el("div", el("h2", title), *(el("p", fact) for fact in facts)),
        _sealed(words, bids, is_open=not isinstance(state.top, Bids)),
        class_="lot card",
        aria_label=title,
    )


def _barrels(state: State) -> tuple[str, ...]:
    """The barrels that are auctioned at the Foreign Market now."""
    return next((each.load for each in state.frames if isinstance(each, Consignment)), ())


def _named(words: Words, barrels: tuple[str, ...], tokens: tuple[str, ...]) -> str:
    said = [words.say("draw_barrels", barrels=barrels)] if barrels else []
    said += [words.say("draw_tokens", tokens=tokens)] if tokens else []
    return words.listed(said)


def _big(tokens: tuple[str, ...], barrels: tuple[str, ...]) -> Html:
    """One token alone is drawn large, with its number; of more, all are drawn."""
    if barrels or len(tokens) != 1:
        pieces = (*map(tub, barrels), *map(coin, tokens))
        return el("div", *pieces, class_="pieces", aria_hidden="true")
    printed = tokens[0].rpartition("_")[2]
    number = el("b", printed) if printed.isdecimal() else None
    fish = glyph(fish_of(tokens[0]))
    return el("div", fish, number, class_=f"big {fish_class(tokens[0])}", aria_hidden="true")


def _worths(words: Words, state: State, bids: Bids) -> list[str]:
    """What the lot counts at the end, and what the market that pays most gives for a token alone,
    as far as that is the same for everybody who bids.
    """
    if shells := _shells(state):
        return [words.say("bidding_shells", **shells)]
    if moved := _moved(state, bids):
        by_bid = [_by_bid(state, bids, seat, moved) for seat in bids.bidders]
        is_same = all(each == by_bid[0] for each in by_bid)
        return [words.say("bidding_kept-by-bid", **by_bid[0])] if is_same else []
    facts = []
    highest = max(bids.bids) if isinstance(state.top, Tie) else 0
    counts = {_kept(state, bids, seat, highest) for seat in bids.bidders}
    if len(counts) == 1:
        facts.append(words.say("bidding_kept-counts", yen=counts.pop()))
    if _is_single(state, bids):
        sales = {_sale(state, bids, seat) for seat in bids.bidders}
        yen, buyer = max(sales)
        if yen and len(sales) == 1:
            facts.append(words.say("bidding_sold-brings", market=buyer, yen=yen))
    return [" ".join(facts)] if facts else []


def _shells(state: State) -> Values:
    """What the tokens may count that the winner draws for barrels of the lot; nothing if none is
    drawn.
    """
    homes = [state.home(barrel) for barrel in _barrels(state)]
    drawn = [home for home in homes if isinstance(home, ClamOyster)]
    if not drawn:
        return {}
    clam, oyster = (counted_alone(state, token) for token in (CLAM, OYSTER))
    bonus = drawn[0].oyster_bonus
    return {"count": len(drawn), "yen_clam": clam, "yen_oyster": oyster, "yen_bonus": bonus}


def _sale(state: State, bids: Bids, seat: int) -> tuple[int, str]:
    """What the market that pays most gives a bidder for the only token of the lot, and its name."""
    (token,) = bids.lot
    return best_sale(state, token, seat, state.players[seat].tokens.count(token))


def _kept(state: State, bids: Bids, seat: int, bid: int) -> int:
    """What a lot of which nothing is drawn any more brings the bidder who wins with that bid."""
    brings = worth_to_winner(state, bids, seat, bid)
    assert brings is not None
    return brings


def _is_single(state: State, bids: Bids) -> bool:
    """Whether the lot is one token whose price no bid moves."""
    return len(bids.lot) == 1 and not _barrels(state) and _swordfish(state, bids) is None


def _swordfish(state: State, bids: Bids) -> Swordfish | None:
    """The board whose marker the winning bid moves."""
    for token in bids.lot:
        board = state.home(token)
        if isinstance(board, Swordfish) and bids.market in (board.board, FOREIGN):
            return board
    return None


def _moved(state: State, bids: Bids) -> Swordfish | None:
    """The same while the bids are sealed, of a lot of which nothing is drawn any more."""
    is_moving = isinstance(state.top, Bids) and not _shells(state)
    return _swordfish(state, bids) if is_moving else None


def _by_bid(state: State, bids: Bids, seat: int, board: Swordfish) -> Values:
    """What the lot brings a bidder who wins with less than the marker, as much, and more."""
    names = ("yen_below", "yen_at", "yen_above")
    worths = (_kept(state, bids, seat, board.marker + by) for by in (-1, 0, 1))
    return {"yen": board.marker, **dict(zip(names, worths, strict=True))}


def _bag(words: Words, state: State, tokens: tuple[str, ...]) -> list[str]:
    """The numbers of the same fish that can still be drawn."""
    if len(tokens) != 1:
        return []
    market = state.home(tokens[0])
    if not isinstance(market, BaggedFish):
        return []
    numbers = [token.rpartition("_")[2] for token in market.in_bag(state)]
    return [words.say("bidding_in-bag", text=", ".join(numbers) or words.listed([]))]


def _sealed(words: Words, bids: Bids, *, is_open: bool) -> Html:
    """Who has sealed a bid, whose is asked for, who waits."""
    lines = []
    for place, seat in enumerate(bids.bidders):
        is_next = not is_open and place == len(bids.bids)
        what = "to-bid" if is_next else "sealed" if place < len(bids.bids) else "waits"
        sign = glyph("envelope") if what == "sealed" and not is_open else None
        said = el("small", sign, words.say("bidding_opened" if is_open else f"bidding_{what}"))
        name = words.name("seat", seat)
        lines.append(el("li", sail(seat), el("b", name), said, class_="now" if is_next else None))
    return el("ul", *lines, class_="sealed", aria_label=words.say("bidding_so-far"))


# --- the cover ---


def draw_cover(words: Words, state: State, seat: int) -> Html:
    """Hides what only one person may see until the screen is in that person's hands."""
    bids = state.top if isinstance(state.top, Bids) else None
    message = "panel_open" if bids is None else "bidding_open-mine"
    return el(
        "div",
        sail(seat, "l"),
        el("h2", words.say("panel_hand-over", seat=seat), tabindex=-1),
        el("p", words.say("panel_look-away", seat=seat)),
        _envelopes(words, bids) if bids else None,
        button("open", words.say(message, seat=seat)),
        class_=f"handover {seat_class(seat)}",
    )


def _envelopes(words: Words, bids: Bids) -> Html:
    """One for each bid, faint until it is sealed."""
    sealed, all_of_them = len(bids.bids), len(bids.bidders)
    signs = (
        el("span", glyph("envelope"), class_="is-sealed" if place < sealed else None)
        for place in range(all_of_them)
    )
    said = words.say("panel_sealed", sealed=sealed, of=all_of_them)
    return join(el("div", *signs, class_="envelopes", aria_hidden="true"), el("p", said))


# --- in private ---


def draw_bid(words: Words, seen: Observation) -> Html:
    """The form for one's own bid: a number, a slider with what the lot is worth, and what follows
    from winning and from losing. The page moves them together; the number alone is sent.
    """
    state, say = seen.state, words.say
    bids: Bids = state.top
    seat = state.top.actor(state)
    purse = state.players[seat].yen
    marks = _marks(state, seat)
    return el(
        "form",
        el("p", words.say("bidding_you-have"), " ", el("b", words.yen(purse)), class_="have"),
        amount_field(words, 0, purse * 100),
        _rail(words, purse, marks),
        _outcomes(words, state, seat, marks),
        *_notes(words, state, bids, seat),
        el(
            "button",
            glyph("envelope"),
            el("span", say("bidding_seal", text=words.yen(0)), data_follows="said"),
            class_="btn primary",
            data_said=say("bidding_seal", text="{}"),
        ),
        class_="amount bid",
        data_do="play",
        data_text="bid",
        data_yen=words.yen(0).replace("0", "{}"),
    )


EARLY, LATE = 0.36, 0.63
"""Up to here, and from here on, the label of a mark has room on one side only."""

Marks = list[tuple[str, int, dict[str, object]]]
"""What the lot brings in one way or another: the way, the yen in units of ¥100, and values."""


def _marks(state: State, seat: int) -> Marks:
    """What the lot brings the bidder who keeps it, and who sells it where most is paid; nothing if
    that depends on the bid or on a draw.
    """
    bids: Bids = state.top
    if _moved(state, bids) or _shells(state):
        return []
    marks: Marks = [("kept", _kept(state, bids, seat, 0), {})]
    if _is_single(state, bids):
        yen, market = _sale(state, bids, seat)
        if yen:
            marks.append(("sold", yen, {"market": market}))
    return marks


def _rail(words: Words, purse: int, marks: Marks) -> Html | None:
    """The slider, with a mark for what the lot is worth."""
    if not purse:
        return None
    slider = el(
        "input",
        type="range",
        min=0,
        max=purse * 100,
        step=100,
        value=0,
        aria_label=words.say("bidding_slider"),
        aria_valuetext=words.yen(0),
    )
    ticks = _ticks(words, purse, marks)
    scale = el(
        "p",
        el("span", words.yen(0)),
        el("span", words.say("bidding_all", yen=purse)),
        class_="scale",
        aria_hidden="true",
    )
    return el("div", *ticks, slider, scale, class_="rail")


def _ticks(words: Words, purse: int, marks: Marks) -> list[Html]:
    """The marks above the slider, laid so that no label crosses another's line: a label stands left
    of its line where there is room, and of two marks one is the higher.
    """
    inside = sorted((yen / purse, way, yen) for way, yen, _ in marks if 0 <= yen <= purse)
    ticks = []
    for place, (at, way, yen) in enumerate(inside):
        is_last = place == len(inside) - 1
        is_late = at > EARLY if not is_last else at > LATE
        is_high = len(inside) > 1 and is_last == (inside[-1][0] > LATE)
        classes = f"mark{' late' if is_late else ''}{' high' if is_high else ''}"
        label = words.say(f"bidding_mark-{way}", yen=yen)
        ticks.append(el("span", label, PAUSE, class_=classes, style=f"--at:{at:.3f}"))
    return ticks


def _outcomes(words: Words, state: State, seat: int, marks: Marks) -> Html:
    rows: list[tuple[str, Child]] = [
        (words.say(f"bidding_if-{way}", **values), _after_bid(words, yen))
        for way, yen, values in reversed(marks)
    ]
    if seat == state.on_turn:
        rows.append((words.say("bidding_if-lose-landed"), words.say("bidding_their-bid")))
    else:
        rows.append((words.say("bidding_if-lose"), _after_loss(words, state, seat)))
    lines = (el("div", el("dt", label), el("dd", value)) for label, value in rows)
    return el("dl", *lines, class_="effects")


def _after_loss(words: Words, state: State, seat: int) -> str:
    """What it brings a bidder that another wins: own tokens may count more or less then."""
    changes = _by_losing(state, seat)
    if len(changes) > 1:
        return words.say("bidding_own-changes")
    change = changes.pop()
    return f"{'+' if change > 0 else '−' if change else '±'}{words.yen(abs(change))}"


def _by_losing(state: State, seat: int) -> set[int]:
    """What it can bring a bidder that another wins, beside the yen of the bid."""
    bids: Bids = state.top
    board = _swordfish(state, bids)
    amounts = (board.marker - 1, board.marker, board.marker + 1) if board else (0,)
    others = [bidder for bidder in bids.bidders if bidder != seat]
    changes = {worth_to_loser(state, bids, seat, *won) for won in product(others, amounts)}
    return changes or {0}


def _after_bid(words: Words, yen: int) -> Html:
    """What is left of an amount once the bid is paid; the page works it out anew as it moves."""
    return el("span", f"+{words.yen(yen)}" if yen else words.yen(0), data_follows=yen * 100)


def _notes(words: Words, state: State, bids: Bids, seat: int) -> list[Html]:
    notes = [words.say("bidding_zero")]
    if seat == state.on_turn and _by_losing(state, seat) != {0}:
        notes.append(words.say("bidding_own-changes-too"))
    if board := _moved(state, bids):
        notes.append(words.say("bidding_if-kept-by-bid", **_by_bid(state, bids, seat, board)))
    return [el("p", note, class_="hint") for note in notes]


# --- the reveal ---


def draw_bids(words: Words, seats: Sequence[int], bids: Sequence[int]) -> Html:
    """All bids, highest first, as bars and numbers; the highest stand out."""
    most = max(bids)
    lines = []
    for seat, bid in sorted(zip(seats, bids, strict=True), key=lambda each: -each[1]):
        width = 100 * bid // most if most else 0
        meter = el("span", el("i", style=f"width:{width}%"), class_="meter", aria_hidden="true")
        name, yen = el("b", words.name("seat", seat)), el("b", words.yen(bid))
        classes = f"{seat_class(seat)}{' won' if bid == most else ''}"
        lines.append(el("li", sail(seat), name, meter, yen, class_=classes))
    title = words.say("bidding_open", count=len(bids))
    return el("div", el("h3", title), el("ol", *lines), class_="reveal")


def draw_question(words: Words, state: State) -> Html | None:
    """Open bids that wait for an answer: a tie, or offers; the answers themselves are choices."""
    top = state.top
    if not isinstance(top, Tie | Answer):
        return None
    bids, seat = top.bids, state.on_turn
    if isinstance(top, Answer):
        said = words.say("bidding_offers", seat=seat)
    elif bids.market == "auction":
        said = words.say("bidding_tie-matched", yen=max(bids.bids), yen_twice=2 * max(bids.bids))
    else:
        said = words.say("bidding_tie", seat=seat, yen=max(bids.bids))
    return join(draw_bids(words, bids.bidders, bids.bids), el("p", said, class_="hint"))
