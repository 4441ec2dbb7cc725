"""The socket of somebody who looks at a competition: it sends the version whenever that is a new one.

It sends nothing that anyone with the address cannot fetch, so nobody has to say who they are. A client has nothing to
say here: one that sends a frame is disconnected.
"""

import asyncio
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath

from tavolino.core.faults import Fault
from tavolino.live.clients.client_session import close_quietly, send
from tavolino.live.frames import (
    CLOSE_BAD_FRAME,
    CLOSE_FLOOD,
    CLOSE_GOING,
    CLOSE_NO_SUCH_TABLE,
    CLOSE_OUR_FAULT,
    CLOSE_TOO_SLOW,
)
from tavolino.live.logs import log_error
from tavolino.live.ports import Transport, TransportClosed
from tavolino.server.competitions.service import CompetitionService
from tavolino.server.competitions.viewers import CompetitionViewer
from tavolino.server.http.litestar_transport import LitestarTransport

NEWS_INTERVAL_S: Final = 0.5
"""Between two frames: a simulation may enter many results in a second."""
CLOSE_CODES: Final = {"full-house": CLOSE_FLOOD, "no-such-competition": CLOSE_NO_SUCH_TABLE}


@websocket("/ws/competitions/{competition_id:str}")
async def competition_socket(socket: WebSocket[Any, Any, Any], competition_id: FromPath[str]) -> None:
    await socket.accept()
    await run_news_socket(LitestarTransport(socket), socket.app.state.competitions, competition_id)


async def run_news_socket(transport: Transport, service: CompetitionService, id: str) -> None:
    """Serve one socket to its end."""
    try:
        await service.load(id)
        viewer = service.viewers.add(id)
    except Fault as fault:
        await close_quietly(transport, CLOSE_CODES.get(fault.key, CLOSE_OUR_FAULT))
        return
    listening = asyncio.create_task(listen(transport, viewer))
    try:
        await send_news(transport, service, id, viewer)
    finally:
        listening.cancel()
        service.viewers.remove(id, viewer)


async def listen(transport: Transport, viewer: CompetitionViewer) -> None:
    """Wait for the end of the connection."""
    frame = await transport.receive()
    viewer.close_with(CLOSE_GOING if frame is None else CLOSE_BAD_FRAME)


async def send_news(
    transport: Transport, service: CompetitionService, id: str, viewer: CompetitionViewer
) -> None:
    """Send what is new until the viewer has to go. The first frame says how things stand."""
    shown = None
    try:
        while viewer.close_code is None:
            viewer.wakeup.clear()
            news = await service.news(id)
            if news != shown:
                await send(transport, msgspec.json.encode(news).decode())
                shown = news
                await asyncio.sleep(NEWS_INTERVAL_S)
            await viewer.wakeup.wait()
    except TimeoutError:
        viewer.close_with(CLOSE_TOO_SLOW)
    except Fault as fault:
        viewer.close_with(CLOSE_CODES.get(fault.key, CLOSE_OUR_FAULT))
    except TransportClosed:
        return  # nobody is there to close it for
    except Exception as error:
        log_error("news not sent", error, competition=id)
        viewer.close_with(CLOSE_OUR_FAULT)
    await close_quietly(transport, viewer.close_code or CLOSE_GOING)


HANDLERS: Final = (competition_socket,)
