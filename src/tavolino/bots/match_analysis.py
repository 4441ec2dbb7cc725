"""The analysis of a finished match: the chances move by move, and what changed them, choices or luck.

Chances are what each seat and a spectator could know at that moment. The effect of a choice is the chance of winning
after it minus the chance after the move a sensible player would make. Both are measured on the same guesses, cards and
lots. Luck is the rest of the way from a seat's first chance to its result: cards drawn and secrets revealed.
"""

from collections.abc import Callable, Mapping
from math import sqrt
from time import perf_counter
from typing import Final, NamedTuple

from tavolino.bots.appraisal import guess_count, imagine, mean_estimate, sample_result
from tavolino.bots.estimate import Z_95, Estimate
from tavolino.core.match import Match
from tavolino.core.records.record import Record
from tavolino.core.rng import Rng

MAX_LOOKS: Final = 120
"""Most positions to analyse; in a longer match some are left out."""
MIN_GUESSES: Final = 4
"""Guesses made even when the time is up."""
LOOK_DIVISOR: Final = 8
"""An appraisal makes as many guesses as a champion makes simulations, divided by this."""
MAX_KEY_MOMENTS: Final = 5
MIN_SWING: Final = 0.05
"""Smallest change of a chance that makes a key moment."""
MAX_CHOICES: Final = 10

NO_OTHER: Final = -1

Values = list[float]


class ChancesAt(NamedTuple):
    """The chances of all seats at one moment: as a spectator knew them, and each seat's own as that seat knew it."""

    spectator: list[Estimate]
    own: Values


class Effect(NamedTuple):
    """The effect of a choice on every seat's chance, and its error (half of the 95 % interval). `instead` is the move
    that a sensible player would make most often; NO_OTHER: the same one.
    """

    gains: Values
    errors: Values
    instead: int = NO_OTHER


class PlayerChoice(NamedTuple):
    """A move with its number (from 1), the seat that chose it, and its effect on every seat."""

    number: int
    seat: int
    effect: Effect


class Swing(NamedTuple):
    """The chance of a seat grew between two appraisals, given by the number of moves before each."""

    since: int
    number: int
    seat: int
    before: float
    after: float


class ChanceAccount(NamedTuple):
    """How a seat's chance changed: `start` and all parts add up to `end`; `error` is that of its own choices.

    `table` is the part decided away from the pitch: resignation, forfeit, an agreed draw.
    """

    seat: int
    start: float
    end: float
    own_choices: float
    others_choices: float
    luck: float
    table: float
    error: float


class Analysis(NamedTuple):
    """`numbers` are the moves made before each appraisal. The last appraisal is the end, which is certain."""

    numbers: list[int]
    looks: list[ChancesAt]
    swings: list[Swing]
    accounts: list[ChanceAccount]
    choices: list[PlayerChoice]


class AnalysisStep(NamedTuple):
    """One step of work: an appraisal after `number` moves, if wanted, and the effect of the next move, if it was a
    choice.
    """

    number: int
    is_look: bool
    choice: tuple[int, int] | None


# -- What is to be done


def analysis_steps(record: Record) -> list[AnalysisStep]:
    """All steps of an analysis, in the order of the match."""
    moves = record.standing_moves()
    wanted = set(moments_to_look_at(len(moves)))
    match = record.kick_off()
    steps: list[AnalysisStep] = []
    for number in range(len(moves) + 1):
        entry = moves[number] if number < len(moves) else None
        is_choice = entry is not None and len(match.legal(entry.seat)) > 1
        choice = (entry.seat, entry.move) if entry and is_choice else None
        if choice or (number in wanted and not match.over):
            steps.append(AnalysisStep(number, number in wanted and not match.over, choice))
        if entry:
            match = record.play_next(match, entry.seat, entry.move, number + 1)
    return steps


def moments_to_look_at(moves: int) -> list[int]:
    """The positions to appraise: all of them, or evenly spread ones up to the limit."""
    count = min(moves, MAX_LOOKS)
    return [round(n * moves / count) for n in range(count + 1)] if count else [0]


# -- One step


def chances_at(match: Match, guesses: int = 0, seconds: float | None = None) -> ChancesAt:
    """The chances at one moment. With `seconds`, each appraisal makes as many guesses as fit into that time."""
    base, rng = match.copy(), Rng(0)
    most = guesses or guess_count(match) // LOOK_DIVISOR

    def sample_seen_by(viewer: int | None) -> list[Values]:
        return draw_samples(lambda: sample_result(imagine(base, viewer, rng), rng), most, seconds)

    public, seats = sample_seen_by(None), range(match.seats)
    own = [mean([values[seat] for values in sample_seen_by(seat)]) for seat in seats]
    return ChancesAt([mean_estimate([values[seat] for values in public]) for seat in seats], own)


