"""The position: what lies in front of whom, what lies on the boards, and what is being decided.

Everything is immutable: a move makes a new state. Money is in units of ¥100; pieces are their
ids (``"eel"``, ``"spider_crab_6"``, ``"two_slot"``), seats are indices.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from tsukiji_lab.tsukiji.board import HOME, FishMarket, Market
from tsukiji_lab.tsukiji.pieces import (
    BARGE_PORT,
    BOAT_NAMES,
    BOATS,
    COLUMNS,
    FRESH,
    LICENCE_SPACES,
    PORTS,
    SEA,
)

if TYPE_CHECKING:
    from tsukiji_lab.tsukiji.turn import Turn


class Boat(Struct, frozen=True, order=True, gc=False, omit_defaults=True):
    """A boat of a fleet: in a port, at sea or abroad, with the barrels it carries.

    ``name`` is its kind; a number tells boats of one kind and owner apart («two-slot-2»). Barrels
    that another fish's licence caught are named so («mackerel_by_himono_1»). ``rented`` is the
    market that a rented boat goes back to.
    """

    name: str
    place: str = PORTS[0]
    load: tuple[str, ...] = ()
    rented: str = ""

    @property
    def kind(self) -> str:
        """Its kind, one of ``BOATS``."""
        return BOAT_NAMES[self.name]

    @property
    def slots(self) -> int:
        """How many barrels it holds."""
        return BOATS[BOAT_NAMES[self.name]].slots

    @property
    def is_barge(self) -> bool:
        """Whether it is a Barge, which cannot catch."""
        return BOATS[BOAT_NAMES[self.name]].is_barge

    @property
    def licences(self) -> int:
        """How many licences it can use at once."""
        return BOATS[BOAT_NAMES[self.name]].licences

    @property
    def at_sea(self) -> bool:
        """Whether it is at sea, neither in a port nor abroad."""
        return self.place == SEA

    @property
    def in_port(self) -> bool:
        """Whether it lies in one of its owner's ports."""
        return self.place in PORTS


class Sale(Struct, frozen=True, order=True, gc=False):
    """A piece for sale in a harbour: a barrel (by its fish) or a Takoyaki, with its price."""

    kind: str
    price: int


class Drying(Struct, frozen=True, order=True, gc=False):
    """A piece that lies on a Himono licence to dry: a barrel, or a token (``is_token``)."""

    licence: str
    kind: str
    is_token: bool = False


class Player(Struct, frozen=True, gc=False, omit_defaults=True):
    """All that lies in front of one player. ``licences`` and ``tokens`` are sorted.

    ``freezers`` and ``carts`` hold the uses left of each, ``buyers`` counts the Buyers on licence
    spaces. A Himono licence has its own number («himono_2»), for ``drying`` lies on it.
    """

    yen: int
    boats: tuple[Boat, ...]
    licences: tuple[str, ...]
    open_ports: int = 1
    fresh: tuple[Sale, ...] = ()
    degraded: tuple[Sale, ...] = ()
    tokens: tuple[str, ...] = ()
    freezers: tuple[int, ...] = ()
    carts: tuple[int, ...] = ()
    loans: int = 0
    shares: int = 0
    buyers: int = 0
    drying: tuple[Drying, ...] = ()

    def boat(self, name: str) -> Boat | None:
        """The boat of that name, or None."""
        for boat in self.boats:
            if boat.name == name:
                return boat
        return None

    def row(self, row: str) -> tuple[Sale, ...]:
        """The pieces in the upper (``fresh``) or lower (``degraded``) selling row."""
        return self.fresh if row == FRESH else self.degraded

    @property
    def free_spaces(self) -> int:
        """Licence spaces with nothing on them."""
        taken = len(self.licences) + len(self.freezers) + len(self.carts)
        return LICENCE_SPACES - taken - self.buyers

    def berths(self, kind: str) -> list[str]:
        """The ports that have room for a boat of that kind now."""
        places = [boat.place for boat in self.boats]
        empty = [port for port in PORTS[: self.open_ports] if port not in places]
        if BOATS[kind].is_barge:
            return [BARGE_PORT] if BARGE_PORT in empty else []
        if places.count(BARGE_PORT) == 1:
            moored = next(boat for boat in self.boats if boat.place == BARGE_PORT)
            return empty if moored.is_barge else [*empty, BARGE_PORT]
        return empty


