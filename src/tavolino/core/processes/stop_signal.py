"""Turns Ctrl-C and SIGTERM into a request to stop: long work ends early and keeps its results."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
EXIT_CODE_BASE: Final = 128
"""Shells expect a program stopped by a signal to exit with this plus the signal's number."""


class StepAborted(BaseException):
    """Raised inside an abortable step. Not an Exception, so that no game or bot catches it."""


class StopSignal:
    """The first Ctrl-C asks for a stop after the current step. The second one, or SIGTERM, aborts that step too.

    No signal ends the program, so whatever was finished before can be reported and saved.
    """

    def __init__(self) -> None:
        self.first_signal = 0
        self.is_aborting = False
        self.is_in_step = False

    @property
    def is_stopped(self) -> bool:
        return self.first_signal != 0

    @property
    def exit_code(self) -> int:
        return EXIT_CODE_BASE + self.first_signal if self.first_signal else 0

    def stop(self, signum: int = signal.SIGINT, frame: FrameType | None = None) -> None:
        """The signal handler."""
        self.is_aborting |= self.is_stopped or signum == signal.SIGTERM
        self.first_signal = self.first_signal or signum
        if self.is_aborting and self.is_in_step:
            self.is_in_step = False
            raise StepAborted

    @contextmanager
    def abortable_step(self) -> Iterator[None]:
        """Work of the main thread that may be abandoned. Outside of it, signals raise nothing."""
        self.is_in_step = True
        try:
            if self.is_aborting:
                raise StepAborted
            yield
        finally:
            self.is_in_step = False


@contextmanager
def stop_on_signals() -> Iterator[StopSignal]:
    """Sends Ctrl-C and SIGTERM to a StopSignal during the block. Works only in the main thread."""
    stop = StopSignal()
    if threading.current_thread() is not threading.main_thread():
        yield stop
        return
    before = {each: signal.signal(each, stop.stop) for each in SIGNALS}
    try:
        yield stop
    finally:
        for each, handler in before.items():
            signal.signal(each, handler or signal.SIG_DFL)


@contextmanager
def defer_interrupt() -> Iterator[None]:
    """Delays a Ctrl-C to the end of the block, so that it leaves nothing half done."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    deferred: list[int] = []
    before = signal.signal(signal.SIGINT, lambda signum, frame: deferred.append(signum))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before or signal.SIG_DFL)
        if deferred:
            signal.raise_signal(signal.SIGINT)
