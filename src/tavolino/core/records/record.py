"""A match on paper: header, seed and moves in a readable text file (`.tav`).

Between the moves stands what else happened at the table (`table 1 out resigned`) and, where time matters, when
(`at 12.500`: what follows happened so many seconds after the start).

Reading one never trusts it: the last line is a sum over all lines before it, and playing it back checks
every move. While a match is unfinished its record holds secrets and stays with the program.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Final, NamedTuple

from tavolino.core.endings import WAYS_OUT, match_ending
from tavolino.core.faults import Fault, Refusal
from tavolino.core.game import Game
from tavolino.core.match import Match
from tavolino.core.options import Document, Setting, format_setting
from tavolino.core.outcome import Outcome
from tavolino.core.rng import Rng

FORMAT_LINE: Final = "tavolino record 1"
MOVES: Final = "moves"
UNDO: Final = "undo"
PERSON: Final = "person"
OUT: Final = "out"
DRAW: Final = "draw"


class RecordEntry(NamedTuple):
    """A line of the record: a seat's move, a seat taking back the last moves (`undone` > 0), or a `note` of
    something else that happened at the table. `at` is its time, in milliseconds since the start.
    """

    seat: int
    move: int
    undone: int = 0
    note: str = ""
    at: int = 0


class Branch(NamedTuple):
    """Where a match leaves another one that was over: after so many moves, all that a seat could not know by then
    was drawn anew from a new seed, and so is everything that comes.
    """

    moves: int
    seat: int
    seed: int


@dataclass
class Record:
    """One match, finished or not. `names` and `players` (person, or the bot's name) are by seat.

    `fair` is the hash of the seed that was published at the start; `settings` are those of the table. With
    `branches` it is a practice match, which begins in the middle of another one. `carry` is what an earlier
    fixture handed on, as plain data.
    """

    game: Game
    seats: int
    seed: int
    names: list[str]
    players: list[str]
    started: str = ""
    entries: list[RecordEntry] = field(default_factory=list)
    result: str = ""
    fair: str = ""
    settings: dict[str, str] = field(default_factory=dict)
    branches: list[Branch] = field(default_factory=list)
    carry: object = None

    @property
    def is_finished(self) -> bool:
        return bool(self.result)

    @property
    def is_practice(self) -> bool:
        return bool(self.branches)

    @property
    def inherited_moves(self) -> int:
        """How many moves were made before this match began: in another one."""
        return self.branches[-1].moves if self.branches else 0

    @property
    def secret_seed(self) -> int:
        """The seed that nobody may know before the end."""
        return self.branches[-1].seed if self.branches else self.seed

    def standing_moves(self) -> list[RecordEntry]:
        """The moves that stand: without those taken back."""
        standing: list[RecordEntry] = []
        for entry in self.entries:
            if entry.undone:
                del standing[-entry.undone :]
            elif not entry.note:
                standing.append(entry)
        return standing

    def find_ending(self, match: Match) -> Outcome | None:
        """How the match that was played ended, on the pitch or at the table; None while it goes on."""
        notes = [(entry.seat, entry.note.partition(" ")) for entry in self.entries if entry.note]
        out = {seat: why for seat, (word, _, why) in notes if word == OUT}
        people = [seat for seat, player in enumerate(self.players) if player == PERSON]
        return match_ending(match, out, any(word == DRAW for _, (word, _, _) in notes), people)

    def play_back(self, upto: int | None = None, narrate: bool = False) -> Match:
        """Play it back, up to a number of moves."""
        match = self.kick_off(narrate)
        for number, entry in enumerate(self.standing_moves()[:upto], start=1):
            try:
                match = self.play_next(match, entry.seat, entry.move, number)
            except Refusal as refusal:
                raise Fault("record-move", number=number, why=refusal.text()) from refusal
        return match

    def kick_off(self, narrate: bool = False) -> Match:
        """The match before its first move."""
        return self.apply_branches(self.game.start(self.seed, self.seats, self.carry, narrate), 0)

    def play_next(self, match: Match, seat: int, move: int, number: int) -> Match:
        """The match after its next move, the one of this number, counted from 1."""
        match.play(seat, move)
        return self.apply_branches(match, number)

    def apply_branches(self, match: Match, moves: int) -> Match:
        """Where a branch begins, another match that looks the same to its seat."""
        for branch in self.branches:
            if branch.moves == moves:
                match = match.guess(branch.seat, Rng(branch.seed))
        return match

    def write_result(self, match: Match) -> None:
        """Write down the result of the match that was played."""
        self.result = result_text(self.find_ending(match) or match.outcome)

    def accepts(self, entry: RecordEntry) -> bool:
        """Can this be the next line? What it does to the match is not asked here."""
        if not 0 <= entry.seat < self.seats or entry.at < (self.entries[-1].at if self.entries else 0):
            return False
        if entry.note:
            return entry.move == -1 and not entry.undone and is_note(entry.note)
        if entry.undone:
            return entry.move == -1 and 0 < entry.undone <= len(self.standing_moves()) - self.inherited_moves
        return 0 <= entry.move < len(self.game.moves)

    def append_checked(self, entry: RecordEntry) -> None:
        """Write down a line that comes from elsewhere."""
        if not self.accepts(entry):
            raise Fault("record-entry", number=len(self.entries) + 1)
        self.entries.append(entry)

    def head_text(self) -> str:
        """All that stands before the first move; with the seed, so it is as secret as the record."""
        lines = [FORMAT_LINE, f"game {self.game.id} {self.game.version}", f"seats {self.seats}"]
        for name, value in sorted(self.game.options.items()):
            lines += option_lines(name, value)
        lines += [
            f"player {seat} {who} {name}"
            for seat, (who, name) in enumerate(zip(self.players, self.names, strict=True))
        ]
        lines += [f"seed {self.seed}", *(f"branch {b.moves} {b.seat} {b.seed}" for b in self.branches)]
        lines += [f"fair {self.fair}"] if self.fair else []
        lines += [f"started {self.started or '-'}"]
        lines += [] if self.carry is None else [f"carry {json.dumps(self.carry)}"]
        lines += [f"setting {name} {value}" for name, value in sorted(self.settings.items())]
        return "".join(f"{line}\n" for line in [*lines, MOVES])

    def text(self) -> str:
        lines = [*self.entry_lines(), *([f"result {self.result}"] if self.is_finished else [])]
        body = self.head_text() + "".join(f"{line}\n" for line in lines)
        return f"{body}sum {checksum(body)}\n"

    def entry_lines(self) -> Iterator[str]:
        """The lines of all entries, and the time wherever it has gone on."""
        at = 0
        for entry in self.entries:
            if entry.at != at:
                at = entry.at
                yield f"at {seconds_text(at)}"
            yield self.line(entry)

    def line(self, entry: RecordEntry) -> str:
        if entry.note:
            return f"table {entry.seat} {entry.note}"
        what = f"{UNDO} {entry.undone}" if entry.undone else self.game.moves.text(entry.move)
        return f"{entry.seat} {what}"


def option_lines(name: str, value: Setting) -> list[str]:
    """An option; a document follows its name, each of its lines behind a bar."""
    if isinstance(value, Document):
        return [f"document {name} {value.name}", *(f"| {line}".rstrip() for line in value.text.splitlines())]
    return [f"option {name} {format_setting(value)}"]


def result_text(outcome: Outcome) -> str:
    """The end of a match in one line: scores and reason."""
    scores = "-".join(str(score) for score in outcome.scores)
    return f"{scores} {outcome.reason}"


def seconds_text(milliseconds: int) -> str:
    return f"{milliseconds // 1000}.{milliseconds % 1000:03}"


def checksum(body: str) -> str:
    return blake2b(body.encode(), digest_size=16).hexdigest()


def is_note(what: str) -> bool:
    """Of the words for what happened at the table the record knows only those that can end a match."""
    word, _, why = what.partition(" ")
    return bool(word) and what.isprintable() and (word != OUT or why in WAYS_OUT)
