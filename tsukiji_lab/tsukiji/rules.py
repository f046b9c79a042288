"""The game as a whole: what the session asks of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, reduce
from itertools import chain
from operator import or_
from typing import Any

import msgspec
from msgspec.structs import replace

from tsukiji_lab.game.action import Action, Grammar
from tsukiji_lab.game.chance import Chance, NoChance
from tsukiji_lab.game.refusal import Refusal
from tsukiji_lab.game.session import Move
from tsukiji_lab.tsukiji import collapse, turn
from tsukiji_lab.tsukiji.anytime import FreeStep, OpenPort, ReturnLicence, Transfer
from tsukiji_lab.tsukiji.bidding import Award, Bid, Bids, Tie
from tsukiji_lab.tsukiji.board import Market
from tsukiji_lab.tsukiji.catching import Catch
from tsukiji_lab.tsukiji.fishing import Dock, FinishFishing, Fish, Fishing, Reprice, Undock
from tsukiji_lab.tsukiji.frame import Frame
from tsukiji_lab.tsukiji.lots import Add, Confirm, Lot, Remove
from tsukiji_lab.tsukiji.markets import MARKETS
from tsukiji_lab.tsukiji.phrases import phrases
from tsukiji_lab.tsukiji.pricing import Amount, NamingPrice, Price, Pricing
from tsukiji_lab.tsukiji.purchasing import Buy, FinishPurchasing, Purchase, Purchasing
from tsukiji_lab.tsukiji.quay import Auctions, HoldAuction
from tsukiji_lab.tsukiji.setup import Setup, first_state
from tsukiji_lab.tsukiji.state import State
from tsukiji_lab.tsukiji.step import Step
from tsukiji_lab.tsukiji.turn import Degrade, Discard, EndTurn, Morning, Turn, TurnEnd
from tsukiji_lab.tsukiji.visiting import Enter, Leave, Sell, Visit

Verbs = tuple[type[Action], ...]


def _brought(verbs: Callable[[type[Market]], Verbs]) -> Verbs:
    """What all boards bring, each verb once."""
    return tuple(dict.fromkeys(chain.from_iterable(verbs(board) for board in MARKETS)))


FREE_STEPS: Verbs = (
    OpenPort,
    ReturnLicence,
    Transfer,
    *_brought(lambda board: board.anytime_verbs),
)
VERBS_IN: dict[type[Frame], Verbs] = {
    Turn: (Fish, Purchase, Enter, *FREE_STEPS, Discard, EndTurn),
    TurnEnd: (),
    Morning: (*_brought(lambda board: board.morning_verbs), *FREE_STEPS, Degrade),
    Fishing: (
        Undock,
        Catch,
        *_brought(lambda board: board.fishing_verbs),
        Dock,
        Reprice,
        *FREE_STEPS,
        FinishFishing,
    ),
    Pricing: (Price, *FREE_STEPS),
    NamingPrice: (Amount,),
    Auctions: (HoldAuction, *FREE_STEPS),
    Bids: (Bid,),
    Tie: (Award,),
    Purchasing: (Buy, *FREE_STEPS, FinishPurchasing),
    Visit: (*FREE_STEPS, Leave),
    Lot: (Add, Remove, Confirm),
    **{
        frame: verbs if frame.rule_for_free_steps else (*verbs, *FREE_STEPS)
        for board in MARKETS
        for frame, verbs in board.frames.items()
    },
}
"""What may be done while a frame is on top, in the order in which it is offered.

