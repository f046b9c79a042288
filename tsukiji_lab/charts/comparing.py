"""Two lines of one game beside each other: what the players own, and what is left of the fish."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

from msgspec.structs import replace

from tsukiji_lab.charts import look
from tsukiji_lab.charts.chart import Cell, Chart, Table
from tsukiji_lab.charts.purses import MARGIN, MARK, Purses, amount_of, purses
from tsukiji_lab.charts.shoals import Grid, Shoal, shoals
from tsukiji_lab.lines import at_same_turn, common_steps
from tsukiji_lab.rulebook import Words

if TYPE_CHECKING:
    from tsukiji_lab.public import Game

HEIGHT = 260
"""Of the plot without the turns, in pixels."""
LABEL_GAP = 17
DASH = "6px,4px"
"""How the other line is drawn."""
Lines = tuple[str, str]
"""What the two lines are called."""
Pair = tuple[Shoal | None, Shoal | None]
"""A fish in both lines; None where it is not in play."""


def compare_wealth_chart(
    game: Game, other: Game, *, names: Lines = ("A", "B"), theme: str = "light"
) -> Chart:
    """What every player owns in two lines of a game (yen, and Resources at ¥100 each), round by
    round, up to the last turn that both have reached: ``game`` solid, ``other`` dashed. With closed
    money Resources alone.
    """
    words = game.words
    called = {"text_one": names[0], "text_other": names[1]}
    keys = _keys(game, other, called)
    game, other = at_same_turn(game, other)
    ours, theirs = _both_purses(game, other)
    amount = amount_of(words, ours)
    last = [(a[-1], b[-1]) for a, b in zip(ours.owned, theirs.owned, strict=True)]
    seat, (one, two) = max(enumerate(last), key=lambda each: abs(each[1][1] - each[1][0]))
    if one == two:
        title = words.say("chart_compare-same")
    else:
        more = "more" if two > one else "less"
        text = amount(abs(two - one))
        title = words.say(f"chart_compare-{more}", seat=seat, text=text, **called)
    told = [words.say("chart_compare-apart", turn=parted(game, other))]
    told += [
        words.say("chart_compare-sentence", seat=seat, text_a=amount(a), text_b=amount(b), **called)
        for seat, (a, b) in enumerate(last)
    ]
    kind = "" if ours.yen else "-closed"
    return Chart(
        figure=_wealth_figure(words, theme, ours, theirs),
        title=title,
        unit=look.DOT.join((words.say(f"chart_wealth-unit{kind}"), *keys)),
        sentence=" ".join([f"{title}.", *told]),
        table=_wealth_table(words, ours, theirs, names),
        theme=theme,
    )


def compare_stocks_chart(
    game: Game, other: Game, *, names: Lines = ("A", "B"), theme: str = "light"
) -> Chart:
    """Barrels and tokens left on every fish market in two lines of a game, by turn, up to the last
    turn that both have reached: ``game`` filled, ``other`` dashed.
    """
    words = game.words
    called = {"text_one": names[0], "text_other": names[1]}
    keys = _keys(game, other, called)
    game, other = at_same_turn(game, other)
    both = _both_shoals(game, other)
    changed = max(both, key=lambda fish: _apart(*both[fish]))
    if _apart(*both[changed]):
        left = {"left": _left(both[changed][0]), "left_other": _left(both[changed][1])}
        title = words.say("chart_compare-barrels", fish=changed, **left, **called)
    else:
        title = words.say("chart_compare-same-stocks")
    told = [words.say("chart_compare-apart", turn=parted(game, other))]
    told += [_told(words, *pair, called) for pair in both.values()]
    unit = words.say("chart_compare-stocks-unit")
    return Chart(
        figure=_stocks_figure(words, theme, list(both.values())),
        title=title,
        unit=look.DOT.join((unit, *keys)),
        sentence=" ".join([f"{title}.", *told]),
        table=_stocks_table(words, list(both.values()), names),
        theme=theme,
    )


def parted(game: Game, other: Game) -> int:
    """The turn up to which two lines of a game are the same."""
    steps = common_steps(game, other)
    turn = game.session.state_after(steps).turns
    return turn - 1 if steps < len(game.session.public_steps()) else turn


def _keys(game: Game, other: Game, called: dict[str, str]) -> list[str]:
    """How the two lines are drawn, and up to which turn where one is further."""
    words, turns = game.words, {each.state.turns for each in at_same_turn(game, other)}
    keys = [words.say("chart_compare-key", **called)]
    if len(turns) == 1 and game.state.turns != other.state.turns:
        keys.append(words.say("chart_compare-turn", turn=turns.pop()))
    return keys


def _both_purses(game: Game, other: Game) -> tuple[Purses, Purses]:
    """What is owned in both lines; yen only if they are known in both."""
    ours, theirs = purses(game), purses(other)
    if ours.yen is None or theirs.yen is None:
        ours, theirs = (replace(each, yen=None) for each in (ours, theirs))
    return ours, theirs


def _both_shoals(game: Game, other: Game) -> dict[str, Pair]:
    """Every fish that came into play in one of the lines, as it is in both."""
    ours, theirs = ({shoal.fish: shoal for shoal in shoals(each)} for each in (game, other))
    return {fish: (ours.get(fish), theirs.get(fish)) for fish in ours | theirs}


def _left(shoal: Shoal | None) -> int:
    return shoal.barrels[-1] if shoal else 0


def _apart(one: Shoal | None, two: Shoal | None) -> int:
    """By how many barrels a fish differs that is in play in both."""
    return abs(_left(one) - _left(two)) if one and two else 0


def _told(words: Words, one: Shoal | None, two: Shoal | None, called: dict[str, str]) -> str:
    """What is left of a fish in both lines, or which line alone has it."""
    if one and two:
        return words.say(
            "chart_compare-stocks-sentence",
            fish=one.fish,
            left=_left(one),
            left_other=_left(two),
            tokens=one.tokens[-1],
            tokens_other=two.tokens[-1],
            **called,
        )
    only = one or two
    assert only is not None
    text = called["text_one" if one else "text_other"]
    return words.say("chart_compare-only", market=only.fish, turn=only.first, text=text)


def _wealth_table(words: Words, ours: Purses, theirs: Purses, names: Lines) -> Table:
    headers = [words.say("chart_turn")]
    turns = sorted({*ours.turns, *theirs.turns})
    columns: list[list[Cell]] = [list(turns)]
    scale = 1 if ours.yen is None else 100
    for seat in range(len(ours.resources)):
        for name, line in zip(names, (ours, theirs), strict=True):
            owned = dict(zip(line.turns, line.owned[seat], strict=True))
            headers.append(words.say("chart_compare-header", seat=seat, text=name))
            columns.append([scale * owned[turn] if turn in owned else None for turn in turns])
    return Table(tuple(headers), tuple(zip(*columns, strict=True)))


def _wealth_figure(words: Words, theme: str, ours: Purses, theirs: Purses) -> look.Spec:
    scale = 1 if ours.yen is None else 100
    lines = [
        (seat, line.turns, [scale * units for units in owned], is_other)
        for is_other, line in enumerate((ours, theirs))
        for seat, owned in enumerate(line.owned)
    ]
    most = max(1, *(max(line) for _, _, line, _ in lines)) * 1.05
    ends = [
        f"{'┄' if is_other else '—'} {look.short(words.name('seat', seat), 6)} "
        f"{words.yen(line[-1] // 100) if ours.yen else words.number(line[-1])}"
        for seat, _, line, is_other in lines
    ]
    places = look.apart([line[-1] * HEIGHT / most for _, _, line, _ in lines], LABEL_GAP, HEIGHT)
    data = [
        {
            "x": turns,
            "y": line,
            "mode": "lines+markers",
            "cliponaxis": False,
            "name": look.plain(words.name("seat", seat)),
            "line": {
                "color": look.SEATS[theme][seat],
                "width": 2,
                "dash": DASH if is_other else "solid",
            },
            "marker": {"symbol": look.SYMBOLS[seat], "size": 8, "maxdisplayed": 9},
        }
        for seat, turns, line, is_other in lines
    ]
    layout = {
        "template": look.template(theme),
        **look.numbers(words.number),
        "height": look.EDGE + HEIGHT + MARGIN["b"],
        "margin": {
            "l": look.scale_room(words, most, ours.yen is not None),
            "r": MARGIN["r"] + MARK + max(map(look.width, ends)),
            "b": MARGIN["b"],
            "t": look.EDGE,
        },
        "xaxis": look.turn_axis(words, max(turns[-1] for _, turns, _, _ in lines), ticks=2),
        "yaxis": {
            "range": [0, most],
            "dtick": look.step(round(most), 6),
            **(look.in_yen(words) if ours.yen else {}),
        },
        "shapes": [
            look.mark_beside(place, seat, theme)
            for place, (seat, _, _, _) in zip(places, lines, strict=True)
        ],
        "annotations": [
            look.beside(place, look.plain(end), shift=8 + MARK)
            for place, end in zip(places, ends, strict=True)
        ],
    }
    return {"data": data, "layout": layout}


def _stocks_table(words: Words, both: list[Pair], names: Lines) -> Table:
    headers: list[str] = []
    columns: list[list[Cell]] = []
    for pair in both:
        for place in ("barrels", "tokens"):
            where = words.say(f"chart_stocks-{place}")
            for name, shoal in zip(names, pair, strict=True):
                fish = next(each for each in pair if each).fish
                text = f"{where} ({name})"
                headers.append(words.say("chart_stocks-header", fish=fish, text=text))
                columns.append([None] * shoal.first + getattr(shoal, place) if shoal else [])
    rows = enumerate(zip_longest(*columns))
    return Table((words.say("chart_turn"), *headers), tuple((turn, *row) for turn, row in rows))


def _stocks_figure(words: Words, theme: str, both: list[Pair]) -> look.Spec:
    """Both lines of every fish."""
    now = max(shoal.first + len(shoal.barrels) for pair in both for shoal in pair if shoal) - 1
    grid = Grid(words, theme, len(both), now)
    for place, (one, two) in enumerate(both):
        shoal = one or two
        assert shoal is not None
        name = look.plain(words.name("fish", shoal.fish))
        barrels, tokens = (_both_left(one, two, which) for which in ("barrels", "tokens"))
        said = words.say("chart_compare-left", text=barrels, all=shoal.all_barrels)
        label = f"<b>{name}</b><br>{said}"
        axes = grid.panel(place, shoal.all_barrels, shoal.all_tokens, label)
        said = words.say("chart_compare-left", text=tokens, all=shoal.all_tokens)
        grid.note(axes, said)
        for each, is_other in ((one, False), (two, True)):
            if each:
                grid.data += _steps(theme, each, axes, is_other)
    return grid.figure


def _both_left(one: Shoal | None, two: Shoal | None, which: str) -> str:
    """How many are left in either line: «5 · ┄ 3»."""
    left = (getattr(each, which)[-1] if each else "–" for each in (one, two))
    return "\u00a0· ┄\u00a0".join(map(str, left))


def _steps(theme: str, shoal: Shoal, axes: tuple[str, str, str], is_other: bool) -> list[look.Spec]:
    """What is left above and below: filled, or dashed with a light casing that shows on the
    filled.
    """
    colours, (x, *ys) = look.THEMES[theme], axes
    traces: list[look.Spec] = []
    for left, y in zip((shoal.barrels, shoal.tokens), ys, strict=True):
        line: look.Spec = {"y": [*left, left[-1]], "xaxis": x, "yaxis": y, "hoverinfo": "skip"}
        line |= {"x0": shoal.first} if shoal.first else {}
        edge = {"shape": "hv", "color": colours["rim"]}
        if is_other:
            casing = {"shape": "hv", "width": 5, "color": colours["card"]}
            traces.append({**line, "line": casing})
            traces.append({**line, "line": {**edge, "width": 2, "dash": DASH}})
        else:
            fill = {"fill": "tozeroy", "fillcolor": look.FISH[shoal.fish]}
            traces.append({**line, **fill, "line": {**edge, "width": 1}})
    return traces
