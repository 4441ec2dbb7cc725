"""The wire, from the outside: requests and sockets of people who know the server only by its address.

It is kept light, so that one core can be a thousand people while the server has the other.
"""

import asyncio
import json
from collections.abc import Callable
from math import ceil
from typing import Any, Final, NamedTuple, cast

from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

LOOK: Final = 0.02
"""The seconds from one look to the next at what is waited for."""
LONGEST: Final = 20.0
"""The seconds after which an answer is no longer waited for."""
LARGEST: Final = 4 * 2**20
ABNORMAL: Final = 1006
"""The code of a socket that ended without a word."""


async def came_true(condition: Callable[[], bool], seconds: float) -> bool:
    """Wait for it, but no longer than that."""
    for _ in range(ceil(seconds / LOOK)):
        if condition():
            return True
        await asyncio.sleep(LOOK)
    return condition()


class Answer(NamedTuple):
    """What a request brought."""

    status: int
    body: bytes


class Unserved(Exception):
    """A request that the server answered, but did not grant."""


class Door(NamedTuple):
    """Where the server is to be found."""

    host: str
    port: int


class Caller(NamedTuple):
    """Somebody who comes to that door, from an address of their own if `source` names one."""

    door: Door
    source: str = ""

    async def ask(self, method: str, path: str, body: object = None, secret: str = "") -> Any:
        """A request that is granted, and its data."""
        answer = await self.call(method, path, body, secret)
        if answer.status >= 400:
            raise Unserved(f"{answer.status} {json.loads(answer.body)['code']}")
        return json.loads(answer.body)

    async def call(self, method: str, path: str, body: object = None, secret: str = "") -> Answer:
        """One request, on a connection of its own."""
        content = b"" if body is None else json.dumps(body).encode()
        head = [f"{method} {path} HTTP/1.1", "Host: {}:{}".format(*self.door), "Connection: close"]
        head += [f"Authorization: Bearer {secret}"] if secret else []
        head += [f"Content-Length: {len(content)}", "Content-Type: application/json"] if content else []
        async with asyncio.timeout(LONGEST):
            reader, writer = await asyncio.open_connection(*self.door, local_addr=self.local)
            try:
                writer.write("\r\n".join([*head, "", ""]).encode() + content)
                return read_answer(await reader.read())
            finally:
                writer.close()

    async def dial(self, path: str, hear: Callable[[bytes], None], gone: Callable[[int], None]) -> "Socket":
        """A socket that is open."""
        loop = asyncio.get_running_loop()
        url = "ws://{}:{}".format(*self.door) + path
        _, line = await loop.create_connection(
            lambda: Socket(url, hear, gone), *self.door, local_addr=self.local
        )
        await line.opened
        return line

    @property
    def local(self) -> tuple[str, int] | None:
        return (self.source, 0) if self.source else None


def read_answer(raw: bytes) -> Answer:
    head, _, body = raw.partition(b"\r\n\r\n")
    words = head.split(None, 2)
    if len(words) < 2:
        raise ConnectionResetError("the server hung up")
    return Answer(int(words[1]), body)


class Socket(asyncio.Protocol):
    """One person's line. What is heard goes to `hear`, the code of its end to `gone`; `say` never waits."""

    def __init__(self, url: str, hear: Callable[[bytes], None], gone: Callable[[int], None]) -> None:
        compression = [ClientPerMessageDeflateFactory()]  # offered, as every browser does
        self.wire = ClientProtocol(parse_uri(url), extensions=compression, max_size=LARGEST)
        self.hear = hear
        self.gone = gone
        self.is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def say(self, word: bytes) -> None:
        if self.wire.state is State.OPEN:
            self.wire.send_text(word)
            self.flush()

    def close(self) -> None:
        if self.wire.state is State.OPEN:
            self.wire.send_close(1000)
            self.flush()

    # -- What the loop tells

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is one in all but name
        self.wire.send_request(self.wire.connect())
        self.flush()

    def data_received(self, data: bytes) -> None:
        self.wire.receive_data(data)
        self.flush()
        self.listen()

    def eof_received(self) -> None:
        self.wire.receive_eof()
        self.listen()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.is_open:
            self.gone(self.wire.close_code or ABNORMAL)
        elif not self.opened.done():
            self.opened.set_exception(ConnectionResetError("the server hung up"))

    # -- Inside

    def listen(self) -> None:
        for event in self.wire.events_received():
            if isinstance(event, Frame):
                if event.opcode is Opcode.TEXT:
                    self.hear(bytes(event.data))
            else:
                self.shake_hands(self.wire.handshake_exc)

    def shake_hands(self, refused: Exception | None) -> None:
        self.is_open = refused is None
        if self.opened.done():
            self.transport.abort()  # nobody waits for it any more
        elif refused:
            self.opened.set_exception(ConnectionRefusedError(str(refused)))
        else:
            self.opened.set_result(None)

    def flush(self) -> None:
        for data in self.wire.data_to_send():
            if data:
                self.transport.write(data)
            elif self.transport.can_write_eof():
                self.transport.write_eof()
