"""The points at the end, part by part, and who wins with them (sections 3 and 15 of the rules)."""

from typing import Final

from mypy_extensions import i64

from tavolino.core.language.texts import TextValue
from tavolino.core.outcome import Outcome
from tavolino.games.best11.engine.card_box import ELEVEN, NOBODY
from tavolino.games.best11.engine.state import State

LIKED_POINTS: Final = 3
DISLIKED_POINTS: Final = -2
GOAL_POINTS: Final = 3
CONCEDED_POINTS: Final = -1
STADIUM_POINTS: Final = 5
MILLIONS_FOR_A_POINT: Final = 5
POINT_PARTS: Final = ("footballers", "coach", "formation", "scored", "conceded", "stadium", "money")
"""What a manager's points are made of, in the order of `points_by_part`."""


def points(state: State, seat: i64) -> int:
    return sum(points_by_part(state, seat))


def points_by_part(state: State, seat: i64) -> list[int]:
    return [
        footballer_points(state, seat),
        0 if state.coach[seat] == NOBODY else state.box.value[state.coach[seat]],
        coach_opinion_points(state, seat),
        state.goals[seat] * GOAL_POINTS,
        state.conceded[seat] * CONCEDED_POINTS,
        STADIUM_POINTS if state.has_stadium(seat) else 0,
        state.money[seat] // MILLIONS_FOR_A_POINT,
    ]


def footballer_points(state: State, seat: i64) -> int:
    points = 0
    for slot in range(ELEVEN):
        if state.team[seat * ELEVEN + slot] != NOBODY:
            points += state.footballer_value(seat, slot)
    return points


def coach_opinion_points(state: State, seat: i64) -> int:
    """What the coach thinks of the formation (3.6)."""
    coach = state.coach[seat]
    if coach == NOBODY:
        return 0
    if state.box.likes[coach] >> state.formation[seat] & 1:
        return LIKED_POINTS
    return DISLIKED_POINTS if state.box.dislikes[coach] >> state.formation[seat] & 1 else 0


def match_outcome(state: State) -> Outcome:
    scores = [points(state, seat) for seat in range(state.seats)]
    if not state.over:
        return Outcome(scores, [], "unfinished")
    details: dict[str, TextValue] = {}
    for seat in range(state.seats):
        details |= {f"{part}_{seat}": n for part, n in zip(POINT_PARTS, points_by_part(state, seat))}
    winners, reason = find_winners(state, scores)
    return Outcome(scores, winners, reason, details)


def find_winners(state: State, scores: list[int]) -> tuple[list[int], str]:
    """The most points; then goals, then money, or the victory is shared (15.3, 15.9)."""
    best = list(range(state.seats))
    for reason, figures in (("points", scores), ("goals", state.goals), ("cash", state.money)):
        top = max([figures[seat] for seat in best])
        best = [seat for seat in best if figures[seat] == top]
        if len(best) == 1:
            return best, reason
    return best, "shared"
