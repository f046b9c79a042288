"""The charts of the real sea and its models, for the lesson.

Each function returns a ``SeaChart`` in English or Spanish, for a light or dark page. Where a data
set was taken out of the installation, the chart is empty and its title says so.
"""

from tsukiji_lab.charts.sea.chart import SeaChart
from tsukiji_lab.charts.sea.dossier import Card, Documented, dossier
from tsukiji_lab.charts.sea.growth import (
    beside_the_game,
    lasting_catch,
    logistic_growth,
    open_access,
)
from tsukiji_lab.charts.sea.seas import cost_to_whom, own_sea, shared_sea
from tsukiji_lab.charts.sea.stocks import (
    fished_classes,
    japan_share,
    northwest_pacific,
    two_methods,
    two_twenty_nines,
    world_shares,
)
from tsukiji_lab.charts.sea.stories import eel, japanese_sardine, northern_cod, pacific_bluefin
from tsukiji_lab.charts.sea.worm import assessed_regions, worm_curve

__all__ = [
    "Card",
    "Documented",
    "SeaChart",
    "assessed_regions",
    "beside_the_game",
    "cost_to_whom",
    "dossier",
    "eel",
    "fished_classes",
    "japan_share",
    "japanese_sardine",
    "lasting_catch",
    "logistic_growth",
    "northern_cod",
    "northwest_pacific",
    "open_access",
    "own_sea",
    "pacific_bluefin",
    "shared_sea",
    "two_methods",
    "two_twenty_nines",
    "world_shares",
    "worm_curve",
]
