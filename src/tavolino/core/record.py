"""A match on paper: header, seed and moves in a readable text file (`.tav`).

Reading one never trusts it: the last line is a sum over all lines before it, and playing it back checks
every move. While a match is unfinished its record holds secrets and stays with the program.
"""

from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Final, NamedTuple

from tavolino.core.faults import Fault, Refusal
from tavolino.core.game import Game
from tavolino.core.match import Match
from tavolino.core.options import Document, Setting, written
from tavolino.core.registry import game as find_game
from tavolino.core.registry import known_options

FORMAT: Final = "tavolino record 1"
UNDO: Final = "undo"


class Entry(NamedTuple):
    """A line of the record: a seat's move, or (`undone` > 0) a seat taking back the last moves."""

    seat: int
    move: int
    undone: int = 0


@dataclass
class Record:
    """One match, finished or not. `names` and `players` (person, or the bot's name) are by seat."""

    game: Game
    seats: int
    seed: int
    names: list[str]
    players: list[str]
    started: str = ""
    entries: list[Entry] = field(default_factory=list)
    result: str = ""

    @property
    def finished(self) -> bool:
        return bool(self.result)

    def moves(self) -> list[Entry]:
        """The moves that stand: without those taken back."""
        standing: list[Entry] = []
        for entry in self.entries:
            if entry.undone:
                del standing[-entry.undone :]
            else:
                standing.append(entry)
        return standing

    def match(self, upto: int | None = None, narrate: bool = False) -> Match:
        """Play it back, up to a number of moves."""
        match = self.game.start(self.seed, self.seats, narrate=narrate)
        for number, entry in enumerate(self.moves()[:upto], start=1):
            try:
                match.play(entry.seat, entry.move)
            except Refusal as refusal:
                raise Fault("record-move", number=number, why=refusal.text()) from refusal
        return match

    def close(self, match: Match) -> None:
        """Write down the result of the match that was played."""
        self.result = result_of(match)

    def text(self) -> str:
        lines = [FORMAT, f"game {self.game.id} {self.game.version}", f"seats {self.seats}"]
        for name, value in sorted(self.game.options.items()):
            lines += option_lines(name, value)
        lines += [
            f"player {seat} {who} {name}"
            for seat, (who, name) in enumerate(zip(self.players, self.names, strict=True))
        ]
        lines += [f"seed {self.seed}", f"started {self.started or '-'}", "moves"]
        lines += [self.line(entry) for entry in self.entries]
        lines += [f"result {self.result}"] if self.finished else []
        body = "\n".join(lines) + "\n"
        return f"{body}sum {checksum(body)}\n"

    def line(self, entry: Entry) -> str:
        what = f"{UNDO} {entry.undone}" if entry.undone else self.game.moves.text(entry.move)
        return f"{entry.seat} {what}"


def option_lines(name: str, value: Setting) -> list[str]:
    """An option; a document follows its name, each of its lines behind a bar."""
    if isinstance(value, Document):
        return [f"document {name} {value.name}", *(f"| {line}".rstrip() for line in value.text.splitlines())]
    return [f"option {name} {written(value)}"]


def result_of(match: Match) -> str:
    """The end of a match in one line: scores and reason."""
    scores = "-".join(str(score) for score in match.outcome.scores)
    return f"{scores} {match.outcome.reason}"


def checksum(body: str) -> str:
    return blake2b(body.encode(), digest_size=16).hexdigest()


def parse(text: str) -> Record:
    """Read a record; a Fault says what is wrong with it, and where."""
    body, _, last = text.rstrip("\n").rpartition("\n")
    if not text.startswith("tavolino record"):
        raise Fault("record-not-ours")
    if not text.startswith(FORMAT + "\n"):
        raise Fault("record-version", version=text.partition("\n")[0].split()[-1])
    if not last.startswith("sum "):
        raise Fault("record-cut")
    if last != f"sum {checksum(body + chr(10))}":
        raise Fault("record-edited")
    return Reading(body.split("\n")).record()


class Reading:
    """The lines of a record, one after the other."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.at = 1

    def record(self) -> Record:
        id, version = self.words("game", 2)
        seats = self.number("seats")
        game = find_game(id, **self.options(id))
        if version != str(game.version):
            raise Fault("record-rules-version", game_id=id, version=version, ours=game.version)
        players, names = self.people(seats)
        seed = self.number("seed")
        started = self.rest("started")
        self.rest("moves")
        record = Record(game, seats, seed, names, players, "" if started == "-" else started)
        self.entries(record)
        return record

    def options(self, id: str) -> dict[str, Setting]:
        documents = {option.name: option.default for option in known_options(id) if option.is_document}
        found: dict[str, Setting] = {}
        while (kind := self.line().partition(" ")[0]) in ("option", "document"):
            name, _, value = self.rest(kind).partition(" ")
            if kind == "option" and documents.get(name, value) != value:
                raise Fault(
                    "record-path", path=value
                )  # a stranger's record must not make us read our own files
            found[name] = value if kind == "option" else Document(value, self.barred())
        return found

    def barred(self) -> str:
        """The lines of a document."""
        lines = []
        while self.line().startswith("|"):
            lines.append(self.line()[2:])
            self.at += 1
        return "".join(f"{line}\n" for line in lines)

    def people(self, seats: int) -> tuple[list[str], list[str]]:
        rows = [self.rest("player").split(" ", 2) for _ in range(seats)]
        if any(len(row) != 3 or row[0] != str(seat) for seat, row in enumerate(rows)):
            raise self.broken()
        return [row[1] for row in rows], [row[2] for row in rows]

    def entries(self, record: Record) -> None:
        while self.at < len(self.lines):
            if self.line().startswith("result "):
                record.result = self.rest("result")
            else:
                record.entries.append(self.entry(record))

    def entry(self, record: Record) -> Entry:
        seat, _, what = self.line().partition(" ")
        if not seat.isdecimal() or int(seat) >= record.seats or record.finished:
            raise self.broken()
        self.at += 1
        kind, _, n = what.partition(" ")
        if kind == UNDO and n.isdecimal() and 0 < int(n) <= len(record.moves()):
            return Entry(int(seat), -1, int(n))
        return Entry(int(seat), record.game.moves.parse(what))

    def line(self) -> str:
        if self.at >= len(self.lines):
            raise Fault("record-cut")
        return self.lines[self.at]

    def rest(self, word: str) -> str:
        """What stands behind the word that this line must begin with."""
        first, _, rest = self.line().partition(" ")
        if first != word:
            raise self.broken()
        self.at += 1
        return rest

    def words(self, word: str, n: int) -> list[str]:
        found = self.rest(word).split(" ")
        if len(found) != n:
            self.at -= 1
            raise self.broken()
        return found

    def number(self, word: str) -> int:
        text = self.rest(word)
        if not text.isdecimal():
            self.at -= 1
            raise self.broken()
        return int(text)

    def broken(self) -> Fault:
        return Fault("record-line", number=self.at + 1, line=self.lines[self.at])


def verified(record: Record, narrate: bool = False) -> Match:
    """Play a record back and check that it ended as it says."""
    match = record.match(narrate=narrate)
    if record.finished and (not match.over or result_of(match) != record.result):
        raise Fault("record-result", said=record.result, played=result_of(match))
    return match
