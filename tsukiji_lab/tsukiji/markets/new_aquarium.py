"""New Aquarium: an Aquarium for other fish, entered for a barrel; it comes with the Aquarium.

Source: expansion, New Aquarium. No text states what its spaces ask for and pay.
"""

from __future__ import annotations

from collections.abc import Iterable

from tsukiji_lab.game.refusal import Refusal
from tsukiji_lab.tsukiji.barrel_pay import barrels_to_pay, pay_barrel, why_not_pay_barrel
from tsukiji_lab.tsukiji.markets.aquariums import AquariumBoard, numbers_of, rows_of
from tsukiji_lab.tsukiji.state import State
from tsukiji_lab.tsukiji.step import Step


class NewAquarium(AquariumBoard, frozen=True, kw_only=True):
    """The New Aquarium board."""

    board = "new_aquarium"
    no_sale = "new-aquarium.kinds"
    spaces = ("sardines", "nori", "clam", "red_snapper", "himono", "spider_crab", "swordfish")
    rows = rows_of(spaces)
    numbers = numbers_of(rows)

    points: int = 0
    demands: tuple[int, ...] = (3, 2, 2, 2, 1, 1, 1)
    prices: tuple[int, ...] = (3, 4, 4, 5, 7, 10, 10)

    @classmethod
    def set_up(cls, players: int) -> NewAquarium:
        return cls()

    def reconstructed(self, players: int) -> frozenset[str]:
        return frozenset((*self.rows["demands"], *self.rows["prices"]))

    @property
    def is_free(self) -> bool:
        return False

    def ways_to_pay(self, state: State) -> Iterable[str]:
        yield from AquariumBoard.ways_to_pay(self, state) if self.points or self.fee else ()
        yield from barrels_to_pay(state.player)

    def why_not_pay(self, state: State, way: str) -> Refusal | None:
        return why_not_pay_barrel(state.player, way, self.rule("entry"))

    def take_pay(self, step: Step, way: str) -> None:
        pay_barrel(step, way)
