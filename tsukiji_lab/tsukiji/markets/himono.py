"""Himono (干物): other fish, caught or bought, dried on a licence.

Source: expansion, Himono; rulings, Turn and Expansion fish.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tsukiji_lab.game.action import Action, Name
from tsukiji_lab.game.refusal import Refusal
from tsukiji_lab.tsukiji.anytime import FreeStep
from tsukiji_lab.tsukiji.board import HOME, FishMarket
from tsukiji_lab.tsukiji.catching import (
    can_catch,
    catch,
    keeps_apart,
    no_licence,
    why_no_room,
    why_not_catch_now,
    why_not_empty_ship,
)
from tsukiji_lab.tsukiji.frame import Frame
from tsukiji_lab.tsukiji.overfishing import return_barrel, take_barrel
from tsukiji_lab.tsukiji.pieces import DEGRADED, LICENCE_SPACES, ROWS
from tsukiji_lab.tsukiji.state import Boat, Drying, Player, Sale, State
from tsukiji_lab.tsukiji.step import Step, with_piece, without_piece
from tsukiji_lab.tsukiji.visiting import BuyLicence

BOARD = "himono"
DRIED = ("mackerel", "horse_mackerel", "sardines")
"""The fish that become Himono."""
ROOM = 2
"""How many pieces a licence holds, and how many of its barrels may be at sea."""
LICENCES = tuple(f"{BOARD}_{number}" for number in range(1, LICENCE_SPACES + 1))
TOKEN = "token"
WORTH = 5


def barrel(fish: str, licence: str) -> str:
    """The name of a barrel that a Himono licence caught; «himono»: a licence since given back."""
    return f"{fish}_by_{licence}"


def held(player: Player) -> tuple[str, ...]:
    """The Himono licences of a player."""
    return tuple(licence for licence in player.licences if HOME[licence] == BOARD)


def at_sea(player: Player, licence: str) -> int:
    """How many barrels at sea that licence caught."""
    return sum(each.endswith(f"_by_{licence}") for boat in player.boats for each in boat.load)


def is_face_down(player: Player, licence: str) -> bool:
    """Whether a licence has as many barrels at sea as it may."""
    return at_sea(player, licence) >= ROOM


def room(player: Player, licence: str) -> int:
    """How many more pieces a licence holds."""
    return ROOM - sum(piece.licence == licence for piece in player.drying)


def catchable(state: State) -> tuple[str, ...]:
    """The fish that a Himono licence catches now: Himono only where none of the others can be."""
    markets = (state.find_market(fish) for fish in DRIED)
    fish = tuple(m.board for m in markets if isinstance(m, FishMarket) and not m.overfished)
    return fish or (BOARD,)


def full(player: Player) -> list[str]:
    """The Himono licences of a player that hold as much as they can."""
    return [licence for licence in held(player) if not room(player, licence)]


def can_dry(state: State, licence: str) -> bool:
    """Whether what the player on turn lays out to dry on that licence becomes one Himono more, as
    things lie now: each other full licence takes a barrel too.
    """
    others = [each for each in full(state.player) if each != licence]
    return state.goes_on_for(len(state.players)) and state.market(BOARD).barrels > len(others)


class CatchByHimono(Action, frozen=True):
    """Catch a barrel with a Himono licence."""

    verb = "catch by himono"
    part_of = "fishing.parts"

    boat: Name
    kind: Name
    licence: Name

    @classmethod
    def options(cls, state: State) -> Iterator[CatchByHimono]:
        licences = held(state.player)
        if licences:
            for boat in can_catch(state):
                for kind in catchable(state):
                    for licence in licences:
                        yield cls(boat.name, kind, licence)

    def why_not(self, state: State) -> Refusal | None:
        player = state.player
        boat = player.boat(self.boat)
        if refusal := why_not_catch_now(state, boat):
            return refusal
        assert boat is not None
        licences = held(player)
        if self.licence not in licences:
            return no_licence(state, BOARD)
        if self.kind not in catchable(state):
            rule = "himono.catch.himono" if self.kind == BOARD else "himono.catch"
            return Refusal(rule, {"fish": self.kind})
        market: FishMarket = state.market(self.kind)
        if not market.barrels:
            return Refusal("fishing.catch.none-left", {"fish": self.kind})
        if any(HOME[each] != self.kind for each in boat.load):
            return Refusal("himono.catch.one-kind", {"boat": self.boat, "fish": self.kind})
        if boat.load and (refusal := why_no_room(state, boat, self.kind)):
            return refusal
        if is_face_down(player, self.licence):
            return Refusal("himono.catch.two-at-sea", {"item": self.licence})
        if refusal := why_not_empty_ship(player, boat, self.kind, BOARD, len(licences)):
            return refusal
        if self.licence in state.top.used:
            return Refusal("licence.once", {"fish": BOARD})
        return None

    def play(self, step: Step) -> None:
        boat = step.state.player.boat(self.boat)
        assert boat is not None
        step.say(
            "caught-by", "himono.catch", boat=self.boat, barrels=(self.kind,), fish=self.licence
        )
        catch(step, boat, (barrel(self.kind, self.licence),), self.licence)


class Dry(FreeStep, frozen=True):
    """Lay a piece of the own harbour on a Himono licence: a ``token``, or a barrel on sale named by
    its row and price in yen («fresh-300»).
    """

    verb = "dry"

    licence: Name
    kind: Name
    source: Name

    @classmethod
    def options(cls, state: State) -> Iterator[Dry]:
        player = state.player
        for licence in held(player):
            for kind in DRIED:
                for source in _sources(player, kind):
                    yield cls(licence, kind, source)

    def why_not(self, state: State) -> Refusal | None:
        player = state.player
        if self.licence not in held(player):
            return Refusal("himono.dry")
        if self.kind not in DRIED:
            return Refusal("himono.dry.kinds", {"fish": self.kind})
        if self.source not in _sources(player, self.kind):
            return Refusal("himono.dry.own", {"fish": self.kind})
        if not room(player, self.licence):
            return Refusal("himono.dry.room", {"item": self.licence})
        return None

    def play(self, step: Step) -> None:
        seat = step.state.on_turn
        is_token = self.source == TOKEN
        if is_token:
            step.take_token(seat, self.kind)
        else:
            row, yen = self.source.split("_")
            sale = Sale(self.kind, int(yen) // 100)
            step.withdraw(seat, row, sale)
            step.put(frames=tuple(frame.laid_away(row, sale) for frame in step.state.frames))
        _lay(step, Drying(self.licence, self.kind, is_token))
        step.say(
            "token-laid-to-dry" if is_token else "barrel-laid-to-dry",
            "himono.dry",
            fish=self.kind,
            item=self.licence,
        )


def _sources(player: Player, kind: str) -> list[str]:
    """Where a player has a fish that could be laid to dry."""
    tokens = [TOKEN] if kind in player.tokens else []
    sales = dict.fromkeys(
        f"{row}_{sale.price * 100}" for row in ROWS for sale in player.row(row) if sale.kind == kind
    )
    return [*tokens, *sales]


def _lay(step: Step, piece: Drying) -> None:
    step.put_player(step.state.on_turn, drying=with_piece(step.state.player.drying, piece))


def _take_off(step: Step, licence: str) -> None:
    """All that lies on a licence goes back to its markets."""
    player = step.state.player
    left = tuple(piece for piece in player.drying if piece.licence != licence)
    step.put_player(step.state.on_turn, drying=left)
    for piece in player.drying:
        if piece.licence == licence:
            if piece.is_token:
                step.send_home(piece.kind)
            else:
                return_barrel(step, piece.kind)


class Stowing(Frame, frozen=True, gc=False):
    """Himono catch that was landed and goes onto the player's Himono licences, as far as there is
    room; the rest goes back.
    """

    rule = "himono.land"

    waiting: tuple[str, ...]

    def advance(self, step: Step) -> bool:
        if not self.waiting:
            step.pop()
            return True
        player = step.state.player
        rooms = {licence: space for licence in held(player) if (space := room(player, licence))}
        space, needed = sum(rooms.values()), len(self.waiting)
        if not rooms:
            step.put_top(waiting=())
            for fish in self.waiting:
                return_barrel(step, fish)
            step.say("himono-excess", "himono.land.excess", barrels=self.waiting)
        elif (len(rooms) == 1 and needed <= space) or (
            len({*self.waiting}) == 1 and needed >= space
        ):
            # In whatever order: the same barrels on the same licences.
            Stow(self.waiting[0], next(iter(rooms))).play(step)
        else:
            return False
        return True

    def barrels(self) -> tuple[str, ...]:
        return self.waiting


class Stow(Action, frozen=True):
    """Lay a landed barrel on a Himono licence."""

    verb = "stow"
    part_of = "himono.land"

    kind: Name
    licence: Name

    @classmethod
    def options(cls, state: State) -> Iterator[Stow]:
        licences = [each for each in held(state.player) if room(state.player, each)]
        for kind in dict.fromkeys(state.top.waiting):
            for licence in licences:
                yield cls(kind, licence)

    legal = options

    def why_not(self, state: State) -> Refusal | None:
        if self.kind not in state.top.waiting or self.licence not in held(state.player):
            return Refusal("himono.land")
        if not room(state.player, self.licence):
            return Refusal("himono.dry.room", {"item": self.licence})
        return None

    def play(self, step: Step) -> None:
        step.put_top(waiting=without_piece(step.state.top.waiting, self.kind))
        _lay(step, Drying(self.licence, self.kind))
        step.say("barrel-laid-to-dry", "himono.land", fish=self.kind, item=self.licence)


class Himono(FishMarket, frozen=True, kw_only=True):
    """What is printed on the Himono board, and what lies on it."""

    board = BOARD
    token_kinds = (BOARD,)
    verbs = (BuyLicence,)
    fishing_verbs = (CatchByHimono,)
    anytime_verbs = (Dry,)
    frames = {Stowing: (Stow,)}
    no_sale = "himono.no-sale"
    licence_limit = 1
    degrades = False
    licences_apart = LICENCES
    catches = {
        fish: tuple(barrel(fish, licence) for licence in (*LICENCES, BOARD))
        for fish in (*DRIED, BOARD)
    }
    keeps_catch = True

    @classmethod
    def set_up(cls, players: int) -> Himono:
        return cls.lay(barrels=4, tokens=7, licences=min(players, 4), licence_price=4)

    def reconstructed(self, players: int) -> frozenset[str]:
        return frozenset({"points", "barrels", "tokens", "licences"})

    def income(self, player: Player) -> int:
        return len(held(player))

    def caught(self, state: State) -> tuple[str, ...]:
        return tuple(fish for fish in catchable(state) if state.home(fish).barrels)

    def licence_for(self, player: Player) -> str:
        return next(licence for licence in LICENCES if licence not in player.licences)

    def licence_returned(self, step: Step, licence: str) -> None:
        _take_off(step, licence)
        seat = step.state.on_turn
        step.put_player(
            seat, boats=tuple(_unmarked(boat, licence) for boat in step.player(seat).boats)
        )

    def has_morning(self, state: State) -> bool:
        # Only what would go: all else can be laid to dry after degradation as well.
        return any(
            dry.source.startswith(DEGRADED) and dry.why_not(state) is None
            for dry in Dry.options(state)
        )

    def flaws(self, state: State) -> Iterator[str]:
        for seat, player in enumerate(state.players):
            licences = held(player)
            if len(set(licences)) < len(licences):
                yield f"seat {seat} holds two licences of one number"
            for licence in LICENCES:
                if at_sea(player, licence) > (ROOM if licence in licences else 0):
                    yield f"seat {seat} has too many barrels at sea by {licence}"
                if room(player, licence) < (0 if licence in licences else ROOM):
                    yield f"seat {seat} dries too much on {licence}"
            if any(
                p.licence not in LICENCES or p.kind not in (*DRIED, BOARD) for p in player.drying
            ):
                yield f"seat {seat} dries what is not dried"
            for boat in player.boats:
                if not boat.is_barge and keeps_apart(boat.load):
                    if len({HOME[each] for each in boat.load}) > 1:
                        yield f"seat {seat}: {boat.name} carries its catch beside other fish"

    def dawn(self, step: Step) -> tuple[str, ...]:
        player = step.state.player
        ready = full(player)
        for licence in ready:
            _take_off(step, licence)
        dried = []
        for licence in ready:
            if step.state.market(self.board).barrels:
                take_barrel(step, self.board)
                step.say("dried", "himono.dawn", item=licence)
                dried.append(self.board)
            else:
                step.say("dried-for-nothing", "himono.dawn.none-left", item=licence)
        return tuple(dried)

    def landed(self, step: Step, barrels: tuple[str, ...]) -> None:
        step.push(Stowing(tuple(sorted(HOME[each] for each in barrels))))

    def worth(self, state: State, tokens: tuple[str, ...]) -> int:
        return WORTH * len(tokens)


def _unmarked(boat: Boat, licence: str) -> Boat:
    """The boat, its catch no longer of that licence, which was given back."""
    marked = {barrel(fish, licence): barrel(fish, BOARD) for fish in (*DRIED, BOARD)}
    if not marked.keys() & set(boat.load):
        return boat
    return replace(boat, load=tuple(marked.get(each, each) for each in boat.load))
