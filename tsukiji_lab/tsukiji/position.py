"""A position as a list of what lies where, in the players' own words; and back.

Only what players and boards hold is named: boards, bag and general supply have what is nowhere
else. Names may be written as in the notation («two-slot»), money is in yen, seats are marks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import chain
from typing import Any

from msgspec import Struct, ValidationError, convert
from msgspec.structs import asdict, replace

from tsukiji_lab.game.action import MARKS, id_of, read_whole, written
from tsukiji_lab.game.chance import NoChance
from tsukiji_lab.game.refusal import BadSetup
from tsukiji_lab.tsukiji.board import CAUGHT_BY, CLOSED, HOME, SHAPE, FishMarket, Market
from tsukiji_lab.tsukiji.box import bring_in, laid_out
from tsukiji_lab.tsukiji.pieces import (
    ACTION_POINTS,
    ALL_YEN,
    ANY_PRICE,
    BOAT_NAMES,
    BOATS,
    FOREIGN,
    PORTS,
    SEA,
)
from tsukiji_lab.tsukiji.state import Boat, Drying, Player, Sale, State
from tsukiji_lab.tsukiji.status import OUT, status, with_players
from tsukiji_lab.tsukiji.step import Step
from tsukiji_lab.tsukiji.turn import Turn

MOST = 1_000_000
"""Turns, draws and yen beyond this are no game's."""

COUNTED = ("barrels", "tokens", "licences")
"""What a fish market holds and lacks by what lies elsewhere."""


