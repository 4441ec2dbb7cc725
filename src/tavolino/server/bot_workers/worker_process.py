"""The process of a worker: it answers questions about matches, which come over a connection.

It ends with the server, however that ends.
"""

import os
import signal
from multiprocessing import parent_process
from multiprocessing.connection import Connection, wait
from threading import Thread
from typing import Any, Final, NamedTuple

from tavolino.table.thinking.match_worker import MatchPosition, MatchWorker, UnknownMatch, WorkerQuestion

NICE_INCREMENT: Final = 5
"""A worker gives way to everything else that wants its core, above all to the server."""
READY: Final = "ready"
"""The first message of a worker."""

ANSWERED: Final = "answered"
UNKNOWN: Final = "unknown"
FAILED: Final = "failed"


class Message(NamedTuple):
    """A question and the position that it is about."""

    position: MatchPosition
    question: WorkerQuestion[Any]


class Reply(NamedTuple):
    """The answer; or that the worker does not know the match; or that it failed, for a reason that it does not tell."""

    status: str
    answer: Any = None


def run_worker(connection: "Connection[Any, Any]") -> None:
    """Answer questions until the server hangs up."""
    ignore_interrupts()
    if hasattr(os, "nice"):
        os.nice(NICE_INCREMENT)
    Thread(target=exit_with_server, daemon=True).start()
    worker = MatchWorker()
    try:
        connection.send(READY)
        while True:
            connection.send(reply_to(connection.recv(), worker))
    except (EOFError, OSError):
        pass  # the server has gone


def ignore_interrupts() -> None:
    """Ctrl-C is for the server, which closes its workers. Until now the signal was blocked (see `pool`)."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def exit_with_server() -> None:
    """In a thread of its own, so that the end is noticed even while a bot thinks."""
    server = parent_process()
    if server:
        wait([server.sentinel])
        os._exit(0)


def reply_to(message: Message, worker: MatchWorker) -> Reply:
    try:
        return Reply(ANSWERED, worker.answer(*message))
    except UnknownMatch:
        return Reply(UNKNOWN)
    except Exception:
        return Reply(FAILED)
