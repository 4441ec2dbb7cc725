"""A slow line to a house: everything comes so much later, and now and then a piece is lost and sent again."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from queue import Queue
from threading import Thread
from urllib.parse import urlsplit

from tavolino.lab.load.server_process import HOST
from tests.browser.house import House

DELAY_S = 0.2
LOST = 0.01
"""The share of pieces that are lost."""
AGAIN_S = 0.6
"""How much later a lost piece comes: it is missed, asked for, and sent again. What follows waits for it."""
PIECE_BYTES = 1400
"""As much as goes into one packet."""


class SlowLine:
    """A proxy that passes everything on, in order and late."""

    def __init__(self, house: House) -> None:
        self.host, self.port = urlsplit(house.address).hostname, urlsplit(house.address).port
        self.lots = random.Random(16)
        self.ends: list[asyncio.StreamWriter] = []

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(self.host, self.port)
        self.ends += [writer, back]
        await asyncio.gather(self.carry(reader, back), self.carry(there, writer))

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One way: pieces are taken at once, and given on in their order when they are due."""
        pieces: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        giving = asyncio.create_task(self.give(pieces, writer))
        with suppress(ConnectionError):
            while piece := await reader.read(PIECE_BYTES):
                pieces.put_nowait((self.due(), piece))
        pieces.put_nowait((self.due(), b""))
        await giving

    def due(self) -> float:
        is_lost = self.lots.random() < LOST
        return asyncio.get_running_loop().time() + DELAY_S + is_lost * AGAIN_S

    async def give(self, pieces: asyncio.Queue[tuple[float, bytes]], writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while True:
                due, piece = await pieces.get()
                await asyncio.sleep(due - asyncio.get_running_loop().time())
                if not piece:
                    break
                writer.write(piece)
                await writer.drain()
        writer.close()

    async def serve(self, address: Queue[str], is_over: asyncio.Event) -> None:
        server = await asyncio.start_server(self.connect, HOST, 0)
        address.put(f"http://{HOST}:{server.sockets[0].getsockname()[1]}")
        await is_over.wait()
        server.close()
        for end in self.ends:
            end.transport.abort()
        await asyncio.sleep(0)


@contextmanager
def slow_line(house: House) -> Iterator[House]:
    """The same house at the other end of such a line, which has a thread of its own."""
    line, address, loops = SlowLine(house), Queue[str](), Queue[asyncio.AbstractEventLoop]()
    is_over = asyncio.Event()

    async def run() -> None:
        loops.put(asyncio.get_running_loop())
        await line.serve(address, is_over)

    thread = Thread(target=lambda: asyncio.run(run()))
    thread.start()
    try:
        yield House(address.get())
    finally:
        loops.get().call_soon_threadsafe(is_over.set)
        thread.join()
