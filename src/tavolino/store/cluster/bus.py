"""News between workers: "these tables were changed". They are hints: a lost one is made up for by looking.

PostgreSQL carries them by itself (LISTEN and NOTIFY), after the commit and for a whole group at once: a NOTIFY inside
the transaction of a move would take a lock that all commits share. The channels of Litestar open a connection for
every message and do not notice when the listening one has died; this notices, and listens again.
"""

import asyncio
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from importlib import import_module
from typing import Any, Final, Protocol

from sqlalchemy import URL

from tavolino.live.logs import log_error
from tavolino.store.faults import StoreFault

CHANNEL: Final = "tavolino_news"
APPLICATION_NAME: Final = "tavolino-news"
MAX_PAYLOAD_BYTES: Final = 7_000
"""PostgreSQL takes 8,000."""
RETRY_S: Final = 1.0
ALIVE_INTERVAL_S: Final = 2.0

OnNews = Callable[[list[str]], None]


class NewsBus(Protocol):
    """Tells all other workers."""

    def publish(self, names: Iterable[str]) -> None:
        """Soon, together with whatever else there is by then. It may get lost."""

    async def run(self, on_news: OnNews) -> None:
        """Listen and tell until cancelled."""


class Outbox:
    """What is to be told, once each."""

    def __init__(self, me: str) -> None:
        self.me = me
        self.names: dict[str, None] = {}
        self.has_any = asyncio.Event()

    def add(self, names: Iterable[str]) -> None:
        self.names.update(dict.fromkeys(names))
        self.has_any.set()

    async def messages(self) -> Iterator[str]:
        """Wait for something to tell; then all of it, in messages that are not too long."""
        await self.has_any.wait()
        self.has_any.clear()
        names, self.names = [*self.names], {}
        per_message = MAX_PAYLOAD_BYTES // max(map(len, [self.me, *names])) - 1
        return (" ".join([self.me, *names[n : n + per_message]]) for n in range(0, len(names), per_message))

    def read(self, message: str, on_news: OnNews) -> None:
        """What others tell; one's own words come back as well."""
        sender, *names = message.split()
        if sender != self.me:
            on_news(names)


class PostgresBus:
    def __init__(self, url: URL, me: str) -> None:
        self.driver: Any = import_module("asyncpg")  # takes a while, and SQLite has no use for it
        self.lost = (OSError, self.driver.PostgresError, self.driver.InterfaceError, TimeoutError)
        self.url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.outbox = Outbox(me)
        self.publish = self.outbox.add

    async def run(self, on_news: OnNews) -> None:
        while True:
            try:
                await self.tell_and_listen(on_news)
            except self.lost as error:
                log_error("no news", error)
            await asyncio.sleep(RETRY_S)

    async def tell_and_listen(self, on_news: OnNews) -> None:
        named = {"application_name": APPLICATION_NAME}
        connection = await self.driver.connect(self.url, timeout=5, server_settings=named)
        try:
            await connection.add_listener(CHANNEL, lambda *heard: self.outbox.read(str(heard[3]), on_news))
            while True:
                try:
                    async with asyncio.timeout(ALIVE_INTERVAL_S):
                        messages = await self.outbox.messages()
                except TimeoutError:
                    await connection.execute("SELECT 1", timeout=5)
                    continue
                for message in messages:
                    await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, message, timeout=5)
        finally:
            with suppress(*self.lost):
                await connection.close(timeout=1)


class RedisBus:
    """Redis or Valkey, where there are many workers: it costs PostgreSQL nothing."""

    def __init__(self, url: str, me: str) -> None:
        try:
            redis = import_module("redis.asyncio")
        except ImportError as error:
            raise StoreFault("no-redis") from error
        self.client: Any = redis.from_url(url, socket_timeout=5, decode_responses=True)
        self.outbox = Outbox(me)
        self.publish = self.outbox.add

    async def run(self, on_news: OnNews) -> None:
        try:
            await asyncio.gather(self.tell(), self.listen(on_news))
        finally:
            await self.client.aclose()

    async def tell(self) -> None:
        while True:
            for message in await self.outbox.messages():
                try:
                    await self.client.publish(CHANNEL, message)
                except Exception as error:
                    log_error("no news told", error)

    async def listen(self, on_news: OnNews) -> None:
        while True:
            try:
                async with self.client.pubsub() as heard:
                    await heard.subscribe(CHANNEL)
                    while True:
                        message = await heard.get_message(ignore_subscribe_messages=True, timeout=2.0)
                        if message:
                            self.outbox.read(message["data"], on_news)
            except Exception as error:
                log_error("no news", error)
            await asyncio.sleep(RETRY_S)


def open_bus(bus: str, database: URL, me: str) -> NewsBus:
    """By its address; empty: the database itself."""
    if not bus:
        return PostgresBus(database, me)
    if not bus.startswith(("redis://", "rediss://", "valkey://", "unix://")):
        raise StoreFault("bus-url")
    return RedisBus(bus.replace("valkey://", "redis://", 1), me)
