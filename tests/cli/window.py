"""A real terminal: the program runs in a window of its own, and keys are pressed."""

import codecs
import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
from types import TracebackType

from tests.cli.stage import CODES

PATIENCE = 600
"""Seconds after which a program that says nothing is taken for dead; only one that hangs is waited for so long."""
PROGRAM = "import sys; from tavolino.cli import main; sys.exit(main())"


def hear_ctrl_c() -> None:
    """The window is the terminal of the program. Tests that run in the background may have been told to ignore it."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Window:
    """To be used with `with`: what still runs at the end is killed."""

    def __init__(self, *args: str, size: tuple[int, int] = (80, 24), **environment: str) -> None:
        self.ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, *args],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=os.environ | environment,
            start_new_session=True,
            preexec_fn=hear_ctrl_c,
        )
        os.close(theirs)
        self.decoder = codecs.getincrementaldecoder("utf-8")()
        self.shown = ""

    def __enter__(self) -> "Window":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.ours)

    def press(self, keys: str) -> None:
        os.write(self.ours, keys.encode())

    def see(self, wanted: str, times: int = 1) -> str:
        """All that has been shown, as soon as a text was in it so many times."""
        while self.text.count(wanted) < times:
            assert self.read(), f"{wanted!r} was not shown:\n{self.text}"
        return self.text

    def end(self) -> int:
        """The exit code, as soon as the program has ended."""
        while self.read():
            pass
        return self.process.wait(PATIENCE)

    def read(self) -> bool:
        """What is shown next; False when nothing more comes."""
        ready, _, _ = select.select([self.ours], [], [], PATIENCE)
        assert ready, f"nothing was shown for {PATIENCE} seconds:\n{self.text}"
        try:
            data = os.read(self.ours, 65536)
        except OSError:
            return False  # the other end is closed
        self.shown += self.decoder.decode(data)
        return bool(data)

    @property
    def text(self) -> str:
        return CODES.sub("", self.shown).replace("\r", "")
