"""A barrel of the own harbour as the cost of entering a market.

Source: expansion, Markets (entry costs); rulings, Markets. It is named by its row, its fish and its
price in yen («fresh-mackerel-300»).
"""

from __future__ import annotations

from collections.abc import Iterator

from tsukiji_lab.game.refusal import Refusal
from tsukiji_lab.tsukiji.board import is_barrel
from tsukiji_lab.tsukiji.overfishing import return_barrel
from tsukiji_lab.tsukiji.pieces import ROWS
from tsukiji_lab.tsukiji.state import Player, Sale
from tsukiji_lab.tsukiji.step import Step


def barrels_to_pay(player: Player, fish: str = "") -> Iterator[str]:
    """The barrels that a player has for sale, each kind and price once; of one fish, or of all."""
    for row in ROWS:
        for sale in dict.fromkeys(player.row(row)):
            if is_barrel(sale.kind) and fish in ("", sale.kind):
                yield f"{row}_{sale.kind}_{sale.price * 100}"


def why_not_pay_barrel(player: Player, way: str, rule: str, fish: str = "") -> Refusal | None:
    """The ``rule`` that forbids to pay with that piece, or None."""
    return None if way in barrels_to_pay(player, fish) else Refusal(rule)


def pay_barrel(step: Step, way: str) -> None:
    """The barrel goes from the harbour of the player on turn back to its market."""
    row, _, rest = way.partition("_")
    kind, _, yen = rest.rpartition("_")
    step.withdraw(step.state.on_turn, row, Sale(kind, int(yen) // 100))
    return_barrel(step, kind)
