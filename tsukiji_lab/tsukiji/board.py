"""What all market boards have in common, and the list of boards.

A board is an immutable record of what is printed on it and what lies on it; its class holds its
rules. The turn, fishing, purchasing, visiting, bidding, overfishing and scoring call it and know
no market by name.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, ClassVar, Self

from msgspec import Struct
from msgspec.structs import replace

from tsukiji_lab.game.action import Action
from tsukiji_lab.game.refusal import Refusal
from tsukiji_lab.tsukiji.frame import Frame
from tsukiji_lab.tsukiji.terms import RESOURCES, Term

if TYPE_CHECKING:
    from tsukiji_lab.tsukiji.bidding import Bids
    from tsukiji_lab.tsukiji.lots import Lot
    from tsukiji_lab.tsukiji.state import Boat, Player, State
    from tsukiji_lab.tsukiji.step import Step
    from tsukiji_lab.tsukiji.terms import View

POINTS, YEN, FREE = "points", "yen", "free"
WAYS = (POINTS, YEN, FREE)
"""Ways to pay for entering a market; any other way is the piece that is handed over."""
_POINTS, _YEN, _POINTS_OR_YEN, _FREE = (POINTS,), (YEN,), (POINTS, YEN), (FREE,)

COLLAPSED, CLOSED = "collapsed", "closed"
"""The faces of a Collapse token: the market stays open, or it is closed for the rest."""

RULEBOOK, RECONSTRUCTED, HOUSE_RULE = "rulebook", "reconstructed", "house_rule"
"""Where a printed number comes from: a source, a reconstruction, or whoever set up the game."""

COUNT, MONEY = 1, 100
"""What printed numbers are given in when they are changed: pieces and points, or yen."""


def why_not_afford(player: Player, price: int) -> Refusal | None:
    """The rule that forbids a player to pay more than there is."""
    missing = price - player.yen
    return Refusal("money.enough", {"yen": price, "missing": missing}) if missing > 0 else None


class Market(Struct, frozen=True, gc=False, tag_field="board", kw_only=True, omit_defaults=True):
    """Base of all boards. ``points`` and ``fee`` (units of ¥100) are its printed entry costs.

    ``verbs`` are its interactions, ``morning_verbs`` what it lets a player do before degradation,
    ``fishing_verbs`` in a Fishing action, ``anytime_verbs`` at any moment of the own turn.
    ``frames`` are the decisions that only this board brings, each with what may be done in it.
    ``numbers`` are its printed numbers with what they are given in, yen or pieces; ``rows`` are
    fields that hold several of them. ``collapses`` is the face of the token it gets when it
    collapses, if it can; ``collapsed`` the one that lies on it. ``lends``: it has Loans and Shares.
    """

    board: ClassVar[str]
    verbs: ClassVar[tuple[type[Action], ...]] = ()
    morning_verbs: ClassVar[tuple[type[Action], ...]] = ()
    fishing_verbs: ClassVar[tuple[type[Action], ...]] = ()
    anytime_verbs: ClassVar[tuple[type[Action], ...]] = ()
    once_per_turn: ClassVar[bool] = False
    """Whether its text lets it be entered once per turn, whatever it costs."""
    least_players: ClassVar[int] = 2
    frames: ClassVar[dict[type[Frame], tuple[type[Action], ...]]] = {}
    numbers: ClassVar[dict[str, int]] = {"points": COUNT, "fee": MONEY}
    rows: ClassVar[dict[str, tuple[str, ...]]] = {}
    collapses: ClassVar[str] = ""
    lends: ClassVar[bool] = False

    points: int = 1
    fee: int = 0
    collapsed: str = ""

    @classmethod
    def set_up(cls, players: int) -> Market:
        """The board as it is laid out for that many players."""
        raise NotImplementedError

    def reconstructed(self, players: int) -> frozenset[str]:
        """Names of its numbers that no source states, for that many players."""
        return frozenset()

    def provenance(self, number: str, state: State) -> str:
        """Where a printed number comes from: ``RULEBOOK``, ``RECONSTRUCTED`` or ``HOUSE_RULE``."""
        if any((board, name) == (self.board, number) for board, name, _ in state.house_rules):
            return HOUSE_RULE
        is_guess = number in self.reconstructed(len(state.players))
        return RECONSTRUCTED if is_guess else RULEBOOK

    def with_numbers(self, numbers: dict[str, int]) -> Self:
        """The board, newly laid out, with other printed numbers."""
        changed: dict[str, Any] = dict(numbers)
        for field, names in self.rows.items():
            now = zip(names, getattr(self, field), strict=True)
            changed[field] = tuple(changed.pop(name, number) for name, number in now)
        return replace(self, **changed)

    @property
    def is_free(self) -> bool:
        """Whether no entry cost is printed: then it may be entered once per turn."""
        return not self.points and not self.fee

    @classmethod
    def rule(cls, topic: str) -> str:
        """The id of one of this board's rules in the catalogue."""
        return f"{cls.board.replace('_', '-')}.{topic}"

    # --- entering ---

    def ways_to_pay(self, state: State) -> Iterable[str]:
        """The entry costs to choose from: ``points``, ``yen``, ``free``, or pieces to hand over."""
        if not self.fee:
            return _POINTS if self.points else _FREE
        return _POINTS_OR_YEN if self.points else _YEN

    def why_not_pay(self, state: State, way: str) -> Refusal | None:
        """The rule that forbids to hand over the piece ``way``; the base takes no piece."""
        return Refusal("visit.cost", {"board": self.board})

    def take_pay(self, step: Step, way: str) -> None:
        """Take the piece ``way`` from the player on turn as the entry cost."""

    def why_closed(self, state: State) -> Refusal | None:
        """The rule that closes the board to the player on turn, or None."""
        if self.collapsed == CLOSED:
            return Refusal("collapse.closed", {"market": self.board})
        return None

    def income(self, player: Player) -> int:
        """What a player takes when anybody enters: ¥100 for each licence of a fish market."""
        return 0

    def is_of_use(self, state: State, visitor: Player) -> bool | None:
        """Whether a visitor who paid and took the income could do anything here.

        The short answer to what the verbs would say one by one, for boards that are asked often;
        None leaves it to them.
        """
        return None

    # --- selling to the market ---

    no_sale: ClassVar[str] = "visit.sell.not-bought"
    """The rule by which it does not buy a token."""

    def buys(self, state: State) -> tuple[str, ...]:
        """The kinds of token that can be sold here."""
        return ()

    def why_not_sell(self, state: State, token: str, count: int) -> Refusal | None:
        """The rule that forbids to sell so many of these tokens, which the player holds."""
        return None

    def sale_price(self, state: State, token: str, count: int) -> int:
        """What they bring together, in units of ¥100."""
        raise NotImplementedError

    def gives_for(self, state: State, token: str, count: int) -> int:
        """What it gives now for as many as it takes of so many such tokens and no others, in units
        of ¥100.
        """
        if token not in self.buys(state):
            return 0
        counts = range(count, 0, -1)
        takes = (each for each in counts if self.why_not_sell(state, token, each) is None)
        most = next(takes, 0)
        return self.sale_price(state, token, most) if most else 0

    def sold(self, step: Step, token: str, count: int) -> None:
        """Lay the sold tokens where they belong, and whatever else follows the sale."""
        raise NotImplementedError

    # --- lots ---

    def why_not_lot(self, state: State, lot: Lot) -> Refusal | None:
        """The rule that forbids this lot, or None."""
        raise NotImplementedError

    def lot_made(self, step: Step, lot: Lot, worth: int) -> None:
        """The lot, worth so many Resources, has left its owner: do what it was made for."""
        raise NotImplementedError

    # --- blind bids ---

    def won(self, step: Step, bids: Bids, winner: int, bid: int) -> None:
        """Settle a bid held by this market: payment, and whose the lot is."""
        raise NotImplementedError

    def settle(self, step: Step, bids: Bids) -> bool:
        """Settle revealed bids in this market's own way; False: the highest bid wins."""
        return False

    # --- at other times ---

    @classmethod
    def is_early(cls) -> bool:
        """Whether anything can happen here before degradation."""
        own = cls.dawn is not Market.dawn or cls.has_morning is not Market.has_morning
        return own or bool(cls.morning_verbs)

    def has_morning(self, state: State) -> bool:
        """Whether the player on turn has a choice here before degradation."""
        return any(tuple(verb.legal(state)) for verb in self.morning_verbs)

    def dawn(self, step: Step) -> tuple[str, ...]:
        """A turn begins. The pieces that the player on turn gets now, to be put up for sale."""
        return ()

    def docked(self, step: Step, boat: Boat) -> None:
        """A rented boat of the player on turn has docked and is empty."""

    def after_turn(self, step: Step, served: int) -> bool:
        """Begin what somebody may do after that player's turn; False: nothing is left to do."""
        return False

    def is_exhausted(self) -> bool:
        """Whether it collapses as it lies now, if it can collapse."""
        return False

    def settled(self, state: State, seat: int) -> int:
        """What the player takes in the final count by this board; below zero: pays."""
        return 0

    def explain_settled(self, state: State, seat: int) -> tuple[Term, ...]:
        """What adds up to what is ``settled`` here."""
        return ()

    # --- what lies here ---

    def flaws(self, state: State) -> Iterator[str]:
        """What cannot lie on this board, or in front of players by its rules; for ``status``."""
        yield from ()

    def tokens_here(self) -> tuple[str, ...]:
        """Fish tokens that lie on this board and are not in their own market's reserve."""
        return ()

    def boats_here(self) -> tuple[str, ...]:
        """Boats that lie on this board."""
        return ()


