"""A turn: its beginning, its Action Points, its end.

Source: Player Turns; Fish Degradation; Discarding Fish Barrels; Game End; expansion, Himono and
Influence; rulings, Turn and End.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from tsukiji_lab.game.action import Action, Name
from tsukiji_lab.game.refusal import Refusal, Values
from tsukiji_lab.tsukiji import overfishing, scoring
from tsukiji_lab.tsukiji.board import BOARDS, is_barrel
from tsukiji_lab.tsukiji.frame import Frame
from tsukiji_lab.tsukiji.pieces import ACTION_POINTS
from tsukiji_lab.tsukiji.pricing import Pricing
from tsukiji_lab.tsukiji.state import State
from tsukiji_lab.tsukiji.step import Step, without_piece
from tsukiji_lab.tsukiji.worth import resources

END_YEN = 50
"""Yen, in units of ¥100, with which a player may trigger the end."""
END_RESOURCES = 50
"""Resources with which a player may trigger the end."""


KEPT = 256
"""For so many tables it is kept which boards have a say before degradation."""


class Turn(Frame, frozen=True, gc=False):
    """The bottom of the stack. ``points`` are left to spend on any action, ``cart_points`` on
    visits only. ``begun``: the first action has begun. ``entered`` are the markets entered once
    per turn, ``returned`` the kinds of licence given back by choice.
    """

    rule = "turn.one-action"

    points: int = ACTION_POINTS
    cart_points: int = 0
    begun: bool = False
    entered: tuple[str, ...] = ()
    returned: tuple[str, ...] = ()

    @property
    def points_left(self) -> int:
        """The Action Points that are left for visits: those of Carts too."""
        return self.points + self.cart_points


class Morning(Frame, frozen=True, gc=False):
    """Before degradation, where a board gives a choice. ``bought`` counts own barrels bought;
    ``waiting``: what the dawn brought must be put up for sale first.
    """

    rule = "turn.start-order"

    bought: int = 0
    waiting: bool = False

    def advance(self, step: Step) -> bool:
        if self.waiting:
            step.pop()
            _break(step)
        return self.waiting


def begin(step: Step, seat: int) -> None:
    """The next turn begins: end check, the choices before degradation, degradation."""
    step.put(on_turn=seat, turns=step.state.turns + 1, frames=(Turn(),))
    step.say("turn", "turn.whose", turn=step.state.turns, round=step.state.round)
    check_end(step)
    early = _early(step.state.boards)
    dawns = [(board, step.state.market(board).dawn(step)) for board in early]
    brought = [(board, pieces) for board, pieces in dawns if pieces]
    if brought:
        step.push(Morning(waiting=True))
        for board, pieces in brought:
            step.push(Pricing(pieces, BOARDS[board].rule("dawn")))
    else:
        _break(step)


def _break(step: Step) -> None:
    """The morning: what boards let the player do before degradation, then degradation."""
    early = _early(step.state.boards)
    if early:
        step.push(Morning())
        if any(step.state.market(board).has_morning(step.state) for board in early):
            return
        step.pop()
    degrade(step)


@lru_cache(KEPT)
def _early(boards: tuple[str, ...]) -> tuple[str, ...]:
    """The boards that have anything to say before degradation; the others are not asked."""
    return tuple(board for board in boards if BOARDS[board].is_early())


def check_end(step: Step) -> None:
    """Whether the player on turn triggers the end of the game."""
    state = step.state
    if state.last_turn:
        return
    seat = state.on_turn
    stock = resources(state, seat)
    rich, stocked = state.player.yen >= END_YEN, stock >= END_RESOURCES
    if not (rich or stocked):
        return
    yen = [player.yen for player in state.players]
    stocks = [resources(state, other) for other in range(len(yen))]
    if state.closed_money and rich:
        step.say("has-5000", "end.closed-money")
    if state.closed_money and stocked:
        step.say("all-show-yen", "end.closed-money.shown", yen=tuple(yen))
    by_yen = triggers_end(yen, END_YEN, stocks, seat)
    by_resources = triggers_end(stocks, END_RESOURCES, yen, seat)
    if by_yen or by_resources:
        step.put(last_turn=state.turns + len(yen) - 1, ended_by=seat)
    left = step.state.turns_left or 0
    if by_yen:
        step.say("end-by-yen", "end.yen", left=left)
    if by_resources:
        step.say("end-by-resources", "end.resources", resources=stock, left=left)


def triggers_end(amounts: Sequence[int], enough: int, others: Sequence[int], seat: int) -> bool:
    """Whether a player has enough of one thing and, of the other, not less than everybody else."""
    return amounts[seat] >= enough and not is_outright_lowest(others, seat)


def is_outright_lowest(amounts: Sequence[int], seat: int) -> bool:
    """Whether the seat has less than every other."""
    return all(amounts[seat] < amount for other, amount in enumerate(amounts) if other != seat)


def degrade(step: Step) -> None:
    """Barrels of the lower row go back unsold, those of the upper row move down."""
    seat = step.state.on_turn
    player = step.player(seat)
    if not (player.fresh or player.degraded):
        return
    ages = {sale for sale in player.fresh + player.degraded if degrades(step.state, sale.kind)}
    if not ages:
        return
    lost = tuple(sale.kind for sale in player.degraded if sale in ages)
    aged = [sale for sale in player.fresh if sale in ages]
    kept = [sale for sale in player.degraded if sale not in ages]
    stay = tuple(sale for sale in player.fresh if sale not in ages)
    step.put_player(seat, fresh=stay, degraded=tuple(sorted(kept + aged)))
    for kind in lost:
        overfishing.return_barrel(step, kind)
    kinds = tuple(sale.kind for sale in aged)
    step.say("degradation", "turn.degradation", lost=lost, aged=kinds)


def degrades(state: State, piece: str) -> bool:
    """Whether a piece on sale ages: tokens never do, nor do barrels of some markets."""
    return is_barrel(piece) and state.home(piece).degrades


class Degrade(Action, frozen=True):
    """Let the barrels degrade and go on with the turn."""

    verb = "degrade"
    part_of = "turn.start-order"

    def why_not(self, state: State) -> Refusal | None:
        return None

    def play(self, step: Step) -> None:
        step.pop()
        degrade(step)


class Discard(Action, frozen=True):
    """Throw a barrel back into the sea, before the first action of the turn."""

    verb = "discard"
    part_of = "turn.discard.before-actions"

    boat: Name
    kind: Name

    @classmethod
    def options(cls, state: State) -> Iterator[Discard]:
        for boat in state.player.boats:
            for kind in dict.fromkeys(boat.load):
                yield cls(boat.name, kind)

    @classmethod
    def legal(cls, state: State) -> Iterable[Discard]:
        return () if state.turn.begun else cls.options(state)

    def why_not(self, state: State) -> Refusal | None:
        boat = state.player.boat(self.boat)
        if boat is None:
            return Refusal("fishing.own-boats")
        if self.kind not in boat.load:
            return Refusal("turn.discard.at-sea", {"boat": self.boat, "fish": self.kind})
        if state.turn.begun:
            return Refusal("turn.discard.before-actions")
        return None

    def play(self, step: Step) -> None:
        boat = step.state.player.boat(self.boat)
        assert boat is not None
        step.put_boat(self.boat, load=without_piece(boat.load, self.kind))
        overfishing.return_barrel(step, self.kind)
        step.say("discarded", "turn.discard", boat=self.boat, fish=self.kind)


class EndTurn(Action, frozen=True):
    """End the turn; both Action Points must be spent."""

    verb = "end turn"

    def why_not(self, state: State) -> Refusal | None:
        if state.turn.points:
            return Refusal("turn.both-points", {"points": state.turn.points})
        return None

    def play(self, step: Step) -> None:
        state = step.state
        if state.errands:
            step.push(TurnEnd(state.on_turn))
        else:
            _next(step, state.others[0])


class TurnEnd(Frame, frozen=True, gc=False):
    """The turn of the seat ``served`` is over; what others may do after it comes now."""

    rule = "turn.one-action"

    served: int

    def advance(self, step: Step) -> bool:
        if not any(market.after_turn(step, self.served) for market in step.state.markets):
            _next(step, (self.served + 1) % len(step.state.players))
        return True


def _next(step: Step, seat: int) -> None:
    """The game is over, or the seat's turn begins."""
    if step.state.turns_left == 0:
        end(step)
    else:
        begin(step, seat)


def end(step: Step) -> None:
    """The game is over: count."""
    scores = tuple(line.total for line in scoring.count(step.state))
    step.put(frames=(), scores=scores)
    result: Values = {"scores": scores, "winners": scoring.winners(step.state)}
    if step.state.turns == step.state.last_turn:
        step.say("game-over", "end.last-round", **result)
    else:
        limit = step.state.round_limit
        step.say("game-over-by-limit", "end.round-limit", rounds=limit, **result)
