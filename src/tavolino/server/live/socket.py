"""A socket at a table, from the first frame to the last: hello, then requests one after the other.

It is closed with a code that says why, and never with a word: a reason could tell something.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Final, Protocol

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from tavolino.core.language.texts import DEFAULT_LANGUAGE, LANGUAGES
from tavolino.server.config import RateLimit
from tavolino.server.faults import ServerFault
from tavolino.server.live.connection import Connection
from tavolino.server.live.handlers import handle_frame
from tavolino.server.live.live_table import LiveTable
from tavolino.server.live.table_registry import TableRegistry
from tavolino.server.logs import log_error
from tavolino.server.rate_limits import TokenBucket
from tavolino.server.schemas.frames import (
    CLOSE_BAD_FRAME,
    CLOSE_BAD_SECRET,
    CLOSE_FLOOD,
    CLOSE_GOING,
    CLOSE_NO_SUCH_TABLE,
    CLOSE_NOT_WELCOME,
    CLOSE_OUR_FAULT,
    CLOSE_RESTART,
    CLOSE_TOO_BIG,
    CLOSE_TOO_LATE,
    CLOSE_TOO_SLOW,
    MAX_FRAME_BYTES,
    AnyClientFrame,
    BadFrame,
    HelloCommand,
    decode,
)
from tavolino.store.rows import Guest

HELLO_TIMEOUT_S: Final = 10.0
"""Seconds to say hello in."""
SEND_TIMEOUT_S: Final = 20.0
"""Seconds that one frame may take; who needs longer holds up nobody, but has to go."""
FRAME_RATE: Final = RateLimit(20, 40)
CLOSE_CODES: Final = {
    "no-such-table": CLOSE_NO_SUCH_TABLE,
    "bad-token": CLOSE_BAD_SECRET,
    "not-welcome": CLOSE_NOT_WELCOME,
    "full-house": CLOSE_FLOOD,
    "not-kept": CLOSE_RESTART,
}


class Transport(Protocol):
    """One end of a socket."""

    async def receive(self) -> str | bytes | None:
        """The next frame; None: the other end has hung up."""

    async def send(self, frame: str) -> None: ...

    async def close(self, code: int) -> None: ...


class SocketClosed(Exception):
    """This socket has to be closed, with a code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class LitestarTransport:
    """The line that Litestar gives us."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self.socket = socket

    async def receive(self) -> str | bytes | None:
        try:
            message: Any = await self.socket.receive()
        except WebSocketDisconnect:
            return None
        if message["type"] != "websocket.receive":
            return None
        text: str | None = message.get("text")
        return text if text is not None else bytes(message.get("bytes") or b"")

    async def send(self, frame: str) -> None:
        await self.socket.send({"type": "websocket.send", "bytes": None, "text": frame})

    async def close(self, code: int) -> None:
        await self.socket.close(code)


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    """A seat's socket, or a spectator's."""
    await socket.accept()
    await run_socket(LitestarTransport(socket), socket.app.state.tables, table_id)


async def run_socket(line: Transport, hall: TableRegistry, table_id: str) -> None:
    """Serve one socket to its end."""
    try:
        live, visitor = await authenticate(line, hall, table_id)
    except SocketClosed as closed:
        await close_quietly(line, closed.code)
        return
    listening = asyncio.create_task(listen(line, live, visitor, hall.now))
    try:
        await send_outbox(line, live, visitor)
    finally:
        visitor.close_with(CLOSE_GOING)
        if visitor.is_busy:
            await listening  # what is being done is done, for the sake of the others
        listening.cancel()
        live.disconnect(visitor)


# -- Hello


async def authenticate(line: Transport, hall: TableRegistry, table_id: str) -> tuple[LiveTable, Connection]:
    """Who is it? Nothing is told before that is known."""
    hello = await first_frame(line)
    try:
        guest = await hall.guest_by_secret(hello.guest) if hello.guest and hello.secret is None else None
        live = await hall.get(table_id)
        visitor = new_connection(live, hello, guest)
        await live.connect(visitor)
    except ServerFault as trouble:
        raise SocketClosed(CLOSE_CODES[trouble.key]) from trouble
    except Exception as error:
        log_error("nobody let in", error, table=table_id)
        raise SocketClosed(CLOSE_OUR_FAULT) from error
    return live, visitor


async def first_frame(line: Transport) -> HelloCommand:
    try:
        async with asyncio.timeout(HELLO_TIMEOUT_S):
            frame = await line.receive()
    except TimeoutError:
        raise SocketClosed(CLOSE_TOO_LATE) from None
    if frame is None:
        raise SocketClosed(CLOSE_GOING)
    request = decode_frame(frame)
    if not isinstance(request, HelloCommand):
        raise SocketClosed(CLOSE_BAD_FRAME)
    return request


def new_connection(live: LiveTable, hello: HelloCommand, guest: Guest | None) -> Connection:
    """With a seat's secret whoever has that; else a guest who watches."""
    seat = None if hello.secret is None else live.seat_of(hello.secret)
    if seat is None and (hello.secret is not None or guest is None):
        raise ServerFault("bad-token")
    if seat is None and guest is not None:
        live.viewers.spectators.check_may_enter(guest)
    number = hello.number if hello.epoch == live.epoch else None
    return Connection(seat, guest, supported_language(hello.language), number)


def supported_language(language: str) -> str:
    return language[:2].lower() if language[:2].lower() in LANGUAGES else DEFAULT_LANGUAGE


# -- Requests


def decode_frame(frame: str | bytes) -> AnyClientFrame:
    if len(frame) > MAX_FRAME_BYTES:
        raise SocketClosed(CLOSE_TOO_BIG)
    try:
        return decode(frame)
    except BadFrame:
        raise SocketClosed(CLOSE_BAD_FRAME) from None


async def listen(line: Transport, live: LiveTable, visitor: Connection, now: Callable[[], float]) -> None:
    """Do what is asked, until there is nobody to ask or something is wrong with the frames."""
    bucket = TokenBucket(FRAME_RATE, now())
    code = CLOSE_GOING
    try:
        while visitor.close_code is None and (frame := await line.receive()) is not None:
            if bucket.take(now()):
                raise SocketClosed(CLOSE_FLOOD)
            request = decode_frame(frame)
            visitor.is_busy = True
            await handle_frame(live, visitor, request)
            visitor.is_busy = False
    except SocketClosed as closed:
        code = closed.code
    except Exception as error:
        log_error("request failed", error, table=live.id)
        code = CLOSE_OUR_FAULT
    visitor.close_with(code)


# -- Frames to send


async def send_outbox(line: Transport, live: LiveTable, visitor: Connection) -> None:
    """Send what there is to send, until the visitor has to go."""
    try:
        while visitor.outbox or visitor.close_code is None:
            await visitor.wakeup.wait()
            visitor.wakeup.clear()
            while visitor.outbox:
                await send(line, visitor.outbox.popleft() or live.frame(visitor))
    except TimeoutError:
        visitor.close_with(CLOSE_TOO_SLOW)
    except (WebSocketDisconnect, OSError):
        return  # nobody there to close it for
    await close_quietly(line, visitor.close_code or CLOSE_GOING)


async def send(line: Transport, frame: str) -> None:
    async with asyncio.timeout(SEND_TIMEOUT_S):
        await line.send(frame)


async def close_quietly(line: Transport, code: int) -> None:
    try:
        async with asyncio.timeout(1):
            await line.close(code)
    except (TimeoutError, WebSocketDisconnect, OSError, RuntimeError):
        pass  # the other end was quicker, or does not read
