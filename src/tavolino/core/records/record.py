"""A match as a readable text file (`.tav`): header, seed and moves.

Between the moves are other events at the table (`table 1 out resigned`) and, where time matters, times (`at 12.500`:
what follows happened this many seconds after the start).

The reader trusts nothing: the last line is a checksum over all others, and playback checks every move. The record of an
unfinished match contains secrets and never leaves the program.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Final, NamedTuple

from tavolino.core.endings import WAYS_OUT, match_ending
from tavolino.core.faults import Fault, Refusal
from tavolino.core.game import Game
from tavolino.core.match import CHANCE, SEQUENCE, STREAMS, Match
from tavolino.core.options import Document, Setting, format_setting
from tavolino.core.outcome import Outcome
from tavolino.core.rng import Rng, stream_rng

FORMAT: Final = "tavolino record"
"""The first words of every record; the version follows, which says where the cards came from (`Record.chance`)."""
VERSIONS: Final = (SEQUENCE, STREAMS)
MOVES: Final = "moves"
UNDO: Final = "undo"
PERSON: Final = "person"
OUT: Final = "out"
DRAW: Final = "draw"


class RecordEntry(NamedTuple):
    """One entry: a seat's move, a seat taking back the last moves (`undone` > 0), or a `note` of another event at the
    table. `at` is its time in milliseconds since the start.
    """

    seat: int
    move: int
    undone: int = 0
    note: str = ""
    at: int = 0


class Branch(NamedTuple):
    """The point where a practice match leaves a finished one. After `moves` moves, everything that `seat` could not
    know was redrawn from a new seed, and so is all that follows.
    """

    moves: int
    seat: int
    seed: int


@dataclass
class Record:
    """One match, finished or not. `names` and `players` (person, or the bot's name) are by seat.

    `fair` is the hash of the seed, published at the start; `settings` are those of the table. With `branches` it is a
    practice match, which begins in the middle of another. `carry` is what the previous fixture handed on, as plain
    data.
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
    chance: int = CHANCE
    """Where the shuffles come from (core/match.py): the version of the record."""

    @property
    def is_finished(self) -> bool:
        return bool(self.result)

    @property
    def is_practice(self) -> bool:
        return bool(self.branches)

    @property
    def inherited_moves(self) -> int:
        """The number of moves that were made in the matches this one continues."""
        return self.branches[-1].moves if self.branches else 0

    @property
    def secret_seed(self) -> int:
        """The seed that nobody may know before the end."""
        return self.branches[-1].seed if self.branches else self.seed

    def standing_moves(self) -> list[RecordEntry]:
        """The moves without those taken back."""
        standing: list[RecordEntry] = []
        for entry in self.entries:
            if entry.undone:
                del standing[-entry.undone :]
            elif not entry.note:
                standing.append(entry)
        return standing

    def find_ending(self, match: Match) -> Outcome | None:
        """How the given match of this record ended, on the pitch or at the table; None while it goes on."""
        notes = [(entry.seat, entry.note.partition(" ")) for entry in self.entries if entry.note]
        out = {seat: why for seat, (word, _, why) in notes if word == OUT}
        people = [seat for seat, player in enumerate(self.players) if player == PERSON]
        return match_ending(match, out, any(word == DRAW for _, (word, _, _) in notes), people)

    def play_back(self, upto: int | None = None, narrate: bool = False) -> Match:
        """Plays the record back, up to a number of moves."""
        match = self.kick_off(narrate)
        for number, entry in enumerate(self.standing_moves()[:upto], start=1):
            try:
                match = self.play_next(match, entry.seat, entry.move, number)
            except Refusal as refusal:
                raise Fault("record-move", number=number, why=refusal.text()) from refusal
        return match

    def kick_off(self, narrate: bool = False) -> Match:
        """The match before its first move."""
        return self.apply_branches(
            self.game.start(self.seed, self.seats, self.carry, narrate, self.chance), 0
        )

    def play_next(self, match: Match, seat: int, move: int, number: int) -> Match:
        """Plays the next move, whose number counts from 1, and returns the match after it."""
        match.play(seat, move)
        return self.apply_branches(match, number)

    def apply_branches(self, match: Match, moves: int) -> Match:
        """The match itself, or at the start of a branch another one that looks the same to the branch's seat."""
        for branch in self.branches:
            if branch.moves == moves:
                match = self.branch_off(match, branch)
        return match

    def branch_off(self, match: Match, branch: Branch) -> Match:
        """Redraw what the seat could not know; all that follows comes from the branch's own seed."""
        if self.chance == SEQUENCE:
            return match.guess(branch.seat, Rng(branch.seed))
        other = match.guess(branch.seat, stream_rng(branch.seed, "practice", branch.moves))
        other.chance, other.seed = self.chance, branch.seed
        return other

    def write_result(self, match: Match) -> None:
        """Adds the result of the given match to the record."""
        self.result = result_text(self.find_ending(match) or match.outcome)

    def accepts(self, entry: RecordEntry) -> bool:
        """May this be the next entry? The effect on the match is not checked here."""
        if not 0 <= entry.seat < self.seats or entry.at < (self.entries[-1].at if self.entries else 0):
            return False
        if entry.note:
            return entry.move == -1 and not entry.undone and is_note(entry.note)
        if entry.undone:
            return entry.move == -1 and 0 < entry.undone <= len(self.standing_moves()) - self.inherited_moves
        return 0 <= entry.move < len(self.game.moves)

    def append_checked(self, entry: RecordEntry) -> None:
        """Appends an entry that comes from outside."""
        if not self.accepts(entry):
            raise Fault("record-entry", number=len(self.entries) + 1)
        self.entries.append(entry)

    def head_text(self) -> str:
        """Everything before the first move. It contains the seed, so it is as secret as the record."""
        lines = [f"{FORMAT} {self.chance}", f"game {self.game.id} {self.game.version}", f"seats {self.seats}"]
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
        """The lines of all entries, with a time wherever it changes."""
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
    """The lines of an option. The lines of a document follow its name, each behind a bar."""
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
    """Only the notes that can end a match are recorded."""
    word, _, why = what.partition(" ")
    return bool(word) and what.isprintable() and (word != OUT or why in WAYS_OUT)
