"""The gates of competitions: whether they are in everyone's list, and the key that lets somebody organise too."""

from dataclasses import asdict, dataclass
from typing import Final

from sqlalchemy import Connection, delete, insert, select

from tavolino.store.competitions import ListedCompetition
from tavolino.store.repository import Shelf
from tavolino.store.schema import competition_gates, competitions

MOST_LISTED: Final = 100


@dataclass(frozen=True)
class Gate:
    """Of the key only the hash is kept; a competition without a gate is nobody's but its owner's."""

    is_public: bool = False
    key_hash: str | None = None


class Gates(Shelf):
    """Who is let in to which competition."""

    async def gate(self, competition: str) -> Gate:
        ours = select(competition_gates.c.is_public, competition_gates.c.key_hash)
        async with self.reading() as connection:
            found = await connection.execute(ours.where(competition_gates.c.competition_id == competition))
            row = found.one_or_none()
        return Gate(*row) if row else Gate()

    async def set_gate(self, competition: str, gate: Gate) -> None:
        def job(connection: Connection) -> None:
            old = delete(competition_gates).where(competition_gates.c.competition_id == competition)
            connection.execute(old)
            connection.execute(insert(competition_gates).values(competition_id=competition, **asdict(gate)))

        await self.ledger.do(job)

    async def public_competitions(self, limit: int = MOST_LISTED) -> list[ListedCompetition]:
        """Those that are in everyone's list, the latest first."""
        shown = select(competitions).join(competition_gates).where(competition_gates.c.is_public)
        latest = shown.order_by(competitions.c.touched.desc(), competitions.c.id).limit(limit)
        async with self.reading() as connection:
            return [ListedCompetition(**row._mapping) for row in await connection.execute(latest)]