def choice_effect(
    match: Match, seat: int, move: int, guesses: int = 0, seconds: float | None = None
) -> Effect:
    """The effect of a choice compared with the move a sensible player would make."""
    base, rng = match.copy(), Rng(0)
    most = guesses or guess_count(match)
    picks: dict[int, int] = {}
    samples = draw_samples(lambda: difference(base, seat, move, rng, picks), most, seconds)
    columns = [[values[other] for values in samples] for other in range(match.seats)]
    usual = max(picks, key=lambda pick: (picks[pick], -pick))
    return Effect(
        [mean(column) for column in columns],
        [half_interval(column) for column in columns],
        NO_OTHER if usual == move else usual,
    )


def difference(base: Match, seat: int, move: int, rng: Rng, picks: dict[int, int]) -> Values:
    """The effect in one guess, by seat. What a sensible player picks there is counted in `picks`."""
    guess = base.guess(seat, rng)
    sensible = guess.game.knowledge.pick(guess, seat, rng)
    picks[sensible] = picks.get(sensible, 0) + 1
    if sensible == move:
        return [0.0] * guess.seats
    luck, twin = rng.state, guess.copy()
    guess.apply(seat, move)
    chosen = sample_result(guess, rng)
    rng.state = luck
    twin.apply(seat, sensible)
    usual = sample_result(twin, rng)
    return [one - other for one, other in zip(chosen, usual, strict=True)]


def draw_samples(draw: Callable[[], Values], most: int, seconds: float | None) -> list[Values]:
    end = perf_counter() + seconds if seconds is not None else None
    samples = [draw() for _ in range(MIN_GUESSES)]
    while len(samples) < most and (end is None or perf_counter() < end):
        samples.append(draw())
    return samples


def mean(values: Values) -> float:
    return sum(values) / len(values)


def half_interval(values: Values) -> float:
    """Half of the confidence interval of the mean."""
    middle = mean(values)
    return Z_95 * sqrt(sum((value - middle) ** 2 for value in values)) / len(values)


# -- The whole


def assemble_analysis(
    record: Record, looks: Mapping[int, ChancesAt], effects: Mapping[int, Effect]
) -> Analysis:
    """Builds the analysis from appraisals and effects, both by the number of moves made before them."""
    moves = record.standing_moves()
    last = len(moves)
    before_end = [number for number in sorted(looks) if number < last]
    end = certain_chances(final_shares(record))
    numbers = [*before_end, last]
    seen = [*(looks[number] for number in before_end), end]
    choices = [PlayerChoice(number + 1, moves[number].seat, effects[number]) for number in sorted(effects)]
    first, before = looks[0], looks.get(last)
    accounts = [chance_account(seat, first, before, end, choices) for seat in range(record.seats)]
    return Analysis(numbers, seen, find_swings(numbers, seen), accounts, decisive_choices(choices))


def final_shares(record: Record) -> Values:
    """The result of each seat: 1, 0, or a share if several sides or none have won."""
    match = record.play_back()
    outcome = record.find_ending(match) or match.outcome
    sides = [record.game.side(seat, record.seats) for seat in range(record.seats)]
    winners = {sides[seat] for seat in outcome.winners} or set(sides)
    return [1 / len(winners) if side in winners else 0.0 for side in sides]


def certain_chances(values: Values) -> ChancesAt:
    return ChancesAt([Estimate(value, value, value) for value in values], values)


def chance_account(
    seat: int, first: ChancesAt, before: ChancesAt | None, end: ChancesAt, choices: list[PlayerChoice]
) -> ChanceAccount:
    """`before`: the chances just before the match was decided away from the pitch, if it was."""
    own = [choice.effect for choice in choices if choice.seat == seat]
    mine = sum(effect.gains[seat] for effect in own)
    theirs = sum(choice.effect.gains[seat] for choice in choices if choice.seat != seat)
    table = end.own[seat] - before.own[seat] if before else 0.0
    luck = end.own[seat] - first.own[seat] - mine - theirs - table
    doubt = sqrt(sum(effect.errors[seat] ** 2 for effect in own))
    return ChanceAccount(seat, first.own[seat], end.own[seat], mine, theirs, luck, table, doubt)


def find_swings(numbers: list[int], looks: list[ChancesAt]) -> list[Swing]:
    """The moments with the largest changes for a spectator, largest first."""
    swings = [find_swing(at, numbers, looks) for at in range(1, len(looks))]
    swings.sort(key=lambda one: one.before - one.after)
    return [one for one in swings[:MAX_KEY_MOMENTS] if one.after - one.before >= MIN_SWING]


def find_swing(at: int, numbers: list[int], looks: list[ChancesAt]) -> Swing:
    """The swing of the seat that gained most."""
    before, after = looks[at - 1].spectator, looks[at].spectator
    seat = max(range(len(after)), key=lambda seat: after[seat].value - before[seat].value)
    return Swing(numbers[at - 1], numbers[at], seat, before[seat].value, after[seat].value)


def decisive_choices(choices: list[PlayerChoice]) -> list[PlayerChoice]:
    """The choices that won or cost the chooser most, without those within the error of measurement."""

    def gain(choice: PlayerChoice) -> float:
        return abs(choice.effect.gains[choice.seat])

    sure = [choice for choice in choices if gain(choice) > choice.effect.errors[choice.seat]]
    return sorted(sure, key=gain, reverse=True)[:MAX_CHOICES]
