"""The final count as it is shown, and the count of a table that was played without a screen."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

import tsukiji_lab as lab
from tests.rules.table import Table
from tests.test_golden import ALL_SCORES, path
from tsukiji_lab.drawing import draw
from tsukiji_lab.drawing.decided import STEPS, decided, leaders
from tsukiji_lab.drawing.scoring import final_count
from tsukiji_lab.drawing.view import look
from tsukiji_lab.tsukiji.scoring import count


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
        resources = int(row[-2].split()[0])
        assert sum(money) + 100 * resources == 100 * total[seat]
    for seat in game.winners:
        assert game.words.name("seat", seat) in parts["turn"]


def test_there_is_no_final_count_before_the_end() -> None:
    assert "count" not in draw(lab.new_game(3, seed=4))


def test_an_end_by_the_limit_is_called_a_ruling() -> None:
    assert "limit of 9 rounds, which is a ruling" in draw(lab.load_game(path("3-rounds")))["turn"]


@pytest.mark.parametrize("name", ALL_SCORES)
def test_what_decided_it_is_true(name: str) -> None:
    state = lab.load_game(path(name)).state
    counts = count(state)
    totals = [line.total for line in counts]
    told = dict(decided(state, counts))
    for step in ("extremes", "overfishing", "bank"):
        without = [line.total - STEPS[step](line) for line in counts]
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
    assert all(sum(step(line) for step in STEPS.values()) == line.total for line in counts)


def test_an_overfished_red_snapper_is_told_with_what_it_would_be_worth() -> None:
    table = Table("red-snapper")
    table.lay(0, tokens="red-snapper red-snapper")
    table.overfish("red-snapper")
    told = dict(decided(table.state, count(table.state)))
    assert told["score_snapper"] == {"count": 2, "worth": 2, "otherwise": 6}


def test_what_would_count_now_shows_no_hidden_yen() -> None:
    def shown(peaks_yen: int) -> str:
        table = Table("bank", money="closed")
        table.lay(0, yen=1300)
        table.lay(1, yen=peaks_yen)
        return final_count(look(table.game, 0), is_end=False)

    assert shown(4700) == shown(100)
    assert "¥1,300" in shown(4700)
    assert "nobody can tell who is ahead" in shown(4700)
