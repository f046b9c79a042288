"""Blind bids: for crabs and tuna on the quay, and in the Auction and Barter markets."""

from __future__ import annotations

import pytest

from tests.rules.table import Table, at_sea, rule, rules_of

CRAB = "spider-crab"


def quay(*, yen: tuple[int, int, int] = (1000, 1000, 1000), token: str = "spider-crab-6") -> Table:
    """Two crabs were just unloaded: everybody bids for the token drawn. Seat 0 is on turn."""
    table = Table(CRAB).lay(0, boats=[at_sea("two-slot", CRAB, CRAB)])
    for seat, amount in enumerate(yen):
        table.lay(seat, yen=amount - (100 if seat == 0 else 0))
    table.play("fish", "dock two-slot left", drawn=[token])
    assert table.purses == list(yen)
    return table


@rule("bid.blind", "bid.everyone")
def test_bids_stay_secret_until_the_last_is_in() -> None:
    table = quay()
    before = table.state
    table.play("bid 300")
    assert all(event.values == {} for event in table.game.session.steps[-1].events)
    seen = table.game.observe(1).state
    other = quay()
    assert other.state.players == before.players
    other.play("bid 900")
    assert other.game.observe(1).state == seen  # whatever was bid, the others see the same
    table.play("bid 400")
    assert "bid.blind" not in rules_of(table.game.session.steps[-1].events)
    events = table.play("bid 500")
    shown = next(event for event in events if event.rule == "bid.blind")
    assert shown.values["bids"] == (3, 4, 5)


@rule("bid.once")
def test_everyone_bids_once() -> None:
    table = quay()
    seats = [table.game.to_act]
    for yen in (100, 200, 300):
        table.play(f"bid {yen}")
        seats.append(table.game.to_act)
    assert sorted(seats[:3]) == [0, 1, 2]
    assert table.refused("bid 900") == "bid.blind"


@rule("bid.zero", "bid.range")
def test_from_0_to_all_yen() -> None:
    table = quay(yen=(1000, 300, 0))
    assert table.refused("bid 1100") == "bid.range"
    assert table.values("bid 1100") == {"yen": 10}
    assert table.allows("bid 0")
    assert table.allows("bid 1000")
    table.play("bid 0")
    assert table.offered("bid") == ["bid 0", "bid 100", "bid 200", "bid 300"]
    table.play("bid 300")
    assert table.offered("bid") == ["bid 0"]


@rule("bid.highest", "bid.payment", "spider-crab.auction.pay")
def test_the_highest_bid_wins_and_pays_the_player_on_turn() -> None:
    table = quay()
    table.play("bid 100", "bid 400", "bid 300")
    assert table.tokens(1) == "spider-crab-6"
    assert table.purses == [1400, 600, 1000]


@rule("spider-crab.auction.pay", "tuna.auction.pay")
@pytest.mark.parametrize(("fish", "barrels"), [(CRAB, 2), ("tuna", 3)])
def test_the_player_on_turn_pays_the_supply(fish: str, barrels: int) -> None:
    table = Table(fish).lay(0, yen=900, boats=[at_sea("three-slot", *[fish] * barrels)])
    table.play("fish", "dock three-slot left")
    supply = table.state.supply
    table.play("bid 400", "bid 100", "bid 0")
    assert table.yen() == 600
    assert table.state.supply == supply + 4
    assert table.tokens().startswith(fish)


@rule("tuna.auction.pay", "tuna.auction.draw")
def test_another_winner_of_a_tuna_pays_the_player_on_turn() -> None:
    table = Table("tuna").lay(0, yen=0, boats=[at_sea("three-slot", "tuna", "tuna", "tuna")])
    table.play("fish", "dock three-slot left", drawn=["tuna-25"])
    assert table.market("tuna").barrels == 6
    table.play("bid 0", "bid 100", "bid 1500")
    assert table.tokens(2) == "tuna-25"
    assert table.purses == [1600, 2000, 500]


