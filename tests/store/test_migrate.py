"""The schema: made by its revisions, which lead from the first one to what the program works with."""

from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection

from tavolino.core.faults import Fault
from tavolino.core.records.reader import players_in_head
from tavolino.store import Store, open_store
from tavolino.store.database import open_engine
from tavolino.store.migrate import current_revision, newest_revision
from tavolino.store.schema import metadata
from tests.store.support import competition

pytestmark = pytest.mark.anyio

FIRST = Path(__file__).with_name("first.sql")
"""A database of the first revision, as it was when it was new: never to be changed."""


async def make_first(url: str) -> None:
    engine = open_engine(url)
    async with engine.begin() as connection:
        for statement in FIRST.read_text("utf-8").split(";\n"):
            if statement.strip():
                await connection.exec_driver_sql(statement)
    await engine.dispose()


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return [*compare_metadata(context, metadata)]


async def revision(connection: AsyncConnection) -> str | None:
    return await connection.run_sync(current_revision)


async def test_the_revisions_make_the_schema_that_the_program_works_with(store: Store) -> None:
    async with store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
        assert await revision(connection) == newest_revision()


async def test_a_database_of_the_first_revision_is_brought_up_to_date(url: str) -> None:
    await make_first(url)
    store = await open_store(url)
    async with store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
        assert await revision(connection) == newest_revision()
    found = {id: await store.tables.get(id) for id in ("over", "going-on", "waiting")}
    lines = {id: len(table.entries) for id, table in found.items() if table}
    assert lines == {"over": 159, "going-on": 9, "waiting": 0}
    assert [table and players_in_head(table.head)[1] for table in found.values()] == [
        ["Ana", "Răzvan"],
        ["Ana", "Ion"],
        ["Ana", "-"],
    ]
    assert await store.tables.due_tables() == {"going-on": 0, "waiting": 0}
    assert [said.text for said in await store.tables.chat_lines("going-on")] == ["Forza!"]
    assert [table and table.invites for table in found.values()] == [{}, {}, {1: "hash of an invitation"}]
    ana = await store.guests.by_secret("hash of Ana's secret")
    assert ana is not None
    assert ana.name == "Ana"
    assert await store.competitions.list_of_owner(None) == []
    await store.competitions.add(competition("c", ana.id, 2))
    assert [one.id for one in await store.competitions.list_of_owner(ana.id)] == ["c"]
    await store.close()


async def test_to_open_it_twice_changes_nothing(url: str) -> None:
    await make_first(url)
    for _ in range(2):
        store = await open_store(url)
        assert await store.tables.get("going-on")
        await store.close()


async def test_a_database_of_a_newer_program_is_left_alone(url: str) -> None:
    store = await open_store(url)
    async with store.engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await store.close()
    with pytest.raises(Fault, match="newer Tavolino"):
        await open_store(url)


async def test_a_revision_that_fails_leaves_nothing_behind(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as broken:
        broken.setattr("alembic.op.create_index", fail)
        with pytest.raises(ZeroDivisionError):
            await open_store(url)
    await (await open_store(url)).close()


def fail(*_: object) -> None:
    raise ZeroDivisionError
