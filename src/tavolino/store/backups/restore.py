"""Restores a backup into an empty database: all of it or nothing. Nothing in it is trusted.

The tables are made as they were when the backup was written, filled, and then brought up to date, as a database of
that time would be.
"""

import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple
from zipfile import BadZipFile, ZipFile

import msgspec
from sqlalchemy import Column, Connection, MetaData, Table, insert, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from tavolino.core.faults import Fault
from tavolino.core.records.reader import verify_record
from tavolino.live.rows import StoredTable, table_record
from tavolino.store.backups.backup import (
    CHUNK_ROWS,
    FORMAT,
    META_FILE,
    VERSION,
    BackupMeta,
    OnStep,
    count_rows,
    table_file,
)
from tavolino.store.competitions.repository import stored_competition
from tavolino.store.database import display_url, open_engine, report_unreachable
from tavolino.store.faults import StoreFault
from tavolino.store.migrate import VERSION_TABLE, current_revision, is_known, newest_revision, upgrade_to
from tavolino.store.schema import competition_entries, competitions, metadata, tables
from tavolino.store.tables import stored_table
from tavolino.table.table import Table as LiveTable

MAX_LINE_BYTES: Final = 10_000_000
"""Bytes of a line; no row comes near it."""

NOT_OURS_TO_CHECK: Final = ("record-rules-version", "unknown-game")
"""A match with other rules than those here can't be checked. It was checked when it was played."""


Value = bool | int | str | None
ROW: Final = msgspec.json.Decoder(dict[str, Value])


class RestoreReport(NamedTuple):
    """How many matches there are now, and how many of them could not be played back by the rules here."""

    matches: int
    unchecked: int


async def restore_backup(url: str, path: Path, advance: OnStep) -> RestoreReport:
    with open_backup(path) as backup:
        engine = open_engine(url)
        try:
            async with report_unreachable(engine), engine.begin() as connection:
                if not await is_database_empty(connection):
                    raise StoreFault("db-not-empty", db=display_url(engine.url))
                return await Restorer(connection, backup, advance).run()
        finally:
            await engine.dispose()


async def is_database_empty(connection: AsyncConnection) -> bool:
    there = await connection.run_sync(lambda sync: inspect(sync).get_table_names())
    ours = [table for table in metadata.sorted_tables if table.name in there]
    return not any([await count_rows(connection, table) for table in ours])


class BackupFile:
    """A file that says it is a backup."""

    def __init__(self, path: Path, archive: ZipFile) -> None:
        self.path = path
        self.archive = archive
        self.meta = self.read_meta()

    def read_meta(self) -> BackupMeta:
        try:
            meta = msgspec.json.decode(self.archive.read(META_FILE), type=BackupMeta)
        except (KeyError, BadZipFile, zlib.error, msgspec.DecodeError) as error:
            raise self.foreign_fault() from error
        if meta.format != FORMAT:
            raise self.foreign_fault()
        if meta.version != VERSION or not is_known(meta.revision):
            raise StoreFault("backup-newer", path=str(self.path))
        return meta

    def chunks(self, table: Table) -> Iterator[list[dict[str, Value]]]:
        """The rows of a table, some at a time; as many as there should be."""
        chunk: list[dict[str, Value]] = []
        number = 0
        for number, row in enumerate(self.lines(table_file(table.name)), start=1):
            chunk.append(self.row(table, number, row))
            if len(chunk) == CHUNK_ROWS:
                yield chunk
                chunk = []
        if number != self.meta.rows[table.name]:
            raise self.broken_fault(table.name)
        yield chunk

    def lines(self, name: str) -> Iterator[bytes]:
        try:
            with self.archive.open(name) as file:
                while line := file.readline(MAX_LINE_BYTES):
                    yield line
        except (KeyError, BadZipFile, zlib.error, OSError) as error:
            raise self.broken_fault(name) from error

    def row(self, table: Table, number: int, line: bytes) -> dict[str, Value]:
        try:
            row = ROW.decode(line)
        except msgspec.DecodeError as error:
            raise self.broken_fault(f"{table.name} {number}") from error
        if row.keys() != {*table.c.keys()} or not all(
            has_column_type(column, row[column.name]) for column in table.c
        ):
            raise self.broken_fault(f"{table.name} {number}")
        return row

    def foreign_fault(self) -> Fault:
        return StoreFault("backup-not-ours", path=str(self.path))

    def broken_fault(self, where: str) -> Fault:
        return StoreFault("backup-broken", path=str(self.path), where=where)


