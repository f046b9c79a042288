"""Orders by lot: whatever a page asks for, nothing at the table breaks and no secret is told."""

from __future__ import annotations

import logging
from collections import Counter

import pytest
from tsukiji_widgets import Table
from tsukiji_widgets.table import ORDERS

from tests.orders_walk import Faults, Walk, enrich, settle
from tests.test_widget import Page

LONG = 75
"""Orders at each table."""


def walked(tables: range, monkeypatch: pytest.MonkeyPatch) -> tuple[list[str], Counter[str]]:
    """Give orders at so many tables: the broken promises, and how often each order was given."""
    enrich(monkeypatch)
    settle(monkeypatch)
    problems: list[str] = []
    given: Counter[str] = Counter()
    log = logging.getLogger("tsukiji_widgets.page")
    for number in tables:
        walk = Walk(number)
        faults = Faults(walk)
        log.addHandler(faults)
        try:
            for _ in range(LONG):
                walk.step()
        finally:
            log.removeHandler(faults)
        problems += walk.problems
        given += walk.given
    return problems, given


def test_no_order_breaks_the_table_or_tells_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    problems, given = walked(range(4), monkeypatch)
    assert problems == []
    assert sum(given.values()) > 200


@pytest.mark.slow
def test_no_order_of_many_breaks_the_table_or_tells_a_secret(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    problems, given = walked(range(100, 160), monkeypatch)
    assert problems == []
    assert set(ORDERS) - set(given) == set()


def test_a_closed_game_that_was_put_aside_asks_anew_who_has_the_screen() -> None:
    page = Page(Table())
    page.set_up(money="closed")
    page.do("open")
    page.do("new")
    page.do("continue")
    sitting = page.table.sitting
    assert sitting is not None
    assert sitting.viewer is None
    assert "open" in page.parts["panel"].split('data-do="')[1]
