"""The harbours: ports, boats, what is for sale, and what lies in front of a player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from tsukiji_lab.drawing.belongings import spaces, tokens
from tsukiji_lab.drawing.boats import boat_drawing
from tsukiji_lab.drawing.glyphs import coin, glyph, sail, tub
from tsukiji_lab.drawing.html import Child, Html, el, join
from tsukiji_lab.drawing.live import is_lit, thing, why
from tsukiji_lab.drawing.selling import pieces_in_words, selling
from tsukiji_lab.drawing.things import boat_key, port_key, quay_key, seat_key
from tsukiji_lab.drawing.view import COLON, PAUSE, View, after_turn_of, hidden, paused, seat_class
from tsukiji_lab.game.action import MARKS
from tsukiji_lab.tsukiji.board import is_barrel
from tsukiji_lab.tsukiji.fishing import Fishing
from tsukiji_lab.tsukiji.markets.foreign_market import Consignment
from tsukiji_lab.tsukiji.pieces import FOREIGN, PORT_PRICE, PORTS
from tsukiji_lab.tsukiji.pricing import NamingPrice, Pricing
from tsukiji_lab.tsukiji.state import Boat, Player
from tsukiji_lab.tsukiji.turn import Morning
from tsukiji_lab.tsukiji.worth import resources


def harbour(view: View, seat: int) -> Html:
    """The harbour of one seat with all that belongs to it."""
    player = view.state.players[seat]
    is_home = view.live is not None and view.live.home == seat
    name = view.say("home", seat=seat) if is_home else view.words.name("seat", seat)
    is_on_turn = view.state.scores is None and seat == view.state.on_turn
    heading = el(
        "header",
        sail(seat),
        el("h3", thing(view, seat_key(seat), name)),
        _flag(view) if is_on_turn else None,
        _purse(view, seat),
    )
    classes = ["harbour card", seat_class(seat)]
    if is_on_turn:
        classes.append("hot")
    elif view.state.scores is None and seat < view.state.on_turn:
        classes.append("later")
    return el(
        "section",
        heading,
        _errands(view, seat),
        selling(view, seat, player),
        _quay(view) if is_on_turn else None,
        _water(view, seat, player),
        el("div", spaces(view, seat, player), tokens(view, seat, player), class_="own"),
        class_=" ".join(classes),
        aria_label=view.say("harbour", seat=seat),
    )


def _flag(view: View) -> Html:
    is_turn = after_turn_of(view.state) is None
    return el("span", view.say("on-turn" if is_turn else "buyer-buys"), class_="flag now")


def _purse(view: View, seat: int) -> Html:
    words, mark_ = view.words, MARKS[seat]
    stock = resources(view.state, seat)
    yen = words.yen(view.state.players[seat].yen)
    purse = (
        why(view, f"yen {mark_}", yen, view.say("of-seat", seat=seat, text=yen))
        if view.knows_yen[seat]
        else el("b", view.say("yen-hidden"))
    )
    told = view.say("of-seat", seat=seat, text=words.count("resource", stock))
    total = why(view, f"total {mark_}", stock, told)
    return el(
        "p",
        el("span", glyph("yen"), purse),
        el("span", glyph("resource"), total, " ", el("small", view.say("resources"))),
        class_="purse",
    )


def _errands(view: View, seat: int) -> Html | None:
    """The Buyers that were placed before this harbour, in the order in which they will buy."""
    lines = [
        el("li", sail(owner, "s"), glyph("buyer"), view.say("errand", seat=owner, player=served))
        for owner, served in view.state.errands
        if served == seat
    ]
    return el("ul", *lines, class_="errands") if lines else None


# --- the quay ---


def _quay(view: View) -> Html:
    """What waits on the quay for its price or its auction; an empty place while nothing does."""
    pricing, naming = view.frame(Pricing), view.frame(NamingPrice)
    to_price = pricing.pieces if pricing else ()
    frames = (frame for frame in view.state.frames if not isinstance(frame, Consignment))
    barrels = [piece for frame in frames for piece in frame.barrels()]
    waiting = Counter([*barrels, *(piece for piece in to_price if not is_barrel(piece))])
    lies = paused(_waiting(view, kind, count) for kind, count in waiting.items())
    where = "dried" if view.frame(Morning) else "on-quay"
    title = el("b", view.say(where)) if waiting else None
    said: list[Html] = []
    if naming:
        said.append(el("span", view.say("naming-price", fish=naming.kind)))
    elif pricing:
        said += [el("span", _turn_of(view, kind)) for kind in dict.fromkeys(to_price)]
    for kind in dict.fromkeys(barrels):
        if kind not in to_price and (lot := view.state.home(kind).auction_lot):
            said.append(
                el("span", view.say("for-auction", fish=kind, number=waiting[kind], of=lot))
            )
    return el("div", lies, title, COLON if title and said else None, paused(said), class_="quay")


def _waiting(view: View, kind: str, count: int) -> Html:
    """Pieces of a kind that wait on the quay."""
    draw = tub(kind, "s") if is_barrel(kind) else coin(kind, "s")
    number = el("span", f"×{count}", aria_hidden="true") if count > 1 else None
    return thing(
        view, quay_key(kind), draw, hidden(pieces_in_words(view, kind, count)), number, look="n"
    )


def _turn_of(view: View, kind: str) -> str:
    """«Red Snapper, barrel 1 of 2»: which piece of those that were landed gets its price now."""
    left = most = view.frame(Pricing).pieces.count(kind)
    for state in reversed(view.past):
        frames = [frame for frame in state.frames if isinstance(frame, Pricing)]
        if not frames:
            break
        most = max(most, frames[-1].pieces.count(kind))
    message = "barrel-of" if is_barrel(kind) else "piece-of"
    return view.say(message, fish=kind, number=most - left + 1, of=most)


# --- the water ---


def _water(view: View, seat: int, player: Player) -> Html:
    at_sea = [boat for boat in player.boats if boat.at_sea]
    rising = _ghost_boat(view, seat, "sea")
    fleet = _fleet(view, seat, at_sea, "none", rising)
    sea = el("span", view.say("at-sea"), class_="nm"), COLON, *fleet
    abroad = [boat for boat in player.boats if boat.place == FOREIGN]
    away = el("span", view.say("abroad"), class_="nm"), COLON, *_fleet(view, seat, abroad, "none")
    ports = (_port(view, seat, player, port) for port in PORTS)
    return el(
        "div",
        el("ol", *ports, class_="ports", aria_label=view.say("ports")),
        el("div", *sea, class_="sea"),
        el("div", *away, class_="sea abroad") if abroad else None,
        class_="water",
    )


def _port(view: View, seat: int, player: Player, port: str) -> Html:
    """A port with the boats that lie in it, or with the cover on it."""
    key = port_key(port) if seat == view.state.on_turn else ""
    name = join(el("span", view.say(f"port-{port}"), class_="nm"), COLON)
    if PORTS.index(port) >= player.open_ports:
        cover = (
            el("b", view.words.yen(PORT_PRICE), aria_hidden="true"),
            el("span", view.say("covered"), aria_hidden="true"),
        )
        label = view.say("open-port", port=port, yen=PORT_PRICE)
        said = None if is_lit(view, key) else hidden(view.say("covered-port", yen=PORT_PRICE))
        pressed = thing(view, key, *cover, look="cover", aria_label=label)
        return el("li", name, " ", said, pressed, class_="port")
    moored = [boat for boat in player.boats if boat.place == port]
    berth = None
    if is_lit(view, key):
        berth = thing(view, key, look="place", aria_label=view.say("this-port", port=port))
    arriving = _ghost_boat(view, seat, key)
    fleet = _fleet(view, seat, moored, "empty", arriving)
    return el("li", berth, name, *fleet, class_="port")


def _ghost_boat(view: View, seat: int, place: str) -> Html | None:
    """The boat that the chosen action would bring to a port or to sea."""
    name = view.live.ghosts.get(place) if view.live and seat == view.state.on_turn else None
    if not name:
        return None
    boat = view.state.players[seat].boat(name) or Boat(name)
    drawn = boat_drawing(seat, replace(boat, place="", load=boat.load if place == "sea" else ()))
    return el("div", drawn, hidden(view.say("boat-goes-here", boat=name)), class_="boat ghost")


def _fleet(
    view: View, seat: int, boats: list[Boat], nothing: str, ghost: Html | None = None
) -> Iterable[Child]:
    """Boats side by side, or the word for none."""
    if not boats:
        return (ghost or hidden(view.say(nothing)),)
    acted = fishing.acted if (fishing := view.frame(Fishing)) and seat == view.state.on_turn else ()
    return (*(_boat(view, seat, boat, boat.name in acted) for boat in boats), ghost)


def _boat(view: View, seat: int, boat: Boat, has_acted: bool) -> Html:
    load = hidden(view.say("load", barrels=boat.load, slots=boat.slots - len(boat.load)))
    acted = join(PAUSE, el("span", glyph("check", "s"), hidden(view.say("acted")), class_="tick"))
    tick = acted if has_acted else None
    name = view.words.name("boat", boat.name)
    rented = view.say("rented", market=boat.rented) if boat.rented else None
    hire = rented and join(PAUSE, el("small", glyph("rental", "s"), rented))
    caption = el("span", name, hire, class_="cap")
    key = boat_key(boat.name) if seat == view.state.on_turn else ""
    catch = view.live.ghosts.get(key, "") if view.live else ""
    drawn = boat_drawing(seat, boat, catch)
    return thing(view, key, drawn, caption, PAUSE, " ", load, tick, tag="div", look="boat")