def has_column_type(column: Column[Any], value: object) -> bool:
    """Has the value the type of the column? SQLite would not check."""
    return bool(column.nullable) if value is None else type(value) is column.type.python_type


@contextmanager
def open_backup(path: Path) -> Iterator[BackupFile]:
    try:
        archive = ZipFile(path)
    except BadZipFile as error:
        raise StoreFault("backup-not-ours", path=str(path)) from error
    except OSError as error:
        raise StoreFault("unreadable", path=str(path), why=error.strerror or str(error)) from error
    with archive:
        yield BackupFile(path, archive)


class Restorer:
    """One backup on its way into one transaction. A step is a row, or a match that is played back."""

    def __init__(self, connection: AsyncConnection, backup: BackupFile, advance: OnStep) -> None:
        self.connection = connection
        self.backup = backup
        self.advance = advance
        self.done = 0
        self.steps = backup.meta.total + backup.meta.rows.get(tables.name, 0)

    async def run(self) -> RestoreReport:
        for table in await self.connection.run_sync(self.make_tables):
            await self.fill(table)
        await self.connection.run_sync(upgrade_to, newest_revision())
        await self.check_competitions()
        ids = (await self.connection.scalars(select(tables.c.id))).all()
        return RestoreReport(len(ids), sum([not await self.check(id) for id in ids]))

    def make_tables(self, connection: Connection) -> list[Table]:
        """The tables as they were in the revision of the backup, those first that others refer to."""
        metadata.drop_all(connection)
        if current_revision(connection):
            connection.execute(text(f"DROP TABLE {VERSION_TABLE}"))
        before = {*inspect(connection).get_table_names(), VERSION_TABLE}
        upgrade_to(connection, self.backup.meta.revision)
        reflected = MetaData()
        reflected.reflect(connection, only=lambda name, _: name not in before)
        if {*reflected.tables} != self.backup.meta.rows.keys():
            raise self.backup.broken_fault(META_FILE)
        return reflected.sorted_tables

    async def fill(self, table: Table) -> None:
        for chunk in filter(None, self.backup.chunks(table)):
            try:
                await self.connection.execute(insert(table), chunk)
            except SQLAlchemyError as error:
                raise self.backup.broken_fault(table.name) from error
            self.step(len(chunk))

    async def check_competitions(self) -> None:
        """Check that no entry is missing. Their contents are checked when a competition is loaded."""
        for id in (await self.connection.scalars(select(competitions.c.id))).all():
            try:
                await stored_competition(self.connection, id)
            except Fault as fault:
                raise self.backup.broken_fault(competition_entries.name) from fault

    async def check(self, table_id: str) -> bool:
        """Play a match back; False if the rules here are others than those it was played by."""
        self.step(1)
        try:
            stored = await stored_table(self.connection, table_id)
            assert stored, "its id has just been read"
            check_match(stored)
        except Fault as fault:
            if fault.key in NOT_OURS_TO_CHECK:
                return False
            path = str(self.backup.path)
            raise StoreFault("backup-table", path=path, table=table_id, why=fault.text()) from fault
        return True

    def step(self, n: int) -> None:
        self.done += n
        self.advance(self.done, self.steps)


def check_match(stored: StoredTable) -> None:
    """Every line of its record, and that what is kept beside it fits."""
    record = table_record(stored)
    beside = (stored.game, len(stored.seats), stored.finished is not None)
    if beside != (record.game.id, record.seats, record.is_finished):
        raise StoreFault("record-beside")
    verify_record(record)
    LiveTable(record)
