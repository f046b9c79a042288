"""The final count as it is shown, and the count of a table that was played without a screen."""

from __future__ import annotations

import re
from collections import Counter
from html import unescape
from html.parser import HTMLParser
from random import Random
from urllib.parse import urlencode

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tsukiji_widgets import Table

import tsukiji_lab as lab
from tests.rules.table import Table as Rules
from tests.test_golden import ALL_SCORES, path
from tests.test_scores import final_yen
from tests.test_widget import Page
from tsukiji_lab.drawing import draw
from tsukiji_lab.drawing.counting import draw_calculator
from tsukiji_lab.drawing.counting_form import Sheet, market_of, read_numbers, read_sheet, state_of
from tsukiji_lab.drawing.decided import STEPS, decided
from tsukiji_lab.drawing.glyphs import fish_of
from tsukiji_lab.drawing.scoring import final_count
from tsukiji_lab.drawing.view import look
from tsukiji_lab.rulebook import LANGUAGES, words
from tsukiji_lab.tsukiji.board import SHAPE
from tsukiji_lab.tsukiji.markets.tracked import TrackedFish
from tsukiji_lab.tsukiji.position import BadPosition
from tsukiji_lab.tsukiji.scoring import count, leaders
from tsukiji_lab.tsukiji.setup import fish_boards
from tsukiji_lab.tsukiji.state import State


class Tables(HTMLParser):
    """The rows of the tables in some markup, each a list of what its cells say."""

    def __init__(self, markup: str) -> None:
        super().__init__()
        self.rows: list[list[str]] = []
        self._in_cell = False
        self.feed(markup)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "tr":
            self.rows.append([])
        elif tag in ("td", "th"):
            self.rows[-1].append("")
            self._in_cell = True

    def handle_endtag(self, tag: str) -> None:
        if tag in ("td", "th"):
            self._in_cell = False

    def handle_data(self, data: str) -> None:
        if self._in_cell:
            self.rows[-1][-1] = f"{self.rows[-1][-1]} {data}".strip()


# --- the final count ---


