"""What a choice does, in words, before it is made."""

from __future__ import annotations

from collections.abc import Iterator

from tsukiji_lab.drawing.glyphs import fish_of, glyph, tub
from tsukiji_lab.drawing.html import Child, Html, el, join
from tsukiji_lab.drawing.selling import kept_gain, signed
from tsukiji_lab.rulebook import Words
from tsukiji_lab.tsukiji.bidding import Bids
from tsukiji_lab.tsukiji.board import FREE, WAYS, is_barrel
from tsukiji_lab.tsukiji.foresight import (
    BIDS,
    DUE,
    OVER,
    OVERFISHING,
    RULES,
    Foresight,
    Shift,
)
from tsukiji_lab.tsukiji.markets.fugu import Fugu
from tsukiji_lab.tsukiji.markets.himono import Stowing, can_dry
from tsukiji_lab.tsukiji.markets.red_snapper import RedSnapper
from tsukiji_lab.tsukiji.markets.salmon import FRESH_TOKEN
from tsukiji_lab.tsukiji.offers import Gain, Offer
from tsukiji_lab.tsukiji.purchasing import Purchasing, anybody_can_buy
from tsukiji_lab.tsukiji.reach import has_turn_to_come
from tsukiji_lab.tsukiji.state import State
from tsukiji_lab.tsukiji.visiting import Visit

FOLLOWS = (
    "turn",
    "degradation",
    "dried",
    "sardine-kept",
    "sardine-tinned",
    "trip-ended",
    "rental-back",
    "rental-boxed",
)
"""What follows from an action beside what its own words say: told in the words of the log."""

ALARMS = (
    "overfished-pays",
    "nori-paid",
    DUE,
    "market-drawn",
    "no-market-left",
    "collapsed",
    "has-5000",
    "end-by-yen",
    "end-by-resources",
)
"""What concerns everybody. What harms the one who decides is told by ``dangers``."""

Row = tuple[str, Child]


def draw_effects(words: Words, foresight: Foresight) -> Html:
    """What changes, line by line: first for the one who decides, then for the others, then on the
    boards; below, what is not to be missed. Empty if nothing changes.
    """
    rows = [
        *_own(words, foresight),
        *_others(words, foresight),
        *_sales(words, foresight),
        *_boards(words, foresight),
    ]
    lines = [el("div", el("dt", label), el("dd", value)) for label, value in rows]
    table = el("dl", *lines, class_="effects", aria_label=words.say("effect_title"))
    meant = dict.fromkeys(_meant(words, foresight))
    told = [*meant, *_told(words, foresight, FOLLOWS), *_stop(words, foresight)]
    return join(
        table if lines else None,
        *_alarms(words, foresight),
        el("div", *(el("p", line) for line in told), class_="follows") if told else None,
    )


def short_effect(words: Words, foresight: Foresight) -> str:
    """The same for a button, for the one who decides: «1 Action Point, +¥200»."""
    parts = []
    if foresight.points > 0:
        parts.append(words.count("point", foresight.points))
    if any(event.what == "entered" and event.values["cost"] == FREE for event in foresight.events):
        parts.append(words.say("draw_free"))
    has_buyer = not (foresight.offers or foresight.to_price) or anybody_can_buy(foresight.after)
    if not (has_buyer and all(offer.has_token for offer in foresight.offers)):
        parts.append(words.say("effect_nobody-buys"))
    if foresight.to_price:
        count, kinds = len(foresight.to_price), set(foresight.to_price)
        message = "effect_priced-next" if len(kinds) > 1 else "effect_priced-kind"
        parts.append(words.say(message, count=count, fish=foresight.to_price[0]))
    yen = foresight.of_seat(foresight.yen)
    if yen:
        parts.append(_signed(yen, words.yen(abs(yen))))
    stock = foresight.of_seat(foresight.stocks)
    if stock:
        parts.append(_signed(stock, words.count("resource", abs(stock))))
    if foresight.is_to_sell:
        paid, market = foresight.sale
        parts.append(words.say("effect_sells", market=market, yen=paid))
    parts += [words.say("effect_overfishes", fish=fish) for fish in foresight.overfished]
    if foresight.stops == OVER:
        parts.append(words.say("effect_ends-game"))
    return ", ".join(parts)


