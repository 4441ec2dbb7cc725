"""Guests: a name and the hash of a secret."""

from sqlalchemy import insert, or_, select, update

from tavolino.live.rows import Guest
from tavolino.store.repository import Repository
from tavolino.store.schema import devices, guests

GUEST = select(guests.c.id, guests.c.name, guests.c.language, guests.c.created, guests.c.seen)


class GuestRepository(Repository):
    """Everyone who has ever been here."""

    async def add(self, id: str, name: str, language: str, secret_hash: str, now: int) -> None:
        row = {"id": id, "name": name, "language": language, "secret_hash": secret_hash}
        await self.execute(insert(guests).values(**row, created=now, seen=now))

    async def by_secret(self, secret_hash: str) -> Guest | None:
        """By the secret that the guest began with, or that of another device."""
        of_device = select(devices.c.guest).where(devices.c.secret_hash == secret_hash).scalar_subquery()
        known = or_(guests.c.secret_hash == secret_hash, guests.c.id == of_device)
        async with self.reading() as connection:
            row = (await connection.execute(GUEST.where(known))).one_or_none()
        return Guest(*row) if row else None

    async def has_first_secret(self, id: str) -> bool:
        """Is the secret that the guest began with still good?"""
        return await self.find_one(select(guests.c.secret_hash).where(guests.c.id == id)) != f"gone {id}"

    async def rename(self, id: str, name: str, language: str) -> None:
        await self.execute(update(guests).where(guests.c.id == id).values(name=name, language=language))

    async def mark_seen(self, id: str, now: int) -> None:
        await self.execute(update(guests).where(guests.c.id == id).values(seen=now))
