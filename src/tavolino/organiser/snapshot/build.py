"""Builds the snapshot of a competition from its book: the data that terminal, printer and page show."""

from collections import Counter

from tavolino.organiser.book.book import Book
from tavolino.organiser.entries import DRAW_ORDER
from tavolino.organiser.progress.facts import DrawnLots
from tavolino.organiser.regulations.charter import Kind
from tavolino.organiser.snapshot import model
from tavolino.organiser.snapshot.history import history_lines
from tavolino.organiser.snapshot.matches import match_lines
from tavolino.organiser.snapshot.model import BallLine, Competition, LotLine, ScorerLine, TeamLine
from tavolino.organiser.snapshot.rounds import bracket_line, podium, round_lines
from tavolino.organiser.snapshot.tables import table_lines


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
        history=history_lines(book),
        owner=owner,
        created=created,
    )


def what_next(book: Book) -> model.NextStep:
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
