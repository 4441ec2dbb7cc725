"""Few work at a time, and everyone gets their turn."""

import asyncio

import pytest

from tavolino.server.fair_queue import FairQueue, QueueFull

pytestmark = pytest.mark.anyio


class Work:
    """Jobs that end when the test says so, in the order in which they began."""

    def __init__(self, queue: FairQueue) -> None:
        self.queue = queue
        self.begun: list[str] = []
        self.gate = asyncio.Semaphore(0)
        self.tasks: list[asyncio.Task[None]] = []

    def ask(self, *owners: str) -> None:
        self.tasks += [asyncio.create_task(self.work(owner)) for owner in owners]

    async def work(self, owner: str) -> None:
        async with self.queue.place(owner):
            self.begun.append(owner)
            await self.gate.acquire()

    async def finish(self, n: int = 1) -> None:
        for _ in range(n):
            self.gate.release()
            await rest()


async def rest() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def test_whoever_asks_for_much_waits_behind_whoever_asks_for_little() -> None:
    work = Work(FairQueue(1))
    work.ask("much", "much", "much", "much", "little", "other")
    await rest()
    await work.finish(6)
    assert work.begun == ["much", "much", "little", "other", "much", "much"]
    assert work.queue.free == 1
    assert work.queue.length == 0


async def test_there_are_no_more_at_work_than_places() -> None:
    work = Work(FairQueue(2))
    work.ask(*"abcd")
    await rest()
    assert work.begun == ["a", "b"]
    await work.finish(4)
    assert work.begun == ["a", "b", "c", "d"]


async def test_who_goes_away_gives_up_their_turn() -> None:
    work = Work(FairQueue(1))
    work.ask("a", "b", "c")
    await rest()
    work.tasks[1].cancel()
    await rest()
    await work.finish(2)
    assert work.begun == ["a", "c"]
    assert work.queue.free == 1


async def test_who_goes_away_in_the_moment_of_their_turn_gives_it_on() -> None:
    work = Work(FairQueue(1))
    async with work.queue.place("a"):
        work.ask("b", "c")
        await rest()
    work.tasks[0].cancel()  # it has the place, and does not know yet
    await rest()
    assert work.begun == ["c"]
    await work.finish()
    assert work.queue.free == 1


async def test_nobody_waits_in_a_queue_that_is_too_long() -> None:
    queue = FairQueue(1, max_waiting=3, max_waiting_per_owner=2)
    work = Work(queue)
    work.ask("a", "a", "a", "b")
    await rest()
    for owner in ("a", "c"):
        with pytest.raises(QueueFull):
            async with queue.place(owner):
                """Never here."""
    await work.finish(4)
    assert queue.free == 1
