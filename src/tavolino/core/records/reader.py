"""Reads records without trusting them: the last line is a checksum over all others, every line must parse, and playback
checks every move.
"""

import json
import re

from tavolino.core.faults import Fault
from tavolino.core.match import Match
from tavolino.core.options import Document, Setting
from tavolino.core.records.record import (
    FORMAT,
    MOVES,
    UNDO,
    VERSIONS,
    Branch,
    Record,
    RecordEntry,
    checksum,
    result_text,
)
from tavolino.core.registry import game as find_game
from tavolino.core.registry import known_options
from tavolino.core.rng import seed_commitment


def parse_record(text: str) -> Record:
    """Parses a record; a Fault says what is wrong and on which line."""
    check_format(text)
    body, _, last = text.rstrip("\n").rpartition("\n")
    if not last.startswith("sum "):
        raise Fault("record-cut")
    if last != f"sum {checksum(body + chr(10))}":
        raise Fault("record-edited")
    return RecordReader(body.split("\n")).read_record()


def parse_record_head(text: str) -> Record:
    """Parses what `Record.head` wrote: a record before its first move."""
    check_format(text)
    reading = RecordReader(text.removesuffix("\n").split("\n"))
    record = reading.read_head()
    if reading.at < len(reading.lines):
        raise reading.line_fault()
    return record


def players_in_head(head: str) -> tuple[list[str], list[str]]:
    """The players and names in a head, without parsing the rest."""
    rows = [line.split(" ", 3) for line in head.split("\n") if line.startswith("player ")]
    return [row[2] for row in rows], [row[3] for row in rows]


def is_practice_head(head: str) -> bool:
    """Is this the head of a practice match that continues another match?"""
    return "\nbranch " in head


def check_format(text: str) -> None:
    if not text.startswith(FORMAT):
        raise Fault("record-not-ours")
    first = text.partition("\n")[0]
    if first not in [f"{FORMAT} {version}" for version in VERSIONS]:
        raise Fault("record-version", version=first.split()[-1])


