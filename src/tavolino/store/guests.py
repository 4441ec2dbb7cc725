"""Guests: a name and the hash of a secret."""

from sqlalchemy import insert, select, update

from tavolino.live.rows import Guest
from tavolino.store.repository import Repository
from tavolino.store.schema import guests

GUEST = select(guests.c.id, guests.c.name, guests.c.language, guests.c.created, guests.c.seen)


class GuestRepository(Repository):
    """Everyone who has ever been here."""

    async def add(self, id: str, name: str, language: str, secret_hash: str, now: int) -> None:
        row = {"id": id, "name": name, "language": language, "secret_hash": secret_hash}
        await self.execute(insert(guests).values(**row, created=now, seen=now))

    async def by_secret(self, secret_hash: str) -> Guest | None:
        async with self.reading() as connection:
            result = await connection.execute(GUEST.where(guests.c.secret_hash == secret_hash))
            row = result.one_or_none()
        return Guest(*row) if row else None

    async def rename(self, id: str, name: str, language: str) -> None:
        await self.execute(update(guests).where(guests.c.id == id).values(name=name, language=language))

    async def mark_seen(self, id: str, now: int) -> None:
        await self.execute(update(guests).where(guests.c.id == id).values(seen=now))
