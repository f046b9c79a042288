"""Visiting a market: pay, licence holders take their income, then interact.

Source: Markets; Fish Markets; rulings, Markets.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tsukiji_lab.game.action import Action, Count, Name
from tsukiji_lab.game.chance import NoChance
from tsukiji_lab.game.refusal import Refusal, Values
from tsukiji_lab.tsukiji.board import FREE, POINTS, WAYS, YEN, FishMarket, Market, why_not_afford
from tsukiji_lab.tsukiji.frame import Frame
from tsukiji_lab.tsukiji.state import Player, State
from tsukiji_lab.tsukiji.step import Step, with_piece


class Enter(Action, frozen=True):
    """Enter a market, paying one of its entry costs."""

    verb = "enter"

    market: Name
    cost: Name

    def values(self, state: State) -> Values:
        market = state.find_market(self.market)
        points, fee = (market.points, market.fee) if market else (0, 0)
        return {"market": self.market, "cost": self.cost, "points": points, "fee": fee}

    @classmethod
    def options(cls, state: State) -> Iterator[Enter]:
        for market in state.markets:
            for way in market.ways_to_pay(state):
                yield cls(market.board, way)

    @classmethod
    def legal(cls, state: State) -> list[Enter]:
        turn, player = state.turn, state.player
        points = turn.points_left
        if not points:
            return []
        return [
            cls(market.board, way)
            for market in state.markets
            if market.board not in turn.entered and market.why_closed(state) is None
            for way in market.ways_to_pay(state)
            if _can_enter(state, player, points, market, way)
        ]

    def why_not(self, state: State) -> Refusal | None:
        turn = state.turn
        market = state.find_market(self.market)
        if market is None:
            return Refusal("visit.in-play", {"market": self.market})
        if not turn.points_left:
            rule = "turn.after-last-point"
            return Refusal(rule if self.cost == POINTS else f"{rule}.free-visits")
        if market.board in turn.entered:
            return Refusal("visit.free-once", {"market": self.market})
        player, points = state.player, turn.points_left
        if refusal := market.why_closed(state):
            return refusal
        if refusal := _why_not_pay(state, player, points, market, self.cost):
            return refusal
        if self.cost not in WAYS:
            state = _paid(state, market, self.cost)
            player, market = state.player, state.market(market.board)
        return why_no_use(state, _visitor(player, market, self.cost), market)

    def play(self, step: Step) -> None:
        market = step.state.market(self.market)
        step.begin_visit(market.points if self.cost == POINTS else 0)
        if self.cost == YEN:
            step.pay(step.state.on_turn, market.fee)
        elif self.cost not in WAYS:
            market.take_pay(step, self.cost)
        if self.cost == FREE or market.once_per_turn:
            step.put_turn(entered=(*step.state.turn.entered, market.board))
        values: Values = {"cost": self.cost, "points": market.points, "fee": market.fee}
        step.say("entered", market.rule("entry"), market=market.board, **values)
        step.push(Visit(market.board))
        for seat, player in enumerate(step.state.players):
            income = step.state.market(self.market).income(player)
            if income:
                step.earn(seat, income)
                step.say_of(seat, "licence-income", "visit.income", fish=market.board, yen=income)


def _can_enter(state: State, player: Player, points: int, market: Market, cost: str) -> bool:
    """Whether the cost can be paid and anything could be done: by the board's own short answer, or
    by a trial.
    """
    if cost == POINTS and market.points:
        if market.points > points:
            return False
    elif _why_not_pay(state, player, points, market, cost) is not None:
        return False
    elif cost not in WAYS:
        state = _paid(state, market, cost)
        player, market = state.player, state.market(market.board)
    visitor = _visitor(player, market, cost)
    answer = market.is_of_use(state, visitor)
    return why_no_use(state, visitor, market) is None if answer is None else answer


def _paid(state: State, market: Market, piece: str) -> State:
    """The position once a piece is handed over as the cost."""
    trial = Step(state, NoChance())
    market.take_pay(trial, piece)
    return trial.state


def _visitor(player: Player, market: Market, cost: str) -> Player:
    """The player once yen are paid, if they are the cost, and the licence income is taken."""
    change = market.income(player) - (market.fee if cost == YEN else 0)
    return replace(player, yen=player.yen + change) if change else player


def _why_not_pay(
    state: State, player: Player, points: int, market: Market, cost: str
) -> Refusal | None:
    """The rule that forbids to pay that cost with so many Action Points left, or None."""
    if cost == POINTS and market.points:
        if points < market.points:
            return Refusal("turn.points.enough", {"needed": market.points, "points": points})
        return None
    if cost == YEN and market.fee:
        return why_not_afford(player, market.fee)
    if cost == FREE and market.is_free:
        return None
    if cost in WAYS:
        return Refusal("visit.cost", {"board": market.board})
    return market.why_not_pay(state, cost)


class Visit(Frame, frozen=True, gc=False):
    """A visit under way; ``done`` names the interactions so far."""

    rule = "turn.one-action"
    rule_for_free_steps = "turn.free-steps.not-before-interaction"

    market: str
    done: tuple[str, ...] = ()


def why_no_use(state: State, visitor: Player, market: Market) -> Refusal | None:
    """The rule that forbids a visit in which nothing can be done, or None.

    ``state`` is the position once the cost is paid, ``visitor`` the player on turn after licence
    income too; the visit is tried. What stands in the way there is the refusal's ``because``.
    """
    seat, board = state.on_turn, market.board
    players = (*state.players[:seat], visitor, *state.players[seat + 1 :])
    inside = replace(state, players=players, frames=(state.turn, Visit(board)))
    first = None
    for verb in market.verbs:
        for option in verb.options(inside):
            refusal = option.why_not(inside)
            if refusal is None:
                return None
            first = first or refusal
    return Refusal("visit.interact.possible", {"market": board}, because=first)


def interact(step: Step, what: str) -> None:
    """An interaction of the visit on top is done."""
    step.put_action(done=(*step.state.action.done, what))


class Leave(Action, frozen=True):
    """End the visit."""

    verb = "leave"
    part_of = "visit.one-market"

    def why_not(self, state: State) -> Refusal | None:
        return None if state.top.done else Refusal("visit.interact")

    def play(self, step: Step) -> None:
        market = step.state.top.market
        step.pop()
        step.say("left", "visit.any-number", market=market)


class BuyLicence(Action, frozen=True):
    """Buy a licence of the fish market that is visited."""

    verb = "buy licence"
    part_of = "visit.one-market"

    kind: Name

    @classmethod
    def options(cls, state: State) -> Iterator[BuyLicence]:
        yield cls(state.top.market)

    def why_not(self, state: State) -> Refusal | None:
        visit: Visit = state.top
        if self.kind != visit.market:
            return Refusal("visit.licence", {"fish": self.kind})
        market: FishMarket = state.market(self.kind)
        if 0 < market.licence_limit <= visit.done.count(self.verb):
            return Refusal(market.rule("licence.one"))
        return market.why_no_licence(state, state.player)

    def play(self, step: Step) -> None:
        seat = step.state.on_turn
        market: FishMarket = step.state.market(self.kind)
        price, licence = market.next_licence_price, market.licence_for(step.player(seat))
        step.pay(seat, price)
        step.put_market(self.kind, licences=market.licences - 1)
        step.put_player(seat, licences=with_piece(step.player(seat).licences, licence))
        interact(step, self.verb)
        step.say("licence-bought", market.rule("licence"), fish=self.kind, yen=price)


class Sell(Action, frozen=True):
    """Sell tokens to the market that is visited, so many of a kind together."""

    verb = "sell"
    part_of = "visit.one-market"

    token: Name
    count: Count

    @classmethod
    def options(cls, state: State) -> Iterator[Sell]:
        tokens = state.player.tokens
        if tokens:
            for token in state.market(state.top.market).buys(state):
                for count in range(1, tokens.count(token) + 1):
                    yield cls(token, count)

    def why_not(self, state: State) -> Refusal | None:
        market = state.market(state.top.market)
        if self.token not in market.buys(state):
            return Refusal(market.no_sale, {"token": self.token})
        held = state.player.tokens.count(self.token)
        if not 1 <= self.count <= held:
            values: Values = {"token": self.token, "held": held, "count": self.count}
            return Refusal("visit.sell.own", values)
        refusal: Refusal | None = market.why_not_sell(state, self.token, self.count)
        return refusal

    def play(self, step: Step) -> None:
        seat = step.state.on_turn
        market = step.state.market(step.state.top.market)
        price = market.sale_price(step.state, self.token, self.count)
        for _ in range(self.count):
            step.take_token(seat, self.token)
        step.earn(seat, price)
        interact(step, self.verb)
        values: Values = {"token": self.token, "count": self.count, "yen": price}
        step.say("sold", market.rule("sell"), market=market.board, **values)
        market.sold(step, self.token, self.count)
