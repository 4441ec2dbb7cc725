"""Matches between bots, on as many cores as there are; each result is kept as it comes."""

import asyncio
import secrets
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from signal import SIG_IGN, SIGINT, signal
from time import perf_counter
from typing import TYPE_CHECKING, Final, NamedTuple

from tavolino.core.faults import Fault
from tavolino.core.options import Setting
from tavolino.core.records.record import PERSON
from tavolino.core.registry import game
from tavolino.core.rng import Rng
from tavolino.lab.simulation.parallel import PACE, Whistle, on_interrupt
from tavolino.organiser.book import Book
from tavolino.organiser.charter import CARDBOARD
from tavolino.organiser.entries import SIMULATED, Forfeited, News, Scored
from tavolino.organiser.fixture_play import LineUp, result_from
from tavolino.organiser.next_lots import next_lots
from tavolino.table.seats import Seat
from tavolino.table.table import Table

if TYPE_CHECKING:
    from tavolino.organiser.organiser import Office

SEED_BITS: Final = 128
WORTH: Final = 4.0
"""Seconds of play ahead for which it is worth while to call other processes: they take their time to come."""

Told = Callable[[int], None]
"""Hears how many more matches have been played."""


class Job(NamedTuple):
    """A match to be played, as plain data: another process makes the game and the bots from it."""

    match: str
    game: str
    options: dict[str, Setting]
    seats: list[Seat]
    carry: object
    seed: int


def play(job: Job) -> News:
    """A match from the first move to the result, in any process."""
    line_up = LineUp(game(job.game, **job.options), job.seats, job.carry)
    table = Table(line_up.record(job.seed))
    while table.step():
        pass
    return News(result_from(job.match, table.record, table.match, SIMULATED), table.record.text())


class Simulation:
    """All matches of a competition that bots alone play, as far as it can go without people.

    With a `seed` the same competition gives the same results; without one nobody can foresee them.
    """

    def __init__(self, office: "Office", id: str, by: str, seed: int | None = None) -> None:
        self.office = office
        self.id = id
        self.by = by
        self.seed = seed
        self.done = 0
        self.whistle = Whistle()
        self.book: Book | None = None

    async def run(self, workers: int, told: Told, only: Sequence[str] = ()) -> int:
        """How many matches were played; `only` names those that are wanted. Ctrl-C ends it with what there is."""
        with on_interrupt(self.whistle.blow), called(workers) as pool:
            while not self.whistle.blown and (jobs := await self.next_jobs(only)):
                async for batch in batches(jobs, pool, self.whistle):
                    await self.keep(batch)
                    told(len(batch))
        return self.done

    async def next_jobs(self, only: Sequence[str]) -> list[Job]:
        """The matches that can be played now; what has to be drawn between rounds is drawn."""
        book = self.book = await self.office.book(self.id)
        if not book.order:
            raise Fault("not-drawn")
        if book.to_pair or book.level:
            await self.office.write(self.id, book, [News(next_lots(book))], self.by)
            return await self.next_jobs(only)
        matches = [match for match in ready(book) if not only or match in only]
        return [await self.job(book, match) for match in matches]

    async def job(self, book: Book, match: str) -> Job:
        line_up = await self.office.line_up(self.id, match, book)
        options = dict(line_up.game.options)
        return Job(match, line_up.game.id, options, line_up.seats, line_up.carry, self.deal(match))

    def deal(self, match: str) -> int:
        if self.seed is None:
            return secrets.randbits(SEED_BITS)
        return Rng(self.seed, int.from_bytes(match.encode())).seed()

    async def keep(self, batch: Sequence[News]) -> None:
        """Results are on the disk before anything else is done. What people have settled meanwhile stands."""
        while True:
            self.book = self.book or await self.office.book(self.id)
            wanted = [news for news in batch if is_for_bots(self.book, match_of(news))]
            if not wanted or await self.office.write(self.id, self.book, wanted, self.by):
                self.done += len(wanted)
                return
            self.book = None


def match_of(news: News) -> str:
    assert isinstance(news.what, Scored | Forfeited)
    return news.what.match


def ready(book: Book) -> list[str]:
    """The matches that bots can play now; those that were begun or put off are left alone."""
    return [match for match in book.open_matches() if is_for_bots(book, match)]


def is_for_bots(book: Book, match: str) -> bool:
    meeting = book.meetings[match]
    if match in book.begun or match in book.postponed or not book.is_open(meeting):
        return False
    return all(book.player(team) not in (PERSON, CARDBOARD) for team in meeting.sides)


def to_come(book: Book) -> int:
    """How many matches there will be for bots at most, as far as is known."""
    waiting = [meeting for meeting in book.meetings.values() if not meeting.is_known]
    return len(ready(book)) + len(waiting)


# -- Processes


@contextmanager
def called(workers: int) -> Iterator[Executor | None]:
    """Other processes, started afresh when they are first needed. Ctrl-C is for this one alone."""
    if workers < 2:
        yield None
        return
    others = set(active_children())
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=signal, initargs=(SIGINT, SIG_IGN))
    try:
        yield pool
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in set(active_children()) - others:
            worker.terminate()


async def batches(jobs: Sequence[Job], pool: Executor | None, whistle: Whistle) -> AsyncIterator[list[News]]:
    """Results as they come, in groups: one by one, and with the help of others when there is much to do."""
    left = deque(jobs)
    while left and not whistle.blown:
        start = perf_counter()
        yield [await asyncio.to_thread(play, left.popleft())]
        if pool and len(left) * (perf_counter() - start) > WORTH:
            break
    running = {asyncio.wrap_future(pool.submit(play, job)) for job in left} if pool else set()
    while running and not whistle.blown:
        done, running = await asyncio.wait(running, timeout=PACE, return_when=asyncio.FIRST_COMPLETED)
        if done:
            yield [future.result() for future in done]
    for future in running:
        future.cancel()
