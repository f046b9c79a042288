"""The bar above a page: its name, the other pages, language and theme, and a table's menu."""

from __future__ import annotations

from collections.abc import Sequence

from tsukiji_lab.drawing.controls import button, language_buttons, theme_button
from tsukiji_lab.drawing.forms import draw_kinds
from tsukiji_lab.drawing.glyphs import glyph, sail
from tsukiji_lab.drawing.html import Html, el
from tsukiji_lab.drawing.keeping import draw_code, draw_copying
from tsukiji_lab.drawing.view import PAUSE, seat_class
from tsukiji_lab.players.seats import PACES
from tsukiji_lab.rulebook import Words
from tsukiji_lab.tsukiji.setup import BASE, Setup

PAGES = {"table": "./", "lesson": "./lesson", "rules": "./rules"}
"""The pages that are served beside each other, by their addresses."""


def draw_bar(words: Words, page: str, about: str = "", menu: Html | None = None) -> Html:
    """The bar of a page of ``PAGES``, with what the page is ``about``. Its links are shown where
    the pages are served beside each other.
    """
    say = words.say
    links = (
        el(
            "a",
            say(f"bar_{each}"),
            class_="btn tool",
            href=address,
            aria_current="page" if each == page else None,
        )
        for each, address in PAGES.items()
    )
    return el(
        "div",
        glyph("seal", "l"),
        el("h1", "Tsukiji Lab", *([PAUSE, el("small", about)] if about else ()), class_="brand"),
        el("nav", *links, aria_label=say("bar_pages"), class_="pages"),
        language_buttons(words.language, say("bar_language")),
        theme_button(say("bar_theme")),
        menu,
        class_="masthead",
    )


def draw_about(words: Words, setup: Setup) -> str:
    """What game is played: «4 players · open money · base game»."""
    say = words.say
    box = "base" if setup.box == BASE else "expansion"
    money = "closed" if setup.closed_money else "open"
    told = (
        words.count("player", len(setup.names)),
        say(f"bar_money-{money}"),
        say(f"bar_box-{box}"),
    )
    return " · ".join(told)


def draw_pace(words: Words, pace: str) -> Html:
    """A choice of how computer players are watched."""
    options = (
        el("option", words.say(f"table_pace-{each}"), value=each, selected=each == pace)
        for each in PACES
    )
    label = el("label", el("span", words.say("table_pace")), el("select", *options, name="pace"))
    return el("form", label, data_do="pace", data_live=True, class_="pace")


def draw_menu(words: Words, kinds: Sequence[str], link: Html | None, *more: Html) -> Html:
    """What can be done with the game on the table: its code, links to it (``link`` is the one that
    was asked for), its file, who plays, and ``more``.
    """
    say = words.say
    rows = (
        el(
            "label",
            sail(seat, "s"),
            el("span", words.name("seat", seat)),
            draw_kinds(words, f"seat-{seat}", kind, say("table_who", seat=seat)),
            class_=f"seat-row {seat_class(seat)}",
        )
        for seat, kind in enumerate(kinds)
    )
    keeping = el(
        "div",
        button("save", say("table_save")),
        button("new", say("table_new")),
        class_="row",
    )
    return el(
        "details",
        el("summary", glyph("list"), el("span", say("table_game")), class_="btn tool"),
        el(
            "div",
            el("p", say("keeping_code")),
            draw_code(words, 3),
            draw_copying(words, is_form=False),
            link,
            keeping,
            el("p", say("table_seats")),
            el("form", *rows, data_do="seats", data_live=True),
            *more,
            class_="card menu",
        ),
        id="table-menu",
        class_="keeping",
    )
