"""Brings a database up to date, one revision after the other."""

from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import Script, ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from tavolino.store.database import NOW_MS, SQLITE
from tavolino.store.faults import StoreFault

UPGRADE_LOCK: Final = 0x7A701104
VERSION_TABLE: Final = "alembic_version"
"""The table that says where a database stands."""


def alembic_config() -> Config:
    config = Config()
    config.set_main_option("script_location", "tavolino.store:migrations")
    config.set_main_option("path_separator", "os")
    return config


def newest_revision() -> str:
    """The revision that this program works with."""
    return str(ScriptDirectory.from_config(alembic_config()).get_current_head())


def is_known(revision: str) -> bool:
    scripts = ScriptDirectory.from_config(alembic_config()).walk_revisions()
    return revision in [script.revision for script in scripts]


def current_revision(connection: Connection) -> str | None:
    """The revision of a database; None for a new one. A database of a newer program is refused."""
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is not None and not is_known(revision):
        raise StoreFault("db-newer")
    return revision


def pending(revision: str | None) -> list[Script]:
    """What leads from there to the newest revision."""
    scripts = ScriptDirectory.from_config(alembic_config())
    return [*scripts.iterate_revisions(newest_revision(), revision or "base")]


def stops_play(script: Script) -> bool:
    """Must no worker run meanwhile? A migration that older programs do not notice says `BESIDE_WORKERS = True`."""
    return not getattr(script.module, "BESIDE_WORKERS", False)


def check_workers(connection: Connection) -> None:
    """Nobody's play is stopped unasked: what would do it waits until all workers have been drained."""
    if connection.execute(text("SELECT to_regclass('workers')")).scalar() is None:
        return
    living = f"SELECT version FROM workers WHERE until > {NOW_MS} LIMIT 1"
    version = connection.execute(text(living)).scalar()
    if version is not None and any(map(stops_play, pending(current_revision(connection)))):
        raise StoreFault("migration-stops-play", version=version)


async def upgrade(engine: AsyncEngine) -> None:
    """To the newest revision, all or nothing."""
    async with engine.begin() as connection:
        if engine.dialect.name != SQLITE:
            # workers that start together bring it up to date one after the other
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({UPGRADE_LOCK})"))
            await connection.run_sync(check_workers)
        await connection.run_sync(upgrade_to, newest_revision())


def upgrade_to(connection: Connection, revision: str) -> None:
    if current_revision(connection) == revision:
        return
    settings = alembic_config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, revision)
