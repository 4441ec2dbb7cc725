"""What a seat knows of a match of 101 Champions Challenge as numbers, for programs that learn."""

from typing import Final

from mypy_extensions import i64

from tavolino.core.observation import Layout, Row
from tavolino.games.champions101.cards import KINDS, PENALTY
from tavolino.games.champions101.engine.state import SHOOT_OUT, State

QUESTIONS: Final = 4
PERIODS: Final = 4
COLOURS: Final = 2
PILES: Final = 2


def lay_out(layout: Layout) -> None:
    layout.flags("asked", 1)
    layout.flags("question", QUESTIONS)
    layout.flags("period", PERIODS)
    layout.flags("my-ball", 1)
    layout.flags("i-am-red", 1)
    layout.counts("deck", 1)
    layout.counts("goals", 2)
    layout.counts("hand", KINDS)
    layout.counts("known-of-other-hand", KINDS)
    layout.counts("hand-sizes", 2)
    layout.counts("own-face-down", KINDS)
    layout.counts("other-face-down", 1)
    layout.flags("top-colours", PILES * COLOURS)
    layout.flags("joker-on-top", PILES)
    layout.counts("piles", PILES * KINDS)
    layout.counts("out", KINDS)
    layout.flags("shoot-out", 1)
    layout.counts("penalties-scored", 2)
    layout.counts("kicks-taken", 1)
    layout.flags("i-kick-first", 1)
    layout.flags("turned", PENALTY)
    layout.counts("kicked", KINDS)


def observe(match: State, seat: i64, row: Row) -> None:
    other = 1 - seat
    row.flag(match.awaited_seats >> seat & 1 == 1)
    row.one_of(-1 if match.over else match.asked, QUESTIONS)
    row.one_of(match.period, PERIODS)
    row.flag(match.ball == seat)
    row.flag(match.red == seat)
    row.put(match.cards_left())
    row.put(match.goals[seat])
    row.put(match.goals[other])
    observe_cards(match, seat, row)
    observe_piles(match, row)
    observe_shoot_out(match, seat, row)


def observe_cards(match: State, seat: i64, row: Row) -> None:
    other = 1 - seat
    row.vec(match.hand, seat * KINDS, KINDS)
    row.vec(match.hidden.sure, other * KINDS, KINDS)
    row.put(match.hand_sizes[seat])
    row.put(match.hand_sizes[other])
    row.vec(match.face_down, seat * KINDS, KINDS)
    down: i64 = 0
    for kind in range(KINDS):
        down += match.face_down[other * KINDS + kind]
    row.put(down)


def observe_piles(match: State, row: Row) -> None:
    for pile in range(PILES):
        row.one_of(match.tops[pile], COLOURS)
    row.members(match.joker_piles, PILES)
    row.vec(match.piles, 0, PILES * KINDS)
    row.vec(match.out_of_game, 0, KINDS)


def observe_shoot_out(match: State, seat: i64, row: Row) -> None:
    is_shoot_out = match.period == SHOOT_OUT
    row.flag(is_shoot_out)
    row.put(match.shoot_out_goals[seat])
    row.put(match.shoot_out_goals[1 - seat])
    row.put(match.kicks_taken)
    row.flag(is_shoot_out and match.starter == seat)
    row.one_of(match.turned_card if is_shoot_out and not match.over else -1, PENALTY)
    for kind in range(KINDS):
        row.put(match.kicked_cards.count(kind) if is_shoot_out else 0)
