"""The worker pool: processes in which the bots of live tables think, so that the server can serve meanwhile.

A process is started when it is first needed and stays; if it dies, another takes its place. Where none can be started,
the server thinks in a thread.
"""

import asyncio
import os
import pickle
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from threading import Lock
from types import ModuleType
from typing import Any, Final, NamedTuple, TypeVar

from tavolino.live.logs import log_error
from tavolino.live.ports import NOBODY, Asker, ThinkingTime
from tavolino.server.bot_workers.worker_process import ANSWERED, UNKNOWN, Message, Reply, run_worker
from tavolino.server.fair_queue import FairQueue
from tavolino.table.thinking.match_worker import MAX_MATCHES, MatchPosition, MatchWorker, WorkerQuestion

T = TypeVar("T")

SPAWN: Final = get_context("spawn")
START_LOCK: Final = Lock()
"""Only one process is started at a time."""
MAX_STICKY_TABLES: Final = 4096
"""Tables whose worker is remembered."""
NO_LIMIT: Final = sys.maxsize
"""Of questions that wait: there is at most one for each seat of a live table."""
THINKING_S: Final = {"champion": 0.4, "professional": 0.2}
"""Seconds that a bot has for a move. Compiled, even a champion needs half of them at most."""
USUAL_THINKING_S: Final = 0.1
MAX_QUEUE_S: Final = 1.5
"""All who wait for a worker have so much time together: the more there are, the less each may think."""
MIN_THINKING_S: Final = 0.01
WORKER_ERRORS: Final = (OSError, EOFError, pickle.PickleError, ValueError)
"""What comes of talking to a process that has died or never started."""


class PoolClosed(Exception):
    """There are no workers any more: the server stops."""


def spare_cores() -> int:
    """The cores that this process may use, but for one."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, cores - 1)


class WorkerProcess(NamedTuple):
    """A running process, our end of the connection, and the positions that it knows by table."""

    process: SpawnProcess
    connection: "Connection[Any, Any]"
    known: dict[str, MatchPosition]

    def ask(self, message: Message) -> Reply:
        self.connection.send(message)
        reply: Reply = self.connection.recv()
        return reply

    def stop(self) -> None:
        """Whatever it is doing."""
        self.process.kill()
        self.process.join()
        self.connection.close()


def start_process(work: "Callable[[Connection[Any, Any]], None]") -> WorkerProcess:
    """A process that has said that it is ready."""
    ours, theirs = SPAWN.Pipe()
    process = SPAWN.Process(target=work, args=(theirs,), daemon=True)
    with interrupts_blocked(), without_main_module():
        process.start()
    theirs.close()
    started = WorkerProcess(process, ours, {})
    try:
        ours.recv()
    except BaseException:
        started.stop()
        raise
    return started


@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """A process that is started here inherits the block: Ctrl-C during its imports would print a traceback."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def without_main_module() -> Iterator[None]:
    """A spawned process imports the main module of its parent: the whole terminal program, which no worker needs.

    Without it a worker starts four times as fast, with a third of the memory.
    """
    with START_LOCK:
        main = sys.modules["__main__"]
        sys.modules["__main__"] = ModuleType("__main__")
        try:
            yield
        finally:
            sys.modules["__main__"] = main