class State(Struct, frozen=True, gc=False, omit_defaults=True):
    """A position of the game.

    ``boards`` are the names of the ``markets``, in the same order. ``turns`` counts the turns
    begun; ``last_turn`` is the number of the one that ends the game, once it is known, and
    ``ended_by`` the seat that triggered it. ``box`` and ``external_box`` hold the fish markets and
    the external markets that can still come in, in the order in which they will if there is an
    ``open_order``. ``bag`` holds the tokens to be drawn. ``collapsing``: external markets can
    collapse. ``errands`` are the Buyers that were placed, in their order: whose each is, and the
    seat after whose turn it acts. ``columns`` are the printed selling columns of the harbours.
    ``house_rules`` are printed numbers that were changed: board, field, number. ``supply`` is the
    general supply of yen (it may go below zero: it never runs out). ``frames`` is the stack of
    decisions under way, the one to be taken now last. ``scores`` is the final count by seat, once
    the game is over. Money is in units of ¥100.
    """

    players: tuple[Player, ...]
    markets: tuple[Market, ...]
    boards: tuple[str, ...]
    box: tuple[str, ...]
    bag: tuple[str, ...]
    supply: int
    on_turn: int
    closed_money: bool
    turns: int = 0
    round_limit: int = 0
    last_turn: int = 0
    ended_by: int | None = None
    draws: int = 0
    frames: tuple[Any, ...] = ()
    scores: tuple[int, ...] | None = None
    external_box: tuple[str, ...] = ()
    open_order: bool = False
    collapsing: bool = False
    errands: tuple[tuple[int, int], ...] = ()
    columns: tuple[int, ...] = COLUMNS
    house_rules: tuple[tuple[str, str, int], ...] = ()

    @property
    def player(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.on_turn]

    @property
    def others(self) -> tuple[int, ...]:
        """The other seats, clockwise from the player on turn."""
        seats = len(self.players)
        return tuple((self.on_turn + i) % seats for i in range(1, seats))

    @property
    def turn(self) -> Turn:
        """The turn under way: the bottom of the stack."""
        turn: Turn = self.frames[0]
        return turn

    @property
    def top(self) -> Any:
        """The decision to be taken now: the top of the stack."""
        return self.frames[-1]

    @property
    def action(self) -> Any:
        """The action under way, which lies on the turn: Fishing, Purchasing or a visit."""
        return self.frames[1]

    @property
    def to_act(self) -> int | None:
        """The seat that decides now; None when the game is over."""
        return self.frames[-1].actor(self) if self.frames else None

    @property
    def turns_left(self) -> int | None:
        """How many turns follow this one; None while no end is known."""
        limit = self.round_limit * len(self.players)
        ends = [turn for turn in (self.last_turn, limit) if turn]
        return min(ends) - self.turns if ends else None

    def goes_on_for(self, turns: int) -> bool:
        """Whether at least so many turns follow this one, as far as is known."""
        return self.turns_left is None or self.turns_left >= turns

    @property
    def round(self) -> int:
        """The round under way, from 1."""
        return (self.turns - 1) // len(self.players) + 1

    @property
    def fish_markets(self) -> tuple[FishMarket, ...]:
        """The fish markets in play, in the order in which they lie on the table."""
        return tuple(market for market in self.markets if isinstance(market, FishMarket))

    def find_market(self, board: str) -> Market | None:
        """The market of that name if it is in play."""
        return self.markets[self.boards.index(board)] if board in self.boards else None

    def market(self, board: str) -> Any:
        """The market of that name, which is in play (ValueError otherwise)."""
        return self.markets[self.boards.index(board)]

    def home(self, piece: str) -> FishMarket:
        """The fish market that a barrel, token or licence belongs to; it is in play."""
        market: FishMarket = self.market(HOME[piece])
        return market
