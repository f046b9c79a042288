"""The real sea: data sets with their provenance, and the models of fishery science."""

from tsukiji_lab.sea.dossier import Point, Species, dossier
from tsukiji_lab.sea.economics import Fishery
from tsukiji_lab.sea.fitting import Estimate, Fit, fit_stock
from tsukiji_lab.sea.policies import (
    Boat,
    EffortLimit,
    Policy,
    Quota,
    Reserve,
    Sea,
    Tax,
    TradableQuota,
    Year,
    play_years,
)
from tsukiji_lab.sea.provenance import (
    DataSet,
    Fact,
    MissingData,
    Paper,
    dataset,
    datasets,
    fact,
    fact_year,
    facts,
    frame,
    paper,
    rows,
)
from tsukiji_lab.sea.stock import Stock
from tsukiji_lab.sea.trends import collapsed_share, year_of_all

__all__ = [
    "Boat",
    "DataSet",
    "EffortLimit",
    "Estimate",
    "Fact",
    "Fishery",
    "Fit",
    "MissingData",
    "Paper",
    "Point",
    "Policy",
    "Quota",
    "Reserve",
    "Sea",
    "Species",
    "Stock",
    "Tax",
    "TradableQuota",
    "Year",
    "collapsed_share",
    "dataset",
    "datasets",
    "dossier",
    "fact",
    "fact_year",
    "facts",
    "fit_stock",
    "frame",
    "paper",
    "play_years",
    "rows",
    "year_of_all",
]
