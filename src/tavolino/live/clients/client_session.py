"""One client at a table, from its first frame to its last: hello, then requests one after the other.

A connection is closed with a code that says why, and never with words: a reason could tell something.
"""

import asyncio
from collections.abc import Callable
from typing import Final

from tavolino.core.language.texts import DEFAULT_LANGUAGE, LANGUAGES
from tavolino.live.clients.handlers import handle_frame
from tavolino.live.faults import LiveFault
from tavolino.live.frames.client_frames import MAX_FRAME_BYTES, AnyClientFrame, BadFrame, HelloCommand, decode
from tavolino.live.frames.close_codes import (
    CLOSE_BAD_FRAME,
    CLOSE_BAD_SECRET,
    CLOSE_DAILY_NOT_PLAYED,
    CLOSE_FLOOD,
    CLOSE_GOING,
    CLOSE_NO_SUCH_TABLE,
    CLOSE_NOT_WELCOME,
    CLOSE_OUR_FAULT,
    CLOSE_RESTART,
    CLOSE_TOO_BIG,
    CLOSE_TOO_LATE,
    CLOSE_TOO_SLOW,
)
from tavolino.live.guards.rate_limits import RateLimit, TokenBucket
from tavolino.live.live_table import LiveTable
from tavolino.live.logs import log_error
from tavolino.live.ports import Transport, TransportClosed
from tavolino.live.reading_rights import check_reader
from tavolino.live.rows import Guest
from tavolino.live.table_registry import TableRegistry
from tavolino.live.viewers.connection import Connection

HELLO_TIMEOUT_S: Final = 10.0
SEND_TIMEOUT_S: Final = 20.0
"""For one frame. A slower client holds up nobody, but is disconnected."""
CLOSE_TIMEOUT_S: Final = 1.0
FRAME_RATE: Final = RateLimit(20, 40)
CLOSE_CODES: Final = {
    "no-such-table": CLOSE_NO_SUCH_TABLE,
    "bad-token": CLOSE_BAD_SECRET,
    "not-welcome": CLOSE_NOT_WELCOME,
    "daily-not-played": CLOSE_DAILY_NOT_PLAYED,
    "deal-sealed": CLOSE_DAILY_NOT_PLAYED,
    "full-house": CLOSE_FLOOD,
    "not-kept": CLOSE_RESTART,
    "asleep": CLOSE_OUR_FAULT,
}


class SessionClosed(Exception):
    """This client has to be disconnected, with a code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


async def run_session(transport: Transport, registry: TableRegistry, table_id: str) -> None:
    """Serve one client to its end."""
    try:
        live, connection = await authenticate(transport, registry, table_id)
    except SessionClosed as closed:
        await close_quietly(transport, closed.code)
        return
    reading = asyncio.create_task(read_frames(transport, live, connection, registry.now))
    try:
        await Sender(transport, live, connection).run()
    finally:
        connection.close_with(CLOSE_GOING)
        if connection.is_busy:
            await reading  # a change that has begun is finished, for the sake of the others
        reading.cancel()
        live.disconnect(connection)


# -- Hello


async def authenticate(
    transport: Transport, registry: TableRegistry, table_id: str
) -> tuple[LiveTable, Connection]:
    """Who is it? Nothing is sent before that is known."""
    hello = await first_frame(transport)
    try:
        guest = await registry.guest_by_secret(hello.guest) if hello.guest and hello.secret is None else None
        live = await registry.get(table_id)
        if guest is not None:
            check_not_banned(registry, guest.id)
            registry.note_address(guest, transport.address)
        connection = new_connection(live, hello, guest, transport.address)
        if connection.seat is not None:
            check_not_banned(registry, live.holders[connection.seat].guest or "")
        await check_reader(live, guest, connection.seat)
        await live.connect(connection)
    except LiveFault as fault:
        raise SessionClosed(CLOSE_CODES[fault.key]) from fault
    except Exception as error:
        log_error("nobody let in", error, table=table_id)
        raise SessionClosed(CLOSE_OUR_FAULT) from error
    return live, connection


def check_not_banned(registry: TableRegistry, guest_id: str) -> None:
    if registry.is_banned(guest_id):
        raise LiveFault("not-welcome")


async def first_frame(transport: Transport) -> HelloCommand:
    try:
        async with asyncio.timeout(HELLO_TIMEOUT_S):
            frame = await transport.receive()
    except TimeoutError:
        raise SessionClosed(CLOSE_TOO_LATE) from None
    if frame is None:
        raise SessionClosed(CLOSE_GOING)
    command = decode_frame(frame)
    if not isinstance(command, HelloCommand):
        raise SessionClosed(CLOSE_BAD_FRAME)
    return command


def new_connection(
    live: LiveTable, hello: HelloCommand, guest: Guest | None, address: str = ""
) -> Connection:
    """A connection of a seat, by the seat's secret; else of a guest who watches."""
    seat = None if hello.secret is None else live.seat_of(hello.secret)
    if seat is None and (hello.secret is not None or guest is None):
        raise LiveFault("bad-token")
    if seat is None and guest is not None:
        live.viewers.spectators.check_may_enter(guest, address)
    number = hello.number if hello.epoch == live.epoch else None
    return Connection(seat, guest, supported_language(hello.language), number, address)


