"""Who can play a seat, and how computer players are watched."""

PERSON = "person"
SEAT_KINDS = (PERSON, "greedy", "random")
"""Who can play a seat."""

STEP, TURN, SKIP = "step", "turn", "skip"
PACES = (STEP, TURN, SKIP)
"""How computer players are watched: each step, each turn, or only what they came to."""
