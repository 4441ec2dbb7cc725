"""What is drawn or paired next."""

from tavolino.competitions import swiss_round, teams_of_balls
from tavolino.organiser.book.book import Book
from tavolino.organiser.book.lots import next_draw
from tavolino.organiser.entries import DRAW_ORDER, DRAW_TABLE, Drawn, Paired


def next_lots(book: Book) -> Drawn | Paired:
    """The draw at the start, the pairs of a Swiss round, or lots among teams that are level."""
    progress = book.progress
    if progress.needs_pairing:
        return pair_swiss_round(book)
    what = DRAW_TABLE if progress.order and progress.level_teams else DRAW_ORDER
    return Drawn(what, len(book.facts.draws) + 1, teams_of_balls(next_draw(book, what)))


def pair_swiss_round(book: Book) -> Paired:
    """Equals meet equals: the ranking is the table so far, for the first round the draw."""
    facts, progress = book.facts, book.progress
    placings = progress.standings[0].placings
    ranking = [placing.team for placing in placings] if facts.pairings else progress.order
    points = {placing.team: placing.row.points for placing in placings}
    remaining = [team for team in ranking if team in facts.remaining_teams]
    scores = {team: points.get(team, 0) for team in remaining}
    rounds = book.charter.terms.rounds
    round_ = swiss_round(remaining, scores, progress.fixture_list.swiss_rounds(), rounds)
    return Paired(round_.number, tuple((pair.home, pair.away) for pair in round_.pairs), round_.resting)
