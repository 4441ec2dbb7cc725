"""DeviceRepository: the browsers of a guest. Each has a secret of its own, so that each can be sent away."""

from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, insert, select, update

from tavolino.store.repository import Repository
from tavolino.store.schema import devices, guests, recovery_phrases


@dataclass(frozen=True)
class Device:
    """A browser that knows a secret of the guest."""

    id: str
    guest: str
    secret_hash: str
    label: str
    created: int
    seen: int


class DeviceRepository(Repository):
    async def add(self, device: Device) -> None:
        await self.execute(insert(devices).values(**vars(device)))

    async def list_of_guest(self, guest: str) -> list[Device]:
        """The latest first."""
        own = select(devices).where(devices.c.guest == guest)
        async with self.reading() as connection:
            rows = await connection.execute(own.order_by(devices.c.created.desc(), devices.c.id))
            return [Device(**row._mapping) for row in rows]

    async def count_of_guest(self, guest: str) -> int:
        own = select(func.count()).select_from(devices).where(devices.c.guest == guest)
        return await self.find_one(own) or 0

    async def delete(self, guest: str, id: str) -> bool:
        """Was there such a device?"""
        return await self.execute(delete(devices).where(devices.c.guest == guest, devices.c.id == id)) > 0

    async def mark_seen(self, secret_hash: str, now: int) -> None:
        await self.execute(update(devices).where(devices.c.secret_hash == secret_hash).values(seen=now))

    async def forget_first_secret(self, guest: str) -> None:
        """The secret that the guest was given at the beginning opens nothing any more."""
        gone = f"gone {guest}"
        await self.execute(update(guests).where(guests.c.id == guest).values(secret_hash=gone))

    # -- The recovery phrase

    async def set_phrase(self, guest: str, phrase_hash: str) -> None:
        """A guest has one: a new one takes the place of the old."""

        def job(connection: Connection) -> None:
            connection.execute(delete(recovery_phrases).where(recovery_phrases.c.guest == guest))
            connection.execute(insert(recovery_phrases).values(guest=guest, phrase_hash=phrase_hash))

        await self.group_commit.run(job)

    async def guest_by_phrase(self, phrase_hash: str) -> str | None:
        """The id of a guest."""
        own = recovery_phrases.c.phrase_hash == phrase_hash
        return await self.find_one(select(recovery_phrases.c.guest).where(own))
