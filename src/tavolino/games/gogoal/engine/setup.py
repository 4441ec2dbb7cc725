"""Setting up: the deal, and the first three footballers in secret (section 2)."""

from typing import Final

from mypy_extensions import i64

from tavolino.games.gogoal.cards import KINDS, NAMES, ROLES
from tavolino.games.gogoal.engine.deck import ACTIONS, PLAYERS
from tavolino.games.gogoal.engine.moves import FIELD, TRIOS
from tavolino.games.gogoal.engine.state import ASK_FIELD, NOBODY, State
from tavolino.games.gogoal.engine.turn import start_turn

PLAYERS_DEALT: Final[i64] = 5
ACTIONS_DEALT: Final[i64] = 2
ENOUGH: Final[i64] = 3  # nobody fields more of one kind


def kick_off(match: State) -> None:
    match.shuffle_decks()
    for seat in range(match.seats):
        deal_hand(match, seat)
    match.starter = match.rules.first
    if match.starter == NOBODY:
        match.starter = match.next_rng("starter").below(match.seats)
    if match.narrate:
        match.tell("begins", {"seat": match.starter})
    match.ask_secretly(ASK_FIELD, (1 << match.seats) - 1)


def deal_hand(match: State, seat: i64) -> None:
    cards = [match.take(seat, PLAYERS) for _ in range(PLAYERS_DEALT)]
    cards += [match.take(seat, ACTIONS) for _ in range(ACTIONS_DEALT)]
    if match.narrate:
        match.tell(
            "deal", {"seat": seat, "n": len(cards)}, {"cards": [NAMES[kind] for kind in cards]}, (seat,)
        )


def hand_code(match: State, seat: i64) -> i64:
    """The player cards in the hand, at most 3 of each, as digits of base 4."""
    code: i64 = 0
    at = seat * KINDS + ROLES
    for _kind in range(ROLES):
        at -= 1
        code = 4 * code + min(match.hand[at], ENOUGH)
    return code


def reveal_teams(match: State) -> None:
    moves = match.secret_moves
    match.secret_moves = [NOBODY] * match.seats
    for seat in range(match.seats):
        trio = TRIOS[moves[seat] - FIELD]
        for kind in trio:
            match.join(seat, kind)
        if match.narrate:
            match.tell("team", {"seat": seat, "cards": [NAMES[kind] for kind in trio]})
    start_turn(match, match.starter)
