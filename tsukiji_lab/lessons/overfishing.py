"""The lesson on overfishing: eight steps from the game's emptied board to what can be done.

Facts and their limits: a figure that was read second-hand is labelled, series of different
methods are never joined, and what «fully fished», «collapsed» and «overfished» mean is asked.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import pairwise

from tsukiji_lab.charts import sea as charts
from tsukiji_lab.charts.sea import SeaChart
from tsukiji_lab.lessons import board, figures, seas
from tsukiji_lab.lessons.progress import Progress
from tsukiji_lab.lessons.questions import (
    Choice,
    Choices,
    Interval,
    Number,
    Order,
    ShortText,
)
from tsukiji_lab.lessons.step import Ask, Lesson, Say, Scene, Show, Step
from tsukiji_lab.sea import Stock, collapsed_share, fact, rows, year_of_all, years

GROWTH = 0.4
"""Growth per turn of the stock that is laid beside the game's."""
MISSED = 3
"""Years by which a guess of a year may miss."""


# --- answers, computed ---


def _played(progress: Progress) -> tuple[str, ...]:
    """The class's game, or one in which all fish as hard as they can."""
    return progress.catches or ("all",) * board.TURNS


def has_played(progress: Progress) -> bool:
    """Whether the class's game is over."""
    return board.is_over(board.play(progress.catches)[1])


def emptied_in(progress: Progress) -> str:
    """The turn of the class's game in which the mackerel is overfished."""
    return board.emptied_in(_played(progress))


def growing_left(progress: Progress) -> float:
    """What the catches of the class's game leave of a stock that grows, per cent."""
    left = board.barrels_left(_played(progress))
    caught = [100 * (a - b) / left[0] for a, b in pairwise(left)]
    return Stock(GROWTH, 100.0).run(100.0, caught)[-1]


@cache
def left_out() -> frozenset[str]:
    """What the game leaves out of the sea: each is looked for in a game that is played."""
    start = board.start()
    game, turns = board.play(["all"] * board.TURNS)
    fished, _ = board.play(["one"])
    skipper = start.state.on_turn
    there = {
        "growth": max(board.barrels_left(["none"] * board.TURNS)) > board.BARRELS,
        "fewer": turns[0].left < board.BARRELS,
        "fuel": fished.state.players[skipper].yen < start.state.players[skipper].yen,
        "quota": not game.state.market(board.FISH).overfished,
        "end": game.state.market(board.FISH).overfished,
    }
    return frozenset(option for option, is_there in there.items() if not is_there)


@cache
def fully_fished() -> str:
    """What a stock is like that is fished at about the largest catch that lasts."""
    stock = Stock(GROWTH, 100.0)
    share = stock.lasting_biomass(stock.effort_at_msy) / stock.capacity
    return "half" if 0.3 < share < 0.7 else "nearly-empty" if share <= 0.3 else "untouched"


def reference_points() -> tuple[str, ...]:
    """Greatest profit, largest catch and open access, by how much fishing each takes."""
    days = {
        "mey": seas.FISHERY.effort_at_mey,
        "msy": seas.STOCK.effort_at_msy,
        "open": seas.FISHERY.effort_at_open_access,
    }
    return tuple(sorted(days, key=lambda name: days[name]))


def has_recovered() -> str:
    """Whether two counts can be compared: only if they count the same stocks."""
    old = figures.edition("SOFIA 2024", "stocks")
    new = figures.edition(figures.latest_review(), "stocks")
    return "yes" if old == new else "method"


def same_assessment() -> str:
    """Whether two figures of Pacific bluefin come from one assessment."""
    measures = {
        str(row["measure"])
        for row in rows("species_points")
        if row["scientific_name"] == years.BLUEFIN and "over unfished" in str(row["measure"])
    }
    return "growth" if len(measures) == 1 else "both"


def beyond_the_line() -> str:
    """What the trend line says of a year after it is full."""
    share = collapsed_share(year_of_all() + 1)
    return "impossible" if share > 100 else "possible"


def sardine_rise() -> float:
    """How many times as large the sardine had become when it stood highest."""
    sardine = years.sardine()
    return max(sardine.values()) / sardine[min(sardine)]


# --- charts, drawn for the reader ---


