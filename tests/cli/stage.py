"""A terminal made of strings: what is typed is known beforehand, what is printed is kept."""

import re
from collections.abc import Iterable, Iterator
from io import StringIO
from pathlib import Path
from typing import Any, NamedTuple

from tavolino.cli import main
from tavolino.cli.terminal import Keyboard, Terminal, new_console
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

    def line(self, prompt: str) -> str:
        self.stage.asked.append(Asked(self.stage.pages()[-1], prompt))
        typed = next(self.typed, EOFError)
        if isinstance(typed, str):
            return typed
        raise typed

    def forget(self) -> None:
        self.forgot += 1


class Stage:
    """Runs commands as a person at a terminal would."""

    def __init__(
        self, *typed: Typed, more: Iterable[Typed] = (), is_terminal: bool = True, **settings: Any
    ) -> None:
        self.printed = StringIO()
        self.complained = StringIO()
        self.asked: list[Asked] = []
        self.keyboard = Typist(self, [*typed] if not more else chained(typed, more), is_terminal)
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


def chained(first: Iterable[Typed], then: Iterable[Typed]) -> Iterator[Typed]:
    yield from first
    yield from then


def only_record(folder: Path) -> Record:
    [path] = folder.glob("*.tav")
    return parse_record(path.read_text("utf-8"))
