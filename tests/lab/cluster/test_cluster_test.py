"""The test of many workers: a few real ones with a small crowd. How fast that is, no test asks."""

import asyncio
import json
from collections.abc import AsyncIterator
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from tavolino.core.language.texts import LANGUAGES
from tavolino.lab.cluster.balancer import Balancer, table_part
from tavolino.lab.cluster.breakable_line import CutLine
from tavolino.lab.cluster.cluster_plan import CUT, KILL, NEWS, TROUBLES, ClusterPlan
from tavolino.lab.cluster.cluster_test import (
    ClusterFigures,
    cluster_with_crowd,
    compare_requests,
    everyone_is_back,
)
from tavolino.lab.cluster.crowd import ClusterTable, Crowd, CrowdTimes
from tavolino.lab.cluster.fault_injection import FaultInjector
from tavolino.lab.cluster.report import cluster_page
from tavolino.lab.cluster.usage import ClusterUsage
from tavolino.lab.load.client import ServerAddress
from tavolino.lab.load.load_test import run_in_loop
from tavolino.lab.load.played_records import examine_records, finish_matches
from tests.cli.support import Stage

pytestmark = pytest.mark.anyio

ADDRESSES = [ServerAddress("127.0.0.1", port) for port in (1, 2, 3)]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


def figures(trouble: str = KILL, kills: int = 2) -> ClusterFigures:
    return ClusterFigures(
        plan=ClusterPlan(["rabona", "catenaccio"], 1234, kills=kills, trouble=trouble),
        seconds=30.5,
        moves=15_000,
        tables=1234,
        accepted=9876,
        verified=1233,
        unsure=17,
        faults={"closed 1011": 2},
        broken=["5f3a: 1 requests lost, 0 invented"],
        times=CrowdTimes([0.3], [0.5, 12.0], [0.001], [0.02], [0.03]),
        usage=ClusterUsage(12.5, 3.5, 123_400_000),
        setbacks={"stale": 2},
    )


# -- Real workers


async def shake(injector: FaultInjector, crowd: Crowd, *kinds: str) -> None:
    for kind in kinds:
        await injector.kinds[kind]()
        await everyone_is_back(crowd)


def test_nothing_accepted_is_lost_whatever_happens_to_a_worker() -> None:
    """Faults are not looked at: on a busy machine a worker may count as dead, and its people come back elsewhere."""

    async def run() -> tuple[ClusterFigures, Crowd]:
        plan = ClusterPlan(["gogoal", "champions101"], 6, pace=0.2, workers=2)
        async with cluster_with_crowd(plan) as (cluster, crowd):
            crowd.expects_outages = True
            await shake(FaultInjector(cluster, crowd, 0.5, Random(5)), crowd, CUT, NEWS, KILL)
            found = ClusterFigures(plan=plan)
            await finish_matches(crowd, {table: table.moves_done for table in crowd.playing}, found)
            await examine_records(crowd, found)
            await compare_requests(cluster, crowd, found)
            return found, crowd

    found, crowd = run_in_loop(run())
    assert found.broken == []
    assert found.verified == found.tables >= 6
    assert found.accepted > 0
    assert crowd.times.returns, "nobody was hit"


def test_an_unknown_trouble_is_refused() -> None:
    stage = Stage(is_terminal=False)
    assert stage.run("bench", "cluster", "--trouble", "flood", "--lang", "en") == 2
    assert all(known in stage.err for known in TROUBLES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_fits_and_tells_all(language: str) -> None:
    for found in (figures(), *(figures(trouble) for trouble in TROUBLES), figures(kills=0)):
        console = Console(file=StringIO(), width=80, color_system=None)
        with console.capture() as captured:
            console.print(cluster_page(found, language))
        page = captured.get()
        assert max(map(len, page.splitlines())) <= 80
        assert "5f3a: 1 requests lost" in page
        assert "closed 1011" in page
        assert not found.is_sound
        json.dumps(found.data(), allow_nan=False)


# -- The tools


def test_a_worker_that_is_down_gets_nobody_and_a_table_stays_at_one() -> None:
    balancer = Balancer(ADDRESSES, is_hashed=True)
    order = [*balancer.order("/ws/tables/abc")]
    assert sorted(order) == ADDRESSES
    assert order == [*balancer.order("/api/tables/abc/join")]
    balancer.failed[order[0]] = 2
    assert [*balancer.order("/ws/tables/abc")] == order[1:]
    assert table_part("/api/guests") == "/api/guests"


async def test_a_worker_that_does_not_answer_twice_is_down_and_told_once() -> None:
    balancer = Balancer(ADDRESSES[:1])
    down: list[ServerAddress] = []
    balancer.on_down = down.append
    for _ in range(3):
        await balancer.check(ADDRESSES[0])
    assert down == ADDRESSES[:1]
    assert [*balancer.order("/")] == []


def test_what_somebody_is_shown_is_as_old_as_the_first_news_it_lacks() -> None:
    table = ClusterTable(Crowd(Balancer(ADDRESSES), [], 0, 1.0, Random(0)), None, 1.0, Random(0))  # type: ignore[arg-type]
    assert table.note_events(3, 10.0) == 0
    assert table.note_events(5, 11.0) == 0
    assert table.note_events(4, 13.0) == 2.0
    assert table.note_events(5, 13.0) == 0


@pytest.fixture
async def line(tmp_path: Path) -> AsyncIterator[CutLine]:
    """To somebody who says everything again."""

    async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(100):
            writer.write(data)
        writer.close()

    server = await asyncio.start_unix_server(echo, tmp_path / "echo")
    line = CutLine(tmp_path / "echo")
    await line.start()
    yield line
    await line.stop()
    server.close()


async def talk(line: CutLine, word: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", line.port)
    writer.write(word)
    assert await reader.read(len(word)) == word
    return reader, writer


async def is_broken(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
    try:
        return await reader.read(3) == b""
    except ConnectionResetError:
        return True
    finally:
        writer.close()


async def test_a_line_can_be_cut_and_mended(line: CutLine) -> None:
    reader, writer = await talk(line, b"one")
    line.cut()
    assert await is_broken(reader, writer)
    line.mend()
    _, again = await talk(line, b"two")
    again.close()


async def test_what_was_said_into_silence_does_not_come_through_later(line: CutLine) -> None:
    reader, writer = await talk(line, b"one")
    line.silence()
    writer.write(b"two")
    line.mend()
    assert await is_broken(reader, writer)
