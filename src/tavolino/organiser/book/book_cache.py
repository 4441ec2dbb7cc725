"""Competitions in memory: one is read once, and from then on only its newer entries are."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from tavolino.competitions.storage import CompetitionStorage, StoredCompetition, StoredEntry
from tavolino.organiser.book.book import Book
from tavolino.organiser.entries import Entry
from tavolino.organiser.faults import OrganiserFault
from tavolino.organiser.files.json_codec import decode_charter, decode_content
from tavolino.organiser.snapshot.build import competition_snapshot
from tavolino.organiser.snapshot.model import Competition

MAX_CACHED: Final = 100

OnNewVersion = Callable[["LoadedCompetition"], None]


@dataclass(frozen=True)
class LoadedCompetition:
    """A competition at one version. Nobody changes it, nor its book: a newer version is another object."""

    id: str
    book: Book
    owner: str | None
    created: int

    @property
    def version(self) -> int:
        return self.book.version

    @cached_property
    def snapshot(self) -> Competition:
        """Everything there is to show of it."""
        return competition_snapshot(self.id, self.book, self.owner, self.created)

    def with_entries(self, entries: list[Entry]) -> "LoadedCompetition":
        """The version after these entries."""
        book = self.book.copy()
        for entry in entries:
            book.apply(entry)
        return replace(self, book=book)


class BookCache:
    """The competitions used last. `on_new_version` is called when one has got a newer version here."""

    def __init__(self, competitions: CompetitionStorage, on_new_version: OnNewVersion | None = None) -> None:
        self.competitions = competitions
        self.on_new_version = on_new_version
        self.loaded: dict[str, LoadedCompetition] = {}

    async def load(self, id: str) -> LoadedCompetition:
        """The newest version on disk. Another process may have written it, so the database is asked each time."""
        known = self.loaded.get(id)
        number = await self.competitions.last_number(id) if known else None
        if known is None or number is None or number < known.version:
            return await self.read(id)
        if number == known.version:
            return self.put(known)
        entries = await self.competitions.entries_after(id, known.version)
        newer = [decode_entry(entry) for entry in entries]
        return self.put(await asyncio.to_thread(known.with_entries, newer))

    async def read(self, id: str) -> LoadedCompetition:
        self.loaded.pop(id, None)
        stored = await self.competitions.get(id)
        if stored is None:
            raise OrganiserFault("no-such-competition", name=id, known="-")
        book = await asyncio.to_thread(decode_book, stored)
        return self.put(LoadedCompetition(id, book, stored.owner, stored.created))

    def put(self, competition: LoadedCompetition) -> LoadedCompetition:
        """Keep it, unless somebody else was quicker with a newer version."""
        known = self.loaded.pop(competition.id, None)
        self.loaded[competition.id] = newest = (
            known if known and known.version > competition.version else competition
        )
        if len(self.loaded) > MAX_CACHED:
            del self.loaded[next(iter(self.loaded))]
        if (
            self.on_new_version
            and newest is competition
            and (known is None or known.version < competition.version)
        ):
            self.on_new_version(competition)
        return competition


def decode_book(stored: StoredCompetition) -> Book:
    """The book of a stored competition; nothing in it is trusted."""
    return Book.from_entries(decode_charter(stored.charter), map(decode_entry, stored.entries))


def decode_entry(stored: StoredEntry) -> Entry:
    return Entry(stored.number, stored.at, stored.by, decode_content(stored.number, stored.what))
