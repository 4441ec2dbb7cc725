"""The keyboard: lines that people type. A Ctrl-C is never lost, whenever it is pressed.

`input()` can lose one. A signal that arrives after its last check for signals and before its read begins is noticed
when the next line comes, so the program seems to hang. Here `select` waits, and a signal wakes it through a socket.
"""

import os
import select
import signal
import socket
import sys
import threading
from contextlib import suppress
from functools import cache
from typing import Final

CHUNK_BYTES: Final = 4096


class Keyboard:
    """Reads lines from standard input."""

    @property
    def is_terminal(self) -> bool:
        return sys.stdin.isatty()

    def read_line(self, prompt: str) -> str:
        """The next line without its end, or EOFError where there is none."""
        terminal = open_terminal() if self.is_terminal else None
        if terminal is None:
            return input(prompt)
        sys.stdout.write(prompt)
        sys.stdout.flush()
        try:
            line = read_typed_line(terminal)
        finally:
            os.close(terminal)
        return line.decode(sys.stdin.encoding, "replace").rstrip("\n")

    def discard_input(self) -> None:
        """Drop what was typed ahead: it was not meant for the question that comes now."""
        try:
            import termios
        except ImportError:
            return  # not on this system
        termios.tcflush(sys.stdin, termios.TCIFLUSH)


def open_terminal() -> int | None:
    """Standard input once more, for reads that never block. The setting is this file's own: no shell inherits it."""
    if not hasattr(os, "ttyname"):
        return None
    try:
        return os.open(os.ttyname(sys.stdin.fileno()), os.O_RDONLY | os.O_NOCTTY | os.O_NONBLOCK)
    except OSError:
        return None  # a container may hide the name


def read_typed_line(terminal: int) -> bytes:
    """Wait for a whole line, or for the end of the input after part of one."""
    line = b""
    while not line.endswith(b"\n"):
        wait_for_signal_or(terminal)
        try:
            part = os.read(terminal, CHUNK_BYTES)
        except BlockingIOError:
            continue  # a signal, or Ctrl-C has discarded the line
        if not part:
            break
        line += part
    if not line:
        raise EOFError
    return line


def interruptible_sleep(seconds: float) -> None:
    """Sleep. A signal ends it at once, even one that arrives just before `time.sleep` would begin."""
    wait_for_signal_or(timeout=seconds)


def wait_for_signal_or(*files: int, timeout: float | None = None) -> None:
    """Wait until a signal arrives, one of the files can be read, or the time is up.

    Only the main thread is told of signals. Their handlers run between two steps of Python: one that arrives before
    the last look at the socket has been handled when the wait begins, and one that arrives later ends the wait.
    """
    signals, writer = signal_sockets()
    if threading.current_thread() is threading.main_thread():
        signal.set_wakeup_fd(writer.fileno(), warn_on_full_buffer=False)
        with suppress(BlockingIOError):
            signals.recv(CHUNK_BYTES)
    readable: list[socket.socket | int] = [signals, *files]
    select.select(readable, [], [], timeout)


@cache
def signal_sockets() -> tuple[socket.socket, socket.socket]:
    """The socket that becomes readable when a signal arrives, and the one that signals write to.

    They stay open as long as the program runs: a Ctrl-C may come between any two steps, so that nothing that would
    have to be closed or set back afterwards is safe from being left half done.
    """
    signals, writer = socket.socketpair()
    signals.setblocking(False)
    writer.setblocking(False)
    return signals, writer
