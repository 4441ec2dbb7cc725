"""The socket of a table."""

from typing import Any

from litestar import WebSocket, websocket
from litestar.params import FromPath

from tavolino.live.clients.client_session import run_session
from tavolino.server.http.litestar_transport import table_transport


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    """The socket of a seat, or of a spectator."""
    await socket.accept()
    await run_session(table_transport(socket), socket.app.state.tables, table_id)
