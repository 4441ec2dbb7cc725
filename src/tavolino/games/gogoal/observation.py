"""What a seat knows of a match of Go-Goal! as numbers, for programs that learn."""

from typing import Final

from mypy_extensions import i64

from tavolino.core.observation import Layout, Row
from tavolino.games.gogoal.cards import ATTACKS, GOAL, KINDS, ROLES, SCORING
from tavolino.games.gogoal.engine.moves import FIELD, SHOOT, TRIOS
from tavolino.games.gogoal.engine.state import ASK_FIELD, NOBODY, State
from tavolino.games.gogoal.engine.turn import MAX_ROUNDS

QUESTIONS: Final = 6
SYMBOLS: Final = 3


def lay_out(layout: Layout, seats: int) -> None:
    layout.flags("asked", 1)
    layout.flags("question", QUESTIONS)
    layout.flags("turn", seats)
    layout.flags("starter", seats)
    layout.flags("rivals", seats)
    layout.number("round", 1, MAX_ROUNDS + 1)
    layout.counts("decks", 2)
    layout.counts("discards", KINDS)
    layout.counts("hand", KINDS)
    layout.counts("chosen-team", ROLES)
    layout.flags("symbol", SYMBOLS)
    layout.flags("attack", ATTACKS)
    layout.flags("target", seats)
    layout.flags("named-footballer", ROLES)
    layout.counts("goals", seats)
    layout.counts("hand-sizes", 2 * seats)
    layout.counts("teams", ROLES * seats)
    layout.counts("goal-cards", SCORING * seats)


def observe(match: State, seat: i64, row: Row) -> None:
    seats: i64 = match.seats
    row.flag(match.awaited_seats >> seat & 1 == 1)
    row.one_of(-1 if match.over else match.asked, QUESTIONS)
    row.seat(match.turn, seat, seats)
    row.seat(match.starter, seat, seats)
    row.seats(match.rivals[seat], seat, seats)
    row.put(match.turns // seats + 1)
    row.put(match.players.cards_left())
    row.put(match.actions.cards_left())
    row.vec(match.discards, 0, KINDS)
    row.vec(match.hand, seat * KINDS, KINDS)
    observe_secret(match, seat, row)
    row.one_of(-1 if match.card == NOBODY else match.card - GOAL, ATTACKS)
    row.seat(match.target, seat, seats)
    row.one_of(match.named_footballer, ROLES)
    observe_seats(match, seat, row)


def observe_secret(match: State, seat: i64, row: Row) -> None:
    """What the seat has chosen in secret: a team, or a symbol."""
    move: i64 = match.secret_moves[seat]
    for kind in range(ROLES):
        is_team = match.asked == ASK_FIELD and move != NOBODY
        row.put(TRIOS[move - FIELD].count(kind) if is_team else 0)
    row.one_of((move - SHOOT) % SYMBOLS if move >= SHOOT else -1, SYMBOLS)


def observe_seats(match: State, seat: i64, row: Row) -> None:
    seats: i64 = match.seats
    for at in range(seats):
        row.put(match.goals[(seat + at) % seats])
    for at in range(seats):
        row.vec(match.hand_sizes, (seat + at) % seats * 2, 2)
    for at in range(seats):
        row.vec(match.team, (seat + at) % seats * ROLES, ROLES)
    for at in range(seats):
        row.vec(match.markers, (seat + at) % seats * SCORING, SCORING)
