"""Draws a competition from its book: the state that doors, printers and pages show."""

from collections import Counter

from tavolino.office import state
from tavolino.office.book import Book
from tavolino.office.charter import Kind
from tavolino.office.entries import ORDER
from tavolino.office.history import history
from tavolino.office.matchlines import match_lines
from tavolino.office.register import Draw
from tavolino.office.roundlines import bracket_line, podium, round_lines
from tavolino.office.state import BallLine, Competition, LotLine, ScorerLine, TeamLine
from tavolino.office.tablelines import table_lines


def portrait(id: str, book: Book, owner: str | None = None, created: int = 0) -> Competition:
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
        champion=book.champion,
        podium=podium(book),
        teams=[team_line(book, number) for number in charter.numbers],
        matches=match_lines(book),
        rounds=round_lines(book),
        tables=[] if book.kind is Kind.MATCH else table_lines(book),
        bracket=bracket_line(book),
        lots=[lot_line(book, draw) for draw in book.draws],
        scorers=scorer_lines(book),
        history=history(book),
        owner=owner,
        created=created,
    )


def what_next(book: Book) -> str:
    if not book.order:
        return state.TO_DRAW
    if book.to_pair:
        return state.TO_PAIR
    if book.level:
        return state.TO_LOT
    return state.OVER if book.is_over else state.TO_PLAY


def team_line(book: Book, number: int) -> TeamLine:
    team = book.charter.teams[number]
    return TeamLine(
        number,
        team.name,
        team.player,
        book.deputies.get(number, ""),
        book.guests.get(number),
        number in book.around.withdrawn,
    )


def lot_line(book: Book, draw: Draw) -> LotLine:
    groups = {team: at for at, group in enumerate(book.groups) for team in group}
    is_order = draw.what == ORDER
    balls = [BallLine(b.team, b.pick, b.among, groups.get(b.team) if is_order else None) for b in draw.balls]
    return LotLine(draw.lot, draw.what, draw.entry.by, draw.entry.at, balls)


def scorer_lines(book: Book) -> list[ScorerLine]:
    """The top scorers, the best first; those with as many goals from A to Z."""
    goals: Counter[tuple[str, int]] = Counter()
    for kept in book.kept.values():
        for scorer in kept.score.scorers if kept.score else ():
            goals[scorer.name, kept.meeting.sides[scorer.side]] += scorer.goals
    best = sorted(goals.items(), key=lambda item: (-item[1], item[0]))
    return [ScorerLine(name, team, n) for (name, team), n in best]
