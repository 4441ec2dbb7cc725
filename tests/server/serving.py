"""A server on a real socket, in the loop of the test: for what happens below HTTP."""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import uvicorn
from litestar import Litestar

from tavolino.server.app import create_app
from tavolino.server.config import ServerConfig
from tavolino.server.connections.guard import ConnectionGuard
from tavolino.server.run import PreparedServer, new_guard

HOST = "127.0.0.1"


async def until(is_so: Callable[[], object]) -> None:
    while not is_so():  # noqa: ASYNC110 (what is awaited knows no events)
        await asyncio.sleep(0.01)


class QuietUvicorn(uvicorn.Server):
    """Leaves signals to the test."""

    def install_signal_handlers(self) -> None:
        """None."""


@dataclass
class Serving:
    port: int
    app: Litestar
    guard: ConnectionGuard

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(HOST, self.port)

    async def ask(self, path: str = "/health", head: str = "") -> bytes:
        """A whole answer, on a connection of its own."""
        reader, writer = await self.connect()
        try:
            writer.write(f"GET {path} HTTP/1.1\r\nHost: {HOST}\r\nConnection: close\r\n{head}\r\n".encode())
            return await reader.read()
        finally:
            writer.close()

    @property
    def socket_url(self) -> str:
        return f"ws://{HOST}:{self.port}/ws/tables/nothing"


@asynccontextmanager
async def start_server(folder: Path, **settings: Any) -> AsyncIterator[Serving]:
    config = ServerConfig(database_url=f"sqlite:///{folder / 'tavolino.db'}", **settings)
    app, guard = create_app(config), new_guard(config)
    listening = socket.create_server((HOST, 0))
    uvicorn_config = PreparedServer(config, [listening]).uvicorn_config(app, guard)
    server = QuietUvicorn(uvicorn_config)
    running = asyncio.create_task(server._serve([listening]))
    await until(lambda: server.started or running.done())
    try:
        yield Serving(listening.getsockname()[1], app, guard)
    finally:
        server.should_exit = True
        await running
