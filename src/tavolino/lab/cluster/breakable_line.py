"""The line from one worker to PostgreSQL, which can be cut or go silent, as lines between machines do."""

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Final

from tavolino.lab.load.server_process import HOST

CHUNK_BYTES: Final = 2**16


class CutLine:
    """Passes on what comes to a port of this computer to a socket of PostgreSQL, both ways."""

    def __init__(self, target: Path) -> None:
        self.target = str(target)
        self.is_cut = False
        self.flows = asyncio.Event()
        self.flows.set()
        self.writers: set[asyncio.StreamWriter] = set()
        self.tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        self.server = await asyncio.start_server(self.accept, HOST, 0)
        self.port: int = self.server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        self.server.close()
        self.cut()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def cut(self) -> None:
        """All connections break, and there are no new ones."""
        self.is_cut = True
        for writer in self.writers:
            writer.transport.abort()

    def silence(self) -> None:
        """Nothing breaks, and nothing comes through."""
        self.flows.clear()

    def mend(self) -> None:
        """What is new comes through. What went silent breaks, as after a change of the network."""
        if not self.flows.is_set():
            self.cut()
        self.flows.set()
        self.is_cut = False

    async def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        if self.is_cut:
            writer.transport.abort()
            return
        try:
            there_reader, there_writer = await asyncio.open_unix_connection(self.target)
        except OSError:
            writer.transport.abort()
            return
        pair = {writer, there_writer}
        self.writers |= pair
        try:
            await asyncio.gather(self.pass_on(reader, there_writer), self.pass_on(there_reader, writer))
        finally:
            self.writers -= pair
            for each in pair:
                each.transport.abort()

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, RuntimeError):  # uvloop raises the latter where the line has just been cut
            while data := await reader.read(CHUNK_BYTES):
                await self.flows.wait()
                writer.write(data)
                await writer.drain()
        writer.transport.abort()
