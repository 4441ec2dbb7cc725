"""What somebody is sent who looks at a competition: the version, whenever that is a new one.

It is nothing that anyone with the address cannot fetch, so nobody has to say who they are. A client has nothing to say
here: one that sends a frame is disconnected.
"""

import asyncio
from typing import Final, Protocol

import msgspec

from tavolino.core.faults import Fault
from tavolino.live.clients.client_session import close_quietly, send
from tavolino.live.frames.close_codes import (
    CLOSE_BAD_FRAME,
    CLOSE_FLOOD,
    CLOSE_GOING,
    CLOSE_NO_SUCH_TABLE,
    CLOSE_OUR_FAULT,
    CLOSE_TOO_SLOW,
)
from tavolino.live.logs import log_error
from tavolino.live.ports import Transport, TransportClosed
from tavolino.organiser.book.book_cache import LoadedCompetition
from tavolino.server.competitions.viewers import CompetitionViewer, CompetitionViewers
from tavolino.server.schemas.competitions import CompetitionNews

NEWS_INTERVAL_S: Final = 0.5
"""Between two frames: a simulation may enter many results in a second."""
CLOSE_CODES: Final = {"full-house": CLOSE_FLOOD, "no-such-competition": CLOSE_NO_SUCH_TABLE}


class NewsSource(Protocol):
    """Competitions, and everyone who looks at one."""

    viewers: CompetitionViewers

    async def load(self, id: str) -> LoadedCompetition: ...

    async def news(self, id: str) -> CompetitionNews: ...


async def run_news_socket(transport: Transport, source: NewsSource, id: str) -> None:
    """Serve one socket to its end."""
    try:
        await source.load(id)
        viewer = source.viewers.add(id)
    except Fault as fault:
        await close_quietly(transport, CLOSE_CODES.get(fault.key, CLOSE_OUR_FAULT))
        return
    listening = asyncio.create_task(listen(transport, viewer))
    try:
        await send_news(transport, source, id, viewer)
    finally:
        listening.cancel()
        source.viewers.remove(id, viewer)


async def listen(transport: Transport, viewer: CompetitionViewer) -> None:
    """Wait for the end of the connection."""
    frame = await transport.receive()
    viewer.close_with(CLOSE_GOING if frame is None else CLOSE_BAD_FRAME)


async def send_news(transport: Transport, source: NewsSource, id: str, viewer: CompetitionViewer) -> None:
    """Send what is new until the viewer has to go. The first frame says how things stand."""
    shown = None
    try:
        while viewer.close_code is None:
            viewer.wakeup.clear()
            news = await source.news(id)
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
