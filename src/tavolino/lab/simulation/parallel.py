"""Spreads a simulation over the cores. The sum is the same whoever plays which matches."""

import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context
from time import perf_counter
from types import FrameType
from typing import Final, NamedTuple

from tavolino.lab.simulation.simulate import SimulationPlan, Tally, simulate_matches

BATCH_S: Final = 0.25
"""How many seconds a batch should take: short enough for a lively bar and a quick stop."""


class Batch(NamedTuple):
    """What a worker sends back."""

    matches: int
    seconds: float
    tally: Tally


class BatchSizer:
    """The matches still to be played, handed out in batches of about the right length."""

    def __init__(self, matches: int) -> None:
        self.matches = matches
        self.next = 0
        self.size = 1

    def __iter__(self) -> "BatchSizer":
        return self

    def __next__(self) -> range:
        """The running numbers of the next few matches."""
        if self.next == self.matches:
            raise StopIteration
        first = self.next
        self.next = min(first + self.size, self.matches)
        return range(first, self.next)

    def adjust(self, batch: Batch) -> None:
        """The next batch is as long as this one suggests, but at most four times as long."""
        fitting = batch.matches * BATCH_S / max(batch.seconds, 1e-9)
        self.size = max(1, int(min(fitting, 4 * self.size)))


class StopSignal:
    """Blown by Ctrl-C: the simulation stops and reports what there is. A second one breaks it off."""

    def __init__(self) -> None:
        self.is_stopped = False

    def stop(self, signum: int, frame: FrameType | None) -> None:
        if self.is_stopped:
            raise KeyboardInterrupt
        self.is_stopped = True


def available_cores() -> int:
    """Those that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run_simulation(plan: SimulationPlan, matches: int, workers: int, told: Callable[[int], None]) -> Tally:
    """Play so many matches; `told` hears how many more are done. Ctrl-C ends it early, with what there is."""
    tally = Tally()
    whistle = StopSignal()
    with on_interrupt(whistle.stop):
        for batch in batches(plan, BatchSizer(matches), workers, whistle):
            tally.add(batch.tally)
            told(batch.matches)
    return tally


def batches(plan: SimulationPlan, fixtures: BatchSizer, workers: int, whistle: StopSignal) -> Iterator[Batch]:
    if workers > 1:
        return side_by_side(plan, fixtures, workers, whistle)
    return in_turn(plan, fixtures, whistle)


def in_turn(plan: SimulationPlan, fixtures: BatchSizer, whistle: StopSignal) -> Iterator[Batch]:
    for numbers in fixtures:
        batch = play_batch(plan, numbers)
        fixtures.adjust(batch)
        yield batch
        if whistle.is_stopped:
            return


def side_by_side(
    plan: SimulationPlan, fixtures: BatchSizer, workers: int, whistle: StopSignal
) -> Iterator[Batch]:
    """In processes started afresh, not forked: a fork of a process with threads may hang."""
    others = set(active_children())
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        with on_interrupt(signal.SIG_IGN):  # the workers inherit it: Ctrl-C is for this process alone
            running = {pool.submit(play_batch, plan, numbers) for numbers in islice(fixtures, workers + 1)}
        while running and not whistle.is_stopped:
            done, running = wait(running, BATCH_S, FIRST_COMPLETED)
            for future in done:
                fixtures.adjust(future.result())
                running |= {pool.submit(play_batch, plan, numbers) for numbers in islice(fixtures, 1)}
                yield future.result()
        if running:
            for worker in set(active_children()) - others:
                worker.terminate()


def play_batch(plan: SimulationPlan, numbers: range) -> Batch:
    start = perf_counter()
    tally = simulate_matches(plan, numbers)
    return Batch(len(numbers), perf_counter() - start, tally)


@contextmanager
def on_interrupt(handler: Callable[[int, FrameType | None], None] | signal.Handlers) -> Iterator[None]:
    """What Ctrl-C does meanwhile. Only the main thread may say."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
