"""Fish that is not put up for sale: when enough barrels are unloaded, a token is auctioned.

Source: Spider Crab, Tuna; expansion, Swordfish (their text is the same but for the numbers).
"""

from __future__ import annotations

from tsukiji_lab.tsukiji.bidding import Bids, pay_bid
from tsukiji_lab.tsukiji.board import FishMarket
from tsukiji_lab.tsukiji.step import Step
from tsukiji_lab.tsukiji.visiting import BuyLicence, Sell


class AuctionedFish(FishMarket, frozen=True, kw_only=True):
    """A fish of which every ``auction_lot`` barrels bring one token."""

    verbs = (BuyLicence, Sell)

    def won(self, step: Step, bids: Bids, winner: int, bid: int) -> None:
        pay_bid(step, winner, bid)
        for token in bids.lot:
            step.give_token(winner, token)
            step.say_of(winner, "auction-won", self.rule("auction.pay"), token=token, yen=bid)
        self.bid_for(step, bid)
