"""Several workers, each with a line of its own to one PostgreSQL."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from tavolino.lab.cluster.breakable_line import CutLine
from tavolino.lab.cluster.postgres_server import USER, PostgresServer
from tavolino.lab.load.client import ServerAddress
from tavolino.lab.load.server_process import HOST, ServerProcess

WORKER_OF_PID = "SELECT id FROM workers WHERE pid = $1 ORDER BY started DESC LIMIT 1"


class WorkerProcesses:
    """`processes` and their `lines` to the database, by address."""

    def __init__(self, postgres: PostgresServer, database: str, folder: Path, workers: int) -> None:
        self.postgres = postgres
        self.database = database
        self.folder = folder
        self.count = workers
        self.processes: dict[ServerAddress, ServerProcess] = {}
        self.lines: dict[ServerAddress, CutLine] = {}

    @property
    def addresses(self) -> list[ServerAddress]:
        return [*self.processes]

    async def start(self) -> None:
        """The first one makes the tables of the database, all others come together."""
        for number in range(self.count):
            line = CutLine(self.postgres.socket)
            await line.start()
            url = f"postgresql://{USER}@{HOST}:{line.port}/{self.database}"
            process = ServerProcess(url, self.folder, name=f"worker{number}")
            self.processes[process.address], self.lines[process.address] = process, line
        first, *others = self.processes.values()
        await first.start()
        await asyncio.gather(*(process.start() for process in others))

    async def stop(self) -> None:
        await asyncio.gather(*(process.stop() for process in self.processes.values()))
        for line in self.lines.values():
            await line.stop()

    async def read(self, query: str, *values: Any) -> list[Any]:
        """From the database itself."""
        connection = await asyncpg.connect(self.postgres.url(self.database))
        try:
            return list(await connection.fetch(query, *values))
        finally:
            await connection.close()

    async def drain(self, address: ServerAddress) -> None:
        """As an operator does it. Returns when its process has ended."""
        process = self.processes[address].process
        [[worker]] = await self.read(WORKER_OF_PID, process.pid)
        command = [sys.executable, "-m", "tavolino", "cluster", "drain", worker]
        url = self.postgres.url(self.database)
        with (self.folder / "drain.log").open("ab") as log:
            asked = await asyncio.create_subprocess_exec(*command, "--db", url, stdout=log, stderr=log)
            await asked.wait()
        await process.wait()


@asynccontextmanager
async def running_workers(
    postgres: PostgresServer, database: str, folder: Path, workers: int
) -> AsyncIterator[WorkerProcesses]:
    cluster = WorkerProcesses(postgres, database, folder, workers)
    try:
        await cluster.start()
        yield cluster
    finally:
        await cluster.stop()
