"""The host: live tables in a worker of the page, with the browser's storage and a second worker that thinks."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from tavolino.live.clients.client_session import run_session
from tavolino.live.frames.close_codes import CLOSE_NO_SUCH_TABLE
from tavolino.live.guards.tokens import RandomSource, new_id
from tavolino.live.ports import Storage, TimeSource
from tavolino.live.table_registry import TableRegistry
from tavolino.pocket import competition_routes, game_routes, table_routes
from tavolino.pocket.competitions import PocketCompetitions
from tavolino.pocket.evening import PocketEvening
from tavolino.pocket.guests import PocketGuests
from tavolino.pocket.key_values import KeyValues
from tavolino.pocket.lines import PocketLine
from tavolino.pocket.router import Answer, answer_call, read_call
from tavolino.pocket.tables import PocketTables
from tavolino.pocket.thinker import PocketThinker
from tavolino.server.catalogue.faces import FaceCache
from tavolino.server.competitions.news import run_news_socket

ID_PREFIX: Final = "pocket-"
"""How the page tells a table of this device from one of a server."""
ROUTES: Final = [*game_routes.ROUTES, *table_routes.ROUTES, *competition_routes.ROUTES]
COMPETITIONS: Final = "competitions"


def pocket_id() -> str:
    return ID_PREFIX + new_id()


class PocketHost:
    """Answers requests and keeps lines, as the server does over HTTP and WebSockets."""

    def __init__(
        self,
        disk: KeyValues,
        thinker: PocketThinker,
        clock: TimeSource | None = None,
        random_source: RandomSource | None = None,
    ) -> None:
        self.clock = clock or TimeSource()
        self.faces = FaceCache()
        self.guests = PocketGuests(disk, self.clock)
        self.tables = PocketTables(disk, self.clock)
        self.registry = TableRegistry(
            Storage(self.tables, self.guests, self.tables),
            thinker,
            self.clock,
            random_source or replace(RandomSource(), id=pocket_id),
        )
        self.evening = PocketEvening(
            PocketCompetitions(disk), self.tables, self.registry, thinker, self.clock, pocket_id
        )
        self.lines: dict[str, PocketLine] = {}
        self.sessions: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        await self.guests.load()
        await self.registry.start()

    async def answer(
        self, method: str, address: str, body: bytes = b"", seat: str = "", version: str = ""
    ) -> Answer:
        return await answer_call(ROUTES, self, read_call(method, address, body, seat, version))

    # -- Lines

    def open_line(
        self, line_id: str, path: str, send_out: Callable[[str], None], hang_up: Callable[[int], None]
    ) -> None:
        """`path` says what to: `tables/pocket-7`, `competitions/pocket-8`."""
        line = self.lines[line_id] = PocketLine(send_out, hang_up)
        kind, _, id = path.partition("/")
        run = self.run_news_line if kind == COMPETITIONS else self.run_line
        session = asyncio.create_task(run(line_id, line, id))
        self.sessions.add(session)
        session.add_done_callback(self.sessions.discard)

    async def run_line(self, line_id: str, line: PocketLine, table_id: str) -> None:
        try:
            await run_session(line, self.registry, table_id)
        finally:
            self.lines.pop(line_id, None)
            await self.rest(table_id)

    async def run_news_line(self, line_id: str, line: PocketLine, competition_id: str) -> None:
        try:
            await run_news_socket(line, self.evening, competition_id)
        finally:
            self.lines.pop(line_id, None)

    async def rest(self, table_id: str) -> None:
        """With the last who looks, thinking ends. Whoever comes back finds the table as it was written down."""
        live = self.registry.tables.get(table_id)
        if live is None:
            return
        async with live.lock:  # a write that has begun is finished
            if live.viewers.is_empty:
                self.registry.drop(live)

    def put_frame(self, line_id: str, frame: str) -> None:
        if line_id in self.lines:
            self.lines[line_id].put(frame)

    def end_line(self, line_id: str) -> None:
        if line_id in self.lines:
            self.lines[line_id].end()

    # -- Letting go

    async def let_go(self, table_id: str) -> bool:
        """Delete a match and all that is kept of it."""
        live = self.registry.tables.get(table_id)
        if live:
            live.close(CLOSE_NO_SUCH_TABLE)
            self.registry.drop(live)
        return await self.tables.delete(table_id)
