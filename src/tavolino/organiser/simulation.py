"""Matches between bots, on as many cores as there are. Each result is written as soon as it is there."""

import asyncio
import secrets
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import contextmanager
from time import perf_counter
from typing import Final, NamedTuple, Protocol

from tavolino.core.options import Setting
from tavolino.core.processes.stop_signal import StopSignal
from tavolino.core.records.record import PERSON
from tavolino.core.registry import game
from tavolino.core.rng import Rng
from tavolino.organiser.book.book import Book
from tavolino.organiser.book.book_cache import LoadedCompetition
from tavolino.organiser.entries import SOURCE_SIMULATED, FieldPlayed, Forfeited, NewEntry, Scored
from tavolino.organiser.faults import OrganiserFault
from tavolino.organiser.fixture_play import FixtureLineUp, match_result
from tavolino.organiser.next_lots import next_lots
from tavolino.organiser.regulations.charter import CARDBOARD
from tavolino.organiser.regulations.charter_check import charter_game
from tavolino.table.seats import Seat
from tavolino.table.table import Table

SEED_BITS: Final = 128
FIELD_NAMES: Final = ("Home", "Away")
"""What the bots are called in the record of a match of the field."""
MIN_PARALLEL_S: Final = 4.0
"""Seconds of play ahead that make other processes worth while: they take long to start."""
STOP_CHECK_S: Final = 0.25
"""How often a simulation in other processes looks whether it has been stopped."""

OnMatchesPlayed = Callable[[int], None]
"""Called with the number of matches that have just been played."""


class MatchJob(NamedTuple):
    """A match to be played, as plain data: another process makes the game and the bots from it."""

    match: str
    game: str
    options: dict[str, Setting]
    seats: list[Seat]
    carry: object
    seed: int
    deal: str = ""
    field_round: int = 0
    """The round of a duplicate whose deal bots play to be compared with; the match has no id then."""


def play_match(job: MatchJob) -> NewEntry:
    """Play a match from the first move to the result, in any process."""
    played = play_unless_aborted(job, StopSignal())
    assert played
    return played


def play_unless_aborted(job: MatchJob, stop: StopSignal) -> NewEntry | None:
    """The same in a thread of this process. An aborted match has no result."""
    line_up = FixtureLineUp(game(job.game, **job.options), job.seats, job.carry, job.deal)
    table = Table(line_up.record(job.seed))
    while table.play_automatic_move():
        if stop.is_aborting:
            return None
    result = match_result(job.match, table.record, table.match, SOURCE_SIMULATED)
    if job.field_round:
        assert isinstance(result, Scored)  # bots never give up
        return NewEntry(FieldPlayed(job.field_round, result.score), table.record.text())
    return NewEntry(result, table.record.text())


class CompetitionLog(Protocol):
    """What a simulation needs of the organiser."""

    async def load(self, id: str) -> LoadedCompetition: ...

    async def deal_seed(self, loaded: LoadedCompetition, match: str, proposed: int) -> int: ...

    async def line_up_of(self, loaded: LoadedCompetition, match: str) -> FixtureLineUp: ...

    async def try_append(
        self, loaded: LoadedCompetition, new_entries: Sequence[NewEntry], by: str
    ) -> LoadedCompetition | None: ...


