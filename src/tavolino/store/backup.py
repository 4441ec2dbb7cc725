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

from tavolino.core.faults import Fault
from tavolino.store.database import is_there, known_url, open_engine, reading, shown, told_when_unreachable
from tavolino.store.migrate import newest, revision_of
from tavolino.store.schema import metadata

FORMAT: Final = "tavolino backup"
VERSION: Final = 1
META: Final = "meta.json"
CHUNK: Final = 500
"""Rows that go to or come from the database at once."""

Advance = Callable[[int, int], None]
"""Called with the number of steps done, and of all."""


class Meta(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a backup says about itself: the revision of its schema, and how many rows each table has."""

    format: str
    version: int
    revision: str
    rows: dict[str, int]

    @property
    def total(self) -> int:
        return sum(self.rows.values())


def file_of(table: str) -> str:
    return f"{table}.jsonl"


async def backup(url: str, path: Path, advance: Advance) -> Meta:
    """Write all that is in a database at this moment to a file, which is there only when it is whole."""
    if not is_there(url):
        raise Fault("db-missing", db=shown(known_url(url)))
    engine = open_engine(url)
    try:
        async with told_when_unreachable(engine), reading(engine) as connection:
            check_revision(await connection.run_sync(revision_of), shown(engine.url))
            with private_zip(path) as archive:
                return await write_backup(connection, archive, advance)
    finally:
        await engine.dispose()


def check_revision(found: str | None, db: str) -> None:
    if found is None:
        raise Fault("db-missing", db=db)
    if found != newest():
        raise Fault("db-older")


async def write_backup(connection: AsyncConnection, archive: ZipFile, advance: Advance) -> Meta:
    rows = {table.name: await count(connection, table) for table in metadata.sorted_tables}
    meta = Meta(FORMAT, VERSION, newest(), rows)
    archive.writestr(META, msgspec.json.format(msgspec.json.encode(meta)))
    done = 0
    for table in metadata.sorted_tables:
        async with connection.stream(select(table).order_by(*table.primary_key)) as found:
            with archive.open(file_of(table.name), "w") as file:
                async for chunk in found.mappings().partitions(CHUNK):
                    file.write(b"".join(map(line, chunk)))
                    done += len(chunk)
                    advance(done, meta.total)
    return meta


async def count(connection: AsyncConnection, table: Table) -> int:
    return (await connection.scalars(select(func.count()).select_from(table))).one()


def line(row: Any) -> bytes:
    return msgspec.json.encode(dict(row)) + b"\n"


@contextmanager
def private_zip(path: Path) -> Iterator[ZipFile]:
    """A new file for its owner alone; what was there before stays until the new one is whole."""
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
        raise Fault("backup-unwritable", path=str(path), why=error.strerror or str(error)) from error
    finally:
        part.unlink(missing_ok=True)
