"""Access to competitions: whether one is in the public list, and the key that lets somebody else organise it."""

from dataclasses import asdict, dataclass
from typing import Final

from sqlalchemy import Connection, delete, insert, select

from tavolino.competitions.storage import CompetitionSummary
from tavolino.store.repository import Repository
from tavolino.store.schema import competition_gates, competitions

MAX_LISTED: Final = 100


@dataclass(frozen=True)
class AccessRow:
    """Only the hash of the key is kept. A competition without a row is not listed and has no key."""

    is_public: bool = False
    key_hash: str | None = None


class AccessRepository(Repository):
    """Who may see a competition in the list, and who may organise it."""

    async def get(self, competition: str) -> AccessRow:
        ours = select(competition_gates.c.is_public, competition_gates.c.key_hash)
        async with self.reading() as connection:
            result = await connection.execute(ours.where(competition_gates.c.competition_id == competition))
            row = result.one_or_none()
        return AccessRow(*row) if row else AccessRow()

    async def set(self, competition: str, row: AccessRow) -> None:
        def job(connection: Connection) -> None:
            old = delete(competition_gates).where(competition_gates.c.competition_id == competition)
            connection.execute(old)
            connection.execute(insert(competition_gates).values(competition_id=competition, **asdict(row)))

        await self.group_commit.run(job)

    async def list_public(self, limit: int = MAX_LISTED) -> list[CompetitionSummary]:
        """The competitions in the public list, the latest first."""
        shown = select(competitions).join(competition_gates).where(competition_gates.c.is_public)
        latest = shown.order_by(competitions.c.touched.desc(), competitions.c.id).limit(limit)
        async with self.reading() as connection:
            return [CompetitionSummary(**row._mapping) for row in await connection.execute(latest)]
