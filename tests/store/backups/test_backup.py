"""Backup and restore: everything, from one database to the other, as it was at one moment; or nothing."""

import json
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from sqlalchemy import select

from tavolino.core.faults import Fault
from tavolino.games.champions101 import Champions101
from tavolino.store import ChatLine, Store, open_store, schema
from tavolino.store.backups.backup import META_FILE, create_backup, write_archive
from tavolino.store.backups.restore import RestoreReport, restore_backup
from tavolino.store.database import read_connection
from tests.store.support import (
    START,
    Clock,
    add_guests,
    add_played,
    comings_and_goings,
    competition,
    match_of,
    row,
)

pytestmark = pytest.mark.anyio

Rows = list[dict[str, Any]]


def in_silence(done: int, steps: int) -> None:
    assert 0 < done <= steps


async def fill(store: Store) -> None:
    await add_guests(store, "ana", "ion")
    await add_played(store, "over")
    await store.tables.add(row("waiting", invites={1: "invite"}, is_public=True, code="GOL7"))
    table = match_of([match_of().seats[0]] * 2)
    await store.tables.add(row("going-on", table, delay=30))
    said = ChatLine(None, "ion", 'Ștefan "Țepeș"', "", "Forza ⚽", START + 1)
    await store.group_commit.append("going-on", 0, comings_and_goings(0, 600), chat=said)
    await store.competitions.add(competition("c", "ana", 3), {2: "a record"})


async def read_everything(store: Store) -> dict[str, list[tuple[Any, ...]]]:
    async with store.tables.reading() as connection:
        return {
            table.name: sorted((tuple(row) for row in await connection.execute(select(table))), key=str)
            for table in schema.metadata.sorted_tables
        }


def database(backup: Path) -> str:
    """The address of the database that it was made of."""
    return f"sqlite:///{backup.with_name('made.db')}"


@pytest.fixture
async def made(tmp_path: Path, clock: Clock) -> Path:
    """A backup of a few matches."""
    path = tmp_path / "backup.zip"
    store = await open_store(database(path), clock)
    await fill(store)
    await store.close()
    await create_backup(database(path), path, in_silence)
    return path


