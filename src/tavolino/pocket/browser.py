"""Where Python meets the page's workers: what JavaScript hands in becomes a storage and a place to think.

Only texts, numbers and bytes cross over. The only module that needs Pyodide.
"""

import asyncio
import json
import logging
from collections.abc import Mapping
from typing import Any

from tavolino.pocket.host import PocketHost
from tavolino.pocket.thinker import PocketThinker, ThinkingWorker


class BrowserKeyValues:
    """A store of IndexedDB, by the functions of `key_values.ts`."""

    def __init__(self, disk: Any) -> None:
        self.disk = disk

    async def get(self, key: str) -> str | None:
        found: str | None = await self.disk.get(key)
        return found

    async def list(self, prefix: str) -> list[tuple[str, str]]:
        return [(key, value) for key, value in json.loads(await self.disk.list(prefix))]

    async def commit(self, changes: Mapping[str, str | None]) -> None:
        await self.disk.commit(json.dumps(changes))


class BrowserThoughts:
    """The worker that thinks, by the functions of `thoughts.ts`."""

    def __init__(self, thoughts: Any) -> None:
        self.thoughts = thoughts

    async def ask(self, message: bytes) -> bytes:
        from pyodide.ffi import to_js

        number = self.thoughts.ask(to_js(message))
        try:
            answer: bytes = (await self.thoughts.answer(number)).to_bytes()
        except asyncio.CancelledError:
            self.thoughts.cancel(number)
            raise
        return answer


class BrowserHost:
    """The host as the worker calls it."""

    def __init__(self, disk: Any, thoughts: Any) -> None:
        logging.basicConfig(level=logging.ERROR)
        self.host = PocketHost(BrowserKeyValues(disk), PocketThinker(BrowserThoughts(thoughts).ask))
        self.open_line = self.host.open_line
        self.put_frame = self.host.put_frame
        self.end_line = self.host.end_line

    async def start(self) -> None:
        await self.host.start()

    async def answer(self, method: str, address: str, body: str, seat: str, version: str) -> Any:
        from pyodide.ffi import to_js

        return to_js(list(await self.host.answer(method, address, body.encode(), seat, version)))


class BrowserThinking:
    """The other worker."""

    def __init__(self) -> None:
        self.worker = ThinkingWorker()

    def answer(self, message: Any) -> Any:
        from pyodide.ffi import to_js

        return to_js(self.worker.answer(message.to_bytes()))
