"""A terminal made of strings: what is typed is known beforehand, what is printed is kept."""

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Iterable, Iterator
from io import StringIO
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple

from tavolino.cli import main
from tavolino.cli.keyboard import Keyboard
from tavolino.cli.terminal import Terminal, new_console
from tavolino.core.records.reader import parse_record
from tavolino.core.records.record import Record

CLEAR = "\x1b[2J"
CODES = re.compile(r"\x1b\[[?0-9;]*[a-zA-Z]")

Typed = str | type[BaseException]


class Asked(NamedTuple):
    """A moment when the keyboard was read: the page on the screen, and the prompt under it."""

    page: str
    prompt: str


class Typist(Keyboard):
    """Types one line after the other, presses Ctrl-C for KeyboardInterrupt, and then is gone."""

    def __init__(self, stage: "Stage", typed: Iterable[Typed], is_terminal: bool) -> None:
        self.stage = stage
        self.typed: Iterator[Typed] = iter(typed)
        self.there = is_terminal
        self.forgot = 0

    @property
    def is_terminal(self) -> bool:
        return self.there

    def read_line(self, prompt: str) -> str:
        self.stage.asked.append(Asked(self.stage.pages()[-1], prompt))
        typed = next(self.typed, EOFError)
        if isinstance(typed, str):
            return typed
        raise typed

    def discard_input(self) -> None:
        self.forgot += 1


class Stage:
    """Runs commands as a person at a terminal would."""

    def __init__(
        self, *typed: Typed, more: Iterable[Typed] = (), is_terminal: bool = True, **settings: Any
    ) -> None:
        self.printed = StringIO()
        self.complained = StringIO()
        self.asked: list[Asked] = []
        self.keyboard = Typist(self, [*typed] if not more else chain_typing(typed, more), is_terminal)
        window = {"width": 80, "height": 24, "color_system": None} | settings
        self.terminal = Terminal(
            new_console(file=self.printed, force_terminal=is_terminal, **window),
            new_console(file=self.complained, force_terminal=False, width=200),
            self.keyboard,
        )

    def run(self, *args: str) -> int:
        return main([*args], self.terminal)

    def pages(self) -> list[str]:
        """What was on the screen, one after the other."""
        return [CODES.sub("", page) for page in self.printed.getvalue().split(CLEAR)]

    @property
    def out(self) -> str:
        return CODES.sub("", self.printed.getvalue())

    @property
    def err(self) -> str:
        return self.complained.getvalue()

    def page_after(self, number: int) -> str:
        """The page on which the question after a number of answers stood."""
        return self.asked[number].page


def chain_typing(first: Iterable[Typed], then: Iterable[Typed]) -> Iterator[Typed]:
    yield from first
    yield from then


def only_record(folder: Path) -> Record:
    [path] = folder.glob("*.tav")
    return parse_record(path.read_text("utf-8"))


# -- A real terminal: the program runs in a window of its own, and keys are pressed

PATIENCE = 600
"""Seconds after which a program that says nothing is taken for dead; only one that hangs is waited for so long."""
PROGRAM = "import sys; from tavolino.cli import main; sys.exit(main())"


def hear_ctrl_c() -> None:
    """The window is the terminal of the program. Tests that run in the background may have been told to ignore it."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Window:
    """To be used with `with`: what still runs at the end is killed."""

    def __init__(
        self, *args: str, size: tuple[int, int] = (80, 24), program: str = PROGRAM, **environment: str
    ) -> None:
        self.ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-c", program, *args],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=os.environ | environment,
            start_new_session=True,
            preexec_fn=hear_ctrl_c,
        )
        os.close(theirs)
        self.decoder = codecs.getincrementaldecoder("utf-8")(
            "replace"
        )  # Ctrl-C discards output, also half a letter
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

    def forget_up_to(self, text: str) -> None:
        """Only what was shown after this text counts from now on."""
        self.shown = self.shown.partition(text)[2]

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
