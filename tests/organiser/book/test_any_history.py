"""Whatever organisers do, in any order the log allows: the book is the fold of its entries, and of any part of them."""

import random
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from tavolino.competitions import Duplicate, Forfeit
from tavolino.core.faults import Fault
from tavolino.organiser.book.book import Book
from tavolino.organiser.entries import (
    Annulled,
    Corrected,
    Dated,
    Docked,
    Entered,
    EntryContent,
    Forfeited,
    Postponed,
    Regulated,
    Renamed,
    Reseeded,
    Retitled,
    Returned,
    Score,
    Scored,
    Struck,
    Withdrawn,
)
from tavolino.organiser.next_lots import next_lots
from tavolino.organiser.regulations.charter import CUP_KINDS, DUPLICATE_KINDS, Kind
from tests.organiser.support import charter, happen, snapshot_after_draw

STEPS = 45
Deed = Callable[[Book, random.Random], EntryContent]


def any_match(book: Book, rng: random.Random) -> str:
    return rng.choice([*book.progress.fixtures_by_id] or ["1"])


def any_score(rng: random.Random) -> Score:
    return Score((rng.randrange(4), rng.randrange(4)))


def number_of(book: Book, match: str) -> int:
    return book.facts.results[match].entry.number if match in book.facts.results else 0


def correct(book: Book, rng: random.Random) -> EntryContent:
    match = any_match(book, rng)
    deeds: list[EntryContent] = [
        Corrected(match, any_score(rng), number_of(book, match)),
        Annulled(match, number_of(book, match)),
        Forfeited(match, rng.choice([*Forfeit])),
    ]
    return deeds[rng.randrange(len(deeds))]


def change(book: Book, rng: random.Random) -> EntryContent:
    team = rng.choice(book.charter.team_numbers)
    deeds: list[EntryContent] = [
        Withdrawn(team),
        Returned(team),
        Docked(team, rng.randrange(-3, 4), "late"),
        Renamed(team, f"Renamed {rng.randrange(99)}"),
        Retitled(f"Cup {rng.randrange(99)}"),
        Entered(f"Late {rng.randrange(99)}", "cardboard"),
        Postponed(any_match(book, rng), "later"),
        Dated("league", rng.randrange(1, 4), "2026-11-20"),
        Reseeded(),
        Regulated(replace(book.charter.terms, points=rng.choice([(3, 1, 0), (2, 1, 0)]))),
        Struck(rng.randrange(1, book.version + 2)),
    ]
    return deeds[rng.randrange(len(deeds))]


def next_deed(book: Book, rng: random.Random) -> EntryContent:
    needs_lots = not book.progress.order or book.progress.needs_pairing or book.progress.level_teams
    if needs_lots and rng.random() < 0.8:
        return next_lots(book)
    open_matches = book.progress.open_matches()
    if open_matches and rng.random() < 0.6:
        return Scored(rng.choice(open_matches), any_score(rng))
    return (correct if rng.random() < 0.4 else change)(book, rng)


@pytest.mark.parametrize(
    ("kind", "duplicate"),
    [
        *((kind, Duplicate.NO) for kind in (*CUP_KINDS[1:], Kind.LEAGUE, Kind.SWISS)),
        *((kind, rule) for kind in DUPLICATE_KINDS for rule in (Duplicate.ONCE, Duplicate.PAIRS)),
    ],
)
def test_a_book_is_the_fold_of_its_entries(kind: Kind, duplicate: Duplicate) -> None:
    rng = random.Random(f"{kind} {duplicate}")
    book = Book(charter(kind, 6, rounds=3, groups=2, duplicate=duplicate))
    founded, states = book.founding, [snapshot_after_draw(book)]
    for _ in range(STEPS):
        before = snapshot_after_draw(book)
        try:
            happen(book, next_deed(book, rng))
        except Fault:
            assert snapshot_after_draw(book) == before, "what is refused changes nothing"
            continue
        states.append(snapshot_after_draw(book))
    assert len(states) > STEPS // 3
    for length in rng.sample(range(len(states)), 6):
        prefix = Book.from_entries(founded, book.facts.entries[:length])
        assert snapshot_after_draw(prefix) == states[length]
