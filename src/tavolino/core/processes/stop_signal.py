"""Ctrl-C and SIGTERM as a wish to stop: long work ends early and keeps what it has."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
EXIT_CODE_BASE: Final = 128
"""A shell expects 128 plus the signal's number of a program that a signal has stopped."""


class StepAborted(BaseException):
    """Raised inside an abortable step. It is no Exception, so that no game or bot catches it."""


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
        """Work of the main thread that can be thrown away. Outside of it, no signal raises anything."""
        self.is_in_step = True
        try:
            if self.is_aborting:
                raise StepAborted
            yield
        finally:
            self.is_in_step = False


@contextmanager
def stop_on_signals() -> Iterator[StopSignal]:
    """Ctrl-C and SIGTERM go to this StopSignal meanwhile. Only in the main thread can they be redirected."""
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
    """A Ctrl-C that comes meanwhile is handled at the end, so that it leaves nothing half done."""
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
