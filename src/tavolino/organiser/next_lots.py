"""What is drawn or paired next."""

from tavolino.competitions import swiss_round, teams_of_balls
from tavolino.organiser.book import Book
from tavolino.organiser.entries import DRAW_ORDER, DRAW_TABLE, Drawn, Paired


def next_lots(book: Book) -> Drawn | Paired:
    """The draw at the start, the pairs of a Swiss round, or lots among teams that are level."""
    if book.needs_pairing:
        return pair_swiss_round(book)
    what = DRAW_TABLE if book.order and book.level_teams else DRAW_ORDER
    return Drawn(what, len(book.draws) + 1, teams_of_balls(book.next_draw(what)))


def pair_swiss_round(book: Book) -> Paired:
    """Equals meet equals: the table so far is the ranking, for the first round the draw."""
    placings = book.standings[0].placings
    ranking = [placing.team for placing in placings] if book.pairings else book.order
    points = {placing.team: placing.row.points for placing in placings}
    staying = [team for team in ranking if team in book.staying]
    round_ = swiss_round(staying, {team: points.get(team, 0) for team in staying}, book.swiss_rounds())
    pairs = tuple((fixture.home, fixture.away) for fixture in round_.pairs)
    return Paired(round_.number, pairs, round_.resting)
