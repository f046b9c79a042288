"""The game as a whole: what the session asks of it."""

from __future__ import annotations

from functools import reduce
from itertools import chain
from operator import or_
from typing import Any

import msgspec
from msgspec.structs import replace

from tsukiji_lab.game.action import Action, Grammar
from tsukiji_lab.game.chance import Chance
from tsukiji_lab.game.refusal import Refusal
from tsukiji_lab.game.session import Move
from tsukiji_lab.tsukiji import bidding, fishing, lots, pricing, purchasing, quay, turn, visiting
from tsukiji_lab.tsukiji.anytime import FreeStep, OpenPort, ReturnLicence, Transfer
from tsukiji_lab.tsukiji.markets import EXTERNAL_MARKETS, FISH_MARKETS
from tsukiji_lab.tsukiji.setup import Setup, first_state
from tsukiji_lab.tsukiji.state import State
from tsukiji_lab.tsukiji.step import Step

BOARDS = (*FISH_MARKETS, *EXTERNAL_MARKETS)
FRAMES = (
    turn.Turn,
    turn.Morning,
    fishing.Fishing,
    pricing.Pricing,
    pricing.NamingPrice,
    quay.Auctions,
    bidding.Bids,
    bidding.Tie,
    purchasing.Purchasing,
    visiting.Visit,
    lots.Lot,
    *chain.from_iterable(board.frames for board in BOARDS),
)
VERBS: tuple[type[Action], ...] = tuple(
    dict.fromkeys(
        (
            fishing.Fish,
            purchasing.Purchase,
            visiting.Enter,
            OpenPort,
            ReturnLicence,
            Transfer,
            turn.Discard,
            turn.Degrade,
            turn.EndTurn,
            fishing.Undock,
            fishing.Catch,
            fishing.Dock,
            fishing.Reprice,
            fishing.FinishFishing,
            pricing.Price,
            pricing.Amount,
            quay.HoldAuction,
            bidding.Bid,
            bidding.Award,
            purchasing.Buy,
            purchasing.FinishPurchasing,
            visiting.Leave,
            lots.Add,
            lots.Remove,
            lots.Confirm,
            *chain.from_iterable(
                (
                    *board.verbs,
                    *board.morning_verbs,
                    *board.anytime_verbs,
                    *board.frame_verbs,
                )
                for board in BOARDS
            ),
        )
    )
)


class Tsukiji:
    """Tokyo Tsukiji Market, base game."""

    name = "tsukiji"
    version = "1"
    grammar = Grammar(VERBS)

    def start(self, setup: Setup) -> Move[State]:
        """The first turn of a game; raises BadSetup."""
        step = Step(first_state(setup), visiting.NoChance())
        turn.begin(step, setup.first_player)
        return Move(step.state, tuple(step.events), ())

    def legal_actions(self, state: State) -> list[Action]:
        """All legal actions, each once, in the order of the verbs and then of their fields."""
        if not state.frames:
            return []
        legal: list[Action] = []
        for verb in state.top.verbs(state):
            found = [option for option in verb.options(state) if option.why_not(state) is None]
            found.sort()
            legal += found
        return legal

    def candidates(self, state: State) -> list[Action]:
        """The actions of all verbs that may be used now, legal or not."""
        if not state.frames:
            return []
        return [option for verb in state.top.verbs(state) for option in verb.options(state)]

    def why_not(self, state: State, action: Action) -> Refusal | None:
        """The rule that forbids the action now, or None."""
        if not state.frames:
            return Refusal("end.over")
        if type(action) not in state.top.verbs(state):
            return Refusal(_why_not_now(state, action))
        return action.why_not(state)

    def play(self, state: State, action: Action, chance: Chance) -> Move[State]:
        """Play a legal action and all that follows from it without a decision."""
        step = Step(state, chance)
        action.play(step)
        while step.state.frames and step.state.top.advance(step):
            pass
        return Move(step.state, tuple(step.events), tuple(step.drawn))

    def keeps_secret(self, state: State) -> bool:
        """Whether bids are sealed and not yet revealed."""
        return any(isinstance(frame, bidding.Bids) and frame.bids for frame in state.frames)

    def seed(self, setup: Setup) -> int:
        """The seed of the game's draws."""
        return setup.seed


def _why_not_now(state: State, action: Action) -> str:
    """The rule that gives this verb another moment."""
    frame = state.top
    if isinstance(action, FreeStep) and frame.rule_for_free_steps:
        return str(frame.rule_for_free_steps)
    innermost = len(state.frames) > 2
    return str(frame.rule if innermost else action.part_of or frame.rule)


_MARKET: Any = reduce(or_, BOARDS)
_FRAME: Any = reduce(or_, FRAMES)


def decode_state(text: bytes) -> State:
    """Read a state back from its JSON (``msgspec.json.encode``); raises msgspec.ValidationError."""
    raw = msgspec.json.decode(text)
    markets, frames = raw.pop("markets"), raw.pop("frames")
    state = msgspec.convert({**raw, "markets": (), "frames": ()}, State)
    return replace(
        state,
        markets=msgspec.convert(markets, tuple[_MARKET, ...]),
        frames=msgspec.convert(frames, tuple[_FRAME, ...]),
    )
