"""The dugout: where the bots of live tables think, off the pitch, in processes of their own.

The server itself only waits for them, and goes on serving everyone else. A process is started when it is first needed
and stays; if one dies, another takes its place. Where none can be started, the server thinks in a thread.
"""

import asyncio
import os
import pickle
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from tavolino.core.game import Game
from tavolino.server.logs import log_error
from tavolino.table.match_worker import MatchWorker, WorkerQuestion

T = TypeVar("T")
Process = subprocess.Popen[bytes]

COMMAND: Final = ("-P", "-m", "tavolino.server.bot_workers.worker_process")
MAX_STICKY_TABLES: Final = 4096
"""Tables of which it is remembered who thinks about them."""
RANDOM_BOT: Final = "random"
INSTANT_BOTS: Final = (RANDOM_BOT, "greedy", "beginner")
"""Bots that have an answer in less than two milliseconds, and need not leave the table for it."""
SLOW_GAME_SIMULATIONS: Final = 32
"""But in a game of which a champion can try out fewer matches than this in its time, all have to work."""
WORKER_ERRORS: Final = (OSError, EOFError, pickle.PickleError, ValueError)
"""What comes of talking to a process that is no more, or never was."""


class PoolClosed(Exception):
    """There is nobody to think any more: the server stops."""


def spare_cores() -> int:
    """Those that this process may use, but for one."""
    found = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, found - 1)


def needs_worker(game: Game, bot: str) -> bool:
    """Is it better for everyone to let the bot think in the dugout?"""
    return bot not in INSTANT_BOTS or (
        bot != RANDOM_BOT and game.knowledge.champion_simulations < SLOW_GAME_SIMULATIONS
    )


class Worker:
    """One process, and the thread that talks to it: one question after the other."""

    def __init__(self) -> None:
        self.process: Process | None = None
        self.thread = ThreadPoolExecutor(1, "coach")
        self.local_worker = MatchWorker()
        self.has_no_process = False
        self.is_closed = False
        self.pending = 0

    async def ask(self, question: WorkerQuestion[T]) -> T:
        """The answer. Whoever no longer wants it can be cancelled; what waits its turn is then forgotten."""
        self.pending += 1
        try:
            return await asyncio.wrap_future(self.thread.submit(self.answer_in_thread, question))
        finally:
            self.pending -= 1

    # -- In the thread

    def answer_in_thread(self, question: WorkerQuestion[T]) -> T:
        """Where a process raised something, it is raised here, where it can be told."""
        if self.can_send():
            is_answer, answer = self.sent(question)
            if is_answer:
                return answer
        return self.local_worker.answer(question)

    def can_send(self) -> bool:
        """Is there a process to think in? If one can't be started there never is."""
        if self.is_closed:
            raise PoolClosed
        if self.process is None and not self.has_no_process:
            try:
                self.process = start_process()
            except WORKER_ERRORS as error:
                log_error("no process to think in", error)
                self.has_no_process = True
        return not self.has_no_process

    def sent(self, question: WorkerQuestion[T], has_fallen: bool = False) -> tuple[bool, T]:
        """What a process replies. If it falls, another one is asked; a question that brings two down is to blame."""
        try:
            return self.exchange(question)
        except WORKER_ERRORS:
            self.end()
            if has_fallen or not self.can_send():
                raise
            return self.sent(question, has_fallen=True)

    def exchange(self, question: WorkerQuestion[T]) -> tuple[bool, T]:
        process = self.process
        assert process
        assert process.stdin
        assert process.stdout
        pickle.dump(question, process.stdin)
        process.stdin.flush()
        reply: tuple[bool, T] = pickle.load(process.stdout)
        return reply

    def end(self) -> None:
        """Have done with the process, whatever it is at."""
        process, self.process = self.process, None
        if process:
            stop(process)

    def close(self) -> None:
        """For good: what is being asked stays without an answer."""
        self.is_closed = True
        process = self.process
        if process:
            process.kill()
        self.thread.shutdown(cancel_futures=True)
        self.end()


def start_process() -> Process:
    """A process that has said that it is ready."""
    process = subprocess.Popen([sys.executable, *COMMAND], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    try:
        assert process.stdout
        pickle.load(process.stdout)
    except BaseException:
        stop(process)
        raise
    return process


def stop(process: Process) -> None:
    process.kill()
    process.communicate()


class WorkerPool:
    """All who think. A table's questions go to the same one, who remembers it."""

    def __init__(self, size: int = 0) -> None:
        self.workers = [Worker() for _ in range(size or spare_cores())]
        self.sticky: dict[str, Worker] = {}

    async def ask(self, question: WorkerQuestion[T]) -> T:
        return await self.worker_for(question.position.table_id).ask(question)

    def worker_for(self, table_id: str) -> Worker:
        """Whoever knows the table; for a new one somebody who is free, if possible one who is there already."""
        found = self.sticky.pop(table_id, None)
        if found is None:
            found = min(self.workers, key=lambda coach: (coach.pending, coach.process is None))
        self.sticky[table_id] = found
        if len(self.sticky) > MAX_STICKY_TABLES:
            del self.sticky[next(iter(self.sticky))]
        return found

    def close(self) -> None:
        for coach in self.workers:
            coach.close()
