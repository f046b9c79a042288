"""The Swordfish market: auctions from its board, and a value that every bid moves."""

from __future__ import annotations

import pytest

from tests.rules.table import Table, at_sea, rule, rules_of

CRAB = "spider-crab"


def landing(barrels: int = 2, *markets: str, marker: int = 6) -> Table:
    """Seat 0 has landed so many Swordfish; all have ¥2,000, and a pair paid seat 0 ¥100."""
    table = Table("swordfish", *markets).lay_market("swordfish", marker=marker)
    table.lay(0, yen=1900, boats=[at_sea("four-slot", *["swordfish"] * barrels)])
    table.play("fish", "dock four-slot left")
    return table


def seller(tokens: int, marker: int) -> Table:
    """Seat 0 with ¥0 and so many Swordfish, in their market."""
    table = Table("swordfish").lay_market("swordfish", marker=marker)
    table.lay(0, yen=0, tokens="swordfish " * tokens)
    table.play("enter swordfish points")
    return table


@rule("swordfish.stock", "setup.swordfish-marker")
@pytest.mark.parametrize(("players", "licences"), [(2, 2), (3, 3), (6, 3)])
def test_stock(players: int, licences: int) -> None:
    table = Table("swordfish", players=players)
    market = table.market("swordfish")
    assert (market.barrels, market.tokens, market.licences) == (4, 6, licences)
    assert market.marker == 6
    for number in ("points", "barrels", "tokens", "licences"):
        assert market.provenance(number, table.state) == "reconstructed"
    for number in ("licence_price", "visit_bonus"):
        assert market.provenance(number, table.state) == "rulebook"


# --- the market ---


@rule("swordfish.entry")
def test_the_way_in() -> None:
    table = Table("swordfish").lay(0, tokens="swordfish")
    for way in ("yen", "free", "swordfish"):
        assert table.refused(f"enter swordfish {way}") == "visit.cost"
    table.play("enter swordfish points")
    assert table.state.turn.points == 1


@rule("swordfish.licence")
def test_licences_for_600_yen_each() -> None:
    table = Table("swordfish").lay(0, yen=1900, licences="")
    table.play("enter swordfish points", *["buy licence swordfish"] * 3)
    assert table.yen() == 100
    assert table.refused("buy licence swordfish") == "visit.licence.none-left"


@rule("swordfish.worth")
@pytest.mark.parametrize("marker", [1, 6, 13])
def test_worth(marker: int) -> None:
    table = Table("swordfish").lay(0, tokens="swordfish swordfish mackerel")
    table.lay_market("swordfish", marker=marker)
    assert table.resources() == 2 * marker + 1


@rule("swordfish.sell", "swordfish.sell.bonus", "swordfish.sell.boxed", "swordfish.marker.sold")
def test_sold_together_they_bring_one_price_and_200_yen() -> None:
    table = seller(3, marker=6)
    events = table.play("sell swordfish 2")
    assert rules_of(events) == ["swordfish.sell", "swordfish.marker.sold"]
    assert table.yen() == 2 * 600 + 200
    market = table.market("swordfish")
    assert market.marker == 4
    # Three were on the board and three were owned; two are out of the game.
    assert (market.tokens, table.tokens()) == (3, "swordfish")
    assert market.tokens_boxed == 2
    # The ¥200 come once in a visit.
    table.play("sell swordfish 1")
    assert table.yen() == 1400 + 400
    assert table.market("swordfish").marker == 3
    assert table.market("swordfish").tokens == 3


@rule("swordfish.sell.bonus")
def test_the_200_yen_come_again_in_another_visit_and_after_a_licence() -> None:
    table = seller(3, marker=13).lay(0, yen=600)
    table.play("buy licence swordfish", "sell swordfish 1", "leave")
    assert table.yen() == 1300 + 200
    table.play("enter swordfish points", "sell swordfish 2")
    # ¥100 for the licence that was bought, 2 × 12, and ¥200 once more.
    assert table.yen() == 1500 + 100 + 2400 + 200
    assert table.market("swordfish").marker == 10