class Simulation:
    """All matches of a competition that bots alone play, as far as it can go without people.

    With a `seed` the same competition gives the same results; without one nobody can foresee them.
    """

    def __init__(
        self,
        log: CompetitionLog,
        id: str,
        by: str,
        seed: int | None = None,
        stop: StopSignal | None = None,
        only_field: bool = False,
    ) -> None:
        self.log = log
        self.id = id
        self.by = by
        self.seed = seed
        self.done = 0
        self.stop = stop or StopSignal()
        self.only_field = only_field
        """Play nothing but what others are to be compared with in a duplicate."""
        self.loaded: LoadedCompetition | None = None

    async def run(self, workers: int, on_played: OnMatchesPlayed, only: Sequence[str] = ()) -> int:
        """Play, and return how many matches were played. `only` names the matches wanted. A stop ends it early."""
        with pool_if_several(workers) as pool:
            while not self.stop.is_stopped and (jobs := await self.next_jobs(only)):
                async for batch in play_in_batches(jobs, pool, self.stop):
                    await self.save_results(batch)
                    on_played(len(batch))
        return self.done

    async def next_jobs(self, only: Sequence[str]) -> list[MatchJob]:
        """The matches that can be played now; what has to be drawn between rounds is drawn."""
        loaded = self.loaded = await self.log.load(self.id)
        progress = loaded.book.progress
        if not progress.order:
            raise OrganiserFault("not-drawn")
        if self.only_field:
            return await self.field_jobs(loaded)
        if progress.needs_pairing or progress.level_teams:
            lots = await asyncio.to_thread(next_lots, loaded.book)
            await self.log.try_append(loaded, [NewEntry(lots)], self.by)
            return await self.next_jobs(only)
        matches = [match for match in ready_bot_matches(loaded.book) if not only or match in only]
        return [
            *[await self.job(loaded, match) for match in matches],
            *([] if only else await self.field_jobs(loaded)),
        ]

    async def field_jobs(self, loaded: LoadedCompetition) -> list[MatchJob]:
        """The deals of finished rounds that bots have still to play."""
        rules, bot = charter_game(loaded.book.charter), loaded.book.charter.terms.field_bot
        jobs = []
        for n, number in enumerate(loaded.book.progress.field_due):
            seats = [Seat(f"{name} {n + 1}", bot) for name in FIELD_NAMES]
            match = next(one.id for one in loaded.book.progress.table_fixtures if one.round == number)
            seed = await self.log.deal_seed(loaded, match, self.match_seed(match))
            deal = f"{loaded.id}/{number}"
            jobs.append(MatchJob("", rules.id, dict(rules.options), seats, None, seed, deal, number))
        return jobs

    async def job(self, loaded: LoadedCompetition, match: str) -> MatchJob:
        line_up = await self.log.line_up_of(loaded, match)
        options = dict(line_up.game.options)
        seed = await self.log.deal_seed(loaded, match, self.match_seed(match))
        return MatchJob(match, line_up.game.id, options, line_up.seats, line_up.carry, seed, line_up.deal)

    def match_seed(self, match: str) -> int:
        if self.seed is None:
            return secrets.randbits(SEED_BITS)
        return Rng(self.seed, int.from_bytes(match.encode())).new_seed()

    async def save_results(self, batch: Sequence[NewEntry]) -> None:
        """Write results before anything else is done. A result that people have entered meanwhile stands."""
        while True:
            loaded = self.loaded or await self.log.load(self.id)
            open_ones = [entry for entry in batch if is_wanted(loaded.book, entry)]
            wanted = [NewEntry(loaded.book.fit_to_tie(entry.what), entry.record) for entry in open_ones]
            self.loaded = await self.log.try_append(loaded, wanted, self.by) if wanted else loaded
            if self.loaded:
                self.done += len(wanted)
                return


def is_wanted(book: Book, entry: NewEntry) -> bool:
    if isinstance(entry.what, FieldPlayed):
        return entry.what.round in book.progress.field_due
    assert isinstance(entry.what, Scored | Forfeited)
    return is_for_bots(book, entry.what.match)


def ready_bot_matches(book: Book) -> list[str]:
    """The matches that bots can play now; those that were begun or put off are left alone."""
    return [match for match in book.progress.open_matches() if is_for_bots(book, match)]


def is_for_bots(book: Book, match: str) -> bool:
    fixture = book.progress.fixtures_by_id[match]
    if match in book.facts.begun or match in book.facts.postponed or not book.progress.is_open(fixture):
        return False
    return all(book.facts.player(team) not in (PERSON, CARDBOARD) for team in fixture.sides)


def count_bot_matches(book: Book) -> int:
    """How many matches there will be for bots at most, as far as is known."""
    waiting = [fixture for fixture in book.progress.fixtures_by_id.values() if not fixture.is_known]
    return len(ready_bot_matches(book)) + len(waiting) + len(book.progress.field_due)


# -- Processes


@contextmanager
def pool_if_several(workers: int) -> Iterator[Executor | None]:
    if workers < 2:
        yield None
        return
    from tavolino.core.processes.pool import process_pool  # a browser has no processes

    with process_pool(workers) as pool:
        yield pool


async def play_in_batches(
    jobs: Sequence[MatchJob], pool: Executor | None, stop: StopSignal
) -> AsyncIterator[list[NewEntry]]:
    """Results as they come, in groups: one by one, and with the help of others when there is much to do."""
    left = deque(jobs)
    while left and not stop.is_stopped:
        start = perf_counter()
        played = await asyncio.to_thread(play_unless_aborted, left.popleft(), stop)
        if played is None:
            return
        yield [played]
        if pool and len(left) * (perf_counter() - start) > MIN_PARALLEL_S:
            break
    running = {asyncio.wrap_future(pool.submit(play_match, job)) for job in left} if pool else set()
    while running and not stop.is_stopped:
        done, running = await asyncio.wait(running, timeout=STOP_CHECK_S, return_when=asyncio.FIRST_COMPLETED)
        if done:
            yield [future.result() for future in done]
    for future in running:
        future.cancel()
