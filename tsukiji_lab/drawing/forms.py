"""The forms: one that sets up a game, and what stands around the table."""

from __future__ import annotations

from collections.abc import Sequence

from tsukiji_lab.drawing.companion import draw_first, draw_place, draw_ready
from tsukiji_lab.drawing.controls import (
    button,
    fieldset,
    name_field,
    number_field,
    radios,
    tick,
)
from tsukiji_lab.drawing.glyphs import board_glyph, glyph, sail
from tsukiji_lab.drawing.guesses import draw_guesses
from tsukiji_lab.drawing.html import Html, el, join
from tsukiji_lab.drawing.keeping import draw_copying
from tsukiji_lab.drawing.setup_form import LOT, NAMED, Chosen, Form, Sort, sorts
from tsukiji_lab.drawing.view import seat_class
from tsukiji_lab.players.seats import SEAT_KINDS
from tsukiji_lab.rulebook import Words
from tsukiji_lab.tsukiji.box import PAIR
from tsukiji_lab.tsukiji.setup import (
    BARGES,
    BOXES,
    EXPANSION,
    MACKEREL,
    MORE_FISH,
    STAPLES,
    VARIANTS,
)

LONGEST_FILE = 256 * 1024
"""So many bytes of a saved game are read: one of thousands of decisions fits."""


def draw_form(words: Words, form: Form, games: Html | None, link: Html | None) -> Html:
    """The page before a game: go on with one of the ``games``, set one up, or open one; ``link`` is
    the one that was asked for.

    Fields with ``data-live`` change what else the form asks for.
    """
    say = words.say
    fish, external = sorts(form.box, form.staple, form.players)
    setting_up = el(
        "form",
        el("h2", say("form_title"), tabindex=-1),
        draw_place(words, form),
        fieldset(
            say("form_players"),
            radios("players", {str(n): n for n in MORE_FISH}, str(form.players), live=True),
            *(_seat(words, form, seat) for seat in range(form.players)),
            draw_first(words, form) if form.companion else None,
        ),
        fieldset(say("form_box"), _said_choice(words, "box", BOXES, form.box, live=True)),
        _staple(words, form) if form.box == EXPANSION else None,
        _markets(words, form, fish, form.fish),
        _markets(words, form, external, form.external),
        _boats(words, form) if form.box == EXPANSION else None,
        fieldset(say("form_money"), _said_choice(words, "money", ("open", "closed"), form.money)),
        el(
            "details",
            el("summary", say("form_more")),
            _variants(words, form),
            draw_ready(words, form) if form.names_order else None,
            None
            if form.companion
            else _line(say("form_seed"), "seed", form.seed, say("form_seed-note")),
            _line(say("form_rounds"), "rounds", form.rounds, say("form_rounds-note")),
            draw_guesses(words, form.box, form.players, form.numbers),
            id="form-more",
        ),
        el("button", glyph("check"), say("form_start"), class_="btn primary"),
        draw_copying(words, is_form=True),
        link,
        class_="card setup",
        data_do="setup",
    )
    opening = el(
        "section",
        el("h2", say("form_code-title")),
        el(
            "form",
            el("label", say("form_code"), el("textarea", name="code", rows=3, required=True)),
            el("button", say("form_code-open"), class_="btn"),
            data_do="code",
            data_text="",
        ),
        el(
            "label",
            say("form_file"),
            el("input", type="file", accept=".json", data_do="load", data_most=LONGEST_FILE),
        ),
        class_="card open",
    )
    counting = el(
        "section",
        el("h2", say("calc_open")),
        el("p", say("calc_open-note")),
        el("div", button("calculator", glyph("yen"), say("calc_start"), text=""), class_="row"),
        class_="card",
    )
    return el("div", games, setting_up, opening, counting, class_="forms")


def _staple(words: Words, form: Form) -> Html:
    """Which of two fish markets lies beside Ships from the start."""
    names = {board: words.name("board", board) for board in STAPLES}
    is_usual = form.staple == MACKEREL
    return fieldset(
        words.say("form_staple"),
        radios("staple", names, form.staple, live=True),
        note=None if is_usual else words.say("form_staple-note"),
    )


