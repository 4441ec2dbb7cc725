"""The matches of a team that enters a league when it is under way."""

from collections import defaultdict
from collections.abc import Sequence
from itertools import count

from tavolino.organiser.progress.facts import LateTeam
from tavolino.organiser.progress.schedule import STAGE_LEAGUE, Fixture, match_id


def with_late_teams(fixtures: Sequence[Fixture], late: Sequence[LateTeam], legs: int) -> list[Fixture]:
    """All matches by round. Those of late teams have the numbers after all others, so that no number changes."""
    all_fixtures = [*fixtures]
    for newcomer in late:
        all_fixtures += late_fixtures(all_fixtures, newcomer, legs)
    return sorted(all_fixtures, key=lambda fixture: fixture.round)


def late_fixtures(fixtures: Sequence[Fixture], late: LateTeam, legs: int) -> list[Fixture]:
    """It meets everyone, each in the first round in which both are free; if there is none, in rounds at the end."""
    playing: defaultdict[int, set[int]] = defaultdict(set)
    for fixture in fixtures:
        playing[fixture.round].update(fixture.sides)
    opponents = list(dict.fromkeys(team for fixture in fixtures for team in fixture.sides))
    numbers = count(len(fixtures) + 1)
    found: list[Fixture] = []
    for leg in range(legs):
        for at, opponent in enumerate(opponents):
            pair = {late.team, opponent}
            round_ = next(round_ for round_ in count(late.round) if not playing[round_] & pair)
            playing[round_] |= pair
            teams = (late.team, opponent) if (at + leg) % 2 else (opponent, late.team)
            found.append(Fixture(match_id(next(numbers)), STAGE_LEAGUE, round_, teams))
    return found
