"""Cards in a terminal: faces with a border where there is room, chips of one line where there is not."""

from itertools import cycle
from typing import Final

from rich.box import ROUNDED
from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.panel import Panel
from rich.text import Text

from tavolino.cli.theme import Glyphs, card_colour
from tavolino.core.language.commentary import Reporter
from tavolino.core.view import CardCount, Zone

TALL: Final = 2
LOW: Final = 1
FLAT: Final = 0
"""How large cards are drawn: faces of five lines, of four, or chips of one."""

DECK_STYLES: Final = ("card", "card.second", "card.third")
"""The styles of a game's decks, in their order."""
MIN_FACE_COLUMNS: Final = 7
MAX_BACKS_DRAWN: Final = 10
"""More backs than this are not drawn; their number is written."""


class Flow:
    """Short texts in a row. A text that does not fit goes on the next line as a whole."""

    def __init__(self, items: list[Text]) -> None:
        self.items = [item for item in items if item]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for item in self.items:
            if line and line.cell_len + 1 + item.cell_len > options.max_width:
                yield line
                line = Text()
            line = Text.assemble(line, " ", item) if line else item
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [item.cell_len for item in self.items] or [0]
        return Measurement(max(widths), sum(widths) + len(widths) - 1).with_maximum(options.max_width)


class CardPainter:
    """Draws the cards of one game, by their names in the reader's language; each deck on its own paper."""

    def __init__(self, reporter: Reporter, glyphs: Glyphs, decks: dict[str, dict[str, int]]) -> None:
        self.reporter = reporter
        self.glyphs = glyphs
        self.papers = {
            card: paper for deck, paper in zip(decks.values(), cycle(DECK_STYLES)) for card in deck
        }

    def cards(self, zone: Zone, size: int) -> RenderableType:
        """All cards of a place: the known ones, and the backs of the others."""
        if size == FLAT:
            return Flow(self.chips(zone))
        faces = (self.face(pile, size) for pile in zone["cards"])
        return Columns([*faces, self.unknown(zone)], padding=(0, 1))

    def chips(self, zone: Zone) -> list[Text]:
        return [chip for chip in (*map(self.chip, zone["cards"]), self.unknown(zone)) if chip]

    def unknown(self, zone: Zone) -> Text:
        return self.backs(zone["size"] - sum(pile["n"] for pile in zone["cards"]))

    def backs(self, n: int) -> Text:
        """Cards face down, and their number when it takes counting."""
        number = f" {n}" if n > 3 else ""
        return Text.assemble((self.glyphs.back * min(n, MAX_BACKS_DRAWN), "back"), number)

    def chip(self, pile: CardCount) -> Text:
        """One line: the mark of its colour, then its name."""
        name = f" {self.reporter.card_name(pile['card'])} {self.times(pile['n'])}"
        return Text.assemble(self.mark(pile["card"]), (name, self.papers.get(pile["card"], DECK_STYLES[0])))

    def face(self, pile: CardCount, size: int) -> Panel:
        """A card with a border. A tall one has a band in its colour, a low one bears its mark on the border."""
        paper = self.papers.get(pile["card"], DECK_STYLES[0])
        lines = [Text(line, justify="center") for line in split_name(self.reporter.card_name(pile["card"]))]
        mark = self.mark(pile["card"])
        times = Text(self.times(pile["n"]), mark.style or paper)
        width = max(MIN_FACE_COLUMNS, mark.cell_len + times.cell_len, *(line.cell_len for line in lines))
        if size == TALL:
            return card_panel(Group(colour_band(mark, times, width), *lines), width, paper)
        title = Text(" ").join(part for part in (mark, times) if part)
        return card_panel(Group(*lines), width, paper, title or None)

    def mark(self, card: str) -> Text:
        """The shape that goes with a card's colour; nothing for a card of none."""
        colour = card_colour(card)
        return Text(f" {getattr(self.glyphs, colour)} ", f"card.{colour}") if colour else Text("")

    def times(self, n: int) -> str:
        return f"{self.glyphs.times}{n} " if n > 1 else ""


def colour_band(mark: Text, times: Text, width: int) -> Text:
    """The mark at the left, the number at the right."""
    return Text.assemble(mark, (" " * (width - mark.cell_len - times.cell_len), mark.style), times)


def card_panel(inside: RenderableType, width: int, paper: str, title: Text | None = None) -> Panel:
    return Panel(
        inside, title=title, title_align="left", box=ROUNDED, padding=0, style=paper, width=width + 2
    )


def split_name(name: str) -> list[str]:
    """A name on two lines, as even as its words allow."""
    words = name.split()
    cuts = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words) + 1)]
    return list(min(cuts, key=lambda cut: max(map(cell_len, cut))))
