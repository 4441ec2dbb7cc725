"""Several workers on one machine under one parent, which starts again whatever dies.

All of them accept from the same sockets, so that nothing waits at the door of one that has gone.
"""

import os
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from threading import Event, Thread
from time import monotonic, sleep
from typing import Final, Protocol

from tavolino.live.logs import log_event
from tavolino.server.bot_workers.pool import SPAWN, without_main_module

WATCH_INTERVAL_S: Final = 0.1
MIN_LIFE_S: Final = 2.0
"""A worker that dies sooner than this is started again only after a while."""
PAUSE_S: Final = 1.0
STOP_TIMEOUT_S: Final = 15.0

Work = Callable[[list[socket.socket], int], None]
"""What a worker does with the sockets; its number among them is told."""


class Child(Protocol):
    """A process, as far as its parent cares."""

    @property
    def exitcode(self) -> int | None: ...

    def terminate(self) -> None: ...

    def join(self, timeout: float) -> None: ...

    def kill(self) -> None: ...


class Supervisor:
    """`start` starts the worker of a number."""

    def __init__(self, start: Callable[[int], Child], workers: int) -> None:
        self.start = start
        self.running: dict[int, tuple[Child, float]] = {}
        self.drained: set[int] = set()
        self.workers = workers
        self.is_stopping = Event()

    def run(self) -> None:
        """Until told to stop, or until every worker has been drained."""
        for wanted in (signal.SIGINT, signal.SIGTERM):
            signal.signal(wanted, lambda *_: self.is_stopping.set())
        while not self.is_stopping.is_set() and len(self.drained) < self.workers:
            self.keep_all_alive()
            self.is_stopping.wait(WATCH_INTERVAL_S)
        self.stop()

    def keep_all_alive(self) -> int:
        """Returns how many were started just now."""
        return sum(self.keep_alive(number) for number in range(self.workers) if number not in self.drained)

    def keep_alive(self, number: int) -> bool:
        process, began = self.running.get(number, (None, 0.0))
        if process and process.exitcode is None:
            return False
        if process and process.exitcode == 0:
            self.drained.add(number)
            return False
        if process:
            log_event("worker died", code=process.exitcode or 0)
            if monotonic() - began < MIN_LIFE_S:
                self.is_stopping.wait(PAUSE_S)
        self.running[number] = (self.start(number), monotonic())
        return True

    def stop(self) -> None:
        for process, _ in self.running.values():
            process.terminate()
        until = monotonic() + STOP_TIMEOUT_S
        for process, _ in self.running.values():
            process.join(max(0.1, until - monotonic()))
            if process.exitcode is None:
                process.kill()


def start_child(work: Work, sockets: list[socket.socket], number: int) -> Child:
    process = SPAWN.Process(target=run_child, args=(work, sockets, number))
    with without_main_module():
        process.start()
    return process


def run_child(work: Work, sockets: list[socket.socket], number: int) -> None:
    """In the new process. It ends when its parent has gone."""
    Thread(target=end_with_parent, args=(os.getppid(),), daemon=True).start()
    with suppress(KeyboardInterrupt):
        work(sockets, number)
    sys.exit(0)


def end_with_parent(parent: int) -> None:
    while os.getppid() == parent:
        sleep(1.0)
    os.kill(os.getpid(), signal.SIGTERM)
