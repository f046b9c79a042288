"""What cannot be done now, and why."""

from __future__ import annotations

from tsukiji_lab.drawing.choices import AMOUNTS, Playable
from tsukiji_lab.drawing.citing import Cite, cited
from tsukiji_lab.drawing.glyphs import glyph
from tsukiji_lab.drawing.html import Html, el, join
from tsukiji_lab.game.refusal import Refusal
from tsukiji_lab.rulebook import Words
from tsukiji_lab.tsukiji import fishing
from tsukiji_lab.tsukiji.rules import Tsukiji

RULES = Tsukiji()


def draw_refusal(words: Words, refusal: Refusal) -> Html:
    """Why something cannot be done, as the ``refusal`` says it, and where the rule stands."""
    return join(refusal.sentence, " ", cited(words, refusal.rule))


def draw_refusals(game: Playable, cite: Cite) -> Html | None:
    """What cannot be done now, each with its reason and where the rule stands."""
    words, state = game.words, game.state
    legal = set(game.legal_actions)
    rows = []
    for action in RULES.candidates(state):
        if action in legal or isinstance(action, (*AMOUNTS, fishing.Reprice)):
            continue
        refusal = RULES.why_not(state, action)
        assert refusal is not None
        reason = words.refuse(refusal.rule, **refusal.values)
        heading = el("b", game.say(action))
        rows.append(el("li", heading, el("p", reason), cite(words, refusal.rule)))
    if not rows:
        return None
    summary = el("summary", glyph("why"), words.say("panel_cannot", count=len(rows)))
    return el("details", summary, el("ul", *rows), class_="group cannot", id="panel-cannot")
