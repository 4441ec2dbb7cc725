"""The office: keeps competitions. Every change is an entry with a number, on the disk before anyone sees it."""

import secrets
from collections.abc import Iterable, Sequence

import msgspec

from tavolino.bots.roster import bot_factory
from tavolino.core.faults import Fault
from tavolino.core.records.record import Record
from tavolino.organiser.book import Book
from tavolino.organiser.charter import EVENING_KINDS, Charter
from tavolino.organiser.charter_check import check_charter, check_name, comparable_name
from tavolino.organiser.conflicts import check_unchanged
from tavolino.organiser.entries import Deputised, Entry, EntryContent, NewEntry
from tavolino.organiser.files.export_file import export_competition, parse_competition_file
from tavolino.organiser.files.json_codec import decode_charter, decode_content, encode_json
from tavolino.organiser.fixture_play import FixtureLineUp, check_record, line_up, read_result
from tavolino.organiser.next_lots import next_lots
from tavolino.organiser.snapshot.build import competition_snapshot
from tavolino.organiser.snapshot.model import Competition
from tavolino.store.competitions import CompetitionSummary, StoredCompetition, StoredEntry
from tavolino.store.store import Store


class Organiser:
    """Competitions in a store. A Fault says why something can't be done, and then nothing has been."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # -- To make, to find, to give up

    async def create(self, charter: Charter, owner: str | None = None) -> Competition:
        """A new competition, without any entry."""
        return await self.add(charter, [], {}, owner)

    async def add(
        self, charter: Charter, entries: Sequence[Entry], records: dict[int, str], owner: str | None
    ) -> Competition:
        """A competition that has been going on elsewhere: its entries are followed before they are kept."""
        check_charter(charter)
        await self.check_new(charter.name, owner)
        book = Book.from_entries(charter, entries)
        id, now = secrets.token_hex(8), self.store.group_commit.clock()
        finished = now if book.is_over else None
        lines = tuple(map(to_stored_entry, entries))
        row = StoredCompetition(id, charter.name, encode_json(charter), owner, now, now, finished, lines)
        await self.store.competitions.add(row, records)
        return competition_snapshot(id, book, owner, now)

    async def check_new(self, name: str, owner: str | None) -> None:
        for listed in await self.store.competitions.list_of_owner(owner):
            if comparable_name(listed.name) == comparable_name(name):
                raise Fault("competition-there", name=listed.name)

    async def list_competitions(self, owner: str | None = None) -> list[CompetitionSummary]:
        return await self.store.competitions.list_of_owner(owner)

    async def find_id(self, name: str, owner: str | None = None) -> str:
        """The id of a competition by its id, its name, or how only its name begins."""
        listed = await self.store.competitions.list_of_owner(owner)
        exact = [
            one.id for one in listed if name == one.id or comparable_name(one.name) == comparable_name(name)
        ]
        near = [
            one.id
            for one in listed
            if comparable_name(name) and comparable_name(one.name).startswith(comparable_name(name))
        ]
        if not exact and len(near) != 1:
            known = ", ".join(one.name for one in listed) or "-"
            raise Fault("no-such-competition", name=name, known=known)
        return (exact or near)[0]

    async def snapshot(self, id: str) -> Competition:
        """Everything there is to show of it."""
        kept = await self.load_stored(id)
        return competition_snapshot(id, load_book(kept), kept.owner, kept.created)

    async def load_book(self, id: str) -> Book:
        return load_book(await self.load_stored(id))

    async def load_stored(self, id: str) -> StoredCompetition:
        found = await self.store.competitions.get(id)
        if found is None:
            raise Fault("no-such-competition", name=id, known="-")
        return found

    async def delete(self, id: str) -> None:
        if not await self.store.competitions.delete(id):
            raise Fault("no-such-competition", name=id, known="-")

    async def match_record(self, id: str, match: str) -> str | None:
        """The record of a match that was played here, to be replayed and verified."""
        kept = (await self.load_book(id)).results.get(match)
        return await self.store.competitions.record(id, kept.entry.number) if kept else None

    # -- What happens

    async def append(
        self, id: str, what: EntryContent, by: str, *, seen: int | None = None, record: str = ""
    ) -> Competition:
        """Let something happen. `seen` is the version that whoever wants it was looking at.

        If somebody else has been at the same match or team since, it is refused, and says who and what.
        """
        return await self.append_all(id, [NewEntry(what, record)], by, seen=seen)

    async def append_all(
        self, id: str, news: Iterable[NewEntry], by: str, *, seen: int | None = None
    ) -> Competition:
        """Several things in a row, all or none."""
        wanted = [*news]
        check_name(by, "bad-author", 0)
        for one in wanted:
            if isinstance(one.what, Deputised) and one.what.bot:
                bot_factory(one.what.bot)
        while True:
            kept = await self.load_stored(id)
            book = load_book(kept)
            seen = book.version if seen is None else seen
            check_unchanged(book, [one.what for one in wanted], seen)
            if await self.try_append(id, book, wanted, by):
                return competition_snapshot(id, book, kept.owner, kept.created)

    async def try_append(self, id: str, book: Book, news: Sequence[NewEntry], by: str) -> bool:
        """Follow and keep; False if somebody else was quicker."""
        now, first = self.store.group_commit.clock(), book.version + 1
        entries = [Entry(number, now, by, one.what) for number, one in enumerate(news, first)]
        for entry in entries:
            book.apply(entry)
        records = {entry.number: one.record for entry, one in zip(entries, news) if one.record}
        finished = now if book.is_over else None
        return await self.store.competitions.append(
            id, tuple(map(to_stored_entry, entries)), records, finished
        )

    async def line_up(self, id: str, match: str, book: Book | None = None) -> FixtureLineUp:
        """Who plays a match here, and with what from the evening before."""
        book = book or await self.load_book(id)
        return line_up(book, match, await self.record_before(id, book, match))

    async def record_before(self, id: str, book: Book, match: str) -> str | None:
        """The record of the evening before, where everyone sits at one table."""
        meeting = book.fixture(match)
        if book.kind not in EVENING_KINDS or meeting.round == 1:
            return None
        before = book.results.get(book.table_fixtures[meeting.round - 2].id)
        return await self.store.competitions.record(id, before.entry.number) if before else None

    async def enter_played_match(self, id: str, match: str, record: Record, by: str) -> Competition:
        """The result of a match that was played here, with its record."""
        book = await self.load_book(id)
        check_record(record, await self.line_up(id, match, book))
        return await self.append(id, read_result(match, record), by, record=record.text())

    async def draw_lots(self, id: str, by: str, *, seen: int | None = None) -> Competition:
        """The next lots: the draw at the start, the pairs of a Swiss round, or among teams that are level."""
        return await self.append(id, next_lots(await self.load_book(id)), by, seen=seen)

    # -- In and out

    async def export(self, id: str) -> bytes:
        """All of it in one file, as JSON: charter, entries, records."""
        return export_competition(await self.load_book(id), await self.store.competitions.records(id))

    async def import_file(self, data: bytes, owner: str | None = None, name: str = "") -> Competition:
        """A competition from a file that anyone may have written: everything in it is checked."""
        paper = parse_competition_file(data)
        charter = msgspec.structs.replace(paper.charter, name=name) if name else paper.charter
        return await self.add(charter, paper.entries, paper.records_by_number, owner)


def load_book(found: StoredCompetition) -> Book:
    """The book of a stored competition; nothing in it is trusted."""
    entries = (
        Entry(line.number, line.at, line.by, decode_content(line.number, line.what)) for line in found.entries
    )
    return Book.from_entries(decode_charter(found.charter), entries)


def to_stored_entry(entry: Entry) -> StoredEntry:
    return StoredEntry(entry.number, entry.at, entry.by, encode_json(entry.what))
