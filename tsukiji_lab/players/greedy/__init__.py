"""Greedy: takes each decision by the best value of what it gains.

It tries the legal actions on what it sees and takes the one after which its ``estimate`` is best.
An action that begins something (fishing, a visit) is followed to its end before it is judged.
Prices, bids and lots, where there are too many to try, it works out.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from msgspec import Struct

from tsukiji_lab.game.action import Action
from tsukiji_lab.players.greedy.estimate import POINT, estimate
from tsukiji_lab.players.greedy.lots import bid, put_together
from tsukiji_lab.players.greedy.outlook import Outlook, believe, look_ahead
from tsukiji_lab.players.trial import RULES, after
from tsukiji_lab.tsukiji.anytime import ReturnLicence, Transfer
from tsukiji_lab.tsukiji.bidding import Bids
from tsukiji_lab.tsukiji.fishing import FinishFishing, Fish, Fishing, Reprice, can_fish
from tsukiji_lab.tsukiji.lots import Lot
from tsukiji_lab.tsukiji.markets.foreign_market import DockAbroad
from tsukiji_lab.tsukiji.markets.rentals import FlipCart
from tsukiji_lab.tsukiji.observation import Observation
from tsukiji_lab.tsukiji.pieces import ANY_PRICE
from tsukiji_lab.tsukiji.pricing import Amount, NamingPrice, Price, Pricing
from tsukiji_lab.tsukiji.purchasing import FinishPurchasing, Purchase
from tsukiji_lab.tsukiji.state import State
from tsukiji_lab.tsukiji.turn import Discard, EndTurn
from tsukiji_lab.tsukiji.visiting import Enter, Leave

NEVER = (Discard, Transfer)
BEGINNINGS = (Fish, Purchase, Enter, DockAbroad)
ENDS = (EndTurn, FinishFishing, FinishPurchasing, Leave)
UNWANTED = 100.0
LONGEST = 12
"""How many steps of one action are followed at most."""


class Thought(Struct, frozen=True, gc=False):
    """A decision with what it rests on: the position as it is believed, the ``plan`` that begins
    with the action, the position it is expected to lead to, and the outlook of the seat.
    """

    action: Action
    plan: tuple[Action, ...]
    before: State
    after: State
    outlook: Outlook


class Greedy:
    """Takes each decision by the best value of what it gains, from what it sees alone."""

    def choose(
        self, observation: Observation, actions: Sequence[Action], rng: random.Random
    ) -> Action:
        """Choose the action of the best value; ``rng`` is not asked."""
        if len(actions) == 1:
            return actions[0]
        state = believe(observation)
        return _choose(state, actions, look_ahead(state, observation.seat))


def think(observation: Observation, actions: Sequence[Action]) -> Thought:
    """What Greedy would do, and what it expects of it."""
    state = believe(observation)
    outlook = look_ahead(state, observation.seat)
    action = actions[0] if len(actions) == 1 else _choose(state, actions, outlook)
    plan, result = [action], after(state, action)
    if isinstance(action, FlipCart):
        visits = [visit for visit in RULES.legal_actions(result) if isinstance(visit, Enter)]
        if visits:
            now = estimate(state, outlook)
            best = max(visits, key=lambda visit: _gain(result, visit, outlook, now))
            plan, result = [action, best], after(result, best)
    if isinstance(plan[-1], BEGINNINGS):
        more, result = _follow(result, outlook)
        plan += more
    return Thought(action, tuple(plan), state, result, outlook)


def _choose(state: State, actions: Sequence[Action], outlook: Outlook) -> Action:
    habit = HABITS.get(type(state.top))
    if habit:
        return habit(state, actions, outlook)
    likely = [action for action in actions if _is_likely(state, action, outlook)]
    if len(likely) < 2:
        return (likely or actions)[0]
    now = estimate(state, outlook)
    if isinstance(state.top, Fishing) and not can_fish(state, 2):
        # No trip begins that cannot be ended.
        likely.sort(key=lambda action: not isinstance(action, ENDS))
    return max(likely, key=lambda action: _gain(state, action, outlook, now))


def _is_likely(state: State, action: Action, outlook: Outlook) -> bool:
    """Whether an action is worth a try: this saves most of the time."""
    if isinstance(action, Reprice):
        return action.column == _column(state, outlook.asking(action.kind))
    if isinstance(action, ReturnLicence):
        return not state.player.free_spaces
    if isinstance(action, FlipCart):
        return not state.turn.points
    return not isinstance(action, NEVER)


def _gain(state: State, action: Action, outlook: Outlook, now: float) -> float:
    """What the estimate gains by an action. A loss that does not even spend an Action Point is
    never wanted: doing nothing in a Fishing action is always possible.
    """
    if isinstance(action, ENDS):
        return 0.0
    result = after(state, action)
    if isinstance(action, FlipCart):
        visits = [visit for visit in RULES.legal_actions(result) if isinstance(visit, Enter)]
        return max((_gain(result, visit, outlook, now) for visit in visits), default=-POINT)
    if isinstance(action, BEGINNINGS):
        _, result = _follow(result, outlook)
    gain = estimate(result, outlook) - now
    idles = result.frames and result.turn.points_left == state.turn.points_left
    return gain if gain >= 0 or not idles else gain - UNWANTED


def _follow(state: State, outlook: Outlook) -> tuple[list[Action], State]:
    """What follows an action that has begun, as far as the seat decides alone, and where to."""
    steps: list[Action] = []
    for _ in range(LONGEST):
        if len(state.frames) < 2 or state.to_act != outlook.seat:
            break
        action = _choose(state, RULES.legal_actions(state), outlook)
        if isinstance(action, ENDS):
            break
        steps.append(action)
        state = after(state, action)
    return steps, state


def _price(state: State, actions: Sequence[Action], outlook: Outlook) -> Action:
    """Each piece at the price that promises most."""
    kind = state.top.pieces[0]
    return Price(kind, _column(state, outlook.asking(kind)))


def _column(state: State, price: int) -> int:
    return price if price in state.columns else ANY_PRICE


def _amount(state: State, actions: Sequence[Action], outlook: Outlook) -> Action:
    amounts = (action for action in actions if isinstance(action, Amount))
    wanted = outlook.asking(state.top.kind)
    return min(amounts, key=lambda amount: abs(amount.price - wanted))


HABITS: dict[type, Callable[[State, Sequence[Action], Outlook], Action]] = {
    Pricing: _price,
    NamingPrice: _amount,
    Bids: bid,
    Lot: put_together,
}
