"""The odds of each side, estimated from score, teams and hands.

All figures are logarithms of odds, fitted to tens of thousands of matches between bots.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavolino.games.gogoal.cards import GOAL, KINDS, NO, PENALTY, SUPER_NO, VAR
from tavolino.games.gogoal.engine.match import GoGoalMatch
from tavolino.games.gogoal.engine.state import ASK_PLAY, TEAM_SIZE

LACKING: Final = vec[float]([0.0, 1.9, 0.81, 0.0])  # by the goals that a side still needs
FEW_GOALS: Final[i64] = 3
EACH_FURTHER: Final = -0.8
WITH_FORWARDS: Final = vec[float]([0.0, 0.27, 0.38, 0.5, 0.6, 0.65])
WITH_DEFENDERS: Final = vec[float]([0.0, 1.07, 1.47, 1.64, 1.7, 1.79])
IN_HAND: Final = vec[float](
    [0.35, 0.09, 0.33, 0.66, 0.16, 0.21, 0.2, 0.54, 0.61, 0.57, 0.28, 0.32, 0.76]
)  # by kind
ON_TURN: Final = 0.12

# What a team can do to another now, in addition to the worth of its cards. In pairs: while it waits for its turn,
# and on its turn.
OUTNUMBERED: Final = 0.22  # the others have fewer defenders than this team has forwards
OPEN: Final = -0.12  # each shot that the teams allow; this is all it is worth if there is an answer to it
MAX_OPEN: Final[i64] = 3
MORE: Final = 0.33  # more shots than answers
FREE: Final = vec[float]([0.81, 1.29])  # a shot that nothing in their hands stops
FREE_LAST: Final = vec[float]([0.55, 3.29])  # added if it would be the last goal
FREE_KICK: Final = vec[float]([0.11, 0.11])  # a penalty without a VAR to stop it
FREE_LAST_KICK: Final = vec[float]([0.92, 1.37])
SHOTS: Final[i64] = PENALTY - GOAL  # the kinds of shots come before the penalty


def win_chances(match: GoGoalMatch) -> list[float]:
    """The chances by seat at the beginning of a turn; empty at other times. A side has the average of its players."""
    if match.asked != ASK_PLAY:
        return []
    seats: i64 = match.seats
    sides = match.rules.sides or seats
    share = float(sides) / float(seats)
    outlooks = [0.0] * sides
    for seat in range(seats):
        outlooks[seat % sides] += log_odds(match, seat) * share
    odds = [exp(outlook) for outlook in outlooks]
    total = sum(odds)
    return [odds[seat % sides] / total for seat in range(seats)]


def log_odds(match: GoGoalMatch, seat: i64) -> float:
    lacks = match.rules.goals_to_win - match.goals[seat]
    total = LACKING[min(lacks, FEW_GOALS)]
    if lacks > FEW_GOALS:
        total += EACH_FURTHER * float(lacks - FEW_GOALS)
    total += WITH_FORWARDS[min(match.forwards(seat), TEAM_SIZE)]
    total += WITH_DEFENDERS[min(match.defenders(seat), TEAM_SIZE)]
    for kind in range(KINDS):
        n = match.hand[seat * KINDS + kind]
        if n:
            total += IN_HAND[kind] * float(n)
    if seat == match.turn:
        total += ON_TURN
    return total + best_attack(match, seat, lacks == 1)


def best_attack(match: GoGoalMatch, seat: i64, is_last: bool) -> float:
    """The best odds over all possible targets."""
    reach = match.reach(seat)
    best = -1.0
    for foe in range(match.seats):
        if match.rivals[seat] >> foe & 1:
            best = max(
                best,
                shot_log_odds(match, seat, foe, reach, is_last)
                + kick_log_odds(match, seat, foe, reach, is_last),
            )
    return best


def shot_log_odds(match: GoGoalMatch, seat: i64, foe: i64, reach: vec[i64], is_last: bool) -> float:
    total = OUTNUMBERED if match.forwards(seat) > match.defenders(foe) else 0.0
    shots: i64 = 0
    for card in range(SHOTS):
        if reach[card] >> foe & 1:
            shots += match.hand[seat * KINDS + GOAL + card]
    answers = match.hand[foe * KINDS + SUPER_NO]
    if match.can_say_no(foe):
        answers += match.hand[foe * KINDS + NO]
    total += OPEN * float(min(shots, MAX_OPEN))
    if shots and not answers:
        now: i64 = 1 if seat == match.turn else 0
        return total + FREE[now] + (FREE_LAST[now] if is_last else 0.0)
    return total + MORE if shots > answers else total


def kick_log_odds(match: GoGoalMatch, seat: i64, foe: i64, reach: vec[i64], is_last: bool) -> float:
    if match.hand[seat * KINDS + PENALTY] == 0 or match.hand[foe * KINDS + VAR]:
        return 0.0
    if not reach[SHOTS] >> foe & 1:
        return 0.0
    return (FREE_LAST_KICK if is_last else FREE_KICK)[1 if seat == match.turn else 0]