@rule("swordfish.marker.ends", "swordfish.marker.stops", "swordfish.marker.sold")
@pytest.mark.parametrize(("marker", "tokens", "yen"), [(1, 1, 300), (2, 3, 800)])
def test_sales_move_the_marker_no_lower_than_1(marker: int, tokens: int, yen: int) -> None:
    table = seller(tokens, marker=marker)
    table.play(f"sell swordfish {tokens}")
    assert table.yen() == yen
    assert table.market("swordfish").marker == 1


@rule("swordfish.sell", "visit.sell.own")
def test_only_swordfish_of_ones_own() -> None:
    table = seller(1, marker=6).lay(0, tokens="swordfish mackerel")
    assert table.refused("sell swordfish 2") == "visit.sell.own"
    assert table.refused("sell swordfish 0") == "visit.sell.own"
    assert table.refused("sell mackerel 1") == "visit.sell.not-bought"


@rule("swordfish.token-back", "visit.cost.token")
def test_one_that_pays_the_way_in_elsewhere_goes_back_to_its_board() -> None:
    table = Table("swordfish", "squid").lay(0, yen=300, tokens="swordfish")
    assert table.market("swordfish").tokens == 5
    table.play("enter squid swordfish", "buy licence squid")
    market = table.market("swordfish")
    assert (market.tokens, market.tokens_boxed, market.marker) == (6, 0, 6)


# --- auctions ---


@rule("swordfish.auction", "swordfish.auction.draw", "fishing.unload.auction", "bid.everyone")
def test_two_barrels_bring_one_token_for_which_all_bid() -> None:
    table = Table("swordfish").lay(0, yen=0, licences="swordfish swordfish")
    table.lay(0, boats=[at_sea("two-slot", "swordfish"), at_sea("one-slot")], ports=2)
    table.play("fish", "catch two-slot swordfish", "finish fishing", "fish")
    assert table.market("swordfish").barrels == 2
    events = table.play("dock two-slot left")
    assert rules_of(events) == [
        "fishing.dock",
        "fishing.unload.income",
        "swordfish.auction.draw",
    ]
    market = table.market("swordfish")
    assert (market.barrels, market.tokens, table.sales()) == (4, 5, "")
    bidders = []
    for _ in range(3):
        bidders.append(table.game.to_act)
        table.play("bid 0")
    assert sorted(bidders) == [0, 1, 2]
    table.play("award gate")
    assert table.tokens(2) == "swordfish"
    # Then the Fishing action goes on.
    table.play("catch one-slot swordfish", "finish fishing")


@rule("swordfish.auction.pay", "bid.payment")
@pytest.mark.parametrize(
    ("bids", "winner", "purses"),
    [
        ((300, 800, 700), 1, [2800, 1200, 2000]),
        ((900, 800, 700), 0, [1100, 2000, 2000]),
    ],
)
def test_the_winner_pays_the_player_on_turn_or_the_supply(
    bids: tuple[int, ...], winner: int, purses: list[int]
) -> None:
    table = landing()
    supply = table.state.supply
    table.play(*[f"bid {bid}" for bid in bids])
    assert table.tokens(winner) == "swordfish"
    assert table.purses == purses
    assert table.state.supply - supply == (9 if winner == 0 else 0)


@rule("bid.tie", "swordfish.auction")
def test_the_player_on_turn_settles_a_tie() -> None:
    table = landing()
    table.play("bid 500", "bid 800", "bid 800")
    assert table.game.to_act == 0
    assert table.refused("award moon") == "bid.tie"
    table.play("award gate")
    assert table.tokens(2) == "swordfish"
    assert table.yen() == 2800
    assert table.market("swordfish").marker == 8


@rule("bid.range", "swordfish.auction")
def test_nobody_bids_more_than_there_is() -> None:
    assert landing().refused("bid 2100") == "bid.range"