def supported_language(language: str) -> str:
    return language[:2].lower() if language[:2].lower() in LANGUAGES else DEFAULT_LANGUAGE


# -- Frames from the client


def decode_frame(frame: str | bytes) -> AnyClientFrame:
    if len(frame) > MAX_FRAME_BYTES:
        raise SessionClosed(CLOSE_TOO_BIG)
    try:
        return decode(frame)
    except BadFrame:
        raise SessionClosed(CLOSE_BAD_FRAME) from None


async def read_frames(
    transport: Transport, live: LiveTable, connection: Connection, now: Callable[[], float]
) -> None:
    """Handle frames until the client hangs up or something is wrong with them."""
    bucket = TokenBucket(FRAME_RATE, now())
    code = CLOSE_GOING
    try:
        while connection.close_code is None and (frame := await transport.receive()) is not None:
            if bucket.take(now()):
                raise SessionClosed(CLOSE_FLOOD)
            command = decode_frame(frame)
            connection.is_busy = True
            await handle_frame(live, connection, command)
            connection.is_busy = False
    except SessionClosed as closed:
        code = closed.code
    except Exception as error:
        log_error("request failed", error, table=live.id)
        code = CLOSE_OUR_FAULT
    connection.close_with(code)


# -- Frames to the client


class Sender:
    """Sends what is queued, until the connection is to be closed.

    As long as the client reads, frames go out at once and together. A task waits for one that does not.
    """

    def __init__(self, transport: Transport, live: LiveTable, connection: Connection) -> None:
        self.transport = transport
        self.live = live
        self.connection = connection
        self.wakeup = asyncio.Event()
        connection.on_outgoing = self.flush
        self.flush()

    def flush(self) -> None:
        connection = self.connection
        connection.is_outgoing = False
        try:
            if connection.outbox and self.transport.is_writable and not self.wakeup.is_set():
                self.transport.send_now([self.next_frame() for _ in range(len(connection.outbox))])
        except Exception as error:
            log_error("nothing sent", error, table=self.live.id)
            connection.close_with(CLOSE_OUR_FAULT)
        if connection.outbox or connection.close_code is not None:
            self.wakeup.set()

    def next_frame(self) -> str:
        return self.connection.outbox.popleft() or self.live.state_frame(self.connection)

    async def run(self) -> None:
        try:
            while self.connection.outbox or self.connection.close_code is None:
                await self.wakeup.wait()
                while self.connection.outbox:
                    await send(self.transport, self.next_frame())
                self.wakeup.clear()
        except TimeoutError:
            self.connection.close_with(CLOSE_TOO_SLOW)
        except TransportClosed:
            return  # nobody there to close it for
        await close_quietly(self.transport, self.connection.close_code or CLOSE_GOING)


async def send(transport: Transport, frame: str) -> None:
    async with asyncio.timeout(SEND_TIMEOUT_S):
        await transport.send(frame)


async def close_quietly(transport: Transport, code: int) -> None:
    try:
        async with asyncio.timeout(CLOSE_TIMEOUT_S):
            await transport.close(code)
    except (TimeoutError, TransportClosed):
        pass  # the client was quicker, or does not read
