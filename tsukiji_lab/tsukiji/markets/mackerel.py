"""Mackerel (鯖): worth little, sold to the market in pairs.

Source: Mackerel; Setup, step 3; expansion, Setup (Horse Mackerel); rulings, Markets.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement

from msgspec.structs import force_setattr, replace

from tsukiji_lab.game.action import Action, Name
from tsukiji_lab.game.refusal import Refusal, Values
from tsukiji_lab.tsukiji.board import MONEY, FishMarket
from tsukiji_lab.tsukiji.overfishing import return_barrel
from tsukiji_lab.tsukiji.pieces import ROWS
from tsukiji_lab.tsukiji.state import Player, Sale, State
from tsukiji_lab.tsukiji.step import Step
from tsukiji_lab.tsukiji.visiting import BuyLicence, interact

ALL_LICENCES = 8
"""Where each player is dealt one, that is done before the board is stocked."""
TOKEN = "token"


class SellPair(Action, frozen=True):
    """Sell two Mackerel for ¥100: each is a ``token``, or a barrel from the own harbour named by
    its row and price in yen («fresh-300»).
    """

    verb = "sell pair"
    part_of = "visit.one-market"

    first: Name
    second: Name

    def __post_init__(self) -> None:
        # One spelling of a pair: there is no order in it.
        if str(self.first) > str(self.second):
            first, second = self.first, self.second
            force_setattr(self, "first", second)
            force_setattr(self, "second", first)

    @classmethod
    def options(cls, state: State) -> Iterator[SellPair]:
        kinds = sorted(set(_pieces(state.player)))
        return (cls(*pair) for pair in combinations_with_replacement(kinds, 2))

    def why_not(self, state: State) -> Refusal | None:
        left = _pieces(state.player)
        for piece in (self.first, self.second):
            if piece not in left:
                return Refusal("mackerel.sell.pairs")
            left.remove(piece)
        return None

    def play(self, step: Step) -> None:
        seat = step.state.on_turn
        for piece in (self.first, self.second):
            if piece == TOKEN:
                step.take_token(seat, "mackerel")
                step.send_home("mackerel")
            else:
                row, price = piece.split("_")
                step.withdraw(seat, row, Sale("mackerel", int(price) // 100))
                return_barrel(step, "mackerel")
        yen = step.state.market("mackerel").pair_price
        step.earn(seat, yen)
        interact(step, self.verb)
        tokens = (self.first, self.second).count(TOKEN)
        values: Values = {"tokens": tokens, "barrels": 2 - tokens, "yen": yen}
        step.say("pair-sold", "mackerel.sell", **values)


def _pieces(player: Player) -> list[str]:
    """The names of all Mackerel that a player could sell to the market, one for each piece."""
    tokens = [TOKEN] * player.tokens.count("mackerel")
    barrels = [
        f"{row}_{sale.price * 100}"
        for row in ROWS
        for sale in player.row(row)
        if sale.kind == "mackerel"
    ]
    return tokens + barrels


class Mackerel(FishMarket, frozen=True, kw_only=True):
    """What is printed on the Mackerel board, and what lies on it."""

    board = "mackerel"
    token_kinds = ("mackerel",)
    verbs = (BuyLicence, SellPair)
    licence_limit = 1
    numbers = {**FishMarket.numbers, "pair_price": MONEY}

    pair_price: int = 1

    @classmethod
    def set_up(cls, players: int) -> Mackerel:
        return cls.lay(
            barrels=min(6 * players, 15),
            tokens=30,
            licences=players,
            licence_price=1,
        )

    def dealt(self, players: int, most: int) -> Mackerel:
        """The board once every player got a licence at the start of the game, with so many left
        for it at most.
        """
        left = min(self.licences, most)
        return replace(self, licences=left, all_licences=left + players)

    def is_of_use(self, state: State, visitor: Player) -> bool:
        if FishMarket.is_of_use(self, state, visitor):
            return True
        on_sale = [sale for sale in visitor.fresh + visitor.degraded if sale.kind == self.board]
        return visitor.tokens.count(self.board) + len(on_sale) > 1

    def worth(self, state: State, tokens: tuple[str, ...]) -> int:
        return len(tokens)
