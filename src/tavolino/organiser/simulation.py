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
from tavolino.lab.simulation.parallel import BATCH_S, StopSignal, on_interrupt
from tavolino.organiser.book import Book
from tavolino.organiser.charter import CARDBOARD
from tavolino.organiser.entries import SOURCE_SIMULATED, Forfeited, NewEntry, Scored
from tavolino.organiser.fixture_play import FixtureLineUp, match_result
from tavolino.organiser.next_lots import next_lots
from tavolino.table.seats import Seat
from tavolino.table.table import Table

if TYPE_CHECKING:
    from tavolino.organiser.organiser import Organiser

SEED_BITS: Final = 128
MIN_PARALLEL_S: Final = 4.0
"""Seconds of play ahead for which it is worth while to call other processes: they take their time to come."""

OnMatchesPlayed = Callable[[int], None]
"""Hears how many more matches have been played."""


class MatchJob(NamedTuple):
    """A match to be played, as plain data: another process makes the game and the bots from it."""

    match: str
    game: str
    options: dict[str, Setting]
    seats: list[Seat]
    carry: object
    seed: int


def play_match(job: MatchJob) -> NewEntry:
    """A match from the first move to the result, in any process."""
    line_up = FixtureLineUp(game(job.game, **job.options), job.seats, job.carry)
    table = Table(line_up.record(job.seed))
    while table.play_automatic_move():
        pass
    return NewEntry(match_result(job.match, table.record, table.match, SOURCE_SIMULATED), table.record.text())


class Simulation:
    """All matches of a competition that bots alone play, as far as it can go without people.

    With a `seed` the same competition gives the same results; without one nobody can foresee them.
    """

    def __init__(self, office: "Organiser", id: str, by: str, seed: int | None = None) -> None:
        self.office = office
        self.id = id
        self.by = by
        self.seed = seed
        self.done = 0
        self.whistle = StopSignal()
        self.book: Book | None = None

    async def run(self, workers: int, told: OnMatchesPlayed, only: Sequence[str] = ()) -> int:
        """How many matches were played; `only` names those that are wanted. Ctrl-C ends it with what there is."""
        with on_interrupt(self.whistle.stop), worker_processes(workers) as pool:
            while not self.whistle.is_stopped and (jobs := await self.next_jobs(only)):
                async for batch in play_in_batches(jobs, pool, self.whistle):
                    await self.save_results(batch)
                    told(len(batch))
        return self.done

    async def next_jobs(self, only: Sequence[str]) -> list[MatchJob]:
        """The matches that can be played now; what has to be drawn between rounds is drawn."""
        book = self.book = await self.office.load_book(self.id)
        if not book.order:
            raise Fault("not-drawn")
        if book.needs_pairing or book.level_teams:
            await self.office.try_append(self.id, book, [NewEntry(next_lots(book))], self.by)
            return await self.next_jobs(only)
        matches = [match for match in ready_bot_matches(book) if not only or match in only]
        return [await self.job(book, match) for match in matches]

    async def job(self, book: Book, match: str) -> MatchJob:
        line_up = await self.office.line_up(self.id, match, book)
        options = dict(line_up.game.options)
        return MatchJob(match, line_up.game.id, options, line_up.seats, line_up.carry, self.match_seed(match))

    def match_seed(self, match: str) -> int:
        if self.seed is None:
            return secrets.randbits(SEED_BITS)
        return Rng(self.seed, int.from_bytes(match.encode())).new_seed()

    async def save_results(self, batch: Sequence[NewEntry]) -> None:
        """Results are on the disk before anything else is done. What people have settled meanwhile stands."""
        while True:
            self.book = self.book or await self.office.load_book(self.id)
            wanted = [news for news in batch if is_for_bots(self.book, match_of(news))]
            if not wanted or await self.office.try_append(self.id, self.book, wanted, self.by):
                self.done += len(wanted)
                return
            self.book = None


def match_of(news: NewEntry) -> str:
    assert isinstance(news.what, Scored | Forfeited)
    return news.what.match


def ready_bot_matches(book: Book) -> list[str]:
    """The matches that bots can play now; those that were begun or put off are left alone."""
    return [match for match in book.open_matches() if is_for_bots(book, match)]


def is_for_bots(book: Book, match: str) -> bool:
    meeting = book.fixtures_by_id[match]
    if match in book.begun or match in book.postponed or not book.is_open(meeting):
        return False
    return all(book.player(team) not in (PERSON, CARDBOARD) for team in meeting.sides)


def count_bot_matches(book: Book) -> int:
    """How many matches there will be for bots at most, as far as is known."""
    waiting = [meeting for meeting in book.fixtures_by_id.values() if not meeting.is_known]
    return len(ready_bot_matches(book)) + len(waiting)


# -- Processes


@contextmanager
def worker_processes(workers: int) -> Iterator[Executor | None]:
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


async def play_in_batches(
    jobs: Sequence[MatchJob], pool: Executor | None, whistle: StopSignal
) -> AsyncIterator[list[NewEntry]]:
    """Results as they come, in groups: one by one, and with the help of others when there is much to do."""
    left = deque(jobs)
    while left and not whistle.is_stopped:
        start = perf_counter()
        yield [await asyncio.to_thread(play_match, left.popleft())]
        if pool and len(left) * (perf_counter() - start) > MIN_PARALLEL_S:
            break
    running = {asyncio.wrap_future(pool.submit(play_match, job)) for job in left} if pool else set()
    while running and not whistle.is_stopped:
        done, running = await asyncio.wait(running, timeout=BATCH_S, return_when=asyncio.FIRST_COMPLETED)
        if done:
            yield [future.result() for future in done]
    for future in running:
        future.cancel()