class FishMarket(Market, frozen=True, kw_only=True):
    """A fish market: barrels, tokens and licences lie on it.

    ``tokens`` is its reserve of tokens; of kinds that are auctioned it is in the bag.
    ``all_…`` is what it was laid out with, ``boxed`` counts its barrels that went to the box.
    """

    token_kinds: ClassVar[tuple[str, ...]]
    """The tokens that belong here; the first is the one a purchase brings."""
    licence_limit: ClassVar[int] = 0
    """How many licences one visit sells; 0: any number."""
    per_boat: ClassVar[int] = 0
    """How many of its barrels a boat carries; 0: as many as it has slots."""
    degrades: ClassVar[bool] = True
    licences_apart: ClassVar[tuple[str, ...]] = ()
    """The names of its licences, if they are told apart."""
    auction_lot: ClassVar[int] = 0
    """How many unloaded barrels make an auction; 0: its barrels are put up for sale."""
    catches: ClassVar[dict[str, tuple[str, ...]]] = {}
    """Other fish that its licences catch, each with the names of barrels so caught."""
    keeps_catch: ClassVar[bool] = False
    """Whether barrels so caught are landed in its own way, and aboard with no other fish."""
    overfished_after_purchase: ClassVar[bool] = False
    """Whether what follows overfishing waits until a Purchasing action is over."""
    overfishing_pays: ClassVar[int] = 0
    """What its overfishing pays for each token, in units of ¥100; below zero: takes."""
    numbers = {
        **Market.numbers,
        **dict.fromkeys(("barrels", "tokens", "licences"), COUNT),
        "licence_price": MONEY,
    }

    barrels: int
    tokens: int
    licences: int
    all_barrels: int
    all_tokens: int
    all_licences: int
    licence_price: int
    boxed: int = 0
    overfished: bool = False

    @classmethod
    def lay(cls, *, barrels: int, tokens: int, licences: int, licence_price: int) -> Self:
        """The board with these numbers on it."""
        return cls(
            barrels=barrels,
            tokens=tokens,
            licences=licences,
            all_barrels=barrels,
            all_tokens=tokens,
            all_licences=licences,
            licence_price=licence_price,
        )

    def with_numbers(self, numbers: dict[str, int]) -> Self:
        pieces = ("barrels", "tokens", "licences")
        all_of_them = {f"all_{name}": numbers[name] for name in pieces if name in numbers}
        return replace(super().with_numbers(numbers), **all_of_them)

    @classmethod
    def licence_names(cls) -> tuple[str, ...]:
        """The names that its licences go by."""
        return cls.licences_apart or (cls.board,)

    @classmethod
    def shape(cls, token: str) -> str:
        """The shape of a token; those of one shape go to one space."""
        return cls.board

    def reserve(self, state: State) -> int:
        """Tokens of this market that can still be handed out."""
        return self.tokens

    def booked(self, barrels: int, tokens: Counter[str], licences: int) -> Self:
        """The board without what lies elsewhere: so many of its barrels and licences, and tokens.

        What is missing then of its barrels, if it is overfished, went to the box.
        """
        elsewhere = sum(tokens[token] for token in self.token_kinds) + len(self.tokens_here())
        return replace(
            self,
            barrels=0 if self.overfished else self.all_barrels - self.boxed - barrels,
            boxed=self.all_barrels - barrels if self.overfished else self.boxed,
            tokens=self.tokens_in_box() - elsewhere,
            licences=self.all_licences - licences,
        )

    def tokens_left(self, state: State) -> int:
        """The tokens that must not run out: those on the board or in the bag."""
        return self.reserve(state)

    def is_run_out(self, state: State) -> bool:
        """Whether its barrels or its tokens are gone."""
        return not (self.barrels and self.tokens_left(state))

    @property
    def kinds_that_run_out(self) -> tuple[str, ...]:
        """The kinds of token that are looked at when it is checked for overfishing."""
        return self.token_kinds

    @property
    def out_of_game(self) -> int:
        """How many of those tokens are out of the game."""
        return 0

    def run_out(self, step: Step) -> None:
        """It has become overfished: what follows before a new market comes in."""

    worth_of_rest: ClassVar[bool] = False
    """Whether its tokens take their worth from all other fish of their owner."""

    def worth(self, state: State, tokens: tuple[str, ...]) -> int:
        """What these tokens of this market are worth together, in Resources."""
        raise NotImplementedError

    def worth_beside(self, tokens: tuple[str, ...], rest: int) -> int:
        """The same where ``worth_of_rest``: all other fish of their owner are worth ``rest``."""
        raise NotImplementedError

    worth_by_owner: ClassVar[bool] = False
    """Whether what a token is worth depends on what else its owner has."""

    def explain_worth(self, view: View, token: str, seat: int) -> Term:
        """What makes one of these tokens worth to ``seat`` what it is; by default it is printed."""
        number = self.worth(view.state, (token,))
        return Term("explain_printed", number, RESOURCES, self.rule("worth"), {"token": token})

    def tokens_in_box(self) -> int:
        """How many tokens of this market there are, of all its kinds."""
        return self.all_tokens

    def bag_tokens(self) -> tuple[str, ...]:
        """The tokens that go into the bag when this market is laid out."""
        return ()

    def unloaded(self, step: Step, barrels: int) -> None:
        """Its barrels come off a boat in one of the player's own ports."""

    def priced(self, step: Step) -> None:
        """One of its barrels was unloaded and got its price."""

    def hand_over(self, step: Step, row: str, buyer: int) -> str:
        """Take the token that a buyer gets for a barrel of that row off the board."""
        step.put_market(self.board, tokens=step.state.market(self.board).tokens - 1)
        return self.token_kinds[0]

    def token_for_auction(self, step: Step) -> str | None:
        """Take the token that is auctioned next off the board; None: there is none."""
        raise NotImplementedError

    def auctioned_abroad(self, step: Step) -> None:
        """One of its barrels is part of a lot at the Foreign Market."""

    def bid_for(self, step: Step, bid: int) -> None:
        """One or more of its tokens were won with that bid, in any auction of landed fish."""

    def landed(self, step: Step, barrels: tuple[str, ...]) -> None:
        """Barrels that its licences caught come off a boat in one of the player's own ports."""

    def caught(self, state: State) -> tuple[str, ...]:
        """The fish that its licences catch now, of which barrels are left."""
        return (self.board,) if self.barrels else ()

    def licence_for(self, player: Player) -> str:
        """The licence that the player gets next."""
        return self.board

    def licence_returned(self, step: Step, licence: str) -> None:
        """The player on turn gave one of its licences back."""

    @property
    def next_licence_price(self) -> int:
        """What the next licence costs."""
        return self.licence_price

    def why_not_carry(self, boat: Boat) -> Refusal | None:
        """The rule that keeps its barrels off a boat with such a load, or None."""
        return None

    def take_back(self, step: Step, token: str) -> None:
        """A token of this market comes back to its board or bag."""
        step.put_market(self.board, tokens=step.state.market(self.board).tokens + 1)

    def income(self, player: Player) -> int:
        return player.licences.count(self.board)

    def why_no_licence(self, state: State, visitor: Player) -> Refusal | None:
        """The rule that forbids the visitor to buy a licence here, or None."""
        if not self.licences:
            return Refusal("visit.licence.none-left", {"fish": self.board})
        if self.board in state.turn.returned:
            return Refusal("licence.no-rebuy", {"fish": self.board})
        if visitor.free_spaces < 1:
            return Refusal("licence.spaces")
        return why_not_afford(visitor, self.next_licence_price)

    def is_of_use(self, state: State, visitor: Player) -> bool:
        if self.licences and self.why_no_licence(state, visitor) is None:
            return True
        return not set(visitor.tokens).isdisjoint(self.buys(state))

    def sold(self, step: Step, token: str, count: int) -> None:
        for _ in range(count):
            step.send_home(token)


BOARDS: dict[str, type[Market]] = {}
"""Every board of the game by name; filled by ``markets``, in the rulebook's order."""

HOME: dict[str, str] = {}
"""The fish market of every barrel, token, licence and piece for sale; filled by ``markets``."""

CAUGHT_BY: dict[str, str] = {}
"""The fish market whose licence caught a barrel, by the barrel's name; filled by ``markets``."""

KEPT_CATCH: set[str] = set()
"""Barrels, by their names, that the licence which caught them keeps; filled by ``markets``."""

SHAPE: dict[str, str] = {}
"""The shape of every token; filled by ``markets``."""


def is_barrel(piece: str) -> bool:
    """Whether a piece in a harbour is a barrel, not a token: it is named like its market."""
    return HOME[piece] == piece
