"""Builds the snapshot of a competition from its book: the data that terminal, printer and page show."""

from collections import Counter
from typing import Final

from tavolino.organiser.book.book import Book
from tavolino.organiser.entries import DRAW_ORDER
from tavolino.organiser.progress.facts import Applicant, DrawnLots
from tavolino.organiser.regulations.charter import Kind
from tavolino.organiser.snapshot import model
from tavolino.organiser.snapshot.history import history_lines
from tavolino.organiser.snapshot.matches import match_lines
from tavolino.organiser.snapshot.model import (
    ApplicantLine,
    BallLine,
    Competition,
    DateLine,
    LotLine,
    ScorerLine,
    SignUpLine,
    TeamLine,
)
from tavolino.organiser.snapshot.rounds import bracket_line, podium, round_lines
from tavolino.organiser.snapshot.tables import table_lines

RECENT_CHANGES: Final = 60
"""Entries of which a snapshot tells. The whole history of a long league is asked for by itself."""


def competition_snapshot(id: str, book: Book, owner: str | None = None, created: int = 0) -> Competition:
    charter = book.charter
    return Competition(
        id=id,
        name=charter.name,
        game=charter.game,
        options=charter.options,
        kind=charter.kind,
        terms=charter.terms,
        seed=charter.seed,
        version=book.version,
        next=what_next(book),
        champion=book.progress.champion,
        podium=podium(book),
        teams=[team_line(book, number) for number in charter.team_numbers],
        matches=match_lines(book),
        rounds=round_lines(book),
        tables=[] if book.kind is Kind.MATCH else table_lines(book),
        bracket=bracket_line(book),
        lots=[lot_line(book, draw) for draw in book.facts.standing_draws],
        scorers=scorer_lines(book),
        history=history_lines(book, latest=RECENT_CHANGES),
        dates=[DateLine(stage, number, when) for (stage, number), when in sorted(book.facts.dates.items())],
        sign_up=sign_up_line(book),
        applicants=[applicant_line(one) for one in book.facts.applicants.values()],
        owner=owner,
        created=created,
        touched=book.facts.entries[-1].at if book.facts.entries else created,
        field_due=len(book.progress.field_due),
    )


def sign_up_line(book: Book) -> SignUpLine | None:
    opened = book.facts.sign_up
    if opened is None:
        return None
    return SignUpLine(opened.closes, opened.places, opened.approve, opened.player)


def applicant_line(one: Applicant) -> ApplicantLine:
    return ApplicantLine(one.number, one.name, one.at, one.state, one.guest or None)


def what_next(book: Book) -> model.NextStep:
    if book.facts.is_sign_up_open:
        return model.NEXT_SIGN_UP
    if not book.progress.order:
        return model.NEXT_DRAW
    if book.progress.needs_pairing:
        return model.NEXT_PAIR
    if book.progress.level_teams:
        return model.NEXT_LOTS
    return model.NEXT_NOTHING if book.progress.is_over else model.NEXT_PLAY


def team_line(book: Book, number: int) -> TeamLine:
    team = book.charter.teams[number]
    return TeamLine(
        number,
        team.name,
        team.player,
        book.facts.deputies.get(number, ""),
        book.facts.guests.get(number),
        number in book.facts.adjustments.withdrawn,
        book.facts.partners.get(number),
    )


def lot_line(book: Book, draw: DrawnLots) -> LotLine:
    groups = {team: at for at, group in enumerate(book.progress.groups) for team in group}
    is_order = draw.what == DRAW_ORDER
    balls = [BallLine(b.team, b.pick, b.among, groups.get(b.team) if is_order else None) for b in draw.balls]
    return LotLine(draw.lot, draw.what, draw.entry.by, draw.entry.at, balls)


def scorer_lines(book: Book) -> list[ScorerLine]:
    """The top scorers, the best first; those with as many goals from A to Z."""
    goals: Counter[tuple[str, int]] = Counter()
    for standing in book.progress.counted_matches:
        for scorer in standing.score.scorers if standing.score else ():
            goals[scorer.name, standing.fixture.sides[scorer.side]] += scorer.goals
    best = sorted(goals.items(), key=lambda item: (-item[1], item[0]))
    return [ScorerLine(name, team, n) for (name, team), n in best]
