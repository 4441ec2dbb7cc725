"""Rounds that are played with one deal: which of them are still sealed, and what everyone gets against the field.

Nothing of a match is shown while others have its cards still to play.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from tavolino.competitions import AVERAGE_PLUS, Duplicate, PercentPair, Result, duplicate_scores, margin
from tavolino.organiser.entries import FieldPlayed
from tavolino.organiser.progress.results import score_result
from tavolino.organiser.progress.schedule import Fixture, match_id
from tavolino.organiser.regulations.charter import Terms

FieldMargins = Mapping[int, Sequence[int]]
"""By round, how much better the home side of each match of the field was."""


class DuplicateTable(NamedTuple):
    """What a match gave to both its sides, and a team in all."""

    by_match: dict[str, PercentPair]
    by_team: Mapping[int, int]


def is_duplicate(terms: Terms) -> bool:
    return terms.duplicate is not Duplicate.NO


def matches_per_fixture(terms: Terms) -> int:
    return 2 if terms.duplicate is Duplicate.PAIRS else 1


def play_both_ways(fixtures: Iterable[Fixture]) -> list[Fixture]:
    """Every match twice, the second time with the other team at home: `7` and `7b`."""
    return [
        one
        for fixture in fixtures
        for one in (
            fixture,
            replace(fixture, id=match_id(int(fixture.id), 2), teams=fixture.teams[::-1], leg=2),
        )
    ]


def field_margins(field: Mapping[int, Sequence[FieldPlayed]]) -> FieldMargins:
    return {
        round_: [margin(score_result(0, 1, one.score)) for one in played] for round_, played in field.items()
    }


def duplicate_table(
    fixtures: Sequence[Fixture], results: Mapping[str, Result[int]], field: FieldMargins
) -> DuplicateTable:
    """Round by round, everyone against those with the same cards."""
    rounds: defaultdict[int, dict[str, Result[int]]] = defaultdict(dict)
    for fixture in fixtures:
        if fixture.id in results:
            rounds[fixture.round][fixture.id] = results[fixture.id]
    by_match: dict[str, PercentPair] = {}
    for number, played in rounds.items():
        by_match |= duplicate_scores(played, field.get(number, ()))
    by_team: Counter[int] = Counter()
    for match, percents in by_match.items():
        by_team.update(dict(zip((results[match].home, results[match].away), percents)))
    return DuplicateTable(by_match, by_team)


def rest_points(terms: Terms) -> int:
    """For a round without a match."""
    return AVERAGE_PLUS * matches_per_fixture(terms) if is_duplicate(terms) else terms.points[0]
