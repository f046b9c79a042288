"""A guided first game: what it says and when, as data, and how far its player has come.

The game begins after its opening: everybody has bought a licence and put out to sea, and both
computers have landed a first barrel, which they sell for less than it is worth. So the first turn
can already be about what new players stumble over.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from tsukiji_lab.drawing.learning import Card
from tsukiji_lab.game.action import Action
from tsukiji_lab.game.refusal import Values
from tsukiji_lab.players.trial import after
from tsukiji_lab.public import Game, new_game
from tsukiji_lab.tsukiji.catching import Catch
from tsukiji_lab.tsukiji.fishing import Dock, FinishFishing, Fish, Fishing, Undock
from tsukiji_lab.tsukiji.offers import worth_to_buyers
from tsukiji_lab.tsukiji.pieces import PORT_PRICE, PORTS
from tsukiji_lab.tsukiji.pricing import Price, Pricing
from tsukiji_lab.tsukiji.purchasing import Buy, FinishPurchasing, Purchase, Purchasing
from tsukiji_lab.tsukiji.setup import Setup
from tsukiji_lab.tsukiji.state import State
from tsukiji_lab.tsukiji.turn import END_RESOURCES, END_YEN, EndTurn, Turn
from tsukiji_lab.tsukiji.visiting import Leave, Visit
from tsukiji_lab.tsukiji.worth import gained

SEATS = ("person", "greedy", "greedy")
"""Who plays: the person is Moon."""
SEED = 3
FISH = ("spider_crab", "eel", "red_snapper", "salmon")
"""The rulebook's fish for a first game, and one that is entered for yen."""
EXTERNAL = ("rentals", "trading")
PERSON = 0

OPENING = (
    *("enter eel points", "buy licence eel", "leave"),
    *("fish", "undock one-slot", "finish fishing", "end turn"),
    *("enter red-snapper points", "buy licence red-snapper", "leave"),
    *("fish", "undock one-slot", "finish fishing", "end turn"),
    *("enter red-snapper points", "buy licence red-snapper", "leave"),
    *("fish", "undock one-slot", "finish fishing", "end turn"),
    *("fish", "catch one-slot eel", "finish fishing"),
    *("fish", "dock one-slot left", "price eel 100", "finish fishing", "end turn"),
    *("fish", "catch one-slot red-snapper", "finish fishing"),
    *("fish", "dock one-slot left", "price red-snapper 300", "finish fishing", "end turn"),
)
"""What Peak, Gate and Moon do in the first round, then Peak and Gate in the second."""

FIRST_ROUND = 2
"""The round of the person's first own turn."""
LED = 2
"""So many own turns are led step by step."""
PATIENCE = 3
"""From its so-manieth own turn on a stop comes up, whether its moment has come or not."""


class Progress(Struct, frozen=True):
    """How far a player has come: the stops that were ``seen``, and whether the guide was left."""

    seen: tuple[str, ...] = ()
    is_left: bool = False


class Stop(Struct, frozen=True):
    """Something the guide stops for, once: ``when`` tells from the game whether it is its moment.

    Those that count are the things that new players stumble over.
    """

    name: str
    when: Callable[[Game], bool]
    counts: bool = True


def begin(language: str = "en") -> Game:
    """The guided first game, its opening played."""
    game = new_game(
        players=len(SEATS),
        fish_markets=FISH,
        external_markets=EXTERNAL,
        first_player=PERSON + 1,
        seed=SEED,
        language=language,
    )
    for text in OPENING:
        game.play(text)
    return game


@cache
def _setup() -> Setup:
    return begin().setup


def is_first_game(game: Game) -> bool:
    """Whether this is the guided first game, which alone the guide can speak of."""
    return game.setup == _setup()


# --- its moments ---


def _own_turn(game: Game) -> int:
    return game.state.round - FIRST_ROUND + 1


def _chooses(game: Game) -> bool:
    """Whether an action of the turn is to be chosen."""
    return isinstance(game.state.top, Turn)


def _is_late(game: Game) -> bool:
    return _chooses(game) and _own_turn(game) >= PATIENCE


def _asks_price(game: Game) -> bool:
    return isinstance(game.state.top, Pricing) or _saw_loss(game) or _is_late(game)


def _saw_loss(game: Game) -> bool:
    """Whether somebody's barrels went back unsold since the player's last decision."""
    session = game.session
    for number in range(session.here, 0, -1):
        if session.states[number - 1].to_act == game.to_act:
            break
        if any(event.values.get("lost") for event in session.steps[number - 1].events):
            return True
    return False


def _could_buy(game: Game) -> bool:
    return _chooses(game) and (Purchase() in game.legal_actions or _second_turn(game))


def _second_turn(game: Game) -> bool:
    return _chooses(game) and _own_turn(game) > 1


def _turn_is_done(game: Game) -> bool:
    return _chooses(game) and EndTurn() in game.legal_actions


def _spent_a_point(game: Game) -> bool:
    return _chooses(game) and (game.state.turn.points < 2 or _second_turn(game))


STOPS = (
    Stop("begin", _chooses, counts=False),
    Stop("price", _asks_price),
    Stop("buy", _could_buy),
    Stop("yen", _spent_a_point),
    Stop("own", _second_turn),
)
"""The stops; where several are due, the first comes first."""

STUMBLES = tuple(stop.name for stop in STOPS if stop.counts)
DONE = "done"
"""The card that says farewell as a turn is done, when all of them were read."""
READ_ONCE = (*(stop.name for stop in STOPS), DONE)


# --- what is said ---


