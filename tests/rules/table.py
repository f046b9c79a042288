"""A table on which any position can be laid out, with the rules' own bookkeeping kept right.

    table = Table("eel", "trading")                   # Mackerel and Ships are always there
    table.lay(0, yen=700, licences="eel eel", boats=[at_sea("two-slot", "eel")])
    table.play("fish", "catch two-slot eel")
    assert table.refused("catch two-slot eel") == "fishing.one-activity"

Names are the players' own words («two-slot», «red-snapper»), money is in yen. Whatever is laid in
front of a player comes from its board, its bag or the supply; ``status`` is asked after each step.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

import tsukiji_lab as lab
from tsukiji_lab.game.chance import RecordedChance
from tsukiji_lab.game.event import Event
from tsukiji_lab.game.refusal import IllegalAction
from tsukiji_lab.rulebook import LANGUAGES, RULES, words
from tsukiji_lab.tsukiji.box import PAIR
from tsukiji_lab.tsukiji.markets import (
    BASE_EXTERNAL_MARKETS,
    BASE_FISH_MARKETS,
    EXPANSION_FISH_MARKETS,
)
from tsukiji_lab.tsukiji.pieces import FOREIGN, PORTS, SEA
from tsukiji_lab.tsukiji.position import booked
from tsukiji_lab.tsukiji.setup import MORE_EXTERNAL, MORE_FISH, table
from tsukiji_lab.tsukiji.state import Boat, Drying, Player, Sale, State
from tsukiji_lab.tsukiji.status import status
from tsukiji_lab.tsukiji.turn import Turn
from tsukiji_lab.tsukiji.worth import resources

rule = pytest.mark.rule
"""``@rule("fishing.catch.full", …)``: the rules of the catalogue that a test proves."""

SILENT = ("price", "reprice", "degrade")
"""Verbs that may tell nothing yet: the amount in «???» follows, or nothing was on sale."""

FISH = tuple(market.board for market in BASE_FISH_MARKETS)
EXTERNAL = tuple(market.board for market in BASE_EXTERNAL_MARKETS)
EXPANSION_FISH = tuple(market.board for market in EXPANSION_FISH_MARKETS)


def at_sea(kind: str, *load: str, rented: str = "") -> Boat:
    """A boat at sea with the barrels it carries («mackerel-by-himono-1» tells whose catch it is);
    ``rented`` is the market it goes back to.
    """
    return Boat(_id(kind), SEA, tuple(_id(fish) for fish in load), _id(rented))


def in_port(kind: str, port: str = "left", rented: str = "") -> Boat:
    """A boat in a port."""
    return Boat(_id(kind), port, (), _id(rented))


def abroad(kind: str) -> Boat:
    """A boat at the Foreign Market."""
    return Boat(_id(kind), FOREIGN)


class Table:
    """A game in a position of the test's making; seat 0 is on turn with both Action Points.

    The markets named are in play, and boards of the base game beside them up to the usual number.
    Boards of the expansion bring its box, and more markets than usual that variant.
    """

    def __init__(self, *markets: str, players: int = 3, **setup: Any) -> None:
        staple = _id(setup.get("staple", "mackerel"))
        named = [board for board in map(_id, markets) if board not in (staple, "ships")]
        fish = [board for board in named if board in (*FISH, *EXPANSION_FISH)]
        external = [board for board in named if board not in fish]
        variants = list(setup.pop("variants", ()))
        more_external = MORE_EXTERNAL[players] + bool({*PAIR} & {*external})
        if len(fish) > MORE_FISH[players] or len(external) > more_external:
            variants.append("more_markets")
        if {*named, staple} - {*FISH, *EXTERNAL} or setup.get("blue_ship") or "barges" in setup:
            setup.setdefault("box", "expansion")
        self.game = lab.new_game(
            players,
            fish_markets=_filled(fish, FISH, MORE_FISH[players]),
            external_markets=_filled(external, EXTERNAL, MORE_EXTERNAL[players]),
            variants=variants,
            **{"first_player": 0, "seed": 1, **setup},
        )

    # --- laying out ---

    def lay(
        self,
        seat: int = 0,
        *,
        yen: int | None = None,
        boats: Sequence[Boat] | None = None,
        ports: int | None = None,
        licences: str | None = None,
        tokens: str | None = None,
        fresh: str | None = None,
        degraded: str | None = None,
        drying: str | None = None,
        **pieces: Any,
    ) -> Table:
        """Lay pieces in front of a player; what is not named stays as it is.

        ``licences`` and ``tokens`` are lists of names («eel eel»), ``fresh`` and ``degraded``
        of pieces with their price in yen («eel-300 takoyaki-700»), ``ports`` how many are open.
        ``drying`` lies on the first Himono licence («mackerel sardines-token»).
        """
        if yen is not None:
            pieces["yen"] = yen // 100
        if boats is not None:
            pieces["boats"] = _numbered(boats)
            inside = [PORTS.index(boat.place) + 1 for boat in boats if boat.place in PORTS]
            pieces["open_ports"] = max([self.player(seat).open_ports, *inside])
        if ports is not None:
            pieces["open_ports"] = ports
        if licences is not None:
            pieces["licences"] = _names(licences)
        if tokens is not None:
            pieces["tokens"] = _names(tokens)
        if fresh is not None:
            pieces["fresh"] = _sales(fresh)
        if degraded is not None:
            pieces["degraded"] = _sales(degraded)
        if drying is not None:
            pieces["drying"] = tuple(sorted(map(_drying, drying.split())))
        players = list(self.state.players)
        players[seat] = replace(players[seat], **pieces)
        self._put(replace(self.state, players=tuple(players)))
        return self

    def lay_market(self, board: str, **fields: Any) -> Table:
        """Change what is on a board that is no matter of bookkeeping: a marker, what it keeps."""
        markets = tuple(
            replace(market, **fields) if market.board == _id(board) else market
            for market in self.state.markets
        )
        self._put(replace(self.state, markets=markets))
        return self

    def overfish(self, board: str) -> Table:
        """Make a fish overfished, all its barrels in the box that are not in play."""
        market = self.market(board)
        return self.lay_market(board, overfished=True, boxed=market.barrels + market.boxed)

    def set_turn(self, *, points: int = 2, cart_points: int = 0) -> Table:
        """Change what is left of the turn under way."""
        self._put(replace(self.state, frames=(Turn(points=points, cart_points=cart_points),)))
        return self

    def set_state(self, **fields: Any) -> Table:
        """Change fields of the state itself."""
        self._put(replace(self.state, **fields))
        return self

    def begin_turn(self, seat: int = 0) -> tuple[Event, ...]:
        """Let the player before end the turn, so that the turn of ``seat`` begins."""
        before = (seat - 1) % len(self.state.players)
        turn = Turn(points=0, begun=True)
        self._put(replace(self.state, on_turn=before, frames=(turn,)))
        return self.play("end turn")

    def _put(self, state: State) -> None:
        state = booked(state, table(self.game.setup), {})
        assert not status(state), status(state)
        session: Any = self.game.session
        session._states[session.here] = state
        session._legal = None

    # --- playing ---

    def play(self, *texts: str, drawn: Sequence[str] = ()) -> tuple[Event, ...]:
        """Play actions and return what the last of them brought about.

        ``drawn`` is what chance gives in the last one; without it, the game's own seed decides.
        """
        events: tuple[Event, ...] = ()
        for last, text in enumerate(texts, start=1 - len(texts)):
            action = self.game.action(text)
            assert str(action).split() == text.split(), f"{text!r} was read as {action}"
            chance = None if last or not drawn else RecordedChance([_id(piece) for piece in drawn])
            events = self.game.session.play(action, chance)
            assert not status(self.state), status(self.state)
            for event in events:
                assert event.rule in RULES
                assert self.game.tell(event)
            assert events or action.verb in SILENT, f"{text!r} tells nothing"
        return events

    def refused(self, text: str) -> str:
        """The rule that forbids an action now (it must be forbidden, and change nothing).

        Of a visit in which nothing could be done, the rule that stands in the way there.
        """
        before = self.state
        refusal = self.game.why_not(text)
        assert refusal is not None, f"{text!r} is allowed"
        for language in LANGUAGES:
            for reason in filter(None, (refusal, refusal.because)):
                assert words(language).refuse(reason.rule, **reason.values)
        with pytest.raises(IllegalAction):
            self.game.play(text)
        assert self.state is before
        assert text not in self.game.legal_actions
        return (refusal.because or refusal).rule

    def values(self, text: str) -> dict[str, Any]:
        """The numbers of the case with which an action is refused."""
        refusal = self.game.why_not(text)
        assert refusal is not None, f"{text!r} is allowed"
        return (refusal.because or refusal).values

    def allows(self, text: str) -> bool:
        """Whether an action is offered and accepted now."""
        offered = text in self.game.legal_actions
        assert offered == (self.game.why_not(text) is None)
        return offered

    def offered(self, verb: str) -> list[str]:
        """The texts of the legal actions of one verb."""
        return [str(action) for action in self.game.legal_actions if action.verb == verb]

    # --- looking ---

    @property
    def state(self) -> State:
        """The position."""
        return self.game.state

    def player(self, seat: int = 0) -> Player:
        """What lies in front of a player."""
        return self.state.players[seat]

    def market(self, board: str) -> Any:
        """A board on the table."""
        return self.state.market(_id(board))

    def has(self, board: str) -> bool:
        """Whether a board is on the table."""
        return self.state.find_market(_id(board)) is not None

    def yen(self, seat: int = 0) -> int:
        """A player's yen."""
        return self.player(seat).yen * 100

    @property
    def purses(self) -> list[int]:
        """All players' yen."""
        return [player.yen * 100 for player in self.state.players]

    def tokens(self, seat: int = 0) -> str:
        """A player's tokens."""
        return " ".join(token.replace("_", "-") for token in self.player(seat).tokens)

    def licences(self, seat: int = 0) -> str:
        """A player's licences."""
        return " ".join(licence.replace("_", "-") for licence in self.player(seat).licences)

    def sales(self, seat: int = 0, row: str = "fresh") -> str:
        """A player's pieces on sale in one row, each with its price."""
        sales = self.player(seat).row(row)
        return " ".join(f"{sale.kind.replace('_', '-')}-{sale.price * 100}" for sale in sales)

    def load(self, boat: str, seat: int = 0) -> str:
        """What a boat carries."""
        found = self.player(seat).boat(_id(boat))
        assert found is not None
        return " ".join(fish.replace("_", "-") for fish in found.load)

    def place(self, boat: str, seat: int = 0) -> str:
        """Where a boat is."""
        found = self.player(seat).boat(_id(boat))
        assert found is not None
        return found.place

    def resources(self, seat: int = 0) -> int:
        """The Resources that a player owns."""
        return resources(self.state, seat)


