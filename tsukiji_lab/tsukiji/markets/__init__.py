"""The list of boards, in the rulebook's order. A new board is a file here and a line in it."""

from tsukiji_lab.tsukiji.board import BOARDS, HOME, FishMarket, Market
from tsukiji_lab.tsukiji.markets.aquarium import Aquarium
from tsukiji_lab.tsukiji.markets.auction import Auction
from tsukiji_lab.tsukiji.markets.bank import Bank
from tsukiji_lab.tsukiji.markets.barter import Barter
from tsukiji_lab.tsukiji.markets.eel import Eel
from tsukiji_lab.tsukiji.markets.fugu import Fugu
from tsukiji_lab.tsukiji.markets.government import Government
from tsukiji_lab.tsukiji.markets.mackerel import Mackerel
from tsukiji_lab.tsukiji.markets.octopus import Octopus
from tsukiji_lab.tsukiji.markets.red_snapper import RedSnapper
from tsukiji_lab.tsukiji.markets.rentals import Rentals
from tsukiji_lab.tsukiji.markets.salmon import Salmon
from tsukiji_lab.tsukiji.markets.ships import Ships
from tsukiji_lab.tsukiji.markets.spider_crab import SpiderCrab
from tsukiji_lab.tsukiji.markets.squid import Squid
from tsukiji_lab.tsukiji.markets.trading import Trading
from tsukiji_lab.tsukiji.markets.tuna import Tuna
from tsukiji_lab.tsukiji.markets.used_ships import UsedShips

FISH_MARKETS: tuple[type[FishMarket], ...] = (
    Mackerel,
    Eel,
    Fugu,
    Octopus,
    RedSnapper,
    Salmon,
    SpiderCrab,
    Squid,
    Tuna,
)
EXTERNAL_MARKETS: tuple[type[Market], ...] = (
    Ships,
    Aquarium,
    Auction,
    Bank,
    Barter,
    Government,
    Rentals,
    Trading,
    UsedShips,
)

for _market in (*FISH_MARKETS, *EXTERNAL_MARKETS):
    BOARDS[_market.board] = _market
for _fish in FISH_MARKETS:
    for _piece in (_fish.board, *_fish.token_kinds):
        HOME[_piece] = _fish.board
