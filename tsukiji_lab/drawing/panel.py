"""The action panel: who decides, what is asked, and everything that may be answered.

A button or form says in ``data-do`` what it is for: ``play`` with the text of an action in
``data-text`` (a form: the words of ``data-text`` and of its fields), ``why``, ``undo`` and so on.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Protocol

from msgspec import Struct
from msgspec.structs import replace

from tsukiji_lab.drawing.glyphs import board_glyph, coin, glyph, sail, tub
from tsukiji_lab.drawing.html import Html, el, join
from tsukiji_lab.drawing.view import Drawable, after_turn_of, seat_class
from tsukiji_lab.game.action import Action
from tsukiji_lab.game.chance import RecordedChance
from tsukiji_lab.rulebook import Words
from tsukiji_lab.tsukiji import fishing, lots, pricing, purchasing, turn, visiting
from tsukiji_lab.tsukiji.anytime import FreeStep
from tsukiji_lab.tsukiji.bidding import Bid, Bids
from tsukiji_lab.tsukiji.catching import Catch
from tsukiji_lab.tsukiji.markets.foreign_market import AuctionAbroad, Consignment, DockAbroad
from tsukiji_lab.tsukiji.markets.himono import TOKEN, CatchByHimono, Dry, Stow
from tsukiji_lab.tsukiji.markets.horse_mackerel import MACKEREL, CatchByHorseMackerel
from tsukiji_lab.tsukiji.markets.influence import BuyBuyer, BuyExpansion, PlaceBuyer
from tsukiji_lab.tsukiji.rules import Tsukiji
from tsukiji_lab.tsukiji.scoring import winners
from tsukiji_lab.tsukiji.state import State
from tsukiji_lab.tsukiji.worth import resources, worth

RULES = Tsukiji()

MANY = 14
"""So many actions under one heading are offered as buttons; more as a list to choose from."""

AMOUNTS = (Bid, pricing.Amount)
"""Verbs that say nothing but an amount of yen: a number is asked for."""

CLOSING = (
    turn.EndTurn,
    turn.Degrade,
    fishing.FinishFishing,
    purchasing.FinishPurchasing,
    visiting.Leave,
    lots.Confirm,
    AuctionAbroad,
)
"""Verbs that end what is under way: they stand last and stand out."""


class Playable(Drawable, Protocol):
    """A game as far as it is played by hand."""

    @property
    def to_act(self) -> int | None: ...

    @property
    def legal_actions(self) -> Sequence[Action]: ...

    def say(self, action: Action) -> str: ...

    def lines(self, number: int) -> Sequence[Any]: ...


class Past(Struct, frozen=True):
    """The way back and forth: whether a decision can be undone, or one step, or redone."""

    undo: bool
    back: bool
    redo: bool


class Effect(Struct, frozen=True):
    """What an action costs or brings the one who decides; yen in units of ¥100."""

    points: int
    yen: int
    resources: int


def effect_of(state: State, action: Action) -> Effect | None:
    """What a legal action does at once to the one who decides; None if chance has a say in it."""
    seat = state.top.actor(state)
    try:
        after = RULES.play(state, action, RecordedChance(())).state
    except ValueError:
        return None
    if not after.frames or after.turns != state.turns:
        return None
    return Effect(
        points=_points(state) - _points(after),
        yen=after.players[seat].yen - state.players[seat].yen,
        resources=resources(after, seat) - resources(state, seat),
    )


Cite = Callable[[Words, str], Html]


def cited(words: Words, rule: str) -> Html:
    """Where a rule stands."""
    return el("span", glyph("book"), words.citation(rule), class_="rule")


SHEETS = ("panel",)


@cache
def panel_style() -> str:
    """The style sheets of the panel, the forms and all that stands round the drawing, whose own
    they need.
    """
    folder = files(__package__)
    return "".join(folder.joinpath(f"{name}.css").read_text(encoding="utf-8") for name in SHEETS)


def draw_panel(
    game: Playable,
    persons: Collection[int],
    covered: bool,
    past: Past | None,
    cite: Cite = cited,
) -> Html:
    """The panel for whoever decides now; without a ``past`` it has no way back and forth.

    ``persons`` are the seats that people play. A ``covered`` panel shows nothing that only the
    one who decides may know; it waits to be opened. ``cite`` names the rule of a refusal.
    """
    seat = game.to_act
    if seat is None:
        body = _over(game)
    elif covered:
        body = _cover(game, seat)
    elif seat in persons:
        body = _question(game, seat, cite)
    else:
        body = _computer(game, seat, past)
    back = _back(game.words, past) if past else None
    return el("section", _news(game, persons), body, back, class_="card act")


# --- a person decides ---


def _question(game: Playable, seat: int, cite: Cite) -> Html:
    words, state = game.words, game.state
    top = state.top
    frame = "".join(f"-{c.lower()}" if c.isupper() else c for c in type(top).__name__)
    values = {name: getattr(top, name) for name in top.__struct_fields__}
    values.update(fish=values.get("kind"), tokens=values.get("lot"), points=_points(state))
    if isinstance(top, Bids):
        values["text"] = _lot(words, _abroad(state), top.lot)
    header = el(
        "header",
        el("p", sail(seat, "s"), _where(words, state, seat), class_="step"),
        el("h2", words.say(f"panel_ask{frame}", **values), tabindex=-1),
        _hint(words, state, seat),
        class_=f"ask {seat_class(seat)}",
    )
    return join(header, *_choices(game), _refusals(game, cite))


def _points(state: State) -> int:
    return state.turn.points + state.turn.cart_points


def _abroad(state: State) -> tuple[str, ...]:
    """The barrels that are auctioned at the Foreign Market now."""
    return next((each.load for each in state.frames if isinstance(each, Consignment)), ())


def _lot(words: Words, barrels: tuple[str, ...], tokens: tuple[str, ...]) -> str:
    """What is bid for."""
    said = [words.say("draw_barrels", barrels=barrels)] if barrels else []
    said += [words.say("draw_tokens", tokens=tokens)] if tokens else []
    return words.listed(said)


def _where(words: Words, state: State, seat: int) -> str:
    if (served := after_turn_of(state)) is not None:
        return words.say("panel_where-errand", seat=seat, player=served)
    if seat != state.on_turn:
        return words.say("panel_where-other", seat=seat, player=state.on_turn)
    return words.say("panel_where", seat=seat, turn=state.turns, points=_points(state))


def _hint(words: Words, state: State, seat: int) -> Html | None:
    """What helps to decide about a lot: its tokens, and what they are worth now."""
    top = state.top
    if isinstance(top, Bids):
        player = state.players[seat]
        barrels = _abroad(state)
        won = (*top.lot, *(state.home(barrel).token_kinds[0] for barrel in barrels))
        richer = replace(player, tokens=tuple(sorted((*player.tokens, *won))))
        players = (*state.players[:seat], richer, *state.players[seat + 1 :])
        gain = resources(replace(state, players=players), seat) - resources(state, seat)
        said = words.say("panel_hint-bids", yen=player.yen, gain=gain)
        return el(
            "p", *(tub(barrel, "s") for barrel in barrels), *map(coin, top.lot), said, class_="hint"
        )
    if isinstance(top, lots.Lot):
        value = worth(state, top.chosen, state.player.tokens)
        said = words.say("panel_hint-lot", tokens=top.chosen, worth=value)
        return el("p", *map(coin, top.chosen), said, class_="hint")
    return None


def _choices(game: Playable) -> Iterator[Html]:
    """Every legal action under its heading; what costs no point and what closes come last."""
    closing = []
    sections: dict[tuple[str, str], list[Action]] = {}
    for action in game.legal_actions:
        if isinstance(action, CLOSING):
            closing.append(action)
        else:
            sections.setdefault(_section(action, isinstance(action, FreeStep)), []).append(action)
    for (name, thing), actions in sorted(sections.items(), key=lambda item: item[0][0] == "free"):
        values: dict[str, object] = {"fish": thing, "boat": thing, "count": len(actions)}
        title = game.words.say(f"panel_group-{name}", **values) if name else ""
        offer = _offer(game, actions)
        if name == "free":
            yield el("details", el("summary", title), offer, class_="group", id="panel-free")
        else:
            yield el("div", el("h3", title) if title else None, offer, class_=f"group of-{name}")
    if closing:
        yield el("div", *(_button(game, action, "primary") for action in closing), class_="row")


def _section(action: Action, is_free: bool) -> tuple[str, str]:
    """The heading an action stands under, and the boat or fish it speaks of."""
    if is_free:
        return "free", ""
    match action:
        case fishing.Undock() | Catch() | fishing.Dock():
            return "boat", action.boat
        case CatchByHimono() | CatchByHorseMackerel() | DockAbroad():
            return "boat", action.boat
        case pricing.Price():
            return "price", action.kind
        case visiting.Enter():
            return "enter", ""
        case fishing.Reprice():
            return "reprice", ""
        case turn.Discard():
            return "discard", ""
        case lots.Add() | lots.Remove():
            return action.verb, ""
        case _:
            return "", ""


def _offer(game: Playable, actions: Sequence[Action]) -> Html:
    """Buttons, a list to choose from, or a number to be named: as many actions as there are."""
    if isinstance(actions[0], AMOUNTS):
        return _amount(game, actions)
    if len(actions) > MANY:
        return _list(game, actions)
    return el("div", *(_button(game, action) for action in actions), class_="choices")


def _button(game: Playable, action: Action, look: str = "") -> Html:
    """One action; the words may be shorter where the heading says the rest."""
    full, short = game.say(action), f"panel_short-{action.verb.replace(' ', '-')}"
    label = full
    if not look and game.words.has(short):
        values = {name: getattr(action, name) for name in action.__struct_fields__}
        label = game.words.say(short, **values)
    effect = None if look else _effect(game, action)
    return el(
        "button",
        _icon(action),
        el("span", label, class_="say"),
        " ",
        el("span", effect, class_="effect") if effect else None,
        class_=f"btn {look or 'choice'}",
        type="button",
        data_do="play",
        data_text=str(action),
        aria_description=full if label != full else None,
    )


def _icon(action: Action) -> Html | None:
    match action:
        case visiting.Enter():
            return board_glyph(action.market)
        case Catch() | turn.Discard() | CatchByHimono() | Stow():
            return tub(action.kind, "s")
        case CatchByHorseMackerel():
            return tub(MACKEREL, "s")
        case Dry():
            return coin(action.kind, "s") if action.source == TOKEN else tub(action.kind, "s")
        case BuyBuyer():
            return glyph("buyer")
        case BuyExpansion():
            return glyph("expansion")
        case PlaceBuyer():
            return sail(action.seat, "s")
        case purchasing.Buy():
            return sail(action.seller, "s")
        case lots.Add() | lots.Remove() | visiting.Sell():
            return coin(action.token, "s")
        case _:
            return glyph("check") if isinstance(action, CLOSING) else None


def _effect(game: Playable, action: Action) -> str:
    """What an action costs or brings, in words: «1 Action Point, +¥200»."""
    effect, words = effect_of(game.state, action), game.words
    if effect is None:
        return ""
    parts = []
    if effect.points:
        parts.append(words.count("point", effect.points))
    if effect.yen:
        parts.append(("+\u2060" if effect.yen > 0 else "") + words.yen(effect.yen))
    if effect.resources:
        sign = "+" if effect.resources > 0 else "−"
        parts.append(sign + words.count("resource", abs(effect.resources)))
    return ", ".join(parts)


def _list(game: Playable, actions: Sequence[Action]) -> Html:
    """Many actions: choose one, then play it."""
    options = []
    for action in actions:
        effect = _effect(game, action)
        label = f"{game.say(action)} ({effect})" if effect else game.say(action)
        options.append(el("option", label, value=str(action)))
    return el(
        "form",
        el("select", *options, name="action", aria_label=game.words.say("panel_choose")),
        el("button", game.words.say("panel_play"), class_="btn"),
        class_="row",
        data_do="play",
        data_text="",
    )


def _amount(game: Playable, actions: Sequence[Action]) -> Html:
    """An amount between the least and the most that may be named."""
    say, verb = game.words.say, actions[0].verb
    least, most = (int(str(action).split()[-1]) for action in (actions[0], actions[-1]))
    field = el(
        "input",
        name="yen",
        type="number",
        inputmode="numeric",
        min=least,
        max=most,
        step=100,
        value=least,
        required=True,
        autocomplete="off",
        aria_label=say("panel_yen"),
    )
    return el(
        "form",
        el(
            "div",
            _step(-100, "−", say("panel_less")),
            field,
            _step(100, "+", say("panel_more")),
            class_="stepper",
        ),
        el("p", say("panel_range", yen_least=least // 100, yen_most=most // 100), class_="hint"),
        el("button", glyph("check"), say(f"panel_do-{verb}"), class_="btn primary"),
        class_="amount",
        data_do="play",
        data_text=verb,
    )


def _step(by: int, sign: str, name: str) -> Html:
    return el("button", sign, type="button", class_="btn", data_step=by, aria_label=name)


def _refusals(game: Playable, cite: Cite) -> Html | None:
    """What cannot be done now, each with its reason and where the rule stands."""
    words, state = game.words, game.state
    legal = set(game.legal_actions)
    rows = []
    for action in RULES.candidates(state):
        if action in legal or isinstance(action, (*AMOUNTS, fishing.Reprice)):
            continue
        refusal = RULES.why_not(state, action)
        assert refusal is not None
        reason = words.refuse(refusal.rule, **refusal.values)
        heading = el("b", game.say(action))
        rows.append(el("li", heading, el("p", reason), cite(words, refusal.rule)))
    if not rows:
        return None
    title = words.say("panel_cannot", count=len(rows))
    summary = el("summary", glyph("why"), title)
    return el("details", summary, el("ul", *rows), class_="group cannot", id="panel-cannot")


# --- nobody decides here ---


def _cover(game: Playable, seat: int) -> Html:
    """Hides what only one person may see until the screen is in that person's hands."""
    words, top = game.words, game.state.top
    sealed = None
    if isinstance(top, Bids):
        sealed = el("p", words.say("panel_sealed", sealed=len(top.bids), of=len(top.bidders)))
    return el(
        "div",
        sail(seat, "l"),
        el("h2", words.say("panel_hand-over", seat=seat), tabindex=-1),
        el("p", words.say("panel_look-away", seat=seat)),
        sealed,
        el(
            "button",
            words.say("panel_open", seat=seat),
            class_="btn",
            type="button",
            data_do="open",
        ),
        class_=f"handover {seat_class(seat)}",
    )


