"""Brings a database up to date, one revision after the other."""

from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from tavolino.store.database import SQLITE
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


async def upgrade(engine: AsyncEngine) -> None:
    """To the newest revision, all or nothing."""
    async with engine.begin() as connection:
        if (
            engine.dialect.name != SQLITE
        ):  # workers that start together bring it up to date one after the other
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({UPGRADE_LOCK})"))
        await connection.run_sync(upgrade_to, newest_revision())


def upgrade_to(connection: Connection, revision: str) -> None:
    if current_revision(connection) == revision:
        return
    settings = alembic_config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, revision)
