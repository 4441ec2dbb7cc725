"""What the footballers in an action are worth, and their total. Only reads the state."""

from typing import NamedTuple

from mypy_extensions import i64

from tavolino.games.best11.engine.card_box import (
    DENIAL,
    ELEVEN,
    NOBODY,
    ROLE_BONUS,
    STRONGEST,
    TOTAL_BONUS,
)
from tavolino.games.best11.engine.state import State


def live_bonus(state: State, seat: i64) -> int:
    """A manager's bonus, unless the opponent denies it (6.6, 6.7)."""
    return 0 if state.bonus(state.opponent(seat)) == DENIAL else state.bonus(seat)


def starting_value(state: State, seat: i64, slot: i64) -> int:
    """With the band and, unless it is denied, the bonus for his role (6.8, 7.1)."""
    value = state.footballer_value(seat, slot)
    if live_bonus(state, seat) == ROLE_BONUS:
        card = state.box.management[state.management[seat]]
        if card.role == state.box.role[state.team[seat * ELEVEN + slot]]:
            value += card.by
    return value


def action_total(state: State) -> int:
    """The points of the action that is being tried."""
    total = white_event_points(state, state.acting)
    for value in state.values:
        total += value
    bonus = live_bonus(state, state.acting)
    if bonus in (TOTAL_BONUS, STRONGEST):
        total += state.box.management[state.management[state.acting]].by
    return total


def white_event_points(state: State, seat: i64) -> int:
    """What white events add to a manager's total (12.4, 12.5)."""
    points = 0
    kinds = len(state.box.events)
    for kind in state.box.totals:
        n = state.events_in_front[seat * kinds + kind]
        if n and not (state.box.events[kind].alone and is_shared(state, kind, seat)):
            points += n * state.box.events[kind].total
    return points


class TotalBonus(NamedTuple):
    """Points that a manager's card adds to a total: a white event, or (NOBODY) the management card of a seat."""

    kind: int
    seat: int
    points: int


def total_bonuses(state: State) -> list[TotalBonus]:
    """What adds to the footballers' points in the action that is being tried; a bonus that is denied adds 0."""
    seat, kinds = state.acting, len(state.box.events)
    bonus = state.bonus(seat)
    found: list[TotalBonus] = []
    if bonus and not live_bonus(state, seat):
        found.append(TotalBonus(NOBODY, state.opponent(seat), 0))
    elif bonus in (TOTAL_BONUS, STRONGEST):
        found.append(TotalBonus(NOBODY, seat, state.box.management[state.management[seat]].by))
    for kind in state.box.totals:
        n = state.events_in_front[seat * kinds + kind]
        if n and not (state.box.events[kind].alone and is_shared(state, kind, seat)):
            found.append(TotalBonus(kind, seat, n * state.box.events[kind].total))
    return found


def is_shared(state: State, kind: i64, seat: i64) -> bool:
    """Has another manager this white event in play too?"""
    kinds = len(state.box.events)
    return any(other != seat and state.events_in_front[other * kinds + kind] for other in range(state.seats))


def wanted_total(state: State) -> int:
    """The points that the half being tried needs."""
    return state.box.halves[state.half].total