def _boats(words: Words, form: Form) -> Html:
    """The boats of the expansion."""
    return fieldset(
        words.say("form_boats"),
        _said_choice(words, "barges", tuple(BARGES), form.barges),
        el(
            "div",
            tick(
                "blue-ship",
                "yes",
                form.blue_ship,
                glyph("blue_ship"),
                el("span", words.say("form_blue-ship")),
                live=True,
            ),
            class_="ticks",
        ),
    )


def _variants(words: Words, form: Form) -> Html:
    """The variants, each with what it does."""
    say = words.say
    ticks = (
        tick(
            "variant",
            variant,
            variant in form.variants,
            el("span", el("b", say(f"form_{slug}")), " ", el("small", say(f"form_{slug}-note"))),
            live=True,
        )
        for variant in VARIANTS
        for slug in [variant.replace("_", "-")]
    )
    return fieldset(say("form_variants"), el("div", *ticks, class_="ticks long"))


def _said_choice(
    words: Words, name: str, offered: Sequence[str], chosen: str, live: bool = False
) -> Html:
    """One of several, each called by the message ``form_…``."""
    named = {each: words.say(f"form_{each.replace('_', '-')}") for each in offered}
    return radios(name, named, chosen, live)


def _seat(words: Words, form: Form, seat: int) -> Html:
    name, kinds = name_field(words, seat, form.names[seat]), None
    if not form.companion:
        label = words.say("form_who", number=seat + 1)
        kinds = draw_kinds(words, f"kind-{seat}", form.kinds[seat], label)
    return el("div", sail(seat), name, kinds, class_=f"seat-row {seat_class(seat)}")


def draw_kinds(words: Words, name: str, kind: str, label: str) -> Html:
    """A choice of who plays a seat; ``label`` says which seat it is."""
    options = (
        el("option", words.say(f"form_{each}"), value=each, selected=each == kind)
        for each in SEAT_KINDS
    )
    return el("select", *options, name=name, aria_label=label)


def _markets(words: Words, form: Form, sort: Sort, chosen: Chosen) -> Html:
    """How the markets of a sort are chosen, and what else that asks for."""
    note = "form_at-least-note" if form.more else "form_more-note"
    how = None
    if chosen.way == NAMED:
        how = _named(words, form, sort, chosen)
    elif chosen.way == LOT and form.more:
        how = _line(
            words.say("form_how-many"),
            f"{sort.name}-number",
            chosen.number,
            words.say("form_how-many-note", right=sort.right, most=len(sort.others)),
        )
    return fieldset(
        words.say(f"form_{sort.name}"),
        None
        if form.companion
        else _said_choice(words, sort.name, sort.ways, chosen.way, live=True),
        how,
        note=words.say(note, board=sort.always, right=sort.right),
    )


def _named(words: Words, form: Form, sort: Sort, chosen: Chosen) -> Html:
    """Markets to be ticked, with the number that is right; a pair has one tick and adds one."""
    given = {each for board in chosen.named for each in sort.with_partner(board)}
    right = sort.right + (given.issuperset(PAIR))
    counted = words.say(
        "form_chosen-more" if form.more else "form_chosen", given=len(given), right=right
    )
    is_right = len(given) >= right if form.more else len(given) == right
    boxes = (
        tick(
            f"{sort.name}-market",
            board,
            board in given,
            *map(board_glyph, boards),
            el("span", words.listed([words.name("board", each) for each in boards])),
            live=True,
        )
        for board in sort.others
        for boards in [sort.with_partner(board)]
        if board not in PAIR[1:]
    )
    return join(
        el("div", *boxes, class_="ticks"),
        el("p", counted, class_="hint" if is_right else "hint wrong", role="status"),
        el("p", words.say("form_pair"), class_="hint") if set(PAIR) <= set(sort.others) else None,
    )


def _line(title: str, name: str, value: str, note: str) -> Html:
    field = number_field(name, value)
    return el("label", el("b", title), field, el("small", note), class_="line")


# --- around the table ---


def draw_type(words: Words, example: str) -> Html:
    """A field in which any action may be typed, to play it or to ask why it cannot be."""
    say = words.say
    field = el(
        "input",
        name="action",
        required=True,
        maxlength=120,
        autocomplete="off",
        autocapitalize="off",
        spellcheck="false",
        placeholder=example,
        aria_label=say("table_type"),
    )
    return el(
        "form",
        field,
        el("button", say("table_why"), class_="btn", data_do="why"),
        el("button", say("table_do"), class_="btn", data_do="play"),
        class_="row type",
        data_do="why",
        data_text="",
    )
