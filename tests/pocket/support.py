"""A pocket without a browser: its storage is a dictionary, and it thinks on the spot."""

import asyncio
import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from time import monotonic
from typing import Any

from tavolino.live.ports import ThinkingTime, TimeSource
from tavolino.pocket.host import PocketHost
from tavolino.pocket.thinker import PocketThinker, ThinkingWorker

Frame = dict[str, Any]
A_MOVE_S = 0.5
"""What the clock is put forward by with every move: whoever plays so fast would be sent away."""


class Clock:
    """The computer's, put forward now and then."""

    def __init__(self) -> None:
        self.ahead_s = 0.0

    def now(self) -> float:
        return monotonic() + self.ahead_s


CLOCK = Clock()


class MemoryKeyValues:
    """Keeps everything in `kept`. When it is full nothing can be written."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}
        self.is_full = False

    async def get(self, key: str) -> str | None:
        return self.kept.get(key)

    async def list(self, prefix: str) -> list[tuple[str, str]]:
        return sorted((key, value) for key, value in self.kept.items() if key.startswith(prefix))

    async def commit(self, changes: Mapping[str, str | None]) -> None:
        if self.is_full:
            raise OSError("no room")
        for key, value in changes.items():
            if value is None:
                self.kept.pop(key, None)
            else:
                self.kept[key] = value


class Page:
    """The page's end of a line."""

    def __init__(self, host: PocketHost, id: str, name: str = "page", kind: str = "tables") -> None:
        self.host = host
        self.name = name
        self.frames: list[Frame] = []
        self.code: int | None = None
        self.answered = -1
        self.news = asyncio.Event()
        host.open_line(name, f"{kind}/{id}", self.take, self.hang_up)

    def take(self, frame: str) -> None:
        self.frames.append(json.loads(frame))
        self.news.set()

    def hang_up(self, code: int) -> None:
        self.code = code
        self.news.set()

    def send(self, **frame: Any) -> None:
        self.host.put_frame(self.name, json.dumps(frame))

    @property
    def state(self) -> Frame:
        return next((frame for frame in reversed(self.frames) if frame["is"] == "state"), {})

    async def until(self, done: Any) -> None:
        """Wait for the thing, never for a time."""
        while not done():
            self.news.clear()
            await self.news.wait()

    async def play_to_the_end(self) -> None:
        """Always the first legal move."""
        while not self.is_over:
            await self.move()

    async def move(self) -> None:
        """Make the first legal move as soon as there is one, unless the match is over before."""
        await self.until(lambda: self.code is not None or self.is_asked or self.is_over)
        assert self.code is None, self.code
        if not self.is_over:
            CLOCK.ahead_s += A_MOVE_S
            self.answered = self.state["number"]
            self.send(do="move", on=self.answered, move=self.state["view"]["legal"][0]["text"])

    @property
    def is_asked(self) -> bool:
        view = self.state.get("view")
        return bool(view and view["legal"]) and self.state["number"] != self.answered

    @property
    def is_over(self) -> bool:
        return bool(self.state) and bool(self.state["table"]["over"])


class HastyThinker(PocketThinker):
    """Thinks on the spot: its answers are due at once."""

    def __init__(self) -> None:
        super().__init__(self.think)
        self.worker = ThinkingWorker()
        self.gate = asyncio.Event()
        self.gate.set()
        self.asked = self.cancelled = 0

    async def think(self, message: bytes) -> bytes:
        self.asked += 1
        try:
            await self.gate.wait()
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        return self.worker.answer(message)

    def time_for(self, table_id: str, bot: str) -> ThinkingTime:
        return ThinkingTime(0.01)


@asynccontextmanager
async def pocket(disk: MemoryKeyValues, thinker: HastyThinker | None = None) -> AsyncIterator[PocketHost]:
    """A page that is open for a while."""
    host = PocketHost(disk, thinker or HastyThinker(), TimeSource(CLOCK.now))
    await host.start()
    await ask(host, "PATCH", "me", {"name": "Nora"})
    try:
        yield host
    finally:
        await host.registry.stop()


async def sit_down(host: PocketHost, game: str, *others: str, **wishes: Any) -> tuple[dict[str, Any], Page]:
    """A new table on the device, and the page of its first seat."""
    seats = [{"player": player} for player in ("person", *others)]
    opened = await ask(host, "POST", "tables", {"game": game, "seats": seats, **wishes})
    return opened, come(host, opened)


def come(host: PocketHost, opened: dict[str, Any], seat: int = 0, name: str = "page") -> Page:
    page = Page(host, opened["id"], name)
    page.send(do="hello", secret=opened["secrets"][str(seat)], language="en")
    return page


async def ask(
    host: PocketHost, method: str, address: str, body: object = None, status: int = 200, **more: str
) -> Any:
    sent = b"" if body is None else json.dumps(body).encode()
    answer = await host.answer(method, address, sent, **more)
    assert answer.status == status, answer.body
    return json.loads(answer.body) if "json" in answer.media_type else answer.body
