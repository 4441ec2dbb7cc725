"""A table: a match in progress, the people and bots who play it, and its record."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from tavolino.bots.roster import maker
from tavolino.core.faults import Fault
from tavolino.core.game import Game
from tavolino.core.match import Match
from tavolino.core.record import Entry, Record
from tavolino.core.rng import Rng
from tavolino.table.referee import bot_move

PERSON: Final = "person"
LONGEST_NAME: Final = 40
BOTS: Final = -1
"""The running number, apart from those of the match's own shuffles, that the bots' seeds are drawn with."""


@dataclass(frozen=True)
class Seat:
    """Who sits there: a person, or a bot by its name in the roster."""

    name: str
    player: str = PERSON

    def __post_init__(self) -> None:
        if not self.name.strip() or len(self.name) > LONGEST_NAME or not self.name.isprintable():
            raise Fault("bad-name", name=self.name, longest=LONGEST_NAME)

    @property
    def is_person(self) -> bool:
        return self.player == PERSON


class Decision(NamedTuple):
    """A decision in the past: how many moves and how many events there had been before it."""

    number: int
    events: int


class Table:
    """Plays one match by the rules and writes it down. A match taken up again plays its record back."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.seats = [Seat(*who) for who in zip(record.names, record.players, strict=True)]
        self.match: Match = record.match(narrate=True)
        self.sit_down()

    def sit_down(self) -> None:
        """The bots, as new: what they know is in the match. Their seeds tell nothing about its own."""
        lots = Rng(self.record.seed, BOTS)
        self.bots = {
            s: maker(seat.player)(self.record.game, s, lots.seed())
            for s, seat in enumerate(self.seats)
            if not seat.is_person
        }
        self.guesses = {s: Rng(lots.seed(), s) for s in self.bots}

    @property
    def people(self) -> list[int]:
        return [s for s, seat in enumerate(self.seats) if seat.is_person]

    @property
    def people_to_act(self) -> list[int]:
        return [s for s in self.match.to_act if self.seats[s].is_person]

    def play(self, seat: int, move: int) -> None:
        """A move of anyone at the table; a Refusal changes nothing."""
        self.match.play(seat, move)
        self.record.entries.append(Entry(seat, move))
        if self.match.over:
            self.record.close(self.match)

    def step(self) -> tuple[int, int] | None:
        """One move that needs no person's word. Its seat and the move, or None when people are awaited."""
        for seat in self.match.to_act:
            move = self.own_accord(seat)
            if move is not None:
                self.play(seat, move)
                return seat, move
        return None

    def own_accord(self, seat: int) -> int | None:
        """A bot's move, or the only one of a person alone with bots.

        Where people play each other everyone is asked: to be passed over would tell the others something.
        """
        if seat in self.bots:
            return bot_move(self.match, seat, self.bots[seat], self.guesses[seat])
        legal = self.match.legal(seat)
        return legal[0] if len(legal) == 1 and len(self.people) == 1 else None

    def take_back(self, seat: int) -> int:
        """Back to the seat's last choice, freely against bots; how many moves it undid. The record says so."""
        if self.people != [seat]:
            raise Fault("no-taking-back")
        decisions = self.decisions(seat)
        if not decisions or self.match.over:
            raise Fault("nothing-to-take-back")
        undone = len(self.record.moves()) - decisions[-1].number
        self.record.entries.append(Entry(seat, -1, undone))
        self.match = self.record.match(narrate=True)
        return undone

    def decisions(self, seat: int) -> list[Decision]:
        """What the seat has decided so far. An only move of a person alone was no decision."""
        match = self.record.game.start(self.record.seed, self.record.seats, narrate=True)
        found: list[Decision] = []
        for number, entry in enumerate(self.record.moves()):
            if entry.seat == seat and (len(self.people) > 1 or len(match.legal(seat)) > 1):
                found.append(Decision(number, len(match.events)))
            match.play(entry.seat, entry.move)
        return found

    def untold(self, seat: int) -> int:
        """The number of the first event that the seat has not been told: that of its last choice."""
        decisions = self.decisions(seat)
        return decisions[-1].events if decisions else 0


def open_table(game: Game, seats: list[Seat], seed: int, started: str = "") -> Table:
    """A new match with these people and bots."""
    names = [seat.name for seat in seats]
    return Table(Record(game, len(seats), seed, names, [seat.player for seat in seats], started))