def rules_of(events: Sequence[Event]) -> list[str]:
    """The rules behind events, in their order."""
    return [event.rule for event in events]


def _id(name: str) -> str:
    return name.replace("-", "_")


def _names(text: str) -> tuple[str, ...]:
    return tuple(sorted(_id(name) for name in text.split()))


def _sales(text: str) -> tuple[Sale, ...]:
    pieces = (word.rpartition("-") for word in text.split())
    return tuple(sorted(Sale(_id(kind), int(yen) // 100) for kind, _, yen in pieces))


def _drying(word: str) -> Drying:
    kind = _id(word.removesuffix("-token"))
    return Drying("himono_1", kind, is_token=word.endswith("-token"))


def _numbered(boats: Sequence[Boat]) -> tuple[Boat, ...]:
    kinds = [boat.kind for boat in boats]
    numbers = [kinds[:place].count(kind) for place, kind in enumerate(kinds)]
    names = [f"{kind}_{n + 1}" if n else kind for kind, n in zip(kinds, numbers, strict=True)]
    return tuple(sorted(replace(b, name=name) for b, name in zip(boats, names, strict=True)))


def _filled(named: list[str], known: tuple[str, ...], more: int) -> list[str]:
    """The markets named and others of the base game, up to that number; no Aquarium unasked."""
    spare = [board for board in known[1:] if board not in (*named, "auction", *PAIR)]
    fillers = more - len([board for board in named if board not in PAIR]) - bool({*named} & {*PAIR})
    return named + spare[: max(fillers, 0)]