A visit begins with the verbs of its market; the free steps follow the first interaction.
"""
VERBS: Verbs = tuple(
    dict.fromkeys((*chain.from_iterable(VERBS_IN.values()), *_brought(lambda board: board.verbs)))
)


KEPT = 256
"""For so many tables it is kept which verbs are in play."""


def open_verbs(state: State) -> Verbs:
    """The verbs that may be used now."""
    frame = state.frames[-1]
    verbs = VERBS_IN[type(frame)]
    return _in_visit(state, verbs) if type(frame) is Visit else verbs


def _in_visit(state: State, verbs: Verbs) -> Verbs:
    """The verbs of the visit on top, where ``verbs`` are those of any."""
    visit: Visit = state.frames[-1]
    own: Verbs = state.market(visit.market).verbs
    return own + (verbs if visit.done else (Leave,))


@lru_cache(KEPT)
def _in_play(boards: tuple[str, ...]) -> dict[type[Frame], Verbs]:
    """The verbs of each frame without those that only boards out of play bring: it saves asking."""
    brought = {verb for board in MARKETS for verb in _brought_at_any_time(board)}
    here = {
        verb for board in MARKETS if board.board in boards for verb in _brought_at_any_time(board)
    }
    out = brought - here
    return {
        frame: tuple(verb for verb in verbs if verb not in out) for frame, verbs in VERBS_IN.items()
    }


def _brought_at_any_time(board: type[Market]) -> Verbs:
    return board.morning_verbs + board.fishing_verbs + board.anytime_verbs


class Tsukiji:
    """Tokyo Tsukiji Market with its expansion and variants."""

    name = "tsukiji"
    version = "2"
    """Rises when a game is played otherwise than before, and when the JSON of a state changes (a
    new field with a default does not change it): the end of a record is a hash of it."""
    grammar = Grammar(VERBS)
    mark = "t1"

    @property
    def phrases(self) -> bytes:
        """What the texts of most games are made of."""
        return phrases()

    def start(self, setup: Setup) -> Move[State]:
        """The first turn of a game, or the position where it begins; raises BadSetup."""
        step = Step(first_state(setup), NoChance())
        if setup.position:
            return Move(step.state, (), ())
        turn.begin(step, setup.first_player)
        return Move(step.state, tuple(step.events), ())

    def legal_actions(self, state: State) -> list[Action]:
        """All legal actions, each once: verb by verb, and as the pieces lie on the table."""
        if not state.frames:
            return []
        frame = type(state.frames[-1])
        verbs = _in_play(state.boards)[frame]
        if frame is Visit:
            verbs = _in_visit(state, verbs)
        return list(chain.from_iterable([verb.legal(state) for verb in verbs]))

    def candidates(self, state: State) -> list[Action]:
        """The actions of all verbs that may be used now, legal or not."""
        if not state.frames:
            return []
        return [option for verb in open_verbs(state) for option in verb.options(state)]

    def why_not(self, state: State, action: Action) -> Refusal | None:
        """The rule that forbids the action now, or None."""
        return self.why_not_now(state, type(action)) or action.why_not(state)

    def why_not_now(self, state: State, verb: type[Action]) -> Refusal | None:
        """The rule that gives this verb another moment, or None."""
        if not state.frames:
            return Refusal("end.over")
        return None if verb in open_verbs(state) else _why_not_now(state, verb)

    def play(self, state: State, action: Action, chance: Chance) -> Move[State]:
        """Play a legal action and all that follows from it without a decision."""
        step = Step(state, chance)
        self.carry_out(step, action)
        return Move(step.state, tuple(step.events), tuple(step.drawn))

    def carry_out(self, step: Step, action: Action) -> None:
        """The same with a step of one's own: what was done before a draw that chance refuses
        stays in it.
        """
        action.play(step)
        if step.state.collapsing:
            collapse.look(step)
        while step.state.frames and step.state.frames[-1].advance(step):
            if step.state.collapsing:
                collapse.look(step)

    def keeps_secret(self, state: State) -> bool:
        """Whether bids are sealed and not yet revealed."""
        return any(isinstance(frame, Bids) and frame.bids for frame in state.frames)

    def seed(self, setup: Setup) -> int:
        """The seed of the game's draws."""
        return setup.seed


def _why_not_now(state: State, verb: type[Action]) -> Refusal:
    frame = state.top
    if issubclass(verb, FreeStep) and frame.rule_for_free_steps:
        return Refusal(frame.rule_for_free_steps)
    if isinstance(frame, Visit) and verb.part_of == Sell.part_of:
        no_sale = state.market(frame.market).no_sale
        return Refusal(no_sale if verb is Sell else "visit.own-rules")
    if len(state.frames) > 2 or isinstance(frame, Morning):
        return Refusal(frame.why_waiting())
    if type(frame) is Turn and verb.part_of in BEGINNINGS:
        cannot_begin = BEGINNINGS[verb.part_of](state)
        if cannot_begin:
            return cannot_begin
    return Refusal(verb.part_of or frame.rule)


def _why_no_visit(state: State) -> Refusal | None:
    """The rule by which no market at all can be entered now, or None."""
    if Enter.legal(state):
        return None
    refusals = (visit.why_not(state) for visit in Enter.options(state))
    return next(refusals)


BEGINNINGS: dict[str, Callable[[State], Refusal | None]] = {
    Catch.part_of: Fish().why_not,
    Buy.part_of: Purchase().why_not,
    Sell.part_of: _why_no_visit,
}
"""What must begin before a verb can be used, by what the verb is a part of."""


_MARKET: Any = reduce(or_, MARKETS)
_FRAME: Any = reduce(or_, VERBS_IN)


def decode_state(text: bytes) -> State:
    """Read a state back from its JSON (``msgspec.json.encode``); raises msgspec.ValidationError."""
    raw = msgspec.json.decode(text)
    markets, frames = raw.pop("markets", ()), raw.pop("frames", ())
    state = msgspec.convert({**raw, "markets": (), "frames": ()}, State)
    return replace(
        state,
        markets=msgspec.convert(markets, tuple[_MARKET, ...]),
        frames=msgspec.convert(frames, tuple[_FRAME, ...]),
    )
