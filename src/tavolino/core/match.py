"""A match: the state of one game in progress, and what a referee, a player and a bot may ask of it.

A game subclasses `Match` and writes the methods under "What a game writes". Bots call these millions of times. So the
state consists of ints, lists of ints and bytes, and the hot methods trust their caller. `legal` and `play` check first;
everyone else calls those.
"""

import json
from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr

from tavolino.core.events import Event, EventValues
from tavolino.core.faults import Fault, Refusal
from tavolino.core.observation import Row, write_mask
from tavolino.core.outcome import Outcome
from tavolino.core.processes.pickling import Reduced, copy_match, reduce_match
from tavolino.core.rng import Rng, dream_rng, stream_rng
from tavolino.core.view import View

if TYPE_CHECKING:
    from tavolino.core.game import Game


NO_PASS: Final = -1
"""The standing question is no optional interruption."""

# Where a match's shuffles and lots come from.
DREAM: Final = 0  # a guess: a fast generator, for nobody plays with these cards
SEQUENCE: Final = 1  # records of version 1: one generator after the other
STREAMS: Final = 2  # records of version 2: cryptographic streams by purpose
CHANCE: Final = STREAMS
"""What new matches use. Old records keep theirs."""


def seats_in_mask(mask: i64) -> list[int]:
    """The seats in a mask, lowest first."""
    seats: list[int] = []
    seat = 0
    while mask:
        if mask & 1:
            seats.append(seat)
        mask >>= 1
        seat += 1
    return seats