def card(game: Game, progress: Progress) -> Card | None:
    """What the guide says at this decision of its player; None if it keeps out of the way."""
    if game.to_act != PERSON:
        return None
    for stop in STOPS:
        if stop.name not in progress.seen and stop.when(game):
            return _stop_card(game, stop, progress)
    if DONE in progress.seen:
        return None
    if set(STUMBLES) <= set(progress.seen) and _turn_is_done(game):
        ends: Values = {"yen": END_YEN, "resources": END_RESOURCES}
        return Card(DONE, values=ends, action=str(EndTurn()))
    if _own_turn(game) > LED:
        return None
    return next(_steps(game), None)


def read(progress: Progress, name: str) -> Progress:
    """The progress once its player has read the card of that name; steps may come again."""
    if name in progress.seen or name not in READ_ONCE:
        return progress
    return replace(progress, seen=_in_order((*progress.seen, name)))


def _in_order(names: Collection[str]) -> tuple[str, ...]:
    return tuple(name for name in READ_ONCE if name in names)


def _stop_card(game: Game, stop: Stop, progress: Progress) -> Card:
    state = game.state
    number = 1 + len(set(STUMBLES) & set(progress.seen)) if stop.counts else 0
    told = Card(stop.name, number=number, all=len(STUMBLES))
    match stop.name:
        case "begin":
            return replace(told, values={"seat": PERSON})
        case "buy":
            buy = best_buy(game)
            if buy is None:
                return told
            action, now = str(Purchase()), _offer(state, buy)
            return replace(told, now=now, action=action, piece=buy.kind)
        case "price" if isinstance(state.top, Pricing):
            price = fair_price(state)
            now = {
                "fish": price.kind,
                "price": price.column,
                "yen": _worth_to_keenest(state, price.kind),
            }
            return replace(told, now=now, action=str(price), piece=price.kind)
        case "yen":
            ports: Values = {"yen": PORT_PRICE}
            return replace(told, now=ports if state.player.open_ports < len(PORTS) else None)
        case "own":
            markets = tuple(market.board for market in state.fish_markets)
            return replace(told, boards=markets)
    return told


def _steps(game: Game) -> Iterator[Card]:
    """The way through a first turn: each step that can be taken now, the best first."""
    for name, action, values in _ways(game):
        if action is None or action in game.legal_actions:
            chosen = str(action) if action else ""
            yield Card(f"step-{name}", values=values, action=chosen, is_step=True)


def _ways(game: Game) -> Iterator[tuple[str, Action | None, Values]]:
    state, legal = game.state, game.legal_actions
    match state.top:
        case Turn():
            if not state.player.tokens and best_buy(game):
                yield "purchase", Purchase(), {}
            yield "fish", Fish(), {}
            yield "end", EndTurn(), {}
        case Purchasing(bought=0):
            buy = best_buy(game)
            if buy:
                yield "pick", buy, _offer(state, buy) or {}
        case Purchasing():
            yield "bought", FinishPurchasing(), {}
        case Pricing():
            price = fair_price(state)
            yield "price", price, {"fish": price.kind, "price": price.column}
        case Fishing():
            loaded = [boat.name for boat in state.player.boats if boat.load]
            docks = [each for each in legal if isinstance(each, Dock) and each.boat in loaded]
            catches = [each for each in legal if isinstance(each, Catch)]
            catches.sort(key=lambda each: each.kind == "mackerel")
            yield from (("dock", dock, {}) for dock in docks)
            for catch in catches:
                values: Values = {"fish": catch.kind}
                yield "catch", catch, values
            yield from (("undock", each, {}) for each in legal if isinstance(each, Undock))
            yield "done", FinishFishing(), {}
        case Visit(done=()):
            yield "visit", None, {}
        case Visit():
            yield "visit", Leave(), {}


def best_buy(game: Game) -> Buy | None:
    """The purchase that gains most, now or in a Purchasing action; None if none does."""
    state = game.state
    if isinstance(state.top, Turn) and Purchase() in game.legal_actions:
        state = after(state, Purchase())
    if not isinstance(state.top, Purchasing):
        return None
    gains = {buy: gain(state, buy) for buy in Buy.options(state) if buy.why_not(state) is None}
    best = max(gains, key=gains.__getitem__, default=None)
    return best if best and gains[best] > 0 else None


def gain(state: State, buy: Buy) -> int:
    """What a purchase gains its buyer, in Resources above its price in units of ¥100."""
    return _worth_of(state, buy) - buy.price


def _worth_of(state: State, buy: Buy) -> int:
    return gained(state, after(state, buy), state.on_turn)


def _offer(state: State, buy: Buy | None) -> Values | None:
    """A purchase in numbers; ``state`` may be that before the Purchasing action."""
    if buy is None:
        return None
    inside = after(state, Purchase()) if isinstance(state.top, Turn) else state
    worth = _worth_of(inside, buy)
    return {"seller": buy.seller, "fish": buy.kind, "price": buy.price, "yen": worth}


def fair_price(state: State) -> Price:
    """A price that leaves about half of its worth to the buyer, ¥100 at least."""
    kind = state.top.pieces[0]
    half = max(_worth_to_keenest(state, kind) // 2, min(state.columns))
    return Price(kind, max(column for column in state.columns if column <= half))


def _worth_to_keenest(state: State, kind: str) -> int:
    """What one more of what was landed is worth to whoever gains most by it."""
    return max(worth_to_buyers(state, kind), default=0)


# --- keeping it ---

LEFT = "left"


def encode(progress: Progress) -> str:
    """The progress as a short text."""
    return ".".join([*progress.seen, *[LEFT] * progress.is_left]) or "new"


def decode(text: str) -> Progress:
    """The progress that a text tells; words that name no stop are passed over."""
    words = text.split(".")
    return Progress(_in_order(words), LEFT in words)
