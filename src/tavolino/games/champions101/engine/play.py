"""A play, the counter-attack and the penalty cards (sections 4, 5 and 8)."""

from mypy_extensions import i64

from tavolino.games.champions101.cards import KINDS, NAMES, PENALTY
from tavolino.games.champions101.engine.moves import CLAIM, FIRST, JOKER, PENALTIES, SECOND
from tavolino.games.champions101.engine.periods import draw_and_lose_ball, draw_and_play_on, end_period
from tavolino.games.champions101.engine.shot import kick, shoot
from tavolino.games.champions101.engine.state import (
    ASK_KEEP,
    ASK_PLAY,
    BALLS,
    FOOTBALLERS,
    NO_COLOUR,
    State,
)


def play_two(match: State, seat: i64, move: i64) -> None:
    if move < JOKER:
        lay_pair(match, seat, FIRST[move], SECOND[move])
    elif move < CLAIM:
        lay_joker(match, seat, (move - JOKER) // 4, (move - JOKER) % 4)
    elif move < PENALTIES:
        claim(match, seat, move - CLAIM)
    else:
        play_both_penalties(match, seat)


def lay_pair(match: State, seat: i64, a: i64, b: i64) -> None:
    if a & 1 == b & 1 and a >> 1 == match.colour(seat):
        a, b = b, a  # on one pile the player's own colour ends on top (4.3)
    if match.narrate:
        match.tell("lay", {"seat": seat, "cards": [NAMES[a], NAMES[b]]})
    match.give_up(seat, a)
    match.put(a)
    match.give_up(seat, b)
    match.put(b)
    judge(match, seat)


def judge(match: State, seat: i64) -> None:
    """Applies the table of 4.9 to the two cards."""
    pair = match.tops[FOOTBALLERS]
    before_goal = match.hand_sizes[seat] == 0
    if pair == NO_COLOUR or pair != match.tops[BALLS]:
        if match.narrate:
            match.tell("cleared" if before_goal else "pass-lost", {"seat": seat, "other": 1 - seat})
        draw_and_lose_ball(match, seat, 4 if before_goal else 2)
    elif pair != match.colour(seat):
        counter_attack(match, 1 - seat)
    elif before_goal:
        shoot(match, seat)
    else:
        if match.narrate:
            match.tell("pass", {"seat": seat, "left": match.hand_sizes[seat] + 1})
        draw_and_play_on(match, seat, 1)


# -- Counter-attack (section 5)


def counter_attack(match: State, seat: i64) -> None:
    if match.narrate:
        match.tell("counter", {"seat": seat, "other": 1 - seat})
    match.ball = seat
    if match.hand_sizes[seat]:
        match.ask(ASK_KEEP, seat)
    else:
        draw_and_play_on(match, seat, 2)


def keep(match: State, seat: i64, kept: i64) -> None:
    if match.narrate:
        tell_gift(match, seat, kept)
    match.hand_over(seat, kept)
    draw_and_play_on(match, seat, 1)


def tell_gift(match: State, seat: i64, kept: i64) -> None:
    first = seat * KINDS
    cards = [NAMES[kind] for kind in range(KINDS) for _ in range(match.hand[first + kind] - (kind == kept))]
    match.tell("keep", {"seat": seat}, {"card": NAMES[kept]}, (seat,))
    match.tell("give", {"seat": seat, "other": 1 - seat, "n": len(cards)}, {"cards": cards}, (0, 1))


# -- Penalty cards (section 8)


def lay_joker(match: State, seat: i64, first: i64, stands_for: i64) -> None:
    if match.narrate:
        match.tell("joker", {"seat": seat, "first": NAMES[first], "stands_for": NAMES[stands_for]})
    match.give_up(seat, first)
    match.put(first)
    match.give_up(seat, PENALTY)
    match.put_joker(stands_for)
    judge(match, seat)


def claim(match: State, seat: i64, first: i64) -> None:
    """Plays a penalty card while the other one is on the pitch: that wins a kick (8.4, 8.5)."""
    if match.narrate:
        match.tell("claim", {"seat": seat, "first": NAMES[first]})
    match.give_up(seat, first)
    match.put(first)
    show_penalty(match, seat)
    kick(match, seat)


def play_both_penalties(match: State, seat: i64) -> None:
    if match.narrate:
        match.tell("penalties", {"seat": seat})
    show_penalty(match, seat)
    show_penalty(match, seat)
    kick(match, seat)


def show_penalty(match: State, seat: i64) -> None:
    """Shows a penalty card, which leaves the game."""
    match.give_up(seat, PENALTY)
    match.out_of_game[PENALTY] += 1


def foul(match: State, seat: i64) -> None:
    """The seat without the ball shows a penalty card (8.6). With the other one on the pitch, that gives a kick
    (8.7).
    """
    is_kick = match.penalties_on_pitch() != 0
    if match.narrate:
        match.tell("foul-kick" if is_kick else "foul", {"seat": seat, "other": 1 - seat})
    show_penalty(match, seat)
    goes_on = match.draw(seat, 1)
    if is_kick:
        kick(match, 1 - seat)
    elif goes_on and match.draw(1 - seat, 2):
        match.ask(ASK_PLAY, 1 - seat)
    else:
        end_period(match)
