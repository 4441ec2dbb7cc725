"""Scores as people type them."""

from tavolino.organiser.entries import Score
from tavolino.organiser.faults import OrganiserFault


def parse_score(score: str, after_extra_time: str, penalties: str, fair_play: str) -> Score:
    goals = parse_numbers(score)
    extra = extra_goals(goals, after_extra_time) if after_extra_time else None
    kicks = parse_pair(penalties) if penalties else None
    return Score(goals, extra, kicks, cards=parse_numbers(fair_play) if fair_play else ())


def parse_numbers(typed: str) -> tuple[int, ...]:
    """`2-1`, for everyone at a table `3-2-1-0`; people write 2:1 as well."""
    parts = [part.strip() for part in typed.replace(":", "-").replace("–", "-").split("-")]
    if len(parts) < 2 or not all(part.isascii() and part.isdecimal() and len(part) < 7 for part in parts):
        raise OrganiserFault("score-form", score=typed)
    return tuple(map(int, parts))


def parse_pair(typed: str) -> tuple[int, int]:
    numbers = parse_numbers(typed)
    if len(numbers) != 2:
        raise OrganiserFault("score-form", score=typed)
    return numbers[0], numbers[1]


def extra_goals(goals: tuple[int, ...], typed: str) -> tuple[int, int]:
    """People say how it stood after extra time; what counts there is what was scored in it."""
    after = parse_pair(typed)
    extra = (after[0] - goals[0], after[1] - goals[1])
    if min(extra) < 0:
        raise OrganiserFault("score-extra-fewer", before="-".join(map(str, goals)), after=typed)
    return extra