def _computer(game: Playable, seat: int, past: Past | None) -> Html:
    words = game.words
    header = el(
        "header",
        el("p", sail(seat, "s"), _where(words, game.state, seat), class_="step"),
        el("h2", words.say("panel_computer", seat=seat), tabindex=-1),
        class_=f"ask {seat_class(seat)}",
    )
    if past is None or not past.redo:
        return header
    go_on = el(
        "button", words.say("panel_go-on"), class_="btn primary", type="button", data_do="go on"
    )
    return join(header, el("p", words.say("panel_in-the-past"), class_="hint"), go_on)


def _over(game: Playable) -> Html:
    words, best = game.words, winners(game.state)
    won = words.say("panel_winners", winners=best, count=len(best))
    sails = (sail(seat) for seat in best)
    again = el("button", words.say("table_new"), class_="btn", type="button", data_do="new")
    asked = el("p", *sails, class_="step"), el("h2", won, tabindex=-1)
    return join(el("header", *asked, class_="ask"), again)


# --- what stands around it ---


def _news(game: Playable, persons: Collection[int]) -> Html | None:
    """Bids that were revealed since a person last decided."""
    session = game.session
    here = len(session.steps)
    for number in range(here, 0, -1):
        if any(event.what == "bids-revealed" for event in session.steps[number - 1].events):
            said = [el("p", line.sentence) for line in game.lines(number)]
            return el("div", *said, class_="news", role="status")
        if session.states[number - 1].to_act in persons:
            break
    return None


def _back(words: Words, past: Past) -> Html:
    """Undo to the last own decision, one step back, and forth again."""
    say = words.say
    ways = (("undo", "undo", past.undo), ("back", "left", past.back), ("redo", "redo", past.redo))
    buttons = (
        el(
            "button",
            glyph(sign),
            say(f"panel_{do}") if do == "undo" else None,
            class_="btn",
            type="button",
            data_do=do,
            disabled=not possible,
            title=say(f"panel_{do}"),
            aria_label=say(f"panel_{do}"),
        )
        for do, sign, possible in ways
    )
    return el("div", *buttons, class_="row back")
