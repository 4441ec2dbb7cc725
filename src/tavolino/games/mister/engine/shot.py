"""A shot: the attacker's direction against the defender's dive (articles 5.6 to 5.11)."""

from typing import Final

from mypy_extensions import i64

from tavolino.games.mister import narration
from tavolino.games.mister.engine.state import ASK_KICK, NOBODY, State

# What comes of asking for a shot, or of an answer.
ASKED: Final = 0
GOAL: Final = 1
SAVED: Final = 2

GUESS_CHANCE: Final = 2.0 / 3.0
"""The value of the game in which only a dive the same way saves the shot: both play all three ways alike."""


def ask(state: State, question: i64) -> i64:
    """Ask both for a direction. With the option skip_decided a shot that no guess can change ends at once (5.11)."""
    if state.narrate:
        narration.tell_shot(state, question == ASK_KICK)
    if state.rules.skip_decided and state.margin != 0:
        state.asked = question
        return GOAL if state.margin > 0 else SAVED
    state.ask_secretly(question, 1 << state.attacker | 1 << state.defender)
    return ASKED


def choose(state: State, seat: i64, direction: i64) -> i64:
    """Take a direction or a dive. When both are there they are turned over: GOAL or SAVED (5.6, 5.8, 5.9)."""
    if seat == state.attacker:
        state.shot_direction = direction
    else:
        state.dive_direction = direction
    if not state.record_secret_answer(seat):
        return ASKED
    if state.narrate:
        narration.tell_directions(state)
    needed: i64 = 1 if state.shot_direction == state.dive_direction else 0
    return GOAL if state.margin >= needed else SAVED


def chosen_direction(state: State, seat: i64) -> i64:
    """The direction that a seat has chosen in secret, or NOBODY."""
    if seat == state.attacker:
        return state.shot_direction
    return state.dive_direction if seat == state.defender else NOBODY


def take_back(state: State, seat: i64) -> None:
    """Forget the direction that a seat has chosen."""
    if seat == state.attacker:
        state.shot_direction = NOBODY
    else:
        state.dive_direction = NOBODY


def clear_directions(state: State) -> None:
    """Both take their direction cards back."""
    state.shot_direction = NOBODY
    state.dive_direction = NOBODY


def goal_chance(margin: i64) -> float:
    """Of a shot with so much more than the goalkeeper, if both play well: only at 0 does the guess decide."""
    if margin == 0:
        return GUESS_CHANCE
    return 1.0 if margin > 0 else 0.0
