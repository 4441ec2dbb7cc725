"""Measures the balance of the game in a finished match: how long it was, and which attacks were stopped."""

from collections import Counter
from typing import Final

from tavolino.core.game import Measure
from tavolino.core.match import Match
from tavolino.games.gogoal.cards import GOAL, NAMES, NO, PENALTY, RED, YELLOW

TURNS: Final = ("turn", "empty-handed")
SHOWN: Final = {"show-yellow": NAMES[YELLOW], "show-red": NAMES[RED]}
"""Events that name the footballer instead of the attack card."""
GOAL_CARDS: Final = NAMES[GOAL:PENALTY]


def measures(match: Match) -> dict[str, Measure]:
    """From a narrated match. An attack is stopped if it meets a defence card; a penalty that is saved is not."""
    events = [(event.kind, event.values) for event in match.events]
    kinds = Counter(kind for kind, _ in events)
    tries = Counter(
        SHOWN.get(kind) or values["card"] for kind, values in events if kind in ("attack", *SHOWN)
    )
    stopped = Counter(values["first"] for kind, values in events if kind == "stopped")
    course: dict[str, Measure] = {
        "turns": sum(kinds[kind] for kind in TURNS),
        "attacks": tries.total(),
        "goals": kinds["goal"],
    }
    groups = {"goals": GOAL_CARDS, "all": NAMES[GOAL:NO]} | {card: (card,) for card in NAMES[GOAL:NO]}
    shares = {
        group: (sum(stopped[card] for card in cards), sum(tries[card] for card in cards))
        for group, cards in groups.items()
    }
    return {f"match.course.{name}": figure for name, figure in course.items()} | {
        f"attack.stopped.{name}": share for name, share in shares.items()
    }
