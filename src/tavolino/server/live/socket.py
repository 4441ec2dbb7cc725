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
from tavolino.server.config import Pace
from tavolino.server.faults import Trouble
from tavolino.server.live.connection import Visitor
from tavolino.server.live.handlers import serve
from tavolino.server.live.live_table import LiveTable
from tavolino.server.live.table_registry import Hall
from tavolino.server.logs import tell_error
from tavolino.server.rate_limits import Bucket
from tavolino.server.schemas.frames import (
    BAD_FRAME,
    BAD_SECRET,
    FLOOD,
    GOING,
    LARGEST,
    NO_SUCH_TABLE,
    NOT_WELCOME,
    OUR_FAULT,
    RESTART,
    TOO_BIG,
    TOO_LATE,
    TOO_SLOW,
    BadFrame,
    Hello,
    Requests,
    read,
)
from tavolino.store.rows import Guest

HELLO: Final = 10.0
"""Seconds to say hello in."""
SENDING: Final = 20.0
"""Seconds that one frame may take; who needs longer holds up nobody, but has to go."""
PACE: Final = Pace(20, 40)
CODES: Final = {
    "no-such-table": NO_SUCH_TABLE,
    "bad-token": BAD_SECRET,
    "not-welcome": NOT_WELCOME,
    "full-house": FLOOD,
    "not-kept": RESTART,
}


class Line(Protocol):
    """One end of a socket."""

    async def receive(self) -> str | bytes | None:
        """The next frame; None: the other end has hung up."""

    async def send(self, frame: str) -> None: ...

    async def close(self, code: int) -> None: ...


class Closed(Exception):
    """This socket has to be closed, with a code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class SocketLine:
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
    await attend(SocketLine(socket), socket.app.state.hall, table_id)


async def attend(line: Line, hall: Hall, table_id: str) -> None:
    """Serve one socket to its end."""
    try:
        live, visitor = await admit(line, hall, table_id)
    except Closed as closed:
        await hang_up(line, closed.code)
        return
    listening = asyncio.create_task(listen(line, live, visitor, hall.now))
    try:
        await deliver(line, live, visitor)
    finally:
        visitor.send_away(GOING)
        if visitor.is_busy:
            await listening  # what is being done is done, for the sake of the others
        listening.cancel()
        live.exit(visitor)


# -- Hello


async def admit(line: Line, hall: Hall, table_id: str) -> tuple[LiveTable, Visitor]:
    """Who is it? Nothing is told before that is known."""
    hello = await first_frame(line)
    try:
        guest = await hall.guest_by_secret(hello.guest) if hello.guest and hello.secret is None else None
        live = await hall.get(table_id)
        visitor = visitor_of(live, hello, guest)
        await live.enter(visitor)
    except Trouble as trouble:
        raise Closed(CODES[trouble.key]) from trouble
    except Exception as error:
        tell_error("nobody let in", error, table=table_id)
        raise Closed(OUR_FAULT) from error
    return live, visitor


async def first_frame(line: Line) -> Hello:
    try:
        async with asyncio.timeout(HELLO):
            frame = await line.receive()
    except TimeoutError:
        raise Closed(TOO_LATE) from None
    if frame is None:
        raise Closed(GOING)
    request = understood(frame)
    if not isinstance(request, Hello):
        raise Closed(BAD_FRAME)
    return request


def visitor_of(live: LiveTable, hello: Hello, guest: Guest | None) -> Visitor:
    """With a seat's secret whoever has that; else a guest who watches."""
    seat = None if hello.secret is None else live.seat_of(hello.secret)
    if seat is None and (hello.secret is not None or guest is None):
        raise Trouble("bad-token")
    if seat is None and guest is not None:
        live.audience.gallery.check(guest)
    number = hello.number if hello.epoch == live.epoch else None
    return Visitor(seat, guest, spoken(hello.language), number)


def spoken(language: str) -> str:
    return language[:2].lower() if language[:2].lower() in LANGUAGES else DEFAULT_LANGUAGE


# -- Requests


def understood(frame: str | bytes) -> Requests:
    if len(frame) > LARGEST:
        raise Closed(TOO_BIG)
    try:
        return read(frame)
    except BadFrame:
        raise Closed(BAD_FRAME) from None


async def listen(line: Line, live: LiveTable, visitor: Visitor, now: Callable[[], float]) -> None:
    """Do what is asked, until there is nobody to ask or something is wrong with the frames."""
    bucket = Bucket(PACE, now())
    code = GOING
    try:
        while visitor.code is None and (frame := await line.receive()) is not None:
            if bucket.take(now()):
                raise Closed(FLOOD)
            request = understood(frame)
            visitor.is_busy = True
            await serve(live, visitor, request)
            visitor.is_busy = False
    except Closed as closed:
        code = closed.code
    except Exception as error:
        tell_error("request failed", error, table=live.id)
        code = OUR_FAULT
    visitor.send_away(code)


# -- Frames to send


async def deliver(line: Line, live: LiveTable, visitor: Visitor) -> None:
    """Send what there is to send, until the visitor has to go."""
    try:
        while visitor.waiting or visitor.code is None:
            await visitor.stirs.wait()
            visitor.stirs.clear()
            while visitor.waiting:
                await send(line, visitor.waiting.popleft() or live.frame(visitor))
    except TimeoutError:
        visitor.send_away(TOO_SLOW)
    except (WebSocketDisconnect, OSError):
        return  # nobody there to close it for
    await hang_up(line, visitor.code or GOING)


async def send(line: Line, frame: str) -> None:
    async with asyncio.timeout(SENDING):
        await line.send(frame)


async def hang_up(line: Line, code: int) -> None:
    try:
        async with asyncio.timeout(1):
            await line.close(code)
    except (TimeoutError, WebSocketDisconnect, OSError, RuntimeError):
        pass  # the other end was quicker, or does not read
