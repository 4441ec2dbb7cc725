"""Progress follows from the facts alone, however the book came to them."""

from typing import Any

import pytest

from tavolino.organiser.book.book import Book
from tavolino.organiser.entries import Annulled, Begun, Docked, Joined, Postponed, Withdrawn
from tavolino.organiser.next_lots import next_lots
from tavolino.organiser.regulations.charter import Kind
from tests.organiser.support import begin_competition, charter, happen, play_out, score, snapshot_after_draw

EVERY_KIND: list[tuple[Kind, int, dict[str, Any]]] = [
    (Kind.LEAGUE, 5, {"legs": 2}),
    (Kind.KNOCKOUT, 6, {"third_place": True, "legs": 2}),
    (Kind.GROUPS_KNOCKOUT, 8, {"groups": 2, "best_next": 1, "through": 1}),
    (Kind.SWISS, 5, {"rounds": 3}),
    (Kind.BEST_OF, 2, {"best_of": 3}),
    (Kind.SEASON, 2, {"rounds": 3}),
]


@pytest.mark.parametrize(("kind", "teams", "terms"), EVERY_KIND)
def test_a_copy_goes_on_as_a_book_read_from_the_start(kind: Kind, teams: int, terms: dict[str, Any]) -> None:
    """What is shared with the version before never shows."""
    entries = play_out(begin_competition(kind, teams, **terms)).facts.entries
    book = Book(charter(kind, teams, **terms))
    for number, entry in enumerate(entries):
        before = snapshot_after_draw(book)
        after = book.copy()
        after.apply(entry)
        assert snapshot_after_draw(after) == snapshot_after_draw(
            Book.from_entries(book.charter, entries[: number + 1])
        )
        assert snapshot_after_draw(book) == before, "the version before stays as it is"
        book = after
    assert book.progress.is_over


def test_a_copy_shares_nothing_that_changes() -> None:
    book = begin_competition(Kind.LEAGUE, 4, player="person")
    score(book, "1", 2, 1)
    before = snapshot_after_draw(book)
    other = book.copy()
    happen(other, Annulled("1", 2))
    happen(other, Postponed("2", "Friday"))
    happen(other, Begun("3", "a table"))
    happen(other, Docked(0, 3))
    happen(other, Joined(1, "ana"))
    happen(other, Withdrawn(3))
    assert snapshot_after_draw(book) == before
    assert book.version == 2


def test_a_team_that_was_given_back_stays_free_in_a_copy() -> None:
    book = begin_competition(Kind.LEAGUE, 4, player="person")
    happen(book, Joined(1, "ana"))
    happen(book, Joined(1))
    assert book.copy().facts.guests == {}


def test_a_result_leaves_the_fixture_list_and_a_pairing_makes_a_new_one() -> None:
    book = begin_competition(Kind.SWISS, 4, rounds=2)
    happen(book, next_lots(book))
    first = book.progress.fixture_list
    for match in book.progress.open_matches():
        score(book, match, 1, 0)
        assert book.progress.fixture_list is first
    happen(book, next_lots(book))
    assert book.progress.fixture_list is not first
    assert len(book.progress.table_fixtures) == 4
