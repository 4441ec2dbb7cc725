"""Deletes what is not kept for ever: matches that nobody goes on with, and guests who own nothing here."""

from typing import Final

from sqlalchemy import delete, exists

from tavolino.store.schema import guests, metadata, tables
from tavolino.store.store import Store

DAY_MS: Final = 86_400_000
KEEP_DAYS: Final = 60


async def delete_stale_tables(store: Store, now: int, keep_days: int = KEEP_DAYS) -> int:
    """Delete unfinished tables that were last touched `keep_days` ago, with everything in them. Returns how many."""
    forgotten = (tables.c.finished.is_(None), tables.c.touched < now - keep_days * DAY_MS)
    return await store.tables.execute(delete(tables).where(*forgotten))


async def delete_idle_guests(store: Store, now: int, keep_days: int = KEEP_DAYS) -> int:
    """Delete guests who were last seen `keep_days` ago and who own nothing that is kept. Returns how many."""
    ties = [
        key.parent
        for table in metadata.tables.values()
        for key in table.foreign_keys
        if key.references(guests)
    ]
    unseen = (
        guests.c.seen < now - keep_days * DAY_MS,
        *(~exists().where(tie == guests.c.id) for tie in ties),
    )
    return await store.guests.execute(delete(guests).where(*unseen))
