"""The best eleven of a squad, found by search over the exact odds of every card."""

from typing import Final

from tavolino.core.rng import Rng
from tavolino.games.mister.bot.line_up_rating import OUTFIELD_POSITIONS, LineUpRater, Opposition
from tavolino.games.mister.engine.footballers import ELEVEN, FootballerTable
from tavolino.games.mister.engine.state import Rules

CLIMB_COUNT: Final = 10
RATING_TOLERANCE: Final = 1e-9

PREFERRED_ROLES: Final = (
    ("goalkeeper",),
    ("full_back",),
    ("centre_back",),
    ("centre_back",),
    ("full_back",),
    ("winger",),
    ("central_midfielder",),
    ("central_midfielder",),
    ("winger",),
    ("target_man", "second_striker"),
    ("target_man", "second_striker"),
)
"""By position, the roles that an average team has there."""


class RatedLineUp:
    """A line-up by position, its bench, and the goals it may expect to score and to concede."""

    def __init__(self, line_up: list[int], bench: list[int], scored: float, conceded: float) -> None:
        self.line_up = line_up
        self.bench = bench
        self.scored = scored
        self.conceded = conceded


def find_best_eleven(
    rules: Rules, squad: list[int], keeper: int, opposition: Opposition, placed: list[int], seed: int = 0
) -> RatedLineUp:
    """The best line-up that the search finds, always the same for a seed.

    `placed` keep the first outfield positions.
    """
    rater = LineUpRater(rules, [*placed, *[f for f in squad if f not in placed]], [keeper], opposition)
    line = find_good_lines(rater, len(placed), seed)[0]
    team = [rater.squad[member] for member in line]
    return RatedLineUp(
        [keeper, *team[:OUTFIELD_POSITIONS]],
        team[OUTFIELD_POSITIONS:],
        rater.goals_scored(line),
        rater.goals_conceded(line),
    )


# -- Oppositions


def known_opposition(footballers: FootballerTable, line_up: list[int]) -> Opposition:
    """Exactly this line-up."""
    return Opposition(footballers, [[footballer] for footballer in line_up])


def average_opposition(footballers: FootballerTable) -> Opposition:
    """In each position all whose role it is for; all outfielders, if the deck has none of them."""
    ranks: list[list[int]] = []
    for position in range(ELEVEN):
        fitting = [f for f in range(footballers.size) if footballers.roles[f] in PREFERRED_ROLES[position]]
        ranks.append(fitting or [f for f in range(footballers.size) if not footballers.is_keeper[f]])
    return Opposition(footballers, ranks)


def expected_opposition(rules: Rules, squad: list[int], keeper: int, usual: Opposition) -> Opposition:
    """What to expect of a squad that meets the `usual` opposition: its good line-ups, or anyone anywhere."""
    lines = find_good_lines(LineUpRater(rules, squad, [keeper], usual), 0, 0)
    ranks = [[squad[line[i]] for line in lines] + squad for i in range(OUTFIELD_POSITIONS)]
    return Opposition(rules.footballers, [[keeper], *ranks])


# -- The search


def find_good_lines(rater: LineUpRater, placed: int, seed: int) -> list[list[int]]:
    """The best line-up found, then others that no swap makes better. The first `placed` members stay put."""
    rng = Rng(seed)
    rest = list(range(placed, len(rater.squad)))
    lines: list[list[int]] = []
    most = 0.0
    for _ in range(CLIMB_COUNT):
        line = [*range(placed), *rest]
        rating = climb(rater, line, placed)
        if not lines or rating > most + RATING_TOLERANCE:
            most = rating
            lines.insert(0, line)
        else:
            lines.append(line)
        rng.shuffle(rest)
    return lines


def climb(rater: LineUpRater, line: list[int], placed: int) -> float:
    """Swap members in place as long as it helps. Returns the rating reached."""
    rating = rater.rating(line)
    before = rating - 1.0
    while rating > before:
        before = rating
        for i in range(placed, OUTFIELD_POSITIONS):
            for j in range(i + 1, len(line)):
                rating = swap_if_better(rater, line, i, j, rating)
    return rating


def swap_if_better(rater: LineUpRater, line: list[int], i: int, j: int, rating: float) -> float:
    """Swap two members if it helps. Returns the rating after that."""
    line[i], line[j] = line[j], line[i]
    after = rater.rating(line)
    if after > rating + RATING_TOLERANCE:
        return after
    line[i], line[j] = line[j], line[i]
    return rating
