"""A light HTTP and WebSocket client, so that one core can play a thousand people while the server has the other."""

import asyncio
import json
from collections.abc import Callable
from math import ceil
from typing import Any, Final, NamedTuple, Protocol, cast

from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

POLL_INTERVAL_S: Final = 0.02
"""How often a condition is checked while it is waited for."""
ANSWER_TIMEOUT_S: Final = 20.0
"""After this an answer is no longer waited for."""
MAX_FRAME_BYTES: Final = 4 * 2**20
ABNORMAL_CLOSE_CODE: Final = 1006
"""The close code of a connection that broke off."""


async def wait_until(condition: Callable[[], bool], seconds: float) -> bool:
    """Wait until the condition holds, at most so many seconds. Returns whether it holds."""
    for _ in range(ceil(seconds / POLL_INTERVAL_S)):
        if condition():
            return True
        await asyncio.sleep(POLL_INTERVAL_S)
    return condition()


class HttpAnswer(NamedTuple):
    """The answer to a request."""

    status: int
    body: bytes


class RequestRefused(Exception):
    """The server answered a request with an error."""


class ServerAddress(NamedTuple):
    """Host and port of the server."""

    host: str
    port: int


class Caller(Protocol):
    """Asks a server, wherever it is."""

    async def request_json(self, method: str, path: str, body: object = None, secret: str = "") -> Any:
        """Send a request and return its data. An error of the server is raised."""

    async def request(self, method: str, path: str, body: object = None, secret: str = "") -> HttpAnswer: ...

    async def open_socket(
        self, path: str, hear: Callable[[bytes], None], gone: Callable[[int], None]
    ) -> "ClientSocket":
        """Open a socket and wait until it is open."""


def read_json(answer: HttpAnswer) -> Any:
    """The data of an answer. An error of the server is raised."""
    try:
        data = json.loads(answer.body)
    except ValueError:  # a server that ends says no more than that
        raise ConnectionResetError("the server hung up") from None
    if answer.status >= 400:
        raise RequestRefused(f"{answer.status} {data['code']}")
    return data


class LoadClient(NamedTuple):
    """A client of that server, with a source address of its own if one is given."""

    server: ServerAddress
    source_address: str = ""

    async def request_json(self, method: str, path: str, body: object = None, secret: str = "") -> Any:
        return read_json(await self.request(method, path, body, secret))

    async def request(self, method: str, path: str, body: object = None, secret: str = "") -> HttpAnswer:
        """Send one request on a new connection."""
        content = b"" if body is None else json.dumps(body).encode()
        head = [f"{method} {path} HTTP/1.1", "Host: {}:{}".format(*self.server), "Connection: close"]
        head += [f"Authorization: Bearer {secret}"] if secret else []
        head += [f"Content-Length: {len(content)}", "Content-Type: application/json"] if content else []
        async with asyncio.timeout(ANSWER_TIMEOUT_S):
            reader, writer = await asyncio.open_connection(*self.server, local_addr=self.local_address)
            try:
                writer.write("\r\n".join([*head, "", ""]).encode() + content)
                return parse_http_answer(await reader.read())
            finally:
                writer.close()

    async def open_socket(
        self, path: str, hear: Callable[[bytes], None], gone: Callable[[int], None]
    ) -> "ClientSocket":
        loop = asyncio.get_running_loop()
        url = "ws://{}:{}".format(*self.server) + path
        _, line = await loop.create_connection(
            lambda: ClientSocket(url, hear, gone), *self.server, local_addr=self.local_address
        )
        await line.opening
        return line

    @property
    def local_address(self) -> tuple[str, int] | None:
        return (self.source_address, 0) if self.source_address else None


def parse_http_answer(raw: bytes) -> HttpAnswer:
    head, _, body = raw.partition(b"\r\n\r\n")
    words = head.split(None, 2)
    if len(words) < 2:
        raise ConnectionResetError("the server hung up")
    return HttpAnswer(int(words[1]), body)


class ClientSocket(asyncio.Protocol):
    """One player's socket. Frames go to `on_frame`, the close code to `on_close`; `send` never waits."""

    def __init__(self, url: str, hear: Callable[[bytes], None], gone: Callable[[int], None]) -> None:
        compression = [ClientPerMessageDeflateFactory()]  # offered, as every browser does
        self.protocol = ClientProtocol(parse_uri(url), extensions=compression, max_size=MAX_FRAME_BYTES)
        self.on_frame = hear
        self.on_close = gone
        self.is_open = False
        self.opening: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def send(self, word: bytes) -> None:
        if self.protocol.state is State.OPEN:
            self.protocol.send_text(word)
            self.flush()

    def close(self) -> None:
        if self.protocol.state is State.OPEN:
            self.protocol.send_close(1000)
            self.flush()

    # -- Called by the event loop

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is one in all but name
        self.protocol.send_request(self.protocol.connect())
        self.flush()

    def data_received(self, data: bytes) -> None:
        self.protocol.receive_data(data)
        self.flush()
        self.handle_events()

    def eof_received(self) -> None:
        self.protocol.receive_eof()
        self.handle_events()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.is_open:
            self.on_close(self.protocol.close_code or ABNORMAL_CLOSE_CODE)
        elif not self.opening.done():
            self.opening.set_exception(ConnectionResetError("the server hung up"))

    # -- Inside

    def handle_events(self) -> None:
        for event in self.protocol.events_received():
            if isinstance(event, Frame):
                if event.opcode is Opcode.TEXT:
                    self.on_frame(bytes(event.data))
            else:
                self.finish_handshake(self.protocol.handshake_exc)

    def finish_handshake(self, refused: Exception | None) -> None:
        self.is_open = refused is None
        if self.opening.done():
            self.transport.abort()  # nobody waits for it any more
        elif refused:
            self.opening.set_exception(ConnectionRefusedError(str(refused)))
        else:
            self.opening.set_result(None)

    def flush(self) -> None:
        for data in self.protocol.data_to_send():
            if data:
                self.transport.write(data)
            elif self.transport.can_write_eof():
                self.transport.write_eof()