@rule("swordfish.left-over", "fishing.quay")
def test_an_odd_barrel_goes_back_for_nothing() -> None:
    table = landing(3)
    table.play("bid 600", "bid 0", "bid 0")
    assert table.market("swordfish").barrels == 3
    events = table.play("finish fishing")
    assert "swordfish.left-over" in rules_of(events)
    assert table.market("swordfish").barrels == 4
    assert table.yen() == 2000 - 600
    table = landing(1)
    assert table.game.to_act == 0
    table.play("finish fishing")
    assert (table.market("swordfish").barrels, table.market("swordfish").tokens) == (4, 6)
    assert table.market("swordfish").marker == 6


@rule("swordfish.left-over", "swordfish.auction")
def test_an_odd_barrel_does_not_wait_for_the_next_action() -> None:
    table = Table("swordfish").lay(0, ports=2)
    table.lay(0, boats=[at_sea("one-slot", "swordfish"), at_sea("two-slot", "swordfish")])
    table.play("fish", "dock one-slot left", "finish fishing", "fish", "dock two-slot centre")
    table.play("finish fishing")
    assert table.market("swordfish").tokens == 6


@rule("swordfish.auction", "fishing.quay")
def test_two_boats_make_a_pair_the_barge_included() -> None:
    table = Table("swordfish").lay(0, ports=3)
    table.lay(0, boats=[at_sea("one-slot", "swordfish"), at_sea("barge", "swordfish")])
    table.play("fish", "dock one-slot left", "dock barge right", "bid 600", "bid 0", "bid 0")
    assert table.tokens() == "swordfish"


@rule("swordfish.auction", "fishing.quay.two-auctions")
def test_of_two_auctions_due_the_player_chooses_the_first() -> None:
    table = Table("swordfish", CRAB).lay(0, ports=3)
    table.lay(0, boats=[at_sea("barge", CRAB, CRAB, "swordfish", "swordfish")])
    table.play("fish", "dock barge right")
    assert table.offered("hold auction") == ["hold auction spider-crab", "hold auction swordfish"]
    table.play("hold auction swordfish", "bid 600", "bid 0", "bid 0")
    assert table.tokens() == "swordfish"
    table.play("bid 0", "bid 100", "bid 0", "finish fishing")


@rule("swordfish.auction.draw", "bid.last-token", "overfishing.new-market")
def test_the_last_token_drawn_overfishes_it_and_is_auctioned_all_the_same() -> None:
    table = Table("swordfish").lay(1, tokens="swordfish " * 3)
    table.lay_market("swordfish", tokens_boxed=2)
    table.lay(0, boats=[at_sea("two-slot", "swordfish", "swordfish")])
    assert table.market("swordfish").tokens == 1
    table.play("fish")
    events = table.play("dock two-slot left", drawn=["tuna"])
    assert rules_of(events)[-3:] == [
        "swordfish.auction.draw",
        "overfishing.when",
        "overfishing.new-market",
    ]
    market = table.market("swordfish")
    assert (market.overfished, market.barrels, market.boxed) == (True, 0, 4)
    table.play("bid 0", "bid 900", "bid 0")
    assert table.tokens(1).count("swordfish") == 4
    assert table.market("swordfish").marker == 8


@rule("swordfish.auction", "bid.no-token", "swordfish.marker.all-zero")
def test_with_no_token_left_there_is_no_auction_and_the_marker_stays() -> None:
    table = Table("swordfish").overfish("swordfish").lay_market("swordfish", tokens_boxed=6)
    table.lay(0, yen=0, boats=[at_sea("two-slot", "swordfish", "swordfish")])
    boxed = table.market("swordfish").boxed
    table.play("fish")
    events = table.play("dock two-slot left")
    assert rules_of(events)[-1] == "bid.no-token"
    market = table.market("swordfish")
    assert (market.marker, market.boxed) == (6, boxed + 2)
    assert table.yen() == 100
    table.play("finish fishing")


# --- the marker ---