class RecordReader:
    """Reads the lines of a record in order."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.at = 1
        self.time = 0

    def read_record(self) -> Record:
        record = self.read_head()
        self.read_entries(record)
        return record

    def read_head(self) -> Record:
        chance = int(self.lines[0].split()[-1])  # checked by check_format
        id, version = self.take_words("game", 2)
        seats = self.take_number("seats")
        game = find_game(id, **self.read_options(id))
        if version not in map(str, (game.version, *game.readable_versions)):
            raise Fault("record-rules-version", game_id=id, version=version, ours=game.version)
        players, names = self.read_players(seats)
        seed = self.take_number("seed")
        branches = self.read_branches(seats)
        fair = self.take_rest("fair") if self.first_word() == "fair" else ""
        started = self.take_rest("started")
        record = Record(game, seats, seed, names, players, "" if started == "-" else started, fair=fair)
        record.chance = chance
        record.carry = self.read_carry() if self.first_word() == "carry" else None
        record.settings, record.branches = self.read_settings(), branches
        self.take_rest(MOVES)
        return record

    def read_branches(self, seats: int) -> list[Branch]:
        """The branches. Each continues the one before and begins at a later move."""
        branches: list[Branch] = []
        while self.first_word() == "branch":
            words = self.take_words("branch", 3)
            branch = Branch(*map(int, words)) if all(word.isdecimal() for word in words) else None
            if not branch or branch.seat >= seats or (branches and branch.moves < branches[-1].moves):
                self.at -= 1
                raise self.line_fault()
            branches.append(branch)
        return branches

    def read_options(self, id: str) -> dict[str, Setting]:
        documents = {option.name: option.default for option in known_options(id) if option.is_document}
        options: dict[str, Setting] = {}
        while (kind := self.first_word()) in ("option", "document"):
            name, _, value = self.take_rest(kind).partition(" ")
            if kind == "option" and documents.get(name, value) != value:
                raise Fault(
                    "record-path", path=value
                )  # a stranger's record must not make us read files of this machine
            options[name] = value if kind == "option" else Document(value, self.read_document())
        return options

    def read_document(self) -> str:
        """The lines of a document."""
        lines = []
        while self.current_line().startswith("|"):
            lines.append(self.current_line()[2:])
            self.at += 1
        return "".join(f"{line}\n" for line in lines)

    def read_carry(self) -> object:
        try:
            return json.loads(self.take_rest("carry"))
        except (ValueError, RecursionError) as error:
            self.at -= 1
            raise self.line_fault() from error

    def read_settings(self) -> dict[str, str]:
        settings: dict[str, str] = {}
        while self.first_word() == "setting":
            name, _, value = self.take_rest("setting").partition(" ")
            settings[name] = value
        return settings

    def read_players(self, seats: int) -> tuple[list[str], list[str]]:
        rows = [self.take_rest("player").split(" ", 2) for _ in range(seats)]
        if any(len(row) != 3 or row[0] != str(seat) for seat, row in enumerate(rows)):
            raise self.line_fault()
        return [row[1] for row in rows], [row[2] for row in rows]

    def read_entries(self, record: Record) -> None:
        while self.at < len(self.lines):
            if record.is_finished:
                raise self.line_fault()
            if self.first_word() == "result":
                record.result = self.take_rest("result")
            elif self.first_word() == "at":
                self.time = self.read_time()
            else:
                record.entries.append(self.read_entry(record))

    def read_time(self) -> int:
        """A time later than those of all lines before it."""
        parts = re.fullmatch(r"at ([0-9]{1,12})\.([0-9]{3})", self.current_line())
        if not parts or int(parts[1] + parts[2]) <= self.time:
            raise self.line_fault()
        self.at += 1
        return int(parts[1] + parts[2])

    def read_entry(self, record: Record) -> RecordEntry:
        seat, _, what = self.current_line().removeprefix("table ").partition(" ")
        if not seat.isdecimal():
            raise self.line_fault()
        entry = self.parse_entry(record, int(seat), what)
        if not record.accepts(entry):
            raise self.line_fault()
        self.at += 1
        return entry

    def parse_entry(self, record: Record, seat: int, what: str) -> RecordEntry:
        if self.first_word() == "table":
            return RecordEntry(seat, -1, note=what, at=self.time)
        kind, _, n = what.partition(" ")
        if kind == UNDO and n.isdecimal():
            return RecordEntry(seat, -1, int(n), at=self.time)
        return RecordEntry(seat, record.game.moves.parse(what), at=self.time)

    def first_word(self) -> str:
        """The first word of this line."""
        return self.current_line().partition(" ")[0]

    def current_line(self) -> str:
        if self.at >= len(self.lines):
            raise Fault("record-cut")
        return self.lines[self.at]

    def take_rest(self, word: str) -> str:
        """The text after the word that this line must begin with."""
        first, _, rest = self.current_line().partition(" ")
        if first != word:
            raise self.line_fault()
        self.at += 1
        return rest

    def take_words(self, word: str, n: int) -> list[str]:
        words = self.take_rest(word).split(" ")
        if len(words) != n:
            self.at -= 1
            raise self.line_fault()
        return words

    def take_number(self, word: str) -> int:
        text = self.take_rest(word)
        if not text.isdecimal():
            self.at -= 1
            raise self.line_fault()
        return int(text)

    def line_fault(self) -> Fault:
        return Fault("record-line", number=self.at + 1, line=self.lines[self.at])


def verify_record(record: Record, narrate: bool = False) -> Match:
    """Plays a record back and checks its published seed hash and its result."""
    if record.fair and record.fair != seed_commitment(record.secret_seed):
        raise Fault("record-fair")
    match = record.play_back(narrate=narrate)
    ended = record.find_ending(match)
    if record.is_finished and (not ended or result_text(ended) != record.result):
        raise Fault("record-result", said=record.result, played=result_text(ended or match.outcome))
    return match
