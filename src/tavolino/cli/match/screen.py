"""One screen of a match: the board, what happened, the question and the numbered answers, fitted to the window."""

from dataclasses import dataclass, field, replace
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from tavolino.cli.match.board import TerminalBoard
from tavolino.cli.match.cards import FLAT, LOW, TALL
from tavolino.cli.match.choices import NumberedChoice, choices_in_columns, fold_choices
from tavolino.cli.terminal import Terminal

MIN_COMMENTARY_LINES: Final = 2
GOOD_COMMENTARY_LINES: Final = 5
MAX_COMMENTARY_LINES: Final = 12
"""Lines of commentary: cards shrink to make room for enough of it, or in a small window for the fewest."""
QUESTION_LINES: Final = 5
"""Lines for a question and its answers, also when there is none: so the table keeps still."""
OWN: Final = "own"
PITCH: Final = "pitch"
CARD_SIZES: Final = ((TALL, TALL), (TALL, LOW), (LOW, LOW), (TALL, FLAT), (LOW, FLAT), (FLAT, FLAT))
"""Of one's own cards and of those on the pitch, the best first."""


@dataclass
class ScreenContent:
    """The content of a screen. Commentary is in whole sentences, the newest last."""

    board: TerminalBoard
    commentary: list[str]
    question: str = ""
    choices: list[NumberedChoice] = field(default_factory=list)
    notice: str = ""
    keys: str = ""


def fit_screen(page: ScreenContent, terminal: Terminal) -> RenderableType:
    """The page with its cards as large as leaves room for some commentary, and then as much of that as fits.

    A window that is too small even for chips gets fewer facts, then answers that are folded, and at last only
    the score of the others: the key for the table shows the rest.
    """
    columns = choices_in_columns(page.choices, terminal.width)
    layout = ScreenLayout(page, terminal, columns)
    if not layout.fits:
        layout = ScreenLayout(page, terminal, columns, terse=True)
    if not layout.fits:
        fold = fold_choices(page.choices, terminal.glyphs.ellipsis)
        layout = ScreenLayout(replace(page, keys=""), terminal, fold, terse=True)
        if not layout.fits:
            layout = ScreenLayout(page, terminal, fold, terse=True, others=False)
    return layout.draw()


class ScreenLayout:
    """A page in this window: how many lines its parts take, and which sizes of cards suit them."""

    def __init__(
        self,
        page: ScreenContent,
        terminal: Terminal,
        choices: RenderableType,
        terse: bool = False,
        others: bool = True,
    ) -> None:
        self.page = page
        self.terminal = terminal
        self.terse = terse
        self.heading = Group(page.board.scoreboard(), *([page.board.others(terse)] if others else []))
        self.told = [wrap_sentence(terminal, sentence) for sentence in page.commentary]
        self.below = question_part(page, choices)
        below = len(terminal.lines(self.below))
        self.reserve = max(0, QUESTION_LINES - below)
        self.room = terminal.out.height - 1 - len(terminal.lines(self.heading)) - below
        self.heights: dict[tuple[str, int], int] = {}

    def part(self, place: str, size: int) -> RenderableType:
        board = self.page.board
        return board.pitch(size) if place == PITCH else board.own_zones(size, self.terse)

    def height(self, place: str, size: int) -> int:
        """The lines that a part takes. Drawing a part to count them is slow, so each count is cached."""
        if (place, size) not in self.heights:
            self.heights[place, size] = len(self.terminal.lines(self.part(place, size)))
        return self.heights[place, size]

    def lines_left(self, own: int, pitch: int) -> int:
        """Lines for the commentary, with cards of these sizes."""
        return self.room - self.height(OWN, own) - self.height(PITCH, pitch)

    def sizes(self) -> tuple[int, int]:
        """The largest cards that leave enough lines for the commentary, or at least the fewest."""
        wanted = sum(map(len, self.told))
        for least in (min(wanted, GOOD_COMMENTARY_LINES) + self.reserve, min(wanted, MIN_COMMENTARY_LINES)):
            for sizes in CARD_SIZES:
                if self.lines_left(*sizes) >= least:
                    return sizes
        return FLAT, FLAT

    @property
    def fits(self) -> bool:
        return self.lines_left(*self.sizes()) >= min(len(self.told), MIN_COMMENTARY_LINES)

    def draw(self) -> RenderableType:
        own, pitch = self.sizes()
        commentary = newest_lines(self.told, min(self.lines_left(own, pitch), MAX_COMMENTARY_LINES))
        return Group(self.heading, self.part(PITCH, pitch), self.part(OWN, own), *commentary, self.below)


def newest_lines(groups: list[list[Text]], room: int) -> list[Text]:
    """The last sentences, whole, that there is room for; of the very last one what fits."""
    shown: list[Text] = []
    for lines in reversed(groups):
        if shown and len(shown) + len(lines) > room:
            break
        shown = lines + shown
    return shown[: max(room, 0)]


def wrap_sentence(terminal: Terminal, sentence: str) -> list[Text]:
    return list(Text(f"{terminal.glyphs.pointer} {sentence}").wrap(terminal.out, terminal.width))


def question_part(page: ScreenContent, choices: RenderableType) -> RenderableType:
    """What is asked, the answers, the keys, and what was wrong with the last answer."""
    asked = [Text(f"\n{page.question}", "question")] if page.question else []
    keys = [Text(page.keys, "quiet")] if page.keys else []
    notice = [Text(page.notice, "notice")] if page.notice else []
    return Group(*asked, choices, *keys, *notice)
