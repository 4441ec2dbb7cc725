"""Entries about lots and pairings: the draw, the rounds of a Swiss tournament, lots among teams that are level."""

from tavolino.competitions import Ball, teams_of_balls
from tavolino.organiser.book.book import Book, apply_content
from tavolino.organiser.entries import DRAW_ORDER, DRAW_TABLE, Drawn, Entry, Paired, Reseeded
from tavolino.organiser.faults import OrganiserFault
from tavolino.organiser.progress.facts import DrawnLots
from tavolino.organiser.progress.lots import draw_level_teams, draw_order
from tavolino.organiser.progress.progress import CompetitionProgress
from tavolino.organiser.regulations.charter_check import check_enough_teams


@apply_content.register
def draw(content: Drawn, book: Book, entry: Entry) -> None:
    if content.what not in (DRAW_ORDER, DRAW_TABLE) or content.lot != len(book.facts.draws) + 1:
        raise OrganiserFault("draw-other", number=entry.number)
    balls = next_draw(book, content.what)
    if content.teams != teams_of_balls(balls):
        raise OrganiserFault("draw-other", number=entry.number)
    book.facts.draws.append(DrawnLots(entry, content.what, content.lot, balls))
    if content.what == DRAW_TABLE:
        book.facts.adjustments.add_lots(content.teams)
    book.progress = CompetitionProgress(book.facts)


def next_draw(book: Book, what: str) -> tuple[Ball[int], ...]:
    """The lots that can be drawn now, ball by ball."""
    lot = len(book.facts.draws) + 1
    if what == DRAW_TABLE:
        if not book.progress.level_teams:
            raise OrganiserFault("no-lots-needed")
        return draw_level_teams(book.charter, lot, book.progress.level_teams)
    if not book.progress.needs_order:
        raise OrganiserFault("no-draw-here")
    if book.progress.order:
        raise OrganiserFault("drawn-already")
    if book.facts.is_sign_up_open:
        raise OrganiserFault("sign-up-open")
    check_enough_teams(book.charter)
    return draw_order(book.charter, lot)


@apply_content.register
def pair(content: Paired, book: Book, entry: Entry) -> None:
    """Every remaining team is in one pair, or rests. How the pairs were found is not checked."""
    if not book.progress.needs_pairing or content.round != len(book.facts.pairings) + 1:
        raise OrganiserFault("not-to-pair")
    everyone = [team for pair in content.pairs for team in pair]
    everyone += [] if content.resting is None else [content.resting]
    if sorted(everyone) != book.facts.remaining_teams:
        raise OrganiserFault("pairs-broken", number=entry.number)
    book.facts.pairings.append(content)
    book.progress = CompetitionProgress(book.facts)


@apply_content.register
def reseed(content: Reseeded, book: Book, entry: Entry) -> None:
    if not book.facts.standing_draws or book.facts.has_begun:
        raise OrganiserFault("no-reseed-now")
    book.facts.reseeded = len(book.facts.draws)
    book.progress = CompetitionProgress(book.facts)
