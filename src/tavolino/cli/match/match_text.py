"""A match in words and cards, for one seat, for everyone, or (when it is over) with all cards open."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tavolino.cli.match.board import TerminalBoard
from tavolino.cli.match.cards import FLAT, CardPainter
from tavolino.cli.match.choices import NumberedChoice
from tavolino.cli.terminal import Terminal
from tavolino.core.events import Event
from tavolino.core.language.commentary import Reporter
from tavolino.core.moves import Move
from tavolino.core.outcome import Outcome
from tavolino.core.records.record import Record
from tavolino.core.view import View


class MatchText:
    """One match in the language of one terminal."""

    def __init__(self, terminal: Terminal, record: Record) -> None:
        self.game = record.game
        self.texts = terminal.texts(record.game.id)
        self.reporter = Reporter(self.texts, record.names, record.game.labels_in(self.texts))
        self.painter = CardPainter(self.reporter, terminal.glyphs, record.game.decks)

    def board(self, view: View) -> TerminalBoard:
        return TerminalBoard(view, self.painter)

    def question(self, view: View) -> str:
        ask = view["ask"]
        return self.reporter.question_text(ask["key"], ask["values"]) if ask else ""

    def choices(self, view: View) -> list[NumberedChoice]:
        """The legal moves."""
        return [self.choice(choice["move"], choice["touches"]) for choice in view["legal"]]

    def choice(self, index: int, touches: Sequence[str] = ()) -> NumberedChoice:
        """A move; those of a kind that differ only in their last argument are a family."""
        move: Move = self.game.moves[index]
        label = self.reporter.move_text(move, touches)
        if move.args and move.args[-1] in self.game.card_labels:
            return NumberedChoice(
                f"{label}: {self.game.card_help(move.args[-1], self.texts)}", index, label, label
            )
        ending = self.reporter.argument_text(move.args[-1]) if move.args else label
        family = str(Move(move.kind, move.args[:-1])) if label.endswith(ending) else label
        return NumberedChoice(label, index, family, ending)

    def story(
        self, events: list[Event], seat: int | None, since: int = 0, is_open: bool = False
    ) -> list[str]:
        """What has happened since an event, as a seat may know it; `is_open` tells the secrets of all."""
        sentences = [
            self.reporter.event_text(events[n], n, is_open or seat in events[n].knows)
            for n in range(since, len(events))
        ]
        return [sentence for sentence in sentences if sentence]

    def verdict(self, outcome: Outcome) -> str:
        return self.reporter.verdict(outcome)

    def whole_table(self, view: View) -> RenderableType:
        """Every place with all its cards that the viewer knows."""
        board = self.board(view)
        return Group(*(self.zones_of(board, owner) for owner in [*range(view["seats"]), None]))

    def zones_of(self, board: TerminalBoard, owner: int | None) -> RenderableType:
        title = self.texts.say("middle") if owner is None else self.reporter.names[owner]
        places = Table.grid(padding=(0, 2, 0, 0))
        for zone in board.zones(owner):
            places.add_row(f"  {board.zone_name(zone)}", str(zone["size"]), self.painter.cards(zone, FLAT))
        return Group(Text(title, "title"), places)
