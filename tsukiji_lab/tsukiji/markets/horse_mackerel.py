"""Horse Mackerel (鯵): its licence also catches Mackerel, two at once.

Source: expansion, Horse Mackerel; rulings, Expansion fish.
"""

from __future__ import annotations

from collections.abc import Iterator

from tsukiji_lab.game.action import Action, Count, Name
from tsukiji_lab.game.refusal import Refusal
from tsukiji_lab.tsukiji.board import FishMarket
from tsukiji_lab.tsukiji.box import bring_in
from tsukiji_lab.tsukiji.catching import (
    can_catch,
    catch,
    no_licence,
    why_no_room,
    why_not_catch_now,
    why_not_empty_ship,
)
from tsukiji_lab.tsukiji.state import Boat, Player, State
from tsukiji_lab.tsukiji.step import Step
from tsukiji_lab.tsukiji.visiting import BuyLicence

BOARD, MACKEREL = "horse_mackerel", "mackerel"
BARREL = f"{MACKEREL}_by_{BOARD}"
"""A Mackerel barrel that a Horse Mackerel licence caught."""
AT_ONCE = 2
PAYMENT = 2
"""What each token brings its owner when the fish is overfished, in units of ¥100."""


class CatchByHorseMackerel(Action, frozen=True):
    """Catch one or two Mackerel with a Horse Mackerel licence."""

    verb = "catch by horse-mackerel"
    part_of = "fishing.parts"

    boat: Name
    count: Count

    @classmethod
    def options(cls, state: State) -> Iterator[CatchByHorseMackerel]:
        if BOARD in state.player.licences:
            for boat in can_catch(state):
                for count in range(1, AT_ONCE + 1):
                    yield cls(boat.name, count)

    def why_not(self, state: State) -> Refusal | None:
        player = state.player
        boat = player.boat(self.boat)
        if refusal := why_not_catch_now(state, boat):
            return refusal
        assert boat is not None
        held = player.licences.count(BOARD)
        if not held:
            return no_licence(state, BOARD)
        market = state.find_market(MACKEREL)
        if not isinstance(market, FishMarket):
            return Refusal("horse-mackerel.catch", {"market": MACKEREL})
        if not 1 <= self.count <= AT_ONCE:
            return Refusal("horse-mackerel.catch")
        if not market.barrels:
            return Refusal("fishing.catch.none-left", {"fish": MACKEREL})
        if BOARD in boat.load:
            return Refusal("horse-mackerel.not-both", {"boat": self.boat})
        if boat.load and (refusal := why_no_room(state, boat, MACKEREL)):
            return refusal
        if self.count > min(boat.slots - len(boat.load), market.barrels):
            return Refusal("horse-mackerel.catch.one")
        if refusal := why_not_empty_ship(player, boat, MACKEREL, BOARD, held):
            return refusal
        if state.top.used.count(BOARD) >= held:
            return Refusal("licence.once", {"fish": BOARD})
        return None

    def play(self, step: Step) -> None:
        boat = step.state.player.boat(self.boat)
        assert boat is not None
        barrels = (MACKEREL,) * self.count
        step.say("caught-by", "horse-mackerel.catch", boat=self.boat, barrels=barrels, fish=BOARD)
        catch(step, boat, (BARREL,) * self.count, BOARD)


class HorseMackerel(FishMarket, frozen=True, kw_only=True):
    """What is printed on the Horse Mackerel board, and what lies on it."""

    board = BOARD
    token_kinds = (BOARD,)
    verbs = (BuyLicence,)
    fishing_verbs = (CatchByHorseMackerel,)
    no_sale = "horse-mackerel.no-sale"
    catches = {MACKEREL: (BARREL,)}
    once_per_turn = True
    overfished_after_purchase = True
    overfishing_pays = PAYMENT

    points: int = 0

    @classmethod
    def set_up(cls, players: int) -> HorseMackerel:
        return cls.lay(
            barrels=min(3 * players, 12), tokens=16, licences=min(players, 6), licence_price=2
        )

    @classmethod
    def shape(cls, token: str) -> str:
        return MACKEREL

    def reconstructed(self, players: int) -> frozenset[str]:
        return frozenset({"points", "barrels", "tokens", "licences"})

    def caught(self, state: State) -> tuple[str, ...]:
        mackerel = state.find_market(MACKEREL)
        also = (MACKEREL,) if isinstance(mackerel, FishMarket) and mackerel.barrels else ()
        return FishMarket.caught(self, state) + also

    def income(self, player: Player) -> int:
        return 0

    def flaws(self, state: State) -> Iterator[str]:
        for seat, player in enumerate(state.players):
            for boat in player.boats:
                if not boat.is_barge and {BARREL, self.board} <= set(boat.load):
                    yield f"seat {seat}: {boat.name} carries both it and Mackerel it caught"

    def why_not_carry(self, boat: Boat) -> Refusal | None:
        if BARREL in boat.load:
            return Refusal("horse-mackerel.not-both", {"boat": boat.name})
        return None

    def run_out(self, step: Step) -> None:
        for seat, player in enumerate(step.state.players):
            yen = PAYMENT * player.tokens.count(self.board)
            if yen:
                step.earn(seat, yen)
                step.say_of(
                    seat, "overfished-pays", "horse-mackerel.overfished", fish=self.board, yen=yen
                )
        if MACKEREL in step.state.box:
            bring_in(step, MACKEREL)
            step.say("market-drawn", "horse-mackerel.overfished.mackerel", market=MACKEREL)

    def worth(self, state: State, tokens: tuple[str, ...]) -> int:
        return len(tokens)
