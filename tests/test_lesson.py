"""The lesson on overfishing: its texts, questions and figures, and its page without a browser."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any
from urllib.parse import urlencode

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from tsukiji_widgets.lesson import Lesson
from tsukiji_widgets.page import LOG

from tsukiji_lab.lessons import board, figures, guide, seas
from tsukiji_lab.lessons.ask import answer_in_words, judged
from tsukiji_lab.lessons.calibration import calibrate
from tsukiji_lab.lessons.overfishing import OVERFISHING
from tsukiji_lab.lessons.progress import BadCode, Given, Progress, read_code
from tsukiji_lab.lessons.questions import (
    BadAnswer,
    Choice,
    Choices,
    Interval,
    Number,
    Order,
    Question,
    Scaled,
    ShortText,
)
from tsukiji_lab.lessons.step import Ask, Say, Show, Step
from tsukiji_lab.lessons.words import lesson_words
from tsukiji_lab.rulebook import LANGUAGES
from tsukiji_lab.rulebook.texts import texts
from tsukiji_lab.sea import provenance

QUESTIONS = [question for step in OVERFISHING.steps for question in step.questions]
STEPS = OVERFISHING.steps
PLAYED = Progress(
    catches=("all",) * board.TURNS,
    days=(seas.DAYS.value,) * seas.ROUNDS,
    rules={"quota": 80.0},
)


def by_id(items: list[Any]) -> list[str]:
    return [item.id for item in items]


# --- texts ---


class Texts(Visitor):
    """Everything in a language file that a reader could see as it stands."""

    def __init__(self) -> None:
        self.found: list[tuple[str, str]] = []
        self.message = ""

    def visit_Message(self, node: ast.Message) -> None:  # noqa: N802
        self.message = node.id.name
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append((self.message, node.value))

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self.found.append((self.message, node.value))

    def visit_NumberLiteral(self, node: ast.NumberLiteral) -> None:  # noqa: N802
        self.found.append((self.message, node.value))


def texts_of(language: str) -> list[tuple[str, str]]:
    source = (
        files("tsukiji_lab.lessons.words").joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    )
    visitor = Texts()
    visitor.visit(FluentParser().parse(source))
    return visitor.found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_the_lesson_holds_a_digit(language: str) -> None:
    texts = texts_of(language)
    assert len(texts) > 300
    assert [each for each in texts if re.search(r"\d", each[1])] == []


def test_both_languages_have_the_same_messages_and_figures() -> None:
    english, spanish = (lesson_words(language) for language in LANGUAGES)
    names = [{name for name, _ in texts_of(language)} for language in LANGUAGES]
    assert names[0] == names[1]
    for name in names[0]:
        assert english.needs(name) == spanish.needs(name), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_has_a_source_and_can_be_written(language: str) -> None:
    words = lesson_words(language)
    for name, figure in figures.FIGURES.items():
        assert re.search(r"\d", figures.figure(name, words)), name
        assert figures.cite(words, figure.source), name


def test_every_figure_is_asked_for() -> None:
    words = lesson_words("en")
    asked = {value for name, _ in texts_of("en") for value in words.needs(name)}
    assert figures.FIGURES.keys() <= asked


ADVICE = {
    *("emptied_alone", "regrowth_same", "regrowth_models"),
    *("shared_rules", "now_weight", "now_person", "now_port", "now_country"),
}
"""Texts that state no fact: what to do now, what to think about."""


def test_every_text_that_states_something_names_its_source() -> None:
    words = lesson_words("en")
    for step in STEPS:
        for block in step.blocks:
            if isinstance(block, Say):
                sources = {*figures.sources(words, [block.message]), *block.sources}
                assert bool(sources) == (block.message not in ADVICE), block.message
                assert all(figures.cite(words, source) for source in block.sources)


@pytest.mark.parametrize(("language", "label"), [("en", "second-hand"), ("es", "segunda mano")])
def test_what_was_read_second_hand_says_so(language: str, label: str) -> None:
    words = lesson_words(language)
    assert label in "".join(figures.sources(words, ["stories_cod"]))
    assert label in figures.cite(words, "northern_cod_ssb_1983_2015")
    assert label not in figures.cite(words, "northern_cod_catch_1950_2019")


def test_no_text_compares_figures_that_must_not_be_joined_without_saying_so() -> None:
    words = lesson_words("en")
    old, new = {"now_overfished", "now_stocks"}, {"review_overfished", "review_stocks"}
    for name, _ in texts_of("en"):
        needs = words.needs(name)
        if needs & old and needs & new:
            assert name in (
                *("q_recovered", "q_recovered_because"),
                *("guide_belief_recovered", "guide_belief_recovered_helps"),
            )


@pytest.mark.parametrize(
    ("message", "source"),
    [
        # The rulebook gives the shares of stocks to another page than the article of the year.
        ("q_which-year", "gibbens-2019"),
        ("q_which-year_because", "gibbens-2019"),
    ],
)
def test_no_figure_is_laid_to_a_source_that_does_not_give_it(message: str, source: str) -> None:
    words = lesson_words("en")
    asked = {figures.FIGURES[name].source for name in words.needs(message)}
    assert asked
    assert source not in asked


def test_shares_are_those_of_assessed_stocks() -> None:
    for message in ("shares_fully", "q_now", "keep_shares"):
        assert "assess" in lesson_words("en").say(
            message, **dict.fromkeys(lesson_words("en").needs(message), "–")
        )
        assert "eval" in lesson_words("es").say(
            message, **dict.fromkeys(lesson_words("es").needs(message), "–")
        )


@pytest.mark.parametrize(
    ("language", "left", "missed", "held"),
    [
        ("en", "one barrel is left", "one guess did not hold", "one guess held"),
        ("es", "queda un barril", "única estimación no contenía", "única estimación contenía"),
    ],
)
def test_one_of_a_thing_is_told_as_one(language: str, left: str, missed: str, held: str) -> None:
    words = lesson_words(language)
    assert left in words.say("scene_board_never", turns=6, left=1)
    for number, told in enumerate((missed, held)):
        assert told in words.say("calibration_score", held=number, guesses=1, width="–")


def test_the_same_thing_has_the_same_name_in_texts_and_charts() -> None:
    lesson, charts = (
        texts("es", package) for package in ("tsukiji_lab.lessons.words", "tsukiji_lab.charts.sea")
    )
    asked = dict.fromkeys(lesson.needs("line_curve"), "–")
    assert "«Colapso»" in lesson.say("line_curve", **asked)
    assert "Colapso" in charts.say("two-twenty-nines_collapsed", below="–")


# --- figures against what the sources say ---

STATED = {
    "rulebook_year": 2011,
    "then_overfished": 28.8,
    "then_fully": 61.3,
    "current_overfished": 33.1,
    "current_fully": 59.9,
    "now_overfished": 37.7,
    "now_fully": 50.5,
    "now_sustainable": 62.3,
    "review_overfished": 35.5,
    "review_sustainable": 64.5,
    "review_landings": 77.2,
    "now_stocks": 445,
    "review_stocks": 2570,
    "first_year": 1974,
    "area_good": 17.3,
    "area_good_year": 2015,
    "area_now": 56,
    "area_now_year": 2021,
    "japan_then_year": 1984,
    "japan_now_year": 2015,
    "japan_late_year": 2018,
    "japan_then": 15.0,
    "japan_now": 3.7,
    "line_year": 2048,
    "halibut_msy": 14288.75,
    "cod_left": 1.0,
    "cod_peak_year": 1987,
    "cod_low_year": 1995,
    "cod_late": 298650,
    "cod_late_year": 2015,
    "cod_record": 810010,
    "cod_record_year": 1968,
    "sardine_peak": 10.2e6,
    "sardine_peak_year": 1988,
    "sardine_low": 4380,
    "sardine_low_year": 2003,
    "sardine_first_year": 1960,
    "bluefin_low": 4.5,
    "bluefin_low_year": 2018,
    "bluefin_late": 23.2,
    "bluefin_late_year": 2022,
    "eel_then": 232,
    "eel_then_year": 1963,
    "eel_low": 3.7,
    "eel_low_year": 2019,
    "class_printed": 15,
}


@pytest.mark.parametrize("name", STATED)
def test_figures_are_those_of_their_sources(name: str) -> None:
    assert figures.FIGURES[name].value() == pytest.approx(STATED[name], rel=0, abs=0.05)


def test_shares_told_in_words_are_those_of_the_figures() -> None:
    """One in ten, almost quadrupled to more than one in three; more than six in ten within limits;
    half of the sea; twice the fishing of the greatest profit, and more than that of the largest
    catch.
    """
    first, now, within, half, open_, mey = (
        float(figures.FIGURES[name].value())
        for name in (
            *("first_overfished", "now_overfished", "now_sustainable"),
            *("half", "open_days", "mey_days"),
        )
    )
    assert first == pytest.approx(10, abs=0.5)
    assert 3.5 < now / first < 4
    assert now > 100 / 3
    assert within > 60
    assert half == 50
    assert open_ == pytest.approx(2 * mey)
    assert float(figures.FIGURES["msy_days"].value()) < open_


def test_the_printed_board_is_fuller_than_that_of_the_class() -> None:
    assert board.printed_barrels() > board.BARRELS


# --- the plan ---


def test_the_lesson_fits_into_two_lessons_and_its_cut_into_one() -> None:
    assert sum(step.minutes for step in STEPS) == 90
    assert sum(step.short for step in STEPS) == 45
    minutes = [step.minutes for step in STEPS]
    assert 45 in [sum(minutes[:n]) for n in range(len(minutes))]
    assert len(OVERFISHING.cut(Progress(cut=True))) < len(STEPS)


def test_every_step_begins_with_a_guess_and_ends_with_a_sentence() -> None:
    words = lesson_words("en")
    for step in STEPS:
        assert OVERFISHING.opened(step, Progress())[0] == ()
        assert words.has(f"keep_{step.id}")
        assert words.has(f"term_{step.term}")


def test_all_kinds_of_questions_are_asked() -> None:
    kinds = {type(question) for question in QUESTIONS}
    assert kinds == {Number, Interval, Choice, Choices, Order, ShortText}
    assert len({question.id for question in QUESTIONS}) == len(QUESTIONS)


# --- questions ---


def right(question: Question) -> Given:
    """The answer, as a reader would give it."""
    if isinstance(question, Interval):
        answer = question.answer(PLAYED)
        return (max(answer - 5, question.low), min(answer + 5, question.high))
    if isinstance(question, Number):
        return float(round(question.answer(PLAYED)))
    if isinstance(question, Choice):
        return question.answer(PLAYED)
    if isinstance(question, Choices):
        return tuple(each for each in question.options if each in question.answer(PLAYED))
    if isinstance(question, Order):
        return question.answer(PLAYED)
    return "We all did."


def wrong(question: Question) -> Given:
    """An answer that is not right."""
    if isinstance(question, Interval):
        return (99.0, 100.0)
    if isinstance(question, Number):
        return float(question.high)
    if isinstance(question, Choice):
        return next(each for each in question.options if each != question.answer(PLAYED))
    if isinstance(question, Choices):
        return ()
    if isinstance(question, Order):
        return tuple(reversed(question.answer(PLAYED)))
    return "Nobody."


def sent(question: Question, given: Given) -> str:
    """An answer as the page sends it."""
    if isinstance(question, Interval) and isinstance(given, tuple):
        fields: dict[str, Any] = {"from": given[0], "to": given[1]}
    else:
        fields = {"value": given}
    return urlencode({"question": question.id, **fields}, doseq=True)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("question", QUESTIONS, ids=by_id(QUESTIONS))
def test_right_and_wrong_answers_are_told_apart_and_explained(
    question: Question, language: str
) -> None:
    words = lesson_words(language)
    verdicts = [question.judge(given, PLAYED) for given in (right(question), wrong(question))]
    said = [judged(words, question, verdict, PLAYED) for verdict in verdicts]
    assert words.has(f"q_{question.id}_because")
    if isinstance(question, ShortText):
        assert verdicts[0].held is None
        return
    assert [verdict.held for verdict in verdicts] == [True, False]
    assert said[0] != said[1]
    assert all(answer_in_words(words, question, PLAYED) in each for each in said)


@pytest.mark.parametrize(
    ("question", "fields"),
    [
        ("line", {"value": "soon"}),
        ("line", {"value": ""}),
        ("line", {"value": "1492"}),
        ("line", {"value": "nan"}),
        ("line", {"value": "1e999"}),
        ("shares", {"from": "60", "to": "20"}),
        ("shares", {"from": "-5", "to": "20"}),
        ("shares", {"from": "5"}),
        ("fully", {}),
        ("fully", {"value": "overflowing"}),
        ("left-out", {"value": ["growth", "sharks"]}),
        ("points", {"value": ["mey", "mey", "msy"]}),
        ("closing", {"value": "   "}),
        ("closing", {"value": "x" * 5000}),
    ],
)
def test_bad_answers_get_a_sentence(question: str, fields: dict[str, Any]) -> None:
    asked = OVERFISHING.question(question)
    assert asked is not None
    with pytest.raises(BadAnswer) as bad:
        asked.read({name: [v] if isinstance(v, str) else v for name, v in fields.items()})
    for language in LANGUAGES:
        words = lesson_words(language)
        assert words.say(bad.value.why, **{n: str(v) for n, v in bad.value.values.items()})


def test_numbers_are_read_as_people_write_them() -> None:
    question = OVERFISHING.question("sardine-rise")
    assert question is not None
    assert question.read({"value": ["97,5"]}) == 97.5
    assert question.read({"value": [" 97.5 "]}) == 97.5
    for thousand in ("1000", "1,000", "1.000"):
        assert question.read({"value": [thousand]}) == 1000
    assert question.read({"value": ["1.5"]}) == 1.5


@pytest.mark.parametrize(
    ("question", "fields", "said"),
    [
        ("deadline", {"value": ["1492"]}, "Please give a number from 2000 to 2100."),
        ("points", {"value": ["mey", "mey", "msy"]}, "Please put each of them in one place."),
        ("points", {"value": ["mey", "", ""]}, "Please put each of them in one place."),
        ("points", {"value": ["mey", "msy", "sharks"]}, "among the answers that are offered"),
    ],
)
def test_a_complaint_says_what_is_wrong(question: str, fields: dict[str, Any], said: str) -> None:
    asked = OVERFISHING.question(question)
    assert asked is not None
    with pytest.raises(BadAnswer) as bad:
        asked.read(fields)
    words, form = lesson_words("en"), bad.value.form
    named = {name: figures.write(words, form, value) for name, value in bad.value.values.items()}
    assert said in words.say(bad.value.why, **named)


# --- answers, computed by engine and models ---


def test_the_class_empties_the_sea_by_fishing_hard_and_not_by_fishing_softly() -> None:
    assert board.emptied_in(["all"] * board.TURNS) == "4"
    assert board.emptied_in(["one"] * board.TURNS) == board.NEVER
    assert board.barrels_left(["none"] * board.TURNS) == (board.BARRELS,) * (board.TURNS + 1)


@given(st.lists(st.sampled_from(list(board.HARDNESS)), max_size=8))
@settings(max_examples=25)
def test_the_class_plays_by_the_rules(catches: list[str]) -> None:
    game, turns = board.play(catches)
    assert len(turns) <= board.TURNS
    for turn in turns:
        assert turn.caught <= board.HARDNESS[turn.hardness]
        assert turn.lines
    assert game.state.market(board.FISH).overfished == (bool(turns) and turns[-1].overfished)


def test_what_the_game_leaves_out_is_found_by_playing_it() -> None:
    question = OVERFISHING.question("left-out")
    assert isinstance(question, Choices)
    assert question.answer(PLAYED) == {"growth", "fuel", "quota"}


def test_a_growing_stock_keeps_more_than_the_game_does() -> None:
    question = OVERFISHING.question("regrowth")
    assert isinstance(question, Interval)
    assert board.barrels_left(PLAYED.catches)[-1] == 0
    assert 20 < question.answer(PLAYED) < 35


def test_alone_there_is_less_for_everybody_than_a_rule_could_give() -> None:
    """The sentence to keep of the shared sea."""
    rules = {name: slider.value for name, slider in seas.RULES.items()}
    courses = seas.courses(rules)
    earned = {
        name: [sum(year.profits[boat] for year in course) for boat in range(5)]
        for name, course in courses.items()
    }
    best = earned[seas.best_for_skippers()]
    assert all(more > less for more, less in zip(best, earned[seas.OPEN], strict=True))


def test_holding_back_alone_hardly_helps_the_sea() -> None:
    held, free = ([days] * seas.ROUNDS for days in (0.0, seas.DAYS.high))
    left = [seas.SHARED.after(seas.shared_course(days)) for days in (held, free)]
    assert left[0] - left[1] < 0.1 * seas.STOCK.capacity


@given(
    st.dictionaries(
        st.sampled_from(sorted(seas.ALONE)), st.floats(allow_nan=True, allow_infinity=True)
    )
)
@settings(max_examples=40)
def test_no_slider_breaks_the_readers_sea(slid: dict[str, float]) -> None:
    (step,) = (step for step in STEPS if step.id == "model")
    shown = [block for block in step.blocks if isinstance(block, Show)]
    own_sea = shown[-1].draw(Progress(slid=slid), language="en", theme="light")
    assert len(own_sea.table.rows) == seas.YEARS
    biomass = own_sea.figure["data"][0]["y"]
    assert all(0 <= tonnes <= seas.STOCK.capacity for tonnes in biomass)


@pytest.mark.parametrize("rule", seas.RULES)
@pytest.mark.parametrize("end", ["low", "high"])
def test_rules_at_their_ends_can_be_drawn(rule: str, end: str) -> None:
    progress = replace(PLAYED, rules={rule: getattr(seas.RULES[rule], end)})
    (step,) = (step for step in STEPS if step.id == "shared")
    for language in LANGUAGES:
        for block in step.blocks:
            if isinstance(block, Show):
                assert block.draw(progress, language=language, theme="dark").title


def test_every_kind_of_question_reads_and_judges_its_answers() -> None:
    kinds = {*Question.__subclasses__(), *Scaled.__subclasses__()} - {Scaled}
    assert {Number, Interval, Choice, Choices, Order, ShortText} <= kinds
    for kind in kinds:
        assert kind.read is not Question.read, kind
        assert kind.judge is not Question.judge, kind


# --- calibration ---


def test_calibration_is_how_many_held_with_their_mean_width() -> None:
    guesses = [step.guess for step in STEPS if isinstance(step.guess, Interval)]
    given: dict[str, Any] = {guess.id: right(guess) for guess in guesses}
    given[guesses[0].id] = (99.0, 100.0)
    score = calibrate(OVERFISHING, replace(PLAYED, answers=given))
    assert (score.guesses, score.held) == (len(guesses), len(guesses) - 1)
    widths = [most - least for least, most in given.values()]
    assert score.width == pytest.approx(sum(widths) / len(widths))


# --- keeping ---


def test_a_progress_survives_its_code() -> None:
    answers = {question.id: right(question) for question in QUESTIONS}
    progress = replace(PLAYED, step=3, answers=answers, kept={"emptied": "¡ñ!"}, cut=True)
    assert read_code(progress.code) == progress
    assert len(progress.code) < 1500


@pytest.mark.parametrize(
    "code", ["", "t1.abc", "l1.", "l1.%%%", "l1.AAAA", Progress().code[:-3], "l1." + "A" * 90_000]
)
def test_damaged_codes_are_told(code: str) -> None:
    with pytest.raises(BadCode):
        read_code(code)


# --- the page, without a browser ---


class Reader:
    """A lesson, and what its page was sent last."""

    def __init__(self, language: str = "en", **kept: str) -> None:
        self.lesson = Lesson()
        self.hello(language, **kept)

    def hello(self, language: str = "en", address: str = "", kept: str = "") -> None:
        self.do("hello", urlencode({"language": language, "address": address, "kept": kept}))

    def do(self, what: str, text: str = "") -> None:
        self.lesson.obey({"do": what, "text": text})
        self.lesson.obey({"do": "painted", "text": ""})

    @property
    def parts(self) -> dict[str, str]:
        return self.lesson.page._sent

    @property
    def said(self) -> str:
        return re.sub(r"<[^>]+>", "", self.parts["answer"])

    def answer(self, question: Question, given: Given) -> None:
        self.do("answer", sent(question, given))

    def go_through(self, step: Step, choose: Any = right) -> None:
        """Everything there is to do in a step."""
        self.do("step", str(OVERFISHING.cut(self.lesson.progress).index(step)))
        blocks = OVERFISHING.blocks(step, self.lesson.progress)
        asked = [block.question for block in blocks if isinstance(block, Ask)]
        for question in (step.guess, *asked):
            progress = self.lesson.progress
            if step.id == "emptied" and question is not step.guess:
                while not board.is_over(board.play(self.lesson.progress.catches)[1]):
                    self.do("catch", "all")
            if step.id == "shared" and not progress.days and question is not step.guess:
                self.do("days to the end", "days=70")
            self.answer(question, choose(question))
        if step.id == "shared":
            self.do("rule", "rule=quota&strength=80")
        self.do("keep", "")


@pytest.mark.parametrize("choose", [right, wrong])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_lesson_can_be_gone_through(language: str, choose: Any) -> None:
    reader = Reader(language)
    for step in STEPS:
        reader.go_through(step, choose)
        assert reader.said == "", step.id
        assert step.id in reader.lesson.progress.kept
        shown = sum(isinstance(block, Show) for block in step.blocks)
        assert sum(bool(out.outputs) for out in reader.lesson._outputs[:shown]) == shown
        assert all(chart is not None for chart in reader.lesson._charts)
    assert "sheet" in reader.parts["keep"]


def test_look_and_keep_are_closed_until_the_guess_is_locked() -> None:
    reader = Reader()
    reader.do("step", "2")
    assert "block-0" not in reader.parts
    assert "blockquote" not in reader.parts["keep"]
    guess = STEPS[2].guess
    reader.answer(guess, (10.0, 20.0))
    assert "block-0" in reader.parts
    assert "37.7" in reader.parts["guess"]
    reader.answer(guess, (30.0, 40.0))
    assert reader.lesson.progress.answers[guess.id] == (10.0, 20.0)
    assert reader.said
    reader.do("reopen", guess.id)
    assert guess.id in reader.lesson.progress.answers


def test_questions_further_on_are_closed_and_cannot_be_forced() -> None:
    reader = Reader()
    reader.do("step", "2")
    later = STEPS[2].questions[2]
    reader.answer(later, right(later))
    assert later.id not in reader.lesson.progress.answers
    reader.do("keep", "")
    assert reader.lesson.progress.kept == {}
    assert reader.said


def test_a_verdict_on_what_is_played_waits_until_it_is_played() -> None:
    reader = Reader()
    reader.answer(STEPS[0].guess, "4")
    assert "judged" not in reader.parts["guess"]
    for _ in range(4):
        reader.do("catch", "all")
    assert "judged" in reader.parts["guess"]


def test_a_reader_finds_everything_again() -> None:
    first = Reader()
    first.go_through(STEPS[0])
    kept = urlencode({"code": first.lesson.progress.code})
    for again in (Reader(kept=kept), Reader(address=kept)):
        assert again.lesson.progress == first.lesson.progress
    assert Reader(address="code=l1.broken").said


FORGED = [
    None,
    [],
    {"do": "answer"},
    {"do": "fly", "text": ""},
    {"do": "answer", "text": "question=shares&from=1&to=2&" + "x=1&" * 90},
    {"do": "answer", "text": "question=nothing&value=1"},
    {"do": "step", "text": "99"},
    {"do": "step", "text": "-1"},
    {"do": "catch", "text": "dynamite"},
    {"do": "rule", "text": "rule=war&strength=1"},
    {"do": "rule", "text": "rule=quota&strength=much"},
    {"do": "days", "text": "days=1e308"},
    {"do": "slide", "text": "growth=nan&effort=-5&turn=x"},
    {"do": "language", "text": "xx"},
    {"do": "theme", "text": "pink"},
    {"do": "length", "text": "eternal"},
    {"do": "again", "text": "everything"},
    {"do": "keep", "text": "text=" + "y" * 5000},
]


def test_forged_messages_break_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    faults: list[object] = []
    monkeypatch.setattr(LOG, "exception", lambda *told: faults.append(told))
    reader = Reader()
    for message in FORGED:
        reader.lesson.obey(message)
    assert faults == []
    reader.answer(STEPS[0].guess, "4")
    assert reader.lesson.progress.answers == {"emptied": "4"}


def test_a_forged_code_brings_no_answer_that_could_not_be_given() -> None:
    forged = Progress(
        step=99,
        answers={"shares": "high", "fully": "overflowing", "nothing": 1.0, "now": (1.0, 2.0)},
        catches=("dynamite", "all"),
        kept={"emptied": "z" * 5000},
        slid={"growth": 1e9, "sharks": 3.0},
        days=(1e9,) * 500,
        rules={"war": 1.0, "tax": -5.0},
    )
    reader = Reader(address=urlencode({"code": forged.code}))
    assert reader.lesson.progress.answers == {"now": (1.0, 2.0)}
    for number in range(len(STEPS)):
        reader.do("step", str(number))
    assert reader.said == ""


def test_what_is_typed_is_shown_and_never_markup() -> None:
    reader = Reader()
    reader.answer(STEPS[0].guess, "4")
    for _ in range(4):
        reader.do("catch", "all")
    (who,) = (q for q in STEPS[0].questions if isinstance(q, ShortText))
    reader.answer(who, "<script>alert(1)</script>")
    assert "&lt;script&gt;" in "".join(reader.parts.values())
    assert "<script" not in "".join(reader.parts.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_the_restricted_folder_the_lesson_goes_on(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = property(lambda self: not self.restricted)
    monkeypatch.setattr(provenance.DataSet, "is_here", here)
    reader = Reader(language)
    for step in STEPS:
        reader.go_through(step)
        assert reader.said == "", step.id
        assert step.id in reader.lesson.progress.kept, step.id
    no_data = lesson_words(language).say("lesson_no-data")
    assert no_data in reader.parts["keep"]


@pytest.mark.parametrize("section", guide.SECTIONS, ids=lambda section: section.__name__)
def test_without_the_restricted_folder_the_guide_goes_on(
    section: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(provenance.DataSet, "is_here", property(lambda self: not self.restricted))
    no_data = lesson_words("en").say("lesson_no-data")
    assert (no_data in section("en")) == (section in (guide.cues, guide.answers, guide.figures))


def test_a_class_that_held_back_is_not_told_that_it_emptied_the_board() -> None:
    reader = Reader()
    reader.answer(STEPS[0].guess, board.NEVER)
    for _ in range(board.TURNS):
        reader.do("catch", "none")
    shown = "".join(reader.parts.values())
    assert "when all fish as hard as they can, who empties the board?" in shown
    assert "emptied the board" not in shown


def test_the_cut_leaves_out_steps_and_extras() -> None:
    reader = Reader()
    reader.do("length", "short")
    assert reader.lesson.progress.cut
    for step in OVERFISHING.cut(Progress(cut=True)):
        blocks = OVERFISHING.blocks(step, Progress(cut=True))
        assert not any(block.extra for block in blocks)
        assert any(isinstance(block, Say | Show) for block in blocks)
    reader.do("length", "long")
    assert len(OVERFISHING.cut(reader.lesson.progress)) == len(STEPS)


# --- the teacher's guide ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_tells_of_this_lesson(language: str) -> None:
    words = lesson_words(language)
    plan, answers = guide.plan(language), guide.answers(language)
    for step in STEPS:
        assert figures.tell(words, f"step_{step.id}") in plan
        for question in step.questions:
            assert figures.tell(words, f"q_{question.id}") in answers
            assert answer_in_words(words, question, Progress()) in answers
    for section in guide.SECTIONS:
        assert section(language).startswith("## ")


def test_every_cue_has_its_moment_and_every_misconception_its_step() -> None:
    assert set(guide.CUES) <= {moment for step in STEPS for moment in guide.moments(step)}
    assert set(guide.MISCONCEPTIONS.values()) <= {step.id for step in STEPS}
