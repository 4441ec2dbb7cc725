"""Estimates who is going to win, from the points that the managers have now and those still to be expected.

All figures were fitted to thousands of matches between bots.
"""

from math import exp, sqrt
from typing import Final

from tavolino.games.best11.bot.team_value import TEAM_PLACES, TeamValue
from tavolino.games.best11.engine import scoring, turn
from tavolino.games.best11.engine.card_box import NOBODY
from tavolino.games.best11.engine.match import Best11Match
from tavolino.games.best11.engine.scoring import CONCEDED_POINTS, GOAL_POINTS
from tavolino.games.best11.engine.state import ASK_MOVE, UNUSED

MILLION_POINTS: Final = 0.2
NEEDED_MILLION_POINTS: Final = 0.25  # more, of those that will be wanted
MAX_NEEDED_MILLIONS: Final = 12
BUILT_STADIUM_POINTS: Final = 2.8  # the rest of its points are in the money that it cost
FREE_PLACE_POINTS: Final = 1.6  # what a free place may be filled with, less the price
HAS_COACH_POINTS: Final = -0.9
CAPTAIN_POINTS: Final = -0.6  # to have it already: somebody else may find it later
CAPTAIN_POINTS_PER_TURN: Final = -0.08
# An event card in hand, by its verb. Those that pay each turn are counted by what they pay.
EVENT_CARD_POINTS: Final = [
    -0.35, 0.05, 0.5, 0.2, 0.0, 0.1, 0.5, 1.0, 1.0, 0.5, 0.55, 0.7, 0.5, 0.5, 0.5, 0.65, 1.5, 1.1
]  # fmt: skip
INCOME_POINTS_PER_TURN: Final = 0.3  # a million more in each turn to come

# What is still unsure about a lead: its variance on the last turn, and for each turn more.
LAST_TURN_VARIANCE: Final = 5.6
VARIANCE_PER_TURN: Final = 5.9
LOGISTIC_SLOPE: Final = 1.85  # the slope of the curve that fits; 1.7 would be like a normal one


def estimate_win_chances(match: Best11Match) -> list[float]:
    """The chances by seat at the beginning of a turn; an empty list at other times."""
    if not is_turn_start(match):
        return []
    turns = TeamValue(match, 0).turns
    scale = LOGISTIC_SLOPE / sqrt(LAST_TURN_VARIANCE + VARIANCE_PER_TURN * turns)
    points = [final_points(match, seat, turns) for seat in range(match.seats)]
    most = max(points)
    odds = [exp(scale * (each - most)) for each in points]
    total = sum(odds)
    return [each / total for each in odds]


def is_turn_start(match: Best11Match) -> bool:
    """Has nobody moved yet this turn?"""
    has_begun = match.managers_done + match.cards_bought[match.mover] > 0
    return match.asked == ASK_MOVE and not has_begun and match.used_opportunity[match.mover] == UNUSED


def final_points(match: Best11Match, seat: int, turns: int) -> float:
    """The points that a manager can expect at the end."""
    money: int = match.money[seat]
    points = team_points(match, seat, turns)
    points += float(GOAL_POINTS * match.goals[seat] + CONCEDED_POINTS * match.conceded[seat])
    points += (
        (BUILT_STADIUM_POINTS if match.has_stadium(seat) else 0.0)
        + MILLION_POINTS * money
        + NEEDED_MILLION_POINTS * min(money, MAX_NEEDED_MILLIONS)
    )
    return points + card_points(match, seat, turns)


def team_points(match: Best11Match, seat: int, turns: int) -> float:
    """The footballers and the coach, and those who are still to come."""
    worth = scoring.points_by_part(match, seat)
    places: int = TEAM_PLACES - match.footballers[seat]
    points = float(worth[0])
    if match.coach[seat] != NOBODY:
        places -= 1
        points += worth[1] + worth[2] + HAS_COACH_POINTS
    if match.captain[seat] != NOBODY:
        points += CAPTAIN_POINTS + CAPTAIN_POINTS_PER_TURN * turns
    return points + FREE_PLACE_POINTS * min(places, turns + 1)


def card_points(match: Best11Match, seat: int, turns: int) -> float:
    """Event cards: what those in play pay a turn, and those in hand from the next turn on."""
    events = match.box.events
    first = seat * len(events)
    points = 0.0
    for kind in range(len(events)):
        held = match.hand[first + kind]
        if held:
            points += EVENT_CARD_POINTS[events[kind].verb] * held
    for kind in match.box.incomes:
        paid = INCOME_POINTS_PER_TURN * turn.event_income(match, seat, kind)
        points += paid * (
            match.events_in_front[first + kind] * turns + match.hand[first + kind] * max(turns - 1, 0)
        )
    return points
