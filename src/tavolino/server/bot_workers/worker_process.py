"""A process that thinks: questions come in on its standard input, and go out answered on its standard output.

It ends when nobody is there to ask any more, however they went: then its standard input is closed.
"""

import os
import pickle
import signal
import sys
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO, Final

from tavolino.table.match_worker import MatchWorker, WorkerQuestion

NICE_INCREMENT: Final = 5
"""By so much it steps back for others who want the same core: above all for the server itself."""


READY: Final = "ready"
"""The first thing that it says."""

Reply = tuple[bool, Any]
"""Whether a question could be answered, and the answer; if not, whoever asked finds out why by trying it."""


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which will close this
    if hasattr(os, "nice"):
        os.nice(NICE_INCREMENT)
    replies = own_output()
    questions: SimpleQueue[WorkerQuestion[Any]] = SimpleQueue()
    Thread(target=listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    thinker = MatchWorker()
    with suppress(BrokenPipeError):
        send(READY, replies)
        while True:
            send(reply(thinker, questions.get()), replies)


def send(said: object, replies: BinaryIO) -> None:
    pickle.dump(said, replies)
    replies.flush()


def own_output() -> BinaryIO:
    """Standard output, for replies alone: what a bot prints goes to the error stream instead."""
    kept = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return kept


def listen(source: BinaryIO, questions: "SimpleQueue[WorkerQuestion[Any]]") -> None:
    """In a thread of its own, so that the end is noticed at any time."""
    try:
        while True:
            questions.put(pickle.load(source))
    finally:
        os._exit(0)


def reply(thinker: MatchWorker, question: WorkerQuestion[Any]) -> Reply:
    try:
        return True, thinker.answer(question)
    except Exception:
        return False, None


if __name__ == "__main__":
    main()
