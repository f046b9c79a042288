"""What is no action and may be done at any moment of the own turn.

Source: Opening additional Ports; Rules for Fishing Licenses; Transferring Fish Barrels to the
Barge; expansion, Ship Rentals (Note); rulings, Turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from tsukiji_lab.game.action import Action, Name
from tsukiji_lab.game.refusal import Refusal
from tsukiji_lab.tsukiji.board import HOME, why_not_afford
from tsukiji_lab.tsukiji.pieces import PORT_PRICE, PORTS
from tsukiji_lab.tsukiji.state import State
from tsukiji_lab.tsukiji.step import Step, without_piece


class FreeStep(Action, frozen=True):
    """Base of what is no action: the free steps of the harbour, and those that boards bring."""

    part_of = "turn.free-steps"


class OpenPort(FreeStep, frozen=True):
    """Open the next covered port for ¥500."""

    verb = "open port"

    port: Name

    @classmethod
    def options(cls, state: State) -> Iterator[OpenPort]:
        covered = state.player.open_ports
        return (cls(port) for port in PORTS[covered : covered + 1])

    @classmethod
    def legal(cls, state: State) -> tuple[OpenPort, ...]:
        player = state.players[state.on_turn]
        if player.yen < PORT_PRICE or player.open_ports == len(PORTS):
            return ()
        if state.top.why_not_spend(state, PORT_PRICE):
            return ()
        return (cls(PORTS[player.open_ports]),)

    def why_not(self, state: State) -> Refusal | None:
        player = state.player
        if self.port not in PORTS[player.open_ports :]:
            return Refusal("port.open.none-covered")
        if self.port != PORTS[player.open_ports]:
            return Refusal("port.open.order", {"port": PORTS[player.open_ports]})
        return why_not_afford(state.player, PORT_PRICE) or state.top.why_not_spend(
            state, PORT_PRICE
        )

    def play(self, step: Step) -> None:
        seat = step.state.on_turn
        step.pay(seat, PORT_PRICE)
        step.put_player(seat, open_ports=step.player(seat).open_ports + 1)
        step.say("port-opened", "port.open", port=self.port)


class ReturnLicence(FreeStep, frozen=True):
    """Give a licence back to its market."""

    verb = "return licence"

    kind: Name

    @classmethod
    def options(cls, state: State) -> tuple[ReturnLicence, ...]:
        return _returns(state.players[state.on_turn].licences)

    legal = options

    def why_not(self, state: State) -> Refusal | None:
        if self.kind not in state.player.licences:
            return Refusal("licence.return.own", {"fish": self.kind})
        return None

    def play(self, step: Step) -> None:
        turn = step.state.turn
        step.put_turn(returned=tuple(sorted({*turn.returned, HOME[self.kind]})))
        give_back(step, self.kind)
        step.say("licence-returned", "licence.return", fish=self.kind)


@cache
def _returns(licences: tuple[str, ...]) -> tuple[ReturnLicence, ...]:
    return tuple(map(ReturnLicence, dict.fromkeys(licences)))


def give_back(step: Step, licence: str) -> None:
    """A licence goes from the player on turn to its market."""
    seat, board = step.state.on_turn, HOME[licence]
    step.put_player(seat, licences=without_piece(step.player(seat).licences, licence))
    step.put_market(board, licences=step.state.market(board).licences + 1)
    step.put(frames=tuple(frame.licence_returned(licence) for frame in step.state.frames))
    step.state.market(board).licence_returned(step, licence)


class Transfer(FreeStep, frozen=True):
    """Move a barrel from a Ship at sea to the Barge at sea."""

    verb = "transfer"

    boat: Name
    kind: Name
    barge: Name

    @classmethod
    def options(cls, state: State) -> Iterator[Transfer]:
        boats = state.player.boats
        return (
            cls(boat.name, kind, barge.name)
            for barge in boats
            if barge.is_barge
            for boat in boats
            if not boat.is_barge and not boat.rented
            for kind in dict.fromkeys(boat.load)
        )

    @classmethod
    def legal(cls, state: State) -> Iterable[Action]:
        for boat in state.players[state.on_turn].boats:
            if boat.is_barge:
                return super().legal(state)
        return ()

    def why_not(self, state: State) -> Refusal | None:
        boat, barge = state.player.boat(self.boat), state.player.boat(self.barge)
        if boat is None or barge is None:
            return Refusal("fishing.own-boats")
        if boat.is_barge or not barge.is_barge:
            return Refusal("barge.transfer.one-way")
        if boat.rented:
            return Refusal("ship-rentals.no-transfer", {"boat": self.boat})
        if not (boat.at_sea and barge.at_sea):
            return Refusal("barge.transfer.at-sea")
        if self.kind not in boat.load:
            return Refusal("barge.transfer", {"boat": self.boat, "fish": self.kind})
        if len(barge.load) >= barge.slots:
            return Refusal("barge.transfer.room", {"slots": barge.slots})
        market = state.home(self.kind)
        if 0 < market.per_boat <= barge.load.count(self.kind):
            return Refusal(market.rule("one-per-boat"), {"fish": self.kind})
        return None

    def play(self, step: Step) -> None:
        player = step.state.player
        boat, barge = player.boat(self.boat), player.boat(self.barge)
        assert boat is not None
        assert barge is not None
        step.put_boat(self.boat, load=without_piece(boat.load, self.kind))
        step.put_boat(self.barge, load=tuple(sorted((*barge.load, self.kind))))
        step.say("transferred", "barge.transfer", boat=self.boat, fish=self.kind, barge=self.barge)
