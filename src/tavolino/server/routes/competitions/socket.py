"""The socket of somebody who looks at a competition."""

from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.params import FromPath

from tavolino.server.competitions.news import run_news_socket
from tavolino.server.http.litestar_transport import LitestarTransport


@websocket("/ws/competitions/{competition_id:str}")
async def competition_socket(socket: WebSocket[Any, Any, Any], competition_id: FromPath[str]) -> None:
    await socket.accept()
    await run_news_socket(LitestarTransport(socket), socket.app.state.competitions, competition_id)


HANDLERS: Final = (competition_socket,)