def short_gain(words: Words, gain: Gain) -> str:
    """What a price leaves to a buyer: «buyer +¥200», «buyer −¥200 kept, +¥400 sold»."""
    text = kept_gain(words, gain)
    if not gain.market:
        return words.say("effect_buyer", text=text)
    sold = signed(words, gain.sold)
    return words.say("effect_buyer-sells", text=text, text_of=sold)


def _signed(by: int, amount: str) -> str:
    # The joiner keeps sign and amount on one line.
    return f"{'+' if by > 0 else '−'}\u2060{amount}"


def _own(words: Words, foresight: Foresight) -> Iterator[Row]:
    if foresight.points > 0:
        yield words.say("effect_spend"), words.count("point", foresight.points)
    for shift in foresight.yen:
        if shift.of == foresight.seat:
            message = "effect_take" if shift.by > 0 else "effect_pay"
            yield words.say(message, yen=shift.after), words.yen(abs(shift.by))
    for shift in foresight.stocks:
        if shift.of == foresight.seat:
            yield words.say("effect_stock"), _from_to(words, shift)
    if foresight.is_to_sell:
        paid, market = foresight.sale
        yield words.say("effect_sold", market=market), words.yen(paid)


def _others(words: Words, foresight: Foresight) -> Iterator[Row]:
    for shift in foresight.yen:
        if shift.of != foresight.seat:
            message = "effect_takes" if shift.by > 0 else "effect_pays"
            yield words.say(message, seat=shift.of), words.yen(abs(shift.by))
    for shift in foresight.stocks:
        if shift.of != foresight.seat:
            yield words.say("effect_stock-of", seat=shift.of), _from_to(words, shift)


def _sales(words: Words, foresight: Foresight) -> Iterator[Row]:
    if foresight.to_price:
        pieces = (tub(p, "s") if is_barrel(p) else glyph(p, "s") for p in foresight.to_price)
        barrels = tuple(piece for piece in foresight.to_price if is_barrel(piece))
        others = tuple(piece for piece in foresight.to_price if not is_barrel(piece))
        said = [words.say("draw_barrels", barrels=barrels)] if barrels else []
        said += [words.say("draw_tokens", tokens=others)] if others else []
        yield words.say("effect_to-price"), join(*pieces, " ", words.listed(said))
    for offer in dict.fromkeys(foresight.offers):
        if anybody_can_buy(foresight.after):
            yield from _offer(words, offer)
        else:
            yield words.say("effect_offer-late", fish=offer.piece, yen=offer.price), None


def _offer(words: Words, offer: Offer) -> Iterator[Row]:
    values: dict[str, object] = {"fish": offer.piece, "yen": offer.price}
    gain = offer.gain
    if gain is None:
        yield words.say("effect_offer-nobody", **values), None
    elif gain.most < 0:
        yield words.say("effect_offer-loss", **values), words.yen(-gain.most)
    else:
        message = "effect_offer" if not gain.least < gain.most > 0 else "effect_offer-up-to"
        yield words.say(message, **values), _gained(words, gain.most)
    if gain and gain.market:
        label = words.say("effect_offer-sold", market=gain.market, **values)
        yield label, _gained(words, gain.sold)


def _gained(words: Words, yen: int) -> str:
    return signed(words, yen) if yen else words.yen(0)


def _boards(words: Words, foresight: Foresight) -> Iterator[Row]:
    for shift in foresight.worths:
        if not _why_worth(words, foresight, shift):
            message = "effect_worth-rises" if shift.by > 0 else "effect_worth-falls"
            yield words.say(message, token=shift.of), _from_to(words, shift)
    for message, shifts in (
        ("effect_barrels", foresight.barrels),
        ("effect_tokens", foresight.tokens),
        ("effect_licences", foresight.licences),
    ):
        for shift in shifts:
            yield words.say(message, fish=shift.of), _from_to(words, shift)