@rule("spider-crab.auction.draw")
def test_the_barrels_go_back_and_one_token_leaves_the_bag() -> None:
    table = quay(token="spider-crab-8")
    assert table.market(CRAB).barrels == 5
    assert table.state.bag.count("spider_crab_8") == 1
    assert len(table.state.bag) == 9
    table.play("bid 0", "bid 0", "bid 100")
    assert table.tokens(2) == "spider-crab-8"


@rule("bid.tie", "bid.tie.every")
def test_the_player_on_turn_settles_ties() -> None:
    table = quay()
    table.play("bid 300", "bid 500", "bid 500")
    assert table.game.to_act == 0
    assert table.refused("award moon") == "bid.tie"
    assert table.values("award moon") == {"seats": (1, 2)}
    table.play("award gate")
    assert table.tokens(2) == "spider-crab-6"
    assert table.purses == [1500, 1000, 500]


@rule("bid.tie.every", "bid.zero")
def test_all_zero_is_a_tie_of_all() -> None:
    table = quay()
    table.play("bid 0", "bid 0", "bid 0")
    assert table.offered("award") == ["award moon", "award peak", "award gate"]
    table.play("award moon")
    assert table.tokens() == "spider-crab-6"
    assert table.purses == [1000, 1000, 1000]


@rule("bid.no-token")
def test_without_a_token_there_is_no_auction() -> None:
    table = Table(CRAB).overfish(CRAB)
    crabs = "spider-crab-4 " * 4 + "spider-crab-6 " * 4 + "spider-crab-8 " * 2
    table.lay(2, tokens=crabs).lay(0, yen=0, boats=[at_sea("two-slot", CRAB, CRAB)])
    events = table.play("fish", "dock two-slot left")
    assert "bid.no-token" in rules_of(events)
    assert table.allows("finish fishing")
    assert table.yen() == 100
    assert table.market(CRAB).boxed == 5


@rule("bid.last-token")
def test_the_last_token_overfishes_at_once_and_is_still_auctioned() -> None:
    table = Table(CRAB).lay(0, boats=[at_sea("four-slot", CRAB, CRAB, CRAB, CRAB)])
    table.lay(2, tokens="spider-crab-4 " * 4 + "spider-crab-6 " * 4 + "spider-crab-8")
    markets = len(table.state.markets)
    table.play("fish", "dock four-slot left", drawn=["spider-crab-8", "tuna"])
    assert table.market(CRAB).overfished
    assert table.market(CRAB).boxed == 3  # the pair that was auctioned, and the one on the board
    assert len(table.state.markets) == markets + 1
    table.play("bid 700", "bid 0", "bid 0")
    assert table.tokens() == "spider-crab-8"
    # The second pair finds no token: its barrels go to the box.
    assert table.market(CRAB).boxed == 5
    assert table.allows("finish fishing")


@rule("bid.not-seller", "bid.everyone")
@pytest.mark.parametrize(("board", "begin"), [("auction", "auction lot"), ("barter", "offer lot")])
def test_the_seller_does_not_bid(board: str, begin: str) -> None:
    table = Table(board, players=4).lay(0, tokens="mackerel mackerel")
    table.play(f"enter {board} points", begin, "add mackerel", "add mackerel", "confirm")
    bidders = []
    for _ in range(3):
        bidders.append(table.game.to_act)
        table.play("bid 100")
    assert bidders == [1, 2, 3]
    assert table.game.to_act == 0


@rule("barter.one-bidder")
def test_in_a_game_of_two_there_is_one_bidder() -> None:
    table = Table("barter", players=2).lay(0, tokens="mackerel")
    table.play("enter barter points", "offer lot", "add mackerel", "confirm", "bid 300")
    assert table.game.to_act == 0
    table.play("accept peak")
    assert table.tokens(1) == "mackerel"
    assert table.purses == [2300, 1700]
