"""A pool of worker processes that only their parent can stop."""

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from typing import ParamSpec, TypeVar

from tavolino.core.processes.stop_signal import SIGNALS

P = ParamSpec("P")
T = TypeVar("T")


def available_cores() -> int:
    """The number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def process_pool(workers: int, nice: int = 0) -> Iterator[Executor]:
    """Processes that start when they are first needed. At the end they are killed, busy or not.

    They are spawned, not forked: a fork of a process with threads may hang. The nicer they are the more they give way
    to everything else.
    """
    others = set(active_children())
    pool = ShieldedPool(workers, get_context("spawn"), initializer=prepare_worker, initargs=(nice,))
    try:
        yield pool
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in set(active_children()) - others:
            worker.kill()
            worker.join()


class ShieldedPool(ProcessPoolExecutor):
    """Shields its workers from Ctrl-C and SIGTERM, which a terminal or a supervisor sends to a whole process group."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Blocks signals, because this may start a worker, which inherits the blocked signals."""
        with block_signals():
            return super().submit(fn, *args, **kwargs)


@contextmanager
def block_signals() -> Iterator[None]:
    """Delays signals until the end of the block. Windows cannot block signals."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def prepare_worker(nice: int = 0) -> None:
    """Ignores Ctrl-C where signals cannot be blocked, and ends the worker when its parent ends, even by a kill."""
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=exit_with_parent, daemon=True).start()


def exit_with_parent() -> None:
    parent = parent_process()
    assert parent
    parent.join()
    os._exit(1)
