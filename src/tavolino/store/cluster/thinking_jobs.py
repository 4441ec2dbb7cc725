"""ThoughtRepository: bots that wait for somebody to think for them, anywhere.

A question is its position: whoever asks for the same again gets the same row, and its answer fits nothing else.
"""

from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final

import msgspec
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from tavolino.store.database import NOW_MS

PATIENCE: Final = 3
"""Whoever is silent for so many times the time to think has died: the question is free again."""
MIN_PATIENCE_MS: Final = 1_500
KEEP_MS: Final = 60_000

Moves = list[tuple[int, int]]

ASK: Final = f"""
INSERT INTO thinking (table_id, seat, position, moves, limit_s, asker, asked)
VALUES (:table, :seat, :position, :moves, :limit, :asker, {NOW_MS}) ON CONFLICT DO NOTHING
"""
TAKE: Final = f"""
UPDATE thinking SET taken_by = :me,
  taken_until = {NOW_MS} + greatest({MIN_PATIENCE_MS}, (coalesce(limit_s, 1) * 1000 * {PATIENCE})::bigint)
WHERE (table_id, seat, position) = (
  SELECT q.table_id, q.seat, q.position FROM thinking q
  WHERE q.answer IS NULL AND (q.taken_until IS NULL OR q.taken_until < {NOW_MS})
  ORDER BY (
    SELECT count(*) FROM thinking o WHERE o.asker = q.asker AND o.answer IS NULL AND o.taken_until >= {NOW_MS}
  ), q.asked LIMIT 1 FOR UPDATE SKIP LOCKED
) RETURNING table_id, seat, position, moves, limit_s, (SELECT head FROM tables WHERE id = table_id) AS head
"""
ANSWER: Final = """
UPDATE thinking SET answer = :answer WHERE table_id = :table AND seat = :seat AND position = :position
AND answer IS NULL AND taken_by = :me
"""


@dataclass(frozen=True)
class Thought:
    """A question that was taken."""

    table_id: str
    seat: int
    position: str
    moves: Moves
    limit_s: float | None
    head: str


def position_key(moves: Moves) -> str:
    return blake2b(msgspec.json.encode(moves), digest_size=16).hexdigest()


class ThoughtRepository:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def execute(self, statement: str, **values: Any) -> list[Any]:
        async with self.engine.begin() as connection:
            found = await connection.execute(text(statement), values)
            return list(found.all()) if found.returns_rows else []

    async def ask(self, table_id: str, seat: int, moves: Moves, limit_s: float | None, asker: str) -> str:
        """Returns the key of the position."""
        position = position_key(moves)
        lines = msgspec.json.encode(moves).decode()
        await self.execute(
            ASK, table=table_id, seat=seat, position=position, moves=lines, limit=limit_s, asker=asker
        )
        return position

    async def answer_to(self, table_id: str, seat: int, position: str) -> int | None:
        own = "SELECT answer FROM thinking WHERE table_id = :table AND seat = :seat AND position = :position"
        rows = await self.execute(own, table=table_id, seat=seat, position=position)
        return rows[0].answer if rows else None

    async def take(self, me: str) -> Thought | None:
        """The next question that nobody thinks about; of whoever has the fewest in work."""
        rows = await self.execute(TAKE, me=me)
        if not rows:
            return None
        row = rows[0]
        return Thought(
            row.table_id,
            row.seat,
            row.position,
            msgspec.json.decode(row.moves, type=Moves),
            row.limit_s,
            row.head,
        )

    async def answer(self, thought: Thought, move: int, me: str) -> None:
        """Too late where it was given to somebody else meanwhile."""
        await self.execute(
            ANSWER, answer=move, table=thought.table_id, seat=thought.seat, position=thought.position, me=me
        )

    async def sweep(self) -> None:
        """Nobody waits for these any more."""
        await self.execute(f"DELETE FROM thinking WHERE asked < {NOW_MS} - {KEEP_MS}")
