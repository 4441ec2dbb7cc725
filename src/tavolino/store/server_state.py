"""Numbers that outlive a restart of the server."""

from typing import Final

from sqlalchemy import Connection, insert, select, update

from tavolino.store.repository import Repository
from tavolino.store.schema import server_state

UPTIME_MS: Final = "uptime"
"""How long the server has run, all its runs together."""
CHECKED_AT: Final = "checked"
"""When it was last tried whether anything can be written."""


class ServerStateRepository(Repository):
    async def get(self, name: str) -> int:
        """0 if it was never set."""
        return await self.find_one(select(server_state.c.value).where(server_state.c.name == name)) or 0

    async def set(self, name: str, value: int) -> None:
        def job(connection: Connection) -> None:
            own = update(server_state).where(server_state.c.name == name)
            if not connection.execute(own.values(value=value)).rowcount:
                connection.execute(insert(server_state).values(name=name, value=value))

        await self.group_commit.run(job)
