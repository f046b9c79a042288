"""The list of boards, in the rulebook's order. A new board is a file here and a line in it."""

from tsukiji_lab.tsukiji.board import BOARDS, CAUGHT_BY, HOME, KEPT_CATCH, SHAPE, FishMarket, Market
from tsukiji_lab.tsukiji.markets.aquarium import Aquarium
from tsukiji_lab.tsukiji.markets.auction import Auction
from tsukiji_lab.tsukiji.markets.bank import Bank
from tsukiji_lab.tsukiji.markets.barter import Barter
from tsukiji_lab.tsukiji.markets.clam_oyster import ClamOyster
from tsukiji_lab.tsukiji.markets.eel import Eel
from tsukiji_lab.tsukiji.markets.foreign_market import ForeignMarket
from tsukiji_lab.tsukiji.markets.fugu import Fugu
from tsukiji_lab.tsukiji.markets.government import Government
from tsukiji_lab.tsukiji.markets.himono import Himono
from tsukiji_lab.tsukiji.markets.horse_mackerel import HorseMackerel
from tsukiji_lab.tsukiji.markets.influence import Influence
from tsukiji_lab.tsukiji.markets.mackerel import Mackerel
from tsukiji_lab.tsukiji.markets.new_aquarium import NewAquarium
from tsukiji_lab.tsukiji.markets.nori import Nori
from tsukiji_lab.tsukiji.markets.octopus import Octopus
from tsukiji_lab.tsukiji.markets.overfishing_market import OverfishingMarket
from tsukiji_lab.tsukiji.markets.red_snapper import RedSnapper
from tsukiji_lab.tsukiji.markets.rentals import Rentals
from tsukiji_lab.tsukiji.markets.salmon import Salmon
from tsukiji_lab.tsukiji.markets.sardines import Sardines
from tsukiji_lab.tsukiji.markets.ship_rentals import ShipRentals
from tsukiji_lab.tsukiji.markets.ships import Ships
from tsukiji_lab.tsukiji.markets.spider_crab import SpiderCrab
from tsukiji_lab.tsukiji.markets.squid import Squid
from tsukiji_lab.tsukiji.markets.sushi_shop import SushiShop
from tsukiji_lab.tsukiji.markets.swordfish import Swordfish
from tsukiji_lab.tsukiji.markets.trading import Trading
from tsukiji_lab.tsukiji.markets.tuna import Tuna
from tsukiji_lab.tsukiji.markets.used_ships import UsedShips

BASE_FISH_MARKETS: tuple[type[FishMarket], ...] = (
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
EXPANSION_FISH_MARKETS: tuple[type[FishMarket], ...] = (
    ClamOyster,
    Himono,
    HorseMackerel,
    Nori,
    Sardines,
    Swordfish,
)
FISH_MARKETS = BASE_FISH_MARKETS + EXPANSION_FISH_MARKETS

BASE_EXTERNAL_MARKETS: tuple[type[Market], ...] = (
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
EXPANSION_EXTERNAL_MARKETS: tuple[type[Market], ...] = (
    ForeignMarket,
    Influence,
    NewAquarium,
    OverfishingMarket,
    ShipRentals,
    SushiShop,
)
EXTERNAL_MARKETS = BASE_EXTERNAL_MARKETS + EXPANSION_EXTERNAL_MARKETS

MARKETS: tuple[type[Market], ...] = (*FISH_MARKETS, *EXTERNAL_MARKETS)

for _market in MARKETS:
    BOARDS[_market.board] = _market
for _fish in FISH_MARKETS:
    for _piece in (_fish.board, *_fish.token_kinds, *_fish.licences_apart):
        HOME[_piece] = _fish.board
    for _token in _fish.token_kinds:
        SHAPE[_token] = _fish.shape(_token)
    CAUGHT_BY[_fish.board] = _fish.board
    for _kind, _barrels in _fish.catches.items():
        for _barrel in _barrels:
            HOME[_barrel] = _kind
            CAUGHT_BY[_barrel] = _fish.board
        if _fish.keeps_catch:
            KEPT_CATCH.update(_barrels)
