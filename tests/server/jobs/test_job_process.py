"""Long work in a process beside the server."""

import asyncio
import os
import time
from collections.abc import AsyncIterator

import pytest

from tavolino.core.faults import Fault
from tavolino.server.faults import ServerFault
from tavolino.server.jobs.deck_jobs import find_own_deck
from tavolino.server.jobs.job_process import MAX_WAITING_JOBS_PER_OWNER, JobFailed, JobProcess

pytestmark = pytest.mark.anyio


@pytest.fixture
async def jobs() -> AsyncIterator[JobProcess]:
    made = JobProcess()
    yield made
    made.close()


async def test_a_job_is_done_elsewhere_and_its_process_stays(jobs: JobProcess) -> None:
    first = await jobs.run("a", os.getpid)
    assert first == await jobs.run("b", os.getpid) != os.getpid()


async def test_a_fault_comes_back_with_its_words(jobs: JobProcess) -> None:
    with pytest.raises(Fault) as refused:
        await jobs.run("a", find_own_deck, "gogoal", "none")
    assert refused.value.text("it") == ServerFault("no-such-deck").text("it")


async def test_an_error_tells_nothing_and_a_dead_process_is_replaced(jobs: JobProcess) -> None:
    for function, value in ((int, "a secret"), (os._exit, 3)):
        with pytest.raises(JobFailed) as failed:
            await jobs.run("a", function, value)
        assert not failed.value.args
    assert await jobs.run("a", os.getpid) != os.getpid()


async def test_a_job_that_takes_too_long_is_stopped(jobs: JobProcess) -> None:
    await jobs.run("a", os.getpid)
    jobs.max_job_s = 0.05
    with pytest.raises(ServerFault) as stopped:
        await jobs.run("a", time.sleep, 600)
    assert stopped.value.key == "job-too-long"


async def test_who_asks_for_too_much_at_once_is_told_to_come_back(jobs: JobProcess) -> None:
    asked = [asyncio.create_task(jobs.run("a", os.getpid)) for _ in range(MAX_WAITING_JOBS_PER_OWNER + 2)]
    results = await asyncio.gather(*asked, return_exceptions=True)
    assert [fault.key for fault in results if isinstance(fault, ServerFault)] == ["too-busy"]
