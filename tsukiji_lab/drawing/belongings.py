"""What lies in front of a player: licences and items in their spaces, fish tokens."""

from __future__ import annotations

from collections import Counter

from tsukiji_lab.drawing.glyphs import coin, glyph, tag, tub
from tsukiji_lab.drawing.html import Child, Html, el, join
from tsukiji_lab.drawing.live import is_lit, thing, why
from tsukiji_lab.drawing.stalls import pieces
from tsukiji_lab.drawing.things import BUYER, item_key, licence_key, lot_key, token_key
from tsukiji_lab.drawing.view import PAUSE, View, hidden
from tsukiji_lab.game.action import MARKS, written
from tsukiji_lab.tsukiji.board import HOME
from tsukiji_lab.tsukiji.fishing import Fishing
from tsukiji_lab.tsukiji.lots import Lot
from tsukiji_lab.tsukiji.markets import himono
from tsukiji_lab.tsukiji.state import Player
from tsukiji_lab.tsukiji.worth import worth


def spaces(view: View, seat: int, player: Player) -> Html:
    """The licence spaces of a player."""
    is_on_turn = seat == view.state.on_turn
    fishing = view.frame(Fishing)
    used = Counter(fishing.used if fishing and is_on_turn else ())
    tags = []
    for kind in player.licences:
        is_used = used[kind] > 0
        used[kind] -= 1
        key = licence_key(kind) if is_on_turn else ""
        if HOME[kind] == himono.Himono.board:
            tags.append(_drying(view, player, kind, is_used, key))
            continue
        words = hidden(view.say("licence", fish=kind))
        state = join(PAUSE, " ", el("small", view.say("used"))) if is_used else None
        tags.append(_space(view, key, tag(kind, "used" if is_used else ""), words, state))
    for item, all_uses in (("freezer", player.freezers), ("cart", player.carts)):
        for uses in all_uses:
            name = hidden(view.words.name("item", item))
            left = el("small", view.say("uses", uses=uses))
            key = item_key(item, uses) if is_on_turn else ""
            tags.append(_space(view, key, tag(item), name, PAUSE, " ", left))
    buyer = hidden(view.words.name("item", "buyer"))
    tags += [_space(view, BUYER if is_on_turn else "", tag("buyer"), buyer)] * player.buyers
    free = [el("li", class_="free", aria_hidden="true")] * player.free_spaces
    coming = view.live.ghosts.get("spaces") if view.live and is_on_turn else None
    if coming and free:
        words = hidden(view.say("tag-goes-here"))
        free[0] = el("li", el("span", tag(coming), words, class_="ghost"))
    label = view.say("spaces")
    return el(
        "div",
        el("h4", label, PAUSE, " ", el("small", view.say("free-spaces", free=player.free_spaces))),
        el("ul", *tags, *free, class_="tags", aria_label=label),
    )


def _space(view: View, key: str, *inside: Child, look: str = "") -> Html:
    """A licence space with what lies on it."""
    if is_lit(view, key):
        return el("li", thing(view, key, *inside, look=look))
    return el("li", *inside, class_=look or None)


def _drying(view: View, player: Player, licence: str, is_used: bool, key: str) -> Html:
    """A Himono licence with its number and what dries on it."""
    is_down = himono.is_face_down(player, licence)
    lies = "face-down" if is_down else "used" if is_used else ""
    state = join(el("br"), view.say(lies)) if lies else None
    dries = [
        join(
            PAUSE,
            coin(piece.kind, "s") if piece.is_token else tub(piece.kind, "s"),
            hidden(
                view.say("tokens", tokens=(piece.kind,))
                if piece.is_token
                else view.say("barrels", barrels=(piece.kind,))
            ),
        )
        for piece in player.drying
        if piece.licence == licence
    ]
    dries += [el("i")] * (himono.ROOM - len(dries))
    words = hidden(view.say("licence", fish=licence))
    number = view.say("licence-number", number=int(licence.rpartition("_")[2]))
    caption = el("small", el("b", number), state)
    rack = el("span", *dries, class_="rack")
    return _space(view, key, tag(licence, lies), words, rack, PAUSE, " ", caption, look="dries")


def tokens(view: View, seat: int, player: Player) -> Html:
    """The fish tokens of a player with what they are worth, and what is owed and held."""
    lines = []
    is_on_turn = seat == view.state.on_turn
    lot = view.frame(Lot) if is_on_turn else None
    for token, count in Counter(player.tokens).items():
        together = worth(view.state, (token,) * count, owned=player.tokens)
        name = view.words.name("token", token)
        key = token_key(token) if is_on_turn else ""
        held = thing(
            view, key, coin(token), el("span", name), " ", el("i", f"×{count}"), look="held"
        )
        told = view.say("worth-of-token", token=token, text=str(together))
        total = why(view, f"worth {written(token)} {MARKS[seat]}", together, told)
        lines.append(el("li", held, total, hidden(view.say("resources"))))
    for item, count, asked in (
        ("loan", player.loans, "interest"),
        ("share", player.shares, "share"),
    ):
        if count:
            name = view.words.name("item", item)
            told = view.say("of-seat", seat=seat, text=f"{name} ×{count}")
            number = why(view, f"{asked} {MARKS[seat]}", f"×{count}", told, tag="i")
            held = el("span", glyph(item), el("span", name), " ", number, class_="held")
            lines.append(el("li", held))
    if not lines:
        lines.append(el("li", view.say("no-tokens"), class_="none"))
    label = view.say("tokens-held")
    return el(
        "div",
        el("h4", label, " ", el("small", view.say("worth"), aria_hidden="true")),
        el("ul", *lines, class_="toks", aria_label=label),
        _chosen(view, lot) if lot and lot.chosen else None,
    )


def _chosen(view: View, lot: Lot) -> Html:
    """The tokens that were put into the lot so far; they still lie in front of their owner."""
    label = view.say("in-lot")
    lines = (
        el("li", thing(view, lot_key(token), pieces(view, (token,) * count)))
        for token, count in Counter(lot.chosen).items()
    )
    return el("div", el("h4", label), el("ul", *lines, aria_label=label, class_="in-lot"))
