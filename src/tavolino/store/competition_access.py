"""The gates of competitions: whether they are in everyone's list, and the key that lets somebody organise too."""

from dataclasses import asdict, dataclass
from typing import Final

from sqlalchemy import Connection, delete, insert, select

from tavolino.store.competitions import CompetitionSummary
from tavolino.store.repository import Repository
from tavolino.store.schema import competition_gates, competitions

MAX_LISTED: Final = 100


@dataclass(frozen=True)
class AccessRow:
    """Of the key only the hash is kept; a competition without a gate is nobody's but its owner's."""

    is_public: bool = False
    key_hash: str | None = None


class AccessRepository(Repository):
    """Who is let in to which competition."""

    async def gate(self, competition: str) -> AccessRow:
        ours = select(competition_gates.c.is_public, competition_gates.c.key_hash)
        async with self.reading() as connection:
            found = await connection.execute(ours.where(competition_gates.c.competition_id == competition))
            row = found.one_or_none()
        return AccessRow(*row) if row else AccessRow()

    async def set_gate(self, competition: str, gate: AccessRow) -> None:
        def job(connection: Connection) -> None:
            old = delete(competition_gates).where(competition_gates.c.competition_id == competition)
            connection.execute(old)
            connection.execute(insert(competition_gates).values(competition_id=competition, **asdict(gate)))

        await self.group_commit.run(job)

    async def public_competitions(self, limit: int = MAX_LISTED) -> list[CompetitionSummary]:
        """Those that are in everyone's list, the latest first."""
        shown = select(competitions).join(competition_gates).where(competition_gates.c.is_public)
        latest = shown.order_by(competitions.c.touched.desc(), competitions.c.id).limit(limit)
        async with self.reading() as connection:
            return [CompetitionSummary(**row._mapping) for row in await connection.execute(latest)]
