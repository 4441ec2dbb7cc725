"""What is not kept for ever: matches that nobody goes on with, and guests of whom nothing is left here."""

from typing import Final

from sqlalchemy import delete, exists

from tavolino.store.schema import guests, metadata, tables
from tavolino.store.store import Store

DAY_MS: Final = 86_400_000
KEEP_DAYS: Final = 60


async def delete_stale_tables(store: Store, now: int, keep_days: int = KEEP_DAYS) -> int:
    """Delete unfinished tables that nobody has touched for so long, with all that belongs to them; how many."""
    forgotten = (tables.c.finished.is_(None), tables.c.touched < now - keep_days * DAY_MS)
    return await store.execute(delete(tables).where(*forgotten))


async def delete_idle_guests(store: Store, now: int, keep_days: int = KEEP_DAYS) -> int:
    """Forget guests who have not been here for so long, and of whom nothing speaks that is kept; how many."""
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
    return await store.execute(delete(guests).where(*unseen))