@rule(
    "swordfish.marker.up",
    "swordfish.marker.down",
    "swordfish.marker.equal",
    "swordfish.marker.ends",
    "swordfish.marker.stops",
)
@pytest.mark.parametrize(
    ("marker", "bid", "after"),
    [
        (6, 600, 6),
        (6, 700, 8),
        (6, 500, 4),
        (6, 2000, 8),
        (11, 1200, 13),
        (12, 1300, 13),
        (13, 1400, 13),
        (13, 1300, 13),
        (13, 1200, 11),
        (3, 200, 1),
        (2, 100, 1),
        (1, 0, 1),
        (1, 100, 1),
        (1, 200, 3),
    ],
)
def test_the_winning_bid_against_the_value(marker: int, bid: int, after: int) -> None:
    table = landing(marker=marker)
    table.play("bid 0", f"bid {bid}", "bid 0")
    if not bid:
        table.play("award moon")
    assert table.market("swordfish").marker == after


@rule("swordfish.marker.all-zero", "bid.tie")
def test_bids_of_nothing_move_it_down_2() -> None:
    table = landing()
    table.play("bid 0", "bid 0", "bid 0")
    assert table.market("swordfish").marker == 6
    table.play("award moon")
    assert table.market("swordfish").marker == 4


@rule("swordfish.marker.after-payment", "swordfish.auction.pay")
def test_it_moves_after_the_bid_is_paid() -> None:
    table = landing()
    table.play("bid 700", "bid 0")
    events = table.play("bid 0")
    assert rules_of(events)[-2:] == ["swordfish.auction.pay", "swordfish.marker.up"]


@rule("swordfish.auction", "swordfish.marker.up", "swordfish.marker.down", "bid.payment")
def test_two_auctions_in_a_row_each_against_the_value_as_it_is_then() -> None:
    # The four barrels of the board are all there are; two more by a rule of the house.
    table = Table("swordfish", boards={"swordfish": {"barrels": 6}}).lay(0, yen=0)
    table.lay(0, boats=[at_sea("four-slot", *["swordfish"] * 4)])
    table.play("fish", "dock four-slot left", "bid 0", "bid 700", "bid 0")
    assert table.market("swordfish").marker == 8
    # What Peak paid may be bid in the second; ¥700 are below 8 × ¥100 now.
    assert table.refused("bid 1000") == "bid.range"
    table.play("bid 700", "bid 0", "bid 0")
    assert table.market("swordfish").marker == 6
    assert (table.tokens(0), table.tokens(1)) == ("swordfish", "swordfish")
    # Four barrels unloaded brought ¥200.
    assert table.purses == [200 + 700 - 700, 1300, 2000]
    assert table.market("swordfish").barrels == 6


@rule("swordfish.worth", "swordfish.marker.up")
def test_a_moved_marker_changes_what_all_tokens_are_worth() -> None:
    table = Table("swordfish").lay(2, tokens="swordfish swordfish")
    table.lay(0, boats=[at_sea("two-slot", "swordfish", "swordfish")])
    assert table.resources(2) == 12
    table.play("fish", "dock two-slot left", "bid 0", "bid 700", "bid 0")
    assert (table.resources(1), table.resources(2)) == (8, 16)


@rule("swordfish.auction", "overfishing.returning-barrels", "fishing.unload.overfished")
def test_overfished_while_at_sea_they_are_auctioned_and_go_to_the_box() -> None:
    table = Table("swordfish").lay(0, licences="swordfish")
    table.lay(0, boats=[at_sea("two-slot", "swordfish")]).lay(
        1, boats=[at_sea("barge", "swordfish")]
    )
    table.lay(2, boats=[at_sea("three-slot", "swordfish")])
    table.play("fish", "catch two-slot swordfish", "finish fishing", "fish")
    assert table.market("swordfish").overfished
    table.play("dock two-slot left", "bid 0", "bid 700", "bid 0", "finish fishing")
    market = table.market("swordfish")
    assert (market.barrels, market.boxed, market.marker) == (0, 2, 8)
    assert table.tokens(1) == "swordfish"
