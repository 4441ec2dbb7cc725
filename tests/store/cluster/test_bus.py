"""News between workers, by PostgreSQL and by Redis: the others hear them, oneself does not."""

import asyncio
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import make_url

from tavolino.core.faults import Fault
from tavolino.store.cluster.bus import NewsBus, Outbox, open_bus

pytestmark = pytest.mark.anyio

NOWHERE = make_url("postgresql://db/tavolino")


@contextmanager
def redis_server(folder: Path) -> Iterator[str]:
    """A Redis of our own; the address of its socket."""
    program = shutil.which("redis-server") or shutil.which("valkey-server")
    if not program:
        pytest.skip("no redis-server on this machine")
    socket = folder / "redis.sock"
    options = {"--port": "0", "--unixsocket": str(socket), "--save": "", "--dir": str(folder)}
    command = [program, *(word for option in options.items() for word in option)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        yield f"unix://{socket}"
    finally:
        process.kill()
        process.wait()


async def publish_until_heard(bus: NewsBus, names: list[str], heard: list[str]) -> None:
    """News may be lost, at first for want of listeners."""
    async with asyncio.timeout(60):
        while names[0] not in heard:
            bus.publish(names)
            await asyncio.sleep(0.05)


@asynccontextmanager
async def running(buses: list[NewsBus]) -> AsyncIterator[list[list[str]]]:
    """What each of them hears."""
    heard: list[list[str]] = [[] for _ in buses]
    tasks = [asyncio.create_task(bus.run(heard[n].extend)) for n, bus in enumerate(buses)]
    yield heard
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def test_news_reach_the_others_and_not_oneself(postgres_url: str) -> None:
    buses = [open_bus("", make_url(postgres_url), me) for me in ("a", "b")]
    async with running(buses) as heard:
        await publish_until_heard(buses[0], ["t1", "t2"], heard[1])
    assert heard[1][:2] == ["t1", "t2"]
    assert heard[0] == []


async def test_redis_carries_news_too_and_again_when_it_has_been_away(tmp_path: Path) -> None:
    pytest.importorskip("redis")
    with redis_server(tmp_path) as address:
        buses = [open_bus(address, NOWHERE, me) for me in ("a", "b")]
    async with running(buses) as heard:
        for names in (["t1", "t2"], ["t3"]):
            with redis_server(tmp_path):
                await publish_until_heard(buses[0], names, heard[1])
    assert heard[1][:2] == ["t1", "t2"]
    assert heard[0] == []


def test_what_is_no_bus_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Fault, match="no address of a bus"):
        open_bus("amqp://host", NOWHERE, "me")
    monkeypatch.setitem(sys.modules, "redis.asyncio", None)
    with pytest.raises(Fault, match=r"tavolino\[redis\]"):
        open_bus("redis://host", NOWHERE, "me")


async def test_many_news_are_split_into_messages_that_are_not_too_long() -> None:
    outbox = Outbox("me")
    names = [f"table-{n:040}" for n in range(500)]
    outbox.add(names)
    messages = [*await outbox.messages()]
    assert max(map(len, messages)) < 8_000
    found: list[str] = []
    for message in messages:
        Outbox("you").read(message, found.extend)
    assert found == names
