"""Tables for the tests: people with names, a toy with secrets that allows draws, and random play."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import tavolino
from tavolino import Fault, Rng
from tavolino.core.game import Game
from tavolino.core.registry import game_classes
from tavolino.table.opening import open_table
from tavolino.table.seats import Seat
from tavolino.table.settings import Settings
from tavolino.table.table import Table
from tavolino.table.view import clock_readings, table_status
from tests.toy import CARDS, Toy, ToyMatch

NAMES = ("Ana", "Ion", "Ada", "Leo", "Mia", "Teo")
ANA, ION, ADA = 0, 1, 2
BOT = Seat("Greedy", "greedy")
RANDOM = Seat("Random", "random")
CHAMPIONS = tavolino.game("champions101")
GAMES = [tavolino.game(id) for id in tavolino.games()]
LIVE = Settings(pace=1.5)
OPEN_HANDED = 3
"""With this seed everyone at the toy can choose at first."""


class Friendly(Toy):
    """A toy whose players may agree on a draw."""

    def may_agree_draw(self) -> bool:
        return True


class MixedMatch(ToyMatch):
    """Every other round, from the first, the cards are shown openly, one player after the other."""

    def next_round(self) -> None:
        super().next_round()
        if self.awaited_seats and self.round % 2 == 0:
            self.secret_seats, self.awaited_seats = 0, 1

    def apply(self, seat: int, move: int) -> None:
        if self.secret_seats:
            super().apply(seat, move)
            return
        self.hands[seat][move] -= 1
        self.aside[move] += 1
        self.tell_show(seat, CARDS[move], False)
        self.awaited_seats = 1 << seat + 1
        if seat + 1 == self.seats:
            self.end_of_round()

    def end_of_round(self) -> None:
        for seat in range(self.seats):
            self.draw(seat)
        self.round += 1
        self.next_round()


class Mixed(Friendly):
    match_class = MixedMatch


TOY = Friendly()
MIXED = Mixed()


@contextmanager
def register_toy(toy: type[Toy] = Friendly) -> Iterator[None]:
    """Records name their game: while this lasts it can be found."""
    game_classes()["toy"] = toy
    try:
        yield
    finally:
        del game_classes()["toy"]


def people(n: int) -> list[Seat]:
    return [Seat(name) for name in NAMES[:n]]


def table_of(game: Game, *others: Seat, n: int = 2, settings: Settings | None = None, seed: int = 7) -> Table:
    """So many people, and whoever else sits down."""
    return open_table(game, [*people(n), *others], seed, settings=settings)


def play_on(table: Table, moves: int = 1, now: float = 0.0, seed: int = 1) -> None:
    """Random moves of the people who are asked; all that is due happens first."""
    rng = Rng(seed, len(table.state.moves))
    for _ in range(moves):
        table.tick(now)
        if not table.state.people_to_act or table.over:
            return
        seat = table.state.people_to_act[rng.below(len(table.state.people_to_act))]
        legal = table.match.legal(seat)
        table.play(seat, legal[rng.below(len(legal))], now)


def fault_key(action: object, *args: object) -> str:
    """The key of the fault that an action is answered with."""
    assert callable(action)
    try:
        action(*args)
    except Fault as fault:
        return fault.key
    return ""


def state(table: Table) -> dict[str, object]:
    """All that there is to know of a table, but for the generators of its bots."""
    return {
        "match": table.match.dump(),
        "events": table.match.events_for(0),
        "seats": table.seats,
        "places": table.state.presence,
        "out": list(table.state.out.items()),
        "moves": table.state.moves,
        "left": table.state.clocks.remaining_ms,
        "since": table.state.clocks.running_since_ms,
        "consent": table.state.consent,
        "times": (table.state.at_ms, table.state.ready_at_ms),
        "curtain": table.state.curtain,
        "window": table.state.window,
        "outcome": table.outcome,
        "over": table.over,
        "coming": table.automation.next_scheduled(),
    }


def clocks_of(table: Table, viewer: int | None, now: float) -> list[float | None]:
    """The seconds that each seat has left, as the viewer may know them; None where nobody counts."""
    at_ms = table.time_ms(now)
    return [reading and reading.seconds(at_ms) for reading in clock_readings(table.state, viewer)]


def view_of(table: Table, viewer: int | None, now: float = 0.0) -> dict[str, Any]:
    """All that a viewer may know of a table besides its match."""
    return {**table_status(table.state, viewer), "clocks": clocks_of(table, viewer, now)}
