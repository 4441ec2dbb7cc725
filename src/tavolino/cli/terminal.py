"""The terminal: output, input, language. Tests pass in their own."""

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import contextmanager
from io import TextIOWrapper
from typing import Any, Final, TypeVar

from rich.console import Console, RenderableType
from rich.segment import Segment, SegmentLines
from rich.text import Text

from tavolino.cli.faults import CliFault
from tavolino.cli.keyboard import Keyboard, interruptible_sleep
from tavolino.cli.theme import ASCII_GLYPHS, THEME, UNICODE_GLYPHS, Glyphs
from tavolino.core.faults import Fault
from tavolino.core.language.texts import DEFAULT_LANGUAGE, Texts, TextValue, load_texts
from tavolino.core.processes.stop_signal import defer_interrupt

T = TypeVar("T")

STATUS_AFTER_S: Final = 1.0
"""Work that takes longer shows that it is being done."""
MIN_WINDOW: Final = (60, 18)
MAX_COLUMNS: Final = 120
"""Longer lines are hard to read: a wider window stays empty at the right."""


class Terminal:
    """One terminal, in one language."""

    def __init__(
        self, out: Console, err: Console, keyboard: Keyboard, language: str = DEFAULT_LANGUAGE
    ) -> None:
        self.out = out
        self.err = err
        self.keyboard = keyboard
        self.language = language

    # -- Texts

    def texts(self, game: str = "") -> Texts:
        return load_texts(self.language, game, CliFault.packages)

    def say(self, key: str, **values: TextValue) -> str:
        return self.texts().say(key, values)

    def print_fault(self, fault: Fault) -> None:
        """Print a fault on the error stream. Its cause, if that is a fault too, is given as the reason."""
        cause = fault.__cause__
        if isinstance(cause, Fault):
            fault.values["why"] = cause.text(self.language)
        self.err.print(Text(fault.text(self.language), "title"), soft_wrap=not self.err.is_terminal)

    @property
    def glyphs(self) -> Glyphs:
        return UNICODE_GLYPHS if self.out.encoding.startswith("utf") else ASCII_GLYPHS

    # -- The screen

    @property
    def can_clear(self) -> bool:
        return self.out.is_terminal and not self.out.is_dumb_terminal

    @property
    def width(self) -> int:
        return min(self.out.width, MAX_COLUMNS)

    def require_room(self) -> None:
        """Raise a fault if there is no keyboard, no screen, or too small a window for a match."""
        if not (self.keyboard.is_terminal and self.out.is_terminal):
            raise CliFault("no-terminal")
        width, height = self.out.size
        if width < MIN_WINDOW[0] or height < MIN_WINDOW[1]:
            raise CliFault("small-terminal", size=f"{width}x{height}", least="{}x{}".format(*MIN_WINDOW))

    @contextmanager
    def screen(self) -> Iterator[None]:
        """The alternate screen. It leaves nothing behind, so that no hand stays in the scrollback."""
        if not self.can_clear:
            yield
            return
        try:
            with defer_interrupt():
                self.out.set_alt_screen(True)
            yield
        finally:
            self.leave_screen()

    def leave_screen(self) -> None:
        """Back to the ordinary screen, if need be."""
        with defer_interrupt():
            if self.out.is_alt_screen:
                self.out.set_alt_screen(False)

    def show(self, page: RenderableType) -> None:
        """Replace the screen with a page. A page that is too long is cut at the top: the question is at the end."""
        if not self.can_clear:
            self.out.print(page, width=self.width)
            return
        lines = self.lines(page)[1 - self.out.height :]
        with defer_interrupt(), self.out:
            self.out.clear()
            self.out.print(SegmentLines(lines, new_lines=True), end="")

    def lines(self, page: RenderableType) -> list[list[Segment]]:
        return self.out.render_lines(page, self.out.options.update(width=self.width), pad=False)

    def page_through(self, text: RenderableType) -> None:
        """Show a text one screen at a time. Anything typed closes it."""
        if not self.can_clear:
            self.out.print(text, width=self.width)
            return
        lines = self.lines(text)
        typed = ""
        while lines and not typed:
            shown, lines = lines[: self.out.height - 2], lines[self.out.height - 2 :]
            self.show(SegmentLines(shown, new_lines=True))
            typed = self.ask(self.say("more" if lines else "back"))

    def ask(self, prompt: str = "> ") -> str:
        return self.keyboard.read_line(prompt)

    def pause(self, seconds: float) -> None:
        if seconds > 0:
            interruptible_sleep(seconds)

    def run_with_status(self, words: str, work: Callable[[], T]) -> T:
        """Run work in a thread. After STATUS_AFTER_S a status line shows that it is running."""
        with ThreadPoolExecutor(1) as thread:
            result = thread.submit(work)
            if not wait([result], STATUS_AFTER_S).done:
                with self.out.status(words):
                    wait([result])
            return result.result()


def process_terminal() -> Terminal:
    """The terminal of this process. Letters that it cannot show are replaced, so that none ends a match."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    return Terminal(new_console(), new_console(stderr=True), Keyboard())


def new_console(**settings: Any) -> Console:
    """A console with our theme and without markup: a name may have brackets."""
    return Console(theme=THEME, highlight=False, markup=False, emoji=False, **settings)
