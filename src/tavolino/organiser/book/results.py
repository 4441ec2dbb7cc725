"""Entries about results: typed in, corrected, struck out, decided off the pitch."""

from tavolino.competitions import Forfeit
from tavolino.organiser.book.book import Book, apply_content
from tavolino.organiser.entries import Annulled, Corrected, Entry, FieldPlayed, Forfeited, Scored
from tavolino.organiser.faults import OrganiserFault
from tavolino.organiser.progress.results import StandingResult
from tavolino.organiser.progress.schedule import STAGE_KNOCKOUT
from tavolino.organiser.score_check import check_score


@apply_content.register
def enter_score(content: Scored, book: Book, entry: Entry) -> None:
    fixture = book.playable_fixture(content.match)
    book.check_no_result(content.match)
    book.check_score(content.score, fixture)
    set_result(book, StandingResult(entry, content, fixture))


@apply_content.register
def correct(content: Corrected, book: Book, entry: Entry) -> None:
    before = book.standing_result(content.match, content.corrects)
    book.check_score(content.score, before.fixture)
    set_result(book, StandingResult(entry, content, before.fixture))


@apply_content.register
def forfeit(content: Forfeited, book: Book, entry: Entry) -> None:
    if content.corrects is not None:
        fixture = book.standing_result(content.match, content.corrects).fixture
    else:
        book.check_no_result(content.match)
        fixture = book.playable_fixture(content.match)
    if len(fixture.teams) != 2 or (content.side is Forfeit.BOTH and fixture.stage == STAGE_KNOCKOUT):
        raise OrganiserFault("no-forfeit-here", match=content.match)
    set_result(book, StandingResult(entry, content, fixture))


@apply_content.register
def enter_field(content: FieldPlayed, book: Book, entry: Entry) -> None:
    """Bots play a deal when the round is over: nobody can learn it from them."""
    if content.round not in book.progress.field_due:
        raise OrganiserFault("no-field-now", round=content.round)
    fixture = next(one for one in book.progress.table_fixtures if one.round == content.round)
    check_score(content.score, fixture, None, book.charter.terms.level)
    before = book.facts.field_matches.get(content.round, ())
    book.facts.field_matches[content.round] = (*before, content)
    book.progress = book.progress.after_result()


@apply_content.register
def annul(content: Annulled, book: Book, entry: Entry) -> None:
    book.standing_result(content.match, content.corrects)
    before = book.facts.results.copy()
    del book.facts.results[content.match]
    update_progress(book, before, content.match)


def set_result(book: Book, result: StandingResult) -> None:
    match = result.fixture.id
    before = book.facts.results.copy() if match in book.facts.results else None
    book.facts.results[match] = result
    update_progress(book, before, match)
    book.facts.begun.pop(match, None)
    book.facts.postponed.pop(match, None)


def update_progress(book: Book, before: dict[str, StandingResult] | None, match: str) -> None:
    """Work out what follows from a result.

    `before` are the results before a correction. It is refused if it would hand later results to other teams.
    """
    book.progress = book.progress.after_result()
    strays = book.stray_results() if before is not None else []
    if before is not None and strays:
        book.facts.results = before
        book.progress = book.progress.after_result()
        raise OrganiserFault("correction-strays", match=match, later=strays[0])