class BoatAt(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A boat: where it is (a port, ``sea`` or ``foreign-market``), its barrels, and the market that
    it is rented from.
    """

    name: str
    at: str = PORTS[0]
    load: tuple[str, ...] = ()
    rented: str = ""


class SeatAt(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What lies in front of a player; what is not named is as at the start of a game.

    ``fresh`` and ``degraded`` are pieces on sale with their prices («eel 300»), ``drying`` pieces
    on a Himono licence («himono-1 mackerel», «himono-2 sardines token»), ``freezers`` and
    ``carts`` the uses left of each.
    """

    yen: int | None = None
    ports: int | None = None
    boats: tuple[BoatAt, ...] | None = None
    licences: tuple[str, ...] | None = None
    fresh: tuple[str, ...] = ()
    degraded: tuple[str, ...] = ()
    tokens: tuple[str, ...] = ()
    drying: tuple[str, ...] = ()
    freezers: tuple[int, ...] = ()
    carts: tuple[int, ...] = ()
    loans: int = 0
    shares: int = 0
    buyers: int = 0


class Position(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position in which a turn is under way and nothing has begun that is not finished.

    ``turn`` counts the turns begun, ``points`` and ``cart_points`` are left of this one; ``begun``,
    ``entered`` and ``returned`` are what it remembers. ``last_turn`` is the turn that ends the
    game, ``ended_by`` who triggered it, ``draws`` how often was drawn. ``came_in`` are boards that
    came into play since the start, ``errands`` Buyers that were placed («moon peak»). With an open
    order, ``next_fish`` and ``next_external`` are the boards that lie ready. ``boards`` are changes
    of what lies on a board: its fields by name.
    """

    on_turn: str = MARKS[0]
    turn: int = 1
    points: int = ACTION_POINTS
    cart_points: int = 0
    begun: bool = False
    entered: tuple[str, ...] = ()
    returned: tuple[str, ...] = ()
    last_turn: int = 0
    ended_by: str = ""
    draws: int = 0
    came_in: tuple[str, ...] = ()
    errands: tuple[str, ...] = ()
    next_fish: tuple[str, ...] = ()
    next_external: tuple[str, ...] = ()
    seats: dict[str, SeatAt] = {}
    boards: dict[str, dict[str, Any]] = {}


class BadPosition(BadSetup):
    """No game can lie like this."""


# --- from words to the table ---


def lay_position(start: State, position: Position) -> State:
    """The position, on a table that was set up for its first turn. Raises BadPosition."""
    numbers = (position.points, position.cart_points, position.draws, position.last_turn)
    if position.turn < 1 or min(numbers) < 0 or max(position.turn, *numbers) > MOST:
        raise BadPosition("error.position-number")
    if bool(position.last_turn) != bool(position.ended_by):
        raise BadPosition("error.position-end")
    step = Step(start, NoChance())
    for board in map(id_of, position.came_in):
        if board not in (*step.state.box, *step.state.external_box):
            raise BadPosition("error.position-board", text=board[:40])
        bring_in(step, board)
    state = _in_order(step.state, position)
    seats = len(state.players)
    for mark in position.seats:
        _seat(mark, seats)
    for board in position.boards:
        if id_of(board) not in state.boards:
            raise BadPosition("error.position-board", text=board[:40])
    for board in (*position.entered, *position.returned):
        if id_of(board) not in state.boards:
            raise BadPosition("error.position-board", text=board[:40])
    given = [position.seats.get(mark, SeatAt()) for mark in MARKS[:seats]]
    turn = Turn(
        points=position.points,
        cart_points=position.cart_points,
        begun=position.begun,
        entered=tuple(map(id_of, position.entered)),
        returned=tuple(map(id_of, position.returned)),
    )
    state = replace(
        state,
        players=tuple(map(_player, given, state.players)),
        frames=(turn,),
        on_turn=_seat(position.on_turn, seats),
        turns=position.turn,
        last_turn=position.last_turn,
        ended_by=_seat(position.ended_by, seats) if position.ended_by else None,
        draws=position.draws,
        errands=tuple(_errand(text, seats) for text in position.errands),
    )
    state = booked(state, start, {id_of(board): row for board, row in position.boards.items()})
    if problems := status(state):
        raise BadPosition("error.position", text="; ".join(problems))
    return state


def _in_order(state: State, position: Position) -> State:
    """The state with the boards that lie ready in the order of the position."""
    fish, external = (tuple(map(id_of, p)) for p in (position.next_fish, position.next_external))
    for boards, box in ((fish, state.box), (external, state.external_box)):
        if boards and sorted(boards) != sorted(box):
            raise BadPosition("error.open-order")
    return replace(state, box=fish or state.box, external_box=external or state.external_box)


def _seat(mark: str, seats: int) -> int:
    if mark not in MARKS[:seats]:
        raise BadPosition("error.position-seat", text=mark[:40], verbs=MARKS[:seats])
    return MARKS.index(mark)


def _errand(text: str, seats: int) -> tuple[int, int]:
    match text.split():
        case [owner, served] if owner != served:
            return _seat(owner, seats), _seat(served, seats)
    raise BadPosition("error.position", text=f"errands: “{text[:40]}”")


def _player(given: SeatAt, player: Player) -> Player:
    boats = player.boats if given.boats is None else tuple(sorted(map(_boat, given.boats)))
    needed = [PORTS.index(boat.place) + 1 for boat in boats if boat.place in PORTS]
    return replace(
        player,
        yen=player.yen if given.yen is None else _yen(given.yen),
        open_ports=given.ports or max([player.open_ports, *needed]),
        boats=boats,
        licences=player.licences if given.licences is None else _pieces(given.licences),
        fresh=tuple(sorted(map(_sale, given.fresh))),
        degraded=tuple(sorted(map(_sale, given.degraded))),
        tokens=_pieces(given.tokens),
        drying=tuple(sorted(map(_drying, given.drying))),
        freezers=tuple(sorted(given.freezers)),
        carts=tuple(sorted(given.carts)),
        loans=given.loans,
        shares=given.shares,
        buyers=given.buyers,
    )


def _yen(yen: int) -> int:
    if abs(yen) > MOST:
        raise BadPosition("error.position-number")
    if yen % 100:
        raise BadPosition("error.yen-step", text=str(yen))
    return yen // 100


def _piece(name: str) -> str:
    return _named(name, HOME)


def _named(name: str, known: Collection[str], wrong: str = "error.position-piece") -> str:
    """The id of a piece of a kind that has such names."""
    if id_of(name) not in known:
        raise BadPosition(wrong, text=name[:40])
    return id_of(name)


def _pieces(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(map(_piece, names)))


def _boat(given: BoatAt) -> Boat:
    name, place = id_of(given.name), id_of(given.at)
    if name not in BOAT_NAMES:
        raise BadPosition("error.position-boat", text=given.name[:40])
    if place not in (*PORTS, SEA, FOREIGN):
        raise BadPosition("error.position-place", text=given.at[:40])
    load = tuple(_named(barrel, CAUGHT_BY, "error.position-barrel") for barrel in given.load)
    return Boat(name, place, load, id_of(given.rented))


def _sale(text: str) -> Sale:
    kind, _, written_price = text.strip().rpartition(" ")
    price = read_whole(written_price, len(str(MOST)))
    if price is None or not 100 <= price < ANY_PRICE * 100:
        raise BadPosition("error.position-sale", text=text[:40])
    return Sale(_piece(kind), _yen(price))


def _drying(text: str) -> Drying:
    match text.split():
        case [licence, kind]:
            return Drying(_piece(licence), _piece(kind))
        case [licence, kind, "token"]:
            return Drying(_piece(licence), _piece(kind), is_token=True)
    raise BadPosition("error.position-piece", text=text[:40])


# --- who has what, and what is left ---


def booked(state: State, start: State, changes: Mapping[str, Mapping[str, Any]]) -> State:
    """The state with boards, bag and supply holding just what is nowhere else, but for ``changes``
    of boards. ``start`` is its table as it was set up. Raises BadPosition.
    """
    markets = [_changed(market, changes.get(market.board, {})) for market in state.markets]
    barrels, tokens = with_players(state)
    licences = Counter(HOME[each] for player in state.players for each in player.licences)
    boats = Counter(_boats(state))
    for market in markets:
        if not isinstance(market, FishMarket):
            tokens.update(market.tokens_here())
            boats.update(market.boats_here() if market.board != "ships" else ())
    bag = Counter(chain.from_iterable(m.bag_tokens() for m in markets if isinstance(m, FishMarket)))
    ships = Counter(chain(start.market("ships").boats, _boats(start)))
    state = replace(
        state,
        markets=tuple(
            market.booked(barrels[market.board], tokens, licences[market.board])
            if isinstance(market, FishMarket)
            else _left(market, state, ships - boats)
            for market in markets
        ),
        bag=tuple(sorted((bag - tokens).elements())),
        supply=ALL_YEN - sum(player.yen for player in state.players),
    )
    exact = [_exactly(market, changes.get(market.board, {})) for market in state.markets]
    return replace(state, markets=tuple(exact))


def _boats(state: State) -> Iterable[str]:
    return (boat.kind for player in state.players for boat in player.boats)


def _left(market: Market, state: State, new_boats: Counter[str]) -> Market:
    """An external market without its components that are elsewhere."""
    if market.board == "ships":
        return replace(market, boats=tuple(sorted(new_boats.elements())))
    for (board, name), out in OUT.items():
        if board == market.board and market.collapsed != CLOSED:
            left = getattr(laid_out(state, board), name) - out(state)
            market = replace(market, **{name: left})
    return market


def _changed(market: Market, row: Mapping[str, Any]) -> Market:
    """The board with the changes that are no matter of counting."""
    if not row:
        return market
    known = asdict(market)
    for field in row:
        if field not in known:
            raise BadPosition("error.position-field", board=market.board, text=field[:40])
    changes = {field: _ids(value) for field, value in row.items() if field not in COUNTED}
    for field, value in changes.items():
        if isinstance(value, list):
            for name in _flat(value):
                _named(name, BOATS if field == "boats" else SHAPE)
    try:
        tag = {"board": type(market).__struct_config__.tag}
        return convert({**known, **changes, **tag}, type(market))
    except ValidationError as problem:
        values = {"board": market.board, "text": str(problem)[:80]}
        raise BadPosition("error.position-value", **values) from None


def _flat(value: Any) -> Iterator[str]:
    """All names in a list of names, or of lists of them."""
    for each in value if isinstance(value, list) else [value]:
        if isinstance(each, list):
            yield from _flat(each)
        elif isinstance(each, str):
            yield each


def _ids(value: Any) -> Any:
    """A value read from a text, its names as ids."""
    if isinstance(value, list | tuple):
        return [_ids(each) for each in value]
    return id_of(value) if isinstance(value, str) else value


def _exactly(market: Market, row: Mapping[str, Any]) -> Market:
    """The board with just so many pieces left on it; the others are out of this game."""
    for name in COUNTED:
        if name in row and isinstance(market, FishMarket):
            if type(row[name]) is not int:
                values = {"board": market.board, "text": str(row[name])[:80]}
                raise BadPosition("error.position-value", **values)
            fewer = getattr(market, name) - row[name]
            all_of_them = f"all_{name}"
            changed = {name: row[name], all_of_them: getattr(market, all_of_them) - fewer}
            market = replace(market, **changed)
    return market


# --- from the table to words ---


def position_of(state: State, start: State) -> Position:
    """The position, of which nothing but a turn may be under way. ``start`` is its table as it was
    set up: what lies as it lay there is not named.
    """
    turn = state.turn
    came_in = state.boards[len(start.boards) :]
    return Position(
        on_turn=MARKS[state.on_turn],
        turn=state.turns,
        points=turn.points,
        cart_points=turn.cart_points,
        begun=turn.begun,
        entered=tuple(map(written, turn.entered)),
        returned=tuple(map(written, turn.returned)),
        last_turn=state.last_turn,
        ended_by="" if state.ended_by is None else MARKS[state.ended_by],
        draws=state.draws,
        came_in=tuple(map(written, came_in)),
        errands=tuple(f"{MARKS[owner]} {MARKS[served]}" for owner, served in state.errands),
        next_fish=tuple(map(written, state.box)) if state.open_order else (),
        next_external=tuple(map(written, state.external_box)) if state.open_order else (),
        seats=_changed_seats(state, start),
        boards=_boards_of(state, start),
    )


def _changed_seats(state: State, start: State) -> dict[str, SeatAt]:
    """What lies in front of players otherwise than it did."""
    same = ("yen", "ports", "boats", "licences")
    found = {}
    for mark, seat in seats_of(state).items():
        first = seats_of(start)[mark]
        unsaid = {name: None for name in same if getattr(seat, name) == getattr(first, name)}
        found[mark] = replace(seat, **unsaid)
    return {mark: seat for mark, seat in found.items() if seat != SeatAt()}


def seats_of(state: State) -> dict[str, SeatAt]:
    """What lies in front of each player."""
    return dict(zip(MARKS, map(_seat_of, state.players), strict=False))


def _seat_of(player: Player) -> SeatAt:
    return SeatAt(
        yen=player.yen * 100,
        ports=player.open_ports,
        boats=tuple(
            BoatAt(
                written(boat.name),
                written(boat.place),
                tuple(map(written, boat.load)),
                written(boat.rented),
            )
            for boat in player.boats
        ),
        licences=tuple(map(written, player.licences)),
        fresh=tuple(f"{written(sale.kind)} {sale.price * 100}" for sale in player.fresh),
        degraded=tuple(f"{written(sale.kind)} {sale.price * 100}" for sale in player.degraded),
        tokens=tuple(map(written, player.tokens)),
        drying=tuple(
            f"{written(piece.licence)} {written(piece.kind)}{' token' * piece.is_token}"
            for piece in player.drying
        ),
        freezers=player.freezers,
        carts=player.carts,
        loans=player.loans,
        shares=player.shares,
        buyers=player.buyers,
    )


def _boards_of(state: State, start: State) -> dict[str, dict[str, Any]]:
    """What lies otherwise on the boards than the players' pieces tell."""
    found: dict[str, dict[str, Any]] = {}
    for market in state.markets:
        fresh = start.find_market(market.board) or laid_out(state, market.board)
        told = {*COUNTED, "takoyaki"}
        if market.collapsed != CLOSED:
            told |= {name for board, name in OUT if board == market.board}
        if market.board == "ships":
            told.add("boats")
        row = {
            field: _words(value)
            for field, value in asdict(market).items()
            if field not in told and value != getattr(fresh, field)
        }
        if row:
            found[written(market.board)] = row
    return found


def boards_of(state: State) -> dict[str, dict[str, Any]]:
    """All that is printed on each board and lies on it."""
    return {
        written(market.board): {field: _words(value) for field, value in asdict(market).items()}
        for market in state.markets
    }


def _words(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_words(each) for each in value]
    return written(value) if isinstance(value, str) else value
