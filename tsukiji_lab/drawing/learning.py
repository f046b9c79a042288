"""What helps a newcomer: what can be done here, why a number is what it is, the guide's cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from tsukiji_lab.drawing.advice import draw_hint
from tsukiji_lab.drawing.choices import Playable
from tsukiji_lab.drawing.citing import cited
from tsukiji_lab.drawing.controls import button
from tsukiji_lab.drawing.glyphs import tub
from tsukiji_lab.drawing.html import Html, el
from tsukiji_lab.game.refusal import Values
from tsukiji_lab.players.hints import Hint
from tsukiji_lab.rulebook import Words
from tsukiji_lab.tsukiji.bidding import Bids, Tie
from tsukiji_lab.tsukiji.board import FishMarket, Market
from tsukiji_lab.tsukiji.fishing import Fishing
from tsukiji_lab.tsukiji.frame import Frame
from tsukiji_lab.tsukiji.lots import Lot
from tsukiji_lab.tsukiji.markets.barter import Answer
from tsukiji_lab.tsukiji.markets.foreign_market import Consignment, Group
from tsukiji_lab.tsukiji.markets.himono import Stowing
from tsukiji_lab.tsukiji.markets.influence import Errand
from tsukiji_lab.tsukiji.pricing import NamingPrice, Pricing
from tsukiji_lab.tsukiji.purchasing import Purchasing, anybody_can_buy
from tsukiji_lab.tsukiji.quay import Auctions
from tsukiji_lab.tsukiji.state import State
from tsukiji_lab.tsukiji.terms import Term
from tsukiji_lab.tsukiji.turn import Morning, Turn, TurnEnd, degrades
from tsukiji_lab.tsukiji.visiting import Visit

if TYPE_CHECKING:
    from tsukiji_lab.tsukiji.explaining import Explanation
    from tsukiji_lab.tsukiji.reasons.question import Question

DECISIONS: dict[type[Frame], tuple[str, tuple[str, ...]]] = {
    Turn: ("turn", ("turn.points", "turn.action-kinds", "turn.both-points")),
    Morning: ("morning", ("turn.start-order", "turn.degradation")),
    Fishing: ("fishing", ("fishing.parts", "fishing.one-activity", "licence.once")),
    Pricing: ("pricing", ("fishing.price", "turn.degradation")),
    NamingPrice: ("naming-price", ("fishing.price.any",)),
    Auctions: ("auctions", ("fishing.quay.two-auctions",)),
    Bids: ("bids", ("bid.blind", "bid.payment", "bid.tie")),
    Tie: ("tie", ("bid.tie",)),
    Purchasing: ("purchasing", ("purchase.any-number", "purchase.pay", "purchase.token")),
    Lot: ("lot", ("visit.lot.chosen",)),
    Answer: ("answer", ("barter.answer", "barter.answer.any")),
    Group: ("group", ("foreign-market.dock", "foreign-market.groups")),
    Consignment: ("consignment", ("overfishing.several",)),
    Stowing: ("stowing", ("himono.land", "himono.dry.room", "himono.dawn")),
    TurnEnd: ("turn-end", ("turn.end",)),
    Errand: ("errand", ("influence.buyer.acts", "influence.buyer.back")),
}
"""What is said of each kind of decision but a visit: a message, and the rules behind it."""

BIDS = {
    "auction": ("auction.highest", "auction.matched", "bid.not-seller"),
    "barter": ("barter.offer", "barter.answer", "bid.not-seller"),
    "foreign_market": ("foreign-market.lot", "foreign-market.lot.pay"),
}
LOTS = {
    "auction": ("auction.lot", "auction.fee", "auction.matched"),
    "barter": ("barter.offer", "barter.answer"),
    "trading": ("trading.yen", "trading.swap"),
    "sushi_shop": ("sushi-shop.sell", "sushi-shop.shapes"),
}
"""Bids and lots of a market that has its own way with them: the rules behind it."""

VISITS = {
    "mackerel": ("licence", "licence.one", "sell"),
    "eel": ("licence", "sell", "marker.down"),
    "fugu": ("licence", "sell", "worth"),
    "octopus": ("licence", "trade", "no-sale"),
    "red_snapper": ("licence", "no-sale", "worth"),
    "salmon": ("licence", "no-sale", "one-per-boat"),
    "spider_crab": ("licence", "sell", "worth"),
    "squid": ("licence", "sell", "worth"),
    "tuna": ("licence", "sell", "worth"),
    "clam_oyster": ("licence", "sell", "worth"),
    "himono": ("licence", "licence.one", "dry", "dawn"),
    "horse_mackerel": ("licence", "catch", "no-income"),
    "nori": ("once", "licence.one", "worth"),
    "sardines": ("licence", "tins", "closed-to-holders"),
    "swordfish": ("licence", "sell", "sell.bonus", "marker.sold"),
    "ships": ("buy", "buy.berth", "sell"),
    "aquarium": ("sell", "demand", "stays"),
    "auction": ("lot", "fee", "matched"),
    "bank": ("loan", "share", "either", "repay"),
    "barter": ("offer", "answer"),
    "government": ("give", "spaces", "stays"),
    "rentals": ("rent", "freezer", "cart", "space"),
    "trading": ("spaces", "yen", "swap"),
    "used_ships": ("buy", "sell", "last-turn"),
    "influence": ("buyer", "buyer.acts", "expansion"),
    "new_aquarium": ("sell", "demand", "stays"),
    "ship_rentals": ("rent", "one-trip", "rent.berth"),
    "sushi_shop": ("sell", "prices", "shapes"),
}
"""The rules behind a visit to each market that can be entered, as the market calls them."""

ONCE = ("auction", "barter", "himono", "nori")
"""The markets where one thing can be done in a visit, and that once."""

FEW = 8
"""So many terms of a number are told at once."""

ABROAD = "foreign_market"
"""Nobody enters it: boats dock there in a Fishing action."""


# --- what can be done here ---


def draw_offers(words: Words, is_here: bool) -> Html:
    """The buttons beside the panel: what can be done here, a hint, and why a number."""
    return el(
        "div",
        button(
            "here",
            words.say("learn_here"),
            look="btn quiet",
            aria_expanded=str(is_here).lower(),
        ),
        button("hint", words.say("learn_hint"), look="btn quiet"),
        button(
            "explain",
            words.say("learn_which"),
            look="btn quiet",
            text="",
        ),
        class_="offers",
    )


def draw_here(words: Words, state: State) -> Html:
    """What this decision is, what it costs and what comes after, with the rules behind it."""
    told, rules = here(words, state)
    return el(
        "div",
        *(el("p", sentence) for sentence in told),
        _rules(words, rules),
        class_="here",
    )


def here(words: Words, state: State) -> tuple[list[str], tuple[str, ...]]:
    """What is to be said of the decision under way, and the rules behind it."""
    top = state.top
    if isinstance(top, Visit):
        market = state.market(top.market)
        return [" ".join(_visit(words, state, market))], tuple(map(market.rule, VISITS[top.market]))
    name, rules = DECISIONS[type(top)]
    if isinstance(top, Bids) and top.market in BIDS:
        return [words.say(f"learn_bids-{_slug(top.market)}")], BIDS[top.market]
    if isinstance(top, Lot):
        return [words.say(f"learn_lot-{_slug(top.market)}")], LOTS[top.market]
    if isinstance(top, Turn):
        return _turn(words, state, top), rules
    if isinstance(top, Pricing):
        return _pricing(words, state, top), rules
    told, abroad = [words.say(f"learn_at-{name}")], state.find_market(ABROAD)
    if isinstance(top, Fishing) and abroad:
        told.append(words.say("learn_in-foreign-market", yen=abroad.fee))
        rules = (*rules, "foreign-market.dock")
    return told, rules


def _turn(words: Words, state: State, turn: Turn) -> list[str]:
    if turn.cart_points and not turn.points:
        return [words.say("learn_cart-only", points=turn.cart_points)]
    told = [words.say("learn_at-turn", points=turn.points)]
    if turn.cart_points:
        told.append(words.say("learn_cart", points=turn.cart_points))
    elif state.player.carts and not turn.points:
        told.append(words.say("learn_cart-unused"))
    return told


def _pricing(words: Words, state: State, pricing: Pricing) -> list[str]:
    ages = any(degrades(state, piece) for piece in pricing.pieces)
    if not anybody_can_buy(state):
        until = "nobody"
    elif not state.goes_on_for(2 * len(state.players)):
        until = "end"
    else:
        until = "ages" if ages else "kept"
    kind = "pricing" if ages else "pricing-kept"
    return [f"{words.say(f'learn_at-{kind}')} {words.say(f'learn_pricing-{until}')}"]


def _visit(words: Words, state: State, market: Market) -> Iterator[str]:
    if isinstance(market, FishMarket):
        yield from _licence(words, state, market)
    yield words.say(f"learn_in-{_slug(market.board)}")
    done = state.top.done
    if not done:
        yield words.say("learn_once" if market.board in ONCE else "learn_until-left")
    elif any(tuple(verb.legal(state)) for verb in market.verbs):
        yield words.say("learn_go-on")
    else:
        yield words.say("learn_only-leave")


def _licence(words: Words, state: State, market: FishMarket) -> Iterator[str]:
    caught = market.caught(state)
    price = market.next_licence_price
    if market.overfished:
        yield words.say("learn_overfished", fish=market.board)
    if caught:
        values: Values = {"count": market.licences, "fish": caught, "yen": price}
        yield words.say("learn_licence" if price else "learn_licence-free", **values)
        return
    yield words.say("learn_licence-idle", count=market.licences)
    income = market.income(replace(state.player, licences=market.licence_names()[:1]))
    if income:
        yield words.say("learn_income", yen=income)


def _rules(words: Words, rules: Iterable[str]) -> Html:
    rows = (el("li", words.title(rule), " ", cited(words, rule)) for rule in rules)
    return el("details", el("summary", words.say("learn_rules")), el("ul", *rows), id="here-rules")


# --- why a number ---


def draw_explained(words: Words, question: Question, explained: Explanation) -> Html:
    """A number with what makes it: its sentence, its terms down to the steps that brought them,
    and the rule.
    """
    return _told(
        words,
        explained.what,
        title_of(words, question),
        el("p", explained.sentence),
        _terms(words, explained.terms),
        el("p", cited(words, explained.rule)),
    )


def _terms(words: Words, terms: Sequence[Term]) -> Html | None:
    """The terms, each with what makes it folded into it where all of them would be too many."""
    if not terms:
        return None
    is_open = _number_of(terms) <= FEW
    return el("ul", *(_term(words, term, is_open) for term in terms), class_="terms")


def _number_of(terms: Sequence[Term]) -> int:
    return sum(1 + _number_of(term.terms) for term in terms)


def _term(words: Words, term: Term, is_open: bool) -> Html:
    step = None
    if term.step:
        label = words.say("learn_step", number=term.step)
        step = button("look", label, look="inline", text=term.step)
    name, amount = el("span", term.text), el("b", term.amount)
    if term.terms:
        parts = (_term(words, part, is_open) for part in term.terms)
        inside = el("ul", el("li", step) if step else None, *parts)
        return el("li", el("details", el("summary", name, amount), inside, open=is_open))
    if term.what:
        amount = button("explain", term.amount, look="inline", text=term.what)
    return el("li", el("div", name, step, amount))


def title_of(words: Words, question: Question) -> str:
    """What number a question asks for."""
    said = words.say(f"learn_of-{question.topic}")
    if question.name:
        kind = "board" if question.topic == "market" else "token"
        name = words.name(kind, question.name)
        said = words.say("learn_number", text=said, text_of=name)
    if question.seat is None:
        return said
    return words.say("learn_for-seat", text=said, seat=question.seat)


def draw_asking(words: Words, questions: Sequence[Question]) -> Html:
    """All numbers that can be asked for, to choose from."""
    groups = []
    for topic, found in groupby(questions, key=lambda question: question.topic):
        options = [el("option", title_of(words, each), value=str(each)) for each in found]
        groups.append(el("optgroup", *options, label=words.say(f"learn_of-{topic}")))
    form = el(
        "form",
        el("select", *groups, name="number", aria_label=words.say("learn_which")),
        el("button", words.say("learn_which-do"), class_="btn"),
        class_="row",
        data_do="explain",
        data_text="",
    )
    return _told(words, "", words.say("learn_which"), el("p", words.say("learn_which-note")), form)


def draw_advice(game: Playable, hint: Hint) -> Html:
    """What a computer player would do here, and why."""
    words = game.words
    advice = draw_hint(words, hint, game.say)
    return _told(words, f"hint {hint.action}", words.say("learn_hint"), advice)


def _told(words: Words, about: str, title: str, *body: Html | None) -> Html:
    """A card over the panel, which can be closed. ``about`` tells it from another one."""
    close = button(
        "close",
        "×",
        look="btn quiet close",
        aria_label=words.say("learn_close"),
        aria_keyshortcuts="Escape",
    )
    heading = el("h2", title, tabindex=-1)
    return el(
        "section",
        el("header", heading, close),
        *body,
        class_="card explained",
        aria_label=title,
        data_about=about or "?",
    )


# --- the guide ---


class Card(Struct, frozen=True):
    """What the guide says: the messages ``guide_<name>`` and ``guide_<name>-text``, with their
    ``values``; with values for ``now`` a sentence about this very moment.

    ``action`` can be chosen from the card. ``piece`` is a barrel to be shown, ``boards`` are fish
    markets whose own rules are listed. ``number`` is its place among ``all`` stops that count; a
    ``is_step`` card is one of the way through a turn.
    """

    name: str
    values: Values = {}
    now: Values | None = None
    action: str = ""
    piece: str = ""
    boards: tuple[str, ...] = ()
    number: int = 0
    all: int = 0
    is_step: bool = False


def draw_card(words: Words, card: Card, chosen: str = "") -> Html:
    """A card of the guide; ``chosen`` is the action that is chosen already."""
    say, name = words.say, f"guide_{card.name}"
    count = say("guide_of", number=card.number, all=card.all) if card.number else None
    said = [say(f"{name}-text", **_needed(words, f"{name}-text", card.values))]
    read = choose = None
    if card.now:
        said.append(say(f"{name}-now", **card.now))
    if not card.is_step:
        read = button("guide", say("guide_got-it" if card.number else "guide_go-on"), text="next")
    if card.action and card.action == chosen:
        said.append(say("guide_chosen"))
    elif card.action:
        choose = button("choose", say("learn_choose"), text=card.action)
    leave = button("guide", say("guide_leave"), look="btn quiet", text="leave")
    where = el("p", say("guide_name"), el("b", " · ", count) if count else None, class_="step")
    body = el(
        "div",
        el("header", where, leave),
        el("h2", say(name, **_needed(words, name, card.values)), tabindex=-1),
        *(el("p", sentence) for sentence in said),
        _own_rules(words, card.boards),
        el("div", read, choose, class_="row") if read or choose else None,
    )
    picture = el("div", tub(card.piece), class_="piece") if card.piece else None
    return el("section", picture, body, class_="card guide", aria_label=say("guide_name"))


def draw_left(words: Words) -> Html:
    """A guide that was left: the way back to it."""
    back = button("guide", words.say("guide_resume"), look="btn quiet", text="resume")
    return el("div", el("p", words.say("guide_left"), class_="hint"), back, class_="guide-left")


def draw_start(words: Words) -> Html:
    """The way into the guided first game, from the form that sets up a game."""
    return el(
        "section",
        el("h2", words.say("guide_start")),
        el("p", words.say("guide_start-note")),
        button("guide", words.say("guide_start-do"), look="btn primary", text="start"),
        class_="card first-game",
    )


def draw_switch(words: Words, is_on: bool) -> Html:
    """The switch that shows or hides all help at the table."""
    state = words.say("learn_on" if is_on else "learn_off")
    return button(
        "help",
        words.say("learn_number", text=words.say("learn_help"), text_of=state),
        text="off" if is_on else "on",
        aria_pressed=str(is_on).lower(),
    )


def _own_rules(words: Words, boards: Sequence[str]) -> Html | None:
    """Each fish with its own rule."""
    if not boards:
        return None
    rows = (
        el(
            "li",
            tub(board, "s"),
            el(
                "span",
                el("b", words.name("board", board)),
                ": ",
                words.say(f"learn_own-{_slug(board)}"),
            ),
        )
        for board in boards
    )
    return el("ul", *rows, class_="own-rules")


def _needed(words: Words, message: str, values: Values) -> dict[str, Any]:
    """Those of the values that a message speaks of."""
    return {name: values[name] for name in words.needs(message)}


def _slug(board: str) -> str:
    return board.replace("_", "-")
