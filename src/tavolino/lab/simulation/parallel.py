"""Spreads a simulation over the cores, or a cluster. The tally does not depend on which process plays what."""

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, wait
from itertools import islice
from time import perf_counter
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

from tavolino.core.processes.pool import process_pool
from tavolino.core.processes.stop_signal import StepAborted, StopSignal
from tavolino.lab.simulation.simulate import SimulationPlan, Tally

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

BATCH_S: Final = 0.25
"""Seconds that a batch should take: short enough for a lively progress bar and a quick stop."""


class BatchPlan(Protocol[T_co]):
    """Plain data that any process can play some matches of."""

    def play(self, numbers: range) -> T_co: ...


class Batch(NamedTuple, Generic[T]):
    """The result of some matches, as a worker sends it back."""

    matches: int
    seconds: float
    tally: T


class BatchSizer:
    """Hands out the numbers of the matches to play, in batches that take about BATCH_S."""

    def __init__(self, matches: int, first: int = 0) -> None:
        self.matches = matches
        self.next = first
        self.size = 1

    def __iter__(self) -> "BatchSizer":
        return self

    def __next__(self) -> range:
        """The running numbers of the next few matches."""
        if self.next >= self.matches:
            raise StopIteration
        first = self.next
        self.next = min(first + self.size, self.matches)
        return range(first, self.next)

    def adjust(self, batch: Batch[T]) -> None:
        """The next batch is as long as this one suggests, but at most four times as long."""
        fitting = batch.matches * BATCH_S / max(batch.seconds, 1e-9)
        self.size = max(1, int(min(fitting, 4 * self.size)))


class BatchRunner(Protocol):
    """Plays batches somewhere else."""

    def run(self, plan: BatchPlan[T], sizer: BatchSizer, stop: StopSignal) -> Iterator[Batch[T]]: ...


Workers = int | BatchRunner
"""How many processes of this machine, or what else plays."""


def run_simulation(
    plan: SimulationPlan,
    matches: int,
    workers: Workers,
    on_progress: Callable[[int], None],
    stop: StopSignal,
    tally: Tally | None = None,
) -> Tally:
    """Play so many matches. `on_progress` gets the number of matches of each batch.

    A stop ends it early: the tally then counts the batches that were finished. So does one that is given when a bot
    fails and its fault is raised.
    """
    tally = Tally() if tally is None else tally
    for batch in run_batches(plan, BatchSizer(matches), workers, stop):
        tally.add(batch.tally)
        on_progress(batch.matches)
    return tally


def run_batches(
    plan: BatchPlan[T], sizer: BatchSizer, workers: Workers, stop: StopSignal
) -> Iterator[Batch[T]]:
    if not isinstance(workers, int):
        return workers.run(plan, sizer, stop)
    if workers > 1:
        return run_in_pool(plan, sizer, workers, stop)
    return run_here(plan, sizer, stop)


def run_here(plan: BatchPlan[T], sizer: BatchSizer, stop: StopSignal) -> Iterator[Batch[T]]:
    """One batch after the other, in this process."""
    for numbers in sizer:
        try:
            with stop.abortable_step():
                batch = play_batch(plan, numbers)
        except StepAborted:
            return
        sizer.adjust(batch)
        yield batch
        if stop.is_stopped:
            return


def run_in_pool(plan: BatchPlan[T], sizer: BatchSizer, workers: int, stop: StopSignal) -> Iterator[Batch[T]]:
    """Batches in worker processes. After a stop, those that are still running are thrown away."""
    with process_pool(workers) as pool:
        running = {pool.submit(play_batch, plan, numbers) for numbers in islice(sizer, workers + 1)}
        while running and not stop.is_stopped:
            done, running = wait(running, BATCH_S, FIRST_COMPLETED)
            for future in done:
                sizer.adjust(future.result())
                running |= {pool.submit(play_batch, plan, numbers) for numbers in islice(sizer, 1)}
                yield future.result()


def play_batch(plan: BatchPlan[T], numbers: range) -> Batch[T]:
    start = perf_counter()
    tally = plan.play(numbers)
    return Batch(len(numbers), perf_counter() - start, tally)