def _from_to(words: Words, shift: Shift) -> Html:
    before, after = words.number(shift.before), words.number(shift.after)
    spoken = words.say("effect_from-to", before=shift.before, after=shift.after)
    return join(
        el("span", f"{before} → {after}", aria_hidden="true"), el("span", spoken, class_="vh")
    )


def _alarms(words: Words, foresight: Foresight) -> Iterator[Html]:
    for shift in foresight.worths:
        if why := _why_worth(words, foresight, shift):
            yield _alarm(fish_of(shift.of), why)
    told = list(_told(words, foresight, ALARMS))
    if told:
        yield _alarm("bone" if foresight.overfished else "list", *told)


def _why_worth(words: Words, foresight: Foresight, shift: Shift) -> str:
    """What brings about a token's new worth, where that is no marker that moves."""
    values: dict[str, object] = {"before": shift.before, "after": shift.after}
    if shift.of == FRESH_TOKEN:
        return words.say("effect_all-own", **values)
    left = next((each.after for each in foresight.tokens if each.of == shift.of), 0)
    if shift.of in RedSnapper.token_kinds and left:
        return words.say("effect_tokens-stay", token=shift.of, left=left, **values)
    return ""


def _alarm(sign: str, *sentences: str) -> Html:
    return el("div", glyph(sign), el("div", *(el("p", s) for s in sentences)), class_="alarm")


def _told(words: Words, foresight: Foresight, kinds: tuple[str, ...]) -> Iterator[str]:
    for event in foresight.events:
        if event.what in kinds:
            what = f"{'effect' if event.what == DUE else 'event'}_{event.what}"
            yield words.say(what, **{"seat": event.seat, **event.values})


def _meant(words: Words, foresight: Foresight) -> Iterator[str]:
    """What an action is for, where no number of the position tells it."""
    after = foresight.after
    player = after.players[foresight.seat]
    for event in foresight.events:
        values = event.values
        match event.what:
            case "freezer-used":
                count = sum(sale.kind == Fugu.board for sale in player.degraded)
                yield words.say("effect_freezer", count=count)
            case "cart-used":
                yield words.say("effect_cart")
            case "buyer-placed" if has_turn_to_come(after, after.errands[-1][1]):
                yield words.say("effect_buyer-placed", **values)
            case "entered" if values["cost"] not in WAYS:
                yield words.say("effect_handed-over", cost=values["cost"])
            case "barrel-laid-to-dry" | "token-laid-to-dry":
                count = sum(piece.licence == values["item"] for piece in player.drying)
                message = (
                    "effect_dries" if can_dry(after, str(values["item"])) else "effect_dries-only"
                )
                yield words.say(message, count=count, **values)
    if after.frames and isinstance(stowing := after.frames[-1], Stowing):
        yield words.say("effect_to-dry", barrels=stowing.waiting)
    if after.frames and isinstance(visit := after.frames[-1], Visit) and not visit.done:
        yield _must_use(words, after)


def _must_use(words: Words, inside: State) -> str:
    """What a visit that begins obliges to; by name if there is only one thing that can be done."""
    first, *others = RULES.legal_actions(inside)
    if others:
        return words.say("effect_must-use")
    message = f"action_{first.verb.replace(' ', '-')}"
    return words.say("effect_must-do", text=words.say(message, **first.values(inside)))


def _stop(words: Words, foresight: Foresight) -> Iterator[str]:
    bids = foresight.after.frames[-1] if foresight.stops == BIDS else None
    if isinstance(bids, Bids) and foresight.seat not in bids.bidders:
        yield words.say(f"effect_stop-bids-{bids.market}", seats=bids.bidders)
    elif foresight.stops == OVERFISHING and not _awaits_market(foresight.after):
        return
    elif foresight.stops:
        yield words.say(f"effect_stop-{foresight.stops}", seat=foresight.next_seat)


def _awaits_market(state: State) -> bool:
    """Whether a new market is still to come in for what has just been overfished: it is drawn, or
    waits for the end of a purchase.
    """
    waits = any(isinstance(frame, Purchasing) and frame.overfished for frame in state.frames)
    return bool(state.box) and (waits or not state.open_order)
