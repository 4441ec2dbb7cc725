"""JobProcess: a process beside the server for work that takes long: one job at a time, fair among those who ask.

It is started when it is first needed. A job that takes too long is killed with it.
"""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from math import ceil
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any, Final, NamedTuple, TypeVar

from tavolino.core.faults import Fault
from tavolino.live.logs import log_error
from tavolino.server.bot_workers.pool import WORKER_ERRORS, WorkerProcess, start_process
from tavolino.server.bot_workers.worker_process import (
    NICE_INCREMENT,
    READY,
    exit_with_server,
    ignore_interrupts,
)
from tavolino.server.fair_queue import FairQueue, QueueFull
from tavolino.server.faults import ServerFault

T = TypeVar("T")

MAX_JOB_S: Final = 60.0
MAX_WAITING_JOBS: Final = 16
MAX_WAITING_JOBS_PER_OWNER: Final = 4
RETRY_S: Final = 10


class Job(NamedTuple):
    """A function of a module, and what it is called with: all of it is sent to the process."""

    function: Callable[..., Any]
    args: tuple[Any, ...]


class JobResult(NamedTuple):
    """What came of a job: an answer, a Fault, or an error that is not told."""

    answer: Any = None
    fault: Fault | None = None
    has_failed: bool = False


class JobFailed(Exception):
    """Our own fault."""


class JobProcess:
    def __init__(self, max_job_s: float = MAX_JOB_S) -> None:
        self.max_job_s = max_job_s
        self.queue = FairQueue(1, MAX_WAITING_JOBS, MAX_WAITING_JOBS_PER_OWNER)
        self.thread = ThreadPoolExecutor(1, "jobs")
        self.process: WorkerProcess | None = None
        self.is_closed = False

    async def run(self, owner: str, function: Callable[..., T], *args: Any) -> T:
        """The result of a function, which must be importable, as must be all that it is called with."""
        try:
            async with self.queue.place(owner):
                job = self.thread.submit(self.do, Job(function, args))
                result = await asyncio.wrap_future(job)
        except QueueFull:
            raise ServerFault("too-busy", seconds=ceil(RETRY_S)) from None
        if result.fault:
            raise result.fault
        if result.has_failed:
            raise JobFailed
        answer: T = result.answer
        return answer

    # -- In the thread

    def do(self, job: Job) -> JobResult:
        try:
            process = self.process = self.process or start_process(run_jobs)
        except WORKER_ERRORS as error:
            log_error("no process for jobs", error)
            return do_job(job)
        try:
            process.connection.send(job)
            if process.connection.poll(self.max_job_s):
                result: JobResult = process.connection.recv()
                return result
        except WORKER_ERRORS as error:
            log_error("job lost", error)
            self.stop_process()
            return JobResult(has_failed=True)
        self.stop_process()
        return JobResult(fault=ServerFault("job-too-long"))

    def stop_process(self) -> None:
        process, self.process = self.process, None
        if process:
            process.stop()

    def close(self) -> None:
        process = self.process
        if process:
            process.process.kill()
        self.thread.shutdown(cancel_futures=True)
        self.stop_process()


def run_jobs(connection: "Connection[Any, Any]") -> None:
    """The process: does jobs until the server hangs up."""
    ignore_interrupts()
    if hasattr(os, "nice"):
        os.nice(NICE_INCREMENT)
    Thread(target=exit_with_server, daemon=True).start()
    try:
        connection.send(READY)
        while True:
            connection.send(do_job(connection.recv()))
    except (EOFError, OSError):
        pass  # the server has gone


def do_job(job: Job) -> JobResult:
    try:
        return JobResult(job.function(*job.args))
    except Fault as fault:
        return JobResult(fault=fault)
    except Exception as error:
        log_error("job failed", error)
        return JobResult(has_failed=True)
