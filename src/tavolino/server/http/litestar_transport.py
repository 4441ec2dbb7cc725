"""A Litestar WebSocket as the transport of a client session."""

from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from tavolino.live.ports import TransportClosed
from tavolino.server.http.request_info import client_address


class LitestarTransport:
    """The line to one client."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self.socket = socket
        self.address = client_address(socket.scope)

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