class Worker:
    """One process, and the thread that talks to it: one question at a time."""

    def __init__(self) -> None:
        self.process: WorkerProcess | None = None
        self.thread = ThreadPoolExecutor(1, "bot-worker")
        self.local_worker = MatchWorker()
        self.has_no_process = False
        self.is_closed = False
        self.queue = FairQueue(1, NO_LIMIT, NO_LIMIT)

    @property
    def pending(self) -> int:
        """Questions that wait or are being thought about."""
        return self.queue.length + 1 - self.queue.free

    async def ask(self, message: Message, asker: Asker = NOBODY) -> Any:
        """The answer. If the caller is cancelled, a question that has not been sent yet is dropped."""
        async with self.queue.place(asker.guest, asker.address):
            return await asyncio.wrap_future(self.thread.submit(self.answer_in_thread, message))

    # -- In the thread

    def answer_in_thread(self, message: Message) -> Any:
        """If the process failed, the same is tried here, so that the error is raised where it can be logged."""
        if self.ensure_process():
            reply = self.ask_process(message)
            if reply.status == ANSWERED:
                return reply.answer
        return self.local_worker.answer(*message)

    def ensure_process(self) -> bool:
        """Is there a process? If one can't be started there never is."""
        if self.is_closed:
            raise PoolClosed
        if self.process is None and not self.has_no_process:
            try:
                self.process = start_process(run_worker)
            except WORKER_ERRORS as error:
                log_error("no worker process", error)
                self.has_no_process = True
        return not self.has_no_process

    def ask_process(self, message: Message, is_retry: bool = False) -> Reply:
        """If the process dies, another one is asked; a question that kills two is to blame itself."""
        assert self.process
        try:
            return exchange(self.process, message)
        except WORKER_ERRORS:
            self.stop_process()
            if is_retry or not self.ensure_process():
                raise
            return self.ask_process(message, is_retry=True)

    def stop_process(self) -> None:
        process, self.process = self.process, None
        if process:
            process.stop()

    def close(self) -> None:
        """For good: what is being asked stays without an answer."""
        self.is_closed = True
        process = self.process
        if process:
            process.process.kill()
        self.thread.shutdown(cancel_futures=True)
        self.stop_process()


def exchange(process: WorkerProcess, message: Message) -> Reply:
    """Ask, sending only the moves that the process does not know yet; if it has forgotten the match, all of them."""
    position = message.position
    before = process.known.pop(position.table_id, None)
    reply = Reply(UNKNOWN)
    if before and before.head == position.head and position.moves[: len(before.moves)] == before.moves:
        reply = process.ask(message._replace(position=position.without_known_moves(len(before.moves))))
    if reply.status == UNKNOWN:
        reply = process.ask(message)
    if reply.status == ANSWERED:
        process.known[position.table_id] = position
        if len(process.known) > MAX_MATCHES:
            del process.known[next(iter(process.known))]
    return reply


class WorkerPool:
    """All workers. A table's questions go to the same one, which remembers its match."""

    def __init__(self, size: int = 0) -> None:
        self.workers = [Worker() for _ in range(size or spare_cores())]
        self.sticky: dict[str, Worker] = {}

    async def ask(self, position: MatchPosition, question: WorkerQuestion[T], asker: Asker = NOBODY) -> T:
        answer: T = await self.worker_for(position.table_id).ask(Message(position, question), asker)
        return answer

    def time_for(self, table_id: str, bot: str) -> ThinkingTime:
        """The less, the more questions wait; the move is due when all of them have had their time."""
        places = self.worker_for(table_id).pending + 1
        usual_s = THINKING_S.get(bot, USUAL_THINKING_S)
        limit_s = max(MIN_THINKING_S, min(usual_s, MAX_QUEUE_S / places))
        return ThinkingTime(limit_s, limit_s * places)

    @property
    def pending(self) -> int:
        """Questions of all tables that wait or are being thought about."""
        return sum(worker.pending for worker in self.workers)

    async def run(self, function: Callable[..., T], *args: Any) -> T:
        """Run a longer computation without blocking the tables."""
        return await asyncio.to_thread(function, *args)

    def worker_for(self, table_id: str) -> Worker:
        """The worker that knows the table; for a new one a free worker, if possible with a running process."""
        chosen = self.sticky.pop(table_id, None)
        if chosen is None:
            chosen = min(self.workers, key=lambda worker: (worker.pending, worker.process is None))
        self.sticky[table_id] = chosen
        if len(self.sticky) > MAX_STICKY_TABLES:
            del self.sticky[next(iter(self.sticky))]
        return chosen

    def close(self) -> None:
        for worker in self.workers:
            worker.close()
