"""Everything that may be answered now: outlined buttons choose, the red one commits.

What is chosen shows what it would change before it is done. What ends something is red itself while
nothing is chosen.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Protocol

from msgspec import Struct

from tsukiji_lab.drawing.citing import Cite
from tsukiji_lab.drawing.controls import amount_field, button
from tsukiji_lab.drawing.dangers import dangers, draw_dangers
from tsukiji_lab.drawing.effects import draw_effects, short_effect, short_gain
from tsukiji_lab.drawing.glyphs import board_glyph, coin, glyph, sail, tub
from tsukiji_lab.drawing.html import Html, el
from tsukiji_lab.drawing.things import about, buyer_gain
from tsukiji_lab.drawing.view import Drawable
from tsukiji_lab.game.action import Action
from tsukiji_lab.rulebook import Words
from tsukiji_lab.tsukiji import fishing, lots, pricing, purchasing, turn, visiting
from tsukiji_lab.tsukiji.anytime import FreeStep
from tsukiji_lab.tsukiji.bidding import Bid
from tsukiji_lab.tsukiji.catching import Catch
from tsukiji_lab.tsukiji.foresight import foresee, repeats
from tsukiji_lab.tsukiji.markets.foreign_market import AuctionAbroad, DockAbroad
from tsukiji_lab.tsukiji.markets.himono import TOKEN, CatchByHimono, Dry, Stow
from tsukiji_lab.tsukiji.markets.horse_mackerel import MACKEREL, CatchByHorseMackerel
from tsukiji_lab.tsukiji.markets.influence import BuyBuyer, BuyExpansion, PlaceBuyer
from tsukiji_lab.tsukiji.observation import Observation

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
"""Verbs that end what is under way."""


class Choice(Struct, frozen=True):
    """What the one who decides is about to do: the thing of the table that was picked, the action
    that was chosen, and how many times in a row.
    """

    picked: str = ""
    action: Action | None = None
    times: int = 1


class Playable(Drawable, Protocol):
    """A game as far as it is played by hand."""

    @property
    def to_act(self) -> int | None: ...

    @property
    def legal_actions(self) -> Sequence[Action]: ...

    def observe(self, seat: int) -> Observation: ...

    def say(self, action: Action) -> str: ...


def draw_choices(game: Playable, choice: Choice | None) -> Iterator[Html]:
    """Every legal action under its heading, or those of the thing that was picked; what costs no
    point comes last. Without a ``choice`` a button plays at once.
    """
    actions: Sequence[Action] = [
        action for action in game.legal_actions if not isinstance(action, CLOSING)
    ]
    if choice and choice.picked:
        yield _picked(game.words)
        actions = about(game.state, actions, choice.picked)
    sections: dict[tuple[str, str], list[Action]] = {}
    for action in actions:
        sections.setdefault(_section(action, isinstance(action, FreeStep)), []).append(action)
    is_alone = len(sections) == 1
    for (name, thing), group in sorted(sections.items(), key=lambda item: item[0][0] == "free"):
        values: dict[str, object] = {"fish": thing, "boat": thing, "count": len(group)}
        title = game.words.say(f"panel_group-{name}", **values) if name else ""
        offer = _offer(game, group, choice)
        if name == "free" and not is_alone:
            is_chosen = choice is not None and choice.action in group
            summary = el("summary", title)
            yield el("details", summary, offer, class_="group", id="panel-free", open=is_chosen)
        else:
            yield el("div", el("h3", title) if title else None, offer, class_=f"group of-{name}")


def draw_commit(game: Playable, choice: Choice | None, cite: Cite, *beside: Html | None) -> Html:
    """What the chosen action would change, and the button that does it; while nothing is chosen,
    the buttons that end what is under way. ``cite`` names the rule of a warning, ``beside`` stands
    in the same row.
    """
    if choice and choice.action:
        return _commit(game, choice, choice.action, cite, beside)
    closing = [action for action in game.legal_actions if isinstance(action, CLOSING)]
    buttons = (_closing(game, action) for action in closing)
    return el(
        "div",
        *(_warned(game, [action], cite) for action in closing),
        el("div", *buttons, *beside, class_="row"),
        class_=f"commit {'closing' if closing else 'idle'}",
    )


def _warned(game: Playable, actions: Sequence[Action], cite: Cite) -> Html | None:
    """What may be regretted about the actions."""
    return draw_dangers(game.words, dangers(_seen(game), actions), cite)


def _picked(words: Words) -> Html:
    """Only what concerns one thing of the table follows; and the way back to everything."""
    everything = button("pick", words.say("panel_everything"), text="")
    return el("div", el("b", words.say("panel_picked")), everything, class_="picked")


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


def _offer(game: Playable, actions: Sequence[Action], choice: Choice | None) -> Html:
    """Buttons, a list to choose from, or a number to be named: as many actions as there are."""
    if isinstance(actions[0], AMOUNTS):
        return _amount(game, actions)
    if len(actions) > MANY:
        return _list(game, actions, choice)
    buttons = (_button(game, action, choice) for action in actions)
    return el("div", *buttons, class_="choices")


def _button(game: Playable, action: Action, choice: Choice | None) -> Html:
    """One action; the words may be shorter where the heading says the rest."""
    full, short = game.say(action), f"panel_short-{action.verb.replace(' ', '-')}"
    label = full
    if game.words.has(short):
        values = {name: getattr(action, name) for name in action.__struct_fields__}
        label = game.words.say(short, **values)
    effect = _effect(game, action)
    return button(
        "choose" if choice else "play",
        _icon(action),
        el("span", label, class_="say"),
        " ",
        el("span", effect, class_="effect") if effect else None,
        look="btn choice",
        text=str(action),
        aria_pressed=str(action == choice.action).lower() if choice else None,
        aria_description=full if label != full else None,
    )


def _closing(game: Playable, action: Action) -> Html:
    """An action that ends what is under way."""
    label = el("span", game.say(action), class_="say")
    return button("play", glyph("check"), label, look="btn primary", text=str(action))


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
            return None


def _seen(game: Playable) -> Observation:
    """What the one who decides may know."""
    assert game.to_act is not None
    return game.observe(game.to_act)


def _effect(game: Playable, action: Action) -> str:
    """What an action costs or brings, in words: «1 Action Point, +¥200». Of a price, what a buyer
    gains by it.
    """
    gain = buyer_gain(game.state, action)
    if gain is not None:
        return short_gain(game.words, gain)
    return short_effect(game.words, foresee(_seen(game), [action]))


def _list(game: Playable, actions: Sequence[Action], choice: Choice | None) -> Html:
    """Many actions: choose one."""
    options = []
    for action in actions:
        effect = _effect(game, action)
        label = f"{game.say(action)} ({effect})" if effect else game.say(action)
        is_chosen = choice is not None and action == choice.action
        options.append(el("option", label, value=str(action), selected=is_chosen))
    return el(
        "form",
        el("select", *options, name="action", aria_label=game.words.say("panel_choose")),
        el("button", game.words.say("panel_choose-this" if choice else "panel_play"), class_="btn"),
        class_="row",
        data_do="choose" if choice else "play",
        data_text="",
    )


def _amount(game: Playable, actions: Sequence[Action]) -> Html:
    """An amount between the least and the most that may be named."""
    say, verb = game.words.say, actions[0].verb
    least, most = (int(str(action).split()[-1]) for action in (actions[0], actions[-1]))
    return el(
        "form",
        amount_field(game.words, least, most),
        el("p", say("panel_range", yen_least=least // 100, yen_most=most // 100), class_="hint"),
        el("button", glyph("check"), say(f"panel_do-{verb}"), class_="btn primary"),
        class_="amount",
        data_do="play",
        data_text=verb,
    )


# --- what was chosen ---


def _commit(
    game: Playable, choice: Choice, action: Action, cite: Cite, beside: Collection[Html | None]
) -> Html:
    words, seen = game.words, _seen(game)
    actions = [action] * choice.times
    foreseen = foresee(seen, actions)
    said = game.say(action)
    if choice.times > 1:
        said = words.say("panel_times", text=said, number=choice.times)
    label = el("span", said, class_="say")
    do = button("play", glyph("check"), label, look="btn primary", text="")
    return el(
        "div",
        _times(words, choice, repeats(game.state, action)),
        draw_effects(words, foreseen),
        _warned(game, actions, cite),
        el("div", do, *beside, class_="row"),
        class_="commit",
    )


def _times(words: Words, choice: Choice, most: int) -> Html | None:
    """How many times in a row, where more than one is possible."""
    if most < 2:
        return None
    fewer, more = (choice.times + by for by in (-1, 1))
    say = words.say
    return el(
        "div",
        button("times", "−", text=fewer, disabled=fewer < 1, aria_label=say("panel_fewer")),
        el("output", el("b", f"×{choice.times}"), el("small", say("panel_most", most=most))),
        button("times", "+", text=more, disabled=more > most, aria_label=say("panel_oftener")),
        class_="stepper times",
    )
