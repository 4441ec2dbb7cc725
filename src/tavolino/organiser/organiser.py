"""The organiser keeps competitions. Every change is an entry with a number, on the disk before anyone sees it."""

import asyncio
import secrets
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

import msgspec

from tavolino.bots.roster import bot_factory
from tavolino.competitions.storage import (
    CompetitionStorage,
    CompetitionSummary,
    EntryBatch,
    StoredCompetition,
    StoredEntry,
)
from tavolino.core.looks.evening_sheet import InnerEvening
from tavolino.core.records.record import PERSON, Record
from tavolino.organiser.book.book import Book
from tavolino.organiser.book.book_cache import BookCache, LoadedCompetition, OnNewVersion
from tavolino.organiser.book.conflicts import check_unchanged
from tavolino.organiser.entries import Deputised, Entered, Entry, EntryContent, NewEntry, Retitled
from tavolino.organiser.faults import OrganiserFault
from tavolino.organiser.files.export_file import (
    CompetitionFile,
    export_competition,
    parse_competition_file,
)
from tavolino.organiser.files.json_codec import encode_json
from tavolino.organiser.fixture_play import FixtureLineUp, check_record, inner_evening, line_up, read_result
from tavolino.organiser.next_lots import next_lots
from tavolino.organiser.progress.duplicate import is_duplicate
from tavolino.organiser.regulations.charter import CARDBOARD, EVENING_KINDS, Charter
from tavolino.organiser.regulations.charter_check import check_charter, check_name, comparable_name
from tavolino.organiser.snapshot.history import history_lines
from tavolino.organiser.snapshot.model import Competition, HistoryLine


def new_id() -> str:
    return secrets.token_hex(8)


