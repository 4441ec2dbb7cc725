"""Who is kept out, and what was reported: written by players and by whoever runs the server."""

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, insert, select, update

from tavolino.store.repository import Repository
from tavolino.store.schema import bans, blocks, chat_reports

GUEST_BAN: Final = "guest"
NETWORK_BAN: Final = "network"
TABLE_BAN: Final = "table"
"""What can be banned. A table that is banned is closed."""


@dataclass(frozen=True)
class Ban:
    """`who` is a kind and an id or a network: `guest 1a2b`, `network 192.0.2.0/24`, `table 3c4d`."""

    who: str
    reason: str
    created: int

    @property
    def kind(self) -> str:
        return self.who.partition(" ")[0]

    @property
    def value(self) -> str:
        return self.who.partition(" ")[2]


@dataclass(frozen=True)
class ChatReport:
    """What somebody found wrong in a chat: the last lines of it, as they were then."""

    id: str
    table_id: str
    reporter: str
    reported: str
    lines: str
    created: int
    handled: int | None = None


class ModerationRepository(Repository):
    # -- Bans

    async def ban(self, kind: str, value: str, reason: str, now: int) -> None:
        """To ban somebody twice replaces the reason."""
        who = f"{kind} {value}"

        def job(connection: Connection) -> None:
            connection.execute(delete(bans).where(bans.c.who == who))
            connection.execute(insert(bans).values(who=who, reason=reason, created=now))

        await self.group_commit.run(job)

    async def unban(self, kind: str, value: str) -> bool:
        """Was there such a ban?"""
        return await self.execute(delete(bans).where(bans.c.who == f"{kind} {value}")) > 0

    async def list_bans(self) -> list[Ban]:
        async with self.reading() as connection:
            rows = await connection.execute(select(bans).order_by(bans.c.created, bans.c.who))
            return [Ban(**row._mapping) for row in rows]

    # -- Reports

    async def add_report(self, report: ChatReport) -> None:
        await self.execute(insert(chat_reports).values(**vars(report)))

    async def list_reports(self, with_handled: bool = False) -> list[ChatReport]:
        """The oldest first."""
        found = select(chat_reports).order_by(chat_reports.c.created, chat_reports.c.id)
        if not with_handled:
            found = found.where(chat_reports.c.handled.is_(None))
        async with self.reading() as connection:
            return [ChatReport(**row._mapping) for row in await connection.execute(found)]

    async def handle_report(self, id: str, now: int) -> bool:
        """Was there such a report?"""
        return await self.execute(update(chat_reports).where(chat_reports.c.id == id).values(handled=now)) > 0

    # -- Blocks

    async def block(self, guest: str, blocked: str) -> None:
        def job(connection: Connection) -> None:
            own = (blocks.c.guest == guest, blocks.c.blocked == blocked)
            connection.execute(delete(blocks).where(*own))
            connection.execute(insert(blocks).values(guest=guest, blocked=blocked))

        await self.group_commit.run(job)

    async def unblock_all(self, guest: str) -> int:
        """Returns how many were blocked."""
        return await self.execute(delete(blocks).where(blocks.c.guest == guest))

    async def has_blocked(self, guest: str, other: str) -> bool:
        own = select(blocks.c.guest).where(blocks.c.guest == guest, blocks.c.blocked == other)
        return await self.find_one(own) is not None