def mode_of(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def bytes_of(path: Path) -> bytes:
    return path.read_bytes()


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


@pytest.mark.parametrize("there", ["sqlite", "postgres"])
@pytest.mark.parametrize("here", ["sqlite", "postgres"])
async def test_from_any_database_to_any_other(
    here: str, there: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url, other = (request.getfixturevalue(f"{name}_url") for name in (here, f"other_{there}"))
    before = await open_store(url)
    await fill(before)
    await create_backup(url, tmp_path / "all.zip", in_silence)
    assert await restore_backup(other, tmp_path / "all.zip", in_silence) == RestoreReport(3, 0)
    after = await open_store(other)
    assert await read_everything(after) == await read_everything(before)
    await before.close()
    await after.close()


async def test_what_is_written_meanwhile_is_not_in_it(store: Store, tmp_path: Path) -> None:
    """Lines are appended between the tables of the backup: none of them is in it, so that all fits together."""
    await add_guests(store, "ana")
    await store.tables.add(row("t"))
    await store.group_commit.append("t", 0, comings_and_goings(0, 2))
    async with read_connection(store.engine) as connection:
        await connection.execute(select(schema.guests))
        await add_guests(store, "ion")
        await store.tables.add(row("u", host="ion"))
        await store.group_commit.append("t", 2, comings_and_goings(2, 2), finished="1-0 full-time")
        with ZipFile(tmp_path / "all.zip", "w") as archive:
            meta = await write_archive(connection, archive, in_silence)
    filled = {name: n for name, n in meta.rows.items() if n}
    assert filled == {"guests": 1, "tables": 1, "seats": 2, "entries": 2}
    found = await store.tables.get("t")
    assert found is not None
    assert len(found.entries) == 4


async def test_the_file_is_for_its_owner_alone_and_nothing_is_left_beside_it(made: Path) -> None:
    assert mode_of(made) == 0o600
    assert names_in(made.parent) == ["backup.zip", "made.db"]


async def test_a_backup_that_fails_leaves_the_last_one(made: Path) -> None:
    def fail(done: int, steps: int) -> None:
        raise ZeroDivisionError

    before = bytes_of(made)
    with pytest.raises(ZeroDivisionError):
        await create_backup(database(made), made, fail)
    assert bytes_of(made) == before
    assert names_in(made.parent) == ["backup.zip", "made.db"]


async def test_no_secret_is_in_it_in_clear(made: Path) -> None:
    """The store never has any: a row has the columns of the schema, and all that is secret in it is a hash."""
    with ZipFile(made) as archive:
        guest = json.loads(archive.read("guests.jsonl").splitlines()[0])
    assert sorted(guest) == ["created", "id", "language", "name", "secret_hash", "seen"]


@pytest.mark.parametrize("url", ["sqlite:///{}/none.db", "sqlite:///{}/empty.db"])
async def test_nothing_to_back_up(url: str, tmp_path: Path) -> None:
    (tmp_path / "empty.db").touch()
    with pytest.raises(Fault, match="with anything in it"):
        await create_backup(url.format(tmp_path), tmp_path / "all.zip", in_silence)
    assert [name for name in names_in(tmp_path) if not name.startswith("empty.db")] == []


async def test_a_folder_that_is_not_there_is_told(made: Path) -> None:
    with pytest.raises(Fault, match="could not be written"):
        await create_backup(database(made), made.parent / "no" / "all.zip", in_silence)


async def test_an_older_database_is_first_brought_up_to_date(
    made: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tavolino.store.backups.backup.newest_revision", lambda: "9999")
    with pytest.raises(Fault, match="older Tavolino"):
        await create_backup(database(made), made, in_silence)


async def test_a_database_with_anything_in_it_is_not_touched(made: Path, url: str) -> None:
    store = await open_store(url)
    await add_guests(store, "ema")
    before = await read_everything(store)
    with pytest.raises(Fault, match="is not empty"):
        await restore_backup(url, made, in_silence)
    assert await read_everything(store) == before
    await store.close()


async def test_a_database_that_was_opened_but_is_empty_will_do(made: Path, store: Store, url: str) -> None:
    assert await restore_backup(url, made, in_silence) == RestoreReport(3, 0)
    assert len((await read_everything(store))["tables"]) == 3


async def test_a_match_of_other_rules_is_kept_unchecked(
    made: Path, other_sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else nobody who has played for years could ever restore a backup."""
    monkeypatch.setattr(Champions101, "version", 99)
    assert await restore_backup(other_sqlite_url, made, in_silence) == RestoreReport(3, 3)


# -- Backups that are not what they should be


def forge(path: Path, name: str, change: Callable[[Any], Any]) -> None:
    """Change one file of a backup: its rows, or what it says about itself."""
    with ZipFile(path) as archive:
        files = {member: archive.read(member) for member in archive.namelist()}
    if name == META_FILE:
        files[name] = json.dumps(change(json.loads(files[name]))).encode()
    else:
        rows = change([json.loads(line) for line in files[name].splitlines()])
        files[name] = "".join(json.dumps(row) + "\n" for row in rows).encode()
    with ZipFile(path, "w") as archive:
        for member, content in files.items():
            archive.writestr(member, content)


def alter_row(**columns: Any) -> Callable[[Rows], Rows]:
    """The last row with other values."""
    return lambda rows: [*rows[:-1], {**rows[-1], **columns}]


FORGERIES: dict[str, tuple[str, Callable[[Rows], Rows], str]] = {
    "an entry has another number": (
        "competition_entries",
        alter_row(number=7),
        "damaged (competition_entries)",
    ),
    "a row is missing": ("guests", lambda rows: rows[:-1], "damaged (guests)"),
    "a row too many": ("guests", lambda rows: [*rows, rows[0]], "damaged (guests)"),
    "no number": ("guests", alter_row(seen="yesterday"), "damaged (guests 2)"),
    "nothing": ("guests", alter_row(seen=None), "damaged (guests 2)"),
    "a column too many": ("guests", alter_row(is_admin=True), "damaged (guests 2)"),
    "no host": ("tables", alter_row(host="nobody"), "damaged (tables)"),
    "no head": ("tables", alter_row(head="tavolino record 1\n"), "the match waiting cannot be right"),
    "another game": ("tables", alter_row(game="rabona"), "does not fit its record"),
    "over without a result": ("tables", alter_row(finished=5), "does not fit its record"),
    "a result": (
        "tables",
        alter_row(finished=5, result="9-0 full-time"),
        "the match waiting cannot be right",
    ),
    "another move": ("entries", alter_row(move=0), "against the rules"),
    "another seat": ("entries", alter_row(seat=2), "Line 140"),
    "another number": ("entries", alter_row(number=1000), "has a gap after line 139"),
    "a note": ("entries", lambda rows: [{**rows[0], "note": "dances"}, *rows[1:]], "cannot have happened"),
}


@pytest.mark.parametrize("forgery", FORGERIES)
async def test_a_forged_backup_is_found_out_and_nothing_restored(
    made: Path, forgery: str, other_sqlite_url: str
) -> None:
    name, change, said = FORGERIES[forgery]
    forge(made, f"{name}.jsonl", change)
    with pytest.raises(Fault) as fault:
        await restore_backup(other_sqlite_url, made, in_silence)
    assert said in fault.value.text()
    store = await open_store(other_sqlite_url)
    assert not any((await read_everything(store)).values())
    await store.close()


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"format": "other"}, "backup-not-ours"),
        ({"colour": "red"}, "backup-not-ours"),
        ({"version": 2}, "backup-newer"),
        ({"revision": "9999"}, "backup-newer"),
        ({"rows": {"guests": 2}}, "backup-broken"),
        ({"rows": 5}, "backup-not-ours"),
    ],
)
async def test_a_backup_that_says_something_else_of_itself(
    made: Path, other_sqlite_url: str, changes: dict[str, Any], key: str
) -> None:
    forge(made, META_FILE, lambda meta: {**meta, **changes})
    with pytest.raises(Fault) as fault:
        await restore_backup(other_sqlite_url, made, in_silence)
    assert fault.value.key == key


@pytest.mark.parametrize(
    ("content", "key"), [(b"", "backup-not-ours"), (b"PK", "backup-not-ours"), (None, "unreadable")]
)
async def test_what_is_no_backup(
    tmp_path: Path, other_sqlite_url: str, content: bytes | None, key: str
) -> None:
    path = tmp_path / "all.zip"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(Fault) as fault:
        await restore_backup(other_sqlite_url, path, in_silence)
    assert fault.value.key == key


def damage(path: Path, name: str) -> None:
    """Some bytes in the middle of a file of the backup are lost."""
    with ZipFile(path) as archive:
        info = archive.getinfo(name)
    content = bytearray(path.read_bytes())
    middle = info.header_offset + 50 + info.compress_size // 2
    content[middle : middle + 8] = bytes(8)
    path.write_bytes(content)


async def test_a_damaged_file_is_found_out(made: Path, other_sqlite_url: str) -> None:
    damage(made, "entries.jsonl")
    with pytest.raises(Fault) as fault:
        await restore_backup(other_sqlite_url, made, in_silence)
    assert fault.value.key == "backup-broken"
