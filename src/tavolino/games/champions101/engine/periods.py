"""The periods of a match and possession of the ball (sections 2, 5.6 and 10)."""

from mypy_extensions import i64

from tavolino.games.champions101.cards import COLOURS
from tavolino.games.champions101.engine.shoot_out import deal_hands, end_match, start_shoot_out
from tavolino.games.champions101.engine.state import (
    ASK_FOUL,
    EXTRA,
    FIRST_HALF,
    HAND_SIZE,
    SECOND_HALF,
    State,
)


def kick_off(match: State) -> None:
    colours = match.rules.colours
    match.red = match.next_rng("colours").below(2) if colours == "lot" else COLOURS.index(colours)
    match.starter = match.next_rng("starter").below(2)
    start_period(match, FIRST_HALF, match.starter)


def start_period(match: State, period: i64, ball: i64) -> None:
    match.period = period
    match.ball = ball
    match.lay_out(match.rules.full_deck)
    deal_hands(match, ball, HAND_SIZE)
    if match.narrate:
        match.tell("kick-off", {"period": period, "seat": ball, "colour": COLOURS[match.colour(ball)]})
    match.ask(ASK_FOUL, 1 - ball)


def end_period(match: State) -> None:
    if match.narrate:
        match.tell("whistle", {"period": match.period, "home": match.goals[0], "away": match.goals[1]})
    if match.period == FIRST_HALF:
        start_period(match, SECOND_HALF, 1 - match.starter)
    elif match.goals[0] != match.goals[1] or not match.rules.must_win:
        end_match(match)
    elif match.period == SECOND_HALF:
        start_period(match, EXTRA, match.next_rng("extra-starter").below(2))
    else:
        start_shoot_out(match)


def draw_and_play_on(match: State, seat: i64, n: i64) -> None:
    if match.draw(seat, n):
        match.ask(ASK_FOUL, 1 - seat)
    else:
        end_period(match)


def draw_and_lose_ball(match: State, seat: i64, n: i64) -> None:
    if match.draw(seat, n):
        possess(match, 1 - seat)
    else:
        end_period(match)


def possess(match: State, seat: i64) -> None:
    """A possession not won by a counter-attack: with fewer than three cards, the player first draws (5.6)."""
    match.ball = seat
    if match.hand_sizes[seat] < 3:
        draw_and_play_on(match, seat, 3 - match.hand_sizes[seat])
    else:
        match.ask(ASK_FOUL, 1 - seat)