def _middle(progress: Progress, question: str) -> float | None:
    given = progress.answers.get(question)
    if isinstance(given, tuple):
        return sum(map(float, given)) / 2
    return given if isinstance(given, float) else None


def _fixed(draw: Callable[..., SeaChart], *, extra: bool = False) -> Show:
    """A chart that nothing changes that the reader does."""
    return Show(lambda progress, **look: draw(**look), extra=extra)


def _beside_the_game(progress: Progress, **look: str) -> SeaChart:
    return charts.beside_the_game(
        board.barrels_left(_played(progress)), growth=GROWTH, fish=board.FISH, **look
    )


def _lasting_catch(progress: Progress, **look: str) -> SeaChart:
    days = seas.value(progress.slid, "days", seas.LASTING)
    return charts.lasting_catch(seas.STOCK, effort=days, **look)


def _own_sea(progress: Progress, **look: str) -> SeaChart:
    stock, efforts = seas.own_stock(progress.slid), seas.own_efforts(progress.slid)
    return charts.own_sea(stock, efforts, **look)


def _shared_sea(progress: Progress, **look: str) -> SeaChart:
    return charts.shared_sea(
        seas.SHARED,
        seas.shared_course(progress.days),
        names=seas.skippers(look["language"]),
        **look,
    )


def _cost_to_whom(progress: Progress, **look: str) -> SeaChart:
    return charts.cost_to_whom(
        seas.SHARED,
        seas.courses(progress.rules),
        names=seas.skippers(look["language"]),
        **look,
    )


# --- the steps ---

EMPTIED = Step(
    id="emptied",
    minutes=14,
    short=9,
    term="overfished",
    guess=Choice(
        id="emptied",
        options=(*map(str, range(1, board.TURNS + 1)), board.NEVER),
        form="turn",
        answer=emptied_in,
        is_ready=has_played,
    ),
    blocks=(
        Say("emptied_scene"),
        Scene("board", has_played),
        Say("emptied_after", ("rulebook",)),
        Ask(ShortText(id="who"), extra=True),
        Say("emptied_alone"),
    ),
)

REGROWTH = Step(
    id="regrowth",
    minutes=8,
    short=5,
    term="model",
    guess=Interval(id="regrowth", answer=growing_left),
    blocks=(
        Say("regrowth_same"),
        Show(_beside_the_game),
        Say("regrowth_finding", ("rulebook",)),
        Ask(
            Choices(
                id="left-out",
                options=("growth", "fewer", "fuel", "quota", "end"),
                answer=lambda progress: left_out(),
            )
        ),
        Say("regrowth_models", extra=True),
    ),
)

SHARES = Step(
    id="shares",
    minutes=14,
    short=10,
    term="stock",
    guess=Interval(
        id="shares",
        answer=lambda progress: figures.edition("SOFIA 2024", "overfished_pct"),
    ),
    blocks=(
        Show(
            lambda progress, **look: charts.world_shares(guess=_middle(progress, "shares"), **look)
        ),
        Say("shares_overfished", ("uw-overfished",)),
        Ask(
            Choice(
                id="which-year",
                options=tuple(map(str, years.series(years.EDITIONS, "published", "data_year"))),
                form="year",
                answer=lambda progress: str(years.rulebook_year()),
            )
        ),
        Say("shares_editions"),
        Ask(
            Choice(
                id="fully",
                options=("nearly-empty", "half", "untouched"),
                answer=lambda progress: fully_fished(),
            ),
            ("sofia-2024",),
        ),
        _fixed(charts.fished_classes),
        Say("shares_fully"),
        _fixed(charts.two_twenty_nines),
        Say("shares_two", ("sofia-2014",)),
        Ask(
            Choice(
                id="recovered",
                options=("yes", "method", "worse"),
                answer=lambda progress: has_recovered(),
            )
        ),
        _fixed(charts.two_methods),
        Say("shares_methods", ("fao-2025",)),
        _fixed(charts.northwest_pacific, extra=True),
        Say("shares_area", extra=True),
        _fixed(charts.japan_share, extra=True),
        Say("shares_japan", extra=True),
    ),
)

