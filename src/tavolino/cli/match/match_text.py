"""A match put into words and pictures, for one seat, for everyone, or (when it is over) with all cards open."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tavolino.cli.match.board import Board
from tavolino.cli.match.cards import FLAT, Painter
from tavolino.cli.match.choices import Choice
from tavolino.cli.terminal import Terminal
from tavolino.core.events import Event
from tavolino.core.language.commentary import Reporter
from tavolino.core.moves import Move
from tavolino.core.outcome import Outcome
from tavolino.core.records.record import Record
from tavolino.core.view import View


class Scene:
    """Speaks of one match in the language of one terminal."""

    def __init__(self, terminal: Terminal, record: Record) -> None:
        self.game = record.game
        self.texts = terminal.texts(record.game.id)
        self.reporter = Reporter(self.texts, record.names, record.game.people)
        self.painter = Painter(self.reporter, terminal.glyphs, record.game.decks)

    def board(self, view: View) -> Board:
        return Board(view, self.painter)

    def question(self, view: View) -> str:
        ask = view["ask"]
        return self.reporter.ask(ask["key"], ask["values"]) if ask else ""

    def choices(self, view: View) -> list[Choice]:
        """The legal moves."""
        return [self.choice(choice["move"]) for choice in view["legal"]]

    def choice(self, index: int) -> Choice:
        """A move; those of a kind that differ only in their last argument are a family."""
        move: Move = self.game.moves[index]
        label = self.reporter.move(move)
        if move.args and move.args[-1] in self.game.people:
            return Choice(f"{label}: {self.game.help(move.args[-1], self.texts)}", index, label, label)
        ending = self.reporter.word(move.args[-1]) if move.args else label
        family = str(Move(move.kind, move.args[:-1])) if label.endswith(ending) else label
        return Choice(label, index, family, ending)

    def story(
        self, events: list[Event], seat: int | None, since: int = 0, is_open: bool = False
    ) -> list[str]:
        """What has happened since an event, as a seat may know it; `is_open` tells the secrets of all."""
        told = [
            self.reporter.told(events[n], n, is_open or seat in events[n].knows)
            for n in range(since, len(events))
        ]
        return [sentence for sentence in told if sentence]

    def verdict(self, outcome: Outcome) -> str:
        return self.reporter.verdict(outcome)

    def whole_table(self, view: View) -> RenderableType:
        """Every place with all its cards that the viewer knows."""
        board = self.board(view)
        return Group(*(self.place(board, owner) for owner in [*range(view["seats"]), None]))

    def place(self, board: Board, owner: int | None) -> RenderableType:
        title = self.texts.say("middle") if owner is None else self.reporter.names[owner]
        places = Table.grid(padding=(0, 2, 0, 0))
        for zone in board.zones(owner):
            places.add_row(f"  {board.zone_name(zone)}", str(zone["size"]), self.painter.cards(zone, FLAT))
        return Group(Text(title, "title"), places)