NOTHING_COUNTED: Final[dict[str, int]] = {}
NOTHING_PLAYED: Final[list[tuple[int, int, int]]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """One match. `awaited_seats` is the mask of the seats that have to decide; 0 when the match is over.

    While several seats decide in secret, `secret_seats` is the mask of all of them, whether they have decided or not.
    `rng_count` counts the generators that shuffles and lots have used, `rng_counts` those of each purpose in a match
    of STREAMS: copies share it, so it is replaced and never changed.
    """

    def __init__(
        self, game: "Game", seats: int, seed: int, narrate: bool = False, chance: int = CHANCE
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.chance: i64 = chance
        self.rng_count: i64 = 0
        self.rng_counts: dict[str, int] = NOTHING_COUNTED
        self.awaited_seats: i64 = 0
        self.secret_seats: i64 = 0
        self.narrate = narrate
        self.events: list[Event] = []
        self.played: list[tuple[int, int, int]] = NOTHING_PLAYED  # told so far, seat, move; if narrated

    def __reduce__(self) -> Reduced:
        return reduce_match(self)

    def __deepcopy__(self, memo: dict[int, object]) -> "Match":
        copied: Match = copy_match(self, memo)
        return copied

    # -- For everyone

    @property
    def over(self) -> bool:
        return self.awaited_seats == 0

    @property
    def to_act(self) -> list[int]:
        """The seats that still have to decide. A view must not show this: see `visible_deciders`."""
        return seats_in_mask(self.awaited_seats)

    def legal(self, seat: int) -> list[int]:
        """The legal moves of a seat, sorted; none if the seat is not asked."""
        return self.choices(seat).copy() if self.is_asked(seat) else []

    def play(self, seat: int, move: int) -> None:
        """Makes a move, or raises a Refusal and changes nothing."""
        if not self.is_asked(seat):
            raise self.refuse_untimely(seat)
        if move not in self.choices(seat):
            raise (
                self.refusal(seat, move)
                if 0 <= move < len(self.game.moves)
                else self.refuse_unknown_move(move)
            )
        if self.narrate:
            self.played = [*self.played, (len(self.events), seat, move)]
        self.apply(seat, move)

    def events_for(self, seat: int | None) -> list[EventValues]:
        """The events so far as that seat may know them."""
        return [event.values_for(seat) for event in self.events]

    def visible_deciders(self) -> list[int]:
        """The seats that a view names. In a secret decision these are all its seats, so that nobody sees who has
        decided.
        """
        return seats_in_mask(self.secret_seats or self.awaited_seats)

    # -- For programs that learn

    def encode(self, seat: int) -> memoryview:
        """What the seat knows, as numbers of 16 bits; `game.layout(seats)` says what they are."""
        row = Row()
        self.observe(seat, row)
        return memoryview(row.bytes()).cast("h")

    def mask(self, seat: int) -> memoryview:
        """A byte for each of `game.moves`: 1 if the seat may make it now."""
        writer = BytesWriter()
        write_mask(writer, self.legal(seat), len(self.game.moves))
        return memoryview(writer.getvalue())

    def returns(self) -> list[float]:
        """What each seat has won: 1 to -1, together 0. Of two the winner has 1; a draw and an unfinished match 0."""
        winners = self.outcome.winners if self.over else []
        if not winners:
            return [0.0] * self.seats
        share = self.seats / len(winners)
        return [((share if seat in winners else 0.0) - 1.0) / (self.seats - 1) for seat in range(self.seats)]

    def information(self, seat: int) -> str:
        """All that a seat has seen and done, as a text: equal texts mean that the seat cannot tell the matches apart.
        Only a match that is narrated from its start remembers.
        """
        if not self.narrate:
            raise Fault("not-narrated")
        own = [[told, move] for told, by, move in self.played if by == seat]
        return json.dumps([own, self.events_for(seat), self.view(seat)], separators=(",", ":"))

    # -- What a game writes

    def choices(self, seat: i64) -> list[int]:
        """The legal moves of a seat that is asked. The list may be shared: do not change it."""
        raise NotImplementedError

    def random_choice(self, seat: i64, rng: Rng) -> i64:
        """One of the choices, all equally likely. A game whose choices cost time may draw one without listing them; it
        draws the same one.
        """
        choices = self.choices(seat)
        return choices[rng.below(len(choices))]

    def apply(self, seat: i64, move: i64) -> None:
        """Makes a move that is known to be legal."""
        raise NotImplementedError

    def refusal(self, seat: int, move: int) -> Refusal:
        """Why a seat that is asked may not make this move."""
        raise NotImplementedError

    def view(self, seat: int | None) -> View:
        raise NotImplementedError

    def observe(self, seat: i64, row: Row) -> None:
        """Writes what a seat knows, number by number as `Game.lay_out` announces it."""
        raise Fault("no-layout", game_id=self.game.id)

    def copy(self) -> "Match":
        """An independent copy without the events so far."""
        raise NotImplementedError

    def redraw(self, seat: int, rng: Rng) -> None:
        """Redraws everything that `seat` cannot know, consistent with all that it has seen."""
        raise NotImplementedError

    def dump(self) -> dict[str, object]:
        """The complete state as plain data, secrets included."""
        raise NotImplementedError

    def passing_move(self) -> int:
        """The move that lets an optional interruption go by, or NO_PASS. Everyone knows when there is one, and the one
        seat that is asked can always make it.
        """
        return NO_PASS

    @property
    def outcome(self) -> Outcome:
        """How the match ended; while it goes on, the current score."""
        raise NotImplementedError

    # -- For the games

    def guess(self, seat: int, rng: Rng) -> "Match":
        """A match that looks the same to `seat`: everything it cannot know is redrawn, and the seed is new."""
        guess = self.copy_without_secrets(seat, rng)
        guess.redraw(seat, rng)
        return guess

    def copy_without_secrets(self, seat: int, rng: Rng) -> "Match":
        """A copy with a new seed and without secret events. Its hidden cards are still those of the match."""
        copy = self.copy()
        copy.rng_count = 0
        copy.rng_counts = NOTHING_COUNTED
        if self.chance == SEQUENCE:
            copy.seed = rng.new_seed()
        else:
            copy.chance = DREAM
            copy.seed = rng.short_seed()
        copy.narrate = self.narrate
        if self.events:
            copy.events = [event.redact_for(seat) for event in self.events]
        if self.played:  # what was chosen before the first event too
            copy.played = [played for played in self.played if played[1] == seat]
        return copy

    def copy_chance(self, source: "Match") -> None:
        """Foresee the same shuffles as `source`."""
        self.chance = source.chance
        self.rng_count = source.rng_count
        self.rng_counts = source.rng_counts

    def next_rng(self, purpose: str) -> Rng:
        """A generator for the next shuffle or lot of this purpose."""
        self.rng_count += 1
        if self.chance == DREAM:
            return dream_rng(self.seed, self.rng_count)
        if self.chance == SEQUENCE:
            return Rng(self.seed, self.rng_count)
        number = self.rng_counts.get(purpose, 0) + 1
        self.rng_counts = {**self.rng_counts, purpose: number}
        return stream_rng(self.seed, purpose, number)

    def tell(
        self, kind: str, values: EventValues, secret: EventValues | None = None, knows: tuple[int, ...] = ()
    ) -> None:
        self.events.append(Event(kind, values, secret, knows))

    def is_asked(self, seat: int) -> bool:
        return 0 <= seat < self.seats and self.awaited_seats >> seat & 1 == 1

    def refuse_untimely(self, seat: int) -> Refusal:
        if not 0 <= seat < self.seats:
            return Refusal("no-such-seat", self.game.id, "", seat=seat, last=self.seats - 1)
        return Refusal(
            "over" if self.over else "not-your-turn", self.game.id, self.game.turn_article, seat=seat
        )

    def refuse_unknown_move(self, move: int) -> Refusal:
        return Refusal("no-such-move", self.game.id, "", move=move, last=len(self.game.moves) - 1)
