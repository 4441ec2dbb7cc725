"""The chances of winning as a seat or a spectator can know them."""

from typing import Final

from tavolino.bots.estimate import Estimate, wilson_interval
from tavolino.bots.search import result_shares
from tavolino.core.match import Match
from tavolino.core.rng import Rng

MAX_GUESSES: Final = 600  # more add little: the chance is accurate to some hundredths
SPECTATOR_ROUNDS: Final = 2  # how often all hands are redrawn, seat by seat, for a spectator


def appraise(
    match: Match, seat: int | None = None, seed: int = 0, guesses: int | None = None
) -> list[Estimate]:
    """The chance of winning of each seat, as `seat` (None: a spectator) can know it. A finished match is certain.

    Plays on matches that look the same, every seat by the game's own knowledge, until they end or the game can tell the
    chances. By default `guess_count` says how many.
    """
    if match.over:
        return [Estimate(value, value, value) for value in result_shares(match)]
    rng = Rng(seed)
    base = match.copy()
    base.events = []
    results = [sample_result(imagine(base, seat, rng), rng) for _ in range(guesses or guess_count(match))]
    return [mean_estimate([values[of] for values in results]) for of in range(match.seats)]


def guess_count(match: Match) -> int:
    """As many guesses as a champion makes simulations, within limits."""
    return min(match.game.knowledge.champion_simulations, MAX_GUESSES)


def imagine(match: Match, seat: int | None, rng: Rng) -> Match:
    """A match that looks the same to a seat. For a spectator, who knows no hand, every hand is redrawn in turn."""
    if seat is not None:
        return match.guess(seat, rng)
    for viewer in [*range(match.seats)] * SPECTATOR_ROUNDS:
        match = match.guess(viewer, rng)
    return match


def sample_result(match: Match, rng: Rng) -> list[float]:
    """The result of one such match, by seat."""
    knowledge = match.game.knowledge
    left = knowledge.horizon
    while not match.over:
        if left <= 0 < knowledge.horizon and (chances := knowledge.win_chances(match)):
            return chances
        seat = match.to_act[0]
        left -= len(match.choices(seat)) > 1
        match.apply(seat, knowledge.pick(match, seat, rng))
    return result_shares(match)


def mean_estimate(values: list[float]) -> Estimate:
    """The mean as an estimate. The smaller the spread, the more trials each value counts for."""
    n = len(values)
    mean = sum(values) / n
    spread = sum((value - mean) ** 2 for value in values) / n
    trials = n * mean * (1 - mean) / spread if spread else n
    return wilson_interval(mean, 1.0, trials)
