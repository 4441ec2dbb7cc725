"""Shots, goals and penalty kicks during play (sections 6, 7 and 9)."""

from mypy_extensions import i64

from tavolino.core.counts import with_one_more
from tavolino.games.champions101.cards import NAMES, PENALTY
from tavolino.games.champions101.engine.periods import (
    draw_and_lose_ball,
    draw_and_play_on,
    end_period,
    possess,
)
from tavolino.games.champions101.engine.state import EXTRA, HAND_SIZE, State


def shoot(match: State, seat: i64) -> None:
    kind = match.pop()
    if match.narrate:
        match.tell("shot", {"seat": seat, "other": 1 - seat, "card": NAMES[kind]})
    if kind == PENALTY:
        match.out_of_game[PENALTY] += 1
        kick(match, seat)
        return
    match.put(kind)
    if match.cards_left() == 0 and not match.rules.last_shot_counts:
        if match.narrate:
            match.tell("too-late", {"seat": seat})
        end_period(match)
    elif kind & 1:
        score_goal(match, seat)
    elif kind >> 1 == match.colour(seat):
        rebound(match, seat, "corner")
    else:
        save_shot(match, seat, "saved")


def rebound(match: State, seat: i64, how: str) -> None:
    if match.narrate:
        match.tell(how, {"seat": seat, "other": 1 - seat})
    draw_and_play_on(match, seat, 3)


def save_shot(match: State, seat: i64, how: str) -> None:
    if match.narrate:
        match.tell(how, {"seat": seat, "other": 1 - seat})
    draw_and_lose_ball(match, seat, 5)


# -- A goal (section 7)


def score_goal(match: State, seat: i64) -> None:
    match.goals = with_one_more(match.goals, seat)
    if match.period == EXTRA:
        match.extra_goals = with_one_more(match.extra_goals, seat)
    if match.narrate:
        score: dict[str, int | str | list[str]] = {"home": match.goals[0], "away": match.goals[1]}
        match.tell("goal", {"seat": seat, "other": 1 - seat, "period": match.period, **score})
    match.sweep_pitch()
    if match.cards_left() and back_to_midfield(match, seat):
        possess(match, 1 - seat)
    else:
        end_period(match)


def back_to_midfield(match: State, scorer: i64) -> bool:
    """Brings both hands back to six: surplus first, then the seat that conceded draws (7.5). False at the last
    card.
    """
    shed_surplus(match, 1 - scorer)
    shed_surplus(match, scorer)
    return fill_up(match, 1 - scorer) and fill_up(match, scorer)


def shed_surplus(match: State, seat: i64) -> None:
    if match.hand_sizes[seat] > HAND_SIZE:
        match.remove_surplus(seat, match.hand_sizes[seat] - HAND_SIZE)


def fill_up(match: State, seat: i64) -> bool:
    return match.hand_sizes[seat] == HAND_SIZE or match.draw(seat, HAND_SIZE - match.hand_sizes[seat])


# -- A penalty kick (section 9)


def kick(match: State, seat: i64) -> None:
    match.discard_hand(seat)
    first, last = match.kick_cards()
    if match.narrate:
        match.tell("kick", {"seat": seat, "other": 1 - seat, "cards": [NAMES[first], NAMES[last]]})
    own = 2 * match.colour(seat)
    if first == own:
        first, last = last, first  # the kicker's colour ends on top (9.3)
    match.put(first)
    match.put(last)
    match.ball = seat
    if first & 1 or last & 1:
        score_goal(match, seat)
    elif last == own:
        rebound(match, seat, "kick-blocked")
    else:
        save_shot(match, seat, "kick-saved")
