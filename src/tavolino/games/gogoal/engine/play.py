"""What a seat can play on its turn, and what it plays (sections 3 and 4)."""

from mypy_extensions import i64

from tavolino.core.rng import Rng
from tavolino.games.gogoal.cards import ACTIONS, ATTACKS, GOAL, KINDS, NAMES, ROLES, SCORING, YELLOW
from tavolino.games.gogoal.engine.attack import attack
from tavolino.games.gogoal.engine.deck import HELD_BACK
from tavolino.games.gogoal.engine.moves import (
    ATTACK,
    ATTACK_CHOICES,
    DISCARD,
    DISCARD_CHOICES,
    MAX_SEATS,
    PLAY,
    PLAY_CHOICES,
    SHOW,
    SHOW_CHOICES,
    SUB,
)
from tavolino.games.gogoal.engine.state import NOBODY, TEAM_SIZE, State
from tavolino.games.gogoal.engine.turn import ask_draw


def turn_choices(match: State, seat: i64) -> list[int]:
    """All that can be played, in the order of the table of moves; if nothing can, the cards to discard (3.5)."""
    groups = playable_groups(match, seat)
    if len(groups) == 1:
        return groups[0]
    moves: list[int] = []
    for group in groups:
        moves += group
    return moves


def random_turn_choice(match: State, seat: i64, rng: Rng) -> i64:
    """One of the same moves, drawn as from their list, which is not made."""
    groups = playable_groups(match, seat)
    n: i64 = 0
    for group in groups:
        n += len(group)
    n = rng.below(n)
    for group in groups:
        if n < len(group):
            return group[n]
        n -= len(group)
    raise AssertionError("a seat on turn always has a choice")


def playable_groups(match: State, seat: i64) -> list[list[int]]:
    """The moves in ready-made lists: footballers, then each attack card; or the discards."""
    players = player_choices(match, seat)
    groups = [players]
    if match.hand_sizes[seat * 2 + 1] == 0:
        return groups
    add_attacks(match, seat, groups)
    if len(groups) == 1 and len(players) == 0:
        return [DISCARD_CHOICES[match.kinds_in(match.hand, seat * KINDS + GOAL, ACTIONS)]]
    return groups


def player_choices(match: State, seat: i64) -> list[int]:
    mask = match.kinds_in(match.hand, seat * KINDS, ROLES)
    if match.team_sizes[seat] < TEAM_SIZE:
        return PLAY_CHOICES[mask]
    return match.rules.subs[16 * mask + match.kinds_in(match.team, seat * ROLES, ROLES)]


def add_attacks(match: State, seat: i64, groups: list[list[int]]) -> None:
    more, level, anyone = match.in_range(seat)
    at = seat * KINDS + GOAL
    for card in range(SCORING):
        if match.hand[at + card]:
            reached = more if card == 0 else level if card == 1 else anyone
            if reached:
                groups.append(ATTACK_CHOICES[64 * card + reached])
    for card in range(SCORING, ATTACKS):
        if match.hand[at + card]:
            add_bookings(match, seat, card - SCORING, groups)


def add_bookings(match: State, seat: i64, red: i64, groups: list[list[int]]) -> None:
    """The footballers to whom a YELLOW or a RED can be shown (5.5)."""
    seats: i64 = match.seats
    for foe in range(seats):
        if match.rivals[seat] >> foe & 1 and match.team_sizes[foe]:
            team = match.kinds_in(match.team, foe * ROLES, ROLES)
            groups.append(SHOW_CHOICES[16 * (MAX_SEATS * red + foe) + team])


def play_card(match: State, seat: i64, move: i64) -> None:
    if move < ATTACK or SHOW <= move < DISCARD:
        hold_back(match, seat)
    if move < SUB:
        play_footballer(match, seat, move - PLAY, NOBODY)
    elif move < ATTACK:
        play_footballer(match, seat, (move - SUB) // ROLES, (move - SUB) % ROLES)
    elif move < SHOW:
        at = move - ATTACK
        attack(match, seat, GOAL + at // MAX_SEATS, at % MAX_SEATS, NOBODY)
    elif move < DISCARD:
        at = (move - SHOW) // ROLES
        attack(match, seat, YELLOW + at // MAX_SEATS, at % MAX_SEATS, (move - SHOW) % ROLES)
    else:
        discard(match, seat, GOAL + move - DISCARD)


def hold_back(match: State, seat: i64) -> None:
    """Notes the hint that a seat which plays no shot at an open goal probably holds none."""
    if match.hand_sizes[2 * seat + 1] == 0:
        return
    more, level, anyone = match.in_range(seat)
    if anyone:  # then SUPER GOAL! and PENALTY are possible: bits 4 and 8
        match.actions.note_hint(seat, HELD_BACK + 12 + (2 if level else 0) + (1 if more else 0))


def discard(match: State, seat: i64, kind: i64) -> None:
    """Nothing can be played: a card is discarded, which shows what the hand does not hold (3.5)."""
    reach = match.reach(seat)
    match.actions.note_stuck(seat, match.kinds_in(reach, 0, ATTACKS))
    match.give_up(seat, kind)
    match.discards[kind] += 1
    if match.narrate:
        match.tell("discard", {"seat": seat, "card": NAMES[kind]})
    ask_draw(match)


def play_footballer(match: State, seat: i64, kind: i64, off: i64) -> None:
    match.join(seat, kind)
    if match.narrate:
        match.tell("join", {"seat": seat, "card": NAMES[kind]})
    if off != NOBODY:
        match.leave(seat, off)
        if match.narrate:
            match.tell("makes-room", {"seat": seat, "card": NAMES[off]})
    ask_draw(match)
