"""Competitions to try things with: teams with invented names, and short words for what happens."""

import random
from collections.abc import Callable
from typing import Any

from tavolino.competitions import teams_of_balls
from tavolino.organiser.book.book import Book
from tavolino.organiser.book.lots import next_draw
from tavolino.organiser.entries import Drawn, Entry, EntryContent, Paired, Score, Scored
from tavolino.organiser.next_lots import next_lots
from tavolino.organiser.regulations.charter import Charter, Kind, Team, Terms
from tavolino.organiser.snapshot.build import competition_snapshot
from tavolino.organiser.snapshot.model import Competition

GAME = "champions101"
NAMES = (
    "Fulgerul",
    "Stella del Porto",
    "Albatros",
    "Lupii Negri",
    "Delta Verde",
    "Vento Forte",
    "Old Lamplighters",
    "Ancora",
)


def names(n: int) -> list[str]:
    return [*NAMES, *(f"Team {number}" for number in range(len(NAMES), n))][:n]


def charter(kind: Kind, teams: int = 4, player: str = "cardboard", game: str = GAME, **terms: Any) -> Charter:
    entered = tuple(Team(name, player) for name in names(teams))
    return Charter("Coppa Corta", game, kind, entered, 7, {}, Terms(**terms))


def happen(book: Book, what: EntryContent, by: str = "Mara") -> None:
    book.apply(Entry(book.version + 1, 1000 + book.version, by, what))


def begin_competition(kind: Kind, teams: int = 4, **terms: Any) -> Book:
    """A competition after the draw."""
    book = Book(charter(kind, teams, **terms))
    if book.progress.needs_order:
        happen(book, Drawn("order", 1, teams_of_balls(next_draw(book, "order"))))
    return book


def score(book: Book, match: str, *goals: int, by: str = "Mara", **rest: Any) -> None:
    happen(book, Scored(match, Score(goals, **rest)), by)


def snapshot_after_draw(book: Book) -> Competition:
    return competition_snapshot("id", book)


def play_out(book: Book, seed: int = 1, goals: Callable[[random.Random], int] | None = None) -> Book:
    """To the end, with any results."""
    rng = random.Random(seed)
    roll = goals or (lambda rng: rng.randrange(4))
    while not book.progress.is_over:
        if not book.progress.order or book.progress.needs_pairing or book.progress.level_teams:
            what: Drawn | Paired = next_lots(book)
            happen(book, what)
            continue
        match = book.progress.open_matches()[0]
        score(book, match, *(roll(rng) for _ in book.progress.fixtures_by_id[match].teams))
    return book
