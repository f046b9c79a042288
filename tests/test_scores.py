"""Final scores, counted once more from the rulebook alone.

What a fish is worth and how the game is scored stands here a second time, on purpose: nothing of
the engine's own counting is used, only what lies on the table at the end.
"""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import ceil
from random import Random
from typing import Any

import pytest

import tsukiji_lab as lab
from tests.rules.table import Table
from tsukiji_lab.tsukiji.scoring import count
from tsukiji_lab.tsukiji.state import State

FIXED = {"mackerel": 1, "octopus": 3, "takoyaki": 5, "squid": 0, "salmon_4": 4}
FIXED |= {"horse_mackerel": 1, "sardines": 1, "clam": 3, "oyster": 1, "himono": 5}
HOME = {"clam": "clam_oyster", "oyster": "clam_oyster", "takoyaki": "octopus"}


def board(state: State, name: str) -> Any:
    return next(market for market in state.markets if market.board == name)


def stock(state: State, seat: int) -> int:
    """The Resources in front of a player (Fish Markets, «Resource value» of each)."""
    total, nori = 0, 0
    for token, held in Counter(state.players[seat].tokens).items():
        if token == "nori":
            nori = held
        elif token in FIXED:
            total += FIXED[token] * held
        elif token == "fugu":
            total += held * held
        elif token in ("eel", "swordfish"):
            total += board(state, token).marker * held
        elif token == "red_snapper":
            grid = board(state, "red_snapper")
            total += (2 if grid.overfished else ceil(grid.tokens / 3)) * held
        elif token == "salmon":
            everybodys = Counter(token for player in state.players for token in player.tokens)
            total += (everybodys["salmon"] + everybodys["salmon_4"]) * held
        else:
            kind, worth = token.rsplit("_", 1)
            assert kind in ("spider_crab", "tuna")
            total += int(worth) * held
    return total + total // 10 * nori


def fine(state: State, token: str) -> int:
    """What the Overfishing Market counts for a token."""
    kind = HOME.get(token) or token.rstrip("_0123456789")
    return -100 if board(state, kind).overfished else 100


def final_yen(state: State) -> tuple[int, ...]:
    """Endgame Scoring, line by line, in yen."""
    stocks = [stock(state, seat) for seat in range(len(state.players))]
    yen = [player.yen * 100 for player in state.players]
    best = [seat for seat, held in enumerate(stocks) if held == max(stocks)]
    worst = [seat for seat, held in enumerate(stocks) if held == min(stocks)]
    for seat in best:
        yen[seat] += 1000 if len(best) == 1 else 500
    for seat in worst:
        yen[seat] -= 500 if len(worst) == 1 else 300
    if any(market.board == "overfishing_market" for market in state.markets):
        for seat, player in enumerate(state.players):
            yen[seat] += sum(fine(state, token) for token in player.tokens)
    interest = 0
    for seat, player in enumerate(state.players):
        yen[seat] -= player.loans * (500 + 500)
        interest += player.loans * 500
    owners = [seat for seat, player in enumerate(state.players) if player.shares]
    for seat in owners:
        yen[seat] += ceil(interest / 100 / len(owners)) * 100
    return tuple(own + 100 * held for own, held in zip(yen, stocks, strict=True))


def counted(state: State) -> tuple[int, ...]:
    """The engine's count of a position as it lies."""
    return tuple(line.total * 100 for line in count(state))


@pytest.mark.parametrize("players", range(2, 7))
def test_the_final_scores_are_those_of_the_rulebook(players: int) -> None:
    for seed, who in product(range(100, 105), ("random", "greedy")):
        rounds = 15 if who == "random" else 5
        game = lab.new_game(players=players, seed=seed, round_limit=rounds)
        lab.play_out(game, who)
        assert game.scores == final_yen(game.state)
        best = max(game.scores)
        assert game.winners == tuple(s for s, score in enumerate(game.scores) if score == best)
        for state in game.session.states[:-1:25]:
            assert counted(state) == final_yen(state)


def deal(rng: Random) -> State:
    """A table with hands, loans and shares by lot, and Eel and Red Snapper of any value."""
    fish = rng.sample([name for name in PIECES if name != "mackerel"], 5)
    players = 6
    table = Table(*fish, "bank", players=players)
    reserve = [piece for name in ("mackerel", *fish) for piece in PIECES[name]]
    rng.shuffle(reserve)
    loans, shares = rng.randint(0, 3), rng.randint(0, 2)
    for seat in range(players):
        hand = [reserve.pop() for _ in range(rng.choice([0, 0, 1, 4, 9])) if reserve]
        table.lay(seat, yen=rng.randint(0, 30) * 100, tokens=" ".join(hand))
    for _ in range(loans):
        seat = rng.randrange(3)
        table.lay(seat, loans=table.player(seat).loans + 1)
    for _ in range(shares):
        seat = rng.randrange(3, 6)
        table.lay(seat, shares=table.player(seat).shares + 1)
    if "eel" in fish:
        table.lay_market("eel", marker=rng.randint(1, 13))
    if "red_snapper" in fish and rng.random() < 0.5:
        table.overfish("red-snapper")
    return table.state


PIECES = {
    "mackerel": ["mackerel"] * 30,
    "eel": ["eel"] * 12,
    "fugu": ["fugu"] * 6,
    "octopus": ["octopus"] * 5 + ["takoyaki"] * 12,
    "red_snapper": ["red_snapper"] * 17,
    "salmon": ["salmon"] * 5 + ["salmon_4"] * 4,
    "spider_crab": ["spider_crab_4"] * 4 + ["spider_crab_6"] * 4 + ["spider_crab_8"],
    "squid": ["squid"] * 7,
    "tuna": ["tuna_15"] * 3 + ["tuna_20"],
}
"""The tokens of every fish but one, which stays: without tokens a fish is overfished."""


def test_every_line_of_the_count_is_that_of_the_rulebook() -> None:
    rng = Random(6)
    seen: Counter[str] = Counter()
    for _ in range(150):
        state = deal(rng)
        assert counted(state) == final_yen(state)
        stocks = [stock(state, seat) for seat in range(6)]
        seen["loans"] += any(player.loans for player in state.players)
        seen["shared interest"] += sum(1 for p in state.players if p.shares) > 1
        seen["tie for most"] += stocks.count(max(stocks)) > 1
        seen["alone with most"] += stocks.count(max(stocks)) == 1
        seen["tie for least"] += stocks.count(min(stocks)) > 1
        seen["alone with least"] += stocks.count(min(stocks)) == 1
        seen["below nothing"] += min(final_yen(state)) < 0
    assert len(+seen) == 7, seen
