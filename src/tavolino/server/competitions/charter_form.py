"""A charter and a score from the forms of the page. What was left out of a charter gets its default."""

from math import ceil, log2
from secrets import randbelow
from typing import Final

from msgspec.structs import asdict, replace

from tavolino.core.records.record import PERSON
from tavolino.live.rows import Guest
from tavolino.organiser.entries import Score, Scorer
from tavolino.organiser.regulations.box_rules import box_competition, box_options, box_points
from tavolino.organiser.regulations.charter import Charter, Kind, Team, Terms
from tavolino.server.schemas.competitions import NewCompetition, NewTeam, ResultRequest
from tavolino.server.table_requests import requested_option

GROUP_SIZE: Final = 4
"""Teams in a group, if nobody says otherwise."""
DEFAULT_EVENINGS: Final = 3
MAX_SHORT_SEED: Final = 1_000_000
"""A seed that is drawn for people can be read aloud, and typed in again."""


def charter_from(data: NewCompetition, guest: Guest) -> Charter:
    board = box_competition(data.game, data.kind, len(data.teams))
    given = asdict(data.terms)
    terms = Terms(**{**given, "points": data.terms.points or box_points(board)})
    return Charter(
        name=data.name.strip(),
        game=data.game,
        kind=data.kind,
        teams=tuple(team_from(team, guest) for team in data.teams),
        seed=randbelow(MAX_SHORT_SEED) if data.seed is None else data.seed,
        options=box_options(
            board, {name: requested_option(data.game, name, value) for name, value in data.options.items()}
        ),
        terms=complete_terms(terms, data.kind, len(data.teams)),
        sign_up=data.sign_up,
    )


def team_from(team: NewTeam, guest: Guest) -> Team:
    player = PERSON if team.mine else team.player
    return Team(team.name.strip(), player, guest.id if team.mine else None)


def complete_terms(terms: Terms, kind: Kind, teams: int) -> Terms:
    """Terms with as many groups, rounds or evenings as suit the number of teams."""
    if kind is Kind.GROUPS_KNOCKOUT and not terms.groups:
        return replace(terms, groups=max(1, teams // GROUP_SIZE))
    if kind is Kind.SWISS and not terms.rounds:
        return replace(terms, rounds=max(1, ceil(log2(max(teams, 2)))))
    if kind is Kind.SEASON and not terms.rounds:
        return replace(terms, rounds=DEFAULT_EVENINGS)
    if kind is Kind.BEST_OF and terms.best_of == 1:
        return replace(terms, best_of=3)
    return terms


def score_from(data: ResultRequest) -> Score:
    return Score(
        tuple(data.goals),
        extra=data.extra,
        penalties=data.penalties,
        scorers=tuple(Scorer(one.side, one.name.strip(), one.goals) for one in data.scorers),
        cards=tuple(data.cards),
    )