class Organiser:
    """Competitions in a storage. A Fault says why something can't be done, and then nothing has been.

    `clock` returns milliseconds UTC.
    """

    def __init__(
        self,
        storage: CompetitionStorage,
        clock: Callable[[], int],
        on_new_version: OnNewVersion | None = None,
        new_id: Callable[[], str] = new_id,
    ) -> None:
        self.storage = storage
        self.clock = clock
        self.new_id = new_id
        self.cache = BookCache(storage, on_new_version)

    # -- Create, find, delete

    async def create(self, charter: Charter, owner: str | None = None) -> Competition:
        """A new competition, without any entry."""
        return (await self.add(charter, [], {}, owner)).snapshot

    async def add(
        self, charter: Charter, entries: Sequence[Entry], records: dict[int, str], owner: str | None
    ) -> LoadedCompetition:
        """A competition that has been going on elsewhere: its entries are applied before they are kept."""
        check_charter(charter)
        book = await asyncio.to_thread(Book.from_entries, charter, entries)
        await self.check_name_is_free(book.charter.name, owner)
        id, now = self.new_id(), self.clock()
        finished = now if await asyncio.to_thread(lambda: book.progress.is_over) else None
        lines = tuple(map(encode_entry, entries))
        row = StoredCompetition(id, book.charter.name, encode_json(charter), owner, now, now, finished, lines)
        await self.storage.add(row, records)
        return self.cache.put(LoadedCompetition(id, book, owner, now))

    async def check_name_is_free(self, name: str, owner: str | None) -> None:
        for listed in await self.list_competitions(owner):
            if comparable_name(listed.name) == comparable_name(name):
                raise OrganiserFault("competition-there", name=listed.name)

    async def check_titles(self, contents: Sequence[EntryContent], loaded: LoadedCompetition) -> None:
        """A new name must be free. The competition's own name counts as free."""
        for content in contents:
            is_own = isinstance(content, Retitled) and comparable_name(content.name) == comparable_name(
                loaded.book.charter.name
            )
            if isinstance(content, Retitled) and not is_own:
                await self.check_name_is_free(content.name, loaded.owner)

    async def list_competitions(self, owner: str | None = None) -> list[CompetitionSummary]:
        return await self.storage.list_of_owner(owner)

    async def list_all(self) -> list[CompetitionSummary]:
        """Everyone's: what whoever has the data at hand may see."""
        return await self.storage.list_all()

    async def find_id(self, name: str) -> str:
        """The id of anyone's competition by its id, its name, or how only its name begins."""
        listed, wanted = await self.list_all(), comparable_name(name)
        names = [(one.id, comparable_name(one.name)) for one in listed]
        exact = [id for id, own in names if name == id] or [id for id, own in names if own == wanted]
        if len(exact) > 1:
            raise OrganiserFault("competition-twice", name=name, ids=", ".join(exact))
        near = [id for id, own in names if wanted and own.startswith(wanted)]
        if not exact and len(near) != 1:
            known = ", ".join(one.name for one in listed) or "-"
            raise OrganiserFault("no-such-competition", name=name, known=known)
        return (exact or near)[0]

    async def load(self, id: str) -> LoadedCompetition:
        """The newest version on disk."""
        return await self.cache.load(id)

    async def load_book(self, id: str) -> Book:
        """A book of the newest version, to be read and not changed."""
        return (await self.load(id)).book

    async def snapshot(self, id: str) -> Competition:
        """Everything there is to show of it."""
        return (await self.load(id)).snapshot

    async def delete(self, id: str) -> None:
        if not await self.storage.delete(id):
            raise OrganiserFault("no-such-competition", name=id, known="-")

    async def match_record(self, id: str, match: str) -> str | None:
        """The record of a match that was played here, to be replayed and verified."""
        return await self.result_record(await self.load(id), match)

    async def evening(self, loaded: LoadedCompetition, match: str) -> InnerEvening | None:
        """What those at one table played among themselves; None where nothing of it is kept."""
        text = await self.result_record(loaded, match)
        return await asyncio.to_thread(inner_evening, text) if text else None

    async def evenings(self, loaded: LoadedCompetition) -> dict[str, InnerEvening]:
        """By match, what those at one table played among themselves, as far as it is kept."""
        matches = loaded.book.progress.table_fixtures if loaded.book.kind in EVENING_KINDS else []
        sheets = {fixture.id: await self.evening(loaded, fixture.id) for fixture in matches}
        return {match: evening for match, evening in sheets.items() if evening}

    async def result_record(self, loaded: LoadedCompetition, match: str) -> str | None:
        result = loaded.book.progress.open_results.get(match)
        return await self.storage.record(loaded.id, result.entry.number) if result else None

    # -- What happens

    async def append(
        self, id: str, content: EntryContent, by: str, *, seen: int | None = None, record: str = ""
    ) -> Competition:
        """Let something happen. `seen` is the version that whoever wants it was looking at.

        If somebody else has been at the same match or team since, it is refused, and says who and what.
        """
        return await self.append_all(id, [NewEntry(content, record)], by, seen=seen)

    async def append_all(
        self, id: str, new_entries: Iterable[NewEntry], by: str, *, seen: int | None = None
    ) -> Competition:
        """Several things in a row, all or none."""
        return (await self.append_to(await self.load(id), new_entries, by, seen=seen)).snapshot

    async def append_to(
        self, loaded: LoadedCompetition, new_entries: Iterable[NewEntry], by: str, *, seen: int | None = None
    ) -> LoadedCompetition:
        """The same for a competition that has just been loaded. It is read again only if somebody was quicker."""
        wanted = [*new_entries]
        contents = [one.what for one in wanted]
        check_name(by, "bad-author", 0)
        check_bots(contents)
        await self.check_titles(contents, loaded)
        seen = loaded.version if seen is None else seen
        check_unchanged(loaded.book, contents, seen)
        while (written := await self.try_append(loaded, wanted, by)) is None:
            loaded = await self.load(loaded.id)
            check_unchanged(loaded.book, contents, seen)
        return written

    async def try_append(
        self, loaded: LoadedCompetition, new_entries: Sequence[NewEntry], by: str
    ) -> LoadedCompetition | None:
        """Apply and write; None if somebody else was quicker. `loaded` stays as it is."""
        now, first = self.clock(), loaded.version + 1
        entries = [Entry(number, now, by, one.what) for number, one in enumerate(new_entries, first)]
        after = await asyncio.to_thread(loaded.with_entries, entries)
        records = {entry.number: one.record for entry, one in zip(entries, new_entries) if one.record}
        finished = now if await asyncio.to_thread(lambda: after.book.progress.is_over) else None
        lines = tuple(map(encode_entry, entries))
        name = after.book.charter.name
        opened = after.book.progress.over_rounds
        batch = EntryBatch(lines, records, finished, name, opened)
        is_written = await self.storage.append(loaded.id, batch)
        return self.cache.put(after) if is_written else None

    async def line_up(self, id: str, match: str) -> FixtureLineUp:
        """Who plays a match here, and with what from the evening before."""
        return await self.line_up_of(await self.load(id), match)

    async def line_up_of(self, loaded: LoadedCompetition, match: str) -> FixtureLineUp:
        found = line_up(loaded.book, match, await self.record_before(loaded, match))
        if not is_duplicate(loaded.book.charter.terms):
            return found
        return replace(found, deal=f"{loaded.id}/{loaded.book.fixture(match).round}")

    async def deal_seed(self, loaded: LoadedCompetition, match: str, proposed: int) -> int:
        """The seed of a match: in a duplicate that of its round, which the first match of it has proposed."""
        book = loaded.book
        if not is_duplicate(book.charter.terms):
            return proposed
        return await self.storage.deal_seed(loaded.id, book.fixture(match).round, proposed)

    async def record_before(self, loaded: LoadedCompetition, match: str) -> str | None:
        """The record of the evening before, where everyone sits at one table."""
        fixture, progress = loaded.book.fixture(match), loaded.book.progress
        if progress.kind not in EVENING_KINDS or fixture.round == 1:
            return None
        return await self.result_record(loaded, progress.table_fixtures[fixture.round - 2].id)

    async def enter_played_match(self, id: str, match: str, record: Record, by: str) -> Competition:
        """The result of a match that was played here, with its record."""
        loaded = await self.load(id)
        check_record(record, await self.line_up_of(loaded, match))
        entry = NewEntry(loaded.book.fit_to_tie(read_result(match, record)), record.text())
        return (await self.append_to(loaded, [entry], by)).snapshot

    async def draw_lots(self, id: str, by: str, *, seen: int | None = None) -> Competition:
        """Draw what is to be drawn now: who meets whom, the next Swiss round, or among teams that are level."""
        return (await self.draw_lots_of(await self.load(id), by, seen=seen)).snapshot

    async def draw_lots_of(
        self, loaded: LoadedCompetition, by: str, *, seen: int | None = None
    ) -> LoadedCompetition:
        """Pairing many teams takes a second or more of computing, so it is done in a thread."""
        lots = await asyncio.to_thread(next_lots, loaded.book)
        return await self.append_to(loaded, [NewEntry(lots)], by, seen=seen)

    # -- In and out

    async def export(self, id: str) -> bytes:
        """All of it in one file, as JSON: charter, entries, records."""
        book = await self.load_book(id)
        if book.progress.sealed:
            raise OrganiserFault("deal-sealed-file")
        return export_competition(book, await self.storage.records(id))

    async def import_file(self, data: bytes, owner: str | None = None, name: str = "") -> Competition:
        """A competition from a file that anyone may have written: everything in it is checked."""
        return (await self.add_file(parse_competition_file(data), owner, name)).snapshot

    async def add_file(self, file: CompetitionFile, owner: str | None, name: str = "") -> LoadedCompetition:
        """A competition from a file that was checked. Under a name of its own it is never called otherwise again."""
        if not name:
            return await self.add(file.charter, file.entries, file.records_by_number, owner)
        charter = msgspec.structs.replace(file.charter, name=name)
        entries = [rename_entry(entry, name) for entry in file.entries]
        return await self.add(charter, entries, file.records_by_number, owner)

    async def history(self, id: str) -> list[HistoryLine]:
        """Everything that has happened, also what a snapshot no longer tells."""
        return history_lines(await self.load_book(id))


def rename_entry(entry: Entry, name: str) -> Entry:
    """An entry that gave the competition another name, with the one that it is to have now."""
    return msgspec.structs.replace(entry, what=Retitled(name)) if isinstance(entry.what, Retitled) else entry


def check_bots(contents: Iterable[EntryContent]) -> None:
    """A deputy must be a bot that is known here."""
    for content in contents:
        if isinstance(content, Entered) and content.player not in (PERSON, CARDBOARD):
            bot_factory(content.player)
        if isinstance(content, Deputised) and content.bot:
            bot_factory(content.bot)


def encode_entry(entry: Entry) -> StoredEntry:
    return StoredEntry(entry.number, entry.at, entry.by, encode_json(entry.what))
