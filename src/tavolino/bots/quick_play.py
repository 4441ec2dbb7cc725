"""The two simplest bots without their Python: `random` and `greedy` as numbers, for loops of many matches. Compiled.

A bot of the roster is handed functions that show it the view and guesses. That costs more than what these two do, so
whoever plays thousands of matches asks here instead.
"""

from typing import Final

from mypy_extensions import i64

from tavolino.core.knowledge import Knowledge
from tavolino.core.match import Match
from tavolino.core.rng import Rng

RANDOM: Final[i64] = 0
GREEDY: Final[i64] = 1
OTHER: Final[i64] = 2  # any other bot
POLICIES: Final = {"random": RANDOM, "greedy": GREEDY}


def policy_of(bot: str) -> i64:
    return POLICIES.get(bot, OTHER)


def next_seat(match: Match) -> i64:
    """The seat to decide. Seats that decide in secret go in order."""
    seat: i64 = 0
    while not match.awaited_seats >> seat & 1:
        seat += 1
    return seat


def quick_choice(
    match: Match, seat: i64, policy: i64, knowledge: Knowledge, choices: list[int], guesses: Rng, rng: Rng
) -> i64:
    """What `random` or `greedy` plays. `guesses` draws what the seat cannot know, `rng` is the bot's own."""
    if policy == RANDOM:
        return choices[rng.below(len(choices))]
    if len(choices) == 1:
        return choices[0]
    return knowledge.pick(match.guess(seat, guesses), seat, rng)
