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
from tavolino.server.logs import tell_error
from tavolino.table.match_worker import Question, Thinker

T = TypeVar("T")
Process = subprocess.Popen[bytes]

COMMAND: Final = ("-P", "-m", "tavolino.server.bot_workers.worker_process")
FAMILIAR: Final = 4096
"""Tables of which it is remembered who thinks about them."""
AT_ONCE: Final = "random"
QUICK: Final = (AT_ONCE, "greedy", "beginner")
"""Bots that have an answer in less than two milliseconds, and need not leave the table for it."""
LABORIOUS: Final = 32
"""But in a game of which a champion can try out fewer matches than this in its time, all have to work."""
LOST: Final = (OSError, EOFError, pickle.PickleError, ValueError)
"""What comes of talking to a process that is no more, or never was."""


class Dismissed(Exception):
    """There is nobody to think any more: the server stops."""


def spare_cores() -> int:
    """Those that this process may use, but for one."""
    found = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, found - 1)


def thinks_long(game: Game, bot: str) -> bool:
    """Is it better for everyone to let the bot think in the dugout?"""
    return bot not in QUICK or (bot != AT_ONCE and game.knowledge.simulations < LABORIOUS)


class Coach:
    """One process, and the thread that talks to it: one question after the other."""

    def __init__(self) -> None:
        self.process: Process | None = None
        self.thread = ThreadPoolExecutor(1, "coach")
        self.own_head = Thinker()
        self.is_alone = False
        self.is_dismissed = False
        self.asked = 0

    async def ask(self, question: Question[T]) -> T:
        """The answer. Whoever no longer wants it can be cancelled; what waits its turn is then forgotten."""
        self.asked += 1
        try:
            return await asyncio.wrap_future(self.thread.submit(self.think, question))
        finally:
            self.asked -= 1

    # -- In the thread

    def think(self, question: Question[T]) -> T:
        """Where a process raised something, it is raised here, where it can be told."""
        if self.can_send():
            is_answer, answer = self.sent(question)
            if is_answer:
                return answer
        return self.own_head.answer(question)

    def can_send(self) -> bool:
        """Is there a process to think in? If one can't be started there never is."""
        if self.is_dismissed:
            raise Dismissed
        if self.process is None and not self.is_alone:
            try:
                self.process = started()
            except LOST as error:
                tell_error("no process to think in", error)
                self.is_alone = True
        return not self.is_alone

    def sent(self, question: Question[T], has_fallen: bool = False) -> tuple[bool, T]:
        """What a process replies. If it falls, another one is asked; a question that brings two down is to blame."""
        try:
            return self.exchange(question)
        except LOST:
            self.end()
            if has_fallen or not self.can_send():
                raise
            return self.sent(question, has_fallen=True)

    def exchange(self, question: Question[T]) -> tuple[bool, T]:
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

    def dismiss(self) -> None:
        """For good: what is being asked stays without an answer."""
        self.is_dismissed = True
        process = self.process
        if process:
            process.kill()
        self.thread.shutdown(cancel_futures=True)
        self.end()


def started() -> Process:
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


class Dugout:
    """All who think. A table's questions go to the same one, who remembers it."""

    def __init__(self, size: int = 0) -> None:
        self.coaches = [Coach() for _ in range(size or spare_cores())]
        self.familiar: dict[str, Coach] = {}

    async def ask(self, question: Question[T]) -> T:
        return await self.coach_of(question.position.table_id).ask(question)

    def coach_of(self, table_id: str) -> Coach:
        """Whoever knows the table; for a new one somebody who is free, if possible one who is there already."""
        found = self.familiar.pop(table_id, None)
        if found is None:
            found = min(self.coaches, key=lambda coach: (coach.asked, coach.process is None))
        self.familiar[table_id] = found
        if len(self.familiar) > FAMILIAR:
            del self.familiar[next(iter(self.familiar))]
        return found

    def close(self) -> None:
        for coach in self.coaches:
            coach.dismiss()
