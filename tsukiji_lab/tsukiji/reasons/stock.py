"""Where the barrels and tokens of a fish are, and how far it is from being overfished."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from tsukiji_lab.game.refusal import Values
from tsukiji_lab.tsukiji.board import HOME, HOUSE_RULE, FishMarket
from tsukiji_lab.tsukiji.reasons.question import Answer, Question, Topic
from tsukiji_lab.tsukiji.state import Player
from tsukiji_lab.tsukiji.terms import BARRELS, LEAST, PIECES, SUM, TOKENS, Term, View, events, make

AWAY, BOXED, WHEN = "overfishing.removed", "overfishing.barrels-out", "overfishing.when"
PLACES = ("at-sea", "on-quay", "on-sale", "drying", "in-box")


def _asked(view: View) -> Iterator[Question]:
    return (Question("market", market.board) for market in view.state.fish_markets)


def _market(view: View, question: Question) -> Answer:
    """How many barrels and how many tokens may still leave: the lesser of both."""
    market: FishMarket = view.state.market(question.name)
    barrels, tokens = list(_barrels(view, market)), list(_tokens(view, market))
    here = make(SUM, "explain_barrels-left", BARRELS, WHEN, *barrels)
    left = make(SUM, "explain_tokens-left", TOKENS, WHEN, *tokens)
    term = make(LEAST, "explain_market", PIECES, WHEN, here, left, market=market.board)
    values: Values = {
        "market": market.board,
        "left": here.number or 0,
        "all": market.all_barrels,
        "tokens": left.number or 0,
        "tokens_all": market.all_tokens,
    }
    message = "explain_overfished-why" if market.overfished else "explain_market-why"
    return term, [(message, values), ("explain_places-why", _summed(barrels))]


def _summed(barrels: Sequence[Term]) -> Values:
    """How many barrels are on the board and in every other place."""
    places: Counter[str] = Counter()
    for place in barrels[1:]:
        places[place.label.removeprefix("explain_")] -= place.number or 0
    left = sum(barrel.number or 0 for barrel in barrels)
    sums = {place.rpartition("-")[2]: places[place] for place in PLACES}
    return {"left": left, **sums}


def _printed(view: View, market: FishMarket, number: str) -> str:
    """The rule that says how many there are."""
    is_own = market.provenance(number, view.state) == HOUSE_RULE
    return "house-rules.override" if is_own else market.rule("stock")


def _barrels(view: View, market: FishMarket) -> Iterator[Term]:
    """All its barrels, and those that are not on its board, by where they are."""
    board, rule = market.board, _printed(view, market, "barrels")
    yield Term("explain_barrels-all", market.all_barrels, BARRELS, rule, {"market": board})
    for seat, player in enumerate(view.state.players):
        loads = (barrel for boat in player.boats for barrel in boat.load)
        sales = (*player.fresh, *player.degraded)
        places = {
            "at-sea": sum(HOME[barrel] == board for barrel in loads),
            "on-sale": sum(sale.kind == board for sale in sales),
            "drying": _drying(player, (board,), is_token=False),
        }
        yield from _away(seat, places, BARRELS)
    quay = sum(frame.barrels().count(board) for frame in view.state.frames)
    if quay:
        yield Term("explain_on-quay", -quay, BARRELS, AWAY)
    if market.boxed:
        yield Term("explain_in-box", -market.boxed, BARRELS, BOXED, step=_gone(view, board))


def _tokens(view: View, market: FishMarket) -> Iterator[Term]:
    """All its tokens, and those that are neither on its board nor in the bag."""
    state, kinds = view.state, market.kinds_that_run_out
    rule = _printed(view, market, "tokens")
    yield Term("explain_tokens-all", market.all_tokens, TOKENS, rule, {"market": market.board})
    for seat, player in enumerate(state.players):
        owned, drying = sum(map(player.tokens.count, kinds)), _drying(player, kinds, is_token=True)
        yield from _away(seat, {"with-player": owned, "drying": drying}, TOKENS)
    lot = sum(frame.tokens().count(kind) for frame in state.frames for kind in kinds)
    if lot:
        yield Term("explain_in-lot", -lot, TOKENS, AWAY)
    for other in state.markets:
        here = 0 if other is market else sum(map(other.tokens_here().count, kinds))
        if here:
            yield Term("explain_on-market", -here, TOKENS, AWAY, {"market": other.board})
    if market.out_of_game:
        yield Term("explain_out-of-game", -market.out_of_game, TOKENS, market.rule("sell.boxed"))


def _drying(player: Player, kinds: Sequence[str], *, is_token: bool) -> int:
    return sum(each.kind in kinds and each.is_token == is_token for each in player.drying)


def _away(seat: int, places: dict[str, int], unit: str) -> Iterator[Term]:
    for place, number in places.items():
        if number:
            yield Term(f"explain_{place}", -number, unit, AWAY, {"seat": seat})


def _gone(view: View, board: str) -> int | None:
    """The step in which a market was overfished; None if nothing tells it."""
    found = (
        step
        for step, event in events(view.past)
        if event.what == "overfished" and event.values["market"] == board
    )
    return next(found, None)


TOPICS = {"market": Topic(_asked, _market)}
