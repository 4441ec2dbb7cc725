"""Plays batches on the workers of a Dask cluster. The tally is the same as on the cores of one machine."""

import logging
from collections.abc import Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager
from importlib import import_module
from importlib.metadata import version
from itertools import islice
from threading import Lock
from time import monotonic
from typing import Any, Final, TypeVar

from tavolino.core.processes.stop_signal import StopSignal
from tavolino.lab.faults import LabFault
from tavolino.lab.simulation.parallel import BATCH_S, Batch, BatchPlan, BatchSizer, play_batch

T = TypeVar("T")

CONNECT_TIMEOUT_S: Final = 10.0
COUNT_INTERVAL_S: Final = 1.0
"""Workers come and go: how many there are is asked again after this."""
BATCHES_PER_CORE: Final = 2
"""One to play and one that waits beside it, so that no core waits for the way there and back."""
ONE_AT_A_TIME: Final = Lock()


class DaskCluster:
    """`fault` says why it could not go on; what was played before is counted."""

    def __init__(self, dask: Any, client: Any, address: str) -> None:
        self.dask = dask
        self.client = client
        self.address = address
        self.fault: LabFault | None = None
        self.cores = 0
        self.counted_s = -COUNT_INTERVAL_S

    def run(self, plan: BatchPlan[T], sizer: BatchSizer, stop: StopSignal) -> Iterator[Batch[T]]:
        """After a stop, batches that are still running are thrown away. A worker that dies loses its batches, and
        others play them.
        """
        running: set[Any] = set()
        try:
            while not stop.is_stopped and not self.fault:
                running |= {self.submit(plan, numbers) for numbers in islice(sizer, self.room(len(running)))}
                if not running:
                    return
                done, running = self.wait_for_any(running)
                for future in done:
                    batch: Batch[T] = future.result()
                    sizer.adjust(batch)
                    yield batch
        except (OSError, CancelledError, self.dask.CancelledError):
            self.fault = LabFault("scheduler-gone", address=self.address)
        except self.dask.KilledWorker:
            self.fault = LabFault("batch-kills-workers", address=self.address)
        finally:
            for future in running:
                future.release()

    def submit(self, plan: BatchPlan[T], numbers: range) -> Any:
        return self.client.submit(play_elsewhere, version("tavolino"), plan, numbers, pure=False)

    def room(self, running: int) -> int:
        """For how many batches more."""
        if monotonic() - self.counted_s >= COUNT_INTERVAL_S:
            self.cores, self.counted_s = sum(self.client.nthreads().values()), monotonic()
        return max(0, BATCHES_PER_CORE * max(1, self.cores) - running)

    def wait_for_any(self, running: set[Any]) -> tuple[set[Any], set[Any]]:
        if self.client.status != "running":
            raise ConnectionError
        try:
            with self.client.as_current():
                found = self.dask.wait(running, timeout=BATCH_S, return_when="FIRST_COMPLETED")
        except TimeoutError:
            return set(), running
        return set(found.done), set(found.not_done)


def play_elsewhere(wanted: str, plan: BatchPlan[T], numbers: range) -> Batch[T]:
    """In a worker. Some of them have several threads: a bot may remember things, and thinks for one match only."""
    if (mine := version("tavolino")) != wanted:
        raise LabFault("other-lab-version", mine=mine, wanted=wanted)
    with ONE_AT_A_TIME:
        return play_batch(plan, numbers)


def silence_logs() -> None:
    """What matters is told as a fault. Dask gives its loggers handlers of their own."""
    for name in [*logging.root.manager.loggerDict]:
        if name.partition(".")[0] == "distributed":
            logging.getLogger(name).handlers = [logging.NullHandler()]
            logging.getLogger(name).propagate = False


@contextmanager
def dask_cluster(address: str) -> Iterator[DaskCluster]:
    """Connected to the scheduler at this address."""
    try:
        dask = import_module("distributed")
    except ImportError as error:
        raise LabFault("no-dask") from error
    silence_logs()
    try:
        client = dask.Client(address, timeout=CONNECT_TIMEOUT_S, set_as_default=False)
    except (OSError, ValueError) as error:
        raise LabFault("no-scheduler", address=address) from error
    try:
        yield DaskCluster(dask, client, address)
    finally:
        client.close(timeout=CONNECT_TIMEOUT_S)