LINE = Step(
    id="line",
    minutes=9,
    short=7,
    term="extrapolation",
    guess=Number(
        id="line",
        low=2004,
        high=2150,
        form="year",
        near=MISSED,
        answer=lambda progress: float(year_of_all()),
    ),
    blocks=(
        Show(lambda progress, **look: charts.worm_curve(guess=_middle(progress, "line"), **look)),
        Say("line_curve"),
        Ask(
            Choice(
                id="beyond",
                options=("possible", "impossible", "falls"),
                answer=lambda progress: beyond_the_line(),
            )
        ),
        Say("line_critic", ("cbc-2006",), extra=True),
        Say("line_author", ("worm-committee",)),
        Say("line_together"),
        _fixed(charts.assessed_regions, extra=True),
        Say("line_later", ("hilborn-2020",)),
        Say("line_warming", ("gibbens-2019",), extra=True),
    ),
)

MODEL = Step(
    id="model",
    minutes=13,
    short=0,
    term="msy",
    guess=Interval(
        id="model",
        answer=lambda progress: 100 * figures.halibut().msy / figures.halibut().capacity,
    ),
    blocks=(
        Say("model_halibut", ("schaefer-1954",)),
        Show(
            lambda progress, **look: charts.logistic_growth(
                seas.STOCK, start=seas.STOCK.capacity / 20, years=20, **look
            ),
        ),
        Say("model_growth"),
        Scene("lasting"),
        Show(_lasting_catch),
        Ask(
            Order(
                id="points",
                options=("open", "mey", "msy"),
                answer=lambda progress: reference_points(),
            )
        ),
        Show(lambda progress, **look: charts.open_access(seas.FISHERY, **look)),
        Say("model_open"),
        Scene("alone"),
        Show(_own_sea),
        Say("model_limits", (years.COD_STOCK,)),
    ),
)

SHARED = Step(
    id="shared",
    minutes=14,
    short=9,
    term="open-access",
    guess=Interval(id="shared", answer=lambda progress: seas.share_left()),
    blocks=(
        Say("shared_scene"),
        Scene("shared", lambda progress: len(progress.days) >= seas.ROUNDS),
        Show(_shared_sea),
        Say("shared_after", ("hardin-1968", "frischmann-2019")),
        Ask(
            Choice(
                id="best-rule",
                options=tuple(seas.RULES),
                answer=lambda progress: seas.best_for_skippers(),
            )
        ),
        Scene("rules", lambda progress: bool(progress.rules)),
        Show(_cost_to_whom),
        Say("shared_rules"),
        Say("shared_evidence", ("hcn",), extra=True),
    ),
)

STORIES = Step(
    id="stories",
    minutes=9,
    short=3,
    term="assessment",
    guess=Interval(id="stories", answer=lambda progress: figures.cod_left()),
    blocks=(
        _fixed(charts.northern_cod),
        Say("stories_cod"),
        Ask(
            Choice(
                id="bluefin",
                options=("growth", "both", "error"),
                answer=lambda progress: same_assessment(),
            ),
            extra=True,
        ),
        _fixed(charts.pacific_bluefin),
        Say("stories_bluefin", ("isc-2024",)),
        Ask(
            Number(
                id="sardine-rise",
                low=1,
                high=1000,
                form="number",
                near=50,
                answer=lambda progress: sardine_rise(),
            ),
            extra=True,
        ),
        _fixed(charts.japanese_sardine, extra=True),
        Say("stories_sardine", extra=True),
        _fixed(charts.eel, extra=True),
        Say("stories_eel", extra=True),
        Scene("dossier", extra=True),
    ),
)

NOW = Step(
    id="now",
    minutes=9,
    short=2,
    term="sdg",
    guess=Interval(
        id="now",
        answer=lambda progress: figures.edition(
            figures.latest_review(), "sustainable_share_of_assessed_landings_pct"
        ),
    ),
    blocks=(
        Say("now_weight"),
        Ask(
            Number(
                id="deadline",
                low=2000,
                high=2100,
                form="year",
                near=0,
                answer=lambda progress: fact("sdg-end-overfishing"),
            ),
            extra=True,
        ),
        Say("now_person"),
        Say("now_port"),
        Say("now_country"),
        Scene("reading"),
        Ask(ShortText(id="closing")),
    ),
)

OVERFISHING = Lesson((EMPTIED, REGROWTH, SHARES, LINE, MODEL, SHARED, STORIES, NOW))
"""The lesson, in two lessons of 45 minutes; cut to one of 45 minutes where ``Progress.cut``."""