@pytest.mark.parametrize("name", ALL_SCORES)
def test_the_end_is_counted_step_by_step(name: str) -> None:
    game = lab.load_game(path(name))
    parts = draw(game)
    heads, *rows = Tables(parts["count"]).rows
    total = [score // 100 for score in ALL_SCORES[name]]
    assert [row[-1] for row in rows] == [game.words.yen(n) for n in sorted(total, reverse=True)]
    assert ("Bank Loans, interest" in heads) == ("bank" in game.state.boards)
    with_fines = "Overfishing Market token by token" in heads
    assert with_fines == ("overfishing_market" in game.state.boards)
    for row in rows:
        seat = [game.words.name("seat", seat) for seat in range(len(total))].index(row[0])
        shown = [number for cell in row[1:-3] for number in cell.split()]
        money = [
            int(n.replace("¥", "").replace(",", "").replace("−", "-").replace("+", ""))
            for n in shown
        ]
        assert (row[-3] == "none") == (not game.state.players[seat].tokens)
        resources = int(row[-2].split()[0])
        assert sum(money) + 100 * resources == 100 * total[seat]
    for seat in game.winners:
        assert game.words.name("seat", seat) in parts["turn"]


def test_there_is_no_final_count_before_the_end() -> None:
    assert "count" not in draw(lab.new_game(3, seed=4))


def drawn_bars(markup: str) -> list[list[tuple[str, float, int | None]]]:
    """The parts of every bar: its look, its length, and the amount it is labelled with."""
    part = re.compile(r'<i class="([^"]*)" style="width:([\d.]+)%">(?:<span[^>]*>([^<]*))?')
    return [
        [
            (look, float(width), int(re.sub(r"[^\d]", "", said)) if said else None)
            for look, width, said in part.findall(bar)
        ]
        for bar in markup.split('class="stack"')[1:]
    ]


def losses() -> dict[str, lab.Game]:
    """Counts that take something off: yen alone, more than there are yen, more than there is."""
    games = {name: lab.load_game(path(name)) for name in ALL_SCORES}
    for name, yen, loans, tokens in (("yen", 4200, 1, 1), ("fish", 200, 1, 8), ("all", 0, 3, 1)):
        table = Rules("bank", "eel", players=2)
        table.lay(0, yen=yen, loans=loans, tokens="mackerel " * tokens)
        table.lay(1, yen=3000, tokens="mackerel mackerel")
        games[name] = table.game
    return games


LOSSES = losses()


@pytest.mark.parametrize("name", LOSSES)
def test_bars_are_true_to_scale_and_say_what_is_drawn(name: str) -> None:
    """A solid part is labelled with what is left of it; the solid parts together are the total."""
    game = LOSSES[name]
    markup = final_count(look(game, None), is_end=False)
    totals = sorted((line.total for line in count(game.state)), reverse=True)
    bars = drawn_bars(markup)
    unit = next(sum(width for kind, width, _ in bar if kind != "is-lost") for bar in bars)
    unit /= totals[0]
    for total, bar in zip(totals, bars, strict=True):
        solid = sum(width for kind, width, _ in bar if kind != "is-lost")
        assert solid == pytest.approx(unit * max(total, 0), abs=0.1)
        assert sum(width for _, width, _ in bar) <= 100.1
        for _, width, amount in bar:
            assert amount is None or width == pytest.approx(unit * amount / 100, abs=0.1)
    assert ("Hatched" in markup) == ("is-lost" in markup)


def test_a_part_of_a_bar_is_labelled_with_what_is_left_of_it() -> None:
    """Moon had ¥4,200 in hand, of which a Loan with its interest and the fewest Resources took
    ¥1,500.
    """
    peak, moon = drawn_bars(final_count(look(LOSSES["yen"], None), is_end=False))
    assert [(kind, said) for kind, _, said in moon[1:]] == [("is-yen", 2700), ("is-lost", 1500)]
    assert moon[1][1] < peak[-1][1], "¥2,700 is shorter than Peak’s ¥3,000"


def test_an_end_by_the_limit_is_called_a_ruling() -> None:
    assert "limit of 9 rounds, which is a ruling" in draw(lab.load_game(path("3-rounds")))["turn"]


@pytest.mark.parametrize("name", ALL_SCORES)
def test_what_decided_it_is_true(name: str) -> None:
    state = lab.load_game(path(name)).state
    counts = count(state)
    totals = [line.total for line in counts]
    told = dict(decided(state, counts))
    for step in ("extremes", "overfishing", "bank"):
        without = [line.total - STEPS[step].brings(line) for line in counts]
        turned = leaders(without) != leaders(totals)
        assert (f"score_without-{step}" in told) == turned
        if turned:
            assert told[f"score_without-{step}"] == {
                "winners": leaders(without),
                "yen": max(without),
            }
    for message, values in told.items():
        if message.startswith("score_lead-"):
            assert values["winner"] in leaders(totals)
            yen, other = values["yen"], values["yen_other"]
            assert isinstance(yen, int)
            assert isinstance(other, int)
            assert yen > other
    assert all(sum(step.brings(line) for step in STEPS.values()) == line.total for line in counts)


def test_the_bank_is_told_as_the_step_that_it_is_for_the_yen_of_a_loan_stay() -> None:
    sheet = read_sheet(
        "players=2&box=base&fish=mackerel&fish=eel&fish=fugu&fish=squid&external=bank"
        "&yen-0=2500&yen-1=2000&loans-0=1&mackerel-0=2&mackerel-1=2"
    )
    _, state = state_of(sheet, read_numbers(sheet, words("en")).numbers)
    told = dict(decided(state, count(state)))["score_without-bank"]
    # Without the Loan itself, Moon would have had ¥500 less, and the two would have shared.
    assert told["winners"] == (0,)
    for language, step in (("en", "without this step"), ("es", "sin este paso")):
        said = words(language).say("score_without-bank", **told)
        assert step in said
        assert "Loan" not in said
        assert "préstamo" not in said


def test_an_overfished_red_snapper_is_told_with_what_it_would_be_worth() -> None:
    table = Rules("red-snapper")
    table.lay(0, tokens="red-snapper red-snapper")
    table.overfish("red-snapper")
    told = dict(decided(table.state, count(table.state)))
    assert told["score_snapper"] == {"count": 2, "worth": 2, "otherwise": 6}


def test_what_would_count_now_shows_no_hidden_yen() -> None:
    def shown(peaks_yen: int) -> str:
        table = Rules("bank", money="closed")
        table.lay(0, yen=1300)
        table.lay(1, yen=peaks_yen)
        return final_count(look(table.game, 0), is_end=False)

    assert shown(4700) == shown(100)
    assert "¥1,300" in shown(4700)
    assert "nobody can tell who is ahead" in shown(4700)


# --- a table that was played without a screen ---


def entered(state: State, box: str = "base") -> dict[str, str | list[str]]:
    """What somebody would enter who sees this table."""
    fields: dict[str, str | list[str]] = {
        "players": str(len(state.players)),
        "box": box,
        "fish": [market.board for market in state.fish_markets],
        "external": [board for board in ("bank", "overfishing_market") if board in state.boards],
        "gone": [market.board for market in state.fish_markets if market.overfished],
    }
    for market in state.fish_markets:
        if isinstance(market, TrackedFish):
            fields[f"marker-{market.board}"] = str(market.marker)
        if market.board == "red_snapper" and not market.overfished:
            fields["left-red_snapper"] = str(market.tokens)
    for seat, player in enumerate(state.players):
        fields[f"yen-{seat}"] = str(player.yen * 100)
        fields[f"loans-{seat}"] = str(player.loans)
        fields[f"shares-{seat}"] = str(player.shares)
        for kind, held in Counter(player.tokens).items():
            fields[f"{kind}-{seat}"] = str(held)
    return fields


def sheet_of(fields: dict[str, str | list[str]]) -> Sheet:
    return read_sheet(urlencode(fields, doseq=True))


def totals(fields: dict[str, str | list[str]]) -> tuple[int, ...]:
    """The final yen by seat that the sheet gives."""
    sheet = sheet_of(fields)
    read = read_numbers(sheet, words("en"))
    assert read.wrong == {}
    _, state = state_of(sheet, read.numbers)
    assert tuple(line.total * 100 for line in count(state)) == final_yen(state)
    return final_yen(state)


@pytest.mark.parametrize("name", ALL_SCORES)
def test_what_lies_on_a_finished_table_gives_its_scores(name: str) -> None:
    game = lab.load_game(path(name))
    assert totals(entered(game.state, game.setup.box)) == ALL_SCORES[name]


def test_a_table_is_counted_from_the_numbers_on_it() -> None:
    """Moon: 3 Eel at 9, a Fugu, 2 Red Snapper of 12 left; Peak: a Loan and the Mackerel."""
    fields: dict[str, str | list[str]] = {
        "players": "2",
        "fish": ["mackerel", "eel", "fugu", "red_snapper"],
        "external": ["bank"],
        "marker-eel": "9",
        "left-red_snapper": "12",
        "yen-0": "1200",
        "eel-0": "3",
        "fugu-0": "1",
        "red_snapper-0": "2",
        "shares-0": "1",
        "yen-1": "2500",
        "mackerel-1": "4",
        "loans-1": "1",
    }
    moon = 1200 + 1000 + 500 + 100 * (3 * 9 + 1 + 2 * 4)
    peak = 2500 - 500 - 1000 + 100 * 4
    assert totals(fields) == (moon, peak)
    assert totals({**fields, "left-red_snapper": ""})[0] == moon + 100 * 2 * (6 - 4)
    assert totals({**fields, "gone": ["red_snapper"]})[0] == moon - 100 * 2 * (4 - 2)
    assert totals({**fields, "left-red_snapper": "0"})[0] == moon - 100 * 2 * (4 - 2)


@pytest.mark.parametrize("players", range(2, 7))
def test_every_kind_of_fish_can_be_entered(players: int) -> None:
    rng = Random(players)
    fish = list(fish_boards("expansion"))
    kinds = [kind for board in fish for kind in market_of(board, players).token_kinds]
    assert len({fish_of(kind) for kind in kinds}) == 17
    for _ in range(20):
        fields: dict[str, str | list[str]] = {
            "players": str(players),
            "box": "expansion",
            "fish": fish,
            "external": ["bank", "overfishing_market"],
            "gone": rng.sample(fish, 3),
            "marker-eel": str(rng.randint(1, 13)),
            "marker-swordfish": str(rng.randint(1, 13)),
        }
        for kind in kinds:
            fields[f"{kind}-{rng.randrange(players)}"] = "1"
        for seat in range(players):
            fields[f"yen-{seat}"] = str(100 * rng.randrange(60))
        sheet = sheet_of(fields)
        read = read_numbers(sheet, words("en"))
        assert read.wrong == {}
        _, state = state_of(sheet, read.numbers)
        held = Counter(token for player in state.players for token in player.tokens)
        assert held == Counter(kinds)
        assert tuple(line.total * 100 for line in count(state)) == final_yen(state)
        assert {m.board for m in state.fish_markets if m.overfished} >= set(fields["gone"])


@pytest.mark.parametrize("box", ["base", "expansion"])
@pytest.mark.parametrize("players", range(2, 7))
def test_only_what_was_ticked_is_counted(players: int, box: str) -> None:
    fish = ["mackerel", "eel", "fugu", "squid", "tuna", "octopus", "salmon", "spider_crab"]
    sheet = sheet_of({"players": str(players), "box": box, "fish": fish})
    told = words("en")
    entered = read_numbers(sheet, told)
    _, state = state_of(sheet, entered.numbers)
    assert not {"bank", "overfishing_market"} & set(state.boards)
    heads = Tables(str(draw_calculator(told, sheet))).rows[0]
    assert "Fish tokens" in " ".join(heads)
    assert "Bank" not in " ".join(heads)


FOUR: dict[str, str | list[str]] = {
    "players": "2",
    "fish": ["mackerel", "eel", "salmon", "spider_crab"],
    "external": ["bank"],
    "marker-eel": "3",
}


@pytest.mark.parametrize(
    ("typed", "field", "english", "spanish"),
    [
        ({"eel-0": "two"}, "eel-0", "not a whole number", "no es un número entero"),
        ({"yen-1": "1250"}, "yen-1", "steps of ¥100", "de 100"),
        ({"yen-1": "-100"}, "yen-1", "not a whole number", "no es un número entero"),
        ({"marker-eel": "14"}, "marker-eel", "At most 13", "13 como mucho"),
        ({"marker-eel": "", "eel-0": "1"}, "marker-eel", "From 1 to 13", "Del 1 al 13"),
        ({"eel-0": "9", "eel-1": "9"}, "eel-1", "holds 13 of these", "trae 13"),
        ({"salmon-0": "6", "salmon_4-0": "5"}, "salmon_4-0", "holds 10", "trae 10"),
        ({"spider_crab_8-1": "9"}, "spider_crab_8-1", "holds 2 of", "trae 2"),
        ({"loans-0": "2", "loans-1": "2"}, "loans-1", "holds 3 of", "trae 3"),
        ({"loans-0": "1", "shares-0": "1"}, "shares-0", "cannot buy a Share", "Participaciones"),
    ],
)
def test_a_wrong_number_is_said_at_its_field(
    typed: dict[str, str], field: str, english: str, spanish: str
) -> None:
    sheet = sheet_of({**FOUR, **typed})
    for language, sentence in (("en", english), ("es", spanish)):
        wrong = read_numbers(sheet, words(language)).wrong
        assert set(wrong) == {field}
        assert sentence in wrong[field]
        drawn = draw_calculator(words(language), sheet)
        assert f'id="{field}-wrong"' in drawn
        assert drawn.count('aria-invalid="true"') == 1
        for name, value in typed.items():
            assert f'name="{name}" value="{value}"' in drawn
        assert 'class="result"' not in drawn
        told = unescape(drawn.partition('role="status"')[2])
        assert wrong[field] in told
        assert field == "marker-eel" or words(language).name("seat", int(field[-1])) in told


def test_what_is_wrong_is_told_with_the_names_of_its_fields() -> None:
    """They may be far above the button that counts."""
    sheet = sheet_of({**FOUR, "name-1": "Ana", "yen-1": "1250", "marker-eel": "14"})
    told = unescape(draw_calculator(words("en"), sheet).partition('role="status"')[2])
    assert "<b>Eel: where the marker stands</b> At most 13." in told
    assert "<b>Ana, Yen</b> “1250”: yen are counted in steps of ¥100." in told


def test_too_few_markets_and_names_alike_get_a_sentence() -> None:
    for fields, sentence in (
        ({**FOUR, "fish": ["mackerel", "eel"]}, "at least 4 fish markets are on"),
        ({**FOUR, "fish": ["eel", "salmon", "fugu", "squid"]}, "Mackerel is on every table"),
        ({**FOUR, "box": "expansion", "fish": ["eel"]}, "Mackerel or Horse Mackerel is on every"),
        ({**FOUR, "name-0": "Ana", "name-1": "ana"}, "different name"),
    ):
        drawn = draw_calculator(words("en"), sheet_of(fields))
        assert sentence in drawn
        assert "variant" not in drawn


def test_what_is_no_sheet_is_refused_and_what_is_not_offered_left_out() -> None:
    with pytest.raises(ValueError, match="fields"):
        read_sheet("&".join(f"a{n}=1" for n in range(1000)))
    sheet = sheet_of({"players": "9", "box": "big", "fish": ["nori", "cod"], "yen-7": "5"})
    assert (sheet.players, sheet.box, sheet.fish, sheet.typed) == (3, "base", (), {})


ANY_SHEET = (
    *("players", "box", "fish", "external", "gone", "name-0", "name-1", "", "<i>"),
    *("yen-0", "loans-0", "shares-0", "shares-1", "marker-eel", "left-red_snapper"),
    *(f"{kind}-{seat}" for kind in SHAPE for seat in (0, 1)),
)
ANY_VALUE = (
    *("2", "6", "expansion", "bank", "overfishing_market", "0", "1", "3", "13", "99", "100"),
    *("-1", "²", "<i>", "Peak", "1000000", *fish_boards("expansion")),
)


@settings(max_examples=300)
@given(
    st.lists(
        st.one_of(
            st.tuples(st.sampled_from(ANY_SHEET), st.sampled_from(ANY_VALUE)),
            st.tuples(st.just("fish"), st.sampled_from(fish_boards("expansion"))),
            st.tuples(st.text(max_size=6), st.text(max_size=50)),
        ),
        max_size=60,
    ),
    st.sampled_from(LANGUAGES),
)
def test_a_sheet_with_anything_in_it_is_counted_or_gets_a_sentence(
    fields: list[tuple[str, str]], language: str
) -> None:
    said = words(language)
    sheet = read_sheet(urlencode(fields, errors="replace"))
    drawn = draw_calculator(said, sheet)
    assert "<i>" not in drawn.replace("<i></i>", "")
    read = read_numbers(sheet, said)
    if read.wrong:
        assert 'class="result"' not in drawn
        return
    try:
        _, state = state_of(sheet, read.numbers)
    except lab.BadSetup as complaint:
        assert said.spoken(complaint).sentence in unescape(drawn)  # noqa: PT017
        assert not isinstance(complaint, BadPosition)  # noqa: PT017
    else:
        assert tuple(line.total * 100 for line in count(state)) == final_yen(state)
        assert 'class="result"' in drawn


def test_the_sheet_is_opened_filled_in_and_left_at_the_table() -> None:
    page = Page(Table())
    page.do("calculator")
    assert "form" not in page.parts
    assert "answer" not in page.parts["calculator"]  # nobody has written anything yet
    page.do("calculator", "players=3")
    assert "Mackerel is on every table: tick it." in page.parts["calculator"]
    page.do("calculator", urlencode({**FOUR, "yen-0": "5000", "name-0": "Ana"}, doseq=True))
    assert "Ana wins by" in page.parts["calculator"]
    page.do("language", "es")
    assert "Gana Ana por" in page.parts["calculator"]
    page.do("calculator", "&".join(f"a{n}=1" for n in range(1000)))
    assert "Gana Ana por" in page.parts["calculator"]
    page.do("new")
    assert "calculator" not in page.parts
    page.do("calculator")
    assert "Gana Ana por" in page.parts["calculator"]
    page.do("new")
    page.set_up()
    page.do("calculator")
    assert "calculator" not in page.parts
    assert page.table.game is not None
