"""The protocols that uvicorn speaks, with what it leaves out: caps, time-outs, and a limit that counts every frame.

A frame is counted below the application, because pings, pongs and empty parts of messages never reach it.
"""

import asyncio
from asyncio import TimerHandle
from collections.abc import Mapping
from time import monotonic
from typing import Any, ClassVar, Final, Protocol, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.http11 import Request

from tavolino.live.frames.close_codes import CLOSE_FLOOD
from tavolino.live.guards.rate_limits import TokenBucket
from tavolino.server.connections.guard import ConnectionGuard

DIRECT_LINE: Final = "tavolino.line"
"""The extension of a scope under which the application finds the protocol."""
HTTP_SWITCHING_PROTOCOLS: Final = 101
SLICE_BYTES: Final = 1024
"""What is read of a socket before its frames are counted: at most some 170 of them, a millisecond's work."""


class FrameLine(Protocol):
    """Where the frames of a WebSocket go that was accepted."""

    def put_nowait(self, event: Mapping[str, Any]) -> None: ...

    def add(self, frame: str | bytes | None) -> None: ...


class GuardedHttp(H11Protocol):
    """HTTP/1.1 of one connection. Whoever is slow to send a request, or to read the answer, is cut off."""

    guard: ClassVar[ConnectionGuard]
    is_counted = False
    phase: object = None
    read_timer: TimerHandle | None = None
    write_timer: TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.host = self.client[0] if self.client else ""
        self.is_counted = self.guard.admit(self.host)
        if self.is_counted:
            self.watch_request()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_timers()
        self.stop_counting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.is_counted:
            return
        super().data_received(data)
        if self.is_counted:  # it has not become a WebSocket
            self.watch_request()

    def watch_request(self) -> None:
        """Start the time-out of the part of a request that is awaited now."""
        phase = self.conn.their_state
        if phase is self.phase:
            return
        self.phase = phase
        limits = self.guard.limits
        allowed_s = {h11.IDLE: limits.header_timeout_s, h11.SEND_BODY: limits.body_timeout_s}.get(phase)
        self.read_timer = restart(self.read_timer, self.loop, allowed_s, self.transport)

    def pause_writing(self) -> None:
        super().pause_writing()
        limit_s = self.guard.limits.write_timeout_s
        self.write_timer = restart(self.write_timer, self.loop, limit_s, self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.write_timer = restart(self.write_timer, self.loop, None, self.transport)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The WebSocket counts in its stead."""
        self.stop_timers()
        self.stop_counting()
        super().handle_websocket_upgrade(event)

    def stop_counting(self) -> None:
        if self.is_counted:
            self.is_counted = False
            self.guard.release(self.host)

    def stop_timers(self) -> None:
        for timer in (self.read_timer, self.write_timer):
            if timer:
                timer.cancel()


def restart(
    timer: TimerHandle | None,
    loop: asyncio.AbstractEventLoop,
    limit_s: float | None,
    transport: asyncio.Transport,
) -> TimerHandle | None:
    """Cancel a timer, and start another one that cuts the connection, if there is a limit."""
    if timer:
        timer.cancel()
    return None if limit_s is None else loop.call_later(limit_s, transport.abort)


class GuardedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket that is closed if it sends too many frames, of whatever kind."""

    guard: ClassVar[ConnectionGuard]
    is_counted = False
    line: FrameLine | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.host = self.client[0] if self.client else ""
        self.bucket = TokenBucket(self.guard.frames, monotonic())
        self.is_counted = self.guard.admit(self.host)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.is_counted:
            self.is_counted = False
            self.guard.release(self.host)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """In slices: thousands of frames fit into what a socket delivers at once."""
        for start in range(0, len(data), SLICE_BYTES):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE_BYTES])

    def handle_events(self) -> None:
        frames = len(self.conn.events) if self.handshake_initiated else 0
        if frames and self.bucket.take(monotonic(), frames):
            self.close_flood()
        else:
            super().handle_events()

    def handle_connect(self, event: Request) -> None:
        """The application may take the protocol itself as its line, once it has accepted the socket."""
        super().handle_connect(event)
        if self.response.status_code == HTTP_SWITCHING_PROTOCOLS:
            cast(dict[str, Any], self.scope["extensions"])[DIRECT_LINE] = self

    def use_line(self, line: FrameLine) -> None:
        """From now on frames go there, and so do those that were queued."""
        queued, self.line = self.queue, line
        self.queue = cast(Any, line)
        while not queued.empty():
            line.put_nowait(queued.get_nowait())
        self.go_on_reading()

    def send_receive_event_to_app(self) -> None:
        if self.line is None or self.curr_msg_data_type != "text" or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        try:
            self.line.add(data.decode())
        except UnicodeDecodeError:
            self.conn.fail(CloseCode.INVALID_DATA)
            self.handle_parser_exception()

    def hold_reading(self) -> None:
        """Let the client wait until its frames have been handled."""
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def go_on_reading(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def close_flood(self) -> None:
        """Nothing more is read, and nobody waits for an answer."""
        self.conn.events_received()
        self.conn.fail(CLOSE_FLOOD)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()


def guarded_protocols(guard: ConnectionGuard) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """Classes for uvicorn, which makes the protocols itself, that know this guard."""
    members: dict[str, Any] = {"guard": guard}
    http = type("TavolinoHttp", (GuardedHttp,), members)
    socket = type("TavolinoWebSocket", (GuardedWebSocket,), members)
    return cast(type[asyncio.Protocol], http), cast(type[asyncio.Protocol], socket)
