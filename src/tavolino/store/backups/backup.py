"""A backup: one file, for SQLite and PostgreSQL alike, of a database that may be in use meanwhile.

It is a zip with `meta.json` (format, revision of the schema, rows of each table) and for each table a file with one
row in each line, as JSON. It holds no secret in clear, but the seeds of matches that are not over: it is for its
owner alone.
"""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from zipfile import ZIP_DEFLATED, ZipFile

import msgspec
from sqlalchemy import Table, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tavolino.store.database import (
    database_exists,
    display_url,
    open_engine,
    parse_url,
    read_connection,
    report_unreachable,
)
from tavolino.store.faults import StoreFault
from tavolino.store.migrate import current_revision, newest_revision
from tavolino.store.schema import metadata

FORMAT: Final = "tavolino backup"
VERSION: Final = 1
META_FILE: Final = "meta.json"
CHUNK_ROWS: Final = 500
"""Rows that go to or come from the database at once."""

OnStep = Callable[[int, int], None]
"""Called with the number of steps done and the number of all."""


class BackupMeta(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a backup says about itself: the revision of its schema, and how many rows each table has."""

    format: str
    version: int
    revision: str
    rows: dict[str, int]

    @property
    def total(self) -> int:
        return sum(self.rows.values())


def table_file(table: str) -> str:
    return f"{table}.jsonl"


async def create_backup(url: str, path: Path, advance: OnStep) -> BackupMeta:
    """Write everything that is in the database now to a file. The file appears when it is complete."""
    if not database_exists(url):
        raise StoreFault("db-missing", db=display_url(parse_url(url)))
    engine = open_engine(url)
    try:
        async with report_unreachable(engine), read_connection(engine) as connection:
            check_revision(await connection.run_sync(current_revision), display_url(engine.url))
            with private_zip(path) as archive:
                return await write_archive(connection, archive, advance)
    finally:
        await engine.dispose()


def check_revision(revision: str | None, db: str) -> None:
    if revision is None:
        raise StoreFault("db-missing", db=db)
    if revision != newest_revision():
        raise StoreFault("db-older")


async def write_archive(connection: AsyncConnection, archive: ZipFile, advance: OnStep) -> BackupMeta:
    rows = {table.name: await count_rows(connection, table) for table in metadata.sorted_tables}
    meta = BackupMeta(FORMAT, VERSION, newest_revision(), rows)
    archive.writestr(META_FILE, msgspec.json.format(msgspec.json.encode(meta)))
    done = 0
    for table in metadata.sorted_tables:
        async with connection.stream(select(table).order_by(*table.primary_key)) as result:
            with archive.open(table_file(table.name), "w") as file:
                async for chunk in result.mappings().partitions(CHUNK_ROWS):
                    file.write(b"".join(map(json_line, chunk)))
                    done += len(chunk)
                    advance(done, meta.total)
    return meta


async def count_rows(connection: AsyncConnection, table: Table) -> int:
    return (await connection.scalars(select(func.count()).select_from(table))).one()


def json_line(row: Any) -> bytes:
    return msgspec.json.encode(dict(row)) + b"\n"


@contextmanager
def private_zip(path: Path) -> Iterator[ZipFile]:
    """A new file that only its owner can read. It replaces an older one when it is complete."""
    part = path.with_name(f"{path.name}.part")
    try:
        part.unlink(missing_ok=True)
        handle = os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
        with os.fdopen(handle, "wb") as file:
            with ZipFile(file, "w", ZIP_DEFLATED) as archive:
                yield archive
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError as error:
        raise StoreFault("backup-unwritable", path=str(path), why=error.strerror or str(error)) from error
    finally:
        part.unlink(missing_ok=True)
