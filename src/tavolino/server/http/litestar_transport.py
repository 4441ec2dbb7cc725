"""A Litestar WebSocket as the transport of a client session."""

from collections.abc import Sequence
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from tavolino.live.ports import TransportClosed
from tavolino.server.connections.direct_line import DirectLine, direct_line
from tavolino.server.http.request_info import client_address


class LitestarTransport:
    """The line to one client."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self.socket = socket
        self.address = client_address(socket.scope)

    @property
    def is_writable(self) -> bool:
        """It does not know."""
        return False

    def send_now(self, frames: Sequence[str]) -> None:
        raise NotImplementedError

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
        try:
            await self.socket.send({"type": "websocket.send", "bytes": None, "text": frame})
        except (WebSocketDisconnect, OSError) as error:
            raise TransportClosed from error

    async def close(self, code: int) -> None:
        try:
            await self.socket.close(code)
        except (WebSocketDisconnect, OSError, RuntimeError) as error:
            raise TransportClosed from error


class DirectTransport(LitestarTransport):
    """Frames go past Litestar, straight to the protocol. It is opened and closed as any other."""

    def __init__(self, socket: WebSocket[Any, Any, Any], line: DirectLine) -> None:
        super().__init__(socket)
        self.line = line

    @property
    def is_writable(self) -> bool:
        return self.line.is_writable

    def send_now(self, frames: Sequence[str]) -> None:
        self.line.write(frames)

    async def receive(self) -> str | bytes | None:
        return await self.line.receive()

    async def send(self, frame: str) -> None:
        await self.line.wait_writable()
        if not self.line.is_writable:
            raise TransportClosed
        self.line.write([frame])


def table_transport(socket: WebSocket[Any, Any, Any]) -> LitestarTransport:
    """The shortest line there is to this client, once the socket is accepted."""
    line = direct_line(socket.scope)
    return DirectTransport(socket, line) if line else LitestarTransport(socket)
