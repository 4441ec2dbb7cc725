"""Deletes what is not kept for ever: matches that nobody goes on with, and guests who own nothing here."""

from typing import Final

from sqlalchemy import delete, exists, select, update

from tavolino.store.schema import guests, metadata, seats, tables
from tavolino.store.store import Store

DAY_MS: Final = 86_400_000
KEEP_DAYS: Final = 60
ARCHIVE_DAYS: Final = 14
"""Between the day that a table is archived and the day that it is deleted."""
MAX_DELETED: Final = 500
"""Tables that are deleted in one go."""
BOT_MATCH_DAYS: Final = 7
"""Between the end of a match that only bots have played and the day that it is forgotten."""


async def archive_stale_tables(store: Store, now: int, keep_days: int = KEEP_DAYS) -> int:
    """Archive unfinished tables that were last touched `keep_days` ago. Returns how many.

    Nobody sees a difference but in the lists, and whoever plays on there takes the table out again. So a clock that
    was wrong for a while has done no harm.
    """
    untouched = (tables.c.finished.is_(None), tables.c.touched < now - keep_days * DAY_MS)
    fresh = update(tables).where(*untouched, tables.c.archived.is_(None))
    return await store.tables.execute(fresh.values(archived=now))


async def delete_archived_tables(store: Store, now: int, most: int = MAX_DELETED) -> int:
    """Delete what was archived some days ago, with everything in it; only so many at once. Returns how many."""
    old = select(tables.c.id).where(
        tables.c.finished.is_(None), tables.c.archived < now - ARCHIVE_DAYS * DAY_MS
    )
    oldest = old.order_by(tables.c.archived, tables.c.id).limit(most)
    return await store.tables.execute(delete(tables).where(tables.c.id.in_(oldest)))


async def delete_bot_matches(store: Store, now: int) -> int:
    """Delete finished matches that no person played, some days after their end. Returns how many."""
    by_people = exists().where(seats.c.table_id == tables.c.id, seats.c.guest.is_not(None))
    old = (tables.c.finished < now - BOT_MATCH_DAYS * DAY_MS, ~by_people)
    return await store.tables.execute(delete(tables).where(*old))


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
